"""Set-up: what is dealt, and the choice of the set-up tiles. [RR-2]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import slack
from roundhouse.games.railroad_revolution.deciding import Deciding
from roundhouse.games.railroad_revolution.moves import DONE, Done, TakeSetup
from roundhouse.games.railroad_revolution.objectives import start_turn
from roundhouse.games.railroad_revolution.outlook import reward_refusal
from roundhouse.games.railroad_revolution.part import bring, carry_out, effect_moves
from roundhouse.games.railroad_revolution.state import SETUP, SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, NEUTRAL, NOBODY, PILES, SLOTS, WHITE
from roundhouse.games.railroad_revolution.wording import all_words
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal
from roundhouse.kernel.state import Setting

SETUP_FIRST: Final = Refusal("RR-2.17", "refused-setup-tile-first")
NOT_LAID_OUT: Final = Refusal("RR-2.16", "refused-not-laid-out")
STILL_TO_TAKE: Final = Refusal("RR-4.5", "refused-still-to-take")


def deal(setting: Setting, chance: Chance, board: RailBoard) -> RailState:
    """The table as set up, at the choice of the set-up tiles. [RR-2.1 to RR-2.16]"""
    state = RailState(setting, chance, board)
    players = setting.players
    state.common = board.workers[:]
    state.change_common()[WHITE] = 0  # white workers not taken go to the box [RR-2.5]
    for seat in range(players):
        state.change_idle()[seat * COLOURS + WHITE] = board.start_workers
        state.crew[seat] = board.start_workers
        state.change_up()[seat * len(board.trains) + board.starter] = 1
    for train in range(len(board.trains)):
        state.change_stock()[train] = 0 if train == board.starter else min(board.pile_size[players], board.train_count[train])
    deal_objectives(state, chance)
    state.contract_pile = list(range(len(board.contracts)))
    chance.shuffle(state.contract_pile)
    state.contract = state.contract_pile.pop(0)
    deal_cities(state, chance)
    tiles = list(range(len(board.telegraph_tiles)))
    chance.shuffle(tiles)
    for section in range(board.sections):
        if not board.contract_sections >> section & 1:
            state.section_tile[section] = tiles.pop()
    for city in board.neutral_stations[players]:
        state.change_first_station()[city] = NEUTRAL
    for section in board.neutral_offices[players]:
        state.change_first_office()[section] = NEUTRAL
    lay_out(state, chance)
    state.first = chance.below(players)
    state.turn = state.first
    state.actor = (state.first - 1) % players  # counter-clockwise, the first player last [RR-2.17]
    state.at = SETUP
    return state


def deal_objectives(state: RailState, chance: Chance) -> None:
    """One A1 and one A2 for each player, and the piles B, C, D. [RR-2.8]"""
    for slot in range(SLOTS):
        tiles = state.board.groups[slot][:]
        chance.shuffle(tiles)
        for seat in range(state.setting.players):
            state.change_objective()[seat * SLOTS + slot] = tiles[seat]
    for pile in range(PILES):
        state.piles[pile] = state.board.groups[SLOTS + pile][:]
        chance.shuffle(state.piles[pile])
        state.seen[pile] = [0] * len(state.piles[pile])


def deal_cities(state: RailState, chance: Chance) -> None:
    """City tiles at random on the cities of their own level. [RR-2.11]"""
    board = state.board
    for level in range(1, 6):
        tiles: list[int] = []
        for tile in range(len(board.city_tiles)):
            if board.city_tiles[tile].level == level and tile not in board.printed_tile:
                tiles.append(tile)
        chance.shuffle(tiles)
        for city in range(board.cities):
            if board.level[city] == level and board.printed_tile[city] == NOBODY:
                state.city_tile[city] = tiles.pop()


def lay_out(state: RailState, chance: Chance) -> None:
    """As many set-up tiles as players, a random side up, each with a worker beside it. [RR-2.16]"""
    tiles = list(range(len(state.board.setup_sides) // 2))
    chance.shuffle(tiles)
    colours = list(range(1, COLOURS))
    chance.shuffle(colours)
    helpers = state.change_helpers()
    for number in range(state.setting.players):
        state.sides.append(tiles[number] * 2 + chance.below(2))
        helpers.append(colours[number])
        state.change_common()[colours[number]] -= 1


class SetupChoice(Deciding):
    """Counter-clockwise, the first player last, each player picks a set-up tile with its worker. [RR-D1]"""

    def candidates(self, state: RailState, seat: int) -> list[Move]:
        return state.board.take_setup

    def refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, TakeSetup):
            return SETUP_FIRST
        if move.side not in state.sides or state.helpers[state.sides.index(move.side)] == NOBODY:
            return NOT_LAID_OUT
        return None

    def apply(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, TakeSetup)
        place = state.sides.index(move.side)
        colour = state.helpers[place]
        state.change_helpers()[place] = NOBODY
        state.change_idle()[seat * COLOURS + colour] += 1
        state.crew[seat] += 1
        side = state.board.setup_sides[move.side]
        if state.heard is not None:
            names = state.board.colour_names
            state.tell(shapes.SETUP.of(seat, {"effect": all_words(side.effects, names), "worker": names[colour]}))
        state.at = SETUP_REWARD
        bring(state, seat, side.effects)
        if not state.waiting():
            next_choice(state)


class SetupReward(Deciding):
    """The reward of the set-up tile, used as far as the player likes. [RR-2.17]"""

    def moves(self, state: RailState, seat: int) -> list[Move]:
        """The same as judging every move of the board, which would be slow."""
        found: list[Move] = []
        effect_moves(state, seat, slack(state, seat), found)
        if not state.picks or not state.unemployed():
            found.append(state.board.moves[DONE])
        return found

    def refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Done):
            return STILL_TO_TAKE if state.picks and state.unemployed() else None
        return reward_refusal(state, seat, move)

    def apply(self, state: RailState, seat: int, move: Move) -> None:
        if not isinstance(move, Done):
            carry_out(state, seat, move)
            if state.waiting():
                return
        next_choice(state)


def next_choice(state: RailState) -> None:
    """The next player to the right picks; after the first player the game begins. [RR-2.17, RR-2.18]"""
    state.clear()
    if state.actor != state.first:
        state.actor = (state.actor - 1) % state.setting.players
        state.at = SETUP
        return
    state.round = 1
    state.turn = state.first
    start_turn(state)
