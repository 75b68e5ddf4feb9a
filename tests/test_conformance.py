"""Every registered game, on every board, with every option and number of players, has the properties of the kit."""

from collections.abc import Callable

import pytest

from roundhouse import Game, game
from roundhouse.kernel.game import games
from roundhouse.testing import OLDER_PROPERTIES, PROPERTIES, Case, cases, older

ALL = [(name, case) for name in games() for case in cases(game(name))]
OLD = [(name, case) for name in games() for rules in older(game(name)) for case in cases(game(name), rules)]


@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "case"), ALL, ids=str)
def test_conformance(name: str, case: Case, check: Callable[[Game, Case], None]) -> None:
    check(game(name), case)


@pytest.mark.parametrize("check", OLDER_PROPERTIES, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "case"), OLD, ids=str)
def test_tables_of_older_rules_can_be_finished(name: str, case: Case, check: Callable[[Game, Case], None]) -> None:
    check(game(name), case)
