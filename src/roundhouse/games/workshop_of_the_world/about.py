"""All that one pair of eyes may know about a player. [WW-14]"""

from collections.abc import Iterator

from roundhouse.games.workshop_of_the_world.constants import NONE, SETS, TYPES
from roundhouse.games.workshop_of_the_world.income import links_of, links_pay
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.about import HOLDS, INCOME, SCORE, Line, Part, line, part, secret, summed

MONEY = "money"


def about(state: State, seat: int, eye: int) -> list[Part]:
    """Pieces and tokens, what the income phase would bring now, the money."""
    known = seat == eye or state.over or bool(state.setting.options["open_money"])
    cash = line("about-cash", state.cash[seat], MONEY) if known else secret("about-cash")
    found = [part(HOLDS, [*_pieces(state, seat), *_hand(state, seat, seat == eye)]), summed(SCORE, [cash], MONEY)]
    if state.over:
        return found
    income = summed(INCOME, list(_income(state, seat)), MONEY)
    after = summed("after-income", [cash, line("about-next-income", income["total"], MONEY)], MONEY)
    return [found[0], income, *([after] if known else []), found[1]]


def _pieces(state: State, seat: int) -> Iterator[Line]:
    """The pieces of each colour on the map and in stock, and the cards won in an auction of cards."""
    for one in _sets(state, seat):
        colour = state.board.hues[state.hues[one]]
        placed = sum(state.industry[town * SETS + one] for town in range(len(state.filled)))
        yield line("about-industries", placed, colour=colour, left=state.stock[one])
        built, network = links_of(state, one)
        yield line("about-links", built, colour=colour, largest=network, left=state.links[one])
    if state.won[seat] != NONE:
        yield line("about-card", card=state.board.faces[state.won[seat]])


def _hand(state: State, seat: int, own: bool) -> Iterator[Line]:
    """The demand tokens; which they are and what could be paid only the seat itself knows. [WW-14.9, WW-14.11]"""
    yield line("about-tokens", state.hand_size(seat))
    if own:
        for type in range(TYPES):
            count = state.hand[seat * TYPES + type]
            if count:
                yield line("about-token", count, type=state.board.types[type])
        yield line("about-means", state.means(seat), MONEY)


def _income(state: State, seat: int) -> Iterator[Line]:
    """The three steps of the income phase, as if it were held now. [WW-9.4, WW-9.5, WW-9.8]"""
    yield line("about-track", state.income[seat], MONEY)
    for one in _sets(state, seat):
        built, network = links_of(state, one)
        if built:
            yield line("about-links-pay", links_pay(state, one), MONEY, n=built, largest=network)
    for type in range(TYPES):
        count = sum(state.industry[town * SETS + one] for town in range(len(state.filled)) if state.board.type[town] == type for one in _sets(state, seat))
        if count:
            demand = state.display[type]
            yield line("about-industries-pay", count * demand, MONEY, type=state.board.types[type], n=count, demand=demand)


def _sets(state: State, seat: int) -> list[int]:
    return [one for one in range(state.sets) if state.owners[one] == seat]
