"""Every piece of Workshop of the World: how it is laid out, copied and compared.

Written by `python -m roundhouse.kernel.tablecode` from fields.py; change that file, not this one.
"""

from typing import Final

from roundhouse.games.workshop_of_the_world.constants import AUCTIONS, CANAL, NOBODY, NONE, SETS, TALLY, TYPES
from roundhouse.games.workshop_of_the_world.moves import Board
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import Setting
from roundhouse.kernel.state import State as KernelState


class Table(KernelState):
    """All that lies on the table. The game's own State adds what can be read from it and done with it."""

    __slots__ = (  # looked up faster than in a dictionary where the game is not compiled
        "aside", "auction", "before", "bids", "board", "caller", "card", "cash", "creation", "deck", "discard", "display", "era", "filled", "first", "fist",
        "free", "gambled", "hand", "hues", "income", "industry", "leader", "link", "links", "literal", "lot", "net", "next_order", "offer", "order", "owned",
        "owners", "picked", "players", "pool", "price", "ready", "round", "second", "sets", "shown", "still_in", "stock", "tally", "town", "turn", "won",
    )  # fmt: skip

    def __init__(self, setting: Setting, chance: Chance, board: Board, like: "Table | None" = None) -> None:
        """The table before the set-up, or as it is in the state `like`."""
        super().__init__(setting, chance, like)
        players = setting.players
        self.board: Final = board
        self.players: Final = players
        self.sets: Final[int] = len(board.counts[players].hues) if like is None else like.sets
        self.hues: Final[list[int]] = board.counts[players].hues if like is None else like.hues  # the colour of each set
        self.owners: Final[list[int]] = board.counts[players].owners if like is None else like.owners  # the seat of each set
        self.auction: Final[int] = AUCTIONS.index(setting.options["auction"]) if like is None else like.auction  # BLIND, CARD_BY_CARD or STANDING_BIDS
        self.literal: Final[bool] = setting.options["crossing_rule"] == "literal" if like is None else like.literal  # how the crossing is read [WW-11.3]
        if like is None:
            sets = self.sets
            towns = len(board.towns)
            self.era: int = CANAL
            self.round: int = 0  # of this era, from 1
            self.creation: int = 1  # the demand creation in hand, or the last one
            self.cash: list[int] = [board.counts[players].money] * players  # pounds, by seat
            self.income: list[int] = [0] * players  # the marker on the income track, by seat
            self.hand: list[int] = [0] * (players * TYPES)  # demand tokens in hand: seat * TYPES + type
            self.fist: list[int] = [0] * (players * TYPES)  # those of the hand that were chosen and not yet shown
            self.ready: list[bool] = [False] * players  # demand: has answered
            self.bids: list[int] = [NONE] * players  # blind auction: pounds in the fist
            self.picked: list[int] = [NONE] * players  # two players: the set in the fist
            self.shown: list[int] = [NONE] * players  # the bids of the last auction, after the reveal
            self.won: list[int] = [NONE] * players  # variants: the card that a seat has won, or on which its bid stands
            self.still_in: list[bool] = [False] * players  # variant A: has not dropped out of this card
            self.stock: list[int] = [board.industries] * sets  # industries in supply, by set
            self.links: list[int] = [board.links] * sets  # links in supply, by set
            self.industry: list[int] = [0] * (towns * SETS)  # industries on the map: town * SETS + set
            self.filled: list[int] = [0] * towns  # industries on the map, by town
            self.link: list[int] = [NOBODY] * len(board.end_a)  # the set whose links fill a connection
            self.free: list[int] = board.degree[:]  # free connections, by town
            self.net: list[int] = [0] * sets  # what a set's links bring, those of this turn included; NONE until somebody asks
            self.deck: list[int] = []  # faces, the top last
            self.aside: list[int] = []  # set-aside cards, the top last
            self.offer: list[int] = []  # face-up cards
            self.discard: list[int] = []
            self.pool: list[int] = board.tokens[:]  # undrawn demand tokens, by type
            self.display: list[int] = [0] * TYPES  # demand tokens on the display, by type
            self.order: list[int] = []  # the turn order track: sets, box 1 first
            self.before: list[int] = []  # two players: the track of the round before
            self.next_order: list[int] = []  # variant A: boxes filled so far
            self.lot: int = NONE  # variants: the card that is bid for now
            self.price: int = NONE  # variant A: the standing bid
            self.leader: int = NOBODY  # variant A: whose it is
            self.caller: int = NOBODY  # variants: who bids now
            self.turn: int = 0  # the box whose set has its turn
            self.card: int = NONE  # the face of the card of this turn
            self.gambled: bool = False  # it was drawn in a gamble
            self.town: int = NONE  # the town of this turn
            self.first: int = NONE  # connections filled in this turn
            self.second: int = NONE
            self.tally: list[int] = [0] * len(TALLY)  # money and pieces that have moved
            self.owned: int = 16777215  # the lists that no copy shares, one bit for each
        else:
            self.era = like.era
            self.round = like.round
            self.creation = like.creation
            self.cash = like.cash
            self.income = like.income
            self.hand = like.hand
            self.fist = like.fist
            self.ready = like.ready
            self.bids = like.bids
            self.picked = like.picked
            self.shown = like.shown
            self.won = like.won
            self.still_in = like.still_in
            self.stock = like.stock
            self.links = like.links
            self.industry = like.industry
            self.filled = like.filled
            self.link = like.link
            self.free = like.free
            self.net = like.net
            self.deck = like.deck
            self.aside = like.aside
            self.offer = like.offer
            self.discard = like.discard
            self.pool = like.pool
            self.display = like.display
            self.order = like.order
            self.before = like.before
            self.next_order = like.next_order
            self.lot = like.lot
            self.price = like.price
            self.leader = like.leader
            self.caller = like.caller
            self.turn = like.turn
            self.card = like.card
            self.gambled = like.gambled
            self.town = like.town
            self.first = like.first
            self.second = like.second
            self.tally = like.tally
            self.owned = 0
            like.owned = 0

    def pieces(self) -> tuple[object, ...]:
        """All that makes positions equal."""
        return (
            self.era, self.round, self.creation, tuple(self.cash), tuple(self.income), tuple(self.stock), tuple(self.links), tuple(self.industry),
            tuple(self.link), tuple(self.deck), tuple(self.aside), tuple(self.offer), tuple(self.discard), tuple(self.pool), tuple(self.display),
            tuple(self.hand), tuple(self.fist), tuple(self.ready), tuple(self.order), tuple(self.before), tuple(self.bids), tuple(self.picked),
            tuple(self.shown), tuple(self.won), self.lot, self.price, self.leader, self.caller, tuple(self.still_in), tuple(self.next_order), self.turn,
            self.card, self.gambled, self.town, self.first, self.second, tuple(self.tally),
        )  # fmt: skip

    def change_cash(self) -> list[int]:
        """`cash` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1:
            self.cash = self.cash[:]
            self.owned |= 1
        return self.cash

    def change_income(self) -> list[int]:
        """`income` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2:
            self.income = self.income[:]
            self.owned |= 2
        return self.income

    def change_hand(self) -> list[int]:
        """`hand` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4:
            self.hand = self.hand[:]
            self.owned |= 4
        return self.hand

    def change_fist(self) -> list[int]:
        """`fist` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8:
            self.fist = self.fist[:]
            self.owned |= 8
        return self.fist

    def change_ready(self) -> list[bool]:
        """`ready` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16:
            self.ready = self.ready[:]
            self.owned |= 16
        return self.ready

    def change_bids(self) -> list[int]:
        """`bids` to be changed: from now on this state has a list of its own."""
        if not self.owned & 32:
            self.bids = self.bids[:]
            self.owned |= 32
        return self.bids

    def change_picked(self) -> list[int]:
        """`picked` to be changed: from now on this state has a list of its own."""
        if not self.owned & 64:
            self.picked = self.picked[:]
            self.owned |= 64
        return self.picked

    def change_shown(self) -> list[int]:
        """`shown` to be changed: from now on this state has a list of its own."""
        if not self.owned & 128:
            self.shown = self.shown[:]
            self.owned |= 128
        return self.shown

    def change_won(self) -> list[int]:
        """`won` to be changed: from now on this state has a list of its own."""
        if not self.owned & 256:
            self.won = self.won[:]
            self.owned |= 256
        return self.won

    def change_still_in(self) -> list[bool]:
        """`still_in` to be changed: from now on this state has a list of its own."""
        if not self.owned & 512:
            self.still_in = self.still_in[:]
            self.owned |= 512
        return self.still_in

    def change_stock(self) -> list[int]:
        """`stock` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1024:
            self.stock = self.stock[:]
            self.owned |= 1024
        return self.stock

    def change_links(self) -> list[int]:
        """`links` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2048:
            self.links = self.links[:]
            self.owned |= 2048
        return self.links

    def change_industry(self) -> list[int]:
        """`industry` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4096:
            self.industry = self.industry[:]
            self.owned |= 4096
        return self.industry

    def change_filled(self) -> list[int]:
        """`filled` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8192:
            self.filled = self.filled[:]
            self.owned |= 8192
        return self.filled

    def change_link(self) -> list[int]:
        """`link` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16384:
            self.link = self.link[:]
            self.owned |= 16384
        return self.link

    def change_free(self) -> list[int]:
        """`free` to be changed: from now on this state has a list of its own."""
        if not self.owned & 32768:
            self.free = self.free[:]
            self.owned |= 32768
        return self.free

    def change_net(self) -> list[int]:
        """`net` to be changed: from now on this state has a list of its own."""
        if not self.owned & 65536:
            self.net = self.net[:]
            self.owned |= 65536
        return self.net

    def change_deck(self) -> list[int]:
        """`deck` to be changed: from now on this state has a list of its own."""
        if not self.owned & 131072:
            self.deck = self.deck[:]
            self.owned |= 131072
        return self.deck

    def change_aside(self) -> list[int]:
        """`aside` to be changed: from now on this state has a list of its own."""
        if not self.owned & 262144:
            self.aside = self.aside[:]
            self.owned |= 262144
        return self.aside

    def change_offer(self) -> list[int]:
        """`offer` to be changed: from now on this state has a list of its own."""
        if not self.owned & 524288:
            self.offer = self.offer[:]
            self.owned |= 524288
        return self.offer

    def change_discard(self) -> list[int]:
        """`discard` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1048576:
            self.discard = self.discard[:]
            self.owned |= 1048576
        return self.discard

    def change_pool(self) -> list[int]:
        """`pool` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2097152:
            self.pool = self.pool[:]
            self.owned |= 2097152
        return self.pool

    def change_display(self) -> list[int]:
        """`display` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4194304:
            self.display = self.display[:]
            self.owned |= 4194304
        return self.display

    def change_tally(self) -> list[int]:
        """`tally` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8388608:
            self.tally = self.tally[:]
            self.owned |= 8388608
        return self.tally
