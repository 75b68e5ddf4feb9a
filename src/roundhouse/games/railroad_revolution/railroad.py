"""The main part of Railroad: tracks on spaces joined to the own network, and their price. [RR-7]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import NEVER, means, out_of_reach
from roundhouse.games.railroad_revolution.moves import BuildTrack
from roundhouse.games.railroad_revolution.outlook import can_finish, survives
from roundhouse.games.railroad_revolution.part import KINDS, NO_TRACK, NOT_JOINED, OTHER_ACTION, TRACK_THERE, MainPart, members, own_ability
from roundhouse.games.railroad_revolution.starting import start_action
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, FLIP_TRAIN, GAIN_MONEY, GAIN_SHARES, RAIL_REBATE, RAILROAD, Effect
from roundhouse.games.railroad_revolution.wording import effect_words
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_TRACK_LEFT: Final = Refusal("RR-7.4", "refused-no-track")
NO_SPACE: Final = Refusal("RR-7.2", "refused-no-space")
NO_RAILROAD: Final = Refusal("RR-7.4", "refused-no-railroad-possible")
ENOUGH_TRACKS: Final = Refusal("RR-7.4", "refused-enough-tracks")
CANNOT_PAY: Final = Refusal("RR-7.4", "refused-too-dear")


class Railroad(MainPart):
    """Place the tracks one after the other; one more than the action asks for is the worker's ability. [RR-7.1, RR-10.2d, RR-D4, RR-22.2]"""

    def __init__(self) -> None:
        super().__init__(reckons=True)

    def may_begin(self, state: RailState, seat: int, worker: int) -> bool:
        if state.tracks[seat] == 0:
            return False
        board = state.board
        funds = state.funds(seat)
        if funds >= board.rail_base + 3 * board.rail_triangle * board.rail_tracks and state.free[seat].bit_count() >= board.rail_tracks:
            return True  # whatever the tracks cost
        ability = board.ability[RAILROAD * COLOURS + worker]
        tracks = tracks_cost(state, seat, board.rail_tracks)
        short = funds - board.rail_base - tracks
        if short >= 0 or (tracks < NEVER and short + sure_gain(board, ability, tracks // max(1, board.rail_triangle)) >= 0):
            return True
        if ability.kind in (GAIN_SHARES, GAIN_MONEY, RAIL_REBATE) and ability.pay == 0:
            return False  # that is all there is to come
        if short + (board.best_train * ability.n if ability.kind == FLIP_TRAIN else ability.most) < 0:
            return False
        trial = state.copy()
        start_action(trial, seat, worker, RAILROAD)
        return can_finish(trial, seat)

    def impossible(self, state: RailState, seat: int) -> Refusal:
        if state.tracks[seat] == 0:
            return NO_TRACK_LEFT
        return NO_RAILROAD if state.free[seat] else NO_SPACE

    def cost(self, state: RailState, seat: int) -> int:
        base = state.board.rail_base if state.laid == 0 else 0
        return state.due + base + tracks_cost(state, seat, state.to_place)

    def spots(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.tracks[seat]:
            members(state.free[seat], found, state.board.track)

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        board = state.board
        some: list[Move] = []
        self.spots(state, seat, some)
        if means(state, seat) >= state.due + board.rail_base + 3 * board.rail_triangle * max(1, state.to_place):
            found += some
            return
        for move in some:
            if self.leaves_enough(state, seat, move, spare):
                found.append(move)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, BuildTrack)
        if state.action != RAILROAD:
            return OTHER_ACTION
        if state.to_place == 0 and state.extras == 0:
            return ENOUGH_TRACKS
        if state.tracks[seat] == 0:
            return NO_TRACK
        if not state.free[seat] >> move.space & 1:
            return TRACK_THERE if state.lines[seat] >> move.space & 1 else NOT_JOINED
        return None

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        assert isinstance(move, BuildTrack)
        board = state.board
        able = means(state, seat)
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
            return True
        if state.to_place and state.ability_left and able + sure_gain(board, own_ability(state), state.triangles + triangles) >= cost:
            return True
        return not out_of_reach(state, seat, cost - able, 0) and survives(state, seat, move)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return CANNOT_PAY

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, BuildTrack)
        board = state.board
        triangles = board.triangles[move.space]
        if state.to_place == 0:
            state.ability_left = 0
            state.extras -= 1
            if state.heard is not None:
                state.tell(shapes.ABILITY.of(seat, {"effect": effect_words(own_ability(state), board.colour_names)}))
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
        state.lay(seat, move.space)
        if board.contract_spaces >> move.space & 1:
            state.trigger = 1
        if state.heard is not None:
            state.tell(shapes.TRACK.of(seat, {"space": board.space_labels[move.space], "n": price}))

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        """With enough workers only the price of the tracks counts: one of the cheapest ways. Without, a contract icon may help too."""
        board = state.board
        if state.crew[seat] < board.crew_minimum:
            self.spots(state, seat, found)
            return
        tracks = min(state.to_place, state.tracks[seat])
        if tracks == 0 or (not state.ability_left and not state.waiting()):
            return
        least = fewest_triangles(board, state.lines[seat], state.free[seat], tracks)
        spaces = state.free[seat]
        while spaces:
            bit = spaces & -spaces
            spaces ^= bit
            space = bit.bit_length() - 1
            built = state.lines[seat] | bit
            rest = 0 if tracks == 1 else fewest_triangles(board, built, (state.free[seat] | board.joins[space]) & ~built, tracks - 1)
            if board.triangles[space] + rest == least:
                found.append(board.track[space])
                return

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, BuildTrack)
        return {"space": board.space_labels[move.space]}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, BuildTrack)
        return ["space:" + board.space_names[move.space]]


def sure_gain(board: RailBoard, ability: Effect, triangles: int) -> int:
    """What an ability brings for certain without a price of its own, with so many triangles in all."""
    return 0 if ability.pay else KINDS[ability.kind].sure(board, ability, 0, triangles, 0)


def tracks_cost(state: RailState, seat: int, to_place: int) -> int:
    """The least number of triangles of the tracks to come, in dollars."""
    if state.tracks[seat] == 0:
        return NEVER
    board = state.board
    return board.rail_triangle * fewest_triangles(board, state.lines[seat], state.free[seat], min(to_place, state.tracks[seat]))


def fewest_triangles(board: RailBoard, lines: int, free: int, tracks: int) -> int:
    """The least number of triangles of so many tracks, one after the other; NEVER if there is no room."""
    best = NEVER
    for triangles in range(4):
        if triangles >= best:
            break
        some = free & board.any_terrain[triangles]
        if some and tracks == 1:
            return triangles
        while some:
            bit = some & -some
            some ^= bit
            space = bit.bit_length() - 1
            built = lines | bit
            rest = triangles + fewest_triangles(board, built, (free | board.joins[space]) & ~built, tracks - 1)
            if rest < best:
                best = rest
                if best == triangles:
                    return best
    return best
