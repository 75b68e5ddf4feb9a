"""What a tournament says: of each bot, of each pair, of each seat, and of the games."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from roundhouse.arena.certainty import compare
from roundhouse.arena.contest import POINTS, Result
from roundhouse.arena.design import Tournament
from roundhouse.arena.rating import Rating, ratings
from roundhouse.arena.statistics import Spread, wilson


@dataclass(frozen=True)
class Share:
    """A share of victories: of how many chances, and between what limits the true one lies (95 %). Who shares a victory has a part of it."""

    wins: float
    games: int
    share: float
    low: float
    high: float
    fair: float

    @staticmethod
    def of(wins: float, games: int, fair: float) -> "Share":
        """The share of at least one game."""
        low, high = wilson(wins, games)
        return Share(wins, games, wins / games, low, high, fair)


@dataclass(frozen=True)
class Bot:
    """What a bot did, over all the seats that it had."""

    name: str
    wins: Share
    rank: float  # on average
    scores: Spread
    quartiles: tuple[float, ...]  # of the scores: 5, 25, 50, 75 and 95 %
    rating: Rating
    seconds: float  # a move, on average
    slowest: float


@dataclass(frozen=True)
class SeatFigures:
    """What a seat is worth, whoever has it."""

    seat: int  # from 1
    wins: Share
    scores: Spread


@dataclass(frozen=True)
class Pair:
    """How often `first` finished ahead of `second` where they met; a shared victory counts half."""

    first: str
    second: str
    meetings: int
    share: float


@dataclass(frozen=True)
class Figures:
    """A tournament in numbers."""

    games: int
    decisions: int
    bots: tuple[Bot, ...]  # the best first
    pairs: tuple[Pair, ...]
    seats: tuple[SeatFigures, ...]
    lengths: Spread
    lead_changes: Spread
    branching: float
    choices: float  # part of the decisions with more than one legal move
    breadth: tuple[float, ...]  # legal moves in each tenth of a game
    leader_wins: tuple[Share | None, ...]  # at each moment of the course: how often the seat with the most points wins in the end
    shared: int  # games that more than one seat won
    stood_in: int

    def data(self) -> dict[str, Any]:
        """As plain JSON data."""
        return asdict(self)


def figures(plan: Tournament, results: Sequence[Result]) -> Figures:
    """The figures of at least one game."""
    rated = {one.name: one for one in ratings(results, plan.bots)}
    bots = [_bot(name, results, rated[name]) for name in plan.bots if any(name in one.bots for one in results)]
    decisions = sum(sum(one.decisions) for one in results)
    return Figures(
        games=len(results),
        decisions=decisions,
        bots=tuple(sorted(bots, key=lambda one: -one.rating.rating)),
        pairs=tuple(_pair(results, first, second) for first in plan.bots for second in plan.bots if first != second and _met(results, first, second)),
        seats=tuple(seat_figures(results, seat, plan.players) for seat in range(plan.players)),
        lengths=Spread.of([one.length for one in results]),
        lead_changes=Spread.of([one.lead_changes for one in results]),
        branching=math.fsum(one.branching * sum(one.decisions) for one in results) / decisions,
        choices=sum(one.choices for one in results) / decisions,
        breadth=tuple(math.fsum(one.breadth[part] for one in results) / len(results) for part in range(10)),
        leader_wins=tuple(leader_wins(results, point) for point in range(POINTS)),
        shared=sum(max(one.shares) < 1 for one in results),
        stood_in=sum(one.stood_in for one in results),
    )


def _bot(name: str, results: Sequence[Result], rating: Rating) -> Bot:
    places = [(one, seat) for one in results for seat, other in enumerate(one.bots) if other == name]
    scores = sorted(one.scores[seat] for one, seat in places)
    thought = math.fsum(one.seconds[seat] for one, seat in places)
    return Bot(
        name=name,
        wins=Share.of(math.fsum(one.shares[seat] for one, seat in places), len(places), 1 / len(results[0].bots)),
        rank=math.fsum(one.ranks[seat] for one, seat in places) / len(places),
        scores=Spread.of(scores),
        quartiles=tuple(quantile(scores, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)),
        rating=rating,
        seconds=thought / max(1, sum(one.decisions[seat] for one, seat in places)),
        slowest=max(one.slowest[seat] for one, seat in places),
    )


def quantile(numbers: Sequence[float], part: float) -> float:
    """The number below which this part of the sorted numbers lies."""
    place = part * (len(numbers) - 1)
    below = int(place)
    above = min(below + 1, len(numbers) - 1)
    return numbers[below] + (numbers[above] - numbers[below]) * (place - below)


def _met(results: Sequence[Result], first: str, second: str) -> bool:
    return any(first in one.bots and second in one.bots for one in results)


def _pair(results: Sequence[Result], first: str, second: str) -> Pair:
    found = [value for one in results if (value := compare(one, first, second)) is not None]
    return Pair(first, second, len(found), (1 + math.fsum(found) / len(found)) / 2)


def seat_figures(results: Sequence[Result], seat: int, players: int) -> SeatFigures:
    """What a seat (from 0) is worth."""
    wins = Share.of(math.fsum(one.shares[seat] for one in results), len(results), 1 / players)
    return SeatFigures(seat + 1, wins, Spread.of([one.scores[seat] for one in results]))


def leader_wins(results: Sequence[Result], point: int) -> Share | None:
    """How often a seat that has the most points alone at this moment wins; None if nobody ever has."""
    led = [(one, one.course[point].index(max(one.course[point]))) for one in results if one.course[point].count(max(one.course[point])) == 1]
    return Share.of(math.fsum(one.shares[seat] for one, seat in led), len(led), 1 / len(results[0].bots)) if led else None
