"""The action in hand: its main part, its price, its worker and all that comes of it, in any order. [RR-5.1, RR-6 to RR-10, RR-22]"""

from typing import Final

from roundhouse.games.railroad_revolution.bound import slack
from roundhouse.games.railroad_revolution.contracts import next_contract, offer_contract
from roundhouse.games.railroad_revolution.deciding import Deciding
from roundhouse.games.railroad_revolution.moves import ACCEPTANCE, DONE, FIRST_BONUS, PAYMENT, SECTION_TILE, USE_OF_WORKER, Accept, Done
from roundhouse.games.railroad_revolution.objectives import end_turn
from roundhouse.games.railroad_revolution.outlook import can_finish, step_refusal
from roundhouse.games.railroad_revolution.part import FOUR_WORKERS, MAIN_PARTS, PARTS, carry_out, effect_moves, own_ability
from roundhouse.games.railroad_revolution.state import CONTRACT, RailState
from roundhouse.games.railroad_revolution.tiles import PRIVATE_CONTRACT
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

MAIN_PART_MISSING: Final = Refusal("RR-4.1", "refused-unfinished")
STILL_DUE: Final = Refusal("RR-5.1", "refused-still-due")
STILL_TO_TAKE: Final = Refusal("RR-22.1", "refused-still-to-take")


class Action(Deciding):
    """The active player takes the parts of the action in any order. [RR-D3 to RR-D16, RR-D18]"""

    def moves(self, state: RailState, seat: int) -> list[Move]:
        """The same as judging every move of the board; for speed, what is at hand stands here and in `Part.moves` a second time."""
        found: list[Move] = []
        spare = slack(state, seat)
        if state.to_place or state.extras:
            MAIN_PARTS[state.action].moves(state, seat, spare, found)
        if state.due and state.to_place == 0:
            PARTS[PAYMENT].moves(state, seat, spare, found)
        if state.ability_left:
            part = ACCEPTANCE if own_ability(state).kind == PRIVATE_CONTRACT else USE_OF_WORKER
            PARTS[part].moves(state, seat, spare, found)
        if state.bonus_left:
            PARTS[FIRST_BONUS].moves(state, seat, spare, found)
        if state.tile_left:
            PARTS[SECTION_TILE].moves(state, seat, spare, found)
        effect_moves(state, seat, spare, found)
        if done_refusal(state, seat) is None:
            found.append(state.board.moves[DONE])
        return found

    def refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        """The rules themselves; for speed, `moves` has some of them a second time."""
        return done_refusal(state, seat) if isinstance(move, Done) else step_refusal(state, seat, move)

    def apply(self, state: RailState, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            state.clear()
            if state.trigger:
                offer_contract(state)
            else:
                end_turn(state)
            return
        carry_out(state, seat, move)
        if isinstance(move, Accept):
            next_contract(state)  # it is offered to nobody else [RR-10.4c]


def done_refusal(state: RailState, seat: int) -> Refusal | None:
    """Why the action cannot end now. [RR-4.1, RR-5.2]"""
    if state.to_place:
        return MAIN_PART_MISSING
    if state.due:
        return STILL_DUE
    if state.picks and state.unemployed():
        return STILL_TO_TAKE
    if state.crew[seat] >= state.board.crew_minimum:
        return None
    if not state.trigger:
        return FOUR_WORKERS
    trial = state.copy()
    trial.clear()
    trial.accepted = 0
    trial.at = CONTRACT
    return None if can_finish(trial, seat) else FOUR_WORKERS
