"""Several server processes with one PostgreSQL and one Redis behind a proxy, any of which can be killed, frozen and started again."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from . import services
from .house import House, free_port


@dataclass
class Yard:
    """All that runs."""

    postgres: services.Postgres
    redis: services.Redis
    proxy: services.Proxy
    houses: list[House]  # the processes
    front: House  # the proxy, as a client sees it

    def freeze(self, number: int) -> None:
        """A process is there and does not answer."""
        os.killpg(self.houses[number].process, signal.SIGSTOP)

    def thaw(self, number: int) -> None:
        """And wakes up."""
        os.killpg(self.houses[number].process, signal.SIGCONT)


@contextmanager
def yard(folder: Path, count: int = 3, **env: str) -> Iterator[Yard]:
    """So many processes behind a proxy."""
    with ExitStack() as stack:
        postgres = stack.enter_context(services.running_postgres())
        redis = stack.enter_context(services.running_redis())
        houses = []
        for number in range(count):
            place = folder / f"house{number}"
            place.mkdir()
            common = {"ROUNDHOUSE_DATABASE": postgres.address, "ROUNDHOUSE_REDIS": redis.address, "ROUNDHOUSE_INNER": f"127.0.0.1:{free_port()}"}
            house = House(place, port=free_port(), **common, **env)
            houses.append(stack.enter_context(house))
        proxy = stack.enter_context(services.running_proxy([house.port for house in houses]))
        yield Yard(postgres, redis, proxy, houses, House(folder, port=proxy.port))
