"""GAME: all that Halt gives to Roundhouse. The one page to read first."""

from typing import Any

from halt import shapes
from halt.board import MOST, Advertise, Line, Stop, read
from halt.running import Running
from halt.state import NOBODY, Table
from roundhouse import Board, Broken, Chance, Fields, Game, Move, Phase, Setting, State, events_of


class Halt(Game):
    """The last railcar of the day runs up the branch line and back."""

    id = "halt"
    title = "Halt"
    prefix = "HT"
    seats = (2, 3, 4)
    rules_version = 1
    boards = ("elm_valley",)
    table = shapes.Table
    drawing = shapes.Drawing
    events = events_of(shapes)

    @property
    def phases(self) -> list[Phase[Any]]:
        return [Running("running")]

    def read_board(self, name: str, text: str, file: str) -> Board:
        return read(name, text, file)

    def start(self, setting: Setting, chance: Chance) -> State:
        state = Table(setting, chance)
        state.deal()
        return state

    def view(self, state: Table, seat: int) -> shapes.Table:
        halts = state.line.halts
        return {
            "car": halts[state.car],
            "homeward": state.way < 0,
            "carried": state.carried[:],
            "posted": state.posted[:],
            "halts": [
                {"name": name, "waiting": waiting, "flag": None if flag == NOBODY else flag}
                for name, waiting, flag in zip(halts, state.waiting, state.flag, strict=True)
            ],
            "tickets": [halts[ticket] for ticket in state.tickets] if state.over else None,
            "own": {"ticket": halts[state.tickets[seat]]} if seat >= 0 else None,
        }

    def dump(self, state: Table) -> dict[str, Any]:
        halts = state.line.halts
        return {
            "car": halts[state.car],
            "way": state.way,
            "turn": state.turn,
            "waiting": dict(zip(halts, state.waiting, strict=True)),
            "flag": state.flag[:],
            "carried": state.carried[:],
            "posted": [int(posted) for posted in state.posted],
            "tickets": [halts[ticket] for ticket in state.tickets],
        }

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        state = Table(setting, chance)
        players, halts = setting.players, state.line.halts
        state.car = fields.choice("car", halts)
        state.way = fields.number("way", -1, 1)
        state.turn = fields.number("turn", 0, players - 1)
        state.waiting = fields.by_name("waiting", halts, 0, MOST)
        state.flag = fields.numbers("flag", len(halts), NOBODY, players - 1)
        state.carried = fields.numbers("carried", players, 0, 999)
        state.posted = [number == 1 for number in fields.numbers("posted", players, 0, 1)]
        state.tickets = fields.choices("tickets", players, halts)
        return state

    def check(self, state: Table) -> None:
        if len(set(state.tickets)) < state.setting.players or 0 in state.tickets:
            raise Broken("HT-1.3", f"the tickets are {state.tickets}")
        if state.way == 0 or (state.way > 0 and state.car == len(state.line.halts) - 1):
            raise Broken("HT-2.1", "the railcar does not know which way to run")
        if state.over != (state.car == 0 and state.way < 0):
            raise Broken("HT-3.1", "the game is over when the railcar is back at the junction, and not before")

    def longest(self, players: int) -> int:
        """The railcar runs at least one halt on after each seat has advertised once."""
        return 2 * max(len(self.board(name).moves) for name in self.boards) * players

    def words(self, board: Line, move: Move) -> dict[str, str | int]:
        return {"halt": board.halts[move.halt]} if isinstance(move, Stop | Advertise) else {}

    def places(self, board: Line, move: Move) -> list[str]:
        return [f"halt:{board.halts[move.halt]}"] if isinstance(move, Stop | Advertise) else []

    def board_data(self, board: Line) -> shapes.Drawing:
        return {"halts": [{"name": name, "x": x, "y": y} for name, (x, y) in zip(board.halts, board.spots, strict=True)]}


GAME = Halt()
