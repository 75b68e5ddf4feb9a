### The words of the browser for Halt in English.

about = The last railcar of a branch line

halt-map = The branch line with its halts
halt-at = { $halt }: { $n ->
    [0] nobody waits
    [one] one passenger waits
   *[other] { $n } passengers wait
}
halt-flag-of = flag of { $player }
halt-car-here = the railcar stands here
halt-your-ticket = Your ticket: { $halt }
halt-ticket-help = Five points at the end if your flag stands there. Only you see this.
halt-passengers = Passengers
halt-passengers-help = Passengers carried: a point each
halt-flags = Flags
halt-flags-help = Halts with this player’s flag
halt-help = Click a lit halt to stop there, or a bill to advertise.

guide-halt-goal = You carry passengers with the last railcar of the day: each is a point. It is everybody’s railcar, so think of what you leave to the next player.
guide-halt-goal-title = One railcar for all
guide-halt-ticket = This is your ticket, which nobody else sees. If your flag stands there at the end you have five points more.
guide-halt-ticket-title = Your secret halt
guide-halt-stop = Lit halts are within reach: one, two or three further on. All who wait there get in, and your flag goes up.
guide-halt-stop-title = Run on
guide-halt-bill = Instead of running on you may put up a bill: one passenger more will wait there. Not twice in a row.
guide-halt-bill-title = Or advertise
