"""What the judge says right after each of some moves: what they have in common is worked out once."""

from roundhouse.games.railways_of_the_world.chart import chart
from roundhouse.games.railways_of_the_world.constants import ACTION, PLAN, TRACK
from roundhouse.games.railways_of_the_world.judge import GO, judged, standing
from roundhouse.games.railways_of_the_world.link_prospects import track_worth
from roundhouse.games.railways_of_the_world.moves import Build, Lay
from roundhouse.games.railways_of_the_world.outlook import Outlook
from roundhouse.games.railways_of_the_world.purse import turns_left
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.move import Move
from roundhouse.parts.hex import SIDES


def opinions(state: State, seat: int, moves: list[Move]) -> list[float]:
    """The same numbers as from `judged` after each move alone."""
    chart(state.board)
    if state.at == ACTION or state.at == PLAN:
        return with_starts(state, seat, moves)
    if state.at == TRACK and seat not in state.stub_owner:
        return of_tiles(state, seat, moves)
    return [alone(state, seat, move) for move in moves]


def alone(state: State, seat: int, move: Move) -> float:
    """What the judge says after one move."""
    after = state.copy()
    after.follow(seat, move)
    return judged(after, seat)


def with_starts(state: State, seat: int, moves: list[Move]) -> list[float]:
    """Where a line begins changes nothing but where it can lead."""
    found: list[float] = []
    begun: State | None = None
    outlook: Outlook | None = None
    common = 0.0
    for move in moves:
        if not isinstance(move, Build):
            found.append(alone(state, seat, move))
            continue
        if begun is None or outlook is None:
            begun = state.copy()
            begun.follow(seat, move)
            outlook = Outlook(begun, seat, turns_left(begun))
            common = standing(begun, seat, outlook.turns, outlook)
        begun.begun = move.city * SIDES
        found.append(common + (GO * (begun.pending - 1) + track_worth(begun, seat, outlook.turns, outlook)))
    return found


def of_tiles(state: State, seat: int, moves: list[Move]) -> list[float]:
    """A tile that does not end the chain changes nothing but where that can lead, and for what price."""
    found: list[float] = []
    outlook: Outlook | None = None
    common = 0.0
    for move in moves:
        after = state.copy()
        after.follow(seat, move)
        if not isinstance(move, Lay) or after.at != TRACK:
            found.append(judged(after, seat))
            continue
        if outlook is None:
            outlook = Outlook(after, seat, turns_left(after))
            common = standing(after, seat, outlook.turns, outlook)
        found.append(common + (GO * (after.pending - 1) + track_worth(after, seat, outlook.turns, outlook)))
    return found
