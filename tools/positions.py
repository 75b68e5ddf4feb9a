"""Tables at prepared positions, for looking at every board: `tools/positions.py DATABASE [GAME ...]` writes them and prints where they are, as JSON.

Each game is played by bots with a fixed seed. Where the first seat has to decide in a phase for the first time, and once more later in the game, a
table is kept at which a person sits there; and one that is over. Of games of the fewest and of the most players only later positions are kept.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game, game, games
from roundhouse.kernel.state import State
from roundhouse.server import ledger, schema
from roundhouse.server.chairs import Chair
from roundhouse.server.hub import moment
from roundhouse.server.seating import blank_row
from roundhouse.server.store import Store
from roundhouse.server.tokens import hashed, token

SEED = 1830
PERSON = 0
NAMES = ("Ann", "Isambard", "Bartholomew-Maximilian M", "Cleo", "Dan", "Élise")  # one of the longest that there may be
BOT = "greedy"
MIDDLE = 60  # plies after which a position is also kept as a later one
USUAL = 4  # players, where there may be so many
FURTHER = 120  # plies of a game of fewer or more players


def played(one: Game, board: str, players: int, most: int = 0) -> tuple[State, dict[str, int]]:
    """A whole game, or so many plies of it, and after how many the positions are that are kept, by name."""
    state = one.new(players, SEED, board)
    chance = Chance(SEED)
    bots = [bot(BOT, chance.fork()) for _ in range(players)]
    kept: dict[str, int] = {}
    while not state.over and (not most or state.played() < most):
        acting = state.to_act()
        if PERSON in acting:
            for name in names(state):
                kept.setdefault(name, state.played())
        seat = acting[0]
        state.play(seat, bots[seat].choose(Seat(state, seat)))
    if state.over:
        kept["over"] = state.played()
    return state, kept


def numbers(one: Game, board: str) -> list[int]:
    """How many play: the usual number first, then the fewest and the most that the board is for."""
    fit = [players for players in one.seats if _fits(one, board, players)]
    usual = min(max(fit), USUAL)
    return [usual, *(players for players in (min(fit), max(fit)) if players != usual)]


def _fits(one: Game, board: str, players: int) -> bool:
    try:
        one.setting(players, board)
    except BadOption:
        return False
    return True


def names(state: State) -> list[str]:
    """What the decision of the person is called: by its phase; and again, later in the game."""
    phase = state.phases[state.at].name
    return [phase, f"late-{phase}"] if state.played() >= MIDDLE else [phase]


async def main(database: str, wanted: Sequence[str]) -> list[dict[str, Any]]:
    """Write the tables of some games; where they are."""
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    made = []
    try:
        for name in wanted or games():
            one = game(name)
            for board in one.boards:
                for turn, players in enumerate(numbers(one, board)):
                    state, kept = played(one, board, players, FURTHER if turn else 0)
                    for position, plies in kept.items():
                        if turn and not position.startswith("late-"):
                            continue
                        mark = token()
                        table = await store.write(partial(lay, state=state, plies=plies, mark=mark))
                        where = {"game": name, "board": board, "players": players, "position": position}
                        made.append({**where, "table": table, "seat": PERSON, "token": mark})
    finally:
        await store.close()
    return made


async def lay(connection: AsyncConnection, state: State, plies: int, mark: str) -> str:
    """A table with the first plies of a game; its id."""
    setting = state.setting
    now = moment()
    row = blank_row(setting.game, setting.board.name, dict(setting.options), setting.players)
    over = plies == state.played()
    row = replace(row, status="over" if over else "playing", seed=str(SEED), salt="salt", started=now, ended=now if over else None)
    chairs = [Chair(seat, "bot", NAMES[seat], bot=BOT) for seat in range(setting.players)]
    chairs[PERSON] = Chair(PERSON, "person", NAMES[PERSON], token=hashed(mark))
    await ledger.add_table(connection, row, chairs)
    lines = [
        {"table_id": row.id, "number": ply + 1, "kind": "move", "seat": seat, "move": move.text, "ply": ply, "who": "bot", "time": now}
        for ply, (seat, move) in enumerate(state.history()[:plies])
    ]
    if lines:
        await connection.execute(insert(schema.log), lines)
    return row.id


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(sys.argv[1], sys.argv[2:]))))
