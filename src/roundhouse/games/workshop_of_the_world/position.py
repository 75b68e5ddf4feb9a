"""A position as data in the board's names, and back: what the declared fields do not say by themselves."""

from typing import Any

from roundhouse.games.workshop_of_the_world.constants import NOBODY, NONE, SETS
from roundhouse.games.workshop_of_the_world.fields import TABLE, connections, hues
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.fields import Hand, Position
from roundhouse.kernel.position import Fields


def _industries(state: State) -> dict[str, Any]:
    """The industries of every town that has any, by colour."""
    hue = hues(state)
    found: dict[str, Any] = {}
    for town, name in enumerate(state.board.towns):
        if state.filled[town]:
            row = state.industry[town * SETS : town * SETS + state.sets]
            found[name] = {hue[one]: count for one, count in enumerate(row) if count}
    return found


def _restore_industries(state: State, fields: Fields) -> None:
    towns = fields.inner("industries")
    for town, name in enumerate(state.board.towns):
        if towns.has(name):
            for one, count in enumerate(towns.by_name(name, hues(state), 0, state.board.industries)):
                state.industry[town * SETS + one] = count
                state.filled[town] += count
    towns.done()


def _links(state: State) -> dict[str, Any]:
    """The colour of every connection that is filled."""
    hue, names = hues(state), connections(state)
    return {names[connection]: hue[one] for connection, one in enumerate(state.link) if one != NOBODY}


def _restore_links(state: State, fields: Fields) -> None:
    board = state.board
    built = fields.inner("links")
    for connection, name in enumerate(connections(state)):
        if built.has(name):
            state.link[connection] = built.choice(name, hues(state))
            state.free[board.end_a[connection]] -= 1
            state.free[board.end_b[connection]] -= 1
    built.done()
    state.net = [NONE] * state.sets


POSITION = Position(TABLE, industries=Hand(_industries, _restore_industries), links=Hand(_links, _restore_links))
