# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Deux fugueurs, un carré de tuiles : là où vos chemins se croisent, c’est pour toi.
intro = Deux fugueurs, un panda roux et un raton laveur, chapardent des cookies dans un carré de tuiles. L’un longe les lignes, l’autre les colonnes ; la tuile où ils se croisent est pour toi. Tout est visible ; le hasard n’est que dans la disposition des tuiles.

section-1 = Mise en place
clause-1-1 = Il y a 19 tuiles cookies, 12 tuiles cookies perdus, 13 tuiles spéciales, 60 cookies, 10 leurres et 2 gardiens, pour deux joueurs. Chacun commence sans rien.
    .ruling = La réserve est la même pour la partie courte.
clause-1-2 = Toutes les tuiles cookies et cookies perdus et 5 tuiles spéciales tirées au sort sont posées au hasard, face visible, en un carré de 6 × 6.
    .option = Durée (length) : classic ; short, les 14 tuiles cookies et les 9 tuiles cookies perdus sans la marque de la partie longue et 2 tuiles spéciales, en un carré de 5 × 5.
clause-1-3 = Les gardiens se placent sur des tuiles qui portent la marque du gardien.
    .ruling = D’abord sur les postes de garde (4.3), puis sur les tuiles cookies marquées, la plus riche d’abord, jusqu’à ce que les deux soient placés ; à égalité, on suit l’ordre des lignes, puis des colonnes. Un gardien qui ne trouve pas de tuile reste à côté du plateau.
clause-1-4 = Ce que montrent les tuiles dépend de l’édition.
    .house = Tuiles cookies sans la marque longue : 1 ×4, 1 avec un leurre ×3, 2 ×3, 2 avec un leurre, 3, 3 gardée, 4 gardée. Avec la marque longue : 1 avec deux leurres, 2 avec un leurre, 3 ×2, 5. Tuiles cookies perdus sans la marque longue : −1 ×4, −1 avec un leurre ×2, −2 ×2, −3. Avec la marque longue : −2 avec un leurre, −3, −4. Tuiles spéciales : une de chacune des onze de la section 4, et une deuxième Double et une deuxième Déplacer un gardien.
    .option = Les tuiles de qui (edition) : house, les nôtres ; ou un fichier avec celles d’un jeu imprimé.

section-2 = Le jeu
clause-2-1 = Le premier joueur place son pion devant n’importe quelle ligne ou colonne, quelles que soient les tuiles qui s’y trouvent (2.4 ne compte pas ici). Rien n’est encore activé.
    .ruling = On tire au sort qui commence, ou on le décide en ouvrant la table ; d’après les règles imprimées, c’est le dernier à avoir mangé un cookie.
    .option = Qui commence (first) : random, ou une place.
clause-2-2 = Le second joueur place son pion devant une rangée de l’autre sens et active la tuile où les deux rangées se croisent ; 2.4 compte ici aussi.
clause-2-3 = Ensuite, à tour de rôle : déplace ton pion devant une autre rangée de ton sens, puis active la tuile du croisement. Tu es obligé de bouger.
clause-2-4 = Une tuile face cachée ou occupée par un gardien ne peut pas être activée : tu ne peux donc pas aller devant sa rangée.
clause-2-5 = Activer une tuile, c’est faire ce qu’elle dit, puis la retourner face cachée.
clause-2-6 = À la fin de ton tour, si la partie n’est pas finie, tu peux déplacer des gardiens pas à pas. Chaque pas coûte un leurre, rendu à la réserve, et mène sur l’une des huit tuiles voisines, visible ou cachée.
    .ruling = Jamais sur la tuile de l’autre gardien, même en passant ; un gardien à côté du plateau ne peut pas être attiré. Les deux gardiens peuvent bouger, dans n’importe quel ordre ; un aller-retour se paie aussi.

section-3 = Cookies et leurres
clause-3-1 = Pour chaque cookie dessiné, prends-en un ; pour chaque cookie barré, perds-en un ; pour chaque leurre dessiné, prends-en un.
clause-3-2 = Tu n’as jamais moins que rien.
    .ruling = Il n’y a rien de plus que les 60 cookies et les 10 leurres de la réserve ; ce qui n’y est plus n’est pas payé.

section-4 = Tuiles spéciales
clause-4-1 = Double : ta prochaine tuile compte double, gains et pertes.
    .ruling = Elle double les cookies et les leurres de 3.1, 4.3 et 4.11, rien d’autre, et ta prochaine tuile l’épuise, quelle qu’elle soit : une deuxième Double épuise la première et en prépare une nouvelle, un Échange l’épuise aussi. Elle appartient au joueur, pas au pion.
clause-4-2 = Échange : les pions échangent leurs places, et donc leurs sens ; cette tuile est retournée ; puis tu rejoues aussitôt, en quittant la rangée devant laquelle tu te trouves maintenant (2.3).
    .ruling = C’est le même tour, donc 2.6 ne vient qu’après la dernière tuile. Si tu ne peux pas rejouer, la partie s’arrête (5.1).
clause-4-3 = Poste de garde : gagne 2 cookies. Un gardien s’y tient au début.
clause-4-4 = Piège : tu perds la partie, quoi que tu possèdes. Si c’est ton seul déplacement possible, tu dois y entrer.
clause-4-5 = Troc : échange, une seule fois, 2 leurres contre 2 cookies ou 2 cookies contre 2 leurres.
    .ruling = Tu peux refuser. C’est exactement deux contre deux, et seulement si la réserve peut payer ; sans deux leurres ni deux cookies, la tuile ne fait rien.
clause-4-6 = Déplacer un gardien : tu dois poser un gardien, même un qui attend à côté du plateau, sur une autre tuile sans gardien, visible ou cachée ; la tuile que tu viens d’activer convient aussi.
clause-4-7 = Retourner : tu dois retourner une autre tuile de ton choix, face visible ou face cachée.
    .ruling = Même sous un gardien, qui reste dessus. Une tuile Retourner ne peut pas être remise face visible (avec deux, cela pourrait durer toujours) ; face cachée, si.
clause-4-8 = Voler des cookies : prends-en deux à l’autre joueur, ou tous s’il en a moins. Il n’y a pas de choix.
clause-4-9 = Doubler les leurres : prends encore autant de leurres que tu en as.
clause-4-10 = Voler des leurres : prends-en deux à l’autre joueur, ou tous s’il en a moins.
clause-4-11 = Alarme : perds 4 cookies ; la partie s’arrête aussitôt, et le plus de cookies gagne comme en 5.1.

section-5 = La fin
clause-5-1 = La partie s’arrête quand celui qui doit jouer ne peut pas : sur chacune des autres rangées de son sens, la tuile qui croise la rangée de l’autre pion est cachée ou gardée. Celui qui a le plus de cookies gagne ; à égalité, c’est un match nul.
    .ruling = On le juge quand un tour commence, après le 2.6 de l’autre, et quand un Échange demande un autre déplacement. Les leurres peuvent donc encore enfermer ou libérer l’adversaire, mais n’aident pas celui qui est bloqué.
clause-5-2 = Un Piège (4.4) et une Alarme (4.11) y mettent fin aussi.

option-length = Durée
    .classic = classique, 36 tuiles
    .short = courte, 25 tuiles
option-edition = Tuiles

ending-stuck = Plus moyen de bouger : { $winners } a le plus de cookies et gagne.
ending-trap = Le piège se referme : { $winners } gagne.
ending-alarm = L’alarme met fin à la partie : { $winners } a le plus de cookies et gagne.
ending-draw = C’est fini, avec autant de cookies de chaque côté : match nul.

move-put-row = Devant la ligne { $line }
move-put-column = Devant la colonne { $line }
move-row = Ligne { $line } : { $tile }
move-column = Colonne { $line } : { $tile }
move-decline = Ne rien échanger
move-buy-cookies = 2 leurres contre 2 cookies
move-buy-lures = 2 cookies contre 2 leurres
move-guard = Gardien { $guard } sur { $cell }
move-turn-up = Retourner { $cell } face visible : { $tile }
move-turn-down = Retourner { $cell } face cachée : { $tile }
move-lure = Attirer le gardien { $guard } sur { $cell } pour un leurre
move-done = ✓ Finir mon tour
guide-move = À chaque tour, tu vas devant une autre rangée : là où elle croise celle de l’autre se trouve ta tuile. Tu ne restes jamais sur place. Ensuite, tu peux déplacer des gardiens avec tes leurres.

ask-put-first = Pose ton pion devant une ligne ou une colonne de ton choix.
ask-put-second = Pose ton pion devant une rangée qui croise l’autre : à toi leur tuile.
ask-move = Change de rangée : tu reçois la tuile du croisement.
ask-trade = Troc : deux contre deux, une seule fois, ou pas du tout.
ask-guard = Pose un gardien sur une autre tuile.
ask-turn = Retourne une autre tuile.
ask-lure = Tu peux attirer des gardiens, un leurre par pas, ou finir ton tour.
first-guard = Choisis d’abord un gardien.

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
    [one] { $cookies } cookie perdu
   *[other] { $cookies } cookies perdus
}
tile-lost-lures = { $cookies ->
    [one] { $cookies } cookie perdu
   *[other] { $cookies } cookies perdus
} et { $lures ->
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
text-legend = L leurre · G marque de gardien · ( ) face cachée · @1 @2 gardiens
tiles = { $first } ; { $rest }
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
hint-put = Tu n’as pas encore de tuile
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
hint-alarm = La partie s’arrête avec { $cookies } pour toi et { $others } pour l’autre
hint-traded = Tu as alors { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
} et { $lures ->
    [one] { $lures } leurre
   *[other] { $lures } leurres
}
hint-lure = Cela coûte un leurre ; il t’en reste { $lures }
hint-leaves = Ensuite, { $other } peut avoir : { $tiles }.
hint-again = Ensuite, tu peux avoir : { $tiles }.
hint-stuck = Ensuite, { $seat } ne peut plus bouger, et la partie s’arrête avec { $cookies } pour toi et { $others } pour l’autre.
hint-over = C’est alors fini.
warn-loses = Ce coup te fait perdre la partie. Le jouer quand même ?

log-special = Parmi les tuiles : { $tile }.
log-begins = { $seat } commence.
log-put-row = { $seat } se place devant la ligne { $line }.
log-put-column = { $seat } se place devant la colonne { $line }.
log-row = { $seat } va devant la ligne { $line } : { $tile }.
log-column = { $seat } va devant la colonne { $line } : { $tile }.
log-doubled = Cela compte double pour { $seat }.
log-double-spent = { $seat } n’a plus sa tuile Double.
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
log-double = Pour { $seat }, la prochaine tuile comptera double.
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

edition-unknown-list = Une édition a les listes cookie, lost et special, mais pas de liste { $name }.
edition-no-list = Dans une édition, { $name } est une liste de tuiles.
edition-no-tile = L’entrée { $number } de { $name } n’est pas une tuile, comme cookies = 2, lures = 1, count = 3.
edition-unknown-field = L’entrée { $number } de { $name } contient { $field } ; une tuile n’a que cookies, lures, count, long et guarded.
edition-number = Entrée { $number } de { $name } : { $field } est un nombre de { $low } à { $high }.
edition-switch = Entrée { $number } de { $name } : { $field } vaut true ou false.
edition-lost-guarded = Entrée { $number } de lost : seules les tuiles cookies peuvent être gardées.
edition-cookie-count = Le carré de 6 × 6 demande { $needed } tuiles cookies ; il y en a { $count }.
edition-cookie-short-count = Le carré de 5 × 5 demande { $needed } tuiles cookies sans long ; il y en a { $count }.
edition-lost-count = Le carré de 6 × 6 demande { $needed } tuiles cookies perdus ; il y en a { $count }.
edition-lost-short-count = Le carré de 5 × 5 demande { $needed } tuiles cookies perdus sans long ; il y en a { $count }.
edition-no-specials = Dans une édition, special dit combien il y a de tuiles spéciales de chaque sorte, comme double = 2.
edition-unknown-special = Il n’y a pas de tuile spéciale { $name } ; il y a { $known }.
edition-special-number = De la tuile spéciale { $name }, il y en a de 0 à { $high }.
edition-special-count = Il y a { $needed } tuiles spéciales ; ici, il y en a { $count }.

law-1 = Chaque tuile n’est là qu’une fois, et seulement celles de la durée choisie (1.1, 1.2).
law-2 = Les tuiles remplissent le carré ligne par ligne ; ce qui n’est pas posé reste à tirer (1.2).
law-3 = Les gardiens sont sur deux tuiles différentes, ou à côté du plateau (1.3, 2.6).
law-4 = Dès qu’ils sont placés, un pion est devant une ligne et l’autre devant une colonne (2.1, 2.2).
law-5 = Personne n’a moins que rien, et les deux ensemble n’ont pas plus de 60 cookies et de 10 leurres (3.2).
law-6 = Une tuile absente n’est pas face cachée ; caché et double valent 0 ou 1 (2.5, 4.1).
law-7 = Ce qui est demandé correspond aux tuiles, aux pions et à ce que les joueurs possèdent (2.1 à 2.6, 4.5 à 4.7).
law-8 = C’est fini si un joueur est bloqué, pris au piège ou a déclenché l’alarme, et seulement alors (5.1, 5.2).

# The picture
view-row = Ligne { $line }
view-column = Colonne { $line }
view-face-down = face cachée
view-guard = Gardien { $guard }, maintenant sur { $cell }
view-guard-beside = Gardien { $guard } à côté du plateau
view-pawn-row = { $seat } devant la ligne { $line }
view-pawn-column = { $seat } devant la colonne { $line }
view-pawn-beside = { $seat } pas encore devant une rangée
view-cookies = { $seat }, cookies : { $count }
view-lures = { $seat }, leurres : { $count }
view-bank = Dans la réserve : cookies { $cookies }, leurres { $lures }
