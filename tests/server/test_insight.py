"""After the game: its analysis, lines from any moment of it, tables that play on, and puzzles."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

import roundhouse
from roundhouse import Record
from roundhouse.analysis.puzzles import Puzzle, shipped
from roundhouse.cli.app import run
from roundhouse.kernel.game import games
from roundhouse.server import whatif

from .browser import Browser
from .house import GAME, House
from .test_play import seated

PATIENCE = 120.0


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that tries little for each decision."""
    with House(tmp_path_factory.mktemp("studio"), ROUNDHOUSE_ANALYSIS="quick") as house:
        yield house


@pytest.fixture(scope="module")
def game() -> Record:
    """A short game that bots have played; every kind of decision comes in it."""
    made = roundhouse.game(GAME)
    state = made.new(2, seed=5)
    dice = roundhouse.Chance(5)
    while not state.over:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    return made.record(state, ["Ann", "Bo"])


@pytest.fixture(scope="module")
def table(studio: House, game: Record) -> str:
    return str(studio.post("/api/records", {"record": game.text})["table"]["id"])


def awaited(house: House, table: str) -> Any:
    end = time.monotonic() + PATIENCE
    seen = []
    while time.monotonic() < end:
        found = house.get(f"/api/tables/{table}/analysis")
        seen.append(found["done"])
        if found["status"] not in ("working", "none"):
            assert seen == sorted(seen)
            return found
        time.sleep(0.1)
    raise AssertionError(f"the analysis does not end: {seen[-5:]}")


def test_an_analysis_is_started_watched_cancelled_and_kept(studio: House, game: Record, table: str) -> None:
    path = f"/api/tables/{table}/analysis"
    assert studio.get(path) == {"status": "none", "done": 0.0, "mine": False, "report": None}
    begun = studio.ask("POST", path, status=202)
    assert begun["status"] == "working" and begun["mine"]
    other = studio.post("/api/records", {"record": game.text})["table"]["id"]
    assert studio.ask("POST", f"/api/tables/{other}/analysis", status=409)["error"]["code"] == "state"  # one at a time
    assert studio.ask("DELETE", path)["status"] == "none"
    if studio.get(path)["status"] == "none":  # unless it was kept just before it was cancelled
        assert studio.ask("POST", path, status=202)["status"] == "working"
    found = awaited(studio, table)
    assert found["status"] == "done"
    report = found["report"]
    assert len(report["chances"]) == len(game.moves) + 1 == report["plies"] + 1
    assert all(abs(sum(row) - 1.0) < 0.001 for row in report["chances"])
    assert {one["seat"] for one in report["decisions"]} == {0, 1}
    assert [seat["decisions"] for seat in report["seats"]] == [sum(one["seat"] == seat for one in report["decisions"]) for seat in (0, 1)]
    assert studio.ask("POST", path, status=202) == found  # what is there is not made again
    studio.stop()
    studio.start()
    assert studio.get(path)["report"] == report  # a second look costs nothing


def watched(house: House, table: str, between: Callable[[int], Any] = lambda _: None) -> tuple[list[dict[str, Any]], int | None]:
    """All that the socket of an analysis tells until it closes, and how it closes; `between` is called after each message."""

    async def listen() -> tuple[list[dict[str, Any]], int | None]:
        heard: list[dict[str, Any]] = []
        async with websockets.connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/analysis/socket", max_size=None) as socket:
            with suppress(websockets.ConnectionClosed):
                async for text in socket:
                    heard.append(json.loads(text))
                    await asyncio.to_thread(between, len(heard))
        return heard, socket.close_code

    return asyncio.run(asyncio.wait_for(listen(), PATIENCE))


def test_who_watches_an_analysis_is_told_how_far_it_is_without_asking(studio: House, game: Record) -> None:
    """Every step once and upwards, then the report as it is kept; and an end that is told at once where it is cancelled."""
    table = studio.post("/api/records", {"record": game.text})["table"]["id"]
    path = f"/api/tables/{table}/analysis"
    assert watched(studio, table) == ([{"status": "none", "done": 0.0, "mine": False, "report": None}], 1000)
    studio.ask("POST", path, status=202)
    heard, code = watched(studio, table, lambda number: studio.ask("DELETE", path) if number == 2 else None)
    assert code == 1000 and [one["status"] for one in heard[:2]] == ["working", "working"]
    assert heard[-1]["status"] == "none" and all(one["report"] is None for one in heard)
    studio.ask("POST", path, status=202)
    heard, code = watched(studio, table)
    done = [one["done"] for one in heard]
    assert code == 1000 and done == sorted(done) and any(0.0 < part < 1.0 for part in done)
    assert {one["status"] for one in heard[:-1]} == {"working"} and all(one["mine"] for one in heard[:-1])
    assert heard[-1] == studio.get(path) and heard[-1]["status"] == "done"
    assert watched(studio, table) == ([heard[-1]], 1000)


def test_an_analysis_is_watched_only_where_there_is_one_to_be(studio: House) -> None:
    running, _ = seated(studio, "here", "random")
    assert watched(studio, running) == ([], 4409)
    assert watched(studio, "nothing") == ([], 4404)
    assert watched(studio, "x" * 40) == ([], 4404)


def test_an_analysis_belongs_to_whoever_began_it(studio: House, game: Record) -> None:
    """Others see it, may ask for it too, which begins no second one, and cannot cancel it; twice at once is once."""
    table = studio.post("/api/records", {"record": game.text})["table"]["id"]
    path = f"/api/tables/{table}/analysis"
    ann, bo = Browser(studio), Browser(studio)
    ann.claim()
    bo.claim()
    with ThreadPoolExecutor(4) as pool:
        begun = list(pool.map(lambda _: ann.raw("POST", path).status_code, range(4)))
    assert begun == [202] * 4
    if ann.get(path)["status"] == "working":  # or it was done in these few moments
        seen = bo.ask("POST", path, status=202)
        assert not seen["mine"]
        if seen["status"] == "working":
            refused = bo.raw("DELETE", path)
            assert refused.status_code == 403 or ann.get(path)["status"] == "done"
            assert bo.get(path)["status"] in ("working", "done")
        bo_other = studio.post("/api/records", {"record": game.text})["table"]["id"]
        assert bo.raw("POST", f"/api/tables/{bo_other}/analysis").status_code == 202  # one at a time of each, not of all
        bo.raw("DELETE", f"/api/tables/{bo_other}/analysis")
    assert awaited(studio, table)["status"] == "done"


def test_a_table_that_is_deleted_takes_its_analysis_along(studio: House, game: Record) -> None:
    """Under way or kept: nothing of it can be asked for any more, and whoever watched is told."""
    for wait in (False, True):
        table = studio.post("/api/records", {"record": game.text})["table"]["id"]
        path = f"/api/tables/{table}/analysis"
        studio.ask("POST", path, status=202)
        if wait:
            awaited(studio, table)
        assert run(["admin", "delete", "table", table, "--database", str(studio.folder / "tables.sqlite")]) == 0
        heard, code = watched(studio, table)
        assert (heard, code) == ([], 4404)
        for method, more, body in (("GET", "analysis", None), ("POST", "analysis", None), ("POST", "line", {"ply": 0}), ("DELETE", "analysis", None)):
            assert studio.raw(method, f"/api/tables/{table}/{more}", body).status_code == 404
    assert studio.get("/api/games")  # and the server is well


def test_analyses_of_one_person_are_counted(tmp_path: Path, game: Record) -> None:
    """Beginning and cancelling again and again is no way round."""
    with House(tmp_path, ROUNDHOUSE_LIMITS="on") as house:
        path = f"/api/tables/{house.post('/api/records', {'record': game.text})['table']['id']}/analysis"
        codes = []
        for _ in range(7):
            answer = house.raw("POST", path)
            codes.append(answer.status_code)
            house.raw("DELETE", path)
        assert codes == [202] * 6 + [429] and answer.json()["error"]["wait"] > 0


def test_what_people_call_their_lines_is_text_and_nothing_else(studio: House, game: Record, table: str) -> None:
    turn = {"seat": game.moves[4][0], "move": game.moves[4][1]}
    path = f"/api/tables/{table}/record"

    def with_words(name: str, note: str) -> Any:
        return studio.raw("POST", path, {"lines": [{"of": 0, "after": 4, "name": name, "note": note, "moves": [turn]}]})

    name, note = '<script>alert("1")</script> [red]& variation 9 of 0 after 1: x', "<img src=x onerror=1>\nvariation 2 of 0 after 1:\n; 1 bid 5\ncheck: 00"
    answer = with_words(name, note)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain") and answer.headers["x-content-type-options"] == "nosniff"
    made = Record.parse(answer.text)
    made.state()
    assert made.seal == "signed" and [(one.name, one.note) for one in made.variations] == [(name, note)]
    assert studio.post("/api/records", {"record": answer.text})["lines"][0]["name"] == name
    for bad in ("\x1b[2J", "a\x00b", "two\nlines", "\u202eevil", "x" * 81):
        assert with_words(bad, "").status_code == 422
    assert with_words("", "x" * 2001).status_code == 422
    assert with_words("", "a\x1b[2J").status_code == 422
    evil = Record.parse(answer.text).text.partition("check:")[0].replace("<script>", "\x1b]0;pwned\x07")
    assert studio.post("/api/records", {"record": evil}, status=422)["error"]["text"]
    many = [{"of": 0, "after": 4, "moves": [turn]}] * 61
    assert studio.raw("POST", path, {"lines": many}).status_code == 422


def test_only_finished_games_are_analysed(studio: House) -> None:
    running, tokens = seated(studio, "here", "random")
    for method, path in (("GET", "analysis"), ("POST", "analysis"), ("POST", "line"), ("POST", "branch")):
        body = {"ply": 0, "seats": [{"kind": "bot"}]} if path == "branch" else {"ply": 0} if path == "line" else None
        assert studio.ask(method, f"/api/tables/{running}/{path}", body, tokens[0], status=409)["error"]["code"] == "state"


def test_a_line_is_tried_by_hand_and_against_bots(studio: House, game: Record, table: str) -> None:
    path = f"/api/tables/{table}/line"
    before = game.start()
    for seat, notation in game.moves[:12]:
        before.play(seat, before.setting.game.move(notation))
    here = studio.post(path, {"ply": 12}, status=200)
    turn = before.to_act()[0]
    assert here["turn"] == turn and here["view"] == before.view(turn) and here["answers"] == []
    assert [move["move"] for move in here["moves"]] == [move.text for move in before.moves(turn)]
    first = {"seat": turn, "move": here["moves"][-1]["move"]}
    after = studio.post(path, {"ply": 12, "moves": [first]}, status=200)
    before.play(turn, before.setting.game.move(first["move"]))
    assert after["view"] == before.view(after["turn"]) and abs(sum(after["chances"]) - 1.0) < 0.001
    answered = studio.post(path, {"ply": 12, "moves": [first], "seat": turn, "bot": "random"}, status=200)
    assert answered["turn"] in (turn, None) and all(one["seat"] != turn for one in answered["answers"])
    assert studio.post(path, {"ply": 12, "moves": [{"seat": 1 - turn, "move": first["move"]}]}, status=409)["error"]["code"] == "refused"
    assert studio.post(path, {"ply": 12, "moves": [{"seat": 9, "move": "pass"}]}, status=400)
    assert studio.post(path, {"ply": 99_999}, status=404)


def test_in_a_line_one_looks_ahead_and_asks_why_not_as_at_a_table(studio: House, game: Record, table: str) -> None:
    path = f"/api/tables/{table}/line"
    at: dict[str, Any] = {"ply": 12, "moves": []}
    here = studio.post(path, at, status=200)
    turn, move = here["turn"], here["moves"][0]["move"]
    at["moves"].append({"seat": turn, "move": move})
    after = studio.post(path, at, status=200)
    legal = after["moves"][-1]["move"]
    seen = studio.post(f"{path}/preview", {"at": {**at, "seat": after["turn"]}, "moves": [legal]}, status=200)
    then = studio.post(path, {"ply": 12, "moves": [*at["moves"], {"seat": after["turn"], "move": legal}], "eyes": str(after["turn"])}, status=200)
    assert seen["view"]["seat"] == then["view"]["seat"] == after["turn"] and seen["view"] != after["view"]
    assert studio.post(f"{path}/why", {"at": at, "move": legal}, status=200) == {"move": legal, "legal": True}
    board = game.start().setting.board
    legals = {one["move"] for one in after["moves"] + after["asides"]}
    other = next(text for text in board.by_text if text not in legals)
    refused = studio.post(f"{path}/why", {"at": at, "move": other}, status=200)
    assert refused["legal"] is False and refused["rule"] and refused["text"]
    assert studio.post(f"{path}/preview", {"at": at, "moves": [other]}, status=409)["error"]["rule"] == refused["rule"]
    assert "ways" in studio.post(f"{path}/ways", {"at": at, "move": legal}, status=200)
    assert studio.post(f"{path}/why", {"at": {"ply": 12, "moves": [{"seat": turn, "move": other}]}, "move": legal}, status=409)  # the line itself breaks a rule
    assert studio.post(f"{path}/why", {"at": {**at, "seat": 9}, "move": legal}, status=400)
    assert studio.post(f"{path}/why", {"at": {"ply": len(game.moves)}, "move": legal}, status=409)["error"]["code"] == "state"
    assert studio.post(f"{path}/why", {"at": at}, status=422)


def test_lines_are_written_into_the_record_and_read_back(studio: House, game: Record, table: str) -> None:
    turn = {"seat": game.moves[4][0], "move": game.moves[4][1]}
    lines = [{"of": 0, "after": 4, "name": "Another way", "note": "Why not?", "moves": [turn]}]
    text = studio.raw("POST", f"/api/tables/{table}/record", {"lines": lines}).text
    made = Record.parse(text)
    made.state()
    assert made.seal == "signed" and made.variations[0].name == "Another way"
    again = studio.post("/api/records", {"record": text})
    assert again["lines"] == lines
    wrong = [{**lines[0], "moves": [{"seat": 1, "move": "no such move"}]}]
    assert studio.raw("POST", f"/api/tables/{table}/record", {"lines": wrong}).status_code == 400


def test_a_table_plays_on_from_any_moment(studio: House, game: Record, table: str) -> None:
    wish = {"ply": 12, "seats": [{"kind": "here", "name": "Cy"}, {"kind": "bot", "bot": "random"}], "title": "What if"}
    made = studio.post(f"/api/tables/{table}/branch", wish, status=201)
    assert made["table"]["status"] == "playing" and made["table"]["practice"] is True
    seen = studio.get(f"/api/tables/{made['table']['id']}/state", made["tokens"]["0"])
    there = game.start()
    for seat, notation in game.moves[:12]:
        there.play(seat, there.setting.game.move(notation))
    if there.to_act() == [0]:
        assert seen["view"]["table"] == there.view(0)["table"]
    assert studio.post(f"/api/tables/{table}/branch", {**wish, "ply": len(game.moves)}, status=409)["error"]["code"] == "state"
    assert studio.post(f"/api/tables/{table}/branch", {**wish, "seats": wish["seats"][:1]}, status=400)


@pytest.mark.parametrize("name", games())
def test_puzzles_are_set_and_judged(studio: House, name: str) -> None:
    found = studio.get(f"/api/puzzles/{name}?day=2026-11-18")
    assert len(found["puzzles"]) == len(shipped(name)) and found["daily"] in {one["id"] for one in found["puzzles"]}
    one = found["puzzles"][0]
    path = f"/api/puzzles/{name}/{one['id']}"
    told = studio.get(path)
    assert told["turn"] == one["seat"] and told["view"]["seat"] == one["seat"]
    best = next(puzzle for puzzle in shipped(name) if puzzle.id == one["id"]).data["best"]
    other = next(move["move"] for move in told["moves"] if move["move"] != best)
    assert studio.post(path, {"move": best}, status=200)["right"] is True
    wrong = studio.post(path, {"move": other}, status=200)
    assert wrong["right"] is False and wrong["best"]["move"] == best
    assert studio.post(f"{path}/line", {"moves": [{"seat": one["seat"], "move": best}]}, status=200)["view"]
    assert studio.post(path, {"move": "nonsense"}, status=400)
    assert studio.get(f"/api/puzzles/{name}/999999-1", status=404)
    assert studio.get(f"/api/puzzles/{name}?day=yesterday", status=400)


@pytest.mark.parametrize("name", games())
def test_a_puzzle_tells_nothing_that_its_seat_may_not_know(studio: House, name: str) -> None:
    """Through other eyes one sees what was imagined: the same question with other dice shows others' secrets otherwise, the own view never."""
    one = next(puzzle for puzzle in shipped(name) if puzzle.state().setting.players > 2)
    path = f"/api/puzzles/{name}/{one.id}"
    seat = one.data["seat"]
    state = one.state()
    rival = next(other for other in range(state.setting.players) if other != seat)
    own = [studio.post(f"{path}/line", {"eyes": str(seat), "chance": chance}, status=200)["view"] for chance in (1, 2)]
    assert own[0] == own[1] == state.view(seat)
    theirs = [studio.post(f"{path}/line", {"eyes": str(rival), "chance": chance}, status=200)["view"] for chance in range(1, 6)]
    assert theirs[0] == state.imagine(seat, roundhouse.Chance(1)).view(rival)
    if state.view(rival) != theirs[0]:  # where rivals have secrets at all
        assert any(view != state.view(rival) for view in theirs)
    best = one.data["best"]
    assert studio.post(f"{path}/why", {"move": best}, status=200)["legal"] is True
    assert studio.post(f"{path}/preview", {"moves": [best]}, status=200)["view"]["seat"] == seat


def test_in_a_sealed_phase_one_asks_for_the_seat_whose_puzzle_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """All seats owe an answer there; looking ahead was for the first of them, whoever was asked."""
    state = roundhouse.game("workshop_of_the_world").new(3, seed=3)
    while not state.phases[state.at].sealed or len(state.to_act()) < 3:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    own = 2
    move = state.moves(own)[-1].text
    made = Puzzle("1-1", state.setting.game.record(state).text, {"ply": state.played(), "seat": own})
    monkeypatch.setattr(whatif, "of_game", lambda *_: made)
    question = {"puzzle": (GAME, "1-1"), "moves": [], "seat": None, "chance": 5, "language": "en"}
    seen = json.loads(whatif.asked({**question, "what": "preview", "about": {"moves": [move], "then": [], "whole": False}}))
    assert seen["view"]["seat"] == own
    assert json.loads(whatif.asked({**question, "what": "why", "about": {"move": move}}))["legal"] is True
    answered = {**question, "moves": [(own, move)]}
    assert (
        json.loads(whatif.asked({**answered, "what": "preview", "about": {"moves": [state.moves(0)[0].text], "then": [], "whole": False}}))["view"]["seat"] == 0
    )


def test_the_words_come_when_they_are_needed(studio: House) -> None:
    for language in ("en", "it", "fr"):
        assert "insight-blunder" in studio.get(f"/api/texts/{language}/insight")["insight"]
        assert "insight-blunder" not in studio.get(f"/api/texts/{language}")["shell"]


def test_a_server_may_analyse_nothing(tmp_path: Path, game: Record) -> None:
    with House(tmp_path, ROUNDHOUSE_ANALYSIS="off") as house:
        table = house.post("/api/records", {"record": game.text})["table"]["id"]
        assert house.get(f"/api/tables/{table}/analysis")["status"] == "off"
        assert house.ask("POST", f"/api/tables/{table}/analysis", status=403)
