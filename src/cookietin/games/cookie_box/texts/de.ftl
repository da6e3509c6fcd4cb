# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Keksschachtel
tagline = Eine Schachtel voller Überraschungen: Nimm den Keks, der oben liegt, und hoffe, dass er nicht ranzig ist.
intro = Eine Schachtel mit 33 Keksen wird geschüttelt und geöffnet. Reihum nehmt ihr einen Keks, auf dem nichts liegt; die meisten sind eine Überraschung.

section-1 = Die Kekse
clause-1-1 = Es sind 33. Jeder hat auf einer Seite ein Bild oder gar keins: 5 schlicht, 4 doppelt, 4 sehnsüchtig, 4 großzügig, 4 frech, 3 ranzig, 6 Glück, 2 Pech und 1 golden.
    .ruling = Es spielen zwei bis sechs Personen.
clause-1-2 = Liegt ein Keks mit dem Bild nach oben, sehen alle, was er ist; liegt er mit dem Bild nach unten, weiß es niemand. Ein schlichter Keks sieht von beiden Seiten gleich aus: wie einer, dessen Bild unten liegt.

section-2 = Vorbereitung
clause-2-1 = Schüttelt die Schachtel.
    .ruling = Der Haufen wird nachgestellt. Runde, gleich große Kekse fallen einer nach dem anderen in eine rechteckige Schachtel, an zufällige Stellen und auf die eine oder die andere Seite; jeder bleibt auf dem liegen, was unter ihm ist, und ein paar bleiben auf der Kante stehen, an der Wand oder zwischen zwei anderen. Eine Zahl, die in der Aufzeichnung steht, legt fest, wo jeder Keks liegt oder steht, bei welchen das Bild oben ist und welches Bild es ist. Was ein Keks mit dem Bild nach unten ist, legt sie nicht fest: Das wird gezogen, wenn er aufgedeckt wird, aus allen, die weder schon gezeigt wurden noch mit dem Bild nach oben liegen.
    .house = Wie groß Schachtel und Kekse sind, wie sie rutschen und wie viele auf der Kante stehen.
clause-2-2 = Eine oder einer von euch beginnt.
    .ruling = Ausgelost oder beim Einrichten des Tischs bestimmt; gedruckt ist es, wer zuletzt einen Keks gegessen hat.
    .option = Wer beginnt (first): random (wird ausgelost) oder ein Platz.

section-3 = Wenn du an der Reihe bist
clause-3-1 = Nimm einen Keks aus der Schachtel, auf dem kein anderer liegt, auch nicht zum Teil. Im Zweifel gilt er als bedeckt: Ganz nah ist berührt.
clause-3-2 = Ein Keks auf der Kante kann nicht genommen werden und zeigt nichts. Er bedeckt das, worauf er steht, nicht das, woran er lehnt. Wird ein Keks genommen, an dem er lehnt, fällt er um, wo er stand, und liegt auf allem, was er dann überdeckt; welche Seite oben ist, wird dabei gezogen. Mehrere fallen in der Reihenfolge, in der sie in die Schachtel kamen. Einer, der nur an der Wand lehnt, bleibt bis zum nächsten Schütteln stehen.
clause-3-3 = Kann kein Keks genommen werden, wird die Schachtel mit dem, was noch darin ist, wieder geschüttelt, auch mitten in einem Zug. Ein Keks, den ihr schon kanntet, ist wieder unbekannt, wenn sein Bild dann unten liegt.
    .ruling = Kann nach einem Schütteln nichts genommen werden, wird es wiederholt; auch das erste.
clause-3-4 = Zeig den Keks, behalt ihn und führ sofort aus, was er verlangt. Geht das nicht, geschieht nichts.
clause-3-5 = Danach kommt an die Reihe, wer links von dir sitzt.
clause-3-6 = Deine Kekse liegen verdeckt vor dir.
    .ruling = Deine eigenen darfst du ansehen. Die anderen sehen, wie viele du hast, und wissen nur, was gezeigt wurde.

section-4 = Was die Kekse tun
clause-4-1 = Schlicht: nichts; am Ende ein Punkt.
clause-4-2 = Doppelt: Nimm noch einen Keks, nach 3.1 bis 3.4. Ist die Schachtel leer, geschieht nichts.
clause-4-3 = Sehnsüchtig: Nimm einen zufälligen Keks von jemandem deiner Wahl, der einen hat, und führ aus, was er verlangt. Hat sonst niemand einen, geschieht nichts.
    .ruling = Der Keks wird allen gezeigt.
clause-4-4 = Großzügig: Gib einen deiner Kekse, der nicht großzügig ist, jemand anderem; wer ihn bekommt, muss ausführen, was er verlangt. Hast du keinen anderen, geschieht nichts.
    .ruling = Du musst, wenn du kannst, und der Keks wird allen gezeigt.
clause-4-5 = Frech: Tausch alle deine Kekse, diesen auch, gegen alle Kekse von jemandem deiner Wahl.
    .ruling = Auch mit jemandem, der keinen hat.
clause-4-6 = Ranzig: Misch alle deine Kekse, diesen auch, und wirf zufällig die Hälfte davon weg, abgerundet. Sie sind aus dem Spiel, und niemand sieht, welche es sind.
clause-4-7 = Glück: zählt zwei Punkte.
clause-4-8 = Pech: zählt einen Minuspunkt.
clause-4-9 = Golden: zählt drei Punkte.
clause-4-10 = Ein Keks wirkt sofort, und zwar für die Person, die ihn bekommt: wenn er aus der Schachtel genommen, durch Sehnsüchtig geholt oder durch Großzügig verschenkt wird.
    .ruling = Getauschte und gestohlene Kekse wirken nicht. Ist die Kette zu Ende, kommt an die Reihe, wer links von der Person sitzt, die am Zug war. Jeder Keks aus 4.2 bis 4.6, der wirkt, wird gezählt, auch wenn nichts geschieht; nach 64 in einem Zug werden weitere ohne Wirkung behalten.

section-5 = Der Dieb
clause-5-1 = Solange die Person am Zug noch keinen Keks genommen hat, darf jede andere einen zufälligen Keks aus einem fremden Stapel stehlen.
    .ruling = Höchstens einmal in jeder Runde: einmal reihum, gezählt ab der Person, die begonnen hat. Nie zwischen zwei Wirkungen. Ab drei Personen, und keine zwei an einem Gerät.
    .option = Mit Dieb (thief): off, on.
clause-5-2 = Der gestohlene Keks liegt beiseite, bis die Sache geklärt ist: Er gehört zu keinem Stapel und wird nicht mitgezählt, keine Wirkung betrifft ihn, und er wirkt nicht.
clause-5-3 = Wer bestohlen wurde, darf den Keks zurückfordern und dafür den Dieb nennen: einmal für jeden Diebstahl und bis zum Ende des eigenen nächsten Zugs. Stimmt es, kommt der Keks zurück; fordert ihn niemand zurück, gehört er dem Dieb.
    .ruling = Auch eine falsche Beschuldigung klärt die Sache: Der Keks gehört dem Dieb. Was am Ende des Spiels noch offen ist, gehört dem Dieb. Der nächste Zug ist einer, der nach dem Diebstahl beginnt.
clause-5-4 = Gestohlen wird heimlich: Wer hinschaut, sieht es.
    .ruling = Am Bildschirm ist eine Sekunde lang für alle eine Hand in der Farbe des Diebs am bestohlenen Stapel zu sehen. Im Verlauf steht der Diebstahl erst, wenn er geklärt ist. Bots bemerken ihn zufällig, stärkere öfter.

section-6 = Das Ende
clause-6-1 = Das Spiel endet, wenn die Schachtel leer ist.
    .ruling = Was der letzte Keks verlangt, wird noch ausgeführt.
clause-6-2 = Jeder Keks zählt einen Punkt, außer denen aus 4.7, 4.8 und 4.9. Wer die meisten Punkte hat, gewinnt.
    .ruling = Auch weniger als null ist möglich. Auf dem gedruckten Blatt gewinnen die meisten Kekse, mit denselben Werten.
clause-6-3 = Bei gleich vielen Punkten gewinnt, wer mehr schlichte Kekse hat.
    .ruling = Ist auch das gleich, gewinnt ihr gemeinsam.

refusal-3-1 = Auf diesem Keks liegt etwas, oder er ist schon weg.
refusal-3-2 = Dieser Keks steht auf der Kante: Er kann nicht genommen werden.
refusal-3-4 = Führ zuerst aus, was dein Keks verlangt.
refusal-4-3 = Mit Sehnsüchtig nimmst du von jemand anderem, der einen Keks hat.
refusal-4-4 = Mit Großzügig gibst du jemand anderem einen deiner Kekse, der nicht großzügig ist.
refusal-4-5 = Mit Frech tauschst du alle Kekse mit jemand anderem.
refusal-5-1 = Stehlen kannst du einmal in jeder Runde aus einem fremden Stapel, bevor die Person am Zug einen Keks nimmt. Ab drei Personen, mit Dieb und jede an einem eigenen Gerät.
refusal-5-3 = Zurückfordern kannst du einen Keks, der dir gestohlen wurde, einmal und von jemand anderem.

option-thief = Mit Dieb

ending-points = Die meisten Punkte: { $winners } gewinnt.
ending-plain = Gleich viele Punkte, aber mehr schlichte Kekse: { $winners } gewinnt.
ending-shared = In allem gleich: { $winners } gewinnen gemeinsam.

plain = Schlicht
double = Doppelt
yearning = Sehnsüchtig
generous = Großzügig
cheeky = Frech
rancid = Ranzig
good-fortune = Glück
bad-fortune = Pech
golden = Golden

move-take = Keks { $number } nehmen
move-take-known = Keks { $number } nehmen: { $cookie }
move-from = Von { $seat } nehmen
move-give = An { $seat } geben: { $cookie }
move-swap = Alles mit { $seat } tauschen
move-steal = Von { $seat } stehlen
move-claim = Es war { $seat }!
move-claim-one = { $cookie }: Es war { $seat }!
guide-move = Tippe auf etwas Umrandetes: In der Schachtel sind das Kekse, auf denen nichts liegt. Die mit dem Bild nach unten sind eine Überraschung; was darunter liegt, auch.

hint-take = Niemand weiß, was es ist.
hint-plain = Ein Punkt.
hint-double = Ein Punkt, und du nimmst noch einen Keks.
hint-yearning = Ein Punkt, und du nimmst jemand anderem einen zufälligen Keks weg.
hint-generous = Ein Punkt, und du gibst einen deiner Kekse her.
hint-cheeky = Ein Punkt, und du tauschst alle deine Kekse mit jemand anderem.
hint-rancid = Ein Punkt, aber die Hälfte deiner Kekse wird weggeworfen.
hint-good-fortune = Zwei Punkte.
hint-bad-fortune = Ein Punkt weniger.
hint-golden = Drei Punkte.
hint-from = { $count ->
    [one] Es ist der einzige Keks von { $seat }.
   *[other] Einer von { $count } Keksen von { $seat }, zufällig gezogen. Was er tut, tut er für dich.
}
hint-give = { $seat } muss ausführen, was der Keks verlangt.
hint-swap = Du gibst { $yours } und bekommst { $theirs }.
hint-steal = Ein zufälliger Keks von { $seat }. Wer hinschaut, sieht deine Hand.
hint-claim = War es { $seat }, kommt der Keks zurück. Wenn nicht, ist er verloren.

log-begins = { $seat } beginnt.
log-shake = Die Schachtel wird geschüttelt und geöffnet.
log-shake-again = Nichts kann genommen werden: Die Schachtel wird wieder geschüttelt.
log-takes = { $seat } nimmt einen Keks: { $cookie }.
log-falls = Ein Keks, der auf der Kante stand, fällt um.
log-falls-icon = Ein Keks, der auf der Kante stand, fällt um: { $cookie }.
log-yearns = { $seat } nimmt einen Keks von { $other }: { $cookie }.
log-gives = { $seat } gibt { $other } einen Keks: { $cookie }.
log-swaps = { $seat } und { $other } tauschen alle ihre Kekse.
log-rancid = { $count ->
    [one] Einer der { $all } Kekse von { $seat } wird weggeworfen.
   *[other] { $count } der { $all } Kekse von { $seat } werden weggeworfen.
}
log-thrown = Weggeworfen, von { $seat }: { $cookie }.
log-ignored = { $cookie }: Es gibt nichts zu tun.
log-enough = { $cookie }: genug für einen Zug, es geschieht nichts.
log-stolen = Gestohlen von { $seat }: { $cookie }.
log-claim-right = { $seat } beschuldigt { $other }, und das stimmt: Der gestohlene Keks kommt zurück.
log-claim-wrong = { $seat } beschuldigt { $other }, und das stimmt nicht: Es war { $thief } und behält den Keks.
log-kept = { $thief } hat { $seat } einen Keks gestohlen und behält ihn.
log-counts = { $points ->
    [one] { $seat } hat { $points } Punkt.
   *[other] { $seat } hat { $points } Punkte.
}

text-box = In der Schachtel: { $count }
text-free = kann genommen werden
text-under = unter { $cookies }
text-edge = auf der Kante
text-face-down = Bild unten
text-pile = { $count ->
    [one] ein Keks
   *[other] { $count } Kekse
}
text-thrown = weggeworfen: { $count }
text-apart = gestohlen und nicht geklärt: { $count }

law-1 = Die 33 Kekse sind irgendwo, jeder genau einmal (1.1).
law-2 = Alle Kekse zusammen haben 37 Punkte (6.2).
law-3 = Ein Stapel hat so viele Kekse, wie gezählt sind, von den Arten, die sein Besitzer sieht (3.6).
law-4 = Was jemand weiß, ist wahr, und alle kennen den eigenen Stapel (3.6).
law-5 = Genommen werden kann, worauf nichts liegt, und nur ein flach liegender Keks zeigt ein Bild (3.1, 3.2).
law-6 = Jeder ungeklärte Diebstahl hat einen Dieb und einen Keks, der beiseiteliegt (5.1, 5.2).
law-7 = Zug, Abschnitt und Zähler passen zur Partie (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, darauf: { $above }
view-number = Keks { $number }: { $cookie }
view-stolen = Dir wurde gestohlen: { $cookie }. Tippe darauf und dann auf den Stapel des Diebs.
view-loot = Du hast gestohlen: { $cookie }
view-yours = Deine Kekse
view-hidden = Noch nicht gesehen
view-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

does-plain = 1 Punkt
does-double = noch einen nehmen
does-yearning = jemandem einen wegnehmen
does-generous = einen verschenken
does-cheeky = alle Kekse tauschen
does-rancid = der halbe Stapel kommt weg
does-good-fortune = 2 Punkte
does-bad-fortune = 1 Minuspunkt
does-golden = 3 Punkte

ask-take = Nimm einen Keks, auf dem nichts liegt.
ask-double = Doppelt: Nimm noch einen Keks, auf dem nichts liegt.
ask-yearning = Sehnsüchtig: Wähl den Stapel, von dem du einen Keks nimmst.
ask-generous = Großzügig: Wähl einen deiner Kekse und dann, wer ihn bekommt.
ask-cheeky = Frech: Wähl, mit wem du alle Kekse tauschst.
ask-robbed = Dir wurde ein Keks gestohlen: { $cookie }! Wer war’s?
first-own = Wähl zuerst einen deiner Kekse.
first-theft = Tippe zuerst auf den gestohlenen Keks.

banner-theft = Ein Keks ist weg!
banner-who = Wer war das?
banner-claim = „Du warst es!“
banner-right = Stimmt! Der Keks kommt zurück.
banner-wrong = Falsch! Es war …
banner-kept = Der Dieb ist entkommen: …
