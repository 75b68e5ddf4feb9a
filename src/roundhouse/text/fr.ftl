# Les refus du noyau
refused-not-your-turn = Ce n’est pas à vous de décider.
refused-not-now = Cela ne peut pas se faire à ce moment de la partie.
refused-game-over = La partie est finie.
refused-nothing-to-undo = Vous n’avez aucun coup à annuler.
refused-undo-shown = Depuis votre dernier pas, quelque chose a été tiré ou révélé, ou des réponses secrètes sont demandées : pas de retour en arrière.
refused-undo-passed = Quelqu’un d’autre a joué depuis : votre dernier pas est acquis.

# Sur un joueur : les titres des parties, et les lignes d’un jeu qui n’en a pas à lui
about-holds = Pièces et cartes
about-income = Ce que rapportera la prochaine phase de revenus
about-score = Si la partie s’arrêtait maintenant
about-total = Total
about-points = Points
about-field = { $field }
about-field-words = { $field } : { $words }
about-field-player = { $field } : { $other }
about-secret = secret

# Les bots, selon leur force
bot-random = Tranquille
bot-greedy = Solide
bot-search = Avec recherche
bot-expert = Expert
bot-hard = Difficile
bot-normal = Normal
bot-easy = Facile
bot-beginner = Débutant
bot-named = { $name } (bot : { $level })

# À la table
colon = { " : " }
semicolon = { " ; " }
cli-player = Joueur { $number }
cli-sits = À la table : { $players }
cli-turn-of = À { $player } de jouer
cli-first-turn = À { $player } de jouer. La suite est pour { $player } seulement.
cli-hand-over = { $before } a décidé. Passez maintenant le clavier à { $player }.
cli-press-enter = { $player }, appuyez sur Entrée quand personne d’autre ne regarde (help pour les commandes) :
cli-only-enter = { $player } doit d’abord appuyer sur Entrée.
cli-allowed = { $move } : ce coup est permis maintenant.
cli-undone = { $player } annule un pas.
cli-hint = Coup conseillé : { $move } ({ $notation })
cli-hint-best = { $move } : { $chance } % de chances, { $expected } ; { $why }
cli-hint-expected = place moyenne { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-hint-more = { $points } de plus pour { $term }
cli-hint-less = { $points } de moins pour { $term }
cli-hint-even = à peu près comme les autres
cli-log-empty = Il ne s’est encore rien passé.
cli-thinking = Les bots réfléchissent…
cli-earlier-news =
    { $count ->
        [one] Une ligne plus ancienne est dans le journal (log).
       *[other] { $count } lignes plus anciennes sont dans le journal (log).
    }
cli-sealed = décide en secret
cli-input-line = entrée, ligne { $line } :

# Ce qui n’a pas été compris
cli-no-such-move = Il n’y a pas de coup « { $answer } » ; tapez help pour les commandes.
cli-did-you-mean = Vouliez-vous dire « { $move } » ?
cli-no-such-number = La liste n’a pas d’entrée { $answer } ; elle va jusqu’à { $count }.
cli-write-out = La liste n’a pas d’entrée { $answer } ; écrivez le coup en entier, par exemple « { $move } ».
cli-two-meanings = { $answer } peut être « { $first } » (entrée { $answer }) ou « { $second } » : écrivez le coup en entier.
cli-not-here = { $command } ne sert que lorsque vous devez décider.
cli-no-such-player = Il n’y a pas de joueur « { $name } » ; il y a { $players }.
cli-usage = Cela s’écrit ainsi : { $usage }
cli-game-over = La partie est finie : log, table, rules, save ou quit.

# Aide
cli-usage-number = un nombre
cli-usage-notation = un coup
cli-usage-why = why COUP
cli-usage-log = log [N]
cli-usage-rules = rules [RÈGLE]
cli-usage-about = about [JOUEUR]
cli-usage-save = save [FICHIER]
cli-help-number = joue cette entrée de la liste
cli-help-notation = le joue par sa notation, qui commence par le mot à gauche de la liste
cli-help-why = la règle qui interdit un coup, s’il y en a une
cli-help-undo = annule un pas de votre tour, si rien n’a été tiré ou montré
cli-help-hint = ce que jouerait un bot en sachant ce que vous savez
cli-help-log = les dernières lignes du journal
cli-help-rules = les règles : l’une d’elles, une section, ou celles qui contiennent un mot
cli-help-about = tout ce que vous pouvez savoir d’un joueur
cli-help-table = de nouveau la table et les coups
cli-help-save = enregistre la partie
cli-help-quit = quitte ; la partie est enregistrée

# La fin, et l’enregistrement
cli-over = Fin de la partie
cli-result = Score final
cli-place = Place
cli-name = Nom
cli-points = Points
cli-after-end = Fin de la partie. Entrée pour quitter (log, table, save) :
cli-exists = { $path } existe déjà ; donnez un autre nom.
cli-saved = Partie enregistrée dans { $path }
cli-resume = Pour reprendre : { $command }
cli-lost = rien n’a pu être écrit ; toute la partie suit, copiez-la dans un fichier pour la garder

# Relecture et vérification
cli-move-number = Coup { $number } sur { $total }
cli-replay-prompt = Coup { $number } sur { $total } [Entrée, back, end, nombre, quit] :
cli-variation = Variante { $number }, après le coup { $after } : { $name }
cli-variation-of = Variante { $number } de la variante { $of }, après son coup { $after } : { $name }
cli-replay-unclear = « { $answer } » n’est ni Entrée, ni back, end ou quit, ni un nombre de 0 à { $total }
cli-verified =
    { $file } : { $title }, { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, partie terminée, tout selon les règles ; { $scores }
cli-verified-unfinished =
    { $file } : { $title }, { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } jusqu’ici, tout selon les règles
cli-unsigned = { $file } : pas de ligne de contrôle, on ne peut donc pas savoir si le fichier a été modifié
cli-committed = { $file } : la graine est celle qui a été promise au début
cli-board-good = { $file } : une carte valable pour { $title }, avec { $count } coups possibles

# Tableaux
cli-players = Joueurs
cli-boards = Cartes
cli-options = Options
cli-rule = Règle
cli-tests = Tests
cli-no-test = aucun test
cli-covered = { $covered } règles sur { $total } sont nommées par un test.
cli-uncovered = sans test : { $rules }
cli-count-players = { $count } joueurs
cli-seed = graine { $seed }
cli-speed = { $games } parties, { $decisions } décisions en { $seconds } s : { $game_rate } parties/s, { $decision_rate } décisions/s
cli-checked = Les invariants des règles sont respectés après chacun des { $count } coups.
cli-stood-in = { $count ->
    [one] Une décision d’un programme a été prise par son remplaçant
   *[other] { $count } décisions des programmes ont été prises par leurs remplaçants
 } : les parts ci-dessous ne sont donc pas uniquement les leurs.
cli-seat = Place
cli-bot = Bot
cli-wins = Victoires
cli-share = Part
cli-interval = 95 %
cli-fair = Équitable
cli-mean = Moyenne
cli-sd = É.-t.
cli-min = Min
cli-max = Max
cli-length = Coups par partie
cli-scores = Score

# roundhouse admin
admin-database = { $database }, révision { $revision }
admin-tables =
    { $count ->
        [one] { $count } table : { $status }
       *[other] { $count } tables : { $status }
    }
admin-kept = importées : { $uploads } ; places tenues par une personne : { $people } ; lignes de journal : { $log }, de discussion : { $chat } ; instantanés : { $snapshots }
admin-processes = { $count ->
    [1] un processus la sert
   *[other] { $count } processus la servent
}
admin-differs = { $table } ({ $game }) diffère : { $problem }
admin-unknown = { $table } ({ $game }) : vérification impossible : { $problem }
admin-checked = Tables vérifiées : { $count }, avec { $lines } lignes ; différentes : { $wrong } ; non vérifiables : { $unknown }
admin-exported = { $folder } : enregistrements écrits : { $written } ; tables non commencées : { $waiting } ; non écrites : { $failed }
admin-backed-up = { $file } : { $size } Mo, complet et vérifié
admin-restored = { $file } est maintenant la base de données { $database }
admin-would-restore = { $file } pourrait remplacer { $database } ; rien n’a été fait
admin-before = La base de données précédente est { $file }
admin-expired = Supprimés : imports { $uploads }, tables abandonnées { $abandoned } ; noms, jetons et discussions de parties terminées : { $guests }
admin-would-expire = À supprimer : imports { $uploads }, tables abandonnées { $abandoned } ; noms, jetons et discussions de parties terminées : { $guests } ; rien n’a été fait
admin-deleted-table = Table { $table } supprimée, avec son journal (lignes : { $lines }) et sa discussion (lignes : { $chat })
admin-would-delete-table = La table { $table } serait supprimée, avec son journal (lignes : { $lines }) et sa discussion (lignes : { $chat }) ; rien n’a été fait
admin-deleted-person = Supprimés : nom et jeton, places : { $seats } ; lignes de discussion : { $lines } ; tables restées sans hôte : { $hosted }
admin-would-delete-person = À supprimer : nom et jeton, places : { $seats } ; lignes de discussion : { $lines } ; tables sans hôte : { $hosted } ; rien n’a été fait
admin-person = { $name } ({ $id }) : { $seats } places, depuis le { $created }, vu le { $seen }
admin-person-suspended = { $name } ({ $id }) : suspendu ; { $seats } places, depuis le { $created }, vu le { $seen }
admin-people = { $count ->
    [one] { $count } compte
   *[other] { $count } comptes
}
admin-suspended = { $name } est suspendu : plus personne ne peut s’y connecter et toutes les sessions sont closes
admin-lifted = { $name } peut de nouveau se connecter
admin-renamed = { $name } s’appelle désormais { $other }
admin-deleted-account = Le compte { $name } est supprimé ; son nom est retiré de { $seats } places, avec { $lines } lignes de discussion ; { $hosted } tables n’ont plus d’hôte
admin-would-delete-account = Le compte { $name } serait supprimé, avec son nom à { $seats } places et { $lines } lignes de discussion ; { $hosted } tables n’auraient plus d’hôte ; rien n’a été fait

## What a position is worth, for hints

term-points = points acquis

## Apprentissage
cli-learn-round = Cycle { $number } : { $title }, appris de { $games } parties, dont { $held } gardées à part pour ces chiffres
cli-learn-left = part de la partie restante
cli-learn-correlation = corrélation avec l’écart final
cli-learn-judge = juge
cli-learn-plain = score actuel
cli-learn-loss = surprise devant le vainqueur
cli-learn-even = chances égales
cli-learn-match = rencontre
cli-learn-won = Une recherche avec le nouveau modèle contre trois avec l’ancien : { $wins } victoires sur { $games }, { $share } % ({ $low } à { $high })
cli-learn-no-gain = Le cycle { $number } n’a pas apporté plus de victoires : le modèle du cycle précédent reste.
cli-learn-written = Écrit dans { $file }

# roundhouse arena : beaucoup de parties de bots
cli-rate = { $rate } parties/s
arena-title = { $title } : un tournoi de bots
arena-played = { $games } parties, { $decisions } décisions.
arena-settled = L’ordre est établi ; le tournoi s’est donc arrêté avant sa dernière partie.
arena-speed = { $games } parties en { $seconds } s : { $rate } parties/s
arena-stopped-early = arrêté avant la fin d’une partie
arena-stopped = arrêté après { $games } parties sur { $total }, toutes comptées ci-dessus
arena-written = Le rapport est { $file }
arena-writing-records = enregistrements
arena-writing-decisions = décisions
arena-rating = Force
arena-rank = Rang
arena-ms = ms par coup
arena-ratings = Leur force
arena-ratings-note = Force selon openskill (Plackett–Luce), où tous partent de 25. Le trait contient la valeur dans 95 tournois sur 100 tirés des mêmes donnes ; les bots dont les traits ne se touchent pas sont nettement distincts.
arena-share = part des victoires
arena-fair = part égale
arena-wins = Leurs victoires
arena-wins-note = Sur toutes les places qu’un bot a occupées. Une victoire partagée compte en parts. À côté de chaque trait : la part et le nombre de places. Limites de Wilson, 95 %.
arena-pairs = Qui finit devant qui
arena-pairs-note = Combien de fois le bot de gauche finit devant celui du haut quand ils sont à la même table ; une victoire partagée compte pour moitié.
arena-met = Chaque paire s’est rencontrée dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
arena-met-range = Les paires se sont rencontrées dans { $low } à { $high } parties.
arena-order = Ce qui a établi l’ordre
arena-order-note = De combien le premier finit plus souvent devant le second que derrière lui, en centièmes, avec des limites valables quel que soit le nombre d’examens (95 % pour toutes les paires ensemble).
arena-ahead = { $first } est plus fort que { $second }
arena-behind = { $second } est plus fort que { $first }
arena-equal = { $first } et { $second } se valent
arena-difference = différence
arena-limits = limites
arena-blocks = donnes
arena-seat = place { $seat }
arena-seats = Ce que vaut une place
arena-seats-note = Chaque bot occupe chaque place le même nombre de fois : seules les places diffèrent ici.
arena-points = points à la fin
arena-scores = Les scores
arena-scores-note = Le trait va du 5e au 95e de cent scores, la boîte contient la moitié centrale, la barre est la médiane.
arena-leaders = Celui qui mène gagne-t-il ?
arena-leaders-note = En haut : combien de fois la place qui a le plus de points à un moment de la partie gagne à la fin ; la ligne pointillée est la part égale. En bas : combien de fois le meneur change dans une partie, observé après chaque tour.
arena-course = part de la partie déjà jouée
arena-leader-wins = le meneur gagne
arena-lead-changes = changements de meneur dans une partie
arena-games = parties
arena-moves = coups dans une partie
arena-lengths = La durée des parties
arena-legal = coups permis
arena-choices = L’étendue du choix
arena-choices-note = { $mean } coups permis par décision en moyenne ; { $share } % des décisions en ont plus d’un.
arena-times = Temps de réflexion
arena-time-mean = ms par coup
arena-time-most = maximum, ms
arena-times-note = Dépend de la machine et de ce qu’elle faisait d’autre.
arena-method = Comment on a joué
arena-method-text = Les parties viennent par groupes de { $players } avec la même donne, où chacun avance d’une place : chaque bot joue chaque donne de sa table à chaque place. Toutes les tables que les bots peuvent former alternent.
arena-method-uneven = Les paires se rencontrent de { $low } à { $high } fois : elles se rencontrent toutes autant de fois après chaque multiple de { $round } parties.
arena-shared = { $count ->
    [one] Une partie a eu plus d’un vainqueur.
   *[other] { $count } parties ont eu plus d’un vainqueur.
 }
admin-closed = La table { $table } est fermée ; son état était { $status }
admin-would-close = La table { $table } serait fermée ; son état est { $status } ; rien n’a été fait
admin-report = { $id }, { $time } : { $by } signale { $other }, table { $table } : { $text }
admin-reports = { $count ->
    [one] { $count } signalement
   *[other] { $count } signalements
}
admin-deeds = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
admin-recomputed = { $count ->
    [one] Classements recalculés d’après { $count } partie
   *[other] Classements recalculés d’après { $count } parties
}
admin-pool = { $game }, { $players } joueurs : classement, parties, nom
dataset-made = { $games } parties dans { $folder }, avec leur fiche, leur schéma et leurs sommes de contrôle
dataset-good = { $folder } : toutes les sommes de contrôle sont justes, et { $games } enregistrements mènent aux résultats de leurs lignes

# roundhouse balance : ce que demande un auteur de jeux
balance-title = { $title } : l’équilibre du jeu et de la carte
balance-games = { $games } parties
balance-note = Ce qui suit vaut pour ces bots sur cette carte : d’autres joueurs peuvent trouver d’autres voies. Les limites sont celles de 95 %.
balance-seats-note = La part des victoires de chaque place et, à côté, le score moyen.
balance-leaders = Le meneur s’échappe-t-il ?
balance-leaders-note = Combien de fois la place qui a le plus de points à un moment de la partie gagne à la fin. Une ligne proche des pointillés : rien n’est joué ; une ligne qui monte tôt : le meneur s’échappe.
balance-ahead = points entre le premier et le deuxième à mi-partie
balance-comeback = vainqueurs qui étaient derrière à mi-partie
balance-from-last = vainqueurs qui étaient derniers à mi-partie
balance-half-leader = meneurs à mi-partie qui gagnent
balance-strategies = Façons de jouer et leurs victoires
balance-strategies-note = Des places dont les positions se ressemblent aux deux tiers de la partie. Une façon est décrite par ce qu’elle a de plus (+) ou de moins (−) que les autres à la table, en écarts-types.
balance-marks = ce qui la distingue
balance-seats-count = places
balance-more-points = points au-dessus de la moyenne de la table
balance-decisions = Les décisions qui comptent
balance-decisions-note = Un échantillon de décisions, pesées selon ce que la place peut savoir : ce que le meilleur coup ajoute à la chance de gagner, par rapport à la moyenne de tous et par rapport au deuxième. Les décisions secrètes sont exclues.
balance-phase = phase de jeu
balance-swing = au-dessus de la moyenne, %
balance-margin = au-dessus du deuxième, %
balance-matter = de poids (plus de 5 %)
balance-weighed = pesées
balance-board = Ce qui sert sur la carte
balance-board-note = Plus la couleur est vive, plus il y a de parties qui touchent l’endroit. Cercles rouges : aucune partie ne l’a jamais touché.
balance-kind = sorte
balance-never = jamais utilisés
balance-which = lesquels
balance-effects = Ce que valent les choses
balance-effects-note = Quelle part de victoire en plus revient aux places qui ont obtenu une chose ; à côté, combien de places l’ont obtenue. { $count } choses ont été examinées, les deux extrêmes sont montrés ; un astérisque marque les { $clear } qui restent nettes même parmi tant d’autres. Qui mène peut aussi obtenir davantage : ce n’est pas la preuve d’une cause.
balance-difference = part de victoire en plus
balance-no-difference = aucune différence
