### Last Train to Wensleydale in italiano. I pulsanti sono all’imperativo; le righe del registro al presente, senza punto.

## Le parole del tabellone

board-dales = Yorkshire Dales

company-MR = Midland Railway
company-NER = North Eastern Railway

influence-government = governo
influence-train = treno
influence-mr = MR
influence-ner = NER

purse-government = 1 punto di influenza governo
purse-train = 1 punto di influenza treno
purse-mr = 1 punto di influenza Midland Railway
purse-ner = 1 punto di influenza North Eastern Railway
purse-cube = 1 cubetto investimento

points-government = { $n } governo
points-train = { $n } treno
points-mr = { $n } MR
points-ner = { $n } NER
points-cube = { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
}

paid-government = { $n } di influenza governo
paid-train = { $n } di influenza treno
paid-mr = { $n } di influenza MR
paid-ner = { $n } di influenza NER
paid-cube = { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
}

pieces-stone = { $n ->
    [one] 1 pietra
   *[other] { $n } pietre
}
pieces-cheese = { $n ->
    [one] 1 formaggio
   *[other] { $n } formaggi
}
pieces-red = { $n ->
    [one] 1 passeggero rosso
   *[other] { $n } passeggeri rossi
}
pieces-green = { $n ->
    [one] 1 passeggero verde
   *[other] { $n } passeggeri verdi
}

sign-purple = V
sign-yellow = G
sign-blue = B
sign-black = N
colour-purple = viola
colour-yellow = giallo
colour-blue = blu
colour-black = nero

## Fasi

phase-investment_cubes = Cubetti investimento
phase-influence_points = Punti influenza
phase-auction = Asta dei punti influenza
phase-turn_order = Ordine di gioco
phase-track_building = Costruzione della tratta
phase-payment = Pagamento
phase-trains_and_movement = Acquisto di treni e movimento di merci e passeggeri
phase-profit_and_loss = Perdita e profitto
phase-player_order = Ordine dei giocatori
phase-takeovers = Rilevazioni
phase-end_of_turn = Fine del turno

## Pulsanti

move-bid = { $n ->
    [one] Offri 1 cubetto per il riquadro { $box }
   *[other] Offri { $n } cubetti per il riquadro { $box }
}
move-build = { $n ->
    [0] Costruisci un binario: { $a }–{ $b }
   *[other] Costruisci un binario: { $a }–{ $b } ({ $n })
}
move-finish = Termina la serie
move-nothing = Non costruire
move-pay = Paga { $purse }
move-buy = Acquista il treno { $train } (costo { $n }: passeggeri { $passengers }, merci { $goods })
move-take = { $piece ->
    [stone] Sposta una pietra da { $area }
    [cheese] Sposta un formaggio da { $area }
    [red] Sposta un passeggero rosso da { $area }
   *[green] Sposta un passeggero verde da { $area }
}
move-take-all = Prendi tutto ciò che nessuno contende e passa
move-pass = Passa
move-sell = { $company }: fai rilevare { $a }–{ $b }
move-complete = Concludi la rilevazione
move-keep = Nessuna rilevazione

## Il registro

log-cubes = { $n ->
    [one] { $player } prende 1 cubetto investimento
   *[other] { $player } prende { $n } cubetti investimento
}
log-counters = Segnalini influenza: { $influence }
log-bid = { $n ->
    [one] { $player } offre 1 cubetto per il riquadro { $box }
   *[other] { $player } offre { $n } cubetti per il riquadro { $box }
}
log-outbid = { $player } supera l’offerta di { $other } nel riquadro { $box } con { $n } cubetti
log-no-bid = { $player } non può fare offerte
log-gain = { $player } ottiene influenza dal riquadro { $box }: { $points }
log-build-order = Ordine di costruzione: { $order }
log-train-order = Ordine di acquisto treni: { $order }
log-player-order = Ordine dei giocatori: { $order }
log-build = { $n ->
    [one] { $player } costruisce un binario: { $a }–{ $b } (1 punto costruzione)
   *[other] { $player } costruisce un binario: { $a }–{ $b } ({ $n } punti costruzione)
}
log-opposition =
    { $n ->
        [one] { $player } rimuove l’opposizione a { $area }: 1 di influenza governo
       *[other] { $player } rimuove l’opposizione a { $area }: { $n } di influenza governo
    }
log-series = { $n ->
    [one] { $player } costruisce 1 binario: { $route }
   *[other] { $player } costruisce { $n } binari: { $route }
}
log-nothing = { $player } non costruisce
log-pay = { $player } paga { $points }
log-buy = { $player } acquista un treno per { $passengers ->
    [0] nessun passeggero
    [one] 1 passeggero
   *[other] { $passengers } passeggeri
} e { $goods ->
    [0] nessuna merce
    [one] 1 merce
   *[other] { $goods } merci
}
log-take = { $piece ->
    [stone] { $player } sposta una pietra da { $area }
    [cheese] { $player } sposta un formaggio da { $area }
    [red] { $player } sposta un passeggero rosso da { $area }
   *[green] { $player } sposta un passeggero verde da { $area }
}
log-pass = { $player } passa
log-profit =
    { $player }: 2 × { $stone } pietra + { $cheese } formaggio + { $red ->
        [one] 1 rosso
       *[other] { $red } rossi
    } + { $green ->
        [one] 1 verde
       *[other] { $green } verdi
    } − { $links ->
        [one] 1 binario
       *[other] { $links } binari
    } = { $n }; il segnalino è su { $space }
log-takeover =
    { $n ->
        [one] La { $company } rileva 1 binario di { $player } per { $cost } di influenza: { $route }
       *[other] La { $company } rileva { $n } binari di { $player } per { $cost } di influenza: { $route }
    }
log-new-town = { $area } diventa una città della { $company }
log-dead = Pezzi rimossi a { $area }: { $pieces }
log-keep = { $player } non fa rilevare tratte
log-turn = Inizia il turno { $n }
log-wins = { $n ->
    [one] { $player } vince con 1 punto vittoria
   *[other] { $player } vince con { $n } punti vittoria
}

## Rifiuti

refused-other-phase = Ogni fase finisce prima che cominci la successiva, e questa mossa appartiene a un’altra fase.
refused-must-bid = Devi fare un’offerta: hai meno di due offerte in corso e abbastanza cubetti.
refused-own-bid = Non puoi aumentare né superare la tua offerta.
refused-below-printed = L’offerta è troppo bassa: servono almeno tanti cubetti quanti i punti stampati.
refused-not-more = L’offerta è troppo bassa: deve superare quella in corso.
refused-too-few-cubes = Hai troppo pochi cubetti in mano.
refused-nothing-built = Non hai ancora posato un binario; puoi anche non costruire.
refused-series-begun = Hai iniziato una serie: continuala o terminala.
refused-hill = Nessun binario porta verso una collina o ne parte.
refused-south = Da The South si può solo partire.
refused-start = Parti da una città di una compagnia o da dove hai un binario.
refused-not-from-the-end = Il prossimo binario deve partire da dove finisce l’ultimo.
refused-branch = La serie non può biforcarsi né tornare in una zona già toccata.
refused-border-taken = Su questo confine c’è già un binario.
refused-no-links = Non hai più binari.
refused-company-influence = Non hai l’influenza della compagnia a cui appartiene la città.
refused-government-influence = Non hai l’influenza governo per l’opposizione in quella zona.
refused-not-payable = Non puoi pagare la serie con questo binario.
refused-pay-first = Prima paga, un punto alla volta.
refused-cubes-spent = I cubetti sono già spesi: ora si paga con l’influenza.
refused-train-points = L’influenza treno non può sostituire sé stessa.
refused-nothing-left = Non ti resta nulla con cui pagare lì.
refused-train-taken = Questo treno è già preso.
refused-train-row = Puoi avere un solo treno per fila.
refused-train-too-dear = Non puoi pagare questo treno, nemmeno con tre punti per uno.
refused-no-slot = Non hai uno slot libero adatto sui tuoi treni.
refused-nothing-there = Lì non c’è un pezzo di quel tipo.
refused-no-link-there = Non hai binari in quella zona.
refused-company-area = La zona è già servita da una compagnia.
refused-no-town-beside = Non hai binari in una città adiacente che non sia delle compagnie.
refused-home-town = Il passeggero è in una città del suo colore.
refused-no-way = I tuoi binari non portano a una città di questo colore.
refused-none-to-take = Non c’è nulla che tu possa prendere.
refused-no-room-for-all = Sui tuoi treni non c’è posto per tutto ciò che raggiungi.
refused-contested = Anche un altro giocatore che non ha passato ne raggiunge una parte.
refused-not-own = Non hai un binario su questo confine.
refused-not-on = La catena deve continuare da dove finisce.
refused-comes-back = La catena non può visitare due volte una zona.
refused-takeover-start = La tratta deve iniziare in una città di quella compagnia.
refused-other-company = Una serie va a una sola compagnia.
refused-takeover-too-dear = Non hai l’influenza di quella compagnia: un punto ogni due binari.
refused-no-company-links = La compagnia non ha più binari.
refused-no-town-ahead = Da lì, con l’influenza che hai, i tuoi binari non raggiungono nessuna città.
refused-takeover-end = La tratta deve finire in una città.
refused-nothing-named = Non hai ancora indicato un binario.
refused-takeover-begun = Hai iniziato una rilevazione: continuala o concludila.

## Di un giocatore

kind-stone = pietra
kind-cheese = formaggio
kind-red = passeggeri rossi
kind-green = passeggeri verdi
about-holds = Cubetti, influenza, treni
about-income = Profitto o perdita di questo turno, finora
about-cubes = Cubetti in mano ({ $reserve } nella riserva)
about-on-boxes = Cubetti nelle offerte in corso
about-next-cubes = Cubetti in arrivo al prossimo turno
about-influence = Influenza: { $influence }
about-train = Treno: passeggeri { $passengers }, merci { $goods }
about-room = Posti ancora liberi sui treni: passeggeri { $passengers }, merci { $goods }
about-links-left = Binari ancora da posare
about-loaded = { $n } × { $kind }
about-upkeep = Binari sul tabellone, 1 ciascuno
about-moved = Spostati: { $kind }
about-sets = Set completi: { $n } × 2
about-profit = Barra perdita e profitto
about-own-links = Binari sul tabellone, 1 ciascuno

## Il tavolo nel terminale

table-turn = Turno { $n } di { $total }
table-acting = { $phase }: { $players }
table-over = La partita è finita. Punti vittoria:
table-player = Giocatore
table-hand = Cubetti
table-government = Gov.
table-train = Treno
table-mr = MR
table-ner = NER
table-profit = Profitto
table-links = Binari
table-trains = Treni
table-room = Liberi
table-pieces = S C R G
table-sets = Set
table-points = PV
table-orders = Costruzione: { $building }   Treni: { $trains }
table-boxes = Riquadri influenza
table-box = Riquadro
table-worth = Punti
table-bid = Offerta
table-least = da { $n }
table-display = Treni
table-slots = passeggeri { $passengers }, merci { $goods }
table-capacity = Slot
table-cost = Costo
table-owner = Proprietario
table-map = Sulla mappa
table-towns = Città
table-country = Pianure
table-hills = Colline
table-lines = Binari
table-none = nessuno
table-passed = ha passato
table-series = Serie in corso: { $route }, { $n ->
    [one] 1 punto costruzione
   *[other] { $n } punti costruzione
}
table-owed = e { $points }
table-sale = Alla { $company }: { $route }
table-bill = { $n ->
    [one] 1 punto ancora da pagare
   *[other] { $n } punti ancora da pagare
}
table-key = ■ città di una compagnia  □ città maggiore  ○ città minore  S pietra  C formaggio  R passeggero rosso  G passeggero verde  O opposizione  Bow Bowes → 1: Tan: la sigla di una zona, e le zone adiacenti secondo il costo di un binario  Pen Penhill ← Ley: una collina, e le città da cui si prende la sua pietra

## What a position is worth, for hints

term-influence = influenza e cubetti
term-takeovers = binari da far rilevare o da pagare
term-pieces = merci e passeggeri a portata

## Grafici dell’analisi

chart-cubes = Cubetti in mano
chart-sets = Punti per i set completi

## Nomi dei campi, nella vista semplice e nella tabella semplice

field-MR = MR
field-NER = NER
field-areas = Zone
field-bid = Offerta
field-bill = Da pagare
field-boxes = Riquadri influenza
field-brings = Porta
field-build-order = Ordine di costruzione
field-cheese = Formaggio
field-companies = Compagnie
field-company = Compagnia
field-cost = Punti costruzione
field-counter = Segnalino influenza
field-cube = Cubetti investimento
field-delivered = Spostati in precedenza
field-goods-room = Slot merci liberi
field-government = Governo
field-green = Passeggeri verdi
field-hand = Cubetti in mano
field-holder = Miglior offerente
field-id = Treno
field-influence = Influenza
field-least = Offerta minima
field-links = Binari
field-links-left = Binari rimasti
field-loaded = Spostati in questo turno
field-moved = Spostati
field-mr = Midland Railway
field-ner = North Eastern Railway
field-number = Riquadro
field-on-boxes = Cubetti sui riquadri
field-opposition = Opposizione
field-order = Ordine dei giocatori
field-owed = Influenza da pagare
field-owner = Proprietario
field-paid = Pagato
field-passed = Ha passato
field-passenger-room = Slot passeggeri liberi
field-payment = Pagamento
field-pieces = Pezzi sulla mappa
field-points = Punti
field-printed = Punti stampati
field-profit = Perdita e profitto
field-profit-of-turn = Profitto di questo turno
field-rank = Ordine
field-red = Passeggeri rossi
field-removed = Fuori dal gioco
field-reserve = Riserva
field-score = Punteggio
field-seats = Giocatori
field-series = Serie di binari
field-sets = Set completi
field-space = Spazio
field-stone = Pietra
field-towns = Città
field-train = Treno
field-train-order = Ordine dei treni
field-trains = Treni
field-turn = Turno
field-turns = Turni della partita
