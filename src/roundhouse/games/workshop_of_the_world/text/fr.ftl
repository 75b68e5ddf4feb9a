### Workshop of the World en français. Les boutons sont à l’infinitif ; les lignes du journal au présent, sans point.

## Noms qui peuvent apparaître partout : villes que d’autres langues nomment autrement, et cartes ville au choix

word-London = Londres
word-Edinburgh = Édimbourg
word-Dover = Douvres
word-free-2 = Au choix (2)
word-free-3 = Au choix (3)
word-free-4 = Au choix (4)

connection = { $a }–{ $b }
board-england = Angleterre

## Types d’industrie, couleurs, ères

type-heavy = Industrie lourde
type-light = Industrie légère
type-textile = Textile
type-craft = Artisanat
type-port = Port

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-white = blanc
colour-black = noir

era-canal = Ère canal
era-rail = Ère rail

## Phases

phase-demand = Création de la demande
phase-auction = Enchère pour l’ordre du tour
phase-lots = Enchère carte par carte
phase-standing = Enchères en cours
phase-card = Pioche d’une carte ville
phase-town = Choix d’une ville
phase-removal = Ville pleine
phase-links = Construction des liens

## Boutons

move-token = Placer ce jeton demande : { $type }
move-keep = Conserver les jetons en main
move-colour = Jouer l’ensemble { $colour }
move-bid =
    { $pounds ->
        [0] Miser zéro
       *[other] Miser { $pounds } £
    }
move-auction = Enchérir sur cette carte : { $card }
move-drop = Se retirer
move-card = Piocher la carte { $card }
move-gamble = Défausser { $card } et parier
move-place = Placer une industrie à { $town }
move-remove = Retirer une industrie : { $colour }
move-link = { $n ->
    [1] Construire un lien : { $a }–{ $b }
   *[other] Construire la connexion double { $a }–{ $b }
}
move-done = Ne rien construire de plus et finir le tour
move-recoup = Récupérer { $pounds } £

## Le journal

log-drew = { $player } pioche des jetons demande : { $type }
log-placed-tokens = { $n ->
    [one] { $player } place un jeton demande : { $type }
   *[other] { $player } place { $n } jetons demande : { $type }
}
log-kept-tokens = { $player } ne place aucun jeton demande
log-round = Manche { $round }. Cartes ville face visible : { $card }
log-bid-shown =
    { $pounds ->
        [0] { $player } mise zéro ({ $colour })
       *[other] { $player } mise { $pounds } £ ({ $colour })
    }
log-order = Ordre du tour : { $colour }
log-lot = { $player } met la carte { $card } aux enchères
log-bid = { $player } mise { $pounds } £ sur { $card }
log-drop = { $player } se retire de l’enchère (carte : { $card })
log-outbid = On surenchérit sur { $player }, qui enchérit à nouveau
log-sold = { $player } remporte { $card } pour { $pounds } £ et prend la boîte { $box }
log-card = { $player } pioche la carte { $card }
log-gamble = { $player } défausse { $card } et pioche { $drawn } parmi les cartes mises de côté
log-placed = { $player } place une industrie à { $town } ({ $colour })
log-removed = { $player } retire une industrie à { $town } ({ $colour }, propriétaire : { $owner })
log-built = { $towns ->
    [1] { $player } construit { $links } pour { $cost } £ et ajoute { $sum } sur la piste des revenus
   *[other] { $player } construit { $links } pour { $cost } £ et ajoute { $sum } = { $total } £ sur la piste des revenus
}
log-no-links = { $player } ne construit aucun lien
log-recouped = { $player } récupère { $pounds } £ et recule de { $spaces } cases sur la piste des revenus
log-collected = { $player } collecte { $income } £ de revenus + { $links } £ pour ses liens + { $industries } £ pour ses industries = { $total } £
log-reset = L’ère rail commence : les liens retournent dans les réserves, les industries restent, toutes les cartes ville sont mélangées
log-game-over = { $player } gagne avec { $money } £
part-town = { $n } £ pour { $town }

## Refus

refused-token-first = Choisissez d’abord les jetons demande à placer.
refused-no-such-token = Vous n’avez plus de jeton demande de ce type en main.
refused-must-place = Vous devez placer un jeton demande.
refused-bid-first = L’ordre du tour est d’abord mis aux enchères : tout le monde enchérit, ne serait-ce qu’à 0 £.
refused-bid-above-means = L’enchère dépasse vos moyens : votre argent et la moitié de votre revenu.
refused-colour-first = Choisissez d’abord la couleur pour laquelle vous enchérissez.
refused-not-your-colour = Cette couleur n’est pas la vôtre.
refused-colour-forced = Dans cette enchère, vous enchérissez pour la couleur qui reste.
refused-one-colour = C’est seulement à deux joueurs qu’il y a une couleur à choisir.
refused-lot-first = Choisissez d’abord la carte sur laquelle vous enchérissez.
refused-lot-chosen = La carte est choisie : enchérissez maintenant.
refused-not-on-offer = Cette carte n’est pas aux enchères.
refused-below-value = Vous devez ouvrir au moins à la valeur de la carte.
refused-all-you-have = Vous ne pouvez pas atteindre le minimum : vous devez miser tous vos moyens.
refused-must-open = Vous avez choisi la carte et devez ouvrir l’enchère.
refused-raise-or-drop = Surenchérissez ou retirez-vous.
refused-not-higher = Vous devez dépasser l’enchère en cours.
refused-lot-too-dear = Vous ne pouvez pas atteindre le minimum pour cette carte, mais vous le pouvez pour une autre.
refused-below-standing = Vous devez dépasser l’enchère posée sur cette carte, et atteindre au moins sa valeur.
refused-lot-without-bid = Vous ne pouvez atteindre aucun minimum : vous devez choisir une carte sans enchère.
refused-no-drop = Personne ne se retire de cette enchère : enchérissez.
refused-card-first = Piochez d’abord une carte ville.
refused-not-face-up = Cette carte n’est pas parmi les cartes ville face visible.
refused-card-won = À votre tour, vous utilisez la carte que vous avez remportée.
refused-no-set-aside = Il ne reste aucune carte mise de côté.
refused-not-fully-linked = On ne peut parier que si la ville n’a aucune connexion inoccupée ; celle-ci en a encore.
refused-not-all-fully-linked = On ne peut parier que si aucune ville de cette valeur n’a de connexion inoccupée ; il en reste au moins une.
refused-card-taken = Vous avez déjà pioché la carte de ce tour.
refused-one-gamble = Un seul pari par tour.
refused-town-first = Choisissez d’abord une ville de la valeur de la carte.
refused-other-value = La carte vaut pour des villes d’une autre valeur.
refused-remove-first = La ville est pleine : retirez d’abord une industrie qui s’y trouvait déjà.
refused-not-there = Aucune industrie de cette couleur ne s’y trouvait avant la vôtre.
refused-nothing-to-remove = La ville n’est pas pleine : rien n’est retiré.
refused-one-industry = Vous avez déjà placé l’industrie de ce tour.
refused-link-or-done = Construisez un lien ou terminez votre tour.
refused-not-free = Cette connexion est déjà construite.
refused-not-from-town = Le premier lien doit partir de la ville de votre nouvelle industrie.
refused-out-of-reach = Le second lien doit partir de cette ville ou prolonger le premier lien.
refused-half-a-double = Une connexion double se construit en entier, avec les deux liens d’un seul tour.
refused-too-dear = Les liens coûtent plus que vos moyens : votre argent et la moitié de votre revenu.
refused-crossing = Le croisement interdit cette connexion pendant ce tour.
refused-recoup = Votre marqueur de revenus ne peut pas reculer autant : 1 £ demande deux cases.

## Sur un joueur

about-cash = Argent
about-income = Ce que la phase des revenus rapporterait maintenant
about-after-income = Argent après ce revenu
about-next-income = Revenu
about-industries = Industries sur la carte ({ $colour } ; { $left } en réserve)
about-links = Liens sur la carte ({ $colour } ; plus grand réseau { $largest }, { $left } en réserve)
about-tokens = Jetons demande en main
about-token = dont : { $type }
about-means = Peut payer au plus
about-card = Carte remportée : { $card }
about-track = Piste des revenus
about-links-pay = { $n ->
    [one] { $n } lien
   *[other] { $n } liens
} + { $largest } dans le plus grand réseau
about-industries-pay = { $type } : { $n ->
    [one] { $n } industrie
   *[other] { $n } industries
} × { $demand } de demande

## Options

option-auction = Enchère
option-auction-blind = Enchères secrètes (règle de base)
option-auction-card_by_card = Enchères carte par carte
option-auction-standing_bids = Enchères en cours
option-crossing_rule = Croisement Leeds–Liverpool
option-crossing_rule-literal = Interdit pour les deux liens
option-crossing_rule-no_junction = Le croisement n’est pas une jonction
option-open_money = Argent
option-open_money-no = Argent secret
option-open_money-yes = Argent visible

## La table dans le terminal

name = { $word }
money = { $n } £

short-heavy = Lourde
short-light = Légère
short-textile = Textile
short-craft = Artisanat
short-port = Port

sign-red = R
sign-blue = B
sign-yellow = J
sign-white = W
sign-black = N

region-north = Écosse et Nord
region-north_west = Nord-Ouest
region-yorkshire = Yorkshire
region-midlands = Midlands
region-west = Pays de Galles et Ouest
region-south_east = Sud et Est

table-round = Manche { $n } sur { $total }
table-link-cost = un lien coûte { $n } £
table-demand-creation = Création de la demande { $n }
table-players = Joueurs
table-over = La partie est finie. Argent en fin de partie :
table-box = #
table-player = Joueur
table-you = vous
table-cash = Argent
table-hidden = secret
table-income = Revenu
table-tokens = Jetons demande
table-industries-left = Industries en réserve
table-links-left = Liens en réserve
table-bid = Enchère
table-cards-won = Cartes remportées : { $cards }
table-acting = { $phase } : { $players }
table-means = Vos moyens : { $n } £ (argent et moitié du revenu)
table-own-colour = couleur dans votre poing : { $colour }
table-own-bid = { $n ->
    [0] enchère dans votre poing : zéro
   *[other] enchère dans votre poing : { $n } £
}
table-before = Ordre de la manche précédente :
table-demand = Demande
table-in-hand = en main
table-chosen = dans le poing
table-undrawn = { $n ->
    [one] { $n } jeton non pioché
   *[other] { $n } jetons non piochés
}
table-offer = Cartes ville face visible
table-no-cards = aucune
table-fully-linked = connexions toutes construites
table-standing = { $n } £ ({ $player })
table-deck = { $n ->
    [one] { $n } carte dans le paquet villes
   *[other] { $n } cartes dans le paquet villes
}
table-set-aside = { $n ->
    [one] { $n } mise de côté
   *[other] { $n } mises de côté
}
table-lot = enchère pour { $card }
table-still-in = encore dans l’enchère : { $players }
table-card = carte { $card }
table-card-drawn = carte { $card }, piochée en pariant
table-town = industrie à { $town }
table-built = construit : { $links }
table-key-single = connexion simple, avec une lettre : construite
table-key-double = connexion double
table-key-room = place pour une industrie
table-key-offer = carte face visible
table-key-linked = connexions toutes construites
table-links-on-map = Liens sur la carte
table-no-links = aucun lien
table-network = { $n ->
    [one] { $n } lien, { $largest } dans le plus grand réseau :
   *[other] { $n } liens, { $largest } dans le plus grand réseau :
}
table-discard = Défausse ({ $n }) :

## What a position is worth, for hints

term-cash = argent
term-income = revenu
term-links = liens sur la carte
term-industries = industries et leur demande
term-turn = le tour encore à jouer dans cette manche

## Graphiques de l’analyse

chart-score = Argent
chart-industries = Industries sur la carte
chart-links = Liens sur la carte
chart-links-pay = Revenu des liens
chart-industries-pay = Revenu des industries : { $type }

## Noms des champs, dans la vue simple et le tableau simple

field-active = Au tour de
field-before = Ordre de la manche précédente
field-bid = Enchère personnelle
field-bidding = Ce que laisse chaque enchère
field-bids = Enchères
field-built = Construits
field-card = Carte ville
field-cash = Argent
field-colour = Couleur
field-creation = Création de la demande
field-deck = Pioche
field-discard = Hors jeu
field-display = Demande
field-era = Ère
field-fist = Dans le poing
field-gambled = Piochée au hasard
field-income = Revenus
field-industries = Industries
field-leader = En tête
field-link-cost = Prix d’un lien
field-links = Liens
field-lot = Aux enchères
field-means = Peut payer
field-network = Plus grand réseau
field-next-order = Prochain ordre du tour
field-offer = Cartes visibles
field-order = Ordre du tour
field-own = Vos secrets
field-picked = Enchérit pour
field-price = Enchère la plus haute
field-prices = Prix des connexions
field-ready = Poing fermé
field-recouping = Revenus après récupération
field-round = Manche
field-rounds = Manches de l’ère
field-seat = Joueur
field-set-aside = Mises de côté
field-sets = Séries de pièces
field-still-in = Encore en lice
field-tokens = Jetons demande
field-town = Ville de ce tour
field-turn = Tours joués
field-undrawn = Jetons non piochés
field-won = Carte remportée
field-black = Noir
field-blue = Bleu
field-craft = Artisanat
field-heavy = Industrie lourde
field-light = Industrie légère
field-port = Port
field-red = Rouge
field-textile = Textile
field-white = Blanc
field-yellow = Jaune
