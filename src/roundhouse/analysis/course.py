"""The course of a game: at every moment each seat's chance to win, its place and its points to be expected, as whoever looks on could know them."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from roundhouse.analysis.calibration import chances as told_chances
from roundhouse.analysis.story import Story
from roundhouse.bots.quick import quick
from roundhouse.kernel.about import about_player
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.event import EVERYBODY, NOBODY
from roundhouse.kernel.state import State

WORLDS: Final = 4  # imagined for each position
WIDTH: Final = 16  # moves among which everybody chooses until the turn in hand is over
LIMIT: Final = 60  # moves of a turn
COLOUR: Final = "colour"
DRAW, REVEAL, SEALED = "draw", "reveal", "sealed"  # kinds of luck

Outlook = tuple[list[float], list[float], list[float]]  # chances, points, places: by seat


def settled(state: State, chance: Chance) -> None:
    """Let the turn in hand be played out quickly, and sealed answers be given: positions are valued at the ends of turns."""
    turn = -1
    for _ in range(LIMIT):
        acting = state.to_act()
        if not acting:
            return
        if not state.phases[state.at].sealed:
            if turn >= 0 and acting[0] != turn:
                return
            turn = acting[0]
        state.follow(acting[0], quick(state, acting[0], chance, WIDTH))


def places(values: Sequence[float], doubt: float) -> list[float]:
    """The place that each seat may expect, 1 the first, from what all may expect at the end."""
    found = []
    for seat, own in enumerate(values):
        behind = [1.0 / (1.0 + math.exp(max(-60.0, min(60.0, (own - other) / doubt)))) for rival, other in enumerate(values) if rival != seat]
        found.append(1.0 + sum(behind))
    return found


def outlook(state: State) -> Outlook:
    """Chances, points and places of a state as it stands; of an imagined one, or of one that is over."""
    values = state.values()
    if not state.over:
        return told_chances(state), values, places(values, state.doubt())
    ranking = state.ranking()
    return state.chances(), [float(score) for score in state.scores()], [float(ranking.index(seat) + 1) for seat in range(len(values))]


def foreseen(state: State, eye: int | None, chance: Chance, worlds: int = WORLDS) -> Outlook:
    """The same as `eye` (None: a spectator) could know it: the mean of imagined worlds, in each of which the turn in hand is played out."""
    if state.over:
        return outlook(state)
    found = []
    for _ in range(worlds):
        world = state.imagine(eye, chance)
        settled(world, world.chance)
        found.append(outlook(world))
    return _mean([one[0] for one in found]), _mean([one[1] for one in found]), _mean([one[2] for one in found])


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def points(story: Story, start: int, end: int, seed: int) -> list[dict[str, Any]]:
    """The moments `start` to `end` - 1, moment 0 being the set-up and the last one the end: outlook, figures, and what luck the ply before it brought."""
    found = []
    before: State | None = None
    for number, state in story.walk(max(0, start - 1), end):
        if number >= start:
            chances, values, expected = foreseen(state, None, Chance(seed))
            point: dict[str, Any] = {"ply": number, "chances": chances, "points": values, "places": expected, "figures": figures(state)}
            if before is not None:
                kind = luck_kind(before, state)
                if kind in (DRAW, REVEAL):
                    point["luck"] = {"kind": kind, "by": drawn_luck(story, number - 1, before, state, seed)}
                elif kind == SEALED:
                    point["luck"] = {"kind": kind, "by": []}
            found.append(point)
        before = state.copy()
        before.fence = state.fence
    return found


def luck_kind(before: State, after: State) -> str:
    """What of a ply was luck: a draw, a reveal, the others' sealed answers; empty if nothing."""
    if before.phases[before.at].sealed:
        return SEALED if after.over or not after.phases[after.at].sealed or before.at != after.at else ""
    if after.chance.drawn != before.chance.drawn:
        return DRAW
    shown = after.fence == after.played() and after.fence != before.fence and not after.over and not after.phases[after.at].sealed
    return REVEAL if shown else ""


def drawn_luck(story: Story, ply: int, before: State, after: State, seed: int) -> list[float]:
    """By seat: what the draw changed beside what whoever moved could expect of the move."""
    seat, move = story.plies[ply]
    hoped = []
    chance = Chance(seed + 1)
    for _ in range(WORLDS * 2):
        world = before.imagine(seat, chance)
        if world.refusal(seat, move) is not None:
            return [0.0] * world.setting.players
        if move.is_aside:
            world.play(seat, move)
        else:
            world.follow(seat, move)
        settled(world, world.chance)
        hoped.append(told_chances(world))
    came = foreseen(after, seat, Chance(seed + 2), WORLDS * 2)[0]
    return [now - then for now, then in zip(came, _mean(hoped), strict=True)]


def figures(state: State) -> list[dict[str, int]]:
    """By seat: the figures that it knows of itself, by what they are of; after the game nothing of them is secret."""
    found = []
    for seat in range(state.setting.players):
        own: dict[str, int] = {}
        for part in about_player(state, seat, seat)["parts"]:
            if part["total"] is not None:
                own[f"{part['name']}|"] = part["total"]
            for line in part["lines"]:
                if line["figure"] is not None:
                    key = f"{part['name']}|{line['say']}|{_words(line['facts'])}|{line['unit']}|{_whole(line['facts'])}"
                    own[key] = own.get(key, 0) + line["figure"]
        found.append(own)
    return found


def _words(facts: Mapping[str, Any]) -> str:
    """The facts that say what a figure is of: words, not numbers; the colour is that of the player."""
    return ",".join(f"{name}={value}" for name, value in sorted(facts.items()) if isinstance(value, str) and name != COLOUR)


def _whole(facts: Mapping[str, Any]) -> str:
    """Empty if the words of a line say nothing but what its figure is of, so that they can be the title of a chart."""
    return "" if all(isinstance(value, str) and name != COLOUR for name, value in facts.items()) else "more"


def marks(story: Story) -> list[dict[str, Any]]:
    """What the game itself announces, rounds and eras and the like, by ply: events that no seat brought about."""
    state = story.first.copy()
    heard = state.listen()
    found = []
    for number, (seat, move) in enumerate(story.plies, 1):
        was = len(heard)
        state.play(seat, move)
        found += [{"ply": number, **event.data()} for event in heard[was:] if event.seat == NOBODY and event.only == EVERYBODY]
    return found
