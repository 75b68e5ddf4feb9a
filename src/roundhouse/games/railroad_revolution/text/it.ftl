### Railroad Revolution in italiano. I pulsanti sono all’imperativo; le righe del registro al presente, senza punto.

## Nomi che possono comparire ovunque: lavoratori, treni

word-white = bianco
word-purple = viola
word-orange = arancio
word-grey = grigio
word-turquoise = turchese
word-any = lavoratore qualsiasi

word-train_promote = «Promuovi 2 lavoratori»
word-train_advance = «3 passi Progresso»
word-train_money = «$600»
word-train_shares = «3 titoli azionari»
word-train_track = «Binario per $100»

board-united_states = Stati Uniti

colour-yellow = giallo
colour-red = rosso
colour-black = nero
colour-blue = blu

action-station = Stazione
action-railroad = Ferrovia
action-telegraph = Telegrafo
action-trade = Commercio

track-telegraph = Telegrafo
track-stations = Stazioni
track-network = Rete

where-supply = dalla riserva personale
where-board = dalla plancia

piece-track = Vendi un binario
piece-building = Vendi un edificio

## Fasi

phase-setup = Scelta delle tessere Setup
phase-setup_reward = Ricompensa della tessera Setup
phase-worker = Lavoratore e azione
phase-action = Azione
phase-contract = Contratti
phase-contract_reward = Ricompensa del contratto
phase-objectives = Obiettivi della compagnia

## Effetti e condizioni

effect-advance = { $n ->
    [one] avanza di { $n } passo
   *[other] avanza fino a { $n } passi
}
effect-gain-shares = { $n ->
    [one] ricevi { $n } titolo azionario
   *[other] ricevi { $n } titoli azionari
}
effect-gain-money = ricevi ${ $n }
effect-gain-workers = ricevi lavoratori: { $worker }
effect-gain-one-of = ricevi uno tra questi lavoratori: { $worker }
effect-hire-any = assumi un lavoratore a tua scelta
effect-swap-worker = scambia un lavoratore
effect-promote = { $n ->
    [one] promuovi un lavoratore
   *[other] promuovi fino a { $n } lavoratori
}
effect-promote-each = promuovi fino a { $n } lavoratori, ${ $price } ciascuno
effect-take-train = prendi una tessera Treno
effect-flip-train = { $n ->
    [one] ribalta una tessera Treno
   *[other] ribalta una tessera Treno, { $n } volte
}
effect-place-track = piazza un binario ignorando le icone
effect-place-station = piazza una stazione, senza costo né ricompensa
effect-place-office = piazza un ufficio, senza titoli azionari
effect-start-station = una Prima Stazione a Washington o Charlotte
effect-contract-office = un Primo Ufficio in una sezione con Contratto
effect-repeat-main-reward = ricompensa principale una seconda volta
effect-first-station-bonus = ricevi il bonus Prima Stazione
effect-waive-station-cost = il costo della città non si paga
effect-extra-track = { $n ->
    [one] piazza un altro binario
   *[other] piazza altri { $n } binari
}
effect-rail-rebate = guadagna ${ $n } e ${ $each } per triangolo
effect-first-office-bonus = ricevi il bonus Primo Ufficio
effect-cash-per-share-taken = guadagna ${ $n } per ogni titolo azionario preso
effect-telegraph-tile-bonus = ricevi il bonus della tessera Telegrafo
effect-private-contract = accetta da solo un contratto, con { $n ->
    [one] { $n } titolo azionario
   *[other] { $n } titoli azionari
}
effect-cash-per-train = guadagna ${ $n } per ogni tuo treno
effect-paid = per ${ $price }: { $effect }
effect-for-shares = { $n ->
    [one] { $n } titolo azionario: { $effect }
   *[other] { $n } titoli azionari: { $effect }
}

condition-connect = { $n ->
    [one] { $n } città di livello { $level } collegata
   *[other] { $n } città di livello { $level } collegate
}
condition-station = { $n ->
    [one] { $n } stazione in una città di livello { $level }
   *[other] { $n } stazioni in città di livello { $level }
}
condition-contract = { $n ->
    [one] { $n } binario su un’icona Contratto
   *[other] { $n } binari su icone Contratto
}
condition-terrain = { $triangles ->
    [0] { $n ->
        [one] { $n } binario in pianura
       *[other] { $n } binari in pianura
    }
    [1] { $n ->
        [one] { $n } binario su uno spazio con 1 triangolo
       *[other] { $n } binari su spazi con 1 triangolo
    }
   *[other] { $n ->
        [one] { $n } binario su uno spazio con { $triangles } triangoli
       *[other] { $n } binari su spazi con { $triangles } triangoli
    }
}

## Pulsanti

move-setup = Prendi questa tessera Setup: { $effect }
move-place = Piazza un lavoratore ({ $worker }) su { $action }
move-pass = Passa
move-station = Costruisci una stazione a { $city }
move-track = Piazza un binario: { $space }
move-office = Costruisci un ufficio del telegrafo nella sezione { $section }
move-trade = { $piece }
move-pay = Paga il costo
move-ability = Usa l’abilità del lavoratore
move-bonus = Ricevi il bonus Prima Stazione
move-discard = Scarta un lavoratore ({ $worker }, { $where }) e usa la tessera Telegrafo
move-use = Paga ${ $price }: { $effect }
move-advance = { $worker ->
    [none] Avanza sul tracciato { $track }
   *[other] Avanza sul tracciato { $track } cedendo un lavoratore ({ $worker }, { $where })
}
move-promote = Promuovi un lavoratore ({ $worker }, { $where }) per l’obiettivo { $chain }
move-train = Prendi il treno { $train }
move-flip = { $way ->
    [down] Usa il treno { $train } e ribaltalo
   *[up] Ribalta il treno { $train } a faccia in su
}
move-swap = Scambia un lavoratore: { $worker } ({ $where }) con { $new }
move-take = Prendi un lavoratore: { $worker }
move-hire = Assumi un lavoratore ({ $worker }) per ${ $n }
move-free-track = Piazza un binario grazie all’effetto: { $space }
move-free-station = Piazza una stazione grazie all’effetto: { $city }
move-free-office = Piazza un ufficio grazie all’effetto: sezione { $section }
move-accept = { $side ->
    [left] Accetta il contratto a sinistra
   *[right] Accetta il contratto a destra
}
move-decline = Nessun contratto
move-done = Termina
move-replace = Sostituisci prima l’obiettivo { $chain }
move-keep = Tieni { $objective } ({ $n } PV): { $condition }. Dirigenti: { $manager }
move-sell = { $n ->
    [one] Vendi { $n } titolo azionario per ${ $amount }
   *[other] Vendi { $n } titoli azionari per ${ $amount }
}

## Il registro

log-setup = { $player } prende una tessera Setup con un lavoratore ({ $worker }): { $effect }
log-take-back = { $player } riprende tutti i lavoratori
log-place = { $player } piazza un lavoratore ({ $worker }) su { $action }
log-pass = { $player } non può agire e passa
log-station = { $player } costruisce una stazione a { $city }
log-first-station = { $player } costruisce la Prima Stazione a { $city }
log-main-reward = { $player } riceve la ricompensa principale: { $effect }
log-bonus = { $player } riceve il bonus Prima Stazione: { $effect }
log-track = { $player } piazza un binario: { $space } (${ $n })
log-office = { $player } costruisce un ufficio nella sezione { $section }
log-first-office = { $player } costruisce il Primo Ufficio della sezione { $section }
log-tile = { $player } usa la tessera Telegrafo: { $effect }
log-sell-track = { $player } vende un binario per ${ $n }
log-sell-building = { $player } vende un edificio per ${ $n }
log-pay = { $player } paga ${ $n }
log-ability = { $player } usa l’abilità del lavoratore: { $effect }
log-promote = { $player } promuove un lavoratore ({ $worker }) a dirigente dell’obiettivo { $group }
log-discard-worker = { $player } scarta un lavoratore ({ $worker })
log-gain-worker = { $player } riceve un lavoratore ({ $worker })
log-swap = { $player } scambia un lavoratore: { $old } con { $new }
log-sell-shares = { $n ->
    [one] { $player } vende { $n } titolo azionario per ${ $amount }
   *[other] { $player } vende { $n } titoli azionari per ${ $amount }
}
log-gain-shares = { $n ->
    [one] { $player } riceve { $n } titolo azionario
   *[other] { $player } riceve { $n } titoli azionari
}
log-discard-shares = { $n ->
    [one] { $player } scarta { $n } titolo azionario
   *[other] { $player } scarta { $n } titoli azionari
}
log-gain-money = { $player } riceve ${ $n }
log-take-train = { $player } prende il treno { $train }
log-flip-down = { $player } usa il treno { $train }
log-flip-up = { $player } ribalta il treno { $train } a faccia in su
log-advance = { $player } avanza sul tracciato { $track } fino allo spazio { $n }
log-free-track = { $player } piazza un binario grazie a un effetto: { $space }
log-free-station = { $player } piazza una stazione a { $city } grazie a un effetto
log-free-office = { $player } piazza un ufficio nella sezione { $section } grazie a un effetto
log-contract = La tessera Contratto viene risolta: { $contract }
log-new-contract = Viene scoperta una nuova tessera Contratto: { $contract }
log-accept = { $player } accetta un contratto: { $effect }
log-decline = { $player } non accetta altri contratti
log-complete = { $player } completa l’obiettivo { $group }: { $n } PV
log-keep = { $player } tiene un nuovo obiettivo { $group } ({ $n } PV): { $condition }
log-end-triggered = { $player } ha svuotato le sezioni a sinistra del logo della compagnia: si finisce il round, poi un turno a testa
log-win =
    { $n ->
        [one] { $player } vince con 1 punto vittoria
       *[other] { $player } vince con { $n } punti vittoria
    }

## Rifiuti

refused-accepted = Hai già accettato questo contratto, o tutti quelli che puoi.
refused-ability-used = Il lavoratore è già stato usato in questa azione.
refused-ability-own-move = Questo lavoratore non ha un’abilità da usare così: promuovi, piazza l’altro binario o accetta il contratto.
refused-answer-contract = Prima accetta o rifiuta il contratto.
refused-cannot-pass = Puoi passare solo se sulla tua plancia non resta alcun pezzo.
refused-enough-tracks = Questa azione non permette di piazzare altri binari.
refused-four-workers = Finiresti il turno con meno di 4 lavoratori disponibili.
refused-keep-first = Prima tieni uno degli obiettivi pescati.
refused-main-part-done = Hai già eseguito la parte principale dell’azione.
refused-no-bonus = Ora non c’è un bonus Prima Stazione da ricevere.
refused-no-building = Non ti restano edifici.
refused-no-city = Nessuna città collegata è libera per te: in ognuna hai già una stazione.
refused-no-effect = Non avrebbe alcun effetto.
refused-no-flip = Ora non hai treni da ribaltare.
refused-no-free-piece = Ora nessun effetto ti permette di piazzare questo pezzo.
refused-no-offer = Questo effetto ora non è disponibile.
refused-no-own-worker = Lì non hai un lavoratore di quel colore.
refused-no-pick = Ora non c’è un lavoratore da prendere.
refused-no-private-contract = Solo un negoziatore (grigio) su Commercio accetta un contratto durante l’azione.
refused-no-promotion = Non hai altre promozioni, e il lavoratore è già stato usato.
refused-no-railroad-possible = Non potresti piazzare e pagare tutti i binari dell’azione Ferrovia.
refused-no-shares = Hai troppo pochi titoli azionari.
refused-no-space = Nessuno spazio binario libero è collegato alla tua rete.
refused-no-station-possible = Non potresti pagare una stazione in nessuna delle città disponibili.
refused-no-step = Non hai più passi da fare su un tracciato Progresso.
refused-no-swap = Non hai più scambi di lavoratori.
refused-no-telegraph-possible = Non ti resta un edificio, o hai già un ufficio in ogni sezione.
refused-no-tile = Ora non c’è una tessera Telegrafo da usare.
refused-no-toll-worker = Questo passo non costa un lavoratore.
refused-no-track = Non ti restano binari.
refused-no-trade-possible = Non ti restano pezzi da vendere.
refused-no-train = Non resta alcun treno di questo tipo.
refused-no-train-to-take = Ora non c’è un treno da prendere.
refused-no-way-on = Dopo questa mossa non potresti più completare l’azione.
refused-no-worker = Nella riserva comune non c’è un lavoratore di quel colore.
refused-not-completed = Non ci sono obiettivi completati tra cui scegliere.
refused-not-connected = La città non è collegata alla tua rete.
refused-not-drawn = Non hai pescato questo obiettivo.
refused-not-in-supply = Non hai un lavoratore di quel colore nella riserva personale.
refused-not-joined = Lo spazio non è collegato alla tua rete.
refused-not-laid-out = Questo lato di una tessera Setup non è tra quelli disponibili.
refused-not-leftmost = Questo pezzo non è nella sezione più a sinistra che ne contiene.
refused-not-shown = Si può prendere solo un lavoratore di un colore indicato.
refused-not-such-train = Non hai un treno di questo tipo su quel lato.
refused-nothing-due = Ora non c’è nulla da pagare.
refused-office-there = Hai già un ufficio in questa sezione.
refused-other-action = Questo fa parte di un’altra azione.
refused-place-first = Prima scegli il luogo: questa abilità dipende da esso.
refused-reward-first = Prima esegui o termina la ricompensa del contratto.
refused-set-up = Non è possibile prima del primo turno.
refused-setup-tile-first = Prima scegli una tessera Setup.
refused-station-there = Hai già una stazione in questa città.
refused-still-due = Devi ancora pagare.
refused-still-to-take = Hai ancora lavoratori da prendere.
refused-toll = Non puoi pagare il pedaggio di questo passo.
refused-toll-worker = Questo passo costa un lavoratore: scegli quale.
refused-too-dear = Non puoi pagare il costo.
refused-track-there = Hai già un binario in questo spazio.
refused-track-top = Sei in cima a questo tracciato.
refused-unfinished = Devi ancora eseguire la parte principale dell’azione.
refused-worker-colour = Nessun posto da dirigente libero lì è adatto a questo lavoratore.
refused-worker-first = Prima piazza un lavoratore su un’azione.
refused-wrong-place = La tessera Setup non consente questo luogo.

## Su un giocatore

about-money = Denaro
about-shares = Titoli azionari
about-workers =
    { $free ->
        [one] Lavoratori, { $worker } (1 libero)
       *[other] Lavoratori, { $worker } ({ $free } liberi)
    }
about-stations = Stazioni sulla mappa
about-offices = Uffici del telegrafo
about-cities = Città collegate
about-trains = Treni a faccia in su ({ $down } a faccia in giù)
about-sale = Da vendere
about-pieces =
    Pezzi rimasti: { $tracks ->
        [one] 1 binario
       *[other] { $tracks } binari
    }, { $buildings ->
        [one] 1 edificio
       *[other] { $buildings } edifici
    }
about-piece-sells = Il prossimo pezzo rende
about-shares-sell = { $n } × ${ $price } per i titoli azionari
about-objectives = Obiettivi in mano
about-objective = { $chain }: { $met } di { $of } fra condizioni e dirigenti; punti a obiettivo completo
about-points-trains = Treni: { $n } × { $each }
about-points-objectives = { $n ->
    [one] 1 obiettivo completato
   *[other] { $n } obiettivi completati
}
about-points-telegraph =
    Telegrafo: { $n ->
        [one] 1 ufficio
       *[other] { $n } uffici
    } × { $each }
about-points-stations = Stazioni: { $n } × { $each }
about-points-network = Rete: { $n } città di livello 5 × { $each }
about-points-links = Collegamenti sulla rete telegrafica

## Il tavolo nel terminale

money = ${ $n }
table-round = Round { $n }
table-last-round = ultimo round: { $n }
table-first-player = primo giocatore: { $player }
table-players = Giocatori (progresso: Telegrafo/Stazioni/Rete)
table-money = Denaro
table-shares = Titoli
table-tracks-left = Binari
table-buildings-left = Edifici
table-sale = Vendita
table-progress = Progresso
table-points = PV ora
table-workers = Lavoratori e treni
table-supply = Riserva personale
table-on-board = Plancia
table-trains = Treni
table-objectives = Obiettivi
table-conditions = Condizioni
table-managers = Dirigenti
table-completed = Completati
table-cities = Città (segni: giocatori collegati)
table-level = Livello
table-cost = Costo
table-stations = Stazioni
table-main-reward = Ricompensa principale
table-bonus = Bonus Prima Stazione
table-map = Spazi Binario (▲ triangolo, § icona Contratto)
table-space = Spazio
table-tracks = Binari
table-telegraph = Sezioni del telegrafo
table-offices = Uffici
table-tile = Tessera Telegrafo
table-link = PV del collegamento a destra
table-common = Riserva comune
table-contract = Tessera Contratto
table-left = { $n } nella pila
table-piles = Pile di obiettivi
table-setup = Tessere Setup
table-action = In corso: { $action }, pezzi ancora da piazzare: { $n }, da pagare: { $due }
table-drawn = Obiettivi pescati

## What a position is worth, for hints

term-means = denaro, titoli azionari e lavoratori
term-railroad = la rete e dove può crescere
term-progress = tracciati Progresso
term-objectives = obiettivi
term-trains = treni
term-waiting = ricompense ancora da prendere

## Grafici dell’analisi

chart-workers = Lavoratori: { $worker }
chart-trains = Treni a faccia in su
chart-pieces = Pezzi rimasti sulla plancia
chart-points-trains = Punti per i treni
chart-points-objectives = Punti per gli obiettivi
chart-points-telegraph = Punti per il telegrafo
chart-points-stations = Punti per le stazioni
chart-points-network = Punti per la rete
chart-points-links = Punti per i collegamenti telegrafici

## Nomi dei campi, nella vista semplice e nella tabella semplice

field-accepted = Contratti accettati
field-action = Azione
field-active = Di turno
field-available = Lavoratori disponibili
field-board = Lavoratori sulla plancia
field-bonus = Bonus del primo edificio
field-buildings = Edifici
field-chain = Gruppo
field-cities = Città
field-city = Città
field-common = Riserva comune
field-completed = Completati
field-conditions = Condizioni
field-connected = Città collegate
field-contract = Contratto
field-contract-follows = Segue un contratto
field-contract-pile = Contratti nella pila
field-discards = Scarti
field-drawing = Obiettivi tra cui scegliere
field-drawn = Obiettivi pescati
field-due = Da pagare
field-fees = Prezzo delle promozioni
field-first = Primo edificio
field-first-player = Primo giocatore
field-flips = Treni da ribaltare
field-hires = Assunzioni
field-known = Pile conosciute
field-last-round = Round finale
field-managers = Dirigenti
field-money = Denaro
field-multiplied = Moltiplicato
field-must = Obbligatorio
field-n = Raggiunto
field-objective-piles = Pile degli obiettivi
field-objectives = Obiettivi
field-of = Necessario
field-offers = Offerte
field-offices = Uffici del telegrafo
field-own = I tuoi segreti
field-points = Punti
field-progress = Progresso
field-promotions = Promozioni
field-railroad = Ferrovia
field-replacing = Obiettivi da sostituire
field-round = Round
field-sale = Prossima vendita
field-seat = Giocatore
field-seats = Giocatori
field-section = Sezione
field-sections = Sezioni del telegrafo
field-setup = Tessere Setup
field-shares = Titoli azionari
field-side = Lato
field-station = Stazione
field-stations = Stazioni
field-steps = Passi
field-supply = Riserva personale
field-swaps = Scambi
field-telegraph = Telegrafo
field-tile = Tessera
field-to-place = Da piazzare
field-tracks = Binari
field-trade = Commercio
field-trains = Treni
field-trains-down = Treni a faccia in giù
field-trains-up = Treni a faccia in su
field-triangles = Triangoli
field-waiting = Ancora da fare
field-worker = Lavoratore
field-worker-used = Abilità usata
field-workers = Lavoratori
field-links = Collegamenti telegrafici
field-network = Rete
field-progress-network = Tracciato Rete
field-progress-stations = Tracciato Stazioni
field-progress-telegraph = Tracciato Telegrafo
field-total = Totale
