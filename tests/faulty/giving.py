"""Valley Line with one fault each in what it gives out of hand: what the conformance kit has to find out."""

from typing import Any

from roundhouse import Move, Phase
from tests.faulty.asking import Answering, Asked
from tests.minigame import UNSEALED, Bidding, Laying, Table, ValleyLine


class Sighted(Asked):
    """5. What others hold is imagined as it truly is, so that bots play with open cards."""

    class pieces(Answering):  # noqa: N801
        def redeal(self, seat: int) -> None:
            for other in range(self.setting.players):
                if other != seat and self.at == 0:
                    self.bids[other] = UNSEALED


class Unsealed(Asked):
    """5. Cards are dealt anew, but sealed bids are imagined as they truly are."""

    class pieces(Answering):  # noqa: N801
        def redeal(self, seat: int) -> None:
            bids = self.bids[:]
            super().redeal(seat)
            self.bids = bids


class Short(Asked):
    """1. One score too few."""

    class pieces(Answering):  # noqa: N801
        def scores(self) -> list[int]:
            return super().scores()[:-1]


class Echoing(ValleyLine):
    """1. Asks the same seat twice."""

    class _Twice(Laying):
        def to_act(self, state: Table) -> list[int]:
            return [state.turn, state.turn]

    @property
    def phases(self) -> list[Phase[Any]]:
        return [Bidding("bidding", sealed=True), self._Twice("laying")]


class Lending(ValleyLine):
    """16. Hands out the board's own list of moves."""

    class _Own(Bidding):
        def moves(self, state: Table, seat: int) -> list[Move]:
            return state.board.bid if state.money[seat] == len(state.board.bid) - 1 else super().moves(state, seat)  # type: ignore[return-value]

    @property
    def phases(self) -> list[Phase[Any]]:
        return [self._Own("bidding", sealed=True), Laying("laying")]


class Exposed(ValleyLine):
    """16. A view that holds the money itself, and no copy of it."""

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "money": state.money}


class Laid(ValleyLine):
    """16. A dump that holds the money itself."""

    def dump(self, state: Any) -> dict[str, Any]:
        return {**super().dump(state), "money": state.money}


class Revising(ValleyLine):
    """8. An event that is told with a list which changes later."""

    class _Board(Bidding):
        def apply(self, state: Table, seat: int, move: Move) -> None:
            told = len(state.heard or ())
            super().apply(state, seat, move)
            if state.heard is not None and len(state.heard) > told:
                SLATE[:] = [str(amount) for amount in state.money]
                state.heard[-1].facts["bids"] = SLATE

    @property
    def phases(self) -> list[Phase[Any]]:
        return [self._Board("bidding", sealed=True), Laying("laying")]


SLATE: list[str] = []
