"""Observations are made of what a seat may know alone; masks are exactly the legal moves."""

import numpy as np
import pytest

from roundhouse.adapters.tensors import Encoder, encoder, legal, mask, utilities
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.columns import made
from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.kernel.game import game, games


def fits(name: str, board: str, players: int) -> bool:
    """Whether the board is for so many players."""
    try:
        game(name).setting(players, board)
    except BadOption:
        return False
    return True


SETTINGS = [(name, board, players) for name in games() for board in game(name).boards for players in game(name).seats if fits(name, board, players)]


def test_every_board_is_among_them() -> None:
    assert {(name, board) for name, board, _ in SETTINGS} == {(name, board) for name in games() for board in game(name).boards}


@pytest.mark.parametrize(("name", "board", "players"), SETTINGS)
def test_what_a_seat_may_not_know_is_not_in_its_observation(name: str, board: str, players: int) -> None:
    state = game(name).new(players, 5, board)
    chance = Chance(9)
    found = encoder(state)
    assert len(set(found.names)) == found.size == len(found.encode(state, None))
    for number in range(400):
        if state.over:
            break
        seat = state.to_act()[0]
        if number % 13 == 0:
            for eye in (None, *range(players)):
                assert found.wrong(state, eye) == ""
                seen = found.encode(state, eye)
                assert np.array_equal(seen, found.encode(state.imagine(eye, chance), eye))
                assert np.isfinite(seen).all()
        moves = legal(state, seat)
        assert np.flatnonzero(mask(state.setting, moves)).tolist() == sorted(move.index for move in moves)
        assert all(state.refusal(seat, move) is None for move in moves)
        plain = state.moves(seat)
        state.play(seat, plain[chance.below(len(plain))])


@pytest.mark.parametrize("name", games())
def test_different_positions_look_different(name: str) -> None:
    state = game(name).new(4, seed=5)
    chance = Chance(9)
    found = encoder(state)
    changed = 0
    for _ in range(60):
        before = found.encode(state, None), state.view(None)
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        changed += not np.array_equal(before[0], found.encode(state, None))
    assert changed > 30  # sealed answers and some small steps are seen by nobody


def test_names_say_what_a_number_is() -> None:
    state = game("workshop_of_the_world").new(3, seed=5)
    found = encoder(state)
    seen = dict(zip(found.names, found.encode(state, 1).tolist(), strict=True))
    assert seen["seat=2"] == 1 and seen["seat=1"] == 0
    assert seen["phase=demand"] == 1 and seen["era=canal"] == 1
    assert seen["cash[2]"] == pytest.approx(state.cash[1] / 50) and seen["cash[1]"] == pytest.approx(-1 / 50)
    assert seen["link[Glasgow-Edinburgh]=none"] == 1


def test_asides_belong_to_a_decision() -> None:
    state = game("railroad_revolution").new(2, seed=5)
    chance = Chance(1)
    while not any(state.asides(seat) for seat in state.to_act()):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
    seat = next(seat for seat in state.to_act() if state.asides(seat))
    assert set(legal(state, seat)) - set(state.moves(seat)) == set(state.asides(seat))
    assert legal(state, seat, asides=False) == state.moves(seat)
    assert legal(state, next(other for other in range(2) if other not in state.to_act())) == []


def test_what_the_end_is_worth() -> None:
    class Ended:
        over = True

        def __init__(self, players: int, winners: list[int]) -> None:
            self.setting = type("", (), {"players": players})
            self.winners = lambda: winners

    assert utilities(Ended(2, [1])) == [-1, 1]
    assert utilities(Ended(3, [0])) == [1, -0.5, -0.5]
    assert utilities(Ended(4, [0, 2])) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert utilities(Ended(2, [0, 1])) == [0, 0]
    assert utilities(game("workshop_of_the_world").new(3, 1)) == [0, 0, 0]


def test_a_game_without_columns_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    found = game("workshop_of_the_world")
    monkeypatch.setattr(type(found), "columns", lambda self, state: ())
    with pytest.raises(RoundhouseError, match="declares no columns"):
        Encoder(found.new(3, 1))


@pytest.mark.parametrize("name", games())
def test_an_observation_brought_up_to_date_is_the_one_made_from_nothing(name: str) -> None:
    """Two tables that share an encoder, looked at in turn."""
    tables = [game(name).new(3, seed=seed) for seed in (1, 2)]
    found = encoder(tables[0])
    chance = Chance(3)
    for number in range(240):
        state = tables[number % 2]
        if state.over:
            continue
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        for eye in (None, number % 3):
            assert np.array_equal(found.encode(state, eye), found.whole(state, eye))


@pytest.mark.parametrize("name", games())
def test_columns_that_are_said_to_be_alike_for_all_are(name: str) -> None:
    """One observation serves all eyes at a table: what one of them alone may know must not stay in it for the next."""
    state = game(name).new(3, seed=7)
    alike = [one for one in game(name).columns(state) if one.read is not None and one.alike]
    chance = Chance(4)
    for number in range(300):
        if state.over:
            break
        if number % 9 == 0:
            for one in alike:
                assert len({tuple(one.read(state, eye)) for eye in (-1, 0, 1, 2)}) == 1, one.name
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
    assert alike


def test_a_column_follows_from_numbers_and_lists_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be kept as it was cannot be compared with what it is."""
    found = game("workshop_of_the_world")
    column = made("odd", [""], lambda state, seat: [1], of=["setting"])
    monkeypatch.setattr(type(found), "columns", lambda self, state: [column])
    with pytest.raises(RoundhouseError, match="setting of Workshop of the World is neither a number nor a list"):
        Encoder(found.new(3, 1))


def test_a_column_may_follow_from_one_attribute_of_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    found = game("last_train_to_wensleydale")
    column = made("profit", ["1", "2", "3"], lambda state, seat: state.profit.space, of=["profit.space"], alike=True)
    monkeypatch.setattr(type(found), "columns", lambda self, state: [column])
    state = found.new(3, 1)
    alone = Encoder(state)
    before = alone.encode(state, None)
    state.profit.move(1, 2)
    after = alone.encode(state, None)
    assert not np.array_equal(before, after) and np.array_equal(after, alone.whole(state, None))
