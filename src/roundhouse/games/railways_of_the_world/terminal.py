"""The table as Rich prints it: the hex map in characters and colours, the cities, the players, the cards. Made from a view alone."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from roundhouse.games.railways_of_the_world.moves import CITY, COLOUR_NAMES, MOUNTAIN, OFF_LIMITS, OPEN, SEA, SHORE, WATER, WESTERN, Board
from roundhouse.kernel.tabular import FittingTable, short_codes
from roundhouse.kernel.texts import Texts
from roundhouse.parts.hex import SIDE_NAMES, SIDES, opposite

MARKS = {OPEN: "·", WATER: "w", MOUNTAIN: "m", CITY: "@", SHORE: ":", SEA: "~", OFF_LIMITS: "#", WESTERN: "W"}
GROUND = {OPEN: "green", WATER: "cyan", MOUNTAIN: "yellow", CITY: "bold", SHORE: "blue", SEA: "blue", OFF_LIMITS: "bright_black", WESTERN: "red"}
GOODS_STYLE = {
    "red": "white on red",
    "yellow": "black on yellow",
    "blue": "white on blue",
    "black": "white on black",
    "purple": "white on magenta",
    "grey": "black on white",
}
LETTERS = {colour: "K" if colour == "black" else colour[0].upper() for colour in COLOUR_NAMES if colour != "grey"}  # of the goods
SEAT_STYLE = {"red": "bold red", "yellow": "bold yellow", "green": "bold green", "blue": "bold blue", "purple": "bold magenta", "grey": "bold white"}
TRACK = ["──", "╲", "╱", "──", "╲", "╱"]  # by side
RIDGE = "^"
MARGIN = 4  # columns for the numbers of the rows


def table(board: Board, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """Everything on the table that the view shows."""
    data = view["table"]
    styles = [SEAT_STYLE.get(colours[0], "bold") for colours in view["colours"]]
    return Group(
        _heading(board, data, texts, names, styles),
        HexMap(board, data, styles),
        _legend(texts),
        Cities(board, data, texts),
        _players(board, data, texts, names, styles),
        _cards(board, data, texts),
    )


class HexMap:
    """The map: a hex is a mark or a city's letters; track leaves it over its sides in the colour of the owner."""

    def __init__(self, board: Board, data: dict[str, Any], styles: Sequence[str]) -> None:
        self.board = board
        self.data = data
        self.styles = styles

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = drawn(self.board, self.data, self.styles, pitch_of(self.board, options))
        step = options.max_width - MARGIN
        for start in range(MARGIN, max(len(line) for line in lines), step):  # a narrow screen gets the map in strips
            for line in lines:
                strip = line[:MARGIN] + line[start : start + step]
                strip.no_wrap = True
                strip.overflow = "crop"
                yield strip


class Cities:
    """The cities with their cubes, under the letters that they have on the map."""

    def __init__(self, board: Board, data: dict[str, Any], texts: Texts) -> None:
        self.board = board
        self.data = data
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        entries: list[RenderableType] = []
        for code, (name, city) in zip(codes_of(self.board, pitch_of(self.board, options)), self.data["cities"].items(), strict=True):
            title = self.texts.say("city-name", city=city_word(self.board, name)) + ("*" if city["new_city"] else "")
            wants = f" ({LETTERS[city['colour']]})" if city["colour"] in LETTERS else ""  # for eyes and screens without colours; a grey city wants nothing
            entry = Text.assemble((code, "bold " + GOODS_STYLE[city["colour"]]), f" {title}{wants} ")
            entries.append(entry.append_text(_cubes(city["cubes"])))
        yield Columns(entries, padding=(0, 2), column_first=True)


def pitch_of(board: Board, options: ConsoleOptions) -> int:
    """How many columns a hex takes: four where the screen is wide enough, else two."""
    return 4 if options.max_width >= 4 * board.land.grid.columns + 6 else 2


def codes_of(board: Board, pitch: int) -> list[str]:
    """The letters of every city: three on a wide map, two on a narrow one."""
    return short_codes(board.land.city_names, 3 if pitch == 4 else 2)


def drawn(board: Board, data: dict[str, Any], styles: Sequence[str], pitch: int) -> list[Text]:
    """The lines of the map. A row of hexes takes two: its hexes, and the slanted sides to the row below."""
    grid = board.land.grid
    width = pitch * grid.columns + pitch // 2 + 4
    sheet = [[(" ", "")] * width for _ in range(2 * grid.rows)]
    track = _tracks(board, data)
    codes = codes_of(board, pitch)
    for place in range(grid.size):
        col, row = grid.col(place), grid.row(place)
        middle = 4 + pitch * col + (pitch // 2) * (row % 2) + (1 if pitch == 4 else 0)
        _mark(board, data, codes, track, styles, place, sheet[2 * row], middle, pitch)
        for side in range(3):
            _side(board, track, styles, place, side, sheet, 2 * row, middle, pitch)
    for row in range(grid.rows):
        for offset, digit in enumerate(f"{row:>2}"):
            sheet[2 * row][offset] = (digit, "dim")
    head = Text("     "[: pitch // 4 + 4] + "".join(f"{col:<{pitch}}" if pitch == 4 or col % 2 == 0 else "  " for col in range(grid.columns)), style="dim")
    return [head, *(Text.assemble(*cells) for cells in sheet)]


def _mark(
    board: Board,
    data: dict[str, Any],
    codes: list[str],
    track: dict[int, int],
    styles: Sequence[str],
    place: int,
    cells: list[tuple[str, str]],
    middle: int,
    pitch: int,
) -> None:
    """The middle of a hex: a city's letters on its colour, the number of the track's owner, or the terrain."""
    city = board.city_at[place]
    if city >= 0:
        style = GOODS_STYLE[data["cities"][board.land.city_names[city]]["colour"]]
        for offset, letter in enumerate(codes[city]):
            cells[middle + offset - (1 if pitch == 4 else 0)] = (letter, "bold " + style)
        return
    owners = {track[place * SIDES + side] for side in range(SIDES) if place * SIDES + side in track}
    sides = sum(1 for side in range(SIDES) if place * SIDES + side in track)
    if sides:
        first = min(owners)
        cells[middle] = ("+" if sides > 2 else str(first + 1), styles[first])
    else:
        cells[middle] = (MARKS[board.terrain[place]], GROUND[board.terrain[place]])


def _side(
    board: Board,
    track: dict[int, int],
    styles: Sequence[str],
    place: int,
    side: int,
    sheet: list[list[tuple[str, str]]],
    line: int,
    middle: int,
    pitch: int,
) -> None:
    """Track or a ridge over the east side, or over the two lower sides, of a hex."""
    key = place * SIDES + side
    over = board.near[key]
    back = over * SIDES + opposite(side)
    owner = track.get(key, track.get(back, -1) if over >= 0 else -1)
    mark = TRACK[side][0] if owner >= 0 else RIDGE if board.ridge[key] else ""
    if not mark:
        return
    style = styles[owner] if owner >= 0 else "bold red"
    if side == 0:
        spots = [middle + 2] if pitch == 4 else [middle + 1] if board.city_at[place] < 0 else []
        if pitch == 4 and owner >= 0:
            spots += [spot for spot, hex_ in ((middle + 1, place), (middle + 3, over)) if board.city_at[hex_] < 0]
        for spot in spots:
            if spot < len(sheet[line]):
                sheet[line][spot] = (mark, style)
        return
    step = pitch // 4 if pitch == 4 else 0
    spot = middle + (step if side == 1 else -step - (1 if pitch == 2 else 0))
    sheet[line + 1][spot] = (mark, style)


def _tracks(board: Board, data: dict[str, Any]) -> dict[int, int]:
    """The owner of the track at every hex side that has some."""
    chains = [*data["links"], *data["stubs"]] + ([data["chain"]] if data["chain"] else [])
    found: dict[int, int] = {}
    for chain in chains:
        for tile in chain["tiles"]:
            spot, sides = tile.split()
            col, row = spot.split(",")
            for side in sides.split("-"):
                found[board.land.grid.at(int(col), int(row)) * SIDES + SIDE_NAMES.index(side)] = chain["owner"]
    return found


def _legend(texts: Texts) -> RenderableType:
    goods = ", ".join(f"{letter} {texts.say('colour-' + colour)}" for colour, letter in LETTERS.items())
    return Text(texts.say("table-legend") + "\n" + texts.say("table-goods", goods=goods), style="dim")


def city_word(board: Board, name: str) -> str:
    """A city as the texts know it."""
    return board.land.city_words[board.land.city_names.index(name)]


def card_name(board: Board, texts: Texts, name: str) -> str:
    """A card in the language of the texts."""
    return texts.say("card-name", card=board.cards.words[board.cards.names.index(name)])


def _heading(board: Board, data: dict[str, Any], texts: Texts, names: Sequence[str], styles: Sequence[str]) -> RenderableType:
    line = Text.assemble((texts.say("table-turn", n=data["turn"]), "bold"), "  ", texts.say("table-round", n=data["round"], total=data["rounds"]), "  ")
    line.append(texts.say("table-empty", n=data["empty"], total=data["empty_limit"]))
    if data["last_turn"] is not None:
        line.append("  " + texts.say("table-last", n=data["last_turn"]), style="bold red")
    line.append("  " + texts.say("table-order") + " ")
    line.append_text(Text(", ").join(Text(names[seat], style=styles[seat]) for seat in data["order"]))
    lines = [line]
    if data["auction"]:
        auction = data["auction"]
        leader = "–" if auction["leader"] is None else names[auction["leader"]]
        lines.append(Text(texts.say("table-auction", n=auction["high"], name=leader)))
    if data["chain"]:
        chain = data["chain"]
        lines.append(Text(texts.say("table-chain", city=city_word(board, chain["city"]), laid=chain["laid"], total=chain["allowed"], price=chain["price"])))
    if data["cube"]:
        cube = data["cube"]
        origin, at = city_word(board, cube["from"]), city_word(board, cube["at"])
        lines.append(Text(texts.say("table-cube", colour=cube["colour"], city=origin, at=at, n=cube["links"], total=cube["allowed"])))
    return Group(*lines)


def _cubes(counts: dict[str, int]) -> Text:
    cell = Text()
    for colour, letter in LETTERS.items():
        cell.append(letter * counts.get(colour, 0), style=GOODS_STYLE[colour])
    return cell if counts else Text("–", style="dim")


def _players(board: Board, data: dict[str, Any], texts: Texts, names: Sequence[str], styles: Sequence[str]) -> RenderableType:
    grid = FittingTable(box=None, padding=(0, 1), pad_edge=False)
    for key in ("player", "position", "income", "money", "bonds", "engine", "links", "markers"):
        grid.add_column(texts.say(f"table-{key}"), justify="left" if key == "player" else "right")
    held: list[Text] = []
    for seat, player in enumerate(data["seats"]):
        cards = [card_name(board, texts, name) + (f" ×{count}" if count > 1 else "") for name, count in player["cards"].items()]
        cards += [f"{texts.say('table-baron')}{texts.say('colon')}{player['baron']}"] if player["baron"] else []
        if cards:
            held.append(Text.assemble((names[seat], styles[seat]), texts.say("colon"), ", ".join(cards)))
        grid.add_row(
            Text(f"{seat + 1} {names[seat]}", style=styles[seat]),
            str(player["position"]),
            texts.number(player["income"]),
            texts.number(player["cash"]),
            str(player["bonds"]),
            str(player["level"]),
            str(player["links"]),
            str(player["markers"]),
        )
    return Group(grid, *held)


def _cards(board: Board, data: dict[str, Any], texts: Texts) -> RenderableType:
    lines: list[RenderableType] = []
    if data["face_up"]:
        shown = ", ".join(card_name(board, texts, name) for name in data["face_up"])
        lines.append(Text(texts.say("table-face-up", n=data["deck"]) + " " + shown))
    offered = [
        texts.say("line-name", a=city_word(board, line["a"]), b=city_word(board, line["b"]), n=line["points"]) for line in data["lines"] if line["seat"] is None
    ]
    if offered:
        lines.append(Text(texts.say("table-lines") + " " + ", ".join(offered)))
    for name, key in (("bag", "table-bag"), ("new_cities", "table-new-cities")):
        lines.append(Text(texts.say(key) + " ").append_text(_counts(data[name])))
    if data["own"] and data["own"]["dealt"]:
        kept = data["own"]["baron"]
        lines.append(Text(texts.say("table-own-baron", baron=kept) if kept else texts.say("table-own-dealt", barons=data["own"]["dealt"]), style="italic"))
    return Group(*lines)


def _counts(counts: dict[str, int]) -> Text:
    cell = Text()
    for colour, count in counts.items():
        cell.append(f"{LETTERS[colour]} {count}", style=GOODS_STYLE[colour])
        cell.append("  ")
    return cell
