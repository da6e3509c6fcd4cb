# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = La boîte à cookies
tagline = Une boîte pleine de surprises : prends le cookie du dessus, et espère qu’il n’est pas rance.
intro = On secoue une boîte de 33 cookies, puis on l’ouvre. Chacun son tour, on prend un cookie sur lequel rien n’est posé ; la plupart sont une surprise.

section-1 = Les cookies
clause-1-1 = Il y en a 33. Chacun porte un dessin sur une face, ou n’en a pas : 5 nature, 4 doubles, 4 envieux, 4 généreux, 4 coquins, 3 rances, 6 chances, 2 malchances et 1 doré.
    .ruling = De deux à six joueurs.
clause-1-2 = Si le dessin est visible, tout le monde sait ce qu’est le cookie ; s’il est caché dessous, personne ne le sait. Un cookie nature est pareil des deux côtés : il a l’air d’un cookie retourné.

section-2 = Préparation
clause-2-1 = Secouez la boîte.
    .ruling = Le tas est simulé. Des cookies ronds de même taille tombent l’un après l’autre dans une boîte rectangulaire, au hasard et sur une face ou l’autre ; chacun s’arrête sur ce qui est dessous, et quelques-uns restent debout sur la tranche, contre le bord ou entre deux autres. Un nombre, écrit dans l’enregistrement, fixe où chaque cookie est posé ou debout, lesquels montrent leur dessin, et ces dessins. Ce qu’est un cookie retourné, il ne le fixe pas : on le tire au moment où on le montre, parmi ceux qui n’ont pas encore été montrés et dont le dessin n’est pas visible.
    .house = La taille de la boîte et des cookies, la façon dont ils glissent et le nombre de ceux qui restent debout.
clause-2-2 = L’un des joueurs commence.
    .ruling = Tiré au sort, ou choisi quand on prépare la table ; sur la feuille imprimée, c’est le dernier qui a mangé un cookie.
    .option = Qui commence (first) : random, tiré au sort, ou une place.

section-3 = À ton tour
clause-3-1 = Prends dans la boîte un cookie sur lequel aucun autre n’est posé, même en partie. Dans le doute, il compte comme couvert : très près, c’est touché.
clause-3-2 = Un cookie debout sur la tranche ne peut pas être pris et ne montre rien. Il couvre ce sur quoi il se tient, pas ce contre quoi il s’appuie. Quand on prend un cookie contre lequel il s’appuie, il tombe à plat là où il était, par-dessus tout ce qu’il recouvre alors ; on tire à ce moment-là quelle face est visible. S’il y en a plusieurs, ils tombent dans l’ordre où ils sont arrivés dans la boîte. Celui qui ne s’appuie que contre le bord reste debout jusqu’à ce qu’on secoue de nouveau.
clause-3-3 = Si aucun cookie ne peut être pris, on secoue de nouveau la boîte avec ce qui reste dedans, même au milieu d’un tour. Un cookie déjà connu redevient inconnu si son dessin se retrouve dessous.
    .ruling = Si rien ne peut être pris après avoir secoué, on recommence ; la première fois aussi.
clause-3-4 = Montre le cookie, garde-le et applique tout de suite son effet. Un effet impossible à appliquer est ignoré.
clause-3-5 = C’est ensuite au tour du joueur à ta gauche.
clause-3-6 = Tes cookies sont posés devant toi, face cachée.
    .ruling = Tu peux regarder les tiens. Les autres voient combien tu en as, et ne savent que ce qui a été montré.

section-4 = Les effets
clause-4-1 = Nature : rien ; un point à la fin.
clause-4-2 = Double : prends un autre cookie, selon 3.1 à 3.4. Si la boîte est vide, c’est ignoré.
clause-4-3 = Envieux : prends un cookie au hasard à un joueur de ton choix qui en a, et applique son effet. Si personne d’autre n’en a, c’est ignoré.
    .ruling = Le cookie est montré à tous.
clause-4-4 = Généreux : donne un de tes cookies qui n’est pas un Généreux à un autre joueur, qui doit appliquer son effet. Si tu n’en as pas d’autre, c’est ignoré.
    .ruling = C’est obligatoire si c’est possible, et le cookie est montré à tous.
clause-4-5 = Coquin : échange tous tes cookies, celui-ci compris, contre tous ceux d’un joueur de ton choix.
    .ruling = Même avec un joueur qui n’en a aucun.
clause-4-6 = Rance : mélange tous tes cookies, celui-ci compris, et jettes-en la moitié au hasard, arrondie vers le bas. Ils sortent du jeu, et personne ne voit lesquels.
clause-4-7 = Chance : vaut deux points.
clause-4-8 = Malchance : vaut moins un.
clause-4-9 = Doré : vaut trois points.
clause-4-10 = Un cookie agit aussitôt pour celui qui le reçoit, quand il est pris dans la boîte, pris par un Envieux ou donné par un Généreux.
    .ruling = Les cookies échangés ou volés n’agissent pas. Quand la chaîne est finie, on passe à la gauche du joueur dont c’était le tour. Chaque cookie de 4.2 à 4.6 qui agit est compté, même ignoré ; après 64 dans un même tour, les suivants sont gardés sans effet.

section-5 = Le voleur
clause-5-1 = Tant que le joueur dont c’est le tour n’a pas encore pris de cookie, n’importe quel autre joueur peut en voler un au hasard dans la pile d’un autre.
    .ruling = Une fois par manche au plus : un tour de chaque joueur, compté à partir du premier. Jamais entre deux effets. À trois joueurs ou plus, et jamais deux sur le même appareil.
    .option = Un voleur (thief) : off, on.
clause-5-2 = Le cookie volé est mis à part jusqu’à ce que le vol soit réglé : il n’est dans la pile ni dans le compte de personne, aucun effet ne le touche, et il n’agit pas.
clause-5-3 = Le joueur volé peut le réclamer en nommant le voleur, une fois par vol, jusqu’à la fin de son propre tour suivant. S’il a raison, le cookie lui revient ; non réclamé, il est au voleur.
    .ruling = Une accusation fausse règle aussi le vol : le cookie est au voleur. Ce qui n’est pas réglé à la fin de la partie est au voleur. Le tour suivant est celui qui commence après le vol.
clause-5-4 = On vole en silence : qui regarde le voit.
    .ruling = À l’écran, une main de la couleur du voleur apparaît une seconde sur la pile volée, pour tout le monde. Le journal ne parle du vol qu’une fois réglé. Les bots le remarquent au hasard, les plus forts plus souvent.

section-6 = La fin
clause-6-1 = La partie se termine quand la boîte est vide.
    .ruling = Les effets du dernier cookie sont encore appliqués.
clause-6-2 = Chaque cookie vaut un point, sauf ceux de 4.7, 4.8 et 4.9. Celui qui a le plus de points gagne.
    .ruling = Un total négatif est possible. La feuille imprimée parle du plus de cookies, avec ces valeurs.
clause-6-3 = À égalité de points, celui qui a le plus de cookies nature gagne.
    .ruling = Encore à égalité : ils gagnent ensemble.

refusal-3-1 = Ce cookie est recouvert, ou n’est plus là.
refusal-3-2 = Ce cookie est debout sur la tranche : on ne peut pas le prendre.
refusal-3-4 = Applique d’abord l’effet du cookie que tu as.
refusal-4-3 = Avec Envieux, tu prends à un autre joueur qui a un cookie.
refusal-4-4 = Avec Généreux, tu donnes à un autre joueur un de tes cookies qui n’est pas un Généreux.
refusal-4-5 = Avec Coquin, tu échanges tous les cookies avec un autre joueur.
refusal-5-1 = Tu peux voler dans la pile d’un autre joueur une fois par manche, avant que le joueur dont c’est le tour prenne un cookie. À trois joueurs ou plus, avec le voleur, chacun sur son appareil.
refusal-5-3 = Tu peux réclamer un cookie qu’on t’a volé, une seule fois, à un autre joueur.

option-thief = Un voleur

ending-points = Le plus de points : { $winners } gagne.
ending-plain = Égalité de points, mais plus de cookies nature : { $winners } gagne.
ending-shared = Égalité en tout : { $winners } gagnent ensemble.

plain = Nature
double = Double
yearning = Envieux
generous = Généreux
cheeky = Coquin
rancid = Rance
good-fortune = Chance
bad-fortune = Malchance
golden = Doré

move-take = Prendre le cookie { $number }
move-take-known = Prendre le cookie { $number } : { $cookie }
move-from = Prendre à { $seat }
move-give = Donner à { $seat } : { $cookie }
move-swap = Tout échanger avec { $seat }
move-steal = Voler { $seat }
move-claim = C’était { $seat } !
move-claim-one = { $cookie } : c’était { $seat } !
guide-move = Touche ce qui est entouré : dans la boîte, les cookies sur lesquels rien n’est posé. Ceux dont le dessin est caché sont une surprise ; ce qu’il y a dessous aussi.

hint-take = Personne ne sait ce que c’est.
hint-plain = Un point.
hint-double = Un point, et tu prends un autre cookie.
hint-yearning = Un point, et tu prends un cookie au hasard à un autre joueur.
hint-generous = Un point, et tu donnes un de tes cookies.
hint-cheeky = Un point, et tu échanges tous tes cookies avec un autre joueur.
hint-rancid = Un point, mais la moitié de tes cookies est jetée.
hint-good-fortune = Deux points.
hint-bad-fortune = Un point de moins.
hint-golden = Trois points.
hint-from = { $count ->
    [one] C’est le seul cookie de { $seat }.
   *[other] Un des { $count } cookies de { $seat }, au hasard. Ce qu’il fait, il le fait pour toi.
}
hint-give = { $seat } doit appliquer son effet.
hint-swap = Tu en donnes { $yours } et tu en reçois { $theirs }.
hint-steal = Un cookie de { $seat }, au hasard. Qui regarde voit ta main.
hint-claim = Si c’était { $seat }, le cookie revient. Sinon, il est perdu.

log-begins = { $seat } commence.
log-shake = On secoue la boîte et on l’ouvre.
log-shake-again = Rien ne peut être pris : on secoue de nouveau la boîte.
log-takes = { $seat } prend un cookie : { $cookie }.
log-falls = Un cookie qui était debout tombe.
log-falls-icon = Un cookie qui était debout tombe : { $cookie }.
log-yearns = { $seat } prend un cookie à { $other } : { $cookie }.
log-gives = { $seat } donne un cookie à { $other } : { $cookie }.
log-swaps = { $seat } et { $other } échangent tous leurs cookies.
log-rancid = { $count ->
    [one] Un des { $all } cookies de { $seat } est jeté.
   *[other] { $count } des { $all } cookies de { $seat } sont jetés.
}
log-thrown = Jeté, à { $seat } : { $cookie }.
log-ignored = { $cookie } : il n’y a rien à faire.
log-enough = { $cookie } : assez pour un tour, sans effet.
log-stolen = Volé à { $seat } : { $cookie }.
log-claim-right = { $seat } accuse { $other }, avec raison : le cookie volé revient.
log-claim-wrong = { $seat } accuse { $other }, à tort : c’était { $thief }, qui garde le cookie.
log-kept = { $thief } a volé un cookie à { $seat } et le garde.
log-counts = { $points ->
    [one] { $seat } a { $points } point.
   *[other] { $seat } a { $points } points.
}

text-box = Dans la boîte : { $count }
text-free = peut être pris
text-under = sous { $cookies }
text-edge = debout
text-face-down = dessin caché
text-pile = { $count ->
    [one] { $count } cookie
   *[other] { $count } cookies
}
text-thrown = jetés : { $count }
text-apart = volés et pas encore réglés : { $count }

law-1 = Les 33 cookies sont quelque part, chacun une seule fois (1.1).
law-2 = Tous les cookies ensemble valent 37 points (6.2).
law-3 = Une pile a autant de cookies que son compte, des sortes que voit son propriétaire (3.6).
law-4 = Ce que sait un joueur est vrai, et chacun connaît sa propre pile (3.6).
law-5 = On peut prendre ce sur quoi rien n’est posé, et seul un cookie à plat montre un dessin (3.1, 3.2).
law-6 = Chaque vol non réglé a un voleur et un cookie mis à part (5.1, 5.2).
law-7 = Le tour, la phase et les comptes vont avec la partie (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, sous : { $above }
view-number = Cookie { $number } : { $cookie }
view-stolen = On t’a volé : { $cookie }. Touche-le, puis la pile du voleur.
view-loot = Tu as volé : { $cookie }
view-yours = Tes cookies
view-hidden = Pas encore vus
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

does-plain = 1 point
does-double = en prendre un autre
does-yearning = en prendre un à quelqu’un
does-generous = en donner un
does-cheeky = échanger tous les cookies
does-rancid = la moitié de la pile est jetée
does-good-fortune = 2 points
does-bad-fortune = moins 1 point
does-golden = 3 points

ask-take = Prends un cookie sur lequel rien n’est posé.
ask-double = Double : prends un autre cookie sur lequel rien n’est posé.
ask-yearning = Envieux : choisis la pile où tu prends un cookie.
ask-generous = Généreux : choisis un de tes cookies, puis qui le reçoit.
ask-cheeky = Coquin : choisis avec qui tu échanges tous les cookies.
ask-robbed = On t’a volé un cookie : { $cookie } ! Qui était-ce ?
first-own = Choisis d’abord un de tes cookies.
first-theft = Touche d’abord le cookie volé.

banner-theft = Un cookie a disparu !
banner-who = C’était qui ?
banner-claim = « C’était toi ! »
banner-right = Bien vu ! Le cookie revient.
banner-wrong = Raté ! C’était…
banner-kept = Le voleur s’en tire : …
