"""What each seat may see. Built up from nothing: a field is secret until it is named here. [RW-3.1, RW-3.2]"""

from typing import Any

from roundhouse.games.railways_of_the_world.auction import UNIT
from roundhouse.games.railways_of_the_world.chain_rules import tiles_allowed
from roundhouse.games.railways_of_the_world.constants import AUCTION, IN_DECK, NOBODY, NONE, SOURCES, TRACK
from roundhouse.games.railways_of_the_world.loans import loan
from roundhouse.games.railways_of_the_world.moves import (
    COLOUR_NAMES,
    COLOURS,
    EFFECT_NAMES,
    GOAL_NAMES,
    SYMBOL_NAMES,
    TERRAIN_NAMES,
    Bid,
    Board,
    Bonds,
    Build,
    BuildWestern,
    Deliver,
    Depot,
    Extend,
    Grow,
    Keep,
    Lay,
    NewCity,
    Rail,
    Take,
    Urbanize,
    Use,
)
from roundhouse.games.railways_of_the_world.names import hex_name, line_name, port_name, step_name, subset
from roundhouse.games.railways_of_the_world.shapes import GAINED, GOODS, Auction, Chain, City, Cube, Line, Link, Own, Seat, Stub, Table
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import Track, entry, tile_price
from roundhouse.games.railways_of_the_world.turn import dividends_of, forced_bonds, income_of
from roundhouse.kernel.move import Move
from roundhouse.parts.hex import SIDE_NAMES, SIDES


def view(state: State, seat: int) -> Table:
    """The table as `seat` (-1: a spectator) sees it."""
    board = state.board
    cards = board.cards.names
    chosen = max(state.grey_city, state.western_city, state.cube_from)  # at most one is in hand, the others are NONE
    return {
        "turn": state.turn_number,
        "round": min(state.round + 1, board.figures.rounds),
        "rounds": board.figures.rounds,
        "first": state.first,
        "order": state.order[:],
        "place": state.place,
        "actions_left": state.pending,
        "last_turn": state.last_turn() or None,
        "empty": state.empty,
        "empty_limit": board.goals.empty_limit[state.players],
        "seats": [_seat(state, other) for other in range(state.players)],
        "cities": {name: _city(state, city) for city, name in enumerate(board.land.city_names)},
        "links": [_link(state, link) for link in range(len(state.link_owner))],
        "stubs": [_stub(state, stub) for stub in range(len(state.stub_owner))],
        "chain": _chain(state),
        "western": {board.land.city_names[board.goals.site_city[site]]: _or_null(state.western[site]) for site in range(board.sites) if state.western_links},
        "bag": dict(zip(GOODS, state.bag, strict=True)),
        "new_cities": dict(zip(GOODS, state.new_cities, strict=True)),
        "tiles": dict(zip(board.figures.tile_names, [max(0, left) for left in state.supply], strict=True)) if state.strict_tiles else None,
        "face_up": [cards[card] for card in state.face_up],
        "discards": [cards[card] for card in state.discards],
        "deck": len(state.deck),
        "lines": [_line(state, line) for line in range(board.lines) if state.line_of[line] != IN_DECK],
        "auction": _auction(state) if state.at == AUCTION and not state.over else None,
        "plan": subset(cards, state.plan),
        "site": None if chosen == NONE else board.land.city_names[chosen],
        "cube": _cube(state),
        "loan": None if state.over else loan(state),
        "payment": {"due": state.due, "bonds": state.bonds_needed(state.turn, state.due)} if state.due else None,
        "own": _own(state, seat) if seat >= 0 else None,
    }


def _seat(state: State, seat: int) -> Seat:
    """All of a player but the Baron is public; the Barons are shown at the end. [RW-3.1, RW-11.4]"""
    board = state.board
    held = state.hand[seat * board.kinds : (seat + 1) * board.kinds]
    shown = state.over and state.baron[seat] != NONE
    return {
        "cash": state.cash[seat],
        "bonds": state.bonds[seat],
        "position": state.position[seat],
        "gained": dict(zip(GAINED, state.gained[seat * SOURCES : (seat + 1) * SOURCES], strict=True)),
        "income": income_of(state, seat),
        "net": income_of(state, seat) - dividends_of(state, seat),
        "forced": forced_bonds(state, seat),
        "score": state.scores()[seat],
        "level": state.level[seat],
        "markers": state.markers[seat],
        "links": state.links[seat],
        "cities": state.served[seat].bit_count(),
        "cards": {board.cards.names[card]: count for card, count in enumerate(held) if count},
        "used": subset(board.cards.names, state.spent[seat]),
        "colours": subset(GOODS, state.tally[seat]),
        "bid": state.bids[seat],
        "baron": board.goals.baron_names[state.baron[seat]] if shown else None,
        "baron_score": state.baron_score[seat] if shown else None,
    }


def _city(state: State, city: int) -> City:
    cubes = state.cubes[city * COLOURS : (city + 1) * COLOURS]
    return {
        "colour": COLOUR_NAMES[state.colour[city]],
        "new_city": bool(state.tiled[city]),
        "cubes": {GOODS[colour]: count for colour, count in enumerate(cubes) if count},
    }


def _link(state: State, link: int) -> Link:
    return {
        "owner": state.link_owner[link],
        "from": port_name(state.board, state.link_from[link]),
        "to": port_name(state.board, state.link_to[link]),
        "tiles": [step_name(state.board, step) for step in state.link_steps[link]],
        "depot": _or_null(state.link_depot[link]),
    }


def _stub(state: State, stub: int) -> Stub:
    return {
        "owner": state.stub_owner[stub],
        "from": port_name(state.board, state.stub_from[stub]),
        "tiles": [step_name(state.board, step) for step in state.stub_steps[stub]],
    }


def _chain(state: State) -> Chain | None:
    """The track that is being laid now."""
    if state.begun == NONE:
        return None
    return {
        "owner": state.turn,
        "city": state.board.land.city_names[state.begun // SIDES],
        "tiles": [step_name(state.board, step) for step in state.steps],
        "laid": state.laid,
        "allowed": tiles_allowed(state),
        "price": state.price,
        "next": _next_tiles(state),
    }


def _auction(state: State) -> Auction:
    """The auction as it stands, with what each bid would mean for the seat that is asked. [RW-4.9, RW-5.6]"""
    bids = state.board.bid[state.high // UNIT : state.max_bid // UNIT]
    bonds = {move.text: state.bonds_needed(state.turn, move.amount) for move in bids if isinstance(move, Bid)}
    return {"high": state.high, "leader": _or_null(state.leader), "out": state.out[:], "bonds": bonds}


def _next_tiles(state: State) -> dict[str, int]:
    """The price of every tile that may be laid now. [RW-6.14, RW-6.15]"""
    prices: dict[str, int] = {}
    for move in Track("track").moves(state, state.turn) if state.at == TRACK else []:
        if isinstance(move, Lay):
            into = entry(state, move)
            prices[move.text] = tile_price(state, move.place, into, move.low + move.high - into)
    return prices


def _cube(state: State) -> Cube | None:
    """The cube that is on its way now."""
    if state.stand == NONE:
        return None
    names = state.board.land.city_names
    return {
        "from": names[state.cube_from],
        "colour": GOODS[state.cube_colour],
        "at": names[state.stand],
        "links": len(state.ride),
        "allowed": state.links_allowed,
    }


def _line(state: State, line: int) -> Line:
    goals, names = state.board.goals, state.board.land.city_names
    return {"a": names[goals.line_a[line]], "b": names[goals.line_b[line]], "points": goals.line_points[line], "seat": _or_null(state.line_of[line])}


def _own(state: State, seat: int) -> Own:
    """What only the seat itself knows. [RW-3.2]"""
    barons = state.board.goals.baron_names
    return {
        "dealt": [barons[baron] for baron in state.dealt[2 * seat : 2 * seat + 2] if baron != NONE],
        "baron": None if state.baron[seat] == NONE else barons[state.baron[seat]],
    }


def _or_null(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def words(board: Board, move: Move) -> dict[str, str | int]:
    """What fills in the message of a move."""
    city = board.land.city_words
    if isinstance(move, Keep):
        return _baron_words(board, move.baron)
    if isinstance(move, Bid):
        return {"n": move.amount}
    if isinstance(move, Bonds):
        return {"n": move.number}
    if isinstance(move, Build | Urbanize | Grow):
        return {"city": city[move.city]}
    if isinstance(move, Deliver):
        return {"city": city[move.city], "colour": COLOUR_NAMES[move.colour]}
    if isinstance(move, NewCity):
        return {"colour": COLOUR_NAMES[move.colour]}
    if isinstance(move, Extend | Rail | Depot):
        return {"city": city[move.port // SIDES], "side": SIDE_NAMES[move.port % SIDES]}
    if isinstance(move, BuildWestern):
        return {"city": city[board.goals.site_city[move.site]]}
    if isinstance(move, Take | Use):
        return _card_words(board, move.card)
    if isinstance(move, Lay):
        return {"hex": hex_name(board, move.place), "a": SIDE_NAMES[move.low], "b": SIDE_NAMES[move.high]}
    return {}


def _card_words(board: Board, card: int) -> dict[str, str | int]:
    """An Operations card, with what it does."""
    cards = board.cards
    return {"card": cards.words[card], "effect": EFFECT_NAMES[cards.effect[card]], "n": cards.figure[card], "need": cards.need[card]}


def _baron_words(board: Board, baron: int) -> dict[str, str | int]:
    """A Baron, with the goal and the points."""
    goals, city = board.goals, board.land.city_words
    found: dict[str, str | int] = {
        "baron": goals.baron_names[baron],
        "goal": GOAL_NAMES[goals.baron_goal[baron]],
        "n": goals.baron_points[baron],
        "each": goals.baron_each[baron],
    }
    if goals.baron_a[baron] != NONE:
        found["a"] = city[goals.baron_a[baron]]
    if goals.baron_b[baron] != NONE:
        found["b"] = city[goals.baron_b[baron]]
    return found


def places(board: Board, move: Move) -> list[str]:
    """The places on the board that a move touches."""
    names = board.land.city_names
    if isinstance(move, Build | Urbanize | Grow | Deliver):
        return [f"city:{names[move.city]}"]
    if isinstance(move, Extend | Rail | Depot):
        return [f"city:{names[move.port // SIDES]}", f"port:{port_name(board, move.port)}"]
    if isinstance(move, BuildWestern):
        return [f"city:{names[board.goals.site_city[move.site]]}"]
    if isinstance(move, Lay):
        return [f"hex:{hex_name(board, move.place)}"]
    if isinstance(move, Take | Use):
        return ["card:" + move.text.partition(" ")[2]]
    return []


def board_data(board: Board) -> dict[str, Any]:
    """The map and the cards of a board, for the client to draw."""
    land, goals, cards = board.land, board.goals, board.cards
    size = land.grid.size
    return {
        "columns": land.grid.columns,
        "rows": land.grid.rows,
        "terrain": [TERRAIN_NAMES[terrain] for terrain in land.terrain],
        "ridges": [[land.grid.col(place), land.grid.row(place), side] for place in range(size) for side in range(3) if land.ridge[place * SIDES + side]],
        "cities": [
            {"id": land.city_ids[city], "name": land.city_names[city], "word": land.city_words[city], "col": land.grid.col(place), "row": land.grid.row(place)}
            for city, place in enumerate(land.city_hex)
        ],
        "western": [land.city_names[city] for city in goals.site_city],
        "lines": [{"name": line_name(board, line), "points": goals.line_points[line]} for line in range(board.lines)],
        "cards": [
            {"id": cards.ids[card], "name": cards.names[card], "symbol": SYMBOL_NAMES[cards.symbol[card]], "words": _card_words(board, card)}
            for card in range(board.kinds)
        ],
        "barons": [
            {"id": goals.baron_ids[baron], "name": goals.baron_names[baron], "words": _baron_words(board, baron)} for baron in range(len(goals.baron_ids))
        ],
        "income": board.figures.income[:],
        "engines": board.figures.loco_price[:],
        **board.drawing,
    }
