"""A link in an e-mail: it confirms an address, claims a name, or signs in. It works once, and only for a while."""

from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import accounts, channels, letters, schema
from roundhouse.server.accounts import Account
from roundhouse.server.desk import Desk
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem
from roundhouse.server.settings import Mail
from roundhouse.server.store import Taken
from roundhouse.server.telling import texts
from roundhouse.server.tokens import token
from roundhouse.server.weather import Away

ENDURES: Final = 60 * 60_000
ADD, CLAIM, ENTER = "mail-add", "mail-claim", "mail-enter"
MOST: Final = 5  # accounts of one address
Wanted = tuple[str, str | None, str, dict[str, Any]]  # kind, account, name, data


def able(desk: Desk) -> Mail:
    """How mail is sent; a Problem where it is not."""
    if desk.settings.mail is None:
        raise Problem("state", "this server sends no e-mail")
    return desk.settings.mail


async def send(desk: Desk, account: Account | None, address: str, name: str, settings: dict[str, Any], language: str) -> None:
    """Send a link. Whoever asks learns nothing about who has an account: it takes as long, and says the same."""
    mail = able(desk)
    wanted: list[Wanted] = []
    if account is not None:
        wanted.append((ADD, account.id, account.name, {"mail": address}))
    elif name:
        await accounts.free(desk.store, name, "")
        wanted.append((CLAIM, None, name, {"mail": address, "name": name, "settings": settings}))
    else:
        desk.later(_entering(desk, mail, address, language))  # after the answer, so that it takes as long whoever there is
        return
    await _written(desk, mail, address, wanted, language)


async def _entering(desk: Desk, mail: Mail, address: str, language: str) -> None:
    """Links for those who have confirmed this address, if there are any."""
    person = schema.accounts.c
    try:
        async with desk.store.read() as connection:
            found = (await connection.execute(select(person.id, person.name).where(person.mail == address, person.suspended.is_(False)).limit(MOST))).all()
        if found:
            await _written(desk, mail, address, [(ENTER, row[0], row[1], {}) for row in found], language)
    except Away:
        return  # it has been noted; whoever asked may ask again


async def _written(desk: Desk, mail: Mail, address: str, wanted: list[Wanted], language: str) -> None:
    """Keep what the links open, and send them."""
    said, lines = texts(language), []
    for kind, whose, called, data in wanted:
        code = token()
        await desk.store.write(
            lambda connection, code=code, kind=kind, whose=whose, data=data: accounts.keep_code(connection, code, kind, whose, data, ENDURES)  # type: ignore[misc]
        )
        lines.append(f"{said.say(f'letter-{kind}', player=called)}\n{desk.settings.public}/come/{code}")
    text = "\n\n".join([*lines, said.say("letter-end")]) + "\n"
    desk.later(_posted(mail, letters.letter(mail.sender, address, said.say(f"letter-subject-{wanted[0][0]}"), text, token())))


async def _posted(mail: Mail, made: Any) -> None:
    try:
        await letters.post(mail, made)
    except Exception as problem:
        NOTES.warning("a message was not sent: %s %s", type(problem).__name__, problem)


async def come(desk: Desk, code: str) -> tuple[str, bool]:
    """What a link does: the account it is for, and whether it signs in."""

    async def work(connection: AsyncConnection) -> tuple[str | None, dict[str, Any], str] | None:
        try:
            return await accounts.use_code(connection, code, (ADD, CLAIM, ENTER))
        except Problem:
            return None

    found = await desk.store.write(work)
    if found is None:
        raise Problem("token", "this link opens nothing: it is wrong, used already, or too old")
    whose, data, kind = found
    if kind == CLAIM:
        try:
            return await desk.store.write(lambda connection: accounts.add(connection, data["name"], "", data["settings"], data["mail"])), True
        except Taken:
            raise Problem("state", accounts.TAKEN) from None
    assert whose is not None
    if kind == ADD:
        await desk.store.write(lambda connection: connection.execute(update(schema.accounts).where(schema.accounts.c.id == whose).values(mail=data["mail"])))
        await channels.add(desk.store, whose, channels.MAIL, data["mail"], {}, "", 0)
        return whose, False
    return whose, True
