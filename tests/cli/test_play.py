"""A game at the keyboard, with lines from a pipe."""

import sys
from pathlib import Path

import pytest

from roundhouse import game
from roundhouse.kernel.record import Record
from roundhouse.testing import rule

LUCKY = Path(__file__).parent.parent.parent / "examples" / "bots" / "lucky.py"


def saved(folder: Path) -> Path:
    """The one file that a command left."""
    (file,) = folder.glob("*.txt")
    return file


def test_a_whole_game_from_the_first_bid_to_the_result(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--option", "rounds=1", lines="bid 12\ndone\n\n")
    assert played.code == 0
    assert "Ann wins with 12" in played.out
    assert "The card is a" in played.out
    assert "Valley Line · Game over ─" in played.out
    assert "Final score" in played.out
    assert played.err == ""


def test_the_table_and_the_moves_are_shown_by_kind_and_number(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", lines="bid 8\n3\n")
    assert "Valley Line · Bidding · Ann to play" in played.out
    assert "bid 0 … 12" in played.out and "bid 5" not in played.out
    assert " link   1 Lay Ash-Birch (1)" in played.out
    assert " done   6 End the turn and draw a card" in played.out
    assert "Ann lays Cedar-Elm for 3" in played.out


def test_a_plain_number_means_the_bid_where_there_are_only_bids(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,me:Bob", "--seed", "4", lines="\n7\n\n3\n\n")
    assert "Ann wins with 7 (bids: 7 and 3)" in played.out


def test_a_number_that_may_mean_two_moves_is_asked_again(valley) -> None:
    from roundhouse.cli.menu import Menu, Unclear

    found = game(valley)
    board = found.board()
    menu = Menu(found, board, found.texts("en"), [*board.moves[:13], board.moves[-1]])
    assert menu.entries == [board.moves[-1]]
    with pytest.raises(Unclear, match=r"1 may be “done” \(entry 1\) or “bid 1”"):
        menu.find("1")
    assert menu.find("9").text == "bid 9"
    assert menu.find("BID  3").text == "bid 3"


def test_a_plain_number_is_never_an_aside(valley) -> None:
    from roundhouse.cli.menu import Menu, Unclear

    found = game(valley)
    board = found.board()
    done, link = board.moves[-1], board.moves[13]
    menu = Menu(found, board, found.texts("en"), [done, link], board.moves[:13])
    assert menu.entries == [done, link] and menu.find("1") is done  # not bid 1, which would be an aside
    with pytest.raises(Unclear):
        menu.find("9")
    assert menu.find("bid 9") is board.moves[9]


def test_numbers_in_even_steps_are_drawn_together(valley) -> None:
    from roundhouse.cli.menu import Span, spanned

    bids = game(valley).board().moves[:13]
    assert spanned(bids[:7]) == bids[:7]
    spans = [span for span in spanned([*bids[:9], *bids[10:]]) if isinstance(span, Span)]
    assert [span.shown for span in spans] == ["bid 0 … 8", "bid 10 … 12"]  # where one row is drawn together, all are
    (stepped,) = spanned(bids[::2], 5)
    assert isinstance(stepped, Span) and stepped.shown == "bid 0, 2 … 12" and stepped.moves == tuple(bids[::2])


def test_a_long_list_says_once_what_all_of_its_moves_begin_with(valley) -> None:
    from rich.console import Console

    from roundhouse.cli.menu import Entries, Menu, drawn_together, same_start

    found = game(valley)
    board = found.board()
    links = [move for move in board.moves if move.text.startswith("link")]
    page = Console(width=50, color_system=None)
    with page.capture() as shown:
        page.print(Menu(found, board, found.texts("en"), links * 2).shown())
    assert shown.get().count("Lay") == 1 and "Lay …" in shown.get() and "10 " in shown.get()
    assert same_start(["Build from Ash", "Build from Asp"]) == "Build from " and same_start(["Ash", "Birch"]) == ""
    assert drawn_together("Bid 3 cubes on box 1", "Bid 12 cubes on box 1") == "Bid 3 … 12 cubes on box 1"
    assert drawn_together("Offri $1.000", "Offri $60.000") == "Offri $1.000 … 60.000"
    assert drawn_together("Bid nothing", "Bid £50") == "Bid nothing … Bid £50" and drawn_together("Bid 1", "Bid 1") == "Bid 1"
    assert drawn_together("Sell 1 share for $150", "Sell 3 shares for $450") == "Sell 1 share for $150 … Sell 3 shares for $450"
    narrow = Console(width=20, color_system=None)
    with narrow.capture() as shown:
        narrow.print(Entries([(" 1 ", "Build a very long link"), ("10 ", "Ash")]))
    assert [line.rstrip() for line in shown.get().splitlines()] == [" 1 Build a very long", "   link", "10 Ash"]


def test_short_rows_of_numbers_are_drawn_together_in_a_list_of_many_moves(valley) -> None:
    from roundhouse.cli.menu import Span, spanned

    bids = game(valley).board().moves[:13]
    many = [*bids[:3], *bids[4:7], *bids[8:11]]
    assert spanned(many) == many
    links = [move for move in game(valley).board().moves if move.text.startswith("link")]
    assert [one.shown for one in spanned([*many, *links, *links]) if isinstance(one, Span)] == ["bid 0 … 2", "bid 4 … 6", "bid 8 … 10"]


def test_a_space_that_must_not_be_broken_is_not(run) -> None:
    from rich.console import Console
    from rich.text import Text

    page = Console(width=12, color_system=None)
    with page.capture() as shown:
        page.print(Text("prends 100\u00a0$\u00a0: non"))
    assert [line.rstrip(" ") for line in shown.get().splitlines()] == ["prends", "100\u00a0$\u00a0: non"]


def test_help_names_what_is_to_be_written_in_the_language_of_the_player(run) -> None:
    for language, words in (("it", "why MOSSA"), ("fr", "about [JOUEUR]")):
        played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--lang", language, lines="help\nwhy\n")
        assert words in played.out and "MOVE" not in played.out + played.err


def test_a_refused_undo_is_told_in_the_language_of_the_player(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--lang", "it", lines="undo\n")
    assert "RH-4" in played.err and "nothing" not in played.err.lower()


def test_why_names_the_rule_and_its_text(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", lines="why bid 3\nwhy done\nbid 12\nwhy link Ash-Fir\n")
    assert "Bid 3: this is allowed now." in played.out
    assert "RH-2" in played.out and "asks for one kind of decision" in played.out
    assert "link Ash-Fir: A link costs 2." in played.out
    assert "VL-3.2" in played.out


def test_rules_and_hint_and_help_and_table(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", lines="rules VL-3\nrules RH-5\nrules cards\nhint\nhelp\ntable\n")
    assert all(name in played.out for name in ("VL-3.1", "VL-3.2", "VL-3.3", "RH-5", "VL-4.1"))
    assert "VL-2.1" not in played.out
    assert "Suggested move: Bid" in played.out
    assert "why MOVE" in played.out
    assert played.out.count("Bidding · Ann to play") == 2
    assert played.code == 0


def test_hints_do_not_change_the_game(run, here: Path) -> None:
    lines = "bid 6\n1\n1\n1\ndone\n4\n"
    run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--save", "plain.txt", lines=lines)
    run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--save", "hinted.txt", lines="hint\n" + lines.replace("1\n", "hint\n1\n"))
    assert Path("plain.txt").read_text() == Path("hinted.txt").read_text()


@rule("RH-4", "RH-5")
def test_undo_takes_back_a_step_but_not_past_a_reveal(run, here: Path) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", lines="undo\nbid 12\nundo\n")
    assert "You have no move to take back" in played.err and "drawn or revealed" in played.err
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--save", "game.txt", lines="bid 8\nlink Ash-Fir\nundo\nlog\n")
    assert "Ann takes back a step." in played.out
    assert "link Ash-Fir" not in Path("game.txt").read_text()
    assert played.out.rstrip().count("Ann lays Ash-Fir") == 1  # told when it was played, gone from the log afterwards


@rule("RH-1", "RH-6")
def test_another_seats_move_ends_the_right_to_undo(valley) -> None:
    from roundhouse.kernel.undo import undo_refusal

    state = game(valley).new(2, 4)
    board = state.setting.board
    state.play(0, board.by_text["bid 5"])
    assert undo_refusal(state, 0) is None  # Bob has not answered, and the answers are sealed
    assert str(state.refusal(0, board.by_text["bid 5"])).startswith("RH-1")
    state.play(1, board.by_text["bid 3"])
    assert str(undo_refusal(state, 0)).startswith("RH-5")
    state.play(0, board.by_text["done"])
    state.play(1, board.by_text["bid 3"])
    state.play(0, board.by_text["bid 0"])
    state.play(1, board.by_text["link Ash-Fir"])
    state.fence = 0
    assert str(undo_refusal(state, 0)).startswith("RH-6")


@rule("RH-2", "RH-3")
def test_nothing_is_played_at_the_wrong_moment_or_after_the_end(valley) -> None:
    state = game(valley).new(2, 4, options={"rounds": 1})
    board = state.setting.board
    assert str(state.refusal(0, board.by_text["done"])).startswith("RH-2")
    for seat, text in ((0, "bid 5"), (1, "bid 3"), (0, "done")):
        state.play(seat, board.by_text[text])
    assert str(state.refusal(0, board.by_text["bid 0"])).startswith("RH-3")


def test_the_log_tells_each_seat_its_own_secrets_only(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,me:Bob", "--seed", "4", lines="\n7\n\n3\n\ndone\n1\nlog\n\n")
    after = played.out.split("Ann> log")[1] if "Ann> log" in played.out else played.out
    assert "Ann draws a card" in after
    bob = played.out.split("Bob, press Enter")[-1]
    assert "The card is a" not in bob


def test_two_people_hand_the_keyboard_over(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,me:Bob,random", "--seed", "4", lines="\n7\nlink Ash-Fir\n\nundo\n5\n\n3\n")
    assert "What follows is for Ann alone." in played.out
    assert "Ann has decided. Now hand the keyboard over to Bob." in played.out
    assert "input, line 3: Bob has to press Enter first." in played.err


def test_at_the_hand_over_the_one_before_may_take_a_step_back(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,me:Bob", "--seed", "4", lines="\n7\nundo\n5\n\n3\n\n")
    assert "Ann wins with 5 (bids: 5 and 3)" in played.out


def test_between_two_people_nothing_secret_is_told(run) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,me:Bob", "--seed", "4", lines="\n7\ntable\nhint\nwhy bid 3\n")
    between = played.out.split("Now hand the keyboard over to Bob.")[1]
    assert "your cards" not in between
    assert played.err.count("only works when you have a decision to make") == 2


def test_bots_alone_play_to_the_end_without_a_question(run) -> None:
    played = run("play", "valley_line", "--seats", "greedy,random,greedy", "--seed", "4")
    assert played.code == 0
    assert "(bot: Steady)" in played.out and "(bot: Gentle)" in played.out and "Final score" in played.out
    assert "greedy" not in played.out and "random" not in played.out
    assert ">" not in played.out


@pytest.mark.parametrize(("language", "words"), [("it", "Tocca a Ann"), ("fr", "À Ann de jouer")])
def test_in_another_language(run, language: str, words: str) -> None:
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--lang", language, lines="help\nhint\n")
    assert words in played.out
    assert f"--lang {language}" in played.out


def test_quit_saves_and_resume_goes_on_with_the_same_players(run, here: Path) -> None:
    left = run("play", "valley_line", "--seats", "me:Ann,greedy,random", "--seed", "4", lines="bid 10\n1\nquit\n")
    file = saved(here)
    assert left.code == 0
    assert f"roundhouse play --resume {file.name}" in left.out
    ann, steady, gentle = Record.load(file).seats
    assert (ann, steady.partition(" ")[2], gentle.partition(" ")[2]) == ("Ann", "(greedy)", "(random)")
    went_on = run("play", "--resume", file.name, lines="log\ndone\nquit\n")
    assert went_on.code == 0 and f"{steady.partition(' ')[0]} (bot: Steady)" in went_on.out
    assert Record.load(file).seats == [ann, steady, gentle]
    assert "Ann lays Ash-Birch for 1" in went_on.out
    assert saved(here) == file
    assert "1 done" in file.read_text()


def test_the_end_of_the_input_saves(run, here: Path) -> None:
    left = run("play", "valley_line", "--seats", "me,random", "--seed", "4", lines="bid 3")
    assert left.code == 0 and "To continue: roundhouse play --resume" in left.out
    assert run("verify", saved(here).name).code == 0


def test_save_writes_where_it_is_told(run, here: Path) -> None:
    left = run("play", "valley_line", "--seats", "me,random", "--seed", "4", lines="save first.txt\nbid 12\nsave\nsave second.txt\nquit\n")
    assert left.code == 0
    assert sorted(path.name for path in here.iterdir()) == ["first.txt", "second.txt"]
    assert Path("first.txt").read_text() == Path("second.txt").read_text()


def test_a_finished_game_can_be_saved(run, here: Path) -> None:
    run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--option", "rounds=1", lines="bid 12\ndone\nsave whole.txt\nlog\n\n")
    assert "scores:" in Path("whole.txt").read_text()
    assert "finished, all by the rules" in run("verify", "whole.txt").out


def test_the_same_seed_and_answers_are_the_same_game(run, here: Path) -> None:
    for name in ("one.txt", "two.txt"):
        run("play", "valley_line", "--seats", "me:Ann,random,greedy", "--seed", "9", "--save", name, lines="bid 4\nbid 4\nbid 4\n")
    assert Path("one.txt").read_text() == Path("two.txt").read_text()


def test_about_tells_what_may_be_known_of_a_player(run) -> None:
    left = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4")
    name = left.out.partition("At the table: Ann and ")[2].partition(" (bot: Gentle)")[0]
    lines = f"about\nabout {name}\nabout blue\nabout 2\nabout Nobody\n"
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", lines=lines)
    own, *others = played.out.split("Pieces and cards")[1:]
    assert len(others) == 3 and len({text.partition("Ann>")[0] for text in others[:2]}) == 1
    assert "Money" in own and "12" in own
    assert "There is no player “Nobody”" in played.err
    spoken = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--lang", "it", lines="about\n")
    assert "Pezzi e carte" in spoken.out


def test_a_program_takes_a_seat_and_its_failures_are_told(run, here: Path) -> None:
    (here / "bad.py").write_text("import sys; sys.exit('no steam\\x1b[2J')")
    seats = f"exec:{sys.executable} bad.py,exec:{sys.executable} {LUCKY}"
    ran = run("play", "valley_line", "--seats", seats, "--seed", "4", "--save", "game.txt")
    assert ran.code == 0 and "greedy plays seat 1 from now on" in " ".join(ran.out.split()) and "no steam[2J" in ran.out
    kept = run("play", "valley_line", "--seats", f"me:Ann,exec:{sys.executable} {LUCKY}", "--seed", "4", "--save", "kept.txt", lines="quit\n")
    assert kept.code == 0
    assert "--programs" in run("play", "--resume", "kept.txt").err
    assert run("play", "--resume", "kept.txt", "--programs", lines="quit\n").code == 0
    assert run("play", "valley_line", "--programs").is_refused_on_one_line
    assert run("play", "valley_line", "--seats", "me,exec:./none").is_refused_on_one_line
