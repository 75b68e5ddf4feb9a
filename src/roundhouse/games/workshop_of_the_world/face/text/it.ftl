### Le parole del browser per Workshop of the World in italiano.

## La sala

about = Canali, poi ferrovie, attraverso l’Inghilterra

## Il tabellone

workshop-map = Mappa dell’Inghilterra con città e connessioni
workshop-map-scotland = SCOZIA
workshop-map-england = INGHILTERRA
workshop-map-wales = GALLES
workshop-map-north-sea = Mare del Nord
workshop-map-irish-sea = Mare d’Irlanda
workshop-map-english-channel = La Manica
workshop-pounds = { $n } £
workshop-income-track = Indicatore dei profitti: { $list }
workshop-on-offer = Carte attive
workshop-tab-offer = Carte
workshop-in-deck = { $n } nel mazzo
workshop-set-aside =
    { $n ->
        [one] { $n } messa da parte
       *[other] { $n } messe da parte
    }
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
workshop-recoup = Procurati liquidità
workshop-recoup-help = { $pounds } £ per { $spaces } caselle: profitti { $before } → { $after }
workshop-recoup-loss = { $pounds } £ adesso, { $spaces } £ in meno quando si incassano i profitti.
workshop-your-bid = La tua offerta in sterline
workshop-cash-mark = { $pounds } £ liquidi
workshop-which-colour = Quale colore?
workshop-step-card = Carta
workshop-step-industry = Industria
workshop-step-links = Connessioni
workshop-decide-demand = Gioca una pedina domanda
workshop-help-demand = Le altre restano segrete. Si rivela quando tutti hanno scelto.
workshop-decide-auction = La tua offerta segreta
workshop-help-auction = Tutte le offerte si pagano. A parità vale l’ordine attuale.
workshop-decide-colour = Quale colore fa la prima offerta?
workshop-help-colour = L’altro fa l’offerta nella seconda asta.
workshop-decide-lot = Scegli una carta su cui fare un’offerta
workshop-help-lot = Scegli una carta attiva.
workshop-decide-raise = Offri per { $lot }
workshop-help-raise = Rilancia, o ritirati se puoi.
workshop-decide-card = Prendi una carta città
workshop-help-card = Dice dove va la tua industria.
workshop-decide-town = Scegli una città di valore { $value }
workshop-help-town = Scegli una città illuminata.
workshop-decide-removal = { $town } è piena: rimuovi un’industria
workshop-help-removal = Una di quelle che c’erano prima della tua.
workshop-decide-links = Costruisci connessioni da { $town }
workshop-help-links = { $cost } £ l’una. Scegli una connessione illuminata, o nessuna.
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

## La guida alla prima partita

guide-workshop-goal-title = Vince chi ha più denaro
guide-workshop-goal = Piazzi industrie nelle città e le colleghi con canali, poi con ferrovie. Tutto questo porta profitti; vince chi è più ricco alla fine dell’era del trasporto ferroviario.
guide-workshop-eras-title = Due ere
guide-workshop-eras = Prima l’era del trasporto fluviale, poi quella del trasporto ferroviario. Ognuna è una serie di round tra due creazioni della domanda. La stazione gialla indica dove siete.
guide-workshop-money-title = La tua riga
guide-workshop-money = Liquidità, profitti, connessioni e industrie. La liquidità degli altri è segreta. Cominci con 50 £ e non ne ricevi altre prima della fine dell’era.
guide-workshop-display-title = Quanto renderanno le industrie
guide-workshop-display = Alla fine di ogni era ogni industria rende 1 £ per ogni pedina domanda del suo tipo presente qui. Costruisci ciò che è richiesto, o porta la domanda dove hai costruito.
guide-workshop-demand-title = Gioca una pedina
guide-workshop-demand = Hai due pedine domanda che nessun altro vede. Scegli il tipo che vorresti far rendere di più; si rivelano tutte insieme.
guide-workshop-bid-title = Offri per l’ordine di gioco
guide-workshop-bid = Ogni round comincia con offerte segrete. Chi offre di più gioca per primo e sceglie tra le carte. Tutti pagano la propria offerta, perciò anche 0 £ è una buona offerta.
guide-workshop-card-title = Prendi una carta
guide-workshop-card = Prendi una carta città: una tua industria va in quella città. Il numero è il valore della città: i profitti che ti porta una connessione con essa. Scegline una per vedere la sua città.
guide-workshop-links-title = Costruisci fino a due connessioni
guide-workshop-links = Scegli una connessione illuminata. Ognuna costa il prezzo indicato nella barra. Ogni città alle sue estremità in cui hai un’industria aumenta i profitti del suo valore; la somma appare nella barra prima della conferma.
guide-workshop-income-title = L’indicatore dei profitti
guide-workshop-income = La tua pedina mostra i profitti. Alla fine dell’era li incassi una volta, e la pedina torna a 0.
guide-workshop-short-title = Manca liquidità?
guide-workshop-short = Se un’offerta o una connessione costa più della tua liquidità, la pedina dei profitti arretra di due caselle per ogni sterlina che manca. Avviene in automatico.
guide-workshop-end-title = La fine di un’era
guide-workshop-end = Incassi i profitti; 2 £ per ogni connessione della tua rete più grande, 1 £ per ognuna delle altre; e per ogni industria secondo la domanda. Poi le connessioni lasciano la mappa e comincia l’era del trasporto ferroviario. Buona partita!
