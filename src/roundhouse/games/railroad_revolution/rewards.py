"""Abilities that give the effects of a tile once more: a city's main reward or bonus, a section's telegraph tile. [RR-10.1c, RR-10.1d, RR-10.3d]"""

from roundhouse.games.railroad_revolution.bound import promise_bonus
from roundhouse.games.railroad_revolution.part import Kind, Tally, arrive, bring
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import NOBODY, Effect
from roundhouse.games.railroad_revolution.usefulness import any_useful, forecast_brought


def main_reward(state: RailState) -> list[Effect]:
    """The main reward of the city of the action. [RR-6.5]"""
    return state.board.city_tiles[state.city_tile[state.place]].main


def station_bonus(state: RailState) -> list[Effect]:
    """The first-station bonus of the city of the action. [RR-6.4]"""
    return state.board.city_tiles[state.city_tile[state.place]].bonus


def telegraph_tile(state: RailState) -> list[Effect]:
    """The telegraph tile of the section of the action. [RR-8.4]"""
    return state.board.telegraph_tiles[state.section_tile[state.place]].effects


class MainRewardAgain(Kind):
    """The main reward of the city a second time. [RR-10.1d]"""

    def __init__(self) -> None:
        super().__init__("repeat_main_reward", only="station", of_place=True, brings_worker=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        for reward in main_reward(state):
            arrive(state, seat, reward)

    def most(self, board: RailBoard, effect: Effect) -> int:
        return max([sum([reward.most for reward in tile.main]) for tile in board.city_tiles])

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return any_useful(state, seat, main_reward(state))

    def forecast(self, state: RailState, seat: int, effect: Effect, left: int) -> int:
        return forecast_brought(state, seat, main_reward(state))


class StationBonus(Kind):
    """The first-station bonus, first or not; what it costs is still to be paid. [RR-10.1c, RR-10.5]"""

    def __init__(self) -> None:
        super().__init__("first_station_bonus", only="station", of_place=True, brings_worker=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        bring(state, seat, station_bonus(state))

    def most(self, board: RailBoard, effect: Effect) -> int:
        return max(board.bonus_most)

    def promise(self, state: RailState, effect: Effect, tally: Tally) -> None:
        if state.to_place:
            tally.money += effect.most
        else:
            promise_bonus(state, tally)

    def sure(self, board: RailBoard, effect: Effect, tile: int, triangles: int, due: int) -> int:
        return board.bonus_sure[tile]

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return any_useful(state, seat, station_bonus(state))

    def forecast(self, state: RailState, seat: int, effect: Effect, left: int) -> int:
        return forecast_brought(state, seat, station_bonus(state))


class TileBonus(Kind):
    """The telegraph tile of the section, besides or instead of the discard. [RR-10.3d]"""

    def __init__(self) -> None:
        super().__init__("telegraph_tile_bonus", only="telegraph", of_place=True, brings_worker=True)

    def arrive(self, state: RailState, seat: int, effect: Effect) -> None:
        bring(state, seat, telegraph_tile(state))

    def ready(self, state: RailState) -> bool:
        return state.to_place == 0 and state.section_tile[state.place] != NOBODY

    def useful(self, state: RailState, seat: int, effect: Effect) -> bool:
        return any_useful(state, seat, telegraph_tile(state))

    def forecast(self, state: RailState, seat: int, effect: Effect, left: int) -> int:
        return forecast_brought(state, seat, telegraph_tile(state))
