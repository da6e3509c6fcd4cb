# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Jeu de l’oie
tagline = Une course sur 63 cases : lance les dés, file, et espère une oie.
intro = Il n’y a rien à choisir : les dés décident de tout, et c’est ce qui fait le bonheur des petits.

section-1 = Le plateau
clause-1-1 = Les cases sont numérotées de 1 à 63. Tous les pions partent hors du plateau, sur la case 0.
    .ruling = De deux à six joueurs.
clause-1-2 = Il y a une oie sur chacune des cases 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 et 59.
    .option = La plupart des autres plateaux ont une treizième oie sur la case 23 (goose_on_23 : off, on).
clause-1-3 = Autres cases spéciales : 6 oie volante, 19 nid, 31 puits, 42 détour, 52 cage, 58 soupe, 63 arrivée.
clause-1-4 = Des pions sur la même case ne se gênent pas.
    .ruling = Une case peut accueillir autant de pions que l’on veut. Ce qui se passe sur une case occupée se décide une seule fois, là où tout le déplacement se termine (oies, vol et détour compris) et avant que le nid ne compte ; jamais sur 0, 31 ou 52. Être posé sur une case, ce n’est pas y arriver : rien de la section 3 ne s’applique, aucun pion n’est libéré ni pris. Un tour que l’on doit déjà au nid est passé quand même, et un premier lancer reste utilisé.
    .option = Sur une case occupée (occupied) : share, on la partage ; swap, le pion qui s’y trouve est posé sur la case que l’arrivant occupait avant son lancer, et s’ils sont plusieurs, c’est celui qui y est depuis le plus longtemps ; back, c’est l’arrivant qui est reposé là où il était.

section-2 = Un tour de jeu
clause-2-1 = Tu lances deux dés : leur somme dit de combien de cases tu avances.
clause-2-2 = À ton premier lancer de la partie, 4 et 5 t’emmènent sur la case 53, et 6 et 3 sur la case 26, au lieu de te faire avancer de neuf cases.
    .ruling = C’est obligatoire ; les règles imprimées disent « tu peux ».
    .option = La règle vaut (nine_rule) : first-throw, au premier lancer, comme imprimé ; from-start, à chaque lancer fait depuis la case 0, pour qu’un pion renvoyé par la soupe ne puisse pas filer d’oie en oie jusqu’à 63 avec un neuf.
clause-2-3 = On joue dans le sens des aiguilles d’une montre.
    .ruling = On tire au sort qui commence, ou on le décide en ouvrant la table.
    .option = Qui commence (first) : random, ou une place.

section-3 = Là où tu arrives
clause-3-1 = Sur une oie, tu te déplaces encore de la même somme, dans le sens où tu allais ; et encore, si tu arrives de nouveau sur une oie.
    .ruling = C’est obligatoire ; les règles imprimées disent « tu peux ».
clause-3-2 = Si ton lancer te mène au-delà de 63, tu comptes le reste à reculons. Dès lors, tu vas à reculons jusqu’à la fin de ce lancer : une oie te fait donc reculer encore de toute la somme.
clause-3-3 = 6, l’oie volante : elle t’emporte jusqu’à la case 12.
clause-3-4 = 19, le nid : tu t’y reposes et tu passes ton prochain tour.
clause-3-5 = 31, le puits : tu attends qu’un autre pion y tombe. Il attend alors à ta place, et tu rejoues dès ton prochain tour. Un pion libéré qui s’y trouve encore n’est pas pris de nouveau.
clause-3-6 = 42, le détour : il te ramène à la case 37.
clause-3-7 = 52, la cage : comme le puits.
clause-3-8 = 58, la soupe : retour à la case 0.
clause-3-9 = 63, si tu tombes pile dessus : tu gagnes aussitôt.
clause-3-10 = Les cases spéciales comptent, quelle que soit la façon d’y arriver.
    .ruling = Après une oie, à reculons, par la règle 2.2 (53 et 26 sont des cases ordinaires), par un vol ou par un détour.

section-4 = L’attente
clause-4-1 = Un pion qui a passé trois tours dans le puits ou dans la cage depuis son arrivée joue son tour suivant, si la table joue ainsi.
    .option = Sortie après trois tours passés (release) : auto, on à deux joueurs et sinon off ; on ; off.
clause-4-2 = Sans cette sortie, la partie se termine par un match nul dès que tous les pions attendent dans le puits ou dans la cage.
    .ruling = Cela ne peut arriver qu’à deux joueurs.

option-goose_on_23 = Une treizième oie sur la case 23
option-occupied = Sur une case occupée
    .share = les pions la partagent
    .swap = les pions échangent leurs places
    .back = l’arrivant retourne d’où il vient
option-nine_rule = Le neuf spécial (4 et 5, 6 et 3)
    .first-throw = au premier lancer seulement
    .from-start = à chaque lancer depuis le départ
option-release = Sortie après trois tours passés
    .auto = à deux joueurs
    .on = toujours
    .off = jamais

ending-home = { $winners } atteint la case 63 et gagne.
ending-deadlock = Tout le monde attend dans le puits ou dans la cage : match nul.

move-throw = Lancer les dés
guide-move = Touche les dés : ils décident jusqu’où va ton pion. Les oies l’emmènent plus loin ; certaines cases, non.

square = Case { $number }
start = Départ
goose = Oie
flying-goose = Oie volante
nest = Nid
well = Puits
detour = Détour
cage = Cage
soup = Soupe
finish = Arrivée
pawn-on = { $seat } – { $square }
pawn-waits = { $seat } attend – { $square }
pawn-rests = { $seat } se repose – { $square }

log-begins = { $seat } commence.
log-throws = { $seat } fait { $one } et { $other } : de la case { $from } à la case { $to }.
log-nine = { $seat } fait { $one } et { $other } : d’un bond à la case { $to } !
log-goose = Une oie ! En avant jusqu’à la case { $to }.
log-goose-back = Une oie ! En arrière jusqu’à la case { $to }.
log-too-far = Trop loin : retour à la case { $to }.
log-flight = L’oie volante emporte { $seat } jusqu’à la case { $to }.
log-detour = Mauvais chemin : retour à la case { $to }.
log-nest = { $seat } se repose dans le nid et passe un tour.
log-well = { $seat } tombe dans le puits.
log-cage = La cage se referme sur { $seat }.
log-soup = Soupe d’oie ! { $seat } retourne au départ.
log-freed = { $seat } peut repartir.
log-swapped = { $seat } et { $other } échangent leurs places : { $other } passe à la case { $to }.
log-put-back = { $other } occupe déjà la case : { $seat } retourne à la case { $to }.
log-misses = { $seat } passe un tour.
log-released = L’attente a assez duré : { $seat } reprend la course.

law-1 = Il y a un pion par joueur, et pas davantage (1.1).
law-2 = Un pion se trouve sur une case de 0 à 63 (1.1).
law-3 = Personne ne reste sur une oie, ni sur 6, 42 ou 58 : ces cases envoient le pion ailleurs (3.1, 3.3, 3.6, 3.8).
law-4 = Qui se trouve sur 63 a gagné, et personne d’autre (3.9).
law-5 = Un pion n’attend que dans le puits ou dans la cage (3.5, 3.7).
law-6 = Un pion au plus attend dans le puits, et un dans la cage (3.5, 3.7).
law-7 = Seul un pion arrivé au nid se repose (3.4).
law-8 = Un pion pour lequel on n’a jamais lancé les dés est encore sur 0 (1.1).
law-9 = Le tour est celui d’un joueur qui peut lancer les dés, et la phase et le tour de table correspondent à la partie (2.3, 3.4, 4.2).
law-10 = Les tours passés, trois au plus, ne se comptent que pour un pion qui attend et qui peut être libéré (4.1).
law-11 = Avec swap, les pions ont un seul ordre d’arrivée, et sinon aucun (1.4).
law-12 = Avoir lancé, se reposer et attendre valent 0 ou 1.
