"""Bots: programs that take a seat, found by name and strength ("greedy", "search:800")."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from roundhouse.bots.playouts import Rollout, rollout
from roundhouse.bots.seat import Bot, Seat
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import UnknownName

__all__ = ["Bot", "Rollout", "Seat", "bot", "bots", "rank", "rollout", "strengths"]
EXEC = "exec"  # before the colon of the name of a bot that is another program
GROUP = "roundhouse.bots"  # the entry points under which a package offers its bots


@cache
def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bots() -> list[str]:
    """The names of all bots that are installed."""
    return sorted(_found())


def strengths(name: str) -> tuple[int, ...]:
    """The strengths that are offered for a bot; empty if it takes none."""
    offered: tuple[int, ...] = _found()[name].load().levels
    return offered


def rank(name: str) -> int:
    """The place of a bot among the levels that people choose from, the weakest 1; 0 if it is none of them."""
    place: int = _found()[name].load().rank
    return place


def bot(name: str, chance: Chance, programs: bool = False) -> Bot:
    """A new bot by its name, with an optional strength after a colon ("search:800").

    With `programs`, "exec:./mybot" is a program on this machine that speaks the bots' protocol: only for names from whoever may run programs here.
    """
    plain, colon, strength = name.partition(":")
    if plain == EXEC and programs:
        from roundhouse.bots.outside import OutsideBot

        return OutsideBot.named(chance, strength, bot)
    if plain == EXEC:
        raise UnknownName(f"the bot {name[:60]!r}: no programs are run here")
    if plain not in _found():
        raise UnknownName(f"there is no bot {name!r}; there are: {', '.join(bots())}")
    if colon and not strength:
        raise UnknownName(f"the bot {name!r}: there is nothing after the colon")
    try:
        made = _found()[plain].load().made(chance, strength)
    except UnknownName as problem:
        raise UnknownName(f"the bot {name!r}: {problem}") from None
    assert isinstance(made, Bot)
    return made
