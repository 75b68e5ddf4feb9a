"""One running game as the adapters know it: whose decision it is, what that seat sees, and what it may do."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console

from roundhouse.adapters.tensors import Bytes, Encoder, Floats, encoder, legal, mask, rewards_of
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game, game, seen_events
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State

REWARDS = ("win", "score")
WIDTH = 120  # of a table in text


class Sitting:
    """A game that adapters play, with its encoder. `asides`: moves that may be made at any moment belong to each decision of a seat."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        board: str | None = None,
        options: Mapping[str, object] | None = None,
        asides: bool = True,
        reward: str = "win",
        history: bool = False,
    ) -> None:
        if reward not in REWARDS:
            raise BadOption(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.game: Game = game(name)
        self.players = typical(self.game) if players is None else players
        self.board = board
        self.options = dict(options or {})
        self.asides = asides
        self.reward = reward
        self.history = history
        self.state: State = self.game.new(self.players, 0, board, self.options)
        self.encoder: Encoder = encoder(self.state)
        self.moves: list[Move] = self.state.setting.board.moves  # by action
        self.events: list[Event] = []
        self._memory = self.encoder.remember(self.state, None)
        self._ask()

    def deal(self, seed: int) -> None:
        """A new game."""
        self.state = self.game.new(self.players, seed, self.board, self.options)
        self.events = self.state.listen() if self.history else []
        self._ask()

    def play(self, action: int) -> None:
        """The seat that is asked plays move number `action`; IllegalMove says by which rule it may not, and changes nothing."""
        if not 0 <= action < len(self.moves):
            raise BadOption(f"there is no action {action}: they are 0 to {len(self.moves) - 1}")
        self.state.play(self.seat, self.moves[action])
        self._ask()

    def _ask(self) -> None:
        """The next decision. Seats that decide at the same time answer one after the other, and see nothing of each other's answers."""
        acting = self.state.to_act()
        self.seat = acting[0] if acting else -1
        self.legal = legal(self.state, self.seat, self.asides) if acting else []

    def observation(self, seat: int) -> Floats:
        """What `seat` may know, as an array."""
        self._memory.update(self.state, seat)
        found: Floats = self._memory.array.copy()
        return found

    def mask(self, seat: int) -> Bytes:
        """What `seat` may play now: nothing if it is not asked."""
        return mask(self.state.setting, self.legal if seat == self.seat else [])

    def heard(self, seat: int) -> list[dict[str, Any]]:
        """All that happened as far as `seat` may know of it, from the beginning."""
        return [{"kind": one.kind, "seat": one.seat, "facts": one.facts} for one in seen_events(self.events, seat)]

    def worth(self) -> list[float]:
        """The reward of the end, by seat; 0 before it."""
        return rewards_of(self.state, self.reward)

    def text(self, seat: int | None) -> str:
        """The table as the terminal shows it, to `seat` or to a spectator."""
        console = Console(width=WIDTH, color_system=None, force_terminal=False)
        names = [f"seat {other + 1}" for other in range(self.players)]
        with console.capture() as capture:
            console.print(self.game.terminal(self.state.view(seat), self.game.texts("en"), names))
        return capture.get()


def typical(found: Game) -> int:
    """The number of players that is taken if none is said: 4 where that many may play."""
    return 4 if 4 in found.seats else max(found.seats)
