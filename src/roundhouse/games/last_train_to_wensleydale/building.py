"""Phase 5: track building. [LW-9]"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.acting import Acting
from roundhouse.games.last_train_to_wensleydale.constants import LINKS, NOBODY
from roundhouse.games.last_train_to_wensleydale.moves import GOVERNMENT, MR_INFLUENCE, NER_INFLUENCE, OPPOSITION, TRAIN, Build, Finish, Nothing
from roundhouse.games.last_train_to_wensleydale.payment import pay_for_series
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.games.last_train_to_wensleydale.whose_turn import next_builder
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

OTHER_PHASE: Final = Refusal("LW-4.2", "refused-other-phase")
NOTHING_BUILT: Final = Refusal("LW-9.2", "refused-nothing-built")
SERIES_BEGUN: Final = Refusal("LW-9.1", "refused-series-begun")
HILL_LINK: Final = Refusal("LW-9.8", "refused-hill")
INTO_THE_SOUTH: Final = Refusal("LW-9.9", "refused-south")
BAD_START: Final = Refusal("LW-9.4", "refused-start")
NOT_FROM_THE_END: Final = Refusal("LW-9.2", "refused-not-from-the-end")
BRANCH: Final = Refusal("LW-9.3", "refused-branch")
BORDER_TAKEN: Final = Refusal("LW-9.6", "refused-border-taken")
NO_LINKS_LEFT: Final = Refusal("LW-9.10", "refused-no-links")
COMPANY_INFLUENCE: Final = Refusal("LW-9.12", "refused-company-influence")
GOVERNMENT_INFLUENCE: Final = Refusal("LW-9.13", "refused-government-influence")
NOT_PAYABLE: Final = Refusal("LW-9.16", "refused-not-payable")


class TrackBuilding(Acting):
    """In track-building order each player may build one series of links. [LW-9.1]"""

    def enter(self, state: State) -> None:
        state.acting = state.build_order[0]

    def candidates(self, state: State, seat: int) -> list[Move]:
        found: list[Move] = [state.board.finish, state.board.nothing]
        for area in starts(state, seat):
            found += state.board.builds[area]
        return found

    def moves(self, state: State, seat: int) -> list[Move]:
        """As `build_refusal` would have it, whose rules stand here a second time for speed: the purses are counted once."""
        board = state.board
        found: list[Move] = [board.finish] if state.series else [board.nothing]
        if len(state.own[seat]) == LINKS:
            return found
        owed = state.owed
        government = state.tracks[GOVERNMENT].space[seat] - owed[GOVERNMENT]
        mr = state.tracks[MR_INFLUENCE].space[seat] - owed[MR_INFLUENCE]
        ner = state.tracks[NER_INFLUENCE].space[seat] - owed[NER_INFLUENCE]
        rest = state.hand[seat] + government + mr + ner + state.tracks[TRAIN].space[seat] - state.cost
        owner = state.owner
        towns = state.towns
        opposition = state.opposition
        cost = board.cost
        series = state.series
        for area in starts(state, seat):
            here = 0 if series else towns[area]  # the company town of the start is paid for with the first link
            here_mr = here & 1
            here_ner = here >> 1
            for build in board.builds[area]:
                border = build.border
                if owner[border] != NOBODY:
                    continue
                end = build.end
                there = towns[end]
                need_mr = here_mr + (there & 1)
                need_ner = here_ner + (there >> 1)
                against = opposition[end]
                if need_mr > mr or need_ner > ner or against > government or cost[border] + need_mr + need_ner + against > rest or end in series:
                    continue
                found.append(build)
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Build):
            return build_refusal(state, seat, move)
        if isinstance(move, Finish):
            return None if state.series else NOTHING_BUILT
        if isinstance(move, Nothing):
            return SERIES_BEGUN if state.series else None
        return OTHER_PHASE

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Build):
            lay_link(state, seat, move)
        elif isinstance(move, Finish):
            if state.heard is not None:
                state.tell(shapes.SERIES.of(seat, {"n": len(state.series) - 1, "route": "–".join([state.board.names[area] for area in state.series])}))
            pay_for_series(state, seat)
        else:
            if state.heard is not None:
                state.tell(shapes.NOTHING.of(seat, {}))
            next_builder(state)


def starts(state: State, seat: int) -> list[int]:
    """Where the next link may start: the end of the series, or else every company town and every area with an own link. [LW-9.4]"""
    if state.series:
        return [state.series[-1]]
    found = state.heads[:]
    low_end = state.board.low_end
    high_end = state.board.high_end
    for border in state.own[seat]:
        low = low_end[border]
        if low not in found:
            found.append(low)
        high = high_end[border]
        if high not in found:
            found.append(high)
    return found


def build_refusal(state: State, seat: int, move: Build) -> Refusal | None:
    """Why `seat` may not lay this link next. For speed, `TrackBuilding.moves` has the same rules a second time. [LW-9.2 to LW-9.16]"""
    board = state.board
    if board.cost[move.border] == 0:
        return HILL_LINK
    if board.start_only[move.end]:
        return INTO_THE_SOUTH
    if not state.series:
        if not state.towns[move.start] and not state.touch[seat * len(board.areas) + move.start]:
            return BAD_START
    elif move.start != state.series[-1]:
        return BRANCH if move.start in state.series else NOT_FROM_THE_END
    elif move.end in state.series:
        return BRANCH
    if state.owner[move.border] != NOBODY:
        return BORDER_TAKEN
    if len(state.own[seat]) == LINKS:
        return NO_LINKS_LEFT
    return price_refusal(state, seat, move)


def price_refusal(state: State, seat: int, move: Build) -> Refusal | None:
    """Why the series with this link cannot be paid. [LW-9.12 to LW-9.16]"""
    here = 0 if state.series else state.towns[move.start]
    there = state.towns[move.end]
    owed_mr = state.owed[MR_INFLUENCE] + (here & 1) + (there & 1)
    owed_ner = state.owed[NER_INFLUENCE] + (here >> 1) + (there >> 1)
    owed_government = state.owed[GOVERNMENT] + state.opposition[move.end]
    mr = state.influence(MR_INFLUENCE, seat)
    ner = state.influence(NER_INFLUENCE, seat)
    government = state.influence(GOVERNMENT, seat)
    if owed_mr > mr or owed_ner > ner:
        return COMPANY_INFLUENCE
    if owed_government > government:
        return GOVERNMENT_INFLUENCE
    rest = mr - owed_mr + ner - owed_ner + government - owed_government + state.influence(TRAIN, seat)
    if state.cost + state.board.cost[move.border] > state.hand[seat] + rest:
        return NOT_PAYABLE
    return None


def lay_link(state: State, seat: int, move: Build) -> None:
    """The link lies on the board, and what it costs is added to the price of the series. [LW-9.11 to LW-9.13]"""
    if not state.series:
        state.change_series().append(move.start)
        owe_company(state, move.start)
    state.change_series().append(move.end)
    owe_company(state, move.end)
    state.cost += state.board.cost[move.border]
    state.lay(move.border, seat)
    if state.heard is not None:
        names = state.board.names
        state.tell(shapes.BUILD.of(seat, {"a": names[move.start], "b": names[move.end], "n": state.board.cost[move.border]}))
    if state.opposition[move.end]:
        state.change_owed()[GOVERNMENT] += state.opposition[move.end]
        state.change_removed()[OPPOSITION] += state.opposition[move.end]
        if state.heard is not None:
            state.tell(shapes.OPPOSITION.of(seat, {"area": state.board.names[move.end], "n": state.opposition[move.end]}))
        state.change_opposition()[move.end] = 0


def owe_company(state: State, area: int) -> None:
    """One point of influence for each company whose town stands in an area of the series. [LW-9.12]"""
    companies = state.towns[area]
    state.change_owed()[MR_INFLUENCE] += companies & 1
    state.change_owed()[NER_INFLUENCE] += companies >> 1
