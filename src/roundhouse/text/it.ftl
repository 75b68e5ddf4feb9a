# I rifiuti del nucleo
refused-not-your-turn = Non tocca a te decidere.
refused-not-now = In questo momento della partita non si può fare.
refused-game-over = La partita è finita.
refused-nothing-to-undo = Non hai mosse da annullare.
refused-undo-shown = Dopo il tuo ultimo passo qualcosa è stato pescato o rivelato, o sono state chieste risposte segrete: non si torna indietro.
refused-undo-passed = Nel frattempo ha giocato qualcun altro: il tuo ultimo passo non si può più annullare.

# Di un giocatore: i titoli delle parti, e le righe di un gioco che non ne ha di sue
about-holds = Pezzi e carte
about-income = Quanto porta la prossima fase di incasso
about-score = Se la partita finisse adesso
about-total = Totale
about-points = Punti
about-field = { $field }
about-field-words = { $field }: { $words }
about-field-player = { $field }: { $other }
about-secret = segreto

# I bot, secondo la loro forza
bot-random = Tranquillo
bot-greedy = Solido
bot-search = Con ricerca
bot-expert = Esperto
bot-hard = Difficile
bot-normal = Normale
bot-easy = Facile
bot-beginner = Principiante
bot-named = { $name } (bot: { $level })

# Al tavolo
colon = { ": " }
semicolon = { "; " }
cli-player = Giocatore { $number }
cli-sits = Al tavolo: { $players }
cli-turn-of = Tocca a { $player }
cli-first-turn = Tocca a { $player }. Quello che segue può vederlo solo { $player }.
cli-hand-over = { $before } ha deciso. Ora passa la tastiera a { $player }.
cli-press-enter = { $player }, premi Invio quando nessun altro guarda (help per i comandi):
cli-only-enter = Prima { $player } deve premere Invio.
cli-allowed = { $move }: ora è una mossa consentita.
cli-undone = { $player } torna indietro di un passo.
cli-hint = Mossa consigliata: { $move } ({ $notation })
cli-hint-best = { $move }: probabilità { $chance } %, { $expected }; { $why }
cli-hint-expected = posizione media { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cli-hint-more = { $points } in più per { $term }
cli-hint-less = { $points } in meno per { $term }
cli-hint-even = più o meno come le altre
cli-log-empty = Non è ancora successo nulla.
cli-thinking = I bot stanno pensando…
cli-earlier-news =
    { $count ->
        [one] Un’altra riga è nella cronaca (log).
       *[other] Altre { $count } righe sono nella cronaca (log).
    }
cli-sealed = decide in segreto
cli-input-line = input, riga { $line }:

# Ciò che non si è capito
cli-no-such-move = Non esiste la mossa «{ $answer }»; scrivi help per i comandi.
cli-did-you-mean = Intendevi «{ $move }»?
cli-no-such-number = Nell’elenco non c’è la voce { $answer }; si arriva a { $count }.
cli-write-out = Nell’elenco non c’è la voce { $answer }; scrivi la mossa per intero, per esempio «{ $move }».
cli-two-meanings = { $answer } può essere «{ $first }» (voce { $answer }) o «{ $second }»: scrivi la mossa per intero.
cli-not-here = { $command } serve solo quando devi decidere.
cli-no-such-player = Non c’è nessun giocatore «{ $name }»; ci sono { $players }.
cli-usage = Si scrive così: { $usage }
cli-game-over = La partita è finita: log, table, rules, save o quit.

# Aiuto
cli-usage-number = un numero
cli-usage-notation = una mossa
cli-usage-why = why MOSSA
cli-usage-log = log [N]
cli-usage-rules = rules [REGOLA]
cli-usage-about = about [GIOCATORE]
cli-usage-save = save [FILE]
cli-help-number = gioca quella voce dell’elenco
cli-help-notation = la gioca con la sua notazione, che comincia con la parola a sinistra dell’elenco
cli-help-why = la regola che vieta una mossa, se ce n’è una
cli-help-undo = torna indietro di un passo del tuo turno, se nulla è stato pescato o mostrato
cli-help-hint = che cosa giocherebbe un bot, sapendo ciò che sai tu
cli-help-log = le ultime righe della cronaca
cli-help-rules = il regolamento: una regola, una sezione, o quelle che contengono una parola
cli-help-about = tutto ciò che puoi sapere di un giocatore
cli-help-table = di nuovo il tavolo e le mosse
cli-help-save = salva la partita
cli-help-quit = esce; la partita viene salvata

# La fine, e il salvataggio
cli-over = Fine della partita
cli-result = Punteggio finale
cli-place = Posto
cli-name = Nome
cli-points = Punti
cli-after-end = Fine della partita. Invio per uscire (log, table, save):
cli-exists = { $path } esiste già; scegli un altro nome.
cli-saved = Salvata in { $path }
cli-resume = Per riprendere: { $command }
cli-lost = non è stato possibile scrivere nulla; segue tutta la partita, copiala in un file per conservarla

# Replay e verifica
cli-move-number = Mossa { $number } di { $total }
cli-replay-prompt = Mossa { $number } di { $total } [Invio, back, end, numero, quit]:
cli-variation = Variante { $number }, dopo la mossa { $after }: { $name }
cli-variation-of = Variante { $number } della variante { $of }, dopo la sua mossa { $after }: { $name }
cli-replay-unclear = «{ $answer }» non è Invio, back, end, quit o un numero da 0 a { $total }
cli-verified =
    { $file }: { $title }, { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }, conclusa, tutto secondo le regole; { $scores }
cli-verified-unfinished =
    { $file }: { $title }, { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    } finora, tutto secondo le regole
cli-unsigned = { $file }: manca la riga di controllo, quindi non si può sapere se il file è stato modificato
cli-committed = { $file }: il seme è quello promesso all’inizio
cli-board-good = { $file }: una mappa valida di { $title }, con { $count } mosse possibili

# Tabelle
cli-players = Giocatori
cli-boards = Mappe
cli-options = Opzioni
cli-rule = Regola
cli-tests = Test
cli-no-test = nessun test
cli-covered = { $covered } regole su { $total } sono nominate da un test.
cli-uncovered = senza test: { $rules }
cli-count-players = { $count } giocatori
cli-seed = seme { $seed }
cli-speed = { $games } partite, { $decisions } decisioni in { $seconds } s: { $game_rate } partite/s, { $decision_rate } decisioni/s
cli-checked = Le invarianti delle regole sono rispettate dopo ognuna delle { $count } mosse.
cli-stood-in = { $count ->
    [one] Una decisione di un programma è stata presa dal suo sostituto
   *[other] { $count } decisioni dei programmi sono state prese dai loro sostituti
 }: le quote qui sotto non sono soltanto loro.
cli-seat = Posto
cli-bot = Bot
cli-wins = Vittorie
cli-share = Quota
cli-interval = 95 %
cli-fair = Equa
cli-mean = Media
cli-sd = DS
cli-min = Min
cli-max = Max
cli-length = Mosse per partita
cli-scores = Punteggio

# roundhouse admin
admin-database = { $database }, revisione { $revision }
admin-tables =
    { $count ->
        [one] 1 tavolo: { $status }
       *[other] { $count } tavoli: { $status }
    }
admin-kept = caricati: { $uploads }; posti occupati da una persona: { $people }; righe di registro: { $log }, di chat: { $chat }; istantanee: { $snapshots }
admin-processes = { $count ->
    [one] lo serve un processo
   *[other] lo servono { $count } processi
}
admin-differs = { $table } ({ $game }) non corrisponde: { $problem }
admin-unknown = { $table } ({ $game }): non si può controllare: { $problem }
admin-checked = Tavoli controllati: { $count }, con { $lines } righe; non corrispondono: { $wrong }; non verificabili: { $unknown }
admin-exported = { $folder }: registrazioni scritte: { $written }; tavoli non iniziati: { $waiting }; non scritti: { $failed }
admin-backed-up = { $file }: { $size } MB, completo e verificato
admin-restored = { $file } è ora il database { $database }
admin-would-restore = { $file } potrebbe sostituire { $database }; non è stato fatto nulla
admin-before = Il database precedente è { $file }
admin-expired = Cancellati: caricamenti { $uploads }, tavoli abbandonati { $abandoned }; nomi, token e chat di partite concluse: { $guests }
admin-would-expire = Da cancellare: caricamenti { $uploads }, tavoli abbandonati { $abandoned }; nomi, token e chat di partite concluse: { $guests }; non è stato fatto nulla
admin-deleted-table = Tavolo { $table } cancellato, con il registro (righe: { $lines }) e la chat (righe: { $chat })
admin-would-delete-table = Il tavolo { $table } verrebbe cancellato, con il registro (righe: { $lines }) e la chat (righe: { $chat }); non è stato fatto nulla
admin-deleted-person = Cancellati nome e token, posti: { $seats }; righe di chat: { $lines }; tavoli rimasti senza organizzatore: { $hosted }
admin-would-delete-person = Da cancellare nome e token, posti: { $seats }; righe di chat: { $lines }; tavoli senza organizzatore: { $hosted }; non è stato fatto nulla
admin-person = { $name } ({ $id }): { $seats } posti, dal { $created }, ultima visita { $seen }
admin-person-suspended = { $name } ({ $id }): sospeso; { $seats } posti, dal { $created }, ultima visita { $seen }
admin-people = { $count } account
admin-suspended = { $name } è sospeso: nessuno può più accedere e tutte le sessioni sono terminate
admin-lifted = { $name } può accedere di nuovo
admin-renamed = { $name } ora si chiama { $other }
admin-deleted-account = L’account { $name } è stato eliminato; il nome è stato tolto da { $seats } posti, insieme a { $lines } righe di chat; { $hosted } tavoli non hanno più un organizzatore
admin-would-delete-account = L’account { $name } verrebbe eliminato, con il nome in { $seats } posti e { $lines } righe di chat; { $hosted } tavoli resterebbero senza organizzatore; non è stato fatto nulla

## What a position is worth, for hints

term-points = punti finora

## Apprendimento
cli-learn-round = Ciclo { $number }: { $title }, appreso da { $games } partite, di cui { $held } tenute da parte per queste cifre
cli-learn-left = parte di partita rimasta
cli-learn-correlation = correlazione con il distacco finale
cli-learn-judge = giudice
cli-learn-plain = punti attuali
cli-learn-loss = sorpresa per il vincitore
cli-learn-even = probabilità pari
cli-learn-match = confronto
cli-learn-won = Una ricerca con il nuovo modello contro tre con quello di prima: { $wins } vittorie su { $games }, { $share } % (da { $low } a { $high })
cli-learn-no-gain = Il ciclo { $number } non ha portato più vittorie: resta il modello del ciclo precedente.
cli-learn-written = Scritto in { $file }

# roundhouse arena: molte partite di bot
cli-rate = { $rate } partite/s
arena-title = { $title }: un torneo di bot
arena-played = { $games } partite, { $decisions } decisioni.
arena-settled = L’ordine è deciso, perciò il torneo è finito prima dell’ultima partita.
arena-speed = { $games } partite in { $seconds } s: { $rate } partite/s
arena-stopped-early = interrotto prima della fine di una partita
arena-stopped = interrotto dopo { $games } partite su { $total }, tutte contate qui sopra
arena-written = La relazione è { $file }
arena-writing-records = registrazioni
arena-writing-decisions = decisioni
arena-rating = Forza
arena-rank = Piazzamento
arena-ms = ms per mossa
arena-ratings = Quanto sono forti
arena-ratings-note = Forza secondo openskill (Plackett–Luce), dove tutti partono da 25. La linea contiene il valore in 95 tornei su 100 estratti dalle stesse distribuzioni; i bot le cui linee non si toccano sono chiaramente distinti.
arena-share = quota delle vittorie
arena-fair = quota equa
arena-wins = Quanto spesso vincono
arena-wins-note = Su tutti i posti occupati da un bot. Chi condivide una vittoria ne ha una parte. Accanto a ogni linea: la quota e il numero di posti. Limiti di Wilson, 95 %.
arena-pairs = Chi arriva davanti a chi
arena-pairs-note = Quanto spesso il bot a sinistra arriva davanti a quello in alto quando siedono allo stesso tavolo; una vittoria condivisa conta metà.
arena-met = Ogni coppia si è incontrata in { $count ->
    [one] una partita
   *[other] { $count } partite
}.
arena-met-range = Le coppie si sono incontrate in un numero di partite fra { $low } e { $high }.
arena-order = Che cosa ha deciso l’ordine
arena-order-note = Quanto più spesso il primo arriva davanti al secondo anziché dietro, in centesimi, con limiti che valgono per quante volte si guardi (95 % per tutte le coppie insieme).
arena-ahead = { $first } è più forte di { $second }
arena-behind = { $second } è più forte di { $first }
arena-equal = { $first } e { $second } sono praticamente pari
arena-difference = differenza
arena-limits = limiti
arena-blocks = distribuzioni
arena-seat = posto { $seat }
arena-seats = Quanto vale un posto
arena-seats-note = Ogni bot ha ogni posto lo stesso numero di volte: qui differiscono soltanto i posti.
arena-points = punti alla fine
arena-scores = Punteggi
arena-scores-note = La linea va dal 5º al 95º di cento punteggi, il riquadro contiene la metà centrale, la barra è il valore di mezzo.
arena-leaders = Chi è in testa vince?
arena-leaders-note = Sopra: quanto spesso il posto che ha più punti in un momento della partita vince alla fine; la linea tratteggiata è la quota equa. Sotto: quante volte la testa cambia in una partita, guardando dopo ogni turno.
arena-course = parte della partita già giocata
arena-leader-wins = vince chi è in testa
arena-lead-changes = cambi in testa in una partita
arena-games = partite
arena-moves = mosse in una partita
arena-lengths = Quanto durano le partite
arena-legal = mosse consentite
arena-choices = Quanta scelta c’è
arena-choices-note = In media { $mean } mosse consentite per decisione; il { $share } % delle decisioni ne ha più di una.
arena-times = Tempo di riflessione
arena-time-mean = ms per mossa
arena-time-most = massimo, ms
arena-times-note = Dipende dal computer e da che cos’altro stava facendo.
arena-method = Come si è giocato
arena-method-text = Le partite vengono in gruppi di { $players } con la stessa distribuzione, nei quali ognuno avanza di un posto: ogni bot gioca ogni distribuzione del suo tavolo in ogni posto. Tutti i tavoli che i bot possono formare si alternano.
arena-method-uneven = Le coppie si incontrano da { $low } a { $high } volte: si incontrano tutte lo stesso numero di volte dopo ogni multiplo di { $round } partite.
arena-shared = { $count ->
    [one] Una partita ha avuto più di un vincitore.
   *[other] { $count } partite hanno avuto più di un vincitore.
 }
admin-closed = Il tavolo { $table } è chiuso; il suo stato era { $status }
admin-would-close = Il tavolo { $table } verrebbe chiuso; il suo stato è { $status }; non è stato fatto nulla
admin-report = { $id }, { $time }: { $by } su { $other }, tavolo { $table }: { $text }
admin-reports = { $count ->
    [one] { $count } segnalazione
   *[other] { $count } segnalazioni
}
admin-deeds = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
admin-recomputed = { $count ->
    [one] Punteggi ricalcolati da { $count } partita
   *[other] Punteggi ricalcolati da { $count } partite
}
admin-pool = { $game }, { $players } giocatori: punteggio, partite, nome
dataset-made = { $games } partite in { $folder }, con scheda, schema e somme di controllo
dataset-good = { $folder }: tutte le somme di controllo corrispondono e { $games } registrazioni portano ai risultati delle loro righe

# roundhouse balance: che cosa chiede chi progetta
balance-title = { $title }: l’equilibrio del gioco e della mappa
balance-games = { $games } partite
balance-note = Quanto segue vale per questi bot su questa mappa: altri giocatori possono trovare altre strade. I limiti sono quelli del 95 %.
balance-seats-note = La quota delle vittorie di ogni posto e, accanto, il punteggio medio.
balance-leaders = Chi è in testa prende il largo?
balance-leaders-note = Quanto spesso il posto con più punti in un momento della partita vince alla fine. Una linea vicina a quella tratteggiata: nulla è deciso; una linea che sale presto: chi è in testa prende il largo.
balance-ahead = punti fra primo e secondo a metà partita
balance-comeback = vincitori che a metà partita erano dietro
balance-from-last = vincitori che a metà partita erano ultimi
balance-half-leader = chi è in testa a metà partita e vince
balance-strategies = Modi di giocare e quanto spesso vincono
balance-strategies-note = Posti le cui posizioni si somigliano dopo due terzi della partita. Un modo è descritto da ciò che ha in più (+) o in meno (−) rispetto agli altri al tavolo, in deviazioni standard.
balance-marks = che cosa lo distingue
balance-seats-count = posti
balance-more-points = punti sopra la media del tavolo
balance-decisions = Decisioni che contano
balance-decisions-note = Un campione di decisioni, pesate secondo ciò che il posto può sapere: quanto la mossa migliore aggiunge alla probabilità di vincere, rispetto alla media di tutte e rispetto alla seconda. Le decisioni segrete sono escluse.
balance-phase = fase
balance-swing = sopra la media, %
balance-margin = sopra la seconda, %
balance-matter = di peso (oltre 5 %)
balance-weighed = pesate
balance-board = Che cosa si usa della mappa
balance-board-note = Più intenso è il colore, più sono le partite che toccano il luogo. Cerchi rossi: nessuna partita lo ha mai toccato.
balance-kind = tipo
balance-never = mai usati
balance-which = quali
balance-effects = Quanto valgono le cose
balance-effects-note = Quanta parte di vittoria in più va ai posti che hanno avuto una cosa rispetto a quelli che non l’hanno avuta; accanto, quanti posti l’hanno avuta. Sono state esaminate { $count } cose, se ne mostrano i due estremi; un asterisco segna le { $clear } che restano chiare anche fra così tante. Chi è avanti può anche avere di più: non è la prova di una causa.
balance-difference = quota di vittoria in più
balance-no-difference = nessuna differenza
