"""The `roundhouse` command: every game in the terminal, by the registry alone."""

from roundhouse.cli.app import app, main

__all__ = ["app", "main"]
