"""Positions of Railways of the World for the units of its board: `python make_positions.py`."""

import json
from pathlib import Path
from typing import Any

from roundhouse import game
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.seat import Seat
from roundhouse.kernel.chance import Chance
from roundhouse.server.eyes import move_data, moves_data

GAME: Any = game("railways_of_the_world")
SEATS = 4


def shown(state: Any, seat: int, events: list[Any]) -> dict[str, Any]:
    """What the client of a seat gets."""
    return {"view": state.view(seat), "moves": moves_data(state, seat), "events": [event.data() for event in events if event.only in (-1, seat)][-60:]}


def ways(state: Any, seat: int, move: Any) -> list[dict[str, Any]]:
    """The routes of a cube, as the server tells them."""
    found = []
    for row in GAME.ways(state, seat, move):
        after = state.imagine(seat, Chance(1))
        events = after.listen()
        for one in row:
            after.play(seat, one)
        found.append({"moves": [move_data(GAME, state, one) for one in row], "events": [event.data() for event in events], "hidden": after.fence > 0})
    return found


def main() -> None:
    state = GAME.new(SEATS, 11)
    events = state.listen()
    bots = [GreedyBot(Chance(seat), 0) for seat in range(SEATS)]
    positions: dict[str, Any] = {}
    routes: list[dict[str, Any]] = []
    while not state.over:
        seat = state.to_act()[0]
        name = state.phases[state.at].name
        turn = state.view(None)["table"]["turn"]
        if name in ("baron", "auction") and name not in positions:
            positions[name] = shown(state, seat, events)
        if name == "track" and turn > 2 and "track" not in positions and state.view(seat)["table"]["chain"]["tiles"]:
            positions["track"] = shown(state, seat, events)
        if name == "action" and turn > 5 and "action" not in positions:
            for move in [one for one in state.moves(seat) if one.text.startswith("deliver")]:
                routes = ways(state, seat, move)
                if len(routes) > 1:
                    positions["action"] = shown(state, seat, events)
                    break
        state.play(seat, bots[seat].choose(Seat(state, seat)))
    positions["over"] = shown(state, 0, events)
    data = {"board": GAME.board_data(GAME.board()), "mexico": GAME.board_data(GAME.board("mexico")), "positions": positions, "ways": routes}
    Path(__file__).with_name("positions.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main()
