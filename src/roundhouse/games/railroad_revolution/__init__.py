"""Railroad Revolution, by Marco Canetta and Stefania Niccolini: the one page to read first."""

from typing import Any

from roundhouse.games.railroad_revolution.action import Action
from roundhouse.games.railroad_revolution.board import read_board
from roundhouse.games.railroad_revolution.contracts import ContractOffer, ContractReward
from roundhouse.games.railroad_revolution.dealing import SetupChoice, SetupReward, deal
from roundhouse.games.railroad_revolution.objectives import Objectives
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.turn import Worker
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.state import Setting, State


class RailroadRevolution(Game):
    """Two to four companies, from Washington and Charlotte to the Pacific, with workers, telegraph, trains and contracts."""

    id = "railroad_revolution"
    title = "Railroad Revolution"
    prefix = "RR"
    seats = (2, 3, 4)
    rules_version = 1
    boards = ("united_states",)
    colours = ("yellow", "red", "black", "blue")

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

    def start(self, setting: Setting, chance: Chance) -> State:
        assert isinstance(setting.board, RailBoard)
        return deal(setting, chance, setting.board)

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {}

    def dump(self, state: Any) -> dict[str, Any]:
        return {}

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        raise NotImplementedError

    def check(self, state: Any) -> None:
        pass

    def longest(self, players: int) -> int:
        return 27 * players * 80


GAME = RailroadRevolution()
