"""A bot that tries its best moves in worlds that it imagines, and looks a few turns ahead in each."""

import math
import re
import time
from typing import Final

from roundhouse.bots.quick import drawn, play_on, quick
from roundhouse.bots.seat import Bot, Seat
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.model import Model, likely
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State

SIMULATIONS: Final = 120  # if nobody says how many
MOST_SIMULATIONS: Final = 1000000
MOST_SECONDS: Final = 3600.0
CANDIDATES: Final = 8
TURNS: Final = 2  # own turns that are played in a simulation
GAMES_OWN: Final = -1  # what the game itself says (`State.breadth`, `State.trust`)
MIXING: Final = 0.06  # of the swing: how much better a sealed answer must be to be given much oftener
LIMIT: Final = 400  # moves of a simulation
ALIKE: Final = 3  # worlds after which a move that came to the same in all of them is dropped, by a bot that drops early
ENOUGH: Final = 4  # worlds after which one that is clearly behind is, at the soonest
SPELLED: Final = "a number of simulations (search:800) or seconds (search:2s)"


class Candidate:
    """A move, and what came of it."""

    def __init__(self, move: Move, first: float, weight: float = 0.0) -> None:
        self.move: Final = move
        self.first: Final = first  # what the judge says right after it
        self.weight = weight  # how often a careful player gives this sealed answer; 0 where nothing is mixed
        self.values: list[float] = []  # by world
        self.mean = 0.0
        self.score = 0.0  # by which it is ranked
        self.odds = 0.0  # the chance to win
        self.terms: list[float] = []  # what the seat may expect at the end, in the parts that the game names

    def behind(self, best: "Candidate", sure: float, enough: int = ENOUGH) -> bool:
        """True if it comes to the same as the best in all worlds, or is worse by so many standard errors of the difference, after enough worlds."""
        number = len(self.values)
        total = 0.0
        squares = 0.0
        for place in range(number):
            lead = best.values[place] - self.values[place]
            total += lead
            squares += lead * lead
        if squares == 0.0:
            return number >= max(ALIKE, enough // 2)
        spread = (squares - total * total / number) / max(1, number - 1)
        return number >= enough and total > 0.0 and total * total > sure * sure * number * spread

    def short_of(self, best: "Candidate", prior: float) -> float:
        """By how much it is worse than the best in the worlds that both have seen, weighed with the first look as in `rank`."""
        number = len(self.values)
        total = prior * (best.first - self.first)
        for place in range(number):
            total += best.values[place] - self.values[place]
        return total / (number + prior) if number + prior > 0.0 else 0.0

    def rank(self, prior: float) -> None:
        """Weigh what came of it with the first look, which counts for so many worlds."""
        number = len(self.values)
        self.score = (number * self.mean + prior * self.first) / (number + prior) if number + prior > 0.0 else 0.0

    def add(self, value: float, odds: float, terms: list[float]) -> None:
        """Count what came of it in one more world."""
        self.values.append(value)
        number = len(self.values)
        self.mean += (value - self.mean) / number
        self.odds += (odds - self.odds) / number
        if number == 1:
            self.terms = terms
        else:
            self.terms = [mean + (term - mean) / number for mean, term in zip(self.terms, terms, strict=True)]


class SearchBot(Bot):
    """Sequential halving: the moves that the judge likes best are tried in the same imagined worlds, and the worse half is dropped again and again.

    In a world everybody plays the quick policy until the seat has ended some turns; then the judge says how all seats stand.
    """

    def __init__(self, chance: Chance, strength: int) -> None:
        super().__init__(chance, strength)
        self.simulations = strength or SIMULATIONS
        self.seconds = 0.0  # if not 0, the budget is time
        self.patience = 0.0  # if not 0, seconds after which the thinking ends, whatever is left of the simulations
        self.candidates = CANDIDATES
        self.turns = TURNS
        self.width = GAMES_OWN  # moves among which everybody chooses in a simulation
        self.by_odds = False  # moves are ranked by the chance to win, not by the margin
        self.prior = float(GAMES_OWN)  # worlds that the judge's first look counts for
        self.sure = 0.0  # if not 0, standard errors by which a move must be behind the best to be dropped before its round ends
        self.enough = ENOUGH  # worlds that it must have been tried in before that
        self.learned = True  # positions are valued by what was learned of the game, where that has been measured to win more; else by its judge
        self.model: Model | None = None  # another model than the game's own, for comparisons
        self.stopped = False
        self.done = 0  # simulations for the last choice
        self.terms: list[float] = []  # of the last simulation, as is the chance to win
        self.odds = 0.0

    @classmethod
    def made(cls, chance: Chance, strength: str) -> "SearchBot":
        if not strength:
            return cls(chance, 0)
        if strength.isascii() and strength.isdecimal() and len(strength) < 10 and 1 <= int(strength) <= MOST_SIMULATIONS:
            return cls(chance, int(strength))
        if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?s", strength) or not 0.0 < float(strength[:-1]) <= MOST_SECONDS:
            raise UnknownName(f"after the colon stands {SPELLED}, at most {MOST_SIMULATIONS} or {MOST_SECONDS:.0f}s")
        made = cls(chance, 0)
        made.seconds = float(strength[:-1])
        return made

    def stop(self) -> None:
        """End the thinking; `choose` answers with the best move so far."""
        self.stopped = True

    def choose(self, table: Seat) -> Move:
        moves = table.moves()
        if len(moves) == 1:
            return moves[0]
        found = self.ranked(table)
        if found[0].weight > 0.0:
            return self.mixed(found, table.imagine(self.chance).swing())
        return found[0].move

    def mixed(self, found: list[Candidate], swing: float) -> Move:
        """A sealed answer: drawn as a careful player would, the more often the better it did, in the worlds that it shares with the best."""
        tried = [candidate for candidate in found if candidate.values]
        if not tried:
            tried = found
        weights = [candidate.weight * math.exp(-candidate.short_of(tried[0], 0.0) / (MIXING * swing)) for candidate in tried]
        return tried[drawn(weights, self.chance)].move

    def ranked(self, table: Seat) -> list[Candidate]:
        """The candidates from best to worst."""
        self.stopped = False
        self.done = 0
        start = time.monotonic()
        known = table.imagine(Chance(0))
        if self.width < 0:
            self.width = known.breadth()
        if self.prior < 0.0:
            self.prior = known.trust()
        found = self.first_look(table)
        simulations = self.allowed(table)
        left = found[: self.candidates]
        size = len(left)  # of this round, if nothing were dropped early
        rounds = max(1, (size - 1).bit_length())
        worlds: list[State] = []
        dropped: list[Candidate] = []
        for number in range(rounds):
            share = (number + 1) / rounds
            budget = max(1, int(simulations / (rounds * size)))  # worlds in this round
            tried = 0
            while len(left) > 1 and not self.late(start):
                if tried >= budget if self.seconds == 0.0 else tried > 0 and time.monotonic() - start > share * self.seconds:
                    break
                world = len(left[0].values)
                if world == len(worlds):
                    worlds.append(self.world(table))
                if not self.row(left, worlds[world], table.seat, start):
                    break
                tried += 1
                if self.sure != 0.0:
                    left = self.still(left, dropped)
            for candidate in left:
                candidate.rank(self.prior)
            left.sort(key=_worse)
            size = (size + 1) // 2
            dropped = left[size:] + dropped
            left = left[:size]
        return left + dropped + found[self.candidates :]

    def still(self, left: list[Candidate], dropped: list[Candidate]) -> list[Candidate]:
        """Those that are not clearly behind the best; the others come before the ones dropped until now."""
        best = left[0]
        for candidate in left:
            if candidate.mean > best.mean:
                best = candidate
        found: list[Candidate] = []
        gone: list[Candidate] = []
        for candidate in left:
            if candidate is not best and candidate.behind(best, self.sure, self.enough):
                candidate.rank(self.prior)
                gone.append(candidate)
            else:
                found.append(candidate)
        gone.sort(key=_worse)
        dropped[:0] = gone
        return found

    def allowed(self, table: Seat) -> int:
        """The simulations for this choice."""
        return self.simulations

    def late(self, start: float) -> bool:
        """True if somebody has asked to stop, or patience has ended."""
        return self.stopped or (self.patience != 0.0 and time.monotonic() - start > self.patience)

    def row(self, left: list[Candidate], world: State, seat: int, start: float) -> bool:
        """Try every candidate in one world; False, and nothing is counted, if the thinking was ended before the row was."""
        values: list[float] = []
        found: list[list[float]] = []
        chances: list[float] = []
        for candidate in left:
            if self.late(start) or (self.seconds != 0.0 and left[0].values and time.monotonic() - start > self.seconds):
                return False
            values.append(self.simulation(world, seat, candidate.move))
            found.append(self.terms)
            chances.append(self.odds)
            time.sleep(0.0)  # lets another thread ask to stop
        for place in range(len(left)):
            left[place].add(values[place], chances[place], found[place])
        return True

    def first_look(self, table: Seat) -> list[Candidate]:
        """All moves by what the judge says right after them, best first."""
        world = table.imagine(self.chance)
        found: list[Candidate] = []
        moves = table.moves()
        weights = world.mixture(table.seat, moves)
        if weights:
            found = [Candidate(moves[place], weights[place], weights[place]) for place in range(len(moves))]
            moves = []
        values = world.opinions(table.seat, moves)
        for place in range(len(moves)):
            found.append(Candidate(moves[place], values[place]))
        found.sort(key=_worse_at_first)
        return found

    def world(self, table: Seat) -> State:
        """A new world, in which the sealed answers of the others are given already, by the quick policy: they do not hang on the own one."""
        world = table.imagine(self.chance)
        at = world.at
        if world.phases[at].sealed:
            for other in world.to_act():
                if other != table.seat:
                    world.follow(other, quick(world, other, self.chance, self.width))
        return world

    def simulation(self, world: State, seat: int, move: Move) -> float:
        """The margin of `seat` over the others some turns after `move`."""
        state = world.copy()
        sealed = state.phases[state.at].sealed or not state.in_turn()
        state.follow(seat, move)
        play_on(state, seat, sealed, self.turns, self.width, LIMIT, state.chance)
        self.done += 1
        return self.value(state, seat)

    def value(self, state: State, seat: int) -> float:
        """The margin of `seat` over the others that it may expect; what it is made of and the chance to win are kept."""
        players = state.setting.players
        model = self.model if self.model is not None else state.setting.model
        if model is not None and model is not self.model and not model.in_search:
            model = None
        if state.over or model is None or not self.learned:
            terms = [state.terms(other) for other in range(players)]
            swing = state.swing()
        else:
            left = state.to_come()
            terms = [model.terms(state.features(other), left, players) for other in range(players)]
            swing = model.swing(left, players)
        values = [sum(one) for one in terms]
        self.terms = terms[seat]
        if state.over:
            winners = state.winners()
            self.odds = 1.0 / len(winners) if seat in winners else 0.0
        else:
            self.odds = likely(values, swing)[seat]
        return swing * math.log(max(self.odds, 0.001)) if self.by_odds else margin(values, seat)


def margin(values: list[float], seat: int) -> float:
    """The own points less those of the others, of whom the best counts as much as all together."""
    best = 0.0
    total = 0.0
    first = True
    for other in range(len(values)):
        if other != seat:
            if first or values[other] > best:
                best = values[other]
                first = False
            total += values[other]
    return values[seat] - 0.5 * best - 0.5 * total / max(1, len(values) - 1)


def _worse(candidate: Candidate) -> tuple[float, float]:
    return -candidate.score, -candidate.first


def _worse_at_first(candidate: Candidate) -> float:
    return -candidate.first
