"""Do chances come true? Reliability, Brier score and log loss of the analysis on games that nothing was made from, beside two obvious rivals.

    PYTHONPATH=build/compiled python bench/calibration.py          plays what is missing, checks, writes docs/calibration.svg and tables of docs/analysis.md
    PYTHONPATH=build/compiled python bench/calibration.py --fit    makes models/calibration.json of each game before, from other games

Games are kept in build/calibration, a line each, so that a second call goes on. A quarter of them is of `easy` against itself, a quarter of `greedy`, and half
are of mixed players; mostly four of them on the first board, the other numbers and boards take turns. At every tenth moment all that an onlooker could know is
asked for each seat's chance, as the analysis does it. The rivals: the share by current score, and the fair share. Intervals are of 95 %, over games that are
drawn again and again.
"""

import argparse
import json
import math
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped]

from roundhouse import __version__
from roundhouse.analysis.calibration import FILE, FOLDER, Calibration, fingerprint, read
from roundhouse.analysis.course import WORLDS, settled
from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game, game, games
from roundhouse.kernel.provenance import commit
from roundhouse.kernel.state import State

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SEEDS = {"fit": 700_000_000, "check": 900_000_000}  # from here on; no model was made from these
EVERY = 10  # plies
CASTS = (("easy",), ("beginner", "easy", "greedy", "random"), ("greedy",), ("easy", "greedy", "beginner", "easy"))
STAGES = ((1.0, 0.75), (0.75, 0.5), (0.5, 0.25), (0.25, 0.0))  # the part of the game still to come
KNOTS = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a calibration
MILD, STIFF = 5.0, 20.0  # how much powers near 1 are preferred (as if most lay within 0.3 of it), and neighbours near each other (within 0.16)
BINS = 10
FEWEST = 100  # seats of a point of the diagram
DRAWS = 1000  # of games, for the intervals
INKS = ("#17453F", "#BE1A28", "#2449A6", "#B07A00")

Numbers = NDArray[np.float64]


# Games


def begun(found: Game, number: int, seed: int) -> State:
    """Mostly four players on the first board; the other numbers and boards take turns."""
    players = 4 if number % 4 < 2 and 4 in found.seats else found.seats[number // 4 % len(found.seats)]
    board = found.boards[number // 3 % len(found.boards)] if number % 3 == 2 else found.boards[0]
    try:
        return found.new(players, seed, board)
    except BadOption:  # a board that is not for so many players
        return found.new(players, seed)


def played(found: Game, part: str, number: int) -> dict[str, Any]:
    """One game: who won, and at some moments what is left, the points, and in each imagined world what is left there and the chances as the model has them."""
    seed = SEEDS[part] + number
    state = begun(found, number, seed)
    players = state.setting.players
    dice = Chance(seed)
    names = CASTS[number % len(CASTS)]
    minds = [bot(names[(number // len(CASTS) + seat) % len(names)], dice.fork()) for seat in range(players)]
    moments = []
    while not state.over:
        if (state.played() + number) % EVERY == 0:
            worlds = []
            chance = dice.fork()
            for _ in range(WORLDS):
                world = state.imagine(None, chance)
                settled(world, world.chance)
                worlds.append([round(world.to_come(), 4), [round(one, 6) for one in world.chances()], world.over])
            moments.append({"left": round(state.to_come(), 4), "worlds": worlds, "scores": [float(score) for score in state.scores()]})
        seat = state.to_act()[0]
        state.play(seat, minds[seat].choose(Seat(state, seat)))
    won = [round(chance, 4) for chance in state.chances()]
    return {"number": number, "players": players, "board": state.setting.board.name, "cast": list(names), "won": won, "moments": moments}


def collected(found: Game, part: str, count: int, folder: Path) -> list[dict[str, Any]]:
    """So many games; those that are not in the folder yet are played."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{found.id}.{part}.jsonl"
    rows = [json.loads(row) for row in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    have = {row["number"] for row in rows}
    with file.open("a", encoding="utf-8") as out:
        for number in range(count):
            if number not in have:
                rows.append(played(found, part, number))
                out.write(json.dumps(rows[-1], separators=(",", ":")) + "\n")
                out.flush()
    return [row for row in rows if row["number"] < count]


# The fit


def fitted(rows: Sequence[dict[str, Any]]) -> Calibration:
    """The calibration with the least log loss over these games, each of which counts the same."""
    most = max(row["players"] for row in rows)
    chances, left, over, weight, won, seats = [], [], [], [], [], []
    for row in rows:
        pad = [0.0] * (most - row["players"])
        for moment in row["moments"]:
            left.append([world[0] for world in moment["worlds"]])
            chances.append([world[1] + pad for world in moment["worlds"]])
            over.append([world[2] for world in moment["worlds"]])
            weight.append(1.0 / (len(row["moments"]) * len(rows)))
            won.append(row["won"] + pad)
            seats.append([1.0] * row["players"] + pad)
    raw, ended, true, real = np.array(chances), np.array(over)[:, :, None], np.array(won), np.array(seats)[:, None, :]
    places, counts = np.array(left), np.array(weight)
    logs = np.log(np.maximum(raw, 1e-12))

    def loss(numbers: Numbers) -> float:
        power = np.interp(places, KNOTS, numbers)[:, :, None]
        raised = np.exp(power * (logs - logs.max(axis=2, keepdims=True))) * real
        mean = np.where(ended, raw, raised / raised.sum(axis=2, keepdims=True)).mean(axis=1)
        wish = MILD * ((numbers - 1.0) ** 2).mean() + STIFF * (np.diff(numbers) ** 2).sum()
        return float(-(counts * (true * np.log(np.maximum(mean, 1e-6))).sum(axis=1)).sum() + wish / len(rows))

    best = minimize(loss, np.ones(len(KNOTS)), method="L-BFGS-B", bounds=[(0.3, 2.0)] * len(KNOTS)).x
    return Calibration(KNOTS, tuple(round(float(one), 3) for one in best))


def write(found: Game, made: Calibration, rows: Sequence[dict[str, Any]]) -> None:
    """The calibration into the game's folder, with what it was made from."""
    told = {
        "version": __version__,
        "commit": commit(),
        "on": f"{datetime.now(UTC):%Y-%m-%d}",
        "value": fingerprint(found),
        "games": len(rows),
        "moments": sum(len(row["moments"]) for row in rows),
        "seeds": [SEEDS["fit"], SEEDS["fit"] + len(rows) - 1],
        "players": dict(sorted(Counter(str(row["players"]) for row in rows).items())),
        "boards": dict(sorted(Counter(row["board"] for row in rows).items())),
        "bots": dict(sorted(Counter(", ".join(row["cast"]) for row in rows).items())),
    }
    parts = [f' "{key}": {json.dumps(value)}' for key, value in (("game", found.id), ("made", told), *vars(made).items())]
    home(found).write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def home(found: Game) -> Path:
    """Where the calibration of a game lies among the sources, wherever the engine is run from."""
    return ROOT / "src" / "roundhouse" / "games" / found.id / FOLDER / FILE


# The check


def told_rows(rows: Sequence[dict[str, Any]], made: Calibration | None) -> list[dict[str, Any]]:
    """Every moment of the games: what was told, before and after the calibration, the shares by score, and who won."""
    found = []
    for place, row in enumerate(rows):
        for moment in row["moments"]:
            raw = [world[1] for world in moment["worlds"]]
            told = [world[1] if world[2] or made is None else made.told(world[1], world[0]) for world in moment["worlds"]]
            points = [max(0.0, score) + 1.0 for score in moment["scores"]]
            found.append(
                {
                    "game": place,
                    "equal": len(row["cast"]) == 1,
                    "left": moment["left"],
                    "analysis": [sum(column) / len(told) for column in zip(*told, strict=True)],
                    "raw": [sum(column) / len(raw) for column in zip(*raw, strict=True)],
                    "score": [one / sum(points) for one in points],
                    "fair": [1.0 / len(points)] * len(points),
                    "won": row["won"],
                }
            )
    return found


def stage(rows: Sequence[dict[str, Any]], high: float = 1.0, low: float = 0.0) -> dict[str, Any]:
    """Brier score and log loss of the analysis and its rivals, in a part of the game."""
    here = [row for row in rows if (low < row["left"] or low == 0.0) and (row["left"] <= high or high == 1.0)]
    made: dict[str, Any] = {"left": f"{high:g} to {low:g}", "positions": len(here)}
    for name in ("analysis", "raw", "score", "fair"):
        brier = [sum((a - b) ** 2 for a, b in zip(row[name], row["won"], strict=True)) for row in here]
        loss = [-sum(b * math.log(max(a, 1e-6)) for a, b in zip(row[name], row["won"], strict=True)) for row in here]
        made[name] = {"brier": sum(brier) / len(brier), "loss": sum(loss) / len(loss)}
    return made


def bins(rows: Sequence[dict[str, Any]], name: str = "analysis") -> list[dict[str, Any]]:
    """Of the seats that were given so much of a chance, how many won, and within which bounds that is known: games, not seats, are drawn again."""
    told = np.array([one for row in rows for one in row[name]])
    won = np.array([one for row in rows for one in row["won"]])
    of = np.array([row["game"] for row in rows for _ in row["won"]])
    number = int(of.max()) + 1
    draws = np.random.default_rng(1).multinomial(number, [1.0 / number] * number, size=DRAWS)
    place = np.minimum((told * BINS).astype(int), BINS - 1)
    made = []
    for one in range(BINS):
        here = place == one
        if int(here.sum()) < FEWEST:
            continue
        wins, seats = np.bincount(of[here], won[here], number), np.bincount(of[here], minlength=number)
        shares = (draws @ wins) / np.maximum(1, draws @ seats)
        low, high = np.percentile(shares, [2.5, 97.5])
        made.append({"told": float(told[here].mean()), "won": float(won[here].mean()), "low": float(low), "high": float(high), "seats": int(here.sum())})
    return made


def measured(found: Game, rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All figures of a game."""
    made = home(found)
    told = told_rows(rows, read(json.loads(made.read_text(encoding="utf-8")), found) if made.exists() else None)
    parts = [(f"{high:g} to {low:g}", stage(told, high, low)) for high, low in STAGES]
    parts += [(f"all, {name} players", stage([row for row in told if row["equal"] == equal])) for name, equal in (("equal", True), ("mixed", False))]
    return {"title": found.title, "games": len(rows), "positions": len(told), "parts": parts, "bins": bins(told), "raw": bins(told, "raw")}


# Pictures and tables


def drawn(found: Sequence[dict[str, Any]]) -> str:
    """The reliability diagrams, side by side; bars show the intervals."""
    size, gap = 200, 56
    parts = []
    for place, one in enumerate(found):
        x = gap + place * (size + gap)
        parts.append(f'<g transform="translate({x} 34)"><text x="0" y="-12" class="t">{escape(one["title"])}</text>')
        parts.append(f'<rect width="{size}" height="{size}" class="box"/><path d="M0 {size}L{size} 0" class="even"/>')
        for tick in (0, 25, 50, 75, 100):
            at = size * tick / 100
            parts.append(
                f'<text x="{at:g}" y="{size + 16}" text-anchor="middle">{tick}</text><text x="-6" y="{size - at + 4:g}" text-anchor="end">{tick}</text>'
            )
        ink = INKS[place % len(INKS)]
        for point in one["bins"]:
            a, low, high = size * point["told"], size * (1 - point["low"]), size * (1 - point["high"])
            bar = f"M{a:.1f} {low:.1f}V{high:.1f}M{a - 3:.1f} {low:.1f}h6M{a - 3:.1f} {high:.1f}h6"
            share = f"{point['told']:.0%} told, {point['won']:.0%} won ({point['low']:.0%} to {point['high']:.0%}), {point['seats']} seats"
            parts.append(f'<path d="{bar}" stroke="{ink}" fill="none"/>')
            parts.append(f'<circle cx="{a:.1f}" cy="{size * (1 - point["won"]):.1f}" r="3.2" fill="{ink}"><title>{share}</title></circle>')
        parts.append(f'<text x="{size / 2}" y="{size + 34}" text-anchor="middle">told, %</text>')
        parts.append(f'<text transform="translate(-38 {size / 2}) rotate(-90)" text-anchor="middle">won, %</text></g>')
    wide = gap + len(found) * (size + gap)
    style = (
        "text{font:12px sans-serif;fill:#5B5344}.t{font:600 14px serif;fill:#25221C}.box{fill:#FBF8F0;stroke:#D8CCB1}.even{stroke:#6C6250;stroke-dasharray:4 4}"
    )
    label = "Of seats that were told a chance, the share that won, with intervals of 95 %"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {size + 80}" role="img" aria-label="{label}"><style>{style}</style>'
    return f'{head}<rect width="{wide}" height="{size + 80}" fill="#F3EDDD"/>{"".join(parts)}</svg>\n'


def reliability(found: Sequence[dict[str, Any]]) -> str:
    """What was told and what came true, as a table of Markdown: a row for each tenth."""
    lines = ["| told | " + " | ".join(one["title"] for one in found) + " |", "|---|" + "---|" * len(found)]
    for number in range(BINS):
        cells = []
        for one in found:
            point = next((point for point in one["bins"] if min(BINS - 1, int(point["told"] * BINS)) == number), None)
            cells.append(f"{point['told']:.0%}: {point['won']:.0%} ({point['low']:.0%} to {point['high']:.0%})" if point else "")
        lines.append(f"| {number * 10} to {number * 10 + 10} % | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def table(found: Sequence[dict[str, Any]]) -> str:
    """Brier score and log loss as a table of Markdown."""
    rivals = ("analysis", "raw", "score", "fair")
    lines = [
        "| game | part still to come | positions | Brier: analysis / uncalibrated / by score / fair | log loss: analysis / uncalibrated / by score / fair |",
        "|---|---|---|---|---|",
    ]
    for one in found:
        for left, part in one["parts"]:
            brier = " / ".join(f"{part[name]['brier']:.3f}" for name in rivals)
            loss = " / ".join(f"{part[name]['loss']:.3f}" for name in rivals)
            lines.append(f"| {one['title']} | {left} | {part['positions']} | {brier} | {loss} |")
    return "\n".join(lines)


def into(text: str, name: str, made: str) -> str:
    """The page with what stands between two marks of this name replaced."""
    start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    head, rest = text.split(start)
    return f"{head}{start}\n\n{made}\n\n{end}{rest.split(end)[1]}"


def main() -> None:
    """Play, fit if wished, check, and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games of each kind to check with; half as many where games are long")
    parser.add_argument("--fit", action="store_true", help="make the calibrations first, from as many other games")
    parser.add_argument("--only", help="a game: its figures are printed, nothing but its calibration is written")
    parser.add_argument("--rows", type=Path, default=ROOT / "build" / "calibration", help="where games are kept")
    wish = parser.parse_args()
    made = []
    for name in [wish.only] if wish.only else games():
        found = game(name)
        count = wish.games if begun(found, 0, 0).pace() > 1.0 else wish.games // 2
        if wish.fit:
            rows = collected(found, "fit", count, wish.rows)
            write(found, fitted(rows), rows)
        made.append(measured(found, collected(found, "check", count, wish.rows)))
    if not wish.only:
        (DOCS / "calibration.svg").write_text(drawn(made), encoding="utf-8")
        page = DOCS / "analysis.md"
        text = into(into(page.read_text(encoding="utf-8"), "reliability", reliability(made)), "scores", table(made))
        count = ", ".join(f"{one['title']} {one['games']} games, {one['positions']} moments" for one in made)
        page.write_text(into(text, "games", f"{count}."), encoding="utf-8")
    print(f"{reliability(made)}\n\n{table(made)}")


if __name__ == "__main__":
    main()
