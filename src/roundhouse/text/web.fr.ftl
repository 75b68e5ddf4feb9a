### Les mots du navigateur en français.

## La page

web-to-lobby = Au salon
web-skip = Aller à la décision
web-settings = Réglages
web-your-name = Votre nom
web-visitor = Invité
web-language = Langue
web-theme = Clair ou sombre
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-system = Comme le système
web-light-or-dark = Clair ou sombre
web-sound = Son
web-setting-sound = Son
web-setting-sound-help = Une cloche quand c’est à vous de jouer
web-setting-motion = Animations
web-setting-motion-help = Les pièces tombent et se déplacent ; rien ne bouge si le système le demande
web-setting-confirm = Demander avant chaque coup
web-setting-confirm-help = Sinon seulement avant les coups qui finissent le tour
web-setting-plain = Vue simple
web-setting-plain-help = Chaque jeu comme liste de ce qu’on peut faire, sans carte
web-close = Fermer
web-cancel = Annuler
web-no = Non
web-agree = D’accord
web-try-again = Réessayer
web-loading = Chargement…
web-cannot-load = Le serveur ne répond pas.
web-no-table = Cette table n’existe pas.
web-not-over = Cette partie n’est pas encore finie.
web-part-failed = Cette partie de la page a échoué.
web-less = Moins
web-more = Plus
web-copied = Copié
web-copy-link = Copier le lien

## Le salon

web-take-a-seat = Prenez place
web-take-a-seat-help = « Jouer maintenant » commence aussitôt contre des bots.
web-your-move-at = { $n ->
    [one] C’est à vous à une table.
   *[other] C’est à vous à { $n } tables.
}
web-bots = Bots
web-bot-random = Facile
web-bot-greedy = Moyen
web-play-now = Jouer maintenant
web-new-table = Nouvelle table
web-players-range = De { $least } à { $most } joueurs
web-about-workshop-of-the-world = Des canaux, puis des rails, en Angleterre
web-about-last-train-to-wensleydale = De petites lignes dans les vallées du Yorkshire
web-about-railroad-revolution = De Washington au Pacifique
web-about-railways-of-the-world = L’est des États-Unis et le Mexique
web-my-games = Mes parties
web-open-tables = Tables ouvertes
web-n-wait = { $n ->
    [0] aucune ne vous attend
    [one] une vous attend
   *[other] { $n } vous attendent
}
web-n-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
web-n-playing = { $n ->
    [one] une en cours
   *[other] { $n } en cours
}
web-no-games = Aucune partie. Jouez tout de suite, ou ouvrez une table.
web-no-tables = Aucune table ouverte. Ouvrez-en une.
web-your-move = À vous de jouer
web-waits-for-others = En attente des autres
web-waits-for-players = En attente de joueurs
web-finished = Terminée
web-being-played = En cours
web-play = Jouer
web-look = Regarder
web-watch = Regarder
web-sit-down = S’asseoir
web-look-at-record = Regarder un enregistrement
web-look-at-record-help = Une partie enregistrée, pas à pas, vérifiée selon les règles.
web-load-record = Charger un enregistrement

## Une nouvelle table

web-game = Jeu
web-seats = Places
web-number-of-players = Nombre de joueurs
web-n-players = { $n } joueurs
web-you-cap = Vous
web-seat-n = Place { $n }
web-kind-me = Personne
web-kind-here = Ici
web-kind-open = Par lien
web-kind-bot = Bot
web-strength = Force du bot
web-name = Nom
web-open-to-all = ouverte à tous
web-with-link = Avec le lien
web-pace = Rythme
web-pace-none = Sans pendule
web-pace-live = En direct
web-pace-day = Un coup par jour
web-who-may-join = Qui peut entrer
web-anyone = Tous
web-map = Carte
web-variants = Variantes
web-as-in-rulebook = tout selon le livret
web-create-table = Créer la table
web-table-of = Table de { $player }

## Avant le début

web-waiting-players = { $n ->
    [one] En attente d’un joueur
   *[other] En attente de { $n } joueurs
}
web-all-seated = Toutes les places sont prises
web-free-seat = La place { $n } est libre
web-stand-up = Quitter la place
web-bot-sits = La donner à un bot
web-invite = Inviter avec ce lien
web-start = Commencer
web-close-table = Fermer la table
web-table-closed = Cette table a été fermée.

## La table

web-board = Plateau
web-table = Table
web-players = Joueurs dans l’ordre du tour
web-players-tab = Joueurs
web-turn-order = Ordre du tour
web-you = vous
web-a-bot = un bot
web-away = absent
web-to-act = à jouer
web-done = terminé
web-secret = secret
web-time-left = Temps restant
web-panels = Panneaux
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-show-on-board = Montrer sur le plateau
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-write-message = Écrire un message
web-send = Envoyer
web-rules = Règles
web-search-rules = Chercher dans les règles
web-read-rule = Lire la règle
web-notes = Notes
web-notes-help = Notes pour vous, gardées dans ce navigateur seulement
web-only-you = Vous seul le voyez
web-spectators = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}
web-spectator = Spectateur
web-watching = Vous regardez
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-whole-board = Tout le plateau
web-can-be-chosen = peut être choisi
web-reconnecting = Reconnexion. Votre choix est conservé.
web-offline = Le serveur est injoignable. Votre choix est conservé.
web-slow = Trop rapide pour le serveur. Réessayez dans un instant.
web-too-late = La table a avancé. Choisissez de nouveau.
web-refused = Ce coup n’est pas possible
web-this-table = Cette table
web-link-to-watch = Lien vers cette table, pour regarder
web-seat-link = Lien personnel vers la place de { $player } : revenez depuis tout appareil. Gardez-le pour vous.
web-leave = Laisser un bot jouer pour moi
web-leave-help = Vous pouvez reprendre à tout moment.
web-bot-plays-for = Un bot joue pour { $player }.
web-take-over = Reprendre
web-has-left = { $player } est parti.
web-let-bot = Laisser jouer un bot

## La décision

web-decision = Votre décision
web-your-turn = À vous de jouer
web-is-deciding = En attente : { $player }
web-answers-coming = Les réponses arrivent
web-sealed-until = Secrètes jusqu’à ce que tout le monde ait répondu.
web-last = Dernier
web-choose = Choisir
web-choose-below = Choisissez un des coups permis.
web-undo = Revenir en arrière
web-undo-ask = Demander aux autres de revenir en arrière
web-undo-asked = La demande a été envoyée aux autres.
web-takeback-asked = { $player } voudrait revenir d’un coup.
web-hint = Demander un indice
web-hint-is = Indice : { $move }
web-legal-moves = Coups permis
web-asides = À tout moment
web-filter = Filtrer
web-ask-why = Pourquoi pas ?
web-ask-example = un coup en notation, comme bid 7
web-ask = Demander
web-hand-over = Passez à { $player }
web-hand-over-help = Personne d’autre ne doit voir la suite.
web-i-am = Je suis { $player }

## Touches

web-keys = Raccourcis clavier
web-key-enter = le bouton principal
web-key-escape = effacer le choix
web-key-undo = revenir en arrière
web-key-hint = un indice
web-key-walk = parcourir ce qui peut être choisi
web-key-walk-all = parcourir tout le plateau ; Entrée dit pourquoi pas
web-key-offer = choisir dans l’offre
web-key-tabs = journal, discussion, règles, notes
web-key-zoom = agrandir, réduire, tout le plateau
web-key-help = cette liste

## La fin et la relecture

web-game-over = Fin de la partie
web-wins = { $player } gagne de { $margin }
web-you-win = Vous gagnez de { $margin }
web-wins-tie = { $player } l’emporte à égalité, à { $n }
web-you-win-tie = Vous l’emportez à égalité, à { $n }
web-win-together = { $player } partagent la victoire, à { $n }
web-you-win-together = Vous partagez la victoire avec { $player }, à { $n }
web-ranking = Classement
web-score = Score
web-again = Rejouer
web-replay = Relecture
web-record = Télécharger l’enregistrement
web-share = Partager
web-link-to-move = Lien vers ce coup
web-first = Premier coup
web-back = Coup précédent
web-on = Coup suivant
web-last-move = Dernier coup
web-play-replay = Lecture
web-pause = Pause
web-at-start = Début de la partie
web-move-number = Coup { $n } sur { $total }
web-eyes = Vu par

## Workshop of the World sur le plateau

workshop-map = Carte de l’Angleterre avec villes et connexions
workshop-map-scotland = ÉCOSSE
workshop-map-england = ANGLETERRE
workshop-map-wales = GALLES
workshop-map-north-sea = Mer du Nord
workshop-map-irish-sea = Mer d’Irlande
workshop-map-english-channel = Manche
workshop-pounds = { $n } £
workshop-income-track = Piste des revenus : { $list }
workshop-on-offer = Cartes visibles
workshop-tab-offer = Cartes
workshop-in-deck = { $n } dans le paquet
workshop-set-aside = { $n } mises de côté
workshop-any-town = Une ville
workshop-of-value = de valeur { $value }
workshop-ticket-label = Carte { $n } : { $card }, { $note }, valeur { $value }
workshop-gamble = ou parier
workshop-gamble-help = La défausser et piocher la première carte mise de côté
workshop-demand = Demande
workshop-per-industry = par industrie
workshop-short-heavy = Lourde
workshop-short-light = Légère
workshop-short-textile = Textile
workshop-short-craft = Artisanat
workshop-short-port = Port
workshop-tokens = { $undrawn } à piocher · { $hands } en main
workshop-closed = { $connection } est fermée
workshop-free = inoccupée
workshop-built-by = construite par { $player } ({ $colour })
workshop-spaces = { $n ->
    [one] simple
   *[other] double
}
workshop-value = valeur { $value }
workshop-industries-of = industries : { $names }
workshop-no-industry = aucune industrie
workshop-round = Manche { $round } sur { $rounds }
workshop-log-round = Manche { $round }
workshop-short-era-canal = Canal { $round }/{ $rounds }
workshop-short-era-rail = Rail { $round }/{ $rounds }
workshop-col-bid = Enchère
workshop-col-bid-help = la dernière enchère révélée
workshop-col-cash = Thunes
workshop-col-cash-help = argent en main
workshop-col-income = Revenus
workshop-col-income-help = position sur la piste des revenus
workshop-col-links = Liens
workshop-col-links-help = liens du plus grand réseau / tous
workshop-col-works = Ind.
workshop-col-works-help = industries sur la carte
workshop-means = Moyens { $means } £ = { $cash } en main + moitié de { $income }
workshop-sealed-bid = Votre enchère secrète est de { $pounds } £.
workshop-recoup = Récupérer des revenus
workshop-recoup-help = { $pounds } £ coûtent { $spaces } cases : revenus { $before } → { $after }
workshop-your-bid = Votre enchère en livres
workshop-cash-mark = { $pounds } £ en main
workshop-which-colour = Quelle couleur
workshop-step-card = Carte
workshop-step-industry = Industrie
workshop-step-links = Liens
workshop-decide-demand = Placez un jeton demande
workshop-help-demand = Les autres restent secrets. Révélé quand tous ont choisi.
workshop-decide-auction = Votre enchère secrète
workshop-help-auction = Toutes les enchères se paient. Égalité : l’ordre actuel.
workshop-decide-colour = Quelle couleur enchérit d’abord ?
workshop-help-colour = L’autre enchérit à la seconde enchère.
workshop-decide-lot = Choisissez une carte à enchérir
workshop-help-lot = Cliquez sur une carte visible.
workshop-decide-raise = Enchérir pour { $lot }
workshop-help-raise = Surenchérissez, ou retirez-vous si c’est permis.
workshop-decide-card = Prenez une carte ville
workshop-help-card = Elle dit où va votre industrie.
workshop-decide-town = Choisissez une ville de valeur { $value }
workshop-help-town = Cliquez sur une ville éclairée.
workshop-decide-removal = { $town } est pleine : retirez une industrie
workshop-help-removal = Une de celles qui étaient là avant la vôtre.
workshop-decide-links = Construisez des liens depuis { $town }
workshop-help-links = { $cost } £ le lien. Cliquez sur une connexion éclairée, ou aucune.
workshop-help-links-chosen = Confirmez, ou choisissez une autre connexion.
workshop-help-links-more = Un lien choisi. Ajoutez-en un second, ou construisez.
workshop-no-link = Aucun lien
workshop-build = { $n ->
    [one] Construire 1 lien · { $pounds } £
   *[other] Construire { $n } liens · { $pounds } £
}
workshop-links-times = { $n } × { $pounds } £
workshop-cash = En main
workshop-income = Revenus
workshop-income-from = Revenus { $income }
workshop-from-income = Des revenus
workshop-nothing = rien
workshop-largest = Plus grand réseau
workshop-n-links = { $n ->
    [one] 1 lien
   *[other] { $n } liens
}
workshop-stays = reste à { $n }
workshop-of-places = { $n } sur { $value }
workshop-earns = rapporte { $pounds } £
workshop-link-to-it = Un lien vers elle
workshop-income-plus = revenus +{ $value }

## Last Train to Wensleydale sur le plateau

wensleydale-map = Carte des Yorkshire Dales avec villes et frontières
wensleydale-plain = plaine
wensleydale-dale = vallée
wensleydale-hill = colline
wensleydale-town-minor = petite ville
wensleydale-town-major = grande ville
wensleydale-town-company = ville de compagnie
wensleydale-opposition = { $n ->
    [one] { $n } pion d’opposition
   *[other] { $n } pions d’opposition
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
wensleydale-closed = { $a }–{ $b } est fermé
wensleydale-influence = Influence
wensleydale-track-government = Gouvernement
wensleydale-track-train = Trains
wensleydale-track-mr = Midland
wensleydale-track-ner = North Eastern
wensleydale-track-label = { $track } : { $list }
wensleydale-profit = Pertes et profits
wensleydale-profit-now = ce tour : { $list }
wensleydale-trains = Trains
wensleydale-trains-price = prix en influence trains
wensleydale-train = Train { $train }
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
wensleydale-boxes-open = cliquez pour enchérir
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
wensleydale-short-influence_points = Jetons
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
wensleydale-col-links-help = vos tronçons sur la carte / en tout
wensleydale-col-carried = Transportés
wensleydale-col-carried-help = pierre, fromage, passagers rouges et verts transportés
wensleydale-col-score = Points
wensleydale-col-score-help = points de victoire, si la partie finissait maintenant
wensleydale-col-sets = Séries
wensleydale-col-sets-help = séries complètes des quatre sortes, 2 points chacune
wensleydale-col-profit = Profit
wensleydale-col-profit-help = place sur la piste des pertes et profits
wensleydale-col-links-left = Tronçons
wensleydale-col-links-left-help = un point perdu par tronçon que personne n’a racheté
wensleydale-decide-box = Enchérissez sur une case d’influence
wensleydale-help-box = { $bids ->
    [0] Cliquez sur une case. Vous pouvez en tenir deux.
   *[other] Vous en tenez { $bids }. Cliquez sur une autre case.
}
wensleydale-decide-bid = Combien de cubes sur la case { $box } ?
wensleydale-help-bid = Plus que l’enchère en cours. Qui est dépassé reprend ses cubes.
wensleydale-decide-start = Posez une série de tronçons
wensleydale-help-start = Cliquez sur une frontière numérotée : on part d’une ville de compagnie ou d’un de vos tronçons.
wensleydale-decide-none = Vous ne pouvez rien construire
wensleydale-help-none = Il vous manque des tronçons, des cubes ou de l’influence.
wensleydale-decide-from = Posez une série depuis { $area }
wensleydale-help-from = Cliquez sur la zone suivante ou sur la frontière. Le nombre est le coût.
wensleydale-decide-on = Posez une série de tronçons
wensleydale-help-on = Vous êtes à { $area }. Cliquez sur la frontière suivante, ou construisez.
wensleydale-decide-which = Dans quel sens ?
wensleydale-help-which = Plus d’une série peut commencer ici.
wensleydale-decide-pay = { $n ->
    [one] Payez encore { $n } point
   *[other] Payez encore { $n } points
}
wensleydale-help-pay = Vos cubes sont épuisés. Choisissez la piste qui paie.
wensleydale-decide-pay-train = { $n ->
    [one] Payez encore { $n } point pour le train
   *[other] Payez encore { $n } points pour le train
}
wensleydale-help-pay-train = Trois autres points valent un point d’influence trains.
wensleydale-decide-train = Achetez un train, ou passez
wensleydale-help-train = Cliquez sur un train. Un seul de chaque prix.
wensleydale-decide-take = Transportez un pion, achetez un train, ou passez
wensleydale-help-take = Cliquez sur un pion éclairé, ou sur un train.
wensleydale-decide-sell = Faites racheter une série
wensleydale-help-sell = Cliquez sur un tronçon éclairé près d’une ville de compagnie, puis sur le dernier, dans une ville.
wensleydale-decide-sell-on = À la { $company }
wensleydale-help-sell-on = Vous êtes à { $area }. Cliquez sur le tronçon suivant ou le dernier, ou concluez dans une ville.
wensleydale-your-bid = Votre enchère en cubes sur la case { $n }
wensleydale-which-way = Dans quel sens
wensleydale-from-to = De { $a } à { $b }
wensleydale-purse-government = Gouvernement
wensleydale-purse-train = Trains
wensleydale-purse-mr = Midland
wensleydale-purse-ner = North Eastern
wensleydale-purse-cube = Cubes
wensleydale-cubes-in-hand = Cubes en main
wensleydale-box-brings = La case { $n } donne
wensleydale-n-links = { $n ->
    [one] { $n } tronçon
   *[other] { $n } tronçons
}
wensleydale-opposition-in = Opposition à { $area }
wensleydale-then-pay = Ensuite, à votre choix
wensleydale-n-influence = { $n } influence
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
wensleydale-buy = Acheter le train { $train }
wensleydale-take-all = Tout prendre, et passer
wensleydale-add = Ajouter { $a }–{ $b }

## Le guide de la première partie

guide = Guide de la première partie
guide-first = Première partie ?
guide-step = Guide { $n } sur { $total }
guide-skip = Passer le guide
guide-back = Retour
guide-next = Suite
guide-done = Terminé
guide-waits = Le guide continue avec : { $title }

guide-workshop-goal-title = Le plus riche gagne
guide-workshop-goal = Vous placez des industries dans les villes et les reliez par des canaux, puis par le rail. Tout cela rapporte ; le plus riche à la fin de l’ère du rail gagne.
guide-workshop-eras-title = Deux ères
guide-workshop-eras = D’abord l’ère des canaux, puis celle du rail. Chacune est une suite de manches entre deux moments où naît la demande. La gare jaune est le présent.
guide-workshop-money-title = Votre ligne
guide-workshop-money = Argent, revenu, liaisons et industries. L’argent des autres est secret. Vous commencez avec 50 £ et n’en recevez pas d’autres avant la fin de l’ère.
guide-workshop-display-title = Ce que rapporteront les industries
guide-workshop-display = À la fin de chaque ère, chaque industrie rapporte 1 £ par jeton de demande de son type ici. Construisez ce qui est demandé, ou amenez la demande là où vous avez construit.
guide-workshop-demand-title = Placez un jeton
guide-workshop-demand = Vous avez deux jetons que personne d’autre ne voit. Choisissez le type que vous voudriez mieux payé ; tous sont révélés ensemble.
guide-workshop-bid-title = Enchérissez pour l’ordre du tour
guide-workshop-bid = Chaque manche commence par des enchères secrètes. La plus haute joue en premier et a le choix des cartes. Tout le monde paie son enchère : 0 £ est donc aussi une bonne enchère.
guide-workshop-card-title = Prenez une carte
guide-workshop-card = Prenez une carte ville : une de vos industries va dans cette ville. Le nombre est la valeur de la ville : le revenu que vous donne une liaison vers elle. Pointez un billet pour voir la ville.
guide-workshop-links-title = Construisez jusqu’à deux liaisons
guide-workshop-links = Cliquez sur une liaison éclairée. Chacune coûte le prix de la barre. Chaque ville à ses bouts où vous avez une industrie augmente votre revenu de sa valeur ; la somme est dans la barre avant que vous confirmiez.
guide-workshop-income-title = La piste des revenus
guide-workshop-income = Votre marqueur montre votre revenu. À la fin de l’ère il vous est payé une fois, et revient à 0.
guide-workshop-short-title = À court d’argent ?
guide-workshop-short = Si une enchère ou une liaison coûte plus que votre argent, votre marqueur de revenu recule de deux cases par livre manquante. Cela se fait tout seul.
guide-workshop-end-title = La fin d’une ère
guide-workshop-end = On vous paie le revenu ; 2 £ par liaison de votre plus grand réseau, 1 £ par autre liaison ; et chaque industrie selon la demande. Puis les liaisons quittent la carte et l’ère du rail commence. Bonne partie.

guide-wensleydale-goal-title = Construire, transporter, céder à temps
guide-wensleydale-goal = Vous construisez des lignes dans les Dales et transportez pierre, fromage et passagers. Chaque pion est un point de victoire, chaque série des quatre sortes 2 de plus. Mais chaque tronçon coûte : faites-le racheter à temps par une grande compagnie.
guide-wensleydale-turn-title = Un tour
guide-wensleydale-turn = Dix phases ; quatre vous demandent quelque chose : les enchères, la construction, les trains, les rachats. Quatre tours à quatre joueurs, cinq à trois.
guide-wensleydale-cubes-title = Vos cubes
guide-wensleydale-cubes = Chaque tour vous prenez 12 cubes d’investissement. Ils servent à enchérir et à construire. Ceux qui restent sont gardés en main, jusqu’à 15.
guide-wensleydale-boxes-title = Cases d’influence
guide-wensleydale-boxes = Les cubes achètent de l’influence : G gouvernement, T trains, M Midland, N North Eastern. Le carré est un jeton tiré à chaque tour. Vous pouvez gagner deux cases.
guide-wensleydale-influence-title = À quoi sert l’influence
guide-wensleydale-influence = Le gouvernement ôte l’opposition, et qui en a le plus construit en premier. L’influence trains achète les trains, et qui en a le plus y commence. Midland et North Eastern servent aux villes de compagnie et à céder vos lignes.
guide-wensleydale-bid-title = Faites une enchère
guide-wensleydale-bid = Cliquez sur une case éclairée et réglez le nombre de cubes. Si on vous dépasse, vous reprenez vos cubes et enchérissez encore. Ne dépensez pas tout : il faut des cubes pour construire.
guide-wensleydale-build-title = Posez une série
guide-wensleydale-build = Partez d’une ville de compagnie et cliquez frontière après frontière : 1 point entre plaines, 2 vers une vallée, jamais sur une colline. La barre additionne cubes, influence et opposition. Annuler ôte un pas.
guide-wensleydale-trains-title = Achetez un train
guide-wensleydale-trains = Un train a des places pour passagers (en arc) et marchandises (carrées), pour ce tour seulement. Un seul de chaque prix. Sans train, rien ne bouge.
guide-wensleydale-carry-title = Transportez
guide-wensleydale-carry = Les pions éclairés sont à votre portée. Le fromage là où est votre tronçon, la pierre sur une colline près d’une ville libre à vous, les passagers vers une ville de compagnie de leur couleur. On joue un pion à la fois.
guide-wensleydale-profit-title = Pertes et profits
guide-wensleydale-profit = Chaque tour vous gagnez 2 par pierre et 1 par autre pion, et perdez 1 par tronçon à vous sur la carte. Le résultat déplace votre disque, et compte à la fin.
guide-wensleydale-takeover-title = Cédez à une compagnie
guide-wensleydale-takeover = Cliquez tronçon après tronçon d’une ville de compagnie à une autre ville. Un point de son influence paie deux tronçons. Ils ne vous coûtent plus rien, mais les villes de la compagnie sont fermées à certains pions.
guide-wensleydale-end-title = La fin
guide-wensleydale-end = Les pions, 2 par série, profit ou perte, et −1 par tronçon encore à vous. Cubes et influence ne valent rien. La colonne des points est toujours à jour. Bonne partie.

guide-revolution-goal-title = D’un océan à l’autre
guide-revolution-goal = Vous construisez un chemin de fer de Washington au Pacifique. Les points de victoire viennent des objectifs, des trains, des liaisons télégraphiques et des trois pistes de progression. Qui en a le plus gagne ; à la fin l’argent ne vaut rien.
guide-revolution-turn-title = Un tour
guide-revolution-turn = Placez un ouvrier sur l’une des quatre actions et effectuez-la. Un contrat peut suivre, puis les objectifs accomplis sont remplacés. Quand votre réserve est vide, tous vos ouvriers reviennent.
guide-revolution-company-title = Votre compagnie
guide-revolution-company = Rails et bâtiments quittent ce plateau par la gauche. Le nombre au-dessus est le prix d’une pièce vendue avec Commerce. Les badges montrent les autres compagnies.
guide-revolution-worker-title = Placer un ouvrier
guide-revolution-worker = Chaque ligne est un de vos ouvriers, chaque colonne une action. L’image est ce que cet ouvrier ajoute. Les blancs promeuvent ; les autres ont une capacité propre. Choisissez une case éclairée.
guide-revolution-action-title = Effectuer l’action
guide-revolution-action = Cette liste contient tout ce que l’action apporte, dans n’importe quel ordre. Ce qui est obligatoire est foncé ; le reste peut être laissé. Pointez une ligne et la barre montre son coût et son gain.
guide-revolution-city-title = Villes
guide-revolution-city = Le disque est le niveau ; puis le coût d’une gare, la récompense principale et, dans le cadre, le bonus de la première gare. La coche signifie que votre réseau est relié. Pointez le panneau pour le lire.
guide-revolution-telegraph-title = Le télégraphe
guide-revolution-telegraph = Un bureau apporte des parts, et davantage au premier. Vous pouvez défausser un ouvrier pour la tuile. Des bureaux dans des sections voisines forment une liaison ; ses points sont sur le poteau.
guide-revolution-money-title = Argent et parts
guide-revolution-money = L’argent vient de Commerce et des parts. Vous pouvez vendre des parts à tout moment, ici. Avec beaucoup d’argent vous pouvez aussi engager un ouvrier. Il vous faut toujours quatre ouvriers.
guide-revolution-progress-title = Progression
guide-revolution-progress = Chaque piste multiplie : bureaux, gares ou villes de niveau 5. Le nombre de la case est la valeur de chacun. Les barrières rouges sont des péages : une part, de l’argent ou un ouvrier.
guide-revolution-objectives-title = Objectifs
guide-revolution-objectives = Remplissez les conditions et promouvez les ouvriers demandés. À la fin du tour un objectif accompli compte, et vous en choisissez un autre, qui vaut davantage.
guide-revolution-contract-title = Contrats
guide-revolution-contract = Un rail ou un bureau sur une icône Contrat fait résoudre cette tuile. Dans l’ordre du tour chacun peut payer des parts pour une moitié ; qui l’a provoquée peut prendre les deux.
guide-revolution-end-title = La fin
guide-revolution-end = Quand quelqu’un a vidé les sections à gauche de celle en pointillés, la manche se termine et chacun a encore un tour. La dernière colonne montre les points du moment. Bonne partie.

## Railroad Revolution

revolution-map = Carte des États-Unis avec villes et emplacements de rails
revolution-telegraph = Sections du télégraphe
revolution-section = Section { $n }
revolution-tile-for-a-worker = contre un ouvrier : { $effect }
revolution-first-office = premier bureau : { $n } de plus
revolution-offices-of = bureaux : { $player }
revolution-link-points = { $count ->
    [0] Liaison entre les sections { $a } et { $b } : { $n } points
   *[other] Liaison entre les sections { $a } et { $b } : { $n } points pour { $player }
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
revolution-docket = Ce qui reste du tour
revolution-place-worker = Ouvrier et action
revolution-action = Action
revolution-must = à faire
revolution-may = au choix
revolution-setup = Choisir une tuile de mise en place avec son ouvrier
revolution-accept = Accepter
revolution-replace = Quel objectif remplacer d’abord ?
revolution-keep = Garder, { $n } points
revolution-keep-this = Garder cet objectif ({ $n } points)
revolution-main-station = Construire une gare dans une ville reliée
revolution-main-railroad = { $n ->
    [one] Placer { $n } rail
   *[other] Placer { $n } rails
}
revolution-main-telegraph = Construire un bureau de télégraphe
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
revolution-flip-up = de nouveau visible
revolution-n-shares = { $n ->
    [one] { $n } part
   *[other] { $n } parts
}
revolution-a-worker = un ouvrier
revolution-where-supply = réserve
revolution-where-board = plateau
revolution-click-map = Cliquez un lieu éclairé.
revolution-click-telegraph = Cliquez une section éclairée.
revolution-not-now = Impossible maintenant.
revolution-later = Une fois les pièces placées.
revolution-why = Pourquoi ?
revolution-give = Donner { $worker }, { $where }
revolution-contract-follows = Une tuile Contrat suit.
revolution-may-end = Vous pouvez laisser le reste.
revolution-must-pass = Plus rien à placer : passez.
revolution-your-company = Votre compagnie
revolution-company-of = Compagnie : { $player }
revolution-companies = Compagnies
revolution-pieces-left = { $tracks } rails et { $buildings } bâtiments restent ; une pièce se vend { $sale } $
revolution-action-space = { $worker ->
    [none] { $action }, aucun ouvrier
   *[other] { $action }, ouvriers : { $worker }
}
revolution-to-place = À placer
revolution-none-left = aucun, tous reviennent au prochain tour
revolution-trains = Trains
revolution-face-up = visible, { $n } points
revolution-face-down = retourné
revolution-progress = Progression
revolution-progress-help = points pour chacun
revolution-times-telegraph = × bureaux
revolution-times-stations = × gares
revolution-times-network = × villes niv. 5
revolution-track-worth = Vous : { $each } × { $n } = { $total } points
revolution-objectives = Objectifs
revolution-completed = { $n } accomplis, { $points } points
revolution-points = { $n } points
revolution-manager-there = Dirigeant : { $worker }
revolution-manager-wanted = Dirigeant demandé : { $worker }
revolution-met = remplie
revolution-chain-ended = plus d’objectif
revolution-contract = Contrat
revolution-in-pile = pile : { $n }
revolution-train-piles = Piles de trains
revolution-common = Ouvriers disponibles
revolution-piles = dans les piles : { $list }
revolution-any-time = À tout moment
revolution-sell = Vendre
revolution-market = Contrat et trains
revolution-sell-shares = Vendre des parts
revolution-hire-for = Engager, { $n } $
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
revolution-tab-company = Plateau
revolution-tab-tracks = Pistes
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
revolution-col-offices = Bureaux de télégraphe
revolution-col-trains = Trains visibles + retournés
revolution-col-points = Points actuels
revolution-end-action = Finir l’action
revolution-end-reward = Laisser le reste
revolution-result-trains = Trains
revolution-result-objectives = Objectifs
revolution-result-progress_telegraph = Télégraphe
revolution-result-progress_stations = Gares
revolution-result-progress_network = Réseau
revolution-result-links = Liaisons
revolution-decide-setup = Choisir une tuile de mise en place
revolution-help-setup = Elle apporte une fois sa récompense, et l’ouvrier à côté.
revolution-decide-setup-reward = Récompense de la tuile de mise en place
revolution-help-setup-reward = Effectuez-la, ou laissez-la.
revolution-decide-worker = Placer un ouvrier
revolution-help-worker = Ligne : l’ouvrier. Colonne : l’action, avec ce qu’il ajoute.
revolution-decide-pass = Vous ne pouvez pas agir
revolution-help-pass = Il ne reste aucune pièce sur votre plateau.
revolution-decide-station = Construire une gare
revolution-help-station = Cliquez une ville éclairée.
revolution-decide-railroad = { $n ->
    [one] Chemin de fer : placer { $n } rail
   *[other] Chemin de fer : placer { $n } rails
}
revolution-help-railroad = Cliquez un emplacement éclairé. Les triangles coûtent.
revolution-decide-telegraph = Construire un bureau de télégraphe
revolution-help-telegraph = Cliquez une section éclairée sous la carte.
revolution-decide-trade = Vendre une pièce
revolution-help-trade = Un rail ou un bâtiment de la section la plus à gauche.
revolution-decide-pay = Payer { $due } $
revolution-help-pay = Des parts sont vendues d’elles-mêmes pour ce qui manque.
revolution-decide-rest = { $action } : le reste
revolution-help-rest = Choisissez dans la liste, dans n’importe quel ordre.
revolution-decide-end = { $action } : extras, ou fin
revolution-help-end = Ce qui est au choix peut être laissé.
revolution-decide-contract = Accepter un contrat ?
revolution-help-contract = Des parts contre une récompense. Ou aucun.
revolution-decide-reward = Récompense du contrat
revolution-help-reward = Choisissez dans la liste, dans n’importe quel ordre.
revolution-decide-keep = Garder un de ces objectifs
revolution-help-keep = Il prend la place de celui qui est accompli, { $chain }.
revolution-decide-replace = Deux objectifs accomplis
revolution-help-replace = Lequel remplacer d’abord ?

## Railways of the World sur le plateau

railways-map = Carte avec villes, hexagones et voies
railways-overview = Toute la carte ; un clic y mène
railways-water-atlantic = Océan Atlantique
railways-water-gulf = Golfe du Mexique
railways-water-pacific = Océan Pacifique
railways-water-california = Golfe de Californie
railways-water-michigan = Lac Michigan
railways-water-huron = Lac Huron
railways-water-erie = Lac Érié
railways-water-ontario = Lac Ontario
railways-cubes = { $n } × { $colour }
railways-empty = sans marchandises
railways-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
railways-link-of = { $a }–{ $b }, liaison de { $owner }
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
railways-others = Autres
railways-last-turn = Le tour { $n } est le dernier
railways-empties = { $n } villes sans marchandises sur { $total }
railways-turn = Tour { $n }
railways-round = Manche { $n }
railways-short = Tour { $n }, manche { $round }
railways-auction = Enchère
railways-baron = Barons
railways-income = Revenus
railways-by-points = selon les points
railways-income-of = { $player } : { $points } points, { $income }
railways-operations = Opérations
railways-face-up = visibles · pioche { $n }
railways-your-cards = Vos cartes
railways-card = Carte
railways-lines = Grandes Lignes
railways-line = { $a }–{ $b }
railways-first-to-connect = au premier qui relie
railways-western = Liaison de l’Ouest { $city }
railways-tab-cards = Cartes
railways-tab-income = Revenus
railways-col-cash = Argent
railways-col-cash-help = argent en main
railways-col-bonds = Oblig.
railways-col-bonds-help = obligations émises : 1 000 $ par tour et un point à la fin, chacune
railways-col-engine = Loco
railways-col-engine-help = niveau de la locomotive : liaisons d’une livraison
railways-col-links = Liaisons
railways-col-links-help = liaisons complètes
railways-col-points = Points
railways-col-points-help = place sur la piste des revenus
railways-col-baron = Baron
railways-col-baron-help = points du Baron
railways-col-score = Total
railways-col-score-help = points, moins les obligations, plus le Baron
railways-gained-links = Livraisons
railways-gained-depots = Dépôts
railways-gained-hotels = Hôtels
railways-gained-goals = Cartes
railways-gained-lines = Lignes
railways-decide-baron = Gardez un Baron du rail
railways-help-baron = Un but secret pour la fin. L’autre est rendu.
railways-decide-auction = Enchérissez pour jouer en premier
railways-help-auction = Seul le gagnant paie. Il choisit en premier pendant les trois manches.
railways-decide-action = Choisissez une action
railways-help-action = Une carte du panneau, ou passez.
railways-decide-sure = Confirmez l’action
railways-help-sure = Appuyez sur le bouton, ou choisissez autre chose.
railways-decide-build = Construisez une voie
railways-help-build = Cliquez sur une ville allumée ou le bout de votre voie, ou tirez de là sur les hexagones.
railways-decide-deliver = Livrez un cube marchandise
railways-help-deliver = Cliquez sur un cube allumé. Il peut emprunter jusqu’à { $level } liaisons.
railways-decide-to = Livrez le cube { $colour } de : { $city }
railways-help-to = Cliquez sur une ville allumée ou un itinéraire de la liste.
railways-decide-urbanize = Urbanisez une ville grise
railways-help-urbanize = Cliquez sur une ville allumée. Elle reçoit une couleur et deux cubes.
railways-decide-western = Construisez une Liaison de l’Ouest
railways-help-western = Cliquez sur une ville allumée.
railways-decide-grow = Croissance urbaine
railways-help-grow = Cliquez sur la ville qui reçoit de nouveaux cubes.
railways-decide-depot = Placez le Dépôt commercial
railways-help-depot = Cliquez sur une liaison allumée d’un autre joueur.
railways-decide-first = Construisez une voie à partir de : { $city }
railways-help-first = Cliquez sur un hexagone allumé près de la ville, puis le suivant. Ou tirez à partir de la ville.
railways-decide-end = Où mène la voie ?
railways-help-end = Cliquez sur une des extrémités ou l’hexagone suivant.
railways-decide-lay = Construisez une voie à partir de : { $city }
railways-help-lay = { $laid } tuiles posées sur { $total }. Cliquez sur l’hexagone suivant, ou arrêtez-vous ici.
railways-decide-colour = Quelle couleur pour { $city } ?
railways-help-colour = Les cubes de cette couleur pourront y être livrés.
railways-decide-route = La suite de l’itinéraire
railways-help-route = Cliquez sur une ville allumée ou un itinéraire de la liste.
railways-decide-bonds = Combien d’obligations pour { $price } ?
railways-help-bonds = Chacune rapporte 5 000 $ maintenant, coûte 1 000 $ par tour et un point à la fin.
railways-help-build-tap = Touchez une ville allumée ou le bout de votre voie, puis un hexagone après l’autre.
railways-help-first-tap = Touchez un hexagone allumé près de la ville, puis le suivant.
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
railways-left = { $n } restantes
railways-which-cube = Quel cube ?
railways-high-bid = Plus haute enchère
railways-no-bid = aucune
railways-if-first = Si vous gagnez
railways-with-bonds = avec des obligations
railways-new-bonds = Obligations nécessaires
railways-n-tiles = { $n } tuiles sur { $total }
railways-new-link = Nouvelle liaison
railways-not-joined = Pas encore reliée à une ville
railways-gone = retirée après la manche { $n }
railways-then-empty = Ensuite sans marchandises
railways-stop = S’arrêter ici
railways-bid = Miser { $price }
railways-withdraw = Se retirer
railways-buy-engine = Acheter la locomotive
railways-take = Prendre la carte
railways-use = Utiliser la carte
railways-keep = Garder { $baron }
railways-complete = Terminer la liaison
railways-lay = { $n ->
    [one] Poser { $n } tuile
   *[other] Poser { $n } tuiles
}
railways-deliver = Livrer à { $city } · +{ $n }
railways-goal-longest_route = plus long itinéraire de liaisons à soi : { $n } points
railways-goal-links_at_city = { $each } points par liaison à soi à { $a }, { $n } au plus
railways-goal-connect = { $a } et { $b } reliées par des liaisons à soi : { $n } points
railways-goal-most_money = le plus d’argent : { $n } points
railways-goal-fewest_bonds = le moins d’obligations : { $n } points
railways-goal-most_links = le plus de liaisons complètes : { $n } points
railways-goal-highest_engine = le plus haut niveau de locomotive : { $n } points
railways-goal-western_link = une Liaison de l’Ouest construite : { $n } points
railways-effect-first_delivery = première livraison : +{ $n }
railways-effect-first_long_delivery = première livraison sur { $need } liaisons : +{ $n }
railways-effect-first_engine = première loco de niveau { $need } : +{ $n }
railways-effect-service_bounty = première livraison là : +{ $n }
railways-effect-first_colours = premier avec { $need } couleurs : +{ $n }
railways-effect-hotel = +{ $n } par livraison là
railways-effect-income_bonus = { $n } $ de plus par tour
railways-effect-extra_actions = { $n } actions tout de suite
railways-effect-add_cubes = { $n } cubes pour une ville
railways-effect-free_new_city = une Nouvelle Ville gratuite
railways-effect-trading_depot = un dépôt chez un autre
railways-effect-free_open_tiles = { $n } tuiles de plaine gratuites
railways-effect-half_price_mountain = montagnes et crêtes à moitié
railways-effect-longer_build = jusqu’à { $n } tuiles
railways-effect-build_discount = une construction à { $n } $ de moins
railways-effect-extra_link = une livraison avec { $n } liaison de plus
railways-symbol-green_dot = but pour tous
railways-symbol-purple_diamond = une fois par tour
railways-symbol-red_x = tout de suite, puis retirée
railways-symbol-hand = à garder
railways-symbol-none = durable

guide-railways-goal-title = Les points gagnent
guide-railways-goal = Vous construisez des liaisons entre les villes et y livrez des cubes. Chaque liaison d’une livraison est un point pour son propriétaire. Les obligations coûtent des points à la fin.
guide-railways-baron-title = Votre Baron
guide-railways-baron = Un but que vous seul connaissez et qui vaut des points à la fin. Le cadre en tirets avec le cadenas est secret.
guide-railways-turn-title = Un tour
guide-railways-turn = Une enchère pour la première place, trois manches d’une action chacune, puis revenus et dividendes.
guide-railways-money-title = Argent et obligations
guide-railways-money = Vous commencez sans rien. Ce que vous ne pouvez pas payer l’est par des obligations, d’elles-mêmes : 5 000 $ chacune, 1 000 $ de dividendes par tour et un point de moins à la fin. Elles ne sont jamais remboursées.
guide-railways-auction-title = Misez ou retirez-vous
guide-railways-auction = Seul le gagnant paie. Être premier compte quand une livraison ou une carte ne suffit qu’à un seul.
guide-railways-income-title = Revenus
guide-railways-income = Vos points sont votre place sur cette courbe, qui vous paie à chaque tour. Elle monte vite au début et redescend après 49.
guide-railways-build-title = Construisez
guide-railways-build = Choisissez Construire, cliquez sur une ville allumée puis un hexagone après l’autre, ou tirez. Quatre tuiles au plus : 2 000 $ en plaine, 3 000 $ sur l’eau, 4 000 $ en montagne, 4 000 $ de plus pour une crête. Reliez deux villes, sinon la voie disparaît après la manche 3.
guide-railways-deliver-title = Livrez
guide-railways-deliver = Cliquez sur un cube allumé : toutes les villes qui le veulent s’allument, avec les points. La liste montre chaque itinéraire et qui gagne quoi. La première liaison doit être à vous.
guide-railways-engine-title = La locomotive
guide-railways-engine = Son niveau est le nombre de liaisons d’une livraison. La suivante s’achète ici, un niveau à la fois.
guide-railways-cards-title = Cartes Opérations
guide-railways-cards = En prendre une est une action. Le point vert est un but pour tous : le premier gagne les points. Les autres disent ce qu’elles font.
guide-railways-lines-title = Grandes Lignes
guide-railways-lines = Le premier qui relie les deux villes par ses propres liaisons prend les points.
guide-railways-end-title = La fin
guide-railways-end = Quand autant de villes sont sans marchandises, on joue encore un tour entier. Puis : points, moins un par obligation, plus le Baron. Bon jeu.
