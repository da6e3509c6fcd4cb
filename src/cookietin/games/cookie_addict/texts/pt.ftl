# Cookie Addict. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Addict
tagline = Dois fugitivos, um quadrado de peças: onde os vossos caminhos se cruzam está o teu saque.
intro = Dois fugitivos, um panda-vermelho e um guaxinim, roubam bolachas de um quadrado de peças. Um anda ao longo das linhas, o outro ao longo das colunas; a peça onde se cruzam é para ti. Está tudo à vista; o acaso está só na disposição das peças.

section-1 = Preparação
clause-1-1 = Há 19 peças de bolachas, 12 peças de bolachas perdidas, 13 peças especiais, 60 bolachas, 10 iscos e 2 guardas, para dois jogadores. Ambos começam sem nada.
    .ruling = A reserva é a mesma no jogo curto.
clause-1-2 = Todas as peças de bolachas e de bolachas perdidas e 5 especiais tiradas à sorte põem-se ao acaso, viradas para cima, num quadrado de 6 × 6.
    .option = Duração (length): classic; short: as 14 peças de bolachas e as 9 de bolachas perdidas sem a marca do jogo longo e 2 especiais, num quadrado de 5 × 5.
clause-1-3 = Os guardas põem-se em peças com a marca de guarda.
    .ruling = Primeiro nos postos de guarda (4.3), depois nas peças de bolachas marcadas, a mais rica primeiro, até estarem os dois colocados; em caso de igualdade, por ordem de linha e depois de coluna. Um guarda que não encontre peça fica ao lado do tabuleiro.
clause-1-4 = O que as peças mostram depende da edição.
    .house = Peças de bolachas sem marca longa: 1 ×4, 1 com um isco ×3, 2 ×3, 2 com um isco, 3, 3 guardada, 4 guardada. Com marca longa: 1 com dois iscos, 2 com um isco, 3 ×2, 5. Peças de bolachas perdidas sem marca longa: −1 ×4, −1 com um isco ×2, −2 ×2, −3. Com marca longa: −2 com um isco, −3, −4. Especiais: uma de cada uma das onze da secção 4, e uma segunda Dobro e uma segunda Mudar um guarda.
    .option = As peças de quem (edition): house, as nossas; ou um ficheiro com as de um jogo impresso.

section-2 = O jogo
clause-2-1 = Quem começa põe o seu peão diante de qualquer linha ou coluna, seja o que for que lá esteja (aqui 2.4 não conta). Ainda não se ativa nada.
    .ruling = Quem começa é escolhido por sorteio, ou indicado quando se prepara a mesa; segundo as regras impressas, é quem comeu uma bolacha há menos tempo.
    .option = Quem começa (first): random: por sorteio; ou um lugar.
clause-2-2 = O outro jogador põe o seu peão diante de uma fila da outra direção e ativa a peça onde as duas filas se cruzam; 2.4 também conta aqui.
clause-2-3 = A partir daí, à vez: move o teu peão para diante de outra fila da tua direção e ativa a peça do cruzamento. Tens de te mover.
clause-2-4 = Uma peça virada para baixo ou com um guarda em cima não se pode ativar; por isso não podes ir para a fila dela.
clause-2-5 = Ativar uma peça é fazer o que ela diz e depois virá-la para baixo.
clause-2-6 = No fim da tua vez, se o jogo não acabou, podes mover guardas passo a passo. Cada passo custa um isco, que vai para a reserva, e leva a uma das oito peças vizinhas, virada para cima ou para baixo.
    .ruling = Nunca para a peça do outro guarda, nem de passagem; um guarda ao lado do tabuleiro não se deixa atrair. Podem mover-se os dois, por qualquer ordem; também para lá e para cá, desde que se pague.

section-3 = Bolachas e iscos
clause-3-1 = Por cada bolacha desenhada, tira uma; por cada bolacha riscada, perde uma; por cada isco desenhado, tira um.
clause-3-2 = Nunca tens menos do que nada.
    .ruling = As 60 bolachas e os 10 iscos da reserva são tudo o que há; o que lá não está não se paga.

section-4 = Peças especiais
clause-4-1 = Dobro: a tua próxima peça conta a dobrar, ganhos e perdas.
    .ruling = Dobra as bolachas e os iscos de 3.1, 4.3 e 4.11, mais nada, e gasta-se com a tua próxima peça, seja ela qual for: um segundo Dobro gasta o primeiro e deixa um novo, e uma Troca de lugar também o gasta. É do jogador, não do peão.
clause-4-2 = Troca de lugar: os peões trocam de lugar e, com isso, de direção; esta peça vira-se para baixo; depois jogas logo outra vez, deixando a fila onde agora estás (2.3).
    .ruling = É a mesma vez, por isso 2.6 só vem depois da última peça. Se não puderes jogar outra vez, o jogo acaba (5.1).
clause-4-3 = Posto de guarda: ganhas 2 bolachas. No início está aqui um guarda.
clause-4-4 = Armadilha: perdes o jogo, tenhas o que tiveres. Se for a tua única jogada, tens de entrar.
clause-4-5 = Negócio: troca, uma vez, 2 iscos por 2 bolachas ou 2 bolachas por 2 iscos.
    .ruling = Podes recusar. São exatamente dois por dois, e só se a reserva puder pagar; sem dois iscos nem duas bolachas, a peça não faz nada.
clause-4-6 = Mudar um guarda: tens de pôr um guarda, mesmo um que esteja ao lado do tabuleiro, noutra peça sem guarda, virada para cima ou para baixo; a peça que acabaste de ativar também serve.
clause-4-7 = Virar: tens de virar outra peça à tua escolha, para cima ou para baixo.
    .ruling = Mesmo uma debaixo de um guarda, que fica em cima dela. Uma peça Virar não se pode virar para cima (com duas nunca mais acabava); para baixo, sim.
clause-4-8 = Roubar bolachas: tira duas ao outro jogador, ou todas se tiver menos. Não há escolha.
clause-4-9 = Dobrar iscos: tira outros tantos iscos quantos tens.
clause-4-10 = Roubar iscos: tira dois ao outro jogador, ou todos se tiver menos.
clause-4-11 = Alarme: perdes 4 bolachas; o jogo acaba logo e, como em 5.1, ganha quem tiver mais bolachas.

section-5 = O fim
clause-5-1 = O jogo acaba quando quem deve jogar não pode: em todas as outras filas da sua direção, a peça que cruza a fila do outro peão está virada para baixo ou guardada. Ganha quem tiver mais bolachas; se tiverem as mesmas, é empate.
    .ruling = Vê-se quando uma vez começa, depois do 2.6 do outro, e quando uma Troca de lugar pede outra jogada. Os iscos ainda podem, pois, fechar ou libertar o adversário, mas não ajudam quem está preso.
clause-5-2 = Uma Armadilha (4.4) e um Alarme (4.11) também o acabam.

option-length = Duração
    .classic = clássico, 36 peças
    .short = curto, 25 peças
option-edition = Peças

ending-stuck = Já não se pode continuar: { $winners } tem mais bolachas e ganha.
ending-trap = A armadilha fecha-se: { $winners } ganha.
ending-alarm = O alarme acaba com o jogo: { $winners } tem mais bolachas e ganha.
ending-draw = Acabou, com as mesmas bolachas para cada um: empate.

move-put-row = Diante da linha { $line }
move-put-column = Diante da coluna { $line }
move-row = Linha { $line }: { $tile }
move-column = Coluna { $line }: { $tile }
move-decline = Não trocar nada
move-buy-cookies = 2 iscos por 2 bolachas
move-buy-lures = 2 bolachas por 2 iscos
move-guard = Guarda { $guard } para { $cell }
move-turn-up = Virar { $cell } para cima: { $tile }
move-turn-down = Virar { $cell } para baixo: { $tile }
move-lure = Atrair o guarda { $guard } para { $cell } por um isco
move-done = ✓ Acabar a minha vez
guide-move = Em cada vez vais para outra fila: onde ela cruza a do outro está a tua peça. Nunca ficas onde estás. Depois podes mover guardas com iscos.

ask-put-first = Põe o teu peão diante de uma linha ou coluna qualquer.
ask-put-second = Põe o peão diante de uma fila que cruze a outra: ficas com a peça comum.
ask-move = Vai para outra fila: ficas com a peça onde ela cruza a do outro.
ask-trade = Negócio: dois por dois, uma vez, ou nada.
ask-guard = Põe um guarda noutra peça.
ask-turn = Vira outra peça.
ask-lure = Podes atrair guardas, um isco por passo, ou acabar a tua vez.
first-guard = Escolhe primeiro um guarda.

tile-cookies = { $cookies ->
    [one] { $cookies } bolacha
   *[other] { $cookies } bolachas
}
tile-cookies-lures = { $cookies ->
    [one] { $cookies } bolacha
   *[other] { $cookies } bolachas
} e { $lures ->
    [one] { $lures } isco
   *[other] { $lures } iscos
}
tile-lost = { $cookies ->
    [one] { $cookies } bolacha perdida
   *[other] { $cookies } bolachas perdidas
}
tile-lost-lures = { $cookies ->
    [one] { $cookies } bolacha perdida
   *[other] { $cookies } bolachas perdidas
} e { $lures ->
    [one] { $lures } isco
   *[other] { $lures } iscos
}
tile-double = Dobro
tile-swap = Troca de lugar
tile-guard-post = Posto de guarda
tile-trap = Armadilha
tile-trade = Negócio
tile-move-a-guard = Mudar um guarda
tile-turn = Virar
tile-steal-cookies = Roubar bolachas
tile-double-lures = Dobrar iscos
tile-steal-lures = Roubar iscos
tile-alarm = Alarme
text-legend = L isco · G marca de guarda · ( ) virada para baixo · @1 @2 guardas
tiles = { $first }; { $rest }
owns = { $seat }: { $cookies ->
    [one] { $cookies } bolacha
   *[other] { $cookies } bolachas
}, { $lures ->
    [one] { $lures } isco
   *[other] { $lures } iscos
}
owns-double = a próxima peça conta a dobrar

hint-both = { $does }. { $leaves }
hint-of = { $what }. { $hint }
hint-done = A tua vez acaba
hint-put = Ainda não ganhas nenhuma peça
hint-cookies = Ganhas { $cookies ->
    [one] { $cookies } bolacha
   *[other] { $cookies } bolachas
}
hint-lures = Ganhas { $lures ->
    [one] { $lures } isco
   *[other] { $lures } iscos
}
hint-cookies-lures = Ganhas { $cookies ->
    [one] { $cookies } bolacha
   *[other] { $cookies } bolachas
} e { $lures ->
    [one] { $lures } isco
   *[other] { $lures } iscos
}
hint-lost = Perdes { $cookies ->
    [one] { $cookies } bolacha
   *[other] { $cookies } bolachas
}
hint-lost-lures = Perdes { $cookies ->
    [one] { $cookies } bolacha
   *[other] { $cookies } bolachas
} e ganhas { $lures ->
    [one] { $lures } isco
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
    [one] { $count } bolacha
   *[other] { $count } bolachas
} a { $other }
hint-steal-lures = Roubas { $count ->
    [one] { $count } isco
   *[other] { $count } iscos
} a { $other }
hint-alarm = O jogo acaba com { $cookies } para ti e { $others } para o outro
hint-traded = Ficas com { $cookies ->
    [one] { $cookies } bolacha
   *[other] { $cookies } bolachas
} e { $lures ->
    [one] { $lures } isco
   *[other] { $lures } iscos
}
hint-lure = Custa um isco; ficas com { $lures }
hint-leaves = Depois { $other } pode ficar com: { $tiles }.
hint-again = Depois podes ficar com: { $tiles }.
hint-stuck = Depois { $seat } não pode jogar e o jogo acaba com { $cookies } para ti e { $others } para o outro.
hint-over = E acabou.
warn-loses = Com esta jogada perdes o jogo. Fazê-la mesmo assim?

log-special = Entre as peças: { $tile }.
log-begins = { $seat } começa.
log-put-row = { $seat } fica diante da linha { $line }.
log-put-column = { $seat } fica diante da coluna { $line }.
log-row = { $seat } vai para a linha { $line }: { $tile }.
log-column = { $seat } vai para a coluna { $line }: { $tile }.
log-doubled = Para { $seat } conta a dobrar.
log-double-spent = O Dobro de { $seat } está gasto.
log-takes-cookies = { $seat } tira { $count ->
    [one] { $count } bolacha
   *[other] { $count } bolachas
}.
log-loses-cookies = { $seat } perde { $count ->
    [one] { $count } bolacha
   *[other] { $count } bolachas
}.
log-takes-lures = { $seat } tira { $count ->
    [one] { $count } isco
   *[other] { $count } iscos
}.
log-nothing = Para { $seat } não muda nada.
log-double = A próxima peça de { $seat } vai contar a dobrar.
log-swap = Os peões trocam de lugar e { $seat } joga outra vez.
log-trap = { $seat } cai na armadilha.
log-steal-cookies = { $seat } rouba { $count ->
    [one] { $count } bolacha
   *[other] { $count } bolachas
} a { $other }.
log-steal-lures = { $seat } rouba { $count ->
    [one] { $count } isco
   *[other] { $count } iscos
} a { $other }.
log-alarm = O alarme toca.
log-declines = { $seat } não troca nada.
log-buys-cookies = { $seat } troca 2 iscos por 2 bolachas.
log-buys-lures = { $seat } troca 2 bolachas por 2 iscos.
log-guard = { $seat } põe o guarda { $guard } em { $cell }.
log-turns-up = { $seat } vira { $cell } para cima: { $tile }.
log-turns-down = { $seat } vira { $cell } para baixo: { $tile }.
log-lures = { $seat } atrai o guarda { $guard } para { $cell }.
log-stuck = { $seat } não pode jogar.

edition-unknown-list = Uma edição tem as listas cookie, lost e special, mas não { $name }.
edition-no-list = Numa edição, { $name } é uma lista de peças.
edition-no-tile = A entrada { $number } de { $name } não é uma peça, como cookies = 2, lures = 1, count = 3.
edition-unknown-field = A entrada { $number } de { $name } diz { $field }; uma peça só tem cookies, lures, count, long e guarded.
edition-number = Entrada { $number } de { $name }: { $field } é um número de { $low } a { $high }.
edition-switch = Entrada { $number } de { $name }: { $field } é true ou false.
edition-lost-guarded = Entrada { $number } de lost: só as peças de bolachas podem estar guardadas.
edition-cookie-count = O quadrado de 6 × 6 precisa de { $needed } peças de bolachas; aqui há { $count }.
edition-cookie-short-count = O quadrado de 5 × 5 precisa de { $needed } peças de bolachas que não sejam long; aqui há { $count }.
edition-lost-count = O quadrado de 6 × 6 precisa de { $needed } peças de bolachas perdidas; aqui há { $count }.
edition-lost-short-count = O quadrado de 5 × 5 precisa de { $needed } peças de bolachas perdidas que não sejam long; aqui há { $count }.
edition-no-specials = Numa edição, special diz quantas peças especiais há de cada tipo, como double = 2.
edition-unknown-special = Não há nenhuma peça especial { $name }; há { $known }.
edition-special-number = Da peça especial { $name } há de 0 a { $high }.
edition-special-count = Há { $needed } peças especiais; aqui há { $count }.

law-1 = Cada peça está lá uma vez, e só as da duração escolhida (1.1, 1.2).
law-2 = As peças enchem o quadrado linha a linha; o que não está posto ainda há de ser tirado (1.2).
law-3 = Os guardas estão em duas peças diferentes, ou ao lado do tabuleiro (1.3, 2.6).
law-4 = Desde que são postos, um peão está diante de uma linha e o outro diante de uma coluna (2.1, 2.2).
law-5 = Ninguém tem menos do que nada, e os dois juntos não têm mais de 60 bolachas e 10 iscos (3.2).
law-6 = Uma peça que não está lá não está virada para baixo; virada e a dobrar são 0 ou 1 (2.5, 4.1).
law-7 = O que se pede bate certo com as peças, os peões e o que os jogadores têm (2.1 a 2.6, 4.5 a 4.7).
law-8 = Acabou se um jogador está preso, caiu na armadilha ou fez tocar o alarme, e só então (5.1, 5.2).

# The picture
view-row = Linha { $line }
view-column = Coluna { $line }
view-face-down = virada para baixo
view-guard = Guarda { $guard }, agora em { $cell }
view-guard-beside = Guarda { $guard } ao lado do tabuleiro
view-pawn-row = { $seat } diante da linha { $line }
view-pawn-column = { $seat } diante da coluna { $line }
view-pawn-beside = { $seat } ainda sem fila
view-cookies = { $seat }, bolachas: { $count }
view-lures = { $seat }, iscos: { $count }
view-bank = Na reserva: bolachas { $cookies }, iscos { $lures }
