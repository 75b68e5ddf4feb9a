"""Programs at a table: what they are told, and that no failure of theirs stops a game, leaves a process behind or runs what nobody asked for."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import jsonschema
import pytest

from roundhouse import Chance, UnknownName, game
from roundhouse.arena import Plan, play_one, simulate, summary
from roundhouse.bots import Seat, bot, bots, protocol
from roundhouse.bots.outside import FAULTS, OutsideBot
from roundhouse.cli.seats import listed, players_of
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import games
from tests.bots.midgame import midgame

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"
HELLO = """
import json, os, subprocess, sys, time
def say(message): print(json.dumps(message), flush=True)
def turns():
    say({"type": "hello", "protocol": 1})
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "turn":
            yield message
"""
FIRST = "say({'type': 'move', 'id': turn['id'], 'move': turn['moves'][0]['move']})"
FAILING = {
    "crashes": ("for turn in turns(): print('out of coal', file=sys.stderr); sys.exit(3)", r"it ended with code 3; .*\nits last words: out of coal"),
    "is killed": ("for turn in turns(): os.kill(os.getpid(), 9)", "it was ended by signal 9"),
    "hangs": ("for turn in turns(): time.sleep(60)", "it did not answer in time"),
    "floods": ("for turn in turns():\n    while True: print('x' * 70)", "it said "),
    "never ends a line": ("for turn in turns():\n    while True: sys.stdout.write('x' * 4096)", "a line of more than 65536 bytes"),
    "talks": ("for turn in turns(): print('thinking...', flush=True)", "it said 'thinking...*it is not JSON; print one JSON object a line"),
    "is in another place": ("for turn in turns(): say({'type': 'move', 'id': turn['id'] + 1, 'move': 'bid 1'})", "it answered turn 2; this is turn 1"),
    "breaks the rules": ("for turn in turns(): say({'type': 'move', 'id': turn['id'], 'move': 'build Nowhere'})", "its move 'build Nowhere' is none of the"),
    "sends a wrong type": ("for turn in turns(): say({'type': 'move', 'id': 'one', 'move': 'bid 1'})", "id: Input should be a valid integer"),
    "says no hello": ("sys.exit(0)", "it ended with code 0"),
    "is of another time": ("say({'type': 'hello', 'protocol': 99})\ntime.sleep(60)", "it speaks version 99 of the protocol; this is version 1"),
    "closes its output": ("for turn in turns(): sys.stdout.flush(); os.close(1); time.sleep(60)", "it (closed its standard output|did not answer in time)"),
}  # fmt: skip


def program(folder: Path, text: str) -> str:
    file = folder / "mybot.py"
    file.write_text(HELLO + text, encoding="utf-8")
    return f"{sys.executable} {file}"


def alive(pid: int) -> bool:
    """True if there is such a process, a zombie too."""
    return Path(f"/proc/{pid}").exists()


def gone(pid: int) -> bool:
    for _ in range(500):
        if not alive(pid):
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize("name", games())
def test_a_program_is_told_what_its_seat_knows_and_its_answer_is_played(name: str, tmp_path: Path) -> None:
    state = midgame(name, 30)
    seat = state.to_act()[0]
    log = tmp_path / "heard"
    keep = f"open({str(log)!r}, 'w').write(json.dumps(turn))"
    text = f"for turn in turns():\n    {keep}\n    say({{'type': 'ping'}})\n    {FIRST.replace('[0]', '[-1]')}"
    machine = bot(f"exec:{program(tmp_path, text)}", Chance(1), programs=True)
    try:
        assert machine.choose(Seat(state, seat, state.listen(), ["A", "B", "C"])) is state.moves(seat)[-1]
        heard = json.loads(log.read_text())
        jsonschema.validate(heard, protocol.schemas()["messages"]["Turn"])
        assert heard["view"] == json.loads(json.dumps(state.view(seat))) and heard["seat"] == seat and heard["left"] == 10_000
        assert [one["move"] for one in heard["moves"]] == [move.text for move in state.moves(seat)]
        assert [one["move"] for one in heard["asides"]] == [move.text for move in state.asides(seat)]
        start = protocol.start(state.setting, seat, ["A"], 10_000, "greedy", "here")
        jsonschema.validate(json.loads(protocol.written(start)), protocol.schemas()["messages"]["Start"])
    finally:
        machine.close()


@pytest.mark.parametrize("kind", FAILING)
def test_a_program_that_fails_is_told_of_and_another_decides(kind: str, valley: str, tmp_path: Path) -> None:
    text, reason = FAILING[kind]
    told: list[str] = []
    seconds = "0.3" if "sleep" in text else "60"
    machine = bot(f"exec:{seconds}s:else=random:{program(tmp_path, text)}", Chance(1), programs=True)
    assert isinstance(machine, OutsideBot)
    machine.report = told.append
    state = game(valley).new(3, 5)
    seat = state.to_act()[0]
    assert machine.choose(Seat(state, seat)) in state.moves(seat)
    assert re.search(reason, told[0], re.DOTALL), told
    assert "; random decides in its place" in told[0] and len(told) == 1
    machine.close()
    assert machine._program is None and machine.stood_in == 1


def test_after_three_faults_the_fallback_plays_to_the_end_and_all_processes_are_gone(valley: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    pids = tmp_path / "pids"
    child = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(100)'])"
    text = f"child = {child}\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}}\\n')\nfor turn in turns(): time.sleep(100)"
    plan = Plan.of(game(valley), 2, [f"exec:0.2s:{program(tmp_path, text)}", "random"], 1, 3)
    outcome = play_one(plan, 0)
    found = [int(word) for word in pids.read_text().split()]
    assert len(found) == 2 * FAULTS and all(gone(pid) for pid in found)
    errors = capfd.readouterr().err
    assert errors.count("greedy decides in its place") == FAULTS - 1 and errors.count("greedy plays seat 1 from now on") == 1
    assert outcome.stood_in > FAULTS and summary([outcome]).data()["stood_in"] == outcome.stood_in


def test_a_program_does_not_outlive_whoever_started_it(valley: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    text = f"open({str(pids)!r}, 'w').write(str(os.getpid()))\nfor turn in turns():\n    while True: time.sleep(1)"
    command = [sys.executable, "-m", "roundhouse", "simulate", valley, "--players", "2", "--bots", f"exec:100s:{program(tmp_path, text)}", "--games", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        while not pids.exists() or not pids.read_text():
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.communicate()
    assert gone(int(pids.read_text()))


def test_a_bot_that_is_forgotten_takes_its_program_with_it(valley: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    text = f"open({str(pids)!r}, 'w').write(str(os.getpid()))\nfor turn in turns(): {FIRST}"
    machine = bot(f"exec:{program(tmp_path, text)}", Chance(1), programs=True)
    state = game(valley).new(2, 5)
    machine.choose(Seat(state, state.to_act()[0]))
    assert alive(int(pids.read_text()))
    del machine
    assert gone(int(pids.read_text()))


def test_a_program_hears_events_and_the_end_and_may_play_asides(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    text = f"""
out = open({str(log)!r}, 'a')
def asked():
    say({{'type': 'hello', 'protocol': 1}})
    for line in sys.stdin:
        out.write(line); out.flush()
        message = json.loads(line)
        if message['type'] == 'turn':
            yield message
for turn in asked():
    say({{'type': 'move', 'id': turn['id'], 'move': (turn['asides'] or turn['moves'])[0]['move']}})
"""
    plan = Plan.of(game("workshop_of_the_world"), 2, [f"exec:{program(tmp_path, text)}", "greedy"], 1, 3, check=True)
    outcome = play_one(plan, 0)
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    shapes = protocol.schemas()["messages"]
    for message in heard:
        jsonschema.validate(message, shapes[{"hello": "Hello", "start": "Start", "turn": "Turn", "end": "End"}[message["type"]]])
    assert [message["type"] for message in heard[:3]] == ["hello", "start", "turn"] and heard[-1]["type"] == "end"
    assert heard[-1]["scores"] == list(outcome.scores) and heard[-1]["ranking"] == list(outcome.ranking) and heard[-1]["over"]
    assert heard[1]["drawing"] and heard[1]["names"] == list(outcome.seats)
    assert any(message["type"] == "turn" and message["events"] for message in heard) and outcome.stood_in == 0
    assert any(message["type"] == "turn" and message["asides"] for message in heard), "somebody with track may recoup"


@pytest.mark.parametrize("file", ["lucky.py", "lucky.mjs"])
def test_the_examples_play(file: str, valley: str) -> None:
    assert len((EXAMPLES / file).read_text().splitlines()) <= 30
    outcomes = simulate(Plan.of(game(valley), 2, [f"exec:{EXAMPLES / file}", "random"], 2, 3))
    assert sum(outcome.stood_in for outcome in outcomes) == 0


def test_programs_run_only_where_they_may_and_never_through_a_shell(valley: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "exec" not in bots()
    with pytest.raises(UnknownName, match="no programs are run here"):
        bot("exec:true", Chance(1))
    for wrong, words in {
        "exec:": "names no program", "exec:5s:": "names no program", "exec:'": "no closing quotation", "exec:./none": "there is no program './none'",
        "exec:0s:true": "more than 0", "exec:99999s:true": "at most 3600 seconds", "exec:else=nobody:true": "else=nobody: there is no bot 'nobody'",
    }.items():  # fmt: skip
        with pytest.raises(UnknownName, match=words):
            bot(wrong, Chance(1), programs=True)
    with pytest.raises(UnknownName):
        bot("exec:else=exec:true", Chance(1), programs=True)
    state = game(valley).new(2, 1)
    machine = bot("exec:echo ; touch pwned `touch pwned` $(touch pwned) | touch pwned", Chance(1), programs=True)
    assert isinstance(machine, OutsideBot)
    machine.report = lambda text: None
    machine.choose(Seat(state, state.to_act()[0]))
    assert not list(tmp_path.iterdir())


def test_a_saved_game_runs_no_program_by_itself(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"seat 2 of the saved game is the program 'echo a'; to run it, say --programs"):
        players_of(["Ann", "exec:echo a", "greedy 2"])
    found = players_of(["Ann", "exec:echo a #2", "greedy 2"], programs=True)
    assert [player.bot for player in found] == ["", "exec:echo a", "greedy"]
    with pytest.raises(BadOption, match=r"seat 1 of the saved game is the program 'echo \(a\)'"):
        players_of(["Brunel (exec:echo (a))", "Ann"])


def test_a_comma_in_quotes_belongs_to_a_program() -> None:
    assert listed("me:L'Aquila,exec:./b 'x,y' -z,me:D'Arc") == ["me:L'Aquila", "exec:./b 'x,y' -z", "me:D'Arc"]
    assert listed("a,,b") == ["a", "", "b"] and listed(" me:Ann  B ,") == ["me:Ann B", ""]


def test_the_published_schema_is_that_of_the_messages() -> None:
    published = json.loads((ROOT / "docs" / "bot_protocol.json").read_text(encoding="utf-8"))
    assert published == json.loads(json.dumps(protocol.schemas())), "python -m roundhouse.bots.protocol > docs/bot_protocol.json"
