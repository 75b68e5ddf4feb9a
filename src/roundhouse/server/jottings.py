"""Notes to oneself about tables: they follow the account from device to device, and nobody else reads them."""

from typing import Any, Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import ledger, schema
from roundhouse.server.hub import moment
from roundhouse.server.problems import Problem
from roundhouse.server.store import Store, Taken

MOST: Final = 1000  # tables about which one account has notes


async def of(connection: AsyncConnection, account: str, table: str) -> dict[str, Any]:
    """The notes of an account about a table; empty ones if there are none."""
    row = schema.notes.c
    found = (await connection.execute(select(row.text, row.changed).where(row.account == account, row.table_id == table))).first()
    return {"text": found[0] if found else "", "changed": found[1] if found else None}


async def every(connection: AsyncConnection, account: str) -> list[dict[str, Any]]:
    """All notes of an account, by table."""
    row = schema.notes.c
    found = await connection.execute(select(row.table_id.label("table"), row.text, row.changed).where(row.account == account).order_by(row.changed))
    return [dict(one) for one in found.mappings()]


async def keep(store: Store, account: str, table: str, text: str) -> None:
    """Keep notes in place of those before; an empty text is none."""
    rows = schema.notes

    async def work(connection: AsyncConnection) -> None:
        await ledger.find(connection, table)
        await connection.execute(delete(rows).where(rows.c.account == account, rows.c.table_id == table))
        if not text:
            return
        if (await connection.execute(select(func.count()).select_from(rows).where(rows.c.account == account))).scalar_one() >= MOST:
            raise Problem("state", f"there are notes about {MOST} tables already")
        await connection.execute(insert(rows).values(account=account, table_id=table, text=text, changed=moment()))

    try:
        await store.write(work)
    except Taken:
        raise Problem("late", "these notes were written elsewhere in the same moment") from None
