"""RW-9: Railroad Operations cards."""

import pytest

from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES
from roundhouse.testing import rule

from .table import (
    A,
    B,
    C,
    build,
    card,
    city,
    cubes,
    deliver,
    hold,
    judged,
    legal,
    link,
    offer,
    others_pass,
    pass_all,
    play,
    put_cubes,
    refused,
    score,
    table,
)
from .test_delivery import WASHINGTON_TO_NEW_YORK, legal_rail, seaboard


@rule("RW-9.1", "RW-9.2", "RW-5.3")
def test_taking_a_card_is_an_action_and_costs_nothing() -> None:
    state = table()
    offer(state, "Mail Contract")
    play(state, A, "take Mail Contract")
    assert (state.turn, state.cash[A], state.bonds[A]) == (B, 0, 0)
    assert state.face_up == []  # not replaced
    assert refused(state, B, "take Mail Contract") == "RW-9.1"


@rule("RW-9.2", "RW-9.5", "RW-12.5")
def test_one_card_is_turned_up_after_every_income_while_there_are_any() -> None:
    state = table(2)
    offer(state)
    state.deck.remove(card(state, "Mail Contract"))
    state.deck.append(card(state, "Mail Contract"))
    rest = len(state.deck)
    play(state, A, "upgrade")
    pass_all(state)
    assert (state.face_up, len(state.deck)) == ([card(state, "Mail Contract")], rest - 1)
    empty = table(2)
    hold(empty, A, *[empty.board.cards.names[one] for one in empty.deck])
    shown = empty.face_up[:]
    play(empty, A, "upgrade")
    pass_all(empty)
    assert (empty.deck, empty.face_up) == ([], shown)


@rule("RW-9.3", "RW-9.4")
def test_e74_a_green_dot_cannot_be_selected() -> None:
    """E74: the start cards all have a green dot."""
    state = table()
    offer(state, "Railroad Era Begins", "Speed Record", "Mail Contract")
    assert refused(state, A, "take Railroad Era Begins") == "RW-9.3"
    assert legal(state, A, "take") == ["take Mail Contract"]


@rule("RW-9.3")
def test_the_five_symbols() -> None:
    """Red X: discarded at once. No symbol and purple diamond: kept. Hand: kept until used, then discarded. Green dot: above."""
    state = table()
    offer(state, "City Growth", "Mail Contract", "Tunnel Engineer", "Civil Engineers")
    play(state, A, "take City Growth", "grow Chicago")
    assert state.discards == [card(state, "City Growth")]
    play(state, B, "take Mail Contract")
    play(state, C, "take Tunnel Engineer")
    play(state, A, "take Civil Engineers")
    for seat, name in ((B, "Mail Contract"), (C, "Tunnel Engineer"), (A, "Civil Engineers")):
        assert state.hand[seat * state.board.kinds + card(state, name)] == 1
    assert refused(state, B, "use Mail Contract") == "RW-9.3"
    assert refused(state, B, "use Tunnel Engineer") == "RW-9.3"  # it is C's
    play(state, B, "pass")
    play(state, C, "use Tunnel Engineer")
    assert state.discards == [card(state, "City Growth"), card(state, "Tunnel Engineer")]
    assert refused(state, C, "pass") == "RW-9.27"


@rule("RW-9.6", "RW-9.7", "RW-9.10", "RW-9.11")
def test_e72_one_delivery_fulfils_several_cards() -> None:
    """E72: the first delivery of the game, over three own links: 3 + 1 + 3, and a bounty on top."""
    state = seaboard()
    offer(state, "Railroad Era Begins", "Speed Record", "Service Bounty: Buffalo")
    deliver(state, A, "Washington", "red", *WASHINGTON_TO_NEW_YORK)
    assert state.position == [7, 0, 0]
    assert state.face_up == [card(state, "Service Bounty: Buffalo")]
    bounty = seaboard()
    offer(bounty, "Railroad Era Begins", "Speed Record", "Service Bounty: Buffalo")
    bounty.board.cards.city[card(bounty, "Service Bounty: Buffalo")] = city(bounty, "New York")
    deliver(bounty, A, "Washington", "red", *WASHINGTON_TO_NEW_YORK)
    bounty.board.cards.city[card(bounty, "Service Bounty: Buffalo")] = city(bounty, "Buffalo")
    assert bounty.position == [7 + 2, 0, 0]


@rule("RW-9.6")
def test_only_the_active_player_achieves_a_green_dot() -> None:
    """A delivers over B's link: the card is A's."""
    state = seaboard(owner_of_middle=B)
    offer(state, "Railroad Era Begins")
    deliver(state, A, "Washington", "red", *WASHINGTON_TO_NEW_YORK)
    assert state.position == [3, 1, 0]


@rule("RW-9.12", "RW-9.7")
def test_new_train_needs_an_upgrade_after_it_lies_open() -> None:
    """A player with level 4 gets nothing for it, but for the upgrade to level 5."""
    state = table(2)
    offer(state, "New Train")
    state.level = [4, 3]
    play(state, A, "pass")
    assert state.position == [0, 0]
    later = state.copy()
    play(state, B, "upgrade")
    assert (state.position, state.face_up) == ([0, 4], [])
    play(later, B, "pass")
    play(later, A, "upgrade")
    assert later.position == [4, 0]


@rule("RW-9.13", "RW-9.7")
def test_e71_a_service_bounty() -> None:
    """E71: Mobile (4 points) counts only for a delivery after the card lies open; then it is discarded."""
    state = table()
    offer(state)
    link(state, A, "Mobile", "Montgomery")
    link(state, B, "Mobile", "New Orleans")
    wanted = COLOUR_NAMES[state.colour[city(state, "Mobile")]]
    put_cubes(state, "Montgomery", wanted)
    put_cubes(state, "New Orleans", wanted)
    play(state, A, f"deliver Montgomery {wanted}", legal_rail(state, "Montgomery", "Mobile"))
    assert state.position == [1, 0, 0]
    offer(state, "Service Bounty: Mobile")
    play(state, B, f"deliver New Orleans {wanted}", legal_rail(state, "New Orleans", "Mobile"))
    assert state.position == [1, 5, 0]
    assert (state.face_up, state.discards) == ([], [card(state, "Service Bounty: Mobile")])


@rule("RW-9.14")
def test_passenger_lines_count_colours_since_the_card_lies_open() -> None:
    state = table(2)
    offer(state, "Passenger Lines")
    state.tally = [0b00111, 0]
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    put_cubes(state, "New York", "blue", "red")
    put_cubes(state, "Philadelphia", "red")
    deliver(state, A, "New York", "blue", "New York SW")
    assert state.position[A] == 1  # blue was counted already
    others_pass(state)
    state.tally[A] = 0b01110
    deliver(state, A, "Philadelphia", "red", "Philadelphia E")
    assert state.position[A] == 1 + 1 + 5
    from roundhouse.games.railways_of_the_world.turn import lay_open

    state.discards.remove(card(state, "Passenger Lines"))
    lay_open(state, card(state, "Passenger Lines"))
    assert state.tally == [0, 0]


@rule("RW-9.15")
@pytest.mark.parametrize(("owner", "points"), [(B, [3, 1, 0]), (A, [4, 0, 0])])
def test_e70_a_hotel(owner: int, points: list[int]) -> None:
    """E70: the owner of Hotel: New York scores 1 whenever a cube arrives there."""
    state = seaboard()
    hold(state, owner, "Hotel: New York")
    deliver(state, A, "Washington", "red", *WASHINGTON_TO_NEW_YORK)
    assert state.position == points


@rule("RW-9.16", "RW-12.1")
def test_mail_contracts_add_to_income() -> None:
    state = table(2)
    hold(state, A, "Mail Contract", "Mail Contract")
    score(state, B, 1)
    play(state, A, "take Civil Engineers" if "take Civil Engineers" in legal(state, A) else "upgrade")
    state.cash, state.bonds = [0, 0], [0, 0]
    pass_all(state)
    assert state.cash == [4000, 3000]


@rule("RW-9.17", "RW-17.14")
def test_e73_two_railroad_executives() -> None:
    """E73: the second taken as the first of two actions: three further actions in one go."""
    state = table(2)
    offer(state, "Railroad Executive", "Railroad Executive")
    play(state, A, "take Railroad Executive")
    assert (state.turn, state.pending) == (A, 2)
    play(state, A, "take Railroad Executive")
    assert (state.turn, state.pending) == (A, 3)
    build(state, A, "Chicago", (9, 9, 5, 2), stop=True)
    assert len(state.stub_owner) == 1  # the same round: incomplete links stay
    play(state, A, "pass", "upgrade")
    assert state.turn == B
    assert (state.level[A], state.done[A]) == (2, 5)


@rule("RW-9.18")
def test_city_growth() -> None:
    state = table()
    offer(state, "City Growth")
    put_cubes(state, "Chicago")
    play(state, A, "take City Growth")
    assert refused(state, A, "pass") == "RW-9.18"
    assert len(legal(state, A)) == 51
    play(state, A, "grow Chicago")
    assert (sum(cubes(state, "Chicago").values()), state.empty) == (2, 0)


@rule("RW-9.4", "RW-9.18")
def test_a_red_x_without_effect_cannot_be_selected() -> None:
    state = table()
    offer(state, "City Growth")
    for colour in range(5):
        while state.bag[colour]:
            state.bag[colour] -= 1
            state.add_cube(city(state, "New York"), colour)
    assert refused(state, A, "take City Growth") == "RW-9.4"


@rule("RW-9.19", "RW-9.4")
def test_e75_new_industry() -> None:
    """Free and without cubes; E75: when no grey city is left it cannot be selected."""
    state = table(2)
    offer(state, "New Industry", "New Industry")
    before = cubes(state, "New Haven")
    play(state, A, "take New Industry")
    assert refused(state, A, "upgrade") == "RW-9.19"
    assert refused(state, A, "urbanize Boston") == "RW-7.6"
    play(state, A, "urbanize New Haven", "colour purple")
    assert (state.bonds[A], state.cash[A], cubes(state, "New Haven"), state.turn) == (0, 0, before, B)
    state.new_cities = [0] * 5
    assert judged(state, B, state.board.take[card(state, "New Industry")]) == "RW-9.4"


@rule("RW-9.20")
def test_e78_a_trading_depot() -> None:
    """E78: A's depot on B's Puebla-Veracruz: when C moves a cube over it B and A score 1 each."""
    state = table(3, "mexico")
    offer(state, "Trading Depot", "Trading Depot")
    assert refused(state, A, "take Trading Depot") == "RW-9.4"  # there is no link yet
    link(state, B, "Puebla", "Veracruz", (21, 22, 3, 0))
    link(state, C, "Mexico City", "Puebla", (19, 22, 3, 0))
    play(state, A, "take Trading Depot")
    assert refused(state, A, "pass") == "RW-9.20"
    assert set(legal(state, A)) == {"depot Puebla E", "depot Mexico City E"}
    assert refused(state, A, "depot Veracruz W") == "RW-9.20"  # the same link from its other end
    play(state, A, "depot Puebla E")
    assert state.markers == [23, 23, 23]
    play(state, B, "take Trading Depot")
    assert refused(state, B, "depot Puebla E") == "RW-9.20"  # its own link, and it has a depot
    play(state, B, "depot Mexico City E")
    offer_nothing(state)
    state.level[C] = 2
    put_cubes(state, "Mexico City", "blue")
    deliver(state, C, "Mexico City", "blue", "Mexico City E", "Puebla E")
    assert state.position == [1, 1 + 1, 1]


def offer_nothing(state) -> None:
    """No green dots that would score besides."""
    offer(state)


@rule("RW-9.20", "RW-6.23")
def test_a_depot_needs_a_marker_and_a_link_without_one() -> None:
    state = table(2, "mexico")
    offer(state, "Trading Depot")
    link(state, B, "Puebla", "Veracruz", (21, 22, 3, 0))
    state.markers[A] = 0
    assert judged(state, A, state.board.take[card(state, "Trading Depot")]) == "RW-9.4"
    state.markers[A] = 24
    state.link_depot[0] = A
    assert judged(state, A, state.board.take[card(state, "Trading Depot")]) == "RW-9.4"
