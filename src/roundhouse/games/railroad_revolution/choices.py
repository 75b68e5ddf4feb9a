"""Which small steps of the waiting effects there are, and which payments would be pointless. [RR-16, RR-R10]"""

from typing import Final

from roundhouse.games.railroad_revolution.actions import carry_out
from roundhouse.games.railroad_revolution.effects import manager_place
from roundhouse.games.railroad_revolution.moves import (
    Advance,
    AdvanceFor,
    Flip,
    FreeOffice,
    FreeStation,
    FreeTrack,
    Hire,
    Promote,
    Swap,
    TakeTrain,
    TakeWorker,
    Use,
)
from roundhouse.games.railroad_revolution.reckoning import (
    members,
    slack,
    without_ability,
)
from roundhouse.games.railroad_revolution.state import CONTRACT, REWARD, SETUP_REWARD, SLOTS, RailState
from roundhouse.games.railroad_revolution.steps import (
    NO_OFFER,
    POINTLESS,
    TOO_DEAR,
    advance_for_refusal,
    advance_refusal,
    blocked,
    fits,
    flip_refusal,
    free_office_refusal,
    free_station_refusal,
    free_track_refusal,
    hire_refusal,
    promote_refusal,
    swap_refusal,
    take_worker_refusal,
    train_refusal,
)
from roundhouse.games.railroad_revolution.tiles import (
    ADVANCE,
    ANY,
    COLOURS,
    FIRST_STATION_BONUS,
    GAIN_WORKERS,
    HIRE_ANY,
    NO_TOLL,
    NOBODY,
    PLACE_OFFICE,
    PLACE_STATION,
    PLACE_TRACK,
    PROMOTE,
    REPEAT_MAIN_REWARD,
    SWAP_WORKER,
    TAKE_TRAIN,
    TELEGRAPH_TILE_BONUS,
    WORKER_TOLL,
    Effect,
)
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal

EVERY_COLOUR: Final = 31
COLOURS_OF: Final = [[colour for colour in range(COLOURS) if some >> colour & 1] for some in range(EVERY_COLOUR + 1)]  # by set of colours


def step_refusal(state: RailState, seat: int, move: Move, spare: int) -> Refusal | None:
    """Why one small step of an effect may not be made."""
    if isinstance(move, Advance):
        return advance_refusal(state, seat, move, spare)
    if isinstance(move, AdvanceFor):
        return advance_for_refusal(state, seat, move, spare)
    if isinstance(move, Promote):
        return promote_refusal(state, seat, move, spare)
    if isinstance(move, Flip):
        return flip_refusal(state, seat, move, spare)
    if isinstance(move, TakeTrain):
        return train_refusal(state, seat, move, spare)
    if isinstance(move, Swap):
        return swap_refusal(state, seat, move)
    if isinstance(move, TakeWorker):
        return take_worker_refusal(state, move)
    if isinstance(move, Hire):
        return hire_refusal(state, seat, move, spare)
    if isinstance(move, Use):
        return use_refusal(state, seat, move, spare)
    if isinstance(move, FreeTrack):
        return free_track_refusal(state, seat, move, spare)
    if isinstance(move, FreeStation):
        return free_station_refusal(state, seat, move, spare)
    if isinstance(move, FreeOffice):
        return free_office_refusal(state, seat, move, spare)
    return NOT_NOW


def use_refusal(state: RailState, seat: int, move: Use, spare: int) -> Refusal | None:
    """RR-16, RR-R10: an effect with a price, if it can do something."""
    if move.offer not in state.offers:
        return NO_OFFER
    effect = state.board.offers[move.offer]
    if state.funds(seat) < effect.pay:
        return TOO_DEAR
    if not pointful_after(state, seat, move, [effect], state.funds(seat) - effect.pay):
        return POINTLESS
    return None if fits(state, seat, move, spare, effect.pay, 0) else blocked(state, seat, 0)


def pointful_after(state: RailState, seat: int, move: Move, effects: list[Effect], left: int) -> bool:
    """True if one of the effects can do something once `move` has paid for them, which leaves so much to spend. [RR-R10]"""
    looking = False
    for effect in effects:
        if not needs_looking(state, effect):
            if pointful(state, seat, effect):
                return True
        elif effect.kind == ADVANCE and free_step(state, seat):
            return True
        elif effect.kind == PROMOTE:
            if somebody_fits(state, seat):
                if state.at == CONTRACT and state.crew[seat] > state.board.crew_minimum and effect.each <= left:
                    return True
                looking = True
        else:
            looking = True
    if not looking:
        return False
    trial = state.sketch()
    carry_out(trial, seat, move)
    if trial.at == CONTRACT:
        trial.at = REWARD
    return any_pointful(trial, seat, effects, True)


def somebody_fits(state: RailState, seat: int) -> bool:
    """True if an available worker fits a free manager place."""
    for slot in range(SLOTS):
        for colour in range(COLOURS):
            at = seat * COLOURS + colour
            if state.idle[at] + state.busy[at] and manager_place(state, seat, colour, slot) != NOBODY:
                return True
    return False


def free_step(state: RailState, seat: int) -> bool:
    """True if a marker can go up without a toll."""
    for track in range(3):
        position = state.progress[seat * 3 + track]
        if position < state.board.progress_top and state.board.toll[track][position + 1] == NO_TOLL:
            return True
    return False


def needs_looking(state: RailState, effect: Effect) -> bool:
    """True if paying may change whether an effect can do something: progress and promotions have prices of their own."""
    kind = effect.kind
    if kind == REPEAT_MAIN_REWARD:
        return any_needs_looking(state, state.board.city_tiles[state.city_tile[state.place]].main)
    if kind == FIRST_STATION_BONUS:
        return any_needs_looking(state, state.board.city_tiles[state.city_tile[state.place]].bonus)
    if kind == TELEGRAPH_TILE_BONUS:
        return any_needs_looking(state, state.board.telegraph_tiles[state.section_tile[state.place]].effects)
    return kind in (ADVANCE, PROMOTE)


def any_needs_looking(state: RailState, effects: list[Effect]) -> bool:
    """True if one of the effects does, or has a price."""
    for effect in effects:
        if effect.pay or needs_looking(state, effect):
            return True
    return False


def any_pointful(state: RailState, seat: int, effects: list[Effect], paid: bool = False) -> bool:
    """True if one of the effects can do something, with its price unless that is paid. [RR-R10]"""
    for effect in effects:
        if (paid or state.funds(seat) >= effect.pay) and pointful(state, seat, effect):
            return True
    return False


def pointful(state: RailState, seat: int, effect: Effect) -> bool:
    """True if an effect, paid for, can do something. [RR-R10]"""
    kind = effect.kind
    board = state.board
    if kind == ADVANCE:
        return can_advance(state, seat)
    if kind == PROMOTE:
        return can_promote(state, seat)
    if kind == TAKE_TRAIN:
        return sum(state.stock) > 0
    if kind in (GAIN_WORKERS, HIRE_ANY, SWAP_WORKER):
        return state.unemployed() > 0
    if kind == PLACE_TRACK:
        return state.tracks[seat] > 0 and state.free[seat] != 0
    if kind == PLACE_STATION:
        return state.buildings[seat] > 0 and state.reached[seat] & ~state.stations[seat] != 0
    if kind == PLACE_OFFICE:
        return state.buildings[seat] > 0 and state.offices[seat] != (1 << board.sections) - 1
    if kind == REPEAT_MAIN_REWARD:
        return any_pointful(state, seat, board.city_tiles[state.city_tile[state.place]].main)
    if kind == FIRST_STATION_BONUS:
        return any_pointful(state, seat, board.city_tiles[state.city_tile[state.place]].bonus)
    if kind == TELEGRAPH_TILE_BONUS:
        return any_pointful(state, seat, board.telegraph_tiles[state.section_tile[state.place]].effects)
    return True  # money and shares; a flip, as everybody has a train


def can_advance(state: RailState, seat: int) -> bool:
    """True if a step is possible on some progress track, toll included."""
    found: list[Move] = []
    trial = state
    if state.steps == 0:
        trial = state.sketch()
        trial.steps = 1
    advance_moves(trial, seat, slack(trial, seat), found)
    return len(found) > 0


def can_promote(state: RailState, seat: int) -> bool:
    """True if some worker can be promoted, fee included."""
    found: list[Move] = []
    trial = state
    if state.promotions == 0 and not state.fees:
        trial = state.sketch()
        trial.promotions = 1
    promote_moves(trial, seat, slack(trial, seat), found)
    return len(found) > 0


def advance_moves(state: RailState, seat: int, spare: int, found: list[Move]) -> None:
    """The steps that can be made on the progress tracks."""
    board = state.board
    for track in range(3):
        position = state.progress[seat * 3 + track]
        if position == board.progress_top:
            continue
        if board.toll[track][position + 1] != WORKER_TOLL:
            move = board.advance[track]
            if board.toll[track][position + 1] == NO_TOLL or step_refusal(state, seat, move, spare) is None:
                found.append(move)
            continue
        before = len(found)
        for worker in range(COLOURS * 2):
            if (state.busy if worker & 1 else state.idle)[seat * COLOURS + (worker >> 1)]:
                found.append(board.advance_for[track * COLOURS * 2 + worker])
        all_or_none(state, seat, spare, found, before)


def all_or_none(state: RailState, seat: int, spare: int, found: list[Move], before: int) -> None:
    """Judge the first of the moves added since `before` for all of them: which worker goes or comes makes no difference to what must be finished."""
    if len(found) > before and step_refusal(state, seat, found[before], spare) is not None:
        del found[before:]


def promote_moves(state: RailState, seat: int, spare: int, found: list[Move]) -> None:
    """The promotions that can be made."""
    board = state.board
    idle = state.idle
    busy = state.busy
    first = seat * COLOURS
    before = len(found)
    fee = 0
    left = spare
    if state.promotions == 0:
        if state.fees:
            fee = state.fees[0]
        else:
            left = without_ability(state, seat, spare)
    sure = state.crew[seat] > board.crew_minimum and fee <= left and fee <= state.money[seat]
    for slot in range(SLOTS):
        at = seat * SLOTS + slot
        objective = state.objective[at]
        if objective == NOBODY:
            continue
        wanted = 0
        place = at * 2
        for colour in board.objectives[objective].managers:
            if state.manager[place] == NOBODY:
                wanted |= EVERY_COLOUR if colour == ANY else 1 << colour
            place += 1
        for colour in COLOURS_OF[wanted]:
            if idle[first + colour]:
                found.append(board.promote[colour * 2 * SLOTS + slot])
            if busy[first + colour]:
                found.append(board.promote[(colour * 2 + 1) * SLOTS + slot])
    if not sure:
        all_or_none(state, seat, spare, found, before)


def effect_moves(state: RailState, seat: int, spare: int, found: list[Move]) -> None:
    """The small steps of all effects that wait, and hiring."""
    board = state.board
    if state.steps:
        advance_moves(state, seat, spare, found)
    if state.promotions or state.ability_left or state.fees:
        promote_moves(state, seat, spare, found)
    if state.flips:
        flip_moves(state, seat, spare, found)
    if state.new_trains:
        allowed(state, seat, board.take_train, spare, found)
    if state.free_tracks:
        some: list[Move] = []
        members(state.free[seat], some, board.free_track)
        allowed(state, seat, some, spare, found)
    if state.free_stations or state.start_stations:
        allowed(state, seat, board.free_station, spare, found)
    if state.free_offices or state.contract_offices:
        allowed(state, seat, board.free_office, spare, found)
    if state.swaps:
        for worker in range(COLOURS * 2):
            if state.has_worker(seat, worker >> 1, worker & 1 == 1):
                for taken in range(COLOURS):
                    if state.common[taken]:
                        found.append(board.swap[worker * COLOURS + taken])
    if state.picks or state.hires:
        allowed(state, seat, board.take_worker, spare, found)
    if state.offers:
        for place in range(len(state.offers)):
            if state.offers[place] not in state.offers[:place]:
                move = board.use[state.offers[place]]
                if step_refusal(state, seat, move, spare) is None:
                    found.append(move)
    if state.at > SETUP_REWARD and state.funds(seat) >= board.hire_price:
        hire_moves(state, seat, spare, found)


def flip_moves(state: RailState, seat: int, spare: int, found: list[Move]) -> None:
    """The own trains that can be turned over."""
    flips = state.board.flip
    kinds = len(state.board.trains)
    before = len(found)
    for train in range(kinds):
        if state.down[seat * kinds + train]:
            found.append(flips[train * 2])
        if state.up[seat * kinds + train]:
            found.append(flips[train * 2 + 1])
    if spare < 0:
        some = found[before:]
        del found[before:]
        allowed(state, seat, some, spare, found)


def hire_moves(state: RailState, seat: int, spare: int, found: list[Move]) -> None:
    """The colours that can be hired."""
    board = state.board
    sure = spare >= board.hire_price or (spare >= 0 and state.crew[seat] < board.crew_minimum)
    before = len(found)
    common = state.common
    for colour in range(COLOURS):
        if common[colour]:
            found.append(board.hire[colour])
    if not sure:
        all_or_none(state, seat, spare, found, before)


def allowed(state: RailState, seat: int, moves: list[Move], spare: int, found: list[Move]) -> None:
    """Add those of `moves` that are not refused."""
    for move in moves:
        if step_refusal(state, seat, move, spare) is None:
            found.append(move)
