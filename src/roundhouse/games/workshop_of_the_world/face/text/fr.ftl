### Les mots du navigateur pour Workshop of the World en français.

## Le salon

about = Des canaux, puis des rails, à travers l’Angleterre

## Le plateau

workshop-map = Carte de l’Angleterre avec villes et connexions
workshop-map-scotland = ÉCOSSE
workshop-map-england = ANGLETERRE
workshop-map-wales =
    PAYS DE
    GALLES
workshop-map-north-sea = Mer du Nord
workshop-map-irish-sea = Mer d’Irlande
workshop-map-english-channel = La Manche
workshop-pounds = { $n } £
workshop-income-track = Piste des revenus : { $list }
workshop-on-offer = Cartes visibles
workshop-tab-offer = Cartes
workshop-in-deck = { $n } dans le paquet
workshop-set-aside =
    { $n ->
        [one] { $n } mise de côté
       *[other] { $n } mises de côté
    }
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
workshop-col-cash = Argent
workshop-col-cash-help = argent en main
workshop-col-income = Revenu
workshop-col-income-help = position sur la piste des revenus
workshop-col-links = Liens
workshop-col-links-help = liens du plus grand réseau / tous
workshop-col-works = Ind.
workshop-col-works-help = industries sur la carte
workshop-means = Moyens { $means } £ = argent { $cash } + moitié de { $income }
workshop-sealed-bid = Votre enchère secrète est de { $pounds } £.
workshop-recoup = Récupérer de l’argent
workshop-recoup-help = { $pounds } £ pour { $spaces } cases : revenu { $before } → { $after }
workshop-recoup-loss = { $pounds } £ maintenant, { $spaces } £ de moins quand le revenu est perçu.
workshop-your-bid = Votre enchère en livres
workshop-cash-mark = { $pounds } £ en main
workshop-which-colour = Quelle couleur ?
workshop-step-card = Carte
workshop-step-industry = Industrie
workshop-step-links = Liens
workshop-decide-demand = Placez un jeton demande
workshop-help-demand = Les jetons gardés restent secrets. Tout est révélé quand tous ont choisi.
workshop-decide-auction = Votre enchère secrète
workshop-help-auction = Toutes les enchères se paient. À égalité, l’ordre actuel prévaut.
workshop-decide-colour = Quelle couleur enchérit d’abord ?
workshop-help-colour = L’autre enchérit à la seconde enchère.
workshop-decide-lot = Choisissez la carte sur laquelle enchérir
workshop-help-lot = Choisissez une carte visible.
workshop-decide-raise = Enchérissez sur { $lot }
workshop-help-raise = Surenchérissez, ou retirez-vous si c’est permis.
workshop-decide-card = Piochez une carte ville
workshop-help-card = Elle dit où va votre industrie.
workshop-decide-town = Choisissez une ville de valeur { $value }
workshop-help-town = Choisissez une ville éclairée.
workshop-decide-removal = { $town } est pleine : retirez une industrie
workshop-help-removal = Une de celles qui étaient là avant la vôtre.
workshop-decide-links = Construisez des liens depuis { $town }
workshop-help-links = { $cost } £ le lien. Choisissez une connexion éclairée, ou aucune.
workshop-help-links-chosen = Confirmez, ou choisissez une autre connexion.
workshop-help-links-more = Un lien choisi. Ajoutez-en un second, ou construisez celui-ci.
workshop-no-link = Aucun lien
workshop-build = { $n ->
    [one] Construire { $n } lien · { $pounds } £
   *[other] Construire { $n } liens · { $pounds } £
}
workshop-links-times = { $n } × { $pounds } £
workshop-cash = Argent
workshop-income = Revenu
workshop-income-from = Revenu { $income }
workshop-from-income = Du revenu
workshop-nothing = rien
workshop-largest = Plus grand réseau
workshop-n-links = { $n ->
    [one] { $n } lien
   *[other] { $n } liens
}
workshop-stays = reste à { $n }
workshop-of-places = { $n } sur { $value }
workshop-earns = rapporte { $pounds } £
workshop-link-to-it = Un lien vers elle
workshop-income-plus = revenu +{ $value }

## Le guide de la première partie

guide-workshop-goal-title = Le plus riche gagne
guide-workshop-goal = Vous placez des industries dans les villes et les reliez par des canaux, puis par le rail. Tout cela rapporte ; le plus riche à la fin de l’ère rail gagne.
guide-workshop-eras-title = Deux ères
guide-workshop-eras = D’abord l’ère canal, puis l’ère rail. Chacune est une suite de manches entre deux créations de la demande. La gare jaune indique où vous en êtes.
guide-workshop-money-title = Votre ligne
guide-workshop-money = Argent, revenu, liens et industries. L’argent des autres est secret. Vous commencez avec 50 £ et n’en recevez pas d’autres avant la fin de l’ère.
guide-workshop-display-title = Ce que rapporteront les industries
guide-workshop-display = À la fin de chaque ère, chaque industrie rapporte 1 £ par jeton demande de son type placé ici. Construisez ce qui est demandé, ou amenez la demande là où vous avez construit.
guide-workshop-demand-title = Placez un jeton
guide-workshop-demand = Vous avez deux jetons que personne d’autre ne voit. Choisissez le type qui doit rapporter davantage ; tous sont révélés ensemble.
guide-workshop-bid-title = Enchérissez pour l’ordre du tour
guide-workshop-bid = Chaque manche commence par des enchères secrètes. Le plus offrant joue en premier et a le choix des cartes. Tout le monde paie son enchère : 0 £ est donc aussi une bonne enchère.
guide-workshop-card-title = Piochez une carte
guide-workshop-card = Piochez une carte ville : une de vos industries va dans cette ville. Le nombre est la valeur de la ville : le revenu que vous apporte un lien vers elle. Choisissez-en une pour voir sa ville.
guide-workshop-links-title = Construisez jusqu’à deux liens
guide-workshop-links = Choisissez une connexion éclairée. Chaque lien coûte le prix affiché dans la barre. Chaque ville à ses extrémités où vous avez une industrie augmente votre revenu de sa valeur ; la barre affiche la somme avant que vous confirmiez.
guide-workshop-income-title = La piste des revenus
guide-workshop-income = Votre marqueur montre votre revenu. À la fin de l’ère, il vous est payé une fois, et le marqueur revient à 0.
guide-workshop-short-title = À court d’argent ?
guide-workshop-short = Si une enchère ou un lien coûte plus que votre argent, votre marqueur de revenus recule de deux cases par livre manquante. Cela se fait tout seul.
guide-workshop-end-title = La fin d’une ère
guide-workshop-end = Vous recevez votre revenu ; 2 £ par lien de votre plus grand réseau, 1 £ pour chacun des autres ; et pour chaque industrie selon la demande. Puis les liens quittent la carte et l’ère rail commence. Bonne partie !
