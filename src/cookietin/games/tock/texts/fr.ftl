# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Quatre pions autour du plateau jusqu’à la maison, avec des cartes au lieu de dés ; encore mieux avec un partenaire.
intro = Chacun cache sa main et joue une carte par tour. Les partenaires n’ont pas le droit de se concerter, mais ils peuvent s’aider.

section-1 = Joueurs et plateau
clause-1-1 = On joue de deux à six, chacun avec quatre pions d’une couleur, qui commencent au nid.
clause-1-2 = À quatre ou à six, on peut jouer par équipes de deux : les partenaires sont assis face à face. Sinon, chacun joue pour soi.
    .option = Équipes (teams) : on, comme d’habitude à quatre et à six ; off.
clause-1-3 = Chacun a une case de départ sur la piste et une maison de quatre cases.
    .house = La piste a 16 cases par place autour du plateau : quatre places (64 cases) de deux à quatre joueurs, six places (96 cases) à cinq et six. La place 0 part de la case 0, la place 1 de la case 16, et ainsi de suite. À deux, on prend les places 0 et 2. Le départ d’une place libre est une case ordinaire.
clause-1-4 = On entre à la maison depuis la case juste avant son propre départ : après la dernière case d’un tour complet, le pas suivant mène à ta première case maison.

section-2 = Les cartes
clause-2-1 = Il y a par joueur une série de treize cartes : de 2 à 10, Valet, Dame, Roi, As. Les couleurs des cartes ne comptent pas, et il n’y a pas de joker.
clause-2-2 = Le donneur distribue cinq cartes à chacun, puis quatre, puis encore quatre. Cela fait les treize ; ensuite, le joueur suivant dans le sens des aiguilles d’une montre mélange toutes les cartes et distribue.
    .ruling = Le premier donneur est tiré au sort ; dans la règle imprimée, c’est la plus haute carte qui décide.
    .option = Qui donne en premier (first) : random (tirage au sort), ou une place.
clause-2-3 = Le joueur à gauche du donneur commence chaque donne, et on joue dans le sens des aiguilles d’une montre, une carte par tour.
clause-2-4 = Tu joues les cartes de ta main dans l’ordre que tu veux.
clause-2-5 = Si tu peux jouer une carte, tu dois le faire, même si elle prend un de tes pions ou un pion de ton partenaire. Laquelle, et comment, c’est à toi de choisir.
clause-2-6 = Si tu ne peux jouer aucune carte, tu poses toute ta main et tu attends la prochaine donne. On redistribue quand plus personne n’a de cartes ; qui n’en a plus passe son tour.
    .ruling = Une main posée reste visible, comme toute carte jouée, jusqu’à ce que toutes les cartes soient de nouveau mélangées.

section-3 = Ce que font les cartes
clause-3-1 = As : un pion sort du nid sur ta case de départ, ou un pion avance d’une case.
clause-3-2 = Roi : un pion sort du nid sur ta case de départ.
clause-3-3 = Dame : un pion avance de 12 cases.
clause-3-4 = Valet : un de tes pions sur la piste échange sa place avec le pion d’un autre joueur sur la piste. Ton partenaire compte comme un autre joueur. Un pion sur son propre départ, à la maison ou au nid ne peut pas être échangé.
    .ruling = Cela vaut aussi pour ton propre pion sur ton départ. Quand tu joues les pions de ton partenaire (5.1), un autre joueur, c’est tout le monde sauf ton partenaire.
    .option = Ton propre pion peut être échangé depuis son départ (jack_from_start : off, on) ; quand tu joues pour ton partenaire, le sien.
clause-3-5 = Sept : sept cases en avant en tout, avec un seul pion, ou en deux parties de 1 à 6 avec deux pions différents.
    .ruling = Il faut utiliser les sept. La deuxième partie se juge sur le plateau que laisse la première ; si elle n’est alors plus possible (son pion vient d’être pris, par exemple), ce partage est interdit, sauf selon 5.2. Une partie ne prend que là où elle finit. Une partie peut entrer à la maison ou y avancer. Un Sept ne peut s’arrêter avant la fin que s’il gagne à cet instant (6.1), dans sa première partie ou dans la deuxième.
clause-3-6 = Quatre : un pion recule de quatre cases. Il n’entre jamais à la maison et n’en sort jamais ainsi. Il peut repasser en arrière par ton départ, et se trouve alors tout près de la maison.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10 : un pion avance d’autant de cases.

section-4 = Les déplacements
clause-4-1 = Un pion qui finit sur une case occupée renvoie l’autre pion à son nid, quel que soit son propriétaire, même si c’est toi.
clause-4-2 = Un pion sur sa propre case de départ est un barrage pour tous les autres, ceux de son propriétaire compris : on ne peut ni le dépasser, dans aucun sens, ni finir sur lui, ni l’échanger, ni le prendre.
    .ruling = C’est vrai chaque fois qu’il s’y trouve, même après un tour, un Quatre ou un Valet. Aucun pion ne peut donc sortir tant qu’un des tiens est sur ton départ. Entrer à la maison, ce n’est pas passer par son départ, et un Valet ne dépasse personne. Sur le départ d’une autre couleur, un pion n’est pas protégé.
clause-4-3 = En sortant sur ton départ, tu prends le pion d’un autre qui s’y trouve.
clause-4-4 = À la maison, un pion ne peut être ni dépassé, ni pris, ni échangé, ni reculé, et chaque case n’en accueille qu’un. Avancer dans la maison est permis.
clause-4-5 = On entre à la maison par un compte exact : le coup doit finir sur une case maison libre, sans pion sur le chemin.
clause-4-6 = Un coup en avant qui dépasse la dernière case de la piste finit à la maison, ou continue par ton départ pour un tour de plus. Si ce tour est ton seul coup, tu dois le jouer.
    .ruling = Quand les deux sont possibles, ce sont deux coups, et tu choisis. Seul compte l’endroit où se trouve un pion, pas la façon dont il y est arrivé : après un Quatre ou un Valet, il peut entrer à la maison sans avoir fait le tour. Finir exactement sur son départ en avançant, c’est un tour de plus ; un Quatre ne l’est jamais.
    .option = Jamais forcé de dépasser la maison (never_forced_past_home : off, on) : si tous tes coups dépassent la maison, tu peux poser ta main à la place. Cela n’assouplit que 2.5 ; l’obligation de 5.2 vaut même avec un tour de plus.

section-5 = Les équipes
clause-5-1 = Rentre d’abord tes quatre pions à la maison. À partir de là, tes cartes jouent les pions de ton partenaire, sorties du nid comprises, selon les mêmes règles que s’ils étaient à toi.
clause-5-2 = Si la première partie d’un Sept rentre ton dernier pion et que l’équipe n’a pas encore gagné, tous les pas qui restent vont à un seul pion de ton partenaire.
    .ruling = C’est obligatoire (facultatif dans la règle imprimée) si un pion peut les faire, et tu choisis lequel ; si aucun ne le peut, ils sont perdus et le coup est valable. Si moins de pas suffisent pour gagner, les deux sont permis : ceux-là, ou tout le reste. Si c’est la deuxième partie qui rentre ton dernier pion, il faut utiliser les sept, sauf si elle gagne. Un Sept ne déplace jamais trois pions.
clause-5-3 = Parler avec ton partenaire de la carte à jouer te coûte ton pion de tête : celui de la piste qui est le plus loin de son propre départ retourne au nid. Si tu n’en as pas sur la piste, c’est celui de ton partenaire ; si aucun de vous n’en a, il ne se passe rien.
    .ruling = Un adversaire dont ce n’est pas le tour peut le signaler entre deux coups, en disant qui a parlé, une fois par camp et par donne. Cela compte si quelqu’un du camp accusé l’avoue ou, à six, si les deux membres de la troisième équipe le confirment. Les bots ne signalent rien et ne sont pas signalés.
    .option = On peut signaler les bavardages (table_talk : off, on).

section-6 = La fin
clause-6-1 = Gagne qui a le premier ses quatre pions à la maison ; par équipes, celle qui y a la première ses huit pions.

option-teams = Jouer par équipes de deux
option-jack_from_start = Le Valet peut échanger ton pion depuis son départ
option-never_forced_past_home = Personne n’est forcé de dépasser la maison
option-table_talk = On peut signaler les bavardages
option-first = Qui donne en premier
    .random = tirage au sort

ending-home = { $winners } a ses quatre pions à la maison et gagne.
ending-team = { $winners } ont leurs huit pions à la maison et gagnent.
ending-seven = Un Sept qui continue avec le partenaire : { $winners } ont leurs huit pions à la maison et gagnent.

refusal-1-2 = Il faut être quatre ou six pour jouer par équipes ; sinon chacun joue pour soi, sans partenaire.
refusal-2-3 = Ce n’est pas à toi de jouer une carte.
refusal-2-4 = Tu n’as pas cette carte.
refusal-2-5 = Tu peux jouer une carte, donc tu dois le faire.
refusal-3-1 = L’As sort un pion du nid, ou fait avancer d’une case un pion déjà sorti.
refusal-3-2 = Le Roi ne fait que sortir un pion du nid.
refusal-3-3 = La Dame fait avancer de 12 cases un pion sorti du nid.
refusal-3-4 = Le Valet échange un de tes pions sur la piste avec celui d’un autre joueur. Aucun des deux ne doit être sur son propre départ, à la maison ou au nid.
refusal-3-5 = Un Sept, c’est sept cases en tout, avec un pion ou en deux parties avec deux pions sortis du nid.
refusal-3-6 = Le Quatre fait reculer de quatre cases un pion de la piste.
refusal-3-7 = Cette carte fait avancer un pion sorti du nid.
refusal-4-2 = Un pion sur son propre départ est un barrage : rien ne le dépasse, rien ne s’y pose.
refusal-4-4 = À la maison, aucun pion ne peut en dépasser un autre ni partager sa case.
refusal-4-5 = C’est trop loin : la maison a quatre cases, et le compte doit être exact.
refusal-4-6 = Ce n’est pas un tour de plus.
refusal-5-1 = Rentre d’abord tes quatre pions à la maison ; ensuite, tu joueras ceux de ton partenaire.
refusal-5-2 = Le reste d’un Sept ne va à un pion de ton partenaire que si la première partie rentre ton dernier pion, et alors il le faut.
refusal-5-3 = Un bavardage se signale quand il y a des équipes, par un adversaire dont ce n’est pas le tour, une fois par camp et par donne ; on n’y répond que s’il a été signalé.

guide-move = Touche une carte, puis un pion. S’il reste un choix, touche aussi la case où il va. Ce qui est possible s’allume.

asks-play = Joue une carte.
asks-lay-down = Tu ne peux jouer aucune carte : pose ta main.
asks-for-partner = Tes pions sont tous à la maison : joue une carte pour { $partner }.
asks-admit = { $seat } dit que { $accused } a parlé à son partenaire. C’est vrai ?
asks-confirm = { $seat } dit que { $accused } a parlé à son partenaire. Tu as entendu ?
first-card = Choisis d’abord une carte.
first-pawn = Choisis d’abord un pion.

# Cards, in words

card-A = As
card-2 = Deux
card-3 = Trois
card-4 = Quatre
card-5 = Cinq
card-6 = Six
card-7 = Sept
card-8 = Huit
card-9 = Neuf
card-10 = Dix
card-J = Valet
card-Q = Dame
card-K = Roi
corner-J = V
corner-Q = D
corner-K = R
cards = { $cards } { $card }

square = la case { $number }
own-start = la case de départ
home-square = la case maison { $number }
own-pawn = pion { $pawn }
other-pawn = pion { $pawn } de { $seat }

# Moves, as buttons say them

move-enter = { $card } : sortir un pion du nid
move-enter-partner = { $card } : sortir du nid un pion de { $partner }
move-walk = { $card } : { $pawn } jusqu’à { $to }
move-lap = { $card } : { $pawn } au-delà de la maison jusqu’à { $to }
move-swap = { $card } : échanger { $pawn } et { $other }
move-split = { $card } : { $first } jusqu’à { $to }, puis { $second } jusqu’à { $then }
move-short = { $card } : { $first } jusqu’à { $to }, et pas plus loin
move-lay-down = Poser toute la main
move-call = { $seat } a parlé avec son partenaire
move-admit = Oui, nous avons parlé
move-confirm = Oui, ils ont parlé
move-deny = Non

hint-plain = Le { $pawn } va jusqu’à { $to }.
hint-takes = Le { $pawn } va jusqu’à { $to } et prend le { $taken }.
hint-takes-own = Attention : le { $pawn } va jusqu’à { $to } et prend le { $taken }, de ton propre camp.
hint-home = Le { $pawn } rentre à la maison, jusqu’à { $to }.
hint-lap = Le { $pawn } dépasse la maison et refait un tour, jusqu’à { $to }.
hint-swap = Le { $pawn } va sur { $to }, et le { $other } prend sa place.
hint-split = Le { $first } va jusqu’à { $to }, le { $second } jusqu’à { $then }.
hint-parts = { $steps } + { $rest } : { $hint }
hint-wins = C’est gagné.
hint-lay-down = Tu attends la prochaine donne, et tout le monde voit tes cartes.
hint-call = Si c’est avoué, le pion de tête retourne au nid.
hint-answer = Si cela compte, le pion de tête du camp qui a parlé retourne au nid.

# The log

log-deals = { $seat } mélange et distribue.
log-hands = { $seat } distribue { $cards } cartes à chacun.
log-enters = { $seat } joue { $card } : le { $pawn } sort du nid.
log-walks = { $seat } joue { $card } : le { $pawn } va jusqu’à { $to }.
log-home = { $seat } joue { $card } : le { $pawn } rentre à la maison, jusqu’à { $to }.
log-lap = { $seat } joue { $card } : le { $pawn } dépasse la maison, jusqu’à { $to }.
log-back = { $seat } joue { $card } : le { $pawn } recule jusqu’à { $to }.
log-swaps = { $seat } joue { $card } : échange entre le { $pawn } et le { $other }.
log-and-walks = Et le { $pawn } va jusqu’à { $to }.
log-and-home = Et le { $pawn } rentre à la maison, jusqu’à { $to }.
log-and-lap = Et le { $pawn } dépasse la maison, jusqu’à { $to }.
log-takes = Prise : le { $taken } retourne au nid.
log-lost = Personne ne peut faire les pas qui restent : ils sont perdus.
log-all-home = { $seat } a ses quatre pions à la maison et joue désormais pour { $partner }.
log-lays-down = { $seat } pose sa main : { $cards }.
log-calls = { $seat } dit que { $accused } a parlé avec son partenaire.
log-admits = { $seat } l’avoue.
log-denies = { $seat } le nie.
log-confirms = { $seat } le confirme.
log-sent-back = Cela coûte un pion : le { $pawn } retourne au nid.
log-nothing-lost = Il n’y a sur la piste aucun pion que cela puisse coûter.

law-1 = Les places que personne n’occupe n’ont ni pions ni cartes (1.1).
law-2 = Un pion est au nid, sur la piste ou à la maison (1.1, 1.3).
law-3 = Le plateau montre chaque pion là où il est, et un seul par case (1.1, 4.1, 4.4).
law-4 = Toutes les cartes sont là : une série de treize par joueur (2.1).
law-5 = Tout le monde sait combien de cartes a chacun (2.2).
law-6 = Les mains ont les cartes de cette donne qui n’ont été ni jouées ni posées (2.2, 2.6).
law-7 = C’est le tour de quelqu’un qui a des cartes, et la phase, la donne et la manche s’accordent avec la partie (2.2, 2.3).
law-8 = Qui a ses quatre pions à la maison a gagné, par équipes les huit, et personne d’autre (6.1).
law-9 = On ne signale les bavardages que par équipes, une fois par camp et par donne (5.3).

# The picture, in words

view-player = { $seat } : { $nest } au nid, { $track } sur la piste, { $home } à la maison
view-square = case { $number }
view-start = { $seat } : départ, { $square }
view-home = { $seat } : maison { $number }
view-pawn = { $seat }, pion { $pawn } : { $place }
view-in-nest = au nid
view-at-home = maison { $number }
view-nest = { $pawns ->
    [0] { $seat } : le nid, vide
    [one] { $seat } : le nid avec un pion
   *[other] { $seat } : le nid avec { $pawns } pions
}
view-hand = { $cards ->
    [0] { $seat } : pas de cartes
    [one] { $seat } : une carte
   *[other] { $seat } : { $cards } cartes
}
view-laid-down = { $seat } a posé sa main : { $cards }
view-dealer = { $seat } donne
view-partners = { $seat } joue avec { $partner }
view-pile = la pile
view-pile-card = la pile : { $card }
view-unplayable = { $card }, injouable pour l’instant
