### Les mots du navigateur en français.

## La page

web-to-lobby = Retour au salon
web-skip = Aller à la décision
web-settings = Réglages
web-your-name = Votre nom
web-visitor = Invité
web-language = Langue
web-theme = Apparence
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-system = Selon le système
web-light-or-dark = Clair ou sombre
web-sound = Son
web-setting-sound = Son
web-setting-sound-help = Pions, monnaie, trains et une clochette quand c’est à vous
web-pace-once = Immédiats
web-pace-brisk = Rapides
web-pace-calm = Calmes
web-pace-others = Coups des autres
web-volume = Volume
web-setting-motion = Animations
web-setting-motion-help = Les pièces tombent et se déplacent ; désactivées si le système demande moins de mouvement
web-setting-confirm = Demander avant chaque coup
web-setting-confirm-help = Sinon seulement avant les coups qui finissent le tour
web-setting-plain = Vue simple
web-setting-plain-help = Chaque jeu sous forme de listes de coups, sans la carte
web-told = { $name } : { $what }
web-close = Fermer
web-cancel = Annuler
web-no = Non
web-agree = D’accord
web-try-again = Réessayer
web-loading = Chargement…
web-cannot-load = Le serveur ne répond pas.
web-seen-last = Vues récemment sur cet appareil
web-offline-table = Pas de connexion au serveur. La table s’affiche telle qu’elle était la dernière fois sur cet appareil.
web-offline-lobby = Vous êtes hors ligne, ou le serveur ne répond pas. Vous pouvez encore revoir ce qui a été ouvert sur cet appareil.
web-no-table = Cette table n’existe pas.
web-not-over = Cette partie n’est pas encore finie.
web-part-failed = Une erreur s’est produite ici.
web-face-failed = Le plateau dessiné de ce jeu ne fonctionne pas : voici le plateau simple.
web-face-version = Le plateau dessiné de ce jeu a été fait pour une autre version de Roundhouse : voici le plateau simple.
web-less = Moins
web-more = Plus
web-copied = Copié
web-copy-link = Copier le lien

## Le salon

web-take-a-seat = Prenez place
web-take-a-seat-help = « Jouer maintenant » lance aussitôt une partie contre des bots.
web-your-move-at =
    { $n ->
        [one] À vous de jouer à une table.
       *[other] À vous de jouer à { $n } tables.
    }
web-bots = Bots
web-bot-of-level = un bot : { $level }
web-play-now = Jouer maintenant
web-new-table = Nouvelle table
web-puzzles = Problèmes
web-players-range = De { $least } à { $most } joueurs
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
web-kind-me = Humain
web-kind-here = Ici
web-kind-open = Par lien
web-kind-bot = Bot
web-strength = Force du bot
web-name = Nom
web-open-to-all = ouverte à tous
web-with-link = Avec le lien
web-pace = Rythme
web-pace-none = Sans pendule
web-pace-live = Temps réel
web-pace-day = Un coup par jour
web-who-may-join = Qui peut entrer
web-anyone = Tout le monde
web-map = Carte
web-variants = Variantes
web-as-in-rulebook = tout selon la règle de base
web-create-table = Créer la table
web-table-of = Table ouverte par { $player }

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
web-folded = Autres tableaux
web-unread =
    { $n ->
        [one] { $n } non lu
       *[other] { $n } non lus
    }
web-answer-bot = { $player }, un bot, répond après les autres
web-answer-open = En attente : { $player }
web-answer-done = { $player } a répondu
web-bot-later = Un bot : il répond après les autres
web-away = absent
web-to-act = c’est son tour
web-done = terminé
web-secret = secret
web-time-left = Temps restant
web-panels = Panneaux
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-show-on-board = Montrer sur le plateau
web-speed = Vitesse
web-everything-open = Tout révélé
web-jump-to-move = Aller à ce coup
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-mute = Masquer les messages des spectateurs
web-chat-visitors = Les spectateurs peuvent écrire
web-chat-closed = À cette table, les spectateurs ne peuvent pas écrire.
web-write-message = Écrire un message
web-send = Envoyer
web-rules = Règles
web-search-rules = Chercher dans les règles
web-read-rule = Lire la règle
web-notes = Notes
web-notes-help = Vos notes, conservées uniquement dans ce navigateur
web-notes-help-account = Vos notes : personne d’autre ne les lit, et elles suivent votre compte
web-chat-hidden = { $n ->
    [one] Une ligne d’une personne que vous avez bloquée est masquée.
   *[other] { $n } lignes de personnes que vous avez bloquées sont masquées.
}
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
web-reconnecting = Reconnexion en cours. Votre choix est conservé.
web-offline = Le serveur est injoignable. Votre choix est conservé.
web-weather = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu : la partie reprendra d’elle-même.
web-slow = Trop vite pour le serveur. Réessayez dans un instant.
web-too-late = La partie a avancé entre-temps. Choisissez à nouveau.
web-refused = Ce coup n’est pas possible
web-this-table = Cette table
web-link-to-watch = Lien vers cette table, pour regarder
web-seat-link = Lien personnel pour { $player }, pour revenir à sa place depuis n’importe quel appareil. Gardez-le pour vous.
web-leave = Laisser un bot jouer à ma place
web-leave-help = Vous pouvez reprendre à tout moment.
web-bot-plays-for = Un bot joue pour { $player }.
web-take-over = Reprendre
web-has-left = { $player } a quitté la table.
web-let-bot = Laisser jouer un bot

## La décision

web-decision = Votre décision
web-your-turn = À vous de jouer
web-is-deciding = En attente : { $player }
web-answers-coming = Les réponses arrivent
web-sealed-until = Secrètes jusqu’à ce que tout le monde ait répondu.
web-last = Dernier événement
web-choose = Choisir
web-choose-below = Choisissez un des coups permis.
web-undo = Revenir en arrière
web-undo-ask = Demander à revenir en arrière
web-undo-asked = La demande a été envoyée aux autres.
web-undo-refused = Les autres n’ont pas accepté de revenir en arrière.
web-takeback-asked = { $player } voudrait reprendre un coup.
web-hint = Demander un indice
web-hint-is = Indice : { $move }
web-hints = Meilleurs coups
web-hint-chance = chances de gagner
web-hint-percent = { $chance } %
web-hint-expected = place moyenne { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-hint-more = { $points } de plus pour { $term }
web-hint-less = { $points } de moins pour { $term }
web-hint-even = à peu près comme les autres
web-thinking = Réflexion en cours…
web-is-thinking = { $count ->
    [one] { $player } réfléchit…
   *[other] { $player } réfléchissent…
}
web-legal-moves = Coups permis
web-asides = À tout moment
web-filter = Filtrer
web-ask-why = Pourquoi pas ?
web-ask-example = un coup en notation, par exemple bid 7
web-ask = Demander
web-hand-over = Passez la main à { $player }
web-hand-over-help = Personne d’autre ne doit voir la suite.
web-i-am = Je suis { $player }

## Touches

web-about = Tout sur { $player }
web-about-warning = coûte plus que cela ne peut rapporter
web-keys = Raccourcis clavier
web-key-enter = le bouton principal
web-key-escape = effacer le choix
web-key-undo = revenir en arrière
web-key-replay-open = tout révéler, ou non
web-key-replay-speed = vitesse
web-key-replay-step = un coup en arrière ou en avant
web-key-replay-play = lecture ou pause
web-key-hint = un indice
web-key-walk = parcourir ce qui peut être choisi
web-key-walk-all = parcourir tout le plateau ; Entrée dit pourquoi pas
web-key-offer = choisir dans l’offre
web-key-tabs = journal, discussion, règles, notes
web-key-about = parcourir les joueurs
web-key-zoom = agrandir, réduire, tout le plateau
web-key-help = cette liste

## La fin et la relecture

web-game-over = Fin de la partie
web-wins = { $player } gagne avec { $margin } d’avance
web-you-win = Vous gagnez avec { $margin } d’avance
web-wins-tie = { $player } l’emporte au départage, à { $n }
web-you-win-tie = Vous l’emportez au départage, à { $n }
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

## Le guide de la première partie

guide = Guide de la première partie
guide-first = Première partie ?
guide-step = Guide { $n } sur { $total }
guide-skip = Passer le guide
guide-unfold = Lire
guide-back = Retour
guide-next = Suite
guide-done = Terminé
guide-waits = Le guide continue avec : { $title }

web-nudge = Relancer
web-nudged = { $player } vous attend.
web-waits-long = Vous attendez { $player } depuis un moment.
web-was-nudged = { $player } a reçu un rappel.
web-vote-bot = { $player } propose qu’un bot joue pour { $other } jusqu’à son retour.
web-vote-end = { $player } propose d’arrêter la partie ici.
web-vote-open = La demande a été envoyée aux autres.
web-propose-end = Proposer d’arrêter
web-end-help = Si tout le monde est d’accord, la partie s’arrête ici. On pourra toujours la revoir.
web-resign = Abandonner
web-resign-help = Un bot joue à votre place jusqu’à la fin, sans retour possible.
web-resign-sure = Faire abandonner { $player } ? Il n’y aura pas de retour.
web-resigned = Vous avez abandonné.
web-ended = La partie a été arrêtée
web-ended-help = Les joueurs ont décidé d’arrêter avant la fin. On peut revoir la partie.
web-remove = Retirer de ma liste
web-remove-sure = La retirer ? Sans son lien, vous ne pourrez pas y revenir.

# Un nom à soi

web-account = Compte
web-ratings = Classements
web-rated = Classée
web-not-rated = Non classée
web-counts = Compte au classement ?
web-clock-stands = La pendule est arrêtée
web-seek = Trouver des adversaires
web-moment = La table du moment
web-tournaments = Tournois
web-people = Joueurs
