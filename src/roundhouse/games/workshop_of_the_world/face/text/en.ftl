### The words of the browser for Workshop of the World in English.

## The lobby

about = Canals, then rails, across England

## The board

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
workshop-col-works = Ind.
workshop-col-works-help = industries on the map
workshop-means = Means £{ $means } = cash { $cash } + half of { $income }
workshop-sealed-bid = Your sealed bid is £{ $pounds }.
workshop-recoup = Recoup money
workshop-recoup-help = £{ $pounds } takes { $spaces } spaces: income { $before } → { $after }
workshop-recoup-loss = £{ $pounds } now costs £{ $spaces } when income is collected.
workshop-your-bid = Your bid in pounds
workshop-cash-mark = £{ $pounds } cash
workshop-which-colour = Which colour
workshop-step-card = Card
workshop-step-industry = Industry
workshop-step-links = Links
workshop-decide-demand = Place a demand token
workshop-help-demand = Kept tokens stay secret. Revealed when all have chosen.
workshop-decide-auction = Your sealed bid
workshop-help-auction = All bids are paid. Ties keep the current order.
workshop-decide-colour = Which colour bids first?
workshop-help-colour = The other one bids in the second auction.
workshop-decide-lot = Choose a card to bid for
workshop-help-lot = Choose a card on offer.
workshop-decide-raise = Bid for { $lot }
workshop-help-raise = Raise, or drop out where you may.
workshop-decide-card = Take a town card
workshop-help-card = It says where your industry goes.
workshop-decide-town = Choose a town of value { $value }
workshop-help-town = Choose a lit town on the map.
workshop-decide-removal = { $town } is full: remove an industry
workshop-help-removal = Any industry that was there before yours.
workshop-decide-links = Build links from { $town }
workshop-help-links = £{ $cost } a link. Choose a lit connection, or build none.
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

## The first-game guide

guide-workshop-goal-title = The most money wins
guide-workshop-goal = You place industries in towns and join them with canals, then with railways. All of it earns income; the richest player at the end of the rail era wins.
guide-workshop-eras-title = Two eras
guide-workshop-eras = First the canal era, then the rail era. Each is a series of rounds between two demand phases. The yellow station is where you are now.
guide-workshop-money-title = Your row
guide-workshop-money = Cash, income, links and industries. Other players’ cash is secret. You start with £50 and get no more before the end of the era.
guide-workshop-display-title = What industries will earn
guide-workshop-display = At the end of each era every industry pays £1 for each demand token of its type here. Build what is in demand, or put demand where you have built.
guide-workshop-demand-title = Place a token
guide-workshop-demand = You hold two tokens that nobody else sees. Choose the type you want to pay more; all are revealed together.
guide-workshop-bid-title = Bid for turn order
guide-workshop-bid = Each round begins with sealed bids. The highest goes first and has the choice of cards. Everybody pays the bid, so £0 is a good bid too.
guide-workshop-card-title = Take a card
guide-workshop-card = Take a town card: an industry of yours goes to that town. The number is the value of the town: the income that a link to it brings you. Choose one to see its town.
guide-workshop-links-title = Build up to two links
guide-workshop-links = Choose a lit connection. Each link costs the price shown in the bar. Every town at its ends where you have an industry raises your income by its value; the bar shows the sum before you confirm.
guide-workshop-income-title = The income track
guide-workshop-income = Your marker shows your income. At the end of the era you are paid that much once, and it goes back to 0.
guide-workshop-short-title = Short of cash?
guide-workshop-short = If a bid or a link costs more than your cash, your income marker goes back two spaces for each missing pound. It happens by itself.
guide-workshop-end-title = The end of an era
guide-workshop-end = You are paid: your income; £2 for each link of your largest network, £1 for each other; and every industry by the demand display. Then the links leave the map and the rail era begins. Enjoy the game.
