"""Accounts: claiming a name, what opens it and what does not, and the attacks that were thought of."""

import asyncio
import io
import json
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
import websockets
from argon2 import extract_parameters

from roundhouse.server import accounts
from roundhouse.server.problems import Problem
from roundhouse.server.store import Store

from .browser import WORD, Browser, fresh
from .house import PATIENCE, House
from .softkey import Softkey


@pytest.fixture
def ann(house: House) -> Iterator[Browser]:
    """Somebody who has claimed a name."""
    browser = Browser(house)
    browser.claim()
    yield browser
    browser.client.close()


def test_a_guest_is_asked_for_nothing(house: House) -> None:
    guest = Browser(house)
    assert guest.me is None
    made = guest.post("/api/play", {"game": "workshop_of_the_world", "bot": "random"})
    assert guest.get(f"/api/tables/{made['table']['id']}/state", made["tokens"]["0"])["seat"] == 0
    assert not guest.client.cookies


def test_a_name_is_claimed_with_a_password_and_the_cookie_is_for_this_server_alone(house: House) -> None:
    browser = Browser(house)
    answer = browser.raw("POST", "/api/me", {"name": fresh(), "password": WORD, "settings": {"language": "it"}})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie and "Secure" not in cookie
    assert answer.headers["cache-control"] == "no-store"
    about = browser.me
    assert about["password"] is True and about["passkeys"] == [] and about["settings"] == {"language": "it"}
    assert [one["here"] for one in about["sessions"]] == [True]
    assert WORD not in json.dumps(about) and browser.key not in json.dumps(about)


def test_names_that_look_alike_are_one_name_also_for_guests(house: House) -> None:
    name = f"Ivo{uuid4().hex[:8]}"
    Browser(house).claim(name)
    other = Browser(house)
    for same in (name, name.upper(), name.replace("o", "0"), name + "\u200b"):
        assert other.post("/api/me", {"name": same, "password": WORD}, status=409)["error"]["code"] == "state", same
        table = other.post("/api/tables", {"game": "workshop_of_the_world", "seats": [{"kind": "here", "name": "X"}, {"kind": "open"}]})
        refused = other.post(f"/api/tables/{table['table']['id']}/seats/1", {"name": same}, status=409)
        assert "belongs to somebody who signs in" in refused["error"]["text"]
        assert other.post(f"/api/tables/{table['table']['id']}/name", {"name": same}, table["tokens"]["0"], status=409)
        assert other.post("/api/play", {"game": "workshop_of_the_world", "name": same}, status=409)


def test_signing_in_tells_nobody_which_names_there_are(house: House, ann: Browser) -> None:
    """Enumeration of names."""
    name = ann.me["name"]
    other = Browser(house)
    wrong = other.raw("POST", "/api/me/sign-in", {"name": name, "password": "not this one"})
    nobody = other.raw("POST", "/api/me/sign-in", {"name": fresh(), "password": "not this one"})
    assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
    assert wrong.status_code == 401 and not other.client.cookies
    assert other.post("/api/me/sign-in", {"name": name, "password": WORD})["account"]["name"] == name


def test_a_name_that_nobody_has_takes_as_long_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Enumeration of names by timing: one look at a password of equal cost, whoever there is and whatever opens the account."""
    looked: list[Any] = []

    class Counting:
        def verify(self, kept: str, password: str) -> bool:
            looked.append(extract_parameters(kept))
            return accounts.PasswordHasher().verify(kept, password)

        def hash(self, password: str) -> str:
            return accounts.PasswordHasher().hash(password)

    async def scenario() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        await store.open()
        try:
            await accounts.claim(store, "Ann", await accounts.hash_of(WORD), {})
            await accounts.claim(store, "Keys", "", {})  # by a passkey: there is no password
            monkeypatch.setattr(accounts, "_HASHER", Counting())
            for name in ("Ann", "Keys", "Nobody", "No\0body"):
                looked.append(name)
                with pytest.raises(Problem, match="do not fit"):
                    await accounts.signed_in(store, name, "not this one")
        finally:
            await store.close()

    asyncio.run(scenario())
    assert looked[::2] == ["Ann", "Keys", "Nobody", "No\0body"] and len(set(map(str, looked[1::2]))) == 1 and len(looked) == 8


def test_codes_are_not_found_by_trying_and_one_code_opens_once_however_many_use_it_at_once(tmp_path: Path) -> None:
    """Guessing a device code: 31^8 of them, twenty tries at once from an address and then one in six seconds, for ten minutes."""
    with House(tmp_path, ROUNDHOUSE_LIMITS="on", ROUNDHOUSE_PROXIES="127.0.0.1") as house:
        ann, stranger = Browser(house), Browser(house)
        ann.claim()
        code = ann.post("/api/me/device")["code"]
        assert len(code) == 8 and set(code) <= set(accounts.LETTERS) and len(accounts.LETTERS) == 31
        tries: list[int] = []
        while 429 not in tries and len(tries) < 60:
            tries.append(stranger.raw("POST", "/api/me/code", {"code": accounts.readable(8)}, **{"X-Forwarded-For": "203.0.113.5"}).status_code)
        assert tries[:20] == [401] * 20 and tries[-1] == 429
        right = stranger.raw("POST", "/api/me/code", {"code": code}, **{"X-Forwarded-For": "203.0.113.5"})
        assert right.status_code == 429, "who has tried too much is not let in by the right one either"
        for used in (code, ann.post("/api/me/recovery")["codes"][0]):
            devices = [Browser(house) for _ in range(6)]
            with ThreadPoolExecutor(6) as crowd:
                answers = list(
                    crowd.map(
                        lambda at, used=used, devices=devices: devices[at].raw(
                            "POST", "/api/me/code", {"code": used}, **{"X-Forwarded-For": f"198.51.100.{at}"}
                        ),
                        range(6),
                    )
                )
            assert sorted(one.status_code for one in answers) == [200, *[401] * 5]


def test_signed_out_everywhere_while_a_game_is_on_ends_what_other_devices_do_in_it(house: House, ann: Browser) -> None:
    """Two devices at one seat: a stolen one is cut in the middle of the game, and the seat is still the owner's."""
    name = ann.me["name"]
    wish = {"game": "workshop_of_the_world", "seats": [{"kind": "here", "name": name}, {"kind": "bot", "bot": "random"}]}
    table = ann.post("/api/tables", wish)["table"]["id"]
    stolen = Browser(house)
    stolen.post("/api/me/sign-in", {"name": name, "password": WORD})

    async def scenario() -> int:
        headers = {"Cookie": f"roundhouse={stolen.key}"}
        async with websockets.connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket", additional_headers=headers, open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": ["account:0"]}))
            while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] != "state":
                continue
            await asyncio.to_thread(ann.post, "/api/me/sign-out", {"everywhere": True})
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await asyncio.wait_for(socket.recv(), PATIENCE)
            return int(socket.close_code or 0)

    assert asyncio.run(scenario())
    state = {"move": "pass", "at": "0"}
    assert stolen.post(f"/api/tables/{table}/moves", state, "account:0", status=401) and stolen.get(f"/api/tables/{table}/state", "account:0", status=401)
    ann.post("/api/me/sign-in", {"name": name, "password": WORD})
    assert ann.get(f"/api/tables/{table}/state", "account:0")["seat"] == 0


def test_nobody_takes_a_name_that_looks_like_anothers_by_renaming(house: House, ann: Browser) -> None:
    """Impersonation by a new name: letters of other alphabets, capitals, what shows nothing."""
    name = f"Pavo{uuid4().hex[:8]}"
    Browser(house).claim(name)
    for same in (name.upper(), name.replace("a", "\u0430"), name.replace("o", "0"), f"{name}\u200d", name.replace("P", "\u03a1")):
        answer = ann.raw("POST", "/api/me/name", {"name": same})
        assert answer.status_code in (409, 422), same
    before = ann.me["name"]
    assert ann.post("/api/me/name", {"name": before.upper()})["account"]["name"] == before.upper(), "one's own name in another form is free"


def test_a_session_is_new_at_every_sign_in_and_one_put_there_by_somebody_else_is_worth_nothing(house: House, ann: Browser) -> None:
    """Session fixation."""
    name, before = ann.me["name"], ann.key
    victim = Browser(house)
    victim.client.cookies.set("roundhouse", before, "127.0.0.1", "/")  # fixation: the attacker's own session is put into the victim's browser
    victim.post("/api/me/sign-in", {"name": name, "password": WORD})
    assert victim.key != before
    assert ann.me is None  # and what was put there has ended
    made_up = Browser(house)
    made_up.client.cookies.set("roundhouse", "a" * 43, "127.0.0.1", "/")
    assert made_up.me is None


def test_a_page_of_another_site_can_do_nothing(house: House, ann: Browser) -> None:
    """Cross-site request forgery (CSRF)."""
    for path in ("/api/me/sign-out", "/api/me/delete", "/api/me/settings", "/api/me/passkeys/new", "/api/me/name"):
        answer = ann.raw("POST", path, {}, Origin="https://elsewhere.example")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden"), path
    assert ann.me is not None


def test_tries_are_counted_by_address_and_by_name(tmp_path: Path) -> None:
    """Credential stuffing."""
    with House(tmp_path, ROUNDHOUSE_LIMITS="on", ROUNDHOUSE_PROXIES="127.0.0.1") as house:
        ann, stranger = Browser(house), Browser(house)
        name = ann.claim()["name"]
        stuffing = [
            stranger.raw("POST", "/api/me/sign-in", {"name": name, "password": f"guess {n}"}, **{"X-Forwarded-For": f"203.0.113.{n}"}) for n in range(12)
        ]
        assert [one.status_code for one in stuffing[:10]] == [401] * 10
        assert {one.status_code for one in stuffing[10:]} == {429} and int(stuffing[-1].headers["retry-after"]) > 0
        home = ann.raw("POST", "/api/me/sign-in", {"name": name, "password": WORD}, **{"X-Forwarded-For": "203.0.113.77"})
        assert home.status_code == 200, "whoever tries a name again and again does not keep its owner out of a browser that is known"
        other = stranger.raw("POST", "/api/me/sign-in", {"name": name, "password": WORD}, **{"X-Forwarded-For": "203.0.113.78"})
        assert other.status_code == 429, "nor is anybody else let in by trying"
        thief = Browser(house)
        thief.claim()
        assert thief.raw("POST", "/api/me/sign-in", {"name": name, "password": "guess"}, **{"X-Forwarded-For": "203.0.113.79"}).status_code == 429
        spraying: list[int] = []
        while 429 not in spraying and len(spraying) < 80:  # on a busy machine a few more are allowed meanwhile
            spraying.append(
                stranger.raw("POST", "/api/me/sign-in", {"name": fresh(), "password": "guess one"}, **{"X-Forwarded-For": "203.0.113.99"}).status_code
            )
        assert spraying[:20] == [401] * 20 and 429 in spraying[20:]


def test_passkeys_claim_a_name_sign_in_and_are_answered_once(house: House) -> None:
    """A replayed answer of a passkey."""
    browser = Browser(house)
    key = Softkey(house.url)
    name = fresh()
    asked = browser.post("/api/me/passkeys/new", {"name": name})
    made = {"ceremony": asked["ceremony"], "credential": key.made(asked["options"]), "label": "laptop"}
    about = browser.post("/api/me/passkeys", made)["account"]
    assert about["name"] == name and not about["password"] and [one["label"] for one in about["passkeys"]] == ["laptop"]
    assert Browser(house).post("/api/me/passkeys", made, status=401)

    other = Browser(house)
    asked = other.post("/api/me/passkeys/ask")
    signed = {"ceremony": asked["ceremony"], "credential": key.used(asked["options"])}
    assert other.post("/api/me/passkeys/answer", signed)["account"]["name"] == name
    assert Browser(house).post("/api/me/passkeys/answer", signed, status=401)["error"]["code"] == "token"  # the same answer again

    again = other.post("/api/me/passkeys/ask")
    old = {"ceremony": again["ceremony"], "credential": signed["credential"]}  # the answer to another question
    assert Browser(house).post("/api/me/passkeys/answer", old, status=401)
    key.count -= 1
    copied = other.post("/api/me/passkeys/ask")  # a copied key counts no further than the true one
    assert Browser(house).post("/api/me/passkeys/answer", {"ceremony": copied["ceremony"], "credential": key.used(copied["options"])}, status=401)


def test_a_passkey_of_another_site_or_key_opens_nothing(house: House) -> None:
    key = Softkey(house.url)
    browser = Browser(house)
    asked = browser.post("/api/me/passkeys/new", {"name": fresh()})
    browser.post("/api/me/passkeys", {"ceremony": asked["ceremony"], "credential": key.made(asked["options"])})
    for spoil in ("origin", "key", "id", "nonsense"):
        other = Browser(house)
        asked = other.post("/api/me/passkeys/ask")
        thief = Softkey("https://elsewhere.example" if spoil == "origin" else house.url)
        thief.id, thief.key, thief.count = (key.id, key.key, 50) if spoil == "origin" else (key.id if spoil == "key" else thief.id, thief.key, 50)
        credential = {"id": 7} if spoil == "nonsense" else thief.used(asked["options"])
        answer = other.post("/api/me/passkeys/answer", {"ceremony": asked["ceremony"], "credential": credential}, status=401)
        assert answer["error"]["code"] == "token" and other.me is None, spoil


def test_several_passkeys_and_the_last_one_stays(house: House) -> None:
    browser, first, second = Browser(house), Softkey(house.url), Softkey(house.url)
    asked = browser.post("/api/me/passkeys/new", {"name": fresh()})
    browser.post("/api/me/passkeys", {"ceremony": asked["ceremony"], "credential": first.made(asked["options"])})
    asked = browser.post("/api/me/passkeys/new")
    assert asked["options"]["excludeCredentials"]
    stolen = {"ceremony": asked["ceremony"], "credential": second.made(asked["options"])}
    assert Browser(house).post("/api/me/passkeys", stolen, status=401)  # somebody else cannot add a key to my account
    asked = browser.post("/api/me/passkeys/new")
    about = browser.post("/api/me/passkeys", {"ceremony": asked["ceremony"], "credential": second.made(asked["options"])})["account"]
    assert len(about["passkeys"]) == 2
    about = browser.post(f"/api/me/passkeys/{about['passkeys'][0]['id']}/drop")["account"]
    assert len(about["passkeys"]) == 1
    assert browser.post(f"/api/me/passkeys/{about['passkeys'][0]['id']}/drop", status=409)["error"]["code"] == "state"
    assert browser.post("/api/me/passkeys/nothing/drop", status=404)


def test_codes_for_a_device_and_for_recovery_are_used_once(house: House, ann: Browser) -> None:
    name = ann.me["name"]
    before = ann.post("/api/me/device")["code"]
    code = ann.post("/api/me/device")["code"]
    assert Browser(house).post("/api/me/code", {"code": before}, status=401)  # one at a time
    phone = Browser(house)
    assert phone.post("/api/me/code", {"code": f" {code[:4].lower()}-{code[4:]} "})["account"]["name"] == name
    assert Browser(house).post("/api/me/code", {"code": code}, status=401)
    old = ann.post("/api/me/recovery")["codes"]
    codes = ann.post("/api/me/recovery")["codes"]
    assert ann.me["codes"] == 10
    assert Browser(house).post("/api/me/code", {"code": old[0]}, status=401)
    assert Browser(house).post("/api/me/code", {"code": codes[3]})["account"]["codes"] == 9
    assert Browser(house).post("/api/me/code", {"code": codes[3]}, status=401)


def test_signing_out_everywhere_and_a_new_password_end_all_sessions(house: House, ann: Browser) -> None:
    name = ann.me["name"]
    phone = Browser(house)
    phone.post("/api/me/sign-in", {"name": name, "password": WORD})
    assert ann.post("/api/me/password", {"password": "another word", "old": "wrong"}, status=401)
    ann.post("/api/me/password", {"password": "another word", "old": WORD})
    assert ann.me is not None and phone.me is None
    assert phone.post("/api/me/sign-in", {"name": name, "password": WORD}, status=401)
    phone.post("/api/me/sign-in", {"name": name, "password": "another word"})
    ann.post("/api/me/sign-out", {"everywhere": True})
    assert ann.me is None and phone.me is None


def test_the_tables_of_a_guest_come_along_and_then_their_link_alone_opens_nothing(house: House) -> None:
    """A stolen link of a seat, after the seat was claimed."""
    browser = Browser(house)
    made = browser.post("/api/tables", {"game": "workshop_of_the_world", "seats": [{"kind": "here", "name": "Zoe Q"}, {"kind": "open"}]})
    table, seat, host = made["table"]["id"], made["tokens"]["0"], made["host"]
    assert browser.post(f"/api/tables/{table}/claim", token=seat, status=401)  # a guest has nothing to claim it for
    browser.claim()
    assert browser.post(f"/api/tables/{table}/claim", token="made up", status=401)
    browser.post(f"/api/tables/{table}/claim", token=seat)
    browser.post(f"/api/tables/{table}/claim", token=host)
    thief = Browser(house)
    thief.claim()
    for whoever in (Browser(house), thief):
        for token in (seat, "account:0"):
            assert whoever.get(f"/api/tables/{table}/state", token, status=401)
            assert whoever.post(f"/api/tables/{table}/leave", token=token, status=401)
        for token in (host, "account:host", "account:0", "account:99", "account:", "account:-1"):
            assert whoever.post(f"/api/tables/{table}/close", token=token, status=403)
    assert thief.post(f"/api/tables/{table}/claim", token=seat, status=401)
    mine = browser.get("/api/me/tables")["tables"]
    assert {(one["seat"], one["host"]) for one in mine if one["table"]["id"] == table} == {(0, False), (None, True)}
    assert browser.get(f"/api/tables/{table}/state", "account:0")["seat"] == 0
    assert browser.post(f"/api/tables/{table}/close", token="account:host")["status"] == "closed"


def test_a_seat_of_an_account_is_played_on_another_device_by_socket(house: House, ann: Browser) -> None:
    name = ann.me["name"]
    made = ann.post("/api/tables", {"game": "workshop_of_the_world", "seats": [{"kind": "here", "name": name}, {"kind": "bot", "bot": "random"}]})
    assert made["tokens"] == {"0": "account:0"} and made["host"] == "account:host"
    assert made["table"]["seats"][0]["account"] == ann.me["id"]
    phone = Browser(house)
    phone.post("/api/me/code", {"code": ann.post("/api/me/device")["code"]})
    address = f"ws://127.0.0.1:{house.port}/api/tables/{made['table']['id']}/socket"

    async def greet(cookie: str) -> str:
        headers = {"Cookie": f"roundhouse={cookie}"} if cookie else {}
        async with websockets.connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": ["account:0"]}))
            try:
                while True:
                    heard = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                    if heard["type"] == "state":
                        return str(heard["seat"])
            except websockets.ConnectionClosed as closed:
                return str(closed.rcvd.code if closed.rcvd else closed)

    assert asyncio.run(greet(phone.key)) == "0"
    stranger = Browser(house)
    stranger.claim()
    assert [asyncio.run(greet(key)) for key in ("", "x" * 43, stranger.key)] == ["4401"] * 3


def test_nobody_sits_twice_at_a_table_nor_under_another_name(house: House, ann: Browser) -> None:
    host = Browser(house)
    table = host.post("/api/tables", {"game": "workshop_of_the_world", "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]})["table"]["id"]
    taken = ann.post(f"/api/tables/{table}/seats/0", {"name": "Somebody"})
    assert taken["token"] == "account:0" and taken["table"]["seats"][0]["name"] == ann.me["name"]
    assert "already" in ann.post(f"/api/tables/{table}/seats/1", {"name": "Two"}, status=409)["error"]["text"]


def finished(browser: Browser, name: str, public: bool) -> str:
    """A game that browser has played to its end: the bot in its seat decides."""
    seats = [{"kind": "here", "name": name}, {"kind": "bot", "bot": "random"}]
    made = browser.post("/api/tables", {"game": "workshop_of_the_world", "public": public, "seats": seats})
    table = made["table"]["id"]
    browser.post(f"/api/tables/{table}/leave", {"bot": "random"}, made["tokens"]["0"])
    end = time.monotonic() + PATIENCE
    while browser.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    return str(table)


def test_a_persons_page_shows_public_games_and_to_themselves_all(house: House, ann: Browser) -> None:
    about = ann.me
    public, private = finished(ann, about["name"], True), finished(ann, about["name"], False)
    page = Browser(house).get(f"/api/people/{about['id']}")
    assert (page["name"], page["me"], [one["table"] for one in page["games"]]) == (about["name"], False, [public])
    game = page["games"][0]
    assert game["place"] in (1, 2) and game["score"] == game["seats"][0]["score"] and len(game["seats"]) == 2
    assert page["tally"] == [{"game": "workshop_of_the_world", "games": 1, "wins": int(game["place"] == 1), "score": float(game["score"])}]
    own = ann.get(f"/api/people/{about['id']}")
    assert own["me"] and [one["table"] for one in own["games"]] == [private, public]
    assert Browser(house).get("/api/people/nobody", status=404)

    bundle = zipfile.ZipFile(io.BytesIO(ann.client.get(f"{house.url}/api/me/data").content))
    names = bundle.namelist()
    assert {"account.json", "tables.json", "games.json", "chat.json", "README.txt"} <= set(names)
    assert sum(name.startswith("records/") for name in names) == 2
    everything = b"".join(bundle.read(name) for name in names).decode()
    assert WORD not in everything and ann.key not in everything and "argon2" not in everything
    assert Browser(house).client.get(f"{house.url}/api/me/data").status_code == 401


def test_whoever_deletes_the_account_leaves_a_former_player(house: House, ann: Browser) -> None:
    about = ann.me
    over = finished(ann, about["name"], True)
    open_table = Browser(house).post("/api/tables", {"game": "workshop_of_the_world", "seats": [{"kind": "open"}, {"kind": "open"}]})["table"]["id"]
    ann.post(f"/api/tables/{open_table}/seats/0", {"name": "x"})
    ann.post(f"/api/tables/{over}/chat", {"text": "well played"}, "account:0")
    assert ann.post("/api/me/delete", {"name": "not me"}, status=400)
    assert ann.post("/api/me/delete", {"name": about["name"]})["account"] is None
    assert ann.me is None
    assert Browser(house).get(f"/api/people/{about['id']}", status=404)
    seats = Browser(house).get(f"/api/tables/{over}")["seats"]
    assert (seats[0]["name"], seats[0]["account"]) == ("Former player 1", None)
    assert Browser(house).get(f"/api/tables/{open_table}")["seats"][0]["kind"] == "open"
    assert Browser(house).get(f"/api/tables/{over}/chat")["chat"] == []
    assert Browser(house).claim(about["name"])["name"] == about["name"]  # the name is free again


def test_settings_follow_the_account(house: House, ann: Browser) -> None:
    ann.post("/api/me/settings", {"language": "fr", "volume": 0.5})
    ann.post("/api/me/settings", {"sound": True})
    phone = Browser(house)
    settings = phone.post("/api/me/sign-in", {"name": ann.me["name"], "password": WORD})["account"]["settings"]
    assert settings == {"language": "fr", "volume": 0.5, "sound": True}
    assert ann.post("/api/me/settings", {"volume": 3}, status=422)
    assert ann.post("/api/me/settings", {"unknown": 1}, status=422)


def test_settings_that_are_said_at_the_same_time_are_all_kept(house: House, ann: Browser) -> None:
    for number in range(3):
        wanted = {"sound": number % 2 == 0, "pace": ("calm", "once", "brisk")[number], "theme": ("dark", "light", "dark")[number], "volume": number / 4}
        with ThreadPoolExecutor(len(wanted)) as hands:
            list(hands.map(lambda one: ann.post("/api/me/settings", dict([one])), wanted.items()))
        assert ann.me["settings"] == wanted


def test_another_name_is_taken_only_if_it_is_free(house: House, ann: Browser) -> None:
    other = Browser(house).claim()
    assert ann.post("/api/me/name", {"name": other["name"].upper()}, status=409)
    name = fresh()
    assert ann.post("/api/me/name", {"name": name})["account"]["name"] == name
    assert Browser(house).post("/api/me/sign-in", {"name": name, "password": WORD})


@pytest.mark.parametrize(
    "path, body",
    [
        ("/api/me", {"name": "x", "password": "short"}),
        ("/api/me", {"name": "", "password": WORD}),
        ("/api/me", {"name": "a\u0000b", "password": WORD}),
        ("/api/me/sign-in", {"name": 7, "password": True}),
        ("/api/me/sign-in", {"name": "a\u0000b", "password": WORD}),
        ("/api/me/code", {"code": "abcd\u0000efgh"}),
        ("/api/me/passkeys/answer", {"ceremony": "x\u0000", "credential": {}}),
        ("/api/me/code", {"code": ""}),
        ("/api/me/passkeys/answer", {"ceremony": "x", "credential": []}),
        ("/api/me/passkeys/new", {"name": "z" * 25}),
    ],
)
def test_nonsense_is_an_error_not_a_fault(house: House, path: str, body: dict[str, Any]) -> None:
    assert Browser(house).raw("POST", path, body).status_code in (400, 422)


NOTHING = "a\0b"  # which PostgreSQL cannot even be asked for


def test_signs_that_no_database_knows_open_nothing(twins: tuple[House, House]) -> None:
    for house in twins:
        browser = Browser(house)
        assert browser.raw("POST", "/api/me/sign-in", {"name": NOTHING, "password": WORD}).status_code in (401, 422)
        for name in (NOTHING, "\ud800", 7, None, ["x"], "x" * 5000):
            ceremony = browser.post("/api/me/passkeys/ask")["ceremony"]
            body = json.dumps({"ceremony": ceremony, "credential": {"id": name}})
            headers = {"Origin": house.url, "Content-Type": "application/json"}
            assert browser.client.post(f"{house.url}/api/me/passkeys/answer", content=body, headers=headers).status_code == 401


def test_a_passkey_whose_name_is_too_long_is_refused(twins: tuple[House, House]) -> None:
    house = twins[0]
    browser, key = Browser(house), Softkey(house.url)
    key.id = b"i" * 600
    asked = browser.post("/api/me/passkeys/new", {"name": fresh()})
    made = {"ceremony": asked["ceremony"], "credential": key.made(asked["options"]), "label": ""}
    assert "too long" in browser.post("/api/me/passkeys", made, status=401)["error"]["text"]
