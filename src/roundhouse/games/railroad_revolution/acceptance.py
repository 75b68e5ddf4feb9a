"""Accepting a contract: with the tile that is offered, or alone by a grey worker on Trade. [RR-11.1, RR-10.4c]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.moves import Accept
from roundhouse.games.railroad_revolution.outlook import fits
from roundhouse.games.railroad_revolution.part import ABILITY_USED, TOO_DEAR, Kind, Part, any_helps, arrive, blocked, own_ability
from roundhouse.games.railroad_revolution.state import ACTION, CONTRACT, RailState
from roundhouse.games.railroad_revolution.supply import discard_shares, gain_shares
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import PRIVATE_CONTRACT
from roundhouse.games.railroad_revolution.usefulness import useful_after
from roundhouse.games.railroad_revolution.wording import all_words
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal

ACCEPTED: Final = Refusal("RR-11.3", "refused-accepted")
FEW_SHARES: Final = Refusal("RR-11.1", "refused-no-shares")
NO_EFFECT: Final = Refusal("RR-11.6", "refused-no-effect")
NO_PRIVATE: Final = Refusal("RR-10.4c", "refused-no-private-contract")


class PrivateContract(Kind):
    """A contract of the current tile for the own use alone, and shares with it: it is accepted with the moves below. [RR-10.4c, RR-10.9]"""

    def __init__(self) -> None:
        super().__init__("private_contract", ("shares",), only="trade", brings_worker=True)


class Acceptance(Part):
    """Discard the shares, pay the price, take the reward, in that order. [RR-11.1, RR-D17, RR-D18]"""

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        for move in state.board.accept:
            if self.own_refusal(state, seat, move) is None and self.leaves_enough(state, seat, move, spare):
                found.append(move)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        """Shares, price and effect. [RR-11.1, RR-11.6]"""
        assert isinstance(move, Accept)
        if state.at == ACTION:
            if own_ability(state).kind != PRIVATE_CONTRACT:
                return NO_PRIVATE
            if not state.ability_left:
                return ABILITY_USED
        elif state.at != CONTRACT:
            return NOT_NOW
        elif state.accepted >> move.side & 1 or (state.accepted and seat != state.turn):
            return ACCEPTED
        contract = state.board.contracts[state.contract][move.side]
        shares = state.shares[seat] + shares_with_it(state) - contract.shares
        if shares < 0:
            return FEW_SHARES
        left = state.money[seat] + shares * state.board.share_price - contract.price
        if left < 0:
            return TOO_DEAR
        return None if useful_after(state, seat, move, contract.effects, left) else NO_EFFECT

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        assert isinstance(move, Accept)
        contract = state.board.contracts[state.contract][move.side]
        cost = contract.price + (contract.shares - shares_with_it(state)) * state.board.share_price
        return fits(state, seat, move, spare, cost, 0)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, Accept)
        contract = state.board.contracts[state.contract][move.side]
        if state.heard is not None:
            state.tell(shapes.ACCEPT.of(seat, {"effect": all_words(contract.effects, state.board.colour_names)}))
        if state.at == ACTION:
            gain_shares(state, seat, own_ability(state).n)
            state.ability_left = 0
        discard_shares(state, seat, contract.shares)
        if contract.price:
            state.spend(seat, contract.price)
        if state.at == CONTRACT:
            state.accepted |= 1 << move.side
        for effect in contract.effects:
            arrive(state, seat, effect)

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.at == ACTION:
            if not state.ability_left or own_ability(state).kind != PRIVATE_CONTRACT:
                return
        elif state.at != CONTRACT:
            return
        for side in range(2):
            if state.at == CONTRACT and (state.accepted >> side & 1 or (state.accepted and seat != state.turn)):
                continue
            contract = state.board.contracts[state.contract][side]
            shares = state.shares[seat] + shares_with_it(state) - contract.shares
            if shares >= 0 and state.money[seat] + shares * state.board.share_price >= contract.price and any_helps(contract.effects):
                found.append(state.board.accept[side])

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, Accept)
        return {"side": ("left", "right")[move.side]}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, Accept)
        return ["contract:" + ("left", "right")[move.side]]


def shares_with_it(state: RailState) -> int:
    """Shares that a private contract brings with it."""
    return own_ability(state).n if state.at == ACTION else 0
