"""The table: every piece of one game of Workshop of the World.

Seats are players; sets are the coloured sets of pieces: one for each player, with two players two for each.
Towns, connections, types and faces of cards are ints of the board.
"""

from typing import Final

from roundhouse.games.workshop_of_the_world.constants import CANAL, NOBODY, NONE, RAIL, RECOUPED, SETS, TYPES
from roundhouse.games.workshop_of_the_world.judge import judge
from roundhouse.games.workshop_of_the_world.moves import Board, Recoup
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Aside, Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.kernel.state import Setting
from roundhouse.kernel.state import State as KernelState

TOO_MUCH_BACK: Final = Refusal("WW-8.5", "refused-recoup")


class State(KernelState):
    """A position. Lists are indexed by seat, set, town, connection or type, as said beside them."""

    def __init__(self, setting: Setting, chance: Chance, board: Board, auction: int, literal: bool, like: "State | None" = None) -> None:
        """The table before the set-up, or as it is in the state `like`."""
        super().__init__(setting, chance)
        players = setting.players
        counts = board.counts[players]
        sets = len(counts.hues)
        towns = len(board.towns)
        self.board: Final = board
        self.players: Final = players
        self.sets: Final = sets
        self.hues: Final = counts.hues  # the colour of each set
        self.owners: Final = counts.owners  # the seat of each set
        self.auction: Final = auction  # BLIND, CARD_BY_CARD or STANDING_BIDS
        self.literal: Final = literal  # how the crossing is read [WW-11.3]
        self.era: int = CANAL if like is None else like.era
        self.round: int = 0 if like is None else like.round  # of this era, from 1
        self.creation: int = 1 if like is None else like.creation  # the demand creation in hand, or the last one
        self.cash: list[int] = [counts.money] * players if like is None else like.cash[:]  # pounds, by seat
        self.income: list[int] = [0] * players if like is None else like.income[:]  # the marker on the income track, by seat
        self.stock: list[int] = [board.industries] * sets if like is None else like.stock[:]  # industries in supply, by set
        self.links: list[int] = [board.links] * sets if like is None else like.links[:]  # links in supply, by set
        self.industry: list[int] = [0] * (towns * SETS) if like is None else like.industry[:]  # industries on the map: town * SETS + set
        self.filled: list[int] = [0] * towns if like is None else like.filled[:]  # industries on the map, by town
        self.link: list[int] = [NOBODY] * len(board.end_a) if like is None else like.link[:]  # the set whose links fill a connection
        self.free: list[int] = [len(connections) for connections in board.at] if like is None else like.free[:]  # free connections, by town
        self.deck: list[int] = [] if like is None else like.deck[:]  # faces, the top last
        self.aside: list[int] = [] if like is None else like.aside[:]  # set-aside cards, the top last
        self.offer: list[int] = [] if like is None else like.offer[:]  # face-up cards
        self.discard: list[int] = [] if like is None else like.discard[:]
        self.pool: list[int] = board.tokens[:] if like is None else like.pool[:]  # undrawn demand tokens, by type
        self.display: list[int] = [0] * TYPES if like is None else like.display[:]  # demand tokens on the display, by type
        self.hand: list[int] = [0] * (players * TYPES) if like is None else like.hand[:]  # demand tokens in hand: seat * TYPES + type
        self.fist: list[int] = [0] * (players * TYPES) if like is None else like.fist[:]  # those of the hand that were chosen and not yet shown
        self.ready: list[bool] = [False] * players if like is None else like.ready[:]  # demand: has answered
        self.order: list[int] = [] if like is None else like.order[:]  # the turn order track: sets, box 1 first
        self.before: list[int] = [] if like is None else like.before[:]  # two players: the track of the round before
        self.bids: list[int] = [NONE] * players if like is None else like.bids[:]  # blind auction: pounds in the fist
        self.picked: list[int] = [NONE] * players if like is None else like.picked[:]  # two players: the set in the fist
        self.shown: list[int] = [NONE] * players if like is None else like.shown[:]  # the bids of the last auction, after the reveal
        self.won: list[int] = [NONE] * players if like is None else like.won[:]  # variants: the card that a seat has won, or on which its bid stands
        self.lot: int = NONE if like is None else like.lot  # variants: the card that is bid for now
        self.price: int = NONE if like is None else like.price  # variant A: the standing bid
        self.leader: int = NOBODY if like is None else like.leader  # variant A: whose it is
        self.caller: int = NOBODY if like is None else like.caller  # variants: who bids now
        self.still_in: list[bool] = [False] * players if like is None else like.still_in[:]  # variant A: has not dropped out of this card
        self.next_order: list[int] = [] if like is None else like.next_order[:]  # variant A: boxes filled so far
        self.turn: int = 0 if like is None else like.turn  # the box whose set has its turn
        self.card: int = NONE if like is None else like.card  # the face of the card of this turn
        self.gambled: bool = False if like is None else like.gambled  # it was drawn in a gamble
        self.town: int = NONE if like is None else like.town  # the town of this turn
        self.first: int = NONE if like is None else like.first  # connections filled in this turn
        self.second: int = NONE if like is None else like.second
        self.tally: list[int] = [0] * 6 if like is None else like.tally[:]  # money and pieces that have moved

    def copy(self) -> "State":
        """The same position; nothing that changes is shared."""
        other = State(self.setting, self.chance, self.board, self.auction, self.literal, self)
        self.share(other)
        return other

    def pieces(self) -> tuple[object, ...]:
        """Everything that changes. `filled` and `free` follow from the rest."""
        return (
            self.era, self.round, self.creation, tuple(self.cash), tuple(self.income), tuple(self.stock), tuple(self.links),
            tuple(self.industry), tuple(self.link), tuple(self.deck), tuple(self.aside), tuple(self.offer), tuple(self.discard),
            tuple(self.pool), tuple(self.display), tuple(self.hand), tuple(self.fist), tuple(self.ready), tuple(self.order),
            tuple(self.before), tuple(self.bids), tuple(self.picked), tuple(self.shown), tuple(self.won), self.lot, self.price,
            self.leader, self.caller, tuple(self.still_in), tuple(self.next_order), self.turn, self.card, self.gambled, self.town,
            self.first, self.second, tuple(self.tally),
        )  # fmt: skip

    # Questions

    def active(self) -> int:
        """The set that has its turn."""
        return self.order[self.turn]

    def means(self, seat: int) -> int:
        """The most that `seat` can pay now. [WW-5.6, WW-7.17]"""
        return self.cash[seat] + self.income[seat] // 2

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
        self.cash[seat] -= pounds

    def recoup(self, seat: int, pounds: int) -> None:
        """Two spaces back for each pound. [WW-8.1]"""
        self.income[seat] -= 2 * pounds
        self.cash[seat] += pounds
        self.tally[RECOUPED] += pounds
        if self.heard is not None:
            self.tell("recouped", seat, {"pounds": pounds, "spaces": 2 * pounds})

    def aside_refusal(self, seat: int, move: Aside) -> Refusal | None:
        """Recouping is allowed at any time, as far as the marker reaches. [WW-8.2, WW-8.3, WW-8.5]"""
        if not isinstance(move, Recoup):
            return NOT_NOW
        if 2 * move.pounds > self.income[seat]:
            return TOO_MUCH_BACK
        return None

    def aside_moves(self, seat: int) -> list[Move]:
        return self.board.recoup[: self.income[seat] // 2]

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
        ranked: list[int] = []
        for seat in seats:
            place = len(ranked)
            while place > 0 and self.cash[ranked[place - 1]] < self.cash[seat]:
                place -= 1
            ranked.insert(place, seat)
        return ranked

    def judge(self, seat: int) -> float:
        return judge(self, seat)

    # Secrets

    def redeal(self, seat: int) -> None:
        """Deal anew what `seat` may not know: tokens of others, face-down cards, answers in closed fists. [WW-14.12]"""
        self._redeal_tokens(seat)
        self._redeal_cards()
        for other in range(self.players):
            if other != seat:
                self.bids[other] = NONE
                self.picked[other] = NONE

    def _redeal_tokens(self, seat: int) -> None:
        hidden: list[int] = []
        for type in range(TYPES):
            hidden += [type] * self.pool[type]
        sizes = [0] * self.players
        for other in range(self.players):
            if other == seat:
                continue
            self.ready[other] = False
            for type in range(TYPES):
                place = other * TYPES + type
                sizes[other] += self.hand[place]
                hidden += [type] * self.hand[place]
                self.hand[place] = 0
                self.fist[place] = 0
        self.chance.shuffle(hidden)
        for other in range(self.players):
            for _ in range(sizes[other]):
                self.hand[other * TYPES + hidden.pop()] += 1
        self.pool = [0] * TYPES
        for type in hidden:
            self.pool[type] += 1

    def _redeal_cards(self) -> None:
        """In the canal era the set-up cards that are not yet seen lie on top of the deck. [WW-2.5]"""
        on_top: list[int] = []
        if self.era == CANAL:
            on_top = [face for face in self.deck if self.board.is_setup[face]]
        rest = [face for face in self.deck if self.era == RAIL or not self.board.is_setup[face]] + self.aside
        self.chance.shuffle(on_top)
        self.chance.shuffle(rest)
        below = len(self.deck) - len(on_top)
        self.aside = rest[below:]
        self.deck = rest[:below] + on_top
