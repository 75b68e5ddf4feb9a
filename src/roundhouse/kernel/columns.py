"""How a game declares its position for programs that learn: columns of whole numbers with names, of what a seat may know alone.

    def columns(self, state):
        return [
            counts("cash", seats(state), top=100),                      # state.cash, a number for each seat
            choices("link", connections, options=hues),                 # state.link, one of the hues for each connection, or -1
            members("served", seats(state), options=cities),            # state.served, a set of cities for each seat
            pieces("offer", faces),                                     # state.offer, a list of faces of any length: how many of each
            size("deck", top=40),                                       # only how many there are
            own("hand", types, top=10),                                 # the part of state.hand that belongs to the seat itself
            made("cash", seats(state), open_cash, top=100),             # whatever a function of the state and the seat says
        ]

Like a view this is built up from nothing: what is not named here is not in the tensor. `roundhouse.adapters.tensors` makes arrays of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Read = Callable[[Any, int], Sequence[int]]


@dataclass(frozen=True)
class Column:
    """Some whole numbers of a position, and what they mean."""

    name: str
    names: tuple[str, ...]  # of the numbers; one empty name where there is one number
    read: Read | None = None  # None: the attribute `name` of the state
    top: int = 0  # counts: what a number is divided by
    options: tuple[str, ...] = ()  # choices: the names of 0, 1, ...; sets: the names of the bits
    lowest: int = -1  # choices: the smallest number that occurs
    is_set: bool = False  # a number is a set, with one bit for each option
    of: tuple[str, ...] = ()  # attributes of the state that `read` follows from, besides the seat: it is asked again only when one of them has changed
    alike: bool = False  # `read` says the same to every seat and to spectators
    at: tuple[int, ...] = ()  # the places of the list that are shown, if not all are

    @property
    def width(self) -> int:
        """How many features a number becomes."""
        if not self.options:
            return 1
        return len(self.options) if self.is_set else len(self.options) - self.lowest

    def features(self) -> list[str]:
        """The names of all features, in their order."""
        found = []
        for name in self.names:
            place = f"{self.name}[{name}]" if name else self.name
            if not self.options:
                found.append(place)
                continue
            below = [] if self.is_set else ["none" if number == -1 else str(number) for number in range(self.lowest, 0)]
            found += [f"{place}={option}" for option in [*below, *self.options]]
        return found


def seats(state: Any) -> list[str]:
    """The names of the seats: their numbers, from 1."""
    return [str(seat + 1) for seat in range(state.setting.players)]


def by(*names: Sequence[str]) -> list[str]:
    """Names of a flat list with several places: the last of them changes first."""
    found = [""]
    for row in names:
        found = [f"{left},{right}" if left else right for left in found for right in row]
    return found


def counts(name: str, names: Sequence[str] = ("",), top: int = 1) -> Column:
    """Numbers, divided by `top`."""
    return Column(name, tuple(names), top=top)


def choices(name: str, names: Sequence[str] = ("",), options: Sequence[str] = (), lowest: int = -1) -> Column:
    """For each of `names` one of the options, or one of the numbers from `lowest` to -1."""
    return Column(name, tuple(names), options=tuple(options), lowest=lowest)


def members(name: str, names: Sequence[str] = ("",), options: Sequence[str] = (), at: Sequence[int] = ()) -> Column:
    """For each of `names` a set of the options; `at`: the places of the list that these are, where it is longer."""
    return Column(name, tuple(names), options=tuple(options), is_set=True, at=tuple(at))


def pieces(name: str, options: Sequence[str], top: int = 1) -> Column:
    """A list of any length: how many there are of each option."""

    def read(state: Any, seat: int) -> list[int]:
        found = [0] * len(options)
        for one in getattr(state, name):
            found[one] += 1
        return found

    return Column(name, tuple(options), read, top, of=(name,), alike=True)


def row(name: str, length: int, options: Sequence[str]) -> Column:
    """A list of at most `length` choices, whose order matters."""

    def read(state: Any, seat: int) -> list[int]:
        found: list[int] = getattr(state, name)
        return found + [-1] * (length - len(found))

    return Column(name, tuple(str(place + 1) for place in range(length)), read, options=tuple(options), of=(name,), alike=True)


def size(name: str, top: int = 1) -> Column:
    """How long a list is."""
    return Column(f"len({name})", ("",), lambda state, seat: (len(getattr(state, name)),), top, of=(name,), alike=True)


def own(name: str, names: Sequence[str] = ("",), top: int = 1, options: Sequence[str] = ()) -> Column:
    """The part of a list by seats that belongs to the seat itself; nothing (-1) to a spectator."""
    width = len(names)

    def read(state: Any, seat: int) -> Sequence[int]:
        found: list[int] = getattr(state, name)
        return found[seat * width : seat * width + width] if seat >= 0 else [-1] * width

    return Column(f"own.{name}", tuple(names), read, 0 if options else top, tuple(options), of=(name,))


def made(
    name: str,
    names: Sequence[str],
    read: Read,
    top: int = 1,
    options: Sequence[str] = (),
    lowest: int = -1,
    is_set: bool = False,
    of: Sequence[str] = (),
    alike: bool = False,
) -> Column:
    """What a function of the state and the seat (-1: a spectator) says.

    It is asked again and again, unless `of` names the attributes of the state that it follows from, these alone and the seat, each a number, a list of
    numbers or a list of such lists; `alike`: it is the same whichever seat asks.
    """
    return Column(name, tuple(names), read, 0 if options else top, tuple(options), lowest, is_set, tuple(of), alike)
