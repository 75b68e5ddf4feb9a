"""What a decision cost: the move that was played beside the best that is found, in the same imagined worlds, from what the seat knew."""

import math
from dataclasses import dataclass, field, replace
from typing import Any, Final

from roundhouse.analysis.course import outlook
from roundhouse.bots.quick import play_on
from roundhouse.bots.search import LIMIT, SearchBot
from roundhouse.bots.seat import Seat
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State

SLIP, MISTAKE, BLUNDER = "slip", "mistake", "blunder"
STEPS: Final = ((BLUNDER, 0.12), (MISTAKE, 0.06), (SLIP, 0.025))  # by lost chance
SURE: Final = 1.5  # a cost is believed that is so many times as large as its error
REASONS: Final = 3
WORTH_TELLING: Final = 0.5  # points


@dataclass(frozen=True)
class Effort:
    """How much is tried for a decision: a first look at every one, a second at those that seem to have cost something."""

    candidates: int = 6
    worlds: int = 4
    finalists: int = 3
    choosing: int = 6  # worlds in which the best of the finalists is found,
    measuring: int = 16  # and others, in which its lead is measured
    turns: int = 2  # own turns that are looked ahead

    def paced(self, pace: float) -> "Effort":
        """More for quick games, so that the time is about the same."""
        more = max(1.0, min(2.0, pace / 1.5))
        return replace(self, worlds=round(self.worlds * more), choosing=round(self.choosing * more), measuring=round(self.measuring * more))


@dataclass
class Trial:
    """A move, with what is played after it, in some worlds."""

    move: Move
    plan: list[Move]
    weight: float = 0.0
    margins: list[float] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    terms: list[list[float]] = field(default_factory=list)
    values: list[list[float]] = field(default_factory=list)  # points of all seats
    places: list[float] = field(default_factory=list)

    @property
    def margin(self) -> float:
        """What the search values it by."""
        return _mean(self.margins)

    @property
    def chance(self) -> float:
        """The chance to win after it."""
        return _mean(self.chances)

    @property
    def place(self) -> float:
        """The place to be expected after it, 1 the first."""
        return _mean(self.places)

    def points(self, seat: int) -> float:
        """The points that a seat may expect after it."""
        return _mean(values[seat] for values in self.values)

    def fresh(self) -> "Trial":
        """The same, untried."""
        return Trial(self.move, self.plan, self.weight)


class Study:
    """One decision of one seat, looked at with what it knew."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        self.table = Seat(state, seat)
        self.seat = seat
        self.mind = SearchBot(Chance(seed), 1)
        self.mind.width = state.breadth()
        self.sealed = state.phases[state.at].sealed
        self.terms: tuple[str, ...] = state.setting.game.terms

    def first_look(self, most: int) -> list[Trial]:
        """The moves that the judge likes best."""
        return [Trial(one.move, [], one.weight) for one in self.mind.first_look(self.table)[:most]]

    def try_all(self, trials: list[Trial], worlds: int, turns: int) -> None:
        """Every trial in the same new worlds."""
        for _ in range(worlds):
            world = self.mind.world(self.table)
            for trial in trials:
                self._once(trial, world, turns)

    def _once(self, trial: Trial, world: State, turns: int) -> None:
        state = world.copy()
        dice = world.chance.copy()
        state.follow(self.seat, trial.move)
        for move in trial.plan:
            if state.refusal(self.seat, move) is not None:
                break
            if move.is_aside:
                state.play(self.seat, move)
            else:
                state.follow(self.seat, move)
        play_on(state, self.seat, self.sealed, turns, self.mind.width, LIMIT, dice.fork())
        trial.margins.append(self.mind.value(state, self.seat))
        chances, values, places = outlook(state)
        trial.chances.append(chances[self.seat])
        trial.terms.append(state.expected(self.seat))
        trial.values.append(values)
        trial.places.append(places[self.seat])


def glance(state: State, seat: int, move: Move, plan: list[Move], effort: Effort, seed: int) -> dict[str, Any] | None:
    """A first look at a decision: the best moves and what the one played seems to have cost; None where there was no choice."""
    if move.is_aside or len(state.moves(seat)) < 2:
        return None
    study = Study(state, seat, seed)
    trials = study.first_look(effort.candidates)
    played = _played(trials, move, plan)
    study.try_all(trials, effort.worlds, 1)
    trials.sort(key=lambda one: -one.margin)
    had = max(played, key=lambda one: one.chance)
    ranked = [one.move.text for one in trials if not one.plan and one.move is not move]
    return {"seat": seat, "move": move.text, "ranked": ranked[: effort.finalists], "guess": max(0.0, trials[0].chance - had.chance), "chance": had.chance}


def measured(state: State, seat: int, move: Move, plan: list[Move], ranked: list[str], effort: Effort, seed: int) -> dict[str, Any]:
    """A second look: the best of the finalists, its lead over the move played in worlds that did not choose it, and why."""
    study = Study(state, seat, seed)
    board = state.setting.board
    others = [Trial(board.by_text[text], []) for text in ranked]
    trials = [*others]
    played = _played(trials, move, plan)
    study.try_all(trials, effort.choosing, effort.turns)
    best = max(others, key=lambda one: one.margin) if others else played[0]
    had = max(played, key=lambda one: one.chance)
    if had.margin >= best.margin:
        best = had
    final = [best.fresh(), *(one.fresh() for one in played)]
    study.try_all(final, effort.measuring, effort.turns)
    found, rest = final[0], final[1:]
    kept = max(rest, key=lambda one: one.chance)
    cost, error = lead(found, kept) if best is not had else (0.0, 0.0)
    if study.sealed and best is not had:
        cost *= _unmixed(state, seat, move)
    sure = cost > SURE * error
    return {
        "best": found.move.text,
        "chance": kept.chance,
        "better": found.chance,
        "cost": cost if sure else 0.0,
        "error": error,
        "name": named(cost) if sure else "",
        "why": reasons(found, kept, seat, study.terms) if sure and named(cost) else [],
    }


def _unmixed(state: State, seat: int, move: Move) -> float:
    """Of a sealed answer: how much of its cost counts, none if a careful player gives it as often as any other."""
    moves = state.moves(seat)
    weights = state.mixture(seat, moves)
    if not weights:
        return 1.0
    return 1.0 - min(1.0, weights[moves.index(move)] / (0.5 * max(weights)))


def _played(trials: list[Trial], move: Move, plan: list[Move]) -> list[Trial]:
    """The trials of the move that was played: as the quick policy goes on, and as the seat itself did."""
    own = next((one for one in trials if one.move is move and not one.plan), None)
    if own is None:
        own = Trial(move, [])
        trials.append(own)
    if not plan:
        return [own]
    followed = Trial(move, plan)
    trials.append(followed)
    return [own, followed]


def lead(one: Trial, other: Trial) -> tuple[float, float]:
    """By how much the chance after `one` is the greater, and how sure that is: the error of the mean over the same worlds."""
    apart = [a - b for a, b in zip(one.chances, other.chances, strict=True)]
    mean = _mean(apart)
    if len(apart) < 2:
        return max(0.0, mean), 1.0
    spread = math.sqrt(sum((value - mean) ** 2 for value in apart) / (len(apart) - 1))
    return max(0.0, mean), spread / math.sqrt(len(apart))


def named(cost: float) -> str:
    """Slip, mistake or blunder, by lost chance; empty for less."""
    return next((name for name, least in STEPS if cost >= least), "")


def reasons(best: Trial, played: Trial, seat: int, terms: tuple[str, ...]) -> list[dict[str, Any]]:
    """What the better move brings: parts of the seat's own value that differ most, and what a rival gets more or less."""
    own = [(_mean(a), _mean(b)) for a, b in zip(zip(*best.terms, strict=True), zip(*played.terms, strict=True), strict=True)]
    found: list[dict[str, Any]] = [{"term": terms[place], "points": round(a - b, 1)} for place, (a, b) in enumerate(own)]
    for rival, (a, b) in enumerate(zip(zip(*best.values, strict=True), zip(*played.values, strict=True), strict=True)):
        if rival != seat:
            found.append({"rival": rival, "points": round(_mean(a) - _mean(b), 1)})
    for_it = [one for one in found if _helps(one) >= WORTH_TELLING]
    for_it.sort(key=lambda one: -_helps(one))
    return for_it[:REASONS]


def _helps(reason: dict[str, Any]) -> float:
    points: float = reason["points"]
    return -points if "rival" in reason else points


def _mean(values: Any) -> float:
    rows = list(values)
    return sum(rows) / len(rows) if rows else 0.0
