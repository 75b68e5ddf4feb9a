"""What people see and read: every view fits its schema, every move, refusal, event and option has its words, and nothing that draws a table fails."""

import importlib
import io
import json
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from rich.console import Console

from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.refusal import Refusal
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.state import State
from roundhouse.kernel.texts import LANGUAGES, Texts
from roundhouse.testing.tables import Case, NotConform, along, demand, eyes, first_of_board, new, positions

NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Élise", "Franca", "Gérard", "Heidi", "Ivo", "Judith", "Karim", "Lucia", "Marc", "Nora", "Otto", "Paola")
WIDTH = 80  # of the terminal
ASKED = 23  # each so-many-th move of the space is asked for its refusal, in turns; in the later cases of a board, a tenth of that


class Careful(Texts):
    """The words of a game in one language, which notes every message that is not there or not filled in."""

    def __init__(self, texts: Texts) -> None:
        self.__dict__.update(texts.__dict__)
        self.flaws: list[str] = []

    def say(self, key: str, **facts: Any) -> str:
        text, flaws = self.filled(key, facts)
        self.flaws += flaws
        return text

    def flaw(self, text: str) -> str:
        """What is wrong with a text that was just said; empty if it is complete."""
        flaws, self.flaws = self.flaws, []
        return flaws[0] if flaws else "" if text.strip() else "it is empty"


def move_flaw(game: Game, texts: Careful, board: Board, move: Move) -> str:
    """What is wrong with the words of a move."""
    return texts.flaw(texts.say(f"move-{move.text.split()[0]}", **game.words(board, move)))


def event_flaw(texts: Careful, event: Event | Mapping[str, Any]) -> str:
    """What is wrong with the line of the log for an event."""
    return texts.flaw(texts.event(event, NAMES))


def refusal_flaw(game: Game, texts: Careful, refusal: Refusal) -> str:
    """What is wrong with the sentence of a refusal, or with its rule."""
    rules = {**read_rules("roundhouse", "en"), **game.rules(texts.language)}
    return texts.flaw(texts.refused(refusal)) or ("" if refusal.rule in rules else f"no rules text has {refusal.rule}")


def refusals(game: Game) -> list[Refusal]:
    """The refusals that stand as constants in the modules of a game's package."""
    root = importlib.import_module(game.home)
    modules = [root, *(importlib.import_module(f"{root.__name__}.{found.name}") for found in pkgutil.iter_modules(getattr(root, "__path__", [])))]
    found = {id(value): value for module in modules for value in vars(module).values() if isinstance(value, Refusal)}
    return [refusal for refusal in found.values() if refusal.rule.startswith(f"{game.prefix}-")]


def names_to_say(game: Game) -> list[str]:
    """The messages that name a game's options with their choices, its phases, what its judge weighs, and its boards where there are several."""
    found = [f"phase-{phase.name}" for phase in game.phases] + [f"term-{name}" for name in game.terms]
    if len(game.boards) > 1:
        found += [f"board-{name}" for name in game.boards]
    for option in game.options:
        found.append(f"option-{option.name}")
        found += [f"option-{option.name}-{option.spelled(choice)}" for choice in option.choices]
    return found


def speaks(game: Game, case: Case) -> None:
    """12. Every option, phase and board, every move of the space, every refusal and every event met has its words in every language, all filled in."""
    state = new(game, case)
    speakers = [_call(case, f"`texts` in {language}", Careful, _call(case, f"`texts` in {language}", game.texts, language)) for language in LANGUAGES]
    if first_of_board(game, case):
        board = state.setting.board
        for texts in speakers:
            for key in names_to_say(game):
                _listen(case, texts, key, texts.flaw(texts.say(key)))
            for refusal in refusals(game):
                _listen(case, texts, repr(refusal), _call(case, repr(refusal), refusal_flaw, game, texts, refusal))
            for move in board.moves[:: 1 if texts.language == "en" else 1 + len(board.moves) // 2000]:
                _listen(case, texts, repr(move.text), _call(case, f"`words` of {move.text!r}", move_flaw, game, texts, board, move))
    met: dict[str, Event] = {}
    why: dict[int, Refusal] = {}
    space = state.setting.board.moves
    every = ASKED if first_of_board(game, case) else 10 * ASKED
    for number, state in enumerate(along(game, case)):
        for event in state.heard or ():
            met[json.dumps(event.data(), sort_keys=True, default=str)] = event
        state.listen()
        for seat in state.to_act()[:1]:
            for move in space[number % every :: every]:
                reason = state.refusal(seat, move)
                if reason is not None:
                    why[id(reason)] = reason
    for texts in speakers:
        for event in met.values():
            _listen(case, texts, f"the event {event.kind}", _call(case, f"the event {event.kind}", event_flaw, texts, event))
        for refusal in why.values():
            _listen(case, texts, repr(refusal), _call(case, repr(refusal), refusal_flaw, game, texts, refusal))


def _listen(case: Case, texts: Texts, what: str, flaw: str) -> None:
    if flaw:
        raise NotConform(f"{case}: {what} in {texts.language}: {flaw}")


def _call(case: Case, what: str, function: Callable[..., Any], *given: Any) -> Any:
    """What a function of the game gives; that it fails is a complaint."""
    try:
        return function(*given)
    except NotConform:
        raise
    except Exception as problem:
        raise NotConform(f"{case}: {what} fails: {type(problem).__name__}: {problem}") from problem


def shows(game: Game, case: Case) -> None:
    """13. The table can be drawn in every phase for everybody: `terminal`, `colours_of`, `ways`; in later cases of a board, in new phases for somebody.

    `board_data`, in the shape that is declared for it, and the `places` of every move are plain data.
    """
    state = new(game, case)
    if first_of_board(game, case):
        _drawn(game, case, state)
    first = first_of_board(game, case)
    known = _shown(game, case.board)
    shown: set[str] = set()
    for state in along(game, case):
        phase = "the end" if state.over else state.phases[state.at].name
        if phase in shown or (phase in known and not first and not state.over):
            continue
        known.add(phase)
        shown.add(phase)
        for seat in eyes(case) if first else eyes(case)[len(shown) % (case.players + 1) :][:1]:
            texts = game.texts(LANGUAGES[(len(shown) + (case.players if seat is None else seat)) % len(LANGUAGES)])
            _call(case, f"`terminal` for {seat} in {phase}, in {texts.language},", _print, game, state, seat, texts)
        worn: set[str] = set()
        for seat in range(case.players):
            hues = _call(case, f"`colours_of` seat {seat}", game.colours_of, state, seat)
            demand(bool(hues) and all(isinstance(hue, str) for hue in hues), case, f"`colours_of` seat {seat} is not a list of colours", state)
            demand(not worn & set(hues), case, f"seat {seat} is drawn in a colour of another: {', '.join(hues)}", state)
            worn |= set(hues)
        for seat in state.to_act():
            for move in state.moves(seat)[:8]:
                for way in _call(case, f"`ways` of {move.text!r}", game.ways, state, seat, move):
                    _call(case, f"a way of {move.text!r}", _walk, state.copy(), seat, way)


def _drawn(game: Game, case: Case, state: State) -> None:
    """What follows from the board alone: its drawing, and the places of every move; moves of one kind all have one, or none has."""
    board = state.setting.board
    data = _call(case, "`board_data`", game.board_data, board)
    demand(_is_json(data), case, "`board_data` is not plain JSON data", state)
    flaw = next(Draft202012Validator(game.drawing_schema()).iter_errors(data), None)
    if flaw is not None:
        where = "/".join(map(str, flaw.absolute_path)) or "the whole"
        raise NotConform(f"{case}: `board_data` is not of the shape `drawing`: {where}: {flaw.message[:200]}")
    placed: dict[str, tuple[bool, Move]] = {}  # kind of move -> whether the first of it touches a place, and that move
    for move in board.moves:
        found = _call(case, f"`places` of {move.text!r}", game.places, board, move)
        demand(isinstance(found, list) and all(isinstance(one, str) for one in found), case, f"`places` of {move.text!r} is not a list of texts", state)
        odd = next((one for one in found if not all(one.partition(":"))), None)
        demand(odd is None, case, f'`places` of {move.text!r} names {odd!r}, which is not a kind and a name: "town:Oxford"', state)
        touches, other = placed.setdefault(move.text.split()[0], (bool(found), move))
        has, lacks = (other, move) if touches else (move, other)
        demand(touches == bool(found), case, f"{lacks.text!r} has no place, but {has.text!r} has", state)


@cache
def _shown(game: Game, board: str) -> set[str]:
    """The phases that some case of a board has shown."""
    return set()


def _print(game: Game, state: State, seat: int | None, texts: Texts) -> None:
    paper = io.StringIO()
    Console(file=paper, width=WIDTH).print(game.terminal(state.view(seat), texts, NAMES[: state.setting.players]))
    if not paper.getvalue().strip():
        raise ValueError("nothing is shown")


def _walk(state: State, seat: int, way: Iterable[Move]) -> None:
    for move in way:
        state.play(seat, move)


def reads_back(game: Game, case: Case) -> None:
    """7. Notation -> move -> notation is the identity; a view is plain JSON data, and its schema describes each of its fields."""
    state = new(game, case)
    board = state.setting.board
    if first_of_board(game, case):
        for index, move in enumerate(board.moves):
            demand(move.index == index, case, f"{move.text!r} has index {move.index} at place {index}", state)
            demand(" ".join(move.text.split()) == move.text, case, f"{move.text!r} has odd spaces", state)
            demand(game.move(move.text, board) is move, case, f"{move.text!r} reads back as another move", state)
        schema = _call(case, "the schema", game.schema)
        _call(case, "the schema", Draft202012Validator.check_schema, schema)
        _described(Draft202012Validator(schema), case, state.view(None), state)
    for state in positions(game, case):
        for seat in eyes(case):
            demand(_is_json(state.view(seat)), case, f"the view of {seat} is not plain JSON data", state)


def _described(validator: Draft202012Validator, case: Case, view: dict[str, Any], state: State) -> None:
    """Each field of the table, and the table itself, has a schema that does not fit everything."""
    for odd in (0.5, "odd", [0.5], None):
        if not validator.is_valid({**view, "table": odd}):
            break
    else:
        raise NotConform(f"{case}: the schema of the table is empty: it fits everything")
    for name, value in view["table"].items():
        odd = "odd" if isinstance(value, int | float) else 0.5
        fits = validator.is_valid({**view, "table": {**view["table"], name: odd}})
        demand(not fits, case, f"the schema says nothing about the field {name!r} of the table: {odd!r} fits, and {json.dumps(value)[:40]} too", state)


def _is_json(value: object) -> bool:
    try:
        return bool(json.loads(json.dumps(value)) == value)
    except (TypeError, ValueError):
        return False
