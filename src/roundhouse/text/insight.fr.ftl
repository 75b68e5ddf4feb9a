# Words of the analysis, of lines and of puzzles: the terminal has them, the browser asks for them where they are needed.

insight-title = Analyse
insight-start = Analyser cette partie
insight-about = Les chances de victoire de chacun, les coups qui ont coûté le plus cher et la part du hasard. Il faut une minute ou deux ; vous pouvez continuer à regarder.
insight-working = Analyse en cours… { $percent } %
insight-cancel = Annuler l’analyse
insight-failed = L’analyse a échoué.
insight-busy = Une autre de vos analyses est en cours ; elle passe d’abord.
insight-slow = Trop de demandes à la fois. Patientez un instant et réessayez.
insight-others = D’autres parties sont en cours d’analyse. Réessayez dans un instant.
insight-again = Réessayer
insight-chances = Chances de victoire
insight-chances-text = Après le coup { $n } : { $list }
insight-chance-of = { $player } { $percent } %
insight-signs = Les lignes rouges à point sont les tournants, les petits traits sous l’axe ce que le jeu a annoncé ; en pointant dessus, on lit lequel.
insight-move-axis = Coup
insight-points-expected = Points attendus
insight-place-expected = Place attendue
insight-turning-points = Tournants
insight-none = Aucune décision n’a coûté cher : une partie sans tournant.
insight-of-all = De tous les joueurs
insight-slip = imprécision
insight-mistake = erreur
insight-blunder = gaffe
insight-slips = Imprécisions
insight-mistakes = Erreurs
insight-blunders = Gaffes
insight-point = Coup { $n }, { $player } : { $name }, { $cost } % de chances de victoire
insight-played = Joué : { $move }
insight-better = Mieux : { $move }
insight-because = Cela aurait signifié { $why }.
# $whole: the points without their fraction, for languages in which 1.4 is singular
insight-more = { $points } { $whole ->
    [one] point
   *[other] points
} de plus au poste « { $term } »
insight-fewer = { $points } { $whole ->
    [one] point
   *[other] points
} de moins à { $player }
insight-player = Joueur
insight-accuracy = Précision
insight-lost = Perdu par les coups
insight-luck = Hasard
insight-luck-help = Ce qu’ont changé les tirages, les révélations et les choix secrets des autres. Cela n’est reproché à personne.
insight-luck-draw = un tirage
insight-luck-reveal = une révélation
insight-luck-sealed = des choix secrets
insight-luck-at = Coup { $n }, { $kind } : { $list }
insight-luck-of = { $player } { $change } %
insight-figures = Les chiffres au fil de la partie
insight-figure = Chiffre
insight-score = Score
insight-seconds = { $decisions } décisions, { $seconds } s
insight-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
insight-written = Le rapport est dans { $file }.
insight-bar = Analyse
insight-how = Les chances sont celles du modèle appris, telles que pouvait les connaître un spectateur ; un coup est jugé d’après ce que savait son joueur, dans des mondes imaginés identiques pour tous les coups essayés.
insight-puzzles-checked = { $count } problèmes sur { $before } passent le contrôle : { $file }
insight-puzzles-found = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}, dans { $file }.
chart-score = Si la partie s’arrêtait là
chart-income = Prochain revenu
insight-off = Ce serveur n’analyse pas de parties.
learn-start = Trouvez vous-même les meilleurs coups
learn-title = Tournant { $n } sur { $total }
learn-question = Qu’aurait dû jouer { $player } ?
learn-lost = Le coup { $n } a coûté { $cost } % de chances de victoire.
learn-right = Exact !
learn-wrong = Il y a mieux.
learn-same = C’est ce qui a été joué. Il y a mieux.
learn-try = Essayez encore, ou voyez la solution.
learn-again = Réessayer
learn-show = Voir la solution
learn-next = Suivant
learn-end = Revenir à la partie
line-title = Et si
line-try = Et si…
line-try-help = Essayer d’autres coups à partir d’ici
line-chance = Chances de victoire : { $percent } %
line-failed = Le serveur ne répond pas. Réessayez dans un instant.
line-help = Les variantes que vous essayez restent dans ce navigateur. Un lien les emporte toutes.
line-none = Aucune variante pour l’instant. Allez à n’importe quel coup et choisissez « Et si… ».
line-number = Variante { $n }
line-from = après le coup { $n } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
line-name = Nom
line-note = Commentaire
line-remove = Supprimer cette variante
line-share = Lien vers ces variantes
line-record = Enregistrement avec ces variantes
line-answers = Qui répond
line-by-hand = Je joue pour tous
line-bot-answers = { $bot } répond
line-leave = Revenir à la partie
line-play-on = Continuer à jouer d’ici
line-play-on-help = Une nouvelle table part de la position affichée. Les tirages à venir sont refaits, et le résultat ne compte pas.
line-as = Vous jouez
line-your-name = Votre nom
line-others = Les autres
line-bots = Bots
line-friends = Des amis, par un lien
line-level = Niveau
line-start = Ouvrir la table
puzzle-title = Problèmes
puzzle-one = Problème { $id }
puzzle-daily = Problème du jour
puzzle-level = Niveau { $n }
who-is-asked = { $name } : { $what }
puzzle-question = Trouvez le meilleur coup.
puzzle-help = Un coup est nettement le meilleur, et rien de caché n’est nécessaire pour le trouver.
puzzle-right = Exact ! { $move }
puzzle-wrong = Pas le meilleur. Mieux : { $move }
puzzle-why = { $percent } % de chances, et { $other } % après le deuxième meilleur coup.
puzzle-next = Problème suivant
puzzle-streak = { $n ->
    [one] { $n } d’affilée
   *[other] { $n } d’affilée
}
puzzle-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours de suite
}
puzzle-solved = { $n } sur { $total } résolus
puzzle-none = Ce jeu n’a pas encore de problèmes.
puzzle-all = Tous les problèmes
puzzle-done = résolu
