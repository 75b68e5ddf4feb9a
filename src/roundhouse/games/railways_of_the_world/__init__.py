"""Railways of the World: lay track, improve the engine, deliver goods, and watch the bonds."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from roundhouse.games.railways_of_the_world import about, check, cube_routes, drag, drawing, position, reasons, shapes, sketch, tensor, terminal, view
from roundhouse.games.railways_of_the_world import board as boards
from roundhouse.games.railways_of_the_world.actions import Action, Express, Plan
from roundhouse.games.railways_of_the_world.auction import Auction
from roundhouse.games.railways_of_the_world.barons import ChooseBaron
from roundhouse.games.railways_of_the_world.bonds import NameBonds
from roundhouse.games.railways_of_the_world.cards import Growth, PlaceDepot
from roundhouse.games.railways_of_the_world.delivery import Route
from roundhouse.games.railways_of_the_world.features import FEATURES
from roundhouse.games.railways_of_the_world.moves import HIGHEST_BID, Board, Lay
from roundhouse.games.railways_of_the_world.setup import set_up
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import Track
from roundhouse.games.railways_of_the_world.urbanize import ChooseColour, Industry
from roundhouse.kernel.about import Part
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.columns import Column
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Board as KernelBoard
from roundhouse.kernel.move import Move
from roundhouse.kernel.options import Option, Value
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.refusal import Refusal
from roundhouse.kernel.shapes import events_of
from roundhouse.kernel.sketch import Sketch
from roundhouse.kernel.state import Setting
from roundhouse.kernel.texts import Texts


class RailwaysOfTheWorld(Game):
    """The game as the kernel knows it."""

    id: ClassVar[str] = "railways_of_the_world"
    title: ClassVar[str] = "Railways of the World"
    prefix: ClassVar[str] = "RW"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)  # of all boards together; `setting_check` knows those of each
    rules_version: ClassVar[int] = 2
    caches: ClassVar[tuple[str, ...]] = ("reached", "known", "loads", "leave", "starts")
    oldest_rules: ClassVar[int] = 1
    terms = ("points", "bonds", "money", "deliveries", "track", "cards")
    features = FEATURES
    boards: ClassVar[tuple[str, ...]] = ("eastern_us", "mexico")
    colours: ClassVar[tuple[str, ...]] = ("red", "yellow", "green", "blue", "purple", "grey")
    table = shapes.Table
    drawing = drawing.Drawing
    events = events_of(shapes)
    options: ClassVar[tuple[Option, ...]] = (
        Option("auction", "standard", ("standard", "no_first_auction", "full_order", "no_first_full_order")),
        Option("operations_cards", True, (False, True)),
        Option("barons", True, (False, True)),
        Option("barons_dealt", 2, (1, 2)),
        Option("major_lines", "open", ("open", "deck", "off")),
        Option("western_link", True, (False, True)),
        Option("free_bonds", False, (False, True)),
        Option("strict_tile_supply", False, (False, True)),
        Option("starting_player", "random", ("random", "seat_1")),
        Option("max_bid", 60000, (20000, 60000)),
        Option("max_turns", 40, (12, 40)),
    )

    @property
    def phases(self) -> list[Phase[Any]]:
        return [
            ChooseBaron("baron", sealed=True),  # set-up, D1
            Auction("auction"),  # 1. first player auction
            Action("action"),  # 2. player actions: the choice
            Plan("plan"),  # build with cards
            Track("track"),  # build, tile by tile
            Express("express"),  # deliver with Express Service
            Route("route"),  # deliver, link by link
            Growth("growth"),  # City Growth
            Industry("industry"),  # New Industry
            ChooseColour("colour"),  # the New City tile
            PlaceDepot("depot"),  # Trading Depot
            NameBonds("bonds"),  # option free_bonds
        ]  # 3. income and dividends has no decisions

    def read_board(self, name: str, text: str, file: str) -> KernelBoard:
        return boards.read(name, text, file)

    def setting_check(self, board: KernelBoard, players: int, options: Mapping[str, Value]) -> None:
        assert isinstance(board, Board)
        if players not in board.goals.players:
            numbers = ", ".join(str(number) for number in board.goals.players)
            raise BadOption(f"the board {board.name} is for {numbers} players, not {players}")
        if options["major_lines"] == "deck" and not options["operations_cards"]:
            raise BadOption("option major_lines: deck needs the Operations cards (operations_cards=yes)")

    def start(self, setting: Setting, chance: Chance) -> State:
        assert isinstance(setting.board, Board)
        return set_up(setting, chance, setting.board)

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
        """Forty turns or more of auctions as slow as can be, and of actions with all cards and as many tiles as can be."""
        turns = max(int(choice) for choice in self._option("max_turns").choices)
        auction = 2 * (HIGHEST_BID + players)  # each bid and withdrawal, and bonds for each payment
        action = 4 + 22 + 2  # cards, a start and as many tiles or links as a board can allow, stop and bonds
        return players + turns * (auction + 3 * players * action) + 100 * action  # and the actions that cards give

    def words(self, board: Board, move: Move) -> dict[str, str | int]:
        return view.words(board, move)

    def places(self, board: Board, move: Move) -> list[str]:
        return view.places(board, move)

    def why(self, state: State, seat: int, place: str, piece: str = "") -> Refusal | None:
        return reasons.why(self, state, seat, place, piece)

    def ways(self, state: State, seat: int, move: Move) -> list[list[Move]]:
        return cube_routes.routes(state, seat, move)

    def closing(self, board: Board, move: Move) -> Move | None:
        return board.stop if isinstance(move, Lay) else None

    def about(self, state: State, seat: int, eye: int) -> list[Part]:
        return about.about(state, seat, eye)

    def along(self, state: State, seat: int, places: list[str]) -> list[Move]:
        return drag.along(state, seat, places)

    def board_data(self, board: Board) -> dict[str, Any]:
        return view.board_data(board)

    def terminal(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Any:
        board = self.board(view["board"])
        assert isinstance(board, Board)
        return terminal.table(board, view, texts, names)

    def _option(self, name: str) -> Option:
        return next(option for option in self.options if option.name == name)


GAME = RailwaysOfTheWorld()
