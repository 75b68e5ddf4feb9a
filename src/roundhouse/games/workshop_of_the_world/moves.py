"""The decisions of the game, and the board they are made on."""

from typing import Final

from roundhouse.kernel.move import Aside, Move
from roundhouse.kernel.move import Board as KernelBoard


class Token(Move):
    """Put a demand token of one type into the fist. [WW-4.2]"""

    def __init__(self, index: int, text: str, type: int) -> None:
        super().__init__(index, text)
        self.type: Final = type


class Keep(Move):
    """Keep the tokens that are left. [WW-9.3]"""


class Colour(Move):
    """Two players: take an industry of one colour into the fist. [WW-12.4]"""

    def __init__(self, index: int, text: str, hue: int) -> None:
        super().__init__(index, text)
        self.hue: Final = hue


class Bid(Move):
    """Offer a number of pounds. [WW-5.2]"""

    def __init__(self, index: int, text: str, pounds: int) -> None:
        super().__init__(index, text)
        self.pounds: Final = pounds


class Lot(Move):
    """Auction variants: name the card to bid for. [WW-13.2a]"""

    def __init__(self, index: int, text: str, face: int) -> None:
        super().__init__(index, text)
        self.face: Final = face


class Drop(Move):
    """Variant A: leave the auction of this card. [WW-13.2b]"""


class Take(Move):
    """Take a face-up card and use it. [WW-6.2]"""

    def __init__(self, index: int, text: str, face: int) -> None:
        super().__init__(index, text)
        self.face: Final = face


class Gamble(Move):
    """Discard a face-up card for the top set-aside card. [WW-6.8]"""

    def __init__(self, index: int, text: str, face: int) -> None:
        super().__init__(index, text)
        self.face: Final = face


class Place(Move):
    """Free choice card: place the industry in this town. [WW-6.4]"""

    def __init__(self, index: int, text: str, town: int) -> None:
        super().__init__(index, text)
        self.town: Final = town


class Remove(Move):
    """Full town: give an industry of this colour back to its owner. [WW-6.5]"""

    def __init__(self, index: int, text: str, hue: int) -> None:
        super().__init__(index, text)
        self.hue: Final = hue


class Link(Move):
    """Fill a connection: one link on a single one, both links of the turn on a double one. [WW-7.1]"""

    def __init__(self, index: int, text: str, connection: int) -> None:
        super().__init__(index, text)
        self.connection: Final = connection


class Done(Move):
    """Build no further link. [WW-7.2]"""


class Recoup(Aside):
    """Move the income marker back two spaces for each pound, at any time. [WW-8.5]"""

    def __init__(self, index: int, text: str, pounds: int) -> None:
        super().__init__(index, text)
        self.pounds: Final = pounds


class Counts:
    """What the number of players decides. [WW-2.4, WW-12]"""

    def __init__(self, hues: list[int], owners: list[int], money: int, set_aside: int, round_turns: int, draw: int, place: int) -> None:
        self.hues: Final = hues  # the colour of each set in play, as an index of the board's colours
        self.owners: Final = owners  # the seat of each set
        self.money: Final = money
        self.set_aside: Final = set_aside
        self.round_turns: Final = round_turns
        self.draw: Final = draw  # demand tokens drawn in creations 1 and 3
        self.place: Final = place  # and placed


class Board(KernelBoard):
    """The map, the cards and the move space. Towns, connections, types and faces of cards are ints."""

    def __init__(
        self,
        name: str,
        towns: list[str],
        value: list[int],
        type: list[int],
        types: list[str],
        tokens: list[int],
        end_a: list[int],
        end_b: list[int],
        size: list[int],
        barred: list[int],
        cards: list[int],
        setup: list[int],
        free_values: list[int],
        hues: list[str],
        counts: dict[int, Counts],
        link_cost: list[int],
        industries: int,
        links: int,
    ) -> None:
        super().__init__(name)
        self.towns: Final = towns
        self.value: Final = value  # by town [WW-1.2]
        self.type: Final = type  # by town [WW-1.3]
        self.types: Final = types
        self.tokens: Final = tokens  # demand tokens that exist, by type [WW-1.6]
        self.end_a: Final = end_a  # the two towns of a connection
        self.end_b: Final = end_b
        self.size: Final = size  # its link spaces, 1 or 2 [WW-1.4]
        self.barred: Final = barred  # by town of the turn: the connection that the crossing forbids, or -1 [WW-11.2]
        self.cards: Final = cards  # the faces of all cards but the set-up ones: a town, or len(towns) + place in free_values
        self.setup: Final = setup  # the faces of the set-up cards
        self.free_values: Final = free_values  # the values of free choice cards
        self.hues: Final = hues  # names of the colours
        self.counts: Final = counts  # by number of players
        self.link_cost: Final = link_cost  # by era [WW-7.8]
        self.industries: Final = industries  # pieces of one colour [WW-1.7]
        self.links: Final = links
        self.is_setup: Final = [face in setup for face in range(len(towns) + len(free_values))]
        self.face_value: Final = value + free_values  # by face of a card
        self.faces: Final = towns + [f"free {worth}" for worth in free_values]
        self.connections_of: Final[list[list[int]]] = [[] for _ in towns]  # by town
        for connection in range(len(end_a)):
            self.connections_of[end_a[connection]].append(connection)
            self.connections_of[end_b[connection]].append(connection)
        self.degree: Final = [len(connections) for connections in self.connections_of]  # by town
        self.meeting: Final[list[list[int]]] = []  # by connection: those that meet it
        self.of_value: Final = [[town for town in range(len(towns)) if value[town] == worth] for worth in free_values]
        # the moves, by what they name
        self.token: Final[list[Move]] = []
        self.bid: Final[list[Move]] = []
        self.colour: Final[list[Move]] = []
        self.lot: Final[list[Move]] = []
        self.take: Final[list[Move]] = []
        self.gamble: Final[list[Move]] = []
        self.place: Final[list[Move]] = []
        self.remove: Final[list[Move]] = []
        self.link: Final[list[Move]] = []
        self.recoup: Final[list[Move]] = []
        self.keep: Move = Keep(0, "")
        self.drop: Move = Drop(0, "")
        self.done: Move = Done(0, "")
        self.links_at: Final[list[list[Move]]] = []  # the links that start in a town, and `done`
        self.links_on: Final[list[list[Move]]] = []  # the links that meet a connection, and `done`
