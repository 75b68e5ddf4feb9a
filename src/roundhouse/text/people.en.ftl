# Names of one's own

web-account-help = You can play without one. With a name of your own you are yourself on every device, and your games come along.
web-claim-name = Claim a name
web-sign-in = Sign in
web-sign-out = Sign out
web-sign-out-all = Sign out everywhere
web-signed-in-as = Signed in as { $player }.
web-password = Password
web-old-password = Current password
web-new-password = New password
web-set-password = Set the password
people-saved = Saved.
people-rename = Take another name
people-rename-help = Tables where you already sit keep the old one.
people-rename-do = Take this name
people-codes-help = Write them down or print them: they are shown only now, and each works once.
web-with-passkey = Claim it with a passkey
web-sign-in-passkey = Sign in with a passkey
web-passkey = Passkey
web-passkeys = Passkeys
web-add-passkey = Add a passkey
web-remove-key = Remove
web-passkey-stopped = The passkey was not used.
web-code = Code
web-sign-in-code = Sign in with a code
web-other-device = Another device
web-show-code = Show a code
web-device-help = Sign in with this code on the other device. It works once, within ten minutes.
web-recovery = Recovery codes
web-recovery-help = { $n ->
    [0] You have none. Keep some in case you lose everything else.
    [one] One is left. New codes replace it.
   *[other] { $n } are left. New codes replace them.
}
web-make-codes = Make new codes
web-devices = Signed in on
web-this-device = this device
web-program = a program
web-my-data = My data
web-download-data = Download everything
web-delete-account = Delete the account
web-delete-help = Your name, your chat and all that opens the account will be gone; at tables with others a former player remains. Type { $player } to confirm.
web-delete-for-good = Delete for good
web-nobody = There is nobody here by that name.
web-member-since = Here since { $day }
web-results = Results
web-games-played = Played
web-games-won = Won
web-mean-score = Average score
web-no-results = No game finished yet.
web-played = Games played
web-played-private = only you see the private ones
web-minutes = { $n } min
web-ended-early = ended early
web-place = { $place } of { $of }

people-by-mail = Send me a link
people-mail = E-mail address
people-mail-sent = If the address is right, a link is on its way. It works once, within an hour.
people-qr = Or scan this with its camera.
people-come = Welcome back
people-come-confirm = Carry on
people-come-done = Done. You can close this page, or play.
people-come-help = The link from your e-mail works once. Carry on in this browser?
people-come-device = Sign in on this device
people-come-device-help = This code works once. Carry on in this browser? Your account will open here.
people-leave = Stop these messages
people-leave-help = Messages about your turn will no longer be sent this way.
people-left = You will no longer be notified this way.
people-blocked = People you do not play with
people-block = Do not play with { $player }
people-unblock = Play with { $player } again
people-report = Report
people-report-help = What should the people who run this server know about { $player }?
people-report-send = Send the report
people-reported = Thank you. The people who run this server will look at it.
people-rating = Rating
people-ratings = Ratings
people-ratings-help = Rated games only, by game and number of players; people and bots in one list. The number after ± tells how certain it is: the true strength lies within it in about 95 of 100 cases.
people-no-ratings = Nobody has played a rated game yet.
people-rated-games = Rated games
people-provisional = still uncertain
people-pool = { $game }, { $n } players
people-former = Former player
people-bot = { $bot } (bot)
people-rank = Rank
people-chart = Rating after each of the last { $n } games: from { $first } to { $last }
people-openings = Favourite openings
people-opening-note = { $n ->
    [one] once
   *[other] { $n } times
}, { $place }
people-mean-place = average place { $place }

# Being told

people-notices = Notify me when it is my turn
people-notices-help = Only while you are away: never for a turn that you take in time, and never twice for the same turn.
people-quiet = Notify me
people-quiet-0 = at once
people-quiet-5 = after 5 minutes
people-quiet-60 = after 1 hour
people-quiet-720 = after 12 hours
people-hours = Not between
people-hours-and = and
people-hours-off = At any hour
people-hours-set = Set quiet hours
people-push-on = Notify me in this browser
people-push-no = This browser cannot show notifications, or has not been allowed to.
people-hook = Webhook
people-hook-address = Address (https://…)
people-hook-add = Add
people-hook-secret = The secret of its signature, shown only now: { $secret }
people-kind-push = Browser
people-kind-mail = E-mail
people-kind-hook = Webhook (JSON)
people-kind-discord = Discord
people-kind-slack = Slack
people-try = Send a test
people-tried = It was sent.
people-failing = not arriving
people-every = At most
people-every-0 = each time
people-every-60 = once an hour
people-every-1440 = once a day
people-mail-add = Add this address

# What is sent

notice-turn = It is your turn: { $game }
notice-turn-more = Waiting for you: { $others }.
notice-begun = The game has begun: { $game }
notice-begun-more = With { $others }.
notice-try = Roundhouse can reach you here
notice-try-more = You will be notified here when it is your turn.
notice-mail-many = It is your turn at { $n } tables
notice-mail-hello = Hello { $player },
notice-mail-leave = Don’t want these messages? Stop them: { $url }
letter-subject-mail-add = Confirm your address
letter-subject-mail-claim = Claim your name
letter-subject-mail-enter = Your link to sign in
letter-mail-add = { $player }, this link confirms that messages about your turn may come here:
letter-mail-claim = This link claims the name { $player } for you:
letter-mail-enter = This link signs you in as { $player }:
letter-end = It works once, within an hour. If you did not ask for it, do nothing.

# Clocks for days

people-out = What happens when the time is up
people-out-move = A bot makes that move
people-out-pass = The turn is passed, where the game allows it
people-out-takeover = A bot plays until they come back
people-out-out = They are out; a bot plays to the end
people-refill = What comes back to the reserve after each turn
people-refill-n = { $n ->
    [0] nothing
   *[other] { $n } hours
}
people-holidays = Holidays for each player
people-days = { $n ->
    [0] none
   *[other] { $n } days
}
people-nights = Clocks run from 8 to 22 only
people-holiday = Go on holiday
people-holiday-help = Your clock stands still for { $n } days; you have { $left } left in this game.
people-back = I am back
people-seek-help = You wait at a table until enough people want the same. It begins when all seats are taken.

# Tournaments

people-tournaments-all = All tournaments
people-new-tournament = New tournament
people-no-tournaments = There is none yet.
people-title = Title
people-kind-of = Format
people-kind-of-swiss = Swiss
people-kind-of-round-robin = Round-robin
people-kind-of-knock-out = Knock-out
people-size = Players at a table
people-rounds = Rounds
people-best = How many go through from each table
people-listed = Listed for everybody
people-sign-in-first = Sign in first: in a tournament everybody has a name of their own.
people-n-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
people-cup-open = open
people-cup-running = running
people-cup-over = over
people-round-of = Round { $n } of { $of }
people-round-n = Round { $n }
people-my-table = Go to my table
people-join = Take part
people-begin = Begin
people-drop-out = Drop out
people-wall = Wall display
people-join-link = Link for joining
people-standings = Standings
people-points = Points
people-wins = Wins
people-met = Opponents
people-met-help = The points of the opponents they met
people-share = Share
people-share-help = Their average share of the points at a table
people-dropped = has dropped out
people-close-cup = Close it
people-close-sure = Close “{ $title }”? This cannot be undone.
people-drop-sure = { $player } drops out: a bot plays their game to the end, and they are not paired again.
people-drop-sure-me = Drop out? A bot plays your game to the end, and you are not paired again.
people-pairings = Rounds and pairings
people-sits-out = Sits out: { $player }

# Leagues

people-league = League
people-leagues = Leagues
people-new-cup = New tournament or league
people-one-tournament = One tournament
people-new-league = New league
people-league-help = Seasons of divisions, each a tournament of this kind. When a season is over, the first of each division rise and the last fall. Whoever joins later waits for the next season and begins at the bottom.
people-league-rules = About { $n } in a division; { $up ->
    [one] one rises and one falls
   *[other] { $up } rise and { $up } fall
} after each season.
people-division-size = Players in a division
people-rise-and-fall = How many rise and fall
people-season-n = Season { $n }
people-season-none = not begun
people-seasons = Seasons
people-division-n = Division { $n }
people-begin-season = Begin season { $n }
people-waiting-list = Waiting for the next season
people-nobody-waits = Nobody is waiting.
people-leave-list = Leave the list
people-close-league = Close the league
people-close-league-sure = Close “{ $title }”? This season is played to its end, and no other follows.
people-league-closed = closed
people-to-league = To the league
people-goes-up = rises
people-goes-down = falls

# Colours

people-colour = My colour
people-colour-any = Any
people-colour-help = Your first choice, if it is free and the game lets people choose
people-colour-red = red
people-colour-blue = blue
people-colour-yellow = yellow
people-colour-green = green
people-colour-purple = purple
people-colour-black = black
people-colour-grey = grey

# Results over time

people-course = Places over time
people-course-said = Places in the last { $n } games, the newest at the right; on average { $place }
