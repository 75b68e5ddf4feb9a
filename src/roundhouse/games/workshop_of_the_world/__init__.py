"""Workshop of the World: canals, then railways, and the towns that they serve.

The one page to read first: what the game is called, how many may play, what may be chosen, and the order of its phases.
"""

from collections.abc import Sequence
from typing import Any

from roundhouse.games.workshop_of_the_world import about, check, drawing, shapes, sketch, tensor, terminal, view
from roundhouse.games.workshop_of_the_world import board as boards
from roundhouse.games.workshop_of_the_world.auction import Auction
from roundhouse.games.workshop_of_the_world.constants import AUCTIONS, SPACES_BACK
from roundhouse.games.workshop_of_the_world.demand import Demand
from roundhouse.games.workshop_of_the_world.features import FEATURES
from roundhouse.games.workshop_of_the_world.links import Links
from roundhouse.games.workshop_of_the_world.moves import Bid, Board, Colour, Gamble, Link, Lot, Place, Recoup, Remove, Take, Token
from roundhouse.games.workshop_of_the_world.position import POSITION
from roundhouse.games.workshop_of_the_world.rounds import rounds_per_era, set_up
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.games.workshop_of_the_world.town import Card, Removal, Town
from roundhouse.games.workshop_of_the_world.variants import Lots, Standing
from roundhouse.kernel.about import Part
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.columns import Column
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Move
from roundhouse.kernel.options import Option
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.shapes import events_of
from roundhouse.kernel.sketch import Sketch
from roundhouse.kernel.state import Setting
from roundhouse.kernel.texts import Texts


class WorkshopOfTheWorld(Game):
    """The game by Steve Kendall with Phil Kendall and Gary Dicken."""

    id = "workshop_of_the_world"
    title = "Workshop of the World"
    prefix = "WW"
    seats = (2, 3, 4, 5)
    rules_version = 2
    oldest_rules = 1
    terms = ("cash", "income", "links", "industries", "turn")
    features = FEATURES
    caches = ("net",)
    boards = ("england",)
    options = (
        Option("auction", "blind", AUCTIONS, players=(3, 4, 5)),
        Option("crossing_rule", "literal", ("literal", "no_junction")),
        Option("open_money", False, (False, True)),
    )
    colours = ("red", "blue", "yellow", "white", "black")
    table = shapes.Table
    drawing = drawing.Drawing
    events = events_of(shapes)

    @property
    def phases(self) -> list[Phase[Any]]:
        return [
            Demand("demand", sealed=True),
            Auction("auction", sealed=True),
            Lots("lots"),
            Standing("standing"),
            Card("card"),
            Town("town"),
            Removal("removal"),
            Links("links"),
        ]

    def read_board(self, name: str, text: str, file: str) -> Board:
        return boards.read(name, text, file)

    def board_data(self, board: Board) -> dict[str, Any]:
        return boards.drawing(*self.board_text(board.name))

    def start(self, setting: Setting, chance: Chance) -> State:
        state = self.blank(setting, chance)
        set_up(state)
        return state

    def blank(self, setting: Setting, chance: Chance) -> State:
        """An empty table with these settings."""
        assert isinstance(setting.board, Board)
        return State(setting, chance, setting.board)

    def view(self, state: State, seat: int) -> shapes.Table:
        return view.view(state, seat)

    def dump(self, state: State) -> dict[str, Any]:
        return POSITION.dump(state)

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        state = self.blank(setting, chance)
        POSITION.restore(state, fields)
        return state

    def sketch(self, board: Board) -> Sketch:
        return sketch.sketch(board, self.board_data(board))

    def standing(self, state: State) -> list[tuple[str, int]]:
        return sketch.standing(state)

    def columns(self, state: State) -> Sequence[Column]:
        return tensor.columns(state)

    def check(self, state: State) -> None:
        check.check(state)

    def longest(self, players: int) -> int:
        """Each turn has at most five moves; the bids of a variant's auction only rise, a thousand times at most."""
        board = self.board()
        assert isinstance(board, Board)
        turns = 2 * rounds_per_era(board, players) * board.counts[players].round_turns
        return turns * (5 + 2 + 2 * len(board.bid)) + 4 * players * 3

    def colours_of(self, state: State, seat: int) -> list[str]:
        return [state.board.hues[state.hues[one]] for one in range(state.sets) if state.owners[one] == seat]

    def words(self, board: Board, move: Move) -> dict[str, str | int]:
        if isinstance(move, Token):
            return {"type": board.types[move.type]}
        if isinstance(move, Bid):
            return {"pounds": move.pounds}
        if isinstance(move, Recoup):
            return {"pounds": move.pounds, "spaces": SPACES_BACK * move.pounds}
        if isinstance(move, Colour | Remove):
            return {"colour": board.hues[move.hue]}
        if isinstance(move, Lot | Take | Gamble):
            return {"card": board.faces[move.face], "value": board.face_value[move.face]}
        if isinstance(move, Place):
            return {"town": board.towns[move.town], "value": board.value[move.town]}
        if isinstance(move, Link):
            return {"a": board.towns[board.end_a[move.connection]], "b": board.towns[board.end_b[move.connection]], "n": board.size[move.connection]}
        return {}

    def places(self, board: Board, move: Move) -> list[str]:
        if isinstance(move, Token):
            return [f"type:{board.types[move.type]}"]
        if isinstance(move, Lot | Take | Gamble):
            return [f"card:{board.faces[move.face]}"]
        if isinstance(move, Place):
            return [f"town:{board.towns[move.town]}"]
        if isinstance(move, Remove):
            return [f"colour:{board.hues[move.hue]}"]
        if isinstance(move, Link):
            return [f"connection:{move.text.removeprefix('link ')}"]
        return []

    def closing(self, board: Board, move: Move) -> Move | None:
        return board.done if isinstance(move, Link) else None

    def about(self, state: State, seat: int, eye: int) -> list[Part]:
        return about.about(state, seat, eye)

    def terminal(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Any:
        return terminal.table(view, texts, names)


GAME = WorkshopOfTheWorld()
