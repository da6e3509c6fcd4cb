# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Vier Figuren rund um den Spielplan und ins Ziel, mit Karten statt Würfeln; am besten im Team.
intro = Alle halten ihre Karten geheim und spielen reihum eine aus. Partner dürfen nicht über ihre Karten reden, aber sie können einander helfen.
credit = Ein überliefertes Spiel; in den Niederlanden heißt es Keezen. Das gedruckte Regelblatt, dem wir folgen, nennt keinen Autor.
score = Im Ziel

section-1 = Personen und Spielplan
clause-1-1 = Zwei bis sechs Personen spielen, jede mit vier Figuren einer Farbe. Alle Figuren beginnen im Nest.
    .house = Vier Figuren für jede Person: Die gedruckte Regel nennt keine Zahl.
clause-1-2 = Zu viert oder zu sechst könnt ihr in Zweierteams spielen: Partner sitzen einander gegenüber. Sonst spielen alle für sich.
    .option = Zu viert und zu sechst wird üblicherweise in Teams gespielt; ihr könnt auch alle für sich spielen.
clause-1-3 = Jede Person hat ein Startfeld auf der Laufbahn und ein Ziel mit vier Feldern.
    .house = Die gedruckte Regel nennt keine Zahlen. Bei uns hat das Ziel vier Felder und die Laufbahn 16 für jeden Platz am Spielplan: vier Plätze (64 Felder) für zwei bis vier Personen, sechs Plätze (96 Felder) für fünf und sechs. Platz 0 startet auf Feld 0, Platz 1 auf Feld 16 und so weiter. Zu zweit spielt ihr auf den Plätzen 0 und 2. Die Startfelder freier Plätze sind gewöhnliche Felder.
    .option = Bei uns hat die Laufbahn 16 Felder für jeden Platz. Hat euer eigener Spielplan eine andere Zahl, könnt ihr auch damit spielen: In einer Datei steht dann etwa squares = 18, möglich sind 12 bis 18 für jeden Platz (zu fünft und zu sechst höchstens 16).
clause-1-4 = Ins Ziel geht es von dem Feld direkt vor deinem Startfeld: Nach dem letzten Feld eines ganzen Umlaufs führt der nächste Schritt auf dein erstes Zielfeld.

section-2 = Die Karten
clause-2-1 = Für jede Person gibt es einen Satz aus dreizehn Karten: 2 bis 10, Bube, Dame, König und Ass. Kartenfarben spielen keine Rolle, und Joker gibt es nicht.
clause-2-2 = Der Geber teilt an alle je fünf Karten aus; wenn niemand mehr welche hat, je vier, und beim nächsten Mal noch einmal je vier. Das sind alle dreizehn. Dann mischt die nächste Person im Uhrzeigersinn alle Karten und gibt.
    .ruling = Wer zuerst gibt, wird ausgelost; nach der gedruckten Regel entscheidet die höchste Karte.
    .option = Beim Eröffnen des Tischs könnt ihr bestimmen, wer zuerst gibt.
clause-2-3 = In jeder Kartenrunde beginnt, wer links vom Geber sitzt; gespielt wird im Uhrzeigersinn. Bist du an der Reihe, spielst du eine Karte.
clause-2-4 = Deine Handkarten kannst du in beliebiger Reihenfolge spielen.
clause-2-5 = Kannst du eine Karte spielen, musst du es tun, auch wenn du damit eine eigene Figur oder eine deines Partners schlägst. Welche Karte und wie, entscheidest du.
clause-2-6 = Kannst du keine Karte spielen, legst du alle Handkarten ab und wartest auf die nächste Kartenrunde. Neu gegeben wird, wenn niemand mehr Karten hat; wer keine hat, wird übersprungen.
    .ruling = Abgelegte Handkarten liegen offen, wie alle gespielten Karten, bis wieder alle Karten gemischt werden.

section-3 = Was die Karten tun
clause-3-1 = Ass: Hol eine Figur aus dem Nest auf dein Startfeld, oder zieh eine Figur ein Feld vorwärts.
clause-3-2 = König: Hol eine Figur aus dem Nest auf dein Startfeld.
clause-3-3 = Dame: Zieh eine Figur 12 Felder vorwärts.
clause-3-4 = Bube: Eine deiner Figuren auf der Laufbahn tauscht den Platz mit der Figur einer anderen Person auf der Laufbahn. Eine Figur auf ihrem eigenen Startfeld, im Ziel oder im Nest kannst du nicht tauschen.
    .printed = Dein gedrucktes Regelblatt sagt, dass der Bube die Figur einer anderen Person schlägt; bei uns tauscht er zwei Figuren, wie in den anderen Sprachen.
    .ruling = Auch deine eigene Figur auf deinem Startfeld kannst du nicht tauschen. Auch dein Partner zählt als andere Person. Ziehst du die Figuren deines Partners (5.1), zählen alle außer deinem Partner als andere Person.
    .option = Wenn ihr wollt, kann der Bube auch deine eigene Figur auf ihrem Startfeld tauschen; ziehst du die Figuren deines Partners, gilt das für dessen Figur.
clause-3-5 = Sieben: Zieh insgesamt sieben Felder vorwärts, mit einer Figur oder in zwei Teilen von 1 bis 6 mit zwei verschiedenen Figuren. Zum Beispiel: eine Figur 3 Felder, eine andere 4.
    .ruling = Du musst alle sieben ziehen. Für den zweiten Teil gilt der Spielplan so, wie der erste ihn hinterlässt; geht der zweite dann nicht mehr (zum Beispiel, weil seine Figur gerade geschlagen wurde), darfst du die Sieben so nicht aufteilen, außer nach 5.2. Jeder Teil schlägt nur dort, wo er endet. Ein Teil darf ins Ziel führen oder im Ziel aufrücken. Vorzeitig enden darf eine Sieben nur, wenn du in diesem Moment gewinnst (6.1), im ersten Teil oder im zweiten.
clause-3-6 = Vier: Zieh eine Figur vier Felder zurück. Dabei kommt sie nie ins Ziel und nie aus dem Ziel heraus. Sie kann rückwärts über dein eigenes Startfeld gehen und steht dann kurz vor dem Ziel.
    .printed = Dein gedrucktes Regelblatt sagt, dass die Figur nicht auf dein Startfeld zurückdarf; bei uns darf sie nur nicht rückwärts ins Ziel, wie in den anderen Sprachen.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: Zieh eine Figur so viele Felder vorwärts.

section-4 = Ziehen
clause-4-1 = Landet eine Figur auf einem Feld mit einer anderen Figur, schlägt sie diese: Die andere geht zurück in ihr Nest, auch wenn es deine eigene ist.
clause-4-2 = Eine Figur auf ihrem eigenen Startfeld ist eine Blockade für alle anderen Figuren, auch für die derselben Farbe: Niemand kommt an ihr vorbei, weder vorwärts noch rückwärts, und niemand kann auf ihr landen, sie tauschen oder sie schlagen.
    .ruling = Das gilt immer, wenn sie dort steht, auch nach einem Umlauf, einer Vier oder einem Buben. Solange eine eigene Figur auf deinem Startfeld steht, kannst du also keine aus dem Nest holen. Der Weg ins Ziel führt nicht am eigenen Startfeld vorbei, und ein Bube zieht an niemandem vorbei. Auf dem Startfeld einer anderen Farbe ist eine Figur nicht geschützt.
clause-4-3 = Holst du eine Figur aus dem Nest und steht auf deinem Startfeld die Figur einer anderen Person, wird diese geschlagen.
clause-4-4 = Im Ziel kann keine Figur überholt, geschlagen, getauscht oder rückwärts gezogen werden, und auf jedem Zielfeld steht höchstens eine.
    .ruling = Innerhalb des Ziels kann eine Figur aufrücken. Die gedruckte Regel sagt das nicht; sie rät nur, die Figur gleich auf das richtige Feld zu setzen.
    .option = Wenn ihr wollt, bleibt eine Figur stehen, wo sie eingezogen ist. Dann muss sie gleich auf das hinterste freie Feld ziehen, sonst wären die anderen für immer ausgesperrt.
clause-4-5 = Ins Ziel kommst du nur mit genau passender Zahl: Der Zug muss auf einem freien Zielfeld enden, ohne dass eine Figur dazwischen steht.
clause-4-6 = Ein Zug vorwärts, der über das letzte Feld der Laufbahn hinausgeht, endet entweder im Ziel oder führt über dein Startfeld in einen weiteren Umlauf. Ist ein weiterer Umlauf dein einziger Zug, musst du ihn machen.
    .ruling = Geht beides, sind das zwei verschiedene Züge, und du wählst. Es zählt nur, wo eine Figur steht, nicht, wie sie dorthin kam: Nach einer Vier oder einem Buben kann sie auch ohne Umlauf ins Ziel. Ein Zug vorwärts genau auf dein eigenes Startfeld ist ein weiterer Umlauf; eine Vier ist das nie.
    .option = Niemand muss am Ziel vorbei: Führt jeder mögliche Zug in einen weiteren Umlauf, kannst du stattdessen alle Handkarten ablegen. Das lockert nur 2.5: Die übrigen Schritte einer Sieben (5.2) musst du trotzdem ziehen, auch wenn das einen weiteren Umlauf bedeutet.

section-5 = Teams
clause-5-1 = Bring zuerst deine eigenen vier Figuren ins Ziel. Von da an ziehst du mit deinen Karten die Figuren deines Partners, auch aus dem Nest, nach denselben Regeln, als wären es deine eigenen.
clause-5-2 = Bringt der erste Teil einer Sieben deine letzte Figur ins Ziel und hat euer Team noch nicht gewonnen, bekommt eine Figur deines Partners alle übrigen Schritte.
    .ruling = Du musst sie ziehen (die gedruckte Regel stellt es dir frei), wenn irgendeine Figur das kann, und du wählst, welche. Kann es keine, verfallen sie, und der Zug gilt trotzdem. Reichen schon weniger Schritte zum Sieg, kannst du dort aufhören oder alle übrigen ziehen. Bringt erst der zweite Teil deine letzte Figur ins Ziel, musst du alle sieben ziehen, außer du gewinnst schon mit weniger. Mit einer Sieben ziehst du nie drei Figuren.
clause-5-3 = Sprichst du mit deinem Partner ab, welche Karte zu spielen ist, kostet dich das deine vorderste Figur: Die Figur auf der Laufbahn, die von ihrem Startfeld aus am weitesten gekommen ist, geht zurück ins Nest. Hast du keine auf der Laufbahn, trifft es die vorderste Figur deines Partners; hat keiner von euch eine, geschieht nichts.
    .printed = Dein gedrucktes Regelblatt schickt die Figur auf das Startfeld; bei uns geht sie ins Nest, wie in den anderen Sprachen.
    .ruling = Nach der gedruckten Regel gilt das in Teams immer, bei uns nur, wenn ihr es wählt. Dass nur Figuren auf der Laufbahn zählen und dass nichts geschieht, wenn keiner von euch eine hat, ist von uns. Ein Gegner, der gerade nicht an der Reihe ist, kann das zwischen zwei Zügen melden und sagt dazu, wer sich abgesprochen hat: einmal je beschuldigtem Team und Kartenrunde. Es zählt, wenn jemand aus dem beschuldigten Team es zugibt oder wenn zu sechst beide aus dem dritten Team es bestätigen. Bots melden nichts und werden nicht gemeldet.
    .option = Absprachen können nur gemeldet werden, wenn ihr das so wählt.

section-6 = Das Ende
clause-6-1 = Wer zuerst alle vier Figuren im Ziel hat, gewinnt; in Teams gewinnt das Team, das zuerst alle acht im Ziel hat.

option-teams = In Zweierteams spielen
option-jack_from_start = Der Bube kann die eigene Figur auf dem Startfeld tauschen
option-never_forced_past_home = Niemand muss am Ziel vorbei
option-never_forced_past_home-about = Bleibt dir nur ein weiterer Umlauf, kannst du stattdessen deine Karten ablegen.
option-move_up_at_home = Figuren können im Ziel aufrücken
option-move_up_at_home-about = Ist das aus, zieht eine Figur gleich auf das hinterste freie Feld und bleibt dort.
option-table_talk = Absprachen können gemeldet werden
option-table_talk-about = Partner, die über ihre Karten reden, können gemeldet werden, und das kostet sie eine Figur.
option-edition = Spielplan
option-first = Wer zuerst gibt
    .random = wird ausgelost

ending-home = { $winners } hat alle vier Figuren im Ziel und gewinnt.
ending-team = { $winners } haben alle acht Figuren im Ziel und gewinnen.
ending-seven = Eine Sieben für beide Partner: { $winners } haben alle acht Figuren im Ziel und gewinnen.
impossible-1-3 = Zu fünft und zu sechst ist die Laufbahn länger: Der Spielplan kann höchstens 16 Felder für jeden Platz haben.

refusal-1-2 = Teams gibt es nur zu viert oder zu sechst; sonst spielen alle für sich, ohne Partner.
refusal-2-3 = Du bist nicht an der Reihe.
refusal-2-4 = Diese Karte hast du nicht.
refusal-2-5 = Du kannst eine Karte spielen, also musst du es tun.
refusal-3-1 = Das Ass holt eine Figur aus dem Nest oder zieht eine, die schon draußen ist, ein Feld weiter.
refusal-3-2 = Der König kann nur eins: eine Figur aus dem Nest holen.
refusal-3-3 = Die Dame zieht eine Figur, die nicht mehr im Nest ist, 12 Felder weiter.
refusal-3-4 = Der Bube tauscht eine deiner Figuren auf der Laufbahn mit der Figur einer anderen Person. Eine Figur auf ihrem eigenen Startfeld, im Ziel oder im Nest kannst du nicht tauschen.
refusal-3-5 = Mit einer Sieben ziehst du insgesamt sieben Felder, mit einer Figur oder in zwei Teilen mit zwei Figuren, die nicht mehr im Nest sind.
refusal-3-6 = Die Vier zieht eine Figur auf der Laufbahn vier Felder zurück.
refusal-3-7 = Diese Karte zieht eine Figur vorwärts, die nicht mehr im Nest ist.
refusal-4-2 = Eine Figur auf ihrem eigenen Startfeld ist eine Blockade: Du kannst nicht an ihr vorbei und nicht auf ihr landen.
refusal-4-4 = Im Ziel kann keine Figur eine andere überholen oder auf deren Feld ziehen. Spielt ihr ohne Aufrücken, zieht jede gleich auf das hinterste freie Feld und bleibt dort.
refusal-4-5 = Das ist zu weit: Das Ziel hat vier Felder, und die Zahl muss genau stimmen.
refusal-4-6 = Das ist kein weiterer Umlauf.
refusal-5-1 = Bring zuerst deine eigenen vier Figuren ins Ziel; danach ziehst du die deines Partners.
refusal-5-2 = Die übrigen Schritte einer Sieben gehen nur dann an eine Figur deines Partners, wenn der erste Teil deine letzte Figur ins Ziel bringt, und dann musst du sie ziehen.
refusal-5-3 = Ist eine Absprache gemeldet, wird erst geantwortet. Melden kannst du nur in Teams, nur einen Gegner, nur wenn du nicht an der Reihe bist, und einmal je Team und Kartenrunde.
tip-dead = Nur ein Ass oder ein König holt eine Figur aus dem Nest, und du hast keins von beiden. Tipp auf deine Karten und leg sie ab: Nach dieser Kartenrunde gibt es neue.
tip-out = Diese Karte holt eine Figur aus dem Nest: Tipp auf die Karte! Halt den Finger auf eine Karte, dann liest du, was sie kann.
tip-goal = Bring deine vier Figuren einmal rund um den Spielplan und auf diese Zielfelder. Wer zuerst alle vier im Ziel hat, gewinnt!
tip-goal-team = Bring deine vier Figuren einmal rund um den Spielplan und auf diese Zielfelder. Du gewinnst zusammen mit deinem Partner, wenn alle acht im Ziel sind; das Herz in deinem Nest zeigt die Farbe deines Partners.
tip-capture = Landest du genau auf einer anderen Figur, muss sie zurück ins Nest, auch wenn es deine eigene ist. Deinen Figuren geht es genauso, nur auf dem eigenen Startfeld nicht.
tip-capture-team = Landest du genau auf einer anderen Figur, muss sie zurück ins Nest, auch wenn es deine eigene oder eine deines Partners ist. Deinen Figuren geht es genauso, nur auf dem eigenen Startfeld nicht.
tip-special = Drei Karten sind besonders: Die Vier geht rückwärts (vom Startfeld aus fast bis ins Ziel!), die Sieben kannst du auf zwei Figuren verteilen, und der Bube tauscht zwei Figuren.
tip-home = Fast im Ziel! { $rule }
how-card = Alle haben Handkarten. In jedem Zug spielst du eine und ziehst eine Figur, meist so viele Felder, wie die Karte zeigt.
how-out = Ein Ass oder ein König holt eine Figur aus dem Nest auf dein Startfeld. Dort ist sie eine Blockade: Niemand kommt vorbei.
how-round = Landest du auf einer anderen Figur, muss sie zurück in ihr Nest. Deinen Figuren geht es genauso.
how-special = Die Vier geht rückwärts, die Sieben kannst du auf zwei Figuren verteilen, und der Bube tauscht zwei Figuren.
how-win = Nach einem Umlauf ziehen deine Figuren ins Ziel; dabei muss die Zahl genau stimmen. Wer zuerst alle vier dort hat, gewinnt; im Team braucht ihr alle acht.

asks-play = Tipp auf eine Karte, dann auf deine Figur.
    .typed = Spiel eine Karte.
asks-swap = Tipp auf Karte und Figur; beim Buben auch auf eine fremde.
    .typed = Spiel eine Karte.
asks-card = Nur diese Karte kannst du spielen: Tipp eine Figur an.
    .typed = Spiel eine Karte.
asks-enter = Tipp auf eine Karte, dann auf dein Nest: Eine Figur kommt heraus.
    .typed = Spiel eine Karte.
asks-only = Tipp auf die Karte: Es geht nur dieser Zug. { $hint }
    .typed = Es geht nur ein Zug. { $hint }
asks-lay-down = Du kannst keine Karte spielen: Tipp auf deine Karten und leg sie ab.
    .typed = Du kannst keine Karte spielen: Leg alle Handkarten ab.
asks-for-partner = Deine Figuren sind alle im Ziel: Spiel eine Karte für { $partner }.
asks-admit = { $seat } meldet eine Absprache von { $accused }. Stimmt das?
asks-confirm = { $seat } meldet eine Absprache von { $accused }. Hast du sie gehört?
first-card = Wähl zuerst eine Karte.
first-pawn = Wähl zuerst eine Figur.
then-pawn = Tipp jetzt auf die Figur.
then-nest = Tipp jetzt auf das Nest.
then-either = Tipp jetzt auf eine Figur oder auf das Nest.
then-square = Tipp jetzt auf das Feld, auf das sie zieht.
then-other = Tipp jetzt die andere Figur an.

# Cards, in words

card-A = Ass
card-2 = Zwei
card-3 = Drei
card-4 = Vier
card-5 = Fünf
card-6 = Sechs
card-7 = Sieben
card-8 = Acht
card-9 = Neun
card-10 = Zehn
card-J = Bube
card-Q = Dame
card-K = König
corner-J = B
corner-Q = D
corner-K = K
cards = { $cards } { $card }

square = Feld { $number }
own-start = das Startfeld
other-start = das Startfeld von { $seat }
home-square = Zielfeld { $number }
own-pawn = Figur { $pawn }
other-pawn = Figur { $pawn } von { $seat }

# Moves, as buttons say them

move-enter = { $card }: eine Figur aus dem Nest holen
move-enter-partner = { $card }: eine Figur von { $partner } aus dem Nest holen
move-walk = { $card }: { $pawn } auf { $to }
move-lap = { $card }: { $pawn } am Ziel vorbei auf { $to }
move-swap = { $card }: { $pawn } mit { $other } tauschen
move-split = { $card }: { $first } auf { $to }, dann { $second } auf { $then }
move-short = { $card }: { $first } auf { $to } und nicht weiter
move-lay-down = Alle Handkarten ablegen
move-call = Absprache von { $seat } melden
move-admit = Ja, wir haben uns abgesprochen
move-confirm = Ja, sie haben sich abgesprochen
move-deny = Nein

hint-plain = { $pawn } geht auf { $to }.
hint-takes = { $pawn } geht auf { $to } und schlägt { $taken }.
hint-takes-own = Vorsicht: { $pawn } geht auf { $to } und schlägt { $taken } aus den eigenen Reihen.
warn-own = Damit schickst du eine Figur aus den eigenen Reihen zurück ins Nest. Trotzdem spielen?
hint-home = { $pawn } geht ins Ziel, auf { $to }.
hint-lap = { $pawn } geht am Ziel vorbei in einen weiteren Umlauf, auf { $to }.
hint-swap = { $pawn } geht auf { $to }, und { $other } kommt an ihre Stelle.
hint-split = { $first } geht auf { $to }, dann { $second } auf { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = Damit ist das Spiel gewonnen.
hint-lay-down = Du setzt bis zur nächsten Kartenrunde aus, und alle sehen deine Karten.
hint-call = Wird es zugegeben, geht die vorderste Figur dieses Teams zurück ins Nest.
hint-answer = Wenn es zählt, geht die vorderste Figur des Teams, das sich abgesprochen hat, zurück ins Nest.

# The log

log-deals = { $seat } mischt und gibt.
log-hands = { $seat } gibt an alle je { $cards } Karten.
log-enters = { $seat } spielt { $card }: { $pawn } kommt aus dem Nest.
log-walks = { $seat } spielt { $card }: { $pawn } geht auf { $to }.
log-home = { $seat } spielt { $card }: { $pawn } geht ins Ziel, auf { $to }.
log-lap = { $seat } spielt { $card }: { $pawn } geht am Ziel vorbei, auf { $to }.
log-back = { $seat } spielt { $card }: { $pawn } geht zurück auf { $to }.
log-swaps = { $seat } spielt { $card }: { $pawn } tauscht mit { $other }.
log-and-walks = Und { $pawn } geht auf { $to }.
log-and-home = Und { $pawn } geht ins Ziel, auf { $to }.
log-and-lap = Und { $pawn } geht am Ziel vorbei, auf { $to }.
log-takes = Geschlagen: { $taken } geht zurück ins Nest.
log-lost = Keine Figur kann die übrigen Schritte gehen: Sie verfallen.
log-all-home = { $seat } hat alle vier Figuren im Ziel und spielt ab jetzt für { $partner }.
log-lays-down = { $seat } legt alle Handkarten ab: { $cards }.
log-cannot-play = { $seat } kann keine Karte spielen und legt alle ab: { $cards }.
log-calls = { $seat } sagt: { $accused } hat sich mit dem Partner abgesprochen.
log-admits = { $seat } gibt es zu.
log-denies = { $seat } bestreitet es.
log-confirms = { $seat } bestätigt es.
log-sent-back = Zur Strafe geht { $pawn } zurück ins Nest.
log-nothing-lost = Auf der Laufbahn steht keine Figur, also geht nichts verloren.

highlight-captures = { $count ->
    [one] Eine Figur geschlagen
   *[other] { $count } Figuren geschlagen
}
highlight-captured = { $times } zurück ins Nest
highlight-talk = { $times } eine Figur durch Absprache verloren
highlight-past-home = { $times } am eigenen Ziel vorbei
highlight-swaps = { $times } frech getauscht
highlight-no-card = { $times } keine passende Karte
highlight-backwards = { $times } im Rückwärtsgang
tally-captures = Geschlagene Figuren
tally-captured = Zurück ins Nest
tally-swaps = Mit dem Buben getauscht
tally-no-card = Handkarten abgelegt

law-1 = Plätze, auf denen niemand sitzt, haben keine Figuren und keine Karten (1.1).
law-2 = Jede Figur ist im Nest, auf der Laufbahn oder im Ziel (1.1, 1.3).
law-3 = Der Spielplan zeigt jede Figur dort, wo sie steht, und auf einem Feld nur eine (1.1, 4.1, 4.4).
law-4 = Alle Karten sind da: ein Satz von dreizehn für jede Person (2.1).
law-5 = Alle wissen, wie viele Handkarten jede Person hat (2.2).
law-6 = Auf der Hand sind die Karten dieser Kartenrunde, die weder gespielt noch abgelegt sind (2.2, 2.6).
law-7 = An der Reihe ist jemand, der Karten hat, und Phase, Kartenrunde und Runde passen zum bisherigen Spiel (2.2, 2.3).
law-8 = Wer alle vier Figuren im Ziel hat, in Teams alle acht, hat gewonnen, und sonst niemand (6.1).
law-9 = Absprachen werden nur in Teams gemeldet, einmal je Team und Kartenrunde (5.3).
law-10 = Bleiben die Figuren, wo sie eingezogen sind, füllt sich das Ziel von hinten (4.4).
edition-squares = Eine Ausgabe von Tock sagt nur, wie viele Felder die Laufbahn für jeden Platz hat: zum Beispiel squares = 16, eine ganze Zahl von { $low } bis { $high }.

# The picture, in words

view-player = { $seat }: { $nest } im Nest, { $track } auf der Laufbahn, { $home } im Ziel
view-square = Feld { $number }
view-start = { $seat }: Start, { $square }
view-home = { $seat }: Zielfeld { $number }
view-pawn = { $seat }, Figur { $pawn }: { $place }
view-in-nest = im Nest
view-at-home = Zielfeld { $number }
view-nest = { $pawns ->
    [0] { $seat }: das Nest, leer
    [one] { $seat }: das Nest mit einer Figur
   *[other] { $seat }: das Nest mit { $pawns } Figuren
}
view-hand = { $cards ->
    [0] { $seat }: keine Karten
    [one] { $seat }: eine Karte
   *[other] { $seat }: { $cards } Karten
}
view-laid-down = { $seat } hat alle Handkarten abgelegt: { $cards }
view-dealer = { $seat } gibt
view-partners = { $seat } spielt mit { $partner }
view-pile = der Stapel
view-pile-card = der Stapel: { $card }
view-unplayable = { $card }, jetzt nicht spielbar

# In text

text-legend = o Startfeld · ! Blockade · ( ) Nest · ⌂ Ziel · ⟲ Geber · ▒ eine Karte · [ ] abgelegt
told-blockade = Blockade

# Puzzles

goal-home = { $count ->
    [one] Bring mit diesen Karten eine Figur ins Ziel. Sonst hat niemand mehr Karten.
   *[other] Bring mit diesen Karten { $count } Figuren ins Ziel. Sonst hat niemand mehr Karten.
}
