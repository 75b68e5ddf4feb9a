"""What is built from a clean clone can be installed anywhere, and is the whole program: engine, server and browser client.

The copy holds what git would put into a clone, with the changes that are not committed yet. The engine itself is compiled
once for one state of its sources (`build/engines`), and only by a build like these: in an environment that holds nothing but
setuptools and mypy.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any

import engine
import httpx
import pytest
import websockets

from tests.server.house import PATIENCE, free_port

ROOT = Path(__file__).parent.parent.parent
GAME = "workshop_of_the_world"


def run(*command: str | Path, cwd: Path, **env: str) -> str:
    """Run a command to its good end; what it says."""
    settings = {**engine.build_settings(), **env}
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


def tracked() -> list[str]:
    """The files of the repository, those that are not committed yet included."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as a clone would have it: nothing that was built or installed."""
    folder = tmp_path_factory.mktemp("clone")
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    assert not (folder / "web/node_modules").exists() and not (folder / "src/roundhouse/server/static").exists()
    return folder


@pytest.fixture(scope="session")
def built(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, str]:
    """The wheel and the source distribution of the clone, and what was said while they were built."""
    out = tmp_path_factory.mktemp("dist")
    said = run(sys.executable, "-m", "build", "--sdist", "--wheel", "--outdir", out, clone, cwd=clone)
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return wheel, sdist, said


@pytest.fixture(scope="session")
def wheel_of_sdist(built: tuple[Path, Path, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that pip makes of the source distribution, on a machine without Node."""
    _, sdist, _ = built
    out = tmp_path_factory.mktemp("again")
    tools = tmp_path_factory.mktemp("bin")
    for folder in os.environ["PATH"].split(os.pathsep):
        for tool in Path(folder).iterdir() if Path(folder).is_dir() else []:
            if tool.name not in ("npm", "node", "npx") and not (tools / tool.name).exists():
                (tools / tool.name).symlink_to(tool)
    said = run(sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--wheel-dir", out, sdist, cwd=out, PATH=str(tools))
    assert len(re.findall("roundhouse: (compiling|taking) the engine", said)) == 1  # of the three times that pip runs setup.py
    (wheel,) = out.glob("*.whl")
    return wheel


def test_the_build_makes_the_client_and_the_engine_once(built: tuple[Path, Path, str]) -> None:
    _, _, said = built
    assert said.count("roundhouse: building the browser client") == 1  # sdist and wheel share it
    assert len(re.findall("roundhouse: (compiling|taking) the engine", said)) == 1


def test_the_wheel_holds_what_is_read_at_run_time_and_no_more(built: tuple[Path, Path, str]) -> None:
    names = zipfile.ZipFile(built[0]).namelist()
    assert "roundhouse/server/static/index.html" in names
    assert f"roundhouse/games/{GAME}/boards/england.toml" in names and f"roundhouse/games/{GAME}/face/text/it.ftl" in names
    assert any(re.match(r"roundhouse/kernel/state\..*\.(so|pyd)$", name) for name in names) or "there is no" in _missing()
    sources = [name for name in names if Path(name).suffix in (".ts", ".svelte", ".c", ".pyc")]
    assert sources == ["roundhouse/face.d.ts"]  # what a drawn board of another package is written against
    assert [name for name in names if "/tests/" in name or "/e2e/" in name or name.startswith("tests/")] == []


def _missing() -> str:
    return run(sys.executable, "-c", "import setup; print(setup.why_interpreted())", cwd=ROOT)


def test_the_source_distribution_holds_the_sources_and_the_built_client(built: tuple[Path, Path, str]) -> None:
    with tarfile.open(built[1]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/roundhouse/server/static/index.html", "web/package-lock.json", "Makefile", "tests/test_golden.py", "requirements/dev.txt"} <= names
    assert sorted(name for name in tracked() if "/" in name and not name.startswith(".") and name not in names) == []
    assert [name for name in names if "node_modules" in name] == []


@pytest.mark.parametrize("origin", ["clone", "sdist"])
def test_an_installed_wheel_is_the_whole_program(origin: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    wheel = request.getfixturevalue("wheel_of_sdist") if origin == "sdist" else request.getfixturevalue("built")[0]
    home = tmp_path / "env"
    venv.create(home, with_pip=True)
    run(home / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel, cwd=tmp_path)
    line = run(home / "bin/python", "-c", "import roundhouse.kernel.state as s; print(s.__file__)", cwd=tmp_path).strip()
    assert line.startswith(str(home)) and (Path(line).suffix == ".so" or "there is no" in _missing())
    assert GAME in run(home / "bin/roundhouse", "games", cwd=tmp_path)
    port = free_port()
    env = {**os.environ, "ROUNDHOUSE_DATABASE": str(tmp_path / "tables.sqlite"), "ROUNDHOUSE_BOT_DELAY": "0"}
    command = [str(home / "bin/roundhouse"), "serve", "--port", str(port)]
    with (tmp_path / "server.log").open("wb") as log:
        server = subprocess.Popen(command, cwd=tmp_path, env=env, stdout=log, stderr=log)
    try:
        asyncio.run(_play(server, port))
    finally:
        server.terminate()
        assert server.wait(PATIENCE) in (0, -15)
    assert "Traceback" not in (tmp_path / "server.log").read_text(encoding="utf-8")


async def _play(server: "subprocess.Popen[bytes]", port: int) -> None:
    """Fetch the page and what it loads, then play a move over the socket."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as client:
        await _answers(server, client)
        page = (await client.get("/")).text
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(name.endswith(".js") for name in files) and "not built" not in page
        for name in files:
            assert (await client.get(name)).status_code == 200, name
        made = (await client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}]})).json()
    async with websockets.connect(f"ws://127.0.0.1:{port}/api/tables/{made['table']['id']}/socket", max_size=None, proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [made["tokens"]["0"]], "since": {}}))
        state = await _heard(socket, lambda message: message["type"] == "state" and message["moves"])
        await socket.send(json.dumps({"type": "move", "id": 1, "seat": 0, "move": state["moves"][0]["move"], "at": state["at"]}))
        answer = await _heard(socket, lambda message: message["type"] == "answer" and message["id"] == 1)
        assert answer["ok"], answer


async def _answers(server: "subprocess.Popen[bytes]", client: httpx.AsyncClient) -> None:
    for _ in range(int(PATIENCE / 0.1)):
        assert server.poll() is None, "the server ended"
        try:
            assert (await client.get("/api/games")).status_code == 200
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise AssertionError("the server does not answer")


async def _heard(socket: Any, claim: Any) -> Any:
    async with asyncio.timeout(PATIENCE):
        async for text in socket:
            message = json.loads(text)
            if claim(message):
                return message
    raise AssertionError("the socket closed")
