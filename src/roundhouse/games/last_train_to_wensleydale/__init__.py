"""Last Train to Wensleydale: lines into the Yorkshire Dales, built to be sold to the great companies.

The one page to read first: what the game is called, how many may play, and the order of its phases.
"""

from collections.abc import Sequence
from typing import Any

from roundhouse.games.last_train_to_wensleydale import about, check, drawing, position, selling, setup, shapes, sketch, tensor, terminal, view
from roundhouse.games.last_train_to_wensleydale import board as boards
from roundhouse.games.last_train_to_wensleydale.auction import Auction
from roundhouse.games.last_train_to_wensleydale.building import TrackBuilding
from roundhouse.games.last_train_to_wensleydale.constants import LINKS, TURNS_FOR_FOUR, TURNS_FOR_THREE
from roundhouse.games.last_train_to_wensleydale.ending import EndOfTurn
from roundhouse.games.last_train_to_wensleydale.features import FEATURES
from roundhouse.games.last_train_to_wensleydale.investment import InfluencePoints, InvestmentCubes
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, KIND_NAMES, PURSE_NAMES, Bid, Board, Build, Buy, Pay, Sell, Take
from roundhouse.games.last_train_to_wensleydale.orders import PlayerOrder, TurnOrder
from roundhouse.games.last_train_to_wensleydale.payment import Payment
from roundhouse.games.last_train_to_wensleydale.profit import ProfitAndLoss
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.games.last_train_to_wensleydale.takeovers import Takeovers
from roundhouse.games.last_train_to_wensleydale.trains import Trains
from roundhouse.kernel.about import Part
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.columns import Column
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.shapes import events_of
from roundhouse.kernel.sketch import Sketch
from roundhouse.kernel.state import Setting
from roundhouse.kernel.texts import Texts


class LastTrainToWensleydale(Game):
    """The game by Martin Wallace."""

    id = "last_train_to_wensleydale"
    title = "Last Train to Wensleydale"
    prefix = "LW"
    seats = (3, 4)
    rules_version = 1
    caches = ("reach", "claims")
    oldest_rules = 1
    terms = ("points", "influence", "takeovers", "pieces")
    features = FEATURES
    boards = ("dales",)
    colours = ("purple", "yellow", "blue", "black")
    table = shapes.Table
    drawing = drawing.Drawing
    events = events_of(shapes)

    @property
    def phases(self) -> list[Phase[Any]]:
        return [
            InvestmentCubes("investment_cubes"),
            InfluencePoints("influence_points"),
            Auction("auction"),
            TurnOrder("turn_order"),
            TrackBuilding("track_building"),
            Payment("payment"),  # within track building, and within the purchase of a train
            Trains("trains_and_movement"),
            ProfitAndLoss("profit_and_loss"),
            PlayerOrder("player_order"),
            Takeovers("takeovers"),
            EndOfTurn("end_of_turn"),
        ]

    def read_board(self, name: str, text: str, file: str) -> Board:
        return boards.read_board(name, text, file)

    def board_data(self, board: Board) -> dict[str, Any]:
        return boards.drawing(*self.board_text(board.name))

    def start(self, setting: Setting, chance: Chance) -> State:
        assert isinstance(setting.board, Board)
        return setup.start(setting, chance, setting.board)

    def view(self, state: State, seat: int) -> shapes.Table:
        return view.view(state, seat)

    def dump(self, state: State) -> dict[str, Any]:
        return position.dump(state)

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        assert isinstance(setting.board, Board)
        return position.restore(State(setting, chance, setting.board), fields)

    def sketch(self, board: Board) -> Sketch:
        return sketch.sketch(board, self.board_data(board))

    def standing(self, state: State) -> list[tuple[str, int]]:
        return sketch.standing(state)

    def columns(self, state: State) -> Sequence[Column]:
        return tensor.columns(state)

    def check(self, state: State) -> None:
        check.check(state)

    def longest(self, players: int) -> int:
        """Bids on a box only rise; then each player lays and pays a series, buys, pays, loads and passes, and sells a series."""
        board = self.board()
        assert isinstance(board, Board)
        bids = sum(len(moves) for moves in board.bids)
        series = LINKS + 1 + sum(board.limit)
        cargo = sum(max(board.goods[train] + board.passengers[train] for train in row) for row in board.rows)
        trains = sum(1 + 3 * cost for cost in board.row_cost) + cargo + 1
        turns = TURNS_FOR_THREE if players == 3 else TURNS_FOR_FOUR
        return turns * (bids + players * (series + trains + LINKS + 1))

    def words(self, board: Board, move: Move) -> dict[str, str | int]:
        if isinstance(move, Bid):
            return {"n": move.cubes, "box": move.box + 1}
        if isinstance(move, Build):
            return {"a": board.names[move.start], "b": board.names[move.end], "n": board.cost[move.border]}
        if isinstance(move, Sell):
            return {"company": COMPANY_NAMES[move.company], "a": board.names[move.start], "b": board.names[move.end]}
        if isinstance(move, Pay):
            return {"purse": PURSE_NAMES[move.purse]}
        if isinstance(move, Buy):
            return {
                "train": board.trains[move.train],
                "passengers": board.passengers[move.train],
                "goods": board.goods[move.train],
                "n": board.row_cost[board.row[move.train]],
            }
        if isinstance(move, Take):
            return {"piece": KIND_NAMES[board.pile_kind[move.pile]], "area": board.names[board.pile_area[move.pile]]}
        return {}

    def places(self, board: Board, move: Move) -> list[str]:
        if isinstance(move, Bid):
            return [f"box:{move.box + 1}"]
        if isinstance(move, Build | Sell):
            return [f"border:{board.border_names[move.border]}", f"area:{board.areas[move.start]}", f"area:{board.areas[move.end]}"]
        if isinstance(move, Pay):
            return [f"purse:{PURSE_NAMES[move.purse]}"]
        if isinstance(move, Buy):
            return [f"train:{board.trains[move.train]}"]
        if isinstance(move, Take):
            area = board.areas[board.pile_area[move.pile]]
            return [f"area:{area}", f"piece:{area}:{KIND_NAMES[board.pile_kind[move.pile]]}"]
        return []

    def along(self, state: State, seat: int, places: list[str]) -> list[Move]:
        return selling.along(state, seat, places)

    def closing(self, board: Board, move: Move) -> Move | None:
        return board.finish if isinstance(move, Build) else board.complete if isinstance(move, Sell) else None

    def about(self, state: State, seat: int, eye: int) -> list[Part]:
        return about.about(state, seat)

    def terminal(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Any:
        return terminal.table(view, texts, names)


GAME = LastTrainToWensleydale()
