"""What is told about a player: cards, what the end of the turn brings, the score by its parts, and bonds that cost more than they bring."""

from typing import Any

from roundhouse.kernel.about import about_player
from roundhouse.testing import rule

from .table import GAME, A, B, fresh, hold, play, score, table


def told(state: Any, seat: int, eye: int | None, name: str) -> dict[str, tuple[int | None, str]]:
    """The lines of a part: figure and mark by message."""
    parts = {part["name"]: part for part in about_player(state, seat, eye)["parts"]}
    return {line["say"]: (line["figure"], line["mark"]) for line in parts[name]["lines"]} if name in parts else {}


def total(state: Any, seat: int, name: str) -> int | None:
    return next(part["total"] for part in about_player(state, seat, None)["parts"] if part["name"] == name)


@rule("RW-12.1", "RW-12.2", "RW-12.6")
def test_the_next_income_is_told_with_cards_and_dividends() -> None:
    state = table()
    score(state, A, 10)
    hold(state, A, "Mail Contract")
    state.bonds[A] = 3
    track = state.board.figures.income[10]
    assert told(state, A, None, "income") == {"about-track": (track, "plain"), "about-bonus": (2000, "plain"), "about-dividends": (-3000, "plain")}
    assert total(state, A, "income") == track + 2000 - 3000
    seen: Any = state.view(B)["table"]
    assert (seen["seats"][A]["net"], seen["seats"][A]["forced"], seen["seats"][A]["score"]) == (track + 2000 - 3000, 0, 7)
    assert told(state, A, B, "holds")["about-card"] == (None, "plain")


@rule("RW-12.3", "RW-13.4")
def test_bonds_that_cost_more_than_the_railway_earns_are_marked() -> None:
    state = table()
    score(state, A, 7)
    state.bonds[A] = 44
    assert told(state, A, B, "holds")["about-bonds"] == (44, "warning")
    assert told(state, A, B, "score")["about-less-bonds"] == (-44, "warning")
    assert total(state, A, "score") == 7 - 44
    income, cash = state.board.figures.income[7], state.cash[A]
    forced = -(-(44000 - income - cash) // 5000)
    assert told(state, A, B, "forced") == {"about-forced": (forced, "warning")}
    seat: Any = state.view(None)["table"]["seats"][A]
    assert (seat["net"], seat["forced"], seat["score"]) == (income - 44000, forced, -37)
    assert told(state, B, A, "forced") == {} and told(state, B, A, "holds")["about-bonds"] == (0, "plain")


@rule("RW-4.2", "RW-4.6")
def test_what_one_more_bond_brings_and_costs_is_told_and_marked_where_it_costs_more() -> None:
    state = table()
    early = dict(state.view(None)["table"]["loan"])
    assert early["brings"] == 5000 and early["dividends"] == 1000 * early["turns"] > 5000 and early["dear"]
    assert told(state, A, B, "loan") == {
        "about-loan-brings": (5000, "plain"),
        "about-loan-dividends": (-early["dividends"], "warning"),
        "about-loan-points": (None, "warning"),
    }
    assert total(state, A, "loan") == 5000 - early["dividends"]
    state.trigger = state.turn_number  # one more turn after this one: two dividends
    late = dict(state.view(None)["table"]["loan"])
    assert (late["turns"], late["dividends"], late["dear"]) == (2, 2000, False)
    assert told(state, A, B, "loan")["about-loan-dividends"] == (-2000, "plain")
    state.turn_number += 1  # and in the last one its money comes too late
    assert state.view(None)["table"]["loan"] == {"brings": 5000, "turns": 1, "dividends": 1000, "points": 1, "dear": True}


@rule("RW-3.2", "RW-11.4")
def test_the_baron_and_its_worth_are_told_to_its_player_alone() -> None:
    state = fresh(3, barons=True)
    assert told(state, A, A, "baron") == {"about-baron-open": (None, "plain")}
    baron = state.moves(A)[0]
    play(state, A, baron.text)
    (mine,) = told(state, A, A, "baron").values()
    assert mine[0] is not None and mine[1] == "plain"
    assert told(state, A, B, "baron") == told(state, A, None, "baron") == {"about-baron-secret": (None, "secret")}
    assert GAME.about(table(), A, B)[-1]["total"] == 0
