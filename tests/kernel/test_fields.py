"""Fields that are declared once: the table written from them, its copies, and positions."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.kernel import tablecode
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import PositionError
from roundhouse.kernel.fields import (
    ByHand,
    ByName,
    Derived,
    Field,
    Fixed,
    Flag,
    Hand,
    Inside,
    Many,
    Members,
    Name,
    Named,
    Null,
    Number,
    Position,
    Rows,
    Table,
    Word,
    last_seat,
    players,
)
from roundhouse.kernel.game import game, games
from roundhouse.kernel.position import Fields
from roundhouse.parts.stacked_track import StackedTrack
from tests.minigame import GAME

COLOURS = ("red", "blue", "green")
TOWNS = ("Ash", "Elm")

TABLE = Table(
    title="Lowland",
    board="tests.minigame.Valley",
    let={"towns": "2"},
    fixed=(Fixed("longest", "int", "max(board.lengths)", "of all links"),),
    entries=(
        Field("round", "int", "1", Number(1, 9), "from 1"),
        Field("begun", "bool", "False", Flag()),
        Field("warned", "int", "0", Flag(number=True)),
        Rows(
            "seats",
            players,
            Field("cash", "list[int]", "[5] * players", Number(0, 99)),
            Field("cubes", "list[int]", "[0] * (players * 3)", ByName(COLOURS, 4), called="wagons"),
            Field("towns", "list[int]", "[0] * players", Members(TOWNS)),
            ByHand("secret", Field("secret", "list[int]", "[0] * players")),
        ),
        Named(
            "towns", TOWNS, Field("colour", "list[int]", "[-1] * towns", Null(Name(COLOURS))), Field("stock", "list[int]", "[0] * 6", ByName(COLOURS, 9, True))
        ),
        Inside("turn", Field("seat", "int", "-1", Null(Number(0, last_seat))), Field("leader", "int", "-2", Word("bank", -2, Number(0, last_seat)))),
        Field("deck", "list[int]", "[2, 1, 0]", Many(Name(COLOURS)), kept="late"),
        Field("piles", "list[list[int]]", "[[], []]", Many(Many(Number(0, 9)), 2)),
        Field("rails", "list[list[int]]", "[[], []]", Many(Many(Number(0, 9))), kept="late"),
        Field("lines", "list[list[int]]", "[]", Many(Many(Number(0, 9))), rows_shared=True),
        Derived("reach", "list[int]", "[1, 2]", "by town", kept="shared"),
        Field("bonus", "int", "3", Number(0, 9), since=GAME.rules_version + 1),
    ),
)
POSITION = Position(TABLE, secret=Hand(lambda state, seat: state.secret[seat] * 2, lambda state, row, seat: _hide(state, row, seat)))


def _hide(state: Any, row: Fields, seat: int) -> None:
    state.secret[seat] = row.number("secret", 0, 8) // 2


def fresh() -> Any:
    made: dict[str, Any] = {}
    exec(tablecode.source(TABLE), made)
    setting = GAME.setting(2)
    return made["Table"](setting, Chance(1), setting.board)


def copied(state: Any) -> Any:
    return type(state)(state.setting, state.chance, state.board, state)


def test_a_table_is_laid_out_as_declared() -> None:
    state = fresh()
    assert (state.round, state.begun, state.cash, state.cubes, state.deck, state.longest) == (1, False, [5, 5], [0] * 6, [2, 1, 0], max(state.board.lengths))


def test_the_key_holds_all_but_what_follows_from_it() -> None:
    state = fresh()
    before = state.key()
    state.reach = [9]
    assert state.key() == before
    for field in TABLE.fields():
        if field.key:
            other = copied(state)
            value = getattr(other, field.name)
            more = [[7]] if field.type == "list[list[int]]" else [7]
            setattr(other, field.name, value + more if isinstance(value, list) else value + 4)
            assert other.key() != before, field.name


def test_a_copy_is_equal_and_apart() -> None:
    state = fresh()
    state.piles[0].append(4)
    other = copied(state)
    assert other.key() == state.key()
    assert other.piles is not state.piles and other.piles[0] is not state.piles[0] and other.cash is not state.cash
    assert other.reach is state.reach
    state.lines.append([1])
    third = copied(state)
    assert third.lines is not state.lines and third.lines[0] is state.lines[0]


def test_a_late_list_is_shared_until_one_of_the_copies_changes_it() -> None:
    state = fresh()
    first = state.deck
    state.change_deck().pop()
    assert state.deck is first, "a table without copies has its lists to itself"
    other = copied(state)
    assert other.deck is state.deck
    state.change_deck().append(1)
    assert (state.deck, other.deck) == ([2, 1, 1], [2, 1])
    mine = state.deck
    state.change_deck().append(0)
    assert state.deck is mine
    assert other.change_deck() == [2, 1] and other.deck is not first, "the copy cannot know that nobody else holds the list"
    other.change_rails()[0].append(5)
    assert state.rails == [[], []]
    third = copied(copied(state))
    third.change_rails()[1].append(3)
    state.change_rails()[0].append(6)
    assert (third.rails, other.rails, state.rails) == ([[], [3]], [[5], []], [[6], []])


def test_what_is_written_is_read_back() -> None:
    state = fresh()
    state.round, state.begun, state.warned, state.cash, state.cubes, state.towns = 4, True, 1, [7, 8], [1, 0, 2, 0, 3, 0], [2, 3]
    state.secret, state.colour, state.stock, state.seat, state.leader = [4, 1], [2, -1], [0, 5, 0, 0, 0, 1], 1, 0
    state.deck, state.piles, state.lines = [0, 0], [[1, 2], [3]], [[4]]
    data = POSITION.dump(state)
    assert data == {
        "round": 4,
        "begun": True,
        "warned": True,
        "seats": [
            {"cash": 7, "wagons": {"red": 1, "blue": 0, "green": 2}, "towns": ["Elm"], "secret": 8},
            {"cash": 8, "wagons": {"red": 0, "blue": 3, "green": 0}, "towns": ["Ash", "Elm"], "secret": 2},
        ],
        "towns": {"Ash": {"colour": "green", "stock": {"blue": 5}}, "Elm": {"colour": None, "stock": {"green": 1}}},
        "turn": {"seat": 1, "leader": 0},
        "deck": ["red", "red"],
        "piles": [[1, 2], [3]],
        "rails": [[], []],
        "lines": [[4]],
    }
    other = fresh()
    fields = Fields(json.loads(json.dumps(data)))
    POSITION.restore(other, fields)
    fields.done()
    assert other.key() == state.key() and POSITION.dump(other) == data


@pytest.mark.parametrize(
    ("where", "value", "reason"),
    [
        (["round"], 10, "round: must be a whole number from 1 to 9, not 10"),
        (["begun"], 1, "begun: must be bool, not 1"),
        (["seats"], [], "seats: must have 2 entries, not 0"),
        (["seats", 1, "cash"], True, "seats[1].cash: must be a whole number from 0 to 99, not True"),
        (["seats", 0, "wagons", "red"], 5, "seats[0].wagons.red: must be a whole number from 0 to 4, not 5"),
        (["seats", 0, "wagons"], 3, "seats[0].wagons: must be a table of numbers, not 3"),
        (["seats", 0, "towns"], ["Oak"], "seats[0].towns[0]: 'Oak' is not one of Ash, Elm"),
        (["seats", 0, "hat"], 1, "seats[0].hat: is not a field of this position"),
        (["towns", "Ash", "colour"], "pink", "towns.Ash.colour: 'pink' is not one of red, blue, green"),
        (["towns", "Oak"], {}, "towns.Oak: is not a field of this position"),
        (["turn", "seat"], 2, "turn.seat: must be a whole number from 0 to 1, not 2"),
        (["turn", "leader"], "king", "turn.leader: must be a whole number from 0 to 1, not 'king'"),
        (["turn", "late"], 1, "turn.late: is not a field of this position"),
        (["deck"], "red", "deck: must be a list, not 'red'"),
        (["piles"], [[1], [2], [3]], "piles: must have 2 entries, not 3"),
        (["piles"], [[1], [12]], "piles[1][0]: must be a whole number from 0 to 9, not 12"),
    ],
)
def test_a_wrong_field_is_named_with_its_reason(where: list[Any], value: object, reason: str) -> None:
    data = POSITION.dump(fresh())
    inner: Any = data
    for step in where[:-1]:
        inner = inner[step]
    inner[where[-1]] = value
    with pytest.raises(PositionError) as caught:
        POSITION.restore(fresh(), Fields(data))
    assert str(caught.value) == f"position, {reason}"


def test_a_field_of_newer_rules_is_not_in_positions_of_older_ones() -> None:
    state = fresh()
    assert "bonus" not in POSITION.dump(state)
    newer = Table("Lowland", TABLE.board, (Field("bonus", "int", "3", Number(0, 9), since=state.rules),))
    assert Position(newer).dump(state) == {"bonus": 3}
    POSITION.restore(state, Fields({**POSITION.dump(state), "bonus": 4}))
    assert state.bonus == 3
    Position(newer).restore(state, Fields({"bonus": 4}))
    assert state.bonus == 4


def test_every_entry_by_hand_needs_its_functions() -> None:
    with pytest.raises(AssertionError, match=r"\['secret'\], not \['link'\]"):
        Position(TABLE, link=Hand(len, print))


@pytest.mark.parametrize("field", [Field("cash", "int", "0"), Field("plies", "int", "0"), Field("board", "int", "0")])
def test_a_name_is_used_once(field: Field) -> None:
    with pytest.raises(AssertionError, match=field.name):
        tablecode.source(Table("Lowland", "tests.minigame.Valley", (Field("cash", "int", "0"), field)))


def test_the_key_may_have_an_order_of_its_own() -> None:
    fields = (Field("cash", "list[int]", "[]"), Derived("sum", "int", "0"), Field("turn", "int", "0", key="-self.turn"))
    text = tablecode.source(Table("Lowland", TABLE.board, fields, key=("turn", "cash")))
    assert "            -self.turn, tuple(self.cash),\n" in text
    with pytest.raises(AssertionError, match="the key has these fields: sum, turn"):
        tablecode.source(Table("Lowland", TABLE.board, fields, key=("sum", "cash")))


@pytest.mark.parametrize("name", games())
def test_the_tables_that_are_checked_in_are_fresh(name: str) -> None:
    package = game(name).home
    assert not tablecode.stale(package), f"python -m roundhouse.kernel.tablecode {package}"


def everything(state: Any, table: Table) -> dict[str, Any]:
    """All declared fields as they are now; tracks as their key."""
    found = {field.name: getattr(state, field.name) for field in table.fields()}
    return {name: deep(value) for name, value in found.items()}


def deep(value: Any) -> Any:
    if isinstance(value, list):
        return [deep(one) for one in value]
    return (value.space[:], value.rank[:]) if isinstance(value, StackedTrack) else value


def play(state: Any, moves: int, chance: Chance) -> None:
    for _ in range(moves):
        if not state.over:
            seat = state.to_act()[0]
            found = state.moves(seat)
            state.judge(seat)
            state.play(seat, found[chance.below(len(found))])


@pytest.mark.parametrize("name", games())
def test_no_copy_sees_what_happens_in_another(name: str) -> None:
    """Every field, those that follow from others included: lists that are shared must not be changed in place."""
    engine = game(name)
    table = tablecode.declared(engine.home)
    if table is None:
        return
    chance = Chance(4)
    for seats in {engine.seats[0], engine.seats[-1]}:
        state = engine.new(seats, seed=seats)
        while not state.over:
            other = state.copy()
            third = other.branch()
            before = everything(state, table)
            assert everything(other, table) == everything(third, table) == before
            play(other, 9, chance)
            assert everything(state, table) == everything(third, table) == before
            after = everything(other, table)
            third.redeal(0)
            play(third, 9, chance)
            assert everything(state, table) == before and everything(other, table) == after
            play(state, 70, chance)
            assert everything(other, table) == after


def test_a_stale_table_is_found_and_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "lowland"
    folder.mkdir()
    (folder / "__init__.py").write_text("from lowland.table import Table\n", encoding="utf-8")
    (folder / "fields.py").write_text("from tests.kernel.test_fields import TABLE\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for module in [name for name in sys.modules if name.partition(".")[0] == "lowland"]:
        monkeypatch.delitem(sys.modules, module)  # of a test before this one in the same process
    assert tablecode.stale("lowland")
    tablecode.main(["lowland"])
    assert not tablecode.stale("lowland") and not tablecode.write("lowland")
    text = (folder / "table.py").read_text(encoding="utf-8")
    (folder / "table.py").write_text(text.replace("[5] * players", "[6] * players"), encoding="utf-8")
    assert tablecode.stale("lowland")
