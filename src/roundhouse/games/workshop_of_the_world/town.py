"""A turn, part 1: take a town card, gamble, place an industry. [WW-6]"""

from typing import Final

from roundhouse.games.workshop_of_the_world import shapes
from roundhouse.games.workshop_of_the_world.active import Active
from roundhouse.games.workshop_of_the_world.constants import NONE, REMOVALS, REMOVE, SETS, TOWN
from roundhouse.games.workshop_of_the_world.links import ONE_GAMBLE, after_placing
from roundhouse.games.workshop_of_the_world.moves import Gamble, Place, Remove, Take
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.dice import Dice
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

CARD_FIRST: Final = Refusal("WW-6.2", "refused-card-first")
NOT_FACE_UP: Final = Refusal("WW-6.2", "refused-not-face-up")
CARD_WON: Final = Refusal("WW-13.2d", "refused-card-won")
NO_SET_ASIDE: Final = Refusal("WW-6.12", "refused-no-set-aside")
NOT_FULLY_LINKED: Final = Refusal("WW-6.8", "refused-not-fully-linked")
NOT_ALL_FULLY_LINKED: Final = Refusal("WW-6.9", "refused-not-all-fully-linked")
CARD_TAKEN: Final = Refusal("WW-6.15", "refused-card-taken")
TOWN_FIRST: Final = Refusal("WW-6.4", "refused-town-first")
OTHER_VALUE: Final = Refusal("WW-6.17", "refused-other-value")
REMOVE_FIRST: Final = Refusal("WW-6.5", "refused-remove-first")
NOT_THERE: Final = Refusal("WW-6.5", "refused-not-there")


class Card(Active):
    """The active player must take a card, or may gamble with one. [WW-6.2, WW-6.8]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        faces = state.offer if state.won[seat] == NONE else [state.won[seat]]
        board = state.board
        moves: list[Move] = []
        for face in faces:
            take = board.take[face]
            if take not in moves:
                moves.append(take)
                if state.aside and state.may_gamble(face):
                    moves.append(board.gamble[face])
        return moves

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.candidates(state, seat)  # exactly the cards that lie there, and gambles where they are allowed

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Take):
            return _not_yours(state, seat, move.face)
        if isinstance(move, Gamble):
            refusal = _not_yours(state, seat, move.face)
            if refusal is not None:
                return refusal
            if not state.aside:
                return NO_SET_ASIDE
            if state.may_gamble(move.face):
                return None
            return NOT_FULLY_LINKED if move.face < len(state.board.towns) else NOT_ALL_FULLY_LINKED
        return CARD_FIRST

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Take):
            _leave_offer(state, seat, move.face)
            if state.heard is not None:
                state.tell(shapes.CARD.of(seat, {"card": state.board.faces[move.face]}))
            use_card(state, move.face)
        elif isinstance(move, Gamble):
            _leave_offer(state, seat, move.face)
            state.change_discard().append(move.face)
            drawn = state.change_aside().pop()
            state.gambled = True
            state.revealed()
            if state.heard is not None:
                state.tell(shapes.GAMBLE.of(seat, {"card": state.board.faces[move.face], "drawn": state.board.faces[drawn]}))
            use_card(state, drawn)


def _not_yours(state: State, seat: int, face: int) -> Refusal | None:
    won = state.won[seat]
    if won != NONE:
        return None if face == won else CARD_WON
    return None if face in state.offer else NOT_FACE_UP


def _leave_offer(state: State, seat: int, face: int) -> None:
    if state.won[seat] != NONE:
        state.change_won()[seat] = NONE
    else:
        state.change_offer().remove(face)


def use_card(state: State, face: int) -> None:
    """A named card names the town; a free choice card leaves it to the player. [WW-6.3, WW-6.4]"""
    state.card = face
    if face < len(state.board.towns):
        place(state, face)
    else:
        state.go(TOWN)


class Town(Active):
    """Free choice card: any town of its value. [WW-6.4, WW-6.17]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        board = state.board
        return [board.place[town] for town in board.of_value[state.card - len(board.towns)]]

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.candidates(state, seat)  # exactly the towns of the card's value

    def pick(self, state: State, seat: int, dice: Dice) -> Move:
        towns = state.board.of_value[state.card - len(state.board.towns)]
        return state.board.place[towns[dice.below(len(towns))]]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Place):
            return None if state.board.value[move.town] == state.board.face_value[state.card] else OTHER_VALUE
        if isinstance(move, Gamble) and state.gambled:
            return ONE_GAMBLE
        return CARD_TAKEN if isinstance(move, Take) or isinstance(move, Gamble) else TOWN_FIRST

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Place):
            place(state, move.town)


def place(state: State, town: int) -> None:
    """Put one industry in the town; if that is one too many, another one must go. [WW-6.3, WW-6.5]"""
    one = state.order[state.turn]
    state.town = town
    state.change_industry()[town * SETS + one] += 1
    state.change_filled()[town] += 1
    state.change_stock()[one] -= 1
    if state.heard is not None:
        board = state.board
        state.tell(shapes.PLACED.of(state.owners[one], {"town": board.towns[town], "colour": board.hues[state.hues[one]]}))
    if state.filled[town] > state.board.value[town]:
        state.go(REMOVE)
    else:
        after_placing(state)


class Removal(Active):
    """Over-full town: one of the industries that were there before goes back. [WW-6.5]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return [state.board.remove[hue] for hue in state.hues]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Gamble) and state.gambled:
            return ONE_GAMBLE
        if not isinstance(move, Remove):
            return REMOVE_FIRST
        for one in range(state.sets):
            if state.hues[one] == move.hue:
                there = state.industry[state.town * SETS + one]
                if one == state.order[state.turn]:
                    there -= 1  # the new one may not be removed
                return None if there > 0 else NOT_THERE
        return NOT_THERE

    def apply(self, state: State, seat: int, move: Move) -> None:
        if not isinstance(move, Remove):
            return
        one = state.hues.index(move.hue)
        state.change_industry()[state.town * SETS + one] -= 1
        state.change_filled()[state.town] -= 1
        state.change_stock()[one] += 1
        state.change_tally()[REMOVALS] += 1
        if state.heard is not None:
            board = state.board
            state.tell(shapes.REMOVED.of(seat, {"town": board.towns[state.town], "colour": board.hues[move.hue], "owner_seat": state.owners[one]}))
        after_placing(state)
