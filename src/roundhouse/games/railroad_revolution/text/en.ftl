### Railroad Revolution in English. Buttons are imperatives; lines of the log are in the present tense and have no full stop.

## Names that may stand anywhere: workers, trains

word-white = white
word-purple = purple
word-orange = orange
word-grey = grey
word-turquoise = turquoise
word-any = any worker

word-train_promote = “Promote 2 workers”
word-train_advance = “3 progress steps”
word-train_money = “$600”
word-train_shares = “3 shares”
word-train_track = “Track for $100”

board-united_states = United States

colour-yellow = yellow
colour-red = red
colour-black = black
colour-blue = blue

action-station = Station
action-railroad = Railroad
action-telegraph = Telegraph
action-trade = Trade

track-telegraph = Telegraph
track-stations = Stations
track-network = Network

where-supply = from the personal supply
where-board = from the player board

piece-track = Sell a track
piece-building = Sell a building

## Phases

phase-setup = Choosing set-up tiles
phase-setup_reward = Reward of the set-up tile
phase-worker = Worker and action
phase-action = Action
phase-contract = Contracts
phase-contract_reward = Reward of the contract
phase-objectives = Objectives

## Effects and conditions

effect-advance = { $n ->
    [one] advance { $n } step
   *[other] advance up to { $n } steps
}
effect-gain-shares = { $n ->
    [one] gain { $n } share
   *[other] gain { $n } shares
}
effect-gain-money = gain ${ $n }
effect-gain-workers = gain workers: { $worker }
effect-gain-one-of = gain one of these workers: { $worker }
effect-hire-any = hire a worker of your choice
effect-swap-worker = swap a worker
effect-promote = { $n ->
    [one] promote a worker
   *[other] promote up to { $n } workers
}
effect-promote-each = promote up to { $n } workers, ${ $price } each
effect-take-train = take a train
effect-flip-train = { $n ->
    [one] flip a train
   *[other] flip a train, { $n } times
}
effect-place-track = place a track, ignoring icons
effect-place-station = place a station, no cost, no reward
effect-place-office = place an office, no shares
effect-start-station = a first station in Washington or Charlotte
effect-contract-office = a first office in a contract section
effect-repeat-main-reward = main reward once more
effect-first-station-bonus = take the First Station bonus
effect-waive-station-cost = the city’s cost is not paid
effect-extra-track = { $n ->
    [one] place one more track
   *[other] place { $n } more tracks
}
effect-rail-rebate = gain ${ $n } and ${ $each } per triangle
effect-first-office-bonus = take the First Office bonus
effect-cash-per-share-taken = gain ${ $n } for each share taken
effect-telegraph-tile-bonus = take the telegraph tile’s bonus
effect-private-contract = accept a contract alone, with { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
effect-cash-per-train = gain ${ $n } for each of your trains
effect-paid = for ${ $price }: { $effect }
effect-for-shares = { $n ->
    [one] { $n } share: { $effect }
   *[other] { $n } shares: { $effect }
}

condition-connect = { $n ->
    [one] { $n } city of level { $level } connected
   *[other] { $n } cities of level { $level } connected
}
condition-station = { $n ->
    [one] { $n } station in a city of level { $level }
   *[other] { $n } stations in cities of level { $level }
}
condition-contract = { $n ->
    [one] { $n } track on a contract icon
   *[other] { $n } tracks on contract icons
}
condition-terrain = { $triangles ->
    [0] { $n ->
        [one] { $n } track on a plain
       *[other] { $n } tracks on plains
    }
    [1] { $n ->
        [one] { $n } track on a space with 1 triangle
       *[other] { $n } tracks on spaces with 1 triangle
    }
   *[other] { $n ->
        [one] { $n } track on a space with { $triangles } triangles
       *[other] { $n } tracks on spaces with { $triangles } triangles
    }
}

## Buttons

move-setup = Take this set-up tile: { $effect }
move-place = Place a worker ({ $worker }) on { $action }
move-pass = Pass
move-station = Build a station in { $city }
move-track = Place a track: { $space }
move-office = Build a telegraph office in section { $section }
move-trade = { $piece }
move-pay = Pay the cost
move-ability = Use the worker’s ability
move-bonus = Take the First Station bonus
move-discard = Discard a worker ({ $worker }, { $where }) and use the telegraph tile
move-use = Pay ${ $price }: { $effect }
move-advance = { $worker ->
    [none] Advance on the { $track } track
   *[other] Advance on the { $track } track for a worker ({ $worker }, { $where })
}
move-promote = Promote a worker ({ $worker }, { $where }) for objective { $chain }
move-train = Take the train { $train }
move-flip = { $way ->
    [down] Use the train { $train } and flip it
   *[up] Flip the train { $train } face up
}
move-swap = Swap a worker: { $worker } ({ $where }) for { $new }
move-take = Take a worker: { $worker }
move-hire = Hire a worker ({ $worker }) for ${ $n }
move-free-track = Place a track with the effect: { $space }
move-free-station = Place a station with the effect: { $city }
move-free-office = Place an office with the effect: section { $section }
move-accept = { $side ->
    [left] Accept the left contract
   *[right] Accept the right contract
}
move-decline = No contract
move-done = Finish
move-replace = Replace objective { $chain } first
move-keep = Keep { $objective } ({ $n } VP): { $condition }. Managers: { $manager }
move-sell = { $n ->
    [one] Sell { $n } share for ${ $amount }
   *[other] Sell { $n } shares for ${ $amount }
}

## The log

log-setup = { $player } takes a set-up tile with a worker ({ $worker }): { $effect }
log-take-back = { $player } takes all workers back
log-place = { $player } places a worker ({ $worker }) on { $action }
log-pass = { $player } cannot act and passes
log-station = { $player } builds a station in { $city }
log-first-station = { $player } builds the first station in { $city }
log-main-reward = { $player } takes the main reward: { $effect }
log-bonus = { $player } takes the First Station bonus: { $effect }
log-track = { $player } places a track: { $space } (${ $n })
log-office = { $player } builds an office in section { $section }
log-first-office = { $player } builds the first office of section { $section }
log-tile = { $player } uses the telegraph tile: { $effect }
log-sell-track = { $player } sells a track for ${ $n }
log-sell-building = { $player } sells a building for ${ $n }
log-pay = { $player } pays ${ $n }
log-ability = { $player } uses the worker’s ability: { $effect }
log-promote = { $player } promotes a worker ({ $worker }) to manager of objective { $group }
log-discard-worker = { $player } discards a worker ({ $worker })
log-gain-worker = { $player } gains a worker ({ $worker })
log-swap = { $player } swaps a worker: { $old } for { $new }
log-sell-shares = { $n ->
    [one] { $player } sells { $n } share for ${ $amount }
   *[other] { $player } sells { $n } shares for ${ $amount }
}
log-gain-shares = { $n ->
    [one] { $player } gains { $n } share
   *[other] { $player } gains { $n } shares
}
log-discard-shares = { $n ->
    [one] { $player } discards { $n } share
   *[other] { $player } discards { $n } shares
}
log-gain-money = { $player } gains ${ $n }
log-take-train = { $player } takes the train { $train }
log-flip-down = { $player } uses the train { $train }
log-flip-up = { $player } flips the train { $train } face up
log-advance = { $player } advances on the { $track } track to space { $n }
log-free-track = { $player } places a track with an effect: { $space }
log-free-station = { $player } places a station in { $city } with an effect
log-free-office = { $player } places an office in section { $section } with an effect
log-contract = The contract tile is resolved: { $contract }
log-new-contract = A new contract tile is turned up: { $contract }
log-accept = { $player } accepts a contract: { $effect }
log-decline = { $player } accepts no further contract
log-complete = { $player } completes objective { $group }: { $n } VP
log-keep = { $player } keeps a new objective { $group } ({ $n } VP): { $condition }
log-end-triggered = { $player } has emptied the sections left of the company logo: this round, then one more turn each
log-win =
    { $n ->
        [one] { $player } wins with 1 victory point
       *[other] { $player } wins with { $n } victory points
    }

## Refusals

refused-accepted = You have already accepted this contract, or as many as you are allowed.
refused-ability-used = The worker has already been used in this action.
refused-ability-own-move = This worker’s ability works differently: promote, place the extra track or accept the contract instead.
refused-answer-contract = Accept or decline the contract first.
refused-cannot-pass = You may pass only if no piece is left on your player board.
refused-enough-tracks = This action does not let you place another track.
refused-four-workers = You would end the turn with fewer than 4 available workers.
refused-keep-first = First keep one of the objectives you drew.
refused-main-part-done = You have already done the main part of the action.
refused-no-bonus = There is no First Station bonus to take now.
refused-no-building = You have no buildings left.
refused-no-city = No connected city is open to you: you have a station in each.
refused-no-effect = It would have no effect.
refused-no-flip = You have no train to flip right now.
refused-no-free-piece = Nothing lets you place this piece now.
refused-no-offer = This effect is not on offer now.
refused-no-own-worker = You have no worker of that colour there.
refused-no-pick = There is no worker to take now.
refused-no-private-contract = Only a negotiator (grey) on Trade accepts a contract during the action.
refused-no-promotion = You have no promotion left, and the worker has already been used.
refused-no-railroad-possible = You could not place and pay for all the tracks of the Railroad action.
refused-no-shares = You have too few shares.
refused-no-space = No free track space is joined to your network.
refused-no-station-possible = You could not pay for a station in any city open to you.
refused-no-step = You have no progress steps left.
refused-no-swap = You have no worker swap left.
refused-no-telegraph-possible = You have no building left, or you already have an office in every section.
refused-no-tile = There is no telegraph tile to use now.
refused-no-toll-worker = This step does not cost a worker.
refused-no-track = You have no tracks left.
refused-no-trade-possible = You have no pieces left to sell.
refused-no-train = No train of this kind is left.
refused-no-train-to-take = There is no train to take now.
refused-no-way-on = You could no longer complete the action after this.
refused-no-worker = There is no worker of that colour in the common supply.
refused-not-completed = There is no completed objective to choose between.
refused-not-connected = The city is not connected to your network.
refused-not-drawn = You did not draw this objective.
refused-not-in-supply = You have no worker of that colour in your personal supply.
refused-not-joined = The space is not joined to your network.
refused-not-laid-out = This side of a set-up tile is not on offer.
refused-not-leftmost = This piece is not in the leftmost section that holds one.
refused-not-shown = You may only take a worker of a colour shown.
refused-not-such-train = You have no such train facing that way.
refused-nothing-due = There is nothing to pay now.
refused-office-there = You already have an office there.
refused-other-action = This belongs to another action.
refused-place-first = Choose the place first; this ability depends on it.
refused-reward-first = Carry out or finish the contract’s reward first.
refused-set-up = Not before the first turn.
refused-setup-tile-first = Pick a set-up tile first.
refused-station-there = You already have a station there.
refused-still-due = You still have to pay.
refused-still-to-take = You still have workers to take.
refused-toll = You cannot pay the toll of this step.
refused-toll-worker = This step costs a worker: choose which one.
refused-too-dear = You cannot pay the cost.
refused-track-there = You already have a track there.
refused-track-top = You are at the top of this track.
refused-unfinished = You still have to do the main part of the action.
refused-worker-colour = No free manager place there fits this worker.
refused-worker-first = Place a worker on an action first.
refused-wrong-place = The set-up tile does not allow this place.

## About a player

about-money = Money
about-shares = Shares
about-workers = Workers, { $worker } ({ $free } free)
about-stations = Stations on the map
about-offices = Telegraph offices
about-cities = Cities connected
about-trains = Trains face up ({ $down } face down)
about-sale = To sell
about-pieces =
    Pieces left: { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }
about-piece-sells = The next piece brings
about-shares-sell = { $n } × ${ $price } for the shares
about-objectives = Objectives in hand
about-objective = { $chain }: { $met } of { $of } conditions and managers; points once complete
about-points-trains = Trains: { $n } × { $each }
about-points-objectives = { $n ->
    [one] 1 objective completed
   *[other] { $n } objectives completed
}
about-points-telegraph =
    Telegraph: { $n ->
        [one] 1 office
       *[other] { $n } offices
    } × { $each }
about-points-stations = Stations: { $n } × { $each }
about-points-network =
    Network: { $n ->
        [one] 1 level-5 city
       *[other] { $n } level-5 cities
    } × { $each }
about-points-links = Telegraph links

## The table in the terminal

money = ${ $n }
table-round = Round { $n }
table-last-round = last round: { $n }
table-first-player = first player: { $player }
table-players = Players (progress: Telegraph/Stations/Network)
table-money = Money
table-shares = Shares
table-tracks-left = Tracks
table-buildings-left = Buildings
table-sale = Sale
table-progress = Progress
table-points = VP now
table-workers = Workers and trains
table-supply = Personal supply
table-on-board = Player board
table-trains = Trains
table-objectives = Objectives
table-conditions = Conditions
table-managers = Managers
table-completed = Completed
table-cities = Cities (signs: connected players)
table-level = Level
table-cost = Cost
table-stations = Stations
table-main-reward = Main reward
table-bonus = First Station bonus
table-map = Track spaces (▲ triangle, § contract icon)
table-space = Space
table-tracks = Tracks
table-telegraph = Telegraph sections
table-offices = Offices
table-tile = Telegraph tile
table-link = VP of the link to the right
table-common = Common supply
table-contract = Contract tile
table-left = { $n } in the pile
table-piles = Objective piles
table-setup = Set-up tiles
table-action = In progress: { $action }, pieces still to place: { $n }, to pay: { $due }
table-drawn = Objectives drawn

## What a position is worth, for hints

term-means = money, shares and workers
term-railroad = the network and where it can grow
term-progress = progress tracks
term-objectives = objectives
term-trains = trains
term-waiting = rewards still to be taken

## Charts of the analysis

chart-workers = Workers: { $worker }
chart-trains = Trains face up
chart-pieces = Pieces still on the player board
chart-points-trains = Points for trains
chart-points-objectives = Points for objectives
chart-points-telegraph = Points for the telegraph
chart-points-stations = Points for stations
chart-points-network = Points for the network
chart-points-links = Points for telegraph links

## Names of fields, in the plain view and the plain table

field-accepted = Contracts accepted
field-action = Action
field-active = To play
field-available = Available workers
field-board = Workers on the board
field-bonus = First building bonus
field-buildings = Buildings
field-chain = Group
field-cities = Cities
field-city = City
field-common = Common supply
field-completed = Completed
field-conditions = Conditions
field-connected = Connected cities
field-contract = Contract
field-contract-follows = A contract follows
field-contract-pile = Contracts in the pile
field-discards = Discards
field-drawing = Objectives being chosen
field-drawn = Drawn objectives
field-due = To pay
field-fees = Price of promotions
field-first = First building
field-first-player = First player
field-flips = Trains to flip
field-hires = Hires
field-known = Known piles
field-last-round = Final round
field-managers = Managers
field-money = Money
field-multiplied = Multiplied
field-must = Must be done
field-n = Reached
field-objective-piles = Objective piles
field-objectives = Objectives
field-of = Needed
field-offers = Offers
field-offices = Telegraph offices
field-own = Your secrets
field-points = Points
field-progress = Progress
field-promotions = Promotions
field-railroad = Railroad
field-replacing = Objectives to replace
field-round = Round
field-sale = Next sale
field-seat = Player
field-seats = Players
field-section = Section
field-sections = Telegraph sections
field-setup = Set-up tiles
field-shares = Shares
field-side = Side
field-station = Station
field-stations = Stations
field-steps = Steps
field-supply = Personal supply
field-swaps = Swaps
field-telegraph = Telegraph
field-tile = Tile
field-to-place = To place
field-tracks = Tracks
field-trade = Trade
field-trains = Trains
field-trains-down = Trains face down
field-trains-up = Trains face up
field-triangles = Triangles
field-waiting = Still to do
field-worker = Worker
field-worker-used = Ability used
field-workers = Workers
field-links = Telegraph links
field-network = Network
field-progress-network = Network track
field-progress-stations = Stations track
field-progress-telegraph = Telegraph track
field-total = Total
