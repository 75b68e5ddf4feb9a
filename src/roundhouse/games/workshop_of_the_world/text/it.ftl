### Workshop of the World in italiano. I pulsanti sono all’imperativo (tu); le righe del diario al presente, senza punto.

## Nomi che possono comparire ovunque: città che altre lingue chiamano diversamente, e carte città libere

word-London = Londra
word-Edinburgh = Edimburgo
word-Dover = Dover
word-free-2 = Libera (2)
word-free-3 = Libera (3)
word-free-4 = Libera (4)

connection = { $a }–{ $b }
board-england = Inghilterra

## Tipi di industria, colori, ere

type-heavy = Industria pesante
type-light = Industria leggera
type-textile = Tessile
type-craft = Artigianato
type-port = Porto

colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-white = bianco
colour-black = nero

era-canal = Era del trasporto fluviale
era-rail = Era del trasporto ferroviario

## Fasi

phase-demand = Creazione della domanda
phase-auction = Asta per l’ordine di gioco
phase-lots = Asta carta per carta
phase-standing = Asta con offerte in corso
phase-card = Scegliere una carta città
phase-town = Scegliere una città
phase-removal = Città piena
phase-links = Costruire connessioni

## Pulsanti

move-token = Gioca questa pedina domanda: { $type }
move-keep = Conserva le pedine in mano
move-colour = Gioca con il colore { $colour }
move-bid = { $pounds ->
    [0] Offri zero
   *[other] Offri { $pounds } £
}
move-auction = Fai un’offerta per questa carta: { $card }
move-drop = Ritirati
move-card = Prendi la carta { $card }
move-gamble = Scarta { $card } e rischia
move-place = Piazza una pedina industria a { $town }
move-remove = Rimuovi una pedina industria: { $colour }
move-link = { $n ->
    [1] Costruisci una connessione: { $a }–{ $b }
   *[other] Costruisci la doppia connessione { $a }–{ $b }
}
move-done = Non costruire altro e termina il turno
move-recoup = Procurati { $pounds } £

## Il diario

log-drew = { $player } pesca pedine domanda: { $type }
log-placed-tokens = { $n ->
    [one] { $player } piazza una pedina domanda: { $type }
   *[other] { $player } piazza { $n } pedine domanda: { $type }
}
log-kept-tokens = { $player } non piazza pedine domanda
log-round = Round { $round }. Carte città attive: { $card }
log-bid-shown = { $pounds ->
    [0] { $player } offre zero ({ $colour })
   *[other] { $player } offre { $pounds } £ ({ $colour })
}
log-order = Ordine di gioco: { $colour }
log-lot = { $player } mette all’asta la carta { $card }
log-bid = { $player } offre { $pounds } £ per { $card }
log-drop = { $player } si ritira dall’asta per { $card }
log-outbid = L’offerta di { $player } è superata: { $player } offre di nuovo
log-sold = { $player } si aggiudica { $card } per { $pounds } £ e occupa la casella { $box }
log-card = { $player } prende la carta { $card }
log-gamble = { $player } scarta { $card } e pesca { $drawn } dalle carte messe da parte
log-placed = { $player } piazza una pedina industria a { $town } ({ $colour })
log-removed = { $player } rimuove una pedina industria di { $owner } a { $town } ({ $colour })
log-built = { $towns ->
    [1] { $player } costruisce { $links } per { $cost } £ e aumenta i profitti di { $sum }
   *[other] { $player } costruisce { $links } per { $cost } £ e aumenta i profitti di { $sum } = { $total } £
}
log-no-links = { $player } non costruisce connessioni
log-recouped = { $player } si procura { $pounds } £ e arretra di { $spaces } caselle sull’indicatore dei profitti
log-collected = { $player } incassa { $income } £ di profitti + { $links } £ dalle connessioni + { $industries } £ dalle industrie = { $total } £
log-reset = Inizia l’era del trasporto ferroviario: le pedine trasporto tornano nelle riserve, le pedine industria restano, tutte le carte città si mescolano
log-game-over = { $player } vince con { $money } £
part-town = { $n } £ per { $town }

## Rifiuti

refused-token-first = Prima scegli le pedine domanda da giocare.
refused-no-such-token = Non hai più in mano una pedina domanda di questo tipo.
refused-must-place = Devi giocare una pedina domanda.
refused-bid-first = Prima si mette all’asta l’ordine di gioco: tutti fanno un’offerta, anche di 0 £.
refused-bid-above-means = L’offerta supera la tua disponibilità: la liquidità più metà dei profitti.
refused-colour-first = Prima scegli il colore per cui fai l’offerta.
refused-not-your-colour = Questo colore non è tuo.
refused-colour-forced = In questa asta fai l’offerta per il colore rimasto.
refused-one-colour = Solo in due giocatori c’è un colore da scegliere.
refused-lot-first = Prima scegli la carta per cui fai l’offerta.
refused-lot-chosen = La carta è scelta: ora fai un’offerta.
refused-not-on-offer = Questa carta non è all’asta.
refused-below-value = Devi aprire almeno con il valore della carta.
refused-all-you-have = Non arrivi all’offerta minima: devi offrire tutta la tua disponibilità.
refused-must-open = Hai scelto la carta e devi aprire l’asta.
refused-raise-or-drop = Rilancia o ritirati.
refused-not-higher = Devi offrire più dell’offerta attuale.
refused-lot-too-dear = Non arrivi all’offerta minima per questa carta, ma per un’altra sì.
refused-below-standing = Devi offrire più dell’offerta su questa carta, e almeno il suo valore.
refused-lot-without-bid = Non arrivi a nessuna offerta minima: devi scegliere una carta senza offerte.
refused-no-drop = Nessuno si ritira da questa asta: fai un’offerta.
refused-card-first = Prima prendi una carta città.
refused-not-face-up = Questa carta non è tra le carte città attive.
refused-card-won = Nel tuo turno usi la carta che ti sei aggiudicata.
refused-no-set-aside = Non restano carte messe da parte.
refused-not-fully-linked = Puoi rischiare solo se la città non ha connessioni libere; questa ne ha ancora.
refused-not-all-fully-linked = Puoi rischiare solo se nessuna città di quel valore ha connessioni libere; almeno una ne ha ancora.
refused-card-taken = Hai già preso la carta di questo turno.
refused-one-gamble = Puoi rischiare una sola volta per turno.
refused-town-first = Prima scegli una città del valore della carta.
refused-other-value = La carta vale per città di un altro valore.
refused-remove-first = La città è piena: prima rimuovi una pedina industria che c’era già.
refused-not-there = Prima della tua non c’era nessuna pedina industria di questo colore.
refused-nothing-to-remove = La città non è piena: non si rimuove nulla.
refused-one-industry = Hai già piazzato la pedina industria di questo turno.
refused-link-or-done = Costruisci una connessione o termina il turno.
refused-not-free = Questa connessione è già costruita.
refused-not-from-town = La prima connessione deve partire dalla città della tua nuova industria.
refused-out-of-reach = La seconda connessione deve proseguire da quella città o dalla prima.
refused-half-a-double = Una doppia connessione si costruisce per intero e usa entrambe le connessioni del turno.
refused-too-dear = Le connessioni costano più della tua disponibilità: la liquidità più metà dei profitti.
refused-crossing = L’incrocio vieta questa connessione in questo turno.
refused-recoup = La tua pedina dei profitti non può arretrare tanto: 1 £ richiede due caselle.

## Di un giocatore

about-cash = Liquidità
about-income = Quanto renderebbe ora la raccolta di liquidità
about-after-income = Denaro dopo la raccolta
about-next-income = Profitti
about-industries = Industrie sulla mappa ({ $colour }; { $left } in riserva)
about-links = Connessioni sulla mappa ({ $colour }; rete più grande { $largest }, { $left } in riserva)
about-tokens = Pedine domanda in mano
about-token = di cui: { $type }
about-means = Può pagare al massimo
about-card = Carta aggiudicata: { $card }
about-track = Indicatore dei profitti
about-links-pay = { $n ->
    [one] 1 connessione
   *[other] { $n } connessioni
} + { $largest } nella rete più grande
about-industries-pay = { $type }: { $n ->
    [one] 1 industria
   *[other] { $n } industrie
} × { $demand } di domanda

## Opzioni

option-auction = Asta
option-auction-blind = Offerte segrete (regolamento)
option-auction-card_by_card = Aste carta per carta
option-auction-standing_bids = Offerte in corso
option-crossing_rule = Incrocio Leeds–Liverpool
option-crossing_rule-literal = Vietato per entrambe le connessioni
option-crossing_rule-no_junction = L’incrocio non è uno snodo
option-open_money = Denaro
option-open_money-no = Denaro segreto
option-open_money-yes = Denaro scoperto

## Il tavolo nel terminale

name = { $word }
money = { $n } £

short-heavy = Pesante
short-light = Leggera
short-textile = Tessile
short-craft = Artigianato
short-port = Porto

sign-red = R
sign-blue = B
sign-yellow = G
sign-white = W
sign-black = N

region-north = Scozia e Nord
region-north_west = Nord-ovest
region-yorkshire = Yorkshire
region-midlands = Midlands
region-west = Galles e Ovest
region-south_east = Sud ed Est

table-round = Round { $n } di { $total }
table-link-cost = { $n } £ per connessione
table-demand-creation = Creazione della domanda { $n }
table-players = Giocatori
table-over = La partita è finita. Liquidità finale:
table-box = #
table-player = Giocatore
table-you = tu
table-cash = Liquidità
table-hidden = segreta
table-income = Profitti
table-tokens = Pedine domanda
table-industries-left = Industrie in riserva
table-links-left = Trasporti in riserva
table-bid = Offerta
table-cards-won = Carte aggiudicate: { $cards }
table-acting = { $phase }: { $players }
table-means = La tua disponibilità: { $n } £ (liquidità e metà dei profitti)
table-own-colour = colore nel pugno: { $colour }
table-own-bid = { $n ->
    [0] offerta nel pugno: zero
   *[other] offerta nel pugno: { $n } £
}
table-before = Ordine del round precedente:
table-demand = Domanda
table-in-hand = in mano
table-chosen = nel pugno
table-undrawn = { $n ->
    [one] { $n } pedina non pescata
   *[other] { $n } pedine non pescate
}
table-offer = Carte città attive
table-no-cards = nessuna
table-fully-linked = connessioni tutte costruite
table-standing = { $n } £ di { $player }
table-deck = { $n ->
    [one] { $n } carta nel mazzo carte città
   *[other] { $n } carte nel mazzo carte città
}
table-set-aside = { $n ->
    [one] { $n } messa da parte
   *[other] { $n } messe da parte
}
table-lot = asta per { $card }
table-still-in = ancora in asta: { $players }
table-card = carta { $card }
table-card-drawn = carta { $card }, pescata rischiando
table-town = industria a { $town }
table-built = costruito: { $links }
table-key-single = connessione singola, con una lettera: costruita
table-key-double = doppia connessione
table-key-room = posto per un’industria
table-key-offer = carta attiva
table-key-linked = connessioni tutte costruite
table-links-on-map = Connessioni sulla mappa
table-no-links = nessuna connessione
table-network =
    { $n ->
        [one] { $n } connessione, { $largest } nella rete più grande:
       *[other] { $n } connessioni, { $largest } nella rete più grande:
    }
table-discard = Pila degli scarti ({ $n }):

## What a position is worth, for hints

term-cash = liquidità
term-income = profitti
term-links = connessioni sulla mappa
term-industries = industrie e la loro domanda
term-turn = il turno ancora da giocare in questo round

## Grafici dell’analisi

chart-score = Liquidità
chart-industries = Industrie sulla mappa
chart-links = Connessioni sulla mappa
chart-links-pay = Profitti dalle connessioni
chart-industries-pay = Profitti dalle industrie: { $type }

## Nomi dei campi, nella vista semplice e nella tabella semplice

field-active = Di turno
field-before = Ordine del round precedente
field-bid = Offerta propria
field-bidding = Quanto lascia ogni offerta
field-bids = Offerte
field-built = Costruite
field-card = Carta città
field-cash = Denaro
field-colour = Colore
field-creation = Creazione della domanda
field-deck = Mazzo
field-discard = Fuori gioco
field-display = Domanda
field-era = Era
field-fist = Nel pugno
field-gambled = Pescata alla cieca
field-income = Profitti
field-industries = Pedine industria
field-leader = In testa
field-link-cost = Prezzo di una connessione
field-links = Connessioni
field-lot = All’asta
field-means = Può pagare
field-network = Rete più grande
field-next-order = Prossimo ordine di gioco
field-offer = Carte attive
field-order = Ordine di gioco
field-own = I tuoi segreti
field-picked = Offre per
field-price = Offerta più alta
field-prices = Prezzi delle connessioni
field-ready = Pugno chiuso
field-recouping = Profitti dopo il prelievo
field-round = Round
field-rounds = Round dell’era
field-seat = Giocatore
field-set-aside = Messe da parte
field-sets = Serie di pedine
field-still-in = Ancora in asta
field-tokens = Pedine domanda
field-town = Città di questo turno
field-turn = Turni giocati
field-undrawn = Pedine non pescate
field-won = Carta aggiudicata
field-black = Nero
field-blue = Blu
field-craft = Artigianato
field-heavy = Industria pesante
field-light = Industria leggera
field-port = Porto
field-red = Rosso
field-textile = Tessile
field-white = Bianco
field-yellow = Giallo
