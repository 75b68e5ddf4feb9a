"""`roundhouse admin`: for whoever runs a server. Everything works beside a running server, but bringing back an SQLite backup."""

import asyncio
import json
import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from roundhouse.cli.screen import Screen, complain
from roundhouse.kernel.errors import BadOption, RoundhouseError, UnknownName
from roundhouse.kernel.texts import LANGUAGES, Texts

if TYPE_CHECKING:  # the database's package is slow to load, and most commands have no use for it
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
DIFFERENT = 1  # the exit code if a table is not what its log says
PERMITTED = 0o700  # of a folder of records: those of games in progress hold their seeds

app = typer.Typer(no_args_is_help=True, help="For whoever runs a server: backups, checks, deleting.")
delete_app = typer.Typer(no_args_is_help=True, help="Delete a table, or what is kept about a person.")
app.add_typer(delete_app, name="delete")

Database = Annotated[str, typer.Option("--database", metavar="DATABASE", envvar="ROUNDHOUSE_DATABASE", help="A path (SQLite) or postgresql://...")]
Language = Annotated[str, typer.Option("--lang", metavar="LANG", envvar="ROUNDHOUSE_LANG", help="en, it or fr.")]
Dry = Annotated[bool, typer.Option("--dry-run", help="Say what would be done, and do nothing.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
USUAL = "roundhouse.sqlite"


class _Dry(Exception):
    """Nothing is to be done: the transaction is given up."""


def screen_of(language: str) -> Screen:
    """The screen in a language; UnknownName if it is none of ours."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return Screen(Texts.load(language))


def _office(database: str) -> Any:
    from roundhouse.server.office import Office
    from roundhouse.server.settings import database_url

    return Office(database_url(database))


def in_one_go(database: str, work: "Callable[[AsyncConnection], Awaitable[T]]", dry: bool = False) -> T:
    """Do `work` in one transaction; with `dry` it is taken back, and what it would have done is told."""
    told: list[T] = []

    async def scenario() -> None:
        async with _office(database).open() as office:
            try:
                async with office.begin() as connection:
                    told.append(await work(connection))
                    if dry:
                        raise _Dry
            except _Dry:
                return

    asyncio.run(scenario())
    return told[0]


@app.command("status")
def status_command(database: Database = USUAL, as_json: AsJson = False, lang: Language = "en") -> None:
    """What the database holds, and how many processes serve it."""
    from roundhouse.server import office
    from roundhouse.server.store import newest

    screen = screen_of(lang)
    found = in_one_go(database, office.status)
    where = _office(database)
    size = where.file.stat().st_size if where.sqlite else None
    if as_json:
        print(json.dumps({"database": where.shown, "revision": newest(), "bytes": size, **found}, ensure_ascii=False, indent=1))
        return
    screen.say("admin-database", whole=True, database=where.shown, revision=newest())
    for status, count in sorted(found["tables"].items()):
        screen.say("admin-tables", status=status, count=count)
    facts = {name: found[name] for name in ("uploads", "people", "log", "chat", "snapshots")}
    screen.say("admin-kept", **facts)
    if not where.sqlite:
        screen.say("admin-processes", count=found["processes"])


@app.command("check")
def check_command(
    tables: Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...", help="Only these tables.")] = None,
    database: Database = USUAL,
    as_json: AsJson = False,
    lang: Language = "en",
) -> int:
    """Replay every table from its log, and say which differ from what is stored; exit code 1 if any does."""
    from roundhouse.server import checkup, office

    screen = screen_of(lang)
    findings = []

    async def scenario() -> None:
        async with _office(database).open() as where:
            async with where.read() as connection:
                for one in tables or []:
                    await office.known(connection, one)
                names = tables or await checkup.tables(connection)
            for name in names:
                try:
                    async with where.read() as connection:
                        read = await checkup.read(connection, name)
                except RoundhouseError:
                    raise
                except Exception as problem:
                    if type(problem).__name__ != "Problem":
                        raise
                    continue  # it was deleted meanwhile
                findings.append(checkup.looked_at(*read))

    asyncio.run(scenario())
    wrong = [one for one in findings if one.problem and not one.unknown]
    if as_json:
        print(json.dumps([vars(one) for one in findings], ensure_ascii=False, indent=1))
    else:
        for one in findings:
            if one.problem:
                screen.say("admin-unknown" if one.unknown else "admin-differs", whole=True, table=one.table, game=one.game, problem=one.problem)
        unknown = sum(one.unknown for one in findings)
        screen.say("admin-checked", count=len(findings), lines=sum(one.lines for one in findings), wrong=len(wrong), unknown=unknown)
    return DIFFERENT if wrong else 0


@app.command("export")
def export_command(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new folder.")], database: Database = USUAL, lang: Language = "en") -> int:
    """Write every game as a record, one file each; those in progress hold their seed, which is nobody's business but yours."""
    from roundhouse.server import checkup

    screen = screen_of(lang)
    if folder.exists():
        raise BadOption(f"{folder} exists; name another folder")
    part = folder.with_name(f".{folder.name}.part-{os.getpid()}")
    counts: dict[str, Any] = {"written": 0, "waiting": 0, "failed": 0}

    async def scenario() -> None:
        async with _office(database).open() as where:
            async with where.read() as connection:
                names = await checkup.tables(connection)
            for name in names:
                async with where.read() as connection:
                    row, chairs, log, _ = await checkup.read(connection, name)
                if row.status in ("open", "closed"):
                    counts["waiting"] += 1
                    continue
                try:
                    text = checkup.recorded(row, chairs, log).text
                except Exception as problem:
                    complain(f"{name}: {problem}")
                    counts["failed"] += 1
                    continue
                (part / f"{row.game}-{row.id}.txt").write_text(text, encoding="utf-8")
                counts["written"] += 1

    try:
        part.mkdir(mode=PERMITTED)
        asyncio.run(scenario())
        part.rename(folder)
    except OSError as problem:
        raise RoundhouseError(f"{folder}: {problem.strerror or problem}") from None
    finally:
        shutil.rmtree(part, ignore_errors=True)
    screen.say("admin-exported", whole=True, folder=str(folder), **counts)
    return DIFFERENT if counts["failed"] else 0


@app.command("backup")
def backup_command(file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], database: Database = USUAL, lang: Language = "en") -> None:
    """The whole database into one file, of one moment, while the server runs."""
    from roundhouse.server.backup import backup

    screen = screen_of(lang)

    async def nothing(_: "AsyncConnection") -> None:
        return None

    in_one_go(database, nothing)  # a database that cannot be used is told before anything is made
    size = backup(_office(database), file)
    screen.say("admin-backed-up", whole=True, file=str(file), size=f"{size / 1e6:.1f}")


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = USUAL,
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of the database that is there.")] = False,
    dry: Dry = False,
    lang: Language = "en",
) -> None:
    """Bring a backup back; with SQLite the server must be stopped, with PostgreSQL it reads everything anew."""
    from roundhouse.server.backup import restore

    screen = screen_of(lang)
    where = _office(database)
    before = restore(where, file, replace, dry)
    screen.say("admin-would-restore" if dry else "admin-restored", whole=True, file=str(file), database=where.shown)
    if before is not None and not dry:
        screen.say("admin-before", whole=True, file=str(before))


@app.command("retention")
def retention_command(
    database: Database = USUAL,
    uploads: Annotated[int | None, typer.Option(metavar="DAYS", min=0, help="Keep uploaded records so long; 0: for ever.")] = None,
    abandoned: Annotated[int | None, typer.Option(metavar="DAYS", min=0, help="Keep tables at which nothing happens so long.")] = None,
    guests: Annotated[int | None, typer.Option(metavar="DAYS", min=0, help="Keep names, tokens and chat of finished games so long.")] = None,
    dry: Dry = False,
    lang: Language = "en",
) -> None:
    """Delete what has been kept long enough, by ROUNDHOUSE_KEEP_UPLOADS, _ABANDONED and _GUESTS or by the options."""
    from roundhouse.server import retention
    from roundhouse.server.hub import moment
    from roundhouse.server.settings import Kept, Settings

    screen = screen_of(lang)
    usual = Settings.read().kept
    wish = {"uploads": uploads, "abandoned": abandoned, "guests": guests}
    kept = Kept(**{name: getattr(usual, name) if days is None else days for name, days in wish.items()})

    facts: dict[str, Any] = dict.fromkeys(wish, 0)

    async def work(connection: "AsyncConnection") -> retention.Due:
        found = await retention.due(connection, kept, moment(), 1_000_000 if dry else retention.SOME)
        await retention.carry_out(connection, found)
        return found

    while not (found := in_one_go(database, work, dry)).nothing:  # some at a time, so that a running server never waits long
        for name in wish:
            facts[name] += len(getattr(found, name))
        if dry:
            break
    screen.say("admin-would-expire" if dry else "admin-expired", **facts)


@delete_app.command("table")
def delete_table_command(
    table: Annotated[str, typer.Argument(metavar="ID", help="The table's id.")], database: Database = USUAL, dry: Dry = False, lang: Language = "en"
) -> None:
    """Delete a table with its game, its chat and its seats."""
    from roundhouse.server import deeds, office

    screen = screen_of(lang)

    async def work(connection: "AsyncConnection") -> dict[str, int]:
        await deeds.note(connection, "delete table", table)
        return await office.delete_table(connection, table)

    found = in_one_go(database, work, dry)
    screen.say("admin-would-delete-table" if dry else "admin-deleted-table", table=table, lines=found["log"], chat=found["chat"])


@delete_app.command("person")
def delete_person_command(
    name: Annotated[str, typer.Option(metavar="NAME", help="Everybody of this name.")] = "",
    token: Annotated[str, typer.Option(metavar="TOKEN", envvar="ROUNDHOUSE_TOKEN", help="Whoever holds this token; better by ROUNDHOUSE_TOKEN.")] = "",
    database: Database = USUAL,
    dry: Dry = False,
    lang: Language = "en",
) -> None:
    """Delete names, tokens and chat of a person; the games stay, with a guest in the person's place."""
    from roundhouse.server import deeds, office

    screen = screen_of(lang)

    async def work(connection: "AsyncConnection") -> office.Erased:
        erased = await office.delete_person(connection, token, name)
        await deeds.note(connection, "delete person", "", seats=erased.seats, lines=erased.lines)  # of the name nothing is kept
        return erased

    found = in_one_go(database, work, dry)
    if not (found.seats or found.hosted or found.lines):
        raise UnknownName("nobody is known by that")
    screen.say("admin-would-delete-person" if dry else "admin-deleted-person", seats=found.seats, hosted=found.hosted, lines=found.lines)
