"""A bot that plays any legal move that is not senseless."""

from roundhouse.bots.seat import Bot, Seat
from roundhouse.kernel.move import Move


class RandomBot(Bot):
    """Every sensible move with equal chance."""

    def choose(self, table: Seat) -> Move:
        moves = table.sensible()
        return moves[self.chance.below(len(moves))]
