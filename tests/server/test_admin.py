"""`roundhouse admin` beside a running server: backups, checks, exports, retention and deleting."""

import json
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from roundhouse import Record
from roundhouse.cli.app import run
from roundhouse.server.settings import Settings

from .house import PATIENCE, House
from .services import fresh_database
from .test_play import seated

Command = Callable[..., tuple[int, str, str]]
DAY = 86_400_000


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command of `roundhouse admin` on a database; exit code, output, errors."""
    monkeypatch.setenv("COLUMNS", "500")

    def command(database: object, *words: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run(["admin", *map(str, words), "--database", str(database)])
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


@pytest.fixture(scope="module")
def stock(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A database with a finished game, one in progress with chat, one that has not begun, and an upload."""
    with House(tmp_path_factory.mktemp("stock")) as house:
        found: dict[str, Any] = {}
        found["over"], tokens = seated(house, "here", "here")
        finish(house, found["over"], tokens)
        found["playing"], found["tokens"] = seated(house, "here", "here")
        step(house, found["playing"], found["tokens"])
        house.post(f"/api/tables/{found['playing']}/chat", {"text": "a secret of mine"}, found["tokens"][0])
        made = house.table("here", "open")
        found["open"], found["host"] = made["table"]["id"], made["host"]
        found["record"] = house.raw("GET", f"/api/tables/{found['over']}/record").text
        found["upload"] = house.post("/api/records", {"record": found["record"]})["table"]["id"]
    return path(house), found


@pytest.fixture
def stocked(stock: tuple[Path, dict[str, Any]], tmp_path: Path) -> Iterator[tuple[House, dict[str, Any]]]:
    """A server with a copy of it."""
    shutil.copyfile(stock[0], tmp_path / "tables.sqlite")
    with House(tmp_path) as house:
        yield house, stock[1]


@pytest.fixture
def stopped(stock: tuple[Path, dict[str, Any]], tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """A copy of it that nobody serves."""
    return Path(shutil.copyfile(stock[0], tmp_path / "tables.sqlite")), stock[1]


def step(house: House, table: str, tokens: list[str]) -> bool:
    for token in tokens:
        state = house.get(f"/api/tables/{table}/state", token)
        if state["turn"]:
            house.post(f"/api/tables/{table}/moves", {"move": state["moves"][0]["move"], "at": state["at"]}, token)
            return True
    return False


def finish(house: House, table: str, tokens: list[str]) -> None:
    while step(house, table, tokens):
        pass


def path(house: House) -> Path:
    return house.folder / "tables.sqlite"


def changed(database: Path, *lines: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        for line in lines:
            connection.execute(line)
    connection.close()


def asked(database: Path, query: str) -> list[Any]:
    with sqlite3.connect(database) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def test_status_check_and_export(stocked: tuple[House, dict[str, Any]], admin: Command, tmp_path: Path) -> None:
    house, found = stocked
    code, out, _ = admin(path(house), "status", "--json")
    told = json.loads(out)
    assert code == 0 and told["tables"] == {"over": 2, "playing": 1, "open": 1} and told["uploads"] == 1 and told["people"] == 5 and told["chat"] == 1
    assert admin(path(house), "status")[0] == 0 and "4 di" not in out
    assert "tavoli" in admin(path(house), "status", "--lang", "it")[1]
    code, out, _ = admin(path(house), "check")
    assert code == 0 and out.startswith("Tables checked: 4") and "different: 0" in out

    folder = tmp_path / "records"
    code, out, _ = admin(path(house), "export", folder)
    assert code == 0 and "records written: 3; tables not begun: 1; could not be written: 0" in out
    files = {file.name: Record.parse(file.read_text(), file.name) for file in folder.iterdir()}
    assert len(files) == 3 and folder.stat().st_mode & 0o77 == 0
    whole = next(record for name, record in files.items() if found["over"] in name)
    assert whole.state().over and whole.text == found["record"]
    assert not next(record for name, record in files.items() if found["playing"] in name).state().over
    assert admin(path(house), "export", folder)[0] == 2  # never into a folder that exists


@pytest.mark.parametrize(
    ("what", "word"),
    [
        ("UPDATE log SET move = 'link Reading-Oxford' WHERE table_id = '{playing}' AND number = 1", "by the rules"),
        ("UPDATE log SET move = 'fly to the moon' WHERE table_id = '{over}' AND number = 2", "line 2"),
        ("DELETE FROM log WHERE table_id = '{over}' AND number = 3", "line 4 of the log stands where line 3 should"),
        ("DELETE FROM log WHERE table_id = '{over}' AND number = (SELECT max(number) FROM log WHERE table_id = '{over}')", "is over, and by its log"),
        ("UPDATE tables SET status = 'ended' WHERE id = '{over}'", "the game is over"),
        ("UPDATE log SET ply = 7 WHERE table_id = '{playing}'", "ply 7"),
        ("DELETE FROM seats WHERE table_id = '{open}' AND seat = 1", "2 players"),
        ("UPDATE snapshots SET data = x'00' WHERE table_id = '{over}' AND ply = 0", "cannot be read"),
    ],
)
def test_a_table_that_is_not_what_its_log_says_is_named(stopped: tuple[Path, dict[str, Any]], admin: Command, what: str, word: str) -> None:
    file, found = stopped
    changed(file, what.format(**found))
    code, out, err = admin(file, "check")
    assert code == 1 and word in out and "different: 1" in out, out + err
    assert sum(one in out for one in (found["over"], found["playing"], found["open"])) == 1
    unharmed = found["upload"]
    assert admin(file, "check", unharmed)[0] == 0 and admin(file, "check", "nowhere")[0] == 2


def test_a_snapshot_of_another_game_is_found(stopped: tuple[Path, dict[str, Any]], admin: Command) -> None:
    file, found = stopped
    of = f"FROM snapshots WHERE table_id = '{found['over']}'"
    changed(file, f"UPDATE snapshots SET data = (SELECT data {of} ORDER BY ply DESC LIMIT 1) WHERE table_id = '{found['over']}' AND ply = 0")
    code, out, _ = admin(file, "check")
    assert code == 1 and "the position at ply 0 shows something else than the log" in out


def test_a_game_that_is_not_installed_is_told_and_is_no_difference(stopped: tuple[Path, dict[str, Any]], admin: Command, tmp_path: Path) -> None:
    file, found = stopped
    changed(file, f"UPDATE tables SET game = 'lost_tracks' WHERE id = '{found['over']}'")
    code, out, _ = admin(file, "check")
    assert code == 0 and "cannot be checked" in out and "could not be checked: 1" in out
    code, out, err = admin(file, "export", tmp_path / "records")
    assert code == 1 and "could not be written: 1" in out and found["over"] in err


def test_a_backup_of_a_running_server_and_back(stocked: tuple[House, dict[str, Any]], admin: Command, tmp_path: Path) -> None:
    house, found = stocked
    file = tmp_path / "backup.sqlite"
    code, out, err = admin(path(house), "backup", file)
    assert code == 0 and "whole and checked" in out, err
    assert file.stat().st_mode & 0o77 == 0 and admin(path(house), "backup", file)[0] == 2
    assert admin(file, "check")[0] == 0
    before = house.get(f"/api/tables/{found['playing']}/state", found["tokens"][0])["at"]
    assert step(house, found["playing"], found["tokens"])
    code, _, err = admin(path(house), "restore", file, "--replace")
    assert code == 2 and "stop it first" in err  # its tables are in memory
    house.stop()
    assert admin(path(house), "restore", file)[0] == 2  # not without a word
    code, out, _ = admin(path(house), "restore", file, "--replace", "--dry-run")
    assert code == 0 and "nothing was done" in out and not (house.folder / "tables.sqlite.before-restore").exists()
    code, out, err = admin(path(house), "restore", file, "--replace")
    assert code == 0, err
    house.start()
    assert house.get(f"/api/tables/{found['playing']}/state", found["tokens"][0])["at"] == before
    assert step(house, found["playing"], found["tokens"])
    assert admin(path(house), "check")[0] == 0
    assert admin(house.folder / "tables.sqlite.before-restore", "check")[0] == 0


def test_what_is_no_backup_is_not_brought_back(stopped: tuple[Path, dict[str, Any]], admin: Command, tmp_path: Path) -> None:
    file, _ = stopped
    before = file.read_bytes()
    for name, content in {"empty": b"", "text": b"hello", "half": before[: len(before) // 2], "dump": b"PGDMP" + b"\0" * 50}.items():
        (tmp_path / name).write_bytes(content)
        code, _, err = admin(file, "restore", tmp_path / name, "--replace")
        assert code == 2 and err.count("\n") == 1, (name, err)
    code, _, err = admin(file, "restore", tmp_path / "nowhere", "--replace")
    assert code == 2 and "No such file" in err
    assert file.read_bytes() == before
    code, _, err = admin(file, "backup", tmp_path / "no" / "folder")
    assert code == 2 and "there is no folder" in err
    assert admin(tmp_path / "nothing.sqlite", "status")[0] == 2 and not (tmp_path / "nothing.sqlite").exists()
    changed(file, "UPDATE alembic_version SET version_num = '0001'")
    code, _, err = admin(file, "status")
    assert code == 2 and "start the server once" in err


def test_deleting_a_table_and_a_person(stocked: tuple[House, dict[str, Any]], admin: Command) -> None:
    house, found = stocked
    playing, token = found["playing"], found["tokens"][0]
    code, out, _ = admin(path(house), "delete", "person", "--token", token, "--dry-run")
    assert code == 0 and "1 seat;" in out and "nothing was done" in out
    assert house.get(f"/api/tables/{playing}")["seats"][0]["name"] == "P0"
    code, out, _ = admin(path(house), "delete", "person", "--token", token)
    assert code == 0 and "1 line of chat" in out
    assert admin(path(house), "delete", "person", "--token", token)[0] == 2  # nobody is known by it any more
    end = time.monotonic() + PATIENCE
    while house.get(f"/api/tables/{playing}")["seats"][0]["name"] != "Guest 1":  # the running server finds out by itself
        assert time.monotonic() < end
        time.sleep(0.2)
    assert house.raw("GET", f"/api/tables/{playing}/state", token=token).status_code == 401
    assert asked(path(house), "SELECT count(*) FROM chat") == [(0,)]
    assert house.get(f"/api/tables/{playing}")["seats"][0]["free"] is True  # somebody else may go on with the game
    code, out, _ = admin(path(house), "delete", "person", "--name", "P0")
    assert code == 0 and asked(path(house), "SELECT count(*) FROM seats WHERE name = 'P0'") == [(0,)]
    assert house.get(f"/api/tables/{found['over']}")["status"] == "over" and admin(path(house), "check")[0] == 0
    for words in ([], ["--name", "x", "--token", "y"]):
        assert admin(path(house), "delete", "person", *words)[0] == 2

    assert admin(path(house), "delete", "table", playing, "--dry-run")[0] == 0 and house.get(f"/api/tables/{playing}")
    assert admin(path(house), "delete", "table", playing)[0] == 0
    assert admin(path(house), "delete", "table", playing)[0] == 2
    end = time.monotonic() + PATIENCE
    while house.raw("GET", f"/api/tables/{playing}").status_code != 404:
        assert time.monotonic() < end
        time.sleep(0.2)
    for name in ("log", "seats", "chat", "snapshots"):
        assert asked(path(house), f"SELECT count(*) FROM {name} WHERE table_id = '{playing}'") == [(0,)]


def test_what_is_deleted_when(stopped: tuple[Path, dict[str, Any]], admin: Command) -> None:
    file, found = stopped
    assert "uploads 0, abandoned tables 0" in admin(file, "retention")[1]
    old = int(time.time() * 1000) - 40 * DAY
    changed(file, f"UPDATE seats SET name = 'Guest of honour' WHERE table_id = '{found['over']}' AND seat = 0")  # such a name hides nobody
    changed(file, f"UPDATE tables SET created = {old}, started = {old}, ended = CASE WHEN ended IS NULL THEN NULL ELSE {old} END")
    code, out, _ = admin(file, "retention", "--dry-run")
    assert code == 0 and "uploads 1, abandoned tables 0;" in out and "finished games: 0" in out  # the usual: 30 days for uploads, the rest for ever
    assert asked(file, "SELECT count(*) FROM tables") == [(4,)]
    code, out, _ = admin(file, "retention", "--abandoned", 30, "--guests", 30)
    assert code == 0 and "uploads 1, abandoned tables 1;" in out and "finished games: 1" in out  # somebody moved at the other one today
    assert {row[0] for row in asked(file, "SELECT id FROM tables")} == {found["over"], found["playing"]}
    assert asked(file, f"SELECT name, token FROM seats WHERE table_id = '{found['over']}'") == [("Guest 1", ""), ("Guest 2", "")]
    assert asked(file, f"SELECT name FROM seats WHERE table_id = '{found['playing']}'") == [("P0",), ("P1",)]
    assert "uploads 0, abandoned tables 0;" in admin(file, "retention", "--abandoned", 30, "--guests", 30)[1]  # and not again
    changed(file, f"UPDATE log SET time = {old}", f"UPDATE chat SET time = {old}")
    assert "abandoned tables 1" in admin(file, "retention", "--abandoned", 30)[1]
    assert admin(file, "check")[0] == 0
    assert Settings.read({"ROUNDHOUSE_KEEP_UPLOADS": "7", "ROUNDHOUSE_KEEP_GUESTS": "365"}).kept.guests == 365


def test_with_postgresql_a_backup_is_brought_back_under_a_running_server(
    database: str, fanout: str, admin: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a database of its own: the server finds that it is no longer known, and reads everything anew."""
    own = fresh_database(database, "restored")
    with House(tmp_path, ROUNDHOUSE_DATABASE=own, ROUNDHOUSE_REDIS=fanout) as house:
        table, tokens = seated(house, "here", "here")
        step(house, table, tokens)
        file = tmp_path / "backup.dump"
        assert admin(own, "backup", file)[0] == 0 and file.stat().st_mode & 0o77 == 0
        before = house.get(f"/api/tables/{table}/state", tokens[0])["at"]
        while house.get(f"/api/tables/{table}/state", tokens[0])["at"] == before:
            assert step(house, table, tokens)
        later, _ = seated(house, "here", "here")
        code, _, err = admin(own, "restore", file)
        assert code == 2 and "--replace" in err
        assert admin(own, "restore", file, "--replace", "--dry-run")[0] == 0 and house.get(f"/api/tables/{later}")
        code, _, err = admin(own, "restore", file, "--replace")
        assert code == 0, err
        end = time.monotonic() + PATIENCE
        while True:  # for a moment it may say that it cannot reach its database
            answer = house.raw("GET", f"/api/tables/{table}/state", token=tokens[0])
            if answer.status_code == 200 and answer.json()["at"] == before:
                break
            assert time.monotonic() < end, answer.text
            time.sleep(0.1)
        assert house.raw("GET", f"/api/tables/{later}").status_code == 404
        assert step(house, table, tokens)
        assert admin(own, "check")[0] == 0 and "1 process" in admin(own, "status")[1].replace("one", "1")
    code, _, err = admin(own.replace("postgresql://roundhouse", "postgresql://nobody:secret"), "status")
    assert code == 2 and "secret" not in err
    (tmp_path / "broken.dump").write_bytes(b"PGDMP" + b"\0" * 100)
    assert admin(own, "restore", tmp_path / "broken.dump", "--replace")[0] == 2 and admin(own, "check")[0] == 0
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("roundhouse.server.backup.Path.glob", lambda *_: iter(()))
    code, _, err = admin(own, "backup", tmp_path / "none.dump")
    assert code == 2 and "pg_dump is not installed" in err and not (tmp_path / "none.dump").exists()
