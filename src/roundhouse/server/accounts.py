"""Accounts: a name that is one's own, and what opens it. Of everything that opens, only the hash is kept."""

import asyncio
import json
import os
import secrets
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import schema
from roundhouse.server.hub import moment
from roundhouse.server.names import forms
from roundhouse.server.problems import Problem
from roundhouse.server.store import Store, Taken
from roundhouse.server.tokens import hashed, table_id, token

DAY: Final = 86_400_000
ENDURES: Final = 90 * DAY  # a session that nobody uses
REMEMBERED: Final = 365 * DAY  # a browser that has signed in
KNOWN: Final = "known"  # the kind of code by which it is known again
DEVICE: Final = 10 * 60_000  # a code for another device
CEREMONY: Final = 5 * 60_000  # the question to a passkey
CODES: Final = 10  # to recover an account
PROGRAM: Final = "program"  # the kind of code that is a program's token
PROGRAMS: Final = 10  # tokens of one account
SESSIONS: Final = 50  # of one account: the longest unused ends
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # that nobody reads as another
TAKEN: Final = "somebody has that name already, or one that looks like it"
NOTHING: Final = "\0"
NICE: Final = 10  # how far passwords give way
WRONG: Final = "this name and password do not fit"

_HASHER: Final = PasswordHasher()


@cache
def _nobody() -> str:
    """What a password is held against under a name that nobody has: that takes as long as a wrong password. Made where passwords are looked at."""
    return _HASHER.hash(secrets.token_hex(16))


def _give_way() -> None:
    """A thread in which passwords are looked at, and whatever threads that starts, give way to the loop that answers people."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE))
    _nobody()  # now, so that no name takes longer than another


_CROWD: Final = ThreadPoolExecutor(2, "passwords", initializer=_give_way)  # that are looked at at the same time: each takes 64 MiB


@dataclass(frozen=True)
class Account:
    """A person with a name of their own."""

    id: str
    name: str
    password: str
    settings: str
    suspended: bool
    created: int
    mail: str = ""
    quiet: int = 0
    hours: str = ""


_FIELDS = [schema.accounts.c[name] for name in Account.__dataclass_fields__]


def liked_colour(account: Account) -> str:
    """The colour that somebody would like best to play in; empty if they have not said."""
    return str(json.loads(account.settings).get("colour") or "")


# Passwords


async def hash_of(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.get_running_loop().run_in_executor(_CROWD, _HASHER.hash, password)


async def fits(password: str, kept: str) -> bool:
    """True if this is the password; a wrong one, or none to be had, takes as long."""

    def look() -> bool:
        try:
            return _HASHER.verify(kept or _nobody(), password) and bool(kept)
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.get_running_loop().run_in_executor(_CROWD, look)


# Accounts


async def find(connection: AsyncConnection, account: str) -> Account | None:
    """The account with this id."""
    row = (await connection.execute(select(*_FIELDS).where(schema.accounts.c.id == account))).first()
    return Account(*row) if row is not None else None


async def called(connection: AsyncConnection, name: str) -> Account | None:
    """The account whose name looks like this."""
    if NOTHING in name:
        return None  # which PostgreSQL does not even take as a question
    look, small = forms(name)
    row = (await connection.execute(select(*_FIELDS).where(or_(schema.accounts.c.look == look, schema.accounts.c.small_look == small)))).first()
    return Account(*row) if row is not None else None


async def add(connection: AsyncConnection, name: str, password: str, settings: dict[str, Any], mail: str = "") -> str:
    """A new account; its id. IntegrityError if the name is somebody's."""
    account = table_id()
    look, small = forms(name)
    said = json.dumps(settings)
    values = {"id": account, "name": name, "look": look, "small_look": small, "password": password, "settings": said, "created": moment(), "mail": mail}
    await connection.execute(insert(schema.accounts).values(**values))
    return account


async def claim(store: Store, name: str, password: str, settings: dict[str, Any]) -> str:
    """Claim a name with the hash of a password."""
    try:
        return await store.write(lambda connection: add(connection, name, password, settings))
    except Taken:
        raise Problem("state", TAKEN) from None


async def free(store: Store, name: str, account: str) -> None:
    """Complain if a name is that of another account: nobody sits down as somebody else."""
    async with store.read() as connection:
        found = await called(connection, name)
    if found is not None and found.id != account:
        raise Problem("state", "that name belongs to somebody who signs in: choose another, or sign in")


async def signed_in(store: Store, name: str, password: str) -> str:
    """The account that a name and its password open."""
    async with store.read() as connection:
        found = await called(connection, name)
    if not await fits(password, found.password if found else "") or found is None:
        raise Problem("token", WRONG)
    return found.id


async def change(store: Store, account: str, **values: Any) -> None:
    """Change fields of an account."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(**values))

    await store.write(work)


async def like(store: Store, account: str, likes: dict[str, Any]) -> None:
    """Keep settings with an account, beside those that it has: two that are said at the same time are both kept."""
    mine = schema.accounts.c

    async def work(connection: AsyncConnection) -> None:
        kept = (await connection.execute(select(mine.settings).where(mine.id == account).with_for_update())).scalar_one()
        said = json.dumps({**json.loads(kept), **likes})
        await connection.execute(update(schema.accounts).where(mine.id == account).values(settings=said))

    await store.write(work)


# Sessions


async def open_session(store: Store, account: str, device: str, instead: str = "") -> str:
    """A new session, in place of the one that this browser had; its token, for the cookie."""
    key = token()
    session = schema.sessions

    async def work(connection: AsyncConnection) -> None:
        found = await find(connection, account)
        if found is None or found.suspended:
            raise Problem("forbidden", "this account is suspended")
        now = moment()
        await connection.execute(delete(session).where(or_(session.c.seen < now - ENDURES, session.c.mark == hashed(instead))))
        kept = select(session.c.mark).where(session.c.account == account).order_by(session.c.seen.desc()).offset(SESSIONS - 1)
        old = [row[0] for row in await connection.execute(kept)]
        await connection.execute(delete(session).where(session.c.mark.in_(old)))
        await connection.execute(insert(session).values(mark=hashed(key), account=account, device=device, created=now, seen=now))

    await store.write(work)
    return key


async def session_of(store: Store, key: str) -> Account | None:
    """Whose session a cookie is; None if it is nobody's any more."""
    session, mark, now = schema.sessions.c, hashed(key), moment()
    query = select(*_FIELDS, session.seen).join(schema.sessions, session.account == schema.accounts.c.id).where(session.mark == mark)
    async with store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None or row[-1] < now - ENDURES or row[4]:
        return None
    if row[-1] < now - DAY:

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.sessions).where(session.mark == mark).values(seen=now))

        await store.write(work)
    return Account(*row[:-1])


async def end_sessions(store: Store, account: str, key: str, everywhere: bool) -> None:
    """Sign out: here, or on every device."""
    session = schema.sessions

    async def work(connection: AsyncConnection) -> None:
        which = session.c.account == account if everywhere else session.c.mark == hashed(key)
        await connection.execute(delete(session).where(which))

    await store.write(work)


async def alive(connection: AsyncConnection, marks: Sequence[str]) -> set[str]:
    """Those of these sessions that have not ended, of accounts that are not suspended."""
    session = schema.sessions.c
    query = select(session.mark).join(schema.accounts, schema.accounts.c.id == session.account)
    return {str(row[0]) for row in await connection.execute(query.where(session.mark.in_(marks), schema.accounts.c.suspended.is_(False)))}


# Codes that are shown once


async def keep_code(connection: AsyncConnection, code: str, kind: str, account: str | None, data: dict[str, Any], endures: int | None) -> None:
    """Keep the hash of a code; those that are over go."""
    now = moment()
    await connection.execute(delete(schema.codes).where(schema.codes.c.until < now))
    until = None if endures is None else now + endures
    await connection.execute(insert(schema.codes).values(mark=hashed(code), kind=kind, account=account, data=json.dumps(data), until=until))


async def use_code(connection: AsyncConnection, code: str, kinds: tuple[str, ...]) -> tuple[str | None, dict[str, Any], str]:
    """What a code stands for: account, data, kind. It is used up by this; a Problem if it opens nothing."""
    code_of = schema.codes.c
    query = select(code_of.account, code_of.data, code_of.kind, code_of.until).where(code_of.mark == hashed(code), code_of.kind.in_(kinds))
    row = (await connection.execute(query)).first()
    gone = await connection.execute(delete(schema.codes).where(code_of.mark == hashed(code), code_of.kind.in_(kinds)))
    if row is None or gone.rowcount != 1 or (row[3] is not None and row[3] < moment()):
        raise Problem("token", "this code opens nothing: it is wrong, used already, or too old")
    return row[0], json.loads(row[1]), row[2]


async def know(store: Store, account: str, key: str, instead: str) -> None:
    """A browser that has signed in here: strangers who try this account's name elsewhere do not keep it out. The longest unused makes room."""
    code = schema.codes.c

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.codes).where(code.mark == hashed(instead), code.kind == KNOWN, code.account == account))
        kept = select(code.mark).where(code.account == account, code.kind == KNOWN).order_by(code.until.desc()).offset(SESSIONS - 1)
        old = [row[0] for row in await connection.execute(kept)]
        await connection.execute(delete(schema.codes).where(code.mark.in_(old)))
        await keep_code(connection, key, KNOWN, account, {}, REMEMBERED)

    await store.write(work)


async def is_known(store: Store, name: str, key: str) -> bool:
    """True if this browser has signed in before to the account of this name."""
    if not key:
        return False
    code = schema.codes.c
    async with store.read() as connection:
        found = await called(connection, name)
        query = select(code.account).where(code.mark == hashed(key), code.kind == KNOWN, code.until > moment())
        owner = (await connection.execute(query)).scalar_one_or_none()
    return found is not None and owner == found.id


def readable(count: int) -> str:
    """A code that can be typed."""
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def plain_code(text: str) -> str:
    """A code as it is kept, whatever way it was typed."""
    return "".join(letter for letter in text.upper() if letter in LETTERS)


async def device_code(store: Store, account: str) -> str:
    """A short code by which another device signs in, once and soon."""
    code = readable(8)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.codes).where(schema.codes.c.account == account, schema.codes.c.kind == "device"))
        await keep_code(connection, code, "device", account, {}, DEVICE)

    await store.write(work)
    return code


async def recovery_codes(store: Store, account: str) -> list[str]:
    """New codes for when everything else is lost; the old ones open nothing any more."""
    made = [readable(16) for _ in range(CODES)]

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.codes).where(schema.codes.c.account == account, schema.codes.c.kind == "recovery"))
        for code in made:
            await keep_code(connection, code, "recovery", account, {}, None)

    await store.write(work)
    return made


# Programs that play for an account


async def program_token(store: Store, account: str) -> str:
    """A new token by which a program plays for an account, and can do nothing else; those before it go on."""
    key = token()

    async def work(connection: AsyncConnection) -> None:
        code = schema.codes.c
        query = select(func.count()).select_from(schema.codes).where(code.account == account, code.kind == PROGRAM)
        if (await connection.execute(query)).scalar_one() >= PROGRAMS:
            raise Problem("state", f"an account has at most {PROGRAMS} tokens for programs: take them back first")
        await keep_code(connection, key, PROGRAM, account, {}, None)

    await store.write(work)
    return key


async def by_program(store: Store, key: str) -> Account | None:
    """The account for which a program with this token plays; None if it opens nothing."""
    code = schema.codes.c
    query = select(*_FIELDS).join(schema.codes, code.account == schema.accounts.c.id).where(code.mark == hashed(key), code.kind == PROGRAM)
    async with store.read() as connection:
        row = (await connection.execute(query)).first()
    return Account(*row) if row is not None and not row[4] else None


async def end_programs(store: Store, account: str) -> None:
    """Take back the tokens of all programs of an account."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.codes).where(schema.codes.c.account == account, schema.codes.c.kind == PROGRAM))

    await store.write(work)


async def by_code(store: Store, code: str) -> str:
    """The account that a code of either kind opens."""

    async def work(connection: AsyncConnection) -> str | None:
        try:
            return (await use_code(connection, plain_code(code), ("device", "recovery")))[0]
        except Problem:
            return None

    account = await store.write(work)
    if account is None:
        raise Problem("token", "this code opens nothing: it is wrong, used already, or too old")
    return account


async def rename(store: Store, account: str, name: str) -> None:
    """Another name, if nobody has it."""
    look, small = forms(name)
    try:
        await change(store, account, name=name, look=look, small_look=small)
    except Taken:
        raise Problem("state", TAKEN) from None


async def about(connection: AsyncConnection, account: str) -> dict[str, Any]:
    """What opens an account: its passkeys, its sessions, and how many codes are left."""
    passkey, session, code = schema.passkeys.c, schema.sessions.c, schema.codes.c
    keys = select(passkey.id, passkey.label, passkey.created, passkey.used).where(passkey.account == account).order_by(passkey.created)
    devices = select(session.mark, session.device, session.created, session.seen).where(session.account == account).order_by(session.seen.desc())
    left = select(func.count()).select_from(schema.codes).where(code.account == account, code.kind == "recovery")
    return {
        "passkeys": [dict(row) for row in (await connection.execute(keys)).mappings()],
        "sessions": [dict(row) for row in (await connection.execute(devices)).mappings()],
        "codes": int((await connection.execute(left)).scalar_one()),
    }
