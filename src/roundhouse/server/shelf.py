"""Answers that do not change any more, kept at hand: the longest unused makes room."""

from collections import OrderedDict

LARGEST = 32 << 20  # bytes of all together


class Shelf:
    """Bytes by name."""

    def __init__(self, most: int = LARGEST) -> None:
        self._most = most
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    def get(self, name: str) -> bytes | None:
        """What is kept under a name."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def put(self, name: str, data: bytes) -> None:
        """Keep it, unless it would fill the shelf alone."""
        if name in self._kept or len(data) > self._most // 2:
            return
        self._kept[name] = data
        self._size += len(data)
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])
