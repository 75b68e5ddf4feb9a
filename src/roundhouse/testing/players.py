"""What people may ask about a player: told in every phase, to everybody, and no more than they may know."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from roundhouse.kernel.about import SCORE, About, about_player
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import Game
from roundhouse.kernel.schema import shape_schema
from roundhouse.kernel.state import State
from roundhouse.kernel.texts import LANGUAGES, with_names
from roundhouse.testing.faces import NAMES, Careful
from roundhouse.testing.tables import Case, NotConform, along, demand, eyes, first_of_board, positions


def tells_of_players(game: Game, case: Case) -> None:
    """15. Everybody may ask about every player in every phase. The answer has its words, its sums are right, and it tells no secret.

    It is the same in two worlds that differ only in what the asking seat may not know. A part that has a total adds up to it, and what a player would
    have if the game ended now is what `scores` says; at the end everybody is told. In later cases of a board somebody asks, and a spectator.
    """
    chance = Chance(15)
    speakers = [Careful(game.texts(language)) for language in LANGUAGES]
    said: set[str] = set()
    for number, state in enumerate(_moments(game, case)):
        for eye in eyes(case) if first_of_board(game, case) else (number % case.players, None):
            other = state.imagine(eye, chance)
            for seat in range(case.players):
                told = _asked(state, case, seat, eye)
                for fault in about_faults(state, told):
                    demand(False, case, f"what {eye} is told about seat {seat}: {fault}", state)
                demand(_asked(other, case, seat, eye) == told, case, f"what is told about seat {seat} tells {eye} what it may not know", state)
                for flaw in about_flaws(speakers, told, said):
                    raise NotConform(f"{case}: about a player, {flaw}")


def _moments(game: Game, case: Case) -> Iterator[State]:
    """Some positions, and the first of each phase that they miss."""
    known = set()
    for state in positions(game, case):
        known.add(state.at)
        yield state
    if first_of_board(game, case):
        for state in along(game, case):
            if state.at not in known and not state.over:
                known.add(state.at)
                yield state


def _asked(state: State, case: Case, seat: int, eye: int | None) -> About:
    try:
        return about_player(state, seat, eye)
    except Exception as problem:
        name = state.phases[state.at].name
        raise NotConform(f"{case}: `about` seat {seat} for {eye} in {name} fails: {type(problem).__name__}: {problem}") from problem


def about_faults(state: State, told: About) -> Iterator[str]:
    """Where an answer is not of the declared shape, or its sums are wrong."""
    for problem in _validator().iter_errors(told):
        yield f"it is not as declared: {problem.message[:200]}"
    if json.loads(json.dumps(told)) != told:
        yield "it is not plain JSON data"
    score = state.scores()[told["of"]]
    for part in told["parts"]:
        figures = [line["figure"] for line in part["lines"] if line["figure"] is not None]
        if part["total"] is not None and part["total"] != sum(figures):
            yield f"{part['name']!r} is said to be {part['total']}, but its lines add up to {sum(figures)}"
        if part["name"] == SCORE and part["total"] is not None and part["total"] != score:
            yield f"the score is said to be {part['total']}, but it is {score}"
        for line in part["lines"]:
            if line["mark"] == "secret" and line["figure"] is not None:
                yield f"the line {line['say']!r} is said to be secret and has a figure"
    if state.over and not any(part["name"] == SCORE and part["total"] is not None for part in told["parts"]):
        yield "the game is over, and the score is not told"


def about_flaws(speakers: Sequence[Careful], told: About, said: set[str]) -> Iterator[str]:
    """Which words of an answer are not there, or not filled in; what was `said` before is not said again."""
    for key, facts in _sentences(told):
        sentence = json.dumps([key, facts])
        if sentence not in said:
            said.add(sentence)
            for texts in speakers:
                flaw = texts.flaw(texts.say(key, **with_names(facts, NAMES)))
                if flaw:
                    yield f"in {texts.language}: {flaw}"


def _sentences(told: About) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """All that is said in an answer: titles, lines, and figures that have a unit."""
    for part in told["parts"]:
        yield f"about-{part['name']}", {}
        for line in part["lines"]:
            yield line["say"], line["facts"]
        units = [(part["unit"], part["total"]), *((line["unit"], line["figure"]) for line in part["lines"])]
        yield from ((unit, {"n": figure}) for unit, figure in units if unit and figure is not None)


@cache
def _validator() -> Draft202012Validator:
    return Draft202012Validator(shape_schema(About))
