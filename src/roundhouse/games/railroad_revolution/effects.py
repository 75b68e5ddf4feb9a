"""The interpreter of effects: what arrives, and what each small step of an effect does. [RR-16.1]"""

from roundhouse.games.railroad_revolution.moves import (
    Advance,
    AdvanceFor,
    Flip,
    FreeOffice,
    FreeStation,
    FreeTrack,
    Hire,
    Promote,
    Swap,
    TakeTrain,
    TakeWorker,
    Use,
)
from roundhouse.games.railroad_revolution.state import SETUP_REWARD, SLOTS, RailState
from roundhouse.games.railroad_revolution.tiles import (
    ADVANCE,
    ANY,
    CASH_PER_SHARE_TAKEN,
    CASH_PER_TRAIN,
    COLOURS,
    EXTRA_TRACK,
    FIRST_OFFICE_BONUS,
    FIRST_STATION_BONUS,
    FLIP_TRAIN,
    GAIN_MONEY,
    GAIN_SHARES,
    GAIN_WORKERS,
    HIRE_ANY,
    MONEY_TOLL,
    NOBODY,
    PLACE_OFFICE,
    PLACE_STATION,
    PLACE_TRACK,
    PRIVATE_CONTRACT,
    PROMOTE,
    RAIL_REBATE,
    REPEAT_MAIN_REWARD,
    SHARE_TOLL,
    SWAP_WORKER,
    TAKE_TRAIN,
    TELEGRAPH_TILE_BONUS,
    WAIVE_STATION_COST,
    WHITE,
    Effect,
)
from roundhouse.kernel.move import Move


def gain_money(state: RailState, seat: int, amount: int) -> None:
    """Money from the common supply. [RR-5.7]"""
    state.money[seat] += amount
    if state.heard is not None:
        state.tell("gain-money", seat, {"n": amount})


def gain_shares(state: RailState, seat: int, n: int) -> None:
    """Shares from the common supply. [RR-5.7]"""
    state.shares[seat] += n
    if state.heard is not None:
        state.tell("gain-shares", seat, {"n": n})


def discard_shares(state: RailState, seat: int, n: int) -> None:
    """Shares to the common supply. [RR-5.7]"""
    state.shares[seat] -= n
    if state.heard is not None:
        state.tell("discard-shares", seat, {"n": n})


def discard_worker(state: RailState, seat: int, colour: int, busy: bool) -> None:
    """A worker to the common supply. [RR-4.6]"""
    state.take_away(seat, colour, busy)
    state.common[colour] += 1
    if state.heard is not None:
        state.tell("discard-worker", seat, {"worker": state.board.colour_names[colour]})


def bring(state: RailState, seat: int, effects: list[Effect]) -> None:
    """The effects of a tile: free ones arrive, priced ones are offered. [RR-16]"""
    for effect in effects:
        if effect.pay:
            state.offers.append(effect.offer)
        else:
            arrive(state, seat, effect)


def arrive(state: RailState, seat: int, effect: Effect) -> None:
    """An effect without a choice is carried out, another one waits for its small steps. [RR-16.1]"""
    kind = effect.kind
    if kind == ADVANCE:
        state.steps += effect.n
    elif kind == GAIN_SHARES:
        gain_shares(state, seat, effect.n)
    elif kind == GAIN_MONEY:
        gain_money(state, seat, effect.n)
    elif kind == GAIN_WORKERS:
        arriving_workers(state, seat, effect)
    elif kind == HIRE_ANY:
        state.hires += 1
    elif kind == SWAP_WORKER:
        state.swaps += 1
    elif kind == PROMOTE:
        if effect.each:
            state.fees += [effect.each] * effect.n
            state.fees.sort()
        else:
            state.promotions += effect.n
    elif kind == TAKE_TRAIN:
        state.new_trains += 1
    elif kind == FLIP_TRAIN:
        state.flips += effect.n
    elif kind == PLACE_TRACK:
        state.free_tracks += 1
    elif kind == PLACE_STATION:
        if effect.limited:
            state.start_stations += 1
        else:
            state.free_stations += 1
    elif kind == PLACE_OFFICE:
        if effect.limited:
            state.contract_offices += 1
        else:
            state.free_offices += 1
    else:
        arrive_ability(state, seat, effect)


def arrive_ability(state: RailState, seat: int, effect: Effect) -> None:
    """The effects that only worker abilities have. [RR-10]"""
    kind = effect.kind
    board = state.board
    if kind == REPEAT_MAIN_REWARD:
        for reward in board.city_tiles[state.city_tile[state.place]].main:
            arrive(state, seat, reward)
    elif kind == FIRST_STATION_BONUS:
        bring(state, seat, board.city_tiles[state.city_tile[state.place]].bonus)
    elif kind == WAIVE_STATION_COST:
        state.due = 0
    elif kind == RAIL_REBATE:
        gain_money(state, seat, effect.n + effect.each * state.triangles)
    elif kind == FIRST_OFFICE_BONUS:
        gain_shares(state, seat, board.first_shares[state.place])
    elif kind == CASH_PER_SHARE_TAKEN:
        gain_money(state, seat, effect.n * state.taken)
    elif kind == TELEGRAPH_TILE_BONUS:
        bring(state, seat, board.telegraph_tiles[state.section_tile[state.place]].effects)
    elif kind == CASH_PER_TRAIN:
        gain_money(state, seat, effect.n * trains_owned(state, seat))
    else:
        assert kind == EXTRA_TRACK or kind == PRIVATE_CONTRACT  # these two have moves of their own


def trains_owned(state: RailState, seat: int) -> int:
    """Trains of `seat`, face up or face down."""
    kinds = len(state.board.trains)
    n = 0
    for train in range(seat * kinds, seat * kinds + kinds):
        n += state.up[train] + state.down[train]
    return n


def arriving_workers(state: RailState, seat: int, effect: Effect) -> None:
    """All workers shown, or a choice among them; a missing colour is replaced by choice. [RR-4.5, RR-6.5]"""
    if effect.choose < len(effect.colours):
        state.picks += [effect.mask] * effect.choose
        return
    for colour in effect.colours:
        if state.common[colour]:
            state.gain_worker(seat, colour)
        else:
            state.picks.append(1 << colour)


def shown(state: RailState, mask: int) -> int:
    """The colours of `mask` that are in the common supply, or all that are there if none of them is. [RR-4.5]"""
    present = 0
    for colour in range(COLOURS):
        if state.common[colour]:
            present |= 1 << colour
    return present & mask if present & mask else present


def manager_place(state: RailState, seat: int, colour: int, slot: int) -> int:
    """The free manager place for this colour: one that asks for it before one for anybody; NOBODY if there is none. [RR-12.3]"""
    at = seat * SLOTS + slot
    if state.objective[at] == NOBODY:
        return NOBODY
    places = state.board.objectives[state.objective[at]].managers
    found = NOBODY
    for place in range(len(places)):
        if state.manager[at * 2 + place] == NOBODY:
            if places[place] == colour:
                return place
            if places[place] == ANY and found == NOBODY:
                found = place
    return found


def step(state: RailState, seat: int, move: Move) -> None:
    """Carry out one small step of an effect."""
    if isinstance(move, Advance):
        climb(state, seat, move.track)
    elif isinstance(move, AdvanceFor):
        discard_worker(state, seat, move.colour, move.busy)
        climb(state, seat, move.track)
    elif isinstance(move, Flip):
        flip(state, seat, move.train, move.down)
    elif isinstance(move, TakeTrain):
        state.new_trains -= 1
        state.stock[move.train] -= 1
        state.up[seat * len(state.board.trains) + move.train] += 1
        if state.heard is not None:
            state.tell("take-train", seat, {"train": state.board.trains[move.train].name})
    elif isinstance(move, Promote):
        promote(state, seat, move)
    elif isinstance(move, Swap):
        swap(state, seat, move)
    elif isinstance(move, TakeWorker):
        if state.picks:
            state.picks.pop(0)
        else:
            state.hires -= 1
        state.gain_worker(seat, move.colour)
    elif isinstance(move, Hire):
        state.spend(seat, state.board.hire_price)
        state.gain_worker(seat, move.colour)
    elif isinstance(move, Use):
        effect = state.board.offers[move.offer]
        state.offers.remove(move.offer)
        state.spend(seat, effect.pay)
        arrive(state, seat, effect)
    else:
        place_free(state, seat, move)


def place_free(state: RailState, seat: int, move: Move) -> None:
    """A piece placed by an effect: no cost, no icon, no reward. [RR-11.5, RR-16.9]"""
    board = state.board
    aside = state.at <= SETUP_REWARD
    if isinstance(move, FreeTrack):
        state.free_tracks -= 1
        if aside:
            state.aside_tracks[seat] -= 1
        else:
            state.tracks[seat] -= 1
        state.lay(seat, move.space)
        if state.heard is not None:
            state.tell("free-track", seat, {"space": board.space_labels[move.space]})
        return
    if aside:
        state.aside_buildings[seat] -= 1
    else:
        state.buildings[seat] -= 1
    if isinstance(move, FreeStation):
        if state.start_stations and board.start_cities >> move.city & 1:
            state.start_stations -= 1
        else:
            state.free_stations -= 1
        state.put_station(seat, move.city, board.free_takes_first)
        if state.heard is not None:
            state.tell("free-station", seat, {"city": board.city_names[move.city]})
    else:
        assert isinstance(move, FreeOffice)
        if state.contract_offices and board.contract_sections >> move.section & 1:
            state.contract_offices -= 1
        else:
            state.free_offices -= 1
        state.put_office(seat, move.section, board.free_takes_first)
        if state.heard is not None:
            state.tell("free-office", seat, {"section": move.section + 1})


def climb(state: RailState, seat: int, track: int) -> None:
    """One step up, past its toll; a worker for it has been discarded. [RR-13.3]"""
    at = seat * 3 + track
    state.steps -= 1
    state.progress[at] += 1
    toll = state.board.toll[track][state.progress[at]]
    amount = state.board.toll_amount[track][state.progress[at]]
    if toll == MONEY_TOLL:
        state.spend(seat, amount)
    elif toll == SHARE_TOLL:
        discard_shares(state, seat, amount)
    if state.heard is not None:
        state.tell("advance", seat, {"track": state.board.progress_names[track], "n": state.progress[at]})


def flip(state: RailState, seat: int, train: int, down: bool) -> None:
    """A train is turned over; turned down it gives its effect. [RR-5.8]"""
    state.flips -= 1
    at = seat * len(state.board.trains) + train
    if state.heard is not None:
        state.tell("flip-down" if down else "flip-up", seat, {"train": state.board.trains[train].name})
    if down:
        state.up[at] -= 1
        state.down[at] += 1
        bring(state, seat, state.board.trains[train].effects)
    else:
        state.down[at] -= 1
        state.up[at] += 1


def promote(state: RailState, seat: int, move: Promote) -> None:
    """A worker becomes a manager by an effect or, if there is none, by the worker of the action used as white. [RR-4.4, RR-12.3]"""
    if state.promotions:
        state.promotions -= 1
    elif state.fees:
        state.spend(seat, state.fees.pop(0))
    else:
        state.ability_left = 0
        state.extras = 0
        state.promotions = state.board.ability[state.action * COLOURS + WHITE].n - 1
    place = manager_place(state, seat, move.colour, move.slot)
    state.take_away(seat, move.colour, move.busy)
    at = seat * SLOTS + move.slot
    state.manager[at * 2 + place] = move.colour
    if state.heard is not None:
        group = state.board.objectives[state.objective[at]].group
        state.tell("promote", seat, {"worker": state.board.colour_names[move.colour], "group": group})


def swap(state: RailState, seat: int, move: Swap) -> None:
    """One worker goes, one that was in the common supply before comes. [RR-16.8]"""
    state.swaps -= 1
    action = NOBODY
    if move.busy and not state.board.swap_to_supply:
        for one in range(4):
            if state.placed[(seat * 4 + one) * COLOURS + move.colour]:
                action = one  # the space that `take_away` empties
    state.take_away(seat, move.colour, move.busy)
    state.common[move.colour] += 1
    state.common[move.taken] -= 1
    state.crew[seat] += 1
    if action == NOBODY:
        state.idle[seat * COLOURS + move.taken] += 1
    else:
        state.busy[seat * COLOURS + move.taken] += 1
        state.placed[(seat * 4 + action) * COLOURS + move.taken] += 1
    if state.heard is not None:
        names = state.board.colour_names
        state.tell("swap", seat, {"old": names[move.colour], "new": names[move.taken]})
