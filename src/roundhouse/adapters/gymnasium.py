"""The games as environments of Gymnasium: one seat is the agent, bots have the others. Needs the extra `gymnasium`.

    env = roundhouse.adapters.gymnasium.env("highland", bots=["greedy", "random"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(action)      # info["action_mask"] says what may be played next

`env.action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from roundhouse.adapters.drawing import picture
from roundhouse.adapters.table import Sitting
from roundhouse.bots import Bot, Seat, bot
from roundhouse.kernel.chance import SPAN, Chance
from roundhouse.kernel.errors import BadOption, IllegalMove

RENDER_MODES = ("ansi", "rgb_array")
ILLEGAL = ("raise", "lose")
LOST = -1.0  # the reward of a move that is not legal, where such a move ends the game


def env(game: str, bots: str | Sequence[str] = "random", **settings: Any) -> "SeatEnv":
    """The environment of one seat at a table with these bots."""
    return SeatEnv(game, bots, **settings)


class SeatEnv(gymnasium.Env[NDArray[np.float32], Any]):
    """A seat at a table. An observation is one array, whose numbers `features` names; action n is the move number n of the board.

    `bots`: one name for all other seats, or one for each of them, the next seat first. `seat`: the agent's, from 0; None: another in each game.
    `illegal`: a move that is not legal ends the game with the reward -1 ("lose"), or raises IllegalMove ("raise").
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "random",
        players: int | None = None,
        board: str | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = 0,
        asides: bool = True,
        reward: str = "win",
        history: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.sitting = Sitting(game, players, board, options, asides, reward, history)
        others = self.sitting.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise BadOption(f"{len(self.bots)} bots are named for the {others} other seats")
        for name in self.bots:
            bot(name, Chance(0))
        if seat is not None and not 0 <= seat < self.sitting.players:
            raise BadOption(f"there is no seat {seat}; seats are 0 to {self.sitting.players - 1}")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.wish, self.illegal, self.render_mode = seat, illegal, render_mode
        self.seat = seat or 0
        self._over = True  # until the first reset
        self._players: dict[int, Bot] = {}
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.sitting.encoder.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.sitting.moves))

    @property
    def features(self) -> list[str]:
        """The names of the numbers of an observation, in their order."""
        return self.sitting.encoder.names

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may play now."""
        return self.sitting.mask(self.seat).astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        sitting = self.sitting
        self.seat = int(self.np_random.integers(sitting.players)) if self.wish is None else self.wish
        sitting.deal(int(self.np_random.integers(SPAN)))
        others = [(self.seat + 1 + place) % sitting.players for place in range(sitting.players - 1)]
        self._players = {seat: bot(name, Chance(int(self.np_random.integers(SPAN)))) for seat, name in zip(others, self.bots, strict=True)}
        self._over = False
        self._others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self._over:
            raise BadOption("the game is over, or has not begun: reset the environment")
        sitting = self.sitting
        try:
            sitting.play(int(action))
        except IllegalMove as problem:
            if self.illegal == "raise":
                raise
            self._over = True
            return self._seen(), LOST, True, False, {**self._info(), "illegal": str(problem)}
        self._others()
        self._over = sitting.state.over
        return self._seen(), sitting.worth()[self.seat], self._over, False, self._info()

    def _others(self) -> None:
        """Let the bots play until the agent is asked, or the game is over."""
        sitting = self.sitting
        while not sitting.state.over and sitting.seat != self.seat:
            sitting.play(self._players[sitting.seat].choose(Seat(sitting.state, sitting.seat)).index)

    def _seen(self) -> NDArray[np.float32]:
        return self.sitting.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "action_mask": self.sitting.mask(self.seat)}
        if self.sitting.history:
            info["events"] = self.sitting.heard(self.seat)
        if self.sitting.state.over:
            info["scores"] = self.sitting.state.scores()
        return info

    def render(self) -> Any:
        if self.render_mode is None:
            raise BadOption("nothing can be shown: make the environment with a render_mode")
        return picture(self.sitting.state) if self.render_mode == "rgb_array" else self.sitting.text(self.seat)
