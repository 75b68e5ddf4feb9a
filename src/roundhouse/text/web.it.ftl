### Le parole del browser in italiano.

## La pagina

web-to-lobby = Alla sala
web-skip = Vai alla decisione
web-settings = Impostazioni
web-your-name = Il tuo nome
web-visitor = Visitatore
web-language = Lingua
web-theme = Chiaro o scuro
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-system = Come il sistema
web-light-or-dark = Chiaro o scuro
web-sound = Suono
web-setting-sound = Suono
web-setting-sound-help = Una campanella quando tocca a te
web-setting-motion = Animazioni
web-setting-motion-help = Le pedine cadono e si muovono; spente se il sistema chiede meno movimento
web-setting-confirm = Chiedi prima di ogni mossa
web-setting-confirm-help = Altrimenti solo prima delle mosse che terminano il turno
web-setting-plain = Vista semplice
web-setting-plain-help = Ogni gioco come elenco di ciò che si può fare, senza mappa
web-close = Chiudi
web-cancel = Annulla
web-no = No
web-agree = D’accordo
web-try-again = Riprova
web-loading = Caricamento…
web-cannot-load = Il server non risponde.
web-no-table = Questo tavolo non esiste.
web-not-over = Questa partita non è ancora finita.
web-part-failed = Questa parte non funziona.
web-less = Meno
web-more = Più
web-copied = Copiato
web-copy-link = Copia il link

## La sala

web-take-a-seat = Siediti al tavolo
web-take-a-seat-help = «Gioca subito» comincia subito contro i bot.
web-your-move-at = { $n ->
    [one] Tocca a te a un tavolo.
   *[other] Tocca a te a { $n } tavoli.
}
web-bots = Bot
web-bot-random = Facile
web-bot-greedy = Medio
web-play-now = Gioca subito
web-new-table = Nuovo tavolo
web-players-range = Da { $least } a { $most } giocatori
web-about-workshop-of-the-world = Canali, poi ferrovie, per l’Inghilterra
web-about-last-train-to-wensleydale = Piccole linee nelle valli dello Yorkshire
web-about-railroad-revolution = Da Washington al Pacifico
web-about-railways-of-the-world = Stati Uniti orientali e Messico
web-my-games = Le mie partite
web-open-tables = Tavoli aperti
web-n-wait = { $n ->
    [0] nessuna ti aspetta
    [one] una ti aspetta
   *[other] { $n } ti aspettano
}
web-n-free = { $n ->
    [one] { $n } libero
   *[other] { $n } liberi
}
web-n-playing = { $n ->
    [one] una in corso
   *[other] { $n } in corso
}
web-no-games = Nessuna partita. Giocane una subito, o apri un tavolo.
web-no-tables = Nessun tavolo aperto. Aprine uno.
web-your-move = Tocca a te
web-waits-for-others = In attesa degli altri
web-waits-for-players = In attesa di giocatori
web-finished = Conclusa
web-being-played = In corso
web-play = Gioca
web-look = Guarda
web-watch = Guarda
web-sit-down = Siediti
web-look-at-record = Guarda una registrazione
web-look-at-record-help = Una partita salvata, passo per passo, verificata secondo le regole.
web-load-record = Carica una registrazione

## Un nuovo tavolo

web-game = Gioco
web-seats = Posti
web-number-of-players = Numero di giocatori
web-n-players = { $n } giocatori
web-you-cap = Tu
web-seat-n = Posto { $n }
web-kind-me = Persona
web-kind-here = Qui
web-kind-open = Con link
web-kind-bot = Bot
web-strength = Forza del bot
web-name = Nome
web-open-to-all = aperto a tutti
web-with-link = Con il link
web-pace = Ritmo
web-pace-none = Senza orologio
web-pace-live = Dal vivo
web-pace-day = Una mossa al giorno
web-who-may-join = Chi può entrare
web-anyone = Chiunque
web-map = Mappa
web-variants = Varianti
web-as-in-rulebook = tutto come da regolamento
web-create-table = Crea il tavolo
web-table-of = Tavolo di { $player }

## Prima dell’inizio

web-waiting-players = { $n ->
    [one] In attesa di un altro giocatore
   *[other] In attesa di { $n } giocatori
}
web-all-seated = Tutti i posti sono occupati
web-free-seat = Il posto { $n } è libero
web-stand-up = Alzati
web-bot-sits = Dallo a un bot
web-invite = Invita con questo link
web-start = Inizia
web-close-table = Chiudi il tavolo
web-table-closed = Questo tavolo è stato chiuso.

## Il tavolo

web-board = Tabellone
web-table = Tavolo
web-players = Giocatori in ordine di turno
web-players-tab = Giocatori
web-turn-order = Ordine di turno
web-you = tu
web-a-bot = un bot
web-away = assente
web-to-act = tocca ora
web-done = fatto
web-secret = segreto
web-time-left = Tempo rimasto
web-panels = Pannelli
web-log = Cronaca
web-log-empty = Non è ancora successo nulla.
web-show-on-board = Mostra sul tabellone
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-write-message = Scrivi un messaggio
web-send = Invia
web-rules = Regole
web-search-rules = Cerca nelle regole
web-read-rule = Leggi la regola
web-notes = Appunti
web-notes-help = Appunti per te, salvati solo in questo browser
web-only-you = Lo vedi solo tu
web-spectators = { $n ->
    [one] uno spettatore
   *[other] { $n } spettatori
}
web-spectator = Spettatore
web-watching = Stai guardando
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-whole-board = Tutto il tabellone
web-can-be-chosen = si può scegliere
web-reconnecting = Riconnessione. La tua scelta resta.
web-offline = Il server non è raggiungibile. La tua scelta resta.
web-slow = Troppo veloce per il server. Riprova tra un momento.
web-too-late = Il tavolo è andato avanti. Scegli di nuovo.
web-refused = Questa mossa non è possibile
web-this-table = Questo tavolo
web-link-to-watch = Link a questo tavolo, per chi vuole guardare
web-seat-link = Link personale al posto di { $player }: torna da qualsiasi dispositivo. Non darlo a nessuno.
web-leave = Fai giocare un bot per me
web-leave-help = Puoi riprendere in qualsiasi momento.
web-bot-plays-for = Un bot gioca per { $player }.
web-take-over = Riprendi
web-has-left = { $player } è andato via.
web-let-bot = Fai giocare un bot

## La decisione

web-decision = La tua decisione
web-your-turn = Tocca a te
web-is-deciding = In attesa di { $player }
web-answers-coming = Arrivano le risposte
web-sealed-until = Segrete finché tutti hanno risposto.
web-last = Ultimo
web-choose = Scegli
web-choose-below = Scegli una delle mosse consentite.
web-undo = Torna indietro
web-undo-ask = Chiedi agli altri di tornare indietro
web-undo-asked = La richiesta è stata inviata agli altri.
web-takeback-asked = { $player } vorrebbe tornare indietro di una mossa.
web-hint = Dammi un suggerimento
web-hint-is = Suggerimento: { $move }
web-legal-moves = Mosse consentite
web-asides = In qualsiasi momento
web-filter = Filtra
web-ask-why = Perché no?
web-ask-example = una mossa in notazione, come bid 7
web-ask = Chiedi
web-hand-over = Passa a { $player }
web-hand-over-help = Quello che segue non lo deve vedere nessun altro.
web-i-am = Sono { $player }

## Tasti

web-keys = Scorciatoie da tastiera
web-key-enter = il pulsante principale
web-key-escape = annulla la scelta
web-key-undo = torna indietro
web-key-hint = un suggerimento
web-key-walk = scorri quello che si può scegliere
web-key-walk-all = scorri tutto il tabellone; Invio dice perché no
web-key-offer = scegli tra le carte
web-key-tabs = cronaca, chat, regole, appunti
web-key-zoom = ingrandisci, riduci, tutto il tabellone
web-key-help = questo elenco

## La fine e il replay

web-game-over = Fine della partita
web-wins = { $player } vince con { $margin } di vantaggio
web-you-win = Hai vinto con { $margin } di vantaggio
web-wins-tie = { $player } vince lo spareggio a quota { $n }
web-you-win-tie = Hai vinto lo spareggio a quota { $n }
web-win-together = { $player } vincono a pari merito a quota { $n }
web-you-win-together = Hai vinto a pari merito con { $player } a quota { $n }
web-ranking = Classifica
web-score = Punteggio
web-again = Ancora
web-replay = Replay
web-record = Scarica la registrazione
web-share = Condividi
web-link-to-move = Link a questa mossa
web-first = Prima mossa
web-back = Mossa precedente
web-on = Mossa successiva
web-last-move = Ultima mossa
web-play-replay = Avvia
web-pause = Pausa
web-at-start = Inizio della partita
web-move-number = Mossa { $n } di { $total }
web-eyes = Visto da

## Workshop of the World sul tabellone

workshop-map = Mappa dell’Inghilterra con città e connessioni
workshop-map-scotland = SCOZIA
workshop-map-england = INGHILTERRA
workshop-map-wales = GALLES
workshop-map-north-sea = Mare del Nord
workshop-map-irish-sea = Mar d’Irlanda
workshop-map-english-channel = La Manica
workshop-pounds = { $n } £
workshop-income-track = Indicatore dei profitti: { $list }
workshop-on-offer = Carte attive
workshop-tab-offer = Carte
workshop-in-deck = { $n } nel mazzo
workshop-set-aside = { $n } messe da parte
workshop-any-town = Una città
workshop-of-value = di valore { $value }
workshop-ticket-label = Carta { $n }: { $card }, { $note }, valore { $value }
workshop-gamble = o rischia
workshop-gamble-help = Scartala e pesca la prima carta messa da parte
workshop-demand = Domanda
workshop-per-industry = per industria
workshop-short-heavy = Pesante
workshop-short-light = Leggera
workshop-short-textile = Tessile
workshop-short-craft = Artigianato
workshop-short-port = Porto
workshop-tokens = { $undrawn } da pescare · { $hands } in mano ai giocatori
workshop-closed = { $connection } è chiusa
workshop-free = libera
workshop-built-by = costruita da { $player } ({ $colour })
workshop-spaces = { $n ->
    [one] singola
   *[other] doppia
}
workshop-value = valore { $value }
workshop-industries-of = industrie: { $names }
workshop-no-industry = nessuna industria
workshop-round = Round { $round } di { $rounds }
workshop-log-round = Round { $round }
workshop-short-era-canal = Canali { $round }/{ $rounds }
workshop-short-era-rail = Ferrovia { $round }/{ $rounds }
workshop-col-bid = Offerta
workshop-col-bid-help = l’ultima offerta rivelata
workshop-col-cash = Liquidità
workshop-col-cash-help = denaro in mano
workshop-col-income = Profitti
workshop-col-income-help = posizione sull’indicatore dei profitti
workshop-col-links = Conn.
workshop-col-links-help = connessioni nella rete più grande / tutte
workshop-col-works = Ind.
workshop-col-works-help = industrie sulla mappa
workshop-means = Disponibilità { $means } £ = liquidità { $cash } + metà di { $income }
workshop-sealed-bid = La tua offerta segreta è di { $pounds } £.
workshop-recoup = Converti profitti
workshop-recoup-help = { $pounds } £ costano { $spaces } caselle: profitti { $before } → { $after }
workshop-your-bid = La tua offerta in sterline
workshop-cash-mark = { $pounds } £ liquidi
workshop-which-colour = Quale colore
workshop-step-card = Carta
workshop-step-industry = Industria
workshop-step-links = Connessioni
workshop-decide-demand = Gioca una pedina domanda
workshop-help-demand = Le altre restano segrete. Si rivela quando tutti hanno scelto.
workshop-decide-auction = La tua offerta segreta
workshop-help-auction = Tutte le offerte si pagano. In parità vale l’ordine attuale.
workshop-decide-colour = Quale colore fa la prima offerta?
workshop-help-colour = L’altro fa l’offerta nella seconda asta.
workshop-decide-lot = Scegli una carta per l’offerta
workshop-help-lot = Fai clic su una carta attiva.
workshop-decide-raise = Offri per { $lot }
workshop-help-raise = Rilancia, o ritirati se puoi.
workshop-decide-card = Prendi una carta città
workshop-help-card = Dice dove va la tua industria.
workshop-decide-town = Scegli una città di valore { $value }
workshop-help-town = Fai clic su una città illuminata.
workshop-decide-removal = { $town } è piena: togli un’industria
workshop-help-removal = Una di quelle che c’erano prima della tua.
workshop-decide-links = Costruisci connessioni da { $town }
workshop-help-links = { $cost } £ l’una. Fai clic su una connessione illuminata, o nessuna.
workshop-help-links-chosen = Conferma, o scegli un’altra connessione.
workshop-help-links-more = Una scelta. Aggiungine un’altra, o costruisci questa.
workshop-no-link = Nessuna connessione
workshop-build = { $n ->
    [one] Costruisci · { $pounds } £
   *[other] Costruisci { $n } · { $pounds } £
}
workshop-links-times = { $n } × { $pounds } £
workshop-cash = Liquidità
workshop-income = Profitti
workshop-income-from = Profitti { $income }
workshop-from-income = Dai profitti
workshop-nothing = niente
workshop-largest = Rete più grande
workshop-n-links = { $n }
workshop-stays = resta { $n }
workshop-of-places = { $n } di { $value }
workshop-earns = rende { $pounds } £ ora
workshop-link-to-it = Una connessione lì
workshop-income-plus = profitti +{ $value }

## Last Train to Wensleydale sul tabellone

wensleydale-map = Mappa delle Yorkshire Dales con città e confini
wensleydale-plain = pianura
wensleydale-dale = valle
wensleydale-hill = collina
wensleydale-town-minor = città minore
wensleydale-town-major = città maggiore
wensleydale-town-company = città di una compagnia
wensleydale-opposition = { $n ->
    [one] 1 pedina opposizione
   *[other] { $n } pedine opposizione
}
wensleydale-pieces-in = { $piece ->
    [stone] Pietra a { $area }
    [cheese] Formaggio a { $area }
    [red] Passeggero rosso a { $area }
   *[green] Passeggero verde a { $area }
}
wensleydale-costs = { $n ->
    [one] 1 punto costruzione
   *[other] { $n } punti costruzione
}
wensleydale-link-of = binario: { $owner }
wensleydale-free = libero
wensleydale-closed = { $a }–{ $b } non si può
wensleydale-influence = Influenza
wensleydale-track-government = Governo
wensleydale-track-train = Treni
wensleydale-track-mr = Midland
wensleydale-track-ner = North Eastern
wensleydale-track-label = { $track }: { $list }
wensleydale-profit = Perdita e profitto
wensleydale-profit-now = in questo turno: { $list }
wensleydale-trains = Treni
wensleydale-trains-price = prezzo in influenza treni
wensleydale-train = Treno { $train }
wensleydale-train-cost = prezzo { $n }
wensleydale-slots = posto per { $passengers ->
    [one] 1 passeggero
   *[other] { $passengers } passeggeri
} e { $goods ->
    [one] 1 merce
   *[other] { $goods } merci
}
wensleydale-loaded = { $n } a bordo
wensleydale-boxes = Riquadri influenza
wensleydale-boxes-open = clicca su uno per offrire
wensleydale-boxes-settled = assegnati
wensleydale-box = Riquadro { $n }
wensleydale-no-bid = nessuna offerta
wensleydale-no-bid-yet = nessuna offerta, da { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
}
wensleydale-bid-of = { $n ->
    [one] 1 cubetto di { $player }
   *[other] { $n } cubetti di { $player }
}
wensleydale-orders = Ordini
wensleydale-order-player = Ordine dei giocatori
wensleydale-order-build = Ordine di costruzione
wensleydale-order-train = Ordine dei treni
wensleydale-order-later = dopo l’asta
wensleydale-tab-boxes = Riquadri
wensleydale-tab-trains = Treni
wensleydale-turn = Turno { $n } di { $total }
wensleydale-short-turn = Turno { $n }/{ $total }
wensleydale-log-turn = Turno { $n }
wensleydale-short-investment_cubes = Cubetti
wensleydale-short-influence_points = Segnalini
wensleydale-short-auction = Asta
wensleydale-short-turn_order = Ordini
wensleydale-short-track_building = Costruzione
wensleydale-short-trains_and_movement = Treni
wensleydale-short-profit_and_loss = Profitto
wensleydale-short-player_order = Giocatori
wensleydale-short-takeovers = Rilevazioni
wensleydale-short-end_of_turn = Fine del turno
wensleydale-col-cubes = Cubetti
wensleydale-col-cubes-help = cubetti investimento in mano + sui riquadri
wensleydale-col-links = Binari
wensleydale-col-links-help = binari propri sulla mappa / in tutto
wensleydale-col-carried = Spostati
wensleydale-col-carried-help = pietra, formaggio, passeggeri rossi e verdi spostati
wensleydale-col-score = Punti
wensleydale-col-score-help = punti vittoria, se la partita finisse ora
wensleydale-col-sets = Serie
wensleydale-col-sets-help = serie complete dei quattro tipi, 2 punti ciascuna
wensleydale-col-profit = Profitto
wensleydale-col-profit-help = posto sulla barra perdita e profitto
wensleydale-col-links-left = Binari
wensleydale-col-links-left-help = un punto in meno per ogni binario non rilevato
wensleydale-decide-box = Offri per un riquadro influenza
wensleydale-help-box = { $bids ->
    [0] Clicca su un riquadro. Puoi tenerne due.
   *[other] Ne hai { $bids }. Clicca su un altro riquadro.
}
wensleydale-decide-bid = Quanti cubetti sul riquadro { $box }?
wensleydale-help-bid = Più dell’offerta attuale. Chi viene superato riprende i cubetti.
wensleydale-decide-start = Posa una serie di binari
wensleydale-help-start = Clicca su un confine con un numero: si parte da una città di una compagnia o da un tuo binario.
wensleydale-decide-none = Non puoi costruire nulla
wensleydale-help-none = Ti mancano binari, cubetti o influenza.
wensleydale-decide-from = Posa una serie da { $area }
wensleydale-help-from = Clicca sulla prossima zona o sul confine. Il numero è il costo.
wensleydale-decide-on = Posa una serie di binari
wensleydale-help-on = Ora a { $area }. Clicca sul prossimo confine, o costruisci.
wensleydale-decide-which = In quale senso?
wensleydale-help-which = Qui può cominciare più di una serie.
wensleydale-decide-pay = { $n ->
    [one] Paga ancora 1 punto
   *[other] Paga ancora { $n } punti
}
wensleydale-help-pay = I cubetti sono finiti. Scegli la barra che paga.
wensleydale-decide-pay-train = { $n ->
    [one] Paga ancora 1 punto per il treno
   *[other] Paga ancora { $n } punti per il treno
}
wensleydale-help-pay-train = Tre altri punti valgono uno di influenza treni.
wensleydale-decide-train = Compra un treno, o passa
wensleydale-help-train = Clicca su un treno. Al massimo uno per ogni prezzo.
wensleydale-decide-take = Sposta una pedina, compra un treno, o passa
wensleydale-help-take = Clicca su una pedina illuminata, o su un treno.
wensleydale-decide-sell = Fai rilevare una serie
wensleydale-help-sell = Clicca su un binario illuminato presso una città della compagnia, poi sull’ultimo, in una città.
wensleydale-decide-sell-on = Alla { $company }
wensleydale-help-sell-on = Ora a { $area }. Clicca sul prossimo binario o sull’ultimo, o concludi in una città.
wensleydale-your-bid = La tua offerta in cubetti per il riquadro { $n }
wensleydale-which-way = In quale senso
wensleydale-from-to = Da { $a } a { $b }
wensleydale-purse-government = Governo
wensleydale-purse-train = Treni
wensleydale-purse-mr = Midland
wensleydale-purse-ner = North Eastern
wensleydale-purse-cube = Cubetti
wensleydale-cubes-in-hand = Cubetti in mano
wensleydale-box-brings = Il riquadro { $n } dà
wensleydale-n-links = { $n ->
    [one] 1 binario
   *[other] { $n } binari
}
wensleydale-opposition-in = Opposizione a { $area }
wensleydale-then-pay = Poi, a tua scelta
wensleydale-n-influence = { $n } influenza
wensleydale-n-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
wensleydale-for-series = Per la serie
wensleydale-still = { $n ->
    [one] 1 punto da pagare
   *[other] { $n } punti da pagare
}
wensleydale-passenger-room = Posti passeggeri
wensleydale-goods-room = Posti merci
wensleydale-profit-of-turn = Profitto del turno
wensleydale-own-links = I tuoi binari
wensleydale-not-yet = Non ancora in una città
wensleydale-to-a-town = continua
wensleydale-build = { $n ->
    [one] Costruisci 1 binario
   *[other] Costruisci { $n } binari
}
wensleydale-complete = { $n ->
    [one] Cedi 1 binario
   *[other] Cedi { $n } binari
}
wensleydale-buy = Acquista il treno { $train }
wensleydale-take-all = Prendi tutto e passa
wensleydale-add = Aggiungi { $a }–{ $b }

## La guida alla prima partita

guide = Guida alla prima partita
guide-first = Prima partita?
guide-step = Guida { $n } di { $total }
guide-skip = Salta la guida
guide-back = Indietro
guide-next = Avanti
guide-done = Fatto
guide-waits = La guida continua con: { $title }

guide-workshop-goal-title = Vince chi ha più denaro
guide-workshop-goal = Metti industrie nelle città e le colleghi con canali, poi con ferrovie. Tutto questo dà rendita; vince chi è più ricco alla fine dell’era delle ferrovie.
guide-workshop-eras-title = Due ere
guide-workshop-eras = Prima l’era dei canali, poi quella delle ferrovie. Ognuna è una fila di round tra due momenti in cui nasce la domanda. La stazione gialla è il presente.
guide-workshop-money-title = La tua riga
guide-workshop-money = Denaro, rendita, collegamenti e industrie. Il denaro degli altri è segreto. Cominci con 50 £ e non ne ricevi altre prima della fine dell’era.
guide-workshop-display-title = Quanto renderanno le industrie
guide-workshop-display = Alla fine di ogni era ogni industria rende 1 £ per ogni pedina domanda del suo tipo qui. Costruisci ciò che è richiesto, o porta la domanda dove hai costruito.
guide-workshop-demand-title = Gioca una pedina
guide-workshop-demand = Hai due pedine che nessun altro vede. Scegli il tipo che vorresti più pagato; si rivelano tutte insieme.
guide-workshop-bid-title = Offri per l’ordine di gioco
guide-workshop-bid = Ogni round comincia con offerte segrete. La più alta gioca per prima e sceglie tra le carte. Tutti pagano l’offerta, perciò anche 0 £ è una buona offerta.
guide-workshop-card-title = Prendi una carta
guide-workshop-card = Prendi una carta città: una tua industria va in quella città. Il numero è il valore della città: la rendita che ti dà un collegamento con essa. Punta un biglietto per vedere la città.
guide-workshop-links-title = Costruisci fino a due collegamenti
guide-workshop-links = Clicca su una via illuminata. Ogni collegamento costa il prezzo nella barra. Ogni città ai suoi capi in cui hai un’industria aumenta la rendita del suo valore; la somma è nella barra prima che confermi.
guide-workshop-income-title = La barra della rendita
guide-workshop-income = Il tuo segnalino mostra la rendita. Alla fine dell’era la ricevi una volta, e torna a 0.
guide-workshop-short-title = Manca il denaro?
guide-workshop-short = Se un’offerta o un collegamento costa più del tuo denaro, il segnalino della rendita torna indietro di due caselle per ogni sterlina che manca. Avviene da sé.
guide-workshop-end-title = La fine di un’era
guide-workshop-end = Ricevi la rendita; 2 £ per ogni collegamento della tua rete più grande, 1 £ per gli altri; e ogni industria secondo la domanda. Poi i collegamenti lasciano la mappa e comincia l’era delle ferrovie. Buona partita.

guide-wensleydale-goal-title = Costruisci, trasporta, cedi in tempo
guide-wensleydale-goal = Costruisci linee nelle Dales e trasporti pietra, formaggio e passeggeri. Ogni pedina è un punto vittoria, e ogni serie dei quattro tipi altri 2. Ma ogni binario costa: fallo rilevare in tempo da una grande compagnia.
guide-wensleydale-turn-title = Un turno
guide-wensleydale-turn = Dieci fasi; quattro ti chiedono qualcosa: l’asta, la costruzione, i treni, le rilevazioni. I turni sono quattro in quattro giocatori, cinque in tre.
guide-wensleydale-cubes-title = I tuoi cubetti
guide-wensleydale-cubes = Ogni turno prendi 12 cubetti investimento. Servono per le offerte e per costruire. Quelli che restano rimangono in mano, fino a 15.
guide-wensleydale-boxes-title = Riquadri influenza
guide-wensleydale-boxes = I cubetti comprano influenza: G governo, T treni, M Midland, N North Eastern. Il quadrato è un segnalino estratto ogni turno. Puoi vincere due riquadri.
guide-wensleydale-influence-title = A che serve l’influenza
guide-wensleydale-influence = Il governo toglie l’opposizione, e chi ne ha di più costruisce per primo. L’influenza treni compra i treni, e chi ne ha di più comincia. Midland e North Eastern servono per le città delle compagnie e per cedere le linee.
guide-wensleydale-bid-title = Fai un’offerta
guide-wensleydale-bid = Clicca su un riquadro illuminato e scegli quanti cubetti. Se ti superano, riprendi i cubetti e offri di nuovo. Non spendere tutto: i cubetti servono per costruire.
guide-wensleydale-build-title = Posa una serie
guide-wensleydale-build = Parti da una città di una compagnia e clicca confine dopo confine: 1 punto tra pianure, 2 verso una valle, mai sulle colline. La barra somma cubetti, influenza e opposizione. Annulla toglie un passo.
guide-wensleydale-trains-title = Compra un treno
guide-wensleydale-trains = Un treno ha posti per passeggeri (ad arco) e per merci (quadrati), solo per questo turno. Al massimo uno per ogni prezzo. Senza treno non si sposta nulla.
guide-wensleydale-carry-title = Trasporta
guide-wensleydale-carry = Le pedine illuminate sono alla tua portata. Il formaggio dove hai un binario, la pietra su una collina accanto a una tua città libera, i passeggeri verso una città della compagnia del loro colore. Si gioca una pedina alla volta.
guide-wensleydale-profit-title = Perdita e profitto
guide-wensleydale-profit = Ogni turno guadagni 2 per una pietra e 1 per ogni altra pedina, e perdi 1 per ogni tuo binario sulla mappa. Il risultato sposta il tuo disco, e alla fine vale punti.
guide-wensleydale-takeover-title = Cedi a una compagnia
guide-wensleydale-takeover = Clicca binario dopo binario da una città della compagnia fino a un’altra città. Un punto della sua influenza paga due binari. Non ti costano più nulla, ma le città della compagnia sono chiuse ad alcune pedine.
guide-wensleydale-end-title = La fine
guide-wensleydale-end = Le pedine, 2 per ogni serie, profitto o perdita, e −1 per ogni binario ancora tuo. Cubetti e influenza non valgono nulla. La colonna dei punti è sempre aggiornata. Buona partita.

guide-revolution-goal-title = Da costa a costa
guide-revolution-goal = Costruisci una ferrovia da Washington al Pacifico. I punti vittoria vengono da obiettivi, treni, collegamenti telegrafici e dai tre tracciati Progresso. Vince chi ne ha di più; alla fine il denaro non vale nulla.
guide-revolution-turn-title = Un turno
guide-revolution-turn = Piazza un lavoratore su una di quattro azioni ed eseguila. Può seguire un contratto, poi si sostituiscono gli obiettivi completati. Quando la tua riserva è vuota riprendi tutti i lavoratori.
guide-revolution-company-title = La tua compagnia
guide-revolution-company = Binari ed edifici lasciano la plancia da sinistra. Il numero in alto è il prezzo di un pezzo venduto con Commercio. I simboli mostrano le altre compagnie.
guide-revolution-worker-title = Piazza un lavoratore
guide-revolution-worker = Ogni riga è un tuo lavoratore, ogni colonna un’azione. L’immagine è ciò che quel lavoratore aggiunge. I bianchi promuovono; gli altri hanno un’abilità propria. Scegli una casella illuminata.
guide-revolution-action-title = Esegui l’azione
guide-revolution-action = L’elenco contiene tutto ciò che l’azione porta, in qualsiasi ordine. Ciò che si deve fare è scuro; ciò che si può fare si può anche lasciare. Punta una voce e la barra ne mostra costo e guadagno.
guide-revolution-city-title = Città
guide-revolution-city = Il disco è il livello; poi il costo di una stazione, la ricompensa principale e, nel riquadro, il bonus della prima stazione. La spunta indica che la tua rete è collegata. Punta il cartello per leggerlo.
guide-revolution-telegraph-title = Il telegrafo
guide-revolution-telegraph = Un ufficio porta titoli azionari, e di più il primo. Puoi scartare un lavoratore per la tessera. Uffici in sezioni vicine formano un collegamento: i punti sono sul palo.
guide-revolution-money-title = Denaro e titoli
guide-revolution-money = Il denaro viene da Commercio e dai titoli azionari. Puoi vendere titoli in ogni momento, qui. Con molto denaro puoi anche assumere un lavoratore. Devi avere sempre quattro lavoratori.
guide-revolution-progress-title = Progresso
guide-revolution-progress = Ogni tracciato moltiplica: uffici, stazioni o città di livello 5. Il numero sullo spazio è il valore di ciascuno. Le barre rosse sono pedaggi: un titolo, denaro o un lavoratore.
guide-revolution-objectives-title = Obiettivi
guide-revolution-objectives = Soddisfa le condizioni e promuovi a dirigenti i lavoratori indicati. Alla fine del turno l’obiettivo completato conta, e ne scegli un altro che vale di più.
guide-revolution-contract-title = Contratti
guide-revolution-contract = Un binario o un ufficio su un’icona Contratto fa risolvere questa tessera. A turno ognuno può pagare titoli per una metà; chi l’ha provocata può prenderle entrambe.
guide-revolution-end-title = La fine
guide-revolution-end = Quando qualcuno ha svuotato le sezioni a sinistra di quella tratteggiata, si finisce il round e ognuno ha ancora un turno. L’ultima colonna mostra i punti del momento. Buona partita.

## Railroad Revolution

revolution-map = Mappa degli Stati Uniti con città e spazi per i binari
revolution-telegraph = Sezioni del telegrafo
revolution-section = Sezione { $n }
revolution-tile-for-a-worker = per un lavoratore: { $effect }
revolution-first-office = primo ufficio: altri { $n }
revolution-offices-of = uffici: { $player }
revolution-link-points = { $count ->
    [0] Collegamento fra le sezioni { $a } e { $b }: { $n } punti
   *[other] Collegamento fra le sezioni { $a } e { $b }: { $n } punti per { $player }
}
revolution-start-space = spazio iniziale
revolution-triangles = { $n ->
    [0] pianura
    [one] { $n } triangolo, ${ $price }
   *[other] { $n } triangoli, ${ $price }
}
revolution-contract-icon = icona Contratto
revolution-tracks-of = binari: { $player }
revolution-city = { $city }, livello { $level }, stazione ${ $cost }
revolution-main-reward = ricompensa principale: { $effect }
revolution-first-station = bonus Prima Stazione: { $effect }
revolution-first-station-taken = bonus Prima Stazione (già preso): { $effect }
revolution-stations-of = stazioni: { $player }
revolution-connected = collegata
revolution-not-connected = non collegata
revolution-city-level = { $city }, livello { $level }
revolution-docket = Che cosa resta del turno
revolution-place-worker = Lavoratore e azione
revolution-action = Azione
revolution-must = devi
revolution-may = puoi
revolution-setup = Scegli una tessera Setup con il suo lavoratore
revolution-accept = Accetta
revolution-replace = Quale obiettivo si sostituisce per primo?
revolution-keep = Tieni, { $n } punti
revolution-keep-this = Tieni questo obiettivo ({ $n } punti)
revolution-main-station = Costruisci una stazione in una città collegata
revolution-main-railroad = { $n ->
    [one] Piazza { $n } binario
   *[other] Piazza { $n } binari
}
revolution-main-telegraph = Costruisci un ufficio telegrafico
revolution-main-trade = Vendi un pezzo della sezione più a sinistra
revolution-sell-track = Binario
revolution-sell-building = Edificio
revolution-due = ${ $n } da pagare
revolution-pay = Paga ${ $n }
revolution-ability = Lavoratore: { $effect }
revolution-as-white = oppure, come non qualificato: promuovi
revolution-four-workers = Devi avere { $n } lavoratori
revolution-use = Usa
revolution-take = Prendi
revolution-bonus = Bonus Prima Stazione: { $effect }
revolution-tile = Scarta un lavoratore: { $effect }
revolution-offer = Un effetto a pagamento
revolution-take-worker = { $n ->
    [one] Prendi un lavoratore
   *[other] Prendi { $n } lavoratori
}
revolution-flip-up = di nuovo scoperto
revolution-n-shares = { $n ->
    [one] { $n } titolo
   *[other] { $n } titoli
}
revolution-a-worker = un lavoratore
revolution-where-supply = riserva
revolution-where-board = plancia
revolution-click-map = Clicca un luogo illuminato.
revolution-click-telegraph = Clicca una sezione illuminata.
revolution-not-now = Ora non è possibile.
revolution-later = Dopo aver piazzato i pezzi.
revolution-why = Perché?
revolution-give = Cedi { $worker }, { $where }
revolution-contract-follows = Segue una tessera Contratto.
revolution-may-end = Puoi lasciare il resto.
revolution-must-pass = Non resta nulla da piazzare: passa.
revolution-your-company = La tua compagnia
revolution-company-of = Compagnia di { $player }
revolution-companies = Compagnie
revolution-pieces-left = Restano { $tracks } binari e { $buildings } edifici; un pezzo si vende a ${ $sale }
revolution-action-space = { $worker ->
    [none] { $action }, nessun lavoratore
   *[other] { $action }, lavoratori: { $worker }
}
revolution-to-place = Da piazzare
revolution-none-left = nessuno, tornano tutti al prossimo turno
revolution-trains = Treni
revolution-face-up = scoperto, { $n } punti
revolution-face-down = coperto
revolution-progress = Progresso
revolution-progress-help = punti per ciascuno
revolution-times-telegraph = × uffici
revolution-times-stations = × stazioni
revolution-times-network = × città liv. 5
revolution-track-worth = I tuoi: { $each } × { $n } = { $total } punti
revolution-objectives = Obiettivi
revolution-completed = { $n } completati, { $points } punti
revolution-points = { $n } punti
revolution-manager-there = Dirigente: { $worker }
revolution-manager-wanted = Dirigente richiesto: { $worker }
revolution-met = soddisfatta
revolution-chain-ended = nessun altro obiettivo
revolution-contract = Contratto
revolution-in-pile = pila: { $n }
revolution-train-piles = Pile dei treni
revolution-common = Lavoratori disponibili
revolution-piles = nelle pile: { $list }
revolution-any-time = In ogni momento
revolution-sell = Vendi
revolution-market = Contratto e treni
revolution-sell-shares = Vendi titoli azionari
revolution-hire-for = Assumi, ${ $n }
revolution-base-and-triangles = { $n ->
    [one] base + { $n } triangolo
   *[other] base + { $n } triangoli
}
revolution-cost = Costo
revolution-contract-on-the-way = Contratto in arrivo
revolution-one-tile = 1 tessera
revolution-set-up = Preparazione
revolution-round = Round { $n }
revolution-last-round = Round { $n } di { $last }
revolution-short-setup = Tessere
revolution-short-setup_reward = Ricompensa
revolution-short-worker = Lavoratore
revolution-short-action = Azione
revolution-short-contract = Contratto
revolution-short-objectives = Obiettivi
revolution-clockwise = Senso orario
revolution-tab-turn = Turno
revolution-tab-company = Plancia
revolution-tab-tracks = Tracciati
revolution-short-col-money = Denaro
revolution-short-col-shares = Titoli
revolution-short-col-workers = Lav.
revolution-short-col-stations = Staz.
revolution-short-col-offices = Uff.
revolution-short-col-trains = Treni
revolution-short-col-points = PV
revolution-col-money = Denaro
revolution-col-shares = Titoli azionari
revolution-col-workers = Lavoratori
revolution-col-stations = Stazioni sulla mappa
revolution-col-offices = Uffici telegrafici
revolution-col-trains = Treni scoperti + coperti
revolution-col-points = Punti ora
revolution-end-action = Termina l’azione
revolution-end-reward = Lascia il resto
revolution-result-trains = Treni
revolution-result-objectives = Obiettivi
revolution-result-progress_telegraph = Telegrafo
revolution-result-progress_stations = Stazioni
revolution-result-progress_network = Rete
revolution-result-links = Collegamenti
revolution-decide-setup = Scegli una tessera Setup
revolution-help-setup = Dà una volta la sua ricompensa, e il lavoratore accanto.
revolution-decide-setup-reward = Ricompensa della tessera Setup
revolution-help-setup-reward = Eseguila, o lasciala.
revolution-decide-worker = Piazza un lavoratore
revolution-help-worker = Riga: il lavoratore. Colonna: l’azione, con ciò che aggiunge.
revolution-decide-pass = Non puoi agire
revolution-help-pass = Nessun pezzo resta sulla tua plancia.
revolution-decide-station = Costruisci una stazione
revolution-help-station = Clicca una città illuminata.
revolution-decide-railroad = { $n ->
    [one] Ferrovia: piazza { $n } binario
   *[other] Ferrovia: piazza { $n } binari
}
revolution-help-railroad = Clicca uno spazio illuminato. I triangoli costano.
revolution-decide-telegraph = Costruisci un ufficio telegrafico
revolution-help-telegraph = Clicca una sezione illuminata sotto la mappa.
revolution-decide-trade = Vendi un pezzo
revolution-help-trade = Un binario o un edificio della sezione più a sinistra.
revolution-decide-pay = Paga ${ $due }
revolution-help-pay = Per ciò che manca si vendono titoli da sé.
revolution-decide-rest = { $action }: il resto
revolution-help-rest = Scegli dall’elenco, in qualsiasi ordine.
revolution-decide-end = { $action }: extra, o fine
revolution-help-end = Ciò che si può fare si può anche lasciare.
revolution-decide-contract = Accetti un contratto?
revolution-help-contract = Titoli per una ricompensa. O nessuno.
revolution-decide-reward = Ricompensa del contratto
revolution-help-reward = Scegli dall’elenco, in qualsiasi ordine.
revolution-decide-keep = Tieni uno di questi obiettivi
revolution-help-keep = Prende il posto di quello completato, { $chain }.
revolution-decide-replace = Due obiettivi completati
revolution-help-replace = Quale si sostituisce per primo?

## Railways of the World sul tabellone

railways-map = Mappa con città, esagoni e ferrovie
railways-overview = Tutta la mappa; un clic porta là
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
railways-others = Altri
railways-last-turn = Il turno { $n } è l’ultimo
railways-empties = { $n } di { $total } città senza merci
railways-turn = Turno { $n }
railways-round = Round { $n }
railways-short = Turno { $n }, round { $round }
railways-auction = Asta
railways-baron = Baroni
railways-income = Incassi
railways-by-points = per punti
railways-income-of = { $player }: { $points } punti, { $income }
railways-operations = Operazioni
railways-face-up = scoperte · mazzo { $n }
railways-your-cards = Le tue carte
railways-card = Carta
railways-lines = Linee Principali
railways-line = { $a }–{ $b }
railways-first-to-connect = al primo che collega
railways-western = Tratta dell’Ovest { $city }
railways-tab-cards = Carte
railways-tab-income = Incassi
railways-col-cash = Denaro
railways-col-cash-help = denaro in mano
railways-col-bonds = Bond
railways-col-bonds-help = bond emessi: $1k a turno e un punto alla fine, ciascuno
railways-col-engine = Loco
railways-col-engine-help = livello della locomotiva: tratte di una consegna
railways-col-links = Tratte
railways-col-links-help = tratte complete
railways-col-points = Punti
railways-col-points-help = posizione sul tracciato degli incassi
railways-col-baron = Barone
railways-col-baron-help = punti del Barone
railways-col-score = Totale
railways-col-score-help = punti, meno bond, più Barone
railways-gained-links = Consegne
railways-gained-depots = Depositi
railways-gained-hotels = Hotel
railways-gained-goals = Carte
railways-gained-lines = Linee
railways-decide-baron = Tieni un Barone
railways-help-baron = Un obiettivo segreto per la fine. L’altro torna indietro.
railways-decide-auction = Offri per giocare per primo
railways-help-auction = Paga solo chi vince. Il primo sceglie per primo in tutti e tre i round.
railways-decide-action = Scegli un’azione
railways-help-action = Una carta nel pannello, o passa.
railways-decide-sure = Conferma l’azione
railways-help-sure = Premi il pulsante, o scegli altro.
railways-decide-build = Costruisci una ferrovia
railways-help-build = Clicca una città accesa o la fine della tua ferrovia, o trascina da lì sugli esagoni.
railways-decide-deliver = Consegna un cubetto merce
railways-help-deliver = Clicca un cubetto acceso. Può usare fino a { $level } tratte.
railways-decide-to = Consegna il cubetto { $colour } da { $city }
railways-help-to = Clicca una città accesa o un percorso nella lista.
railways-decide-urbanize = Espandi una città grigia
railways-help-urbanize = Clicca una città accesa. Riceve un colore e due nuovi cubetti.
railways-decide-western = Costruisci una Tratta dell’Ovest
railways-help-western = Clicca una città accesa.
railways-decide-grow = Crescita Urbana
railways-help-grow = Clicca la città che riceve nuovi cubetti.
railways-decide-depot = Posiziona il Deposito Commerciale
railways-help-depot = Clicca una tratta accesa di un altro giocatore.
railways-decide-first = Costruisci una ferrovia da { $city }
railways-help-first = Clicca un esagono acceso accanto alla città, poi il successivo. O trascina dalla città.
railways-decide-end = Dove porta la ferrovia?
railways-help-end = Clicca una delle estremità o l’esagono successivo.
railways-decide-lay = Costruisci una ferrovia da { $city }
railways-help-lay = { $laid } di { $total } tessere posate. Clicca l’esagono successivo, o fermati qui.
railways-decide-colour = Che colore per { $city }?
railways-help-colour = I cubetti di questo colore potranno esservi consegnati.
railways-decide-route = Avanti con il cubetto
railways-help-route = Clicca una città accesa o un percorso nella lista.
railways-decide-bonds = Quanti bond per { $price }?
railways-help-bonds = Ognuno dà $5k ora, costa $1k a turno e un punto alla fine.
railways-help-build-tap = Tocca una città accesa o la fine della tua ferrovia, poi un esagono dopo l’altro.
railways-help-first-tap = Tocca un esagono acceso accanto alla città, poi il successivo.
railways-mode-build = Costruisci
railways-mode-deliver = Consegna
railways-mode-urbanize = Espandi
railways-mode-western = Tratta dell’Ovest
railways-mode-grow = Cresci
railways-mode-depot = Deposito
railways-mode-route = Percorso
railways-mode-upgrade = Loco { $n }
railways-other = Altra azione
railways-your-bid = La tua offerta
railways-bonds = Bond
railways-left = { $n } rimaste
railways-which-cube = Quale cubetto?
railways-high-bid = Offerta più alta
railways-no-bid = ancora nessuna
railways-if-first = Se vinci
railways-with-bonds = con bond
railways-new-bonds = Bond necessari
railways-n-tiles = { $n } di { $total } tessere
railways-new-link = Nuova tratta
railways-not-joined = Non ancora unita a una città
railways-gone = rimossa dopo il round { $n }
railways-then-empty = Poi senza merci
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
railways-goal-longest_route = percorso più lungo di tratte proprie: { $n } punti
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
railways-effect-free_open_tiles = { $n } tessere di campagna gratis
railways-effect-half_price_mountain = montagne e creste a metà
railways-effect-longer_build = fino a { $n } tessere
railways-effect-build_discount = una costruzione a ${ $n } in meno
railways-effect-extra_link = una consegna con { $n } tratta in più
railways-symbol-green_dot = obiettivo per tutti
railways-symbol-purple_diamond = una volta per turno
railways-symbol-red_x = subito, poi via
railways-symbol-hand = si tiene per dopo
railways-symbol-none = durevole

guide-railways-goal-title = Vincono i punti
guide-railways-goal = Costruisci tratte tra le città e vi consegni cubetti merce. Ogni tratta di una consegna è un punto per chi la possiede. I bond costano punti alla fine.
guide-railways-baron-title = Il tuo Barone
guide-railways-baron = Un obiettivo che solo tu conosci e che vale punti alla fine. La cornice tratteggiata con il lucchetto è segreta.
guide-railways-turn-title = Un turno
guide-railways-turn = Un’asta per il primo posto, tre round di un’azione ciascuno, poi incassi e dividendi.
guide-railways-money-title = Denaro e bond
guide-railways-money = Cominci senza nulla. Ciò che non puoi pagare lo pagano i bond, da soli: $5k ciascuno, $1k di dividendi a ogni turno e un punto in meno alla fine. Non si restituiscono mai.
guide-railways-auction-title = Offri o ritirati
guide-railways-auction = Paga solo chi vince. Giocare per primi conta quando una consegna o una carta basta per uno solo.
guide-railways-income-title = Incassi
guide-railways-income = I tuoi punti sono la tua posizione su questa curva, che ti paga ogni turno. Sale in fretta all’inizio e scende di nuovo dopo 49.
guide-railways-build-title = Costruisci
guide-railways-build = Scegli Costruisci, clicca una città accesa e poi un esagono dopo l’altro, o trascina. Al massimo quattro tessere: $2k campagna, $3k acqua, $4k montagna, $4k in più per una cresta. Unisci due città, o dopo il round 3 la ferrovia sparisce.
guide-railways-deliver-title = Consegna
guide-railways-deliver = Clicca un cubetto acceso: si accendono tutte le città che lo vogliono, con i punti. La lista mostra ogni percorso e chi guadagna. La prima tratta deve essere tua.
guide-railways-engine-title = La locomotiva
guide-railways-engine = Il suo livello è il numero di tratte di una consegna. La successiva si compra qui, un livello alla volta.
guide-railways-cards-title = Carte Operazioni
guide-railways-cards = Prenderne una è un’azione. Il punto verde è un obiettivo per tutti: il primo prende i punti. Le altre dicono che cosa fanno.
guide-railways-lines-title = Linee Principali
guide-railways-lines = Chi per primo collega le due città con tratte proprie prende i punti.
guide-railways-end-title = La fine
guide-railways-end = Quando tante città sono senza merci si gioca ancora un turno intero. Poi: punti, meno uno per ogni bond, più il Barone. Buon divertimento.
