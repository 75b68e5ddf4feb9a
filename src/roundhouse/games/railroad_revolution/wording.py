"""Tiles in words: which message says an effect, a condition, a tile, for the log, the buttons and the table."""

from roundhouse.games.railroad_revolution.part import KINDS
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import ANY, COLOURS, CONTRACTS, STATIONS, TERRAIN, Contract, Effect, Objective, Tile


def effect_words(effect: Effect, colour_names: list[str]) -> dict[str, object]:
    """The message that says an effect, with its price."""
    said = KINDS[effect.kind].said(effect, colour_names)
    return {"say": "effect-paid", "price": effect.pay, "effect": said} if effect.pay else said


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
