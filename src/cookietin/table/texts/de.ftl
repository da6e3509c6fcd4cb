# Why a table does not do what somebody asks for.

no-such-request = Das versteht der Tisch nicht.
broken-request = Das versteht der Tisch nicht.
text-length = Bitte 1 bis { $longest } Zeichen.
table-not-started = Die Partie hat noch nicht begonnen.
table-ended = Der Tisch wurde aufgelöst.
no-throw-now = Gerade wird kein Wurf erwartet.
nothing-there = Damit lässt sich gerade nichts anfangen.
wrong-throw = „{ $move }“ kann man nicht würfeln.
seat-taken = Da sitzt schon jemand.
wrong-token = Dieser Link zurück an den Tisch gilt nicht mehr.
not-gone = { $name } ist noch da.
not-your-seat = Das ist nicht dein Platz.
not-at-table = Du sitzt nicht an diesem Tisch.
not-the-host = Das darf nur der Host.
nothing-to-undo = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
nothing-to-agree = Danach fragt niemand mehr.
cannot-undo = Andere haben auf diesem Zug schon aufgebaut: Er lässt sich nicht zurücknehmen.
no-chat-in-teams = Beim Spiel in Teams wird nicht gechattet.
no-such-table = Diesen Tisch gibt es nicht.
no-such-code = Es gibt keinen Tisch mit dem Code „{ $code }“.
