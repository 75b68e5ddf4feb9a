"""Chance: the numbers of BLAKE2b over the seed and a counter.

The same compiled and interpreted, and safe to show: from the numbers that players have seen nobody can work out the ones
that are still to come, nor the seed.
"""

import struct
from hashlib import blake2b
from typing import Final

WORDS: Final = 16  # numbers of 32 bits in one block
SPAN: Final = 4294967296  # 2 to the power of 32


class Chance:
    """An endless row of dice: a seed, and how many numbers have been drawn from it."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed: Final = seed
        self.drawn = drawn
        self.block: tuple[int, ...] = ()
        if drawn % WORDS:
            self.block = self._block(drawn // WORDS)

    def copy(self) -> "Chance":
        """The same row of dice at the same place."""
        other = Chance(self.seed)
        other.drawn = self.drawn
        other.block = self.block
        return other

    def word(self) -> int:
        """The next number, from 0 to 2**32 - 1."""
        place = self.drawn % WORDS
        if place == 0:
            self.block = self._block(self.drawn // WORDS)
        self.drawn += 1
        return self.block[place]

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely. `limit` is at most 2**32."""
        fair = SPAN - SPAN % limit
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % limit

    def shuffle(self, things: list[int]) -> None:
        """Put `things` in a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def fork(self) -> "Chance":
        """A new row of dice that depends on this one and takes one draw from it."""
        return Chance(self.word() * SPAN + self.word())

    def _block(self, number: int) -> tuple[int, ...]:
        digest = blake2b(f"{self.seed}:{number}".encode("ascii")).digest()
        return struct.unpack("<16I", digest)
