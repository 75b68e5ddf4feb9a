"""Tiles in words: which message says an effect, a condition, a tile, for the log, the buttons and the table."""

from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import (
    ADVANCE,
    ANY,
    CASH_PER_SHARE_TAKEN,
    CASH_PER_TRAIN,
    COLOURS,
    CONTRACTS,
    EXTRA_TRACK,
    FIRST_OFFICE_BONUS,
    FIRST_STATION_BONUS,
    FLIP_TRAIN,
    GAIN_MONEY,
    GAIN_SHARES,
    GAIN_WORKERS,
    HIRE_ANY,
    PLACE_OFFICE,
    PLACE_STATION,
    PLACE_TRACK,
    PRIVATE_CONTRACT,
    PROMOTE,
    RAIL_REBATE,
    REPEAT_MAIN_REWARD,
    STATIONS,
    SWAP_WORKER,
    TAKE_TRAIN,
    TELEGRAPH_TILE_BONUS,
    TERRAIN,
    WAIVE_STATION_COST,
    Contract,
    Effect,
    Objective,
    Tile,
)

MESSAGES = {
    ADVANCE: "effect-advance",
    GAIN_SHARES: "effect-gain-shares",
    GAIN_MONEY: "effect-gain-money",
    HIRE_ANY: "effect-hire-any",
    SWAP_WORKER: "effect-swap-worker",
    PROMOTE: "effect-promote",
    TAKE_TRAIN: "effect-take-train",
    FLIP_TRAIN: "effect-flip-train",
    PLACE_TRACK: "effect-place-track",
    PLACE_STATION: "effect-place-station",
    PLACE_OFFICE: "effect-place-office",
    REPEAT_MAIN_REWARD: "effect-repeat-main-reward",
    FIRST_STATION_BONUS: "effect-first-station-bonus",
    WAIVE_STATION_COST: "effect-waive-station-cost",
    EXTRA_TRACK: "effect-extra-track",
    RAIL_REBATE: "effect-rail-rebate",
    FIRST_OFFICE_BONUS: "effect-first-office-bonus",
    CASH_PER_SHARE_TAKEN: "effect-cash-per-share-taken",
    TELEGRAPH_TILE_BONUS: "effect-telegraph-tile-bonus",
    PRIVATE_CONTRACT: "effect-private-contract",
    CASH_PER_TRAIN: "effect-cash-per-train",
}


def effect_words(effect: Effect, colour_names: list[str]) -> dict[str, object]:
    """The message that says an effect, with its price."""
    said: dict[str, object]
    if effect.kind == GAIN_WORKERS:
        some = effect.choose < len(effect.colours)
        said = {"say": "effect-gain-one-of" if some else "effect-gain-workers", "worker": [colour_names[colour] for colour in effect.colours]}
    elif effect.kind == PROMOTE and effect.each:
        said = {"say": "effect-promote-each", "n": effect.n, "price": effect.each}
    elif effect.kind == PLACE_STATION and effect.limited:
        said = {"say": "effect-start-station"}
    elif effect.kind == PLACE_OFFICE and effect.limited:
        said = {"say": "effect-contract-office"}
    else:
        said = {"say": MESSAGES[effect.kind], "n": effect.n, "each": effect.each}
    if effect.pay:
        said = {"say": "effect-paid", "price": effect.pay, "effect": said}
    return said


def all_words(effects: list[Effect], colour_names: list[str]) -> list[dict[str, object]]:
    """The messages of all effects of a tile."""
    return [effect_words(effect, colour_names) for effect in effects]


def contract_words(contract: Contract, colour_names: list[str]) -> dict[str, object]:
    """The message that says a contract with its cost in shares."""
    return {"say": "effect-for-shares", "n": contract.shares, "effect": all_words(contract.effects, colour_names)}


def condition_words(objective: Objective) -> list[dict[str, object]]:
    """The messages of all conditions of an objective."""
    said: list[dict[str, object]] = []
    for kind, figure, n in objective.conditions:
        if kind == TERRAIN:
            said.append({"say": "condition-terrain", "triangles": figure, "n": n})
        elif kind == CONTRACTS:
            said.append({"say": "condition-contract", "n": n})
        elif kind == STATIONS:
            said.append({"say": "condition-station", "level": figure, "n": n})
        else:
            said.append({"say": "condition-connect", "level": figure, "n": n})
    return said


def manager_words(objective: Objective, colour_names: list[str]) -> list[str]:
    """The workers that an objective asks for."""
    return ["any" if colour == ANY else colour_names[colour] for colour in objective.managers]


def said(some: list[Tile], colour_names: list[str]) -> dict[str, object]:
    """The messages of these tiles, by name."""
    return {tile.name: all_words(tile.effects, colour_names) for tile in some}


def words_of_tiles(board: RailBoard) -> dict[str, object]:
    """Every tile of the board in words, by its name: a drawing shows icons, and these beside them."""
    names = board.colour_names
    return {
        "city_tiles": {tile.name: {"main": all_words(tile.main, names), "first_station": all_words(tile.bonus, names)} for tile in board.city_tiles},
        "telegraph_tiles": said(board.telegraph_tiles, names),
        "trains": said(board.trains, names),
        "setup": said(board.setup_sides, names),
        "contracts": {
            name: {side: contract_words(half, names) for side, half in zip(("left", "right"), halves, strict=True)}
            for name, halves in zip(board.contract_names, board.contracts, strict=True)
        },
        "objectives": {tile.name: {"conditions": condition_words(tile), "managers": manager_words(tile, names)} for tile in board.objectives},
        "abilities": {
            action: {colour: effect_words(board.ability[row * COLOURS + column], names) for column, colour in enumerate(names)}
            for row, action in enumerate(board.action_names)
        },
    }
