# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Jogo da Glória
tagline = Uma corrida de 63 casas: lança os dados, corre e que te calhe um ganso!
intro = Não há nada para decidir: os dados fazem tudo, e é disso que os mais pequenos gostam.
credit = Um jogo tradicional, com séculos de história; não é de ninguém. As regras impressas que seguimos não indicam nenhum autor.
score = Casa

section-1 = O tabuleiro
clause-1-1 = As casas estão numeradas de 1 a 63. Todos os peões começam fora do tabuleiro, na partida, que conta como casa 0.
    .ruling = De dois a seis jogadores.
clause-1-2 = Há gansos nas casas 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 e 59.
    .option = A maioria dos outros tabuleiros tem um décimo terceiro ganso na 23; pode-se acrescentar.
clause-1-3 = As outras casas especiais: 6 ganso voador, 19 ninho, 31 poço, 42 desvio, 52 gaiola, 58 sopa, 63 meta.
    .told = Aqui não acontece nada de especial.
clause-1-4 = Pode haver vários peões na mesma casa.
    .ruling = Numa casa cabem quantos peões for preciso. Se escolherem que os peões troquem de lugar ou que quem chega volte para trás, isso acontece uma só vez, no fim de todo o movimento (depois dos gansos, do voo ou do desvio) e antes de o ninho te pôr a descansar; nunca na 0, na 31 ou na 52. Ser posto numa casa não é cair nela: não acontece nada da secção 3, e ninguém fica livre nem preso. Se te tirarem do ninho enquanto descansas, ficas, mesmo assim, uma vez sem jogar; e o teu primeiro lançamento dá-se por feito, mesmo que tenhas de voltar à casa 0.
    .option = Se acabares numa casa ocupada, ficam lá todos, como é costume; ou trocas: o peão que lá está (se forem vários, o que lá está há mais tempo) vai para a casa de onde lançaste os dados; ou és tu que voltas para essa casa.

section-2 = A tua vez
clause-2-1 = Lança dois dados e avança tantas casas quantas eles somarem.
clause-2-2 = No teu primeiro lançamento do jogo, em vez de avançares, com 4 e 5 vais para a 53 e com 6 e 3 vais para a 26.
    .ruling = É obrigatório; nas regras impressas podes escolher.
    .option = Conta só no primeiro lançamento, como nas regras impressas, ou em todos os lançamentos a partir da casa 0, para que um peão que volta da sopa não corra de ganso em ganso até à 63 com um nove.
clause-2-3 = Joga-se no sentido dos ponteiros do relógio.
    .ruling = As regras impressas não dizem em que sentido se joga nem quem começa. Aqui joga-se no sentido dos ponteiros do relógio, e quem começa é escolhido por sorteio.
    .option = Quando se prepara a mesa, pode-se escolher quem começa.

section-3 = Cair numa casa
clause-3-1 = Num ganso, andas outra vez o mesmo número de casas, na direção em que ias; e mais uma vez, se caíres noutro ganso. Por exemplo, se com um 4 caíres num ganso, andas mais 4.
    .ruling = É obrigatório; nas regras impressas podes escolher.
clause-3-2 = Se o lançamento te levar para lá da 63, contas o resto para trás. Por exemplo, um 5 leva-te da 60 à 63 e de volta à 61. A partir daí, e até ao fim desse lançamento, andas para trás: um ganso faz-te recuar outra vez a soma inteira.
clause-3-3 = 6, o ganso voador: voas para a 12.
clause-3-4 = 19, o ninho: descansas e ficas uma vez sem jogar.
clause-3-5 = 31, o poço: esperas até outro peão cair lá. Então é esse peão que fica à espera no teu lugar, e tu voltas a jogar quando chegar a tua vez.
    .ruling = Um peão libertado que ainda lá esteja não volta a ficar preso.
clause-3-6 = 42, o desvio: voltas para a 37.
clause-3-7 = 52, a gaiola: tal como o poço.
    .told = 52, a gaiola: esperas até outro peão cair lá. Então é esse peão que fica à espera no teu lugar, e tu voltas a jogar quando chegar a tua vez.
clause-3-8 = 58, a sopa: voltas à partida (casa 0).
clause-3-9 = 63, a meta: se lá caíres com a conta certa, ganhas logo.
clause-3-10 = As casas especiais contam sempre, seja como for que lá vás parar.
    .ruling = As regras impressas não o dizem. Aqui contam depois de um ganso, quando andas para trás, pela regra 2.2 (a 53 e a 26 são casas normais) e depois de um voo ou de um desvio.

section-4 = A espera
clause-4-1 = Quando se joga com libertação, um peão que já ficou três vezes sem jogar desde que caiu no poço ou na gaiola volta a jogar na vez seguinte.
    .ruling = Nas regras impressas, a libertação é opcional. Com dois jogadores joga-se com ela, a não ser que se escolha outra coisa.
    .option = Libertação depois de três vezes sem jogar: só com dois jogadores, como é costume; sempre; ou nunca.
    .told = Neste jogo, um peão que já lá ficou três vezes sem jogar volta a jogar na vez seguinte.
clause-4-2 = Quando se joga sem libertação, o jogo acaba empatado assim que todos os peões estiverem à espera no poço ou na gaiola.
    .ruling = As regras impressas não dizem o que acontece então; o empate é decisão nossa. Só pode acontecer com dois jogadores.

option-goose_on_23 = Um décimo terceiro ganso na 23
option-occupied = Numa casa ocupada
    .share = ficam lá todos
    .swap = os peões trocam de lugar
    .back = quem chega volta para trás
option-nine_rule = O nove especial (4 e 5, 6 e 3)
    .first-throw = só no primeiro lançamento
    .from-start = sempre que se lança da casa 0
option-release = Libertação após três vezes sem jogar
    .auto = com dois jogadores
    .on = sempre
    .off = nunca

ending-home = { $winners } chega à 63 e ganha.
ending-deadlock = Toda a gente ficou presa no poço ou na gaiola: empate.

move-throw = Lançar os dados
tip-aim = Toca nos dados: o teu peão avança tantas casas quantas eles somarem. Ganha quem primeiro cair na 63 com a conta certa! Em duas casas há dados: se te saírem mesmo esses no teu primeiro lançamento, vais logo para lá.
    .own-dice = Lança os teus dados e toca no que saiu: o teu peão avança tantas casas quantas eles somarem. Ganha quem primeiro cair na 63 com a conta certa! Em duas casas há dados: se te saírem mesmo esses no teu primeiro lançamento, vais logo para lá.
tip-squares = Se caíres num ganso, andas outra vez o mesmo. O ninho, o poço e a gaiola prendem-te; o desvio e a sopa mandam-te para trás.
tip-hold = O que faz uma casa? Mantém o dedo nela para leres.
tip-held = Aqui fica-se um bocado: no ninho ficas uma vez sem jogar; no poço ou na gaiola três, a não ser que outro peão caia lá antes.
tip-held-long = Aqui fica-se um bocado: no ninho ficas uma vez sem jogar; no poço ou na gaiola esperas até outro peão cair lá.
tip-soup = Para a sopa! Quem cai na 58 volta à partida. Não faz mal: com uns gansos recuperas o atraso.
tip-finish = Está quase! Tens de cair na 63 com a conta certa. Se passares da 63, contas o resto para trás. Da 62 nenhum lançamento ganha: dois dados somam pelo menos 2.
how-throw = À vez, lançam-se dois dados. O teu peão avança o que eles somam; não há mais nada a decidir.
how-goose = Se caíres num ganso, andas outra vez o mesmo; e mais uma vez, se caíres noutro ganso.
how-held = No ninho ficas uma vez sem jogar. No poço e na gaiola esperas até outro peão cair lá e ficar no teu lugar. Com dois jogadores, ficas no máximo três vezes sem jogar.
how-soup = Cuidado com o desvio, que te leva de volta à 37, e com a sopa, que te leva de volta à partida.
how-win = Ganha quem primeiro cair na 63 com a conta certa. Se passares da 63, contas o resto para trás.

square = casa { $number }
dice = Os dados
start = partida
goose = Ganso
flying-goose = Ganso voador
nest = Ninho
well = Poço
detour = Desvio
cage = Gaiola
soup = Sopa
finish = Meta
pawn-on = { $seat } na { $square }
pawn-waits = { $seat } à espera na { $square }
pawn-rests = { $seat } a descansar na { $square }

log-begins = { $seat } começa.
log-throws = { $from ->
    [0] { $seat } lança os dados: { $one } e { $other }, da partida para a casa { $to }.
   *[other] { $seat } lança os dados: { $one } e { $other }, da casa { $from } para a { $to }.
}
log-throws-too-far = { $seat } lança os dados: { $one } e { $other }, da casa { $from } até à 63 e { $over } a mais, por isso recua até à { $to }.
log-nine = { $seat } lança os dados: { $one } e { $other }, de um salto até à casa { $to }!
log-goose = Um ganso! Em frente até à casa { $to }.
log-goose-too-far = Um ganso! Até à 63 e { $over } a mais, por isso para trás até à { $to }.
log-goose-back = Um ganso! Para trás até à casa { $to }.
log-flight = O ganso voador leva { $seat } até à casa { $to }.
log-detour = Caminho errado: de volta à casa { $to }.
log-nest = { $seat } descansa no ninho e fica uma vez sem jogar.
log-well = { $seat } cai no poço.
log-cage = { $seat } vai parar à gaiola.
log-soup = Para a sopa! { $seat } volta à partida.
log-freed = { $seat } fica livre.
log-swapped = { $seat } e { $other } trocam de lugar: { $other } fica na casa { $to }.
log-put-back = { $other } já lá está: { $seat } volta para a casa { $to }.
log-misses = { $seat } fica uma vez sem jogar.
log-released = { $seat } já esperou o suficiente e volta a jogar.

highlight-soup = { $times } na sopa
highlight-nine = Arranque relâmpago com um nove
highlight-too-far = { $times } para lá da meta e de volta para trás
highlight-well = { $times } no poço
highlight-cage = { $times } na gaiola
highlight-goose = { $times } às costas de um ganso
highlight-misses = { $times } sem jogar

law-1 = Cada jogador tem um peão, e não há mais nenhum (1.1).
law-2 = Cada peão está numa casa de 0 a 63 (1.1).
law-3 = Nenhum peão fica num ganso, nem na 6, na 42 ou na 58: essas casas mandam-no para outro sítio (3.1, 3.3, 3.6, 3.8).
law-4 = Quem está na 63 ganhou, e mais ninguém (3.9).
law-5 = Um peão só espera no poço ou na gaiola (3.5, 3.7).
law-6 = No poço espera no máximo um peão, e na gaiola também (3.5, 3.7).
law-7 = Só descansa um peão que chegou ao ninho (3.4).
law-8 = Um peão de quem ainda não lançou os dados continua na 0 (1.1).
law-9 = É a vez de alguém que pode lançar, e a fase e a ronda batem certo com o jogo até aqui (2.3, 3.4, 4.2).
law-10 = As vezes sem jogar, três no máximo, só se contam enquanto um peão espera e pode ficar livre (4.1).
law-11 = Quando os peões trocam de lugar, há uma só ordem de chegada; senão, nenhuma (1.4).
law-12 = Ter lançado, descansar e esperar são, cada um, 0 ou 1.
