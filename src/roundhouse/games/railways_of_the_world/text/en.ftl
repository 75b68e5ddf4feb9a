### Railways of the World in English. Buttons are imperative; lines of the log are in the present tense, without a full stop.

## Names: cities that other languages call otherwise, sides of a hex

word-philadelphia = Philadelphia
word-new_orleans = New Orleans
word-mexico_city = Mexico City
word-st_louis = St. Louis
word-E = E
word-SE = SE
word-SW = SW
word-W = W
word-NW = NW
word-NE = NE
city-name = { $city }
card-name = { $card }
line-name = { $a }–{ $b } { $n }
board-eastern_us = Railways of the Eastern U.S.
board-mexico = Railways of Mexico

## Colours of goods and cities

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-black = black
colour-purple = purple
colour-grey = grey
colour-green = green
cubes-red = red
cubes-yellow = yellow
cubes-blue = blue
cubes-black = black
cubes-purple = purple

## Operations cards

card-railroad_era = Railroad Era Begins
card-speed_record = Speed Record
card-new_train = New Train
card-bounty_raleigh = Service Bounty: Raleigh
card-bounty_louisville = Service Bounty: Louisville
card-bounty_jacksonville = Service Bounty: Jacksonville
card-bounty_mobile = Service Bounty: Mobile
card-bounty_memphis = Service Bounty: Memphis
card-bounty_minneapolis = Service Bounty: Minneapolis
card-bounty_buffalo = Service Bounty: Buffalo
card-bounty_kansas_city = Service Bounty: Kansas City
card-hotel_new_york = Hotel: New York
card-hotel_chicago = Hotel: Chicago
card-hotel_baltimore = Hotel: Baltimore
card-hotel_charleston = Hotel: Charleston
card-hotel_atlanta = Hotel: Atlanta
card-hotel_boston = Hotel: Boston
card-railroad_executive = Railroad Executive
card-government_land_grant = Government Land Grant
card-tunnel_engineer = Tunnel Engineer
card-perfect_engineering = Perfect Engineering
card-civil_engineers = Civil Engineers
card-city_growth = City Growth
card-new_industry = New Industry
card-mail_contract = Mail Contract
card-express_service = Express Service
card-passenger_lines = Passenger Lines
card-bounty_monterrey = Service Bounty: Monterrey
card-bounty_oaxaca = Service Bounty: Oaxaca
card-bounty_chihuahua = Service Bounty: Chihuahua
card-bounty_mazatlan = Service Bounty: Mazatlán
card-bounty_guaymas = Service Bounty: Guaymas
card-bounty_nuevo_laredo = Service Bounty: Nuevo Laredo
card-hotel_mexico_city = Hotel: Mexico City
card-hotel_veracruz = Hotel: Veracruz
card-hotel_guadalajara = Hotel: Guadalajara
card-trading_depot = Trading Depot

## Phases

phase-baron = Choice of the Rail Baron
phase-auction = First player auction
phase-action = Player actions
phase-plan = Building with cards
phase-track = Build track
phase-express = Delivery with Express Service
phase-route = Deliver a goods cube
phase-growth = City Growth
phase-industry = New Industry
phase-colour = Choice of the New City tile
phase-depot = Trading Depot
phase-bonds = Issue of bonds

## Buttons

move-keep = { $goal ->
    [longest_route] Keep { $baron }: the longest route of your own links, { $n } points
    [links_at_city] Keep { $baron }: { $each } points for each of your links at { $a }, up to { $n }
    [connect] Keep { $baron }: { $a } and { $b } connected by your own links, { $n } points
    [most_money] Keep { $baron }: the most money, { $n } points
    [fewest_bonds] Keep { $baron }: the fewest bonds, { $n } points
    [most_links] Keep { $baron }: the most complete links, { $n } points
    [highest_engine] Keep { $baron }: the highest locomotive level, { $n } points
   *[other] Keep { $baron }: a Western Link built, { $n } points
}
move-bid = Bid ${ $n }
move-withdraw = Withdraw from the auction
move-pass = Pass
move-build = Build track from { $city }
move-extend = Continue the incomplete link from { $city } ({ $side })
move-lay = Lay a tile on { $hex }: { $a }–{ $b }
move-stop = Stop building
move-western = Build the Western Link at { $city }
move-urbanize = Urbanize { $city }
move-colour = Choose the colour { $colour }
move-upgrade = Upgrade the locomotive
move-deliver = Deliver a { $colour } cube from { $city }
move-rail = Take the link out of { $city } ({ $side })
move-take = { $effect ->
    [first_delivery] Take { $card }: first delivery: { $n } points
    [first_long_delivery] Take { $card }: first delivery over { $need } links: { $n } points
    [first_engine] Take { $card }: first locomotive of level { $need }: { $n } points
    [service_bounty] Take { $card }: first delivery: { $n } points
    [first_colours] Take { $card }: first with cubes of { $need } colours delivered: { $n } points
    [hotel] Take { $card }: { $n } point for every delivery there
    [income_bonus] Take { $card }: ${ $n } more in every Income phase
    [extra_actions] Take { $card }: { $n } actions at once
    [add_cubes] Take { $card }: { $n } cubes for a city
    [free_new_city] Take { $card }: a New City tile, free
    [trading_depot] Take { $card }: a depot on another player’s link
    [free_open_tiles] Take { $card }: up to { $n } open-country tiles free
    [half_price_mountain] Take { $card }: mountains and ridges at half price
    [longer_build] Take { $card }: lay up to { $n } tiles
    [build_discount] Take { $card }: one build ${ $n } cheaper per turn
   *[other] Take { $card }: one delivery with { $n } more link per turn
}
move-use = { $effect ->
    [first_delivery] Use { $card }: first delivery: { $n } points
    [first_long_delivery] Use { $card }: first delivery over { $need } links: { $n } points
    [first_engine] Use { $card }: first locomotive of level { $need }: { $n } points
    [service_bounty] Use { $card }: first delivery: { $n } points
    [first_colours] Use { $card }: first with cubes of { $need } colours delivered: { $n } points
    [hotel] Use { $card }: { $n } point for every delivery there
    [income_bonus] Use { $card }: ${ $n } more in every Income phase
    [extra_actions] Use { $card }: { $n } actions at once
    [add_cubes] Use { $card }: { $n } cubes for a city
    [free_new_city] Use { $card }: a New City tile, free
    [trading_depot] Use { $card }: a depot on another player’s link
    [free_open_tiles] Use { $card }: up to { $n } open-country tiles free
    [half_price_mountain] Use { $card }: mountains and ridges at half price
    [longer_build] Use { $card }: lay up to { $n } tiles
    [build_discount] Use { $card }: one build ${ $n } cheaper per turn
   *[other] Use { $card }: one delivery with { $n } more link per turn
}
move-grow = Let { $city } grow
move-depot = Place the depot on the link out of { $city } ({ $side })
move-bonds = { $n ->
    [one] Issue { $n } bond
   *[other] Issue { $n } bonds
}

## The log

log-turn = Turn { $n }
log-keep = { $player } keeps { $baron }
log-bid = { $player } bids ${ $n }
log-withdraw = { $player } withdraws
log-first = { $player } is first player and pays ${ $n }
log-first-free = { $player } is first player, as nobody bid
log-order = Turn order: { $x }
log-lay = { $player } lays a tile on { $hex } for ${ $n }
log-link = { $player } completes the link { $a }–{ $b } for ${ $n }
log-stub = { $player } leaves an incomplete link from { $city } for ${ $n }
log-removed =
    { $n ->
        [one] { $player }’s incomplete link from { $city } is removed: { $n } tile
       *[other] { $player }’s incomplete link from { $city } is removed: { $n } tiles
    }
log-western = { $n ->
    [one] { $player } builds the Western Link at { $city } for ${ $price }: { $n } { $colour } cube
   *[other] { $player } builds the Western Link at { $city } for ${ $price }: { $n } { $colour } cubes
}
log-urbanize = { $n ->
    [one] { $player } urbanizes { $city }: new colour { $colour }, cube { $cubes }
   *[other] { $player } urbanizes { $city }: new colour { $colour }, cubes { $cubes }
}
log-urbanize-bare = { $player } urbanizes { $city }: new colour { $colour }, the bag is empty
log-industry = { $player } places a New City tile on { $city }: { $colour }
log-upgrade = { $player } buys a locomotive of level { $n } for ${ $price }
log-deliver = { $n ->
    [one] { $player } delivers a { $colour } cube: { $city }–{ $to }, { $n } link
   *[other] { $player } delivers a { $colour } cube: { $city }–{ $to }, { $n } links
}
log-link-points = { $n ->
    [one] { $player } scores { $n } point for links
   *[other] { $player } scores { $n } points for links
}
log-depot-points = { $n ->
    [one] { $player } scores { $n } point for a Trading Depot
   *[other] { $player } scores { $n } points for a Trading Depot
}
log-hotel-points = { $n ->
    [one] { $player } scores { $n } point for { $card }
   *[other] { $player } scores { $n } points for { $card }
}
log-achieve = { $n ->
    [one] { $player } achieves { $card }: { $n } point
   *[other] { $player } achieves { $card }: { $n } points
}
log-line = { $player } connects { $a } and { $b }: { $n } points
log-line-offered = Major Line { $a }–{ $b } on offer: { $n } points
log-empty = { $city } is now empty
log-end-near = The end is near, with { $n } empty cities: one more complete turn
log-take = { $player } takes the card { $card }
log-use = { $player } uses the card { $card }
log-grow = { $n ->
    [one] { $player } adds { $n } cube to { $city }: { $cubes }
   *[other] { $player } adds { $n } cubes to { $city }: { $cubes }
}
log-depot = { $player } places a depot on { $a }–{ $b }
log-bonds = { $n ->
    [one] { $player } issues { $n } bond
   *[other] { $player } issues { $n } bonds
}
log-pass = { $player } passes
log-income = { $player } receives ${ $n } and pays ${ $dividends } of dividends
log-card = New card available: { $card }
log-baron = { $n ->
    [one] { $player } reveals { $baron }: { $n } point
   *[other] { $player } reveals { $baron }: { $n } points
}
log-over = { $n ->
    [one] { $player } wins with { $n } point
   *[other] { $player } wins with { $n } points
}

## Refusals

refused-choose-baron = First choose the Baron to keep.
refused-not-dealt = That Baron was not dealt to you.
refused-auction-first = First comes the auction: bid or withdraw.
refused-bid-too-low = The bid must be higher.
refused-bid-too-high = The bid is above the limit of this game.
refused-choose-action = Choose an action, or pass.
refused-start-first = Track starts at a city or at an open end of your own: choose that first.
refused-no-way-out = No track can leave this city.
refused-no-marker = You have no locomotive marker left.
refused-no-stub = You have no incomplete link there.
refused-end-blocked = This incomplete link cannot be continued.
refused-not-held = You do not have this card.
refused-not-used-so = This card is not used with an action.
refused-used-this-turn = You have already used this card this turn.
refused-already-named = A card of this name is already in use for this action.
refused-nothing-for-card = There is nothing to use this card for.
refused-now-build = You have announced a building card: now build track.
refused-now-deliver = You have announced Express Service: now choose a cube to deliver.
refused-not-buildable = No tile may be laid on this hex.
refused-start = Start at a side of the chosen city.
refused-not-continuous = The track must continue from the last tile.
refused-two-tracks = There are already two tracks on this hex.
refused-side-taken = There is already track at this side.
refused-no-tile = The tile you need has run out.
refused-dead-end = The track would lead to a dead end.
refused-same-city = A link joins two different cities.
refused-own-chain = The track may not use a hex twice.
refused-other-track = You may not join another player’s track.
refused-lay-one = Lay at least one tile.
refused-build-on = You are building: lay a tile, or stop.
refused-not-grey = Only a grey city can be urbanized.
refused-no-new-city = No New City tile is left.
refused-colour-gone = No New City tile of this colour is left.
refused-choose-colour = First choose the colour of the New City tile.
refused-choose-city = First choose the grey city for the New City tile.
refused-top-level = Your locomotive has the highest level.
refused-no-western = There are no Western Links in this game.
refused-site-taken = This Western Link is already built.
refused-not-to-hub = Your own links do not connect this city with Chicago.
refused-no-cube = There is no such cube in this city.
refused-no-link = No complete link leaves the cube’s city there.
refused-first-link-own = The first link must be yours.
refused-too-far = Too many links for your locomotive.
refused-no-demand = No city of the cube’s colour can be reached.
refused-leads-nowhere = From there the cube cannot reach a city of its colour.
refused-twice = No city and no link may be used twice.
refused-on-the-way = A cube is on its way: choose the next link.
refused-not-available = This card is not available.
refused-green-dot = A card with a green dot cannot be taken.
refused-no-effect = This card would have no effect now.
refused-choose-growth = First choose the city that grows.
refused-choose-depot = First place the depot on a link.
refused-not-their-link = A depot goes on a complete link of another player.
refused-has-depot = This link already has a depot.
refused-other-end = Name the link by its other end.
refused-name-bonds = First choose how many bonds to issue.
refused-too-few-bonds = That is too few bonds to pay for it.

## Options

option-auction = Auction
option-auction-standard = Standard
option-auction-no_first_auction = No auction in the first turn
option-auction-full_order = Auction for the full order
option-auction-no_first_full_order = No auction in the first turn, then for the full order
option-operations_cards = Operations cards
option-operations_cards-yes = With Operations cards
option-operations_cards-no = Introductory game
option-barons = Rail Barons
option-barons-yes = Secret goals
option-barons-no = No secret goals
option-barons_dealt = Barons dealt to each player
option-barons_dealt-1 = One, without a choice
option-barons_dealt-2 = Two, keep one
option-major_lines = Major Lines
option-major_lines-open = Open from the start
option-major_lines-deck = In the card deck
option-major_lines-off = Without Major Lines
option-western_link = Western Links
option-western_link-yes = With Western Links
option-western_link-no = Without Western Links
option-free_bonds = Bonds at will when paying
option-free_bonds-yes = As many as the payer likes
option-free_bonds-no = Only as many as needed
option-strict_tile_supply = Limited track tiles
option-strict_tile_supply-yes = Tiles run out
option-strict_tile_supply-no = Tiles without limit
option-starting_player = Starting player
option-starting_player-random = Drawn at random
option-starting_player-seat_1 = Seat 1
option-max_bid = Highest bid allowed
option-max_bid-20000 = $20,000
option-max_bid-60000 = $60,000
option-max_turns = Turn limit
option-max_turns-12 = 12 turns
option-max_turns-40 = 40 turns

## About a player

money = ${ $n }
about-cash = Cash
about-bonds = Bonds issued
about-engine = Locomotive level
about-links =
    Complete links ({ $left ->
        [one] 1 locomotive
       *[other] { $left } locomotives
    } left)
about-cities = Cities on the network
about-card = { $effect ->
    [hotel] { $card }: +{ $n } for each delivery there
    [income_bonus] { $card }: ${ $n } more each turn
    [extra_link] { $card }: an extra link for a delivery, once a turn
    [build_discount] { $card }: ${ $n } off a build, once a turn
    [longer_build] { $card }: up to { $n } tiles in a build, once a turn
    [half_price_mountain] { $card }: mountains and ridges half price
    [free_open_tiles] { $card }: { $n } open tiles for free
    [trading_depot] { $card }: points for a link of another player
   *[other] { $card }
}
about-income = What the end of this turn would bring now
about-track = Place { $n } on the income track
about-bonus = { $card }
about-dividends = Dividends for { $n ->
    [one] 1 bond
   *[other] { $n } bonds
}
about-forced = New bonds needed to pay the dividends
about-loan = One more bond
about-loan-brings = Brings now
about-loan-dividends = { $n ->
    [one] Its dividend, once
   *[other] Its dividends, over about { $n } turns
}
about-loan-points = { $n ->
    [one] And a point less at the end
   *[other] And { $n } points less at the end
}
about-baron = Rail Baron
about-baron-of = { $baron }, as things stand
about-baron-secret = Rail Baron, shown at the end
about-baron-open = not chosen yet
about-from-links = Links used in deliveries
about-from-depots = Trading Depots
about-from-hotels = Hotels
about-from-goals = Goals on cards
about-from-lines = Major Lines
about-less-bonds = { $n ->
    [one] 1 bond
   *[other] { $n } bonds
}

## The table in the terminal

table-turn = Turn { $n }
table-round = Round { $n } of { $total }
table-empty = Empty cities: { $n } of { $total }
table-last = Last turn: { $n }
table-order = Order:
table-auction = Highest bid ${ $n }: { $name }
table-chain = Track from { $city }: { $laid } of { $total } tiles, ${ $price }
table-cube = { $colour } cube from { $city }, now at { $at }: { $n } of { $total } links
table-legend = · open country  w water  m mountain  ^ ridge  : shore  ~ sea  # off limits  W Western Link  1–6 track of the player  + two tracks
table-goods = Goods: { $goods }; in brackets what a city wants
table-player = player
table-position = points
table-income = income
table-money = money
table-bonds = bonds
table-engine = level
table-links = links
table-markers = locos left
table-baron = Baron
table-face-up = Cards (deck { $n }):
table-lines = Major Lines:
table-bag = Bag:
table-new-cities = New City tiles:
table-own-baron = Your Rail Baron: { $baron }
table-own-dealt = Your Baron cards: { $barons }

## What a position is worth, for hints

term-bonds = bonds
term-money = income and money
term-deliveries = deliveries within reach
term-track = track and locomotive
term-cards = cards, goals and depots

## Charts of the analysis

chart-links = Completed links
chart-track = Income from the track
chart-dividends = Dividends
chart-less-bonds = Points lost to bonds

## Names of fields, in the plain view and the plain table

field-a = From
field-actions-left = Actions left
field-allowed = Allowed
field-at = Now in
field-auction = Auction
field-b = To
field-bag = Bag
field-baron = Baron
field-baron-score = Points of the Baron
field-bid = Bid
field-black = Black
field-blue = Blue
field-bonds = Bonds
field-cards = Cards
field-cash = Money
field-chain = Link being built
field-cities = Cities
field-city = City
field-colour = Colour
field-colours = Colours delivered
field-cube = Cube on its way
field-cubes = Goods cubes
field-dealt = Barons to choose from
field-deck = Deck
field-depot = Trading Depot
field-depots = Trading Depots
field-discards = Discards
field-due = To pay
field-empty = Empty cities
field-empty-limit = Empty cities at the end
field-face-up = Cards on offer
field-first = First player
field-forced = Bonds forced by dividends
field-from = From
field-gained = Points so far
field-goals = Goals of cards
field-high = Highest bid
field-hotels = Hotels
field-income = Income
field-laid = Tiles laid
field-last-turn = Last turn
field-leader = Leader
field-level = Locomotive
field-lines = Major Lines
field-links = Links
field-markers = Markers left
field-net = Income less dividends
field-new-cities = New Cities left
field-new-city = New City
field-next = Price of the next tile
field-order = Turn order
field-out = Withdrawn
field-own = Your secrets
field-owner = Owner
field-payment = Payment
field-place = Place in the order
field-plan = Cards for this action
field-points = Points
field-position = On the income track
field-price = Price so far
field-purple = Purple
field-red = Red
field-round = Round
field-rounds = Rounds in a turn
field-score = Score
field-seat = Player
field-seats = Players
field-site = City of this action
field-stubs = Incomplete links
field-tiles = Track tiles
field-to = To
field-turn = Turn
field-used = Cards used
field-western = Western Link
field-yellow = Yellow
field-brings = Brings
field-dear = Costs more than it brings
field-dividends = Dividends to come
field-loan = One bond more
field-turns = Turns left
