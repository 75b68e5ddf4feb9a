"""What the judge says right after each of some moves: what they have in common is worked out once."""

from typing import Final

from roundhouse.games.railways_of_the_world.chart import FAR, chart
from roundhouse.games.railways_of_the_world.constants import ACTION, AUCTION, PLAN, TRACK
from roundhouse.games.railways_of_the_world.judge import GO, in_hand, judged, standing
from roundhouse.games.railways_of_the_world.link_prospects import track_worth
from roundhouse.games.railways_of_the_world.moves import Bid, Build, Deliver, Lay, Urbanize
from roundhouse.games.railways_of_the_world.outlook import Outlook
from roundhouse.games.railways_of_the_world.purse import turns_left
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import first_best
from roundhouse.parts.hex import SIDES

LEAST: Final = 0.000001  # points by which a value that is not told apart lies below the best


def opinions(state: State, seat: int, moves: list[Move], best_alone: bool) -> list[float]:
    """The same numbers as from `judged` after each move; with `best_alone` those of worse moves may be any that are less than the best."""
    chart(state.board)
    best_alone = best_alone and state.plan == 0 and seat not in state.stub_owner  # cards and open ends make links cheaper than on an empty map
    if state.at == ACTION or state.at == PLAN:
        return with_starts(state, seat, moves, best_alone)
    if state.at == TRACK and seat not in state.stub_owner:
        return of_tiles(state, seat, moves, best_alone)
    return [alone(state, seat, move) for move in moves]


def worthwhile(state: State, seat: int, moves: list[Move], values: list[float]) -> list[int]:
    """What is begun is finished as well as can be; an action is no worse than to pass, and a bid no more than the seat has."""
    if state.at == AUCTION:
        return [place for place, move in enumerate(moves) if not isinstance(move, Bid) or move.amount <= state.cash[seat]]
    if state.at != ACTION:
        return [first_best(values)]
    least = values[-1]  # the last one is to pass
    return [place for place in range(len(moves)) if values[place] >= least]


def alone(state: State, seat: int, move: Move) -> float:
    """What the judge says after one move."""
    after = state.copy()
    after.follow(seat, move)
    return judged(after, seat)


def with_starts(state: State, seat: int, moves: list[Move], best_alone: bool) -> list[float]:
    """Where a line begins, which cube is loaded and which city is chosen changes nothing but what can come of it."""
    found = [0.0] * len(moves)
    builds: list[int] = []
    best = float(-FAR)
    outlook: Outlook | None = None
    common = 0.0
    for place, move in enumerate(moves):
        if isinstance(move, Build):
            builds.append(place)
            continue
        after = state.copy()
        after.follow(seat, move)
        if isinstance(move, Deliver | Urbanize):
            if outlook is None:
                outlook = Outlook(after, seat, turns_left(after))
                common = standing(after, seat, outlook.turns, outlook)
            found[place] = common + in_hand(after, seat, outlook.turns, outlook)
        else:
            found[place] = judged(after, seat)
        best = max(best, found[place])
    if not builds:
        return found
    begun = state.copy()
    begun.follow(seat, moves[builds[0]])
    if outlook is None:
        outlook = Outlook(begun, seat, turns_left(begun))
        common = standing(begun, seat, outlook.turns, outlook)
    rest = GO * (begun.pending - 1)
    for place in builds:
        build = moves[place]
        assert isinstance(build, Build)
        begun.begun = build.city * SIDES
        floor = best - common - rest - LEAST if best_alone else float(-FAR)
        found[place] = common + (rest + track_worth(begun, seat, outlook.turns, outlook, floor))
        best = max(best, found[place])
    return found


def likely(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """The moves that are worth a thought: a line begins, and a city grows, where the seat has links, if it has any."""
    if state.at != ACTION or state.links[seat] == 0:
        return moves
    served = state.served[seat]
    found: list[Move] = []
    for move in moves:
        if not isinstance(move, Build | Urbanize) or served >> move.city & 1:
            found.append(move)
    return found


def of_tiles(state: State, seat: int, moves: list[Move], best_alone: bool) -> list[float]:
    """A tile that does not end the chain changes nothing but where that can lead, and for what price."""
    found: list[float] = []
    outlook: Outlook | None = None
    common = 0.0
    rest = 0.0
    best = float(-FAR)
    for move in moves:
        after = state.copy()
        after.follow(seat, move)
        if not isinstance(move, Lay) or after.at != TRACK or after.over:
            value = judged(after, seat)
        else:
            if outlook is None:
                outlook = Outlook(after, seat, turns_left(after))
                common = standing(after, seat, outlook.turns, outlook)
                rest = GO * (after.pending - 1)
            floor = best - common - rest - LEAST if best_alone else float(-FAR)
            value = common + (rest + track_worth(after, seat, outlook.turns, outlook, floor))
        found.append(value)
        best = max(best, value)
    return found
