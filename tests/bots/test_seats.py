"""What a bot can reach of a table: nothing that its seat may not know."""

import pytest

from roundhouse import Chance
from roundhouse.bots import Seat, bot
from roundhouse.kernel.game import games
from roundhouse.kernel.state import State
from tests.bots.midgame import midgame


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("moves", [0, 25, 90])
def test_two_worlds_that_differ_only_in_secrets_are_one_to_a_bot(name: str, moves: int) -> None:
    state = midgame(name, moves)
    chance = Chance(8)
    for seat in state.to_act():
        worlds = [state, state.imagine(seat, chance), state.imagine(seat, chance)]
        known = [Seat(world, seat) for world in worlds]
        assert {str(one.imagine(Chance(5)).key()) for one in known} == {str(known[0].imagine(Chance(5)).key())}
        for mind in ("random", "greedy", "search:4"):
            assert len({bot(mind, Chance(4)).choose(one).text for one in known}) == 1, mind


@pytest.mark.parametrize("name", games())
def test_a_seat_holds_nothing_of_the_true_state_that_changes(name: str) -> None:
    state = midgame(name, 40)
    seat = state.to_act()[0]
    known = Seat(state, seat)
    held = [getattr(known, field) for field in dir(known) if not field.startswith("__")]
    assert state not in held and not any(isinstance(one, State) and (one.chance.seed == state.chance.seed or one.seed == state.seed) for one in held)
    before = known.imagine(Chance(1)).key()
    state.play(seat, state.moves(seat)[0])
    assert known.imagine(Chance(1)).key() == before, "a seat is a table at one decision"
