# Goose. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Jogo da Glória
tagline = Uma corrida de 63 casas: lança, corre e que te calhe um ganso!
intro = Não há nada para escolher: os dados decidem tudo, e é essa a graça para os mais pequenos.

section-1 = O tabuleiro
clause-1-1 = As casas estão numeradas de 1 a 63. Todos os peões começam fora do tabuleiro, na casa 0.
    .ruling = De dois a seis jogadores.
clause-1-2 = Há gansos nas casas 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54 e 59.
    .option = A maior parte dos outros tabuleiros tem um décimo terceiro ganso na 23 (goose_on_23: off, sem ele; on, com ele).
clause-1-3 = Outras casas especiais: 6 ganso voador, 19 ninho, 31 poço, 42 desvio, 52 gaiola, 58 sopa, 63 meta.
clause-1-4 = Os peões que estão na mesma casa não se incomodam uns aos outros.
    .ruling = Numa casa cabem quantos peões for preciso. O que acontece numa casa ocupada decide-se uma só vez, onde acaba o movimento inteiro (depois de gansos, voo e desvio) e antes de o ninho contar; nunca na 0, na 31 ou na 52. Ser posto numa casa não é cair nela: nada da secção 3 se aplica e ninguém fica livre nem preso. A vez que já devias ao ninho perde-se na mesma, e o primeiro lançamento já está gasto.
    .option = Numa casa ocupada (occupied): share: partilha-se; swap: o peão que lá estava vai para a casa de onde saiu o que chega (se houver vários, vai o que lá está há mais tempo); back: é o peão que chega que volta para a casa de onde saiu.

section-2 = A tua vez
clause-2-1 = Lança dois dados e avança tantas casas quantos os pontos que somarem.
clause-2-2 = No teu primeiro lançamento do jogo, em vez de avançares, com 4 e 5 vais para a 53 e com 6 e 3 vais para a 26.
    .ruling = É obrigatório; as regras impressas só dizem que podes.
    .option = A regra vale para (nine_rule): first-throw: só o primeiro lançamento, como nas regras impressas; from-start: todos os lançamentos feitos da casa 0, para que um peão que volta da sopa não corra de ganso em ganso até à 63 com um nove.
clause-2-3 = Joga-se no sentido dos ponteiros do relógio.
    .ruling = Quem começa é escolhido por sorteio, ou indicado quando se prepara a mesa.
    .option = Quem começa (first): random: por sorteio; ou um lugar.

section-3 = Cair numa casa
clause-3-1 = Se caíres num ganso, voltas a andar a mesma soma, na direção em que ias; e outra vez, se lá houver outro ganso.
    .ruling = É obrigatório; as regras impressas só dizem que podes.
clause-3-2 = Se passares da 63, contas para trás o que sobra. A partir daí, e até ao fim deste lançamento, andas para trás: se caíres num ganso, recuas outra vez a soma inteira.
clause-3-3 = 6, o ganso voador: voa para a 12.
clause-3-4 = 19, o ninho: descansa; na tua próxima vez não jogas.
clause-3-5 = 31, o poço: esperas até outro peão cair aqui. Então espera ele no teu lugar, e tu continuas a jogar a partir da tua próxima vez. Um peão libertado que ainda aqui está não volta a ficar preso.
clause-3-6 = 42, o desvio: volta para a 37.
clause-3-7 = 52, a gaiola: tal como o poço.
clause-3-8 = 58, a sopa: de volta à casa 0.
clause-3-9 = 63, com a conta certa: ganhas logo.
clause-3-10 = As casas especiais contam sempre, seja como for que lá vás cair.
    .ruling = Depois de um ganso, a contar para trás, pela regra 2.2 (a 53 e a 26 são casas normais) ou por um voo ou um desvio.

section-4 = A espera
clause-4-1 = Se à mesa se jogar assim, um peão que já ficou três vezes sem jogar no poço ou na gaiola desde que lá caiu joga na vez seguinte.
    .option = Livre depois de três vezes sem jogar (release): auto: on com dois jogadores e, caso contrário, off; on: sempre; off: nunca.
clause-4-2 = Se não se jogar assim, o jogo acaba empatado assim que todos os peões esperam no poço ou na gaiola.
    .ruling = Só pode acontecer com dois jogadores.

option-goose_on_23 = Um décimo terceiro ganso na 23
option-occupied = Numa casa ocupada
    .share = os peões partilham-na
    .swap = os peões trocam de lugar
    .back = o peão que chega volta para trás
option-nine_rule = Nove com 4 e 5 ou com 6 e 3
    .first-throw = só no primeiro lançamento
    .from-start = em todos os lançamentos feitos da casa de partida
option-release = Livre depois de três vezes sem jogar
    .auto = com dois jogadores
    .on = sempre
    .off = nunca

ending-home = { $winners } chega à 63 e ganha.
ending-deadlock = Toda a gente espera no poço ou na gaiola: empate.

move-throw = Lançar os dados
guide-move = Toca nos dados: são eles que decidem até onde vai o teu peão. Os gansos levam-no mais longe; algumas casas não.

square = Casa { $number }
start = Partida
goose = Ganso
flying-goose = Ganso voador
nest = Ninho
well = Poço
detour = Desvio
cage = Gaiola
soup = Sopa
finish = Meta
pawn-on = { $seat }: { $square }
pawn-waits = { $seat }: { $square } (espera)
pawn-rests = { $seat }: { $square } (descansa)

log-begins = { $seat } começa.
log-throws = { $seat } lança { $one } e { $other }: da casa { $from } para a { $to }.
log-nine = { $seat } lança { $one } e { $other }: de um salto até à casa { $to }!
log-goose = Um ganso! Em frente até à casa { $to }.
log-goose-back = Um ganso! Para trás até à casa { $to }.
log-too-far = Longe demais: para trás até à casa { $to }.
log-flight = O ganso voador leva { $seat } até à casa { $to }.
log-detour = Caminho errado: de volta à casa { $to }.
log-nest = { $seat } descansa no ninho e fica uma vez sem jogar.
log-well = { $seat } cai no poço.
log-cage = { $seat } cai na gaiola.
log-soup = Sopa de ganso! { $seat } volta à casa de partida.
log-freed = { $seat } fica livre.
log-swapped = { $seat } e { $other } trocam de lugar: { $other } vai para a casa { $to }.
log-put-back = Já lá está { $other }: { $seat } volta para a casa { $to }.
log-misses = { $seat } fica uma vez sem jogar.
log-released = { $seat } já esperou o suficiente e continua a jogar.

law-1 = Há um peão por jogador, e nem mais um (1.1).
law-2 = Um peão está numa casa de 0 a 63 (1.1).
law-3 = Ninguém fica num ganso, nem na 6, na 42 ou na 58: essas casas mandam o peão para outro sítio (3.1, 3.3, 3.6, 3.8).
law-4 = Quem está na 63 ganhou, e mais ninguém (3.9).
law-5 = Um peão só espera no poço ou na gaiola (3.5, 3.7).
law-6 = No poço espera um peão no máximo, e na gaiola também (3.5, 3.7).
law-7 = Só descansa um peão que chegou ao ninho (3.4).
law-8 = Um peão que ainda não teve nenhum lançamento continua na 0 (1.1).
law-9 = A vez é de alguém que pode lançar, e a fase e a ronda batem certo com a partida (2.3, 3.4, 4.2).
law-10 = As vezes sem jogar, três no máximo, só se contam enquanto um peão espera e pode ficar livre (4.1).
law-11 = Com swap os peões têm uma única ordem de chegada; sem swap, nenhuma (1.4).
law-12 = Ter lançado, descansar e esperar valem 0 ou 1.
