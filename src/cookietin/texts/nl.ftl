# What the command line says.

# cookietin games
games-game = spel
games-players = spelers
games-minutes = minuten

# cookietin play
play-hello = { $game } voor { $players } spelers. Enter speelt de enige zet, of typ er een; ? helpt, q stopt.
play-commitment = Een geheim legt de worpen al vast. Het zegel (commitment) om ze later na te gaan: { $commitment }
play-turn = { $seat } is aan zet:
play-choices = Je kunt spelen: { $moves }
play-hand-over = Nu komt { $seat }: geef het scherm door en druk dan op Enter.
play-typed = Wat heb je gegooid? ({ $moves })
play-help = Typ een zet om hem te spelen, “rules 3.5” om een spelregel te lezen, “save BESTAND” om het spel op te schrijven, of q om te stoppen.
play-saved = Opgeschreven in { $file }.
play-left = Het spel is nog niet afgelopen. Er is niets verloren: met “{ $command }” gaat het verder.
play-bot = { $seat } (bot)
play-dice = Controleer de dobbelstenen: { $command }

# Tables of cookietin simulate, exact and bench
row-game = spel
row-options = opties
row-bots = bots op de plaatsen
row-matches = partijen
row-seed = startgetal
row-moves = zetten
row-chance-moves = toevalszetten
row-speed = zetten per seconde
row-seconds = seconden
row-wins-by-seat = winst per plaats
row-wins-by-order = winst per speelvolgorde
row-draws = gelijkspel
row-endings = hoe het eindigt
row-rounds = rondes
row-turns = beurten
row-spread = gemiddeld { $mean }; mediaan { $median }; 95% binnen { $p95 }; maximum { $max }
row-mean = gemiddeld { $mean }; afwijking { $deviation }
row-states = stellingen
happenings = Hoe vaak in een partij, gemiddeld:
progress = { $done } van { $total } partijen

# cookietin tournament
tournament-bot = bot
tournament-other = tegen
tournament-score = score
tournament-score-range = 95 % tussen
tournament-matches = partijen
tournament-rating = rating
tournament-rating-range = 95 % tussen

# cookietin legal
legal-over = Het spel is afgelopen: { $ending }
chance = het toeval
legal-chance = Het toeval is aan zet: { $moves }
legal-seat = { $seat } (plaats { $number }) mag spelen: { $moves }
legal-waiting = { $seat } (plaats { $number }) mag ook spelen, al wacht niemand erop: { $moves }
legal-allowed = { $seat } mag “{ $move }” spelen.
legal-refused = { $seat } mag “{ $move }” niet spelen: { $reason }

# cookietin replay and verify
replay-unfinished = Het verslag houdt op voordat het spel is afgelopen.
verify-legal = { $moves ->
    [one] Eén zet, en die was toegestaan.
   *[other] { $moves } zetten, en ze waren allemaal toegestaan.
}
verify-proved = { $draws ->
    [one] Eén toevalszet volgt uit het geheim in het verslag.
   *[other] { $draws } toevalszetten volgen uit het geheim in het verslag.
}
verify-seeded = { $draws ->
    [one] Eén toevalszet volgt uit het startgetal (seed), dat iedereen had kunnen kennen.
   *[other] { $draws } toevalszetten volgen uit het startgetal (seed), dat iedereen had kunnen kennen.
}
verify-typed = { $draws ->
    [one] Eén toevalszet is ingetypt: niemand kan die bewijzen.
   *[other] { $draws } toevalszetten zijn ingetypt: niemand kan ze bewijzen.
}
verify-unproved = { $draws ->
    [one] Eén toevalszet is niet te controleren: het geheim ervan staat niet in het verslag.
   *[other] { $draws } toevalszetten zijn niet te controleren: het geheim ervan staat niet in het verslag.
}
verify-commitment = Het zegel (commitment) is { $commitment }. Vergelijk het met het zegel dat je vóór de eerste zet zag: alleen als het hetzelfde is, stonden de dobbelstenen toen al vast.
verify-commitment-same = Het zegel (commitment) is het zegel dat je had genoteerd: de dobbelstenen stonden vóór de eerste zet vast.
verify-commitment-sealed = Het zegel (commitment) is { $commitment }. Het geheim dat erbij hoort, staat niet in het verslag.
verify-set-up = De partij begon met een stelling die met de hand is opgezet; de dobbelstenen bewijzen die stelling niet.
verify-texts = De teksten van de apparaten zijn door het zegel NIET bewezen: wie ze verandert, krijgt andere worpen.
verify-not-proved = Namen, opties, de zetten van de spelers en waar het verslag ophoudt, zijn door de dobbelstenen NIET bewezen.
verify-digest = De controlesom van dit verslag is { $digest }. Vergelijk die met de controlesom die de apparaten aan het eind lieten zien.
verify-digest-same = Het hele verslag is het verslag waarvan je de controlesom had genoteerd: namen, opties, elke zet en waar het ophoudt.

# cookietin warm
warm-done = { $game }: klaar na { $seconds } s
warm-nothing = Er is hier geen numba, dus er valt niets te compileren; alles draait geïnterpreteerd.

# cookietin serve
serve-here = Op deze computer: { $link }
serve-phones = Op telefoons in dit netwerk: { $link }
serve-only-here = Alleen deze computer kan erbij. Voor telefoons in dit netwerk: { $command }
