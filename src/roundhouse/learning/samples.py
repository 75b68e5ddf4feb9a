"""Positions of kept games in numbers: the features of every seat, what the judge says, and what came of it."""

import multiprocessing
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice

from roundhouse.learning.selfplay import Played, positions

POSITIONS = 24  # of one game, evenly spread


@dataclass(frozen=True)
class Sample:
    """One position, by seat."""

    game: int  # the number of the game
    players: int
    left: float  # the part of the game that is still to come
    features: list[list[float]]
    judged: list[float]  # points at the end, as the judge expects them
    plain: list[float]  # points now
    scores: list[float]  # points at the end
    wins: list[float]  # the share of the victory


def of_game(one: Played) -> list[Sample]:
    """Positions of one game at the ends of turns."""
    number = sum(1 for _ in positions(one))
    every = max(1.0, number / POSITIONS)
    wanted = {int(every * (place + 0.5)) for place in range(POSITIONS)}
    wins = [1.0 / len(one.winners) if seat in one.winners else 0.0 for seat in range(one.players)]
    found = []
    for place, state in enumerate(positions(one)):
        if place in wanted:
            features = [state.features(seat) for seat in range(one.players)]
            plain = [float(score) for score in state.scores()]
            found.append(Sample(one.number, one.players, state.to_come(), features, state.judge_all(), plain, [float(score) for score in one.scores], wins))
    return found


def samples(games: Iterable[Played], jobs: int) -> list[Sample]:
    """Positions of all games, in their order."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        return [sample for one in games for sample in of_game(one)]
    found: list[Sample] = []
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        waiting = iter(games)
        while batch := list(islice(waiting, 64 * jobs)):
            for part in pool.map(of_game, batch, chunksize=8):
                found += part
    return found
