"""Valley Line with one fault each in what it shows, tells, declares and says: what the conformance kit has to find out."""

import json
from typing import Any

from roundhouse import Move, Phase, Refusal
from roundhouse.kernel.about import Part, line, part, summed
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.event import Event
from roundhouse.kernel.move import Board
from roundhouse.kernel.options import Option
from roundhouse.kernel.shapes import NoFacts, TypedDict, event
from roundhouse.kernel.state import Setting, State
from roundhouse.kernel.texts import Texts, source
from tests.faulty.play import Weather
from tests.minigame import Bidding, Done, Laying, Link, Table, ValleyLine


class Talkative(ValleyLine):
    """5. Shows everybody the hands of all."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "hands": [hand[:] for hand in state.hands]}


class TellTale(ValleyLine):
    """5. Shows who has already bid."""

    @property
    def phases(self) -> list[Phase[Any]]:
        return [Bidding("bidding"), Laying("laying")]


class Remembering(ValleyLine):
    """5. Shuffles hidden cards from the order in which they truly lie."""

    def start(self, setting: Setting, chance: Chance) -> State:
        class Unsorted(Weather):
            def redeal(self, seat: int) -> None:
                deck = self.deck[:]
                hands = [hand[:] for hand in self.hands]
                super().redeal(seat)
                if not self.over:
                    self.deck, self.hands = deck, hands
                    self.chance.shuffle(self.deck)

        return Unsorted(setting, chance)


class Double(ValleyLine):
    """7. Two moves with one notation."""

    def move(self, notation: str, board: str | Board | None = None) -> Move:
        return super().move("done" if notation.startswith("bid") else notation, board)


class Unlisted(ValleyLine):
    """8. a view that does not fit its schema."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "weather": "rain"}


class TwoFaced(ValleyLine):
    """8. shows each seat its own part of what everybody may know."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        shown = super().view(state, seat)
        return {**shown, "money": [pounds if other == seat else 0 for other, pounds in enumerate(shown["money"])]}


class Gossip(ValleyLine):
    """8. tells everybody of a card that only the seat may know."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Loud(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                if state.heard and state.heard[-1].kind == "drew":
                    state.heard[-1] = Event("drew", seat, state.heard[-1].facts)

        return [Bidding("bidding", sealed=True), Loud("laying")]


class Rumour(ValleyLine):
    """8. an event of a kind that is not declared."""

    events = tuple(kind for kind in ValleyLine.events if kind.name != "link")


class Padded(ValleyLine):
    """8. an event with a fact that is not declared."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Wordy(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                if state.heard is not None and not isinstance(move, Link):
                    state.tell(Event("draw", seat, {"card": state.hands[seat][-1]}))

        return [Bidding("bidding", sealed=True), Wordy("laying")]


class Speechless(ValleyLine):
    """8. an event without a sentence."""

    events = (*ValleyLine.events, event("whistle", NoFacts))


class Misread(ValleyLine):
    """8. a sentence that speaks of what its event does not have."""

    events = (*(kind for kind in ValleyLine.events if kind.name != "link"), event("link", NoFacts))


class Loud(ValleyLine):
    """6. Tells everybody which card was drawn."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Boasting(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                if isinstance(move, Done):
                    state.tell(Event("drew", seat, {"card": state.hands[seat][-1]}))

        return [Bidding("bidding", sealed=True), Boasting("laying")]


class Chatty(ValleyLine):
    """6. Tells everybody a bid that is still sealed."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Overheard(Bidding):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                state.tell(Event("drew", seat, {"card": move.text}))
                super().apply(state, seat, move)

        return [Overheard("bidding", sealed=True), Laying("laying")]


class Noisy(ValleyLine):
    """6. Tells everybody that a seat has answered, though not what."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Rustling(Bidding):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                state.tell(Event("draw", seat, {}))
                super().apply(state, seat, move)

        return [Rustling("bidding", sealed=True), Laying("laying")]


class Peeping(ValleyLine):
    """6. Tells one seat the cards of another."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Peep(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                other = (seat + 1) % state.setting.players
                if isinstance(move, Link) and state.hands[other]:
                    state.tell(Event("drew", other, {"card": state.hands[other][0]}, seat))

        return [Bidding("bidding", sealed=True), Peep("laying")]


class Careless(ValleyLine):
    """6. Shows a hand in the view after a move that does not say so."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Opening(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                if isinstance(move, Link):
                    for hand in state.hands:
                        state.points[seat] += hand[0] if hand else 0

        return [Bidding("bidding", sealed=True), Opening("laying")]


class Vague(ValleyLine):
    """7. An empty schema."""

    def schema(self) -> dict[str, Any]:
        made = super().schema()
        return {**made, "properties": {**made["properties"], "table": {}}}


class Partial(ValleyLine):
    """7. A schema that says nothing about a field."""

    def schema(self) -> dict[str, Any]:
        made: dict[str, Any] = json.loads(json.dumps(super().schema()))
        made["$defs"]["Table"]["properties"]["money"] = {}
        return made


class Shapeless(ValleyLine):
    """8. No shape is declared."""

    table: Any = None


class Mute(ValleyLine):
    """12. No messages at all."""

    def texts(self, language: str) -> Texts:
        return Texts(language, [])


class English(ValleyLine):
    """12. A message that one language lacks, and no other stands in for it."""

    def texts(self, language: str) -> Texts:
        return super().texts(language) if language == "en" else Texts(language, [source(language, "roundhouse"), *_lines(language, "move-bid")])


class Unfilled(ValleyLine):
    """12. A message with a fact that nobody gives."""

    def words(self, board: Any, move: Move) -> dict[str, str | int]:
        return {}


class Untold(ValleyLine):
    """12. An event without a line."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Strange(Laying):
            def apply(self, state: Table, seat: int, move: Move) -> None:
                super().apply(state, seat, move)
                state.tell(Event("eclipse", seat, {}))

        return [Bidding("bidding", sealed=True), Strange("laying")]


class Curt(ValleyLine):
    """12. A refusal without a sentence."""

    @property
    def phases(self) -> list[Phase[Any]]:
        class Silent(Laying):
            def refusal(self, state: Table, seat: int, move: Move) -> Refusal | None:
                found = super().refusal(state, seat, move)
                return None if found is None else Refusal("VL-3.1", "refused-because")

        return [Bidding("bidding", sealed=True), Silent("laying")]


class Nameless(ValleyLine):
    """12. An option without a name."""

    options: Any = (*ValleyLine.options, Option("snow", False, (False, True)))


class Wordless(ValleyLine):
    """12. `words` that raise."""

    def words(self, board: Any, move: Move) -> dict[str, str | int]:
        raise KeyError(move.text)


class Nowhere(ValleyLine):
    """13. `places` that raise."""

    def places(self, board: Any, move: Move) -> list[str]:
        raise KeyError(move.text)


class Blind(ValleyLine):
    """13. A `terminal` that cannot be drawn for a spectator once cards are held."""

    def terminal(self, view: dict[str, Any], texts: Texts, names: Any) -> Any:
        return f"first card: {view['table']['hand'][0]}" if any(view["table"]["cards"]) else "no cards"


class Undrawn(ValleyLine):
    """13. `board_data` that raises."""

    def board_data(self, board: Any) -> dict[str, Any]:
        raise NotImplementedError


class Odd(ValleyLine):
    """13. `board_data` that is no JSON."""

    def board_data(self, board: Any) -> dict[str, Any]:
        return {"links": set(board.links)}


class Misdrawn(ValleyLine):
    """13. A `board_data` that lacks what its shape declares."""

    class Drawing(TypedDict):
        """Where the links lie."""

        links: dict[str, tuple[int, int]]

    drawing = Drawing

    def board_data(self, board: Any) -> dict[str, Any]:
        return {"links": {str(link): [0] for link in board.links}}


class Astray(ValleyLine):
    """13. A way that cannot be gone."""

    def ways(self, state: Any, seat: int, move: Move) -> list[list[Move]]:
        return [[move, state.board.done, state.board.done]]


def _lines(language: str, without: str) -> list[str]:
    """The words of Valley Line in one language, but for one message."""
    return [line for line in source(language, "tests.minigame").splitlines() if not line.startswith(without)]


class Informer(ValleyLine):
    """15. Tells everybody what cards a player has."""

    def about(self, state: Any, seat: int, eye: int) -> list[Part]:
        return [*super().about(state, seat, eye), part("holds", [line("about-points", sum(state.hands[seat]))])]


class Miscounting(ValleyLine):
    """15. A total that is not the sum of its lines."""

    def about(self, state: Any, seat: int, eye: int) -> list[Part]:
        return [*super().about(state, seat, eye), {**summed("income", [line("about-points", 2), line("about-points", -1)]), "total": 3}]


class Boasting(ValleyLine):
    """15. A score that is not the score."""

    def about(self, state: Any, seat: int, eye: int) -> list[Part]:
        return [summed("score", [line("about-points", 77)])]


class Curtailed(ValleyLine):
    """15. Says nothing of the score at the end."""

    def about(self, state: Any, seat: int, eye: int) -> list[Part]:
        return super().about(state, seat, eye)[:1]


class Unworded(ValleyLine):
    """15. A line that no language has words for."""

    def about(self, state: Any, seat: int, eye: int) -> list[Part]:
        return [*super().about(state, seat, eye), part("holds", [line("about-weather", 1)])]


class Shy(ValleyLine):
    """15. Fails for a spectator."""

    def about(self, state: Any, seat: int, eye: int) -> list[Part]:
        return [*super().about(state, seat, eye), part("holds", [line("about-points", {0: 1, 1: 1, 2: 1}[eye])])]
