### Railroad Revolution en français. Les boutons sont à l’infinitif ; les lignes du journal au présent, sans point.

## Noms qui peuvent apparaître partout : ouvriers, trains

word-white = blanc
word-purple = violet
word-orange = orange
word-grey = gris
word-turquoise = turquoise
word-any = n’importe quel ouvrier

word-train_promote = « Promouvoir 2 ouvriers »
word-train_advance = « 3 pas de progression »
word-train_money = « 600 $ »
word-train_shares = « 3 parts »
word-train_track = « Rail pour 100 $ »

board-united_states = États-Unis

colour-yellow = jaune
colour-red = rouge
colour-black = noir
colour-blue = bleu

action-station = Gare
action-railroad = Chemin de fer
action-telegraph = Télégraphe
action-trade = Commerce

track-telegraph = Télégraphe
track-stations = Gares
track-network = Réseau

where-supply = de la réserve personnelle
where-board = du plateau individuel

piece-track = Vendre un rail
piece-building = Vendre un bâtiment

## Phases

phase-setup = Choix des tuiles de mise en place
phase-setup_reward = Récompense de la tuile de mise en place
phase-worker = Ouvrier et action
phase-action = Action
phase-contract = Contrats
phase-contract_reward = Récompense du contrat
phase-objectives = Objectifs de la compagnie

## Effets et conditions

effect-advance = { $n ->
    [one] avancer de { $n } pas
   *[other] avancer de { $n } pas au plus
}
effect-gain-shares = { $n ->
    [one] recevoir { $n } part
   *[other] recevoir { $n } parts
}
effect-gain-money = recevoir { $n } $
effect-gain-workers = recevoir des ouvriers : { $worker }
effect-gain-one-of = recevoir l’un de ces ouvriers : { $worker }
effect-hire-any = engager un ouvrier au choix
effect-swap-worker = échanger un ouvrier
effect-promote = { $n ->
    [one] promouvoir un ouvrier
   *[other] promouvoir jusqu’à { $n } ouvriers
}
effect-promote-each = promouvoir jusqu’à { $n } ouvriers, { $price } $ chacun
effect-take-train = prendre une tuile Train
effect-flip-train = { $n ->
    [one] retourner une tuile Train
   *[other] retourner une tuile Train, { $n } fois
}
effect-place-track = placer un rail en ignorant les icônes
effect-place-station = placer une gare, sans coût ni récompense
effect-place-office = placer un bureau, sans parts
effect-start-station = une première gare à Washington ou Charlotte
effect-contract-office = un premier bureau dans une section à contrat
effect-repeat-main-reward = récompense principale une seconde fois
effect-first-station-bonus = recevoir le bonus Première gare
effect-waive-station-cost = le coût de la ville n’est pas payé
effect-extra-track = { $n ->
    [one] placer un rail de plus
   *[other] placer { $n } rails de plus
}
effect-rail-rebate = gagner { $n } $ et { $each } $ par triangle
effect-first-office-bonus = recevoir le bonus Premier bureau
effect-cash-per-share-taken = gagner { $n } $ par part prise
effect-telegraph-tile-bonus = recevoir le bonus de la tuile Télégraphe
effect-private-contract = accepter seul un contrat, avec { $n ->
    [one] { $n } part
   *[other] { $n } parts
}
effect-cash-per-train = gagner { $n } $ par train possédé
effect-paid = pour { $price } $ : { $effect }
effect-for-shares = { $n ->
    [one] { $n } part : { $effect }
   *[other] { $n } parts : { $effect }
}

condition-connect = { $n ->
    [one] { $n } ville de niveau { $level } reliée
   *[other] { $n } villes de niveau { $level } reliées
}
condition-station = { $n ->
    [one] { $n } gare dans une ville de niveau { $level }
   *[other] { $n } gares dans des villes de niveau { $level }
}
condition-contract = { $n ->
    [one] { $n } rail sur une icône Contrat
   *[other] { $n } rails sur des icônes Contrat
}
condition-terrain = { $triangles ->
    [0] { $n ->
        [one] { $n } rail en plaine
       *[other] { $n } rails en plaine
    }
    [1] { $n ->
        [one] { $n } rail sur un emplacement à 1 triangle
       *[other] { $n } rails sur des emplacements à 1 triangle
    }
   *[other] { $n ->
        [one] { $n } rail sur un emplacement à { $triangles } triangles
       *[other] { $n } rails sur des emplacements à { $triangles } triangles
    }
}

## Boutons

move-setup = Prendre cette tuile de mise en place : { $effect }
move-place = Placer un ouvrier ({ $worker }) sur { $action }
move-pass = Passer
move-station = Construire une gare à { $city }
move-track = Placer un rail : { $space }
move-office = Construire un bureau du télégraphe dans la section { $section }
move-trade = { $piece }
move-pay = Payer le coût
move-ability = Utiliser la capacité de l’ouvrier
move-bonus = Recevoir le bonus Première gare
move-discard = Défausser un ouvrier ({ $worker }, { $where }) et utiliser la tuile Télégraphe
move-use = Payer { $price } $ : { $effect }
move-advance = { $worker ->
    [none] Avancer sur l’échelle { $track }
   *[other] Avancer sur l’échelle { $track } contre un ouvrier ({ $worker }, { $where })
}
move-promote = Promouvoir un ouvrier ({ $worker }, { $where }) pour l’objectif { $chain }
move-train = Prendre le train { $train }
move-flip = { $way ->
    [down] Utiliser le train { $train } et le retourner
   *[up] Retourner le train { $train } face visible
}
move-swap = Échanger un ouvrier : { $worker } ({ $where }) contre { $new }
move-take = Prendre un ouvrier : { $worker }
move-hire = Engager un ouvrier ({ $worker }) pour { $n } $
move-free-track = Placer un rail grâce à l’effet : { $space }
move-free-station = Placer une gare grâce à l’effet : { $city }
move-free-office = Placer un bureau grâce à l’effet : section { $section }
move-accept = { $side ->
    [left] Accepter le contrat de gauche
   *[right] Accepter le contrat de droite
}
move-decline = Aucun contrat
move-done = Terminer
move-replace = Remplacer d’abord l’objectif { $chain }
move-keep = Garder { $objective } ({ $n } PV) : { $condition }. Dirigeants : { $manager }
move-sell = { $n ->
    [one] Vendre { $n } part pour { $amount } $
   *[other] Vendre { $n } parts pour { $amount } $
}

## Le journal

log-setup = { $player } prend une tuile de mise en place avec un ouvrier ({ $worker }) : { $effect }
log-take-back = { $player } reprend tous ses ouvriers
log-place = { $player } place un ouvrier ({ $worker }) sur { $action }
log-pass = { $player } ne peut pas agir et passe
log-station = { $player } construit une gare à { $city }
log-first-station = { $player } construit la première gare à { $city }
log-main-reward = { $player } reçoit la récompense principale : { $effect }
log-bonus = { $player } reçoit le bonus Première gare : { $effect }
log-track = { $player } place un rail : { $space } ({ $n } $)
log-office = { $player } construit un bureau dans la section { $section }
log-first-office = { $player } construit le premier bureau de la section { $section }
log-tile = { $player } utilise la tuile Télégraphe : { $effect }
log-sell-track = { $player } vend un rail pour { $n } $
log-sell-building = { $player } vend un bâtiment pour { $n } $
log-pay = { $player } paie { $n } $
log-ability = { $player } utilise la capacité de l’ouvrier : { $effect }
log-promote = { $player } promeut un ouvrier ({ $worker }) au rang de dirigeant de l’objectif { $group }
log-discard-worker = { $player } défausse un ouvrier ({ $worker })
log-gain-worker = { $player } reçoit un ouvrier ({ $worker })
log-swap = { $player } échange un ouvrier : { $old } contre { $new }
log-sell-shares = { $n ->
    [one] { $player } vend { $n } part pour { $amount } $
   *[other] { $player } vend { $n } parts pour { $amount } $
}
log-gain-shares = { $n ->
    [one] { $player } reçoit { $n } part
   *[other] { $player } reçoit { $n } parts
}
log-discard-shares = { $n ->
    [one] { $player } défausse { $n } part
   *[other] { $player } défausse { $n } parts
}
log-gain-money = { $player } reçoit { $n } $
log-take-train = { $player } prend le train { $train }
log-flip-down = { $player } utilise le train { $train }
log-flip-up = { $player } retourne le train { $train } face visible
log-advance = { $player } avance sur l’échelle { $track } jusqu’à la case { $n }
log-free-track = { $player } place un rail grâce à un effet : { $space }
log-free-station = { $player } place une gare à { $city } grâce à un effet
log-free-office = { $player } place un bureau dans la section { $section } grâce à un effet
log-contract = La tuile Contrat est résolue : { $contract }
log-new-contract = Une nouvelle tuile Contrat est révélée : { $contract }
log-accept = { $player } accepte un contrat : { $effect }
log-decline = { $player } n’accepte plus de contrat
log-complete = { $player } accomplit l’objectif { $group } : { $n } PV
log-keep = { $player } garde un nouvel objectif { $group } ({ $n } PV) : { $condition }
log-end-triggered = { $player } a vidé les sections à gauche du logo de la compagnie : on finit la manche, puis un tour chacun
log-win =
    { $n ->
        [one] { $player } gagne avec { $n } point de victoire
       *[other] { $player } gagne avec { $n } points de victoire
    }

## Refus

refused-accepted = Vous avez déjà accepté ce contrat, ou autant que vous pouvez.
refused-ability-used = L’ouvrier a déjà servi dans cette action.
refused-ability-own-move = Cet ouvrier n’a pas de capacité à utiliser ainsi : promouvez, placez le rail supplémentaire ou acceptez le contrat.
refused-answer-contract = Acceptez ou refusez d’abord le contrat.
refused-cannot-pass = Vous ne pouvez passer que si votre plateau individuel est vide.
refused-enough-tracks = Cette action ne permet pas de placer d’autres rails.
refused-four-workers = Vous finiriez le tour avec moins de 4 ouvriers disponibles.
refused-keep-first = Gardez d’abord un des objectifs piochés.
refused-main-part-done = Vous avez déjà effectué la partie principale de l’action.
refused-no-bonus = Il n’y a pas de bonus Première gare à recevoir maintenant.
refused-no-building = Il ne vous reste aucun bâtiment.
refused-no-city = Aucune ville reliée ne vous est ouverte : vous avez déjà une gare dans chacune.
refused-no-effect = Cela n’aurait aucun effet.
refused-no-flip = Vous n’avez aucun train à retourner maintenant.
refused-no-free-piece = Aucun effet ne vous permet de placer cette pièce maintenant.
refused-no-offer = Cet effet n’est pas proposé maintenant.
refused-no-own-worker = Vous n’avez pas d’ouvrier de cette couleur à cet endroit.
refused-no-pick = Il n’y a pas d’ouvrier à prendre maintenant.
refused-no-private-contract = Seul un négociateur (gris) sur Commerce accepte un contrat pendant l’action.
refused-no-promotion = Vous n’avez plus de promotion à faire, et l’ouvrier a déjà servi.
refused-no-railroad-possible = Vous ne pourriez pas placer et payer tous les rails de l’action Chemin de fer.
refused-no-shares = Vous avez trop peu de parts.
refused-no-space = Aucun emplacement de rail libre ne touche votre réseau.
refused-no-station-possible = Vous ne pourriez payer une gare dans aucune des villes disponibles.
refused-no-step = Vous n’avez plus de pas à faire sur une échelle de progression.
refused-no-swap = Vous n’avez plus d’échange d’ouvrier à faire.
refused-no-telegraph-possible = Il ne vous reste aucun bâtiment, ou vous avez un bureau dans chaque section.
refused-no-tile = Il n’y a pas de tuile Télégraphe à utiliser maintenant.
refused-no-toll-worker = Ce pas ne coûte pas d’ouvrier.
refused-no-track = Il ne vous reste aucun rail.
refused-no-trade-possible = Il ne vous reste aucune pièce à vendre.
refused-no-train = Il ne reste aucun train de cette sorte.
refused-no-train-to-take = Il n’y a pas de train à prendre maintenant.
refused-no-way-on = Après cela, vous ne pourriez plus mener l’action à bien.
refused-no-worker = Il n’y a pas d’ouvrier de cette couleur dans la réserve commune.
refused-not-completed = Il n’y a pas d’objectifs accomplis entre lesquels choisir.
refused-not-connected = La ville n’est pas reliée à votre réseau.
refused-not-drawn = Vous n’avez pas pioché cet objectif.
refused-not-in-supply = Vous n’avez pas d’ouvrier de cette couleur dans votre réserve personnelle.
refused-not-joined = L’emplacement n’est pas relié à votre réseau.
refused-not-laid-out = Cette face de tuile de mise en place n’est pas proposée.
refused-not-leftmost = Cette pièce n’est pas dans la section la plus à gauche qui en contient.
refused-not-shown = On ne peut prendre qu’un ouvrier d’une couleur indiquée.
refused-not-such-train = Vous n’avez pas de train de ce type sur cette face.
refused-nothing-due = Il n’y a rien à payer maintenant.
refused-office-there = Vous avez déjà un bureau dans cette section.
refused-other-action = Cela fait partie d’une autre action.
refused-place-first = Choisissez d’abord le lieu : cette capacité en dépend.
refused-reward-first = Exécutez ou terminez d’abord la récompense du contrat.
refused-set-up = Ce n’est pas possible avant le premier tour.
refused-setup-tile-first = Prenez d’abord une tuile de mise en place.
refused-station-there = Vous avez déjà une gare dans cette ville.
refused-still-due = Vous devez encore payer.
refused-still-to-take = Vous avez encore des ouvriers à prendre.
refused-toll = Vous ne pouvez pas payer le péage de ce pas.
refused-toll-worker = Ce pas coûte un ouvrier : choisissez lequel.
refused-too-dear = Vous ne pouvez pas payer le coût.
refused-track-there = Vous avez déjà un rail à cet emplacement.
refused-track-top = Vous êtes au sommet de cette échelle.
refused-unfinished = Vous devez encore effectuer la partie principale de l’action.
refused-worker-colour = Aucun poste de dirigeant libre n’y convient à cet ouvrier.
refused-worker-first = Placez d’abord un ouvrier sur une action.
refused-wrong-place = La tuile de mise en place ne permet pas ce lieu.

## Sur un joueur

about-money = Argent
about-shares = Parts
about-workers =
    { $free ->
        [one] Ouvriers, { $worker } ({ $free } libre)
       *[other] Ouvriers, { $worker } ({ $free } libres)
    }
about-stations = Gares sur la carte
about-offices = Bureaux du télégraphe
about-cities = Villes reliées
about-trains = Trains face visible ({ $down } face cachée)
about-sale = À vendre
about-pieces =
    Pièces restantes : { $tracks ->
        [one] { $tracks } rail
       *[other] { $tracks } rails
    }, { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }
about-piece-sells = La prochaine pièce rapporte
about-shares-sell = { $n } × { $price } $ pour les parts
about-objectives = Objectifs en main
about-objective = { $chain } : { $met } sur { $of } conditions et dirigeants ; points une fois accompli
about-points-trains = Trains : { $n } × { $each }
about-points-objectives = { $n ->
    [one] { $n } objectif accompli
   *[other] { $n } objectifs accomplis
}
about-points-telegraph =
    Télégraphe : { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } × { $each }
about-points-stations = Gares : { $n } × { $each }
about-points-network =
    Réseau : { $n ->
        [one] { $n } ville de niveau 5
       *[other] { $n } villes de niveau 5
    } × { $each }
about-points-links = Liaisons télégraphiques

## La table dans le terminal

money = { $n } $
table-round = Manche { $n }
table-last-round = dernière manche : { $n }
table-first-player = premier joueur : { $player }
table-players = Joueurs (progression : Télégraphe/Gares/Réseau)
table-money = Argent
table-shares = Parts
table-tracks-left = Rails
table-buildings-left = Bâtiments
table-sale = Vente
table-progress = Progression
table-points = PV
table-workers = Ouvriers et trains
table-supply = Réserve personnelle
table-on-board = Plateau individuel
table-trains = Trains
table-objectives = Objectifs
table-conditions = Conditions
table-managers = Dirigeants
table-completed = Accomplis
table-cities = Villes (signes : joueurs reliés)
table-level = Niveau
table-cost = Coût
table-stations = Gares
table-main-reward = Récompense principale
table-bonus = Bonus Première gare
table-map = Emplacements de rail (▲ triangle, § icône Contrat)
table-space = Emplacement
table-tracks = Rails
table-telegraph = Sections du télégraphe
table-offices = Bureaux
table-tile = Tuile Télégraphe
table-link = PV de la liaison à droite
table-common = Réserve commune
table-contract = Tuile Contrat
table-left = { $n } dans la pile
table-piles = Piles d’objectifs
table-setup = Tuiles de mise en place
table-action = En cours : { $action }, pièces encore à placer : { $n }, à payer : { $due }
table-drawn = Objectifs piochés

## What a position is worth, for hints

term-means = argent, parts et ouvriers
term-railroad = le réseau et où il peut s’étendre
term-progress = échelles de progression
term-objectives = objectifs
term-trains = trains
term-waiting = récompenses encore à prendre

## Graphiques de l’analyse

chart-workers = Ouvriers : { $worker }
chart-trains = Trains face visible
chart-pieces = Pièces encore sur le plateau individuel
chart-points-trains = Points des trains
chart-points-objectives = Points des objectifs
chart-points-telegraph = Points du télégraphe
chart-points-stations = Points des gares
chart-points-network = Points du réseau
chart-points-links = Points des liaisons télégraphiques

## Noms des champs, dans la vue simple et le tableau simple

field-accepted = Contrats acceptés
field-action = Action
field-active = Au tour de
field-available = Ouvriers disponibles
field-board = Ouvriers sur le plateau
field-bonus = Bonus du premier bâtiment
field-buildings = Bâtiments
field-chain = Groupe
field-cities = Villes
field-city = Ville
field-common = Réserve commune
field-completed = Accomplis
field-conditions = Conditions
field-connected = Villes reliées
field-contract = Contrat
field-contract-follows = Un contrat suit
field-contract-pile = Contrats dans la pile
field-discards = Défausse
field-drawing = Objectifs à choisir
field-drawn = Objectifs piochés
field-due = À payer
field-fees = Prix des promotions
field-first = Premier bâtiment
field-first-player = Premier joueur
field-flips = Trains à retourner
field-hires = Embauches
field-known = Piles connues
field-last-round = Manche finale
field-managers = Dirigeants
field-money = Argent
field-multiplied = Multiplié
field-must = Obligatoire
field-n = Atteint
field-objective-piles = Piles d’objectifs
field-objectives = Objectifs
field-of = Requis
field-offers = Offres
field-offices = Bureaux du télégraphe
field-own = Vos secrets
field-points = Points
field-progress = Progression
field-promotions = Promotions
field-railroad = Chemin de fer
field-replacing = Objectifs à remplacer
field-round = Manche
field-sale = Prochaine vente
field-seat = Joueur
field-seats = Joueurs
field-section = Section
field-sections = Sections du télégraphe
field-setup = Tuiles de mise en place
field-shares = Parts
field-side = Face
field-station = Gare
field-stations = Gares
field-steps = Pas
field-supply = Réserve personnelle
field-swaps = Échanges
field-telegraph = Télégraphe
field-tile = Tuile
field-to-place = À placer
field-tracks = Rails
field-trade = Commerce
field-trains = Trains
field-trains-down = Trains face cachée
field-trains-up = Trains face visible
field-triangles = Triangles
field-waiting = Reste à faire
field-worker = Ouvrier
field-worker-used = Capacité utilisée
field-workers = Ouvriers
field-links = Liaisons télégraphiques
field-network = Réseau
field-progress-network = Échelle du Réseau
field-progress-stations = Échelle des Gares
field-progress-telegraph = Échelle du Télégraphe
field-total = Total
