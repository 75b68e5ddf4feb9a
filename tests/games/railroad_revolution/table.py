"""Setting a table for the rule tests, in the words of the rulebook's examples."""

from collections.abc import Iterable, Mapping
from typing import cast

from roundhouse import game
from roundhouse.games.railroad_revolution.movespace import ACTIONS
from roundhouse.games.railroad_revolution.state import WORKER, RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY, SLOTS

GAME = game("railroad_revolution")
BOARD = cast(RailBoard, GAME.board())
BLUE, RED, BLACK, YELLOW = 0, 1, 2, 3  # the seats of the examples; P1 is the first player
P1, P2, P3, P4 = 0, 1, 2, 3
WHITE, PURPLE, ORANGE, GREY, TURQUOISE = range(COLOURS)


def fresh(players: int = 4, seed: int = 1, rules: int | None = None) -> RailState:
    """A game at its first decision."""
    return cast(RailState, GAME.new(players, seed, rules=rules))


def table(
    players: int = 4,
    money: int = 1000,
    shares: int = 0,
    supply: Mapping[str, int] | None = None,
    lines: Iterable[str] = (),
    seed: int = 1,
    rules: int | None = None,
) -> RailState:
    """The first turn of the first player, who is BLUE; nobody has placed anything but the start track, and all set-up rewards are declined."""
    state = fresh(players, seed, rules)
    while state.round == 0:
        seat = state.to_act()[0]
        done = [move for move in state.moves(seat) if move.text == "done"]
        state.play(seat, done[0] if done else state.moves(seat)[0])
    state.first = state.turn = state.actor = BLUE
    for seat in range(players):
        state.money[seat] = money
        state.shares[seat] = shares
        state.aside_tracks[seat] = state.aside_buildings[seat] = 1
        state.offices[seat] = state.stations[seat] = 0
        crew(state, seat, supply or {"white": 5})
        trains(state, seat)
    state.stock = [0 if train == BOARD.starter else BOARD.pile_size[players] for train in range(len(BOARD.trains))]
    state.first_office = [NOBODY if one != -2 else -2 for one in state.first_office]
    state.first_station = [NOBODY if one != -2 else -2 for one in state.first_station]
    network(state, BLUE, lines)
    return state


def network(state: RailState, seat: int, lines: Iterable[str]) -> None:
    """Tracks of `seat` on these spaces, besides the start space; they come off the player board."""
    for name in lines:
        state.lay(seat, BOARD.space_names.index(name))
        state.tracks[seat] -= 1


def crew(state: RailState, seat: int, supply: Mapping[str, int], board: Mapping[str, int] | None = None) -> None:
    """The workers of `seat`: in the personal supply, and on the player board (all on Trade)."""
    for colour, name in enumerate(BOARD.colour_names):
        at = seat * COLOURS + colour
        state.idle[at] = supply.get(name, 0)
        state.busy[at] = (board or {}).get(name, 0)
        for action in range(4):
            state.placed[(seat * 4 + action) * COLOURS + colour] = state.busy[at] if action == 3 else 0
    state.crew[seat] = sum(supply.values()) + sum((board or {}).values())


def trains(state: RailState, seat: int, up: Iterable[str] = ("train_promote",), down: Iterable[str] = ()) -> None:
    """The trains of `seat`, face up and face down."""
    names = [tile.name for tile in BOARD.trains]
    for train, name in enumerate(names):
        state.up[seat * len(names) + train] = list(up).count(name)
        state.down[seat * len(names) + train] = list(down).count(name)


def tile_in(state: RailState, city: str, tile: str) -> None:
    """Let this city tile lie in that city."""
    there, wanted = BOARD.city_names.index(city), [one.name for one in BOARD.city_tiles].index(tile)
    other = state.city_tile.index(wanted)
    state.city_tile[there], state.city_tile[other] = wanted, state.city_tile[there]


def telegraph_tile(state: RailState, section: int, tile: str) -> None:
    """Let this telegraph tile lie in that section."""
    wanted = [one.name for one in BOARD.telegraph_tiles].index(tile)
    other = state.section_tile.index(wanted)
    state.section_tile[section - 1], state.section_tile[other] = wanted, state.section_tile[section - 1]


def contract_tile(state: RailState, tile: str) -> None:
    """Let this be the current contract tile."""
    wanted = BOARD.contract_names.index(tile)
    if wanted != state.contract:
        place = state.contract_pile.index(wanted)
        state.contract_pile[place], state.contract = state.contract, wanted


def objective(state: RailState, seat: int, slot: int, tile: str, managers: Iterable[str] = ()) -> None:
    """Let this be an objective in progress; another seat that had it gets the old one."""
    wanted = [one.name for one in BOARD.objectives].index(tile)
    at = seat * SLOTS + slot
    for pile in state.piles:
        if wanted in pile:
            pile[pile.index(wanted)] = state.objective[at]
    if wanted in state.objective:
        state.objective[state.objective.index(wanted)] = state.objective[at]
    state.objective[at] = wanted
    for place, colour in enumerate(managers):
        state.manager[at * 2 + place] = BOARD.colour_names.index(colour)


def play(state: RailState, *notations: str) -> None:
    """The seat that is asked plays these moves."""
    for notation in notations:
        state.play(state.actor, GAME.move(notation))


def refused(state: RailState, notation: str) -> str | None:
    """The rule by which the seat that is asked may not play this; None if it may."""
    refusal = GAME.refusal(state, state.actor, GAME.move(notation))
    return None if refusal is None else refusal.rule


def open_moves(state: RailState, kind: str) -> set[str]:
    """What follows `kind` in the legal moves that begin with it."""
    return {move.text.removeprefix(kind + " ") for move in state.moves(state.actor) if move.text.split()[0] == kind}


def act(state: RailState, colour: str, action: str) -> None:
    """The active player places a worker of this colour, which is given to him in exchange for another if he has none."""
    seat = state.turn
    wanted = BOARD.colour_names.index(colour)
    if not state.idle[seat * COLOURS + wanted]:
        other = next(one for one in range(COLOURS) if state.idle[seat * COLOURS + one])
        state.idle[seat * COLOURS + other] -= 1
        state.idle[seat * COLOURS + wanted] += 1
    assert action in ACTIONS
    play(state, f"place {colour} {action}")


def begin_turn(state: RailState, seat: int) -> None:
    """It is this seat's turn, and a worker is to be placed."""
    state.turn = state.actor = seat
    state.at = WORKER
    state.clear()
    state.trigger = state.to_place = state.due = 0


def office_owner(state: RailState, section: int) -> int:
    """Who stands on the First Office place."""
    return state.first_office[section - 1]


def station_owner(state: RailState, city: str) -> int:
    """Who stands on the First Station place."""
    return state.first_station[BOARD.city_names.index(city)]


def owned(state: RailState, seat: int, train: str, down: bool = False) -> int:
    """How many trains of a kind a seat has, on one side."""
    names = [tile.name for tile in BOARD.trains]
    return (state.down if down else state.up)[seat * len(names) + names.index(train)]
