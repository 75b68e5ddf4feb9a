"""The `roundhouse` command: every game in the terminal, by the registry alone."""

from roundhouse.cli.app import main, run

__all__ = ["main", "run"]
