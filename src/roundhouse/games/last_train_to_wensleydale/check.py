"""The invariants of the rules: what must hold after every move. [LW-I1 to LW-I17]"""

from roundhouse.games.last_train_to_wensleydale.auction import can_bid
from roundhouse.games.last_train_to_wensleydale.constants import (
    AUCTION,
    COMPANY_LINKS,
    COMPANY_OWNER,
    END_OF_TURN,
    GOODS,
    LINKS,
    NOBODY,
    PAYMENT,
    PIECES,
    TAKEOVERS,
    TRACK_BUILDING,
    TRAINS,
)
from roundhouse.games.last_train_to_wensleydale.investment import COUNTERS, CUBES_A_TURN
from roundhouse.games.last_train_to_wensleydale.moves import CUBES, CUBES_MAX, KIND_NAMES, KINDS, MAJOR, MINOR, MR_INFLUENCE, NO_BORDER, OPPOSITION, TRAIN
from roundhouse.games.last_train_to_wensleydale.payment import left
from roundhouse.games.last_train_to_wensleydale.reaching import is_dead, within_reach
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.games.last_train_to_wensleydale.takeovers import longest_sale, town_ahead
from roundhouse.games.last_train_to_wensleydale.whose_turn import RATE
from roundhouse.kernel.errors import Broken


def check(state: State) -> None:
    """Raise Broken where an invariant does not hold."""
    _cubes(state)
    _links(state)
    _companies(state)
    _tracks(state)
    _pieces(state)
    _dead(state)
    _trains(state)
    _auction(state)
    _series(state)
    _orders(state)
    _payment(state)
    _decision(state)


def _demand(holds: bool, rule: str, what: str) -> None:
    if not holds:
        raise Broken(rule, what)


def _cubes(state: State) -> None:
    """LW-I1."""
    for seat in range(state.players):
        cubes = state.hand[seat] + state.on_boxes(seat)
        _demand(state.hand[seat] >= 0 and cubes <= CUBES_MAX, "LW-I1", f"seat {seat + 1} has {cubes} cubes in hand and on boxes")


def _links(state: State) -> None:
    """LW-I2, LW-I4."""
    board = state.board
    areas = len(board.areas)
    touch = [0] * len(state.touch)
    own: list[list[int]] = [[] for _ in range(state.players)]
    for border, owner in enumerate(state.owner):
        if owner == NOBODY:
            continue
        low, high = board.low_end[border], board.high_end[border]
        name = board.border_names[border]
        _demand(board.cost[border] > 0, "LW-I4", f"a link lies across {name}")
        _demand(owner in (COMPANY_OWNER, COMPANY_OWNER + 1) or 0 <= owner < state.players, "LW-I4", f"the link across {name} is nobody's")
        _demand(state.opposition[low] + state.opposition[high] == 0, "LW-I11", f"opposition beside {name}")
        if owner < state.players:
            own[owner].append(border)
            touch[owner * areas + low] += 1
            touch[owner * areas + high] += 1
    for seat in range(state.players):
        _demand(own[seat] == state.own[seat] and len(own[seat]) <= LINKS, "LW-I2", f"seat {seat + 1} has {len(own[seat])} links on the board")
    _demand(touch == state.touch, "LW-I2", "the links in an area are counted wrongly")


def _companies(state: State) -> None:
    """LW-I3, LW-I12, LW-I17."""
    board = state.board
    for company in (0, 1):
        links = [border for border, owner in enumerate(state.owner) if owner == COMPANY_OWNER + company]
        _demand(len(links) == state.company_links[company] <= COMPANY_LINKS, "LW-I3", f"a company has {len(links)} links on the board")
        joined = {area for area, companies in enumerate(board.printed) if companies >> company & 1}
        left = links
        while left:
            further = [border for border in left if board.low_end[border] in joined or board.high_end[border] in joined]
            _demand(bool(further), "LW-I12", "links of a company that hang together with none of its printed towns")
            joined.update(end for border in further for end in (board.low_end[border], board.high_end[border]))
            left = [border for border in left if border not in further]
        ends = {end for border in links for end in (board.low_end[border], board.high_end[border])}
        for area, companies in enumerate(state.towns):
            belongs = board.town[area] > 0 and (bool(board.printed[area] >> company & 1) or area in ends)
            _demand(bool(companies >> company & 1) == belongs, "LW-I17", f"the companies of {board.areas[area]}")
    _demand(state.heads == [area for area, companies in enumerate(state.towns) if companies], "LW-I17", "the list of company towns")


def _tracks(state: State) -> None:
    """LW-I5."""
    for track in [*state.tracks, state.profit]:
        _demand(len(track.space) == state.players and sorted(track.rank) == list(range(state.players)), "LW-I5", "a disc of every player on every track")
        _demand(all(track.low <= space <= track.high for space in track.space), "LW-I5", "a disc beyond the end of its track")
        spaces = [track.space[seat] for seat in track.rank]
        _demand(spaces == sorted(spaces, reverse=True), "LW-I5", "the stacks of a track are not in order")


def _pieces(state: State) -> None:
    """LW-I6, LW-I10, LW-I15."""
    board = state.board
    counts = state.removed[:]
    for pile, count in enumerate(state.piles):
        _demand(count >= 0, "LW-I6", "fewer than no pieces")
        counts[board.pile_kind[pile]] += count
    for place, count in enumerate(state.loaded):
        counts[place % KINDS] += count + state.delivered[place]
    counts[OPPOSITION] += sum(state.opposition)
    for kind, count in enumerate(counts):
        whole = GOODS if kind < 2 else PIECES
        _demand(count == whole, "LW-I6" if count > whole else "LW-I15", f"{count} pieces of the kind {KIND_NAMES[kind]}, not {whole}")
    for area, count in enumerate(state.opposition):
        _demand(count == 0 or board.town[area] in (MINOR, MAJOR), "LW-I10", f"opposition in {board.areas[area]}")


def _dead(state: State) -> None:
    """LW-I11."""
    for pile, count in enumerate(state.piles):
        _demand(count == 0 or not is_dead(state, pile), "LW-I11", f"a dead piece in {state.board.areas[state.board.pile_area[pile]]}")


def _trains(state: State) -> None:
    """LW-I2, LW-I8."""
    board = state.board
    for seat in range(state.players):
        trains = [train for train, owner in enumerate(state.train_owner) if owner == seat]
        rows = [board.row[train] for train in trains]
        _demand(len(set(rows)) == len(rows), "LW-I8", f"seat {seat + 1} owns two trains of one row")
        _demand(state.rows[seat] == sum(1 << row for row in rows), "LW-I2", f"the trains of seat {seat + 1}")
        stone, cheese, red, green = state.loaded[seat * KINDS : seat * KINDS + KINDS]
        goods = sum(board.goods[train] for train in trains) - stone - cheese
        passengers = sum(board.passengers[train] for train in trains) - red - green
        _demand(goods == state.goods_room[seat] >= 0 and passengers == state.passenger_room[seat] >= 0, "LW-I8", f"the slots of seat {seat + 1}")


def _auction(state: State) -> None:
    """LW-I7, LW-I9, LW-I16."""
    board = state.board
    for track in range(CUBES):
        _demand(state.counter.count(track) <= COUNTERS, "LW-I7", "more counters of a colour than there are")
    for box, holder in enumerate(state.holder):
        least = 0 if holder == NOBODY else board.minimum[box]
        _demand(state.bid[box] >= least and (holder != NOBODY or state.bid[box] == 0), "LW-I9", f"the bid on box {box + 1}")
        _demand(state.at == AUCTION or holder == NOBODY, "LW-I9", "a standing bid outside the auction")
        _demand((state.counter[box] == NOBODY) == (state.at != AUCTION), "LW-I7", f"the counter of box {box + 1}")
    for seat in range(state.players):
        _demand(state.holder.count(seat) <= 2, "LW-I9", f"seat {seat + 1} has more than two standing bids")
        if state.at == AUCTION:
            cubes = state.hand[seat] + state.on_boxes(seat)
            _demand(CUBES_A_TURN <= cubes <= CUBES_MAX, "LW-I16", f"seat {seat + 1} has {cubes} cubes in the auction")


def _series(state: State) -> None:
    """LW-I13."""
    board = state.board
    if not state.series:
        _demand(state.cost == 0 and not any(state.owed) and state.sold_to == NOBODY, "LW-I13", "a price without a series")
        return
    _demand(len(set(state.series)) == len(state.series) >= 2, "LW-I13", "a series that visits an area twice")
    _demand(state.at in (TRACK_BUILDING, PAYMENT, TAKEOVERS), "LW-I13", "a series at the wrong time")
    _demand((state.at == TAKEOVERS) == (state.sold_to != NOBODY), "LW-I13", "a company without a takeover")
    for here, there in zip(state.series, state.series[1:], strict=False):
        border = board.border(here, there)
        _demand(
            border != NO_BORDER and state.owner[border] == state.acting, "LW-I13", f"no own link of the series from {board.areas[here]} to {board.areas[there]}"
        )


def _orders(state: State) -> None:
    """LW-I14."""
    seats = list(range(state.players))
    _demand(sorted(state.order) == seats, "LW-I14", "the player order")
    if state.turn > 1 or state.at > AUCTION:
        _demand(sorted(state.build_order) == sorted(state.train_order) == seats, "LW-I14", "the orders of Phase 4")
    else:
        _demand(all(not shown or sorted(shown) == seats for shown in (state.build_order, state.train_order)), "LW-I14", "the orders of Phase 4")
    _demand(1 <= state.turn <= state.turns(), "LW-4.1", f"turn {state.turn}")


def _payment(state: State) -> None:
    """LW-3.7: what is owed or chosen is there to be paid."""
    for track, owed in enumerate(state.owed):
        _demand(owed + state.paid[track] <= state.influence(track, state.acting), "LW-3.7", "more influence is to be paid than there is")
    _demand((state.bill > 0) == (state.at == PAYMENT), "LW-9.15", f"a bill of {state.bill} points")
    _demand(state.buying == NOBODY or state.at == PAYMENT, "LW-10.6", "a train that is being paid for")
    _demand(state.at == PAYMENT or not any(state.paid), "LW-9.15", "points paid for nothing")
    if state.at == TRAINS or state.buying != NOBODY:
        _demand(state.reach == [within_reach(state, seat) for seat in range(state.players)], "LW-10.13", "what the links of every player reach")


def _decision(state: State) -> None:
    """LW-4.2: somebody has something to decide, and pieces of other phases are not in the way."""
    seat = state.acting
    if state.over:
        _demand(state.at == END_OF_TURN and state.turn == state.turns(), "LW-14.1", "the game is over before its last turn is")
        return
    _demand(state.at in (AUCTION, TRACK_BUILDING, PAYMENT, TRAINS, TAKEOVERS), "LW-4.2", "a phase in which nobody decides does not last")
    if state.at != TRAINS and state.buying == NOBODY:
        _demand(not any(state.loaded) and not any(state.passed) and state.rows == [0] * state.players, "LW-11.5", "trains are for Phase 6")
    if state.at == AUCTION:
        _demand(can_bid(state, seat), "LW-7.7", f"seat {seat + 1} cannot bid")
    elif state.at == TRAINS:
        _demand(not state.passed[seat], "LW-10.1", f"seat {seat + 1} has passed")
    elif state.at == PAYMENT:
        _demand(bool(state.series) == (state.buying == NOBODY), "LW-9.15", "one thing is paid for, a series or a train")
        _bill(state, seat)
    elif state.at == TAKEOVERS and state.series:
        _demand(state.cost == 0 and not any(state.owed), "LW-13.5", "construction points for a takeover")
        _demand(bool(state.towns[state.series[0]] >> state.sold_to & 1), "LW-13.3", "the takeover starts in no town of the company")
        links = longest_sale(state, seat, state.sold_to) - len(state.series) + 1
        _demand(links >= 0 and town_ahead(state, seat, state.series[:], links), "LW-13.4", "the takeover leads to no town")
    if state.series and state.at != TAKEOVERS:
        _price(state, seat)


def _price(state: State, seat: int) -> None:
    """LW-9.12, LW-9.16: what the series in hand costs, and that it can be paid."""
    board = state.board
    cost = 0
    for here, there in zip(state.series, state.series[1:], strict=False):
        cost += board.cost[board.border(here, there)]
        _demand(not board.start_only[there], "LW-I4", "a series that leads into The South")
    _demand(state.cost == cost, "LW-9.11", f"{state.cost} construction points for the series in hand, not {cost}")
    for company in (0, 1):
        owed = sum(state.towns[area] >> company & 1 for area in state.series)
        _demand(state.owed[MR_INFLUENCE + company] == owed, "LW-9.12", f"the series in hand owes {owed} influence of a company")
    rest = sum(state.influence(track, seat) - state.owed[track] for track in range(CUBES))
    _demand(state.cost <= state.hand[seat] + rest, "LW-9.16", "the series in hand cannot be paid")
    start = state.series[0]
    _demand(state.towns[start] > 0 or state.touch[seat * len(board.areas) + start] > 1, "LW-I13", "the series in hand starts nowhere")


def _bill(state: State, seat: int) -> None:
    """LW-9.15, LW-10.6: what is paid so far and what is still to be paid make up the price, and there is enough for it."""
    paid = sum(state.paid)
    if state.buying == NOBODY:
        price = state.cost - state.hand[seat]
        _demand(state.paid[CUBES] == 0, "LW-9.15", "cubes pay first, all at once")
    else:
        paid -= state.paid[TRAIN]
        row = state.board.row[state.buying]
        price = RATE * (state.board.row_cost[row] - state.paid[TRAIN])
        _demand(state.paid[TRAIN] == state.influence(TRAIN, seat), "LW-10.6", "train points pay first, all of them")
        _demand(state.train_owner[state.buying] == NOBODY and not state.rows[seat] >> row & 1, "LW-10.5", "a train that cannot be bought")
    _demand(paid + state.bill == price, "LW-9.15", f"a bill of {state.bill} points, of {price - paid}")
    rest = [left(state, seat, purse) for purse in range(CUBES + 1)]
    _demand(min(rest) >= 0 and sum(rest) >= state.bill, "LW-9.16", f"a bill of {state.bill} points")
