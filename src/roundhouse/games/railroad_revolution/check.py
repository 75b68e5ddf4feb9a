"""The invariants of the rules: what must hold after every move. [RR-23]"""

from roundhouse.games.railroad_revolution.objectives import queued_pile, queued_seat, queued_slot
from roundhouse.games.railroad_revolution.outlook import can_finish
from roundhouse.games.railroad_revolution.scoring import link_points, objective_points, progress_points, total, train_points
from roundhouse.games.railroad_revolution.state import ACTION, CONTRACT, OBJECTIVES, REWARD, SETUP, SETUP_REWARD, WORKER, RailState
from roundhouse.games.railroad_revolution.tiles import (
    ANY,
    COLOURS,
    NEUTRAL,
    NOBODY,
    RAILROAD,
    SLOTS,
    STATION,
    TELEGRAPH,
    TRADE,
    WHITE,
)
from roundhouse.kernel.errors import Broken


def check(state: RailState) -> None:
    """Raise Broken where an invariant does not hold."""
    for seat in range(state.setting.players):
        _pieces(state, seat)
        _network(state, seat)
        _holdings(state, seat)
        _objectives(state, seat)
        _score(state, seat)
    _workers(state)
    _trains(state)
    _tiles(state)
    _first_places(state)
    _rounds(state)
    _action(state)


def _demand(holds: bool, rule: str, what: str) -> None:
    if not holds:
        raise Broken(rule, what)


def _pieces(state: RailState, seat: int) -> None:
    """RR-23.1, RR-23.2: every track and building of a colour is somewhere."""
    board = state.board
    tracks = state.tracks[seat] + state.lines[seat].bit_count() + state.aside_tracks[seat] + state.sold_tracks[seat]
    _demand(tracks == board.all_tracks, "RR-23.1", f"seat {seat} has {tracks} tracks in all")
    placed = state.stations[seat].bit_count() + state.offices[seat].bit_count()
    buildings = state.buildings[seat] + placed + state.aside_buildings[seat] + state.sold_buildings[seat]
    _demand(buildings == board.all_buildings, "RR-23.1", f"seat {seat} has {buildings} buildings in all")
    _demand(0 <= state.tracks[seat] <= board.start_tracks and 0 <= state.buildings[seat] <= board.start_buildings, "RR-23.2", "pieces on the player board")
    _demand(state.stations[seat] & ~state.reached[seat] == 0, "RR-6.2", f"seat {seat} has a station where no track leads")


def _network(state: RailState, seat: int) -> None:
    """RR-23.3: the tracks form one network with the start space, and what follows from them is right."""
    board = state.board
    lines = state.lines[seat]
    joined = 1 << board.start_space
    grown = True
    while grown:
        grown = False
        for space in range(board.spaces):
            if lines >> space & 1 and not joined >> space & 1 and board.joins[space] & joined:
                joined |= 1 << space
                grown = True
    _demand(joined == lines, "RR-23.3", f"the tracks of seat {seat} are not one network")
    free = cities = 0
    for space in range(board.spaces):
        if lines >> space & 1:
            free |= board.joins[space]
            cities |= board.space_cities[space]
    _demand(state.free[seat] == free & ~lines and state.reached[seat] == cities, "RR-23.3", f"what the network of seat {seat} reaches")


def _holdings(state: RailState, seat: int) -> None:
    """RR-23.4 to RR-23.6, RR-23.11: workers counted, money and shares never negative, markers on their tracks."""
    row = slice(seat * COLOURS, seat * COLOURS + COLOURS)
    _demand(min(state.idle[row]) >= 0 and min(state.busy[row]) >= 0, "RR-23.4", f"workers of seat {seat}")
    _demand(state.crew[seat] == sum(state.idle[row]) + sum(state.busy[row]), "RR-23.4", f"available workers of seat {seat}")
    for colour in range(COLOURS):
        spaces = sum(state.placed[(seat * 4 + action) * COLOURS + colour] for action in range(4))
        _demand(spaces == state.busy[seat * COLOURS + colour], "RR-23.4", f"workers on the player board of seat {seat}")
    below = state.at in (ACTION, CONTRACT, REWARD) and seat in (state.turn, state.actor)
    _demand(below or state.crew[seat] >= state.board.crew_minimum, "RR-23.5", f"seat {seat} has {state.crew[seat]} available workers")
    _demand(state.money[seat] >= 0 and state.shares[seat] >= 0, "RR-23.6", f"seat {seat} has {state.money[seat]} dollars and {state.shares[seat]} shares")
    _demand(state.money[seat] % 50 == 0, "RR-23.6", f"seat {seat} has {state.money[seat]} dollars")
    for track in range(3):
        _demand(0 <= state.progress[seat * 3 + track] <= state.board.progress_top, "RR-23.11", f"a progress marker of seat {seat}")


def _objectives(state: RailState, seat: int) -> None:
    """RR-23.8, RR-23.15: two chains, each one letter after the other; managers fit their places."""
    board = state.board
    replaced = {queued_slot(entry): queued_pile(entry) + 1 for entry in state.queue if queued_seat(entry) == seat}
    held = [state.objective[seat * SLOTS + slot] for slot in range(SLOTS)]
    ranks = sorted(board.objective_rank[tile] for tile in state.completed[seat])
    needed: list[int] = []
    for slot in range(SLOTS):
        upto = board.objective_rank[held[slot]] if held[slot] != NOBODY else replaced.get(slot, 4)
        needed += range(upto)
        for place in range(2):
            _manager(state, seat, slot, place, held[slot])
    _demand(ranks == sorted(needed), "RR-23.8", f"the objectives of seat {seat} are not two chains")


def _manager(state: RailState, seat: int, slot: int, place: int, objective: int) -> None:
    colour = state.manager[(seat * SLOTS + slot) * 2 + place]
    if colour == NOBODY:
        return
    places = state.board.objectives[objective].managers if objective != NOBODY else []
    _demand(place < len(places) and places[place] in (colour, ANY), "RR-23.15", f"a manager of seat {seat} on the wrong place")


def _score(state: RailState, seat: int) -> None:
    """RR-23.13."""
    progress = sum(progress_points(state, seat, track) for track in range(3))
    parts = train_points(state, seat) + objective_points(state, seat) + link_points(state, seat) + progress
    _demand(total(state, seat) == parts >= 0, "RR-23.13", f"the score of seat {seat}")


def _workers(state: RailState) -> None:
    """RR-23.4: every worker of a colour is somewhere."""
    players = state.setting.players
    for colour, name in enumerate(state.board.colour_names):
        there = state.common[colour] + state.helpers.count(colour) + state.manager.count(colour)
        there += sum(state.idle[seat * COLOURS + colour] + state.busy[seat * COLOURS + colour] for seat in range(players))
        wanted = state.board.start_workers * players if colour == WHITE else state.board.workers[colour]
        _demand(there == wanted and state.common[colour] >= 0, "RR-23.4", f"{there} {name} workers instead of {wanted}")


def _trains(state: RailState) -> None:
    """RR-23.7."""
    board = state.board
    players = state.setting.players
    kinds = len(board.trains)
    for train in range(kinds):
        owned = sum(state.up[seat * kinds + train] + state.down[seat * kinds + train] for seat in range(players))
        wanted = players if train == board.starter else min(board.pile_size[players], board.train_count[train])
        _demand(owned + state.stock[train] == wanted and state.stock[train] >= 0, "RR-23.7", f"trains {board.trains[train].name}")
    _demand(min(state.up) >= 0 and min(state.down) >= 0, "RR-23.7", "trains owned")


def _tiles(state: RailState) -> None:
    """RR-23.8, RR-23.9, RR-23.17: no tile is lost or doubled, and dealt tiles fit their places."""
    board = state.board
    contracts = [state.contract, *state.contract_pile, *state.discards]
    _demand(sorted(contracts) == list(range(len(board.contracts))), "RR-23.9", "the contract tiles")
    tiles = [tile for pile in state.piles for tile in pile] + state.drawn
    tiles += [tile for tile in state.objective if tile != NOBODY] + [tile for done in state.completed for tile in done]
    _demand(len(set(tiles)) == len(tiles), "RR-23.8", "an objective is in two places")
    later = [tile for group in board.groups[SLOTS:] for tile in group]
    _demand(set(later) <= set(tiles), "RR-23.8", "an objective is lost")
    _demand(sorted(state.city_tile) == list(range(len(board.city_tiles))), "RR-23.17", "the city tiles")
    for city, tile in enumerate(state.city_tile):
        _demand(board.city_tiles[tile].level == board.level[city] and board.printed_tile[city] in (tile, NOBODY), "RR-23.17", board.city_names[city])
    dealt = [tile for tile in state.section_tile if tile != NOBODY]
    _demand(sorted(dealt) == list(range(len(board.telegraph_tiles))), "RR-23.17", "the telegraph tiles")
    for section, tile in enumerate(state.section_tile):
        _demand((tile == NOBODY) == bool(board.contract_sections >> section & 1), "RR-23.17", f"section {section + 1}")


def _first_places(state: RailState) -> None:
    """RR-23.10, RR-23.16: the first place is filled as soon as a building stands there; neutral buildings stay where they are."""
    board = state.board
    players = state.setting.players
    for city, first in enumerate(state.first_station):
        there = [seat for seat in range(players) if state.stations[seat] >> city & 1]
        _demand((first == NEUTRAL) == (city in board.neutral_stations[players]), "RR-23.16", board.city_names[city])
        _demand(first == NEUTRAL or (first in there if there else first == NOBODY), "RR-23.10", board.city_names[city])
    for section, first in enumerate(state.first_office):
        there = [seat for seat in range(players) if state.offices[seat] >> section & 1]
        _demand((first == NEUTRAL) == (section in board.neutral_offices[players]), "RR-23.16", f"section {section + 1}")
        _demand(first == NEUTRAL or (first in there if there else first == NOBODY), "RR-23.10", f"section {section + 1}")


def _rounds(state: RailState) -> None:
    """RR-23.12: the game ends after a whole last round."""
    if state.over:
        _demand(state.turn == state.first and state.round == state.last_round > 0, "RR-23.12", "the game ended in the middle of a round")
    _demand(state.last_round == 0 or state.round <= state.last_round, "RR-23.12", "a round after the last one")
    setting_up = state.at in (SETUP, SETUP_REWARD)
    _demand((state.round == 0) == setting_up, "RR-3.1", "rounds are counted from the first turn on")


def _action(state: RailState) -> None:
    """What is in hand fits the phase, so that whoever is asked has a move."""
    board = state.board
    if state.at in (WORKER, ACTION):
        _demand(state.actor == state.turn, "RR-3.3", "somebody else acts in the active player's turn")
    if state.at == WORKER:
        seat = state.turn
        _demand(state.over or sum(state.idle[seat * COLOURS : seat * COLOURS + COLOURS]) > 0, "RR-3.2", "no worker in the personal supply")
    if state.at == ACTION:
        placed = state.place != NOBODY
        places = board.cities if state.action == STATION else board.sections if state.action == TELEGRAPH else 0
        _demand(not placed or state.place < places, "RR-22.6", "the place of the action")
        _demand(state.to_place <= (board.rail_tracks if state.action == RAILROAD else 1), "RR-22.6", "more to place than the action asks for")
        _demand(state.to_place > 0 or placed or state.action in (RAILROAD, TRADE), "RR-22.6", "the place of the action is missing")
        _demand(not state.bonus_left or (state.action == STATION and placed), "RR-6.4", "a bonus without a station")
        tile = state.action == TELEGRAPH and placed and state.section_tile[state.place] != NOBODY
        _demand(not state.tile_left or tile, "RR-8.4", "a telegraph tile without an office")
    elif state.at not in (CONTRACT, REWARD):
        _demand(not state.ability_left, "RR-4.4", "a worker in use outside an action")
    if state.at in (ACTION, CONTRACT, REWARD):
        _demand(can_finish(state, state.actor), "RR-R5", f"seat {state.actor} has no way to finish")
    if state.at not in (SETUP_REWARD, ACTION, REWARD):
        _demand(not state.waiting(), "RR-22.6", "effects wait outside an action or reward")
    if state.at != OBJECTIVES:
        _demand(not state.drawn and not state.queue, "RR-12.7", "objectives are replaced at the end of a turn")
    else:
        owners = [queued_seat(entry) for entry in state.queue]
        _demand(bool(owners) and owners[0] == state.actor, "RR-12.7", "somebody else replaces an objective")
        _demand(bool(state.drawn) or owners[:2] == [state.actor] * 2, "RR-12.7", "no objectives to choose from")
    if state.at == SETUP:
        _demand(any(helper != NOBODY for helper in state.helpers), "RR-2.17", "no set-up tile is left")
