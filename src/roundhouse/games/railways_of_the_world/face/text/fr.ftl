### Les mots du navigateur pour Railways of the World en français.

## Le salon

about = L’est des États-Unis et le Mexique

## Le plateau

railways-map = Carte avec villes, hexagones et voies
railways-overview = Toute la carte ; choisissez un endroit pour y aller
railways-lit-left = { $n } à gauche
railways-lit-right = { $n } à droite
railways-lit-up = { $n } plus haut
railways-lit-down = { $n } plus bas
railways-water-atlantic = Océan Atlantique
railways-water-gulf = Golfe du Mexique
railways-water-pacific = Océan Pacifique
railways-water-california = Golfe de Californie
railways-water-michigan = Lac Michigan
railways-water-huron = Lac Huron
railways-water-erie = Lac Érié
railways-water-ontario = Lac Ontario
railways-cubes = { $n } × { $colour }
railways-empty = vide
railways-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
railways-link-of = { $a }–{ $b }, liaison : { $owner }
railways-closed = L’hexagone { $hex } est fermé
railways-tile = Tuile en { $hex } vers { $side }, en direction de : { $to }, { $price }
railways-first-hex = Première tuile en { $hex }, à partir de { $price }
railways-routes = Itinéraires du cube
railways-routes-help = points par joueur
railways-n-links = { $n ->
    [one] { $n } liaison
   *[other] { $n } liaisons
}
railways-gain = { $player } +{ $n }
railways-you-gain = Vous +{ $n }
railways-others = Les autres
railways-last-turn = Le tour { $n } est le dernier
railways-empties = Villes vides : { $n } sur { $total }
railways-turn = Tour { $n }
railways-round = Manche { $n }
railways-short = Tour { $n }, manche { $round }
railways-auction = Enchère
railways-baron = Barons
railways-income = Revenus
railways-by-points = selon les points
railways-income-of =
    { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $income }
railways-operations = Opérations
railways-face-up = visibles · pioche { $n }
railways-your-cards = Vos cartes
railways-card = Carte
railways-lines = Grandes Lignes
railways-line = { $a }–{ $b }
railways-first-to-connect = au premier qui relie
railways-western = Liaison de l’Ouest { $city }
railways-thousands = { $n ->
        [0] 0 $
       *[other] { $n } k$
    }
railways-tab-cards = Cartes
railways-tab-income = Revenus
railways-col-cash = Argent
railways-col-cash-help = argent en main
railways-col-bonds = Oblig.
railways-col-bonds-help = obligations émises : 1 000 $ par tour et un point à la fin, chacune
railways-col-engine = Loco
railways-col-engine-help = niveau de la locomotive : combien de liaisons une livraison peut emprunter
railways-col-links = Liaisons
railways-col-links-help = liaisons complètes
railways-col-income = Revenus
railways-col-income-help = dollars par tour, dividendes déduits
railways-each-turn = Revenus moins dividendes
railways-forced = Obligations en fin de tour
railways-sinking = { $n ->
    [one] Les dividendes coûtent chaque tour { $price } de plus que les revenus : { $n } obligation de plus en fin de tour
   *[other] Les dividendes coûtent chaque tour { $price } de plus que les revenus : { $n } obligations de plus en fin de tour
}
railways-cards-of = Cartes des autres
railways-col-points = Points
railways-col-points-help = position sur la piste de revenus
railways-col-baron = Baron
railways-col-baron-help = points du Baron
railways-col-score = Total
railways-col-score-help = points moins obligations ; à la fin plus le Baron
railways-gained-links = Livraisons
railways-gained-depots = Dépôts
railways-gained-hotels = Hôtels
railways-gained-goals = Cartes
railways-gained-lines = Lignes
railways-decide-baron = Gardez un Baron du rail
railways-help-baron = Un objectif secret pour la fin. L’autre carte est rendue.
railways-decide-auction = Enchérissez pour jouer en premier
railways-help-auction = Seul le gagnant paie. Il joue en premier pendant les trois manches.
railways-decide-action = Choisissez une action
railways-help-action = Une carte du panneau, ou passez.
railways-decide-sure = Confirmez l’action
railways-help-sure = Appuyez sur le bouton, ou choisissez autre chose.
railways-decide-build = Construisez une voie
railways-help-build = Choisissez une ville éclairée ou le bout de votre voie, ou glissez de là sur les hexagones.
railways-decide-deliver = Livrez un cube de marchandise
railways-help-deliver =
    { $level ->
        [one] Choisissez un cube éclairé. Il peut emprunter { $level } liaison.
       *[other] Choisissez un cube éclairé. Il peut emprunter jusqu’à { $level } liaisons.
    }
railways-decide-to = Livrez le cube { $colour } depuis { $city }
railways-help-to = Choisissez une ville éclairée ou un itinéraire de la liste.
railways-decide-urbanize = Urbanisez une ville grise
railways-help-urbanize = Choisissez une ville éclairée. Elle reçoit une couleur et deux cubes.
railways-decide-western = Construisez une Liaison de l’Ouest
railways-help-western = Choisissez une ville éclairée.
railways-decide-grow = Croissance urbaine
railways-help-grow = Choisissez la ville qui reçoit de nouveaux cubes.
railways-decide-depot = Placez le Dépôt commercial
railways-help-depot = Choisissez une liaison éclairée d’un autre joueur.
railways-decide-first = Construisez une voie depuis { $city }
railways-help-first = Choisissez un hexagone éclairé à côté de la ville, puis le suivant. Ou glissez à partir de la ville.
railways-decide-end = Où mène la voie ?
railways-help-end = Choisissez une des extrémités ou l’hexagone suivant.
railways-decide-lay = Construisez une voie depuis { $city }
railways-help-lay = Tuiles posées : { $laid } sur { $total }. Choisissez l’hexagone suivant, ou arrêtez-vous ici.
railways-decide-colour = Quelle couleur pour { $city } ?
railways-help-colour = Les cubes de cette couleur pourront y être livrés.
railways-decide-route = Poursuivez l’itinéraire
railways-help-route = Choisissez une ville éclairée ou un itinéraire de la liste.
railways-decide-bonds = Combien d’obligations pour { $price } ?
railways-help-bonds = Chacune rapporte 5 000 $ maintenant, coûte 1 000 $ par tour et un point à la fin.
railways-help-build-tap = Choisissez une ville éclairée ou le bout de votre voie, puis un hexagone après l’autre.
railways-help-first-tap = Choisissez un hexagone éclairé à côté de la ville, puis le suivant.
railways-mode-build = Construire
railways-mode-deliver = Livrer
railways-mode-urbanize = Urbaniser
railways-mode-western = Liaison de l’Ouest
railways-mode-grow = Croissance
railways-mode-depot = Dépôt
railways-mode-route = Itinéraire
railways-mode-upgrade = Loco { $n }
railways-other = Autre action
railways-your-bid = Votre enchère
railways-bonds = Obligations
railways-left =
    { $n ->
        [one] { $n } restante
       *[other] { $n } restantes
    }
railways-which-cube = Quel cube ?
railways-high-bid = Plus haute enchère
railways-no-bid = aucune pour l’instant
railways-if-first = Si vous gagnez
railways-if-first-loan = Si vous gagnez : { $loan }
railways-loan = { $n ->
    [one] { $n } nouvelle obligation, sur environ { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
   *[other] { $n } nouvelles obligations, sur environ { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
}
railways-loan-costs = −{ $dividends }, −{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
railways-n-tiles = { $n } sur { $total } tuiles
railways-new-link = Nouvelle liaison
railways-not-joined = Pas encore reliée à une ville
railways-gone = retirée après la manche { $n }
railways-then-empty = Ville vidée
railways-stop = S’arrêter ici
railways-bid = Miser { $price }
railways-withdraw = Se retirer
railways-buy-engine = Acheter la locomotive
railways-take = Prendre la carte
railways-use = Utiliser la carte
railways-keep = Garder { $baron }
railways-complete = Achever la liaison
railways-lay = { $n ->
    [one] Poser { $n } tuile
   *[other] Poser { $n } tuiles
}
railways-deliver = Livrer à { $city } · +{ $n }
railways-goal-longest_route = le plus long itinéraire de vos liaisons : { $n } points
railways-goal-links_at_city = { $each } points par liaison à vous touchant { $a }, { $n } au plus
railways-goal-connect = { $a } et { $b } reliées par vos liaisons : { $n } points
railways-goal-most_money = le plus d’argent : { $n } points
railways-goal-fewest_bonds = le moins d’obligations : { $n } points
railways-goal-most_links = le plus de liaisons complètes : { $n } points
railways-goal-highest_engine = le plus haut niveau de locomotive : { $n } points
railways-goal-western_link = une Liaison de l’Ouest construite : { $n } points
railways-effect-first_delivery = première livraison : +{ $n }
railways-effect-first_long_delivery = première livraison sur { $need } liaisons : +{ $n }
railways-effect-first_engine = première locomotive de niveau { $need } : +{ $n }
railways-effect-service_bounty = première livraison là-bas : +{ $n }
railways-effect-first_colours = premier avec { $need } couleurs : +{ $n }
railways-effect-hotel = +{ $n } par livraison là-bas
railways-effect-income_bonus = { $n } $ de plus par tour
railways-effect-extra_actions = { $n } actions tout de suite
railways-effect-add_cubes = { $n } cubes pour une ville
railways-effect-free_new_city = une Nouvelle Ville gratuite
railways-effect-trading_depot = un dépôt sur la liaison d’un adversaire
railways-effect-free_open_tiles = { $n } tuiles de plaine gratuites
railways-effect-half_price_mountain = montagnes et crêtes à moitié prix
railways-effect-longer_build = jusqu’à { $n } tuiles
railways-effect-build_discount = { $n } $ de moins pour une construction
railways-effect-extra_link = { $n ->
    [one] une livraison avec { $n } liaison de plus
   *[other] une livraison avec { $n } liaisons de plus
}
railways-symbol-green_dot = objectif pour tous
railways-symbol-purple_diamond = une fois par tour
railways-symbol-red_x = tout de suite, puis défaussée
railways-symbol-hand = à garder
railways-symbol-none = effet permanent

## Le guide de la première partie

guide-railways-goal-title = On gagne aux points
guide-railways-goal = Vous construisez des liaisons entre les villes et y faites circuler des cubes. Chaque liaison d’une livraison rapporte un point à son propriétaire. Les obligations coûtent des points à la fin.
guide-railways-baron-title = Votre Baron
guide-railways-baron = Un objectif que vous seul connaissez et qui vaut des points à la fin. Le cadre en tirets avec le cadenas est secret.
guide-railways-turn-title = Un tour
guide-railways-turn = Une enchère pour jouer en premier, trois manches d’une action chacune, puis revenus et dividendes.
guide-railways-money-title = Argent et obligations
guide-railways-money = Vous commencez sans rien. Ce que vous ne pouvez pas payer est couvert automatiquement par des obligations : chacune rapporte 5 000 $, coûte 1 000 $ de dividendes par tour et un point à la fin. Elles ne sont jamais remboursées.
guide-railways-auction-title = Misez ou retirez-vous
guide-railways-auction = Seul le gagnant paie. Jouer en premier compte quand une livraison ou une carte ne peut revenir qu’à un seul joueur.
guide-railways-income-title = Revenus
guide-railways-income = Vos points sont votre place sur cette courbe, qui vous paie à chaque tour. Elle monte vite au début et redescend après 49.
guide-railways-build-title = Construisez
guide-railways-build = Choisissez Construire, puis une ville éclairée et un hexagone après l’autre, ou glissez. Quatre tuiles au plus : 2 000 $ en plaine, 3 000 $ sur l’eau, 4 000 $ en montagne, 4 000 $ de plus pour franchir une crête. Reliez deux villes, sinon la voie est retirée après la manche 3.
guide-railways-deliver-title = Livrez
guide-railways-deliver = Choisissez un cube éclairé : toutes les villes qui le veulent s’éclairent, avec les points. La liste montre chaque itinéraire et qui gagne quoi. La première liaison doit être à vous.
guide-railways-engine-title = La locomotive
guide-railways-engine = Son niveau dit combien de liaisons une livraison peut emprunter. La suivante s’achète ici, un niveau à la fois.
guide-railways-cards-title = Cartes Opération
guide-railways-cards = En prendre une est une action. Le point vert est un objectif pour tous : le premier à l’atteindre prend les points. Les autres disent ce qu’elles font.
guide-railways-lines-title = Grandes Lignes
guide-railways-lines = Le premier à relier les deux villes par ses propres liaisons prend les points.
guide-railways-end-title = La fin
guide-railways-end = Une fois ce nombre de villes vides atteint, on joue encore un tour complet. Puis on compte les points, moins un par obligation, plus le Baron. Bonne partie !
