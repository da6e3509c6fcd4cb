# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Jeu de l’oie
tagline = Une course sur 63 cases : lance les dés, file, et croise les doigts pour une oie.
intro = Il n’y a rien à choisir : les dés décident de tout, et c’est ce qui fait le bonheur des petits.
credit = Un jeu traditionnel, vieux de plusieurs siècles ; il n’appartient à personne. La règle imprimée que nous suivons ne cite aucun auteur.
score = Case

section-1 = Le plateau
clause-1-1 = Les cases sont numérotées de 1 à 63. Tous les pions commencent hors du plateau, au départ, qui compte comme la case 0.
    .ruling = De deux à six joueurs.
clause-1-2 = Il y a une oie sur chacune des cases 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 et 59.
    .option = La plupart des autres plateaux ont une treizième oie sur la case 23 ; on peut l’ajouter.
clause-1-3 = Les autres cases spéciales : 6 oie volante, 19 nid, 31 puits, 42 détour, 52 cage, 58 soupe, 63 arrivée.
    .told = Ici, il ne se passe rien de spécial.
clause-1-4 = Plusieurs pions peuvent se partager une case.
    .ruling = Une case peut accueillir autant de pions qu’on veut. Si l’option en décide autrement, elle ne s’applique qu’une fois, à la fin de tout le déplacement (après les oies, le vol ou le détour) et avant le repos au nid ; jamais sur 0, 31 ou 52. Être posé sur une case, ce n’est pas y arriver : rien de la section 3 ne s’applique, et aucun pion n’est libéré ni attrapé. Un pion posé ailleurs alors qu’il se repose au nid doit quand même passer un tour, et un premier lancer compte comme fait, même si le pion est renvoyé d’où il vient.
    .option = Ce qui se passe sur une case occupée : normalement, on la partage ; ou bien on échange, et le pion qui s’y trouve est posé là où l’arrivant était avant son lancer (s’ils sont plusieurs, celui qui y est depuis le plus longtemps) ; ou bien c’est l’arrivant qui est renvoyé là où il était.

section-2 = Un tour
clause-2-1 = Lance deux dés et avance d’autant de cases que l’indique leur somme.
clause-2-2 = À ton premier lancer de la partie, un 4 et un 5 t’emmènent à la case 53, un 6 et un 3 à la case 26, au lieu de te faire avancer de neuf cases.
    .ruling = C’est obligatoire ; la règle imprimée te laisse le choix.
    .option = Cela compte seulement au premier lancer, comme dans la règle imprimée, ou à chaque lancer fait depuis la case 0, pour qu’un pion renvoyé par la soupe ne file pas d’oie en oie jusqu’à 63 avec un neuf.
clause-2-3 = On joue dans le sens des aiguilles d’une montre.
    .ruling = La règle imprimée ne dit ni dans quel sens on joue, ni qui commence. Chez nous, c’est dans le sens des aiguilles d’une montre, et on tire au sort qui commence.
    .option = En créant la table, on peut choisir qui commence.

section-3 = Là où tu tombes
clause-3-1 = Sur une oie, tu te déplaces encore du même nombre de cases, dans le sens où tu allais, et encore une fois si tu tombes sur une autre oie. Par exemple, si tu fais 4 et que tu tombes sur une oie, tu avances encore de 4 cases.
    .ruling = C’est obligatoire ; la règle imprimée te laisse le choix.
clause-3-2 = Si ton lancer t’emmène au-delà de 63, compte le reste à reculons. Par exemple, depuis la case 60, un 5 te mène à 63 puis te ramène à 61. À partir de là, tu recules pour tout le reste de ce lancer : une oie te fait donc reculer encore de toute la somme.
clause-3-3 = 6, l’oie volante : vole à la case 12.
clause-3-4 = 19, le nid : repose-toi et passe ton prochain tour.
clause-3-5 = 31, le puits : attends qu’un autre pion y tombe. Il attend alors à ta place, et tu reprends la partie à ton prochain tour.
    .ruling = Un pion libéré qui s’y trouve encore n’est pas attrapé de nouveau.
clause-3-6 = 42, le détour : retourne à la case 37.
clause-3-7 = 52, la cage : exactement comme le puits.
    .told = 52, la cage : attends qu’un autre pion y tombe. Il attend alors à ta place, et tu reprends la partie à ton prochain tour.
clause-3-8 = 58, la soupe : retourne au départ, à la case 0.
clause-3-9 = 63, l’arrivée : si tu tombes pile dessus, tu gagnes aussitôt.
clause-3-10 = Les cases spéciales comptent, quelle que soit la façon d’y arriver.
    .ruling = La règle imprimée n’en dit rien. Chez nous, elles comptent après une oie, à reculons, par la règle 2.2 (53 et 26 sont des cases ordinaires), après un vol ou un détour.

section-4 = L’attente
clause-4-1 = Avec la règle de la sortie, un pion qui a passé trois tours dans le puits ou dans la cage depuis son arrivée repart à son tour suivant.
    .ruling = Dans la règle imprimée, la sortie n’est qu’une possibilité. À deux joueurs, on joue avec, sauf si on choisit autre chose.
    .option = La sortie après trois tours passés : normalement, à deux joueurs seulement ; on peut aussi choisir toujours, ou jamais.
    .told = Dans cette partie, un pion qui y a passé trois tours repart à son tour suivant.
clause-4-2 = Sans la règle de la sortie, la partie se termine par un match nul dès que tous les pions attendent dans le puits ou dans la cage.
    .ruling = La règle imprimée ne dit pas ce qui se passe alors ; le match nul, c’est nous qui l’avons décidé. Cela ne peut arriver qu’à deux joueurs.

option-goose_on_23 = Une treizième oie sur la case 23
option-occupied = Sur une case occupée
    .share = les pions la partagent
    .swap = les pions échangent leurs places
    .back = l’arrivant retourne d’où il vient
option-nine_rule = Le neuf spécial (4 et 5, 6 et 3)
    .first-throw = au premier lancer seulement
    .from-start = à chaque lancer fait depuis la case 0
option-release = Sortie après trois tours passés
    .auto = seulement à deux joueurs
    .on = toujours
    .off = jamais

ending-home = { $winners } atteint la case 63 et gagne.
ending-deadlock = Tout le monde est coincé dans le puits ou dans la cage : match nul.

move-throw = Lancer les dés
tip-aim = Touche les dés : ton pion avance de leur somme, case par case. Le premier à tomber pile sur 63 gagne ! Deux cases montrent des dés : si ton tout premier lancer donne exactement ceux-là, tu y vas tout droit.
    .own-dice = Lance tes dés et touche ce qui est sorti : ton pion avance de leur somme, case par case. Le premier à tomber pile sur 63 gagne ! Deux cases montrent des dés : si ton tout premier lancer donne exactement ceux-là, tu y vas tout droit.
tip-squares = Si tu tombes sur une oie, tu avances encore du même nombre de cases. Le nid, le puits et la cage te retiennent ; le détour et la soupe te renvoient en arrière.
tip-hold = Que fait une case ? Laisse ton doigt appuyé dessus pour le savoir.
tip-held = Ici, on reste un moment : dans le nid, tu passes un tour ; dans le puits ou la cage, trois, à moins qu’un autre pion y tombe avant.
tip-held-long = Ici, on reste un moment : dans le nid, tu passes un tour ; dans le puits ou la cage, tu attends qu’un autre pion y tombe.
tip-soup = Dans la soupe ! Si tu tombes sur 58, tu retournes au départ. Pas grave : quelques oies, et tu rattrapes ton retard.
tip-finish = Tu y es presque ! Il faut tomber pile sur 63. Si tu fais trop, tu comptes le reste à reculons. Depuis 62, aucun lancer ne gagne : deux dés font au moins 2.
how-throw = Chacun à son tour lance deux dés. Ton pion avance de leur somme ; il n’y a rien à décider.
how-goose = Si tu tombes sur une oie, tu avances encore du même nombre de cases ; et encore, si c’est une autre oie.
how-held = Dans le nid, tu passes un tour. Dans le puits et la cage, tu attends qu’un autre pion y tombe et prenne ta place. À deux joueurs, c’est trois tours au plus.
how-soup = Gare au détour, qui te ramène à la case 37, et à la soupe, qui te ramène au départ.
how-win = Le premier à tomber pile sur 63 gagne. Si tu fais trop, tu comptes le reste à reculons.

square = case { $number }
dice = Les dés
start = départ
goose = Oie
flying-goose = Oie volante
nest = Nid
well = Puits
detour = Détour
cage = Cage
soup = Soupe
finish = Arrivée
pawn-on = { $seat } : { $square }
pawn-waits = { $seat } attend ({ $square })
pawn-rests = { $seat } se repose ({ $square })

log-begins = { $seat } commence.
log-throws = { $from ->
    [0] { $seat } fait { $one } et { $other } : du départ à la case { $to }.
   *[other] { $seat } fait { $one } et { $other } : de la case { $from } à la case { $to }.
}
log-throws-too-far = { $seat } fait { $one } et { $other } : de la case { $from } jusqu’à 63, et { $over } de trop, donc retour à la case { $to }.
log-nine = { $seat } fait { $one } et { $other } : tout droit à la case { $to } !
log-goose = Une oie ! On avance jusqu’à la case { $to }.
log-goose-too-far = Une oie ! Jusqu’à 63, et { $over } de trop, donc retour à la case { $to }.
log-goose-back = Une oie ! On recule jusqu’à la case { $to }.
log-flight = L’oie volante emporte { $seat } jusqu’à la case { $to }.
log-detour = Mauvais chemin : retour à la case { $to }.
log-nest = { $seat } se repose dans le nid et passe un tour.
log-well = { $seat } tombe dans le puits.
log-cage = La cage se referme sur { $seat }.
log-soup = Dans la soupe ! { $seat } retourne au départ.
log-freed = { $seat } peut repartir.
log-swapped = { $seat } et { $other } échangent leurs places : { $other } passe à la case { $to }.
log-put-back = { $other } est déjà là : { $seat } retourne à la case { $to }.
log-misses = { $seat } passe un tour.
log-released = { $seat } a assez attendu et repart.

highlight-soup = { $times } dans la soupe
highlight-nine = Départ en flèche avec un neuf
highlight-too-far = { $times } au-delà de l’arrivée, puis demi-tour
highlight-well = { $times } dans le puits
highlight-cage = { $times } dans la cage
highlight-goose = { $times } sur le dos d’une oie
highlight-misses = { $times } sans jouer

law-1 = Chaque joueur a un pion, et il n’y en a pas d’autre (1.1).
law-2 = Chaque pion est sur une case de 0 à 63 (1.1).
law-3 = Aucun pion ne reste sur une oie, ni sur 6, 42 ou 58 : ces cases l’envoient ailleurs (3.1, 3.3, 3.6, 3.8).
law-4 = Le joueur qui est sur 63 a gagné, et lui seul (3.9).
law-5 = Un pion n’attend que dans le puits ou dans la cage (3.5, 3.7).
law-6 = Un pion au plus attend dans le puits, et un dans la cage (3.5, 3.7).
law-7 = Seul un pion arrivé au nid se repose (3.4).
law-8 = Un pion dont le joueur n’a pas encore lancé les dés est toujours sur 0 (1.1).
law-9 = C’est le tour d’un joueur qui peut lancer les dés, et la phase et la manche sont cohérentes avec la partie (2.3, 3.4, 4.2).
law-10 = Les tours passés, trois au plus, ne se comptent que pour un pion qui attend et qui peut être libéré (4.1).
law-11 = Quand les pions échangent leurs places, ils ont un seul ordre d’arrivée ; sinon, ils n’en ont aucun (1.4).
law-12 = Avoir lancé, se reposer et attendre valent chacun 0 ou 1.
