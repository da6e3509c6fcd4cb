# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = Je bent niet aan de beurt.
clause-2 = Het spel is afgelopen.
clause-3 = Zo’n zet is er hier niet.
clause-4 = Te laat: aan tafel is er al verder gespeeld.

refusal = { $clause } { $reason }
named = { $name }: { $told }

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

# How often, at the beginning of a sentence
times = { $count ->
    [1] Eén keer
    [2] Twee keer
    [3] Drie keer
   *[other] { $count } keer
}

# Marks in the rules
ruling = Onze keuze
option = Optie
house = Van ons
printed = Anders gedrukt
age = vanaf { $age } jaar

# What a person gave and cannot be used
unknown-game = Er is geen spel dat “{ $game }” heet. Kies uit: { $known }.
unknown-game-near = Er is geen spel dat “{ $game }” heet. Bedoel je “{ $near }”?
which-game = Welk spel? Kies uit: { $known }.
not-a-game = “{ $game }” is aangekondigd bij { $where }, maar daar is geen spel met die naam.
game-broken = Het spel “{ $game }” uit { $where } werkt niet: { $reason }
game-twice = Twee pakketten kondigen een spel aan dat “{ $game }” heet: { $where } wordt gebruikt, { $other } niet.
text-missing = In { $file } ontbreekt de tekst “{ $text }”.
announcement-unread = Wat het pakket { $package } aankondigt, is niet te lezen: { $reason }
unknown-version = { $game } heeft geen regelversie { $version }; de nieuwste is { $newest }.
unknown-option = Er is geen optie die “{ $option }” heet. Kies uit: { $known }.
unknown-value = De optie { $option } kan niet “{ $value }” zijn. Mogelijk is: { $known }.
edition-unread = Het bestand van de uitgave, { $file }, kan niet worden gelezen: { $reason }.
edition-broken = De uitgave is geen TOML en ook geen JSON: { $reason }
edition-too-long = De uitgave is langer dan { $longest } tekens.
edition-key = De uitgave heeft een sleutel met meer dan { $most } delen.
half-character = Er staat een ongeldig teken in.
wrong-players = Met “{ $value }” spelers kan dit niet: er kunnen { $count } meedoen.
unknown-bot = Er is geen bot “{ $bot }” die dit spel speelt. Kies uit: { $known }.
too-few-bots = Een toernooi heeft ten minste twee verschillende bots nodig.
wrong-bots = Er zijn { $players } plaatsen en { $given } bots: noem één bot voor alle plaatsen, of één voor elke plaats.
own-bot-where = “{ $bot }” zegt niet waar de bot is: schrijf module:Klasse.
own-bot-fails = De bot { $bot } is niet te gebruiken: { $reason }
no-counts = Wat er gebeurt, wordt alleen geteld als “random” of “greedy” op alle plaatsen speelt.
wrong-rows = Rijen komen in een bestand waarvan de naam op .csv of .parquet eindigt, en dat doet “{ $file }” niet.
needs-extra = { $option } heeft meer nodig dan hier is geïnstalleerd: { $command }
no-gpu = --device cuda heeft een NVIDIA-videokaart met driver nodig, en die is hier niet.
gpu-is-random = Op een videokaart speelt alleen “random”.
gpu-or-cluster = --device cuda speelt op de videokaart van deze machine en --ray op een cluster: kies een van beide.
no-cluster = Op “{ $address }” is geen Ray-cluster.
ray-failed = Ray werkt niet op “{ $address }”: { $reason }
other-rules = Een machine in het cluster heeft andere regels: installeer overal dezelfde Cookie Tin.
not-a-notebook = “{ $file }” is geen bestand waarmee een simulatie verder kan.
other-notebook = “{ $file }” hoort bij een andere simulatie: { $name } is daar { $was }, niet { $now }.
rows-exist = “{ $file }” bestaat al. Kies een andere naam of verwijder het bestand.
rows-gone = In “{ $file }” ontbreken rijen die volgens “{ $notebook }” geschreven zijn. Verwijder beide bestanden om opnieuw te beginnen, of kies een andere naam.
too-few-games = “{ $file }” bevat al { $games ->
    [one] één spel
   *[other] { $games } spellen
}. Vraag om minstens zoveel.
no-such-seat = Plaats { $seat } bestaat niet: de plaatsen zijn 0 tot en met { $last }.
impossible-options = Deze opties gaan niet samen: { $reason }
unknown-language = “{ $language }” is niet een van onze talen: { $known }.
unknown-clause = { $game } heeft geen spelregel { $clause }.
refusal-tried = { $seat } probeert hier “{ $move }”:
refusal-none = In dit spel valt er niets te kiezen, dus geen enkele regel weigert een zet.
not-written = “{ $file }” kan niet worden geschreven: { $reason }.
unknown-file = Het bestand “{ $file }” kan niet worden gelezen.
not-text = Het bestand “{ $file }” is geen tekst.
cannot-write = Het bestand “{ $file }” kan niet worden geschreven.
cannot-listen = Luisteren op { $host }:{ $port } lukt niet. Draait daar al een andere Cookie Tin?
check-failed = { $game } werkt hier niet: { $reason }
workers-need-database = Voor meerdere processen is een PostgreSQL-database nodig: --database postgresql://…
wrong-base-url = “{ $value }” is geen adres zoals https://tin.example.org.
wrong-key = De sleutel { $name } moet uit { $low } tot en met { $high } letters, cijfers of andere tekens bestaan, zonder spaties.
copy-not-empty = Daar staan al spellen. Kopieer naar een nieuw bestand of een lege database.
copy-changed = Er werd gespeeld tijdens het kopiëren. Stop de server en kopieer opnieuw naar een lege plek.
no-such-match = Er is geen spel “{ $match }”.
choose-matches = Zeg welke spellen: --match, --person of --older.
unknown-limit = Er is geen limiet die “{ $limit }” heet. Kies uit: { $known }.
wrong-address = “{ $value }” is geen adres of netwerk.
wrong-setting = “{ $value }” heeft niet de vorm optie=waarde.
wrong-number = “{ $value }” is geen geheel getal van { $low } tot en met { $high }.
no-exact = Voor { $game } is er geen exact antwoord. Wel voor: { $known }.
no-exact-players = { $game } heeft alleen voor twee spelers exacte antwoorden, niet voor { $players }.
no-puzzles = Bij { $game } zijn er geen puzzels: er valt niets te kiezen. Puzzels zijn er bij: { $known }.
no-dice = { $game } heeft geen dobbelstenen die jullie zelf kunnen gooien.
move-refused = “{ $move }” kun je niet spelen: { $reason }
whose-move = Er kunnen meerdere spelers een zet doen (plaatsen { $seats }): zeg erbij van wie de zet “{ $move }” is.
unknown-field = Een stelling heeft geen veld “{ $field }”. Wel: { $known }.
wrong-field = { $field } kan niet { $value } zijn.
fixed-field = { $field } volgt uit de opties en kan in een stelling niet worden ingesteld.
position-impossible = Deze stelling is onmogelijk: { $reason }
position-senseless = De waarden passen niet bij elkaar.
not-a-position = Het bestand “{ $file }” is geen verslag en ook geen stelling: { $reason }
not-json = regel { $line }, kolom { $column } is geen JSON
in-file = { $file }: { $reason }
position-shape = nodig zijn “game”, “state” en, als je wilt, “options”

# Records
because = { $reason }
record-broken = regel { $line }, kolom { $column }: { $reason }
record-title = Een verslag begint met “{ $title }”.
record-format = Dit verslag is in een nieuwer formaat geschreven dan { $known }, het nieuwste dat hier bekend is.
record-line = Dit is geen kopregel en ook geen zet: “{ $text }”.
record-twice = “{ $name }” staat hier voor de tweede keer.
record-unknown = Een verslag heeft geen kopregel “{ $name }”.
record-stray = “{ $name }” hoort niet in dit verslag.
record-missing = De kopregel “{ $name }” ontbreekt.
record-value = { $name } kan niet “{ $value }” zijn.
record-integer = “{ $value }” is geen geheel getal.
record-hex = “{ $value }” bestaat niet uit 64 hexadecimale cijfers.
record-json = “{ $value }” is niet wat hier hoort te staan.
record-option = “{ $value }” heeft niet de vorm optie=waarde.
record-truncated = Het verslag breekt af: de laatste regel, “end”, ontbreekt.
record-after-end = Na “end” komt niets meer.
record-hidden = Hier is een zet verborgen, dus wat erna komt, kun je niet terugkijken.
record-too-short = De zetten houden op vóór het einde dat hier staat, “{ $ending }”.
record-too-long = Dit spel duurt nooit langer dan { $most } van zulke zetten.
record-over-most = Verslagen van meer dan { $most } zetten kun je hier niet terugkijken.
record-texts = Een verslag kan hoogstens { $most } teksten hebben, van elk hoogstens { $longest } tekens.
record-differs = { $name } zegt “{ $said }”, maar de zetten leiden tot “{ $found }”.
other-commitment = Dit is niet het zegel (commitment) dat je hebt genoteerd: { $noted }.
other-digest = Dit is niet het verslag waarvan je de controlesom hebt genoteerd: { $noted }.
wrong-secret = Het geheim (secret) hoort niet bij het zegel (commitment) { $commitment }.
wrong-draw = Trekking { $number } was “{ $found }”, maar de dobbelstenen geven “{ $expected }”.

# Het bestand met de partijen
database-newer = Het bestand “{ $file }” is geschreven door een nieuwere versie van Cookie Tin.
database-damaged = Het bestand “{ $file }” is beschadigd of is geen database.
database-foreign = Het bestand “{ $file }” hoort bij een ander programma.
database-unreadable = Het bestand “{ $file }” kan niet worden geopend.
database-read-only = Spellen kunnen niet worden opgeslagen: “{ $file }” of de map ervan is alleen-lezen.
database-locked = Een ander programma gebruikt het bestand “{ $file }”.
database-full = Spellen kunnen niet worden opgeslagen: op de schijf is geen ruimte meer voor “{ $file }”.
database-failing = Het bestand “{ $file }” kan niet worden gelezen of geschreven: de schijf meldt een fout.
database-away = De database “{ $file }” is niet bereikbaar: { $reason }
no-postgres = Voor PostgreSQL ontbreekt nog een pakket: { $command }
database-not-upgraded = De opgeslagen spellen in “{ $file }” kunnen niet worden bijgewerkt; er is niets veranderd: { $reason }
not-kept = Het is niet opgeslagen: { $reason }
not-read = Het kan op dit moment niet worden gelezen: { $reason }
store-gone = het bestand met de opgeslagen spellen is op de server gewist of vervangen; de server moet opnieuw worden gestart.
store-newer = een nieuwere versie van Cookie Tin heeft het bestand met de opgeslagen spellen op de server overgenomen.
store-damaged = het bestand met de opgeslagen spellen op de server is beschadigd.
store-read-only = het bestand met de opgeslagen spellen op de server is alleen-lezen.
store-locked = een ander programma gebruikt het bestand met de opgeslagen spellen op de server.
store-full = de schijf van de server is vol.
store-failing = de schijf van de server meldt een fout.
store-away = de database van de server is niet bereikbaar.
store-busy = de server heeft het te druk.
store-closed = de server wordt afgesloten.

# De bots: hun namen op de eerste plaats van een tafel, de tweede, enzovoort
bot-crumb = Pip, Momo, Fifi, Jojo, Mimi, Dodo
bot-crumb-about = Leert het nog: grijpt naar alles wat blinkt en mist veel.
bot-biscuit = Tilly, Hugo, Nelly, Oscar, Betje, Felix
bot-biscuit-about = Speelt gezellig mee en ziet af en toe iets over het hoofd.
bot-baker = Gijs, Marta, Wouter, Greet, Anton, Frieda
bot-baker-about = Denkt voor elke zet even na. Dat moet jij dus ook.
bot-master = Merlijn, Minerva, Magnus, Morgana, Salomo, Sibylle
bot-master-about = Kijkt ver vooruit en vergeeft niets.

# The animals of the seats
animal-0 = rode panda
animal-1 = wasbeer
animal-2 = leeuw
animal-3 = konijn
animal-4 = kikker
animal-5 = beer
