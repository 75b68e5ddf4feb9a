"""Reading a board file: everything is checked here, so that past this file a city or a hex is an int."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from roundhouse.games.railways_of_the_world import moves as kinds
from roundhouse.games.railways_of_the_world.moves import (
    COLOUR_NAMES,
    COLOURS,
    EFFECT_NAMES,
    GOAL_NAMES,
    GREY,
    SEA,
    SYMBOL_NAMES,
    Board,
)
from roundhouse.games.railways_of_the_world.printed import Cards, Figures, Goals, Land
from roundhouse.kernel.boardfile import BoardFile
from roundhouse.kernel.errors import BoardError
from roundhouse.kernel.texts import keys
from roundhouse.parts.hex import OUTSIDE, PATHS, SIDES, HexGrid, bend, opposite, path, path_sides, turned

PACKAGE = __package__
TERRAIN_MARKS = ".wm@:~#W"
# which figure of a card's effect is its main one, and which tells what a green dot asks for
FIGURE = {
    "first_delivery": "points",
    "first_long_delivery": "points",
    "first_engine": "points",
    "service_bounty": "points",
    "first_colours": "points",
    "hotel": "points",
    "income_bonus": "amount",
    "extra_actions": "actions",
    "add_cubes": "cubes",
    "trading_depot": "points",
    "free_open_tiles": "tiles",
    "longer_build": "tiles",
    "build_discount": "amount",
    "extra_link": "links",
}
HIGHEST = {"points": 100, "amount": 10**6, "actions": 5, "cubes": 25, "tiles": 20, "links": 7}
NEED = {"first_long_delivery": "links", "first_engine": "level", "first_colours": "colours"}
SYMBOL_OF = {
    "green_dot": ("first_delivery", "first_long_delivery", "first_engine", "service_bounty", "first_colours"),
    "none": ("hotel", "income_bonus"),
    "red_x": ("extra_actions", "add_cubes", "free_new_city", "trading_depot"),
    "hand": ("free_open_tiles", "half_price_mountain", "longer_build"),
    "purple_diamond": ("build_discount", "extra_link"),
}


def read(name: str, text: str, file: str) -> Board:
    """The board of a board file's text, or a BoardError with the line where something is wrong."""
    source = BoardFile(text, file)
    land = _land(source)
    _cities(source, land)
    _check_map(source, land)
    figures = components()
    if sum(land.city_cubes) > figures.cubes_per_colour * COLOURS:
        raise source.wrong(["city"], f"the cities hold {sum(land.city_cubes)} cubes, but there are only {figures.cubes_per_colour * COLOURS}")
    goals = _goals(source, land)
    return Board(name, land, figures, _cards(source, land), goals, _drawing(source))


def _land(source: BoardFile) -> Land:
    columns = source.number(["hexes", "columns"], 1, 200)
    height = source.number(["hexes", "rows"], 1, 200)
    rows = source.get(["map", "rows"], str).splitlines()
    rows = rows[1:] if rows and not rows[0].strip() else rows
    if len(rows) != height:
        raise source.wrong(["map", "rows"], f"the map has {len(rows)} rows, not {height}")
    terrain: list[int] = []
    for number, row in enumerate(rows):
        marks = row.split()
        if len(marks) != columns:
            raise source.wrong(["map", "rows"], f"row {number} of the map has {len(marks)} hexes, not {columns}", number + 1)
        for col, mark in enumerate(marks):
            if len(mark) != 1 or mark not in TERRAIN_MARKS:
                raise source.wrong(["map", "rows"], f"hex {col},{number}: {mark!r} is no terrain; there are: {' '.join(TERRAIN_MARKS)}", number + 1)
            terrain.append(TERRAIN_MARKS.index(mark))
    land = Land(HexGrid(columns, height), terrain, [False] * (columns * height * SIDES))
    _ridges(source, land)
    return land


def _ridges(source: BoardFile, land: Land) -> None:
    for number, entry in enumerate(source.get(["map", "ridges"], list)):
        where: list[str | int] = ["map", "ridges", number]
        if not isinstance(entry, list) or len(entry) != 3 or not all(isinstance(one, int) for one in entry) or not 0 <= entry[2] < 3:
            raise source.wrong(where, f"ridge {number}: {entry!r} is not [col, row, edge] with edge 0, 1 or 2")
        col, row, side = entry
        place = land.grid.at(col, row)
        other = OUTSIDE if place == OUTSIDE else land.grid.neighbour(place, side)
        if place == OUTSIDE or other == OUTSIDE:
            raise source.wrong(where, f"ridge {entry}: it does not lie between two hexes of the map")
        if SEA in (land.terrain[place], land.terrain[other]):
            raise source.wrong(where, f"ridge {entry}: it lies in the sea")
        if land.ridge[place * SIDES + side]:
            raise source.wrong(where, f"ridge {entry} stands twice")
        land.ridge[place * SIDES + side] = True
        land.ridge[other * SIDES + opposite(side)] = True


def _cities(source: BoardFile, land: Land) -> None:
    known = keys("en", PACKAGE)
    for number in range(len(source.get(["city"], list))):
        where: list[str | int] = ["city", number]
        name = source.get([*where, "id"], str)
        if name in land.city_ids:
            raise source.wrong([*where, "id"], f"there are two cities {name!r}")
        title = _name(source, [*where, "name"], land.city_names)
        col = source.number([*where, "col"], 0, land.grid.columns - 1)
        row = source.number([*where, "row"], 0, land.grid.rows - 1)
        place = land.grid.at(col, row)
        if land.terrain[place] != kinds.CITY:
            raise source.wrong(where, f"{title}: the map has no city (@) at {col},{row}")
        if place in land.city_hex:
            raise source.wrong(where, f"{title}: there is already a city at {col},{row}")
        land.city_ids.append(name)
        land.city_names.append(title)
        land.city_words.append(name if f"word-{name}" in known else title)
        land.city_hex.append(place)
        land.city_colour.append(source.choice([*where, "colour"], COLOUR_NAMES))
        land.city_cubes.append(source.number([*where, "cubes"], 1, 25))


def _name(source: BoardFile, where: list[str | int], others: list[str]) -> str:
    """A name that can stand in a move's notation, and that nothing else of its kind has."""
    name = source.get(where, str)
    if not name or name != " ".join(name.split()):
        raise source.wrong(where, f"the name {name!r} is empty or has odd spaces")
    if name.casefold() in [other.casefold() for other in others]:
        raise source.wrong(where, f"the name {name!r} stands twice")
    return name


def _check_map(source: BoardFile, land: Land) -> None:
    """Every city hex has a city, no two touch, all can be reached, and every colour is wanted somewhere. [RW-15.4]"""
    grid = land.grid
    for place in range(grid.size):
        if land.terrain[place] == kinds.CITY and place not in land.city_hex:
            col, row = grid.col(place), grid.row(place)
            raise source.wrong(["map", "rows"], f"the map has a city at {col},{row} that is not in the list of cities", row + 1)
    for number, place in enumerate(land.city_hex):
        for side in range(SIDES):
            other = grid.neighbour(place, side)
            if other != OUTSIDE and land.terrain[other] == kinds.CITY:
                raise source.wrong(["city", number], f"{land.city_names[number]} touches {land.city_names[land.city_hex.index(other)]}")
    reached = _reached(land)
    for number, place in enumerate(land.city_hex):
        if place not in reached:
            raise source.wrong(["city", number], f"{land.city_names[number]} cannot be reached from {land.city_names[0]} by track")
    for colour in range(COLOURS):
        if colour not in land.city_colour:
            raise source.wrong(["city"], f"no city wants {COLOUR_NAMES[colour]} goods")
    if GREY not in land.city_colour:
        raise source.wrong(["city"], "there is no grey city")


def _reached(land: Land) -> set[int]:
    """The hexes that track from the first city can come to, through other cities as well."""
    reached = {land.city_hex[0]}
    waiting = [land.city_hex[0]]
    while waiting:
        place = waiting.pop()
        for side in range(SIDES):
            other = land.grid.neighbour(place, side)
            if other != OUTSIDE and other not in reached and land.terrain[other] <= kinds.CITY:
                reached.add(other)
                waiting.append(other)
    return reached


def _city(source: BoardFile, land: Land, where: list[str | int]) -> int:
    """The city whose id stands at a place of the file."""
    name = source.get(where, str)
    if name not in land.city_ids:
        raise source.wrong(where, f'"{name}" is not one of the cities')
    return land.city_ids.index(name)


def _goals(source: BoardFile, land: Land) -> Goals:
    goals = Goals()
    for players in range(2, 7):
        if str(players) in source.get(["players"], dict):
            where: list[str | int] = ["players", str(players)]
            goals.players.append(players)
            goals.empty_limit[players] = source.number([*where, "empty_city_markers"], 1, len(land.city_ids))
            goals.fewer_cubes[players] = source.number([*where, "cube_reduction"], 0, 5)
            goals.face_up[players] = source.number([*where, "cards_face_up"], 0, 100)
    if not goals.players:
        raise source.wrong(["players"], "no number of players from 2 to 6 is given")
    for number in range(len(source.get(["major_line"], list))):
        goals.line_a.append(_city(source, land, ["major_line", number, "a"]))
        goals.line_b.append(_city(source, land, ["major_line", number, "b"]))
        goals.line_points.append(source.number(["major_line", number, "points"], 1, 100))
        if goals.line_a[-1] == goals.line_b[-1]:
            raise source.wrong(["major_line", number], "a Major Line joins two different cities")
    _barons(source, land, goals)
    if source.data.get("western_link", {}).get("enabled", False):
        goals.hub = _city(source, land, ["western_link", "hub_city"])
        goals.western_price = source.number(["western_link", "cost"], 0, 10**6)
        goals.western_cubes = source.number(["western_link", "cubes"], 0, 25)
        goals.western_colour = source.choice(["western_link", "cubes_colour"], COLOUR_NAMES[:COLOURS])
        for number in range(len(source.get(["western_link", "site"], list))):
            _site(source, land, goals, number)
    return goals


def _site(source: BoardFile, land: Land, goals: Goals, number: int) -> None:
    where: list[str | int] = ["western_link", "site", number]
    city = _city(source, land, [*where, "city"])
    place = land.grid.at(source.number([*where, "col"], 0, 200), source.number([*where, "row"], 0, 200))
    if place == OUTSIDE or land.terrain[place] != kinds.WESTERN or land.grid.side_to(land.city_hex[city], place) < 0:
        raise source.wrong(where, f"the Western Link of {land.city_names[city]} needs a W hex beside the city")
    goals.site_city.append(city)


def _barons(source: BoardFile, land: Land, goals: Goals) -> None:
    barons = source.get(["baron"], list)
    for number in range(len(barons)):
        where: list[str | int] = ["baron", number]
        goal = source.choice([*where, "goal", "type"], GOAL_NAMES)
        name = _name(source, [*where, "name"], goals.baron_names)
        goals.baron_ids.append(source.get([*where, "id"], str))
        goals.baron_names.append(name)
        goals.baron_goal.append(goal)
        at_city = goal == kinds.LINKS_AT_CITY
        goals.baron_points.append(source.number([*where, "goal", "maximum"] if at_city else [*where, "points"], 1, 100))
        goals.baron_each.append(source.number([*where, "goal", "per_link"], 1, 100) if at_city else 0)
        goals.baron_a.append(_city(source, land, [*where, "goal", "city" if at_city else "a"]) if goal in (kinds.LINKS_AT_CITY, kinds.CONNECT) else -1)
        goals.baron_b.append(_city(source, land, [*where, "goal", "b"]) if goal == kinds.CONNECT else -1)
    if len(barons) < 2 * max(goals.players):
        raise source.wrong(["baron"], f"{max(goals.players)} players need {2 * max(goals.players)} Barons, there are {len(barons)}")


def _cards(source: BoardFile, land: Land) -> Cards:
    cards = Cards()
    known = keys("en", PACKAGE)
    for number in range(len(source.get(["operation_card"], list))):
        where: list[str | int] = ["operation_card", number]
        effect = EFFECT_NAMES[source.choice([*where, "effect", "type"], EFFECT_NAMES)]
        symbol = SYMBOL_NAMES[source.choice([*where, "symbol"], SYMBOL_NAMES)]
        if effect not in SYMBOL_OF[symbol]:
            raise source.wrong([*where, "symbol"], f"a card with the effect {effect} cannot have the symbol {symbol}")
        name = _name(source, [*where, "name"], cards.names)
        count = source.number([*where, "count"], 1, 20)
        if effect == "first_colours" and (count > 1 or kinds.FIRST_COLOURS in cards.effect):
            raise source.wrong(where, "there can be only one card first_colours")
        if effect == "trading_depot" and kinds.TRADING_DEPOT in cards.effect:
            raise source.wrong(where, "there can be only one kind of card trading_depot")
        cards.ids.append(source.get([*where, "id"], str))
        cards.names.append(name)
        cards.words.append(cards.ids[-1] if f"card-{cards.ids[-1]}" in known else name)
        cards.symbol.append(SYMBOL_NAMES.index(symbol))
        cards.effect.append(EFFECT_NAMES.index(effect))
        cards.figure.append(source.number([*where, "effect", FIGURE[effect]], 1, HIGHEST[FIGURE[effect]]) if effect in FIGURE else 0)
        cards.need.append(source.number([*where, "effect", NEED[effect]], 1, 8) if effect in NEED else 0)
        cards.city.append(_city(source, land, [*where, "effect", "city"]) if effect in ("hotel", "service_bounty") else -1)
        cards.count.append(count)
        cards.start.append(source.get([*where, "start"], bool))
    return cards


def _drawing(source: BoardFile) -> dict[str, Any]:
    """What the client draws besides the tables: labels, colours, coasts and rivers."""
    data = source.data
    labels = {city["id"]: [city.get("label_dx", 0), city.get("label_dy", -24)] for city in data["city"]}
    return {"title": data.get("meta", {}).get("name", ""), "drawing": data.get("drawing", {}), "cosmetic": data.get("cosmetic", {}), "labels": labels}


@cache
def components() -> Figures:
    """The figures that all boards share."""
    text = files(PACKAGE).joinpath("components.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    track = data["track"]["cost"]
    prices = [0] * (data["locomotives"]["max_level"] + 1)
    for card in data["locomotive"]:
        prices[card["level"]] = card["cost"]
    figures = Figures(
        [track["open"], track["water"], track["mountain"]],
        prices,
        list(data["income"]["track"]),
        [data["urbanize"]["tile_colours"][colour] for colour in COLOUR_NAMES[:COLOURS]],
    )
    figures.cubes_per_colour = data["goods"]["per_colour"]
    figures.markers = data["players"]["locomotive_markers_each"] - data["players"]["markers_on_income_track"]
    figures.bond = data["bonds"]["value"]
    figures.dividend = data["bonds"]["dividend_per_turn"]
    figures.tiles_per_action = data["track"]["tiles_per_action"]
    figures.ridge = track["ridge_surcharge"]
    figures.urbanize = data["urbanize"]["cost"]
    figures.urbanize_cubes = data["urbanize"]["cubes_added"]
    figures.rounds = data["turn"]["action_rounds"]
    figures.compensation = next(one["compensation_step"] for one in data["auction"]["variant"] if one["id"] == "no_first_auction")
    figures.empty_markers = data["empty_city_markers"]["total"] - data["empty_city_markers"]["round_marker_uses"]
    _tiles(figures, data["tile"])
    return figures


def _tiles(figures: Figures, tiles: list[dict[str, Any]]) -> None:
    """Which tile carries which path or paths, in all of its rotations. [RW-1.2]"""
    figures.single = [-1] * PATHS
    figures.double = [-1] * (PATHS * PATHS)
    for kind, tile in enumerate(tiles):
        figures.tile_names.append(tile["id"])
        figures.tile_count.append(tile["count"])
        first = path(*tile["paths"][0])
        for times in range(SIDES):
            one = turned(first, times)
            if tile["kind"] == "single":
                figures.single[one] = kind
            else:
                other = turned(path(*tile["paths"][1]), times)
                figures.double[one * PATHS + other] = kind
                figures.double[other * PATHS + one] = kind
    for one in range(PATHS):
        for other in range(PATHS):
            if not path_sides(one) & path_sides(other) and figures.double[one * PATHS + other] < 0:
                raise BoardError("components.toml", 0, f"no tile carries a path of bend {bend(one)} beside one of bend {bend(other)}")
