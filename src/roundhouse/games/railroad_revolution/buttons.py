"""What fills in the words of a move's button, and the places on the board that it touches."""

from roundhouse.games.railroad_revolution.moves import Keep, PlaceWorker, Replace, SellShares, Step, TakeSetup
from roundhouse.games.railroad_revolution.movespace import CHAINS
from roundhouse.games.railroad_revolution.part import PARTS
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.wording import all_words, condition_words, manager_words
from roundhouse.kernel.move import Move


def words(board: RailBoard, move: Move) -> dict[str, object]:
    """What fills in the message of a move."""
    names = board.colour_names
    if isinstance(move, Step):
        return PARTS[move.part].words(board, move)
    if isinstance(move, TakeSetup):
        return {"effect": all_words(board.setup_sides[move.side].effects, names)}
    if isinstance(move, PlaceWorker):
        return {"worker": names[move.colour], "action": board.action_names[move.action]}
    if isinstance(move, Replace):
        return {"chain": CHAINS[move.slot]}
    if isinstance(move, Keep):
        tile = board.objectives[move.objective]
        return {"objective": tile.name, "n": tile.vp, "condition": condition_words(tile), "manager": manager_words(tile, names)}
    if isinstance(move, SellShares):
        return {"n": move.n, "amount": move.n * board.share_price}
    return {}


def places(board: RailBoard, move: Move) -> list[str]:
    """The places on the board that a move touches, as the client's drawing names them."""
    if isinstance(move, Step):
        return PARTS[move.part].places(board, move)
    if isinstance(move, TakeSetup):
        return [f"setup:{board.setup_sides[move.side].name}"]
    if isinstance(move, Keep):
        return [f"objective:{board.objectives[move.objective].name}"]
    if isinstance(move, PlaceWorker):
        return [f"action:{board.action_names[move.action]}"]
    return []
