"""One class for each part of an action: its moves, why one is refused, what it does and what is said of it. [RR-16, RR-22]

A part knows its own rule. Whether the turn can still be finished after a step is asked of the look-ahead (`outlook`), which in turn carries out steps of all
parts: so the parts stand in the lists below, which `vocabulary` fills, and a move knows the number of its part.
"""

from typing import Final

from roundhouse.games.railroad_revolution.moves import HIRING, OFFER, Step
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import (
    ADVANCE,
    COLOURS,
    FLIP_TRAIN,
    GAIN_WORKERS,
    NO_BOUND,
    PLACE_OFFICE,
    PLACE_STATION,
    PLACE_TRACK,
    PROMOTE,
    SWAP_WORKER,
    TAKE_TRAIN,
    Effect,
)
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal

NO_OWN_WORKER: Final = Refusal("RR-4.6", "refused-no-own-worker")
NO_TRACK: Final = Refusal("RR-R14", "refused-no-track")
NO_BUILDING: Final = Refusal("RR-R14", "refused-no-building")
TRACK_THERE: Final = Refusal("RR-7.3", "refused-track-there")
NOT_JOINED: Final = Refusal("RR-7.2", "refused-not-joined")
STATION_THERE: Final = Refusal("RR-6.3", "refused-station-there")
NOT_CONNECTED: Final = Refusal("RR-6.2", "refused-not-connected")
OFFICE_THERE: Final = Refusal("RR-8.2", "refused-office-there")
OTHER_ACTION: Final = Refusal("RR-3.3", "refused-other-action")
MAIN_PART_DONE: Final = Refusal("RR-4.1", "refused-main-part-done")
ABILITY_USED: Final = Refusal("RR-4.4", "refused-ability-used")
TOO_DEAR: Final = Refusal("RR-5.1", "refused-too-dear")
POINTLESS: Final = Refusal("RR-R10", "refused-no-effect")
UNFINISHED: Final = Refusal("RR-R5", "refused-no-way-on")
FOUR_WORKERS: Final = Refusal("RR-5.2", "refused-four-workers")

WHERE: Final = ("supply", "board")  # of a worker: in the personal supply, on the player board

NO: Final = 0  # what can be said at once
YES: Final = 1
UNCLEAR: Final = 2  # it must be tried


class Tally:
    """What may still come in an action, for the bound."""

    def __init__(self) -> None:
        self.money = 0  # dollars at most, shares sold, flips left aside
        self.flips = 0
        self.takes = False  # True if a train may be taken before a flip


class Part:
    """Something that can be done in an action, a reward or at set-up."""

    def __init__(self, reckons: bool = False) -> None:
        self.reckons: Final = reckons  # True if `leaves_enough` works out by itself what is to spare

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        """Add the open moves of this part, which is at hand: the same as judging each by `own_refusal`, a second time for speed."""

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        """Why the step may not be made, whatever has to be finished after it. For speed, `moves` has the same rules a second time."""
        return NOT_NOW

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        """True if the turn can be finished after the step; so much is to spare before it. [RR-22.6]"""
        return True

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        """Why a step that does not leave enough is refused."""
        return UNFINISHED

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        """Make the step."""
        raise NotImplementedError

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        """Add the steps that may bring what is compulsory within reach; of steps that differ in nothing that counts for it, one."""

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        """What fills in the message of a move."""
        return {}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        """The places on the board that a move touches, as the client's drawing names them."""
        return []


class Kind(Part):
    """A kind of effect: one word of the vocabulary. [RR-16.1]"""

    def __init__(
        self, word: str, parameters: tuple[str, ...] = (), only: str = "", helps: bool = True, of_place: bool = False, brings_worker: bool = False
    ) -> None:
        super().__init__()
        self.word: Final = word  # in the board file
        self.parameters: Final = parameters
        self.only: Final = only  # the action whose abilities alone may have it
        self.helps: Final = helps  # may bring money, shares, workers or a way to them
        self.of_place: Final = of_place  # needs the city, the tracks or the section of the action [RR-22.5]
        self.brings_worker: Final = brings_worker

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        """Carry out an effect without a choice; let another one wait for its small steps."""
        raise NotImplementedError

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        """True if the effect, paid for, can do something. [RR-R10]"""
        return True

    def forecast(self, state: RailState, seat: int, effect: Effect, left: int) -> int:
        """The same before it is paid for, which leaves so much to spend; UNCLEAR where paying may make a difference."""
        return YES if self.useful(state, seat, effect) else NO

    def ready(self, state: RailState) -> bool:
        """True if, as an ability, it can be used now: the place that it belongs to has been chosen. [RR-22.5]"""
        return not self.of_place or state.to_place == 0

    def sure(self, board: RailBoard, effect: Effect, tile: int, triangles: int, due: int) -> int:
        """Dollars that it brings at once for certain, shares sold, with this city tile, so many triangles and so much to pay."""
        return 0

    def most(self, board: RailBoard, effect: Effect) -> int:
        """Dollars that it can bring at most, shares sold."""
        return NO_BOUND

    def promise(self, state: RailState, effect: Effect, tally: Tally) -> None:
        """Add what it can bring at most."""
        tally.money += effect.most

    def said(self, effect: Effect, colour_names: list[str]) -> dict[str, object]:
        """The message that says the effect, without its price."""
        return {"say": "effect-" + self.word.replace("_", "-"), "n": effect.n, "each": effect.each}


class MainPart(Part):
    """The upper half of an action space. [RR-4.1]"""

    def impossible(self, state: RailState, seat: int) -> Refusal:
        """Why it cannot be begun. [RR-3.6]"""
        raise NotImplementedError

    def may_begin(self, state: RailState, seat: int, worker: int) -> bool:
        """True if a worker of this colour can carry it out completely. [RR-3.6]"""
        raise NotImplementedError

    def cost(self, state: RailState, seat: int) -> int:
        """The least that the rest of it will cost (less than 0: it brings money); NEVER if it cannot be done."""
        raise NotImplementedError

    def spots(self, state: RailState, seat: int, found: list[Move]) -> None:
        """Every place where the next piece may go, whatever it costs."""
        raise NotImplementedError

    def promise(self, state: RailState, seat: int, tally: Tally) -> None:
        """Add what the place still to be chosen can bring at most."""


PARTS: Final[list[Part]] = []  # by number; the first are the kinds of effects
KINDS: Final[list[Kind]] = []  # by the number of the effect
MAIN_PARTS: Final[list[MainPart]] = []  # by action
HELPERS: Final[list[Part]] = []  # the parts that may have helpful steps, besides the workers to take and the main part


def carry_out(state: RailState, seat: int, move: Move) -> None:
    """Carry out one small step of an action or reward."""
    assert isinstance(move, Step)
    PARTS[move.part].carry_out(state, seat, move)


def effect_moves(state: RailState, seat: int, spare: int, found: list[Move]) -> None:
    """The small steps of all effects that wait, the promotion by the worker of the action, and hiring."""
    if state.steps:
        PARTS[ADVANCE].moves(state, seat, spare, found)
    if state.promotions or state.ability_left or state.fees:
        PARTS[PROMOTE].moves(state, seat, spare, found)
    if state.flips:
        PARTS[FLIP_TRAIN].moves(state, seat, spare, found)
    if state.new_trains:
        PARTS[TAKE_TRAIN].moves(state, seat, spare, found)
    if state.free_tracks:
        PARTS[PLACE_TRACK].moves(state, seat, spare, found)
    if state.free_stations or state.start_stations:
        PARTS[PLACE_STATION].moves(state, seat, spare, found)
    if state.free_offices or state.contract_offices:
        PARTS[PLACE_OFFICE].moves(state, seat, spare, found)
    if state.swaps:
        PARTS[SWAP_WORKER].moves(state, seat, spare, found)
    if state.picks or state.hires:
        PARTS[GAIN_WORKERS].moves(state, seat, spare, found)
    if state.offers:
        PARTS[OFFER].moves(state, seat, spare, found)
    PARTS[HIRING].moves(state, seat, spare, found)


def arrive(state: RailState, seat: int, effect: Effect) -> None:
    """An effect without a choice is carried out, another one waits for its small steps. [RR-16.1]"""
    KINDS[effect.kind].arrive(state, seat, effect)


def bring(state: RailState, seat: int, effects: list[Effect]) -> None:
    """The effects of a tile: free ones arrive, priced ones are offered. [RR-16]"""
    for effect in effects:
        if effect.pay:
            state.offers = [*state.offers, effect.offer]
        else:
            KINDS[effect.kind].arrive(state, seat, effect)


def own_ability(state: RailState) -> Effect:
    """The ability of the worker placed for the action in hand. [RR-4.3]"""
    return state.board.ability[state.action * COLOURS + state.worker]


def any_helps(effects: list[Effect]) -> bool:
    """True if one of them may bring money, shares, workers or a way to them."""
    for effect in effects:
        if KINDS[effect.kind].helps:
            return True
    return False


def blocked(state: RailState, seat: int, crew: int) -> Refusal:
    """Why a step that takes so many workers and leaves no way to finish is refused."""
    return FOUR_WORKERS if state.crew[seat] - crew < state.board.crew_minimum else UNFINISHED


def members(places: int, found: list[Move], moves: list[Move]) -> None:
    """Add the moves of all places of a set."""
    while places:
        bit = places & -places
        places ^= bit
        found.append(moves[bit.bit_length() - 1])
