"""`roundhouse admin close`, `reports`, `audit` and `ratings`: what keeps the peace, and the numbers that follow from the log."""

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.admin import USUAL, AsJson, Database, Dry, Language, app, in_one_go, screen_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


def _moment(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@app.command("close")
def close_command(
    table: Annotated[str, typer.Argument(metavar="ID", help="The table's id.")], database: Database = USUAL, dry: Dry = False, lang: Language = "en"
) -> None:
    """Close a table: one that waits for players opens no more, a game in progress ends without a result."""
    from roundhouse.server import deeds, office

    screen = screen_of(lang)

    async def work(connection: "AsyncConnection") -> str:
        before = await office.close_table(connection, table)
        await deeds.note(connection, "close table", table, status=before)
        return before

    before = in_one_go(database, work, dry)
    screen.say("admin-would-close" if dry else "admin-closed", table=table, status=before)


@app.command("reports")
def reports_command(
    close: Annotated[str, typer.Option("--close", metavar="ID", help="This report has been looked at.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Also those that have been looked at.")] = False,
    database: Database = USUAL,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """What people have reported about others, the oldest first."""
    from roundhouse.server import deeds, peace

    screen = screen_of(lang)
    if close:

        async def work(connection: "AsyncConnection") -> None:
            await peace.close_report(connection, close)
            await deeds.note(connection, "close report", close)

        in_one_go(database, work)
    found = in_one_go(database, lambda connection: peace.reports(connection, everything))
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    for one in found:
        facts = {"by": one["by_name"] or one["by"], "other": one["about_name"] or one["about"], "table": one["table_id"] or "-", "text": one["text"]}
        screen.say("admin-report", whole=True, id=one["id"], time=_moment(one["created"]), **facts)
    screen.say("admin-reports", count=len(found))


@app.command("audit")
def audit_command(
    most: Annotated[int, typer.Option("--last", metavar="N", min=1, max=100_000, help="So many.")] = 50,
    database: Database = USUAL,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """What was done to accounts and tables by `roundhouse admin`, by whom and when; the newest first."""
    from roundhouse.server import deeds

    screen = screen_of(lang)
    found = in_one_go(database, lambda connection: deeds.noted(connection, most))
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    for one in found:
        detail = ", ".join(f"{key}={value}" for key, value in one["detail"].items())
        print(f"{_moment(one['time'])}  {one['actor']}  {one['deed']}  {one['about']}  {detail}".rstrip())
    screen.say("admin-deeds", count=len(found))


@app.command("ratings")
def ratings_command(
    recompute: Annotated[bool, typer.Option("--recompute", help="Forget all ratings, and work them out from the log.")] = False,
    database: Database = USUAL,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """The ratings of people and bots, by game and number of players; they follow from the results of the rated games alone."""
    from roundhouse.server import deeds, ladder, ratings

    screen = screen_of(lang)
    if recompute:

        async def work(connection: "AsyncConnection") -> int:
            count = await ratings.recompute(connection)
            await deeds.note(connection, "recompute ratings", "", games=count)
            return count

        count = in_one_go(database, work)
        if not as_json:
            screen.say("admin-recomputed", count=count)
    found = in_one_go(database, ladder.everything)
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    for pool in found:
        screen.say("admin-pool", game=pool["game"], players=pool["players"])
        for one in pool["ratings"]:
            print(f"  {one['number']:>5} ± {one['spread']:<4}  {one['games']:>5}  {one['name'] or one['bot'] or '-'}")
