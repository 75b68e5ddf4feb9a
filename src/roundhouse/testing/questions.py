"""Questions change nothing: whatever is asked of a table leaves it as it was. And what bots are told of it can be reckoned with."""

import math
from collections.abc import Callable, Iterator
from functools import partial

from roundhouse.kernel.game import Game
from roundhouse.kernel.state import State
from roundhouse.testing.tables import Case, demand, eyes, positions

OFFERED = 4  # moves of a seat of which it is asked what they mean


def asks_only(game: Game, case: Case) -> None:
    """16. Views, moves, refusals, scores, judges and all else that can be asked leave the position, its chance, its history and its events alone.

    What is answered belongs to whoever asked: changed, it changes neither the position nor the next answer. The values for bots are numbers, as many as
    `terms` and `features` name; the part of the game to come lies between 0 and 1, and chances add up to 1.
    """
    for state in positions(game, case):
        _reckons(game, case, state)
        state.listen()
        before = _whole(state)
        for name, question in _questions(game, case, state):
            question()
            demand(_whole(state) == before, case, f"asking for {name} changes the position", state)
        for name, question in _given(case, state):
            answer = question()
            said = repr(answer)
            _wreck(answer)
            demand(_whole(state) == before, case, f"{name} is a part of the table, and whoever changes it changes the position", state)
            demand(repr(question()) == said, case, f"{name} is handed out itself: changed by whoever asked, it is so for the next one", state)
        state.heard = None


def _whole(state: State) -> tuple[object, ...]:
    return (state.key(), repr(state.dump()), state.plies, state.fence, len(state.heard or ()))


def _questions(game: Game, case: Case, state: State) -> Iterator[tuple[str, Callable[[], object]]]:
    for eye in eyes(case):
        yield f"the view of {eye}", partial(state.view, eye)
    for seat in range(case.players):
        yield f"the moves of seat {seat}", partial(state.moves, seat)
        yield f"the asides of seat {seat}", partial(state.asides, seat)
        yield f"`judge` of seat {seat}", partial(state.judge, seat)
        yield f"`terms` of seat {seat}", partial(state.expected, seat)
        yield f"`features` of seat {seat}", partial(state.features, seat)
        yield f"`about` seat {seat}", partial(game.about, state, seat, seat)
        yield f"`colours_of` seat {seat}", partial(game.colours_of, state, seat)
        moves = state.moves(seat)[:OFFERED]
        if moves:
            yield f"`sensible` of seat {seat}", partial(state.sensible, seat, moves)
            yield f"`mixture` of seat {seat}", partial(state.mixture, seat, moves)
        for move in moves:
            yield f"`ways` of {move.text!r}", partial(game.ways, state, seat, move)
            for place in game.places(state.setting.board, move):
                yield f"`why` at {place}", partial(game.why, state, seat, place)
    yield "the scores", state.scores
    yield "the ranking", state.ranking
    yield "the winners", state.winners
    yield "`to_come`", state.to_come
    yield "the chances", state.chances
    yield "`standing`", partial(game.standing, state)
    yield "`columns`", partial(game.columns, state)
    yield "a copy", state.copy


def _given(case: Case, state: State) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is handed out as lists and records."""
    for eye in eyes(case):
        yield f"the view of {eye}", partial(state.view, eye)
    for seat in range(case.players):
        yield f"the list of moves of seat {seat}", partial(state.moves, seat)
        yield f"the list of asides of seat {seat}", partial(state.asides, seat)
    yield "the list of scores", state.scores
    yield "the ranking", state.ranking
    yield "the dump", state.dump
    yield "the list of seats to act", state.to_act


def _wreck(answer: object) -> None:
    """Empty every list and record in it."""
    if isinstance(answer, dict):
        for value in answer.values():
            _wreck(value)
        answer.clear()
    elif isinstance(answer, list):
        for value in answer:
            _wreck(value)
        answer.clear()


def _reckons(game: Game, case: Case, state: State) -> None:
    for seat in range(case.players):
        terms, features = state.terms(seat), state.features(seat)
        demand(len(terms) == len(game.terms), case, f"`terms` of seat {seat} are {len(terms)}, but `Game.terms` names {len(game.terms)}", state)
        demand(
            len(features) == len(game.features), case, f"`features` of seat {seat} are {len(features)}, but `Game.features` names {len(game.features)}", state
        )
        odd = [value for value in (state.judge(seat), *terms, *features) if not math.isfinite(value)]
        demand(not odd, case, f"a value for seat {seat} is {odd[0] if odd else ''}, which is no number to reckon with", state)
    demand(0 <= state.to_come() <= 1, case, f"`to_come` is {state.to_come()}, not between 0 and 1", state)
    chances = state.chances()
    demand(len(chances) == case.players and abs(sum(chances) - 1) < 1e-6, case, f"the chances {chances} do not add up to 1", state)
