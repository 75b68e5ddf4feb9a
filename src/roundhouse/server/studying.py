"""Slices of an analysis, as the worker processes do them."""

from typing import Any

from roundhouse.analysis.decisions import Effort
from roundhouse.analysis.plan import Slice, work
from roundhouse.analysis.report import assembled
from roundhouse.analysis.story import Story
from roundhouse.server.archive import Tale
from roundhouse.server.eyes import encoded, move_data

EFFORTS = {"full": Effort(), "quick": Effort(candidates=3, worlds=1, finalists=1, choosing=1, measuring=4, turns=1)}


def study(question: dict[str, Any]) -> bytes:
    """A slice of the work on a game; without one, how many plies the game has; with the results of all slices, the report."""
    tale: Tale = question["tale"]
    room = tale.room()
    story = Story.told(room.begin(), room.playable())
    if "results" in question:
        report = assembled(story, question["results"])
        for one in report["decisions"]:  # the better move as the browser shows it
            better = room.game.move(one["best"], story.first.setting.board) if one["best"] else None
            one["shown"] = move_data(room.game, story.first, better) if better is not None else None
        return encoded(report).encode()
    part: Slice | None = question["slice"]
    if part is None:
        return encoded({"plies": len(story)}).encode()
    return encoded(work(story, part, EFFORTS[question["effort"]])).encode()
