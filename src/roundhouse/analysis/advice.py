"""Advice to a person: the best moves, what is to be expected of each as the analysis would tell it, and why, in the parts that the game's judge weighs."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.analysis.decisions import Study, Trial
from roundhouse.bots.search import Candidate, SearchBot
from roundhouse.bots.seat import Bot, Seat
from roundhouse.kernel.move import Move

BEST: Final = 3  # moves that are told
REASONS: Final = 2  # parts that are told of each
WORTH_TELLING: Final = 0.5  # points
WORLDS: Final = 8  # in which the moves that are told are looked at
TURNS: Final = 2  # own turns ahead
SECONDS: Final = 4.0  # after which fewer worlds will do


@dataclass(frozen=True)
class Advice:
    """A move, what may be expected after it, and what speaks for it (or against) beside the other moves tried."""

    move: Move
    chance: float  # to win: calibrated, as everywhere in an analysis
    place: float  # at the end, 1 the first
    points: float  # at the end
    why: tuple[tuple[str, float], ...]  # a part of the value (`Game.terms`) and by how many points it differs, the largest first

    def data(self) -> dict[str, Any]:
        """As plain JSON data, the move by its notation."""
        why = [{"term": term, "points": round(points, 1)} for term, points in self.why]
        return {"move": self.move.text, "chance": round(self.chance, 3), "place": round(self.place, 2), "points": round(self.points, 1), "why": why}


def advise(mind: Bot, table: Seat) -> tuple[Move, list[Advice]]:
    """What `mind` would play, and its best moves with reasons; no reasons from a bot that does not search, or where there is no choice."""
    if not isinstance(mind, SearchBot) or len(table.moves()) == 1:
        return mind.choose(table), []
    tried = [candidate for candidate in mind.ranked(table) if candidate.values]
    if not tried:
        return mind.choose(table), []
    trials = _expected(mind, table, [candidate.move for candidate in tried[:BEST]])
    names: tuple[str, ...] = table.imagine(mind.chance).setting.game.terms
    return tried[0].move, [_advice(candidate, trial, tried, names, table.seat) for candidate, trial in zip(tried, trials, strict=False)]


def _expected(mind: SearchBot, table: Seat, moves: Sequence[Move]) -> list[Trial]:
    """The moves that are told, all tried in the same worlds."""
    study = Study(table.imagine(mind.chance), table.seat, mind.chance.below(1 << 30))
    trials = [Trial(move, []) for move in moves]
    end = time.monotonic() + SECONDS
    for _ in range(WORLDS):
        study.try_all(trials, 1, TURNS)
        if mind.stopped or time.monotonic() > end:
            break
    return trials


def _advice(candidate: Candidate, trial: Trial, tried: list[Candidate], names: tuple[str, ...], seat: int) -> Advice:
    others = [other for other in tried if other is not candidate]
    why = []
    for place, name in enumerate(names):
        usual = sum(other.terms[place] for other in others) / len(others) if others else candidate.terms[place]
        why.append((name, candidate.terms[place] - usual))
    why.sort(key=lambda reason: -abs(reason[1]))
    told = tuple(reason for reason in why[:REASONS] if abs(reason[1]) >= WORTH_TELLING)
    return Advice(candidate.move, trial.chance, trial.place, trial.points(seat), told)
