"""What can go wrong with a request, as it is told to the client: a code, one sentence, and the rule where there is one."""

from typing import Any

from roundhouse.kernel.errors import IllegalMove, RoundhouseError, UnknownName
from roundhouse.kernel.game import Game
from roundhouse.kernel.refusal import Refusal
from roundhouse.kernel.texts import LANGUAGES, Texts

STATUS = {
    "bad": 400,
    "token": 401,
    "forbidden": 403,
    "unknown": 404,
    "late": 409,
    "refused": 409,
    "state": 409,
    "large": 413,
    "elsewhere": 421,  # told to another process only
    "slow": 429,
    "fault": 500,
    "busy": 503,
    "away": 503,
}


class Problem(Exception):
    """An answer that is not what was asked for."""

    def __init__(self, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.more = more

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    @staticmethod
    def fault() -> "Problem":
        """Our own fault."""
        return Problem("fault", "the server failed; this has been noted")

    def data(self) -> dict[str, Any]:
        """The error as JSON data."""
        return {"code": self.code, "text": self.text, **self.more}


def refused(game: Game, refusal: Refusal, language: str = "en") -> Problem:
    """The rules say no."""
    return Problem("refused", **explained(game, refusal, language))


def explained(game: Game, refusal: Refusal, language: str) -> dict[str, str]:
    """A refusal in words: its sentence, and the text of its rule (empty for the kernel's own)."""
    texts = game.texts(language)
    return {"rule": refusal.rule, "key": refusal.key, "text": texts.refused(refusal), "rule_text": game.rules(language).get(refusal.rule, "")}


def kernel_problem(problem: RoundhouseError) -> Problem:
    """An error of the kernel as a problem of the request."""
    text = shortened(str(problem))
    if isinstance(problem, IllegalMove):
        return Problem("refused", text, rule=problem.refusal.rule, key=problem.refusal.key, rule_text="")
    return Problem("unknown" if isinstance(problem, UnknownName) else "bad", text)


def shortened(text: str, most: int = 500) -> str:
    """A sentence that may quote what somebody sent, and must not be as long as that."""
    return text if len(text) <= most else f"{text[: most - 60]} … {text[-55:]}"


def language_of(wish: str | None) -> str:
    """The language asked for, or English."""
    return wish if wish in LANGUAGES else "en"


def shell_texts(language: str) -> Texts:
    """The words of the shell."""
    return Texts.load(language)
