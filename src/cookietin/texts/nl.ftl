# What the command line says.

# cookietin alone, and what cookietin play asks
start-hello = Cookie Tin: familiespellen om te spelen en te onderzoeken.
start-for = { $players } spelers, ongeveer { $minutes } minuten
start-play = hier in de terminal spelen
start-serve = de koektrommel openen in een browser
start-rules = de regels van een spel lezen
start-more = Alle opdrachten: { $command }
start-open = Enter opent de koektrommel in je browser, q stopt.
start-which = Welk spel?
start-players = Hoeveel spelers? ({ $span }; Enter: { $usual })
start-people = Hoeveel daarvan zitten hier? De anderen zijn bots. ({ $span }; Enter: { $usual })
start-bots = Welke bots? ({ $span }; Enter: { $usual })

# What takes a while
getting-ready = { $game } wordt klaargezet (eenmalig)…
thinking = { $seat } denkt na…
working-out = { $game } wordt doorgerekend…
looking-for-puzzles = Puzzels zoeken: { $game }…
few-puzzles = Er zijn er minder gevonden: { $count }.
measuring = Bezig met meten: { $what }…
reading = { $file } wordt gelezen…

# cookietin games
games-game = spel
games-players = spelers
games-minutes = minuten

# cookietin play
play-hello = { $game } voor { $players } spelers.
play-how = Kies een nummer, of typ een zet of het begin ervan. ? helpt, q stopt.
play-commitment = Een geheim heeft de dobbelstenen al vastgelegd. Het zegel (commitment) om ze later te controleren: { $commitment }
play-turn = { $seat } is aan de beurt:
play-choices = Je kunt spelen: { $moves }
play-hand-over = Laat { $seat } achter het scherm plaatsnemen en druk dan op Enter.
play-typed = Wat heb je gegooid? ({ $moves })
play-prompt = ? helpt
play-enter = Verder met Enter
play-back = Enter toont weer alle keuzes.
play-more = Enter toont meer (nog { $count }).
play-may = { $seat } kan nu ingrijpen.
play-pass = Met Enter doe je niets; met “skip” wacht je tot je aan de beurt bent.
play-by = { $seat }: { $move }
play-step-in = { $seat } grijpt in
play-which = Meerdere zetten beginnen met “{ $typed }”.
play-warned = { $warning } Kies het nog een keer als je het zeker weet.
play-no-words = Daar zegt het bord niets over.
play-no-hint = Over “{ $typed }” valt verder niets te zeggen.
play-undone = Teruggenomen.
play-nothing-to-undo = Er valt niets terug te nemen.
help-choose = speelt de derde keuze; de zet zelf of het begin ervan ook
help-hint = zegt wat de derde keuze zou doen
help-look = toont het hele bord en legt alle tekens uit
help-words = beschrijft het hele bord in woorden; “words 12” alleen wat er op 12 is
help-rules = toont een spelregel; “rules” zonder nummer toont ze allemaal
help-undo = neemt je laatste zet terug
help-save = slaat het spel op in een bestand met die naam
help-quit = stopt; het spel blijft bewaard
play-saved = Opgeslagen in { $file }.
play-left = Het spel is nog niet afgelopen, en er is niets verloren: met “{ $command }” ga je verder.
play-bot = { $seat } (bot)
play-dice = Controleer de dobbelstenen: { $command }

# Tables of cookietin simulate, exact and bench
row-game = spel
row-options = opties
row-bots = bot op elke plaats
row-matches = gespeelde spellen
row-seed = startgetal
row-moves = zetten
row-chance-moves = trekkingen
row-speed = zetten per seconde
row-seconds = seconden
row-wins-by-seat = gewonnen per plaats
row-wins-by-order = gewonnen per speelvolgorde
row-draws = gelijkspel
row-endings = hoe het afliep
row-rounds = rondes
row-turns = beurten
row-spread = gemiddeld { $mean }, mediaan { $median }, 95% binnen { $p95 }, langste { $max }
row-mean = gemiddeld { $mean }, afwijking { $deviation }
row-exact = gemiddeld { $mean }, afwijking { $deviation }, mediaan { $median }, 95% binnen { $p95 }
row-states = stellingen
happenings = Hoe vaak per spel, gemiddeld:
progress = { $done } van { $total } spellen
progress-left = nog { $time }
simulate-stopped = Gestopt. Met dezelfde opdracht gaat het hier verder.

# cookietin tournament
tournament-bot = bot
tournament-other = tegen
tournament-score = score
tournament-score-range = 95% tussen
tournament-matches = spellen
tournament-rating = rating
tournament-rating-range = 95% tussen

# cookietin legal
legal-over = Het spel is afgelopen: { $ending }
chance = het toeval
legal-chance = Nu beslist het toeval: { $moves }
legal-seat = { $seat } (plaats { $number }) kan spelen: { $moves }
legal-waiting = { $seat } (plaats { $number }) kan ook spelen, al wacht niemand erop: { $moves }
legal-allowed = { $seat } kan “{ $move }” spelen.
legal-refused = { $seat } kan “{ $move }” niet spelen: { $reason }

# cookietin replay and verify
replay-unfinished = Het verslag houdt op voordat het spel is afgelopen.
verify-legal = { $moves ->
    [one] Eén zet, en die was toegestaan.
   *[other] { $moves } zetten, en ze waren allemaal toegestaan.
}
verify-proved = { $draws ->
    [one] Eén trekking volgt uit het geheim in het verslag.
   *[other] { $draws } trekkingen volgen uit het geheim in het verslag.
}
verify-seeded = { $draws ->
    [one] Eén trekking volgt uit het startgetal (seed), dat iedereen had kunnen kennen.
   *[other] { $draws } trekkingen volgen uit het startgetal (seed), dat iedereen had kunnen kennen.
}
verify-typed = { $draws ->
    [one] Eén trekking is ingetypt: niemand kan die bewijzen.
   *[other] { $draws } trekkingen zijn ingetypt: niemand kan ze bewijzen.
}
verify-unproved = { $draws ->
    [one] Eén trekking is niet te controleren: het geheim ervan staat niet in het verslag.
   *[other] { $draws } trekkingen zijn niet te controleren: het geheim ervan staat niet in het verslag.
}
verify-commitment = Het zegel (commitment) is { $commitment }. Vergelijk het met het zegel dat je vóór de eerste zet zag: alleen als het hetzelfde is, stonden de dobbelstenen toen al vast.
verify-commitment-same = Het zegel (commitment) is het zegel dat je hebt genoteerd: de dobbelstenen stonden al vóór de eerste zet vast.
verify-commitment-sealed = Het zegel (commitment) is { $commitment }. Het geheim dat erbij hoort, staat niet in het verslag.
verify-set-up = Het spel begon met een stelling die met de hand is opgezet; die stelling bewijzen de dobbelstenen niet.
verify-texts = De teksten van de apparaten worden door het zegel NIET bewezen: wie ze verandert, krijgt andere worpen.
verify-not-proved = Namen, opties, wat mensen hebben gespeeld en waar het verslag ophoudt, worden door de dobbelstenen NIET bewezen.
verify-digest = De controlesom van dit verslag is { $digest }. Vergelijk die met de controlesom die de apparaten aan het eind lieten zien.
verify-digest-same = Dit is precies het verslag waarvan je de controlesom hebt genoteerd: namen, opties, elke zet, en waar het ophoudt.

# cookietin warm
warm-done = { $game }: klaar na { $seconds } s
warm-nothing = Er is hier geen numba, dus er valt niets te compileren; alles draait geïnterpreteerd.

# cookietin copy, backup, restore, delete
copying = Kopiëren…
copied = Gekopieerde spellen: { $count }
deleted = Verwijderde spellen: { $count }
delete-asks = Spellen die verwijderd zouden worden: { $count }. Met --yes gebeurt het.

# cookietin check
checking = { $game } wordt gecontroleerd…
check-done = { $game }: gespeeld en getoond
check-all = Alles werkt.

# cookietin serve
serve-here = Op deze computer: { $link }
serve-phones = Voor telefoons in dit netwerk: { $link }
serve-public = Voor iedereen: { $link }
serve-only-here = Alleen deze computer kan erbij. Voor telefoons in dit netwerk: { $command }
serve-host = Voor jou, de host: { $link }
