"""Workers of the common supply: gained, hired or swapped. [RR-4.5, RR-5.4, RR-16.8]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.moves import Hire, Swap, TakeWorker
from roundhouse.games.railroad_revolution.outlook import all_or_none, fits, judged
from roundhouse.games.railroad_revolution.part import NO_OWN_WORKER, TOO_DEAR, WHERE, Kind, Part
from roundhouse.games.railroad_revolution.state import SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY, Effect
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_SWAP: Final = Refusal("RR-16.8", "refused-no-swap")
NO_WORKER: Final = Refusal("RR-4.5", "refused-no-worker")
NO_HIRE_WORKER: Final = Refusal("RR-5.4", "refused-no-worker")
NOTHING_TO_TAKE: Final = Refusal("RR-D13", "refused-no-pick")
NOT_SHOWN: Final = Refusal("RR-6.5", "refused-not-shown")
CLOSED: Final = Refusal("RR-R25", "refused-set-up")


class NewWorkers(Kind):
    """All workers shown, or a choice among them; a missing colour is replaced by choice. [RR-4.5, RR-6.5, RR-D13]"""

    def __init__(self) -> None:
        super().__init__("gain_workers", ("colours", "choose"), brings_worker=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        if effect.choose < len(effect.colours):
            state.picks = state.picks + [effect.mask] * effect.choose
            return
        for colour in effect.colours:
            if state.common[colour]:
                state.gain_worker(seat, colour)
            else:
                state.picks = [*state.picks, 1 << colour]

    def most(self, board: RailBoard, effect: Effect) -> int:
        return 0

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return state.unemployed() > 0

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        judged(self, state, seat, state.board.take_worker, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        """One of the colours shown, or any that is there if none of them is. [RR-4.5]"""
        assert isinstance(move, TakeWorker)
        if not state.picks and state.hires == 0:
            return NOTHING_TO_TAKE
        if state.common[move.colour] == 0:
            return NO_WORKER
        if state.picks and not shown(state, state.picks[0]) >> move.colour & 1:
            return NOT_SHOWN
        return None

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, TakeWorker)
        if state.picks:
            state.picks = state.picks[1:]
        else:
            state.hires -= 1
        state.gain_worker(seat, move.colour)

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        """One worker that is there: which colour makes no difference."""
        for colour in range(COLOURS):
            if state.common[colour]:
                found.append(state.board.take_worker[colour])
                return

    def said(self, effect: Effect, colour_names: list[str]) -> dict[str, object]:
        some = effect.choose < len(effect.colours)
        return {"say": "effect-gain-one-of" if some else "effect-gain-workers", "worker": [colour_names[colour] for colour in effect.colours]}

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, TakeWorker)
        return {"worker": board.colour_names[move.colour]}


class HiredWorker(Kind):
    """A worker of any colour; it is taken with the same moves as the workers of a tile. [RR-16.5]"""

    def __init__(self) -> None:
        super().__init__("hire_any", brings_worker=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        state.hires += 1

    def most(self, board: RailBoard, effect: Effect) -> int:
        return 0

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return state.unemployed() > 0


class Swaps(Kind):
    """One worker goes, one that was in the common supply before comes. [RR-16.8]"""

    def __init__(self) -> None:
        super().__init__("swap_worker", helps=False)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        state.swaps += 1

    def most(self, board: RailBoard, effect: Effect) -> int:
        return 0

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return state.unemployed() > 0

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        for worker in range(COLOURS * 2):
            if state.has_worker(seat, worker >> 1, worker & 1 == 1):
                for taken in range(COLOURS):
                    if state.common[taken]:
                        found.append(state.board.swap[worker * COLOURS + taken])

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Swap)
        if state.swaps == 0:
            return NO_SWAP
        if not state.has_worker(seat, move.colour, move.busy):
            return NO_OWN_WORKER
        return None if state.common[move.taken] else NO_WORKER

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, Swap)
        state.swaps -= 1
        action = NOBODY
        if move.busy and not state.board.swap_to_supply:
            for one in range(4):
                if state.placed[(seat * 4 + one) * COLOURS + move.colour]:
                    action = one  # the space that `take_away` empties
        state.take_away(seat, move.colour, move.busy)
        state.change_common()[move.colour] += 1
        state.change_common()[move.taken] -= 1
        state.crew[seat] += 1
        if action == NOBODY:
            state.change_idle()[seat * COLOURS + move.taken] += 1
        else:
            state.change_busy()[seat * COLOURS + move.taken] += 1
            state.change_placed()[(seat * 4 + action) * COLOURS + move.taken] += 1
        if state.heard is not None:
            names = state.board.colour_names
            state.tell(shapes.SWAP.of(seat, {"old": names[move.colour], "new": names[move.taken]}))

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, Swap)
        return {"worker": board.colour_names[move.colour], "where": WHERE[move.busy], "new": board.colour_names[move.taken]}


class ExtraHiring(Part):
    """$800 for any worker of the common supply, at any own decision once the first turn has begun. [RR-5.4, RR-F2]"""

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        board = state.board
        if state.at <= SETUP_REWARD or state.funds(seat) < board.hire_price:
            return
        sure = spare >= board.hire_price or (spare >= 0 and state.crew[seat] < board.crew_minimum)
        before = len(found)
        common = state.common
        for colour in range(COLOURS):
            if common[colour]:
                found.append(board.hire[colour])
        if not sure:
            all_or_none(self, state, seat, spare, found, before)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Hire)
        if state.at <= SETUP_REWARD:
            return CLOSED
        if state.common[move.colour] == 0:
            return NO_HIRE_WORKER
        return TOO_DEAR if state.funds(seat) < state.board.hire_price else None

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        """With fewer than four workers the price is in the reckoning already."""
        if state.crew[seat] < state.board.crew_minimum and spare >= 0:
            return True
        return fits(state, seat, move, spare, state.board.hire_price, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, Hire)
        state.spend(seat, state.board.hire_price)
        state.gain_worker(seat, move.colour)

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, Hire)
        return {"worker": board.colour_names[move.colour], "n": board.hire_price}


def shown(state: RailState, mask: int) -> int:
    """The colours of `mask` that are in the common supply, or all that are there if none of them is. [RR-4.5]"""
    present = 0
    for colour in range(COLOURS):
        if state.common[colour]:
            present |= 1 << colour
    return present & mask if present & mask else present
