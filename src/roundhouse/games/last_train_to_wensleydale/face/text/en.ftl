### The words of the browser for Last Train to Wensleydale in English.

## The lobby

about = Short lines in the Yorkshire Dales

## The board

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
wensleydale-link-of = { $owner }’s link
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
wensleydale-train = Train
wensleydale-train-cost = price { $n }
wensleydale-slots = room for { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
} and { $goods } goods
wensleydale-loaded = { $n } on board
wensleydale-boxes = Influence boxes
wensleydale-boxes-open = choose one to bid on
wensleydale-boxes-settled = settled
wensleydale-box = Box { $n }
wensleydale-no-bid = no bid
wensleydale-no-bid-yet = no bid, from { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
wensleydale-bid-of =
    { $n ->
        [one] 1 cube by { $player }
       *[other] { $n } cubes by { $player }
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
wensleydale-col-links-help = links on the map / in all
wensleydale-col-carried = Carried
wensleydale-col-carried-help = stone, cheese, red and green passengers moved
wensleydale-col-score = Points
wensleydale-col-score-help = victory points, if the game ended now
wensleydale-col-sets = Sets
wensleydale-col-sets-help = complete sets of the four kinds, 2 points each
wensleydale-col-profit = Profit
wensleydale-col-profit-help = place on the profit/loss track
wensleydale-col-links-left = Links
wensleydale-col-links-left-help = a point lost for each link that nobody took over
wensleydale-decide-box = Bid on an influence box
wensleydale-help-box = { $bids ->
    [0] Choose a box. You can hold two.
   *[other] You hold { $bids }. Choose another box.
}
wensleydale-decide-bid = How many cubes on box { $box }?
wensleydale-help-bid = More than the standing bid. Whoever is outbid takes their cubes back.
wensleydale-decide-start = Lay a series of links
wensleydale-help-start = Choose a border with a number: the series starts at a company town or at a link of yours.
wensleydale-decide-none = You can build nothing
wensleydale-help-none = You lack links, cubes or influence.
wensleydale-decide-from = Lay a series from { $area }
wensleydale-help-from = Choose the next area or border. The number is its cost.
wensleydale-decide-on = Lay a series of links
wensleydale-help-on = Now in { $area }. Choose the next border, or build.
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
wensleydale-help-pay-train = Three other points count as one of train influence.
wensleydale-decide-train = Buy a train, or pass
wensleydale-help-train = Choose a train: at most one of each price.
wensleydale-decide-take = Move a piece, buy a train, or pass
wensleydale-help-take = Choose a lit piece on the map, or a train.
wensleydale-decide-sell = Have a series taken over
wensleydale-help-sell = Choose a lit link at a company town, then the last one, in a town.
wensleydale-decide-sell-on = To the { $company }
wensleydale-help-sell-on = Now in { $area }. Choose the next link or the last one, or complete it in a town.
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
wensleydale-then-pay = Then, as you choose
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
wensleydale-profit-of-turn = Profit this turn
wensleydale-own-links = Your links
wensleydale-not-yet = Not yet in a town
wensleydale-to-a-town = continue
wensleydale-build = { $n ->
    [one] Build 1 link
   *[other] Build { $n } links
}
wensleydale-complete = { $n ->
    [one] Hand over 1 link
   *[other] Hand over { $n } links
}
wensleydale-buy = Buy this train
wensleydale-take-all = Take all, and pass
wensleydale-add = Add { $a }–{ $b }

## The first-game guide

guide-wensleydale-goal-title = Build, carry, sell in time
guide-wensleydale-goal = You build lines into the Dales and carry stone, cheese and passengers. Every piece is a victory point, and every set of the four kinds 2 more. But each link costs upkeep, so let a great company take it over in time.
guide-wensleydale-turn-title = A turn
guide-wensleydale-turn = Ten phases; four of them ask you something: the auction, track building, trains, takeovers. There are four turns with four players, five with three.
guide-wensleydale-cubes-title = Your cubes
guide-wensleydale-cubes = Each turn you take 12 investment cubes. You bid with them and build with them. What is left stays in hand, up to 15.
guide-wensleydale-boxes-title = Influence boxes
guide-wensleydale-boxes = Cubes buy influence: G government, T train, M Midland, N North Eastern. The square is a counter, newly drawn each turn. You can win two boxes.
guide-wensleydale-influence-title = What influence is for
guide-wensleydale-influence = Government removes opposition, and whoever has most builds first. Train influence buys trains, and whoever has most goes first there. Midland and North Eastern let you use company towns and sell your lines.
guide-wensleydale-bid-title = Make a bid
guide-wensleydale-bid = Choose a lit box and set the number of cubes. If you are outbid you get your cubes back and bid again. Do not spend all: you need cubes to build.
guide-wensleydale-build-title = Lay a series
guide-wensleydale-build = Start at a company town and choose border after border: 1 point between plains, 2 into a dale, never over a hill. The bar adds up cubes, company influence and opposition. Undo takes back a step.
guide-wensleydale-trains-title = Buy a train
guide-wensleydale-trains = A train has room for passengers (arched) and goods (square), for this turn only. One of each price at most. Without a train nothing moves.
guide-wensleydale-carry-title = Carry
guide-wensleydale-carry = Lit pieces are within your reach. Cheese where your link lies, stone on a hill beside a free town of yours, passengers to a company town of their colour. Players take turns, one piece at a time.
guide-wensleydale-profit-title = Profit and loss
guide-wensleydale-profit = Each turn you gain 2 for a stone and 1 for any other piece, and lose 1 for each of your links on the map. The result moves your disc, and at the end it counts as points.
guide-wensleydale-takeover-title = Sell to a company
guide-wensleydale-takeover = Choose link after link from a company town to another town. One point of that company’s influence pays for two links. They cost you nothing from then on, but the company’s towns are closed to some pieces.
guide-wensleydale-end-title = The end
guide-wensleydale-end = Pieces, 2 for each set, profit or loss, and −1 for each link you still own. Cubes and influence are worth nothing. The Points column is always up to date. Enjoy the game.
