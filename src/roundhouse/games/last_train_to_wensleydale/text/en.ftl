### Last Train to Wensleydale in English. Buttons are imperative; lines of the log are in the present tense, without a full stop.

## The words of the board

board-dales = The Yorkshire Dales

company-MR = Midland Railway
company-NER = North Eastern Railway

influence-government = government
influence-train = train
influence-mr = MR
influence-ner = NER

purse-government = 1 government influence
purse-train = 1 train influence
purse-mr = 1 Midland Railway influence
purse-ner = 1 North Eastern Railway influence
purse-cube = 1 investment cube

points-government = { $n } government
points-train = { $n } train
points-mr = { $n } MR
points-ner = { $n } NER
points-cube = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}

paid-government = { $n } government influence
paid-train = { $n } train influence
paid-mr = { $n } MR influence
paid-ner = { $n } NER influence
paid-cube = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}

pieces-stone = { $n ->
    [one] 1 stone
   *[other] { $n } stones
}
pieces-cheese = { $n ->
    [one] 1 cheese
   *[other] { $n } cheeses
}
pieces-red = { $n ->
    [one] 1 red passenger
   *[other] { $n } red passengers
}
pieces-green = { $n ->
    [one] 1 green passenger
   *[other] { $n } green passengers
}

sign-purple = P
sign-yellow = Y
sign-blue = B
sign-black = K
colour-purple = purple
colour-yellow = yellow
colour-blue = blue
colour-black = black

## Phases

phase-investment_cubes = Investment cubes
phase-influence_points = Influence points
phase-auction = Auction of influence points
phase-turn_order = Turn order
phase-track_building = Track building
phase-payment = Payment
phase-trains_and_movement = Buying trains, moving goods and passengers
phase-profit_and_loss = Profit and loss
phase-player_order = Player order
phase-takeovers = Takeovers
phase-end_of_turn = End of turn

## Buttons

move-bid = { $n ->
    [one] Bid 1 cube on box { $box }
   *[other] Bid { $n } cubes on box { $box }
}
move-build = { $n ->
    [0] Build a link: { $a }–{ $b }
   *[other] Build a link: { $a }–{ $b } ({ $n })
}
move-finish = Finish the series
move-nothing = Build nothing
move-pay = Pay { $purse }
move-buy = Buy train { $train } (cost { $n }: passengers { $passengers }, goods { $goods })
move-take = { $piece ->
    [stone] Move stone from { $area }
    [cheese] Move cheese from { $area }
    [red] Move a red passenger from { $area }
   *[green] Move a green passenger from { $area }
}
move-take-all = Take everything that nobody contests, and pass
move-pass = Pass
move-sell = { $company }: take over { $a }–{ $b }
move-complete = Complete the takeover
move-keep = No takeover

## The log

log-cubes = { $n ->
    [one] { $player } takes 1 investment cube
   *[other] { $player } takes { $n } investment cubes
}
log-counters = Influence counters: { $influence }
log-bid = { $n ->
    [one] { $player } bids 1 cube on box { $box }
   *[other] { $player } bids { $n } cubes on box { $box }
}
log-outbid = { $player } outbids { $other } on box { $box } with { $n } cubes
log-no-bid = { $player } cannot bid
log-gain = { $player } gains influence from box { $box }: { $points }
log-build-order = Track-building order: { $order }
log-train-order = Train order: { $order }
log-player-order = Player order: { $order }
log-build = { $n ->
    [one] { $player } builds a link: { $a }–{ $b } (1 construction point)
   *[other] { $player } builds a link: { $a }–{ $b } ({ $n } construction points)
}
log-opposition = { $n ->
    [one] { $player } removes the opposition in { $area }: 1 government influence
   *[other] { $player } removes the opposition in { $area }: { $n } government influence
}
log-series = { $n ->
    [one] { $player } builds 1 link: { $route }
   *[other] { $player } builds { $n } links: { $route }
}
log-nothing = { $player } builds nothing
log-pay = { $player } pays { $points }
log-buy = { $player } buys a train with room for { $passengers ->
    [0] no passengers
    [one] 1 passenger
   *[other] { $passengers } passengers
} and { $goods ->
    [0] no goods
   *[other] { $goods } goods
}
log-take = { $piece ->
    [stone] { $player } moves stone from { $area }
    [cheese] { $player } moves cheese from { $area }
    [red] { $player } moves a red passenger from { $area }
   *[green] { $player } moves a green passenger from { $area }
}
log-pass = { $player } passes
log-profit =
    { $player }: 2 × { $stone } stone + { $cheese } cheese + { $red } red + { $green } green − { $links ->
        [one] 1 link
       *[other] { $links } links
    } = { $n }; the disc is on { $space }
log-takeover = { $n ->
    [one] The { $company } takes over 1 link of { $player } for { $cost } influence: { $route }
   *[other] The { $company } takes over { $n } links of { $player } for { $cost } influence: { $route }
}
log-new-town = { $area } becomes a town of the { $company }
log-dead = Pieces removed in { $area }: { $pieces }
log-keep = { $player } has nothing taken over
log-turn = Turn { $n } begins
log-wins = { $n ->
    [one] { $player } wins with 1 victory point
   *[other] { $player } wins with { $n } victory points
}

## Refusals

refused-other-phase = Each phase is finished before the next begins, and this belongs to another phase.
refused-must-bid = You must bid: you have fewer than two standing bids and enough cubes.
refused-own-bid = You may not raise or outbid your own bid.
refused-below-printed = The bid is too low: it must be at least the number of printed points.
refused-not-more = The bid is too low: it must be more than the standing bid.
refused-too-few-cubes = You have too few cubes in hand.
refused-nothing-built = You have not laid a link yet; you may also build nothing.
refused-series-begun = You have begun a series: continue it or finish it.
refused-hill = No link leads into a hill or out of one.
refused-south = You can only build out of The South, not into it.
refused-start = Start at a company town or where you have a link.
refused-not-from-the-end = The next link must start where the last one ended.
refused-branch = The series may not branch or come back to an area.
refused-border-taken = There is already a link on this border.
refused-no-links = You have no links left.
refused-company-influence = You lack the influence of the company whose town this is.
refused-government-influence = You lack the government influence for the opposition there.
refused-not-payable = You cannot pay for the series with this link.
refused-pay-first = First pay, point by point.
refused-cubes-spent = Your cubes are already spent: now you pay with influence.
refused-train-points = Train influence cannot make up for train influence.
refused-nothing-left = You have nothing left there to pay with.
refused-train-taken = This train is taken.
refused-train-row = You may own only one train from each row.
refused-train-too-dear = You cannot pay for this train, not even with three points for one.
refused-no-slot = You have no free slot for it on your trains.
refused-nothing-there = There is no such piece there.
refused-no-link-there = You have no link there.
refused-company-area = A company serves this area already.
refused-no-town-beside = You have no link at a neighbouring town that belongs to no company.
refused-home-town = The passenger is already in a town of that colour.
refused-no-way = Your links lead to no company town of this colour.
refused-none-to-take = There is nothing you could take.
refused-no-room-for-all = Your trains have no room for everything you can reach.
refused-contested = Another player who has not passed can reach some of it too.
refused-not-own = You have no link on this border.
refused-not-on = The chain must continue from where it ended.
refused-comes-back = The chain may not visit an area twice.
refused-takeover-start = The line must start at a town of that company.
refused-other-company = One series goes to one company.
refused-takeover-too-dear = You lack the influence of that company: one point for every two links.
refused-no-company-links = The company has no links left.
refused-no-town-ahead = From there, with the influence you have, your links do not reach a town.
refused-takeover-end = The line must end in a town.
refused-nothing-named = You have not named a link yet.
refused-takeover-begun = You have begun a takeover: continue it or complete it.

## About a player

kind-stone = stone
kind-cheese = cheese
kind-red = red passengers
kind-green = green passengers
about-holds = Cubes, influence, trains
about-income = Profit or loss this turn, so far
about-cubes = Cubes in hand ({ $reserve } in reserve)
about-on-boxes = Cubes in standing bids
about-next-cubes = Cubes next turn
about-influence = Influence: { $influence }
about-train = Train: passengers { $passengers }, goods { $goods }
about-room = Still free on the trains: passengers { $passengers }, goods { $goods }
about-links-left = Links left to build
about-loaded = { $n } × { $kind }
about-upkeep = Links on the board, 1 each
about-moved = Moved: { $kind }
about-sets = Complete sets: { $n } × 2
about-profit = Profit/loss track
about-own-links = Links on the board, 1 each

## The table in the terminal

table-turn = Turn { $n } of { $total }
table-acting = { $phase }: { $players }
table-over = The game is over. Victory points:
table-player = Player
table-hand = Cubes
table-government = Gov.
table-train = Train
table-mr = MR
table-ner = NER
table-profit = Profit
table-links = Links
table-trains = Trains
table-room = Free
table-pieces = S C R G
table-sets = Sets
table-points = VP
table-orders = Building: { $building }   Trains: { $trains }
table-boxes = Influence boxes
table-box = Box
table-worth = Points
table-bid = Bid
table-least = from { $n }
table-display = Trains
table-slots = passengers { $passengers }, goods { $goods }
table-capacity = Slots
table-cost = Cost
table-owner = Owner
table-map = On the map
table-towns = Towns
table-country = Plains
table-hills = Hills
table-lines = Links
table-none = none
table-passed = passed
table-series = Series in hand: { $route }, { $n ->
    [one] 1 construction point
   *[other] { $n } construction points
}
table-owed = and { $points }
table-sale = To the { $company }: { $route }
table-bill = { $n ->
    [one] 1 point still to be paid
   *[other] { $n } points still to be paid
}
table-key = ■ company town  □ major town  ○ minor town  S stone  C cheese  R red passenger  G green passenger  O opposition  Bow Bowes → 1: Tan: the code of an area, and its neighbours by the cost of a link  Pen Penhill ← Ley: a hill, and the towns from which its stone is fetched

## What a position is worth, for hints

term-influence = influence and cubes
term-takeovers = links to be taken over or paid for
term-pieces = goods and passengers within reach

## Charts of the analysis

chart-cubes = Cubes in hand
chart-sets = Points for complete sets

## Names of fields, in the plain view and the plain table

field-MR = MR
field-NER = NER
field-areas = Areas
field-bid = Bid
field-bill = To pay
field-boxes = Influence boxes
field-brings = Brings
field-build-order = Track-building order
field-cheese = Cheese
field-companies = Companies
field-company = Company
field-cost = Construction points
field-counter = Influence counter
field-cube = Investment cubes
field-delivered = Moved before
field-goods-room = Free goods slots
field-government = Government
field-green = Green passengers
field-hand = Cubes in hand
field-holder = Highest bidder
field-id = Train
field-influence = Influence
field-least = Minimum bid
field-links = Links
field-links-left = Links left
field-loaded = Moved this turn
field-moved = Moved
field-mr = Midland Railway
field-ner = North Eastern Railway
field-number = Box
field-on-boxes = Cubes on boxes
field-opposition = Opposition
field-order = Player order
field-owed = Influence to pay
field-owner = Owner
field-paid = Paid
field-passed = Passed
field-passenger-room = Free passenger slots
field-payment = Payment
field-pieces = Pieces on the map
field-points = Points
field-printed = Printed points
field-profit = Profit and loss
field-profit-of-turn = Profit of this turn
field-rank = Rank
field-red = Red passengers
field-removed = Out of the game
field-reserve = Reserve
field-score = Score
field-seats = Players
field-series = Series
field-sets = Complete sets
field-space = Space
field-stone = Stone
field-towns = Towns
field-train = Train
field-train-order = Train order
field-trains = Trains
field-turn = Turn
field-turns = Turns in the game
