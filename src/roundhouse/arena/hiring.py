"""Who is asked to do the work."""

import os

from roundhouse.arena.cluster import Cluster
from roundhouse.arena.crew import Alone, Crew, Processes
from roundhouse.kernel.errors import BadOption


def crew(jobs: int = 1, ray: str | None = None) -> Crew:
    """`jobs` processes of this machine (0: one a core), or with `ray` a cluster: "auto" or its address."""
    if jobs < 0:
        raise BadOption(f"the number of jobs must be a whole number from 0, not {jobs}")
    if ray is not None:
        return Cluster(ray)
    jobs = jobs or os.cpu_count() or 1
    return Alone() if jobs == 1 else Processes(jobs)
