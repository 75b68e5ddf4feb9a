"""Classes that were compiled apart from their base: a game that has one would crash, so it is refused."""

from collections.abc import Iterator, Sequence

from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.state import State


def compiled_apart(bases: Sequence[type] = (State, Phase, Move, Board)) -> Iterator[str]:
    """The classes whose objects hold less than those of their base: mypyc lays out a class with its base or not at all, and such a one overwrites its base."""
    for base in bases:
        derived: list[type] = base.__subclasses__()
        for one in derived:
            if one.__basicsize__ < base.__basicsize__:
                yield f"{one.__module__}.{one.__qualname__}"
            yield from compiled_apart([one])
