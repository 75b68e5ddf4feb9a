"""A position of Workshop of the World: what can be read from the table, and what happens in every phase."""

from typing import Final

from roundhouse.games.workshop_of_the_world import shapes
from roundhouse.games.workshop_of_the_world.constants import AUCTION, CANAL, NONE, RAIL, RECOUPED, SPACES_BACK, TYPES
from roundhouse.games.workshop_of_the_world.features import features, left
from roundhouse.games.workshop_of_the_world.judge import bid_weights, count_links, judge, terms
from roundhouse.games.workshop_of_the_world.levels import foresight
from roundhouse.games.workshop_of_the_world.moves import Bid, Recoup
from roundhouse.games.workshop_of_the_world.table import Table
from roundhouse.kernel.foresight import Foresight
from roundhouse.kernel.move import Aside, Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.parts.ranking import ranked

TOO_MUCH_BACK: Final = Refusal("WW-8.5", "refused-recoup")


class State(Table):
    """A position. What lies on the table is declared in fields.py."""

    def copy(self) -> "State":
        """The same position; nothing that changes is shared."""
        return State(self.setting, self.chance, self.board, self)

    # Questions

    def active(self) -> int:
        """The set that has its turn."""
        return self.order[self.turn]

    def means(self, seat: int) -> int:
        """The most that `seat` can pay now. [WW-5.6, WW-7.17]"""
        return self.cash[seat] + self.income[seat] // SPACES_BACK

    def hand_size(self, seat: int) -> int:
        """How many demand tokens `seat` holds."""
        return sum(self.hand[seat * TYPES : seat * TYPES + TYPES])

    def may_gamble(self, face: int) -> bool:
        """True if every town that the card allows is fully linked. [WW-6.8, WW-6.9, WW-6.10]"""
        towns = len(self.board.towns)
        if face < towns:
            return self.free[face] == 0
        for town in self.board.of_value[face - towns]:
            if self.free[town] > 0:
                return False
        return True

    def seats_in_order(self) -> list[int]:
        """Three to five players: the seats as they stand on the turn order track."""
        return [self.owners[one] for one in self.order]

    # Money

    def pay(self, seat: int, pounds: int) -> None:
        """Pay the bank; what the cash lacks is recouped, and no more. [WW-8.4]"""
        missing = pounds - self.cash[seat]
        if missing > 0:
            self.recoup(seat, missing)
        self.change_cash()[seat] -= pounds

    def recoup(self, seat: int, pounds: int) -> None:
        """Two spaces back for each pound. [WW-8.1]"""
        self.change_income()[seat] -= SPACES_BACK * pounds
        self.change_cash()[seat] += pounds
        self.change_tally()[RECOUPED] += pounds
        if self.heard is not None:
            self.tell(shapes.RECOUPED.of(seat, {"pounds": pounds, "spaces": SPACES_BACK * pounds}))

    def aside_refusal(self, seat: int, move: Aside) -> Refusal | None:
        """Recouping is allowed at any time, as far as the marker reaches. [WW-8.2, WW-8.3, WW-8.5]"""
        if not isinstance(move, Recoup):
            return NOT_NOW
        if SPACES_BACK * move.pounds > self.income[seat]:
            return TOO_MUCH_BACK
        return None

    def aside_moves(self, seat: int) -> list[Move]:
        return self.board.recoup[: self.income[seat] // SPACES_BACK]

    def apply_aside(self, seat: int, move: Aside) -> None:
        if isinstance(move, Recoup):
            self.recoup(seat, move.pounds)

    # The end

    def scores(self) -> list[int]:
        """Money. [WW-10.7]"""
        return self.cash[:]

    def ranking(self) -> list[int]:
        """Most money first; ties to the one further ahead on the turn order track. [WW-10.7, WW-10.8, WW-12.11]"""
        seats: list[int] = []
        for one in self.order:
            if self.owners[one] not in seats:
                seats.append(self.owners[one])
        for seat in range(self.players):
            if seat not in seats:
                seats.append(seat)
        return ranked(seats, self.cash)

    def judge(self, seat: int) -> float:
        return judge(self, seat)

    def opinions(self, seat: int, moves: list[Move]) -> list[float]:
        """What links bring is counted here once, not in each of the copies."""
        for one in range(self.sets):
            if self.net[one] == NONE:
                count_links(self, one)
        return super().opinions(seat, moves)

    def terms(self, seat: int) -> list[float]:
        return terms(self, seat)

    def features(self, seat: int) -> list[float]:
        return features(self, seat)

    def to_come(self) -> float:
        return left(self)

    def pace(self) -> float:
        return 2.0

    def foresight(self, rank: int) -> Foresight | None:
        return foresight(rank)

    def swing(self) -> float:
        """Pounds."""
        return 22.0 if self.era == CANAL else 14.0

    def mixture(self, seat: int, moves: list[Move]) -> list[float]:
        """Bids in closed fists. [WW-5.2]"""
        if self.at != AUCTION or not isinstance(moves[0], Bid):
            return []
        weights = bid_weights(self, seat)
        return weights[: len(moves)] + [0.0] * (len(moves) - len(weights))

    # Secrets

    def redeal(self, seat: int) -> None:
        """Deal anew what `seat` may not know: tokens of others, face-down cards, answers in closed fists. [WW-14.12]"""
        self._redeal_tokens(seat)
        self._redeal_cards()
        for other in range(self.players):
            if other != seat:
                self.change_bids()[other] = NONE
                self.change_picked()[other] = NONE

    def _redeal_tokens(self, seat: int) -> None:
        hidden: list[int] = []
        for type in range(TYPES):
            hidden += [type] * self.pool[type]
        sizes = [0] * self.players
        for other in range(self.players):
            if other == seat:
                continue
            self.change_ready()[other] = False
            for type in range(TYPES):
                place = other * TYPES + type
                sizes[other] += self.hand[place]
                hidden += [type] * self.hand[place]
                self.change_hand()[place] = 0
                self.change_fist()[place] = 0
        hidden.sort()  # what is imagined follows from what the seat knows alone, not from how things truly lie
        self.chance.shuffle(hidden)
        for other in range(self.players):
            for _ in range(sizes[other]):
                self.change_hand()[other * TYPES + hidden.pop()] += 1
        self.pool = [0] * TYPES
        for type in hidden:
            self.change_pool()[type] += 1

    def _redeal_cards(self) -> None:
        """In the canal era the set-up cards that are not yet seen lie on top of the deck. [WW-2.5]"""
        on_top: list[int] = []
        if self.era == CANAL:
            on_top = [face for face in self.deck if self.board.is_setup[face]]
        rest = [face for face in self.deck if self.era == RAIL or not self.board.is_setup[face]] + self.aside
        on_top.sort()
        rest.sort()
        self.chance.shuffle(on_top)
        self.chance.shuffle(rest)
        below = len(self.deck) - len(on_top)
        self.aside = rest[below:]
        self.deck = rest[:below] + on_top
