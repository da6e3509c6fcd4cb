# What the pages say.

tin-title = Cookie Tin
tin-lead = Familiespellen voor vanavond: op één tablet, op meerdere telefoons of met vrienden ver weg.
tin-players = { $count } spelers
tin-minutes = ongeveer { $minutes } min
tin-play = Nu spelen
tin-play-about = Meteen spelen, met bots
tin-level = Je tegenstanders
tin-level-newcomer = Kies tegen wie je speelt. Anders krijg je tegenstanders van wie beginners ongeveer de helft van de spellen winnen.
tin-table = Tafel klaarzetten
tin-join = Aanschuiven aan een tafel
tin-code = Code
tin-go = Meedoen
tin-mine = Mijn tafels
tin-clubs = Mijn toernooien
tin-over = Afgelopen spellen ({ $count })
tin-won = Gewonnen: { $names }
tin-begun = Begonnen { $ago }
tin-forget = Van de lijst halen
tin-forget-sure = Deze tafel op dit apparaat van de lijst halen? Voor de anderen verandert er niets, en via de link kom je er weer.
tin-forget-over = Alle uitgespeelde tafels van de lijst halen
tin-forget-over-sure = Alle uitgespeelde tafels op dit apparaat van de lijst halen? De links blijven werken.
tin-older = Hier staan alleen je laatste { $count } tafels.
tin-older-show = Oudere tonen
tin-replay = Opgeslagen spel terugkijken
tin-replay-file = Verslag van een spel (.tin)
tin-file = Bestand kiezen
tin-file-none = Geen bestand gekozen
tin-open = Openen
tin-broken = Spellen die niet werken

nav-rules = Spelregels
nav-about = Info
nav-language = Taal
nav-skip = Naar de inhoud

new-title = Een tafel voor { $game }
new-players = Spelers
new-seats = Wie er meespeelt
new-seat = Plaats { $number }
new-me = ik
new-here = iemand op dit apparaat
new-open = vrij voor wie de link heeft
new-bot = een bot
new-level = { $name } (bot)
new-partner = Speelt met { $names }
new-name = Naam
new-options = Spelregels aan deze tafel
new-options-about = Voor een eerste spel hoef je hier niets te veranderen.
new-own-dice = We gooien met onze eigen dobbelstenen
new-own-dice-about = Jullie gooien met echte dobbelstenen en tikken aan wat er ligt.
new-advice = Iedereen mag de bots om raad vragen
new-advice-about = Iedereen aan tafel ziet wie het vroeg.
new-edition = Onze uitgave, tenzij je een bestand met je eigen uitgave kiest
new-make = Tafel openen
option-told = { $option }: { $value }
option-on = ja
option-off = nee
option-own = eigen uitgave

table-invite = Uitnodigen
table-invite-lead = Iedereen die deze link opent of de code intypt, kan op een vrije plaats aanschuiven.
table-code = Code
table-link = Link
table-qr = QR-code van de link
table-only-here = Alleen deze computer kan bij deze tafel. Start de server met “cookietin serve --host 0.0.0.0” om ook telefoons mee te laten doen.
table-copy = Kopiëren
table-copied = Gekopieerd
table-share = Delen
table-start = Nu beginnen (bots op de vrije plaatsen)
table-which-bot = Welke bot
table-fill = Deze bot laten plaatsnemen
table-fill-any = Een bot laten plaatsnemen
table-sit = Aanschuiven
table-your-name = Je naam
table-open-seat = vrij
table-bot = bot
table-gone = weg
table-you = jij
table-on-device = op dit apparaat
table-stand-in = Bot laten overnemen
table-standing-in = een bot heeft het overgenomen
table-bot-missing = De bot { $name } is niet meer op deze server. Een andere bot speelt in zijn plaats.
table-take-back = Ik ben er weer
table-stands-in = Een bot neemt het over van { $name }.
table-stands-in-named = { $bot } neemt het over van { $name }.
table-is-back = { $name } is er weer.
table-advised = { $name } heeft de bots om raad gevraagd.
table-remove = Verwijderen
table-remove-sure = { $name } verwijderen? Een bot neemt de plaats dan over.
table-free-sure = { $name } verwijderen? De plaats is dan weer vrij.
table-removed = De host heeft { $name } verwijderd.
table-you-removed = De host heeft jouw plaats aan een bot gegeven.
table-you-freed = De host heeft jouw plaats vrijgemaakt. Je kunt weer aanschuiven.
table-sit-again = Weer aanschuiven
table-end = Tafel sluiten
table-end-sure = De tafel voor iedereen sluiten? Daarna kan het spel niet meer verder.
table-cancel = Annuleren
table-return = Mijn persoonlijke link
table-return-lead = Deze link is alleen van jou: hij brengt je terug naar je plaats, ook op een andere telefoon.
table-return-take = Plaats van { $name } innemen
table-watch = Je kijkt mee.
table-watching = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
table-room = Er is plaats voor je bij { $game }: schuif aan.
table-choose-again = Opnieuw kiezen
table-turn = Wie er aan de beurt is
table-moves = Wat je kunt doen
table-wish = Zodra ik kan: { $move }
table-undo = Terugnemen
advice-ask = Om raad vragen
advice-agreed = Aan deze tafel mag iedereen de bots om raad vragen.
advice-title = Wat de bots zouden doen
advice-chance = winstkans { $chance }
advice-take = Spelen
advice-waiting = De bots denken na…
too-much-advice = Dat zijn veel vragen. De bots antwoorden zo weer.
chances-title = Hoe het ging
chances-waiting = De bots lopen het spel nog eens door…
too-many-reviews = De bots moeten al veel andere spellen vanaf deze verbinding doornemen. Dat van jou is over een minuut aan de beurt.
chances-about = De kans om te winnen zoals de bots die zien, op grond van wat elke speler kon weten: hoe waarschijnlijk winst was als iedereen daarna net zo goed had gespeeld als de bots. Tik op een stip om dat moment van het spel te zien.
chances-turn = Keerpunt, zet
chances-costs = { $name }: wat het meest kostte
chances-none = { $name }: geen dure fouten
chances-cost =
    Gespeeld: { $played }.
    Beter: { $better }.
table-undo-asked = { $name } wil een zet terugnemen.
table-undo-asked-of = { $name } wil dit terugnemen: “{ $move }”
table-undo-others = { $others ->
    [one] Ook één latere zet vervalt dan.
   *[other] Ook { $others } latere zetten vervallen dan.
}
table-undo-waiting = Wachten op akkoord van { $names }.
table-undo-agreed = Akkoord: { $names }.
table-undo-withdraw = Laat maar
table-undo-declined = { $name } zei nee.
table-agree = Akkoord
table-decline = Nee
table-log = Wat er gebeurde
table-undone = { $others ->
    [0] { $name } neemt een zet terug.
    [one] { $name } neemt een zet terug; één latere zet vervalt ook.
   *[other] { $name } neemt een zet terug; { $others } latere zetten vervallen ook.
}
table-words = Het bord in woorden
table-words-ask = Wat staat waar? (een vak, een naam …)
table-words-go = Vragen
table-words-none = Daar zegt het bord niets over.
table-chat = Chat
table-chat-write = Schrijf iets aan de hele tafel
table-chat-send = Versturen
table-chat-none = In dit spel wordt niet gechat (spelregel { $clause }).
table-react = Reageren
react-bravo = Bravo!
react-laugh = Haha!
react-wow = Wauw!
react-sad = O nee!
react-cookie = Neem een koekje!
react-love = Heerlijk!
table-settings = Instellingen
table-speed = Animaties
table-speed-off = uit
table-speed-slow = langzaam
table-speed-normal = normaal
table-speed-fast = snel
table-sound = Geluiden
table-notify = Melding als ik aan de beurt ben
table-notify-blocked = Deze browser staat geen meldingen van deze pagina toe.
table-guide = Tips voor beginners
table-tips-again = Tips opnieuw tonen
table-tip-read = Begrepen
table-contrast = Bord met hoog contrast, in alle spellen
table-telling = Wat schermlezer en “Voorlezen” vertellen
table-telling-all = alles
table-telling-mine = mijn zetten en wat mij aangaat
table-telling-turn = alleen als ik aan de beurt ben
table-aloud = Voorlezen
table-keys = Letters en cijfers als sneltoetsen
keys-title = Toetsen
keys-arrows = lopen langs je keuzes, zoals ze op het bord liggen
keys-digits = maakt die keuze meteen
keys-more = gaat naar de volgende negen keuzes; de cijfers kiezen dan daaruit
keys-places = gaat naar de keuze met die plek in de naam
keys-enter = maakt de keuze
keys-back = kiest opnieuw, of gaat terug naar je keuzes
keys-moves = gaat naar je keuzes
keys-repeat = vertelt nog eens wat er sinds je zet is gebeurd
keys-words = vraagt het bord wat waar staat
keys-help = toont deze lijst
table-throw = Wat heb je gegooid?
table-die = Dobbelsteen { $number }
table-throw-send = Bevestigen
table-cover = Geef het apparaat door aan { $name }
table-cover-lead = Niet spieken! Tot dan blijft verborgen wat geheim is.
table-cover-show = Ik ben { $name }
table-peek = Ingedrukt houden om te kijken: { $name }
table-look = Bord van { $name } bekijken
table-close = Sluiten
table-large = Tik ergens op en je leest wat het is.
table-lost = Verbinding verbroken. Opnieuw verbinden…
table-sending = Wordt verstuurd…
table-rule-link = Spelregel { $clause }
table-what = Wat is dit?
table-round = Ronde { $round }

status-gathering = { $open ->
    [0] Alle plaatsen zijn bezet.
    [one] Nog één plaats vrij.
   *[other] Nog { $open } plaatsen vrij.
}
status-you = Jij bent aan de beurt, { $name }!
status-you-alone = Jij bent aan de beurt!
status-you-both = Jullie zijn aan de beurt!
status-wait = Wachten op { $names }
status-dice = Gooi je dobbelstenen!
status-replaced = Een bot speelt voor jou.
status-ended = De host heeft de tafel gesloten.
status-worn-out = Dit spel kan niet verder.

end-you-win = Jij wint, { $name }!
end-you-win-together = Jij wint samen met { $names }!
end-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
end-draw = Gelijkspel!
end-score = Score
end-stood = De stand
end-badges = Om niet te vergeten
end-badge = { $what }: { $names }
end-numbers = In cijfers
end-dice = De dobbelstenen in dit spel
end-dice-lead = { $throws ->
    [one] Eén worp.
   *[other] { $throws } worpen.
} De donkere streep is wat je gemiddeld mag verwachten.
end-dice-total = Som { $which }: { $count } keer, gemiddeld { $expected }
end-dice-face = Een { $which }: { $count } keer, gemiddeld { $expected }
end-again = Nog een keer spelen
end-again-by = { $name } speelt nog een keer: doe mee
end-again-by-watch = { $name } speelt nog een keer: kijk mee
end-again-join = Naar het nieuwe spel
end-again-watch = Naar het nieuwe spel kijken
end-replay = Terugkijken
end-record = Verslag van het spel downloaden
end-commitment = Zegel vóór de eerste zet
end-secret = Geheim, nu openbaar
end-differ = Dit is niet het zegel dat dit apparaat vóór de eerste zet zag!
end-seen = Dit is het zegel dat dit apparaat vóór de eerste zet zag.
end-digest = Controlesom van het hele spel
end-digest-seen = Dit apparaat heeft deze controlesom genoteerd. Heeft een verslag van dit spel een andere, dan is het veranderd.
end-digest-differ = Dit is niet de controlesom die dit apparaat zag toen het spel afliep!
rules-how = Zo speel je
rules-hold = Houd aan tafel je vinger ergens op en je leest wat het is.
rules-all = Alle regels
rules-example = Een voorbeeld
end-verify = Geloof je deze pagina liever niet op haar woord? Download het verslag en controleer het zelf: { $command }
luck-proved = { $draws ->
    [one] Het ging er eerlijk aan toe: het toeval besliste maar één keer (bij het schudden, loten of gooien) en de uitkomst is na het begin van het spel niet gekozen of veranderd.
   *[other] Het ging er eerlijk aan toe: het toeval besliste { $draws } keer (bij het schudden, loten of gooien) en geen enkele uitkomst is na het begin van het spel gekozen of veranderd.
}
luck-none = Hier is niets aan het toeval overgelaten.
luck-typed = { $typed ->
    [one] Eén worp kwam van jullie eigen dobbelstenen: die kan niemand controleren.
   *[other] { $typed } worpen kwamen van jullie eigen dobbelstenen: die kan niemand controleren.
}
luck-set-up = Het spel begon vanuit een stelling die met de hand is opgezet; voor die stelling is er geen bewijs.
luck-wrong-draw = Trekking { $number } was “{ $found }”, maar het geheim geeft “{ $expected }”. Dit verslag is veranderd!
luck-other-draws = Het verslag heeft andere trekkingen dan dit spel. Het is veranderd!
luck-wrong-secret = Het geheim hoort niet bij het zegel dat vóór het spel vastlag!
luck-no-secret = Het geheim ontbreekt in het verslag, dus er valt niets te controleren!
luck-other-digest = De trekkingen volgen uit het geheim, maar dit is niet het spel dat dit apparaat zag: de controlesom is anders!
luck-broken = Dit verslag is niet te lezen. Het is veranderd!
luck-later = Het verslag is nu niet te bereiken. Klap dit dicht en weer open om het nog eens te proberen.
luck-too-long = Dit spel is te lang om door de pagina te laten controleren. Download het verslag en controleer het zelf: { $command }
luck-how = Zo kun je dit controleren
luck-open = Klap dit open, dan controleert je browser het.
luck-about = Vóór het spel lag een geheim vast en was het zegel ervan te zien. Je browser rekent elke trekking uit dat geheim na en vergelijkt die met het verslag.

replay-title = { $game } terugkijken
replay-step = Stap { $at } van { $of }
replay-first = Eerste
replay-back = Vorige
replay-next = Volgende
replay-last = Laatste
replay-play = Afspelen
replay-pause = Pauzeren
replay-round-back = Vorige ronde
replay-round-next = Volgende ronde
replay-slide = Moment in het spel
replay-speed = Snelheid
replay-by = Stappen
replay-by-round = Per ronde
replay-by-move = Per zet
replay-view = Perspectief
replay-view-all = Wat iedereen kon zien
replay-view-open = Alles open
replay-link = Link naar dit moment
replay-table = Terug naar de tafel
replay-turning = Keerpunt
replay-lost = Dit stuk van het spel kan nu niet geladen worden. We blijven het proberen.
replay-gone = Dit stuk van het spel kan niet getoond worden. Laad de pagina opnieuw om het nog eens te proberen.
replay-keys = Spatiebalk: afspelen of pauzeren. Pijltjes: stap voor stap.
replay-keys-rounds = Met Shift: een hele ronde.
replay-keys-by = Spatiebalk: afspelen of pauzeren. Pijltjes: per ronde of zet, zoals gekozen; met Shift het andere.

about-title = Over Cookie Tin
about-games = De spellen
about-games-text = De spellen zijn gebaseerd op familiespellen uit de winkel en op oude, traditionele spellen. Vind je er een leuk, koop het dan ook: aan een echte tafel is het nog leuker.
about-ours = Wat van ons is
about-ours-text = De plaatjes, de vormgeving, de teksten en alles waar “Onze keuze” bij staat. Waar de gedrukte regels niets zeggen of twee verschillende dingen, hebben wij gekozen, en dat staat er in de spelregels bij.
about-dice = De dobbelstenen
about-dice-text = Vóór de eerste zet wordt een geheim vastgelegd en de hash ervan, het zegel, bekendgemaakt; elk apparaat voegt een eigen willekeurige tekst toe. Aan het einde wordt het geheim getoond, en iedereen kan elke worp controleren. Wie de server beheert, zou het geheim kunnen bekijken; speel dus op een server die je vertrouwt.
about-privacy = Je gegevens
about-privacy-text = Geen account, geen reclame, niets van andere sites. Een cookie vertelt de tafels op deze server dat jij het bent.

error-title = Dat is niet gelukt
error-back = Terug naar de koektrommel

no-such-page = Deze pagina bestaat niet.
too-big = Dat is te lang.

too-many-requests = Er komen te veel verzoeken vanaf deze verbinding. Probeer het over een minuut nog eens.
too-many-new-tables = Te veel nieuwe tafels vanaf deze verbinding. Probeer het over een minuut nog eens.
too-many-tables-today = Te veel nieuwe tafels vandaag vanaf deze verbinding. Probeer het morgen nog eens.
too-many-moves-today = Te veel zetten vandaag vanaf deze verbinding. Probeer het morgen nog eens.
too-many-wrong-codes = Te veel verkeerde codes vanaf deze verbinding. Probeer het over een minuut nog eens.
too-many-keys = Er zijn vanaf deze verbinding te veel sleutels geprobeerd. Probeer het over een minuut nog eens.
too-many-joins = Er is vanaf deze verbinding te vaak van plaats gewisseld. Probeer het over een minuut nog eens.
too-many-newcomers = Vanaf deze verbinding hebben zich net heel veel mensen voor dit toernooi aangemeld. Probeer het over een minuut nog eens.
too-many-lines = Er staan vanaf deze verbinding te veel pagina’s open. Sluit er een paar; wij blijven het proberen.
too-many-uploads = Andere bestanden vanaf deze verbinding worden nog gelezen. Probeer het zo meteen nog eens.
too-much-reading = Er zijn te veel bestanden vanaf deze verbinding gekomen. Probeer het over een minuut nog eens.
too-much-talk = Dat is veel gepraat in één keer. Wacht even.
too-many-readers = De server leest op dit moment te veel bestanden. Probeer het zo meteen nog eens.

host-title = Voor de host
host-key = Sleutel
host-key-lead = Deze pagina is voor wie deze server beheert. De sleutel verscheen toen de server startte.
host-key-wrong = Dat is niet de sleutel.
host-is-open = De server is open
host-is-closed = Voor vandaag gesloten
host-close = Sluiten voor vandaag
host-close-lead = Als je sluit, krijgen alle tafels het te horen en kan er geen tafel meer bij. Spellen die al bezig zijn, gaan door.
host-close-sure = Sluiten voor vandaag en het iedereen laten weten?
host-open = Weer openen
host-said = Zet er zelf iets bij, als je wilt
host-load = Op dit moment
host-process = Meerdere processen delen de tafels. De getallen en de lijst zijn van proces { $name }; van hieruit kun je elke tafel sluiten.
host-people = Mensen aan tafel
host-watchers = Kijken mee
host-pages = Open pagina’s
host-moves = Zetten per seconde
host-delay = Langste vertraging in de laatste minuut
host-memory = Geheugen
host-tables = Tafels
host-no-tables = Er zit nu niemand aan een tafel.
host-game = Spel
host-phase = Status
host-gathering = wacht op spelers
host-running = bezig
host-over = afgelopen
host-stopped = gesloten
host-opened = Geopend
host-last-move = Laatste zet
host-which = Link of code van een tafel
host-organiser = Toernooi zonder organisator
host-organiser-lead = Kan niemand het meer leiden, dan krijg je hier een code voor een ander apparaat.
host-club = Code van het toernooi
host-organiser-go = Code ophalen
host-limits = Limieten
host-limits-lead = Wil je er een wijzigen, start de server dan met: { $command }

club-title = Toernooi
club-many = Een toernooi voor een club of klas
club-lead = Iedereen komt binnen met dezelfde code en een naam; jij start de rondes, en iedereen wordt vanzelf over de tafels verdeeld. Elke ronde kun je een ander spel kiezen.
club-game = Spel
club-system = Wie tegen wie speelt
club-swiss = Zwitsers systeem: tegen wie evenveel punten heeft
club-robin = Iedereen tegen iedereen
club-rounds = Rondes
club-size = Spelers per tafel
club-open = Toernooi openen
club-come = Scan dit of typ de code in op de startpagina.
club-come-to = Doe mee: scan dit of ga naar { $address } en typ de code in.
club-join = Ik doe mee
club-join-too = Ik speel ook mee
club-you = Je bent { $name }.
club-to-table = Naar je tafel
club-bye = Je bent deze ronde vrij: dat telt als winst.
club-wait = Je doet mee. Zodra de volgende ronde begint, ga je vanzelf naar je tafel.
club-over = Het toernooi is afgelopen.
club-here = Klaar om te spelen: { $count }
club-start = Ronde { $number } van { $of } starten
club-start-game = Ronde { $number } van { $of } starten: { $game }
club-another = Ander spel kiezen
club-still = Tafels waar nog gespeeld wordt: { $count }
club-round = Ronde { $number } van { $of }
club-round-game = Ronde { $number } van { $of }: { $game }
club-table = Tafel { $number }
club-byes = Vrij:
club-absent = Afwezig?
club-bot = Bot laten spelen
club-bot-sure = Een bot laten spelen voor { $name }?
club-bye-sure = { $name } is er niet: deze tafel sluiten en de andere speler laten winnen?
club-people = Wie er is
club-away = Even niet meedoen
club-back = Is er weer
club-close = Niemand meer toelaten
club-reopen = Weer mensen toelaten
club-newcomers = Nieuwkomers niet laten meedoen
club-newcomers-sure = Iedereen die nog niet heeft gespeeld ({ $count }), even niet laten meedoen? Je kunt ze een voor een weer toelaten.
club-standings = Stand
club-by-game = Stand per spel
club-name = Naam
club-points = Punten
club-tie-break = Bij gelijke stand
club-csv = Uitslagen als tabel (CSV)
club-screen = Voor een groot scherm
club-no-show = De ander wint
club-settle = Uitslag invoeren
club-settle-sure = Deze uitslag invoeren en de tafel sluiten?
club-result = Uitslag
club-won = { $name } wint
club-tie = Gelijkspel: elk ½
club-void = Telt niet: geen punten
club-stuck = Deze tafel kan niet verder. De organisator kan de uitslag invoeren.
club-rules = Regels voor dit spel
club-organiser = organisator
club-return = Deze link is alleen van jou: hij brengt je terug in het toernooi, ook op een andere telefoon.
club-return-host = Bewaar deze link en houd hem voor jezelf: wie hem opent, leidt het toernooi, op elk apparaat.
club-go-on = Verder als { $name }
club-go-on-host = Het toernooi op dit apparaat leiden
club-let-in = Ander apparaat
club-pass-title = Een ander apparaat voor { $name }
club-pass-host = Een ander apparaat voor de organisator
club-pass-lead = Scan dit op het andere apparaat of typ de code in op de startpagina. Hij werkt één keer, { $minutes } minuten lang.

# Larger pieces

table-larger = Grotere speelstukken, in alle spellen

# Who is which animal, in the board in words

table-animal = { $name }: { $animal }

# Puzzles

puzzles-title = Puzzels
puzzles-lead = Stellingen uit spellen die echt gespeeld zijn, elk met één beste oplossing. Het is bewezen: beter kan niet.
puzzles-easy = Makkelijk
puzzles-medium = Gemiddeld
puzzles-hard = Moeilijk
puzzles-number = Puzzel { $number }
puzzles-solved = opgelost
puzzles-all = Alle puzzels
puzzles-ask = Jij bent { $name }. Wat is het beste?
puzzles-remembered = Wat je hebt onthouden
puzzles-right = Goed zo. Speel verder!
puzzles-wrong = Niet de beste zet. Kijk maar.
puzzles-done = Opgelost!
puzzles-again = Opnieuw proberen
puzzles-next = Volgende puzzel
puzzles-hint = Hint
puzzles-hint-told = Begin hier:
puzzles-find = Puzzels: zoek de beste zet
puzzles-lost = Dat lukte niet. Probeer het zo nog eens.
