# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Dois fugitivos à caça de bolachas: ativas a peça onde os caminhos se cruzam.
intro = Dois fugitivos, um panda-vermelho e um guaxinim, roubam bolachas de um quadrado de peças. Um anda de linha em linha, o outro de coluna em coluna; na tua vez, ativas a peça onde se cruzam. Está tudo à vista; o acaso só decide como se dispõem as peças.
credit = Baseado em «Cookie Addict». Autor: Pierrick Lugen. Editora: Lubee.
score = Bolachas

section-1 = Preparação
clause-1-1 = Há 19 peças de bolachas, 12 peças de bolachas perdidas, 13 peças especiais, 60 bolachas, 10 iscos e 2 guardas, para dois jogadores. Ambos começam sem nada.
    .ruling = A reserva é a mesma no jogo curto.
clause-1-2 = Todas as peças de bolachas e de bolachas perdidas, mais 5 especiais sorteadas, põem-se ao acaso, viradas para cima, num quadrado de 6 × 6.
    .option = Para um jogo curto usam-se as 14 peças de bolachas e as 9 de bolachas perdidas sem a marca do jogo longo, mais 2 especiais, num quadrado de 5 × 5.
clause-1-3 = Os guardas põem-se em peças com a marca de guarda.
    .ruling = Primeiro nos postos de guarda (4.3), depois nas peças de bolachas com a marca, a mais rica primeiro, até os dois estarem colocados; entre peças iguais, primeiro a que está mais acima e, na mesma linha, a que está mais à esquerda. Um guarda sem peça para onde ir fica ao lado do tabuleiro.
    .told = O chapéu de cozinheiro só mostra onde um guarda pode começar. Depois já não quer dizer nada.
clause-1-4 = O que as peças mostram depende da edição.
    .house = Peças de bolachas sem a marca do jogo longo: 1 ×4, 1 com um isco ×3, 2 ×3, 2 com um isco, 3, 3 com guarda, 4 com guarda. Com a marca do jogo longo: 1 com dois iscos, 2 com um isco, 3 ×2, 5. Peças de bolachas perdidas sem a marca do jogo longo: −1 ×4, −1 com um isco ×2, −2 ×2, −3. Com a marca do jogo longo: −2 com um isco, −3, −4. Peças especiais: uma de cada uma das onze da secção 4, e ainda mais uma de Dobro e outra de Mover um guarda.
    .option = Se tens o jogo de mesa, podes jogar com as peças dele, a partir de um ficheiro.

section-2 = O jogo
clause-2-1 = O primeiro jogador põe o seu peão diante de qualquer linha ou coluna, seja o que for que lá esteja. Ainda não se ativa nenhuma peça.
    .ruling = Quem começa é escolhido por sorteio, ou quando se prepara a mesa; nas regras impressas é quem comeu uma bolacha há menos tempo. Quem está em primeiro na lista de jogadores tem o panda-vermelho, e quem está em segundo, o guaxinim; nas regras impressas é quem começa que escolhe.
    .option = Quando se prepara a mesa, pode-se escolher quem começa.
clause-2-2 = O segundo jogador põe o seu peão na outra direção (diante de uma coluna se o primeiro escolheu uma linha, diante de uma linha se foi uma coluna) e ativa a peça onde as duas se cruzam. Essa peça tem de estar virada para cima e sem guarda.
clause-2-3 = A partir daí joga-se à vez: move o teu peão para outra linha ou coluna (sempre de linha para linha ou de coluna para coluna) e ativa a peça onde os dois peões se cruzam. Tens de te mover.
    .told = Em cada jogada moves o teu peão para outra linha ou coluna (sempre de linha para linha ou de coluna para coluna) e ativas a peça onde os dois peões se cruzam: fazes o que ela mostra. Tens de te mover.
clause-2-4 = Uma peça virada para baixo ou com um guarda em cima não se pode ativar, por isso não podes ir para uma linha ou coluna se a peça do cruzamento estiver assim.
clause-2-5 = Para ativar uma peça, faz o que ela diz e depois vira-a para baixo.
clause-2-6 = Um guarda bloqueia a peça onde está: ninguém a pode ativar. No fim da tua jogada, se o jogo não tiver acabado, podes mover guardas passo a passo. Cada passo custa um isco, que vai para a reserva, e leva um guarda para uma das oito peças à volta dele, virada para cima ou para baixo.
    .ruling = Nunca para a peça do outro guarda, nem de passagem; um guarda ao lado do tabuleiro não se pode atrair. Podes mover os dois guardas, por qualquer ordem, e pagar passos para lá e para cá.

section-3 = Bolachas e iscos
clause-3-1 = Por cada bolacha que a peça mostra, recebes uma; por cada bolacha riscada, perdes uma; por cada isco, recebes um.
clause-3-2 = Nunca há mais de 10 iscos em jogo.
    .ruling = Nunca ficas abaixo de zero, nem em bolachas nem em iscos. Também não há mais bolachas do que as 60 da reserva; o que lá não estiver não se paga.
    .told = Com os iscos moves guardas no fim da tua jogada: um passo por isco. Nunca há mais de 10 em jogo.

section-4 = Peças especiais
clause-4-1 = Dobro: a tua próxima peça conta a dobrar, nos ganhos e nas perdas.
    .ruling = Dobra as bolachas e os iscos de 3.1, 4.3 e 4.11 e mais nada, e gasta-se com a tua próxima peça, seja ela qual for: um segundo Dobro gasta o primeiro e deixa um novo, e uma Troca de lugar também o gasta. É do jogador, não do peão.
clause-4-2 = Troca de lugar: os peões trocam de lugar e, com isso, de direção; esta peça vira-se para baixo; depois jogas logo outra vez, a partir da linha ou coluna onde agora estás.
    .ruling = Continua a ser a tua vez, por isso 2.6 só vem depois da última peça. Se não puderes jogar outra vez, o jogo acaba (5.1).
    .told = Troca de lugar: os peões trocam de lugar e jogas logo outra vez. Útil se ainda houver uma boa peça na tua linha ou coluna: assim podes ativá-la.
clause-4-3 = Posto de guarda: recebes 2 bolachas. No início está aqui um guarda.
clause-4-4 = Armadilha: perdes o jogo, tenhas o que tiveres. Se for a tua única jogada, tens de ir para lá.
clause-4-5 = Negócio: trocas, uma vez, 2 iscos por 2 bolachas ou 2 bolachas por 2 iscos.
    .ruling = Não tens de trocar. É exatamente dois por dois, e só se a reserva puder pagar; com menos de dois iscos e menos de duas bolachas, a peça não faz nada.
clause-4-6 = Mover um guarda: tens de pôr um guarda, mesmo um que esteja ao lado do tabuleiro, noutra peça sem guarda, virada para cima ou para baixo; a peça que acabaste de ativar também serve.
    .ruling = As regras impressas só dizem que moves um guarda para uma peça à tua escolha.
    .told = Mover um guarda: põe um guarda numa peça que não queiras deixar ao outro.
clause-4-7 = Virar: tens de virar outra peça qualquer, para cima ou para baixo.
    .ruling = Mesmo uma que tenha um guarda, que fica em cima dela. Não podes virar para cima uma peça Virar (com duas, nunca mais acabava); para baixo, podes.
    .told = Virar: vira outra peça. Tapa uma que sirva ao outro, ou destapa outra vez uma boa.
clause-4-8 = Roubar bolachas: tiras duas ao outro jogador, ou todas se tiver menos.
    .ruling = Não se escolhe quantas; as regras impressas dizem até duas.
    .option = Se quiserem, como nas regras impressas: quem rouba escolhe quantas, até duas. O mesmo vale para 4.10.
clause-4-9 = Dobrar iscos: recebes tantos iscos quantos já tens.
clause-4-10 = Roubar iscos: tiras dois ao outro jogador, ou todos se tiver menos.
    .ruling = Não se escolhe quantos; as regras impressas dizem até dois.
clause-4-11 = Alarme: perdes 4 bolachas; o jogo acaba logo, e ganha quem tiver mais bolachas.

section-5 = O fim
clause-5-1 = O jogo acaba quando o jogador que tem a vez não se pode mover: em todas as outras linhas (ou colunas, se estiver diante de uma coluna), a peça que ativaria está virada para baixo ou tem um guarda. Ganha quem tiver mais bolachas; se tiverem o mesmo número, é empate.
    .ruling = Verifica-se no início de cada jogada, depois de o outro jogador ter movido guardas (2.6), e quando uma Troca de lugar obriga a jogar outra vez. Por isso, os iscos ainda podem encurralar ou libertar o adversário, mas não ajudam quem já está preso.
clause-5-2 = Uma Armadilha ou um Alarme também põe fim ao jogo.

option-length = Duração
    .classic = clássica, 36 peças
    .short = curta, 25 peças
option-up_to_two = Quem rouba escolhe: até 2, como nas regras impressas
option-edition = Peças
refusal-1-2 = Ali não há nada: o quadrado de peças não chega até lá.
refusal-2-1 = Primeiro põe o teu peão diante de uma linha ou coluna.
refusal-2-2 = Primeiro põe o teu peão diante de uma linha ou coluna que cruze a do outro jogador.
refusal-2-3 = Uma vez por jogada, vais de linha para linha ou de coluna para coluna.
refusal-2-4 = A peça do cruzamento está virada para baixo ou tem um guarda.
refusal-2-6 = No fim da tua jogada, cada isco move um guarda do tabuleiro um passo, mas nunca para a peça do outro guarda.
refusal-4-5 = Com «Negócio», e só assim, podes trocar dois por dois, se tu e a reserva tiverem que chegue.
refusal-4-6 = Com «Mover um guarda», e só assim, pões um guarda noutra peça sem guarda.
refusal-4-7 = Com «Virar», e só assim, viras outra peça, mas nunca uma de «Virar» que esteja virada para baixo.
refusal-4-8 = Podes roubar no máximo duas bolachas, e não mais do que o outro jogador tem.
refusal-4-10 = Podes roubar no máximo dois iscos, e não mais do que o outro jogador tem.

ending-stuck = Já não há jogadas: { $winners } tem mais bolachas e ganha.
ending-trap = A armadilha fecha-se: { $winners } ganha.
ending-alarm = O alarme acaba com o jogo: { $winners } tem mais bolachas e ganha.
ending-draw = Acabou, e os dois têm o mesmo número de bolachas: empate.

move-put-row = Diante da linha { $line }
move-put-column = Diante da coluna { $line }
move-row = Linha { $line }: { $tile }
move-column = Coluna { $line }: { $tile }
move-decline = Não trocar
move-buy-cookies = Trocar 2 iscos por 2 bolachas
move-buy-lures = Trocar 2 bolachas por 2 iscos
move-guard = Mover o guarda { $guard } para { $cell }
move-turn-up = Virar { $cell } para cima: { $tile }
move-turn-down = Virar { $cell } para baixo: { $tile }
move-lure = Atrair o guarda { $guard } para { $cell } com um isco
move-steal-cookies = { $count ->
    [0] Não roubar nada
    [1] Roubar 1 bolacha
   *[other] Roubar { $count } bolachas
}
move-steal-lures = { $count ->
    [0] Não roubar nada
    [1] Roubar 1 isco
   *[other] Roubar { $count } iscos
}
move-done = Acabar a jogada
tip-put = Este peão és tu. Escolhe uma linha ou coluna: o outro ativa aí a primeira peça, ou seja, faz o que ela diz. Que seja má para ele! Quando alguém já não pode jogar, o jogo acaba: ganha quem tiver mais bolachas!
tip-put-rows = Este peão és tu. Andas de linha em linha, o outro de coluna em coluna: fazes o que diz a peça do cruzamento. Deixa-lhe só más na tua linha! Quando alguém já não pode jogar, o jogo acaba: ganha quem tiver mais bolachas!
tip-put-columns = Este peão és tu. Andas de coluna em coluna, o outro de linha em linha: fazes o que diz a peça do cruzamento. Deixa-lhe só más na tua coluna! Quando alguém já não pode jogar, o jogo acaba: ganha quem tiver mais bolachas!
tip-cross = Em cada jogada mudas de linha ou coluna, e isso decide o que o outro pode ativar: deixa-lhe as peças más! As bolachas riscadas são as que perdes. Mantém o dedo em qualquer coisa para leres o que é.
tip-guard = Os gatos são guardas: ninguém pode ativar a peça onde estão. Cada peixe (um isco) que gastares no fim da tua jogada move um gato um passo. Vais à frente? Bloqueia tudo o que o outro pode ativar, e ganhas!
tip-danger = Cuidado: quem vai para a Armadilha perde o jogo, tenha o que tiver; se for a única jogada, tens de ir. O sino é o Alarme: custa 4 bolachas, e o jogo acaba logo.
tip-danger-trap = Cuidado: quem vai para a Armadilha perde o jogo, tenha o que tiver; se for a única jogada, tens de ir.
tip-danger-alarm = Cuidado: o sino é o Alarme. Custa 4 bolachas, e o jogo acaba logo.
tip-special = { $rule }
how-cross = Um anda de linha em linha, o outro de coluna em coluna. Na tua vez, ativas a peça onde os dois se cruzam.
how-move = Em cada jogada tens de passar de linha para linha, ou de coluna para coluna. É isso que decide que peças o outro jogador pode ativar.
how-tiles = Ativar é fazer o que a peça diz: dá bolachas ou iscos, custa bolachas, ou faz algo especial. Depois vira-se para baixo.
how-guard = Ninguém pode ativar uma peça que tenha um guarda. No fim da tua jogada, com cada isco que gastares moves um guarda um passo.
how-win = Quando um jogador não se pode mover, o jogo acaba, e ganha quem tiver mais bolachas. Mas quem vai para a Armadilha perde logo.

ask-put-first = Põe o teu peão diante de uma linha ou coluna qualquer.
ask-put-second = Põe o peão diante de uma linha ou coluna: ativas a peça do cruzamento.
ask-move = Vai para outra linha ou coluna: ativas a peça do cruzamento.
ask-trade = Troca 2 por 2: toca nos iscos ou bolachas que dás. ✓: não trocar.
    .typed = Negócio: dois por dois, uma vez, ou nada.
ask-guard = Põe um guarda noutra peça.
ask-turn = Vira outra peça.
ask-lure = Atrai guardas, um isco por passo. ✓: acabar a jogada.
    .typed = Atrai guardas, um isco por passo, ou acaba a jogada.
ask-steal = Podes roubar até 2, com um toque de cada vez.
first-guard = Escolhe primeiro um guarda.
then-tile = Agora toca na peça para onde vai o guarda.

tile-cookies = { $cookies ->
    [1] 1 bolacha
   *[other] { $cookies } bolachas
}
tile-cookies-lures = { $cookies ->
    [1] 1 bolacha
   *[other] { $cookies } bolachas
} e { $lures ->
    [1] 1 isco
   *[other] { $lures } iscos
}
tile-lost = { $cookies ->
    [1] perder 1 bolacha
   *[other] perder { $cookies } bolachas
}
tile-lost-lures = { $cookies ->
    [1] perder 1 bolacha
   *[other] perder { $cookies } bolachas
}, receber { $lures ->
    [1] 1 isco
   *[other] { $lures } iscos
}
tile-double = Dobro
tile-swap = Troca de lugar
tile-guard-post = Posto de guarda
tile-trap = Armadilha
tile-trade = Negócio
tile-move-a-guard = Mover um guarda
tile-turn = Virar
tile-steal-cookies = Roubar bolachas
tile-double-lures = Dobrar iscos
tile-steal-lures = Roubar iscos
tile-alarm = Alarme
text-legend = L isco · G marca de guarda · ( ) virada para baixo · @1 @2 guardas
told-no-tile = nenhuma peça
told-guard-mark = marca de guarda
told-guard = aqui está o guarda { $guard }
tiles = { $first }; { $rest }
special-tiles = { $first }, { $rest }
special-tile-again = { $tile } ×{ $count }
owns = { $seat }: { $cookies ->
    [1] 1 bolacha
   *[other] { $cookies } bolachas
}, { $lures ->
    [1] 1 isco
   *[other] { $lures } iscos
}
owns-double = a próxima peça conta a dobrar

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = A tua jogada acaba
hint-put = Ainda não ativas nenhuma peça
hint-cookies = Recebes { $cookies ->
    [1] 1 bolacha
   *[other] { $cookies } bolachas
}
hint-lures = Recebes { $lures ->
    [1] 1 isco
   *[other] { $lures } iscos
}
hint-cookies-lures = Recebes { $cookies ->
    [1] 1 bolacha
   *[other] { $cookies } bolachas
} e { $lures ->
    [1] 1 isco
   *[other] { $lures } iscos
}
hint-lost = Perdes { $cookies ->
    [1] 1 bolacha
   *[other] { $cookies } bolachas
}
hint-lost-lures = Perdes { $cookies ->
    [1] 1 bolacha
   *[other] { $cookies } bolachas
} e recebes { $lures ->
    [1] 1 isco
   *[other] { $lures } iscos
}
hint-nothing = Para ti não muda nada
hint-double = A tua próxima peça conta a dobrar
hint-swap = Os peões trocam de lugar e jogas outra vez
hint-trap = Cais na armadilha e perdes o jogo
hint-trade = Podes trocar dois iscos por duas bolachas, ou duas bolachas por dois iscos
hint-move-a-guard = Pões um guarda noutra peça
hint-turn = Viras outra peça
hint-steal-cookies = Roubas { $count ->
    [1] 1 bolacha
   *[other] { $count } bolachas
} a { $other }
hint-steal-lures = Roubas { $count ->
    [1] 1 isco
   *[other] { $count } iscos
} a { $other }
hint-alarm = Bolachas no fim do jogo: { $cookies } para ti e { $others } para o outro
hint-traded = Ficas com { $cookies ->
    [1] 1 bolacha
   *[other] { $cookies } bolachas
} e { $lures ->
    [1] 1 isco
   *[other] { $lures } iscos
}
hint-lure = { $lures ->
    [0] Custa um isco; ficas sem nenhum
    [1] Custa um isco; ficas com um
   *[other] Custa um isco; ficas com { $lures }
}
hint-leaves = Depois { $other } pode ativar: { $tiles }.
hint-again = Depois podes ativar: { $tiles }.
hint-stuck = Depois { $seat } não se pode mover. Bolachas no fim do jogo: { $cookies } para ti e { $others } para o outro.
hint-over = O jogo acaba.
warn-loses = Com esta jogada perdes o jogo. Jogar na mesma?

log-special = Peças especiais: { $tiles }.
log-begins = { $seat } começa.
log-put-row = { $seat } põe-se diante da linha { $line }.
log-put-column = { $seat } põe-se diante da coluna { $line }.
log-row = { $seat } vai para a linha { $line }: { $tile }.
log-column = { $seat } vai para a coluna { $line }: { $tile }.
log-doubled = Para { $seat } conta a dobrar.
log-double-spent = O Dobro de { $seat } gastou-se.
log-takes-cookies = { $seat } recebe { $count ->
    [1] 1 bolacha
   *[other] { $count } bolachas
}.
log-loses-cookies = { $seat } perde { $count ->
    [1] 1 bolacha
   *[other] { $count } bolachas
}.
log-takes-lures = { $seat } recebe { $count ->
    [1] 1 isco
   *[other] { $count } iscos
}.
log-nothing = Para { $seat } não muda nada.
log-double = A próxima peça de { $seat } conta a dobrar.
log-swap = Os peões trocam de lugar e { $seat } joga outra vez.
log-trap = { $seat } cai na armadilha.
log-steal-cookies = { $seat } rouba { $count ->
    [1] 1 bolacha
   *[other] { $count } bolachas
} a { $other }.
log-steal-lures = { $seat } rouba { $count ->
    [1] 1 isco
   *[other] { $count } iscos
} a { $other }.
log-alarm = Soa o alarme.
log-declines = { $seat } não troca.
log-buys-cookies = { $seat } troca 2 iscos por 2 bolachas.
log-buys-lures = { $seat } troca 2 bolachas por 2 iscos.
log-guard = { $seat } põe o guarda { $guard } em { $cell }.
log-turns-up = { $seat } vira { $cell } para cima: { $tile }.
log-turns-down = { $seat } vira { $cell } para baixo: { $tile }.
log-lures = { $seat } atrai o guarda { $guard } para { $cell }.
log-stuck = { $seat } não se pode mover.

highlight-stolen = { $count ->
    [1] Uma bolacha roubada
   *[other] { $count } bolachas roubadas
}
highlight-haul = { $times } a ganhar três ou mais bolachas de uma assentada
highlight-wasted = { $times } a gastar um Dobro para nada
highlight-double = { $times } com o saque a dobrar
highlight-swap = { $times } no lugar do outro
highlight-lured = { $times } a despistar um guarda
highlight-turned = { $times } a virar uma peça
tally-stolen = Bolachas roubadas
tally-lost = Bolachas perdidas
tally-lured = Passos de guardas atraídos

edition-unknown-list = Uma edição tem as listas cookie, lost e special, mas não { $name }.
edition-no-list = Numa edição, { $name } tem de ser uma lista de peças.
edition-no-tile = A entrada { $number } de { $name } tem de ser uma peça, como cookies = 2, lures = 1, count = 3.
edition-unknown-field = A entrada { $number } de { $name } diz { $field }; uma peça só pode ter cookies, lures, count, long e guarded.
edition-number = Entrada { $number } de { $name }: { $field } tem de ser um número de { $low } a { $high }.
edition-switch = Entrada { $number } de { $name }: { $field } tem de ser true ou false.
edition-lost-guarded = Entrada { $number } de lost: só as peças de bolachas podem ter um guarda.
edition-cookie-count = O quadrado de 6 × 6 precisa de { $needed } peças de bolachas; há { $count }.
edition-cookie-short-count = O quadrado de 5 × 5 precisa de { $needed } peças de bolachas sem a marca long; há { $count }.
edition-lost-count = O quadrado de 6 × 6 precisa de { $needed } peças de bolachas perdidas; há { $count }.
edition-lost-short-count = O quadrado de 5 × 5 precisa de { $needed } peças de bolachas perdidas sem a marca long; há { $count }.
edition-no-specials = Numa edição, special tem de dizer quantas há de cada peça especial, como double = 2.
edition-unknown-special = Não há nenhuma peça especial chamada { $name }; há: { $known }.
edition-special-number = Da peça especial { $name } pode haver de 0 a { $high }.
edition-special-count = Uma edição precisa de { $needed } peças especiais; há { $count }.

law-1 = Cada peça está lá uma só vez, e só as da duração escolhida (1.1, 1.2).
law-2 = As peças enchem o quadrado linha a linha; as que ainda não estão postas hão de ser sorteadas (1.2).
law-3 = Os guardas estão em duas peças diferentes, ou ao lado do tabuleiro (1.3, 2.6).
law-4 = Depois de postos, um peão está diante de uma linha e o outro diante de uma coluna (2.1, 2.2).
law-5 = Ninguém fica abaixo de zero, e os dois juntos não têm mais de 60 bolachas e 10 iscos (3.2).
law-6 = Uma peça que não está lá não está virada para baixo; virada para baixo e a dobrar são, cada uma, 0 ou 1 (2.5, 4.1).
law-7 = O que se pede a um jogador bate certo com as peças, os peões e o que os jogadores têm (2.1 a 2.6, 4.5 a 4.7).
law-8 = O jogo acaba se um jogador estiver preso, tiver caído na armadilha ou feito tocar o alarme, e só então (5.1, 5.2).

# The picture
view-row = Linha { $line }
view-column = Coluna { $line }
view-face-down = virada para baixo
view-guard = Guarda { $guard }, agora em { $cell }
view-guard-on = Guarda { $guard } em { $cell }: { $tile }
view-guard-beside = Guarda { $guard } ao lado do tabuleiro
view-pawn-row = { $seat } diante da linha { $line }
view-pawn-column = { $seat } diante da coluna { $line }
view-pawn-beside = { $seat } ainda não está diante de nenhuma linha ou coluna
view-cookies = { $seat }, bolachas: { $count }
view-lures = { $seat }, iscos: { $count }
view-bank = Na reserva: bolachas { $cookies }, iscos { $lures }

# Puzzles

goal-win = { $moves ->
    [1] Ganha numa jogada, faça o outro jogador o que fizer.
   *[other] Ganha em { $moves } jogadas, faça o outro jogador o que fizer.
}
