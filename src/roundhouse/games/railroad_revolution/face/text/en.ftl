### The words of the browser for Railroad Revolution in English.

## The lobby

about = From Washington to the Pacific

## The board

revolution-map = Map of the United States with cities and track spaces
revolution-telegraph = Telegraph sections
revolution-section = Section { $n }
revolution-tile-for-a-worker = for a worker: { $effect }
revolution-first-office = first office: { $n } more
revolution-offices-of = offices: { $player }
revolution-link-points =
    { $count ->
        [0] Link between sections { $a } and { $b }: { $n ->
            [one] 1 point
           *[other] { $n } points
        }
       *[other] Link between sections { $a } and { $b }: { $n ->
            [one] 1 point
           *[other] { $n } points
        } for { $player }
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
revolution-docket = Your turn
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
revolution-click-map = Choose a lit place.
revolution-click-telegraph = Choose a lit section.
revolution-not-now = Not possible now.
revolution-later = Once the pieces are placed.
revolution-why = Why?
revolution-give = Give { $worker }, { $where }
revolution-contract-follows = A contract tile follows.
revolution-may-end = The rest is optional.
revolution-must-pass = Nothing is left to place: pass.
revolution-your-company = Your company
revolution-company-of = { $player }’s company
revolution-companies = Companies
revolution-pieces-left =
    { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    } and { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    } left; a piece sells for ${ $sale }
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
revolution-track-worth =
    Yours: { $each } × { $n } = { $total ->
        [one] 1 point
       *[other] { $total } points
    }
revolution-objectives = Objectives
revolution-completed = { $n } completed, { $points } points
revolution-points = { $n } points
revolution-manager-there = Manager: { $worker }
revolution-manager-wanted = Manager wanted: { $worker }
revolution-met = met
revolution-chain-ended = no more objectives
revolution-contract = Contract
revolution-in-pile = { $n } left
revolution-train-piles = Trains in the piles
revolution-common = Workers for hire
revolution-piles = in the piles: { $list }
revolution-any-time = At any time
revolution-sell = Sell
revolution-market = Contract and trains
revolution-sell-shares = Sell shares
revolution-hire-any-time = At any time: hire, ${ $n }
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
revolution-end-reward = Skip the rest
revolution-result-trains = Trains
revolution-result-objectives = Objectives
revolution-result-progress_telegraph = Telegraph
revolution-result-progress_stations = Stations
revolution-result-progress_network = Network
revolution-result-links = Links
revolution-decide-setup = Choose a set-up tile
revolution-help-setup = It brings its reward once, and the worker next to it.
revolution-decide-setup-reward = Reward of the set-up tile
revolution-help-setup-reward = Use it or skip it.
revolution-decide-worker = Place a worker
revolution-help-worker = Row: the worker. Column: the action, with what the worker adds.
revolution-decide-pass = You cannot act
revolution-help-pass = No piece is left on your player board.
revolution-decide-station = Build a station
revolution-help-station = Choose a lit city.
revolution-decide-railroad = { $n ->
    [one] Railroad: place { $n } track
   *[other] Railroad: place { $n } tracks
}
revolution-help-railroad = Choose a lit space. Triangles cost extra.
revolution-decide-telegraph = Build a telegraph office
revolution-help-telegraph = Choose a lit section below the map.
revolution-decide-trade = Sell a piece
revolution-help-trade = A track or a building of the leftmost section.
revolution-decide-pay = Pay ${ $due }
revolution-help-pay = If you are short of money, shares are sold automatically.
revolution-decide-rest = { $action }: the rest
revolution-help-rest = Pick from the list, in any order.
revolution-decide-end = { $action }: extras, or end
revolution-help-end = The rest is optional.
revolution-decide-contract = Accept a contract?
revolution-help-contract = Shares for a reward, or no contract.
revolution-decide-reward = Reward of the contract
revolution-help-reward = Pick from the list, in any order.
revolution-decide-keep = Keep one of these objectives
revolution-help-keep = It takes the place of the completed one, { $chain }.
revolution-decide-replace = Two objectives completed
revolution-help-replace = Which one is replaced first?

## The first-game guide

guide-revolution-goal-title = From coast to coast
guide-revolution-goal = You build a railroad from Washington to the Pacific. Victory points come from objectives, trains, telegraph links and the three progress tracks. The most points win; money is worth nothing at the end.
guide-revolution-turn-title = A turn
guide-revolution-turn = Place one worker on one of four actions and carry it out. A contract may follow, then completed objectives are replaced. When your supply is empty all your workers come back.
guide-revolution-company-title = Your company
guide-revolution-company = Tracks and buildings leave this board from the left. The number above is what a piece is worth when you sell it with Trade. The badges show the other companies.
guide-revolution-worker-title = Place a worker
guide-revolution-worker = Every row is a worker of yours, every column an action. The picture is what this worker adds. White ones promote; the others have an ability of their own. Choose a lit square.
guide-revolution-action-title = Carry the action out
guide-revolution-action = This list holds everything the action brings, in any order. What you must do is dark; the rest is optional. Choose something and the bar shows what it costs and gives.
guide-revolution-city-title = Cities
guide-revolution-city = The disc is the level, then come the cost of a station, its main reward, and in the box the bonus for the first station. A tick means that your network reaches the city. Point at the sign, or keep a finger on it, to read it in words.
guide-revolution-telegraph-title = The telegraph
guide-revolution-telegraph = An office brings shares, and more for the first one. You may give up a worker for the tile. Offices in neighbouring sections make a link, worth the points on the pole.
guide-revolution-money-title = Money and shares
guide-revolution-money = Money comes from Trade and from shares. You may sell shares at any time, here. If you can afford it you may also hire a worker at any time. You must keep four workers.
guide-revolution-progress-title = Progress
guide-revolution-progress = Each track multiplies: offices, stations, or cities of level 5. The number on the space is what each of them is worth. Red gates are tolls: a share, money or a worker.
guide-revolution-objectives-title = Objectives
guide-revolution-objectives = Fulfil the conditions and promote the workers shown: they become managers. At the end of a turn a completed objective counts, and you choose the next one, which is worth more.
guide-revolution-contract-title = Contracts
guide-revolution-contract = A track or an office on a contract icon calls up this tile. In turn order everybody may pay shares for one half; whoever called it up may take both.
guide-revolution-end-title = The end
guide-revolution-end = Once somebody has emptied the sections to the left of the dashed one, the round is finished and everybody takes one more turn. The last column shows the points so far. Enjoy the game.
