"""Setting a table for the rule tests, in the words of the examples: A, B, C ... are the seats 0, 1, 2 ..."""

from collections import deque
from typing import Any, cast

from roundhouse import game
from roundhouse.games.railways_of_the_world.constants import ACTION, NOBODY
from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES, COLOURS
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.game import Value
from roundhouse.kernel.move import Move
from roundhouse.parts.hex import OUTSIDE, PATH_OF, SIDE_NAMES, SIDES, STEP, opposite

GAME: Any = game("railways_of_the_world")
A, B, C, D = range(4)


def fresh(players: int = 3, board: str = "eastern_us", seed: int = 1, **options: Value) -> State:
    """A game at its first decision; seat 1 starts, and there are no Barons unless wanted."""
    return cast(State, GAME.new(players, seed, board, {"starting_player": "seat_1", "barons": False, **options}))


def table(players: int = 3, board: str = "eastern_us", seed: int = 1, **options: Value) -> State:
    """The first action of the first turn: A is first player, nobody has paid anything."""
    state = fresh(players, board, seed, **options)
    state.order = list(range(players))
    state.first = state.turn = state.place = 0
    state.pending = 1
    state.at = ACTION
    GAME.check(state)
    return state


def city(state: State, name: str) -> int:
    """A city by its name."""
    return state.board.land.city_names.index(name)


def card(state: State, name: str) -> int:
    """A kind of card by its name."""
    return state.board.cards.names.index(name)


def play(state: State, seat: int, *texts: str) -> None:
    """Play moves by their notation."""
    for text in texts:
        state.play(seat, GAME.move(text, state.board))
        GAME.check(state)


def refused(state: State, seat: int, text: str) -> str | None:
    """The rule that refuses a move, or None; a refused move changes nothing, and a legal one is listed."""
    before = state.key()
    move = GAME.move(text, state.board)
    refusal = GAME.refusal(state, seat, move)
    assert state.key() == before
    assert (refusal is None) == (move in state.moves(seat))
    return None if refusal is None else refusal.rule


def judged(state: State, seat: int, move: Move) -> str | None:
    """The rule that refuses a move on a table that was set by hand, or None."""
    refusal = state.refusal(seat, move)
    return None if refusal is None else refusal.rule


def legal(state: State, seat: int, kind: str = "") -> list[str]:
    """The notation of the legal moves, or of those of one kind."""
    return [move.text for move in state.moves(seat) if not kind or move.text.split()[0] == kind]


def phase(state: State) -> str:
    """The name of the phase."""
    return state.phases[state.at].name


def tile(col: int, row: int, one: int, other: int) -> str:
    """The move that lays a path [one, other] on hex (col, row), as the examples write it."""
    low, high = sorted((one, other))
    return f"lay {col},{row} {SIDE_NAMES[low]}-{SIDE_NAMES[high]}"


def build(state: State, seat: int, start: str, *tiles: tuple[int, int, int, int], stop: bool = False) -> None:
    """Build from a city, tile by tile."""
    play(state, seat, f"build {start}", *(tile(*one) for one in tiles))
    if stop:
        play(state, seat, "stop")


def others_pass(state: State, seat: int = A) -> None:
    """Everybody passes until it is the turn of `seat`."""
    while state.turn != seat and phase(state) == "action":
        play(state, state.turn, "pass")


def pass_all(state: State) -> None:
    """Everybody passes until the actions of this turn are over."""
    turn = state.turn_number
    while state.turn_number == turn and not state.over and phase(state) == "action":
        play(state, state.turn, "pass")


def link(state: State, seat: int, one: str, other: str, *tiles: tuple[int, int, int, int]) -> int:
    """Put a complete link of a seat on the map, by given tiles or by the shortest way over hexes without track."""
    a, b = city(state, one), city(state, other)
    steps = [(state.board.land.grid.at(col, row) * SIDES + into) * SIDES + out for col, row, into, out in tiles] or shortest(state, a, b)
    first, last = steps[0], steps[-1]
    begun = a * SIDES + opposite(first // SIDES % SIDES)
    ended = b * SIDES + opposite(last % SIDES)
    for step in steps:
        state.put_path(step // STEP, PATH_OF[step % STEP])
    state.add_link(seat, begun, ended, steps, NOBODY)
    state.markers[seat] -= 1
    state.look_round([step // STEP for step in steps])
    GAME.check(state)
    return len(state.link_owner) - 1


def shortest(state: State, a: int, b: int) -> list[int]:
    """The steps of a shortest way from city to city over free hexes."""
    board = state.board
    came: dict[int, tuple[int, int]] = {}  # hex -> the hex before and the side by which it was left
    queue: deque[int] = deque([board.city_hex[a]])
    while queue:
        place = queue.popleft()
        for side in range(SIDES):
            over = board.near[place * SIDES + side]
            if over == OUTSIDE or over in came or over == board.city_hex[a]:
                continue
            if over == board.city_hex[b] and place != board.city_hex[a]:
                return walked(came, place, side)
            if board.buildable[over] and not state.used[over]:
                came[over] = (place, side)
                queue.append(over)
    raise AssertionError("there is no way")


def walked(came: dict[int, tuple[int, int]], place: int, out: int) -> list[int]:
    """The way that led to a hex, which is left by side `out`."""
    steps: list[int] = []
    while place in came:
        before, side = came[place]
        steps.append((place * SIDES + opposite(side)) * SIDES + out)
        place, out = before, side
    return steps[::-1]


def put_cubes(state: State, name: str, *colours: str) -> None:
    """Let a city have just these cubes; the others go back into the bag, or come from it or from cities that have several."""
    place = city(state, name)
    for colour in range(COLOURS):
        while state.cubes[place * COLOURS + colour]:
            take_cube(state, place, colour)
    for word in colours:
        colour = COLOUR_NAMES.index(word)
        if state.bag[colour] == 0:
            other = next(one for one in range(state.board.cities) if one != place and state.total[one] > 1 and state.cubes[one * COLOURS + colour])
            take_cube(state, other, colour)
        state.bag[colour] -= 1
        state.add_cube(place, colour)
    GAME.check(state)


def take_cube(state: State, place: int, colour: int) -> None:
    """Put a cube of a city back into the bag."""
    state.lift_cube(place, colour)
    if state.total[place] == 0:
        state.empty += 1


def cubes(state: State, name: str) -> dict[str, int]:
    """The cubes of a city, by colour."""
    row = state.cubes[city(state, name) * COLOURS : (city(state, name) + 1) * COLOURS]
    return {COLOUR_NAMES[colour]: count for colour, count in enumerate(row) if count}


def offer(state: State, *names: str) -> None:
    """Let just these cards lie face up; the others go under the deck."""
    state.deck = state.face_up + state.deck
    state.face_up = []
    for name in names:
        state.deck.remove(card(state, name))
        state.face_up.append(card(state, name))
    GAME.check(state)


def hold(state: State, seat: int, *names: str) -> None:
    """Let a seat have these cards before it."""
    for name in names:
        pile = state.deck if card(state, name) in state.deck else state.face_up
        pile.remove(card(state, name))
        state.hand[seat * state.board.kinds + card(state, name)] += 1
    GAME.check(state)


def score(state: State, seat: int, points: int) -> None:
    """Let a seat have so many points, as if for links."""
    state.score(seat, points - state.position[seat], 0)
    GAME.check(state)


def empty_cities(state: State, number: int, keep: tuple[str, ...] = ()) -> None:
    """Let so many cities be empty, without those of `keep`."""
    for name in state.board.land.city_names:
        if state.empty >= number:
            break
        if name not in keep and state.total[city(state, name)]:
            put_cubes(state, name)
    assert state.empty == number


def deliver(state: State, seat: int, start: str, colour: str, *sides: str) -> None:
    """Deliver a cube over the links at these city sides: "Chicago SW", ..."""
    play(state, seat, f"deliver {start} {colour}", *(f"rail {side}" for side in sides))


def auction_of(state: State, first: int = A) -> None:
    """Let the auction of this turn begin, opened by `first`."""
    state.first = first
    state.order = [(first + step) % state.players for step in range(state.players)]
    state.go(1)
