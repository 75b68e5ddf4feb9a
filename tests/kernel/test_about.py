"""What may be known about a player: lines, sums, and what the declared view says where a game says nothing of its own."""

from typing import Annotated, Any

import pytest

import roundhouse
from roundhouse.kernel.about import HOLDS, SCORE, _Reader, about_player, declared, line, part, secret, summed
from roundhouse.kernel.schema import view_schema
from roundhouse.kernel.shapes import EACH, OWN, BySeat, Count, SeatNumber, TypedDict


class Purse(TypedDict):
    """What a seat has."""

    gold_coins: Count
    rival: SeatNumber | None
    cards: list[str]
    title: str
    ready: bool
    plan: Annotated[Count | None, OWN]
    heaps: list[Count]
    seen: dict[str, Count]


class Table(TypedDict):
    """The table of nobody's game."""

    purses: BySeat[Purse]
    bids: Annotated[BySeat[Count | None], EACH]
    deeper: dict[str, BySeat[Count]]
    round: Count


PURSE: Any = {"gold_coins": 4, "rival": 1, "cards": ["mill", "port"], "title": "", "ready": True, "plan": None, "heaps": [1, 2, 3], "seen": {"old_mill": 6}}
OTHER: Any = {"gold_coins": 0, "rival": None, "cards": [], "title": "Sir", "ready": False, "plan": 2, "heaps": [], "seen": {}}
VALUES = {"purses": [PURSE, OTHER], "bids": [None, 5], "deeper": {"rye": [7, 8]}, "round": 3}


def _lines(seat: int) -> Any:
    schema = view_schema(Table)
    return list(_Reader(schema).lines(schema["properties"]["table"], VALUES, seat, ""))


def test_the_declared_view_is_read_by_what_each_field_means() -> None:
    assert _lines(0) == [
        line("about-field", 4, field="gold coins"),
        line("about-field-player", field="rival", other_seat=1),
        line("about-field-words", field="cards", words=["mill", "port"]),
        line("about-field", field="ready"),
        secret("about-field", field="plan"),
        line("about-field", 3, field="heaps"),
        line("about-field", 6, field="old mill"),
        secret("about-field", field="bids"),
        line("about-field", 7, field="rye"),
    ]
    assert _lines(1) == [
        line("about-field", 0, field="gold coins"),
        line("about-field-words", field="title", words="Sir"),
        line("about-field", 2, field="plan"),
        line("about-field", 5, field="bids"),
        line("about-field", 8, field="rye"),
    ]


def test_lines_parts_and_sums() -> None:
    assert line("a", 3, unit="pounds", mark="warning", town="York") == {"say": "a", "facts": {"town": "York"}, "figure": 3, "unit": "pounds", "mark": "warning"}
    assert line("a") == {"say": "a", "facts": {}, "figure": None, "unit": "", "mark": "plain"}
    assert secret("a", n=1) == {"say": "a", "facts": {"n": 1}, "figure": None, "unit": "", "mark": "secret"}
    assert part("holds", [line("a")]) == {"name": "holds", "lines": [line("a")], "total": None, "unit": ""}
    assert summed("score", [line("a", 3), line("b"), line("c", -1)], "points") == {
        "name": "score",
        "lines": [line("a", 3), line("b"), line("c", -1)],
        "total": 2,
        "unit": "points",
    }
    assert summed("score", [line("a", 3), secret("b")])["total"] is None


def test_the_score_is_there_at_the_end_alone() -> None:
    state = roundhouse.game("workshop_of_the_world").new(players=2, seed=1)
    assert [one["name"] for one in declared(state, 0, -1)] == [HOLDS]
    state.over = True
    found = declared(state, 1, 0)
    assert [one["name"] for one in found] == [HOLDS, SCORE]
    assert found[1]["lines"] == [line("about-points", state.scores()[1])] and found[1]["total"] == state.scores()[1]


def test_only_a_seat_of_the_table_is_asked_about() -> None:
    state = roundhouse.game("workshop_of_the_world").new(players=2, seed=1)
    assert about_player(state, 1, None)["of"] == 1
    assert about_player(state, 0, 0)["parts"] == state.setting.game.about(state, 0, 0)
    for seat in (-1, 2):
        with pytest.raises(roundhouse.BadOption, match=f"there is no seat {seat}; seats are 0 to 1"):
            about_player(state, seat, None)
