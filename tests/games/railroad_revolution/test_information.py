"""What is open and what is hidden; invariants in whole games; positions. [RR-19, RR-23]"""

import json
from random import Random
from typing import Any, cast

import pytest

from roundhouse.games.railroad_revolution.check import check
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import Broken, PositionError
from roundhouse.testing import rule

from .table import BLUE, BOARD, GAME, RED, act, fresh, network, objective, play, table


def drawing() -> RailState:
    """Blue looks at three B tiles."""
    state = table()
    network(state, BLUE, ["was_chi_1", "was_chi_2", "chi_kan", "chi_dul"])
    objective(state, BLUE, 1, "A2_3", ["orange"])
    act(state, "white", "trade")
    play(state, "trade building", "done")
    assert len(state.drawn) == 3
    return state


@rule("RR-19.1", "RR-R21")
def test_what_everybody_sees() -> None:
    state = table(shares=2)
    for eye in (BLUE, RED, None):
        seen = state.view(eye)["table"]
        assert [seat["money"] for seat in seen["seats"]] == [1000] * 4 and [seat["shares"] for seat in seen["seats"]] == [2] * 4
        assert seen["contract"] == BOARD.contract_names[state.contract] and seen["contract_pile"] == 8
        assert seen["objective_piles"] == {"B": 10, "C": 10, "D": 10}
        assert {"discards", "trains", "common", "cities", "sections"} <= set(seen)


@rule("RR-19.2")
def test_the_order_of_the_piles_is_hidden_from_everybody() -> None:
    state = table()
    for eye in (BLUE, None):
        orders = set()
        for seed in range(4):
            other = cast(RailState, state.imagine(eye, Chance(seed)))
            assert json.dumps(other.view(eye)) == json.dumps(state.view(eye))
            assert sorted(other.contract_pile) == sorted(state.contract_pile)
            orders.add((tuple(other.contract_pile), *map(tuple, other.piles)))
        assert len(orders) == 4


@rule("RR-19.3", "RR-12.10")
def test_drawn_objectives_are_seen_by_one_player_only() -> None:
    state = drawing()
    names = {BOARD.objectives[tile].name for tile in state.drawn}
    assert set(state.view(BLUE)["table"]["own"]["drawn"]) == names
    for eye in (RED, None):
        assert not any(f'"{name}"' in json.dumps(state.view(eye)) for name in names)
        assert {tuple(cast(RailState, state.imagine(eye, Chance(seed))).drawn) for seed in range(6)} != {tuple(state.drawn)}
    assert all(cast(RailState, state.imagine(BLUE, Chance(seed))).drawn == state.drawn for seed in range(4))
    kept = sorted(names)[0]
    play(state, f"keep {kept}")
    back = state.piles[0][-2:]
    assert state.view(BLUE)["table"]["own"]["known"]["B"][-2:] == [BOARD.objectives[tile].name for tile in back]
    assert state.view(RED)["table"]["own"]["known"]["B"][-2:] == [None, None]
    assert all(cast(RailState, state.imagine(BLUE, Chance(seed))).piles[0][-2:] == back for seed in range(4))
    assert {tuple(cast(RailState, state.imagine(RED, Chance(seed))).piles[0][-2:]) for seed in range(6)} != {tuple(back)}


@rule("RR-19.3")
def test_who_knows_a_tile_follows_it_through_another_players_hand() -> None:
    """Red knew the first of the three tiles that Blue draws: whichever other tile Blue keeps, it is the first of those that go back."""
    state = drawing()
    state.drawn_seen = [1 << RED, 0, 0]
    first = state.drawn[0]
    play(state, f"keep {BOARD.objectives[state.drawn[2]].name}")
    assert state.piles[0][-2] == first and state.seen[0][-2:] == [1 << RED | 1 << BLUE, 1 << BLUE]
    state = drawing()
    state.drawn_seen = [0, 1 << RED, 0]  # the middle one may go back first or second
    play(state, f"keep {BOARD.objectives[state.drawn[2]].name}")
    assert state.seen[0][-2:] == [1 << BLUE, 1 << BLUE]


@rule("RR-19.4")
def test_chance_is_in_the_deal_only() -> None:
    """Two games with the same seed and moves are the same; nothing but a reshuffle of contracts draws after the set-up."""
    state = fresh(3, 5)
    drawn = state.chance.drawn
    dice = Random(5)
    while not state.over:
        shuffles = not state.contract_pile
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
        assert shuffles or state.chance.drawn == drawn
        drawn = state.chance.drawn


@rule("RR-23.1", "RR-23.3", "RR-23.4", "RR-23.5", "RR-23.6", "RR-23.7", "RR-23.8", "RR-23.9", "RR-23.10", "RR-23.11", "RR-23.12", "RR-23.14", "RR-14.5")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_invariants_of_whole_games(players: int, seed: int) -> None:
    state = fresh(players, seed)
    dice = Random(seed)
    turns = [0] * players
    while not state.over:
        before = (state.progress[:], state.tracks[:], state.buildings[:], [state.up[at] + state.down[at] for at in range(5 * players)])
        mine, turn = state.tracks[state.turn] + state.buildings[state.turn], (state.round, state.turn)
        seat = state.to_act()[0]
        if state.phases[state.at].name == "worker":
            turns[seat] += 1
            pieces = mine
        legal = state.moves(seat)
        state.play(seat, dice.choice([move for move in legal if not move.text.startswith("hire")] or legal))
        check(state)
        assert all(new >= old for new, old in zip(state.progress, before[0], strict=True))
        assert all(new <= old for new, old in zip(state.tracks + state.buildings, before[1] + before[2], strict=True))
        assert all(state.up[at] + state.down[at] >= before[3][at] for at in range(5 * players))
        if (state.round, state.turn) != turn and turn[0] > 0:
            assert state.tracks[turn[1]] + state.buildings[turn[1]] < pieces or pieces == 0
            assert min(state.crew) >= 4
    assert len(set(turns)) == 1 and turns[0] == state.last_round


@rule("RR-23.1", "RR-23.4", "RR-23.6", "RR-23.7", "RR-23.9", "RR-23.15", "RR-23.16", "RR-23.17", "RR-23.2", "RR-23.10")
@pytest.mark.parametrize(("rule_id", "field", "at", "value"), [
    ("RR-23.1", "tracks", 0, 14),
    ("RR-23.1", "sold_buildings", 2, 1),
    ("RR-23.3", "free", 1, 0),
    ("RR-23.4", "common", 1, 13),
    ("RR-23.5", "crew", 1, 3),
    ("RR-23.6", "money", 0, -50),
    ("RR-23.6", "money", 0, 30),
    ("RR-23.7", "stock", 1, 4),
    ("RR-23.9", "discards", None, [3]),
    ("RR-23.11", "progress", 0, 11),
    ("RR-23.10", "first_office", 0, 1),
    ("RR-23.16", "first_station", 0, -2),
    ("RR-23.17", "section_tile", 2, 0),
    ("RR-23.15", "manager", 1, 2),
    ("RR-23.12", "last_round", None, -1),
])  # fmt: skip
def test_the_check_finds_what_is_wrong(rule_id: str, field: str, at: int | None, value: Any) -> None:
    state = table()
    for seat in range(4):
        state.idle[seat * 5] = 4
        state.idle[seat * 5 + 1] = 1
    state.common = [0, 8, 12, 12, 12]
    check(state)
    if at is None:
        setattr(state, field, value)
    else:
        getattr(state, field)[at] = value
    with pytest.raises(Broken) as problem:
        check(state)
    if rule_id != "RR-23.5":
        assert problem.value.rule == rule_id, str(problem.value)
    else:
        assert problem.value.rule in ("RR-23.4", "RR-23.5")


def test_a_position_says_which_field_is_wrong() -> None:
    data = fresh().dump()
    assert GAME.position(data).key() == fresh().key()
    for path, value, said in (
        (("seats", 0, "money"), -1, "table.seats[0].money"),
        (("cities", "Chicago", "first"), 9, "table.cities.Chicago.first"),
        (("seats", 1, "lines"), ["was_clt", "sfo_sdg"], "RR-23.1"),
        (("waiting", "picks"), [["pink"]], "pink"),
        (("waiting", "steps"), 2, "RR-22.6"),
        (("action", "ability_left"), True, "RR-4.4"),
    ):
        wrong = json.loads(json.dumps(data))
        inner = wrong["table"]
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
        with pytest.raises(PositionError) as problem:
            GAME.position(wrong)
        assert said in str(problem.value) and "\n" not in str(problem.value)


def test_a_position_without_a_way_on_is_refused() -> None:
    """A Railroad action that nobody could pay is no position."""
    state = table(money=0)
    for seat in range(4):
        state.idle[seat * 5], state.idle[seat * 5 + 1] = 4, 1
    state.common = [0, 8, 12, 12, 12]
    data = state.dump()
    assert GAME.position(data).key()
    data["phase"] = "action"
    data["table"]["action"].update(action="railroad", worker="white", to_place=2, ability_left=True)
    with pytest.raises(PositionError) as problem:
        GAME.position(data)
    assert "RR-R5" in str(problem.value)
