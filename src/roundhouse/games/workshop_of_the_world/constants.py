"""The numbers that stand for things."""

from typing import Final

NOBODY: Final = -1
NONE: Final = -1
CANAL: Final = 0
RAIL: Final = 1
ERAS: Final = ("canal", "rail")
TYPES: Final = 5  # rows of `hand` and `fist`: one number for each type
SETS: Final = 5  # rows of `industry`: one number for each set

# The phases, as indices of GAME.phases
DEMAND: Final = 0
AUCTION: Final = 1
LOTS: Final = 2
STANDING: Final = 3
CARD: Final = 4
TOWN: Final = 5
REMOVE: Final = 6
LINKS: Final = 7

# The option `auction`
BLIND: Final = 0
CARD_BY_CARD: Final = 1
STANDING_BIDS: Final = 2
AUCTIONS: Final = ("blind", "card_by_card", "standing_bids")

# What `tally` counts, for the money check of WW-15.14 and WW-15.16
BIDS: Final = 0
BUILT: Final = 1
RECOUPED: Final = 2
COLLECTED: Final = 3
TURNS: Final = 4
REMOVALS: Final = 5
TALLY: Final = ("bids", "built", "recouped", "collected", "turns", "removals")

SPACES_BACK: Final = 2  # on the income track for each pound recouped [WW-8.1]
