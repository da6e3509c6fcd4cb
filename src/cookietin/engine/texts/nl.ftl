# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = Je bent niet aan de beurt.
clause-2 = Het spel is afgelopen.
clause-3 = Zo’n zet bestaat hier niet.
clause-4 = Te laat: aan tafel is het spel al verdergegaan.

refusal = { $clause } { $reason }

# Seats
seat-0 = Gember
seat-1 = Bosbes
seat-2 = Honing
seat-3 = Pruim
seat-4 = Munt
seat-5 = Cacao
seat-6 = Vanille
seat-7 = Amandel

on = aan
off = uit
option-first = Wie begint
    .random = wordt geloot

# Marks in the rules
ruling = Afspraak
option = Optie
house = Van ons

# What a person gave and cannot be used
unknown-game = Er is geen spel dat “{ $game }” heet. Er zijn: { $known }.
unknown-game-near = Er is geen spel dat “{ $game }” heet. Misschien “{ $near }”?
which-game = Welk spel? Er zijn: { $known }.
not-a-game = “{ $game }” is aangekondigd bij { $where }, maar daar is geen spel met die naam.
game-broken = Het spel “{ $game }” uit { $where } werkt niet: { $reason }
game-twice = Twee pakketten kondigen een spel aan dat “{ $game }” heet: { $where } wordt gebruikt, { $other } niet.
text-missing = In { $file } ontbreekt de tekst “{ $text }”.
announcement-unread = Wat het pakket { $package } aankondigt, is niet te lezen: { $reason }
unknown-version = { $game } heeft geen regelversie { $version }; de nieuwste is { $newest }.
unknown-option = Er is geen optie die “{ $option }” heet. Er zijn: { $known }.
unknown-value = De optie { $option } kan niet “{ $value }” zijn. Mogelijk is: { $known }.
edition-unread = Het bestand { $file } van de uitgave kan niet worden gelezen: { $reason }.
edition-broken = De uitgave is geen TOML en geen JSON: { $reason }
edition-too-long = De uitgave is langer dan { $longest } tekens.
edition-key = De uitgave heeft een sleutel die uit meer dan { $most } delen bestaat.
half-character = Er staat een ongeldig teken in.
wrong-players = “{ $value }” is hier geen goed aantal spelers: er kunnen { $count } meedoen.
unknown-bot = Er is geen bot die “{ $bot }” heet en dit spel speelt. Er zijn: { $known }.
too-few-bots = Een toernooi heeft ten minste twee verschillende bots nodig.
wrong-bots = Er zijn { $players } plaatsen en { $given } bots: noem één bot voor alle plaatsen, of één voor elke plaats.
no-counts = Wat er gebeurt wordt alleen geteld als “random” of “greedy” op alle plaatsen speelt.
no-such-seat = Plaats { $seat } bestaat niet: de plaatsen zijn 0 tot en met { $last }.
impossible-options = Deze opties gaan niet samen: { $reason }
unknown-language = “{ $language }” is niet een van onze talen: { $known }.
unknown-clause = { $game } heeft geen spelregel { $clause }.
unknown-file = Het bestand “{ $file }” kan niet worden gelezen.
not-text = Het bestand “{ $file }” is geen tekst.
cannot-write = Het bestand “{ $file }” kan niet worden geschreven.
cannot-listen = Op { $host }:{ $port } kan niet geluisterd worden: staat daar al een trommel open?
unknown-limit = Er is geen limiet die “{ $limit }” heet. Er zijn: { $known }.
wrong-address = “{ $value }” is geen adres of netwerk.
wrong-setting = “{ $value }” heeft niet de vorm optie=waarde.
wrong-number = “{ $value }” is geen geheel getal van { $low } tot en met { $high }.
no-exact = Voor { $game } is er geen exact antwoord.
no-exact-players = { $game } heeft alleen voor twee spelers exacte antwoorden, niet voor { $players }.
no-dice = { $game }: er zijn geen dobbelstenen die jullie zelf kunnen gooien.
move-refused = “{ $move }” mag niet worden gespeeld: { $reason }
whose-move = Verschillende spelers mogen een zet doen (plaatsen { $seats }): zeg erbij van wie de zet “{ $move }” is.
unknown-field = Een stelling heeft geen veld “{ $field }”. Wel: { $known }.
wrong-field = { $field } kan niet { $value } zijn.
fixed-field = { $field } volgt uit de opties en is in een stelling niet in te stellen.
position-impossible = Deze stelling is onmogelijk: { $reason }
position-senseless = De waarden passen niet bij elkaar.
not-a-position = Het bestand “{ $file }” is geen verslag en ook geen stelling: { $reason }
not-json = regel { $line }, kolom { $column } is geen JSON
in-file = { $file }: { $reason }
position-shape = nodig zijn ‘game’, ‘state’ en, als je wilt, ‘options’

# Records
because = { $reason }
record-broken = regel { $line }, kolom { $column }: { $reason }
record-title = Een verslag begint met “{ $title }”.
record-format = Dit verslag heeft een nieuwer formaat dan { $known }, het nieuwste dat hier bekend is.
record-line = Dit is geen kopregel en ook geen zet: “{ $text }”.
record-twice = “{ $name }” staat hier voor de tweede keer.
record-unknown = Een verslag heeft geen kopregel “{ $name }”.
record-stray = ‘{ $name }’ hoort niet in dit verslag.
record-missing = De kopregel “{ $name }” ontbreekt.
record-value = { $name } kan niet “{ $value }” zijn.
record-integer = “{ $value }” is geen geheel getal.
record-hex = “{ $value }” bestaat niet uit 64 hexadecimale cijfers.
record-json = “{ $value }” is niet wat hier hoort te staan.
record-option = “{ $value }” heeft niet de vorm optie=waarde.
record-truncated = Het verslag breekt af: de laatste regel, “end”, ontbreekt.
record-after-end = Na “end” komt er niets meer.
record-hidden = Hier is een zet verborgen; wat erna komt, kan niemand naspelen.
record-too-short = De zetten houden op vóór het einde dat hier staat: “{ $ending }”.
record-too-long = Geen enkele partij van dit spel telt meer dan { $most } van zulke zetten.
record-over-most = Verslagen van meer dan { $most } zetten worden hier niet nagespeeld.
record-texts = Een verslag heeft hoogstens { $most } teksten van elk hoogstens { $longest } tekens.
record-differs = { $name } zegt “{ $said }”, maar de zetten leiden tot “{ $found }”.
other-commitment = Dit is niet het zegel (commitment) dat je had genoteerd: { $noted }.
other-digest = Dit is niet het verslag waarvan je de controlesom had genoteerd: { $noted }.
wrong-secret = Het geheim (secret) hoort niet bij het zegel (commitment) { $commitment }.
wrong-draw = Toevalszet { $number } was “{ $found }”, maar de dobbelstenen geven “{ $expected }”.

# Het bestand met de partijen
database-newer = Het bestand “{ $file }” is van een nieuwere versie van Cookie Tin.
database-damaged = Het bestand “{ $file }” is beschadigd of is geen database.
database-foreign = Het bestand “{ $file }” hoort bij een ander programma.
database-unreadable = Het bestand “{ $file }” kan niet worden geopend.
database-read-only = De partijen kunnen niet worden bewaard: “{ $file }” of de map is alleen-lezen.
database-locked = Een ander programma gebruikt het bestand “{ $file }”.
database-full = De partijen kunnen niet worden bewaard: er is op de schijf geen ruimte meer voor “{ $file }”.
database-failing = Het bestand “{ $file }” kan niet worden gelezen of geschreven: de schijf meldt een fout.
database-not-upgraded = De partijen in “{ $file }” kunnen niet worden bijgewerkt; er is niets veranderd: { $reason }
not-kept = Het is niet bewaard: { $reason }
not-read = Het kan nu niet worden gelezen: { $reason }
store-gone = het bestand met de partijen is op de server gewist of vervangen; de server moet opnieuw worden gestart.
store-newer = een nieuwere versie van Cookie Tin heeft het bestand met de partijen overgenomen.
store-damaged = het bestand met de partijen op de server is beschadigd.
store-read-only = het bestand met de partijen op de server is alleen-lezen.
store-locked = een ander programma gebruikt het bestand met de partijen.
store-full = de schijf van de server is vol.
store-failing = de schijf van de server meldt een fout.
store-busy = de server heeft het te druk.
store-closed = de server wordt afgesloten.
