"""What a designer asks of a game and its board: seats, strategies, leaders, decisions that matter, places that nobody uses, what each thing is worth."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.arena.contest import POINTS, Result
from roundhouse.arena.design import Tournament
from roundhouse.arena.figures import SeatFigures, Share, leader_wins, seat_figures
from roundhouse.arena.observing import Item, Observation
from roundhouse.arena.statistics import SURE
from roundhouse.arena.strategies import Strategy, strategies
from roundhouse.kernel.game import game

FEWEST = 20  # seats that must have a thing, and seats that must not, before anything is said of it
HALF = POINTS // 2
CLEAR = 0.05  # the error for all things together


@dataclass(frozen=True)
class Effect:
    """A thing, and how much more of the victory seats have that got it than those that did not. Who is ahead can also get more: this is no proof of a cause."""

    item: Item
    seats: int
    share: float  # of the victory, with it
    without: float
    low: float  # of the difference
    high: float
    clear: bool  # the difference holds even for as many things as were looked at
    points: float  # more at the end

    @property
    def difference(self) -> float:
        """Of the shares."""
        return self.share - self.without


@dataclass(frozen=True)
class Weight:
    """Decisions of a phase: how many were weighed, and what the best move has above the mean of all and above the next best, in chances to win."""

    phase: str
    decisions: int
    swing: float
    margin: float
    matter: float  # the part of them in which the best move is worth a twentieth of the victory more than the mean


@dataclass(frozen=True)
class Balance:
    """The answers."""

    plan: Tournament
    games: int
    seats: tuple[SeatFigures, ...]
    leaders: tuple[Share | None, ...]  # how often whoever leads at each moment wins
    ahead: float  # points between the first and the second at half time, on average
    comeback: Share  # winners who were behind somebody at half time
    from_last: Share  # winners who had the fewest points at half time
    lead_changes: float
    strategies: tuple[Strategy, ...]
    weights: tuple[Weight, ...]
    usage: dict[str, int]  # in how many games a place was touched, by place; all places that a move can touch
    effects: tuple[Effect, ...]

    def unused(self) -> list[str]:
        """The places that no game touched."""
        return [place for place, games in self.usage.items() if not games]


def balance(plan: Tournament, seen: Sequence[Observation]) -> Balance:
    """The answers from at least one game."""
    results = [one.result for one in seen]
    return Balance(
        plan=plan,
        games=len(seen),
        seats=tuple(seat_figures(results, seat, plan.players) for seat in range(plan.players)),
        leaders=tuple(leader_wins(results, point) for point in range(POINTS)),
        ahead=math.fsum(_gap(one.course[HALF]) for one in results) / len(results),
        comeback=_behind(results, last=False),
        from_last=_behind(results, last=True),
        lead_changes=math.fsum(one.lead_changes for one in results) / len(results),
        strategies=tuple(strategies(plan, seen)),
        weights=tuple(weights(seen)),
        usage=usage(plan, seen),
        effects=tuple(effects(seen)),
    )


def _gap(points: Sequence[int]) -> int:
    first, second = sorted(points, reverse=True)[:2] if len(points) > 1 else (points[0], points[0])
    return first - second


def _behind(results: Sequence[Result], last: bool) -> Share:
    """How much of the victories went to seats that were behind at half time, or last and alone there."""
    won = 0.0
    for one in results:
        points = one.course[HALF]
        for seat, share in enumerate(one.shares):
            is_last = points[seat] == min(points) and points.count(min(points)) == 1
            won += share if (is_last if last else points[seat] < max(points)) else 0.0
    players = len(results[0].bots)
    return Share.of(won, len(results), 1 / players if last else (players - 1) / players)


def weights(seen: Sequence[Observation]) -> list[Weight]:
    """The weights of decisions by phase, the heaviest first."""
    found: dict[str, list[tuple[float, float]]] = {}
    for one in seen:
        for phase, swing, margin in one.weights:
            found.setdefault(phase, []).append((swing, margin))
    rows = []
    for phase, pairs in found.items():
        swings = [swing for swing, _ in pairs]
        matter = sum(swing > 0.05 for swing in swings) / len(swings)
        rows.append(Weight(phase, len(pairs), sum(swings) / len(swings), sum(margin for _, margin in pairs) / len(pairs), matter))
    return sorted(rows, key=lambda row: -row.swing)


def usage(plan: Tournament, seen: Sequence[Observation]) -> dict[str, int]:
    """In how many games each place was touched."""
    found = game(plan.game)
    board = found.board(plan.board)
    every: Counter[str] = Counter()
    for move in board.moves:
        for place in found.places(board, move):
            every[place] += 0
    for one in seen:
        every.update(dict.fromkeys(one.places, 1))
    return dict(every)


def effects(seen: Sequence[Observation]) -> list[Effect]:
    """What each thing is worth, the best first; only things that enough seats had and enough had not."""
    places = [(one, seat) for one in seen for seat in range(len(one.items))]
    had: dict[Item, list[tuple[Observation, int]]] = {}
    for one, seat in places:
        for item in one.items[seat]:
            had.setdefault(item, []).append((one, seat))
    known = {item: rows for item, rows in had.items() if min(len(rows), len(places) - len(rows)) >= FEWEST}
    total = math.fsum(one.result.shares[seat] for one, seat in places)
    points = math.fsum(one.result.scores[seat] for one, seat in places)
    sure = _sure(CLEAR / max(1, len(known)))
    found = []
    for item, rows in known.items():
        mine, others = len(rows), len(places) - len(rows)
        won = math.fsum(one.result.shares[seat] for one, seat in rows)
        scored = math.fsum(one.result.scores[seat] for one, seat in rows)
        share, without = won / mine, (total - won) / others
        error = math.sqrt(_variance(share, mine) + _variance(without, others))
        difference = share - without
        clear = abs(difference) > sure * error
        more = scored / mine - (points - scored) / others
        found.append(Effect(item, mine, share, without, difference - SURE * error, difference + SURE * error, clear, more))
    return sorted(found, key=lambda row: -row.difference)


def _variance(share: float, count: int) -> float:
    """Of a share; never 0, as a share of 0 in a few seats is none of 0 in all (Agresti and Coull)."""
    better = (share * count + 2) / (count + 4)
    return better * (1 - better) / (count + 4)


def _sure(error: float) -> float:
    """How many standard deviations are passed with this error, on either side."""
    low, high = 0.0, 10.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if math.erfc(middle / math.sqrt(2)) > error else (low, middle)
    return high
