"""The conformance kit: what must hold for every game, board, option and number of players. It takes only a GAME.

from roundhouse.testing import conform
def test_highland_conforms():
    conform(GAME)
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import IllegalMove, RoundhouseError
from roundhouse.kernel.game import Game, Value
from roundhouse.kernel.move import Aside, Move
from roundhouse.kernel.record import Record
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.state import State
from roundhouse.kernel.texts import LANGUAGES
from roundhouse.kernel.undo import undo_refusal, undone
from roundhouse.testing.declared import event_faults, view_faults, word_faults

SEED = 2**40 + 7  # long enough to be noticed where it must not be
SAMPLES = 12  # positions of a game that are looked at closely
MOST_CASES = 24  # tables a game is tried at before its options are spread over them
LONGEST_UNDO = 400  # moves of a game in which taking back is tried: it replays them all
SPACE = 400  # moves of the space that are tried in one position


class NotConform(AssertionError):
    """A property that a game does not have, with the case where it was seen."""


@dataclass(frozen=True)
class Case:
    """One way to set up a game."""

    board: str
    players: int
    options: tuple[tuple[str, Value], ...]
    rules: int = 0  # the version of the rules; 0: the newest

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options)
        version = f", rules {self.rules}" if self.rules else ""
        return f"{self.board}, {self.players} players{', ' + chosen if chosen else ''}{version}"


def cases(game: Game, rules: int = 0) -> list[Case]:
    """Every board and number of players, with the default options and with each other choice of one option, by one version of the rules.

    Where that is more than MOST_CASES, the other choices take turns at the boards and numbers of players, one table each.
    """
    tables = [(board, players) for board in game.boards for players in game.seats]
    found = [case for case in (Case(board, players, (), rules) for board, players in tables) if _exists(game, case)]
    choices = [((option.name, choice),) for option in game.options for choice in option.choices if choice != option.default]
    varied = [[case for case in (Case(*table, choice, rules) for table in tables) if _exists(game, case)] for choice in choices]
    if len(found) + sum(len(row) for row in varied) > MOST_CASES:
        varied = [[row[number % len(row)]] for number, row in enumerate(varied) if row]
    return found + [case for row in varied for case in row]


def older(game: Game) -> list[int]:
    """The versions of the rules before the newest that can still be played."""
    return list(range(game.oldest_rules or game.rules_version, game.rules_version))


def conform(game: Game) -> None:
    """Check all properties in every case, and that tables of older rules can be finished; raises NotConform."""
    for check in PROPERTIES:
        for case in cases(game):
            check(game, case)
    for check in OLDER_PROPERTIES:
        for rules in older(game):
            for case in cases(game, rules):
                check(game, case)


def ends(game: Game, case: Case) -> None:
    """1. Any sequence of legal moves ends within the stated bound; a seat that must act always has a move."""
    state = _new(game, case)
    chance = Chance(1)
    count = 0
    while not state.over:
        acting = state.to_act()
        _demand(bool(acting), case, "nobody is to act and the game is not over", state)
        for seat in acting:
            _demand(bool(state.moves(seat)), case, f"seat {seat} must act and has no move", state)
        for seat in range(-1, case.players + 1):
            owes = state.phases[state.at].owes(state, seat)
            _demand(owes == (seat in acting), case, f"`to_act` and `owes` do not agree about seat {seat}", state)
        count += 1
        _demand(count <= game.longest(case.players), case, f"the game is longer than {game.longest(case.players)} moves", state)
        _step(state, chance)
    _demand(state.to_act() == [], case, "somebody is to act after the end", state)
    _demand(sorted(state.ranking()) == list(range(case.players)), case, "the ranking is not a list of all seats", state)
    _demand(len(state.scores()) == case.players, case, "there is not one score for each seat", state)


def refuses(game: Game, case: Case) -> None:
    """2. Every move of the space that is not legal is refused with a rule id, and nothing changes."""
    known = set(game.rules("en")) | set(read_rules("roundhouse", "en"))
    for state, chance in _positions(game, case):
        for seat in range(case.players):
            legal = {move.index for move in state.moves(seat)} | {move.index for move in state.asides(seat)}
            for move in _sample(state, chance):
                refusal = game.refusal(state, seat, move)
                if move.index in legal:
                    _demand(refusal is None, case, f"{move.text!r} is among the moves of seat {seat} but refused: {refusal!r}", state)
                    continue
                _demand(refusal is not None, case, f"{move.text!r} is not among the moves of seat {seat} but not refused", state)
                assert refusal is not None
                _demand(refusal.rule in known, case, f"{move.text!r} is refused by {refusal.rule}, which no rules text has", state)
            _try_illegal(state, seat, legal, case)


def _try_illegal(state: State, seat: int, legal: set[int], case: Case) -> None:
    for move in state.setting.board.moves[:: max(1, len(state.setting.board.moves) // 20)]:
        if move.index in legal:
            continue
        before = state.key()
        try:
            state.play(seat, move)
        except IllegalMove:
            _demand(state.key() == before, case, f"the refused {move.text!r} changed something", state)
        else:
            raise NotConform(f"{case}: {move.text!r} was played though it is not legal")


def invariants(game: Game, case: Case) -> None:
    """3. After every move the game's invariants hold."""
    state = _new(game, case)
    chance = Chance(3)
    while not state.over:
        _step(state, chance)
        try:
            game.check(state)
        except RoundhouseError as problem:
            raise NotConform(f"{case}, after move {len(state.plies)}: {problem}") from None


def replays(game: Game, case: Case) -> None:
    """4. Seed and moves lead to the same position: again, from a saved record, in another process; and a position reads back."""
    state = _new(game, case)
    chance = Chance(4)
    while not state.over:
        _step(state, chance)
        if len(state.plies) % 25 == 1 or state.over:
            again = game.position(json.loads(json.dumps(state.dump())))
            _demand(again.key() == state.key(), case, "dump and position do not give the same position", state)
    text = game.record(state).text
    _demand(Record.parse(text).state().key() == state.key(), case, "the record does not replay to the same position", state)
    if case == cases(game)[0]:
        _demand(_elsewhere(text) == digest(state), case, "another process replays the record to another position", state)


def digest(state: State) -> str:
    """A short fingerprint of a position, the same in every process."""
    return sha256(repr(state.key()).encode()).hexdigest()[:16]


def _elsewhere(text: str) -> str:
    code = "import sys; from roundhouse import Record; from roundhouse.testing.conformance import digest; print(digest(Record.parse(sys.stdin.read()).state()))"
    run = subprocess.run([sys.executable, "-c", code], input=text, capture_output=True, text=True, check=False)
    return run.stdout.strip() or run.stderr.strip()


def keeps_secrets(game: Game, case: Case) -> None:
    """5. Change what a seat may not know, and its view and its moves are byte for byte the same; so for spectators."""
    for state, chance in _positions(game, case):
        for seat in [*range(case.players), None]:
            seen = _seen(state, seat)
            _demand(str(SEED) not in seen, case, f"the view of {seat} holds the seed", state)
            for _ in range(2):
                other = state.imagine(seat, chance)
                _demand(_seen(other, seat) == seen, case, f"the view or the moves of {seat} tell what it may not know", state)
                _demand(other.chance.seed != state.chance.seed and other.seed != state.seed, case, f"{seat} imagines with the true chance", state)
                _demand(other.plies == [], case, f"what {seat} imagines holds the moves of others", state)
                try:
                    game.check(other)
                except RoundhouseError as problem:
                    raise NotConform(f"{case}: what {seat} imagines is no table: {problem}") from None


def _seen(state: State, seat: int | None) -> str:
    moves = [] if seat is None else [move.text for move in state.moves(seat)] + [move.text for move in state.asides(seat)]
    return json.dumps([state.view(seat), moves])


def reads_back(game: Game, case: Case) -> None:
    """6. Notation -> move -> notation is the identity; a view is plain JSON data."""
    state = _new(game, case)
    board = state.setting.board
    for index, move in enumerate(board.moves):
        _demand(move.index == index, case, f"{move.text!r} has index {move.index} at place {index}", state)
        _demand(" ".join(move.text.split()) == move.text, case, f"{move.text!r} has odd spaces", state)
        _demand(game.move(move.text, board) is move, case, f"{move.text!r} reads back as another move", state)
    for state, _ in _positions(game, case):
        for seat in [*range(case.players), None]:
            view = state.view(seat)
            _demand(json.loads(json.dumps(view)) == view, case, f"the view of {seat} is not plain JSON data", state)


def as_declared(game: Game, case: Case) -> None:
    """And: views and events are of the declared shapes and told to whom they may be told, and the sentences of events use what these have."""
    for language in LANGUAGES:
        for fault in word_faults(game, language):
            raise NotConform(fault)
    for state, _ in _positions(game, case):
        for fault in view_faults(game, state):
            raise NotConform(f"{case}, move {len(state.plies)}, phase {state.phases[state.at].name}: {fault}")
    state = _new(game, case)
    chance = Chance(5)
    while not state.over:
        heard = state.listen()
        _step(state, chance)
        for fault in event_faults(game, heard):
            raise NotConform(f"{case}, after move {len(state.plies)}: {fault}")


def copies(game: Game, case: Case) -> None:
    """7. A copy shares nothing that changes."""
    for state, chance in _positions(game, case):
        before = (state.key(), state.plies[:], json.dumps(state.dump()))
        other = state.copy()
        _demand(other.key() == before[0] and other.plies == before[1], case, "a copy is not the same", state)
        for _ in range(30):
            if other.over:
                break
            _step(other, chance)
        after = (state.key(), state.plies[:], json.dumps(state.dump()))
        _demand(after == before, case, "playing on a copy changes the original", state)


def takes_back(game: Game, case: Case) -> None:
    """And: a step that may be taken back can be, and leaves the seat to decide again."""
    for state, _ in _positions(game, case):
        if len(state.plies) > LONGEST_UNDO:
            return
        for seat in range(case.players):
            if undo_refusal(state, seat) is not None:
                continue
            try:
                before = undone(state, seat)
            except RoundhouseError as problem:
                raise NotConform(f"{case}, move {len(state.plies)}: seat {seat} may take back a step, but {problem}") from None
            _demand(len(before.plies) == len(state.plies) - 1, case, "taking back does not remove one step", state)
            aside = isinstance(state.history()[-1][1], Aside)
            _demand(aside or seat in before.to_act(), case, f"seat {seat} took back a step and is not to act", state)


PROPERTIES: tuple[Callable[[Game, Case], None], ...] = (ends, refuses, invariants, replays, keeps_secrets, reads_back, as_declared, copies, takes_back)
OLDER_PROPERTIES: tuple[Callable[[Game, Case], None], ...] = (ends, invariants, replays)  # what a table of older rules needs


def _exists(game: Game, case: Case) -> bool:
    try:
        game.setting(case.players, case.board, dict(case.options), case.rules or None)
    except RoundhouseError:
        return False
    return True


def _new(game: Game, case: Case) -> State:
    return game.new(case.players, SEED, case.board, dict(case.options), case.rules or None)


def _step(state: State, chance: Chance) -> None:
    acting = state.to_act()
    seat = acting[chance.below(len(acting))]
    moves = state.moves(seat)
    state.play(seat, moves[chance.below(len(moves))])


def _positions(game: Game, case: Case) -> Iterator[tuple[State, Chance]]:
    """The first position, the last, and some in between, spread over a random game."""
    whole = _new(game, case)
    chance = Chance(sum(case.players * 31 + ord(letter) for letter in str(case)))
    while not whole.over:
        _step(whole, chance)
    stops = {len(whole.plies) * number // SAMPLES for number in range(SAMPLES + 1)} | {1, 2, 3}
    state = _new(game, case)
    for number, (seat, move) in enumerate(whole.history()):
        if number in stops:
            yield state, chance
        state.play(seat, move)
    yield state, chance


def _sample(state: State, chance: Chance) -> list[Move]:
    """Moves of the space to try: all of a small space, a random part of a large one."""
    moves = state.setting.board.moves
    if len(moves) <= SPACE:
        return moves
    return [moves[chance.below(len(moves))] for _ in range(SPACE)]


def _demand(holds: bool, case: Case, what: str, state: State) -> None:
    if not holds:
        raise NotConform(f"{case}, move {len(state.plies)}, phase {state.phases[state.at].name}: {what}")
