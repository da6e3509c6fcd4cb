# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Koekjesdoos
tagline = Een doos vol verrassingen: pak het koekje dat bovenop ligt en hoop dat het niet ranzig is.
intro = Een doos met 33 koekjes wordt geschud en geopend. Om de beurt pak je een koekje waar niets op ligt; de meeste zijn een verrassing.

section-1 = De koekjes
clause-1-1 = Het zijn er 33. Elk heeft op één kant een plaatje, of helemaal geen: 5 gewone, 4 dubbele, 4 begerige, 4 gulle, 4 brutale, 3 ranzige, 6 keer geluk, 2 keer pech en 1 gouden.
    .ruling = Twee tot zes spelers.
clause-1-2 = Ligt het plaatje boven, dan ziet iedereen wat het is; ligt het onder, dan weet niemand het. Een gewoon koekje ziet er aan beide kanten hetzelfde uit: als een koekje met het plaatje onder.

section-2 = Voorbereiding
clause-2-1 = Schud de doos.
    .ruling = De hoop wordt nagebootst. Ronde koekjes van één formaat vallen een voor een in een rechthoekige doos, op toevallige plekken en op de ene of de andere kant; elk blijft liggen op wat eronder ligt, en een paar blijven op hun kant staan, tegen de wand of tussen twee andere. Eén getal, dat in het verslag staat, legt vast waar elk koekje ligt of staat, bij welke het plaatje boven ligt en welke plaatjes dat zijn. Wat een koekje met het plaatje onder is, legt het niet vast: dat wordt getrokken wanneer het wordt getoond, uit alle die nog niet getoond zijn en niet met het plaatje boven liggen.
    .house = Hoe groot de doos en de koekjes zijn, hoe ze glijden en hoeveel er blijven staan.
clause-2-2 = Een van de spelers begint.
    .ruling = Geloot, of gekozen bij het klaarzetten van de tafel; gedrukt staat: wie het laatst een koekje at.
    .option = Wie begint (first): random (door loting) of een plaats.

section-3 = Je beurt
clause-3-1 = Pak een koekje uit de doos waar geen ander op ligt, ook niet voor een deel. Bij twijfel telt het als bedekt: heel dichtbij is geraakt.
clause-3-2 = Een koekje op zijn kant kun je niet pakken en het laat niets zien. Het bedekt waar het op staat, niet waar het tegen leunt. Wordt een koekje gepakt waar het tegen leunt, dan valt het plat waar het stond, boven op alles wat het dan overlapt; welke kant boven ligt, wordt dan getrokken. Meerdere vallen in de volgorde waarin ze in de doos kwamen. Een dat alleen tegen de wand leunt, blijft staan tot er weer wordt geschud.
clause-3-3 = Kan er geen koekje gepakt worden, dan wordt de doos opnieuw geschud met wat er nog in zit, ook midden in een beurt. Een koekje dat al bekend was, is weer onbekend als het plaatje dan onder ligt.
    .ruling = Kan er na het schudden niets gepakt worden, dan gebeurt het opnieuw; ook de eerste keer.
clause-3-4 = Toon het koekje, houd het en voer meteen uit wat het doet. Kan dat niet, dan gebeurt er niets.
clause-3-5 = Daarna is de speler links van je aan de beurt.
clause-3-6 = Je koekjes liggen gedekt voor je.
    .ruling = Je eigen koekjes mag je bekijken. De anderen zien hoeveel je er hebt, en weten alleen wat getoond is.

section-4 = Wat de koekjes doen
clause-4-1 = Gewoon: niets; één punt aan het eind.
clause-4-2 = Dubbel: pak nog een koekje, volgens 3.1 tot en met 3.4. Is de doos leeg, dan gebeurt er niets.
clause-4-3 = Begerig: pak een willekeurig koekje van een speler naar keuze die er een heeft, en voer uit wat het doet. Heeft niemand anders er een, dan gebeurt er niets.
    .ruling = Het koekje wordt aan iedereen getoond.
clause-4-4 = Gul: geef een koekje van jezelf dat niet Gul is aan een andere speler, die moet uitvoeren wat het doet. Heb je geen ander, dan gebeurt er niets.
    .ruling = Het moet als het kan, en het koekje wordt aan iedereen getoond.
clause-4-5 = Brutaal: ruil al je koekjes, ook dit, tegen alle koekjes van een speler naar keuze.
    .ruling = Ook met een speler die er geen heeft.
clause-4-6 = Ranzig: schud al je koekjes door elkaar, ook dit, en gooi op goed geluk de helft weg, naar beneden afgerond. Ze zijn uit het spel, en niemand ziet welke het zijn.
clause-4-7 = Geluk: telt voor twee punten.
clause-4-8 = Pech: telt voor min één.
clause-4-9 = Gouden: telt voor drie punten.
clause-4-10 = Een koekje werkt meteen, voor wie het krijgt: als het uit de doos wordt gepakt, door Begerig wordt weggepakt of door Gul wordt gegeven.
    .ruling = Geruilde en gestolen koekjes werken niet. Is de ketting afgelopen, dan gaat de beurt naar links van de speler die aan de beurt was. Elk koekje van 4.2 tot en met 4.6 dat werkt, wordt geteld, ook als er niets gebeurt; na 64 in één beurt houd je de volgende zonder dat ze werken.

section-5 = De dief
clause-5-1 = Zolang de speler die aan de beurt is nog geen koekje heeft gepakt, mag elke andere speler een willekeurig koekje stelen van de stapel van een ander.
    .ruling = Hooguit één keer per ronde: één beurt van elke speler, geteld vanaf de eerste. Nooit tussen twee werkingen in. Met drie of meer spelers, en nooit twee op één apparaat.
    .option = Een dief (thief): off, on.
clause-5-2 = Het gestolen koekje ligt apart tot de diefstal is afgehandeld: het hoort bij niemands stapel en telling, geen werking raakt het, en het werkt zelf niet.
clause-5-3 = Wie bestolen is, mag het terugeisen door de dief te noemen: één keer per diefstal, tot het eind van de eigen volgende beurt. Klopt het, dan komt het terug; niet teruggeëist is het van de dief.
    .ruling = Ook een foute beschuldiging handelt het af: het is van de dief. Wat aan het eind van het spel nog openstaat, is van de dief. De volgende beurt is een die na de diefstal begint.
clause-5-4 = Stelen gebeurt stilletjes: wie kijkt, ziet het.
    .ruling = Op het scherm is één seconde lang voor iedereen een hand in de kleur van de dief te zien bij de bestolen stapel. In het verloop staat de diefstal pas als die is afgehandeld. Bots merken het bij toeval, sterke vaker.

section-6 = Het einde
clause-6-1 = Het spel is afgelopen als de doos leeg is.
    .ruling = Wat het laatste koekje doet, wordt nog uitgevoerd.
clause-6-2 = Elk koekje telt voor één punt, behalve die van 4.7, 4.8 en 4.9. Wie de meeste punten heeft, wint.
    .ruling = Onder nul kan ook. Op het gedrukte blad wint wie de meeste koekjes heeft, met deze waarden.
clause-6-3 = Bij gelijke punten wint wie meer gewone koekjes heeft.
    .ruling = Nog steeds gelijk: zij winnen samen.

refusal-3-1 = Dit koekje is bedekt, of al weg.
refusal-3-2 = Dit koekje staat op zijn kant: je kunt het niet pakken.
refusal-3-4 = Voer eerst uit wat je koekje doet.
refusal-4-3 = Met Begerig pak je van een andere speler die een koekje heeft.
refusal-4-4 = Met Gul geef je een andere speler een koekje van jezelf dat niet Gul is.
refusal-4-5 = Met Brutaal ruil je alle koekjes met een andere speler.
refusal-5-1 = Je kunt één keer per ronde stelen van de stapel van een ander, voordat de speler die aan de beurt is een koekje pakt. Met drie of meer spelers, met de dief, ieder op een eigen apparaat.
refusal-5-3 = Je kunt een koekje dat van jou gestolen is terugeisen, één keer, van een andere speler.

option-thief = Een dief

ending-points = De meeste punten: { $winners } wint.
ending-plain = Evenveel punten, maar meer gewone koekjes: { $winners } wint.
ending-shared = In alles gelijk: { $winners } winnen samen.

plain = Gewoon
double = Dubbel
yearning = Begerig
generous = Gul
cheeky = Brutaal
rancid = Ranzig
good-fortune = Geluk
bad-fortune = Pech
golden = Gouden

move-take = Pak koekje { $number }
move-take-known = Pak koekje { $number }: { $cookie }
move-from = Pak van { $seat }
move-give = Geef aan { $seat }: { $cookie }
move-swap = Ruil alles met { $seat }
move-steal = Steel van { $seat }
move-claim = Het was { $seat }!
move-claim-one = { $cookie }: het was { $seat }!
guide-move = Tik op wat omrand is: in de doos zijn dat koekjes waar niets op ligt. Die met het plaatje onder zijn een verrassing; wat eronder ligt ook.

hint-take = Niemand weet wat het is.
hint-plain = Eén punt.
hint-double = Eén punt, en je pakt nog een koekje.
hint-yearning = Eén punt, en je pakt een willekeurig koekje van een andere speler.
hint-generous = Eén punt, en je geeft een van je koekjes weg.
hint-cheeky = Eén punt, en je ruilt al je koekjes met een andere speler.
hint-rancid = Eén punt, maar de helft van je koekjes wordt weggegooid.
hint-good-fortune = Twee punten.
hint-bad-fortune = Een punt minder.
hint-golden = Drie punten.
hint-from = { $count ->
    [one] Het is het enige koekje van { $seat }.
   *[other] Een van de { $count } koekjes van { $seat }, willekeurig. Wat het doet, doet het voor jou.
}
hint-give = { $seat } moet uitvoeren wat het doet.
hint-swap = Je geeft er { $yours } en krijgt er { $theirs }.
hint-steal = Een willekeurig koekje van { $seat }. Wie kijkt, ziet je hand.
hint-claim = Was het { $seat }, dan komt het koekje terug. Zo niet, dan ben je het kwijt.

log-begins = { $seat } begint.
log-shake = De doos wordt geschud en geopend.
log-shake-again = Er kan niets gepakt worden: de doos wordt opnieuw geschud.
log-takes = { $seat } pakt een koekje: { $cookie }.
log-falls = Een koekje dat op zijn kant stond, valt om.
log-falls-icon = Een koekje dat op zijn kant stond, valt om: { $cookie }.
log-yearns = { $seat } pakt een koekje van { $other }: { $cookie }.
log-gives = { $seat } geeft een koekje aan { $other }: { $cookie }.
log-swaps = { $seat } en { $other } ruilen al hun koekjes.
log-rancid = { $count ->
    [one] Een van de { $all } koekjes van { $seat } wordt weggegooid.
   *[other] { $count } van de { $all } koekjes van { $seat } worden weggegooid.
}
log-thrown = Weggegooid, van { $seat }: { $cookie }.
log-ignored = { $cookie }: er valt niets te doen.
log-enough = { $cookie }: genoeg voor één beurt, het doet niets.
log-stolen = Gestolen van { $seat }: { $cookie }.
log-claim-right = { $seat } beschuldigt { $other }, en terecht: het gestolen koekje komt terug.
log-claim-wrong = { $seat } beschuldigt { $other }, en ten onrechte: het was { $thief }, die het koekje houdt.
log-kept = { $thief } heeft een koekje gestolen van { $seat } en houdt het.
log-counts = { $points ->
    [one] { $seat } heeft { $points } punt.
   *[other] { $seat } heeft { $points } punten.
}

text-box = In de doos: { $count }
text-free = kan gepakt worden
text-under = onder { $cookies }
text-edge = op zijn kant
text-face-down = plaatje onder
text-pile = { $count ->
    [one] één koekje
   *[other] { $count } koekjes
}
text-thrown = weggegooid: { $count }
text-apart = gestolen en niet afgehandeld: { $count }

law-1 = De 33 koekjes zijn ergens, elk precies één keer (1.1).
law-2 = Alle koekjes samen zijn 37 punten waard (6.2).
law-3 = Een stapel heeft zoveel koekjes als er geteld zijn, van de soorten die de eigenaar ziet (3.6).
law-4 = Wat een speler weet is waar, en iedereen kent de eigen stapel (3.6).
law-5 = Je kunt pakken waar niets op ligt, en alleen een plat koekje toont een plaatje (3.1, 3.2).
law-6 = Elke diefstal die niet is afgehandeld heeft één dief en één koekje dat apart ligt (5.1, 5.2).
law-7 = Beurt, fase en tellingen passen bij het spel (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, onder: { $above }
view-number = Koekje { $number }: { $cookie }
view-stolen = Van jou gestolen: { $cookie }. Tik erop, en dan op de stapel van de dief.
view-loot = Door jou gestolen: { $cookie }
view-yours = Jouw koekjes
view-hidden = Nog niet gezien
view-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

does-plain = 1 punt
does-double = pak er nog een
does-yearning = pak er een van iemand
does-generous = geef er een weg
does-cheeky = ruil alle koekjes
does-rancid = de halve stapel gaat weg
does-good-fortune = 2 punten
does-bad-fortune = min 1 punt
does-golden = 3 punten

ask-take = Pak een koekje waar niets op ligt.
ask-double = Dubbel: pak nog een koekje waar niets op ligt.
ask-yearning = Begerig: kies van wiens stapel je een koekje pakt.
ask-generous = Gul: kies een van je koekjes en dan wie het krijgt.
ask-cheeky = Brutaal: kies met wie je alle koekjes ruilt.
ask-robbed = Er is een koekje van je gestolen: { $cookie }! Wie was het?
first-own = Kies eerst een van je koekjes.
first-theft = Tik eerst op het gestolen koekje.

banner-theft = Er is een koekje weg!
banner-who = Wie was het?
banner-claim = “Jij was het!”
banner-right = Klopt! Het koekje komt terug.
banner-wrong = Mis! Het was …
banner-kept = De dief komt ermee weg: …
