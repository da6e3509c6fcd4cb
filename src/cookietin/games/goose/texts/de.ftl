# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Gänsespiel
tagline = Ein Wettlauf über 63 Felder: würfeln, rennen und auf eine Gans hoffen.
intro = Hier gibt es nichts zu entscheiden: Die Würfel bestimmen alles, und gerade das macht kleinen Kindern Spaß.
credit = Ein altes Spiel, seit Jahrhunderten überliefert; es gehört niemandem. Das gedruckte Regelblatt, dem wir folgen, nennt keinen Autor.
score = Feld

section-1 = Der Spielplan
clause-1-1 = Die Felder sind von 1 bis 63 nummeriert. Jede Figur beginnt neben dem Spielplan; das zählt als Feld 0.
    .ruling = Zwei bis sechs Personen.
clause-1-2 = Gänse stehen auf 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 und 59.
    .option = Die meisten anderen Spielpläne haben eine dreizehnte Gans auf 23; ihr könnt sie dazunehmen.
clause-1-3 = Die anderen besonderen Felder: 6 fliegende Gans, 19 Nest, 31 Brunnen, 42 Umweg, 52 Käfig, 58 Suppe, 63 Ziel.
    .told = Hier passiert nichts Besonderes.
clause-1-4 = Figuren können sich ein Feld teilen.
    .ruling = Auf einem Feld können beliebig viele Figuren stehen. Wählt ihr Tauschen oder Zurückgehen, geschieht das nur einmal: dort, wo der ganze Zug endet (nach allen Gänsen, Flug oder Umweg) und bevor das Nest dich aussetzen lässt; nie auf 0, 31 oder 52. Wer auf ein Feld gesetzt wird, ist dort nicht gelandet: Nichts aus Abschnitt 3 geschieht, niemand kommt frei oder wird gefangen. Wird eine Figur, die im Nest ausruht, woandershin gesetzt, setzt sie trotzdem aus. Musst du nach deinem ersten Wurf zurück, gilt er trotzdem als verbraucht.
    .option = Was auf einem besetzten Feld geschieht: Die Figuren teilen es sich, wie üblich; oder sie tauschen, und die Figur, die dort steht (bei mehreren die, die schon am längsten dort ist), kommt auf das Feld, von dem aus du gewürfelt hast; oder du selbst kommst dorthin zurück.

section-2 = Wenn du an der Reihe bist
clause-2-1 = Würfle mit zwei Würfeln und zieh so viele Felder vorwärts, wie sie zusammen zeigen.
clause-2-2 = Zeigt dein erster Wurf im Spiel eine 4 und eine 5, kommst du direkt auf 53; zeigt er eine 6 und eine 3, kommst du direkt auf 26. Gezogen wird dann nicht.
    .ruling = Du musst dorthin; die gedruckte Regel stellt es dir frei.
    .option = Das gilt nur beim ersten Wurf, wie gedruckt, oder bei jedem Wurf von Feld 0 aus: Dann kann eine Figur, die wegen der Suppe zurückmusste, nicht mit einer Neun von Gans zu Gans bis auf 63 laufen.
clause-2-3 = Gespielt wird im Uhrzeigersinn.
    .ruling = Die gedruckte Regel sagt weder, in welcher Richtung gespielt wird, noch, wer beginnt. Bei uns geht es im Uhrzeigersinn, und wer beginnt, wird ausgelost.
    .option = Beim Eröffnen des Tischs könnt ihr bestimmen, wer beginnt.

section-3 = Wo du landest
clause-3-1 = Auf einer Gans ziehst du dieselbe Zahl gleich noch einmal in dieselbe Richtung, auf der nächsten Gans wieder. Zum Beispiel: Bringt dich eine 4 auf eine Gans, ziehst du noch einmal 4.
    .ruling = Du musst; die gedruckte Regel stellt es dir frei.
clause-3-2 = Kommst du mit deinem Wurf über 63 hinaus, zählst du den Rest rückwärts. Zum Beispiel: Mit einer 5 kommst du von 60 auf 63 und zurück auf 61. Von da an bist du mit diesem Wurf rückwärts unterwegs: Eine Gans bringt dich jetzt noch einmal um die ganze gewürfelte Zahl zurück.
clause-3-3 = 6, die fliegende Gans: Du fliegst auf 12.
clause-3-4 = 19, das Nest: Ruh dich aus und setz beim nächsten Mal aus.
clause-3-5 = 31, der Brunnen: Du wartest, bis eine andere Figur hier landet. Dann wartet sie an deiner Stelle, und du spielst ab deinem nächsten Zug weiter.
    .ruling = Eine befreite Figur, die noch hier steht, wird nicht noch einmal gefangen.
clause-3-6 = 42, der Umweg: Geh zurück auf 37.
clause-3-7 = 52, der Käfig: genau wie der Brunnen.
    .printed = Nach deinem gedruckten Regelblatt kommt hier frei, wer im Brunnen war; bei uns kommt frei, wer im Käfig war, wie in den anderen Sprachen.
    .told = 52, der Käfig: Du wartest, bis eine andere Figur hier landet. Dann wartet sie an deiner Stelle, und du spielst ab deinem nächsten Zug weiter.
clause-3-8 = 58, die Suppe: Geh zurück an den Start, auf Feld 0.
clause-3-9 = 63, das Ziel: Landest du genau hier, gewinnst du sofort.
clause-3-10 = Besondere Felder gelten, ganz gleich, wie du auf ihnen landest.
    .ruling = Die gedruckte Regel sagt dazu nichts. Bei uns gelten sie auch dann, wenn du nach einer Gans, beim Rückwärtszählen, nach Regel 2.2 (53 und 26 sind gewöhnliche Felder) oder nach Flug oder Umweg dort landest.

section-4 = Warten
clause-4-1 = Mit Freilassung gilt: Eine Figur, die seit ihrer Landung im Brunnen oder im Käfig dreimal ausgesetzt hat, spielt beim nächsten Mal weiter.
    .ruling = In der gedruckten Regel ist die Freilassung nur eine Möglichkeit. Zu zweit spielen wir mit ihr, wenn ihr nichts anderes wählt.
    .option = Freilassung nach dreimal Aussetzen: nur zu zweit, wie üblich; immer; oder nie.
    .told = Nach dreimal Aussetzen spielst du beim nächsten Mal auf jeden Fall weiter.
clause-4-2 = Ohne Freilassung endet das Spiel unentschieden, sobald alle Figuren im Brunnen oder im Käfig warten.
    .ruling = Was dann geschieht, sagt die gedruckte Regel nicht; das Unentschieden ist von uns. Vorkommen kann es nur zu zweit.

option-goose_on_23 = Eine dreizehnte Gans auf 23
option-occupied = Auf einem besetzten Feld
    .share = die Figuren teilen es sich
    .swap = die Figuren tauschen die Plätze
    .back = wer dazukommt, geht zurück
option-nine_rule = Die besondere Neun (4 und 5, 6 und 3)
    .first-throw = nur beim ersten Wurf
    .from-start = bei jedem Wurf vom Start aus
option-release = Freilassung nach dreimal Aussetzen
    .auto = zu zweit
    .on = immer
    .off = nie

ending-home = { $winners } erreicht die 63 und gewinnt.
ending-deadlock = Alle sitzen im Brunnen oder im Käfig fest: unentschieden.

move-throw = Würfeln
tip-aim = Tipp auf die Würfel: Deine Figur läuft so viele Felder weiter, wie beide zusammen zeigen. Wer zuerst genau auf 63 landet, gewinnt! Zwei Felder zeigen Würfel: Würfelst du gleich beim ersten Mal genau das, kommst du direkt dorthin.
    .own-dice = Würfle und tipp die beiden Zahlen an: Deine Figur läuft so viele Felder weiter, wie die Würfel zusammen zeigen. Wer zuerst genau auf 63 landet, gewinnt! Zwei Felder zeigen Würfel: Würfelst du gleich beim ersten Mal genau das, kommst du direkt dorthin.
tip-squares = Landest du auf einer Gans, läufst du dieselbe Zahl gleich noch einmal. Nest, Brunnen und Käfig halten dich auf, Umweg und Suppe schicken dich zurück.
tip-hold = Was macht ein Feld? Halt den Finger darauf, dann liest du es.
tip-held = Hier geht es erst mal nicht weiter: Im Nest setzt du einmal aus, im Brunnen und im Käfig dreimal, wenn nicht vorher eine andere Figur dort landet.
tip-held-long = Hier geht es erst mal nicht weiter: Im Nest setzt du einmal aus, im Brunnen und im Käfig wartest du, bis eine andere Figur dort landet.
tip-soup = Ab in die Suppe! Wer auf 58 landet, muss zurück an den Start. Macht nichts: ein paar Gänse, und du bist wieder vorn dabei.
tip-finish = Fast geschafft! Du musst genau auf 63 landen. Würfelst du zu viel, zählst du den Rest rückwärts. Von 62 aus gewinnt kein Wurf: Zwei Würfel ergeben mindestens 2.
how-throw = Würfelt reihum mit zwei Würfeln. Deine Figur zieht so weit, wie beide zusammen zeigen; zu entscheiden gibt es nichts.
how-goose = Landest du auf einer Gans, ziehst du dieselbe Zahl noch einmal, und wieder, wenn auch dort eine Gans ist.
how-held = Im Nest setzt du einmal aus. Im Brunnen und im Käfig wartest du, bis eine andere Figur dort landet und deinen Platz einnimmt. Zu zweit setzt du dort höchstens dreimal aus.
how-soup = Vorsicht vor dem Umweg, der dich auf 37 zurückführt, und vor der Suppe, die dich an den Start zurückbringt.
how-win = Wer zuerst genau auf 63 landet, gewinnt. Würfelst du zu viel, zählst du den Rest rückwärts.

square = Feld { $number }
dice = Die Würfel
start = Start
goose = Gans
flying-goose = Fliegende Gans
nest = Nest
well = Brunnen
detour = Umweg
cage = Käfig
soup = Suppe
finish = Ziel
pawn-on = { $seat }: { $square }
pawn-waits = { $seat }: { $square }, sitzt fest
pawn-rests = { $seat }: { $square }, ruht sich aus

log-begins = { $seat } beginnt.
log-throws = { $from ->
    [0] { $seat } würfelt { $one } und { $other }: vom Start auf { $to }.
   *[other] { $seat } würfelt { $one } und { $other }: von { $from } auf { $to }.
}
log-throws-too-far = { $seat } würfelt { $one } und { $other }: von { $from } bis 63 und { $over } zu viel, also zurück auf { $to }.
log-nine = { $seat } würfelt { $one } und { $other }: direkt auf { $to }!
log-goose = Eine Gans! Weiter auf { $to }.
log-goose-too-far = Eine Gans! Bis 63 und { $over } zu viel, also zurück auf { $to }.
log-goose-back = Eine Gans! Zurück auf { $to }.
log-flight = Die fliegende Gans bringt { $seat } auf { $to }.
log-detour = Verirrt: zurück auf { $to }.
log-nest = { $seat } macht im Nest Pause und setzt einmal aus.
log-well = { $seat } fällt in den Brunnen.
log-cage = { $seat } sitzt im Käfig fest.
log-soup = Ab in die Suppe! { $seat } ist wieder am Start.
log-freed = { $seat } ist frei.
log-swapped = { $seat } und { $other } tauschen die Plätze: { $other } steht jetzt auf { $to }.
log-put-back = { $other } steht schon dort: { $seat } geht zurück auf { $to }.
log-misses = { $seat } setzt aus.
log-released = { $seat } hat lange genug gewartet und spielt weiter.

highlight-soup = { $times } in der Suppe
highlight-nine = Fliegender Start mit einer Neun
highlight-too-far = { $times } übers Ziel hinaus und wieder zurück
highlight-well = { $times } im Brunnen
highlight-cage = { $times } im Käfig
highlight-goose = { $times } auf dem Rücken einer Gans
highlight-misses = { $times } nur zugeschaut

law-1 = Jede Person hat eine Figur, und mehr gibt es nicht (1.1).
law-2 = Jede Figur steht auf einem Feld von 0 bis 63 (1.1).
law-3 = Keine Figur bleibt auf einer Gans, auf 6, 42 oder 58: Diese Felder schicken sie weiter (3.1, 3.3, 3.6, 3.8).
law-4 = Wer auf 63 steht, hat gewonnen, und sonst niemand (3.9).
law-5 = Eine Figur wartet nur im Brunnen oder im Käfig (3.5, 3.7).
law-6 = Höchstens eine Figur wartet im Brunnen, und höchstens eine im Käfig (3.5, 3.7).
law-7 = Nur eine Figur, die ins Nest gekommen ist, ruht sich aus (3.4).
law-8 = Eine Figur, für die noch nicht gewürfelt wurde, steht noch auf 0 (1.1).
law-9 = An der Reihe ist jemand, der würfeln kann, und Phase und Runde passen zum bisherigen Spiel (2.3, 3.4, 4.2).
law-10 = Wie oft eine Figur ausgesetzt hat, höchstens dreimal, wird nur gezählt, solange sie wartet und freikommen kann (4.1).
law-11 = Tauschen Figuren die Plätze, haben sie eine einzige Reihenfolge der Ankunft, sonst keine (1.4).
law-12 = Ob schon gewürfelt wurde und ob eine Figur ruht oder wartet, ist jeweils 0 oder 1.
