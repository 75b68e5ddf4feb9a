"""A game as the rest of the house knows it."""

import json
import os
import secrets
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from roundhouse.kernel.about import Part, declared, schema_of
from roundhouse.kernel.apart import compiled_apart
from roundhouse.kernel.boardtext import LENT, board_text
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.columns import Column
from roundhouse.kernel.errors import BadOption, PositionError, RoundhouseError, UnknownName
from roundhouse.kernel.event import EVERYBODY, Event, Kind
from roundhouse.kernel.model import Feature, Model
from roundhouse.kernel.modelfile import find_model
from roundhouse.kernel.move import SEATS, Board, Move
from roundhouse.kernel.options import Option, Value, numbers
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.reasons import meant, telling
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.kernel.registry import Listed, find, games, home_of
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.shapes import View
from roundhouse.kernel.sketch import Sketch
from roundhouse.kernel.state import SPECTATOR, Setting, State
from roundhouse.kernel.texts import LANGUAGES, Texts, load_reasons

__all__ = ["MODELS", "Game", "Value", "game", "games", "seen_events"]
MODELS = "ROUNDHOUSE_MODELS"  # of the environment: a folder with other models than the games' own


class Game(Listed):
    """Everything a game gives to the kernel. One instance, GAME, in the game's package.

    When a rule changes, `rules_version` goes up, and tables and records of older versions go on by the rules they began with: the old way stays in
    the engine as a small exception beside the new one, `if state.rules < 2: ...`, with a comment that gives the rule's id and the reason. The version
    of a table is `state.rules` (and `setting.rules`); records and positions carry it. `oldest_rules` says how far back the exceptions reach.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its rule ids
    seats: ClassVar[tuple[int, ...]]  # the numbers of players
    rules_version: ClassVar[int]  # goes up whenever an old record would play differently
    oldest_rules: ClassVar[int] = 0  # the oldest version that can still be played; 0: only the newest
    boards: ClassVar[tuple[str, ...]]  # names of files in boards/, the default first
    options: ClassVar[tuple[Option, ...]] = ()
    table: ClassVar[Any]  # the shape of the game's part of a view, a TypedDict
    events: ClassVar[tuple[Kind[Any], ...]] = ()  # all that its states tell
    drawing: ClassVar[Any] = None  # the shape of `board_data`, a TypedDict; None: not declared
    caches: ClassVar[tuple[str, ...]] = ()  # attributes of its state that follow from the rest and are brought up to date only where they are needed
    terms: ClassVar[tuple[str, ...]] = ("points",)  # the parts of a seat's value, in the order of `State.terms`; their words are the messages `term-<name>`
    features: ClassVar[tuple[Feature, ...]] = ()  # the numbers of `State.features`, in their order
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "yellow", "green", "purple", "black")  # of the seats, by default

    package: ClassVar[str] = ""  # where boards/, text/, rules/ and face/ are; empty: the class's own package, or the nearest around it that has them

    # What a game gives

    @property
    @abstractmethod
    def phases(self) -> list[Phase[Any]]:
        """The phases, in the order of the game's phase numbers."""

    @abstractmethod
    def read_board(self, name: str, text: str, file: str) -> Board:
        """The board of a board file's text; a BoardError with the line where something is wrong."""

    @abstractmethod
    def start(self, setting: Setting, chance: Chance) -> State:
        """The table as set up, at the first decision."""

    @abstractmethod
    def view(self, state: Any, seat: int) -> Mapping[str, Any]:
        """What `seat` (-1: a spectator) may see, built up from nothing, in the shape `table`."""

    @abstractmethod
    def dump(self, state: Any) -> dict[str, Any]:
        """Every piece of the game, in names of the board."""

    @abstractmethod
    def restore(self, setting: Setting, chance: Chance, fields: Fields) -> State:
        """The state that `dump` described; `fields` complains about what is missing, unknown or out of range."""

    @abstractmethod
    def check(self, state: Any) -> None:
        """Raise Broken, with the rule's id, where an invariant of the rules does not hold."""

    @abstractmethod
    def longest(self, players: int) -> int:
        """A number of moves within which every game of so many players ends."""

    def setting_check(self, board: Board, players: int, options: Mapping[str, Value]) -> None:
        """Raise BadOption where board, number of players and options do not go together."""

    def words(self, board: Any, move: Move) -> dict[str, str | int]:
        """What fills in the message `move-<first word of the notation>`."""
        return {}

    def places(self, board: Any, move: Move) -> list[str]:
        """The places on the board that `move` touches, as ids of the client's drawing ("town:Oxford")."""
        return []

    def why(self, state: Any, seat: int, place: str, piece: str = "") -> Refusal | None:
        """Why `seat` can do nothing at `place` (an id of `places`), with `piece` if one is in hand; None if it can.

        A piece is a kind of move, a word of it, or another place that it touches; without a place it is a kind. The refusal is the most telling
        one of all moves that can be meant (see `kernel/reasons.py`). A game overrides this for places that no move touches, and where it knows better.
        """
        moves = meant(self, state.setting.board, place, piece)
        return telling(state, seat, moves) if moves else NOT_NOW

    def about(self, state: Any, seat: int, eye: int) -> list[Part]:
        """All that `eye` (-1: a spectator) may know about a player: what it has, what the next income brings, the score if the game ended now."""
        return declared(state, seat, eye)

    def ways(self, state: Any, seat: int, move: Move) -> list[list[Move]]:
        """Where `move` is the first of a row of small ones: the rows worth looking at, each played by `seat` alone, the best first."""
        return []

    def along(self, state: Any, seat: int, places: list[str]) -> list[Move]:
        """The row of small moves that `seat` means who draws over these places (ids as in `places`), one after the other; none if it means nothing legal."""
        return []

    def closing(self, board: Any, move: Move) -> Move | None:
        """The move that ends what `move` is one small part of, so that a preview can show the whole; None if it stands for itself."""
        return None

    def colours_of(self, state: Any, seat: int) -> list[str]:
        """The colours in which the pieces of `seat` are drawn."""
        return [self.colours[seat]]

    def board_data(self, board: Any) -> Mapping[str, Any]:
        """The drawing of a board for the client, as JSON data in the shape `drawing`; fields that are not declared there may stand beside."""
        return {}

    def sketch(self, board: Any) -> Sketch | None:
        """Where the places of a board lie, for pictures outside the browser; None if the game does not say."""
        return None

    def standing(self, state: Any) -> list[tuple[str, int]]:
        """Place (an id of `places`) and seat of every piece of a player on the board."""
        return []

    def columns(self, state: Any) -> Sequence[Column]:
        """The position in columns of numbers, for programs that learn: what a seat may know alone. A game without them has no tensors."""
        return ()

    def terminal(self, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Any:
        """The table as something that Rich can print, made from a view alone; without one of its own a game has a plain one, made by the declared shape."""
        from roundhouse.kernel.sheet import table

        return table(view, schema_of(self), texts, names)

    # What the kernel makes of it

    def admit(self, name: str) -> None:
        """Read the words of its refusals; UnknownName where the game could not be shown or would crash."""
        if not hasattr(self, "table"):
            raise UnknownName(f"the game {name!r} does not declare its view: its Game class needs `table`, a TypedDict with the fields of the view")
        apart = [one for one in compiled_apart() if one.partition(".")[0] == self.home.partition(".")[0]]
        if apart:
            raise UnknownName(
                f"the game {name!r} would crash: {apart[0]} was compiled apart from the class of the kernel it derives from; leave it interpreted"
            )
        load_reasons(self.prefix, self.home)

    @property
    def home(self) -> str:
        """The package with this game's boards, texts, rules and face, whichever of its modules the class stands in."""
        return self.package or home_of(type(self).__module__)

    def new(
        self,
        players: int,
        seed: int | None = None,
        board: str | None = None,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
    ) -> State:
        """A game at its first decision. Without a seed one is drawn from the system; without a version of the rules it is the newest."""
        setting = self.setting(players, board, options, rules)
        if seed is None:
            seed = secrets.randbits(63)
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise BadOption(f"the seed must be a whole number from 0, not {seed!r}")
        return self.start(setting, Chance(seed))

    def setting(self, players: int, board: str | None = None, options: Mapping[str, object] | None = None, rules: int | None = None) -> Setting:
        """Board, players, options and version of the rules, checked."""
        version = self.known_rules(self.rules_version if rules is None else rules)
        if players not in self.seats:
            raise BadOption(f"{self.title} is for {numbers(self.seats)} players, not {players}")
        given = dict(options or {})
        chosen: dict[str, Value] = {}
        for option in self.options:
            chosen[option.name] = option.read(given.pop(option.name, option.default), players)
        if given:
            known = ", ".join(option.name for option in self.options) or "none"
            raise UnknownName(f"{self.title} has no option {next(iter(given))!r}; it has: {known}")
        made = self.board(board)
        self.setting_check(made, players, chosen)
        return Setting(self, made, players, chosen, self._phases(), version, self.model())

    def known_rules(self, rules: int) -> int:
        """`rules` if this program can play by that version; BadOption with the reason if it cannot."""
        if rules > self.rules_version:
            raise BadOption(f"version {rules} of the rules of {self.title} is newer than this program, which has version {self.rules_version}: update it")
        oldest = self.oldest_rules or self.rules_version
        if rules < oldest:
            raise BadOption(
                f"version {rules} of the rules of {self.title} is no longer played; this program has version {numbers(range(oldest, self.rules_version + 1))}"
            )
        return rules

    def board(self, name: str | None = None) -> Board:
        """A board by its name or by the path of its .toml file, read once."""
        wanted = self.boards[0] if name is None else name
        return self._boards(wanted, LENT.get((self.id, wanted), ""))

    def board_text(self, name: str) -> tuple[str, str]:
        """The text of a board file and where it is: one of ours by its name, or any file by its path."""
        return board_text(self, files(self.home), name)

    def lend(self, name: str, text: str) -> None:
        """Let `name` stand for a board file of this text in this process, whatever lies there: how a file of one machine is played on another."""
        LENT[self.id, name] = text

    def move(self, notation: str, board: str | Board | None = None) -> Move:
        """The move that `notation` names, whatever the position."""
        space = board if isinstance(board, Board) else self.board(board)
        text = " ".join(notation.split())
        move = space.by_text.get(text)
        if move is None:
            move = _folded(space).get(text.casefold())
        if move is None:
            raise UnknownName(f"{self.title} has no move {notation.strip()!r} on the board {space.name}")
        return move

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        """None, or the rule and the reason why `seat` may not play `move`."""
        if not 0 <= seat < state.setting.players:
            raise BadOption(f"there is no seat {seat}; seats are 0 to {state.setting.players - 1}")
        moves = state.setting.board.moves
        if move.index >= len(moves) or moves[move.index] is not move:
            return NOT_NOW  # a move of another board
        return state.refusal(seat, move)

    def record(self, state: State, seats: Sequence[str] = ()) -> Record:
        """The whole game so far, to save, share and replay."""
        names = list(seats) or [f"seat {seat + 1}" for seat in range(state.setting.players)]
        return Record.of(state, names)

    def position(self, data: Mapping[str, Any]) -> State:
        """The state that `dump` described, or a PositionError that names the field."""
        fields = Fields(data)
        game = fields.text("game")
        if game != self.id:
            raise PositionError("game", f"is {game!r}, not {self.id!r}")
        version = fields.number("rules", 1, 10**6)
        try:
            self.known_rules(version)
        except BadOption as problem:
            raise PositionError("rules", str(problem)) from None
        board = fields.text("board")
        players = fields.number("players", 1, SEATS)
        try:
            setting = self.setting(players, board, fields.plain("options", dict), version)
        except RoundhouseError as problem:
            raise PositionError("board, players or options", str(problem)) from None
        dice = fields.inner("chance")
        chance = Chance(dice.number("seed", 0, 2**256), dice.number("drawn", 0, 2**40))
        dice.done()
        phase = fields.choice("phase", [one.name for one in setting.phases])
        over = fields.flag("over")
        table = fields.inner("table")
        state = self.restore(setting, chance, table)
        table.done()
        fields.done()
        state.at = phase
        state.over = over
        try:
            self.check(state)
        except RoundhouseError as problem:
            raise PositionError("table", str(problem)) from None
        state.origin = json.dumps(state.dump(), ensure_ascii=False, separators=(",", ":"))
        return state

    def dump_of(self, state: State) -> dict[str, Any]:
        """The whole position with its heading; see `State.dump`."""
        return {
            "game": self.id,
            "rules": state.rules,
            "board": state.setting.board.name,
            "players": state.setting.players,
            "options": dict(state.setting.options),
            "chance": {"seed": state.chance.seed, "drawn": state.chance.drawn},
            "phase": state.phases[state.at].name,
            "over": state.over,
            "table": self.dump(state),
        }

    def view_of(self, state: State, seat: int | None) -> View[Any]:
        """The view with its heading; see `State.view`."""
        eye = SPECTATOR if seat is None else seat
        return {
            "game": self.id,
            "board": state.setting.board.name,
            "players": state.setting.players,
            "options": dict(state.setting.options),
            "seat": seat,
            "phase": state.phases[state.at].name,
            "to_act": [] if state.over else state.phases[state.at].owing(state, eye),
            "over": state.over,
            "scores": state.scores() if state.over else None,
            "ranking": state.ranking() if state.over else None,
            "winners": state.winners() if state.over else None,
            "colours": [self.colours_of(state, other) for other in range(state.setting.players)],
            "table": self.view(state, eye),
        }

    def schema(self) -> dict[str, Any]:
        """The published JSON schema of every view of this game: the declared shape, within the game's own seats, options and phases."""
        from roundhouse.kernel.schema import DIALECT, game_schema

        options = {option.name: option.choices for option in self.options}
        made = game_schema(self.table, self.id, self.seats, options, [phase.name for phase in self._phases()])
        return {"$schema": DIALECT, "title": f"View of {self.title}", **made}

    def events_schema(self) -> dict[str, Any]:
        """The published JSON schema of every event of this game."""
        from roundhouse.kernel.schema import DIALECT, events_schema

        return {"$schema": DIALECT, "title": f"Event of {self.title}", **events_schema(self.events)}

    def drawing_schema(self) -> dict[str, Any]:
        """The published JSON schema of the drawings of this game's boards."""
        from roundhouse.kernel.schema import DIALECT, drawing_schema

        return {"$schema": DIALECT, "title": f"Drawing of a board of {self.title}", **drawing_schema(self.drawing)}

    def shapes(self) -> dict[str, Any]:
        """Everything that the game declares (`Table`, `Happening`, `Drawing` and what they hold), as an OpenAPI document for tools that make types."""
        from roundhouse.kernel.schema import document, shapes

        return document(self.title, shapes(self.table, self.events, self.drawing))

    def texts(self, language: str) -> Texts:
        """The words of the shell and of this game in `language`."""
        if language not in LANGUAGES:
            raise UnknownName(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        return Texts.load(language, self.home)

    def rules(self, language: str) -> dict[str, str]:
        """The rules reference by rule id; where a language lacks a rule, its English text."""
        return self._rules(language)

    def model(self) -> Model | None:
        """What was learned of the value of positions, read once: models/value.json, or <game>.json in the folder of ROUNDHOUSE_MODELS ("none": none)."""
        return self._model(os.environ.get(MODELS, ""))

    # Inside

    @cache  # noqa: B019 - a game lives as long as the program
    def _model(self, folder: str) -> Model | None:
        return find_model(self, files(self.home), folder)

    @cache  # noqa: B019 - a game lives as long as the program
    def _boards(self, name: str, _lent: str) -> Board:
        """A board for each text that a name has stood for: games in progress keep theirs."""
        text, file = self.board_text(name)
        board = self.read_board(name, text, file)
        board.game = self.id
        return board

    @cache  # noqa: B019
    def _phases(self) -> list[Phase[Any]]:
        return self.phases

    @cache  # noqa: B019
    def _rules(self, language: str) -> dict[str, str]:
        rules = read_rules(self.home, "en")
        if language != "en":
            rules = {**rules, **read_rules(self.home, language)}
        return rules


def seen_events(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events that `seat` (None: a spectator) may know of."""
    return [event for event in events if event.only == EVERYBODY or event.only == seat]


def game(name: str) -> Game:
    """The game with this id, from this package or any other that is installed."""
    found = find(name)
    assert isinstance(found, Game)
    return found


@cache
def _folded(board: Board) -> dict[str, Move]:
    return {text.casefold(): move for text, move in board.by_text.items()}
