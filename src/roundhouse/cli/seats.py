"""Who plays: people at this keyboard, bots and programs, from `--seats me:Ann,greedy,exec:./mybot`."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.bots import EXEC, bot, bots
from roundhouse.bots.people import signed, somebody, who
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

    @property
    def written(self) -> str:
        """The seat as a record names it: "Brunel (greedy)" for a bot."""
        return signed(self.name, self.bot)

    def told(self, texts: Texts) -> str:
        """The name, and of a bot how strong it is."""
        return texts.say("bot-named", name=self.name, level=level_words(self.bot, texts)) if self.bot else self.name


def level_words(bot: str, texts: Texts) -> str:
    """A bot as a person reads it: its level in words where there are any, a program by what is run."""
    name, _, strength = bot.partition(":")
    if name == EXEC:
        return strength
    said = texts.say(f"bot-{name}") if texts.has(f"bot-{name}") else name
    return f"{said} {strength}" if strength else said


def read_seats(given: str | None, game: Game, texts: Texts, chance: Chance) -> list[Player]:
    """The players of `--seats`; without it one person against bots, as many as the game is usually for. `chance` names the bots."""
    if given is None:
        usual = 4 if 4 in game.seats else max(game.seats)
        return _named([ME] + [OPPONENT] * (usual - 1), texts, chance)
    words = listed(given)
    if "" in words:
        raise BadOption(f"--seats {given!r} has an empty place; write {ME}, {ME}:NAME or a bot ({', '.join(bots())}) for each seat")
    players = _named(words, texts, chance)
    if len(players) not in game.seats:
        game.setting(len(players))
    return players


def listed(given: str) -> list[str]:
    """The names between commas; a comma in the quotes of a program's words belongs to these."""
    parts: list[str] = []
    for piece in given.split(","):
        if parts and _is_program(parts[-1]) and _quote_is_open(parts[-1]):
            parts[-1] += f",{piece}"
        else:
            parts.append(piece.strip())
    return [part if _is_program(part) else " ".join(part.split()) for part in parts]


def _is_program(name: str) -> bool:
    return name.startswith(f"{EXEC}:")


def _quote_is_open(words: str) -> bool:
    try:
        shlex.split(words)
    except ValueError:
        return True
    return False


def players_of(names: Sequence[str], programs: bool = False) -> list[Player]:
    """The players of a saved game: "Brunel (greedy)" is a bot, as is "greedy" or "greedy 2" in older ones.

    Whoever wrote the file chose the programs that it names: they are run only with `programs`.
    """
    players = []
    for seat, name in enumerate(names):
        shown, machine = who(name)
        if _is_program(machine) and not programs:
            raise BadOption(f"seat {seat + 1} of the saved game is the program {machine.partition(':')[2]!r}; to run it, say --programs")
        players.append(Player(shown, machine))
    for player in players:
        if player.bot:
            bot(player.bot, Chance(0), programs)
    return players


def _named(words: Sequence[str], texts: Texts, chance: Chance) -> list[Player]:
    """Whoever has a name of their own gets it first; then the bots are named as nobody is yet."""
    players: list[Player] = []
    for seat, word in enumerate(words):
        if word == ME:
            players.append(Player(_new_name(texts.say("cli-player", number=seat + 1), players)))
        elif word.startswith(f"{ME}:"):
            players.append(_person(" ".join(word.removeprefix(f"{ME}:").replace("|", "/").split()), players))
        else:
            try:
                bot(word, Chance(0), programs=True)
            except UnknownName as problem:
                raise UnknownName(f"--seats, seat {seat + 1}: {problem}; a person is {ME} or {ME}:NAME, a program {EXEC}:PROGRAM") from None
            if _is_program(word) and ("|" in word or " ".join(word.split()) != word):
                raise BadOption(f"--seats, seat {seat + 1}: a program's words at a table hold no '|' and no two blanks in a row, as a saved game names them")
            players.append(Player("", word))
    for seat, player in enumerate(players):
        if player.bot:
            players[seat] = Player(_person_of_the_age(players, texts.language, chance), player.bot)
    return players


def _person_of_the_age(players: Sequence[Player], language: str, chance: Chance) -> str:
    taken = {player.name.casefold() for player in players}
    return somebody(language, lambda name: name.casefold() not in taken, lambda free: free[chance.below(len(free))])


def _person(name: str, players: Sequence[Player]) -> Player:
    if not name:
        raise BadOption(f"--seats: there is no name after {ME}:")
    if name.split()[0].partition(":")[0] in [EXEC, *bots()] or who(name)[1]:
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
