"""Making tables and sitting down: everything about a table that is no move."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import SystemRandom
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.bots import bot as find_bot
from roundhouse.bots.people import somebody
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import Game
from roundhouse.kernel.game import game as find_game
from roundhouse.server import accounts, colours, ledger, outbox, peace, rated, schema
from roundhouse.server.accounts import Account
from roundhouse.server.callers import ACCOUNT, HOST
from roundhouse.server.chairs import Chair
from roundhouse.server.clocks import DAY, Clock, Running
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import moment
from roundhouse.server.kinds import PATIENCE
from roundhouse.server.names import alike, apart, numbered
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row, acting
from roundhouse.server.store import Taken
from roundhouse.server.tokens import hashed, table_id, token

SEED_BITS = 128
STRONGEST = 10_000  # the number after the colon of a bot's name
Steps = Callable[[AsyncConnection, Row, list[Chair]], Awaitable[None]]


def known_bot(name: str) -> str:
    """A bot's name, checked; nobody may make the server think for ever."""
    found = find_bot(name, Chance(0))
    if found.strength > STRONGEST or getattr(found, "seconds", 0.0) > PATIENCE:
        raise Problem("bad", f"the bot {name!r} is too strong for this server: at most {STRONGEST}, or {PATIENCE:g} seconds")
    return name


def known_board(game: Game, name: str | None) -> str:
    """One of the game's own boards: a path would let strangers read files."""
    if name is not None and name not in game.boards:
        raise Problem("bad", f"{game.title} has no board {name[:40]!r}; it has: {', '.join(game.boards)}")
    return game.boards[0] if name is None else name


async def create(
    desk: Desk,
    wish: dict[str, Any],
    language: str = "en",
    account: Account | None = None,
    changed: Callable[[Row], Row] | None = None,
    asker: str = "",
) -> dict[str, Any]:
    """A new table; the host's token and those of the seats on this device are shown this once. Bots get names of that language.

    Whoever is signed in is the host, and sits under their own name; that seat and the table are opened by the account, not by a token.
    What else is agreed is `changed` in its row.
    """
    game = find_game(wish["game"])
    board = known_board(game, wish["board"])
    setting = game.setting(len(wish["seats"]), board, wish["options"])
    rated.check_wish(wish, account)
    clock = Clock(**wish["clock"]) if wish["clock"] else None
    if clock:
        known_bot(clock.bot)
    tokens: dict[str, str] = {}
    chairs = named([_chair(seat, one, tokens) for seat, one in enumerate(wish["seats"])], language)
    await free_names(desk, chairs, account)
    host = token()
    row = replace(
        blank_row(game, board, dict(setting.options), setting.players),
        title=wish["title"],
        public=wish["public"],
        practice=wish["practice"],
        visitors=wish["public"] if wish["visitors"] is None else wish["visitors"],
        start=wish["start"],
        host=hashed(token()) if account else hashed(host),
        clock=encoded(clock.data()) if clock else "",
        account=account.id if account else "",
        rated=wish.get("rated", False),
        seek=wish.get("seek", ""),
    )
    if changed is not None:
        row = changed(row)
    mine = next((chair.seat for chair in chairs if account and str(chair.seat) in tokens and alike(chair.name, [account.name])), None)
    if row.rated and mine is None and tokens:
        raise Problem("bad", f"seats: at a rated table you sit as {account.name if account else ''}")
    if account and mine is not None:
        chairs[mine] = replace(chairs[mine], account=account.id, colour=chairs[mine].colour or accounts.liked_colour(account))
        tokens[str(mine)] = f"{ACCOUNT}{mine}"
    for place, chair in enumerate(chairs):
        chairs[place] = replace(chair, colour=colours.had(game, chairs[:place], chair.seat, chair.colour))
    if account:
        host = f"{ACCOUNT}{HOST}"

    async def work(connection: AsyncConnection) -> None:
        await ledger.add_table(connection, row, chairs)
        await desk.leases.made(connection, row.id)

    await desk.store.write(work)
    desk.leases.keep(row.id)
    room = await desk.room(row.id)
    room.asker = asker
    if wish["start"] == "full" and all(chair.kind != "open" for chair in chairs):
        await start(desk, room)
    return {"table": desk.hub.table_data(room), "host": host, "tokens": tokens}


def blank_row(game: Game, board: str, options: dict[str, Any], players: int) -> Row:
    """A table on which nothing has happened."""
    return Row(table_id(), game.id, game.rules_version, board, encoded(options), players, moment())


def _chair(seat: int, wish: dict[str, Any], tokens: dict[str, str]) -> Chair:
    if wish["kind"] == "here":
        tokens[str(seat)] = token()
        return Chair(seat, "person", wish["name"], token=hashed(tokens[str(seat)]), colour=wish["colour"])
    if wish["kind"] == "bot":
        return Chair(seat, "bot", wish["name"], bot=known_bot(wish["bot"]))
    return Chair(seat)


def named(chairs: list[Chair], language: str) -> list[Chair]:
    """The chairs with names that can be told apart: a bot without one gets that of somebody, and the second "Ann" is "Ann 2"."""
    taken: list[str] = []
    for place, chair in enumerate(chairs):
        if chair.name:
            name = numbered(chair.name, taken)
            taken.append(name)
            chairs[place] = replace(chair, name=name)
    for place, chair in enumerate(chairs):
        if chair.kind == "bot" and not chair.name:
            chairs[place] = replace(chair, name=somebody(language, lambda name: not alike(name, taken), SystemRandom().choice))
            taken.append(chairs[place].name)
    return chairs


async def change(desk: Desk, room: Room, steps: Steps) -> None:
    """Change a table in one transaction that nobody can come between, then tell everybody."""

    async def work(connection: AsyncConnection) -> None:
        row, chairs = await ledger.find(connection, room.id, lock=True)
        await steps(connection, row, chairs)

    await desk.change(room, work)


async def start(desk: Desk, room: Room) -> None:
    """Start the game: the seed is drawn, and what commits the server to it is shown from now on."""

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        if row.status != "open":
            raise Problem("state", "the game has already started" if row.status == "playing" else f"the table is {row.status}")
        if any(chair.kind == "open" for chair in chairs):
            raise Problem("state", "there is still an open seat")
        rated.check_start(row, chairs)
        if row.rated:
            chairs = chairs if row.tournament else rated.by_lot(chairs)  # a tournament has drawn them
            for chair in chairs:
                await ledger.set_chair(connection, room.id, chair)
            await rated.enter(connection, room.id, chairs)
        now = moment()
        values: dict[str, Any] = {"status": "playing", "started": now, "seed": str(secrets.randbits(SEED_BITS)), "salt": secrets.token_hex(16)}
        fresh = Room(replace(row, **values), chairs)
        state = fresh.begin()
        running = None
        if fresh.clock:
            running = Running.start(fresh.clock, row.players)
            running.step(fresh.clock, [seat for seat in state.to_act() if not chairs[seat].played_by], now, fresh=True)
        values |= {"running": running.text if running else "", "acting": acting(state.to_act())}
        await outbox.begin(connection, room.id, state, chairs, now)
        await ledger.set_row(connection, room.id, due=desk.tender.due(fresh, state, running, now), **values)

    await change(desk, room, steps)


async def sit(desk: Desk, room: Room, seat: int, name: str, account: Account | None = None, colour: str = "") -> str:
    """Take an open seat, or one whose owner gave it up; the token that opens it. Whoever is signed in sits under their own name."""
    key, name = token(), account.name if account else name
    await accounts.free(desk.store, name, account.id if account else "")

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        chair = _known(chairs, seat)
        if row.status not in ("open", "playing"):
            raise Problem("state", f"the table is {row.status}")
        if chair.kind != "open" and not chair.given:
            raise Problem("state", "somebody sits there already")
        if account and any(other.account == account.id for other in chairs):
            raise Problem("state", "you sit at this table already")
        if row.rated and account is None:
            raise Problem("token", rated.SIGN_IN)
        if row.in_earnest and row.status != "open":
            raise Problem("state", "nobody takes over in a rated game, nor in a tournament")
        if account and await peace.apart(connection, account.id, [row.account, *(other.account for other in chairs)]):
            raise Problem("forbidden", "you cannot sit down at this table: somebody there, or you, would rather not")
        shown = _free(name, chairs, seat)
        wish = colour or (accounts.liked_colour(account) if account else "")
        hue = colours.had(room.game, chairs, seat, wish) if row.status == "open" else chair.colour  # the pieces on the board stay as they are
        await ledger.set_chair(connection, room.id, Chair(seat, "person", shown, token=hashed(key), account=account.id if account else "", colour=hue))
        await _wake(connection, room, row, seat)

    await change(desk, room, steps)
    if room.status == "open" and room.row.start == "full" and all(chair.kind != "open" for chair in room.chairs):
        try:
            await start(desk, room)
        except Problem as problem:
            if problem.code != "state":  # somebody else may have started it in the same moment
                raise
    return f"{ACCOUNT}{seat}" if account else key


async def seat_bot(desk: Desk, room: Room, seat: int, name: str, language: str = "en") -> None:
    """Before the start a bot sits down; later it stands in for a person who left."""
    known_bot(name)

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        chair = _known(chairs, seat)
        if row.status == "open":
            if chair.kind == "person":
                raise Problem("state", "a person sits there")
            chairs[seat] = Chair(seat, "bot", bot=name)
            await ledger.set_chair(connection, room.id, named(chairs, language)[seat])
        elif row.status == "playing" and chair.kind == "person" and chair.away:
            await ledger.set_chair(connection, room.id, replace(chair, standin=name))
            await ledger.set_row(connection, room.id, due=moment())
        else:
            raise Problem("state", "a bot can stand in only for a person who has left a game in progress")

    await change(desk, room, steps)
    if room.status == "open" and room.row.start == "full" and all(chair.kind != "open" for chair in room.chairs):
        await start(desk, room)


async def empty(desk: Desk, room: Room, seat: int) -> None:
    """Before the start: nobody sits there any more."""

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        _known(chairs, seat)
        if row.status != "open":
            raise Problem("state", "the game has started")
        await ledger.set_chair(connection, room.id, Chair(seat))

    await change(desk, room, steps)


def _free(name: str, chairs: list[Chair], seat: int) -> str:
    """The name by which whoever sits on `seat` is told from the others."""
    shown = apart(name, [other.name for other in chairs if other.seat != seat])
    if shown is None:
        raise Problem("state", "somebody at this table has that name already, or one that looks like it")
    return shown


async def rename(desk: Desk, room: Room, seat: int, name: str) -> None:
    """A person is called otherwise from now on."""

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        if row.status not in ("open", "playing"):
            raise Problem("state", f"the table is {row.status}")
        await ledger.set_chair(connection, room.id, replace(chairs[seat], name=_free(name, chairs, seat)))

    await change(desk, room, steps)


async def leave(desk: Desk, room: Room, seat: int, bot: str | None, give: bool) -> None:
    """A person goes: before the start the seat is open again, later a bot may stand in, and others may take over if it is given up."""
    if bot is not None:
        known_bot(bot)

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        if row.status == "open":
            await ledger.set_chair(connection, room.id, Chair(seat))
        elif row.status == "playing" and chairs[seat].resigned:
            raise Problem("state", "you have resigned this game")
        elif row.status == "playing" and row.in_earnest and give:
            raise Problem("state", "nobody takes over in a rated game, nor in a tournament")
        elif row.status == "playing":
            await ledger.set_chair(connection, room.id, replace(chairs[seat], away=True, given=give, standin=bot or ""))
            await ledger.set_row(connection, room.id, due=moment() if bot else row.due)
        else:
            raise Problem("state", f"the table is {row.status}")

    await change(desk, room, steps)


async def come_back(desk: Desk, room: Room, seat: int) -> None:
    """A person is back; the stand-in goes, and the clock runs again if it is their turn."""

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        if row.status != "playing":
            raise Problem("state", f"the table is {row.status}")
        if chairs[seat].resigned:
            raise Problem("state", "you have resigned this game")
        await ledger.set_chair(connection, room.id, replace(chairs[seat], away=False, given=False, standin=""))
        await _wake(connection, room, row, seat)

    await change(desk, room, steps)


async def _wake(connection: AsyncConnection, room: Room, row: Row, seat: int) -> None:
    """The clock of a person who takes over from a bot runs if it is their turn."""
    if room.state is not None and row.running:
        running = Running.read(row.running)
        if seat in room.state.to_act() and not running.since[seat]:
            running.since[seat] = moment()
        await ledger.set_row(connection, room.id, running=running.text)


async def holiday(desk: Desk, room: Room, seat: int, days: int) -> None:
    """A person goes on holiday, as far as it was agreed: meanwhile their clock stands still. Or they are back."""

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        clock = Clock.read(row.clock)
        if row.status != "playing" or clock is None or not row.running or not clock.holidays:
            raise Problem("state", "there are no holidays at this table")
        running, now = Running.read(row.running), moment()
        if days and not running.days_left(clock, seat) and running.away_until(seat, now) is None:
            raise Problem("state", "you have no holidays left in this game")
        running.rest(clock, seat, now, days * DAY)
        due = room.next_time(room.state, running)
        values = {"running": running.text} if due is None else {"running": running.text, "due": due + 1500}
        await ledger.set_row(connection, room.id, **values)

    await change(desk, room, steps)


async def close(desk: Desk, room: Room) -> None:
    """The host gives up a table that has not started."""

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        if row.status != "open":
            raise Problem("state", "the game has started" if row.status == "playing" else f"the table is {row.status}")
        await ledger.set_row(connection, room.id, status="closed", ended=moment())

    await change(desk, room, steps)


async def let_talk(desk: Desk, room: Room, talk: bool) -> None:
    """Those who do not sit at the table may talk, or may not."""

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        await ledger.set_row(connection, room.id, visitors=talk)

    await change(desk, room, steps)


async def say(desk: Desk, room: Room, seat: int | None, name: str, text: str, account: str = "") -> dict[str, Any]:
    """A line of the chat."""
    line = {"seat": seat, "name": name, "text": text, "time": moment(), "account": account}

    async def work(connection: AsyncConnection) -> int:
        last = (await connection.execute(select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == room.id))).scalar_one()
        number = (last or 0) + 1
        await connection.execute(insert(schema.chat).values(table_id=room.id, number=number, **line))
        return number

    for _ in range(20):
        try:
            number = await desk.store.write(work)
            break
        except Taken:
            continue
    else:
        raise Problem("late", "too many people talk at once; say it again")
    await desk.tell_chat(room)
    return {"number": number, **line, "account": account or None}


async def free_names(desk: Desk, chairs: list[Chair], account: Account | None) -> None:
    """Complain if one of these persons has the name of somebody else's account."""
    for chair in chairs:
        if chair.kind == "person":
            await accounts.free(desk.store, chair.name, account.id if account else "")


async def claim(desk: Desk, room: Room, seat: int | None, account: Account) -> None:
    """A seat (None: the table, for its host) becomes that of an account: from now on the account opens it, and its old token alone does not."""

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        whose = row.account if seat is None else chairs[seat].account
        if whose not in ("", account.id):
            raise Problem("state", "this belongs to somebody else already")
        if seat is None:
            await ledger.set_row(connection, room.id, account=account.id)
        else:
            await ledger.set_chair(connection, room.id, replace(chairs[seat], account=account.id))

    await change(desk, room, steps)


def _known(chairs: list[Chair], seat: int) -> Chair:
    if not 0 <= seat < len(chairs):
        raise Problem("unknown", f"there is no seat {seat}; seats are 0 to {len(chairs) - 1}")
    return chairs[seat]
