# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Zwei Ausreißer, ein Quadrat aus Plättchen: Wo sich eure Wege kreuzen, liegt deine Beute.
intro = Zwei Ausreißer, ein Roter Panda und ein Waschbär, stehlen Kekse aus einem Quadrat von Plättchen. Der eine läuft an den Reihen entlang, der andere an den Spalten; das Plättchen, bei dem sich ihre Wege kreuzen, bekommst du. Alles liegt offen; Zufall ist nur die Auslage.

section-1 = Aufbau
clause-1-1 = Es gibt 19 Keksplättchen, 12 Verlustplättchen, 13 Sonderplättchen, 60 Kekse, 10 Köder und 2 Wächter, für zwei Personen. Beide beginnen mit nichts.
    .ruling = Der Vorrat ist im kurzen Spiel derselbe.
clause-1-2 = Alle Keks- und Verlustplättchen und 5 zufällig gezogene Sonderplättchen werden offen und in zufälliger Ordnung zu einem Quadrat von 6 × 6 ausgelegt.
    .option = Wie lang (length): classic; short: die 14 Keks- und 9 Verlustplättchen ohne Zeichen für das lange Spiel und 2 Sonderplättchen, in einem Quadrat von 5 × 5.
clause-1-3 = Die Wächter kommen auf Plättchen mit Wächterzeichen.
    .ruling = Zuerst auf Wachposten (4.3), dann auf Keksplättchen mit dem Zeichen, das reichste zuerst, bis beide stehen; bei gleichen zählt erst die Reihe, dann die Spalte. Ein Wächter, für den kein Plättchen da ist, bleibt neben dem Spielfeld.
clause-1-4 = Was die Plättchen zeigen, sagt die Ausgabe.
    .house = Keksplättchen ohne Langspielzeichen: 1 ×4, 1 mit Köder ×3, 2 ×3, 2 mit Köder, 3, 3 bewacht, 4 bewacht. Mit Langspielzeichen: 1 mit zwei Ködern, 2 mit Köder, 3 ×2, 5. Verlustplättchen ohne Langspielzeichen: −1 ×4, −1 mit Köder ×2, −2 ×2, −3. Mit Langspielzeichen: −2 mit Köder, −3, −4. Sonderplättchen: je eines der elf aus Abschnitt 4, dazu ein zweites Doppelt und ein zweites Wächter versetzen.
    .option = Wessen Plättchen (edition): house, unsere; oder eine Datei mit denen eines gedruckten Spiels.

section-2 = Spielverlauf
clause-2-1 = Wer beginnt, stellt die eigene Figur vor irgendeine Reihe oder Spalte, ganz gleich, was dort liegt (2.4 gilt hier nicht). Ausgeführt wird noch nichts.
    .ruling = Wer beginnt, wird ausgelost oder beim Einrichten des Tischs bestimmt; nach der gedruckten Regel beginnt, wer zuletzt einen Keks gegessen hat.
    .option = Wer beginnt (first): random (wird ausgelost) oder ein Platz.
clause-2-2 = Wer als Zweites an der Reihe ist, stellt die eigene Figur vor eine Linie der anderen Richtung und führt das Plättchen aus, bei dem sich beide Linien kreuzen; 2.4 gilt auch hier.
clause-2-3 = Von da an geht es abwechselnd: Zieh mit deiner Figur vor eine andere Linie deiner Richtung und führ dann das Plättchen an der Kreuzung aus. Stehen bleiben darfst du nicht.
clause-2-4 = Ein Plättchen, das verdeckt liegt oder auf dem ein Wächter steht, lässt sich nicht ausführen; vor seine Linie kannst du also nicht ziehen.
clause-2-5 = Ein Plättchen ausführen heißt: Tu, was es verlangt, dann dreh es auf die Rückseite.
clause-2-6 = Am Ende deines Zuges darfst du, wenn das Spiel nicht aus ist, Wächter Schritt für Schritt weiterlocken. Jeder Schritt kostet einen Köder, der in den Vorrat geht, und führt auf eines der acht Nachbarplättchen, ob offen oder verdeckt.
    .ruling = Nie auf das Plättchen des anderen Wächters, auch nicht im Vorbeigehen; ein Wächter neben dem Spielfeld lässt sich nicht locken. Beide Wächter dürfen gehen, in beliebiger Reihenfolge; auch hin und zurück, solange du zahlst.

section-3 = Kekse und Köder
clause-3-1 = Für jeden abgebildeten Keks nimmst du einen; für jeden durchgestrichenen verlierst du einen; für jeden abgebildeten Köder nimmst du einen.
clause-3-2 = Weniger als nichts hast du nie.
    .ruling = Mehr als die 60 Kekse und 10 Köder im Vorrat gibt es nicht; was nicht da ist, wird nicht gezahlt.

section-4 = Sonderplättchen
clause-4-1 = Doppelt: Dein nächstes Plättchen zählt doppelt, Gewinn wie Verlust.
    .ruling = Es verdoppelt Kekse und Köder nach 3.1, 4.3 und 4.11, sonst nichts, und ist mit deinem nächsten Plättchen verbraucht, was immer das ist: Ein zweites Doppelt verbraucht das erste und setzt ein neues, auch ein Platztausch verbraucht es. Es gehört der Person, nicht der Figur.
clause-4-2 = Platztausch: Die Figuren tauschen die Plätze und damit ihre Richtungen; dieses Plättchen wird umgedreht; dann spielst du sofort noch einmal und verlässt die Linie, vor der du jetzt stehst (2.3).
    .ruling = Es ist derselbe Zug, 2.6 kommt also erst nach dem letzten Plättchen. Kannst du nicht noch einmal spielen, ist das Spiel aus (5.1).
clause-4-3 = Wachposten: Du bekommst 2 Kekse. Zu Beginn steht hier ein Wächter.
clause-4-4 = Falle: Du verlierst das Spiel, was du auch besitzt. Ist es dein einziger möglicher Zug, musst du hinein.
clause-4-5 = Handel: Tausche einmal 2 Köder gegen 2 Kekse oder 2 Kekse gegen 2 Köder.
    .ruling = Du darfst ablehnen. Es sind immer genau zwei gegen zwei, und nur, wenn der Vorrat zahlen kann; ohne zwei Köder und ohne zwei Kekse geschieht nichts.
clause-4-6 = Wächter versetzen: Du musst einen Wächter, auch einen von neben dem Spielfeld, auf ein anderes Plättchen ohne Wächter stellen, ob offen oder verdeckt; auch das eben ausgeführte ist recht.
clause-4-7 = Umdrehen: Du musst irgendein anderes Plättchen umdrehen, nach oben oder nach unten.
    .ruling = Auch eines unter einem Wächter; er bleibt darauf stehen. Ein Umdrehen-Plättchen kannst du nicht aufdecken (mit zweien ginge es sonst ewig weiter); zudecken kannst du es.
clause-4-8 = Kekse stehlen: Du nimmst dem anderen zwei, und alle, wenn es weniger sind. Eine Wahl hast du nicht.
clause-4-9 = Köder verdoppeln: Du nimmst noch einmal so viele Köder, wie du hast.
clause-4-10 = Köder stehlen: Du nimmst dem anderen zwei, und alle, wenn es weniger sind.
clause-4-11 = Alarm: Du verlierst 4 Kekse; das Spiel ist sofort aus, und wie in 5.1 gewinnen die meisten Kekse.

section-5 = Das Ende
clause-5-1 = Das Spiel endet, wenn jemand am Zug ist und nicht ziehen kann: Auf jeder anderen Linie der eigenen Richtung ist das Plättchen, das die Linie der anderen Figur kreuzt, verdeckt oder bewacht. Wer die meisten Kekse hat, gewinnt; bei Gleichstand ist es unentschieden.
    .ruling = Das entscheidet sich, wenn ein Zug beginnt, also nach 2.6 des anderen, und wenn ein Platztausch einen weiteren Zug verlangt. Köder können den Gegner also noch einsperren oder befreien, helfen aber nicht, wenn man selbst festsitzt.
clause-5-2 = Auch eine Falle (4.4) und ein Alarm (4.11) beenden das Spiel.

option-length = Länge
    .classic = klassisch, 36 Plättchen
    .short = kurz, 25 Plättchen
option-edition = Plättchen

ending-stuck = Es geht nicht mehr weiter: { $winners } hat die meisten Kekse und gewinnt.
ending-trap = Die Falle schnappt zu: { $winners } gewinnt.
ending-alarm = Der Alarm macht Schluss: { $winners } hat die meisten Kekse und gewinnt.
ending-draw = Es ist aus, mit gleich vielen Keksen: unentschieden.

move-put-row = Vor Reihe { $line }
move-put-column = Vor Spalte { $line }
move-row = Reihe { $line }: { $tile }
move-column = Spalte { $line }: { $tile }
move-decline = Nichts tauschen
move-buy-cookies = 2 Köder gegen 2 Kekse
move-buy-lures = 2 Kekse gegen 2 Köder
move-guard = Wächter { $guard } auf { $cell }
move-turn-up = { $cell } aufdecken: { $tile }
move-turn-down = { $cell } zudecken: { $tile }
move-lure = Wächter { $guard } für einen Köder auf { $cell } locken
move-done = ✓ Zug beenden
guide-move = In jedem Zug gehst du vor eine andere Linie: Wo sie die Linie des anderen kreuzt, liegt dein Plättchen. Stehen bleiben kannst du nie. Danach kannst du mit Ködern Wächter bewegen.

ask-put-first = Stell deine Figur vor irgendeine Reihe oder Spalte.
ask-put-second = Stell die Figur vor eine kreuzende Linie: Das Plättchen dort ist deins.
ask-move = Wähl eine andere Linie: Du bekommst das Plättchen an der Kreuzung.
ask-trade = Handel: einmal zwei gegen zwei, oder gar nicht.
ask-guard = Stell einen Wächter auf ein anderes Plättchen.
ask-turn = Dreh ein anderes Plättchen um.
ask-lure = Locke Wächter, ein Köder pro Schritt, oder beende deinen Zug.
first-guard = Wähl zuerst einen Wächter.

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
    [one] { $cookies } verlorener Keks
   *[other] { $cookies } verlorene Kekse
}
tile-lost-lures = { $cookies ->
    [one] { $cookies } verlorener Keks
   *[other] { $cookies } verlorene Kekse
} und { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
tile-double = Doppelt
tile-swap = Platztausch
tile-guard-post = Wachposten
tile-trap = Falle
tile-trade = Handel
tile-move-a-guard = Wächter versetzen
tile-turn = Umdrehen
tile-steal-cookies = Kekse stehlen
tile-double-lures = Köder verdoppeln
tile-steal-lures = Köder stehlen
tile-alarm = Alarm
text-legend = L Köder · G Wächterzeichen · ( ) verdeckt · @1 @2 Wächter
tiles = { $first }; { $rest }
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
hint-trade = Du darfst zwei Köder gegen zwei Kekse tauschen, oder zwei Kekse gegen zwei Köder
hint-move-a-guard = Du stellst einen Wächter auf ein anderes Plättchen
hint-turn = Du drehst ein anderes Plättchen um
hint-steal-cookies = Du stiehlst { $count ->
    [one] { $count } Keks
   *[other] { $count } Kekse
} von { $other }
hint-steal-lures = Du stiehlst { $count ->
    [one] { $count } Köder
   *[other] { $count } Köder
} von { $other }
hint-alarm = Das Spiel endet mit { $cookies } für dich und { $others } für die Gegenseite
hint-traded = Du hast dann { $cookies ->
    [one] { $cookies } Keks
   *[other] { $cookies } Kekse
} und { $lures ->
    [one] { $lures } Köder
   *[other] { $lures } Köder
}
hint-lure = Es kostet einen Köder; danach hast du noch { $lures }
hint-leaves = Dann kann { $other } bekommen: { $tiles }.
hint-again = Dann kannst du bekommen: { $tiles }.
hint-stuck = Dann kann { $seat } nicht ziehen, und das Spiel endet mit { $cookies } für dich und { $others } für die Gegenseite.
hint-over = Dann ist es aus.
warn-loses = Damit verlierst du die Partie. Trotzdem so ziehen?

log-special = In der Auslage: { $tile }.
log-begins = { $seat } beginnt.
log-put-row = { $seat } steht vor Reihe { $line }.
log-put-column = { $seat } steht vor Spalte { $line }.
log-row = { $seat } zieht vor Reihe { $line }: { $tile }.
log-column = { $seat } zieht vor Spalte { $line }: { $tile }.
log-doubled = Für { $seat } zählt es doppelt.
log-double-spent = Das Doppelt von { $seat } ist verbraucht.
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
log-steal-cookies = { $seat } stiehlt { $count ->
    [one] { $count } Keks
   *[other] { $count } Kekse
} von { $other }.
log-steal-lures = { $seat } stiehlt { $count ->
    [one] { $count } Köder
   *[other] { $count } Köder
} von { $other }.
log-alarm = Der Alarm geht los.
log-declines = { $seat } tauscht nichts.
log-buys-cookies = { $seat } tauscht 2 Köder gegen 2 Kekse.
log-buys-lures = { $seat } tauscht 2 Kekse gegen 2 Köder.
log-guard = { $seat } stellt Wächter { $guard } auf { $cell }.
log-turns-up = { $seat } deckt { $cell } auf: { $tile }.
log-turns-down = { $seat } deckt { $cell } zu: { $tile }.
log-lures = { $seat } lockt Wächter { $guard } auf { $cell }.
log-stuck = { $seat } kann nicht ziehen.

edition-unknown-list = Eine Ausgabe hat die Listen cookie, lost und special, aber keine Liste { $name }.
edition-no-list = In einer Ausgabe ist { $name } eine Liste von Plättchen.
edition-no-tile = Eintrag { $number } von { $name } ist kein Plättchen wie etwa cookies = 2, lures = 1, count = 3.
edition-unknown-field = In Eintrag { $number } von { $name } steht { $field }; ein Plättchen hat nur cookies, lures, count, long und guarded.
edition-number = Eintrag { $number } von { $name }: { $field } ist eine Zahl von { $low } bis { $high }.
edition-switch = Eintrag { $number } von { $name }: { $field } ist true oder false.
edition-lost-guarded = Eintrag { $number } von lost: Nur Keksplättchen können bewacht sein.
edition-cookie-count = Das Quadrat von 6 × 6 braucht { $needed } Keksplättchen; hier sind es { $count }.
edition-cookie-short-count = Das Quadrat von 5 × 5 braucht { $needed } Keksplättchen, die nicht long sind; hier sind es { $count }.
edition-lost-count = Das Quadrat von 6 × 6 braucht { $needed } Verlustplättchen; hier sind es { $count }.
edition-lost-short-count = Das Quadrat von 5 × 5 braucht { $needed } Verlustplättchen, die nicht long sind; hier sind es { $count }.
edition-no-specials = In einer Ausgabe sagt special, wie oft es jedes Sonderplättchen gibt, etwa double = 2.
edition-unknown-special = Ein Sonderplättchen { $name } gibt es nicht; es gibt { $known }.
edition-special-number = Vom Sonderplättchen { $name } gibt es 0 bis { $high }.
edition-special-count = Es gibt { $needed } Sonderplättchen; hier sind es { $count }.

law-1 = Jedes Plättchen ist einmal da, und nur die der gewählten Länge (1.1, 1.2).
law-2 = Die Plättchen füllen das Quadrat Reihe für Reihe; was nicht ausliegt, wird noch gezogen (1.2).
law-3 = Die Wächter stehen auf zwei verschiedenen Plättchen oder neben dem Spielfeld (1.3, 2.6).
law-4 = Sobald sie gesetzt sind, steht eine Figur vor einer Reihe und eine vor einer Spalte (2.1, 2.2).
law-5 = Niemand hat weniger als nichts, und beide zusammen höchstens 60 Kekse und 10 Köder (3.2).
law-6 = Wo kein Plättchen liegt, liegt keines verdeckt; verdeckt und doppelt sind jeweils 0 oder 1 (2.5, 4.1).
law-7 = Wonach gefragt wird, passt zu den Plättchen, den Figuren und dem, was beide besitzen (2.1 bis 2.6, 4.5 bis 4.7).
law-8 = Es ist aus, wenn jemand festsitzt, in der Falle ist oder den Alarm ausgelöst hat, und nur dann (5.1, 5.2).

# The picture
view-row = Reihe { $line }
view-column = Spalte { $line }
view-face-down = verdeckt
view-guard = Wächter { $guard }, jetzt auf { $cell }
view-guard-beside = Wächter { $guard } neben dem Spielfeld
view-pawn-row = { $seat } vor Reihe { $line }
view-pawn-column = { $seat } vor Spalte { $line }
view-pawn-beside = { $seat } noch vor keiner Linie
view-cookies = { $seat }, Kekse: { $count }
view-lures = { $seat }, Köder: { $count }
view-bank = Im Vorrat: Kekse { $cookies }, Köder { $lures }
