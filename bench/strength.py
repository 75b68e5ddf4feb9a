"""How strong a bot is: one seat of it against others of one kind, the same seeds with it in every seat.

    python bench/strength.py GAME CHALLENGER OTHERS [--players 4] [--seeds 10] [--first 0] [--minutes 5] [--older FOLDER]

A shared victory counts as a share. The challenger's time a move is the processor's, median and 95th of 100, of moves where there is a choice. A bot whose name
begins with "old/" plays in a process of its own on the package in FOLDER, an earlier build of ours, so that a bot can be set against what it was before.

"habit/pound" is `greedy` with one habit, in sealed auctions it always bids £1; "habit/engine" buys the next locomotive as soon as it has 1.6 links for each
level; "habit/plain" goes by the plain score alone. A judge that such a habit beats does not know what turn order or locomotives are worth, or nothing at all.
"try/300/8/2/24" searches with so many simulations, candidates, own turns, and moves among which everybody chooses; "try/300/8/2/24/judge" values positions by
the game's judge instead of what was learned.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from statistics import mean, median
from typing import Any

import roundhouse
from roundhouse.arena import wilson
from roundhouse.bots import Bot, Seat, bot
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.search import SearchBot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State

OLD = "old/"


class Pound(Bot):
    """Always bids £1 if it can."""

    def choose(self, table: Seat) -> Move:
        bids = [move for move in table.moves() if move.text == "bid 1"]
        return bids[0] if bids else GreedyBot(self.chance, 0).choose(table)


class Engine(Bot):
    """Buys the next locomotive when it has 1.6 links for each level."""

    def choose(self, table: Seat) -> Move:
        wanted = [move for move in table.moves() if move.text == "upgrade"]
        state: Any = table.imagine(self.chance)
        if wanted and state.links[table.seat] >= 1.6 * state.level[table.seat]:
            return wanted[0]
        return GreedyBot(self.chance, 0).choose(table)


class Plain(Bot):
    """Takes the move after which it has the most points, of equal ones any."""

    def choose(self, table: Seat) -> Move:
        moves, world = table.moves(), table.imagine(self.chance)
        points: list[int] = []
        for move in moves:
            after = world.copy()
            after.follow(table.seat, move)
            points.append(after.scores()[table.seat])
        best = [move for move, mine in zip(moves, points, strict=True) if mine == max(points)]
        return best[self.chance.below(len(best))]


HABITS: dict[str, type[Bot]] = {"habit/pound": Pound, "habit/engine": Engine, "habit/plain": Plain}


def mind_of(name: str, chance: Chance, folder: str) -> "Bot | Older":
    """The bot with this name."""
    if name.startswith(OLD):
        return Older(name.removeprefix(OLD), chance, folder)
    if name.startswith("try/"):
        made = SearchBot(chance, int(name.split("/")[1]))
        made.candidates, made.turns, made.width = (int(word) for word in name.split("/")[2:5])
        more = name.split("/")[5:]
        made.learned, made.by_odds = "judge" not in more, "odds" in more
        made.prior = max([0.0] + [float(word[5:]) for word in more if word.startswith("prior")])
        return made
    return HABITS[name](chance, 0) if name in HABITS else bot(name, chance)


class Older:
    """A bot of an earlier build, asked over the pipes of its thinker."""

    process: "subprocess.Popen[str] | None" = None

    def __init__(self, name: str, chance: Chance, folder: str) -> None:
        self.name = name
        self.chance = chance
        if Older.process is None:
            environment = {**os.environ, "PYTHONPATH": folder}
            command = [sys.executable, "-m", "roundhouse.server.thinker"]
            Older.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)

    def choose(self, state: State, seat: int) -> str:
        question = {"position": state.dump(), "seat": seat, "bot": self.name, "chance": self.chance.word()}
        assert Older.process and Older.process.stdin and Older.process.stdout
        print(json.dumps(question), file=Older.process.stdin, flush=True)
        answer = json.loads(Older.process.stdout.readline())
        return str(answer["move"])


def play(game: str, players: int, names: list[str], seed: int, folder: str, challenger: int, times: list[float], board: str | None) -> State:
    """One game to its end."""
    state = roundhouse.game(game).new(players, seed, board)
    dice = Chance(seed + 1000003)
    minds = [mind_of(name, dice.fork(), folder) for name in names]
    while not state.over:
        seat = state.to_act()[0]
        mind = minds[seat]
        if isinstance(mind, Older):
            moves = state.moves(seat)
            state.play(seat, moves[0] if len(moves) == 1 else state.setting.board.by_text[mind.choose(state, seat)])
            continue
        start = time.process_time()
        move = mind.choose(Seat(state, seat))
        if seat == challenger and len(state.moves(seat)) > 1:
            times.append(time.process_time() - start)
        state.play(seat, move)
    return state


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("challenger")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--older", default="")
    parser.add_argument("--board", default=None)
    chosen = parser.parse_args()
    wins, games = 0.0, 0
    mine: list[int] = []
    theirs: list[int] = []
    times: list[float] = []
    start = time.monotonic()
    for seed in range(chosen.first, chosen.first + chosen.seeds):
        if time.monotonic() - start > 60 * chosen.minutes:
            break
        for seat in range(chosen.players):
            names = [chosen.challenger if other == seat else chosen.others for other in range(chosen.players)]
            state = play(chosen.game, chosen.players, names, seed, chosen.older, seat, times, chosen.board)
            winners = state.winners()
            wins += 1 / len(winners) if seat in winners else 0.0
            games += 1
            scores = state.scores()
            mine.append(scores[seat])
            theirs += [score for other, score in enumerate(scores) if other != seat]
    low, high = wilson(wins, games)
    slow = sorted(times)[int(0.95 * len(times))] if times else 0.0
    print(
        f"{chosen.game} {chosen.players}p  {chosen.challenger} against {chosen.others}: {wins:g} of {games} = {wins / games:.0%} ({low:.0%} to {high:.0%}),"
        f" points {mean(mine):.1f} against {mean(theirs):.1f}, {median(times or [0.0]):.3f} s a move (95 %: {slow:.3f})",
        flush=True,
    )
    if Older.process is not None:
        Older.process.kill()


if __name__ == "__main__":
    main()
