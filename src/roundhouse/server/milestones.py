"""Positions that a running game has passed: who takes something back starts from the last of them, and not from the beginning."""

from collections.abc import Sequence
from typing import Final

from roundhouse.kernel.state import State

EVERY: Final = 64  # plies from one to the next
KEPT: Final = 4  # of one game


class Milestones:
    """The last positions of a game at every so many plies, each with the start of its phase. They are never changed."""

    def __init__(self) -> None:
        self._passed: list[tuple[State, int]] = []

    def add(self, state: State, phase_start: int) -> None:
        """The game has come so far; `state` is not played on with."""
        if state.played() % EVERY == 0 and state.played():
            self._passed = [*self._passed, (state, phase_start)][-KEPT:]

    def cut(self, plies: int) -> None:
        """The game went back, and so many of its plies are what they were."""
        self._passed = [one for one in self._passed if one[0].played() <= plies]

    def before(self, plies: Sequence[int]) -> tuple[State, int] | None:
        """The last position from which a game with these plies can go on."""
        for state, phase_start in reversed(self._passed):
            if state.plies == plies[: state.played()]:
                return state, phase_start
        return None


def wanted(at: int, end: int) -> bool:
    """True if, of a game with `end` plies, the position after `at` is worth a copy."""
    return at % EVERY == 0 and at > 0 and end - at <= KEPT * EVERY


def common(plies: Sequence[int], others: Sequence[int]) -> int:
    """How many plies from the beginning two games have in common."""
    least = min(len(plies), len(others))
    return next((at for at in range(least) if plies[at] != others[at]), least)
