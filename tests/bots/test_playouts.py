"""Playouts inside the engine: the same as playing through the API, only faster."""

import pytest

import roundhouse
from roundhouse.bots.playouts import QUICK, RANDOM, play_randomly, rollout
from roundhouse.bots.quick import quick
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.dice import MASK, Dice
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.game import Game, games
from roundhouse.kernel.state import State

GAMES = [(roundhouse.game(name), players) for name in games() for players in roundhouse.game(name).seats]


def through_the_api(state: State, dice: Dice, horizon: int) -> int:
    """Random play as any program would do it."""
    played = 0
    while not state.over and (horizon == 0 or played < horizon):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
        played += 1
    return played


@pytest.mark.parametrize(("game", "players"), GAMES, ids=lambda one: one.id if isinstance(one, Game) else str(one))
def test_a_random_playout_is_random_play(game: Game, players: int) -> None:
    auctions = [{"auction": choice} for option in game.options if option.name == "auction" and players == 4 for choice in option.choices]
    for options in auctions or [{}]:
        state = game.new(players=players, seed=players, options=options)
        for horizon in (0, 17):
            quickly, slowly = state.branch(), state.copy()
            assert play_randomly(quickly, Dice(Chance(5)), horizon) == through_the_api(slowly, Dice(Chance(5)), horizon)
            assert quickly.key() == slowly.key()


@pytest.mark.parametrize("game", [roundhouse.game(name) for name in games()], ids=lambda game: game.id)
@pytest.mark.parametrize("policy", [RANDOM, QUICK])
def test_what_a_rollout_counts(game: Game, policy: str) -> None:
    """It is what the same playouts give one by one; the state that was given stays as it was."""
    state = game.new(players=max(game.seats), seed=3)
    before = state.key()
    horizon = 40
    found = rollout(state, 3, policy, horizon, seed=8)
    assert (found.playouts, found.decisions, found.finished, state.key()) == (3, 3 * horizon, 0, before)
    seeds = Chance(8)
    scores = [0] * state.setting.players
    wins = [0.0] * state.setting.players
    for _ in range(3):
        world = state.copy()
        world.chance = seeds.fork()
        if policy == RANDOM:
            through_the_api(world, Dice(seeds), horizon)
        else:
            for _ in range(horizon):
                seat = world.to_act()[0]
                world.play(seat, quick(world, seat, world.chance, world.breadth()))
        for seat, points in enumerate(world.scores()):
            scores[seat] += points
        for seat in world.winners():
            wins[seat] += 1 / len(world.winners())
    assert found.scores == pytest.approx([points / 3 for points in scores])
    assert found.wins == pytest.approx([share / 3 for share in wins])
    assert rollout(state, 3, policy, horizon, seed=8).scores == found.scores
    if policy == RANDOM:
        assert rollout(state, 3, policy, horizon, seed=9).scores != found.scores


def test_playouts_come_to_the_end() -> None:
    state = roundhouse.game("workshop_of_the_world").new(players=4, seed=1)
    found = rollout(state, 4)
    assert found.finished == 4
    assert sum(found.wins) == pytest.approx(1.0)


def test_wishes_that_cannot_be_met() -> None:
    state = roundhouse.game("workshop_of_the_world").new(players=4, seed=1)
    with pytest.raises(UnknownName, match="there is no policy 'best' for playouts; there are: random, quick"):
        rollout(state, 1, "best")
    for number, horizon in ((0, 0), (1, -1)):
        with pytest.raises(ValueError, match="at least one playout"):
            rollout(state, number, RANDOM, horizon)


def test_dice_are_taus88() -> None:
    """The numbers of the published generator, by another way of writing it, scaled to the limit."""
    chance = Chance(11)
    parts = [chance.word() | 16 for _ in range(3)]
    dice = Dice(Chance(11))
    counts = [0] * 6
    for _ in range(6000):
        for place, (keep, up, turn, down) in enumerate(((1, 12, 13, 19), (3, 4, 2, 25), (4, 17, 3, 11))):
            part = parts[place]
            mixed = ((part << turn) % 2**32 ^ part) >> down
            parts[place] = (part >> keep << keep << up) % 2**32 ^ mixed
        rolled = dice.below(6)
        assert rolled == (parts[0] ^ parts[1] ^ parts[2]) * 6 // (MASK + 1)
        counts[rolled] += 1
    assert min(counts) > 900
    assert max(counts) < 1100
