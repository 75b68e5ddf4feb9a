"""All that one pair of eyes may know about a player, and what its bonds cost. [RW-3.1, RW-12, RW-13.4]"""

from collections.abc import Iterator

from roundhouse.games.railways_of_the_world.constants import NONE, SOURCES
from roundhouse.games.railways_of_the_world.goals import baron_points
from roundhouse.games.railways_of_the_world.loans import loan
from roundhouse.games.railways_of_the_world.moves import EFFECT_NAMES, INCOME_BONUS
from roundhouse.games.railways_of_the_world.shapes import GAINED
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import dividends_of, forced_bonds
from roundhouse.kernel.about import HOLDS, INCOME, SCORE, Line, Part, line, part, secret, summed

MONEY = "money"


def about(state: State, seat: int, eye: int) -> list[Part]:
    """What the player holds, what the end of the turn brings, the points by their sources, and the Baron."""
    score = summed(SCORE, list(_score(state, seat)))
    found = [part(HOLDS, list(_holds(state, seat)))]
    if not state.over:
        found.append(summed(INCOME, list(_income(state, seat)), MONEY))
        if forced_bonds(state, seat):
            found.append(part("forced", [line("about-forced", forced_bonds(state, seat), mark="warning")]))
        found.append(summed("loan", list(_loan(state)), MONEY))
    if not state.over and state.setting.options["barons"]:
        found.append(part("baron", [_baron(state, seat, eye)]))
    return [*found, score]


def _holds(state: State, seat: int) -> Iterator[Line]:
    board = state.board
    yield line("about-cash", state.cash[seat], MONEY)
    yield line("about-bonds", state.bonds[seat], mark="warning" if forced_bonds(state, seat) else "plain")
    yield line("about-engine", state.level[seat])
    yield line("about-links", state.links[seat], left=state.markers[seat])
    yield line("about-cities", state.served[seat].bit_count())
    for card in range(board.kinds):
        count = state.hand[seat * board.kinds + card]
        if count:
            cards = board.cards
            effect = EFFECT_NAMES[cards.effect[card]]
            yield line("about-card", count if count > 1 else None, card=cards.words[card], effect=effect, n=cards.figure[card], need=cards.need[card])


def _income(state: State, seat: int) -> Iterator[Line]:
    """The end of the turn as if it were now. [RW-12.1, RW-12.2, RW-12.6]"""
    board = state.board
    track = board.figures.income
    yield line("about-track", track[min(state.position[seat], len(track) - 1)], MONEY, n=state.position[seat])
    for card in range(board.kinds):
        count = state.hand[seat * board.kinds + card]
        if count and board.cards.effect[card] == INCOME_BONUS:
            yield line("about-bonus", count * board.cards.figure[card], MONEY, card=board.cards.words[card])
    if state.bonds[seat]:
        yield line("about-dividends", -dividends_of(state, seat), MONEY, "warning" if forced_bonds(state, seat) else "plain", n=state.bonds[seat])


def _loan(state: State) -> Iterator[Line]:
    """What one more bond would bring, and cost until the end. [RW-4.2, RW-4.6]"""
    one = loan(state)
    yield line("about-loan-brings", one["brings"], MONEY)
    yield line("about-loan-dividends", -one["dividends"], MONEY, "warning" if one["dear"] else "plain", n=one["turns"])
    yield line("about-loan-points", mark="warning" if one["dear"] else "plain", n=one["points"])


def _score(state: State, seat: int) -> Iterator[Line]:
    """The points by where they come from, less the bonds; the Baron counts once it is shown. [RW-13.4]"""
    for source, name in enumerate(GAINED):
        points = state.gained[seat * SOURCES + source]
        if points:
            yield line(f"about-from-{name}", points)
    if state.bonds[seat]:
        yield line("about-less-bonds", -state.bonds[seat], mark="warning" if state.bonds[seat] > state.position[seat] else "plain", n=state.bonds[seat])
    if state.over and state.baron[seat] != NONE:
        yield line("about-baron-of", state.baron_score[seat], baron=state.board.goals.baron_names[state.baron[seat]])


def _baron(state: State, seat: int, eye: int) -> Line:
    """The Baron and what it would be worth now, which only its player knows. [RW-3.2, RW-11.4]"""
    if seat != eye:
        return secret("about-baron-secret")
    if state.baron[seat] == NONE:
        return line("about-baron-open")
    return line("about-baron-of", baron_points(state, seat), baron=state.board.goals.baron_names[state.baron[seat]])
