"""The results of all slices as one report: plain JSON data, which terminal, server and browser show."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from roundhouse.analysis.course import SEALED
from roundhouse.analysis.decisions import BLUNDER, MISTAKE, SLIP
from roundhouse.analysis.story import Story
from roundhouse.analysis.wording import words
from roundhouse.kernel.about import INCOME, SCORE
from roundhouse.kernel.game import Game

VERSION: Final = 3
SHARP: Final = 8.0  # accuracy of one decision: e to the power of minus so many times the lost chance
SERIES: Final = 16  # charts of figures, at most
OFTEN: Final = 0.3  # of the moments at which somebody has the figure, so that it is worth a chart
LUCKY: Final = 0.015  # a change of chance from which luck is told


def assembled(story: Story, results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The report."""
    points = sorted((one for result in results for one in result.get("points", [])), key=_ply)
    glances = sorted((one for result in results for one in result.get("glances", [])), key=_ply)
    second = {one["ply"]: one for result in results for one in result.get("measured", [])}
    decisions = [_decision(one, second.get(one["ply"])) for one in glances]
    setting = story.first.setting
    luck = _luck(points, decisions, story)
    moments = _turns(story)
    return {
        "version": VERSION,
        "game": setting.game.id,
        "players": setting.players,
        "plies": len(story),
        "chances": [_rounded(one["chances"], 4) for one in points],
        "points": [_rounded(one["points"], 2) for one in points],
        "places": [_rounded(one["places"], 2) for one in points],
        "figures": _series([points[ply]["figures"] for ply in moments], setting.game),
        "moments": moments,
        "marks": [mark for result in results for mark in result.get("marks", [])],
        "decisions": decisions,
        "luck": luck,
        "seats": [_seat(seat, decisions, luck) for seat in range(setting.players)],
    }


def turning_points(report: Mapping[str, Any], seat: int | None = None) -> list[dict[str, Any]]:
    """The decisions that have a name, the dearest first; of one seat, or of all."""
    found = [one for one in report["decisions"] if one["name"] and seat in (None, one["seat"])]
    found.sort(key=lambda one: (-one["cost"], one["ply"]))
    return found


def _ply(one: Mapping[str, Any]) -> int:
    ply: int = one["ply"]
    return ply


def _decision(glance: Mapping[str, Any], second: Mapping[str, Any] | None) -> dict[str, Any]:
    found = {"ply": glance["ply"], "seat": glance["seat"], "move": glance["move"], "best": "", "chance": round(glance["chance"], 4), "better": 0.0}
    found |= {"cost": 0.0, "error": 0.0, "name": "", "why": []}
    if second is not None:
        found |= {key: second[key] for key in ("name", "why")}
        found |= {key: round(second[key], 4) for key in ("chance", "better", "cost", "error")}
        found["best"] = second["best"] if second["cost"] > 0.0 else ""
    return found


def _luck(points: Sequence[Mapping[str, Any]], decisions: Sequence[Mapping[str, Any]], story: Story) -> list[dict[str, Any]]:
    """What draws, reveals and others' sealed answers changed, by ply and seat: told where anybody's chance changed much."""
    cost = {one["ply"]: one for one in decisions}
    found = []
    for number, point in enumerate(points):
        luck = point.get("luck")
        if luck is None or number == 0:
            continue
        by = luck["by"]
        if luck["kind"] == SEALED:
            first = _sealed_from(story, number - 1)
            by = [now - then for now, then in zip(point["chances"], points[first]["chances"], strict=True)]
            for ply in range(first, number):
                if ply in cost:
                    by[cost[ply]["seat"]] += cost[ply]["cost"]  # what one's own answer cost is no bad luck
        if max(abs(change) for change in by) >= LUCKY:
            found.append({"ply": number, "kind": luck["kind"], "by": _rounded(by, 4)})
    return found


def _sealed_from(story: Story, ply: int) -> int:
    """The ply with which the sealed answers began that end with `ply`: each seat answers once."""
    seen = {story.plies[ply][0]}
    while ply > 0 and story.plies[ply - 1][0] not in seen and len(seen) < story.first.setting.players:
        ply -= 1
        seen.add(story.plies[ply][0])
    return ply


def _seat(seat: int, decisions: Sequence[Mapping[str, Any]], luck: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The figures of one player: accuracy, what its decisions cost, what luck brought it."""
    own = [one for one in decisions if one["seat"] == seat]
    sharp = [math.exp(-SHARP * one["cost"]) for one in own]
    found: dict[str, Any] = {
        "decisions": len(own),
        "accuracy": round(100.0 * sum(sharp) / len(sharp), 1) if sharp else None,
        "lost": round(sum(one["cost"] for one in own), 4),
        "luck": round(sum(one["by"][seat] for one in luck), 4),
    }
    return found | {name: sum(one["name"] == name for one in own) for name in (SLIP, MISTAKE, BLUNDER)}


def _turns(story: Story) -> list[int]:
    """The moments at which figures are shown: where the turn goes to another seat, and both ends."""
    found = [0]
    for ply in range(1, len(story)):
        if story.plies[ply][0] != story.plies[ply - 1][0]:
            found.append(ply)
    return [*found, len(story)]


def _series(moments: Sequence[Sequence[Mapping[str, int]]], game: Game) -> list[dict[str, Any]]:
    """The figures over time that change and that most of the game has, each with a value or nothing for every moment and seat.

    A chart's title is the message `chart-<say>` of the game, or the words of the line where these hold nothing else than what the figure is of.
    """
    texts = words(game, "en")
    count: dict[str, int] = {}
    for seats in moments:
        for key in dict.fromkeys(key for own in seats for key in own):
            count[key] = count.get(key, 0) + 1
    found: list[dict[str, Any]] = []
    for key, often in count.items():
        values = [[own.get(key) for own in seats] for seats in moments]
        known = {value for row in values for value in row if value is not None}
        part, say, facts, unit, more = [*key.split("|"), "", "", "", ""][:5]
        own_title = f"chart-{say.removeprefix('about-') or part}"
        title = own_title if texts.has(own_title) else "" if more else say or f"about-{part}"
        if often < OFTEN * len(moments) or len(known) < 2 or not texts.has(title):
            continue
        named = dict(pair.split("=", 1) for pair in facts.split(",") if "=" in pair)
        found.append({"part": part, "title": title, "facts": named, "unit": unit, "values": values})
    found = list({texts.say(one["title"], **one["facts"]): one for one in reversed(found)}.values())[::-1]  # of two with the same title the first
    order = {SCORE: 0, INCOME: 1}
    found.sort(key=lambda one: (order.get(one["part"], 2), one["title"] != f"chart-{one['part']}"))
    return found[:SERIES]


def _rounded(numbers: Sequence[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
