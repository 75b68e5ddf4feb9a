"""Puzzles from games of bots: decisions at which one move is clearly best, found by a quick search and checked by one that looks much deeper."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.analysis.decisions import Study, Trial, lead, reasons
from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Move
from roundhouse.kernel.record import Record
from roundhouse.kernel.state import State

PLAYERS: Final = ("easy", "greedy", "beginner", "easy")  # who plays the games
WEAKER: Final = (("beginner", 4), ("greedy", 1), ("easy", 3), ("normal", 2))  # who is asked afterwards, and how often
CHOICES: Final = 4  # moves of a decision that can be a puzzle, at least
EDGE: Final = 0.04  # of the game: neither its very beginning nor its very end
APART: Final = 8  # plies between two puzzles of a game
EACH: Final = 6  # puzzles of one game,
ALIKE: Final = 2  # of which so many ask for the same kind of move,
PLAIN: Final = 2  # and so many are missed by nobody
FOUND: Final = 0.05  # by how much the chance after the best move must be greater, for the search that finds it
CHECKED: Final = 0.04  # and for the one that checks it
SURE: Final = 2.5  # times the error
LEVELS: Final = 5


@dataclass(frozen=True)
class Depth:
    """How far a search looks: rounds of so many moves in so many worlds, and own turns ahead."""

    rounds: tuple[tuple[int, int], ...]
    turns: int


GLIMPSE: Final = Depth(((6, 3),), 1)
FINDING: Final = Depth(((6, 6),), 2)
CHECKING: Final = Depth(((16, 12), (6, 32), (3, 64)), 3)


def mine(game: Game, number: int, seed: int) -> tuple[State, list[dict[str, Any]]]:
    """Game `number` of a seed: its last state, and the puzzles found in it. It follows from both numbers alone."""
    dice = Chance(seed * 1_000_003 + number)
    state = _begun(game, number, seed + number)
    seats = range(state.setting.players)
    minds = [bot(PLAYERS[(number + seat) % len(PLAYERS)], dice.fork()) for seat in seats]
    found: list[dict[str, Any]] = []
    while not state.over:
        seat = state.to_act()[0]
        if len(found) < EACH and (not found or state.played() - found[-1]["ply"] >= APART) and _worth(state, seat):
            puzzle = examined(state, seat, dice.below(1 << 30), found)
            if puzzle is not None:
                found.append({"ply": state.played(), "seat": seat, **puzzle})
        state.play(seat, minds[seat].choose(Seat(state, seat)))
    return state, found


def _another(best: Move, found: Sequence[Mapping[str, Any]]) -> bool:
    """True if the puzzles of this game have not asked for this kind of move too often."""
    kind = _kind(best.text)
    return sum(_kind(one["best"]) == kind for one in found) < ALIKE


def _kind(text: str) -> str:
    return text.split(" ", 1)[0]


def _begun(game: Game, number: int, seed: int) -> State:
    """Mostly four players on the first board; the other numbers and boards take turns."""
    usual = 4 if 4 in game.seats else game.seats[-1]
    players = usual if number % 2 == 0 else game.seats[number // 2 % len(game.seats)]
    board = game.boards[0] if number % 3 < 2 else game.boards[number // 3 % len(game.boards)]
    try:
        return game.new(players, seed, board)
    except BadOption:  # a board that is not for so many players
        return game.new(players, seed)


def _worth(state: State, seat: int) -> bool:
    return not state.phases[state.at].sealed and EDGE < state.to_come() < 1.0 - EDGE and len(state.moves(seat)) >= CHOICES


def examined(state: State, seat: int, seed: int, found: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any] | None:
    """The puzzle of a decision, if it is one, and not too much like those found in its game: best move, by how much, level, reasons."""
    best: Move | None = None
    for depth in (GLIMPSE, FINDING):
        ranked = search(state, seat, seed, depth)
        gap = ranked[0].chance - ranked[1].chance
        if gap < FOUND or (best is not None and ranked[0].move is not best):
            return None
        best = ranked[0].move
        if not _another(best, found):
            return None
    assert best is not None
    missed = misses(state, seat, best, seed)
    if missed == 0 and sum(one["missed"] == 0 for one in found) >= PLAIN:
        return None
    return checked(state, seat, best, seed, missed)


def checked(state: State, seat: int, best: Move, seed: int, missed: int) -> dict[str, Any] | None:
    """The puzzle whose best move is thought to be known, if the deep search finds the same."""
    ranked = search(state, seat, seed + 1, CHECKING, best)
    first, second = ranked[0], ranked[1]
    gap, error = lead(first, second)
    if first.move is not best or gap < CHECKED or gap < SURE * error:
        return None
    if any(_likelier(other, first) for other in ranked[1:]):  # by points it may be the best, but not to win
        return None
    return {
        "best": first.move.text,
        "chance": round(first.chance, 3),
        "others": [{"move": one.move.text, "chance": round(one.chance, 3)} for one in ranked[1:3]],
        "gap": round(gap, 3),
        "error": round(error, 3),
        "missed": missed,
        "level": level(missed),
        "why": reasons(first, second, seat, state.setting.game.terms),
    }


def search(state: State, seat: int, seed: int, depth: Depth, wanted: Move | None = None) -> list[Trial]:
    """The moves that were tried, from best to worst: in each round the better ones of the round before are tried in more worlds, all in the same.

    It ends with the first round in which a move that is wanted is not the best, or not by enough.
    """
    study = Study(state, seat, seed)
    left = study.first_look(depth.rounds[0][0])
    dropped: list[Trial] = []
    for most, worlds in depth.rounds:
        left, dropped = left[:most], left[most:] + dropped
        study.try_all(left, worlds, depth.turns)
        left.sort(key=lambda one: -one.margin)
        if wanted is not None and (left[0].move is not wanted or _short(left[0], left[1])):
            break
    return left + dropped


def _short(first: Trial, second: Trial) -> bool:
    """True if a lead is too small for a puzzle, and its error does not excuse it."""
    gap, error = lead(first, second)
    return gap + SURE * error < CHECKED


def level(missed: int) -> int:
    """From 1, the easiest, by how many answers of weaker bots missed it; one that none missed is of the first."""
    asked = sum(times for _, times in WEAKER)
    return 1 + min(LEVELS - 1, missed * LEVELS // (asked + 1))


def misses(state: State, seat: int, best: Move, seed: int) -> int:
    """How often the weaker bots choose another move."""
    missed = 0
    for place, (name, times) in enumerate(WEAKER):
        for time in range(times):
            missed += bot(name, Chance(seed + 100 * place + time)).choose(Seat(state, seat)) is not best
    return missed


def _likelier(other: Trial, best: Trial) -> bool:
    """True if another move seems to win more often: by its mean if it was tried as often, else by more than the error in the worlds of both."""
    if len(other.chances) == len(best.chances):
        return other.chance >= best.chance
    both = Trial(best.move, [])
    both.chances = best.chances[: len(other.chances)]
    more, error = lead(other, both)
    return more > SURE * error


def simulations(depth: Depth) -> int:
    """How many simulations a search makes of a decision, where there are moves enough."""
    return sum(most * worlds for most, worlds in depth.rounds)


def again(number: int, record: str, puzzles: Sequence[Mapping[str, Any]], seed: int) -> list[dict[str, Any]]:
    """Those of a game's puzzles that the deep search finds once more, in worlds of their own, with what it says now."""
    made = Record.parse(record)
    kept = []
    for puzzle in puzzles:
        part = Record(made.heading, made.moves[: puzzle["ply"]], {})
        state = part.state()
        seat, best = puzzle["seat"], state.setting.board.by_text[puzzle["best"]]
        own = _own(seed, number, puzzle)
        found = checked(state, seat, best, own, misses(state, seat, best, own))
        if found is not None:
            kept.append({"ply": puzzle["ply"], "seat": seat, **found})
    return kept


def levelled(number: int, record: str, puzzles: Sequence[Mapping[str, Any]], seed: int) -> list[dict[str, Any]]:
    """The same puzzles of a game, with their levels as the weaker bots are now."""
    made = Record.parse(record)
    found = []
    for puzzle in puzzles:
        state = Record(made.heading, made.moves[: puzzle["ply"]], {}).state()
        missed = misses(state, puzzle["seat"], state.setting.board.by_text[puzzle["best"]], _own(seed, number, puzzle))
        found.append({**puzzle, "missed": missed, "level": level(missed)})
    return found


def _own(seed: int, number: int, puzzle: Mapping[str, Any]) -> int:
    """A number that fixes chance for one puzzle."""
    return Chance(seed * 1_000_003 + number * 4_001 + puzzle["ply"]).below(1 << 30)


def mined(game: Game, numbers: range, seed: int, told: Callable[[int], None]) -> Iterator[tuple[int, State, list[dict[str, Any]]]]:
    """The games of some numbers, each with its puzzles; `told` hears how many there were, and may raise something to stop."""
    for number in numbers:
        state, found = mine(game, number, seed)
        yield number, state, found
        told(len(found))
