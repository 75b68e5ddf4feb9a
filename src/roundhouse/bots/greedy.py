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
        best: list[Move] = []
        best_value = 0.0
        for move in moves:
            after = imagined.copy()
            after.play(table.seat, move)
            value = after.judge(table.seat)
            if not best or value > best_value:
                best = [move]
                best_value = value
            elif value == best_value:
                best.append(move)
        return best[self.chance.below(len(best))]
