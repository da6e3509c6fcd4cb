# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = La boîte à cookies
tagline = Une boîte pleine de surprises : prends un cookie sur le dessus, et gare aux rassis.
intro = On secoue une boîte de 33 cookies, puis on l’ouvre. Chacun son tour, on prend un cookie sur lequel rien n’est posé ; la plupart sont une surprise.
credit = D’après un jeu du commerce avec 33 cookies. La règle que nous suivons n’indique ni le titre, ni l’auteur, ni l’éditeur.
score = Points

section-1 = Les cookies
clause-1-1 = Il y en a 33, avec une icône sur une face ou sans icône : 5 Normal, 4 Double, 4 Envieux, 4 Généreux, 4 Effronté, 3 Rassis, 6 Chance, 2 Malchance et 1 En or.
    .ruling = De deux à six joueurs.
clause-1-2 = Un cookie est face visible, avec son icône, et tout le monde voit ce que c’est ; ou face cachée, et personne ne le sait. Un cookie Normal n’a pas d’icône : il est pareil des deux côtés, comme un cookie face cachée.

section-2 = Mise en place
clause-2-1 = Secoue la boîte.
    .ruling = Le tas est simulé. Des cookies ronds de même taille tombent l’un après l’autre dans une boîte rectangulaire, n’importe où et sur une face ou l’autre ; chacun s’arrête sur ce qu’il y a dessous, et quelques-uns restent debout sur la tranche, contre le bord ou entre deux autres. Un nombre, écrit dans l’enregistrement, fixe la place de chaque cookie, à plat ou debout, lesquels montrent leur icône, et quelles sont ces icônes. Il ne fixe pas ce qu’est un cookie face cachée : c’est tiré au sort au moment où on le montre, parmi les cookies qui n’ont pas encore été montrés et dont l’icône n’est pas visible.
    .house = La taille de la boîte et des cookies, la façon dont ils glissent et le nombre de ceux qui restent debout.
clause-2-2 = L’un des joueurs commence.
    .ruling = On le tire au sort, ou on le choisit en créant la table ; dans la règle imprimée, c’est le dernier à avoir mangé un cookie.
    .option = En créant la table, on peut choisir qui commence.

section-3 = Un tour
clause-3-1 = Prends dans la boîte un cookie sur lequel aucun autre n’est posé, même en partie. Dans le doute, il compte comme couvert.
    .ruling = Un cookie plus haut qu’un autre et tout près de lui compte comme posé dessus.
clause-3-2 = On ne peut pas prendre un cookie debout sur la tranche tant qu’il n’est pas tombé à plat.
    .ruling = Il ne montre rien. Il couvre ce sur quoi il se tient, mais pas ce contre quoi il s’appuie. Quand on prend un cookie contre lequel il s’appuie, il tombe à plat là où il était, par-dessus tout ce qu’il recouvre ; on tire alors au sort la face visible. Si plusieurs tombent, ils tombent dans l’ordre où ils sont arrivés dans la boîte. Celui qui ne s’appuie que contre le bord reste debout jusqu’à ce qu’on secoue de nouveau.
    .told = Quand on a secoué la boîte, ce cookie est resté debout. Tu ne peux pas le prendre tant qu’il n’est pas à plat : il tombe quand on prend un cookie contre lequel il s’appuie, ou quand on secoue de nouveau la boîte.
clause-3-3 = Si on ne peut prendre aucun cookie, on secoue de nouveau la boîte avec ce qui reste dedans.
    .ruling = Cela peut arriver au milieu d’un tour. Un cookie déjà connu redevient inconnu s’il se retrouve face cachée. Si on ne peut rien prendre après avoir secoué, on recommence ; c’est vrai aussi la première fois.
clause-3-4 = Montre le cookie, garde-le et applique tout de suite son effet. Un effet impossible à appliquer est ignoré.
clause-3-5 = C’est ensuite au tour du joueur à ta gauche.
clause-3-6 = Tes cookies sont devant toi, face cachée.
    .ruling = Toujours ; la règle imprimée dit « de préférence ». Tu peux regarder les tiens. Les autres voient combien tu en as, et ne savent que ce qui a été montré.

section-4 = Les effets
clause-4-1 = Normal : il ne se passe rien ; un point à la fin.
clause-4-2 = Double : prends un autre cookie dans la boîte. Si elle est vide, il ne se passe rien.
clause-4-3 = Envieux : choisis un autre joueur qui a un cookie, prends-lui un cookie au hasard et applique son effet. Si personne d’autre n’en a, il ne se passe rien.
    .ruling = Le cookie est montré à tous.
clause-4-4 = Généreux : donne un de tes cookies qui n’est pas un Généreux à un autre joueur, qui doit appliquer son effet. Si tous tes cookies sont des Généreux, il ne se passe rien.
    .ruling = C’est obligatoire si c’est possible, et le cookie est montré à tous.
clause-4-5 = Effronté : échange tous tes cookies, celui-ci compris, contre tous ceux d’un joueur de ton choix.
    .ruling = Même avec un joueur qui n’en a aucun.
clause-4-6 = Rassis : mélange tous tes cookies face cachée, celui-ci compris ; la moitié, tirée au hasard et arrondie vers le bas, va à la poubelle. Ces cookies sont retirés de la partie.
    .printed = La règle imprimée en français dit d’arrondir au nombre pair inférieur ; nous arrondissons la moitié vers le bas, comme dans les autres langues.
    .ruling = Personne ne voit lesquels ce sont.
clause-4-7 = Chance : vaut deux points.
clause-4-8 = Malchance : vaut moins un point.
clause-4-9 = En or : vaut trois points.
clause-4-10 = Tu appliques aussitôt l’effet d’un cookie quand tu le prends dans la boîte, quand tu le prends avec Envieux ou quand on te le donne avec Généreux.
    .ruling = Les cookies échangés ou volés ne font rien. Quand la chaîne est finie, c’est au tour du joueur à gauche de celui dont c’était le tour. Chaque cookie de 4.2 à 4.6 dont l’effet se déclenche est compté, même si son effet est ignoré ; après 64 en un tour, les suivants sont gardés et ne font rien.

section-5 = Le voleur
clause-5-1 = Si tu ne surveilles pas tes cookies, un autre joueur peut t’en voler un.
    .ruling = La règle imprimée ne fixe pas de limites ; nous, si : tant que le joueur dont c’est le tour n’a pas pris de cookie, n’importe quel autre joueur peut en voler un au hasard dans la pile d’un autre. Chacun au plus une fois par manche : une manche, c’est un tour de chaque joueur, à partir du premier. Jamais entre deux effets. À trois joueurs ou plus, chacun sur son propre appareil.
    .option = On peut jouer avec un voleur ; normalement, on joue sans.
clause-5-2 = Le cookie volé est mis à part tant que le vol est en suspens : il n’est dans la pile de personne, ne compte pour personne, aucun effet ne le touche, et son propre effet n’est pas appliqué.
    .ruling = La règle imprimée ne dit pas où est entre-temps le cookie volé ; c’est nous qui l’avons décidé.
clause-5-3 = Si tu remarques le vol à temps, tu peux réclamer ton cookie, et le voleur doit te le rendre. Sinon, le voleur le garde.
    .ruling = Dans la règle imprimée, on le réclame sur le moment, et il est perdu une fois la manche finie. Chez nous, tu le réclames en nommant le voleur, une fois par vol, jusqu’à la fin de ton prochain tour (celui qui commence après le vol). Si tu te trompes, l’affaire est close aussi : le voleur garde le cookie. Si un vol est encore en suspens à la fin de la partie, le voleur garde le cookie.
clause-5-4 = On vole en douce, mais tous ceux qui regardent peuvent le voir.
    .ruling = À l’écran, une main de la couleur du voleur apparaît une seconde sur la pile de la victime, à la vue de tous. « Ce qui s’est passé » n’en parle qu’une fois l’affaire close. Les bots le remarquent au hasard ; plus ils sont forts, plus ils le remarquent souvent.

section-6 = La fin
clause-6-1 = La partie se termine quand la boîte est vide.
    .ruling = Les effets du dernier cookie sont encore appliqués.
clause-6-2 = Chaque cookie vaut un point, sauf Chance, Malchance et En or. Celui qui a le plus de points gagne.
    .ruling = On peut avoir moins de 0 point. Dans la règle imprimée, le gagnant est celui qui a le plus de cookies, comptés avec ces valeurs.
    .told = À la fin, il vaut un point.
clause-6-3 = En cas d’égalité de points, celui qui a le plus de cookies normaux gagne.
    .ruling = Si c’est encore une égalité, ils gagnent ensemble.

refusal-3-1 = Ce cookie est couvert, ou n’est plus là.
refusal-3-2 = Ce cookie est debout sur la tranche : tu ne peux pas le prendre.
refusal-3-4 = Applique d’abord l’effet du cookie que tu as pris.
refusal-4-3 = Avec Envieux, tu prends un cookie à un autre joueur qui en a.
refusal-4-4 = Avec Généreux, tu donnes à un autre joueur un de tes cookies qui n’est pas un Généreux.
refusal-4-5 = Avec Effronté, tu échanges tous tes cookies contre ceux d’un autre joueur.
refusal-5-1 = Tu peux voler dans la pile d’un autre joueur une fois par manche, avant qu’un cookie ne soit pris dans la boîte. Il faut jouer avec le voleur, à trois ou plus, chacun sur son propre appareil.
refusal-5-3 = Tu peux réclamer un cookie qu’on t’a volé, une seule fois, à un autre joueur.

option-thief = Un voleur
option-thief-about = On peut voler des cookies quand personne ne regarde. Il faut un appareil par personne.

ending-points = { $winners } a le plus de points et gagne. Les autres apportent un verre de lait et des cookies au chocolat !
ending-plain = Égalité de points : { $winners } a plus de cookies normaux et gagne. Les autres apportent un verre de lait et des cookies au chocolat !
ending-shared = Égalité sur toute la ligne : { $winners } gagnent ensemble.

plain = Normal
double = Double
yearning = Envieux
generous = Généreux
cheeky = Effronté
rancid = Rassis
good-fortune = Chance
bad-fortune = Malchance
golden = En or

move-take = Prendre le cookie { $number }
move-take-known = Prendre le cookie { $number } : { $cookie }
move-from = Prendre un cookie à { $seat }
move-give = Donner à { $seat } : { $cookie }
move-swap = Tout échanger avec { $seat }
move-steal = Voler un cookie à { $seat }
move-claim = C’était { $seat } !
move-claim-one = { $cookie } : c’était { $seat } !
tip-take = Quand la boîte est vide, celui qui a le plus de points gagne. Prends un cookie sur lequel rien n’est posé. Sans icône, il est sûrement face cachée : surprise !
tip-icon = Celui-ci montre son icône. Laisse ton doigt appuyé dessus pour lire ce qu’il fait, avant de le prendre.
tip-points = Voici tes cookies ; personne d’autre ne les voit. La plupart valent un point, un trèfle deux, l’étoile trois, un nuage d’orage moins un.
tip-chain-yearns = Ce cookie a un effet, et tu l’appliques tout de suite : touche la pile d’un autre joueur, et tu reçois un de ses cookies.
tip-chain-gives = Ce cookie a un effet, et tu l’appliques tout de suite : touche un de tes cookies, puis la pile de celui qui le reçoit.
tip-chain-swaps = Ce cookie a un effet, et tu l’appliques tout de suite : touche la pile d’un autre joueur, et vous échangez tous vos cookies.
tip-bin = Un cookie Rassis ! La moitié de cette pile est à la poubelle, et les autres ne savent pas laquelle. Plus la pile est grosse, plus ça fait mal.
tip-edge = Ce cookie est resté debout quand on a secoué la boîte : tu ne peux pas le prendre. Il tombe quand on prend un cookie contre lequel il s’appuie.
tip-thief = Il y a des voleurs : avant qu’un autre prenne un cookie, tu peux en voler un à quelqu’un, une fois par manche. Mais on voit ta main une seconde : si on t’accuse, le cookie est rendu.
tip-robbed = On t’a volé ce cookie ! Touche-le, puis la pile du voleur. Si tu as raison, il te revient ; tu n’as qu’un essai, jusqu’à la fin de ton prochain tour.
how-take = On secoue la boîte et on l’ouvre. À ton tour, prends un cookie sur lequel rien n’est posé.
how-show = Tout le monde voit ce que c’est. Beaucoup ont un effet : tu en prends un autre, tu en donnes un, ou tu échanges même tous tes cookies.
how-kinds = Chaque sorte a son icône. La plupart des cookies valent un point, Chance deux, En or trois, et Malchance moins un.
how-pile = Tes cookies sont devant toi, face cachée. Les autres ne savent que ce qu’ils ont retenu.
how-win = Un cookie Rassis coûte la moitié de ta pile. Quand la boîte est vide, celui qui a le plus de points gagne.

hint-take = Personne ne sait ce que c’est.
hint-plain = Un point.
hint-double = Un point, et tu prends un autre cookie.
hint-yearning = Un point, et tu prends un cookie au hasard à un autre joueur.
hint-generous = Un point, et tu donnes un de tes cookies.
hint-cheeky = Un point, et tu échanges tous tes cookies avec un autre joueur.
hint-rancid = Un point, mais la moitié de tes cookies va à la poubelle.
hint-good-fortune = Deux points.
hint-bad-fortune = Moins un point.
hint-golden = Trois points.
hint-from = { $count ->
    [one] { $seat } n’a que ce cookie.
   *[other] { $seat } a { $count } cookies : tu en prends un au hasard et tu appliques son effet.
}
hint-give = { $seat } doit appliquer son effet.
hint-swap = Tu en donnes { $yours } et tu en reçois { $theirs }.
hint-steal = Tu prends un cookie au hasard à { $seat }. Tous ceux qui regardent voient ta main.
hint-claim = Si c’était { $seat }, tu récupères le cookie. Sinon, il est perdu.

log-begins = { $seat } commence.
log-shake = On secoue la boîte et on l’ouvre.
log-shake-again = On ne peut rien prendre : on secoue de nouveau la boîte.
log-takes = { $seat } prend un cookie : { $cookie }.
log-falls = Un cookie qui était debout tombe.
log-falls-icon = Un cookie qui était debout tombe : { $cookie }.
log-yearns = { $seat } prend un cookie à { $other } : { $cookie }.
log-gives = { $seat } donne un cookie à { $other } : { $cookie }.
log-swaps = { $seat } et { $other } échangent tous leurs cookies.
log-rancid = { $count ->
    [one] { $seat } avait { $all } cookies : l’un d’eux va à la poubelle.
   *[other] { $seat } avait { $all } cookies : { $count } vont à la poubelle.
}
log-thrown = { $seat } jette un cookie à la poubelle : { $cookie }.
log-ignored-double = { $cookie } : la boîte est vide, donc il ne se passe rien.
log-ignored-yearning = { $cookie } : personne d’autre n’a de cookie, donc il ne se passe rien.
log-ignored-generous = { $cookie } : il n’y a pas d’autre sorte de cookie à donner, donc il ne se passe rien.
log-ignored-rancid = { $cookie } : la moitié d’un seul cookie, arrondie vers le bas, fait zéro, donc il ne se passe rien.
log-enough = { $cookie } : ça suffit pour un tour, il ne se passe rien.
said-hand = { $seat } chaparde un cookie chez { $other } !
log-stolen = Volé à { $seat } : { $cookie }.
log-claim-right = { $seat } accuse { $other }, à raison : le cookie volé est rendu.
log-claim-wrong = { $seat } accuse { $other }, à tort : le voleur était { $thief }, qui garde le cookie.
log-kept = { $thief } a volé un cookie à { $seat } et le garde.
log-counts = { $points ->
    [one] { $seat } a { $points } point.
   *[other] { $seat } a { $points } points.
}

text-box = Dans la boîte : { $count }
text-free = à prendre
text-under = sous { $cookies }
text-edge = debout
text-face-down = face cachée
text-pile = { $count ->
    [one] { $count } cookie
   *[other] { $count } cookies
}
text-thrown = à la poubelle : { $count }
text-apart = vols en suspens : { $count }

highlight-golden = Le cookie en or, tout droit sorti de la boîte
highlight-theft = { $times } un vol en cachette
highlight-caught = { $times } une accusation fondée
highlight-wrong = { $times } une fausse accusation
highlight-bin = { $count ->
    [one] Un cookie à la poubelle
   *[other] { $count } cookies à la poubelle
}
highlight-grabs = { $times } la main dans la pile d’à côté
highlight-gifts = { $times } un cookie en cadeau
highlight-swaps = { $times } l’échange de toute la pile
tally-bin = Cookies à la poubelle
tally-grabs = Pris aux autres
tally-gifts = Offerts

law-1 = Chacun des 33 cookies est quelque part, et une seule fois (1.1).
law-2 = Tous les cookies ensemble valent 37 points (6.2).
law-3 = Une pile a le nombre de cookies annoncé, et les sortes que voit son propriétaire (3.6).
law-4 = Ce que sait un joueur est vrai, et chacun connaît sa propre pile (3.6).
law-5 = On ne peut prendre qu’un cookie sur lequel rien n’est posé, et seul un cookie à plat montre une icône (3.1, 3.2).
law-6 = Chaque vol en suspens a un voleur et un cookie mis à part (5.1, 5.2).
law-7 = Le tour, la phase et les comptes sont cohérents avec la partie (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, sous : { $above }
view-number = Cookie { $number } : { $cookie }
view-stolen = On t’a volé : { $cookie }. Touche-le, puis la pile du voleur.
view-loot = Tu as volé : { $cookie }
view-yours = Tes cookies
view-hidden = Pas encore vus
view-lid = Le couvercle
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

does-plain = 1 point
does-double = en prendre un autre
does-yearning = en prendre un à quelqu’un
does-generous = en donner un
does-cheeky = échanger tous les cookies
does-rancid = la moitié de la pile à la poubelle
does-good-fortune = 2 points
does-bad-fortune = moins 1 point
does-golden = 3 points

ask-take = Prends un cookie sur lequel rien n’est posé.
ask-double = Double : prends un autre cookie sur lequel rien n’est posé.
ask-yearning = Envieux : choisis dans quelle pile prendre un cookie.
ask-generous = Généreux : choisis un de tes cookies, puis qui le reçoit.
ask-cheeky = Effronté : choisis avec qui tu échanges tous tes cookies.
ask-robbed = On t’a volé un cookie : { $cookie } ! Qui était-ce ?
first-own = Choisis d’abord un de tes cookies.
first-theft = Touche d’abord le cookie volé.
then-pile = Touche maintenant le joueur qui le reçoit.
then-thief = Touche maintenant la pile du voleur.

banner-theft = Un cookie a disparu !
banner-who = Qui a fait ça ?
banner-claim = « C’était toi ! »
banner-right = Bien vu ! Le cookie est rendu.
banner-wrong = Raté ! C’était…
banner-kept = Le voleur s’en tire : …

# Puzzles

goal-lead = { $count ->
    [one] Compare tes points à ceux de l’adversaire qui en a le plus : ce tour-ci, améliore l’écart d’un point en ta faveur, quoi qu’il arrive.
   *[other] Compare tes points à ceux de l’adversaire qui en a le plus : ce tour-ci, améliore l’écart de { $count } points en ta faveur, quoi qu’il arrive.
}

# The board in words

text-robbed = On t’a volé : { $cookie }
