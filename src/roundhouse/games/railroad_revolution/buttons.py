"""What fills in the words of a move's button, and the places on the board that it touches."""

from roundhouse.games.railroad_revolution import moves
from roundhouse.games.railroad_revolution.movespace import CHAINS, WHERE
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import Effect
from roundhouse.games.railroad_revolution.wording import all_words, condition_words, effect_words, manager_words
from roundhouse.kernel.move import Move


def words(board: RailBoard, move: Move) -> dict[str, object]:
    """What fills in the message of a move."""
    names = board.colour_names
    if isinstance(move, moves.TakeSetup):
        return {"effect": all_words(board.setup_sides[move.side].effects, names)}
    if isinstance(move, moves.PlaceWorker):
        return {"worker": names[move.colour], "action": board.action_names[move.action]}
    if isinstance(move, (moves.BuildStation, moves.FreeStation)):
        return {"city": board.city_names[move.city]}
    if isinstance(move, (moves.BuildTrack, moves.FreeTrack)):
        return {"space": board.space_labels[move.space]}
    if isinstance(move, (moves.BuildOffice, moves.FreeOffice)):
        return {"section": move.section + 1}
    if isinstance(move, moves.Sell):
        return {"piece": "building" if move.building else "track"}
    if isinstance(move, moves.Use):
        offer = board.offers[move.offer]
        free = Effect(offer.kind, offer.n, 0, offer.each, offer.colours, offer.choose, offer.limited, offer.offer)
        return {"price": offer.pay, "effect": effect_words(free, names)}
    if isinstance(move, moves.TakeTrain):
        return {"train": board.trains[move.train].name}
    if isinstance(move, moves.Flip):
        return {"train": board.trains[move.train].name, "way": "down" if move.down else "up"}
    if isinstance(move, moves.Accept):
        return {"side": ("left", "right")[move.side]}
    if isinstance(move, moves.Replace):
        return {"chain": CHAINS[move.slot]}
    if isinstance(move, moves.Keep):
        tile = board.objectives[move.objective]
        return {"objective": tile.name, "n": tile.vp, "condition": condition_words(tile), "manager": manager_words(tile, names)}
    if isinstance(move, moves.SellShares):
        return {"n": move.n, "amount": move.n * board.share_price}
    return worker_words(board, move)


def worker_words(board: RailBoard, move: Move) -> dict[str, object]:
    """The same for the moves that take a worker from somewhere."""
    names = board.colour_names
    if isinstance(move, moves.UseTile):
        return {"worker": names[move.colour], "where": WHERE[move.busy]}
    if isinstance(move, moves.Advance):
        return {"track": board.progress_names[move.track], "worker": "none", "where": ""}
    if isinstance(move, moves.AdvanceFor):
        return {"track": board.progress_names[move.track], "worker": names[move.colour], "where": WHERE[move.busy]}
    if isinstance(move, moves.Promote):
        return {"worker": names[move.colour], "where": WHERE[move.busy], "chain": CHAINS[move.slot]}
    if isinstance(move, moves.Swap):
        return {"worker": names[move.colour], "where": WHERE[move.busy], "new": names[move.taken]}
    if isinstance(move, moves.TakeWorker):
        return {"worker": names[move.colour]}
    if isinstance(move, moves.Hire):
        return {"worker": names[move.colour], "n": board.hire_price}
    return {}


def places(board: RailBoard, move: Move) -> list[str]:
    """The places on the board that a move touches, as the client's drawing names them."""
    if isinstance(move, (moves.BuildStation, moves.FreeStation)):
        return [f"city:{board.city_ids[move.city]}"]
    if isinstance(move, (moves.BuildTrack, moves.FreeTrack)):
        return [f"space:{board.space_names[move.space]}"]
    if isinstance(move, (moves.BuildOffice, moves.FreeOffice)):
        return [f"section:{move.section + 1}"]
    if isinstance(move, (moves.Advance, moves.AdvanceFor)):
        return [f"progress:{board.progress_names[move.track]}"]
    if isinstance(move, moves.Accept):
        return [f"contract:{('left', 'right')[move.side]}"]
    if isinstance(move, moves.TakeSetup):
        return [f"setup:{board.setup_sides[move.side].name}"]
    if isinstance(move, (moves.TakeTrain, moves.Flip)):
        return [f"train:{board.trains[move.train].name}"]
    if isinstance(move, moves.Keep):
        return [f"objective:{board.objectives[move.objective].name}"]
    if isinstance(move, moves.Promote):
        return [f"chain:{CHAINS[move.slot]}"]
    if isinstance(move, moves.PlaceWorker):
        return [f"action:{board.action_names[move.action]}"]
    return []
