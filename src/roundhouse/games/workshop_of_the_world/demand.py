"""Demand creation 1 to 4: tokens chosen in secret, shown together. [WW-4, WW-9.3, WW-10.3, WW-10.5]"""

from typing import Final

from roundhouse.games.workshop_of_the_world import shapes
from roundhouse.games.workshop_of_the_world.constants import RAIL, TYPES
from roundhouse.games.workshop_of_the_world.income import collect
from roundhouse.games.workshop_of_the_world.moves import Keep, Token
from roundhouse.games.workshop_of_the_world.rounds import start_era, start_round
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.move import Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.refusal import Refusal

TOKEN_FIRST: Final = Refusal("WW-4.2", "refused-token-first")
NO_SUCH_TOKEN: Final = Refusal("WW-4.3", "refused-no-such-token")
MUST_PLACE: Final = Refusal("WW-4.2", "refused-must-place")
MUST_PLACE_AGAIN: Final = Refusal("WW-10.3", "refused-must-place")


class Demand(Phase[State]):
    """Every player puts tokens into the fist; when all have, they are shown. [WW-4.4]"""

    def enter(self, state: State) -> None:
        if state.creation == 1 or state.creation == 3:
            draw_tokens(state)

    def to_act(self, state: State) -> list[int]:
        return [seat for seat in range(state.players) if not state.ready[seat]]

    def first(self, state: State) -> int:
        return state.ready.index(False)

    def owes(self, state: State, seat: int) -> bool:
        return 0 <= seat < state.players and not state.ready[seat]

    def candidates(self, state: State, seat: int) -> list[Move]:
        moves = state.board.token[:]
        moves.append(state.board.keep)
        return moves

    def moves(self, state: State, seat: int) -> list[Move]:
        """As the judge would have it, type by type."""
        board = state.board
        found: list[Move] = []
        place = seat * TYPES
        for type in range(TYPES):
            if state.hand[place + type] > state.fist[place + type]:
                found.append(board.token[type])
        if state.creation != 1 and state.creation != 3:
            found.append(board.keep)
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Token):
            place = seat * TYPES + move.type
            return NO_SUCH_TOKEN if state.hand[place] <= state.fist[place] else None
        if isinstance(move, Keep):
            if state.creation == 1:
                return MUST_PLACE
            return MUST_PLACE_AGAIN if state.creation == 3 else None
        return TOKEN_FIRST

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Token):
            fist = state.change_fist()
            fist[seat * TYPES + move.type] += 1
            chosen = 0
            held = 0
            for place in range(seat * TYPES, seat * TYPES + TYPES):
                chosen += fist[place]
                held += state.hand[place]
            if chosen == held or chosen == state.board.counts[state.players].place:
                state.change_ready()[seat] = True
        else:
            state.change_ready()[seat] = True
        if False not in state.ready:
            reveal(state)


def draw_tokens(state: State) -> None:
    """Each player draws from the face-down rest. [WW-4.1, WW-10.3, WW-12.2]"""
    bag: list[int] = []
    for type in range(TYPES):
        bag += [type] * state.pool[type]
    state.chance.shuffle(bag)
    hand, pool = state.change_hand(), state.change_pool()
    for seat in range(state.players):
        drawn = [0] * TYPES
        for _ in range(state.board.counts[state.players].draw):
            drawn[bag.pop()] += 1
        for type in range(TYPES):
            hand[seat * TYPES + type] += drawn[type]
            pool[type] -= drawn[type]
        if state.heard is not None:
            words: list[str] = []
            for type in range(TYPES):
                words += [state.board.types[type]] * drawn[type]
            state.tell(shapes.DREW.of(seat, {"type": words}))


def reveal(state: State) -> None:
    """All fists open at once; the tokens go to the display. [WW-4.2]"""
    state.revealed()
    display, hand = state.change_display(), state.change_hand()
    for seat in range(state.players):
        for type in range(TYPES):
            place = seat * TYPES + type
            shown = state.fist[place]
            if shown:
                display[type] += shown
                hand[place] -= shown
        if state.heard is not None:
            words: list[str] = []
            for type in range(TYPES):
                words += [state.board.types[type]] * state.fist[seat * TYPES + type]
            if words:
                state.tell(shapes.PLACED_TOKENS.of(seat, {"type": words, "n": len(words)}))
            else:
                state.tell(shapes.KEPT_TOKENS.of(seat, {}))
    state.fist = [0] * (state.players * TYPES)
    state.ready = [False] * state.players
    if state.creation == 1 or state.creation == 3:
        start_round(state)
        return
    collect(state)
    if state.era == RAIL:
        state.over = True
        if state.heard is not None:
            winner = state.ranking()[0]
            state.tell(shapes.GAME_OVER.of(winner, {"money": state.cash[winner]}))
    else:
        start_era(state)
