"""What a position means for a seat, in named numbers; nothing in this game is hidden."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.last_train_to_wensleydale.constants import AUCTION, NOBODY, PAYMENT, TAKEOVERS, TRACK_BUILDING, TRAINS
from roundhouse.games.last_train_to_wensleydale.judge import is_to_build, longest_sale, parts
from roundhouse.games.last_train_to_wensleydale.moves import CHEESE, CUBES, GREEN, KINDS, MR_INFLUENCE, NER, RED, STONE
from roundhouse.games.last_train_to_wensleydale.reaching import joined, within_reach
from roundhouse.games.last_train_to_wensleydale.scoring import profit, score, sets
from roundhouse.kernel.model import Feature

if TYPE_CHECKING:
    from roundhouse.games.last_train_to_wensleydale.state import State

FEW: Final = 2  # points of influence, the first of which count most
FEATURES: Final = (
    Feature("score", "points if the game ended now", "points"),
    Feature("profit of the turn", "points, until it is counted", "points"),
    Feature("on the profit track", "points", "points"),
    Feature("sets", "sets of four kinds", "points"),
    Feature("stone", "pieces moved", "points"),
    Feature("cheese", "pieces moved", "points"),
    Feature("red passengers", "pieces moved", "points"),
    Feature("green passengers", "pieces moved", "points"),
    Feature("kinds for the next set", "kinds of which there is one more than sets", "points"),
    Feature("judged influence", "points by the judge", "influence"),
    Feature("government to build", "influence, before building", "influence"),
    Feature("trains to build", "influence, before building", "influence"),
    Feature("MR to build", "influence, before building", "influence"),
    Feature("NER to build", "influence, before building", "influence"),
    Feature("cubes to build", "cubes, before building", "influence"),
    Feature("first points to build", "of the first two on each track, before building", "influence"),
    Feature("government built", "influence, after building", "influence"),
    Feature("trains built", "influence, after building", "influence"),
    Feature("MR built", "influence, after building", "influence"),
    Feature("NER built", "influence, after building", "influence"),
    Feature("cubes built", "cubes, after building", "influence"),
    Feature("first points built", "of the first two on each track, after building", "influence"),
    Feature("boxes", "standing bids", "influence"),
    Feature("cubes on boxes", "cubes", "influence"),
    Feature("points on boxes", "influence that standing bids would bring", "influence"),
    Feature("place in the order", "seats before it", "influence"),
    Feature("place in building", "seats that build before it", "influence"),
    Feature("place with trains", "seats that take trains before it", "influence"),
    Feature("judged takeovers", "points by the judge", "takeovers"),
    Feature("links", "own links on the board", "takeovers"),
    Feature("links before profit", "own links, until profit is counted", "takeovers"),
    Feature("sale to MR", "links of the longest series", "takeovers"),
    Feature("sale to NER", "links of the longest series", "takeovers"),
    Feature("sale paid to MR", "links, as far as influence pays for them", "takeovers"),
    Feature("sale paid to NER", "links, as far as influence pays for them", "takeovers"),
    Feature("sale waiting", "links of the best series paid for, until takeovers are over for the seat", "takeovers"),
    Feature("areas joined", "areas in which own links end", "takeovers"),
    Feature("judged pieces", "points by the judge", "pieces"),
    Feature("stone in reach", "pieces", "pieces"),
    Feature("cheese in reach", "pieces", "pieces"),
    Feature("red in reach", "pieces", "pieces"),
    Feature("green in reach", "pieces", "pieces"),
    Feature("in reach alone", "pieces that no rival reaches", "pieces"),
    Feature("in reach now", "pieces, while this turn's trains are still to leave", "pieces"),
    Feature("room for goods", "slots", "pieces"),
    Feature("room for passengers", "slots", "pieces"),
    Feature("trains", "trains of this turn", "pieces"),
    Feature("out of the train phase", "1 if the seat has passed", "pieces"),
)


def left(state: "State") -> float:
    """The part of the game that is still to come, from 1 down to 0."""
    if state.over:
        return 0.0
    turns = float(state.turns())
    if state.at < TRACK_BUILDING:
        done = 0.0
    elif state.at == TRACK_BUILDING or (state.at == PAYMENT and state.buying == NOBODY):
        done = 0.25
    elif state.at < TAKEOVERS:
        done = 0.5
    else:
        done = 0.75
    return (turns - state.turn + 1.0 - done) / turns


def features(state: "State", seat: int) -> list[float]:
    """The numbers that FEATURES names."""
    _, influence, sale, cargo = parts(state, seat)
    before = 1.0 if is_to_build(state, seat) else 0.0
    after = 1.0 - before
    waiting = 1.0 if state.at <= TRAINS else 0.0  # profit is still to be counted
    numbers = [float(score(state, seat)), waiting * profit(state, seat), float(state.profit.space[seat]), float(sets(state, seat))]
    complete = sets(state, seat)
    more = 0.0
    for kind in (STONE, CHEESE, RED, GREEN):
        moved = state.moved(seat, kind)
        numbers.append(float(moved))
        if moved > complete:
            more += 1.0
    numbers += [more, influence]
    points = [float(state.tracks[track].space[seat]) for track in range(CUBES)]
    first = 0.0
    for track in range(CUBES):
        first += min(FEW, points[track])
    cubes = float(state.hand[seat])
    numbers += [before * points[0], before * points[1], before * points[2], before * points[3], before * cubes, before * first]
    numbers += [after * points[0], after * points[1], after * points[2], after * points[3], after * cubes, after * first]
    boxes, on_boxes, won = 0.0, 0.0, 0.0
    for box in range(len(state.holder)):
        if state.holder[box] == seat:
            boxes += 1.0
            on_boxes += state.bid[box]
            for track in range(CUBES):
                won += state.board.points[box][track]
            if state.counter[box] != NOBODY:
                won += 1.0
    numbers += [boxes, on_boxes, won, float(state.order.index(seat)), _place(state.build_order, seat), _place(state.train_order, seat)]
    links = float(len(state.own[seat]))
    mr, ner = float(longest_sale(state, seat, 0, 12)), float(longest_sale(state, seat, NER, 12))
    mr_paid, ner_paid = min(mr, 2.0 * points[MR_INFLUENCE]), min(ner, 2.0 * points[MR_INFLUENCE + NER])
    to_sell = state.at != TAKEOVERS or state.order.index(seat) >= state.order.index(state.acting)
    areas = float(len([area for area in joined(state, seat) if area]))
    numbers += [sale, links, waiting * links, mr, ner, mr_paid, ner_paid, max(mr_paid, ner_paid) if to_sell else 0.0, areas]
    return [*numbers, cargo, *_reach(state, seat, waiting)]


def _place(order: list[int], seat: int) -> float:
    """How many seats are before it; 0 where there is no order yet."""
    return float(order.index(seat)) if seat in order else 0.0


def _reach(state: "State", seat: int, waiting: float) -> list[float]:
    """Pieces in reach by kind, those that no rival reaches, and the room for them."""
    kinds = [0.0] * KINDS
    mine = within_reach(state, seat)
    rivals: list[int] = []
    for other in range(state.players):
        if other != seat:
            rivals += within_reach(state, other)
    alone = 0.0
    total = 0.0
    for pile in mine:
        number = state.piles[pile]
        if number:
            kinds[state.board.pile_kind[pile]] += number
            total += number
            if pile not in rivals:
                alone += number
    passed = 1.0 if state.at == TRAINS and state.passed[seat] else 0.0
    now = waiting * (1.0 - passed) if state.at != AUCTION else 0.0
    trains = float(state.rows[seat].bit_count())
    return [*kinds, alone, now * total, float(state.goods_room[seat]), float(state.passenger_room[seat]), trains, passed]
