### Workshop of the World in English. Buttons are imperative; lines of the log are in the present tense, without a full stop.

## Names that appear under any fact: towns that other languages call otherwise, and the free choice cards

word-London = London
word-Edinburgh = Edinburgh
word-Dover = Dover
word-free-2 = Free choice (2)
word-free-3 = Free choice (3)
word-free-4 = Free choice (4)

connection = { $a }–{ $b }
board-england = England

## Industry types, colours, eras

type-heavy = Heavy Industry
type-light = Light Industry
type-textile = Textile
type-craft = Craft
type-port = Port

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-black = black

era-canal = Canal era
era-rail = Rail era

## Phases

phase-demand = Demand creation
phase-auction = Turn order auction
phase-lots = Card-by-card auction
phase-standing = Auction with standing bids
phase-card = Take a town card
phase-town = Choose a town
phase-removal = Full town
phase-links = Build links

## Buttons

move-token = Place this demand token: { $type }
move-keep = Keep the tokens in hand
move-colour = Play { $colour }
move-bid = { $pounds ->
    [0] Bid nothing
   *[other] Bid £{ $pounds }
}
move-auction = Bid on this card: { $card }
move-drop = Drop out
move-card = Take the card { $card }
move-gamble = Discard { $card } and gamble
move-place = Place an industry in { $town }
move-remove = Remove an industry: { $colour }
move-link = { $n ->
    [1] Build a link: { $a }–{ $b }
   *[other] Build the double connection { $a }–{ $b }
}
move-done = Build nothing more and end the turn
move-recoup = Recoup £{ $pounds }

## The log

log-drew = { $player } draws demand tokens: { $type }
log-placed-tokens = { $n ->
    [one] { $player } places a demand token: { $type }
   *[other] { $player } places { $n } demand tokens: { $type }
}
log-kept-tokens = { $player } places no demand token
log-round = Round { $round }. Town cards on offer: { $card }
log-bid-shown = { $pounds ->
    [0] { $player } bids nothing ({ $colour })
   *[other] { $player } bids £{ $pounds } ({ $colour })
}
log-order = Turn order: { $colour }
log-lot = { $player } puts the card { $card } up for auction
log-bid = { $player } bids £{ $pounds } on { $card }
log-drop = { $player } drops out of the auction for { $card }
log-outbid = { $player } is outbid and bids again
log-sold = { $player } wins { $card } for £{ $pounds } and takes box { $box }
log-card = { $player } takes the card { $card }
log-gamble = { $player } discards { $card } and draws { $drawn } from the set-aside cards
log-placed = { $player } places an industry in { $town } ({ $colour })
log-removed = { $player } removes one of { $owner }’s industries in { $town } ({ $colour })
log-built = { $towns ->
    [1] { $player } builds { $links } for £{ $cost } and gains income of { $sum }
   *[other] { $player } builds { $links } for £{ $cost } and gains income of { $sum } = £{ $total }
}
log-no-links = { $player } builds no link
log-recouped = { $player } recoups £{ $pounds }: { $spaces } spaces back on the income track
log-collected = { $player } collects £{ $income } of income + £{ $links } for links + £{ $industries } for industries = £{ $total }
log-reset = The rail era begins: links go back, industries stay, all town cards are shuffled
log-game-over = { $player } wins with £{ $money }
part-town = £{ $n } for { $town }

## Refusals

refused-token-first = First choose the demand tokens to place.
refused-no-such-token = You have no such demand token left in hand.
refused-must-place = You must place a demand token.
refused-bid-first = Turn order is auctioned first: everybody bids, even if only £0.
refused-bid-above-means = The bid is more than your means: your cash and half your income.
refused-colour-first = First choose the colour you are bidding for.
refused-not-your-colour = That colour is not yours.
refused-colour-forced = In this auction you bid for the colour that is left.
refused-one-colour = There is a colour to choose only with two players.
refused-lot-first = First choose the card you are bidding for.
refused-lot-chosen = The card has been chosen: now bid for it.
refused-not-on-offer = That card is not on offer.
refused-below-value = You must open with at least the value of the card.
refused-all-you-have = You cannot reach the minimum bid, so you must bid all your means.
refused-must-open = You chose the card and must open the bidding.
refused-raise-or-drop = Raise the bid or drop out.
refused-not-higher = You must bid more than the standing bid.
refused-lot-too-dear = You cannot reach the minimum bid for this card, but you can for another.
refused-below-standing = You must bid more than the bid on this card, and at least its value.
refused-lot-without-bid = You cannot reach the minimum bid for any card, so you must choose one without a bid.
refused-no-drop = Nobody drops out of this auction: place a bid.
refused-card-first = First take a town card.
refused-not-face-up = That card is not among the face-up cards.
refused-card-won = On your turn you use the card you won.
refused-no-set-aside = No set-aside card is left.
refused-not-fully-linked = You may gamble only if the town has no free connection; this one still has one.
refused-not-all-fully-linked = You may gamble only if no town of that value has a free connection; at least one still does.
refused-card-taken = You have already taken your card for this turn.
refused-one-gamble = You may gamble only once per turn.
refused-town-first = First choose a town of the card’s value.
refused-other-value = The card is for towns of another value.
refused-remove-first = The town is full: first remove an industry that was already there.
refused-not-there = No industry of that colour was there before yours.
refused-nothing-to-remove = The town is not full: nothing is removed.
refused-one-industry = You have already placed this turn’s industry.
refused-link-or-done = Build a link, or end your turn.
refused-not-free = That connection is already built.
refused-not-from-town = The first link must start at the town of your new industry.
refused-out-of-reach = The second link must continue from that town or from the first link.
refused-half-a-double = A double connection is built whole, and takes both of the turn’s links.
refused-too-dear = The links cost more than your means: your cash and half your income.
refused-crossing = The crossing bars this connection in this turn.
refused-recoup = Your income marker cannot go back that far: £1 takes two spaces.

## About a player

about-cash = Cash
about-income = What the income phase would bring now
about-after-income = Money after that income
about-next-income = Income
about-industries = Industries on the map ({ $colour }; { $left } in supply)
about-links = Links on the map ({ $colour }; largest network { $largest }, { $left } in supply)
about-tokens = Demand tokens in hand
about-token = of these: { $type }
about-means = Can pay at most
about-card = Card won: { $card }
about-track = Income track
about-links-pay = { $n ->
    [one] 1 link
   *[other] { $n } links
} + { $largest } in the largest network
about-industries-pay = { $type }: { $n ->
    [one] 1 industry
   *[other] { $n } industries
} × { $demand } demand

## Options

option-auction = Auction
option-auction-blind = Sealed bids (rulebook)
option-auction-card_by_card = Card-by-card auctions
option-auction-standing_bids = Standing bids
option-crossing_rule = Leeds–Liverpool crossing
option-crossing_rule-literal = Barred for both links
option-crossing_rule-no_junction = The crossing is not a junction
option-open_money = Money
option-open_money-no = Secret money
option-open_money-yes = Open money

## The table in the terminal

name = { $word }
money = £{ $n }

short-heavy = Heavy
short-light = Light
short-textile = Textile
short-craft = Craft
short-port = Port

sign-red = R
sign-blue = B
sign-yellow = Y
sign-white = W
sign-black = K

region-north = Scotland and the North
region-north_west = North West
region-yorkshire = Yorkshire
region-midlands = Midlands
region-west = Wales and the West
region-south_east = South and East

table-round = Round { $n } of { $total }
table-link-cost = a link costs £{ $n }
table-demand-creation = Demand creation { $n }
table-players = Players
table-over = The game is over. Final money:
table-box = #
table-player = Player
table-you = you
table-cash = Cash
table-hidden = secret
table-income = Income
table-tokens = Tokens
table-industries-left = Industries in supply
table-links-left = Links in supply
table-bid = Bid
table-cards-won = Cards won: { $cards }
table-acting = { $phase }: { $players }
table-means = Your means: £{ $n } (cash and half your income)
table-own-colour = colour in your fist: { $colour }
table-own-bid = { $n ->
    [0] bid in your fist: nothing
   *[other] bid in your fist: £{ $n }
}
table-before = Order in the previous round:
table-demand = Demand
table-in-hand = in hand
table-chosen = in the fist
table-undrawn = { $n ->
    [one] { $n } token not drawn
   *[other] { $n } tokens not drawn
}
table-offer = Town cards on offer
table-no-cards = none
table-fully-linked = fully linked
table-standing = £{ $n } by { $player }
table-deck = { $n ->
    [one] { $n } card in the town deck
   *[other] { $n } cards in the town deck
}
table-set-aside = { $n } set aside
table-lot = bidding for { $card }
table-still-in = still in: { $players }
table-card = card { $card }
table-card-drawn = card { $card }, drawn in a gamble
table-town = industry in { $town }
table-built = built { $links }
table-key-single = single connection, a letter before it: taken
table-key-double = double connection
table-key-room = room for an industry
table-key-offer = card on offer
table-key-linked = fully linked
table-links-on-map = Links on the map
table-no-links = no links
table-network = { $n ->
    [one] { $n } link, { $largest } in the largest network:
   *[other] { $n } links, { $largest } in the largest network:
}
table-discard = Discard pile ({ $n }):

## What a position is worth, for hints

term-cash = cash
term-income = income
term-links = links on the map
term-industries = industries and their demand
term-turn = the turn still to come this round

## Charts of the analysis

chart-score = Cash
chart-industries = Industries on the map
chart-links = Links on the map
chart-links-pay = Income from links
chart-industries-pay = Income from industries: { $type }

## Names of fields, in the plain view and the plain table

field-active = To play
field-before = Order of the last round
field-bid = Own bid
field-bidding = What each bid leaves
field-bids = Bids
field-built = Built
field-card = Town card
field-cash = Money
field-colour = Colour
field-creation = Creation of demand
field-deck = Deck
field-discard = Out of play
field-display = Demand
field-era = Era
field-fist = In the fist
field-gambled = Drawn in a gamble
field-income = Income
field-industries = Industries
field-leader = Leader
field-link-cost = Price of a link
field-links = Links
field-lot = Lot
field-means = Could pay
field-network = Largest network
field-next-order = Next turn order
field-offer = On offer
field-order = Turn order
field-own = Your secrets
field-picked = Bids for
field-price = Highest bid
field-prices = Prices of connections
field-ready = Fist closed
field-recouping = Income after recouping
field-round = Round
field-rounds = Rounds in the era
field-seat = Player
field-set-aside = Set aside
field-sets = Sets of pieces
field-still-in = Still bidding
field-tokens = Demand tokens
field-town = Town of this turn
field-turn = Turns taken
field-undrawn = Tokens not drawn
field-won = Card won
field-black = Black
field-blue = Blue
field-craft = Craft
field-heavy = Heavy industry
field-light = Light industry
field-port = Port
field-red = Red
field-textile = Textile
field-white = White
field-yellow = Yellow
