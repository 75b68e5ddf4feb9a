"""One server for the tests that do not harm it; PostgreSQL and Redis of our own where they are needed."""

from collections.abc import Iterator

import pytest

from . import services
from .ears import Ear
from .house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with SQLite, without limits."""
    with House(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A PostgreSQL of our own."""
    with services.postgres() as address:
        yield address


@pytest.fixture(scope="session")
def fanout() -> Iterator[str]:
    """A Redis of our own."""
    with services.redis() as address:
        yield address


@pytest.fixture(scope="session")
def twins(tmp_path_factory: pytest.TempPathFactory, database: str, fanout: str) -> Iterator[tuple[House, House]]:
    """Two server processes with one PostgreSQL and one Redis."""
    common = {"ROUNDHOUSE_DATABASE": database, "ROUNDHOUSE_REDIS": fanout, "ROUNDHOUSE_SILENCE": "30000"}  # a busy machine kills nobody
    one = House(tmp_path_factory.mktemp("one"), **common)
    two = House(tmp_path_factory.mktemp("two"), **common)
    with one, two:
        yield one, two


@pytest.fixture(scope="module")
def ear() -> Iterator[Ear]:
    """An endpoint of webhooks and push services, which hears what the server sends."""
    one = Ear()
    yield one
    one.server.shutdown()
