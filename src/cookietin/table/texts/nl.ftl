# Why a table does not do what somebody asks for.

no-such-request = Dat begrijpt de tafel niet.
broken-request = Dat begrijpt de tafel niet.
text-length = Tussen 1 en { $longest } tekens, graag.
table-not-started = De partij is nog niet begonnen.
table-ended = De tafel is gesloten.
no-throw-now = Er wordt nu geen worp verwacht.
nothing-there = Daar valt nu niets te doen.
wrong-throw = “{ $move }” kun je niet gooien.
seat-taken = Daar zit al iemand anders.
wrong-token = Deze link terug naar de tafel is niet meer geldig.
not-gone = { $name } is er nog.
not-your-seat = Dat is jouw plaats niet.
not-at-table = Je zit niet aan deze tafel.
not-the-host = Dat mag alleen de host.
nothing-to-undo = Je hebt geen zet gedaan die je kunt terugnemen.
nothing-to-agree = Daar vraagt niemand meer om.
cannot-undo = Anderen hebben op die zet voortgebouwd: hij kan niet worden teruggenomen.
no-chat-in-teams = Bij spelen in teams wordt er niet gechat.
no-such-table = Deze tafel bestaat niet.
no-such-code = Er is geen tafel met de code “{ $code }”.
