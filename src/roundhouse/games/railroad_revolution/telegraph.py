"""The main part of Telegraph: an office in a section, and its shares. [RR-8]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import NEVER
from roundhouse.games.railroad_revolution.moves import BuildOffice
from roundhouse.games.railroad_revolution.outlook import fits, payable
from roundhouse.games.railroad_revolution.part import (
    MAIN_PART_DONE,
    NO_BUILDING,
    OFFICE_THERE,
    OTHER_ACTION,
    MainPart,
    Tally,
    blocked,
    members,
)
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.supply import gain_shares
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import NOBODY, TELEGRAPH
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_TELEGRAPH: Final = Refusal("RR-8.6", "refused-no-telegraph-possible")


class Telegraph(MainPart):
    """Place the building and take the shares. [RR-8.1, RR-8.3, RR-D5, RR-22.3]"""

    def may_begin(self, state: RailState, seat: int, worker: int) -> bool:
        return state.buildings[seat] > 0 and open_sections(state, seat) != 0

    def impossible(self, state: RailState, seat: int) -> Refusal:
        return NO_TELEGRAPH

    def cost(self, state: RailState, seat: int) -> int:
        return 0 if state.buildings[seat] and open_sections(state, seat) else NEVER

    def spots(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.buildings[seat]:
            members(open_sections(state, seat), found, state.board.office)

    def promise(self, state: RailState, seat: int, tally: Tally) -> None:
        tally.money += NEVER  # shares and a tile

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        some: list[Move] = []
        self.spots(state, seat, some)
        payable(self, state, seat, some, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, BuildOffice)
        if state.action != TELEGRAPH:
            return OTHER_ACTION
        if state.to_place == 0:
            return MAIN_PART_DONE
        if state.buildings[seat] == 0:
            return NO_BUILDING
        return OFFICE_THERE if state.offices[seat] >> move.section & 1 else None

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        return fits(state, seat, move, spare, 0, 0)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, BuildOffice)
        board = state.board
        section = move.section
        state.buildings[seat] -= 1
        state.to_place = 0
        state.place = section
        state.taken = board.section_shares[section]
        first = state.first_office[section] == NOBODY
        if first:
            state.taken += board.first_shares[section]
        state.put_office(seat, section, True)
        if state.heard is not None:
            state.tell((shapes.FIRST_OFFICE if first else shapes.OFFICE).of(seat, {"section": section + 1}))
        gain_shares(state, seat, state.taken)
        if board.contract_sections >> section & 1:
            state.trigger = 1
        else:
            state.tile_left = 1

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        self.spots(state, seat, found)

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, BuildOffice)
        return {"section": move.section + 1}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, BuildOffice)
        return ["section:" + str(move.section + 1)]


def open_sections(state: RailState, seat: int) -> int:
    """The set of sections without an office of `seat`. [RR-8.2]"""
    return (1 << state.board.sections) - 1 & ~state.offices[seat]
