"""The move space: every move of the game, made once with the board. [RR-21]"""

from typing import Any

from roundhouse.games.railroad_revolution.moves import (
    Ability,
    Accept,
    Advance,
    AdvanceFor,
    BuildOffice,
    BuildStation,
    BuildTrack,
    Decline,
    Done,
    Flip,
    FreeOffice,
    FreeStation,
    FreeTrack,
    Hire,
    Keep,
    Pass,
    Pay,
    PlaceWorker,
    Promote,
    Replace,
    Sell,
    SellShares,
    Swap,
    TakeBonus,
    TakeSetup,
    TakeTrain,
    TakeWorker,
    Use,
    UseTile,
)
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS

ACTIONS = ("station", "railroad", "telegraph", "trade")
WHERE = ("supply", "board")
CHAINS = ("A1", "A2")
MOST_SHARES_SOLD = 12


class Putting:
    """Makes moves one after the other and adds them to the board."""

    def __init__(self, board: RailBoard) -> None:
        self.board = board

    def __call__(self, kind: Any, text: str, *ints: int) -> Any:
        move = kind(len(self.board.moves), text, *ints)
        self.board.add(move)
        return move


def make_moves(board: RailBoard) -> None:
    """The move space, in the order of the index."""
    put = Putting(board)
    for kind, text in ((Pass, "pass"), (Pay, "pay"), (Ability, "ability"), (TakeBonus, "bonus"), (Decline, "decline"), (Done, "done")):
        put(kind, text)
    workers = [(colour, busy, f"{board.colour_names[colour]} {WHERE[busy]}") for colour in range(COLOURS) for busy in (0, 1)]
    board.take_setup = [put(TakeSetup, f"setup {tile.name}", side) for side, tile in enumerate(board.setup_sides)]
    board.place = [put(PlaceWorker, f"place {name} {ACTIONS[action]}", colour, action) for colour, name in enumerate(board.colour_names) for action in range(4)]
    board.station = [put(BuildStation, f"station {name}", city) for city, name in enumerate(board.city_names)]
    board.track = [put(BuildTrack, f"track {name}", space) for space, name in enumerate(board.space_names)]
    board.office = [put(BuildOffice, f"office {section + 1}", section) for section in range(board.sections)]
    board.sell = [put(Sell, f"trade {piece}", building) for piece, building in (("track", False), ("building", True))]
    board.use_tile = [put(UseTile, f"discard {text}", colour, bool(busy)) for colour, busy, text in workers]
    board.use = [put(Use, f"use {name}", offer) for offer, name in enumerate(board.offer_names)]
    board.advance = [put(Advance, f"advance {name}", track) for track, name in enumerate(board.progress_names)]
    board.advance_for = [
        put(AdvanceFor, f"advance {name} {text}", track, colour, bool(busy))
        for track, name in enumerate(board.progress_names)
        for colour, busy, text in workers
    ]
    board.promote = [put(Promote, f"promote {text} {CHAINS[slot]}", colour, bool(busy), slot) for colour, busy, text in workers for slot in (0, 1)]
    board.take_train = [put(TakeTrain, f"train {tile.name}", train) for train, tile in enumerate(board.trains)]
    board.flip = [put(Flip, f"flip {tile.name} {way}", train, way == "down") for train, tile in enumerate(board.trains) for way in ("up", "down")]
    board.swap = [
        put(Swap, f"swap {text} for {board.colour_names[taken]}", colour, bool(busy), taken) for colour, busy, text in workers for taken in range(COLOURS)
    ]
    board.take_worker = [put(TakeWorker, f"take {name}", colour) for colour, name in enumerate(board.colour_names)]
    board.hire = [put(Hire, f"hire {name}", colour) for colour, name in enumerate(board.colour_names)]
    board.free_track = [put(FreeTrack, f"free-track {name}", space) for space, name in enumerate(board.space_names)]
    board.free_station = [put(FreeStation, f"free-station {name}", city) for city, name in enumerate(board.city_names)]
    board.free_office = [put(FreeOffice, f"free-office {section + 1}", section) for section in range(board.sections)]
    board.accept = [put(Accept, f"accept {side}", place) for place, side in enumerate(("left", "right"))]
    board.replace = [put(Replace, f"replace {CHAINS[slot]}", slot) for slot in (0, 1)]
    board.keep = [put(Keep, f"keep {objective.name}", place) for place, objective in enumerate(board.objectives)]
    board.sell_shares = [put(SellShares, f"sell {n}", n) for n in range(1, MOST_SHARES_SOLD + 1)]
