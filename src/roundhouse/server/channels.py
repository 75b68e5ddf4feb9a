"""The ways in which a person wants to be told: this browser, e-mail, a webhook; and the hours in which they do not."""

import json
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from py_vapid import Vapid02
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import company, schema
from roundhouse.server.hub import moment
from roundhouse.server.outbox import drop_channel, kept
from roundhouse.server.problems import Problem
from roundhouse.server.store import Store, Taken
from roundhouse.server.tokens import table_id

MOST: Final = 10  # channels of one account
DAY: Final = 86_400_000
PUSH, MAIL, HOOKS = "push", "mail", ("hook", "discord", "slack")


@dataclass(frozen=True)
class Channel:
    """One way to one person."""

    id: str
    account: str
    kind: str
    address: str
    keys: str
    label: str
    every: int
    failures: int
    created: int
    used: int | None

    @property
    def secrets(self) -> dict[str, str]:
        """What is kept with it."""
        found: dict[str, str] = json.loads(self.keys)
        return found


async def of(connection: AsyncConnection, account: str) -> list[Channel]:
    """The channels of an account, in the order in which they were made."""
    rows = await connection.execute(select(company.channels).where(company.channels.c.account == account).order_by(company.channels.c.created))
    return [Channel(**row) for row in rows.mappings()]


async def find(connection: AsyncConnection, channel: str) -> Channel | None:
    """One of them."""
    row = (await connection.execute(select(company.channels).where(company.channels.c.id == channel))).mappings().first()
    return Channel(**row) if row is not None else None


def told(channel: Channel, secret: bool = False) -> dict[str, Any]:
    """What its owner may know; the secret of a webhook is shown when it is made."""
    about = {"id": channel.id, "kind": channel.kind, "label": channel.label, "every": channel.every, "created": channel.created, "used": channel.used}
    where = channel.address if channel.kind == MAIL else channel.address.split("/")[2]
    return {**about, "address": where, "failing": channel.failures > 0, "secret": channel.secrets.get("secret") if secret else None}


async def add(store: Store, account: str, kind: str, address: str, keys: dict[str, str], label: str, every: int) -> Channel:
    """One way more; the same browser or address takes the place of what it was before."""
    more = {**keys, "leave": secrets.token_urlsafe(24)}
    if kind == "hook":
        more["secret"] = secrets.token_hex(32)
    made = Channel(table_id(), account, kind, address, json.dumps(more), label, every, 0, moment(), None)

    async def work(connection: AsyncConnection) -> None:
        row = company.channels.c
        same = select(row.id).where(row.account == account, row.kind == kind, row.address == address)
        if kind == PUSH:
            same = select(row.id).where(row.kind == PUSH, row.address == address)  # whoever signs in at this browser now
        for old in (await connection.execute(same)).all():
            await drop_channel(connection, old[0])
        if (await connection.execute(select(func.count()).select_from(company.channels).where(row.account == account))).scalar_one() >= MOST:
            raise Problem("state", f"at most {MOST} of them")
        await connection.execute(insert(company.channels).values(**vars(made)))

    await store.write(work)
    return made


async def drop(store: Store, channel: str, account: str = "", leave: str = "") -> bool:
    """End one: by its owner, or by the link in a message. False if there is none that can be ended so."""

    async def work(connection: AsyncConnection) -> bool:
        found = await find(connection, channel)
        if found is None:
            return False
        if not ((account and found.account == account) or (leave and secrets.compare_digest(found.secrets["leave"], leave))):
            return False
        await drop_channel(connection, channel)
        return True

    return await store.write(work)


async def vapid(store: Store) -> Vapid02:
    """The key by which push services know this server; made when it is first needed."""

    def make() -> str:
        fresh = Vapid02()
        fresh.generate_keys()
        return str(fresh.private_pem().decode())

    async with store.read() as connection:
        found = (await connection.execute(select(company.house.c.value).where(company.house.c.name == "vapid"))).scalar_one_or_none()
    for _ in range(3):
        if found is not None:
            break
        try:
            found = await store.write(lambda connection: kept(connection, "vapid", make))
        except Taken:  # another process made one in the same moment
            async with store.read() as connection:
                found = (await connection.execute(select(company.house.c.value).where(company.house.c.name == "vapid"))).scalar_one_or_none()
    return Vapid02.from_pem(str(found).encode())


# When


def awake(hours: str, now: int) -> int:
    """The first moment from `now` on at which somebody with these hours may be told something."""
    if not hours:
        return now
    wish = json.loads(hours)
    zone = ZoneInfo(wish["zone"])
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    start, end = (time(minute // 60, minute % 60) for minute in (wish["start"], wish["end"]))
    here = local.timetz().replace(tzinfo=None)
    silent = start <= here < end if start < end else here >= start or here < end
    if not silent or start == end:
        return now
    day = local.date() if here < end else local.date() + timedelta(days=1)
    ends = [int(datetime.combine(day, end.replace(fold=fold), zone).timestamp() * 1000) for fold in (0, 1)]  # there may be two such hours in one night
    return next((one for one in ends if one > now), now)


async def wish(store: Store, account: str, quiet: int | None, hours: dict[str, Any] | None) -> None:
    """When somebody wants to be told."""
    values: dict[str, Any] = {}
    if quiet is not None:
        values["quiet"] = quiet
    if hours is not None:
        values["hours"] = json.dumps(hours) if hours["start"] != hours["end"] else ""
    if values:
        await store.write(lambda connection: connection.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(**values)))
