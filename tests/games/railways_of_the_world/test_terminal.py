"""The table in the terminal: a hex map that can be read, made from a view alone, at every moment, in every language."""

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

from roundhouse.games.railways_of_the_world.terminal import codes_of
from roundhouse.kernel.texts import LANGUAGES

from .table import GAME, A, B, build, table

NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Élise", "Franca")
UNFILLED = re.compile(r"\{|\b(table|card|city|phase|word|line)-[a-z]|None")


def printed(view: dict[str, Any], language: str = "en", width: int = 140) -> str:
    """The table on paper: without any colour."""
    paper = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    paper.print(GAME.terminal(view, GAME.texts(language), NAMES))
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("board", "players"), [("eastern_us", 6), ("mexico", 3)])
def test_every_moment_can_be_printed(board: str, players: int, language: str) -> None:
    state = GAME.new(players, 5, board, {"max_turns": 12})
    dice = Random(3)
    while not state.over:
        if len(state.plies) % 60 == 0:
            for seat in (None, 0):
                shown = printed(state.view(seat), language)
                assert not UNFILLED.search(shown), UNFILLED.search(shown)
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    assert not UNFILLED.search(printed(state.view(None), language))


def rows(text: str) -> list[str]:
    """The lines of the map, from the column numbers on."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if re.match(r"\s+0\s+1\s+2", line) or re.match(r"\s+0\s+2\s+4", line))
    return lines[start:]


def test_a_link_is_drawn_from_city_to_city() -> None:
    """New York-Philadelphia by (25,11): the slanted side, the tile with the number of its owner, the side into Philadelphia."""
    state = table(2)
    build(state, A, "New York", (25, 11, 5, 3))
    lines = rows(printed(state.view(None)))
    row_10, between, row_11 = lines[1 + 2 * 10], lines[2 + 2 * 10], lines[1 + 2 * 11]
    assert "NYo" in row_10
    assert "Phi──1" in row_11
    assert between[row_11.index("Phi──1") + 6] == "╱"


def test_terrain_ridges_and_two_tracks() -> None:
    state = table(2)
    build(state, A, "Harrisburg", (23, 11, 4, 2))
    build(state, B, "Philadelphia", (23, 11, 0, 3), stop=True)
    shown = printed(state.view(None))
    assert "──+──Phi" in rows(shown)[1 + 2 * 11]
    first = rows(shown)[1]
    assert first.split()[1:5] == ["·", "·", "·", "w"]
    assert "^" in shown
    assert shown.count("~") > 200


def test_a_narrow_terminal_gets_the_narrow_map() -> None:
    state = table(2)
    build(state, A, "New York", (25, 11, 5, 3))
    lines = rows(printed(state.view(None), width=80))
    assert max(len(line) for line in lines[:60]) <= 80
    assert len(lines[1].rstrip()) > 60


def test_the_cities_have_letters_of_their_own() -> None:
    for name in ("eastern_us", "mexico"):
        for pitch, letters in ((4, 3), (2, 2)):
            codes = codes_of(GAME.board(name), pitch)
            assert len(set(codes)) == len(codes)
            assert all(len(code) == letters for code in codes)


def test_map_and_list_name_a_city_by_the_same_letters() -> None:
    view = GAME.new(3, 1).view(None)
    for width, code in ((150, "NYo"), (80, "NY"), (50, "NY")):
        page = printed(view, width=width)
        assert f"{code} New York" in page and page.count(code) >= 2


def test_a_narrow_screen_gets_the_whole_map_in_strips() -> None:
    page = printed(GAME.new(3, 1).view(None), width=50)
    assert page.count(" 10  ") >= 2 and "Bo~" in page  # Boston, at the right edge
    assert max(len(line) for line in page.splitlines()) <= 50


def test_the_baron_is_shown_to_its_owner_only() -> None:
    state = GAME.new(3, 1)
    kept = state.moves(0)[0].text
    for seat in range(3):
        state.play(seat, state.moves(seat)[0])
    assert f"Your Rail Baron: {kept.removeprefix('keep ')}" in printed(state.view(0))
    assert kept.removeprefix("keep ") not in printed(state.view(1))
    assert kept.removeprefix("keep ") not in printed(state.view(None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_fit_on_eighty_columns_with_figures_as_the_language_writes_them(language: str) -> None:
    state = GAME.new(6, 5, "eastern_us", {"max_turns": 12})
    dice = Random(3)
    while len(state.plies) < 400:
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    texts = GAME.texts(language)
    page = printed(state.view(None), language, 80)
    (heading,) = [line for line in page.splitlines() if line.startswith(texts.say("table-player"))]
    assert heading.split()[-1] in texts.say("table-markers")
    cash = max(player["cash"] for player in state.view(None)["table"]["seats"])
    assert cash >= 1000 and texts.number(cash) in page
    assert (f"{cash:,}" in page) == (language == "en")


def test_colours_are_letters_too() -> None:
    """A screen without colours shows what a city wants, what lies there, and what is in the bag."""
    state = GAME.new(3, 1)
    view = state.view(None)["table"]
    page = printed(state.view(None), "fr", 80)
    wants = view["cities"]["Chicago"]["colour"]
    goods = "".join("K" if colour == "black" else colour[0].upper() for colour, n in view["cities"]["Chicago"]["cubes"].items() for _ in range(n))
    assert f"Chicago ({wants[0].upper()}) {goods}" in page
    assert f"R {view['bag']['red']}  Y {view['bag']['yellow']}  B {view['bag']['blue']}" in page
    assert "K noir" in page
