"""The examples for research run, at small size."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from roundhouse.cli import run as command

HERE = Path(__file__).parent.parent / "examples" / "research"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", HERE / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_random_agent() -> None:
    rewards = load("random_agent").main("workshop_of_the_world", 1)
    assert sum(rewards[0].values()) == pytest.approx(0) and max(rewards[0].values()) > 0


def test_a_search_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    example = load("search_agent")
    monkeypatch.setattr(example, "WORLDS", 2)
    monkeypatch.setattr(example, "WIDEST", 5)
    assert example.main("workshop_of_the_world", 1) == 1.0, "it beats random bots even when it hardly thinks"
    assert len((HERE / "search_agent.py").read_text().splitlines()) <= 66


def test_a_data_set_in_polars(valley: str, tmp_path: Path) -> None:
    assert command(["dataset", valley, "--bots", "greedy,random", "--players", "2", "--games", "40", "--out", str(tmp_path / "set")]) == 0
    found = load("read_dataset").main(str(tmp_path / "set"))
    assert set(found["bots"].to_list()) == {"greedy", "random"}


def test_maskable_ppo() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib (extra `examples`, which needs PyTorch) is not installed, so the example of MaskablePPO was not run")
    assert 0 <= load("maskable_ppo").main("workshop_of_the_world", 2048, 2) <= 1


def test_ppo_of_rllib(request: pytest.FixtureRequest) -> None:
    """RLlib learns from one small batch of a table where its one policy has all seats, and plays a game."""
    for name in ("torch", "ray.rllib"):
        pytest.importorskip(name, reason="RLlib (extra `examples`, which needs PyTorch) is not installed, so its example was not run")
    import ray

    request.addfinalizer(ray.shutdown)
    assert 0 <= load("rllib_ppo").main("workshop_of_the_world", 1, 1, batch=128, max_cycles=20) <= 1
