"""How well the judges know who will win: their correlation with the final margin over the mean of the others, beside that of the plain score.

    python bench/judges.py [GAME ...] [--games 40] [--players 4] [--bot greedy] [--data FILE]

Positions are taken at 25, 50, 75 and 90 % of the moves of games of one bot against itself. With --data they are written to a file, a line each:
game, part of the game, seat, margin at the end, the judge's terms.
"""

import argparse
import json
from pathlib import Path
from statistics import correlation, mean

import roundhouse
from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import games

PARTS = (0.25, 0.5, 0.75, 0.9)


def margins(values: list[float]) -> list[float]:
    """Each value less the mean of the others."""
    total = sum(values)
    return [value - (total - value) / (len(values) - 1) for value in values]


def positions(name: str, players: int, seed: int, mind: str) -> list[tuple[float, list[list[float]], list[float], list[float]]]:
    """Of one game: part, terms by seat, margins of the plain score, margins at the end."""
    state = roundhouse.game(name).new(players, seed)
    dice = Chance(seed + 77)
    minds = [bot(mind, dice.fork()) for _ in range(players)]
    along = []
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, minds[seat].choose(Seat(state, seat)))
        if not state.over and state.to_act()[0] != seat:  # the end of a turn
            along.append((state.played(), [state.terms(other) for other in range(players)], [float(score) for score in state.scores()]))
    end = margins([float(score) for score in state.scores()])
    length = state.played()
    found = []
    for part in PARTS:
        _, terms, scores = min(along, key=lambda one: abs(one[0] - part * length))
        found.append((part, terms, margins(scores), end))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--data", default="")
    chosen = parser.parse_args()
    for name in chosen.game:
        kept = [one for seed in range(chosen.games) for one in positions(name, chosen.players, seed, chosen.bot)]
        if chosen.data:
            with Path(chosen.data).open("a", encoding="utf-8") as file:
                for part, terms, _, end in kept:
                    for seat, margin in enumerate(end):
                        print(json.dumps([name, part, seat, margin, terms]), file=file)
        row = []
        for part in PARTS:
            mine, plain, ends = [], [], []
            for at, terms, scores, end in kept:
                if at == part:
                    mine += margins([sum(one) for one in terms])
                    plain += scores
                    ends += end
            errors = [(a - b) ** 2 for a, b in zip(mine, ends, strict=True)]
            row.append(f"{correlation(mine, ends):.2f} ({correlation(plain, ends) if len(set(plain)) > 1 else 0.0:.2f}) +-{mean(errors) ** 0.5:.0f}")
        print(f"{name}: " + "  ".join(row), flush=True)


if __name__ == "__main__":
    main()
