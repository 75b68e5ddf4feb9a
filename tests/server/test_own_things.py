"""What is a person's own, wherever they sign in: the colour they play in, their notes, what they said, and all of it in one file."""

import io
import json
import zipfile

import pytest

from roundhouse.kernel.game import game as find_game
from roundhouse.server import colours
from roundhouse.server.chairs import Chair

from .browser import Browser
from .house import House

RAILWAYS = "railways_of_the_world"
LATE = "last_train_to_wensleydale"
WORKSHOP = "workshop_of_the_world"


def somebody(house: House, colour: str = "") -> Browser:
    one = Browser(house)
    one.claim()
    if colour:
        one.post("/api/me/settings", {"colour": colour})
    return one


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["", "", ""], ["red", "yellow", "green"]),
        (["", "red", ""], ["yellow", "red", "green"]),
        (["grey", "red", ""], ["grey", "red", "green"]),
        (["", "", "yellow"], ["red", "green", "yellow"]),
        (["yellow", "red", "blue"], ["yellow", "red", "blue"]),
    ],
)
def test_everybody_has_a_colour_and_no_two_the_same(wishes: list[str], found: list[str]) -> None:
    chairs = [Chair(seat, colour=wish) for seat, wish in enumerate(wishes)]
    assert colours.given(find_game(RAILWAYS), chairs) == found


def test_whoever_sits_down_first_has_the_first_choice_of_the_colour(house: House) -> None:
    ann, bo = somebody(house, "green"), somebody(house, "green")
    seats = [{"kind": "here", "name": ann.me["name"]}, {"kind": "open"}, {"kind": "open"}]
    table = f"/api/tables/{ann.post('/api/tables', {'game': RAILWAYS, 'seats': seats, 'start': 'host'})['table']['id']}"
    assert [one["colour"] for one in ann.get(table)["seats"]] == ["green", "yellow", "red"]
    bo.post(f"{table}/seats/1", {"name": "x"})
    Browser(house).post(f"{table}/seats/2", {"name": "A guest", "colour": "blue"})
    assert [one["colour"] for one in ann.get(table)["seats"]] == ["green", "yellow", "blue"], "green is taken"
    ann.post(f"{table}/start", {}, "account:host")
    state = ann.get(f"{table}/state", "account:0")
    assert state["view"]["colours"] == [["green"], ["yellow"], ["blue"]] == ann.get(f"{table}/state")["view"]["colours"]
    acting = state["view"]["to_act"][0]
    if acting == 0:
        shown = ann.post(f"{table}/preview", {"moves": [state["moves"][0]["move"]]}, "account:0")
        assert shown["view"]["colours"] == state["view"]["colours"]
    bo.post(f"{table}/leave", {"give": True}, "account:1")
    other = somebody(house, "black")
    other.post(f"{table}/seats/1", {"name": "x"})
    assert other.get(table)["seats"][1]["colour"] == "yellow", "the pieces on the board stay as they are"


def test_a_finished_game_is_shown_in_the_colours_in_which_it_was_played(house: House) -> None:
    ann = somebody(house, "black")
    made = ann.post("/api/play", {"game": LATE, "name": ann.me["name"], "bot": "random", "players": 3})
    table = f"/api/tables/{made['table']['id']}"
    ann.post(f"{table}/resign", {"bot": "random"}, "account:0")
    assert ann.get(table)["status"] == "ended"
    for eyes in ("spectator", "0"):
        assert ann.get(f"{table}/replay/0?eyes={eyes}")["view"]["colours"] == [["black"], ["yellow"], ["blue"]]
    everything = ann.get(f"{table}/replay/0?eyes=all")
    assert all(one["colours"] == [["black"], ["yellow"], ["blue"]] for one in [everything["view"], *everything["views"]])


def test_a_game_that_gives_out_its_own_colours_keeps_them(house: House) -> None:
    ann = somebody(house, "green")
    made = ann.post("/api/play", {"game": WORKSHOP, "name": ann.me["name"], "bot": "random", "players": 3})
    assert [one["colour"] for one in made["table"]["seats"]] == ["red", "blue", "yellow"]
    state = ann.get(f"/api/tables/{made['table']['id']}/state", "account:0")
    assert state["view"]["colours"] == [["red"], ["blue"], ["yellow"]]
    paints = {one["id"]: one["paints"] for one in house.get("/api/games")["games"]}
    assert paints[LATE] and not paints[WORKSHOP]


def test_notes_follow_the_account_and_nobody_else_reads_them(house: House) -> None:
    ann, bo = somebody(house), somebody(house)
    table = house.table("here", "random")["table"]["id"]
    assert ann.get(f"/api/me/notes/{table}") == {"text": "", "changed": None}
    assert ann.post(f"/api/me/notes/{table}", {"text": "Watch Leyburn.\nè"})["text"] == "Watch Leyburn.\nè"
    again = Browser(house)
    again.post("/api/me/sign-in", {"name": ann.me["name"], "password": "correct horse battery"})
    assert again.get(f"/api/me/notes/{table}")["text"] == "Watch Leyburn.\nè"
    assert bo.get(f"/api/me/notes/{table}")["text"] == ""
    assert Browser(house).get(f"/api/me/notes/{table}", status=401)
    assert ann.post("/api/me/notes/nowhere", {"text": "x"}, status=404)
    assert ann.post(f"/api/me/notes/{table}", {"text": "x" * 20_001}, status=422)
    assert again.post(f"/api/me/notes/{table}", {"text": ""}) == {"text": "", "changed": None}


def test_a_line_of_the_chat_tells_whose_it_is_and_nobody_talks_under_the_name_of_an_account(house: House) -> None:
    """So that a client leaves out those whom its person has blocked, visitors too, and nobody is spoken for."""
    ann, bo = somebody(house), somebody(house)
    seats = [{"kind": "here", "name": ann.me["name"]}, {"kind": "bot", "bot": "random"}]
    table = f"/api/tables/{ann.post('/api/tables', {'game': WORKSHOP, 'seats': seats, 'visitors': True})['table']['id']}"
    ann.post(f"{table}/chat", {"text": "hello"}, "account:0")
    said = bo.post(f"{table}/chat", {"text": "from the side", "name": "Somebody Else"})
    assert said["name"] == bo.me["name"] and said["account"] == bo.me["id"], "under one's own name"
    guest = Browser(house)
    assert guest.post(f"{table}/chat", {"text": "I am Bo", "name": bo.me["name"]}, status=409)
    guest.post(f"{table}/chat", {"text": "hi", "name": "Passer-by"})
    lines = house.get(f"{table}/chat")["chat"]
    assert [one["account"] for one in lines] == [ann.me["id"], bo.me["id"], None]
    name = bo.me["name"]
    bo.post("/api/me/delete", {"name": name})
    assert [one["text"] for one in house.get(f"{table}/chat")["chat"]] == ["hello", "hi"], "what a visitor said goes with the account"


def test_what_somebody_else_said_from_the_same_seat_is_theirs(house: House) -> None:
    """Neither in the data of whoever took the seat over, nor gone with that account."""
    ann, bo = somebody(house), somebody(house)
    seats = [{"kind": "here", "name": ann.me["name"]}, {"kind": "bot", "bot": "random"}]
    table = f"/api/tables/{ann.post('/api/tables', {'game': WORKSHOP, 'seats': seats})['table']['id']}"
    ann.post(f"{table}/chat", {"text": "said by Ann"}, "account:0")
    ann.post(f"{table}/leave", {"give": True}, "account:0")
    bo.post(f"{table}/seats/0", {"name": "x"})
    bo.post(f"{table}/chat", {"text": "said by Bo"}, "account:0")
    for one, said in ((ann, "said by Ann"), (bo, "said by Bo")):
        bundle = zipfile.ZipFile(io.BytesIO(one.raw("GET", "/api/me/data").content))
        assert [line["text"] for line in json.loads(bundle.read("chat.json"))] == [said]
    bo.post("/api/me/delete", {"name": bo.me["name"]})
    assert [line["text"] for line in house.get(f"{table}/chat")["chat"]] == ["said by Ann"]


def test_ones_data_hold_everything_that_is_kept_and_no_secret(house: House) -> None:
    ann, bo = somebody(house), somebody(house)
    table = house.table("here", "random", visitors=True)["table"]["id"]
    ann.post(f"/api/me/notes/{table}", {"text": "a note of mine"})
    ann.post(f"/api/tables/{table}/chat", {"text": "as a visitor"})
    ann.post(f"/api/people/{bo.me['id']}/block", {})
    ann.post(f"/api/people/{bo.me['id']}/report", {"text": "what I told"})
    made = ann.post("/api/me/channels", {"kind": "hook", "address": "https://example.org/secret-path"})["channels"][0]
    wish = {"title": "My cup", "kind": "swiss", "game": LATE, "size": 3}
    cup = ann.post("/api/tournaments", wish)["id"]
    ann.post(f"/api/tournaments/{cup}/join")
    ann.post("/api/leagues", {**wish, "title": "My league"})
    bundle = zipfile.ZipFile(io.BytesIO(ann.raw("GET", "/api/me/data").content))
    parts = {name: json.loads(bundle.read(name)) for name in bundle.namelist() if name.endswith(".json")}
    named = {line.split()[0] for line in bundle.read("README.txt").decode().splitlines() if ".json " in line}
    assert set(parts) == named, "the page that explains it names every part"
    assert parts["notes.json"][0]["text"] == "a note of mine" and parts["chat.json"][0]["text"] == "as a visitor"
    assert parts["people.json"]["blocked"][0]["id"] == bo.me["id"] and parts["people.json"]["reported"][0]["text"] == "what I told"
    assert [one["title"] for one in parts["tournaments.json"]["joined"]] == ["My cup"]
    assert {one["title"] for one in parts["tournaments.json"]["made"]} >= {"My cup"} and parts["tournaments.json"]["leagues"][0]["title"] == "My league"
    assert parts["ratings.json"] == [] and parts["notices.json"]["ways"][0]["address"] == "example.org"
    whole = b"".join(bundle.read(name) for name in bundle.namelist()).decode()
    assert made["secret"] not in whole and "secret-path" not in whole and ann.key not in whole
