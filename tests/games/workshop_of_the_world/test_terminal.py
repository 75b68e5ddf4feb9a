"""The table in the terminal: made from a view alone, at every moment, for everybody, in every language."""

import io
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console

import roundhouse
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import State
from roundhouse.kernel.texts import LANGUAGES

GAME = roundhouse.game("workshop_of_the_world")
NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Élise")
UNFILLED = re.compile(r"\{|\b(table|key|region|short|sign|type|phase|era|word)-[a-z]|\bfree \d|None")


def printed(view: dict[str, Any], language: str = "en", width: int = 100) -> str:
    """The table on paper: without any colour."""
    paper = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    paper.print(GAME.terminal(view, GAME.texts(language), NAMES))
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()


def random_game(players: int, auction: str, seed: int) -> Iterator[State]:
    """The positions of a game in which links are built and little is bid."""
    dice = Random(seed)
    state = GAME.new(players=players, seed=seed, options={"auction": auction})
    while not state.over:
        yield state
        seat = dice.choice(state.to_act())
        legal = state.moves(seat)
        state.play(seat, dice.choice(legal[:6] if legal[0].text.startswith("bid") else legal))
    yield state


@cache
def moments(players: int, auction: str) -> list[State]:
    """The first position of every phase in each era of a game, and the last of all."""
    found: dict[tuple[str, str], State] = {}
    for state in random_game(players, auction, seed=players):
        name = "over" if state.over else state.phases[state.at].name
        found.setdefault((name, state.view(None)["table"]["era"]), state.copy())
    return list(found.values())


def row(page: str, start: str) -> str:
    """The line of the page that starts with these words."""
    found = [line for line in page.splitlines() if line.strip(" ▶◆■").startswith(start)]
    assert len(found) == 1, (start, found)
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "auction"), [(2, "blind"), (3, "standing_bids"), (4, "card_by_card"), (5, "blind")])
def test_every_seat_sees_the_table_at_every_moment(players: int, auction: str, language: str) -> None:
    found = moments(players, auction)
    readers = [*range(players), None]
    assert len(found) >= 11
    for turn, state in enumerate(found):
        for seat in (readers[turn % len(readers)], readers[(turn + 1) % len(readers)]):
            width = (80, 100, 180)[turn % 3]
            page = printed(state.view(seat), language, width)
            assert not UNFILLED.search(page), UNFILLED.search(page)
            assert max(len(line) for line in page.splitlines()) <= width
            assert "…" not in page  # nothing had to be cut off
            for name in NAMES[:players]:
                assert name in page


def test_the_terminal_needs_the_view_alone() -> None:
    """What a seat may not know cannot show: the page is the same whatever the others hide."""
    for ply, state in enumerate(random_game(4, "blind", seed=11)):
        if ply % 25 == 0:
            for seat in (2, None):
                other = state.imagine(seat, Chance(ply))
                assert printed(other.view(seat)) == printed(state.view(seat))


def test_money_of_others_is_secret_unless_it_is_open() -> None:
    state = GAME.new(players=3, seed=1)
    page = printed(state.view(1))
    assert page.count("secret") == 2
    assert page.count("£50") == 2  # the own cash, and the means
    assert printed(state.view(None)).count("secret") == 3
    open_table = GAME.new(players=3, seed=1, options={"open_money": True})
    assert "secret" not in printed(open_table.view(None))


def test_a_closed_fist_is_shown_to_its_owner_alone() -> None:
    state = GAME.new(players=3, seed=1)
    while state.phases[state.at].name == "demand":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    state.play(2, GAME.move("bid 17"))
    assert "bid in your fist: £17" in printed(state.view(2))
    for eye in (0, 1, None):
        assert "17" not in printed(state.view(eye)).partition("Players")[2].replace("17 tokens", "")


def test_the_map_shows_industries_room_and_owners_of_connections() -> None:
    """A colour is never the only sign: without colours the letters tell who is where."""
    state = GAME.new(players=3, seed=4)
    while state.phases[state.at].name != "card":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    seat = state.to_act()[0]
    sign = "RBY"[seat]
    town = state.view(None)["table"]["offer"][0]
    assert f"◆ {town}" in printed(state.view(None)).partition("Players")[0]
    state.play(seat, GAME.move(f"card {town}"))
    page = printed(state.view(None))
    assert re.search(rf"▶ {town} +4 {sign}···", page)
    link = next(move for move in state.moves(seat) if move.text.startswith("link"))
    far = next(end for end in link.text.removeprefix("link ").split("-") if end != town)
    state.play(seat, link)
    page = printed(state.view(None))
    assert re.search(rf"{sign}[─═]{town}\b", row(page.partition("Links on the map")[0], far))
    assert re.search(rf"{sign} {NAMES[seat]} +[12] links?, [12] in the largest network: .*{far}", page)


def test_players_stand_in_turn_order() -> None:
    state = GAME.new(players=4, seed=9)
    while state.phases[state.at].name != "card":
        seat = state.to_act()[0]
        bids = {f"bid {pounds}": pounds for pounds in range(4)}
        wanted = [move for move in state.moves(seat) if bids.get(move.text) == seat]
        state.play(seat, (wanted or state.moves(seat))[0])
    page = printed(state.view(None)).partition("Players")[2].partition("Demand")[0]
    places = [page.index(f" {name} ") for name in ("Dario", "Chloé", "Bruno", "Anna")]
    assert places == sorted(places)
    assert re.search(r"▶ 1 +W Dario .* £3", page)


def test_a_card_by_card_auction_shows_the_bid_and_who_is_still_in() -> None:
    state = GAME.new(players=3, seed=3, options={"auction": "card_by_card"})
    while state.phases[state.at].name == "demand":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    for text in (state.moves(state.to_act()[0])[0].text, "bid 5", "drop", "drop"):
        seat = state.to_act()[0]
        state.play(seat, GAME.move(text))
        if text == "bid 5":
            opener = NAMES[seat]
            assert f"£5 by {opener} · still in: Anna, Bruno and Chloé" in printed(state.view(None))
    assert re.search(rf"Cards won: 1 \w+ \({opener}\)", printed(state.view(None)))


def test_the_end_shows_the_result() -> None:
    for state in random_game(3, "blind", seed=2):
        last = state
    page = printed(last.view(None), "it")
    first = last.ranking()[0]
    assert f"1. {NAMES[first]} {last.scores()[first]}\u00a0£" in page


def test_a_board_without_regions_is_shown_too() -> None:
    """Regions are for the eye only: a board of one's own may do without."""
    view = GAME.new(players=3, seed=5).view(None)
    sheet = GAME.terminal(view, GAME.texts("en"), NAMES)
    sheet.parts = [("", list(range(len(sheet.board.towns))))]
    paper = Console(file=io.StringIO(), width=100, color_system=None)
    paper.print(sheet)
    page = paper.file.getvalue()
    assert "Midlands" not in page
    assert all(town in page for town in sheet.board.towns)


def test_every_town_has_a_region_with_a_source() -> None:
    towns = GAME.board_data(GAME.board())["towns"]
    texts = GAME.texts("en")
    for town in towns.values():
        assert texts.has(f"region-{town['region']}")
        assert town["region_source"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_no_heading_is_cut_off_at_80_columns(players: int, language: str) -> None:
    for state in moments(players, "blind"):
        assert "…" not in printed(state.view(0), language, 80)
