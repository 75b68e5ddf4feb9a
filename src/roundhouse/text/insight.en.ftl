# Words of the analysis, of lines and of puzzles: the terminal has them, the browser asks for them where they are needed.

insight-title = Analysis
insight-start = Analyse this game
insight-about = Each player’s chance of winning, the moves that cost most, and what was luck. It takes a minute or two; meanwhile you can go on looking around.
insight-working = Analysing… { $percent } %
insight-cancel = Cancel the analysis
insight-failed = The analysis failed.
insight-busy = You have another analysis under way. It comes first.
insight-slow = Too much at once. Wait a moment and try again.
insight-others = Other games are being analysed. Try again in a moment.
insight-again = Try again
insight-chances = Chances of winning
insight-chances-text = After move { $n }: { $list }
insight-chance-of = { $player } { $percent } %
insight-signs = Red lines with a dot are turning points, short lines below the axis what the game announced; pointing at one tells which.
insight-move-axis = Move
insight-points-expected = Expected points
insight-place-expected = Expected place
insight-turning-points = Turning points
insight-none = No decision cost anybody much: a game without turning points.
insight-of-all = Of all players
insight-slip = slip
insight-mistake = mistake
insight-blunder = blunder
insight-slips = Slips
insight-mistakes = Mistakes
insight-blunders = Blunders
insight-point = Move { $n }, { $player }: { $name }, { $cost } % of the chance of winning
insight-played = Played: { $move }
insight-better = Better: { $move }
insight-because = That would have meant { $why }.
# $whole: the points without their fraction, for languages in which 1.4 is singular
insight-more = { $points } { $whole ->
   *[other] points
} more from { $term }
insight-fewer = { $points } { $whole ->
   *[other] points
} fewer for { $player }
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
insight-puzzles-checked = { $count } of { $before } puzzles stand the check: { $file }
insight-puzzles-found = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, in { $file }.
chart-score = If the game ended now
chart-income = The next income
insight-off = This server does not analyse games.
learn-start = Find the better moves yourself
learn-title = Turning point { $n } of { $total }
learn-question = What would have been better for { $player }?
learn-lost = Move { $n } cost { $cost } % of the chance of winning.
learn-right = Right!
learn-wrong = There is something better.
learn-same = That is what was played. There is something better.
learn-try = Try again, or see the answer.
learn-again = Try again
learn-show = Show the answer
learn-next = Next
learn-end = Back to the game
line-title = What if
line-try = What if…
line-try-help = Try other moves from here
line-chance = Chance of winning: { $percent } %
line-failed = The server does not answer. Try again in a moment.
line-help = Lines that you try are kept in this browser. A link carries all of them.
line-none = No line yet. Go to any move and choose “What if…”.
line-number = Line { $n }
line-from = after move { $n }; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
line-name = Name
line-note = Comment
line-remove = Delete this line
line-share = Link to these lines
line-record = Record with these lines
line-answers = Who answers
line-by-hand = I play for all
line-bot-answers = { $bot } answers
line-leave = Back to the game
line-play-on = Play on from here
line-play-on-help = A new table starts from the position in view. What is drawn from now on is drawn afresh, and the result counts for nothing.
line-as = You play
line-your-name = Your name
line-others = The others
line-bots = Bots
line-friends = Friends, by a link
line-level = Level
line-start = Start the table
puzzle-title = Puzzles
puzzle-one = Puzzle { $id }
puzzle-daily = Puzzle of the day
puzzle-level = Level { $n }
who-is-asked = { $name }: { $what }
puzzle-question = Find the best move.
puzzle-help = One move is clearly best, and nothing hidden has to be known to find it.
puzzle-right = Right! { $move }
puzzle-wrong = Not the best. Better: { $move }
puzzle-why = { $percent } % to win, and { $other } % after the next best move.
puzzle-next = Next puzzle
puzzle-streak = { $n ->
    [one] 1 in a row
   *[other] { $n } in a row
}
puzzle-days = { $n ->
    [one] 1 day
   *[other] { $n } days in a row
}
puzzle-solved = { $n } of { $total } solved
puzzle-none = This game has no puzzles yet.
puzzle-all = All puzzles
puzzle-done = solved
