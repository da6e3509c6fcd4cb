# Käsekästchen. Clauses: the value is the rule; .ruling is what we decided where the rules are
# silent, .option a choice at the table.

name = Käsekästchen
tagline = Reihum ein Strich. Wer ein Kästchen schließt, behält es und zieht noch einen.
intro = Zieht reihum Striche zwischen den Punkten und schließt so viele Kästchen, wie ihr könnt. Für zwei bis vier Personen. Es sieht harmlos aus, bis jeder Strich etwas verschenkt.
credit = Ein altes Spiel für Stift und Papier; es gehört niemandem. Édouard Lucas hat es 1889 beschrieben.
score = Kästchen

section-1 = Aufbau
clause-1-1 = Der Spielplan ist ein Gitter aus Punkten, und je vier davon sind die Ecken eines Kästchens. Am Anfang ist noch kein Strich gezogen.
    .option = Eine bis sechs Reihen und eine bis sechs Spalten mit Kästchen; üblich sind je vier.

section-2 = Ein Zug
clause-2-1 = Zieh einen Strich zwischen zwei benachbarten Punkten, waagerecht oder senkrecht, wo noch keiner ist.
clause-2-2 = Ist dein Strich die vierte Seite eines Kästchens, gehört es dir. Ein Strich kann zwei Kästchen schließen.
clause-2-3 = Hast du ein Kästchen geschlossen, ziehst du noch einen Strich, außer es sind schon alle gezogen. Sonst ist die nächste Person am Zug.
    .ruling = Gespielt wird im Uhrzeigersinn, und wer beginnt, wird ausgelost.
    .option = Beim Eröffnen des Tischs könnt ihr bestimmen, wer beginnt.

section-3 = Das Ende
clause-3-1 = Sind alle Striche gezogen, gewinnt, wer die meisten Kästchen hat. Liegen mehrere gleichauf vorn, gewinnen sie gemeinsam; zu zweit ist es dann unentschieden.

refusal-1-1 = Diesen Strich gibt es auf diesem Spielplan nicht.
refusal-2-1 = Dieser Strich ist schon gezogen: Nimm einen, der noch frei ist.

option-rows = Reihen mit Kästchen
option-columns = Spalten mit Kästchen

ending-single = { $winners } hat die meisten Kästchen und gewinnt.
ending-shared = { $winners } haben die meisten Kästchen und gewinnen gemeinsam.
ending-draw = Beide haben gleich viele Kästchen: unentschieden.

edge-above = oberhalb von { $box }
edge-left = links von { $box }
edge-right = rechts von { $box }
edge-below = unterhalb von { $box }
move-draw = Strich { $edge }
hint-closes = Damit schließt du { $boxes } und ziehst noch einen Strich.
hint-closes-last = Damit schließt du { $boxes }: Es ist der letzte Strich.
hint-offers = Die nächste Person kann { $boxes } schließen.
hint-safe = Nach diesem Strich kann niemand ein Kästchen schließen.

ask-draw = Zieh einen Strich zwischen zwei Punkten.
ask-close = Du kannst ein Kästchen schließen: Zieh einen Strich.

tip-draw = Tipp zwischen zwei Punkte, und du ziehst einen Strich. Wer die vierte Seite eines Kästchens zieht, bekommt es und zieht noch einen Strich. Zieh also lieber nicht die dritte! Wer am Ende die meisten Kästchen hat, gewinnt!
tip-close = Drei Seiten sind schon da! Zieh die vierte, und das Kästchen gehört dir. Dann ziehst du noch einen Strich.
tip-third = Vorsicht: Ziehst du hier die dritte Seite, zieht die nächste Person die vierte und bekommt das Kästchen.
tip-chain = Jetzt verschenkt jeder Strich Kästchen. Zähl vorher: Wie viele kann die nächste Person dann nacheinander schließen? Zieh dort, wo es am wenigsten sind, zum Beispiel hier.
how-draw = Zieht reihum einen Strich zwischen zwei benachbarten Punkten.
how-close = Zieh die vierte Seite eines Kästchens, und es gehört dir: Dein Keks kommt hinein. Dann ziehst du noch einen Strich.
how-third = Zieh möglichst nicht die dritte Seite eines Kästchens: Die nächste Person zieht die vierte.
how-win = Sind alle Striche gezogen, gewinnt, wer die meisten Kästchen hat.

log-begins = { $seat } beginnt.
log-draws = { $seat } zieht den Strich { $edge }.
log-closes = { $seat } zieht den Strich { $edge } und schließt { $boxes }.

view-boxes = { $boxes ->
    [one] { $seat } hat ein Kästchen.
   *[other] { $seat } hat { $boxes } Kästchen.
}
view-left = { $left ->
    [one] Ein Strich ist noch zu ziehen.
   *[other] { $left } Striche sind noch zu ziehen.
}
view-box = Kästchen { $box }
view-owned = { $box }: { $seat }
text-legend = -- und | Striche · A, B, C und D wem das Kästchen gehört
told-owner = gehört { $seat }
told-lines = Striche: { $sides }
told-no-lines = kein Strich
told-above = oben
told-left = links
told-right = rechts
told-below = unten

highlight-double = { $times } zwei Kästchen mit einem Strich
highlight-again = { $times } gleich wieder am Zug
highlight-offers = { $count ->
    [one] Ein Kästchen verschenkt
   *[other] { $count } Kästchen verschenkt
}
tally-double = Zwei Kästchen mit einem Strich
tally-again = Zusätzliche Striche
tally-offers = Verschenkte Kästchen

measure-boxes-of-the-winner = Kästchen beim Sieg
measure-lead = Vorsprung in Kästchen

law-1 = Nur wer mitspielt, hat Kästchen (1.1).
law-2 = Striche liegen zwischen benachbarten Punkten des Spielplans (1.1, 2.1).
law-3 = Jedes Kästchen mit vier Seiten gehört genau einer Person, und kein anderes gehört jemandem (2.2).
law-4 = Das Spiel ist vorbei, wenn alle Striche gezogen sind, und kein Strich ist da, bevor jemand beginnt (2.3, 3.1).
law-5 = Am Zug ist jemand, der mitspielt (2.3).

# Puzzles

goal-boxes = { $count ->
    [one] Schließ so viele Kästchen wie möglich. Eins kannst du noch bekommen, egal, was die andere Person tut.
   *[other] Schließ so viele Kästchen wie möglich. { $count } kannst du noch bekommen, egal, was die andere Person tut.
}
