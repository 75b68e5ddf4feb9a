"""Every piece of Railroad Revolution, declared once. [RR-1, RR-2]

Seats, colours, cities, spaces, sections and tiles are ints, and index the lists; sets are ints with one bit for each member.
"""

from typing import Any

from roundhouse.games.railroad_revolution.movespace import ACTIONS
from roundhouse.games.railroad_revolution.tiles import NEUTRAL
from roundhouse.kernel.fields import (
    ByHand,
    ByName,
    Derived,
    Field,
    Flag,
    Inside,
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

GAME = "roundhouse.games.railroad_revolution"
MOST_MONEY = 100_000
MOST = 200  # of any count of pieces; the invariants know the true limits
SIDES = ("left", "right")


def colours(state: Any) -> list[str]:
    """The names of the workers."""
    names: list[str] = state.board.colour_names
    return names


def trains(state: Any) -> list[str]:
    """The names of the trains."""
    return [tile.name for tile in state.board.trains]


def objectives(state: Any) -> list[str]:
    """The names of the objectives."""
    return [tile.name for tile in state.board.objectives]


def sections(state: Any) -> list[str]:
    """The telegraph sections, counted from 1."""
    return [str(section + 1) for section in range(state.board.sections)]


def everybody(state: Any) -> int:
    """The set of all seats."""
    everyone: int = 2**state.setting.players - 1
    return everyone


WORKERS = ByName(colours, MOST)
TRAINS = ByName(trains, MOST)
FIRST = Null(Word("neutral", NEUTRAL, Number(0, last_seat)))
CONTRACTS = Many(Name(lambda state: state.board.contract_names))
SOME_OBJECTIVES = Many(Name(objectives))
COUNT = Number(0, MOST)
FLAG = Flag(number=True)

TABLE = Table(
    title="Railroad Revolution",
    board=f"{GAME}.tables.RailBoard",
    imports={f"{GAME}.tiles": ("COLOURS", "NOBODY", "PILES", "SLOTS")},
    let={"trains": "len(board.trains)"},
    key=(
        *("money", "shares", "tracks", "buildings", "sold_tracks", "sold_buildings", "aside_tracks", "aside_buildings", "lines", "stations", "offices"),
        *("idle", "placed", "common", "objective", "manager", "completed", "up", "down", "progress", "piles", "seen", "stock", "first_station"),
        *("first_office", "city_tile", "section_tile", "contract", "contract_pile", "discards", "sides", "helpers", "first", "turn", "actor", "round"),
        *("last_round", "action", "worker", "ability_left", "to_place", "extras", "laid", "due", "place", "triangles", "taken", "bonus_left", "tile_left"),
        *("trigger", "steps", "flips", "promotions", "fees", "new_trains", "free_tracks", "free_stations", "start_stations", "free_offices"),
        *("contract_offices", "hires", "swaps", "picks", "offers", "accepted", "queue", "drawn", "drawn_seen"),
    ),
    entries=(
        Field("first", "int", "0", Number(0, last_seat), "the first player", called="first_player"),
        Field("turn", "int", "0", Number(0, last_seat), "the active player"),
        Field("actor", "int", "0", Number(0, last_seat), "the seat that is asked"),
        Field("round", "int", "0", COUNT, "0 during set-up"),
        Field("last_round", "int", "0", COUNT, "0 until the end is triggered"),
        Rows(
            "seats",
            players,
            Field("money", "list[int]", "[board.start_money] * players", Number(0, MOST_MONEY)),
            Field("shares", "list[int]", "[board.start_shares] * players", COUNT),
            Field("tracks", "list[int]", "[board.start_tracks] * players", Number(0, lambda state: state.board.start_tracks), "on the player board"),
            Field("buildings", "list[int]", "[board.start_buildings] * players", Number(0, lambda state: state.board.start_buildings)),
            Field("sold_tracks", "list[int]", "[0] * players", Number(0, lambda state: state.board.start_tracks), kept="late"),
            Field("sold_buildings", "list[int]", "[0] * players", Number(0, lambda state: state.board.start_buildings), kept="late"),
            Field(
                "aside_tracks",
                "list[int]",
                "[board.all_tracks - board.start_tracks - 1] * players",
                Number(0, lambda state: state.board.all_tracks),
                "beside the board, later in the box; one more lies on the start space",
                kept="late",
            ),
            Field(
                "aside_buildings",
                "list[int]",
                "[board.all_buildings - board.start_buildings] * players",
                Number(0, lambda state: state.board.all_buildings),
                kept="late",
            ),
            ByHand(
                "lines",
                Field("lines", "list[int]", "[1 << board.start_space] * players", about="sets of spaces with a track", kept="late"),
                Derived("free", "list[int]", "[board.joins[board.start_space]] * players", "sets of spaces where a track may be placed", kept="late"),
                Derived("reached", "list[int]", "[board.start_cities] * players", "sets of cities connected", kept="late"),
            ),
            Field("stations", "list[int]", "[0] * players", Members(lambda state: state.board.city_names), "sets of cities", kept="late"),
            Field("offices", "list[int]", "[0] * players", Members(sections), "sets of sections", kept="late"),
            Field(
                "idle",
                "list[int]",
                "[0] * (players * COLOURS)",
                WORKERS,
                "workers in the personal supply, by seat * COLOURS + colour",
                called="supply",
                kept="late",
            ),
            ByHand(
                "board",
                Field(
                    "placed",
                    "list[int]",
                    "[0] * (players * 4 * COLOURS)",
                    about="workers on the player board, by (seat * 4 + action) * COLOURS + colour",
                    kept="late",
                ),
                Derived("busy", "list[int]", "[0] * (players * COLOURS)", "the same, by seat * COLOURS + colour", kept="late"),
                Derived("crew", "list[int]", "[0] * players", "available workers: idle and busy"),
            ),
            Field("up", "list[int]", "[0] * (players * trains)", TRAINS, "trains face up", called="trains_up", kept="late"),
            Field("down", "list[int]", "[0] * (players * trains)", TRAINS, called="trains_down", kept="late"),
            ByHand(
                "objectives",
                Field("objective", "list[int]", "[NOBODY] * (players * SLOTS)", about="in progress, by seat * SLOTS + slot", kept="late"),
                Field("manager", "list[int]", "[NOBODY] * (players * SLOTS * 2)", about="colour, by (seat * SLOTS + slot) * 2 + place", kept="late"),
            ),
            Field("completed", "list[list[int]]", "[[] for _ in range(players)]", SOME_OBJECTIVES, kept="late"),
            Field(
                "progress",
                "list[int]",
                "[0] * (players * 3)",
                ByName(lambda state: state.board.progress_names, lambda state: state.board.progress_top),
                kept="late",
            ),
        ),
        Field("common", "list[int]", "[0] * COLOURS", WORKERS, "workers in the common supply", kept="late"),
        Named(
            "cities",
            lambda state: state.board.city_names,
            Field(
                "city_tile",
                "list[int]",
                "board.printed_tile[:]",
                Name(lambda state: [tile.name for tile in state.board.city_tiles]),
                "dealt once",
                called="tile",
                kept="shared",
            ),
            Field("first_station", "list[int]", "[NOBODY] * board.cities", FIRST, "who stands on the first place", called="first", kept="late"),
        ),
        Rows(
            "sections",
            lambda state: len(sections(state)),
            Field(
                "section_tile",
                "list[int]",
                "[NOBODY] * board.sections",
                Null(Name(lambda state: [tile.name for tile in state.board.telegraph_tiles])),
                "dealt once",
                called="tile",
                kept="shared",
            ),
            Field("first_office", "list[int]", "[NOBODY] * board.sections", FIRST, called="first", kept="late"),
        ),
        Field("stock", "list[int]", "[0] * trains", TRAINS, "trains in the piles", called="trains", kept="late"),
        Field("contract", "int", "0", Name(lambda state: state.board.contract_names), "the current contract tile"),
        Field("contract_pile", "list[int]", "[]", CONTRACTS, "from the top", kept="late"),
        Field("discards", "list[int]", "[]", CONTRACTS, kept="late"),
        ByHand(
            "setup",
            Field("sides", "list[int]", "[]", about="set-up tiles laid out: their side", kept="shared"),
            Field("helpers", "list[int]", "[]", about="the worker beside each; NOBODY once it is taken", kept="late"),
        ),
        ByHand("piles", Field("piles", "list[list[int]]", "[[] for _ in range(PILES)]", about="objectives, from the top", kept="late")),
        ByHand("seen", Field("seen", "list[list[int]]", "[[] for _ in range(PILES)]", about="who knows them: sets of seats", kept="late")),
        Field("drawn", "list[int]", "[]", SOME_OBJECTIVES, kept="shared"),
        Field("drawn_seen", "list[int]", "[]", Many(Number(0, everybody), lambda state: len(state.drawn)), kept="shared"),
        ByHand("replacing", Field("queue", "list[int]", "[]", about="objectives to replace, see `queued`", kept="shared")),
        Field("accepted", "int", "0", Members(SIDES), "a set of sides"),
        Inside(
            "action",
            Field("action", "int", "0", Name(ACTIONS)),
            Field("worker", "int", "0", Name(colours)),
            Field("due", "int", "0", Number(0, MOST_MONEY), "dollars to pay"),
            Field("place", "int", "NOBODY", Null(COUNT), "the city or section of the action"),
            Field("to_place", "int", "0", COUNT, "pieces that the main part still asks for"),
            Field("extras", "int", "0", COUNT, "further tracks that the ability allows"),
            Field("laid", "int", "0", COUNT, "tracks placed by the action"),
            Field("triangles", "int", "0", COUNT),
            Field("taken", "int", "0", COUNT, "shares from the section"),
            Field("ability_left", "int", "0", FLAG, "1 while the worker can be used"),
            Field("bonus_left", "int", "0", FLAG, "1 while the first-station bonus can be taken"),
            Field("tile_left", "int", "0", FLAG, "1 while a worker can be discarded for the telegraph tile"),
            Field("trigger", "int", "0", FLAG, "1 if a contract tile follows"),
        ),
        Inside(
            "waiting",
            Field("steps", "int", "0", COUNT),
            Field("flips", "int", "0", COUNT),
            Field("promotions", "int", "0", COUNT),
            Field("new_trains", "int", "0", COUNT),
            Field("free_tracks", "int", "0", COUNT),
            Field("free_stations", "int", "0", COUNT),
            Field("start_stations", "int", "0", COUNT, "only in the start cities"),
            Field("free_offices", "int", "0", COUNT),
            Field("contract_offices", "int", "0", COUNT, "only in sections with a contract icon"),
            Field("hires", "int", "0", COUNT),
            Field("swaps", "int", "0", COUNT),
            Field("fees", "list[int]", "[]", Many(Number(0, MOST_MONEY)), "promotions that cost so much each, cheapest first", kept="shared"),
            Field("picks", "list[int]", "[]", Many(Members(colours)), "workers to be taken: sets of colours", kept="shared"),
            Field("offers", "list[int]", "[]", Many(Name(lambda state: state.board.offer_names)), "effects that have a price", kept="shared"),
        ),
    ),
)
