"""The moves, one class per decision. [RR-21]"""

from typing import Final

from roundhouse.kernel.move import Aside, Move

PASS: Final = 0  # their places in the move space
PAY: Final = 1
ABILITY: Final = 2
BONUS: Final = 3
DECLINE: Final = 4
DONE: Final = 5


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


class BuildStation(Move):
    """The main part of Station. [RR-D3]"""

    def __init__(self, index: int, text: str, city: int) -> None:
        super().__init__(index, text)
        self.city: Final = city


class BuildTrack(Move):
    """One track of Railroad. [RR-D4]"""

    def __init__(self, index: int, text: str, space: int) -> None:
        super().__init__(index, text)
        self.space: Final = space


class BuildOffice(Move):
    """The main part of Telegraph. [RR-D5]"""

    def __init__(self, index: int, text: str, section: int) -> None:
        super().__init__(index, text)
        self.section: Final = section


class Sell(Move):
    """The main part of Trade: one piece off the player board. [RR-D6]"""

    def __init__(self, index: int, text: str, building: bool) -> None:
        super().__init__(index, text)
        self.building: Final = building


class Pay(Move):
    """Pay what the action costs. [RR-D8]"""


class Ability(Move):
    """Use the ability of the worker's colour. [RR-D7]"""


class TakeBonus(Move):
    """Take the first-station bonus. [RR-D16]"""


class UseTile(Move):
    """Discard a worker for the telegraph tile. [RR-D15]"""

    def __init__(self, index: int, text: str, colour: int, busy: bool) -> None:
        super().__init__(index, text)
        self.colour: Final = colour
        self.busy: Final = busy  # on the player board, not in the personal supply


class Use(Move):
    """Pay for an effect that has a price. [RR-D8]"""

    def __init__(self, index: int, text: str, offer: int) -> None:
        super().__init__(index, text)
        self.offer: Final = offer


class Advance(Move):
    """One step up a progress track. [RR-D10]"""

    def __init__(self, index: int, text: str, track: int) -> None:
        super().__init__(index, text)
        self.track: Final = track


class AdvanceFor(Move):
    """One step up a progress track past a worker toll. [RR-D10]"""

    def __init__(self, index: int, text: str, track: int, colour: int, busy: bool) -> None:
        super().__init__(index, text)
        self.track: Final = track
        self.colour: Final = colour
        self.busy: Final = busy


class Promote(Move):
    """A worker becomes a manager of one of the two objectives; with no other promotion left, by the worker used as white. [RR-D7, RR-D9]"""

    def __init__(self, index: int, text: str, colour: int, busy: bool, slot: int) -> None:
        super().__init__(index, text)
        self.colour: Final = colour
        self.busy: Final = busy
        self.slot: Final = slot


class TakeTrain(Move):
    """A train from a pile. [RR-D11]"""

    def __init__(self, index: int, text: str, train: int) -> None:
        super().__init__(index, text)
        self.train: Final = train


class Flip(Move):
    """Turn an own train over. [RR-D12]"""

    def __init__(self, index: int, text: str, train: int, down: bool) -> None:
        super().__init__(index, text)
        self.train: Final = train
        self.down: Final = down


class Swap(Move):
    """Give one worker for another. [RR-D13]"""

    def __init__(self, index: int, text: str, colour: int, busy: bool, taken: int) -> None:
        super().__init__(index, text)
        self.colour: Final = colour
        self.busy: Final = busy
        self.taken: Final = taken


class TakeWorker(Move):
    """Gain a worker where there is a choice. [RR-D13]"""

    def __init__(self, index: int, text: str, colour: int) -> None:
        super().__init__(index, text)
        self.colour: Final = colour


class Hire(Move):
    """The extra hiring. [RR-F2]"""

    def __init__(self, index: int, text: str, colour: int) -> None:
        super().__init__(index, text)
        self.colour: Final = colour


class FreeTrack(Move):
    """A track placed by an effect. [RR-D14]"""

    def __init__(self, index: int, text: str, space: int) -> None:
        super().__init__(index, text)
        self.space: Final = space


class FreeStation(Move):
    """A station placed by an effect. [RR-D14]"""

    def __init__(self, index: int, text: str, city: int) -> None:
        super().__init__(index, text)
        self.city: Final = city


class FreeOffice(Move):
    """An office placed by an effect. [RR-D14]"""

    def __init__(self, index: int, text: str, section: int) -> None:
        super().__init__(index, text)
        self.section: Final = section


class Accept(Move):
    """Accept a contract. [RR-D17, RR-D18]"""

    def __init__(self, index: int, text: str, side: int) -> None:
        super().__init__(index, text)
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
