"""How somebody likes to begin: the first moves of the games that they have played to the end, in words."""

import asyncio
import json
from collections import defaultdict
from functools import cache
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.texts import FACE, Texts, source, sources
from roundhouse.server import schema

LAST: Final = 300  # games that are looked at
BEST: Final = 3  # openings of each game


async def favourites(connection: AsyncConnection, account: str, private: bool, language: str) -> list[dict[str, Any]]:
    """The openings that somebody has played most, by game."""
    chair, table, log = schema.seats.c, schema.tables.c, schema.log
    query = select(table.id, table.game, table.board, table.result, chair.seat).join(schema.seats, chair.table_id == table.id)
    query = query.where(chair.account == account, table.status == "over", table.origin == "table", table.practice.is_(False))
    if not private:
        query = query.where(table.public.is_(True))
    rows = (await connection.execute(query.order_by(table.ended.desc()).limit(LAST))).all()
    seats = {(row[0], row[4]) for row in rows}
    first = select(log.c.table_id, log.c.seat, func.min(log.c.number).label("number"))
    first = first.where(log.c.kind == "move", log.c.who == "person", log.c.table_id.in_([row[0] for row in rows])).group_by(log.c.table_id, log.c.seat)
    begun = first.subquery()
    said = select(log.c.table_id, log.c.seat, log.c.move).join(begun, (log.c.table_id == begun.c.table_id) & (log.c.number == begun.c.number))
    moves = {(row[0], row[1]): row[2] for row in await connection.execute(said) if (row[0], row[1]) in seats}
    found: dict[tuple[str, str, str], list[int]] = defaultdict(list)
    for name, game, board, result, seat in rows:
        if (name, seat) in moves and result:
            found[game, board, moves[name, seat]].append(json.loads(result)["places"][seat])
    return await asyncio.to_thread(_told, found, language)  # reading words and boards for the first time takes long


def _told(found: dict[tuple[str, str, str], list[int]], language: str) -> list[dict[str, Any]]:
    listed: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for (game, board, move), places in sorted(found.items(), key=lambda one: (-len(one[1]), one[0])):
        if len(listed[game]) < BEST:
            about = {"game": game, "move": move, "text": in_words(game, board, move, language)}
            listed[game].append({**about, "games": len(places), "place": round(sum(places) / len(places), 2)})
    return [one for some in listed.values() for one in some]


def in_words(name: str, board: str, notation: str, language: str) -> str:
    """A move in words; its notation where this server cannot say it."""
    try:
        game = find_game(name)
        map_ = game.board(board)
        words = game.words(map_, game.move(notation, map_))
    except RoundhouseError:
        return notation
    texts = _texts(language, game.home)
    key = f"move-{notation.split(' ', 1)[0]}"
    return texts.say(key, **words) if texts.has(key) else notation


@cache
def _texts(language: str, home: str) -> Texts:
    return Texts(language, [source(language, "roundhouse"), *sources(language, home, ("text", FACE))])
