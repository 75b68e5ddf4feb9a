"""Every piece of Railways of the World, declared once. [RW-1, RW-2]

Seats, cities, hexes, cards and barons are ints, and index the lists. A port is a side of a city, city * SIDES + side. A set is an int with one bit for
each member.
"""

from typing import Any

from roundhouse.games.railways_of_the_world.constants import IN_DECK
from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES
from roundhouse.games.railways_of_the_world.names import deck_names
from roundhouse.games.railways_of_the_world.shapes import GAINED, GOODS
from roundhouse.kernel.fields import (
    ByHand,
    ByName,
    Derived,
    Field,
    Fixed,
    Flag,
    Many,
    Members,
    Name,
    Named,
    Null,
    Number,
    Rows,
    Table,
    Word,
    last_seat,
    players,
)

GAME = "roundhouse.games.railways_of_the_world"
PURPOSES = ("first", "place", "track", "city", "engine", "western")
MOST = 10**12  # of anything that has no limit


def cards(state: Any) -> list[str]:
    """The names of the Operations cards."""
    names: list[str] = state.board.cards.names
    return names


def cities(state: Any) -> list[str]:
    """The names of the cities."""
    names: list[str] = state.board.land.city_names
    return names


SEAT = Number(0, last_seat)
NUMBER = Number(0, 99)
AMOUNT = Number(0, MOST)
BID = Number(0, lambda state: state.max_bid)
CARDS = Many(Name(cards))

TABLE = Table(
    title="Railways of the World",
    board=f"{GAME}.moves.Board",
    imports={
        f"{GAME}.constants": ("NOBODY", "NONE", "OPEN_WAY", "SOURCES"),
        f"{GAME}.moves": ("COLOURS",),
        "roundhouse.kernel.move": ("Move",),
        "roundhouse.parts.hex": ("SIDES",),
    },
    let={"cities": "board.cities", "hexes": "board.land.grid.size", "colours": "board.land.city_colour", "figures": "board.figures"},
    fixed=(
        Fixed("full_order", "bool", 'str(setting.options["auction"]).endswith("full_order")'),
        Fixed("no_first_auction", "bool", 'str(setting.options["auction"]).startswith("no_first")'),
        Fixed("free_bonds", "bool", 'setting.options["free_bonds"]'),
        Fixed("strict_tiles", "bool", 'setting.options["strict_tile_supply"]'),
        Fixed("western_links", "bool", 'setting.options["western_link"]'),
        Fixed("lines_in_deck", "bool", 'setting.options["major_lines"] == "deck"'),
        Fixed("max_bid", "int", 'setting.options["max_bid"]'),
        Fixed("max_turns", "int", 'setting.options["max_turns"]'),
    ),
    key=(
        *("cash", "bonds", "position", "gained", "level", "markers", "hand", "spent", "tally", "dealt", "baron", "baron_score", "colour", "tiled"),
        *("cubes", "bag", "new_cities", "western", "link_owner", "link_from", "link_to", "link_steps", "link_depot", "stub_owner", "stub_from"),
        *("stub_steps", "deck", "face_up", "discards", "line_of", "turn_number", "round", "order", "place", "first", "turn", "pending", "done"),
        *("extra", "acted", "trigger", "high", "leader", "bids", "out", "plan", "begun", "ended", "head", "steps", "laid", "marked", "price"),
        *("grey_city", "tile_colour", "free", "western_city", "cube_from", "cube_colour", "stand", "ride", "links_allowed", "growth", "due", "purpose"),
    ),
    entries=(
        Rows(
            "seats",
            players,
            Field("cash", "list[int]", "[0] * players", AMOUNT),
            Field("bonds", "list[int]", "[0] * players", AMOUNT),
            Field("position", "list[int]", "[0] * players", AMOUNT, "on the income track"),
            Field("gained", "list[int]", "[0] * (players * SOURCES)", ByName(GAINED, MOST), "points by their source: seat * SOURCES + source", kept="late"),
            Field("level", "list[int]", "[1] * players", Number(1, lambda state: len(state.board.figures.loco_price) - 1), "of the locomotive", kept="late"),
            Field("hand", "list[int]", "[0] * (players * board.kinds)", ByName(cards, 99, sparse=True), "cards held: seat * kinds + card", kept="late"),
            Field("spent", "list[int]", "[0] * players", Members(cards), "purple diamonds used this turn, as a set of cards"),
            Field("tally", "list[int]", "[0] * players", Members(GOODS), "colours delivered since the card that counts them lies open, as a set", kept="late"),
            ByHand("dealt", Field("dealt", "list[int]", "[NONE] * (2 * players)", about="Baron cards: seat * 2 (NONE where only one is dealt)", kept="late")),
            Field("baron", "list[int]", "[NONE] * players", Null(Name(lambda state: state.board.goals.baron_names)), "the Baron kept", kept="late"),
            Field("baron_score", "list[int]", "[0] * players", Number(0, 100), "what the Barons gave at the end", kept="late"),
            Field("bids", "list[int]", "[0] * players", BID, called="bid"),
            Field("done", "list[int]", "[0] * players", NUMBER, "actions taken in this turn, by seat"),
            Field("extra", "list[int]", "[0] * players", NUMBER, "actions that cards gave in this turn, by seat", kept="late"),
        ),
        Named(
            "cities",
            cities,
            Field("colour", "list[int]", "colours[:]", Name(COLOUR_NAMES), "GREY or the colour that the city demands", kept="late"),
            Field("tiled", "list[int]", "[0] * cities", Flag(number=True), "1 with a New City tile", called="new_city", kept="late"),
            Field("cubes", "list[int]", "[0] * (cities * COLOURS)", ByName(GOODS, 25, sparse=True), "city * COLOURS + colour", kept="late"),
        ),
        Derived("total", "list[int]", "[0] * cities", "cubes on a city", kept="late"),
        Derived("stock", "list[int]", "[0] * cities", "colours of the cubes on a city, as a set", kept="late"),
        Derived("empty", "int", "0", "cities without cubes"),
        Derived(
            "wanted",
            "list[int]",
            "[sum([1 << city for city in range(cities) if colours[city] == colour]) for colour in range(COLOURS + 1)]",
            "the cities of each colour, as a set",
            kept="late",
        ),
        Derived("greys", "list[Move]", "[]", "`urbanize` moves of the grey cities", kept="shared"),
        Field("bag", "list[int]", "[figures.cubes_per_colour] * COLOURS", ByName(GOODS, lambda state: state.board.figures.cubes_per_colour), kept="late"),
        Field("new_cities", "list[int]", "figures.new_cities[:]", ByName(GOODS, 99), "New City tiles left, by colour", kept="late"),
        Field("western", "list[int]", "[NOBODY] * board.sites", Many(Null(SEAT), lambda state: state.board.sites), "owner of each Western Link", kept="late"),
        # the track; `used`, `paths` and `supply` follow from the links, the stubs and the chain in hand
        Field("markers", "list[int]", "[figures.markers] * players", about="locomotive markers left"),
        Derived("used", "list[int]", "[0] * hexes", "sides with track, a set of sides by hex", kept="late"),
        Derived("paths", "list[int]", "[0] * hexes", "the paths of a hex: first + 1, and SECOND * (second + 1)", kept="late"),
        Derived("supply", "list[int]", "figures.tile_count[:]", "track tiles left, by kind", kept="late"),
        ByHand(
            "links",
            Field("link_owner", "list[int]", "[]", about="complete links", kept="late"),
            Field("link_from", "list[int]", "[]", about="the port where it was begun", kept="late"),
            Field("link_to", "list[int]", "[]", kept="late"),
            Field("link_steps", "list[list[int]]", "[]", about="its tiles in order: (hex * SIDES + side in) * SIDES + side out", kept="late", rows_shared=True),
            Field("link_depot", "list[int]", "[]", about="owner of the depot on it, or NOBODY", kept="late"),
            Derived("port_link", "list[int]", "[NONE] * (cities * SIDES)", "the complete link at a city side", kept="late"),
            Derived("around", "list[int]", "[0] * cities", "the cities at the other ends of all links of a city, as a set", kept="late"),
            Derived("own", "list[int]", "[0] * (players * cities)", "the same for one seat's links: seat * cities + city", kept="late"),
            Derived("net", "list[int]", "[0] * (players * cities)", "all cities that a seat's links join to a city, as a set; 0 if none", kept="late"),
            Derived("served", "list[int]", "[0] * players", "cities at the ends of a seat's links, as a set", kept="late"),
            Derived("links", "list[int]", "[0] * players", "number of complete links", kept="late"),
        ),
        ByHand(
            "stubs",
            Field("stub_owner", "list[int]", "[]", about="incomplete links", kept="late"),
            Field("stub_from", "list[int]", "[]", kept="late"),
            Field("stub_steps", "list[list[int]]", "[]", kept="late", rows_shared=True),
        ),
        Derived("leave", "list[int]", "[OPEN_WAY] * cities", "whether track can leave a city", kept="late"),
        Derived("starts", "list[Move]", "[]", "`build` moves of the cities that track can leave", kept="shared"),
        Derived("reached", "list[int]", "[NONE] * (players * cities)", "where a cube can come to with the seat's locomotive; NONE: not known", kept="late"),
        Derived("known", "int", "0", "the seats whose `loads` are up to date, as a set"),
        Derived("loads", "list[list[Move]]", "[[] for _ in range(players)]", "`deliver` moves of each seat", kept="late", rows_shared=True),
        # the cards
        Field("deck", "list[int]", "[]", Many(Name(lambda state: deck_names(state.board))), "the next is the last; a Major Line is kinds + line", kept="late"),
        Field("face_up", "list[int]", "[]", CARDS, kept="late"),
        Field("discards", "list[int]", "[]", CARDS, kept="late"),
        Field(
            "line_of",
            "list[int]",
            "[NOBODY] * board.lines",
            Many(Word("deck", IN_DECK, Null(SEAT)), lambda state: state.board.lines),
            "who scored a Major Line; IN_DECK where it is not yet on offer",
            called="lines",
            kept="late",
        ),
        # the turn
        Field("turn_number", "int", "1", Number(1, lambda state: state.max_turns)),
        Field("round", "int", "0", Number(0, lambda state: state.board.figures.rounds)),
        Field("order", "list[int]", "list(range(players))", Many(SEAT, players), "of play in this turn"),
        Field("place", "int", "0", SEAT, "in the order"),
        Field("first", "int", "0", SEAT, "the first player"),
        Field("turn", "int", "0", SEAT, "the seat that decides"),
        Field("pending", "int", "0", NUMBER, "actions that the seat still has in this go, the present one included"),
        Field("acted", "bool", "False", Flag(), "somebody did not pass in this turn"),
        Field("trigger", "int", "0", Number(0, lambda state: state.max_turns), "the turn in which enough cities were empty, or 0"),
        # the auction
        Field("high", "int", "0", BID),
        Field("leader", "int", "NOBODY", Null(SEAT)),
        Field("out", "list[int]", "[]", Many(SEAT), "who has withdrawn, in order"),
        # the action in hand
        Field("plan", "int", "0", Members(cards), "cards named for it, as a set"),
        ByHand(
            "chain",
            Field("begun", "int", "NONE", about="the port where the chain in hand begins; with `head` NONE, any port of its city"),
            Field("ended", "int", "NONE", about="the port where it ends, once the last tile of a complete link is laid"),
            Field("head", "int", "NONE", about="the hex side by which the next tile is entered: hex * SIDES + side"),
            Field("steps", "list[int]", "[]", about="the whole chain in hand"),
            Derived("way", "list[int]", "[]", "its hexes"),
            Field("laid", "int", "0", about="tiles laid in this action"),
            Field("marked", "bool", "False", about="the chain in hand has a marker already"),
            Field("price", "int", "0"),
        ),
        Field("grey_city", "int", "NONE", Null(Name(cities)), "the city that is to have a New City tile"),
        Field("tile_colour", "int", "NONE", Null(Name(GOODS)), "the New City tile chosen for it"),
        Field("free", "bool", "False", Flag(), "the New City tile comes from a card"),
        Field("western_city", "int", "NONE", Null(Name(cities)), "the city whose Western Link is to be paid for"),
        Field("growth", "int", "0", NUMBER, "cubes that City Growth is to bring"),
        Field("cube_from", "int", "NONE", Null(Name(cities)), "the city that the cube on its way comes from"),
        Field("cube_colour", "int", "NONE", Null(Name(GOODS)), "its colour"),
        Field("links_allowed", "int", "0", NUMBER, "links that it may use"),
        ByHand(
            "ride",
            Field("ride", "list[int]", "[]", about="the links it has used"),
            Field("stand", "int", "NONE", about="the city where it is"),
            Derived("seen", "int", "0", "the cities it has been to, as a set"),
        ),
        Field("due", "int", "0", AMOUNT, "a payment for which bonds are named"),
        Field("purpose", "int", "NONE", Null(Name(PURPOSES)), "what that payment is for"),
    ),
)
