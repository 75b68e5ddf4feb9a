"""The set-up. [RW-2]"""

from roundhouse.games.railways_of_the_world.constants import BARON, NONE
from roundhouse.games.railways_of_the_world.moves import Board
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import begin_turn, lay_open, withhold_lines
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import Setting


def set_up(setting: Setting, chance: Chance, board: Board) -> State:
    """The table at its first decision; the random steps come in the order of the rules. [RW-2.12]"""
    state = State(setting, chance, board)
    state.list_starts()
    state.list_greys()
    if setting.options["starting_player"] == "random":
        state.first = chance.below(state.players)
    put_cubes(state)
    if setting.options["major_lines"] != "open":
        withhold_lines(state)
    if setting.options["operations_cards"]:
        deal_cards(state)
    if setting.options["barons"]:
        deal_barons(state, setting.options["barons_dealt"])
    state.at = BARON
    if NONE in state.baron and state.dealt[0] != NONE:
        state.go(BARON)
    else:
        begin_turn(state)
    return state


def put_cubes(state: State) -> None:
    """Cubes at random on every city, fewer of them with two or three players. [RW-2.1, RW-2.2]"""
    board = state.board
    state.empty = board.cities  # a city has no cubes until its first
    for city in range(board.cities):
        number = max(1, board.land.city_cubes[city] - board.goals.fewer_cubes[state.players])
        state.add_cubes(city, number)


def deal_cards(state: State) -> None:
    """The start cards and twice as many others as there are players lie face up, the rest is the deck. [RW-2.8]"""
    board = state.board
    state.face_up = [card for card in range(board.kinds) if board.cards.start[card]]
    deck: list[int] = []
    for card in range(board.kinds):
        if not board.cards.start[card]:
            deck.extend([card] * board.cards.count[card])
    if state.lines_in_deck:
        deck.extend(range(board.kinds, board.kinds + board.lines))
    state.chance.shuffle(deck)
    state.deck = deck
    for _ in range(min(board.goals.face_up[state.players], len(deck))):
        lay_open(state, deck.pop())


def deal_barons(state: State, number: int) -> None:
    """One or two Barons for each seat, one where there are too few for two each; who has but one keeps it. [RW-2.9, RW-11.5]"""
    barons = state.barons_in_play()
    if number * state.players > len(barons):
        number = 1
    state.chance.shuffle(barons)
    for seat in range(state.players):
        for card in range(number):
            state.change_dealt()[2 * seat + card] = barons.pop()
        if number == 1:
            state.change_baron()[seat] = state.dealt[2 * seat]
