"""What can be wrong with what people give us. Each message is one line that names the place and the reason."""

from roundhouse.kernel.refusal import Refusal


class RoundhouseError(Exception):
    """Something the user can put right; the command line prints it and leaves with exit code 2."""


class UnknownName(RoundhouseError):
    """A game, board, option, bot, language or move that does not exist."""


class BadOption(RoundhouseError):
    """An option or a number of seats that the game does not have."""


class IllegalMove(RoundhouseError):
    """A move that the rules refuse; the state is as it was before."""

    def __init__(self, refusal: Refusal, seat: int, notation: str) -> None:
        super().__init__(f'seat {seat + 1} may not play "{notation}": {refusal}')
        self.refusal = refusal
        self.seat = seat
        self.notation = notation


class BoardError(RoundhouseError):
    """A board file that cannot be played on; says where."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}" if line else f"{file}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class RecordError(RoundhouseError):
    """A record that is damaged, foreign or breaks a rule; says at which line."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}" if line else f"{file}: {reason}")
        self.line = line
        self.reason = reason


class PositionError(RoundhouseError):
    """A position whose data makes no table; says which field and why."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"position, {field}: {reason}")
        self.field = field
        self.reason = reason


class Broken(RoundhouseError):
    """An invariant of the game's rules that does not hold: always a bug."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule} does not hold: {what}")
        self.rule = rule
