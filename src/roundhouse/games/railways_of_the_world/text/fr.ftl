### Railways of the World en français. Les boutons sont à l’infinitif ; les lignes du journal au présent, sans point.

## Noms : villes qui changent de nom selon la langue, côtés d’un hexagone

word-philadelphia = Philadelphie
word-new_orleans = La Nouvelle-Orléans
word-mexico_city = Mexico
word-st_louis = Saint-Louis
word-E = E
word-SE = SE
word-SW = SO
word-W = O
word-NW = NO
word-NE = NE
city-name = { $city }
card-name = { $card }
line-name = { $a }–{ $b } { $n }
board-eastern_us = Chemins de fer de l’Est des États-Unis
board-mexico = Chemins de fer du Mexique

## Couleurs des marchandises et des villes

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-black = noir
colour-purple = violet
colour-grey = gris
colour-green = vert
cubes-red = rouge
cubes-yellow = jaune
cubes-blue = bleu
cubes-black = noir
cubes-purple = violet

## Cartes Opération

card-railroad_era = L’ère du rail commence
card-speed_record = Record de vitesse
card-new_train = Nouveau train
card-bounty_raleigh = Prime de service : Raleigh
card-bounty_louisville = Prime de service : Louisville
card-bounty_jacksonville = Prime de service : Jacksonville
card-bounty_mobile = Prime de service : Mobile
card-bounty_memphis = Prime de service : Memphis
card-bounty_minneapolis = Prime de service : Minneapolis
card-bounty_buffalo = Prime de service : Buffalo
card-bounty_kansas_city = Prime de service : Kansas City
card-hotel_new_york = Hôtel : New York
card-hotel_chicago = Hôtel : Chicago
card-hotel_baltimore = Hôtel : Baltimore
card-hotel_charleston = Hôtel : Charleston
card-hotel_atlanta = Hôtel : Atlanta
card-hotel_boston = Hôtel : Boston
card-railroad_executive = Directeur des chemins de fer
card-government_land_grant = Concession de terres publiques
card-tunnel_engineer = Ingénieur des tunnels
card-perfect_engineering = Ingénierie parfaite
card-civil_engineers = Ingénieurs civils
card-city_growth = Croissance urbaine
card-new_industry = Nouvelle industrie
card-mail_contract = Contrat postal
card-express_service = Service express
card-passenger_lines = Lignes de voyageurs
card-bounty_monterrey = Prime de service : Monterrey
card-bounty_oaxaca = Prime de service : Oaxaca
card-bounty_chihuahua = Prime de service : Chihuahua
card-bounty_mazatlan = Prime de service : Mazatlán
card-bounty_guaymas = Prime de service : Guaymas
card-bounty_nuevo_laredo = Prime de service : Nuevo Laredo
card-hotel_mexico_city = Hôtel : Mexico
card-hotel_veracruz = Hôtel : Veracruz
card-hotel_guadalajara = Hôtel : Guadalajara
card-trading_depot = Dépôt commercial

## Phases

phase-baron = Choix du Baron
phase-auction = Enchère pour le premier joueur
phase-action = Actions des joueurs
phase-plan = Construction avec cartes
phase-track = Construire une voie
phase-express = Livraison avec Service express
phase-route = Livrer un cube de marchandise
phase-growth = Croissance urbaine
phase-industry = Nouvelle industrie
phase-colour = Choix de la tuile Nouvelle Ville
phase-depot = Dépôt commercial
phase-bonds = Émission d’obligations

## Boutons

move-keep = { $goal ->
    [longest_route] Garder { $baron } : le plus long itinéraire sur vos liaisons, { $n } points
    [links_at_city] Garder { $baron } : { $each } points par liaison à vous touchant { $a }, { $n } au plus
    [connect] Garder { $baron } : { $a } et { $b } reliées par vos liaisons, { $n } points
    [most_money] Garder { $baron } : le plus d’argent, { $n } points
    [fewest_bonds] Garder { $baron } : le moins d’obligations, { $n } points
    [most_links] Garder { $baron } : le plus de liaisons complètes, { $n } points
    [highest_engine] Garder { $baron } : le niveau de locomotive le plus élevé, { $n } points
   *[other] Garder { $baron } : une Liaison de l’Ouest construite, { $n } points
}
move-bid = Miser { $n } $
move-withdraw = Se retirer de l’enchère
move-pass = Passer
move-build = Construire une voie depuis { $city }
move-extend = Prolonger la liaison incomplète depuis { $city } ({ $side })
move-lay = Poser une tuile sur { $hex } : { $a }–{ $b }
move-stop = Arrêter la construction
move-western = Construire la Liaison de l’Ouest à { $city }
move-urbanize = Urbaniser { $city }
move-colour = Choisir la couleur { $colour }
move-upgrade = Améliorer la locomotive
move-deliver = Livrer un cube { $colour } depuis { $city }
move-rail = Emprunter la liaison depuis { $city } ({ $side })
move-take = { $effect ->
    [first_delivery] Prendre { $card } : première livraison : { $n } points
    [first_long_delivery] Prendre { $card } : première livraison sur { $need } liaisons : { $n } points
    [first_engine] Prendre { $card } : première locomotive de niveau { $need } : { $n } points
    [service_bounty] Prendre { $card } : première livraison : { $n } points
    [first_colours] Prendre { $card } : premier à livrer des cubes de { $need } couleurs : { $n } points
    [hotel] Prendre { $card } : { $n } point à chaque livraison
    [income_bonus] Prendre { $card } : { $n } $ de plus à chaque phase de revenus
    [extra_actions] Prendre { $card } : { $n } actions aussitôt
    [add_cubes] Prendre { $card } : { $n } cubes pour une ville
    [free_new_city] Prendre { $card } : une tuile Nouvelle Ville gratuite
    [trading_depot] Prendre { $card } : un dépôt sur la liaison d’un adversaire
    [free_open_tiles] Prendre { $card } : jusqu’à { $n } tuiles de plaine gratuites
    [half_price_mountain] Prendre { $card } : montagnes et crêtes à moitié prix
    [longer_build] Prendre { $card } : jusqu’à { $n } tuiles
    [build_discount] Prendre { $card } : une construction à { $n } $ de moins par tour
   *[other] Prendre { $card } : une livraison avec { $n } liaison de plus par tour
}
move-use = { $effect ->
    [first_delivery] Utiliser { $card } : première livraison : { $n } points
    [first_long_delivery] Utiliser { $card } : première livraison sur { $need } liaisons : { $n } points
    [first_engine] Utiliser { $card } : première locomotive de niveau { $need } : { $n } points
    [service_bounty] Utiliser { $card } : première livraison : { $n } points
    [first_colours] Utiliser { $card } : premier à livrer des cubes de { $need } couleurs : { $n } points
    [hotel] Utiliser { $card } : { $n } point à chaque livraison
    [income_bonus] Utiliser { $card } : { $n } $ de plus à chaque phase de revenus
    [extra_actions] Utiliser { $card } : { $n } actions aussitôt
    [add_cubes] Utiliser { $card } : { $n } cubes pour une ville
    [free_new_city] Utiliser { $card } : une tuile Nouvelle Ville gratuite
    [trading_depot] Utiliser { $card } : un dépôt sur la liaison d’un adversaire
    [free_open_tiles] Utiliser { $card } : jusqu’à { $n } tuiles de plaine gratuites
    [half_price_mountain] Utiliser { $card } : montagnes et crêtes à moitié prix
    [longer_build] Utiliser { $card } : jusqu’à { $n } tuiles
    [build_discount] Utiliser { $card } : une construction à { $n } $ de moins par tour
   *[other] Utiliser { $card } : une livraison avec { $n } liaison de plus par tour
}
move-grow = Faire grandir { $city }
move-depot = Placer le dépôt sur la liaison depuis { $city } ({ $side })
move-bonds = { $n ->
    [one] Émettre { $n } obligation
   *[other] Émettre { $n } obligations
}

## Le journal

log-turn = Tour { $n }
log-keep = { $player } garde { $baron }
log-bid = { $player } mise { $n } $
log-withdraw = { $player } se retire
log-first = { $player } joue en premier et paie { $n } $
log-first-free = { $player } joue en premier : personne n’enchérit
log-order = Ordre du tour : { $x }
log-lay = { $player } pose une tuile sur { $hex } pour { $n } $
log-link = { $player } achève la liaison { $a }–{ $b } pour { $n } $
log-stub = { $player } laisse une liaison incomplète depuis { $city } pour { $n } $
log-removed = { $n ->
    [one] Liaison incomplète retirée depuis { $city } ({ $player }) : { $n } tuile
   *[other] Liaison incomplète retirée depuis { $city } ({ $player }) : { $n } tuiles
}
log-western =
    { $n ->
        [one] { $player } construit la Liaison de l’Ouest à { $city } pour { $price } $ : { $n } cube { $colour }
       *[other] { $player } construit la Liaison de l’Ouest à { $city } pour { $price } $ : { $n } cubes de couleur { $colour }
    }
log-urbanize = { $n ->
    [one] { $player } urbanise { $city } : nouvelle couleur { $colour }, cube { $cubes }
   *[other] { $player } urbanise { $city } : nouvelle couleur { $colour }, cubes { $cubes }
}
log-urbanize-bare = { $player } urbanise { $city } : nouvelle couleur { $colour }, le sac est vide
log-industry = { $player } place une tuile Nouvelle Ville sur { $city } : { $colour }
log-upgrade = { $player } achète une locomotive de niveau { $n } pour { $price } $
log-deliver = { $n ->
    [one] { $player } livre un cube { $colour } : { $city }–{ $to }, { $n } liaison
   *[other] { $player } livre un cube { $colour } : { $city }–{ $to }, { $n } liaisons
}
log-link-points = { $n ->
    [one] { $player } marque { $n } point pour ses liaisons
   *[other] { $player } marque { $n } points pour ses liaisons
}
log-depot-points = { $n ->
    [one] { $player } marque { $n } point pour un Dépôt commercial
   *[other] { $player } marque { $n } points pour un Dépôt commercial
}
log-hotel-points = { $n ->
    [one] { $player } marque { $n } point pour { $card }
   *[other] { $player } marque { $n } points pour { $card }
}
log-achieve = { $n ->
    [one] { $player } accomplit { $card } : { $n } point
   *[other] { $player } accomplit { $card } : { $n } points
}
log-line = { $player } relie { $a } et { $b } : { $n } points
log-line-offered = Grande Ligne { $a }–{ $b } disponible : { $n } points
log-empty = { $city } est désormais vide
log-end-near = La fin approche, avec { $n } villes vides : encore un tour complet
log-take = { $player } prend la carte { $card }
log-use = { $player } utilise la carte { $card }
log-grow = { $n ->
    [one] { $player } ajoute { $n } cube à { $city } : { $cubes }
   *[other] { $player } ajoute { $n } cubes à { $city } : { $cubes }
}
log-depot = { $player } place un dépôt sur { $a }–{ $b }
log-bonds = { $n ->
    [one] { $player } émet { $n } obligation
   *[other] { $player } émet { $n } obligations
}
log-pass = { $player } passe
log-income = { $player } reçoit { $n } $ et paie { $dividends } $ de dividendes
log-card = Nouvelle carte disponible : { $card }
log-baron = { $n ->
    [one] { $player } révèle { $baron } : { $n } point
   *[other] { $player } révèle { $baron } : { $n } points
}
log-over = { $n ->
    [one] { $player } gagne avec { $n } point
   *[other] { $player } gagne avec { $n } points
}

## Refus

refused-choose-baron = Choisissez d’abord le Baron à garder.
refused-not-dealt = Ce Baron ne vous a pas été distribué.
refused-auction-first = D’abord l’enchère : enchérissez ou retirez-vous.
refused-bid-too-low = L’enchère doit être plus haute.
refused-bid-too-high = L’enchère dépasse la limite de cette partie.
refused-choose-action = Choisissez une action, ou passez.
refused-start-first = La voie part d’une ville ou d’une de vos extrémités libres : choisissez-la d’abord.
refused-no-way-out = Aucune voie ne peut partir de cette ville.
refused-no-marker = Il ne vous reste aucune locomotive de contrôle.
refused-no-stub = Vous n’y avez aucune liaison incomplète.
refused-end-blocked = Cette liaison incomplète ne peut plus être prolongée.
refused-not-held = Vous n’avez pas cette carte.
refused-not-used-so = Cette carte ne s’utilise pas avec une action.
refused-used-this-turn = Vous avez déjà utilisé cette carte ce tour-ci.
refused-already-named = Une carte de ce nom est déjà utilisée pour cette action.
refused-nothing-for-card = Cette carte ne peut servir à rien.
refused-now-build = Une carte de construction est annoncée : construisez maintenant.
refused-now-deliver = Service express est annoncé : choisissez maintenant un cube à livrer.
refused-not-buildable = Aucune tuile ne peut être posée sur cet hexagone.
refused-start = Partez d’un côté de la ville choisie.
refused-not-continuous = La voie doit prolonger la dernière tuile.
refused-two-tracks = Il y a déjà deux voies sur cet hexagone.
refused-side-taken = Il y a déjà une voie de ce côté.
refused-no-tile = La tuile nécessaire est épuisée.
refused-dead-end = La voie mènerait à une impasse.
refused-same-city = Une liaison relie deux villes différentes.
refused-own-chain = La voie ne peut utiliser deux fois un hexagone.
refused-other-track = Vous ne pouvez pas rejoindre la voie d’un adversaire.
refused-lay-one = Posez au moins une tuile.
refused-build-on = Vous construisez : posez une tuile, ou arrêtez.
refused-not-grey = Seule une ville grise peut être urbanisée.
refused-no-new-city = Il ne reste aucune tuile Nouvelle Ville.
refused-colour-gone = Il ne reste aucune tuile Nouvelle Ville de cette couleur.
refused-choose-colour = Choisissez d’abord la couleur de la tuile Nouvelle Ville.
refused-choose-city = Choisissez d’abord la ville grise pour la tuile Nouvelle Ville.
refused-top-level = Votre locomotive est au niveau maximal.
refused-no-western = Il n’y a pas de Liaison de l’Ouest dans cette partie.
refused-site-taken = Cette Liaison de l’Ouest est déjà construite.
refused-not-to-hub = Vos liaisons ne relient pas cette ville à Chicago.
refused-no-cube = Il n’y a pas de cube de ce type dans cette ville.
refused-no-link = Aucune liaison complète ne part de là.
refused-first-link-own = La première liaison doit vous appartenir.
refused-too-far = Trop de liaisons pour votre locomotive.
refused-no-demand = Aucune ville de la couleur du cube ne peut être atteinte.
refused-leads-nowhere = De là, le cube ne peut arriver à une ville de sa couleur.
refused-twice = Aucune ville ni aucune liaison ne peut servir deux fois.
refused-on-the-way = Un cube est en route : choisissez la liaison suivante.
refused-not-available = Cette carte n’est pas disponible.
refused-green-dot = Une carte à point vert ne peut pas être prise.
refused-no-effect = Cette carte serait sans effet maintenant.
refused-choose-growth = Choisissez d’abord la ville qui grandit.
refused-choose-depot = Placez d’abord le dépôt sur une liaison.
refused-not-their-link = Un dépôt se place sur une liaison complète d’un adversaire.
refused-has-depot = Cette liaison a déjà un dépôt.
refused-other-end = Désignez la liaison par son autre extrémité.
refused-name-bonds = Choisissez d’abord combien d’obligations émettre.
refused-too-few-bonds = C’est trop peu d’obligations pour payer.

## Options

option-auction = Enchère
option-auction-standard = Normale
option-auction-no_first_auction = Pas d’enchère au premier tour
option-auction-full_order = Enchère pour tout l’ordre du tour
option-auction-no_first_full_order = Pas d’enchère au premier tour, puis pour tout l’ordre du tour
option-operations_cards = Cartes Opération
option-operations_cards-yes = Avec les cartes Opération
option-operations_cards-no = Partie d’initiation
option-barons = Barons du rail
option-barons-yes = Objectifs secrets
option-barons-no = Pas d’objectifs secrets
option-barons_dealt = Barons distribués par joueur
option-barons_dealt-1 = Un, sans choix
option-barons_dealt-2 = Deux, on en garde un
option-major_lines = Grandes Lignes
option-major_lines-open = Visibles dès le départ
option-major_lines-deck = Dans la pioche
option-major_lines-off = Sans Grandes Lignes
option-western_link = Liaisons de l’Ouest
option-western_link-yes = Avec les Liaisons de l’Ouest
option-western_link-no = Sans Liaisons de l’Ouest
option-free_bonds = Obligations à volonté au paiement
option-free_bonds-yes = Autant que le payeur le souhaite
option-free_bonds-no = Seulement le nécessaire
option-strict_tile_supply = Tuiles de voie limitées
option-strict_tile_supply-yes = Les tuiles s’épuisent
option-strict_tile_supply-no = Tuiles sans limite
option-starting_player = Joueur de départ
option-starting_player-random = Tiré au sort
option-starting_player-seat_1 = Place 1
option-max_bid = Enchère maximale autorisée
option-max_bid-20000 = 20 000 $
option-max_bid-60000 = 60 000 $
option-max_turns = Limite de tours
option-max_turns-12 = 12 tours
option-max_turns-40 = 40 tours

## Sur un joueur

money = { $n } $
about-cash = Argent
about-bonds = Obligations émises
about-engine = Niveau de la locomotive
about-links =
    { $left ->
        [one] Liaisons complètes ({ $left } locomotive restante)
       *[other] Liaisons complètes ({ $left } locomotives restantes)
    }
about-cities = Villes du réseau
about-card =
    { $effect ->
        [hotel] { $card } : +{ $n } par livraison dans cette ville
        [income_bonus] { $card } : { $n } $ de plus par tour
        [extra_link] { $card } : une liaison de plus pour une livraison, une fois par tour
        [build_discount] { $card } : { $n } $ de moins pour une construction, une fois par tour
        [longer_build] { $card } : jusqu’à { $n } tuiles par construction, une fois par tour
        [half_price_mountain] { $card } : montagnes et crêtes à moitié prix
        [free_open_tiles] { $card } : { $n } tuiles de plaine gratuites
        [trading_depot] { $card } : des points pour la liaison d’un adversaire
       *[other] { $card }
    }
about-income = Ce que la fin du tour apporterait maintenant
about-track = Position { $n } sur la piste de revenus
about-bonus = { $card }
about-dividends = Dividendes pour { $n ->
    [one] { $n } obligation
   *[other] { $n } obligations
}
about-forced = Nouvelles obligations pour payer les dividendes
about-loan = Une obligation de plus
about-loan-brings = Rapporte maintenant
about-loan-dividends = { $n ->
    [one] Son dividende, une fois
   *[other] Ses dividendes, sur environ { $n } tours
}
about-loan-points = { $n ->
    [one] Et un point de moins à la fin
   *[other] Et { $n } points de moins à la fin
}
about-baron = Baron du rail
about-baron-of = { $baron }, dans l’état actuel
about-baron-secret = Baron du rail, révélé à la fin
about-baron-open = pas encore choisi
about-from-links = Liaisons empruntées par des livraisons
about-from-depots = Dépôts commerciaux
about-from-hotels = Hôtels
about-from-goals = Objectifs des cartes
about-from-lines = Grandes Lignes
about-less-bonds = { $n ->
    [one] { $n } obligation
   *[other] { $n } obligations
}

## La table dans le terminal

table-turn = Tour { $n }
table-round = Manche { $n } sur { $total }
table-empty = Villes vides : { $n } sur { $total }
table-last = Dernier tour : { $n }
table-order = Ordre :
table-auction = Plus haute enchère { $n } $ : { $name }
table-chain = Voie depuis { $city } : tuiles { $laid } sur { $total }, { $price } $
table-cube = Cube { $colour } depuis { $city }, à { $at } : liaisons { $n } sur { $total }
table-legend = · plaine  w eau  m montagne  ^ crête  : hexagone entamé par la côte  ~ mer  # hors limites  W Liaison de l’Ouest  1–6 voie du joueur  + deux voies
table-goods = Marchandises : { $goods } ; entre parenthèses ce qu’une ville demande
table-player = joueur
table-position = points
table-income = revenu
table-money = argent
table-bonds = oblig.
table-engine = niveau
table-links = liaisons
table-markers = locos restantes
table-baron = Baron
table-face-up = Cartes (pioche { $n }) :
table-lines = Grandes Lignes :
table-bag = Sac :
table-new-cities = Tuiles Nouvelle Ville :
table-own-baron = Votre Baron : { $baron }
table-own-dealt = Vos cartes Baron : { $barons }

## What a position is worth, for hints

term-bonds = obligations
term-money = revenu et argent
term-deliveries = livraisons à portée
term-track = voies et locomotive
term-cards = cartes, objectifs et dépôts

## Graphiques de l’analyse

chart-links = Liaisons complètes
chart-track = Revenu de la piste
chart-dividends = Dividendes
chart-less-bonds = Points perdus pour les obligations

## Noms des champs, dans la vue simple et le tableau simple

field-a = De
field-actions-left = Actions restantes
field-allowed = Permises
field-at = Maintenant à
field-auction = Enchères
field-b = À
field-bag = Sac
field-baron = Baron du rail
field-baron-score = Points du Baron
field-bid = Enchère
field-black = Noir
field-blue = Bleu
field-bonds = Obligations
field-cards = Cartes
field-cash = Argent
field-chain = Liaison en construction
field-cities = Villes
field-city = Ville
field-colour = Couleur
field-colours = Couleurs livrées
field-cube = Cube en route
field-cubes = Cubes de marchandises
field-dealt = Barons à choisir
field-deck = Pioche
field-depot = Dépôt commercial
field-depots = Dépôts commerciaux
field-discards = Défausse
field-due = À payer
field-empty = Villes vides
field-empty-limit = Villes vides pour la fin
field-face-up = Cartes visibles
field-first = Premier joueur
field-forced = Obligations imposées par les dividendes
field-from = De
field-gained = Points obtenus
field-goals = Objectifs des cartes
field-high = Enchère la plus haute
field-hotels = Hôtels
field-income = Revenus
field-laid = Tuiles posées
field-last-turn = Dernier tour
field-leader = En tête
field-level = Locomotive
field-lines = Grandes Lignes
field-links = Liaisons
field-markers = Locomotives de contrôle restantes
field-net = Revenus moins dividendes
field-new-cities = Nouvelles Villes restantes
field-new-city = Nouvelle Ville
field-next = Prix de la prochaine tuile
field-order = Ordre du tour
field-out = Retirés
field-own = Vos secrets
field-owner = Propriétaire
field-payment = Paiement
field-place = Place dans l’ordre
field-plan = Cartes pour cette action
field-points = Points
field-position = Sur la piste de revenus
field-price = Prix jusqu’ici
field-purple = Violet
field-red = Rouge
field-round = Manche
field-rounds = Manches par tour
field-score = Score
field-seat = Joueur
field-seats = Joueurs
field-site = Ville de cette action
field-stubs = Liaisons incomplètes
field-tiles = Tuiles de voie
field-to = À
field-turn = Tour
field-used = Cartes utilisées
field-western = Liaison de l’Ouest
field-yellow = Jaune
field-brings = Rapporte
field-dear = Coûte plus qu’elle ne rapporte
field-dividends = Dividendes à venir
field-loan = Une obligation de plus
field-turns = Tours restants
