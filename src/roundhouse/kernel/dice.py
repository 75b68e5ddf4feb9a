"""Quick dice for play that nobody keeps: playouts of a search or of a statistic, never a table."""

from typing import Final

from mypy_extensions import i64

from roundhouse.kernel.chance import Chance

MASK: Final = 4294967295  # 2 to the power of 32, less 1


class Dice:
    """L'Ecuyer's taus88 (1996), with a period of about 2 to the power of 88: the same numbers compiled and interpreted, in a few nanoseconds each.

    Unlike `Chance` it could be seen through by somebody who watches it, so it never decides anything at a table.
    """

    def __init__(self, chance: Chance) -> None:
        """Dice that depend on `chance`, of which three numbers are drawn."""
        self._a: i64 = chance.word() | 16  # each part must be larger than the bits that it throws away
        self._b: i64 = chance.word() | 16
        self._c: i64 = chance.word() | 16

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; with a limit of less than a million all are equally likely to within a part in four thousand."""
        a: i64 = self._a
        b: i64 = self._b
        c: i64 = self._c
        a = ((a & 4294967294) << 12 & MASK) ^ (((a << 13 & MASK) ^ a) >> 19)
        b = ((b & 4294967288) << 4 & MASK) ^ (((b << 2 & MASK) ^ b) >> 25)
        c = ((c & 4294967280) << 17 & MASK) ^ (((c << 3 & MASK) ^ c) >> 11)
        self._a = a
        self._b = b
        self._c = c
        scaled: i64 = (a ^ b ^ c) * limit
        return scaled >> 32
