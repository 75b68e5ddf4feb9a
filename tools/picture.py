"""Makes the picture of the README: a real table, as the terminal shows it to one seat. `make picture`"""

import argparse
import io
import re
from pathlib import Path

from rich.console import Console

from roundhouse import Chance, State, game
from roundhouse.bots import Seat, bot

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
WIDTH = 112
FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # fonts of other servers, which a picture in a page may not load


def played(name: str, seed: int, moves: int, phase: str) -> State:
    """A game of four greedy bots after at least so many moves, at the next decision of this phase."""
    state = game(name).new(players=len(NAMES), seed=seed)
    bots = [bot("greedy", Chance(seed + seat)) for seat in range(len(NAMES))]
    while not state.over and (len(state.plies) < moves or state.phases[state.at].name != phase):
        seat = state.to_act()[0]
        state.play(seat, bots[seat].choose(Seat(state, seat)))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description="A table as the terminal shows it, as an SVG.")
    parser.add_argument("game")
    parser.add_argument("phase", help="the phase at which the picture is taken")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--moves", type=int, default=60)
    given = parser.parse_args()
    state = played(given.game, given.seed, given.moves, given.phase)
    seat = state.to_act()[0]
    chosen = game(given.game)
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=io.StringIO())
    console.print(chosen.terminal(state.view(seat), chosen.texts("en"), NAMES))
    svg = console.export_svg(title=f"{chosen.title}: {NAMES[seat]} to play")
    given.file.write_text(FONT_FACES.sub("", svg), encoding="utf-8")


if __name__ == "__main__":
    main()
