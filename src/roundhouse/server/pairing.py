"""Pairings and standings of tournaments: who meets whom, on which seat, and who is ahead. Pure functions; every lot comes from a given chance.

A table of k players gives a point to whoever is first, none to whoever is last, and those between them evenly spaced points; who share a place
share its points. Whoever has to sit out a round has half a point.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random
from typing import Final

SITTING_OUT: Final = 0.5
REPEAT: Final = 1000.0  # what a meeting costs that has been before, in squares of points
WINDOW: Final = 6  # tables up and down among which people change places
ROUNDS: Final = 40  # of changing places


@dataclass
class Game:
    """A table of a round: who sat there, by seat, and the place of each; places are None while it is played."""

    who: list[str]
    places: list[float] | None = None
    shares: list[float] | None = None  # of all points of the game at the table


@dataclass
class Round:
    """The tables of a round, and those who sat out."""

    games: list[Game]
    out: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Standing:
    """How far somebody is, by all that counts, in that order."""

    who: str
    points: float
    wins: int
    opponents: float  # the points of those whom they met
    share: float  # of the points at their tables, the mean
    rounds: int

    @property
    def key(self) -> tuple[float, int, float, float]:
        """What they are compared by."""
        return (round(self.points, 6), self.wins, round(self.opponents, 6), round(self.share, 6))


# Tables


def sizes(count: int, wanted: int, allowed: Sequence[int]) -> list[int]:
    """How many sit at each table, as near to the wish as can be; with fewer seats than people some sit out, as few as can be."""
    for out in range(count):
        found = _sizes(count - out, wanted, allowed)
        if found is not None:
            return found
    return []


def _sizes(count: int, wanted: int, allowed: Sequence[int]) -> list[int] | None:
    """Tables for exactly so many, the fewest other than wished for; None if there is no way."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for total in range(1, count + 1):
        ways = [(best[total - size][0] + 1 + 4 * abs(size - wanted), [*best[total - size][1], size]) for size in allowed if total - size in best]
        if ways:
            best[total] = min(ways, key=lambda way: (way[0], way[1]))
    return sorted(best[count][1], reverse=True) if count in best else None


def points(places: Sequence[float]) -> list[float]:
    """What each place is worth; places count from 1, shared ones are the mean of those that they stand for."""
    last = len(places)
    return [1.0] * last if last == 1 else [(last - place) / (last - 1) for place in places]


def shared(ranks: Sequence[int]) -> list[float]:
    """Places of which equal ones are shared: 1, 1, 3 are 1.5, 1.5, 3."""
    return [1 + sum(other < rank for other in ranks) + (sum(other == rank for other in ranks) - 1) / 2 for rank in ranks]


# Standings


def standings(people: Sequence[str], rounds: Sequence[Round], lots: Mapping[str, float]) -> list[Standing]:
    """Everybody, the best first: by points, wins, the points of those whom they met, their share of the points on the board; then by lot."""
    score: defaultdict[str, float] = defaultdict(float)
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    shares: dict[str, list[float]] = {who: [] for who in people}
    met: dict[str, list[str]] = {who: [] for who in people}
    for one in rounds:
        for who in one.out:
            score[who] += SITTING_OUT
        for game in one.games:
            for who in game.who:
                met.setdefault(who, []).extend(other for other in game.who if other != who)
            if game.places is None:
                continue
            for seat, (who, worth) in enumerate(zip(game.who, points(game.places), strict=True)):
                score[who] += worth
                played[who] += 1
                wins[who] += game.places[seat] == 1
                if game.shares is not None:
                    shares.setdefault(who, []).append(game.shares[seat])
    found = [
        Standing(who, score[who], wins[who], sum(score[other] for other in met[who]), sum(shares[who]) / len(shares[who]) if shares[who] else 0.0, played[who])
        for who in people
    ]
    return sorted(found, key=lambda one: (*(-value for value in one.key), lots[one.who]))


def knocked_out(people: Sequence[str], rounds: Sequence[Round], lots: Mapping[str, float]) -> list[Standing]:
    """Everybody of a knock-out, the best first: whoever came further, there by place, then as in any other tournament."""
    came: dict[str, tuple[int, float, float]] = {}
    for number, one in enumerate(rounds):
        came |= dict.fromkeys(one.out, (-number, 0.0, 0.0))
        for game in one.games:
            for seat, who in enumerate(game.who):
                came[who] = (-number, game.places[seat] if game.places else 0.0, -(game.shares or game.places or [0.0] * len(game.who))[seat])
    order = standings(people, rounds, lots)
    return sorted(order, key=lambda one: came.get(one.who, (1, 0.0, 0.0)))  # which keeps the order of those who came as far


# Swiss


def swiss(people: Sequence[str], rounds: Sequence[Round], wanted: int, allowed: Sequence[int], chance: Random) -> Round:
    """The next round: those of like points together, nobody meets anybody again where that can be avoided, nobody sits out twice before all have."""
    lots = {who: chance.random() for who in people}
    order = [one.who for one in standings(people, rounds, lots)]
    tables = sizes(len(order), wanted, allowed)
    spare = len(order) - sum(tables)
    sat = Counter(who for one in rounds for who in one.out)
    out = sorted(order, key=lambda who: (sat[who], -order.index(who)))[:spare]
    order = [who for who in order if who not in out]
    score = {one.who: one.points for one in standings(people, rounds, lots)}
    met = meetings(rounds)
    chance.shuffle(tables)
    groups: list[list[str]] = []
    for size in tables:
        groups.append(order[:size])
        order = order[size:]
    _apart(groups, met, score, chance)
    had = habits(rounds)
    return Round([Game(seated(group, had, chance)) for group in groups], out)


def meetings(rounds: Sequence[Round]) -> Counter[frozenset[str]]:
    """How often each two have met."""
    return Counter(frozenset(pair) for one in rounds for game in one.games for pair in combinations(game.who, 2))


def cost(group: Sequence[str], met: Mapping[frozenset[str], int], score: Mapping[str, float]) -> float:
    """What is wrong with a table: people who have met, and people of unlike points."""
    return sum(REPEAT * met.get(frozenset(pair), 0) + (score[pair[0]] - score[pair[1]]) ** 2 for pair in combinations(group, 2))


def _apart(groups: list[list[str]], met: Mapping[frozenset[str], int], score: Mapping[str, float], chance: Random) -> None:
    """Let people change places between tables that are near each other as long as that is better for both together."""
    for number in range(ROUNDS):
        costs = [cost(group, met, score) for group in groups]
        bad = [at for at, value in enumerate(costs) if value >= REPEAT]
        reach = WINDOW * (1 + number // 4)
        better = False
        for at in bad:
            better |= _change(groups, at, reach, met, score)
        if not bad:
            return
        if not better and reach >= len(groups):
            for at in bad:  # nothing single helps: stir, and try again
                other = chance.randrange(len(groups))
                here, there = chance.randrange(len(groups[at])), chance.randrange(len(groups[other]))
                groups[at][here], groups[other][there] = groups[other][there], groups[at][here]


def _change(groups: list[list[str]], at: int, reach: int, met: Mapping[frozenset[str], int], score: Mapping[str, float]) -> bool:
    """The best change of two people between this table and another; False if none helps."""
    mine = cost(groups[at], met, score)
    best: tuple[float, int, int, int] | None = None
    for other in range(max(0, at - reach), min(len(groups), at + reach + 1)):
        if other == at:
            continue
        theirs = cost(groups[other], met, score)
        for here, one in enumerate(groups[at]):
            for there, two in enumerate(groups[other]):
                fresh = [*groups[at][:here], two, *groups[at][here + 1 :]], [*groups[other][:there], one, *groups[other][there + 1 :]]
                gain = mine + theirs - cost(fresh[0], met, score) - cost(fresh[1], met, score)
                if gain > 1e-9 and (best is None or gain > best[0]):
                    best = (gain, other, here, there)
    if best is None:
        return False
    _, other, here, there = best
    groups[at][here], groups[other][there] = groups[other][there], groups[at][here]
    return True


def habits(rounds: Sequence[Round]) -> dict[str, list[float]]:
    """On which part of the table everybody has sat, from 0 for the first seat on."""
    found: dict[str, list[float]] = {}
    for one in rounds:
        for game in one.games:
            for seat, who in enumerate(game.who):
                found.setdefault(who, []).append(seat / len(game.who))
    return found


def seated(group: Sequence[str], had: Mapping[str, list[float]], chance: Random) -> list[str]:
    """The same people on seats that they have had least; equal ways by lot."""
    count = len(group)
    people = list(group)
    chance.shuffle(people)
    if count > 6:
        return people
    worn = [[(1 + sum(abs(place - seat / count) < 1 / count for place in had.get(who, ()))) ** 2 for seat in range(count)] for who in people]
    best = min(permutations(range(count)), key=lambda way: sum(worn[at][seat] for at, seat in enumerate(way)))
    found = [""] * count
    for at, seat in enumerate(best):
        found[seat] = people[at]
    return found


# Round-robin


def round_robin(people: Sequence[str], wanted: int, allowed: Sequence[int], chance: Random) -> list[Round]:
    """Rounds in which everybody meets everybody: at tables of two exactly once; at larger ones in as few rounds as are found."""
    order = list(people)
    chance.shuffle(order)
    if wanted == 2:
        return _circle(order, chance)
    rounds: list[Round] = []
    every = {frozenset(pair) for pair in combinations(order, 2)}
    most = 3 * len(order)
    while every - set(meetings(rounds)) and len(rounds) < most:
        rounds.append(_greedy(order, rounds, every, wanted, allowed, chance))
    return rounds


def _circle(order: list[str], chance: Random) -> list[Round]:
    """The circle method; seats change from round to round."""
    ring: list[str | None] = [*order] if len(order) % 2 == 0 else [*order, None]
    half, rounds = len(ring) // 2, []
    for number in range(len(ring) - 1):
        games, out = [], []
        for at in range(half):
            one, two = ring[at], ring[-1 - at]
            if one is None or two is None:
                out.append(str(one or two))
            else:
                games.append(Game([one, two] if (number + at) % 2 == 0 else [two, one]))
        rounds.append(Round(games, out))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _greedy(order: list[str], rounds: list[Round], every: set[frozenset[str]], wanted: int, allowed: Sequence[int], chance: Random) -> Round:
    """The round, of several tries, in which most people meet for the first time."""
    met = meetings(rounds)
    tables = sizes(len(order), wanted, allowed)
    spare = len(order) - sum(tables)
    sat = Counter(who for one in rounds for who in one.out)
    best: tuple[int, list[list[str]], list[str]] | None = None
    for _ in range(12):
        left = sorted(order, key=lambda who: (sat[who], chance.random()))
        out, left = left[:spare], left[spare:]
        chance.shuffle(left)
        groups: list[list[str]] = []
        for size in tables:
            first = max(left, key=lambda who: sum(frozenset((who, other)) not in met for other in left))
            group = [first]
            left.remove(first)
            while len(group) < size:
                best_next = max(left, key=lambda who: (sum(frozenset((who, other)) not in met for other in group), chance.random()))
                group.append(best_next)
                left.remove(best_next)
            groups.append(group)
        fresh = sum(frozenset(pair) not in met for group in groups for pair in combinations(group, 2))
        if best is None or fresh > best[0]:
            best = (fresh, groups, out)
    assert best is not None
    had = habits(rounds)
    return Round([Game(seated(group, had, chance)) for group in best[1]], best[2])


# Knock-out


def knock_out(people: Sequence[str], rounds: Sequence[Round], wanted: int, best: int, allowed: Sequence[int], chance: Random) -> Round | None:
    """The next round: the best `best` of each table go on; None once there was a last table. Those who sat out go on too."""
    if rounds and len(rounds[-1].games) == 1 and not any(who in people for who in rounds[-1].out):
        return None
    left = list(people)
    if rounds:
        fewest = min(allowed)  # no fewer go on than can sit at a table: then the next best do too
        ways = (survivors(rounds[-1], more, people) for more in range(best, max(allowed) + 1))
        left = next((some for some in ways if len(some) >= fewest), survivors(rounds[-1], best, people))
    if len(left) < 2:
        return None
    if len(left) in allowed and len(left) <= max(wanted, min(allowed)):
        return Round([Game(seated(left, habits(rounds), chance))])
    lots = {who: chance.random() for who in left}
    tables = sizes(len(left), wanted, allowed)
    if not tables:
        return None
    order = [one.who for one in standings(left, rounds, lots)]
    out, order = order[: len(order) - sum(tables)], order[len(order) - sum(tables) :]
    groups: list[list[str]] = [[] for _ in tables]
    at, step = 0, 1
    for who in order:  # the strong are spread over the tables, to and fro
        while len(groups[at]) == tables[at]:
            at, step = _next(at, step, len(groups))
        groups[at].append(who)
        at, step = _next(at, step, len(groups))
    had = habits(rounds)
    return Round([Game(seated(group, had, chance)) for group in groups], out)


def _next(at: int, step: int, count: int) -> tuple[int, int]:
    return (at + step, step) if 0 <= at + step < count else (at, -step)


def survivors(last: Round, best: int, people: Sequence[str]) -> list[str]:
    """Those who go on after a round: the first of each table, and those who sat out; never all of a table."""
    found = [who for who in last.out if who in people]
    for game in last.games:
        places = game.places or [1.0] * len(game.who)
        ranked = sorted(range(len(game.who)), key=lambda seat: (places[seat], -(game.shares or places)[seat], seat))
        there = [game.who[seat] for seat in ranked if game.who[seat] in people]
        found += there[: max(1, min(best, len(game.who) - 1))]
    return found


# League


def promoted(divisions: Sequence[Sequence[str]], up: int) -> list[list[str]]:
    """The divisions of the next season: the first `up` of each rise, the last `up` fall; each list is the final order of a division, the best first."""
    fresh: list[list[str]] = [[] for _ in divisions]
    for level, order in enumerate(divisions):
        moving = min(up, len(order) // 2)
        for place, who in enumerate(order):
            if level > 0 and place < moving:
                fresh[level - 1].append(who)
            elif level + 1 < len(divisions) and place >= len(order) - moving:
                fresh[level + 1].append(who)
            else:
                fresh[level].append(who)
    return fresh
