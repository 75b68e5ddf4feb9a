"""How good a position is for a seat: money now, and what the pieces will bring."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.workshop_of_the_world.constants import AUCTION, CANAL, CARD, DEMAND, LINKS, LOTS, NOBODY, NONE, SETS, STANDING, TOWN, TYPES
from roundhouse.games.workshop_of_the_world.fists import chances_below, expected_place
from roundhouse.parts.networks import largest_network

if TYPE_CHECKING:
    from roundhouse.games.workshop_of_the_world.state import State

RIVALS: Final = 0.4  # what a rival's pound weighs against an own one, shared among all rivals
LINK_FUTURE: Final = 1.6  # pounds that a link brings at the end of the era, on average
CHOICE: Final = 0.8  # of the best card on offer, for a seat whose turn in this round is still to come


def judge(state: "State", seat: int) -> float:
    """Expected pounds of `seat` at the end, less a share of those of the rivals."""
    if state.over:
        return _lead(state, seat, [float(money) for money in state.cash])
    demand = demand_of(state, seat)
    worth = [_holdings(state, other, demand) for other in range(state.players)]
    return _lead(state, seat, worth) + _prospects(state, seat, demand)


def terms(state: "State", seat: int) -> list[float]:
    """What `seat` may expect at the end, in pounds: cash, income, links, industries, the turn to come in this round (`Workshop.terms` names them)."""
    if state.over:
        return [float(state.cash[seat]), 0.0, 0.0, 0.0, 0.0]
    demand = demand_of(state, seat)
    links, industries = pieces_of(state, seat, demand)
    return [float(state.cash[seat]), float(state.income[seat]), links, industries, to_come(state, seat, demand)]


def to_come(state: "State", seat: int, demand: list[float]) -> float:
    """The turn in hand, or the one that `seat` still has in this round."""
    if state.at < CARD:
        return 0.0
    total = 0.0
    for place in range(state.turn, len(state.order)):
        one = state.order[place]
        if state.owners[one] != seat:
            continue
        if place == state.turn and state.at != CARD:
            total += _prospects(state, seat, demand)
            if state.at == LINKS and state.first != NONE:
                total += _turn_income(state)
        elif state.won[seat] != NONE:
            total += _face_worth(state, seat, one, state.won[seat], demand)
        elif state.offer:
            total += CHOICE * max([_face_worth(state, seat, one, face, demand) for face in state.offer])
    return total


def _lead(state: "State", seat: int, worth: list[float]) -> float:
    total = worth[seat]
    for other in range(state.players):
        if other != seat:
            total -= worth[other] * RIVALS / (state.players - 1)
    return total


def demand_of(state: "State", seat: int) -> list[float]:
    """Pounds that one industry of each type will still bring, tokens in the own hand and fist counted in part."""
    often = 2.0 if state.era == CANAL else 1.0  # an industry is paid at the end of both eras
    later = 0.6 if state.era == CANAL else 0.25  # tokens still to come
    demand = [0.0] * TYPES
    for type in range(TYPES):
        place = seat * TYPES + type
        fist = state.fist[place]
        demand[type] = often * (state.display[type] + fist) + later + 0.5 * (state.hand[place] - fist)
    return demand


def _holdings(state: "State", seat: int, demand: list[float]) -> float:
    """Cash, income, links and industries of a seat as they stand, this turn's unpaid links included."""
    links, industries = pieces_of(state, seat, demand)
    total = state.cash[seat] + state.income[seat] + links + industries
    if state.at == LINKS and state.owners[state.order[state.turn]] == seat and state.first != NONE:
        total += _turn_income(state)
    return total


def pieces_of(state: "State", seat: int, demand: list[float]) -> tuple[float, float]:
    """What the links and the industries of a seat bring."""
    board = state.board
    links = 0.0
    industries = 0.0
    for one in range(state.sets):
        if state.owners[one] != seat:
            continue
        if state.net[one] == NONE:
            count_links(state, one)
        links += state.net[one]
        for town in range(len(state.filled)):
            if state.filled[town] > 0:
                industries += state.industry[town * SETS + one] * demand[board.type[town]]
    return links, industries


def count_links(state: "State", one: int) -> None:
    """Bring `net` of a set up to date: £1 for each link space, and another one in the largest network. [WW-9.5, WW-9.6]"""
    board = state.board
    mine: list[int] = []
    total = 0
    for connection in range(len(state.link)):
        if state.link[connection] == one:
            mine.append(connection)
            total += board.size[connection]
    state.change_net()[one] = total + largest_network(mine, board.end_a, board.end_b, board.size, len(board.towns))


def _turn_income(state: "State") -> float:
    """Income of the links laid so far in this turn, less their price."""
    board = state.board
    one = state.order[state.turn]
    total = float(-board.size[state.first] * board.link_cost[state.era])
    for town in (board.end_a[state.first], board.end_b[state.first]):
        if state.industry[town * SETS + one] > 0:
            total += board.value[town]
    return total


def _prospects(state: "State", seat: int, demand: list[float]) -> float:
    """What the decision in hand still promises `seat`."""
    if state.at == AUCTION:
        return _bid_worth(state, seat, demand)
    if state.at == LOTS:
        return _lot_worth(state, seat, demand)
    if state.at == STANDING:
        return _standing_worth(state, seat, demand)
    if state.at == DEMAND or state.at == CARD or state.owners[state.order[state.turn]] != seat:
        return 0.0
    one = state.order[state.turn]
    if state.at == TOWN:
        return _face_worth(state, seat, one, state.card, demand)
    if state.at == LINKS and state.first != NONE:
        return 0.0
    return _best_build(state, seat, one, state.town)


def _face_worth(state: "State", seat: int, one: int, face: int, demand: list[float]) -> float:
    """What a card promises: the industry, and the best links from its town."""
    board = state.board
    towns = len(board.towns)
    if face < towns:
        return demand[board.type[face]] + _best_build(state, seat, one, face)
    best = 0.0
    for town in board.of_value[face - towns]:
        worth = demand[board.type[town]] + _best_build(state, seat, one, town)
        if worth > best:
            best = worth
    return best


def _best_build(state: "State", seat: int, one: int, town: int) -> float:
    """Profit of the best build from a town: income at once and at the end of the era, less the price."""
    board = state.board
    cost = board.link_cost[state.era]
    means = state.means(seat)
    gain = LINK_FUTURE - cost
    best = 0.0
    for connection in board.connections_of[town]:
        links = board.size[connection]
        if state.link[connection] != NOBODY or links * cost > means:
            continue
        far = board.end_a[connection] + board.end_b[connection] - town
        income = board.value[town] + (board.value[far] if state.industry[far * SETS + one] > 0 else 0)
        worth = income + links * gain
        if links == 1 and 2 * cost <= means:
            worth += _second_link(state, one, town, far, connection, gain)
        if worth > best:
            best = worth
    return best


def _second_link(state: "State", one: int, town: int, far: int, first: int, gain: float) -> float:
    board = state.board
    best = 0.0
    for start in (town, far):
        for connection in board.connections_of[start]:
            if connection == first or state.link[connection] != NOBODY or board.size[connection] > 1:
                continue
            other = board.end_a[connection] + board.end_b[connection] - start
            worth = gain
            if other != town and other != far and state.industry[other * SETS + one] > 0:
                worth += board.value[other]
            if worth > best:
                best = worth
    return best


def _bid_worth(state: "State", seat: int, demand: list[float]) -> float:
    """A bid in the fist: what the place is worth that it wins against rivals who mix their bids, less the pounds."""
    bid = state.bids[seat]
    if bid == NONE:
        return 0.0
    worths = place_worths(state, seat, demand)
    below = chances_below(worths, bid)
    return expected_place(worths, below[bid] if bid < len(below) else 1.0) - bid


def place_worths(state: "State", seat: int, demand: list[float]) -> list[float]:
    """What it is worth to `seat` to choose first, second and so on: those before it take the cards that they like best."""
    worths: list[list[float]] = []
    mine: list[float] = []
    for other in range(state.players):
        one = _bidding(state, other)
        likes = [_face_worth(state, other, one, face, demand) for face in state.offer]
        if other == seat:
            mine = likes
        else:
            worths.append(likes)
    rivals = len(worths)
    sums = [0.0] * (rivals + 1)
    counts = [0] * (rivals + 1)
    for before in range(1 << rivals):
        taken = 0
        number = 0
        for rival in range(rivals):
            if before >> rival & 1:
                taken |= 1 << _favourite(worths[rival], taken)
                number += 1
        sums[number] += mine[_favourite(mine, taken)]
        counts[number] += 1
    found = [sums[place] / counts[place] for place in range(rivals + 1)]
    for place in range(rivals - 1, -1, -1):
        found[place] = max(found[place], found[place + 1])
    return found


def _bidding(state: "State", seat: int) -> int:
    """The set for which `seat` bids now; with two players the first that has no place yet, unless it was picked."""
    if state.picked[seat] != NONE:
        return state.picked[seat]
    for one in range(state.sets):
        if state.owners[one] == seat and (state.players > 2 or one not in state.order):
            return one
    return state.owners.index(seat)


def _favourite(likes: list[float], taken: int) -> int:
    """The card with the highest figure that is not taken."""
    best = NONE
    for place in range(len(likes)):
        if not taken >> place & 1 and (best == NONE or likes[place] > likes[best]):
            best = place
    return best


def bid_weights(state: "State", seat: int) -> list[float]:
    """How often a careful player makes each bid, from 0 up."""
    worths = place_worths(state, seat, demand_of(state, seat))
    below = chances_below(worths, state.means(seat))
    weights = [below[bid + 1] - below[bid] for bid in range(len(below) - 1)]
    weights.append(1.0 - below[-1])
    return weights


def _lot_worth(state: "State", seat: int, demand: list[float]) -> float:
    """Variant A: the card under the hammer if the own bid stands, else what is left."""
    if state.won[seat] != NONE:
        return _face_worth(state, seat, state.owners.index(seat), state.won[seat], demand)
    one = state.owners.index(seat)
    others = [_face_worth(state, seat, one, face, demand) - state.board.face_value[face] for face in state.offer if face != state.lot]
    left = max(others) if others else 0.0
    if state.lot == NONE:
        return left
    here = _face_worth(state, seat, one, state.lot, demand)
    if state.leader == seat:
        return here - state.price
    if state.caller == seat:
        return here - state.board.face_value[state.lot]
    return left


def _standing_worth(state: "State", seat: int, demand: list[float]) -> float:
    """Variant B: the card on which the own bid stands, less the bid; a little for a bid that is hard to beat."""
    one = state.owners.index(seat)
    if state.won[seat] != NONE:
        return _face_worth(state, seat, one, state.won[seat], demand) - state.shown[seat]
    if state.lot == NONE:
        return 0.0
    standing = 0
    for other in range(state.players):
        if state.won[other] == state.lot:
            standing = state.shown[other] + 1
    return _face_worth(state, seat, one, state.lot, demand) - max(standing, state.board.face_value[state.lot])
