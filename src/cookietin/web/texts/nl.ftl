# What the pages say.

tin-title = Cookie Tin
tin-lead = Familiespellen voor vanavond: op één tablet, op meerdere telefoons of met vrienden ver weg.
tin-players = { $count } spelers
tin-minutes = ongeveer { $minutes } min
tin-play = Nu spelen
tin-play-about = Meteen beginnen: jij tegen een bot
tin-table = Tafel klaarzetten
tin-join = Aanschuiven bij een tafel
tin-code = Code
tin-go = Ga
tin-mine = Mijn tafels
tin-replay = Een opgeschreven partij terugkijken
tin-replay-file = Verslag (.tin)
tin-open = Openen
tin-broken = Spellen die niet werken

nav-rules = Spelregels
nav-about = Info
nav-language = Taal
nav-skip = Naar de inhoud

new-title = Nieuwe tafel: { $game }
new-players = Spelers
new-seats = Wie speelt er mee
new-seat = Plaats { $number }
new-me = ik
new-here = iemand op dit apparaat
new-open = vrij, voor wie de link heeft
new-random = een bot die zomaar wat doet
new-greedy = een bot die pakt wat hij pakken kan
new-name = Naam
new-options = Spelregels aan deze tafel
new-own-dice = We gooien met onze eigen dobbelstenen
new-edition = De onze, of kies een bestand van je eigen uitgave
new-make = Tafel openen

table-invite = Uitnodigen
table-invite-lead = Wie deze link opent of de code intypt, krijgt een vrije plaats.
table-code = Code
table-link = Link
table-qr = QR-code van de link
table-only-here = Alleen deze computer kan bij deze tafel. Start de server met “cookietin serve --host 0.0.0.0” om ook telefoons mee te laten doen.
table-copy = Kopiëren
table-copied = Gekopieerd
table-share = Delen
table-start = Beginnen; bots op de vrije plaatsen
table-sit = Aanschuiven
table-your-name = Je naam
table-open-seat = vrij
table-bot = bot
table-gone = weg
table-you = jij
table-stand-in = Bot laten doorspelen
table-standing-in = bot speelt door
table-take-back = Ik ben er weer
table-stands-in = Een bot speelt door voor { $name }.
table-is-back = { $name } is er weer.
table-remove = Verwijderen
table-remove-sure = { $name } verwijderen? Op die plaats speelt dan een bot door.
table-free-sure = { $name } verwijderen? De plaats is dan weer vrij.
table-removed = De host heeft { $name } verwijderd.
table-you-removed = De host heeft jouw plaats aan een bot gegeven.
table-you-freed = De host heeft jouw plaats vrijgemaakt. Je kunt weer aanschuiven.
table-sit-again = Weer aanschuiven
table-end = Tafel sluiten
table-end-sure = De tafel voor iedereen sluiten? Daarna kan het spel niet meer verder.
table-cancel = Annuleren
table-return = Mijn weg terug
table-return-lead = Deze link is alleen van jou: hij brengt je terug naar je plaats, ook op een andere telefoon.
table-return-take = Plaats van { $name } innemen
table-watch = Je kijkt toe.
table-room = Er is nog plaats: schuif aan.
table-choose-again = Anders kiezen
table-moves = Wat je kunt doen
table-undo = Terugnemen
table-undo-asked = { $name } wil een zet terugnemen.
table-undo-asked-of = { $name } wil dit terugnemen: “{ $move }”
table-undo-others = { $others ->
    [one] Ook één latere zet vervalt dan.
   *[other] Ook { $others } latere zetten vervallen dan.
}
table-undo-waiting = Wachten op een ja van { $names }.
table-undo-agreed = Akkoord: { $names }.
table-undo-withdraw = Laat maar
table-undo-declined = { $name } zei nee.
table-agree = Goed
table-decline = Nee
table-log = Wat er gebeurde
table-undone = { $others ->
    [0] { $name } neemt een zet terug.
    [one] { $name } neemt een zet terug; één latere zet vervalt ook.
   *[other] { $name } neemt een zet terug; { $others } latere zetten vervallen ook.
}
table-chat = Chat
table-chat-write = Schrijf iets aan de tafel
table-chat-send = Versturen
table-chat-none = In dit potje wordt niet gechat (spelregel { $clause }).
table-react = Reageren met { $which }
table-settings = Instellingen
table-speed = Animaties
table-speed-off = uit
table-speed-slow = langzaam
table-speed-normal = normaal
table-speed-fast = snel
table-sound = Geluiden
table-guide = Tips voor beginners
table-guide-off = Geen tips meer
table-throw = Wat heb je gegooid?
table-die = Dobbelsteen { $number }
table-throw-send = Klopt zo
table-cover = Nu komt { $name }: geef het scherm door
table-cover-lead = Verder mag niemand kijken. Tot dan blijft verborgen wat geheim is.
table-cover-show = Ik ben { $name }
table-peek = Vasthouden en kijken: { $name }
table-look = Bord van { $name } bekijken
table-close = Sluiten
table-lost = De verbinding is verbroken. Nieuwe poging …
table-sending = Wordt verstuurd …
table-rule-link = Spelregel { $clause }
table-round = Ronde { $round }

status-gathering = { $open ->
    [0] Alle plaatsen zijn bezet.
    [one] Nog één plaats vrij.
   *[other] Nog { $open } plaatsen vrij.
}
status-you = Jij bent aan de beurt, { $name }!
status-you-both = Jullie zijn aan de beurt!
status-wait = Wachten op { $names }
status-dice = Gooi je dobbelstenen!
status-replaced = Een bot speelt voor jou.
status-over = Het spel is afgelopen.
status-ended = De host heeft de tafel gesloten.

guide-gathering = Stuur de link naar je vrienden, of begin met bots.
guide-wait = Nu spelen anderen. Kijk naar het bord; je ziet het vanzelf als je aan de beurt bent.
guide-over = Speel nog een keer, of kijk de partij stap voor stap terug.

end-title = Einde
end-score = Score
end-dice = De dobbelstenen van deze partij
end-dice-lead = { $throws ->
    [one] Eén worp.
   *[other] { $throws } worpen.
} Elk getal was { $expected } keer te verwachten.
end-dice-face = { $face } is { $count ->
    [one] één keer gegooid
   *[other] { $count } keer gegooid
}
end-again = Nog een keer
end-again-waiting = Naar de nieuwe tafel
end-replay = Terugkijken
end-record = Verslag downloaden
end-verify = Controleer of het toeval eerlijk was: { $command }
end-commitment = Zegel (commitment) vóór de eerste zet
end-secret = Geheim (secret), nu openbaar
end-differ = Dit is niet het zegel (commitment) dat dit apparaat vóór de eerste zet zag!
end-seen = Het zegel (commitment) is het zegel dat dit apparaat vóór de eerste zet zag.
end-digest = Controlesom van de hele partij
end-digest-seen = Dit apparaat bewaart de controlesom. Een verslag van deze partij met een andere controlesom is veranderd.
end-digest-differ = Dit is niet de controlesom die dit apparaat aan het eind van de partij zag!

replay-title = { $game } terugkijken
replay-step = Stap { $at } van { $of }
replay-first = Naar het begin
replay-back = Terug
replay-next = Verder
replay-last = Naar het einde

about-title = Over Cookie Tin
about-games = De spellen
about-games-text = De spellen komen uit gedrukte familiespellen en uit de traditie. Ganzenbord is eeuwenoud; het is van niemand.
about-ours = Wat van ons is
about-ours-text = De plaatjes, de vormgeving, de teksten en elke afspraak die als afspraak gemarkeerd is. Waar de gedrukte regels zwijgen of twee dingen zeggen, hebben wij beslist, en op de pagina met spelregels staat dat erbij.
about-dice = De dobbelstenen
about-dice-text = Vóór de eerste zet wordt een geheim vastgelegd en de hash ervan bekendgemaakt; elk apparaat voegt een eigen tekst toe. Aan het einde wordt het geheim getoond, en iedereen kan elke worp controleren. Wie de server beheert, zou in het geheim kunnen kijken; speel dus bij iemand die je vertrouwt.
about-privacy = Je gegevens
about-privacy-text = Geen account, geen reclame, niets van elders. Een cookie vertelt de tafels op deze server dat jij jij bent.

error-title = Dat is niet gelukt
error-back = Terug naar de trommel

no-such-page = Deze pagina bestaat niet.
too-big = Dat is te lang.

guide-move = Je bent aan de beurt: wat je kunt doen, staat hieronder op de knoppen; je kunt het ook op het bord aantikken.

too-many-requests = Er komen hiervandaan te veel verzoeken. Probeer het over een minuut nog eens.
too-many-new-tables = Er komen hiervandaan te veel nieuwe tafels. Probeer het over een minuut nog eens.
too-many-tables-today = Er zijn hiervandaan vandaag te veel nieuwe tafels gekomen. Probeer het morgen nog eens.
too-many-moves-today = Er zijn hiervandaan vandaag te veel zetten gekomen. Probeer het morgen nog eens.
too-many-wrong-codes = Er komen hiervandaan te veel verkeerde codes. Probeer het over een minuut nog eens.
too-many-joins = Er schuiven hiervandaan te veel mensen tegelijk aan. Probeer het over een minuut nog eens.
too-many-lines = Hiervandaan staan te veel pagina’s open. Sluit er een paar; wij blijven het proberen.
too-many-uploads = Andere bestanden hiervandaan worden nog gelezen. Probeer het zo meteen nog eens.
too-much-reading = Er kwamen hiervandaan zo veel bestanden dat het even moet wachten. Probeer het over een minuut nog eens.
too-much-talk = Dat is veel in één keer. Wacht even.
too-many-readers = De server leest op dit moment te veel bestanden. Probeer het zo meteen nog eens.
