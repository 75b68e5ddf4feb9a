"""Phase 7: profit and loss. Nobody decides anything. [LW-11]"""

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.constants import NOBODY, PLAYER_ORDER
from roundhouse.games.last_train_to_wensleydale.moves import CHEESE, GREEN, KINDS, RED, STONE
from roundhouse.games.last_train_to_wensleydale.reaching import no_reach
from roundhouse.games.last_train_to_wensleydale.scoring import profit
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.phase import Phase


class ProfitAndLoss(Phase[State]):
    """In player order each disc moves by the profit of the turn; then the trains are emptied. [LW-11.2]"""

    def enter(self, state: State) -> None:
        for seat in state.order:
            result = profit(state, seat)
            state.change_profit().move(seat, state.profit.space[seat] + result)
            if state.heard is not None:
                tell_profit(state, seat, result)
        empty_trains(state)
        state.go(PLAYER_ORDER)

    def to_act(self, state: State) -> list[int]:
        return []


def tell_profit(state: State, seat: int, result: int) -> None:
    """The arithmetic, for the log."""
    first = seat * KINDS
    facts: shapes.Profit = {
        "n": result,
        "stone": state.loaded[first + STONE],
        "cheese": state.loaded[first + CHEESE],
        "red": state.loaded[first + RED],
        "green": state.loaded[first + GREEN],
        "links": len(state.own[seat]),
        "space": state.profit.space[seat],
    }
    state.tell(shapes.PROFIT.of(seat, facts))


def empty_trains(state: State) -> None:
    """The pieces go in front of their owners, and all train pieces back to theirs. [LW-11.5]"""
    delivered = state.change_delivered()
    for place in range(len(state.loaded)):
        delivered[place] += state.loaded[place]
    state.loaded = [0] * len(state.loaded)
    state.train_owner = [NOBODY] * len(state.train_owner)
    state.rows = [0] * state.players
    state.goods_room = [0] * state.players
    state.passenger_room = [0] * state.players
    state.passed = [False] * state.players
    no_reach(state)
