"""What whole games tell and offer, for the tests of their words."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from roundhouse import Game, State
from roundhouse.kernel.move import Move

Choice = Callable[[list[Move], Random], Move]


def anything(legal: list[Move], dice: Random) -> Move:
    """Any move, all equally likely."""
    return dice.choice(legal)


def heard(game: Game, states: Iterable[State], choice: Choice = anything) -> tuple[list[dict[str, Any]], set[str]]:
    """The different events of games that are played from these positions to their end, and the kinds of moves that were offered: each has words."""
    events: dict[str, dict[str, Any]] = {}
    kinds: set[str] = set()
    for seed, state in enumerate(states):
        dice = Random(seed)
        told = state.listen()
        while not state.over:
            acting = state.to_act()
            seat = dice.choice(acting) if len(acting) > 1 else acting[0]
            legal = state.moves(seat)
            for move in legal + state.asides(seat)[:2]:
                assert isinstance(game.words(state.setting.board, move), dict)
                kinds.add(move.text.split()[0])
            state.play(seat, choice(legal, dice))
        for event in told:
            events[repr(event.data())] = event.data()
    return list(events.values()), kinds
