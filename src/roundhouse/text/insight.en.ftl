# Words of the analysis, of lines and of puzzles: the terminal has them, the browser asks for them where they are needed.

insight-title = Analysis
insight-start = Analyse this game
insight-about = Every seat’s chance to win, the moves that cost most, and what was luck. It takes a minute or two; you may go on looking meanwhile.
insight-working = Analysing… { $percent } %
insight-waiting = Waiting for a free worker…
insight-cancel = Cancel the analysis
insight-failed = The analysis failed.
insight-busy = You have another analysis under way. It comes first.
insight-again = Try again
insight-chances = Chances to win
insight-chances-text = After move { $n }: { $list }
insight-chance-of = { $player } { $percent } %
insight-chances-help = Each band is one player’s chance, as somebody who looks on could know it. Arrow keys step through the game.
insight-move-axis = Move
insight-points-expected = Points expected
insight-place-expected = Place expected
insight-turning-points = Turning points
insight-none = No decision cost anybody much: a game without turning points.
insight-of-all = Of all players
insight-slip = slip
insight-mistake = mistake
insight-blunder = blunder
insight-slips = Slips
insight-mistakes = Mistakes
insight-blunders = Blunders
insight-point = Move { $n }, { $player }: { $name }, { $cost } % of the chance to win
insight-played = Played: { $move }
insight-better = Better: { $move }
insight-because = That would have meant { $why }.
insight-more = { $points } points more from { $term }
insight-fewer = { $points } points fewer for { $player }
insight-show-better = Show the better move
insight-player = Player
insight-accuracy = Accuracy
insight-lost = Lost by moves
insight-luck = Luck
insight-luck-help = What draws, reveals and the others’ sealed choices changed. It counts against nobody.
insight-luck-draw = a draw
insight-luck-reveal = something revealed
insight-luck-sealed = sealed choices
insight-luck-at = Move { $n }, { $kind }: { $list }
insight-luck-of = { $player } { $change } %
insight-figures = Figures over time
insight-figure = Figure
insight-score = Score
insight-seconds = { $decisions } decisions, { $seconds } s
insight-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
insight-written = The report is in { $file }.
insight-bar = Analysing
insight-how = Chances are those of the learned model, as a spectator could know them; a move is judged by what its player knew, in imagined worlds that are the same for every move tried.
insight-puzzles-found = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, in { $file }.
chart-score = If the game ended now
chart-income = The next income
