# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Ein Wurf für alle: Schließ deine Kekse schneller ein als die anderen.
intro = Alle spielen gleichzeitig, jede Person auf dem eigenen Plan, mit demselben Wurf. Für zwei bis fünf Personen; entstanden aus „Käsekästchen“.
credit = Nach „Kekse Kästchen“. Autor: Ralf zur Linde. Illustration: Ellie vs. Bear. Verlag: Ravensburger.
score = Punkte

section-1 = Was ihr braucht
clause-1-1 = Jede Person hat einen Plan mit 6 mal 6 Feldern, auf jedem ein Keks, dazu ein Getränk mit drei Balken darunter und elf Zahlenchips von 2 bis 12. Der Plan hat eine blaue und eine gelbe Seite; auf jeder sind alle Pläne gleich.
    .house = Die Größe des Plans und damit seine 84 Kanten: Die gedruckte Regel zeigt sie nur im Bild.
clause-1-2 = Ein Zahlenchip zeigt, wie viele Wände du für ihn zeichnest; seltene Zahlen bringen mehr: vier für 2 und 12, drei für 3 und 11, zwei für 4 und 10 und eine für 5, 6, 7, 8 und 9.
    .house = In Worten nennt die gedruckte Regel nur eine Wand für die 6 und drei für die 11; die anderen sind von uns.
clause-1-3 = Wände kommen auf die Kanten der Felder, auch auf die am Rand: 84 Stellen insgesamt. Eine Wand zwischen zwei Feldern gehört zu beiden. Ein paar Wände sind aufgedruckt.
clause-1-4 = Auf jeder Seite des Plans liegen zehn Kekse auf rotem Hintergrund.
    .told = Ein Keks auf Rot gehört zu keiner Sorte. Sechs davon, egal welche, erfüllen eine Aufgabe.
clause-1-5 = Die blaue Seite hat sieben Sorten mit je drei Keksen, zehn Kekse auf Rot und fünf einfache, die zu keiner Sorte gehören. Die gelbe Seite hat acht Sorten mit zwei, zwei, drei, drei, drei, vier, vier und fünf Keksen und zehn auf Rot.
    .house = In Worten nennt die gedruckte Regel drei Kekse je Sorte auf der blauen Seite, zehn auf Rot und eine Sorte mehr auf der gelben als auf der blauen Seite. Von uns sind die Zahl der Sorten, die einfachen Kekse, die Größe der Sorten auf der gelben Seite und die Lage der Kekse, der roten Felder, der aufgedruckten Wände und der elf Felder mit Tupfen.
    .option = Wer das Spiel im Original besitzt, kann mit allem spielen, was dort gedruckt ist: In einer Datei stehen dann eine Seite des Plans, vier bis sieben Felder breit und hoch, die Wände der Chips, die Punkte der Aufgaben und die Punktzahl, bei der das Spiel endet.
    .told = Ein einfacher Keks gehört zu keiner Sorte; er hilft nur, wo eine ganze Reihe oder Spalte zählt.

section-2 = Aufbau
clause-2-1 = Alle spielen auf derselben Seite des Plans.
    .option = Die blaue Seite, wie üblich, oder die gelbe.
clause-2-2 = In der ersten Partie werden die Zahlenchips jeder Person zufällig auf die elf Felder mit Tupfen gelegt. In normalen Partien legen alle ihre elf Chips, wie sie wollen, auf jedes Feld höchstens einen.
    .ruling = Aufgedeckt wird, wenn alle fertig sind. Chips, die du nicht selbst legen willst, können für dich auf die Felder mit Tupfen gelegt werden.
    .option = Auf der blauen Seite werden die Zahlenchips wie in der ersten Partie gelegt, wenn ihr nicht die normale Partie wählt; auf der gelben Seite spielt ihr immer die normale Partie.

section-3 = Eine Runde
clause-3-1 = Es wird mit zwei Würfeln gewürfelt, und die Summe gilt für alle. Dann spielen alle gleichzeitig, jede Person auf dem eigenen Plan. Bis zum Ende der Runde muss niemand auf andere warten.
    .option = Es würfelt, wer mag. Bestimmt ihr aber einen Platz für die erste Runde, wird von dort aus reihum gewürfelt. Das ändert nur, wessen Name beim Wurf steht.
clause-3-2 = Zeichne so viele Wände, wie der Zahlenchip mit dieser Zahl zeigt, auf freie Kanten des Feldes, auf dem er liegt.
    .ruling = Du musst alle Wände zeichnen, die möglich sind.
clause-3-3 = Sind weniger Kanten frei, als der Chip zeigt, verfallen die übrigen Wände, und du streichst einen Balken unter dem Getränk ab, egal, wie viele Wände verfallen.
    .ruling = Du musst ihn abstreichen; die gedruckte Regel stellt es dir frei.
clause-3-4 = Hast du den Zahlenchip mit dieser Zahl nicht mehr, streichst du einen Balken ab.
clause-3-5 = Streichst du den dritten Balken ab, zeichnest du sofort, noch bevor du Felder ankreuzt, eine Wand auf eine beliebige freie Kante, und alle Balken sind wieder frei.
    .ruling = Du musst sie zeichnen; die gedruckte Regel stellt es dir frei. Auch wenn es keine freie Kante mehr gibt, sind die Balken danach wieder frei.
clause-3-6 = Ein Feld mit vier Wänden ist eingeschlossen. Zuerst kreuzt du alle eingeschlossenen Felder an und hebst die Chips darauf hoch; dann legst du diese Chips in beliebiger Reihenfolge auf Felder ohne Chip und ohne Kreuz.
    .ruling = Ist nicht für alle Platz, bestimmst du, welche ausscheiden, indem du die anderen legst. Wird die Zahl eines ausgeschiedenen Chips gewürfelt, gilt 3.4.
clause-3-7 = Dann kannst du einen Chip auf ein anderes Feld ohne Chip und ohne Kreuz versetzen.
clause-3-8 = Dann kommen die Aufgaben aus Abschnitt 4. Eine Runde endet, wenn alle fertig sind.

section-4 = Aufgaben
clause-4-1 = Auf der blauen Seite gibt es für jede der sieben Sorten eine Aufgabe: alle drei Kekse ankreuzen. Dazu kommen: sechs der zehn auf Rot ankreuzen; eine ganze Reihe oder Spalte ankreuzen.
    .told = Eine Aufgabe hast du erfüllt, wenn alle Kekse einer Sorte angekreuzt sind, oder sechs Kekse auf Rot, oder eine ganze Reihe oder Spalte.
clause-4-2 = Auf der gelben Seite gibt es für jede der acht Sorten eine Aufgabe: alle ihre Kekse ankreuzen. Dazu kommt: sechs der zehn auf Rot ankreuzen. Für Reihen und Spalten gibt es keine Aufgabe.
    .told = Eine Aufgabe hast du erfüllt, wenn alle Kekse einer Sorte angekreuzt sind, oder sechs Kekse auf Rot. Reihen und Spalten zählen hier nicht.
clause-4-3 = Für jede Aufgabe, die du erfüllst, gibst du einen Chip deiner Wahl ab: Er kommt auf die Wertungstafel, und du kannst ihn nicht mehr benutzen.
    .ruling = Abgeben kannst du nur Chips auf deinem Plan; hast du keinen mehr, zählt die Aufgabe trotzdem.
clause-4-4 = Jede Aufgabe zählt für jede Person einmal. Wer sie zuerst erfüllt, bekommt 6 Punkte, wer sie als Nächstes in einer späteren Runde erfüllt, 4, und alle danach bekommen 3. Das gilt für alle Aufgaben auf der blauen Seite und für „sechs auf Rot“ auch auf der gelben Seite.
    .told = Jede Aufgabe zählt für jede Person einmal. Wer sie zuerst erfüllt, bekommt die meisten Punkte; wer sie in einer späteren Runde erfüllt, weniger. Wie viele, steht unter der Aufgabe.
clause-4-5 = Erfüllen mehrere dieselbe Aufgabe in derselben Runde, teilen sie sich den ersten freien Platz, und alle bekommen dessen volle Punkte.
    .ruling = Plätze und Punkte werden vergeben, wenn alle fertig sind. Bis dahin siehst du die anderen Pläne so, wie sie nach der letzten Runde waren.
    .told = Der Plan einer anderen Person, wie er nach der letzten Runde war. Tipp darauf, dann siehst du ihn groß.
clause-4-6 = Auf der gelben Seite hängen die Punkte für eine Sorte davon ab, wie viele Kekse sie hat.
    .house = Sorten mit zwei Keksen bringen 4, 3 und 2 Punkte; mit drei 6, 4 und 3; mit vier 8, 6 und 4; mit fünf 10, 7 und 5.

section-5 = Das Ende
clause-5-1 = Das Spiel endet nach der Runde, in der jemand die nötigen Punkte erreicht; wie viele das sind, hängt davon ab, wie viele mitspielen.
    .house = Zu zweit 25 Punkte, zu dritt 24, zu viert 23, zu fünft 22. Die gedruckte Regel zeigt diese Zahlen nur im Bild; die 25 steht in Besprechungen des Spiels.
clause-5-2 = Wer die meisten Punkte hat, gewinnt; liegen mehrere gleichauf vorn, gewinnen sie gemeinsam.
clause-5-3 = Ist dein Plan voll, hast du in den Runden danach nichts mehr zu tun.
    .ruling = Nichts zu tun hast du auch in einer Runde, in der du keine Chips mehr hast und dir das Getränk keine Wand bringt. Ein voller Plan bringt mindestens die Punkte aller letzten Plätze, 27 auf der blauen und 29 auf der gelben Seite; das genügt, um das Spiel zu beenden. Eine Ausgabe, bei der es nicht genügt, wird abgelehnt.

impossible-2-1 = Diese Ausgabe ist für die andere Seite des Plans: Wähl also auch die andere Seite.
impossible-2-2 = Auf der gelben Seite legen alle ihre Zahlenchips, wie sie wollen; den Aufbau für die erste Partie gibt es nur auf der blauen Seite.
refusal-2-2 = Leg beim Aufbau jeden Chip auf ein freies Feld. Dort bleibt er, außer du nimmst ihn zurück. Du bist fertig, wenn alle elf liegen.
refusal-3-2 = Wände kommen auf die freien Kanten des Feldes mit dem Chip, dessen Zahl gewürfelt wurde: so viele, wie er zeigt, und bevor du etwas anderes tust.
refusal-3-4 = Den Chip mit der gewürfelten Zahl hast du nicht mehr: Es gibt keine Wände zu zeichnen, dafür ist ein Balken abgestrichen.
refusal-3-5 = Das Getränk schenkt dir eine Wand auf einer beliebigen freien Kante deines Plans, und zwar jetzt gleich.
refusal-3-6 = Leg hochgehobene Chips zuerst auf Felder ohne Chip und ohne Kreuz. Ein ausgeschiedener Chip kommt nicht zurück.
refusal-3-7 = In jeder Runde kannst du einen Chip versetzen, auf ein anderes Feld ohne Chip und ohne Kreuz, bevor du Chips abgibst.
refusal-4-3 = Für jede Aufgabe, die du erfüllst, und nur dann, gibst du einen Chip ab, der auf deinem Plan liegt.

option-side = Seite des Plans
    .blue = blau
    .yellow = gelb
option-setup = Zahlenchips legen
    .auto = wie auf dieser Seite üblich
    .first = zufällig, für die erste Partie
    .standard = alle legen, wie sie wollen
option-edition = Pläne
option-first = Wer würfelt
    .random = wer mag

ending-single = { $winners } hat die meisten Punkte und gewinnt.
ending-shared = { $winners } haben die meisten Punkte und gewinnen gemeinsam.

move-draw-above = Wand über { $space } zeichnen
move-draw-left = Wand links von { $space } zeichnen
move-draw-right = Wand rechts von { $space } zeichnen
move-draw-below = Wand unter { $space } zeichnen
said-wall-above = Eine Wand über { $space }.
said-wall-left = Eine Wand links von { $space }.
said-wall-right = Eine Wand rechts von { $space }.
said-wall-below = Eine Wand unter { $space }.
move-draw-all = { $left } Wände auf einmal zeichnen
move-put = Die { $chip } auf { $space } legen
move-move = Die { $chip } auf { $space } versetzen
move-give = Die { $chip } abgeben
move-place-rest = Den Rest für mich legen
move-placed = Chips so liegen lassen
move-done = Fertig
hint-encloses = Damit schließt du { $spaces } ein.
hint-bonus = Die Wand vom Getränk kann überallhin. Danach sind die Balken wieder frei.
hint-wall = { $space } hat dann { $walls } von vier Wänden.
hint-wall-between = { $space } hat dann { $walls } von vier Wänden, { $other } hat { $others }.
hint-chip = { $walls ->
    [one] Wird die { $chip } gewürfelt, zeichnest du dort eine Wand.
   *[other] Wird die { $chip } gewürfelt, zeichnest du dort { $walls } Wände.
}
hint-give = Die { $chip } kommt für „{ $task }“ auf die Wertungstafel. Wände zeichnen kannst du mit ihr nicht mehr.
hint-place-rest = Jeder Chip, den du noch in der Hand hast, kommt zufällig auf ein Feld mit Tupfen.
hint-placed = Die Pläne werden aufgedeckt, wenn alle fertig sind.
hint-done = Deine Runde ist vorbei. Punkte gibt es, wenn alle fertig sind.
tip-goal = Ein Keks mit vier Wänden gehört dir und wird angekreuzt. Hast du alle einer Sorte, die auf der Tafel steht, bekommst du Punkte: je früher, desto mehr. Erreicht jemand die Zahl auf der Fahne, gewinnt, wer die meisten hat!
tip-place = Leg deine Chips dorthin, wo du Wände brauchst. 6, 7 und 8 kommen am häufigsten; 2 und 12 selten, dafür bringen sie vier Wände.
tip-draw = Die Zahl dieses Chips wurde gewürfelt, und sie gilt für alle. Der Chip zeigt, wie viele Wände er bekommt. Tipp auf Kanten; wo du keine Wahl hast, entstehen die Wände von selbst.
tip-drawn = Die gewürfelte Zahl gilt für alle: Die Balken auf dem Chip mit dieser Zahl zeigen, wie viele Wände sein Keks bekommt. Diesmal hattest du keine Wahl, und sie entstanden von selbst: Der Keks gehört dir, und der Chip kommt auf ein anderes Feld.
tip-count = Dein erster Keks! Hier siehst du, wie viele du von jeder Sorte hast. Auch sechs Kekse auf Rot bringen Punkte. Tipp auf die Tafel und lies, was alles bedeutet.
tip-count-line = Dein erster Keks! Hier siehst du, wie viele du von jeder Sorte hast. Punkte bringen auch sechs Kekse auf Rot und eine ganze Reihe oder Spalte („+“); nur dort zählt ein einfacher Keks. Tipp auf die Tafel und lies mehr.
tip-tasks = Für diese Aufgabe fehlt nur noch ein Keks! Wer sie zuerst schafft, bekommt die meisten Punkte. Jede Aufgabe kostet einen Chip: Das bremst alle, die vorn liegen.
tip-give = Aufgabe geschafft! Die Punkte kommen am Ende der Runde; dafür gibst du einen Chip ab, den du entbehren kannst. Wird seine Zahl gewürfelt, streichst du nur noch einen Balken unter dem Getränk ab.
tip-drink = Fällt die Zahl eines Chips und ist um ihn nicht für alle Wände Platz, streichst du hier einen Balken ab. Der dritte bringt dir eine Wand, wo du willst.
tip-move = Bevor du auf „Fertig“ tippst, kannst du einen Chip versetzen. 6, 7 und 8 kommen am häufigsten: Leg sie dorthin, wo Wände fehlen. Eine Wand zwischen zwei Keksen zählt für beide.
how-dice = Es wird mit zwei Würfeln gewürfelt, und die Summe gilt für alle. Alle spielen gleichzeitig, jede Person auf dem eigenen Plan.
how-walls = Zeichne Wände um den Chip mit dieser Zahl, so viele, wie er zeigt.
how-cross = Ein Keks mit vier Wänden gehört dir: Kreuz ihn an, und leg seinen Chip auf ein anderes Feld. Dann kannst du noch einen Chip versetzen.
how-drink = Für Wände, für die kein Platz ist, streichst du unter dem Getränk einen Balken ab. Der dritte bringt dir eine Wand, wo du willst.
how-tasks = Kreuz alle Kekse einer Sorte an, und die Aufgabe ist erfüllt: Wer zuerst fertig ist, bekommt die meisten Punkte. Jede Aufgabe kostet einen Chip. Hat jemand so viele Punkte, wie auf der Fahne stehen, ist Schluss, und wer die meisten hat, gewinnt.

task-0 = Herzen
task-1 = Sterne
task-2 = Kringel
task-3 = Monde
task-4 = Tannen
task-5 = Blumen
task-6 = Brezeln
task-7 = Lebkuchenmänner
task-8 = sechs auf Rot
task-9 = ganze Reihe oder Spalte

text-legend = 7 Zahlenchip · -- und | Wände · X angekreuzt · o einfacher Keks · / Balken · ✓ fertig
told-crossed = angekreuzt
told-chip = die { $chip }
told-walls = Wände: { $sides }
told-above = oben
told-left = links
told-right = rechts
told-below = unten
told-bars = { $bars } von 3 Balken abgestrichen
told-held = noch zu legen: { $chips }
told-task = Aufgabe
told-points = Punkte
told-done = Erfüllt von
text-set-up = Alle legen ihre Zahlenchips.
text-dice-roll = Runde { $round }: Die Würfel rollen.
text-round = Runde { $round }: { $one } und { $other } sind { $sum }.

log-dealt = Die Zahlenchips werden zufällig auf die Felder mit Tupfen gelegt.
log-placed = Alle Zahlenchips liegen.
log-throw = { $one } und { $other }: Alle spielen die { $sum }.
log-throws = { $seat } würfelt { $one } und { $other }: Alle spielen die { $sum }.
log-rests = { $seat } hat nichts zu tun.
log-bar = { $seat } streicht Balken { $bars } von 3 ab.
log-bonus = { $seat } trinkt aus: eine Wand auf einer beliebigen Kante.
log-crosses = { $seat } kreuzt { $spaces } an.
log-leaves = Für die { $chip } von { $seat } ist kein Platz: Sie scheidet aus.
log-task = { $seat } erfüllt die Aufgabe „{ $task }“ für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und gibt die { $chip } ab.
log-task-without-chip = { $seat } erfüllt die Aufgabe „{ $task }“ für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und hat keinen Chip mehr abzugeben.

highlight-first = { $times } eine Aufgabe vor allen anderen erfüllt
highlight-many = { $times } drei oder mehr Kekse auf einen Schlag
highlight-drink = { $times } das Getränk ausgetrunken
highlight-no-room = { $times } kein Platz für einen Zahlenchip
highlight-rests = { $times } nichts zu tun
highlight-tasks = { $count ->
    [one] Eine Aufgabe erfüllt
   *[other] { $count } Aufgaben erfüllt
}
highlight-spaces = { $count ->
    [one] Einen Keks eingeschlossen
   *[other] { $count } Kekse eingeschlossen
}
tally-drink = Getränke ausgetrunken
tally-tasks = Aufgaben
tally-spaces = Kekse eingeschlossen

measure-points-of-the-winner = Punkte beim Sieg
measure-points-of-all = Punkte aller zusammen
measure-tasks = erfüllte Aufgaben aller zusammen
measure-chips-given-up = abgegebene Chips aller zusammen
measure-crosses = angekreuzte Felder aller zusammen

edition-side = In einer Ausgabe steht side = "blue" oder side = "yellow", nicht „{ $value }“.
edition-unknown-key = Eine Ausgabe hat kein „{ $name }“. Sie hat: { $known }.
edition-missing-key = Der Ausgabe fehlt „{ $name }“.
edition-kinds = kinds muss aus einem bis { $most } verschiedenen Buchstaben bestehen (a bis z, aber nicht o), nicht aus „{ $value }“.
edition-walls = walls müssen { $needed } ganze Zahlen von 1 bis 4 sein, für die Chips 2 bis 12, nicht „{ $value }“.
edition-lines = Die Zeichnung eines Plans muss eine ungerade Zahl von Zeilen haben, { $least } bis { $most }, nicht { $count }: abwechselnd Zeilen mit waagerechten Kanten und Zeilen mit Feldern, zuerst und zuletzt Kanten.
edition-corners = Die erste Zeile der Zeichnung zeigt, wie breit der Plan ist: Sie muss { $least } bis { $most } Ecken haben, dazwischen je zwei Zeichen: „+  +  +“.
edition-line-too-long = Zeile { $line } des Plans ist zu lang: Sie kann höchstens { $longest } Zeichen haben.
edition-drawing = Zeile { $line } des Plans, Spalte { $column }: „{ $found }“ bedeutet dort nichts.
edition-count = Auf dem Plan muss „{ $letter }“ mindestens { $least }-mal vorkommen, nicht { $count }-mal.
edition-dots = Elf Felder müssen einen Tupfen (:) haben, nicht { $count }; { $needed } Chips brauchen einen Platz.
edition-enclosed = Die aufgedruckten Wände schließen { $space } schon vor dem Spiel ein.
edition-points = In points heißt eine Aufgabe nach der Größe einer Sorte, etwa 3, oder sie hat einen dieser Namen: { $known }.
edition-size = In points fehlen die Punkte für Sorten mit { $size ->
    [one] { $size } Keks
   *[other] { $size } Keksen
} oder für „{ $letter }“.
edition-places = Die Punkte für „{ $name }“ müssen drei ganze Zahlen von 30 bis hinab zu 1 sein, keine größer als die davor, nicht „{ $value }“.
edition-end-points = end_points müssen vier ganze Zahlen sein, für zwei, drei, vier und fünf Personen, nicht „{ $value }“.
edition-never-ends = Mit { $points } als end_points endet das Spiel vielleicht nie: Ein voller Plan bringt auf den letzten Plätzen sicher nur { $lowest } Punkte.

law-1 = Wer nicht mitspielt, hat keinen Plan (1.1).
law-2 = Wände stehen auf den Kanten des Plans, darunter die aufgedruckten (1.3).
law-3 = Angekreuzt sind die eingeschlossenen Felder und keine anderen (3.6).
law-4 = Ein Chip liegt allein auf einem Feld ohne Kreuz, oder er ist endgültig aus dem Spiel (2.2, 3.6, 4.3).
law-5 = Nicht mehr als zwei Balken bleiben abgestrichen (3.5).
law-6 = Was jemand als Nächstes tut, passt zum bisherigen Spiel und zum eigenen Plan (3.1 bis 3.8).
law-7 = Erfüllt hat eine Aufgabe, wer die nötigen Kreuze hat, und sonst niemand (4.1, 4.2).
law-8 = Die Plätze einer Aufgabe werden der Reihe nach vergeben (4.4, 4.5).
law-9 = Die Punkte sind die der Plätze (4.4).
law-10 = Phase, Runde und Würfel passen zum bisherigen Spiel, und es ist vorbei, wenn jemand genug Punkte hat (3.1, 5.1).
law-11 = Auf der Wertungstafel liegt von jeder Person höchstens ein Chip für jede Aufgabe, die sie erfüllt hat (4.3).
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
view-plain = Einfacher Keks: zählt zu keiner Sorte
view-dotted = Feld mit Tupfen
view-chip = Die { $chip }
view-scoreboard = Wertungstafel: Bei { $points } Punkten endet das Spiel
view-scoreboard-give = Wertungstafel: den Chip abgeben
view-task = Aufgabe: { $task }
view-dice = Die Würfel
view-drink = Das Getränk
view-walls-left = Wände, die noch fehlen: { $left }
view-places = Punkte für die Aufgabe: zuerst geschafft, als Nächstes oder später
view-progress = bisher zwei von drei
view-points = { $points ->
    [one] { $seat } hat einen Punkt.
   *[other] { $seat } hat { $points } Punkte.
}
view-done = Fertig mit dieser Runde.
view-thinking = Denkt noch nach.

ask-place = { $left ->
    [one] Leg deinen letzten Chip auf ein freies Feld.
   *[other] Tipp auf einen Chip, dann auf ein Feld. Noch { $left }.
}
    .typed = Leg einen Chip auf ein freies Feld: noch { $left }.
ask-placed = Alle deine Chips liegen. Sollen sie so bleiben?
ask-draw = { $left ->
    [one] Zeichne eine Wand an deiner { $chip }: Tipp auf eine Kante.
   *[other] Zeichne { $left } Wände um deine { $chip }: Tipp auf Kanten.
}
    .typed = Zeichne Wände um deine { $chip }: noch { $left }.
ask-draw-all = Tipp einmal, und die { $left } Wände um deine { $chip } sind da.
    .typed = Zeichne alle Wände um deine { $chip }: noch { $left }.
ask-bonus = Der dritte Balken! Zeichne eine Wand auf eine beliebige freie Kante.
ask-put = { $left ->
    [one] Ein Keks für dich! Leg den Chip { $chips } auf ein freies Feld.
   *[other] Kekse für dich! Chips { $chips }: Tipp einen an, dann ein freies Feld.
}
    .typed = { $left ->
        [one] Ein Keks für dich! Leg den Chip { $chips } auf ein freies Feld.
       *[other] Kekse für dich! Leg die Chips { $chips } auf freie Felder.
    }
ask-move = Du kannst einen Chip auf ein freies Feld versetzen. Dann tipp auf „Fertig“.
    .typed = Du kannst einen Chip auf ein freies Feld versetzen. Dann wähl „Fertig“.
ask-move-or-give = Geschafft! Tipp auf einen Chip, dann auf die Tafel. Oder versetz erst einen.
    .typed = Geschafft: „{ $task }“! Gib einen Chip ab oder versetz erst einen.
ask-give = Geschafft! Gib einen Chip ab: Tipp auf ihn, dann auf die Tafel.
    .typed = Geschafft: „{ $task }“! Gib einen Chip ab.
ask-done = Das war alles: Tipp auf „Fertig“.
    .typed = Das war alles: Wähl „Fertig“.
all-place = Alle legen ihre Zahlenchips
all-play = Alle spielen die { $chip }
first-chip = Wähl zuerst einen Zahlenchip.
then-space = Tipp jetzt auf ein freies Feld.
then-scoreboard = Tipp jetzt auf die Wertungstafel.
then-either = Tipp jetzt auf ein freies Feld oder auf die Wertungstafel.

# Puzzles

goal-walls = Zeichne die Wände für diesen Wurf so, dass sie möglichst viele Felder einschließen.
goal-chip = Versetz einen Chip so, dass du mit dem nächsten Wurf voraussichtlich die meisten Felder einschließt. Eine 7 kommt viel öfter als eine 2 oder eine 12!
