"""What the people who run the server have done, written down in the same transaction as the deed."""

import getpass
import json
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import company
from roundhouse.server.hub import moment


def actor() -> str:
    """Who runs this program, as the system calls them."""
    try:
        return getpass.getuser()[:60]
    except (KeyError, OSError):
        return "?"


async def note(connection: AsyncConnection, deed: str, about: str, **detail: Any) -> None:
    """Write down a deed."""
    row = {"time": moment(), "actor": actor(), "deed": deed, "about": about[:100], "detail": json.dumps(detail, ensure_ascii=False)}
    await connection.execute(insert(company.audit).values(**row))


async def noted(connection: AsyncConnection, most: int) -> list[dict[str, Any]]:
    """The last deeds, the newest first."""
    rows = (await connection.execute(select(company.audit).order_by(company.audit.c.number.desc()).limit(most))).mappings()
    return [{**row, "detail": json.loads(row["detail"])} for row in rows]
