"""Halt: the last railcar of a branch line, for 2 to 4 players."""

from halt.game import GAME

__all__ = ["GAME"]
