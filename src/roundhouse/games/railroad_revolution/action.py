"""The action in hand: its main part, its price, its worker and all that comes of it, in any order. [RR-5.1, RR-6 to RR-10, RR-22]"""

from typing import Final

from roundhouse.games.railroad_revolution.actions import carry_out, own_ability
from roundhouse.games.railroad_revolution.choices import (
    any_needs_looking,
    any_pointful,
    effect_moves,
    pointful_after,
    step_refusal,
)
from roundhouse.games.railroad_revolution.contracts import accept_refusal, next_contract, offer_contract
from roundhouse.games.railroad_revolution.moves import (
    ABILITY,
    BONUS,
    DONE,
    PAY,
    Ability,
    Accept,
    BuildOffice,
    BuildStation,
    BuildTrack,
    Done,
    Pay,
    Sell,
    TakeBonus,
    UseTile,
)
from roundhouse.games.railroad_revolution.objectives import end_turn
from roundhouse.games.railroad_revolution.outlook import (
    ability_ready,
    can_finish,
    survives,
)
from roundhouse.games.railroad_revolution.reckoning import (
    fewest_triangles,
    main_part_cost,
    main_part_places,
    means,
    out_of_reach,
    sure_at_city,
    sure_gain,
    sure_now,
)
from roundhouse.games.railroad_revolution.state import CONTRACT, RailState
from roundhouse.games.railroad_revolution.steps import (
    FOUR_WORKERS,
    NO_BUILDING,
    NO_OWN_WORKER,
    NO_TRACK,
    NOT_CONNECTED,
    NOT_JOINED,
    OFFICE_THERE,
    POINTLESS,
    STATION_THERE,
    TOO_DEAR,
    TRACK_THERE,
    blocked,
    fits,
)
from roundhouse.games.railroad_revolution.tiles import COLOURS, EXTRA_TRACK, PRIVATE_CONTRACT, RAILROAD, STATION, TELEGRAPH, TRADE, WHITE
from roundhouse.kernel.move import Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.refusal import NOT_NOW, Refusal

OTHER_ACTION: Final = Refusal("RR-3.3", "refused-other-action")
MAIN_PART_DONE: Final = Refusal("RR-4.1", "refused-main-part-done")
MAIN_PART_MISSING: Final = Refusal("RR-4.1", "refused-unfinished")
ENOUGH_TRACKS: Final = Refusal("RR-7.4", "refused-enough-tracks")
CANNOT_PAY_TRACKS: Final = Refusal("RR-7.4", "refused-too-dear")
CANNOT_PAY_STATION: Final = Refusal("RR-6.1", "refused-too-dear")
NOT_LEFTMOST: Final = Refusal("RR-9.1", "refused-not-leftmost")
NOTHING_DUE: Final = Refusal("RR-22.5", "refused-nothing-due")
STILL_DUE: Final = Refusal("RR-5.1", "refused-still-due")
STILL_TO_TAKE: Final = Refusal("RR-22.1", "refused-still-to-take")
ABILITY_USED: Final = Refusal("RR-4.4", "refused-ability-used")
OWN_MOVE: Final = Refusal("RR-10.0", "refused-ability-own-move")
PLACE_FIRST: Final = Refusal("RR-22.5", "refused-place-first")
NO_BONUS: Final = Refusal("RR-6.4", "refused-no-bonus")
NO_TILE: Final = Refusal("RR-8.4", "refused-no-tile")
NO_PRIVATE: Final = Refusal("RR-10.4c", "refused-no-private-contract")


class Action(Phase[RailState]):
    """The active player takes the parts of the action in any order. [RR-D3 to RR-D16, RR-D18]"""

    def to_act(self, state: RailState) -> list[int]:
        return [state.actor]

    def owes(self, state: RailState, seat: int) -> bool:
        return seat == state.actor

    def candidates(self, state: RailState, seat: int) -> list[Move]:
        return state.board.moves

    def moves(self, state: RailState, seat: int) -> list[Move]:
        """The same as judging every move of the board, which would be slow."""
        board = state.board
        found: list[Move] = []
        able = means(state, seat)
        spare = able - main_part_cost(state, seat)
        to_place = state.to_place
        if to_place or state.extras:
            self.main_part_moves(state, seat, able, spare, found)
        if to_place == 0 and state.due and pay_refusal(state, seat, spare) is None:
            found.append(board.moves[PAY])
        if state.ability_left:
            if own_ability(state).kind == PRIVATE_CONTRACT:
                for side in range(2):
                    if accept_refusal(state, seat, side, spare) is None:
                        found.append(board.accept[side])
            elif ability_refusal(state, seat, spare) is None:
                found.append(board.moves[ABILITY])
        if state.bonus_left:
            found.append(board.moves[BONUS])
        if state.tile_left:
            self.tile_moves(state, seat, spare, found)
        effect_moves(state, seat, spare, found)
        if to_place == 0 and state.due == 0 and done_refusal(state, seat) is None:
            found.append(board.moves[DONE])
        return found

    def tile_moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        """The workers that may be discarded for the telegraph tile; mostly it makes no difference which."""
        board = state.board
        effects = board.telegraph_tiles[state.section_tile[state.place]].effects
        alike = spare >= 0 and state.crew[seat] > board.crew_minimum and not any_needs_looking(state, effects)
        if alike and not any_pointful(state, seat, effects):
            return
        before = len(found)
        for worker in range(COLOURS * 2):
            if (state.busy if worker & 1 else state.idle)[seat * COLOURS + (worker >> 1)]:
                move = board.use_tile[worker]
                if alike or pointful_after(state, seat, move, effects, state.funds(seat)):
                    found.append(move)
        if not alike and len(found) > before and not fits(state, seat, found[before], spare, 0, 1):
            del found[before:]  # which worker goes makes no difference to what must be finished

    def main_part_moves(self, state: RailState, seat: int, able: int, spare: int, found: list[Move]) -> None:
        """The places where the pieces of the main part may go; what money in hand covers needs no further look."""
        board = state.board
        some: list[Move] = []
        main_part_places(state, seat, some)
        if state.action == RAILROAD:
            sure = able >= state.due + board.rail_base + 3 * board.rail_triangle * max(1, state.to_place)
        elif state.action == STATION:
            sure = able >= board.highest_cost
        else:
            sure = spare >= 0
        if sure:
            found += some
            return
        for move in some:
            if isinstance(move, BuildTrack):
                refusal = track_refusal(state, seat, move, able)
            elif isinstance(move, BuildStation):
                refusal = station_refusal(state, seat, move, able)
            else:
                refusal = main_part_refusal(state, seat, move, able, spare)
            if refusal is None:
                found.append(move)

    def refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Done):
            return done_refusal(state, seat)
        if isinstance(move, TakeBonus):
            return None if state.bonus_left else NO_BONUS
        able = means(state, seat)
        if isinstance(move, BuildTrack):
            return track_refusal(state, seat, move, able)
        if isinstance(move, BuildStation):
            return station_refusal(state, seat, move, able)
        spare = able - main_part_cost(state, seat)
        if isinstance(move, BuildOffice) or isinstance(move, Sell):
            return main_part_refusal(state, seat, move, able, spare)
        if isinstance(move, Pay):
            return pay_refusal(state, seat, spare)
        if isinstance(move, Ability):
            return ability_refusal(state, seat, spare)
        if isinstance(move, UseTile):
            return tile_refusal(state, seat, move, spare)
        if isinstance(move, Accept):
            if own_ability(state).kind != PRIVATE_CONTRACT:
                return NO_PRIVATE
            if not state.ability_left:
                return ABILITY_USED
            return accept_refusal(state, seat, move.side, spare)
        return step_refusal(state, seat, move, spare)

    def apply(self, state: RailState, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            state.clear()
            if state.trigger:
                offer_contract(state)
            else:
                end_turn(state)
            return
        carry_out(state, seat, move)
        if isinstance(move, Accept):
            next_contract(state)  # it is offered to nobody else [RR-10.4c]


def main_part_refusal(state: RailState, seat: int, move: Move, able: int, spare: int) -> Refusal | None:
    """Why a piece of the main part may not go there. [RR-6, RR-7, RR-8, RR-9]"""
    if isinstance(move, BuildTrack):
        return track_refusal(state, seat, move, able)
    if isinstance(move, BuildStation):
        return station_refusal(state, seat, move, able)
    if isinstance(move, BuildOffice):
        if state.action != TELEGRAPH:
            return OTHER_ACTION
        if state.to_place == 0:
            return MAIN_PART_DONE
        if state.buildings[seat] == 0:
            return NO_BUILDING
        if state.offices[seat] >> move.section & 1:
            return OFFICE_THERE
        return None if fits(state, seat, move, spare, 0, 0) else blocked(state, seat, 0)
    if isinstance(move, Sell):
        if state.action != TRADE:
            return OTHER_ACTION
        if state.to_place == 0:
            return MAIN_PART_DONE
        pieces = state.buildings[seat] if move.building else state.tracks[seat]
        places = state.board.building_section if move.building else state.board.track_section
        if pieces == 0 or places[pieces] != state.leftmost(seat):
            return NOT_LEFTMOST
        return None if fits(state, seat, move, spare, 0, 0) else blocked(state, seat, 0)
    return NOT_NOW


def station_refusal(state: RailState, seat: int, move: BuildStation, able: int) -> Refusal | None:
    """Why the building of Station may not be placed there. [RR-6]"""
    if state.action != STATION:
        return OTHER_ACTION
    if state.to_place == 0:
        return MAIN_PART_DONE
    if state.buildings[seat] == 0:
        return NO_BUILDING
    if state.stations[seat] >> move.city & 1:
        return STATION_THERE
    if not state.reached[seat] >> move.city & 1:
        return NOT_CONNECTED
    cost = state.board.cost[move.city]
    if able >= cost or able + sure_at_city(state, move.city) >= cost:
        return None
    if not out_of_reach(state, seat, cost - able, 0) and survives(state, seat, move):
        return None
    return CANNOT_PAY_STATION


def track_refusal(state: RailState, seat: int, move: BuildTrack, able: int) -> Refusal | None:
    """Why a track of Railroad may not be placed there. [RR-7]"""
    board = state.board
    if state.action != RAILROAD:
        return OTHER_ACTION
    if state.to_place == 0 and state.extras == 0:
        return ENOUGH_TRACKS
    if state.tracks[seat] == 0:
        return NO_TRACK
    if not state.free[seat] >> move.space & 1:
        return TRACK_THERE if state.lines[seat] >> move.space & 1 else NOT_JOINED
    triangles = board.triangles[move.space]
    cost = state.due
    if state.laid == 0:
        cost += board.rail_base
    further = min(state.to_place - 1, state.tracks[seat] - 1)
    if further > 0 and able < cost + board.rail_triangle * (triangles + 3 * further):
        built = state.lines[seat] | 1 << move.space
        triangles += fewest_triangles(board, built, (state.free[seat] | board.joins[move.space]) & ~built, further)
    cost += board.rail_triangle * triangles
    if able >= cost:
        return None
    if state.to_place and state.ability_left and able + sure_gain(own_ability(state), state.triangles + triangles) >= cost:
        return None
    if not out_of_reach(state, seat, cost - able, 0) and survives(state, seat, move):
        return None
    return CANNOT_PAY_TRACKS


def pay_refusal(state: RailState, seat: int, spare: int) -> Refusal | None:
    """Why the price cannot be paid now. [RR-5.1]"""
    if state.due == 0 or state.to_place:
        return NOTHING_DUE
    if state.funds(seat) < state.due:
        return TOO_DEAR
    if spare >= 0 or survives(state, seat, state.board.moves[PAY]):
        return None
    return blocked(state, seat, 0)


def ability_refusal(state: RailState, seat: int, spare: int) -> Refusal | None:
    """Why the worker's own ability cannot be used now. [RR-4.4, RR-10]"""
    if not state.ability_left:
        return ABILITY_USED
    effect = own_ability(state)
    if state.worker == WHITE or effect.kind == EXTRA_TRACK or effect.kind == PRIVATE_CONTRACT:
        return OWN_MOVE
    if not ability_ready(state, effect):
        return PLACE_FIRST if state.to_place else POINTLESS
    move = state.board.moves[ABILITY]
    if effect.pay:
        if state.funds(seat) < effect.pay:
            return TOO_DEAR
        if not pointful_after(state, seat, move, [effect], state.funds(seat) - effect.pay):
            return POINTLESS
    if spare + sure_now(state, effect) >= effect.pay:
        return None
    return None if fits(state, seat, move, spare, effect.pay, 0) else blocked(state, seat, 0)


def tile_refusal(state: RailState, seat: int, move: UseTile, spare: int) -> Refusal | None:
    """Why this worker cannot be discarded for the telegraph tile. [RR-8.4, RR-R10]"""
    if not state.tile_left:
        return NO_TILE
    if not state.has_worker(seat, move.colour, move.busy):
        return NO_OWN_WORKER
    if not pointful_after(state, seat, move, state.board.telegraph_tiles[state.section_tile[state.place]].effects, state.funds(seat)):
        return POINTLESS
    return None if fits(state, seat, move, spare, 0, 1) else blocked(state, seat, 1)


def done_refusal(state: RailState, seat: int) -> Refusal | None:
    """Why the action cannot end now. [RR-4.1, RR-5.2]"""
    if state.to_place:
        return MAIN_PART_MISSING
    if state.due:
        return STILL_DUE
    if state.picks and state.unemployed():
        return STILL_TO_TAKE
    if state.crew[seat] >= state.board.crew_minimum:
        return None
    if not state.trigger:
        return FOUR_WORKERS
    trial = state.sketch()
    trial.clear()
    trial.accepted = 0
    trial.at = CONTRACT
    return None if can_finish(trial, seat) else FOUR_WORKERS
