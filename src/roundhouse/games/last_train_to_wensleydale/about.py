"""All about a player; nothing is hidden. [LW-16.1]"""

from collections.abc import Iterator

from roundhouse.games.last_train_to_wensleydale.constants import LINKS
from roundhouse.games.last_train_to_wensleydale.investment import cubes_to_take
from roundhouse.games.last_train_to_wensleydale.moves import CUBES_MAX, KIND_NAMES, KINDS, STONE, TRACK_NAMES
from roundhouse.games.last_train_to_wensleydale.scoring import SET_POINTS, STONE_PROFIT, profit, sets
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.about import HOLDS, INCOME, SCORE, Line, Part, line, part, summed


def about(state: State, seat: int) -> list[Part]:
    """Cubes, influence and trains, the profit of the turn, the points."""
    found = [part(HOLDS, list(_holds(state, seat)))]
    if not state.over:
        found.append(summed(INCOME, list(_profit(state, seat))))
    return [*found, summed(SCORE, list(_points(state, seat)))]


def _holds(state: State, seat: int) -> Iterator[Line]:
    board = state.board
    on_boxes = state.on_boxes(seat)
    yield line("about-cubes", state.hand[seat], reserve=CUBES_MAX - state.hand[seat] - on_boxes)
    if on_boxes:
        yield line("about-on-boxes", on_boxes)
    if state.turn < state.turns() and not state.over:
        yield line("about-next-cubes", cubes_to_take(state.hand[seat]))
    for track, name in enumerate(TRACK_NAMES):
        yield line("about-influence", state.influence(track, seat), influence=name)
    for train, owner in enumerate(state.train_owner):
        if owner == seat:
            yield line("about-train", passengers=board.passengers[train], goods=board.goods[train])
    if state.goods_room[seat] or state.passenger_room[seat]:
        yield line("about-room", passengers=state.passenger_room[seat], goods=state.goods_room[seat])
    yield line("about-links-left", LINKS - len(state.own[seat]))


def _profit(state: State, seat: int) -> Iterator[Line]:
    """What phase 7 would move the disc by, if it came now. [LW-11.1]"""
    result = profit(state, seat)
    for kind in range(KINDS):
        count = state.loaded[seat * KINDS + kind]
        if count:
            yield line("about-loaded", count * (STONE_PROFIT if kind == STONE else 1), kind=KIND_NAMES[kind], n=count)
    yield line("about-upkeep", -len(state.own[seat]), mark="warning" if result < 0 else "plain")


def _points(state: State, seat: int) -> Iterator[Line]:
    """The score if the game ended now. [LW-15.1 to LW-15.4]"""
    for kind in range(KINDS):
        yield line("about-moved", state.moved(seat, kind), kind=KIND_NAMES[kind])
    yield line("about-sets", SET_POINTS * sets(state, seat), n=sets(state, seat))
    yield line("about-profit", state.profit.space[seat], mark="warning" if state.profit.space[seat] < 0 else "plain")
    yield line("about-own-links", -len(state.own[seat]))
