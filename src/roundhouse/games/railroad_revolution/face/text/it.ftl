### Le parole del browser per Railroad Revolution in italiano.

## La sala

about = Da Washington al Pacifico

## Il tabellone

revolution-map = Mappa degli Stati Uniti con città e spazi per i binari
revolution-telegraph = Sezioni del telegrafo
revolution-section = Sezione { $n }
revolution-tile-for-a-worker = per un lavoratore: { $effect }
revolution-first-office = primo ufficio: { $n } in più
revolution-offices-of = uffici: { $player }
revolution-link-points =
    { $count ->
        [0] Collegamento fra le sezioni { $a } e { $b }: { $n ->
            [one] 1 punto
           *[other] { $n } punti
        }
       *[other] Collegamento fra le sezioni { $a } e { $b }: { $n ->
            [one] 1 punto
           *[other] { $n } punti
        } per { $player }
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
revolution-docket = Il resto del turno
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
revolution-main-telegraph = Costruisci un ufficio del telegrafo
revolution-main-trade = Vendi un pezzo della sezione più a sinistra
revolution-sell-track = Binario
revolution-sell-building = Edificio
revolution-due = ${ $n } da pagare
revolution-pay = Paga ${ $n }
revolution-ability = Lavoratore: { $effect }
revolution-as-white = oppure, come non specializzato: promuovi
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
revolution-flip-up = di nuovo a faccia in su
revolution-n-shares = { $n ->
    [one] { $n } titolo
   *[other] { $n } titoli
}
revolution-a-worker = un lavoratore
revolution-where-supply = riserva
revolution-where-board = plancia
revolution-click-map = Scegli un luogo illuminato.
revolution-click-telegraph = Scegli una sezione illuminata.
revolution-not-now = Ora non è possibile.
revolution-later = Dopo aver piazzato i pezzi.
revolution-why = Perché?
revolution-give = Cedi { $worker }, { $where }
revolution-contract-follows = Segue una tessera Contratto.
revolution-may-end = Il resto è facoltativo.
revolution-must-pass = Non resta nulla da piazzare: passa.
revolution-your-company = La tua compagnia
revolution-company-of = Compagnia di { $player }
revolution-companies = Compagnie
revolution-pieces-left =
    Binari rimasti: { $tracks }, edifici rimasti: { $buildings }; un pezzo si vende a ${ $sale }
revolution-action-space = { $worker ->
    [none] { $action }, nessun lavoratore
   *[other] { $action }, lavoratori: { $worker }
}
revolution-to-place = Da piazzare
revolution-none-left = nessuno, tornano tutti al prossimo turno
revolution-trains = Treni
revolution-face-up = a faccia in su, { $n } punti
revolution-face-down = a faccia in giù
revolution-progress = Progresso
revolution-progress-help = punti per ciascuno
revolution-times-telegraph = × uffici
revolution-times-stations = × stazioni
revolution-times-network = × città liv. 5
revolution-track-worth =
    Per te: { $each } × { $n } = { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }
revolution-objectives = Obiettivi
revolution-completed =
    { $n ->
        [one] 1 completato
       *[other] { $n } completati
    }, { $points } punti
revolution-points = { $n } punti
revolution-manager-there = Dirigente: { $worker }
revolution-manager-wanted = Dirigente richiesto: { $worker }
revolution-met = soddisfatta
revolution-chain-ended = nessun altro obiettivo
revolution-contract = Contratto
revolution-in-pile = pila: { $n }
revolution-train-piles = Pile dei treni
revolution-common = Lavoratori da assumere
revolution-piles = nelle pile: { $list }
revolution-any-time = In qualsiasi momento
revolution-sell = Vendi
revolution-market = Contratto e treni
revolution-sell-shares = Vendi titoli azionari
revolution-hire-any-time = In qualsiasi momento: assumi, ${ $n }
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
revolution-col-offices = Uffici del telegrafo
revolution-col-trains = Treni a faccia in su + in giù
revolution-col-points = Punti ora
revolution-end-action = Termina l’azione
revolution-end-reward = Salta il resto
revolution-result-trains = Treni
revolution-result-objectives = Obiettivi
revolution-result-progress_telegraph = Telegrafo
revolution-result-progress_stations = Stazioni
revolution-result-progress_network = Rete
revolution-result-links = Collegamenti
revolution-decide-setup = Scegli una tessera Setup
revolution-help-setup = Dà una volta la sua ricompensa, più il lavoratore accanto.
revolution-decide-setup-reward = Ricompensa della tessera Setup
revolution-help-setup-reward = Usala o saltala.
revolution-decide-worker = Piazza un lavoratore
revolution-help-worker = Riga: il lavoratore. Colonna: l’azione, con ciò che aggiunge.
revolution-decide-pass = Non puoi agire
revolution-help-pass = Sulla tua plancia non resta alcun pezzo.
revolution-decide-station = Costruisci una stazione
revolution-help-station = Scegli una città illuminata.
revolution-decide-railroad = { $n ->
    [one] Ferrovia: piazza { $n } binario
   *[other] Ferrovia: piazza { $n } binari
}
revolution-help-railroad = Scegli uno spazio illuminato. I triangoli si pagano a parte.
revolution-decide-telegraph = Costruisci un ufficio del telegrafo
revolution-help-telegraph = Scegli una sezione illuminata sotto la mappa.
revolution-decide-trade = Vendi un pezzo
revolution-help-trade = Un binario o un edificio della sezione più a sinistra.
revolution-decide-pay = Paga ${ $due }
revolution-help-pay = Se il denaro non basta, i titoli si vendono in automatico.
revolution-decide-rest = { $action }: il resto
revolution-help-rest = Scegli dall’elenco, in qualsiasi ordine.
revolution-decide-end = { $action }: extra, o fine
revolution-help-end = Il resto è facoltativo.
revolution-decide-contract = Accetti un contratto?
revolution-help-contract = Titoli in cambio di una ricompensa, o nessun contratto.
revolution-decide-reward = Ricompensa del contratto
revolution-help-reward = Scegli dall’elenco, in qualsiasi ordine.
revolution-decide-keep = Tieni uno di questi obiettivi
revolution-help-keep = Prende il posto di quello completato, { $chain }.
revolution-decide-replace = Due obiettivi completati
revolution-help-replace = Quale si sostituisce per primo?

## La guida alla prima partita

guide-revolution-goal-title = Da costa a costa
guide-revolution-goal = Costruisci una ferrovia da Washington al Pacifico. I punti vittoria vengono da obiettivi, treni, collegamenti sulla rete telegrafica e dai tre tracciati Progresso. Vince chi ne ha di più; alla fine il denaro non vale nulla.
guide-revolution-turn-title = Un turno
guide-revolution-turn = Piazza un lavoratore su una delle quattro azioni ed eseguila. Può seguire un contratto, poi si sostituiscono gli obiettivi completati. Quando la tua riserva è vuota, riprendi tutti i lavoratori.
guide-revolution-company-title = La tua compagnia
guide-revolution-company = Binari ed edifici lasciano la plancia da sinistra. Il numero in alto è il prezzo di un pezzo venduto con Commercio. I simboli mostrano le altre compagnie.
guide-revolution-worker-title = Piazza un lavoratore
guide-revolution-worker = Ogni riga è un tuo lavoratore, ogni colonna un’azione. L’immagine è ciò che quel lavoratore aggiunge. I bianchi promuovono; gli altri hanno un’abilità propria. Scegli una casella illuminata.
guide-revolution-action-title = Esegui l’azione
guide-revolution-action = L’elenco contiene tutto ciò che l’azione porta, in qualsiasi ordine. Ciò che è obbligatorio è scuro; il resto è facoltativo. Scegli una voce e la barra ne mostra costo e guadagno.
guide-revolution-city-title = Città
guide-revolution-city = Il disco è il livello; poi il costo di una stazione, la ricompensa principale e, nel riquadro, il bonus Prima Stazione. La spunta indica che la tua rete raggiunge la città. Punta il cartello, o tienici sopra il dito, per leggerlo a parole.
guide-revolution-telegraph-title = Il telegrafo
guide-revolution-telegraph = Un ufficio porta titoli azionari, e il primo ancora di più. Puoi scartare un lavoratore per la tessera. Uffici in sezioni vicine formano un collegamento, che vale i punti indicati sul palo.
guide-revolution-money-title = Denaro e titoli
guide-revolution-money = Il denaro viene da Commercio e dai titoli azionari. Puoi vendere titoli in qualsiasi momento, qui. Se te lo puoi permettere, puoi anche assumere un lavoratore in qualsiasi momento. Devi avere sempre quattro lavoratori.
guide-revolution-progress-title = Progresso
guide-revolution-progress = Ogni tracciato moltiplica: uffici, stazioni o città di livello 5. Il numero sullo spazio è il valore di ciascuno. Le sbarre rosse sono pedaggi: un titolo, denaro o un lavoratore.
guide-revolution-objectives-title = Obiettivi
guide-revolution-objectives = Soddisfa le condizioni e promuovi a dirigenti i lavoratori indicati. Alla fine del turno l’obiettivo completato conta, e ne scegli un altro che vale di più.
guide-revolution-contract-title = Contratti
guide-revolution-contract = Un binario o un ufficio su un’icona Contratto attiva questa tessera. A turno ognuno può pagare titoli per una metà; chi l’ha attivata può prenderle entrambe.
guide-revolution-end-title = La fine
guide-revolution-end = Quando qualcuno ha svuotato le sezioni a sinistra di quella tratteggiata, si finisce il round e ognuno ha ancora un turno. L’ultima colonna mostra i punti attuali. Buona partita!
