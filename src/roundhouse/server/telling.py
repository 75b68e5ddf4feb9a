"""Telling people that it is their turn: takes what is due from the outbox, says it in the person's language, and sends it."""

import asyncio
import base64
import hashlib
import hmac
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parseaddr
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import httpx
from pywebpush import WebPusher
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.texts import LANGUAGES, SHELL, Texts, source
from roundhouse.server import accounts, channels, company, letters, outbox, schema
from roundhouse.server.accounts import Account
from roundhouse.server.channels import HOOKS, MAIL, PUSH, Channel
from roundhouse.server.hub import moment
from roundhouse.server.notes import NOTES
from roundhouse.server.outbox import Taken
from roundhouse.server.outward import Inside, Outward
from roundhouse.server.weather import Away

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

EVERY: Final = 1.0  # seconds between two looks
MARGIN: Final = 30_000  # ms that must be left of a lease when something is sent
AGAIN, SELDOM = 30_000, 6 * 3_600_000  # ms until a second try, twice as long each time, and at most
TRIES: Final = 8
FAILURES: Final = 3  # notices in a row that could not be sent at all: the channel is dead
HOURLY: Final = 3600.0


class Dead(Exception):
    """Nobody is there any more."""


class Failed(Exception):
    """It did not work now."""


@dataclass(frozen=True)
class Notice:
    """A turn in words."""

    row: Taken
    title: str
    text: str
    url: str
    game: str


class Teller:
    """Sends what is due, in this process."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self.store = desk.store
        self.outward = Outward(desk.settings.inside)
        self._tidied = time.monotonic()

    async def live(self) -> None:
        """Again and again, while the server runs."""
        while True:
            try:
                while await self.once():
                    pass
                if time.monotonic() - self._tidied > HOURLY:
                    self._tidied = time.monotonic()
                    await self.store.write(lambda connection: outbox.tidy(connection, moment()))
            except Away:
                pass  # it has been noted
            except Exception:
                NOTES.exception("telling people that it is their turn")
            await asyncio.sleep(EVERY)

    async def once(self) -> int:
        """Take what is due, and send it; how much that was."""
        async with self.store.read() as connection:
            row = company.outbox.c
            waits = select(row.number).where(row.done.is_(None), row.due <= moment(), row.lease <= moment()).limit(1)
            if (await connection.execute(waits)).first() is None:
                return 0
        me = self.desk.leases.me
        rows = await self.store.write(lambda connection: outbox.take(connection, me, moment()))
        by_channel: dict[str, list[Taken]] = {}
        for one in rows:
            by_channel.setdefault(one.channel, []).append(one)
        await asyncio.gather(*(self._channel(me, name, some) for name, some in by_channel.items()))
        return len(rows)

    async def _channel(self, me: str, name: str, rows: list[Taken]) -> None:
        """What is due on one channel."""
        try:
            async with self.store.read() as connection:
                channel = await channels.find(connection, name)
                account = await accounts.find(connection, channel.account) if channel else None
                rows = await outbox.still_mine(connection, rows, me, moment() + MARGIN)
                if channel is None or account is None or not rows:
                    return
                later = max(channels.awake(await hours_of(connection, account.id), moment()), (channel.used or 0) + channel.every)
                if later > moment() + 500 or account.suspended:
                    await self.store.write(lambda connection: outbox.put_off(connection, rows, me, max(later, moment() + AGAIN), failed=False))
                    return
                notices = [await self.notice(connection, one, account, channel) for one in rows]
            together = [notices] if channel.kind == MAIL else [[one] for one in notices]
            for some in together:
                await self._send(me, channel, account, some)
        except Away:
            return  # somebody tries it again when the lease is over
        except Exception:
            NOTES.exception("a notice on channel %s", name)

    async def _send(self, me: str, channel: Channel, account: Account, some: list[Notice]) -> None:
        rows, fate = [one.row for one in some], "sent"
        try:
            await self.sent(channel, account, some)
        except Dead as problem:
            NOTES.info("channel %s is gone: %s", channel.id, problem)
            await self.store.write(lambda connection: outbox.drop_channel(connection, channel.id))
            return
        except Failed as problem:
            tries = max(one.tries for one in rows)
            NOTES.info("channel %s, try %d: %s", channel.id, tries, problem)
            if tries < TRIES:
                later = moment() + min(SELDOM, AGAIN << (tries - 1))
                await self.store.write(lambda connection: outbox.put_off(connection, rows, me, later, failed=True))
                return
            fate = "dead"

        async def work(connection: AsyncConnection) -> None:
            now, row = moment(), company.channels
            await outbox.finish(connection, rows, me, fate, now)
            failures = 0 if fate == "sent" else channel.failures + 1
            if failures >= FAILURES:
                await outbox.drop_channel(connection, channel.id)
            else:
                values = {"used": now, "failures": 0} if fate == "sent" else {"failures": failures}
                await connection.execute(update(row).where(row.c.id == channel.id).values(**values))

        await self.store.write(work)

    # Words

    async def notice(self, connection: AsyncConnection, row: Taken, account: Account, channel: Channel) -> Notice:
        """A turn in the language of the person."""
        table, chair = schema.tables.c, schema.seats.c
        game, title = (await connection.execute(select(table.game, table.title).where(table.id == row.table_id))).one()
        names = [str(one[0]) for one in await connection.execute(select(chair.name).where(chair.table_id == row.table_id, chair.seat != row.seat))]
        said = texts(language_of(account))
        with suppress(RoundhouseError):  # then it is called by its id
            game = find_game(game).title
        facts = {"game": game, "others": said.listed(names), "table": title}
        url = f"{self.home(channel)}/table/{row.table_id}"
        return Notice(row, said.say(f"notice-{row.kind}", **facts), said.say(f"notice-{row.kind}-more", **facts), url, game)

    def home(self, channel: Channel) -> str:
        """Where links lead: the public address, or the page from which the channel was made."""
        return self.desk.settings.public or channel.secrets.get("origin", "")

    def contact(self) -> str:
        """By whom push services find out whom to tell when something is wrong with us."""
        public, mail = self.desk.settings.public, self.desk.settings.mail
        if public.startswith("https://"):
            return public
        return f"mailto:{parseaddr(mail.sender)[1] if mail else 'operator@roundhouse.invalid'}"

    # Ways

    async def sent(self, channel: Channel, account: Account, some: list[Notice]) -> None:
        """Send it; Dead or Failed if that does not work."""
        ways: dict[str, Callable[[Channel, Account, list[Notice]], Awaitable[None]]] = {PUSH: self._push, MAIL: self._mail, **dict.fromkeys(HOOKS, self._hook)}
        try:
            await ways[channel.kind](channel, account, some)
        except (Inside, ValueError) as problem:
            raise Dead(str(problem)) from None
        except (TimeoutError, OSError, httpx.HTTPError) as problem:
            raise Failed(f"{type(problem).__name__} {problem}") from None

    async def _post(self, channel: Channel, body: bytes, headers: dict[str, str]) -> None:
        status = await self.outward.post(channel.address, body, headers)
        if status in (404, 410):
            raise Dead(f"answered {status}")
        if not 200 <= status < 300:
            raise Failed(f"answered {status}")

    async def _push(self, channel: Channel, account: Account, some: list[Notice]) -> None:
        one, keys = some[0], channel.secrets
        said = {"title": one.title, "body": one.text, "url": urlsplit(one.url).path, "tag": one.row.table_id, "id": one.row.id}
        pusher = WebPusher({"endpoint": channel.address, "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}})
        body = pusher.encode(json.dumps(said, ensure_ascii=False).encode(), "aes128gcm")["body"]
        parts = urlsplit(channel.address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + 12 * 3600, "sub": self.contact()}
        signed = (await channels.vapid(self.store)).sign(claims)
        topic = base64.urlsafe_b64encode(hashlib.sha256(one.row.table_id.encode()).digest()[:24]).decode()  # a newer one takes its place
        await self._post(channel, body, {**signed, "Content-Encoding": "aes128gcm", "TTL": "86400", "Urgency": "normal", "Topic": topic})

    async def _hook(self, channel: Channel, account: Account, some: list[Notice]) -> None:
        one = some[0]
        line = f"{one.title}\n{one.url}"
        data: dict[str, Any] = {"event": one.row.kind, "id": one.row.id, "table": one.row.table_id, "seat": one.row.seat, "game": one.game}
        data |= {"person": account.name, "title": one.title, "text": one.text, "url": one.url, "time": one.row.made}
        if channel.kind == "discord":
            data = {"content": line, "username": "Roundhouse", "allowed_mentions": {"parse": []}}
        elif channel.kind == "slack":
            data = {"text": f"{slack(one.title)}\n<{one.url}>"}
        body = json.dumps(data, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json", "X-Roundhouse-Id": one.row.id}
        if "secret" in channel.secrets:
            headers["X-Roundhouse-Signature"] = signature(channel.secrets["secret"], int(time.time()), body)
        await self._post(channel, body, headers)

    async def _mail(self, channel: Channel, account: Account, some: list[Notice]) -> None:
        mail = self.desk.settings.mail
        if mail is None:
            raise Failed("there is no mail server any more")
        said = texts(language_of(account))
        leave = f"{self.home(channel)}/api/unsubscribe/{channel.id}/{channel.secrets['leave']}"
        subject = some[0].title if len(some) == 1 else said.say("notice-mail-many", n=len(some))
        parts = [said.say("notice-mail-hello", player=account.name), *(f"{one.title}\n{one.text}\n{one.url}" for one in some)]
        parts.append(said.say("notice-mail-leave", url=f"{self.home(channel)}/unsubscribe/{channel.id}/{channel.secrets['leave']}"))
        mark = hashlib.sha256(" ".join(sorted(one.row.id for one in some)).encode()).hexdigest()[:32]
        try:
            await letters.post(mail, letters.letter(mail.sender, channel.address, subject, "\n\n".join(parts) + "\n", f"{mark}.{channel.id}", leave))
        except letters.Refused as problem:
            raise Dead(str(problem)) from None
        except Exception as problem:
            raise Failed(f"{type(problem).__name__} {problem}") from None


def signature(secret: str, now: int, body: bytes) -> str:
    """How a webhook can tell that a message is ours, and of this moment: HMAC-SHA-256 of "time.body"."""
    return f"t={now},v1={hmac.new(secret.encode(), f'{now}.'.encode() + body, hashlib.sha256).hexdigest()}"


def slack(text: str) -> str:
    """A text in which Slack finds no mark of its own."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def language_of(account: Account) -> str:
    """The language of a person, as far as they have said."""
    said = json.loads(account.settings).get("language", "en")
    return said if said in LANGUAGES else "en"


@cache
def texts(language: str) -> Texts:
    """The words for people among people."""
    return Texts(language, [source(language, SHELL), source(f"people.{language}", SHELL)])


async def hours_of(connection: AsyncConnection, account: str) -> str:
    """When somebody does not want to be told anything."""
    return str((await connection.execute(select(schema.accounts.c.hours).where(schema.accounts.c.id == account))).scalar_one_or_none() or "")
