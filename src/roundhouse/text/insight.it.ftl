# Words of the analysis, of lines and of puzzles: the terminal has them, the browser asks for them where they are needed.

insight-title = Analisi
insight-start = Analizza questa partita
insight-about = La probabilità di vittoria di ogni posto, le mosse costate di più e il ruolo della fortuna. Ci vogliono un paio di minuti; intanto puoi continuare a guardare.
insight-working = Analisi in corso… { $percent } %
insight-cancel = Annulla l’analisi
insight-failed = L’analisi non è riuscita.
insight-busy = Hai un’altra analisi in corso: deve finire prima quella.
insight-slow = Troppe richieste insieme. Aspetta un momento e riprova.
insight-others = Si stanno analizzando altre partite. Riprova tra poco.
insight-again = Riprova
insight-chances = Probabilità di vittoria
insight-chances-text = Dopo la mossa { $n }: { $list }
insight-chance-of = { $player } { $percent } %
insight-signs = Le linee rosse con un punto sono i punti di svolta, i trattini sotto l’asse ciò che il gioco ha annunciato; passandoci sopra si legge quale.
insight-move-axis = Mossa
insight-points-expected = Punti attesi
insight-place-expected = Posizione attesa
insight-turning-points = Punti di svolta
insight-none = Nessuna decisione è costata cara: una partita senza punti di svolta.
insight-of-all = Di tutti i giocatori
insight-slip = imprecisione
insight-mistake = errore
insight-blunder = errore grave
insight-slips = Imprecisioni
insight-mistakes = Errori
insight-blunders = Errori gravi
insight-point = Mossa { $n }, { $player }: { $name }, { $cost } % di probabilità di vittoria
insight-played = Giocata: { $move }
insight-better = Meglio: { $move }
insight-because = Avrebbe significato { $why }.
# $whole: the points without their fraction, for languages in which 1.4 is singular
insight-more = { $points } { $whole ->
   *[other] punti
} in più alla voce «{ $term }»
insight-fewer = { $points } { $whole ->
   *[other] punti
} in meno a { $player }
insight-player = Giocatore
insight-accuracy = Precisione
insight-lost = Perso con le mosse
insight-luck = Fortuna
insight-luck-help = Ciò che hanno cambiato pescate, rivelazioni e scelte segrete degli altri. Non è colpa di nessuno.
insight-luck-draw = una pescata
insight-luck-reveal = una rivelazione
insight-luck-sealed = scelte segrete
insight-luck-at = Mossa { $n }, { $kind }: { $list }
insight-luck-of = { $player } { $change } %
insight-figures = I numeri nel tempo
insight-figure = Dato
insight-score = Punteggio
insight-seconds = { $decisions } decisioni, { $seconds } s
insight-moves = { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
}
insight-written = Il resoconto è in { $file }.
insight-bar = Analisi in corso
insight-how = Le probabilità sono quelle del modello appreso, per quanto poteva saperne chi guarda; una mossa è giudicata da ciò che sapeva chi l’ha fatta, in mondi immaginati uguali per tutte le mosse provate.
insight-puzzles-checked = { $count } problemi su { $before } superano il controllo: { $file }
insight-puzzles-found = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $count ->
    [one] 1 problema
   *[other] { $count } problemi
}, in { $file }.
chart-score = Se la partita finisse ora
chart-income = Prossime entrate
insight-off = Questo server non analizza partite.
learn-start = Trova da te le mosse migliori
learn-title = Punto di svolta { $n } di { $total }
learn-question = Che cosa sarebbe stato meglio per { $player }?
learn-lost = La mossa { $n } è costata il { $cost } % di probabilità di vittoria.
learn-right = Giusto!
learn-wrong = C’è di meglio.
learn-same = È la mossa giocata in partita. C’è di meglio.
learn-try = Riprova, oppure guarda la soluzione.
learn-again = Riprova
learn-show = Mostra la soluzione
learn-next = Avanti
learn-end = Torna alla partita
line-title = E se
line-try = E se…
line-try-help = Prova altre mosse da qui
line-chance = Probabilità di vittoria: { $percent } %
line-failed = Il server non risponde. Riprova tra poco.
line-help = Le varianti che provi restano in questo browser. Un link le porta tutte con sé.
line-none = Ancora nessuna variante. Vai a una mossa qualsiasi e scegli «E se…».
line-number = Variante { $n }
line-from = dopo la mossa { $n }; { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
line-name = Nome
line-note = Commento
line-remove = Elimina questa variante
line-share = Link a queste varianti
line-record = Registrazione con queste varianti
line-answers = Chi risponde
line-by-hand = Gioco per tutti
line-bot-answers = Risponde { $bot }
line-leave = Torna alla partita
line-play-on = Continua da qui
line-play-on-help = Un nuovo tavolo parte dalla posizione mostrata. Da qui in poi si pesca di nuovo, e il risultato non conta.
line-as = Tu giochi con
line-your-name = Il tuo nome
line-others = Gli altri
line-bots = Bot
line-friends = Amici, con un link
line-level = Livello
line-start = Apri il tavolo
puzzle-title = Problemi
puzzle-one = Problema { $id }
puzzle-daily = Problema del giorno
puzzle-level = Livello { $n }
who-is-asked = { $name }: { $what }
puzzle-question = Trova la mossa migliore.
puzzle-help = Una mossa è nettamente la migliore, e per trovarla non serve sapere nulla di nascosto.
puzzle-right = Giusto! { $move }
puzzle-wrong = Non la migliore. Meglio: { $move }
puzzle-why = { $percent } % di vittoria, e { $other } % dopo la seconda mossa migliore.
puzzle-next = Problema successivo
puzzle-streak = { $n ->
    [one] 1 di fila
   *[other] { $n } di fila
}
puzzle-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni di fila
}
puzzle-solved = { $n } di { $total } risolti
puzzle-none = Questo gioco non ha ancora problemi.
puzzle-all = Tutti i problemi
puzzle-done = risolto
