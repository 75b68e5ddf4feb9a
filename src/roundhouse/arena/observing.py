"""A game of a tournament, played and then looked at as a designer would: what each seat got, where it went, which decisions mattered."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.arena.contest import Result, play, start
from roundhouse.arena.design import Tournament
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.move import seat_and_move
from roundhouse.kernel.state import State

LATE = 2 / 3  # the part of a game after which the strategies are looked at
LOOKS = 10  # decisions of a game that are weighed
WIDEST = 40  # legal moves that are tried in each of them

Item = tuple[str, tuple[tuple[str, str], ...]]  # the kind of an event, and its words: ("take", (("card", "hotel_chicago"),))


@dataclass(frozen=True)
class Observation:
    """What was seen of a game."""

    result: Result
    items: tuple[frozenset[Item], ...]  # by seat: all that the log says it took, built or used
    features: tuple[tuple[float, ...], ...]  # by seat, late in the game
    places: frozenset[str]  # of the board, with a piece from the beginning or touched by a move that was played
    weights: tuple[tuple[str, float, float], ...]  # of decisions: phase, chance of the best move above the mean of all, and above the next one


def observe(plan: Tournament, number: int) -> Observation:
    """Play game `number`, and look at it."""
    return look(plan, play(plan, number))


def look(plan: Tournament, result: Result) -> Observation:
    """Go through a game again."""
    found: Game = game(plan.game)
    state = start(plan, result)
    board = state.setting.board
    heard = state.listen()
    late = int(len(result.plies) * LATE)
    dice = Chance(result.seed + result.number)
    wanted = {dice.below(len(result.plies)) for _ in range(LOOKS)}
    features: tuple[tuple[float, ...], ...] = ()
    places = {place for place, _ in found.standing(state)}  # what stands there from the beginning is in use
    weights = []
    for place, ply in enumerate(result.plies):
        seat, move = seat_and_move(ply, board)
        if place == late:
            features = tuple(tuple(state.features(other)) for other in range(plan.players))
        if place in wanted:
            weights += weigh(state, seat, dice)
        places.update(found.places(board, move))
        state.play(seat, move)
    colours = [found.colours_of(state, seat) for seat in range(plan.players)]
    return Observation(result, items(heard, colours), features, frozenset(places), tuple(weights))


def items(heard: Sequence[Event], colours: Sequence[Sequence[str]]) -> tuple[frozenset[Item], ...]:
    """By seat: the events that name something, each once. A seat's own colours say nothing but who it is, and are left out."""
    found: list[set[Item]] = [set() for _ in colours]
    for event in heard:
        if event.seat < 0:
            continue
        texts = [(name, value) for name, value in sorted(event.facts.items()) if isinstance(value, str) and not name.endswith("_seat")]
        words = tuple((name, value) for name, value in texts if value not in colours[event.seat])
        if words:
            found[event.seat].add((event.kind, words))
    return tuple(frozenset(one) for one in found)


def weigh(state: State, seat: int, dice: Chance) -> list[tuple[str, float, float]]:
    """How much the choice matters that `seat` has now, by what it may know; nothing if there is none, or if it stays secret."""
    phase: Any = state.phases[state.at]
    moves = state.moves(seat)
    if len(moves) < 2 or phase.sealed:
        return []
    known = state.imagine(seat, dice)
    tried = [moves[dice.below(len(moves))] for _ in range(WIDEST)] if len(moves) > WIDEST else moves
    chances = []
    for move in set(tried):
        after = known.branch()
        after.follow(seat, move)
        chances.append(after.chances()[seat])
    if len(chances) < 2:
        return []
    chances.sort(reverse=True)
    return [(phase.name, chances[0] - sum(chances) / len(chances), chances[0] - chances[1])]
