"""Who comes first: by a figure, with ties broken by an order."""


def ranked(order: list[int], figures: list[int]) -> list[int]:
    """The entries of `order` by their figures, the largest first; equal ones stay as they stand in `order`."""
    found: list[int] = []
    for one in order:
        place = len(found)
        while place > 0 and figures[found[place - 1]] < figures[one]:
            place -= 1
        found.insert(place, one)
    return found
