"""The moves, one class per decision. [RR-21]"""

from typing import Final

from roundhouse.games.railroad_revolution.tiles import (
    ADVANCE,
    FLIP_TRAIN,
    GAIN_WORKERS,
    PLACE_OFFICE,
    PLACE_STATION,
    PLACE_TRACK,
    PROMOTE,
    RAILROAD,
    STATION,
    SWAP_WORKER,
    TAKE_TRAIN,
    TELEGRAPH,
    TRADE,
)
from roundhouse.kernel.move import Aside, Move

# the parts of an action that are no effects: they come after the effects, which have the numbers of the vocabulary
OFFER: Final = 22
HIRING: Final = 23
ACTION_ALONE: Final = 24  # from here on they belong to an action, never to a reward or a set-up tile
MAIN: Final = ACTION_ALONE  # the four main parts, by action
PAYMENT: Final = MAIN + 4
USE_OF_WORKER: Final = PAYMENT + 1
FIRST_BONUS: Final = PAYMENT + 2
SECTION_TILE: Final = PAYMENT + 3
ACCEPTANCE: Final = PAYMENT + 4

PASS: Final = 0  # their places in the move space
PAY: Final = 1
ABILITY: Final = 2
BONUS: Final = 3
DECLINE: Final = 4
DONE: Final = 5


class Step(Move):
    """A small step of an action, a reward or a set-up tile."""

    def __init__(self, index: int, text: str, part: int) -> None:
        super().__init__(index, text)
        self.part: Final = part  # the number of the part that judges it and carries it out


class TakeSetup(Move):
    """Pick one side of a set-up tile, with its worker. [RR-D1]"""

    def __init__(self, index: int, text: str, side: int) -> None:
        super().__init__(index, text)
        self.side: Final = side


class PlaceWorker(Move):
    """Put a worker on an action space. [RR-D2]"""

    def __init__(self, index: int, text: str, colour: int, action: int) -> None:
        super().__init__(index, text)
        self.colour: Final = colour
        self.action: Final = action


class Pass(Move):
    """No action is possible. [RR-3.7]"""


class BuildStation(Step):
    """The main part of Station. [RR-D3]"""

    def __init__(self, index: int, text: str, city: int) -> None:
        super().__init__(index, text, MAIN + STATION)
        self.city: Final = city


class BuildTrack(Step):
    """One track of Railroad. [RR-D4]"""

    def __init__(self, index: int, text: str, space: int) -> None:
        super().__init__(index, text, MAIN + RAILROAD)
        self.space: Final = space


class BuildOffice(Step):
    """The main part of Telegraph. [RR-D5]"""

    def __init__(self, index: int, text: str, section: int) -> None:
        super().__init__(index, text, MAIN + TELEGRAPH)
        self.section: Final = section


class Sell(Step):
    """The main part of Trade: one piece off the player board. [RR-D6]"""

    def __init__(self, index: int, text: str, building: bool) -> None:
        super().__init__(index, text, MAIN + TRADE)
        self.building: Final = building


class Pay(Step):
    """Pay what the action costs. [RR-D8]"""

    def __init__(self, index: int, text: str) -> None:
        super().__init__(index, text, PAYMENT)


class Ability(Step):
    """Use the ability of the worker's colour. [RR-D7]"""

    def __init__(self, index: int, text: str) -> None:
        super().__init__(index, text, USE_OF_WORKER)


class TakeBonus(Step):
    """Take the first-station bonus. [RR-D16]"""

    def __init__(self, index: int, text: str) -> None:
        super().__init__(index, text, FIRST_BONUS)


class UseTile(Step):
    """Discard a worker for the telegraph tile. [RR-D15]"""

    def __init__(self, index: int, text: str, colour: int, busy: bool) -> None:
        super().__init__(index, text, SECTION_TILE)
        self.colour: Final = colour
        self.busy: Final = busy  # on the player board, not in the personal supply


class Use(Step):
    """Pay for an effect that has a price. [RR-D8]"""

    def __init__(self, index: int, text: str, offer: int) -> None:
        super().__init__(index, text, OFFER)
        self.offer: Final = offer


class Advance(Step):
    """One step up a progress track. [RR-D10]"""

    def __init__(self, index: int, text: str, track: int) -> None:
        super().__init__(index, text, ADVANCE)
        self.track: Final = track


class AdvanceFor(Step):
    """One step up a progress track past a worker toll. [RR-D10]"""

    def __init__(self, index: int, text: str, track: int, colour: int, busy: bool) -> None:
        super().__init__(index, text, ADVANCE)
        self.track: Final = track
        self.colour: Final = colour
        self.busy: Final = busy


class Promote(Step):
    """A worker becomes a manager of one of the two objectives; with no other promotion left, by the worker used as white. [RR-D7, RR-D9]"""

    def __init__(self, index: int, text: str, colour: int, busy: bool, slot: int) -> None:
        super().__init__(index, text, PROMOTE)
        self.colour: Final = colour
        self.busy: Final = busy
        self.slot: Final = slot


class TakeTrain(Step):
    """A train from a pile. [RR-D11]"""

    def __init__(self, index: int, text: str, train: int) -> None:
        super().__init__(index, text, TAKE_TRAIN)
        self.train: Final = train


class Flip(Step):
    """Turn an own train over. [RR-D12]"""

    def __init__(self, index: int, text: str, train: int, down: bool) -> None:
        super().__init__(index, text, FLIP_TRAIN)
        self.train: Final = train
        self.down: Final = down


class Swap(Step):
    """Give one worker for another. [RR-D13]"""

    def __init__(self, index: int, text: str, colour: int, busy: bool, taken: int) -> None:
        super().__init__(index, text, SWAP_WORKER)
        self.colour: Final = colour
        self.busy: Final = busy
        self.taken: Final = taken


class TakeWorker(Step):
    """Gain a worker where there is a choice. [RR-D13]"""

    def __init__(self, index: int, text: str, colour: int) -> None:
        super().__init__(index, text, GAIN_WORKERS)
        self.colour: Final = colour


class Hire(Step):
    """The extra hiring. [RR-F2]"""

    def __init__(self, index: int, text: str, colour: int) -> None:
        super().__init__(index, text, HIRING)
        self.colour: Final = colour


class FreeTrack(Step):
    """A track placed by an effect. [RR-D14]"""

    def __init__(self, index: int, text: str, space: int) -> None:
        super().__init__(index, text, PLACE_TRACK)
        self.space: Final = space


class FreeStation(Step):
    """A station placed by an effect. [RR-D14]"""

    def __init__(self, index: int, text: str, city: int) -> None:
        super().__init__(index, text, PLACE_STATION)
        self.city: Final = city


class FreeOffice(Step):
    """An office placed by an effect. [RR-D14]"""

    def __init__(self, index: int, text: str, section: int) -> None:
        super().__init__(index, text, PLACE_OFFICE)
        self.section: Final = section


class Accept(Step):
    """Accept a contract. [RR-D17, RR-D18]"""

    def __init__(self, index: int, text: str, side: int) -> None:
        super().__init__(index, text, ACCEPTANCE)
        self.side: Final = side


class Decline(Move):
    """Accept no contract, or no further one. [RR-D17]"""


class Done(Move):
    """Nothing more of this action, reward or tile. [RR-D8]"""


class Replace(Move):
    """Which of two completed objectives to replace first. [RR-D19]"""

    def __init__(self, index: int, text: str, slot: int) -> None:
        super().__init__(index, text)
        self.slot: Final = slot


class Keep(Move):
    """Keep one of the three objectives drawn. [RR-D19]"""

    def __init__(self, index: int, text: str, objective: int) -> None:
        super().__init__(index, text)
        self.objective: Final = objective


class SellShares(Aside):
    """Return shares for money, at any time. [RR-F1]"""

    def __init__(self, index: int, text: str, n: int) -> None:
        super().__init__(index, text)
        self.n: Final = n
