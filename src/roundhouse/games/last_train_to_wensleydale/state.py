"""A position of Last Train to Wensleydale: what can be read from the table, and what several phases do to it."""

from bisect import insort

from roundhouse.games.last_train_to_wensleydale import features as numbers
from roundhouse.games.last_train_to_wensleydale import judge as judging
from roundhouse.games.last_train_to_wensleydale import scoring
from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_OWNER, TURNS_FOR_FOUR, TURNS_FOR_THREE
from roundhouse.games.last_train_to_wensleydale.levels import foresight
from roundhouse.games.last_train_to_wensleydale.moves import KINDS
from roundhouse.games.last_train_to_wensleydale.table import Table
from roundhouse.kernel.foresight import Foresight


class State(Table):
    """A position. What lies on the table is declared in fields.py."""

    def copy(self) -> "State":
        """The same position, sharing nothing that changes."""
        return State(self.setting, self.chance, self.board, self)

    def redeal(self, seat: int) -> None:
        """Nothing on the table is hidden; what is still to be drawn comes from the new chance alone. [LW-16.1]"""

    def scores(self) -> list[int]:
        """Points, by seat; during the game, what each would have if it ended now. [LW-15]"""
        return [scoring.score(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Seats from first to last. [LW-15.5]"""
        return scoring.ranking(self)

    def judge(self, seat: int) -> float:
        """How good the position is for `seat`."""
        return judging.judge(self, seat)

    def terms(self, seat: int) -> list[float]:
        return judging.terms(self, seat)

    def features(self, seat: int) -> list[float]:
        return numbers.features(self, seat)

    def to_come(self) -> float:
        return numbers.left(self)

    def pace(self) -> float:
        return 8.0

    def foresight(self, rank: int) -> Foresight | None:
        return foresight(rank)

    def swing(self) -> float:
        """Points."""
        return 5.0 + 1.5 * (self.turns() - self.turn)

    # What the phases share

    def turns(self) -> int:
        """How many turns the game lasts. [LW-4.1]"""
        return TURNS_FOR_THREE if self.players == 3 else TURNS_FOR_FOUR

    def influence(self, track: int, seat: int) -> int:
        """The influence points of `seat`."""
        return self.tracks[track].space[seat]

    def on_boxes(self, seat: int) -> int:
        """The cubes of the standing bids of `seat`."""
        cubes = 0
        for box in range(len(self.holder)):
            if self.holder[box] == seat:
                cubes += self.bid[box]
        return cubes

    def moved(self, seat: int, kind: int) -> int:
        """Pieces of one kind that `seat` has moved during the game, this turn included."""
        return self.loaded[seat * KINDS + kind] + self.delivered[seat * KINDS + kind]

    def lay(self, border: int, seat: int) -> None:
        """Put a link of `seat` across `border`."""
        board = self.board
        areas = len(board.areas)
        self.change_owner()[border] = seat
        insort(self.change_own()[seat], border)
        self.change_touch()[seat * areas + board.low_end[border]] += 1
        self.change_touch()[seat * areas + board.high_end[border]] += 1

    def lift(self, border: int, company: int) -> None:
        """Put a company link in the place of a player's. [LW-13.6]"""
        board = self.board
        areas = len(board.areas)
        seat = self.owner[border]
        self.change_own()[seat].remove(border)
        self.change_touch()[seat * areas + board.low_end[border]] -= 1
        self.change_touch()[seat * areas + board.high_end[border]] -= 1
        self.give(border, company)

    def give(self, border: int, company: int) -> None:
        """Put a company link across `border`; towns at its ends now belong to the company. [LW-9.17]"""
        self.change_owner()[border] = COMPANY_OWNER + company
        self.change_company_links()[company] += 1
        self.connect(self.board.low_end[border], company)
        self.connect(self.board.high_end[border], company)

    def connect(self, area: int, company: int) -> None:
        """Make a town in `area`, if there is one, a town of the company."""
        if self.board.town[area]:
            if not self.towns[area]:
                insort(self.change_heads(), area)
            self.change_towns()[area] |= company + 1
