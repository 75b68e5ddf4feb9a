"""Everything that people can get wrong: one line with the place and the reason, exit code 2, nothing lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse import game
from roundhouse.kernel.record import Record, _check

PLAY = ("play", "valley_line")
SIMULATE = ("simulate", "valley_line", "--players", "2")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("play", "chess"), "there is no game 'chess'; there are: "),
        (("play",), "play needs a GAME"),
        ((*PLAY, "--board", "moon"), "Valley Line has no board 'moon'; it has: valley"),
        ((*PLAY, "--board", "moon.toml"), "cannot read the board file moon.toml: No such file"),
        ((*PLAY, "--option", "speed=9"), "Valley Line has no option 'speed'; it has: rounds, rich"),
        ((*PLAY, "--option", "rounds=9"), "option rounds: '9' is not one of 1, 2, 3"),
        ((*PLAY, "--option", "rich=yes", "--seats", "me,random"), "option rich: yes is for 3 players, not 2"),
        ((*PLAY, "--option", "rounds"), "--option 'rounds' must be written KEY=VALUE"),
        ((*PLAY, "--option", "rounds=1", "--option", "rounds=2"), "--option rounds is given twice"),
        ((*PLAY, "--seats", "me,deepblue"), "--seats, seat 2: there is no bot 'deepblue'; there are: beginner, easy"),
        ((*PLAY, "--seats", "me,random:x"), "the bot 'random:x': it takes no strength; write it without :x"),
        ((*PLAY, "--seats", "me"), "Valley Line is for 2 to 3 players, not 1"),
        ((*PLAY, "--seats", "me,me,me,me"), "Valley Line is for 2 to 3 players, not 4"),
        ((*PLAY, "--seats", "me,,random"), "has an empty place"),
        ((*PLAY, "--seats", "me:,random"), "no name after me:"),
        ((*PLAY, "--seats", "me:Ann,me:Ann"), "two people are called 'Ann'"),
        ((*PLAY, "--seats", "me:greedy 2,random"), "is the name of a bot"),
        ((*PLAY, "--seed", "-1"), "the seed must be a whole number from 0, not -1"),
        ((*PLAY, "--seed", "x"), "--seed takes a whole number (roundhouse play --help)"),
        ((*PLAY, "--lang", "de"), "there is no language 'de'; there are: en, it, fr"),
        ((*PLAY, "--resume", "nowhere.txt"), "nowhere.txt: cannot be read: No such file"),
        ((*PLAY, "--wings", "2"), "(roundhouse play --help)"),
        ((*PLAY, "--seats", "me,greedy:5"), "the bot 'greedy:5': it takes no strength; write it without :5"),
        (("fly",), "No such command"),
        (("games", "--lang", "de"), "there is no language 'de'"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("rules", "valley_line", "VL-9"), "Valley Line has no rule 'VL-9'"),
        (("rules", "valley_line", "--coverage", "--tests", "nowhere"), "cannot look for tests in nowhere"),
        (("rules", "valley_line", "--lang", "de"), "there is no language 'de'"),
        (("verify", "nowhere.txt"), "nowhere.txt: cannot be read: No such file"),
        (("verify", "."), ".: cannot be read: Is a directory"),
        (("replay", "nowhere.txt"), "nowhere.txt: cannot be read"),
        (("board", "check", "nowhere.toml"), "nowhere.toml: cannot be read: No such file"),
        (("simulate", "chess", "--players", "2"), "there is no game 'chess'"),
        (("simulate", "valley_line", "--players", "7"), "Valley Line is for 2 to 3 players, not 7"),
        ((*SIMULATE, "--bots", "greedy,random,random"), "3 bots are named for 2 players"),
        ((*SIMULATE, "--bots", "deepblue"), "there is no bot 'deepblue'"),
        ((*SIMULATE, "--games", "0"), "at least 1 game"),
        ((*SIMULATE, "--jobs", "-1"), "the number of jobs must be a whole number from 0, not -1"),
        ((*SIMULATE, "--seed", "-3"), "the seed must be a whole number from 0"),
        ((*SIMULATE, "--board", "moon"), "has no board 'moon'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_wrong_arguments(run, arguments: tuple[str, ...], reason: str) -> None:
    ran = run(*arguments)
    assert ran.is_refused_on_one_line, ran
    assert reason in ran.err
    assert ran.out == ""


@pytest.fixture
def record(run, here: Path) -> Path:
    """A saved game of three moves."""
    run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--save", "game.txt", lines="bid 12\n")
    run("play", "--resume", "game.txt", lines="done\n")
    return Path("game.txt")


def edited(path: Path, old: str, new: str) -> None:
    """Change a record and make its check line fit again, as a forger would."""
    body = path.read_text().rpartition("check:")[0].replace(old, new, 1)
    path.write_text(f"{body}check: {_check(body)}\n")


def moves_of(path: Path) -> list[tuple[int, str]]:
    """The moves of a record."""
    return Record.load(path).moves


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1 bid 12", "1 bid 13", "move 2: Valley Line has no move 'bid 13' on the board valley"),
        ("1 bid 12", "1 done", 'line 11: move 2: seat 1 may not play "done": RH-2'),
        ("1 bid 12", "2 bid 12", 'line 11: move 2: seat 2 may not play "bid 12": RH-1'),
        ("1 bid 12", "7 bid 12", "line 11: '7 bid 12' is not a move"),
        ("rules: 2", "rules: 3", "line 3: version 3 of the rules of Valley Line is newer than this program, which has version 2: update it"),
        ("rules: 2", "rules: 0", "line 3: version 0 of the rules of Valley Line is no longer played; this program has version 1 to 2"),
        ("game: valley_line", "game: chess", "game.txt, line 2: there is no game 'chess'"),
        ("board: valley", "board: moon", "has no board 'moon'"),
        ("players: 2", "players: " + "2" * 5000, "game.txt, line 6: "),
        ("1 bid 12", "1" * 5000 + " bid 12", "is not a move"),
        ("rounds=3", "rounds=8", "option rounds: '8' is not one of"),
        ("roundhouse record 1", "roundhouse record 3", 'line 1: the format "roundhouse record 3" is not known'),
        ("roundhouse record 1", "dear diary", "line 1: is not a record"),
        ("seed: 4", "speed: 4", "line 8: 'speed: 4' is not a line of a record's heading"),
    ],
)
def test_a_record_that_breaks_a_rule(run, record: Path, command: tuple[str, ...], old: str, new: str, reason: str) -> None:
    edited(record, old, new)
    before = record.read_bytes()
    ran = run(*command, "game.txt")
    assert ran.is_refused_on_one_line, ran
    assert reason in ran.err and "game.txt" in ran.err
    assert record.read_bytes() == before


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_a_record_that_is_cut_off_or_edited(run, record: Path, command: tuple[str, ...]) -> None:
    text = record.read_text()
    for length in range(1, text.index("\n\n"), 7):
        record.write_text(text[:length])
        assert run(*command, "game.txt").is_refused_on_one_line, text[:length]
    record.write_text(text.replace("1 bid 12", "1 bi"))
    assert "game.txt, line 11: move 2: Valley Line has no move 'bi'" in run(*command, "game.txt").err
    record.write_text(text.replace("seats: Ann", "seats: Bea"))
    assert "the check line does not fit" in run(*command, "game.txt").err
    record.write_bytes(b"\xff\xfe\x00")
    assert "game.txt: this is not a text file" in run(*command, "game.txt").err


def test_a_record_of_another_game_cannot_be_resumed_as_this_one(run, record: Path) -> None:
    ran = run("play", "workshop_of_the_world", "--resume", "game.txt")
    assert ran.is_refused_on_one_line
    assert "game.txt: is a game of valley_line, not of workshop_of_the_world" in ran.err


def test_a_saved_game_has_its_own_settings(run, record: Path) -> None:
    ran = run("play", "--resume", "game.txt", "--seats", "me,me")
    assert ran.is_refused_on_one_line and "--seats does not go with --resume" in ran.err


def test_a_new_game_does_not_overwrite_a_file(run, record: Path) -> None:
    ran = run("play", "valley_line", "--save", "game.txt")
    assert ran.is_refused_on_one_line and "the file exists" in ran.err


def test_a_stated_result_that_the_moves_do_not_reach(run, here: Path) -> None:
    run("play", "valley_line", "--seats", "greedy,random", "--seed", "4")
    run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--option", "rounds=1", lines="bid 12\ndone\nsave game.txt\n")
    edited(Path("game.txt"), "scores: ", "scores: 9")
    assert "but its moves lead to" in run("verify", "game.txt").err


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("bid 99", "There is no move “bid 99”"),
        ("done", '"done": RH-2: This cannot be done at this point in the game.'),
        ("flap", "There is no move “flap”"),
        ("bidd 7", "There is no move “bidd 7”; type help for the commands. Did you mean “bid 7”?"),
        ("99", "There is no entry 99 in the list; write the move out, for example “bid 0”."),
        ("why", "Write it like this: why MOVE"),
        ("why flap", "There is no move “flap”"),
        ("rules VL-77", "Valley Line has no rule 'VL-77'"),
        ("9" * 5000, "There is no move"),
        ("log " + "9" * 5000, "Write it like this: log [N]"),
        ("save ../taken.txt", "../taken.txt already exists"),
        ("log x", "Write it like this: log [N]"),
        ("save /nowhere/at/all.txt", "cannot write /nowhere/at/all.txt: No such file or directory"),
    ],
)
def test_a_line_that_cannot_be_followed_costs_nothing(run, here: Path, line: str, reason: str) -> None:
    Path("../taken.txt").write_text("a letter")
    played = run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--save", "game.txt", lines=f"{line}\nbid 12\n")
    assert played.is_refused_on_one_line, played
    assert f"input, line 1: {reason}" in played.err
    assert (0, "bid 12") in moves_of(Path("game.txt"))
    assert Path("../taken.txt").read_text() == "a letter"


def test_a_fault_in_a_game_does_not_lose_it(run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(self, view, texts, names) -> str:
        if view["phase"] == "laying":
            raise ZeroDivisionError
        return ""

    monkeypatch.setattr(type(game("valley_line")), "terminal", fault)
    with pytest.raises(ZeroDivisionError):
        run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--save", "game.txt", lines="bid 12\n")
    assert (0, "bid 12") in moves_of(Path("game.txt"))


BOARD = '[meta]\ngame = "Valley Line"\n\n[[link]]\nname = "A-B"\nlength = 3\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (BOARD.replace("length = 3", "length = 10"), 'board.toml, line 6: "link[0].length" must be from 1 to 9, not 10'),
        (BOARD.replace("length = 3\n", ""), 'board.toml, line 4: "link[0].length" is missing'),
        (BOARD.replace("length = 3", "length = "), "board.toml, line 6: is not TOML"),
        (BOARD.replace("Valley Line", "Hill Line"), "board.toml, line 2: there is no game 'Hill Line'"),
        (BOARD.replace("[meta]", "[data]").replace("length = 3", 'length = "3"'), "not of Valley Line (line 6:"),
        ("", "names no game in [meta]"),
        ("a = " + "[" * 5000, "board.toml: is nested too deeply"),
    ],
)
def test_a_broken_board_says_the_line_and_the_reason(run, here: Path, text: str, reason: str) -> None:
    Path("board.toml").write_text(text)
    ran = run("board", "check", "board.toml")
    assert ran.is_refused_on_one_line, ran
    assert reason in ran.err


def test_a_good_board_and_how_its_game_is_found(run, here: Path) -> None:
    for text in (BOARD, BOARD.replace("Valley Line", "valley_line"), BOARD.replace("game =", "title ="), BOARD.replace("game =", "author =")):
        Path("board.toml").write_text(text)
        ran = run("board", "check", "board.toml")
        assert ran.code == 0 and "a valid board for Valley Line, with 15 possible moves" in ran.out
    assert run("board", "check", "board.toml", "--game", "valley_line").code == 0
    assert run("board", "check", "board.toml", "--game", "workshop_of_the_world").is_refused_on_one_line
    Path("board.toml").write_bytes(b'[meta]\ngame = "\xff"\n')
    assert "board.toml, line 2: is not UTF-8 text" in run("board", "check", "board.toml").err


def test_a_game_on_a_board_of_ones_own_is_saved_and_resumed(run, here: Path) -> None:
    Path("board.toml").write_text(BOARD)
    run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--board", "board.toml", "--save", "game.txt", lines="bid 8\nlink A-B\n")
    assert (0, "link A-B") in moves_of(Path("game.txt"))
    assert run("verify", "game.txt").code == 0
    Path("board.toml").unlink()
    command = [sys.executable, "-c", "from roundhouse.cli import main; main()", "verify", "game.txt"]  # a process that has not read the board
    assert "game.txt: cannot read the board file board.toml" in subprocess.run(command, capture_output=True, text=True, check=False).stderr


def test_a_record_typed_by_hand_is_verified_as_unsigned(run, record: Path) -> None:
    record.write_text(record.read_text().rpartition("check:")[0])
    ran = run("verify", "game.txt")
    assert ran.code == 0 and "all by the rules" in ran.out and "no check line" in ran.out
