"""Clocks for games over days: a pool that refills, hours in which they stand still, holidays, and what happens at zero."""

import time
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.server.clocks import DAY, Clock, Running

from .house import PATIENCE, House

HOUR = 3_600_000
OFFICE = {"zone": "Europe/Rome", "start": 8 * 60, "end": 22 * 60}
NIGHT = {"zone": "America/New_York", "start": 20 * 60, "end": 2 * 60}


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).timestamp() * 1000)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from([None, OFFICE, NIGHT, {"zone": "UTC", "start": 0, "end": 1}]),
    st.integers(at("2026-01-01T00:00:00+00:00"), at("2027-01-01T00:00:00+00:00")),
    st.integers(0, 20 * HOUR),
    st.lists(st.tuples(st.integers(-2 * DAY, 10 * DAY), st.integers(1, 3 * DAY)), max_size=3),
)
def test_a_clock_has_run_out_exactly_when_it_has_run_so_long(hours: Any, since: int, left: int, away: list[tuple[int, int]]) -> None:
    """Over a whole year, summer time included."""
    clock = Clock(1, 1, "move", "random", hours=hours)
    off = [[since + gone, since + gone + span] for gone, span in away]
    end = clock.after(off, since, left)
    if end < since + 400 * DAY:
        assert clock.ran(off, since, end) == left
        assert left == 0 or clock.ran(off, since, end - 1) == left - 1
    whole = clock.ran(off, since, since + 30 * DAY)
    assert 0 <= whole <= 30 * DAY
    assert whole == clock.ran(off, since, since + DAY) + clock.ran(off, since + DAY, since + 30 * DAY)


def test_in_the_night_the_clock_stands_still_also_when_summer_time_begins() -> None:
    clock = Clock(12 * HOUR, 0, "move", "random", hours=OFFICE)
    running = Running.start(clock, 2)
    running.step(clock, [0], at("2026-03-28T20:00:00+01:00"), fresh=True)
    assert running.until(clock, 0) == at("2026-03-29T18:00:00+02:00"), "two hours that evening, ten the next day"
    night = at("2026-03-29T03:30:00+02:00")
    shown = running.shown(clock, 0, True, False, night)
    assert shown["stands"] and shown["turn"] == 10 * HOUR


GAP = {"zone": "Europe/Rome", "start": 2 * 60 + 30, "end": 3 * 60}  # half an hour that one night in spring does not have, and one in autumn has twice


def test_a_short_hour_that_a_night_in_spring_leaves_out_takes_no_time_back() -> None:
    clock = Clock(HOUR, 0, "move", "random", hours=GAP)
    before, after = at("2026-03-28T12:00:00+01:00"), at("2026-03-30T12:00:00+02:00")
    assert clock.ran([], before, after) == HOUR // 2, "only that of the next night"
    assert clock.after([], before, HOUR // 2) == at("2026-03-30T03:00:00+02:00")
    assert clock.ran([], at("2026-10-24T12:00:00+02:00"), at("2026-10-25T12:00:00+01:00")) in (HOUR // 2, HOUR + HOUR // 2)


def test_the_pool_refills_after_each_turn_but_never_over_the_brim() -> None:
    clock = Clock(HOUR, 10 * HOUR, "move", "random", refill=2 * HOUR)
    running = Running.start(clock, 2)
    running.step(clock, [0], 1, fresh=True)
    running.step(clock, [1], 1 + 6 * HOUR)
    assert running.reserve == [7 * HOUR, 10 * HOUR], "five were taken from it, two came back"
    running.step(clock, [0], 2 + 6 * HOUR)
    assert running.reserve[1] == 10 * HOUR
    assert running.until(clock, 0) == 2 + 6 * HOUR + 8 * HOUR


def test_holidays_stop_the_clock_are_counted_and_end_early() -> None:
    clock = Clock(DAY, 0, "move", "random", holidays=5)
    running = Running.start(clock, 2)
    running.step(clock, [0], DAY, fresh=True)
    running.rest(clock, 0, DAY + HOUR, 3 * DAY)
    assert running.until(clock, 0) == 5 * DAY and running.days_left(clock, 0) == 2 * DAY
    assert running.away_until(0, 2 * DAY) == 4 * DAY + HOUR
    again = Running.read(running.text)
    again.rest(clock, 0, 2 * DAY + HOUR, 0)  # back after one day
    assert again.away_until(0, 2 * DAY + HOUR) is None and again.days_left(clock, 0) == 4 * DAY and again.until(clock, 0) == 3 * DAY
    again.rest(clock, 0, 10 * DAY, 60 * DAY)
    assert again.days_left(clock, 0) == 0, "no more than was agreed"


def test_a_turn_that_is_taken_back_has_used_its_time() -> None:
    clock = Clock(HOUR, 2 * HOUR, "move", "random", hours=OFFICE)
    running = Running.start(clock, 2)
    noon = at("2026-01-10T12:00:00+01:00")
    running.step(clock, [1], noon, fresh=True)
    running.step(clock, [0], noon + 1)
    running.resume(clock, 0, noon + 2)
    assert running.until(clock, 0) == noon + 2 + 2 * HOUR


def test_clocks_of_before_are_read_as_they_were() -> None:
    assert Clock.read('{"turn": 1, "reserve": 2, "out": "move", "bot": "greedy"}') == Clock(1, 2, "move", "greedy")
    old = '{"reserve": [1], "since": [0], "began": 0, "held": [1]}'
    assert Running.read(old).text == old


def quick(house: House, out: str, game: str = "railways_of_the_world", **more: Any) -> Any:
    seats = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]
    return house.post("/api/tables", {"game": game, "seats": seats, "clock": {"turn": 1000, "reserve": 0, "out": out, "bot": "random", **more}})


def test_at_zero_the_player_is_out_for_good(house: House) -> None:
    made = quick(house, "out")
    end = time.monotonic() + PATIENCE
    while not any(one["resigned"] for one in house.get(f"/api/tables/{made['table']['id']}")["seats"]) and time.monotonic() < end:
        time.sleep(0.1)
    seats = house.get(f"/api/tables/{made['table']['id']}")["seats"]
    gone = next(one["seat"] for one in seats if one["resigned"])
    assert house.post(f"/api/tables/{made['table']['id']}/return", {}, made["tokens"][str(gone)], status=409)


def test_at_zero_the_turn_is_passed_where_the_game_allows(house: House) -> None:
    made = quick(house, "pass")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = house.get(f"/api/tables/{made['table']['id']}/state")
        if any(event["kind"] == "pass" for event in state["events"]):
            return
        time.sleep(0.2)
    raise AssertionError("nobody has passed")


def test_holidays_at_a_table(house: House) -> None:
    made = quick(house, "move", turn=DAY, holidays=4)
    table = made["table"]["id"]
    mover = house.get(f"/api/tables/{table}/state")["view"]["to_act"][0]
    token = made["tokens"][str(mover)]
    before = next(one for one in house.get(f"/api/tables/{table}/state", token)["clocks"] if one["seat"] == mover)
    house.post(f"/api/tables/{table}/holiday", {"days": 3}, token)
    after = next(one for one in house.get(f"/api/tables/{table}/state", token)["clocks"] if one["seat"] == mover)
    assert after["until"] - before["until"] == 3 * DAY and after["away"] and after["days"] == 1 and after["stands"]
    house.post(f"/api/tables/{table}/holiday", {"days": 0}, token)
    assert next(one for one in house.get(f"/api/tables/{table}/state", token)["clocks"] if one["seat"] == mover)["away"] is None
    none = quick(house, "move", turn=DAY)
    assert house.post(f"/api/tables/{none['table']['id']}/holiday", {"days": 1}, none["tokens"]["0"], status=409)


@pytest.mark.parametrize(
    "wrong",
    [{"hours": {"zone": "Nowhere/Land", "start": 0, "end": 60}}, {"hours": {"zone": "UTC", "start": -1, "end": 60}}, {"out": "explode"}, {"holidays": 400}],
)
def test_a_clock_that_makes_no_sense_is_refused(house: House, wrong: dict[str, Any]) -> None:
    seats = [{"kind": "here", "name": "A"}, {"kind": "bot"}]
    clock = {"turn": 1000, "reserve": 0, **wrong}
    assert house.post("/api/tables", {"game": "railways_of_the_world", "seats": seats, "clock": clock}, status=422)
