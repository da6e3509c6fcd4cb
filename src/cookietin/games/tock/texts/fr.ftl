# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Quatre pions à ramener à la maison, avec des cartes au lieu de dés ; encore mieux avec un partenaire.
intro = Chacun garde ses cartes secrètes et en joue une par tour. Les partenaires n’ont pas le droit de parler de leurs cartes, mais ils peuvent s’entraider.
credit = Un jeu traditionnel ; aux Pays-Bas, il s’appelle Keezen. La règle imprimée que nous suivons ne cite aucun auteur.
score = À la maison

section-1 = Joueurs et plateau
clause-1-1 = On joue de deux à six, chacun avec quatre pions de sa couleur. Tous les pions commencent au nid.
    .house = Quatre pions chacun : la règle imprimée ne donne pas de nombre.
clause-1-2 = À quatre ou à six, on peut jouer par équipes de deux : les partenaires sont assis face à face. Sinon, chacun joue pour soi.
    .option = À quatre et à six, on joue d’habitude par équipes ; on peut aussi jouer chacun pour soi.
clause-1-3 = Chaque joueur a une case de départ sur la piste et une maison de quatre cases.
    .house = La règle imprimée ne donne pas de nombres. Chez nous, la maison a quatre cases, et la piste en a 16 par place autour du plateau : quatre places (64 cases) de deux à quatre joueurs, six places (96 cases) à cinq et à six. La place 0 part de la case 0, la place 1 de la case 16, et ainsi de suite. À deux, on prend les places 0 et 2. Les départs des places que personne n’a prises sont des cases ordinaires.
    .option = Notre plateau a 16 cases par place. Si le tien en a plus ou moins, de 12 à 18 (16 au plus à cinq et à six), tu peux jouer avec : un fichier l’indique, par exemple squares = 18.
clause-1-4 = Tu entres à la maison depuis la case juste avant ton propre départ : après la dernière case d’un tour de piste complet, le pas suivant mène à ta première case maison.

section-2 = Les cartes
clause-2-1 = Il y a une série de treize cartes par joueur : de 2 à 10, Valet, Dame, Roi et As. La couleur des cartes ne compte pas, et il n’y a pas de joker.
clause-2-2 = Le donneur distribue cinq cartes à chacun ; quand plus personne n’en a, quatre autres, et la fois suivante encore quatre : cela fait les treize. Ensuite, le joueur suivant dans le sens des aiguilles d’une montre mélange toutes les cartes et distribue.
    .ruling = Le premier donneur est tiré au sort ; dans la règle imprimée, c’est la plus haute carte qui décide.
    .option = En créant la table, on peut choisir qui distribue en premier.
clause-2-3 = À chaque donne, le joueur à gauche du donneur commence, et on joue dans le sens des aiguilles d’une montre. Tu joues une carte par tour.
clause-2-4 = Tu joues tes cartes dans l’ordre que tu veux.
clause-2-5 = Si tu peux jouer une carte, tu dois le faire, même si elle prend un de tes pions ou un pion de ton partenaire. Laquelle, et comment, c’est à toi de choisir.
clause-2-6 = Si tu ne peux jouer aucune carte, tu défausses toutes tes cartes et tu attends la prochaine donne. On redistribue quand plus personne n’a de cartes ; un joueur sans cartes passe son tour.
    .ruling = Les cartes défaussées restent visibles, comme toutes les cartes jouées, jusqu’à ce qu’on mélange de nouveau toutes les cartes.

section-3 = Ce que font les cartes
clause-3-1 = As : sors un pion du nid et pose-le sur ta case de départ, ou avance un pion d’une case.
clause-3-2 = Roi : sors un pion du nid et pose-le sur ta case de départ.
clause-3-3 = Dame : avance un pion de 12 cases.
clause-3-4 = Valet : échange un de tes pions sur la piste avec un pion d’un autre joueur sur la piste. On ne peut pas échanger un pion qui est sur son propre départ, à la maison ou au nid.
    .ruling = Cela vaut aussi pour ton propre pion sur ton départ. Ton partenaire compte comme un autre joueur. Quand tu joues les pions de ton partenaire (5.1), « un autre joueur » veut dire tout le monde sauf ton partenaire.
    .option = Si on veut, le Valet peut aussi échanger ton propre pion quand il est sur son départ, ou celui de ton partenaire quand tu joues ses pions.
clause-3-5 = Sept : avance de sept cases en tout, avec un seul pion, ou en deux déplacements de 1 à 6 cases avec deux pions différents. Par exemple, un pion avance de 3 cases et un autre de 4.
    .ruling = Il faut faire les sept pas. Le second déplacement se juge sur le plateau tel que le premier le laisse ; s’il n’est alors plus possible (parce que son pion vient d’être pris, par exemple), tu ne peux pas partager le Sept ainsi, sauf dans le cas de 5.2. Chaque déplacement ne prend que là où il finit. Il peut entrer à la maison ou y avancer. On n’a le droit d’arrêter un Sept avant la fin que s’il gagne la partie à ce moment-là (6.1), au premier déplacement ou au second.
clause-3-6 = Quatre : recule un pion de quatre cases. Il n’entre jamais à la maison et n’en sort jamais ainsi. Il peut reculer au-delà de ton propre départ : le voilà tout près de la maison.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10 : avance un pion d’autant de cases.

section-4 = Les déplacements
clause-4-1 = Un pion qui finit sur la case d’un autre pion le prend : l’autre retourne à son nid, même si c’est un de tes pions.
clause-4-2 = Un pion sur sa propre case de départ est un barrage pour tous les autres pions, ceux de son propriétaire compris : on ne peut ni le dépasser, dans un sens ou dans l’autre, ni finir sur sa case, ni l’échanger, ni le prendre.
    .ruling = C’est vrai chaque fois qu’il s’y trouve, même après un tour de piste, un Quatre ou un Valet. Tu ne peux donc pas sortir de pion tant qu’un des tiens est sur ton départ. Rentrer à la maison, ce n’est pas dépasser ton départ, et un Valet ne dépasse rien. Sur le départ d’une autre couleur, un pion n’est pas protégé.
clause-4-3 = Quand tu sors un pion, il prend le pion d’un autre joueur qui se trouve sur ta case de départ.
clause-4-4 = À la maison, un pion ne peut être ni dépassé, ni pris, ni échangé, et il ne recule pas ; chaque case maison n’accueille qu’un pion.
    .ruling = Un pion peut avancer dans la maison. La règle imprimée ne le dit pas ; elle conseille seulement de le poser tout de suite sur la bonne case.
    .option = Si vous voulez, un pion reste là où il est entré. Il doit alors aller tout de suite sur la case libre la plus au fond, sinon les autres seraient bloqués pour de bon.
clause-4-5 = Pour entrer à la maison, il faut le compte exact : le coup doit finir sur une case maison libre, sans pion sur le chemin.
clause-4-6 = Un coup en avant qui va au-delà de la dernière case de la piste finit à la maison, ou continue par ton départ pour un tour de piste de plus. Si ce tour de piste est ton seul coup possible, tu dois le jouer.
    .ruling = Quand les deux sont possibles, ce sont deux coups différents, et tu choisis. Seul compte l’endroit où se trouve un pion, pas la façon dont il y est arrivé : après un Quatre ou un Valet, il peut rentrer à la maison sans avoir fait un tour de piste. Un coup en avant qui finit exactement sur ton propre départ est un tour de piste de plus ; un Quatre ne l’est jamais.
    .option = Personne n’est forcé de dépasser la maison : si tous tes coups comportent un tour de piste de plus, tu peux défausser tes cartes à la place. Cela n’assouplit que 2.5 : les pas qui restent d’un Sept (5.2) doivent être joués quand même, au besoin avec un tour de piste de plus.

section-5 = Les équipes
clause-5-1 = Rentre d’abord tes quatre pions à la maison. À partir de là, tes cartes déplacent les pions de ton partenaire, et peuvent aussi les sortir du nid, selon les mêmes règles que pour les tiens.
clause-5-2 = Si le premier déplacement d’un Sept rentre ton dernier pion à la maison et que ton équipe n’a pas encore gagné, tous les pas qui restent vont à un seul pion de ton partenaire.
    .ruling = C’est obligatoire (la règle imprimée te laisse le choix) si un pion peut les faire, et tu choisis lequel. Si aucun ne le peut, ils sont perdus et le coup compte quand même. Si moins de pas suffisent pour gagner, tu peux t’arrêter là ou jouer tous ceux qui restent. Si c’est le second déplacement qui rentre ton dernier pion, il faut faire les sept pas, sauf si tu gagnes en t’arrêtant plus tôt. Un Sept ne déplace jamais trois pions.
clause-5-3 = Parler avec ton partenaire de la carte à jouer te coûte ton pion le plus avancé : celui de tes pions sur la piste qui a fait le plus de chemin depuis son propre départ retourne au nid. Si tu n’en as pas sur la piste, c’est le pion le plus avancé de ton partenaire ; si vous n’en avez ni l’un ni l’autre, il ne se passe rien.
    .ruling = Dans la règle imprimée, cela vaut toujours par équipes ; chez nous, seulement si on le choisit. Que seuls les pions sur la piste comptent, et qu’il ne se passe rien si vous n’en avez pas, c’est nous qui l’avons décidé. Un adversaire dont ce n’est pas le tour peut le signaler entre deux coups, en disant qui a parlé, une fois par équipe accusée et par donne. Cela compte si quelqu’un de l’équipe accusée l’avoue ou, à six, si les deux joueurs de la troisième équipe le confirment. Les bots ne signalent personne, et personne ne les signale.
    .option = On ne peut signaler les bavardages que si on l’a choisi.

section-6 = La fin
clause-6-1 = Le premier à avoir ses quatre pions à la maison gagne ; par équipes, la première équipe à y avoir ses huit pions.

option-teams = Jouer par équipes de deux
option-jack_from_start = Le Valet peut échanger ton pion même sur son départ
option-never_forced_past_home = Personne n’est forcé de dépasser la maison
option-never_forced_past_home-about = Si tu ne peux que refaire un tour de piste, tu peux défausser tes cartes à la place.
option-move_up_at_home = Un pion peut avancer dans la maison
option-move_up_at_home-about = Sinon, un pion va tout de suite sur la case libre la plus au fond et y reste.
option-table_talk = On peut signaler les bavardages
option-table_talk-about = Si des partenaires parlent de leurs cartes, les autres peuvent le signaler, et l’équipe qui a parlé y perd un pion.
option-edition = Plateau
option-first = Qui distribue en premier
    .random = tirage au sort

ending-home = { $winners } a ses quatre pions à la maison et gagne.
ending-team = { $winners } ont leurs huit pions à la maison et gagnent.
ending-seven = Un seul Sept pour les deux partenaires : { $winners } ont leurs huit pions à la maison et gagnent.
impossible-1-3 = À cinq et à six, la piste est plus longue : le plateau peut avoir 16 cases au plus par place.

refusal-1-2 = Il faut être quatre ou six pour jouer par équipes ; sinon chacun joue pour soi, sans partenaire.
refusal-2-3 = Ce n’est pas à toi de jouer une carte.
refusal-2-4 = Tu n’as pas cette carte.
refusal-2-5 = Tu peux jouer une carte, donc tu dois le faire.
refusal-3-1 = L’As sort un pion du nid, ou fait avancer d’une case un pion déjà sorti.
refusal-3-2 = Le Roi ne fait que sortir un pion du nid.
refusal-3-3 = La Dame fait avancer de 12 cases un pion sorti du nid.
refusal-3-4 = Le Valet échange un de tes pions sur la piste avec celui d’un autre joueur. On ne peut pas échanger un pion qui est sur son propre départ, à la maison ou au nid.
refusal-3-5 = Un Sept, c’est sept cases en tout, avec un seul pion ou en deux déplacements avec deux pions sortis du nid.
refusal-3-6 = Le Quatre fait reculer de quatre cases un pion qui est sur la piste.
refusal-3-7 = Cette carte fait avancer un pion sorti du nid.
refusal-4-2 = Un pion sur son propre départ est un barrage : on ne peut ni le dépasser, ni finir sur sa case.
refusal-4-4 = À la maison, aucun pion ne peut en dépasser un autre ni partager sa case. Si, à cette table, on n’avance pas dans la maison, chacun va tout de suite sur la case libre la plus au fond et y reste.
refusal-4-5 = C’est trop loin : la maison a quatre cases, et le compte doit être exact.
refusal-4-6 = Ce coup ne fait pas un tour de piste de plus.
refusal-5-1 = Rentre d’abord tes quatre pions à la maison ; ensuite, tu déplaceras ceux de ton partenaire.
refusal-5-2 = Les pas qui restent d’un Sept ne vont à un pion de ton partenaire que si le premier déplacement rentre ton dernier pion, et alors il faut les jouer.
refusal-5-3 = Si un bavardage est signalé, il faut d’abord y répondre. Tu ne peux en signaler un que par équipes, si un adversaire a parlé et que ce n’est pas ton tour, une fois par équipe et par donne.
tip-dead = Seul un As ou un Roi fait sortir un pion du nid, et tu n’en as pas. Touche tes cartes pour les défausser : tu en recevras d’autres après cette donne.
tip-out = Cette carte fait sortir un pion du nid : touche-la ! Pour lire ce que fait une carte, laisse ton doigt appuyé dessus.
tip-goal = Fais faire un tour de piste à tes quatre pions, puis amène-les sur ces cases maison. Le premier à y avoir les quatre gagne !
tip-goal-team = Fais faire un tour de piste à tes quatre pions, puis amène-les sur ces cases maison. Tu gagnes avec ton partenaire (le cœur dans ton nid a sa couleur) quand les huit y sont.
tip-capture = Si tu tombes pile sur un autre pion, il retourne au nid, même s’il est à toi. Les tiens risquent la même chose, mais jamais sur leur propre départ.
tip-capture-team = Si tu tombes pile sur un autre pion, il retourne au nid, même s’il est à toi ou à ton partenaire. Les tiens risquent la même chose, mais jamais sur leur propre départ.
tip-special = Trois cartes sont spéciales : le Quatre recule (depuis ton départ, presque jusqu’à la maison !), le Sept se partage entre deux pions, et le Valet échange deux pions.
tip-home = Presque à la maison ! { $rule }
how-card = Chacun a ses cartes. À ton tour, tu en joues une et tu avances un pion, le plus souvent d’autant de cases qu’elle en indique.
how-out = Un As ou un Roi fait sortir un pion du nid sur ta case de départ. Là, c’est un barrage : personne ne passe.
how-round = Si tu tombes sur un autre pion, il retourne au nid. Les tiens risquent la même chose.
how-special = Le Quatre recule, le Sept se partage entre deux pions, et le Valet échange deux pions.
how-win = Après un tour de piste, tes pions rentrent à la maison, au compte exact. Le premier à y avoir les quatre gagne ; en équipe, il en faut huit.

asks-play = Touche une carte, puis ton pion.
    .typed = Joue une carte.
asks-swap = Touche une carte et ton pion ; avec le Valet, aussi celui d’un autre.
    .typed = Joue une carte.
asks-card = Tu ne peux jouer que cette carte : touche un pion.
    .typed = Joue une carte.
asks-enter = Touche une carte, puis ton nid : un pion en sort.
    .typed = Joue une carte.
asks-only = Touche la carte : c’est ton seul coup. { $hint }
    .typed = Tu n’as qu’un coup possible. { $hint }
asks-lay-down = Tu ne peux jouer aucune carte : touche tes cartes pour les défausser.
    .typed = Tu ne peux jouer aucune carte : défausse toutes tes cartes.
asks-for-partner = Tes pions sont tous à la maison : joue une carte pour { $partner }.
asks-admit = Selon { $seat }, { $accused } a parlé à son partenaire. C’est vrai ?
asks-confirm = Selon { $seat }, { $accused } a parlé à son partenaire. Tu as entendu ?
first-card = Choisis d’abord une carte.
first-pawn = Choisis d’abord un pion.
then-pawn = Touche maintenant le pion.
then-nest = Touche maintenant le nid.
then-either = Touche maintenant un pion ou le nid.
then-square = Touche maintenant la case où il va.
then-other = Touche maintenant l’autre pion.

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
other-start = la case de départ ({ $seat })
home-square = la case maison { $number }
own-pawn = pion { $pawn }
other-pawn = pion { $pawn } ({ $seat })

# Moves, as buttons say them

move-enter = { $card } : sortir un pion du nid
move-enter-partner = { $card } : sortir du nid un pion pour { $partner }
move-walk = { $card } : { $pawn } jusqu’à { $to }
move-lap = { $card } : { $pawn } dépasse la maison, jusqu’à { $to }
move-swap = { $card } : échanger le { $pawn } et le { $other }
move-split = { $card } : { $first } à { $to }, puis { $second } à { $then }
move-short = { $card } : { $first } jusqu’à { $to }, et pas plus loin
move-lay-down = Défausser toutes mes cartes
move-call = { $seat } a parlé à son partenaire
move-admit = Oui, on a parlé
move-confirm = Oui, ils ont parlé
move-deny = Non

hint-plain = Le { $pawn } va sur { $to }.
hint-takes = Le { $pawn } va sur { $to } et prend le { $taken }.
hint-takes-own = Attention : le { $pawn } va sur { $to } et prend le { $taken }, de ton propre camp.
warn-own = Ce coup renvoie au nid un pion de ton propre camp. Le jouer quand même ?
hint-home = Le { $pawn } rentre à la maison, sur { $to }.
hint-lap = Le { $pawn } dépasse la maison pour un tour de piste de plus, jusqu’à { $to }.
hint-swap = Le { $pawn } va sur { $to }, et le { $other } prend sa place.
hint-split = Le { $first } va sur { $to }, puis le { $second } sur { $then }.
hint-parts = ({ $steps } + { $rest }) { $hint }
hint-wins = Ce coup gagne la partie.
hint-lay-down = Tu attends la prochaine donne, et tout le monde voit tes cartes.
hint-call = Si l’équipe l’avoue, son pion le plus avancé retourne au nid.
hint-answer = Si cela compte, le pion le plus avancé de l’équipe qui a parlé retourne au nid.

# The log

log-deals = { $seat } mélange et distribue.
log-hands = { $seat } distribue { $cards } cartes à chacun.
log-enters = { $seat } joue un { $card } : le { $pawn } sort du nid.
log-walks = { $seat } joue { $card ->
    [Dame] une Dame
   *[other] un { $card }
} : le { $pawn } va sur { $to }.
log-home = { $seat } joue { $card ->
    [Dame] une Dame
   *[other] un { $card }
} : le { $pawn } rentre à la maison, sur { $to }.
log-lap = { $seat } joue { $card ->
    [Dame] une Dame
   *[other] un { $card }
} : le { $pawn } dépasse la maison, jusqu’à { $to }.
log-back = { $seat } joue un { $card } : le { $pawn } recule jusqu’à { $to }.
log-swaps = { $seat } joue un { $card } : le { $pawn } et le { $other } échangent leurs places.
log-and-walks = Et le { $pawn } va sur { $to }.
log-and-home = Et le { $pawn } rentre à la maison, sur { $to }.
log-and-lap = Et le { $pawn } dépasse la maison, jusqu’à { $to }.
log-takes = Pris ! Le { $taken } retourne au nid.
log-lost = Aucun pion ne peut faire les pas qui restent : ils sont perdus.
log-all-home = { $seat } a ses quatre pions à la maison et joue désormais pour { $partner }.
log-lays-down = { $seat } défausse toutes ses cartes : { $cards }.
log-cannot-play = { $seat } ne peut jouer aucune carte et les défausse toutes : { $cards }.
log-calls = Selon { $seat }, { $accused } a parlé à son partenaire.
log-admits = { $seat } l’avoue.
log-denies = { $seat } le nie.
log-confirms = { $seat } le confirme.
log-sent-back = Pénalité : le { $pawn } retourne au nid.
log-nothing-lost = Aucun pion sur la piste : rien n’est perdu.

highlight-captures = { $count ->
    [one] Un pion pris
   *[other] { $count } pions pris
}
highlight-captured = { $times } de retour au nid
highlight-talk = { $times } un pion en moins pour bavardage
highlight-past-home = { $times } devant la maison sans entrer
highlight-swaps = { $times } un échange culotté
highlight-no-card = { $times } aucune carte jouable
highlight-backwards = { $times } en marche arrière
tally-captures = Pions pris
tally-captured = Retours au nid
tally-swaps = Échanges au Valet
tally-no-card = Cartes défaussées

law-1 = Les places que personne n’occupe n’ont ni pions ni cartes (1.1).
law-2 = Chaque pion est au nid, sur la piste ou à la maison (1.1, 1.3).
law-3 = Le plateau montre chaque pion là où il est, et un seul par case (1.1, 4.1, 4.4).
law-4 = Toutes les cartes sont là : une série de treize par joueur (2.1).
law-5 = Tout le monde sait combien de cartes a chacun (2.2).
law-6 = Chacun a en main les cartes de cette donne qui n’ont été ni jouées ni défaussées (2.2, 2.6).
law-7 = C’est le tour d’un joueur qui a des cartes, et la phase, la donne et la manche sont cohérentes avec la partie (2.2, 2.3).
law-8 = Le joueur qui a ses quatre pions à la maison a gagné, ou l’équipe qui y a ses huit pions, et personne d’autre (6.1).
law-9 = On ne signale les bavardages que si on joue par équipes, une fois par équipe et par donne (5.3).
law-10 = Si les pions restent là où ils sont entrés, la maison se remplit par le fond (4.4).
edition-squares = Une édition de Tock dit seulement combien de cases la piste a par place : squares = 16, par exemple, un nombre entier de { $low } à { $high }.

# The picture, in words

view-player = { $seat } : { $nest } au nid, { $track } sur la piste, { $home } à la maison
view-square = case { $number }
view-start = { $seat } : départ, { $square }
view-home = { $seat } : case maison { $number }
view-pawn = { $seat }, pion { $pawn } : { $place }
view-in-nest = au nid
view-at-home = case maison { $number }
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
view-laid-down = { $seat } a défaussé toutes ses cartes : { $cards }
view-dealer = { $seat } distribue
view-partners = { $seat } joue avec { $partner }
view-pile = la pile
view-pile-card = la pile : { $card }
view-unplayable = { $card }, impossible à jouer maintenant

# In text

text-legend = o case de départ · ! barrage · ( ) nid · ⌂ maison · ⟲ donneur · ▒ une carte · [ ] cartes défaussées
told-blockade = barrage

# Puzzles

goal-home = { $count ->
    [one] Rentre un pion à la maison avec les cartes que tu as. Les autres n’en ont plus.
   *[other] Rentre { $count } pions à la maison avec les cartes que tu as. Les autres n’en ont plus.
}
