"""The numbers that stand for things."""

from typing import Final

from roundhouse.parts.hex import PATHS

NOBODY: Final = -1
NONE: Final = -1
IN_DECK: Final = -2  # a Major Line that is still in the deck

BARON: Final = 0  # numbers of the phases
AUCTION: Final = 1
ACTION: Final = 2
PLAN: Final = 3
TRACK: Final = 4
EXPRESS: Final = 5
ROUTE: Final = 6
GROWTH: Final = 7
INDUSTRY: Final = 8
COLOUR: Final = 9
DEPOT: Final = 10
BONDS: Final = 11

FOR_FIRST: Final = 0  # what a payment is for, and so what comes after it [RW-4.8]
FOR_PLACE: Final = 1
FOR_TRACK: Final = 2
FOR_CITY: Final = 3
FOR_ENGINE: Final = 4
FOR_WESTERN: Final = 5

BY_LINKS: Final = 0  # where points come from [RW-17.13]
BY_DEPOTS: Final = 1
BY_HOTELS: Final = 2
BY_GOALS: Final = 3
BY_LINES: Final = 4
SOURCES: Final = 5

SECOND: Final = PATHS + 1  # the paths of a hex are one int: first + 1, and SECOND * (second + 1) where there are two

NO_WAY: Final = 0  # whether track can leave a city: not at all, for everybody, or only for the owner of an open end
OPEN_WAY: Final = 1
OWN_WAY: Final = 2
