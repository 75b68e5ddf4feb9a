"""Valley Line with one fault each in how it plays, copies, keeps and restores: what the conformance kit has to find out."""

from typing import Any

from roundhouse import Chance, Move, Phase, Refusal
from roundhouse.kernel.dice import Dice
from roundhouse.kernel.errors import Broken
from roundhouse.kernel.event import Event
from roundhouse.kernel.position import Fields
from roundhouse.kernel.state import Setting, State
from roundhouse.testing.pieces import attributes
from tests.minigame import Bidding, Laying, Link, Table, ValleyLine


class Endless(ValleyLine):
    """1. States a bound that its games do not keep."""

    def longest(self, players: int) -> int:
        return 3


class Stuck(ValleyLine):
    """1. Asks a seat that has no move."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Speechless(Laying):
            def candidates(self, state: Table, seat: int) -> list[Move]:
                return []

        return [Bidding("bidding", sealed=True), Speechless("laying")]


class Deaf(ValleyLine):
    """1. Hears a seat that is not asked."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Everybody(Laying):
            def owes(self, state: Table, seat: int) -> bool:
                return 0 <= seat < state.setting.players

        return [Bidding("bidding", sealed=True), Everybody("laying")]


class Pushing(ValleyLine):
    """1. Lets a playout ask another seat first than `to_act` does."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class LastFirst(Bidding):
            def first(self, state: Table) -> int:
                return self.to_act(state)[-1]

        return [LastFirst("bidding", sealed=True), Laying("laying")]


class Loaded(ValleyLine):
    """1. Lets a playout always draw the first move."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Weighted(Laying):
            def pick(self, state: Table, seat: int, dice: Dice) -> Move:
                return self.moves(state, seat)[0]

        return [Bidding("bidding", sealed=True), Weighted("laying")]


class Lenient(ValleyLine):
    """2. Does not offer moves that it allows."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class OnlyDone(Laying):
            def candidates(self, state: Table, seat: int) -> list[Move]:
                return [state.board.done]

        return [Bidding("bidding", sealed=True), OnlyDone("laying")]


class Lawless(ValleyLine):
    """2. Refuses by a rule that nobody can read."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Arbitrary(Laying):
            def refusal(self, state: Table, seat: int, move: Move) -> Refusal | None:
                found = super().refusal(state, seat, move)
                return None if found is None else Refusal("VL-99.9", "refused-because")

        return [Bidding("bidding", sealed=True), Arbitrary("laying")]


class Meddling(ValleyLine):
    """2. Changes something while it refuses."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Touching(Laying):
            def refusal(self, state: Table, seat: int, move: Move) -> Refusal | None:
                found = super().refusal(state, seat, move)
                if found is not None:
                    state.points[0] += 0 if isinstance(move, Link) else 1
                return found

        return [Bidding("bidding", sealed=True), Touching("laying")]


class Leaking(ValleyLine):
    """3. Loses a card that its invariants count."""

    def check(self, state: Any) -> None:
        if state.round > 1:
            raise Broken("VL-4.1", "a card is lost")


class Fickle(ValleyLine):
    """4. Draws from a chance that is not its own."""

    draws = 0

    def start(self, setting: Setting, chance: Chance) -> State:
        Fickle.draws += 1
        state = Table(setting, chance)
        state.money = [5 + Fickle.draws % 5] * setting.players
        return state


class Forgetful(ValleyLine):
    """10. Does not dump everything."""

    def dump(self, state: Any) -> dict[str, Any]:
        return {**super().dump(state), "points": [0] * state.setting.players, "money": [1] * state.setting.players}


class Sharing(ValleyLine):
    """9. Copies that share the money."""

    def start(self, setting: Setting, chance: Chance) -> State:
        class Careless(Table):
            def copy(self) -> "Careless":
                other = Careless(self.setting, self.chance)
                self.share(other)
                other.points, other.bids, other.money = self.points[:], self.bids[:], self.money
                other.owner, other.deck, other.hands = self.owner[:], self.deck[:], [hand[:] for hand in self.hands]
                other.round, other.turn = self.round, self.turn
                return other

        return Careless(setting, chance)


class Secretive(ValleyLine):
    """14. Shows the bids without saying so, so that an answer seems still to be sealed."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Untold(Bidding):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                state.fence = 0

        return [Untold("bidding", sealed=True), Laying("laying", sealed=True)]


class Weather(Table):
    """A table with one more piece: how often links were laid, which the judge looks at."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        super().__init__(setting, chance)
        self.rain = 0

    def copy(self) -> "Weather":
        other = type(self)(self.setting, self.chance)
        self.share(other)
        other.money, other.points, other.bids = self.money[:], self.points[:], self.bids[:]
        other.owner, other.deck, other.hands = self.owner[:], self.deck[:], [hand[:] for hand in self.hands]
        other.round, other.turn, other.rain = self.round, self.turn, self.rain
        return other

    def pieces(self) -> tuple[object, ...]:
        return (*super().pieces(), self.rain)


class Wet(Laying):
    """It rains with every link."""

    def apply(self, state: Any, seat: int, move: Move) -> None:
        super().apply(state, seat, move)
        if isinstance(move, Link):
            state.rain += 1


class Rainy(ValleyLine):
    """Sound: a piece more than Valley Line, kept everywhere."""

    pieces: type[Weather] = Weather

    @property
    def phases(self) -> list[Phase[Any]]:
        return [Bidding("bidding", sealed=True), Wet("laying")]

    def start(self, setting: Setting, chance: Chance) -> State:
        return self.pieces(setting, chance)

    def dump(self, state: Any) -> dict[str, Any]:
        return {**super().dump(state), "rain": state.rain}

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        plain = super().restore(setting, chance, fields)
        state = self.pieces(setting, chance)
        for name in attributes(plain):
            if name in ("money", "points", "bids", "owner", "deck", "hands", "round", "turn"):
                setattr(state, name, getattr(plain, name))
        state.rain = self.rain(fields)
        return state

    def rain(self, fields: Fields) -> int:
        return fields.number("rain", 0, 99)


class Uncounted(Rainy):
    """10. A piece that `pieces` does not give."""

    class pieces(Weather):  # noqa: N801
        def pieces(self) -> tuple[object, ...]:
            return Table.pieces(self)


class Lost(Uncounted):
    """10. A piece that is neither in `pieces` nor in a dump."""

    def dump(self, state: Any) -> dict[str, Any]:
        return ValleyLine.dump(self, state)

    def rain(self, fields: Fields) -> int:
        return 0


class Dropped(Rainy):
    """10. A piece that a copy does not have."""

    class pieces(Weather):  # noqa: N801
        def copy(self) -> Weather:
            other = super().copy()
            other.rain = 0
            return other


class Moody(Lost):
    """11. A judge that looks at something that is not restored; the piece is called a cache, so that only play can show it."""

    caches = ("rain",)

    class pieces(Uncounted.pieces):  # noqa: N801
        def judge(self, seat: int) -> float:
            return super().judge(seat) + self.rain


class Shuffled(ValleyLine):
    """11. Offers its moves in the order in which the deck lies, which a position does not keep."""

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        state = super().restore(setting, chance, fields)
        state.fence = 1  # what a restored table has, and no other
        return state

    @property
    def phases(self) -> list[Phase[Any]]:
        class Turned(Laying):
            def candidates(self, state: Table, seat: int) -> list[Move]:
                found = super().candidates(state, seat)
                return found[::-1] if state.fence == 1 and state.round > 1 else found

        return [Bidding("bidding", sealed=True), Turned("laying")]


class Forgotten(ValleyLine):
    """11. Tells something else after a restart."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Telling(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                if state.origin:
                    state.tell(Event("draw", seat, {}))

        return [Bidding("bidding", sealed=True), Telling("laying")]
