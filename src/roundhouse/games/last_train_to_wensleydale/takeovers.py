"""Phase 9: takeovers. [LW-13]"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.acting import Acting
from roundhouse.games.last_train_to_wensleydale.building import OTHER_PHASE
from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_LINKS, END_OF_TURN, NOBODY
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, MR_INFLUENCE, NER, Complete, Keep, Sell
from roundhouse.games.last_train_to_wensleydale.reaching import remove_dead
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

LINKS_A_POINT: Final = 2  # LW-13.5
NOT_OWN: Final = Refusal("LW-13.2", "refused-not-own")
NOT_ON: Final = Refusal("LW-13.2", "refused-not-on")
COMES_BACK: Final = Refusal("LW-13.9", "refused-comes-back")
NO_COMPANY_TOWN: Final = Refusal("LW-13.3", "refused-takeover-start")
OTHER_COMPANY: Final = Refusal("LW-13.7", "refused-other-company")
TOO_DEAR: Final = Refusal("LW-13.5", "refused-takeover-too-dear")
NO_COMPANY_LINKS: Final = Refusal("LW-1.14", "refused-no-company-links")
NO_TOWN_AHEAD: Final = Refusal("LW-13.4", "refused-no-town-ahead")
NO_TOWN_AT_END: Final = Refusal("LW-13.4", "refused-takeover-end")
NOTHING_NAMED: Final = Refusal("LW-13.1", "refused-nothing-named")
TAKEOVER_BEGUN: Final = Refusal("LW-13.1", "refused-takeover-begun")


class Takeovers(Acting):
    """In player order each player may have one series of links taken over by one company. [LW-13.1]"""

    def enter(self, state: State) -> None:
        next_seller(state, 0)

    def candidates(self, state: State, seat: int) -> list[Move]:
        board = state.board
        areas = len(board.areas)
        found: list[Move] = []
        if state.series:
            found.append(board.complete)
            found += board.sells[state.sold_to * areas + state.series[-1]]
            return found
        found.append(board.keep)
        for area in sale_starts(state, seat):
            for company in range(NER + 1):
                if state.towns[area] >> company & 1:
                    found += board.sells[company * areas + area]
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Sell):
            return sell_refusal(state, seat, move)
        if isinstance(move, Complete):
            if not state.series:
                return NOTHING_NAMED
            return None if state.board.town[state.series[-1]] else NO_TOWN_AT_END
        if isinstance(move, Keep):
            return TAKEOVER_BEGUN if state.series else None
        return OTHER_PHASE

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Sell):
            if not state.series:
                state.change_series().append(move.start)
                state.sold_to = move.company
            state.change_series().append(move.end)
            return
        if isinstance(move, Complete):
            take_over(state, seat)
        elif state.heard is not None:
            state.tell(shapes.KEEP.of(seat, {}))
        next_seller(state, state.order.index(seat) + 1)


def sale_starts(state: State, seat: int) -> list[int]:
    """The company towns that links of `seat` touch. [LW-13.3]"""
    found: list[int] = []
    board = state.board
    for border in state.own[seat]:
        low = board.low_end[border]
        high = board.high_end[border]
        if state.towns[low] and low not in found:
            found.append(low)
        if state.towns[high] and high not in found:
            found.append(high)
    return found


def price(links: int) -> int:
    """One influence point for every two links or part of two. [LW-13.5]"""
    return (links + LINKS_A_POINT - 1) // LINKS_A_POINT


def longest_sale(state: State, seat: int, company: int) -> int:
    """The most links that `seat` can pay for and the company has left. [LW-13.5, LW-1.14]"""
    return min(LINKS_A_POINT * state.influence(MR_INFLUENCE + company, seat), COMPANY_LINKS - state.company_links[company])


def sell_refusal(state: State, seat: int, move: Sell) -> Refusal | None:
    """Why this link cannot be named next. [LW-13.2 to LW-13.9]"""
    if state.owner[move.border] != seat:
        return NOT_OWN
    if not state.series:
        if not state.towns[move.start] >> move.company & 1:
            return NO_COMPANY_TOWN
    elif move.company != state.sold_to:
        return OTHER_COMPANY
    elif move.start != state.series[-1]:
        return NOT_ON
    elif move.end in state.series:
        return COMES_BACK
    links = max(1, len(state.series))
    if price(links) > state.influence(MR_INFLUENCE + move.company, seat):
        return TOO_DEAR
    if links > COMPANY_LINKS - state.company_links[move.company]:
        return NO_COMPANY_LINKS
    visited = state.series[:] if state.series else [move.start]
    visited.append(move.end)
    if not town_ahead(state, seat, visited, longest_sale(state, seat, move.company) - links):
        return NO_TOWN_AHEAD
    return None


def town_ahead(state: State, seat: int, visited: list[int], links: int) -> bool:
    """True if the chain over `visited` ends in a town, or can be led to one over at most `links` more own links. [LW-13.4]"""
    board = state.board
    area = visited[-1]
    if board.town[area]:
        return True
    if links == 0:
        return False
    for border in board.borders_of[area]:
        if state.owner[border] == seat:
            beyond = board.ends[border] - area
            if beyond not in visited:
                visited.append(beyond)
                if town_ahead(state, seat, visited, links - 1):
                    return True
                visited.pop()
    return False


def can_sell(state: State, seat: int) -> bool:
    """True if some takeover is possible."""
    for area in sale_starts(state, seat):
        for company in range(NER + 1):
            if state.towns[area] >> company & 1:
                links = longest_sale(state, seat, company)
                if links == 0:
                    continue
                for border in state.board.borders_of[area]:
                    if state.owner[border] == seat and town_ahead(state, seat, [area, state.board.ends[border] - area], links - 1):
                        return True
    return False


def take_over(state: State, seat: int) -> None:
    """Company links take the places of the series, its towns become company towns, dead pieces go. [LW-13.6]"""
    board = state.board
    company = state.sold_to
    series = state.series
    links = len(series) - 1
    before = state.towns[:]
    track = state.change_tracks()[MR_INFLUENCE + company]
    track.move(seat, track.space[seat] - price(links))
    for place in range(links):
        state.lift(board.border(series[place], series[place + 1]), company)
    if state.heard is not None:
        route = "–".join([board.names[area] for area in series])
        state.tell(shapes.TAKEOVER.of(seat, {"company": COMPANY_NAMES[company], "n": links, "cost": price(links), "route": route}))
        for area in series:
            if state.towns[area] != before[area]:
                state.tell(shapes.NEW_TOWN.of(-1, {"area": board.names[area], "company": COMPANY_NAMES[company]}))
    state.series = []
    state.sold_to = NOBODY
    remove_dead(state, series)


def next_seller(state: State, place: int) -> None:
    """The next player in order who can sell anything; after the last one the turn ends. [LW-13.1]"""
    while place < len(state.order):
        if can_sell(state, state.order[place]):
            state.acting = state.order[place]
            return
        place += 1
    state.go(END_OF_TURN)
