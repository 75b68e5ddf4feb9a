"""A game of somebody else, in plain Python, stands on the kernel whether that is compiled or not."""

import random
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from roundhouse import Aside, Board, Chance, Game, IllegalMove, Move, Phase, Refusal, State
from roundhouse.bots import Bot, Seat
from roundhouse.bots.greedy import GreedyBot
from roundhouse.kernel import registry
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.position import Fields
from roundhouse.kernel.shapes import Count, TypedDict, event
from roundhouse.kernel.state import Setting

WAGONS = 20
TOO_MANY = Refusal("PL-1", "refused-too-many")


class Left(TypedDict):
    """The view of the plug-in."""

    left: Count


class Wagons(TypedDict):
    """Wagons are taken."""

    wagons: Count


TAKEN = event("take", Wagons)


class Take(Move):
    """Take wagons from the siding."""

    def __init__(self, index: int, text: str, wagons: int) -> None:
        super().__init__(index, text)
        self.wagons = wagons


class Whistle(Aside):
    """Something to do at any moment."""


class Siding(Board):
    """The move space of the plug-in."""

    def __init__(self) -> None:
        super().__init__("siding")
        for wagons in (1, 2, 3):
            self.add(Take(len(self.moves), f"take {wagons}", wagons))
        self.whistle = Whistle(3, "whistle")
        self.add(self.whistle)


class Yard(State):
    """A siding with wagons, which the seats take in turn."""

    def __init__(self, setting: Setting, chance: Chance, left: int, taken: list[int], turn: int) -> None:
        super().__init__(setting, chance)
        self.left = left
        self.taken = taken
        self.turn = turn
        self.whistles = 0

    def copy(self) -> "Yard":
        other = Yard(self.setting, self.chance, self.left, self.taken[:], self.turn)
        self.share(other)
        other.whistles = self.whistles
        return other

    def pieces(self) -> tuple[object, ...]:
        return (self.left, tuple(self.taken), self.turn, self.whistles)

    def redeal(self, seat: int) -> None:
        pass

    def scores(self) -> list[int]:
        return self.taken[:]

    def ranking(self) -> list[int]:
        return sorted(range(self.setting.players), key=lambda seat: -self.taken[seat])

    def aside_refusal(self, seat: int, move: Aside) -> Refusal | None:
        return None

    def apply_aside(self, seat: int, move: Aside) -> None:
        self.whistles += 1

    def aside_moves(self, seat: int) -> list[Move]:
        return [self.setting.board.moves[3]]


class Taking(Phase[Yard]):
    """Each seat in turn takes up to three wagons."""

    def to_act(self, state: Yard) -> list[int]:
        return [state.turn]

    def candidates(self, state: Yard, seat: int) -> list[Move]:
        return state.setting.board.moves[:3]

    def refusal(self, state: Yard, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Take)
        return TOO_MANY if move.wagons > state.left else None

    def apply(self, state: Yard, seat: int, move: Move) -> None:
        assert isinstance(move, Take)
        state.left -= move.wagons
        state.taken[seat] += move.wagons + state.chance.below(1)
        state.turn = (seat + 1) % state.setting.players
        state.over = state.left == 0
        if state.heard is not None:
            state.tell(TAKEN.of(seat, {"wagons": move.wagons}))


class Plugin(Game):
    """The plug-in's GAME."""

    id = "plugin"
    title = "Plug-in"
    prefix = "PL"
    seats = (2, 3)
    rules_version = 1
    boards = ("siding",)
    table = Left
    events = (TAKEN,)

    @property
    def phases(self) -> list[Phase[Any]]:
        return [Taking("taking")]

    def board_text(self, name: str) -> tuple[str, str]:
        return "", name

    def read_board(self, name: str, text: str, file: str) -> Board:
        return Siding()

    def start(self, setting: Setting, chance: Chance) -> State:
        return Yard(setting, chance, WAGONS, [0] * setting.players, 0)

    def view(self, state: Yard, seat: int) -> dict[str, Any]:
        return {"left": state.left}

    def dump(self, state: Yard) -> dict[str, Any]:
        return {"left": state.left, "taken": state.taken, "turn": state.turn}

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        players = setting.players
        return Yard(setting, chance, fields.number("left", 0, WAGONS), fields.numbers("taken", players, 0, WAGONS), fields.number("turn", 0, players - 1))

    def check(self, state: Yard) -> None:
        assert state.left + sum(state.taken) == WAGONS

    def longest(self, players: int) -> int:
        return WAGONS


class Hungry(Bot):
    """Takes as many as it may."""

    def choose(self, table: Seat) -> Move:
        return table.moves()[-1]


GAME = Plugin()


def test_a_plugin_plays_to_the_end() -> None:
    state = GAME.new(players=2, seed=7)
    events = state.listen()
    dice = random.Random(7)
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    assert sum(state.scores()) == WAGONS
    assert sorted(state.ranking()) == [0, 1]
    assert len(events) == len(state.plies) == len(state.history())
    assert "take" in GAME.record(state).text


def test_a_plugin_is_judged_by_its_own_rules() -> None:
    state = GAME.position({**GAME.new(players=2, seed=1).dump(), "table": {"left": 1, "taken": [10, 9], "turn": 1}})
    before = state.key()
    assert [str(move) for move in state.moves(1)] == ["take 1"]
    with pytest.raises(IllegalMove, match="PL-1"):
        state.play(1, GAME.move("take 2"))
    assert state.key() == before
    state.play(0, GAME.move("whistle"))
    assert state.moves(0) == [] and [str(move) for move in state.asides(0)] == ["whistle"]


def test_a_plugin_is_copied_and_imagined() -> None:
    state = GAME.new(players=3, seed=2)
    other = state.copy()
    other.play(0, GAME.move("take 3"))
    assert state.key() != other.key() and state.view(0)["table"] == {"left": WAGONS}
    assert state.imagine(None, Chance(1)).key()[4:] == state.key()[4:]
    assert GAME.position(other.dump()).key() == other.key()


def test_bots_of_ours_and_of_theirs_sit_at_a_plugin() -> None:
    state = GAME.new(players=2, seed=3)
    players = [Hungry(Chance(1), 0), GreedyBot(Chance(2), 0)]
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, players[seat].choose(Seat(state, seat)))
    assert sum(state.scores()) == WAGONS


def test_a_game_that_does_not_declare_its_view_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Undeclared(Plugin):
        pass

    entry = EntryPoint("plugin", "tests.test_plugin_game:UNDECLARED", registry.GROUP)
    monkeypatch.delattr(Plugin, "table")
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry])
    monkeypatch.setitem(globals(), "UNDECLARED", Undeclared())
    registry.find.cache_clear()
    with pytest.raises(UnknownName, match="'plugin' does not declare its view: its Game class needs `table`"):
        registry.find("plugin")
    registry.find.cache_clear()
