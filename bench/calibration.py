"""Do chances come true? On games that no model was made from: reliability, Brier score and log loss, beside two obvious rivals.

    python bench/calibration.py GAME --games 200 --out figures.json     plays games and measures
    python bench/calibration.py --draw docs/calibration.svg a.json ...  draws what was measured, and prints the tables of docs/analysis.md

Half of the games are of equal players (`easy` against itself), half of mixed ones (beginner, easy, greedy, random). At every tenth
moment all that an onlooker could know is asked for each seat's chance, as the analysis does it. The rivals: the share by current score, and the fair share.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from roundhouse.analysis.course import foreseen
from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.state import State

SEEDS = 900_000_000  # from here on: no model was made from these
EVERY = 10  # plies
EQUAL, MIXED = ("easy",), ("beginner", "easy", "greedy", "random")
STAGES = ((1.0, 0.75), (0.75, 0.5), (0.5, 0.25), (0.25, 0.0))  # the part of the game still to come
BINS = 10
INKS = ("#17453F", "#BE1A28", "#2449A6", "#B07A00")


def played(found: Game, number: int) -> Iterator[tuple[float, list[float], list[float], list[list[float]]]]:
    """Of one game: what is left, the chances, the share by score, at some moments; and at the end who won, by seat, in the same list."""
    players = 4 if number % 4 < 2 and 4 in found.seats else found.seats[number // 4 % len(found.seats)]
    state = found.new(players, SEEDS + number)
    dice = Chance(SEEDS + number)
    names = EQUAL if number % 2 == 0 else MIXED
    minds = [bot(names[(number // 2 + seat) % len(names)], dice.fork()) for seat in range(players)]
    won: list[list[float]] = []
    while not state.over:
        if state.played() % EVERY == 0:
            yield state.to_come(), foreseen(state, None, dice.fork())[0], by_score(state), won
        seat = state.to_act()[0]
        state.play(seat, minds[seat].choose(Seat(state, seat)))
    won.append(state.chances())


def by_score(state: State) -> list[float]:
    """The share of each seat by the points that it has now."""
    points = [max(0.0, float(score)) + 1.0 for score in state.scores()]
    return [one / sum(points) for one in points]


def measure(found: Game, games: int) -> dict[str, Any]:
    """All figures of a game."""
    rows = []
    for number in range(games):
        for left, chances, shares, won in list(played(found, number)):
            rows.append((number % 2, left, chances, shares, won[0]))
    return {
        "game": found.id,
        "title": found.title,
        "games": games,
        "positions": len(rows),
        "bins": bins(rows),
        "stages": [stage(rows, high, low) for high, low in STAGES],
        "equal": stage([row for row in rows if row[0] == 0], 1.0, 0.0),
        "mixed": stage([row for row in rows if row[0] == 1], 1.0, 0.0),
    }


def stage(rows: Sequence[Any], high: float, low: float) -> dict[str, Any]:
    """Brier score and log loss of the analysis and its rivals, in a part of the game."""
    here = [row for row in rows if (low < row[1] or low == 0.0) and (row[1] <= high or high == 1.0)]
    made: dict[str, Any] = {"left": f"{high:g} to {low:g}", "positions": len(here)}
    for name, place in (("analysis", 2), ("score", 3), ("fair", -1)):
        told = [row[place] if place > 0 else [1.0 / len(row[4])] * len(row[4]) for row in here]
        brier = [sum((a - b) ** 2 for a, b in zip(one, row[4], strict=True)) for one, row in zip(told, here, strict=True)]
        loss = [-sum(b * math.log(max(a, 1e-6)) for a, b in zip(one, row[4], strict=True)) for one, row in zip(told, here, strict=True)]
        made[name] = {"brier": round(sum(brier) / len(brier), 3), "loss": round(sum(loss) / len(loss), 3)} if here else None
    return made


def bins(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Of the seats that were given so much of a chance, how many won."""
    made = []
    pairs = [pair for row in rows for pair in zip(row[2], row[4], strict=True)]
    for number in range(BINS):
        here = [pair for pair in pairs if number / BINS <= pair[0] < (number + 1) / BINS or (number == BINS - 1 and pair[0] == 1.0)]
        if len(here) >= 20:
            told, won = sum(one[0] for one in here) / len(here), sum(one[1] for one in here) / len(here)
            made.append({"told": round(told, 3), "won": round(won, 3), "seats": len(here)})
    return made


def drawn(found: Sequence[dict[str, Any]]) -> str:
    """The reliability diagrams, side by side."""
    size, gap = 200, 56
    parts = []
    for place, one in enumerate(found):
        x = gap + place * (size + gap)
        parts.append(f'<g transform="translate({x} 34)"><text x="0" y="-12" class="t">{one["title"]}</text><rect width="{size}" height="{size}" class="box"/>')
        parts.append(f'<path d="M0 {size}L{size} 0" class="even"/>')
        for tick in (0, 25, 50, 75, 100):
            at = size * tick / 100
            parts.append(
                f'<text x="{at:g}" y="{size + 16}" text-anchor="middle">{tick}</text><text x="-6" y="{size - at + 4:g}" text-anchor="end">{tick}</text>'
            )
        points = [(size * bin["told"], size * (1 - bin["won"]), bin["seats"]) for bin in one["bins"]]
        parts.append('<path d="M' + "L".join(f"{a:.1f} {b:.1f}" for a, b, _ in points) + f'" fill="none" stroke="{INKS[place % 4]}" stroke-width="2"/>')
        parts += [
            f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{2 + math.log10(n):.1f}" fill="{INKS[place % 4]}"><title>{n} seats</title></circle>' for a, b, n in points
        ]
        parts.append(f'<text x="{size / 2}" y="{size + 34}" text-anchor="middle">told, %</text></g>')
    wide = gap + len(found) * (size + gap)
    style = (
        "text{font:12px sans-serif;fill:#5B5344}.t{font:600 14px serif;fill:#25221C}.box{fill:#FBF8F0;stroke:#D8CCB1}.even{stroke:#6C6250;stroke-dasharray:4 4}"
    )
    label = "Of seats that were told a chance, the share that won"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {size + 80}" role="img" aria-label="{label}"><style>{style}</style>'
    return f'{head}<rect width="{wide}" height="{size + 80}" fill="#F3EDDD"/>{"".join(parts)}</svg>\n'


def table(found: Sequence[dict[str, Any]]) -> str:
    """The figures as a table of Markdown."""
    lines = ["| game | part still to come | positions | Brier: analysis / by score / fair | log loss: analysis / by score / fair |", "|---|---|---|---|---|"]
    for one in found:
        named = [(part["left"], part) for part in one["stages"]] + [("all, equal players", one["equal"]), ("all, mixed players", one["mixed"])]
        for left, part in named:
            rivals = ("analysis", "score", "fair")
            brier = " / ".join(f"{part[name]['brier']:.3f}" for name in rivals)
            loss = " / ".join(f"{part[name]['loss']:.2f}" for name in rivals)
            lines.append(f"| {one['title']} | {left} | {part['positions']} | {brier} | {loss} |")
    return "\n".join(lines)


def main() -> None:
    """Measure, or draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="+", help="a game; with --draw the files of measurements")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--draw", type=Path)
    wish = parser.parse_args()
    if wish.draw is None:
        made = json.dumps(measure(game(wish.what[0]), wish.games), ensure_ascii=False)
        print(made) if wish.out is None else wish.out.write_text(made + "\n", encoding="utf-8")
        return
    found = [json.loads(Path(file).read_text(encoding="utf-8")) for file in wish.what]
    wish.draw.write_text(drawn(found), encoding="utf-8")
    print(table(found))


if __name__ == "__main__":
    main()
