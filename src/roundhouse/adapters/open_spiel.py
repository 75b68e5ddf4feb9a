"""The games as games of OpenSpiel, registered by importing this module. Needs the extra `openspiel`.

    import pyspiel
    import roundhouse.adapters.open_spiel

    game = pyspiel.load_game("roundhouse_highland(players=3,board=glens)")
    state = game.new_initial_state()

The first node is a chance node: one of `seeds` equally likely deals. All later chance follows from it, as in a deck that was shuffled once, so that a
history of actions is a whole game and a clone goes on as its original does. What a player may search is `state.resample_from_infostate(player, sampler)`,
where all that the player may not know is dealt anew. Options of the game are given as JSON: `options={"open_money":true}`; `max_moves=200` cuts games short.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from roundhouse.adapters.table import typical
from roundhouse.adapters.tensors import Encoder, encoder, legal, utilities
from roundhouse.kernel.chance import SPAN, Chance
from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.kernel.event import EVERYBODY
from roundhouse.kernel.game import Game, game, games
from roundhouse.kernel.state import State

PREFIX = "roundhouse_"
SEEDS = 1024
Heard = tuple[str, int, Mapping[str, object], int]  # an event: kind, seat, facts, and who alone may know
IMAGINED = "imagined"  # how the text of a state begins that has no history of actions


def _type(found: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + found.id,
        long_name=found.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.seats),
        min_num_players=min(found.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": typical(found), "board": found.boards[0], "options": "{}", "seeds": SEEDS, "asides": True, "max_moves": 0},
    )


class Rules:
    """What a game of OpenSpiel knows of its setting. OpenSpiel keeps no attributes of a game that is written in Python, so that this stands apart."""

    def __init__(self, found: Game, parameters: Mapping[str, Any]) -> None:
        given = {**_type(found).parameter_specification, **parameters}
        self.found = found
        self.parameters = tuple(sorted(parameters.items()))
        self.players = int(given["players"])
        self.board = str(given["board"])
        self.seeds = int(given["seeds"])
        self.asides = bool(given["asides"])
        self.max_moves = int(given["max_moves"])
        if self.seeds < 1:
            raise BadOption(f"seeds must be a whole number from 1, not {self.seeds}")
        if self.max_moves < 0:
            raise BadOption(f"max_moves must be a whole number from 1, or 0 for whole games, not {self.max_moves}")
        try:
            self.options: dict[str, Any] = json.loads(str(given["options"]))
        except ValueError as problem:
            raise BadOption(f"options must be a JSON object, not {given['options']!r}: {problem}") from None
        self.encoder: Encoder = encoder(self.start(0))
        self.moves = self.encoder.setting.board.moves
        self.kinds = [kind.name for kind in found.events]

    def __reduce__(self) -> tuple[Any, ...]:
        return _rules, (self.found.id, self.parameters)

    def start(self, seed: int) -> State:
        """The game with this deal."""
        return self.found.new(self.players, seed, self.board, self.options)

    def size(self, recall: bool) -> int:
        """How many numbers an observation has, or with `recall` an information state."""
        return self.encoder.size + (len(self.kinds) * (self.players + 1) if recall else 0)

    def info(self) -> Any:
        """What OpenSpiel wants to know beforehand."""
        longest = self.found.longest(self.players) + (len(self.moves) if self.asides else 0)
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.moves),
            max_chance_outcomes=self.seeds,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=min(longest, self.max_moves or longest),
        )


@cache
def _rules(name: str, parameters: tuple[tuple[str, Any], ...]) -> Rules:
    return Rules(game(name), dict(parameters))


def rules(spiel: Any) -> Rules:
    """The rules of a game of OpenSpiel that is one of ours."""
    return _rules(spiel.get_type().short_name.removeprefix(PREFIX), tuple(sorted(spiel.get_parameters().items())))


class SpielGame(pyspiel.Game):
    """One game with its setting."""

    def __init__(self, found: Game, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        super().__init__(_type(found), _rules(found.id, tuple(sorted(given.items()))).info(), given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        if iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None  # nobody sees the secrets of all
        return Observer(rules(self), iig_obs_type)

    def information_state_tensor_shape(self) -> list[int]:
        return [rules(self).size(True)]

    def observation_tensor_shape(self) -> list[int]:
        return [rules(self).size(False)]


def information_state_names(spiel: Any) -> list[str]:
    """The names of the numbers of an information state: an observation, and how often each kind of event was heard of each seat."""
    found = rules(spiel)
    seats = ["nobody", *(str(seat + 1) for seat in range(found.players))]
    return found.encoder.names + [f"heard.{kind}[{seat}]" for kind in found.kinds for seat in seats]


class SpielState(pyspiel.State):
    """A state: the table, and what was heard at it from the beginning."""

    def __init__(self, spiel: Any) -> None:
        super().__init__(spiel)
        self.spiel = rules(spiel)
        self.table: State | None = None  # None: not dealt yet
        self.heard: list[Heard] = []
        self.played: list[tuple[int, int]] = []  # seat and action; in an imagined state those since it was imagined
        self.imagined: tuple[Any, ...] | None = None
        self.moved = 0  # moves of all players from the beginning

    # Who decides, and what

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.to_act()[0]

    def is_terminal(self) -> bool:
        """The game is over, or was cut short after `max_moves` moves of all players, and then nobody has won."""
        return self.table is not None and (self.table.over or 0 < self.spiel.max_moves <= self.moved)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(seed, 1 / self.spiel.seeds) for seed in range(self.spiel.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or self.is_terminal() or player != self.current_player():
            return []
        return sorted(move.index for move in legal(self.table, player, self.spiel.asides))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.spiel.start(action)
            return
        seat = self.current_player()
        heard = self.table.listen()
        self.table.play(seat, self.table.setting.board.moves[action])
        self.table.heard = None
        self.heard = self.heard + [(one.kind, one.seat, one.facts, one.only) for one in heard]
        self.played = [*self.played, (seat, action)]
        self.moved += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.spiel.moves[action].text

    def returns(self) -> list[float]:
        return [0.0] * self.spiel.players if self.table is None else utilities(self.table)

    # What is seen

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has heard and done, and what lies on the table now."""
        seat = self.current_player() if player is None else player
        heard = [one[:3] for one in self.heard if one[3] in (EVERYBODY, seat)]
        own = [action for one, action in self.played if one == seat]
        return json.dumps({"heard": heard, "played": own, "view": self._view(seat)}, ensure_ascii=False, sort_keys=True)

    def observation_string(self, player: int | None = None) -> str:
        """What lies on the table as the player sees it."""
        seat = self.current_player() if player is None else player
        return json.dumps(self._view(seat), ensure_ascii=False, sort_keys=True)

    def _view(self, seat: int) -> Any:
        return None if self.table is None else self.table.view(seat if seat >= 0 else None)

    def array(self, player: int, recall: bool) -> NDArray[np.float32]:
        """The observation, or with `recall` the information state."""
        if self.table is None:
            return np.zeros(self.spiel.size(recall), np.float32)
        found = self.spiel.encoder.encode(self.table, player if player >= 0 else None)
        if not recall:
            return found
        counts = np.zeros((len(self.spiel.kinds), self.spiel.players + 1), np.float32)
        for kind, seat, _, only in self.heard:
            if only in (EVERYBODY, player):
                counts[self.spiel.kinds.index(kind), seat + 1] += 1
        return np.concatenate([found, counts.ravel()])

    def __str__(self) -> str:
        """The moves so far; a state that was imagined says which."""
        if self.table is None:
            return ""
        moves = self.table.setting.board.moves
        played = " | ".join(f"{seat + 1}: {moves[action].text}" for seat, action in self.played)
        return f"{IMAGINED if self.imagined else f'deal {self.table.seed}'} | {played}"

    # Copies

    def __deepcopy__(self, memo: Any) -> "SpielState":
        other = SpielState(self.get_game())
        other.table = None if self.table is None else self.table.copy()
        other.heard, other.played, other.imagined, other.moved = self.heard, self.played, self.imagined, self.moved
        return other

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that agrees with all that the player knows, the rest dealt anew. `sampler()` gives numbers from 0 to 1."""
        other = SpielState(self.get_game())
        if self.table is not None:
            other.table = self.table.imagine(player, Chance(int(sampler() * SPAN)))
            other.heard = [one for one in self.heard if one[3] in (EVERYBODY, player)]
            other.played = [one for one in self.played if one[0] == player]
            other.imagined, other.moved = (player,), self.moved
        return other


class Observer:
    """What OpenSpiel's algorithms ask for observations: all that a player knows, or the part of it that everybody knows, or the part that nobody else does."""

    def __init__(self, spiel: Rules, wish: Any) -> None:
        self.recall = wish is not None and bool(wish.perfect_recall)
        self.public = wish is None or bool(wish.public_info)
        self.private = wish is None or wish.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(spiel.size(self.recall), np.float32)
        self.dict = {"info_state" if self.recall else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.private:
            self.tensor[:] = state.array(EVERYBODY, self.recall) if self.public else 0
        else:
            self.tensor[:] = state.array(player, self.recall)
            if not self.public:
                self.tensor[self.tensor == state.array(EVERYBODY, self.recall)] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.private:
            return self._text(state, EVERYBODY) if self.public else ""
        told = self._text(state, player)
        if self.public or state.table is None:
            return told
        known = json.loads(self._text(state, EVERYBODY))
        return json.dumps({key: value for key, value in json.loads(told).items() if value != known.get(key)}, ensure_ascii=False, sort_keys=True)

    def _text(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)


def _register(name: str) -> None:
    found = game(name)

    class Registered(SpielGame):
        """The game of this name, as OpenSpiel makes it from parameters."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(found, parameters)

    pyspiel.register_game(_type(found), Registered)


for _name in games():
    try:
        if game(_name).columns(game(_name).new(min(game(_name).seats), 0)) and PREFIX + _name not in pyspiel.registered_names():
            _register(_name)
    except RoundhouseError:  # a plug-in that does not load is not offered here; `roundhouse games` says what is wrong with it
        continue
