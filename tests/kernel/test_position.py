"""Positions: what is wrong with a field is said with its name, and long values are cut short."""

import pytest

from roundhouse import PositionError
from roundhouse.kernel.position import Fields, as_choice, shown

LETTERS = list("abcdefghijklm")


def _said(call: object) -> str:
    with pytest.raises(PositionError) as caught:
        call()  # type: ignore[operator]
    return str(caught.value)


def test_a_value_is_shown_up_to_sixty_letters() -> None:
    assert shown("x" * 58) == repr("x" * 58) and len(repr("x" * 58)) == 60
    assert shown("x" * 59) == "'" + "x" * 56 + "..."


def test_names_are_listed_up_to_twelve() -> None:
    assert as_choice("b", "here", LETTERS) == 1
    assert _said(lambda: as_choice("z", "here", LETTERS[:12])).endswith("'z' is not one of a, b, c, d, e, f, g, h, i, j, k, l")
    assert _said(lambda: as_choice("z", "here", LETTERS)).endswith("'z' is not one of a, b, c, d, e, f, g, h and 5 more")
    assert _said(lambda: as_choice(3, "here", LETTERS[:2])).endswith("3 is not one of a, b") and "here" in _said(lambda: as_choice(3, "here", LETTERS))


def test_the_field_that_is_wrong_is_named() -> None:
    def fields() -> Fields:
        return Fields({"round": "one", "towns": ["a", "z"], "maybe": ["a", None], "rows": 3, "ready": 1}, "table")

    assert "table.round" in _said(lambda: fields().number("round", 0, 9))
    said = _said(lambda: fields().flag("ready"))
    assert "table.ready" in said and "must be bool, not 1" in said
    assert "table.towns[1]" in _said(lambda: fields().choices("towns", None, LETTERS[:3]))
    said = _said(lambda: fields().choices("towns", 3, LETTERS))
    assert "table.towns" in said and "must have 3 entries, not 2" in said
    assert fields().maybe_choices("maybe", 2, LETTERS) == [0, -1]
    said = _said(lambda: fields().maybe_choices("maybe", 1, LETTERS))
    assert "table.maybe" in said and "must have 1 entries, not 2" in said
    assert "table.rows" in _said(lambda: fields().choices("rows", None, LETTERS)) and "must be a list, not 3" in _said(
        lambda: fields().choices("rows", None, LETTERS)
    )


def test_an_older_name_is_read_as_the_new_one_and_named_in_messages() -> None:
    fields = Fields({"limit": 12, "links": 3}, "table")
    assert fields.peek("limit") == 12 and fields.peek("site") is None
    fields.rename("limit", "allowed")
    assert fields.where("allowed") == "table.limit" and not fields.has("limit")
    with pytest.raises(PositionError, match=r"table\.limit: must be a whole number from 0 to 9, not 12"):
        fields.number("allowed", 0, 9)
    fields.supply("growth", 0)
    assert fields.number("growth", 0, 9) == 0
    with pytest.raises(PositionError, match=r"table\.links"):
        fields.supply("links", 4)
    with pytest.raises(PositionError, match=r"table\.site: is missing"):
        fields.rename("site", "city")
