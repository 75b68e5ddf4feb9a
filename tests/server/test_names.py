"""Names: what can be seen is what counts. And who may talk at a table."""

import asyncio
from pathlib import Path

import pytest

from roundhouse.server.limits import SEATED, VISITOR, VISITORS, Talk
from roundhouse.server.names import alike, proper
from roundhouse.server.problems import Problem

from .house import GAME, House, Player


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   Bo ", "Ann Bo"),
        ("Ann\u200b", "Ann"),
        ("\u202eAnn", "Ann"),
        ("A\u00adn\ufe0fn", "Ann"),
        ("\uff21nn", "Ann"),
        ("Zo\u00eb", "Zo\u00eb"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("\u674e\u96f7", "\u674e\u96f7"),
        ("Ken \u30b8", "Ken \u30b8"),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_a_name_is_kept_as_it_is_seen(text: str, name: str) -> None:
    assert proper(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u200b",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\u0301",
        "\u0410nn",
        "An\u043e",
        "Ann\x00",
        "\ue000Ann",
        "\ud800",
        "Z\u0300\u0301\u0302",
        "\ufdfa\ufdfa",
    ],
)
def test_a_name_that_shows_nothing_or_something_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"blank|alphabets|not text|accents|characters"):
        proper(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Ann", "\u0410\u043f\u043f"), ("Coco", "\u0421\u043e\u0441\u043e"), ("lan", "Ian"), ("Modern", "Modem"), ("B0b", "Bob"), ("P1", "Pl")],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    same = (one, other) != ("Ann", "\u0410\u043f\u043f")  # the Cyrillic p is no n
    assert alike(one, ["x", other]) is same and alike(other, [one]) is same


def test_names_that_can_be_told_apart_are_not() -> None:
    assert not alike("Ann", ["Anna", "Bo", "", "Zo\u00eb"]) and not alike("P1", ["P2", "P0"])


def test_nobody_at_a_table_can_look_like_somebody_else(house: House) -> None:
    made = house.table("here", "open", "open", start="host")["table"]["id"]
    first = f"/api/tables/{made}/seats/1"
    for name in ("P0\u200b", "\u03a10", "PO", "p0", "\u200b", "\u0420P0"):
        assert house.raw("POST", first, {"name": name}).status_code in (409, 422), repr(name)
    assert house.post(first, {"name": "Bo\u200b"})["table"]["seats"][1]["name"] == "Bo"
    twice = house.post(
        "/api/tables",
        {"game": "workshop_of_the_world", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "ann"}, {"kind": "here", "name": "Ann\u200b"}]},
    )
    assert [seat["name"] for seat in twice["table"]["seats"]] == ["Ann", "ann 2", "Ann 3"]


def test_visitors_talk_where_the_table_lets_them(house: House) -> None:
    private = house.table("here", "random")
    line = {"text": "hello", "name": "Visitor"}
    table = f"/api/tables/{private['table']['id']}"
    assert private["table"]["visitors"] is False and house.post(f"{table}/chat", line, status=403)["error"]["code"] == "forbidden"
    assert house.post(f"{table}/chat", {"text": "hello"}, private["tokens"]["0"])["name"] == "P0", "whoever sits there talks"
    house.post(f"{table}/visitors", {"talk": True}, private["tokens"]["0"], status=403)
    assert house.post(f"{table}/visitors", {"talk": True}, private["host"])["visitors"] is True
    assert house.post(f"{table}/chat", line)["seat"] is None
    for name in ("P0", "\u03a10", "P0\u200b", "PO"):
        assert house.raw("POST", f"{table}/chat", {**line, "name": name}).status_code in (400, 422), repr(name)
    public = house.table("here", "random", public=True)["table"]
    assert public["visitors"] is True and house.post(f"/api/tables/{public['id']}/chat", line)["name"] == "Visitor"
    quiet = house.table("here", "random", public=True, visitors=False)["table"]
    house.post(f"/api/tables/{quiet['id']}/chat", line, status=403)

    async def by_socket() -> None:
        async with Player(house, quiet["id"], []) as visitor:
            answer = await visitor.send("chat", **line)
            assert not answer["ok"] and answer["error"]["code"] == "forbidden"

    asyncio.run(by_socket())


def test_a_line_of_the_chat_shows_something(house: House) -> None:
    table = house.table("here", "random")
    for text in ("\u200b", "\u3164 \u2800", " "):
        assert house.raw("POST", f"/api/tables/{table['table']['id']}/chat", {"text": text}, table["tokens"]["0"]).status_code == 422


def test_who_talks_too_much_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.server.limits.time.monotonic", lambda: 100.0)

    def lines(talk: Talk, seat: int | None, asker: str) -> int:
        for count in range(1000):
            try:
                talk.count("t", seat, asker)
            except Problem as problem:
                assert problem.code == "slow" and problem.more["wait"] > 0
                return count
        return 1000

    talk = Talk(limits=True)
    assert lines(talk, 0, "1.2.3.4") == SEATED[1] and lines(talk, 1, "1.2.3.4") == SEATED[1], "each seat by itself"
    assert lines(talk, None, "1.2.3.4") == VISITOR[1]
    assert lines(talk, None, "1.2.3.5") + lines(talk, None, "1.2.3.6") + lines(talk, None, "1.2.3.7") == VISITORS[1] - VISITOR[1], "all visitors together"
    assert lines(Talk(limits=False), None, "1.2.3.4") == 1000


def test_tables_from_before_go_on_as_they_were(tmp_path: Path) -> None:
    import sqlite3

    from .test_migrations import PAST, made, opened

    file = tmp_path / "tables.sqlite"
    made(file, PAST / "0003.sql")
    opened(file)
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT COUNT(*) FROM tables WHERE visitors != public").fetchone() == (0,)


def test_those_without_a_name_are_numbered(house: House) -> None:
    """Whoever has chosen no name is called "Guest" by the client: a second one talks and sits down as well, under a number."""
    made = house.post("/api/tables", {"game": GAME, "public": True, "seats": [{"kind": "here", "name": "Guest"}, {"kind": "open"}, {"kind": "open"}]})
    table = f"/api/tables/{made['table']['id']}"
    assert house.post(f"{table}/chat", {"text": "hello", "name": "Guest"})["name"] == "Guest 2"
    assert house.post(f"{table}/seats/1", {"name": "guest"})["table"]["seats"][1]["name"] == "guest 2"
    assert house.post(f"{table}/chat", {"text": "hello", "name": "Guest"})["name"] == "Guest 3"
    assert house.post(f"{table}/chat", {"text": "hello", "name": "Invité"})["name"] == "Invité"
    house.post(f"{table}/name", {"name": "Ann"}, made["tokens"]["0"])
    house.post(f"{table}/chat", {"text": "hello", "name": "Ann"}, status=400)
    house.post(f"{table}/seats/2", {"name": "Ann"}, status=409)
