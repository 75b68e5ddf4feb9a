"""Finished games: records, positions, uploads, snapshots."""

import sqlite3
from pathlib import Path

import pytest

import roundhouse
from roundhouse import Record
from roundhouse.cli.app import run
from roundhouse.kernel.undo import replayed

from .house import GAME, House
from .test_play import seated
from .test_tables import over


@pytest.fixture(scope="module")
def finished(house: House) -> str:
    """A game that bots have played to its end."""
    table = house.table("random", "greedy", "random", options={"auction": "card_by_card"})["table"]["id"]
    over(house, table)
    return str(table)


def record_of(house: House, table: str) -> Record:
    response = house.raw("GET", f"/api/tables/{table}/record")
    assert response.status_code == 200 and "attachment" in response.headers["content-disposition"]
    return Record.parse(response.text)


def test_the_record_holds_the_game_and_what_the_server_committed_to(house: House, finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(house, finished)
    state = record.state()
    table = house.get(f"/api/tables/{finished}")
    assert state.over and record.heading["commitment"] == table["commitment"] and record.heading["salt"] == table["salt"]
    assert record.seats == [f"{seat['name']} ({seat['bot']})" if seat["bot"] else seat["name"] for seat in table["seats"]]
    record.save(tmp_path / "game.txt")
    assert run(["verify", str(tmp_path / "game.txt")]) == 0
    capsys.readouterr()


def test_every_position_of_a_finished_game_can_be_seen_with_any_eyes(house: House, finished: str) -> None:
    state = record_of(house, finished).state()
    plies = house.get(f"/api/tables/{finished}/replay")["plies"]
    assert [(ply["seat"], ply["move"]) for ply in plies] == [(seat, move.text) for seat, move in state.history()]
    for ply in (0, 1, 63, 64, 65, len(plies) - 1, len(plies)):
        there = replayed(state, state.plies[:ply])
        assert house.get(f"/api/tables/{finished}/replay/{ply}")["view"] == there.view(None)
        assert house.get(f"/api/tables/{finished}/replay/{ply}?eyes=1")["view"] == there.view(1)
        everything = house.get(f"/api/tables/{finished}/replay/{ply}?eyes=all")
        assert everything["views"] == [there.view(seat) for seat in range(3)] and everything["view"] == there.view(None)
    assert house.get(f"/api/tables/{finished}/replay/{len(plies) + 1}", status=404)
    assert house.get(f"/api/tables/{finished}/replay/1?eyes=3", status=404)


def test_the_events_of_a_replay_are_those_of_the_game(house: House, finished: str) -> None:
    record = record_of(house, finished)
    state = record.start()
    heard = state.listen()
    for seat, notation in record.moves:
        state.play(seat, state.setting.game.move(notation, state.setting.board))
    plies = house.get(f"/api/tables/{finished}/replay")["plies"]
    assert [{key: event[key] for key in ("kind", "seat", "facts")} for ply in plies for event in ply["events"]] == [event.data() for event in heard]


def test_nothing_of_this_before_the_end(house: House) -> None:
    table, tokens = seated(house, "here", "random")
    for path in ("record", "replay", "replay/0", "replay/0?eyes=all"):
        assert house.get(f"/api/tables/{table}/{path}", tokens[0], status=409)["error"]["code"] == "state"


def test_a_record_from_elsewhere_can_be_looked_at(house: House) -> None:
    game = roundhouse.game(GAME)
    state = game.new(3, seed=7)
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    text = game.record(state, ["Ann", "Brunel (greedy)", "Cy (exec:./bot)"]).text
    table = house.post("/api/records", {"record": text})["table"]
    assert (table["status"], table["from"], table["seed"]) == ("over", "record", "7")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Brunel", "Cy (exec:./bot)"]  # no program is known to a server
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", None]
    assert record_of(house, table["id"]).seats == Record.parse(text).seats
    assert len(house.get(f"/api/tables/{table['id']}/replay")["plies"]) == len(state.plies)
    assert house.get(f"/api/tables/{table['id']}/replay/{len(state.plies)}?eyes=2")["view"] == state.view(2)
    assert record_of(house, table["id"]).moves == Record.parse(text).moves


def test_a_record_that_starts_from_a_position_can_be_looked_at(house: House) -> None:
    game = roundhouse.game(GAME)
    state = game.position(game.new(2, seed=7).dump())
    for _ in range(30):
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[-1])
    table = house.post("/api/records", {"record": game.record(state).text})["table"]
    assert table["seed"] is None and table["commitment"] is None
    assert house.get(f"/api/tables/{table['id']}/replay/30?eyes=0")["view"] == state.view(0)


@pytest.mark.parametrize(
    ("old", "new", "word", "status"),
    [
        ("roundhouse record 1", "a novel", "first line", 400),
        ("game: workshop_of_the_world", "game: chess", "no game 'chess'", 404),
        ("board: england", "board: /etc/hosts.toml", "no board", 400),
    ],
)
def test_a_broken_record_is_refused_with_its_line(house: House, old: str, new: str, word: str, status: int) -> None:
    text = roundhouse.game(GAME).record(roundhouse.game(GAME).new(2, seed=7)).text
    assert word in house.post("/api/records", {"record": text.replace(old, new)}, status=status)["error"]["text"]


def test_a_record_cannot_name_a_file_of_the_server(house: House) -> None:
    record = roundhouse.game(GAME).record(roundhouse.game(GAME).new(2, seed=7))
    record.heading["board"] = "/etc/hosts.toml"
    assert "board" in house.post("/api/records", {"record": record.text}, status=400)["error"]["text"]
    state = roundhouse.game(GAME).position(roundhouse.game(GAME).new(2, seed=7).dump())
    record = roundhouse.game(GAME).record(state)
    record.heading["position"] = record.heading["position"].replace('"board":"england"', '"board":"/etc/hosts.toml"')
    assert "board" in house.post("/api/records", {"record": record.text}, status=400)["error"]["text"]


def test_the_log_is_the_truth_and_snapshots_only_save_time(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    table = house.table("random", "random")["table"]["id"]
    over(house, table)
    paths = [f"/api/tables/{table}/{path}" for path in ("state", "replay", "replay/70?eyes=all", "record")]
    forget = ("now", "clocks")

    def seen() -> list[object]:
        found = []
        for path in paths:
            response = house.raw("GET", path)
            data = response.json() if "json" in response.headers["content-type"] else response.text
            if isinstance(data, dict):
                data = {key: value for key, value in data.items() if key not in forget and key != "table"}
            found.append(data)
        return found

    with_cache = seen()
    house.kill()
    with house:
        assert seen() == with_cache, "from snapshots"
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        assert database.execute("SELECT count(*) FROM snapshots").fetchone()[0] > 2
        database.execute("UPDATE snapshots SET data = x'00' WHERE ply > 64")
    database.close()
    with house:
        assert seen() == with_cache, "snapshots that are damaged are not used"
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("DELETE FROM snapshots")
    database.close()
    with house:
        assert seen() == with_cache, "from the log alone"
