# Why a table does not do what somebody asks for.

no-such-request = La table ne comprend pas cette demande.
broken-request = La table ne comprend pas cette demande.
text-length = Entre 1 et { $longest } caractères, s’il te plaît.
table-not-started = La partie n’a pas encore commencé.
table-ended = La table est fermée.
no-throw-now = Aucun lancer n’est attendu pour l’instant.
nothing-there = Il n’y a rien à faire là pour l’instant.
wrong-throw = « { $move } » n’est pas un lancer possible.
seat-taken = Cette place est déjà prise.
wrong-token = Ce lien de retour n’est plus valable.
not-gone = { $name } est encore là.
not-your-seat = Ce n’est pas ta place.
not-at-table = Tu n’as pas de place à cette table.
not-the-host = Seul l’hôte peut faire cela.
nothing-to-undo = Tu n’as joué aucun coup que tu pourrais reprendre.
nothing-to-agree = Personne ne le demande plus.
cannot-undo = D’autres ont déjà joué à partir de ce coup : on ne peut pas le reprendre.
no-chat-in-teams = Quand on joue en équipes, pas de discussion.
no-such-table = Cette table n’existe pas.
no-such-code = Il n’y a pas de table avec le code « { $code } ».
