# Un nom à soi

web-account-help = On peut jouer sans. Avec un nom à vous, vous êtes reconnu sur chaque appareil et vos parties vous suivent.
web-claim-name = Réserver un nom
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-sign-out-all = Se déconnecter partout
web-signed-in-as = Connecté sous le nom { $player }.
web-password = Mot de passe
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-set-password = Enregistrer le mot de passe
people-saved = C’est enregistré.
people-rename = Changer de nom
people-rename-help = Aux tables où vous êtes déjà, l’ancien reste.
people-rename-do = Prendre ce nom
people-codes-help = Notez-les ou imprimez-les : ils ne s’affichent que maintenant, et chacun sert une seule fois.
web-with-passkey = Le réserver avec une clé d’accès
web-sign-in-passkey = Se connecter avec une clé d’accès
web-passkey = Clé d’accès
web-passkeys = Clés d’accès
web-add-passkey = Ajouter une clé d’accès
web-remove-key = Supprimer
web-passkey-stopped = La clé d’accès n’a pas été utilisée.
web-code = Code
web-sign-in-code = Se connecter avec un code
web-other-device = Un autre appareil
web-show-code = Afficher un code
web-device-help = Connectez-vous avec ce code sur l’autre appareil. Il sert une seule fois, dans les dix minutes.
web-recovery = Codes de secours
web-recovery-help = { $n ->
    [0] Vous n’en avez pas. Gardez-en au cas où vous perdriez tout le reste.
    [one] Il en reste un. De nouveaux codes le remplacent.
   *[other] Il en reste { $n }. De nouveaux codes les remplacent.
}
web-make-codes = Créer de nouveaux codes
web-devices = Connecté sur
web-this-device = cet appareil
web-program = un programme
web-my-data = Mes données
web-download-data = Tout télécharger
web-delete-account = Supprimer le compte
web-delete-help = Votre nom, vos messages et tout ce qui ouvre le compte disparaîtront ; aux tables des autres restera un ancien joueur. Saisissez { $player } pour confirmer.
web-delete-for-good = Supprimer définitivement
web-nobody = Il n’y a personne de ce nom ici.
web-member-since = Ici depuis le { $day }
web-results = Résultats
web-games-played = Jouées
web-games-won = Gagnées
web-mean-score = Score moyen
web-no-results = Aucune partie terminée pour l’instant.
web-played = Parties jouées
web-played-private = vous seul voyez les parties privées
web-minutes = { $n } min
web-ended-early = interrompue
web-place = { $place } sur { $of }

people-by-mail = Envoyez-moi un lien
people-mail = Adresse e-mail
people-mail-sent = Si l’adresse est juste, un lien est en route. Il sert une seule fois, dans l’heure.
people-qr = Ou scannez ceci avec son appareil photo.
people-come = Heureux de vous revoir
people-come-confirm = Continuer
people-come-done = C’est fait. Vous pouvez fermer cette page, ou jouer.
people-come-help = Le lien de votre e-mail sert une seule fois. Continuer dans ce navigateur ?
people-come-device = Se connecter sur cet appareil
people-come-device-help = Ce code sert une seule fois. Continuer dans ce navigateur ? Votre compte s’ouvrira ici.
people-leave = Arrêter ces messages
people-leave-help = Les avis sur votre tour n’arriveront plus par cette voie.
people-left = Vous ne serez plus averti par cette voie.
people-blocked = Personnes avec qui vous ne jouez pas
people-block = Ne pas jouer avec { $player }
people-unblock = Rejouer avec { $player }
people-report = Signaler
people-report-help = Que doivent savoir sur { $player } les responsables de ce serveur ?
people-report-send = Envoyer le signalement
people-reported = Merci. Les responsables de ce serveur vont l’examiner.
people-rating = Cote
people-ratings = Classements
people-ratings-help = Parties classées seulement, par jeu et nombre de joueurs ; personnes et bots dans une même liste. Le nombre après ± indique l’incertitude : la force réelle s’y trouve dans environ 95 cas sur 100.
people-no-ratings = Personne n’a encore joué de partie classée.
people-rated-games = Parties classées
people-provisional = encore incertaine
people-pool = { $game }, { $n } joueurs
people-former = Ancien joueur
people-bot = { $bot } (bot)
people-rank = Rang
people-chart = Cote après chacune des { $n } dernières parties : de { $first } à { $last }
people-openings = Ouvertures préférées
people-opening-note = { $n ->
    [one] une fois
   *[other] { $n } fois
}, { $place }
people-mean-place = place moyenne { $place }

# Être averti

people-notices = Me prévenir quand c’est à moi
people-notices-help = Seulement en votre absence : un tour joué à temps n’est pas annoncé, et aucun tour ne l’est deux fois.
people-quiet = M’avertir
people-quiet-0 = aussitôt
people-quiet-5 = après 5 minutes
people-quiet-60 = après 1 heure
people-quiet-720 = après 12 heures
people-hours = Pas entre
people-hours-and = et
people-hours-off = À toute heure
people-hours-set = Fixer des heures de silence
people-push-on = Me prévenir dans ce navigateur
people-push-no = Ce navigateur ne peut pas être prévenu, ou n’y a pas été autorisé.
people-hook = Webhook
people-hook-address = Adresse (https://…)
people-hook-add = Ajouter
people-hook-secret = Le secret de sa signature, montré cette seule fois : { $secret }
people-kind-push = Navigateur
people-kind-mail = E-mail
people-kind-hook = Webhook (JSON)
people-kind-discord = Discord
people-kind-slack = Slack
people-try = Envoyer un test
people-tried = C’est envoyé.
people-failing = n’arrive pas
people-every = Au plus
people-every-0 = à chaque fois
people-every-60 = une fois par heure
people-every-1440 = une fois par jour
people-mail-add = Ajouter cette adresse

# Ce qui est envoyé

notice-turn = C’est à vous : { $game }
notice-turn-more = On vous attend : { $others }.
notice-begun = La partie a commencé : { $game }
notice-begun-more = Avec { $others }.
notice-try = Roundhouse peut vous joindre ici
notice-try-more = Ici, vous saurez quand c’est à vous.
notice-mail-many = C’est à vous à { $n } tables
notice-mail-hello = Bonjour { $player },
notice-mail-leave = Vous n’en voulez pas ? Arrêtez ces messages : { $url }
letter-subject-mail-add = Confirmez votre adresse
letter-subject-mail-claim = Réservez votre nom
letter-subject-mail-enter = Votre lien de connexion
letter-mail-add = { $player }, ce lien confirme que les avis sur votre tour peuvent arriver ici :
letter-mail-claim = Ce lien réserve pour vous le nom { $player } :
letter-mail-enter = Ce lien vous connecte sous le nom { $player } :
letter-end = Il sert une seule fois, dans l’heure. Si vous ne l’avez pas demandé, ne faites rien.

# Pendules pour des jours

people-out = Ce qui arrive quand le temps est écoulé
people-out-move = Un bot joue ce coup
people-out-pass = Le tour est passé, si le jeu le permet
people-out-takeover = Un bot joue jusqu’à leur retour
people-out-out = Ils sont éliminés, un bot joue jusqu’à la fin
people-refill = Ce qui revient à la réserve après chaque tour
people-refill-n = { $n ->
    [0] rien
   *[other] { $n } heures
}
people-holidays = Vacances pour chaque joueur
people-days = { $n ->
    [0] aucune
   *[other] { $n } jours
}
people-nights = Les pendules ne tournent que de 8 h à 22 h
people-holiday = Partir en vacances
people-holiday-help = Votre pendule s’arrête pendant { $n } jours ; il vous en reste { $left } dans cette partie.
people-back = Je suis de retour
people-seek-help = Vous attendez à une table jusqu’à ce qu’assez de gens veuillent la même chose. On commence quand toutes les places sont prises.

# Tournois

people-tournaments-all = Tous les tournois
people-new-tournament = Nouveau tournoi
people-no-tournaments = Il n’y en a pas encore.
people-title = Titre
people-kind-of = Formule
people-kind-of-swiss = Suisse
people-kind-of-round-robin = Toutes rondes
people-kind-of-knock-out = À élimination
people-size = Joueurs par table
people-rounds = Rondes
people-best = Combien se qualifient à chaque table
people-listed = Visible pour tous
people-sign-in-first = Connectez-vous d’abord : dans un tournoi, chacun a un nom à soi.
people-n-people = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
people-cup-open = ouvert
people-cup-running = en cours
people-cup-over = terminé
people-round-of = Ronde { $n } sur { $of }
people-round-n = Ronde { $n }
people-my-table = À ma table
people-join = Participer
people-begin = Commencer
people-drop-out = Abandonner
people-wall = Affichage mural
people-join-link = Lien pour participer
people-standings = Classement
people-points = Points
people-wins = Victoires
people-met = Buchholz
people-met-help = Les points de ceux qu’ils ont rencontrés
people-share = Part
people-share-help = Leur part des points du plateau, en moyenne
people-dropped = a abandonné
people-close-cup = L’annuler
people-close-sure = Annuler « { $title } » ? C’est définitif.
people-drop-sure = { $player } abandonne : un bot joue sa partie jusqu’au bout, et il n’y aura plus d’appariement à son nom.
people-drop-sure-me = Abandonner ? Un bot joue votre partie jusqu’au bout, et vous ne serez plus apparié.
people-pairings = Rondes et appariements
people-sits-out = Exempt : { $player }

# Ligues

people-league = Ligue
people-leagues = Ligues
people-new-cup = Nouveau tournoi ou nouvelle ligue
people-one-tournament = Un seul tournoi
people-new-league = Nouvelle ligue
people-league-help = Des saisons par divisions, chacune un tournoi de ce genre. En fin de saison, les premiers de chaque division montent et les derniers descendent. Qui s’inscrit plus tard attend la saison suivante et commence tout en bas.
people-league-rules = Environ { $n } par division ; après chaque saison, { $up ->
    [one] un joueur monte et un descend
   *[other] { $up } joueurs montent et { $up } descendent
}.
people-division-size = Joueurs par division
people-rise-and-fall = Combien montent et descendent
people-season-n = Saison { $n }
people-season-none = pas encore commencée
people-seasons = Saisons
people-division-n = Division { $n }
people-begin-season = Commencer la saison { $n }
people-waiting-list = En attente de la prochaine saison
people-nobody-waits = Personne n’attend.
people-leave-list = Quitter la liste
people-close-league = Clore la ligue
people-close-league-sure = Clore « { $title } » ? Cette saison se joue jusqu’au bout, et aucune autre ne suit.
people-league-closed = close
people-to-league = Vers la ligue
people-goes-up = monte
people-goes-down = descend

# Couleurs

people-colour = Ma couleur
people-colour-any = Peu importe
people-colour-help = Votre premier choix, si elle est libre et si le jeu laisse choisir
people-colour-red = rouge
people-colour-blue = bleu
people-colour-yellow = jaune
people-colour-green = vert
people-colour-purple = violet
people-colour-black = noir
people-colour-grey = gris

# Résultats au fil du temps

people-course = Places au fil du temps
people-course-said = Places des { $n } dernières parties, la plus récente à droite ; en moyenne { $place }
