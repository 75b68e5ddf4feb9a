"""How a game's value is learned: games of bots against themselves, positions of them in named numbers, and a small model of what came of them."""
