"""Looking for opponents: whoever seeks the same sits down at the same table, which begins when its seats are full.

A seek is a public table that waits, marked with what is sought. Whoever seeks the same later is led to it; nobody is led to somebody whom they have
blocked, or who has blocked them. A live one that nobody waits at any more is closed.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from roundhouse.kernel.game import game as find_game
from roundhouse.server import ledger, peace, schema, seating
from roundhouse.server.accounts import Account
from roundhouse.server.hub import moment
from roundhouse.server.problems import Problem
from roundhouse.server.rated import SIGN_IN
from roundhouse.server.room import Room
from roundhouse.server.row import Row
from roundhouse.server.tokens import hashed
from roundhouse.server.weather import every

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

LIVE, DAY = "live", "day"
HOUR: Final = 3_600_000
PACES: Final[dict[str, dict[str, Any]]] = {
    LIVE: {"turn": 60_000, "reserve": 20 * 60_000, "out": "move", "bot": "normal"},
    DAY: {"turn": 24 * HOUR, "reserve": 48 * HOUR, "refill": 12 * HOUR, "holidays": 14, "out": "takeover", "bot": "normal"},
}
FRESH: Final = {LIVE: HOUR // 2, DAY: 14 * 24 * HOUR}  # ms that a seek is good for
EVERY: Final = 20.0  # seconds between two looks at those who wait
LOOKS: Final = 3  # at which nobody was there, before a live table is closed
COMING: Final = 15_000  # ms in which whoever has made a table opens its page
MOMENT: Final = 15 * 60_000  # ms in which something must have happened at the table of the moment


def mark(game: str, players: int, pace: str, rated: bool) -> str:
    """What is sought."""
    return f"{pace}:{hashed(f'{game} {players} {rated}')[:40]}"


def waits(desk: "Desk", row: Any, pace: str) -> bool:
    """True if somebody is there where a game would begin at once, as far as this process can know: nobody is led to a table that was left."""
    if pace != LIVE or row["created"] > moment() - COMING:
        return True
    seats, _ = desk.hub.present(row["id"])
    return bool(seats) or not (desk.leases.holds(row["id"]) or desk.settings.redis)


async def seek(desk: "Desk", wish: dict[str, Any], name: str, language: str, account: Account | None) -> dict[str, Any]:
    """A seat that is free where the same is sought, to be taken by sitting down; or a new table that waits for others."""
    game, players, pace, rated = find_game(wish["game"]), wish["players"], wish["pace"], wish["rated"]
    if rated and account is None:
        raise Problem("token", SIGN_IN)
    if players not in game.seats:
        raise Problem("bad", f"players: {game.title} is for {', '.join(str(one) for one in game.seats)}")
    sought, table = mark(game.id, players, pace, rated), schema.tables
    query = select(table).where(table.c.seek == sought, table.c.status == "open", table.c.created > moment() - FRESH[pace]).order_by(table.c.created).limit(20)
    async with desk.store.read() as connection:
        rows = (await connection.execute(query)).mappings().all()
        chairs = await ledger.chairs_of(connection, [row["id"] for row in rows])
        for row in rows:
            here = chairs[row["id"]]
            free = next((chair.seat for chair in here if chair.kind == "open"), None)
            mine = account is not None and any(chair.account == account.id for chair in here)
            if mine:
                return {"table": desk.hub.table_data(Room(Row(**row), here)), "seat": None, "made": None}
            if (
                free is not None
                and waits(desk, row, pace)
                and not (account and await peace.apart(connection, account.id, [row["account"], *(chair.account for chair in here)]))
            ):
                return {"table": desk.hub.table_data(Room(Row(**row), here)), "seat": free, "made": None}
    seats = [{"kind": "here", "name": account.name if account else name, "bot": "", "colour": wish["colour"]}]
    seats += [{"kind": "open", "name": "", "bot": "", "colour": ""}] * (players - 1)
    fields = {"title": "", "public": True, "practice": False, "visitors": None, "start": "full", "clock": PACES[pace], "seats": seats}
    what = {"game": game.id, "board": None, "options": {}, "rated": rated, "seek": sought}
    made = await seating.create(desk, {**fields, **what}, language, account)
    return {"table": made["table"], "seat": 0, "made": made}


async def tidying(desk: "Desk") -> None:
    """Close the live tables of this process at which nobody waits any more, while the server runs."""
    empty: Counter[str] = Counter()

    async def tidy() -> None:
        nonlocal empty
        waiting = [room for room in desk.at_rest() if room.status == "open" and room.row.seek.startswith(LIVE)]
        there = {room.id for room in waiting if not desk.hub.clients(room.id)}
        empty = Counter({table: empty[table] + 1 for table in there})
        for room in waiting:
            if empty[room.id] >= LOOKS:
                await seating.close(desk, room)

    await every(EVERY, "tables that were sought", tidy)


async def of_the_moment(desk: "Desk") -> dict[str, Any] | None:
    """The public game that is most worth watching now: with people, lately moved, rated and watched ones first."""
    table, log = schema.tables, schema.log.c
    now = moment()
    query = select(table).where(table.c.public.is_(True), table.c.status == "playing", table.c.started > now - 7 * 24 * HOUR)
    async with desk.store.read() as connection:
        rows = (await connection.execute(query.order_by(table.c.started.desc()).limit(40))).mappings().all()
        chairs = await ledger.chairs_of(connection, [row["id"] for row in rows])
        last = select(log.table_id).where(log.table_id.in_([row["id"] for row in rows]), log.time > now - MOMENT).distinct()
        lively = {str(row[0]) for row in await connection.execute(last)}
    rooms = [Room(Row(**row), chairs[row["id"]]) for row in rows if row["id"] in lively]

    def worth(room: Room) -> tuple[int, int]:
        people = sum(chair.kind == "person" and not chair.played_by for chair in room.chairs)
        return 3 * desk.hub.present(room.id)[1] + 2 * people + 2 * room.row.rated, room.row.started or 0

    found = max(rooms, key=worth, default=None)
    return desk.hub.table_data(found) if found is not None else None
