"""Tables in the middle of a game."""

from roundhouse import Chance, game
from roundhouse.kernel.state import State


def midgame(name: str, moves: int, seed: int = 3) -> State:
    """A table after so many random moves."""
    found = game(name)
    state = found.new(found.seats[-1], seed)
    chance = Chance(seed)
    while len(state.plies) < moves and not state.over:
        seat = state.to_act()[0]
        offered = state.moves(seat)
        state.play(seat, offered[chance.below(len(offered))])
    return state
