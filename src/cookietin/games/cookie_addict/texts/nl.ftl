# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Twee ontsnapte dieven, één vierkant van tegels: waar jullie wegen kruisen, ligt jouw buit.
intro = Twee ontsnapte dieven, een rode panda en een wasbeer, stelen koekjes uit een vierkant van tegels. De een loopt langs de rijen, de ander langs de kolommen; de tegel waar hun wegen kruisen, krijg jij. Alles ligt open; het enige toeval is hoe de tegels liggen.

section-1 = Klaarzetten
clause-1-1 = Er zijn 19 koekjestegels, 12 tegels met verloren koekjes, 13 speciale tegels, 60 koekjes, 10 lokkertjes en 2 bewakers, voor twee spelers. Allebei beginnen ze met niets.
    .ruling = De voorraad is in het korte spel dezelfde.
clause-1-2 = Alle koekjestegels, alle tegels met verloren koekjes en 5 willekeurig getrokken speciale tegels worden open en in willekeurige volgorde neergelegd in een vierkant van 6 × 6.
    .option = Hoe lang (length): classic; short: de 14 koekjestegels en de 9 tegels met verloren koekjes zonder het teken voor het lange spel en 2 speciale tegels, in een vierkant van 5 × 5.
clause-1-3 = De bewakers komen op tegels met een bewakersteken.
    .ruling = Eerst op wachtposten (4.3), dan op koekjestegels met het teken, de rijkste eerst, tot ze er allebei staan; bij gelijke telt eerst de rij, dan de kolom. Een bewaker voor wie er geen tegel is, blijft naast het bord.
clause-1-4 = Wat er op de tegels staat, hoort bij de uitgave.
    .house = Koekjestegels zonder lang teken: 1 ×4, 1 met een lokkertje ×3, 2 ×3, 2 met een lokkertje, 3, 3 bewaakt, 4 bewaakt. Met lang teken: 1 met twee lokkertjes, 2 met een lokkertje, 3 ×2, 5. Tegels met verloren koekjes zonder lang teken: −1 ×4, −1 met een lokkertje ×2, −2 ×2, −3. Met lang teken: −2 met een lokkertje, −3, −4. Speciale tegels: van elk van de elf uit deel 4 één, en een tweede Dubbel en een tweede Bewaker verzetten.
    .option = Wiens tegels (edition): house, de onze; of een bestand met die van een gedrukt spel.

section-2 = Het spel
clause-2-1 = De eerste speler zet een pion voor een rij of kolom naar keuze, wat daar ook ligt (2.4 geldt hier niet). Er wordt nog niets uitgevoerd.
    .ruling = Wie begint, wordt geloot of bij het klaarzetten van de tafel aangewezen; volgens de gedrukte regels is dat wie het laatst een koekje at.
    .option = Wie begint (first): random (wordt geloot) of een plaats.
clause-2-2 = De tweede speler zet een pion voor een lijn in de andere richting en voert de tegel uit waar de twee lijnen kruisen; 2.4 geldt hier ook.
clause-2-3 = Daarna om de beurt: zet je pion voor een andere lijn in jouw richting en voer dan de tegel op de kruising uit. Blijven staan mag niet.
clause-2-4 = Een tegel die omgekeerd ligt of waar een bewaker op staat, kan niet worden uitgevoerd; naar zijn lijn kun je dus niet gaan.
clause-2-5 = Een tegel uitvoeren is: doen wat hij zegt en hem dan omkeren.
clause-2-6 = Aan het eind van je beurt mag je, als het spel niet uit is, bewakers stap voor stap weglokken. Elke stap kost één lokkertje, dat naar de voorraad gaat, en leidt naar een van de acht tegels ernaast, open of omgekeerd.
    .ruling = Nooit naar de tegel van de andere bewaker, ook niet in het voorbijgaan; een bewaker naast het bord laat zich niet lokken. Beide bewakers mogen lopen, in elke volgorde; ook heen en terug, zolang je betaalt.

section-3 = Koekjes en lokkertjes
clause-3-1 = Voor elk koekje op de tegel neem je er een; voor elk doorgestreept koekje verlies je er een; voor elk lokkertje op de tegel neem je er een.
clause-3-2 = Minder dan niets heb je nooit.
    .ruling = Meer dan de 60 koekjes en 10 lokkertjes van de voorraad is er niet; wat er niet is, wordt niet betaald.

section-4 = Speciale tegels
clause-4-1 = Dubbel: je volgende tegel telt dubbel, winst en verlies.
    .ruling = Hij verdubbelt koekjes en lokkertjes van 3.1, 4.3 en 4.11 en verder niets, en is met je volgende tegel op, welke dat ook is: een tweede Dubbel verbruikt de eerste en zet een nieuwe klaar, een Ruil verbruikt hem ook. Hij hoort bij de speler, niet bij de pion.
clause-4-2 = Ruil: de pionnen ruilen van plaats, en daarmee van richting; deze tegel wordt omgekeerd; daarna speel je meteen nog een keer, weg van de lijn waar je nu staat (2.3).
    .ruling = Het is dezelfde beurt, dus 2.6 komt pas na de laatste tegel. Kun je niet nog een keer spelen, dan is het spel uit (5.1).
clause-4-3 = Wachtpost: je krijgt 2 koekjes. In het begin staat hier een bewaker.
clause-4-4 = Val: je verliest het spel, wat je ook hebt. Is het je enige zet, dan moet je erin.
clause-4-5 = Handel: wissel één keer 2 lokkertjes voor 2 koekjes of 2 koekjes voor 2 lokkertjes.
    .ruling = Je mag ervan afzien. Het is precies twee voor twee, en alleen als de voorraad kan betalen; zonder twee lokkertjes of twee koekjes doet de tegel niets.
clause-4-6 = Bewaker verzetten: je moet een bewaker, ook een die naast het bord staat, op een andere tegel zonder bewaker zetten, open of omgekeerd; de tegel die je net hebt uitgevoerd, mag ook.
clause-4-7 = Omkeren: je moet een andere tegel naar keuze omkeren, open of dicht.
    .ruling = Ook een onder een bewaker, die erop blijft staan. Een tegel Omkeren kun je niet open leggen (met twee ervan hield het nooit op); dicht wel.
clause-4-8 = Koekjes stelen: neem er twee van de ander, of alle als het er minder zijn. Te kiezen valt er niets.
clause-4-9 = Lokkertjes verdubbelen: neem er nog eens zoveel als je hebt.
clause-4-10 = Lokkertjes stelen: neem er twee van de ander, of alle als het er minder zijn.
clause-4-11 = Alarm: je verliest 4 koekjes; het spel is meteen uit, en de meeste koekjes winnen, zoals in 5.1.

section-5 = Het einde
clause-5-1 = Het spel is uit als wie aan de beurt is, niet kan zetten: op elke andere lijn in de eigen richting is de tegel die de lijn van de andere pion kruist, omgekeerd of bewaakt. Wie de meeste koekjes heeft, wint; bij evenveel is het gelijkspel.
    .ruling = Dat wordt bekeken als een beurt begint, na 2.6 van de ander, en als een Ruil om nog een zet vraagt. Met lokkertjes kun je de ander dus nog insluiten of vrijlaten, maar wie vastzit, helpen ze niet.
clause-5-2 = Ook een Val (4.4) en een Alarm (4.11) maken er een eind aan.

option-length = Lengte
    .classic = klassiek, 36 tegels
    .short = kort, 25 tegels
option-edition = Tegels

ending-stuck = Het kan niet verder: { $winners } heeft de meeste koekjes en wint.
ending-trap = De val klapt dicht: { $winners } wint.
ending-alarm = Het alarm maakt er een eind aan: { $winners } heeft de meeste koekjes en wint.
ending-draw = Het is uit, met evenveel koekjes: gelijkspel.

move-put-row = Voor rij { $line }
move-put-column = Voor kolom { $line }
move-row = Rij { $line }: { $tile }
move-column = Kolom { $line }: { $tile }
move-decline = Niets wisselen
move-buy-cookies = 2 lokkertjes voor 2 koekjes
move-buy-lures = 2 koekjes voor 2 lokkertjes
move-guard = Bewaker { $guard } naar { $cell }
move-turn-up = { $cell } open leggen: { $tile }
move-turn-down = { $cell } omkeren: { $tile }
move-lure = Bewaker { $guard } voor één lokkertje naar { $cell } lokken
move-done = ✓ Beurt beëindigen
guide-move = Elke beurt ga je naar een andere lijn: waar die de lijn van de ander kruist, ligt jouw tegel. Blijven staan mag nooit. Daarna kun je met lokkertjes bewakers verplaatsen.

ask-put-first = Zet je pion voor een rij of kolom naar keuze.
ask-put-second = Zet je pion voor een kruisende lijn: de tegel op het kruispunt krijg je.
ask-move = Ga naar een andere lijn: je krijgt de tegel op het kruispunt.
ask-trade = Handel: één keer twee voor twee, of helemaal niet.
ask-guard = Zet een bewaker op een andere tegel.
ask-turn = Keer een andere tegel om.
ask-lure = Lok bewakers weg, één lokkertje per stap, of beëindig je beurt.
first-guard = Kies eerst een bewaker.

tile-cookies = { $cookies ->
    [one] { $cookies } koekje
   *[other] { $cookies } koekjes
}
tile-cookies-lures = { $cookies ->
    [one] { $cookies } koekje
   *[other] { $cookies } koekjes
} en { $lures ->
    [one] { $lures } lokkertje
   *[other] { $lures } lokkertjes
}
tile-lost = { $cookies ->
    [one] { $cookies } verloren koekje
   *[other] { $cookies } verloren koekjes
}
tile-lost-lures = { $cookies ->
    [one] { $cookies } verloren koekje
   *[other] { $cookies } verloren koekjes
} en { $lures ->
    [one] { $lures } lokkertje
   *[other] { $lures } lokkertjes
}
tile-double = Dubbel
tile-swap = Ruil
tile-guard-post = Wachtpost
tile-trap = Val
tile-trade = Handel
tile-move-a-guard = Bewaker verzetten
tile-turn = Omkeren
tile-steal-cookies = Koekjes stelen
tile-double-lures = Lokkertjes verdubbelen
tile-steal-lures = Lokkertjes stelen
tile-alarm = Alarm
text-legend = L lokkertje · G bewakersteken · ( ) omgekeerd · @1 @2 bewakers
tiles = { $first }; { $rest }
owns = { $seat }: { $cookies ->
    [one] { $cookies } koekje
   *[other] { $cookies } koekjes
}, { $lures ->
    [one] { $lures } lokkertje
   *[other] { $lures } lokkertjes
}
owns-double = de volgende tegel telt dubbel

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = Je beurt eindigt
hint-put = Je krijgt nog geen tegel
hint-cookies = Je krijgt { $cookies ->
    [one] { $cookies } koekje
   *[other] { $cookies } koekjes
}
hint-lures = Je krijgt { $lures ->
    [one] { $lures } lokkertje
   *[other] { $lures } lokkertjes
}
hint-cookies-lures = Je krijgt { $cookies ->
    [one] { $cookies } koekje
   *[other] { $cookies } koekjes
} en { $lures ->
    [one] { $lures } lokkertje
   *[other] { $lures } lokkertjes
}
hint-lost = Je verliest { $cookies ->
    [one] { $cookies } koekje
   *[other] { $cookies } koekjes
}
hint-lost-lures = Je verliest { $cookies ->
    [one] { $cookies } koekje
   *[other] { $cookies } koekjes
} en krijgt { $lures ->
    [one] { $lures } lokkertje
   *[other] { $lures } lokkertjes
}
hint-nothing = Voor jou verandert er niets
hint-double = Je volgende tegel telt dubbel
hint-swap = De pionnen ruilen van plaats en je speelt nog een keer
hint-trap = Je zit in de val en verliest het spel
hint-trade = Je mag twee lokkertjes wisselen voor twee koekjes, of twee koekjes voor twee lokkertjes
hint-move-a-guard = Je zet een bewaker op een andere tegel
hint-turn = Je keert een andere tegel om
hint-steal-cookies = Je steelt { $count ->
    [one] { $count } koekje
   *[other] { $count } koekjes
} van { $other }
hint-steal-lures = Je steelt { $count ->
    [one] { $count } lokkertje
   *[other] { $count } lokkertjes
} van { $other }
hint-alarm = Het spel eindigt met { $cookies } voor jou en { $others } voor de ander
hint-traded = Je hebt dan { $cookies ->
    [one] { $cookies } koekje
   *[other] { $cookies } koekjes
} en { $lures ->
    [one] { $lures } lokkertje
   *[other] { $lures } lokkertjes
}
hint-lure = Het kost één lokkertje; je houdt er { $lures } over
hint-leaves = Daarna kan { $other } krijgen: { $tiles }.
hint-again = Daarna kun je krijgen: { $tiles }.
hint-stuck = Daarna kan { $seat } niet zetten en eindigt het spel met { $cookies } voor jou en { $others } voor de ander.
hint-over = Dan is het uit.
warn-loses = Hiermee verlies je het spel. Toch doen?

log-special = Tussen de tegels: { $tile }.
log-begins = { $seat } begint.
log-put-row = { $seat } staat voor rij { $line }.
log-put-column = { $seat } staat voor kolom { $line }.
log-row = { $seat } gaat naar rij { $line }: { $tile }.
log-column = { $seat } gaat naar kolom { $line }: { $tile }.
log-doubled = Voor { $seat } telt het dubbel.
log-double-spent = De Dubbel van { $seat } is op.
log-takes-cookies = { $seat } neemt { $count ->
    [one] { $count } koekje
   *[other] { $count } koekjes
}.
log-loses-cookies = { $seat } verliest { $count ->
    [one] { $count } koekje
   *[other] { $count } koekjes
}.
log-takes-lures = { $seat } neemt { $count ->
    [one] { $count } lokkertje
   *[other] { $count } lokkertjes
}.
log-nothing = Voor { $seat } verandert er niets.
log-double = De volgende tegel van { $seat } telt dubbel.
log-swap = De pionnen ruilen van plaats en { $seat } speelt nog een keer.
log-trap = { $seat } zit in de val.
log-steal-cookies = { $seat } steelt { $count ->
    [one] { $count } koekje
   *[other] { $count } koekjes
} van { $other }.
log-steal-lures = { $seat } steelt { $count ->
    [one] { $count } lokkertje
   *[other] { $count } lokkertjes
} van { $other }.
log-alarm = Het alarm gaat af.
log-declines = { $seat } wisselt niets.
log-buys-cookies = { $seat } wisselt 2 lokkertjes voor 2 koekjes.
log-buys-lures = { $seat } wisselt 2 koekjes voor 2 lokkertjes.
log-guard = { $seat } zet bewaker { $guard } op { $cell }.
log-turns-up = { $seat } legt { $cell } open: { $tile }.
log-turns-down = { $seat } keert { $cell } om: { $tile }.
log-lures = { $seat } lokt bewaker { $guard } naar { $cell }.
log-stuck = { $seat } kan niet zetten.

edition-unknown-list = Een uitgave heeft de lijsten cookie, lost en special, maar geen { $name }.
edition-no-list = In een uitgave is { $name } een lijst van tegels.
edition-no-tile = Regel { $number } van { $name } is geen tegel, zoals cookies = 2, lures = 1, count = 3.
edition-unknown-field = In regel { $number } van { $name } staat { $field }; een tegel heeft alleen cookies, lures, count, long en guarded.
edition-number = Regel { $number } van { $name }: { $field } is een getal van { $low } tot en met { $high }.
edition-switch = Regel { $number } van { $name }: { $field } is true of false.
edition-lost-guarded = Regel { $number } van lost: alleen koekjestegels kunnen bewaakt zijn.
edition-cookie-count = Voor het vierkant van 6 × 6 zijn { $needed } koekjestegels nodig; hier zijn er { $count }.
edition-cookie-short-count = Voor het vierkant van 5 × 5 zijn { $needed } koekjestegels nodig die niet long zijn; hier zijn er { $count }.
edition-lost-count = Voor het vierkant van 6 × 6 zijn { $needed } tegels met verloren koekjes nodig; hier zijn er { $count }.
edition-lost-short-count = Voor het vierkant van 5 × 5 zijn { $needed } tegels met verloren koekjes nodig die niet long zijn; hier zijn er { $count }.
edition-no-specials = In een uitgave zegt special hoeveel er van elke speciale tegel zijn, zoals double = 2.
edition-unknown-special = Een speciale tegel { $name } bestaat niet; er zijn { $known }.
edition-special-number = Van de speciale tegel { $name } zijn er 0 tot en met { $high }.
edition-special-count = Er zijn { $needed } speciale tegels; hier zijn er { $count }.

law-1 = Elke tegel is er één keer, en alleen die van de gekozen lengte (1.1, 1.2).
law-2 = De tegels vullen het vierkant rij voor rij; wat er niet ligt, moet nog worden getrokken (1.2).
law-3 = De bewakers staan op twee verschillende tegels of naast het bord (1.3, 2.6).
law-4 = Zodra ze zijn gezet, staat er één pion voor een rij en één voor een kolom (2.1, 2.2).
law-5 = Niemand heeft minder dan niets, en samen hebben ze niet meer dan 60 koekjes en 10 lokkertjes (3.2).
law-6 = Waar geen tegel ligt, ligt er ook geen omgekeerd; omgekeerd en dubbel zijn 0 of 1 (2.5, 4.1).
law-7 = Wat er gevraagd wordt, past bij de tegels, de pionnen en wat de spelers hebben (2.1 tot en met 2.6, 4.5 tot en met 4.7).
law-8 = Het is uit als een speler vastzit, in de val zit of het alarm heeft laten afgaan, en alleen dan (5.1, 5.2).

# The picture
view-row = Rij { $line }
view-column = Kolom { $line }
view-face-down = omgekeerd
view-guard = Bewaker { $guard }, nu op { $cell }
view-guard-beside = Bewaker { $guard } naast het bord
view-pawn-row = { $seat } voor rij { $line }
view-pawn-column = { $seat } voor kolom { $line }
view-pawn-beside = { $seat } nog voor geen lijn
view-cookies = { $seat }, koekjes: { $count }
view-lures = { $seat }, lokkertjes: { $count }
view-bank = In de voorraad: koekjes { $cookies }, lokkertjes { $lures }
