# Kamertje verhuren. Clauses: the value is the rule; .ruling is what we decided where the rules are
# silent, .option a choice at the table.

name = Kamertje verhuren
tagline = Om de beurt een streepje. Maak een kamertje dicht: het is van jou, en je mag nog eens.
intro = Zet om de beurt streepjes tussen de stippen en maak zo veel mogelijk kamertjes dicht. Voor twee tot vier spelers. Het lijkt onschuldig, tot elk streepje iets weggeeft.
credit = Een oud spel voor pen en papier; het is van niemand. Édouard Lucas beschreef het in 1889.
score = Kamertjes

section-1 = Voorbereiding
clause-1-1 = Het bord is een raster van stippen, en telkens vier daarvan zijn de hoeken van een kamertje. In het begin staat er geen enkel streepje.
    .option = Een tot zes rijen kamertjes, en een tot zes kolommen; standaard vier van elk.

section-2 = Een beurt
clause-2-1 = Zet één streepje tussen twee stippen naast of onder elkaar, waar er nog geen staat.
clause-2-2 = Is jouw streepje de vierde kant van een kamertje, dan is dat kamertje van jou. Eén streepje kan twee kamertjes dichtmaken.
clause-2-3 = Heb je een kamertje dichtgemaakt, dan zet je nog een streepje, tenzij ze er allemaal staan. Anders is de volgende speler aan de beurt.
    .ruling = Er wordt met de klok mee gespeeld, en wie begint, wordt geloot.
    .option = Als je de tafel klaarzet, kun je kiezen wie begint.

section-3 = Het einde
clause-3-1 = Als alle streepjes er staan, wint wie de meeste kamertjes heeft. Staan er meerdere spelers samen bovenaan, dan winnen die samen; met zijn tweeën is het dan gelijkspel.

refusal-1-1 = Dat streepje bestaat niet op dit bord.
refusal-2-1 = Dat streepje staat er al: kies er een dat nog vrij is.

option-rows = Rijen kamertjes
option-columns = Kolommen kamertjes

ending-single = { $winners } heeft de meeste kamertjes en wint.
ending-shared = { $winners } hebben de meeste kamertjes en winnen samen.
ending-draw = Allebei evenveel kamertjes: gelijkspel.

edge-above = boven { $box }
edge-left = links van { $box }
edge-right = rechts van { $box }
edge-below = onder { $box }
move-draw = Streepje { $edge }
hint-closes = Hiermee maak je { $boxes } dicht, en je zet nog een streepje.
hint-closes-last = Hiermee maak je { $boxes } dicht: het is het laatste streepje.
hint-offers = De volgende speler kan { $boxes } dichtmaken.
hint-safe = Na dit streepje kan niemand een kamertje dichtmaken.

ask-draw = Zet een streepje tussen twee stippen.
ask-close = Er kan een kamertje dicht: zet een streepje.

tip-draw = Tik tussen twee stippen om een streepje te zetten. Wie de vierde kant van een kamertje zet, krijgt het en zet nog een streepje: zet zelf dus liever niet de derde! Wie aan het eind de meeste kamertjes heeft, wint!
tip-close = Drie kanten staan er al! Zet de vierde, en het kamertje is van jou. Daarna zet je nog een streepje.
tip-third = Pas op: zet je hier de derde kant, dan zet de volgende speler de vierde en krijgt het kamertje.
tip-chain = Nu geeft elk streepje kamertjes weg. Tel eerst: hoeveel kan de volgende speler er dan na elkaar dichtmaken? Zet je streepje waar dat er zo min mogelijk zijn, bijvoorbeeld hier.
how-draw = Zet om de beurt een streepje tussen twee stippen naast of onder elkaar.
how-close = Zet de vierde kant van een kamertje, en het is van jou: jouw koekje komt erin. Daarna zet je nog een streepje.
how-third = Zet liever niet de derde kant van een kamertje: de volgende speler zet de vierde.
how-win = Als alle streepjes er staan, wint wie de meeste kamertjes heeft.

log-begins = { $seat } begint.
log-draws = { $seat } zet een streepje { $edge }.
log-closes = { $seat } zet een streepje { $edge } en maakt { $boxes } dicht.

view-boxes = { $boxes ->
    [one] { $seat } heeft één kamertje.
   *[other] { $seat } heeft { $boxes } kamertjes.
}
view-left = { $left ->
    [one] Er is nog één streepje te zetten.
   *[other] Er zijn nog { $left } streepjes te zetten.
}
view-box = Kamertje { $box }
view-owned = { $box }: { $seat }
text-legend = -- en | streepjes · A, B, C en D van wie het kamertje is
told-owner = van { $seat }
told-lines = streepjes: { $sides }
told-no-lines = geen streepje
told-above = boven
told-left = links
told-right = rechts
told-below = onder

highlight-double = { $times } twee kamertjes met één streepje
highlight-again = { $times } meteen nog een streepje gezet
highlight-offers = { $count ->
    [one] Eén kamertje weggegeven
   *[other] { $count } kamertjes weggegeven
}
tally-double = Twee kamertjes met één streepje
tally-again = Extra streepjes
tally-offers = Kamertjes weggegeven

measure-boxes-of-the-winner = kamertjes van de winnaar
measure-lead = kamertjes voorsprong op de volgende

law-1 = Alleen wie meespeelt, heeft kamertjes (1.1).
law-2 = Streepjes staan tussen stippen van het bord die naast of onder elkaar liggen (1.1, 2.1).
law-3 = Elk kamertje met vier kanten is van één speler, en de andere kamertjes zijn van niemand (2.2).
law-4 = Het spel is afgelopen als alle streepjes er staan, en er staat niets voordat iemand begint (2.3, 3.1).
law-5 = Iemand die meespeelt, is aan de beurt (2.3).

# Puzzles

goal-boxes = { $count ->
    [one] Maak zo veel mogelijk kamertjes dicht. Eentje kun je er nog krijgen, wat de ander ook doet.
   *[other] Maak zo veel mogelijk kamertjes dicht. Je kunt er nog { $count } krijgen, wat de ander ook doet.
}
