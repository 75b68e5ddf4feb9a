"""WW-7 and WW-11: building links, and the crossing."""

import pytest

from roundhouse.games.workshop_of_the_world.constants import NOBODY
from roundhouse.testing import rule

from .table import ANN, GAME, ROGER, build, builds, connection_of, lay, legal, placed_in, play, refused, settle, take, turn


@rule("WW-7.1", "WW-7.2", "WW-7.3", "WW-7.4", "WW-7.4a", "WW-7.4b", "WW-7.4c", "WW-7.6", "WW-7.13")
def test_e1_where_may_the_links_go() -> None:
    """E1: from Reading, with industries in Southampton and Gloucester, there are exactly 22 builds."""
    state = placed_in("Reading")
    settle(state, ROGER, "Southampton", "Gloucester")
    take(state, "Reading")
    all_builds = builds(state)
    assert len(all_builds) == 22
    for one in (
        build("Reading-Oxford"),
        build("Reading-Oxford", "Reading-Southampton"),
        build("Reading-Oxford", "Oxford-Birmingham"),
        build("Reading-Oxford", "Oxford-Northampton"),
        build("Reading-Oxford", "Oxford-Gloucester"),
        build("Reading-Southampton", "Southampton-Portsmouth"),
        build("Reading-Gloucester"),
        build("Reading-Bristol"),
        frozenset(),
    ):
        assert one in all_builds
    singles = {one for one in all_builds if len(one) == 1}
    assert singles == {build(f"Reading-{town}") for town in ("Oxford", "London", "Southampton", "Guildford", "Gloucester", "Bristol")}
    pairs = {one for one in all_builds if len(one) == 2}
    from_reading = {one for one in pairs if all("Reading" in name for name in one)}
    assert (len(from_reading), len(pairs) - len(from_reading)) == (6, 9)


@rule("WW-7.8", "WW-7.9", "WW-7.10", "WW-7.16", "WW-7.18")
@pytest.mark.parametrize(
    ("links", "canal", "rail", "gain"),
    [
        (["Reading-Oxford"], 3, 2, 2),
        (["Reading-Southampton"], 3, 2, 4),
        (["Reading-Oxford", "Reading-Southampton"], 6, 4, 4),
        (["Reading-Gloucester"], 6, 4, 4),
    ],
)
def test_e2_income_of_a_build(links: list[str], canal: int, rail: int, gain: int) -> None:
    """E2: what Roger pays and gains; industries of others at the ends give nothing to anybody."""
    for is_rail, cost in ((False, canal), (True, rail)):
        state = placed_in("Reading", rail=is_rail)
        settle(state, ROGER, "Southampton", "Gloucester")
        settle(state, ANN, "Oxford")
        take(state, "Reading")
        play(state, ROGER, *(f"link {name}" for name in links))
        if state.to_act() == [ROGER]:
            play(state, ROGER, "done")
        assert (50 - state.cash[ROGER], state.income[ROGER]) == (cost, gain)
        assert state.income[ANN] == 0


@rule("WW-7.10", "WW-6.6")
def test_x2_several_own_industries_count_once() -> None:
    """X2: three industries in Derby (3): two links from there raise the income by 3 only."""
    state = placed_in("Derby")
    settle(state, ROGER, "Derby", "Derby")
    take(state, "Derby")
    play(state, ROGER, "link Derby-Nottingham", "link Derby-Stoke")
    assert state.income[ROGER] == 3


@rule("WW-7.4b", "WW-7.9")
def test_x3_chain_through_an_own_town() -> None:
    """X3: rail era, Reading-Oxford-Birmingham with industries in all three: pays 4, gains 2 + 2 + 4."""
    state = placed_in("Reading", rail=True)
    settle(state, ROGER, "Birmingham", "Oxford")
    take(state, "Reading")
    play(state, ROGER, "link Reading-Oxford", "link Oxford-Birmingham")
    assert (state.cash[ROGER], state.income[ROGER]) == (46, 8)


@rule("WW-7.9")
def test_a_removed_industry_gives_no_income() -> None:
    """The removals of the turn come before the income: Roger removes the own one in Oxford, but has a new one there."""
    state = placed_in("Oxford")
    settle(state, ROGER, "Oxford")
    settle(state, ANN, "Oxford")
    take(state, "Oxford")
    play(state, ROGER, "remove red", "link Oxford-Reading", "done")
    assert state.income[ROGER] == 2


@rule("WW-7.5", "WW-7.4c", "WW-15.5")
def test_x8_half_a_double() -> None:
    """X8: from Glasgow there are exactly three builds; a double takes both links of the turn."""
    state = take(placed_in("Glasgow"), "Glasgow")
    assert builds(state) == {frozenset(), build("Glasgow-Edinburgh"), build("Glasgow-Carlisle")}
    whole = state.copy()
    play(whole, ROGER, "link Glasgow-Carlisle")
    assert whole.links[ROGER] == 16 and whole.to_act() == [ANN] and whole.cash[ROGER] == 44
    state = take(placed_in("Reading"), "Reading")
    play(state, ROGER, "link Reading-Oxford")
    assert refused(state, ROGER, "link Reading-Gloucester") == "WW-7.5"


@rule("WW-7.3", "WW-7.4", "WW-15.18")
def test_x9_second_link_out_of_reach() -> None:
    """X9: York-Leeds and Derby-Nottingham is not a build from York, nor Leeds-Manchester alone."""
    state = placed_in("York")
    settle(state, ROGER, "Derby")
    take(state, "York")
    assert refused(state, ROGER, "link Leeds-Manchester") == "WW-7.3"
    play(state, ROGER, "link York-Leeds")
    assert refused(state, ROGER, "link Derby-Nottingham") == "WW-7.4"
    assert refused(state, ROGER, "link Leeds-Manchester") is None
    assert refused(state, ROGER, "done") is None


@rule("WW-7.7")
def test_x10_occupied_connection() -> None:
    """X10: Ann owns Reading-London; Roger reaches London by Guildford."""
    state = placed_in("Reading")
    lay(state, ANN, "Reading-London")
    take(state, "Reading")
    assert refused(state, ROGER, "link Reading-London") == "WW-7.7"
    play(state, ROGER, "link Reading-Guildford", "link Guildford-London")
    assert state.link[connection_of(state, "Guildford-London")] == ROGER
    assert state.link[connection_of(state, "Reading-London")] == ANN


@rule("WW-7.7", "WW-15.5")
def test_an_own_connection_is_not_free_either_and_no_industry_is_needed_at_its_end() -> None:
    state = placed_in("Reading")
    lay(state, ROGER, "Reading-Oxford")
    take(state, "Reading")
    assert refused(state, ROGER, "link Reading-Oxford") == "WW-7.7"
    assert refused(state, ROGER, "link Reading-Guildford") is None


@rule("WW-7.8", "WW-7.17", "WW-15.7")
def test_x11_not_enough_means() -> None:
    """X11: cash 4 and income 3 are means of 5: one link, not two, and no double."""
    state = take(placed_in("Reading", cash=4, income=3), "Reading")
    assert refused(state, ROGER, "link Reading-Gloucester") == "WW-7.17"
    play(state, ROGER, "link Reading-Oxford")
    assert state.to_act() == [ANN]  # no second link could be paid
    assert (state.cash[ROGER], state.income[ROGER]) == (1, 5)


@rule("WW-7.17")
def test_fewer_links_than_possible_are_always_allowed() -> None:
    state = take(placed_in("Reading"), "Reading")
    assert "done" in legal(state, ROGER)
    play(state, ROGER, "link Reading-Oxford")
    assert "done" in legal(state, ROGER)


@rule("WW-8.4")
def test_x12_recouping_exactly() -> None:
    """X12: rail era, cash 2 and income 9, Norwich=London for 4: 2 recouped, cash 0, income 9 - 4 + 3 = 8."""
    state = take(placed_in("Norwich", cash=2, income=9, rail=True), "Norwich")
    play(state, ROGER, "link Norwich-London")
    assert (state.cash[ROGER], state.income[ROGER]) == (0, 8)


@rule("WW-7.11")
def test_x13_income_of_the_build_cannot_pay_for_it() -> None:
    """X13: cash 3, placed in Leeds (4): only one link, though the first brings 4 income."""
    state = take(placed_in("Leeds", cash=3), "Leeds")
    assert all(len(one) <= 1 for one in builds(state))
    assert refused(state, ROGER, "link Leeds-Liverpool") == "WW-7.17"


@rule("WW-7.14")
def test_x32_older_links_give_no_reach() -> None:
    """X32: Derby-Nottingham-Leicester of earlier turns do not let Roger build from Leicester."""
    state = placed_in("Derby")
    lay(state, ROGER, "Derby-Nottingham", "Nottingham-Leicester")
    take(state, "Derby")
    all_builds = builds(state)
    assert build("Leicester-Birmingham") not in all_builds
    assert build("Stoke-Derby", "Leicester-Northampton") not in all_builds
    assert build("Derby-Birmingham", "Birmingham-Leicester") in all_builds
    assert refused(state, ROGER, "link Leicester-Birmingham") == "WW-7.3"


@rule("WW-7.15", "WW-16.1")
def test_x29_placing_without_building() -> None:
    """X29: York touches Roger's Leeds-York; without a new link the income stays."""
    state = placed_in("York")
    lay(state, ROGER, "Leeds-York")
    settle(state, ROGER, "Leeds")
    take(state, "York")
    play(state, ROGER, "done")
    assert state.income[ROGER] == 0 and state.to_act() == [ANN]


@rule("WW-7.12")
def test_links_come_from_the_own_supply() -> None:
    state = take(placed_in("Reading"), "Reading")
    play(state, ROGER, "link Reading-Oxford", "link Oxford-Birmingham")
    assert state.links == [16, 18, 18, 18]


@rule("WW-7.13")
def test_two_orders_of_the_same_links_are_the_same_build() -> None:
    ends = []
    for texts in (("link Reading-Oxford", "link Reading-Guildford"), ("link Reading-Guildford", "link Reading-Oxford")):
        state = take(placed_in("Reading"), "Reading")
        play(state, ROGER, *texts)
        ends.append(state.key())
    assert ends[0] == ends[1]


@rule("WW-7.2")
def test_other_moves_wait_until_the_links_are_done() -> None:
    state = take(placed_in("Reading"), "Reading")
    for text in ("bid 0", "keep", "card Oxford", "gamble Oxford", "drop"):
        assert refused(state, ROGER, text) == "WW-7.2"


@rule("WW-11.1", "WW-11.5", "WW-16.10")
def test_the_two_crossing_connections_are_separate() -> None:
    state = turn()
    first, second = connection_of(state, "Leeds-Liverpool"), connection_of(state, "Manchester-Lancaster")
    assert (state.board.size[first], state.board.size[second]) == (2, 1)
    lay(state, ROGER, "Leeds-Liverpool")
    assert state.link[second] == NOBODY
    lay(state, ANN, "Manchester-Lancaster")
    assert (state.link[first], state.link[second]) == (ROGER, ANN)


@rule("WW-11.2", "WW-11.3")
def test_e8_the_crossing() -> None:
    """E8: from Leeds 26 builds, none with Manchester-Lancaster (28 with no_junction); from Lancaster none with Leeds-Liverpool."""
    state = take(placed_in("Leeds"), "Leeds")
    assert len(builds(state)) == 26
    assert build("Leeds-Liverpool") in builds(state)
    assert not any("Lancaster" in name and "Manchester" in name for one in builds(state) for name in one)
    assert len(builds(take(placed_in("Leeds", crossing_rule="no_junction"), "Leeds"))) == 28
    state = take(placed_in("Lancaster"), "Lancaster")
    assert build("Lancaster-Manchester") in builds(state)
    assert not any("Leeds" in name and "Liverpool" in name for one in builds(state) for name in one)


@rule("WW-11.2", "WW-11.3", "WW-11.4")
def test_x18_crossing_and_chains() -> None:
    """X18: from Stoke the chain by Manchester to Lancaster is legal; from Liverpool only with no_junction (14 or 16 builds)."""
    assert build("Stoke-Manchester", "Manchester-Lancaster") in builds(take(placed_in("Stoke"), "Stoke"))
    literal = take(placed_in("Liverpool"), "Liverpool")
    assert len(builds(literal)) == 14
    play(literal, ROGER, "link Liverpool-Manchester")
    assert refused(literal, ROGER, "link Manchester-Lancaster") == "WW-11.2"
    free = take(placed_in("Liverpool", crossing_rule="no_junction"), "Liverpool")
    assert len(builds(free)) == 16
    assert build("Liverpool-Manchester", "Manchester-Lancaster") in builds(free)


@rule("WW-11.6")
def test_the_town_that_counts_is_the_one_of_this_turn_however_it_came_about() -> None:
    state = turn(offer=["free 4"])
    settle(state, ROGER, "Leeds")
    play(state, ROGER, "card free 4", "place Liverpool", "link Liverpool-Manchester")
    assert refused(state, ROGER, "link Manchester-Lancaster") == "WW-11.2"
    state = turn(offer=["Stoke"])
    settle(state, ROGER, "Leeds", "Liverpool")
    play(state, ROGER, "card Stoke", "link Stoke-Manchester")
    assert refused(state, ROGER, "link Manchester-Lancaster") is None


@rule("WW-11.7")
def test_for_the_gamble_the_crossing_does_not_matter() -> None:
    """Lancaster with only Lancaster-Manchester free is not fully linked."""
    state = turn(offer=["Lancaster"])
    for connection in state.board.connections_of[state.board.towns.index("Lancaster")]:
        name = state.board.link[connection].text.removeprefix("link ")
        if "Manchester" not in name:
            lay(state, ANN, name)
    assert refused(state, ROGER, "gamble Lancaster") == "WW-6.8"
    assert GAME.move("link Lancaster-Manchester").text in ("link Lancaster-Manchester", "link Manchester-Lancaster")


@rule("WW-7.8")
def test_links_count_in_the_figures_once_they_are_paid() -> None:
    """The first link of a turn in hand can still be taken back: until the turn is over, the networks are those before it."""
    state = placed_in("Reading")
    take(state, "Reading")
    figures = [(state.view(ROGER)["table"]["sets"][ROGER][name]) for name in ("built", "network")]
    play(state, ROGER, "link Reading-Oxford")
    table = state.view(ROGER)["table"]
    assert figures == [0, 0] == [table["sets"][ROGER]["built"], table["sets"][ROGER]["network"]] and table["built"] == ["Oxford-Reading"]
    play(state, ROGER, "done")
    assert state.view(ROGER)["table"]["sets"][ROGER]["network"] == 1
