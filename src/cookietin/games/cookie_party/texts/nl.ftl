# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Eén worp voor iedereen: bouw sneller muren om je koekjes dan de anderen.
intro = Iedereen speelt tegelijk, op een eigen bord, met dezelfde worp. Voor twee tot vijf spelers; het spel komt voort uit kamertje verhuren.
credit = Naar “Kekse Kästchen” (Cookie Party). Auteur: Ralf zur Linde. Illustraties: Ellie vs. Bear. Uitgever: Ravensburger.
score = Punten

section-1 = Wat je nodig hebt
clause-1-1 = Iedere speler heeft een bord van 6 bij 6 vakken met op elk vak een koekje, een drankje met drie balkjes eronder, en elf fiches met de getallen 2 tot en met 12. Elk bord heeft een blauwe en een gele kant; per kant zijn alle borden gelijk.
    .house = De grootte van het bord, en dus ook het aantal randen, 84: de gedrukte regels laten die alleen op een plaatje zien.
clause-1-2 = Op een fiche zie je hoeveel muren je ervoor tekent, en zeldzame getallen leveren er meer op: vier voor 2 en 12, drie voor 3 en 11, twee voor 4 en 10, en één voor 5, 6, 7, 8 en 9.
    .house = In woorden noemen de gedrukte regels alleen één muur voor 6 en drie voor 11; de andere aantallen zijn van ons.
clause-1-3 = Muren komen op de randen van vakken, ook aan de buitenkant van het bord: 84 plaatsen in totaal. Een muur tussen twee vakken hoort bij allebei. Een paar muren zijn voorgedrukt.
clause-1-4 = Op elke kant van het bord hebben tien koekjes een rode achtergrond.
    .told = Een koekje op rood hoort bij geen soort. Met zes ervan, welke dan ook, voltooi je een opdracht.
clause-1-5 = De blauwe kant heeft zeven soorten van elk drie koekjes, tien koekjes op rood en vijf gewone koekjes die bij geen soort horen. De gele kant heeft acht soorten, van twee, twee, drie, drie, drie, vier, vier en vijf koekjes, en tien op rood.
    .house = In woorden noemen de gedrukte regels drie koekjes per soort op de blauwe kant, tien op rood, en één soort meer op de gele kant dan op de blauwe. Van ons zijn het aantal soorten, de gewone koekjes, hoeveel koekjes elke soort op de gele kant heeft, en waar de koekjes, de rode vakken, de voorgedrukte muren en de elf vakken met een stip zijn.
    .option = Heb je het spel zelf in huis, dan kun je spelen met alles zoals het daar gedrukt is: in een bestand staan dan een kant van het bord, vier tot zeven vakken breed en hoog, de muren van de fiches, de punten van de opdrachten en het aantal punten waarbij het spel eindigt.
    .told = Een gewoon koekje hoort bij geen soort; het helpt alleen waar een hele rij of kolom telt.

section-2 = Voorbereiding
clause-2-1 = Iedereen speelt met dezelfde kant van het bord.
    .option = De blauwe kant (standaard) of de gele.
clause-2-2 = Bij een eerste spel worden de fiches van iedere speler willekeurig op de elf vakken met een stip gelegd. In het gewone spel leg je je elf fiches waar je wilt, hoogstens één op een vak.
    .ruling = De borden worden getoond als iedereen klaar is. Fiches die je niet zelf wilt leggen, kun je op de vakken met een stip laten leggen.
    .option = Op de blauwe kant worden de fiches gelegd zoals bij een eerste spel, tenzij je het gewone spel kiest; op de gele kant is het altijd het gewone spel.

section-3 = Een ronde
clause-3-1 = Er wordt met twee dobbelstenen gegooid, en de som geldt voor iedereen. Daarna speelt iedereen tegelijk, op het eigen bord. Tot het einde van de ronde hoeft niemand op een ander te wachten.
    .option = Wie wil, mag gooien. Kies je een plaats voor de eerste ronde, dan wordt er vanaf die plaats om de beurt gegooid. Dat verandert alleen wiens naam er bij de worp staat.
clause-3-2 = Teken zoveel muren als het fiche met dat getal aangeeft, op vrije randen van het vak waar het ligt.
    .ruling = Je moet alle muren tekenen die je kunt tekenen.
clause-3-3 = Zijn er minder randen vrij dan het fiche aangeeft, dan vervallen de overige muren en streep je één balkje onder het drankje af, hoeveel muren er ook vervallen.
    .ruling = Je moet het afstrepen; volgens de gedrukte regels mag je kiezen.
clause-3-4 = Heb je het fiche met dat getal niet meer, dan streep je één balkje af.
clause-3-5 = Streep je het derde balkje af, dan teken je meteen, nog voordat je vakken aankruist, één muur op een vrije rand naar keuze, en worden alle balkjes weer schoongeveegd.
    .ruling = Je moet die muur tekenen; volgens de gedrukte regels mag je kiezen. Is er geen rand meer vrij, dan worden de balkjes toch schoongeveegd.
clause-3-6 = Een vak met vier muren is omsloten. Eerst moet je alle omsloten vakken aankruisen en de fiches die erop liggen, oppakken; dan leg je de opgepakte fiches, in welke volgorde je wilt, op vakken zonder fiche en zonder kruis.
    .ruling = Is er niet voor alle fiches plaats, dan bepaal je door de andere te leggen welke er uit het spel gaan. Wordt het getal gegooid van een fiche dat uit het spel is, dan geldt 3.4.
clause-3-7 = Daarna mag je één fiche verplaatsen naar een ander vak zonder fiche en zonder kruis.
clause-3-8 = Dan komen de opdrachten van deel 4. Een ronde is afgelopen als iedereen klaar is.

section-4 = Opdrachten
clause-4-1 = Op de blauwe kant: kruis van een soort alle drie de koekjes aan (een opdracht voor elk van de zeven soorten); kruis zes van de tien op rood aan; kruis één hele rij of kolom aan.
    .told = Een opdracht heb je voltooid als alle koekjes van één soort zijn aangekruist, of zes koekjes op rood, of een hele rij of kolom.
clause-4-2 = Op de gele kant: kruis alle koekjes van een soort aan (een opdracht voor elk van de acht soorten); kruis zes van de tien op rood aan. Een opdracht voor een rij of kolom is er niet.
    .told = Een opdracht heb je voltooid als alle koekjes van één soort zijn aangekruist, of zes koekjes op rood. Rijen en kolommen tellen hier niet.
clause-4-3 = Voor elke opdracht die je voltooit, moet je één fiche naar keuze inleveren: het gaat naar het scorebord, en je kunt het niet meer gebruiken.
    .ruling = Je kunt alleen fiches inleveren die op je bord liggen; heb je er geen meer, dan telt de opdracht toch.
clause-4-4 = Een opdracht telt voor iedere speler één keer. De eerste die hem voltooit, krijgt 6 punten, de volgende in een latere ronde 4 en iedereen daarna 3. Dat geldt voor alle opdrachten op de blauwe kant, en voor “zes op rood” ook op de gele kant.
    .told = Een opdracht telt voor iedere speler één keer. De eerste die hem voltooit, krijgt de meeste punten; wie dat in een latere ronde doet, krijgt er minder. Hoeveel, staat onder de opdracht.
clause-4-5 = Spelers die dezelfde opdracht in dezelfde ronde voltooien, delen de eerste vrije plaats en krijgen daar allemaal de volle punten voor.
    .ruling = Plaatsen en punten worden verdeeld als iedereen klaar is. Tot dan zie je de andere borden zoals ze na de vorige ronde waren.
    .told = Het bord van een andere speler, zoals het na de vorige ronde was. Tik erop om het groot te zien.
clause-4-6 = Op de gele kant hangen de punten voor een soort af van hoeveel koekjes die soort heeft.
    .house = Soorten van twee: 4, 3 en 2 punten; van drie: 6, 4 en 3; van vier: 8, 6 en 4; van vijf: 10, 7 en 5.

section-5 = Het einde
clause-5-1 = Het spel eindigt na de ronde waarin iemand genoeg punten haalt; hoeveel dat er zijn, hangt af van het aantal spelers.
    .house = Met twee spelers 25 punten, met drie 24, met vier 23, met vijf 22. De gedrukte regels laten deze getallen alleen op een plaatje zien; de 25 komt uit recensies van het spel.
clause-5-2 = Wie de meeste punten heeft, wint; staan er meerdere spelers samen bovenaan, dan winnen die samen.
clause-5-3 = Is je bord vol, dan heb je in de rondes daarna niets meer te doen.
    .ruling = Je hebt ook niets te doen in een ronde waarin je geen fiches meer hebt en het drankje je geen muur oplevert. Een vol bord levert minstens de punten van alle laagste plaatsen op, 27 op de blauwe kant en 29 op de gele, en dat is genoeg om het spel te beëindigen; een uitgave waarin dat niet zo is, wordt geweigerd.

impossible-2-1 = De tekening in deze uitgave is van de andere kant van het bord: kies dus ook die kant.
impossible-2-2 = Op de gele kant legt iedereen de fiches zelf; de voorbereiding voor een eerste spel is er alleen op de blauwe kant.
refusal-2-2 = Leg bij de voorbereiding elk fiche op een vrij vak. Daar blijft het liggen, tenzij je het terugneemt. Je bent klaar als ze alle elf liggen.
refusal-3-2 = Muren komen op de vrije randen van het vak waar het fiche met het gegooide getal ligt: zoveel als het aangeeft, en voordat je iets anders doet.
refusal-3-4 = Je hebt het fiche met het gegooide getal niet meer: je tekent geen muren, en in plaats daarvan is een balkje afgestreept.
refusal-3-5 = Het drankje geeft je één muur op een vrije rand naar keuze, en die teken je nu meteen.
refusal-3-6 = Leg opgepakte fiches eerst op vakken zonder fiche en zonder kruis. Een fiche dat uit het spel is, komt niet terug.
refusal-3-7 = Je mag één fiche per ronde verplaatsen, naar een ander vak zonder fiche en zonder kruis, voordat je fiches inlevert.
refusal-4-3 = Voor elke opdracht die je voltooit, en alleen dan, lever je één fiche in dat op je bord ligt.

option-side = Kant van het bord
    .blue = blauw
    .yellow = geel
option-setup = Fiches leggen
    .auto = standaard voor deze kant
    .first = willekeurig, voor een eerste spel
    .standard = iedereen legt ze zelf
option-edition = Borden
option-first = Wie gooit
    .random = maakt niet uit

ending-single = { $winners } heeft de meeste punten en wint.
ending-shared = { $winners } hebben de meeste punten en winnen samen.

move-draw-above = Muur boven { $space }
move-draw-left = Muur links van { $space }
move-draw-right = Muur rechts van { $space }
move-draw-below = Muur onder { $space }
said-wall-above = Een muur boven { $space }.
said-wall-left = Een muur links van { $space }.
said-wall-right = Een muur rechts van { $space }.
said-wall-below = Een muur onder { $space }.
move-draw-all = Teken { $left } muren tegelijk
move-put = Leg de { $chip } op { $space }
move-move = Verplaats de { $chip } naar { $space }
move-give = Lever de { $chip } in
move-place-rest = Leg de rest automatisch
move-placed = Laat mijn fiches zo liggen
move-done = Klaar
hint-encloses = Hiermee omsluit je { $spaces }.
hint-bonus = De muur van het drankje mag overal komen. Daarna worden de balkjes schoongeveegd.
hint-wall = { $space } heeft dan { $walls } van de vier muren.
hint-wall-between = { $space } heeft dan { $walls } van de vier muren, { $other } heeft er { $others }.
hint-chip = { $walls ->
    [one] Wordt de { $chip } gegooid, dan teken je daar één muur.
   *[other] Wordt de { $chip } gegooid, dan teken je daar { $walls } muren.
}
hint-give = De { $chip } gaat naar het scorebord voor “{ $task }”. Je kunt er geen muren meer mee tekenen.
hint-place-rest = Alle fiches die je nog in je hand hebt, komen willekeurig op vakken met een stip.
hint-placed = De borden worden getoond als iedereen klaar is.
hint-done = Je ronde is afgelopen. De punten worden geteld als iedereen klaar is.
tip-goal = Een koekje met vier muren is van jou en krijgt een kruis. Alle koekjes van een soort die op het scorebord staat, leveren punten op: hoe eerder, hoe meer. Haalt iemand het getal op de vlag, dan wint wie de meeste heeft!
tip-place = Leg je fiches waar je muren wilt. 6, 7 en 8 komen het vaakst; 2 en 12 zelden, maar die leveren vier muren op.
tip-draw = Het getal van dit fiche is gegooid, en het geldt voor iedereen: het fiche zegt hoeveel muren je eromheen tekent. Tik op randen; valt er niets te kiezen, dan gaat het vanzelf.
tip-drawn = Het gegooide getal geldt voor iedereen: de balkjes op dit fiche zeggen hoeveel muren het koekje krijgt. Deze keer viel er niets te kiezen en ging het vanzelf: het koekje is van jou, en het fiche gaat naar een ander vak.
tip-count = Je eerste koekje! Hier zie je hoeveel je er van elke soort hebt. Ook zes op rood leveren punten op. Tik erop om te lezen wat alles betekent.
tip-count-line = Je eerste koekje! Hier zie je hoeveel je er van elke soort hebt. Ook zes op rood leveren punten op, net als een hele rij of kolom (“+”); alleen daar telt een gewoon koekje. Tik erop om meer te lezen.
tip-tasks = Nog maar één koekje voor deze opdracht! Wie hem als eerste voltooit, krijgt de meeste punten. Elke opdracht kost je een fiche: dat remt wie voorligt.
tip-give = Opdracht gelukt! De punten krijg je aan het eind van de ronde, en het kost je een fiche: lever er een in dat je kunt missen. Wordt zijn getal gegooid, dan streep je alleen nog een balkje onder het drankje af.
tip-drink = Wordt het getal van een fiche gegooid en passen niet alle muren eromheen, dan streep je hier een balkje af. Het derde geeft je een muur waar je maar wilt.
tip-move = Voor je op “Klaar” tikt, mag je één fiche verplaatsen. 6, 7 en 8 komen het vaakst: leg ze waar nog muren ontbreken. Een muur tussen twee koekjes telt voor allebei.
how-dice = Er wordt met twee dobbelstenen gegooid, en de som geldt voor iedereen. Iedereen speelt tegelijk, op het eigen bord.
how-walls = Teken muren om het fiche met dat getal, zoveel als het fiche aangeeft.
how-cross = Een koekje met vier muren is van jou: kruis het aan en leg het fiche op een ander vak. Daarna mag je nog één fiche verplaatsen.
how-drink = Voor muren die je niet kwijt kunt, streep je een balkje onder het drankje af. Het derde levert je een muur op waar je maar wilt.
how-tasks = Kruis alle koekjes van een soort aan en de opdracht is voltooid: de eerste krijgt de meeste punten. Elke opdracht kost een fiche. Heeft iemand zoveel punten als er op de vlag staan, dan is het spel uit en wint wie de meeste heeft.

task-0 = harten
task-1 = sterren
task-2 = ringen
task-3 = manen
task-4 = bomen
task-5 = bloemen
task-6 = krakelingen
task-7 = peperkoekmannetjes
task-8 = zes op rood
task-9 = een hele rij of kolom

text-legend = 7 fiche · -- en | muren · X aangekruist · o gewoon koekje · / balkje · ✓ klaar
told-crossed = aangekruist
told-chip = de { $chip }
told-walls = muren: { $sides }
told-above = boven
told-left = links
told-right = rechts
told-below = onder
told-bars = { $bars } van de 3 balkjes afgestreept
told-held = nog neer te leggen: { $chips }
told-task = Opdracht
told-points = Punten
told-done = Voltooid door
text-set-up = Iedereen legt fiches.
text-dice-roll = Ronde { $round }: de dobbelstenen rollen.
text-round = Ronde { $round }: { $one } en { $other } is samen { $sum }.

log-dealt = De fiches liggen willekeurig op de vakken met een stip.
log-placed = Alle fiches liggen.
log-throw = { $one } en { $other }: iedereen speelt de { $sum }.
log-throws = { $seat } gooit { $one } en { $other }: iedereen speelt de { $sum }.
log-rests = { $seat } heeft niets te doen.
log-bar = { $seat } streept balkje { $bars } van de 3 af.
log-bonus = { $seat } drinkt het glas leeg: één muur op een rand naar keuze.
log-crosses = { $seat } kruist { $spaces } aan.
log-leaves = Er is geen plaats voor de { $chip } van { $seat }: die gaat uit het spel.
log-task = { $seat } voltooit de opdracht “{ $task }” voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en levert de { $chip } in.
log-task-without-chip = { $seat } voltooit de opdracht “{ $task }” voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en heeft geen fiche meer om in te leveren.

highlight-first = { $times } een opdracht vóór alle anderen
highlight-many = { $times } drie of meer koekjes tegelijk
highlight-drink = { $times } het hele drankje op
highlight-no-room = { $times } geen plaats voor een fiche
highlight-rests = { $times } niets te doen
highlight-tasks = { $count ->
    [one] Eén opdracht voltooid
   *[other] { $count } opdrachten voltooid
}
highlight-spaces = { $count ->
    [one] Eén koekje omsloten
   *[other] { $count } koekjes omsloten
}
tally-drink = Drankjes opgedronken
tally-tasks = Opdrachten
tally-spaces = Koekjes omsloten

measure-points-of-the-winner = punten van de winnaar
measure-points-of-all = punten van alle spelers samen
measure-tasks = opdrachten voltooid door alle spelers samen
measure-chips-given-up = fiches ingeleverd door alle spelers samen
measure-crosses = vakken aangekruist door alle spelers samen

edition-side = In een uitgave staat side = "blue" of side = "yellow", niet “{ $value }”.
edition-unknown-key = Een uitgave heeft geen “{ $name }”. Wel: { $known }.
edition-missing-key = In deze uitgave ontbreekt “{ $name }”.
edition-kinds = kinds moet uit één tot { $most } verschillende letters bestaan (a tot en met z, maar niet o), niet uit “{ $value }”.
edition-walls = walls moet uit { $needed } hele getallen van 1 tot en met 4 bestaan, voor de fiches 2 tot en met 12, niet uit “{ $value }”.
edition-lines = De tekening van een bord moet een oneven aantal regels hebben, van { $least } tot en met { $most }, niet { $count }: om en om regels met liggende randen en regels met vakken, met randen als eerste en als laatste.
edition-corners = De eerste regel van de tekening zegt hoe breed het bord is: er moeten { $least } tot en met { $most } hoeken staan, met telkens twee tekens ertussen: “+  +  +”.
edition-line-too-long = Regel { $line } van het bord is te lang: er mogen hoogstens { $longest } tekens staan.
edition-drawing = Regel { $line } van het bord, kolom { $column }: “{ $found }” betekent daar niets.
edition-count = Op het bord moet “{ $letter }” minstens { $least } keer voorkomen, niet { $count } keer.
edition-dots = Elf vakken moeten een stip hebben (:), niet { $count }; er zijn { $needed } fiches die een plaats nodig hebben.
edition-enclosed = De voorgedrukte muren omsluiten { $space } al voordat het spel begint.
edition-points = In points heet een opdracht naar de grootte van een soort, bijvoorbeeld 3, of heeft een van deze namen: { $known }.
edition-size = In points ontbreken de punten voor soorten van { $size } of voor “{ $letter }”.
edition-places = De punten voor “{ $name }” moeten drie hele getallen van 1 tot en met 30 zijn, geen groter dan het vorige, niet “{ $value }”.
edition-end-points = end_points moet uit vier hele getallen bestaan, voor twee, drie, vier en vijf spelers, niet uit “{ $value }”.
edition-never-ends = Met { $points } als end_points eindigt het spel misschien nooit: een vol bord levert op de laagste plaatsen minstens { $lowest } op.

law-1 = Wie er niet is, heeft geen bord (1.1).
law-2 = Muren staan op de randen van het bord, ook de voorgedrukte (1.3).
law-3 = De omsloten vakken zijn aangekruist, en geen andere (3.6).
law-4 = Een fiche ligt als enige op een vak zonder kruis, of het is voorgoed uit het spel (2.2, 3.6, 4.3).
law-5 = Er blijven niet meer dan twee balkjes afgestreept (3.5).
law-6 = Wat een speler gaat doen, klopt met het verloop van het spel en met het eigen bord (3.1 tot en met 3.8).
law-7 = Een opdracht is voltooid door wie de kruisen ervoor heeft (4.1, 4.2).
law-8 = De plaatsen van een opdracht worden op volgorde bezet (4.4, 4.5).
law-9 = De punten zijn die van de plaatsen (4.4).
law-10 = Fase, ronde en dobbelstenen kloppen met het verloop van het spel, en het spel is afgelopen als iemand genoeg punten heeft (3.1, 5.1).
law-11 = Op het scorebord ligt van een speler hoogstens één fiche voor elke opdracht die hij heeft voltooid (4.3).
law-12 = Een muur die iedereen gezien heeft, wordt nooit uitgegumd (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = hart
view-cookie-1 = ster
view-cookie-2 = ring
view-cookie-3 = maan
view-cookie-4 = boom
view-cookie-5 = bloem
view-cookie-6 = krakeling
view-cookie-7 = peperkoekmannetje
view-cookie-8 = koekje op rood
view-cookie-9 = gewoon koekje
view-plain = Gewoon koekje: telt voor geen enkele soort
view-dotted = Vak met een stip
view-chip = De { $chip }
view-scoreboard = Scorebord: het spel eindigt bij { $points } punten
view-scoreboard-give = Scorebord: lever het fiche in
view-task = Opdracht: { $task }
view-dice = De dobbelstenen
view-drink = Het drankje
view-walls-left = Nog te tekenen muren: { $left }
view-places = punten voor wie de opdracht als eerste voltooit, de volgende en alle anderen
view-progress = al twee van de drie
view-points = { $points ->
    [one] { $seat } heeft één punt.
   *[other] { $seat } heeft { $points } punten.
}
view-done = Klaar met deze ronde.
view-thinking = Denkt nog na.

ask-place = { $left ->
    [one] Leg je laatste fiche op een vrij vak.
   *[other] Tik op een fiche en dan op een vak. Nog { $left } te gaan.
}
    .typed = Leg een fiche op een vrij vak: nog { $left }.
ask-placed = Al je fiches liggen. Laat je ze zo liggen?
ask-draw = { $left ->
    [one] Teken één muur bij je { $chip }: tik op een rand.
   *[other] Teken { $left } muren om je { $chip }: tik op randen.
}
    .typed = Teken muren om je { $chip }: nog { $left }.
ask-draw-all = Eén tik tekent de { $left } muren om je { $chip }.
    .typed = Teken alle muren om je { $chip }: nog { $left }.
ask-bonus = Het derde balkje! Teken één muur op een vrije rand naar keuze.
ask-put = { $left ->
    [one] Een koekje voor jou! Leg fiche { $chips } op een vrij vak.
   *[other] Koekjes voor jou! Fiches { $chips }: tik er een aan en dan een vrij vak.
}
    .typed = { $left ->
        [one] Een koekje voor jou! Leg fiche { $chips } op een vrij vak.
       *[other] Koekjes voor jou! Leg de fiches { $chips } op vrije vakken.
    }
ask-move = Je mag één fiche naar een vrij vak verplaatsen. Tik dan op “Klaar”.
    .typed = Je mag één fiche naar een vrij vak verplaatsen. Kies dan “Klaar”.
ask-move-or-give = Gelukt! Fiche inleveren: tik erop en op het scorebord. Of verplaats er een.
    .typed = Gelukt: “{ $task }”! Lever een fiche in of verplaats er eerst een.
ask-give = Opdracht gelukt! Lever een fiche in: tik erop en dan op het scorebord.
    .typed = Gelukt: “{ $task }”! Lever een fiche in.
ask-done = Dat was alles: tik op “Klaar”.
    .typed = Dat was alles: kies “Klaar”.
all-place = Iedereen legt fiches
all-play = Iedereen speelt de { $chip }
first-chip = Kies eerst een fiche.
then-space = Tik nu op een vrij vak.
then-scoreboard = Tik nu op het scorebord.
then-either = Tik nu op een vrij vak of op het scorebord.

# Puzzles

goal-walls = Teken de muren van deze worp zo dat ze zo veel mogelijk vakken omsluiten.
goal-chip = Verplaats één fiche zo dat je met de volgende worp waarschijnlijk de meeste vakken omsluit. Een 7 gooi je veel vaker dan een 2 of 12!
