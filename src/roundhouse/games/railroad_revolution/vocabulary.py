"""The parts of an action by number: the vocabulary of effects, and the parts that are no effects. [RR-16.1, RR-22]"""

from typing import Final

from roundhouse.games.railroad_revolution.acceptance import Acceptance, PrivateContract
from roundhouse.games.railroad_revolution.gains import (
    CashPerShareTaken,
    CashPerTrain,
    FirstOfficeBonus,
    Money,
    RailRebate,
    Shares,
    WaivedCost,
)
from roundhouse.games.railroad_revolution.moves import ACCEPTANCE, FIRST_BONUS, MAIN, OFFER, SECTION_TILE, USE_OF_WORKER
from roundhouse.games.railroad_revolution.part import HELPERS, KINDS, MAIN_PARTS, PARTS
from roundhouse.games.railroad_revolution.payments import ExtraTracks, FirstBonus, Offers, Payment, SectionTile, UseOfWorker
from roundhouse.games.railroad_revolution.pieces import FreeOffices, FreeStations, FreeTracks
from roundhouse.games.railroad_revolution.progress import ProgressSteps
from roundhouse.games.railroad_revolution.promotion import Promotions
from roundhouse.games.railroad_revolution.railroad import Railroad
from roundhouse.games.railroad_revolution.rewards import MainRewardAgain, StationBonus, TileBonus
from roundhouse.games.railroad_revolution.station import Station
from roundhouse.games.railroad_revolution.telegraph import Telegraph
from roundhouse.games.railroad_revolution.tiles import (
    FLIP_TRAIN,
    PLACE_OFFICE,
    PLACE_STATION,
    PLACE_TRACK,
    TAKE_TRAIN,
)
from roundhouse.games.railroad_revolution.trade import Trade
from roundhouse.games.railroad_revolution.trains import Flips, NewTrains
from roundhouse.games.railroad_revolution.workers import ExtraHiring, HiredWorker, NewWorkers, Swaps


def fill() -> None:
    """Put every part in its place, in the order of the numbers in `tiles` and `moves`."""
    KINDS.extend(
        [
            ProgressSteps(),
            Shares(),
            Money(),
            NewWorkers(),
            HiredWorker(),
            Swaps(),
            Promotions(),
            NewTrains(),
            Flips(),
            FreeTracks(),
            FreeStations(),
            FreeOffices(),
            MainRewardAgain(),
            StationBonus(),
            WaivedCost(),
            ExtraTracks(),
            RailRebate(),
            FirstOfficeBonus(),
            CashPerShareTaken(),
            TileBonus(),
            PrivateContract(),
            CashPerTrain(),
        ]
    )
    MAIN_PARTS.extend([Station(), Railroad(), Telegraph(), Trade()])
    PARTS.extend(KINDS)
    PARTS.extend([Offers(), ExtraHiring()])
    PARTS.extend(MAIN_PARTS)
    PARTS.extend([Payment(), UseOfWorker(), FirstBonus(), SectionTile(), Acceptance()])
    for number in (
        FLIP_TRAIN,
        TAKE_TRAIN,
        OFFER,
        ACCEPTANCE,
        USE_OF_WORKER,
        FIRST_BONUS,
        SECTION_TILE,
        PLACE_TRACK,
        PLACE_STATION,
        PLACE_OFFICE,
    ):
        HELPERS.append(PARTS[number])
    assert len(KINDS) == OFFER and len(PARTS) == ACCEPTANCE + 1 and PARTS[MAIN] is MAIN_PARTS[0]


fill()
EFFECTS: Final = {kind.word: number for number, kind in enumerate(KINDS)}  # by the word of the board file
