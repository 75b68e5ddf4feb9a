"""What a designer is told: it finds what was put in, and says nothing where there is nothing."""

import re
from pathlib import Path

import pytest

from roundhouse import game
from roundhouse.arena.balance import balance, effects, weights
from roundhouse.arena.balance_report import balance_report
from roundhouse.arena.contest import Result
from roundhouse.arena.design import Tournament
from roundhouse.arena.heatmap import heatmap
from roundhouse.arena.observing import Observation, items, observe
from roundhouse.arena.strategies import strategies
from roundhouse.cli import run as command
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.event import Event

WORKSHOP = "workshop_of_the_world"


def seen(number: int, shares: tuple[float, ...], things: tuple[frozenset, ...], features: tuple[tuple[float, ...], ...] = ()) -> Observation:
    players = len(shares)
    scores = tuple(int(100 * share) for share in shares)
    course = ((0,) * players,) * 10 + (scores,)
    result = Result(
        number=number, block=number, seed=1, bots=("a",) * players, scores=scores, ranks=(1,) * players, shares=shares, decisions=(1,) * players, choices=1,
        branching=1.0, widest=1, lead_changes=0, course=course, breadth=(1.0,) * 10, plies=(0,), seconds=(0.1,) * players, slowest=(0.1,) * players,
    )  # fmt: skip
    return Observation(result, things, features, frozenset({"town:Oxford"}), (("bidding", 0.2, 0.1), ("bidding", 0.0, 0.0)))


GOLD, MUD = ("take", (("card", "gold"),)), ("take", (("card", "mud"),))


def test_a_thing_that_wins_is_found_and_one_that_does_not_matter_is_not() -> None:
    dice = Chance(1)
    rows = []
    for number in range(400):
        gold, mud = dice.below(2), dice.below(2)
        winner = gold if dice.below(10) < 8 else 1 - gold  # who has gold wins four games of five
        things = tuple(frozenset([GOLD] * (seat == gold) + [MUD] * (seat == mud)) for seat in range(2))
        rows.append(seen(number, (1.0, 0.0) if winner == 0 else (0.0, 1.0), things))
    found = {one.item: one for one in effects(rows)}
    assert found[GOLD].clear and 0.5 < found[GOLD].difference < 0.7 and found[GOLD].seats == 400
    assert not found[MUD].clear and abs(found[MUD].difference) < 0.1
    assert weights(rows)[0].phase == "bidding" and weights(rows)[0].matter == 0.5
    assert effects(rows[:10]) == [], "too few seats to say anything"


def test_ways_to_play_are_found() -> None:
    names = [feature.name for feature in game(WORKSHOP).features]
    dice, rows = Chance(2), []
    for number in range(100):
        rich = dice.below(2)
        features = tuple(tuple((10.0 if place < 12 and seat == rich else 0.0) + dice.below(100) / 100 for place in range(len(names))) for seat in range(2))
        rows.append(seen(number, (1.0, 0.0) if rich == 0 else (0.0, 1.0), (frozenset(), frozenset()), features))
    plan = Tournament(WORKSHOP, 2, ("greedy",), 100, 0)
    best, worst = strategies(plan, rows)
    assert best.wins.share == 1 and {name for name, _ in best.marks} <= set(names[:12]) and best.marks[0][1] > 0.8
    assert worst.wins.share == 0 and best.seats == worst.seats == 100
    assert strategies(plan, rows[:5]) == []


def test_who_got_what() -> None:
    heard = [Event("take", 0, {"card": "gold", "n": 4}), Event("placed", 1, {"town": "Hull", "colour": "blue"}), Event("round", -1, {"card": "mud"})]
    assert items(heard, [["red"], ["blue"]]) == (frozenset([GOLD]), frozenset([("placed", (("town", "Hull"),))]))


@pytest.fixture(scope="module")
def games() -> tuple[Tournament, list[Observation]]:
    plan = Tournament.of(game(WORKSHOP), 2, ["greedy"], 6, 3)
    return plan, [observe(plan, number) for number in range(6)]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_page(games: tuple[Tournament, list[Observation]], language: str) -> None:
    plan, rows = games
    found = balance(plan, rows)
    assert found.games == 6 and sum(one.wins.wins for one in found.seats) == pytest.approx(6)
    assert 0 < len(found.unused()) < len(found.usage) and found.weights
    assert all(0 <= count <= 6 for count in found.usage.values())
    text = balance_report(found, game(WORKSHOP).texts(language))
    assert not re.search(r"balance-[a-z]|arena-[a-z]", text) and "<svg" in text and f'lang="{language}"' in text
    assert "http://www.w3.org/2000/svg" in text and text.count("http") == 1, "nothing is fetched"


def test_the_map(games: tuple[Tournament, list[Observation]]) -> None:
    plan, rows = games
    sketch = game(WORKSHOP).sketch(game(WORKSHOP).board())
    drawing = heatmap(sketch, balance(plan, rows).usage, 6, alone=True)
    assert drawing.count("<circle") == len([place for place in balance(plan, rows).usage if place in sketch.spots])
    assert 'class="never"' in drawing and 'class="used"' in drawing and "prefers-color-scheme" in drawing


def test_the_command(valley: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["balance", valley, "--games", "30", "--players", "2", "--out", str(tmp_path / "found")]) == 0
    told = capsys.readouterr()
    assert told.err == "" and "seat 1" in told.out and "balance.html" in told.out
    assert (tmp_path / "found" / "balance.html").exists()
    assert command(["balance", valley, "--bots", "nobody"]) == 2
    assert "there is no bot" in capsys.readouterr().err


def test_what_stands_there_from_the_beginning_is_in_use() -> None:
    """Railroad Revolution: everybody begins with the track from Washington to Charlotte, which no move ever builds."""
    plan = Tournament.of(game("railroad_revolution"), 2, ["random"], 1, 3)
    assert "space:was_clt" in observe(plan, 0).places
