"""What each seat may see. Built up from nothing: a field is secret until it is named here. [RR-19]"""

from roundhouse.games.railroad_revolution.board import GROUPS
from roundhouse.games.railroad_revolution.movespace import ACTIONS, CHAINS
from roundhouse.games.railroad_revolution.objectives import queued_seat, queued_slot
from roundhouse.games.railroad_revolution.scoring import fulfilled, link_points, multiplied, objective_points, progress_points, total, train_points
from roundhouse.games.railroad_revolution.shapes import Action, Must, Objective, Own, Owner, Seat, Table, Waiting
from roundhouse.games.railroad_revolution.state import ACTION, CONTRACT, REWARD, SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tiles import COLOURS, NEUTRAL, NOBODY, SLOTS


def view(state: RailState, seat: int) -> Table:
    """The table as `seat` (-1: a spectator) sees it."""
    board = state.board
    players = state.setting.players
    return {
        "round": state.round,
        "last_round": state.last_round or None,
        "first_player": state.first,
        "active": state.turn,
        "seats": [_seat(state, other) for other in range(players)],
        "common": workers(state, state.common),
        "cities": {
            name: {
                "tile": board.city_tiles[state.city_tile[city]].name,
                "first": _owner(state.first_station[city]),
                "stations": [other for other in range(players) if state.stations[other] >> city & 1],
            }
            for city, name in enumerate(board.city_names)
        },
        "tracks": {
            name: [other for other in range(players) if state.lines[other] >> space & 1]
            for space, name in enumerate(board.space_names)
            if any(line >> space & 1 for line in state.lines)
        },
        "sections": [
            {
                "tile": None if state.section_tile[section] == NOBODY else board.telegraph_tiles[state.section_tile[section]].name,
                "first": _owner(state.first_office[section]),
                "offices": [other for other in range(players) if state.offices[other] >> section & 1],
            }
            for section in range(board.sections)
        ],
        "trains": {tile.name: state.stock[train] for train, tile in enumerate(board.trains) if train != board.starter},
        "contract": board.contract_names[state.contract],
        "contract_pile": len(state.contract_pile),
        "discards": [board.contract_names[tile] for tile in state.discards],
        "objective_piles": {GROUPS[SLOTS + pile]: len(tiles) for pile, tiles in enumerate(state.piles)},
        "setup": [
            {"side": board.setup_sides[side].name, "worker": None if helper == NOBODY else board.colour_names[helper]}
            for side, helper in zip(state.sides, state.helpers, strict=True)
        ],
        "action": _action(state) if state.at in (ACTION, CONTRACT, REWARD) else None,
        "waiting": _waiting(state) if state.at in (SETUP_REWARD, ACTION, REWARD) else None,
        "replacing": [{"seat": queued_seat(entry), "chain": CHAINS[queued_slot(entry)]} for entry in state.queue],
        "drawing": len(state.drawn),
        "own": _own(state, seat) if seat >= 0 else None,
    }


def workers(state: RailState, counts: list[int]) -> dict[str, int]:
    """Workers by the name of their colour."""
    return dict(zip(state.board.colour_names, counts, strict=True))


def _owner(place: int) -> Owner:
    return None if place == NOBODY else "neutral" if place == NEUTRAL else place


def _seat(state: RailState, seat: int) -> Seat:
    board = state.board
    kinds = len(board.trains)
    row = slice(seat * COLOURS, seat * COLOURS + COLOURS)
    return {
        "money": state.money[seat],
        "shares": state.shares[seat],
        "tracks": state.tracks[seat],
        "buildings": state.buildings[seat],
        "sale": board.section_money[state.leftmost(seat)] if state.tracks[seat] + state.buildings[seat] else None,
        "supply": workers(state, state.idle[row]),
        "board": {
            action: workers(state, state.placed[(seat * 4 + place) * COLOURS : (seat * 4 + place + 1) * COLOURS]) for place, action in enumerate(ACTIONS)
        },
        "available": state.crew[seat],
        "trains_up": {board.trains[train].name: state.up[seat * kinds + train] for train in range(kinds) if state.up[seat * kinds + train]},
        "trains_down": {board.trains[train].name: state.down[seat * kinds + train] for train in range(kinds) if state.down[seat * kinds + train]},
        "objectives": [_objective(state, seat * SLOTS + slot) for slot in range(SLOTS)],
        "completed": [board.objectives[tile].name for tile in state.completed[seat]],
        "progress": dict(zip(board.progress_names, state.progress[seat * 3 : seat * 3 + 3], strict=True)),
        "multiplied": {name: multiplied(state, seat, track) for track, name in enumerate(board.progress_names)},
        "connected": [name for city, name in enumerate(board.city_names) if state.reached[seat] >> city & 1],
        "points": points(state, seat),
    }


def points(state: RailState, seat: int) -> dict[str, int]:
    """Where the points of a seat come from, as if the game ended now. [RR-15]"""
    found = {"trains": train_points(state, seat), "objectives": objective_points(state, seat)}
    for track, name in enumerate(state.board.progress_names):
        found[f"progress_{name}"] = progress_points(state, seat, track)
    found["links"] = link_points(state, seat)
    found["total"] = total(state, seat)
    return found


def _objective(state: RailState, cell: int) -> Objective | None:
    if state.objective[cell] == NOBODY:
        return None
    tile = state.board.objectives[state.objective[cell]]
    held = state.manager[cell * 2 : cell * 2 + len(tile.managers)]
    return {
        "tile": tile.name,
        "managers": [None if colour == NOBODY else state.board.colour_names[colour] for colour in held],
        "conditions": [{"n": fulfilled(state, cell // SLOTS, kind, figure), "of": n} for kind, figure, n in tile.conditions],
    }


def _action(state: RailState) -> Action:
    place = state.place
    city = state.action == 0 and place != NOBODY
    return {
        "action": ACTIONS[state.action],
        "worker": state.board.colour_names[state.worker],
        "worker_used": not state.ability_left,
        "to_place": state.to_place,
        "due": state.due,
        "city": state.board.city_names[place] if city else None,
        "section": place + 1 if state.action == 2 and place != NOBODY else None,
        "triangles": state.triangles,
        "bonus": bool(state.bonus_left),
        "tile": bool(state.tile_left),
        "contract_follows": bool(state.trigger),
        "accepted": [side for place, side in enumerate(("left", "right")) if state.accepted >> place & 1] if state.at in (CONTRACT, REWARD) else [],
    }


def _compulsory(state: RailState) -> list[Must]:
    """What must still be done before the action or reward can be left: everything else may be declined. [RR-4.1, RR-4.5, RR-5.1, RR-5.2]"""
    found: list[Must] = []
    if state.at == ACTION and state.to_place:
        found.append("main")
    if state.at == ACTION and state.due:
        found.append("pay")
    if state.picks and state.unemployed():
        found.append("workers")
    if state.crew[state.actor] < state.board.crew_minimum:
        found.append("crew")
    return found


def _waiting(state: RailState) -> Waiting:
    """The effects that wait to be carried out."""
    return {
        "must": _compulsory(state),
        "steps": state.steps,
        "flips": state.flips,
        "promotions": state.promotions,
        "fees": state.fees[:],
        "trains": state.new_trains,
        "tracks": state.free_tracks,
        "stations": state.free_stations + state.start_stations,
        "offices": state.free_offices + state.contract_offices,
        "hires": state.hires,
        "swaps": state.swaps,
        "workers": [[name for colour, name in enumerate(state.board.colour_names) if mask >> colour & 1] for mask in state.picks],
        "offers": [state.board.offer_names[offer] for offer in state.offers],
    }


def _own(state: RailState, seat: int) -> Own:
    """What only the seat itself knows: the tiles in its hand, and those it has put back. [RR-19.3]"""
    names = state.board.objectives
    known = {}
    for pile, tiles in enumerate(state.piles):
        known[GROUPS[SLOTS + pile]] = [names[tile].name if state.seen[pile][place] >> seat & 1 else None for place, tile in enumerate(tiles)]
    return {"drawn": [names[tile].name for tile in state.drawn] if state.actor == seat else [], "known": known}
