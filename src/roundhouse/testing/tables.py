"""The tables at which the conformance kit tries a game, and the random games that it plays there."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import seat_and_move
from roundhouse.kernel.options import Value
from roundhouse.kernel.state import State

SEED = 2**40 + 7  # long enough to be noticed where it must not be
SAMPLES = 12  # positions of a game that are looked at closely
FEWER = 3  # so many times fewer positions are looked at in the later cases of a board
MOST_CASES = 24  # tables a game is tried at before its options are spread over them


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


@cache
def first_of_board(game: Game, case: Case) -> bool:
    """True for the one case of its board at which what depends on the board alone is looked at."""
    return case == next(one for one in cases(game, case.rules) if one.board == case.board)


def older(game: Game) -> list[int]:
    """The versions of the rules before the newest that can still be played."""
    return list(range(game.oldest_rules or game.rules_version, game.rules_version))


def new(game: Game, case: Case) -> State:
    """The case's table at its first decision."""
    return game.new(case.players, SEED, case.board, dict(case.options), case.rules or None)


def step(state: State, chance: Chance) -> None:
    """One random move."""
    acting = state.to_act()
    seat = acting[chance.below(len(acting))]
    moves = state.moves(seat)
    state.play(seat, moves[chance.below(len(moves))])


def eyes(case: Case) -> list[int | None]:
    """Everybody who looks: the seats, and a spectator."""
    return [*range(case.players), None]


@lru_cache(maxsize=8)
def played(game: Game, case: Case) -> tuple[int, ...]:
    """The plies of one whole random game, the same for every property that asks."""
    state = new(game, case)
    chance = Chance(sum(case.players * 31 + ord(letter) for letter in str(case)))
    while not state.over:
        step(state, chance)
    return tuple(state.plies)


def along(game: Game, case: Case) -> Iterator[State]:
    """The game of `played`, before each ply and at its end: one state that moves on."""
    state = new(game, case)
    for ply in played(game, case):
        yield state
        try:
            state.play(*seat_and_move(ply, state.setting.board))
        except RoundhouseError as problem:
            raise NotConform(f"{case}, move {len(state.plies)}: the same moves do not lead to the same game again: {problem}") from None
    yield state


def positions(game: Game, case: Case, samples: int = SAMPLES) -> Iterator[State]:
    """The first position of `played`, the last, and some in between: `samples` in the first case of a board, fewer in the others."""
    first = first_of_board(game, case)
    samples = samples if first else max(1, samples // FEWER)
    length = len(played(game, case))
    stops = {length * number // samples for number in range(samples + 1)} | ({1, 2, 3} if first else {1})
    for number, state in enumerate(along(game, case)):
        if number in stops:
            yield state


def demand(holds: bool, case: Case, what: str, state: State) -> None:
    """Complain if a property does not hold."""
    if not holds:
        raise NotConform(f"{case}, move {len(state.plies)}, phase {state.phases[state.at].name}: {what}")


def _exists(game: Game, case: Case) -> bool:
    try:
        game.setting(case.players, case.board, dict(case.options), case.rules or None)
    except RoundhouseError:
        return False
    return True
