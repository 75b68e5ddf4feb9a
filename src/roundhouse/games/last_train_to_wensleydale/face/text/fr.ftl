### Les mots du navigateur pour Last Train to Wensleydale en français.

## Le salon

about = De petites lignes dans les vallées du Yorkshire

## Le plateau

wensleydale-map = Carte des Yorkshire Dales avec villes et frontières
wensleydale-plain = plaine
wensleydale-dale = vallée
wensleydale-hill = colline
wensleydale-town-minor = ville mineure
wensleydale-town-major = ville majeure
wensleydale-town-company = ville de compagnie
wensleydale-opposition =
    { $n ->
        [one] { $n } opposant
       *[other] { $n } opposants
    }
wensleydale-pieces-in = { $piece ->
    [stone] Pierre à { $area }
    [cheese] Fromage à { $area }
    [red] Passager rouge à { $area }
   *[green] Passager vert à { $area }
}
wensleydale-costs = { $n ->
    [one] { $n } point de construction
   *[other] { $n } points de construction
}
wensleydale-link-of = tronçon : { $owner }
wensleydale-free = libre
wensleydale-closed = { $a }–{ $b } est fermée
wensleydale-influence = Influence
wensleydale-track-government = Gouvernement
wensleydale-track-train = Train
wensleydale-track-mr = Midland
wensleydale-track-ner = North Eastern
wensleydale-track-label = { $track } : { $list }
wensleydale-profit = Pertes et profits
wensleydale-profit-now = ce tour : { $list }
wensleydale-trains = Trains
wensleydale-trains-price = prix en influence train
wensleydale-train = Train
wensleydale-train-cost = prix { $n }
wensleydale-slots = places : { $passengers ->
    [one] { $passengers } passager
   *[other] { $passengers } passagers
} et { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
wensleydale-loaded = { $n } à bord
wensleydale-boxes = Cases d’influence
wensleydale-boxes-open = choisissez-en une pour enchérir
wensleydale-boxes-settled = attribuées
wensleydale-box = Case { $n }
wensleydale-no-bid = aucune enchère
wensleydale-no-bid-yet = aucune enchère, à partir de { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
wensleydale-bid-of = { $n ->
    [one] { $n } cube ({ $player })
   *[other] { $n } cubes ({ $player })
}
wensleydale-orders = Ordres
wensleydale-order-player = Ordre des joueurs
wensleydale-order-build = Ordre de construction
wensleydale-order-train = Ordre des trains
wensleydale-order-later = après les enchères
wensleydale-tab-boxes = Cases
wensleydale-tab-trains = Trains
wensleydale-turn = Tour { $n } sur { $total }
wensleydale-short-turn = Tour { $n }/{ $total }
wensleydale-log-turn = Tour { $n }
wensleydale-short-investment_cubes = Cubes
wensleydale-short-influence_points = Marqueurs
wensleydale-short-auction = Enchères
wensleydale-short-turn_order = Ordres
wensleydale-short-track_building = Construction
wensleydale-short-trains_and_movement = Trains
wensleydale-short-profit_and_loss = Profits
wensleydale-short-player_order = Joueurs
wensleydale-short-takeovers = Rachats
wensleydale-short-end_of_turn = Fin du tour
wensleydale-col-cubes = Cubes
wensleydale-col-cubes-help = cubes d’investissement en main + sur les cases
wensleydale-col-links = Tronçons
wensleydale-col-links-help = tronçons sur la carte / en tout
wensleydale-col-carried = Transportés
wensleydale-col-carried-help = pierre, fromage, passagers rouges et verts transportés
wensleydale-col-score = Points
wensleydale-col-score-help = points de victoire, si la partie s’arrêtait maintenant
wensleydale-col-sets = Séries
wensleydale-col-sets-help = séries complètes des quatre sortes, 2 points chacune
wensleydale-col-profit = Profit
wensleydale-col-profit-help = position sur l’échelle des pertes et profits
wensleydale-col-links-left = Tronçons
wensleydale-col-links-left-help = un point perdu par tronçon que personne n’a racheté
wensleydale-decide-box = Enchérissez sur une case d’influence
wensleydale-help-box = { $bids ->
    [0] Choisissez une case. Vous pouvez en tenir deux.
   *[other] Vous en tenez { $bids }. Choisissez une autre case.
}
wensleydale-decide-bid = Combien de cubes sur la case { $box } ?
wensleydale-help-bid = Plus que l’enchère en cours. Le joueur dépassé reprend ses cubes.
wensleydale-decide-start = Posez une série de tronçons
wensleydale-help-start = Choisissez une frontière numérotée : on part d’une ville de compagnie ou d’un de vos tronçons.
wensleydale-decide-none = Vous ne pouvez rien construire
wensleydale-help-none = Il vous manque des tronçons, des cubes ou de l’influence.
wensleydale-decide-from = Posez une série depuis { $area }
wensleydale-help-from = Choisissez la zone suivante ou la frontière. Le nombre est le coût.
wensleydale-decide-on = Posez une série de tronçons
wensleydale-help-on = Vous êtes à { $area }. Choisissez la frontière suivante, ou construisez.
wensleydale-decide-which = Dans quel sens ?
wensleydale-help-which = Plus d’une série peut commencer ici.
wensleydale-decide-pay = { $n ->
    [one] Payez encore { $n } point
   *[other] Payez encore { $n } points
}
wensleydale-help-pay = Vos cubes sont épuisés. Choisissez l’échelle qui paie.
wensleydale-decide-pay-train = { $n ->
    [one] Payez encore { $n } point pour le train
   *[other] Payez encore { $n } points pour le train
}
wensleydale-help-pay-train = Trois autres points valent un point d’influence train.
wensleydale-decide-train = Achetez un train, ou passez
wensleydale-help-train = Choisissez un train. Un seul de chaque prix.
wensleydale-decide-take = Transportez une pièce, achetez un train, ou passez
wensleydale-help-take = Choisissez une pièce éclairée, ou un train.
wensleydale-decide-sell = Faites racheter une série
wensleydale-help-sell = Choisissez un tronçon éclairé près d’une ville de compagnie, puis le dernier, dans une ville.
wensleydale-decide-sell-on = À la { $company }
wensleydale-help-sell-on = Vous êtes à { $area }. Choisissez le tronçon suivant ou le dernier, ou concluez dans une ville.
wensleydale-your-bid = Votre enchère en cubes sur la case { $n }
wensleydale-which-way = Dans quel sens ?
wensleydale-from-to = Depuis { $a } vers { $b }
wensleydale-purse-government = Gouvernement
wensleydale-purse-train = Train
wensleydale-purse-mr = Midland
wensleydale-purse-ner = North Eastern
wensleydale-purse-cube = Cubes
wensleydale-cubes-in-hand = Cubes en main
wensleydale-box-brings = La case { $n } donne
wensleydale-n-links = { $n ->
    [one] { $n } tronçon
   *[other] { $n } tronçons
}
wensleydale-opposition-in = Opposants à { $area }
wensleydale-then-pay = Ensuite, au choix
wensleydale-n-influence = { $n } d’influence
wensleydale-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
wensleydale-for-series = Pour la série
wensleydale-still = { $n ->
    [one] { $n } point à payer
   *[other] { $n } points à payer
}
wensleydale-passenger-room = Places passagers
wensleydale-goods-room = Places marchandises
wensleydale-profit-of-turn = Profit du tour
wensleydale-own-links = Vos tronçons
wensleydale-not-yet = Pas encore dans une ville
wensleydale-to-a-town = continuez
wensleydale-build = { $n ->
    [one] Construire { $n } tronçon
   *[other] Construire { $n } tronçons
}
wensleydale-complete = { $n ->
    [one] Céder { $n } tronçon
   *[other] Céder { $n } tronçons
}
wensleydale-buy = Acheter ce train
wensleydale-take-all = Tout prendre, et passer
wensleydale-add = Ajouter { $a }–{ $b }

## Le guide de la première partie

guide-wensleydale-goal-title = Construire, transporter, céder à temps
guide-wensleydale-goal = Vous construisez des lignes dans les Dales et transportez pierre, fromage et passagers. Chaque pièce vaut un point de victoire, chaque série complète des quatre sortes 2 de plus. Mais chaque tronçon coûte : faites-le racheter à temps par une grande compagnie.
guide-wensleydale-turn-title = Un tour
guide-wensleydale-turn = Dix phases ; quatre vous demandent quelque chose : les enchères, la construction, les trains, les rachats. Quatre tours à quatre joueurs, cinq à trois.
guide-wensleydale-cubes-title = Vos cubes
guide-wensleydale-cubes = Chaque tour vous prenez 12 cubes d’investissement. Ils servent à enchérir et à construire. Ceux qui restent sont gardés en main, jusqu’à 15.
guide-wensleydale-boxes-title = Cases d’influence
guide-wensleydale-boxes = Les cubes achètent de l’influence : G gouvernement, T train, M Midland, N North Eastern. Le carré est un marqueur tiré à chaque tour. Vous pouvez gagner deux cases.
guide-wensleydale-influence-title = À quoi sert l’influence
guide-wensleydale-influence = L’influence du gouvernement retire les opposants, et celui qui en a le plus construit en premier. L’influence train achète les trains, et celui qui en a le plus commence. Midland et North Eastern donnent accès aux villes de compagnie et servent à céder vos lignes.
guide-wensleydale-bid-title = Faites une enchère
guide-wensleydale-bid = Choisissez une case éclairée et le nombre de cubes. Si on vous dépasse, vous reprenez vos cubes et enchérissez de nouveau. Ne dépensez pas tout : il faut des cubes pour construire.
guide-wensleydale-build-title = Posez une série
guide-wensleydale-build = Partez d’une ville de compagnie et choisissez une frontière après l’autre : 1 point entre plaines, 2 vers une vallée, jamais sur une colline. La barre additionne cubes, influence et opposants. « Revenir en arrière » annule un pas.
guide-wensleydale-trains-title = Achetez un train
guide-wensleydale-trains = Un train a des places pour passagers (en arc) et marchandises (carrées), pour ce tour seulement. Un seul de chaque prix. Sans train, rien ne bouge.
guide-wensleydale-carry-title = Transportez
guide-wensleydale-carry = Les pièces éclairées sont à votre portée. Le fromage là où vous avez un tronçon, la pierre sur une colline voisine d’une ville libre où vous êtes, les passagers vers une ville de compagnie de leur couleur. On joue à tour de rôle, une pièce à la fois.
guide-wensleydale-profit-title = Pertes et profits
guide-wensleydale-profit = Chaque tour, vous gagnez 2 par pierre et 1 par autre pièce, et perdez 1 par tronçon que vous avez sur la carte. Le résultat déplace votre jeton et compte à la fin.
guide-wensleydale-takeover-title = Cédez à une compagnie
guide-wensleydale-takeover = Choisissez un tronçon après l’autre, d’une ville de compagnie à une autre ville. Un point de son influence paie deux tronçons. Ils ne vous coûtent plus rien, mais les villes de la compagnie sont fermées à certaines pièces.
guide-wensleydale-end-title = La fin
guide-wensleydale-end = Les pièces, 2 par série complète, profit ou perte, et −1 par tronçon qui vous reste. Cubes et influence ne valent rien. La colonne des points est toujours à jour. Bonne partie !
