"""The main part of Trade: a piece of the leftmost section leaves the game for money. [RR-9]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import NEVER
from roundhouse.games.railroad_revolution.moves import Sell
from roundhouse.games.railroad_revolution.outlook import fits, payable
from roundhouse.games.railroad_revolution.part import MAIN_PART_DONE, OTHER_ACTION, MainPart, blocked
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.supply import gain_money
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import TRADE
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_TRADE: Final = Refusal("RR-3.7", "refused-no-trade-possible")
NOT_LEFTMOST: Final = Refusal("RR-9.1", "refused-not-leftmost")


class Trade(MainPart):
    """Sell one piece. [RR-9.1, RR-D6, RR-22.4]"""

    def may_begin(self, state: RailState, seat: int, worker: int) -> bool:
        return state.tracks[seat] + state.buildings[seat] > 0

    def impossible(self, state: RailState, seat: int) -> Refusal:
        return NO_TRADE

    def cost(self, state: RailState, seat: int) -> int:
        if state.tracks[seat] + state.buildings[seat] == 0:
            return NEVER
        return -state.board.section_money[state.leftmost(seat)]

    def spots(self, state: RailState, seat: int, found: list[Move]) -> None:
        for move in state.board.sell:
            if isinstance(move, Sell) and is_leftmost(state, seat, move.building):
                found.append(move)

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        some: list[Move] = []
        self.spots(state, seat, some)
        payable(self, state, seat, some, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Sell)
        if state.action != TRADE:
            return OTHER_ACTION
        if state.to_place == 0:
            return MAIN_PART_DONE
        return None if is_leftmost(state, seat, move.building) else NOT_LEFTMOST

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        return fits(state, seat, move, spare, 0, 0)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, Sell)
        amount = state.board.section_money[state.leftmost(seat)]
        state.to_place = 0
        if move.building:
            state.buildings[seat] -= 1
            state.change_sold_buildings()[seat] += 1
        else:
            state.tracks[seat] -= 1
            state.change_sold_tracks()[seat] += 1
        if state.heard is not None:
            state.tell((shapes.SELL_BUILDING if move.building else shapes.SELL_TRACK).of(seat, {"n": amount}))
        gain_money(state, seat, amount)

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        self.spots(state, seat, found)

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, Sell)
        return {"piece": "building" if move.building else "track"}


def is_leftmost(state: RailState, seat: int, building: bool) -> bool:
    """True if a piece of this kind lies in the leftmost section that holds a piece. [RR-9.1]"""
    pieces = state.buildings[seat] if building else state.tracks[seat]
    sections = state.board.building_section if building else state.board.track_section
    return pieces > 0 and sections[pieces] == state.leftmost(seat)
