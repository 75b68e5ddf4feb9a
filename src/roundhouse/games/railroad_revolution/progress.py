"""Steps on the progress tracks, and their tolls. [RR-13]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import slack
from roundhouse.games.railroad_revolution.moves import Advance, AdvanceFor
from roundhouse.games.railroad_revolution.outlook import all_or_none, fits
from roundhouse.games.railroad_revolution.part import NO_OWN_WORKER, UNCLEAR, WHERE, YES, Kind, blocked
from roundhouse.games.railroad_revolution.state import SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.supply import discard_shares, discard_worker
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, MONEY_TOLL, NO_TOLL, SHARE_TOLL, WORKER_TOLL, Effect
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal

NO_STEP: Final = Refusal("RR-13.2", "refused-no-step")
AT_TOP: Final = Refusal("RR-13.4", "refused-track-top")
TOLL: Final = Refusal("RR-13.3", "refused-toll")
TOLL_WORKER: Final = Refusal("RR-13.3", "refused-toll-worker")
NO_TOLL_WORKER: Final = Refusal("RR-13.3", "refused-no-toll-worker")


class ProgressSteps(Kind):
    """Up to so many steps, divided among the three tracks; each pays its toll. [RR-13.2, RR-D10]"""

    def __init__(self) -> None:
        super().__init__("advance", ("n",), helps=False)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        state.steps += effect.n

    def most(self, board: RailBoard, effect: Effect) -> int:
        return 0

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        """True if a step is possible on some track, toll included."""
        if free_step(state, seat):
            return True
        trial = state
        if state.steps == 0:
            trial = state.copy()
            trial.steps = 1
        found: list[Move] = []
        self.moves(trial, seat, slack(trial, seat), found)
        return len(found) > 0

    def forecast(self, state: RailState, seat: int, effect: Effect, left: int) -> int:
        return YES if free_step(state, seat) else UNCLEAR

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        board = state.board
        for track in range(3):
            position = state.progress[seat * 3 + track]
            if position == board.progress_top:
                continue
            toll = board.toll[track][position + 1]
            move = board.advance[track]
            if toll == NO_TOLL:
                found.append(move)
            elif toll != WORKER_TOLL:
                if self.own_refusal(state, seat, move) is None and self.leaves_enough(state, seat, move, spare):
                    found.append(move)
            else:
                before = len(found)
                for worker in range(COLOURS * 2):
                    if (state.busy if worker & 1 else state.idle)[seat * COLOURS + (worker >> 1)]:
                        found.append(board.advance_for[track * COLOURS * 2 + worker])
                all_or_none(self, state, seat, spare, found, before)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        """A step that is there, below the top, with its toll. [RR-13.2, RR-13.3]"""
        if isinstance(move, Advance) or isinstance(move, AdvanceFor):
            track = move.track
        else:
            return NOT_NOW
        if state.steps == 0:
            return NO_STEP
        position = state.progress[seat * 3 + track]
        if position == state.board.progress_top:
            return AT_TOP
        toll = state.board.toll[track][position + 1]
        if isinstance(move, AdvanceFor):
            if toll != WORKER_TOLL:
                return NO_TOLL_WORKER
            return None if state.has_worker(seat, move.colour, move.busy) else NO_OWN_WORKER
        if toll == WORKER_TOLL:
            return TOLL_WORKER
        amount = state.board.toll_amount[track][position + 1]
        if toll == MONEY_TOLL and state.funds(seat) < amount:
            return TOLL
        if toll == SHARE_TOLL and state.shares[seat] < amount:
            return TOLL
        return None

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        if not isinstance(move, Advance):
            return fits(state, seat, move, spare, 0, 1, 1)
        position = state.progress[seat * 3 + move.track] + 1
        toll = state.board.toll[move.track][position]
        if toll == NO_TOLL:
            return True
        amount = state.board.toll_amount[move.track][position]
        if toll == SHARE_TOLL:
            amount = 0 if state.at <= SETUP_REWARD else amount * state.board.share_price  # at set-up a share is no money yet
        return fits(state, seat, move, spare, amount, 0)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 0 if isinstance(move, Advance) else 1)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        if isinstance(move, AdvanceFor):
            discard_worker(state, seat, move.colour, move.busy)
            climb(state, seat, move.track)
        else:
            assert isinstance(move, Advance)
            climb(state, seat, move.track)

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        if isinstance(move, AdvanceFor):
            return {"track": board.progress_names[move.track], "worker": board.colour_names[move.colour], "where": WHERE[move.busy]}
        assert isinstance(move, Advance)
        return {"track": board.progress_names[move.track], "worker": "none", "where": ""}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        if isinstance(move, AdvanceFor):
            return ["progress:" + board.progress_names[move.track]]
        assert isinstance(move, Advance)
        return ["progress:" + board.progress_names[move.track]]


def free_step(state: RailState, seat: int) -> bool:
    """True if a marker can go up without a toll."""
    for track in range(3):
        position = state.progress[seat * 3 + track]
        if position < state.board.progress_top and state.board.toll[track][position + 1] == NO_TOLL:
            return True
    return False


def climb(state: RailState, seat: int, track: int) -> None:
    """One step up, past its toll; a worker for it has been discarded. [RR-13.3]"""
    cell = seat * 3 + track
    state.steps -= 1
    state.change_progress()[cell] += 1
    toll = state.board.toll[track][state.progress[cell]]
    amount = state.board.toll_amount[track][state.progress[cell]]
    if toll == MONEY_TOLL:
        state.spend(seat, amount)
    elif toll == SHARE_TOLL:
        discard_shares(state, seat, amount)
    if state.heard is not None:
        state.tell(shapes.ADVANCE.of(seat, {"track": state.board.progress_names[track], "n": state.progress[cell]}))
