"""Every registered game, on every board, with every option and number of players, has the seven properties."""

from collections.abc import Callable

import pytest

from roundhouse import Game, game
from roundhouse.kernel.game import games
from roundhouse.testing import PROPERTIES, Case, cases

ALL = [(name, case) for name in games() for case in cases(game(name))]


@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "case"), ALL, ids=str)
def test_conformance(name: str, case: Case, check: Callable[[Game, Case], None]) -> None:
    check(game(name), case)
