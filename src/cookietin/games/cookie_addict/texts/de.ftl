# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Zwei Ausreißer auf Keksjagd: Du bekommst das Plättchen, an dem sich eure Wege kreuzen.
intro = Zwei Ausreißer, ein Roter Panda und ein Waschbär, stehlen Kekse von einem Quadrat aus Plättchen. Der eine läuft von Reihe zu Reihe, der andere von Spalte zu Spalte; du bekommst das Plättchen, an dem sich ihre Wege kreuzen. Alles liegt offen; nur wo welches Plättchen liegt, ist Zufall.
credit = Nach „Cookie Addict“. Autor: Pierrick Lugen. Verlag: Lubee.
score = Kekse

section-1 = Aufbau
clause-1-1 = Es gibt 19 Keksplättchen, 12 Verlustplättchen, 13 Sonderplättchen, 60 Kekse, 10 Köder und 2 Wächter, für zwei Personen. Beide beginnen mit nichts.
    .ruling = Der Vorrat ist im kurzen Spiel derselbe.
clause-1-2 = Alle Keks- und Verlustplättchen und 5 zufällig gezogene Sonderplättchen werden offen und zufällig zu einem Quadrat aus 6 × 6 Plättchen ausgelegt.
    .option = Für ein kurzes Spiel nehmt ihr die 14 Keks- und 9 Verlustplättchen ohne Zeichen für das lange Spiel, dazu 2 Sonderplättchen, in einem Quadrat aus 5 × 5.
clause-1-3 = Die Wächter kommen auf Plättchen mit Wächterzeichen.
    .ruling = Zuerst auf Wächterplätze (4.3), dann auf Keksplättchen mit dem Zeichen, das mit den meisten Keksen zuerst, bis beide stehen; sind mehrere gleich, geht das obere vor, in derselben Reihe das linke. Ein Wächter, für den kein Plättchen da ist, bleibt neben den Plättchen.
    .told = Die Kochmütze zeigt nur, wo zu Beginn ein Wächter stehen kann. Danach bedeutet sie nichts mehr.
clause-1-4 = Was die Plättchen zeigen, hängt von der Ausgabe ab.
    .house = Keksplättchen ohne Zeichen für das lange Spiel: 1 ×4, 1 mit Köder ×3, 2 ×3, 2 mit Köder, 3, 3 bewacht, 4 bewacht. Mit Zeichen für das lange Spiel: 1 mit zwei Ködern, 2 mit Köder, 3 ×2, 5. Verlustplättchen ohne Zeichen für das lange Spiel: −1 ×4, −1 mit Köder ×2, −2 ×2, −3. Mit Zeichen für das lange Spiel: −2 mit Köder, −3, −4. Sonderplättchen: je eines der elf aus Abschnitt 4, nur „Doppelt“ und „Wächter versetzen“ gibt es zweimal.
    .option = Wer das Spiel im Original besitzt, kann mit dessen Plättchen spielen; sie stehen dann in einer Datei.

section-2 = Spielverlauf
clause-2-1 = Wer beginnt, stellt die eigene Figur vor irgendeine Reihe oder Spalte, egal, was dort liegt. Aktiviert wird noch kein Plättchen.
    .ruling = Wer beginnt, wird ausgelost oder beim Eröffnen des Tischs bestimmt; nach der gedruckten Regel beginnt, wer zuletzt einen Keks gegessen hat. Auf dem ersten Platz spielt der Rote Panda, auf dem zweiten der Waschbär; nach der gedruckten Regel darf sich, wer beginnt, eines der Tiere aussuchen.
    .option = Beim Eröffnen des Tischs könnt ihr bestimmen, wer beginnt.
clause-2-2 = Die zweite Person stellt ihre Figur vor eine Linie der anderen Richtung (vor eine Spalte, wenn die erste eine Reihe gewählt hat, und umgekehrt) und aktiviert das Plättchen, an dem sich die beiden Linien kreuzen. Dieses Plättchen muss offen liegen, und kein Wächter darf darauf stehen.
clause-2-3 = Von da an geht es abwechselnd: Zieh mit deiner Figur vor eine andere Linie derselben Richtung (von Reihe zu Reihe oder von Spalte zu Spalte) und aktiviere dann das Plättchen, an dem sich die Linien kreuzen. Du musst ziehen.
    .told = In jedem Zug gehst du mit deiner Figur vor eine andere Linie derselben Richtung (von Reihe zu Reihe oder von Spalte zu Spalte) und aktivierst das Plättchen, an dem sich die Linien kreuzen: Du tust, was es zeigt. Du musst ziehen.
clause-2-4 = Du kannst nicht vor eine Linie ziehen, wenn das Plättchen an der Kreuzung mit der Linie der anderen Figur verdeckt liegt oder ein Wächter darauf steht: So ein Plättchen kann nicht aktiviert werden.
clause-2-5 = Ein Plättchen aktivieren heißt: Tu, was es sagt, und dreh es dann um, sodass es verdeckt liegt.
clause-2-6 = Ein Wächter sperrt das Plättchen, auf dem er steht: Niemand kann es aktivieren. Am Ende deines Zugs kannst du, wenn das Spiel nicht vorbei ist, Wächter Schritt für Schritt weiterlocken. Jeder Schritt kostet einen Köder, der in den Vorrat geht, und führt auf eines der acht Nachbarplättchen, ob offen oder verdeckt.
    .ruling = Nie auf das Plättchen des anderen Wächters, auch nicht im Vorbeigehen; ein Wächter neben den Plättchen lässt sich nicht locken. Du kannst beide Wächter bewegen, in beliebiger Reihenfolge, und auch Schritte hin und zurück bezahlen.

section-3 = Kekse und Köder
clause-3-1 = Für jeden abgebildeten Keks oder Köder bekommst du einen; für jeden durchgestrichenen Keks verlierst du einen.
clause-3-2 = Im Spiel sind nie mehr als 10 Köder.
    .ruling = Du hast nie weniger als 0 Kekse oder Köder. Auch mehr als die 60 Kekse im Vorrat gibt es nicht; was nicht da ist, wird nicht gezahlt.
    .told = Mit Ködern lockst du am Ende deines Zugs Wächter weiter, pro Köder einen Schritt. Im Spiel sind nie mehr als 10.

section-4 = Sonderplättchen
clause-4-1 = Doppelt: Dein nächstes Plättchen zählt doppelt, Gewinn wie Verlust.
    .ruling = Verdoppelt werden die Kekse und Köder aus 3.1, 4.3 und 4.11 und sonst nichts. Dein nächstes Plättchen verbraucht die Verdopplung, ganz gleich, welches es ist, auch ein Platztausch; ist es das zweite „Doppelt“, gilt dieses dann für das Plättchen danach. Die Verdopplung gehört der Person, nicht der Figur.
clause-4-2 = Platztausch: Die Figuren tauschen die Plätze und damit ihre Richtungen; dieses Plättchen wird umgedreht und liegt dann verdeckt; danach spielst du sofort noch einmal, von der Linie aus, vor der du jetzt stehst.
    .ruling = Es ist immer noch derselbe Zug, 2.6 kommt also erst nach dem letzten Plättchen. Kannst du nicht noch einmal spielen, endet das Spiel (5.1).
    .told = Platztausch: Die Figuren tauschen die Plätze, und du spielst sofort noch einmal. Praktisch, wenn in deiner Linie noch Gutes liegt: Das kannst du dann bekommen.
clause-4-3 = Wächterplatz: Du bekommst 2 Kekse. Zu Beginn steht hier ein Wächter.
clause-4-4 = Falle: Du verlierst das Spiel, egal, was du hast. Ist es dein einziger Zug, musst du hinein.
clause-4-5 = Handel: Tausch einmal 2 Köder gegen 2 Kekse oder 2 Kekse gegen 2 Köder.
    .ruling = Du musst nicht. Es sind genau zwei gegen zwei, und nur, wenn der Vorrat zahlen kann; mit weniger als zwei Ködern und weniger als zwei Keksen geschieht nichts.
clause-4-6 = Wächter versetzen: Stell einen Wächter auf ein anderes Plättchen ohne Wächter, ob offen oder verdeckt, auch auf das eben aktivierte. Es kann auch ein Wächter neben den Plättchen sein. Du musst es tun.
    .ruling = Die gedruckte Regel sagt nur, dass du einen Wächter auf ein Plättchen deiner Wahl versetzt.
    .told = Wächter versetzen: Stell einen Wächter auf ein Plättchen, das die andere Person nicht bekommen soll.
clause-4-7 = Umdrehen: Du musst irgendein anderes Plättchen umdrehen, ein offenes oder ein verdecktes.
    .ruling = Auch eines unter einem Wächter; er bleibt darauf stehen. Ein Umdrehen-Plättchen kannst du nicht aufdecken (mit zweien ginge es sonst ewig weiter); zudecken kannst du es.
    .told = Umdrehen: Dreh irgendein anderes Plättchen um. Deck eins zu, das der anderen Person nützt, oder ein gutes wieder auf.
clause-4-8 = Kekse stehlen: Du nimmst der anderen Person zwei Kekse weg, oder alle, wenn sie weniger hat.
    .ruling = Du kannst nicht wählen, wie viele; nach der gedruckten Regel sind es bis zu zwei.
    .option = Wenn ihr wollt, wie gedruckt: Wer stiehlt, entscheidet selbst, wie viele, höchstens zwei. Das gilt auch für 4.10.
clause-4-9 = Köder verdoppeln: Du nimmst noch einmal so viele Köder, wie du schon hast.
clause-4-10 = Köder stehlen: Du nimmst der anderen Person zwei Köder weg, oder alle, wenn sie weniger hat.
    .ruling = Du kannst nicht wählen, wie viele; nach der gedruckten Regel sind es bis zu zwei.
clause-4-11 = Alarm: Du verlierst 4 Kekse; das Spiel endet sofort, und es gewinnt, wer mehr Kekse hat.

section-5 = Das Ende
clause-5-1 = Das Spiel endet, wenn die Person, die an der Reihe ist, nicht ziehen kann: Auf jeder anderen Linie ihrer Richtung ist das Plättchen an der Kreuzung mit der Linie der anderen Figur verdeckt oder bewacht. Wer mehr Kekse hat, gewinnt; bei Gleichstand ist es unentschieden.
    .ruling = Das entscheidet sich zu Beginn jedes Zugs, also erst, wenn die andere Person keine Wächter mehr lockt (2.6), und immer, wenn du nach einem Platztausch noch einmal spielen musst. Mit Ködern kannst du die andere Person also noch einsperren oder befreien, aber dir selbst helfen sie nicht, wenn du festsitzt.
clause-5-2 = Auch eine Falle oder ein Alarm beendet das Spiel.

option-length = Länge
    .classic = klassisch, 36 Plättchen
    .short = kurz, 25 Plättchen
option-up_to_two = Wer stiehlt, entscheidet, wie viele: höchstens zwei, wie gedruckt
option-edition = Plättchen
refusal-1-2 = Dort ist nichts mehr: So weit reicht das Quadrat aus Plättchen nicht.
refusal-2-1 = Stell zuerst deine Figur vor eine Reihe oder Spalte.
refusal-2-2 = Stell deine Figur zuerst so auf, dass sich eure Linien kreuzen.
refusal-2-3 = Du gehst einmal pro Zug vor eine andere Linie deiner Richtung.
refusal-2-4 = Das Plättchen, das du dort bekämst, liegt verdeckt oder wird bewacht.
refusal-2-6 = Am Ende deines Zugs lockt jeder Köder einen Wächter auf den Plättchen einen Schritt weiter, aber nie auf das Plättchen des anderen Wächters.
refusal-4-5 = Nur mit „Handel“ tauschst du: zwei gegen zwei, wenn es bei dir und im Vorrat reicht, oder gar nicht.
refusal-4-6 = Mit „Wächter versetzen“, und nur damit, stellst du einen Wächter auf ein anderes Plättchen ohne Wächter.
refusal-4-7 = Mit „Umdrehen“, und nur damit, drehst du ein anderes Plättchen um, aber nie ein verdecktes „Umdrehen“.
refusal-4-8 = Du kannst höchstens zwei Kekse stehlen und nicht mehr, als die andere Person hat.
refusal-4-10 = Du kannst höchstens zwei Köder stehlen und nicht mehr, als die andere Person hat.

ending-stuck = Nichts geht mehr: { $winners } hat mehr Kekse und gewinnt.
ending-trap = Die Falle schnappt zu: { $winners } gewinnt.
ending-alarm = Der Alarm beendet das Spiel: { $winners } hat mehr Kekse und gewinnt.
ending-draw = Das Spiel ist vorbei, mit gleich vielen Keksen: unentschieden.

move-put-row = Vor Reihe { $line } stellen
move-put-column = Vor Spalte { $line } stellen
move-row = Reihe { $line }: { $tile }
move-column = Spalte { $line }: { $tile }
move-decline = Nicht tauschen
move-buy-cookies = 2 Köder gegen 2 Kekse tauschen
move-buy-lures = 2 Kekse gegen 2 Köder tauschen
move-guard = Wächter { $guard } auf { $cell } stellen
move-turn-up = { $cell } aufdecken: { $tile }
move-turn-down = { $cell } zudecken: { $tile }
move-lure = Wächter { $guard } für einen Köder auf { $cell } locken
move-steal-cookies = { $count ->
    [0] Nichts stehlen
    [1] 1 Keks stehlen
   *[other] { $count } Kekse stehlen
}
move-steal-lures = { $count ->
    [0] Nichts stehlen
    [1] 1 Köder stehlen
   *[other] { $count } Köder stehlen
}
move-done = Zug beenden
tip-put = Das bist du. Wähl eine Reihe oder Spalte: Daraus bekommt die andere Person das erste Plättchen, also nimm eine mit schlechten! Geht nichts mehr, ist Schluss, und wer mehr Kekse hat, gewinnt!
tip-put-rows = Das bist du. Du wechselst die Reihe, die andere Person die Spalte; du bekommst das Plättchen an der Kreuzung. Lass in deiner Reihe nur Schlechtes übrig! Geht nichts mehr, ist Schluss, und wer mehr Kekse hat, gewinnt!
tip-put-columns = Das bist du. Du wechselst die Spalte, die andere Person die Reihe; du bekommst das Plättchen an der Kreuzung. Lass in deiner Spalte nur Schlechtes übrig! Geht nichts mehr, ist Schluss, und wer mehr Kekse hat, gewinnt!
tip-cross = In jedem Zug wechselst du die Linie und bestimmst so, was die andere Person bekommen kann: Lass nur Schlechtes übrig! Durchgestrichene Kekse verlierst du. Halt den Finger auf etwas, dann liest du, was es ist.
tip-guard = Wo eine Katze (ein Wächter) steht, bekommt niemand etwas. Jeder Fisch (ein Köder) lockt sie am Ende deines Zugs einen Schritt weiter. Du führst? Sperr alles, was die andere Person bekommen kann, und du gewinnst!
tip-danger = Vorsicht: Wer in die Falle geht, verliert das Spiel, auch mit noch so vielen Keksen. Geht nichts anderes, musst du hinein. Die Glocke ist der Alarm: Sie kostet 4 Kekse, und das Spiel ist sofort aus.
tip-danger-trap = Vorsicht: Wer in die Falle geht, verliert das Spiel, auch mit noch so vielen Keksen. Geht nichts anderes, musst du hinein.
tip-danger-alarm = Vorsicht: Die Glocke ist der Alarm. Sie kostet 4 Kekse, und das Spiel ist sofort aus.
tip-special = { $rule }
how-cross = Eine Person geht von Reihe zu Reihe, die andere von Spalte zu Spalte. Du bekommst das Plättchen, an dem sich die Linien kreuzen.
how-move = In jedem Zug musst du vor eine andere Linie gehen: von Reihe zu Reihe oder von Spalte zu Spalte. Deine Linie entscheidet, welche Plättchen die andere Person bekommen kann.
how-tiles = Plättchen geben Kekse oder Köder, kosten Kekse oder tun etwas Besonderes. Danach liegen sie verdeckt.
how-guard = Ein Wächter hält alle von einem Plättchen fern. Für jeden Köder, den du am Ende deines Zugs abgibst, lockst du einen Wächter einen Schritt weiter.
how-win = Kann jemand nicht mehr ziehen, ist Schluss, und wer mehr Kekse hat, gewinnt. Wer aber in die Falle geht, verliert sofort.

ask-put-first = Stell deine Figur vor irgendeine Reihe oder Spalte.
ask-put-second = Stell die Figur vor eine Linie quer dazu: Das Plättchen dort ist deins.
ask-move = Geh vor eine andere Linie: Das Plättchen an der Kreuzung ist deins.
ask-trade = 2 gegen 2: Tipp auf Köder oder Kekse, die du hergibst. ✓: kein Handel.
    .typed = Handel: einmal zwei gegen zwei oder gar nicht.
ask-guard = Stell einen Wächter auf ein anderes Plättchen.
ask-turn = Dreh ein anderes Plättchen um.
ask-lure = Lock einen Wächter (1 Köder pro Schritt). ✓: Zug beenden.
    .typed = Lock einen Wächter (1 Köder pro Schritt) oder beende den Zug.
ask-steal = Du kannst bis zu zwei stehlen: für jeden einmal tippen.
first-guard = Wähl zuerst einen Wächter.
then-tile = Tipp jetzt auf das Plättchen, auf das der Wächter soll.

tile-cookies = { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
}
tile-cookies-lures = { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
} und { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
tile-lost = { $cookies ->
    [one] { $cookies } Keks verlieren
   *[other] { $cookies } Kekse verlieren
}
tile-lost-lures = { $cookies ->
    [one] { $cookies } Keks verlieren
   *[other] { $cookies } Kekse verlieren
}, dafür { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
tile-double = Doppelt
tile-swap = Platztausch
tile-guard-post = Wächterplatz
tile-trap = Falle
tile-trade = Handel
tile-move-a-guard = Wächter versetzen
tile-turn = Umdrehen
tile-steal-cookies = Kekse stehlen
tile-double-lures = Köder verdoppeln
tile-steal-lures = Köder stehlen
tile-alarm = Alarm
text-legend = L Köder · G Wächterzeichen · ( ) verdeckt · @1 @2 Wächter
told-no-tile = kein Plättchen
told-guard-mark = Wächterzeichen
told-guard = hier steht Wächter { $guard }
tiles = { $first }; { $rest }
special-tiles = { $first }, { $rest }
special-tile-again = { $tile } ×{ $count }
owns = { $seat }: { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
}, { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
owns-double = das nächste Plättchen zählt doppelt

hint-both = { $does }. { $leaves }
hint-of = { $what }: { $hint }
hint-done = Dein Zug endet
hint-put = Du bekommst noch kein Plättchen
hint-cookies = Du bekommst { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
}
hint-lures = Du bekommst { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
hint-cookies-lures = Du bekommst { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
} und { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
hint-lost = Du verlierst { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
}
hint-lost-lures = Du verlierst { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
} und bekommst { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
hint-nothing = Für dich ändert sich nichts
hint-double = Dein nächstes Plättchen zählt doppelt
hint-swap = Die Figuren tauschen die Plätze, und du spielst noch einmal
hint-trap = Du sitzt in der Falle und verlierst das Spiel
hint-trade = Du kannst zwei Köder gegen zwei Kekse tauschen oder zwei Kekse gegen zwei Köder
hint-move-a-guard = Du stellst einen Wächter auf ein anderes Plättchen
hint-turn = Du drehst ein anderes Plättchen um
hint-steal-cookies = Du stiehlst bei { $other } { $count ->
    [one] { $count } Keks
   *[other] { $count } Kekse
}
hint-steal-lures = Du stiehlst bei { $other } { $count ->
    [one] { $count } Köder
   *[other] { $count } Köder
}
hint-alarm = Das Spiel endet mit { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Keksen
} für dich und { $others } für die andere Person
hint-traded = Du hast dann { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
} und { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
hint-lure = Das kostet einen Köder; { $lures ->
    [0] danach hast du keinen mehr
    [one] dir bleibt noch einer
   *[other] dir bleiben noch { $lures }
}
hint-leaves = Dann ist für { $other } möglich: { $tiles }.
hint-again = Dann ist für dich möglich: { $tiles }.
hint-stuck = Dann kann { $seat } nicht ziehen, und das Spiel endet mit { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Keksen
} für dich und { $others } für die andere Person.
hint-over = Dann ist das Spiel vorbei.
warn-loses = Damit verlierst du das Spiel. Trotzdem spielen?

log-special = Sonderplättchen: { $tiles }.
log-begins = { $seat } beginnt.
log-put-row = { $seat } beginnt vor Reihe { $line }.
log-put-column = { $seat } beginnt vor Spalte { $line }.
log-row = { $seat } zieht vor Reihe { $line }: { $tile }.
log-column = { $seat } zieht vor Spalte { $line }: { $tile }.
log-doubled = Es zählt für { $seat } doppelt.
log-double-spent = Die Verdopplung von { $seat } ist verbraucht.
log-takes-cookies = { $seat } nimmt { $count ->
    [one] { $count } Keks
   *[other] { $count } Kekse
}.
log-loses-cookies = { $seat } verliert { $count ->
    [one] { $count } Keks
   *[other] { $count } Kekse
}.
log-takes-lures = { $seat } nimmt { $count ->
    [one] { $count } Köder
   *[other] { $count } Köder
}.
log-nothing = Für { $seat } ändert sich nichts.
log-double = Das nächste Plättchen von { $seat } zählt doppelt.
log-swap = Die Figuren tauschen die Plätze, und { $seat } spielt noch einmal.
log-trap = { $seat } sitzt in der Falle.
log-steal-cookies = { $seat } stiehlt bei { $other } { $count ->
    [one] { $count } Keks
   *[other] { $count } Kekse
}.
log-steal-lures = { $seat } stiehlt bei { $other } { $count ->
    [one] { $count } Köder
   *[other] { $count } Köder
}.
log-alarm = Der Alarm geht los.
log-declines = { $seat } tauscht nicht.
log-buys-cookies = { $seat } tauscht 2 Köder gegen 2 Kekse.
log-buys-lures = { $seat } tauscht 2 Kekse gegen 2 Köder.
log-guard = { $seat } stellt Wächter { $guard } auf { $cell }.
log-turns-up = { $seat } deckt { $cell } auf: { $tile }.
log-turns-down = { $seat } deckt { $cell } zu: { $tile }.
log-lures = { $seat } lockt Wächter { $guard } auf { $cell }.
log-stuck = { $seat } kann nicht ziehen.

highlight-stolen = { $count ->
    [one] Einen Keks gestohlen
   *[other] { $count } Kekse gestohlen
}
highlight-haul = { $times } drei oder mehr Kekse auf einen Schlag
highlight-wasted = { $times } umsonst verdoppelt
highlight-double = { $times } doppelte Beute
highlight-swap = { $times } die Plätze getauscht
highlight-lured = { $times } einen Wächter weggelockt
highlight-turned = { $times } ein Plättchen umgedreht
tally-stolen = Kekse gestohlen
tally-lost = Kekse verloren
tally-lured = Wächter gelockt (Schritte)

edition-unknown-list = Eine Ausgabe hat die Listen cookie, lost und special, aber nicht { $name }.
edition-no-list = In einer Ausgabe muss { $name } eine Liste von Plättchen sein.
edition-no-tile = Eintrag { $number } von { $name } muss ein Plättchen sein, zum Beispiel cookies = 2, lures = 1, count = 3.
edition-unknown-field = In Eintrag { $number } von { $name } steht { $field }; ein Plättchen kann nur cookies, lures, count, long und guarded haben.
edition-number = Eintrag { $number } von { $name }: { $field } muss eine Zahl von { $low } bis { $high } sein.
edition-switch = Eintrag { $number } von { $name }: { $field } muss true oder false sein.
edition-lost-guarded = Eintrag { $number } von lost: Nur Keksplättchen können bewacht sein.
edition-cookie-count = Das Quadrat aus 6 × 6 braucht { $needed } Keksplättchen; hier sind es { $count }.
edition-cookie-short-count = Das Quadrat aus 5 × 5 braucht { $needed } Keksplättchen, die nicht long sind; hier sind es { $count }.
edition-lost-count = Das Quadrat aus 6 × 6 braucht { $needed } Verlustplättchen; hier sind es { $count }.
edition-lost-short-count = Das Quadrat aus 5 × 5 braucht { $needed } Verlustplättchen, die nicht long sind; hier sind es { $count }.
edition-no-specials = In einer Ausgabe muss special sagen, wie oft es jedes Sonderplättchen gibt, zum Beispiel double = 2.
edition-unknown-special = Ein Sonderplättchen namens { $name } gibt es nicht; es gibt: { $known }.
edition-special-number = Vom Sonderplättchen { $name } kann es 0 bis { $high } geben.
edition-special-count = Eine Ausgabe braucht { $needed } Sonderplättchen; hier sind es { $count }.

law-1 = Jedes Plättchen ist einmal da, und nur die der gewählten Länge (1.1, 1.2).
law-2 = Die Plättchen füllen das Quadrat Reihe für Reihe; was nicht ausliegt, wird noch gezogen (1.2).
law-3 = Die Wächter stehen auf zwei verschiedenen Plättchen oder neben den Plättchen (1.3, 2.6).
law-4 = Sobald sie gesetzt sind, steht eine Figur vor einer Reihe und eine vor einer Spalte (2.1, 2.2).
law-5 = Niemand hat weniger als 0, und beide zusammen haben höchstens 60 Kekse und 10 Köder (3.2).
law-6 = Wo kein Plättchen liegt, liegt keines verdeckt; verdeckt und doppelt sind jeweils 0 oder 1 (2.5, 4.1).
law-7 = Was jemand tun soll, passt zu den Plättchen, den Figuren und dem, was beide haben (2.1 bis 2.6, 4.5 bis 4.7).
law-8 = Das Spiel ist vorbei, wenn jemand festsitzt, in der Falle ist oder den Alarm ausgelöst hat, und nur dann (5.1, 5.2).

# The picture
view-row = Reihe { $line }
view-column = Spalte { $line }
view-face-down = verdeckt
view-guard = Wächter { $guard }, jetzt auf { $cell }
view-guard-on = Wächter { $guard } auf { $cell }: { $tile }
view-guard-beside = Wächter { $guard } neben den Plättchen
view-pawn-row = { $seat } vor Reihe { $line }
view-pawn-column = { $seat } vor Spalte { $line }
view-pawn-beside = { $seat } steht noch vor keiner Linie
view-cookies = { $seat }, Kekse: { $count }
view-lures = { $seat }, Köder: { $count }
view-bank = Im Vorrat: { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
}, { $lures } Köder

# Puzzles

goal-win = { $moves ->
    [one] Du kannst in einem Zug gewinnen, egal, was die andere Person tut. Wie?
   *[other] Du kannst in { $moves } Zügen gewinnen, egal, was die andere Person tut. Wie?
}
