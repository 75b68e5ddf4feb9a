"""Effects without a choice: money and shares, fixed or by what the action has done. [RR-10, RR-16.1]"""

from roundhouse.games.railroad_revolution.part import Kind
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.supply import gain_money, gain_shares
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import Effect


class Shares(Kind):
    """So many shares."""

    def __init__(self) -> None:
        super().__init__("gain_shares", ("n",))

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        gain_shares(state, seat, effect.n)

    def most(self, board: RailBoard, effect: Effect) -> int:
        return effect.n * board.share_price

    def sure(self, board: RailBoard, effect: Effect, tile: int, triangles: int, due: int) -> int:
        return effect.most


class Money(Kind):
    """So much money."""

    def __init__(self) -> None:
        super().__init__("gain_money", ("amount",))

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        gain_money(state, seat, effect.n)

    def most(self, board: RailBoard, effect: Effect) -> int:
        return effect.n

    def sure(self, board: RailBoard, effect: Effect, tile: int, triangles: int, due: int) -> int:
        return effect.most


class WaivedCost(Kind):
    """The cost of the city is not paid. [RR-10.1b]"""

    def __init__(self) -> None:
        super().__init__("waive_station_cost", only="station", of_place=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        state.due = 0

    def ready(self, state: RailState) -> bool:
        return state.to_place == 0 and state.due > 0

    def most(self, board: RailBoard, effect: Effect) -> int:
        return board.highest_cost

    def sure(self, board: RailBoard, effect: Effect, tile: int, triangles: int, due: int) -> int:
        return due


class RailRebate(Kind):
    """So much money, and more for each triangle of the spaces built with the action. [RR-10.2b]"""

    def __init__(self) -> None:
        super().__init__("rail_rebate", ("base", "per_triangle"), only="railroad", of_place=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        gain_money(state, seat, effect.n + effect.each * state.triangles)

    def most(self, board: RailBoard, effect: Effect) -> int:
        return effect.n + effect.each * 3 * board.rail_tracks

    def sure(self, board: RailBoard, effect: Effect, tile: int, triangles: int, due: int) -> int:
        return effect.n + effect.each * triangles


class FirstOfficeBonus(Kind):
    """The first-office shares of the section. [RR-10.3c]"""

    def __init__(self) -> None:
        super().__init__("first_office_bonus", only="telegraph", of_place=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        gain_shares(state, seat, state.board.first_shares[state.place])


class CashPerShareTaken(Kind):
    """So much money for each share taken from the section. [RR-10.3b]"""

    def __init__(self) -> None:
        super().__init__("cash_per_share_taken", ("amount",), only="telegraph", of_place=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        gain_money(state, seat, effect.n * state.taken)


class CashPerTrain(Kind):
    """So much money for each own train, face up or face down. [RR-10.4b]"""

    def __init__(self) -> None:
        super().__init__("cash_per_train", ("amount",), only="trade")

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        kinds = len(state.board.trains)
        owned = 0
        for train in range(seat * kinds, seat * kinds + kinds):
            owned += state.up[train] + state.down[train]
        gain_money(state, seat, effect.n * owned)
