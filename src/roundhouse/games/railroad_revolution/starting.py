"""What an action begins with. [RR-22]"""

from roundhouse.games.railroad_revolution.part import own_ability
from roundhouse.games.railroad_revolution.state import ACTION, RailState
from roundhouse.games.railroad_revolution.tiles import EXTRA_TRACK, NOBODY, RAILROAD, TRADE


def start_action(state: RailState, seat: int, worker: int, action: int) -> None:
    """Its main part to do, and the use of its worker."""
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
