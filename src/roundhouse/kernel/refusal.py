"""Why a move is not allowed: always a rule, and a sentence for the player."""

from typing import Final

REASONS: Final[dict[str, str]] = {}  # English sentences, by "PREFIX:key"; filled when a game's texts are loaded


class Refusal:
    """A constant: the rule that forbids a move, and the key of the sentence that says so."""

    def __init__(self, rule: str, key: str) -> None:
        self.rule: Final = rule
        self.key: Final = key

    def __str__(self) -> str:
        prefix = self.rule.split("-")[0]
        return self.rule + ": " + REASONS.get(prefix + ":" + self.key, self.key)

    def __repr__(self) -> str:
        return "Refusal(" + self.rule + ", " + self.key + ")"


NOT_YOUR_TURN: Final = Refusal("RH-1", "refused-not-your-turn")
NOT_NOW: Final = Refusal("RH-2", "refused-not-now")
GAME_OVER: Final = Refusal("RH-3", "refused-game-over")
