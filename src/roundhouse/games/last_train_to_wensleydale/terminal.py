"""The table as the terminal shows it, made from a view alone. A colour is never the only sign: each has its letter."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, HILL, KIND_NAMES, KINDS, MAJOR, MINOR, NO_TOWN, TRACK_NAMES, Board
from roundhouse.kernel.game import game
from roundhouse.kernel.tabular import FittingTable, short_codes
from roundhouse.kernel.texts import Texts

ACTIVE = "▶"
TOWN_SIGNS = {MINOR: "○", MAJOR: "□"}
COMPANY_SIGN = "■"
LETTERS = dict(zip(KIND_NAMES, "SCRGO", strict=True))
STYLES = {"purple": "white on purple4", "yellow": "black on yellow", "blue": "white on blue", "black": "white on grey19"}
COMPANY_STYLES = dict(zip(COMPANY_NAMES, ("bold red", "bold green"), strict=True))


def table(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table, fitted to the width of the terminal that prints it."""
    return Sheet(view, texts, names).shown()


class Sheet:
    """One view, ready to be printed."""

    def __init__(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.texts = texts
        self.names = names
        board = game(view["game"]).board(view["board"])
        assert isinstance(board, Board)
        self.board = board
        self.codes = short_codes(board.names, 3)

    def shown(self) -> RenderableType:
        """Everything, from top to bottom."""
        beside = Columns([self.boxes(), self.trains()], padding=(0, 3))
        return Group(self.heading(), self.players(), self.orders(), "", beside, *self.map(), self.lines())

    # Words and signs

    def say(self, key: str, **facts: Any) -> str:
        return self.texts.say(f"table-{key}", **facts)

    def who(self, seat: int) -> Text:
        """A player: the first letter of the colour, on that colour, and the name."""
        return Text.assemble(self.sign(seat), " ", self.names[seat])

    def sign(self, seat: int) -> Text:
        colour = self.view["colours"][seat][0]
        return Text(f" {self.texts.say(f'sign-{colour}')} ", style=STYLES.get(colour, "reverse"))

    def listed(self, seats: Iterable[int]) -> str:
        return " > ".join(self.names[seat] for seat in seats) or self.say("none")

    def place(self, area: str) -> str:
        return self.board.names[self.board.areas.index(area)]

    def route(self, areas: Iterable[str]) -> str:
        return "–".join(self.place(area) for area in areas)

    # The parts of the table

    def heading(self) -> RenderableType:
        """The turn, what is decided now and by whom; at the end the result."""
        lines: list[RenderableType] = [Rule(Text(self.say("turn", n=self.table["turn"], total=self.table["turns"]), style="bold"), style="dim")]
        if self.view["over"]:
            lines.append(Text(self.say("over")))
            for place, seat in enumerate(self.view["ranking"]):
                lines.append(Text(f"{place + 1}. {self.names[seat]} {self.view['scores'][seat]}", style="bold" if place == 0 else ""))
        else:
            acting = self.texts.listed([self.names[seat] for seat in self.view["to_act"]])
            phase = self.texts.say(f"phase-{self.view['phase']}")
            lines.append(Text(f"{ACTIVE} {self.say('acting', phase=phase, players=acting)}", style="bold"))
        return Group(*lines, *self.in_hand(), "")

    def in_hand(self) -> list[RenderableType]:
        """The series or the payment of the turn in hand."""
        lines: list[RenderableType] = []
        series = self.table["series"]
        if series and series["company"]:
            lines.append(Text(self.say("sale", company=series["company"], route=self.route(series["areas"]))))
        elif series:
            line = self.say("series", route=self.route(series["areas"]), n=series["cost"])
            owed = [{"say": f"points-{track}", "n": series["owed"][track]} for track in TRACK_NAMES if series["owed"][track]]
            lines.append(Text(f"{line} {self.say('owed', points=owed)}" if owed else line))
        if self.table["payment"]:
            lines.append(Text(self.say("bill", n=self.table["payment"]["bill"])))
        return lines

    def players(self) -> RenderableType:
        """What everybody has, in player order: cubes, tracks and links; then trains and pieces."""
        means = self._grid(["hand", *TRACK_NAMES, "profit", "links", "points"], self._means)
        cargo = self._grid(["trains", "room", "pieces", "sets"], self._cargo)
        return Columns([means, cargo], padding=(0, 2))

    def _grid(self, heads: list[str], row: Callable[[int], list[str]]) -> Table:
        grid = FittingTable(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        grid.add_column(self.say("player"), no_wrap=True)
        for head in heads:
            grid.add_column(self.say(head), justify="right", no_wrap=True)
        for seat in self.table["order"]:
            grid.add_row(self.who(seat), *row(seat))
        return grid

    def _means(self, seat: int) -> list[str]:
        """Behind each influence stands its place in the ranking."""
        own = self.table["seats"][seat]
        ranked = [self.table["influence"][track] for track in TRACK_NAMES]
        return [
            str(own["hand"]),
            *[f"{track['space'][seat]}·{track['rank'].index(seat) + 1}" for track in ranked],
            f"{self.table['profit']['space'][seat]:+d}",
            f"{len(own['links'])}/{len(own['links']) + own['links_left']}",
            str(own["score"]),
        ]

    def _cargo(self, seat: int) -> list[str]:
        own = self.table["seats"][seat]
        trains = " ".join(own["trains"])
        if own["passed"]:
            trains = f"{trains} ({self.say('passed')})".strip()
        pieces = [own["loaded"][kind] + own["delivered"][kind] for kind in KIND_NAMES[:KINDS]]
        return [trains, f"{own['passenger_room']}+{own['goods_room']}", " ".join(str(count) for count in pieces), str(own["sets"])]

    def orders(self) -> Text:
        """The two displays of Phase 4."""
        return Text(self.say("orders", building=self.listed(self.table["build_order"]), trains=self.listed(self.table["train_order"])))

    def boxes(self) -> RenderableType:
        """The influence boxes, with counters and bids."""
        grid = FittingTable(title=self.say("boxes"), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        for head in ("box", "worth", "bid"):
            grid.add_column(self.say(head))
        for one in self.table["boxes"]:
            points = dict(one["printed"])
            if one["counter"]:
                points[one["counter"]] += 1
            worth = ", ".join(self.texts.say(f"points-{track}", n=count) for track, count in points.items() if count)
            bid = Text(self.say("least", n=one["least"])) if one["holder"] is None else Text.assemble(self.sign(one["holder"]), f" {one['bid']}")
            grid.add_row(str(one["number"]), worth, bid)
        return grid

    def trains(self) -> RenderableType:
        """The trains, with their owners."""
        grid = FittingTable(title=self.say("display"), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        for head in ("trains", "cost", "capacity", "owner"):
            grid.add_column(self.say(head))
        for train, one in enumerate(self.table["trains"]):
            slots = self.say("slots", passengers=self.board.passengers[train], goods=self.board.goods[train])
            owner = Text("") if one["owner"] is None else self.who(one["owner"])
            grid.add_row(one["id"], str(self.board.row_cost[self.board.row[train]]), slots, owner)
        return grid

    def map(self) -> list[RenderableType]:
        """Every area with what lies there and its neighbours, by the price of a link: towns, plains, hills."""
        groups: dict[str, list[Text]] = {"towns": [], "country": [], "hills": []}
        for number, area in enumerate(self.board.areas):
            pieces = self.table["pieces"].get(area, {})
            if self.board.terrain[number] == HILL:
                group = "hills"
            else:
                group = "country" if self.board.town[number] == NO_TOWN else "towns"
            groups[group].append(self._area(number, area, pieces))
        parts: list[RenderableType] = [Text(self.say("map"), style="bold"), Text(self.say("key"), style="dim")]
        for group, entries in groups.items():
            parts += [Text(self.say(group), style="underline"), Columns(entries, padding=(0, 3), equal=True)]
        return parts

    def _area(self, number: int, area: str, pieces: dict[str, int]) -> Text:
        """Sign and name, the companies of a town, and the pieces there."""
        companies = [name for name in COMPANY_NAMES if area in self.table["companies"][name]["towns"]]
        line = Text(f"{COMPANY_SIGN if companies else TOWN_SIGNS.get(self.board.town[number], ' ')} ")
        line.append(self.codes[number], style="bold cyan").append(f" {self.board.names[number]}")
        for name in companies:
            line.append(f" {name}", style=COMPANY_STYLES[name])
        for kind, count in pieces.items():
            line.append(f" {LETTERS[kind] * count}", style="bold")
        near = f" ← {self._beside(number)}" if self.board.terrain[number] == HILL else f" → {self._near(number)}"
        return line.append(near, style="dim")

    def _beside(self, hill: int) -> str:
        """The codes of the towns from which a hill's stone is fetched: its neighbours, but for those of a company. [LW-10.10]"""
        beside = {self.board.beyond(border, hill) for border in self.board.borders_of[hill]}
        served = {area for name in COMPANY_NAMES for area in self.table["companies"][name]["towns"]}
        towns = [self.codes[area] for area in beside if self.board.town[area] != NO_TOWN and self.board.areas[area] not in served]
        return " ".join(sorted(towns)) or self.say("none")

    def _near(self, number: int) -> str:
        """The codes of the neighbours that a link can reach, behind the price of it."""
        by_cost: dict[int, list[str]] = {}
        for border in self.board.borders_of[number]:
            if self.board.cost[border]:
                by_cost.setdefault(self.board.cost[border], []).append(self.codes[self.board.beyond(border, number)])
        return ", ".join(f"{cost}{self.texts.say('colon')}{' '.join(sorted(codes))}" for cost, codes in sorted(by_cost.items())) or self.say("none")

    def lines(self) -> RenderableType:
        """Who has links where, drawn together into lines."""
        parts: list[RenderableType] = [Text(self.say("lines"), style="underline")]
        for seat, own in enumerate(self.table["seats"]):
            parts.append(Text.assemble(self.who(seat), self.texts.say("colon"), self._routes(own["links"])))
        for name in COMPANY_NAMES:
            parts.append(Text.assemble((name, COMPANY_STYLES[name]), self.texts.say("colon"), self._routes(self.table["companies"][name]["links"])))
        return Group(*parts)

    def _routes(self, links: Sequence[str]) -> str:
        return self.texts.say("semicolon").join(self.route(chain) for chain in chains([link.split("-") for link in links])) or self.say("none")


def chains(links: list[list[str]]) -> list[list[str]]:
    """Links drawn together into chains of areas, each link in one of them."""
    found: list[list[str]] = []
    left = [link[:] for link in links]
    while left:
        chain = left.pop(0)
        grown = True
        while grown:
            grown = False
            for link in left:
                end = link[1] if chain[-1] == link[0] else link[0] if chain[-1] == link[1] else None
                start = link[1] if chain[0] == link[0] else link[0] if chain[0] == link[1] else None
                if end is not None and end not in chain:
                    chain.append(end)
                elif start is not None and start not in chain:
                    chain.insert(0, start)
                else:
                    continue
                left.remove(link)
                grown = True
                break
        found.append(chain)
    return found
