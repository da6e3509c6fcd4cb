# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Keezen
tagline = Vier pionnen het bord rond en naar huis, met kaarten in plaats van dobbelstenen; het leukst met een maat.
intro = Iedereen heeft een geheime hand en speelt om de beurt één kaart. Maats mogen niet overleggen, maar elkaar wel helpen.

section-1 = Spelers en bord
clause-1-1 = Je speelt met twee tot zes spelers, ieder met vier pionnen van één kleur, die in het nest beginnen.
clause-1-2 = Met vier of zes kun je in teams van twee spelen: maats zitten tegenover elkaar. Anders speelt ieder voor zich.
    .option = Teams (teams): on, zoals gebruikelijk met vier en zes; off.
clause-1-3 = Iedere speler heeft een startveld op de baan en een thuisbaan van vier velden.
    .house = De baan heeft 16 velden voor elke plaats aan het bord: vier plaatsen (64 velden) voor twee tot vier spelers, zes plaatsen (96 velden) voor vijf en zes. Plaats 0 start op veld 0, plaats 1 op veld 16, enzovoort. Met zijn tweeën neem je plaats 0 en 2. De start van een plaats waar niemand zit is een gewoon veld.
clause-1-4 = Naar huis ga je vanaf het veld vlak voor je eigen start: na het laatste veld van een hele ronde is de volgende stap je eerste thuisveld.

section-2 = De kaarten
clause-2-1 = Voor elke speler is er één reeks van dertien kaarten: 2 tot en met 10, boer, vrouw, heer, aas. De kleuren van de kaarten tellen niet, en er zijn geen jokers.
clause-2-2 = De gever deelt ieder vijf kaarten, daarna vier, en dan nog eens vier. Dat zijn ze alle dertien; daarna schudt de volgende speler met de klok mee alle kaarten en deelt.
    .ruling = Wie als eerste deelt, wordt geloot; in de gedrukte regels beslist de hoogste kaart.
    .option = Wie als eerste deelt (first): random (wordt geloot) of een plaats.
clause-2-3 = De speler links van de gever begint elke deelronde, en je speelt met de klok mee. Per beurt speel je één kaart.
clause-2-4 = Je mag de kaarten uit je hand spelen in elke volgorde die je wilt.
clause-2-5 = Kun je een kaart spelen, dan moet dat, ook als je er een pion van jezelf of van je maat mee slaat. Welke kaart, en hoe, kies je zelf.
clause-2-6 = Kun je geen enkele kaart spelen, dan leg je je hele hand neer en wacht je tot er weer gedeeld wordt. Er wordt gedeeld als niemand meer kaarten heeft; wie er geen heeft, wordt overgeslagen.
    .ruling = Een neergelegde hand ligt open, net als elke gespeelde kaart, tot alle kaarten weer geschud worden.

section-3 = Wat de kaarten doen
clause-3-1 = Aas: een pion uit het nest op je startveld, of een pion één veld vooruit.
clause-3-2 = Heer: een pion uit het nest op je startveld.
clause-3-3 = Vrouw: een pion 12 velden vooruit.
clause-3-4 = Boer: een van je pionnen op de baan ruilt van plaats met een pion van een andere speler op de baan. Je maat telt als een andere speler. Een pion op zijn eigen start, thuis of in het nest kan niet ruilen.
    .ruling = Dat geldt ook voor je eigen pion op je start. Speel je met de pionnen van je maat (5.1), dan is een andere speler iedereen behalve je maat.
    .option = Je eigen pion mag vanaf zijn start ruilen (jack_from_start: off, on); speel je voor je maat, dan die van je maat.
clause-3-5 = Zeven: samen zeven velden vooruit, met één pion, of in twee delen van 1 tot 6 met twee verschillende pionnen.
    .ruling = Alle zeven moeten worden gebruikt. Voor het tweede deel geldt het bord zoals het eerste het achterlaat; kan het dan niet meer (bijvoorbeeld omdat zijn pion net geslagen is), dan mag de splitsing niet, behalve volgens 5.2. Een deel slaat alleen waar het eindigt. Een deel mag naar huis gaan of thuis opschuiven. Een zeven mag alleen korter zijn op het moment dat hij wint (6.1), in het eerste deel of in het tweede.
clause-3-6 = Vier: een pion vier velden achteruit. Zo komt hij nooit thuis en nooit van huis weg. Hij mag achteruit over je eigen start, en staat dan dicht bij huis.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: een pion zoveel velden vooruit.

section-4 = Lopen
clause-4-1 = Een pion die op een veld met een andere pion komt, stuurt die naar zijn nest, van wie hij ook is, ook die van jezelf.
clause-4-2 = Een pion op zijn eigen startveld is een blokkade voor alle andere pionnen, ook voor die van de eigenaar: niemand mag erlangs, in geen van beide richtingen, erop landen, ermee ruilen of hem slaan.
    .ruling = Dat geldt altijd als hij daar staat, ook na een extra ronde, een vier of een boer. Er kan dus geen pion uit het nest zolang er een van jezelf op je start staat. Wie naar huis gaat, gaat niet langs zijn start, en een boer gaat nergens langs. Op de start van een andere kleur is een pion niet beschermd.
clause-4-3 = Kom je op je start, dan sla je een vreemde pion die daar staat.
clause-4-4 = Thuis kan een pion niet gepasseerd, geslagen, geruild of achteruitgezet worden, en op een thuisveld staat er hoogstens één. Thuis opschuiven mag.
clause-4-5 = Thuis kom je alleen met het juiste aantal: de zet moet eindigen op een vrij thuisveld zonder pion ertussen.
clause-4-6 = Een zet vooruit die voorbij het laatste veld van de baan telt, eindigt thuis of loopt over je start door voor nog een ronde. Is zo’n ronde je enige zet, dan moet het.
    .ruling = Kan allebei, dan zijn het twee zetten en kies je. Alleen waar een pion staat telt, niet hoe hij daar kwam: na een vier of een boer mag hij zonder ronde naar huis. Vooruit precies op je eigen start eindigen is een extra ronde; een vier is dat nooit.
    .option = Nooit gedwongen voorbij huis (never_forced_past_home: off, on): gaat elke zet voorbij huis, dan mag je in plaats daarvan je hand neerleggen. Dat versoepelt alleen 2.5; het moeten van 5.2 geldt ook met een extra ronde.

section-5 = Teams
clause-5-1 = Breng eerst je eigen vier pionnen thuis. Vanaf dan spelen je kaarten met de pionnen van je maat, ook om ze uit het nest te halen, volgens dezelfde regels alsof ze van jou zijn.
clause-5-2 = Brengt het eerste deel van een zeven je laatste pion thuis en heeft het team nog niet gewonnen, dan gaan alle overige stappen naar één pion van je maat.
    .ruling = Dat moet (in de gedrukte regels: mag) als er een pion is die ze kan zetten, en jij kiest welke; kan er geen, dan vervallen ze en blijft de zet staan. Winnen minder stappen het spel al, dan mag allebei: dat en de hele rest. Brengt pas het tweede deel je laatste pion thuis, dan moeten alle zeven worden gebruikt, tenzij je daarmee wint. Een zeven verzet nooit drie pionnen.
clause-5-3 = Met je maat overleggen over welke kaart er gespeeld moet worden kost je voorste pion: de pion op de baan die vanaf zijn eigen start het verst is, gaat terug naar het nest. Heb je er geen op de baan, dan die van je maat; heeft geen van beiden er een, dan gebeurt er niets.
    .ruling = Een tegenstander die op dat moment niet aan de beurt is, mag het tussen twee zetten melden en zegt wie er overlegde, eenmaal per partij en deelronde. Het telt als iemand van de beschuldigde partij het toegeeft of, met zes spelers, als allebei uit het derde team het bevestigen. Bots melden niets en worden niet gemeld.
    .option = Overleg kan worden gemeld (table_talk: off, on).

section-6 = Het einde
clause-6-1 = Wie als eerste alle vier de pionnen thuis heeft, wint; met teams het team dat als eerste alle acht thuis heeft.

option-teams = In teams van twee spelen
option-jack_from_start = De boer mag je eigen pion van zijn start ruilen
option-never_forced_past_home = Niemand hoeft voorbij huis
option-table_talk = Overleg kan worden gemeld
option-first = Wie als eerste deelt
    .random = wordt geloot

ending-home = { $winners } heeft alle vier de pionnen thuis en wint.
ending-team = { $winners } hebben alle acht de pionnen thuis en winnen.
ending-seven = Een zeven die doorgaat met een pion van de maat: { $winners } hebben alle acht de pionnen thuis en winnen.

refusal-1-2 = Teams zijn er alleen met vier of zes spelers; anders speelt ieder voor zich, zonder maat.
refusal-2-3 = Je bent niet aan de beurt.
refusal-2-4 = Die kaart heb je niet.
refusal-2-5 = Je kunt een kaart spelen, dus dat moet ook.
refusal-3-1 = Het aas haalt een pion uit het nest, of zet er een die buiten is één veld vooruit.
refusal-3-2 = De heer haalt alleen een pion uit het nest.
refusal-3-3 = De vrouw zet een pion die uit het nest is 12 velden vooruit.
refusal-3-4 = De boer ruilt een van je pionnen op de baan met die van een andere speler. Niet een die op zijn eigen start, thuis of in het nest staat.
refusal-3-5 = Een zeven is samen zeven velden, met één pion of in twee delen met twee pionnen die uit het nest zijn.
refusal-3-6 = De vier zet een pion op de baan vier velden achteruit.
refusal-3-7 = Deze kaart zet een pion vooruit die uit het nest is.
refusal-4-2 = Een pion op zijn eigen start is een blokkade: niemand komt erlangs of erop.
refusal-4-4 = Thuis kan geen pion een andere passeren of op hetzelfde veld staan.
refusal-4-5 = Dat is te ver: thuis zijn er vier velden, en het aantal moet precies kloppen.
refusal-4-6 = Dat is geen extra ronde.
refusal-5-1 = Breng eerst je eigen vier pionnen thuis; daarna speel je met die van je maat.
refusal-5-2 = De rest van een zeven gaat alleen naar een pion van je maat als het eerste deel je laatste pion thuisbrengt, en dan moet het ook.
refusal-5-3 = Overleg wordt gemeld waar teams zijn, door een tegenstander die niet aan de beurt is, eenmaal per partij en deelronde; antwoorden kan alleen als het gemeld is.

guide-move = Tik op een kaart en dan op een pion. Valt er nog iets te kiezen, tik dan ook op het veld waar hij heen moet. Wat kan, licht op.

asks-play = Speel een kaart.
asks-lay-down = Je kunt geen kaart spelen: leg je hand neer.
asks-for-partner = Je pionnen zijn allemaal thuis: speel een kaart voor { $partner }.
asks-admit = { $seat } zegt dat { $accused } met de maat heeft overlegd. Klopt dat?
asks-confirm = { $seat } zegt dat { $accused } met de maat heeft overlegd. Heb je dat gehoord?
first-card = Kies eerst een kaart.
first-pawn = Kies eerst een pion.

# Cards, in words

card-A = Aas
card-2 = Twee
card-3 = Drie
card-4 = Vier
card-5 = Vijf
card-6 = Zes
card-7 = Zeven
card-8 = Acht
card-9 = Negen
card-10 = Tien
card-J = Boer
card-Q = Vrouw
card-K = Heer
corner-J = B
corner-Q = V
corner-K = H
cards = { $cards } { $card }

square = veld { $number }
own-start = de start
home-square = thuisveld { $number }
own-pawn = pion { $pawn }
other-pawn = pion { $pawn } van { $seat }

# Moves, as buttons say them

move-enter = { $card }: een pion uit het nest halen
move-enter-partner = { $card }: een pion van { $partner } uit het nest halen
move-walk = { $card }: { $pawn } naar { $to }
move-lap = { $card }: { $pawn } voorbij huis naar { $to }
move-swap = { $card }: { $pawn } ruilen met { $other }
move-split = { $card }: { $first } naar { $to }, dan { $second } naar { $then }
move-short = { $card }: { $first } naar { $to }, en niet verder
move-lay-down = De hele hand neerleggen
move-call = { $seat } heeft met de maat overlegd
move-admit = Ja, we hebben overlegd
move-confirm = Ja, ze hebben overlegd
move-deny = Nee

hint-plain = Zet { $pawn } op { $to }.
hint-takes = Zet { $pawn } op { $to } en slaat { $taken }.
hint-takes-own = Let op: dit zet { $pawn } op { $to } en slaat { $taken }, van je eigen partij.
hint-home = Brengt { $pawn } thuis, op { $to }.
hint-lap = Stuurt { $pawn } voorbij huis nog een ronde, naar { $to }.
hint-swap = Zet { $pawn } op { $to }, en { $other } in zijn plaats.
hint-split = Zet { $first } op { $to }, dan { $second } op { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = Dat wint.
hint-lay-down = Je doet niet meer mee tot er weer gedeeld wordt, en iedereen ziet je kaarten.
hint-call = Als ze het toegeven, gaat de voorste pion terug naar het nest.
hint-answer = Als het telt, gaat de voorste pion van de partij die overlegde terug naar het nest.

# The log

log-deals = { $seat } schudt en deelt.
log-hands = { $seat } deelt ieder { $cards } kaarten.
log-enters = { $seat } speelt { $card }: { $pawn } komt uit het nest.
log-walks = { $seat } speelt { $card }: { $pawn } gaat naar { $to }.
log-home = { $seat } speelt { $card }: { $pawn } gaat naar huis, naar { $to }.
log-lap = { $seat } speelt { $card }: { $pawn } gaat voorbij huis, naar { $to }.
log-back = { $seat } speelt { $card }: { $pawn } gaat terug naar { $to }.
log-swaps = { $seat } speelt { $card }: { $pawn } ruilt met { $other }.
log-and-walks = En { $pawn } gaat naar { $to }.
log-and-home = En { $pawn } gaat naar huis, naar { $to }.
log-and-lap = En { $pawn } gaat voorbij huis, naar { $to }.
log-takes = Geslagen: { $taken } gaat terug naar het nest.
log-lost = Niemand kan de overige stappen zetten: ze vervallen.
log-all-home = { $seat } heeft alle vier de pionnen thuis en speelt vanaf nu voor { $partner }.
log-lays-down = { $seat } legt de hand neer: { $cards }.
log-calls = { $seat } zegt dat { $accused } met de maat heeft overlegd.
log-admits = { $seat } geeft het toe.
log-denies = { $seat } ontkent het.
log-confirms = { $seat } bevestigt het.
log-sent-back = Dat kost { $pawn }: terug naar het nest.
log-nothing-lost = Er staat geen pion op de baan die het kan kosten.

law-1 = Plaatsen waar niemand zit hebben geen pionnen en geen kaarten (1.1).
law-2 = Een pion is in het nest, op de baan of thuis (1.1, 1.3).
law-3 = Het bord toont elke pion waar hij staat, en één per veld (1.1, 4.1, 4.4).
law-4 = Alle kaarten zijn er: één reeks van dertien voor elke speler (2.1).
law-5 = Iedereen weet hoeveel kaarten een hand heeft (2.2).
law-6 = In de handen zitten de kaarten van deze deelronde die niet gespeeld of neergelegd zijn (2.2, 2.6).
law-7 = Aan de beurt is iemand die kaarten heeft, en fase, deelbeurt en ronde passen bij de partij (2.2, 2.3).
law-8 = Wie alle vier de pionnen thuis heeft, heeft gewonnen, met teams alle acht, en verder niemand (6.1).
law-9 = Overleg wordt gemeld waar teams zijn, eenmaal per partij en deelronde (5.3).

# The picture, in words

view-player = { $seat }: { $nest } in het nest, { $track } op de baan, { $home } thuis
view-square = veld { $number }
view-start = { $seat }: start, { $square }
view-home = { $seat }: thuisveld { $number }
view-pawn = { $seat }, pion { $pawn }: { $place }
view-in-nest = in het nest
view-at-home = thuisveld { $number }
view-nest = { $pawns ->
    [0] { $seat }: het nest, leeg
    [one] { $seat }: het nest met één pion
   *[other] { $seat }: het nest met { $pawns } pionnen
}
view-hand = { $cards ->
    [0] { $seat }: geen kaarten
    [one] { $seat }: één kaart
   *[other] { $seat }: { $cards } kaarten
}
view-laid-down = { $seat } heeft de hand neergelegd: { $cards }
view-dealer = { $seat } is de gever
view-partners = { $seat } speelt met { $partner }
view-pile = de stapel
view-pile-card = de stapel: { $card }
view-unplayable = { $card }, nu niet te spelen
