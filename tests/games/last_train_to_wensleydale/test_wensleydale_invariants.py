"""What must hold after every move, and that the check finds what does not. [LW-I1 to LW-I17]"""

from random import Random

import pytest

from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_OWNER
from roundhouse.kernel.errors import Broken, PositionError
from roundhouse.testing import rule

from .dales import BLUE, GAME, PURPLE, YELLOW, area, board, build, table


def broken(state) -> str:
    """The id of the invariant that the check finds broken."""
    with pytest.raises(Broken) as found:
        GAME.check(state)
    return found.value.rule


@rule("LW-I3", "LW-I6", "LW-I17", "LW-I4", "LW-I13", "LW-13.11")
@pytest.mark.parametrize("players", [3, 4])
def test_in_random_games_only_takeovers_change_towns_and_nothing_grows_back(players):
    for seed in range(12):
        state = GAME.new(players, seed)
        dice = Random(seed)
        while not state.over:
            before = (state.company_links[:], state.towns[:], sum(state.piles) + sum(state.opposition), [len(own) for own in state.own], state.at)
            seat = state.to_act()[0]
            move = dice.choice(state.moves(seat))
            state.play(seat, move)
            GAME.check(state)
            companies, towns, pieces, own, _ = before
            assert all(new >= old for old, new in zip(companies, state.company_links, strict=True))
            assert all(new & old == old for old, new in zip(towns, state.towns, strict=True))
            assert sum(state.piles) + sum(state.opposition) <= pieces
            assert move.text == "complete" or towns == state.towns
            grown = [new - old for old, new in zip(own, [len(links) for links in state.own], strict=True)]
            assert all(change == 0 for other, change in enumerate(grown) if other != seat)
            assert grown[seat] == (1 if move.text.startswith("build") else grown[seat] if move.text == "complete" else 0)


@rule("LW-I1")
def test_too_many_cubes_are_found():
    state = table("track_building")
    state.hand[BLUE] = 16
    assert broken(state) == "LW-I1"


@rule("LW-I2")
def test_a_sixteenth_link_is_found():
    state = table("track_building")
    for border in [border for border in range(len(board().cost)) if board().cost[border]][:16]:
        state.lay(border, PURPLE)
    assert broken(state) == "LW-I2"


@rule("LW-I3", "LW-I12")
def test_company_links_out_of_nowhere_are_found():
    state = table("track_building")
    state.give(board().border_names.index("bainbridge-hawes"), 0)
    assert broken(state) == "LW-I12"
    state = table("track_building", mr=["skipton rylstone threshfield"])
    state.company_links[0] = 1
    assert broken(state) == "LW-I3"


@rule("LW-I4")
def test_a_link_at_a_hill_is_found():
    state = table("track_building")
    state.owner[board().cost.index(0)] = COMPANY_OWNER
    assert broken(state) == "LW-I4"


@rule("LW-I5")
def test_discs_out_of_order_or_off_the_track_are_found():
    state = table("track_building")
    state.tracks[0].space[YELLOW] = 9
    assert broken(state) == "LW-I5"
    state = table("track_building", profit={BLUE: 2})
    state.profit.rank.reverse()
    assert broken(state) == "LW-I5"


@rule("LW-I6", "LW-I15")
def test_a_piece_too_many_or_too_few_is_found():
    state = table("track_building", pieces={"hope_moor": {"stone": 1}})
    state.piles[board().pile[0][area("hope_moor")]] = 2
    assert broken(state) == "LW-I6"
    state.piles[board().pile[0][area("hope_moor")]] = 0
    assert broken(state) == "LW-I15"


@rule("LW-I7", "LW-I9", "LW-I16")
def test_an_auction_that_cannot_be_is_found():
    state = table("auction", bids={1: (PURPLE, 3)})
    state.bid[0] = 2
    assert broken(state) == "LW-I9"
    state = table("auction")
    state.counter = [0] * 8
    assert broken(state) == "LW-I7"
    state = table("auction")
    state.hand[PURPLE] = 11
    assert broken(state) == "LW-I16"
    state = table("auction")
    state.holder[0] = state.holder[1] = state.holder[2] = PURPLE
    state.bid[0] = state.bid[1] = state.bid[2] = 3
    state.hand[PURPLE] = 3
    assert broken(state) == "LW-I9"


@rule("LW-I8")
def test_an_overloaded_train_or_a_second_one_of_a_row_is_found():
    state = table("trains_and_movement", trains={"C1": PURPLE}, loaded={PURPLE: {"red": 2}})
    state.loaded[2] = 3
    state.removed[2] -= 1
    assert broken(state) == "LW-I8"
    with pytest.raises(PositionError, match="LW-I8"):
        table("trains_and_movement", trains={"C1": PURPLE, "C2": PURPLE})


@rule("LW-I10", "LW-I11")
def test_pieces_where_they_cannot_lie_are_found():
    with pytest.raises(PositionError, match="no cheese lies there"):
        table("track_building", pieces={"hope_moor": {"cheese": 1}})
    with pytest.raises(PositionError, match="LW-I10"):
        table("track_building", pieces={"leeming": {"opposition": 1}})
    with pytest.raises(PositionError, match="LW-I11"):
        table("track_building", mr=["the_south settle"], pieces={"settle": {"red": 1}})
    with pytest.raises(PositionError, match="LW-I11"):
        table("track_building", lines={PURPLE: ["the_south settle"]}, pieces={"settle": {"opposition": 1}})


@rule("LW-I13")
def test_a_series_in_pieces_is_found():
    state = build(table("track_building"), PURPLE, "skipton gargrave hellifield", finish=False)
    GAME.check(state)
    state.series = [area("skipton"), area("gargrave"), area("malham")]
    assert broken(state) == "LW-I13"


@rule("LW-I14")
def test_an_order_without_a_player_is_found():
    state = table("track_building")
    state.train_order = [0, 1, 2, 2]
    assert broken(state) == "LW-I14"


@rule("LW-I17")
def test_a_town_that_belongs_to_nobody_is_found():
    state = table("track_building", mr=["skipton rylstone threshfield"])
    state.towns[area("threshfield")] = 0
    assert broken(state) == "LW-I17"


def test_a_position_in_the_middle_of_a_payment_reads_back():
    state = table("track_building", hand={PURPLE: 4}, influence={PURPLE: {"government": 2, "train": 3, "mr": 2, "ner": 0}})
    build(state, PURPLE, "skipton rylstone threshfield kettlewell")
    again = GAME.position(state.dump())
    assert again.key() == state.key() and again.moves(PURPLE) == state.moves(PURPLE)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda rest: rest.update(turn=6), "table.turn: must be a whole number from 1 to 5"),
        (lambda rest: rest["seats"][0].update(links=["skipton-ripon"]), r"table.seats\[0\].links\[0\]: 'skipton-ripon' is not one of"),
        (lambda rest: rest["seats"][0].update(hand=16), r"table.seats\[0\].hand: must be a whole number from 0 to 15"),
        (lambda rest: rest["company_links"].update(MR=["skipton-gargrave", "gargrave-skipton"]), "table.company_links.MR: another link lies across"),
        (lambda rest: rest.update(colour="red"), "table.colour: is not a field of this position"),
        (lambda rest: rest.pop("bill"), "table.bill: is missing"),
    ],
)
def test_a_wrong_position_names_its_field(change, says):
    data = GAME.new(4, 1).dump()
    change(data["table"])
    with pytest.raises(PositionError, match=says):
        GAME.position(data)


@pytest.mark.parametrize(
    ("data", "change", "says"),
    [
        ({"over": True}, {}, "LW-14.1"),
        ({"phase": "trains_and_movement"}, {"order": [0, 1, 2, 3]}, "LW-I7"),
        ({}, {"build_order": [0, 0, 1, 2]}, "LW-I14"),
        ({}, {"trains": {"A1": 0}}, "LW-11.5"),
        ({}, {"bill": 3}, "LW-9.15"),
    ],
)
def test_phase_and_pieces_must_fit_each_other(data, change, says):
    position = {**GAME.new(4, 1).dump(), **data}
    position["table"].update(change)
    with pytest.raises(PositionError, match=says):
        GAME.position(position)


def test_a_turn_in_hand_that_leads_nowhere_is_refused():
    with pytest.raises(PositionError, match=r"LW-4\.2"):
        GAME.position({**table("track_building").dump(), "phase": "player_order"})
    with pytest.raises(PositionError, match=r"LW-7\.7"):
        table("auction", bids={4: (PURPLE, 11)}, hand={PURPLE: 1})
    with pytest.raises(PositionError, match=r"LW-10\.1"):
        table("trains_and_movement", passed=[PURPLE])
    series = build(table("track_building"), PURPLE, "skipton gargrave", finish=False).dump()
    GAME.position(series)
    for field, value, says in (("cost", 2, r"LW-9\.11"), ("owed", {"ner": 1}, r"LW-9\.12")):
        with pytest.raises(PositionError, match=says):
            GAME.position({**series, "table": {**series["table"], field: value}})
    sale = table("takeovers", lines={PURPLE: ["skipton rylstone threshfield"]}, influence={PURPLE: {"mr": 1}}).dump()
    sale["table"].update(series=["skipton", "rylstone"], sold_to="MR")
    GAME.position(sale)
    sale["table"]["sold_to"] = "NER"
    with pytest.raises(PositionError, match=r"LW-13\.3"):
        GAME.position(sale)


def test_positions_with_a_changed_field_are_refused_or_can_be_played_to_the_end():
    """Numbers and lists of real positions are changed at random; whatever is taken plays on without breaking."""
    dice = Random(3)
    played = refused = 0
    for seed in range(60):
        state = GAME.new(3 + seed % 2, seed)
        for _ in range(dice.randrange(120)):
            if not state.over:
                seat = state.to_act()[0]
                state.play(seat, dice.choice(state.moves(seat)))
        data = state.dump()
        spoil(data["table"], dice)
        try:
            again = GAME.position(data)
        except PositionError:
            refused += 1
            continue
        played += 1
        while not again.over:
            seat = again.to_act()[0]
            again.play(seat, dice.choice(again.moves(seat)))
            GAME.check(again)
    assert played > 5 and refused > 20


def spoil(part, dice):
    """Change one number, name or list somewhere inside."""
    key = dice.choice(list(part)) if isinstance(part, dict) else dice.randrange(len(part))
    value = part[key]
    if isinstance(value, dict | list) and value and dice.random() < 0.9:
        spoil(value, dice)
    elif isinstance(value, bool):
        part[key] = not value
    elif isinstance(value, int):
        part[key] = value + dice.choice([-1, 1, 2])
    elif isinstance(value, list):
        part[key] = value[1:]
    else:
        part[key] = dice.choice([None, 0, "MR"])
