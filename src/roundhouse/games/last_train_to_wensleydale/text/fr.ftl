### Last Train to Wensleydale en français. Les boutons sont à l’infinitif ; les lignes du journal au présent, sans point.

## Les mots du plateau

board-dales = Les Yorkshire Dales

company-MR = Midland Railway
company-NER = North Eastern Railway

influence-government = gouvernement
influence-train = train
influence-mr = MR
influence-ner = NER

purse-government = 1 point d’influence du gouvernement
purse-train = 1 point d’influence train
purse-mr = 1 point d’influence Midland Railway
purse-ner = 1 point d’influence North Eastern Railway
purse-cube = 1 cube d’investissement

points-government = { $n } gouvernement
points-train = { $n } train
points-mr = { $n } MR
points-ner = { $n } NER
points-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}

paid-government = { $n } d’influence du gouvernement
paid-train = { $n } d’influence train
paid-mr = { $n } d’influence MR
paid-ner = { $n } d’influence NER
paid-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}

pieces-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
pieces-cheese = { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
}
pieces-red = { $n ->
    [one] { $n } passager rouge
   *[other] { $n } passagers rouges
}
pieces-green = { $n ->
    [one] { $n } passager vert
   *[other] { $n } passagers verts
}

sign-purple = V
sign-yellow = J
sign-blue = B
sign-black = N
colour-purple = violet
colour-yellow = jaune
colour-blue = bleu
colour-black = noir

## Phases

phase-investment_cubes = Cubes d’investissement
phase-influence_points = Points d’influence
phase-auction = Enchères des points d’influence
phase-turn_order = Ordre du tour
phase-track_building = Construction de voies
phase-payment = Paiement
phase-trains_and_movement = Achat de trains et transport des marchandises et passagers
phase-profit_and_loss = Pertes et profits
phase-player_order = Ordre des joueurs
phase-takeovers = Rachats
phase-end_of_turn = Fin du tour

## Boutons

move-bid =
    { $n ->
        [one] Miser { $n } cube sur la case { $box }
       *[other] Miser { $n } cubes sur la case { $box }
    }
move-build = { $n ->
    [0] Construire un tronçon : { $a }–{ $b }
   *[other] Construire un tronçon : { $a }–{ $b } ({ $n })
}
move-finish = Terminer la série
move-nothing = Ne rien construire
move-pay = Payer { $purse }
move-buy = Acheter le train { $train } (coût { $n } : passagers { $passengers }, marchandises { $goods })
move-take = { $piece ->
    [stone] Transporter une pierre prise à { $area }
    [cheese] Transporter un fromage pris à { $area }
    [red] Transporter un passager rouge pris à { $area }
   *[green] Transporter un passager vert pris à { $area }
}
move-take-all = Prendre tout ce que personne ne dispute, et passer
move-pass = Passer
move-sell = { $company } : faire racheter { $a }–{ $b }
move-complete = Conclure le rachat
move-keep = Aucun rachat

## Le journal

log-cubes = { $n ->
    [one] { $player } prend { $n } cube d’investissement
   *[other] { $player } prend { $n } cubes d’investissement
}
log-counters = Marqueurs d’influence : { $influence }
log-bid =
    { $n ->
        [one] { $player } mise { $n } cube sur la case { $box }
       *[other] { $player } mise { $n } cubes sur la case { $box }
    }
log-outbid = { $player } surenchérit sur { $other }, case { $box }, avec { $n } cubes
log-no-bid = { $player } ne peut pas enchérir
log-gain = { $player } gagne de l’influence avec la case { $box } : { $points }
log-build-order = Ordre de construction : { $order }
log-train-order = Ordre d’achat des trains : { $order }
log-player-order = Ordre des joueurs : { $order }
log-build = { $n ->
    [one] { $player } construit un tronçon : { $a }–{ $b } ({ $n } point de construction)
   *[other] { $player } construit un tronçon : { $a }–{ $b } ({ $n } points de construction)
}
log-opposition = { $player } retire les opposants à { $area } : { $n } d’influence du gouvernement
log-series = { $n ->
    [one] { $player } construit { $n } tronçon : { $route }
   *[other] { $player } construit { $n } tronçons : { $route }
}
log-nothing = { $player } ne construit rien
log-pay = { $player } paie { $points }
log-buy = { $player } achète un train pour { $passengers ->
    [0] aucun passager
    [1] 1 passager
   *[other] { $passengers } passagers
} et { $goods ->
    [0] aucune marchandise
    [1] 1 marchandise
   *[other] { $goods } marchandises
}
log-take = { $piece ->
    [stone] { $player } transporte une pierre prise à { $area }
    [cheese] { $player } transporte un fromage pris à { $area }
    [red] { $player } transporte un passager rouge pris à { $area }
   *[green] { $player } transporte un passager vert pris à { $area }
}
log-pass = { $player } passe
log-profit =
    { $player } : 2 × { $stone } pierre + { $cheese } fromage + { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    } + { $green ->
        [one] { $green } vert
       *[other] { $green } verts
    } − { $links ->
        [one] { $links } tronçon
       *[other] { $links } tronçons
    } = { $n } ; le jeton est sur { $space }
log-takeover =
    { $n ->
        [one] La { $company } rachète { $n } tronçon ({ $player }) pour { $cost } d’influence : { $route }
       *[other] La { $company } rachète { $n } tronçons ({ $player }) pour { $cost } d’influence : { $route }
    }
log-new-town = { $area } devient une ville de la { $company }
log-dead = Pièces retirées à { $area } : { $pieces }
log-keep = { $player } ne fait racheter aucune ligne
log-turn = Le tour { $n } commence
log-wins = { $n ->
    [one] { $player } gagne avec { $n } point de victoire
   *[other] { $player } gagne avec { $n } points de victoire
}

## Refus

refused-other-phase = Chaque phase s’achève avant que la suivante commence, et ce coup appartient à une autre phase.
refused-must-bid = Vous devez enchérir : vous avez moins de deux enchères en cours et assez de cubes.
refused-own-bid = Vous ne pouvez ni augmenter votre enchère ni surenchérir sur vous-même.
refused-below-printed = L’enchère est trop basse : il faut au moins autant de cubes que de points imprimés.
refused-not-more = L’enchère est trop basse : elle doit dépasser l’enchère en cours.
refused-too-few-cubes = Vous avez trop peu de cubes en main.
refused-nothing-built = Vous n’avez encore posé aucun tronçon ; vous pouvez aussi ne rien construire.
refused-series-begun = Vous avez commencé une série : continuez-la ou terminez-la.
refused-hill = Aucun tronçon ne mène vers une colline ni n’en part.
refused-south = On peut seulement partir de The South.
refused-start = Partez d’une ville de compagnie ou d’une zone où vous avez un tronçon.
refused-not-from-the-end = Le tronçon suivant doit partir de là où finit le dernier.
refused-branch = La série ne peut ni bifurquer ni repasser par une zone.
refused-border-taken = Il y a déjà un tronçon sur cette frontière.
refused-no-links = Il ne vous reste aucun tronçon.
refused-company-influence = Il vous manque l’influence de la compagnie dont c’est la ville.
refused-government-influence = Il vous manque l’influence du gouvernement pour les opposants de cette zone.
refused-not-payable = Vous ne pouvez pas payer la série avec ce tronçon.
refused-pay-first = Payez d’abord, point par point.
refused-cubes-spent = Vos cubes sont déjà dépensés : payez maintenant avec l’influence.
refused-train-points = L’influence train ne peut pas se remplacer elle-même.
refused-nothing-left = Il ne vous y reste rien pour payer.
refused-train-taken = Ce train est déjà pris.
refused-train-row = Vous ne pouvez avoir qu’un seul train par rangée.
refused-train-too-dear = Vous ne pouvez pas payer ce train, pas même à trois points pour un.
refused-no-slot = Vous n’avez pas d’emplacement libre dans vos trains pour cette pièce.
refused-nothing-there = Il n’y a pas de pièce de ce type à cet endroit.
refused-no-link-there = Vous n’avez aucun tronçon dans cette zone.
refused-company-area = La zone est déjà desservie par une compagnie.
refused-no-town-beside = Vous n’avez aucun tronçon dans une ville voisine qui ne soit pas aux compagnies.
refused-home-town = Le passager est dans une ville de sa couleur.
refused-no-way = Vos tronçons ne mènent à aucune ville de cette couleur.
refused-none-to-take = Il n’y a rien que vous puissiez prendre.
refused-no-room-for-all = Vos trains n’ont pas de place pour tout ce que vous atteignez.
refused-contested = Un autre joueur qui n’a pas passé peut aussi en atteindre une partie.
refused-not-own = Vous n’avez aucun tronçon sur cette frontière.
refused-not-on = La chaîne doit continuer de là où elle finit.
refused-comes-back = La chaîne ne peut pas passer deux fois par la même zone.
refused-takeover-start = La ligne doit partir d’une ville de cette compagnie.
refused-other-company = Une série va à une seule compagnie.
refused-takeover-too-dear = Il vous manque l’influence de cette compagnie : un point pour deux tronçons.
refused-no-company-links = La compagnie n’a plus de tronçons.
refused-no-town-ahead = De là, avec l’influence que vous avez, vos tronçons n’atteignent aucune ville.
refused-takeover-end = La ligne doit finir dans une ville.
refused-nothing-named = Vous n’avez encore indiqué aucun tronçon.
refused-takeover-begun = Vous avez commencé un rachat : continuez-le ou concluez-le.

## Sur un joueur

kind-stone = pierre
kind-cheese = fromage
kind-red = passagers rouges
kind-green = passagers verts
about-holds = Cubes, influence, trains
about-income = Profit ou perte de ce tour, jusqu’ici
about-cubes = Cubes en main ({ $reserve } en réserve)
about-on-boxes = Cubes des enchères en cours
about-next-cubes = Cubes à venir au prochain tour
about-influence = Influence : { $influence }
about-train = Train : passagers { $passengers }, marchandises { $goods }
about-room = Places encore libres dans les trains : passagers { $passengers }, marchandises { $goods }
about-links-left = Tronçons encore à poser
about-loaded = { $n } × { $kind }
about-upkeep = Tronçons sur le plateau, 1 chacun
about-moved = Transportés : { $kind }
about-sets = Séries complètes : { $n } × 2
about-profit = Échelle des pertes et profits
about-own-links = Tronçons sur le plateau, 1 chacun

## La table dans le terminal

table-turn = Tour { $n } sur { $total }
table-acting = { $phase } : { $players }
table-over = La partie est finie. Points de victoire :
table-player = Joueur
table-hand = Cubes
table-government = Gouv.
table-train = Train
table-mr = MR
table-ner = NER
table-profit = Profit
table-links = Tronçons
table-trains = Trains
table-room = Libres
table-pieces = S C R G
table-sets = Séries
table-points = PV
table-orders = Construction : { $building }   Trains : { $trains }
table-boxes = Cases d’influence
table-box = Case
table-worth = Points
table-bid = Enchère
table-least = dès { $n }
table-display = Trains
table-slots = passagers { $passengers }, marchandises { $goods }
table-capacity = Places
table-cost = Coût
table-owner = Propriétaire
table-map = Sur la carte
table-towns = Villes
table-country = Plaines
table-hills = Collines
table-lines = Tronçons
table-none = aucun
table-passed = a passé
table-series = Série en cours : { $route }, { $n ->
    [one] { $n } point de construction
   *[other] { $n } points de construction
}
table-owed = et { $points }
table-sale = À la { $company } : { $route }
table-bill = { $n ->
    [one] { $n } point encore à payer
   *[other] { $n } points encore à payer
}
table-key = ■ ville de compagnie  □ ville majeure  ○ ville mineure  S pierre  C fromage  R passager rouge  G passager vert  O opposant  Bow Bowes → 1: Tan : le sigle d’une zone, et les zones voisines selon le coût d’un tronçon  Pen Penhill ← Ley : une colline, et les villes d’où l’on prend sa pierre

## What a position is worth, for hints

term-influence = influence et cubes
term-takeovers = tronçons à faire racheter ou à payer
term-pieces = marchandises et passagers à portée

## Graphiques de l’analyse

chart-cubes = Cubes en main
chart-sets = Points des séries complètes

## Noms des champs, dans la vue simple et le tableau simple

field-MR = MR
field-NER = NER
field-areas = Zones
field-bid = Enchère
field-bill = À payer
field-boxes = Cases d’influence
field-brings = Rapporte
field-build-order = Ordre de construction
field-cheese = Fromage
field-companies = Compagnies
field-company = Compagnie
field-cost = Points de construction
field-counter = Marqueur d’influence
field-cube = Cubes d’investissement
field-delivered = Transportés auparavant
field-goods-room = Emplacements de marchandise libres
field-government = Gouvernement
field-green = Passagers verts
field-hand = Cubes en main
field-holder = Plus offrant
field-id = Train
field-influence = Influence
field-least = Enchère minimale
field-links = Tronçons
field-links-left = Tronçons restants
field-loaded = Transportés ce tour
field-moved = Transportés
field-mr = Midland Railway
field-ner = North Eastern Railway
field-number = Case
field-on-boxes = Cubes sur les cases
field-opposition = Opposants
field-order = Ordre des joueurs
field-owed = Influence à payer
field-owner = Propriétaire
field-paid = Payé
field-passed = A passé
field-passenger-room = Places de passager libres
field-payment = Paiement
field-pieces = Pièces sur la carte
field-points = Points
field-printed = Points imprimés
field-profit = Pertes et profits
field-profit-of-turn = Profit de ce tour
field-rank = Rang
field-red = Passagers rouges
field-removed = Hors du jeu
field-reserve = Réserve
field-score = Score
field-seats = Joueurs
field-series = Série de tronçons
field-sets = Séries complètes
field-space = Case
field-stone = Pierre
field-towns = Villes
field-train = Train
field-train-order = Ordre des trains
field-trains = Trains
field-turn = Tour
field-turns = Tours de la partie
