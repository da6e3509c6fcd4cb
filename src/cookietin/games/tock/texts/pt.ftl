# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Quatro peões à volta do tabuleiro até à meta, com cartas em vez de dados; melhor ainda com um parceiro.
intro = Cada um esconde as suas cartas e joga uma de cada vez. Os parceiros não podem falar das cartas, mas podem ajudar-se.
credit = Um jogo tradicional; nos Países Baixos chama-se Keezen. As regras impressas que seguimos não indicam nenhum autor.
score = Na meta

section-1 = Jogadores e tabuleiro
clause-1-1 = Jogam de dois a seis, cada um com quatro peões de uma cor. Todos os peões começam no ninho.
    .house = Quatro peões por jogador: as regras impressas não dizem quantos.
clause-1-2 = Com quatro ou seis jogadores pode-se jogar em equipas de dois: os parceiros sentam-se frente a frente. Senão, cada um joga por si.
    .option = Com quatro e seis jogadores costuma-se jogar em equipas; também se pode jogar cada um por si.
clause-1-3 = Cada jogador tem uma casa de saída na pista e uma meta com quatro casas.
    .house = As regras impressas não dão números. Aqui a meta tem quatro casas, e a pista tem 16 por cada lugar do tabuleiro: quatro lugares (64 casas) para dois a quatro jogadores, seis lugares (96 casas) para cinco e seis. O lugar 0 sai da casa 0, o lugar 1 da casa 16, e assim por diante. Dois jogadores ocupam os lugares 0 e 2. As saídas dos lugares vazios são casas normais.
    .option = Aqui são 16 casas por lugar. Se o vosso tabuleiro tem outro número, de 12 a 18, podem jogar com ele (no máximo 16 com cinco e seis jogadores): indica-se num ficheiro, por exemplo, squares = 18.
clause-1-4 = Entras na meta a partir da casa logo antes da tua saída: depois da última casa de uma volta completa, o passo seguinte é a tua primeira casa da meta.

section-2 = As cartas
clause-2-1 = Há uma série de treze cartas por jogador: do 2 ao 10, Valete, Dama, Rei e Ás. Os naipes não contam, e não há jokers.
clause-2-2 = Quem dá as cartas dá cinco a cada jogador; quando já ninguém tiver cartas, dá quatro, e da vez seguinte mais quatro: treze ao todo. A seguir, o próximo jogador no sentido dos ponteiros do relógio baralha as cartas todas e dá.
    .ruling = Quem dá primeiro é escolhido por sorteio; nas regras impressas, decide a carta mais alta.
    .option = Quando se prepara a mesa, pode-se escolher quem dá primeiro.
clause-2-3 = Em cada distribuição começa o jogador à esquerda de quem dá, e joga-se no sentido dos ponteiros do relógio, uma carta de cada vez.
clause-2-4 = Podes jogar as tuas cartas pela ordem que quiseres.
clause-2-5 = Se puderes jogar uma carta, tens de a jogar, mesmo que seja para comer um peão teu ou do teu parceiro. Que carta jogas, e como, és tu que escolhes.
clause-2-6 = Se não puderes jogar nenhuma carta, pousas todas as tuas cartas e esperas pela próxima distribuição. Volta-se a dar quando já ninguém tiver cartas; quem não tem cartas não joga até lá.
    .ruling = As cartas pousadas ficam à vista, como todas as que já foram jogadas, até se voltarem a baralhar as cartas todas.

section-3 = O que fazem as cartas
clause-3-1 = Ás: tira um peão do ninho para a tua casa de saída, ou avança um peão uma casa.
clause-3-2 = Rei: tira um peão do ninho para a tua casa de saída.
clause-3-3 = Dama: avança um peão 12 casas.
clause-3-4 = Valete: troca um dos teus peões que esteja na pista com um peão de outro jogador que também lá esteja. Não podes trocar um peão que esteja na sua própria saída, na meta ou no ninho.
    .ruling = Isto vale também para o teu peão na tua saída. O teu parceiro conta como outro jogador. Quando moves os peões do teu parceiro (5.1), «outro jogador» é qualquer um menos o teu parceiro.
    .option = Se quiserem, o Valete também pode trocar um peão teu que esteja na tua saída ou, quando moves os peões do teu parceiro, um peão dele que esteja na saída dele.
clause-3-5 = Sete: avança um peão sete casas, ou divide as sete em duas partes, por dois peões diferentes. Por exemplo, um peão anda 3 casas e outro 4.
    .ruling = Tens de usar as sete. A segunda parte joga-se no tabuleiro tal como a primeira o deixou; se já não for possível (porque o peão acabou de ser comido, por exemplo), não podes dividir o Sete dessa maneira, exceto no caso de 5.2. Cada parte só come onde acaba. Uma parte pode entrar na meta ou avançar dentro dela. Só podes parar antes das sete casas se com isso ganhares o jogo (6.1), na primeira parte ou na segunda.
clause-3-6 = Quatro: faz um peão recuar quatro casas. Com um Quatro, um peão nunca entra na meta nem sai dela. Pode recuar para lá da tua saída, e fica então perto da meta.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: avança um peão tantas casas quantas a carta indica.

section-4 = Mover
clause-4-1 = Um peão que acaba numa casa com outro peão come-o: o outro volta para o seu ninho, mesmo que seja teu.
clause-4-2 = Um peão na sua própria casa de saída é uma barreira para todos os outros, mesmo os da mesma cor: não se pode passar por ele em nenhum sentido, nem acabar em cima dele, nem trocá-lo, nem comê-lo.
    .ruling = É assim sempre que lá estiver, mesmo depois de uma volta, de um Quatro ou de um Valete. Por isso não podes tirar um peão do ninho enquanto tiveres outro na tua saída. Entrar na meta não é passar pela saída, e um Valete não passa por nada. Na saída de outra cor, um peão não está protegido.
clause-4-3 = Ao sair do ninho, o teu peão come o peão de outro jogador que esteja na tua casa de saída.
clause-4-4 = Na meta não se pode passar por um peão, nem comê-lo, trocá-lo ou fazê-lo recuar, e em cada casa da meta só cabe um.
    .ruling = Um peão pode avançar dentro da meta. As regras impressas não o dizem; só aconselham a pô-lo logo na casa certa.
    .option = Se quiserem, um peão fica onde entrou. Nesse caso tem de ir logo para a casa livre mais ao fundo; senão, os outros ficavam de fora para sempre.
clause-4-5 = Chega-se à meta com a conta certa: a jogada tem de acabar numa casa livre da meta, sem nenhum peão pelo caminho.
clause-4-6 = Uma jogada para a frente que passa da última casa da pista acaba na meta ou segue pela tua saída para mais uma volta. Se mais uma volta for a tua única jogada, tens de a dar.
    .ruling = Onde as duas coisas são possíveis, são duas jogadas diferentes, e tu escolhes. Só conta onde o peão está, não como lá chegou: depois de um Quatro ou de um Valete, pode ir para a meta sem dar a volta. Uma jogada para a frente que acaba mesmo na tua saída é mais uma volta; um Quatro nunca é.
    .option = Ninguém é obrigado a passar da meta: se todas as tuas jogadas derem mais uma volta, podes pousar as cartas em vez de jogar. Isto só alivia a regra 2.5: os passos que sobram de um Sete (5.2) têm de se usar na mesma, nem que seja para mais uma volta.

section-5 = Equipas
clause-5-1 = Leva primeiro os teus quatro peões à meta. A partir daí, com as tuas cartas tiras do ninho e moves os peões do teu parceiro, com as mesmas regras, como se fossem teus.
clause-5-2 = Se a primeira parte de um Sete levar o teu último peão à meta e a tua equipa ainda não tiver ganho, todos os passos que sobram vão para um dos peões do teu parceiro.
    .ruling = Tens de os usar (nas regras impressas podes escolher) se algum peão os puder dar, e escolhes qual. Se nenhum puder, perdem-se, e a jogada vale na mesma. Se bastarem menos passos para ganhar, podes parar aí ou usar todos os que sobram. Se for a segunda parte a levar o teu último peão à meta, tens de usar as sete casas, a não ser que ganhes ao parar antes. Um Sete nunca move três peões.
clause-5-3 = Falar com o parceiro sobre a carta a jogar custa-te o teu peão mais adiantado: volta para o ninho o que vai mais à frente na pista, a contar da sua própria saída. Se não tiveres nenhum na pista, volta o peão mais adiantado do teu parceiro; se nenhum dos dois tiver, não acontece nada.
    .ruling = Nas regras impressas, em equipas, isto vale sempre; aqui, só quando se escolhe. Que só contem os peões da pista, e que não aconteça nada se nenhum dos dois tiver, é decisão nossa. Um adversário que não tenha a vez pode acusar entre duas jogadas, dizendo quem falou, uma vez por equipa acusada e por distribuição. A acusação vale se alguém da equipa acusada o admitir ou, com seis jogadores, se os dois da terceira equipa o confirmarem. Os bots não acusam nem são acusados.
    .option = Se quiserem, pode-se acusar quem fala.

section-6 = O fim
clause-6-1 = Ganha quem primeiro tiver os quatro peões na meta; em equipas, a equipa que primeiro tiver os oito.

option-teams = Jogar em equipas de dois
option-jack_from_start = O Valete pode trocar um peão teu que esteja na tua saída
option-never_forced_past_home = Ninguém é obrigado a passar da meta
option-never_forced_past_home-about = Se só puderes dar mais uma volta, podes pousar as cartas em vez de jogar.
option-move_up_at_home = Os peões podem avançar na meta
option-move_up_at_home-about = Se desligares esta opção, um peão vai logo para a casa livre mais ao fundo e fica lá.
option-table_talk = Pode-se acusar quem fala
option-table_talk-about = Se dois parceiros falarem das cartas, os outros podem acusá-los, e isso custa-lhes um peão.
option-edition = Tabuleiro
option-first = Quem dá primeiro
    .random = por sorteio

ending-home = { $winners } tem os quatro peões na meta e ganha.
ending-team = { $winners } têm os oito peões na meta e ganham.
ending-seven = Um Sete para os dois parceiros: { $winners } têm os oito peões na meta e ganham.
impossible-1-3 = Com cinco e seis jogadores a pista é mais longa: o tabuleiro pode ter no máximo 16 casas por lugar.

refusal-1-2 = Para jogar em equipas são precisos quatro ou seis jogadores; senão, cada um joga por si, sem parceiro.
refusal-2-3 = Não é a tua vez de jogar uma carta.
refusal-2-4 = Não tens essa carta.
refusal-2-5 = Podes jogar uma carta, por isso tens de a jogar.
refusal-3-1 = O Ás tira um peão do ninho, ou faz avançar uma casa um peão que já tenha saído.
refusal-3-2 = O Rei só serve para tirar um peão do ninho.
refusal-3-3 = A Dama faz avançar um peão 12 casas, mas só se ele já tiver saído do ninho.
refusal-3-4 = O Valete troca um dos teus peões na pista com o de outro jogador. Não podes trocar um que esteja na sua própria saída, na meta ou no ninho.
refusal-3-5 = Um Sete são sete casas ao todo, com um peão ou divididas por dois, e só com peões que já tenham saído do ninho.
refusal-3-6 = O Quatro faz recuar quatro casas um peão que esteja na pista.
refusal-3-7 = Esta carta faz avançar um peão, mas só se ele já tiver saído do ninho.
refusal-4-2 = Um peão na sua própria saída é uma barreira: não se pode passar por ele nem acabar em cima dele.
refusal-4-4 = Na meta, nenhum peão pode passar por outro nem ficar na casa dele. Se jogam sem avançar na meta, cada um vai logo para a casa livre mais ao fundo e fica lá.
refusal-4-5 = É longe demais: a meta tem quatro casas, e a conta tem de ser certa.
refusal-4-6 = Com essa jogada, o peão não dá outra volta.
refusal-5-1 = Leva primeiro os teus quatro peões à meta; depois moves os do teu parceiro.
refusal-5-2 = Os passos que sobram de um Sete só vão para um peão do teu parceiro quando a primeira parte leva o teu último peão à meta, e então tens de os usar.
refusal-5-3 = Se houver uma acusação, é preciso responder-lhe antes de continuar. Em equipas, podes acusar um adversário se não for a tua vez, mas só uma vez por equipa e por distribuição.
tip-dead = Só um Ás ou um Rei tira um peão do ninho, e tu não tens nenhum. Toca nas tuas cartas para as pousares: depois desta distribuição recebes outras.
tip-out = Esta carta tira um peão do ninho: toca nela! Para leres o que faz uma carta, mantém o dedo nela.
tip-goal = Dá uma volta à pista com os teus quatro peões e leva-os até estas casas da meta. Ganha quem primeiro lá tiver os quatro!
tip-goal-team = Dá uma volta à pista com os teus quatro peões e leva-os até estas casas da meta. Ganhas com o teu parceiro quando lá estiverem os oito; o coração no teu ninho tem a cor dele.
tip-capture = Se caíres mesmo em cima de outro peão, ele volta ao ninho, mesmo que seja teu. Aos teus pode acontecer o mesmo, mas nunca na própria saída.
tip-capture-team = Se caíres mesmo em cima de outro peão, ele volta ao ninho, mesmo que seja teu ou do teu parceiro. Aos teus pode acontecer o mesmo, mas nunca na própria saída.
tip-special = Três cartas são especiais: o Quatro anda para trás (a partir da tua saída, deixa-te quase na meta!), o Sete divide-se por dois peões, e o Valete troca dois peões.
tip-home = Quase na meta! { $rule }
how-card = Cada um tem as suas cartas. Na tua vez jogas uma e moves um peão, quase sempre as casas que a carta mostra.
how-out = Um Ás ou um Rei tira um peão do ninho para a tua saída. Aí é uma barreira: ninguém passa.
how-round = Se caíres em cima de outro peão, ele volta ao ninho. Aos teus pode acontecer o mesmo.
how-special = O Quatro anda para trás, o Sete divide-se por dois peões, e o Valete troca dois peões.
how-win = Depois de uma volta, os peões entram na meta com a conta certa. Ganha quem primeiro lá tiver os quatro; em equipa, os oito.

asks-play = Toca numa carta e depois no teu peão.
    .typed = Joga uma carta.
asks-swap = Toca numa carta e no teu peão; com o Valete, também no de outro.
    .typed = Joga uma carta.
asks-card = Só podes jogar esta carta: toca num peão.
    .typed = Joga uma carta.
asks-enter = Toca numa carta e depois no teu ninho: sai um peão.
    .typed = Joga uma carta.
asks-only = Toca na carta: é a tua única jogada. { $hint }
    .typed = Só tens uma jogada. { $hint }
asks-lay-down = Não podes jogar nenhuma carta: toca nas tuas cartas para as pousares.
    .typed = Não podes jogar nenhuma carta: pousa-as todas.
asks-for-partner = Os teus peões estão todos na meta: joga uma carta por { $partner }.
asks-admit = { $seat } diz que { $accused } falou com o parceiro. É verdade?
asks-confirm = { $seat } diz que { $accused } falou com o parceiro. Ouviste?
first-card = Escolhe primeiro uma carta.
first-pawn = Escolhe primeiro um peão.
then-pawn = Agora toca no peão.
then-nest = Agora toca no ninho.
then-either = Agora toca num peão ou no ninho.
then-square = Agora toca na casa para onde vai.
then-other = Agora toca no outro peão.

# Cards, in words

card-A = Ás
card-2 = Dois
card-3 = Três
card-4 = Quatro
card-5 = Cinco
card-6 = Seis
card-7 = Sete
card-8 = Oito
card-9 = Nove
card-10 = Dez
card-J = Valete
card-Q = Dama
card-K = Rei
corner-J = V
corner-Q = D
corner-K = R
cards = { $cards }, { $card }

square = a casa { $number }
own-start = a saída
other-start = a saída de { $seat }
home-square = a casa { $number } da meta
own-pawn = peão { $pawn }
other-pawn = peão { $pawn } de { $seat }

# Moves, as buttons say them

move-enter = { $card }: tirar um peão do ninho
move-enter-partner = { $card }: tirar do ninho um peão de { $partner }
move-walk = { $card }: { $pawn } para { $to }
move-lap = { $card }: { $pawn } passa da meta e vai para { $to }
move-swap = { $card }: trocar o { $pawn } com o { $other }
move-split = { $card }: { $first } para { $to } e { $second } para { $then }
move-short = { $card }: { $first } para { $to }, e mais nada
move-lay-down = Pousar todas as cartas
move-call = { $seat } falou com o parceiro
move-admit = Sim, falámos
move-confirm = Sim, falaram
move-deny = Não

hint-plain = O { $pawn } vai para { $to }.
hint-takes = O { $pawn } vai para { $to } e come o { $taken }.
hint-takes-own = Cuidado: o { $pawn } vai para { $to } e come o { $taken }, que é dos teus!
warn-own = Com esta jogada mandas um peão dos teus de volta ao ninho. Jogar na mesma?
hint-home = O { $pawn } alcança { $to }.
hint-lap = O { $pawn } passa da meta e vai para { $to }, para mais uma volta.
hint-swap = O { $pawn } vai para { $to }, e o { $other } fica no lugar dele.
hint-split = O { $first } vai para { $to }, e depois o { $second } para { $then }.
hint-parts = { $steps } + { $rest }. { $hint }
hint-wins = Com isso ganhas o jogo.
hint-lay-down = Ficas de fora até à próxima distribuição, e todos veem as tuas cartas.
hint-call = Se o admitirem, o peão mais adiantado deles volta para o ninho.
hint-answer = Se a acusação valer, o peão mais adiantado da equipa que falou volta para o ninho.

# The log

log-deals = { $seat } baralha e dá.
log-hands = { $seat } dá { $cards } cartas a cada um.
log-enters = { $seat } joga um { $card }: o { $pawn } sai do ninho.
log-walks = { $seat } joga { $card ->
    [Dama] uma { $card }
   *[other] um { $card }
}: o { $pawn } vai para { $to }.
log-home = { $seat } joga { $card ->
    [Dama] uma { $card }
   *[other] um { $card }
}: o { $pawn } alcança { $to }.
log-lap = { $seat } joga { $card ->
    [Dama] uma { $card }
   *[other] um { $card }
}: o { $pawn } passa da meta e vai para { $to }.
log-back = { $seat } joga um { $card }: o { $pawn } recua para { $to }.
log-swaps = { $seat } joga um { $card }: o { $pawn } troca de lugar com o { $other }.
log-and-walks = E o { $pawn } vai para { $to }.
log-and-home = E o { $pawn } alcança { $to }.
log-and-lap = E o { $pawn } passa da meta e vai para { $to }.
log-takes = O { $taken } é comido e volta para o ninho.
log-lost = Nenhum peão pode dar os passos que sobram: perdem-se.
log-all-home = { $seat } tem os quatro peões na meta e joga agora por { $partner }.
log-lays-down = { $seat } pousa todas as cartas: { $cards }.
log-cannot-play = { $seat } não pode jogar nenhuma carta e pousa-as todas: { $cards }.
log-calls = { $seat } diz que { $accused } falou com o parceiro.
log-admits = { $seat } admite.
log-denies = { $seat } nega.
log-confirms = { $seat } confirma.
log-sent-back = Como castigo, o { $pawn } volta para o ninho.
log-nothing-lost = Não há nenhum peão na pista, por isso não se perde nada.

highlight-captures = { $count ->
    [1] Um peão comido
   *[other] { $count } peões comidos
}
highlight-captured = { $times } de volta ao ninho
highlight-talk = { $times } a perder um peão por falar
highlight-past-home = { $times } a passar pela meta sem entrar
highlight-swaps = { $times } a trocar com todo o descaramento
highlight-no-card = { $times } sem carta para jogar
highlight-backwards = { $times } em marcha-atrás
tally-captures = Peões comidos
tally-captured = De volta ao ninho
tally-swaps = Trocas com o Valete
tally-no-card = Vezes sem carta para jogar

law-1 = Os lugares vazios não têm peões nem cartas (1.1).
law-2 = Cada peão está no ninho, na pista ou na meta (1.1, 1.3).
law-3 = O tabuleiro mostra cada peão onde está, e só um por casa (1.1, 4.1, 4.4).
law-4 = As cartas estão todas: uma série de treze por jogador (2.1).
law-5 = Todos sabem quantas cartas tem cada um (2.2).
law-6 = Os jogadores têm as cartas desta distribuição que ainda não foram jogadas nem pousadas (2.2, 2.6).
law-7 = É a vez de alguém que tem cartas, e a fase, a distribuição e a ronda batem certo com o jogo até aqui (2.2, 2.3).
law-8 = Quem tem os quatro peões na meta ganhou, em equipas os oito, e mais ninguém (6.1).
law-9 = Só se acusa em equipas, uma vez por equipa e por distribuição (5.3).
law-10 = Se os peões ficam onde entraram, a meta enche-se a partir do fundo (4.4).
edition-squares = Uma edição do Tock diz só quantas casas tem a pista por lugar: por exemplo, squares = 16, um número inteiro de { $low } a { $high }.

# The picture, in words

view-player = { $seat }: { $nest } no ninho, { $track } na pista, { $home } na meta
view-square = casa { $number }
view-start = { $seat }: saída, { $square }
view-home = { $seat }: casa { $number } da meta
view-pawn = { $seat }, peão { $pawn }: { $place }
view-in-nest = no ninho
view-at-home = casa { $number } da meta
view-nest = { $pawns ->
    [0] { $seat }: o ninho, vazio
    [1] { $seat }: o ninho com um peão
   *[other] { $seat }: o ninho com { $pawns } peões
}
view-hand = { $cards ->
    [0] { $seat }: sem cartas
    [1] { $seat }: uma carta
   *[other] { $seat }: { $cards } cartas
}
view-laid-down = { $seat } pousou todas as cartas: { $cards }
view-dealer = { $seat } é quem dá as cartas
view-partners = { $seat } joga com { $partner }
view-pile = as cartas jogadas
view-pile-card = as cartas jogadas: { $card }
view-unplayable = { $card }, não se pode jogar agora

# In text

text-legend = o casa de saída · ! barreira · ( ) ninho · ⌂ meta · ⟲ quem dá as cartas · ▒ uma carta · [ ] cartas pousadas
told-blockade = barreira

# Puzzles

goal-home = { $count ->
    [1] Leva um peão até à meta com as cartas que tens. Mais ninguém tem cartas.
   *[other] Leva { $count } peões até à meta com as cartas que tens. Mais ninguém tem cartas.
}
