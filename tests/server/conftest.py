"""One server for the tests that do not harm it; PostgreSQL and Redis of our own where they are needed."""

from collections.abc import Iterator

import pytest

from .house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with SQLite, without limits."""
    with House(tmp_path_factory.mktemp("house")) as one:
        yield one
