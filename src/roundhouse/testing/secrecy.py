"""What a seat may not know stays hidden: in views, in the moves that are offered, and in what is told."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game, seen_events
from roundhouse.kernel.move import Move
from roundhouse.kernel.shapes import OWN, hints
from roundhouse.kernel.state import State
from roundhouse.testing.tables import SEED, Case, NotConform, demand, eyes, first_of_board, positions
from roundhouse.testing.tables import along as along_the_game

WALKS = 12  # places of a game from which two worlds are played side by side; half as many in the later cases of a board
GUESSES = 24  # so often in a game nobody guesses rightly by chance alone
REASONS = 60  # moves of the space about which a seat asks why it may not play them
FUTURES = 4  # other futures that are tried where a move draws


def keeps_secrets(game: Game, case: Case) -> None:
    """5. Change what a seat may not know, and its view, its moves and the reasons of refusals are byte for byte the same; so for spectators.

    And it is changed: what a seat alone can see is not always as it truly is in what others imagine.
    """
    chance = Chance(5)
    true: Counter[str] = Counter()  # how often others imagined as it is what one seat alone can see, by its name
    changed: set[str] = set()
    for number, state in enumerate(positions(game, case)):
        for seat in eyes(case):
            seen = _seen(state, seat)
            why = _refused(state, seat, number)
            demand(str(SEED) not in seen, case, f"the view of {seat} holds the seed", state)
            for _ in range(2):
                other = state.imagine(seat, chance)
                demand(_seen(other, seat) == seen, case, f"the view or the moves of {seat} tell what it may not know", state)
                demand(_refused(other, seat, number) == why, case, f"why {seat} may not do something tells what it may not know", state)
                demand(other.chance.seed != state.chance.seed and other.seed != state.seed, case, f"{seat} imagines with the true chance", state)
                again = other.imagine(seat, Chance(7))
                demand(again.key() == state.imagine(seat, Chance(7)).key(), case, f"what {seat} imagines hangs on what it may not know", state)
                demand(other.plies == [], case, f"what {seat} imagines holds the moves of others", state)
                for name, same in _others(game, state, other, seat):
                    if same:
                        true[name] += 1
                    else:
                        changed.add(name)
                try:
                    game.check(other)
                except RoundhouseError as problem:
                    raise NotConform(f"{case}: what {seat} imagines is no table: {problem}") from None
    for name, count in true.items():
        if name not in changed and count >= GUESSES:
            raise NotConform(f"{case}: what one seat alone can see, {name!r}, is always as it truly is in what others imagine ({count} times)")


def _others(game: Game, state: State, world: State, eye: int | None) -> Iterator[tuple[str, bool]]:
    """The parts of a view that another seat alone can see (OWN), where they say anything, and whether they are in the imagined world as they truly are."""
    if state.over:
        return
    own = [name for name, hint in hints(game.table).items() if OWN in getattr(hint, "__metadata__", ())]
    for seat in range(state.setting.players):
        if seat != eye:
            truth, guess = state.view(seat)["table"], world.view(seat)["table"]
            for name in own:
                if _says(truth.get(name)):
                    yield name, guess.get(name) == truth[name]


def _says(value: Any) -> bool:
    """True if there is anything in it."""
    if isinstance(value, dict):
        return any(map(_says, value.values()))
    return any(map(_says, value)) if isinstance(value, list) else bool(value)


def tells_no_secrets(game: Game, case: Case) -> None:
    """6. Two worlds that a seat cannot tell apart are played side by side: it hears the same in both, and so do spectators.

    The worlds come from `imagine`. Both get the same moves and the same chance to come; where an answer is sealed, another seat may answer
    differently in each. After every move the events that the seat may know of are compared, lists in their facts without regard to order:
    - A move that neither draws nor reveals (`State.revealed`) sounds and looks the same in both worlds. A sealed answer of another seat, while the
      phase lasts, is not heard at all.
    - A move that draws or reveals may show a difference that was hidden: the worlds part, and the walk ends. As long as they look the same to the
      seat, they must sound the same: what is told can also be seen. So it must be for other futures, drawn from another chance.
    - Nothing is compared where different sealed answers come to light, and where the game ends.
    """
    chance = Chance(6)
    for number, state in enumerate(_starts(game, case)):
        for eye in (number % case.players, None):
            _side_by_side(state, case, eye, chance)


def _starts(game: Game, case: Case) -> list[State]:
    """Positions shortly before something is drawn or revealed, or that begin sealed answers, and some others."""
    telling: list[State] = []
    others: list[State] = []
    before: State | None = None
    for state in along_the_game(game, case):
        if before is not None:
            loud = state.fence == len(state.plies) or before.phases[before.at].sealed
            (telling if loud else others).append(before)
        before = None if state.over else state.copy()
    walks = WALKS if first_of_board(game, case) else WALKS // 2
    return _some(telling, walks) + _some(others, walks // 2)


def _some(states: Sequence[State], most: int) -> list[State]:
    return list(states) if len(states) <= most else [states[len(states) * number // most] for number in range(most)]


def _side_by_side(state: State, case: Case, eye: int | None, chance: Chance) -> None:
    """Play two imagined worlds on with the same moves until they part, or for as long as everybody answers once."""
    one, other = state.imagine(eye, chance), state.imagine(eye, chance)
    parted = False  # sealed answers differ
    for _ in range(case.players + 2):
        if one.over:
            return
        acting = one.to_act()
        seat = acting[chance.below(len(acting))]
        sealed = one.phases[one.at].sealed and seat != eye
        pair = _moves(one, other, seat, sealed, chance)
        if pair is None:
            return
        parted = parted or pair[0] is not pair[1]
        other.chance = one.chance.copy()
        before = other.copy()
        at = one.at
        first, second = _heard(one, eye, seat, pair[0]), _heard(other, eye, seat, pair[1])
        if one.over or other.over:
            return
        told = f"{pair[0].text!r} of seat {seat} tells {eye} what it may not know"
        if not _loud(one) and not _loud(other):
            demand(first == second, case, f"{told}: {first} or {second}", state)
            demand(_seen(one, eye) == _seen(other, eye), case, f"{pair[0].text!r} of seat {seat} shows {eye} something hidden, and does not say so", state)
            demand(not sealed or one.at != at or first == "[]", case, f"{eye} hears of a sealed answer: {first}", state)
            continue
        if parted or _looks(one, eye) != _looks(other, eye):
            return
        demand(first == second, case, f"{told}: {first} or {second}", state)
        for _ in range(FUTURES):
            future = before.copy()
            future.chance = chance.fork()
            third = _heard(future, eye, seat, pair[1])
            if _looks(future, eye) == _looks(one, eye):
                demand(first == third, case, f"{told}: {first} or {third}", state)


def _moves(one: State, other: State, seat: int, sealed: bool, chance: Chance) -> tuple[Move, Move] | None:
    """What `seat` plays in each world: the same move, or a sealed answer of its own in each."""
    theirs = other.moves(seat)
    mine = one.moves(seat)
    if sealed and chance.below(2) and mine and theirs:
        return mine[chance.below(len(mine))], theirs[chance.below(len(theirs))]
    known = {move.index for move in theirs}
    common = [move for move in mine if move.index in known]
    if not common:
        return None
    move = common[chance.below(len(common))]
    return move, move


def _heard(state: State, eye: int | None, seat: int, move: Move) -> str:
    """What `eye` hears of a move."""
    events: list[Event] = state.listen()
    state.play(seat, move)
    state.heard = None
    return json.dumps([_unordered(event.data()) for event in seen_events(events, eye)])


def _unordered(data: Any) -> Any:
    """The same with every list sorted: in which order things were drawn is no secret, and no view need keep it."""
    if isinstance(data, dict):
        return {name: _unordered(value) for name, value in data.items()}
    return sorted((_unordered(value) for value in data), key=repr) if isinstance(data, list | tuple) else data


def _loud(state: State) -> bool:
    """True if the last move drew or revealed something."""
    return state.fence == len(state.plies)


def _looks(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat))


def _refused(state: State, seat: int | None, number: int) -> list[str]:
    """Why `seat` may not play some of the moves: others at each position."""
    space = state.setting.board.moves
    every = 1 + len(space) // REASONS
    return [] if seat is None else [repr(state.refusal(seat, move)) for move in space[number % every :: every]]


def _seen(state: State, seat: int | None) -> str:
    moves = [] if seat is None else [move.text for move in state.moves(seat)] + [move.text for move in state.asides(seat)]
    return json.dumps([state.view(seat), moves])
