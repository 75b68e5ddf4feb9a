"""How strong the levels are: one of each against three of the one below it, resumable, and one table of all that was played.

    python bench/levels.py play [--game GAME]... [--pairing normal/greedy]... [--players 4] [--games 200] [--minutes 30] [--until-clear]
    python bench/levels.py table

Every game is a line of bench/levels.jsonl: a seed is played with the challenger in every seat before the next one is. With --until-clear a pairing ends as
soon as Wald's sequential test (5 % for either error) knows whether the challenger wins 10 points of a hundred more or less than what is asked. Budgets are
simulations, so the results do not depend on the machine; the time of a move does, and is the processor's.
"""

import argparse
import json
import math
import time
from collections import defaultdict
from pathlib import Path
from statistics import mean, median
from typing import Any

from strength import play

import roundhouse
from roundhouse.arena import wilson

KEPT = Path(__file__).parent / "levels.jsonl"
ASKED = {"normal/greedy": 0.70, "hard/normal": 0.50, "expert/hard": 0.40}  # the share of wins, 4 players
EITHER = 0.10  # how far from it the two guesses of the sequential test lie
CLEAR = math.log(0.95 / 0.05)
GAMES = ("workshop_of_the_world", "last_train_to_wensleydale", "railroad_revolution", "railways_of_the_world")


def kept() -> list[dict[str, Any]]:
    """All games that were played."""
    return [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()] if KEPT.exists() else []


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
    winners, scores = state.winners(), state.scores()
    return {
        "game": game, "pairing": pairing, "players": players, "number": number, "share": 1 / len(winners) if seat in winners else 0.0,
        "mine": scores[seat], "theirs": [score for other, score in enumerate(scores) if other != seat], "time": round(median(times), 4),
        "version": roundhouse.__version__,
    }  # fmt: skip


def go_on(chosen: argparse.Namespace) -> None:
    """Play one more round of each pairing in turn, until all have enough or time is up."""
    end = time.monotonic() + 60 * chosen.minutes
    done: dict[tuple[str, str], list[float]] = defaultdict(list)
    for line in kept():
        if line["players"] == chosen.players:
            done[line["game"], line["pairing"]].append(line["share"])
    wanted = [(game, pairing) for game in chosen.game or GAMES for pairing in chosen.pairing or ASKED]
    while wanted and time.monotonic() < end:
        for game, pairing in list(wanted):
            shares = done[game, pairing]
            if len(shares) >= chosen.games or (chosen.until_clear and shares and is_clear(shares, ASKED[pairing])):
                wanted.remove((game, pairing))
                continue
            for _ in range(chosen.players - len(shares) % chosen.players):
                found = one_game(game, pairing, chosen.players, len(shares))
                shares.append(found["share"])
                with KEPT.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(found) + "\n")
                if time.monotonic() > end:
                    return


def table() -> None:
    """All that was played, as Markdown."""
    rows: dict[tuple[str, str, int], list[dict[str, Any]]] = defaultdict(list)
    for line in kept():
        rows[line["game"], line["pairing"], line["players"]].append(line)
    print("| game | one against the others | players | won | Wilson's 95 % | asked | points | seconds a move |")
    print("|---|---|--:|---|---|---|---|---|")
    for game in GAMES:
        for pairing in ASKED:
            found = [key for key in sorted(rows) if key[:2] == (game, pairing)]
            title = roundhouse.game(game).title
            one, others = pairing.split("/")
            asked = f"{ASKED[pairing]:.0%}"
            if not found:
                print(f"| {title} | `{one}` against `{others}` | 4 | not measured | | {asked} | | |")
            for key in found:
                lines = rows[key]
                wins = sum(line["share"] for line in lines)
                low, high = wilson(wins, len(lines))
                mine, theirs = mean(line["mine"] for line in lines), mean(mean(line["theirs"]) for line in lines)
                seconds = median(line["time"] for line in lines)
                print(
                    f"| {title} | `{one}` against `{others}` | {key[2]} | {wins:g} of {len(lines)}, {wins / len(lines):.0%} | {low:.0%} to {high:.0%} "
                    f"| {asked if key[2] == 4 else ''} | {mine:.1f} against {theirs:.1f} | {seconds:.2f} |"
                )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("do", choices=["play", "table"])
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--pairing", action="append", choices=list(ASKED))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--until-clear", action="store_true")
    chosen = parser.parse_args()
    if chosen.do == "table":
        table()
    else:
        go_on(chosen)


if __name__ == "__main__":
    main()
