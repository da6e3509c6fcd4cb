# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Twee ontsnapte dieren op koekjesjacht: jij krijgt de tegel waar jullie wegen elkaar kruisen.
intro = Twee ontsnapte dieren, een rode panda en een wasbeer, stelen koekjes uit een vierkant van tegels. De een gaat van rij naar rij, de ander van kolom naar kolom; je krijgt de tegel waar hun wegen elkaar kruisen. Alles ligt open; alleen hoe de tegels liggen, is toeval.
credit = Naar “Cookie Addict”. Auteur: Pierrick Lugen. Uitgever: Lubee.
score = Koekjes

section-1 = Voorbereiding
clause-1-1 = Er zijn 19 koekjestegels, 12 verliestegels, 13 speciale tegels, 60 koekjes, 10 lokkertjes en 2 bewakers, voor twee spelers. Beide spelers beginnen met niets.
    .ruling = De voorraad is in het korte spel dezelfde.
clause-1-2 = Alle koekjestegels en verliestegels en 5 willekeurig getrokken speciale tegels worden open en in willekeurige volgorde in een vierkant van 6 × 6 gelegd.
    .option = Voor een kort spel neem je de 14 koekjestegels en 9 verliestegels zonder het teken voor het lange spel, plus 2 speciale tegels, in een vierkant van 5 × 5.
clause-1-3 = De bewakers komen op tegels met een bewakersteken.
    .ruling = Eerst op wachtposten (4.3), dan op koekjestegels met het teken, die met de meeste koekjes eerst, tot ze er allebei staan; zijn er gelijke, dan gaat de bovenste voor, en in dezelfde rij de meest linkse. Een bewaker voor wie er geen tegel is, blijft naast het bord.
    .told = De koksmuts laat alleen zien waar aan het begin een bewaker kan staan. Daarna betekent hij niets meer.
clause-1-4 = Wat er op de tegels staat, hangt af van de uitgave.
    .house = Koekjestegels zonder het teken voor het lange spel: 1 ×4, 1 met een lokkertje ×3, 2 ×3, 2 met een lokkertje, 3, 3 bewaakt, 4 bewaakt. Met het teken voor het lange spel: 1 met twee lokkertjes, 2 met een lokkertje, 3 ×2, 5. Verliestegels zonder het teken voor het lange spel: −1 ×4, −1 met een lokkertje ×2, −2 ×2, −3. Met het teken voor het lange spel: −2 met een lokkertje, −3, −4. Speciale tegels: van elk van de elf uit deel 4 één, maar van “Dubbel” en “Bewaker verzetten” twee.
    .option = Heb je het spel zelf in huis, dan kun je met die tegels spelen; ze staan dan in een bestand.

section-2 = Het spel
clause-2-1 = Begin je, dan zet je je pion voor een rij of kolom naar keuze, wat daar ook ligt. Er wordt nog geen tegel geactiveerd.
    .ruling = Wie begint, wordt geloot of gekozen als de tafel wordt klaargezet; volgens de gedrukte regels begint wie het laatst een koekje heeft gegeten. Wie op de eerste plaats zit, speelt met de rode panda, wie op de tweede zit, met de wasbeer; volgens de gedrukte regels mag wie begint, een van de dieren kiezen.
    .option = Als je de tafel klaarzet, kun je kiezen wie begint.
clause-2-2 = Ben je de tweede, dan zet je je pion voor een lijn in de andere richting (een kolom als de eerste speler een rij koos, een rij als het een kolom was) en activeer je de tegel waar de twee lijnen elkaar kruisen. Die tegel moet open liggen, zonder bewaker erop.
clause-2-3 = Daarna speel je om de beurt: zet je pion voor een andere lijn in dezelfde richting (van rij naar rij of van kolom naar kolom), en activeer dan de tegel waar de lijnen elkaar kruisen. Blijven staan mag niet.
    .told = Elke beurt zet je je pion voor een andere lijn in dezelfde richting (van rij naar rij of van kolom naar kolom) en activeer je de tegel waar de lijnen elkaar kruisen: je doet wat erop staat. Blijven staan mag niet.
clause-2-4 = Je kunt niet naar een lijn als de tegel op de kruising met de lijn van de andere pion omgekeerd ligt of als er een bewaker op staat: zo’n tegel kun je niet activeren.
clause-2-5 = Een tegel activeren betekent: doen wat erop staat, en hem dan omdraaien, zodat hij omgekeerd ligt.
clause-2-6 = Een bewaker blokkeert de tegel waarop hij staat: niemand kan die activeren. Aan het einde van je beurt mag je, als het spel niet afgelopen is, bewakers stap voor stap verzetten. Elke stap brengt een bewaker naar een van de acht tegels eromheen, open of omgekeerd, en kost één lokkertje, dat naar de voorraad gaat.
    .ruling = Nooit naar de tegel van de andere bewaker, ook niet in het voorbijgaan; een bewaker naast het bord laat zich niet lokken. Je mag beide bewakers verzetten, in elke volgorde, en ook voor heen en terug betalen.

section-3 = Koekjes en lokkertjes
clause-3-1 = Voor elk koekje op de tegel pak je er een; voor elk doorgestreept koekje verlies je er een; voor elk lokkertje op de tegel pak je er een.
clause-3-2 = Er zijn nooit meer dan 10 lokkertjes in het spel.
    .ruling = Je hebt nooit minder dan 0 koekjes of lokkertjes. Meer koekjes dan de 60 in de voorraad zijn er ook niet; wat er niet is, wordt niet betaald.
    .told = Met lokkertjes lok je aan het einde van je beurt bewakers verder: één stap per lokkertje. Er zijn er nooit meer dan 10 in het spel.

section-4 = Speciale tegels
clause-4-1 = Dubbel: je volgende tegel telt dubbel, winst en verlies.
    .ruling = Verdubbeld worden de koekjes en lokkertjes van 3.1, 4.3 en 4.11 en verder niets. De verdubbeling is op na je volgende tegel, welke dat ook is, ook na een Ruil; is het de tweede “Dubbel”, dan geldt die voor de tegel erna. De verdubbeling hoort bij de speler, niet bij de pion.
clause-4-2 = Ruil: de pionnen ruilen van plaats, en daarmee van richting; deze tegel wordt omgedraaid en ligt dan omgekeerd; daarna speel je meteen nog een keer, vanaf de lijn waar je nu voor staat.
    .ruling = Het is nog dezelfde beurt, dus 2.6 komt pas na de laatste tegel. Kun je niet nog een keer spelen, dan eindigt het spel (5.1).
    .told = Ruil: de pionnen ruilen van plaats en je speelt meteen nog een keer. Handig als er in jouw lijn nog een goede tegel ligt: die kun je dan krijgen.
clause-4-3 = Wachtpost: je krijgt 2 koekjes. Aan het begin staat hier een bewaker.
clause-4-4 = Val: je verliest het spel, wat je ook hebt. Is het je enige zet, dan moet je erheen.
clause-4-5 = Inwisselen: wissel één keer 2 lokkertjes in voor 2 koekjes, of 2 koekjes voor 2 lokkertjes.
    .ruling = Het hoeft niet. Het is precies twee voor twee, en alleen als de voorraad kan betalen; heb je minder dan twee lokkertjes en minder dan twee koekjes, dan doet de tegel niets.
clause-4-6 = Bewaker verzetten: je moet een bewaker, ook een die naast het bord staat, op een andere tegel zonder bewaker zetten, open of omgekeerd; de tegel die je net hebt geactiveerd, mag ook.
    .ruling = De gedrukte regels zeggen alleen dat je een bewaker naar een tegel naar keuze verzet.
    .told = Bewaker verzetten: zet een bewaker op een tegel die de ander niet mag krijgen.
clause-4-7 = Omdraaien: je moet een andere tegel naar keuze omdraaien, of die nu open of omgekeerd ligt.
    .ruling = Ook een tegel onder een bewaker, die erop blijft staan. Een tegel “Omdraaien” kun je niet open leggen (met twee ervan zou het eindeloos kunnen doorgaan); omgekeerd leggen kan wel.
    .told = Omdraaien: draai een andere tegel om. Leg er een omgekeerd die goed is voor de ander, of een goede weer open.
clause-4-8 = Koekjes stelen: pak er twee van de ander, of allemaal als die er minder heeft.
    .ruling = Je kunt niet kiezen hoeveel; volgens de gedrukte regels zijn het er hoogstens twee.
    .option = Als je wilt, zoals gedrukt: wie steelt, kiest hoeveel, hoogstens twee. Dat geldt ook voor 4.10.
clause-4-9 = Lokkertjes verdubbelen: pak nog eens zoveel lokkertjes als je al hebt.
clause-4-10 = Lokkertjes stelen: pak er twee van de ander, of allemaal als die er minder heeft.
    .ruling = Je kunt niet kiezen hoeveel; volgens de gedrukte regels zijn het er hoogstens twee.
clause-4-11 = Alarm: je verliest 4 koekjes; het spel eindigt meteen, en wie de meeste koekjes heeft, wint.

section-5 = Het einde
clause-5-1 = Het spel eindigt als de speler die aan de beurt is, geen zet kan doen: op elke andere lijn in de eigen richting is de tegel op de kruising met de lijn van de andere pion omgekeerd of bewaakt. Wie de meeste koekjes heeft, wint; bij een gelijke stand is het gelijkspel.
    .ruling = Dat wordt bekeken als een beurt begint, nadat de ander bewakers heeft verzet (2.6), en als je na een Ruil nog een keer moet spelen. Met lokkertjes kun je je tegenstander dus nog insluiten of bevrijden, maar wie zelf vastzit, heeft er niets aan.
clause-5-2 = Ook een Val of een Alarm beëindigt het spel.

option-length = Lengte
    .classic = klassiek, 36 tegels
    .short = kort, 25 tegels
option-up_to_two = Wie steelt, kiest: hoogstens twee, zoals gedrukt
option-edition = Tegels
refusal-1-2 = Daar ligt niets: zo ver loopt het vierkant van tegels niet door.
refusal-2-1 = Zet eerst je pion voor een rij of kolom.
refusal-2-2 = Zet eerst je pion voor een lijn die de lijn van de ander kruist.
refusal-2-3 = Je gaat één keer per beurt naar een andere lijn in jouw richting.
refusal-2-4 = De tegel die je daar zou krijgen, ligt omgekeerd of wordt bewaakt.
refusal-2-6 = Aan het einde van je beurt lokt elk lokkertje een bewaker op het bord één stap verder, maar nooit naar de tegel van de andere bewaker.
refusal-4-5 = Bij “Inwisselen”, en alleen dan, wissel je twee voor twee in, als jij en de voorraad genoeg hebben, of helemaal niets.
refusal-4-6 = Bij “Bewaker verzetten”, en alleen dan, zet je een bewaker op een andere tegel zonder bewaker.
refusal-4-7 = Bij “Omdraaien”, en alleen dan, draai je een andere tegel om, maar nooit een omgekeerde tegel “Omdraaien”.
refusal-4-8 = Je kunt hoogstens twee koekjes stelen, en niet meer dan de ander heeft.
refusal-4-10 = Je kunt hoogstens twee lokkertjes stelen, en niet meer dan de ander heeft.

ending-stuck = Er is geen zet meer mogelijk: { $winners } heeft meer koekjes en wint.
ending-trap = De val klapt dicht: { $winners } wint.
ending-alarm = Het alarm beëindigt het spel: { $winners } heeft meer koekjes en wint.
ending-draw = Afgelopen, met allebei evenveel koekjes: gelijkspel.

move-put-row = Voor rij { $line }
move-put-column = Voor kolom { $line }
move-row = Rij { $line }: { $tile }
move-column = Kolom { $line }: { $tile }
move-decline = Wissel niets in
move-buy-cookies = Wissel 2 lokkertjes in voor 2 koekjes
move-buy-lures = Wissel 2 koekjes in voor 2 lokkertjes
move-guard = Zet bewaker { $guard } op { $cell }
move-turn-up = Leg { $cell } open: { $tile }
move-turn-down = Leg { $cell } omgekeerd: { $tile }
move-lure = Lok bewaker { $guard } naar { $cell } voor één lokkertje
move-steal-cookies = { $count ->
    [0] Steel niets
    [1] Steel 1 koekje
   *[other] Steel { $count } koekjes
}
move-steal-lures = { $count ->
    [0] Steel niets
    [1] Steel 1 lokkertje
   *[other] Steel { $count } lokkertjes
}
move-done = Beëindig je beurt
tip-put = Dit ben jij. Kies een rij of kolom: daaruit krijgt de ander de eerste tegel, dus kies er een met slechte tegels! Kan iemand niet verder, dan is het spel uit: wie de meeste koekjes heeft, wint!
tip-put-rows = Dit ben jij. Jij gaat van rij naar rij, de ander van kolom naar kolom; je krijgt de tegel op de kruising. Laat in jouw rij alleen slechte over! Kan iemand niet verder, dan is het spel uit: wie de meeste koekjes heeft, wint!
tip-put-columns = Dit ben jij. Jij gaat van kolom naar kolom, de ander van rij naar rij; je krijgt de tegel op de kruising. Laat in jouw kolom alleen slechte over! Kan iemand niet verder, dan is het spel uit: wie de meeste koekjes heeft, wint!
tip-cross = Elke beurt ga je naar een andere lijn, en die bepaalt wat de ander hierna kan krijgen: laat slechte tegels over! Doorgestreepte koekjes raak je kwijt. Houd je vinger ergens op om te lezen wat het is.
tip-guard = Een tegel met een kat (een bewaker) krijgt niemand. Elk visje (een lokkertje) lokt aan het einde van je beurt een kat één stap verder. Sta je voor? Sluit alles af wat de ander kan krijgen, en jij wint!
tip-danger = Pas op: ga je naar de Val, dan verlies je het spel, hoeveel koekjes je ook hebt; kun je niets anders krijgen, dan moet je erheen. De bel is het Alarm: die kost 4 koekjes, en het spel is meteen afgelopen.
tip-danger-trap = Pas op: ga je naar de Val, dan verlies je het spel, hoeveel koekjes je ook hebt; kun je niets anders krijgen, dan moet je erheen.
tip-danger-alarm = Pas op: de bel is het Alarm. Die kost 4 koekjes, en het spel is meteen afgelopen.
tip-special = { $rule }
how-cross = De een gaat van rij naar rij, de ander van kolom naar kolom. Je krijgt de tegel waar de twee lijnen elkaar kruisen.
how-move = Elke beurt moet je naar een andere lijn: van rij naar rij of van kolom naar kolom. Jouw lijn bepaalt welke tegels de ander kan krijgen.
how-tiles = Tegels geven koekjes of lokkertjes, kosten koekjes, of doen iets bijzonders. Daarna liggen ze omgekeerd.
how-guard = Een bewaker houdt iedereen van een tegel af. Voor elk lokkertje dat je aan het einde van je beurt inlevert, lok je een bewaker één stap verder.
how-win = Kan een speler geen kant meer op, dan is het spel uit en wint wie de meeste koekjes heeft. Maar wie naar de Val gaat, verliest meteen.

ask-put-first = Zet je pion voor een rij of kolom naar keuze.
ask-put-second = Zet je pion voor een kruisende lijn: je krijgt de tegel op de kruising.
ask-move = Ga naar een andere lijn: je krijgt de tegel op de kruising.
ask-trade = 2 voor 2: tik op lokkertjes of koekjes om te geven. ✓: niets inwisselen.
    .typed = Inwisselen: twee voor twee, één keer, of helemaal niet.
ask-guard = Zet een bewaker op een andere tegel.
ask-turn = Draai een andere tegel om.
ask-lure = Lok bewakers, één lokkertje per stap. ✓: je beurt beëindigen.
    .typed = Lok bewakers, één lokkertje per stap, of beëindig je beurt.
ask-steal = Steel er hoogstens twee: één tik per stuk.
first-guard = Kies eerst een bewaker.
then-tile = Tik nu op de tegel waar de bewaker heen gaat.

tile-cookies = { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
}
tile-cookies-lures = { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
} en { $lures ->
    [one] 1 lokkertje
   *[other] { $lures } lokkertjes
}
tile-lost = { $cookies ->
    [one] 1 koekje kwijt
   *[other] { $cookies } koekjes kwijt
}
tile-lost-lures = { $cookies ->
    [one] 1 koekje kwijt
   *[other] { $cookies } koekjes kwijt
}, { $lures ->
    [one] 1 lokkertje
   *[other] { $lures } lokkertjes
} erbij
tile-double = Dubbel
tile-swap = Ruil
tile-guard-post = Wachtpost
tile-trap = Val
tile-trade = Inwisselen
tile-move-a-guard = Bewaker verzetten
tile-turn = Omdraaien
tile-steal-cookies = Koekjes stelen
tile-double-lures = Lokkertjes verdubbelen
tile-steal-lures = Lokkertjes stelen
tile-alarm = Alarm
text-legend = L lokkertje · G bewakersteken · ( ) omgekeerd · @1 @2 bewakers
told-no-tile = geen tegel
told-guard-mark = bewakersteken
told-guard = hier staat bewaker { $guard }
tiles = { $first }; { $rest }
special-tiles = { $first }, { $rest }
special-tile-again = { $tile } ×{ $count }
owns = { $seat }: { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
}, { $lures ->
    [one] 1 lokkertje
   *[other] { $lures } lokkertjes
}
owns-double = de volgende tegel telt dubbel

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = Je beurt eindigt
hint-put = Je krijgt nog geen tegel
hint-cookies = Je krijgt { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
}
hint-lures = Je krijgt { $lures ->
    [one] 1 lokkertje
   *[other] { $lures } lokkertjes
}
hint-cookies-lures = Je krijgt { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
} en { $lures ->
    [one] 1 lokkertje
   *[other] { $lures } lokkertjes
}
hint-lost = Je verliest { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
}
hint-lost-lures = Je verliest { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
} en krijgt { $lures ->
    [one] 1 lokkertje
   *[other] { $lures } lokkertjes
}
hint-nothing = Voor jou verandert er niets
hint-double = Je volgende tegel telt dubbel
hint-swap = De pionnen ruilen van plaats, en je speelt nog een keer
hint-trap = Je zit in de val en verliest het spel
hint-trade = Je mag twee lokkertjes inwisselen voor twee koekjes, of twee koekjes voor twee lokkertjes
hint-move-a-guard = Je zet een bewaker op een andere tegel
hint-turn = Je draait een andere tegel om
hint-steal-cookies = Je pakt { $count ->
    [one] 1 koekje
   *[other] { $count } koekjes
} van { $other }
hint-steal-lures = Je pakt { $count ->
    [one] 1 lokkertje
   *[other] { $count } lokkertjes
} van { $other }
hint-alarm = Het spel eindigt met { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
} voor jou en { $others } voor de ander
hint-traded = Je hebt dan { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
} en { $lures ->
    [one] 1 lokkertje
   *[other] { $lures } lokkertjes
}
hint-lure = Het kost één lokkertje; { $lures ->
    [0] daarna heb je er geen meer
   *[other] je houdt er { $lures } over
}
hint-leaves = Daarna kan { $other } krijgen: { $tiles }.
hint-again = Daarna kun je krijgen: { $tiles }.
hint-stuck = Daarna kan { $seat } geen kant op en eindigt het spel met { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
} voor jou en { $others } voor de ander.
hint-over = Dan is het spel afgelopen.
warn-loses = Hiermee verlies je het spel. Toch spelen?

log-special = Speciale tegels: { $tiles }.
log-begins = { $seat } begint.
log-put-row = { $seat } begint voor rij { $line }.
log-put-column = { $seat } begint voor kolom { $line }.
log-row = { $seat } gaat naar rij { $line }: { $tile }.
log-column = { $seat } gaat naar kolom { $line }: { $tile }.
log-doubled = Voor { $seat } telt het dubbel.
log-double-spent = De verdubbeling van { $seat } is op.
log-takes-cookies = { $seat } pakt { $count ->
    [one] 1 koekje
   *[other] { $count } koekjes
}.
log-loses-cookies = { $seat } verliest { $count ->
    [one] 1 koekje
   *[other] { $count } koekjes
}.
log-takes-lures = { $seat } pakt { $count ->
    [one] 1 lokkertje
   *[other] { $count } lokkertjes
}.
log-nothing = Voor { $seat } verandert er niets.
log-double = De volgende tegel van { $seat } telt dubbel.
log-swap = De pionnen ruilen van plaats, en { $seat } speelt nog een keer.
log-trap = { $seat } zit in de val.
log-steal-cookies = { $seat } steelt { $count ->
    [one] 1 koekje
   *[other] { $count } koekjes
} van { $other }.
log-steal-lures = { $seat } steelt { $count ->
    [one] 1 lokkertje
   *[other] { $count } lokkertjes
} van { $other }.
log-alarm = Het alarm gaat af.
log-declines = { $seat } wisselt niets in.
log-buys-cookies = { $seat } wisselt 2 lokkertjes in voor 2 koekjes.
log-buys-lures = { $seat } wisselt 2 koekjes in voor 2 lokkertjes.
log-guard = { $seat } zet bewaker { $guard } op { $cell }.
log-turns-up = { $seat } legt { $cell } open: { $tile }.
log-turns-down = { $seat } legt { $cell } omgekeerd: { $tile }.
log-lures = { $seat } lokt bewaker { $guard } naar { $cell }.
log-stuck = { $seat } kan geen kant op.

highlight-stolen = { $count ->
    [one] Eén koekje gestolen
   *[other] { $count } koekjes gestolen
}
highlight-haul = { $times } drie of meer koekjes tegelijk
highlight-wasted = { $times } voor niets verdubbeld
highlight-double = { $times } dubbele buit
highlight-swap = { $times } van plaats geruild
highlight-lured = { $times } een bewaker weggelokt
highlight-turned = { $times } een tegel omgedraaid
tally-stolen = Koekjes gestolen
tally-lost = Koekjes kwijt
tally-lured = Stappen van gelokte bewakers

edition-unknown-list = Een uitgave heeft de lijsten cookie, lost en special, maar geen { $name }.
edition-no-list = In een uitgave moet { $name } een lijst van tegels zijn.
edition-no-tile = Regel { $number } van { $name } moet een tegel zijn, zoals cookies = 2, lures = 1, count = 3.
edition-unknown-field = In regel { $number } van { $name } staat { $field }; een tegel kan alleen cookies, lures, count, long en guarded hebben.
edition-number = Regel { $number } van { $name }: { $field } moet een getal van { $low } tot en met { $high } zijn.
edition-switch = Regel { $number } van { $name }: { $field } moet true of false zijn.
edition-lost-guarded = Regel { $number } van lost: alleen koekjestegels kunnen bewaakt zijn.
edition-cookie-count = Voor het vierkant van 6 × 6 zijn { $needed } koekjestegels nodig; hier zijn er { $count }.
edition-cookie-short-count = Voor het vierkant van 5 × 5 zijn { $needed } koekjestegels nodig die niet als long gemarkeerd zijn; hier zijn er { $count }.
edition-lost-count = Voor het vierkant van 6 × 6 zijn { $needed } verliestegels nodig; hier zijn er { $count }.
edition-lost-short-count = Voor het vierkant van 5 × 5 zijn { $needed } verliestegels nodig die niet als long gemarkeerd zijn; hier zijn er { $count }.
edition-no-specials = In een uitgave moet special zeggen hoeveel er van elke speciale tegel zijn, zoals double = 2.
edition-unknown-special = Er is geen speciale tegel die { $name } heet; er zijn: { $known }.
edition-special-number = Van de speciale tegel { $name } kunnen er 0 tot en met { $high } zijn.
edition-special-count = Een uitgave heeft { $needed } speciale tegels nodig; hier zijn er { $count }.

law-1 = Elke tegel is er één keer, en alleen die van de gekozen lengte zijn er (1.1, 1.2).
law-2 = De tegels vullen het vierkant rij voor rij; wat er nog niet ligt, moet nog worden getrokken (1.2).
law-3 = De bewakers staan op twee verschillende tegels of naast het bord (1.3, 2.6).
law-4 = Zodra ze zijn gezet, staat er één pion voor een rij en één voor een kolom (2.1, 2.2).
law-5 = Niemand heeft minder dan 0, en samen hebben ze niet meer dan 60 koekjes en 10 lokkertjes (3.2).
law-6 = Een tegel die er niet ligt, ligt niet omgekeerd; omgekeerd en dubbel zijn steeds 0 of 1 (2.5, 4.1).
law-7 = Wat er gevraagd wordt, klopt met de tegels, de pionnen en wat de spelers hebben (2.1 tot en met 2.6, 4.5 tot en met 4.7).
law-8 = Het spel is afgelopen als een speler vastzit, in de val zit of het alarm heeft laten afgaan, en alleen dan (5.1, 5.2).

# The picture
view-row = Rij { $line }
view-column = Kolom { $line }
view-face-down = omgekeerd
view-guard = Bewaker { $guard }, nu op { $cell }
view-guard-on = Bewaker { $guard } op { $cell }: { $tile }
view-guard-beside = Bewaker { $guard } naast het bord
view-pawn-row = { $seat } voor rij { $line }
view-pawn-column = { $seat } voor kolom { $line }
view-pawn-beside = { $seat } staat nog niet voor een lijn
view-cookies = { $seat }, koekjes: { $count }
view-lures = { $seat }, lokkertjes: { $count }
view-bank = In de voorraad: { $cookies ->
    [one] 1 koekje
   *[other] { $cookies } koekjes
}, { $lures ->
    [one] 1 lokkertje
   *[other] { $lures } lokkertjes
}

# Puzzles

goal-win = { $moves ->
    [one] Win in één zet, wat de ander ook doet.
   *[other] Win in { $moves } zetten, wat de ander ook doet.
}
