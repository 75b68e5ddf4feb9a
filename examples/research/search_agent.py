"""A search agent in sixty lines: it imagines what it may not know, plays each of its moves in several such worlds, and lets quick games tell which was best.

    python examples/research/search_agent.py [GAME] [GAMES]

It is a bot like any other: `pip install` a package with the entry point "roundhouse.bots" and it has a name for the arena.
"""

import sys

import roundhouse
from roundhouse.bots import Bot, Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State

WORLDS, DEPTH, WIDEST = 6, 2, 24  # imagined tables for a decision, moves played on at each, moves that are looked at


class FlatSearch(Bot):
    """Flat Monte Carlo search over determinised worlds."""

    def choose(self, table: Seat) -> Move:
        moves = table.sensible()
        if len(moves) == 1:
            return moves[0]
        self.chance.shuffle(order := list(range(len(moves))))
        tried = [moves[place] for place in order[:WIDEST]]
        worth = [0.0] * len(tried)
        for _ in range(WORLDS):
            world = table.imagine(self.chance)
            for place, move in enumerate(tried):
                worth[place] += self.outcome(world.branch(), table.seat, move)
        return tried[worth.index(max(worth))]

    def outcome(self, state: State, seat: int, move: Move) -> float:
        """The chance of `seat` to win some random moves after `move`."""
        state.follow(seat, move)
        for _ in range(DEPTH):
            if state.over:
                break
            turn = state.to_act()[0]
            moves = state.moves(turn)
            state.follow(turn, moves[self.chance.below(len(moves))])
        return state.chances()[seat]


def main(game: str = "workshop_of_the_world", games: int = 3) -> float:
    """Play against two random bots; the share of the games that it wins."""
    wins = 0.0
    for number in range(games):
        state = roundhouse.game(game).new(players=3, seed=number)
        seats = [FlatSearch(Chance(number), 0) if seat == number % 3 else bot("random", Chance(100 * number + seat)) for seat in range(3)]
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, seats[seat].choose(Seat(state, seat)))
        wins += (number % 3 in state.winners()) / len(state.winners())
        print(f"game {number + 1}: {state.scores()}, the search sits at seat {number % 3 + 1}")
    return wins / games


if __name__ == "__main__":
    words = [*sys.argv[1:], *["workshop_of_the_world", "3"][len(sys.argv) - 1 :]]
    print(f"it won {main(words[0], int(words[1])):.0%}")
