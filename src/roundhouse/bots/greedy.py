"""A bot that looks one move ahead."""

from roundhouse.bots.quick import drawn
from roundhouse.bots.seat import Bot, Seat
from roundhouse.kernel.move import Move


class GreedyBot(Bot):
    """Tries every legal move in one imagined state and keeps the one that the game's judge likes best."""

    def choose(self, table: Seat) -> Move:
        moves = table.moves()
        if len(moves) == 1:
            return moves[0]
        imagined = table.imagine(self.chance)
        weights = imagined.mixture(table.seat, moves)
        if weights:
            return moves[drawn(weights, self.chance)]
        values = imagined.opinions(table.seat, moves)
        highest = max(values)
        best = [place for place in range(len(moves)) if values[place] == highest]
        return moves[best[self.chance.below(len(best))]]
