"""The parts of an action besides its main part: its price, its worker, and what is had for a price. [RR-5.1, RR-6.4, RR-8.4, RR-10]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.moves import ABILITY, BONUS, PAY, Use, UseTile
from roundhouse.games.railroad_revolution.outlook import all_or_none, fits, judged, survives
from roundhouse.games.railroad_revolution.part import (
    ABILITY_USED,
    KINDS,
    NO,
    NO_OWN_WORKER,
    POINTLESS,
    TOO_DEAR,
    WHERE,
    YES,
    Kind,
    Part,
    any_helps,
    arrive,
    blocked,
    bring,
    own_ability,
)
from roundhouse.games.railroad_revolution.rewards import station_bonus, telegraph_tile
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.supply import discard_worker
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, EXTRA_TRACK, PRIVATE_CONTRACT, STATION, WHITE, Effect
from roundhouse.games.railroad_revolution.usefulness import forecast_brought, useful_after
from roundhouse.games.railroad_revolution.wording import all_words, effect_words
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NOTHING_DUE: Final = Refusal("RR-22.5", "refused-nothing-due")
OWN_MOVE: Final = Refusal("RR-10.0", "refused-ability-own-move")
PLACE_FIRST: Final = Refusal("RR-22.5", "refused-place-first")
NO_BONUS: Final = Refusal("RR-6.4", "refused-no-bonus")
NO_TILE: Final = Refusal("RR-8.4", "refused-no-tile")
NO_OFFER: Final = Refusal("RR-16.1", "refused-no-offer")


class Payment(Part):
    """The price of the action, once its main part is done. [RR-5.1, RR-D8]"""

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        move = state.board.moves[PAY]
        if state.funds(seat) >= state.due and self.leaves_enough(state, seat, move, spare):
            found.append(move)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if state.due == 0 or state.to_place:
            return NOTHING_DUE
        return TOO_DEAR if state.funds(seat) < state.due else None

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        return spare >= 0 or survives(state, seat, move)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        due = state.due
        state.due = 0
        state.spend(seat, due)


class UseOfWorker(Part):
    """The own ability of the worker placed, where it is no move of another part. [RR-4.4, RR-10, RR-D7]"""

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        move = state.board.moves[ABILITY]
        if self.own_refusal(state, seat, move) is None and self.leaves_enough(state, seat, move, spare):
            found.append(move)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        if not state.ability_left:
            return ABILITY_USED
        effect = own_ability(state)
        if state.worker == WHITE or effect.kind == EXTRA_TRACK or effect.kind == PRIVATE_CONTRACT:
            return OWN_MOVE
        if not KINDS[effect.kind].ready(state):
            return PLACE_FIRST if state.to_place else POINTLESS
        if effect.pay:
            left = state.funds(seat) - effect.pay
            if left < 0:
                return TOO_DEAR
            if not useful_after(state, seat, move, [effect], left):
                return POINTLESS
        return None

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        effect = own_ability(state)
        tile = state.city_tile[state.place] if state.action == STATION else 0
        if spare + KINDS[effect.kind].sure(state.board, effect, tile, state.triangles, state.due) >= effect.pay:
            return True
        return fits(state, seat, move, spare, effect.pay, 0)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        effect = own_ability(state)
        state.ability_left = 0
        if state.heard is not None:
            state.tell(shapes.ABILITY.of(seat, {"effect": effect_words(effect, state.board.colour_names)}))
        if effect.pay:
            state.spend(seat, effect.pay)
        arrive(state, seat, effect)

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.ability_left:
            effect = own_ability(state)
            kind = KINDS[effect.kind]
            if kind.helps and effect.kind != PRIVATE_CONTRACT and state.funds(seat) >= effect.pay and kind.ready(state):
                found.append(state.board.moves[ABILITY])


class ExtraTracks(Kind):
    """More tracks than the action asks for: they are placed with the moves of Railroad. [RR-10.2d]"""

    def __init__(self) -> None:
        super().__init__("extra_track", ("n",), only="railroad", helps=False)

    def most(self, board: RailBoard, effect: Effect) -> int:
        return 0


class FirstBonus(Part):
    """The bonus of the first station in the city, its own price still to be paid. [RR-6.4, RR-D16]"""

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        found.append(state.board.moves[BONUS])

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        return None if state.bonus_left else NO_BONUS

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        state.bonus_left = 0
        effects = station_bonus(state)
        if state.heard is not None:
            state.tell(shapes.BONUS.of(seat, {"effect": all_words(effects, state.board.colour_names)}))
        bring(state, seat, effects)

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.bonus_left and any_helps(station_bonus(state)):
            found.append(state.board.moves[BONUS])


class SectionTile(Part):
    """A worker is discarded for the telegraph tile of the section. [RR-8.4, RR-D15]"""

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        """The workers that may be discarded; mostly it makes no difference which."""
        board = state.board
        effects = telegraph_tile(state)
        answer = forecast_brought(state, seat, effects)
        if answer == NO:
            return
        alike = answer == YES and spare >= 0 and state.crew[seat] > board.crew_minimum
        before = len(found)
        for worker in range(COLOURS * 2):
            if (state.busy if worker & 1 else state.idle)[seat * COLOURS + (worker >> 1)]:
                move = board.use_tile[worker]
                if alike or useful_after(state, seat, move, effects, state.funds(seat)):
                    found.append(move)
        if not alike:
            all_or_none(self, state, seat, spare, found, before)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, UseTile)
        if not state.tile_left:
            return NO_TILE
        if not state.has_worker(seat, move.colour, move.busy):
            return NO_OWN_WORKER
        return None if useful_after(state, seat, move, telegraph_tile(state), state.funds(seat)) else POINTLESS

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        return fits(state, seat, move, spare, 0, 1, 1)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 1)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, UseTile)
        state.tile_left = 0
        discard_worker(state, seat, move.colour, move.busy)
        effects = telegraph_tile(state)
        if state.heard is not None:
            state.tell(shapes.TILE.of(seat, {"effect": all_words(effects, state.board.colour_names)}))
        bring(state, seat, effects)

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        """One worker that is there: which one makes no difference."""
        if state.tile_left and any_helps(telegraph_tile(state)):
            for worker in range(COLOURS * 2):
                if state.has_worker(seat, worker >> 1, worker & 1 == 1):
                    found.append(state.board.use_tile[worker])
                    return

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, UseTile)
        return {"worker": board.colour_names[move.colour], "where": WHERE[move.busy]}


class Offers(Part):
    """The effects of tiles that have a price. [RR-16, RR-D8]"""

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        offers = state.offers
        some: list[Move] = []
        for place in range(len(offers)):
            if offers[place] not in offers[:place]:
                some.append(state.board.use[offers[place]])
        judged(self, state, seat, some, spare, found)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Use)
        if move.offer not in state.offers:
            return NO_OFFER
        effect = state.board.offers[move.offer]
        left = state.funds(seat) - effect.pay
        if left < 0:
            return TOO_DEAR
        return None if useful_after(state, seat, move, [effect], left) else POINTLESS

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        assert isinstance(move, Use)
        return fits(state, seat, move, spare, state.board.offers[move.offer].pay, 0)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return blocked(state, seat, 0)

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, Use)
        effect = state.board.offers[move.offer]
        cell = state.offers.index(move.offer)
        state.offers = state.offers[:cell] + state.offers[cell + 1 :]
        state.spend(seat, effect.pay)
        arrive(state, seat, effect)

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        for offer in state.offers:
            effect = state.board.offers[offer]
            if state.funds(seat) >= effect.pay and KINDS[effect.kind].helps:
                found.append(state.board.use[offer])

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, Use)
        effect = board.offers[move.offer]
        return {"price": effect.pay, "effect": KINDS[effect.kind].said(effect, board.colour_names)}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, Use)
        return [f"offer:{board.offer_names[move.offer]}"]
