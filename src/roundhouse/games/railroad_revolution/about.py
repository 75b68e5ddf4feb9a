"""All that one pair of eyes may know about a player. [RR-15, RR-19]"""

from collections.abc import Iterator

from roundhouse.games.railroad_revolution.movespace import CHAINS
from roundhouse.games.railroad_revolution.scoring import count, fulfilled, multiplied
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY, SLOTS
from roundhouse.games.railroad_revolution.view import points
from roundhouse.kernel.about import HOLDS, SCORE, Line, Part, line, part, summed

MONEY = "money"


def about(state: RailState, seat: int, eye: int) -> list[Part]:
    """Everything but the objectives to choose from is public: what the player holds, the objectives, and the points by their parts."""
    found = [part(HOLDS, list(_holds(state, seat)))]
    if not state.over:
        found += [part("sale", list(_sale(state, seat))), part("objectives", list(_objectives(state, seat)))]
    return [*found, summed(SCORE, list(_score(state, seat)))]


def _holds(state: RailState, seat: int) -> Iterator[Line]:
    yield line("about-money", state.money[seat], MONEY)
    yield line("about-shares", state.shares[seat])
    for colour, name in enumerate(state.board.colour_names):
        placed = sum(state.placed[(seat * 4 + action) * COLOURS + colour] for action in range(4))
        idle = state.idle[seat * COLOURS + colour]
        if placed + idle:
            yield line("about-workers", placed + idle, worker=name, free=idle)
    yield line("about-stations", count(state.stations[seat]))
    yield line("about-offices", count(state.offices[seat]))
    yield line("about-cities", count(state.reached[seat]))
    kinds = len(state.board.trains)
    yield line("about-trains", sum(state.up[seat * kinds : (seat + 1) * kinds]), down=sum(state.down[seat * kinds : (seat + 1) * kinds]))


def _sale(state: RailState, seat: int) -> Iterator[Line]:
    """What is still on the player board, and what it brings."""
    yield line("about-pieces", state.tracks[seat] + state.buildings[seat], tracks=state.tracks[seat], buildings=state.buildings[seat])
    if state.tracks[seat] + state.buildings[seat]:
        yield line("about-piece-sells", state.board.section_money[state.leftmost(seat)], MONEY)
    if state.shares[seat]:
        yield line("about-shares-sell", state.shares[seat] * state.board.share_price, MONEY, n=state.shares[seat], price=state.board.share_price)


def _objectives(state: RailState, seat: int) -> Iterator[Line]:
    """The objectives in hand, with how much of each is there."""
    for slot in range(SLOTS):
        cell = seat * SLOTS + slot
        if state.objective[cell] == NOBODY:
            continue
        tile = state.board.objectives[state.objective[cell]]
        met = sum(fulfilled(state, seat, kind, figure) >= n for kind, figure, n in tile.conditions)
        managers = sum(colour != NOBODY for colour in state.manager[cell * 2 : cell * 2 + len(tile.managers)])
        yield line("about-objective", tile.vp, chain=CHAINS[slot], met=met + managers, of=len(tile.conditions) + len(tile.managers))


def _score(state: RailState, seat: int) -> Iterator[Line]:
    """The points by their parts, as if the game ended now. [RR-15]"""
    found = points(state, seat)
    kinds = len(state.board.trains)
    yield line("about-points-trains", found["trains"], n=sum(state.up[seat * kinds : (seat + 1) * kinds]), each=state.board.train_vp)
    yield line("about-points-objectives", found["objectives"], n=len(state.completed[seat]))
    for track, name in enumerate(state.board.progress_names):
        each = state.board.progress_vp[track][state.progress[seat * 3 + track]]
        yield line(f"about-points-{name}", found[f"progress_{name}"], n=multiplied(state, seat, track), each=each)
    yield line("about-points-links", found["links"])
