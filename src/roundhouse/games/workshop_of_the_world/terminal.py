"""The table as the terminal shows it, made from a view alone. A colour is never the only sign: each has its letter."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from roundhouse.games.workshop_of_the_world.moves import Board
from roundhouse.kernel.game import game
from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import Texts
from roundhouse.parts.networks import largest_network

SINGLE = "─"
DOUBLE = "═"
FREE_SPACE = "·"  # room for an industry
TOKEN = "●"
ON_OFFER = "◆"
ACTIVE = "▶"
FULLY_LINKED = "■"
SIDE_BY_SIDE = 92  # from this width on demand and cards stand beside each other
TURN = ("card", "town", "removal", "links")  # the phases of a player's turn
TWO_COLUMNS = 168  # and from this one on the map has two columns


def table(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table, fitted to the width of the terminal that prints it."""
    return Sheet(view, texts, names)


class Sheet:
    """One view, ready to be printed."""

    def __init__(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.texts = texts
        self.names = names
        self.board = _board(view["game"], view["board"])
        self.parts = _regions(view["game"], view["board"])
        self.chips = _chips(view["game"], view["board"])
        self.seat_of: dict[str, int] = {one["colour"]: one["seat"] for one in self.table["sets"]}
        self.active: str | None = self.table["active"] if view["phase"] in TURN else None
        self.free = self._free_connections()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The map first; what is asked about most often last, next to where the reader types."""
        width = options.max_width
        yield self.heading()
        yield self.map(width)
        yield from self.owned()
        yield from self.discard()
        yield Rule(self.title("players"), style="dim")
        yield self.players()
        if width >= SIDE_BY_SIDE:
            beside = Table.grid(padding=(0, 4))
            beside.add_row(self.demand(), self.cards())
            yield beside
        else:
            yield self.demand()
            yield ""
            yield self.cards()
        yield ""
        yield self.asked()

    # Words and signs

    def say(self, key: str, **facts: Any) -> str:
        return self.texts.say(f"table-{key}", **facts)

    def named(self, word: str) -> str:
        """A town or card in the language of the reader."""
        return self.texts.say("name", word=word)

    def money(self, pounds: int | None) -> str:
        return self.say("hidden") if pounds is None else self.texts.say("money", n=pounds)

    def sign(self, colour: str) -> Text:
        """The letter of a colour, on that colour."""
        letter = self.texts.say(f"sign-{colour}") if self.texts.has(f"sign-{colour}") else colour[0].upper()
        return Text(letter, style=self.chips.get(colour, "reverse"))

    def who(self, colour: str) -> Text:
        return Text.assemble(self.sign(colour), " ", self.names[self.seat_of[colour]])

    def title(self, key: str) -> Text:
        return Text(self.say(key), style="bold")

    # The parts of the table, from top to bottom

    def heading(self) -> RenderableType:
        """Era, round and the price of a link."""
        era = Text(self.texts.say(f"era-{self.table['era']}"), style="bold")
        if self.table["round"]:
            era.append(" · " + self.say("round", n=self.table["round"], total=self.table["rounds"]))
        era.append(" · " + self.say("link-cost", n=self.table["link_cost"]), style="not bold")
        return Rule(era, style="dim")

    def map(self, width: int) -> RenderableType:
        """The towns by region: industries and room for more, and every connection with its owner."""
        signs = {"single": SINGLE, "double": DOUBLE, "room": FREE_SPACE, "offer": ON_OFFER, "linked": FULLY_LINKED}
        key = _flowed([f"{sign} {self.say(f'key-{name}')}" for name, sign in signs.items()], width)
        parts: list[RenderableType] = [Text(key, style="dim")]
        if width < TWO_COLUMNS:
            return Group(*parts, self._towns(self.parts))
        half = sum(len(towns) for _, towns in self.parts) // 2
        left = [part for place, part in enumerate(self.parts) if sum(len(towns) for _, towns in self.parts[: place + 1]) <= half + 2]
        beside = Table.grid(padding=(0, 3), expand=True)
        beside.add_column(ratio=1)
        beside.add_column(ratio=1)
        beside.add_row(self._towns(left), self._towns(self.parts[len(left) :]))
        return Group(*parts, beside)

    def _towns(self, parts: Iterable[tuple[str, list[int]]]) -> RenderableType:
        lines: list[RenderableType] = []
        widest = max(len(self.named(town)) for town in self.board.towns)
        kinds = max(len(self.texts.say(f"short-{kind}")) for kind in self.board.types)
        for region, towns in parts:
            if region:
                lines.append(Text(f"  {self.texts.say(f'region-{region}')}", style="bold italic"))
            rows = Table.grid(padding=(0, 1))
            for width in (1, widest, 1, max(self.board.value), kinds):
                rows.add_column(no_wrap=True, width=width)
            rows.add_column(ratio=1)
            for town in towns:
                rows.add_row(*self._town(town))
            lines.append(rows)
        return Group(*lines)

    def _town(self, town: int) -> list[RenderableType]:
        name = self.board.towns[town]
        here = self.table["town"] == name
        mark = ACTIVE if here else ON_OFFER if name in self.table["offer"] else " " if self.free[town] else FULLY_LINKED
        kind = self.texts.say(f"short-{self.board.types[self.board.type[town]]}")
        return [mark, Text(self.named(name), style="bold"), str(self.board.value[town]), self._room(town), Text(kind, style="dim"), self._connections(town)]

    def _room(self, town: int) -> Text:
        """The industries in a town, and a dot for each one that it can still hold."""
        room = Text()
        industries = self.table["industries"].get(self.board.towns[town], {})
        for colour, count in industries.items():
            for _ in range(count):
                room.append_text(self.sign(colour))
        return room.append(FREE_SPACE * (self.board.value[town] - sum(industries.values())), style="dim")

    def _connections(self, town: int) -> Text:
        """Where the connections of a town lead; a taken one has the sign of its owner."""
        words: list[Text] = []
        for connection in self.board.connections_of[town]:
            other = self.board.end_b[connection] if self.board.end_a[connection] == town else self.board.end_a[connection]
            line = SINGLE if self.board.size[connection] == 1 else DOUBLE
            name = self.named(self.board.towns[other])
            owner = self.table["links"][connection]
            if owner is None:
                words.append(Text(f"{line}{name}"))
            else:
                words.append(Text.assemble(self.sign(owner), (f"{line}{name}", "dim")))
        return Text("  ").join(words)

    def owned(self) -> Iterable[RenderableType]:
        """The links of each colour, and how many of them hang together. [WW-9.5]"""
        if not any(self.table["links"]):
            return
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        rows.add_column()
        for _, one in self._in_turn_order():
            mine = [connection for connection, owner in enumerate(self.table["links"]) if owner == one["colour"]]
            links = sum(self.board.size[connection] for connection in mine)
            line = Text(self.say("no-links"), style="dim")
            if links:
                largest = largest_network(mine, self.board.end_a, self.board.end_b, self.board.size, len(self.board.towns))
                names = ", ".join(self._ends(connection) for connection in mine)
                line = Text.assemble((self.say("network", n=links, largest=largest), "bold"), f" {names}")
            rows.add_row(self.who(one["colour"]), line)
        yield Rule(self.title("links-on-map"), style="dim")
        yield rows

    def discard(self) -> Iterable[RenderableType]:
        """The discard pile, which everybody may look through. [WW-14.7]"""
        if self.table["discard"]:
            words = ", ".join(self.named(card) for card in self.table["discard"])
            yield Text(f"{self.say('discard', n=len(self.table['discard']))} {words}", style="dim")

    def players(self) -> RenderableType:
        """One row for each colour, in turn order: money, income, tokens, supplies and bid."""
        rows = FittingTable(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
        rows.add_column(self.say("box"), justify="right", no_wrap=True)
        rows.add_column(self.say("player"), no_wrap=True)
        for key in ("cash", "income", "tokens", "industries-left", "links-left", "bid"):
            heading = self.say(key)
            rows.add_column(heading, justify="right", min_width=max(len(word) for word in heading.split()))
        seen: set[int] = set()
        for place, one in self._in_turn_order():
            rows.add_row(*self._player(place, one, one["seat"] in seen), style="bold" if one["colour"] == self.active else "")
            seen.add(one["seat"])
        return Group(rows, *self._below_players(), "")

    def _in_turn_order(self) -> list[tuple[int, dict[str, Any]]]:
        order = self.table["order"]
        placed = sorted((one for one in self.table["sets"] if one["colour"] in order), key=lambda one: order.index(one["colour"]))
        waiting = [one for one in self.table["sets"] if one["colour"] not in order]
        return [(place + 1, one) for place, one in enumerate(placed)] + [(0, one) for one in waiting]

    def _player(self, place: int, one: dict[str, Any], again: bool) -> list[RenderableType]:
        """The cells of a row; what both colours of a player share stands only once. [WW-12.1]"""
        seat = one["seat"]
        name = self.who(one["colour"])
        if seat == self.view["seat"]:
            name.append(f" ({self.say('you')})")
        mark = f"{ACTIVE} " if one["colour"] == self.active else ""
        bid = self.table["bids"][seat]
        shared = [self.money(self.table["cash"][seat]), str(self.table["income"][seat]), str(self.table["tokens"][seat])]
        cells: list[RenderableType] = [f"{mark}{place or '–'}", name, *([""] * 3 if again else shared), str(one["industries"]), str(one["links"])]
        cells.append("" if bid is None or again else self.money(bid))
        return cells

    def _below_players(self) -> Iterable[RenderableType]:
        """Cards won, the track that breaks ties, and what only the reader knows: means, and the answer in the closed fist. [WW-14.11]"""
        if self.view["phase"] != "standing" and any(self.table["won"]):
            yield Text(self.say("cards-won", cards=", ".join(self._cards_won())))
        if self.table["before"] and len(self.table["order"]) < len(self.table["sets"]):
            yield Text(" ").join([Text(self.say("before")), *(self.sign(colour) for colour in self.table["before"])])
        own = self.table["own"]
        if own is not None:
            facts = [self.say("means", n=own["means"])]
            if own["picked"] is not None:
                facts.append(self.say("own-colour", colour=own["picked"]))
            if own["bid"] is not None:
                facts.append(self.say("own-bid", n=own["bid"]))
            yield Text(" · ".join(facts), style="italic")

    def _cards_won(self) -> list[str]:
        """Variants: the cards that wait for their turn, by the box of the new turn order. [WW-13.2c]"""
        order = self.table["next_order"] or self.table["order"]
        held = [(place + 1, self.seat_of[colour], self.table["won"][self.seat_of[colour]]) for place, colour in enumerate(order)]
        return [f"{place} {self.named(card)} ({self.names[seat]})" for place, seat, card in held if card is not None]

    def demand(self) -> RenderableType:
        """The demand display, and the reader's own tokens. [WW-14.9]"""
        own = self.table["own"]
        rows = FittingTable(box=None, padding=(0, 1), pad_edge=False, show_header=own is not None)
        rows.add_column("")
        rows.add_column("")
        if own is not None:
            rows.add_column(self.say("in-hand"), justify="right", style="italic", header_style="italic")
        choosing = own is not None and any(own["fist"].values())
        if choosing:
            rows.add_column(self.say("chosen"), justify="right", style="italic", header_style="italic")
        for kind, count in self.table["display"].items():
            cells = [self.texts.say(f"type-{kind}"), f"{count} {TOKEN * count}"]
            if own is not None:
                cells.append(str(own["tokens"][kind] or FREE_SPACE))
            if choosing:
                cells.append(str(own["fist"][kind] or FREE_SPACE))
            rows.add_row(*cells)
        return Group(self.title("demand"), rows, Text(self.say("undrawn", n=self.table["undrawn"]), style="dim"))

    def cards(self) -> RenderableType:
        """The cards on offer with what they allow, and what is left face down."""
        rows = FittingTable(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        for card in self.table["offer"]:
            rows.add_row(*self._card(card))
        if not self.table["offer"]:
            rows.add_row(Text(self.say("no-cards"), style="dim"))
        left = self.say("deck", n=self.table["deck"]) + " · " + self.say("set-aside", n=self.table["set_aside"])
        return Group(self.title("offer"), rows, Text(left, style="dim"))

    def _card(self, card: str) -> list[RenderableType]:
        if card not in self.board.towns:
            value = self.board.face_value[self.board.faces.index(card)]
            open_towns = any(self.free[town] for town in range(len(self.free)) if self.board.value[town] == value)
            return [f"{ON_OFFER} {self.named(card)}", str(value), "", "" if open_towns else self._linked(), self._standing(card)]
        town = self.board.towns.index(card)
        kind = self.texts.say(f"short-{self.board.types[self.board.type[town]]}")
        return [f"{ON_OFFER} {self.named(card)}", str(self.board.value[town]), kind, "" if self.free[town] else self._linked(), self._standing(card)]

    def _linked(self) -> str:
        return f"{FULLY_LINKED} {self.say('fully-linked')}"

    def _standing(self, card: str) -> str:
        """Variant B: the standing bids on a card."""
        if self.view["phase"] != "standing":
            return ""
        holders = [seat for seat, held in enumerate(self.table["won"]) if held == card]
        return ", ".join(self.say("standing", n=self.table["bids"][seat], player=self.names[seat]) for seat in holders)

    def asked(self) -> RenderableType:
        """What is decided now and by whom; at the end the result."""
        if self.view["over"]:
            return Group(*self._result())
        acting = self.texts.listed([self.names[seat] for seat in self.view["to_act"]])
        now = Text(f"{ACTIVE} {self.say('acting', phase=self._phase(), players=acting)}", style="bold")
        return Group(now, *self._turn_in_hand())

    def _phase(self) -> str:
        name = self.view["phase"]
        if name == "demand":
            return self.say("demand-creation", n=self.table["creation"])
        words = self.texts.say(f"phase-{name}")
        if name == "auction" and self.view["players"] == 2:
            return f"{words} ({2 if self.table['order'] else 1})"
        return words

    def _result(self) -> list[RenderableType]:
        lines: list[RenderableType] = [Text(self.say("over"))]
        for place, seat in enumerate(self.view["ranking"]):
            line = Text(f"{place + 1}. {self.names[seat]} {self.money(self.view['scores'][seat])}", style="bold" if place == 0 else "")
            lines.append(line)
        return lines

    def _turn_in_hand(self) -> list[RenderableType]:
        """The card, the town and the links of the turn that is being played, and the card that is being auctioned."""
        facts: list[str] = []
        lot = self.table["lot"]
        if lot is not None:
            facts.append(self.say("lot", card=lot["card"]))
            if lot["leader"] is not None:
                facts.append(self.say("standing", n=lot["price"], player=self.names[lot["leader"]]))
                facts.append(self.say("still-in", players=[self.names[seat] for seat, here in enumerate(self.table["still_in"]) if here]))
        if self.table["card"] is not None:
            facts.append(self.say("card-drawn" if self.table["gambled"] else "card", card=self.table["card"]))
        if self.table["town"] is not None:
            facts.append(self.say("town", town=self.table["town"]))
        if self.table["built"]:
            facts.append(self.say("built", links=[self._ends(self._numbered(one)) for one in self.table["built"]]))
        if not facts:
            return []
        line = Text("  ")
        if self.active is not None:
            line.append_text(self.sign(self.active)).append(" ")
        return [line.append(" · ".join(facts))]

    # What follows from the view

    def _free_connections(self) -> list[int]:
        """By town, how many of its connections are free. [WW-6.10]"""
        return [sum(self.table["links"][connection] is None for connection in connections) for connections in self.board.connections_of]

    def _ends(self, connection: int) -> str:
        a, b = (self.named(self.board.towns[end[connection]]) for end in (self.board.end_a, self.board.end_b))
        return f"{a}{'–' if self.board.size[connection] == 1 else DOUBLE}{b}"

    def _numbered(self, ends: str) -> int:
        """The connection that "Reading-Oxford" names."""
        move = self.board.by_text[f"link {ends}"]
        return self.board.link.index(move)


def _flowed(words: Iterable[str], width: int) -> str:
    """Words with two spaces between them, in lines that break between words only."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 2 + len(word) > width:
            lines.append("")
        lines[-1] += ("  " if lines[-1] else "") + word
    return "\n".join(lines)


@cache
def _board(name: str, board: str) -> Board:
    made = game(name).board(board)
    assert isinstance(made, Board)
    return made


@cache
def _regions(name: str, board: str) -> list[tuple[str, list[int]]]:
    """The towns by region, in the order of the board file."""
    regions: dict[str, list[int]] = {}
    for town, data in enumerate(game(name).board_data(_board(name, board))["towns"].values()):
        regions.setdefault(data.get("region", ""), []).append(town)
    return list(regions.items())


@cache
def _chips(name: str, board: str) -> dict[str, str]:
    """The style of each colour's sign: its own colour behind a letter that can be read on it."""
    chips: dict[str, str] = {}
    for colour in game(name).board_data(_board(name, board))["player_colours"]:
        red, green, blue = (int(colour["colour"][at : at + 2], 16) for at in (1, 3, 5))
        ink = "black" if 299 * red + 587 * green + 114 * blue > 128_000 else "bright_white"
        chips[colour["id"]] = f"bold {ink} on {colour['colour']}"
    return chips
