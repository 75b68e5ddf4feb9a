"""The command as a real process: signals, pipes, terminals, and places that cannot be written to."""

import os
import pty
import resource
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from roundhouse.kernel.record import Record

GAME = ("play", "valley_line", "--seats", "me:Ann,random", "--seed", "4")
UNWRITABLE = Path("/proc/self/attr/game.txt")  # a folder in which not even root can make a file


def read_until(process: subprocess.Popen[str], words: str) -> str:
    """The output up to these words; what came before them if the process ended."""
    seen = ""
    assert process.stdout is not None
    while not seen.endswith(words):
        letter = process.stdout.read(1)
        if not letter:
            break
        seen += letter
    return seen


def signalled(process: subprocess.Popen[str], wish: signal.Signals) -> tuple[str, str]:
    """What a process says when it is asked to stop; asked again if the first wish came before it listened."""
    for _ in range(10):
        process.send_signal(wish)
        try:
            out, err = process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            continue
        return out, err
    process.kill()
    pytest.fail(f"the process goes on after {wish!r}")


@pytest.mark.parametrize(("wish", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_saves_the_game_and_says_how_to_go_on(start, here: Path, wish: signal.Signals, code: int) -> None:
    process = start(*GAME, "--save", "game.txt")
    process.stdin.write("bid 12\n")
    process.stdin.flush()
    read_until(process, "Ann> bid 12\n")
    read_until(process, "Ann> ")
    out, err = signalled(process, wish)
    assert process.returncode == code
    assert "To continue: roundhouse play --resume game.txt" in out
    assert err == ""
    assert len(Record.load(Path("game.txt")).moves) == 2


def test_closed_input_saves_the_game(start, here: Path) -> None:
    process = start(*GAME, "--save", "game.txt")
    out, err = process.communicate("bid 12\n", timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "Saved in game.txt" in out
    assert Record.load(Path("game.txt")).state().over is False


def test_closed_output_saves_the_game_without_a_word(start, here: Path) -> None:
    process = start(*GAME, "--save", "game.txt")
    read_until(process, "Ann> ")
    process.stdout.close()
    process.stdout = None
    process.stdin.write("help\n" * 50)
    _, err = process.communicate(timeout=60)
    assert err == ""
    assert Path("game.txt").exists()


def test_letters_that_are_none_do_no_harm(start, here: Path) -> None:
    process = start(*GAME, encoding="latin-1", env={**os.environ, "PYTHONIOENCODING": "", "PYTHONUTF8": "1"})
    _, err = process.communicate("\xff\xfe\nquit\n", timeout=60)
    assert process.returncode == 2
    assert "Traceback" not in err and "input, line 1" in err


def test_an_ascii_terminal_gets_question_marks_instead_of_a_traceback(start, here: Path) -> None:
    process = start(*GAME, env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    out, err = process.communicate("quit\n", timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "Valley Line ? Bidding" in out


def test_no_colours_in_a_pipe(start, here: Path) -> None:
    out, err = start(*GAME).communicate("hint\nwhy done\nbid 12\nquit\n", timeout=60)
    assert "\x1b" not in out + err


def test_a_full_disk_keeps_the_old_file_and_the_game(start, here: Path, tmp_path: Path) -> None:
    start(*GAME, "--save", "game.txt").communicate("quit\n", timeout=60)
    before = Path("game.txt").read_text()
    process = start("play", "--resume", "game.txt", preexec_fn=no_room)
    out, err = process.communicate("bid 12\nsave\nquit\n", timeout=60)
    assert process.returncode == 2
    assert "input, line 2: cannot write game.txt: File too large; what was there before is unchanged" in err
    assert "Traceback" not in err
    assert Path("game.txt").read_text() == before
    assert list(here.iterdir()) == [here / "game.txt"]
    kept = out[out.index("roundhouse record 1") :]  # with no room anywhere the whole game is printed
    assert len(Record.parse(kept.strip() + "\n").moves) == 2


def no_room() -> None:
    """No file may grow, as on a full disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def test_a_folder_that_cannot_be_written_to_is_said_and_the_game_is_kept_elsewhere(start, here: Path) -> None:
    process = start(*GAME, "--save", str(UNWRITABLE))
    out, err = process.communicate("bid 12\nquit\n", timeout=60)
    assert process.returncode == 2
    assert f"cannot write {UNWRITABLE}" in err and err.count("\n") == 1
    kept = Path(os.environ["HOME"]) / "game.txt"
    assert f"Saved in {kept}" in out
    assert len(Record.load(kept).moves) == 2


def test_ctrl_c_ends_a_simulation(start, here: Path) -> None:
    process = start("simulate", "valley_line", "--players", "2", "--games", "100000000", "--jobs", "2")
    workers = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while process.poll() is None and len(children := workers.read_text().split()) < 2:
        time.sleep(0.05)
    out, err = signalled(process, signal.SIGINT)
    assert process.returncode == 130
    assert (out, err) == ("", "roundhouse: stopped\n")
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{child}/cmdline").exists() for child in children):  # none of them plays on
        assert time.monotonic() < deadline
        time.sleep(0.05)


class Terminal:
    """The command on a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            os.execv(sys.executable, [sys.executable, "-c", "from roundhouse.cli import main; main()", *arguments])
        self.seen = ""

    def wait_for(self, words: str) -> str:
        """Everything since the last call up to where these words appear."""
        while words not in self.seen:
            ready, _, _ = select.select([self.master], [], [], 60)
            assert ready, f"{words!r} did not come after {self.seen!r}"
            try:
                self.seen += os.read(self.master, 65536).decode()
            except OSError:
                break
        before, found, self.seen = self.seen.partition(words)
        assert found, f"{words!r} did not come after {before!r}"
        return before + found

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self.master, line.encode() + b"\n")

    def end(self) -> int:
        """The exit code, when the process has ended."""
        while select.select([self.master], [], [], 60)[0]:
            try:
                self.seen += os.read(self.master, 65536).decode()
            except OSError:
                break
        else:
            os.kill(self.pid, signal.SIGKILL)
        _, status = os.waitpid(self.pid, 0)
        os.close(self.master)
        return os.waitstatus_to_exitcode(status)

    def interrupt(self) -> int:
        """Press Ctrl-C, again if it came before the program listened; the exit code."""
        for _ in range(10):
            os.write(self.master, b"\x03")
            if "To continue" in self.seen or (select.select([self.master], [], [], 2)[0] and self._reads("To go on")):
                break
        return self.end()

    def _reads(self, words: str) -> bool:
        while select.select([self.master], [], [], 2)[0]:
            try:
                self.seen += os.read(self.master, 65536).decode()
            except OSError:
                return True
        return words in self.seen


def test_on_a_terminal_mistakes_are_explained_and_cost_nothing(valley: str, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal = Terminal(*GAME, "--save", "game.txt")
    assert "\x1b[" in terminal.wait_for("Ann> ")
    terminal.type("done")
    assert "asks for one kind of decision" in terminal.wait_for("Ann> ")
    terminal.type("quit")
    assert terminal.end() == 0
    assert Path("game.txt").exists()


def test_on_a_terminal_the_hand_over_wipes_the_screen(valley: str, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal = Terminal("play", "valley_line", "--seats", "me:Ann,me:Bob", "--seed", "4")
    terminal.wait_for("press Enter")
    terminal.type("")
    terminal.wait_for("your cards")
    terminal.wait_for("Ann> ")
    terminal.type("bid 5")
    assert "your cards" not in terminal.wait_for("\x1b[2J\x1b[3J\x1b[H")
    assert "your cards" not in terminal.wait_for("press Enter")
    os.write(terminal.master, b"\x1b[A\n")  # arrow up: the line before, if there is one to be found
    assert "bid 5" not in terminal.wait_for("Bob> ")
    os.write(terminal.master, b"\x04")  # Ctrl-D
    assert terminal.end() == 0
    assert "To continue" in terminal.seen


def test_ctrl_c_on_a_terminal_saves(valley: str, here: Path) -> None:
    terminal = Terminal(*GAME, "--save", "game.txt")
    terminal.wait_for("Ann> ")
    assert terminal.interrupt() == 130
    assert Path("game.txt").exists() and "To continue" in terminal.seen


def test_python_m_roundhouse_is_the_command(here: Path) -> None:
    for words in ([], ["--version"]):
        ran = subprocess.run([sys.executable, "-m", "roundhouse", *words], capture_output=True, text=True, check=False)
        assert ran.returncode == 0 and ran.stdout and not ran.stderr
