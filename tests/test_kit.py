"""The conformance kit can fail: a miniature game with one fault for each property, and each fault is found out."""

import json
from typing import Any

import pytest

from roundhouse import Chance, Game, Move, Phase, Refusal
from roundhouse.kernel.errors import Broken
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Option
from roundhouse.kernel.move import Board
from roundhouse.kernel.position import Fields
from roundhouse.kernel.shapes import NoFacts, event
from roundhouse.kernel.state import Setting, State
from roundhouse.kernel.texts import Texts, source
from roundhouse.testing import PROPERTIES, NotConform, cases, conform
from roundhouse.testing.conformance import copies, ends, invariants, refuses, replays, takes_back
from roundhouse.testing.declared import as_declared
from roundhouse.testing.faces import reads_back, shows, speaks
from roundhouse.testing.pieces import attributes, frozen, goes_on, keeps_pieces
from roundhouse.testing.secrecy import keeps_secrets, tells_no_secrets
from tests.minigame import Bidding, Done, Laying, Link, Table, ValleyLine


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
    """10. Does not dump everything."""

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


class Astray(ValleyLine):
    """13. A way that cannot be gone."""

    def ways(self, state: Any, seat: int, move: Move) -> list[list[Move]]:
        return [[move, state.board.done, state.board.done]]


def _lines(language: str, without: str) -> list[str]:
    """The words of Valley Line in one language, but for one message."""
    return [line for line in source(language, "tests.minigame").splitlines() if not line.startswith(without)]


FAULTY = [
    (Endless(), ends, "longer than"),
    (Stuck(), ends, "has no move"),
    (Deaf(), ends, "do not agree"),
    (Lenient(), refuses, "not refused"),
    (Lawless(), refuses, "which no rules text has"),
    (Meddling(), refuses, "changed something|not the same|but refused|not refused"),
    (Leaking(), invariants, "VL-4.1"),
    (Fickle(), replays, "same position"),
    (Talkative(), keeps_secrets, "may not know"),
    (TellTale(), keeps_secrets, "may not know"),
    (Loud(), tells_no_secrets, "tells .* what it may not know"),
    (Chatty(), tells_no_secrets, "tells .* what it may not know|hears of a sealed answer"),
    (Noisy(), tells_no_secrets, "hears of a sealed answer"),
    (Peeping(), tells_no_secrets, "tells .* what it may not know"),
    (Careless(), tells_no_secrets, "shows .* something hidden, and does not say so"),
    (Vague(), reads_back, "schema of the table is empty"),
    (Partial(), reads_back, "says nothing about the field 'money'"),
    (Double(), reads_back, "reads back as another move"),
    (Shapeless(), as_declared, "does not fit its schema"),
    (Unlisted(), as_declared, "does not fit its schema"),
    (TwoFaced(), as_declared, "/table/money/. *, which everybody may know"),
    (Gossip(), as_declared, "tells others what only the acting seat may know"),
    (Rumour(), as_declared, "'link' is not declared"),
    (Padded(), as_declared, "'draw' is not as declared"),
    (Speechless(), as_declared, "no sentence log-whistle in en"),
    (Misread(), as_declared, r"log-link in en speaks of \$link"),
    (Sharing(), copies, "changes the original"),
    (Forgetful(), keeps_pieces, "same position"),
    (Uncounted(), keeps_pieces, "positions that differ in `rain` have the same key"),
    (Lost(), keeps_pieces, "`rain` is not the same after dump and position"),
    (Dropped(), keeps_pieces, "`rain` is not the same in a copy"),
    (Moody(), goes_on, "`judge` differs"),
    (Shuffled(), goes_on, "in another order"),
    (Forgotten(), goes_on, "tells something else after a restart"),
    (Mute(), speaks, "there is no message"),
    (English(), speaks, "in it: there is no message move-bid"),
    (Unfilled(), speaks, "move-bid is not filled in"),
    (Untold(), speaks, "the event eclipse in en: there is no message log-eclipse"),
    (Curt(), speaks, "there is no message refused-because"),
    (Nameless(), speaks, "there is no message option-snow"),
    (Wordless(), speaks, "`words` of 'bid 0' fails: KeyError"),
    (Nowhere(), shows, "`places` of 'bid 0' fails: KeyError"),
    (Blind(), shows, "`terminal` for .* fails: IndexError"),
    (Undrawn(), shows, "`board_data` fails: NotImplementedError"),
    (Odd(), shows, "`board_data` is not plain JSON"),
    (Astray(), shows, "a way of .* fails: IllegalMove"),
    (Secretive(), takes_back, "may take back a step, but|is not to act"),
]


@pytest.mark.parametrize(("game", "check", "complaint"), FAULTY, ids=[type(game).__name__ for game, _, _ in FAULTY])
def test_each_fault_is_found_out(valley: str, game: Game, check: Any, complaint: str) -> None:
    with pytest.raises(NotConform, match=complaint):
        for case in cases(game):
            check(game, case)


def test_the_sound_game_conforms(valley: str) -> None:
    conform(ValleyLine())


def test_a_piece_that_is_kept_everywhere_is_sound(valley: str) -> None:
    game = Rainy()
    for case in cases(game):
        keeps_pieces(game, case)
        goes_on(game, case)


def test_every_property_has_a_fault_that_it_finds() -> None:
    assert {check for _, check, _ in FAULTY} == set(PROPERTIES)


def test_attributes_are_found_wherever_a_class_keeps_them() -> None:
    class Slots:
        __slots__ = ("left",)

        def __init__(self) -> None:
            self.left = 1

    class Both(Slots):
        right: int

        def __init__(self) -> None:
            super().__init__()
            self.right = 2

    state = ValleyLine().new(2, 1)
    assert attributes(Both()) == ["left", "right"]
    assert {"at", "chance", "fence", "money", "over", "setting"} <= set(attributes(state))  # the kernel's too, compiled or not
    assert frozen([1, [2], {"a": {3}}, state.moves(0)[0]]) == (1, (2,), frozenset({("a", frozenset({3}))}), "bid 0")
    assert frozen(Both()) == (("left", 1), ("right", 2))
