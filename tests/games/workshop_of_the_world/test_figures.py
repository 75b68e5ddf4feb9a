"""The figures of Workshop of the World: what bots and learners reckon with, counted again from the pieces; and how the terminal sets them out."""

import io
from collections import Counter

import pytest
from rich.console import Console

from roundhouse.games.workshop_of_the_world.constants import CARD, NOBODY, SETS
from roundhouse.games.workshop_of_the_world.features import FEATURES, features
from roundhouse.games.workshop_of_the_world.judge import bid_weights, demand_of, pieces_of, terms, to_come
from roundhouse.games.workshop_of_the_world.sketch import sketch
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.games.workshop_of_the_world.terminal import Sheet
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.columns import Column
from roundhouse.kernel.dice import Dice

from .table import GAME, auction, fresh, turn
from .test_terminal import NAMES, printed, random_game


def positions(players: int) -> list[State]:
    """Some of a game in which many pieces stand on the map."""
    return [state.copy() for number, state in enumerate(random_game(players, "blind", seed=players)) if number % 17 == 0 or state.over]


@pytest.mark.parametrize("players", [2, 4])
def test_features_count_the_pieces(players: int) -> None:
    names = [one.name for one in FEATURES]
    met: Counter[str] = Counter()
    for state in positions(players):
        board, towns = state.board, range(len(state.board.towns))
        for seat in range(players):
            found = dict(zip(names, features(state, seat), strict=True))
            sets = [one for one in range(state.sets) if state.owners[one] == seat]
            types = {board.type[town] for town in towns for one in sets if state.industry[town * SETS + one]}
            count = {town: sum(state.industry[town * SETS + one] for one in sets) for town in towns}
            pairs = [
                connection
                for connection in range(len(state.link))
                for one in sets
                if all(state.industry[end * SETS + one] for end in (board.end_a[connection], board.end_b[connection]))
            ]
            free = [connection for connection in pairs if state.link[connection] == NOBODY]
            expected = {
                "industries": sum(count.values()),
                "types": len(types),
                "shared types": sum(state.filled[town] - count[town] for town in towns if board.type[town] in types),
                "neighbours": len(pairs),
                "free neighbours": len(free),
                "value of free neighbours": sum(board.value[board.end_a[one]] + board.value[board.end_b[one]] for one in free),
                "links": sum(board.size[one] for one, owner in enumerate(state.link) if owner in sets),
                "links in supply": sum(state.links[one] for one in sets),
                "industries in supply": sum(state.stock[one] for one in sets),
                "tokens in hand": state.hand_size(seat),
                "turns to come": sum(one in sets for one in state.order[state.turn :]) if state.at >= CARD else 0,
            }
            assert {name: found[name] for name in expected} == expected
            met.update(name for name, value in expected.items() if value)
    assert set(met) == set(expected), "each of them was something else than nothing"


def test_what_a_seat_may_expect_is_told_in_parts() -> None:
    seen = 0
    for state in positions(3):
        for seat in range(3):
            cash, income, links, industries, coming = terms(state, seat)
            assert (cash, income) == (state.cash[seat], 0 if state.over else state.income[seat])
            if state.over:
                assert (links, industries, coming) == (0, 0, 0)
            else:
                demand = demand_of(state, seat)
                assert ((links, industries), coming) == (pieces_of(state, seat, demand), to_come(state, seat, demand))
                seen += links > 0 and industries > 0
    assert seen > 10


def test_bids_are_mixed_by_weights_that_are_chances() -> None:
    state = auction(3)
    for seat in range(3):
        weights = bid_weights(state, seat)
        assert sum(weights) == pytest.approx(1.0) and min(weights) >= 0 and len(weights) <= state.means(seat) + 1
        mixed = state.mixture(seat, state.moves(seat))
        assert mixed[: len(weights)] == weights[: len(mixed)] and len(mixed) == len(state.moves(seat))
    assert fresh(3).mixture(0, fresh(3).moves(0)) == []


def test_what_is_the_states_own_is_not_copied_again() -> None:
    """Searches copy positions all the time: a list is copied when it is first changed, and no other change makes that forgotten."""
    state = fresh(3).copy()
    changes = sorted(name for name in dir(state) if name.startswith("change_"))
    assert len(changes) > 10
    before = {name: getattr(state, name.removeprefix("change_")) for name in changes}
    mine = {name: getattr(state, name)() for name in changes}
    assert all(mine[name] is not before[name] and mine[name] == before[name] for name in changes)
    assert [name for name in changes if getattr(state, name)() is not mine[name]] == []


def test_what_stands_on_the_map_is_told_by_place_and_seat() -> None:
    state = positions(3)[-2]
    found = Counter(GAME.standing(state))
    board = state.board
    for town, name in enumerate(board.towns):
        for one in range(state.sets):
            assert found[f"town:{name}", state.owners[one]] == state.industry[town * SETS + one]
    links = {place: seat for place, seat in found if place.startswith("connection:")}
    laid = {f"connection:{board.towns[board.end_a[n]]}-{board.towns[board.end_b[n]]}": state.owners[one] for n, one in enumerate(state.link) if one != NOBODY}
    assert links == laid and laid


def test_a_drawing_that_lacks_a_connection_is_no_map() -> None:
    board, drawn = fresh(3).board, GAME.board_data(fresh(3).board)
    assert len(sketch(board, {**drawn}).spots) == len(board.towns) + len(board.link)
    with pytest.raises(ValueError, match="shorter"):
        sketch(board, {**drawn, "connections": drawn["connections"][:-1]})


COLUMNS = {  # what a learner divides by
    "round": 8, "creation": 4, "cash": 50, "income": 50, "tokens": 10, "own.hand": 5, "own.fist": 5, "own.ready": 1, "own.bids": 50, "stock": 10, "links": 20,
    "industry": 4, "len(deck)": 36, "len(aside)": 36, "undrawn": 50, "display": 10, "shown": 50, "still_in": 1, "price": 50, "turn": 5, "gambled": 1,
}  # fmt: skip


def test_columns_for_learners_keep_their_scale() -> None:
    """What was learned with one scale is worth nothing with another."""
    columns: dict[str, Column] = {one.name: one for one in GAME.columns(fresh(3))}
    assert {name: columns[name].top for name in COLUMNS} == COLUMNS


def test_figures_stand_at_the_right_of_their_columns() -> None:
    page = printed(auction(3).view(0)).splitlines()
    (heading,) = [line for line in page if "in hand" in line]
    edge = heading.index("in hand") + len("in hand")
    figures = [line[:edge] for line in page[page.index(heading) + 1 :][:5]]
    assert [line[-2:] for line in figures] == [" ·", " 1", " ·", " ·", " ·"]
    page = printed(turn(3).view(0)).splitlines()
    (first,) = [line for line in page if line.startswith("▶ 1  ")]
    assert [line[:5] for line in page[page.index(first) :][:3]] == ["▶ 1  ", "  2  ", "  3  "]


def test_the_last_line_says_what_is_decided_and_by_whom() -> None:
    assert printed(auction(3).view(0)).splitlines()[-1] == "▶ Turn order auction: Anna, Bruno and Chloé"


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("token heavy", {"type": "heavy"}),
        ("bid 7", {"pounds": 7}),
        ("recoup 2", {"pounds": 2, "spaces": 4}),
        ("remove red", {"colour": "red"}),
        ("place Bristol", {"town": "Bristol", "value": 4}),
        ("link Oxford-Reading", {"a": "Oxford", "b": "Reading", "n": 1}),
        ("done", {}),
    ],
)
def test_moves_are_told_with_these_words(notation: str, words: dict[str, str | int]) -> None:
    assert GAME.words(fresh(3).board, GAME.move(notation)) == words


def test_a_town_picked_at_random_is_one_that_the_card_allows() -> None:
    state = turn(4, offer=["free 3"])
    seat = state.to_act()[0]
    state.play(seat, GAME.move("card free 3"))
    assert state.phases[state.at].name == "town"
    picked = {state.phases[state.at].pick(state, seat, Dice(Chance(seed))) for seed in range(100)}
    assert picked == set(state.moves(seat))


def test_room_in_a_town_is_dim_and_pieces_are_not() -> None:
    state = fresh(3)
    sheet = Sheet(state.view(None), GAME.texts("en"), NAMES)
    room = sheet._room(0)
    assert room.plain == "·" * state.board.value[0] and [str(span.style) for span in room.spans] == ["dim"]
    paper = Console(file=io.StringIO(), width=100, force_terminal=True, color_system="standard", legacy_windows=False)
    paper.print(room)
    assert "\x1b[2m" in paper.file.getvalue()  # type: ignore[attr-defined]


def test_cards_begin_at_the_edge_below_their_title() -> None:
    state = auction(3)
    for width in (80, 120):
        page = printed(state.view(None), width=width).splitlines()
        title = next(line for line in page if GAME.texts("en").say("table-offer") in line)
        card = page[page.index(title) + 1]
        assert card.index("◆") == title.index(GAME.texts("en").say("table-offer"))
