"""Trains: taking one from a pile, and turning own ones over. [RR-5.5, RR-5.8]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.moves import Flip, TakeTrain
from roundhouse.games.railroad_revolution.outlook import fits, judged, payable
from roundhouse.games.railroad_revolution.part import Kind, Tally, any_helps, bring
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import Effect
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_FLIP: Final = Refusal("RR-5.8", "refused-no-flip")
NOT_SUCH_TRAIN: Final = Refusal("RR-5.8", "refused-not-such-train")
NO_TRAIN_TO_TAKE: Final = Refusal("RR-5.5", "refused-no-train-to-take")
NO_TRAIN: Final = Refusal("RR-5.5", "refused-no-train")


class NewTrains(Kind):
    """A train from a pile that is not empty, laid face up. [RR-5.5, RR-D11]"""

    def __init__(self) -> None:
        super().__init__("take_train")

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        state.new_trains += 1

    def most(self, board: RailBoard, effect: Effect) -> int:
        return 0

    def promise(self, state: RailState, effect: Effect, tally: Tally) -> None:
        tally.takes = True

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return sum(state.stock) > 0

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        judged(self, state, seat, state.board.take_train, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, TakeTrain)
        if state.new_trains == 0:
            return NO_TRAIN_TO_TAKE
        return None if state.stock[move.train] else NO_TRAIN

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        return fits(state, seat, move, spare, 0, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, TakeTrain)
        state.new_trains -= 1
        state.change_stock()[move.train] -= 1
        state.change_up()[seat * len(state.board.trains) + move.train] += 1
        if state.heard is not None:
            state.tell(shapes.TAKE_TRAIN.of(seat, {"train": state.board.trains[move.train].name}))

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.new_trains:
            board = state.board
            for train in range(len(board.trains)):
                if state.stock[train] and any_helps(board.trains[train].effects):
                    found.append(board.take_train[train])

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, TakeTrain)
        return {"train": board.trains[move.train].name}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, TakeTrain)
        return ["train:" + board.trains[move.train].name]


class Flips(Kind):
    """An own train is turned over; turned down it gives its effect. [RR-5.8, RR-D12]"""

    def __init__(self) -> None:
        super().__init__("flip_train", ("times",), brings_worker=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        state.flips += effect.n

    def most(self, board: RailBoard, effect: Effect) -> int:
        return effect.n * board.best_train

    def promise(self, state: RailState, effect: Effect, tally: Tally) -> None:
        tally.flips += effect.n

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        flips = state.board.flip
        kinds = len(state.board.trains)
        some: list[Move] = []
        for train in range(kinds):
            if state.down[seat * kinds + train]:
                some.append(flips[train * 2])
            if state.up[seat * kinds + train]:
                some.append(flips[train * 2 + 1])
        payable(self, state, seat, some, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Flip)
        if state.flips == 0:
            return NO_FLIP
        cell = seat * len(state.board.trains) + move.train
        return None if (state.up[cell] if move.down else state.down[cell]) else NOT_SUCH_TRAIN

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        return fits(state, seat, move, spare, 0, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, Flip)
        state.flips -= 1
        train = state.board.trains[move.train]
        cell = seat * len(state.board.trains) + move.train
        if state.heard is not None:
            state.tell((shapes.FLIP_DOWN if move.down else shapes.FLIP_UP).of(seat, {"train": train.name}))
        if move.down:
            state.change_up()[cell] -= 1
            state.change_down()[cell] += 1
            bring(state, seat, train.effects)
        else:
            state.change_down()[cell] -= 1
            state.change_up()[cell] += 1

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.flips == 0:
            return
        board = state.board
        kinds = len(board.trains)
        for train in range(kinds):
            if any_helps(board.trains[train].effects):
                if state.up[seat * kinds + train]:
                    found.append(board.flip[train * 2 + 1])
                if state.down[seat * kinds + train]:
                    found.append(board.flip[train * 2])

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, Flip)
        return {"train": board.trains[move.train].name, "way": "down" if move.down else "up"}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, Flip)
        return ["train:" + board.trains[move.train].name]
