"""What a position means for a seat, in named numbers, from what that seat may know."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.workshop_of_the_world.constants import CANAL, CARD, DEMAND, NOBODY, SETS, TYPES
from roundhouse.games.workshop_of_the_world.judge import demand_of, pieces_of, to_come
from roundhouse.kernel.model import Feature
from roundhouse.parts.networks import largest_network

if TYPE_CHECKING:
    from roundhouse.games.workshop_of_the_world.state import State

POOR: Final = 8  # pounds with which a seat can hardly bid and build
FEATURES: Final = (
    Feature("cash", "pounds", "cash"),
    Feature("poverty", "pounds missing to eight", "cash"),
    Feature("means", "pounds that can be paid", "cash"),
    Feature("income", "spaces of the track", "income"),
    Feature("links", "link spaces on the map", "links"),
    Feature("largest network", "link spaces", "links"),
    Feature("links in supply", "links", "links"),
    Feature("towns joined", "towns in which own links end", "links"),
    Feature("open ends", "free connections at own towns", "links"),
    Feature("value of open towns", "pounds of towns with an own industry and a free connection", "links"),
    Feature("value of towns", "pounds of towns with an own industry", "industries"),
    Feature("industries", "industries on the map", "industries"),
    Feature("industries in supply", "industries", "industries"),
    Feature("income of industries now", "pounds by the tokens on the display", "industries"),
    Feature("income of industries to come", "pounds by the judge's demand", "industries"),
    Feature("tokens in hand", "tokens", "industries"),
    Feature("tokens of own types", "tokens in hand times industries of their type", "industries"),
    Feature("tokens in the fist", "tokens in the fist times industries of their type", "industries"),
    Feature("best type", "industries of the type with most of them", "industries"),
    Feature("types", "types with an industry", "industries"),
    Feature("alone in towns", "industries in towns without a rival's", "industries"),
    Feature("shared types", "rivals' industries of the same types", "industries"),
    Feature("neighbours", "connections between two own towns", "industries"),
    Feature("free neighbours", "such connections that are free", "industries"),
    Feature("value of free neighbours", "pounds of towns at both ends", "industries"),
    Feature("turn to come", "pounds that the judge sees in it", "turn"),
    Feature("turns to come", "turns in this round", "turn"),
    Feature("place", "seats before it on the turn order track", "turn"),
    Feature("canal cash", "pounds, in the canal era", "cash"),
    Feature("canal industries", "industries, in the canal era", "industries"),
    Feature("canal links", "link spaces, in the canal era", "links"),
    Feature("canal income of industries", "pounds by the display, in the canal era", "industries"),
)


def left(state: "State") -> float:
    """The part of the game that is still to come, from 1 down to 0: each era is a half."""
    if state.over:
        return 0.0
    turns = state.board.counts[state.players].round_turns
    in_era = len(state.board.cards) + len(state.board.setup) - state.board.counts[state.players].set_aside
    still = float(len(state.deck))
    if state.at != DEMAND:
        still += turns - min(state.turn, turns)
    part = min(1.0, still / in_era)
    return 0.5 + 0.5 * part if state.era == CANAL else 0.5 * part


def features(state: "State", seat: int) -> list[float]:
    """The numbers that FEATURES names."""
    board = state.board
    towns = len(board.towns)
    demand = demand_of(state, seat)
    spaces, largest, industries, supply, links_left = 0.0, 0.0, 0.0, 0.0, 0.0
    joined, ends, open_value, value, now, alone = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    pairs, free_pairs, pair_value, place, turns = 0.0, 0.0, 0.0, 0.0, 0.0
    of_type = [0] * TYPES
    for one in range(state.sets):
        if state.owners[one] != seat:
            continue
        supply += state.stock[one]
        links_left += state.links[one]
        mine: list[int] = []
        touched = 0
        for connection in range(len(state.link)):
            near, far = board.end_a[connection], board.end_b[connection]
            if state.link[connection] == one:
                mine.append(connection)
                spaces += board.size[connection]
                touched |= 1 << near | 1 << far
            if state.industry[near * SETS + one] > 0 and state.industry[far * SETS + one] > 0:
                pairs += 1.0
                if state.link[connection] == NOBODY:
                    free_pairs += 1.0
                    pair_value += board.value[near] + board.value[far]
        largest += largest_network(mine, board.end_a, board.end_b, board.size, towns)
        while touched:
            joined += 1.0
            touched &= touched - 1
        for town in range(towns):
            number = state.industry[town * SETS + one]
            if number == 0:
                continue
            industries += number
            of_type[board.type[town]] += number
            now += number * state.display[board.type[town]]
            value += board.value[town]
            ends += state.free[town]
            if state.free[town] > 0:
                open_value += board.value[town]
            if state.filled[town] == number:
                alone += number
        for before in range(len(state.order)):
            if state.order[before] == one:
                place += before
                if state.at >= CARD and before >= state.turn:
                    turns += 1.0
    hand, suited, ready, rivals, kinds = 0.0, 0.0, 0.0, 0.0, 0.0
    for type in range(TYPES):
        held, fist = state.hand[seat * TYPES + type], state.fist[seat * TYPES + type]
        hand += held
        suited += held * of_type[type]
        ready += fist * of_type[type]
        if of_type[type]:
            kinds += 1.0
    for town in range(towns):
        if state.filled[town] and of_type[board.type[town]]:
            rivals += state.filled[town]
    _, promised = pieces_of(state, seat, demand)
    cash = float(state.cash[seat])
    means = float(state.means(seat))
    canal = 1.0 if state.era == CANAL else 0.0
    return [
        *(cash, max(0.0, POOR - means), means, float(state.income[seat])),
        *(spaces, largest, links_left, joined, ends, open_value),
        *(value, industries, supply, now, promised, hand, suited, ready, float(max(of_type)), kinds, alone, rivals - industries),
        *(pairs, free_pairs, pair_value, to_come(state, seat, demand), turns, place),
        *(canal * cash, canal * industries, canal * spaces, canal * now),
    ]
