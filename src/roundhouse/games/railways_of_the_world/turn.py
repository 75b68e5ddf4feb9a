"""The course of a turn: from action to action, from round to round, income, and the end. [RW-5, RW-12, RW-13]"""

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.constants import ACTION, AUCTION, BY_LINES, IN_DECK, NOBODY, NONE
from roundhouse.games.railways_of_the_world.goals import baron_points
from roundhouse.games.railways_of_the_world.moves import FIRST_COLOURS, INCOME_BONUS
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.parts.hex import PATH_OF, SIDES, STEP


def begin_turn(state: State) -> None:
    """Come to the auction, or in a first turn without one to the actions. [RW-5.1, RW-5.12]"""
    if state.heard is not None:
        state.tell(shapes.TURN.of(NOBODY, {"n": state.turn_number}))
    state.spent = [0] * state.players
    state.round = 0
    state.acted = False
    state.done = [0] * state.players
    state.extra = [0] * state.players
    if state.turn_number == 1 and state.no_first_auction:
        set_order(state, clockwise(state, state.first))
        for place, seat in enumerate(state.order):
            state.cash[seat] += place * state.board.figures.compensation
        begin_actions(state)
    else:
        state.go(AUCTION)


def clockwise(state: State, first: int) -> list[int]:
    """The seats in the order in which they sit, from `first` on. [RW-2.11]"""
    return [(first + step) % state.players for step in range(state.players)]


def set_order(state: State, order: list[int]) -> None:
    """The order of play for all three rounds of the turn. [RW-5.18]"""
    state.order = order
    state.first = order[0]
    if state.heard is not None:
        state.tell(shapes.ORDER.of(NOBODY, {"x_seats": list(order)}))


def begin_actions(state: State) -> None:
    """The first round starts with the first player. [RW-5.2]"""
    state.place = 0
    state.turn = state.order[0]
    state.pending = 1
    state.go(ACTION)


def end_action(state: State) -> None:
    """The seat's next action, the next seat's, the next round, or income. [RW-5.2, RW-9.17]"""
    state.plan = 0
    if state.lines_in_deck:
        score_lines(state, state.turn)
    state.done[state.turn] += 1
    state.pending -= 1
    if state.pending > 0:
        state.go(ACTION)
        return
    state.place += 1
    if state.place == state.players:
        state.place = 0
        state.round += 1
        if state.round == state.board.figures.rounds:
            end_turn(state)
            return
    state.turn = state.order[state.place]
    state.pending = 1
    state.go(ACTION)


def end_turn(state: State) -> None:
    """Incomplete links go, income and dividends, then the end or a new turn. [RW-12]"""
    remove_stubs(state)
    for seat in range(state.players):
        income(state, seat)
    if state.turn_number == state.last_turn() or not state.acted:
        end_game(state)
        return
    turn_up_card(state)
    state.turn_number += 1
    begin_turn(state)


def remove_stubs(state: State) -> None:
    """All incomplete links are removed without refund, and their markers return. [RW-6.21]"""
    if not state.stub_owner:
        return
    places: list[int] = []
    for stub, owner in enumerate(state.stub_owner):
        state.markers[owner] += 1
        for step in state.stub_steps[stub]:
            state.lift_path(step // STEP, PATH_OF[step % STEP])
            places.append(step // STEP)
        if state.heard is not None:
            state.tell(shapes.REMOVED.of(owner, {"city": state.board.land.city_words[state.stub_from[stub] // SIDES], "n": len(state.stub_steps[stub])}))
    state.stub_owner = []
    state.stub_from = []
    state.stub_steps = []
    state.look_round(places)


def income_of(state: State, seat: int) -> int:
    """What the bank pays for the position on the income track and for cards. [RW-12.1, RW-12.6]"""
    track = state.board.figures.income
    amount = track[min(state.position[seat], len(track) - 1)]
    cards = state.board.cards
    base = seat * state.board.kinds
    for card in range(state.board.kinds):
        if cards.effect[card] == INCOME_BONUS:
            amount += state.hand[base + card] * cards.figure[card]
    return amount


def dividends_of(state: State, seat: int) -> int:
    """What the bonds of a seat cost at the end of each turn. [RW-12.2]"""
    return state.bonds[seat] * state.board.figures.dividend


def forced_bonds(state: State, seat: int) -> int:
    """The bonds that the dividends would force on a seat if the turn ended now. [RW-12.3]"""
    short = dividends_of(state, seat) - income_of(state, seat) - state.cash[seat]
    return -(-short // state.board.figures.bond) if short > 0 else 0


def income(state: State, seat: int) -> None:
    """Income, then dividends, with new bonds where the money does not suffice. [RW-12.1 to RW-12.3]"""
    amount = income_of(state, seat)
    dividends = state.bonds[seat] * state.board.figures.dividend
    if state.heard is not None:
        state.tell(shapes.INCOME.of(seat, {"n": amount, "dividends": dividends}))
    state.cash[seat] += amount
    state.pay(seat, dividends, state.bonds_needed(seat, dividends))


def turn_up_card(state: State) -> None:
    """One more card becomes available. [RW-9.2]"""
    if state.deck:
        state.revealed()
        lay_open(state, state.change_deck().pop())


def lay_open(state: State, card: int) -> None:
    """Lay a card face up, or in the older edition offer a Major Line. [RW-9.2, RW-11.3]"""
    board = state.board
    if card >= board.kinds:
        line = card - board.kinds
        state.change_line_of()[line] = NOBODY
        if state.heard is not None:
            goals, words = board.goals, board.land.city_words
            state.tell(shapes.LINE_OFFERED.of(NOBODY, {"a": words[goals.line_a[line]], "b": words[goals.line_b[line]], "n": goals.line_points[line]}))
        return
    state.change_face_up().append(card)
    if board.cards.effect[card] == FIRST_COLOURS:
        state.tally = [0] * state.players
    if state.heard is not None:
        state.tell(shapes.CARD.of(NOBODY, {"card": board.cards.words[card]}))


def score_lines(state: State, seat: int) -> None:
    """The Major Lines on offer that the seat's own links connect score at once and are gone. [RW-11.1, RW-11.2]"""
    goals = state.board.goals
    for line in range(state.board.lines):
        if state.line_of[line] == NOBODY and state.connected(seat, goals.line_a[line], goals.line_b[line]):
            state.change_line_of()[line] = seat
            state.score(seat, goals.line_points[line], BY_LINES)
            if state.heard is not None:
                words = state.board.land.city_words
                state.tell(shapes.LINE.of(seat, {"a": words[goals.line_a[line]], "b": words[goals.line_b[line]], "n": goals.line_points[line]}))


def end_game(state: State) -> None:
    """The Barons are revealed and score; the game is over. [RW-11.4, RW-13.4]"""
    state.over = True
    for seat in range(state.players):
        if state.baron[seat] != NONE:
            state.change_baron_score()[seat] = baron_points(state, seat)
            state.revealed()
            if state.heard is not None:
                state.tell(shapes.BARON.of(seat, {"baron": state.board.goals.baron_names[state.baron[seat]], "n": state.baron_score[seat]}))
    if state.heard is not None:
        state.tell(shapes.OVER.of(state.ranking()[0], {"n": state.scores()[state.ranking()[0]]}))


def withhold_lines(state: State) -> None:
    """No Major Line is on offer: in the older edition until its card lies open, or at all. [RW-11.3]"""
    state.line_of = [IN_DECK] * state.board.lines
