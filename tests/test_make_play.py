"""`make play` goes over to the compiled engine under the players' hands: no table is lost, and no call is refused."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.server.house import PATIENCE, free_port

ROOT = Path(__file__).parent.parent
GAME = "workshop_of_the_world"
BUILT = """
import shutil, sys, time
from pathlib import Path
while not Path("go").exists():
    time.sleep(0.05)
shutil.copytree(sys.argv[1], "compiled/roundhouse", ignore=shutil.ignore_patterns("__pycache__"))
"""


class Play:
    """tools/play.py in a folder of its own, with a build that waits for our word and ends in a copy of the package."""

    def __init__(self, folder: Path, build: str, *arguments: str) -> None:
        (folder / "build.py").write_text(build, encoding="utf-8")
        self.folder = folder
        self.output = folder / "output.txt"
        self.port = free_port()
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, trust_env=False)
        env = {
            **os.environ,
            "ROUNDHOUSE_PORT": str(self.port),
            "ROUNDHOUSE_DATABASE": str(folder / "tables.sqlite"),
            "ROUNDHOUSE_BOT_DELAY": "0",
            "ROUNDHOUSE_LIMITS": "off",
        }
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
            env.pop(name, None)
        building = [sys.executable, "build.py", str(ROOT / "src/roundhouse")]
        self.env = env
        self.command = [sys.executable, str(ROOT / "tools/play.py"), "--compiled", str(folder / "compiled"), *arguments, "--", *building]
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(self.command, cwd=folder, env=env, stdout=output, stderr=subprocess.STDOUT)

    def says(self, words: str) -> None:
        """Wait for a line."""
        end = time.monotonic() + PATIENCE
        while words not in self.output.read_text(encoding="utf-8"):
            assert time.monotonic() < end and self.process.poll() is None, self.output.read_text(encoding="utf-8")
            time.sleep(0.05)

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        answer = self.client.request(method, path, json=body, headers={"Authorization": f"Bearer {token}"} if token else {})
        assert answer.status_code in (200, 201), answer.text
        return answer.json()


@contextmanager
def playing(folder: Path, build: str, *arguments: str) -> Iterator[Play]:
    play = Play(folder, build, *arguments)
    try:
        yield play
    finally:
        play.process.send_signal(signal.SIGINT)
        assert play.process.wait(PATIENCE) == 0, play.output.read_text(encoding="utf-8")
        assert "Traceback" not in play.output.read_text(encoding="utf-8")


def test_the_compiled_engine_is_taken_as_soon_as_it_is_built(tmp_path: Path) -> None:
    with playing(tmp_path, BUILT) as play:
        play.says("Playing on the interpreted engine; the compiled one is being built")
        made = play.ask("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}]})
        table, token = made["table"]["id"], made["tokens"]["0"]
        before = play.ask("GET", f"/api/tables/{table}/state", token=token)
        (tmp_path / "go").touch()
        while "The compiled engine is ready" not in play.output.read_text(encoding="utf-8"):
            with suppress(httpx.RemoteProtocolError, httpx.ReadError):  # a line that was open may be cut; a new one is never refused
                play.client.get("/api/games").raise_for_status()
            time.sleep(0.05)  # a person's pace: the new server wants the processor too
        assert play.ask("GET", f"/api/tables/{table}/state", token=token)["at"] == before["at"]
        static = tmp_path / "compiled/roundhouse/server/static"
        static.mkdir(exist_ok=True)
        (static / "whose.txt").write_text("the compiled package's", encoding="utf-8")
        assert play.client.get("/whose.txt").text == "the compiled package's"


def test_a_build_that_fails_leaves_the_interpreted_engine_at_work(tmp_path: Path) -> None:
    with playing(tmp_path, "import sys; sys.exit(3)") as play:
        play.says("could not be compiled")
        assert play.client.get("/api/games").status_code == 200


def test_an_engine_that_does_not_start_is_not_taken(tmp_path: Path) -> None:
    broken = "from pathlib import Path; f = Path('compiled/roundhouse/__init__.py'); f.parent.mkdir(parents=True); f.write_text('1 / 0')"
    with playing(tmp_path, broken) as play:
        play.says("The compiled engine does not start")
        assert play.client.get("/api/games").status_code == 200


def test_without_a_compiler_it_says_so(tmp_path: Path) -> None:
    what = "C compiler (cc)"
    with playing(tmp_path, "raise AssertionError('nothing to build')", "--missing", what) as play:
        play.says(f"Playing on the interpreted engine: there is no {what} to compile it.")
        assert play.client.get("/api/games").status_code == 200


def test_a_second_make_play_opens_the_one_that_runs(tmp_path: Path) -> None:
    with playing(tmp_path, "raise AssertionError('nothing to build')", "--missing", "C compiler (cc)") as play:
        play.says("Playing on the interpreted engine")
        assert play.client.get("/api/games").status_code == 200
        again = subprocess.run(play.command, cwd=tmp_path, env=play.env, capture_output=True, text=True, timeout=PATIENCE)
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"Roundhouse runs already: http://localhost:{play.port}/\n"
        assert play.client.get("/api/games").status_code == 200
