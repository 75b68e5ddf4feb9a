"""The analysis in words: names, sentences and reasons, in the languages of the house."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Move
from roundhouse.kernel.texts import SHELL, Texts, source, sources

FILE: Final = "insight"  # text/insight.<language>.ftl


@cache
def words(game: Game, language: str) -> Texts:
    """The words of the shell, of the analysis and of a game."""
    return Texts(language, [source(language, SHELL), insight_source(language), *sources(language, game.home)])


def insight_source(language: str) -> str:
    """The Fluent source of the words of the analysis."""
    return source(f"{FILE}.{language}", SHELL)


def move_words(game: Game, board: Any, texts: Texts, notation: str) -> str:
    """A move as people say it."""
    move: Move = game.move(notation, board)
    key = f"move-{move.text.split()[0]}"
    return texts.say(key, **game.words(board, move)) if texts.has(key) else move.text


def percent(chance: float, texts: Texts) -> str:
    """A chance as a whole number of percent; less than one is told with a digit."""
    value = round(100.0 * chance, 1 if abs(chance) < 0.0095 else 0)
    return texts.number(value, 1 if 0.0 < abs(value) < 1.0 else 0) if value else texts.number(0.0)  # never -0


def headline(point: Mapping[str, Any], names: Sequence[str], texts: Texts) -> str:
    """A turning point in one line: when, who, what it is called, what it cost."""
    facts = {"n": point["ply"] + 1, "player": names[point["seat"]], "name": texts.say(f"insight-{point['name']}"), "cost": percent(-point["cost"], texts)}
    return texts.say("insight-point", **facts)


def because(why: Sequence[Mapping[str, Any]], names: Sequence[str], texts: Texts) -> str:
    """What the better move would have brought; empty if nothing of it can be named."""
    told = []
    for reason in why:
        points = {"points": texts.number(abs(reason["points"]), 1), "whole": int(abs(reason["points"]))}
        if "rival" in reason:
            told.append(texts.say("insight-fewer", **points, player=names[reason["rival"]]))
        else:
            told.append(texts.say("insight-more", **points, term=texts.say(f"term-{reason['term']}")))
    return texts.say("insight-because", why=texts.listed(told)) if told else ""


def title_of(series: Mapping[str, Any], texts: Texts) -> str:
    """What a chart of figures shows."""
    return texts.say(series["title"], **series["facts"])
