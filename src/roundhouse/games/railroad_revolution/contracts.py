"""Contracts: who may accept which, and what follows. [RR-11]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.acceptance import NO_EFFECT
from roundhouse.games.railroad_revolution.bound import slack
from roundhouse.games.railroad_revolution.deciding import Deciding
from roundhouse.games.railroad_revolution.moves import ACCEPTANCE, DECLINE, DONE, HIRING, Accept, Decline, Done, Hire
from roundhouse.games.railroad_revolution.objectives import end_turn
from roundhouse.games.railroad_revolution.outlook import can_finish, reward_refusal, step_refusal
from roundhouse.games.railroad_revolution.part import FOUR_WORKERS, PARTS, carry_out, effect_moves
from roundhouse.games.railroad_revolution.state import CONTRACT, REWARD, RailState
from roundhouse.games.railroad_revolution.wording import contract_words
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

ANSWER_FIRST: Final = Refusal("RR-11.3", "refused-answer-contract")
REWARD_FIRST: Final = Refusal("RR-11.3", "refused-reward-first")
STILL_TO_TAKE: Final = Refusal("RR-4.5", "refused-still-to-take")


def offer_contract(state: RailState) -> None:
    """After the action the current tile is offered, to the active player first. [RR-11.2, RR-11.3]"""
    state.actor = state.turn
    state.accepted = 0
    state.at = CONTRACT
    if state.heard is not None:
        state.tell(shapes.CONTRACT.of(-1, {"contract": tile_words(state)}))
    ask(state)


def ask(state: RailState) -> None:
    """Go on to the next player who has something to decide; after the last one the tile is replaced. [RR-11.3, RR-11.4]"""
    while True:
        seat = state.actor
        state.at = CONTRACT
        if state.crew[seat] < state.board.crew_minimum:
            return
        if can_accept(state, seat) or can_accept_after_hiring(state, seat):
            return
        if not next_seat(state):
            return


def can_accept(state: RailState, seat: int) -> bool:
    """True if a contract is open to `seat` as things stand."""
    for move in state.board.accept:
        if step_refusal(state, seat, move) is None:
            return True
    return False


def can_accept_after_hiring(state: RailState, seat: int) -> bool:
    """True if a worker hired first makes a contract possible: one that fits a manager place. More than one is never needed. [RR-R30]"""
    if state.rules < 2:
        return False  # RR-R30: in version 1 only those were asked who could accept at once
    if not pointless_alone(state, seat):
        return False
    hiring = PARTS[HIRING]
    found: list[Move] = []
    hiring.moves(state, seat, slack(state, seat), found)
    for move in found:
        trial = state.copy()
        hiring.carry_out(trial, seat, move)
        if can_accept(trial, seat):
            return True
    return False


def pointless_alone(state: RailState, seat: int) -> bool:
    """True if a contract is closed to `seat` only because it would have no effect."""
    for move in state.board.accept:
        if PARTS[ACCEPTANCE].own_refusal(state, seat, move) is NO_EFFECT:
            return True
    return False


def next_seat(state: RailState) -> bool:
    """The next player is asked, unless all have been: then the turn ends."""
    state.actor = (state.actor + 1) % state.setting.players
    state.accepted = 0
    if state.actor != state.turn:
        return True
    next_contract(state)
    end_turn(state)
    return False


def next_contract(state: RailState) -> None:
    """The current tile is discarded and the next one turned up. [RR-11.4]"""
    discards = state.change_discards()
    discards.append(state.contract)
    pile = state.change_contract_pile()
    if not pile:
        pile, state.contract_pile, state.discards = discards, discards, []
        state.chance.shuffle(pile)
    state.contract = pile.pop(0)
    state.revealed()
    if state.heard is not None:
        state.tell(shapes.NEW_CONTRACT.of(-1, {"contract": tile_words(state)}))


def tile_words(state: RailState) -> list[dict[str, object]]:
    """The two contracts of the current tile in words."""
    return [contract_words(contract, state.board.colour_names) for contract in state.board.contracts[state.contract]]


class ContractOffer(Deciding):
    """One player after the other accepts contracts of the current tile, or declines. [RR-D17]"""

    def moves(self, state: RailState, seat: int) -> list[Move]:
        """The same as judging every move of the board, which would be slow."""
        found: list[Move] = []
        spare = slack(state, seat)
        PARTS[ACCEPTANCE].moves(state, seat, spare, found)
        if state.crew[seat] >= state.board.crew_minimum:
            found.append(state.board.moves[DECLINE])
        PARTS[HIRING].moves(state, seat, spare, found)
        return found

    def refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None if state.crew[seat] >= state.board.crew_minimum else FOUR_WORKERS
        if isinstance(move, (Accept, Hire)):
            return step_refusal(state, seat, move)
        return ANSWER_FIRST

    def apply(self, state: RailState, seat: int, move: Move) -> None:
        if isinstance(move, Decline):
            if state.heard is not None:
                state.tell(shapes.DECLINE.of(seat, {}))
            if next_seat(state):
                ask(state)
            return
        carry_out(state, seat, move)
        if isinstance(move, Accept):
            if state.waiting():
                state.at = REWARD
            else:
                after_reward(state)


class ContractReward(Deciding):
    """The reward of a contract is carried out, or what is left of it is declined. [RR-11.3]"""

    def moves(self, state: RailState, seat: int) -> list[Move]:
        """The same as judging every move of the board, which would be slow."""
        found: list[Move] = []
        effect_moves(state, seat, slack(state, seat), found)
        if reward_done_refusal(state, seat) is None:
            found.append(state.board.moves[DONE])
        return found

    def refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Done):
            return reward_done_refusal(state, seat)
        if isinstance(move, (Accept, Decline)):
            return REWARD_FIRST
        return reward_refusal(state, seat, move)

    def apply(self, state: RailState, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            after_reward(state)
            return
        carry_out(state, seat, move)
        if not state.waiting() and reward_done_refusal(state, seat) is None:
            after_reward(state)


def reward_done_refusal(state: RailState, seat: int) -> Refusal | None:
    """Why a reward cannot be left now: workers to take, or too few workers. [RR-4.5, RR-5.2]"""
    if state.picks and state.unemployed():
        return STILL_TO_TAKE
    if state.crew[seat] >= state.board.crew_minimum:
        return None
    if seat != state.turn or state.accepted == 3:
        return FOUR_WORKERS
    trial = state.copy()
    trial.clear()
    trial.at = CONTRACT
    return None if can_finish(trial, seat) else FOUR_WORKERS


def after_reward(state: RailState) -> None:
    """The active player may take the other contract too; everybody else is done. [RR-11.3]"""
    state.clear()
    if (state.actor == state.turn and state.accepted != 3) or next_seat(state):
        ask(state)
