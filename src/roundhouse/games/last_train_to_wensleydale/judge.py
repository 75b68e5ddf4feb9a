"""How good a position is for a seat, for the bots: points now, and what links, influence and cubes will bring."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.last_train_to_wensleydale.constants import AUCTION, LINKS, NOBODY, PAYMENT, TAKEOVERS, TRACK_BUILDING, TRAINS
from roundhouse.games.last_train_to_wensleydale.moves import CHEESE, CUBES, GOVERNMENT, MR_INFLUENCE, NER, RED, STONE, TRAIN
from roundhouse.games.last_train_to_wensleydale.reaching import joined, within_reach
from roundhouse.games.last_train_to_wensleydale.scoring import profit, score

if TYPE_CHECKING:
    from roundhouse.games.last_train_to_wensleydale.state import State

# points that the next influence point of a track is worth, before the auction brings its effect and after it
FRESH: Final[list[list[float]]] = [
    [1.5, 1.0, 0.6, 0.4, 0.2, 0.1, 0.1, 0.0],
    [3.0, 2.8, 2.4, 1.8, 1.2, 0.7, 0.4, 0.2],
    [2.5, 1.6, 1.2, 0.8, 0.5, 0.3, 0.2, 0.1],
    [2.5, 1.6, 1.2, 0.8, 0.5, 0.3, 0.2, 0.1],
]
KEPT: Final[list[list[float]]] = [
    [0.7, 0.5, 0.3, 0.2, 0.1, 0.1, 0.0, 0.0],
    [1.2, 1.0, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1],
    [1.2, 1.0, 0.8, 0.5, 0.3, 0.2, 0.1, 0.1],
    [1.2, 1.0, 0.8, 0.5, 0.3, 0.2, 0.1, 0.1],
]
CUBE: Final[list[float]] = [1.3, 1.3, 1.3, 1.3, 1.3, 1.2, 1.0, 1.0, 0.9, 0.7, 0.6, 0.5, 0.3, 0.3, 0.3]  # the next cube in hand, before track is built
CARRIED: Final = 3  # more cubes than these are of no use in the next turn [LW-5.1]
PIECE: Final = 2.2  # points for moving a passenger or a cheese: itself, its profit, a part of a set
STONE_PIECE: Final = 3.2
ABOARD: Final = 0.9  # how sure a piece is for which there is a slot
CONTESTED: Final = 0.7
SLOTS: Final = 2  # that a train point buys
BURDEN: Final = 0.7  # points that an unsold link costs in each turn to come
PURSE_LASTS: Final = 0.2  # of influence and cubes, for the end of the game
SALE_LASTS: Final = 0.5  # of what takeovers will save
NEXT_TURN: Final = 0.35  # of the pieces that are still in reach in the next turn


def judge(state: "State", seat: int) -> float:
    """Expected points of `seat` at the end."""
    if state.over:
        return float(score(state, seat))
    if state.at == TAKEOVERS and state.series and state.acting == seat:
        return _sold(state, seat)
    return sum(parts(state, seat))


def parts(state: "State", seat: int) -> list[float]:
    """Points, influence and cubes, what takeovers will save or links cost, and pieces in reach; the series in hand counts as pieces in reach."""
    left = state.turns() - state.turn
    before_profit = state.at <= TRAINS
    points = float(score(state, seat))
    if before_profit:
        points += profit(state, seat)
    elif left > 0:
        points -= len(state.own[seat])
    sale = _sale(state, seat, left, before_profit)
    if is_to_build(state, seat):
        ahead = NEXT_TURN * _pieces(state, seat, within_reach(state, seat)) if state.at == AUCTION and left > 0 else 0.0
        return [points, _hopes(state, seat), sale, ahead]
    purse = _purse(state, seat, left)
    cargo = 0.0
    if state.at == TRACK_BUILDING or (state.at == PAYMENT and state.buying == NOBODY):
        cargo = _cargo(state, seat, within_reach(state, seat), left)
        if state.at == TRACK_BUILDING and state.acting == seat and state.series:
            cargo += _further(state, seat)
    elif state.at == TRAINS or state.at == PAYMENT:
        if not state.passed[seat]:
            cargo = _cargo(state, seat, state.reach[seat], left)
    elif left > 0:
        cargo = NEXT_TURN * _pieces(state, seat, within_reach(state, seat))
    return [points, purse, sale, cargo]


def terms(state: "State", seat: int) -> list[float]:
    """What `seat` may expect at the end, as `Wensleydale.terms` names it."""
    if state.over:
        return [float(score(state, seat)), 0.0, 0.0, 0.0]
    points, purse, sale, cargo = parts(state, seat)
    return [points, PURSE_LASTS * purse, SALE_LASTS * sale, cargo]


def is_to_build(state: "State", seat: int) -> bool:
    """True if `seat` has influence and cubes of this turn's auction, or bids, and has not built yet."""
    if state.at == AUCTION:
        return True
    if state.at != TRACK_BUILDING and (state.at != PAYMENT or state.buying != NOBODY):
        return False
    place = state.build_order.index(seat) - state.build_order.index(state.acting)
    return place > 0 or (place == 0 and not state.series and state.at == TRACK_BUILDING)


def _hopes(state: "State", seat: int) -> float:
    """Influence, that of the boxes in hand too, and cubes, before track is built; nothing for the twelve cubes that everybody gets."""
    worth = 0.0
    bids = state.holder.count(seat)
    for track in range(CUBES):
        points = state.tracks[track].space[seat]
        for box in range(len(state.holder)):
            if state.holder[box] == seat:
                points += state.board.points[box][track]
                if state.counter[box] == track:
                    points += 1
        values = FRESH[track] if bids > 0 or state.at != AUCTION else KEPT[track]
        for point in range(min(points, len(values))):
            worth += values[point]
    for cube in range(len(CUBE)):
        if cube < state.hand[seat]:
            worth += CUBE[cube]
        if cube < 12:
            worth -= CUBE[cube]
    return worth


def _points(state: "State", seat: int, track: int) -> int:
    """Influence of `seat` after what it owes and has chosen to pay."""
    points = state.tracks[track].space[seat]
    if state.acting == seat:
        points -= state.owed[track] + state.paid[track]
    return points


def _cubes(state: "State", seat: int) -> int:
    """Cubes after the payment in hand; below 0 if influence must help."""
    cubes = state.hand[seat]
    if state.acting == seat:
        cubes -= state.cost + state.paid[CUBES]
        if state.at == PAYMENT:
            cubes -= state.bill if state.buying != NOBODY else 0
    return cubes


def _purse(state: "State", seat: int, left: int) -> float:
    """What is left after this turn's track, for the turns to come."""
    if left == 0:
        return 0.0
    worth = 0.0
    for track in range(CUBES):
        values = KEPT[track]
        for point in range(min(_points(state, seat, track), len(values))):
            worth += values[point]
    cubes = _cubes(state, seat)
    if cubes < 0:
        return worth + cubes  # each missing cube takes an influence point
    for cube in range(min(cubes, CARRIED)):
        worth += CUBE[12 + cube]
    return worth


def _pieces(state: "State", seat: int, piles: list[int]) -> float:
    """Points that lie in reach."""
    worth = 0.0
    for pile in piles:
        worth += state.piles[pile] * (STONE_PIECE if state.board.pile_kind[pile] == STONE else PIECE)
    return worth


def _cargo(state: "State", seat: int, piles: list[int], left: int) -> float:
    """Points of the pieces in reach that will find a slot: on own trains surely, on trains still to be bought less so."""
    board = state.board
    goods = state.goods_room[seat]
    passengers = state.passenger_room[seat]
    if state.acting == seat and state.buying != NOBODY:
        goods += board.goods[state.buying]
        passengers += board.passengers[state.buying]
    worth = 0.0
    waiting = 0.0
    number = 0
    for kind in (STONE, CHEESE, RED, RED + 1):
        value = STONE_PIECE if kind == STONE else PIECE
        for pile in piles:
            if board.pile_kind[pile] != kind:
                continue
            sure = _sureness(state, seat, pile)
            for _ in range(state.piles[pile]):
                if kind >= RED and passengers > 0:
                    passengers -= 1
                    worth += ABOARD * sure * value
                elif kind < RED and goods > 0:
                    goods -= 1
                    worth += ABOARD * sure * value
                else:
                    number += 1
                    waiting += sure * value
    if number == 0:
        return worth
    others = _cubes(state, seat) + _points(state, seat, GOVERNMENT) + _points(state, seat, MR_INFLUENCE) + _points(state, seat, MR_INFLUENCE + NER)
    slots = SLOTS * (_points(state, seat, TRAIN) + max(0, others) // 3)
    free = 3 - state.rows[seat].bit_count()
    if free == 0:
        return worth
    fit = min(number, min(slots, 4 * free))
    cost = 0.5 if left > 0 else 0.2
    return worth + fit * (0.75 * waiting / number - cost)


def _sureness(state: "State", seat: int, pile: int) -> float:
    """Less for a piece that another player, who has not passed, can reach too."""
    if state.at != TRAINS and state.buying == NOBODY:
        return 1.0  # who takes what is settled only while trains are loaded; a restored position has the table of claims in every phase
    for other in range(state.players):
        if other != seat and state.claims[pile] >> other & 1 and not state.passed[other]:
            return CONTESTED
    return 1.0


def _sale(state: "State", seat: int, left: int, before_profit: bool) -> float:
    """What the next takeover saves, and what the links that stay will cost."""
    links = len(state.own[seat])
    if links == 0:
        return 0.0
    waits = not before_profit and (state.at != TAKEOVERS or state.order.index(seat) < state.order.index(state.acting))
    later = left - 1 if waits else left
    if later < 0:
        return 0.0
    best = -BURDEN * later * links
    for company in range(NER + 1):
        influence = _points(state, seat, MR_INFLUENCE + company)
        sold = longest_sale(state, seat, company, 2 * influence)
        if sold > 0:
            worth = sold - BURDEN * later * (links - sold)
            if later > 0:
                for point in range((sold + 1) // 2):
                    worth -= KEPT[MR_INFLUENCE + company][max(0, min(influence - 1 - point, 7))]
            if worth > best:
                best = worth
    return best


def longest_sale(state: "State", seat: int, company: int, limit: int) -> int:
    """The most links of `seat` that the company could take over as one series."""
    if limit <= 0:
        return 0
    board = state.board
    best = 0
    for border in state.own[seat]:
        for area in (board.low_end[border], board.high_end[border]):
            if state.towns[area] >> company & 1:
                found = _chain(state, seat, [area], limit)
                if found > best:
                    best = found
    return best


def _chain(state: "State", seat: int, visited: list[int], limit: int) -> int:
    """The most links from the end of `visited` to a town, over own links."""
    board = state.board
    area = visited[-1]
    best = 0
    if limit == 0:
        return 0
    for border in board.borders_of[area]:
        if state.owner[border] == seat:
            beyond = board.ends[border] - area
            if beyond in visited:
                continue
            visited.append(beyond)
            found = _chain(state, seat, visited, limit - 1)
            visited.pop()
            if found > 0 or board.town[beyond]:
                best = max(best, found + 1)
    return best


def _sold(state: "State", seat: int) -> float:
    """The position as it will be when the takeover in hand is complete, led on to the farthest town."""
    board = state.board
    after = state.copy()
    series = after.series
    company = after.sold_to
    links = len(series) - 1 + _chain(state, seat, series[:], 2 * state.tracks[MR_INFLUENCE + company].space[seat] - len(series) + 1)
    for place in range(len(series) - 1):
        after.lift(board.border(series[place], series[place + 1]), company)
    track = after.change_tracks()[MR_INFLUENCE + company]
    track.move(seat, track.space[seat] - (links + 1) // 2)
    further = links - len(series) + 1
    after.series = []
    after.sold_to = NOBODY
    left = state.turns() - state.turn
    saved = further * (1.0 + (1.0 + BURDEN * left if left > 0 else 0.0))
    worth = float(score(after, seat)) + saved + _purse(after, seat, left)
    if left > 0:
        worth -= len(after.own[seat]) * (1.0 + BURDEN * (left - 1))
        worth += NEXT_TURN * _pieces(after, seat, within_reach(after, seat))
    return worth


def _further(state: "State", seat: int) -> float:
    """What the series could still gain with one or two more links."""
    companies = joined(state, seat)[state.series[-1]]
    reach = within_reach(state, seat)
    means = _cubes(state, seat)
    return max(0.0, _best_link(state, seat, state.series[:], companies, reach, means, 3))


def _best_link(state: "State", seat: int, visited: list[int], companies: int, reach: list[int], means: int, depth: int) -> float:
    """Points of the best next link, the pieces there less what it costs, and of those behind it."""
    board = state.board
    area = visited[-1]
    if depth == 0 or len(state.own[seat]) + 3 - depth >= LINKS:
        return 0.0
    best = 0.0
    for build in board.builds[area]:
        cost = board.cost[build.border]
        if state.owner[build.border] != NOBODY or build.end in visited or cost > means:
            continue
        against = state.opposition[build.end]
        if against > _points(state, seat, GOVERNMENT):
            continue
        town = state.towns[build.end]
        if (town & 1 and _points(state, seat, MR_INFLUENCE) == 0) or (town >> 1 and _points(state, seat, MR_INFLUENCE + NER) == 0):
            continue
        gain = _ahead(state, seat, build.end, companies | town, reach) - 1.4 - 0.4 * cost - 0.6 * against - (1.5 if town else 0.0)
        visited.append(build.end)
        gain += 0.9 * max(0.0, _best_link(state, seat, visited, companies | town, reach, means - cost, depth - 1))
        visited.pop()
        if gain > best:
            best = gain
    return best


def _ahead(state: "State", seat: int, area: int, companies: int, reach: list[int]) -> float:
    """Points of the pieces that a link into `area` would bring into reach."""
    board = state.board
    worth = 0.0
    for pile in board.piles_at[area]:
        kind = board.pile_kind[pile]
        if state.piles[pile] and pile not in reach and (kind < RED or (companies >> (kind - RED) & 1 and not state.towns[area] >> (kind - RED) & 1)):
            worth += 1.4 * state.piles[pile]
    if not state.towns[area]:
        for hill in board.hills_near[area]:
            pile = board.pile[STONE][hill]
            if state.piles[pile] and pile not in reach:
                worth += 2.0 * state.piles[pile]
    return worth
