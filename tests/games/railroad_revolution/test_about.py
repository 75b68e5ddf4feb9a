"""What is told about a player: the points by their parts add up, and what is held is what is there."""

import random

from roundhouse import game
from roundhouse.kernel.about import about_player
from roundhouse.testing import rule


@rule("RR-15.1")
def test_the_points_of_every_player_add_up_by_their_parts_throughout_a_game() -> None:
    rails = game("railroad_revolution")
    state = rails.new(players=3, seed=5)
    chance = random.Random(5)
    told = 0
    while not state.over and told < 60:
        for seat in range(3):
            parts = {part["name"]: part for part in about_player(state, seat, None)["parts"]}
            view = state.view(None)["table"]["seats"][seat]
            assert parts["score"]["total"] == state.scores()[seat] == view["points"]["total"]
            held = {line["say"]: line["figure"] for line in parts["holds"]["lines"] if line["say"] != "about-workers"}
            assert (held["about-money"], held["about-shares"]) == (view["money"], view["shares"])
            workers = sum(line["figure"] or 0 for line in parts["holds"]["lines"] if line["say"] == "about-workers")
            assert workers == view["available"]
            assert len(parts["objectives"]["lines"]) == sum(one is not None for one in view["objectives"])
        told += 1
        for _ in range(5):
            if not state.over:
                seat = state.to_act()[0]
                state.play(seat, chance.choice(state.moves(seat)))
