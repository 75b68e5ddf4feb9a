"""Where the time goes in random play of one game, interpreted: `python bench/hotspots.py [GAME]`."""

import cProfile
import pstats
import sys
import time

from ours import Ours

from roundhouse.kernel.game import games


def main(name: str) -> None:
    contestant = Ours(name)
    contestant.game()
    start = time.process_time()
    decisions = sum(contestant.game() for _ in range(50))
    took = time.process_time() - start
    print(f"{name}, {contestant.players} players: {decisions / took:,.0f} decisions/s, {decisions / 50:.0f} decisions a game (not profiled)")
    profile = cProfile.Profile()
    profile.enable()
    for _ in range(50):
        contestant.game()
    profile.disable()
    pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else games()[0])
