# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Un seul lancer pour tous : emmure tes biscuits avant les autres.
intro = Tout le monde joue en même temps, chacun sur son plateau, avec le même lancer. De deux à cinq joueurs ; le jeu vient de la pipopipette, le jeu des petits carrés.

section-1 = Matériel
clause-1-1 = Chaque joueur a un plateau de 6 cases sur 6, avec un biscuit sur chacune, et onze jetons numérotés de 2 à 12. Tous les plateaux d’une même face sont identiques.
clause-1-2 = Un jeton indique combien de murs il trace : 2 et 12, quatre ; 3 et 11, trois ; 4 et 10, deux ; 5, 6, 7, 8 et 9, un.
clause-1-3 = Les murs se tracent sur les bords des cases : 84 emplacements, ceux du pourtour compris. Un mur entre deux cases appartient aux deux. Quelques-uns sont imprimés.
clause-1-4 = Dix biscuits sont sur fond rouge, sur les deux faces du plateau.
clause-1-5 = La face bleue a sept sortes de trois biscuits, dix biscuits sur rouge et cinq biscuits simples, qui ne sont d’aucune sorte. La jaune a huit sortes de deux, deux, trois, trois, trois, quatre, quatre et cinq biscuits, et dix sur rouge.
    .house = L’emplacement des biscuits, des cases rouges, des murs imprimés et des onze cases marquées d’un point.
    .option = Qui possède le jeu imprimé peut jouer sur ses plateaux (edition) : house, ou un fichier avec le dessin d’une face.

section-2 = Mise en place
clause-2-1 = Tout le monde joue sur la même face du plateau.
    .option = La face (side) : blue, bleue ; yellow, jaune.
clause-2-2 = Pour une première partie, les jetons de chacun sont posés au hasard sur les onze cases marquées d’un point. Dans la partie normale, chacun pose librement ses onze jetons, un par case au plus.
    .ruling = On les montre quand tout le monde a fini. Les jetons que tu ne tiens pas à poser toi-même vont sur des cases marquées d’un point.
    .option = Comment poser les jetons (setup) : auto, first sur la face bleue et standard sur la jaune ; first, pas sur la jaune ; standard.

section-3 = Une manche
clause-3-1 = On lance deux dés ; leur somme vaut pour tous. Puis tout le monde joue en même temps, chacun sur son plateau, dans l’ordre de 3.2 à 3.8. Personne n’a à attendre les autres avant la fin de la manche.
    .option = Qui lance à la première manche (first) : random laisse le choix ; une place, puis chacun à son tour. Cela ne change que le nom annoncé.
clause-3-2 = Trace autant de murs que l’indique le jeton de ce nombre, sur des bords libres de la case où il se trouve.
    .ruling = Tous ceux qui peuvent être tracés doivent l’être.
clause-3-3 = S’il y a moins de bords libres que n’en demande le jeton, le reste est perdu et tu barres un seul trait sous la boisson, quel que soit le nombre de murs perdus.
clause-3-4 = Si tu n’as plus le jeton de ce nombre, tu barres un trait.
clause-3-5 = Quand le troisième trait est barré, tu traces tout de suite, avant 3.6, un mur sur n’importe quel bord libre, et tous les traits sont effacés.
    .ruling = C’est obligatoire ; les règles imprimées disent « tu peux ». S’il n’y a plus de bord libre, les traits sont effacés quand même.
clause-3-6 = Une case entourée de quatre murs est fermée. On met d’abord une croix sur toutes les cases fermées et on en retire les jetons ; puis tu poses ces jetons, dans l’ordre que tu veux, sur des cases sans jeton ni croix.
    .ruling = S’il n’y a pas de place pour tous, tu choisis ceux qui quittent la partie en posant les autres ; les nombres partis comptent comme en 3.4.
clause-3-7 = Ensuite tu peux déplacer un jeton vers une autre case sans jeton ni croix.
clause-3-8 = Viennent enfin les objectifs de la section 4. La manche se termine quand tout le monde a fini.

section-4 = Objectifs
clause-4-1 = Sur la face bleue : pour chacune des sept sortes, une croix sur ses trois biscuits ; six des dix sur rouge ; une ligne ou une colonne entière.
clause-4-2 = Sur la face jaune : pour chacune des huit sortes, une croix sur tous ses biscuits ; six des dix sur rouge. Ni ligne ni colonne.
clause-4-3 = Pour chaque objectif que tu atteins, tu rends un jeton de ton choix : il reste sur le tableau des scores et ne te sert plus.
    .ruling = Tu ne peux rendre qu’un jeton de ton plateau ; si tu n’en as plus, l’objectif compte quand même.
clause-4-4 = Chaque objectif compte une fois pour chaque joueur. Sur la face bleue, et pour le rouge sur les deux faces, il rapporte 6 points au premier, 4 au suivant dans une manche ultérieure, et 3 à tous les autres.
clause-4-5 = Les joueurs qui atteignent un objectif dans la même manche partagent la première place libre et en reçoivent tous la totalité des points.
    .ruling = Places et points sont attribués quand tout le monde a fini. D’ici là, tu vois les autres plateaux tels qu’ils étaient après la manche précédente.
clause-4-6 = Sur la face jaune, les points d’une sorte dépendent de sa taille.
    .house = Sortes de deux : 4, 3 et 2 points ; de trois : 6, 4 et 3 ; de quatre : 8, 6 et 4 ; de cinq : 10, 7 et 5.

section-5 = La fin
clause-5-1 = À deux joueurs, la partie se termine après la manche où quelqu’un atteint 25 points.
    .house = 24 points à trois joueurs, 23 à quatre, 22 à cinq.
clause-5-2 = Qui a le plus de points gagne ; à égalité, ces joueurs gagnent ensemble.
clause-5-3 = Qui a un plateau plein n’a rien à faire pendant la manche.
    .ruling = De même pour qui n’a plus de jeton ni de mur de la boisson à tracer. Un plateau plein rapporte au moins la somme des dernières places, 27 points sur la face bleue et 29 sur la jaune, ce qui suffit à finir la partie ; une édition où cela ne suffit pas est refusée.

impossible-2-1 = Le dessin de cette édition est celui de l’autre face : choisis aussi cette face.
impossible-2-2 = Sur le jaune, chacun pose ses jetons librement ; la mise en place d’une première partie est pour le bleu.
refusal-2-2 = À la mise en place, chaque jeton va de ta main sur une case libre ; ce qui est posé y reste, sauf si tu reprends ton coup. Tu as fini quand tous sont posés.
refusal-3-2 = Les murs vont sur les bords libres de la case où se trouve le jeton du nombre lancé : autant qu’il en indique, et avant toute autre chose.
refusal-3-4 = Tu n’as plus le jeton du nombre lancé : il ne trace aucun mur, et un trait a été barré pour cela.
refusal-3-5 = La boisson te donne maintenant un mur sur n’importe quel bord libre de ton plateau.
refusal-3-6 = Un jeton retiré va d’abord sur une case sans jeton ni croix. Un jeton qui a quitté la partie ne revient pas.
refusal-3-7 = Tu peux déplacer un jeton par manche, vers une autre case sans jeton ni croix, avant de rendre des jetons.
refusal-4-3 = Pour chaque objectif que tu atteins, et seulement alors, tu rends un jeton qui se trouve sur ton plateau.

option-side = Face du plateau
    .blue = bleue
    .yellow = jaune
option-setup = Pose des jetons
    .auto = comme d’habitude sur cette face
    .first = au hasard, pour une première partie
    .standard = chacun pose librement
option-edition = Plateaux
option-first = Qui lance les dés
    .random = qui veut

ending-single = { $winners } a le plus de points et gagne.
ending-shared = { $winners } ont le plus de points et gagnent ensemble.

move-draw-above = Mur au-dessus de { $space }
move-draw-left = Mur à gauche de { $space }
move-draw-right = Mur à droite de { $space }
move-draw-below = Mur au-dessous de { $space }
move-draw-all = Tracer les { $left } murs
move-put = Poser le { $chip } en { $space }
move-move = Déplacer le { $chip } en { $space }
move-give = Rendre le { $chip }
move-place-rest = Poser le reste pour moi
move-placed = Mes jetons sont posés
move-done = Terminé
hint-encloses = Cela ferme { $spaces }.
hint-bonus = Le mur de la boisson peut aller partout. Ensuite les traits sont effacés.
hint-wall = { $left ->
    [one] C’est le dernier mur de ce lancer.
   *[other] Il reste { $left } murs à tracer, celui-ci compris.
}
hint-chip = { $walls ->
    [one] Quand les dés font { $chip }, il trace un mur à cet endroit.
   *[other] Quand les dés font { $chip }, il trace { $walls } murs à cet endroit.
}
hint-give = Le { $chip } va sur le tableau des scores pour « { $task } ». Il ne trace plus de murs.
hint-place-rest = Tous les jetons encore en main vont sur des cases marquées d’un point, au hasard.
hint-placed = Les plateaux sont montrés quand tout le monde a fini.
hint-done = Ta manche est terminée. Les points sont comptés quand tout le monde a fini.
guide-move = Au début, touche un jeton, puis une case libre. À chaque manche, touche les bords autour du jeton désigné par les dés : une case à quatre murs est à toi. Ensuite tu peux déplacer un jeton, puis tu touches « Terminé ».

task-0 = cœurs
task-1 = étoiles
task-2 = anneaux
task-3 = lunes
task-4 = sapins
task-5 = fleurs
task-6 = bretzels
task-7 = bonshommes en pain d’épices
task-8 = six sur rouge
task-9 = une ligne ou colonne entière

text-set-up = On pose les jetons.
text-dice-roll = Manche { $round } : les dés roulent.
text-round = Manche { $round } : { $one } et { $other } font { $sum }.

log-dealt = Les jetons sont posés au hasard sur les cases marquées d’un point.
log-placed = Tous les jetons sont posés.
log-throw = { $one } et { $other } : tout le monde joue le { $sum }.
log-throws = { $seat } lance { $one } et { $other } : tout le monde joue le { $sum }.
log-rests = { $seat } n’a rien à faire.
log-bar = { $seat } barre un trait, ce qui fait { $bars }.
log-bonus = { $seat } vide son verre : un mur sur n’importe quel bord.
log-crosses = { $seat } met une croix en { $spaces }.
log-leaves = Il n’y a pas de place pour le { $chip } de { $seat } : il quitte la partie.
log-task = { $seat } atteint « { $task } » pour { $points } points et rend le { $chip }.
log-task-without-chip = { $seat } atteint « { $task } » pour { $points } points et n’a plus de jeton à rendre.

measure-points-of-the-winner = points du vainqueur
measure-points-of-all = points de tous les joueurs réunis
measure-tasks = objectifs atteints par tous les joueurs réunis
measure-chips-given-up = jetons rendus par tous les joueurs réunis
measure-crosses = croix de tous les joueurs réunis

edition-side = Une édition indique side = "blue" ou side = "yellow", pas « { $value } ».
edition-unknown-key = Une édition n’a pas de « { $name } ». Elle a : { $known }.
edition-missing-key = Il manque « { $name } » à l’édition.
edition-kinds = kinds, ce sont { $needed } lettres différentes sur la face { $side } (de a à z, mais pas o), pas « { $value } ».
edition-lines = Le dessin d’un plateau a { $needed } lignes, pas { $count } : sept de bords horizontaux et, entre elles, six de cases.
edition-line-too-long = La ligne { $line } du plateau est trop longue : elle a au plus { $longest } caractères.
edition-drawing = Ligne { $line } du plateau, colonne { $column } : « { $found } » n’y signifie rien.
edition-count = Sur la face { $side }, il faut { $needed } fois « { $letter } », pas { $count }.
edition-dots = Onze cases sont marquées d’un point (:), pas { $count } ; { $needed } jetons doivent y trouver place.
edition-enclosed = Les murs imprimés ferment { $space } avant même le début de la partie.
edition-blue-points = Sur la face bleue, chaque objectif rapporte 6, 4 et 3 points : n’indique pas points.
edition-points = points a une ligne pour chaque taille de sorte : { $sizes }.
edition-places = Les points des sortes de { $size } sont trois nombres entiers entre 30 et 1, aucun plus grand que le précédent, pas « { $value } ».
edition-end-points = end_points, ce sont quatre nombres entiers, pour deux, trois, quatre et cinq joueurs, pas « { $value } ».
edition-never-ends = Avec end_points à { $points }, la partie pourrait ne jamais finir : aux dernières places, un plateau plein rapporte au moins { $lowest }.

law-1 = Un joueur absent n’a pas de plateau (1.1).
law-2 = Les murs sont sur les 84 bords, et les murs imprimés en font partie (1.3).
law-3 = Les croix sont sur les cases fermées et sur aucune autre (3.6).
law-4 = Un jeton est seul sur une case sans croix, ou il a définitivement quitté la partie (2.2, 3.6, 4.3).
law-5 = Jamais plus de deux traits ne restent barrés (3.5).
law-6 = Ce qu’un joueur est en train de faire convient à la partie et à son plateau (3.1 à 3.8).
law-7 = Un objectif est atteint par ceux dont les croix le remplissent (4.1, 4.2).
law-8 = Les places d’un objectif sont prises dans l’ordre (4.4, 4.5).
law-9 = Les points sont ceux des places (4.4).
law-10 = Phase, manche et dés conviennent à la partie, et elle est finie quand quelqu’un a assez de points (3.1, 5.1).
law-11 = Sur le tableau des scores, un joueur a au plus un jeton par objectif atteint (4.3).
law-12 = Un mur que tout le monde a vu n’est pas effacé (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = cœur
view-cookie-1 = étoile
view-cookie-2 = anneau
view-cookie-3 = lune
view-cookie-4 = sapin
view-cookie-5 = fleur
view-cookie-6 = bretzel
view-cookie-7 = bonhomme en pain d’épices
view-cookie-8 = biscuit sur rouge
view-cookie-9 = biscuit simple
view-chip = Le { $chip }
view-scoreboard = Tableau des scores : la partie finit à { $points } points
view-points = { $points ->
    [one] { $seat } a { $points } point.
   *[other] { $seat } a { $points } points.
}
view-done = A fini cette manche.
view-thinking = Réfléchit encore.

ask-place = { $left ->
    [one] Pose ton dernier jeton sur une case libre.
   *[other] Touche un jeton, puis une case. Encore { $left }.
}
ask-placed = Tous tes jetons sont posés. Confirme.
ask-draw = { $left ->
    [one] Trace un mur autour de ton { $chip } : touche un bord.
   *[other] Trace { $left } murs autour de ton { $chip } : touche les bords.
}
ask-draw-all = Touche une fois pour tracer les { $left } murs autour de ton { $chip }.
ask-bonus = Troisième trait ! Trace un mur sur n’importe quel bord libre.
ask-put = { $left ->
    [one] Repose sur une case libre : jeton { $chips }.
   *[other] Repose sur des cases libres : jetons { $chips }.
}
ask-move = Tu peux déplacer un jeton. Ensuite, touche « Terminé ».
ask-move-or-give = « { $task } » ! Rends un jeton, ou déplaces-en un avant.
ask-give = « { $task } » ! Rends un jeton : pose-le sur le tableau.
ask-done = C’est tout : touche « Terminé ».
all-place = Tous placent leurs jetons
all-play = Tous jouent le { $chip }
first-chip = Choisis d’abord un jeton.
