# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Ganzenbord
tagline = Een race over 63 vakken: gooien, rennen en hopen op een gans.
intro = Te kiezen valt er niets: de dobbelstenen beslissen alles, en juist dat vinden kleine kinderen zo leuk.
credit = Een traditioneel spel, eeuwenoud en van niemand. De gedrukte spelregels die we volgen, noemen geen auteur.
score = Vak

section-1 = Het bord
clause-1-1 = De vakken zijn genummerd van 1 tot en met 63. Elke pion begint naast het bord, op vak 0: de start.
    .ruling = Twee tot zes spelers.
clause-1-2 = Er staan ganzen op 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 en 59.
    .option = De meeste andere borden hebben een dertiende gans op 23; die kun je erbij nemen.
clause-1-3 = De andere bijzondere vakken: 6 vliegende gans, 19 nest, 31 put, 42 omweg, 52 kooi, 58 soep, 63 finish.
    .told = Hier gebeurt niets bijzonders.
clause-1-4 = Er mogen meerdere pionnen op één vak staan.
    .ruling = Hoeveel maakt niet uit. Kies je voor ruilen of teruggaan, dan gebeurt dat één keer: daar waar de hele zet eindigt (na ganzen, vlucht of omweg), en voordat je in het nest gaat rusten; nooit op 0, 31 of 52. Ergens neergezet worden is niet hetzelfde als er terechtkomen: er gebeurt niets uit deel 3, en niemand komt vrij of wordt gevangen. Word je vanuit het nest ergens anders neergezet, dan sla je je beurt toch over. Je eerste worp telt als gedaan, ook als je daarna wordt teruggezet.
    .option = Wat er op een bezet vak gebeurt: de pionnen delen het (standaard); of ze ruilen, en de pion die er staat, gaat naar het vak waar jij stond toen je gooide (staan er meerdere, dan gaat de pion die er het langst staat); of je gaat zelf terug naar dat vak.

section-2 = Een beurt
clause-2-1 = Gooi met twee dobbelstenen, tel de ogen op en loop zoveel vakken vooruit.
clause-2-2 = Gooi je bij je eerste worp van het spel een 4 en een 5, dan ga je meteen naar 53; met een 6 en een 3 ga je meteen naar 26. Verder lopen doe je dan niet.
    .ruling = Je moet erheen; volgens de gedrukte regels mag je kiezen.
    .option = Dat geldt alleen bij de eerste worp, zoals gedrukt, of bij elke worp vanaf vak 0. In het tweede geval kan een pion die door de soep terug moest, niet met een negen van gans naar gans doorlopen tot 63.
clause-2-3 = Er wordt met de klok mee gespeeld.
    .ruling = De gedrukte regels zeggen niet welke kant je op speelt en ook niet wie begint. Bij ons gaat het met de klok mee, en wie begint, wordt geloot.
    .option = Als je de tafel klaarzet, kun je kiezen wie begint.

section-3 = Waar je terechtkomt
clause-3-1 = Op een gans loop je nog een keer hetzelfde aantal vakken, in de richting waarin je al ging; en nog eens als je weer op een gans komt. Kom je bijvoorbeeld met een worp van 4 op een gans, dan loop je er nog 4.
    .ruling = Het moet; volgens de gedrukte regels mag je kiezen.
clause-3-2 = Zou je voorbij 63 komen, dan tel je de rest terug. Met een 5 ga je bijvoorbeeld van 60 naar 63 en dan terug naar 61. Vanaf dat moment loop je met deze worp achteruit: een gans stuurt je nu nog eens het hele aantal terug.
clause-3-3 = 6, de vliegende gans: vlieg naar 12.
clause-3-4 = 19, het nest: rust even uit en sla je volgende beurt over.
clause-3-5 = 31, de put: wacht tot er een andere pion in terechtkomt. Die wacht dan in jouw plaats, en jij speelt vanaf je volgende beurt verder.
    .ruling = Een bevrijde pion die er nog staat, wordt niet opnieuw gevangen.
clause-3-6 = 42, de omweg: ga terug naar 37.
clause-3-7 = 52, de kooi: net als de put.
    .told = 52, de kooi: wacht tot er een andere pion in terechtkomt. Die wacht dan in jouw plaats, en jij speelt vanaf je volgende beurt verder.
clause-3-8 = 58, de soep: ga terug naar de start, vak 0.
clause-3-9 = 63, de finish: kom je er precies op uit, dan win je meteen.
clause-3-10 = Bijzondere vakken tellen altijd, hoe je er ook terechtkomt.
    .ruling = De gedrukte regels zeggen er niets over. Bij ons tellen ze ook na een gans, bij het terugtellen, na een worp volgens 2.2 (al zijn 53 en 26 gewone vakken) en na een vlucht of omweg.

section-4 = Wachten
clause-4-1 = Staat de vrijlating aan, dan speelt een pion die sinds zijn aankomst in de put of de kooi drie beurten heeft overgeslagen, bij zijn volgende beurt weer mee.
    .ruling = In de gedrukte regels is de vrijlating alleen een mogelijkheid. Met twee spelers spelen we ermee, tenzij je iets anders kiest.
    .option = Vrij na drie overgeslagen beurten: alleen met twee spelers (standaard), altijd of nooit.
    .told = In dit spel speelt een pion die daar drie beurten heeft overgeslagen, bij zijn volgende beurt weer mee.
clause-4-2 = Staat de vrijlating uit, dan eindigt het spel in een gelijkspel zodra alle pionnen in de put of de kooi wachten.
    .ruling = Wat er dan gebeurt, zeggen de gedrukte regels niet; het gelijkspel is van ons. Het kan alleen met twee spelers gebeuren.

option-goose_on_23 = Een dertiende gans op 23
option-occupied = Op een bezet vak
    .share = de pionnen delen het
    .swap = de pionnen ruilen van plaats
    .back = wie erbij komt, gaat terug
option-nine_rule = De bijzondere negen (4 en 5, 6 en 3)
    .first-throw = alleen bij de eerste worp
    .from-start = bij elke worp vanaf de start
option-release = Vrij na drie overgeslagen beurten
    .auto = met twee spelers
    .on = altijd
    .off = nooit

ending-home = { $winners } bereikt 63 en wint.
ending-deadlock = Iedereen zit vast in de put of de kooi: gelijkspel.

move-throw = Gooien
tip-aim = Tik op de dobbelstenen: je pion loopt zoveel vakken vooruit als ze samen aangeven. Wie als eerste precies op 63 komt, wint! Op twee vakken staan dobbelstenen: is dat je allereerste worp, dan ga je er meteen heen.
    .own-dice = Gooi je dobbelstenen en tik aan wat er ligt: je pion loopt zoveel vakken vooruit als ze samen aangeven. Wie als eerste precies op 63 komt, wint! Op twee vakken staan dobbelstenen: is dat je allereerste worp, dan ga je er meteen heen.
tip-squares = Kom je op een gans, dan loop je nog een keer hetzelfde aantal. Het nest, de put en de kooi houden je op; de omweg en de soep sturen je terug.
tip-hold = Wat doet een vak? Houd je vinger erop om het te lezen.
tip-held = Hier zit je even vast: in het nest sla je één beurt over, in de put of de kooi drie, tenzij er eerder een andere pion komt.
tip-held-long = Hier zit je even vast: in het nest sla je een beurt over, in de put of de kooi wacht je tot er een andere pion komt.
tip-soup = In de soep! Wie op 58 komt, gaat terug naar de start. Geeft niets: een paar ganzen en je bent weer bij.
tip-finish = Bijna! Je moet precies op 63 uitkomen. Gooi je te veel, dan tel je de rest terug. Vanaf 62 wint geen enkele worp: twee dobbelstenen zijn samen minstens 2.
how-throw = Gooi om de beurt met twee dobbelstenen. Je pion loopt zoveel vakken vooruit als ze samen aangeven; te kiezen valt er niets.
how-goose = Kom je op een gans, dan loop je nog een keer hetzelfde aantal, en nog eens als daar weer een gans is.
how-held = In het nest sla je een beurt over. In de put en de kooi wacht je tot er een andere pion komt, die jouw plaats inneemt. Met twee spelers zijn dat hoogstens drie beurten.
how-soup = Pas op voor de omweg, die je terugbrengt naar 37, en voor de soep, die je terugbrengt naar de start.
how-win = Wie als eerste precies op 63 komt, wint. Gooi je te veel, dan tel je de rest terug.

square = vak { $number }
dice = De dobbelstenen
start = start
goose = Gans
flying-goose = Vliegende gans
nest = Nest
well = Put
detour = Omweg
cage = Kooi
soup = Soep
finish = Finish
pawn-on = { $seat } op { $square }
pawn-waits = { $seat } zit vast op { $square }
pawn-rests = { $seat } rust uit op { $square }

log-begins = { $seat } begint.
log-throws = { $from ->
    [0] { $seat } gooit { $one } en { $other }: van de start naar { $to }.
   *[other] { $seat } gooit { $one } en { $other }: van { $from } naar { $to }.
}
log-throws-too-far = { $seat } gooit { $one } en { $other }: van { $from } tot 63 en { $over } te veel, dus terug naar { $to }.
log-nine = { $seat } gooit { $one } en { $other }: meteen naar { $to }!
log-goose = Een gans! Door naar { $to }.
log-goose-too-far = Een gans! Tot 63 en { $over } te veel, dus terug naar { $to }.
log-goose-back = Een gans! Terug naar { $to }.
log-flight = { $seat } vliegt met de vliegende gans mee naar { $to }.
log-detour = Verdwaald: terug naar { $to }.
log-nest = { $seat } rust uit in het nest en slaat een beurt over.
log-well = { $seat } valt in de put.
log-cage = { $seat } zit gevangen in de kooi.
log-soup = In de soep! { $seat } is terug bij de start.
log-freed = { $seat } is vrij.
log-swapped = { $seat } en { $other } ruilen van plaats: { $other } staat nu op { $to }.
log-put-back = { $other } staat daar al: { $seat } gaat terug naar { $to }.
log-misses = { $seat } slaat een beurt over.
log-released = { $seat } heeft lang genoeg gewacht en speelt verder.

highlight-soup = { $times } in de soep
highlight-nine = Een vliegende start met een negen
highlight-too-far = { $times } voorbij de finish en weer terug
highlight-well = { $times } in de put
highlight-cage = { $times } in de kooi
highlight-goose = { $times } op de rug van een gans
highlight-misses = { $times } zitten toekijken

law-1 = Elke speler heeft één pion, en andere pionnen zijn er niet (1.1).
law-2 = Elke pion staat op een vak van 0 tot en met 63 (1.1).
law-3 = Geen pion blijft op een gans staan, of op 6, 42 of 58: die vakken sturen hem door (3.1, 3.3, 3.6, 3.8).
law-4 = Wie op 63 staat, heeft gewonnen, en verder niemand (3.9).
law-5 = Een pion wacht alleen in de put of de kooi (3.5, 3.7).
law-6 = In de put wacht hoogstens één pion, en in de kooi ook (3.5, 3.7).
law-7 = Alleen een pion die in het nest is gekomen, rust uit (3.4).
law-8 = De pion van wie nog niet heeft gegooid, staat nog op 0 (1.1).
law-9 = Aan de beurt is iemand die kan gooien, en fase en ronde kloppen met het verloop van het spel (2.3, 3.4, 4.2).
law-10 = Overgeslagen beurten, hoogstens drie, worden alleen geteld zolang een pion wacht en vrij kan komen (4.1).
law-11 = Als pionnen van plaats ruilen, hebben ze één volgorde van aankomst, en anders geen (1.4).
law-12 = Of een speler al gegooid heeft, of een pion rust en of hij wacht, is steeds 0 of 1.
