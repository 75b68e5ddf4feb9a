"""What a game of Railways of the World comes to under one bot's play: `python bench/railways.py BOARD PLAYERS GAMES [BOT]`."""

import sys

from roundhouse.arena.statistics import Spread, wilson
from roundhouse.bots import Seat, bot
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import income_of
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import game


def played(board: str, players: int, seed: int, name: str) -> State:
    """One whole game of the bot against itself."""
    chance = Chance(seed)
    state = game("railways_of_the_world").new(players=players, seed=seed, board=board)
    assert isinstance(state, State)
    bots = [bot(name, chance.fork()) for _ in range(players)]
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, bots[seat].choose(Seat(state, seat)))
    return state


def deliveries(state: State, seat: int) -> int:
    return sum(who == seat and move.text.startswith("deliver ") for who, move in state.history())


def main(board: str, players: int, games: int, name: str) -> None:
    ended = [played(board, players, seed, name) for seed in range(1, games + 1)]
    each = [(state, seat) for state in ended for seat in range(players)]
    figures = {
        "turns": [state.turn_number for state in ended],
        "decisions": [len(state.history()) for state in ended],
        "bonds": [state.bonds[seat] for state, seat in each],
        "income": [income_of(state, seat) // 1000 for state, seat in each],
        "position": [state.position[seat] for state, seat in each],
        "deliveries": [deliveries(state, seat) for state, seat in each],
        "score": [state.scores()[seat] for state, seat in each],
        "winner's score": [max(state.scores()) for state in ended],
    }
    print(f"{board}, {players} players, {games} games of {name}, a player at the end")
    for what, numbers in figures.items():
        spread = Spread.of(numbers)
        print(f"  {what:15} {spread.mean:7.1f}  sd {spread.sd:6.1f}  {spread.min} to {spread.max}")
    for seat in range(players):
        wins = sum(state.ranking()[0] == seat for state in ended)
        low, high = wilson(wins, games)
        print(f"  seat {seat + 1} wins {wins:4d}  {wins / games:5.1%}  ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4] if len(sys.argv) > 4 else "greedy")
