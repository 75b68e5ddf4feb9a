"""Games of bots against themselves, kept in a folder as they come, so that learning can be stopped and taken up again."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from roundhouse.arena.crew import Cargo, Crew
from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.move import seat_and_move
from roundhouse.kernel.state import State

USUAL = 4  # players of most games
FILE = "games.jsonl"


@dataclass(frozen=True)
class Played:
    """One game: how it was begun, every ply of it, and what came of it."""

    number: int
    game: str
    rules: int
    players: int
    board: str
    seed: int
    bot: str
    plies: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def table(found: Game, number: int, bots: tuple[str, ...]) -> tuple[int, str, str]:
    """Players, board and bot of game `number`: most have the usual number of players and board, the others take turns."""
    usual = USUAL if USUAL in found.seats else found.seats[-1]
    players = usual if number % 2 == 0 else found.seats[number // 2 % len(found.seats)]
    board = found.boards[0] if number % 3 < 2 else found.boards[number // 3 % len(found.boards)]
    return players, board, bots[number // 6 % len(bots)]


def play(name: str, number: int, seed: int, bots: tuple[str, ...]) -> Played:
    """Game `number`, which follows from the number, the seed and the bots alone."""
    found = game(name)
    players, board, mind = table(found, number, bots)
    try:
        state = found.new(players, seed + number, board)
    except BadOption:  # a board that is not for so many players
        board = found.boards[0]
        state = found.new(players, seed + number, board)
    dice = Chance((seed + number) * 1000003 + 1)
    minds = [bot(mind, dice.fork()) for _ in range(players)]
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, minds[seat].choose(Seat(state, seat)))
    return Played(number, name, state.rules, players, board, seed + number, mind, tuple(state.plies), tuple(state.scores()), tuple(state.winners()))


def kept(folder: Path, name: str) -> dict[int, Played]:
    """The games of a folder, by number; a last line that was cut off by a crash is left out."""
    found: dict[int, Played] = {}
    path = folder / FILE
    if not path.exists():
        return found
    for place, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            data: dict[str, Any] = json.loads(line)
        except json.JSONDecodeError:
            continue
        if data.get("game") != name:
            raise RoundhouseError(f"{path}:{place}: a game of {data.get('game')}, not of {name}")
        lists = {key: tuple(data[key]) for key in ("plies", "scores", "winners")}
        one = Played(**{**data, **lists})
        found[one.number] = one
    return found


def task(shared: tuple[str, int, tuple[str, ...]], number: int) -> Played:
    """Game `number`, for a crew."""
    name, seed, bots = shared
    return play(name, number, seed, bots)


def gather(name: str, folder: Path, games: int, seed: int, bots: tuple[str, ...], crew: Crew, minutes: float, told: Callable[[int], None]) -> dict[int, Played]:
    """Let the crew play until the folder holds so many games, or the time is up; each is written as soon as it has ended."""
    folder.mkdir(parents=True, exist_ok=True)
    found = kept(folder, name)
    rules = game(name).rules_version
    for one in found.values():
        if (one.seed - one.number, one.rules) != (seed, rules):
            was = f"game {one.number} is of seed {one.seed - one.number} and version {one.rules} of the rules"
            raise BadOption(f"{folder}: {was}, not of seed {seed} and version {rules}; name another folder")
    wanted = [number for number in range(games) if number not in found]
    end = time.monotonic() + 60 * minutes
    told(len(found))
    if not wanted or minutes <= 0:
        return found
    work = crew.work(Cargo.of(task, (name, seed, bots), name), wanted)
    with (folder / FILE).open("a", encoding="utf-8") as file, closing(work):
        for done in work:
            for _, one in done:
                print(json.dumps(asdict(one), separators=(",", ":")), file=file, flush=True)
                found[one.number] = one
                told(1)
            if time.monotonic() > end:
                break
    return found


def positions(one: Played) -> Iterator[State]:
    """The states of a game at the ends of turns: another seat decides than before, or nobody had a say between."""
    state = game(one.game).new(one.players, one.seed, one.board, rules=one.rules)
    board = state.setting.board
    for ply in one.plies:
        seat, move = seat_and_move(ply, board)
        state.follow(seat, move)
        if not state.over and not state.phases[state.at].sealed and state.to_act()[0] != seat:
            yield state
