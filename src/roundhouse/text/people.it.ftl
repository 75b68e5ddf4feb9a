# I nomi propri

web-account-help = Puoi giocare anche senza. Con un nome tutto tuo sei riconoscibile su ogni dispositivo e le tue partite ti seguono.
web-claim-name = Prenota un nome
web-sign-in = Accedi
web-sign-out = Esci
web-sign-out-all = Esci ovunque
web-signed-in-as = Accesso effettuato come { $player }.
web-password = Password
web-old-password = Password attuale
web-new-password = Nuova password
web-set-password = Imposta la password
people-saved = Salvato.
people-rename = Cambia nome
people-rename-help = Ai tavoli dove sei già seduto resta quello di prima.
people-rename-do = Prendi questo nome
people-codes-help = Annotali o stampali: si vedono solo adesso e ognuno vale una volta sola.
web-with-passkey = Prenotalo con una passkey
web-sign-in-passkey = Accedi con una passkey
web-passkey = Passkey
web-passkeys = Passkey
web-add-passkey = Aggiungi una passkey
web-remove-key = Rimuovi
web-passkey-stopped = La passkey non è stata usata.
web-code = Codice
web-sign-in-code = Accedi con un codice
web-other-device = Un altro dispositivo
web-show-code = Mostra un codice
web-device-help = Accedi con questo codice sull’altro dispositivo. Vale una volta sola, entro dieci minuti.
web-recovery = Codici di recupero
web-recovery-help = { $n ->
    [0] Non ne hai. Tienine qualcuno nel caso perdessi tutto il resto.
    [one] Ne resta uno. Quelli nuovi lo sostituiscono.
   *[other] Ne restano { $n }. Quelli nuovi li sostituiscono.
}
web-make-codes = Crea nuovi codici
web-devices = Accesso effettuato su
web-this-device = questo dispositivo
web-program = un programma
web-my-data = I miei dati
web-download-data = Scarica tutto
web-delete-account = Elimina l’account
web-delete-help = Il nome, la chat e tutto ciò che apre l’account spariranno; ai tavoli degli altri resterà un ex giocatore. Scrivi { $player } per confermare.
web-delete-for-good = Elimina per sempre
web-nobody = Qui non c’è nessuno con questo nome.
web-member-since = Qui dal { $day }
web-results = Risultati
web-games-played = Giocate
web-games-won = Vinte
web-mean-score = Punteggio medio
web-no-results = Nessuna partita conclusa finora.
web-played = Partite giocate
web-played-private = quelle private le vedi solo tu
web-minutes = { $n } min
web-ended-early = interrotta
web-place = { $place } su { $of }

people-by-mail = Mandami un link
people-mail = Indirizzo e-mail
people-mail-sent = Se l’indirizzo è giusto, un link è in arrivo. Vale una volta sola, entro un’ora.
people-qr = Oppure inquadralo con la sua fotocamera.
people-come = Che bello rivederti
people-come-confirm = Continua
people-come-done = Fatto. Puoi chiudere questa pagina, o giocare.
people-come-help = Il link della tua e-mail vale una volta sola. Vuoi continuare in questo browser?
people-come-device = Accedi su questo dispositivo
people-come-device-help = Il codice vale una volta sola. Vuoi continuare in questo browser? Il tuo account si aprirà qui.
people-leave = Non inviare più questi messaggi
people-leave-help = Gli avvisi sul tuo turno non arriveranno più per questa via.
people-left = Non riceverai più avvisi per questa via.
people-blocked = Persone con cui non giochi
people-block = Non giocare con { $player }
people-unblock = Gioca di nuovo con { $player }
people-report = Segnala
people-report-help = Che cosa deve sapere di { $player } chi gestisce questo server?
people-report-send = Invia la segnalazione
people-reported = Grazie. Chi gestisce questo server ci darà un’occhiata.
people-rating = Valutazione
people-ratings = Classifiche
people-ratings-help = Solo partite classificate, per gioco e numero di giocatori; persone e bot in un’unica lista. Il numero dopo ± dice quanto è sicuro: la forza vera sta lì dentro in circa 95 casi su 100.
people-no-ratings = Nessuno ha ancora giocato una partita classificata.
people-rated-games = Partite classificate
people-provisional = ancora incerta
people-pool = { $game }, { $n } giocatori
people-former = Ex giocatore
people-bot = { $bot } (bot)
people-rank = Posizione
people-chart = Valutazione dopo ciascuna delle ultime { $n } partite: da { $first } a { $last }
people-openings = Aperture preferite
people-opening-note = { $n ->
    [one] una volta
   *[other] { $n } volte
}, { $place }
people-mean-place = posto medio { $place }

# Essere avvisati

people-notices = Avvisami quando tocca a me
people-notices-help = Solo mentre sei via: un turno giocato in tempo non si annuncia, e nessun turno si annuncia due volte.
people-quiet = Avvisami
people-quiet-0 = subito
people-quiet-5 = dopo 5 minuti
people-quiet-60 = dopo 1 ora
people-quiet-720 = dopo 12 ore
people-hours = Non tra le
people-hours-and = e le
people-hours-off = A qualsiasi ora
people-hours-set = Imposta ore di silenzio
people-push-on = Avvisami in questo browser
people-push-no = Questo browser non può ricevere avvisi, o non ne ha il permesso.
people-hook = Webhook
people-hook-address = Indirizzo (https://…)
people-hook-add = Aggiungi
people-hook-secret = Il segreto della firma, mostrato solo ora: { $secret }
people-kind-push = Browser
people-kind-mail = E-mail
people-kind-hook = Webhook (JSON)
people-kind-discord = Discord
people-kind-slack = Slack
people-try = Invia una prova
people-tried = Inviato.
people-failing = non arriva
people-every = Al massimo
people-every-0 = ogni volta
people-every-60 = una volta all’ora
people-every-1440 = una volta al giorno
people-mail-add = Aggiungi questo indirizzo

# Ciò che si invia

notice-turn = Tocca a te: { $game }
notice-turn-more = Ti aspettano: { $others }.
notice-begun = La partita è cominciata: { $game }
notice-begun-more = Con { $others }.
notice-try = Roundhouse ti raggiunge qui
notice-try-more = Qui saprai quando tocca a te.
notice-mail-many = Tocca a te a { $n } tavoli
notice-mail-hello = Ciao { $player },
notice-mail-leave = Non vuoi più riceverli? Disattiva questi messaggi: { $url }
letter-subject-mail-add = Conferma il tuo indirizzo
letter-subject-mail-claim = Prenota il tuo nome
letter-subject-mail-enter = Il tuo link per accedere
letter-mail-add = { $player }, questo link conferma che gli avvisi sul tuo turno possono arrivare qui:
letter-mail-claim = Questo link prenota per te il nome { $player }:
letter-mail-enter = Con questo link accedi come { $player }:
letter-end = Vale una volta sola, entro un’ora. Se non l’hai chiesto tu, non fare nulla.

# Orologi per giorni

people-out = Che cosa succede quando il tempo finisce
people-out-move = Un bot fa quella mossa
people-out-pass = Si passa il turno, dove il gioco lo permette
people-out-takeover = Un bot gioca finché non tornano
people-out-out = Sono fuori, un bot gioca fino alla fine
people-refill = Che cosa torna alla riserva dopo ogni turno
people-refill-n = { $n ->
    [0] niente
   *[other] { $n } ore
}
people-holidays = Vacanze per ogni giocatore
people-days = { $n ->
    [0] nessuna
   *[other] { $n } giorni
}
people-nights = Gli orologi vanno solo dalle 8 alle 22
people-holiday = Vai in vacanza
people-holiday-help = Il tuo orologio si ferma per { $n } giorni; in questa partita te ne restano { $left }.
people-back = Sono tornato
people-seek-help = Aspetti a un tavolo finché abbastanza persone cercano la stessa partita. Si comincia quando tutti i posti sono presi.

# Tornei

people-tournaments-all = Tutti i tornei
people-new-tournament = Nuovo torneo
people-no-tournaments = Non ce n’è ancora nessuno.
people-title = Titolo
people-kind-of = Formula
people-kind-of-swiss = Svizzero
people-kind-of-round-robin = Girone all’italiana
people-kind-of-knock-out = A eliminazione
people-size = Giocatori per tavolo
people-rounds = Turni
people-best = Quanti passano il turno a ogni tavolo
people-listed = In elenco per tutti
people-sign-in-first = Prima accedi: in un torneo ognuno ha un nome proprio.
people-n-people = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
people-cup-open = aperto
people-cup-running = in corso
people-cup-over = finito
people-round-of = Turno { $n } di { $of }
people-round-n = Turno { $n }
people-my-table = Al mio tavolo
people-join = Partecipa
people-begin = Comincia
people-drop-out = Ritirati
people-wall = Schermo a parete
people-join-link = Link per partecipare
people-standings = Classifica
people-points = Punti
people-wins = Vittorie
people-met = Buchholz
people-met-help = I punti di chi hanno incontrato
people-share = Quota
people-share-help = La loro quota dei punti sul tabellone, in media
people-dropped = si è ritirato
people-close-cup = Chiudilo
people-close-sure = Chiudere «{ $title }»? Non si può annullare.
people-drop-sure = { $player } si ritira: un bot gioca la sua partita fino alla fine e nei turni successivi non viene più abbinato.
people-drop-sure-me = Vuoi ritirarti? Un bot gioca la tua partita fino alla fine e nei turni successivi non vieni più abbinato.
people-pairings = Turni e abbinamenti
people-sits-out = Riposa: { $player }

# Leghe

people-league = Campionato
people-leagues = Campionati
people-new-cup = Nuovo torneo o campionato
people-one-tournament = Un solo torneo
people-new-league = Nuovo campionato
people-league-help = Stagioni a divisioni, ognuna un torneo di questo tipo. A fine stagione le prime di ogni divisione salgono e le ultime scendono. Chi si unisce dopo aspetta la stagione seguente e comincia dal fondo.
people-league-rules = Circa { $n } per divisione; dopo ogni stagione { $up ->
    [one] uno sale e uno scende
   *[other] { $up } salgono e { $up } scendono
}.
people-division-size = Giocatori per divisione
people-rise-and-fall = Quanti salgono e scendono
people-season-n = Stagione { $n }
people-season-none = non ancora cominciato
people-seasons = Stagioni
people-division-n = Divisione { $n }
people-begin-season = Comincia la stagione { $n }
people-waiting-list = In attesa della prossima stagione
people-nobody-waits = Nessuno è in attesa.
people-leave-list = Esci dalla lista
people-close-league = Chiudi il campionato
people-close-league-sure = Chiudere «{ $title }»? Questa stagione si gioca fino alla fine e non ne seguono altre.
people-league-closed = chiuso
people-to-league = Al campionato
people-goes-up = sale
people-goes-down = scende

# Colori

people-colour = Il mio colore
people-colour-any = Qualsiasi
people-colour-help = La tua prima scelta, se è libero e il gioco lascia scegliere
people-colour-red = rosso
people-colour-blue = blu
people-colour-yellow = giallo
people-colour-green = verde
people-colour-purple = viola
people-colour-black = nero
people-colour-grey = grigio

# Risultati nel tempo

people-course = Piazzamenti nel tempo
people-course-said = Piazzamenti nelle ultime { $n } partite, la più recente a destra; in media { $place }
