"""The table as the terminal shows it, made from a view alone. A colour is never the only sign: each has its letter."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.wording import all_words, condition_words, contract_words
from roundhouse.kernel.game import game
from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import Texts

ACTIVE = "▶"
UP, DOWN = "▲", "▽"
EMPTY = "·"
NEUTRAL = "■"
CONTRACT = "§"
STYLES = {"yellow": "black on yellow", "red": "white on red", "black": "white on black", "blue": "white on blue"}


def table(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    sheet = Sheet(view, texts, names)
    parts = [sheet.heading(), sheet.players(), sheet.workers(), sheet.objectives(), sheet.cities(), sheet.tracks(), sheet.telegraph(), sheet.supply()]
    return Group(*parts, *sheet.in_hand())


class Sheet:
    """One view, ready to be printed."""

    def __init__(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.texts = texts
        self.names = names
        self.board = _board(view["game"], view["board"])

    # Words and signs

    def say(self, key: str, **facts: Any) -> str:
        return self.texts.say(f"table-{key}", **facts)

    @property
    def colon(self) -> str:
        return self.texts.say("colon")

    def word(self, name: str, word: str) -> str:
        return self.texts.say(f"{name}-{word}") if self.texts.has(f"{name}-{word}") else word

    def effects(self, effects: list[Any]) -> str:
        return self.texts.listed([self.texts.say(str(said["say"]), **_facts(said)) for said in all_words(effects, self.board.colour_names)])

    def sign(self, seat: int) -> Text:
        """The letter of a seat, on its colour."""
        colour = self.view["colours"][seat][0]
        return Text(str(seat + 1), style=STYLES.get(colour, "reverse"))

    def signs(self, seats: Sequence[int], first: Any = None) -> Text:
        """The signs of some seats, the one on the first place in brackets."""
        shown = Text(f"[{NEUTRAL}]" if first == "neutral" else "")
        if isinstance(first, int):
            shown = Text.assemble("[", self.sign(first), "]")
        for seat in seats:
            if seat != first:
                shown.append_text(self.sign(seat))
        return shown if shown.plain else Text(EMPTY)

    def crowd(self, counts: dict[str, int]) -> str:
        """Workers by colour, as words."""
        return ", ".join(f"{self.word('word', colour)}{times(n)}" for colour, n in counts.items() if n) or EMPTY

    def trains(self, counts: dict[str, int], sign: str) -> str:
        return ", ".join(f"{sign} {self.word('word', train)}{times(n)}" for train, n in counts.items())

    def grid(self, title: str, *columns: str) -> Table:
        made = FittingTable(title=self.say(title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        for place, column in enumerate(columns):
            made.add_column(column, no_wrap=place == 0)  # a name stays whole
        return made

    # The parts of the table, from top to bottom

    def heading(self) -> RenderableType:
        phase = self.texts.say(f"phase-{self.view['phase']}")
        last = self.table["last_round"]
        words = self.say("round", n=self.table["round"]) + (f" · {self.say('last-round', n=last)}" if last else "")
        return Text(f"{words} · {phase} · {self.say('first-player', player=self.names[self.table['first_player']])}", style="bold")

    def players(self) -> RenderableType:
        columns = ("money", "shares", "tracks-left", "buildings-left", "sale", "progress", "points")
        rows = self.grid("players", "", *(self.say(key) for key in columns))
        for seat, row in enumerate(self.table["seats"]):
            mark = f"{ACTIVE} " if seat == self.table["active"] else "  "
            progress = "/".join(str(n) for n in row["progress"].values())
            sale = EMPTY if row["sale"] is None else self.texts.say("money", n=row["sale"])
            money, points = self.texts.say("money", n=row["money"]), row["points"]["total"]
            cells = [money, row["shares"], row["tracks"], row["buildings"], sale, progress, points]
            rows.add_row(Text.assemble(mark, self.sign(seat), " ", self.names[seat]), *(str(cell) for cell in cells))
        return rows

    def workers(self) -> RenderableType:
        rows = self.grid("workers", "", self.say("supply"), self.say("on-board"), self.say("trains"))
        for seat, row in enumerate(self.table["seats"]):
            there = [f"{self.word('action', action)}{self.colon}{self.crowd(crowd)}" for action, crowd in row["board"].items() if any(crowd.values())]
            placed = self.texts.say("semicolon").join(there)
            trains = ", ".join(part for part in (self.trains(row["trains_up"], UP), self.trains(row["trains_down"], DOWN)) if part)
            rows.add_row(self.sign(seat), self.crowd(row["supply"]), placed or EMPTY, trains or EMPTY)
        return rows

    def objectives(self) -> RenderableType:
        rows = self.grid("objectives", "", "", self.say("conditions"), self.say("managers"), self.say("completed"))
        for seat, row in enumerate(self.table["seats"]):
            for place, held in enumerate(row["objectives"]):
                done = ", ".join(row["completed"]) or EMPTY
                rows.add_row(self.sign(seat) if place == 0 else "", *self._objective(held), done if place == 0 else "")
        return rows

    def _objective(self, held: dict[str, Any] | None) -> list[str]:
        if held is None:
            return [EMPTY, EMPTY, EMPTY]
        tile = next(one for one in self.board.objectives if one.name == held["tile"])
        conditions = self.texts.listed([self.texts.say(str(said["say"]), **_facts(said)) for said in condition_words(tile)])
        wanted = ["any" if colour < 0 else self.board.colour_names[colour] for colour in tile.managers]
        places = [f"{self.word('word', asked)} {'✓' if there else '✗'}" for asked, there in zip(wanted, held["managers"], strict=True)]
        return [f"{tile.name} ({tile.vp})", conditions, ", ".join(places)]

    def cities(self) -> RenderableType:
        rewards = f"{self.say('main-reward')} · {self.say('bonus')}"
        rows = self.grid("cities", "", self.say("level"), self.say("cost"), self.say("stations"), rewards)
        for city, (name, row) in enumerate(self.table["cities"].items()):
            tile = next(one for one in self.board.city_tiles if one.name == row["tile"])
            here = [seat for seat, one in enumerate(self.table["seats"]) if name in one["connected"]]
            connected = Text.assemble(name, " ", *(self.sign(seat) for seat in here)) if here else Text(name, style="dim")
            cost = self.texts.say("money", n=self.board.cost[city])
            stations = self.signs(row["stations"], row["first"])
            rows.add_row(connected, str(self.board.level[city]), cost, stations, f"{self.effects(tile.main)} · {self.effects(tile.bonus)}")
        return rows

    def tracks(self) -> RenderableType:
        rows = self.grid("map", self.say("space"), self.say("tracks"), self.say("space"), self.say("tracks"))
        cells: list[RenderableType] = []
        for space, name in enumerate(self.board.space_names):
            icon = UP * self.board.triangles[space] + (CONTRACT if self.board.contract_spaces >> space & 1 else "")
            cells += [f"{self.board.space_labels[space]} {icon} ({name})", self.signs(self.table["tracks"].get(name, []))]
        for place in range(0, len(cells), 4):
            rows.add_row(*cells[place : place + 4])
        return rows

    def telegraph(self) -> RenderableType:
        rows = self.grid("telegraph", "", self.say("shares"), self.say("offices"), self.say("tile"), self.say("link"))
        for section, row in enumerate(self.table["sections"]):
            tile = CONTRACT
            if row["tile"] is not None:
                tile = self.effects(next(one for one in self.board.telegraph_tiles if one.name == row["tile"]).effects)
            link = str(self.board.link_vp[section]) if section < len(self.board.link_vp) else ""
            shares = f"{self.board.section_shares[section]} + {self.board.first_shares[section]}"
            rows.add_row(str(section + 1), shares, self.signs(row["offices"], row["first"]), tile, link)
        return rows

    def supply(self) -> RenderableType:
        """The common supply, the trains, the contract tile and the piles."""
        halves = self.board.contracts[self.board.contract_names.index(self.table["contract"])]
        said = [contract_words(half, self.board.colour_names) for half in halves]
        sides = [self.texts.say(str(one["say"]), **_facts(one)) for one in said]
        trains = ", ".join(f"{self.word('word', train)} ×{n}" for train, n in self.table["trains"].items())
        piles = ", ".join(f"{group} {n}" for group, n in self.table["objective_piles"].items())
        lines = [
            f"{self.say('common')}{self.colon}{self.crowd(self.table['common'])}",
            f"{self.say('trains')}{self.colon}{trains}",
            f"{self.say('contract')}{self.colon}{' | '.join(sides)} ({self.say('left', n=self.table['contract_pile'])})",
            f"{self.say('piles')}{self.colon}{piles}",
        ]
        offered = [f"{one['side']} ({self.word('word', one['worker'])})" for one in self.table["setup"] if one["worker"] is not None]
        if offered:
            lines.append(f"{self.say('setup')}{self.colon}{', '.join(offered)}")
        return Text("\n".join(lines))

    def in_hand(self) -> list[RenderableType]:
        """The action in hand, and what only the reader sees."""
        found: list[RenderableType] = []
        action = self.table["action"]
        if action is not None:
            words = f"{self.word('action', action['action'])} ({self.word('word', action['worker'])})"
            found.append(Text(self.say("action", action=words, n=action["to_place"], due=self.texts.say("money", n=action["due"])), style="bold"))
        own = self.table["own"]
        if own is not None and own["drawn"]:
            found.append(Text(f"{self.say('drawn')}{self.colon}{', '.join(own['drawn'])}", style="italic"))
        return found


def times(n: int) -> str:
    """How many there are, behind the word for one: it need not agree with a number."""
    return f" ×{n}" if n > 1 else ""


def _facts(said: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in said.items() if key != "say"}


@cache
def _board(name: str, board: str) -> RailBoard:
    made = game(name).board(board)
    assert isinstance(made, RailBoard)
    return made
