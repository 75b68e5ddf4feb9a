"""The machines of a Ray cluster as a crew. Needs the extra `ray`.

Every machine has the same version of Roundhouse installed; what is not part of it, a board file or models of one's own, travels with the cargo, which is put
into the object store once. Results are small and come straight back, so that a machine that dies takes none with it; Ray does its portions again elsewhere.
"""

import os
import socket
from collections.abc import Generator, Iterable
from typing import Any

import roundhouse
from roundhouse.arena.crew import AHEAD, DEATHS, LOOK, Cargo, Crew, Done, Heap, Portion, good, portion
from roundhouse.kernel.errors import BadOption, RoundhouseError

AUTO = "auto"
PATIENCE = 10.0  # seconds until the head of a cluster must answer
RETRIES = 5  # of a portion, by Ray, when its worker or machine died
SPARE = 2  # portions more than there are cores to do them, so that Ray sees that it could use another machine


class Cluster(Crew):
    """A Ray cluster: the one at an address, or with "auto" the one that this machine belongs to, or else this machine alone."""

    def __init__(self, address: str = AUTO) -> None:
        try:
            import ray
        except ImportError:
            raise BadOption("work on several machines needs Ray: pip install 'roundhouse[ray]'") from None
        self.ray: Any = ray
        self.address = address

    def work(self, cargo: Cargo, numbers: Iterable[int]) -> Generator[Done, None, None]:
        self._connect()
        ray = self.ray
        shared = ray.put(cargo)
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_portion)
        heap = Heap(numbers)
        waiting: dict[Any, list[int]] = {}
        deaths = 0
        try:
            while heap or waiting:
                workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
                while heap and len(waiting) < AHEAD * workers + SPARE:
                    taken = heap.take(workers)
                    waiting[remote.remote(shared, taken, roundhouse.__version__)] = taken
                ready, _ = ray.wait(list(waiting), num_returns=1, timeout=LOOK)
                for reference in ready:
                    taken = waiting.pop(reference)
                    try:
                        found: Portion = ray.get(reference)
                    except ray.exceptions.RayTaskError as problem:
                        raise RoundhouseError(f"a task failed on the cluster: {_last(problem)}") from None
                    except ray.exceptions.RayError as problem:
                        deaths += 1
                        heap.back(taken)
                        if deaths >= DEATHS:
                            raise RoundhouseError(f"the cluster lost the same games again and again: {_last(problem)}; what was finished is kept") from None
                        continue
                    heap.learn(found)
                    deaths = 0
                    yield found.done
                    good(found)
                yield []
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)

    def _connect(self) -> None:
        """Join the cluster, unless this program has joined one already."""
        ray = self.ray
        if ray.is_initialized():
            return
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # we ask for no graphics card
        quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False, "configure_logging": False}
        try:
            if self.address != AUTO:
                _reachable(self.address)
                ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
                return
            try:
                ray.init(address=AUTO, log_to_driver=False, logging_level="ERROR")
            except ConnectionError:
                ray.init(**quiet)
        except (ConnectionError, ValueError, RuntimeError, OverflowError, OSError) as problem:
            raise RoundhouseError(f"cannot reach a Ray cluster at {self.address!r}: {_last(problem)}") from None


def _reachable(address: str) -> None:
    """Somebody listens at a host and port; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in address:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _portion(cargo: Cargo, numbers: list[int], version: str) -> Portion:
    """A portion, done on one of the machines."""
    if roundhouse.__version__ != version:
        return Portion([], f"a machine of the cluster has Roundhouse {roundhouse.__version__}, not {version}: install the same version everywhere", 0.0)
    cargo.unload(True)
    return portion(cargo, numbers)


def _last(problem: BaseException) -> str:
    """The last line of an error that may have a whole page."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    return lines[-1][:300] if lines else type(problem).__name__
