"""The look-ahead: can the compulsory parts of an action still be finished, and four workers kept? [RR-3.6, RR-R5, RR-R6, RR-22.6]

Where the bound (`bound`) does not answer at once, `can_finish` searches the steps that could help: gains, flips, trains, contracts, free pieces and the main
part. Steps that only use things up (progress, promotions, swaps) never help, and shares are sold only as payments need them, which loses nothing because a
share can be sold at any later moment for the same price. A test compares the answers with a plain search of every order of every step.
"""

from roundhouse.games.railroad_revolution.bound import out_of_reach, slack
from roundhouse.games.railroad_revolution.moves import ACTION_ALONE, Step
from roundhouse.games.railroad_revolution.part import (
    HELPERS,
    KINDS,
    MAIN_PARTS,
    PARTS,
    Part,
    carry_out,
)
from roundhouse.games.railroad_revolution.state import ACTION, CONTRACT, REWARD, SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tiles import GAIN_WORKERS
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal


def can_finish(state: RailState, seat: int) -> bool:
    """True if some order of steps finishes the compulsory parts with enough workers."""
    short = slack(state, seat)
    if short >= 0:
        return True
    if state.at <= SETUP_REWARD and not state.picks and not state.hires:
        return False
    if out_of_reach(state, seat, -short, 0):
        return False
    for move in helpful(state, seat):
        trial = state.copy()
        carry_out(trial, seat, move)
        if can_finish(trial, seat):
            return True
    if state.at == ACTION:
        if state.to_place or not state.trigger or state.funds(seat) < state.due:
            return False
        trial = state.copy()
        trial.spend(seat, trial.due)
        trial.due = 0
        trial.accepted = 0
    elif state.at == REWARD and seat == state.turn and state.accepted != 3:
        trial = state.copy()
    else:
        return False
    trial.clear()
    trial.at = CONTRACT
    return can_finish(trial, seat)


def helpful(state: RailState, seat: int) -> list[Move]:
    """The steps that may bring the compulsory parts within reach."""
    found: list[Move] = []
    if state.picks or state.hires:
        KINDS[GAIN_WORKERS].helpful(state, seat, found)
        if found:
            return found
    for part in HELPERS:
        part.helpful(state, seat, found)
    if state.at == ACTION and state.to_place:
        MAIN_PARTS[state.action].helpful(state, seat, found)
    return found


def survives(state: RailState, seat: int, move: Move) -> bool:
    """True if the compulsory parts can be finished after `move`."""
    trial = state.copy()
    carry_out(trial, seat, move)
    if state.at == CONTRACT and trial.waiting():
        trial.at = REWARD
    return can_finish(trial, seat)


def can_sell(state: RailState, seat: int, n: int) -> bool:
    """True if what is in hand can be finished after so many shares are sold: a contract may need them. [RR-R5]"""
    if slack(state, seat) >= 0:
        return True
    trial = state.copy()
    trial.shares[seat] -= n
    trial.money[seat] += n * state.board.share_price
    return can_finish(trial, seat)


def fits(state: RailState, seat: int, move: Move, spare: int, cost: int, crew: int, discarded: int = 0) -> bool:
    """True if the compulsory parts can be finished after a step that costs so much and so many workers, of which so many can be hired back. [RR-22.6]"""
    if spare >= 0:
        if crew:
            missing = state.board.crew_minimum - state.crew[seat] + crew
            if missing > 0:
                cost += min(missing, crew) * state.board.hire_price
                if state.rules < 2:
                    discarded = 0  # RR-R6: version 1 did not count on hiring back the worker of a toll
                if state.at <= SETUP_REWARD or missing > state.unemployed() + discarded:
                    cost = spare + 1
        if cost <= spare:
            return True
        if out_of_reach(state, seat, cost - spare, crew):
            return False
    return survives(state, seat, move)


def step_refusal(state: RailState, seat: int, move: Move) -> Refusal | None:
    """Why a small step may not be made: the rule of its own part, or what must still be finished after it."""
    if not isinstance(move, Step):
        return NOT_NOW
    part = PARTS[move.part]
    refusal = part.own_refusal(state, seat, move)
    if refusal is not None:
        return refusal
    spare = 0 if part.reckons else slack(state, seat)
    return None if part.leaves_enough(state, seat, move, spare) else part.no_way_on(state, seat, move)


def reward_refusal(state: RailState, seat: int, move: Move) -> Refusal | None:
    """The same outside an action, where only effects and hiring are open."""
    if isinstance(move, Step) and move.part >= ACTION_ALONE:
        return NOT_NOW
    return step_refusal(state, seat, move)


def payable(part: Part, state: RailState, seat: int, moves: list[Move], spare: int, found: list[Move]) -> None:
    """Add those of these moves, which the part itself allows, after which the turn can be finished: all of them while there is something to spare."""
    if spare >= 0:
        found += moves
    else:
        judged(part, state, seat, moves, spare, found)


def judged(part: Part, state: RailState, seat: int, moves: list[Move], spare: int, found: list[Move]) -> None:
    """Add those of `moves` that the part does not refuse."""
    for move in moves:
        if part.own_refusal(state, seat, move) is None and part.leaves_enough(state, seat, move, spare):
            found.append(move)


def all_or_none(part: Part, state: RailState, seat: int, spare: int, found: list[Move], before: int) -> None:
    """Judge the first of the moves added since `before` for all of them: which worker goes or comes makes no difference to what must be finished."""
    if len(found) > before and not part.leaves_enough(state, seat, found[before], spare):
        del found[before:]
