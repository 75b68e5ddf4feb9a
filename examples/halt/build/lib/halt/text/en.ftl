### Halt in English.

phase-running = Run on or advertise

move-stop = Stop at { $halt }
move-advertise = Advertise at { $halt }

log-stopped = { $player } stops at { $halt }: { $n ->
    [0] nobody gets in
    [one] one passenger gets in
   *[other] { $n } passengers get in
}.
log-advertised = { $player } advertises at { $halt }.
log-ticket = { $player } shows the ticket to { $halt }: { $points ->
    [0] no points
   *[other] { $points } points
}.

refused-wrong-way = The railcar does not run backwards.
refused-too-far = The railcar runs three halts in a turn at most.
refused-car-is-here = The railcar stands there already.
refused-full = Four passengers wait there already.
refused-posted = You advertised on your last turn, so now the railcar runs.

field-car = Railcar at
field-homeward = On its way back
field-carried = Passengers
field-posted = Advertised
