"""What many outcomes say: means, spreads, and how sure a share of wins is."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from roundhouse.arena.match import Outcome

SURE = 1.959963984540054  # standard deviations either side of the mean that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Spread:
    """Mean, standard deviation (of the sample), smallest and largest of some numbers."""

    mean: float
    sd: float
    min: int
    max: int

    @staticmethod
    def of(numbers: Sequence[int]) -> "Spread":
        """The spread of at least one number."""
        mean = math.fsum(numbers) / len(numbers)
        squares = math.fsum((number - mean) ** 2 for number in numbers)
        return Spread(mean, math.sqrt(squares / (len(numbers) - 1)) if len(numbers) > 1 else 0.0, min(numbers), max(numbers))


@dataclass(frozen=True)
class Wins:
    """Wins of a seat or a bot: how many of how many games, and between what limits the true share lies (95 %)."""

    name: str
    wins: int
    games: int
    share: float
    low: float
    high: float
    fair: float  # the share it would have if every seat won equally often
    scores: Spread


@dataclass(frozen=True)
class Summary:
    """The statistics of a simulation."""

    games: int
    decisions: int
    length: Spread  # moves a game
    scores: Spread  # of all seats of all games
    by_seat: tuple[Wins, ...]
    by_bot: tuple[Wins, ...]
    stood_in: int = 0  # decisions of programs that their fallback made

    def data(self) -> dict[str, object]:
        """The summary as plain JSON data."""
        return asdict(self)


def wilson(wins: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval: the limits of the true share when `wins` of `games` were won."""
    share = wins / games
    spread = sure * math.sqrt(share * (1 - share) / games + sure**2 / (4 * games**2))
    middle = share + sure**2 / (2 * games)
    scale = 1 + sure**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(outcomes: Sequence[Outcome]) -> Summary:
    """The statistics of at least one outcome."""
    players = len(outcomes[0].seats)
    bots = sorted({name for outcome in outcomes for name in outcome.seats})
    return Summary(
        games=len(outcomes),
        decisions=sum(outcome.moves for outcome in outcomes),
        length=Spread.of([outcome.moves for outcome in outcomes]),
        scores=Spread.of([score for outcome in outcomes for score in outcome.scores]),
        by_seat=tuple(_of_seat(outcomes, seat) for seat in range(players)),
        by_bot=tuple(_of_bot(outcomes, name) for name in bots),
        stood_in=sum(outcome.stood_in for outcome in outcomes),
    )


def _of_seat(outcomes: Sequence[Outcome], seat: int) -> Wins:
    wins = sum(outcome.winner == seat for outcome in outcomes)
    return _wins(str(seat + 1), wins, len(outcomes), 1 / len(outcomes[0].seats), [outcome.scores[seat] for outcome in outcomes])


def _of_bot(outcomes: Sequence[Outcome], name: str) -> Wins:
    played = [outcome for outcome in outcomes if name in outcome.seats]
    wins = sum(outcome.seats[outcome.winner] == name for outcome in played)
    fair = sum(outcome.seats.count(name) / len(outcome.seats) for outcome in played) / len(played)
    scores = [score for outcome in played for bot, score in zip(outcome.seats, outcome.scores, strict=True) if bot == name]
    return _wins(name, wins, len(played), fair, scores)


def _wins(name: str, wins: int, games: int, fair: float, scores: Sequence[int]) -> Wins:
    low, high = wilson(wins, games)
    return Wins(name, wins, games, wins / games, low, high, fair, Spread.of(scores))
