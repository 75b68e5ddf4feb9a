### The words of the browser for Railways of the World in English.

## The lobby

about = Eastern United States and Mexico

## The board

railways-map = Map with cities, hexes and track
railways-overview = The whole map; choose a place to go there
railways-lit-left = { $n } lit to the left
railways-lit-right = { $n } lit to the right
railways-lit-up = { $n } lit above
railways-lit-down = { $n } lit below
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
railways-link-of = { $a }–{ $b }, { $owner }’s link
railways-closed = Hex { $hex } is closed
railways-tile = Tile on { $hex } to { $side }, towards { $to }, { $price }
railways-first-hex = First tile on { $hex }, from { $price }
railways-routes = Routes for the cube
railways-routes-help = points by player
railways-n-links = { $n ->
    [one] { $n } link
   *[other] { $n } links
}
railways-gain = { $player } +{ $n }
railways-you-gain = You +{ $n }
railways-others = Other players
railways-last-turn = Turn { $n } is the last
railways-empties = { $n } of { $total } cities empty
railways-turn = Turn { $n }
railways-round = Round { $n }
railways-short = Turn { $n }, round { $round }
railways-auction = Auction
railways-baron = Barons
railways-income = Income
railways-by-points = by points
railways-income-of =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $income }
railways-operations = Operations
railways-face-up = face up · deck { $n }
railways-your-cards = Your cards
railways-card = Card
railways-lines = Major Lines
railways-line = { $a }–{ $b }
railways-first-to-connect = first to connect
railways-western = Western Link { $city }
railways-thousands = { $n ->
        [0] $0
       *[other] ${ $n }k
    }
railways-tab-cards = Cards
railways-tab-income = Income
railways-col-cash = Cash
railways-col-cash-help = money in hand
railways-col-bonds = Bonds
railways-col-bonds-help = bonds issued: each costs $1k every turn and a point at the end
railways-col-engine = Loco
railways-col-engine-help = level of the locomotive: how many links a delivery may use
railways-col-links = Links
railways-col-links-help = complete links
railways-col-income = Income
railways-col-income-help = dollars a turn, after dividends
railways-each-turn = Income, less dividends
railways-forced = Bonds at the end of the turn
railways-sinking = { $n ->
    [one] Dividends cost { $price } more each turn than the railway earns: { $n } more bond at the end of the turn
   *[other] Dividends cost { $price } more each turn than the railway earns: { $n } more bonds at the end of the turn
}
railways-cards-of = Other players’ cards
railways-col-points = Points
railways-col-points-help = place on the income track
railways-col-baron = Baron
railways-col-baron-help = points of the Rail Baron
railways-col-score = Score
railways-col-score-help = points less bonds; at the end plus the Baron
railways-gained-links = Deliveries
railways-gained-depots = Depots
railways-gained-hotels = Hotels
railways-gained-goals = Cards
railways-gained-lines = Lines
railways-decide-baron = Keep one Rail Baron
railways-help-baron = A secret goal for the end. The other one goes back.
railways-decide-auction = Bid to be first player
railways-help-auction = Only the winner pays. Whoever plays first goes first in all three rounds.
railways-decide-action = Choose an action
railways-help-action = A card in the panel, or pass.
railways-decide-sure = Confirm the action
railways-help-sure = Press the button, or choose something else.
railways-decide-build = Build track
railways-help-build = Choose a lit city or the end of your track, or drag from it across the hexes.
railways-decide-deliver = Deliver a goods cube
railways-help-deliver = { $level ->
    [one] Choose a lit cube. It can travel over { $level } link.
   *[other] Choose a lit cube. It can travel over up to { $level } links.
}
railways-decide-to = Deliver the { $colour } cube from { $city }
railways-help-to = Choose a lit city, or a route from the list.
railways-decide-urbanize = Urbanize a grey city
railways-help-urbanize = Choose a lit city. It takes a colour and two new cubes.
railways-decide-western = Build a Western Link
railways-help-western = Choose a lit city.
railways-decide-grow = City Growth
railways-help-grow = Choose the city that gets new cubes.
railways-decide-depot = Place the Trading Depot
railways-help-depot = Choose a lit link of another player.
railways-decide-first = Build track from { $city }
railways-help-first = Choose a lit hex next to the city, then the one after it. Or drag from the city.
railways-decide-end = Where does the track lead?
railways-help-end = Choose one of the ends, or the next hex.
railways-decide-lay = Build track from { $city }
railways-help-lay = { $laid } of { $total } tiles laid. Choose the next hex, or stop here.
railways-decide-colour = Which colour for { $city }?
railways-help-colour = Cubes of this colour can be delivered there.
railways-decide-route = Move the cube on
railways-help-route = Choose a lit city, or a route from the list.
railways-decide-bonds = How many bonds for { $price }?
railways-help-bonds = Each brings $5k now and costs $1k every turn and a point at the end.
railways-help-build-tap = Choose a lit city or the end of your track, then hex after hex.
railways-help-first-tap = Choose a lit hex next to the city, then the one after it.
railways-mode-build = Build
railways-mode-deliver = Deliver
railways-mode-urbanize = Urbanize
railways-mode-western = Western Link
railways-mode-grow = Grow
railways-mode-depot = Depot
railways-mode-route = Route
railways-mode-upgrade = Loco { $n }
railways-other = Other action
railways-your-bid = Your bid
railways-bonds = Bonds
railways-left = { $n } left
railways-which-cube = Which cube?
railways-high-bid = Highest bid
railways-no-bid = none yet
railways-if-first = If you win
railways-if-first-loan = If you win: { $loan }
railways-loan = { $n ->
    [one] 1 new bond, over about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
   *[other] { $n } new bonds, over about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
}
railways-loan-costs = −{ $dividends }, −{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
railways-n-tiles = { $n } of { $total } tiles
railways-new-link = New link
railways-not-joined = Not joined to a city yet
railways-gone = removed after round { $n }
railways-then-empty = City emptied
railways-stop = Stop here
railways-bid = Bid { $price }
railways-withdraw = Withdraw
railways-buy-engine = Buy the locomotive
railways-take = Take the card
railways-use = Use the card
railways-keep = Keep { $baron }
railways-complete = Complete the link
railways-lay = { $n ->
    [one] Lay { $n } tile
   *[other] Lay { $n } tiles
}
railways-deliver = Deliver to { $city } · +{ $n }
railways-goal-longest_route = the longest route of your own links: { $n } points
railways-goal-links_at_city = { $each } points for each of your links at { $a }, up to { $n }
railways-goal-connect = { $a } and { $b } connected by your own links: { $n } points
railways-goal-most_money = the most money: { $n } points
railways-goal-fewest_bonds = the fewest bonds: { $n } points
railways-goal-most_links = the most complete links: { $n } points
railways-goal-highest_engine = the highest locomotive level: { $n } points
railways-goal-western_link = a Western Link built: { $n } points
railways-effect-first_delivery = first delivery: +{ $n }
railways-effect-first_long_delivery = first delivery over { $need } links: +{ $n }
railways-effect-first_engine = first level { $need } locomotive: +{ $n }
railways-effect-service_bounty = first delivery there: +{ $n }
railways-effect-first_colours = first with { $need } colours: +{ $n }
railways-effect-hotel = +{ $n } for each delivery there
railways-effect-income_bonus = ${ $n } more each turn
railways-effect-extra_actions = { $n } actions at once
railways-effect-add_cubes = { $n } cubes for a city
railways-effect-free_new_city = a New City tile for free
railways-effect-trading_depot = a depot on another player’s link
railways-effect-free_open_tiles = { $n } open tiles free
railways-effect-half_price_mountain = mountains and ridges half price
railways-effect-longer_build = lay up to { $n } tiles
railways-effect-build_discount = ${ $n } off a build
railways-effect-extra_link = { $n ->
    [one] { $n } extra link for a delivery
   *[other] { $n } extra links for a delivery
}
railways-symbol-green_dot = goal for all
railways-symbol-purple_diamond = once each turn
railways-symbol-red_x = at once, then gone
railways-symbol-hand = kept for later
railways-symbol-none = lasting

## The first-game guide

guide-railways-goal-title = Points win the game
guide-railways-goal = You build links between cities and deliver goods cubes over them. Each link of a delivery is a point for its owner. Bonds cost points at the end.
guide-railways-baron-title = Your Rail Baron
guide-railways-baron = A goal that only you know, worth points at the end. The dashed frame with the lock is secret.
guide-railways-turn-title = A turn
guide-railways-turn = An auction for first player, three rounds with one action each, then income and dividends.
guide-railways-money-title = Money and bonds
guide-railways-money = You start with nothing. What you cannot pay in cash is covered by bonds automatically: each brings $5k, costs $1k in dividends every turn, and takes a point off at the end. Bonds are never paid back.
guide-railways-auction-title = Bid, or withdraw
guide-railways-auction = Only the winner pays. Going first matters when there is a delivery or a card that only one player can have.
guide-railways-income-title = Income
guide-railways-income = Your points are your place on this curve, and it pays you each turn. It rises quickly at first, and falls again after 49.
guide-railways-build-title = Build track
guide-railways-build = Choose Build, then a lit city and hex after hex, or drag. Four tiles at most: $2k on open ground, $3k on water, $4k on a mountain, and $4k more to cross a ridge. Connect two cities, or the track is removed after round 3.
guide-railways-deliver-title = Deliver
guide-railways-deliver = Choose a lit cube: every city that wants it lights up, with the points. The list shows each route and who earns what. The first link must be yours.
guide-railways-engine-title = The locomotive
guide-railways-engine = Its level is how many links a delivery may use. Buy the next one here, one level at a time.
guide-railways-cards-title = Operations cards
guide-railways-cards = Taking one is an action. A green dot is a goal for everybody: whoever gets there first takes the points. The others say what they do.
guide-railways-lines-title = Major Lines
guide-railways-lines = Whoever first connects the two cities with their own links takes the points.
guide-railways-end-title = The end
guide-railways-end = Once that many cities are empty, one more full turn is played. Then points are counted, minus one for each bond, plus the Baron. Enjoy the game.
