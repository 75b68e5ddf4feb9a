"""Three processes behind a real proxy, each of them, PostgreSQL and Redis killed and frozen in turn: nothing lost, nothing doubled, nothing stale."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from .house import PATIENCE, House, Player
from .many import Yard, yard
from .test_kill import Hand, check
from .test_play import seated
from .truth import log_of, replay, rows_of, tables_of

TABLES = 6
SILENCE = 12.0  # seconds, long on purpose: nothing here has to wait for it


def test_nothing_is_lost_doubled_or_stale_whatever_is_killed_or_frozen(tmp_path: Path) -> None:
    with yard(tmp_path) as all_of:
        hands = [Hand(all_of.front, number) for number in range(TABLES)]
        asyncio.run(trouble(all_of, hands))
        assert check(all_of.postgres.address, hands) > 100, "that was no load"
        for house in all_of.houses:
            nobody_is_behind(all_of, house, hands)
            assert "Traceback" not in house.log.read_text(), house.log.read_text()[-4000:]


async def trouble(all_of: Yard, hands: list[Hand]) -> None:
    """Play, and let one thing after the other go wrong; after each the games go on."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(hand.play(stop)) for hand in hands]
    for first, seconds, then in wrongs(all_of):
        await going_on(hands, playing)
        await asyncio.to_thread(first)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(then)
    await going_on(hands, playing)
    stop.set()
    await asyncio.gather(*playing)


def wrongs(all_of: Yard) -> list[tuple[Callable[[], Any], float, Callable[[], Any]]]:
    """What goes wrong, for how many seconds, and how it ends."""
    one, two, three = all_of.houses
    return [
        (one.kill, 3.0, one.start),
        (lambda: all_of.freeze(1), 3.5, lambda: all_of.thaw(1)),
        (all_of.redis.freeze, 1.5, all_of.redis.thaw),
        (all_of.redis.kill, 1.0, all_of.redis.start),
        (all_of.postgres.freeze, 1.5, all_of.postgres.thaw),
        (all_of.postgres.kill, 0.5, all_of.postgres.start),
        (two.kill, 0.1, two.start),
        (three.stop, 0.1, three.start),
    ]


async def going_on(hands: list[Hand], playing: list[asyncio.Task[None]]) -> None:
    """Wait until every hand has been acknowledged two more steps."""
    before = [steps(hand) for hand in hands]
    end = time.monotonic() + PATIENCE
    while any(steps(hand) < count + 2 for hand, count in zip(hands, before, strict=True)):
        for task in playing:
            assert not task.done(), task.exception()
        assert time.monotonic() < end, "the games do not go on"
        await asyncio.sleep(0.05)


def steps(hand: Hand) -> int:
    return sum(len(done) for done in hand.done.values())


def nobody_is_behind(all_of: Yard, house: House, hands: list[Hand]) -> None:
    """Whichever process is asked, it shows what the log says."""
    rows = {row["id"]: row for row in tables_of(all_of.postgres.address)}
    for hand in hands:
        table = list(hand.done)[-1]
        truth = replay(rows[table], log_of(all_of.postgres.address, table))
        assert house.get(f"/api/tables/{table}/state")["view"] == truth.view(None)


@pytest.fixture(scope="module")
def shed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Yard]:
    with yard(tmp_path_factory.mktemp("shed"), ROUNDHOUSE_BOT_DELAY="100", ROUNDHOUSE_SILENCE=f"{SILENCE * 1000:.0f}") as all_of:
        yield all_of


def owner_of(all_of: Yard, table: str) -> int:
    """The number of the process that looks after a table."""
    (row,) = rows_of(all_of.postgres.address, f"SELECT s.address FROM leases l JOIN servers s ON s.id = l.owner WHERE l.table_id = '{table}'")
    return [house.env["ROUNDHOUSE_INNER"] for house in all_of.houses].index(row["address"])


def lines(all_of: Yard, table: str) -> int:
    return len(log_of(all_of.postgres.address, table))


def test_when_a_process_dies_while_its_bots_think_another_lets_them_go_on(shed: Yard) -> None:
    """Whether somebody asks for the table meanwhile, so that it is taken over because of that, or nobody does."""
    dying = shed.houses[0]
    tables = [seated(dying, "random", "random", "random", "random", "random")[0] for _ in range(2)]
    assert [owner_of(shed, table) for table in tables] == [0, 0]
    dying.kill()
    killed = time.monotonic()
    before, end = [lines(shed, table) for table in tables], time.monotonic() + PATIENCE
    assert not rows_of(shed.postgres.address, f"SELECT 1 FROM tables WHERE id IN ('{tables[0]}', '{tables[1]}') AND status = 'over'")
    while shed.houses[1].raw("GET", f"/api/tables/{tables[0]}").status_code != 200:
        assert time.monotonic() < end, "nobody takes over"
    for table, count in zip(tables, before, strict=True):
        while lines(shed, table) <= count:
            assert time.monotonic() < end, "nobody goes on"
            time.sleep(0.05)
        assert owner_of(shed, table) in (1, 2)
    assert time.monotonic() - killed < SILENCE, "its port is shut: nobody waits until it has been silent for long"
    dying.start()


def test_when_all_processes_were_killed_the_first_that_is_back_goes_on_with_every_table(shed: Yard) -> None:
    tables = [seated(house, "random", "random", "random", "random", "random")[0] for house in shed.houses]
    for house in shed.houses:
        house.kill()
    before = [lines(shed, table) for table in tables]
    for house in shed.houses:
        house.start()
    alive = time.monotonic()
    for table, count in zip(tables, before, strict=True):
        while lines(shed, table) <= count:
            assert time.monotonic() - alive < SILENCE, "nobody goes on"
            time.sleep(0.05)


def test_without_redis_everybody_hears_of_everything(shed: Yard) -> None:
    shed.redis.kill()
    table, tokens = seated(shed.houses[0], "here", "here", "here")

    async def scenario() -> None:
        players = [Player(house, table, [token]) for house, token in zip(shed.houses, tokens, strict=True)]
        for player in players:
            await player.connect()
            await player.until(lambda player=player: player.states)  # type: ignore[misc]
        for player in players:
            assert (await player.move(player.state()["moves"][0]["move"]))["ok"]
        for player in players:
            await player.until(lambda player=player: player.state()["view"]["phase"] == "auction")  # type: ignore[misc]
            await player.until(lambda player=player: all(seat["connected"] for seat in player.table["seats"]))  # type: ignore[misc]
        for player in players:
            await player.close()

    asyncio.run(scenario())
    shed.redis.start()


def test_a_heading_that_is_no_ascii_is_passed_on(shed: Yard) -> None:
    table, _ = seated(shed.houses[0], "here", "here")
    for house in shed.houses:
        odd = {"Authorization": b"Bearer \xff\xfe", "X-Odd": b"\xe9", "Cookie": b"roundhouse=\xff"}
        answer = httpx.get(f"{house.url}/api/tables/{table}/state", headers=odd, timeout=PATIENCE, trust_env=False)  # type: ignore[arg-type]
        assert answer.status_code == 401


def test_the_inner_address_lets_nobody_in_without_the_key(shed: Yard) -> None:
    table, tokens = seated(shed.houses[0], "here", "random")
    address = f"http://{shed.houses[0].env['ROUNDHOUSE_INNER']}/api/tables/{table}/state"
    for headers in ({}, {"x-roundhouse-key": "guessed"}, {"Authorization": f"Bearer {tokens[0]}"}):
        assert httpx.get(address, headers=headers, trust_env=False).status_code == 403
    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(_knock(address.replace("http", "ws").replace("state", "socket")))


async def _knock(address: str) -> None:
    async with websockets.connect(address):
        pass
