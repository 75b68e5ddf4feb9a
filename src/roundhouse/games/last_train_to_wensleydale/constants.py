"""Numbers that several files share: the phases, owners of links, supplies."""

from typing import Final

# the phases, in the order of GAME.phases
INVESTMENT_CUBES: Final = 0
INFLUENCE_POINTS: Final = 1
AUCTION: Final = 2
TURN_ORDER: Final = 3
TRACK_BUILDING: Final = 4
PAYMENT: Final = 5
TRAINS: Final = 6
PROFIT_AND_LOSS: Final = 7
PLAYER_ORDER: Final = 8
TAKEOVERS: Final = 9
END_OF_TURN: Final = 10

NOBODY: Final = -1
COMPANY_OWNER: Final = 16  # COMPANY_OWNER + company owns a company link
LINKS: Final = 15  # of each player [LW-1.1]
COMPANY_LINKS: Final = 60  # of each company [LW-1.4]
TURNS_FOR_THREE: Final = 5  # LW-4.1
TURNS_FOR_FOUR: Final = 4
GOODS: Final = 60  # cubes of stone, and as many of cheese [LW-1.2]
PIECES: Final = 25  # red passengers, and as many green ones and opposition pieces [LW-1.5]
