### The words of the browser in English.

## The page

web-to-lobby = To the lobby
web-skip = Skip to the decision
web-settings = Settings
web-your-name = Your name
web-visitor = Guest
web-language = Language
web-theme = Light or dark
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = As the system
web-light-or-dark = Light or dark
web-sound = Sound
web-setting-sound = Sound
web-setting-sound-help = A bell when it is your turn
web-setting-motion = Animations
web-setting-motion-help = Pieces drop and travel; off where your system asks for less motion
web-setting-confirm = Ask before each move
web-setting-confirm-help = Otherwise only before moves that end your turn
web-setting-plain = Plain view
web-setting-plain-help = Every game as lists of what can be done, without its map
web-close = Close
web-cancel = Cancel
web-no = No
web-agree = Agree
web-try-again = Try again
web-loading = Loading…
web-cannot-load = The server does not answer.
web-no-table = There is no such table.
web-not-over = This game is not over yet.
web-part-failed = This part failed.
web-less = Less
web-more = More
web-copied = Copied
web-copy-link = Copy the link

## The lobby

web-take-a-seat = Take a seat
web-take-a-seat-help = Play now starts at once against bots.
web-your-move-at = { $n ->
    [one] It is your move at one table.
   *[other] It is your move at { $n } tables.
}
web-bots = Bots
web-bot-random = Gentle
web-bot-greedy = Steady
web-play-now = Play now
web-new-table = New table
web-players-range = { $least } to { $most } players
web-about-workshop-of-the-world = Canals, then rails, across England
web-about-last-train-to-wensleydale = Short lines in the Yorkshire Dales
web-about-railroad-revolution = From Washington to the Pacific
web-about-railways-of-the-world = Eastern United States and Mexico
web-my-games = My games
web-open-tables = Open tables
web-n-wait = { $n ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $n } wait for you
}
web-n-free = { $n } free
web-n-playing = { $n ->
    [one] one being played
   *[other] { $n } being played
}
web-no-games = No game yet. Play one now, or open a table.
web-no-tables = No open table. Start one.
web-your-move = Your move
web-waits-for-others = Waiting for the others
web-waits-for-players = Waiting for players
web-finished = Finished
web-being-played = Being played
web-play = Play
web-look = Look
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
web-away = away
web-to-act = to play now
web-done = done
web-secret = kept secret
web-time-left = Time left
web-panels = Panels
web-log = Log
web-log-empty = Nothing has happened yet.
web-show-on-board = Show on the board
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-write-message = Write a message
web-send = Send
web-rules = Rules
web-search-rules = Find in the rules
web-read-rule = Read the rule
web-notes = Notes
web-notes-help = Notes to yourself, kept in this browser only
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
web-slow = That was too fast for the server. Try again in a moment.
web-too-late = The table has moved on. Choose again.
web-refused = This move is not possible
web-this-table = This table
web-link-to-watch = Link to this table, for anybody to watch
web-seat-link = Personal link to the seat of { $player }: come back from any device. Keep it to yourself.
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
web-last = Last
web-choose = Choose
web-choose-below = Choose one of the legal moves.
web-undo = Undo
web-undo-ask = Ask the others to take it back
web-undo-asked = The others were asked.
web-takeback-asked = { $player } would like to take a move back.
web-hint = Give me a hint
web-hint-is = Hint: { $move }
web-legal-moves = Legal moves
web-asides = At any moment
web-filter = Filter
web-ask-why = Why not?
web-ask-example = a move in notation, such as bid 7
web-ask = Ask
web-hand-over = Hand over to { $player }
web-hand-over-help = What follows is for nobody else to see.
web-i-am = I am { $player }

## Keys

web-keys = Keyboard shortcuts
web-key-enter = the primary button
web-key-escape = clear the choice
web-key-undo = undo
web-key-hint = a hint
web-key-walk = walk what can be chosen
web-key-walk-all = walk everything on the board; Enter says why not
web-key-offer = choose from the offer
web-key-tabs = log, chat, rules, notes
web-key-zoom = zoom in, out, whole board
web-key-help = this list

## The end, and replay

web-game-over = Game over
web-wins = { $player } wins by { $margin }
web-you-win = You win by { $margin }
web-wins-tie = { $player } wins the tie at { $n }
web-you-win-tie = You win the tie at { $n }
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

## Workshop of the World on the board

workshop-map = Map of England with towns and connections
workshop-map-scotland = SCOTLAND
workshop-map-england = ENGLAND
workshop-map-wales = WALES
workshop-map-north-sea = North Sea
workshop-map-irish-sea = Irish Sea
workshop-map-english-channel = English Channel
workshop-pounds = £{ $n }
workshop-income-track = Income track: { $list }
workshop-on-offer = On offer
workshop-tab-offer = Offer
workshop-in-deck = { $n } in the deck
workshop-set-aside = { $n } set aside
workshop-any-town = Any town
workshop-of-value = of value { $value }
workshop-ticket-label = Card { $n }: { $card }, { $note }, value { $value }
workshop-gamble = or gamble
workshop-gamble-help = Discard it and draw the top set-aside card
workshop-demand = Demand
workshop-per-industry = paid per industry
workshop-short-heavy = Heavy
workshop-short-light = Light
workshop-short-textile = Textile
workshop-short-craft = Craft
workshop-short-port = Port
workshop-tokens = { $undrawn } undrawn · { $hands } in players’ hands
workshop-closed = { $connection } is closed
workshop-free = free
workshop-built-by = built by { $player } ({ $colour })
workshop-spaces = { $n ->
    [one] one link
   *[other] { $n } links
}
workshop-value = value { $value }
workshop-industries-of = industries: { $names }
workshop-no-industry = no industry
workshop-round = Round { $round } of { $rounds }
workshop-log-round = Round { $round }
workshop-short-era-canal = Canal { $round }/{ $rounds }
workshop-short-era-rail = Rail { $round }/{ $rounds }
workshop-col-bid = Bid
workshop-col-bid-help = the last bid that was shown
workshop-col-cash = Cash
workshop-col-cash-help = money in hand
workshop-col-income = Income
workshop-col-income-help = place on the income track
workshop-col-links = Links
workshop-col-links-help = links in the largest network / all links
workshop-col-works = Works
workshop-col-works-help = industries on the map
workshop-means = Means £{ $means } = cash { $cash } + half of { $income }
workshop-sealed-bid = Your sealed bid is £{ $pounds }.
workshop-recoup = Recoup income
workshop-recoup-help = £{ $pounds } takes { $spaces } spaces: income { $before } → { $after }
workshop-your-bid = Your bid in pounds
workshop-cash-mark = £{ $pounds } cash
workshop-which-colour = Which colour
workshop-step-card = Card
workshop-step-industry = Industry
workshop-step-links = Links
workshop-decide-demand = Place a demand token
workshop-help-demand = Kept tokens stay secret. Revealed when all have chosen.
workshop-decide-auction = Your sealed bid
workshop-help-auction = All bids are paid. Ties keep the present order.
workshop-decide-colour = Which colour bids first?
workshop-help-colour = The other one bids in the second auction.
workshop-decide-lot = Choose a card to bid for
workshop-help-lot = Click a ticket on offer.
workshop-decide-raise = Bid for { $lot }
workshop-help-raise = Raise, or drop out where you may.
workshop-decide-card = Take a town card
workshop-help-card = It says where your industry goes.
workshop-decide-town = Choose a town of value { $value }
workshop-help-town = Click a lit town on the map.
workshop-decide-removal = { $town } is full: remove an industry
workshop-help-removal = Any that was there before yours.
workshop-decide-links = Build links from { $town }
workshop-help-links = £{ $cost } a link. Click a lit connection, or build none.
workshop-help-links-chosen = Confirm, or choose another connection.
workshop-help-links-more = One chosen. Add a second, or build this one.
workshop-no-link = No link
workshop-build = { $n ->
    [one] Build 1 link · £{ $pounds }
   *[other] Build { $n } links · £{ $pounds }
}
workshop-links-times = { $n ->
    [one] 1 link × £{ $pounds }
   *[other] { $n } links × £{ $pounds }
}
workshop-cash = Cash
workshop-income = Income
workshop-income-from = Income { $income }
workshop-from-income = From income
workshop-nothing = none
workshop-largest = Largest network
workshop-n-links = { $n ->
    [one] 1 link
   *[other] { $n } links
}
workshop-stays = { $n ->
    [one] stays 1 link
   *[other] stays { $n } links
}
workshop-of-places = { $n } of { $value }
workshop-earns = earns £{ $pounds } now
workshop-link-to-it = A link to it
workshop-income-plus = income +{ $value }

## Last Train to Wensleydale on the board

wensleydale-map = Map of the Yorkshire Dales with towns and borders
wensleydale-plain = plain
wensleydale-dale = dale
wensleydale-hill = hill
wensleydale-town-minor = minor town
wensleydale-town-major = major town
wensleydale-town-company = company town
wensleydale-opposition = { $n ->
    [one] 1 opposition piece
   *[other] { $n } opposition pieces
}
wensleydale-pieces-in = { $piece ->
    [stone] Stone in { $area }
    [cheese] Cheese in { $area }
    [red] Red passenger in { $area }
   *[green] Green passenger in { $area }
}
wensleydale-costs = { $n ->
    [one] 1 construction point
   *[other] { $n } construction points
}
wensleydale-link-of = link of { $owner }
wensleydale-free = free
wensleydale-closed = { $a } to { $b } is closed
wensleydale-influence = Influence
wensleydale-track-government = Government
wensleydale-track-train = Train
wensleydale-track-mr = Midland
wensleydale-track-ner = North Eastern
wensleydale-track-label = { $track }: { $list }
wensleydale-profit = Profit and loss
wensleydale-profit-now = this turn: { $list }
wensleydale-trains = Trains
wensleydale-trains-price = price in train influence
wensleydale-train = Train { $train }
wensleydale-train-cost = price { $n }
wensleydale-slots = room for { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
} and { $goods } goods
wensleydale-loaded = { $n } on board
wensleydale-boxes = Influence boxes
wensleydale-boxes-open = click one to bid
wensleydale-boxes-settled = settled
wensleydale-box = Box { $n }
wensleydale-no-bid = no bid
wensleydale-no-bid-yet = no bid, from { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
wensleydale-bid-of = { $n ->
    [one] 1 cube of { $player }
   *[other] { $n } cubes of { $player }
}
wensleydale-orders = Orders
wensleydale-order-player = Player order
wensleydale-order-build = Track-building order
wensleydale-order-train = Train order
wensleydale-order-later = after the auction
wensleydale-tab-boxes = Boxes
wensleydale-tab-trains = Trains
wensleydale-turn = Turn { $n } of { $total }
wensleydale-short-turn = Turn { $n }/{ $total }
wensleydale-log-turn = Turn { $n }
wensleydale-short-investment_cubes = Cubes
wensleydale-short-influence_points = Counters
wensleydale-short-auction = Auction
wensleydale-short-turn_order = Orders
wensleydale-short-track_building = Track building
wensleydale-short-trains_and_movement = Trains
wensleydale-short-profit_and_loss = Profit
wensleydale-short-player_order = Player order
wensleydale-short-takeovers = Takeovers
wensleydale-short-end_of_turn = End of turn
wensleydale-col-cubes = Cubes
wensleydale-col-cubes-help = investment cubes in hand + on boxes
wensleydale-col-links = Links
wensleydale-col-links-help = own links on the map / of all
wensleydale-col-carried = Carried
wensleydale-col-carried-help = stone, cheese, red and green passengers moved
wensleydale-col-score = Points
wensleydale-col-score-help = victory points, if the game ended now
wensleydale-col-sets = Sets
wensleydale-col-sets-help = complete sets of the four kinds, 2 points each
wensleydale-col-profit = Profit
wensleydale-col-profit-help = place on the profit and loss track
wensleydale-col-links-left = Links
wensleydale-col-links-left-help = a point lost for each link that nobody took over
wensleydale-decide-box = Bid on an influence box
wensleydale-help-box = { $bids ->
    [0] Click a box. You can hold two.
   *[other] You hold { $bids }. Click another box.
}
wensleydale-decide-bid = How many cubes on box { $box }?
wensleydale-help-bid = More than the standing bid. Who is outbid takes his cubes back.
wensleydale-decide-start = Lay a series of links
wensleydale-help-start = Click a border with a number: it starts at a company town or at a link of yours.
wensleydale-decide-none = You can build nothing
wensleydale-help-none = You lack links, cubes or influence.
wensleydale-decide-from = Lay a series from { $area }
wensleydale-help-from = Click the next area or border. The number is its cost.
wensleydale-decide-on = Lay a series of links
wensleydale-help-on = Now in { $area }. Click the next border, or build.
wensleydale-decide-which = Which way?
wensleydale-help-which = More than one series can start here.
wensleydale-decide-pay = { $n ->
    [one] Pay 1 more point
   *[other] Pay { $n } more points
}
wensleydale-help-pay = Your cubes are gone. Choose the track that pays.
wensleydale-decide-pay-train = { $n ->
    [one] Pay 1 more point for the train
   *[other] Pay { $n } more points for the train
}
wensleydale-help-pay-train = Three other points stand for one of train influence.
wensleydale-decide-train = Buy a train, or pass
wensleydale-help-train = Click a train. One of each price at most.
wensleydale-decide-take = Move a piece, buy a train, or pass
wensleydale-help-take = Click a lit piece on the map, or a train.
wensleydale-decide-sell = Have a series taken over
wensleydale-help-sell = Click a lit link at a company town, then the last one, in a town.
wensleydale-decide-sell-on = To the { $company }
wensleydale-help-sell-on = Now in { $area }. Click the next link or the last one, or complete it in a town.
wensleydale-your-bid = Your bid on box { $n } in cubes
wensleydale-which-way = Which way
wensleydale-from-to = { $a } to { $b }
wensleydale-purse-government = Government
wensleydale-purse-train = Train
wensleydale-purse-mr = Midland
wensleydale-purse-ner = North Eastern
wensleydale-purse-cube = Cubes
wensleydale-cubes-in-hand = Cubes in hand
wensleydale-box-brings = Box { $n } brings
wensleydale-n-links = { $n ->
    [one] 1 link
   *[other] { $n } links
}
wensleydale-opposition-in = Opposition in { $area }
wensleydale-then-pay = Then, of your choice
wensleydale-n-influence = { $n } influence
wensleydale-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
wensleydale-for-series = For the series
wensleydale-still = { $n ->
    [one] 1 point to pay
   *[other] { $n } points to pay
}
wensleydale-passenger-room = Room for passengers
wensleydale-goods-room = Room for goods
wensleydale-profit-of-turn = Profit of this turn
wensleydale-own-links = Your links
wensleydale-not-yet = Not yet in a town
wensleydale-to-a-town = go on
wensleydale-build = { $n ->
    [one] Build 1 link
   *[other] Build { $n } links
}
wensleydale-complete = { $n ->
    [one] Hand over 1 link
   *[other] Hand over { $n } links
}
wensleydale-buy = Buy train { $train }
wensleydale-take-all = Take all, and pass
wensleydale-add = Add { $a }–{ $b }

## The first-game guide

guide = Guide to a first game
guide-first = First game?
guide-step = Guide { $n } of { $total }
guide-skip = Skip the guide
guide-back = Back
guide-next = Next
guide-done = Done
guide-waits = The guide goes on with: { $title }

guide-workshop-goal-title = The most money wins
guide-workshop-goal = You place industries in towns and join them with canals, then with railways. All that earns income; the richest player at the end of the rail era wins.
guide-workshop-eras-title = Two eras
guide-workshop-eras = First the canal era, then the rail era. Each is a row of rounds between two moments in which demand is created. The yellow station is now.
guide-workshop-money-title = Your row
guide-workshop-money = Cash, income, links and works. The cash of others is secret. You start with £50 and get no more before the end of the era.
guide-workshop-display-title = What industries will earn
guide-workshop-display = At the end of each era every industry pays £1 for each demand token of its type here. Build what is in demand, or put demand where you have built.
guide-workshop-demand-title = Place a token
guide-workshop-demand = You hold two tokens that nobody else sees. Choose the type that you would like to pay more; all are revealed together.
guide-workshop-bid-title = Bid for the turn order
guide-workshop-bid = Each round begins with sealed bids. The highest goes first and has the choice of cards. Everybody pays the bid, so £0 is a good bid too.
guide-workshop-card-title = Take a card
guide-workshop-card = Take a town card: an industry of yours goes to that town. The number is the value of the town: the income that a link to it brings you. Point at a ticket to see the town.
guide-workshop-links-title = Build up to two links
guide-workshop-links = Click a lit connection. Each link costs the price in the bar. Every town at its ends where you have an industry raises your income by its value; the sum stands in the bar before you confirm.
guide-workshop-income-title = The income track
guide-workshop-income = Your marker shows your income. At the end of the era you are paid that much once, and it goes back to 0.
guide-workshop-short-title = Short of cash?
guide-workshop-short = If a bid or a link costs more than your cash, your income marker goes back two spaces for each missing pound. It happens by itself.
guide-workshop-end-title = The end of an era
guide-workshop-end = You are paid: your income; £2 for each link of your largest network, £1 for each other; and every industry by the demand display. Then the links leave the map and the rail era begins. Enjoy the game.

guide-wensleydale-goal-title = Build, carry, sell in time
guide-wensleydale-goal = You build lines into the Dales and carry stone, cheese and passengers. Every piece is a victory point, and every set of the four kinds 2 more. But each link costs upkeep, so let a great company take it over in time.
guide-wensleydale-turn-title = A turn
guide-wensleydale-turn = Ten phases; four of them ask you something: the auction, track building, trains, takeovers. There are four turns with four players, five with three.
guide-wensleydale-cubes-title = Your cubes
guide-wensleydale-cubes = Each turn you take 12 investment cubes. You bid with them and build with them. What is left stays in hand, up to 15.
guide-wensleydale-boxes-title = Influence boxes
guide-wensleydale-boxes = Cubes buy influence: G government, T train, M Midland, N North Eastern. The square is a counter, drawn anew each turn. You can win two boxes.
guide-wensleydale-influence-title = What influence is for
guide-wensleydale-influence = Government removes opposition, and who has most builds first. Train influence buys trains, and who has most goes first there. Midland and North Eastern let you use company towns and sell your lines.
guide-wensleydale-bid-title = Make a bid
guide-wensleydale-bid = Click a lit box and set the number of cubes. If you are outbid you get your cubes back and bid again. Do not spend all: you need cubes to build.
guide-wensleydale-build-title = Lay a series
guide-wensleydale-build = Start at a company town and click border after border: 1 point between plains, 2 into a dale, never over a hill. The bar adds up cubes, company influence and opposition. Undo takes back a step.
guide-wensleydale-trains-title = Buy a train
guide-wensleydale-trains = A train has room for passengers (arched) and goods (square), for this turn only. One of each price at most. Without a train nothing moves.
guide-wensleydale-carry-title = Carry
guide-wensleydale-carry = Lit pieces are within your reach. Cheese where your link lies, stone on a hill beside a free town of yours, passengers to a company town of their colour. Players take turns, one piece at a time.
guide-wensleydale-profit-title = Profit and loss
guide-wensleydale-profit = Each turn you gain 2 for a stone and 1 for any other piece, and lose 1 for each of your links on the map. The result moves your disc, and at the end it counts as points.
guide-wensleydale-takeover-title = Sell to a company
guide-wensleydale-takeover = Click link after link from a company town to another town. One point of that company’s influence pays for two links. They cost you nothing any more, but the company’s towns are closed to some pieces.
guide-wensleydale-end-title = The end
guide-wensleydale-end = Pieces, 2 for each set, profit or loss, and −1 for each link that you still own. Cubes and influence are worth nothing. The column of points is always up to date. Enjoy the game.

guide-revolution-goal-title = From coast to coast
guide-revolution-goal = You build a railroad from Washington to the Pacific. Victory points come from objectives, trains, telegraph links and the three progress tracks. The most points win; money is worth nothing at the end.
guide-revolution-turn-title = A turn
guide-revolution-turn = Place one worker on one of four actions and carry it out. A contract may follow, then completed objectives are replaced. When your supply is empty all your workers come back.
guide-revolution-company-title = Your company
guide-revolution-company = Tracks and buildings leave this board from the left. The number above is what a piece is worth when you sell it with Trade. The badges show the other companies.
guide-revolution-worker-title = Place a worker
guide-revolution-worker = Every row is a worker of yours, every column an action. The picture is what this worker adds. White ones promote; the others have an ability of their own. Choose a lit square.
guide-revolution-action-title = Carry the action out
guide-revolution-action = This list holds all that the action brings, in any order. What must be done is marked dark; what may be done you can leave. Point at something and the bar shows what it costs and gives.
guide-revolution-city-title = Cities
guide-revolution-city = The disc is the level, then the cost of a station, its main reward, and in the box the bonus for the first station. A tick means that your network is connected. Point at the sign for words.
guide-revolution-telegraph-title = The telegraph
guide-revolution-telegraph = An office brings shares, and more for the first one. You may give up a worker for the tile. Offices in neighbouring sections make a link, worth the points on the pole.
guide-revolution-money-title = Money and shares
guide-revolution-money = Money comes from Trade and from shares. You may sell shares at any time, here. With much money you may hire a worker at any time too. You must keep four workers.
guide-revolution-progress-title = Progress
guide-revolution-progress = Each track multiplies: offices, stations, or cities of level 5. The number on the space is what each of them is worth. Red gates are tolls: a share, money or a worker.
guide-revolution-objectives-title = Objectives
guide-revolution-objectives = Fulfil the conditions and promote the workers shown to managers. At the end of a turn a completed objective counts, and you choose the next one, which is worth more.
guide-revolution-contract-title = Contracts
guide-revolution-contract = A track or an office on a contract icon brings up this tile. In turn order everybody may pay shares for one half; who caused it may take both.
guide-revolution-end-title = The end
guide-revolution-end = When somebody has emptied the sections left of the dashed one, the round is finished and everybody has one more turn. The last column shows the points as they stand. Enjoy the game.

## Railroad Revolution

revolution-map = Map of the United States with cities and track spaces
revolution-telegraph = Telegraph sections
revolution-section = Section { $n }
revolution-tile-for-a-worker = for a worker: { $effect }
revolution-first-office = first office: { $n } more
revolution-offices-of = offices: { $player }
revolution-link-points = { $count ->
    [0] Link of sections { $a } and { $b }: { $n } points
   *[other] Link of sections { $a } and { $b }: { $n } points for { $player }
}
revolution-start-space = start space
revolution-triangles = { $n ->
    [0] plain
    [one] { $n } triangle, ${ $price }
   *[other] { $n } triangles, ${ $price }
}
revolution-contract-icon = contract icon
revolution-tracks-of = tracks: { $player }
revolution-city = { $city }, level { $level }, station ${ $cost }
revolution-main-reward = main reward: { $effect }
revolution-first-station = First Station bonus: { $effect }
revolution-first-station-taken = First Station bonus (taken): { $effect }
revolution-stations-of = stations: { $player }
revolution-connected = connected
revolution-not-connected = not connected
revolution-city-level = { $city }, level { $level }
revolution-docket = What your turn holds
revolution-place-worker = Worker and action
revolution-action = Action
revolution-must = must
revolution-may = may
revolution-setup = Choose a set-up tile with its worker
revolution-accept = Accept
revolution-replace = Which objective is replaced first?
revolution-keep = Keep, { $n } points
revolution-keep-this = Keep this objective ({ $n } points)
revolution-main-station = Build a station in a connected city
revolution-main-railroad = { $n ->
    [one] Place { $n } track
   *[other] Place { $n } tracks
}
revolution-main-telegraph = Build a telegraph office
revolution-main-trade = Sell a piece of the leftmost section
revolution-sell-track = Track
revolution-sell-building = Building
revolution-due = ${ $n } due
revolution-pay = Pay ${ $n }
revolution-ability = Worker: { $effect }
revolution-as-white = or, as an unskilled worker: promote
revolution-four-workers = You must keep { $n } workers
revolution-use = Use
revolution-take = Take
revolution-bonus = First Station bonus: { $effect }
revolution-tile = Discard a worker: { $effect }
revolution-offer = An effect with a price
revolution-take-worker = { $n ->
    [one] Take a worker
   *[other] Take { $n } workers
}
revolution-flip-up = face up again
revolution-n-shares = { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
revolution-a-worker = a worker
revolution-where-supply = supply
revolution-where-board = board
revolution-click-map = Click a lit place.
revolution-click-telegraph = Click a lit section.
revolution-not-now = Not possible now.
revolution-later = Once the pieces are placed.
revolution-why = Why?
revolution-give = Give { $worker }, { $where }
revolution-contract-follows = A contract tile follows.
revolution-may-end = You may leave the rest.
revolution-must-pass = Nothing is left to place: pass.
revolution-your-company = Your company
revolution-company-of = Company of { $player }
revolution-companies = Companies
revolution-pieces-left = { $tracks } tracks and { $buildings } buildings left; a piece sells for ${ $sale }
revolution-action-space = { $worker ->
    [none] { $action }, no worker
   *[other] { $action }, workers: { $worker }
}
revolution-to-place = To place
revolution-none-left = none, all come back next turn
revolution-trains = Trains
revolution-face-up = face up, { $n } points
revolution-face-down = face down
revolution-progress = Progress
revolution-progress-help = points for each
revolution-times-telegraph = × offices
revolution-times-stations = × stations
revolution-times-network = × level-5 cities
revolution-track-worth = Yours: { $each } × { $n } = { $total } points
revolution-objectives = Objectives
revolution-completed = { $n } completed, { $points } points
revolution-points = { $n } points
revolution-manager-there = Manager: { $worker }
revolution-manager-wanted = Manager wanted: { $worker }
revolution-met = met
revolution-chain-ended = no further objective
revolution-contract = Contract
revolution-in-pile = { $n } left
revolution-train-piles = Trains in the piles
revolution-common = Workers to be had
revolution-piles = in the piles: { $list }
revolution-any-time = At any time
revolution-sell = Sell
revolution-market = Contract and trains
revolution-sell-shares = Sell shares
revolution-hire-for = Hire, ${ $n }
revolution-base-and-triangles = { $n ->
    [one] base + { $n } triangle
   *[other] base + { $n } triangles
}
revolution-cost = Cost
revolution-contract-on-the-way = Contract on the way
revolution-one-tile = 1 tile
revolution-set-up = Set-up
revolution-round = Round { $n }
revolution-last-round = Round { $n } of { $last }
revolution-short-setup = Tiles
revolution-short-setup_reward = Reward
revolution-short-worker = Worker
revolution-short-action = Action
revolution-short-contract = Contract
revolution-short-objectives = Objectives
revolution-clockwise = Clockwise
revolution-tab-turn = Turn
revolution-tab-company = Company
revolution-tab-tracks = Tracks
revolution-short-col-money = Money
revolution-short-col-shares = Shares
revolution-short-col-workers = Wkrs.
revolution-short-col-stations = Stat.
revolution-short-col-offices = Off.
revolution-short-col-trains = Trains
revolution-short-col-points = VP
revolution-col-money = Money
revolution-col-shares = Shares
revolution-col-workers = Workers
revolution-col-stations = Stations on the map
revolution-col-offices = Telegraph offices
revolution-col-trains = Trains face up + face down
revolution-col-points = Points now
revolution-end-action = End the action
revolution-end-reward = Leave the rest
revolution-result-trains = Trains
revolution-result-objectives = Objectives
revolution-result-progress_telegraph = Telegraph
revolution-result-progress_stations = Stations
revolution-result-progress_network = Network
revolution-result-links = Links
revolution-decide-setup = Choose a set-up tile
revolution-help-setup = It brings its reward once, and the worker beside it.
revolution-decide-setup-reward = Reward of the set-up tile
revolution-help-setup-reward = Carry it out, or leave it.
revolution-decide-worker = Place a worker
revolution-help-worker = Row: the worker. Column: the action, with what the worker adds.
revolution-decide-pass = You cannot act
revolution-help-pass = No piece is left on your player board.
revolution-decide-station = Build a station
revolution-help-station = Click a lit city.
revolution-decide-railroad = { $n ->
    [one] Railroad: place { $n } track
   *[other] Railroad: place { $n } tracks
}
revolution-help-railroad = Click a lit space. Triangles cost extra.
revolution-decide-telegraph = Build a telegraph office
revolution-help-telegraph = Click a lit section below the map.
revolution-decide-trade = Sell a piece
revolution-help-trade = A track or a building of the leftmost section.
revolution-decide-pay = Pay ${ $due }
revolution-help-pay = Shares are sold by themselves for what is missing.
revolution-decide-rest = { $action }: the rest
revolution-help-rest = Pick from the list, in any order.
revolution-decide-end = { $action }: extras, or end
revolution-help-end = What may be done can also be left.
revolution-decide-contract = Accept a contract?
revolution-help-contract = Shares for a reward. Or none.
revolution-decide-reward = Reward of the contract
revolution-help-reward = Pick from the list, in any order.
revolution-decide-keep = Keep one of these objectives
revolution-help-keep = It takes the place of the completed one, { $chain }.
revolution-decide-replace = Two objectives completed
revolution-help-replace = Which one is replaced first?

## Railways of the World on the board

railways-map = Map with cities, hexes and track
railways-overview = The whole map; a click goes there
railways-water-atlantic = Atlantic Ocean
railways-water-gulf = Gulf of Mexico
railways-water-pacific = Pacific Ocean
railways-water-california = Gulf of California
railways-water-michigan = Lake Michigan
railways-water-huron = Lake Huron
railways-water-erie = Lake Erie
railways-water-ontario = Lake Ontario
railways-cubes = { $n } × { $colour }
railways-empty = empty
railways-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
railways-link-of = { $a }–{ $b }, link of { $owner }
railways-closed = Hex { $hex } is closed
railways-tile = Tile on { $hex } to { $side }, towards { $to }, { $price }
railways-first-hex = First tile on { $hex }, from { $price }
railways-routes = Routes of the cube
railways-routes-help = points by player
railways-n-links = { $n ->
    [one] { $n } link
   *[other] { $n } links
}
railways-gain = { $player } +{ $n }
railways-you-gain = You +{ $n }
railways-others = Others
railways-last-turn = Turn { $n } is the last
railways-empties = { $n } of { $total } cities empty
railways-turn = Turn { $n }
railways-round = Round { $n }
railways-short = Turn { $n }, round { $round }
railways-auction = Auction
railways-baron = Barons
railways-income = Income
railways-by-points = by points
railways-income-of = { $player }: { $points } points, { $income }
railways-operations = Operations
railways-face-up = face up · deck { $n }
railways-your-cards = Your cards
railways-card = Card
railways-lines = Major Lines
railways-line = { $a }–{ $b }
railways-first-to-connect = first to connect
railways-western = Western Link { $city }
railways-tab-cards = Cards
railways-tab-income = Income
railways-col-cash = Cash
railways-col-cash-help = money in hand
railways-col-bonds = Bonds
railways-col-bonds-help = bonds issued: $1k each turn and a point at the end, each
railways-col-engine = Engine
railways-col-engine-help = level of the locomotive: links of a delivery
railways-col-links = Links
railways-col-links-help = complete links
railways-col-points = Points
railways-col-points-help = place on the income track
railways-col-baron = Baron
railways-col-baron-help = points of the Rail Baron
railways-col-score = Score
railways-col-score-help = points, less bonds, plus Baron
railways-gained-links = Deliveries
railways-gained-depots = Depots
railways-gained-hotels = Hotels
railways-gained-goals = Cards
railways-gained-lines = Lines
railways-decide-baron = Keep one Rail Baron
railways-help-baron = A secret goal for the end. The other one goes back.
railways-decide-auction = Bid to be first player
railways-help-auction = Only the winner pays. Who plays first chooses first in all three rounds.
railways-decide-action = Choose an action
railways-help-action = A card in the panel, or pass.
railways-decide-sure = Confirm the action
railways-help-sure = Press the button, or choose something else.
railways-decide-build = Build track
railways-help-build = Click a lit city or the end of your track, or drag from it over the hexes.
railways-decide-deliver = Deliver a goods cube
railways-help-deliver = Click a lit cube. It can use up to { $level } links.
railways-decide-to = Deliver the { $colour } cube from { $city }
railways-help-to = Click a lit city or a route in the list.
railways-decide-urbanize = Urbanize a grey city
railways-help-urbanize = Click a lit city. It takes a colour and two new cubes.
railways-decide-western = Build a Western Link
railways-help-western = Click a lit city.
railways-decide-grow = City Growth
railways-help-grow = Click the city that gets new cubes.
railways-decide-depot = Place the Trading Depot
railways-help-depot = Click a lit link of another player.
railways-decide-first = Build track from { $city }
railways-help-first = Click a lit hex beside the city, then the next one. Or drag from the city.
railways-decide-end = Where does the track lead?
railways-help-end = Click one of the ends or the next hex.
railways-decide-lay = Build track from { $city }
railways-help-lay = { $laid } of { $total } tiles laid. Click the next hex, or stop here.
railways-decide-colour = Which colour for { $city }?
railways-help-colour = Cubes of this colour can be delivered there.
railways-decide-route = On with the cube
railways-help-route = Click a lit city or a route in the list.
railways-decide-bonds = How many bonds for { $price }?
railways-help-bonds = Each brings $5k now, costs $1k a turn and a point at the end.
railways-help-build-tap = Tap a lit city or the end of your track, then hex after hex.
railways-help-first-tap = Tap a lit hex beside the city, then the next one.
railways-mode-build = Build
railways-mode-deliver = Deliver
railways-mode-urbanize = Urbanize
railways-mode-western = Western Link
railways-mode-grow = Grow
railways-mode-depot = Depot
railways-mode-route = Route
railways-mode-upgrade = Engine { $n }
railways-other = Other action
railways-your-bid = Your bid
railways-bonds = Bonds
railways-left = { $n } left
railways-which-cube = Which cube?
railways-high-bid = Highest bid
railways-no-bid = none yet
railways-if-first = If you win
railways-with-bonds = with bonds
railways-new-bonds = Bonds needed
railways-n-tiles = { $n } of { $total } tiles
railways-new-link = New link
railways-not-joined = Not joined to a city yet
railways-gone = gone after round { $n }
railways-then-empty = Then empty
railways-stop = Stop here
railways-bid = Bid { $price }
railways-withdraw = Withdraw
railways-buy-engine = Buy the engine
railways-take = Take the card
railways-use = Use the card
railways-keep = Keep { $baron }
railways-complete = Complete the link
railways-lay = { $n ->
    [one] Lay { $n } tile
   *[other] Lay { $n } tiles
}
railways-deliver = Deliver to { $city } · +{ $n }
railways-goal-longest_route = longest route of own links: { $n } points
railways-goal-links_at_city = { $each } points for each own link at { $a }, up to { $n }
railways-goal-connect = { $a } and { $b } connected by own links: { $n } points
railways-goal-most_money = the most money: { $n } points
railways-goal-fewest_bonds = the fewest bonds: { $n } points
railways-goal-most_links = the most complete links: { $n } points
railways-goal-highest_engine = the highest locomotive level: { $n } points
railways-goal-western_link = a Western Link built: { $n } points
railways-effect-first_delivery = first delivery: +{ $n }
railways-effect-first_long_delivery = first delivery over { $need } links: +{ $n }
railways-effect-first_engine = first engine of level { $need }: +{ $n }
railways-effect-service_bounty = first delivery there: +{ $n }
railways-effect-first_colours = first with { $need } colours: +{ $n }
railways-effect-hotel = +{ $n } for each delivery there
railways-effect-income_bonus = ${ $n } more each turn
railways-effect-extra_actions = { $n } actions at once
railways-effect-add_cubes = { $n } cubes for a city
railways-effect-free_new_city = a New City tile, free
railways-effect-trading_depot = a depot on another’s link
railways-effect-free_open_tiles = { $n } open tiles free
railways-effect-half_price_mountain = mountains and ridges at half
railways-effect-longer_build = lay up to { $n } tiles
railways-effect-build_discount = a build ${ $n } cheaper
railways-effect-extra_link = a delivery with { $n } more link
railways-symbol-green_dot = goal for all
railways-symbol-purple_diamond = once each turn
railways-symbol-red_x = at once, then gone
railways-symbol-hand = kept for later
railways-symbol-none = lasting

guide-railways-goal-title = Points win
guide-railways-goal = You build links between cities and deliver goods cubes over them. Each link of a delivery is a point for its owner. Bonds cost points at the end.
guide-railways-baron-title = Your Rail Baron
guide-railways-baron = A goal that only you know, worth points at the end. The dashed frame with the lock is secret.
guide-railways-turn-title = A turn
guide-railways-turn = An auction for the first place, three rounds with one action each, then income and dividends.
guide-railways-money-title = Money and bonds
guide-railways-money = You start with nothing. Whatever you cannot pay is paid by bonds, by themselves: $5k each, $1k of dividends every turn, and a point less at the end. They are never paid back.
guide-railways-auction-title = Bid, or withdraw
guide-railways-auction = Only the winner pays. Being first matters when a short delivery or a card is there for one player only.
guide-railways-income-title = Income
guide-railways-income = Your points are your place on this curve, and it pays you each turn. It rises quickly at first, and falls again after 49.
guide-railways-build-title = Build track
guide-railways-build = Choose Build, click a lit city and then hex after hex, or drag. Four tiles at most: $2k open, $3k water, $4k mountain, $4k more for a ridge. Join two cities, or the track is gone after round 3.
guide-railways-deliver-title = Deliver
guide-railways-deliver = Click a lit cube: all cities that want it light up, with the points. The list shows each route and who earns what. The first link must be yours.
guide-railways-engine-title = The engine
guide-railways-engine = Its level is the number of links of a delivery. The next one is bought here, one level at a time.
guide-railways-cards-title = Operations cards
guide-railways-cards = Taking one is an action. A green dot is a goal for all: who is first gets the points. The others say what they do.
guide-railways-lines-title = Major Lines
guide-railways-lines = Who first connects the two cities by own links takes the points.
guide-railways-end-title = The end
guide-railways-end = When so many cities are empty, one more whole turn is played. Then: points, less one for each bond, plus the Baron. Enjoy the game.
