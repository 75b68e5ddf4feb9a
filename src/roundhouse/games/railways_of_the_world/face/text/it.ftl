### Le parole del browser per Railways of the World in italiano.

## La sala

about = Stati Uniti orientali e Messico

## Il tabellone

railways-map = Mappa con città, esagoni e ferrovie
railways-overview = Tutta la mappa; scegli un punto per andarci
railways-lit-left = { $n } a sinistra
railways-lit-right = { $n } a destra
railways-lit-up = { $n } più in alto
railways-lit-down = { $n } più in basso
railways-water-atlantic = Oceano Atlantico
railways-water-gulf = Golfo del Messico
railways-water-pacific = Oceano Pacifico
railways-water-california = Golfo di California
railways-water-michigan = Lago Michigan
railways-water-huron = Lago Huron
railways-water-erie = Lago Erie
railways-water-ontario = Lago Ontario
railways-cubes = { $n } × { $colour }
railways-empty = senza merci
railways-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
railways-link-of = { $a }–{ $b }, tratta di { $owner }
railways-closed = L’esagono { $hex } è chiuso
railways-tile = Tessera su { $hex } verso { $side }, in direzione { $to }, { $price }
railways-first-hex = Prima tessera su { $hex }, da { $price }
railways-routes = Percorsi del cubetto
railways-routes-help = punti per giocatore
railways-n-links = { $n ->
    [one] { $n } tratta
   *[other] { $n } tratte
}
railways-gain = { $player } +{ $n }
railways-you-gain = Tu +{ $n }
railways-others = Gli altri
railways-last-turn = Il turno { $n } è l’ultimo
railways-empties = { $n } di { $total } città senza merci
railways-turn = Turno { $n }
railways-round = Round { $n }
railways-short = Turno { $n }, round { $round }
railways-auction = Asta
railways-baron = Baroni
railways-income = Incassi
railways-by-points = per punti
railways-income-of =
    { $player }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $income }
railways-operations = Operazioni
railways-face-up = scoperte · mazzo { $n }
railways-your-cards = Le tue carte
railways-card = Carta
railways-lines = Linee Principali
railways-line = { $a }–{ $b }
railways-first-to-connect = al primo che collega
railways-western = Tratta dell’Ovest { $city }
railways-thousands = { $n ->
        [0] $0
       *[other] ${ $n }k
    }
railways-tab-cards = Carte
railways-tab-income = Incassi
railways-col-cash = Denaro
railways-col-cash-help = denaro in mano
railways-col-bonds = Bond
railways-col-bonds-help = bond emessi: $1k a turno e un punto alla fine, ciascuno
railways-col-engine = Loco
railways-col-engine-help = livello della locomotiva: quante tratte può usare una consegna
railways-col-links = Tratte
railways-col-links-help = tratte complete
railways-col-income = Incassi
railways-col-income-help = dollari a turno, tolti i dividendi
railways-each-turn = Incassi meno dividendi
railways-forced = Bond a fine turno
railways-sinking = { $n ->
    [one] I dividendi costano ogni turno { $price } più di quanto la ferrovia incassa: { $n } altro bond a fine turno
   *[other] I dividendi costano ogni turno { $price } più di quanto la ferrovia incassa: { $n } altri bond a fine turno
}
railways-cards-of = Carte degli altri
railways-col-points = Punti
railways-col-points-help = posizione sul tracciato reddito
railways-col-baron = Barone
railways-col-baron-help = punti del Barone
railways-col-score = Totale
railways-col-score-help = punti meno bond; alla fine più il Barone
railways-gained-links = Consegne
railways-gained-depots = Depositi
railways-gained-hotels = Hotel
railways-gained-goals = Carte
railways-gained-lines = Linee
railways-decide-baron = Tieni un Barone
railways-help-baron = Un obiettivo segreto per la fine. L’altra carta si restituisce.
railways-decide-auction = Offri per giocare per primo
railways-help-auction = Paga solo chi vince. Chi è primo gioca per primo in tutti e tre i round.
railways-decide-action = Scegli un’azione
railways-help-action = Una carta nel pannello, o passa.
railways-decide-sure = Conferma l’azione
railways-help-sure = Premi il pulsante, o scegli altro.
railways-decide-build = Costruisci una ferrovia
railways-help-build = Scegli una città illuminata o la fine della tua ferrovia, oppure trascina da lì sugli esagoni.
railways-decide-deliver = Consegna un cubetto merce
railways-help-deliver =
    { $level ->
        [one] Scegli un cubetto illuminato. Può percorrere { $level } tratta.
       *[other] Scegli un cubetto illuminato. Può percorrere fino a { $level } tratte.
    }
railways-decide-to = Consegna il cubetto { $colour } da { $city }
railways-help-to = Scegli una città illuminata o un percorso dall’elenco.
railways-decide-urbanize = Espandi una città grigia
railways-help-urbanize = Scegli una città illuminata. Riceve un colore e due nuovi cubetti.
railways-decide-western = Costruisci una Tratta dell’Ovest
railways-help-western = Scegli una città illuminata.
railways-decide-grow = Crescita urbana
railways-help-grow = Scegli la città che riceve nuovi cubetti.
railways-decide-depot = Posiziona il Deposito commerciale
railways-help-depot = Scegli una tratta illuminata di un altro giocatore.
railways-decide-first = Costruisci una ferrovia da { $city }
railways-help-first = Scegli un esagono illuminato accanto alla città, poi il successivo. Oppure trascina dalla città.
railways-decide-end = Dove porta la ferrovia?
railways-help-end = Scegli una delle estremità o l’esagono successivo.
railways-decide-lay = Costruisci una ferrovia da { $city }
railways-help-lay = Tessere posate: { $laid } di { $total }. Scegli l’esagono successivo, o fermati qui.
railways-decide-colour = Che colore per { $city }?
railways-help-colour = I cubetti di questo colore si potranno consegnare lì.
railways-decide-route = Prosegui con il cubetto
railways-help-route = Scegli una città illuminata o un percorso dall’elenco.
railways-decide-bonds = Quanti bond per { $price }?
railways-help-bonds = Ognuno dà $5k ora, costa $1k a turno e un punto alla fine.
railways-help-build-tap = Scegli una città illuminata o la fine della tua ferrovia, poi un esagono dopo l’altro.
railways-help-first-tap = Scegli un esagono illuminato accanto alla città, poi il successivo.
railways-mode-build = Costruisci
railways-mode-deliver = Consegna
railways-mode-urbanize = Espandi
railways-mode-western = Tratta dell’Ovest
railways-mode-grow = Crescita
railways-mode-depot = Deposito
railways-mode-route = Percorso
railways-mode-upgrade = Loco { $n }
railways-other = Altra azione
railways-your-bid = La tua offerta
railways-bonds = Bond
railways-left =
    { $n ->
        [one] { $n } rimasta
       *[other] { $n } rimaste
    }
railways-which-cube = Quale cubetto?
railways-high-bid = Offerta più alta
railways-no-bid = ancora nessuna
railways-if-first = Se vinci
railways-if-first-loan = Se vinci: { $loan }
railways-loan = { $n ->
    [one] 1 nuovo bond, in circa { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
   *[other] { $n } nuovi bond, in circa { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
}
railways-loan-costs = −{ $dividends }, −{ $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
railways-n-tiles = { $n } di { $total } tessere
railways-new-link = Nuova tratta
railways-not-joined = Non ancora unita a una città
railways-gone = rimossa dopo il round { $n }
railways-then-empty = Città svuotata
railways-stop = Fermati qui
railways-bid = Offri { $price }
railways-withdraw = Ritirati
railways-buy-engine = Acquista la locomotiva
railways-take = Prendi la carta
railways-use = Usa la carta
railways-keep = Tieni { $baron }
railways-complete = Completa la tratta
railways-lay = { $n ->
    [one] Posa { $n } tessera
   *[other] Posa { $n } tessere
}
railways-deliver = Consegna a { $city } · +{ $n }
railways-goal-longest_route = il percorso più lungo di tratte tue: { $n } punti
railways-goal-links_at_city = { $each } punti per ogni tua tratta a { $a }, al massimo { $n }
railways-goal-connect = { $a } e { $b } collegate da tratte tue: { $n } punti
railways-goal-most_money = più denaro di tutti: { $n } punti
railways-goal-fewest_bonds = meno bond di tutti: { $n } punti
railways-goal-most_links = più tratte complete di tutti: { $n } punti
railways-goal-highest_engine = livello di locomotiva più alto: { $n } punti
railways-goal-western_link = una Tratta dell’Ovest costruita: { $n } punti
railways-effect-first_delivery = prima consegna: +{ $n }
railways-effect-first_long_delivery = prima consegna su { $need } tratte: +{ $n }
railways-effect-first_engine = prima locomotiva di livello { $need }: +{ $n }
railways-effect-service_bounty = prima consegna lì: +{ $n }
railways-effect-first_colours = primo con { $need } colori: +{ $n }
railways-effect-hotel = +{ $n } per ogni consegna lì
railways-effect-income_bonus = ${ $n } in più a turno
railways-effect-extra_actions = { $n } azioni subito
railways-effect-add_cubes = { $n } cubetti per una città
railways-effect-free_new_city = una Nuova Città gratuita
railways-effect-trading_depot = un deposito su tratta altrui
railways-effect-free_open_tiles = { $n } tessere di campagna gratuite
railways-effect-half_price_mountain = montagne e creste a metà prezzo
railways-effect-longer_build = fino a { $n } tessere
railways-effect-build_discount = ${ $n } di sconto su una costruzione
railways-effect-extra_link = { $n ->
    [one] una consegna con { $n } tratta in più
   *[other] una consegna con { $n } tratte in più
}
railways-symbol-green_dot = obiettivo per tutti
railways-symbol-purple_diamond = una volta per turno
railways-symbol-red_x = subito, poi si scarta
railways-symbol-hand = si tiene per dopo
railways-symbol-none = effetto permanente

## La guida alla prima partita

guide-railways-goal-title = Si vince a punti
guide-railways-goal = Costruisci tratte tra le città e le usi per consegnare cubetti merce. Ogni tratta di una consegna vale un punto per chi la possiede. I bond costano punti alla fine.
guide-railways-baron-title = Il tuo Barone
guide-railways-baron = Un obiettivo che solo tu conosci e che vale punti alla fine. La cornice tratteggiata con il lucchetto è segreta.
guide-railways-turn-title = Un turno
guide-railways-turn = Un’asta per il primo giocatore, tre round di un’azione ciascuno, poi incassi e dividendi.
guide-railways-money-title = Denaro e bond
guide-railways-money = Cominci senza nulla. Ciò che non puoi pagare in contanti è coperto dai bond in automatico: ognuno dà $5k, costa $1k di dividendi a ogni turno e toglie un punto alla fine. Non si restituiscono mai.
guide-railways-auction-title = Offri o ritirati
guide-railways-auction = Paga solo chi vince. Giocare per primi conta quando c’è una consegna o una carta che può andare a un solo giocatore.
guide-railways-income-title = Incassi
guide-railways-income = I tuoi punti sono la tua posizione su questa curva, che ti paga ogni turno. Sale in fretta all’inizio e scende di nuovo dopo 49.
guide-railways-build-title = Costruisci
guide-railways-build = Scegli Costruisci, poi una città illuminata e un esagono dopo l’altro, oppure trascina. Al massimo quattro tessere: $2k in campagna, $3k sull’acqua, $4k in montagna, $4k in più per valicare una cresta. Unisci due città, o dopo il round 3 la ferrovia viene rimossa.
guide-railways-deliver-title = Consegna
guide-railways-deliver = Scegli un cubetto illuminato: si illuminano tutte le città che lo vogliono, con i punti. L’elenco mostra ogni percorso e chi guadagna. La prima tratta deve essere tua.
guide-railways-engine-title = La locomotiva
guide-railways-engine = Il suo livello dice quante tratte può usare una consegna. La successiva si compra qui, un livello alla volta.
guide-railways-cards-title = Carte Operazione
guide-railways-cards = Prenderne una è un’azione. Il pallino verde è un obiettivo per tutti: chi lo raggiunge per primo prende i punti. Le altre dicono che cosa fanno.
guide-railways-lines-title = Linee Principali
guide-railways-lines = Chi per primo collega le due città con tratte proprie prende i punti.
guide-railways-end-title = La fine
guide-railways-end = Quando si arriva a quel numero di città senza merci, si gioca ancora un turno completo. Poi si contano i punti, meno uno per ogni bond, più il Barone. Buona partita!
