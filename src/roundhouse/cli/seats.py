"""Who plays: people at this keyboard and bots, from `--seats me:Ann,greedy,random`."""

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.bots import bot, bots
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption, UnknownName
from roundhouse.kernel.game import Game
from roundhouse.kernel.texts import Texts

ME = "me"
OPPONENT = "greedy"  # who sits at the other seats if nobody says


@dataclass(frozen=True)
class Player:
    """A name at a seat; `bot` is empty for a person."""

    name: str
    bot: str = ""


def read_seats(given: str | None, game: Game, texts: Texts) -> list[Player]:
    """The players of `--seats`; without it one person against bots, as many as the game is usually for."""
    if given is None:
        usual = 4 if 4 in game.seats else max(game.seats)
        return _named([ME] + [OPPONENT] * (usual - 1), texts)
    words = [" ".join(word.split()) for word in given.split(",")]
    if "" in words:
        raise BadOption(f"--seats {given!r} has an empty place; write {ME}, {ME}:NAME or a bot ({', '.join(bots())}) for each seat")
    players = _named(words, texts)
    if len(players) not in game.seats:
        game.setting(len(players))
    return players


def players_of(names: Sequence[str]) -> list[Player]:
    """The players of a saved game: a name that is a bot's, with or without a number behind it, is a bot."""
    players = []
    for name in names:
        first, _, rest = name.partition(" ")
        is_bot = first.partition(":")[0] in bots() and (not rest or rest.isdecimal())
        players.append(Player(name, first if is_bot else ""))
    for player in players:
        if player.bot:
            bot(player.bot, Chance(0))
    return players


def _named(words: Sequence[str], texts: Texts) -> list[Player]:
    players: list[Player] = []
    for seat, word in enumerate(words):
        if word == ME:
            players.append(Player(_new_name(texts.say("cli-player", number=seat + 1), players)))
        elif word.startswith(f"{ME}:"):
            players.append(_person(" ".join(word.removeprefix(f"{ME}:").replace("|", "/").split()), players))
        else:
            try:
                bot(word, Chance(0))
            except UnknownName as problem:
                raise UnknownName(f"--seats, seat {seat + 1}: {problem}; a person is {ME} or {ME}:NAME") from None
            players.append(Player(_new_name(word, players), word))
    return players


def _person(name: str, players: Sequence[Player]) -> Player:
    if not name:
        raise BadOption(f"--seats: there is no name after {ME}:")
    if name.split()[0].partition(":")[0] in bots():
        raise BadOption(f"--seats: {name!r} is the name of a bot; a person needs another one")
    if any(player.name == name for player in players):
        raise BadOption(f"--seats: two people are called {name!r}")
    return Player(name)


def _new_name(name: str, players: Sequence[Player]) -> str:
    """The name itself, or with a number if somebody has it already."""
    taken = {player.name for player in players}
    made, number = name, 2
    while made in taken:
        made, number = f"{name} {number}", number + 1
    return made
