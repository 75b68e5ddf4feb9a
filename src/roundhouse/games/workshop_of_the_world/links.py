"""A turn, part 2: build links. [WW-7, WW-11]"""

from typing import Final

from roundhouse.games.workshop_of_the_world import shapes
from roundhouse.games.workshop_of_the_world.active import Active
from roundhouse.games.workshop_of_the_world.constants import BUILT, LINKS, NOBODY, NONE, SETS
from roundhouse.games.workshop_of_the_world.moves import Done, Gamble, Link, Place, Remove
from roundhouse.games.workshop_of_the_world.rounds import end_turn
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

MOST_LINKS: Final = 2  # in one turn [WW-7.2]
LINK_OR_DONE: Final = Refusal("WW-7.2", "refused-link-or-done")
NOT_FREE: Final = Refusal("WW-7.7", "refused-not-free")
NOT_FROM_TOWN: Final = Refusal("WW-7.3", "refused-not-from-town")
OUT_OF_REACH: Final = Refusal("WW-7.4", "refused-out-of-reach")
HALF_A_DOUBLE: Final = Refusal("WW-7.5", "refused-half-a-double")
TOO_DEAR: Final = Refusal("WW-7.17", "refused-too-dear")
CROSSING: Final = Refusal("WW-11.2", "refused-crossing")
NOTHING_TO_REMOVE: Final = Refusal("WW-6.5a", "refused-nothing-to-remove")
ONE_INDUSTRY: Final = Refusal("WW-6.15", "refused-one-industry")
ONE_GAMBLE: Final = Refusal("WW-6.11", "refused-one-gamble")


class Links(Active):
    """The active player fills connections, one after the other, from the town of the turn. [WW-7.3, WW-7.4]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return state.board.links_at[state.town] if state.first == NONE else state.board.links_on[state.first]

    def moves(self, state: State, seat: int) -> list[Move]:
        """As the judge would have it, with what is the same for all links asked once."""
        board = state.board
        cost = board.link_cost[state.era]
        means = state.means(seat)
        barred = board.barred[state.town] if state.literal else NONE
        further = state.first != NONE
        found: list[Move] = []
        for connection in board.meeting[state.first] if further else board.connections_of[state.town]:
            if state.link[connection] == NOBODY and connection != barred:
                links = board.size[connection]
                if further:
                    links += 1
                    if links > MOST_LINKS:
                        continue
                if links * cost <= means:
                    found.append(board.link[connection])
        found.append(board.done)
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Link):
            return link_refusal(state, seat, move.connection)
        if isinstance(move, Done):
            return None
        if isinstance(move, Remove):
            return NOTHING_TO_REMOVE
        if isinstance(move, Gamble) and state.gambled:
            return ONE_GAMBLE
        return ONE_INDUSTRY if isinstance(move, Place) else LINK_OR_DONE

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Link):
            fill(state, move.connection)
            if state.first == NONE:
                state.first = move.connection
                if state.board.size[move.connection] < MOST_LINKS and can_build(state, seat):
                    return
            else:
                state.second = move.connection
        finish(state, seat)


def link_refusal(state: State, seat: int, connection: int) -> Refusal | None:
    """Why the links of this connection may not be built now; None if they may."""
    board = state.board
    a = board.end_a[connection]
    b = board.end_b[connection]
    town = state.town
    if state.link[connection] != NOBODY:
        return NOT_FREE
    links = board.size[connection]
    if state.first == NONE:
        if a != town and b != town:
            return NOT_FROM_TOWN
    else:
        first_a = board.end_a[state.first]
        first_b = board.end_b[state.first]
        if a != first_a and a != first_b and b != first_a and b != first_b:
            return OUT_OF_REACH
        links += 1
        if links > MOST_LINKS:
            return HALF_A_DOUBLE
    if state.literal and board.barred[town] == connection:
        return CROSSING
    if links * board.link_cost[state.era] > state.means(seat):
        return TOO_DEAR
    return None


def can_build(state: State, seat: int) -> bool:
    """True if some link can be built now."""
    board = state.board
    if state.first == NONE:
        if state.free[state.town] == 0:
            return False
        for connection in board.connections_of[state.town]:
            if link_refusal(state, seat, connection) is None:
                return True
        return False
    for end in (board.end_a[state.first], board.end_b[state.first]):
        if state.free[end] > 0:
            for connection in board.connections_of[end]:
                if link_refusal(state, seat, connection) is None:
                    return True
    return False


def after_placing(state: State) -> None:
    """Links may be built from the town; where none can be, the turn is over. [WW-6.7, WW-15.0]"""
    seat = state.owners[state.order[state.turn]]
    if can_build(state, seat):
        state.go(LINKS)
    else:
        end_turn(state)


def fill(state: State, connection: int) -> None:
    """Put links of the active set on every space of a connection. [WW-7.1, WW-7.5]"""
    board = state.board
    one = state.order[state.turn]
    state.change_link()[connection] = one
    state.change_net()[one] = NONE
    state.change_links()[one] -= board.size[connection]
    free = state.change_free()
    free[board.end_a[connection]] -= 1
    free[board.end_b[connection]] -= 1


def finish(state: State, seat: int) -> None:
    """Pay for all links of the turn together, then add the income. [WW-7.8, WW-7.9, WW-7.11]"""
    if state.first != NONE:
        cost = links_of_turn(state) * state.board.link_cost[state.era]
        towns = towns_of_turn(state)
        if state.heard is not None:
            _tell(state, seat, cost, towns)
        state.pay(seat, cost)
        state.change_tally()[BUILT] += cost
        for town in towns:
            state.change_income()[seat] += state.board.value[town]
    elif state.heard is not None:
        state.tell(shapes.NO_LINKS.of(seat, {}))
    end_turn(state)


def links_of_turn(state: State) -> int:
    """How many links were laid in this turn."""
    if state.first == NONE:
        return 0
    return state.board.size[state.first] + (0 if state.second == NONE else state.board.size[state.second])


def towns_of_turn(state: State) -> list[int]:
    """The towns that give income for this turn's links: those with an industry of the set, each once. [WW-7.9, WW-7.10, WW-12.7]"""
    board = state.board
    one = state.order[state.turn]
    towns: list[int] = []
    for connection in (state.first, state.second):
        if connection != NONE:
            for town in (board.end_a[connection], board.end_b[connection]):
                if state.industry[town * SETS + one] > 0 and town not in towns:
                    towns.append(town)
    return towns


def _tell(state: State, seat: int, cost: int, towns: list[int]) -> None:
    board = state.board
    built: list[shapes.Connection] = []
    for connection in (state.first, state.second):
        if connection != NONE:
            built.append({"say": "connection", "a": board.towns[board.end_a[connection]], "b": board.towns[board.end_b[connection]]})
    parts: list[shapes.Part] = []
    for town in towns:
        parts.append({"say": "part-town", "n": board.value[town], "town": board.towns[town]})
    facts: shapes.Built = {
        "links": built,
        "n": links_of_turn(state),
        "cost": cost,
        "sum": parts,
        "towns": len(towns),
        "total": sum([board.value[town] for town in towns]),
        "era": "canal" if state.era == 0 else "rail",
    }
    state.tell(shapes.BUILT.of(seat, facts))
