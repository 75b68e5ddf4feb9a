"""A fair queue: the most urgent first; among equals everybody in turn, and of one who asks much each table in turn."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Fair(Generic[T]):
    """What waits, by rank, asker and table. Forty questions of one delay another's by one at most."""

    def __init__(self, ranks: int) -> None:
        self._ranks: list[OrderedDict[str, OrderedDict[str, deque[T]]]] = [OrderedDict() for _ in range(ranks)]
        self._by_asker: dict[str, int] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def of(self, asker: str) -> int:
        """How much of one asker waits."""
        return self._by_asker.get(asker, 0)

    def put(self, rank: int, asker: str, table: str, one: T) -> None:
        """Wait at the end of the line of a table of an asker."""
        self._ranks[rank].setdefault(asker, OrderedDict()).setdefault(table, deque()).append(one)
        self._by_asker[asker] = self.of(asker) + 1
        self._count += 1

    def take(self, fits: Callable[[T], bool]) -> T | None:
        """The next whose turn it is among those that fit; its asker and its table go to the end of their lines."""
        for askers in self._ranks:
            for asker, tables in askers.items():
                for table, line in tables.items():
                    if fits(line[0]):
                        one = line.popleft()
                        self._turn(askers, asker, tables, table)
                        return one
        return None

    def drop(self, rank: int, asker: str, table: str, one: T) -> bool:
        """Let somebody go who waits no longer; False if it was not waiting."""
        askers = self._ranks[rank]
        tables = askers.get(asker, OrderedDict())
        line = tables.get(table, deque())
        if one not in line:
            return False
        line.remove(one)
        if not line:
            del tables[table]
        if not tables:
            del askers[asker]
        self._less(asker)
        return True

    def _turn(self, askers: OrderedDict[str, OrderedDict[str, deque[T]]], asker: str, tables: OrderedDict[str, deque[T]], table: str) -> None:
        if tables[table]:
            tables.move_to_end(table)
        else:
            del tables[table]
        if tables:
            askers.move_to_end(asker)
        else:
            del askers[asker]
        self._less(asker)

    def _less(self, asker: str) -> None:
        self._count -= 1
        self._by_asker[asker] -= 1
        if not self._by_asker[asker]:
            del self._by_asker[asker]
