"""Rated games of the past, for pages that show them: python tools/past_games.py DATABASE GAME ID=NAME ID=NAME ID=NAME [--games 14].

The people take turns in winning as a fixed chance wants it; now and then somebody left. Only results and first moves are written: the pages of
people ask for no more. Into an SQLite database that a server may be using.
"""

import argparse
import json
import sqlite3
import time
from random import Random

from roundhouse.kernel.game import game as find_game

DAY = 86_400_000


def main() -> None:
    """Write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("database")
    parser.add_argument("game")
    parser.add_argument("people", nargs="+", metavar="ID=NAME")
    parser.add_argument("--games", type=int, default=14)
    wish = parser.parse_args()
    game, chance, now = find_game(wish.game), Random(16), int(time.time() * 1000)
    people = [one.split("=", 1) for one in wish.people]
    board = game.boards[0]
    opening = game.new(players=len(people), seed=1)
    moves = [move.text for move in opening.moves(opening.to_act()[0])]
    with sqlite3.connect(wish.database, timeout=30) as database:
        for number in range(wish.games):
            ended = now - (wish.games - number) * DAY
            places = chance.sample(range(1, len(people) + 1), len(people))
            scores = [100 - 7 * place + chance.randrange(5) for place in places]
            result = json.dumps({"scores": scores, "places": places, "winners": [places.index(1)]})
            table = f"past-{now}-{number}"
            row = {"id": table, "game": game.id, "rules": game.rules_version, "board": board, "players": len(people), "options": "{}", "position": ""}
            row |= {"title": "", "status": "over", "public": 1, "start": "full", "host": "", "seed": "1", "salt": "", "clock": "", "running": ""}
            row |= {"takeback": "", "origin": "table", "created": ended - 3_600_000, "started": ended - 3_000_000, "ended": ended, "rated": 1, "result": result}
            added(database, "tables", row)
            for seat, (account, name) in enumerate(people):
                left = number % 6 == 5 and places[seat] == len(people)
                chair = {"kind": "person", "name": name, "bot": "", "token": "", "away": int(left), "given": 0, "standin": "random" if left else ""}
                added(database, "seats", {"table_id": table, "seat": seat, "account": account, **chair})
                added(database, "entrants", {"table_id": table, "seat": seat, "who": f"person:{account}"})
            first = {"table_id": table, "number": 1, "kind": "move", "seat": 0, "move": moves[number % min(2, len(moves))], "ply": 1, "who": "person"}
            added(database, "log", {**first, "time": ended - 2_000_000})


def added(database: sqlite3.Connection, table: str, row: dict[str, object]) -> None:
    """One row more."""
    database.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))


if __name__ == "__main__":
    main()
