"""Promotion: workers become managers of an objective. [RR-12.3 to RR-12.5]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import slack, without_ability
from roundhouse.games.railroad_revolution.moves import Promote
from roundhouse.games.railroad_revolution.movespace import CHAINS
from roundhouse.games.railroad_revolution.outlook import all_or_none, fits
from roundhouse.games.railroad_revolution.part import NO, NO_OWN_WORKER, TOO_DEAR, UNCLEAR, WHERE, YES, Kind, blocked
from roundhouse.games.railroad_revolution.state import CONTRACT, RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import ANY, COLOURS, NOBODY, SLOTS, WHITE, Effect
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_PROMOTION: Final = Refusal("RR-12.4", "refused-no-promotion")
NO_PLACE: Final = Refusal("RR-12.3", "refused-worker-colour")

EVERY_COLOUR: Final = (1 << COLOURS) - 1
COLOURS_OF: Final = [[colour for colour in range(COLOURS) if some >> colour & 1] for some in range(EVERY_COLOUR + 1)]  # by set of colours


class Promotions(Kind):
    """So many promotions by an effect, some for a fee; and one by the worker of the action used as white. [RR-4.4, RR-12.4, RR-D9]"""

    def __init__(self) -> None:
        super().__init__("promote", ("max", "pay_each"), helps=False)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        if effect.each:
            state.fees = sorted(state.fees + [effect.each] * effect.n)
        else:
            state.promotions += effect.n

    def most(self, board: RailBoard, effect: Effect) -> int:
        return 0

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        """True if some worker can be promoted, fee included."""
        trial = state
        if state.promotions == 0 and not state.fees:
            trial = state.copy()
            trial.promotions = 1
        found: list[Move] = []
        self.moves(trial, seat, slack(trial, seat), found)
        return len(found) > 0

    def forecast(self, state: RailState, seat: int, effect: Effect, left: int) -> int:
        if not somebody_fits(state, seat):
            return NO
        if state.at == CONTRACT and state.crew[seat] > state.board.crew_minimum and effect.each <= left:
            return YES
        return UNCLEAR

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
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
            cell = seat * SLOTS + slot
            objective = state.objective[cell]
            if objective == NOBODY:
                continue
            wanted = 0
            place = cell * 2
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
            if fee > state.funds(seat):
                del found[before:]
            all_or_none(self, state, seat, spare, found, before)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        """A worker that fits a free manager place. [RR-12.3]"""
        assert isinstance(move, Promote)
        if state.promotions == 0 and not state.fees and not state.ability_left:
            return NO_PROMOTION
        if not state.has_worker(seat, move.colour, move.busy):
            return NO_OWN_WORKER
        if manager_place(state, seat, move.colour, move.slot) == NOBODY:
            return NO_PLACE
        if state.promotions == 0 and state.fees and state.funds(seat) < state.fees[0]:
            return TOO_DEAR
        return None

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        if state.promotions:
            return fits(state, seat, move, spare, 0, 1)
        if state.fees:
            return fits(state, seat, move, spare, state.fees[0], 1)
        return fits(state, seat, move, without_ability(state, seat, spare), 0, 1)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 1)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, Promote)
        if state.promotions:
            state.promotions -= 1
        elif state.fees:
            fee = state.fees[0]
            state.fees = state.fees[1:]
            state.spend(seat, fee)
        else:
            state.ability_left = 0
            state.extras = 0
            state.promotions = state.board.ability[state.action * COLOURS + WHITE].n - 1
        place = manager_place(state, seat, move.colour, move.slot)
        state.take_away(seat, move.colour, move.busy)
        cell = seat * SLOTS + move.slot
        state.change_manager()[cell * 2 + place] = move.colour
        if state.heard is not None:
            group = state.board.objectives[state.objective[cell]].group
            state.tell(shapes.PROMOTE.of(seat, {"worker": state.board.colour_names[move.colour], "group": group}))

    def said(self, effect: Effect, colour_names: list[str]) -> dict[str, object]:
        if effect.each:
            return {"say": "effect-promote-each", "n": effect.n, "price": effect.each}
        return super().said(effect, colour_names)

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, Promote)
        return {"worker": board.colour_names[move.colour], "where": WHERE[move.busy], "chain": CHAINS[move.slot]}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, Promote)
        return ["chain:" + CHAINS[move.slot]]


def somebody_fits(state: RailState, seat: int) -> bool:
    """True if an available worker fits a free manager place."""
    for slot in range(SLOTS):
        for colour in range(COLOURS):
            cell = seat * COLOURS + colour
            if state.idle[cell] + state.busy[cell] and manager_place(state, seat, colour, slot) != NOBODY:
                return True
    return False


def manager_place(state: RailState, seat: int, colour: int, slot: int) -> int:
    """The free manager place for this colour: one that asks for it before one for anybody; NOBODY if there is none. [RR-12.3]"""
    cell = seat * SLOTS + slot
    if state.objective[cell] == NOBODY:
        return NOBODY
    places = state.board.objectives[state.objective[cell]].managers
    found = NOBODY
    for place in range(len(places)):
        if state.manager[cell * 2 + place] == NOBODY:
            if places[place] == colour:
                return place
            if places[place] == ANY and found == NOBODY:
                found = place
    return found
