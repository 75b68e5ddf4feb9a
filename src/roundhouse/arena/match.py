"""One game between bots: which bot sits where, how it is played, and what is kept of it."""

import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from roundhouse.bots import Bot, Seat, bot
from roundhouse.kernel.chance import SPAN, Chance
from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.move import Move
from roundhouse.kernel.options import Value
from roundhouse.kernel.state import State


class Broke(RoundhouseError):
    """A game of a simulation that broke a rule or an invariant; says which game and after which move."""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. Every game follows from the plan and its number alone, wherever it is played."""

    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat, in the order of game 0
    games: int
    seed: int
    board: str | None = None
    options: tuple[tuple[str, Value], ...] = ()
    check: bool = False

    @staticmethod
    def of(
        found: Game,
        players: int,
        bots: Sequence[str],
        games: int,
        seed: int,
        board: str | None = None,
        options: dict[str, Value] | None = None,
        check: bool = False,
    ) -> "Plan":
        """A plan whose parts are known to exist; fewer bots than players: the last of them takes the other seats."""
        if games < 1:
            raise BadOption(f"there must be at least 1 game to play, not {games}")
        if not bots or len(bots) > players:
            raise BadOption(f"{len(bots)} bots are named for {players} players")
        for name in bots:
            bot(name, Chance(0), programs=True)
        setting = found.setting(players, board, options)
        found.new(players, seed, board, options)
        seats = tuple(bots) + (bots[-1],) * (players - len(bots))
        return Plan(found.id, players, seats, games, seed, board, tuple(setting.options.items()), check)

    def seats(self, number: int) -> tuple[str, ...]:
        """The bots by seat in game `number`: they move on by one seat each game."""
        shift = number % self.players
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


@dataclass(frozen=True)
class Outcome:
    """What is kept of one game."""

    number: int
    seats: tuple[str, ...]  # the bots, by seat
    scores: tuple[int, ...]  # by seat
    ranking: tuple[int, ...]  # seats from first to last
    moves: int
    stood_in: int = 0  # decisions of programs that their fallback made, as they failed

    @property
    def winner(self) -> int:
        """The seat that came first, ties broken by the rulebook."""
        return self.ranking[0]


def dice(plan: Plan, number: int) -> Chance:
    """The chance of game `number`, which gives its seed and the chance of each bot."""
    return Chance(plan.seed * SPAN + number).fork()


class Watch:
    """Somebody who looks on while a game is played."""

    def asked(self, state: State, seat: int) -> None:
        """`seat` is about to decide."""

    def answered(self, state: State, seat: int, seconds: float) -> None:
        """It has decided, after so many seconds, and its move is played."""


def play_one(plan: Plan, number: int) -> Outcome:
    """Play game `number` of the plan to its end."""
    found = game(plan.game)
    chance = dice(plan, number)
    seed = chance.fork().seed
    state = found.new(plan.players, seed, plan.board, dict(plan.options))
    names = plan.seats(number)
    moves, stood_in = conduct(state, names, chance, number, plan.check)
    return Outcome(number, names, tuple(state.scores()), tuple(state.ranking()), moves, stood_in)


def conduct(state: State, names: Sequence[str], chance: Chance, number: int, check: bool = False, watch: Watch | None = None) -> tuple[int, int]:
    """Let these bots play `state` to its end: how many moves that took, and how many of them a fallback made for a program that failed."""
    found: Game = state.setting.game
    seed = state.seed
    players = [bot(name, chance.fork(), programs=True) for name in names]
    longest = found.longest(len(names))
    moves = 0
    heard = state.listen() if any(player.listens for player in players) else []
    told = [0] * len(names)  # how many events each seat has been told
    try:
        while not state.over:
            acting = state.to_act()
            if not acting:
                raise BadOption("nobody has to decide, but the game is not over")
            seat = acting[0]
            if watch is None:
                state.play(seat, _choice(players[seat], Seat(state, seat, heard[told[seat] :], names), names[seat]))
            else:
                watch.asked(state, seat)
                began = time.perf_counter()
                move = _choice(players[seat], Seat(state, seat, heard[told[seat] :], names), names[seat])
                took = time.perf_counter() - began
                state.play(seat, move)
                watch.answered(state, seat, took)
            told[seat] = len(heard)
            moves += 1
            if moves > longest:
                raise BadOption(f"the game is not over after the {longest} moves within which it must end")
            if check:
                found.check(state)
        for seat, player in enumerate(players):
            if player.listens:
                player.end(Seat(state, seat, heard[told[seat] :], names))
    except RoundhouseError as problem:
        raise Broke(f"game {number + 1} (seed {seed}), {_after(state)}: {problem}") from None
    finally:
        for player in players:
            player.close()
    return moves, sum(getattr(player, "stood_in", 0) for player in players)


def _choice(player: Bot, seat: Seat, name: str) -> Move:
    """What a bot decides. One from another package may have faults: then it is said which bot, what went wrong and where."""
    try:
        return player.choose(seat)
    except RoundhouseError:
        raise
    except Exception as problem:
        last = traceback.extract_tb(problem.__traceback__)[-1]
        raise BadOption(f"the bot {name} failed: {type(problem).__name__}: {problem} ({Path(last.filename).name}, line {last.lineno})") from problem


def _after(state: State) -> str:
    history = state.history()
    return f'after move {len(history)} "{history[-1][1].text}"' if history else "before the first move"
