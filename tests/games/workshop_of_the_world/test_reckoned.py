"""What rivals keep secret and everybody can reckon: their cash, on which bots count although the view does not show it. [WW-14.1]"""

import pytest

from roundhouse import Chance, game
from roundhouse.bots import Seat, bot
from roundhouse.kernel.event import EVERYBODY, Event

MONEY = {"bid-shown": ("pounds", -1), "sold": ("pounds", -1), "built": ("cost", -1), "recouped": ("pounds", 1), "collected": ("total", 1)}


@pytest.mark.parametrize(("players", "auction"), [(2, None), (4, "blind"), (3, "card_by_card"), (5, "standing_bids")])
def test_everybodys_cash_follows_from_what_all_are_told(players: int, auction: str | None) -> None:
    """So `imagine` keeps it, and a program that listens to the news of the game knows as much as our own bots do."""
    state = game("workshop_of_the_world").new(players, 8, options={"auction": auction} if auction else None)
    reckoned = state.cash[:]  # all have the same at first [WW-2]
    assert len(set(reckoned)) == 1
    minds = [bot("beginner", Chance(seat)) for seat in range(players)]
    heard: list[Event] = state.listen()
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, minds[seat].choose(Seat(state, seat)))
        for event in heard:
            if event.kind in MONEY and event.only == EVERYBODY:
                fact, sign = MONEY[event.kind]
                pounds = event.facts[fact]
                assert isinstance(pounds, int)
                reckoned[event.seat] += sign * pounds
        heard.clear()
        assert reckoned == state.cash
