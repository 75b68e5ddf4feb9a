refused-not-your-turn = It is not your turn to decide.
refused-not-now = This cannot be done at this moment of the game.
refused-game-over = The game is over.
refused-nothing-to-undo = You have made no move that could be taken back.
refused-undo-shown = Something was drawn or shown since your last step, so it stands.
refused-undo-passed = Somebody else has moved since, so your last step stands.
