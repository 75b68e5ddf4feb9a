"""The judge of each small step of an effect: is the step there, can it be paid, and can the rest still be finished? [RR-16, RR-22.6]"""

from typing import Final

from roundhouse.games.railroad_revolution.effects import manager_place, shown
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
)
from roundhouse.games.railroad_revolution.outlook import (
    survives,
)
from roundhouse.games.railroad_revolution.reckoning import (
    out_of_reach,
    without_ability,
)
from roundhouse.games.railroad_revolution.state import ACTION, SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tiles import (
    MONEY_TOLL,
    NO_TOLL,
    NOBODY,
    WORKER_TOLL,
)
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_LIMIT: Final = 1_000_000_000  # as `spare`: judge the step alone, whatever has to be finished after it

NO_STEP: Final = Refusal("RR-13.2", "refused-no-step")
AT_TOP: Final = Refusal("RR-13.4", "refused-track-top")
TOLL: Final = Refusal("RR-13.3", "refused-toll")
TOLL_WORKER: Final = Refusal("RR-13.3", "refused-toll-worker")
NO_TOLL_WORKER: Final = Refusal("RR-13.3", "refused-no-toll-worker")
NO_FLIP: Final = Refusal("RR-5.8", "refused-no-flip")
NOT_SUCH_TRAIN: Final = Refusal("RR-5.8", "refused-not-such-train")
NO_TRAIN_TO_TAKE: Final = Refusal("RR-5.5", "refused-no-train-to-take")
NO_TRAIN: Final = Refusal("RR-5.5", "refused-no-train")
NO_PROMOTION: Final = Refusal("RR-12.4", "refused-no-promotion")
NO_OWN_WORKER: Final = Refusal("RR-4.6", "refused-no-own-worker")
NO_PLACE: Final = Refusal("RR-12.3", "refused-worker-colour")
NO_SWAP: Final = Refusal("RR-16.8", "refused-no-swap")
NO_WORKER: Final = Refusal("RR-4.5", "refused-no-worker")
NO_HIRE_WORKER: Final = Refusal("RR-5.4", "refused-no-worker")
NOTHING_TO_TAKE: Final = Refusal("RR-D13", "refused-no-pick")
NOT_SHOWN: Final = Refusal("RR-6.5", "refused-not-shown")
CLOSED: Final = Refusal("RR-R25", "refused-set-up")
NO_FREE_PIECE: Final = Refusal("RR-D14", "refused-no-free-piece")
NO_TRACK: Final = Refusal("RR-R14", "refused-no-track")
NO_BUILDING: Final = Refusal("RR-R14", "refused-no-building")
TRACK_THERE: Final = Refusal("RR-7.3", "refused-track-there")
NOT_JOINED: Final = Refusal("RR-7.2", "refused-not-joined")
STATION_THERE: Final = Refusal("RR-6.3", "refused-station-there")
NOT_CONNECTED: Final = Refusal("RR-6.2", "refused-not-connected")
OFFICE_THERE: Final = Refusal("RR-8.2", "refused-office-there")
WRONG_PLACE: Final = Refusal("RR-16.2", "refused-wrong-place")
NO_OFFER: Final = Refusal("RR-16.1", "refused-no-offer")
TOO_DEAR: Final = Refusal("RR-5.1", "refused-too-dear")
POINTLESS: Final = Refusal("RR-R10", "refused-no-effect")
UNFINISHED: Final = Refusal("RR-R5", "refused-no-way-on")
FOUR_WORKERS: Final = Refusal("RR-5.2", "refused-four-workers")


def fits(state: RailState, seat: int, move: Move, spare: int, cost: int, crew: int) -> bool:
    """True if the compulsory parts can be finished after a step that costs so much and so many workers. [RR-22.6]"""
    if spare == NO_LIMIT:
        return True
    if spare >= 0:
        if crew:
            missing = state.board.crew_minimum - state.crew[seat] + crew
            if missing > 0:
                cost += min(missing, crew) * state.board.hire_price
                if state.at <= SETUP_REWARD or missing > state.unemployed():
                    cost = spare + 1
        if cost <= spare:
            return True
        if out_of_reach(state, seat, cost - spare, crew):
            return False
    return survives(state, seat, move)


def blocked(state: RailState, seat: int, crew: int) -> Refusal:
    """Why a step that would leave no way to finish is refused."""
    return FOUR_WORKERS if state.crew[seat] - crew < state.board.crew_minimum else UNFINISHED


def advance_refusal(state: RailState, seat: int, move: Advance, spare: int) -> Refusal | None:
    """RR-13.2, RR-13.3: a step that is there, below the top, with its toll in money or shares."""
    if state.steps == 0:
        return NO_STEP
    position = state.progress[seat * 3 + move.track]
    if position == state.board.progress_top:
        return AT_TOP
    toll = state.board.toll[move.track][position + 1]
    if toll == NO_TOLL:
        return None
    if toll == WORKER_TOLL:
        return TOLL_WORKER
    amount = state.board.toll_amount[move.track][position + 1]
    if toll == MONEY_TOLL:
        if state.funds(seat) < amount:
            return TOLL
    else:
        if state.shares[seat] < amount:
            return TOLL
        amount *= state.board.share_price
        if state.at <= SETUP_REWARD:
            amount = 0  # a share is no money yet
    return None if fits(state, seat, move, spare, amount, 0) else blocked(state, seat, 0)


def advance_for_refusal(state: RailState, seat: int, move: AdvanceFor, spare: int) -> Refusal | None:
    """RR-13.3: a step whose toll is a worker."""
    if state.steps == 0:
        return NO_STEP
    position = state.progress[seat * 3 + move.track]
    if position == state.board.progress_top:
        return AT_TOP
    if state.board.toll[move.track][position + 1] != WORKER_TOLL:
        return NO_TOLL_WORKER
    if not state.has_worker(seat, move.colour, move.busy):
        return NO_OWN_WORKER
    return None if fits(state, seat, move, spare, 0, 1) else blocked(state, seat, 1)


def promote_refusal(state: RailState, seat: int, move: Promote, spare: int) -> Refusal | None:
    """RR-12.3 to RR-12.5: a worker that fits a free manager place."""
    fee = 0
    if state.promotions == 0:
        if state.fees:
            fee = state.fees[0]
        elif not state.ability_left:
            return NO_PROMOTION
        elif spare != NO_LIMIT:
            spare = without_ability(state, seat, spare)
    if not state.has_worker(seat, move.colour, move.busy):
        return NO_OWN_WORKER
    if manager_place(state, seat, move.colour, move.slot) == NOBODY:
        return NO_PLACE
    if fee and state.funds(seat) < fee:
        return TOO_DEAR
    return None if fits(state, seat, move, spare, fee, 1) else blocked(state, seat, 1)


def flip_refusal(state: RailState, seat: int, move: Flip, spare: int) -> Refusal | None:
    """RR-5.8: an own train, the right side up."""
    if state.flips == 0:
        return NO_FLIP
    at = seat * len(state.board.trains) + move.train
    if (state.up[at] if move.down else state.down[at]) == 0:
        return NOT_SUCH_TRAIN
    return None if fits(state, seat, move, spare, 0, 0) else UNFINISHED


def train_refusal(state: RailState, seat: int, move: TakeTrain, spare: int) -> Refusal | None:
    """RR-5.5: a train from a pile that is not empty."""
    if state.new_trains == 0:
        return NO_TRAIN_TO_TAKE
    if state.stock[move.train] == 0:
        return NO_TRAIN
    return None if fits(state, seat, move, spare, 0, 0) else UNFINISHED


def swap_refusal(state: RailState, seat: int, move: Swap) -> Refusal | None:
    """RR-16.8: an own worker for one that is in the common supply."""
    if state.swaps == 0:
        return NO_SWAP
    if not state.has_worker(seat, move.colour, move.busy):
        return NO_OWN_WORKER
    return None if state.common[move.taken] else NO_WORKER


def take_worker_refusal(state: RailState, move: TakeWorker) -> Refusal | None:
    """RR-4.5: one of the colours shown, or any that is there if none of them is."""
    if not state.picks and state.hires == 0:
        return NOTHING_TO_TAKE
    if state.common[move.colour] == 0:
        return NO_WORKER
    if state.picks and not shown(state, state.picks[0]) >> move.colour & 1:
        return NOT_SHOWN
    return None


def hire_refusal(state: RailState, seat: int, move: Hire, spare: int) -> Refusal | None:
    """RR-5.4: $800 for any worker of the common supply, once the first turn has begun."""
    if state.at <= SETUP_REWARD:
        return CLOSED
    if state.common[move.colour] == 0:
        return NO_HIRE_WORKER
    price = state.board.hire_price
    if state.funds(seat) < price:
        return TOO_DEAR
    if state.crew[seat] < state.board.crew_minimum and spare >= 0:
        return None  # the price is in the reckoning already
    return None if fits(state, seat, move, spare, price, 0) else UNFINISHED


def free_track_refusal(state: RailState, seat: int, move: FreeTrack, spare: int) -> Refusal | None:
    """RR-D14: a track by an effect."""
    if state.free_tracks == 0:
        return NO_FREE_PIECE
    setting_up = state.at <= SETUP_REWARD
    if (state.aside_tracks[seat] if setting_up else state.tracks[seat]) == 0:
        return NO_TRACK
    if not state.free[seat] >> move.space & 1:
        return TRACK_THERE if state.lines[seat] >> move.space & 1 else NOT_JOINED
    if state.at == ACTION and state.to_place and spare != NO_LIMIT:
        return None if survives(state, seat, move) else UNFINISHED
    return None


def free_station_refusal(state: RailState, seat: int, move: FreeStation, spare: int) -> Refusal | None:
    """RR-D14: a station by an effect."""
    if state.free_stations + state.start_stations == 0:
        return NO_FREE_PIECE
    if (state.aside_buildings[seat] if state.at <= SETUP_REWARD else state.buildings[seat]) == 0:
        return NO_BUILDING
    if state.stations[seat] >> move.city & 1:
        return STATION_THERE
    if state.free_stations == 0 and not state.board.start_cities >> move.city & 1:
        return WRONG_PLACE
    if not state.reached[seat] >> move.city & 1:
        return NOT_CONNECTED
    if state.at == ACTION and state.to_place and spare != NO_LIMIT:
        return None if survives(state, seat, move) else UNFINISHED
    return None


def free_office_refusal(state: RailState, seat: int, move: FreeOffice, spare: int) -> Refusal | None:
    """RR-D14: an office by an effect."""
    if state.free_offices + state.contract_offices == 0:
        return NO_FREE_PIECE
    if (state.aside_buildings[seat] if state.at <= SETUP_REWARD else state.buildings[seat]) == 0:
        return NO_BUILDING
    if state.offices[seat] >> move.section & 1:
        return OFFICE_THERE
    if state.free_offices == 0 and not state.board.contract_sections >> move.section & 1:
        return WRONG_PLACE
    if state.at == ACTION and state.to_place and spare != NO_LIMIT:
        return None if survives(state, seat, move) else UNFINISHED
    return None
