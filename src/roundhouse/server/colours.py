"""Colours: everybody plays in the one that they like best, as far as it is free, where the game leaves it to the table who has which.

A game does so whose `colours_of` is the kernel's: its colours are those of its seats and mean nothing to its rules. Whoever sits down first has the
first choice; whoever has none keeps the colour of the seat, or has one that is left.
"""

from collections.abc import Sequence
from typing import Any

from roundhouse.kernel.game import Game
from roundhouse.server.chairs import Chair


def chosen_here(game: Game) -> bool:
    """True if a table may give out the game's colours as people like."""
    return next(one for one in type(game).__mro__ if "colours_of" in vars(one)) is Game


def given(game: Game, chairs: Sequence[Chair]) -> list[str]:
    """The colour of each seat."""
    usual = [game.colours[seat % len(game.colours)] for seat in range(len(chairs))]
    if not chosen_here(game):
        return usual
    taken = {chair.colour for chair in chairs if chair.colour}
    kept = {colour for chair, colour in zip(chairs, usual, strict=True) if not chair.colour and colour not in taken}
    left = [colour for colour in game.colours if colour not in taken | kept]
    return [chair.colour or (colour if colour in kept or not left else left.pop(0)) for chair, colour in zip(chairs, usual, strict=True)]


def had(game: Game, chairs: Sequence[Chair], seat: int, wish: str) -> str:
    """The colour that somebody who sits down on `seat` has of their own choice; empty if there is none to be had."""
    free = chosen_here(game) and wish in game.colours and all(chair.colour != wish for chair in chairs if chair.seat != seat)
    return wish if free else ""


def painted(view: Any, colours: Sequence[str] | None) -> Any:
    """A view in these colours; None: as the game has it."""
    return view if colours is None else {**view, "colours": [[colour] for colour in colours]}
