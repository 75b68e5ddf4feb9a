"""The Income phase: income track, links, industries. [WW-9.4 to WW-9.14]"""

from roundhouse.games.workshop_of_the_world import shapes
from roundhouse.games.workshop_of_the_world.constants import COLLECTED, NOBODY, SETS
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.parts.networks import largest_network


def links_of(state: State, one: int) -> tuple[int, int]:
    """The link spaces of a set on the map, all of them and those of its largest network; links count once they are paid. [WW-7.8, WW-9.5, WW-9.6]"""
    board = state.board
    mine: list[int] = []
    total = 0
    for connection in range(len(state.link)):
        if state.link[connection] == one and connection != state.first and connection != state.second:
            mine.append(connection)
            total += board.size[connection]
    return total, largest_network(mine, board.end_a, board.end_b, board.size, len(board.towns)) if mine else 0


def links_pay(state: State, one: int) -> int:
    """What the links of a set bring: £2 each in the largest network, £1 each elsewhere. [WW-9.5, WW-9.6]"""
    built, largest = links_of(state, one)
    return built + largest


def industries_pay(state: State, one: int) -> int:
    """What the industries of a set bring: £1 for each token of their town's type. [WW-9.8]"""
    total = 0
    for town in range(len(state.filled)):
        if state.filled[town] > 0:
            total += state.industry[town * SETS + one] * state.display[state.board.type[town]]
    return total


def collect(state: State) -> None:
    """The three steps for everybody; then the links go back to their owners. [WW-9.4, WW-9.5, WW-9.8, WW-10.9]"""
    for seat in range(state.players):
        income = state.income[seat]
        links = 0
        industries = 0
        for one in range(state.sets):
            if state.owners[one] == seat:
                links += links_pay(state, one)
                industries += industries_pay(state, one)
        total = income + links + industries
        state.change_cash()[seat] += total
        state.change_income()[seat] = 0
        state.change_tally()[COLLECTED] += total
        if state.heard is not None:
            state.tell(shapes.COLLECTED.of(seat, {"income": income, "links": links, "industries": industries, "total": total}))
    links_in_supply = state.change_links()
    for connection in range(len(state.link)):
        one = state.link[connection]
        if one != NOBODY:
            links_in_supply[one] += state.board.size[connection]
    state.link = [NOBODY] * len(state.link)
    state.net = [0] * state.sets
    state.free = state.board.degree[:]
