"""Why nothing can be done at a place: the engine's answer to a place is the one that a player who knew the notation would have got."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from roundhouse import State, game
from roundhouse.kernel.reasons import by_place, kind_of, meant, telling
from roundhouse.kernel.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_TURN
from tests.minigame import ValleyLine

Question = tuple[str, str, str]  # a place, a piece, and the move that is meant
VALLEY = ValleyLine()


def workshop(state: Any, seat: int) -> Iterator[Question]:
    board = state.board
    for connection in board.link:
        yield f"connection:{connection.text.removeprefix('link ')}", "", connection.text
    for town in board.towns:
        yield f"town:{town}", "", f"place {town}"
    word = "auction" if state.phases[state.at].name in ("lots", "standing") else "card"
    for face in board.faces:
        yield f"card:{face}", "", f"{word} {face}"


def wensleydale(state: Any, seat: int) -> Iterator[Question]:
    board, phase = state.board, state.phases[state.at].name
    table = state.view(seat)["table"]
    series = (table.get("series") or {}).get("areas") or []
    starts = {move.start for move in state.moves(seat) if kind_of(move) in ("build", "sell")}
    names = {area: number for number, area in enumerate(board.areas)}
    for move in board.moves:
        kind, places = kind_of(move), state.setting.game.places(board, move)
        if kind == "take" and "opposition" not in move.text:
            yield places[1], "", move.text
        elif kind == "buy":
            yield places[0], "", move.text
        elif kind == "build" and phase == "track_building":
            end = names[series[-1]] if series else -1
            other = next((one for one in by_place(state.setting.game, board)[places[0]] if kind_of(one) == "build" and one is not move), None)
            if end == move.start or (end < 0 and (move.start in starts or (other is not None and move.start < other.start and other.start not in starts))):
                yield places[0], "", move.text
        elif kind == "sell" and phase == "takeovers" and move.start in starts:
            yield places[0], move.text.split()[1], move.text


def revolution(state: Any, seat: int) -> Iterator[Question]:
    board = state.board
    waiting = state.view(seat)["table"]["waiting"] or {}
    free = {"track": "tracks", "station": "stations", "office": "offices"}
    for move in board.moves:
        kind, places = kind_of(move), state.setting.game.places(board, move)
        plain = kind.removeprefix("free-")
        if plain in free and kind == ("free-" if waiting.get(free[plain]) else "") + plain:
            yield places[0], "", move.text
        elif kind == "place":
            yield places[0], move.text.split()[1], move.text
        elif kind in ("accept", "train") or (kind == "advance" and len(move.text.split()) == 2):
            yield places[0], kind, move.text


def railways(state: Any, seat: int) -> Iterator[Question]:
    board = state.board
    for move in board.moves:
        kind, places = kind_of(move), state.setting.game.places(board, move)
        if kind in ("urbanize", "grow", "build"):
            yield places[0], kind, move.text
        elif kind in ("take", "use"):
            yield f"card:{move.text.partition(' ')[2]}", kind, move.text
    for city, data in state.view(seat)["table"]["cities"].items():
        cubes = list(data["cubes"] or {})
        if len(cubes) == 1:
            yield f"city:{city}", "deliver", f"deliver {city} {cubes[0]}"
    if state.head >= 0:
        grid = board.land.grid
        here, into = divmod(state.head, 6)
        for out in range(6):
            there = grid.neighbour(here, out)
            sides = "-".join(("E", "SE", "SW", "W", "NW", "NE")[side] for side in sorted((into, out)))
            text = f"lay {grid.col(here)},{grid.row(here)} {sides}"
            if there >= 0 and text in board.by_text:
                yield f"hex:{grid.col(there)},{grid.row(there)}", "", text


SITES: dict[str, Callable[[Any, int], Iterator[Question]]] = {
    "workshop_of_the_world": workshop,
    "last_train_to_wensleydale": wensleydale,
    "railroad_revolution": revolution,
    "railways_of_the_world": railways,
}


def positions(name: str, every: int, most: int = 500) -> Iterator[tuple[State, int]]:
    """Positions of a random game."""
    found = game(name)
    dice = random.Random(name)
    state = found.new(found.seats[-1] if name != "railways_of_the_world" else 3, 5)
    for number in range(most):
        if state.over:
            return
        seat = state.to_act()[0]
        if number % every == 0:
            yield state, seat
        state.play(seat, dice.choice(state.moves(seat)))


@pytest.mark.parametrize("name", SITES)
def test_the_answer_to_a_place_is_that_to_the_move_that_is_meant(name: str) -> None:
    """Every question that the drawn board asks, in positions all over a game; where another move there is allowed, nothing is refused."""
    found = game(name)
    asked = 0
    for state, seat in positions(name, every=9):
        for place, piece, text in SITES[name](state, seat):
            refusal = state.refusal(seat, found.move(text, state.setting.board))
            if refusal is None or refusal is NOT_NOW:
                continue
            said = found.why(state, seat, place, piece)
            legal = any(state.refusal(seat, move) is None for move in meant(found, state.setting.board, place, piece))
            if said is None:
                assert legal
            else:
                assert said.rule == refusal.rule, (state.phases[state.at].name, place, text, said, refusal)
            asked += 1
    assert asked > 300


def test_at_sea_no_tile_is_ever_laid() -> None:
    """RW-6.8, of a hex for which no tile has a name."""
    found = game("railways_of_the_world")
    state: Any = found.new(2, 3, options={"barons": False, "auction": "no_first_auction", "starting_player": "seat_1"})
    grid, terrain = state.board.land.grid, state.board.land.terrain
    silent = [f"hex:{grid.col(place)},{grid.row(place)}" for place in range(len(terrain))]
    silent = [place for place in silent if place not in by_place(found, state.board)]
    assert len(silent) > 50
    for place in silent:
        refusal = found.why(state, 0, place)
        assert refusal is not None and refusal.rule == "RW-6.8"
        assert found.why(state, 1, place) is NOT_YOUR_TURN
    assert found.why(state, 0, "hex:999,999") is NOT_NOW


def test_a_place_where_something_can_be_done_is_not_refused() -> None:
    for name in SITES:
        found = game(name)
        for state, seat in positions(name, every=25):
            for move in state.moves(seat):
                for place in found.places(state.setting.board, move):
                    if not place.startswith("hex:"):  # there the track in hand says which tile is meant
                        assert found.why(state, seat, place) is None


def test_the_order_in_which_refusals_are_told() -> None:
    """Of what is decided on now before anything else; the commonest; never "not now" where a rule speaks."""
    state = VALLEY.new(2, 1)
    while all(state.refusal(state.to_act()[0], move) in (None, NOT_NOW) for move in state.setting.board.moves):
        state.play(state.to_act()[0], state.moves(state.to_act()[0])[0])
    seat = state.to_act()[0]
    other = 1 - seat
    board = state.setting.board
    assert telling(state, other, board.moves) is NOT_YOUR_TURN
    assert telling(state, seat, state.moves(seat)) is None
    assert VALLEY.why(state, seat, "nowhere") is NOT_NOW
    refused = [move for move in board.moves if state.refusal(seat, move) not in (None, NOT_NOW)]
    late = [move for move in board.moves if state.refusal(seat, move) is NOT_NOW]
    assert refused and late
    assert telling(state, seat, [*late, refused[0]]) is state.refusal(seat, refused[0])
    kind = kind_of(state.moves(seat)[0])
    assert VALLEY.why(state, seat, "", kind) is None, "a kind of move may be asked about without a place"
    while not state.over:
        state.play(state.to_act()[0], state.moves(state.to_act()[0])[0])
    assert telling(state, seat, board.moves) is GAME_OVER
