"""The conformance kit can fail: a miniature game with one fault for each property, and each fault is found out."""

from typing import Any

import pytest

from roundhouse import Chance, Game, Move, Phase, Refusal
from roundhouse.kernel.errors import Broken
from roundhouse.kernel.event import Event
from roundhouse.kernel.move import Board
from roundhouse.kernel.shapes import NoFacts, event
from roundhouse.kernel.state import Setting, State
from roundhouse.testing import NotConform, cases, conform
from roundhouse.testing.conformance import as_declared, copies, ends, invariants, keeps_secrets, reads_back, refuses, replays, takes_back
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
                    state.round += 0 if isinstance(move, Link) else 1
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
    """4. Does not dump everything."""

    def dump(self, state: Any) -> dict[str, Any]:
        return {**super().dump(state), "points": [0] * state.setting.players, "money": [1] * state.setting.players}


class Talkative(ValleyLine):
    """5. Shows everybody the hands of all."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "hands": [hand[:] for hand in state.hands]}


class TellTale(ValleyLine):
    """5. Shows who has already bid."""

    @property
    def phases(self) -> list[Phase[Any]]:
        return [Bidding("bidding"), Laying("laying")]


class Double(ValleyLine):
    """6. Two moves with one notation."""

    def move(self, notation: str, board: str | Board | None = None) -> Move:
        return super().move("done" if notation.startswith("bid") else notation, board)


class Unlisted(ValleyLine):
    """And: a view that does not fit its schema."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "weather": "rain"}


class TwoFaced(ValleyLine):
    """And: shows each seat its own part of what everybody may know."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        shown = super().view(state, seat)
        return {**shown, "money": [pounds if other == seat else 0 for other, pounds in enumerate(shown["money"])]}


class Gossip(ValleyLine):
    """And: tells everybody of a card that only the seat may know."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Loud(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                if state.heard and state.heard[-1].kind == "drew":
                    state.heard[-1] = Event("drew", seat, state.heard[-1].facts)

        return [Bidding("bidding", sealed=True), Loud("laying")]


class Rumour(ValleyLine):
    """And: an event of a kind that is not declared."""

    events = tuple(kind for kind in ValleyLine.events if kind.name != "link")


class Padded(ValleyLine):
    """And: an event with a fact that is not declared."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Wordy(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                if state.heard is not None and not isinstance(move, Link):
                    state.tell(Event("draw", seat, {"card": state.hands[seat][-1]}))

        return [Bidding("bidding", sealed=True), Wordy("laying")]


class Speechless(ValleyLine):
    """And: an event without a sentence."""

    events = (*ValleyLine.events, event("whistle", NoFacts))


class Misread(ValleyLine):
    """And: a sentence that speaks of what its event does not have."""

    events = (*(kind for kind in ValleyLine.events if kind.name != "link"), event("link", NoFacts))


class Sharing(ValleyLine):
    """7. Copies that share the money."""

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
    """And: shows the bids without saying so, so that an answer seems still to be sealed."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Untold(Bidding):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                state.fence = 0

        return [Untold("bidding", sealed=True), Laying("laying", sealed=True)]


FAULTY = [
    (Endless(), ends, "longer than"),
    (Stuck(), ends, "has no move"),
    (Deaf(), ends, "do not agree"),
    (Lenient(), refuses, "not refused"),
    (Lawless(), refuses, "which no rules text has"),
    (Meddling(), refuses, "changed something|not the same|but refused|not refused"),
    (Leaking(), invariants, "VL-4.1"),
    (Fickle(), replays, "same position"),
    (Forgetful(), replays, "same position"),
    (Talkative(), keeps_secrets, "may not know"),
    (TellTale(), keeps_secrets, "may not know"),
    (Double(), reads_back, "reads back as another move"),
    (Unlisted(), as_declared, "does not fit its schema"),
    (TwoFaced(), as_declared, "/table/money/. *, which everybody may know"),
    (Gossip(), as_declared, "tells others what only the acting seat may know"),
    (Rumour(), as_declared, "'link' is not declared"),
    (Padded(), as_declared, "'draw' is not as declared"),
    (Speechless(), as_declared, "no sentence log-whistle in en"),
    (Misread(), as_declared, r"log-link in en speaks of \$link"),
    (Sharing(), copies, "changes the original"),
    (Secretive(), takes_back, "may take back a step, but|is not to act"),
]


@pytest.mark.parametrize(("game", "check", "complaint"), FAULTY, ids=[type(game).__name__ for game, _, _ in FAULTY])
def test_each_fault_is_found_out(valley: str, game: Game, check: Any, complaint: str) -> None:
    with pytest.raises(NotConform, match=complaint):
        for case in cases(game):
            check(game, case)


def test_the_sound_game_conforms(valley: str) -> None:
    conform(ValleyLine())
