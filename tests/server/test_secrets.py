"""Secrets: whole games, with every byte that each client and spectator is sent; none of it depends on what these eyes may not know."""

import asyncio
import json
import secrets
import sqlite3
from dataclasses import replace
from typing import Any

import pytest

import roundhouse
from roundhouse import Chance, Record
from roundhouse.kernel.event import Event
from roundhouse.kernel.move import ply_of
from roundhouse.kernel.state import State
from roundhouse.server.chairs import Chair
from roundhouse.server.clocks import Clock, Running
from roundhouse.server.eyes import encoded
from roundhouse.server.room import Room
from roundhouse.server.seating import blank_row

from .house import GAME, House, Player
from .test_play import seated


async def play_out(players: list[Player], watcher: Player) -> None:
    """Random moves until the game is over."""
    for player in (*players, watcher):
        await player.until(lambda player=player: player.states)  # type: ignore[misc]
    while not watcher.state()["view"]["over"]:
        for player in players:
            state = player.state()
            if state["turn"]:
                asides = state["asides"] if secrets.randbelow(4) == 0 else []
                answer = await player.move(secrets.choice(asides or state["moves"])["move"])
                assert answer["ok"] or answer["error"]["code"] == "late"
        await asyncio.sleep(0)
    for player in players:
        await player.until(lambda player=player: player.state()["view"]["over"])  # type: ignore[misc]


def sealed_bids(record: Record) -> list[tuple[int, State]]:
    """Every position of the game, with the number of its ply."""
    positions: list[tuple[int, State]] = []
    record.state(watch=lambda state, seat, notation: positions.append((len(state.plies), state.copy())))
    return positions


GAMES: list[tuple[str, str, tuple[str, ...], dict[str, Any]]] = [
    (GAME, "england", ("here", "here", "here"), {}),
    (GAME, "england", ("here", "here"), {}),
    (GAME, "england", ("here", "here", "here", "random"), {"auction": "card_by_card"}),
    ("last_train_to_wensleydale", "dales", ("here", "here", "here"), {}),
    ("railroad_revolution", "united_states", ("here", "here"), {}),
    ("railways_of_the_world", "mexico", ("here", "here"), {"major_lines": "deck", "max_turns": 12}),
    ("railways_of_the_world", "eastern_us", ("here", "here"), {"max_turns": 12}),
]


@pytest.mark.parametrize(("game", "board", "kinds", "options"), GAMES)
def test_every_byte_that_is_sent_in_a_whole_game_could_be_sent_to_these_eyes(
    house: House, game: str, board: str, kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    """Each state that a client got is the state of the rules for its eyes: the same whatever the others hide."""
    clock = {"turn": 600_000, "reserve": 0, "out": "move", "bot": "random"}
    table, tokens = seated(house, *kinds, game=game, board=board, options=options, clock=clock)
    before = house.get(f"/api/tables/{table}")
    players = [Player(house, table, [token]) for token in tokens]
    watcher = Player(house, table, [])

    async def scenario() -> None:
        for player in (*players, watcher):
            await player.connect()
        await play_out(players, watcher)
        for player in (*players, watcher):
            await player.close()

    asyncio.run(scenario())
    with sqlite3.connect(house.folder / "tables.sqlite") as database:
        (seed, salt) = database.execute("SELECT seed, salt FROM tables WHERE id = ?", (table,)).fetchone()
    record = Record.parse(house.raw("GET", f"/api/tables/{table}/record").text)
    positions = [state for _, state in sealed_bids(record)] + [record.state()]
    for player in (*players, watcher):
        eye = player.state()["seat"]
        possible = {encoded(state.view(eye)) for state in positions}
        imagined = {encoded(state.imagine(eye, Chance(1)).view(eye)) for state in positions}
        assert possible == imagined, "a view does not depend on what these eyes may not know"
        over = False
        for text in player.messages:
            message = json.loads(text)
            if message["type"] == "table":
                over = over or message["table"]["status"] == "over"
            if not over:
                assert seed not in text and salt not in text, "seed or salt before the end"
                for token in tokens:
                    assert token not in text
            if message["type"] == "state":
                assert encoded(message["view"]) in possible, "something else than a view was sent"
                assert set(message) == {"type", "table", "seat", "at", "status", "view", "moves", "asides", "turn", "undo", "first", "events", "clocks", "now"}
            else:
                assert message["type"] in ("table", "chat", "answer", "clocks")
        assert over
    assert before["commitment"] == house.get(f"/api/tables/{table}")["commitment"]


async def answer(player: Player) -> None:
    """The last of the legal moves, and wait until it has come back."""
    at = player.state()["at"]
    assert (await player.move(player.state()["moves"][-1]["move"]))["ok"]
    await player.until(lambda: player.state()["at"] != at)


def test_bids_and_tokens_are_in_no_message_to_others_before_the_reveal(house: House) -> None:
    """The others are sent nothing between a sealed answer and its reveal, so no byte of theirs can hold it."""
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        players = [Player(house, table, [token]) for token in tokens]
        watcher = Player(house, table, [])
        for player in (*players, watcher):
            await player.connect()
            await player.until(lambda player=player: player.states)  # type: ignore[misc]
        last = players[-1]
        for phase, coming in (("demand", "auction"), ("auction", "card")):
            await asyncio.sleep(0.2)
            heard = [len(one.messages) for one in (*players, watcher)]
            for number, player in enumerate(players[:-1]):
                while player.state()["turn"]:
                    await answer(player)
                assert [len(one.messages) for one in (*players[number + 1 :], watcher)] == heard[number + 1 :]
            while last.state()["view"]["phase"] == phase:
                await answer(last)
            for player in (*players, watcher):
                await player.until(lambda player=player, coming=coming: player.state()["view"]["phase"] == coming)  # type: ignore[misc]
        assert players[0].state()["view"]["phase"] == "card"
        for player in (*players, watcher):
            await player.close()

    asyncio.run(scenario())


def room_with(state: State, events: list[list[Event]], phase_start: int) -> Room:
    """A room on whose table lies `state`."""
    game = roundhouse.game(GAME)
    clock = Clock(60_000, 0, "move", "random")
    row = blank_row(game, "england", dict(state.setting.options), state.setting.players)
    running = Running.start(clock, state.setting.players)
    running.step(clock, state.to_act(), 5000, fresh=True)
    row = replace(row, id="x", status="playing", clock=encoded(clock.data()), seed="1", running=running.text)
    room = Room(row, [Chair(seat, "person", f"P{seat}", token="t") for seat in range(state.setting.players)])
    room.place(state, events, phase_start, 0, ["person"] * len(state.plies))
    return room


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_message_is_the_same_byte_for_byte_whatever_the_others_hide(players: int) -> None:
    """View, moves with their `final`, asides, undo and clocks, at every position of a game, in two worlds that these eyes cannot tell apart."""
    game = roundhouse.game(GAME)
    state = game.new(players, seed=players)
    phase_start = 0
    dice = Chance(99)
    worlds = 0
    while not state.over:
        for eye in range(-1, players):
            other = state.imagine(None if eye < 0 else eye, Chance(dice.word()))
            mine = [ply_of(seat, move) for seat, move in state.history() if seat == eye]
            if state.phases[state.at].sealed:  # the others may or may not have answered
                since = max(phase_start, state.fence)
                other.plies = state.plies[:since] + [ply for ply in state.plies[since:] if ply in mine]
            else:
                other.plies = state.plies[:]
            other.fence = state.fence
            one = room_with(state, [], phase_start)
            assert one.message_text(eye, 0, 9000) == encoded(one.message(eye, 0, 9000))
            assert one.message_text(eye, 0, 9000) == room_with(other, [], phase_start).message_text(eye, 0, 9000)
            worlds += 1
        seat = state.to_act()[dice.below(len(state.to_act()))]
        moves = state.moves(seat)
        before = state.at
        state.play(seat, moves[dice.below(len(moves))])
        if state.at != before:
            phase_start = len(state.plies)
    assert worlds > 100
