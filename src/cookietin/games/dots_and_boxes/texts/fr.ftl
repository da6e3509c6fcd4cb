# La pipopipette. Clauses: the value is the rule; .ruling is what we decided where the rules are
# silent, .option a choice at the table.

name = Pipopipette
tagline = Un trait chacun. Ferme un carré : il est à toi, et tu rejoues.
intro = À tour de rôle, tracez des traits entre les points et fermez le plus de carrés possible. De deux à quatre joueurs. Ça paraît innocent, jusqu’au moment où chaque trait fait un cadeau.
credit = Un jeu traditionnel, papier et crayon ; il n’appartient à personne. Édouard Lucas l’a décrit en 1889.
score = Carrés

section-1 = Mise en place
clause-1-1 = Le plateau est une grille de points ; quatre points voisins sont les coins d’un carré. Au début, aucun trait n’est tracé.
    .option = D’une à six lignes de carrés et d’une à six colonnes ; d’habitude, quatre de chaque.

section-2 = Un tour
clause-2-1 = Trace un trait entre deux points voisins, à l’horizontale ou à la verticale, là où il n’y en a pas encore.
clause-2-2 = Si ton trait est le quatrième côté d’un carré, le carré est à toi. Un trait peut fermer deux carrés.
clause-2-3 = Si tu as fermé un carré, tu traces encore un trait, sauf s’ils sont tous tracés. Sinon, c’est au joueur suivant.
    .ruling = On joue dans le sens des aiguilles d’une montre, et on tire au sort qui commence.
    .option = En créant la table, on peut choisir qui commence.

section-3 = La fin
clause-3-1 = Quand tous les traits sont tracés, celui qui a le plus de carrés gagne. En cas d’égalité, les joueurs concernés gagnent ensemble ; à deux, c’est match nul.

refusal-1-1 = Ce trait n’existe pas sur ce plateau.
refusal-2-1 = Ce trait est déjà tracé : choisis-en un qui est encore libre.

option-rows = Lignes de carrés
option-columns = Colonnes de carrés

ending-single = { $winners } a le plus de carrés et gagne.
ending-shared = { $winners } ont le plus de carrés et gagnent ensemble.
ending-draw = Même nombre de carrés pour les deux : match nul.

edge-above = en haut de { $box }
edge-left = à gauche de { $box }
edge-right = à droite de { $box }
edge-below = en bas de { $box }
move-draw = Tracer { $edge }
hint-closes = Cela ferme { $boxes }, et tu traces encore un trait.
hint-closes-last = Cela ferme { $boxes } : c’est le dernier trait.
hint-offers = Le joueur suivant pourra fermer { $boxes }.
hint-safe = Après ce trait, personne ne peut fermer de carré.

ask-draw = Trace un trait entre deux points.
ask-close = Il y a un carré à fermer : trace un trait.

tip-draw = Touche entre deux points pour tracer un trait. Celui qui trace le quatrième côté d’un carré le gagne et trace encore un trait : évite donc de tracer le troisième ! À la fin, celui qui a le plus de carrés gagne !
tip-close = Il y a déjà trois côtés ! Trace le quatrième, et le carré est à toi. Puis tu traces encore un trait.
tip-third = Attention : si tu traces ici le troisième côté, le joueur suivant trace le quatrième et gagne le carré.
tip-chain = Maintenant, chaque trait fait cadeau de carrés. Compte d’abord : combien le joueur suivant pourrait-il en fermer, l’un après l’autre ? Trace là où il y en a le moins, par exemple ici.
how-draw = À tour de rôle, tracez un trait entre deux points voisins.
how-close = Trace le quatrième côté d’un carré, et il est à toi : ton cookie y prend place. Puis tu traces encore un trait.
how-third = Évite de tracer le troisième côté d’un carré : le joueur suivant trace le quatrième.
how-win = Quand tous les traits sont tracés, celui qui a le plus de carrés gagne.

log-begins = { $seat } commence.
log-draws = { $seat } trace un trait { $edge }.
log-closes = { $seat } trace un trait { $edge } et ferme { $boxes }.

view-boxes = { $boxes ->
    [one] { $seat } a { $boxes } carré.
   *[other] { $seat } a { $boxes } carrés.
}
view-left = { $left ->
    [one] Il reste { $left } trait à tracer.
   *[other] Il reste { $left } traits à tracer.
}
view-box = Carré { $box }
view-owned = { $box } : { $seat }
text-legend = -- et | traits · A, B, C et D propriétaire du carré
told-owner = à { $seat }
told-lines = traits : { $sides }
told-no-lines = aucun trait
told-above = en haut
told-left = à gauche
told-right = à droite
told-below = en bas

highlight-double = { $times } deux carrés d’un seul trait
highlight-again = { $times } un trait de plus
highlight-offers = { $count ->
    [one] Un carré offert
   *[other] { $count } carrés offerts
}
tally-double = Deux carrés d’un seul trait
tally-again = Traits en plus
tally-offers = Carrés offerts

measure-boxes-of-the-winner = carrés du vainqueur
measure-lead = carrés d’avance sur le suivant

law-1 = Seuls ceux qui jouent ont des carrés (1.1).
law-2 = Les traits relient des points voisins du plateau (1.1, 2.1).
law-3 = Chaque carré qui a quatre côtés est à un joueur, et les autres ne sont à personne (2.2).
law-4 = La partie est finie quand tous les traits sont tracés, et rien n’est tracé avant que quelqu’un commence (2.3, 3.1).
law-5 = C’est le tour de quelqu’un qui joue (2.3).

# Puzzles

goal-boxes = { $count ->
    [one] Ferme le plus de carrés possible. Tu peux encore en gagner un, quoi que fasse l’autre joueur.
   *[other] Ferme le plus de carrés possible. Tu peux encore en gagner { $count }, quoi que fasse l’autre joueur.
}
