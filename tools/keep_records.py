"""Keeps ten whole games of every game's present rules, which later versions of the program must still replay.

    python tools/keep_records.py

Run it before `rules_version` of a game goes up. It writes tests/records/v<version>/<game>/*.txt: all numbers of players and boards, options other than the
default, random and greedy play, and games that begin with a position. Files that are already there stay as they are.
"""

import json
from pathlib import Path

from roundhouse import Chance, Game, Record, RoundhouseError, State, game
from roundhouse.bots import Seat, bot
from roundhouse.kernel.game import games
from roundhouse.testing import Case, cases

FOLDER = Path(__file__).parent.parent / "tests" / "records"
RECORDS = 10  # of each game and version
GREEDY = 3  # every third is played by greedy bots, which take their time
MIDDLE = 4  # every fourth begins with a position


def spread(found: Game) -> list[Case]:
    """Ten tables: half with the default options, half with two others each, both over all boards and numbers of players."""
    plain = [case for case in cases(found) if not case.options]
    varied = [case for case in cases(found) if case.options]
    some = RECORDS // 2 if varied else RECORDS
    tables = [plain[number * len(plain) // some] for number in range(some)]
    for number in range(RECORDS - some):
        place = number * len(varied) // (RECORDS - some)
        tables.append(_doubled(found, varied[place], varied[(place + len(varied) // 2 + 1) % len(varied)]))
    return tables


def _doubled(found: Game, case: Case, other: Case) -> Case:
    """The table of `case` with the option of `other` too, where the two go together."""
    options = {**dict(other.options), **dict(case.options)}
    try:
        found.setting(case.players, case.board, options)
    except RoundhouseError:
        return case
    return Case(case.board, case.players, tuple(options.items()))


def played(found: Game, case: Case, seed: int) -> Record:
    """A whole game at this table."""
    name = "greedy" if seed % GREEDY == 1 else "random"
    state = found.new(case.players, seed, case.board, dict(case.options))
    if seed % MIDDLE == 2:
        state = found.position(json.loads(json.dumps(_on(state, name, 60 + seed).dump())))
    return found.record(_on(state, name, None), [f"{name} {seat + 1}" for seat in range(case.players)])


def _on(state: State, name: str, moves: int | None) -> State:
    chance = Chance(state.seed + 1000)
    bots = [bot(name, chance.fork()) for _ in range(state.setting.players)]
    while not state.over and (moves is None or len(state.plies) < moves):
        seat = state.to_act()[0]
        state.play(seat, bots[seat].choose(Seat(state, seat)))
    return state


def main() -> None:
    for name in games():
        found = game(name)
        folder = FOLDER / f"v{found.rules_version}" / name
        folder.mkdir(parents=True, exist_ok=True)
        for number, case in enumerate(spread(found)):
            file = folder / f"{number:02}-{case.board}-{case.players}{''.join(f'-{option}={value}' for option, value in case.options)}.txt"
            if not file.exists():
                played(found, case, number).save(file)
                print(file.relative_to(FOLDER))


if __name__ == "__main__":
    main()
