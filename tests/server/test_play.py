"""Playing over the socket and over REST: moves, reasons, hints, chat, two at once, coming back."""

import asyncio
import json
from typing import Any

import jsonschema

import roundhouse

from .house import GAME, House, Player


async def pass_sealed(players: list[Player]) -> None:
    """Everybody answers with the first legal move until a phase is open."""
    for player in players:
        await player.until(lambda player=player: player.states)  # type: ignore[misc]
    while any(player.state()["view"]["phase"] in ("demand", "auction") for player in players):
        for player in players:
            state = player.state()
            if state["turn"] and state["view"]["phase"] in ("demand", "auction"):
                assert (await player.move(state["moves"][0]["move"]))["ok"]
                await player.until(lambda player=player, at=state["at"]: player.state()["at"] != at)  # type: ignore[misc]
        await asyncio.sleep(0.01)


def seated(house: House, *kinds: str, **more: Any) -> tuple[str, list[str]]:
    """A started table with persons on these seats; its id and their tokens."""
    made = house.table(*kinds, **more)
    return made["table"]["id"], list(made["tokens"].values())


def test_a_whole_game_of_two_browsers_and_a_spectator(house: House) -> None:
    table, tokens = seated(house, "here", "here", "random")
    schema = jsonschema.Draft202012Validator(house.get(f"/api/games/{GAME}/schema"))

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann, Player(house, table, tokens[1:]) as bo, Player(house, table, []) as watcher:
            await watcher.until(lambda: watcher.states)
            while not watcher.state()["view"]["over"]:
                for player in (ann, bo):
                    await player.until(lambda player=player: player.states)  # type: ignore[misc]
                    state = player.state()
                    if state["turn"]:
                        schema.validate(state["view"])
                        assert (await player.move(state["moves"][len(state["moves"]) // 2]["move"]))["ok"]
                        await player.until(lambda player=player, at=state["at"]: player.state()["at"] != at)  # type: ignore[misc]
                await asyncio.sleep(0.005)
            for player in (ann, bo):
                await player.until(lambda player=player: player.state()["view"]["over"])  # type: ignore[misc]
                await player.until(lambda player=player: player.table["status"] == "over")  # type: ignore[misc]
            assert ann.state()["view"]["scores"] == bo.state()["view"]["scores"] == watcher.state()["view"]["scores"]
            assert watcher.state()["moves"] == [] and watcher.state()["seat"] is None
            fresh = await asyncio.to_thread(house.get, f"/api/tables/{table}/state", tokens[0])
            assert ann.logs[0] == fresh["events"], "what was sent bit by bit is the whole log"

    asyncio.run(scenario())


def test_each_move_has_words_places_and_whether_it_is_final(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")
    game = roundhouse.game(GAME)
    state = house.get(f"/api/tables/{table}/state", tokens[0])
    board = game.board()
    for data in [*state["moves"], *state["asides"]]:
        move = game.move(data["move"], board)
        assert data["kind"] == move.text.split()[0]
        assert data["words"] == game.words(board, move) and data["places"] == game.places(board, move)
    assert {data["kind"] for data in state["moves"]} == {"token"}
    assert all(data["final"] for data in state["moves"]), "one token each: after it this seat owes nothing"

    async def scenario() -> None:
        async with Player(house, table, tokens) as hot:
            await hot.until(lambda: len(hot.states) == 3)
            assert set(hot.states) == {0, 1, 2}, "hot seat: one socket, three pairs of eyes"
            for phase in ("demand", "auction"):
                for seat in range(3):
                    await hot.until(lambda seat=seat, phase=phase: hot.state(seat)["turn"] and hot.state(seat)["view"]["phase"] == phase)  # type: ignore[misc]
                    assert (await hot.move(hot.state(seat)["moves"][0]["move"], seat))["ok"]
            await hot.until(lambda: hot.state(0)["view"]["phase"] == "card")
            acting = hot.state(0)["view"]["to_act"][0]
            await hot.until(lambda: hot.state(acting)["turn"])
            assert not all(move["final"] for move in hot.state(acting)["moves"] if move["kind"] == "card"), "after a card one goes on with the town or links"

    asyncio.run(scenario())


def test_a_refused_move_names_its_rule_in_the_language_asked_for(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")
    state = house.get(f"/api/tables/{table}/state", tokens[0])
    rules = roundhouse.game(GAME).rules("it")
    error = house.ask("POST", f"/api/tables/{table}/moves?language=it", {"move": "bid 3", "at": state["at"]}, tokens[0], 409)["error"]
    assert error["code"] == "refused" and error["rule"] in rules
    assert error["rule_text"] == rules[error["rule"]]
    assert error["text"] == roundhouse.game(GAME).texts("it").say(error["key"])
    why = house.get(f"/api/tables/{table}/why?move=bid%203&language=it", tokens[0])
    assert why["legal"] is False and (why["rule"], why["text"]) == (error["rule"], error["text"])
    assert house.get(f"/api/tables/{table}/why?move={state['moves'][0]['move']}", tokens[0])["legal"] is True
    assert house.get(f"/api/tables/{table}/why?move=castle", tokens[0], status=400)["error"]["code"] == "bad"
    assert house.get(f"/api/tables/{table}/state", tokens[0])["at"] == state["at"], "nothing has changed"


def test_nobody_moves_for_another(house: House) -> None:
    table, tokens = seated(house, "here", "here")
    other, foreign = seated(house, "here", "here")
    state = house.get(f"/api/tables/{table}/state", tokens[0])
    body = {"move": state["moves"][0]["move"], "at": state["at"]}
    assert house.post(f"/api/tables/{table}/moves", body, status=401)
    assert house.post(f"/api/tables/{table}/moves", body, foreign[0], status=401)
    assert house.post(f"/api/tables/{other}/moves", body, tokens[0], status=401)

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann:
            await ann.until(lambda: ann.states)
            answer = await ann.send("move", seat=1, move=body["move"], at=body["at"])
            assert not answer["ok"] and answer["error"]["code"] == "forbidden"
        async with Player(house, table, []) as watcher:
            await watcher.until(lambda: watcher.states)
            answer = await watcher.send("move", move=body["move"], at=body["at"])
            assert not answer["ok"] and answer["error"]["code"] == "forbidden"
        async with Player(house, table, [foreign[0]]) as thief:
            await thief.until(lambda: thief.closed)
            assert thief.closed and thief.closed[0] == 4401 and not thief.messages

    asyncio.run(scenario())


def test_of_two_tabs_that_move_at_once_one_wins_and_the_other_is_told(house: House) -> None:
    table, tokens = seated(house, "here", "here", "random")

    async def scenario() -> None:
        tabs = [Player(house, table, tokens[:1]) for _ in range(4)]
        for tab in tabs:
            await tab.connect()
            await tab.until(lambda tab=tab: tab.states)  # type: ignore[misc]
        at = tabs[0].state()["at"]
        moves = [move["move"] for move in tabs[0].state()["moves"]]
        answers = await asyncio.gather(*(tab.move(moves[number % len(moves)], at=at) for number, tab in enumerate(tabs)))
        assert sorted(answer["ok"] for answer in answers) == [False, False, False, True]
        assert {answer["error"]["code"] for answer in answers if not answer["ok"]} == {"late"}
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.state()["at"] != at)  # type: ignore[misc]
        assert len({tab.state()["at"] for tab in tabs}) == 1
        for tab in tabs:
            await tab.close()

    asyncio.run(scenario())


def test_sealed_answers_of_several_seats_at_once_all_count(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here", "here", "here")

    async def scenario() -> None:
        players = [Player(house, table, [token]) for token in tokens]
        for player in players:
            await player.connect()
            await player.until(lambda player=player: player.states)  # type: ignore[misc]
        answers = await asyncio.gather(*(player.move(player.state()["moves"][0]["move"]) for player in players))
        assert all(answer["ok"] for answer in answers), answers
        for player in players:
            await player.until(lambda player=player: player.state()["view"]["phase"] == "auction")  # type: ignore[misc]
            await player.close()

    asyncio.run(scenario())


def test_while_answers_are_sealed_the_others_hear_nothing_at_all(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann, Player(house, table, tokens[1:2]) as bo, Player(house, table, []) as watcher:
            for one in (ann, bo, watcher):
                await one.until(lambda one=one: one.states and one.table.get("spectators") == 1)  # type: ignore[misc]
            await asyncio.sleep(0.3)
            heard, seen = len(bo.messages), len(watcher.messages)
            before = await asyncio.to_thread(house.get, f"/api/tables/{table}/state", tokens[1])
            assert (await ann.move(ann.state()["moves"][0]["move"]))["ok"]
            await ann.until(lambda: not ann.state()["turn"])
            assert 0 not in ann.state()["view"]["to_act"]
            assert (await bo.send("ping-pong", seat=1))["ok"] is False  # an answer after it: whatever was to come would have come
            after = await asyncio.to_thread(house.get, f"/api/tables/{table}/state", tokens[1])
            assert [json.loads(text)["type"] for text in bo.messages[heard:]] == ["answer"]
            assert len(watcher.messages) == seen
            assert {**before, "now": 0} == {**after, "now": 0}, "neither the view nor any number tells that somebody answered"
            assert (await ann.send("undo", at=ann.state()["at"]))["done"]
            await ann.until(lambda: ann.state()["turn"])
            assert (await bo.send("ping-pong", seat=1))["ok"] is False
            assert [json.loads(text)["type"] for text in bo.messages[heard:]] == ["answer", "answer"]
            assert len(watcher.messages) == seen

    asyncio.run(scenario())


def test_coming_back_one_gets_exactly_what_one_missed(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        players = [Player(house, table, [token]) for token in tokens]
        for player in players:
            await player.connect()
        await pass_sealed(players)
        acting = players[0].state()["view"]["to_act"][0]
        mover, leaver = players[acting], players[acting - 1]
        seat = leaver.state()["seat"]
        await mover.until(lambda: mover.state()["turn"])
        await leaver.until(lambda: leaver.state()["view"]["phase"] == "card")
        await leaver.close()
        length, seen = len(leaver.logs[seat]), len(leaver.messages)
        at = mover.state()["at"]
        assert (await mover.move(mover.state()["moves"][0]["move"]))["ok"]
        await mover.until(lambda: mover.state()["at"] != at)
        fresh = await asyncio.to_thread(house.get, f"/api/tables/{table}/state", tokens[seat])
        await leaver.connect(since=True)
        await leaver.until(lambda: leaver.state()["at"] == fresh["at"])
        assert leaver.logs[seat] == fresh["events"] and len(fresh["events"]) > length
        states = [json.loads(text) for text in leaver.messages[seen:] if '"type":"state"' in text]
        assert [state["first"] for state in states] == [length], "only what is new"
        stale = await asyncio.to_thread(house.get, f"/api/tables/{table}/state?since=999.ffff.ffff", tokens[seat])
        assert stale["first"] == 0 and stale["events"] == fresh["events"]
        for player in players:
            await player.close()

    asyncio.run(scenario())


def test_a_hint_is_a_legal_move(house: House) -> None:
    table, tokens = seated(house, "here", "random")
    state = house.get(f"/api/tables/{table}/state", tokens[0])
    hint = house.get(f"/api/tables/{table}/hint", tokens[0])
    assert hint["move"] in [move["move"] for move in state["moves"]]
    assert hint["best"][0]["move"] == hint["move"] and 1 < len(hint["best"]) <= 3
    assert all(0.0 <= one["chance"] <= 1.0 and one["words"] is not None for one in hint["best"])
    assert house.get(f"/api/tables/{table}/hint?bot=greedy", tokens[0])["best"] == []
    assert house.get(f"/api/tables/{table}/hint?bot=nobody", tokens[0], status=404)
    assert house.get(f"/api/tables/{table}/hint", status=401)


def test_asides_are_offered_and_played_out_of_turn(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        players = [Player(house, table, [token]) for token in tokens]
        for player in players:
            await player.connect()
        while not any(player.states and player.state()["asides"] and not player.state()["turn"] for player in players):
            for player in players:
                await player.until(lambda player=player: player.states)  # type: ignore[misc]
                state = player.state()
                if state["turn"]:
                    wish = next((move for move in state["moves"] if move["kind"] in ("link", "place")), state["moves"][0])
                    assert (await player.move(wish["move"]))["ok"]
                    await player.until(lambda player=player, at=state["at"]: player.state()["at"] != at)  # type: ignore[misc]
            assert not players[0].state()["view"]["over"], "nobody could play an aside in the whole game"
        player = next(one for one in players if one.state()["asides"] and not one.state()["turn"])
        for _ in range(100):
            state = player.state()
            answer = await player.move(state["asides"][0]["move"])
            if answer["ok"]:
                break
            assert answer["error"]["code"] == "late", answer  # the news of another's move was still on its way
            await asyncio.sleep(0.05)
        assert answer["ok"], answer
        await player.until(lambda: player.state()["at"] != state["at"])
        for one in players:
            await one.close()

    asyncio.run(scenario())


def test_chat_reaches_everybody_and_nobody_borrows_a_name(house: House) -> None:
    table, tokens = seated(house, "here", "here", visitors=True)

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann, Player(house, table, []) as watcher:
            await ann.until(lambda: ann.states)
            await watcher.until(lambda: watcher.states)
            assert (await ann.send("chat", text="Good luck <b>all</b>"))["ok"]
            await watcher.until(lambda: watcher.chat)
            assert (watcher.chat[0]["name"], watcher.chat[0]["seat"], watcher.chat[0]["text"]) == ("P0", 0, "Good luck <b>all</b>")
            assert (await watcher.send("chat", text="hello", name="P0"))["ok"] is False
            assert (await watcher.send("chat", text="hello", name="Visitor"))["ok"]
            await ann.until(lambda: len(ann.chat) == 2)
            assert (await ann.send("chat", text="x" * 501))["ok"] is False
        lines = await asyncio.to_thread(house.get, f"/api/tables/{table}/chat?since=1")
        assert [line["text"] for line in lines["chat"]] == ["hello"]

    asyncio.run(scenario())


def test_who_is_connected_is_known(house: House) -> None:
    table, tokens = seated(house, "here", "here")

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann:
            await ann.until(lambda: ann.table and ann.table["seats"][0]["connected"] and not ann.table["seats"][1]["connected"])
            async with Player(house, table, tokens[1:]), Player(house, table, []):
                await ann.until(lambda: ann.table["seats"][1]["connected"] and ann.table["spectators"] == 1)
            await ann.until(lambda: not ann.table["seats"][1]["connected"] and ann.table["spectators"] == 0)

    asyncio.run(scenario())


def test_why_is_asked_by_place_by_socket_and_by_request(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")
    address = f"/api/tables/{table}/why"
    by_move = house.get(f"{address}?move=link%20Reading-Oxford", tokens[0])
    by_place = house.get(f"{address}?place=connection:Oxford-Reading", tokens[0])
    assert by_place == {**{key: by_move[key] for key in ("legal", "rule", "key", "text", "rule_text")}, "place": "connection:Oxford-Reading", "piece": None}
    assert by_place["legal"] is False and by_place["rule"].startswith("WW-")
    assert house.get(f"{address}?piece=bid", tokens[0])["rule"] == house.get(f"{address}?move=bid%205", tokens[0])["rule"]
    assert house.get(f"{address}?place=nowhere", tokens[0])["rule"] == "RH-2"
    for wrong in ("", "?move=bid%201&place=town:Oxford", "?place=" + "x" * 200):
        assert house.raw("GET", address + wrong, token=tokens[0]).status_code in (400, 422)

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann:
            await ann.until(lambda: ann.states)
            answer = await ann.send("why", place="connection:Oxford-Reading")
            assert {key: answer[key] for key in by_place} == by_place
            assert (await ann.send("why", place="type:" + ann.state()["moves"][0]["words"]["type"]))["legal"] is True
            assert (await ann.send("why"))["error"]["code"] == "bad"

    asyncio.run(scenario())


def test_the_answer_to_a_move_is_the_new_state(house: House) -> None:
    """One message to the eyes that moved, and pushes for the others; the same by request."""
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        async with Player(house, table, tokens[:2]) as hot, Player(house, table, tokens[2:]) as cy:
            await hot.until(lambda: len(hot.states) == 2)
            await cy.until(lambda: cy.states)
            for player, seat in ((hot, 0), (hot, 1), (cy, 2)):
                before, known = player.state(seat), len(player.messages)
                answer = await player.move(before["moves"][0]["move"], seat)
                assert answer["state"]["seat"] == seat and answer["state"]["at"] == answer["at"] != before["at"]
                assert answer["state"]["first"] == len(player.logs[seat]) - len(answer["state"]["events"])
                states = [json.loads(text) for text in player.messages[known:] if text.startswith('{"type":"state"')]
                assert all(state["seat"] != seat for state in states), "told once, in the answer"
            await hot.until(lambda: hot.state(0)["view"]["phase"] == hot.state(1)["view"]["phase"] == "auction")
            known = len(hot.messages)
            late = await hot.send("move", seat=0, move="bid 1", at=before["at"])
            assert late["error"]["code"] == "late" and "state" not in late
            back = await hot.send("move", seat=0, move="bid 0", at=hot.state(0)["at"])
            assert (await hot.send("undo", seat=0, at=back["at"]))["state"]["turn"] is True
            view = hot.state(0)["view"]
            fresh = await asyncio.to_thread(house.get, f"/api/tables/{table}/state", tokens[0])
            assert (fresh["view"], fresh["at"], fresh["events"]) == (view, hot.state(0)["at"], hot.logs[0])
            done = await asyncio.to_thread(house.post, f"/api/tables/{table}/moves", {"move": "bid 1", "at": fresh["at"]}, tokens[0])
            assert done["state"]["at"] == done["at"] and done["state"]["turn"] is False and done["state"]["events"] == []

    asyncio.run(scenario())


def test_looking_ahead_by_socket_is_as_by_request(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann:
            await ann.until(lambda: ann.states)
            moves = [move["move"] for move in ann.state()["moves"]]
            seen = await ann.send("preview", moves=moves[:1])
            asked = await asyncio.to_thread(house.post, f"/api/tables/{table}/preview", {"moves": moves[:1]}, tokens[0])
            assert {key: seen[key] for key in asked} == asked
            assert (await ann.send("ways", move=moves[0]))["ways"] == []
            assert (await ann.send("hint", bot="random"))["move"] in moves
            assert (await ann.send("preview", moves=["bid 5"]))["error"]["rule"] == "WW-4.2"
            assert (await ann.send("hint", bot="nobody"))["error"]["code"] == "unknown"

    asyncio.run(scenario())
