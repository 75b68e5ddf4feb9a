"""A tournament from its first game to its last, or until the order is settled, or until somebody wants it to stop."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass

from roundhouse.arena.certainty import Difference, settled
from roundhouse.arena.contest import Result, play
from roundhouse.arena.crew import Alone, Cargo, Crew
from roundhouse.arena.design import Tournament
from roundhouse.arena.keeping import Folder

GROWTH = 1.1  # each look comes after so many times the games of the look before
FIRST_LOOK = 10  # blocks


@dataclass(frozen=True)
class Played:
    """The games of a tournament in their order, and, if it was to end when the order is settled and did, the differences that settled it."""

    plan: Tournament
    results: list[Result]
    settled: list[Difference]


def looks(plan: Tournament) -> Iterator[int]:
    """After how many games the order is looked at: always whole rounds if a round is not too long, so that all bots have met."""
    step = plan.round if 0 < plan.round <= plan.games else plan.players
    at = max(step, FIRST_LOOK * plan.players)
    while at < plan.games:
        at = -(-at // step) * step
        yield min(at, plan.games)
        at = max(at + step, int(at * GROWTH))
    yield plan.games


def run(
    plan: Tournament, crew: Crew | None = None, folder: Folder | None = None, until_sure: bool = False, told: Callable[[list[Result]], None] | None = None
) -> Played:
    """Play the tournament. `told` gets the games that have just ended, several times a second an empty list; what it raises stops the work.

    Every game is in the folder before `told` hears of it. With `until_sure` the games after the look that settled it are left out, so that the same
    games count however many were under way.
    """
    found = {} if folder is None else {number: one for number, one in folder.found.items() if number < plan.games}
    if told is not None:
        told(list(found.values()))
    watch = _Watch(plan, found) if until_sure and len(plan.bots) > 1 else None
    if len(found) < plan.games and not (watch and watch.look()):
        missing = (number for number in range(plan.games) if number not in found)
        cargo = Cargo.of(play, plan, plan.game, [] if plan.board is None else [plan.board])
        with closing((crew or Alone()).work(cargo, missing)) as work:
            for done in work:
                news = [one for number, one in done if number not in found]
                if folder is not None:
                    folder.add(news)
                found.update({one.number: one for one in news})
                if told is not None:
                    told(news)
                if watch and news and watch.look():
                    break
    if folder is not None:
        folder.found = found
    last = watch.ended if watch and watch.ended else plan.games
    return Played(plan, [found[number] for number in sorted(found) if number < last], watch.settled if watch else [])


class _Watch:
    """Looks at the order whenever the games up to a look are all there."""

    def __init__(self, plan: Tournament, found: dict[int, Result]) -> None:
        self.settled: list[Difference] = []
        self.ended = 0  # the look that settled it
        self._plan, self._found = plan, found
        self._looks = looks(plan)
        self._next = next(self._looks)
        self._whole = 0  # so many games, from the first on, are there

    def look(self) -> bool:
        """Whether the order is settled."""
        while self._whole in self._found:
            self._whole += 1
        while not self.ended and self._next and self._whole >= self._next:
            self.settled = settled([self._found[number] for number in range(self._next)], self._plan.bots)
            if self.settled:
                self.ended = self._next
            self._next = next(self._looks, 0)
        return bool(self.ended)
