### Les mots du navigateur pour Railroad Revolution en français.

## Le salon

about = De Washington au Pacifique

## Le plateau

revolution-map = Carte des États-Unis avec villes et emplacements de rails
revolution-telegraph = Sections du télégraphe
revolution-section = Section { $n }
revolution-tile-for-a-worker = contre un ouvrier : { $effect }
revolution-first-office = premier bureau : { $n } de plus
revolution-offices-of = bureaux : { $player }
revolution-link-points =
    { $count ->
        [0] Liaison entre les sections { $a } et { $b } : { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
       *[other] Liaison entre les sections { $a } et { $b } : { $n ->
            [one] { $n } point
           *[other] { $n } points
        } pour { $player }
    }
revolution-start-space = emplacement de départ
revolution-triangles = { $n ->
    [0] plaine
    [one] { $n } triangle, { $price } $
   *[other] { $n } triangles, { $price } $
}
revolution-contract-icon = icône Contrat
revolution-tracks-of = rails : { $player }
revolution-city = { $city }, niveau { $level }, gare { $cost } $
revolution-main-reward = récompense principale : { $effect }
revolution-first-station = bonus Première gare : { $effect }
revolution-first-station-taken = bonus Première gare (déjà pris) : { $effect }
revolution-stations-of = gares : { $player }
revolution-connected = reliée
revolution-not-connected = non reliée
revolution-city-level = { $city }, niveau { $level }
revolution-docket = Le reste du tour
revolution-place-worker = Ouvrier et action
revolution-action = Action
revolution-must = à faire
revolution-may = au choix
revolution-setup = Choisissez une tuile de mise en place et son ouvrier
revolution-accept = Accepter
revolution-replace = Quel objectif remplacer d’abord ?
revolution-keep = Garder, { $n } points
revolution-keep-this = Garder cet objectif ({ $n } points)
revolution-main-station = Construire une gare dans une ville reliée
revolution-main-railroad = { $n ->
    [one] Placer { $n } rail
   *[other] Placer { $n } rails
}
revolution-main-telegraph = Construire un bureau du télégraphe
revolution-main-trade = Vendre une pièce de la section la plus à gauche
revolution-sell-track = Rail
revolution-sell-building = Bâtiment
revolution-due = { $n } $ à payer
revolution-pay = Payer { $n } $
revolution-ability = Ouvrier : { $effect }
revolution-as-white = ou, comme non qualifié : promouvoir
revolution-four-workers = Il vous faut { $n } ouvriers
revolution-use = Utiliser
revolution-take = Prendre
revolution-bonus = Bonus Première gare : { $effect }
revolution-tile = Défausser un ouvrier : { $effect }
revolution-offer = Un effet payant
revolution-take-worker = { $n ->
    [one] Prendre un ouvrier
   *[other] Prendre { $n } ouvriers
}
revolution-flip-up = de nouveau face visible
revolution-n-shares = { $n ->
    [one] { $n } part
   *[other] { $n } parts
}
revolution-a-worker = un ouvrier
revolution-where-supply = réserve
revolution-where-board = plateau
revolution-click-map = Choisissez un lieu éclairé.
revolution-click-telegraph = Choisissez une section éclairée.
revolution-not-now = Impossible maintenant.
revolution-later = Une fois les pièces placées.
revolution-why = Pourquoi ?
revolution-give = Donner { $worker }, { $where }
revolution-contract-follows = Une tuile Contrat suit.
revolution-may-end = Le reste est facultatif.
revolution-must-pass = Plus rien à placer : passez.
revolution-your-company = Votre compagnie
revolution-company-of = Compagnie : { $player }
revolution-companies = Compagnies
revolution-pieces-left =
    Rails restants : { $tracks }, bâtiments restants : { $buildings } ; une pièce se vend { $sale } $
revolution-action-space = { $worker ->
    [none] { $action }, aucun ouvrier
   *[other] { $action }, ouvriers : { $worker }
}
revolution-to-place = À placer
revolution-none-left = aucun, tous reviennent au prochain tour
revolution-trains = Trains
revolution-face-up = face visible, { $n } points
revolution-face-down = face cachée
revolution-progress = Progression
revolution-progress-help = points pour chacun
revolution-times-telegraph = × bureaux
revolution-times-stations = × gares
revolution-times-network = × villes niv. 5
revolution-track-worth =
    Vous : { $each } × { $n } = { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
revolution-objectives = Objectifs
revolution-completed =
    { $n ->
        [one] { $n } accompli
       *[other] { $n } accomplis
    }, { $points } points
revolution-points = { $n } points
revolution-manager-there = Dirigeant : { $worker }
revolution-manager-wanted = Dirigeant demandé : { $worker }
revolution-met = remplie
revolution-chain-ended = aucun autre objectif
revolution-contract = Contrat
revolution-in-pile = pile : { $n }
revolution-train-piles = Piles de trains
revolution-common = Ouvriers à engager
revolution-piles = dans les piles : { $list }
revolution-any-time = À tout moment
revolution-sell = Vendre
revolution-market = Contrat et trains
revolution-sell-shares = Vendre des parts
revolution-hire-any-time = À tout moment : engager, { $n } $
revolution-base-and-triangles = { $n ->
    [one] base + { $n } triangle
   *[other] base + { $n } triangles
}
revolution-cost = Coût
revolution-contract-on-the-way = Contrat à venir
revolution-one-tile = 1 tuile
revolution-set-up = Mise en place
revolution-round = Manche { $n }
revolution-last-round = Manche { $n } sur { $last }
revolution-short-setup = Tuiles
revolution-short-setup_reward = Récompense
revolution-short-worker = Ouvrier
revolution-short-action = Action
revolution-short-contract = Contrat
revolution-short-objectives = Objectifs
revolution-clockwise = Sens horaire
revolution-tab-turn = Tour
revolution-tab-company = Compagnie
revolution-tab-tracks = Échelles
revolution-short-col-money = Argent
revolution-short-col-shares = Parts
revolution-short-col-workers = Ouv.
revolution-short-col-stations = Gares
revolution-short-col-offices = Bur.
revolution-short-col-trains = Trains
revolution-short-col-points = PV
revolution-col-money = Argent
revolution-col-shares = Parts
revolution-col-workers = Ouvriers
revolution-col-stations = Gares sur la carte
revolution-col-offices = Bureaux du télégraphe
revolution-col-trains = Trains face visible + face cachée
revolution-col-points = Points actuels
revolution-end-action = Finir l’action
revolution-end-reward = Passer le reste
revolution-result-trains = Trains
revolution-result-objectives = Objectifs
revolution-result-progress_telegraph = Télégraphe
revolution-result-progress_stations = Gares
revolution-result-progress_network = Réseau
revolution-result-links = Liaisons
revolution-decide-setup = Choisissez une tuile de mise en place
revolution-help-setup = Elle donne une fois sa récompense, et l’ouvrier placé à côté.
revolution-decide-setup-reward = Récompense de la tuile de mise en place
revolution-help-setup-reward = Utilisez-la ou passez-la.
revolution-decide-worker = Placez un ouvrier
revolution-help-worker = Ligne : l’ouvrier. Colonne : l’action, avec ce qu’il ajoute.
revolution-decide-pass = Vous ne pouvez pas agir
revolution-help-pass = Il ne reste aucune pièce sur votre plateau individuel.
revolution-decide-station = Construisez une gare
revolution-help-station = Choisissez une ville éclairée.
revolution-decide-railroad =
    { $n ->
        [one] Chemin de fer : placez { $n } rail
       *[other] Chemin de fer : placez { $n } rails
    }
revolution-help-railroad = Choisissez un emplacement éclairé. Les triangles se paient en plus.
revolution-decide-telegraph = Construisez un bureau du télégraphe
revolution-help-telegraph = Choisissez une section éclairée sous la carte.
revolution-decide-trade = Vendez une pièce
revolution-help-trade = Un rail ou un bâtiment de la section la plus à gauche.
revolution-decide-pay = Payez { $due } $
revolution-help-pay = Si l’argent manque, des parts sont vendues automatiquement.
revolution-decide-rest = { $action } : le reste
revolution-help-rest = Choisissez dans la liste, dans n’importe quel ordre.
revolution-decide-end = { $action } : extras, ou fin
revolution-help-end = Le reste est facultatif.
revolution-decide-contract = Acceptez-vous un contrat ?
revolution-help-contract = Des parts contre une récompense, ou aucun contrat.
revolution-decide-reward = Récompense du contrat
revolution-help-reward = Choisissez dans la liste, dans n’importe quel ordre.
revolution-decide-keep = Gardez un de ces objectifs
revolution-help-keep = Il prend la place de celui qui est accompli, { $chain }.
revolution-decide-replace = Deux objectifs accomplis
revolution-help-replace = Lequel remplacer d’abord ?

## Le guide de la première partie

guide-revolution-goal-title = D’un océan à l’autre
guide-revolution-goal = Vous construisez un chemin de fer de Washington au Pacifique. Les points de victoire viennent des objectifs, des trains, des liaisons télégraphiques et des trois échelles de progression. Celui qui en a le plus gagne ; à la fin, l’argent ne vaut rien.
guide-revolution-turn-title = Un tour
guide-revolution-turn = Placez un ouvrier sur l’une des quatre actions et effectuez-la. Un contrat peut suivre, puis les objectifs accomplis sont remplacés. Quand votre réserve est vide, tous vos ouvriers reviennent.
guide-revolution-company-title = Votre compagnie
guide-revolution-company = Rails et bâtiments quittent ce plateau par la gauche. Le nombre au-dessus est le prix d’une pièce vendue avec Commerce. Les insignes montrent les autres compagnies.
guide-revolution-worker-title = Placez un ouvrier
guide-revolution-worker = Chaque ligne est un de vos ouvriers, chaque colonne une action. L’image est ce que cet ouvrier ajoute. Les blancs promeuvent ; les autres ont une capacité propre. Choisissez une case éclairée.
guide-revolution-action-title = Effectuez l’action
guide-revolution-action = Cette liste contient tout ce que l’action apporte, dans n’importe quel ordre. Ce qui est obligatoire est foncé ; le reste est facultatif. Choisissez une ligne et la barre montre son coût et son gain.
guide-revolution-city-title = Villes
guide-revolution-city = Le disque est le niveau ; puis viennent le coût d’une gare, la récompense principale et, dans le cadre, le bonus Première gare. La coche signifie que votre réseau atteint la ville. Pointez le panneau, ou gardez le doigt dessus, pour le lire en toutes lettres.
guide-revolution-telegraph-title = Le télégraphe
guide-revolution-telegraph = Un bureau apporte des parts, et davantage pour le premier. Vous pouvez défausser un ouvrier pour la tuile. Des bureaux dans des sections voisines forment une liaison, qui vaut les points inscrits sur le poteau.
guide-revolution-money-title = Argent et parts
guide-revolution-money = L’argent vient de Commerce et des parts. Vous pouvez vendre des parts à tout moment, ici. Si vous en avez les moyens, vous pouvez aussi engager un ouvrier à tout moment. Il vous faut toujours quatre ouvriers.
guide-revolution-progress-title = Progression
guide-revolution-progress = Chaque échelle multiplie : bureaux, gares ou villes de niveau 5. Le nombre de la case est la valeur de chacun. Les barrières rouges sont des péages : une part, de l’argent ou un ouvrier.
guide-revolution-objectives-title = Objectifs
guide-revolution-objectives = Remplissez les conditions et promouvez au rang de dirigeants les ouvriers demandés. À la fin du tour, un objectif accompli compte, et vous en choisissez un autre, qui vaut davantage.
guide-revolution-contract-title = Contrats
guide-revolution-contract = Un rail ou un bureau sur une icône Contrat déclenche cette tuile. Dans l’ordre du tour, chacun peut payer des parts pour une moitié ; celui qui l’a déclenchée peut prendre les deux.
guide-revolution-end-title = La fin
guide-revolution-end = Quand quelqu’un a vidé les sections à gauche de celle en pointillés, la manche se termine et chacun a encore un tour. La dernière colonne montre les points actuels. Bonne partie !
