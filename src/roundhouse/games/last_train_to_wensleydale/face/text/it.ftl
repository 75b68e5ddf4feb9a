### Le parole del browser per Last Train to Wensleydale in italiano.

## La sala

about = Piccole linee nelle valli dello Yorkshire

## Il tabellone

wensleydale-map = Mappa delle Yorkshire Dales con città e confini
wensleydale-plain = pianura
wensleydale-dale = valle
wensleydale-hill = collina
wensleydale-town-minor = città minore
wensleydale-town-major = città maggiore
wensleydale-town-company = città di una compagnia
wensleydale-opposition =
    { $n ->
        [one] 1 pezzo opposizione
       *[other] { $n } pezzi opposizione
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
wensleydale-closed = { $a }–{ $b } è chiuso
wensleydale-influence = Influenza
wensleydale-track-government = Governo
wensleydale-track-train = Treno
wensleydale-track-mr = Midland
wensleydale-track-ner = North Eastern
wensleydale-track-label = { $track }: { $list }
wensleydale-profit = Perdita e profitto
wensleydale-profit-now = in questo turno: { $list }
wensleydale-trains = Treni
wensleydale-trains-price = prezzo in influenza treno
wensleydale-train = Treno
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
wensleydale-boxes-open = scegline uno per fare un’offerta
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
wensleydale-col-links-help = binari sulla mappa / in tutto
wensleydale-col-carried = Spostati
wensleydale-col-carried-help = pietra, formaggio, passeggeri rossi e verdi spostati
wensleydale-col-score = Punti
wensleydale-col-score-help = punti vittoria, se la partita finisse ora
wensleydale-col-sets = Set
wensleydale-col-sets-help = set completi dei quattro tipi, 2 punti ciascuno
wensleydale-col-profit = Profitto
wensleydale-col-profit-help = posizione sulla barra perdita e profitto
wensleydale-col-links-left = Binari
wensleydale-col-links-left-help = un punto in meno per ogni binario non rilevato
wensleydale-decide-box = Offri per un riquadro influenza
wensleydale-help-box =
    { $bids ->
        [0] Scegli un riquadro. Puoi tenerne due.
       *[other] Ne tieni { $bids }. Scegli un altro riquadro.
    }
wensleydale-decide-bid = Quanti cubetti sul riquadro { $box }?
wensleydale-help-bid = Più dell’offerta in corso. Chi viene superato riprende i cubetti.
wensleydale-decide-start = Posa una serie di binari
wensleydale-help-start = Scegli un confine con un numero: si parte da una città di una compagnia o da un tuo binario.
wensleydale-decide-none = Non puoi costruire nulla
wensleydale-help-none = Ti mancano binari, cubetti o influenza.
wensleydale-decide-from = Posa una serie da { $area }
wensleydale-help-from = Scegli la prossima zona o il confine. Il numero è il costo.
wensleydale-decide-on = Posa una serie di binari
wensleydale-help-on = Ora a { $area }. Scegli il prossimo confine, o costruisci.
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
wensleydale-help-pay-train = Tre altri punti valgono uno di influenza treno.
wensleydale-decide-train = Acquista un treno, o passa
wensleydale-help-train = Scegli un treno. Al massimo uno per ogni prezzo.
wensleydale-decide-take = Sposta un pezzo, acquista un treno, o passa
wensleydale-help-take = Scegli un pezzo illuminato, o un treno.
wensleydale-decide-sell = Fai rilevare una serie
wensleydale-help-sell = Scegli un binario illuminato presso una città della compagnia, poi l’ultimo, in una città.
wensleydale-decide-sell-on = Alla { $company }
wensleydale-help-sell-on = Ora a { $area }. Scegli il prossimo binario o l’ultimo, o concludi in una città.
wensleydale-your-bid = La tua offerta in cubetti per il riquadro { $n }
wensleydale-which-way = In quale senso?
wensleydale-from-to = Da { $a } a { $b }
wensleydale-purse-government = Governo
wensleydale-purse-train = Treno
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
wensleydale-n-influence = { $n } di influenza
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
wensleydale-buy = Acquista questo treno
wensleydale-take-all = Prendi tutto e passa
wensleydale-add = Aggiungi { $a }–{ $b }

## La guida alla prima partita

guide-wensleydale-goal-title = Costruisci, trasporta, cedi in tempo
guide-wensleydale-goal = Costruisci tratte nelle Dales e trasporti pietra, formaggio e passeggeri. Ogni pezzo vale un punto vittoria, e ogni set dei quattro tipi altri 2. Ma ogni binario ha un costo: fallo rilevare in tempo da una grande compagnia.
guide-wensleydale-turn-title = Un turno
guide-wensleydale-turn = Dieci fasi; quattro ti chiedono qualcosa: l’asta, la costruzione, i treni, le rilevazioni. I turni sono quattro in quattro giocatori, cinque in tre.
guide-wensleydale-cubes-title = I tuoi cubetti
guide-wensleydale-cubes = Ogni turno prendi 12 cubetti investimento. Servono per le offerte e per costruire. Quelli che restano rimangono in mano, fino a 15.
guide-wensleydale-boxes-title = Riquadri influenza
guide-wensleydale-boxes = I cubetti comprano influenza: G governo, T treno, M Midland, N North Eastern. Il quadrato è un segnalino pescato ogni turno. Puoi aggiudicarti due riquadri.
guide-wensleydale-influence-title = A che serve l’influenza
guide-wensleydale-influence = L’influenza governo rimuove l’opposizione, e chi ne ha di più costruisce per primo. L’influenza treno compra i treni, e chi ne ha di più comincia. Midland e North Eastern servono per le città delle compagnie e per cedere le tratte.
guide-wensleydale-bid-title = Fai un’offerta
guide-wensleydale-bid = Scegli un riquadro illuminato e quanti cubetti offrire. Se ti superano, riprendi i cubetti e offri di nuovo. Non spendere tutto: i cubetti servono per costruire.
guide-wensleydale-build-title = Posa una serie
guide-wensleydale-build = Parti da una città di una compagnia e scegli un confine dopo l’altro: 1 punto tra pianure, 2 verso una valle, mai sulle colline. La barra somma cubetti, influenza e opposizione. «Torna indietro» toglie un passo.
guide-wensleydale-trains-title = Acquista un treno
guide-wensleydale-trains = Un treno ha posti per passeggeri (ad arco) e per merci (quadrati), solo per questo turno. Al massimo uno per ogni prezzo. Senza treno non si sposta nulla.
guide-wensleydale-carry-title = Trasporta
guide-wensleydale-carry = I pezzi illuminati sono alla tua portata. Il formaggio dove hai un binario, la pietra su una collina accanto a una tua città libera, i passeggeri verso una città della compagnia del loro colore. Si gioca a turno, un pezzo alla volta.
guide-wensleydale-profit-title = Perdita e profitto
guide-wensleydale-profit = Ogni turno guadagni 2 per una pietra e 1 per ogni altro pezzo, e perdi 1 per ogni tuo binario sulla mappa. Il risultato sposta il tuo segnalino, e alla fine vale punti.
guide-wensleydale-takeover-title = Cedi a una compagnia
guide-wensleydale-takeover = Scegli un binario dopo l’altro da una città della compagnia fino a un’altra città. Un punto della sua influenza paga due binari. Non ti costano più nulla, ma le città della compagnia sono chiuse ad alcuni pezzi.
guide-wensleydale-end-title = La fine
guide-wensleydale-end = I pezzi, 2 per ogni set, profitto o perdita, e −1 per ogni binario ancora tuo. Cubetti e influenza non valgono nulla. La colonna dei punti è sempre aggiornata. Buona partita!
