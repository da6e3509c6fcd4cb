# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Keksschachtel
tagline = Eine Schachtel voller Überraschungen: Nimm einen Keks von oben und hoffe, dass es kein alter ist.
intro = Eine Schachtel mit 33 Keksen wird geschüttelt und geöffnet. Reihum nehmt ihr einen Keks, auf dem nichts liegt; die meisten sind eine Überraschung.
credit = Nach einem Spiel mit 33 Keksen. Das gedruckte Regelblatt, dem wir folgen, nennt weder Titel noch Autor noch Verlag.
score = Punkte

section-1 = Die Kekse
clause-1-1 = Es sind 33, jeder mit einem Bild auf einer Seite oder ohne Bild: 5 × Normal, 4 × Doppel, 4 × Unersättlich, 4 × Großzügig, 4 × Dreist, 3 × Alter Keks, 6 × Großes Glück, 2 × Pech und 1 × Goldkeks.
    .ruling = Zwei bis sechs Personen.
clause-1-2 = Liegt ein Keks offen, also mit dem Bild nach oben, sehen alle, was er ist; liegt er verdeckt, weiß es niemand. Ein normaler Keks hat kein Bild: Er sieht von beiden Seiten gleich aus, wie einer, der verdeckt liegt.

section-2 = Aufbau
clause-2-1 = Schüttelt die Schachtel.
    .ruling = Wie die Kekse liegen, wird simuliert. Runde, gleich große Kekse fallen einer nach dem anderen in eine rechteckige Schachtel, an zufällige Stellen und auf die eine oder die andere Seite; jeder bleibt auf dem liegen, was unter ihm ist, und ein paar bleiben hochkant stehen, am Rand oder zwischen zwei anderen. Eine Zahl, die in der Mitschrift steht, legt fest, wo jeder Keks liegt oder steht, bei welchen das Bild zu sehen ist und welches Bild es ist. Was ein verdeckter Keks ist, legt sie nicht fest: Das wird gezogen, wenn er gezeigt wird, aus den Keksen, die noch nicht gezeigt wurden und deren Bild nicht zu sehen ist.
    .house = Wie groß Schachtel und Kekse sind, wie sie rutschen und wie viele hochkant stehen.
clause-2-2 = Jemand von euch beginnt.
    .ruling = Wer, wird ausgelost oder beim Eröffnen des Tischs bestimmt; nach der gedruckten Regel beginnt, wer zuletzt einen Keks gegessen hat.
    .option = Beim Eröffnen des Tischs könnt ihr bestimmen, wer beginnt.

section-3 = Wenn du an der Reihe bist
clause-3-1 = Nimm einen Keks aus der Schachtel, auf dem kein anderer liegt, auch nicht zum Teil. Im Zweifel gilt er als bedeckt.
    .ruling = Liegt ein Keks höher als ein anderer und ganz nah an ihm, gilt der andere als bedeckt.
clause-3-2 = Ein Keks, der hochkant steht, kann erst genommen werden, wenn er umkippt und flach liegt.
    .ruling = Er zeigt nichts. Er bedeckt das, worauf er steht, aber nicht das, woran er lehnt. Wird ein Keks genommen, an dem er lehnt, kippt er an Ort und Stelle um und liegt auf allem, was er dann bedeckt; welche Seite oben ist, entscheidet erst dann der Zufall. Kippen mehrere, dann in der Reihenfolge, in der sie in die Schachtel kamen. Einer, der nur am Rand lehnt, bleibt bis zum nächsten Schütteln stehen.
    .told = Beim Schütteln ist dieser Keks hochkant stehen geblieben. Nehmen kannst du ihn erst, wenn er flach liegt: Er kippt um, wenn ein Keks weg ist, an dem er lehnt, oder wenn die Schachtel noch einmal geschüttelt wird.
clause-3-3 = Kann kein Keks genommen werden, wird die Schachtel mit dem, was noch darin ist, noch einmal geschüttelt.
    .ruling = Das gilt auch mitten in einem Zug. Ein Keks, den ihr schon kanntet, ist wieder unbekannt, wenn er dann verdeckt liegt. Kann nach dem Schütteln nichts genommen werden, wird noch einmal geschüttelt, auch ganz am Anfang.
clause-3-4 = Zeig den Keks, behalt ihn und führ sofort seine Aktion aus. Eine Aktion, die nicht möglich ist, entfällt.
clause-3-5 = Danach ist an der Reihe, wer links von dir sitzt.
clause-3-6 = Deine Kekse liegen verdeckt vor dir.
    .ruling = Immer; in der gedruckten Regel heißt es „vorzugsweise“. Deine eigenen darfst du ansehen. Die anderen sehen, wie viele du hast, und wissen nur, was gezeigt wurde.

section-4 = Was die Kekse tun
clause-4-1 = Normal: Nichts geschieht; am Ende ist er einen Punkt wert.
clause-4-2 = Doppel: Nimm noch einen Keks aus der Schachtel. Ist sie leer, entfällt das.
clause-4-3 = Unersättlich: Wähl eine andere Person, die Kekse hat, nimm ihr einen zufälligen Keks weg und führ seine Aktion aus. Hat sonst niemand einen, entfällt das.
    .printed = Dein gedrucktes Regelblatt lässt dich einen beliebigen Keks nehmen; wir spielen mit einem zufälligen, wie in den anderen Sprachen.
    .ruling = Der Keks wird allen gezeigt.
clause-4-4 = Großzügig: Gib einer anderen Person einen deiner Kekse, aber keinen mit dem Bild „Großzügig“; sie muss seine Aktion ausführen. Hast du nur solche, entfällt das.
    .ruling = Du musst, wenn du kannst, und der Keks wird allen gezeigt.
clause-4-5 = Dreist: Tausch alle deine Kekse, auch diesen, gegen alle Kekse einer Person deiner Wahl.
    .ruling = Auch wenn diese Person keinen hat.
clause-4-6 = Alter Keks: Misch alle deine Kekse verdeckt, auch diesen; eine zufällige Hälfte davon, abgerundet, wird weggeworfen. Diese Kekse sind aus dem Spiel.
    .printed = Dein gedrucktes Regelblatt lässt die anderen die Hälfte nach Belieben auswählen; wir spielen mit einer zufälligen Hälfte, wie in den anderen Sprachen.
    .ruling = Niemand sieht, welche es sind.
clause-4-7 = Großes Glück: zwei Punkte wert.
clause-4-8 = Pech: ein Minuspunkt.
clause-4-9 = Goldkeks: drei Punkte wert.
clause-4-10 = Du führst die Aktion eines Kekses sofort aus, wenn du ihn aus der Schachtel nimmst, ihn mit Unersättlich wegnimmst oder ihn durch Großzügig geschenkt bekommst.
    .ruling = Getauschte und gestohlene Kekse lösen nichts aus. Ist die Kettenreaktion vorbei, geht es links von der Person weiter, deren Zug es war. Jeder Keks aus 4.2 bis 4.6, dessen Aktion an die Reihe kommt, wird gezählt, auch wenn sie entfällt; nach 64 in einem Zug werden weitere behalten, ohne dass etwas geschieht.

section-5 = Der Dieb
clause-5-1 = Passt du nicht auf deine Kekse auf, kann dir jemand einen stehlen.
    .ruling = Die gedruckte Regel setzt keine Grenzen, wir schon: Solange die Person, die an der Reihe ist, noch keinen Keks genommen hat, kann jede andere einen zufälligen Keks aus dem Stapel einer anderen Person stehlen. Jede Person darf das höchstens einmal in jeder Runde: In einer Runde ist jede Person einmal an der Reihe, gezählt ab der, die begonnen hat. Nie zwischen zwei Aktionen. Ab drei Personen, und keine zwei an einem Gerät.
    .option = Ihr könnt mit Dieb spielen oder, wie üblich, ohne.
clause-5-2 = Der gestohlene Keks wird beiseitegelegt, bis der Diebstahl geklärt ist: Er liegt in keinem Stapel und zählt für niemanden, keine Aktion betrifft ihn, und seine eigene Aktion wird nicht ausgeführt.
    .ruling = Wo ein gestohlener Keks so lange ist, sagt die gedruckte Regel nicht; das ist von uns.
clause-5-3 = Merkst du den Diebstahl rechtzeitig, kannst du deinen Keks zurückfordern, und der Dieb muss ihn hergeben. Merkst du ihn nicht, behält der Dieb den Keks.
    .ruling = Nach der gedruckten Regel forderst du ihn auf der Stelle zurück, und verloren ist er, wenn die Runde vorbei ist. Bei uns nennst du dazu den Dieb: einmal für jeden Diebstahl, bis zum Ende deines nächsten Zugs (eines Zugs, der nach dem Diebstahl beginnt). Auch mit einem falschen Namen ist der Diebstahl geklärt: Der Dieb behält den Keks. Ist ein Diebstahl am Ende des Spiels noch nicht geklärt, behält der Dieb den Keks.
clause-5-4 = Gestohlen wird heimlich, aber wer hinschaut, kann es sehen.
    .ruling = Auf dem Bildschirm ist eine Sekunde lang für alle eine Hand in der Farbe des Diebs am bestohlenen Stapel zu sehen. Unter „Was bisher geschah“ steht der Diebstahl erst, wenn er geklärt ist. Bots bemerken ihn zufällig; je stärker sie sind, desto öfter.

section-6 = Das Ende
clause-6-1 = Das Spiel endet, wenn die Schachtel leer ist.
    .ruling = Die Aktionen des letzten Kekses werden noch ausgeführt.
clause-6-2 = Jeder Keks ist einen Punkt wert, außer Großes Glück, Pech und Goldkeks. Wer die meisten Punkte hat, gewinnt.
    .ruling = Du kannst weniger als 0 Punkte haben. Nach der gedruckten Regel gewinnt, wer die meisten Kekse hat; gezählt wird mit denselben Werten.
    .told = Am Ende ist er einen Punkt wert.
clause-6-3 = Bei Gleichstand gewinnt, wer mehr normale Kekse hat.
    .ruling = Ist auch das gleich, gewinnen sie gemeinsam.

refusal-3-1 = Dieser Keks ist bedeckt oder schon weg.
refusal-3-2 = Dieser Keks steht hochkant: Du kannst ihn nicht nehmen.
refusal-3-4 = Führ zuerst die Aktion des Kekses aus, den du genommen hast.
refusal-4-3 = Mit Unersättlich nimmst du einer anderen Person einen Keks weg; sie muss also einen haben.
refusal-4-4 = Mit „Großzügig“ gibst du einer anderen Person einen deiner Kekse, aber keinen mit demselben Bild.
refusal-4-5 = Mit Dreist tauschst du alle deine Kekse mit einer anderen Person.
refusal-5-1 = Stehlen kannst du einmal in jeder Runde aus dem Stapel einer anderen Person, bevor ein Keks aus der Schachtel genommen wird. Das geht nur mit Dieb und ab drei Personen, alle an eigenen Geräten.
refusal-5-3 = Zurückfordern kannst du einen Keks, der dir gestohlen wurde: einmal und von einer anderen Person.

option-thief = Mit Dieb
option-thief-about = Kekse können gestohlen werden, wenn niemand hinschaut. Alle brauchen ein eigenes Gerät.

ending-points = { $winners } hat die meisten Punkte und gewinnt. Die anderen bringen ein Glas Milch und Schokokekse!
ending-plain = Gleichstand nach Punkten: { $winners } hat mehr normale Kekse und gewinnt. Die anderen bringen ein Glas Milch und Schokokekse!
ending-shared = Gleichstand in allem: { $winners } gewinnen gemeinsam.

plain = Normal
double = Doppel
yearning = Unersättlich
generous = Großzügig
cheeky = Dreist
rancid = Alter Keks
good-fortune = Großes Glück
bad-fortune = Pech
golden = Goldkeks

move-take = Keks { $number } nehmen
move-take-known = Keks { $number } nehmen: { $cookie }
move-from = Von { $seat } einen Keks nehmen
move-give = An { $seat } geben: { $cookie }
move-swap = Alles mit { $seat } tauschen
move-steal = Bei { $seat } stehlen
move-claim = Es war { $seat }!
move-claim-one = { $cookie }: Es war { $seat }!
tip-take = Wer die meisten Punkte hat, wenn die Schachtel leer ist, gewinnt. Nimm einen Keks, auf dem nichts liegt. Siehst du kein Bild, liegt er wohl verdeckt: eine Überraschung!
tip-icon = Hier siehst du das Bild. Halt den Finger darauf, bevor du den Keks nimmst, dann liest du, was er macht.
tip-points = Das sind deine Kekse; nur du siehst sie. Die meisten sind einen Punkt wert, ein Kleeblatt zwei, der Stern drei, eine Gewitterwolke minus einen.
tip-chain-yearns = Dieser Keks hat eine Aktion, und du führst sie sofort aus: Tipp auf den Stapel einer anderen Person, und du bekommst einen Keks daraus.
tip-chain-gives = Dieser Keks hat eine Aktion, und du führst sie sofort aus: Tipp auf einen deiner Kekse, dann auf den Stapel der Person, die ihn bekommt.
tip-chain-swaps = Dieser Keks hat eine Aktion, und du führst sie sofort aus: Tipp auf den Stapel einer anderen Person, und ihr tauscht alle eure Kekse.
tip-bin = Jemand hatte einen Alten Keks: Die Hälfte des Stapels wurde weggeworfen, und die anderen wissen nicht, welche. Je größer der Stapel, desto bitterer.
tip-edge = Dieser Keks ist beim Schütteln hochkant stehen geblieben: Du kannst ihn nicht nehmen. Er kippt um, wenn ein Keks weg ist, an dem er lehnt.
tip-thief = Stehlen ist erlaubt: Bevor eine andere Person einen Keks nimmt, kannst du irgendwem einen stehlen, einmal pro Runde. Deine Hand ist kurz zu sehen: Wirst du beschuldigt, geht der Keks zurück.
tip-robbed = Das hat dir jemand gestohlen! Tipp darauf, dann auf den Stapel des Diebs. Hast du recht, bekommst du den Keks zurück; du hast nur einen Versuch, bis zum Ende deines nächsten Zugs.
how-take = Die Schachtel wird geschüttelt und geöffnet. In jedem Zug nimmst du einen Keks, auf dem nichts liegt.
how-show = Alle sehen, was es ist. Viele haben eine Aktion: Du nimmst noch einen, gibst einen ab oder tauschst sogar alle Kekse.
how-kinds = Jede Art hat ihr Bild. Die meisten Kekse sind einen Punkt wert, Großes Glück zwei, der Goldkeks drei, Pech minus einen.
how-pile = Deine Kekse liegen verdeckt vor dir. Die anderen wissen nur, was sie sich merken.
how-win = Ein Alter Keks kostet den halben Stapel. Ist die Schachtel leer, gewinnt, wer die meisten Punkte hat.

hint-take = Niemand weiß, was es ist.
hint-plain = Ein Punkt.
hint-double = Ein Punkt, und du nimmst noch einen Keks.
hint-yearning = Ein Punkt, und du nimmst einer anderen Person einen zufälligen Keks weg.
hint-generous = Ein Punkt, und du verschenkst einen deiner Kekse.
hint-cheeky = Ein Punkt, und du tauschst alle deine Kekse mit einer anderen Person.
hint-rancid = Ein Punkt, aber die Hälfte deiner Kekse wird weggeworfen.
hint-good-fortune = Zwei Punkte.
hint-bad-fortune = Ein Minuspunkt.
hint-golden = Drei Punkte.
hint-from = { $count ->
    [one] Es ist der einzige Keks von { $seat }.
   *[other] Einer der { $count } Kekse von { $seat }, zufällig gezogen. Du führst seine Aktion aus.
}
hint-give = { $seat } muss seine Aktion ausführen.
hint-swap = Du gibst { $yours ->
    [one] { $yours } Keks
   *[other] { $yours } Kekse
} und bekommst { $theirs ->
    [0] keinen
   *[other] { $theirs }
}.
hint-steal = Ein zufälliger Keks von { $seat }. Wer hinschaut, sieht deine Hand.
hint-claim = War es { $seat }, bekommst du den Keks zurück. Wenn nicht, ist er verloren.

log-begins = { $seat } beginnt.
log-shake = Die Schachtel wird geschüttelt und geöffnet.
log-shake-again = Nichts kann genommen werden: Die Schachtel wird noch einmal geschüttelt.
log-takes = { $seat } nimmt einen Keks: { $cookie }.
log-falls = Ein Keks, der hochkant stand, kippt um.
log-falls-icon = Ein Keks, der hochkant stand, kippt um: { $cookie }.
log-yearns = { $seat } nimmt einen Keks von { $other }: { $cookie }.
log-gives = { $seat } gibt { $other } einen Keks: { $cookie }.
log-swaps = { $seat } und { $other } tauschen alle ihre Kekse.
log-rancid = { $count ->
    [one] Einer der { $all } Kekse von { $seat } wird weggeworfen.
   *[other] { $count } der { $all } Kekse von { $seat } werden weggeworfen.
}
log-thrown = Weggeworfen aus dem Stapel von { $seat }: { $cookie }.
log-ignored-double = { $cookie }: Die Schachtel ist leer, also passiert nichts.
log-ignored-yearning = { $cookie }: Sonst hat niemand einen Keks, also passiert nichts.
log-ignored-generous = { $cookie }: Es ist keine andere Sorte zum Verschenken da, also passiert nichts.
log-ignored-rancid = { $cookie }: Die Hälfte von einem Keks ist abgerundet null, also passiert nichts.
log-enough = { $cookie }: Das reicht für einen Zug, es geschieht nichts.
said-hand = { $seat } hat die Hand am Stapel von { $other }!
log-stolen = Bei { $seat } gestohlen: { $cookie }.
log-claim-right = { $seat } beschuldigt { $other } und hat recht: Der gestohlene Keks kommt zurück.
log-claim-wrong = { $seat } beschuldigt { $other } und irrt sich: Der Dieb war { $thief } und behält den Keks.
log-kept = { $thief } hat bei { $seat } einen Keks gestohlen und behält ihn.
log-counts = { $points ->
    [one] { $seat } hat { $points } Punkt.
   *[other] { $seat } hat { $points } Punkte.
}

text-box = In der Schachtel: { $count }
text-free = kann genommen werden
text-under = unter { $cookies }
text-edge = hochkant
text-face-down = verdeckt
text-pile = { $count ->
    [one] ein Keks
   *[other] { $count } Kekse
}
text-thrown = weggeworfen: { $count }
text-apart = gestohlen und noch nicht geklärt: { $count }

highlight-golden = Den Goldkeks aus der Schachtel geholt
highlight-theft = { $times } heimlich stibitzt
highlight-caught = { $times } einen Dieb erwischt
highlight-wrong = { $times } falscher Verdacht
highlight-bin = { $count ->
    [one] Einen Keks weggeworfen
   *[other] { $count } Kekse weggeworfen
}
highlight-grabs = { $times } ein Griff in den Stapel nebenan
highlight-gifts = { $times } einen Keks verschenkt
highlight-swaps = { $times } alles getauscht
tally-bin = Kekse weggeworfen
tally-grabs = Von anderen genommen
tally-gifts = Verschenkt

law-1 = Die 33 Kekse sind irgendwo, jeder genau einmal (1.1).
law-2 = Alle Kekse zusammen sind 37 Punkte wert (6.2).
law-3 = Ein Stapel hat so viele Kekse, wie gezählt sind, und genau diese sieht die Person, der er gehört (3.6).
law-4 = Was jemand weiß, stimmt, und alle kennen den eigenen Stapel (3.6).
law-5 = Genommen werden können nur Kekse, auf denen nichts liegt, und nur ein flach liegender Keks zeigt ein Bild (3.1, 3.2).
law-6 = Jeder ungeklärte Diebstahl hat einen Dieb und einen beiseitegelegten Keks (5.1, 5.2).
law-7 = Zug, Phase und Zähler passen zum bisherigen Spiel (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, darauf: { $above }
view-number = Keks { $number }: { $cookie }
view-stolen = Dir wurde gestohlen: { $cookie }. Tipp darauf, dann auf den Stapel des Diebs.
view-loot = Du hast gestohlen: { $cookie }
view-yours = Deine Kekse
view-hidden = Noch nicht gesehen
view-lid = Der Deckel
view-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

does-plain = 1 Punkt
does-double = noch einen nehmen
does-yearning = jemandem einen wegnehmen
does-generous = einen verschenken
does-cheeky = alle Kekse tauschen
does-rancid = halber Stapel wird weggeworfen
does-good-fortune = 2 Punkte
does-bad-fortune = 1 Minuspunkt
does-golden = 3 Punkte

ask-take = Nimm einen Keks, auf dem nichts liegt.
ask-double = Doppel: Nimm noch einen Keks, auf dem nichts liegt.
ask-yearning = Unersättlich: Wähl den Stapel, von dem du einen Keks nimmst.
ask-generous = Großzügig: Wähl einen deiner Kekse und dann, wer ihn bekommt.
ask-cheeky = Dreist: Wähl, mit wem du alle deine Kekse tauschst.
ask-robbed = Dir wurde ein Keks gestohlen: { $cookie }! Wer war’s?
first-own = Wähl zuerst einen deiner Kekse.
first-theft = Tipp zuerst auf den gestohlenen Keks.
then-pile = Tipp jetzt an, wer ihn bekommt.
then-thief = Tipp jetzt auf den Stapel des Diebs.

banner-theft = Ein Keks ist weg!
banner-who = Wer war das?
banner-claim = „Du warst es!“
banner-right = Stimmt! Der Keks kommt zurück.
banner-wrong = Falsch! Es war …
banner-kept = Der Dieb entkommt! Es war …

# Puzzles

goal-lead = { $count ->
    [one] Vergleich deine Punkte mit denen des besten Gegners: Verbessere den Abstand in diesem Zug um einen Punkt, egal, was zum Vorschein kommt.
   *[other] Vergleich deine Punkte mit denen des besten Gegners: Verbessere den Abstand in diesem Zug um { $count } Punkte, egal, was zum Vorschein kommt.
}

# The board in words

text-robbed = Dir wurde gestohlen: { $cookie }
