"""A real Ray cluster of three nodes on this machine, one of which is killed while it plays: every game exactly once, and the same as here."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as Machines

from roundhouse import game
from roundhouse.arena.cluster import Cluster
from roundhouse.arena.contest import Result
from roundhouse.arena.crew import Alone, Cargo
from roundhouse.arena.design import Tournament
from roundhouse.arena.keeping import Folder
from roundhouse.arena.running import run
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.learning import selfplay

pytestmark = pytest.mark.ray
GAME = "workshop_of_the_world"


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """Three nodes with a core each, and this program joined to them."""
    home = tempfile.mkdtemp(prefix="ray")  # short: it holds sockets
    (Path(home) / "ray").mkdir()  # where Ray writes its address; it makes no folder of its own where TMPDIR is new
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", home)
        found = Machines()
        try:
            found.add_node(num_cpus=1, include_dashboard=False, temp_dir=home)
            for _ in range(2):
                found.add_node(num_cpus=1)
            ray.init(address=found.address, log_to_driver=False, logging_level="ERROR")
            yield found
        finally:
            ray.shutdown()
            found.shutdown()
            shutil.rmtree(home, ignore_errors=True)


def test_a_node_dies_and_every_game_is_there_once(machines: Any, tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text(game(GAME).board_text(game(GAME).boards[0])[0], encoding="utf-8")
    plan = Tournament.of(game(GAME), 3, ["greedy", "random", "beginner"], 90, 2, str(board))
    folder = Folder.new(tmp_path / "cup", plan)
    numbers: list[int] = []
    nodes = list(machines.worker_nodes)

    def told(news: list[Result]) -> None:
        numbers.extend(one.number for one in news)
        if len(numbers) >= 10 and nodes:
            machines.remove_node(nodes.pop(), allow_graceful=False)
            nodes.clear()

    played = run(plan, Cluster(machines.address), folder, told=told)
    assert not nodes and len(machines.worker_nodes) == 1, "a node was killed"
    assert sorted(numbers) == list(range(90)), "every game exactly once"
    assert sorted(Folder.open(tmp_path / "cup").found) == list(range(90))
    assert [one.same() for one in played.results] == [one.same() for one in run(plan, Alone()).results]


def test_games_to_learn_from(machines: Any, tmp_path: Path) -> None:
    def gathered(folder: str, crew: Any) -> dict[int, selfplay.Played]:
        return selfplay.gather(GAME, tmp_path / folder, 8, 100, ("random",), crew, 5.0, lambda more: None)

    assert gathered("far", Cluster(machines.address)) == gathered("near", Alone())


def test_what_goes_wrong_is_told(machines: Any) -> None:
    cargo = Cargo("roundhouse.arena.contest", "play", None, GAME)  # there is no plan
    with pytest.raises(RoundhouseError, match=r"a task failed on the cluster: .*AttributeError"):
        list(Cluster(machines.address).work(cargo, range(3)))


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said at once, and not after the minutes for which Ray itself would try."""
    crew = Cluster("127.0.0.1:1")
    monkeypatch.setattr(crew.ray, "is_initialized", lambda: False)
    with pytest.raises(RoundhouseError, match=r"cannot reach a Ray cluster at '127.0.0.1:1': .*refused"):
        list(crew.work(Cargo("roundhouse.arena.contest", "play", None, GAME), range(3)))
