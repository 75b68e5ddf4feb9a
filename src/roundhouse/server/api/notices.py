"""Being told that it is one's turn, and links in e-mail."""

import base64
import json
from typing import Annotated, Any

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import update

from roundhouse.server import accounts, channels, company, mailing
from roundhouse.server.accounts import Account
from roundhouse.server.api import account_answers
from roundhouse.server.api.account_bodies import MailChannel, MailCode, MailWish, NewChannel, NoticeWish
from roundhouse.server.api.common import ERRORS, Asker, Language, TheAccount, TheDesk, key_of, sent
from roundhouse.server.api.me import NEVER_KEPT, attempts_of, entered, liked, mine, origin_of, told
from roundhouse.server.desk import Desk
from roundhouse.server.hub import moment
from roundhouse.server.outbox import Taken
from roundhouse.server.problems import Problem
from roundhouse.server.telling import Dead, Failed, Notice, Teller, language_of, texts

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)
ChannelId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Leave = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


def teller_of(request: Request) -> Teller:
    """Whoever sends in this process."""
    teller: Teller = request.app.state.teller
    return teller


async def told_notices(desk: Desk, account: Account, secret: str = "") -> Response:
    """How and when somebody is told."""
    async with desk.store.read() as connection:
        found = await channels.of(connection, account.id)
    key = (await channels.vapid(desk.store)).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    data: dict[str, Any] = {"quiet": account.quiet, "hours": json.loads(account.hours) if account.hours else None}
    data |= {"channels": [channels.told(one, one.id == secret) for one in found], "push": base64.urlsafe_b64encode(key).rstrip(b"=").decode()}
    response = sent({**data, "mail": desk.settings.mail is not None, "address": account.mail})
    response.headers.update(NEVER_KEPT)
    return response


@router.get("/me/notices", response_model=account_answers.Notices)
async def notices(desk: TheDesk, account: TheAccount) -> Response:
    """How and when one is told that it is one's turn."""
    return await told_notices(desk, mine(account))


@router.post("/me/notices", response_model=account_answers.Notices)
async def set_notices(request: Request, desk: TheDesk, account: TheAccount, wish: NoticeWish) -> Response:
    """When one wants to be told."""
    who = mine(account)
    await channels.wish(desk.store, who.id, wish.quiet, wish.hours.model_dump() if wish.hours else None)
    return await told_notices(desk, await fresh(desk, who))


async def fresh(desk: Desk, account: Account) -> Account:
    """The account as it is now."""
    async with desk.store.read() as connection:
        return await accounts.find(connection, account.id) or account


@router.post("/me/channels", response_model=account_answers.Notices)
async def add_channel(request: Request, desk: TheDesk, account: TheAccount, wish: NewChannel) -> Response:
    """Be told in one more way; the secret of a webhook is shown this once."""
    who = mine(account)
    try:
        teller_of(request).outward.check(wish.address)
    except ValueError as problem:
        raise Problem("bad", f"address: {problem}") from None
    if (wish.kind == channels.PUSH) != (wish.keys is not None):
        raise Problem("bad", "keys: a push service has them, a webhook has none")
    keys = {**(wish.keys.model_dump() if wish.keys else {}), "origin": origin_of(request)}
    made = await channels.add(desk.store, who.id, wish.kind, wish.address, keys, wish.label, 0)
    return await told_notices(desk, who, made.id)


@router.post("/me/channels/{channel}/every", response_model=account_answers.Notices)
async def set_every(desk: TheDesk, account: TheAccount, channel: ChannelId, wish: MailChannel) -> Response:
    """How often one is written to at most: what comes meanwhile goes together."""
    who, row = mine(account), company.channels
    change = update(row).where(row.c.id == channel, row.c.account == who.id).values(every=wish.every)
    if not (await desk.store.write(lambda connection: connection.execute(change))).rowcount:
        raise Problem("unknown", "there is no such way to be told")
    return await told_notices(desk, who)


@router.post("/me/channels/{channel}/drop", response_model=account_answers.Notices)
async def drop_channel(desk: TheDesk, account: TheAccount, channel: ChannelId) -> Response:
    """Be told in this way no more."""
    who = mine(account)
    if not await channels.drop(desk.store, channel, account=who.id):
        raise Problem("unknown", "there is no such way to be told")
    return await told_notices(desk, who)


@router.post("/me/channels/{channel}/try", response_model=account_answers.Tried)
async def try_channel(request: Request, desk: TheDesk, account: TheAccount, channel: ChannelId) -> Response:
    """Send a message now, to see whether it arrives."""
    who, teller = mine(account), teller_of(request)
    await attempts_of(request).count("letter", who.id)
    async with desk.store.read() as connection:
        found = await channels.find(connection, channel)
    if found is None or found.account != who.id:
        raise Problem("unknown", "there is no such way to be told")
    said, row = texts(language_of(who)), Taken("try", 0, moment(), channel, who.id, "try", moment(), 1)
    try:
        await teller.sent(found, who, [Notice(row, said.say("notice-try"), said.say("notice-try-more"), teller.home(found) or "/", "")])
    except (Dead, Failed) as problem:
        return sent({"done": False, "text": str(problem)[:200]})
    return sent({"done": True, "text": ""})


@router.post("/unsubscribe/{channel}/{leave}", response_model=account_answers.Done)
async def unsubscribe(desk: TheDesk, channel: ChannelId, leave: Leave) -> Response:
    """The one click by which messages end; it needs no sign-in, and says the same whether there was anything to end."""
    await channels.drop(desk.store, channel, leave=leave)
    return sent({"done": True})


@router.get("/me/mail", response_model=account_answers.Able)
async def mails(desk: TheDesk) -> Response:
    """Whether links can be had by e-mail here."""
    return sent({"able": desk.settings.mail is not None})


@router.post("/me/mail", response_model=account_answers.MailSent)
async def mail(request: Request, desk: TheDesk, account: TheAccount, wish: MailWish, asker: Asker, language: Language) -> Response:
    """Have a link sent: to confirm an address, to claim a name, or to sign in. The answer is the same whether there is anybody to send it to."""
    mailing.able(desk)
    await attempts_of(request).sign_in(asker)
    await attempts_of(request).count("letter", wish.address.lower())
    await mailing.send(desk, account, wish.address, wish.name, liked(wish.settings), language)
    return sent({"sent": True})


@router.post("/me/mail/come", response_model=account_answers.Me)
async def come(request: Request, desk: TheDesk, account: TheAccount, wish: MailCode, asker: Asker) -> Response:
    """What a link in a message does."""
    await attempts_of(request).sign_in(asker)
    opened, enters = await mailing.come(desk, wish.code)
    if enters:
        return await entered(request, desk, opened)
    return sent(await told(desk, opened, key_of(request)) if account and account.id == opened else {"account": None})
