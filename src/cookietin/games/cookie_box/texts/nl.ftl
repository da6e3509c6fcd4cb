# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Koekjesdoos
tagline = Een doos vol verrassingen: pak een koekje dat bovenop ligt en hoop dat het niet ranzig is.
intro = Een doos met 33 koekjes wordt geschud en geopend. Om de beurt pak je een koekje waar niets op ligt; de meeste zijn een verrassing.
credit = Naar een spel met 33 koekjes. De gedrukte spelregels die we volgen, noemen geen titel, auteur of uitgever.
score = Punten

section-1 = De koekjes
clause-1-1 = Het zijn er 33, elk met één plaatje op één kant, of zonder: 5 gewone, 4 dubbele, 4 hebberige, 4 gulle, 4 brutale, 3 ranzige, 6 met geluk, 2 met pech en 1 van goud.
    .ruling = Twee tot zes spelers.
clause-1-2 = Een koekje ligt open, met het plaatje naar boven, en dan ziet iedereen wat het is; of het ligt omgekeerd, en dan ziet niemand het. Een gewoon koekje heeft geen plaatje: het ziet er aan beide kanten hetzelfde uit, net als een omgekeerd koekje.

section-2 = Voorbereiding
clause-2-1 = Schud de doos.
    .ruling = Hoe de koekjes liggen, wordt gesimuleerd. Ronde koekjes van één formaat vallen een voor een in een rechthoekige doos, op willekeurige plekken en op de ene of de andere kant; elk koekje blijft liggen op wat eronder ligt, en een paar blijven op hun kant staan, tegen de wand of tussen twee andere. Eén getal, dat in het verslag staat, legt vast waar elk koekje ligt of staat, welke open liggen en welke plaatjes dat zijn. Van welke soort een omgekeerd koekje is, legt dat getal niet vast: de soort wordt getrokken als het koekje wordt getoond, uit de koekjes die nog niet getoond zijn en niet open liggen.
    .house = Hoe groot de doos en de koekjes zijn, hoe ze glijden en hoeveel er op hun kant blijven staan.
clause-2-2 = Een van de spelers begint.
    .ruling = Wie dat is, wordt geloot of gekozen als de tafel wordt klaargezet; volgens de gedrukte regels begint wie het laatst een koekje heeft gegeten.
    .option = Als je de tafel klaarzet, kun je kiezen wie begint.

section-3 = Een beurt
clause-3-1 = Pak een koekje uit de doos waar geen ander koekje op ligt, ook niet voor een deel. Bij twijfel telt het als bedekt.
    .ruling = Ligt een koekje hoger dan een ander en raakt het dat bijna, dan telt het andere als bedekt.
clause-3-2 = Een koekje op zijn kant kun je pas pakken als het omvalt en plat ligt.
    .ruling = Het laat niets zien. Het bedekt waar het op staat, maar niet waar het tegen leunt. Wordt een koekje gepakt waar het tegen leunt, dan valt het plat waar het stond, boven op alles wat het dan overlapt; welke kant boven komt, beslist dan pas het toeval. Vallen er meerdere, dan vallen ze in de volgorde waarin ze in de doos kwamen. Leunt een koekje alleen tegen de wand, dan blijft het staan tot er weer geschud wordt.
    .told = Bij het schudden is dit koekje op zijn kant blijven staan. Je kunt het pas pakken als het plat ligt: het valt om als er een koekje weg is waar het tegen leunt, of als de doos opnieuw wordt geschud.
clause-3-3 = Is er geen koekje dat je kunt pakken, dan wordt de doos opnieuw geschud met wat er nog in zit.
    .ruling = Dat geldt ook midden in een beurt. Een koekje dat al bekend was, is weer onbekend als het dan omgekeerd ligt. Is er na het schudden niets te pakken, dan wordt er nog eens geschud, ook de eerste keer.
clause-3-4 = Laat het koekje zien, houd het, en voer meteen de actie uit. Een actie die niet kan, sla je over.
clause-3-5 = Daarna is de speler links van je aan de beurt.
clause-3-6 = Je koekjes liggen omgekeerd voor je.
    .ruling = Altijd; de gedrukte regels zeggen “bij voorkeur”. Je eigen koekjes mag je bekijken. De anderen zien hoeveel je er hebt, en weten alleen wat er getoond is.

section-4 = Acties
clause-4-1 = Gewoon: er gebeurt niets; aan het eind is het één punt waard.
clause-4-2 = Dubbel: pak nog een koekje uit de doos. Is die leeg, dan sla je dit over.
clause-4-3 = Hebberig: kies een andere speler die koekjes heeft, pak een willekeurig koekje van die speler af en voer de actie ervan uit. Heeft niemand anders een koekje, dan sla je dit over.
    .ruling = Iedereen krijgt het koekje te zien.
clause-4-4 = Gul: geef een eigen koekje dat niet Gul is aan een andere speler, die de actie ervan moet uitvoeren. Zijn al je koekjes Gul, dan sla je dit over.
    .ruling = Kan het, dan moet het, en iedereen krijgt het koekje te zien.
clause-4-5 = Brutaal: ruil al je koekjes, ook dit, tegen alle koekjes van een speler naar keuze.
    .ruling = Ook met een speler die er geen heeft.
clause-4-6 = Ranzig: schud al je koekjes omgekeerd door elkaar, ook dit; een willekeurige helft ervan, naar beneden afgerond, wordt weggegooid. Die koekjes zijn uit het spel.
    .ruling = Niemand ziet welke het zijn.
clause-4-7 = Geluk: twee punten waard.
clause-4-8 = Pech: min één punt.
clause-4-9 = Goud: drie punten waard.
clause-4-10 = Je voert de actie van een koekje meteen uit als je het uit de doos pakt, met Hebberig afpakt of door Gul krijgt.
    .ruling = Geruilde en gestolen koekjes doen niets. Is de kettingreactie afgelopen, dan komt de speler aan de beurt die links zit van degene die aan de beurt was. Elk koekje van 4.2 tot en met 4.6 waarvan de actie aan bod komt, wordt geteld, ook als je die overslaat; na 64 in één beurt houd je de volgende zonder dat ze iets doen.

section-5 = De dief
clause-5-1 = Let je niet op je koekjes, dan kan een andere speler er een stelen.
    .ruling = De gedrukte regels stellen geen grenzen, wij wel: zolang de speler die aan de beurt is nog geen koekje heeft gepakt, mag elke andere speler een willekeurig koekje stelen uit de stapel van een ander. Iedereen hoogstens één keer per ronde: een ronde is één beurt van elke speler, geteld vanaf de eerste. Nooit tussen twee acties in. Voor drie of meer spelers, van wie er geen twee op één apparaat spelen.
    .option = Je kunt met of zonder dief spelen; standaard is zonder.
clause-5-2 = Het gestolen koekje ligt apart tot de diefstal is afgehandeld: het ligt in niemands stapel, telt voor niemand mee, geen actie verandert er iets aan, en zijn eigen actie wordt niet uitgevoerd.
    .ruling = Waar een gestolen koekje zolang is, zeggen de gedrukte regels niet; dit is van ons.
clause-5-3 = Heb je de diefstal op tijd in de gaten, dan kun je je koekje terugeisen, en moet de dief het teruggeven. Zo niet, dan houdt de dief het koekje.
    .ruling = Volgens de gedrukte regels eis je het meteen terug, en is het na de ronde verloren. Bij ons noem je daarbij de dief, één keer per diefstal, tot het einde van je eigen volgende beurt (een beurt die na de diefstal begint). Ook met een verkeerde naam is het afgehandeld: de dief houdt het koekje. Is een diefstal aan het einde van het spel nog niet afgehandeld, dan houdt de dief het koekje.
clause-5-4 = Stelen doe je stiekem, maar wie oplet, ziet het.
    .ruling = Op het scherm is één seconde lang, voor iedereen, een hand in de kleur van de dief te zien bij de bestolen stapel. Onder “Wat er gebeurde” staat de diefstal pas als die is afgehandeld. Bots merken het bij toeval; hoe sterker, hoe vaker.

section-6 = Het einde
clause-6-1 = Het spel is afgelopen als de doos leeg is.
    .ruling = De acties van het laatste koekje worden nog uitgevoerd.
clause-6-2 = Elk koekje is één punt waard, behalve Geluk, Pech en Goud. Wie de meeste punten heeft, wint.
    .ruling = Je kunt minder dan 0 punten hebben. Volgens de gedrukte regels wint wie de meeste koekjes heeft, geteld met deze waarden.
    .told = Aan het einde is het één punt waard.
clause-6-3 = Bij een gelijke stand wint wie meer gewone koekjes heeft.
    .ruling = Is ook dat gelijk, dan winnen ze samen.

refusal-3-1 = Dit koekje is bedekt, of al weg.
refusal-3-2 = Dit koekje staat op zijn kant: je kunt het niet pakken.
refusal-3-4 = Voer eerst de actie uit van het koekje dat je hebt gepakt.
refusal-4-3 = Met Hebberig pak je een koekje af van een andere speler die er een heeft.
refusal-4-4 = Met Gul geef je een andere speler een eigen koekje dat niet Gul is.
refusal-4-5 = Met Brutaal ruil je al je koekjes met die van een andere speler.
refusal-5-1 = Je kunt één keer per ronde uit de stapel van een ander stelen, voordat iemand een koekje uit de doos pakt. Dat kan alleen met de dief en met drie of meer spelers, ieder op een eigen apparaat.
refusal-5-3 = Je kunt een koekje dat van jou gestolen is, één keer terugeisen, van een andere speler.

option-thief = Een dief
option-thief-about = Je kunt koekjes stelen als niemand kijkt. Iedereen heeft een eigen apparaat nodig.

ending-points = { $winners } heeft de meeste punten en wint. De anderen halen voor de winnaar een glas melk en chocoladekoekjes!
ending-plain = Gelijke stand in punten: { $winners } heeft meer gewone koekjes en wint. De anderen halen voor de winnaar een glas melk en chocoladekoekjes!
ending-shared = In alles gelijk: { $winners } winnen samen.

plain = Gewoon
double = Dubbel
yearning = Hebberig
generous = Gul
cheeky = Brutaal
rancid = Ranzig
good-fortune = Geluk
bad-fortune = Pech
golden = Goud

move-take = Pak koekje { $number }
move-take-known = Pak koekje { $number }: { $cookie }
move-from = Pak een koekje van { $seat }
move-give = Geef aan { $seat }: { $cookie }
move-swap = Ruil alles met { $seat }
move-steal = Steel van { $seat }
move-claim = Het was { $seat }!
move-claim-one = { $cookie }: het was { $seat }!
tip-take = Wie de meeste punten heeft als de doos leeg is, wint. Pak een koekje waar niets op ligt. Zie je geen plaatje, dan ligt het waarschijnlijk omgekeerd: een verrassing!
tip-icon = Van dit koekje zie je het plaatje. Houd je vinger erop en lees wat het doet, voor je het pakt.
tip-points = Dit zijn je koekjes; alleen jij ziet ze. De meeste zijn één punt waard, een klaverblad twee, de ster drie, een onweerswolk min één.
tip-chain-yearns = Dit koekje heeft een actie, en die voer je meteen uit: tik op de stapel van een ander, en je krijgt er een koekje uit.
tip-chain-gives = Dit koekje heeft een actie, en die voer je meteen uit: tik op een van je koekjes en dan op de stapel van wie het krijgt.
tip-chain-swaps = Dit koekje heeft een actie, en die voer je meteen uit: tik op de stapel van een ander, en jullie ruilen al jullie koekjes.
tip-bin = Iemand had een ranzig koekje: de helft van die stapel is weggegooid, en de anderen weten niet welke helft. Hoe groter de stapel, hoe erger.
tip-edge = Dit koekje is bij het schudden op zijn kant blijven staan: je kunt het niet pakken. Het valt om als er een koekje weg is waar het tegen leunt.
tip-thief = Stelen mag: voordat een ander een koekje pakt, kun je er een van iemand stelen, één keer per ronde. Maar je hand is even te zien: word je aangewezen, dan gaat het koekje terug.
tip-robbed = Dit heeft iemand van je gestolen! Tik erop, en dan op de stapel van de dief. Heb je gelijk, dan krijg je het terug; je mag één keer raden, tot het eind van je volgende beurt.
how-take = De doos wordt geschud en geopend. Elke beurt pak je een koekje waar niets op ligt.
how-show = Iedereen ziet wat het is. Veel koekjes hebben een actie: je pakt er nog een, geeft er een weg, of ruilt zelfs al je koekjes.
how-kinds = Elke soort heeft een plaatje. De meeste koekjes zijn één punt waard, Geluk twee, Goud drie en Pech min één.
how-pile = Je koekjes liggen omgekeerd voor je. De anderen weten alleen wat ze onthouden hebben.
how-win = Een ranzig koekje kost je de helft van je stapel. Is de doos leeg, dan wint wie de meeste punten heeft.

hint-take = Niemand weet wat het is.
hint-plain = Eén punt.
hint-double = Eén punt, en je pakt nog een koekje.
hint-yearning = Eén punt, en je pakt een willekeurig koekje van een andere speler af.
hint-generous = Eén punt, en je geeft een van je koekjes weg.
hint-cheeky = Eén punt, en je ruilt al je koekjes met een andere speler.
hint-rancid = Eén punt, maar de helft van je koekjes wordt weggegooid.
hint-good-fortune = Twee punten.
hint-bad-fortune = Min één punt.
hint-golden = Drie punten.
hint-from = { $count ->
    [one] Het is het enige koekje van { $seat }.
   *[other] Een willekeurig koekje van de { $count } die { $seat } heeft. Jij voert de actie uit.
}
hint-give = { $seat } moet de actie ervan uitvoeren.
hint-swap = { $theirs ->
    [0] Je geeft er { $yours } en krijgt er geen.
   *[other] Je geeft er { $yours } en krijgt er { $theirs }.
}
hint-steal = Een willekeurig koekje van { $seat }. Wie oplet, ziet je hand.
hint-claim = Was het { $seat }, dan krijg je het koekje terug. Zo niet, dan ben je het kwijt.

log-begins = { $seat } begint.
log-shake = De doos wordt geschud en geopend.
log-shake-again = Er is niets te pakken: de doos wordt opnieuw geschud.
log-takes = { $seat } pakt een koekje: { $cookie }.
log-falls = Een koekje dat op zijn kant stond, valt om.
log-falls-icon = Een koekje dat op zijn kant stond, valt om: { $cookie }.
log-yearns = { $seat } pakt een koekje af van { $other }: { $cookie }.
log-gives = { $seat } geeft een koekje aan { $other }: { $cookie }.
log-swaps = { $seat } en { $other } ruilen al hun koekjes.
log-rancid = { $count ->
    [one] Een van de { $all } koekjes van { $seat } wordt weggegooid.
   *[other] { $count } van de { $all } koekjes van { $seat } worden weggegooid.
}
log-thrown = Weggegooid uit de stapel van { $seat }: { $cookie }.
log-ignored-double = { $cookie }: de doos is leeg, dus er gebeurt niets.
log-ignored-yearning = { $cookie }: niemand anders heeft een koekje, dus er gebeurt niets.
log-ignored-generous = { $cookie }: er is geen ander soort koekje om weg te geven, dus er gebeurt niets.
log-ignored-rancid = { $cookie }: de helft van één koekje is naar beneden afgerond nul, dus er gebeurt niets.
log-enough = { $cookie }: genoeg voor één beurt, er gebeurt niets.
said-hand = De hand van { $seat } ligt op de stapel van { $other }!
log-stolen = Gestolen van { $seat }: { $cookie }.
log-claim-right = { $seat } wijst { $other } aan en heeft gelijk: het gestolen koekje komt terug.
log-claim-wrong = { $seat } wijst { $other } aan en heeft het mis: de dief was { $thief }, die het koekje houdt.
log-kept = { $thief } heeft een koekje van { $seat } gestolen en houdt het.
log-counts = { $points ->
    [one] { $seat } heeft { $points } punt.
   *[other] { $seat } heeft { $points } punten.
}

text-box = In de doos: { $count }
text-free = te pakken
text-under = onder { $cookies }
text-edge = op zijn kant
text-face-down = omgekeerd
text-pile = { $count ->
    [one] één koekje
   *[other] { $count } koekjes
}
text-thrown = weggegooid: { $count }
text-apart = gestolen en niet afgehandeld: { $count }

highlight-golden = Het gouden koekje, zo uit de doos
highlight-theft = { $times } stiekem gepikt
highlight-caught = { $times } een dief betrapt
highlight-wrong = { $times } een valse beschuldiging
highlight-bin = { $count ->
    [one] Eén koekje weggegooid
   *[other] { $count } koekjes weggegooid
}
highlight-grabs = { $times } een greep in andermans stapel
highlight-gifts = { $times } een koekje weggegeven
highlight-swaps = { $times } alles geruild
tally-bin = Koekjes weggegooid
tally-grabs = Van anderen gepakt
tally-gifts = Weggegeven

law-1 = Elk van de 33 koekjes is ergens, precies één keer (1.1).
law-2 = Alle koekjes samen zijn 37 punten waard (6.2).
law-3 = Een stapel heeft zoveel koekjes als er geteld zijn, van de soorten die de eigenaar ziet (3.6).
law-4 = Wat een speler weet, is waar, en iedereen kent de eigen stapel (3.6).
law-5 = Je kunt alleen koekjes pakken waar niets op ligt, en alleen een koekje dat plat ligt, toont een plaatje (3.1, 3.2).
law-6 = Elke diefstal die niet is afgehandeld, heeft één dief en één koekje dat apart ligt (5.1, 5.2).
law-7 = Beurt, fase en aantallen kloppen met het verloop van het spel (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, onder: { $above }
view-number = Koekje { $number }: { $cookie }
view-stolen = Van jou gestolen: { $cookie }. Tik erop, en dan op de stapel van de dief.
view-loot = Door jou gestolen: { $cookie }
view-yours = Jouw koekjes
view-hidden = Nog niet gezien
view-lid = Het deksel
view-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

does-plain = 1 punt
does-double = pak er nog een
does-yearning = pak er een van iemand af
does-generous = geef er een weg
does-cheeky = ruil alle koekjes
does-rancid = halve stapel wordt weggegooid
does-good-fortune = 2 punten
does-bad-fortune = min 1 punt
does-golden = 3 punten

ask-take = Pak een koekje waar niets op ligt.
ask-double = Dubbel: pak nog een koekje waar niets op ligt.
ask-yearning = Hebberig: kies van wie je een koekje afpakt.
ask-generous = Gul: kies een van je koekjes, en dan wie het krijgt.
ask-cheeky = Brutaal: kies met wie je al je koekjes ruilt.
ask-robbed = Er is een koekje van je gestolen: { $cookie }! Wie was het?
first-own = Kies eerst een van je koekjes.
first-theft = Tik eerst op het gestolen koekje.
then-pile = Tik nu op wie het krijgt.
then-thief = Tik nu op de stapel van de dief.

banner-theft = Er is een koekje weg!
banner-who = Wie was het?
banner-claim = “Jij was het!”
banner-right = Goed! Het koekje komt terug.
banner-wrong = Mis! Het was …
banner-kept = De dief ontkomt! Het was …

# Puzzles

goal-lead = { $count ->
    [one] Vergelijk je punten met die van je beste tegenstander: maak het verschil deze beurt één punt beter voor jou, wat er ook tevoorschijn komt.
   *[other] Vergelijk je punten met die van je beste tegenstander: maak het verschil deze beurt { $count } punten beter voor jou, wat er ook tevoorschijn komt.
}

# The board in words

text-robbed = Van jou gestolen: { $cookie }
