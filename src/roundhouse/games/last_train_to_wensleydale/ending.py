"""Phase 10: the end of the turn, and of the game. [LW-14]"""

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.constants import INVESTMENT_CUBES
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.phase import Phase


class EndOfTurn(Phase[State]):
    """After the last turn the game is over, otherwise the next turn begins. [LW-14.1]"""

    def enter(self, state: State) -> None:
        if state.turn == state.turns():
            state.over = True
            if state.heard is not None:
                winner = state.ranking()[0]
                state.tell(shapes.WINS.of(winner, {"n": state.scores()[winner]}))
            return
        state.turn += 1
        if state.heard is not None:
            state.tell(shapes.TURN.of(-1, {"n": state.turn}))
        state.go(INVESTMENT_CUBES)

    def to_act(self, state: State) -> list[int]:
        return []
