"""What all tests share: the miniature game, installed like any other package that brings a game."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.kernel import registry

HERE = Path(__file__).parent


@pytest.fixture
def valley(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Valley Line in the registry, for this test and the processes it starts; its id."""
    site = tmp_path_factory.mktemp("site")
    info = site / "valley_line-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: valley-line\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[roundhouse.games]\nvalley_line = minigame:GAME\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(HERE), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.syspath_prepend(str(HERE))
    monkeypatch.syspath_prepend(str(site))
    registry.find.cache_clear()
    yield "valley_line"
    registry.find.cache_clear()
