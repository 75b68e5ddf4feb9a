"""The look-ahead against a search of every order of every step: no legal order is refused, no dead end is reachable."""

from random import Random

import pytest

from roundhouse import game
from roundhouse.games.railroad_revolution.bound import out_of_reach, slack
from roundhouse.games.railroad_revolution.moves import ACTION_ALONE, Accept, PlaceWorker, SellShares, Step
from roundhouse.games.railroad_revolution.outlook import can_finish
from roundhouse.games.railroad_revolution.part import PARTS, carry_out
from roundhouse.games.railroad_revolution.starting import start_action
from roundhouse.games.railroad_revolution.state import ACTION, CONTRACT, REWARD, WORKER, RailState
from roundhouse.games.railroad_revolution.tiles import COLOURS
from roundhouse.kernel.move import Move
from roundhouse.testing import rule

GAME = game("railroad_revolution")
Memo = dict[tuple[object, ...], bool]


def alone(state: RailState, seat: int, move: Move) -> bool:
    """True if the step is allowed by itself, whatever has to be finished after it."""
    if not isinstance(move, Step):
        return False
    if state.at == CONTRACT:
        return isinstance(move, Accept) and PARTS[move.part].own_refusal(state, seat, move) is None
    if state.at != ACTION and move.part >= ACTION_ALONE:
        return False
    return PARTS[move.part].own_refusal(state, seat, move) is None


def after(state: RailState, seat: int, move: Move) -> RailState:
    """The position after a step, whoever is to decide then."""
    other = state.copy()
    carry_out(other, seat, move)
    if other.at == CONTRACT and isinstance(move, Accept) and other.waiting():
        other.at = REWARD
    return other


def ends(state: RailState, seat: int) -> tuple[bool, RailState | None]:
    """True if the seat may stop here; otherwise the contract offer that may follow."""
    if state.picks and state.unemployed():
        return False, None
    if state.at == ACTION and (state.to_place or state.due):
        return False, None
    if state.crew[seat] >= state.board.crew_minimum:
        return True, None
    if (state.at == ACTION and state.trigger) or (state.at == REWARD and seat == state.turn and state.accepted != 3):
        offer = state.copy()
        offer.clear()
        if state.at == ACTION:
            offer.accepted = 0
        offer.at = CONTRACT
        return False, offer
    return False, None


def some_order(state: RailState, seat: int, memo: Memo) -> bool:
    """True if some order of steps, of all that there are, comes to an end."""
    key = (state.at, *state.pieces())
    if key in memo:
        return memo[key]
    memo[key] = False
    stops, offer = ends(state, seat)
    found = stops or (offer is not None and some_order(offer, seat, memo))
    if not found and state.shares[seat]:
        sold = state.copy()
        sold.shares[seat] -= 1
        sold.money[seat] += state.board.share_price
        found = some_order(sold, seat, memo)
    if not found:
        for move in state.board.moves:
            if not isinstance(move, SellShares) and alone(state, seat, move) and some_order(after(state, seat, move), seat, memo):
                found = True
                break
    memo[key] = found
    return found


def small_situation(dice: Random) -> RailState:
    """The beginning of a turn somewhere in a random game, with little money, few shares, few workers and a small common supply."""
    state = GAME.new(dice.choice(GAME.seats), dice.randrange(10**6))
    assert isinstance(state, RailState)
    stop = dice.randrange(20, 260)
    while not state.over and (len(state.plies) < stop or state.at != WORKER):
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    if state.over:
        return small_situation(dice)
    seat = state.turn
    state.money[seat] = 50 * dice.choice([0, 0, 1, 2, 4, 6, 8, 10, 14, 18, 20])
    state.shares[seat] = dice.choice([0, 0, 0, 1, 2, 3])
    colours = dice.sample(range(COLOURS), 2)
    for colour in range(COLOURS):
        state.idle[seat * COLOURS + colour] = dice.choice([1, 2, 3]) if colour in colours else 0
        state.busy[seat * COLOURS + colour] = 0
        for action in range(4):
            state.placed[(seat * 4 + action) * COLOURS + colour] = 0
        state.common[colour] = 0
    state.common[dice.randrange(COLOURS)] = dice.choice([0, 1, 2])
    state.crew[seat] = sum(state.idle[seat * COLOURS : seat * COLOURS + COLOURS])
    state.idle[seat * COLOURS + colours[0]] += max(0, 4 - state.crew[seat])
    state.crew[seat] = max(4, state.crew[seat])
    kinds = len(state.board.trains)
    for train in range(kinds):
        state.up[seat * kinds + train] = dice.choice([0, 0, 1])
        state.down[seat * kinds + train] = dice.choice([0, 0, 0, 1])
        state.stock[train] = dice.choice([0, 1]) if train != state.board.starter else 0
    state.up[seat * kinds + state.board.starter] = 1
    for track in range(3):
        state.progress[seat * 3 + track] = dice.randrange(state.board.progress_top + 1)
    if dice.random() < 0.3:
        state.tracks[seat] = dice.choice([0, 1, 2])
        state.buildings[seat] = dice.choice([0, 1, 2])
    for other in range(state.setting.players):
        if other != seat and dice.random() < 0.5:
            state.money[other] = 50 * dice.choice([0, 2, 4, 20])
            state.shares[other] = dice.choice([1, 2, 3, 6])
    return state


def bound_holds(state: RailState, seat: int, memo: Memo) -> None:
    """Where the bound answers it is right, and the look-ahead always is."""
    possible = some_order(state, seat, memo)
    spare = slack(state, seat)
    if spare >= 0:
        assert possible, f"the bound says that {spare} are to spare"
    elif out_of_reach(state, seat, -spare, 0):
        assert not possible, f"the bound says that {-spare} are out of reach"
    assert can_finish(state, seat) == possible


def compare(state: RailState, seat: int, memo: Memo) -> int:
    """Every step that is allowed by itself is open exactly if some order after it comes to an end."""
    legal = state.moves(seat)
    assert legal, "a dead end"
    checked = 0
    for move in state.board.moves:
        if isinstance(move, SellShares):
            continue
        if state.at == WORKER:
            if not isinstance(move, PlaceWorker) or not state.idle[seat * COLOURS + move.colour]:
                continue
            other = state.copy()
            start_action(other, seat, move.colour, move.action)
        elif alone(state, seat, move):
            other = after(state, seat, move)
        else:
            continue
        checked += 1
        bound_holds(other, seat, memo)
        possible = some_order(other, seat, memo)
        assert (move in legal) == possible, f"{move.text}: {'open' if move in legal else 'refused'}, but a search says {possible}"
    return checked


@rule("RR-3.6", "RR-5.1", "RR-5.2", "RR-R5", "RR-R6", "RR-R26", "RR-22.6", "RR-D8", "RR-9.4")
@pytest.mark.parametrize("seed", range(24))
def test_the_look_ahead_is_exact(seed: int) -> None:
    dice = Random(seed)
    checked = 0
    for _ in range(2):
        state = small_situation(dice)
        memos: list[Memo] = [{} for _ in range(state.setting.players)]
        turn, number = state.turn, state.round
        while (state.turn, state.round) == (turn, number) and state.at in (WORKER, ACTION, CONTRACT, REWARD) and not state.over:
            checked += compare(state, state.actor, memos[state.actor])
            state.play(state.actor, dice.choice(state.moves(state.actor)))
    assert checked
