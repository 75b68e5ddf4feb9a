"""Replay, verify and the list of games."""

from pathlib import Path

import pytest

from roundhouse import __version__, game
from roundhouse.kernel.record import Record, commitment


@pytest.fixture
def record(run, here: Path) -> Path:
    """A whole game of one round, saved."""
    run("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4", "--option", "rounds=1", lines="bid 8\n1\nlink Ash-Fir\ndone\nsave game.txt\n\n")
    return Path("game.txt")


def test_verify_says_how_the_game_ended(run, record: Path) -> None:
    ran = run("verify", "game.txt")
    assert ran.code == 0 and ran.err == ""
    assert "game.txt: Valley Line, 5 moves, finished, all by the rules; Ann " in ran.out


def test_verify_goes_through_all_files_and_fails_if_one_fails(run, record: Path) -> None:
    Path("bad.txt").write_text(record.read_text().replace("bid 8", "bid 9"))
    ran = run("verify", "bad.txt", "game.txt")
    assert ran.code == 2
    assert "bad.txt, line" in ran.err and "game.txt: Valley Line" in ran.out


@pytest.mark.parametrize(
    ("salt", "promise", "reason"),
    [("xyz", "good", ""), ("xyz", "bad", "game.txt, line 10: the seed and salt give"), (None, "good", "game.txt, line 9: the commitment cannot be checked")],
)
def test_verify_checks_the_promise_of_the_seed(run, record: Path, salt: str | None, promise: str, reason: str) -> None:
    kept = Record.load(record)
    kept.heading["commitment"] = commitment(4, "xyz") if promise == "good" else commitment(5, "xyz")
    if salt is not None:
        kept.heading["salt"] = salt
    kept.save(record)
    ran = run("verify", "game.txt")
    if reason:
        assert ran.is_refused_on_one_line and reason in ran.err, ran
    else:
        assert ran.code == 0 and "the seed is the one that was promised at the start" in ran.out


def test_replay_steps_forward_back_and_to_a_number(run, record: Path) -> None:
    ran = run("replay", "game.txt", lines="\n\n\nback\n1\nend\nquit\n")
    assert ran.code == 0 and ran.err == ""
    places = [line.split("Move ")[1].split(" of")[0] for line in ran.out.splitlines() if "─" in line and "Move " in line]
    assert places == ["0", "1", "2", "3", "2", "1", "5"]
    assert "Ann lays Ash-Fir for 5" in ran.out and "Final score" in ran.out


def test_replay_tells_a_spectator_no_secrets(run, record: Path) -> None:
    ran = run("replay", "game.txt", "--all")
    assert "Ann: decides in secret" in ran.out and "Ann wins with 8" in ran.out
    assert "The card is a" not in ran.out and "your cards" not in ran.out
    ran = run("replay", "game.txt", "--all", "--seat", "1")
    assert "Ann: Bid 8" in ran.out and "Telford: decides in secret" in ran.out
    assert "The card is a" in ran.out and "your cards" in ran.out


def test_replay_without_input_prints_the_whole_game(run, record: Path) -> None:
    ran = run("replay", "game.txt", "--lang", "fr")
    assert ran.code == 0
    assert "Ann pose Ash-Fir pour 5" in ran.out and "Score final" in ran.out


def test_replay_refuses_what_it_does_not_understand_and_goes_on(run, record: Path) -> None:
    ran = run("replay", "game.txt", lines="99\nhop\nend\nquit\n")
    assert ran.code == 2 and ran.err.count("\n") == 2
    assert "Final score" in ran.out
    assert run("replay", "game.txt", "--seat", "3").is_refused_on_one_line


def test_games_lists_what_is_installed(run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "Valley Line  valley_line" in ran.out and "rounds=3|1|2" in ran.out
    assert "Vallée riche" in run("games", "--lang", "fr").out


def test_a_game_that_cannot_be_loaded_is_said_and_the_others_are_listed(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[roundhouse.games]\nbroken = nowhere_to_be_found:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    ran = run("games")
    assert "valley_line" in ran.out
    assert "the game 'broken' cannot be loaded: ModuleNotFoundError" in ran.err
    assert run("play", "broken").is_refused_on_one_line


def test_version_and_help(run) -> None:
    assert run("--version").out.strip() == __version__
    assert "simulate" in run("--help").out
    assert run().out == run("--help").out and run().code == 0
    assert "check" in run("board").out
    assert "--seats" in run("play", "--help").out


def test_the_language_may_come_from_the_environment(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_LANG", "it")
    assert "Giocatori" in run("games").out


def test_no_game_is_named_by_the_shell() -> None:
    """The command line and the arena work on the registry alone."""
    import roundhouse.arena
    import roundhouse.cli

    for package in (roundhouse.cli, roundhouse.arena):
        for path in Path(str(package.__file__)).parent.glob("*.py"):
            text = path.read_text()
            assert "roundhouse.games." not in text
            assert not any(word in text for word in ("workshop", "wensleydale", "revolution")), path


def test_the_default_is_one_person_against_bots(run) -> None:
    assert max(game("valley_line").seats) == 3
    ran = run("play", "valley_line", "--seed", "4")
    assert "Player 1: 12 coins" in ran.out and ran.out.count("12 coins") == 3
