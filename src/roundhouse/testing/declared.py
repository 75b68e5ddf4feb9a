"""What a game's declared shapes promise of its views, its events and its words; used by the conformance kit."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from jsonschema import Draft202012Validator

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.event import NOBODY, Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.schema import apart, shape_schema
from roundhouse.kernel.shapes import hints
from roundhouse.kernel.state import State
from roundhouse.kernel.texts import LANGUAGES, sources
from roundhouse.testing.tables import Case, NotConform, demand, first_of_board, new, positions, step


def as_declared(game: Game, case: Case) -> None:
    """8. Views and events are of the declared shapes and told to whom they may be told, and the sentences of events use what these have."""
    for language in LANGUAGES if first_of_board(game, case) else ():
        for fault in word_faults(game, language):
            raise NotConform(fault)
    for state in positions(game, case):
        for fault in view_faults(game, state):
            demand(False, case, fault, state)
    state = new(game, case)
    chance = Chance(5)
    told: list[tuple[Event, str]] = []
    while not state.over:
        heard = state.listen()
        step(state, chance)
        for fault in event_faults(game, heard):
            demand(False, case, fault, state)
        told += [(event, repr(event.data())) for event in heard]
    for event, said in told:
        demand(repr(event.data()) == said, case, f"the event {event.kind!r} has changed since it was told: {said}", state)


def view_faults(game: Game, state: State) -> Iterator[str]:
    """Where a view of this moment does not fit its schema, or views differ in what everybody may know."""
    schema, validator = _view(game)
    public = state.view(None)
    for seat in [None, *range(state.setting.players)]:
        view = state.view(seat)
        for problem in validator.iter_errors(view):
            where = "/".join(str(step) for step in problem.absolute_path)
            yield f"the view of {seat} does not fit its schema at {where}: {problem.message[:200]}"
        place = apart(schema, public, view)
        if place:
            yield f"seat {seat} and a spectator see different things at {place}, which everybody may know"


def event_faults(game: Game, events: Sequence[Event]) -> Iterator[str]:
    """Where an event is of no declared kind, does not have the declared facts, or is told to others than may know it."""
    kinds = {kind.name: kind for kind in game.events}
    for event in events:
        kind = kinds.get(event.kind)
        if kind is None:
            yield f"the event {event.kind!r} is not declared"
            continue
        for problem in _facts(kind.facts).iter_errors(event.facts):
            yield f"the event {event.kind!r} is not as declared: {problem.message[:200]}"
        if kind.own and (event.only != event.seat or event.only == NOBODY):
            yield f"the event {event.kind!r} tells others what only the acting seat may know"
        if kind.nobody != (event.seat == NOBODY):
            yield f"the event {event.kind!r} is declared as {'of nobody' if kind.nobody else 'of a seat'} and is told of seat {event.seat}"


def word_faults(game: Game, language: str) -> Iterator[str]:
    """Where the sentence of a declared event is missing, or speaks of what the event does not have."""
    found = [entry for text in sources(language, game.home) for entry in FluentResource(text).body]
    messages = {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}
    for kind in game.events:
        message = messages.get(f"log-{kind.name}")
        if message is None:
            yield f"the event {kind.name!r} has no sentence log-{kind.name} in {language}"
            continue
        known = {name.removesuffix("_seats").removesuffix("_seat") for name in hints(kind.facts)} | (set() if kind.nobody else {"player"})
        for name in sorted(_Facts.of(message) - known):
            yield f"log-{kind.name} in {language} speaks of ${name}, which the event {kind.name!r} does not have"


class _Facts(Visitor):
    """Collects what a message is filled in with."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor goes by these names
        self.names.add(node.id.name)

    @staticmethod
    def of(message: ast.Message) -> set[str]:
        visitor = _Facts()
        visitor.visit(message)
        return visitor.names


@cache
def _view(game: Game) -> tuple[dict[str, Any], Draft202012Validator]:
    schema = game.schema()
    return schema, Draft202012Validator(schema)


@cache
def _facts(shape: Any) -> Draft202012Validator:
    return Draft202012Validator(shape_schema(shape))
