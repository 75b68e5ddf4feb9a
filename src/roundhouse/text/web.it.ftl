### Le parole del browser in italiano.

## La pagina

web-to-lobby = Torna alla sala
web-skip = Vai alla decisione
web-settings = Impostazioni
web-your-name = Il tuo nome
web-visitor = Visitatore
web-language = Lingua
web-theme = Aspetto
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-system = Come da sistema
web-light-or-dark = Chiaro o scuro
web-sound = Suono
web-setting-sound = Suono
web-setting-sound-help = Pedine, monete, treni e una campanella quando tocca a te
web-pace-once = Immediate
web-pace-brisk = Rapide
web-pace-calm = Calme
web-pace-others = Mosse degli altri
web-volume = Volume
web-setting-motion = Animazioni
web-setting-motion-help = Le pedine cadono e si muovono; spente se il sistema chiede meno movimento
web-setting-confirm = Chiedi prima di ogni mossa
web-setting-confirm-help = Altrimenti solo prima delle mosse che terminano il turno
web-setting-plain = Vista semplice
web-setting-plain-help = Ogni gioco come elenco di ciò che si può fare, senza mappa
web-told = { $name }: { $what }
web-close = Chiudi
web-cancel = Annulla
web-no = No
web-agree = D’accordo
web-try-again = Riprova
web-loading = Caricamento…
web-cannot-load = Il server non risponde.
web-seen-last = Visti di recente su questo dispositivo
web-offline-table = Nessuna connessione al server. Il tavolo è mostrato com’era l’ultima volta su questo dispositivo.
web-offline-lobby = Non sei in linea, o il server non risponde. Puoi ancora rivedere ciò che hai aperto su questo dispositivo.
web-no-table = Questo tavolo non esiste.
web-not-over = Questa partita non è ancora finita.
web-part-failed = Qui qualcosa è andato storto.
web-face-failed = Il tabellone disegnato di questo gioco non funziona: ecco quello semplice.
web-face-version = Il tabellone disegnato di questo gioco è stato fatto per un’altra versione di Roundhouse: ecco quello semplice.
web-less = Meno
web-more = Più
web-copied = Copiato
web-copy-link = Copia il link

## La sala

web-take-a-seat = Siediti al tavolo
web-take-a-seat-help = «Gioca subito» avvia una partita contro i bot.
web-your-move-at = { $n ->
    [one] Tocca a te a un tavolo.
   *[other] Tocca a te a { $n } tavoli.
}
web-bots = Bot
web-bot-of-level = un bot: { $level }
web-play-now = Gioca subito
web-new-table = Nuovo tavolo
web-puzzles = Problemi
web-players-range = Da { $least } a { $most } giocatori
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
web-kind-open = Via link
web-kind-bot = Bot
web-strength = Forza del bot
web-name = Nome
web-open-to-all = aperto a tutti
web-with-link = Con il link
web-pace = Ritmo
web-pace-none = Senza orologio
web-pace-live = Tempo reale
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
web-folded = Altri riquadri
web-unread = { $n } da leggere
web-answer-bot = { $player }, un bot, risponde dopo gli altri
web-answer-open = In attesa di { $player }
web-answer-done = { $player } ha risposto
web-bot-later = Un bot: risponde dopo gli altri
web-away = assente
web-to-act = di turno
web-done = fatto
web-secret = segreto
web-time-left = Tempo rimasto
web-panels = Pannelli
web-log = Cronaca
web-log-empty = Non è ancora successo nulla.
web-show-on-board = Mostra sul tabellone
web-speed = Velocità
web-everything-open = Tutto scoperto
web-jump-to-move = Vai a questa mossa
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-mute = Nascondi i messaggi degli spettatori
web-chat-visitors = Gli spettatori possono scrivere
web-chat-closed = A questo tavolo gli spettatori non possono scrivere.
web-write-message = Scrivi un messaggio
web-send = Invia
web-rules = Regole
web-search-rules = Cerca nelle regole
web-read-rule = Leggi la regola
web-notes = Appunti
web-notes-help = I tuoi appunti, salvati solo in questo browser
web-notes-help-account = I tuoi appunti: li leggi solo tu, e seguono il tuo account
web-chat-hidden = { $n ->
    [one] Una riga di qualcuno che hai bloccato è nascosta.
   *[other] { $n } righe di persone che hai bloccato sono nascoste.
}
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
web-reconnecting = Riconnessione in corso. La tua scelta non va persa.
web-offline = Il server non è raggiungibile. La tua scelta non va persa.
web-weather = Al momento il server non può salvare nulla. Niente va perso: il gioco riprenderà da solo.
web-slow = Troppo in fretta per il server. Riprova tra un momento.
web-too-late = La partita è andata avanti. Scegli di nuovo.
web-refused = Questa mossa non è possibile
web-this-table = Questo tavolo
web-link-to-watch = Link a questo tavolo, per chi vuole guardare
web-seat-link = Link personale al posto di { $player }, per tornare da qualsiasi dispositivo. Non darlo a nessuno.
web-leave = Fai giocare un bot al posto mio
web-leave-help = Puoi riprendere in qualsiasi momento.
web-bot-plays-for = Un bot gioca al posto di { $player }.
web-take-over = Riprendi
web-has-left = { $player } ha lasciato il tavolo.
web-let-bot = Fai giocare un bot

## La decisione

web-decision = La tua decisione
web-your-turn = Tocca a te
web-is-deciding = In attesa di { $player }
web-answers-coming = Arrivano le risposte
web-sealed-until = Segrete finché non avranno risposto tutti.
web-last = Ultimo evento
web-choose = Scegli
web-choose-below = Scegli una delle mosse consentite.
web-undo = Torna indietro
web-undo-ask = Chiedi di tornare indietro
web-undo-asked = La richiesta è stata inviata agli altri.
web-undo-refused = Gli altri non hanno accettato di tornare indietro.
web-takeback-asked = { $player } vorrebbe tornare indietro di una mossa.
web-hint = Dammi un suggerimento
web-hint-is = Suggerimento: { $move }
web-hints = Mosse migliori
web-hint-chance = probabilità di vittoria
web-hint-percent = { $chance } %
web-hint-expected = posizione media { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-hint-more = { $points } in più per { $term }
web-hint-less = { $points } in meno per { $term }
web-hint-even = più o meno come le altre
web-thinking = Sta pensando…
web-is-thinking = { $count ->
    [one] { $player } sta pensando…
   *[other] { $player } stanno pensando…
}
web-legal-moves = Mosse consentite
web-asides = In qualsiasi momento
web-filter = Filtra
web-ask-why = Perché no?
web-ask-example = una mossa in notazione, per esempio bid 7
web-ask = Chiedi
web-hand-over = Passa a { $player }
web-hand-over-help = Nessun altro deve vedere quello che segue.
web-i-am = Sono { $player }

## Tasti

web-about = Tutto su { $player }
web-about-warning = costa più di quanto possa rendere
web-keys = Scorciatoie da tastiera
web-key-enter = il pulsante principale
web-key-escape = annulla la scelta
web-key-undo = torna indietro
web-key-replay-open = tutto scoperto, o no
web-key-replay-speed = velocità
web-key-replay-step = una mossa indietro o avanti
web-key-replay-play = avvia o metti in pausa
web-key-hint = un suggerimento
web-key-walk = scorri quello che si può scegliere
web-key-walk-all = scorri tutto il tabellone; Invio dice perché no
web-key-offer = scegli dall’offerta
web-key-tabs = cronaca, chat, regole, appunti
web-key-about = scorri i giocatori
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
web-again = Rigioca
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

## La guida alla prima partita

guide = Guida alla prima partita
guide-first = Prima partita?
guide-step = Guida { $n } di { $total }
guide-skip = Salta la guida
guide-unfold = Leggi
guide-back = Indietro
guide-next = Avanti
guide-done = Fatto
guide-waits = La guida continua con: { $title }

web-nudge = Sollecita
web-nudged = { $player } ti sta aspettando.
web-waits-long = Aspetti { $player } già da un po’.
web-was-nudged = { $player } ha ricevuto un sollecito.
web-vote-bot = { $player } propone che un bot giochi al posto di { $other } fino al suo ritorno.
web-vote-end = { $player } propone di finire qui la partita.
web-vote-open = La richiesta è stata inviata agli altri.
web-propose-end = Proponi di finire qui
web-end-help = Se tutti sono d’accordo, la partita finisce qui. Si potrà sempre rivederla.
web-resign = Abbandona
web-resign-help = Un bot gioca al posto tuo fino alla fine, e non potrai rientrare.
web-resign-sure = Vuoi che { $player } abbandoni? Non si torna indietro.
web-resigned = Hai abbandonato la partita.
web-ended = La partita è stata interrotta
web-ended-help = I giocatori hanno deciso di fermarsi prima della fine. La partita si può rivedere.
web-remove = Togli dal mio elenco
web-remove-sure = Toglierla? Senza il suo link non potrai tornarci.

# I nomi propri

web-account = Account
web-ratings = Classifiche
web-rated = Classificata
web-not-rated = Non classificata
web-counts = Conta per la classifica?
web-clock-stands = L’orologio è fermo
web-seek = Trova avversari
web-moment = Il tavolo del momento
web-tournaments = Tornei
web-people = Persone
