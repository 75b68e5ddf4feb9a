"""The board file as it is read: figures, cards, connections and the whole move space. What is said of a wrong file: tests/kernel/test_game.py."""

from roundhouse.games.workshop_of_the_world.moves import Board
from roundhouse.testing import rule

from .table import GAME

TEXT, FILE = GAME.board_text("england")


def read(text: str = TEXT) -> Board:
    """The board, read anew: that of the game is read once."""
    board = GAME.read_board("england", text, FILE)
    assert isinstance(board, Board)
    return board


def test_a_board_read_anew_is_the_board_of_the_game() -> None:
    known, anew = GAME.board("england"), read()
    assert isinstance(known, Board)
    assert [move.text for move in anew.moves] == [move.text for move in known.moves] and len(anew.moves) > 100
    assert [type(move).__name__ for move in anew.moves] == [type(move).__name__ for move in known.moves]
    for name in ("token", "bid", "colour", "lot", "take", "gamble", "place", "remove", "link", "recoup"):
        mine, theirs = getattr(anew, name), getattr(known, name)
        assert [move.index for move in mine] == [move.index for move in theirs] and mine, name
    for name in ("links_at", "links_on"):
        assert [[move.text for move in row] for row in getattr(anew, name)] == [[move.text for move in row] for row in getattr(known, name)], name
    for name in ("towns", "value", "type", "types", "tokens", "end_a", "end_b", "size", "barred", "cards", "setup", "free_values", "hues", "link_cost"):
        assert getattr(anew, name) == getattr(known, name), name
    assert (anew.industries, anew.links) == (known.industries, known.links)
    for players in (2, 3, 4, 5):
        assert vars_of(anew, players) == vars_of(known, players)
    assert (anew.keep.text, anew.drop.text, anew.done.text) == (known.keep.text, known.drop.text, known.done.text)


def vars_of(board: Board, players: int) -> tuple[object, ...]:
    """All that the number of players decides."""
    one = board.counts[players]
    return one.hues, one.owners, one.money, one.set_aside, one.round_turns, one.draw, one.place


@rule("WW-1.4")
def test_every_move_names_what_it_is_about() -> None:
    board = read()
    for connection, move in enumerate(board.link):
        ends = {board.towns[board.end_a[connection]], board.towns[board.end_b[connection]]}
        assert set(move.text.removeprefix("link ").split("-")) == ends
        assert board.link[connection] in board.links_at[board.end_a[connection]] and board.done in board.links_at[board.end_a[connection]]
        assert move not in board.links_on[connection] and board.links_on[connection][-1] is board.done
        for other in board.links_on[connection][:-1]:
            there = board.link.index(other)
            assert {board.end_a[there], board.end_b[there]} & {board.end_a[connection], board.end_b[connection]}
    assert [move.text for move in board.take] == [f"card {face}" for face in board.faces]
    assert [move.text for move in board.gamble] == [f"gamble {face}" for face in board.faces]
    assert [move.text for move in board.recoup[:3]] == ["recoup 1", "recoup 2", "recoup 3"]
