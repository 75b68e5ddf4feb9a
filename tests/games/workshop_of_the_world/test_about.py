"""What is told about a player, line by line. [WW-14]"""

from roundhouse.games.workshop_of_the_world.constants import SETS
from roundhouse.kernel.about import line, part, secret, summed

from .table import ANN, GAME, ROGER, fresh, turn


def test_every_line_about_a_player() -> None:
    state = turn(4)
    board = state.board
    own, other = GAME.about(state, ROGER, ROGER), GAME.about(state, ROGER, ANN)
    colour = board.hues[state.hues[0]]
    pieces = [line("about-industries", 0, colour=colour, left=state.stock[0]), line("about-links", 0, colour=colour, largest=0, left=state.links[0])]
    tokens = [line("about-tokens", state.hand_size(ROGER))]
    kinds = [(type, state.hand[type]) for type in range(5) if state.hand[type]]
    assert kinds
    mine = [line("about-token", count, type=board.types[type]) for type, count in kinds]
    cash = line("about-cash", state.cash[ROGER], "money")
    assert own[0] == part("holds", [*pieces, *tokens, *mine, line("about-means", state.means(ROGER), "money")])
    assert other[0] == part("holds", [*pieces, *tokens])
    assert own[1] == other[1] == summed("income", [line("about-track", 0, "money")], "money")
    assert own[2] == summed("after-income", [cash, line("about-next-income", 0, "money")], "money")
    assert own[3] == summed("score", [cash], "money") and other[2] == summed("score", [secret("about-cash")], "money")
    assert len(own) == 4 and len(other) == 3


def test_what_links_industries_and_won_cards_are_told_as() -> None:
    state = turn(4)
    board = state.board
    state.income[ROGER] = 6
    state.link[0] = 0
    state.links[0] -= board.size[0]
    town = next(town for town, kind in enumerate(board.type) if kind == 2)
    state.industry[town * SETS] = 2
    state.display[2] = 3
    state.won[ROGER] = 1
    found = {one["name"]: one for one in GAME.about(state, ROGER, ANN)}
    assert line("about-links-pay", 2 * board.size[0], "money", n=board.size[0], largest=board.size[0]) in found["income"]["lines"]
    assert line("about-industries-pay", 6, "money", type=board.types[2], n=2, demand=3) in found["income"]["lines"]
    assert line("about-track", 6, "money") in found["income"]["lines"] and found["income"]["total"] == 12 + 2 * board.size[0]
    assert line("about-card", card=board.faces[1]) in found["holds"]["lines"]


def test_two_players_have_two_colours_each_and_money_may_be_open() -> None:
    state = fresh(2, open_money=True)
    told = GAME.about(state, 1, 0)
    colours = [one["facts"]["colour"] for one in told[0]["lines"] if one["say"] == "about-industries"]
    assert colours == [state.board.hues[state.hues[one]] for one in (2, 3)]
    assert told[-1] == summed("score", [line("about-cash", state.cash[1], "money")], "money")
