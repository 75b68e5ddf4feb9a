"""How well a game's words are kept: beyond what the kit demands of every game, what a carefully translated one promises in each language."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.texts import LANGUAGES, keys
from roundhouse.testing.faces import Careful, event_flaw, move_flaw, names_to_say, refusal_flaw, refusals

ENGLISH = "en"
FRENCH = "fr"
BREAKING = re.compile(r" [:;!?»£]")  # a plain space where French has one that does not break


def wording_flaws(game: Game, language: str) -> Iterator[str]:
    """What is wrong with a game's words in one language.

    It has the messages that English has, each says something, and what has a name is named; buttons begin with a capital and are filled in; refusals
    are whole sentences and name a rule, and no sentence of refusal is without use; French has its spaces and apostrophes.
    """
    texts = Careful(game.texts(language))
    mine = keys(language, game.home)
    for key in sorted(mine ^ keys(ENGLISH, game.home)):
        yield f"{key} is not in both {ENGLISH} and {language}"
    for key in sorted(mine):
        if game.texts(language).say(key) in ("", key):
            yield f"{key} says nothing"
    for key in names_to_say(game):
        if not texts.has(key):
            yield f"{key} is missing"
    yield from _button_flaws(game, texts)
    found = refusals(game)
    for refusal in found:
        flaw = refusal_flaw(game, texts, refusal)
        if flaw or not texts.refused(refusal).endswith("."):
            yield f"{refusal!r}: {flaw or 'it is not a whole sentence'}"
    for key in sorted({key for key in mine if key.startswith("refused-")} - {refusal.key for refusal in found}):
        yield f"{key} is never used"
    if language == FRENCH:
        spoken = [game.texts(language).say(key) for key in sorted(mine)]
        for text in [*spoken, *read_rules(game.home, language).values()]:
            if BREAKING.search(text) or "'" in text:
                yield f"French has other spaces and apostrophes: {text}"


def _button_flaws(game: Game, texts: Careful) -> Iterator[str]:
    for name in game.boards:
        board = game.board(name)
        for move in board.moves[:: 1 + len(board.moves) // 2000]:
            flaw = move_flaw(game, texts, board, move)
            if flaw or not texts.say(f"move-{move.text.split()[0]}", **game.words(board, move))[0].isupper():
                yield f"{move.text!r}: {flaw or 'it begins with a small letter'}"


def line_flaws(game: Game, events: Iterable[Event | Mapping[str, Any]]) -> list[str]:
    """What is wrong with the lines of the log for some events, in every language."""
    speakers = [Careful(game.texts(language)) for language in LANGUAGES]
    found = [(event, texts.language, event_flaw(texts, event)) for event in events for texts in speakers]
    return [f"{event} in {language}: {flaw}" for event, language, flaw in found if flaw]


def unused_lines(game: Game, events: Iterable[Mapping[str, Any]], moves: Iterable[str]) -> set[str]:
    """Lines of the log and buttons that these events and moves do not use; and, the other way round, those that they lack."""
    used = {f"log-{event['kind']}" for event in events} | {f"move-{notation.split()[0]}" for notation in moves}
    return used ^ {key for key in keys(ENGLISH, game.home) if key.startswith(("log-", "move-"))}
