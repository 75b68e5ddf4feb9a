"""The state is the table: every piece of one running game, public and secret."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import IllegalMove
from roundhouse.kernel.event import Event
from roundhouse.kernel.foresight import Foresight
from roundhouse.kernel.model import Model, likely
from roundhouse.kernel.move import Aside, Board, Move, ply_of, reviver, seat_and_move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Refusal

SPECTATOR: Final = -1
RECENT: Final = 32  # so many plies a state keeps to itself before a copy makes them part of the shared past


class Setting:
    """What was agreed before the game: game, board, options, number of players, version of the rules. Shared by every copy."""

    def __init__(
        self, game: Any, board: Board, players: int, options: dict[str, Any], phases: list[Phase[Any]], rules: int, model: Model | None = None
    ) -> None:
        self.game: Final = game
        self.board: Final = board
        self.players: Final = players
        self.options: Final = options
        self.phases: Final = phases
        self.rules: Final = rules  # the version this table is played by, from its first move to its last
        self.model: Final = model  # what was learned of the game's value, if anything was


def first_best(values: list[float]) -> int:
    """The place of the highest value, of equal ones the first."""
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game's own State adds its pieces as ints and lists of ints, and `copy`, `pieces`, `redeal`, `scores`."""

    def __init__(self, setting: Setting, chance: Chance, like: "State | None" = None) -> None:
        """The table at its beginning, or as it is in the state `like`."""
        self.setting: Final = setting
        self.phases: Final = setting.phases
        self.rules: Final = setting.rules  # `if state.rules < 2` beside a rule: how older tables are played to their end
        self.chance = chance
        self.seed = chance.seed  # -1 in an imagined state
        self.origin = ""  # the position a game was started from, as JSON; empty for a game from its set-up
        self.at = 0  # the phase, an index of `phases`
        self.over = False
        self.past: list[int] = []  # the plies but the last ones: replaced, never changed, so that copies share it
        self.recent: list[int] = []  # the last plies
        self.fence = 0  # plies before this one cannot be taken back: something was drawn, revealed or asked in secret since
        self.heard: list[Event] | None = None  # the events, while somebody listens
        if like is not None:
            like.share(self)

    # What a game's State adds

    def copy(self) -> "State":
        """The same position, sharing nothing that changes. A state that is not made from declared fields calls `share` in it."""
        raise NotImplementedError

    def pieces(self) -> tuple[object, ...]:
        """Everything of the game that changes, as ints and tuples."""
        raise NotImplementedError

    def redeal(self, seat: int) -> None:
        """Deal at random, with the state's own chance, everything that `seat` (-1: a spectator) may not know."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points, by seat."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The seats from first to last, with the rulebook's tie-breaks."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who wins: the first of the ranking alone, unless the rulebook lets equal seats share the victory."""
        return self.ranking()[:1]

    def judge(self, seat: int) -> float:
        """How good the position is for `seat`, for the bots: larger is better."""
        return float(self.scores()[seat])

    def opinions(self, seat: int, moves: list[Move]) -> list[float]:
        """What `judge` says to `seat` right after each of these legal moves. Overridden only where that is the same and faster."""
        found: list[float] = []
        for move in moves:
            after = self.copy()
            after.follow(seat, move)
            found.append(after.judge(seat))
        return found

    def favourite(self, seat: int, moves: list[Move]) -> int:
        """The place of the move after which `judge` says most, of equal ones the first."""
        return first_best(self.opinions(seat, moves))

    def likely(self, seat: int, moves: list[Move]) -> list[Move]:
        """Those of the moves that are worth a thought where there is little time for it; at least one."""
        return moves

    def worthwhile(self, seat: int, moves: list[Move], values: list[float]) -> list[int]:
        """The places of the moves that a beginner might make who has `opinions` of them and often takes one that is not the best; never ruinous ones."""
        return list(range(len(moves)))

    def in_turn(self) -> bool:
        """True where an open decision belongs to a turn; False where seats bid for the order in which they take them."""
        return True

    def settled(self) -> bool:
        """True where nothing is promised that is still to be paid, so that `terms` of this moment can be compared with those of others."""
        return True

    def terms(self, seat: int) -> list[float]:
        """What `seat` may expect at the end, in points, as it looks at the end of a turn, in parts that `Game.terms` names: their sum is its value."""
        return [self.judge(seat)]

    def judge_all(self) -> list[float]:
        """The points that each seat may expect at the end, by seat."""
        return [sum(self.terms(seat)) for seat in range(self.setting.players)]

    def features(self, seat: int) -> list[float]:
        """What the position means for `seat`, from what it may know, in the numbers that `Game.features` names."""
        return []

    def to_come(self) -> float:
        """The part of the game that is still to come, from 1 down to 0."""
        return 0.0 if self.over else 1.0

    def swing(self) -> float:
        """Points by which `judge_all` may well be wrong: who is so far ahead of somebody is the likelier winner of the two."""
        return 10.0

    def foresight(self, rank: int) -> Foresight | None:
        """What the level of this rank (`Bot.rank`) is in this game; None: what it is in any."""
        return None

    def pace(self) -> float:
        """How many simulations of this game a bot can make in the time in which it makes one of a slow game."""
        return 1.0

    def breadth(self) -> int:
        """Moves among which everybody chooses in a simulation; where there are more, some are taken at random."""
        return 24

    def trust(self) -> float:
        """Worlds that the judge's first look at a move counts for in a search: the more, the better it is beside what a simulation sees."""
        return 0.0

    def mixture(self, seat: int, moves: list[Move]) -> list[float]:
        """How often a careful player gives each of these sealed answers, so that nobody gains by knowing its habits; empty: there is no need to mix."""
        return []

    def sensible(self, seat: int, moves: list[Move]) -> list[Move]:
        """Those of the moves that somebody might make who knows the rules and nothing else; at least one."""
        return moves

    def aside_refusal(self, seat: int, move: Aside) -> Refusal | None:
        """The judge of the moves that may be made at any moment."""
        return NOT_NOW

    def apply_aside(self, seat: int, move: Aside) -> None:
        """Carry out a legal aside."""
        raise NotImplementedError

    def aside_moves(self, seat: int) -> list[Move]:
        """The asides that `aside_refusal` does not refuse now."""
        return []

    # What was learned of it

    def expected(self, seat: int) -> list[float]:
        """The points that `seat` may expect at the end, in the parts that `Game.terms` names: by what was learned, or by the judge if nothing was."""
        model = self.setting.model
        if model is None or self.over:
            return self.terms(seat)
        return model.terms(self.features(seat), self.to_come(), self.setting.players)

    def values(self) -> list[float]:
        """The points that each seat may expect at the end, by seat, as `expected` has them."""
        return [sum(self.expected(seat)) for seat in range(self.setting.players)]

    def chances(self) -> list[float]:
        """The chance of each seat to win, by seat; their sum is 1. For bots and analysis: ask an imagined state, not the true one."""
        if self.over:
            winners = self.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.setting.players)]
        return likely(self.values(), self.doubt())

    def doubt(self) -> float:
        """Points by which a seat must be ahead of another in `values` to be e times as likely to win."""
        model = self.setting.model
        return self.swing() if model is None else model.swing(self.to_come(), self.setting.players)

    # What the kernel does with it

    def to_act(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.over:
            return []
        return self.phases[self.at].to_act(self)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why `seat` may not play `move` now; None if it may."""
        return self._judged(self.phases[self.at], seat, move)

    def _judged(self, phase: Phase[Any], seat: int, move: Move) -> Refusal | None:
        """The refusal, in the phase that the game is in."""
        if self.over:
            return GAME_OVER
        if move.is_aside:
            assert isinstance(move, Aside)
            return self.aside_refusal(seat, move) if 0 <= seat < self.setting.players else NOT_YOUR_TURN
        if not phase.owes(self, seat):
            return NOT_YOUR_TURN
        return phase.refusal(self, seat, move)

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of `seat`; none if it owes no decision."""
        if self.over:
            return []
        phase = self.phases[self.at]
        if not phase.owes(self, seat):
            return []
        return phase.moves(self, seat)

    def asides(self, seat: int) -> list[Move]:
        """What `seat` may do besides, at this moment, in its turn or not."""
        if self.over:
            return []
        return self.aside_moves(seat)

    def play(self, seat: int, move: Move) -> None:
        """Play `move`, or raise IllegalMove with the refusal and leave everything as it was."""
        at = self.at
        phase = self.phases[at]
        refusal = self._judged(phase, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal, seat, move.text)
        drawn = self.chance.drawn
        if move.is_aside:
            assert isinstance(move, Aside)
            self.apply_aside(seat, move)
        else:
            phase.apply(self, seat, move)
        self.recent.append(ply_of(seat, move))
        if self.chance.drawn != drawn or (self.at != at and self.phases[self.at].sealed):
            self.fence = self.played()  # what came before sealed answers stands: others may have answered already

    def follow(self, seat: int, move: Move) -> None:
        """Play a move that is known to be legal, in a state that nobody keeps: neither is it judged nor can it be taken back."""
        self.phases[self.at].apply(self, seat, move)

    def go(self, phase: int) -> None:
        """Come to `phase`."""
        self.at = phase
        self.phases[phase].enter(self)

    def revealed(self) -> None:
        """Say that the move in hand shows something hidden: it cannot be taken back any more."""
        self.fence = self.played() + 1

    def tell(self, event: Event) -> None:
        """Add an event. Callers ask `heard is not None` first, so that nothing is made when nobody listens."""
        if self.heard is not None:
            self.heard.append(event)

    def listen(self) -> list[Event]:
        """Start a new list of events, to which every move from now on adds; returns it."""
        heard: list[Event] = []
        self.heard = heard
        return heard

    def share(self, other: "State") -> None:
        """Give a fresh copy what the kernel keeps in every state."""
        other.chance = self.chance.copy()
        other.seed = self.seed
        other.origin = self.origin
        other.at = self.at
        other.over = self.over
        if len(self.recent) >= RECENT:
            self.past = self.past + self.recent
            self.recent = []
        other.past = self.past
        other.recent = self.recent[:]
        other.fence = self.fence

    @property
    def plies(self) -> list[int]:
        """Every move played, as `ply_of` writes it; a new list each time."""
        return self.past + self.recent

    @plies.setter
    def plies(self, plies: list[int]) -> None:
        self.past = plies[:]
        self.recent = []

    def played(self) -> int:
        """How many moves have been played."""
        return len(self.past) + len(self.recent)

    def last_move(self) -> Move | None:
        """The move that was played last, if any was since the set-up or since the branch."""
        if not self.recent and not self.past:
            return None
        return seat_and_move(self.recent[-1] if self.recent else self.past[-1], self.setting.board)[1]

    def branch(self) -> "State":
        """A copy for looking ahead: the same position without the way that led there, so that nothing can be taken back in it."""
        other = self.copy()
        other.past = []
        other.recent = []
        other.fence = 0
        return other

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its position and the way that led there; events are not kept."""
        return reviver("revived"), (self.dump(), self.seed, self.origin, self.plies, self.fence)

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions, chance included; the way that led there does not matter."""
        return (self.at, self.over, self.chance.seed, self.chance.drawn, *self.pieces())

    def imagine(self, seat: int | None, chance: Chance) -> "State":
        """A full state that agrees with all that `seat` (None: a spectator) knows, the rest dealt from `chance`."""
        other = self.branch()
        other.chance = chance.fork()
        other.seed = -1
        other.origin = ""
        other.redeal(SPECTATOR if seat is None else seat)
        return other

    def history(self) -> list[tuple[int, Move]]:
        """The game so far: seat and move of every ply."""
        return [seat_and_move(ply, self.setting.board) for ply in self.plies]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` (None: a spectator) may know, as plain JSON data. The only way a client sees a state."""
        view: dict[str, Any] = self.setting.game.view_of(self, seat)
        return view

    def dump(self) -> dict[str, Any]:
        """The whole position, secrets included, in the board's names; `game.position` reads it back."""
        data: dict[str, Any] = self.setting.game.dump_of(self)
        return data
