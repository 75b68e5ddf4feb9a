"""What each seat may see. Built up from nothing: a field is secret until it is named here. [WW-14]"""

from roundhouse.games.workshop_of_the_world.constants import AUCTION, CANAL, CARD, LINKS, LOTS, NOBODY, NONE, REMOVE, SETS, SPACES_BACK, STANDING, TOWN, TYPES
from roundhouse.games.workshop_of_the_world.income import links_of
from roundhouse.games.workshop_of_the_world.rounds import rounds_per_era
from roundhouse.games.workshop_of_the_world.shapes import Own, Purse, Set, Table
from roundhouse.games.workshop_of_the_world.state import State


def view(state: State, seat: int) -> Table:
    """The table as `seat` (-1: a spectator) sees it."""
    board = state.board
    hue = [board.hues[one] for one in state.hues]
    open_money = bool(state.setting.options["open_money"]) or state.over
    in_turn = state.at in (CARD, TOWN, REMOVE, LINKS) and not state.over
    return {
        "era": "canal" if state.era == CANAL else "rail",
        "round": state.round,
        "rounds": rounds_per_era(board, state.players),
        "creation": state.creation,
        "link_cost": board.link_cost[state.era],
        "prices": [board.link_cost[state.era] * spaces for spaces in range(1, max(board.size) + 1)],
        "sets": [_set(state, one, hue[one]) for one in range(state.sets)],
        "cash": [state.cash[other] if open_money or other == seat else None for other in range(state.players)],
        "income": state.income[:],
        "order": [hue[one] for one in state.order],
        "before": [hue[one] for one in state.before],
        "active": hue[state.order[state.turn]] if in_turn else None,
        "turn": state.turn,
        "industries": _industries(state, hue),
        "links": [hue[one] if one != NOBODY else None for one in state.link],
        "display": _by_type(state, state.display),
        "undrawn": sum(state.pool),
        "tokens": [state.hand_size(other) for other in range(state.players)],
        "deck": len(state.deck),
        "set_aside": len(state.aside),
        "offer": [board.faces[face] for face in state.offer],
        "discard": [board.faces[face] for face in state.discard],
        "bids": [None if pounds == NONE else pounds for pounds in state.shown],
        "won": [None if face == NONE else board.faces[face] for face in state.won],
        "lot": None if state.lot == NONE else {"card": board.faces[state.lot], "price": _or_null(state.price), "leader": _or_null(state.leader)},
        "still_in": state.still_in[:],
        "next_order": [hue[one] for one in state.next_order],
        "card": None if state.card == NONE else board.faces[state.card],
        "gambled": state.gambled,
        "town": None if state.town == NONE else board.towns[state.town],
        "built": [board.link[one].text.removeprefix("link ") for one in (state.first, state.second) if one != NONE],
        "own": _own(state, seat, hue) if seat >= 0 else None,
    }


def _own(state: State, seat: int, hue: list[str]) -> Own:
    """What only the seat itself knows. [WW-14.9 to WW-14.11]"""
    row = slice(seat * TYPES, seat * TYPES + TYPES)
    return {
        "tokens": _by_type(state, state.hand[row]),
        "fist": _by_type(state, state.fist[row]),
        "ready": state.ready[seat],
        "bid": _or_null(state.bids[seat]),
        "picked": None if state.picked[seat] == NONE else hue[state.picked[seat]],
        "means": state.means(seat),
        "bidding": _bidding(state, seat) if state.at in (AUCTION, LOTS, STANDING) and seat in state.to_act() else [],
        "recouping": [state.income[seat] - SPACES_BACK * pounds for pounds in range(state.income[seat] // SPACES_BACK + 1)],
    }


def _bidding(state: State, seat: int) -> list[Purse]:
    """What is left of cash and income by the pounds of a bid: what the cash lacks is recouped. [WW-8.4]"""
    cash, income = state.cash[seat], state.income[seat]
    return [{"cash": max(0, cash - bid), "income": income - SPACES_BACK * max(0, bid - cash)} for bid in range(state.means(seat) + 1)]


def _set(state: State, one: int, hue: str) -> Set:
    """A set of pieces: what is left of it, and what stands on the map. [WW-9.5]"""
    built, network = links_of(state, one)
    return {
        "colour": hue,
        "seat": state.owners[one],
        "industries": state.stock[one],
        "links": state.links[one],
        "built": built,
        "network": network,
    }


def _industries(state: State, hue: list[str]) -> dict[str, dict[str, int]]:
    towns = {}
    for town, filled in enumerate(state.filled):
        if filled:
            row = state.industry[town * SETS : town * SETS + state.sets]
            towns[state.board.towns[town]] = {hue[one]: count for one, count in enumerate(row) if count}
    return towns


def _by_type(state: State, counts: list[int]) -> dict[str, int]:
    return dict(zip(state.board.types, counts, strict=True))


def _or_null(number: int) -> int | None:
    return None if number == NONE else number
