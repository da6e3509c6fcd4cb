# Tock. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Tock
tagline = Quatro peões à volta do tabuleiro até à meta, com cartas em vez de dados; melhor ainda a pares.
intro = Cada um guarda segredo da sua mão e joga uma carta por vez. Os parceiros não podem combinar jogadas, mas podem ajudar-se.

section-1 = Jogadores e tabuleiro
clause-1-1 = Jogam de dois a seis, cada um com quatro peões de uma cor, que começam no ninho.
clause-1-2 = Quatro ou seis podem jogar em equipas de dois: os parceiros sentam-se frente a frente. Senão, cada um joga por si.
    .option = Equipas (teams): on, como é costume com quatro e seis; off.
clause-1-3 = Cada um tem uma casa de partida na pista e uma meta de quatro casas.
    .house = A pista tem 16 casas por cada lugar do tabuleiro: quatro lugares (64 casas) de dois a quatro jogadores, seis lugares (96 casas) para cinco e seis. O lugar 0 parte da casa 0, o lugar 1 da casa 16, e assim por diante. Dois jogadores ocupam os lugares 0 e 2. A partida de um lugar vago é uma casa normal.
clause-1-4 = Entra-se na meta a partir da casa mesmo antes da própria partida: depois da última casa de uma volta inteira, o passo seguinte é a tua primeira casa da meta.

section-2 = As cartas
clause-2-1 = Por cada jogador há uma série de treze cartas: do 2 ao 10, Valete, Dama, Rei e Ás. Os naipes não contam, e não há jokers.
clause-2-2 = Quem dá distribui cinco cartas a cada um, depois quatro, depois outras quatro. São todas as treze; a seguir, o jogador seguinte no sentido dos ponteiros do relógio baralha todas as cartas e dá.
    .ruling = Quem dá primeiro é sorteado; nas regras impressas decide a carta mais alta.
    .option = Quem dá primeiro (first): random (à sorte) ou um lugar.
clause-2-3 = Em cada distribuição começa quem está à esquerda de quem deu, e joga-se no sentido dos ponteiros do relógio, uma carta por vez.
clause-2-4 = Podes jogar as cartas da tua mão pela ordem que quiseres.
clause-2-5 = Se podes jogar uma carta, tens de o fazer, mesmo que comas um peão teu ou do teu parceiro. Que carta, e como, és tu que escolhes.
clause-2-6 = Se não podes jogar nenhuma carta, pousas a mão toda e esperas pela próxima distribuição. Volta-se a dar quando já ninguém tem cartas; quem não tem é saltado.
    .ruling = Uma mão pousada fica à vista, como todas as cartas jogadas, até se baralharem de novo todas as cartas.

section-3 = O que fazem as cartas
clause-3-1 = Ás: um peão do ninho para a tua casa de partida, ou um peão uma casa para a frente.
clause-3-2 = Rei: um peão do ninho para a tua casa de partida.
clause-3-3 = Dama: um peão 12 casas para a frente.
clause-3-4 = Valete: um dos teus peões na pista troca de lugar com um peão de outro jogador na pista. O teu parceiro conta como outro jogador. Um peão na sua própria partida, na meta ou no ninho não pode ser trocado.
    .ruling = Isto vale também para o teu próprio peão na tua partida. Quando moves os peões do teu parceiro (5.1), outro jogador é qualquer um menos o teu parceiro.
    .option = O teu próprio peão pode ser trocado a partir da sua partida (jack_from_start: off, on); quando jogas pelo teu parceiro, o dele.
clause-3-5 = Sete: sete casas para a frente ao todo, com um só peão, ou em duas partes de 1 a 6 com dois peões diferentes.
    .ruling = É preciso usar os sete. A segunda parte é julgada no tabuleiro que a primeira deixa; se então não for possível (porque o seu peão acabou de ser comido, por exemplo), essa divisão não é permitida, salvo por 5.2. Uma parte só come onde termina. Uma parte pode entrar na meta ou avançar dentro dela. Um Sete só pode ficar curto no momento em que ganha (6.1), na primeira parte ou na segunda.
clause-3-6 = Quatro: um peão quatro casas para trás. Assim nunca entra na meta nem sai dela. Pode recuar para lá da tua partida, e fica então perto da meta.
clause-3-7 = 2, 3, 5, 6, 8, 9, 10: um peão esse número de casas para a frente.

section-4 = Mover
clause-4-1 = Um peão que termina numa casa ocupada manda o outro para o seu ninho, seja de quem for, mesmo que seja teu.
clause-4-2 = Um peão na sua própria partida é uma barreira para todos os outros, mesmo para os do dono: não se pode passar por ele, em nenhum sentido, nem terminar em cima dele, nem trocá-lo, nem comê-lo.
    .ruling = É assim sempre que lá estiver, mesmo depois de uma volta, de um Quatro ou de um Valete. Por isso nenhum peão pode sair enquanto um dos teus estiver na tua partida. Entrar na meta não é passar pela partida, e um Valete não passa por ninguém. Na partida de outra cor um peão não está protegido.
clause-4-3 = Ao saíres para a tua partida, comes o peão alheio que lá estiver.
clause-4-4 = Na meta nenhum peão pode ser ultrapassado, comido, trocado ou recuado, e cada casa só tem um. Avançar dentro da meta é permitido.
clause-4-5 = À meta chega-se com a conta certa: a jogada tem de terminar numa casa livre da meta, sem peões pelo meio.
clause-4-6 = Uma jogada para a frente que conta para lá da última casa da pista termina na meta, ou segue pela tua partida para mais uma volta. Se essa volta for a tua única jogada, tens de a fazer.
    .ruling = Onde as duas são possíveis, são duas jogadas, e escolhes tu. Só conta onde um peão está, não como lá chegou: depois de um Quatro ou de um Valete pode ir para a meta sem dar a volta. Terminar exatamente na própria partida a andar para a frente é mais uma volta; um Quatro nunca é.
    .option = Ninguém é obrigado a passar da meta (never_forced_past_home: off, on): se todas as tuas jogadas passarem da meta, podes antes pousar a mão. Isto só alivia 2.5; a obrigação de 5.2 vale mesmo com mais uma volta.

section-5 = As equipas
clause-5-1 = Leva primeiro os teus quatro peões à meta. A partir daí as tuas cartas movem os peões do teu parceiro, também para os tirar do ninho, com as mesmas regras como se fossem teus.
clause-5-2 = Se a primeira parte de um Sete leva o teu último peão à meta e a equipa ainda não ganhou, todos os passos que restam vão para um só peão do teu parceiro.
    .ruling = É obrigatório (nas regras impressas: pode-se) se algum os puder dar, e escolhes qual; se nenhum puder, perdem-se e a jogada vale. Se menos passos chegarem para ganhar, valem as duas coisas: esses, ou todo o resto. Se for a segunda parte a levar o teu último peão à meta, é preciso usar os sete, a não ser que ganhe. Um Sete nunca move três peões.
clause-5-3 = Falar com o parceiro sobre que carta jogar custa o teu peão da frente: o que está na pista mais longe da sua própria partida volta ao ninho. Se não tens nenhum na pista, é o do teu parceiro; se nenhum dos dois tem, não acontece nada.
    .ruling = Um adversário que não esteja a jogar nesse momento pode denunciá-lo entre duas jogadas, dizendo quem falou, uma vez por lado e por distribuição. Conta se alguém do lado acusado o admitir ou, com seis, se os dois da terceira equipa o confirmarem. Os bots não denunciam nem são denunciados.
    .option = Pode-se denunciar quem fala (table_talk: off, on).

section-6 = O fim
clause-6-1 = Ganha quem primeiro tiver os seus quatro peões na meta; em equipas, a que primeiro tiver os oito.

option-teams = Jogar em equipas de dois
option-jack_from_start = O Valete pode trocar o teu peão a partir da sua partida
option-never_forced_past_home = Ninguém é obrigado a passar da meta
option-table_talk = Pode-se denunciar quem fala
option-first = Quem dá primeiro
    .random = à sorte

ending-home = { $winners } tem os quatro peões na meta e ganha.
ending-team = { $winners } têm os oito peões na meta e ganham.
ending-seven = Um Sete que continua com o parceiro: { $winners } têm os oito peões na meta e ganham.

refusal-1-2 = Para jogar em equipas são precisos quatro ou seis; senão cada um joga por si, sem parceiro.
refusal-2-3 = Não é a tua vez de jogar uma carta.
refusal-2-4 = Não tens essa carta.
refusal-2-5 = Podes jogar uma carta, por isso tens de o fazer.
refusal-3-1 = O Ás tira um peão do ninho, ou move uma casa um que já saiu.
refusal-3-2 = O Rei só tira um peão do ninho.
refusal-3-3 = A Dama move 12 casas um peão que já saiu do ninho.
refusal-3-4 = O Valete troca um dos teus peões na pista com o de outro jogador. Nenhum deles pode estar na sua própria partida, na meta ou no ninho.
refusal-3-5 = Um Sete são sete casas ao todo, com um peão ou em duas partes com dois peões que já saíram do ninho.
refusal-3-6 = O Quatro move quatro casas para trás um peão na pista.
refusal-3-7 = Esta carta move para a frente um peão que já saiu do ninho.
refusal-4-2 = Um peão na sua própria partida é uma barreira: ninguém passa nem termina ali.
refusal-4-4 = Na meta nenhum peão pode passar por outro nem partilhar a sua casa.
refusal-4-5 = É longe de mais: a meta tem quatro casas, e a conta tem de ser certa.
refusal-4-6 = Isso não é mais uma volta.
refusal-5-1 = Leva primeiro os teus quatro peões à meta; depois moves os do teu parceiro.
refusal-5-2 = O resto de um Sete só vai para um peão do teu parceiro se a primeira parte levar o teu último peão à meta, e então é obrigatório.
refusal-5-3 = Quem fala é denunciado onde há equipas, por um adversário que não esteja a jogar, uma vez por lado e por distribuição; só se responde quando houve denúncia.

guide-move = Toca numa carta e depois num peão. Se ainda houver escolha, toca também no sítio para onde vai. O que se pode fazer acende-se.

asks-play = Joga uma carta.
asks-lay-down = Não podes jogar nenhuma carta: pousa a mão toda.
asks-for-partner = Os teus peões já estão na meta: joga uma carta por { $partner }.
asks-admit = { $seat } diz que { $accused } falou com o parceiro. É verdade?
asks-confirm = { $seat } diz que { $accused } falou com o parceiro. Ouviste?
first-card = Escolhe primeiro uma carta.
first-pawn = Escolhe primeiro um peão.

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
cards = { $cards } { $card }

square = a casa { $number }
own-start = a partida
home-square = a casa { $number } da meta
own-pawn = peão { $pawn }
other-pawn = peão { $pawn } de { $seat }

# Moves, as buttons say them

move-enter = { $card }: tirar um peão do ninho
move-enter-partner = { $card }: tirar do ninho um peão de { $partner }
move-walk = { $card }: { $pawn } para { $to }
move-lap = { $card }: { $pawn } para lá da meta, para { $to }
move-swap = { $card }: trocar { $pawn } com { $other }
move-split = { $card }: { $first } para { $to }, depois { $second } para { $then }
move-short = { $card }: { $first } para { $to }, e mais nada
move-lay-down = Pousar a mão toda
move-call = { $seat } falou com o parceiro
move-admit = Sim, falámos
move-confirm = Sim, falaram
move-deny = Não

hint-plain = O { $pawn } vai para { $to }.
hint-takes = O { $pawn } vai para { $to } e come o { $taken }.
hint-takes-own = Cuidado: o { $pawn } vai para { $to } e come o { $taken }, do teu próprio lado.
hint-home = O { $pawn } entra na meta, para { $to }.
hint-lap = O { $pawn } passa da meta e dá mais uma volta, para { $to }.
hint-swap = O { $pawn } vai para { $to }, e o { $other } fica no seu lugar.
hint-split = O { $first } vai para { $to }, o { $second } para { $then }.
hint-parts = { $steps } + { $rest }: { $hint }
hint-wins = Com isso ganhas.
hint-lay-down = Ficas de fora até à próxima distribuição, e todos veem as tuas cartas.
hint-call = Se o admitirem, o peão da frente volta ao ninho.
hint-answer = Se contar, o peão da frente do lado que falou volta ao ninho.

# The log

log-deals = { $seat } baralha e dá.
log-hands = { $seat } dá { $cards } cartas a cada um.
log-enters = { $seat } joga { $card }: o { $pawn } sai do ninho.
log-walks = { $seat } joga { $card }: o { $pawn } vai para { $to }.
log-home = { $seat } joga { $card }: o { $pawn } entra na meta, para { $to }.
log-lap = { $seat } joga { $card }: o { $pawn } passa da meta, para { $to }.
log-back = { $seat } joga { $card }: o { $pawn } recua para { $to }.
log-swaps = { $seat } joga { $card }: o { $pawn } troca com o { $other }.
log-and-walks = E o { $pawn } vai para { $to }.
log-and-home = E o { $pawn } entra na meta, para { $to }.
log-and-lap = E o { $pawn } passa da meta, para { $to }.
log-takes = O { $taken } é comido e volta ao ninho.
log-lost = Ninguém pode dar os passos que restam: perdem-se.
log-all-home = { $seat } tem os quatro peões na meta e joga a partir de agora por { $partner }.
log-lays-down = { $seat } pousa a mão: { $cards }.
log-calls = { $seat } diz que { $accused } falou com o parceiro.
log-admits = { $seat } admite-o.
log-denies = { $seat } nega-o.
log-confirms = { $seat } confirma-o.
log-sent-back = Isso custa o { $pawn }: volta ao ninho.
log-nothing-lost = Não há na pista nenhum peão que isso possa custar.

law-1 = Os lugares que ninguém ocupa não têm peões nem cartas (1.1).
law-2 = Um peão está no ninho, na pista ou na meta (1.1, 1.3).
law-3 = O tabuleiro mostra cada peão onde está, e um por casa (1.1, 4.1, 4.4).
law-4 = As cartas estão todas: uma série de treze por jogador (2.1).
law-5 = Todos sabem quantas cartas tem cada um (2.2).
law-6 = Nas mãos estão as cartas desta distribuição que não foram jogadas nem pousadas (2.2, 2.6).
law-7 = A vez é de alguém que tem cartas, e a fase, a distribuição e a ronda condizem com a partida (2.2, 2.3).
law-8 = Quem tem os quatro peões na meta ganhou, em equipas os oito, e mais ninguém (6.1).
law-9 = Só se denuncia onde há equipas, uma vez por lado e por distribuição (5.3).

# The picture, in words

view-player = { $seat }: { $nest } no ninho, { $track } na pista, { $home } na meta
view-square = casa { $number }
view-start = { $seat }: partida, { $square }
view-home = { $seat }: casa { $number } da meta
view-pawn = { $seat }, peão { $pawn }: { $place }
view-in-nest = no ninho
view-at-home = casa { $number } da meta
view-nest = { $pawns ->
    [0] { $seat }: o ninho, vazio
    [one] { $seat }: o ninho com um peão
   *[other] { $seat }: o ninho com { $pawns } peões
}
view-hand = { $cards ->
    [0] { $seat }: sem cartas
    [one] { $seat }: uma carta
   *[other] { $seat }: { $cards } cartas
}
view-laid-down = { $seat } pousou a mão: { $cards }
view-dealer = { $seat } dá as cartas
view-partners = { $seat } joga com { $partner }
view-pile = o monte
view-pile-card = o monte: { $card }
view-unplayable = { $card }, agora não se pode jogar
