"""How observations are brought up to date: where each number of a position goes in the array, and which of them have changed."""

from typing import Any, Final


class Place:
    """Where the numbers of a column go in the array, and how: counts are multiplied, choices light one of several, sets light some."""

    def __init__(self, at: int, width: int, lowest: int, factor: float, is_set: bool) -> None:
        self.at: Final = at
        self.width: Final = width  # features of each number
        self.shift: Final = at - lowest
        self.factor: Final = factor  # 0: not a count
        self.is_set: Final = is_set

    def fill(self, array: Any, row: list[int]) -> None:
        """Write all numbers into an array of zeros."""
        for number in range(len(row)):
            if self.factor == 0.0 and not self.is_set:
                array[self.shift + number * self.width + row[number]] = 1
            else:
                self.write(array, number, 0, row[number])

    def change(self, array: Any, old: list[int], new: list[int]) -> None:
        """Write the numbers that have changed."""
        for number in range(len(new)):
            if old[number] != new[number]:
                self.write(array, number, old[number], new[number])

    def write(self, array: Any, number: int, old: int, new: int) -> None:
        """Write one number that has changed."""
        if self.factor != 0.0:
            array[self.at + number] = new * self.factor
        elif self.is_set:
            changed = old ^ new
            bit = self.at + number * self.width
            while changed:
                if changed & 1:
                    array[bit] = new & 1
                changed = changed >> 1
                new = new >> 1
                bit += 1
        else:
            start = self.shift + number * self.width
            array[start + old] = 0
            array[start + new] = 1


def change_lists(places: list[Place], array: Any, old: list[list[int]], new: tuple[list[int], ...]) -> None:
    """Write what has changed in any of the lists, and remember them as they are now."""
    for number in range(len(places)):
        row = new[number]
        if row != old[number]:
            places[number].change(array, old[number], row)
            old[number] = row[:]
