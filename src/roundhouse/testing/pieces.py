"""A position is data: every attribute of a state that changes is kept by `copy`, `dump` and `pieces`, and play goes on alike from it."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.state import Setting, State
from roundhouse.testing.tables import Case, demand, first_of_board, positions

LISTED = ("__mypyc_attrs__", "__slots__", "__annotations__")  # where classes, compiled ones too, name their attributes
BOOKKEEPING = "owned"  # in a generated table: the lists that a copy has to itself
RESTORED = 18  # positions of a game that are dumped and restored
TRIES = 1  # cases in which another value is tried for an attribute
ON = 8  # moves that are played on from each of them
LONG = 4  # the one of them from which the game is played to its end, in the first case of a board


def attributes(thing: object) -> list[str]:
    """The names of all attributes that `thing` has now."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for place in LISTED:
            listed = kind.__dict__.get(place, ())
            names.update([listed] if isinstance(listed, str) else listed)
    return sorted(name for name in names if not name.startswith("__") and hasattr(thing, name))


def frozen(value: object) -> object:
    """A value that can be compared and kept, whatever becomes of the original; what never changes stands for itself."""
    if isinstance(value, Move):
        return value.text
    if isinstance(value, Board | Setting | Game | Phase | type) or callable(value):
        return None
    if isinstance(value, Chance):
        return value.seed, value.drawn
    if isinstance(value, Mapping):
        return frozenset((frozen(key), frozen(inner)) for key, inner in value.items())
    if isinstance(value, set | frozenset):
        return frozenset(frozen(inner) for inner in value)
    if isinstance(value, str | bytes | int | float | None):
        return value
    if isinstance(value, Iterable):
        return tuple([frozen(inner) for inner in value])
    return tuple([(name, frozen(getattr(value, name))) for name in attributes(value)])


def own_pieces(state: State) -> dict[str, object]:
    """What a game's state holds beside what the kernel keeps in every state, and beside the caches that the game names, frozen, by name."""
    left_out = {*attributes(State(state.setting, state.chance)), *state.setting.game.caches, BOOKKEEPING}
    return {name: frozen(getattr(state, name)) for name in attributes(state) if name not in left_out}


def keeps_pieces(game: Game, case: Case) -> None:
    """10. Every attribute of a state is the same in a copy and after `dump` and `position`; and positions that differ have different keys.

    What follows from the rest need not be in `pieces()` or in a dump, as long as `restore` makes it the same again. Attributes that `Game.caches`
    names may differ; that play does not depend on it is shown by the next property.
    """
    seen: dict[str, list[object]] = {}
    kept: list[State] = []
    for state in positions(game, case, RESTORED):
        pieces = own_pieces(state)
        for name, other in own_pieces(state.copy()).items():
            demand(other == pieces[name], case, f"`{name}` is not the same in a copy", state)
        again = _restored(game, state)
        demand(again.key() == state.key(), case, "dump and position do not give the same position", state)
        for name, other in own_pieces(again).items():
            demand(other == pieces[name], case, f"`{name}` is not the same after dump and position", state)
        for name, value in pieces.items():
            values = seen.setdefault(name, [])
            if value not in values:
                values.append(value)
        kept.append(state.copy())
    tries = _tries(game)
    for name in [name for name, values in seen.items() if len(values) > 1 and tries.get(name, 0) < TRIES]:
        tries[name] = TRIES if _tell_apart(game, case, name, kept) else tries.get(name, 0) + 1


@cache
def _tries(game: Game) -> dict[str, int]:
    """In how many cases another value was tried for an attribute, in vain; TRIES once one was found that the game accepts."""
    return {}


def _restored(game: Game, state: State) -> State:
    return game.position(json.loads(json.dumps(state.dump())))


def _tell_apart(game: Game, case: Case, name: str, states: list[State]) -> bool:
    """Put another value in the place of one piece: where that makes a position that the game accepts, its key is another one. False: it made none."""
    for place in range(1, len(states), max(1, len(states) // 4)):
        state = states[place]
        for value in _others(getattr(state, name), [getattr(one.copy(), name) for one in (states[place - 1], states[-1], states[0])]):
            hybrid = state.copy()
            try:
                setattr(hybrid, name, value)
                made = game.position(json.loads(json.dumps(hybrid.dump())))
            except Exception:  # a value that does not fit the rest: there is no such position
                continue
            if made.dump() == state.dump():
                continue
            demand(made.key() != state.key(), case, f"positions that differ in `{name}` have the same key: it is missing in `pieces`", state)
            return True
    return False


def _others(value: Any, elsewhere: list[Any]) -> list[Any]:
    """Values to try in the place of one: its neighbours, the same in another order, those of other positions."""
    found: list[Any] = [other for other in elsewhere if frozen(other) != frozen(value)]
    if isinstance(value, bool):
        found.append(not value)
    elif isinstance(value, int):
        found += [value + 1, value - 1]
    elif isinstance(value, list):
        found += [value[turn:] + value[:turn] for turn in range(1, min(4, len(value)))]
        for place, entry in enumerate(value[:4]):
            if isinstance(entry, int):
                found += [[*value[:place], other, *value[place + 1 :]] for other in (entry + 1, entry - 1)]
    return [other for other in found if frozen(other) != frozen(value)]


def goes_on(game: Game, case: Case) -> None:
    """11. From a restored position play goes on alike: the same moves in the same order, `judge`, events and keys, some of them to the end of the game."""
    chance = Chance(10)
    for number, state in enumerate(positions(game, case, RESTORED)):
        long = number == LONG and first_of_board(game, case)
        one, other = state.copy(), _restored(game, state)
        count = 0
        while not one.over and (long or count < ON):
            acting = one.to_act()
            demand(other.to_act() == acting, case, "other seats are to act after a restart", one)
            seats = range(case.players) if count == 0 else acting[:1] if count % 10 == 1 else ()
            for seat in seats:
                demand(other.judge(seat) == one.judge(seat), case, f"`judge` differs for seat {seat} after a restart", one)
            seat = acting[chance.below(len(acting))]
            moves = one.moves(seat)
            demand(other.moves(seat) == moves, case, f"seat {seat} is offered other moves, or in another order, after a restart", one)
            move = moves[chance.below(len(moves))]
            demand(_told(one, seat, move) == _told(other, seat, move), case, f"{move.text!r} of seat {seat} tells something else after a restart", one)
            demand(other.key() == one.key(), case, f"{move.text!r} of seat {seat} leads elsewhere after a restart", one)
            count += 1
        demand(other.over == one.over, case, "the game ends at another time after a restart", one)
        if one.over:
            demand((other.scores(), other.ranking()) == (one.scores(), one.ranking()), case, "the game ends otherwise after a restart", one)


def _told(state: State, seat: int, move: Move) -> list[tuple[object, int]]:
    """What everybody hears of a move, and who may."""
    events: list[Event] = state.listen()
    state.play(seat, move)
    state.heard = None
    return [(event.data(), event.only) for event in events]
