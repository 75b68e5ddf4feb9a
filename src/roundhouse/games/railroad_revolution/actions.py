"""The main parts of the four actions, the worker's use and contracts: what each small step does. [RR-6 to RR-11]"""

from roundhouse.games.railroad_revolution.effects import arrive, bring, discard_shares, discard_worker, gain_money, gain_shares, step
from roundhouse.games.railroad_revolution.moves import Ability, Accept, BuildOffice, BuildStation, BuildTrack, Pay, Sell, TakeBonus, UseTile
from roundhouse.games.railroad_revolution.state import ACTION, CONTRACT, RailState
from roundhouse.games.railroad_revolution.tiles import COLOURS, EXTRA_TRACK, NOBODY, RAILROAD, TRADE, Effect
from roundhouse.games.railroad_revolution.wording import all_words, effect_words
from roundhouse.kernel.move import Move


def own_ability(state: RailState) -> Effect:
    """The ability of the worker placed for the action in hand. [RR-4.3]"""
    return state.board.ability[state.action * COLOURS + state.worker]


def start_action(state: RailState, seat: int, worker: int, action: int) -> None:
    """What an action begins with: its main part to do, and the use of its worker. [RR-22]"""
    state.at = ACTION
    state.action = action
    state.worker = worker
    state.ability_left = 1
    state.to_place = 1
    if action == RAILROAD and state.tracks[seat] > 1:
        state.to_place = min(state.board.rail_tracks, state.tracks[seat])  # [RR-7.4]
    ability = own_ability(state)
    state.extras = ability.n if ability.kind == EXTRA_TRACK else 0
    state.laid = 0
    state.due = 0
    state.place = NOBODY
    state.triangles = 0
    state.taken = 0
    state.trigger = 0
    state.flips = 1 if action == TRADE else 0  # [RR-9.3]


def carry_out(state: RailState, seat: int, move: Move) -> None:
    """Carry out one small step of an action or reward."""
    if isinstance(move, BuildTrack):
        build_track(state, seat, move.space)
    elif isinstance(move, BuildStation):
        build_station(state, seat, move.city)
    elif isinstance(move, BuildOffice):
        build_office(state, seat, move.section)
    elif isinstance(move, Sell):
        sell(state, seat, move.building)
    elif isinstance(move, Pay):
        due = state.due
        state.due = 0
        state.spend(seat, due)
    elif isinstance(move, Ability):
        effect = own_ability(state)
        state.ability_left = 0
        if state.heard is not None:
            state.tell("ability", seat, {"effect": effect_words(effect, state.board.colour_names)})
        if effect.pay:
            state.spend(seat, effect.pay)
        arrive(state, seat, effect)
    elif isinstance(move, TakeBonus):
        state.bonus_left = 0
        if state.heard is not None:
            effects = state.board.city_tiles[state.city_tile[state.place]].bonus
            state.tell("bonus", seat, {"effect": all_words(effects, state.board.colour_names)})
        bring(state, seat, state.board.city_tiles[state.city_tile[state.place]].bonus)
    elif isinstance(move, UseTile):
        state.tile_left = 0
        discard_worker(state, seat, move.colour, move.busy)
        if state.heard is not None:
            effects = state.board.telegraph_tiles[state.section_tile[state.place]].effects
            state.tell("tile", seat, {"effect": all_words(effects, state.board.colour_names)})
        bring(state, seat, state.board.telegraph_tiles[state.section_tile[state.place]].effects)
    elif isinstance(move, Accept):
        accept(state, seat, move.side)
    else:
        step(state, seat, move)


def build_station(state: RailState, seat: int, city: int) -> None:
    """Place the building, owe the cost, take the main reward. [RR-6.1, RR-6.4]"""
    board = state.board
    state.buildings[seat] -= 1
    state.to_place = 0
    state.place = city
    state.due = board.cost[city]
    first = state.first_station[city] == NOBODY
    if first:
        state.bonus_left = 1
    state.put_station(seat, city, True)
    if state.heard is not None:
        state.tell("first-station" if first else "station", seat, {"city": board.city_names[city]})
        state.tell("main-reward", seat, {"effect": all_words(board.city_tiles[state.city_tile[city]].main, board.colour_names)})
    for effect in board.city_tiles[state.city_tile[city]].main:
        arrive(state, seat, effect)


def build_track(state: RailState, seat: int, space: int) -> None:
    """Place a track and owe its price; one more than the action asks for is the worker's ability. [RR-7.1, RR-10.2d]"""
    board = state.board
    triangles = board.triangles[space]
    if state.to_place == 0:
        state.ability_left = 0
        state.extras -= 1
        if state.heard is not None:
            state.tell("ability", seat, {"effect": effect_words(own_ability(state), board.colour_names)})
    else:
        state.to_place -= 1
    price = board.rail_triangle * triangles
    if state.laid == 0:
        price += board.rail_base
    state.laid += 1
    state.triangles += triangles
    state.due += price
    state.tracks[seat] -= 1
    if state.to_place > state.tracks[seat]:
        state.to_place = state.tracks[seat]
    state.lay(seat, space)
    if board.contract_spaces >> space & 1:
        state.trigger = 1
    if state.heard is not None:
        state.tell("track", seat, {"space": board.space_labels[space], "n": price})


def build_office(state: RailState, seat: int, section: int) -> None:
    """Place the building and take the shares. [RR-8.1, RR-8.3, RR-8.5]"""
    board = state.board
    state.buildings[seat] -= 1
    state.to_place = 0
    state.place = section
    state.taken = board.section_shares[section]
    first = state.first_office[section] == NOBODY
    if first:
        state.taken += board.first_shares[section]
    state.put_office(seat, section, True)
    if state.heard is not None:
        state.tell("first-office" if first else "office", seat, {"section": section + 1})
    gain_shares(state, seat, state.taken)
    if board.contract_sections >> section & 1:
        state.trigger = 1
    else:
        state.tile_left = 1


def sell(state: RailState, seat: int, building: bool) -> None:
    """A piece of the leftmost section leaves the game for money. [RR-9.1]"""
    amount = state.board.section_money[state.leftmost(seat)]
    state.to_place = 0
    if building:
        state.buildings[seat] -= 1
        state.sold_buildings[seat] += 1
    else:
        state.tracks[seat] -= 1
        state.sold_tracks[seat] += 1
    if state.heard is not None:
        state.tell("sell-building" if building else "sell-track", seat, {"n": amount})
    gain_money(state, seat, amount)


def accept(state: RailState, seat: int, side: int) -> None:
    """Discard the shares, pay the price, take the reward; alone, one share comes with it. [RR-11.1, RR-10.4c]"""
    contract = state.board.contracts[state.contract][side]
    if state.heard is not None:
        state.tell("accept", seat, {"effect": all_words(contract.effects, state.board.colour_names)})
    if state.at == ACTION:
        gain_shares(state, seat, own_ability(state).n)
        state.ability_left = 0
    discard_shares(state, seat, contract.shares)
    if contract.price:
        state.spend(seat, contract.price)
    if state.at == CONTRACT:
        state.accepted |= 1 << side
    for effect in contract.effects:
        arrive(state, seat, effect)
