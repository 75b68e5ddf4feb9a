"""The positions of many random games whose moves take longest to list, or to play: `python bench/worst.py GAME PLAYERS GAMES [BOARD]`.

Every decision in the last third of every game is timed once, in processor time; the slowest of each game are timed again, the best of 25 times,
so that a hiccup of the machine does not count as a slow position. Playing is timed too, since what listing need not do is kept up to date there.
"""

import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

import roundhouse
from roundhouse.kernel.state import State

KEPT = 8  # positions of each game that are timed again
AGAIN = 25


@dataclass
class Slow:
    """What one position took, and where it is."""

    micros: float
    moves: int
    seed: int
    ply: int
    state: State
    move: roundhouse.Move

    def __str__(self) -> str:
        return f'{self.micros:8.1f} us  {self.moves:3d} moves  {self.state.phases[self.state.at].name}, game {self.seed}, ply {self.ply} "{self.move.text}"'


def played(game: roundhouse.Game, players: int, seed: int, board: str | None) -> list[tuple[int, roundhouse.Move]]:
    """One whole random game."""
    state = game.new(players=players, seed=seed, board=board)
    choice = random.Random(seed).choice
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, choice(state.moves(seat)))
    return state.history()


def took(work: Callable[[], object]) -> float:
    """Microseconds of processor time."""
    start = time.thread_time_ns()
    work()
    return (time.thread_time_ns() - start) / 1000


def listing(slow: Slow) -> float:
    seat = slow.state.to_act()[0]
    return min(took(lambda: slow.state.moves(seat)) for _ in range(AGAIN))


def playing(slow: Slow) -> float:
    seat = slow.state.to_act()[0]
    copies = [slow.state.copy() for _ in range(AGAIN)]
    return min(took(lambda copy=copy: copy.play(seat, slow.move)) for copy in copies)  # type: ignore[misc]


class Sort:
    """All timings of one sort of work, and the slowest positions of it."""

    def __init__(self, again: Callable[[Slow], float]) -> None:
        self.again = again
        self.every: list[float] = []
        self.worst: list[Slow] = []
        self.here: list[Slow] = []

    def note(self, slow: Slow) -> None:
        self.every.append(slow.micros)
        if len(self.here) < KEPT or slow.micros > self.here[-1].micros:
            slow.state = slow.state.copy()
            self.here = sorted([*self.here, slow], key=lambda one: -one.micros)[:KEPT]

    def settle(self) -> None:
        """At the end of a game: time its slowest positions again."""
        for slow in self.here:
            slow.micros = self.again(slow)
        self.worst = sorted(self.worst + self.here, key=lambda one: -one.micros)[:5]
        self.here = []

    def report(self, name: str) -> None:
        self.every.sort()
        print(f"{name}: median {median(self.every):.1f} us, 99.9 % under {self.every[len(self.every) * 999 // 1000]:.1f} us, the slowest (best of {AGAIN}):")
        for slow in self.worst:
            print(f"  {slow}")


def main(name: str, players: int, games: int, board: str | None) -> None:
    game = roundhouse.game(name)
    lists, plays = Sort(listing), Sort(playing)
    longest = 0
    for seed in range(1, games + 1):
        history = played(game, players, seed, board)
        state = game.new(players=players, seed=seed, board=board)
        for ply, (seat, move) in enumerate(history):
            if 3 * ply < 2 * len(history):
                state.play(seat, move)
                continue
            count = len(state.moves(seat))
            longest = max(longest, count)
            lists.note(Slow(took(lambda seat=seat, state=state: state.moves(seat)), count, seed, ply, state, move))  # type: ignore[misc]
            before = state.copy()
            plays.note(Slow(took(lambda seat=seat, move=move, state=state: state.play(seat, move)), count, seed, ply, before, move))  # type: ignore[misc]
        lists.settle()
        plays.settle()
    engine = "compiled" if str(sys.modules["roundhouse.kernel.state"].__file__).endswith(".so") else "interpreted"
    print(f"{name}, {players} players, {games} random games, {engine}: {len(lists.every):,} late positions, the longest list has {longest} moves")
    lists.report("listing")
    plays.report("playing")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4] if len(sys.argv) > 4 else None)
