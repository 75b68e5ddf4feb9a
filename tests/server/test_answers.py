"""The whole API with every game: each answer and each message is of the declared shape (tests/server/exact.py), and none is left out."""

import asyncio
import json
import time
from typing import Any

import httpx
import pytest
from pydantic import ValidationError

import roundhouse
from roundhouse.kernel.game import games
from roundhouse.server.api.answers import Table
from roundhouse.server.api.heard import Answers

from .browser import WORD, Browser, fresh
from .exact import address, check, check_message
from .house import PATIENCE, House, Player
from .softkey import Softkey
from .test_tables import over

ROUNDS = 5  # of decisions, before a bot takes over


class Caller:
    """Asks a server, and notes at which addresses it was answered as wished."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.reached: set[str] = set()

    def __call__(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        return self.noted(method, path, self.house.raw(method, path, body, token))

    def noted(self, method: str, path: str, response: httpx.Response) -> Any:
        """The content of an answer as wished."""
        assert response.status_code < 400, f"{method} {path}: {response.text}"
        route = address(method, path.partition("?")[0])
        assert route is not None
        self.reached.add(f"{method} {route.path}")
        return response.text if route.response_model is None else response.json()


@pytest.mark.parametrize("name", games())
def test_every_address_answers_as_it_declares(house: House, name: str) -> None:
    ask = Caller(house)
    look_around(ask, name)
    arrange(ask, name)
    table = play(ask, name)
    look_back(ask, table)
    be_somebody(ask, name)
    described = house.get("/openapi.json")["paths"]
    assert ask.reached == {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}


def look_around(ask: Caller, name: str) -> None:
    """What never changes."""
    assert name in [game["id"] for game in ask("GET", "/api/games")["games"]]
    for board in roundhouse.game(name).boards:
        ask("GET", f"/api/games/{name}/boards/{board}")
    ask("GET", f"/api/games/{name}/schema")
    ask("GET", f"/api/games/{name}/events-schema")
    ask("GET", f"/api/games/{name}/drawing-schema")
    for language in ("en", "it", "fr"):
        ask("GET", f"/api/games/{name}/texts/{language}")
        ask("GET", f"/api/games/{name}/rules/{language}")
        ask("GET", f"/api/texts/{language}")
        ask("GET", f"/api/texts/{language}/people")
        ask("GET", f"/api/texts/{language}/insight")
    puzzle = ask("GET", f"/api/puzzles/{name}")["puzzles"][0]["id"]
    asked = ask("GET", f"/api/puzzles/{name}/{puzzle}")
    move = asked["moves"][0]["move"]
    ask("POST", f"/api/puzzles/{name}/{puzzle}", {"move": move})
    ask("POST", f"/api/puzzles/{name}/{puzzle}/line", {})
    look_ahead(ask, f"/api/puzzles/{name}/{puzzle}", {}, move)


def look_ahead(ask: Caller, line: str, at: dict[str, Any], move: str) -> None:
    """What would come of a move at the end of a line, in which ways, and why not."""
    ask("POST", f"{line}/preview", {"at": at, "moves": [move]})
    ask("POST", f"{line}/ways", {"at": at, "move": move})
    assert ask("POST", f"{line}/why", {"at": at, "move": move})["legal"]


def arrange(ask: Caller, name: str) -> None:
    """A table with a clock, its seats filled and emptied; one that is given up."""
    seats = [{"kind": "here", "name": "Ann"}] + [{"kind": "open"}] * (min(roundhouse.game(name).seats) - 1)
    wish = {"game": name, "seats": seats, "start": "host", "public": True, "clock": {"turn": 60_000, "reserve": 0, "holidays": 3}}
    made = ask("POST", "/api/tables", wish)
    table, host, ann = f"/api/tables/{made['table']['id']}", made["host"], made["tokens"]["0"]
    assert made["table"]["id"] in [one["id"] for one in ask("GET", f"/api/tables?game={name}")["tables"]]
    assert ask("GET", f"{table}/state", token=ann)["view"] is None
    bo = ask("POST", f"{table}/seats/1", {"name": "Bo"})["token"]
    ask("POST", f"{table}/seats/1/open", {}, host)
    bo = ask("POST", f"{table}/seats/1", {"name": "Bo"})["token"]
    for seat in range(2, len(seats)):
        ask("POST", f"{table}/seats/{seat}/bot", {"bot": "random"}, host)
    ask("POST", f"{table}/seats/1/open", {}, host)
    ask("POST", f"{table}/seats/1/bot", {"bot": "random"}, host)
    ask("POST", f"{table}/seats/1/open", {}, host)
    bo = ask("POST", f"{table}/seats/1", {"name": "Bo"})["token"]
    ask("POST", f"{table}/start", {}, host)
    assert ask("GET", f"{table}/state", token=ann)["clocks"]
    ask("POST", f"{table}/holiday", {"days": 2}, bo)
    ask("POST", f"{table}/holiday", {"days": 0}, bo)
    ask("POST", f"{table}/leave", {"bot": "random"}, bo)
    ask("POST", f"{table}/return", {}, bo)
    ask("POST", f"{table}/name", {"name": "Bob"}, bo)
    take_back(ask, table, [ann, bo])
    mine = ask("POST", "/api/mine", {"tokens": [ann, bo, host]})["tables"]
    assert sorted(one["token"] for one in mine) == [0, 1, 2]
    call(ask, name)
    ask("POST", "/api/seek", {"game": name, "players": min(roundhouse.game(name).seats)})
    ask("GET", "/api/moment")
    given_up = ask("POST", "/api/tables", wish)
    ask("POST", f"/api/tables/{given_up['table']['id']}/close", {}, given_up["host"])


def be_somebody(ask: Caller, name: str) -> None:
    """Claim a name in every way, use all that belongs to it, and go."""
    first, second, key = Browser(ask.house), Browser(ask.house), Softkey(ask.house.url)

    def of(browser: Browser, method: str, path: str, body: Any = None, token: str = "") -> Any:
        return ask.noted(method, path, browser.raw(method, path, body, token))

    who = of(first, "POST", "/api/me", {"name": fresh(), "password": WORD})["account"]
    made = of(
        Browser(ask.house),
        "POST",
        "/api/tables",
        {"game": name, "seats": [{"kind": "here", "name": "Guest"}] + [{"kind": "open"}] * (min(roundhouse.game(name).seats) - 1)},
    )
    of(first, "POST", f"/api/tables/{made['table']['id']}/claim", {}, made["tokens"]["0"])
    assert len(of(first, "GET", "/api/me/tables")["tables"]) == 1
    of(first, "POST", "/api/me/password", {"password": WORD, "old": WORD})
    of(first, "POST", "/api/me/settings", {"sound": True})
    who = of(first, "POST", "/api/me/name", {"name": fresh()})["account"]
    assert of(first, "GET", f"/api/people/{who['id']}")["me"]
    assert len(of(first, "POST", "/api/me/recovery", {})["codes"]) == 10
    of(second, "POST", "/api/me/code", {"code": of(first, "POST", "/api/me/device", {})["code"]})
    of(second, "POST", "/api/me/sign-out", {})
    of(second, "POST", "/api/me/sign-in", {"name": who["name"], "password": WORD})
    asked = of(first, "POST", "/api/me/passkeys/new", {})
    mine = of(first, "POST", "/api/me/passkeys", {"ceremony": asked["ceremony"], "credential": key.made(asked["options"])})["account"]
    asked = of(second, "POST", "/api/me/passkeys/ask", {})
    of(second, "POST", "/api/me/passkeys/answer", {"ceremony": asked["ceremony"], "credential": key.used(asked["options"])})
    of(first, "POST", f"/api/me/passkeys/{mine['passkeys'][0]['id']}/drop", {})
    bo = Browser(ask.house).claim()
    assert of(first, "POST", f"/api/people/{bo['id']}/block", {})["blocked"] == [{"id": bo["id"], "name": bo["name"]}]
    of(first, "POST", f"/api/people/{bo['id']}/report", {"text": "shouts"})
    of(first, "GET", "/api/ratings")
    of(first, "GET", "/api/me/notices")
    of(first, "POST", "/api/me/notices", {"quiet": 1000, "hours": {"zone": "Europe/Rome", "start": 0, "end": 60}})
    made = of(first, "POST", "/api/me/channels", {"kind": "slack", "address": "https://127.0.0.1.invalid/x"})["channels"][0]["id"]
    of(first, "POST", f"/api/me/channels/{made}/every", {"every": 1000})
    assert not of(first, "POST", f"/api/me/channels/{made}/try", {})["done"]
    of(first, "POST", f"/api/me/channels/{made}/drop", {})
    of(first, "POST", "/api/unsubscribe/nobody/nothing", {})
    ask.reached |= {"POST /api/me/mail", "POST /api/me/mail/come"}  # tests/server/test_outbox.py has a mail server
    size = min(roundhouse.game(name).seats)
    cup = of(first, "POST", "/api/tournaments", {"title": "Cup", "kind": "swiss", "game": name, "size": size})["id"]
    others = [Browser(ask.house) for _ in range(size)]
    for other in others:
        other.claim()
        of(other, "POST", f"/api/tournaments/{cup}/join", {})
    of(other, "POST", f"/api/tournaments/{cup}/leave", {})
    of(other, "POST", f"/api/tournaments/{cup}/join", {})
    of(first, "POST", f"/api/tournaments/{cup}/start", {})
    wish = {"title": "League", "kind": "round-robin", "game": name, "size": size, "division": 4, "up": 1}
    league = of(first, "POST", "/api/leagues", wish)
    for browser in (first, *others):
        of(browser, "POST", f"/api/tournaments/{league['waiting']['id']}/join", {})
    assert len(of(first, "POST", f"/api/leagues/{league['id']}/season", {})["divisions"]) == 1
    assert of(first, "GET", f"/api/leagues/{league['id']}")["season"] == 1
    assert league["id"] in [one["id"] for one in of(first, "GET", "/api/leagues")["leagues"]]
    of(first, "POST", f"/api/leagues/{league['id']}/close", {})
    assert of(first, "GET", f"/api/leagues/{league['id']}")["closed"]
    assert of(first, "GET", "/api/me/mail") == {"able": False}
    spare = of(first, "POST", "/api/tournaments", {"title": "Spare", "kind": "swiss", "game": name, "size": size})["id"]
    of(first, "POST", f"/api/tournaments/{spare}/close", {})
    about = of(first, "GET", "/api/me/tables")["tables"][0]["table"]["id"]
    of(first, "POST", f"/api/me/notes/{about}", {"text": "a note"})
    assert of(first, "GET", f"/api/me/notes/{about}")["text"] == "a note"
    assert of(first, "GET", f"/api/tournaments/{cup}")["id"] in [one["id"] for one in of(first, "GET", "/api/tournaments")["tournaments"]]
    of(first, "POST", "/api/me/programs")
    of(first, "DELETE", "/api/me/programs")
    assert of(first, "GET", "/api/me/data")
    of(first, "POST", "/api/me/delete", {"name": who["name"]})
    assert of(second, "GET", "/api/me")["account"] is None


def call(ask: Caller, name: str) -> None:
    """Remind somebody, propose the end and have it refused, then give up until the game has ended."""
    seats = [{"kind": "here", "name": letter} for letter in "ABCD"[: min(roundhouse.game(name).seats)]]
    made = ask("POST", "/api/tables", {"game": name, "seats": seats})
    table, tokens = f"/api/tables/{made['table']['id']}", made["tokens"]
    owing = ask("GET", f"{table}/state")["view"]["to_act"][0]
    ask("POST", f"{table}/nudge", {"seat": owing}, next(token for seat, token in tokens.items() if seat != str(owing)))
    ask("POST", f"{table}/vote", {"about": "end"}, tokens["0"])
    ask("POST", f"{table}/vote/answer", {"agree": False}, tokens["1"])
    for token in tokens.values():
        ended = ask("POST", f"{table}/resign", {"bot": "random"}, token)
    assert ended["status"] == "ended"


def take_back(ask: Caller, table: str, tokens: list[str]) -> None:
    """Play until the other was asked whether something may be taken back."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        time.sleep(0.01)  # a bot may have to think
        for token, other in (tokens, tokens[::-1]):
            state = ask("GET", f"{table}/state", token=token)
            if state["turn"]:
                state = stepped(ask, f"{table}/moves", {"move": state["moves"][0]["move"], "at": state["at"]}, token)["state"]
            if state["undo"]["can"] == "ask" and not stepped(ask, f"{table}/undo", {"at": state["at"]}, token)["done"]:
                if ask("GET", table)["takeback"] is not None:
                    stepped(ask, f"{table}/undo/answer", {"agree": True}, other)
                if ask.reached >= {"POST /api/tables/{table}/undo", "POST /api/tables/{table}/undo/answer"}:
                    return
    raise AssertionError("nothing could be taken back with the other's leave")


def stepped(ask: Caller, path: str, body: dict[str, Any], token: str) -> Any:
    """A step; where a bot was faster, it is not done, and nothing can be taken back."""
    response = ask.house.raw("POST", path, body, token)
    if response.status_code == 409:
        return {"done": True, "state": {"undo": {"can": "no"}}}
    return ask.noted("POST", path, response)


def play(ask: Caller, name: str) -> str:
    """A game against bots by request and by socket; then a bot plays on to the end."""
    made = ask("POST", "/api/play", {"game": name, "name": "Ann", "bot": "random", "players": min(roundhouse.game(name).seats), "practice": True})
    table, token = f"/api/tables/{made['table']['id']}", made["tokens"]["0"]
    asked: set[str] = set()

    async def scenario() -> None:
        async with Player(ask.house, made["table"]["id"], [token], spectate=True) as ann:
            await ann.until(lambda: len(ann.states) == 2)

            async def tell(kind: str, **fields: Any) -> dict[str, Any]:
                asked.add(kind)
                return await ann.send(kind, **fields)

            await ann.socket.send('{"type": "ping"}')
            await ann.socket.send("no message at all")
            for number in range(ROUNDS):
                await ann.until(lambda: ann.state(0)["turn"])
                state = ann.state(0)
                wish = state["moves"][number % len(state["moves"])]
                for place in wish["places"][:2]:
                    assert (await tell("why", place=place))["ok"]
                for why in ({"move": wish["move"]}, {"piece": wish["kind"]}, {"place": "nowhere"}):
                    await tell("why", **why)
                    ask.house.raw("GET", f"{table}/why", token=token, params=why)
                ask("GET", f"{table}/why?piece={wish['kind']}", token=token)
                assert (await tell("preview", moves=[wish["move"]]))["ok"]
                assert (await tell("ways", move=wish["move"]))["ok"]
                ask("POST", f"{table}/preview", {"moves": [wish["move"]]}, token)
                for of in (0, 1):
                    told = await tell("about", of=of, seat=0)
                    assert told["ok"] and told["parts"] == ask("GET", f"{table}/about/{of}", token=token)["parts"]
                    ask("GET", f"{table}/about/{of}")
                assert (await tell("about", of=9))["error"]["code"] == "unknown"
                ask("POST", f"{table}/ways", {"move": wish["move"]}, token)
                if number == 0:
                    assert (await tell("hint", bot="random"))["ok"]
                    ask("GET", f"{table}/hint?bot=random", token=token)
                if number % 2:
                    assert (await tell("move", move=wish["move"], at=state["at"]))["ok"]
                else:
                    answer = ask("POST", f"{table}/moves", {"move": wish["move"], "at": state["at"]}, token)
                    await ann.until(lambda answer=answer: ann.state(0)["at"] == answer["at"] or ann.state(0)["turn"])  # type: ignore[misc]
                stale = ask.house.raw("POST", f"{table}/moves", {"move": wish["move"], "at": state["at"]}, token)
                assert stale.json()["error"]["code"] == "late"
                await tell("move", move=wish["move"], at=ann.state(0)["at"])  # refused, as a rule
            await tell("undo", at=ann.state(0)["at"])
            await tell("undo-answer", agree=True)
            assert (await tell("chat", text="hello"))["ok"]
            ask("POST", f"{table}/visitors", {"talk": True}, made["host"])
            ask("POST", f"{table}/chat", {"text": "hello", "name": "Visitor"})
            assert len(ask("GET", f"{table}/chat")["chat"]) == 2
            await ann.until(lambda: len(ann.chat) == 2)
            ask("POST", f"{table}/leave", {"bot": "random"}, token)

    asyncio.run(scenario())
    assert asked == set(Answers.__annotations__)
    over(ask.house, made["table"]["id"])
    return table


def look_back(ask: Caller, table: str) -> None:
    """The record and the positions of a finished game."""
    record = ask("GET", f"{table}/record")
    assert ask("POST", "/api/records", {"record": record})["table"]["from"] == "record"
    plies = ask("GET", f"{table}/replay")["plies"]
    for ply in (0, len(plies) // 2, len(plies)):
        for eyes in ("all", "spectator", "0"):
            assert ask("GET", f"{table}/replay/{ply}?eyes={eyes}")["ply"] == ply
            assert ask("GET", f"{table}/replay/{ply}/about/1?eyes={eyes}")["of"] == 1
    ask("GET", table)
    ask("GET", f"{table}/state")
    line = {"of": 0, "after": 0, "name": "", "note": "", "moves": [{"seat": plies[0]["seat"], "move": plies[0]["move"]}]}
    assert ask("POST", f"{table}/line", {"ply": 0, "moves": line["moves"]})
    look_ahead(ask, f"{table}/line", {"ply": 0, "seat": plies[0]["seat"]}, plies[0]["move"])
    assert "\n" in ask("POST", f"{table}/record", {"lines": [line]})
    ask("POST", f"{table}/branch", {"ply": 0, "seats": [{"kind": "bot", "bot": "random"}] * ask("GET", table)["players"]})
    ask("POST", f"{table}/analysis")
    ask("GET", f"{table}/analysis")
    ask("DELETE", f"{table}/analysis")


def test_what_is_not_declared_is_noticed(house: House) -> None:
    """A field more, a field less, another type: each fails."""
    table = house.table("here", "open")["table"]
    check(Table, json.dumps(table))
    without = {name: value for name, value in table.items() if name != "from"}
    deep = {**table, "seats": [{**table["seats"][0], "more": 1}]}
    for faulty in (without, deep, {**table, "more": 1}, {**table, "players": "2"}):
        with pytest.raises(ValidationError):
            check(Table, json.dumps(faulty))
    with pytest.raises(ValidationError):
        check_message('{"type": "pong", "now": 1, "then": 2}')


def test_every_message_is_described(house: House) -> None:
    """OpenAPI names each answer by a shape of its own, and holds the messages of the socket."""
    described = house.get("/openapi.json")
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            good = next(answer for code, answer in operation["responses"].items() if code.startswith("2"))
            if "204" in operation["responses"]:
                continue  # nothing is said
            content = good["content"].get("application/json", {})
            assert {"text/plain", "application/zip"} & set(good["content"]) or path.endswith("schema") or "$ref" in content["schema"], f"{method} {path}"
            assert operation["responses"]["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/Failure"), f"{method} {path}"
    assert {"Hello", "Message", "Heard", "Answers"} <= set(described["components"]["schemas"])
