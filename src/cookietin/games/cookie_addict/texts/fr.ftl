# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Deux évadés en quête de cookies : à toi la tuile où vos chemins se croisent.
intro = Deux évadés, un panda roux et un raton laveur, chapardent des cookies dans un carré de tuiles. L’un va de ligne en ligne, l’autre de colonne en colonne ; à toi la tuile où ils se croisent. Tout se joue à découvert ; seule la disposition des tuiles est laissée au hasard.
credit = D’après « Cookie Addict ». Auteur : Pierrick Lugen. Éditeur : Lubee.
score = Cookies

section-1 = Mise en place
clause-1-1 = Il y a 19 tuiles cookies, 12 tuiles cookies perdus, 13 tuiles spéciales, 60 cookies, 10 leurres et 2 gardiens, pour deux joueurs. Chacun commence sans rien.
    .ruling = La réserve est la même pour la partie courte.
clause-1-2 = Toutes les tuiles cookies et cookies perdus, et 5 tuiles spéciales tirées au hasard, sont posées au hasard, face visible, en un carré de 6 × 6.
    .option = Pour une partie courte, on prend les 14 tuiles cookies et les 9 tuiles cookies perdus sans la marque de la partie longue, plus 2 tuiles spéciales, en un carré de 5 × 5.
clause-1-3 = Les gardiens vont sur des tuiles qui portent la marque du gardien.
    .ruling = D’abord sur les postes de garde (4.3), puis sur les tuiles cookies marquées, la plus riche d’abord, jusqu’à ce que les deux soient placés ; à égalité, la tuile du haut passe avant et, sur une même ligne, celle de gauche. Un gardien qui ne trouve pas de tuile reste à côté du plateau.
    .told = La toque montre seulement où un gardien peut se trouver au départ. Ensuite, elle ne compte plus.
clause-1-4 = Ce que montrent les tuiles dépend de l’édition.
    .house = Tuiles cookies sans la marque de la partie longue : 1 ×4, 1 avec un leurre ×3, 2 ×3, 2 avec un leurre, 3, 3 gardée, 4 gardée. Avec la marque de la partie longue : 1 avec deux leurres, 2 avec un leurre, 3 ×2, 5. Tuiles cookies perdus sans la marque de la partie longue : −1 ×4, −1 avec un leurre ×2, −2 ×2, −3. Avec la marque de la partie longue : −2 avec un leurre, −3, −4. Tuiles spéciales : une de chacune des onze de la section 4, plus une deuxième Double et une deuxième Déplacer un gardien.
    .option = Si tu as le jeu en boîte, tu peux jouer avec ses tuiles, à partir d’un fichier.

section-2 = Déroulement
clause-2-1 = Le premier joueur place son pion devant n’importe quelle ligne ou colonne, quelles que soient ses tuiles. Aucune tuile n’est encore activée.
    .ruling = On tire au sort qui commence, ou on le choisit en créant la table ; dans la règle imprimée, c’est le dernier à avoir mangé un cookie. Le panda roux va au premier de la liste des joueurs, le raton laveur au second ; dans la règle imprimée, c’est celui qui commence qui choisit.
    .option = En créant la table, on peut choisir qui commence.
clause-2-2 = Le second joueur place son pion devant une rangée dans l’autre direction (une colonne si le premier a choisi une ligne, une ligne s’il a choisi une colonne) et active la tuile où les deux rangées se croisent. Cette tuile doit être face visible, sans gardien.
clause-2-3 = Ensuite, à tour de rôle : déplace ton pion devant une autre rangée dans la même direction (de ligne en ligne ou de colonne en colonne), puis active la tuile où les rangées se croisent. Tu dois te déplacer.
    .told = À chaque tour, déplace ton pion devant une autre rangée dans la même direction (de ligne en ligne ou de colonne en colonne), puis active la tuile où les rangées se croisent : fais ce qu’elle montre. Tu dois te déplacer.
clause-2-4 = Tu ne peux pas aller devant une rangée si la tuile au croisement avec celle de l’autre pion est face cachée ou occupée par un gardien : une telle tuile ne peut pas être activée.
clause-2-5 = Pour activer une tuile, fais ce qu’elle dit, puis retourne-la face cachée.
clause-2-6 = Un gardien bloque la tuile où il se trouve : personne ne peut l’activer. À la fin de ton tour, si la partie n’est pas finie, tu peux déplacer des gardiens pas à pas. Chaque pas coûte un leurre, rendu à la réserve, et mène sur l’une des huit tuiles voisines, face visible ou cachée.
    .ruling = Jamais sur la tuile de l’autre gardien, même en passant ; un gardien à côté du plateau ne peut pas être attiré. Tu peux déplacer les deux gardiens, dans n’importe quel ordre, et payer des allers-retours.

section-3 = Cookies et leurres
clause-3-1 = Pour chaque cookie dessiné, prends un cookie ; pour chaque cookie barré, perds-en un ; pour chaque leurre dessiné, prends un leurre.
clause-3-2 = Il n’y a jamais plus de 10 leurres en jeu.
    .ruling = Tu n’as jamais moins de 0 cookie, ni moins de 0 leurre. De même, il n’y a que les 60 cookies de la réserve ; ce qui n’y est plus n’est pas payé.
    .told = Chaque leurre dépensé à la fin de ton tour déplace un gardien d’un pas. Il n’y en a jamais plus de 10 en jeu.

section-4 = Les tuiles spéciales
clause-4-1 = Double : ta prochaine tuile compte double, gains et pertes.
    .ruling = Elle double les cookies et les leurres de 3.1, 4.3 et 4.11, rien d’autre. Ta prochaine tuile épuise cet effet, quelle qu’elle soit, même un Échange ; si c’est la deuxième Double, celle-ci compte pour la tuile d’après. L’effet appartient au joueur, pas au pion.
clause-4-2 = Échange : les pions échangent leurs places, et donc leurs directions ; cette tuile est retournée face cachée ; puis tu rejoues aussitôt, à partir de la rangée où tu es maintenant.
    .ruling = C’est toujours le même tour, donc 2.6 ne vient qu’après la dernière tuile. Si tu ne peux pas rejouer, la partie est finie (5.1).
    .told = Échange : les pions échangent leurs places et tu rejoues tout de suite. Utile s’il reste une bonne tuile dans ta rangée : tu peux alors la prendre.
clause-4-3 = Poste de garde : gagne 2 cookies. Un gardien s’y trouve au début.
clause-4-4 = Piège : tu perds la partie, quoi que tu possèdes. Tu dois y aller si c’est ton seul coup possible.
clause-4-5 = Troc : échange, une seule fois, 2 leurres contre 2 cookies ou 2 cookies contre 2 leurres.
    .ruling = Tu peux refuser. C’est exactement deux contre deux, et seulement si la réserve peut payer ; avec moins de deux leurres et moins de deux cookies, la tuile ne fait rien.
clause-4-6 = Déplacer un gardien : tu dois poser un gardien, même s’il est à côté du plateau, sur une autre tuile sans gardien, face visible ou cachée, y compris celle que tu viens d’activer.
    .ruling = La règle imprimée dit seulement que tu déplaces un gardien sur une tuile de ton choix.
    .told = Déplacer un gardien : pose un gardien sur une tuile dont tu veux priver l’autre.
clause-4-7 = Retourner : tu dois retourner une autre tuile de ton choix, face visible ou face cachée.
    .ruling = Même une tuile sous un gardien, qui reste dessus. On ne peut pas remettre une tuile Retourner face visible (avec deux, cela pourrait ne jamais finir) ; on peut la mettre face cachée.
    .told = Retourner : retourne une autre tuile. Cache celle qui aiderait l’autre, ou rends visible une bonne tuile.
clause-4-8 = Voler des cookies : prends-en deux à l’autre joueur, ou tous s’il en a moins.
    .ruling = On ne choisit pas combien ; la règle imprimée dit jusqu’à deux.
    .option = Si vous voulez, comme dans la règle imprimée : le voleur choisit combien il en prend, deux au plus. Pareil pour 4.10.
clause-4-9 = Doubler les leurres : prends autant de leurres que tu en as déjà.
clause-4-10 = Voler des leurres : prends-en deux à l’autre joueur, ou tous s’il en a moins.
    .ruling = On ne choisit pas combien ; la règle imprimée dit jusqu’à deux.
clause-4-11 = Alarme : perds 4 cookies ; la partie s’arrête aussitôt, et celui qui a le plus de cookies gagne.

section-5 = La fin
clause-5-1 = La partie est finie quand le joueur dont c’est le tour ne peut pas bouger : sur toutes les autres lignes (ou colonnes, s’il est devant une colonne), la tuile au croisement avec la rangée de l’autre pion est face cachée ou gardée. Celui qui a le plus de cookies gagne ; à égalité, c’est un match nul.
    .ruling = On le vérifie au début d’un tour, une fois que l’autre joueur a déplacé des gardiens (2.6), et quand un Échange demande un autre déplacement. Les leurres peuvent donc encore enfermer ou libérer ton adversaire, mais ils n’aident pas un joueur bloqué.
clause-5-2 = Un Piège ou une Alarme met aussi fin à la partie.

option-length = Durée
    .classic = classique, 36 tuiles
    .short = courte, 25 tuiles
option-up_to_two = Le voleur choisit : jusqu’à deux, comme dans la règle imprimée
option-edition = Tuiles
refusal-1-2 = Il n’y a rien à cet endroit : le carré de tuiles ne va pas jusque-là.
refusal-2-1 = Place d’abord ton pion devant une ligne ou une colonne.
refusal-2-2 = Place d’abord ton pion devant une rangée qui croise celle de l’autre joueur.
refusal-2-3 = Tu te déplaces une fois par tour, devant une autre rangée dans ta direction.
refusal-2-4 = La tuile que tu recevrais là est face cachée ou gardée.
refusal-2-6 = À la fin de ton tour, chaque leurre déplace d’un pas un gardien du plateau, jamais sur la tuile de l’autre gardien.
refusal-4-5 = Avec « Troc », et seulement alors, tu échanges deux contre deux, si la réserve et toi avez de quoi payer, ou rien du tout.
refusal-4-6 = Avec « Déplacer un gardien », et seulement alors, tu poses un gardien sur une autre tuile sans gardien.
refusal-4-7 = Avec « Retourner », et seulement alors, tu retournes une autre tuile, mais jamais une tuile « Retourner » face cachée.
refusal-4-8 = Tu peux voler deux cookies au plus, et pas plus que l’autre joueur n’en a.
refusal-4-10 = Tu peux voler deux leurres au plus, et pas plus que l’autre joueur n’en a.

ending-stuck = Plus moyen de bouger : { $winners } a le plus de cookies et gagne.
ending-trap = Le piège se referme : { $winners } gagne.
ending-alarm = L’alarme met fin à la partie : { $winners } a le plus de cookies et gagne.
ending-draw = La partie est finie, avec autant de cookies de chaque côté : match nul.

move-put-row = Devant la ligne { $line }
move-put-column = Devant la colonne { $line }
move-row = Ligne { $line } : { $tile }
move-column = Colonne { $line } : { $tile }
move-decline = Ne pas échanger
move-buy-cookies = Échanger 2 leurres contre 2 cookies
move-buy-lures = Échanger 2 cookies contre 2 leurres
move-guard = Déplacer le gardien { $guard } sur { $cell }
move-turn-up = Retourner { $cell } face visible : { $tile }
move-turn-down = Retourner { $cell } face cachée : { $tile }
move-lure = Attirer le gardien { $guard } sur { $cell } (un leurre)
move-steal-cookies = { $count ->
    [0] Ne rien voler
    [1] Voler 1 cookie
   *[other] Voler { $count } cookies
}
move-steal-lures = { $count ->
    [0] Ne rien voler
    [1] Voler 1 leurre
   *[other] Voler { $count } leurres
}
move-done = Finir mon tour
tip-put = C’est toi. Choisis une rangée : l’autre y prend la première tuile, alors choisis-en une mauvaise pour lui ! Quand un joueur est bloqué, c’est fini : celui qui a le plus de cookies gagne !
tip-put-rows = C’est toi. Tu vas de ligne en ligne, l’autre de colonne en colonne : à toi la tuile où vous vous croisez. Choisis une ligne mauvaise pour lui ! Quand un joueur est bloqué, c’est fini : celui qui a le plus de cookies gagne !
tip-put-columns = C’est toi. Tu vas de colonne en colonne, l’autre de ligne en ligne : à toi la tuile où vous vous croisez. Choisis une colonne mauvaise pour lui ! Quand un joueur est bloqué, c’est fini : celui qui a le plus de cookies gagne !
tip-cross = À chaque tour, tu changes de rangée, et cela décide des tuiles que l’autre pourra prendre : laisse-lui les mauvaises ! Les cookies barrés, tu les perds. Laisse ton doigt appuyé sur un élément pour lire ce que c’est.
tip-guard = Les chats sont les gardiens : personne ne peut prendre leur tuile. Un poisson est un leurre : dépensé en fin de tour, il déplace un chat d’un pas. Tu mènes ? Bloque tout ce que l’autre peut prendre, et tu gagnes !
tip-danger = Attention : si tu vas sur le Piège, tu perds la partie, quoi que tu possèdes ; s’il ne te reste que lui, tu dois y aller. La cloche, c’est l’Alarme : elle coûte 4 cookies, et la partie s’arrête aussitôt.
tip-danger-trap = Attention : si tu vas sur le Piège, tu perds la partie, quoi que tu possèdes ; s’il ne te reste que lui, tu dois y aller.
tip-danger-alarm = Attention : la cloche, c’est l’Alarme. Elle coûte 4 cookies, et la partie s’arrête aussitôt.
tip-special = { $rule }
how-cross = L’un va de ligne en ligne, l’autre de colonne en colonne. Tu reçois la tuile où les deux rangées se croisent.
how-move = À chaque tour, tu dois aller devant une autre rangée : de ligne en ligne, ou de colonne en colonne. Ta rangée décide des tuiles que l’autre joueur pourra prendre.
how-tiles = Les tuiles donnent des cookies ou des leurres, coûtent des cookies, ou font quelque chose de spécial. Puis on les retourne.
how-guard = Un gardien interdit une tuile à tout le monde. À la fin de ton tour, chaque leurre que tu dépenses déplace un gardien d’un pas.
how-win = Quand un joueur ne peut plus bouger, c’est fini, et celui qui a le plus de cookies gagne. Mais celui qui va sur le Piège perd aussitôt.

ask-put-first = Place ton pion devant la ligne ou la colonne de ton choix.
ask-put-second = Va devant une rangée qui croise celle de l’autre pion : à toi la tuile.
ask-move = Va devant une autre rangée : tu reçois la tuile du croisement.
ask-trade = 2 contre 2 : touche les leurres ou cookies à donner. ✓ : pas de troc.
    .typed = Troc : deux contre deux, une seule fois, ou pas du tout.
ask-guard = Pose un gardien sur une autre tuile.
ask-turn = Retourne une autre tuile.
ask-lure = Attire des gardiens, un leurre par pas. ✓ : finir ton tour.
    .typed = Attire des gardiens, un leurre par pas, ou finis ton tour.
ask-steal = Voles-en jusqu’à deux : touche une fois pour chacun.
first-guard = Choisis d’abord un gardien.
then-tile = Touche maintenant la tuile où va le gardien.

tile-cookies = { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
}
tile-cookies-lures = { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
} et { $lures ->
    [one] { $lures } leurre
   *[other] { $lures } leurres
}
tile-lost = { $cookies ->
    [one] perdre { $cookies } cookie
   *[other] perdre { $cookies } cookies
}
tile-lost-lures = { $cookies ->
    [one] perdre { $cookies } cookie
   *[other] perdre { $cookies } cookies
}, gagner { $lures ->
    [one] { $lures } leurre
   *[other] { $lures } leurres
}
tile-double = Double
tile-swap = Échange
tile-guard-post = Poste de garde
tile-trap = Piège
tile-trade = Troc
tile-move-a-guard = Déplacer un gardien
tile-turn = Retourner
tile-steal-cookies = Voler des cookies
tile-double-lures = Doubler les leurres
tile-steal-lures = Voler des leurres
tile-alarm = Alarme
text-legend = L leurre · G marque du gardien · ( ) face cachée · @1 @2 gardiens
told-no-tile = pas de tuile
told-guard-mark = marque du gardien
told-guard = le gardien { $guard } est là
tiles = { $first } ; { $rest }
special-tiles = { $first }, { $rest }
special-tile-again = { $tile } ×{ $count }
owns = { $seat } : { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
}, { $lures ->
    [one] { $lures } leurre
   *[other] { $lures } leurres
}
owns-double = la prochaine tuile compte double

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = Ton tour se termine
hint-put = Tu ne reçois pas encore de tuile
hint-cookies = Tu gagnes { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
}
hint-lures = Tu gagnes { $lures ->
    [one] { $lures } leurre
   *[other] { $lures } leurres
}
hint-cookies-lures = Tu gagnes { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
} et { $lures ->
    [one] { $lures } leurre
   *[other] { $lures } leurres
}
hint-lost = Tu perds { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
}
hint-lost-lures = Tu perds { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
} et tu gagnes { $lures ->
    [one] { $lures } leurre
   *[other] { $lures } leurres
}
hint-nothing = Rien ne change pour toi
hint-double = Ta prochaine tuile compte double
hint-swap = Les pions échangent leurs places, et tu rejoues
hint-trap = Tu te fais prendre et tu perds la partie
hint-trade = Tu peux échanger deux leurres contre deux cookies, ou deux cookies contre deux leurres
hint-move-a-guard = Tu poses un gardien sur une autre tuile
hint-turn = Tu retournes une autre tuile
hint-steal-cookies = Tu prends { $count ->
    [one] { $count } cookie
   *[other] { $count } cookies
} à { $other }
hint-steal-lures = Tu prends { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
} à { $other }
hint-alarm = La partie s’arrête, avec { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
} pour toi et { $others } pour l’autre joueur
hint-traded = Tu as alors { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
} et { $lures ->
    [one] { $lures } leurre
   *[other] { $lures } leurres
}
hint-lure = Cela coûte un leurre ; { $lures ->
    [0] il ne t’en reste plus
   *[other] il t’en reste { $lures }
}
hint-leaves = Ensuite, { $other } peut avoir : { $tiles }.
hint-again = Ensuite, tu peux avoir : { $tiles }.
hint-stuck = Ensuite, { $seat } ne peut plus bouger, et la partie s’arrête, avec { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
} pour toi et { $others } pour l’autre joueur.
hint-over = La partie est finie.
warn-loses = Ce coup te fait perdre la partie. Le jouer quand même ?

log-special = Tuiles spéciales : { $tiles }.
log-begins = { $seat } commence.
log-put-row = { $seat } se place devant la ligne { $line }.
log-put-column = { $seat } se place devant la colonne { $line }.
log-row = { $seat } va devant la ligne { $line } : { $tile }.
log-column = { $seat } va devant la colonne { $line } : { $tile }.
log-doubled = Cela compte double pour { $seat }.
log-double-spent = Pour { $seat }, l’effet Double est épuisé.
log-takes-cookies = { $seat } prend { $count ->
    [one] { $count } cookie
   *[other] { $count } cookies
}.
log-loses-cookies = { $seat } perd { $count ->
    [one] { $count } cookie
   *[other] { $count } cookies
}.
log-takes-lures = { $seat } prend { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
}.
log-nothing = Rien ne change pour { $seat }.
log-double = Pour { $seat }, la prochaine tuile compte double.
log-swap = Les pions échangent leurs places, et { $seat } rejoue.
log-trap = { $seat } tombe dans le piège.
log-steal-cookies = { $seat } vole { $count ->
    [one] { $count } cookie
   *[other] { $count } cookies
} à { $other }.
log-steal-lures = { $seat } vole { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
} à { $other }.
log-alarm = L’alarme sonne.
log-declines = { $seat } n’échange rien.
log-buys-cookies = { $seat } échange 2 leurres contre 2 cookies.
log-buys-lures = { $seat } échange 2 cookies contre 2 leurres.
log-guard = { $seat } pose le gardien { $guard } sur { $cell }.
log-turns-up = { $seat } retourne { $cell } face visible : { $tile }.
log-turns-down = { $seat } retourne { $cell } face cachée : { $tile }.
log-lures = { $seat } attire le gardien { $guard } sur { $cell }.
log-stuck = { $seat } ne peut plus bouger.

highlight-stolen = { $count ->
    [one] Un cookie volé
   *[other] { $count } cookies volés
}
highlight-haul = { $times } trois cookies ou plus d’un coup
highlight-wasted = { $times } un effet Double pour rien
highlight-double = { $times } un double butin
highlight-swap = { $times } un échange de places
highlight-lured = { $times } un gardien qui mord à l’hameçon
highlight-turned = { $times } un retournement de tuile
tally-stolen = Cookies volés
tally-lost = Cookies perdus
tally-lured = Pas de gardiens attirés

edition-unknown-list = Une édition a les listes cookie, lost et special, mais pas { $name }.
edition-no-list = Dans une édition, { $name } doit être une liste de tuiles.
edition-no-tile = L’entrée { $number } de { $name } doit être une tuile, comme cookies = 2, lures = 1, count = 3.
edition-unknown-field = L’entrée { $number } de { $name } contient { $field } ; une tuile ne peut avoir que cookies, lures, count, long et guarded.
edition-number = Entrée { $number } de { $name } : { $field } doit être un nombre de { $low } à { $high }.
edition-switch = Entrée { $number } de { $name } : { $field } doit être true ou false.
edition-lost-guarded = Entrée { $number } de lost : seules les tuiles cookies peuvent être gardées.
edition-cookie-count = Le carré de 6 × 6 demande { $needed } tuiles cookies ; il y en a { $count }.
edition-cookie-short-count = Le carré de 5 × 5 demande { $needed } tuiles cookies non marquées long ; il y en a { $count }.
edition-lost-count = Le carré de 6 × 6 demande { $needed } tuiles cookies perdus ; il y en a { $count }.
edition-lost-short-count = Le carré de 5 × 5 demande { $needed } tuiles cookies perdus non marquées long ; il y en a { $count }.
edition-no-specials = Dans une édition, special doit dire combien il y a de chaque tuile spéciale, comme double = 2.
edition-unknown-special = Aucune tuile spéciale ne s’appelle { $name } ; il y a : { $known }.
edition-special-number = Il peut y avoir de 0 à { $high } exemplaires de la tuile spéciale { $name }.
edition-special-count = Une édition demande { $needed } tuiles spéciales ; il y en a { $count }.

law-1 = Chaque tuile est là une seule fois, et il n’y a que celles de la durée choisie (1.1, 1.2).
law-2 = Les tuiles remplissent le carré ligne par ligne ; celles qui ne sont pas encore posées restent à tirer (1.2).
law-3 = Les gardiens sont sur deux tuiles différentes, ou à côté du plateau (1.3, 2.6).
law-4 = Une fois les pions placés, l’un est devant une ligne et l’autre devant une colonne (2.1, 2.2).
law-5 = Personne n’a moins de 0, et les deux joueurs ensemble n’ont pas plus de 60 cookies et de 10 leurres (3.2).
law-6 = Une tuile absente n’est pas face cachée ; face cachée et double valent chacun 0 ou 1 (2.5, 4.1).
law-7 = Ce qui est demandé à un joueur est cohérent avec les tuiles, les pions et ce que les joueurs possèdent (2.1 à 2.6, 4.5 à 4.7).
law-8 = La partie est finie si un joueur est bloqué, est pris au piège ou a déclenché l’alarme, et seulement alors (5.1, 5.2).

# The picture
view-row = Ligne { $line }
view-column = Colonne { $line }
view-face-down = face cachée
view-guard = Gardien { $guard }, maintenant sur { $cell }
view-guard-on = Gardien { $guard } sur { $cell } : { $tile }
view-guard-beside = Gardien { $guard } à côté du plateau
view-pawn-row = { $seat } devant la ligne { $line }
view-pawn-column = { $seat } devant la colonne { $line }
view-pawn-beside = { $seat } : pas encore devant une rangée
view-cookies = { $seat }, cookies : { $count }
view-lures = { $seat }, leurres : { $count }
view-bank = Dans la réserve : cookies { $cookies }, leurres { $lures }

# Puzzles

goal-win = { $moves ->
    [one] Gagne en un coup, quoi que fasse l’autre joueur.
   *[other] Gagne en { $moves } coups, quoi que fasse l’autre joueur.
}
