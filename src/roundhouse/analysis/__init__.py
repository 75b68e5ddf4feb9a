"""After the game: its course in chances, where it turned, what was luck. Knows no game."""

from roundhouse.analysis.decisions import BLUNDER, MISTAKE, SLIP, Effort
from roundhouse.analysis.plan import Slice, analyse, slices, work
from roundhouse.analysis.report import VERSION, assembled, turning_points

__all__ = ["BLUNDER", "MISTAKE", "SLIP", "VERSION", "Effort", "Slice", "analyse", "assembled", "slices", "turning_points", "work"]
