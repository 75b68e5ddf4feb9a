"""Making tables, sitting down, starting, leaving, coming back."""

import asyncio
import time
from typing import Any

import pytest

from roundhouse.bots.people import PEOPLE
from roundhouse.kernel.record import commitment

from .house import GAME, PATIENCE, House, Player


def test_a_table_waits_for_its_open_seats_and_starts_when_full(house: House) -> None:
    made = house.table("here", "open", "random", public=True, title="Sunday")
    table = made["table"]
    assert (table["status"], table["players"], table["commitment"]) == ("open", 3, None)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert list(made["tokens"]) == ["0"]
    assert table["id"] in [one["id"] for one in house.get("/api/tables?status=open")["tables"]]
    assert house.post(f"/api/tables/{table['id']}/seats/0", {"name": "Bo"}, status=409)["error"]["code"] == "state"
    assert house.post(f"/api/tables/{table['id']}/seats/1", {"name": "P0"}, status=409)["error"]["code"] == "state"
    taken = house.post(f"/api/tables/{table['id']}/seats/1", {"name": "Bo"})
    assert taken["table"]["status"] == "playing"
    assert len(taken["table"]["commitment"]) == 64
    assert taken["table"]["seed"] is None and taken["table"]["salt"] is None
    assert house.get(f"/api/tables/{table['id']}/state", taken["token"])["seat"] == 1
    assert table["id"] not in [one["id"] for one in house.get("/api/tables?status=open")["tables"]]
    assert table["id"] in [one["id"] for one in house.get(f"/api/tables?status=playing&game={GAME}")["tables"]]


def test_a_private_table_is_in_no_list(house: House) -> None:
    table = house.table("here", "open")["table"]["id"]
    for status in ("open", "playing", "over"):
        assert table not in [one["id"] for one in house.get(f"/api/tables?status={status}&limit=100")["tables"]]
    assert house.get(f"/api/tables/{table}")["id"] == table


def test_only_the_host_starts_and_arranges(house: House) -> None:
    made = house.table("here", "open", "open", start="host")
    table, host, seat = made["table"]["id"], made["host"], made["tokens"]["0"]
    bo = house.post(f"/api/tables/{table}/seats/1", {"name": "Bo"})["token"]
    assert house.post(f"/api/tables/{table}/start", token=seat, status=403)["error"]["code"] == "forbidden"
    assert house.post(f"/api/tables/{table}/start", status=401)["error"]["code"] == "token"
    assert "open seat" in house.post(f"/api/tables/{table}/start", token=host, status=409)["error"]["text"]
    assert house.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"}, bo, status=403)
    assert house.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, host, status=409)
    assert house.post(f"/api/tables/{table}/seats/1/open", token=host)["seats"][1]["kind"] == "open"
    assert house.get(f"/api/tables/{table}/state", bo, status=401)
    house.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, host)
    seats = house.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"}, host)["seats"]
    assert [one["bot"] for one in seats] == [None, "random", "random"] and len({one["name"] for one in seats}) == 3
    assert house.post(f"/api/tables/{table}/start", token=host)["status"] == "playing"
    assert house.post(f"/api/tables/{table}/start", token=host, status=409)
    assert house.post(f"/api/tables/{table}/close", token=host, status=409)


def test_a_table_can_be_given_up_before_its_start(house: House) -> None:
    made = house.table("here", "open")
    assert house.post(f"/api/tables/{made['table']['id']}/close", token=made["host"])["status"] == "closed"
    assert house.post(f"/api/tables/{made['table']['id']}/seats/1", {"name": "Bo"}, status=409)


@pytest.mark.parametrize(
    ("change", "status", "word"),
    [
        ({"game": "chess"}, 404, "chess"),
        ({"board": "atlantis"}, 400, "atlantis"),
        ({"board": "/etc/passwd.toml"}, 400, "passwd"),
        ({"options": {"auction": "loud"}}, 400, "loud"),
        ({"options": {"colour": 1}}, 404, "colour"),
        ({"seats": [{"kind": "here", "name": "A"}]}, 400, "players"),
        ({"seats": [{"kind": "here", "name": " "}, {"kind": "open"}]}, 400, "name"),
        ({"seats": [{"kind": "here", "name": "A\u0000"}, {"kind": "open"}]}, 422, "name"),
        ({"seats": [{"kind": "bot", "bot": "deep blue"}, {"kind": "open"}]}, 404, "deep blue"),
        ({"clock": {"turn": 5}}, 422, "turn"),
        ({"surprise": 1}, 422, "surprise"),
    ],
)
def test_a_wish_that_makes_no_sense_is_named(house: House, change: dict[str, Any], status: int, word: str) -> None:
    wish = {"game": GAME, "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}], **change}
    error = house.post("/api/tables", wish, status=status)["error"]
    assert word in error["text"]
    assert "\n" not in error["text"]


def test_play_now_is_one_call(house: House) -> None:
    made = house.post("/api/play", {"game": GAME, "name": "Ann", "bot": "random", "players": 5, "seat": 2})
    assert made["table"]["status"] == "playing"
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["bot", "bot", "person", "bot", "bot"]
    state = house.get(f"/api/tables/{made['table']['id']}/state", made["tokens"]["2"])
    assert state["turn"] and state["moves"]
    assert house.post("/api/play", {"game": GAME, "players": 2, "seat": 2}, status=400)


def test_my_games_are_found_by_tokens(house: House) -> None:
    ann = house.table("here", "open")
    bo = house.post("/api/play", {"game": GAME, "name": "Bo", "bot": "random"})
    found = house.post("/api/mine", {"tokens": [ann["tokens"]["0"], "no token of ours", bo["tokens"]["0"], ann["host"]]})["tables"]
    assert [(one["table"]["id"], one["seat"], one["host"], one["token"]) for one in found if one["waits"]] == [(bo["table"]["id"], 0, False, 2)]
    assert {(one["table"]["id"], one["seat"], one["host"], one["token"]) for one in found if not one["waits"]} == {
        (ann["table"]["id"], 0, False, 0),
        (ann["table"]["id"], None, True, 3),
    }


def test_two_people_want_the_same_chair(house: House) -> None:
    table = house.table("here", "open")["table"]["id"]

    async def both() -> list[int]:
        answers = await asyncio.gather(*(asyncio.to_thread(house.raw, "POST", f"/api/tables/{table}/seats/1", {"name": name}) for name in ("Bo", "Cy", "Di")))
        return sorted(answer.status_code for answer in answers)

    assert asyncio.run(both()) == [201, 409, 409]


def over(house: House, table: str) -> dict[str, Any]:
    """The table once its game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found: dict[str, Any] = house.get(f"/api/tables/{table}")
        if found["status"] == "over":
            return found
        time.sleep(0.1)
    raise AssertionError("the game does not end")


def test_bots_play_by_themselves_and_the_seed_is_shown_at_the_end(house: House) -> None:
    made = house.table("random", "random", "random")
    before = made["table"]
    after = over(house, before["id"])
    assert before["commitment"] == after["commitment"] == commitment(int(after["seed"]), after["salt"])
    view = house.get(f"/api/tables/{before['id']}/state")["view"]
    assert view["over"] and view["scores"]


def test_somebody_leaves_a_bot_stands_in_and_they_come_back(house: House) -> None:
    made = house.table("here", "here")
    table, ann, bo = made["table"]["id"], made["tokens"]["0"], made["tokens"]["1"]
    assert house.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, ann, status=409)
    left = house.post(f"/api/tables/{table}/leave", token=bo)
    assert left["seats"][1]["left"] and not left["seats"][1]["free"]
    assert house.post(f"/api/tables/{table}/seats/1", {"name": "Cy"}, status=409)
    assert house.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, ann)["seats"][1]["standin"] == "random"

    async def scenario() -> None:
        async with Player(house, table, [ann]) as player:
            while player.states == {} or player.state()["view"]["phase"] not in ("card", "town", "links"):
                await player.until(lambda: player.states and (player.state()["turn"] or player.state()["view"]["phase"] == "links"))
                if player.state()["turn"]:
                    at = player.state()["at"]
                    assert (await player.move(player.state()["moves"][-1]["move"]))["ok"]
                    await player.until(lambda at=at: player.state()["at"] != at)  # type: ignore[misc]

    asyncio.run(scenario())  # the stand-in has played its sealed answers, or the game would not have come so far
    state = house.get(f"/api/tables/{table}/state", bo)
    assert house.post(f"/api/tables/{table}/moves", {"move": "done", "at": state["at"]}, bo, status=409)["error"]["code"] == "state"
    back = house.post(f"/api/tables/{table}/return", token=bo)["seats"][1]
    assert not back["left"] and back["standin"] is None


def test_a_seat_that_was_given_up_goes_to_somebody_else_who_sees_it_alone(house: House) -> None:
    made = house.table("here", "here")
    table, ann, bo = made["table"]["id"], made["tokens"]["0"], made["tokens"]["1"]

    async def scenario() -> None:
        async with Player(house, table, [bo]) as old:
            await old.until(lambda: old.states)
            await asyncio.to_thread(house.post, f"/api/tables/{table}/leave", {"give": True}, bo)
            cy = (await asyncio.to_thread(house.post, f"/api/tables/{table}/seats/1", {"name": "Cy"}))["token"]
            await old.until(lambda: old.closed)
            seen = len(old.messages)
            async with Player(house, table, [cy]) as new:
                await new.until(lambda: new.states)
                assert new.state()["seat"] == 1 and new.table["seats"][1]["name"] == "Cy"
                assert (await new.move(new.state()["moves"][0]["move"]))["ok"]
            assert len(old.messages) == seen

    asyncio.run(scenario())
    assert house.get(f"/api/tables/{table}/state", bo, status=401)
    assert house.get(f"/api/tables/{table}/state", ann)["seat"] == 0


def test_leaving_before_the_start_frees_the_chair(house: House) -> None:
    made = house.table("here", "here", "open")
    table = made["table"]["id"]
    assert house.post(f"/api/tables/{table}/leave", token=made["tokens"]["1"])["seats"][1]["kind"] == "open"
    assert house.get(f"/api/tables/{table}/state", made["tokens"]["1"], status=401)


def test_tokens_are_hashed_at_rest(house: House) -> None:
    made = house.table("here", "here", "open")
    stored = b"".join(path.read_bytes() for path in house.folder.glob("tables.sqlite*"))
    assert made["table"]["id"].encode() in stored
    for token in (made["host"], *made["tokens"].values()):
        assert token.encode() not in stored


def test_bots_are_people_of_the_railway_age_and_no_two_alike(house: House) -> None:
    for language, people in PEOPLE.items():
        seats = [{"kind": "here", "name": people[0]}, *[{"kind": "bot", "bot": "random"}] * 3]
        made = house.post(f"/api/tables?language={language}", {"game": GAME, "seats": seats})["table"]["seats"]
        names = [seat["name"] for seat in made]
        assert len(set(names)) == 4 and set(names) <= set(people), names
        assert [seat["bot"] for seat in made] == [None, "random", "random", "random"]
    assert all(len(set(people)) == len(people) > 16 for people in PEOPLE.values())  # enough for the largest table
    made = house.table("here", "open", start="host")
    seated = house.post(f"/api/tables/{made['table']['id']}/seats/1/bot?language=it", {"bot": "greedy"}, made["host"])["seats"][1]
    assert seated["name"] in PEOPLE["it"] and seated["bot"] == "greedy"


def test_a_new_name_reaches_a_running_game(house: House) -> None:
    made = house.table("here", "here")
    table, tokens = f"/api/tables/{made['table']['id']}", made["tokens"]
    assert house.post(f"{table}/name", {"name": "Ann"}, tokens["0"])["seats"][0]["name"] == "Ann"
    assert house.get(table)["seats"][0]["name"] == "Ann"
    assert "has that name" in house.post(f"{table}/name", {"name": "Ann"}, tokens["1"], status=409)["error"]["text"]
    assert house.post(f"{table}/name", {"name": "Bo"}, status=401)["error"]["code"] == "token"
    assert house.post(f"{table}/name", {"name": "   "}, tokens["1"], status=422)
