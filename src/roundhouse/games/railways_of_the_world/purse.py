"""What points, money and bonds are worth to a seat, for the judge: the turns to come, their income, and the bonds that it will have to issue."""

from typing import Final

from roundhouse.games.railways_of_the_world.constants import ACTION, AUCTION
from roundhouse.games.railways_of_the_world.state import State

SPREAD: Final = 8.0  # turns that a game goes on after its first
INCOME: Final = 0.0002  # points that a dollar of income brings
CASH: Final = 0.00004  # points that a dollar in hand is worth for each turn to come
ENOUGH: Final = 15000  # dollars for which a seat soon has a use; those beyond are worth little
IDLE: Final = 0.25  # of a dollar, for each beyond these
DIVIDEND: Final = 0.2  # points that the dividends of a bond cost in each turn
FORCED: Final = 2.0  # points that a bond costs which dividends will force on a seat
GROWTH: Final = 0.6  # spaces that a seat without links moves up the income track in a turn, as it is expected
BY_LINK: Final = 0.5  # and so many more for each link
FASTEST: Final = 3.0  # but no more than this


def turns_left(state: State, spread: float = SPREAD) -> float:
    """About how many Income phases are still to come, this turn's included."""
    last = state.last_turn()
    if last:
        return float(last + 1 - state.turn_number)
    limit = state.board.goals.empty_limit[state.players]
    return min(1.0 + spread * max(0, limit - state.empty) / limit, float(state.max_turns + 1 - state.turn_number))


def points_worth(state: State, position: int, turns: float, income: float = INCOME) -> float:
    """What a position is worth: its points, and the income of the turns to come."""
    track = state.board.figures.income
    return position + track[min(position, len(track) - 1)] * turns * income


def bidding(state: State) -> bool:
    """True in the auction and until somebody acts: this turn's income is then not counted on yet.

    With that, the end of a turn, where income is paid, looks neither good nor bad in itself.
    """
    return state.at == AUCTION or (state.at == ACTION and state.round == 0 and state.place == 0 and state.done[state.turn] == 0)


def holdings(state: State, seat: int, turns: float, price: int, income: float = INCOME) -> float:
    """Points, money and bonds of a seat, after it has paid a price and been paid for this turn."""
    figures = state.board.figures
    track = figures.income
    position = state.position[seat]
    bonds = state.bonds[seat] + state.bonds_needed(seat, price)
    cash = state.cash[seat] - price + (bonds - state.bonds[seat]) * figures.bond
    if not bidding(state):
        cash += track[min(position, len(track) - 1)] - bonds * figures.dividend
        if cash < 0:
            short = (figures.bond - 1 - cash) // figures.bond
            bonds += short
            cash += short * figures.bond
    total = points_worth(state, position, turns, income) - bonds * (1.0 + DIVIDEND * turns) + useful(cash) * CASH * min(turns - 1.0, 5.0)
    return total - FORCED * forced_bonds(state, seat, turns, cash, bonds)


def useful(cash: int) -> float:
    """Dollars, those that lie idle counted in part."""
    return cash if cash <= ENOUGH else ENOUGH + IDLE * (cash - ENOUGH)


def forced_bonds(state: State, seat: int, turns: float, cash: int, bonds: int) -> int:
    """The bonds that dividends will force on a seat that does no better than it is expected to."""
    figures = state.board.figures
    track = figures.income
    growth = min(FASTEST, GROWTH + BY_LINK * state.links[seat])
    where = float(state.position[seat])
    forced = 0
    for _ in range(int(turns + 0.5)):
        where += growth
        cash += track[min(int(where), len(track) - 1)] - (bonds + forced) * figures.dividend
        if cash < 0:
            short = (figures.bond - 1 - cash) // figures.bond
            forced += short
            cash += short * figures.bond
    return forced
