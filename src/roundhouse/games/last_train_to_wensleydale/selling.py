"""A takeover by its last link: which small moves name the links up to it. [LW-13.2]"""

from roundhouse.games.last_train_to_wensleydale.moves import Sell
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.move import Move


def along(state: State, seat: int, places: list[str]) -> list[Move]:
    """The moves that lead the series in hand on to the border that is named; none unless the rules allow exactly one way there."""
    borders = [f"border:{name}" for name in state.board.border_names]
    if not state.series or seat not in state.to_act() or len(places) != 1 or places[0] not in borders:
        return []
    found: list[list[Move]] = []
    _ways(state, seat, borders.index(places[0]), [], found)
    return found[0] if len(found) == 1 else []


def _ways(state: State, seat: int, last: int, row: list[Move], found: list[list[Move]]) -> None:
    """Add every row of legal moves that names `last` in the end."""
    for move in state.moves(seat):
        if isinstance(move, Sell):
            if move.border == last:
                found.append([*row, move])
            else:
                after = state.copy()
                after.play(seat, move)
                _ways(after, seat, last, [*row, move], found)
