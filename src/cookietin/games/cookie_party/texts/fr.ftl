# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Un seul lancer pour tous : entoure tes cookies de murs avant les autres.
intro = Tout le monde joue en même temps, chacun sur son plateau, avec le même lancer. De deux à cinq joueurs ; le jeu est né de la pipopipette, le jeu des petits carrés.
credit = D’après « Kekse Kästchen » (Cookie Party). Auteur : Ralf zur Linde. Illustrations : Ellie vs. Bear. Éditeur : Ravensburger.
score = Points

section-1 = Matériel
clause-1-1 = Chaque joueur a un plateau de 6 cases sur 6, avec un cookie sur chacune, une boisson avec trois traits dessous et onze jetons numérotés de 2 à 12. Chaque plateau a une face bleue et une face jaune, les mêmes pour tous.
    .house = La taille du plateau, et donc ses 84 bords : la règle imprimée ne la montre qu’en image.
clause-1-2 = Un jeton indique combien de murs tu traces avec lui, et les nombres rares en donnent plus : quatre pour 2 et 12, trois pour 3 et 11, deux pour 4 et 10, un seul pour 5, 6, 7, 8 et 9.
    .house = Le texte de la règle imprimée n’indique que deux cas, un mur pour 6 et trois pour 11 ; les autres nombres de murs sont de nous.
clause-1-3 = Les murs se tracent sur les bords des cases, ceux du pourtour compris : 84 emplacements en tout. Un mur entre deux cases appartient aux deux. Quelques murs sont imprimés.
clause-1-4 = Sur les deux faces du plateau, dix cookies sont sur fond rouge.
    .told = Un cookie sur fond rouge n’est d’aucune sorte. Six cookies sur fond rouge, n’importe lesquels, suffisent pour un objectif.
clause-1-5 = La face bleue a sept sortes de cookies, de trois cookies chacune, dix cookies sur fond rouge et cinq cookies simples, qui ne sont d’aucune sorte. La face jaune a huit sortes, de deux, deux, trois, trois, trois, quatre, quatre et cinq cookies, et dix cookies sur fond rouge.
    .house = Le texte de la règle imprimée indique trois cookies par sorte sur la face bleue, dix sur fond rouge, et une sorte de plus sur la jaune que sur la bleue. De notre cru : le nombre de sortes, les cookies simples, la taille des sortes sur la jaune, et l’emplacement des cookies, des cases rouges, des murs imprimés et des onze cases marquées d’un point.
    .option = Si tu as le jeu en boîte, tu peux jouer avec son matériel : un fichier décrit une face du plateau, de quatre à sept cases de large et de haut, et donne les murs des jetons, les points des objectifs et le nombre de points qui met fin à la partie.
    .told = Un cookie simple n’est d’aucune sorte ; il n’aide que là où une ligne ou une colonne entière compte.

section-2 = Mise en place
clause-2-1 = Tout le monde joue sur la même face du plateau.
    .option = Normalement la face bleue ; on peut aussi choisir la jaune.
clause-2-2 = Pour une première partie, les jetons de chacun sont posés au hasard sur les onze cases marquées d’un point. Dans la partie standard, chacun pose ses onze jetons où il veut, un seul par case.
    .ruling = Les plateaux sont montrés quand tout le monde a fini. Les jetons que tu ne veux pas poser toi-même peuvent être posés pour toi sur les cases marquées d’un point.
    .option = Sur la face bleue, les jetons sont posés comme pour une première partie, sauf si on choisit la partie standard ; sur la jaune, c’est toujours la partie standard.

section-3 = Une manche
clause-3-1 = On lance deux dés, et leur somme compte pour tous. Puis tout le monde joue en même temps, chacun sur son plateau. Personne n’a à attendre les autres avant la fin de la manche.
    .option = Peu importe qui lance, sauf si on choisit un joueur pour la première manche ; ensuite, chacun lance à son tour. Cela ne change que le nom annoncé.
clause-3-2 = Trace autant de murs que l’indique le jeton qui porte ce nombre, sur des bords libres de la case où il se trouve.
    .ruling = Tu dois tracer tous les murs que tu peux.
clause-3-3 = S’il y a moins de bords libres que de murs à tracer, les murs en trop sont perdus et tu coches un trait sous la boisson, un seul, quel que soit le nombre de murs perdus.
    .ruling = C’est obligatoire ; la règle imprimée te laisse le choix.
clause-3-4 = Si tu n’as plus le jeton qui porte ce nombre, tu coches un trait.
clause-3-5 = Quand tu coches le troisième trait, tu traces tout de suite, avant de cocher des cases, un mur sur n’importe quel bord libre, et les trois traits sous la boisson redeviennent libres.
    .ruling = C’est obligatoire ; la règle imprimée te laisse le choix. S’il ne reste aucun bord libre, les trois traits redeviennent libres quand même.
clause-3-6 = Une case entourée de quatre murs est fermée. Coche d’abord toutes les cases fermées et reprends les jetons qui s’y trouvent ; pose ensuite ces jetons, dans l’ordre que tu veux, sur des cases sans jeton ni croix.
    .ruling = S’il n’y a pas de place pour tous, tu choisis ceux que tu poses, et les autres quittent la partie. Si le nombre d’un jeton parti sort, 3.4 s’applique.
clause-3-7 = Ensuite, tu peux déplacer un jeton sur une autre case sans jeton ni croix.
clause-3-8 = Viennent enfin les objectifs de la section 4. Une manche se termine quand tout le monde a fini.

section-4 = Les objectifs
clause-4-1 = Sur la face bleue : pour chacune des sept sortes, cocher ses trois cookies ; cocher six des dix cookies sur fond rouge ; cocher une ligne ou une colonne entière.
    .told = Un objectif est atteint quand tu as coché tous les cookies d’une sorte, ou six cookies sur fond rouge, ou une ligne ou une colonne entière.
clause-4-2 = Sur la face jaune : pour chacune des huit sortes, cocher tous ses cookies ; cocher six des dix cookies sur fond rouge. Il n’y a pas d’objectif pour une ligne ou une colonne.
    .told = Un objectif est atteint quand tu as coché tous les cookies d’une sorte, ou six cookies sur fond rouge. Ici, les lignes et les colonnes ne comptent pas.
clause-4-3 = Pour chaque objectif que tu atteins, tu retires un jeton de ton choix : il va sur la planche Objectifs, et tu ne peux plus t’en servir.
    .ruling = Ce doit être un jeton qui se trouve sur ton plateau ; s’il ne t’en reste aucun, l’objectif rapporte quand même ses points.
clause-4-4 = Un objectif compte une fois par joueur. Le premier à l’atteindre gagne 6 points, le suivant, dans une manche ultérieure, 4, et tous ceux d’après 3. C’est vrai pour tous les objectifs de la face bleue et, sur la face jaune aussi, pour « six sur fond rouge ».
    .told = Un objectif compte une fois par joueur. Le premier à l’atteindre gagne le plus de points ; ceux qui l’atteignent dans une manche ultérieure en gagnent moins. Sous chaque objectif, tu vois combien.
clause-4-5 = Les joueurs qui atteignent le même objectif dans la même manche partagent la première place libre, et chacun en gagne tous les points.
    .ruling = Les places et les points sont attribués quand tout le monde a fini. D’ici là, tu vois les autres plateaux tels qu’ils étaient après la manche précédente.
    .told = Le plateau d’un autre joueur, tel qu’il était après la dernière manche. Touche-le pour le voir en grand.
clause-4-6 = Sur la face jaune, les points d’une sorte dépendent de sa taille.
    .house = Une sorte de deux rapporte 4, 3 et 2 points ; de trois, 6, 4 et 3 ; de quatre, 8, 6 et 4 ; de cinq, 10, 7 et 5.

section-5 = La fin
clause-5-1 = La partie se termine après la manche où quelqu’un atteint le nombre de points requis, qui dépend du nombre de joueurs.
    .house = 25 points à deux joueurs, 24 à trois, 23 à quatre, 22 à cinq. La règle imprimée ne montre ces nombres qu’en image ; le 25 vient de critiques du jeu.
clause-5-2 = Le joueur qui a le plus de points gagne ; en cas d’égalité, les joueurs concernés gagnent ensemble.
clause-5-3 = Une fois ton plateau plein, tu n’as plus rien à faire dans les manches suivantes.
    .ruling = Tu n’as rien à faire non plus dans une manche où tu n’as plus de jetons et où la boisson ne t’offre pas de mur. Un plateau plein rapporte au moins les points de toutes les dernières places, 27 sur la face bleue et 29 sur la jaune, ce qui suffit à finir la partie ; une édition où cela ne suffit pas est refusée.

impossible-2-1 = Cette édition est faite pour l’autre face du plateau : choisis celle-là dans les options.
impossible-2-2 = Sur la face jaune, chacun pose ses jetons où il veut ; la mise en place d’une première partie est pour la face bleue.
refusal-2-2 = Pendant la mise en place, pose chaque jeton sur une case libre. Il y reste, sauf si tu le reprends. Tu as fini quand les onze sont posés.
refusal-3-2 = Les murs vont sur les bords libres de la case du jeton dont le nombre est sorti : autant qu’il en indique, et avant toute autre chose.
refusal-3-4 = Tu n’as plus le jeton dont le nombre est sorti : il n’y a pas de mur à tracer, et un trait a été coché à la place.
refusal-3-5 = La boisson t’offre un mur sur n’importe quel bord libre de ton plateau, tout de suite.
refusal-3-6 = Pose d’abord les jetons repris sur des cases sans jeton ni croix. Un jeton qui a quitté la partie ne revient pas.
refusal-3-7 = Tu peux déplacer un jeton par manche, sur une autre case sans jeton ni croix, avant de retirer des jetons.
refusal-4-3 = Pour chaque objectif que tu atteins, et seulement alors, tu retires un jeton qui se trouve sur ton plateau.

option-side = Face du plateau
    .blue = bleue
    .yellow = jaune
option-setup = Pose des jetons
    .auto = selon la face du plateau
    .first = au hasard, pour une première partie
    .standard = chacun où il veut
option-edition = Plateaux
option-first = Qui lance les dés
    .random = n’importe qui

ending-single = { $winners } a le plus de points et gagne.
ending-shared = { $winners } ont le plus de points et gagnent ensemble.

move-draw-above = { $space } : tracer un mur en haut
move-draw-left = { $space } : tracer un mur à gauche
move-draw-right = { $space } : tracer un mur à droite
move-draw-below = { $space } : tracer un mur en bas
said-wall-above = { $space } : un mur en haut.
said-wall-left = { $space } : un mur à gauche.
said-wall-right = { $space } : un mur à droite.
said-wall-below = { $space } : un mur en bas.
move-draw-all = Tracer { $left } murs d’un coup
move-put = Poser le { $chip } en { $space }
move-move = Déplacer le { $chip } en { $space }
move-give = Retirer le { $chip }
move-place-rest = Poser le reste pour moi
move-placed = Confirmer mes jetons
move-done = J’ai fini
hint-encloses = Cela ferme { $spaces }.
hint-bonus = Le mur de la boisson va où tu veux. Ensuite, ses trois traits redeviennent libres.
hint-wall = { $space } aura { $walls } de ses quatre murs.
hint-wall-between = { $space } aura { $walls } de ses quatre murs, { $other } en aura { $others }.
hint-chip = { $walls ->
    [one] Quand les dés font { $chip }, tu traces un mur ici.
   *[other] Quand les dés font { $chip }, tu traces { $walls } murs ici.
}
hint-give = Le { $chip } va sur la planche Objectifs pour « { $task } ». Tu ne peux plus tracer de murs avec lui.
hint-place-rest = Chaque jeton que tu as encore en main va au hasard sur une case marquée d’un point.
hint-placed = Les plateaux sont montrés quand tout le monde a fini.
hint-done = Ta manche est finie. On compte les points quand tout le monde a fini.
tip-goal = Un cookie entre quatre murs est à toi et reçoit une croix. Réunis tous ceux d’une sorte de la planche : plus c’est tôt, plus ça rapporte. Dès qu’on atteint le nombre du drapeau, celui qui a le plus de points gagne !
tip-place = Pose tes jetons là où tu veux des murs. Le 6, le 7 et le 8 sortent le plus souvent ; le 2 et le 12 rarement, mais ils tracent quatre murs.
tip-draw = Le nombre de ce jeton est sorti, et il vaut pour tout le monde : le jeton dit combien de murs tracer autour. Touche les bords ; si tu n’as pas le choix, les murs se tracent tout seuls.
tip-drawn = Le nombre sorti vaut pour tout le monde : les bâtonnets de son jeton disent combien de murs reçoit le cookie. Cette fois, tu n’avais pas le choix et ils se sont tracés tout seuls : le cookie est à toi, et le jeton va sur une autre case.
tip-count = Ton premier cookie ! Ici, tu vois combien tu en as de chaque sorte. Six cookies sur fond rouge rapportent aussi des points. Touche la planche pour tout comprendre.
tip-count-line = Ton premier cookie ! Ici, tu vois combien tu en as de chaque sorte. Six sur fond rouge comptent aussi, comme une ligne ou une colonne entière (« + ») : un cookie simple ne sert que là. Touche la planche pour en savoir plus.
tip-tasks = Plus qu’un cookie pour cet objectif ! Le premier à l’atteindre gagne le plus de points. Chaque objectif coûte un jeton : cela freine celui qui est en tête.
tip-give = Objectif atteint ! Ses points arrivent à la fin de la manche, et il te coûte un jeton : retires-en un dont tu peux te passer. Quand son nombre sort, tu coches seulement un trait sous la boisson.
tip-drink = Si un jeton n’a pas de place pour tous ses murs quand son nombre sort, tu coches un trait ici. Le troisième te donne un mur où tu veux.
tip-move = Avant de toucher « J’ai fini », tu peux déplacer un jeton. Le 6, le 7 et le 8 sortent le plus souvent : mets-les là où il manque des murs. Un mur entre deux cookies compte pour les deux.
how-dice = On lance deux dés, et tout le monde joue leur somme en même temps, chacun sur son plateau.
how-walls = Trace des murs autour du jeton qui porte ce nombre, autant que le jeton en indique.
how-cross = Un cookie entouré de quatre murs est à toi : coche-le, et mets son jeton sur une autre case. Ensuite, tu peux encore déplacer un jeton.
how-drink = Pour les murs que tu ne peux pas tracer, tu coches un trait sous la boisson. Le troisième t’offre un mur où tu veux.
how-tasks = Coche tous les cookies d’une sorte pour atteindre un objectif : le premier gagne le plus de points. Chaque objectif coûte un jeton. Quand un joueur atteint le nombre de points du drapeau, c’est fini, et celui qui a le plus de points gagne.

task-0 = cœurs
task-1 = étoiles
task-2 = anneaux
task-3 = lunes
task-4 = sapins
task-5 = fleurs
task-6 = bretzels
task-7 = bonshommes en pain d’épices
task-8 = six sur fond rouge
task-9 = ligne ou colonne entière

text-legend = 7 jeton · -- et | murs · X case cochée · o cookie simple · / trait · ✓ a fini
told-crossed = case cochée
told-chip = le { $chip }
told-walls = murs : { $sides }
told-above = en haut
told-left = à gauche
told-right = à droite
told-below = en bas
told-bars = traits cochés : { $bars } sur 3
told-held = encore à poser : { $chips }
told-task = Objectif
told-points = Points
told-done = Atteint par
text-set-up = Tout le monde pose ses jetons.
text-dice-roll = Manche { $round } : les dés roulent.
text-round = Manche { $round } : { $one } et { $other } font { $sum }.

log-dealt = Les jetons sont posés au hasard sur les cases marquées d’un point.
log-placed = Tous les jetons sont posés.
log-throw = { $one } et { $other } : tout le monde joue le { $sum }.
log-throws = { $seat } fait { $one } et { $other } : tout le monde joue le { $sum }.
log-rests = { $seat } n’a rien à faire.
log-bar = { $seat } coche un trait ({ $bars } sur 3).
log-bonus = { $seat } finit sa boisson : un mur sur n’importe quel bord.
log-crosses = { $seat } coche { $spaces }.
log-leaves = { $seat } n’a plus de place pour son { $chip } : ce jeton quitte la partie.
log-task = { $points ->
    [one] { $seat } atteint l’objectif « { $task } », gagne { $points } point et retire le { $chip }.
   *[other] { $seat } atteint l’objectif « { $task } », gagne { $points } points et retire le { $chip }.
}
log-task-without-chip = { $points ->
    [one] { $seat } atteint l’objectif « { $task } », gagne { $points } point et n’a plus de jeton à retirer.
   *[other] { $seat } atteint l’objectif « { $task } », gagne { $points } points et n’a plus de jeton à retirer.
}

highlight-first = { $times } un objectif avant tout le monde
highlight-many = { $times } trois cookies ou plus d’un coup
highlight-drink = { $times } la boisson jusqu’à la dernière goutte
highlight-no-room = { $times } pas de place pour un jeton
highlight-rests = { $times } rien à faire
highlight-tasks = { $count ->
    [one] Un objectif atteint
   *[other] { $count } objectifs atteints
}
highlight-spaces = { $count ->
    [one] Un cookie entre quatre murs
   *[other] { $count } cookies entre quatre murs
}
tally-drink = Boissons finies
tally-tasks = Objectifs
tally-spaces = Cookies entre quatre murs

measure-points-of-the-winner = points du vainqueur
measure-points-of-all = points de tous les joueurs réunis
measure-tasks = objectifs atteints par tous les joueurs réunis
measure-chips-given-up = jetons retirés par tous les joueurs réunis
measure-crosses = cases cochées par tous les joueurs réunis

edition-side = Une édition indique side = "blue" ou side = "yellow", pas « { $value } ».
edition-unknown-key = Une édition n’a pas de « { $name } ». Elle a : { $known }.
edition-missing-key = Il manque « { $name } » à cette édition.
edition-kinds = kinds doit être une suite de 1 à { $most } lettres différentes (de a à z, sauf o), pas « { $value } ».
edition-walls = walls doit donner { $needed } nombres entiers de 1 à 4, pour les jetons 2 à 12, pas « { $value } ».
edition-lines = Le dessin d’un plateau doit avoir un nombre impair de lignes, de { $least } à { $most }, pas { $count } : tour à tour des lignes de bords horizontaux et des lignes de cases, en commençant et en finissant par des bords.
edition-corners = La première ligne du dessin donne la largeur du plateau : il lui faut de { $least } à { $most } coins, séparés par deux caractères : « +  +  + ».
edition-line-too-long = La ligne { $line } du plateau est trop longue : { $longest } caractères au plus.
edition-drawing = Ligne { $line } du plateau, colonne { $column } : « { $found } » n’y veut rien dire.
edition-count = Il faut au moins { $least } fois « { $letter } » sur le plateau, pas { $count }.
edition-dots = Il faut onze cases marquées d’un point (:), pas { $count } ; { $needed } jetons doivent y trouver place.
edition-enclosed = Les murs imprimés ferment { $space } avant même le début de la partie.
edition-points = Dans points, un objectif se désigne par la taille d’une sorte, 3 par exemple, ou par l’un de ces noms : { $known }.
edition-size = points ne dit rien des sortes de { $size } cookies, ni de « { $letter } ».
edition-places = Les points de « { $name } » doivent être trois nombres entiers de 30 à 1, aucun plus grand que le précédent, pas « { $value } ».
edition-end-points = end_points doit être quatre nombres entiers, pour deux, trois, quatre et cinq joueurs, pas « { $value } ».
edition-never-ends = Avec end_points à { $points }, la partie pourrait ne jamais finir : un plateau plein rapporte au moins { $lowest }, aux dernières places.

law-1 = Un joueur absent n’a pas de plateau (1.1).
law-2 = Les murs sont sur les bords du plateau, et les murs imprimés en font partie (1.3).
law-3 = Les cases fermées sont cochées, et aucune autre (3.6).
law-4 = Un jeton est seul sur une case sans croix, ou il a définitivement quitté la partie (2.2, 3.6, 4.3).
law-5 = Jamais plus de deux traits ne restent cochés (3.5).
law-6 = Ce qu’un joueur est en train de faire est cohérent avec la partie et avec son plateau (3.1 à 3.8).
law-7 = Un objectif est atteint par les joueurs dont les croix le complètent (4.1, 4.2).
law-8 = Les places d’un objectif sont prises dans l’ordre (4.4, 4.5).
law-9 = Les points sont ceux des places (4.4).
law-10 = La phase, la manche et les dés sont cohérents avec la partie, et elle est finie quand quelqu’un a assez de points (3.1, 5.1).
law-11 = Sur la planche Objectifs, un joueur a au plus un jeton par objectif qu’il a atteint (4.3).
law-12 = Un mur que tout le monde a vu n’est jamais effacé (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = cœur
view-cookie-1 = étoile
view-cookie-2 = anneau
view-cookie-3 = lune
view-cookie-4 = sapin
view-cookie-5 = fleur
view-cookie-6 = bretzel
view-cookie-7 = bonhomme en pain d’épices
view-cookie-8 = cookie sur fond rouge
view-cookie-9 = cookie simple
view-plain = Cookie simple : il ne compte pour aucune sorte
view-dotted = Case marquée d’un point
view-chip = Le { $chip }
view-scoreboard = Planche Objectifs : la partie finit à { $points } points
view-scoreboard-give = Planche Objectifs : retirer le jeton
view-task = Objectif : { $task }
view-dice = Les dés
view-drink = La boisson
view-walls-left = Murs à tracer : { $left }
view-places = points pour le premier qui réussit, le suivant, puis tous les autres
view-progress = déjà deux sur trois
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
    .typed = Pose un jeton sur une case libre : encore { $left }.
ask-placed = Tous tes jetons sont posés. Confirme-les.
ask-draw = { $left ->
    [one] Trace un mur à côté de ton { $chip } : touche un bord.
   *[other] Trace { $left } murs autour de ton { $chip } : touche les bords.
}
    .typed = Trace des murs autour de ton { $chip } : encore { $left }.
ask-draw-all = Touche une fois pour tracer les { $left } murs autour de ton { $chip }.
    .typed = Trace tous les murs autour de ton { $chip } : encore { $left }.
ask-bonus = Le troisième trait ! Trace un mur sur n’importe quel bord libre.
ask-put = { $left ->
    [one] Un cookie pour toi ! Mets le { $chips } sur une case libre.
   *[other] Des cookies pour toi ! Jetons { $chips } : touches-en un, puis une case libre.
}
    .typed = { $left ->
        [one] Un cookie pour toi ! Mets le { $chips } sur une case libre.
       *[other] Des cookies pour toi ! Mets ces jetons sur des cases libres : { $chips }.
    }
ask-move = Tu peux déplacer un jeton sur une case libre. Puis touche « J’ai fini ».
    .typed = Tu peux déplacer un jeton sur une case libre. Puis choisis « J’ai fini ».
ask-move-or-give = Réussi ! Touche un jeton à retirer, puis la planche. Ou déplaces-en un.
    .typed = Réussi : « { $task } » ! Retire un jeton, ou déplaces-en un avant.
ask-give = Objectif atteint ! Touche un jeton à retirer, puis la planche.
    .typed = Réussi : « { $task } » ! Retire un jeton.
ask-done = C’est tout : touche « J’ai fini ».
    .typed = C’est tout : choisis « J’ai fini ».
all-place = Tout le monde pose ses jetons
all-play = Tout le monde joue le { $chip }
first-chip = Choisis d’abord un jeton.
then-space = Touche maintenant une case libre.
then-scoreboard = Touche maintenant la planche Objectifs.
then-either = Touche maintenant une case libre, ou la planche Objectifs.

# Puzzles

goal-walls = Trace les murs de ce lancer de façon à fermer le plus de cases possible.
goal-chip = Déplace un jeton là où tu as le plus de chances de fermer beaucoup de cases au prochain lancer. Un 7 sort bien plus souvent qu’un 2 ou un 12 !
