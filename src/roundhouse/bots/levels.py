"""The levels that people choose from: each a stated combination of how many moves are tried, how far ahead, and how often a worse move is taken."""

from typing import ClassVar, Final

from roundhouse.bots.quick import soft
from roundhouse.bots.search import ENOUGH, Candidate, SearchBot
from roundhouse.bots.seat import Seat
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State

ABSURD: Final = 3.0  # a move that is worse than the best by so many times the noise is never taken
SURE: Final = 3.0  # standard errors by which a move must be behind the best, in the same worlds, for a level to waste no more time on it


class LevelBot(SearchBot):
    """A search with a budget for each decision and a noise: by so many swings a move may be worse and still be taken now and then."""

    def __init__(self, chance: Chance, strength: int) -> None:
        super().__init__(chance, strength)
        self.noise = 0.0
        self.settled = False  # the game of its table has been asked what the level is there

    def plan(self, simulations: int, candidates: int, turns: int, noise: float, patience: float, enough: int = ENOUGH) -> None:
        """What the level is."""
        self.simulations = simulations
        self.candidates = candidates
        self.turns = turns
        self.noise = noise
        self.patience = patience
        self.sure = SURE
        self.enough = enough

    def settle(self, known: State) -> None:
        """Become what the level is in this game: what the game says or, in one that says nothing, the usual with its own pace."""
        if self.settled:
            return
        self.settled = True
        said = known.foresight(type(self).rank)
        if said is None:
            self.simulations = int(self.simulations * known.pace())
        else:
            self.simulations = said.simulations
            self.candidates = said.moves
            self.turns = said.turns
            self.noise = said.noise

    def settings(self) -> str:
        """What the level is, in one line: results of a level with other settings are not its own."""
        after = "" if self.enough == ENOUGH else f" after {self.enough} worlds"
        return f"{self.simulations} simulations, {self.candidates} moves, {self.turns} turns, noise {self.noise:g}, sure {self.sure:g}{after}"

    @classmethod
    def made(cls, chance: Chance, strength: str) -> "SearchBot":
        if strength:
            raise UnknownName(f"it takes no strength; write it without :{strength}")
        return cls(chance, 0)

    def ranked(self, table: Seat) -> list[Candidate]:
        self.settle(table.imagine(Chance(0)))
        return super().ranked(table)

    def choose(self, table: Seat) -> Move:
        moves = table.moves()
        if len(moves) == 1:
            return moves[0]
        self.settle(table.imagine(Chance(0)))
        if self.noise == 0.0:
            return super().choose(table)
        found = self.ranked(table)
        state = table.imagine(self.chance)
        swing = state.swing()
        if found[0].weight > 0.0:
            return self.mixed(found, swing)
        width = self.noise * swing
        tried = [candidate for candidate in found if candidate.values]
        if tried:
            behind = [max(0.0, candidate.short_of(tried[0], self.prior)) for candidate in tried]
            return tried[soft([-points for points in behind], width, ABSURD, self.chance) if width > 0.0 else 0].move
        sane = state.worthwhile(table.seat, moves, state.opinions(table.seat, moves))
        found = [candidate for candidate in found if moves.index(candidate.move) in sane][: self.candidates]
        return found[soft([candidate.first for candidate in found], width, ABSURD, self.chance)].move


class Beginner(LevelBot):
    """Looks one move ahead and often takes one that is not the best."""

    rank: ClassVar[int] = 1

    def __init__(self, chance: Chance, strength: int) -> None:
        super().__init__(chance, 0)
        self.plan(0, 8, 1, 0.12, 0.0)

    def ranked(self, table: Seat) -> list[Candidate]:
        return self.first_look(table)


class Easy(LevelBot):
    """Looks one move ahead and seldom takes one that is not the best."""

    rank: ClassVar[int] = 2

    def __init__(self, chance: Chance, strength: int) -> None:
        super().__init__(chance, 0)
        self.plan(0, 8, 1, 0.03, 0.0)

    def ranked(self, table: Seat) -> list[Candidate]:
        return self.first_look(table)


class Normal(LevelBot):
    """Looks to the end of its turn, or a little farther, and in some games takes a move now and then that is not quite the best."""

    rank: ClassVar[int] = 3

    def __init__(self, chance: Chance, strength: int) -> None:
        super().__init__(chance, 0)
        self.plan(16, 6, 2, 0.008, 10.0)


class Hard(LevelBot):
    """Looks some turns ahead."""

    rank: ClassVar[int] = 4

    def __init__(self, chance: Chance, strength: int) -> None:
        super().__init__(chance, 0)
        self.plan(40, 8, 2, 0.0, 20.0, 6)


class Expert(LevelBot):
    """Looks farther ahead, in many worlds."""

    rank: ClassVar[int] = 5

    def __init__(self, chance: Chance, strength: int) -> None:
        super().__init__(chance, 0)
        self.plan(200, 12, 2, 0.0, 30.0, 16)
