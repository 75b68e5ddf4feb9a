"""What the judge says of many moves at once is what it says of each, and the favourite is the best of them."""

import pytest

from roundhouse import Chance, game
from roundhouse.bots import Seat, bot
from roundhouse.bots.quick import play_on
from roundhouse.games.railways_of_the_world.constants import ACTION, AUCTION, TRACK
from roundhouse.games.railways_of_the_world.outlook import MODULUS, PLACES, Outlook, promise
from roundhouse.games.railways_of_the_world.purse import turns_left
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import begin
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import first_best
from roundhouse.parts.hex import SIDES

from .table import A, B, city, fresh, link, table


def each(state: State, seat: int, moves: list[Move]) -> list[float]:
    """What the judge says after each move alone."""
    found = []
    for move in moves:
        after = state.copy()
        after.follow(seat, move)
        found.append(after.judge(seat))
    return found


@pytest.mark.parametrize(("board", "players", "seed"), [("eastern_us", 4, 1), ("mexico", 3, 2)])
def test_together_as_alone(board: str, players: int, seed: int) -> None:
    """A game in which every third move is any move, as far as time allows: every position of the map is looked at."""
    state = game("railways_of_the_world").new(players, seed, board)
    assert isinstance(state, State)
    chance = Chance(seed)
    looked = 0
    for ply in range(70):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        best = state.favourite(seat, moves)
        if state.at not in (AUCTION,) and len(moves) > 1 and ply % 4 == 0:
            values = state.opinions(seat, moves)
            assert values == each(state, seat, moves)
            assert best == first_best(values)
            looked += 1
        chosen = moves[0] if state.at == AUCTION else moves[best if chance.below(3) else chance.below(len(moves))]
        state.play(seat, chosen)
    assert looked > 8


def test_the_tile_that_ends_the_game_is_judged_by_its_end() -> None:
    state = table(2)
    state.trigger, state.turn_number = 1, 2
    state.round, state.place = state.board.figures.rounds - 1, 1
    state.order, state.turn, state.pending = [B, A], A, 1
    begin(state, city(state, "Toledo") * SIDES)
    moves = state.moves(A)
    ends = []
    for move in moves:
        after = state.copy()
        after.follow(A, move)
        ends.append(after.over)
    assert True in ends and False in ends and state.at == TRACK
    assert state.opinions(A, moves) == each(state, A, moves)
    assert state.favourite(A, moves) == first_best(each(state, A, moves))


def test_a_link_more_is_counted_as_if_it_stood_there() -> None:
    """In the same network, between two networks, and apart from all others."""
    for one, other in (("Toledo", "Chicago"), ("Columbus", "Cincinnati"), ("New York", "Philadelphia"), ("Toledo", "Columbus")):
        state = table(2)
        for ends in (("Toledo", "Fort Wayne"), ("Fort Wayne", "Chicago"), ("Cincinnati", "Louisville")):
            link(state, A, *ends)
        turns = turns_left(state)
        a, b = city(state, one), city(state, other)
        found = Outlook(state, A, turns).with_link(a, b)
        base = A * state.board.cities
        state.own[base + a] |= 1 << b
        state.own[base + b] |= 1 << a
        state.served[A] |= 1 << a | 1 << b
        state.links[A] += 1
        assert found == pytest.approx(promise(state, A, turns)), (one, other)


def test_cities_are_told_apart_by_their_bits() -> None:
    assert [PLACES[(1 << bit) % MODULUS] for bit in range(MODULUS - 1)] == list(range(MODULUS - 1))


def test_a_beginner_never_does_what_is_worse_than_nothing_and_bids_no_borrowed_money() -> None:
    state = game("railways_of_the_world").new(4, 3)
    assert isinstance(state, State)
    for ply in range(60):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        move = bot("beginner", Chance(ply)).choose(Seat(state, seat))
        if state.at == ACTION:
            values = state.opinions(seat, moves)
            assert values[moves.index(move)] >= values[-1], "to pass is the last one"
        bonds, at = state.bonds[seat], state.at
        state.play(seat, move)
        assert at != AUCTION or state.bonds[seat] == bonds


def test_who_looks_ahead_from_an_auction_sees_it_paid_for_and_own_actions_after_it() -> None:
    """Else a bid costs nothing as far as anybody looks, and the highest one is as good as the lowest."""
    state = fresh(2)
    assert state.at == AUCTION and not state.in_turn()
    first = state.to_act()[0]
    state.play(first, state.board.by_text["bid 2000"])
    assert state.terms(first) != fresh(2).terms(first), "what is bid is counted already"
    assert not state.settled()
    played = play_on(state, first, True, 1, 24, 100, Chance(1))
    assert state.settled() and state.done[first] == 1 and played > 2
