# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Vier Figuren einmal rund ums Brett und ins Ziel, mit Karten statt Würfeln; am besten zu zweit im Team.
intro = Alle halten ihre Karten geheim und spielen reihum eine aus. Partner dürfen sich nicht absprechen, aber sie können einander helfen.

section-1 = Personen und Spielplan
clause-1-1 = Zwei bis sechs Personen spielen, jede mit vier Figuren einer Farbe, die im Nest beginnen.
clause-1-2 = Zu viert oder zu sechst könnt ihr in Zweierteams spielen: Partner sitzen einander gegenüber. Sonst spielt jeder für sich.
    .option = Teams (teams): on, wie zu viert und zu sechst üblich; off.
clause-1-3 = Jeder hat ein Startfeld auf der Laufbahn und vier eigene Zielfelder.
    .house = Die Laufbahn hat 16 Felder für jeden Platz am Spielplan: vier Plätze (64 Felder) für zwei bis vier Personen, sechs Plätze (96 Felder) für fünf und sechs. Platz 0 startet auf Feld 0, Platz 1 auf Feld 16 und so weiter. Zu zweit spielt ihr auf den Plätzen 0 und 2. Die Startfelder freier Plätze sind gewöhnliche Felder.
clause-1-4 = Ins Ziel geht es von dem Feld direkt vor dem eigenen Start aus: Nach dem letzten Feld einer ganzen Runde ist der nächste Schritt dein erstes Zielfeld.

section-2 = Die Karten
clause-2-1 = Für jede Person gibt es einen Satz von dreizehn Karten: 2 bis 10, Bube, Dame, König, Ass. Die Farben der Karten spielen keine Rolle, und es gibt keine Joker.
clause-2-2 = Wer gibt, teilt an alle je fünf Karten aus, dann je vier, dann noch einmal je vier. Das sind alle dreizehn; danach mischt die nächste Person im Uhrzeigersinn alle Karten und gibt.
    .ruling = Wer zuerst gibt, wird ausgelost; nach der gedruckten Regel entscheidet die höchste Karte.
    .option = Wer zuerst gibt (first): random (wird ausgelost) oder ein Platz.
clause-2-3 = Links von der Person, die gibt, beginnt jede Runde; gespielt wird im Uhrzeigersinn. Bist du an der Reihe, spielst du eine Karte.
clause-2-4 = In welcher Reihenfolge du deine Karten spielst, steht dir frei.
clause-2-5 = Kannst du eine Karte spielen, dann musst du es, auch wenn du damit eine eigene Figur oder eine deines Partners schlägst. Welche Karte und wie, entscheidest du.
clause-2-6 = Kannst du keine Karte spielen, legst du alle Handkarten ab und wartest, bis wieder gegeben wird. Neu gegeben wird, wenn niemand mehr Karten hat; wer keine hat, wird übersprungen.
    .ruling = Abgelegte Handkarten liegen offen, wie alle gespielten Karten, bis wieder alle Karten gemischt werden.

section-3 = Was die Karten tun
clause-3-1 = Ass: eine Figur aus dem Nest auf dein Startfeld, oder eine Figur ein Feld vorwärts.
clause-3-2 = König: eine Figur aus dem Nest auf dein Startfeld.
clause-3-3 = Dame: eine Figur 12 Felder vorwärts.
clause-3-4 = Bube: Eine deiner Figuren auf der Laufbahn tauscht den Platz mit einer Figur von jemand anderem auf der Laufbahn. Dein Partner zählt dabei als jemand anderes. Eine Figur auf ihrem eigenen Start, im Ziel oder im Nest kann nicht tauschen.
    .ruling = Das gilt auch für deine eigene Figur auf deinem Start. Ziehst du die Figuren deines Partners (5.1), dann ist jemand anderes jeder außer deinem Partner.
    .option = Deine eigene Figur darf von ihrem Start aus tauschen (jack_from_start: off, on); wenn du für deinen Partner ziehst, dessen Figur.
clause-3-5 = Sieben: zusammen sieben Felder vorwärts, mit einer Figur oder in zwei Teilen von 1 bis 6 mit zwei verschiedenen Figuren.
    .ruling = Alle sieben müssen gezogen werden. Für den zweiten Teil gilt das Brett, wie der erste es hinterlässt; geht er dann nicht mehr (zum Beispiel, weil seine Figur gerade geschlagen wurde), ist die Aufteilung nicht erlaubt, außer nach 5.2. Ein Teil schlägt nur dort, wo er endet. Ein Teil darf ins Ziel oder im Ziel weiter führen. Nur wenn sie damit gewinnt (6.1), darf eine Sieben früher enden, im ersten Teil oder im zweiten.
clause-3-6 = Vier: eine Figur vier Felder zurück. So kommt keine Figur ins Ziel oder aus dem Ziel heraus. Sie darf über den eigenen Start zurückgehen und steht dann kurz vor dem Ziel.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: eine Figur so viele Felder vorwärts.

section-4 = Ziehen
clause-4-1 = Wer auf einem Feld mit einer anderen Figur landet, schickt diese in ihr Nest, gleich wem sie gehört, auch dir selbst.
clause-4-2 = Eine Figur auf ihrem eigenen Startfeld ist eine Sperre für alle anderen, auch für die eigenen: Niemand kommt an ihr vorbei, in keiner Richtung, und niemand darf auf ihr landen, mit ihr tauschen oder sie schlagen.
    .ruling = Das gilt, wann immer sie dort steht, auch nach einer Runde, einer Vier oder einem Buben. Solange eine eigene Figur auf deinem Start steht, kommt also keine heraus. Wer ins Ziel geht, geht nicht am eigenen Start vorbei, und ein Bube geht an niemandem vorbei. Auf dem Start einer anderen Farbe ist eine Figur nicht geschützt.
clause-4-3 = Kommst du auf deinen Start heraus, schlägst du eine fremde Figur, die dort steht.
clause-4-4 = Im Ziel kann keine Figur übersprungen, geschlagen, getauscht oder zurückgezogen werden, und auf jedem Zielfeld steht höchstens eine. Aufrücken im Ziel ist erlaubt.
clause-4-5 = Ins Ziel kommst du nur mit genauer Zahl: Der Zug muss auf einem freien Zielfeld enden, ohne dass eine Figur dazwischen steht.
clause-4-6 = Ein Zug vorwärts über das letzte Feld der Laufbahn hinaus endet entweder im Ziel oder läuft über deinen Start in eine weitere Runde. Ist so eine Runde dein einziger Zug, musst du ihn machen.
    .ruling = Geht beides, sind es zwei Züge, und du wählst. Es zählt nur, wo eine Figur steht, nicht, wie sie dorthin kam: Nach einer Vier oder einem Buben darf sie auch ohne Runde ins Ziel. Ein Zug vorwärts genau auf den eigenen Start ist eine weitere Runde; eine Vier ist das nie.
    .option = Niemand muss am Ziel vorbei (never_forced_past_home: off, on): Führt jeder mögliche Zug am Ziel vorbei, darfst du stattdessen deine Handkarten ablegen. Das lockert nur 2.5; das Muss aus 5.2 gilt auch mit einer weiteren Runde.

section-5 = Teams
clause-5-1 = Bring zuerst deine eigenen vier Figuren ins Ziel. Von da an ziehen deine Karten die Figuren deines Partners, auch aus dem Nest, nach denselben Regeln, als wären es deine.
clause-5-2 = Bringt der erste Teil einer Sieben deine letzte Figur ins Ziel und hat das Team noch nicht gewonnen, bekommt eine Figur deines Partners alle übrigen Schritte.
    .ruling = Sie muss sie gehen (nach der gedruckten Regel: darf), wenn irgendeine das kann, und du wählst, welche; kann es keine, verfallen die Schritte, und die Karte ist gespielt. Gewinnen schon weniger Schritte das Spiel, ist beides erlaubt, das und der ganze Rest. Bringt erst der zweite Teil deine letzte Figur ins Ziel, müssen alle sieben gezogen werden, außer das gewinnt. Eine Sieben zieht nie drei Figuren.
clause-5-3 = Wer mit dem Partner darüber spricht, welche Karte zu spielen ist, zahlt mit seiner vordersten Figur: Die Figur auf der Laufbahn, die von ihrem Start aus am weitesten ist, geht zurück ins Nest. Hast du keine auf der Laufbahn, trifft es die deines Partners; hat keiner von euch eine, geschieht nichts.
    .ruling = Ein Gegner, der gerade nicht an der Reihe ist, darf es zwischen zwei Zügen melden und sagt, wer gesprochen hat, einmal je Seite und Runde. Es zählt, wenn jemand von der beschuldigten Seite es zugibt oder wenn zu sechst beide aus dem dritten Team es bestätigen. Bots melden nichts und werden nicht gemeldet.
    .option = Absprachen können gemeldet werden (table_talk: off, on).

section-6 = Das Ende
clause-6-1 = Wer zuerst alle vier Figuren im Ziel hat, gewinnt; bei Teams das Team, das zuerst alle acht im Ziel hat.

option-teams = In Zweierteams spielen
option-jack_from_start = Der Bube darf die eigene Figur vom Start weg tauschen
option-never_forced_past_home = Niemand muss am Ziel vorbei
option-table_talk = Absprachen können gemeldet werden
option-first = Wer zuerst gibt
    .random = wird ausgelost

ending-home = { $winners } hat alle vier Figuren im Ziel und gewinnt.
ending-team = { $winners } haben alle acht Figuren im Ziel und gewinnen.
ending-seven = Eine Sieben, die mit der Figur des Partners weitergeht: { $winners } haben alle acht Figuren im Ziel und gewinnen.

refusal-1-2 = Teams gibt es nur zu viert oder zu sechst; sonst spielt jeder für sich, ohne Partner.
refusal-2-3 = Du bist nicht an der Reihe.
refusal-2-4 = Diese Karte hast du nicht.
refusal-2-5 = Du kannst eine Karte spielen, also musst du es.
refusal-3-1 = Das Ass bringt eine Figur aus dem Nest oder zieht eine, die draußen ist, um ein Feld.
refusal-3-2 = Der König bringt nur eine Figur aus dem Nest.
refusal-3-3 = Die Dame zieht eine Figur, die nicht im Nest ist, um 12 Felder.
refusal-3-4 = Der Bube tauscht eine deiner Figuren auf der Laufbahn mit einer von jemand anderem. Keine davon darf auf ihrem eigenen Start, im Ziel oder im Nest stehen.
refusal-3-5 = Eine Sieben sind zusammen sieben Felder, mit einer Figur oder in zwei Teilen mit zwei Figuren, die nicht im Nest sind.
refusal-3-6 = Die Vier zieht eine Figur auf der Laufbahn vier Felder zurück.
refusal-3-7 = Diese Karte zieht eine Figur vorwärts, die nicht im Nest ist.
refusal-4-2 = Eine Figur auf ihrem eigenen Start ist eine Sperre: Niemand kommt vorbei oder landet dort.
refusal-4-4 = Im Ziel kann keine Figur an einer anderen vorbei oder auf ihr Feld.
refusal-4-5 = Das ist zu weit: Das Ziel hat vier Felder, und die Zahl muss genau stimmen.
refusal-4-6 = Das ist keine weitere Runde.
refusal-5-1 = Bring erst deine eigenen vier Figuren ins Ziel; danach ziehst du die deines Partners.
refusal-5-2 = Der Rest einer Sieben geht nur dann an eine Figur deines Partners, wenn der erste Teil deine letzte ins Ziel bringt, und dann muss er es.
refusal-5-3 = Absprachen meldet, wo es Teams gibt, ein Gegner, der nicht an der Reihe ist, einmal je Seite und Runde; beantwortet werden sie nur, wenn sie gemeldet sind.

guide-move = Tippe auf eine Karte, dann auf eine Figur. Gibt es noch eine Wahl, tippe auch auf das Feld, auf das sie ziehen soll. Was möglich ist, leuchtet.

asks-play = Spiel eine Karte.
asks-lay-down = Du kannst keine Karte spielen: Leg alle Handkarten ab.
asks-for-partner = Deine Figuren sind alle im Ziel: Spiel eine Karte für { $partner }.
asks-admit = { $seat } sagt, { $accused } sprach mit dem Partner. Stimmt das?
asks-confirm = { $seat } sagt, { $accused } sprach mit dem Partner. Hast du’s gehört?
first-card = Wähl zuerst eine Karte.
first-pawn = Wähl zuerst eine Figur.

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
own-start = den Start
home-square = Zielfeld { $number }
own-pawn = Figur { $pawn }
other-pawn = Figur { $pawn } von { $seat }

# Moves, as buttons say them

move-enter = { $card }: eine Figur aus dem Nest holen
move-enter-partner = { $card }: eine Figur von { $partner } aus dem Nest holen
move-walk = { $card }: { $pawn } auf { $to }
move-lap = { $card }: { $pawn } am Ziel vorbei auf { $to }
move-swap = { $card }: { $pawn } tauscht mit { $other }
move-split = { $card }: { $first } auf { $to }, dann { $second } auf { $then }
move-short = { $card }: { $first } auf { $to } und nicht weiter
move-lay-down = Alle Handkarten ablegen
move-call = { $seat } hat mit dem Partner gesprochen
move-admit = Ja, wir haben gesprochen
move-confirm = Ja, sie haben gesprochen
move-deny = Nein

hint-plain = { $pawn } geht auf { $to }.
hint-takes = { $pawn } geht auf { $to } und schlägt { $taken }.
hint-takes-own = Vorsicht: { $pawn } geht auf { $to } und schlägt { $taken } von deiner eigenen Seite.
hint-home = { $pawn } geht ins Ziel, auf { $to }.
hint-lap = { $pawn } geht am Ziel vorbei noch eine Runde, auf { $to }.
hint-swap = { $pawn } geht auf { $to }, und { $other } kommt an ihre Stelle.
hint-split = { $first } geht auf { $to }, { $second } auf { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = Das gewinnt.
hint-lay-down = Du setzt aus, bis wieder gegeben wird, und alle sehen deine Karten.
hint-call = Wird es zugegeben, geht die vorderste Figur zurück ins Nest.
hint-answer = Wenn es zählt, geht die vorderste Figur der Seite, die gesprochen hat, zurück ins Nest.

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
log-lost = Niemand kann die übrigen Schritte gehen: Sie verfallen.
log-all-home = { $seat } hat alle vier Figuren im Ziel und spielt von nun an für { $partner }.
log-lays-down = { $seat } legt die Handkarten ab: { $cards }.
log-calls = { $seat } sagt, { $accused } habe mit dem Partner gesprochen.
log-admits = { $seat } gibt es zu.
log-denies = { $seat } bestreitet es.
log-confirms = { $seat } bestätigt es.
log-sent-back = Das kostet { $pawn }: zurück ins Nest.
log-nothing-lost = Auf der Laufbahn steht keine Figur, die es kosten könnte.

law-1 = Plätze, auf denen niemand sitzt, haben keine Figuren und keine Karten (1.1).
law-2 = Eine Figur ist im Nest, auf der Laufbahn oder im Ziel (1.1, 1.3).
law-3 = Das Brett zeigt jede Figur dort, wo sie steht, und auf einem Feld nur eine (1.1, 4.1, 4.4).
law-4 = Alle Karten sind da: ein Satz von dreizehn für jede Person (2.1).
law-5 = Alle wissen, wie viele Karten jemand hat (2.2).
law-6 = Auf der Hand sind die Karten dieser Runde, die weder gespielt noch abgelegt sind (2.2, 2.6).
law-7 = An der Reihe ist jemand, der Karten hat, und Phase, Geben und Runde passen zur Partie (2.2, 2.3).
law-8 = Wer alle vier Figuren im Ziel hat, hat gewonnen, bei Teams mit allen acht, und sonst niemand (6.1).
law-9 = Absprachen werden nur gemeldet, wo es Teams gibt, einmal je Seite und Runde (5.3).

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
view-laid-down = { $seat } hat die Handkarten abgelegt: { $cards }
view-dealer = { $seat } gibt
view-partners = { $seat } spielt mit { $partner }
view-pile = der Stapel
view-pile-card = der Stapel: { $card }
view-unplayable = { $card }, jetzt nicht spielbar
