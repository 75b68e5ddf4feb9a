"""A track of spaces on which discs lie in stacks, so that there are never ties."""

from typing import Final


class StackedTrack:
    """One disc a seat; a disc that moves goes on top of the stack of its new space."""

    def __init__(self, low: int, high: int, space: list[int], rank: list[int]) -> None:
        self.low: Final = low  # the lowest space
        self.high: Final = high  # the highest space
        self.space: Final = space  # where the disc lies, by seat
        self.rank: Final = rank  # seats from first to last: higher space first, on one space the disc nearer the top first

    def copy(self) -> "StackedTrack":
        """The same track, sharing nothing that changes."""
        return StackedTrack(self.low, self.high, self.space[:], self.rank[:])

    def move(self, seat: int, space: int) -> None:
        """Put the disc of `seat` on top of the stack of `space`, or of the end of the track if that lies beyond it."""
        if space > self.high:
            space = self.high
        elif space < self.low:
            space = self.low
        rank = self.rank
        rank.remove(seat)
        place = 0
        while place < len(rank) and self.space[rank[place]] > space:
            place += 1
        rank.insert(place, seat)
        self.space[seat] = space

    def stack(self, space: int) -> list[int]:
        """The seats whose discs lie on `space`, the top one first."""
        return [seat for seat in self.rank if self.space[seat] == space]
