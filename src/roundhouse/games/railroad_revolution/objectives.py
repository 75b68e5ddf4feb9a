"""The end of a turn: completed objectives and their replacement, the end trigger, the next turn. [RR-12, RR-14, RR-3.2]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import slack
from roundhouse.games.railroad_revolution.deciding import Deciding
from roundhouse.games.railroad_revolution.moves import HIRING, Hire, Keep, Replace
from roundhouse.games.railroad_revolution.outlook import step_refusal
from roundhouse.games.railroad_revolution.part import PARTS, carry_out
from roundhouse.games.railroad_revolution.scoring import met, total
from roundhouse.games.railroad_revolution.state import OBJECTIVES, WORKER, RailState
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY, PILES, SLOTS
from roundhouse.games.railroad_revolution.wording import condition_words
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NOT_DRAWN: Final = Refusal("RR-12.7", "refused-not-drawn")
NOT_COMPLETED: Final = Refusal("RR-12.7", "refused-not-completed")
KEEP_FIRST: Final = Refusal("RR-12.10", "refused-keep-first")

PER_PILE: Final = 64  # numbers of `queued` for each pile


def queued(pile: int, seat: int, slot: int) -> int:
    """An objective to replace, as one number of the queue."""
    return pile * PER_PILE + seat * SLOTS + slot


def queued_pile(entry: int) -> int:
    """The pile from which it is replaced."""
    return entry // PER_PILE


def queued_seat(entry: int) -> int:
    """Whose it is."""
    return entry % PER_PILE // SLOTS


def queued_slot(entry: int) -> int:
    """Which of the two of its seat."""
    return entry % SLOTS


def end_turn(state: RailState) -> None:
    """Every objective that is fulfilled is completed, the active player's first; then they are replaced. [RR-12.6]"""
    players = state.setting.players
    manager = state.manager
    for number in range(players):
        seat = (state.turn + number) % players
        for slot in range(SLOTS):
            if manager[(seat * SLOTS + slot) * 2] != NOBODY:
                complete(state, seat, slot)
    replace_next(state)


def complete(state: RailState, seat: int, slot: int) -> None:
    """An objective with all managers and conditions is turned face down, and its managers leave. [RR-12.6]"""
    cell = seat * SLOTS + slot
    number = state.objective[cell]
    objective = state.board.objectives[number]
    places = len(objective.managers)
    if NOBODY in state.manager[cell * 2 : cell * 2 + places] or not met(state, seat, objective):
        return
    for place in range(places):
        state.change_common()[state.manager[cell * 2 + place]] += 1
        state.change_manager()[cell * 2 + place] = NOBODY
    state.change_objective()[cell] = NOBODY
    state.change_completed()[seat].append(number)
    if state.heard is not None:
        state.tell(shapes.COMPLETE.of(seat, {"group": objective.group, "n": objective.vp}))
    rank = state.board.objective_rank[number]
    if rank < PILES and state.piles[rank]:
        state.queue = [*state.queue, queued(rank, seat, slot)]


def replace_next(state: RailState) -> None:
    """The next completed objective is replaced; after the last one the turn is over. [RR-12.7]"""
    if not state.queue:
        finish_turn(state)
        return
    state.at = OBJECTIVES
    state.actor = queued_seat(state.queue[0])
    if len(state.queue) < 2 or queued_seat(state.queue[1]) != state.actor:
        draw(state)


def draw(state: RailState) -> None:
    """The top tiles of the pile that follows are shown to the player. [RR-12.7]"""
    rank = queued_pile(state.queue[0])
    n = state.board.draw
    state.drawn = state.piles[rank][:n]
    state.drawn_seen = state.seen[rank][:n]
    state.change_piles()[rank] = state.piles[rank][n:]
    state.change_seen()[rank] = state.seen[rank][n:]
    state.revealed()


def keep(state: RailState, seat: int, kept: int) -> None:
    """One tile is kept, the others go under the pile in the order drawn; who can tell where they are is noted. [RR-12.7, RR-19.3]"""
    entry = state.queue[0]
    state.queue = state.queue[1:]
    rank = queued_pile(entry)
    state.change_objective()[seat * SLOTS + queued_slot(entry)] = kept
    chosen = state.drawn.index(kept)
    for place in range(len(state.drawn)):
        if place == chosen:
            continue
        knows = 1 << seat
        for other in range(state.setting.players):
            if state.drawn_seen[place] >> other & 1 and can_place(state, other, place, chosen):
                knows |= 1 << other
        state.change_piles()[rank].append(state.drawn[place])
        state.change_seen()[rank].append(knows)
    state.drawn = []
    state.drawn_seen = []
    if state.heard is not None:
        objective = state.board.objectives[kept]
        state.tell(shapes.KEEP.of(seat, {"group": objective.group, "condition": condition_words(objective), "n": objective.vp}))


def can_place(state: RailState, other: int, place: int, chosen: int) -> bool:
    """True if `other`, who knew the tile drawn at `place`, can tell where it goes: the gap that the kept tile leaves must be plain."""
    if state.drawn_seen[chosen] >> other & 1:
        return True
    unknown = [one for one in range(len(state.drawn)) if not state.drawn_seen[one] >> other & 1]
    for one in unknown:
        if (one < place) != (chosen < place):
            return False
    return True


def finish_turn(state: RailState) -> None:
    """The end trigger is looked at, and the next player's turn begins. [RR-14]"""
    players = state.setting.players
    if state.last_round == 0:
        for seat in range(players):
            if state.tracks[seat] <= state.board.last_tracks and state.buildings[seat] <= state.board.last_buildings:
                state.last_round = state.round + state.board.extra_rounds
                if state.heard is not None:
                    state.tell(shapes.END_TRIGGERED.of(seat, {}))
                break
    state.turn = (state.turn + 1) % players
    if state.turn == state.first:
        if state.round == state.last_round:
            state.over = True
            state.at = WORKER
            state.actor = state.turn
            if state.heard is not None:
                best = state.ranking()[0]
                state.tell(shapes.WIN.of(best, {"n": total(state, best)}))
            return
        state.round += 1
    start_turn(state)


def start_turn(state: RailState) -> None:
    """With an empty personal supply all workers come back from the player board. [RR-3.2]"""
    seat = state.turn
    state.at = WORKER
    state.actor = seat
    for colour in range(seat * COLOURS, seat * COLOURS + COLOURS):
        if state.idle[colour]:
            return
    for colour in range(COLOURS):
        cell = seat * COLOURS + colour
        state.change_idle()[cell] = state.busy[cell]
        state.change_busy()[cell] = 0
        for action in range(4):
            state.change_placed()[(seat * 4 + action) * COLOURS + colour] = 0
    if state.heard is not None:
        state.tell(shapes.TAKE_BACK.of(seat, {}))


class Objectives(Deciding):
    """A player who has completed objectives draws three tiles for each and keeps one. [RR-D19]"""

    def candidates(self, state: RailState, seat: int) -> list[Move]:
        return state.board.keep + state.board.replace + state.board.hire

    def moves(self, state: RailState, seat: int) -> list[Move]:
        """The same as judging the candidates, and faster."""
        board = state.board
        found: list[Move] = []
        if state.drawn:
            for tile in state.drawn:
                found.append(board.keep[tile])
        else:
            for entry in state.queue[:SLOTS]:
                found.append(board.replace[queued_slot(entry)])
        PARTS[HIRING].moves(state, seat, slack(state, seat), found)
        return found

    def refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Keep):
            return None if move.objective in state.drawn else NOT_DRAWN
        if isinstance(move, Replace):
            return NOT_COMPLETED if state.drawn else None
        if isinstance(move, Hire):
            return step_refusal(state, seat, move)
        return KEEP_FIRST

    def apply(self, state: RailState, seat: int, move: Move) -> None:
        if isinstance(move, Keep):
            keep(state, seat, move.objective)
            replace_next(state)
        elif isinstance(move, Replace):
            if queued_slot(state.queue[0]) != move.slot:
                state.queue = [state.queue[1], state.queue[0], *state.queue[2:]]
            draw(state)
        else:
            carry_out(state, seat, move)
