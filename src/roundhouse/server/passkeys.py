"""Passkeys (WebAuthn): the server asks, the device signs, and what it signed is looked at once."""

import json
import re
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from roundhouse.server import accounts, schema
from roundhouse.server.hub import moment
from roundhouse.server.problems import Problem
from roundhouse.server.store import Store, Taken
from roundhouse.server.tokens import token

MOST: Final = 20  # passkeys of one account
LONGEST: Final = 500  # signs of a passkey's name, as its device calls it
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,500}")
FAULTS: Final = (WebAuthnException, ValueError, KeyError, TypeError)  # of what a device has sent
_WISH: Final = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED)


def house_of(origin: str) -> str:
    """The name by which passkeys know this server: that of its host."""
    name = urlsplit(origin).hostname
    if not name:
        raise Problem("bad", "a passkey can be used from a page of this server only")
    return name


async def ask_for_new(store: Store, origin: str, kind: str, account: str | None, name: str) -> dict[str, Any]:
    """What a device needs to make a passkey: for a new account of this name ("claim"), or one more for an account ("add")."""
    there: list[PublicKeyCredentialDescriptor] = []
    if account is not None:
        async with store.read() as connection:
            query = select(schema.passkeys.c.id).where(schema.passkeys.c.account == account)
            there = [PublicKeyCredentialDescriptor(id=base64url_to_bytes(row[0])) for row in await connection.execute(query)]
        if len(there) >= MOST:
            raise Problem("state", f"an account has at most {MOST} passkeys")
    options = generate_registration_options(
        rp_id=house_of(origin), rp_name="Roundhouse", user_name=name, user_display_name=name, authenticator_selection=_WISH, exclude_credentials=there
    )
    return await _kept(store, kind, account, options, {"name": name})


async def ask(store: Store, origin: str) -> dict[str, Any]:
    """What a device needs to sign in by any passkey that it has for this server."""
    return await _kept(store, "sign-in", None, generate_authentication_options(rp_id=house_of(origin)), {})


async def _kept(store: Store, kind: str, account: str | None, options: Any, data: dict[str, Any]) -> dict[str, Any]:
    ceremony = token()
    more = {**data, "challenge": bytes_to_base64url(options.challenge)}
    await store.write(lambda connection: accounts.keep_code(connection, ceremony, kind, account, more, accounts.CEREMONY))
    return {"ceremony": ceremony, "options": json.loads(options_to_json(options))}


async def _used(store: Store, ceremony: str, kinds: tuple[str, ...]) -> tuple[str | None, dict[str, Any], str]:
    """The question that was asked: an answer is looked at once, right or wrong."""

    async def work(connection: AsyncConnection) -> tuple[str | None, dict[str, Any], str] | None:
        try:
            return await accounts.use_code(connection, ceremony, kinds)
        except Problem:
            return None

    found = await store.write(work)
    if found is None:
        raise Problem("token", "this question is not open any more: begin again")
    return found


def _refused(problem: Exception) -> Problem:
    return Problem("token", f"the passkey was not accepted: {str(problem)[:200]}")


async def answer_new(store: Store, origin: str, ceremony: str, credential: dict[str, Any], label: str, account: str | None, settings: dict[str, Any]) -> str:
    """Keep the passkey that a device has made; the account that it opens."""
    owner, data, kind = await _used(store, ceremony, ("claim", "add"))
    if kind == "add" and owner != account:
        raise Problem("token", "sign in again")
    try:
        made = verify_registration_response(
            credential=credential, expected_challenge=base64url_to_bytes(data["challenge"]), expected_rp_id=house_of(origin), expected_origin=origin
        )
    except FAULTS as problem:
        raise _refused(problem) from None
    if len(bytes_to_base64url(made.credential_id)) > LONGEST:
        raise Problem("token", "the passkey was not accepted: its name is too long")

    async def work(connection: AsyncConnection) -> str:
        whose = owner if kind == "add" and owner is not None else await accounts.add(connection, data["name"], "", settings)
        values = {"id": bytes_to_base64url(made.credential_id), "account": whose, "key": made.credential_public_key, "count": made.sign_count}
        await connection.execute(insert(schema.passkeys).values(**values, label=label, created=moment(), used=None))
        return whose

    try:
        return await store.write(work)
    except Taken:
        raise Problem("state", accounts.TAKEN) from None


async def answer(store: Store, origin: str, ceremony: str, credential: dict[str, Any]) -> str:
    """The account that a passkey opens."""
    _, data, _ = await _used(store, ceremony, ("sign-in",))
    passkey, name = schema.passkeys, credential.get("id")
    row = None
    if isinstance(name, str) and NAME.fullmatch(name):
        async with store.read() as connection:
            query = select(passkey.c.account, passkey.c.key, passkey.c.count).where(passkey.c.id == name)
            row = (await connection.execute(query)).first()
    if row is None:
        raise Problem("token", "this passkey opens no account here")
    try:
        done = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(data["challenge"]),
            expected_rp_id=house_of(origin),
            expected_origin=origin,
            credential_public_key=bytes(row[1]),
            credential_current_sign_count=row[2],
        )
    except FAULTS as problem:
        raise _refused(problem) from None

    async def work(connection: AsyncConnection) -> None:
        fresh = {"count": done.new_sign_count, "used": moment()}
        await connection.execute(update(passkey).where(passkey.c.id == name).values(**fresh))

    await store.write(work)
    return str(row[0])


async def drop(store: Store, account: str, key: str) -> None:
    """A passkey opens nothing any more; the last one stays where nothing else opens the account."""
    passkey = schema.passkeys

    async def work(connection: AsyncConnection) -> str:
        mine = [row[0] for row in await connection.execute(select(passkey.c.id).where(passkey.c.account == account))]
        if key not in mine:
            return "unknown"
        found = await accounts.find(connection, account)
        if len(mine) == 1 and not (found and (found.password or found.mail)):
            return "last"
        await connection.execute(delete(passkey).where(passkey.c.id == key))
        return ""

    wrong = await store.write(work)
    if wrong == "unknown":
        raise Problem("unknown", "there is no such passkey")
    if wrong == "last":
        raise Problem("state", "nothing else opens this account: set a password first")
