### The words of the browser in English.

## The page

web-to-lobby = Back to the lobby
web-skip = Skip to the decision
web-settings = Settings
web-your-name = Your name
web-visitor = Guest
web-language = Language
web-theme = Appearance
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = Match the system
web-light-or-dark = Light or dark
web-sound = Sound
web-setting-sound = Sound
web-setting-sound-help = Pieces, coins, trains, and a bell when it is your turn
web-pace-once = At once
web-pace-brisk = Brisk
web-pace-calm = Calm
web-pace-others = Other players’ moves
web-volume = Volume
web-setting-motion = Animations
web-setting-motion-help = Pieces drop and travel; off if your system asks for less motion
web-setting-confirm = Ask before each move
web-setting-confirm-help = Otherwise only before moves that end your turn
web-setting-plain = Plain view
web-setting-plain-help = Every game as lists of what you can do, without its map
web-told = { $name }: { $what }
web-close = Close
web-cancel = Cancel
web-no = No
web-agree = Agree
web-try-again = Try again
web-loading = Loading…
web-cannot-load = The server is not responding.
web-seen-last = Last seen on this device
web-offline-table = No connection to the server. This is the table as it was last seen on this device.
web-offline-lobby = You are offline, or the server is down. You can still look at what was last seen on this device.
web-no-table = This table does not exist.
web-not-over = This game is not over yet.
web-part-failed = Something went wrong here.
web-face-failed = This game’s drawn board is not working: here is the plain one.
web-face-version = This game’s drawn board was made for another version of Roundhouse: here is the plain one.
web-less = Less
web-more = More
web-copied = Copied
web-copy-link = Copy the link

## The lobby

web-take-a-seat = Take a seat
web-take-a-seat-help = “Play now” starts a game against bots straight away.
web-your-move-at = { $n ->
    [one] It is your move at one table.
   *[other] It is your move at { $n } tables.
}
web-bots = Bots
web-bot-of-level = a bot: { $level }
web-play-now = Play now
web-new-table = New table
web-puzzles = Puzzles
web-players-range = { $least } to { $most } players
web-my-games = My games
web-open-tables = Open tables
web-n-wait = { $n ->
    [0] none waiting for you
    [one] one waiting for you
   *[other] { $n } waiting for you
}
web-n-free = { $n } free
web-n-playing = { $n ->
    [one] one in progress
   *[other] { $n } in progress
}
web-no-games = No games yet. Play one now, or open a table.
web-no-tables = No open tables. Start one.
web-your-move = Your move
web-waits-for-others = Waiting for the others
web-waits-for-players = Waiting for players
web-finished = Finished
web-being-played = In progress
web-play = Play
web-look = View
web-watch = Watch
web-sit-down = Sit down
web-look-at-record = Look at a record
web-look-at-record-help = A saved game, step by step. It is checked against the rules.
web-load-record = Load a record

## A new table

web-game = Game
web-seats = Seats
web-number-of-players = Number of players
web-n-players = { $n } players
web-you-cap = You
web-seat-n = Seat { $n }
web-kind-me = Person
web-kind-here = Here
web-kind-open = By link
web-kind-bot = Bot
web-strength = Strength of the bot
web-name = Name
web-open-to-all = open to all
web-with-link = With the link
web-pace = Pace
web-pace-none = No clock
web-pace-live = Live
web-pace-day = One move a day
web-who-may-join = Who may join
web-anyone = Anyone
web-map = Map
web-variants = Variants
web-as-in-rulebook = all as in the rulebook
web-create-table = Create table
web-table-of = { $player }’s table

## Before the start

web-waiting-players = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } players
}
web-all-seated = All seats are taken
web-free-seat = Seat { $n } is free
web-stand-up = Stand up
web-bot-sits = Give it to a bot
web-invite = Invite with this link
web-start = Start
web-close-table = Close the table
web-table-closed = This table was closed.

## The table

web-board = Board
web-table = Table
web-players = Players in turn order
web-players-tab = Players
web-turn-order = Turn order
web-you = you
web-a-bot = a bot
web-folded = More displays
web-unread = { $n } unread
web-answer-bot = { $player }, a bot, answers after the others
web-answer-open = Waiting for { $player }
web-answer-done = { $player } has answered
web-bot-later = A bot: it answers after the others
web-away = away
web-to-act = to play
web-done = done
web-secret = kept secret
web-time-left = Time left
web-panels = Panels
web-log = Log
web-log-empty = Nothing has happened yet.
web-show-on-board = Show on the board
web-speed = Speed
web-everything-open = Everything revealed
web-jump-to-move = Go to this move
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-mute = Hide spectators’ messages
web-chat-visitors = Spectators may chat
web-chat-closed = Spectators cannot chat at this table.
web-write-message = Write a message
web-send = Send
web-rules = Rules
web-search-rules = Find in the rules
web-read-rule = Read the rule
web-notes = Notes
web-notes-help = Your own notes, kept only in this browser
web-notes-help-account = Your own notes: nobody else reads them, and they follow your account
web-chat-hidden = { $n ->
    [one] One line from somebody you blocked is hidden.
   *[other] { $n } lines from people you blocked are hidden.
}
web-only-you = Only you see this
web-spectators = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
web-spectator = Spectator
web-watching = You are watching
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-whole-board = Whole board
web-can-be-chosen = can be chosen
web-reconnecting = Reconnecting. Your choice is kept.
web-offline = The server cannot be reached. Your choice is kept.
web-weather = The server cannot save anything at the moment. Nothing is lost, and play will resume by itself.
web-slow = That was too fast for the server. Try again in a moment.
web-too-late = The game has moved on. Choose again.
web-refused = This move is not possible
web-this-table = This table
web-link-to-watch = Link to this table, for anyone who wants to watch
web-seat-link = Personal link to { $player }’s seat: use it to come back from any device. Keep it to yourself.
web-leave = Let a bot play for me
web-leave-help = You can take over again at any time.
web-bot-plays-for = A bot plays for { $player }.
web-take-over = Take over again
web-has-left = { $player } has left.
web-let-bot = Let a bot play

## The decision

web-decision = Your decision
web-your-turn = Your turn
web-is-deciding = Waiting for { $player }
web-answers-coming = Answers are coming in
web-sealed-until = Sealed until all have answered.
web-last = Last event
web-choose = Choose
web-choose-below = Choose one of the legal moves.
web-undo = Undo
web-undo-ask = Ask to take it back
web-undo-asked = The others have been asked.
web-undo-refused = The others did not let you take it back.
web-takeback-asked = { $player } would like to take back a move.
web-hint = Give me a hint
web-hint-is = Hint: { $move }
web-hints = Best moves
web-hint-chance = chance of winning
web-hint-percent = { $chance } %
web-hint-expected = average place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-hint-more = { $points } more from { $term }
web-hint-less = { $points } less from { $term }
web-hint-even = about as good as the others
web-thinking = Thinking…
web-is-thinking = { $count ->
    [one] { $player } is thinking…
   *[other] { $player } are thinking…
}
web-legal-moves = Legal moves
web-asides = At any moment
web-filter = Filter
web-ask-why = Why not?
web-ask-example = a move in notation, such as bid 7
web-ask = Ask
web-hand-over = Hand over to { $player }
web-hand-over-help = Nobody else should see what comes next.
web-i-am = I am { $player }

## Keys

web-about = About { $player }
web-about-warning = costs more than it can bring
web-keys = Keyboard shortcuts
web-key-enter = the main button
web-key-escape = clear the choice
web-key-undo = undo
web-key-replay-open = reveal everything, or not
web-key-replay-speed = speed
web-key-replay-step = one move back or forward
web-key-replay-play = play or pause
web-key-hint = a hint
web-key-walk = step through what can be chosen
web-key-walk-all = step through everything on the board; Enter says why not
web-key-offer = choose from the offer
web-key-tabs = log, chat, rules, notes
web-key-about = go through the players
web-key-zoom = zoom in, out, whole board
web-key-help = this list

## The end, and replay

web-game-over = Game over
web-wins = { $player } wins by { $margin }
web-you-win = You win by { $margin }
web-wins-tie = { $player } wins the tie-break at { $n }
web-you-win-tie = You win the tie-break at { $n }
web-win-together = { $player } share the victory at { $n }
web-you-win-together = You share the victory with { $player } at { $n }
web-ranking = Ranking
web-score = Score
web-again = Again
web-replay = Replay
web-record = Download the record
web-share = Share
web-link-to-move = Link to this move
web-first = First move
web-back = Previous move
web-on = Next move
web-last-move = Last move
web-play-replay = Play
web-pause = Pause
web-at-start = Start of the game
web-move-number = Move { $n } of { $total }
web-eyes = Seen by

## The first-game guide

guide = Guide to a first game
guide-first = First game?
guide-step = Guide { $n } of { $total }
guide-skip = Skip the guide
guide-unfold = Read it
guide-back = Back
guide-next = Next
guide-done = Done
guide-waits = The guide goes on with: { $title }

web-nudge = Nudge
web-nudged = { $player } is waiting for you.
web-waits-long = You have been waiting for { $player } for a while.
web-was-nudged = { $player } has been reminded.
web-vote-bot = { $player } suggests letting a bot play for { $other } until they come back.
web-vote-end = { $player } suggests ending the game now.
web-vote-open = The others have been asked.
web-propose-end = Suggest ending the game
web-end-help = If everybody agrees, the game ends here. It can still be replayed.
web-resign = Resign
web-resign-help = A bot plays for you to the end, and you cannot come back.
web-resign-sure = Resign for { $player }? There is no way back.
web-resigned = You have resigned.
web-ended = The game was ended early
web-ended-help = The players agreed to stop before the end. The game can still be replayed.
web-remove = Remove from my list
web-remove-sure = Remove it? Without its link you will not be able to come back.

# Names of one's own

web-account = Account
web-ratings = Ratings
web-rated = Rated
web-not-rated = Not rated
web-counts = Does it count?
web-clock-stands = The clock is stopped
web-seek = Find opponents
web-moment = Table of the moment
web-tournaments = Tournaments
web-people = People
