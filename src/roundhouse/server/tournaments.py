"""Tournaments: people join by a link, rounds are paired when the round before is over, and everything follows from the tables' results.

A round is paired, and its tables are laid, in one transaction that holds the tournament's row: of several processes one does it. Tables that were
laid and not yet begun are begun by whichever process finds them, so that a crash in between loses nothing.
"""

import json
import secrets
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.game import Game
from roundhouse.kernel.game import game as find_game
from roundhouse.server import colours, company, ledger, pairing, peace, ratings, schema, seating
from roundhouse.server.accounts import Account, liked_colour
from roundhouse.server.accounts import find as find_account
from roundhouse.server.chairs import PERSON, Chair
from roundhouse.server.clocks import Clock
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import moment
from roundhouse.server.office import STANDIN
from roundhouse.server.pairing import Round
from roundhouse.server.problems import Problem
from roundhouse.server.tokens import hashed, table_id, token

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

ROBIN, SWISS, KNOCK = "round-robin", "swiss", "knock-out"
OPEN, RUNNING, OVER = "open", "running", "over"
MOST: Final = 500  # people of one tournament
ROBIN_MOST: Final = 24  # of a round-robin
HOSTED: Final = 20  # tournaments and leagues of one host that are not over


def allowed(game: Game, size: int) -> list[int]:
    """How many may sit at a table where so many are wished for."""
    seats = [count for count in game.seats if 2 <= count <= 6]
    near = [count for count in seats if min(3, size) <= count <= size + 1]
    return near or seats


async def create(desk: "Desk", account: Account, wish: dict[str, Any]) -> str:
    """A new tournament, which is open until its host starts it."""
    game = find_game(wish["game"])
    board = seating.known_board(game, wish["board"])
    if wish["size"] not in game.seats:
        raise Problem("bad", f"size: {game.title} is for {', '.join(str(one) for one in game.seats)}")
    game.setting(wish["size"], board, wish["options"])
    if wish["kind"] == KNOCK and not 1 <= wish["best"] < wish["size"]:
        raise Problem("bad", "best: fewer go on than sit at a table")
    seating.known_bot(wish["clock"]["bot"])
    row = {"id": table_id(), "title": wish["title"], "kind": wish["kind"], "status": OPEN, "host": account.id, "public": wish["public"]}
    fields = ("game", "options", "size", "best", "clock", "rated")
    agreed = {**{name: wish[name] for name in fields}, "board": board}
    rounds = wish["rounds"] if wish["kind"] == SWISS else 0
    values = {**row, "wish": encoded(agreed), "seed": secrets.token_hex(16), "round": 0, "rounds": rounds, "created": moment()}

    async def work(connection: AsyncConnection) -> None:
        cup = company.tournaments.c
        mine = select(func.count()).select_from(company.tournaments).where(cup.host == account.id, cup.status != OVER, cup.season == 0)
        if (await connection.execute(mine)).scalar_one() >= HOSTED:
            raise Problem("state", f"you are the host of {HOSTED} tournaments already: close one, or wait until one is over")
        await connection.execute(insert(company.tournaments).values(**values))

    await desk.store.write(work)
    return str(row["id"])


async def find(connection: AsyncConnection, tournament: str, lock: bool = False) -> dict[str, Any]:
    """A tournament's row; `lock`: nobody else changes it before the transaction ends."""
    query = select(company.tournaments).where(company.tournaments.c.id == tournament)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        raise Problem("unknown", "there is no such tournament")
    return {**row, "wish": json.loads(row["wish"])}


async def entries(connection: AsyncConnection, tournament: str) -> list[dict[str, Any]]:
    """Who has joined, in that order."""
    rows = company.entries
    found = await connection.execute(select(rows).where(rows.c.tournament == tournament).order_by(rows.c.number))
    return [dict(row) for row in found.mappings()]


async def join(desk: "Desk", account: Account, tournament: str) -> None:
    """Take part."""

    async def work(connection: AsyncConnection) -> None:
        row = await find(connection, tournament, lock=True)
        if row["status"] != OPEN:
            raise Problem("state", "this league is closed" if row["league"] and not row["season"] else "this tournament has begun")
        there = await entries(connection, tournament)
        if any(one["account"] == account.id for one in there):
            return
        if await peace.apart(connection, account.id, [row["host"]]):
            raise Problem("forbidden", "you cannot take part: the host, or you, would rather not")
        if len(there) >= (ROBIN_MOST if row["kind"] == ROBIN else MOST):
            raise Problem("state", "this tournament is full")
        number = max((one["number"] for one in there), default=0) + 1
        values = {"tournament": tournament, "account": account.id, "name": account.name, "number": number, "joined": moment()}
        await connection.execute(insert(company.entries).values(**values))

    await desk.store.write(work)


async def leave(desk: "Desk", account: Account, tournament: str, who: str) -> None:
    """Somebody drops out, by themselves or by the host: at their table a bot plays on, and they are paired no more."""

    async def work(connection: AsyncConnection) -> None:
        row, rows = await find(connection, tournament, lock=True), company.entries
        if account.id not in (who, row["host"]):
            raise Problem("forbidden", "only the host may do this")
        mine = (rows.c.tournament == tournament, rows.c.account == who)
        if row["status"] == OPEN:
            await connection.execute(rows.delete().where(*mine))
            return
        if row["status"] != RUNNING:
            raise Problem("state", "this tournament is over")
        await connection.execute(update(rows).where(*mine, rows.c.dropped.is_(None)).values(dropped=row["round"]))
        pair = company.pairings.c
        query = select(pair.table_id).where(pair.tournament == tournament, pair.account == who, pair.round == row["round"], pair.table_id != "")
        for found in (await connection.execute(query)).all():
            table, chairs = await ledger.find(connection, found[0], lock=True)
            for chair in chairs:
                if table.status in ("open", "playing") and chair.account == who and not chair.resigned:  # one that was laid begins without them
                    await ledger.set_chair(connection, table.id, replace(chair, away=True, given=False, standin=STANDIN, resigned=True))
                    if table.status == "playing":
                        await ledger.set_row(connection, table.id, due=moment())

    await desk.store.write(work)


async def _still_open(connection: AsyncConnection, account: Account, tournament: str) -> dict[str, Any]:
    """The row of a tournament that its host may still begin or give up."""
    row = await find(connection, tournament, lock=True)
    if row["host"] != account.id:
        raise Problem("forbidden", "only the host may do this")
    if row["status"] != OPEN:
        raise Problem("state", "this tournament has begun")
    if row["league"]:
        raise Problem("state", "this is the list of those who wait for a league: its season is what begins")
    return row


async def start(desk: "Desk", account: Account, tournament: str) -> None:
    """The host begins; from then on rounds follow each other by themselves."""

    async def work(connection: AsyncConnection) -> None:
        row = await _still_open(connection, account, tournament)
        await begin(connection, row)

    await desk.store.write(work)


async def close(desk: "Desk", account: Account, tournament: str) -> None:
    """The host gives up a tournament that has not begun; nothing of it remains."""

    async def work(connection: AsyncConnection) -> None:
        await _still_open(connection, account, tournament)
        await connection.execute(delete(company.tournaments).where(company.tournaments.c.id == tournament))

    await desk.store.write(work)


async def begin(connection: AsyncConnection, row: dict[str, Any]) -> None:
    """A tournament begins, if there are people enough."""
    there = await entries(connection, row["id"])
    sizes = allowed(find_game(row["wish"]["game"]), row["wish"]["size"])
    if len(there) < min(sizes):
        raise Problem("state", f"at least {min(sizes)} have to take part")
    values: dict[str, Any] = {"status": RUNNING, "started": moment()}
    if row["kind"] == ROBIN:
        values["rounds"] = len(schedule(row, there))
    await connection.execute(update(company.tournaments).where(company.tournaments.c.id == row["id"]).values(**values))


def schedule(row: dict[str, Any], there: list[dict[str, Any]]) -> list[Round]:
    """All rounds of a round-robin: always the same, as the lot is."""
    size = row["wish"]["size"]
    return pairing.round_robin([one["account"] for one in there], size, allowed(find_game(row["wish"]["game"]), size), Random(row["seed"]))


# Rounds


async def rounds(connection: AsyncConnection, tournament: str) -> tuple[list[Round], list[list[str]]]:
    """The rounds so far, and the ids of their tables."""
    pair = company.pairings
    found = await connection.execute(select(pair).where(pair.c.tournament == tournament).order_by(pair.c.round, pair.c.board, pair.c.seat))
    made: list[Round] = []
    tables: list[list[str]] = []
    for one in found.mappings():
        while len(made) < one["round"]:
            made.append(Round([]))
            tables.append([])
        here = made[one["round"] - 1]
        if one["board"] == 0:
            here.out.append(one["account"])
            continue
        while len(here.games) < one["board"]:
            here.games.append(pairing.Game([], [], []))
            tables[one["round"] - 1].append(one["table_id"])
        game = here.games[one["board"] - 1]
        game.who.append(one["account"])
        if one["place"] is None:
            game.places = game.shares = None
        elif game.places is not None and game.shares is not None:
            game.places.append(one["place"])
            game.shares.append(one["share"])
    return made, tables


def result(row: Any, chairs: list[Chair]) -> tuple[list[float], list[float]]:
    """Places and shares of a table that is over; a game that was ended without a result is shared by all, but for those who left."""
    left = [chair.kind == PERSON and (chair.resigned or (chair.away and bool(chair.standin))) for chair in chairs]
    found = json.loads(row.result) if row.result else None
    places = found["places"] if found else [1] * len(chairs)
    scores = [max(0, score) for score in found["scores"]] if found else [0] * len(chairs)
    total = sum(scores)
    return pairing.shared(ratings.ranks(places, left)), [score / total if total else 1 / len(chairs) for score in scores]


async def advance(connection: AsyncConnection, desk: "Desk", tournament: str) -> list[str]:
    """Write down the results of a round that is over, and pair the next; the tables that were laid."""
    row = await find(connection, tournament, lock=True)
    if row["status"] != RUNNING:
        return []
    made, tables = await rounds(connection, tournament)
    if made and not await _settled(connection, row, made[-1], tables[-1]):
        return []
    there = await entries(connection, tournament)
    fresh = following(row, made, there)
    if fresh is None:
        done = {"status": OVER, "ended": moment()}
        await connection.execute(update(company.tournaments).where(company.tournaments.c.id == tournament).values(**done))
        return []
    return await _laid(connection, desk, row, len(made) + 1, fresh, {one["account"]: one["name"] for one in there})


async def _settled(connection: AsyncConnection, row: dict[str, Any], last: Round, tables: list[str]) -> bool:
    """True if every table of the last round is over; its results are written down."""
    finished = []
    for board, (game, table) in enumerate(zip(last.games, tables, strict=True), 1):
        if game.places is not None:
            continue
        try:
            found, chairs = await ledger.find(connection, table)
        except Problem:  # whoever runs the server has deleted it: nobody was better than the others
            finished.append((board, game, (pairing.shared([1] * len(game.who)), [1 / len(game.who)] * len(game.who))))
            continue
        if found.status not in ("over", "ended", "closed"):
            return False
        finished.append((board, game, result(found, chairs)))
    pair = company.pairings
    for board, game, (places, shares) in finished:
        game.places, game.shares = places, shares
        here = (pair.c.tournament == row["id"], pair.c.round == row["round"], pair.c.board == board)
        for seat, (place, share) in enumerate(zip(places, shares, strict=True)):
            await connection.execute(update(pair).where(*here, pair.c.seat == seat).values(place=place, share=share))
    return True


def following(row: dict[str, Any], made: list[Round], there: list[dict[str, Any]]) -> Round | None:
    """The next round; None if there is none."""
    wish, people = row["wish"], [one["account"] for one in there if one["dropped"] is None]
    game, chance = find_game(wish["game"]), Random(f"{row['seed']} {len(made) + 1}")
    sizes = allowed(game, wish["size"])
    if len(people) < min(sizes) or (row["rounds"] and len(made) >= row["rounds"]):
        return None
    if row["kind"] == SWISS:
        return pairing.swiss(people, made, wish["size"], sizes, chance)
    if row["kind"] == KNOCK:
        return pairing.knock_out(people, made, wish["size"], wish["best"], sizes, chance)
    planned = schedule(row, there)[len(made)]
    games = [pairing.Game([who for who in one.who if who in people]) for one in planned.games]
    full = [one for one in games if len(one.who) in game.seats]
    seated = {who for one in full for who in one.who}
    return Round(full, [who for who in people if who not in seated])


async def _laid(connection: AsyncConnection, desk: "Desk", row: dict[str, Any], number: int, fresh: Round, names: dict[str, str]) -> list[str]:
    wish, now, pairs, tables = row["wish"], moment(), list[dict[str, Any]](), list[str]()
    game = find_game(wish["game"])
    here = {"tournament": row["id"], "round": number}
    for board, one in enumerate(fresh.games, 1):
        blank = seating.blank_row(game, wish["board"], wish["options"], len(one.who))
        table = replace(
            blank,
            title=f"{row['title']} · {number}.{board}"[:80],
            public=row["public"],
            visitors=row["public"],
            start="host",
            host=hashed(token()),
            clock=encoded(Clock(**wish["clock"]).data()),
            rated=wish["rated"],
            tournament=row["id"],
            created=now,
        )
        chairs: list[Chair] = []
        for seat, who in enumerate(one.who):
            account = await find_account(connection, who)
            colour = colours.had(game, chairs, seat, liked_colour(account) if account else "")
            chairs.append(Chair(seat, PERSON, names[who], token=hashed(token()), account=who, colour=colour))
        await ledger.add_table(connection, table, chairs)
        await desk.leases.made(connection, table.id)
        tables.append(table.id)
        pairs += [{**here, "board": board, "seat": seat, "account": who, "table_id": table.id} for seat, who in enumerate(one.who)]
    pairs += [{**here, "board": 0, "seat": seat, "account": who, "table_id": ""} for seat, who in enumerate(fresh.out)]
    if pairs:
        await connection.execute(insert(company.pairings), pairs)
    await connection.execute(update(company.tournaments).where(company.tournaments.c.id == row["id"]).values(round=number))
    return tables


# What people see


def standings(row: dict[str, Any], people: list[str], made: list[Round], lots: dict[str, float]) -> list[pairing.Standing]:
    """Everybody, the best first: in a knock-out whoever came further, else whoever has more points."""
    return (pairing.knocked_out if row["kind"] == KNOCK else pairing.standings)(people, made, lots)


async def listed(connection: AsyncConnection, account: str) -> list[dict[str, Any]]:
    """Public tournaments, and those of an account, the newest first."""
    row, entry = company.tournaments, company.entries.c
    count = select(func.count()).select_from(company.entries).where(entry.tournament == row.c.id).scalar_subquery()
    mine = select(entry.tournament).where(entry.account == account)
    query = select(row, count.label("people")).where(row.c.league == "", row.c.public.is_(True) | (row.c.host == account) | row.c.id.in_(mine))
    return [_heading(dict(one)) for one in (await connection.execute(query.order_by(row.c.created.desc()).limit(100))).mappings()]


def _heading(row: dict[str, Any]) -> dict[str, Any]:
    wish = json.loads(row["wish"]) if isinstance(row["wish"], str) else row["wish"]
    about = {name: row[name] for name in ("id", "title", "kind", "status", "public", "round", "rounds", "created", "started", "ended", "people")}
    about |= {"league": row["league"] or None, "season": row["season"], "division": row["division"]}
    return {**about, **{name: wish[name] for name in ("game", "size", "best", "rated")}, "clock": Clock(**wish["clock"]).data()}


async def page(connection: AsyncConnection, tournament: str, account: str) -> dict[str, Any]:
    """A tournament: its pairings, and how everybody stands."""
    row = await find(connection, tournament)
    there = await entries(connection, tournament)
    made, tables = await rounds(connection, tournament)
    people = {one["account"]: one for one in there}
    chance = Random(row["seed"])
    order = standings(row, list(people), made, {who: chance.random() for who in people})
    status = dict[str, str]()
    for some in tables[-1:]:
        query = select(schema.tables.c.id, schema.tables.c.status).where(schema.tables.c.id.in_(some))
        status = {str(one[0]): str(one[1]) for one in await connection.execute(query)}

    def named(who: str) -> dict[str, Any]:
        return {"id": who, "name": people[who]["name"] if who in people else ""}

    shown = [
        {
            "number": number,
            "games": [
                {
                    "table": table,
                    "status": status.get(table, "over"),
                    "seats": [{**named(who), "place": game.places[seat] if game.places else None} for seat, who in enumerate(game.who)],
                }
                for game, table in zip(one.games, ids, strict=True)
            ],
            "out": [named(who) for who in one.out],
        }
        for number, (one, ids) in enumerate(zip(made, tables, strict=True), 1)
    ]
    standing = [
        {
            **named(one.who),
            "place": place,
            "points": round(one.points, 2),
            "wins": one.wins,
            "opponents": round(one.opponents, 2),
            "share": round(one.share, 3),
            "rounds": one.rounds,
            "dropped": people[one.who]["dropped"] is not None,
        }
        for place, one in enumerate(order, 1)
    ]
    about = {"host": row["host"] == account and bool(account), "joined": account in people, "out": account in people and people[account]["dropped"] is not None}
    return {**_heading({**row, "people": len(there)}), **about, "standings": standing, "pairings": shown, "now": moment()}
