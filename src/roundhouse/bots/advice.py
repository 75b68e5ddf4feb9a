"""Advice to a person: the best moves, the chance of each to win, and why, in the parts that the game's judge weighs."""

from dataclasses import dataclass
from typing import Any

from roundhouse.bots.search import Candidate, SearchBot
from roundhouse.bots.seat import Bot, Seat
from roundhouse.kernel.move import Move

BEST = 3  # moves that are told
REASONS = 2  # parts that are told of each
WORTH_TELLING = 0.5  # points


@dataclass(frozen=True)
class Advice:
    """A move, the chance to win after it, the points expected at the end, and what speaks for it (or against) beside the other moves tried."""

    move: Move
    chance: float
    points: float
    why: tuple[tuple[str, float], ...]  # a part of the value (`Game.terms`) and by how many points it differs, the largest first

    def data(self) -> dict[str, Any]:
        """As plain JSON data, the move by its notation."""
        why = [{"term": term, "points": round(points, 1)} for term, points in self.why]
        return {"move": self.move.text, "chance": round(self.chance, 3), "points": round(self.points, 1), "why": why}


def advise(mind: Bot, table: Seat) -> tuple[Move, list[Advice]]:
    """What `mind` would play, and its best moves with reasons; no reasons from a bot that does not search, or where there is no choice."""
    if not isinstance(mind, SearchBot) or len(table.moves()) == 1:
        return mind.choose(table), []
    tried = [candidate for candidate in mind.ranked(table) if candidate.values]
    if not tried:
        return mind.choose(table), []
    names: tuple[str, ...] = table.imagine(mind.chance).setting.game.terms
    return tried[0].move, [_advice(candidate, tried, names) for candidate in tried[:BEST]]


def _advice(candidate: Candidate, tried: list[Candidate], names: tuple[str, ...]) -> Advice:
    others = [other for other in tried if other is not candidate]
    why = []
    for place, name in enumerate(names):
        usual = sum(other.terms[place] for other in others) / len(others) if others else candidate.terms[place]
        why.append((name, candidate.terms[place] - usual))
    why.sort(key=lambda reason: -abs(reason[1]))
    told = tuple(reason for reason in why[:REASONS] if abs(reason[1]) >= WORTH_TELLING)
    return Advice(candidate.move, candidate.odds, sum(candidate.terms), told)
