"""How far a level of the bots looks ahead in one game."""

from typing import Final

NORMAL: Final = 3  # the rank (`Bot.rank`) of the first level that does


class Foresight:
    """What a level is in a game: its simulations for a decision, the moves that it tries, the own turns it looks ahead, and its noise in swings."""

    def __init__(self, simulations: int, moves: int, turns: int, noise: float) -> None:
        self.simulations: Final = simulations
        self.moves: Final = moves
        self.turns: Final = turns
        self.noise: Final = noise
