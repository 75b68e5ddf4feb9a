"""Components and set-up. [RR-1, RR-2, RR-17, RR-18, RR-24]"""

import tomllib
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from roundhouse.games.railroad_revolution.board import read_board
from roundhouse.games.railroad_revolution.tiles import COLOURS, NEUTRAL, NOBODY
from roundhouse.kernel.errors import BoardError
from roundhouse.testing import rule

from .table import BLUE, BOARD, GAME, GREY, ORANGE, WHITE, fresh, open_moves, play, refused, table

TEXT, FILE = GAME.board_text("united_states")
DATA: dict[str, Any] = tomllib.loads(TEXT)


@rule("RR-1.1", "RR-1.2")
def test_the_main_board_and_the_player_boards() -> None:
    assert (BOARD.cities, BOARD.sections, len(BOARD.progress_names)) == (15, 8, 3)
    assert len(BOARD.section_money) == 8
    assert BOARD.action_names == ["station", "railroad", "telegraph", "trade"]


@rule("RR-1.3")
def test_64_workers() -> None:
    assert dict(zip(BOARD.colour_names, BOARD.workers, strict=True)) == {"white": 16, "purple": 12, "orange": 12, "grey": 12, "turquoise": 12}


@rule("RR-1.4", "RR-1.5")
def test_pieces_and_tiles() -> None:
    assert (BOARD.all_buildings, BOARD.all_tracks) == (13, 17)
    assert sorted(BOARD.seat_colours) == ["black", "blue", "red", "yellow"]
    assert (len(BOARD.telegraph_tiles), len(BOARD.contracts), len(BOARD.setup_sides)) == (6, 9, 8)
    assert sum(1 for city in range(15) if BOARD.printed_tile[city] < 0) == 13
    assert DATA["components"]["shares"] == 48 and sum(DATA["components"]["banknotes"].values()) == 52


@rule("RR-1.6")
def test_24_trains_of_five_kinds() -> None:
    assert sorted(BOARD.train_count) == [4, 5, 5, 5, 5]
    assert BOARD.trains[BOARD.starter].name == "train_promote" and BOARD.train_count[BOARD.starter] == 4


@rule("RR-1.7", "RR-R3")
def test_38_objectives_in_five_groups() -> None:
    assert [len(group) for group in BOARD.groups] == [4, 4, 10, 10, 10]


@rule("RR-1.8", "RR-R4")
def test_levels_of_the_cities() -> None:
    assert Counter(BOARD.level) == {1: 2, 2: 3, 3: 3, 4: 4, 5: 3}
    printed = [BOARD.city_names[city] for city in range(15) if BOARD.printed_tile[city] >= 0]
    assert printed == ["Washington", "Charlotte"]
    for players, levels in ((2, [5, 4, 3, 2]), (3, [5, 4, 3])):
        assert sorted((BOARD.level[city] for city in BOARD.neutral_stations[players]), reverse=True) == levels


@rule("RR-2.1", "RR-2.2", "RR-2.3", "RR-2.4", "RR-2.6", "RR-2.9")
def test_what_every_player_begins_with() -> None:
    state = fresh()
    assert state.setting.board is BOARD
    for seat in range(4):
        assert (state.tracks[seat], state.buildings[seat]) == (15, 12)
        assert (state.aside_tracks[seat], state.aside_buildings[seat]) == (1, 1)
        assert state.lines[seat] == 1 << BOARD.space_names.index("was_clt")
        assert (state.money[seat], state.shares[seat]) == (600, 3)
        assert state.progress[seat * 3 : seat * 3 + 3] == [0, 0, 0]


@rule("RR-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_white_workers_only_with_the_players(players: int) -> None:
    state = fresh(players)
    assert state.common[WHITE] == 0
    assert [state.idle[seat * COLOURS + WHITE] for seat in range(players)] == [4] * players
    beside = [state.helpers.count(colour) for colour in range(1, COLOURS)]
    assert [state.common[colour] + beside[colour - 1] for colour in range(1, COLOURS)] == [12] * 4


@rule("RR-2.7", "RR-17.1", "RR-17.2", "RR-17.3")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 5)])
def test_trains_by_number_of_players(players: int, size: int) -> None:
    state = fresh(players)
    assert sorted(state.stock) == [0, size, size, size, size]
    for seat in range(players):
        assert state.up[seat * 5 : seat * 5 + 5] == [1, 0, 0, 0, 0]
    assert sum(state.idle[seat * COLOURS + WHITE] for seat in range(players)) == 4 * players
    assert len(state.sides) == players


@rule("RR-2.8")
def test_one_a1_and_one_a2_each() -> None:
    state = fresh(3)
    for seat in range(3):
        assert [BOARD.objectives[state.objective[seat * 2 + slot]].group for slot in (0, 1)] == ["A1", "A2"]
    assert [len(pile) for pile in state.piles] == [10, 10, 10]
    assert len(set(state.objective)) == 6
    assert fresh(3, 2).objective != state.objective


@rule("RR-2.10", "RR-23.9")
def test_nine_contract_tiles_one_face_up() -> None:
    state = fresh()
    assert len(state.contract_pile) == 8 and sorted([state.contract, *state.contract_pile]) == list(range(9))
    assert {fresh(seed=seed).contract for seed in range(12)} != {state.contract}


@rule("RR-2.11", "RR-2.13", "RR-23.17")
def test_city_and_telegraph_tiles_are_dealt() -> None:
    deals = set()
    for seed in range(6):
        state = fresh(seed=seed)
        for city, tile in enumerate(state.city_tile):
            assert BOARD.city_tiles[tile].level == BOARD.level[city]
        assert [section + 1 for section in range(8) if state.section_tile[section] == NOBODY] == [3, 6]
        deals.add((tuple(state.city_tile), tuple(state.section_tile)))
    assert len(deals) == 6


@rule("RR-2.12", "RR-2.14", "RR-17.1", "RR-17.2", "RR-17.3", "RR-23.16")
@pytest.mark.parametrize(("players", "cities", "sections"), [
    (2, ["Little Rock", "Duluth", "Salt Lake City", "San Diego"], [1, 4, 7]),
    (3, ["Houston", "Bismarck", "San Francisco"], [2, 5]),
    (4, [], []),
])  # fmt: skip
def test_neutral_buildings(players: int, cities: list[str], sections: list[int]) -> None:
    state = fresh(players)
    assert [BOARD.city_names[city] for city in range(15) if state.first_station[city] == NEUTRAL] == cities
    assert [section + 1 for section in range(8) if state.first_office[section] == NEUTRAL] == sections


@rule("RR-2.16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_tiles_with_a_worker_each(players: int) -> None:
    shown = set()
    for seed in range(40):
        state = fresh(players, seed)
        assert len({side // 2 for side in state.sides}) == players
        assert len(set(state.helpers)) == players and WHITE not in state.helpers
        shown |= set(state.sides)
    assert len(shown) == 8  # both sides of every tile come up


@rule("RR-2.17", "RR-D1")
def test_set_up_tiles_are_picked_counter_clockwise_and_the_first_player_is_last() -> None:
    state = fresh(seed=4)
    order = []
    while state.round == 0:
        seat = state.actor
        assert state.to_act() == [seat]
        if state.phases[state.at].name == "setup":
            order.append(seat)
            assert refused(state, "done") == "RR-2.17"
            play(state, state.moves(seat)[0].text)
        else:
            play(state, "done")  # the reward may be declined
    assert order == [(state.first - number) % 4 for number in (1, 2, 3, 4)]
    assert state.turn == state.first
    assert {fresh(seed=seed).first for seed in range(12)} == {0, 1, 2, 3}


def pick(side: str, players: int = 4) -> tuple[int, int]:
    """A seed and the seat to pick first, where this side is laid out."""
    for seed in range(200):
        state = fresh(players, seed)
        if f"setup {side}" in [move.text for move in state.moves(state.actor)]:
            return seed, state.actor
    raise AssertionError(side)


@rule("RR-2.18", "RR-17.2")
def test_ex_18_set_up_holdings() -> None:
    seed, seat = pick("setup_1b", 3)
    state = fresh(3, seed)
    place = state.sides.index(BOARD.by_text["setup setup_1b"].side)  # type: ignore[attr-defined]
    old = state.helpers.index(ORANGE) if ORANGE in state.helpers else -1
    if old >= 0:
        state.helpers[old] = state.helpers[place]
    state.helpers[place] = ORANGE
    play(state, "setup setup_1b")
    assert (state.money[seat], state.shares[seat]) == (600, 6)
    assert state.idle[seat * COLOURS : seat * COLOURS + COLOURS] == [4, 0, 1, 0, 0]
    assert state.up[seat * 5 : seat * 5 + 5] == [1, 0, 0, 0, 0]
    assert state.common[WHITE] == 0 and sorted(state.stock) == [0, 4, 4, 4, 4]
    for city in ("San Francisco", "Bismarck", "Houston"):
        assert state.first_station[BOARD.city_names.index(city)] == NEUTRAL
    while state.round == 0:
        play(state, "done" if "done" in {move.text for move in state.moves(state.actor)} else state.moves(state.actor)[0].text)
    state.free_tracks = 1
    assert refused(state, "free-track was_chi_1") == "RR-3.3"  # aside pieces are in the box: only actions place tracks now


@rule("RR-2.3", "RR-16.2", "RR-R22", "RR-R7", "RR-7.6")
def test_the_set_up_track_comes_from_aside_and_ignores_icons() -> None:
    seed, seat = pick("setup_2a")
    state = fresh(4, seed)
    play(state, "setup setup_2a")
    assert open_moves(state, "free-track") == {"was_chi_1", "clt_lit_1", "clt_mia_1"}
    play(state, "free-track clt_lit_1")
    assert (state.money[seat], state.tracks[seat], state.aside_tracks[seat]) == (600, 15, 0)
    start = BOARD.space_names.index("was_clt")
    assert not any(terrain >> start & 1 for terrain in BOARD.terrain) and not BOARD.contract_spaces >> start & 1


@rule("RR-16.2", "RR-2.17")
def test_the_set_up_office_and_station() -> None:
    seed, seat = pick("setup_3a")
    state = fresh(4, seed)
    play(state, "setup setup_3a")
    assert open_moves(state, "free-office") == {"3", "6"}
    assert refused(state, "free-office 1") == "RR-16.2"
    play(state, "free-office 3")
    assert (state.shares[seat], state.first_office[2], state.buildings[seat]) == (3, seat, 12)
    seed, seat = pick("setup_4a")
    state = fresh(4, seed)
    play(state, "setup setup_4a")
    assert open_moves(state, "free-station") == {"Washington", "Charlotte"}
    play(state, "free-station Charlotte")
    assert (state.money[seat], state.shares[seat], state.first_station[1], state.buildings[seat]) == (600, 3, seat, 12)


@rule("RR-16.2", "RR-R2")
def test_the_other_set_up_rewards() -> None:
    seed, seat = pick("setup_1a")
    state = fresh(4, seed)
    play(state, "setup setup_1a", "advance network", "advance network", "advance network")
    assert (state.progress[seat * 3 + 2], state.shares[seat]) == (3, 2)  # the third step passes a toll of 1 share
    seed, seat = pick("setup_2b")
    state = fresh(4, seed)
    play(state, "setup setup_2b", "train train_money")
    assert state.up[seat * 5 : seat * 5 + 5] == [1, 0, 1, 0, 0]
    seed, seat = pick("setup_4b")
    state = fresh(4, seed)
    play(state, "setup setup_4b")
    assert state.money[seat] == 1100


@rule("RR-R25", "RR-2.17")
def test_ex_54_set_up_swap() -> None:
    seed, seat = pick("setup_3b")
    state = fresh(4, seed)
    place = state.sides.index(BOARD.by_text["setup setup_3b"].side)  # type: ignore[attr-defined]
    other = state.helpers.index(GREY)
    state.helpers[place], state.helpers[other] = GREY, state.helpers[place]
    play(state, "setup setup_3b")
    assert refused(state, "sell 1") == "RR-R25" and refused(state, "hire orange") == "RR-R25"
    assert "grey supply for orange" in open_moves(state, "swap")
    play(state, "swap white supply for orange")
    assert state.crew[seat] == 5 and state.common[WHITE] == 1
    assert state.idle[seat * COLOURS : seat * COLOURS + COLOURS] == [3, 0, 1, 1, 0]


@rule("RR-2.15", "RR-R20")
def test_ex_34_neutral_building() -> None:
    state = table(2, lines=["clt_lit_1", "clt_lit_2"])
    play(state, "place white station", "station Little Rock")
    assert state.place == BOARD.city_names.index("Little Rock") and not state.bonus_left
    assert refused(state, "bonus") == "RR-6.4"
    assert state.first_station[state.place] == NEUTRAL and state.stations[BLUE] == 1 << state.place


@rule("RR-18.1", "RR-18.2")
def test_there_is_no_variant() -> None:
    assert GAME.options == ()


@rule("RR-24.1", "RR-24.2", "RR-24.3", "RR-24.4")
def test_figures_keep_to_the_guidelines() -> None:
    money = BOARD.section_money
    assert any((left, right) == (600, 700) for left, right in pairwise(money)) and money == sorted(money)
    assert (3, 1) in zip(BOARD.section_shares, BOARD.first_shares, strict=True)
    assert BOARD.link_vp[:2] == [5, 5] and BOARD.link_vp[6] == 8 and set(BOARD.link_vp) == {5, 8}
    assert BOARD.progress_vp[0][-1] == 5 and min(top[-1] for top in BOARD.progress_vp) == 5
    assert BOARD.progress_vp[2][-1] == max(top[-1] for top in BOARD.progress_vp)
    assert {2, 3} <= {BOARD.triangles[space] for space in range(BOARD.spaces) if BOARD.space_cities[space] & BOARD.start_cities}
    assert 18 in [tile.vp for tile in BOARD.objectives]
    assert all("source" in row for name in ("cities", "track_spaces", "objectives", "contract_tiles") for row in DATA[name])


@rule("RR-16.1")
@pytest.mark.parametrize(("old", "new", "line", "said"), [
    ('bonus = [{ effect = "take_train" }]', 'bonus = [{ effect = "teleport" }]', 'id = "tel_train"', "there is no effect 'teleport'"),
    ('bonus = [{ effect = "take_train" }]', 'bonus = [{ effect = "take_train", n = 2 }]', 'id = "tel_train"', "has no parameter 'n'"),
    ('bonus = [{ effect = "take_train" }]', 'bonus = [{ effect = "extra_track", n = 1 }]', 'id = "tel_train"', "belongs to worker abilities"),
    ('from = "aside" }]\nside_b = [{ effect = "take_train"', 'from = "board" }]\nside_b = [{ effect = "take_train"', 'id = "setup_2"', "aside"),
])  # fmt: skip
def test_a_wrong_effect_is_an_error_with_its_line(old: str, new: str, line: str, said: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(BoardError) as problem:
        read_board("own", TEXT.replace(old, new), "own.toml")
    assert said in problem.value.reason
    assert TEXT.splitlines()[problem.value.line - 2 :][0] == line


@rule("RR-16.1")
def test_a_new_tile_needs_no_code() -> None:
    """A telegraph tile with two effects, one of them for money, plays at once."""
    new = 'bonus = [{ effect = "gain_shares", n = 4 }, { effect = "hire_any", pay = 300 }]'
    board = read_board("own", TEXT.replace('bonus = [{ effect = "take_train" }]', new), "own.toml")
    assert "tel_train" in board.offer_names
    assert [effect.n for effect in board.telegraph_tiles[4].effects] == [4, 1]
