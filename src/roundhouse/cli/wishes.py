"""What several commands read in the same way."""

from roundhouse.arena.design import Tournament
from roundhouse.cli.seats import listed
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Value


def read_options(pairs: list[str] | None) -> dict[str, Value]:
    """The options of `--option key=value`; what they mean is for the game to judge."""
    options: dict[str, Value] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise BadOption(f"--option {pair!r} must be written KEY=VALUE")
        if key.strip() in options:
            raise BadOption(f"--option {key.strip()} is given twice")
        options[key.strip()] = value.strip()
    return options


def plan_of(found: Game, bots: str, games: int, players: int | None, board: str | None, option: list[str] | None, seed: int, check: bool = False) -> Tournament:
    """The tournament that these words ask for; at tables of four if nothing else is said and the game allows it."""
    seats = players if players is not None else 4 if 4 in found.seats else max(found.seats)
    return Tournament.of(found, seats, listed(bots), games, seed, board, read_options(option), check)
