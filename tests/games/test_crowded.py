"""Where a rule stands twice for speed, `moves` and `refusal` agree in made-up crowded positions too: late in a game, with nearly nothing left to spend."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from roundhouse import game
from roundhouse.kernel.errors import PositionError
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State
from roundhouse.testing import disagreement

SEEDS = range(6)


def crowded(name: str, players: int, seed: int, board: str, options: dict[str, Any], phase: str, eager: Callable[[Move], bool], late: int) -> Iterator[State]:
    """A random game with a liking for some moves: every position in that phase after so many moves."""
    dice = Random(seed)
    state = game(name).new(players, seed, board, options)
    while not state.over:
        if len(state.plies) >= late and state.phases[state.at].name == phase:
            yield state
        seat = dice.choice(state.to_act())
        moves = state.moves(seat)
        liked = [move for move in moves if eager(move)]
        state.play(seat, dice.choice(liked if liked and dice.random() < 0.9 else moves))


def remade(states: Iterable[State], change: Callable[[dict[str, Any]], None]) -> list[State]:
    """The same positions with some of their data changed, where `position` accepts that."""
    found = []
    for state in states:
        data = json.loads(json.dumps(state.dump()))
        change(data["table"])
        with suppress(PositionError):
            found.append(state.setting.game.position(data))
    assert len(found) >= 20
    return found


def agree(state: State) -> int:
    """The number of moves, on which both have to agree."""
    seat = state.to_act()[0]
    assert disagreement(state, seat) == ""
    return len(state.moves(seat))


@pytest.mark.parametrize("seed", SEEDS)
def test_wensleydale_building_with_short_purses_and_much_opposition(seed: int) -> None:
    dice = Random(seed)

    def change(table: dict[str, Any]) -> None:
        seats = len(table["seats"])
        for seat in table["seats"]:
            seat["hand"] = dice.randrange(4)
        for name, track in table["influence"].items():
            track["space"] = [max(table["owed"][name], dice.randrange(4)) for _ in range(seats)]
            track["rank"] = sorted(range(seats), key=lambda seat: -track["space"][seat])
        links = chain(*table["company_links"].values(), *(seat["links"] for seat in table["seats"]))
        linked = {area for link in links for area in link.split("-")}
        for place, lying in table["pieces"].items():
            if place not in linked and table["removed"]["opposition"] and (lying.get("red") or lying.get("green")):  # it stands in towns without a link
                table["removed"]["opposition"] -= 1
                lying["opposition"] = lying.get("opposition", 0) + 1

    building = crowded("last_train_to_wensleydale", 3 + seed % 2, seed, "dales", {}, "track_building", lambda move: move.text.startswith("build"), 60)
    found = {agree(state) for state in remade(building, change)}
    assert 1 in found and max(found) > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_revolution_action_with_little_money_and_few_pieces(seed: int) -> None:
    dice = Random(seed)

    def change(table: dict[str, Any]) -> None:
        for seat in table["seats"]:
            seat["money"] = 100 * dice.randrange(5)
            seat["shares"] = dice.randrange(3)

    eager = ("track", "free", "use", "station", "office", "accept", "place")
    action = crowded("railroad_revolution", 2 + seed % 3, seed, "united_states", {}, "action", lambda move: move.text.startswith(eager), 150)
    found = {agree(state) for state in remade(islice(action, 120), change)}
    assert min(found) <= 2 and max(found) > 5


@pytest.mark.parametrize("board", ["eastern_us", "mexico"])
@pytest.mark.parametrize("strict", [False, True])
def test_railways_track_with_few_tiles_and_no_marker(board: str, strict: bool) -> None:
    dice = Random(strict)
    building = ("build", "extend", "lay")
    options = {"strict_tile_supply": strict, "barons": False}
    found = set()
    track = crowded("railways_of_the_world", 3, 5, board, options, "track", lambda move: move.text.startswith(building), 150)
    for state in islice(track, 40):
        found.add(agree(state))
        made: Any = state.copy()
        made.markers[made.turn] = dice.randrange(2)
        if strict:
            made.supply = [dice.choice((0, 0, 1, 2)) for _ in made.supply]
        found.add(agree(made))
    assert max(found) > 3
