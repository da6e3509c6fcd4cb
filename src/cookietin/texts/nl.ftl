# What the command line says.

# cookietin games
games-game = spel
games-players = spelers
games-minutes = minuten

# cookietin play
play-hello = { $game } voor { $players } spelers. Enter speelt de enige zet, of typ er zelf een; ? helpt, q stopt.
play-commitment = Een geheim heeft de dobbelstenen al vastgelegd. Het zegel (commitment) om ze later te controleren: { $commitment }
play-turn = { $seat } is aan de beurt:
play-choices = Je kunt spelen: { $moves }
play-hand-over = Geef het scherm aan { $seat } en druk dan op Enter.
play-typed = Wat heb je gegooid? ({ $moves })
play-help = Typ een zet om hem te spelen, “rules 3.5” om een spelregel te lezen, “save BESTAND” om het spel op te slaan, of q om te stoppen.
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
row-states = stellingen
happenings = Hoe vaak per spel, gemiddeld:
progress = { $done } van { $total } spellen

# cookietin tournament
tournament-bot = bot
tournament-other = tegen
tournament-score = score
tournament-score-range = 95 % tussen
tournament-matches = spellen
tournament-rating = rating
tournament-rating-range = 95 % tussen

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

# cookietin serve
serve-here = Op deze computer: { $link }
serve-phones = Voor telefoons in dit netwerk: { $link }
serve-only-here = Alleen deze computer kan erbij. Voor telefoons in dit netwerk: { $command }
