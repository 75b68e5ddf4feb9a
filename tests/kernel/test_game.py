"""The registry, options, boards, moves, positions, undo and events as a user meets them."""

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roundhouse
from roundhouse import Chance, IllegalMove, State
from roundhouse.kernel import game as games_of_ours
from roundhouse.kernel import registry
from roundhouse.kernel.boardfile import BoardFile
from roundhouse.kernel.errors import BadOption, BoardError, PositionError, UnknownName
from roundhouse.kernel.game import games, seen_events
from roundhouse.kernel.undo import CannotUndo, undo_refusal, undone

GAME = roundhouse.game("workshop_of_the_world")


def advanced(moves: int, players: int = 4, seed: int = 2) -> State:
    """A game after some random moves."""
    state = GAME.new(players, seed)
    chance = Chance(seed)
    while not state.over and len(state.plies) < moves:
        seat = state.to_act()[0]
        options = state.moves(seat)
        state.play(seat, options[chance.below(len(options))])
    return state


def test_the_api_in_ten_lines() -> None:
    game = roundhouse.game("workshop_of_the_world")
    state = game.new(players=4, seed=7)
    print(game.refusal(state, 0, game.move("bid 7")))
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, random.choice(state.moves(seat)))
    assert len(state.scores()) == 4 and sorted(state.ranking()) == [0, 1, 2, 3]
    assert game.record(state).text.startswith("roundhouse record 1\n")
    refusal = game.refusal(state, 0, game.move("bid 7"))
    assert str(refusal) == "RH-3: The game is over."


def test_a_refusal_prints_rule_and_reason() -> None:
    state = GAME.new(4, 7)
    text = str(GAME.refusal(state, 0, GAME.move("bid 7")))
    assert text.startswith("WW-4.2: ") and len(text) > 20


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: roundhouse.game("chess"), "there is no game 'chess'; there are: .*workshop_of_the_world"),
        (lambda: GAME.new(1), "2 to 5 players, not 1"),
        (lambda: GAME.new(6), "2 to 5 players, not 6"),
        (lambda: GAME.new(4, -1), "seed"),
        (lambda: GAME.new(4, board="atlantis"), "no board 'atlantis'; it has: england"),
        (lambda: GAME.new(4, board="nowhere.toml"), r"cannot read the board file nowhere\.toml"),
        (lambda: GAME.new(4, options={"colour": 1}), "no option 'colour'; it has: auction"),
        (lambda: GAME.new(4, options={"auction": "loud"}), "'loud' is not one of blind"),
        (lambda: GAME.new(4, options={"open_money": 3}), "3 is not one of no, yes"),
        (lambda: GAME.move("castle"), "no move 'castle'"),
        (lambda: GAME.texts("de"), "no language 'de'; there are: en, it, fr"),
        (lambda: GAME.refusal(GAME.new(3), 5, GAME.move("done")), "no seat 5"),
    ],
)
def test_what_does_not_exist_is_named(call: Any, message: str) -> None:
    with pytest.raises((UnknownName, BadOption), match=message) as problem:
        call()
    assert "\n" not in str(problem.value)


def test_every_registered_game_loads() -> None:
    assert "workshop_of_the_world" in games()
    for name in games():
        assert roundhouse.game(name).id == name


def test_options_are_read_from_words() -> None:
    assert GAME.new(4, options={"open_money": "yes"}).setting.options["open_money"] is True
    assert GAME.new(4, options={"open_money": "off"}).setting.options["open_money"] is False


def test_notation_is_forgiving_about_case_and_spaces() -> None:
    assert GAME.move("  CARD   oxford ") is GAME.move("card Oxford")


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    state = advanced(40)
    before = (state.key(), state.plies[:])
    seat = (state.to_act()[0] + 1) % 4
    with pytest.raises(IllegalMove):
        state.play(seat, GAME.move("done"))
    assert (state.key(), state.plies) == before


@given(st.integers(0, 150), st.integers(2, 5), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_a_position_is_data(moves: int, players: int, seed: int) -> None:
    state = advanced(moves, players, seed)
    again = GAME.position(state.dump())
    assert again.key() == state.key() and again.dump() == state.dump()
    if not state.over:
        seat = state.to_act()[0]
        assert [move.text for move in again.moves(seat)] == [move.text for move in state.moves(seat)]


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        (["game"], "chess", "game", "is 'chess'"),
        (["rules"], 99, "rules", "newer"),
        (["players"], 9, "board, players or options", "2 to 5"),
        (["phase"], "lunch", "phase", "is not one of"),
        (["table", "seats", 1, "cash"], -3, r"table\.seats\[1\]\.cash", "from 0"),
        (["table", "seats", 1, "cash"], "much", r"table\.seats\[1\]\.cash", "whole number"),
        (["table", "industries"], {"Paris": {"red": 1}}, r"table\.industries\.Paris", "not a field"),
        (["table", "industries"], {"Oxford": {"pink": 1}}, r"table\.industries\.Oxford\.pink", "not one of"),
        (["table", "links"], {"Oxford-Reading": "pink"}, r"table\.links\.Oxford-Reading", "not one of"),
        (["table", "deck"], ["Oxford"], "table", "WW-15.1"),
        (["table", "seats"], [], r"table\.seats", "must have 4 entries"),
        (["table", "weather"], "fine", r"table\.weather", "not a field"),
        (["chance", "seed"], None, r"chance\.seed", "whole number"),
    ],
)
def test_a_wrong_position_names_the_field(path: list[Any], value: Any, field: str, reason: str) -> None:
    data = copy.deepcopy(advanced(30).dump())
    inner: Any = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(PositionError, match=f"position, {field}: .*{reason}"):
        GAME.position(data)
    del data["table"]
    with pytest.raises(PositionError):
        GAME.position(data)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: int) -> None:
    state = advanced(60)
    while not any(state.asides(one) for one in (0, 3)):
        acting = state.to_act()[0]
        state.play(acting, state.moves(acting)[0])
    for text in ("recoup 1", "bid 0", "done"):
        with pytest.raises(IllegalMove, match="RH-1"):
            state.play(seat, GAME.move(text))


def test_a_position_whose_pieces_do_not_fit_its_phase_is_refused() -> None:
    """Every phase of a game, said to be another one: the pieces tell that it is not, but for bids that may be still to come."""
    for players, options in ((2, {}), (3, {}), (3, {"auction": "card_by_card"}), (3, {"auction": "standing_bids"})):
        state = GAME.new(players, 3, None, options)
        seen: set[str] = set()
        chance = Chance(players)
        while not state.over:
            data = state.dump()
            if data["phase"] not in seen:
                seen.add(data["phase"])
                for phase in state.phases:
                    if phase.name != data["phase"] and {phase.name, data["phase"]} != {"auction", "card"}:
                        with pytest.raises(PositionError, match=r"position, table: WW-"):
                            GAME.position({**data, "phase": phase.name})
                with pytest.raises(PositionError, match=r"position, table: WW-"):
                    GAME.position({**data, "over": True})
            seat = state.to_act()[0]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])
        assert seen >= {"demand", "card", "town", "removal", "links"}


def test_steps_of_ones_turn_can_be_taken_back() -> None:
    state = advanced(8)
    while state.phases[state.at].name != "links":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    seat = state.to_act()[0]
    before = state.key()
    state.play(seat, state.moves(seat)[0])
    back = undone(state, seat)
    assert back.key() == before and len(back.plies) == len(state.plies) - 1
    again = undone(back, seat)
    assert again.phases[again.at].name in ("card", "town", "removal")


def test_an_answer_in_a_closed_fist_can_be_taken_back_whoever_answered_since() -> None:
    state = GAME.new(4, 2)
    first = state.key()
    state.play(2, state.moves(2)[0])
    alone = state.key()
    state.play(1, state.moves(1)[0])
    assert undone(state, 1).key() == alone
    back = undone(state, 2)
    assert back.to_act() == [0, 2, 3]
    assert undone(back, 1).key() == first


def test_nothing_is_taken_back_past_a_reveal_or_another_players_move() -> None:
    state = GAME.new(4, 2)
    with pytest.raises(CannotUndo, match="RH-4"):
        undone(state, 0)
    for seat in range(4):
        state.play(seat, state.moves(seat)[0])
    with pytest.raises(CannotUndo, match="RH-5"):
        undone(state, 3)
    for seat in range(4):
        state.play(seat, GAME.move("bid 0"))
    first = state.to_act()[0]
    while state.to_act() == [first]:
        state.play(first, state.moves(first)[0])
    second = state.to_act()[0]
    assert undo_refusal(state, first) is None  # nobody has moved since
    state.play(second, state.moves(second)[0])
    refusal = undo_refusal(state, first)
    assert refusal is not None and refusal.rule == "RH-6"


@pytest.mark.parametrize("players", [2, 3])
def test_whatever_may_be_taken_back_can_be_and_says_nothing_of_closed_fists(players: int) -> None:
    state = GAME.new(players, 5)
    chance = Chance(players)
    while not state.over:
        acting = state.to_act()
        seat = acting[chance.below(len(acting))]
        before = [undo_refusal(state, other) for other in range(players)]
        sealed = state.phases[state.at].sealed and len(acting) > 1
        state.play(seat, state.moves(seat)[chance.below(len(state.moves(seat)))])
        for other in range(players):
            refusal = undo_refusal(state, other)
            if refusal is None:
                assert len(undone(state, other).plies) == len(state.plies) - 1
            if sealed and other != seat:
                assert refusal is before[other]  # the answer of another seat changes nothing


def test_a_turn_that_led_to_sealed_answers_is_closed() -> None:
    """Two players: the second auction starts when the second turn ends, and one player may have bid already."""
    state = GAME.new(2, 7)
    while state.phases[state.at].name != "auction" or not state.view(None)["table"]["order"]:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    second = state.history()[-1][0]
    with pytest.raises(CannotUndo, match="RH-5"):
        undone(state, second)
    state.play(1 - second, GAME.move("bid 0"))
    with pytest.raises(CannotUndo, match="RH-5"):
        undone(state, second)


def test_nothing_is_taken_back_past_bids_or_cards_turned_up() -> None:
    """Cards that lay face down from the start are not drawn by chance, but seen all the same."""
    state = GAME.new(3, 5, None, {"auction": "card_by_card"})
    rounds = 0
    while not state.over:
        seat = state.to_act()[0]
        deck = state.view(None)["table"]["deck"]
        state.play(seat, state.moves(seat)[0])
        if state.view(None)["table"]["deck"] < deck:
            rounds += 1
            refusal = undo_refusal(state, seat)
            assert refusal is not None and refusal.rule == "RH-5"
    assert rounds == 18
    state = GAME.new(3, 5)
    for text in ("token", "bid"):
        for seat in range(3):
            state.play(seat, next(move for move in state.moves(seat) if move.text.startswith(text)))
    refusal = undo_refusal(state, 2)
    assert state.phases[state.at].name == "card" and refusal is not None and refusal.rule == "RH-5"


def test_events_are_made_only_for_listeners_and_filtered_for_each_seat() -> None:
    state = GAME.new(3, 2)
    while state.creation < 2 or state.phases[state.at].name != "demand":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
        assert state.heard is None
    heard = state.listen()
    for seat in range(3):
        state.play(seat, GAME.move("keep"))
    drawn = [event for event in heard if event.kind == "drew"]
    assert [event.only for event in drawn] == [0, 1, 2]
    assert [event for event in seen_events(heard, 1) if event.kind == "drew"] == [drawn[1]]
    assert not [event for event in seen_events(heard, None) if event.kind == "drew"]
    assert state.copy().heard is None


BOARD = GAME.board_text("england")[0]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[meta]", "[meta", "is not TOML"),
        ("value = 3", "value = 9", r'"towns\.glasgow\.value" must be from 2 to 4, not 9'),
        ("value = 3\n", "", r'"towns\.glasgow\.value" is missing'),
        ('type = "heavy"', 'type = "banking"', "'banking' is not one of"),
        ('a = "glasgow"\nb = "edinburgh"', 'a = "glasgow"\nb = "atlantis"', "'atlantis' is not one of"),
        ('a = "glasgow"\nb = "edinburgh"', 'a = "glasgow"\nb = "glasgow"', "not glasgow with itself"),
        ('a = "glasgow"\nb = "edinburgh"', 'a = "glasgow"\nb = "carlisle"', "joined twice"),
        ("set_aside = 12", "set_aside = 13", "whole rounds"),
        ("demand_tokens = 5", "demand_tokens = 1", "too few"),
        ('town = "london"\nvalue = 4', 'town = "london"\nvalue = 2', "must show its value"),
        ("[towns.glasgow]", "[industry_types.wool]\ndemand_tokens = 5\n\n[towns.glasgow]", "5 industry types, not 6"),
        ("links_per_colour = 18", "links_per_colour = 17", "17 are too few for 9 rounds: 18"),
        ("industries_per_colour = 20", "industries_per_colour = 19", "19 are too few for 9 rounds: 20"),
        ("[player_counts.3]\ncolours_per_player = 1", "[player_counts.3]\ncolours_per_player = 2", "two players have two colours each"),
        ("[player_counts.2]\ncolours_per_player = 2", "[player_counts.2]\ncolours_per_player = 1", "two players have two colours each"),
        ('[["red", "blue"], ["yellow", "black"]]', '[["red", "blue"], ["yellow", "red"]]', "two of the colours for each of 2 players"),
        ('[["red", "blue"], ["yellow", "black"]]', "[1, 2]", "two of the colours for each of 2 players"),
        ('name = "Glasgow"', 'name = "free 2"', "reads like a free choice card"),
        ('name = "Glasgow"', 'name = "Glas  gow"', "odd spaces"),
        ('name = "Glasgow"', 'name = "carlisle"', "stands twice"),
        ("demand_3_draw = 2", "demand_3_draw = 1", '"demand_3_draw" must be 2'),
    ],
)
def test_a_broken_board_names_the_line_and_the_reason(old: str, new: str, reason: str) -> None:
    assert old in BOARD
    text = BOARD.replace(old, new) if "tokens" in old else BOARD.replace(old, new, 1)
    with pytest.raises(BoardError, match=reason) as problem:
        GAME.read_board("mine", text, "mine.toml")
    changed = next(number for number, (one, two) in enumerate(zip(BOARD.splitlines(), text.splitlines(), strict=False), 1) if one != two)
    assert problem.value.line > 0
    assert abs(problem.value.line - changed) <= 6 or "twice" in reason or "rounds" in reason or "few" in reason
    assert str(problem.value).startswith(f"mine.toml, line {problem.value.line}: ")


def test_a_board_that_is_not_connected_is_refused() -> None:
    lonely = BOARD + '\n[towns.nowhere]\nname = "Nowhere"\nvalue = 2\ntype = "port"\n'
    with pytest.raises(BoardError, match=r"leads from .* to Nowhere") as problem:
        GAME.read_board("mine", lonely, "mine.toml")
    assert problem.value.line == len(lonely.splitlines()) - 3


def test_lines_of_a_board_file() -> None:
    text = 'a = 1\n[one]\nb = 2\n[[many]]\nc = 3\n[[many]]\nc = 4\n[grid]\nrows = """\nxx\nyy\n"""\n'
    source = BoardFile(text, "f")
    assert source.line(["a"]) == 1
    assert source.line(["one", "b"]) == 3
    assert source.line(["many", 1, "c"]) == 7
    assert source.line(["one", "missing"]) == 2
    assert source.wrong(["grid", "rows"], "x", row=2).line == 11


def test_a_class_that_was_compiled_apart_from_its_base_is_known_by_its_size() -> None:
    """It is laid out without the fields of its base, so it is smaller. No class that is written in Python can be: a stand-in is looked at here."""
    assert list(games_of_ours.compiled_apart()) == []

    class Laid:
        def __init__(self, name: str, size: int, derived: list[Any]) -> None:
            self.__module__, self.__qualname__, self.__basicsize__ = "elsewhere", name, size
            self.__subclasses__ = lambda: derived

    small: Any = Laid("Small", 56, [])
    equal: Any = Laid("Equal", 120, [small])
    base: Any = Laid("Base", 120, [equal])
    assert list(games_of_ours.compiled_apart([base])) == ["elsewhere.Small"]


def test_its_game_is_refused_in_words_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_of_ours, "compiled_apart", lambda: ["elsewhere.State"])
    registry.find.cache_clear()
    assert games_of_ours.game("workshop_of_the_world").title == "Workshop of the World"
    monkeypatch.setattr(games_of_ours, "compiled_apart", lambda: ["elsewhere.State", "roundhouse.State"])
    registry.find.cache_clear()
    with pytest.raises(UnknownName, match=r"^the game 'workshop_of_the_world' would crash: roundhouse\.State was compiled apart from the class of the kernel"):
        registry.find("workshop_of_the_world")


def test_a_board_that_is_lent_leaves_all_others_as_they_are() -> None:
    found = roundhouse.game("workshop_of_the_world")
    before = found.board()
    text = found.board_text(found.boards[0])[0]
    found.lend("elsewhere/england.toml", text)
    lent = found.board("elsewhere/england.toml")
    found.lend("elsewhere/england.toml", text + "\n# the same, written again\n")
    assert found.board() is before, "a game in progress keeps its board, whose moves are known by identity"
    assert found.board("elsewhere/england.toml") is not lent
