"""How strong the levels are: one of each against the one below it in all other seats, resumable, and one table of all that was played.

    python bench/levels.py play [--game GAME]... [--pairing normal/greedy]... [--players 4] [--games 200] [--minutes 30] [--until-clear]
    python bench/levels.py table
    python bench/levels.py pool
    python bench/levels.py prune

All with PYTHONPATH=build/compiled. Every game is a line of bench/levels.jsonl: a seed is played with the challenger in every seat before the next one is.
Pairings are finished one after the other, in the order in which they are named; several of these may run at once if they play different games. A line has a
digest of what the two levels are: their settings, the model, what the game and its judge say of three tables and what a search chooses there and in two sealed
auctions, where there are any. Lines of levels that are no more are not counted, and `prune` drops them. With --until-clear a pairing ends as soon as Wald's
sequential test (5 % for either error) knows whether the challenger wins 10 points of a hundred more or less than what is asked. Budgets are simulations, so
the results do not depend on the machine; the time of a move does, and is the processor's. `pool` rates all bots of a game by openskill from all the games of
4 players together, those of the pairings that are meant to lose among them.
"""

import argparse
import hashlib
import json
import math
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from statistics import mean, median
from typing import Any

from strength import play

import roundhouse
from roundhouse.arena import wilson
from roundhouse.arena.contest import Result
from roundhouse.arena.rating import ratings
from roundhouse.bots import Seat, bot
from roundhouse.bots.levels import LevelBot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import State

KEPT = Path(os.environ.get("ROUNDHOUSE_LEVELS", Path(__file__).parent / "levels.jsonl"))
ASKED = {"normal/greedy": 0.70, "hard/normal": 0.50, "expert/hard": 0.40}  # the share of wins, 4 players
BELOW = ("beginner/greedy", "easy/greedy", "random/beginner")  # these are meant to lose
PAIRINGS = (*ASKED, *BELOW)
EITHER = 0.10  # how far from it the two guesses of the sequential test lie
CLEAR = math.log(0.95 / 0.05)
GAMES = ("workshop_of_the_world", "last_train_to_wensleydale", "railroad_revolution", "railways_of_the_world")
TABLES = (0, 25, 70)  # moves after which a table is looked at for the digest
SEALED = 2  # tables with a sealed answer that careful players mix, besides these
DRAWS = 6  # answers that are drawn at each of them


def random_game(game: str) -> Iterator[tuple[State, int]]:
    """A table of four, and whose decision it is, before each of its random moves."""
    state = roundhouse.game(game).new(4, 3)
    chance = Chance(3)
    while not state.over:
        seat = state.to_act()[0]
        yield state, seat
        offered = state.sensible(seat, state.moves(seat))
        state.play(seat, offered[chance.below(len(offered))])


def mixed_answers(state: State, seat: int) -> str:
    """How often a careful player gives each sealed answer, and what a search draws."""
    weights = state.mixture(seat, state.moves(seat))
    drawn = [bot("search:12", Chance(number)).choose(Seat(state, seat)).text for number in range(DRAWS)]
    return " ".join([*(f"{weight:.3f}" for weight in weights), *drawn])


@cache
def judgement(game: str) -> str:
    """The model, what the judge says of some tables, and what a search chooses there and in sealed auctions."""
    model = files(roundhouse.game(game).home).joinpath("models", "value.json")
    found = [hashlib.sha256(model.read_bytes()).hexdigest() if model.is_file() else "no model"]
    sealed = 0
    for state, seat in random_game(game):
        if state.played() in TABLES:
            found.append(" ".join(f"{value:.3f}" for value in [state.pace(), state.swing(), *state.judge_all()]))
            found.append(bot("search:12", Chance(2)).choose(Seat(state, seat)).text)
        if sealed < SEALED and state.mixture(seat, state.moves(seat)):
            sealed += 1
            found.append(mixed_answers(state, seat))
        if sealed == SEALED and state.played() >= max(TABLES):
            break
    return "\n".join(found)


def settings_of(game: str, name: str) -> str:
    """What a bot is in a game of four."""
    mind = bot(name, Chance(0))
    if not isinstance(mind, LevelBot):
        return type(mind).__name__
    mind.settle(roundhouse.game(game).new(4, 3))
    return mind.settings()


@cache
def digest(game: str, pairing: str) -> str:
    """What the two levels of a pairing are."""
    settings = [settings_of(game, name) for name in pairing.split("/")]
    return hashlib.sha256("\n".join([*settings, judgement(game)]).encode()).hexdigest()[:12]


def written() -> list[dict[str, Any]]:
    """All lines of the file."""
    return [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()] if KEPT.exists() else []


def kept() -> list[dict[str, Any]]:
    """All games of the levels as they are."""
    return [line for line in written() if line.get("digest") == digest(line["game"], line["pairing"])]


def is_clear(shares: list[float], asked: float) -> bool:
    """True if the sequential test has decided."""
    low, high = asked - EITHER, asked + EITHER
    total = sum(share * math.log(high / low) + (1 - share) * math.log((1 - high) / (1 - low)) for share in shares)
    return abs(total) >= CLEAR


def one_game(game: str, pairing: str, players: int, number: int) -> dict[str, Any]:
    """The game with this number: seed and seat follow from it."""
    challenger, others = pairing.split("/")
    seed, seat = divmod(number, players)
    names = [challenger if other == seat else others for other in range(players)]
    times: list[float] = []
    state = play(game, players, names, seed, "", seat, times, None)
    winners, scores, order = state.winners(), state.scores(), state.ranking()
    return {
        "game": game, "pairing": pairing, "players": players, "number": number, "share": 1 / len(winners) if seat in winners else 0.0,
        "mine": scores[seat], "theirs": [score for other, score in enumerate(scores) if other != seat], "time": round(median(times), 4),
        "ranks": [1 if other in winners else 1 + order.index(other) for other in range(players)], "digest": digest(game, pairing),
    }  # fmt: skip


def go_on(chosen: argparse.Namespace) -> None:
    """Play each pairing until it has enough games, or time is up."""
    end = time.monotonic() + 60 * chosen.minutes
    done: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for line in kept():
        if line["players"] == chosen.players:
            done[line["game"], line["pairing"]].append(line)
    for pairing in chosen.pairing or ASKED:
        for game in chosen.game or GAMES:
            lines = done[game, pairing]
            while len(lines) < chosen.games:
                whole = len(lines) % chosen.players == 0
                if chosen.until_clear and pairing in ASKED and whole and lines and is_clear([line["share"] for line in lines], ASKED[pairing]):
                    break
                if time.monotonic() > end:
                    return
                lines.append(one_game(game, pairing, chosen.players, len(lines)))
                with KEPT.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(lines[-1]) + "\n")


def table() -> None:
    """All that was played, as Markdown."""
    rows: dict[tuple[str, str, int], list[dict[str, Any]]] = defaultdict(list)
    for line in kept():
        rows[line["game"], line["pairing"], line["players"]].append(line)
    print("| game | one against the others | players | won | Wilson's 95 % | asked | points | seconds a move |")
    print("|---|---|--:|---|---|---|---|---|")
    for game in GAMES:
        for pairing in PAIRINGS:
            found = sorted((key for key in rows if key[:2] == (game, pairing)), key=lambda key: (key[2] != 4, key[2]))
            title = roundhouse.game(game).title
            one, others = pairing.split("/")
            asked = f"{ASKED[pairing]:.0%}" if pairing in ASKED else ""
            if not found and asked:
                print(f"| {title} | `{one}` against `{others}` | 4 | not measured | | {asked} | | |")
            for key in found:
                lines = rows[key]
                wins = sum(line["share"] for line in lines)
                low, high = wilson(wins, len(lines))
                mine, theirs = mean(line["mine"] for line in lines), mean(mean(line["theirs"]) for line in lines)
                seconds = median(line["time"] for line in lines)
                print(
                    f"| {title} | `{one}` against `{others}` | {key[2]} | {wins:g} of {len(lines)}, {wins / len(lines):.0%} | {low:.0%} to {high:.0%} "
                    f"| {asked if key[2] == 4 else ''} | {mine:.1f} against {theirs:.1f} | {seconds:.3f} |"
                )


def pool() -> None:
    """The ratings of all bots in one pool for each game with their limits, and the games that each has met, as Markdown."""
    columns: dict[str, dict[str, str]] = {}
    for game in GAMES:
        results = []
        for line in kept():
            if line["game"] == game and line["players"] == 4:
                one, others = line["pairing"].split("/")
                seed, seat = divmod(line["number"], 4)
                names = tuple(one if other == seat else others for other in range(4))
                block = seed * len(PAIRINGS) + PAIRINGS.index(line["pairing"])
                results.append(rated(block, names, tuple(line["ranks"])))
        bots = sorted({name for result in results for name in result.bots})
        met = {name: sum(name in result.bots for result in results) for name in bots}
        found = ratings(results, bots) if results else []
        columns[game] = {one.name: f"{one.rating:.0f} ({one.low:.0f} to {one.high:.0f}), {met[one.name]}" for one in found}
    print("| bot | " + " | ".join(roundhouse.game(game).title for game in GAMES) + " |")
    print("|---|" + "---|" * len(GAMES))
    for name in ("expert", "hard", "normal", "greedy", "easy", "beginner", "random"):
        print(f"| `{name}` | " + " | ".join(columns[game].get(name, "") for game in GAMES) + " |")


def rated(block: int, names: tuple[str, ...], ranks: tuple[int, ...]) -> Result:
    """A game as the arena's ratings want it."""
    return Result(0, block, 0, names, (), ranks, (), (), 0, 0.0, 0, 0, (), (), (), (), ())


def prune() -> None:
    """Drop the lines of levels that are no more."""
    lines = kept()
    KEPT.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("do", choices=["play", "table", "pool", "prune"])
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--pairing", action="append", choices=list(PAIRINGS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--until-clear", action="store_true")
    chosen = parser.parse_args()
    {"play": lambda: go_on(chosen), "table": table, "pool": pool, "prune": prune}[chosen.do]()


if __name__ == "__main__":
    main()
