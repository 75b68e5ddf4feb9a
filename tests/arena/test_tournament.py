"""Tournaments: the same games whoever plays them, kept from the first to the last, and what is said of them."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Generator, Iterable
from pathlib import Path

import polars as pl
import psutil
import pytest

from roundhouse import game
from roundhouse.arena import match
from roundhouse.arena.certainty import compare, difference
from roundhouse.arena.contest import Result, finish, play
from roundhouse.arena.crew import Alone, Cargo, Crew, Done, Heap, Portion, Processes
from roundhouse.arena.design import Tournament
from roundhouse.arena.figures import figures
from roundhouse.arena.files import DECISION_COLUMNS, GAME_COLUMNS, write_decisions, write_games, write_records
from roundhouse.arena.keeping import Folder
from roundhouse.arena.report import report
from roundhouse.arena.running import Played, looks, run
from roundhouse.cli import run as command
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.record import Record


def plan(games: int = 36, bots: tuple[str, ...] = ("greedy", "random", "search:2"), players: int = 3, seed: int = 5) -> Tournament:
    return Tournament.of(game("valley_line"), players, bots, games, seed)


def same(played: Played) -> list[dict[str, object]]:
    return [one.same() for one in played.results]


def test_the_same_games_whoever_plays_them(valley: str) -> None:
    alone = same(run(plan()))
    assert [one["number"] for one in alone] == list(range(36))
    assert same(run(plan(), Processes(2))) == alone
    assert same(run(plan(), Processes(3))) == alone
    assert same(run(plan(seed=6))) != alone


def test_what_is_measured(valley: str) -> None:
    one = play(plan(), 7)
    state = finish(plan(), one)
    assert tuple(state.scores()) == one.scores and state.over
    assert sum(one.shares) == pytest.approx(1) and min(one.ranks) == 1
    assert sum(one.decisions) == one.length == len(state.plies)
    assert len(one.course) == 11 and one.course[-1] == one.scores
    assert 1 <= one.branching <= one.widest and one.choices <= one.length
    assert Result.read(json.loads(json.dumps(one.data()))) == one


class Dying(Crew):
    """Dies after some games."""

    def __init__(self, after: int) -> None:
        self.after = after

    def work(self, cargo: Cargo, numbers: Iterable[int]) -> Generator[Done, None, None]:
        for place, number in enumerate(numbers):
            if place == self.after:
                raise KeyboardInterrupt
            yield [(number, cargo.task()(cargo.shared, number))]


def test_what_was_played_is_kept_and_taken_up(valley: str, tmp_path: Path) -> None:
    folder = Folder.new(tmp_path / "cup", plan())
    with pytest.raises(KeyboardInterrupt):
        run(plan(), Dying(11), folder)
    with (tmp_path / "cup" / "games.jsonl").open("a") as file:
        file.write('{"number": 11, "blo')  # the machine went off while this was written
    again = Folder.open(tmp_path / "cup")
    assert sorted(again.found) == list(range(11)) and again.plan == plan()
    assert same(run(again.plan, Processes(2), again)) == same(run(plan()))
    lines = (tmp_path / "cup" / "games.jsonl").read_text().splitlines()
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(36)), "every game exactly once"
    longer = Folder.open(tmp_path / "cup", games=48)
    assert same(run(longer.plan, Alone(), longer)) == same(run(plan(48)))


def test_a_folder_of_something_else(valley: str, tmp_path: Path) -> None:
    Folder.new(tmp_path, plan())
    with pytest.raises(RoundhouseError, match="go on with it by --resume"):
        Folder.new(tmp_path, plan())
    with pytest.raises(RoundhouseError, match="holds no tournament"):
        Folder.open(tmp_path / "none")
    other = play(plan(seed=6), 0).data()
    (tmp_path / "games.jsonl").write_text(json.dumps(other) + "\n")
    with pytest.raises(RoundhouseError, match=r"games.jsonl:1: game 1 is not one of this tournament"):
        Folder.open(tmp_path)
    data = json.loads((tmp_path / "plan.json").read_text())
    (tmp_path / "plan.json").write_text(json.dumps({**data, "rules": 99}))
    with pytest.raises(RoundhouseError, match="another version of the rules"):
        Folder.open(tmp_path)
    (tmp_path / "plan.json").write_text("{")
    for asked in (lambda: Folder.new(tmp_path, plan()), lambda: Folder.open(tmp_path)):  # what cannot be gone on with is not said to be
        with pytest.raises(RoundhouseError, match=r"is not the plan of a tournament, so nobody can go on with it \(.*\); name another folder"):
            asked()


def suicidal(folder: str, number: int) -> int:
    """A task whose process is killed the first time that number 7 is done."""
    mark = Path(folder, "died")
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def hopeless(folder: str, number: int) -> int:
    """A task whose process is always killed."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_worker_that_dies_costs_no_finished_game(valley: str, tmp_path: Path) -> None:
    cargo = Cargo.of(suicidal, str(tmp_path), valley)
    found = [one for done in Processes(2).work(cargo, range(40)) for one in done]
    assert sorted(found) == [(number, number * number) for number in range(40)]
    assert (tmp_path / "died").exists()
    with pytest.raises(RoundhouseError, match="again and again"):
        list(Processes(2).work(Cargo.of(hopeless, str(tmp_path), valley), range(40)))


def test_portions_take_about_two_seconds() -> None:
    heap = Heap(range(1000))
    assert heap.take(2) == [0]
    heap.learn(Portion([(0, None)], "", 0.1))
    assert heap.take(2) == list(range(1, 21))
    heap.back([5, 6])
    assert heap.take(2)[:2] == [5, 6]
    end = Heap(range(10))
    end.learn(Portion([(0, None)], "", 0.001))
    assert len(end.take(2)) == 1, "towards the end nobody works alone for long"


def test_a_board_file_travels_with_its_text(valley: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(game(valley).board_text(game(valley).boards[0])[0])
    one = Tournament.of(game(valley), 3, ["random"], 6, 1, str(file))
    cargo = Cargo.of(play, one, valley, [str(file)])
    file.unlink()
    cargo.unload(elsewhere=True)
    assert play(one, 2).scores


# When it is settled


def made(number: int, ranks: tuple[int, int]) -> Result:
    names = ("a", "b") if number % 2 == 0 else ("b", "a")
    placed = ranks if number % 2 == 0 else ranks[::-1]
    shares = tuple(1 / placed.count(1) if rank == 1 else 0.0 for rank in placed)
    return Result(number, number // 2, 1, names, (1, 1), placed, shares, (1, 1), 1, 1.0, 1, 0, ((0, 0),) * 11, (1.0,) * 10, (0, 1), (0.1, 0.1), (0.1, 0.1))


def test_a_clear_difference_is_settled_and_an_open_one_is_not() -> None:
    clear = [made(number, (1, 2)) for number in range(60)]
    assert difference(clear, "a", "b").verdict == "ahead" and difference(clear, "b", "a").verdict == "behind"
    assert difference(clear[:10], "a", "b").verdict == "open", "five deals are too few"
    even = [made(number, (1, 2) if number // 2 % 2 else (2, 1)) for number in range(60)]
    assert difference(even, "a", "b").verdict == "open" and difference(even, "a", "b").mean == 0
    ties = [made(number, (1, 1)) for number in range(20_000)]
    assert difference(ties, "a", "b").verdict == "equal"
    assert compare(made(0, (1, 1)), "a", "b") == 0 and compare(made(1, (1, 2)), "a", "b") == 1 and compare(made(0, (1, 2)), "a", "c") is None


def test_limits_hold_however_often_one_looks() -> None:
    """Two bots that are equal: in 400 tournaments of up to 100 deals, looked at after each, hardly any is called settled."""
    from roundhouse.kernel.chance import Chance

    dice, wrong = Chance(4), 0
    for _ in range(400):
        results = [made(number, (1, 2) if dice.below(2) else (2, 1)) for number in range(200)]
        wrong += any(difference(results[:games], "a", "b").verdict in ("ahead", "behind") for games in range(20, 201, 18))
    assert wrong <= 400 * 0.05


def test_it_ends_when_the_order_is_settled(valley: str) -> None:
    one = plan(3000, ("greedy", "random"), 2)
    found = run(one, Alone(), until_sure=True)
    assert found.settled and 20 <= len(found.results) < 3000
    assert len(found.results) in list(looks(one))
    assert same(run(one, Processes(2), until_sure=True)) == same(found), "games beyond the look do not count"
    assert run(plan(24, ("greedy", "random"), 2), until_sure=True).results


# What is said


def test_figures_and_files(valley: str, tmp_path: Path) -> None:
    played = run(plan())
    found = figures(plan(), played.results)
    assert sum(one.wins.wins for one in found.bots) == pytest.approx(36) == sum(one.wins.wins for one in found.seats)
    assert all(one.rating.low <= one.rating.rating <= one.rating.high for one in found.bots)
    assert found.bots[0].rating.rating > found.bots[-1].rating.rating and found.bots[0].name == "greedy"
    shares = {(one.first, one.second): one.share for one in found.pairs}
    assert len(shares) == 6 and all(share + shares[second, first] == pytest.approx(1) for (first, second), share in shares.items())
    assert found.leader_wins[-1].share == pytest.approx(1)
    write_games(plan(), played.results, tmp_path / "games.parquet")
    games = pl.read_parquet(tmp_path / "games.parquet")
    assert games.columns == [name for name, _, _ in GAME_COLUMNS] and games.height == 36
    assert games["scores"].to_list() == [list(one.scores) for one in played.results]
    write_decisions(plan(), played.results, tmp_path / "decisions")
    decisions = pl.read_parquet(tmp_path / "decisions" / "*.parquet")
    assert decisions.columns == [name for name, _, _ in DECISION_COLUMNS] and decisions.height == found.decisions
    assert decisions.filter(pl.col("legal") > 1).height == sum(one.choices for one in played.results)
    (tmp_path / "decisions" / "part-00001.parquet").write_bytes(b"of more games")
    (tmp_path / "decisions" / "notes.txt").write_text("not ours")
    write_decisions(plan(), played.results, tmp_path / "decisions")
    assert sorted(path.name for path in (tmp_path / "decisions").iterdir()) == ["notes.txt", "part-00000.parquet"]
    write_records(plan(), played.results, tmp_path / "records.zip")
    with zipfile.ZipFile(tmp_path / "records.zip") as archive:
        assert len(archive.namelist()) == 36
        again = Record.parse(archive.read("000007.txt").decode())
    assert tuple(again.state().scores()) == played.results[7].scores and again.seats == list(played.results[7].bots)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_report(valley: str, language: str) -> None:
    played = run(plan(12))
    text = report(played, figures(plan(12), played.results), game(valley).texts(language))
    assert "arena-" not in text and "http" not in text and f'lang="{language}"' in text
    assert text.count("<svg") >= 7 and ">nan" not in text and "search:2" in text
    met = {"en": "Each pair met in 8 games.", "it": "Ogni coppia si è incontrata in 8 partite.", "fr": "Chaque paire s’est rencontrée dans 8 parties."}
    even = run(plan(8, ("greedy", "random"), 2))
    assert met[language] in report(even, figures(plan(8, ("greedy", "random"), 2), even.results), game(valley).texts(language))
    alone = run(plan(6, ("random",)))
    assert "<svg" in report(alone, figures(plan(6, ("random",)), alone.results), game(valley).texts(language))


def test_the_command(valley: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ["arena", valley, "--bots", "greedy,random", "--players", "2", "--games", "20", "--out", str(tmp_path / "cup"), "--decisions"]
    assert command(words) == 0
    told = capsys.readouterr()
    assert told.err == "" and "greedy" in told.out and "report.html" in told.out
    assert max(map(len, [line for line in told.out.splitlines() if "report" not in line])) <= 80
    there = {path.name for path in (tmp_path / "cup").iterdir()}
    assert there == {"plan.json", "games.jsonl", "games.parquet", "decisions", "records.zip", "figures.json", "report.html"}
    assert command(["arena", "--resume", str(tmp_path / "cup"), "--games", "24", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]["games"] == 24


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["valley_line"], "arena needs --bots"),
        ([], "arena needs a GAME"),
        (["valley_line", "--bots", "random", "--until", "dawn"], "--until takes the word sure"),
        (["valley_line", "--bots", "random", "--ray", "auto", "--jobs", "2"], "--jobs and --ray do not go together"),
        (["valley_line", "--bots", "random", "--jobs", "-1"], "jobs must be"),
        (["valley_line", "--bots", "random", "--players", "9"], "players"),
        (["valley_line", "--bots", "random", "--games", "99999999999999999999"], "at most 10,000,000 games"),
        (["valley_line", "--resume", "here"], "GAME does not go with --resume"),
        (["--resume", "here"], "holds no tournament"),
    ],
)
def test_bad_words(valley: str, words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["arena", *words]) == 2
    told = capsys.readouterr()
    assert complaint in told.err and told.err.count("\n") == 1 and told.out == ""


def test_programs_of_somebody_elses_tournament_are_not_run(valley: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mark = tmp_path / "ran"
    Folder.new(tmp_path / "cup", Tournament(valley, 2, ("random", f"exec:touch {mark}"), 2, 1))
    assert command(["arena", "--resume", str(tmp_path / "cup")]) == 2
    assert "to run it, say --programs" in capsys.readouterr().err and not mark.exists()


def test_ctrl_c_keeps_what_was_played(valley: str, tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "roundhouse",
        "arena",
        valley,
        "--bots",
        "greedy,search:20",
        "--games",
        "100000",
        "--jobs",
        "2",
        "--out",
        str(tmp_path / "cup"),
    ]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        journal = tmp_path / "cup" / "games.jsonl"
        while process.poll() is None and not (journal.exists() and journal.read_text().count("\n") > 8):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and "stopped after" in err and f"--resume {tmp_path / 'cup'}" in err and "greedy" in out
    kept = Folder.open(tmp_path / "cup", games=4)
    assert len(kept.found) > 8 and kept.found[0].same() == play(kept.plan, 0).same()
    assert (tmp_path / "cup" / "report.html").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_never_answers_can_be_stopped(valley: str, jobs: str, tmp_path: Path) -> None:
    """A bot of a package is not given a time as a program is: it holds up its game, but nobody has to kill anything."""
    about = tmp_path / "plug" / "sleeper-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sleeper\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[roundhouse.bots]\nsleeper = sleeper:Sleeper\n")
    mark = tmp_path / "asleep"
    lines = ["from roundhouse.bots import Bot", "class Sleeper(Bot):", "    def choose(self, table):", f"        open({str(mark)!r}, 'w').close()"]
    (tmp_path / "plug" / "sleeper.py").write_text("\n".join([*lines, "        while True: pass", ""]))
    words = [sys.executable, "-m", "roundhouse", "arena", valley, "--bots", "sleeper", "--games", "4", "--jobs", jobs, "--out", str(tmp_path / "cup")]
    path = os.pathsep.join([str(tmp_path / "plug"), os.environ.get("PYTHONPATH", "")])
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}) as process:
        while process.poll() is None and not mark.exists():
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and out == ""
    assert err == f"roundhouse: stopped before a game had ended\nroundhouse: To continue: roundhouse arena --resume {tmp_path / 'cup'}\n"


def begun(out: Path) -> "subprocess.Popen[str]":
    """A tournament that two worker processes play until somebody ends it; some of its games are there."""
    words = [sys.executable, "-m", "roundhouse", "arena", "valley_line", "--bots", "greedy,search:20", "--games", "100000", "--jobs", "2", "--out", str(out)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
    journal = out / "games.jsonl"
    until = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < until and not (journal.exists() and journal.read_text().count("\n") > 4):
        time.sleep(0.05)
    return process


def test_a_tournament_that_is_killed_goes_on_later(valley: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing can be said or tidied up, but what came in is there, nobody works on, and the folder is free again; before it was not."""
    with begun(tmp_path / "cup") as process:
        workers = [child.pid for child in psutil.Process(process.pid).children(recursive=True)]
        assert command(["arena", "--resume", str(tmp_path / "cup")]) == 2
        assert "another process is playing the tournament" in capsys.readouterr().err
        process.kill()
    until = time.monotonic() + 20
    while any(psutil.pid_exists(one) and psutil.Process(one).status() != psutil.STATUS_ZOMBIE for one in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert workers and not any(psutil.pid_exists(one) and psutil.Process(one).status() != psutil.STATUS_ZOMBIE for one in workers), "workers live on"
    with (tmp_path / "cup" / "games.jsonl").open("ab") as file:
        file.write(b'{"number": 5, "blo')  # the last breath of a process may be half a line
    assert command(["arena", "--resume", str(tmp_path / "cup"), "--games", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]["games"] == 6
    assert Folder.open(tmp_path / "cup").found[3].same() == play(Folder.open(tmp_path / "cup").plan, 3).same()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_with_a_fault_is_named(valley: str, jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty:
        listens = False

        def choose(self, seat: object) -> None:
            raise ZeroDivisionError("no moves to divide by")

        def close(self) -> None:
            pass

    made = match.bot
    monkeypatch.setattr(match, "bot", lambda name, chance, programs=False: Faulty() if name == "search:2" else made(name, chance, programs=programs))
    words = ["arena", valley, "--bots", "random,greedy,search:2", "--players", "2", "--games", "6", "--jobs", jobs, "--out", str(tmp_path / "cup")]
    assert command(words) == 2
    told = capsys.readouterr().err
    assert "the bot search:2 failed: ZeroDivisionError: no moves to divide by (test_tournament.py, line " in told and "Traceback" not in told
    finished = Folder.open(tmp_path / "cup").found
    assert all("search:2" not in one.bots for one in finished.values())


def test_a_full_disk_leaves_whole_files(valley: str, tmp_path: Path) -> None:
    played = run(plan(12))
    write_records(plan(12), played.results[:1], tmp_path / "records.zip")
    write_games(plan(12), played.results[:1], tmp_path / "games.parquet")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (600, limits[1]))  # bytes of a file: what a disk that is full has room for
    try:
        for write, name in ((write_records, "records.zip"), (write_games, "games.parquet"), (write_decisions, "decisions")):
            with pytest.raises(RoundhouseError, match=f"cannot write .*{name.partition('.')[0]}"):
                write(plan(12), played.results, tmp_path / name)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before
    assert list((tmp_path / "decisions").iterdir()) == []


def test_the_columns_are_documented() -> None:
    subprocess.run([sys.executable, str(Path(__file__).parents[2] / "tools" / "columns.py"), "--check"], check=True)
