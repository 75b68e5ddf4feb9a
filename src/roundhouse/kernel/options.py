"""Rules and variants that players may choose before a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.kernel.errors import BadOption

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """A rule or variant that players may choose. Its text is the message `option-<name>` of the game's texts."""

    name: str
    default: Value
    choices: tuple[Value, ...]  # (False, True) for a switch, words for a variant, numbers for a figure
    players: tuple[int, ...] = ()  # the numbers of players that may choose other than the default; empty: all

    def read(self, value: object, players: int) -> Value:
        """`value` as one of the choices: words "yes" and "no" stand for a switch, digits for a number."""
        found = [choice for choice in self.choices if choice == value and isinstance(choice, bool) == isinstance(value, bool)]
        if not found and isinstance(value, str):
            found = [choice for choice in self.choices if value.lower() in _spellings(choice)]
        if not found:
            known = ", ".join(_spellings(choice)[0] for choice in self.choices)
            raise BadOption(f"option {self.name}: {value!r} is not one of {known}")
        if found[0] != self.default and self.players and players not in self.players:
            raise BadOption(f"option {self.name}: {_spellings(found[0])[0]} is for {numbers(self.players)} players, not {players}")
        return found[0]

    def spelled(self, value: Value) -> str:
        """`value` as it is written in records and on the command line."""
        return _spellings(value)[0]


def _spellings(value: Value) -> list[str]:
    if isinstance(value, bool):
        return ["yes", "true", "on", "1"] if value else ["no", "false", "off", "0"]
    return [str(value).lower()]


def numbers(seats: Sequence[int]) -> str:
    """Numbers of players in words."""
    low, high = min(seats), max(seats)
    if list(seats) == list(range(low, high + 1)) and low < high:
        return f"{low} to {high}"
    return " or ".join(str(seat) for seat in seats)
