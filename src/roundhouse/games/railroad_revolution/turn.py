"""A turn: one worker to one action. [RR-3]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import slack
from roundhouse.games.railroad_revolution.deciding import Deciding
from roundhouse.games.railroad_revolution.moves import HIRING, PASS, Hire, Pass, PlaceWorker
from roundhouse.games.railroad_revolution.objectives import end_turn
from roundhouse.games.railroad_revolution.outlook import step_refusal
from roundhouse.games.railroad_revolution.part import MAIN_PARTS, PARTS, carry_out
from roundhouse.games.railroad_revolution.starting import start_action
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tiles import COLOURS, RAILROAD, STATION, WHITE
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

WORKER_FIRST: Final = Refusal("RR-3.3", "refused-worker-first")
NOT_IN_SUPPLY: Final = Refusal("RR-3.3", "refused-not-in-supply")
CANNOT_PASS: Final = Refusal("RR-3.7", "refused-cannot-pass")


class Worker(Deciding):
    """The active player puts a worker on an action space. [RR-D2]"""

    def candidates(self, state: RailState, seat: int) -> list[Move]:
        return state.board.place + state.board.hire + [state.board.moves[PASS]]

    def moves(self, state: RailState, seat: int) -> list[Move]:
        """The same as judging the candidates, and faster."""
        board = state.board
        found: list[Move] = []
        colours = [colour for colour in range(COLOURS) if state.idle[seat * COLOURS + colour]]
        for action in range(4):
            main_part = MAIN_PARTS[action]
            if main_part.may_begin(state, seat, WHITE):  # what a white worker can do, every other can do too [RR-4.4]
                for colour in colours:
                    found.append(board.place[colour * 4 + action])
            elif (action == STATION and state.buildings[seat]) or (action == RAILROAD and state.tracks[seat]):  # an ability may help to pay
                for colour in colours:
                    if colour != WHITE and main_part.may_begin(state, seat, colour):
                        found.append(board.place[colour * 4 + action])
        if state.tracks[seat] + state.buildings[seat] == 0:
            found.append(board.moves[PASS])
        PARTS[HIRING].moves(state, seat, slack(state, seat), found)
        return found

    def refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, PlaceWorker):
            if not state.idle[seat * COLOURS + move.colour]:
                return NOT_IN_SUPPLY
            main_part = MAIN_PARTS[move.action]
            return None if main_part.may_begin(state, seat, move.colour) else main_part.impossible(state, seat)
        if isinstance(move, Pass):
            return CANNOT_PASS if state.tracks[seat] + state.buildings[seat] else None
        if isinstance(move, Hire):
            return step_refusal(state, seat, move)
        return WORKER_FIRST

    def apply(self, state: RailState, seat: int, move: Move) -> None:
        if isinstance(move, PlaceWorker):
            cell = seat * COLOURS + move.colour
            state.change_idle()[cell] -= 1
            state.change_busy()[cell] += 1
            state.change_placed()[(seat * 4 + move.action) * COLOURS + move.colour] += 1
            if state.heard is not None:
                state.tell(shapes.PLACE.of(seat, {"worker": state.board.colour_names[move.colour], "action": state.board.action_names[move.action]}))
            start_action(state, seat, move.colour, move.action)
        elif isinstance(move, Pass):
            if state.heard is not None:
                state.tell(shapes.PASS.of(seat, {}))
            end_turn(state)
        else:
            carry_out(state, seat, move)
