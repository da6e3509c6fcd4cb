# What the command line says.

# cookietin alone, and what cookietin play asks
start-hello = Cookie Tin : des jeux pour toute la famille, à jouer et à étudier.
start-for = { $players } joueurs, environ { $minutes } minutes
start-play = jouer dans ce terminal
start-serve = ouvrir Cookie Tin dans un navigateur
start-rules = lire les règles d’un jeu
start-more = Toutes les commandes : { $command }
start-open = Entrée ouvre Cookie Tin dans le navigateur, q quitte.
start-which = Quel jeu ?
start-players = Combien de joueurs ? ({ $span } ; Entrée : { $usual })
start-people = Combien sont ici ? Les autres sont des bots. ({ $span } ; Entrée : { $usual })
start-bots = Quels bots ? ({ $span } ; Entrée : { $usual })

# What takes a while
getting-ready = Préparation (une seule fois) : { $game }…
thinking = { $seat } réfléchit…
working-out = Calcul en cours : { $game }…
looking-for-puzzles = Recherche d’énigmes : { $game }…
few-puzzles = Pas assez d’énigmes trouvées : seulement { $count }.
measuring = Mesure en cours : { $what }…
reading = Lecture en cours : { $file }…

# cookietin games
games-game = jeu
games-players = joueurs
games-minutes = minutes

# cookietin play
play-hello = { $game } à { $players } joueurs.
play-how = Choisis par numéro, ou tape un coup ou son début. ? pour l’aide, q pour quitter.
play-commitment = Un secret a déjà fixé les dés. Son scellé (commitment), pour les vérifier plus tard : { $commitment }
play-turn = À { $seat } de jouer :
play-choices = Tu peux jouer : { $moves }
play-hand-over = Passe l’écran à { $seat }, puis appuie sur Entrée.
play-typed = Qu’as-tu obtenu ? ({ $moves })
play-prompt = aide : ?
play-enter = Entrée pour continuer
play-back = Entrée remontre tous les choix.
play-more = Entrée pour la suite (encore { $count }).
play-may = { $seat } peut intervenir.
play-pass = Entrée pour laisser passer ; « skip » pour attendre ton tour.
play-by = { $seat } : { $move }
play-step-in = { $seat } intervient
play-which = Plusieurs coups commencent par « { $typed } ».
play-warned = { $warning } Refais ce choix si c’est bien ce que tu veux.
play-no-words = Le plateau n’en dit rien.
play-no-hint = Il n’y a rien à ajouter sur « { $typed } ».
play-undone = Coup repris.
play-nothing-to-undo = Il n’y a rien à reprendre.
help-choose = joue le troisième choix ; tu peux aussi taper le coup, ou juste son début
help-hint = dit ce que ferait le troisième choix
help-look = montre tout le plateau et explique chaque signe
help-words = décrit tout le plateau ; « words 12 », seulement ce qu’il y a sur 12
help-rules = montre une règle ; « rules » seul les montre toutes
help-undo = reprend ton dernier coup
help-save = enregistre la partie dans un fichier de ce nom
help-quit = quitte ; la partie est conservée
play-saved = Partie enregistrée dans { $file }.
play-left = La partie n’est pas finie, et rien n’est perdu : « { $command } » la reprend.
play-bot = { $seat } (bot)
play-dice = Pour vérifier les dés : { $command }

# Tables of cookietin simulate, exact and bench
row-game = jeu
row-options = options
row-bots = bot à chaque place
row-matches = parties jouées
row-seed = graine
row-moves = coups
row-chance-moves = tirages
row-speed = coups par seconde
row-seconds = secondes
row-wins-by-seat = victoires par place
row-wins-by-order = victoires par ordre de jeu
row-draws = matchs nuls
row-endings = fins de partie
row-rounds = manches
row-turns = tours
row-spread = moyenne { $mean }, médiane { $median }, 95 % jusqu’à { $p95 }, maximum { $max }
row-mean = moyenne { $mean }, écart type { $deviation }
row-exact = moyenne { $mean }, écart type { $deviation }, médiane { $median }, 95 % jusqu’à { $p95 }
row-states = positions
happenings = Combien de fois par partie, en moyenne :
progress = parties : { $done } sur { $total }
progress-left = encore { $time }
simulate-stopped = Simulation interrompue. La même commande la reprend où elle en était.

# cookietin tournament
tournament-bot = bot
tournament-other = contre
tournament-score = score
tournament-score-range = 95 % entre
tournament-matches = parties
tournament-rating = classement
tournament-rating-range = 95 % entre

# cookietin legal
legal-over = La partie est finie : { $ending }
chance = le hasard
legal-chance = C’est au hasard de jouer : { $moves }
legal-seat = { $seat } (place { $number }) peut jouer : { $moves }
legal-waiting = { $seat } (place { $number }) peut aussi jouer, même si personne n’attend ce coup : { $moves }
legal-allowed = { $seat } peut jouer « { $move } ».
legal-refused = { $seat } ne peut pas jouer « { $move } » : { $reason }

# cookietin replay and verify
replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
verify-legal = { $moves ->
    [one] { $moves } coup, conforme aux règles.
   *[other] { $moves } coups, tous conformes aux règles.
}
verify-proved = { $draws ->
    [one] { $draws } tirage découle du secret de l’enregistrement.
   *[other] { $draws } tirages découlent du secret de l’enregistrement.
}
verify-seeded = { $draws ->
    [one] { $draws } tirage découle de la graine, que n’importe qui pouvait connaître.
   *[other] { $draws } tirages découlent de la graine, que n’importe qui pouvait connaître.
}
verify-typed = { $draws ->
    [one] { $draws } tirage a été saisi à la main : personne ne peut le prouver.
   *[other] { $draws } tirages ont été saisis à la main : personne ne peut les prouver.
}
verify-unproved = { $draws ->
    [one] { $draws } tirage ne peut pas être vérifié : son secret n’est pas dans l’enregistrement.
   *[other] { $draws } tirages ne peuvent pas être vérifiés : leur secret n’est pas dans l’enregistrement.
}
verify-commitment = Le scellé est { $commitment }. Compare-le avec celui que tu as vu avant le premier coup : les dés n’étaient fixés à ce moment-là que si c’est le même.
verify-commitment-same = Le scellé est bien celui que tu as noté : les dés étaient fixés avant le premier coup.
verify-commitment-sealed = Le scellé est { $commitment }. Le secret correspondant n’est pas dans l’enregistrement.
verify-set-up = La partie a commencé à partir d’une position préparée à la main ; les dés ne prouvent pas cette position.
verify-texts = Les textes des appareils ne sont PAS prouvés par le scellé : si quelqu’un les change, les dés changent aussi.
verify-not-proved = Les noms, les options, les coups joués et l’endroit où l’enregistrement s’arrête ne sont PAS prouvés par les dés.
verify-digest = L’empreinte de cet enregistrement est { $digest }. Compare-la avec celle que les appareils ont affichée à la fin.
verify-digest-same = C’est exactement l’enregistrement dont tu as noté l’empreinte : les noms, les options, tous les coups et l’endroit où il s’arrête.

# cookietin warm
warm-done = { $game } : prêt en { $seconds } s
warm-nothing = numba n’est pas installé ici, donc il n’y a rien à compiler ; tout tourne en mode interprété.

# cookietin copy, backup, restore, delete
copying = Copie en cours…
copied = Parties copiées : { $count }
deleted = Parties supprimées : { $count }
delete-asks = Parties qui seraient supprimées : { $count }. Ajoute --yes pour le faire.

# cookietin check
checking = Vérification en cours : { $game }…
check-done = { $game } : joué et servi
check-all = Tout fonctionne.

# cookietin serve
serve-here = Sur cet ordinateur : { $link }
serve-phones = Pour les téléphones de ce réseau : { $link }
serve-public = Pour tout le monde : { $link }
serve-only-here = Seul cet ordinateur y a accès. Pour les téléphones de ce réseau : { $command }
serve-host = Pour toi qui gères le serveur : { $link }
