"""Who meets whom, where and with which deal: a plan in which every pair meets equally often and every bot has every seat.

The games come in blocks. A block is one deal and one company of bots, played once in each seating that comes from moving everybody on by one seat: so each
bot plays the same deal in each seat. The companies take turns: all that can be made of the bots, in an order in which no pair runs ahead of the others.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from math import comb

from roundhouse.bots import bot
from roundhouse.kernel.chance import SPAN, Chance
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Value

LISTED = 600  # companies, at most, that are put in order one by one; of more bots the companies are made as they are needed
MOST_BOTS = 64
MOST_GAMES = 10_000_000  # of one tournament: they are counted and rated in memory


def countable(games: int) -> None:
    """Refuse numbers of games that nobody can play."""
    if games < 1:
        raise BadOption(f"there must be at least 1 game to play, not {games}")
    if games > MOST_GAMES:
        raise BadOption(f"a tournament has at most {MOST_GAMES:,} games, not {games:,}")


@dataclass(frozen=True)
class Fixture:
    """One game of a tournament before it is played."""

    number: int
    block: int
    seed: int  # of the deal
    seats: tuple[str, ...]  # the bots, by seat


@dataclass(frozen=True)
class Tournament:
    """What is to be played. Every game follows from the tournament and its number alone, wherever it is played."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    board: str | None = None
    options: tuple[tuple[str, Value], ...] = ()
    check: bool = False

    @staticmethod
    def of(
        found: Game,
        players: int,
        bots: Sequence[str],
        games: int,
        seed: int,
        board: str | None = None,
        options: dict[str, Value] | None = None,
        check: bool = False,
    ) -> "Tournament":
        """A tournament whose parts are known to exist; its games are rounded up to whole blocks, so that every bot has every seat equally often."""
        countable(games)
        if seed < 0:
            raise BadOption(f"the seed must be a whole number from 0, not {seed}")
        if not bots or "" in bots:
            raise BadOption("the list of bots has an empty place")
        twice = [name for name, count in Counter(bots).items() if count > 1]
        if twice:
            raise BadOption(f"the bot {twice[0]!r} is named twice; a bot alone plays against itself")
        if len(bots) > MOST_BOTS:
            raise BadOption(f"{len(bots)} bots are named; a tournament has at most {MOST_BOTS}")
        for name in bots:
            bot(name, Chance(0), programs=True)
        setting = found.setting(players, board, options)
        found.new(players, 0, board, options)
        plan = Tournament(found.id, players, tuple(bots), games, seed, board, tuple(setting.options.items()), check)
        return plan.of_games(games)

    def of_games(self, games: int) -> "Tournament":
        """The same with so many games, rounded up to whole blocks."""
        countable(games)
        return replace(self, games=-(-games // self.size) * self.size)

    @property
    def size(self) -> int:
        """The games of a block; a bot alone would only play the same game again, so that each of its games has a deal of its own."""
        return self.players if len(self.bots) > 1 else 1

    @property
    def round(self) -> int:
        """After so many games every pair of bots has met equally often; 0 if there are so many bots that this is only nearly so."""
        count = companies(len(self.bots), self.players)
        return count * self.size if count <= LISTED else 0

    def fixture(self, number: int) -> Fixture:
        """Game `number`."""
        block, shift = divmod(number, self.size)
        dice = Chance(self.seed * SPAN + block).fork()
        seed = dice.fork().seed
        company = list(_company(len(self.bots), self.players, self.seed, block))
        dice.shuffle(company)
        names = tuple(self.bots[one] for one in company)
        return Fixture(number, block, seed, names[-shift:] + names[:-shift] if shift else names)

    def dice(self, number: int) -> Chance:
        """The chance of the bots in game `number`."""
        return Chance((self.seed * SPAN + number) * SPAN + 1).fork()


def companies(bots: int, players: int) -> int:
    """How many companies there are: sets of bots, or if there are fewer bots than seats, the bots that sit there once more than the others."""
    return comb(bots, players if bots >= players else players % bots)


def _company(bots: int, players: int, seed: int, block: int) -> tuple[int, ...]:
    count = companies(bots, players)
    if count > LISTED:
        return _made(bots, players, seed, block)
    return _order(bots, players, seed, block // count)[block % count]


@cache
def _order(bots: int, players: int, seed: int, turn: int) -> list[tuple[int, ...]]:
    """All companies, in an order that keeps the pairs even; another one in each turn."""
    if bots >= players:
        left = list(combinations(range(bots), players))
    else:
        each, more = divmod(players, bots)
        left = [tuple(range(bots)) * each + extra for extra in combinations(range(bots), more)]
    lots = list(range(len(left)))
    Chance((seed * SPAN + turn) * SPAN + 2).shuffle(lots)
    left = [left[lot] for lot in lots]
    met: Counter[tuple[int, int]] = Counter()
    found = []
    while left:
        best = min(left, key=lambda company: sum(met[pair] for pair in combinations(company, 2)))
        left.remove(best)
        met.update(combinations(best, 2))
        found.append(best)
    return found


class _Maker:
    """Makes companies of many bots one after the other: who has played least, and then whoever has met the company least."""

    def __init__(self, bots: int, players: int, seed: int) -> None:
        self.companies: list[tuple[int, ...]] = []
        self._next = self._endless(bots, players, Chance((seed * SPAN) * SPAN + 3))

    def at(self, block: int) -> tuple[int, ...]:
        """The company of a block."""
        while len(self.companies) <= block:
            self.companies.append(next(self._next))
        return self.companies[block]

    @staticmethod
    def _endless(bots: int, players: int, dice: Chance) -> Iterator[tuple[int, ...]]:
        played = [0] * bots
        met: Counter[tuple[int, int]] = Counter()
        while True:
            lots = list(range(bots))
            dice.shuffle(lots)
            company: list[int] = []
            while len(company) < players:
                free = [one for one in lots if one not in company]
                company.append(min(free, key=lambda one: (sum(met[min(one, other), max(one, other)] for other in company), played[one])))
            for one in company:
                played[one] += 1
            met.update(combinations(sorted(company), 2))
            yield tuple(sorted(company))


@cache
def _maker(bots: int, players: int, seed: int) -> _Maker:
    return _Maker(bots, players, seed)


def _made(bots: int, players: int, seed: int, block: int) -> tuple[int, ...]:
    return _maker(bots, players, seed).at(block)


def meetings(plan: Tournament) -> tuple[int, int]:
    """How often the pair that meets least and the pair that meets most sit at one table, in the whole plan; (0, 0) for a bot alone."""
    met: Counter[tuple[int, int]] = Counter()
    for block in range(plan.games // plan.size):
        company = sorted(_company(len(plan.bots), plan.players, plan.seed, block))
        met.update({pair: plan.players for pair in set(combinations(company, 2)) if pair[0] != pair[1]})
    pairs = list(combinations(range(len(plan.bots)), 2))
    return (min(met[pair] for pair in pairs), max(met[pair] for pair in pairs)) if pairs else (0, 0)
