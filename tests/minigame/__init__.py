"""Valley Line, a miniature game for the tests of everything that works on the registry: sealed bids, a draw, a map of five links.

Three rounds. In each every seat bids in secret; the highest bidder (ties: the lower seat) pays, lays links for 2 each, draws one card at the
end and scores it. Every link scores its length.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from roundhouse.kernel.boardfile import BoardFile
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption, Broken
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.options import Option, Value
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.kernel.shapes import events_of
from roundhouse.kernel.state import Setting, State
from roundhouse.kernel.texts import Texts

from . import shapes

BREAKS = "VALLEY_LINE_BREAKS"  # in the environment, so that processes of a simulation see it: the move after which `check` finds a fault
MONEY = 12
LINK_COST = 2
FIRST_LINK_COST = 1  # in version 1 of the rules
CARDS = (1, 2, 3, 4, 5, 6)
UNSEALED = -1

TOO_DEAR = Refusal("VL-2.1", "refused-too-dear")
LINK_TAKEN = Refusal("VL-3.1", "refused-link-taken")
NO_MONEY = Refusal("VL-3.2", "refused-no-money")


class Bid(Move):
    """A sealed bid. [VL-2.1]"""

    def __init__(self, index: int, amount: int) -> None:
        super().__init__(index, f"bid {amount}")
        self.amount = amount


class Link(Move):
    """Lay one link. [VL-3.1]"""

    def __init__(self, index: int, name: str, link: int) -> None:
        super().__init__(index, f"link {name}")
        self.link = link


class Done(Move):
    """End the turn and draw a card. [VL-3.3]"""


class Valley(Board):
    """The links with their lengths, and all moves."""

    def __init__(self, name: str, links: list[str], lengths: list[int]) -> None:
        super().__init__(name)
        self.links = links
        self.lengths = lengths
        self.bid = [Bid(amount, amount) for amount in range(MONEY + 1)]
        self.link = [Link(MONEY + 1 + number, link, number) for number, link in enumerate(links)]
        self.done = Done(MONEY + 1 + len(links), "done")
        for move in (*self.bid, *self.link, self.done):
            self.add(move)


class Table(State):
    """Every piece of Valley Line."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        super().__init__(setting, chance)
        assert isinstance(setting.board, Valley)
        self.board = setting.board
        self.rounds = int(setting.options["rounds"])
        self.money = [MONEY] * setting.players
        self.points = [0] * setting.players
        self.bids = [UNSEALED] * setting.players
        self.owner = [-1] * len(self.board.links)
        self.deck = list(CARDS)
        self.hands: list[list[int]] = [[] for _ in range(setting.players)]
        self.round = 1
        self.turn = 0

    def copy(self) -> "Table":
        other = Table(self.setting, self.chance)
        self.share(other)
        other.money, other.points, other.bids = self.money[:], self.points[:], self.bids[:]
        other.owner, other.deck, other.hands = self.owner[:], self.deck[:], [hand[:] for hand in self.hands]
        other.round, other.turn = self.round, self.turn
        return other

    def pieces(self) -> tuple[object, ...]:
        return (
            tuple(self.money),
            tuple(self.points),
            tuple(self.bids),
            tuple(self.owner),
            tuple(self.deck),
            tuple(map(tuple, self.hands)),
            self.round,
            self.turn,
        )

    def redeal(self, seat: int) -> None:
        if self.over:
            return  # all hands are shown
        hidden = sorted([card for other, hand in enumerate(self.hands) if other != seat for card in hand] + self.deck)
        self.chance.shuffle(hidden)
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = [hidden.pop() for _ in hand]
                if self.at == 0:
                    self.bids[other] = UNSEALED
        self.deck = hidden

    def scores(self) -> list[int]:
        return [self.points[seat] + sum(self.hands[seat]) for seat in range(self.setting.players)]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return sorted(range(self.setting.players), key=lambda seat: (-scores[seat], -self.money[seat], seat))


def link_cost(state: Table) -> int:
    """What a link costs. [VL-3.2]"""
    if state.rules < 2:
        return FIRST_LINK_COST  # VL-3.2: a table of the first version goes on at the old price
    return LINK_COST


class Bidding(Phase[Table]):
    """Everybody bids in secret. [VL-2]"""

    def to_act(self, state: Table) -> list[int]:
        return [seat for seat, bid in enumerate(state.bids) if bid == UNSEALED]

    def candidates(self, state: Table, seat: int) -> list[Move]:
        return list(state.board.bid)

    def refusal(self, state: Table, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Bid):
            return NOT_NOW
        return TOO_DEAR if move.amount > state.money[seat] else None

    def apply(self, state: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Bid)
        state.bids[seat] = move.amount
        if UNSEALED in state.bids:
            return
        state.revealed()
        best = max(state.bids)
        state.turn = state.bids.index(best)
        state.money[state.turn] -= best
        if state.heard is not None:
            state.tell(shapes.REVEAL.of(state.turn, {"bids": [str(bid) for bid in state.bids], "amount": best}))
        state.bids = [UNSEALED] * state.setting.players
        state.go(1)


class Laying(Phase[Table]):
    """The winner lays links, then draws. [VL-3]"""

    def to_act(self, state: Table) -> list[int]:
        return [state.turn]

    def candidates(self, state: Table, seat: int) -> list[Move]:
        return [*state.board.link, state.board.done]

    def refusal(self, state: Table, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Done):
            return None
        if not isinstance(move, Link):
            return NOT_NOW
        if state.owner[move.link] >= 0:
            return LINK_TAKEN
        return NO_MONEY if state.money[seat] < link_cost(state) else None

    def apply(self, state: Table, seat: int, move: Move) -> None:
        if isinstance(move, Link):
            state.money[seat] -= link_cost(state)
            state.owner[move.link] = seat
            state.points[seat] += state.board.lengths[move.link]
            if state.heard is not None:
                state.tell(shapes.LINK.of(seat, {"link": state.board.links[move.link], "points": state.board.lengths[move.link]}))
            return
        card = state.deck.pop(state.chance.below(len(state.deck)))
        state.hands[seat].append(card)
        if state.heard is not None:
            state.tell(shapes.DRAW.of(seat, {}))
            state.tell(shapes.DREW.of(seat, {"card": card}))
        if state.round == state.rounds:
            state.over = True
            return
        state.round += 1
        state.go(0)


class ValleyLine(Game):
    """Valley Line."""

    package = __name__
    id = "valley_line"
    title = "Valley Line"
    prefix = "VL"
    seats = (2, 3)
    rules_version = 2
    oldest_rules = 1
    boards = ("valley",)
    options = (Option("rounds", 3, (1, 2, 3)), Option("rich", False, (False, True), players=(3,)))
    table = shapes.Table
    events = events_of(shapes)

    @property
    def phases(self) -> list[Phase[Any]]:
        return [Bidding("bidding", sealed=True), Laying("laying")]

    def read_board(self, name: str, text: str, file: str) -> Board:
        data = BoardFile(text, file)
        rows = data.get(["link"], list)
        lengths = [data.number(["link", number, "length"], 1, 9) for number in range(len(rows))]
        names = [data.get(["link", number, "name"], str) for number in range(len(rows))]
        return Valley(name, names, lengths)

    def start(self, setting: Setting, chance: Chance) -> State:
        return Table(setting, chance)

    def setting_check(self, board: Board, players: int, options: Mapping[str, Value]) -> None:
        if players == 3 and len(board.moves) < MONEY + 5:
            raise BadOption("three players need at least three links")

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return {
            "round": state.round,
            "money": state.money[:],
            "points": state.points[:],
            "cards": [len(hand) for hand in state.hands],
            "hand": state.hands[seat][:] if seat >= 0 else [],
            "bid": state.bids[seat] if seat >= 0 else UNSEALED,
            "links": dict(zip(state.board.links, state.owner, strict=True)),
        }

    def dump(self, state: Any) -> dict[str, Any]:
        return {
            "money": state.money[:],
            "points": state.points[:],
            "bids": state.bids[:],
            "owner": state.owner[:],
            "deck": state.deck[:],
            "hands": [{"cards": hand[:]} for hand in state.hands],
            "round": state.round,
            "turn": state.turn,
        }

    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        state = Table(setting, chance)
        players = setting.players
        state.money = fields.numbers("money", players, 0, MONEY)
        state.points = fields.numbers("points", players, 0, 99)
        state.bids = fields.numbers("bids", players, UNSEALED, MONEY)
        state.owner = fields.numbers("owner", len(state.board.links), -1, players - 1)
        state.deck = fields.numbers("deck", None, 1, 6)
        state.hands = [row.numbers("cards", None, 1, 6) for row in fields.rows("hands", players)]
        state.round = fields.number("round", 1, 3)
        state.turn = fields.number("turn", 0, players - 1)
        return state

    def check(self, state: Any) -> None:
        if str(len(state.plies)) == os.environ.get(BREAKS):
            raise Broken("VL-4.1", "a card is gone")
        cards = sorted(state.deck + [card for hand in state.hands for card in hand])
        if cards != list(CARDS):
            raise Broken("VL-4.1", f"the cards are {cards}")

    def longest(self, players: int) -> int:
        return 3 * (players + 1) + 5

    def words(self, board: Any, move: Move) -> dict[str, str | int]:
        if isinstance(move, Link):
            return {"link": board.links[move.link], "length": board.lengths[move.link]}
        return {"amount": move.amount} if isinstance(move, Bid) else {}

    def terminal(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Any:
        table = view["table"]
        rows = [f"round {table['round']}"]
        rows += [f"{name}: {table['money'][seat]} coins, {table['points'][seat]} points" for seat, name in enumerate(names)]
        rows += [f"{link}: {names[owner] if owner >= 0 else '-'}" for link, owner in table["links"].items()]
        if view["seat"] is not None:
            rows.append(f"your cards: {table['hand']}")
        return "\n".join(rows)


GAME = ValleyLine()
