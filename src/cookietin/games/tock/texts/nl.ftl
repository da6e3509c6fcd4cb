# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Keezen
tagline = Vier pionnen het bord rond en naar huis, met kaarten in plaats van dobbelstenen; het leukst met een maat.
intro = Je houdt je kaarten geheim en speelt er één per beurt. Met je maat overleggen mag niet, elkaar helpen wel.
credit = Een traditioneel spel, elders bekend als Tock. De gedrukte spelregels die we volgen, noemen geen auteur.
score = Thuis

section-1 = Spelers en bord
clause-1-1 = Je speelt met twee tot zes spelers, ieder met vier pionnen van één kleur. Alle pionnen beginnen in het nest.
    .house = Vier pionnen per speler: de gedrukte regels noemen geen aantal.
clause-1-2 = Met vier of zes spelers kun je in teams van twee spelen: je zit dan tegenover je maat. Anders speelt iedereen voor zichzelf.
    .option = Met vier en zes spelers speel je standaard in teams; ieder voor zich kan ook.
clause-1-3 = Iedere speler heeft een startvak op de baan en een thuishonk van vier vakken.
    .house = De gedrukte regels noemen geen aantallen. Bij ons heeft het thuishonk vier vakken, en de baan heeft er 16 voor elke plaats aan het bord: vier plaatsen (64 vakken) voor twee tot vier spelers, zes plaatsen (96 vakken) voor vijf en zes. Plaats 0 start op vak 0, plaats 1 op vak 16, enzovoort. Met zijn tweeën zit je op plaats 0 en 2. Het startvak van een plaats waar niemand zit, is een gewoon vak.
    .option = Bij ons heeft de baan 16 vakken per plaats. Heeft je eigen bord een ander aantal, van 12 tot en met 18, dan kun je daarmee spelen (met zijn vijven of zessen hoogstens 16): het aantal staat in een bestand, bijvoorbeeld squares = 18.
clause-1-4 = Je gaat je thuishonk in vanaf het vak vlak voor je eigen startvak: na het laatste vak van een heel rondje is de volgende stap je eerste thuisvak.

section-2 = De kaarten
clause-2-1 = Voor elke speler is er één serie van dertien kaarten: 2 tot en met 10, Boer, Vrouw, Heer en Aas. De kleur van de kaarten maakt niet uit, en jokers doen niet mee.
clause-2-2 = De deler geeft iedereen vijf kaarten; als niemand meer kaarten heeft, krijgt iedereen er vier, en de keer daarna nog eens vier. Dat zijn er samen dertien. Daarna schudt de volgende speler (met de klok mee) alle kaarten en deelt.
    .ruling = Wie als eerste deelt, wordt geloot; volgens de gedrukte regels beslist de hoogste kaart.
    .option = Als je de tafel klaarzet, kun je kiezen wie als eerste deelt.
clause-2-3 = De speler links van de deler begint elke deelronde, en er wordt met de klok mee gespeeld. Per beurt speel je één kaart.
clause-2-4 = Je mag zelf weten in welke volgorde je je kaarten speelt.
clause-2-5 = Kun je een kaart spelen, dan moet dat, ook als je er je eigen pion of die van je maat mee slaat. Welke kaart je speelt, en hoe, kies je zelf.
clause-2-6 = Kun je geen enkele kaart spelen, dan moet je al je kaarten neerleggen en wacht je op de volgende deelronde. Er wordt weer gedeeld als niemand meer kaarten heeft; wie geen kaarten heeft, wordt overgeslagen.
    .ruling = Neergelegde kaarten blijven open liggen, net als alle gespeelde kaarten, tot alles weer wordt geschud.

section-3 = Wat de kaarten doen
clause-3-1 = Aas: haal een pion uit het nest en zet hem op je startvak, of zet een pion één vak vooruit.
clause-3-2 = Heer: haal een pion uit het nest en zet hem op je startvak.
clause-3-3 = Vrouw: zet een pion 12 vakken vooruit.
clause-3-4 = Boer: ruil twee pionnen op de baan, een van jezelf en een van een andere speler. Een pion die op zijn eigen startvak, in het thuishonk of in het nest staat, kun je niet ruilen.
    .ruling = Dat geldt ook voor je eigen pion op je startvak. Je maat telt als een andere speler. Speel je met de pionnen van je maat (5.1), dan is “een andere speler” iedereen behalve je maat.
    .option = Als je dat afspreekt, mag je met de Boer ook je eigen pion ruilen als die op zijn startvak staat; speel je met de pionnen van je maat, dan geldt dat voor zijn pion.
clause-3-5 = Zeven: loop in totaal zeven vakken vooruit, met één pion of in twee delen van 1 tot en met 6 met twee verschillende pionnen. Bijvoorbeeld de ene pion 3 vakken en een andere 4.
    .ruling = Je moet ze alle zeven gebruiken. Voor het tweede deel telt het bord zoals het er na het eerste bij staat; kan het dan niet meer (bijvoorbeeld omdat die pion net geslagen is), dan mag je de Zeven niet zo splitsen, behalve volgens 5.2. Met elk deel sla je alleen op het vak waar het eindigt. Met een deel mag je het thuishonk in of daarbinnen opschuiven. Eerder stoppen mag alleen op het moment dat je wint (6.1), in het eerste deel of in het tweede.
clause-3-6 = Vier: zet een pion vier vakken achteruit. Zo komt hij nooit het thuishonk in of uit. Hij mag wel achteruit over je eigen startvak, en staat dan dicht bij huis.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: zet een pion zoveel vakken vooruit.

section-4 = Lopen
clause-4-1 = Komt een pion op een vak waar al een pion staat, dan slaat hij die: de geslagen pion gaat terug naar zijn nest, ook als het je eigen pion is.
clause-4-2 = Een pion op zijn eigen startvak is een blokkade voor alle andere pionnen, ook voor die van dezelfde speler: je kunt er in geen van beide richtingen voorbij, en je kunt er niet op komen, hem niet ruilen en hem niet slaan.
    .ruling = Dat geldt altijd als hij daar staat, ook na een rondje, een Vier of een Boer. Er kan dus geen pion uit het nest zolang er een van jezelf op je startvak staat. Wie naar huis gaat, komt niet langs zijn startvak, en een Boer komt nergens langs. Op het startvak van een andere kleur is een pion niet beschermd.
clause-4-3 = Haal je een pion uit het nest en staat er een pion van een ander op je startvak, dan sla je die.
clause-4-4 = In het thuishonk kan een pion niet worden ingehaald, geslagen, geruild of achteruitgezet, en op een thuisvak staat hoogstens één pion.
    .ruling = Opschuiven binnen het thuishonk mag. De gedrukte regels zeggen dat niet; ze raden alleen aan de pion meteen op het goede vak te zetten.
    .option = Als je wilt, blijft een pion staan waar hij is binnengekomen. Dan moet hij meteen naar het achterste vrije vak, anders kunnen de andere er nooit meer in.
clause-4-5 = In het thuishonk kom je alleen als het precies uitkomt: de zet moet eindigen op een vrij thuisvak, zonder pion ertussen.
clause-4-6 = Een zet vooruit die voorbij het laatste vak van de baan komt, eindigt in het thuishonk of loopt over je startvak door voor nog een rondje. Is nog een rondje je enige zet, dan moet je die doen.
    .ruling = Kan het allebei, dan zijn het twee verschillende zetten en kies je zelf. Het gaat er alleen om waar een pion staat, niet hoe hij daar gekomen is: na een Vier of een Boer kan hij zonder rondje naar huis. Een zet vooruit die precies op je eigen startvak eindigt, is een rondje; een Vier is dat nooit.
    .option = Nooit gedwongen voorbij het thuishonk: betekent elke zet die je kunt doen nog een rondje, dan mag je in plaats daarvan al je kaarten neerleggen. Dat versoepelt alleen 2.5: de stappen die van een Zeven overblijven (5.2), moet je nog steeds gebruiken, ook als dat nog een rondje betekent.

section-5 = Teams
clause-5-1 = Breng eerst je eigen vier pionnen thuis. Daarna gebruik je je kaarten voor de pionnen van je maat, ook om ze uit het nest te halen, volgens dezelfde regels als bij je eigen pionnen.
clause-5-2 = Komt met het eerste deel van een Zeven je laatste pion thuis en heeft je team nog niet gewonnen, dan gaan alle stappen die over zijn naar één pion van je maat.
    .ruling = Je moet ze gebruiken (volgens de gedrukte regels mag je kiezen) als er een pion is die ze kan lopen, en jij kiest welke. Kan geen enkele pion dat, dan vervallen ze en blijft de zet geldig. Kun je al met minder stappen winnen, dan mag je daar stoppen of alles gebruiken wat over is. Komt pas met het tweede deel je laatste pion thuis, dan moet je ze alle zeven gebruiken, tenzij je wint door eerder te stoppen. Met een Zeven verzet je nooit drie pionnen.
clause-5-3 = Overleg je met je maat welke kaart er gespeeld moet worden, dan kost dat je je voorste pion: je pion op de baan die vanaf zijn eigen startvak het verst gekomen is, gaat terug naar het nest. Heb je er geen op de baan, dan gaat de voorste pion van je maat terug; hebben jullie er allebei geen, dan gebeurt er niets.
    .ruling = Volgens de gedrukte regels geldt dit in teams altijd, bij ons alleen als je ervoor kiest. Dat alleen pionnen op de baan tellen en dat er niets gebeurt als jullie er allebei geen hebben, is van ons. Een tegenstander die niet aan de beurt is, mag het tussen twee zetten melden en zegt wie er heeft overlegd, één keer per beschuldigd team en deelronde. Het telt als iemand van het beschuldigde team het toegeeft of, met zes spelers, als allebei de spelers van het derde team het bevestigen. Bots melden niets en worden niet gemeld.
    .option = Overleg melden mag alleen als je daarvoor kiest.

section-6 = Het einde
clause-6-1 = Wie als eerste alle vier de pionnen thuis heeft, wint; met teams wint het team dat als eerste alle acht de pionnen thuis heeft.

option-teams = In teams van twee spelen
option-jack_from_start = De Boer mag je eigen pion op het startvak ruilen
option-never_forced_past_home = Niemand hoeft voorbij het thuishonk
option-never_forced_past_home-about = Kun je niets anders dan nog een rondje maken, dan mag je in plaats daarvan je kaarten neerleggen.
option-move_up_at_home = Opschuiven in het thuishonk mag
option-move_up_at_home-about = Staat het uit, dan gaat een pion meteen naar het achterste vrije vak en blijft daar.
option-table_talk = Overleg melden mag
option-table_talk-about = Overleggen maten over hun kaarten, dan kunnen de anderen dat melden, en dat kost de maten een pion.
option-edition = Bord
option-first = Wie als eerste deelt
    .random = wordt geloot

ending-home = { $winners } heeft alle vier de pionnen thuis en wint.
ending-team = { $winners } hebben alle acht de pionnen thuis en winnen.
ending-seven = Eén Zeven voor allebei: { $winners } hebben alle acht de pionnen thuis en winnen.
impossible-1-3 = Met zijn vijven of zessen is de baan langer: het bord kan hoogstens 16 vakken per plaats hebben.

refusal-1-2 = Voor teams heb je vier of zes spelers nodig; anders speelt iedereen voor zichzelf, zonder maat.
refusal-2-3 = Je bent niet aan de beurt om een kaart te spelen.
refusal-2-4 = Die kaart heb je niet.
refusal-2-5 = Je kunt een kaart spelen, dus dat moet ook.
refusal-3-1 = Een Aas haalt een pion uit het nest, of zet een pion die er al uit is, één vak vooruit.
refusal-3-2 = Een Heer haalt alleen een pion uit het nest.
refusal-3-3 = Een Vrouw zet een pion die uit het nest is, 12 vakken vooruit.
refusal-3-4 = Met een Boer ruil je een van je pionnen op de baan met een pion van een andere speler. Een pion op zijn eigen startvak, in het thuishonk of in het nest kun je niet ruilen.
refusal-3-5 = Een Zeven is in totaal zeven vakken, met één pion of in twee delen met twee pionnen die uit het nest zijn.
refusal-3-6 = Een Vier zet een pion op de baan vier vakken achteruit.
refusal-3-7 = Deze kaart zet een pion vooruit die uit het nest is.
refusal-4-2 = Een pion op zijn eigen startvak is een blokkade: je kunt er niet voorbij en er niet op.
refusal-4-4 = In het thuishonk kan een pion geen andere inhalen of bij een andere op het vak komen. Speel je zonder opschuiven, dan gaat elke pion meteen naar het achterste vrije vak en blijft daar.
refusal-4-5 = Dat is te ver: het thuishonk heeft vier vakken, en het moet precies uitkomen.
refusal-4-6 = Dat is geen rondje.
refusal-5-1 = Breng eerst je eigen vier pionnen thuis; daarna speel je met die van je maat.
refusal-5-2 = De stappen die van een Zeven over zijn, gaan alleen naar een pion van je maat als met het eerste deel je laatste pion thuiskomt, en dan moet je ze gebruiken.
refusal-5-3 = Is er overleg gemeld, dan wordt daar eerst op geantwoord. Melden kan alleen in teams, over een tegenstander, als je zelf niet aan de beurt bent, en één keer per team en deelronde.
tip-dead = Alleen een Aas of een Heer haalt een pion uit het nest, en die heb je niet. Tik op je kaarten om ze neer te leggen: na deze deelronde krijg je nieuwe.
tip-out = Met deze kaart haal je een pion uit het nest: tik erop! Wil je lezen wat een kaart doet, houd er dan je vinger op.
tip-goal = Loop met je vier pionnen één rondje over de baan en dan naar deze thuisvakken. Wie als eerste alle vier thuis heeft, wint!
tip-goal-team = Loop met je vier pionnen één rondje over de baan en dan naar deze thuisvakken. Je wint samen met je maat als alle acht thuis zijn; het hart in je nest heeft de kleur van je maat.
tip-capture = Kom je precies op een andere pion, dan moet die terug naar het nest, ook als het er een van jezelf is. Zo kunnen anderen ook jouw pionnen slaan, behalve op je eigen startvak.
tip-capture-team = Kom je precies op een andere pion, dan moet die terug naar het nest, ook als het er een van jezelf of van je maat is. Zo kunnen anderen ook jouw pionnen slaan, behalve op je eigen startvak.
tip-special = Drie kaarten zijn bijzonder: de Vier gaat achteruit (vanaf je startvak ben je dan bijna thuis!), een Zeven mag je over twee pionnen verdelen, en de Boer ruilt twee pionnen.
tip-home = Bijna thuis! { $rule }
how-card = Iedereen heeft kaarten. Elke beurt speel je er één en verzet je een pion, meestal zoveel vakken als de kaart aangeeft.
how-out = Een Aas of een Heer haalt een pion uit het nest naar je startvak. Daar is hij een blokkade: niemand kan erlangs.
how-round = Kom je op een andere pion, dan moet die terug naar zijn nest. Dat kan jouw pionnen ook gebeuren.
how-special = De Vier gaat achteruit, een Zeven mag je over twee pionnen verdelen, en de Boer ruilt twee pionnen.
how-win = Na één rondje gaan je pionnen naar huis, als het precies uitkomt. Wie als eerste alle vier thuis heeft, wint; in een team moeten alle acht thuis zijn.

asks-play = Tik op een kaart en dan op je pion.
    .typed = Speel een kaart.
asks-swap = Tik op een kaart en je pion; bij de Boer ook op die van een ander.
    .typed = Speel een kaart.
asks-card = Alleen deze kaart kun je spelen: tik een pion aan.
    .typed = Speel een kaart.
asks-enter = Tik op een kaart en dan op je nest: er komt een pion uit.
    .typed = Speel een kaart.
asks-only = Tik op de kaart: het is je enige zet. { $hint }
    .typed = Je hebt maar één zet. { $hint }
asks-lay-down = Je kunt geen kaart spelen: tik op je kaarten om ze neer te leggen.
    .typed = Je kunt geen kaart spelen: leg al je kaarten neer.
asks-for-partner = Je pionnen zijn allemaal thuis: speel een kaart voor { $partner }.
asks-admit = { $seat } zegt dat { $accused } heeft overlegd. Klopt dat?
asks-confirm = { $seat } zegt dat { $accused } heeft overlegd. Heb jij dat gehoord?
first-card = Kies eerst een kaart.
first-pawn = Kies eerst een pion.
then-pawn = Tik nu op de pion.
then-nest = Tik nu op het nest.
then-either = Tik nu op een pion of op het nest.
then-square = Tik nu op het vak waar hij heen gaat.
then-other = Tik nu de andere pion aan.

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

square = vak { $number }
own-start = het startvak
other-start = het startvak van { $seat }
home-square = thuisvak { $number }
own-pawn = pion { $pawn }
other-pawn = pion { $pawn } van { $seat }

# Moves, as buttons say them

move-enter = { $card }: haal een pion uit het nest
move-enter-partner = { $card }: haal een pion van { $partner } uit het nest
move-walk = { $card }: { $pawn } naar { $to }
move-lap = { $card }: { $pawn } voorbij het thuishonk naar { $to }
move-swap = { $card }: ruil { $pawn } met { $other }
move-split = { $card }: { $first } naar { $to }, dan { $second } naar { $then }
move-short = { $card }: { $first } naar { $to }, en niet verder
move-lay-down = Leg al je kaarten neer
move-call = { $seat } heeft overlegd
move-admit = Ja, we hebben overlegd
move-confirm = Ja, ze hebben overlegd
move-deny = Nee

hint-plain = Brengt { $pawn } naar { $to }.
hint-takes = Brengt { $pawn } naar { $to } en slaat { $taken }.
hint-takes-own = Let op: dit brengt { $pawn } naar { $to } en slaat { $taken }, uit je eigen kamp.
warn-own = Hiermee stuur je een pion uit je eigen kamp terug naar het nest. Toch spelen?
hint-home = Brengt { $pawn } thuis, op { $to }.
hint-lap = Stuurt { $pawn } voorbij het thuishonk voor nog een rondje, naar { $to }.
hint-swap = Ruilt { $pawn } met { $other }: { $pawn } komt op { $to }.
hint-split = Brengt { $first } naar { $to }, en dan { $second } naar { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = Daarmee is het spel gewonnen.
hint-lay-down = Je doet niet mee tot de volgende deelronde, en iedereen ziet je kaarten.
hint-call = Geven ze het toe, dan gaat hun voorste pion terug naar het nest.
hint-answer = Telt het, dan gaat de voorste pion van het team dat overlegde, terug naar het nest.

# The log

log-deals = { $seat } schudt en deelt.
log-hands = { $seat } geeft iedereen { $cards } kaarten.
log-enters = { $seat } speelt een { $card }: { $pawn } komt uit het nest.
log-walks = { $seat } speelt een { $card }: { $pawn } gaat naar { $to }.
log-home = { $seat } speelt een { $card }: { $pawn } komt thuis, op { $to }.
log-lap = { $seat } speelt een { $card }: { $pawn } gaat voorbij het thuishonk, naar { $to }.
log-back = { $seat } speelt een { $card }: { $pawn } gaat terug naar { $to }.
log-swaps = { $seat } speelt een { $card }: { $pawn } ruilt met { $other }.
log-and-walks = En { $pawn } gaat naar { $to }.
log-and-home = En { $pawn } komt thuis, op { $to }.
log-and-lap = En { $pawn } gaat voorbij het thuishonk, naar { $to }.
log-takes = Geslagen: { $taken } gaat terug naar het nest.
log-lost = Geen enkele pion kan de overige stappen lopen: ze vervallen.
log-all-home = { $seat } heeft alle vier de pionnen thuis en speelt vanaf nu voor { $partner }.
log-lays-down = { $seat } legt alle kaarten neer: { $cards }.
log-cannot-play = { $seat } kan geen kaart spelen en legt ze allemaal neer: { $cards }.
log-calls = { $seat } zegt dat { $accused } heeft overlegd.
log-admits = { $seat } geeft het toe.
log-denies = { $seat } ontkent het.
log-confirms = { $seat } bevestigt het.
log-sent-back = Voor straf gaat { $pawn } terug naar het nest.
log-nothing-lost = Er staat geen pion op de baan, dus er gebeurt niets.

highlight-captures = { $count ->
    [one] Eén pion geslagen
   *[other] { $count } pionnen geslagen
}
highlight-captured = { $times } terug naar het nest
highlight-talk = { $times } een pion kwijt door overleg
highlight-past-home = { $times } het thuishonk voorbij
highlight-swaps = { $times } brutaal geruild
highlight-no-card = { $times } geen kaart die past
highlight-backwards = { $times } in z’n achteruit
tally-captures = Pionnen geslagen
tally-captured = Terug naar het nest
tally-swaps = Geruild met een Boer
tally-no-card = Kaarten neergelegd

law-1 = Plaatsen waar niemand zit, hebben geen pionnen en geen kaarten (1.1).
law-2 = Elke pion is in het nest, op de baan of in het thuishonk (1.1, 1.3).
law-3 = Het bord toont elke pion waar hij staat, en op een vak maar één (1.1, 4.1, 4.4).
law-4 = Alle kaarten zijn er: één serie van dertien voor elke speler (2.1).
law-5 = Iedereen weet hoeveel kaarten elke speler heeft (2.2).
law-6 = De spelers hebben de kaarten van deze deelronde die nog niet gespeeld of neergelegd zijn (2.2, 2.6).
law-7 = Aan de beurt is iemand die kaarten heeft, en fase, deelronde en ronde kloppen met het verloop van het spel (2.2, 2.3).
law-8 = Wie alle vier de pionnen thuis heeft, met teams alle acht, heeft gewonnen, en verder niemand (6.1).
law-9 = Overleg wordt alleen met teams gemeld, één keer per team en deelronde (5.3).
law-10 = Blijven pionnen staan waar ze zijn binnengekomen, dan loopt het thuishonk van achteren vol (4.4).
edition-squares = Een uitgave van Keezen zegt alleen hoeveel vakken de baan per plaats heeft: bijvoorbeeld squares = 16, een heel getal van { $low } tot en met { $high }.

# The picture, in words

view-player = { $seat }: { $nest } in het nest, { $track } op de baan, { $home } thuis
view-square = vak { $number }
view-start = { $seat }: startvak, { $square }
view-home = { $seat }: thuisvak { $number }
view-pawn = { $seat }, pion { $pawn }: { $place }
view-in-nest = in het nest
view-at-home = thuisvak { $number }
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
view-laid-down = { $seat } heeft alle kaarten neergelegd: { $cards }
view-dealer = { $seat } is de deler
view-partners = { $seat } speelt met { $partner }
view-pile = de stapel
view-pile-card = de stapel: { $card }
view-unplayable = { $card }, nu niet te spelen

# In text

text-legend = o startvak · ! blokkade · ( ) nest · ⌂ thuishonk · ⟲ deler · ▒ een kaart · [ ] neergelegd
told-blockade = blokkade

# Puzzles

goal-home = { $count ->
    [one] Breng met deze kaarten een pion thuis. De anderen hebben geen kaarten meer.
   *[other] Breng met deze kaarten { $count } pionnen thuis. De anderen hebben geen kaarten meer.
}
