"""A bot that plays any legal move."""

from roundhouse.bots.seat import Bot, Seat
from roundhouse.kernel.move import Move


class RandomBot(Bot):
    """Every legal move with equal chance."""

    def choose(self, table: Seat) -> Move:
        moves = table.moves()
        return moves[self.chance.below(len(moves))]
