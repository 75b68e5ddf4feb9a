"""RW-1, RW-2 and RW-3: components, preparation, who knows what."""

import json

import pytest

from roundhouse.games.railways_of_the_world.board import components
from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES, COLOURS, GREY
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption, PositionError
from roundhouse.parts.hex import PATHS, bend, path, path_sides
from roundhouse.testing import rule

from .table import GAME, A, B, build, card, city, cubes, fresh, legal, link, offer, pass_all, phase, play, put_cubes, refused, table


@rule("RW-1.1", "RW-15.1", "RW-15.2", "RW-15.3", "RW-18.16")
@pytest.mark.parametrize(
    ("name", "columns", "rows", "cities", "limits"),
    [("eastern_us", 32, 31, 51, {2: 10, 3: 12, 4: 14, 5: 16, 6: 18}), ("mexico", 25, 28, 26, {2: 9, 3: 10, 4: 11})],
)
def test_the_two_boards(name: str, columns: int, rows: int, cities: int, limits: dict[int, int]) -> None:
    board = GAME.board(name)
    grid = board.land.grid
    assert (grid.columns, grid.rows, board.cities, len(board.figures.income)) == (columns, rows, cities, 121)
    assert board.figures.rounds == 3
    assert {players: board.goals.empty_limit[players] for players in board.goals.players} == limits
    text, _ = GAME.board_text(name)
    legend = text[text.index("[hexes.legend]") : text.index("[map]")]
    assert all(f'"{mark}"' in legend for mark in ".wm@:~#W")


@rule("RW-1.2", "RW-18.19")
def test_three_tiles_with_one_path_and_nine_with_two_carry_everything() -> None:
    """Every path has its tile; every two paths that share no side have theirs, whether they cross or only pass each other."""
    figures = components()
    assert len(figures.tile_names) == 12
    assert [figures.tile_names[figures.single[path(0, other)]] for other in (3, 2, 1)] == ["straight", "gentle_curve", "sharp_curve"]
    kinds = set()
    for one in range(PATHS):
        for other in range(PATHS):
            kind = figures.double[one * PATHS + other]
            assert (kind >= 0) == (not path_sides(one) & path_sides(other))
            kinds.add(kind)
    assert len(kinds - {-1}) == 9
    assert figures.tile_names[figures.double[path(4, 2) * PATHS + path(0, 3)]] == "cross_straight_gentle"
    assert {bend(path(0, 3)), bend(path(0, 2)), bend(path(0, 1))} == {1, 2, 3}


@rule("RW-1.3", "RW-2.4", "RW-4.1")
def test_everybody_starts_with_24_markers_a_level_1_locomotive_and_nothing_else() -> None:
    state = fresh(6)
    assert GAME.colours == ("red", "yellow", "green", "blue", "purple", "grey")
    assert state.markers == [24] * 6
    assert state.position == [0] * 6
    assert state.level == [1] * 6
    assert state.cash == [0] * 6
    assert state.bonds == [0] * 6


@rule("RW-1.4", "RW-2.7")
def test_empty_city_markers_and_the_round_track() -> None:
    """24 markers, of which one shows the round; the first round is round 1."""
    state = table()
    assert state.board.figures.empty_markers == 23
    assert state.view(None)["table"]["round"] == 1
    for seat in range(3):
        play(state, seat, "pass")
    assert state.view(None)["table"]["round"] == 2


@rule("RW-1.5", "RW-2.3")
def test_twelve_new_city_tiles_lie_open() -> None:
    state = fresh()
    assert sum(state.new_cities) == 12
    assert state.view(None)["table"]["new_cities"] == {"red": 2, "yellow": 2, "blue": 3, "black": 2, "purple": 3}
    play_on = table()
    play(play_on, A, "urbanize New Haven", "colour purple")
    assert play_on.colour[city(play_on, "New Haven")] == COLOUR_NAMES.index("purple")
    assert play_on.wanted[COLOUR_NAMES.index("purple")] >> city(play_on, "New Haven") & 1


@rule("RW-1.6", "RW-2.1")
def test_cubes_come_from_a_bag_of_125() -> None:
    """As many on each city as its number says; the rest stays in the bag."""
    state = fresh(4)
    assert state.total == state.board.land.city_cubes
    assert sum(state.total) == 114
    assert sum(state.bag) == 11
    assert all(state.bag[colour] + sum(state.cubes[colour::COLOURS]) == 25 for colour in range(COLOURS))
    assert fresh(4, seed=2).cubes != state.cubes


@rule("RW-2.2")
def test_e9_fewer_cubes_with_two_or_three_players() -> None:
    """E9: New York 4, Boston 2, Providence 1, Portland 1; 68 cubes in all."""
    for players in (2, 3):
        state = fresh(players)
        assert [sum(cubes(state, name).values()) for name in ("New York", "Boston", "Providence", "Portland")] == [4, 2, 1, 1]
        assert sum(state.total) == 68
        assert min(state.total) == 1


@rule("RW-2.2", "RW-15.2")
def test_e88_the_cubes_of_mexico() -> None:
    """E88: 42 cubes with three players, 66 with four; the end comes near with 10 empty cities."""
    assert sum(fresh(3, "mexico").total) == 42
    assert sum(fresh(4, "mexico").total) == 66
    assert fresh(3, "mexico").view(None)["table"]["empty_limit"] == 10


@rule("RW-1.7", "RW-1.8", "RW-2.5", "RW-4.4", "RW-4.5")
def test_money_and_bonds_have_no_limit_and_only_their_sum_matters() -> None:
    """A player may issue bonds again and again, and no move gives one back."""
    state = table()
    state.bonds[A] = 500
    play(state, A, "upgrade")
    assert state.bonds[A] == 501
    assert not any(move.text.startswith(("repay", "exchange")) for move in state.board.moves)


@rule("RW-1.9", "RW-8.4")
def test_locomotives_have_levels_1_to_8_and_a_price() -> None:
    """Every player can have the same level."""
    assert components().loco_price == [0, 0, 5000, 10000, 15000, 20000, 25000, 30000, 35000]
    state = table(6)
    for seat in range(6):
        play(state, seat, "upgrade")
    assert state.level == [2] * 6


@rule("RW-1.10", "RW-10.1", "RW-15.2")
def test_two_western_links_on_the_eastern_board_only() -> None:
    board = GAME.board("eastern_us")
    sites = [board.land.city_names[one] for one in board.goals.site_city]
    assert sites == ["Des Moines", "Kansas City"]
    for one in board.goals.site_city:
        west = board.near[board.city_hex[one] * 6 + 3]
        assert board.terrain[west] == 7
    assert GAME.board("mexico").sites == 0
    assert fresh().view(None)["table"]["first"] == A


@rule("RW-1.11")
def test_each_board_has_its_own_cards_and_the_introductory_game_none() -> None:
    assert "Trading Depot" in GAME.board("mexico").cards.names
    assert "Trading Depot" not in GAME.board("eastern_us").cards.names
    assert (sum(GAME.board("eastern_us").cards.count), len(GAME.board("eastern_us").goals.baron_ids)) == (38, 12)
    plain = table(operations_cards=False)
    assert (plain.face_up, plain.deck) == ([], [])
    assert legal(plain, A, "take") == []


@rule("RW-2.6", "RW-3.3")
def test_the_starting_player_is_drawn_or_seat_1() -> None:
    assert {GAME.new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert {fresh(4, seed=seed).first for seed in range(10)} == {0}


@rule("RW-2.8", "RW-17.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_start_cards_and_twice_as_many_others_as_players(players: int) -> None:
    state = fresh(players)
    assert [state.board.cards.names[one] for one in state.face_up[:3]] == ["Railroad Era Begins", "Speed Record", "New Train"]
    assert len(state.face_up) == 3 + 2 * players
    assert len(state.deck) == 38 - 3 - 2 * players
    assert fresh(players, seed=2).deck != state.deck


@rule("RW-2.9", "RW-18.18", "RW-3.2")
def test_everybody_secretly_keeps_one_of_two_barons() -> None:
    state = fresh(3, barons=True)
    assert phase(state) == "baron"
    assert state.to_act() == [0, 1, 2]
    kept = [legal(state, seat)[0] for seat in range(3)]
    assert len({text for seat in range(3) for text in legal(state, seat)}) == 6
    other = next(move.text for move in state.board.keep if move.text not in legal(state, A))
    assert refused(state, A, other) == "RW-2.9"
    assert refused(state, A, "withdraw") == "RW-2.9"
    play(state, B, kept[1])
    assert state.view(A)["to_act"] == [0, 1, 2]  # nobody learns who has chosen
    assert state.view(B)["table"]["own"]["baron"] == kept[1].removeprefix("keep ")
    play(state, A, kept[0])
    play(state, 2, kept[2])
    assert phase(state) == "auction"
    assert kept[1].removeprefix("keep ") not in json.dumps(state.view(A)["table"]["seats"])


@rule("RW-2.9")
def test_by_option_one_baron_is_dealt_and_kept() -> None:
    state = fresh(3, barons=True, barons_dealt=1)
    assert phase(state) == "auction"
    assert len(set(state.baron)) == 3
    assert state.view(A)["table"]["own"] == {"dealt": [state.board.goals.baron_names[state.baron[A]]], "baron": state.board.goals.baron_names[state.baron[A]]}


@rule("RW-11.5", "RW-2.9")
def test_without_the_western_link_its_baron_is_left_out() -> None:
    """James J. Hill wants a Western Link. Eleven Barons are too few to deal two to each of six: each has one."""
    names = fresh(2).board.goals.baron_names
    for players, each in ((2, 2), (5, 2), (6, 1)):
        for seed in range(12):
            state = fresh(players, seed=seed, barons=True, western_link=False)
            dealt = [names[baron] for baron in state.dealt if baron >= 0]
            assert len(dealt) == players * each and "James J. Hill" not in dealt
            imagined = state.imagine(A, Chance(seed))
            assert "James J. Hill" not in [names[baron] for baron in imagined.dealt if baron >= 0]
    assert any("James J. Hill" in [names[baron] for baron in fresh(6, seed=seed, barons=True).dealt] for seed in range(2))
    first = [GAME.new(6, seed, options={"western_link": False}, rules=1) for seed in range(2)]
    assert all(sorted(state.dealt) == list(range(12)) for state in first)  # by the first rules all were dealt
    data = fresh(2, barons=True, western_link=False).dump()
    data["table"]["seats"][0]["dealt"][0] = "James J. Hill"
    with pytest.raises(PositionError, match=r"RW-11\.5"):
        GAME.position(data)


@rule("RW-2.10", "RW-18.17")
def test_all_major_lines_are_on_offer_and_known() -> None:
    for name, number in (("eastern_us", 8), ("mexico", 7)):
        lines = fresh(3, name).view(None)["table"]["lines"]
        assert len(lines) == number
        assert all(line["seat"] is None for line in lines)
    assert fresh(3, major_lines="off").view(None)["table"]["lines"] == []


@rule("RW-2.11")
def test_clockwise_means_the_next_seat() -> None:
    state = fresh(3)
    play(state, 0, "withdraw")
    assert state.turn == 1
    play(state, 1, "withdraw")
    play(state, 2, "bid 1000")
    assert state.order == [2, 0, 1]


@rule("RW-2.12", "RW-3.3")
def test_chance_comes_in_a_fixed_order() -> None:
    """Cubes do not depend on cards and Barons, nor cards on Barons: these are drawn later."""
    full = GAME.new(4, 9)
    no_barons = GAME.new(4, 9, options={"barons": False})
    no_cards = GAME.new(4, 9, options={"barons": False, "operations_cards": False})
    assert full.first == no_barons.first == no_cards.first
    assert full.cubes == no_barons.cubes == no_cards.cubes
    assert full.deck == no_barons.deck
    assert phase(full) == "baron"
    assert full.view(0)["table"]["face_up"]


@rule("RW-3.1")
def test_everything_but_barons_and_the_deck_is_open() -> None:
    state = table(3)
    offer(state, "Civil Engineers")
    play(state, A, "take Civil Engineers")
    seen = state.view(None)["table"]
    assert seen["seats"][A]["cards"] == {"Civil Engineers": 1}
    assert seen["bag"] == dict(zip(COLOUR_NAMES, state.bag, strict=False))
    assert seen["deck"] == len(state.deck)
    assert seen["cities"]["New York"]["cubes"] == cubes(state, "New York")
    assert {"cash", "bonds", "position", "level", "markers"} <= set(seen["seats"][B])
    link(state, B, "New York", "Philadelphia", (25, 11, 5, 3))
    assert state.view(A)["table"]["links"] == [{"owner": B, "from": "New York SW", "to": "Philadelphia E", "tiles": ["25,11 NE-W"], "depot": None}]


@rule("RW-3.2", "RW-11.4")
def test_deck_and_barons_stay_hidden_and_the_barons_are_shown_at_the_end() -> None:
    state = fresh(3, barons=True)
    for seat in range(3):
        play(state, seat, legal(state, seat)[0])
    seen = {json.dumps(state.imagine(A, Chance(dice)).view(A)) for dice in range(5)}
    assert seen == {json.dumps(state.view(A))}
    assert len({tuple(state.imagine(A, Chance(dice)).deck) for dice in range(5)}) > 1
    assert len({state.imagine(A, Chance(dice)).baron[B] for dice in range(20)}) > 1
    assert {state.imagine(A, Chance(dice)).baron[A] for dice in range(20)} == {state.baron[A]}
    assert state.view(None)["table"]["seats"][B]["baron"] is None
    for _ in range(3):
        play(state, state.turn, "withdraw")
    pass_all(state)
    assert state.over
    assert state.view(None)["table"]["seats"][B]["baron"] == state.board.goals.baron_names[state.baron[B]]


@rule("RW-3.4", "RW-3.5", "RW-8.7")
def test_e7_a_cube_goes_only_to_a_city_of_its_colour() -> None:
    """E7: blue from New York to Philadelphia (blue) is legal, yellow is not; a grey city wants nothing, but cubes leave it."""
    state = table()
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    link(state, A, "Harrisburg", "Philadelphia", (23, 11, 4, 0))
    put_cubes(state, "New York", "blue", "yellow")
    put_cubes(state, "Harrisburg", "blue")
    assert state.colour[city(state, "Harrisburg")] == GREY
    state.level[A] = 8
    assert refused(state, A, "deliver New York blue") is None
    assert refused(state, A, "deliver New York yellow") == "RW-8.7"
    assert refused(state, A, "deliver Harrisburg blue") is None


def test_numbers_of_players_and_options_that_do_not_go_together() -> None:
    with pytest.raises(BadOption, match=r"the board mexico is for 2, 3, 4 players, not 5"):
        GAME.new(5, 1, "mexico")
    with pytest.raises(BadOption, match="deck needs the Operations cards"):
        GAME.new(3, 1, options={"major_lines": "deck", "operations_cards": False})


def test_a_card_of_the_board_is_found_by_name() -> None:
    state = table()
    assert card(state, "Hotel: New York") in range(state.board.kinds)
    build(state, A, "New York", (25, 11, 5, 3))
    assert len(state.link_owner) == 1
