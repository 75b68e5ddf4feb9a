"""The names under which bots sit, and how records tell which bot it was, today and before bots had names."""

from itertools import pairwise

import pytest

from roundhouse.bots.people import PEOPLE, signed, who
from roundhouse.kernel.texts import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("written", "name", "bot"),
    [
        ("Ann", "Ann", ""),
        ("Brunel (greedy)", "Brunel", "greedy"),
        ("Brunel (search:800)", "Brunel", "search:800"),
        ("Brunel (exec:5s:./my bot (old))", "Brunel", "exec:5s:./my bot (old)"),
        ("Ann (Leeds)", "Ann (Leeds)", ""),
        ("Ann Lee", "Ann Lee", ""),
        ("greedy", "greedy", "greedy"),
        ("greedy 2", "greedy 2", "greedy"),
        ("search:40 3", "search:40 3", "search:40"),
        ("greedy Ann", "greedy Ann", ""),
        ("exec:./bot -x 2", "exec:./bot -x 2", "exec:./bot -x 2"),
        ("exec:./bot -x #2", "exec:./bot -x #2", "exec:./bot -x"),
        ("", "", ""),
    ],
)
def test_a_record_says_who_sat_where(written: str, name: str, bot: str) -> None:
    assert who(written) == (name, bot)
    assert signed(name, bot) == written


def test_every_language_has_people_enough_for_any_table() -> None:
    assert set(PEOPLE) == set(LANGUAGES)
    for names in PEOPLE.values():
        assert len(names) == len({name.casefold() for name in names}) > 20
        assert not any(who(name)[1] for name in names)


def test_levels_have_the_same_words_in_the_browser_and_in_the_terminal() -> None:
    from roundhouse.bots import bots
    from roundhouse.server.press import shell_source

    for language in LANGUAGES:
        said, sent = Texts.load(language), Texts(language, [shell_source(language)])
        assert [said.say(f"bot-{name}") for name in bots()] == [sent.say(f"bot-{name}") for name in bots()]
        assert all(said.has(f"bot-{name}") for name in bots())


def test_names_are_drawn_by_the_seed_and_nobody_has_one_twice(valley: str) -> None:
    from roundhouse import Chance, game
    from roundhouse.cli.seats import read_seats

    found = game(valley)
    for language in LANGUAGES:
        tables = [[player.name for player in read_seats("me:Brunel,greedy,random", found, found.texts(language), Chance(seed))] for seed in range(40)]
        assert all(len(set(names)) == 3 and names[0] == "Brunel" and set(names[1:]) <= set(PEOPLE[language]) for names in tables)
        assert any(one != other for one, other in pairwise(tables))
        again = read_seats("me:Brunel,greedy,random", found, found.texts(language), Chance(7))
        assert [player.name for player in again] == tables[7]
