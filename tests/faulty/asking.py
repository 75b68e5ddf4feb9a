"""Valley Line with one fault each in what it answers when it is asked: what the conformance kit has to find out."""

from typing import Any

from roundhouse import Move, Phase, Refusal
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import Setting, State
from tests.minigame import LINK_TAKEN, NO_MONEY, Bidding, Laying, Link, Table, ValleyLine


class Answering(Table):
    """A table whose copies are of its own class."""

    def copy(self) -> "Answering":
        other = type(self)(self.setting, self.chance)
        self.share(other)
        other.money, other.points, other.bids = self.money[:], self.points[:], self.bids[:]
        other.owner, other.deck, other.hands = self.owner[:], self.deck[:], [hand[:] for hand in self.hands]
        other.round, other.turn = self.round, self.turn
        return other


class Asked(ValleyLine):
    """A game whose table is of the class `pieces`."""

    pieces: type[Answering] = Answering

    def start(self, setting: Setting, chance: Chance) -> State:
        return self.pieces(setting, chance)


class Restless(Asked):
    """16. A judge that moves something while it looks."""

    class pieces(Answering):  # noqa: N801
        def judge(self, seat: int) -> float:
            self.round += 1
            return super().judge(seat)


class Tidying(ValleyLine):
    """16. A view that sorts the deck, so that whoever looks changes what is drawn."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        state.deck.sort(reverse=True)
        return super().view(state, seat)


class Gambling(ValleyLine):
    """16. `about` that uses up chance."""

    def about(self, state: Any, seat: int, eye: int) -> Any:
        state.chance.below(6)
        return super().about(state, seat, eye)


class Overcounted(Asked):
    """16. More terms than are named."""

    class pieces(Answering):  # noqa: N801
        def terms(self, seat: int) -> list[float]:
            return [1.0, 2.0]


class Unreckoned(Asked):
    """16. A judge that gives no number."""

    class pieces(Answering):  # noqa: N801
        def judge(self, seat: int) -> float:
            return float("nan")


class Timeless(Asked):
    """16. More than the whole game is still to come."""

    class pieces(Answering):  # noqa: N801
        def to_come(self) -> float:
            return 7.0


class Usurped(Asked):
    """1. The last is said to win."""

    class pieces(Answering):  # noqa: N801
        def winners(self) -> list[int]:
            return self.ranking()[-1:]


class Hinting(ValleyLine):
    """5. Whether a link is taken or too dear is said by what lies hidden in the deck."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Blabbing(Laying):
            def refusal(self, state: Table, seat: int, move: Move) -> Refusal | None:
                found = super().refusal(state, seat, move)
                return NO_MONEY if found is LINK_TAKEN and state.deck[0] % 2 else found

        return [Bidding("bidding", sealed=True), Blabbing("laying")]


class Unplaced(ValleyLine):
    """13. A place that is a word and no id."""

    def places(self, board: Any, move: Move) -> list[str]:
        return ["somewhere"] if isinstance(move, Link) else []


class Gap(ValleyLine):
    """13. One link of the map was forgotten."""

    def places(self, board: Any, move: Move) -> list[str]:
        return [f"link:{board.links[move.link]}"] if isinstance(move, Link) and move.link != 2 else []


class Uniform(ValleyLine):
    """13. Everybody plays red."""

    def colours_of(self, state: Any, seat: int) -> list[str]:
        return ["red"]


class Outside(ValleyLine):
    """9. The game before is remembered outside the table, so that the same moves lead elsewhere."""

    begun = 0

    def start(self, setting: Setting, chance: Chance) -> State:
        state = Table(setting, chance)
        Outside.begun += 1
        if Outside.begun % 2 == 0:
            state.owner = [0] * len(state.owner)
        return state
