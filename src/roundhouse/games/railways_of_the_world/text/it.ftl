### Railways of the World in italiano. I pulsanti sono all’imperativo (tu); le righe del diario al presente, senza punto.

## Nomi: città che altre lingue chiamano diversamente, lati di un esagono

word-philadelphia = Filadelfia
word-new_orleans = New Orleans
word-mexico_city = Città del Messico
word-st_louis = St. Louis
word-E = E
word-SE = SE
word-SW = SO
word-W = O
word-NW = NO
word-NE = NE
city-name = { $city }
card-name = { $card }
line-name = { $a }–{ $b } { $n }
board-eastern_us = Ferrovie degli Stati Uniti orientali
board-mexico = Ferrovie del Messico

## Colori delle merci e delle città

colour-red = rosso
colour-yellow = giallo
colour-blue = blu
colour-black = nero
colour-purple = viola
colour-grey = grigio
colour-green = verde
cubes-red = rosso
cubes-yellow = giallo
cubes-blue = blu
cubes-black = nero
cubes-purple = viola

## Carte Operazione

card-railroad_era = Inizia l’era delle ferrovie
card-speed_record = Record di velocità
card-new_train = Nuovo treno
card-bounty_raleigh = Premio di servizio: Raleigh
card-bounty_louisville = Premio di servizio: Louisville
card-bounty_jacksonville = Premio di servizio: Jacksonville
card-bounty_mobile = Premio di servizio: Mobile
card-bounty_memphis = Premio di servizio: Memphis
card-bounty_minneapolis = Premio di servizio: Minneapolis
card-bounty_buffalo = Premio di servizio: Buffalo
card-bounty_kansas_city = Premio di servizio: Kansas City
card-hotel_new_york = Hotel: New York
card-hotel_chicago = Hotel: Chicago
card-hotel_baltimore = Hotel: Baltimore
card-hotel_charleston = Hotel: Charleston
card-hotel_atlanta = Hotel: Atlanta
card-hotel_boston = Hotel: Boston
card-railroad_executive = Dirigente ferroviario
card-government_land_grant = Concessione statale di terre
card-tunnel_engineer = Ingegnere dei tunnel
card-perfect_engineering = Ingegneria perfetta
card-civil_engineers = Ingegneri civili
card-city_growth = Crescita urbana
card-new_industry = Nuova industria
card-mail_contract = Contratto postale
card-express_service = Servizio espresso
card-passenger_lines = Linee passeggeri
card-bounty_monterrey = Premio di servizio: Monterrey
card-bounty_oaxaca = Premio di servizio: Oaxaca
card-bounty_chihuahua = Premio di servizio: Chihuahua
card-bounty_mazatlan = Premio di servizio: Mazatlán
card-bounty_guaymas = Premio di servizio: Guaymas
card-bounty_nuevo_laredo = Premio di servizio: Nuevo Laredo
card-hotel_mexico_city = Hotel: Città del Messico
card-hotel_veracruz = Hotel: Veracruz
card-hotel_guadalajara = Hotel: Guadalajara
card-trading_depot = Deposito commerciale

## Fasi

phase-baron = Scelta del Barone
phase-auction = Asta per il primo giocatore
phase-action = Azioni dei giocatori
phase-plan = Costruzione con carte
phase-track = Costruire una ferrovia
phase-express = Consegna con Servizio espresso
phase-route = Consegnare un cubetto merce
phase-growth = Crescita urbana
phase-industry = Nuova industria
phase-colour = Scelta della tessera Nuova Città
phase-depot = Deposito commerciale
phase-bonds = Emissione di bond

## Pulsanti

move-keep = { $goal ->
    [longest_route] Tieni { $baron }: il percorso più lungo di tratte proprie, { $n } punti
    [links_at_city] Tieni { $baron }: { $each } punti per ogni tua tratta a { $a }, al massimo { $n }
    [connect] Tieni { $baron }: { $a } e { $b } collegate da tratte tue, { $n } punti
    [most_money] Tieni { $baron }: più denaro di tutti, { $n } punti
    [fewest_bonds] Tieni { $baron }: meno bond di tutti, { $n } punti
    [most_links] Tieni { $baron }: più tratte complete di tutti, { $n } punti
    [highest_engine] Tieni { $baron }: il livello di locomotiva più alto, { $n } punti
   *[other] Tieni { $baron }: una Tratta dell’Ovest costruita, { $n } punti
}
move-bid = Offri ${ $n }
move-withdraw = Ritirati dall’asta
move-pass = Passa
move-build = Costruisci una ferrovia da { $city }
move-extend = Prosegui la tratta incompleta da { $city } ({ $side })
move-lay = Posiziona una tessera su { $hex }: { $a }–{ $b }
move-stop = Termina la costruzione
move-western = Costruisci la Tratta dell’Ovest a { $city }
move-urbanize = Espandi { $city }
move-colour = Scegli il colore { $colour }
move-upgrade = Acquista una locomotiva
move-deliver = Consegna un cubetto { $colour } da { $city }
move-rail = Percorri la tratta da { $city } ({ $side })
move-take = { $effect ->
    [first_delivery] Prendi { $card }: prima consegna: { $n } punti
    [first_long_delivery] Prendi { $card }: prima consegna su { $need } tratte: { $n } punti
    [first_engine] Prendi { $card }: prima locomotiva di livello { $need }: { $n } punti
    [service_bounty] Prendi { $card }: prima consegna: { $n } punti
    [first_colours] Prendi { $card }: primo con cubetti di { $need } colori consegnati: { $n } punti
    [hotel] Prendi { $card }: { $n } punto per ogni consegna
    [income_bonus] Prendi { $card }: ${ $n } in più a ogni fase Incassi
    [extra_actions] Prendi { $card }: { $n } azioni subito
    [add_cubes] Prendi { $card }: { $n } cubetti per una città
    [free_new_city] Prendi { $card }: una tessera Nuova Città gratuita
    [trading_depot] Prendi { $card }: un deposito su una tratta altrui
    [free_open_tiles] Prendi { $card }: fino a { $n } tessere di aperta campagna gratuite
    [half_price_mountain] Prendi { $card }: montagne e creste a metà prezzo
    [longer_build] Prendi { $card }: fino a { $n } tessere
    [build_discount] Prendi { $card }: una costruzione a ${ $n } in meno per turno
   *[other] Prendi { $card }: una consegna con { $n } tratta in più per turno
}
move-use = { $effect ->
    [first_delivery] Usa { $card }: prima consegna: { $n } punti
    [first_long_delivery] Usa { $card }: prima consegna su { $need } tratte: { $n } punti
    [first_engine] Usa { $card }: prima locomotiva di livello { $need }: { $n } punti
    [service_bounty] Usa { $card }: prima consegna: { $n } punti
    [first_colours] Usa { $card }: primo con cubetti di { $need } colori consegnati: { $n } punti
    [hotel] Usa { $card }: { $n } punto per ogni consegna
    [income_bonus] Usa { $card }: ${ $n } in più a ogni fase Incassi
    [extra_actions] Usa { $card }: { $n } azioni subito
    [add_cubes] Usa { $card }: { $n } cubetti per una città
    [free_new_city] Usa { $card }: una tessera Nuova Città gratuita
    [trading_depot] Usa { $card }: un deposito su una tratta altrui
    [free_open_tiles] Usa { $card }: fino a { $n } tessere di aperta campagna gratuite
    [half_price_mountain] Usa { $card }: montagne e creste a metà prezzo
    [longer_build] Usa { $card }: fino a { $n } tessere
    [build_discount] Usa { $card }: una costruzione a ${ $n } in meno per turno
   *[other] Usa { $card }: una consegna con { $n } tratta in più per turno
}
move-grow = Fai crescere { $city }
move-depot = Posiziona il deposito sulla tratta da { $city } ({ $side })
move-bonds = { $n ->
    [one] Emetti { $n } bond
   *[other] Emetti { $n } bond
}

## Il diario

log-turn = Turno { $n }
log-keep = { $player } tiene { $baron }
log-bid = { $player } offre ${ $n }
log-withdraw = { $player } si ritira
log-first = { $player } gioca come primo giocatore e paga ${ $n }
log-first-free = { $player } gioca come primo giocatore: nessuno offre
log-order = Ordine di gioco: { $x }
log-lay = { $player } posiziona una tessera su { $hex } per ${ $n }
log-link = { $player } completa la tratta { $a }–{ $b } per ${ $n }
log-stub = { $player } lascia una tratta incompleta da { $city } per ${ $n }
log-removed = { $n ->
    [one] La tratta incompleta di { $player } da { $city } viene rimossa: { $n } tessera
   *[other] La tratta incompleta di { $player } da { $city } viene rimossa: { $n } tessere
}
log-western = { $n ->
    [one] { $player } costruisce la Tratta dell’Ovest a { $city } per ${ $price }: { $n } cubetto { $colour }
   *[other] { $player } costruisce la Tratta dell’Ovest a { $city } per ${ $price }: { $n } cubetti di colore { $colour }
}
log-urbanize = { $n ->
    [one] { $player } espande { $city }: nuovo colore { $colour }, cubetto { $cubes }
   *[other] { $player } espande { $city }: nuovo colore { $colour }, cubetti { $cubes }
}
log-urbanize-bare = { $player } espande { $city }: nuovo colore { $colour }, il sacchetto è vuoto
log-industry = { $player } posiziona una tessera Nuova Città su { $city }: { $colour }
log-upgrade = { $player } acquista una locomotiva di livello { $n } per ${ $price }
log-deliver = { $n ->
    [one] { $player } consegna un cubetto { $colour }: { $city }–{ $to }, { $n } tratta
   *[other] { $player } consegna un cubetto { $colour }: { $city }–{ $to }, { $n } tratte
}
log-link-points = { $n ->
    [one] { $player } segna { $n } punto per le tratte
   *[other] { $player } segna { $n } punti per le tratte
}
log-depot-points =
    { $n ->
        [one] { $player } segna { $n } punto per un Deposito commerciale
       *[other] { $player } segna { $n } punti per un Deposito commerciale
    }
log-hotel-points = { $n ->
    [one] { $player } segna { $n } punto per { $card }
   *[other] { $player } segna { $n } punti per { $card }
}
log-achieve = { $n ->
    [one] { $player } raggiunge { $card }: { $n } punto
   *[other] { $player } raggiunge { $card }: { $n } punti
}
log-line = { $player } collega { $a } e { $b }: { $n } punti
log-line-offered = Linea Principale { $a }–{ $b } disponibile: { $n } punti
log-empty = { $city } ora è senza merci
log-end-near = La fine è vicina, con { $n } città senza merci: ancora un turno completo
log-take = { $player } prende la carta { $card }
log-use = { $player } usa la carta { $card }
log-grow = { $n ->
    [one] { $player } aggiunge { $n } cubetto a { $city }: { $cubes }
   *[other] { $player } aggiunge { $n } cubetti a { $city }: { $cubes }
}
log-depot = { $player } posiziona un deposito su { $a }–{ $b }
log-bonds = { $n ->
    [one] { $player } emette { $n } bond
   *[other] { $player } emette { $n } bond
}
log-pass = { $player } passa
log-income = { $player } incassa ${ $n } e paga ${ $dividends } di dividendi
log-card = Nuova carta disponibile: { $card }
log-baron = { $n ->
    [one] { $player } rivela { $baron }: { $n } punto
   *[other] { $player } rivela { $baron }: { $n } punti
}
log-over = { $n ->
    [one] { $player } vince con { $n } punto
   *[other] { $player } vince con { $n } punti
}

## Rifiuti

refused-choose-baron = Prima scegli il Barone da tenere.
refused-not-dealt = Quel Barone non ti è stato distribuito.
refused-auction-first = Prima c’è l’asta: fai un’offerta o ritirati.
refused-bid-too-low = L’offerta deve essere più alta.
refused-bid-too-high = L’offerta supera il limite di questa partita.
refused-choose-action = Scegli un’azione, o passa.
refused-start-first = La ferrovia comincia da una città o da una tua estremità aperta: prima scegli quella.
refused-no-way-out = Da questa città non può partire alcun binario.
refused-no-marker = Non hai più locomotive di controllo.
refused-no-stub = Lì non hai tratte incomplete.
refused-end-blocked = Questa tratta incompleta non può proseguire.
refused-not-held = Non hai questa carta.
refused-not-used-so = Questa carta non si usa con un’azione.
refused-used-this-turn = Hai già usato questa carta in questo turno.
refused-already-named = Una carta con questo nome è già in uso per questa azione.
refused-nothing-for-card = Non c’è nulla per cui usare questa carta.
refused-now-build = Hai dichiarato una carta di costruzione: ora costruisci.
refused-now-deliver = Hai dichiarato Servizio espresso: ora scegli un cubetto da consegnare.
refused-not-buildable = Su questo esagono non si posano tessere.
refused-start = Parti da un lato della città scelta.
refused-not-continuous = Il binario deve continuare dall’ultima tessera.
refused-two-tracks = Su questo esagono ci sono già due binari.
refused-side-taken = Su questo lato c’è già un binario.
refused-no-tile = La tessera necessaria è esaurita.
refused-dead-end = Il binario porterebbe in un vicolo cieco.
refused-same-city = Una tratta unisce due città diverse.
refused-own-chain = Il binario non può usare due volte un esagono.
refused-other-track = Non puoi unirti al binario di un altro giocatore.
refused-lay-one = Posiziona almeno una tessera.
refused-build-on = Stai costruendo: posiziona una tessera o termina.
refused-not-grey = Si può espandere solo una città grigia.
refused-no-new-city = Non restano tessere Nuova Città.
refused-colour-gone = Non restano tessere Nuova Città di questo colore.
refused-choose-colour = Prima scegli il colore della tessera Nuova Città.
refused-choose-city = Prima scegli la città grigia per la tessera Nuova Città.
refused-top-level = La tua locomotiva è al livello massimo.
refused-no-western = In questa partita non ci sono Tratte dell’Ovest.
refused-site-taken = Questa Tratta dell’Ovest è già costruita.
refused-not-to-hub = Le tue tratte non collegano questa città a Chicago.
refused-no-cube = In questa città non c’è un cubetto di questo tipo.
refused-no-link = Da lì non parte alcuna tratta completa.
refused-first-link-own = La prima tratta deve essere tua.
refused-too-far = Troppe tratte per la tua locomotiva.
refused-no-demand = Non si può raggiungere una città del colore del cubetto.
refused-leads-nowhere = Da lì il cubetto non può arrivare a una città del suo colore.
refused-twice = Nessuna città e nessuna tratta si può usare due volte.
refused-on-the-way = Un cubetto è in viaggio: scegli la prossima tratta.
refused-not-available = Questa carta non è disponibile.
refused-green-dot = Una carta con il pallino verde non può essere scelta.
refused-no-effect = Questa carta ora non avrebbe effetto.
refused-choose-growth = Prima scegli la città che cresce.
refused-choose-depot = Prima posiziona il deposito su una tratta.
refused-not-their-link = Un deposito va su una tratta completa altrui.
refused-has-depot = Su questa tratta c’è già un deposito.
refused-other-end = Indica la tratta dall’altra estremità.
refused-name-bonds = Prima scegli quanti bond emettere.
refused-too-few-bonds = I bond sono troppo pochi per pagare.

## Opzioni

option-auction = Asta
option-auction-standard = Normale
option-auction-no_first_auction = Nessuna asta nel primo turno
option-auction-full_order = Asta per tutto l’ordine di gioco
option-auction-no_first_full_order = Nessuna asta nel primo turno, poi per tutto l’ordine di gioco
option-operations_cards = Carte Operazione
option-operations_cards-yes = Con le carte Operazione
option-operations_cards-no = Partita introduttiva
option-barons = Baroni delle Ferrovie
option-barons-yes = Obiettivi segreti
option-barons-no = Nessun obiettivo segreto
option-barons_dealt = Baroni distribuiti a testa
option-barons_dealt-1 = Uno, senza scelta
option-barons_dealt-2 = Due, se ne tiene uno
option-major_lines = Linee Principali
option-major_lines-open = Scoperte dall’inizio
option-major_lines-deck = Nel mazzo delle carte
option-major_lines-off = Senza Linee Principali
option-western_link = Tratte dell’Ovest
option-western_link-yes = Con le Tratte dell’Ovest
option-western_link-no = Senza Tratte dell’Ovest
option-free_bonds = Bond a piacere quando si paga
option-free_bonds-yes = Quanti ne vuole chi paga
option-free_bonds-no = Solo quanti ne servono
option-strict_tile_supply = Tessere binario limitate
option-strict_tile_supply-yes = Le tessere finiscono
option-strict_tile_supply-no = Tessere senza limite
option-starting_player = Giocatore iniziale
option-starting_player-random = Estratto a sorte
option-starting_player-seat_1 = Posto 1
option-max_bid = Offerta massima consentita
option-max_bid-20000 = $20.000
option-max_bid-60000 = $60.000
option-max_turns = Limite di turni
option-max_turns-12 = 12 turni
option-max_turns-40 = 40 turni

## Su un giocatore

money = ${ $n }
about-cash = Denaro
about-bonds = Bond emessi
about-engine = Livello della locomotiva
about-links =
    { $left ->
        [one] Tratte complete (1 locomotiva rimasta)
       *[other] Tratte complete ({ $left } locomotive rimaste)
    }
about-cities = Città della rete
about-card = { $effect ->
    [hotel] { $card }: +{ $n } per ogni consegna lì
    [income_bonus] { $card }: ${ $n } in più a turno
    [extra_link] { $card }: una tratta in più per una consegna, una volta a turno
    [build_discount] { $card }: ${ $n } di sconto su una costruzione, una volta a turno
    [longer_build] { $card }: fino a { $n } tessere in una costruzione, una volta a turno
    [half_price_mountain] { $card }: montagne e creste a metà prezzo
    [free_open_tiles] { $card }: { $n } tessere di campagna gratis
    [trading_depot] { $card }: punti per una tratta altrui
   *[other] { $card }
}
about-income = Quanto porterebbe ora la fine del turno
about-track = Posizione { $n } sul tracciato reddito
about-bonus = { $card }
about-dividends = Dividendi per { $n } bond
about-forced = Nuovi bond necessari per i dividendi
about-loan = Un altro bond
about-loan-brings = Porta ora
about-loan-dividends = { $n ->
    [one] Il suo dividendo, una volta
   *[other] I suoi dividendi, in circa { $n } turni
}
about-loan-points = { $n ->
    [one] E un punto in meno alla fine
   *[other] E { $n } punti in meno alla fine
}
about-baron = Barone
about-baron-of = { $baron }, allo stato attuale
about-baron-secret = Barone, rivelato alla fine
about-baron-open = non ancora scelto
about-from-links = Tratte usate nelle consegne
about-from-depots = Depositi commerciali
about-from-hotels = Hotel
about-from-goals = Obiettivi delle carte
about-from-lines = Linee Principali
about-less-bonds = { $n } bond

## Il tavolo nel terminale

table-turn = Turno { $n }
table-round = Round { $n } di { $total }
table-empty = Città senza merci: { $n } su { $total }
table-last = Ultimo turno: { $n }
table-order = Ordine:
table-auction = Offerta più alta ${ $n }: { $name }
table-chain = Binario da { $city }: tessere { $laid } su { $total }, ${ $price }
table-cube = Cubetto { $colour } da { $city }, ora a { $at }: tratte { $n } su { $total }
table-legend = · aperta campagna  w acqua  m montagna  ^ cresta  : esagono parzialmente aperto  ~ mare  # fuori dai confini  W Tratta dell’Ovest  1–6 binario del giocatore  + due binari
table-goods = Merci: { $goods }; tra parentesi ciò che una città richiede
table-player = giocatore
table-position = punti
table-income = incasso
table-money = denaro
table-bonds = bond
table-engine = livello
table-links = tratte
table-markers = loco rimaste
table-baron = Barone
table-face-up = Carte (mazzo { $n }):
table-lines = Linee Principali:
table-bag = Sacchetto:
table-new-cities = Tessere Nuova Città:
table-own-baron = Il tuo Barone: { $baron }
table-own-dealt = Le tue carte Barone: { $barons }

## What a position is worth, for hints

term-bonds = bond
term-money = incassi e denaro
term-deliveries = consegne a portata
term-track = binari e locomotiva
term-cards = carte, obiettivi e depositi

## Grafici dell’analisi

chart-links = Tratte complete
chart-track = Incassi dal tracciato reddito
chart-dividends = Dividendi
chart-less-bonds = Punti persi per i bond

## Nomi dei campi, nella vista semplice e nella tabella semplice

field-a = Da
field-actions-left = Azioni rimaste
field-allowed = Consentite
field-at = Ora a
field-auction = Asta
field-b = A
field-bag = Sacchetto
field-baron = Barone
field-baron-score = Punti del Barone
field-bid = Offerta
field-black = Nero
field-blue = Blu
field-bonds = Bond
field-cards = Carte
field-cash = Denaro
field-chain = Tratta in costruzione
field-cities = Città
field-city = Città
field-colour = Colore
field-colours = Colori consegnati
field-cube = Cubetto in viaggio
field-cubes = Cubetti merce
field-dealt = Baroni tra cui scegliere
field-deck = Mazzo
field-depot = Deposito commerciale
field-depots = Depositi commerciali
field-discards = Scarti
field-due = Da pagare
field-empty = Città senza merci
field-empty-limit = Città senza merci per la fine
field-face-up = Carte scoperte
field-first = Primo giocatore
field-forced = Bond imposti dai dividendi
field-from = Da
field-gained = Punti finora
field-goals = Obiettivi delle carte
field-high = Offerta più alta
field-hotels = Hotel
field-income = Incassi
field-laid = Tessere posate
field-last-turn = Ultimo turno
field-leader = In testa
field-level = Locomotiva
field-lines = Linee Principali
field-links = Tratte
field-markers = Locomotive di controllo rimaste
field-net = Incassi meno dividendi
field-new-cities = Nuove Città rimaste
field-new-city = Nuova Città
field-next = Prezzo della prossima tessera
field-order = Ordine di gioco
field-out = Ritirati
field-own = I tuoi segreti
field-owner = Proprietario
field-payment = Pagamento
field-place = Posto nell’ordine
field-plan = Carte per questa azione
field-points = Punti
field-position = Sul tracciato reddito
field-price = Prezzo finora
field-purple = Viola
field-red = Rosso
field-round = Round
field-rounds = Round per turno
field-score = Punteggio
field-seat = Giocatore
field-seats = Giocatori
field-site = Città di questa azione
field-stubs = Tratte incomplete
field-tiles = Tessere binario
field-to = A
field-turn = Turno
field-used = Carte usate
field-western = Tratta dell’Ovest
field-yellow = Giallo
field-brings = Porta
field-dear = Costa più di quanto porta
field-dividends = Dividendi futuri
field-loan = Un bond in più
field-turns = Turni rimasti
