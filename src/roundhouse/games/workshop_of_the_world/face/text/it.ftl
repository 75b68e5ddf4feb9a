### Le parole del browser per Workshop of the World in italiano.

## La sala

about = Canali, poi ferrovie, per l’Inghilterra

## Il tabellone

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
workshop-help-lot = Scegli una carta attiva.
workshop-decide-raise = Offri per { $lot }
workshop-help-raise = Rilancia, o ritirati se puoi.
workshop-decide-card = Prendi una carta città
workshop-help-card = Dice dove va la tua industria.
workshop-decide-town = Scegli una città di valore { $value }
workshop-help-town = Scegli una città illuminata.
workshop-decide-removal = { $town } è piena: togli un’industria
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
guide-workshop-links = Scegli una connessione illuminata. Ogni connessione costa il prezzo indicato nella barra. Ogni città ai suoi capi in cui hai un’industria aumenta i profitti del suo valore; la somma è nella barra prima che confermi.
guide-workshop-income-title = La barra della rendita
guide-workshop-income = Il tuo segnalino mostra la rendita. Alla fine dell’era la ricevi una volta, e torna a 0.
guide-workshop-short-title = Manca il denaro?
guide-workshop-short = Se un’offerta o un collegamento costa più del tuo denaro, il segnalino della rendita torna indietro di due caselle per ogni sterlina che manca. Avviene da sé.
guide-workshop-end-title = La fine di un’era
guide-workshop-end = Ricevi la rendita; 2 £ per ogni collegamento della tua rete più grande, 1 £ per gli altri; e ogni industria secondo la domanda. Poi i collegamenti lasciano la mappa e comincia l’era delle ferrovie. Buona partita.
