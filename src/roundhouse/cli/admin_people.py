"""`roundhouse admin people`: the accounts of a server, for whoever runs it."""

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.admin import USUAL, AsJson, Database, Dry, Language, delete_app, in_one_go, screen_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

people_app = typer.Typer(no_args_is_help=True, help="People with a name of their own: list, rename, suspend.")
Who = Annotated[str, typer.Argument(metavar="NAME", help="The account's name, or its id.")]


def _day(moment: int | None) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d") if moment else "-"


@people_app.command("list")
def list_command(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="Only names that hold this.")] = "",
    database: Database = USUAL,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """The accounts, by name."""
    from roundhouse.server import office

    screen = screen_of(lang)
    found = in_one_go(database, lambda connection: office.people(connection, text))
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    for one in found:
        word = "admin-person-suspended" if one["suspended"] else "admin-person"
        screen.say(word, name=one["name"], id=one["id"], seats=one["seats"], created=_day(one["created"]), seen=_day(one["seen"]))
    screen.say("admin-people", count=len(found))


@people_app.command("suspend")
def suspend_command(
    name: Who, lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False, database: Database = USUAL, lang: Language = "en"
) -> None:
    """Let nobody sign in to an account; its sessions end."""
    from roundhouse.server import deeds, office

    screen = screen_of(lang)

    async def work(connection: "AsyncConnection") -> None:
        about = await office.account_of(connection, name)
        await office.suspend(connection, name, not lift)
        await deeds.note(connection, "lift" if lift else "suspend", about, name=name)

    in_one_go(database, work)
    screen.say("admin-lifted" if lift else "admin-suspended", name=name)


@people_app.command("rename")
def rename_command(
    name: Who, other: Annotated[str, typer.Argument(metavar="OTHER", help="The new name.")], database: Database = USUAL, lang: Language = "en"
) -> None:
    """Give an account another name."""
    from roundhouse.server import deeds, office

    screen = screen_of(lang)

    async def work(connection: "AsyncConnection") -> None:
        about = await office.account_of(connection, name)
        await office.rename(connection, name, other)
        await deeds.note(connection, "rename", about, name=name, other=other)

    in_one_go(database, work)
    screen.say("admin-renamed", name=name, other=other)


@delete_app.command("account")
def delete_account_command(name: Who, database: Database = USUAL, dry: Dry = False, lang: Language = "en") -> None:
    """Delete an account with everything that opens it, and what was said; the games stay, with a guest in the person's place."""
    from roundhouse.server import deeds, office

    screen = screen_of(lang)

    async def work(connection: "AsyncConnection") -> office.Erased:
        about = await office.account_of(connection, name)
        await deeds.note(connection, "delete account", about)  # of the name nothing is kept
        return await office.delete_account(connection, about)

    found = in_one_go(database, work, dry)
    screen.say("admin-would-delete-account" if dry else "admin-deleted-account", name=name, seats=found.seats, hosted=found.hosted, lines=found.lines)
