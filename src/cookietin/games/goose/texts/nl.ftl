# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Ganzenbord
tagline = Een race over 63 vakken: gooien, rennen en hopen op een gans.
intro = Te kiezen valt er niets: de dobbelstenen beslissen alles, en juist dat is zo leuk voor kleine kinderen.

section-1 = Het bord
clause-1-1 = De vakken zijn genummerd van 1 tot en met 63. Elke pion begint naast het bord, op vak 0.
    .ruling = Voor twee tot zes spelers.
clause-1-2 = Er staan ganzen op 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 en 59.
    .option = De meeste andere borden hebben een dertiende gans op 23 (goose_on_23: off, on).
clause-1-3 = Andere bijzondere vakken: 6 vliegende gans, 19 nest, 31 put, 42 omweg, 52 kooi, 58 soep, 63 finish.
clause-1-4 = Pionnen op hetzelfde vak hebben geen last van elkaar.
    .ruling = Op één vak mag elk aantal pionnen staan. Wat er op een bezet vak gebeurt, wordt één keer bekeken: daar waar de hele zet eindigt (na ganzen, vlucht en omweg) en voordat het nest telt; nooit op 0, 31 of 52. Ergens neergezet worden is geen landing: niets uit deel 3 geldt, niemand komt vrij of wordt gevangen. Een beurt die je door het nest nog moest overslaan, sla je toch over, en een eerste worp is verbruikt.
    .option = Op een bezet vak (occupied): share (iedereen blijft er staan); swap (de pion die er staat, gaat naar het vak waar jouw worp begon; staan er meer, dan gaat de pion die er het langst staat); back (in plaats daarvan ga je zelf daarheen terug).

section-2 = Een beurt
clause-2-1 = Gooi twee dobbelstenen en ga zoveel vakken vooruit als ze samen aangeven.
clause-2-2 = Bij je eerste worp van het spel brengen 4 en 5 je meteen naar 53, en 6 en 3 meteen naar 26; de negen stappen zet je dan niet.
    .ruling = Het moet; volgens de gedrukte regels mag het.
    .option = Waarvoor de regel geldt (nine_rule): first-throw (alleen voor de eerste worp, zoals gedrukt); from-start (voor elke worp vanaf vak 0, zodat een pion die door de soep terug moest, niet met een negen van gans naar gans tot op 63 kan rennen).
clause-2-3 = De beurt gaat met de klok mee.
    .ruling = Wie begint, wordt geloot of bij het klaarzetten van de tafel aangewezen.
    .option = Wie begint (first): random (wordt geloot) of een plaats.

section-3 = Waar je terechtkomt
clause-3-1 = Op een gans loop je meteen nog eens hetzelfde aantal vakken, in de richting waarin je al ging; en weer, als daar ook een gans staat.
    .ruling = Het moet; volgens de gedrukte regels mag het.
clause-3-2 = Zou je voorbij 63 komen, dan tel je de rest terug. Vanaf dat moment ga je met deze worp achteruit: een gans brengt je nu nog eens het hele gegooide aantal terug.
clause-3-3 = 6, de vliegende gans: je vliegt naar 12.
clause-3-4 = 19, het nest: tijd om te rusten; je volgende beurt sla je over.
clause-3-5 = 31, de put: je wacht tot hier een andere pion terechtkomt. Die wacht dan in jouw plaats, en jij speelt verder vanaf je volgende beurt. Een bevrijde pion die er nog staat, wordt niet opnieuw gevangen.
clause-3-6 = 42, de omweg: je moet terug naar 37.
clause-3-7 = 52, de kooi: net als de put.
clause-3-8 = 58, de soep: terug naar vak 0.
clause-3-9 = 63, precies bereikt: je wint meteen.
clause-3-10 = Bijzondere vakken tellen altijd, hoe je er ook terechtkomt.
    .ruling = Na een gans, bij het terugtellen, door regel 2.2 (53 en 26 zijn gewone vakken) of door een vlucht of omweg.

section-4 = Wachten
clause-4-1 = Een pion die in de put of de kooi drie beurten heeft overgeslagen sinds hij er terechtkwam, speelt zijn volgende beurt, als jullie dat zo hebben afgesproken.
    .option = Vrij na drie overgeslagen beurten (release): auto (met twee spelers on, anders off); on (altijd); off (nooit).
clause-4-2 = Zonder vrijlating eindigt het spel in gelijkspel zodra elke pion in de put of de kooi wacht.
    .ruling = Dat kan alleen met twee spelers gebeuren.

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
ending-deadlock = Iedereen wacht in de put of de kooi: gelijkspel.

move-throw = Gooi de dobbelstenen
guide-move = Tik op de dobbelstenen: zij bepalen hoe ver je pion gaat. Ganzen brengen hem verder; sommige vakken niet.

square = vak { $number }
start = Start
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
log-throws = { $seat } gooit { $one } en { $other }: van { $from } naar { $to }.
log-nine = { $seat } gooit { $one } en { $other }: meteen naar { $to }!
log-goose = Een gans! Verder naar { $to }.
log-goose-back = Een gans! Terug naar { $to }.
log-too-far = Te ver: terug naar { $to }.
log-flight = De vliegende gans! { $seat } vliegt mee naar { $to }.
log-detour = De weg kwijt: terug naar { $to }.
log-nest = { $seat } rust uit in het nest en slaat een beurt over.
log-well = { $seat } valt in de put.
log-cage = { $seat } zit gevangen in de kooi.
log-soup = Ganzensoep! { $seat } is terug bij de start.
log-freed = { $seat } is vrij.
log-swapped = { $seat } en { $other } ruilen van plaats: { $other } staat nu op { $to }.
log-put-back = { $other } staat daar al: { $seat } gaat terug naar { $to }.
log-misses = { $seat } slaat een beurt over.
log-released = { $seat } heeft lang genoeg gewacht en speelt verder.

law-1 = Voor elke speler is er één pion, en niet meer (1.1).
law-2 = Een pion staat op een vak van 0 tot en met 63 (1.1).
law-3 = Niemand staat op een gans, op 6, 42 of 58: die vakken sturen elke pion door (3.1, 3.3, 3.6, 3.8).
law-4 = Wie op 63 staat, heeft gewonnen, en verder niemand (3.9).
law-5 = Alleen in de put of de kooi wacht een pion (3.5, 3.7).
law-6 = Hooguit één pion wacht in de put, en hooguit één in de kooi (3.5, 3.7).
law-7 = Alleen een pion die in het nest is gekomen, rust uit (3.4).
law-8 = Een pion waarvoor nog nooit is gegooid, staat nog op 0 (1.1).
law-9 = Aan de beurt is een speler die mag gooien, en fase en ronde passen bij de partij (2.3, 3.4, 4.2).
law-10 = Overgeslagen beurten, hooguit drie, tellen alleen zolang een pion wacht en vrij kan komen (4.1).
law-11 = Met swap hebben de pionnen één volgorde van aankomst, en anders geen (1.4).
law-12 = Of een pion al heeft gegooid, rust of wacht, is steeds 0 of 1.
