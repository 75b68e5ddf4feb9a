### Halt in italiano: quello che manca è detto in inglese.

phase-running = Avanti, o un manifesto

move-stop = Fermata a { $halt }
move-advertise = Un manifesto a { $halt }
