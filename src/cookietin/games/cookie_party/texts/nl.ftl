# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Eén worp voor iedereen: ommuur je koekjes eerder dan de anderen.
intro = Iedereen speelt tegelijk, op een eigen bord, met dezelfde worp. Voor twee tot vijf spelers; het komt voort uit kamertje verhuren.

section-1 = Materiaal
clause-1-1 = Iedere speler heeft een bord van 6 bij 6 vakken met op elk vak een koekje, en elf fiches met de getallen 2 tot en met 12. Alle borden van een kant zijn gelijk.
clause-1-2 = Een fiche laat zien hoeveel muren het tekent: 2 en 12 vier, 3 en 11 drie, 4 en 10 twee, en 5, 6, 7, 8 en 9 één.
clause-1-3 = Muren staan op de randen van vakken: 84 plaatsen, die aan de buitenkant meegeteld. Een muur tussen twee vakken hoort bij allebei. Een paar zijn voorgedrukt.
clause-1-4 = Tien koekjes liggen op een rode achtergrond, aan beide kanten van het bord.
clause-1-5 = Blauw heeft zeven soorten van drie koekjes, tien op rood en vijf gewone die bij geen soort horen. Geel heeft acht soorten van twee, twee, drie, drie, drie, vier, vier en vijf, en tien op rood.
    .house = Waar de koekjes, de rode vakken, de voorgedrukte muren en de elf vakken met een stip zijn.
    .option = Wie het gedrukte spel heeft, kan op die borden spelen (edition): house, of een bestand met de tekening van een kant.

section-2 = Voorbereiding
clause-2-1 = Iedereen speelt op dezelfde kant van het bord.
    .option = De kant (side): blue (blauw) of yellow (geel).
clause-2-2 = In een eerste spel worden de fiches van iedere speler willekeurig op de elf vakken met een stip gelegd. In het gewone spel legt iedereen zijn elf fiches waar hij wil, hooguit één op een vak.
    .ruling = Ze worden getoond als iedereen klaar is. Fiches die je niet zelf wilt leggen, komen op vakken met een stip.
    .option = Hoe de fiches worden gelegd (setup): auto (first op blauw, standard op geel); first (niet op geel); standard.

section-3 = Een ronde
clause-3-1 = Er worden twee dobbelstenen gegooid; hun som geldt voor iedereen. Daarna speelt iedereen tegelijk, op het eigen bord, in de volgorde van 3.2 tot en met 3.8. Tot het einde van de ronde hoeft niemand op een ander te wachten.
    .option = Wie in de eerste ronde gooit (first): random laat het open; een plaats, en daarna om de beurt. Het verandert alleen wie genoemd wordt.
clause-3-2 = Teken zoveel muren als het fiche met dat getal aangeeft, op vrije randen van het vak waar het ligt.
    .ruling = Alles wat getekend kan worden, moet getekend worden.
clause-3-3 = Zijn er minder randen vrij dan het fiche aangeeft, dan vervalt de rest en streep je één streepje onder het drankje door, hoeveel muren er ook vervallen.
clause-3-4 = Heb je het fiche met dat getal niet meer, dan streep je één streepje door.
clause-3-5 = Is het derde streepje doorgestreept, dan teken je meteen, nog vóór 3.6, één muur op een vrije rand naar keuze, en worden alle streepjes gewist.
    .ruling = Het moet; volgens de gedrukte regels mag het. Is er geen rand meer vrij, dan worden de streepjes toch gewist.
clause-3-6 = Een vak met vier muren is ommuurd. Eerst worden alle ommuurde vakken aangekruist en hun fiches opgepakt; dan leg je de opgepakte fiches, in welke volgorde je wilt, op vakken zonder fiche en zonder kruis.
    .ruling = Is er niet voor alle fiches plaats, dan kies je welke uit het spel gaan door de andere te leggen; getallen die uit het spel zijn, tellen als in 3.4.
clause-3-7 = Daarna mag je één fiche verplaatsen naar een ander vak zonder fiche en zonder kruis.
clause-3-8 = Dan komen de opdrachten van deel 4. Een ronde is afgelopen als iedereen klaar is.

section-4 = Opdrachten
clause-4-1 = Op blauw: van elk van de zeven soorten alle drie aangekruist; zes van de tien op rood; één hele rij of kolom.
clause-4-2 = Op geel: van elk van de acht soorten alle koekjes aangekruist; zes van de tien op rood. Rijen en kolommen tellen niet.
clause-4-3 = Voor elke opdracht die je voltooit, lever je één fiche naar keuze in: het ligt op het scorebord en doet voor jou niet meer mee.
    .ruling = Alleen fiches op je bord kun je inleveren; heb je er geen meer, dan telt de opdracht toch.
clause-4-4 = Een opdracht telt voor iedere speler één keer. Op blauw, en voor rood op beide kanten, levert hij de eerste 6 punten op, de volgende in een latere ronde 4 en iedereen daarna 3.
clause-4-5 = Spelers die een opdracht in dezelfde ronde voltooien, delen de eerste vrije plaats en krijgen allemaal de volle punten.
    .ruling = Plaatsen en punten worden verdeeld als iedereen klaar is. Tot dan zie je de andere borden zoals ze na de vorige ronde waren.
clause-4-6 = Op geel hangen de punten van een soort af van haar grootte.
    .house = Soorten van twee 4, 3 en 2 punten; van drie 6, 4 en 3; van vier 8, 6 en 4; van vijf 10, 7 en 5.

section-5 = Het einde
clause-5-1 = Het spel eindigt na de ronde waarin bij twee spelers iemand 25 punten haalt.
    .house = Bij drie spelers 24 punten, bij vier 23, bij vijf 22.
clause-5-2 = Wie de meeste punten heeft, wint; bij een gelijke stand winnen die spelers samen.
clause-5-3 = Wie een vol bord heeft, heeft in een ronde niets te doen.
    .ruling = Net zomin als wie geen fiches meer heeft en geen muur van het drankje mag tekenen. Een vol bord levert minstens de som van de laagste plaatsen op, 27 punten op blauw en 29 op geel, genoeg om het spel te beëindigen; een uitgave waarin dat niet zo is, wordt geweigerd.

impossible-2-1 = De tekening van deze editie is van de andere kant: kies die kant ook.
impossible-2-2 = Op geel legt iedereen de fiches vrij; de voorbereiding voor een eerste spel is voor blauw.
refusal-2-2 = Bij de voorbereiding gaat elk fiche uit je hand naar een vrij vak; wat ligt, blijft liggen, tenzij je het terugneemt. Je bent klaar als ze allemaal liggen.
refusal-3-2 = Muren komen op de vrije randen van het vak waar het fiche met het gegooide getal ligt: zoveel als het aangeeft, en vóór al het andere.
refusal-3-4 = Je hebt het fiche met het gegooide getal niet meer: het tekent geen muren, en daarvoor is een streepje doorgestreept.
refusal-3-5 = Het drankje geeft je nu één muur op een vrije rand van je bord naar keuze.
refusal-3-6 = Een opgepakt fiche komt eerst op een vak zonder fiche en zonder kruis. Een fiche dat uit het spel is, komt niet terug.
refusal-3-7 = Je mag in een ronde één fiche verplaatsen, naar een ander vak zonder fiche en zonder kruis, en voordat je fiches inlevert.
refusal-4-3 = Voor elke opdracht die je voltooit, en alleen dan, lever je één fiche in dat op je bord ligt.

option-side = Kant van het bord
    .blue = blauw
    .yellow = geel
option-setup = Fiches leggen
    .auto = zoals gewoonlijk op deze kant
    .first = willekeurig, voor een eerste spel
    .standard = iedereen legt waar hij wil
option-edition = Borden
option-first = Wie dobbelt
    .random = wie wil

ending-single = { $winners } heeft de meeste punten en wint.
ending-shared = { $winners } hebben de meeste punten en winnen samen.

move-draw-above = Muur boven { $space }
move-draw-left = Muur links van { $space }
move-draw-right = Muur rechts van { $space }
move-draw-below = Muur onder { $space }
move-draw-all = { $left } muren tegelijk tekenen
move-put = Leg de { $chip } op { $space }
move-move = Verplaats de { $chip } naar { $space }
move-give = Lever de { $chip } in
move-place-rest = Leg de rest voor mij
move-placed = Mijn fiches liggen
move-done = Klaar
hint-encloses = Hiermee is ommuurd: { $spaces }.
hint-bonus = De muur van het drankje mag overal staan. Daarna worden de streepjes gewist.
hint-wall = { $left ->
    [one] Dit is de laatste muur van deze worp.
   *[other] Met deze erbij zijn er nog { $left } muren te tekenen.
}
hint-chip = { $walls ->
    [one] Als er { $chip } wordt gegooid, tekent het fiche daar één muur.
   *[other] Als er { $chip } wordt gegooid, tekent het fiche daar { $walls } muren.
}
hint-give = De { $chip } gaat naar het scorebord voor “{ $task }”. Het fiche tekent geen muren meer.
hint-place-rest = Alle fiches die je nog in je hand hebt, komen willekeurig op vakken met een stip.
hint-placed = De borden worden getoond als iedereen klaar is.
hint-done = Je ronde is afgelopen. De punten worden geteld als iedereen klaar is.
guide-move = In het begin tik je op een fiche en dan op een vrij vak. In een ronde tik je op randen om het fiche met het gegooide getal: een vak met vier muren is van jou. Daarna mag je één fiche verplaatsen, en dan tik je op “Klaar”.

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

text-set-up = De fiches worden gelegd.
text-dice-roll = Ronde { $round }: de dobbelstenen rollen.
text-round = Ronde { $round }: { $one } en { $other } is { $sum }.

log-dealt = De fiches liggen willekeurig op de vakken met een stip.
log-placed = Alle fiches liggen.
log-throw = { $one } en { $other }: iedereen speelt de { $sum }.
log-throws = { $seat } gooit { $one } en { $other }: iedereen speelt de { $sum }.
log-rests = { $seat } heeft niets te doen.
log-bar = { $seat } streept een streepje door; dat zijn er { $bars }.
log-bonus = { $seat } drinkt het glas leeg: een muur op een rand naar keuze.
log-crosses = { $seat } kruist { $spaces } aan.
log-leaves = Er is geen plaats voor de { $chip } van { $seat }: het fiche gaat uit het spel.
log-task = { $seat } voltooit “{ $task }” voor { $points } punten en levert de { $chip } in.
log-task-without-chip = { $seat } voltooit “{ $task }” voor { $points } punten en heeft geen fiche meer om in te leveren.

measure-points-of-the-winner = punten van de winnaar
measure-points-of-all = punten van alle spelers samen
measure-tasks = voltooide opdrachten van alle spelers samen
measure-chips-given-up = ingeleverde fiches van alle spelers samen
measure-crosses = aangekruiste vakken van alle spelers samen

edition-side = In een uitgave staat side = "blue" of side = "yellow", niet “{ $value }”.
edition-unknown-key = Een uitgave heeft geen “{ $name }”. Wel: { $known }.
edition-missing-key = De uitgave heeft geen “{ $name }”.
edition-kinds = kinds is op de kant { $side } { $needed } verschillende letters (a tot en met z, maar niet o), niet “{ $value }”.
edition-lines = De tekening van een bord heeft { $needed } regels, niet { $count }: zeven met liggende randen, en daartussen zes met vakken.
edition-line-too-long = Regel { $line } van het bord is te lang: er zijn hooguit { $longest } tekens.
edition-drawing = Regel { $line } van het bord, kolom { $column }: “{ $found }” betekent daar niets.
edition-count = Op de kant { $side } komt “{ $letter }” { $needed } keer voor, niet { $count } keer.
edition-dots = Elf vakken hebben een stip (:), niet { $count }; { $needed } fiches moeten een plaats vinden.
edition-enclosed = De voorgedrukte muren ommuren { $space } al voordat het spel begint.
edition-blue-points = Op de blauwe kant levert elke opdracht 6, 4 en 3 punten op: laat points weg.
edition-points = points heeft een regel voor elke grootte van een soort: { $sizes }.
edition-places = De punten voor soorten van { $size } zijn drie hele getallen van 30 tot en met 1, geen groter dan het vorige, niet “{ $value }”.
edition-end-points = end_points is vier hele getallen, voor twee, drie, vier en vijf spelers, niet “{ $value }”.
edition-never-ends = Met end_points van { $points } eindigt het spel misschien nooit: een vol bord levert met de laagste plaatsen minstens { $lowest } op.

law-1 = Wie niet meespeelt, heeft geen bord (1.1).
law-2 = Muren staan op de 84 randen, waaronder de voorgedrukte (1.3).
law-3 = Aangekruist zijn de ommuurde vakken en geen andere (3.6).
law-4 = Een fiche ligt alleen op een vak zonder kruis, of het is voorgoed uit het spel (2.2, 3.6, 4.3).
law-5 = Er blijven niet meer dan twee streepjes doorgestreept (3.5).
law-6 = Wat een speler gaat doen, past bij het spel en bij het eigen bord (3.1 tot en met 3.8).
law-7 = Een opdracht is voltooid door wie de kruisen ervoor heeft (4.1, 4.2).
law-8 = De plaatsen van een opdracht worden op volgorde ingenomen (4.4, 4.5).
law-9 = De punten zijn die van de plaatsen (4.4).
law-10 = Fase, ronde en dobbelstenen passen bij het spel, en het is afgelopen als iemand genoeg punten heeft (3.1, 5.1).
law-11 = Op het scorebord ligt van een speler hooguit één fiche voor elke voltooide opdracht (4.3).
law-12 = Een muur die iedereen gezien heeft, wordt niet uitgegumd (1.3).

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
view-chip = De { $chip }
view-scoreboard = Scorebord: bij { $points } punten eindigt het spel
view-points = { $points ->
    [one] { $seat } heeft één punt.
   *[other] { $seat } heeft { $points } punten.
}
view-done = Klaar met deze ronde.
view-thinking = Denkt nog na.

ask-place = { $left ->
    [one] Leg je laatste fiche op een vrij vak.
   *[other] Tik op een fiche en dan op een vak. Nog { $left }.
}
ask-placed = Al je fiches liggen. Bevestig ze.
ask-draw = { $left ->
    [one] Teken één muur om je { $chip }: tik op een rand.
   *[other] Teken { $left } muren om je { $chip }: tik op de randen.
}
ask-draw-all = Eén tik tekent de { $left } muren om je { $chip }.
ask-bonus = Het derde streepje! Teken een muur op een vrije rand naar keuze.
ask-put = { $left ->
    [one] Leg terug op een vrij vak: fiche { $chips }.
   *[other] Leg terug op vrije vakken: fiches { $chips }.
}
ask-move = Je mag één fiche verplaatsen. Tik dan op “Klaar”.
ask-move-or-give = “{ $task }”! Lever een fiche in, of verplaats er eerst een.
ask-give = “{ $task }”! Lever een fiche in: tik erop, dan op het scorebord.
ask-done = Dat was alles: tik op “Klaar”.
all-place = Iedereen legt fiches
all-play = Iedereen speelt de { $chip }
first-chip = Kies eerst een fiche.
