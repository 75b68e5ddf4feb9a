"""Pieces placed by an effect: no cost, no icon, no reward, no contract. [RR-11.5, RR-16.9, RR-D14]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.moves import FreeOffice, FreeStation, FreeTrack
from roundhouse.games.railroad_revolution.outlook import judged, survives
from roundhouse.games.railroad_revolution.part import (
    NO_BUILDING,
    NO_TRACK,
    NOT_CONNECTED,
    NOT_JOINED,
    OFFICE_THERE,
    STATION_THERE,
    TRACK_THERE,
    Kind,
    members,
)
from roundhouse.games.railroad_revolution.state import ACTION, SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import TRADE, Effect
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_FREE_PIECE: Final = Refusal("RR-D14", "refused-no-free-piece")
WRONG_PLACE: Final = Refusal("RR-16.2", "refused-wrong-place")


class FreePiece(Kind):
    """A piece of the player board, or at set-up one of those put aside. [RR-2.3]"""

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        """Once the main part is done, a free piece takes nothing that is needed."""
        return state.at != ACTION or state.to_place == 0 or survives(state, seat, move)

    def last_to_sell(self, state: RailState, seat: int) -> bool:
        """True if the only piece left must still be sold: none is left for placing. [RR-9.4, RR-R10]"""
        if state.rules < 2:
            return False  # RR-R10: in version 1 a placement could be paid for that the sale made impossible
        return state.at == ACTION and state.action == TRADE and state.to_place > 0 and state.tracks[seat] + state.buildings[seat] < 2


class FreeTracks(FreePiece):
    """A track on a space joined to the own network; terrain and contract icon do not count. [RR-7.2]"""

    def __init__(self) -> None:
        super().__init__("place_track", ("from",))

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        state.free_tracks += 1

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return state.tracks[seat] > 0 and state.free[seat] != 0 and not self.last_to_sell(state, seat)

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        some: list[Move] = []
        members(state.free[seat], some, state.board.free_track)
        judged(self, state, seat, some, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, FreeTrack)
        if state.free_tracks == 0:
            return NO_FREE_PIECE
        if (state.aside_tracks[seat] if state.at <= SETUP_REWARD else state.tracks[seat]) == 0:
            return NO_TRACK
        if not state.free[seat] >> move.space & 1:
            return TRACK_THERE if state.lines[seat] >> move.space & 1 else NOT_JOINED
        return None

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, FreeTrack)
        state.free_tracks -= 1
        if state.at <= SETUP_REWARD:
            state.change_aside_tracks()[seat] -= 1
        else:
            state.tracks[seat] -= 1
        state.lay(seat, move.space)
        if state.heard is not None:
            state.tell(shapes.FREE_TRACK.of(seat, {"space": state.board.space_labels[move.space]}))

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        """Only while the main part is to be done: the piece may change where that can be."""
        if state.free_tracks and state.to_place and state.tracks[seat]:
            members(state.free[seat], found, state.board.free_track)

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, FreeTrack)
        return {"space": board.space_labels[move.space]}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, FreeTrack)
        return ["space:" + board.space_names[move.space]]


class FreeStations(FreePiece):
    """A station in an available city, or at set-up in a start city. [RR-6.2, RR-16.2]"""

    def __init__(self) -> None:
        super().__init__("place_station", ("from", "where"))

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        if effect.limited:
            state.start_stations += 1
        else:
            state.free_stations += 1

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return state.buildings[seat] > 0 and state.reached[seat] & ~state.stations[seat] != 0 and not self.last_to_sell(state, seat)

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        judged(self, state, seat, state.board.free_station, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, FreeStation)
        if state.free_stations + state.start_stations == 0:
            return NO_FREE_PIECE
        if (state.aside_buildings[seat] if state.at <= SETUP_REWARD else state.buildings[seat]) == 0:
            return NO_BUILDING
        if state.stations[seat] >> move.city & 1:
            return STATION_THERE
        if state.free_stations == 0 and not state.board.start_cities >> move.city & 1:
            return WRONG_PLACE
        return None if state.reached[seat] >> move.city & 1 else NOT_CONNECTED

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, FreeStation)
        take_building(state, seat)
        if state.start_stations and state.board.start_cities >> move.city & 1:
            state.start_stations -= 1
        else:
            state.free_stations -= 1
        state.put_station(seat, move.city, state.board.free_takes_first)
        if state.heard is not None:
            state.tell(shapes.FREE_STATION.of(seat, {"city": state.board.city_names[move.city]}))

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.free_stations and state.to_place and state.buildings[seat]:
            members(state.reached[seat] & ~state.stations[seat], found, state.board.free_station)

    def said(self, effect: Effect, colour_names: list[str]) -> dict[str, object]:
        return {"say": "effect-start-station"} if effect.limited else super().said(effect, colour_names)

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, FreeStation)
        return {"city": board.city_names[move.city]}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, FreeStation)
        return ["city:" + board.city_ids[move.city]]


class FreeOffices(FreePiece):
    """An office in any section without one of the own, or at set-up in one with a contract icon. [RR-8.2, RR-16.2]"""

    def __init__(self) -> None:
        super().__init__("place_office", ("from", "where"))

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        if effect.limited:
            state.contract_offices += 1
        else:
            state.free_offices += 1

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return state.buildings[seat] > 0 and state.offices[seat] != (1 << state.board.sections) - 1 and not self.last_to_sell(state, seat)

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        judged(self, state, seat, state.board.free_office, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, FreeOffice)
        if state.free_offices + state.contract_offices == 0:
            return NO_FREE_PIECE
        if (state.aside_buildings[seat] if state.at <= SETUP_REWARD else state.buildings[seat]) == 0:
            return NO_BUILDING
        if state.offices[seat] >> move.section & 1:
            return OFFICE_THERE
        if state.free_offices == 0 and not state.board.contract_sections >> move.section & 1:
            return WRONG_PLACE
        return None

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, FreeOffice)
        take_building(state, seat)
        if state.contract_offices and state.board.contract_sections >> move.section & 1:
            state.contract_offices -= 1
        else:
            state.free_offices -= 1
        state.put_office(seat, move.section, state.board.free_takes_first)
        if state.heard is not None:
            state.tell(shapes.FREE_OFFICE.of(seat, {"section": move.section + 1}))

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.free_offices and state.to_place and state.buildings[seat]:
            members((1 << state.board.sections) - 1 & ~state.offices[seat], found, state.board.free_office)

    def said(self, effect: Effect, colour_names: list[str]) -> dict[str, object]:
        return {"say": "effect-contract-office"} if effect.limited else super().said(effect, colour_names)

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, FreeOffice)
        return {"section": move.section + 1}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, FreeOffice)
        return ["section:" + str(move.section + 1)]


def take_building(state: RailState, seat: int) -> None:
    """The leftmost building of the player board, or at set-up the one put aside."""
    if state.at <= SETUP_REWARD:
        state.change_aside_buildings()[seat] -= 1
    else:
        state.buildings[seat] -= 1
