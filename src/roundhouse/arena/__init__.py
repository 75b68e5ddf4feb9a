"""The arena: many games of bots at once, and what comes of them."""

from roundhouse.arena.match import Broke, Outcome, Plan, play_one
from roundhouse.arena.simulate import simulate
from roundhouse.arena.statistics import Spread, Summary, summary, wilson

__all__ = ["Broke", "Outcome", "Plan", "Spread", "Summary", "play_one", "simulate", "summary", "wilson"]
