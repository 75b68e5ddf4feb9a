# The kernel's refusals
refused-not-your-turn = It is not your turn to decide.
refused-not-now = This cannot be done at this point in the game.
refused-game-over = The game is over.
refused-nothing-to-undo = You have no move to take back.
refused-undo-shown = Something has been drawn or revealed since your last step, or secret answers have been asked for, so it stands.
refused-undo-passed = Somebody else has moved since, so your last step stands.

# About a player: the titles of the parts, and the lines of a game that has none of its own
about-holds = Pieces and cards
about-income = What the next income phase brings
about-score = If the game ended now
about-total = Total
about-points = Points
about-field = { $field }
about-field-words = { $field }: { $words }
about-field-player = { $field }: { $other }
about-secret = secret

# Bots, by how strong they are
bot-random = Gentle
bot-greedy = Steady
bot-search = Searching
bot-expert = Expert
bot-hard = Hard
bot-normal = Normal
bot-easy = Easy
bot-beginner = Beginner
bot-named = { $name } (bot: { $level })

# At the table
colon = { ": " }
semicolon = { "; " }
cli-player = Player { $number }
cli-sits = At the table: { $players }
cli-turn-of = { $player } to play
cli-first-turn = { $player } to play. What follows is for { $player } alone.
cli-hand-over = { $before } has decided. Now hand the keyboard over to { $player }.
cli-press-enter = { $player }, press Enter when you are alone (help for commands):
cli-only-enter = { $player } has to press Enter first.
cli-allowed = { $move }: this is allowed now.
cli-undone = { $player } takes back a step.
cli-hint = Suggested move: { $move } ({ $notation })
cli-hint-best = { $move }: chance { $chance } %, { $expected }; { $why }
cli-hint-expected = average place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-hint-more = { $points } more from { $term }
cli-hint-less = { $points } less from { $term }
cli-hint-even = about as good as the others
cli-log-empty = Nothing has happened yet.
cli-thinking = The bots are thinking…
cli-earlier-news =
    { $count ->
        [one] One earlier line is in the log.
       *[other] { $count } earlier lines are in the log.
    }
cli-sealed = decides in secret
cli-input-line = input, line { $line }:

# What could not be followed
cli-no-such-move = There is no move “{ $answer }”; type help for the commands.
cli-did-you-mean = Did you mean “{ $move }”?
cli-no-such-number = There is no entry { $answer } in the list, which goes up to { $count }.
cli-write-out = There is no entry { $answer } in the list; write the move out, for example “{ $move }”.
cli-two-meanings = { $answer } may be “{ $first }” (entry { $answer }) or “{ $second }”: please write the move out.
cli-not-here = { $command } only works when you have a decision to make.
cli-no-such-player = There is no player “{ $name }”; there are { $players }.
cli-usage = Write it like this: { $usage }
cli-game-over = The game is over: log, table, rules, save or quit.

# Help
cli-usage-number = a number
cli-usage-notation = a move
cli-usage-why = why MOVE
cli-usage-log = log [N]
cli-usage-rules = rules [RULE]
cli-usage-about = about [PLAYER]
cli-usage-save = save [FILE]
cli-help-number = plays that entry of the list
cli-help-notation = plays it by its notation, which starts with the word on the left of the list
cli-help-why = which rule forbids a move, if any
cli-help-undo = takes back a step of your turn, unless something was drawn or revealed
cli-help-hint = what a bot would play, knowing what you know
cli-help-log = the most recent events
cli-help-rules = the rules: one of them, a section, or all that contain a word
cli-help-about = everything you may know about a player
cli-help-table = the table and the moves again
cli-help-save = saves the game
cli-help-quit = leaves; the game is saved

# The end, and saving
cli-over = Game over
cli-result = Final score
cli-place = Place
cli-name = Name
cli-points = Points
cli-after-end = Game over. Enter to leave (log, table, save):
cli-exists = { $path } already exists; choose another name.
cli-saved = Saved in { $path }
cli-resume = To continue: { $command }
cli-lost = nothing could be written; the whole game follows, copy it into a file to keep it

# Replay and verify
cli-move-number = Move { $number } of { $total }
cli-replay-prompt = Move { $number } of { $total } [Enter, back, end, number, quit]:
cli-variation = Variation { $number }, after move { $after }: { $name }
cli-variation-of = Variation { $number } of variation { $of }, after its move { $after }: { $name }
cli-replay-unclear = “{ $answer }” is not Enter, back, end, quit or a number from 0 to { $total }
cli-verified =
    { $file }: { $title }, { $count ->
        [one] 1 move
       *[other] { $count } moves
    }, finished, all by the rules; { $scores }
cli-verified-unfinished =
    { $file }: { $title }, { $count ->
        [one] 1 move
       *[other] { $count } moves
    } so far, all by the rules
cli-unsigned = { $file }: no check line, so there is no telling whether it was edited
cli-committed = { $file }: the seed is the one that was promised at the start
cli-board-good = { $file }: a valid board for { $title }, with { $count } possible moves

# Tables
cli-players = Players
cli-boards = Maps
cli-options = Options
cli-rule = Rule
cli-tests = Tests
cli-no-test = no test
cli-covered = { $covered } of { $total } rules are named by a test.
cli-uncovered = without a test: { $rules }
cli-count-players = { $count } players
cli-seed = seed { $seed }
cli-speed = { $games } games, { $decisions } decisions in { $seconds } s: { $game_rate } games/s, { $decision_rate } decisions/s
cli-checked = All invariants of the rules held after each of { $count } moves.
cli-stood-in = { $count ->
    [one] One decision of a program was made by its fallback
   *[other] { $count } decisions of programs were made by their fallbacks
 }: the shares below are not theirs alone.
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-share = Share
cli-interval = 95 %
cli-fair = Fair
cli-mean = Mean
cli-sd = SD
cli-min = Min
cli-max = Max
cli-length = Moves per game
cli-scores = Score

# roundhouse admin
admin-database = { $database }, revision { $revision }
admin-tables =
    { $count ->
        [one] 1 table: { $status }
       *[other] { $count } tables: { $status }
    }
admin-kept = uploaded: { $uploads }; seats with a person: { $people }; lines of log: { $log }, of chat: { $chat }; snapshots: { $snapshots }
admin-processes = { $count ->
    [one] one process serves it
   *[other] { $count } processes serve it
}
admin-differs = { $table } ({ $game }) differs: { $problem }
admin-unknown = { $table } ({ $game }): cannot be checked: { $problem }
admin-checked = Tables checked: { $count }, with { $lines } lines; different: { $wrong }; could not be checked: { $unknown }
admin-exported = { $folder }: records written: { $written }; tables not begun: { $waiting }; could not be written: { $failed }
admin-backed-up = { $file }: { $size } MB, whole and checked
admin-restored = { $file } is now the database { $database }
admin-would-restore = { $file } could replace { $database }; nothing was done
admin-before = The previous database is { $file }
admin-expired = Deleted: uploads { $uploads }, abandoned tables { $abandoned }; names, tokens and chat of finished games: { $guests }
admin-would-expire = Would be deleted: uploads { $uploads }, abandoned tables { $abandoned }; names, tokens and chat of finished games: { $guests }; nothing was done
admin-deleted-table = Table { $table } deleted, with its log (lines: { $lines }) and chat (lines: { $chat })
admin-would-delete-table = Table { $table } would be deleted, with its log (lines: { $lines }) and chat (lines: { $chat }); nothing was done
admin-deleted-person = Deleted: name and token at { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }; { $lines ->
        [one] 1 line of chat
       *[other] { $lines } lines of chat
    }; tables left without a host: { $hosted }
admin-would-delete-person = Would be deleted: name and token at { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }; { $lines ->
        [one] 1 line of chat
       *[other] { $lines } lines of chat
    }; tables left without a host: { $hosted }; nothing was done
admin-person = { $name } ({ $id }): { $seats } seats, since { $created }, last seen { $seen }
admin-person-suspended = { $name } ({ $id }): suspended; { $seats } seats, since { $created }, last seen { $seen }
admin-people = { $count ->
    [one] { $count } account
   *[other] { $count } accounts
}
admin-suspended = { $name } is suspended: nobody can sign in, and all sessions have ended
admin-lifted = { $name } can sign in again
admin-renamed = { $name } is now called { $other }
admin-deleted-account = The account { $name } is deleted; at { $seats } seats its name is gone, with { $lines } lines of chat; { $hosted } tables have no host any more
admin-would-delete-account = The account { $name } would be deleted, with its name at { $seats } seats and { $lines } lines of chat; { $hosted } tables would have no host any more; nothing was done

## What a position is worth, for hints

term-points = points so far

## Learning
cli-learn-round = Round { $number }: { $title }, learned from { $games } games, { $held } of them kept apart for these figures
cli-learn-left = part of the game left
cli-learn-correlation = correlation with the final margin
cli-learn-judge = judge
cli-learn-plain = plain score
cli-learn-loss = surprise at the winner
cli-learn-even = even chances
cli-learn-match = match
cli-learn-won = One search with the new model against three with the old one: { $wins } of { $games } won, { $share } % ({ $low } to { $high })
cli-learn-no-gain = Round { $number } brought no more wins: the model of the round before stands.
cli-learn-written = Written to { $file }

# roundhouse arena: many games of bots
cli-rate = { $rate } games/s
arena-title = { $title }: a tournament of bots
arena-played = { $games } games, { $decisions } decisions.
arena-settled = The order is settled, so the tournament ended before its last game.
arena-speed = { $games } games in { $seconds } s: { $rate } games/s
arena-stopped-early = stopped before a game had ended
arena-stopped = stopped after { $games } of { $total } games, all of which count above
arena-written = The report is { $file }
arena-writing-records = records
arena-writing-decisions = decisions
arena-rating = Rating
arena-rank = Place
arena-ms = ms a move
arena-ratings = How strong they are
arena-ratings-note = Ratings by openskill (Plackett–Luce), where everybody begins at 25. The line holds the rating in 95 of 100 tournaments drawn from the same deals; bots whose lines do not touch are clearly apart.
arena-share = share of the victories
arena-fair = even share
arena-wins = How often they win
arena-wins-note = Of all seats that a bot had. Whoever shares a victory gets part of it. Beside each line: the share, and how many seats. Limits by Wilson, 95 %.
arena-pairs = Who finishes ahead of whom
arena-pairs-note = How often the bot on the left finishes ahead of the one above, where they sit at one table; a shared victory counts half.
arena-met = Each pair met in { $count ->
    [one] one game
   *[other] { $count } games
}.
arena-met-range = Pairs met in { $low } to { $high } games.
arena-order = What settled the order
arena-order-note = How much more often the first finishes ahead of the second than behind it, in hundredths, with limits that hold however often one looks (95 % for all pairs together).
arena-ahead = { $first } is stronger than { $second }
arena-behind = { $second } is stronger than { $first }
arena-equal = { $first } and { $second } are as good as equal
arena-difference = difference
arena-limits = limits
arena-blocks = deals
arena-seat = seat { $seat }
arena-seats = What a seat is worth
arena-seats-note = Every bot has every seat equally often, so only the seats differ here.
arena-points = points at the end
arena-scores = Scores
arena-scores-note = The line goes from the 5th to the 95th of a hundred scores, the box holds the middle half, the bar is the middle.
arena-leaders = Does the leader win?
arena-leaders-note = Above: how often the seat that has the most points at a moment of the game wins in the end; the dashed line is an even share. Below: how often the lead changes in a game, looked at after every turn.
arena-course = part of the game already played
arena-leader-wins = the leader wins
arena-lead-changes = changes of the lead in a game
arena-games = games
arena-moves = moves in a game
arena-lengths = How long games are
arena-legal = legal moves
arena-choices = How much there is to choose from
arena-choices-note = { $mean } legal moves in a decision on average; { $share } % of the decisions have more than one.
arena-times = Thinking time
arena-time-mean = ms a move
arena-time-most = longest, ms
arena-times-note = Depends on the machine, and on what else it did.
arena-method = How it was played
arena-method-text = Games come in blocks of { $players } with the same deal, in which everybody moves on by one seat: every bot plays every deal of its table in every seat. All tables that the bots can make take turns.
arena-method-uneven = Pairs meet { $low } to { $high } times: they meet equally often after each multiple of { $round } games.
arena-shared = { $count ->
    [one] One game had more than one winner.
   *[other] { $count } games had more than one winner.
 }
admin-closed = The table { $table } is closed; it was { $status }
admin-would-close = The table { $table } would be closed; it is { $status }; nothing was done
admin-report = { $id }, { $time }: { $by } about { $other }, table { $table }: { $text }
admin-reports = { $count ->
    [one] { $count } report
   *[other] { $count } reports
}
admin-deeds = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
admin-recomputed = { $count ->
    [one] Ratings worked out from { $count } game
   *[other] Ratings worked out from { $count } games
}
admin-pool = { $game }, { $players } players: rating, games, name
dataset-made = { $games } games in { $folder }, with their card, schema and checksums
dataset-good = { $folder }: all checksums match, and { $games } records lead to the results of their rows

# roundhouse balance: what a designer asks
balance-title = { $title }: the balance of game and board
balance-games = { $games } games
balance-note = What follows is true of these bots on this board: other players may find other ways. Limits are those of 95 %.
balance-seats-note = The share of the victories of each seat, and beside it the mean score.
balance-leaders = Does the leader run away?
balance-leaders-note = How often the seat with the most points at a moment of the game wins in the end. A line near the dashed one: nothing is decided; a line that rises early: the leader runs away.
balance-ahead = points between first and second at half time
balance-comeback = winners who were behind at half time
balance-from-last = winners who were last at half time
balance-half-leader = leaders at half time who win
balance-strategies = Ways to play, and how often they win
balance-strategies-note = Seats whose positions look alike after two thirds of the game. A way is described by what it has more (+) or less (−) of than the others at the table, in standard deviations.
balance-marks = what is special
balance-seats-count = seats
balance-more-points = points above the table’s mean
balance-decisions = Decisions that matter
balance-decisions-note = A sample of decisions, weighed by what the seat may know: how much the best move adds to the chance of winning, compared with the mean of all moves and with the second best. Secret decisions are left out.
balance-phase = phase
balance-swing = above the mean, %
balance-margin = above the second, %
balance-matter = of weight (over 5 %)
balance-weighed = weighed
balance-board = Which parts of the board are used
balance-board-note = The stronger the colour, the more games touch the place. Red rings: no game ever did.
balance-kind = kind
balance-never = never used
balance-which = which
balance-effects = What things are worth
balance-effects-note = How much more of the victory goes to seats that got a thing than to seats that did not; beside it, how many seats got it. { $count } things were looked at, and the two extremes are shown; a star marks the { $clear } that are clear even among so many. Whoever is ahead can also get more: this is no proof of a cause.
balance-difference = extra share of victory
balance-no-difference = no difference
