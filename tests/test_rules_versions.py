"""Rules change, games go on: a table, a record or a position is played by the version of the rules it began with."""

import json
from pathlib import Path

import pytest

from roundhouse import Chance, Record, State, game
from roundhouse.kernel.errors import BadOption, PositionError, RecordError
from roundhouse.kernel.game import games
from roundhouse.kernel.undo import undone
from roundhouse.testing import NotConform, cases, conform, conformance, older
from tests.minigame import FIRST_LINK_COST, LINK_COST, MONEY, Table, ValleyLine

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("v*/*/*.txt"))
VALLEY = ValleyLine()


def after(state: State, *moves: str) -> Table:
    """The miniature game after these moves, each by whoever is to act."""
    for notation in moves:
        state.play(state.to_act()[0], VALLEY.move(notation))
    assert isinstance(state, Table)
    return state


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.relative_to(FOLDER)))
def test_an_old_record_replays_to_its_result(file: Path) -> None:
    """Move by move through the rules, to the scores and the ranking that stand in the file, and out again as the same text."""
    record = Record.load(file)
    assert file.parts[-3:-1] == (f"v{record.heading['rules']}", record.heading["game"])
    state = record.state()
    assert state.over and state.rules == int(record.heading["rules"])
    assert game(record.heading["game"]).record(state, record.seats).text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", games())
def test_ten_records_of_every_older_version_are_kept(name: str) -> None:
    kept = [len(list((FOLDER / f"v{rules}" / name).glob("*.txt"))) for rules in [*older(game(name)), 1]]
    assert min(kept) >= 10


@pytest.mark.parametrize("name", games())
def test_an_old_game_goes_on_from_the_middle(name: str) -> None:
    """As a server does with a table that was begun before the program was renewed: restored from a position, played on, recorded."""
    found = game(name)
    for rules in [*older(found), found.rules_version]:
        state = found.new(found.seats[0], 3, rules=rules)
        chance = Chance(5)
        for _ in range(80):
            seat = state.to_act()[0]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])
        again = found.position(json.loads(json.dumps(state.dump())))
        assert again.rules == rules and again.copy().rules == rules and again.imagine(0, Chance(1)).rules == rules
        assert again.key() == state.key()
        record = found.record(again)
        assert record.heading["rules"] == str(rules) and Record.parse(record.text).state().key() == state.key()


def test_each_version_keeps_its_own_rule() -> None:
    """VL-3.2: a link cost 1 in the first version of Valley Line, and costs 2 now."""
    for rules, cost in ((1, FIRST_LINK_COST), (2, LINK_COST), (None, LINK_COST)):
        state = after(VALLEY.new(2, 7, rules=rules), "bid 1", "bid 0", "link Ash-Birch")
        assert state.money[0] == MONEY - 1 - cost


def test_taking_back_stays_with_the_version() -> None:
    state = after(VALLEY.new(2, 7, rules=1), "bid 1", "bid 0", "link Ash-Birch")
    before = undone(state, 0)
    assert before.rules == 1 and after(before, "link Ash-Birch").money[0] == MONEY - 1 - FIRST_LINK_COST


@pytest.mark.parametrize(("rules", "reason"), [(0, "no longer played; this program has version 1 to 2"), (3, "newer than this program, which has version 2")])
def test_an_unknown_version_is_refused(rules: int, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        VALLEY.new(2, 7, rules=rules)
    data = VALLEY.new(2, 7).dump()
    if rules:
        with pytest.raises(PositionError, match=f"rules: .*{reason}"):
            VALLEY.position({**data, "rules": rules})


def test_a_game_without_exceptions_plays_only_its_newest_rules() -> None:
    class Forgetful(ValleyLine):
        oldest_rules = 0

    with pytest.raises(BadOption, match=r"version 1 of the rules of Valley Line is no longer played; this program has version 2$"):
        Forgetful().new(2, 7, rules=1)
    assert older(Forgetful()) == [] and older(VALLEY) == [1]


def test_a_record_and_its_position_are_of_one_version() -> None:
    found = game(games()[0])
    record = found.record(found.position(found.new(found.seats[0], 3).dump()))
    record.heading["rules"] = "1" if found.rules_version > 1 else "99"
    with pytest.raises(RecordError, match=r"line 3: (the position is one of|version 99)"):
        Record.parse(record.text).state()


def test_the_kit_plays_older_versions_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Spoilt(ValleyLine):
        """Breaks only at tables of the first version."""

        def check(self, state: Table) -> None:
            super().check(state)
            if state.rules == 1 and any(state.points):
                raise BadOption("a link was laid at the old price")

    assert {case.rules for case in cases(VALLEY, 1)} == {1}
    monkeypatch.setattr(conformance, "PROPERTIES", ())  # what the newest version shows is shown elsewhere
    with pytest.raises(NotConform, match="rules 1, after move"):
        conform(Spoilt())
