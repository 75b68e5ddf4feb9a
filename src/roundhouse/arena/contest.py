"""One game of a tournament, played and measured."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from roundhouse.arena.design import Tournament
from roundhouse.arena.match import Watch, conduct
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.move import seat_and_move
from roundhouse.kernel.record import Record
from roundhouse.kernel.state import State

POINTS = 11  # of the course of a game: its beginning, its end, and nine between
TIMES = ("seconds", "slowest")  # what depends on the machine


@dataclass(frozen=True)
class Result:
    """What is kept of one game. Lists are by seat unless something else is said."""

    number: int
    block: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1: first; those who share the victory are all 1
    shares: tuple[float, ...]  # of the victory; their sum is 1
    decisions: tuple[int, ...]
    choices: int  # decisions with more than one legal move
    branching: float  # legal moves of a decision, on average
    widest: int  # the most of them
    lead_changes: int  # another seat had the most points at the end of a turn than before
    course: tuple[tuple[int, ...], ...]  # the points at eleven moments, evenly spread over the turns
    breadth: tuple[float, ...]  # legal moves, on average, in each tenth of the decisions
    plies: tuple[int, ...]
    seconds: tuple[float, ...]  # thought in all
    slowest: tuple[float, ...]  # the longest thought
    stood_in: int = 0  # decisions that a fallback made for a program that failed

    @property
    def length(self) -> int:
        """Moves of the game."""
        return len(self.plies)

    def data(self) -> dict[str, Any]:
        """As plain JSON data."""
        return asdict(self)

    @staticmethod
    def read(data: Mapping[str, Any]) -> "Result":
        """What `data` wrote."""
        return Result(**{field.name: _tuples(data[field.name]) for field in fields(Result)})

    def same(self) -> dict[str, Any]:
        """All that is the same wherever and whenever the game is played."""
        return {key: value for key, value in self.data().items() if key not in TIMES}


def _tuples(value: Any) -> Any:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value


class Meter(Watch):
    """Counts and measures while a game is played."""

    def __init__(self, players: int) -> None:
        self.widths: list[int] = []
        self.decisions = [0] * players
        self.seconds = [0.0] * players
        self.slowest = [0.0] * players
        self.course: list[tuple[int, ...]] = []  # the points at the ends of turns
        self.lead_changes = 0
        self._leader = -1
        self._turn = -1

    def asked(self, state: State, seat: int) -> None:
        if seat != self._turn:
            self._turn = seat
            self._look(state)
        self.widths.append(len(state.moves(seat)))
        self.decisions[seat] += 1

    def answered(self, state: State, seat: int, seconds: float) -> None:
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)
        if state.over:
            self._look(state)

    def _look(self, state: State) -> None:
        points = tuple(state.scores())
        self.course.append(points)
        best = max(points)
        if points.count(best) == 1 and points.index(best) != self._leader:
            self.lead_changes += self._leader >= 0
            self._leader = points.index(best)

    def breadth(self) -> tuple[float, ...]:
        """Legal moves in each tenth of the decisions."""
        size = len(self.widths)
        parts = [self.widths[size * part // 10 : max(size * (part + 1) // 10, size * part // 10 + 1)] for part in range(10)]
        return tuple(round(sum(part) / len(part), 3) if part else 0.0 for part in parts)


def play(plan: Tournament, number: int) -> Result:
    """Play game `number` of the tournament to its end."""
    fixture = plan.fixture(number)
    found = game(plan.game)
    state = found.new(plan.players, fixture.seed, plan.board, dict(plan.options))
    meter = Meter(plan.players)
    _, stood_in = conduct(state, fixture.seats, plan.dice(number), number, plan.check, meter)
    winners = state.winners()
    ranks = [0] * plan.players
    for place, seat in enumerate(state.ranking()):
        ranks[seat] = 1 if seat in winners else place + 1
    last = len(meter.course) - 1
    return Result(
        number=number,
        block=fixture.block,
        seed=fixture.seed,
        bots=fixture.seats,
        scores=tuple(state.scores()),
        ranks=tuple(ranks),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(plan.players)),
        decisions=tuple(meter.decisions),
        choices=sum(width > 1 for width in meter.widths),
        branching=round(sum(meter.widths) / len(meter.widths), 3),
        widest=max(meter.widths),
        lead_changes=meter.lead_changes,
        course=tuple(meter.course[round(last * point / (POINTS - 1))] for point in range(POINTS)),
        breadth=meter.breadth(),
        plies=tuple(state.plies),
        seconds=tuple(round(one, 6) for one in meter.seconds),
        slowest=tuple(round(one, 6) for one in meter.slowest),
        stood_in=stood_in,
    )


def start(plan: Tournament, result: Result) -> State:
    """The table of a game before its first move."""
    return game(plan.game).new(plan.players, result.seed, plan.board, dict(plan.options))


def finish(plan: Tournament, result: Result) -> State:
    """The table of a game after its last move, played again through the rules."""
    state = start(plan, result)
    board = state.setting.board
    for ply in result.plies:
        seat, move = seat_and_move(ply, board)
        state.play(seat, move)
    return state


def record(plan: Tournament, result: Result) -> Record:
    """The record of a game."""
    found: Game = game(plan.game)
    return found.record(finish(plan, result), result.bots)
