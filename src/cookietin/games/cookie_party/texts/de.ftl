# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Ein Wurf für alle: Mauere deine Kekse ein, bevor es die anderen tun.
intro = Alle spielen gleichzeitig, jeder auf dem eigenen Plan, mit demselben Wurf. Für zwei bis fünf Personen; entstanden aus dem Käsekästchen.

section-1 = Material
clause-1-1 = Jeder hat einen Plan mit 6 mal 6 Feldern, auf jedem ein Keks, und elf Plättchen mit den Zahlen 2 bis 12. Alle Pläne einer Seite sind gleich.
clause-1-2 = Ein Plättchen zeigt, wie viele Wände es zeichnet: 2 und 12 vier, 3 und 11 drei, 4 und 10 zwei, und 5, 6, 7, 8 und 9 eine.
clause-1-3 = Wände stehen auf den Kanten der Felder: 84 Stellen, die am Rand mitgezählt. Eine Wand zwischen zwei Feldern gehört zu beiden. Einige sind aufgedruckt.
clause-1-4 = Zehn Kekse liegen auf rotem Grund, auf beiden Seiten des Plans.
clause-1-5 = Blau hat sieben Sorten zu je drei Keksen, zehn auf Rot und fünf einfache, die zu keiner Sorte gehören. Gelb hat acht Sorten zu zwei, zwei, drei, drei, drei, vier, vier und fünf Keksen, und zehn auf Rot.
    .house = Wo die Kekse, die roten Felder, die aufgedruckten Wände und die elf Felder mit Punkt sind.
    .option = Wer das gedruckte Spiel hat, kann auf dessen Plänen spielen (edition): house oder eine Datei mit der Zeichnung einer Seite.

section-2 = Vorbereitung
clause-2-1 = Alle spielen auf derselben Seite des Plans.
    .option = Die Seite (side): blue (blau) oder yellow (gelb).
clause-2-2 = Im ersten Spiel werden die Plättchen für jeden zufällig auf die elf Felder mit Punkt gelegt. Im normalen Spiel legt jeder seine elf, wohin er will, auf jedes Feld höchstens eines.
    .ruling = Aufgedeckt wird, wenn alle fertig sind. Plättchen, die du nicht selbst legen willst, kommen auf Felder mit Punkt.
    .option = Wie die Plättchen gelegt werden (setup): auto, also first auf Blau und standard auf Gelb; first, nicht auf Gelb; standard.

section-3 = Eine Runde
clause-3-1 = Zwei Würfel werden geworfen; ihre Summe gilt für alle. Dann spielen alle gleichzeitig, jeder auf dem eigenen Plan, in der Reihenfolge von 3.2 bis 3.8. Bis zum Ende der Runde muss niemand auf andere warten.
    .option = Wer in der ersten Runde wirft (first): random lässt es offen; ein Platz, und danach reihum. Es ändert nur, wer genannt wird.
clause-3-2 = Zeichne so viele Wände, wie das Plättchen dieser Zahl zeigt, auf freie Kanten des Feldes, auf dem es liegt.
    .ruling = Alle, die möglich sind, müssen gezeichnet werden.
clause-3-3 = Sind weniger Kanten frei, als das Plättchen zeigt, verfällt der Rest, und du streichst einen Strich unter dem Getränk durch, ganz gleich, wie viele Wände verfallen.
clause-3-4 = Hast du das Plättchen dieser Zahl nicht mehr, streichst du einen Strich durch.
clause-3-5 = Ist der dritte Strich durchgestrichen, zeichnest du sofort, noch vor 3.6, eine Wand auf eine beliebige freie Kante, und alle Striche werden gelöscht.
    .ruling = Du musst; nach der gedruckten Regel darfst du. Ist keine Kante mehr frei, werden die Striche trotzdem gelöscht.
clause-3-6 = Ein Feld mit vier Wänden ist eingemauert. Zuerst werden alle eingemauerten Felder angekreuzt und ihre Plättchen weggenommen; dann legst du diese Plättchen in beliebiger Reihenfolge auf Felder ohne Plättchen und ohne Kreuz.
    .ruling = Ist nicht für alle Platz, bestimmst du, welche ausscheiden, indem du die anderen legst; Zahlen, die ausgeschieden sind, zählen wie in 3.4.
clause-3-7 = Dann darfst du ein Plättchen auf ein anderes Feld ohne Plättchen und ohne Kreuz verschieben.
clause-3-8 = Dann kommen die Aufgaben aus Abschnitt 4. Die Runde endet, wenn alle fertig sind.

section-4 = Aufgaben
clause-4-1 = Auf Blau: für jede der sieben Sorten alle drei angekreuzt; sechs der zehn auf Rot; eine ganze Zeile oder Spalte.
clause-4-2 = Auf Gelb: für jede der acht Sorten alle angekreuzt; sechs der zehn auf Rot. Zeilen und Spalten zählen nicht.
clause-4-3 = Für jede Aufgabe, die du erfüllst, gibst du ein Plättchen deiner Wahl ab: Es liegt auf der Wertungstafel und ist für dich aus dem Spiel.
    .ruling = Abgeben kannst du nur Plättchen auf deinem Plan; hast du keines mehr, zählt die Aufgabe trotzdem.
clause-4-4 = Jede Aufgabe zählt für jeden einmal. Auf Blau, und für Rot auf beiden Seiten, bringt sie dem Ersten 6 Punkte, dem Nächsten in einer späteren Runde 4 und allen weiteren 3.
clause-4-5 = Wer eine Aufgabe in derselben Runde erfüllt, teilt sich den ersten freien Platz, und alle bekommen dessen volle Punkte.
    .ruling = Plätze und Punkte werden vergeben, wenn alle fertig sind. Bis dahin siehst du die anderen Pläne so, wie sie nach der letzten Runde waren.
clause-4-6 = Auf Gelb hängen die Punkte einer Sorte von ihrer Größe ab.
    .house = Zweiersorten 4, 3 und 2 Punkte; Dreiersorten 6, 4 und 3; Vierersorten 8, 6 und 4; die Fünfersorte 10, 7 und 5.

section-5 = Das Ende
clause-5-1 = Das Spiel endet nach der Runde, in der zu zweit jemand 25 Punkte erreicht.
    .house = Zu dritt 24 Punkte, zu viert 23, zu fünft 22.
clause-5-2 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle diese gemeinsam.
clause-5-3 = Wer einen vollen Plan hat, hat in einer Runde nichts zu tun.
    .ruling = Ebenso, wer keine Plättchen mehr und keine Wand des Getränks zu zeichnen hat. Ein voller Plan bringt mindestens die Summe der letzten Plätze, 27 Punkte auf Blau und 29 auf Gelb; das genügt, um das Spiel zu beenden. Eine Ausgabe, bei der es nicht genügt, wird abgelehnt.

impossible-2-1 = Die Zeichnung dieser Ausgabe ist von der anderen Seite: Wähle auch diese Seite.
impossible-2-2 = Auf Gelb legen alle ihre Plättchen frei; die Vorbereitung für das erste Spiel gibt es nur auf Blau.
refusal-2-2 = Bei der Vorbereitung kommt jedes Plättchen aus der Hand auf ein freies Feld; was liegt, bleibt liegen, wenn du es nicht zurücknimmst. Du bist fertig, wenn alle liegen.
refusal-3-2 = Wände kommen auf die freien Kanten des Feldes, auf dem das Plättchen der gewürfelten Zahl liegt: so viele, wie es zeigt, und vor allem anderen.
refusal-3-4 = Du hast das Plättchen der gewürfelten Zahl nicht mehr: Es zeichnet keine Wände, und dafür ist ein Strich durchgestrichen.
refusal-3-5 = Das Getränk gibt dir jetzt eine Wand auf einer beliebigen freien Kante deines Plans.
refusal-3-6 = Ein weggenommenes Plättchen kommt zuerst auf ein Feld ohne Plättchen und ohne Kreuz. Was ausgeschieden ist, kommt nicht zurück.
refusal-3-7 = In einer Runde darfst du ein Plättchen verschieben, auf ein anderes Feld ohne Plättchen und ohne Kreuz, und bevor du Plättchen abgibst.
refusal-4-3 = Für jede Aufgabe, die du erfüllst, und nur dann, gibst du ein Plättchen ab, das auf deinem Plan liegt.

option-side = Seite des Plans
    .blue = blau
    .yellow = gelb
option-setup = Plättchen legen
    .auto = wie auf dieser Seite üblich
    .first = zufällig, fürs erste Spiel
    .standard = jeder legt, wie er will
option-edition = Pläne
option-first = Wer würfelt
    .random = wer mag

ending-single = { $winners } hat die meisten Punkte und gewinnt.
ending-shared = { $winners } haben die meisten Punkte und gewinnen gemeinsam.

move-draw-above = Wand über { $space }
move-draw-left = Wand links von { $space }
move-draw-right = Wand rechts von { $space }
move-draw-below = Wand unter { $space }
move-draw-all = { $left } Wände auf einmal zeichnen
move-put = Die { $chip } auf { $space } legen
move-move = Die { $chip } nach { $space } verschieben
move-give = Die { $chip } abgeben
move-place-rest = Den Rest für mich legen
move-placed = Meine Plättchen liegen
move-done = Fertig
hint-encloses = Damit ist eingemauert: { $spaces }.
hint-bonus = Die Wand des Getränks darf überall stehen. Dann werden die Striche gelöscht.
hint-wall = { $left ->
    [one] Es ist die letzte Wand dieses Wurfs.
   *[other] Mit dieser sind noch { $left } Wände zu zeichnen.
}
hint-chip = { $walls ->
    [one] Fällt die { $chip }, zeichnet sie dort eine Wand.
   *[other] Fällt die { $chip }, zeichnet sie dort { $walls } Wände.
}
hint-give = Die { $chip } kommt für „{ $task }“ auf die Wertungstafel. Sie zeichnet keine Wände mehr.
hint-place-rest = Alle Plättchen, die du noch hast, kommen per Los auf Felder mit Punkt.
hint-placed = Die Pläne werden aufgedeckt, wenn alle fertig sind.
hint-done = Deine Runde ist zu Ende. Punkte gibt es, wenn alle fertig sind.
guide-move = Bei der Vorbereitung tippst du auf ein Plättchen, dann auf ein freies Feld. In einer Runde tippst du auf Kanten um das gewürfelte Plättchen: Ein Feld mit vier Wänden gehört dir. Dann darfst du ein Plättchen verschieben und tippst auf „Fertig“.

task-0 = Herzen
task-1 = Sterne
task-2 = Kringel
task-3 = Monde
task-4 = Tannen
task-5 = Blumen
task-6 = Brezeln
task-7 = Lebkuchenmänner
task-8 = sechs auf Rot
task-9 = ganze Zeile oder Spalte

text-set-up = Plättchen werden gelegt.
text-dice-roll = Runde { $round }: Die Würfel rollen.
text-round = Runde { $round }: { $one } und { $other } sind { $sum }.

log-dealt = Die Plättchen liegen zufällig auf den Feldern mit Punkt.
log-placed = Alle Plättchen liegen.
log-throw = { $one } und { $other }: Alle spielen die { $sum }.
log-throws = { $seat } wirft { $one } und { $other }: Alle spielen die { $sum }.
log-rests = { $seat } hat nichts zu tun.
log-bar = { $seat } streicht einen Strich durch; das macht { $bars }.
log-bonus = { $seat } trinkt aus: eine Wand auf einer beliebigen Kante.
log-crosses = { $seat } kreuzt { $spaces } an.
log-leaves = Für die { $chip } von { $seat } ist kein Platz: Sie scheidet aus.
log-task = { $seat } erfüllt „{ $task }“ für { $points } Punkte und gibt die { $chip } ab.
log-task-without-chip = { $seat } erfüllt „{ $task }“ für { $points } Punkte und hat kein Plättchen mehr abzugeben.

measure-points-of-the-winner = Punkte beim Sieg
measure-points-of-all = Punkte aller zusammen
measure-tasks = erfüllte Aufgaben aller zusammen
measure-chips-given-up = abgegebene Plättchen aller zusammen
measure-crosses = angekreuzte Felder aller zusammen

edition-side = In einer Ausgabe steht side = "blue" oder side = "yellow", nicht „{ $value }“.
edition-unknown-key = Eine Ausgabe hat kein „{ $name }“. Sie hat: { $known }.
edition-missing-key = Der Ausgabe fehlt „{ $name }“.
edition-kinds = kinds sind auf der Seite { $side } { $needed } verschiedene Buchstaben (a bis z, aber nicht o), nicht „{ $value }“.
edition-lines = Die Zeichnung eines Plans hat { $needed } Zeilen, nicht { $count }: sieben mit liegenden Kanten und dazwischen sechs mit Feldern.
edition-line-too-long = Zeile { $line } des Plans ist zu lang: Sie hat höchstens { $longest } Zeichen.
edition-drawing = Zeile { $line } des Plans, Spalte { $column }: „{ $found }“ bedeutet dort nichts.
edition-count = Auf der Seite { $side } gibt es „{ $letter }“ { $needed }-mal, nicht { $count }-mal.
edition-dots = Elf Felder haben einen Punkt (:), nicht { $count }; { $needed } Plättchen brauchen einen Platz.
edition-enclosed = Die aufgedruckten Wände mauern { $space } schon vor dem Spiel ein.
edition-blue-points = Auf der blauen Seite bringt jede Aufgabe 6, 4 und 3 Punkte: Lass points weg.
edition-points = points hat eine Zeile für jede Größe einer Sorte: { $sizes }.
edition-places = Die Punkte für Sorten der Größe { $size } sind drei ganze Zahlen von 30 bis hinab zu 1, keine größer als die davor, nicht „{ $value }“.
edition-end-points = end_points sind vier ganze Zahlen, für zwei, drei, vier und fünf Personen, nicht „{ $value }“.
edition-never-ends = Mit { $points } als end_points könnte das Spiel nie enden: Ein voller Plan bringt nach den letzten Plätzen nur sicher { $lowest }.

law-1 = Wer nicht mitspielt, hat keinen Plan (1.1).
law-2 = Wände stehen auf den 84 Kanten, darunter die aufgedruckten (1.3).
law-3 = Angekreuzt sind die eingemauerten Felder und keine anderen (3.6).
law-4 = Ein Plättchen liegt allein auf einem Feld ohne Kreuz, oder es ist endgültig aus dem Spiel (2.2, 3.6, 4.3).
law-5 = Nicht mehr als zwei Striche bleiben durchgestrichen (3.5).
law-6 = Was jemand gerade tut, passt zum Spiel und zum eigenen Plan (3.1 bis 3.8).
law-7 = Eine Aufgabe haben die erfüllt, deren Kreuze sie erfüllen (4.1, 4.2).
law-8 = Die Plätze einer Aufgabe werden der Reihe nach vergeben (4.4, 4.5).
law-9 = Die Punkte sind die der Plätze (4.4).
law-10 = Phase, Runde und Würfel passen zum Spiel, und es ist vorbei, wenn jemand genug Punkte hat (3.1, 5.1).
law-11 = Auf der Wertungstafel liegt von jedem höchstens ein Plättchen für jede erfüllte Aufgabe (4.3).
law-12 = Eine Wand, die alle gesehen haben, wird nicht ausradiert (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = Herz
view-cookie-1 = Stern
view-cookie-2 = Kringel
view-cookie-3 = Mond
view-cookie-4 = Tanne
view-cookie-5 = Blume
view-cookie-6 = Brezel
view-cookie-7 = Lebkuchenmann
view-cookie-8 = Keks auf Rot
view-cookie-9 = einfacher Keks
view-chip = Die { $chip }
view-scoreboard = Wertungstafel: Bei { $points } Punkten endet das Spiel
view-points = { $points ->
    [one] { $seat } hat einen Punkt.
   *[other] { $seat } hat { $points } Punkte.
}
view-done = Fertig mit dieser Runde.
view-thinking = Denkt noch nach.

ask-place = { $left ->
    [one] Leg dein letztes Plättchen auf ein freies Feld.
   *[other] Tippe auf ein Plättchen, dann auf ein Feld. Noch { $left }.
}
ask-placed = Alle deine Plättchen liegen. Bestätige sie.
ask-draw = { $left ->
    [one] Zeichne eine Wand um deine { $chip }: Tippe auf eine Kante.
   *[other] Zeichne { $left } Wände um deine { $chip }: Tippe auf Kanten.
}
ask-draw-all = Einmal tippen zeichnet die { $left } Wände um deine { $chip }.
ask-bonus = Der dritte Strich! Zeichne eine Wand auf eine beliebige freie Kante.
ask-put = { $left ->
    [one] Leg wieder auf ein freies Feld: Plättchen { $chips }.
   *[other] Leg wieder auf freie Felder: Plättchen { $chips }.
}
ask-move = Du darfst ein Plättchen verschieben. Dann tippe auf „Fertig“.
ask-move-or-give = „{ $task }“! Gib ein Plättchen ab oder verschieb erst eins.
ask-give = „{ $task }“! Gib ein Plättchen ab: Leg es auf die Tafel.
ask-done = Das war alles: Tippe auf „Fertig“.
all-place = Alle legen ihre Plättchen
all-play = Alle spielen die { $chip }
first-chip = Wähl zuerst ein Plättchen.
