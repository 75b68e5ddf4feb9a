"""Your turn: told once, in time, by whom and to whom one wants, and never to an address inside."""

import asyncio
import hashlib
import hmac
import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import insert, select

from roundhouse.server import channels, company, mailing, outbox, schema, telling
from roundhouse.server.outward import Inside, Outward, Public, is_public
from roundhouse.server.store import Store
from roundhouse.server.store import Taken as AlreadyThere

from .browser import Browser, fresh
from .ears import Ear, Postbox
from .house import PATIENCE, House
from .services import fresh_database
from .test_ratings import laid, written


def until(claim: Any, what: str = "") -> Any:
    """Wait for something to become true."""
    end = time.monotonic() + PATIENCE / 2
    while time.monotonic() < end:
        found = claim()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"it did not happen: {what}")


def text_of(letter: Any) -> str:
    return str(letter.get_payload(decode=True).decode())


@pytest.fixture(scope="module")
def postbox() -> Iterator[Postbox]:
    one = Postbox()
    yield one
    one.controller.stop()


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, ear: Ear, postbox: Postbox) -> Iterator[House]:
    """A server that may tell people things."""
    env = {
        "ROUNDHOUSE_INSIDE": f"127.0.0.1:{ear.port}",
        "ROUNDHOUSE_SMTP": f"smtp://127.0.0.1:{postbox.controller.port}",
        "ROUNDHOUSE_MAIL_FROM": "Roundhouse <rh@example.org>",
        "ROUNDHOUSE_PUBLIC": "http://play.example.org",
    }
    with House(tmp_path_factory.mktemp("told"), **env) as house:
        yield house


def somebody(house: House, language: str = "en") -> Browser:
    browser = Browser(house)
    browser.claim()
    browser.post("/api/me/settings", {"language": language})
    browser.post("/api/me/notices", {"quiet": 0})
    return browser


def table_of(one: Browser, two: Browser) -> str:
    """A table at which two people play, and the first has to move."""
    seats = [{"kind": "here", "name": one.me["name"]}, {"kind": "open"}, {"kind": "open"}]
    table = str(one.post("/api/tables", {"game": "last_train_to_wensleydale", "seats": seats, "start": "host"})["table"]["id"])
    two.post(f"/api/tables/{table}/seats/1", {"name": "x"})
    one.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"}, "account:host")
    return table


def played(browser: Browser, table: str, seat: int) -> bool:
    """The first legal move, as often as it is that seat's turn."""
    moved = False
    while (state := browser.get(f"/api/tables/{table}/state", f"account:{seat}"))["turn"]:
        answer = browser.raw("POST", f"/api/tables/{table}/moves", {"move": state["moves"][0]["move"], "at": state["at"]}, f"account:{seat}")
        assert answer.status_code in (200, 409)
        moved = True
    return moved


def test_a_webhook_is_told_once_for_each_turn_signed_and_in_the_language_of_the_person(told: House, ear: Ear) -> None:
    ann, bo = somebody(told, "it"), somebody(told)
    for browser, path in ((ann, "/ann"), (bo, "/bo")):
        made = browser.post("/api/me/channels", {"kind": "hook", "address": ear.url(path)})["channels"][0]
        assert made["secret"] and browser.get("/api/me/notices")["channels"][0]["secret"] is None, "shown once"
        if path == "/ann":
            secret = made["secret"]
    table = table_of(ann, bo)
    ann.post(f"/api/tables/{table}/start", {}, "account:host")
    until(lambda: ear.at("/ann") and ear.at("/bo"), "both are told that it has begun, or that it is their turn")
    for _ in range(2):
        heard = len(ear.heard)
        until(lambda: played(ann, table, 0) or played(bo, table, 1), "somebody's turn")
        until(lambda heard=heard: len(ear.heard) > heard, "whoever is next is told")
    time.sleep(1.5)  # two looks of the teller: nothing is told twice
    ids = [headers["x-roundhouse-id"] for path in ("/ann", "/bo") for _, headers, _ in ear.at(path)]
    assert len(ids) == len(set(ids))
    _, headers, body = ear.at("/ann")[0]
    said = json.loads(body)
    assert said["table"] == table and said["person"] == ann.me["name"] and said["url"] == f"http://play.example.org/table/{table}"
    assert "tocca a te" in said["title"].lower() or "cominciat" in said["title"].lower()
    moment, mark = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", headers["x-roundhouse-signature"]).groups()
    assert hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest() == mark


def test_shapes_for_discord_and_slack_and_a_trial(told: House, ear: Ear) -> None:
    ann = somebody(told)
    for kind, field in (("discord", "content"), ("slack", "text")):
        made = next(one for one in ann.post("/api/me/channels", {"kind": kind, "address": ear.url(f"/{kind}")})["channels"] if one["kind"] == kind)
        assert ann.post(f"/api/me/channels/{made['id']}/try") == {"done": True, "text": ""}
        assert field in json.loads(ear.at(f"/{kind}")[0][2]) and "x-roundhouse-signature" not in ear.at(f"/{kind}")[0][1]
    ear.status["/slack"] = [500]
    assert ann.post(f"/api/me/channels/{made['id']}/try")["done"] is False
    ann.post(f"/api/me/channels/{made['id']}/drop")
    assert [one["kind"] for one in ann.get("/api/me/notices")["channels"]] == ["discord"]
    assert somebody(told).post(f"/api/me/channels/{ann.get('/api/me/notices')['channels'][0]['id']}/drop", {}, status=404), "not by others"


def test_a_browser_is_told_by_web_push_that_it_alone_can_read(told: House, ear: Ear) -> None:
    ann, bo = somebody(told), somebody(told)
    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"
    keys = {"p256dh": _base64(public), "auth": _base64(auth)}
    ann.post("/api/me/channels", {"kind": "push", "address": ear.url("/push"), "keys": keys})
    ear.status["/push"] = [503]  # it is tried again
    table = table_of(ann, bo)
    ann.post(f"/api/tables/{table}/start", {}, "account:host")
    until(lambda: ear.at("/push"), "the push service is told")
    _, headers, body = ear.at("/push")[0]
    said = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
    assert said["url"] == f"/table/{table}" and said["tag"] == table
    assert headers["content-encoding"] == "aes128gcm" and headers["ttl"] and headers["topic"]
    assert Vapid02.verify(headers["authorization"])
    assert _base64(_point(headers["authorization"])) == ann.get("/api/me/notices")["push"]


def _base64(data: bytes) -> str:
    import base64

    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _point(authorization: str) -> bytes:
    import base64

    text = authorization.partition("k=")[2]
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_an_address_is_confirmed_told_and_left_by_one_click(told: House, postbox: Postbox) -> None:
    ann, bo = somebody(told, "fr"), somebody(told)
    address = f"{fresh().replace(' ', '')}@example.org"
    assert ann.post("/api/me/mail", {"address": address}) == {"sent": True}
    letter = until(lambda: [one for to, one in postbox.letters if to == address], "the letter")[0]
    code = re.search(r"http://play\.example\.org/come/(\S+)", text_of(letter)).group(1)
    assert ann.post("/api/me/mail/come", {"code": code})["account"]["mail"] == address
    assert ann.post("/api/me/mail/come", {"code": code}, status=401), "once"
    for _ in range(2):
        table = table_of(ann, bo)
        ann.post(f"/api/tables/{table}/start", {}, "account:host")
    found = until(lambda: [one for to, one in postbox.letters if to == address][1:], "being told")
    until(lambda: sum(text_of(one).count("/table/") for to, one in postbox.letters if to == address) >= 2, "both tables")
    assert "Bonjour" in text_of(found[0]) and found[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    leave = found[0]["List-Unsubscribe"].strip("<>").replace("http://play.example.org", told.url)
    done = httpx.post(leave, data={"List-Unsubscribe": "One-Click"}, trust_env=False)
    assert done.json() == {"done": True} and ann.get("/api/me/notices")["channels"] == []
    assert httpx.post(leave[:-3] + "xxx", trust_env=False).json() == {"done": True}, "it tells nobody what there is"
    shown = re.search(r"http://play\.example\.org(/unsubscribe/\S+)", text_of(found[0])).group(1)
    assert "text/html" in httpx.get(told.url + shown, trust_env=False).headers["content-type"], "the link for people opens a page"


def test_signing_in_and_claiming_by_a_link_tells_nobody_who_is_there(told: House, postbox: Postbox) -> None:
    guest, address, name = Browser(told), f"{fresh().replace(' ', '')}@example.org", fresh()
    guest.post("/api/me/mail", {"address": address, "name": name})
    letter = until(lambda: [one for to, one in postbox.letters if to == address], "the letter")[0]
    assert guest.me is None
    code = re.search(r"/come/(\S+)", text_of(letter)).group(1)
    assert guest.post("/api/me/mail/come", {"code": code})["account"]["name"] == name
    other, count = Browser(told), len(postbox.letters)
    known = other.raw("POST", "/api/me/mail", {"address": address})
    nobody = other.raw("POST", "/api/me/mail", {"address": f"x{address}"})
    assert (known.status_code, known.content) == (nobody.status_code, nobody.content)
    until(lambda: len(postbox.letters) == count + 1, "one letter, to whom there is")
    code = re.search(r"/come/(\S+)", text_of(postbox.letters[-1][1])).group(1)
    assert other.post("/api/me/mail/come", {"code": code})["account"]["name"] == name
    assert Browser(told).post("/api/me/mail/come", {"code": "a" * 43}, status=401)


def test_asking_for_a_link_takes_as_long_whether_or_not_there_is_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enumeration of e-mail addresses by timing: nothing is looked up before the answer."""
    later: list[Any] = []

    class Desk:
        class settings:  # noqa: N801
            mail = object()

        store = None  # whoever looked would fail

    desk: Any = Desk()
    desk.later = later.append
    asyncio.run(mailing.send(desk, None, "ann@example.org", "", {}, "en"))
    assert len(later) == 1
    later[0].close()


def test_a_server_without_mail_says_so_and_offers_none(house: House) -> None:
    assert Browser(house).get("/api/me/mail") == {"able": False}
    assert "sends no e-mail" in Browser(house).post("/api/me/mail", {"address": "a@example.org"}, status=409)["error"]["text"]


# Addresses inside

INNER = ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1"]
INNER += [
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "fe80::1%eth0",
]


@pytest.mark.parametrize("address", INNER)
def test_an_inner_address_is_known(address: str) -> None:
    assert not is_public(address)


def test_a_public_address_is_known() -> None:
    assert is_public("93.184.216.34") and is_public("2606:2800:220:1:248:1893:25c8:1946")


def test_a_webhook_to_an_inner_address_is_refused_by_number_and_by_name(house: House, ear: Ear) -> None:
    """A webhook to an inner address (SSRF)."""
    ann = Browser(house)
    ann.claim()
    for wrong in (
        f"https://127.0.0.1:{ear.port}/",
        f"https://[::1]:{ear.port}/",
        "https://169.254.169.254/latest",
        "http://example.org/",
        "https://user:pw@example.org/",
        "ftp://example.org/x",
    ):
        assert ann.post("/api/me/channels", {"kind": "hook", "address": wrong}, status=400), wrong
    made = ann.post("/api/me/channels", {"kind": "hook", "address": f"https://localhost:{ear.port}/inside"})["channels"][0]
    assert "not a public address" in ann.post(f"/api/me/channels/{made['id']}/try")["text"]
    assert not ear.at("/inside")


def test_a_name_is_looked_up_once_so_that_a_second_answer_helps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the name is public when it is looked at, and inner when it is asked for again."""
    asked: list[str] = []
    reached: list[str] = []

    async def scenario() -> None:
        loop = asyncio.get_running_loop()

        async def lookup(host: str, port: int, **_: Any) -> Any:
            asked.append(host)
            address = "93.184.216.34" if len(asked) == 1 else "127.0.0.1"
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

        async def connect(host: str, port: int, **_: Any) -> Any:
            reached.append(host)
            raise OSError("nobody there")

        monkeypatch.setattr(loop, "getaddrinfo", lookup)
        backend = Public()
        monkeypatch.setattr(backend._real, "connect_tcp", connect)
        with pytest.raises(OSError, match="nobody there"):
            await backend.connect_tcp("rebind.example", 443)
        with pytest.raises(Inside):
            await backend.connect_tcp("rebind.example", 443)

    asyncio.run(scenario())
    assert reached == ["93.184.216.34"]


def test_a_redirect_is_not_followed(ear: Ear) -> None:
    """SSRF by a redirect."""
    ear.status["/away"] = [307]

    async def scenario() -> int:
        return await Outward([f"127.0.0.1:{ear.port}"]).post(ear.url("/away"), b"{}", {})

    assert asyncio.run(scenario()) == 307 and not ear.at("/moved")


# The outbox itself

NOON = 1_800_000_000_000


async def laid_out(store: Store, quiet: int = 1000, kind: str = "hook") -> None:
    """An account with a channel, and a table that it plays at."""
    await store.open()
    account = {"id": "ann", "name": "Ann", "look": "ann", "small_look": "ann", "password": "", "settings": "{}", "created": 1, "quiet": quiet}
    channel = {"id": "way", "account": "ann", "kind": kind, "address": "https://example.org/x", "keys": '{"leave":"l"}', "label": "", "created": 1}
    rows = laid(1, 5, ["person:ann", "person:bo"], [1, 2])
    rows[0][1]["status"] = "playing"
    rows[1][1]["account"] = "ann"

    async def work(connection: Any) -> None:
        await connection.execute(insert(schema.accounts).values(**account))
        await connection.execute(insert(company.channels).values(**channel))
        await written(connection, rows)
        if store.sqlite:
            return
        await connection.execute(insert(schema.leases).values(table_id="t0001", owner="me", fence=1))

    await store.write(work)


def line(number: int, seat: int, when: int) -> dict[str, Any]:
    return {"table_id": "t0001", "number": number, "kind": "move", "seat": seat, "move": "m", "ply": number, "who": "person", "time": when}


async def rows_of(store: Store) -> list[Any]:
    async with store.read() as connection:
        return [
            tuple(row)
            for row in await connection.execute(select(company.outbox.c.number, company.outbox.c.fate, company.outbox.c.due).order_by(company.outbox.c.number))
        ]


def through_the_outbox(url: str) -> None:
    """A notice is written with the move or not at all, taken by one process, tried again after a crash, and stale when the turn is over."""

    async def scenario() -> None:
        store = Store(url)
        turn = outbox.News([{"seat": 0, "account": "ann", "kind": "turn"}], [])
        try:
            await laid_out(store)
            await store.append(line(1, 1, NOON), {}, "me", 1, turn)
            assert await rows_of(store) == [(1, "", NOON + 1000)]
            with pytest.raises(AlreadyThere):
                await store.append(line(1, 1, NOON + 1), {}, "me", 1, turn)  # another process wrote that number first
            assert len(await rows_of(store)) == 1, "with the move, or not at all"
            take = lambda me, now: store.write(lambda connection: outbox.take(connection, me, now))  # noqa: E731
            assert await take("one", NOON + 999) == [], "not before the quiet time"
            both = await asyncio.gather(take("one", NOON + 1000), take("two", NOON + 1000))
            assert sorted(len(some) for some in both) == [0, 1], "exactly one process has it"
            me, other = ("one", "two") if both[0] else ("two", "one")
            assert await take(other, NOON + 1000 + outbox.LEASE - 1) == []
            again = await take(other, NOON + 1001 + outbox.LEASE)  # the first one died before it had sent it
            assert [one.id for one in again] == ["t0001-0-1"] and again[0].tries == 2
            await store.write(lambda connection: outbox.finish(connection, again, me, "sent", NOON))  # and woke up too late
            assert (await rows_of(store))[0][1] == ""
            async with store.read() as connection:
                assert await outbox.still_mine(connection, again, me, NOON) == []
            await store.write(lambda connection: outbox.finish(connection, again, other, "sent", NOON))
            assert (await rows_of(store))[0][1] == "sent"
            assert await take("one", NOON * 2) == [], "never twice"
            await store.append(line(2, 0, NOON + 5), {}, "me", 1, outbox.News([], [0]))
            await store.append(line(3, 1, NOON + 6), {}, "me", 1, turn)
            await store.append(line(4, 0, NOON + 7), {}, "me", 1, outbox.News([], [0]))  # in time
            assert [row[:2] for row in await rows_of(store)] == [(1, "sent"), (3, "stale")]
            await store.append(line(5, 1, NOON + 8), {}, "me", 1, turn)
            await store.write(lambda connection: connection.execute(schema.tables.update().values(status="ended")))
            assert await take("one", NOON * 2) == [] and (await rows_of(store))[-1][1] == "stale", "the table is over by another way"
        finally:
            await store.close()

    asyncio.run(scenario())


def test_a_notice_goes_through_the_outbox(tmp_path: Path) -> None:
    through_the_outbox(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")


def test_a_notice_goes_through_the_outbox_of_postgresql(database: str) -> None:
    through_the_outbox(fresh_database(database, "outbox").replace("postgresql://", "postgresql+asyncpg://"))


@contextmanager
def teller(store: Store, answers: list[int]) -> Iterator[telling.Teller]:
    """A teller whose messages are answered so."""

    class Desk:
        class settings:  # noqa: N801
            inside = ()
            public = "https://play.example.org"
            mail = None

        class leases:  # noqa: N801
            me = "me"

    desk = Desk()
    desk.store = store
    one = telling.Teller(desk)

    async def post(address: str, body: bytes, headers: dict[str, str]) -> int:
        return answers.pop(0)

    one.outward.post = post  # type: ignore[method-assign]
    yield one


def test_tries_grow_rarer_and_a_dead_endpoint_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [NOON]
    for module in (telling, channels):
        monkeypatch.setattr(module, "moment", lambda: now[0])

    async def scenario() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        answers = [500, 302, 500, 204, 410]
        try:
            await laid_out(store, quiet=0)
            turn = outbox.News([{"seat": 0, "account": "ann", "kind": "turn"}], [])
            await store.append(line(1, 1, NOON), {}, "me", 1, turn)
            with teller(store, answers) as one:
                waits = []
                for _ in range(4):
                    assert await one.once() == 1
                    due = (await rows_of(store))[0][2]
                    waits.append(due - now[0])
                    assert await one.once() == 0
                    now[0] = max(due, now[0]) + 1
                assert waits[:3] == [30_000, 60_000, 120_000] and (await rows_of(store))[0][1] == "sent"
                await store.append(line(2, 0, now[0]), {}, "me", 1, outbox.News([], [0]))
                await store.append(line(3, 1, now[0]), {}, "me", 1, turn)
                assert await one.once() == 1
            async with store.read() as connection:
                assert await channels.of(connection, "ann") == [], "gone for good: it is dropped, with all that waits for it"
            assert [row[0] for row in await rows_of(store)] == []
        finally:
            await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("hours", "now", "then"),
    [
        ("", "2026-01-10T03:00:00+00:00", "2026-01-10T03:00:00+00:00"),
        ('{"zone":"Europe/Rome","start":1320,"end":480}', "2026-01-10T20:59:00+00:00", "2026-01-10T20:59:00+00:00"),
        ('{"zone":"Europe/Rome","start":1320,"end":480}', "2026-01-10T21:00:00+00:00", "2026-01-11T07:00:00+00:00"),
        ('{"zone":"Europe/Rome","start":1320,"end":480}', "2026-01-10T06:59:00+00:00", "2026-01-10T07:00:00+00:00"),
        ('{"zone":"Europe/Rome","start":1320,"end":480}', "2026-03-28T22:00:00+00:00", "2026-03-29T06:00:00+00:00"),  # summer time begins that night
        ('{"zone":"UTC","start":600,"end":660}', "2026-01-10T10:30:00+00:00", "2026-01-10T11:00:00+00:00"),
        # summer time ends: two o'clock comes twice, and the second time somebody still sleeps until half past
        ('{"zone":"Europe/Rome","start":1320,"end":150}', "2026-10-25T01:15:00+00:00", "2026-10-25T01:30:00+00:00"),
    ],
)
def test_nobody_is_told_anything_in_their_hours_of_peace(hours: str, now: str, then: str) -> None:
    from datetime import datetime

    moments = [int(datetime.fromisoformat(one).timestamp() * 1000) for one in (now, then)]
    assert channels.awake(hours, moments[0]) == moments[1]
