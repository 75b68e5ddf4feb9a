"""Who one is: claiming a name, signing in and out, passkeys, codes, settings, and one's data. A guest needs none of it."""

import json
import re
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Path, Request, Response

from roundhouse.server import accounts, audit, jottings, passkeys, peace, persons, seating
from roundhouse.server.accounts import Account
from roundhouse.server.api import account_answers, answers, mydata
from roundhouse.server.api.account_bodies import (
    ByCode,
    Claim,
    Farewell,
    Likes,
    MadePasskey,
    NewPasskey,
    NewPassword,
    NotesText,
    Rename,
    SignIn,
    SignOut,
    UsedPasskey,
)
from roundhouse.server.api.common import COOKIES, ERRORS, Asker, Language, TableId, TheAccount, TheDesk, TheRoom, TheToken, key_of, sent, while_here
from roundhouse.server.attempts import Attempts
from roundhouse.server.callers import Caller
from roundhouse.server.desk import Desk
from roundhouse.server.problems import Problem
from roundhouse.server.tokens import hashed, token

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)
NEVER_KEPT = {"Cache-Control": "no-store"}
KNOWN = ("__Host-roundhouse-known", "roundhouse-known")  # the cookie of a browser that has signed in: behind TLS, and without
BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")  # in the order in which they have to be looked for
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")
AccountId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


def device_of(request: Request) -> str:
    """The browser in a few words."""
    agent = request.headers.get("user-agent", "")
    known = [next((word for word in words if re.search(word, agent)), "") for words in (BROWSERS, SYSTEMS)]
    return " · ".join(word for word in known if word)[:60]


def secure(request: Request) -> bool:
    """True behind TLS."""
    desk: Desk = request.app.state.desk
    return request.url.scheme == "https" or desk.settings.public.startswith("https://")


def origin_of(request: Request) -> str:
    """The page that asks, as a passkey must know it; a browser always says so."""
    origin = request.headers.get("origin", "")
    if not origin:
        raise Problem("bad", "a passkey can be used from a page of this server only")
    return origin


def with_cookie(request: Request, response: Response, key: str) -> Response:
    """The cookie of a session; an empty key takes it away."""
    response.headers.update(NEVER_KEPT)
    return _kept(request, response, COOKIES, key, accounts.ENDURES if key else 0)


def _kept(request: Request, response: Response, names: tuple[str, str], key: str, endures: int) -> Response:
    """A cookie that no script reads and no other site brings."""
    safe = secure(request)
    response.set_cookie(names[0] if safe else names[1], key, max_age=endures // 1000, path="/", secure=safe, httponly=True, samesite="lax")
    return response


def known_of(request: Request) -> str:
    """What a browser that has signed in before brings; empty if it has not."""
    return next((request.cookies[name][:100] for name in KNOWN if request.cookies.get(name)), "")


async def entered(request: Request, desk: Desk, account: str, status: int = 200) -> Response:
    """Signed in: a session of its own, never one that somebody else could have put there."""
    key = await accounts.open_session(desk.store, account, device_of(request), instead=key_of(request))
    known = token()
    await accounts.know(desk.store, account, known, instead=known_of(request))
    response = with_cookie(request, sent(await told(desk, account, key), status), key)
    return _kept(request, response, KNOWN, known, accounts.REMEMBERED)


async def told(desk: Desk, account: str, key: str) -> dict[str, Any]:
    """What an account is told about itself."""
    async with desk.store.read() as connection:
        found = await accounts.find(connection, account)
        if found is None:
            return {"account": None}
        more = await accounts.about(connection, account)
        blocked = await peace.blocked(connection, account)
    more["sessions"] = [{**one, "here": one["mark"] == hashed(key)} for one in more["sessions"]]
    for one in more["sessions"]:
        del one["mark"]  # what is kept of a session's key stays here
    about = {
        "id": found.id,
        "name": found.name,
        "created": found.created,
        "password": bool(found.password),
        "mail": found.mail,
        "settings": json.loads(found.settings),
    }
    return {"account": {**about, **more, "blocked": blocked}}


def mine(account: Account | None) -> Account:
    """Whoever is signed in; a problem for a guest."""
    if account is None:
        raise Problem("token", "sign in first")
    return account


def attempts_of(request: Request) -> Attempts:
    """The counter of tries."""
    counter: Attempts = request.app.state.attempts
    return counter


def liked(likes: Likes) -> dict[str, Any]:
    """The settings that were said."""
    return {key: value for key, value in likes.model_dump().items() if value is not None}


# Coming in


@router.get("/me", response_model=account_answers.Me)
async def me(request: Request, desk: TheDesk, account: TheAccount) -> Response:
    """Who the browser is signed in as."""
    response = sent(await told(desk, account.id, key_of(request)) if account else {"account": None})
    response.headers.update(NEVER_KEPT)
    return response


@router.post("/me", status_code=201, response_model=account_answers.Me)
async def claim(request: Request, desk: TheDesk, wish: Claim, asker: Asker) -> Response:
    """Claim a name with a password."""
    await attempts_of(request).count("claim", asker)
    kept = await accounts.hash_of(wish.password)
    return await entered(request, desk, await accounts.claim(desk.store, wish.name, kept, liked(wish.settings)), 201)


@router.post("/me/sign-in", response_model=account_answers.Me)
async def sign_in(request: Request, desk: TheDesk, wish: SignIn, asker: Asker) -> Response:
    """Sign in by name and password."""
    known = known_of(request)
    known = hashed(known) if await accounts.is_known(desk.store, wish.name, known) else ""
    await attempts_of(request).sign_in(asker, wish.name, known)
    return await entered(request, desk, await accounts.signed_in(desk.store, wish.name, wish.password))


@router.post("/me/code", response_model=account_answers.Me)
async def by_code(request: Request, desk: TheDesk, wish: ByCode, asker: Asker) -> Response:
    """Sign in by a code: of another device, or one that was kept."""
    await attempts_of(request).sign_in(asker)
    return await entered(request, desk, await accounts.by_code(desk.store, wish.code))


@router.post("/me/passkeys/new", response_model=account_answers.Question)
async def ask_for_passkey(request: Request, desk: TheDesk, wish: NewPasskey, account: TheAccount, asker: Asker) -> Response:
    """What a device needs to make a passkey, for a new name or for whoever is signed in."""
    origin = origin_of(request)
    if account is not None:
        return sent(await passkeys.ask_for_new(desk.store, origin, "add", account.id, account.name))
    if not wish.name:
        raise Problem("bad", "name: a passkey needs a name to claim")
    await attempts_of(request).count("claim", asker)
    await accounts.free(desk.store, wish.name, "")
    return sent(await passkeys.ask_for_new(desk.store, origin, "claim", None, wish.name))


@router.post("/me/passkeys", status_code=201, response_model=account_answers.Me)
async def add_passkey(request: Request, desk: TheDesk, wish: MadePasskey, account: TheAccount) -> Response:
    """Keep the passkey that a device has made; with a new name that is to claim it and to be signed in."""
    mine_id = account.id if account else None
    opened = await passkeys.answer_new(desk.store, origin_of(request), wish.ceremony, wish.credential, wish.label, mine_id, liked(wish.settings))
    return sent(await told(desk, opened, key_of(request)), 201) if account and account.id == opened else await entered(request, desk, opened, 201)


@router.post("/me/passkeys/ask", response_model=account_answers.Question)
async def ask_passkey(request: Request, desk: TheDesk, asker: Asker) -> Response:
    """What a device needs to sign in by passkey."""
    await attempts_of(request).sign_in(asker)
    return sent(await passkeys.ask(desk.store, origin_of(request)))


@router.post("/me/passkeys/answer", response_model=account_answers.Me)
async def answer_passkey(request: Request, desk: TheDesk, wish: UsedPasskey) -> Response:
    """Sign in by what a passkey has signed."""
    return await entered(request, desk, await passkeys.answer(desk.store, origin_of(request), wish.ceremony, wish.credential))


@router.post("/me/sign-out", response_model=account_answers.Me)
async def sign_out(request: Request, desk: TheDesk, wish: SignOut, account: TheAccount) -> Response:
    """Sign out here, or on every device."""
    if account is not None:
        await accounts.end_sessions(desk.store, account.id, key_of(request), wish.everywhere)
        await audit.sessions(desk)
    return with_cookie(request, sent({"account": None}), "")


# What is mine


@router.post("/me/passkeys/{key}/drop", response_model=account_answers.Me)
async def drop_passkey(request: Request, desk: TheDesk, account: TheAccount, key: Annotated[str, Path(max_length=500)]) -> Response:
    """A passkey opens nothing any more."""
    await passkeys.drop(desk.store, mine(account).id, key)
    return sent(await told(desk, mine(account).id, key_of(request)))


@router.post("/me/password", response_model=account_answers.Me)
async def password(request: Request, desk: TheDesk, wish: NewPassword, account: TheAccount) -> Response:
    """Set a password, or another one; all other devices are signed out."""
    who = mine(account)
    await attempts_of(request).count("name", who.id)
    if who.password and not await accounts.fits(wish.old, who.password):
        raise Problem("token", "the password before is not this one")
    await accounts.change(desk.store, who.id, password=await accounts.hash_of(wish.password))
    await accounts.end_sessions(desk.store, who.id, "", everywhere=True)
    await audit.sessions(desk)
    return await entered(request, desk, who.id)


@router.post("/me/name", response_model=account_answers.Me)
async def rename(request: Request, desk: TheDesk, wish: Rename, account: TheAccount) -> Response:
    """Take another name; tables where one sits keep the old one."""
    who = mine(account)
    await accounts.rename(desk.store, who.id, wish.name)
    return sent(await told(desk, who.id, key_of(request)))


@router.post("/me/recovery", response_model=account_answers.RecoveryCodes)
async def recovery(desk: TheDesk, account: TheAccount) -> Response:
    """New codes for when everything else is lost; shown this once."""
    response = sent({"codes": await accounts.recovery_codes(desk.store, mine(account).id)})
    response.headers.update(NEVER_KEPT)
    return response


@router.post("/me/programs", status_code=201, response_model=account_answers.ProgramToken)
async def program(desk: TheDesk, account: TheAccount) -> Response:
    """A token by which a program plays for this account; shown this once."""
    response = sent({"token": await accounts.program_token(desk.store, mine(account).id)}, 201)
    response.headers.update(NEVER_KEPT)
    return response


@router.delete("/me/programs", status_code=204)
async def end_programs(desk: TheDesk, account: TheAccount) -> Response:
    """Take back the tokens of all programs."""
    await accounts.end_programs(desk.store, mine(account).id)
    return Response(status_code=204)


@router.post("/me/device", response_model=account_answers.DeviceCode)
async def device(request: Request, desk: TheDesk, account: TheAccount) -> Response:
    """A short code by which another device signs in, to be typed or to be scanned."""
    code = await accounts.device_code(desk.store, mine(account).id)
    picture = segno.make_qr(f"{desk.settings.public or request.headers.get('origin', '')}/come/{code}", error="m").matrix
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(picture) for x, dark in enumerate(row) if dark)
    response = sent({"code": code, "seconds": accounts.DEVICE // 1000, "size": len(picture), "path": path})
    response.headers.update(NEVER_KEPT)
    return response


@router.post("/me/settings", response_model=account_answers.Me)
async def settings(request: Request, desk: TheDesk, wish: Likes, account: TheAccount) -> Response:
    """Keep settings with the account, so that they are the same on every device."""
    who = mine(account)
    await accounts.like(desk.store, who.id, liked(wish))
    return sent(await told(desk, who.id, key_of(request)))


@router.get("/me/tables", response_model=account_answers.AccountTables)
async def tables(desk: TheDesk, account: TheAccount) -> Response:
    """My tables, those that wait for me first."""
    response = sent({"tables": await persons.tables(desk, mine(account).id)})
    response.headers.update(NEVER_KEPT)
    return response


@router.get("/me/notes/{table}", response_model=account_answers.MyNotes)
async def notes(desk: TheDesk, account: TheAccount, table: TableId) -> Response:
    """My notes about a table."""
    who = mine(account)
    async with desk.store.read() as connection:
        response = sent(await jottings.of(connection, who.id, table))
    response.headers.update(NEVER_KEPT)
    return response


@router.post("/me/notes/{table}", response_model=account_answers.MyNotes)
async def keep_notes(desk: TheDesk, account: TheAccount, table: TableId, wish: NotesText) -> Response:
    """Keep my notes about a table, in place of those before."""
    await jottings.keep(desk.store, mine(account).id, table, wish.text)
    return await notes(desk, account, table)


@router.get("/me/data", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def data(request: Request, desk: TheDesk, account: TheAccount, asker: Asker) -> Response:
    """Everything that is kept about me, as a zip."""
    who = mine(account)
    await attempts_of(request).count("data", who.id)
    packed = await while_here(request, mydata.everything(desk, who, asker))
    headers = {**NEVER_KEPT, "Content-Disposition": 'attachment; filename="roundhouse.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


@router.post("/me/delete", response_model=account_answers.Me)
async def farewell(request: Request, desk: TheDesk, wish: Farewell, account: TheAccount) -> Response:
    """Delete the account; at the tables of others a former player remains."""
    who = mine(account)
    if wish.name != who.name:
        raise Problem("bad", "name: this is not the name of the account")
    await persons.delete(desk, who)
    return with_cookie(request, sent({"account": None}), "")


@router.post("/tables/{table}/claim", response_model=answers.Table)
async def claim_seat(desk: TheDesk, room: TheRoom, token: TheToken, account: TheAccount) -> Response:
    """A seat, or a table, that a token opens becomes that of the account."""
    who = mine(account)
    caller = Caller(token.token, who.id)
    seat = desk.seat_of(room, caller)
    if seat is None and not desk.is_host(room, caller):
        raise Problem("token", "this token opens nothing at this table")
    await seating.claim(desk, room, seat, who)
    return sent(desk.hub.table_data(room))


@router.get("/people/{person}", response_model=account_answers.Person)
async def person(desk: TheDesk, account: TheAccount, person: AccountId, language: Language) -> Response:
    """Somebody with a name of their own, and what they have played."""
    return sent(await persons.page(desk, person, mine=account is not None and account.id == person, language=language))
