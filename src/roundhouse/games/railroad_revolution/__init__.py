"""Railroad Revolution, by Marco Canetta and Stefania Niccolini: the one page to read first."""

from collections.abc import Sequence
from typing import Any

from roundhouse.games.railroad_revolution import about, check, drawing, position, shapes, sketch, tensor, terminal, view
from roundhouse.games.railroad_revolution.action import Action
from roundhouse.games.railroad_revolution.board import read_board
from roundhouse.games.railroad_revolution.buttons import places, words
from roundhouse.games.railroad_revolution.contracts import ContractOffer, ContractReward
from roundhouse.games.railroad_revolution.dealing import SetupChoice, SetupReward, deal
from roundhouse.games.railroad_revolution.features import FEATURES
from roundhouse.games.railroad_revolution.moves import PAY, BuildStation, BuildTrack
from roundhouse.games.railroad_revolution.objectives import Objectives
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.turn import Worker
from roundhouse.games.railroad_revolution.wording import words_of_tiles
from roundhouse.kernel.about import Part
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.columns import Column
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.reasons import meant, telling
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.kernel.shapes import events_of
from roundhouse.kernel.sketch import Sketch
from roundhouse.kernel.state import Setting
from roundhouse.kernel.texts import Texts


class RailroadRevolution(Game):
    """Two to four companies, from Washington and Charlotte to the Pacific, with workers, telegraph, trains and contracts."""

    id = "railroad_revolution"
    title = "Railroad Revolution"
    prefix = "RR"
    seats = (2, 3, 4)
    rules_version = 2
    oldest_rules = 1
    terms = ("points", "means", "railroad", "progress", "objectives", "trains", "waiting")
    features = FEATURES
    boards = ("united_states",)
    colours = ("yellow", "red", "black", "blue")
    table = shapes.Table
    drawing = drawing.Drawing
    events = events_of(shapes)

    @property
    def phases(self) -> list[Phase[Any]]:
        return [
            SetupChoice("setup"),  # RR-2.17
            SetupReward("setup_reward"),  # RR-2.17
            Worker("worker"),  # RR-3.3
            Action("action"),  # RR-5.1, RR-6 to RR-10
            ContractOffer("contract"),  # RR-11
            ContractReward("contract_reward"),  # RR-11.3
            Objectives("objectives"),  # RR-12.7
        ]

    def read_board(self, name: str, text: str, file: str) -> Board:
        return read_board(name, text, file)

    def start(self, setting: Setting, chance: Chance) -> RailState:
        assert isinstance(setting.board, RailBoard)
        return deal(setting, chance, setting.board)

    def view(self, state: RailState, seat: int) -> shapes.Table:
        return view.view(state, seat)

    def dump(self, state: RailState) -> dict[str, Any]:
        return position.dump(state)

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> RailState:
        assert isinstance(setting.board, RailBoard)
        return position.restore(RailState(setting, chance, setting.board), fields)

    def sketch(self, board: RailBoard) -> Sketch:
        return sketch.sketch(board, self.board_data(board))

    def standing(self, state: RailState) -> list[tuple[str, int]]:
        return sketch.standing(state)

    def columns(self, state: RailState) -> Sequence[Column]:
        return tensor.columns(state)

    def check(self, state: RailState) -> None:
        check.check(state)

    def longest(self, players: int) -> int:
        """A player has at most 27 turns with pieces [RR-14.5] and two more; a turn has fewer than 60 steps, and each player fewer than 20 in its contracts."""
        return (27 + 2) * players * (60 + 20 * players)

    def words(self, board: RailBoard, move: Move) -> dict[str, Any]:
        return words(board, move)

    def places(self, board: RailBoard, move: Move) -> list[str]:
        return places(board, move)

    def why(self, state: RailState, seat: int, place: str, piece: str = "") -> Refusal | None:
        """While pieces wait to be placed for free, a question about the map is about them."""
        moves = meant(self, state.board, place, piece)
        waiting = {"space": state.free_tracks, "city": state.free_stations + state.start_stations, "section": state.free_offices + state.contract_offices}
        free = [move for move in moves if move.text.startswith("free-") and waiting.get(place.partition(":")[0])]
        return telling(state, seat, free or moves) if moves else NOT_NOW

    def terminal(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Any:
        return terminal.table(view, texts, names)

    def closing(self, board: RailBoard, move: Move) -> Move | None:
        return board.moves[PAY] if isinstance(move, BuildTrack | BuildStation) else None

    def about(self, state: RailState, seat: int, eye: int) -> list[Part]:
        return about.about(state, seat, eye)

    def board_data(self, board: RailBoard) -> dict[str, Any]:
        return {**board.drawing, "words": words_of_tiles(board)}


GAME = RailroadRevolution()
