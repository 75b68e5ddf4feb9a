"""The plain table of the terminal, made by the declared shape, and the fixture with which the browser's is tested."""

import io
import json
import runpy
from pathlib import Path
from typing import Annotated, Any

import pytest
from rich.console import Console

import roundhouse
from roundhouse.kernel.game import games
from roundhouse.kernel.schema import view_schema
from roundhouse.kernel.shapes import OWN, BySeat, Count, Name, SeatNumber, TypedDict
from roundhouse.kernel.sheet import Sheet, table
from roundhouse.kernel.texts import Texts

NAMES = ["Ann", "Bo", "Cy"]
HERE = Path(__file__).parent


class Mill(TypedDict):
    """A mill, known by its river."""

    name: str
    river: Name
    miller: SeatNumber | None


class Purse(TypedDict):
    """What a seat has."""

    coins: Count
    rival: SeatNumber


class Board(TypedDict):
    """Names that say nothing, so that only the declaration can."""

    purses: BySeat[Purse]
    flour: BySeat[Count]
    prices: list[Count]
    order: list[Count]
    queue: list[SeatNumber]
    mills: list[Mill]
    worth: dict[str, BySeat[Count]]
    secret: Annotated[Purse | None, OWN]


VALUES = {
    "purses": [{"coins": 4, "rival": 1}, {"coins": 5, "rival": 2}, {"coins": 6, "rival": 0}],
    "flour": [7, 8, 9],
    "prices": [1, 2, 3],
    "order": [2, 1, 0],
    "queue": [2, 0],
    "mills": [{"name": "Old", "river": "Ure", "miller": 1}, {"name": "New", "river": "Swale", "miller": None}],
    "worth": {"rye": [1, 0, 2]},
    "secret": {"coins": 0, "rival": 2},
}


def _sheet(**change: Any) -> Sheet:
    schema = view_schema(Board)
    sheet = Sheet(schema, Texts.load("en"), NAMES)
    for name, value in {**VALUES, **change}.items():
        sheet.add(name, schema["$defs"]["Board"]["properties"][name], value)
    return sheet


def test_what_is_declared_by_seat_is_a_column_of_the_players() -> None:
    assert _sheet().seats == [("Coins", ["4", "5", "6"]), ("Rival", ["Bo", "Cy", "Ann"]), ("Flour", ["7", "8", "9"])]


def test_only_the_declared_number_of_a_seat_is_a_player() -> None:
    assert _sheet().facts == [("Prices", "1, 2, 3"), ("Order", "2, 1, 0"), ("Queue", "Cy, Ann")]


def test_entries_are_known_by_their_declared_name_and_nested_figures_by_the_players() -> None:
    lists = dict(_sheet().lists)
    assert lists["Mills"] == [("Ure", "Name Old · Miller Bo"), ("Swale", "Name New")]
    assert lists["Worth"] == [("Rye", "Ann 1 · Bo 0 · Cy 2")]
    assert lists["Secret"] == [("Coins", "0"), ("Rival", "Cy")]


def test_what_other_eyes_know_leaves_no_gap() -> None:
    sheet = _sheet(secret=None)
    assert "Secret" not in dict(sheet.lists) and "Secret" not in dict(sheet.facts)


TABLE = """\
Prices 1, 2, 3 · Order 2, 1, 0 · Queue Cy, Ann

        Coins   Rival   Flour
 ─────────────────────────────
  Ann   4       Bo      7
  Bo    5       Cy      8
  Cy    6       Ann     9

Mills
 Ure    Name Old · Miller Bo
 Swale  Name New
Worth
 Rye  Ann 1 · Bo 0 · Cy 2
Secret
 Coins  0
 Rival  Cy
"""


def test_the_whole_table_as_it_is_printed() -> None:
    paper = io.StringIO()
    Console(file=paper, width=90).print(table({"table": VALUES}, view_schema(Board), Texts("en", []), NAMES))
    assert "\n".join(line.rstrip() for line in paper.getvalue().splitlines()) + "\n" == TABLE
    styled = Console(file=io.StringIO(), width=90, force_terminal=True, color_system="standard")
    with styled.capture() as capture:
        styled.print(table({"table": VALUES}, view_schema(Board), Texts("en", []), NAMES))
    for dim in ("Prices ", "Rye"):
        assert f"\x1b[2m{dim}\x1b[0m" in capture.get()
    assert "\x1b[1mAnn\x1b[0m" in capture.get()


def test_a_field_is_called_by_its_message_or_its_word_or_its_name() -> None:
    sheet = Sheet(view_schema(Board), Texts("en", ["field-gold-coins = Coins of gold", "word-rye = rye flour", "kind-old-mill = Mill"]), NAMES)
    assert [sheet.title(name) for name in ("gold_coins", "rye", "old_mill", "")] == ["Coins of gold", "Rye flour", "Old mill", ""]
    assert sheet.shown({}, "old_mill", "kind") == "old mill" and sheet.shown({}, "old mill", "kind") == "Mill"
    assert [sheet.shown({}, value) for value in (None, False, True, [], {}, 3, [1, 2])] == ["–", "–", "✓", "–", "–", "3", "1, 2"]
    assert sheet.shown({}, {"rye": True, "oats": 2, "mills": [], "port": None}) == "Rye flour · Oats 2"


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_plain_table(name: str) -> None:
    game = roundhouse.game(name)
    names = [f"Player {seat}" for seat in range(game.seats[0])]
    paper = io.StringIO()
    Console(file=paper, width=160).print(table(game.new(players=game.seats[0], seed=1).view(0), game.schema(), game.texts("en"), names))
    assert all(name in paper.getvalue() for name in names)
    assert "{" not in paper.getvalue()


def test_the_browsers_fixture_is_fresh() -> None:
    made = runpy.run_path(str(HERE / "make_plain.py"))["plain"]()
    assert json.loads((HERE / "plain.json").read_text(encoding="utf-8")) == json.loads(json.dumps(made)), "run tests/kernel/make_plain.py"


def test_the_terminal_reads_the_declaration_once() -> None:
    class Counted(type(roundhouse.game("workshop_of_the_world"))):  # type: ignore[misc]
        asked = 0

        def schema(self) -> dict[str, Any]:
            self.asked += 1
            return dict(super().schema())

    game = Counted()
    view = roundhouse.game("workshop_of_the_world").new(players=3, seed=1).view(0)
    for _ in range(3):
        roundhouse.Game.terminal(game, view, game.texts("en"), NAMES)
    assert game.asked == 1


def test_what_is_not_declared_is_shown_as_it_is() -> None:
    sheet = Sheet(view_schema(Board), Texts("en", ["kind-old-mill = Mill"]), NAMES)
    sheet.add("rows", {}, [[1, 2], {"n": 3}])
    sheet.add("kind", {}, "old mill")
    sheet.figures("seats", {}, [{"kind": "old mill"}, None, {"kind": "x"}])
    assert sheet.lists == [("Rows", [("1", "1, 2"), ("2", "N 3")])]
    assert sheet.facts == [("Kind", "Mill")]
    assert sheet.seats == [("Kind", ["Mill", "–", "x"])]
