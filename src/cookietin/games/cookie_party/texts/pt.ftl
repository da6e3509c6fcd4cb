# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Um lançamento para todos: fecha as tuas bolachas antes dos outros.
intro = Jogam todos ao mesmo tempo, cada um no seu tabuleiro, com o mesmo lançamento. De dois a cinco jogadores; nasceu do jogo dos quadradinhos.

section-1 = Material
clause-1-1 = Cada jogador tem um tabuleiro de 6 por 6 casas, com uma bolacha em cada uma, e onze fichas com os números de 2 a 12. Todos os tabuleiros do mesmo lado são iguais.
clause-1-2 = Uma ficha mostra quantos muros desenha: o 2 e o 12, quatro; o 3 e o 11, três; o 4 e o 10, dois; o 5, o 6, o 7, o 8 e o 9, um.
clause-1-3 = Os muros ficam nas bordas das casas: 84 lugares, contando os de fora. Um muro entre duas casas é das duas. Alguns vêm impressos.
clause-1-4 = Dez bolachas estão sobre fundo vermelho, nos dois lados do tabuleiro.
clause-1-5 = O azul tem sete tipos de três bolachas, dez bolachas sobre vermelho e cinco simples, que não são de nenhum tipo. O amarelo tem oito tipos de duas, duas, três, três, três, quatro, quatro e cinco, e dez sobre vermelho.
    .house = Onde estão as bolachas, as casas vermelhas, os muros impressos e as onze casas com ponto.
    .option = Quem tem o jogo impresso pode usar os tabuleiros dele (edition): house, ou um ficheiro com o desenho de um lado.

section-2 = Preparação
clause-2-1 = Todos jogam no mesmo lado do tabuleiro.
    .option = O lado (side): blue, azul; yellow, amarelo.
clause-2-2 = No primeiro jogo, as fichas de cada jogador são postas ao acaso nas onze casas com ponto. No jogo normal, cada um põe as suas onze onde quiser, no máximo uma por casa.
    .ruling = Mostram-se quando todos tiverem acabado. As fichas que não quiseres pôr vão para casas com ponto.
    .option = Como se põem as fichas (setup): auto: first no azul e standard no amarelo; first: não no amarelo; standard.

section-3 = Uma ronda
clause-3-1 = Lançam-se dois dados; a soma vale para todos. Depois jogam todos ao mesmo tempo, cada um no seu tabuleiro, pela ordem de 3.2 a 3.8. Ninguém tem de esperar por ninguém até ao fim da ronda.
    .option = Quem lança na primeira ronda (first): random deixa em aberto; um lugar, e depois à vez. Só muda quem é nomeado.
clause-3-2 = Desenha tantos muros quantos mostra a ficha desse número, em bordas livres da casa onde ela está.
    .ruling = Têm de se desenhar todos os que for possível.
clause-3-3 = Se houver menos bordas livres do que a ficha mostra, o resto perde-se e riscas um só traço debaixo da bebida, sejam quantos forem os muros perdidos.
clause-3-4 = Se já não tens a ficha desse número, riscas um traço.
clause-3-5 = Quando o terceiro traço fica riscado, desenhas logo, antes de 3.6, um muro em qualquer borda livre, e todos os traços são apagados.
    .ruling = É obrigatório; as regras impressas só dizem que podes. Se já não houver bordas livres, os traços são apagados na mesma.
clause-3-6 = Uma casa com quatro muros fica fechada. Primeiro marcam-se com uma cruz todas as casas fechadas e levantam-se as suas fichas; depois pões as fichas levantadas, pela ordem que quiseres, em casas sem ficha e sem cruz.
    .ruling = Se não houver lugar para todas, escolhes quais saem do jogo ao pôr as outras; os números que saíram contam como em 3.4.
clause-3-7 = Depois podes mover uma ficha para outra casa sem ficha e sem cruz.
clause-3-8 = Por fim vêm os objetivos da secção 4. A ronda acaba quando todos tiverem acabado.

section-4 = Objetivos
clause-4-1 = No azul: de cada um dos sete tipos, as três bolachas com cruz; seis das dez sobre vermelho; uma linha ou uma coluna inteira.
clause-4-2 = No amarelo: de cada um dos oito tipos, todas as bolachas com cruz; seis das dez sobre vermelho. Linhas e colunas não contam.
clause-4-3 = Por cada objetivo que cumpres entregas uma ficha à tua escolha: fica no quadro de pontos e está fora do jogo para ti.
    .ruling = Só podes entregar fichas do teu tabuleiro; se já não tiveres nenhuma, o objetivo conta na mesma.
clause-4-4 = Cada objetivo conta uma vez para cada jogador. No azul, e para o vermelho nos dois lados, dá 6 pontos ao primeiro, 4 ao seguinte numa ronda posterior e 3 a todos os outros.
clause-4-5 = Os jogadores que cumprem um objetivo na mesma ronda partilham o primeiro lugar livre, e todos recebem os pontos completos.
    .ruling = Os lugares e os pontos atribuem-se quando todos tiverem acabado. Até lá vês os outros tabuleiros como estavam depois da ronda anterior.
clause-4-6 = No amarelo, os pontos de um tipo dependem do seu tamanho.
    .house = Tipos de duas: 4, 3 e 2 pontos; de três: 6, 4 e 3; de quatro: 8, 6 e 4; de cinco: 10, 7 e 5.

section-5 = O fim
clause-5-1 = Com dois jogadores, o jogo acaba depois da ronda em que alguém chega aos 25 pontos.
    .house = 24 pontos com três jogadores, 23 com quatro, 22 com cinco.
clause-5-2 = Ganha quem tiver mais pontos; em caso de empate, esses jogadores ganham juntos.
clause-5-3 = Quem tem o tabuleiro cheio não tem nada para fazer na ronda.
    .ruling = Nem quem ficou sem fichas e não tem o muro da bebida para desenhar. Um tabuleiro cheio dá pelo menos a soma dos últimos lugares, 27 pontos no azul e 29 no amarelo, o que chega para acabar o jogo; uma edição em que não chegue é recusada.

impossible-2-1 = O desenho desta edição é do outro lado: escolhe também esse lado.
impossible-2-2 = No amarelo cada um põe as fichas livremente; a preparação do primeiro jogo é para o azul.
refusal-2-2 = Na preparação, cada ficha vai da tua mão para uma casa livre; a que está posta fica, a não ser que desfaças. Acabas quando estiverem todas postas.
refusal-3-2 = Os muros vão nas bordas livres da casa onde está a ficha do número que saiu: tantos quantos ela mostra, e antes de tudo o resto.
refusal-3-4 = Já não tens a ficha do número que saiu: não desenha muros, e por isso foi riscado um traço.
refusal-3-5 = A bebida dá-te agora um muro em qualquer borda livre do teu tabuleiro.
refusal-3-6 = Uma ficha levantada vai primeiro para uma casa sem ficha e sem cruz. A que saiu do jogo não volta.
refusal-3-7 = Numa ronda podes mover uma ficha, para outra casa sem ficha e sem cruz, antes de entregares fichas.
refusal-4-3 = Por cada objetivo que cumpres, e só então, entregas uma ficha que esteja no teu tabuleiro.

option-side = Lado do tabuleiro
    .blue = azul
    .yellow = amarelo
option-setup = Como se põem as fichas
    .auto = como é habitual neste lado
    .first = ao acaso, para o primeiro jogo
    .standard = cada um onde quiser
option-edition = Tabuleiros
option-first = Quem lança os dados
    .random = quem quiser

ending-single = { $winners } tem mais pontos e ganha.
ending-shared = { $winners } têm mais pontos e ganham juntos.

move-draw-above = Muro por cima de { $space }
move-draw-left = Muro à esquerda de { $space }
move-draw-right = Muro à direita de { $space }
move-draw-below = Muro por baixo de { $space }
move-draw-all = Desenha os { $left } muros
move-put = Põe o { $chip } em { $space }
move-move = Move o { $chip } para { $space }
move-give = Entrega o { $chip }
move-place-rest = Põe as outras por mim
move-placed = As minhas fichas estão postas
move-done = Pronto
hint-encloses = Fecha { $spaces }.
hint-bonus = O muro da bebida pode ficar em qualquer sítio. Depois os traços são apagados.
hint-wall = { $left ->
    [one] É o último muro deste lançamento.
   *[other] Faltam { $left } muros, contando com este.
}
hint-chip = { $walls ->
    [one] Quando sair { $chip }, desenha ali um muro.
   *[other] Quando sair { $chip }, desenha ali { $walls } muros.
}
hint-give = O { $chip } vai para o quadro de pontos por «{ $task }». Já não desenha mais muros.
hint-place-rest = Todas as fichas que ainda tens na mão vão para casas com ponto, ao acaso.
hint-placed = Os tabuleiros mostram-se quando todos tiverem acabado.
hint-done = A tua ronda acabou. Os pontos contam-se quando todos tiverem acabado.
guide-move = No início, toca numa ficha e depois numa casa livre. Em cada ronda, toca nas bordas à volta da ficha que saiu: uma casa com quatro muros é tua. Depois podes mover uma ficha, e no fim tocas em «Pronto».

task-0 = corações
task-1 = estrelas
task-2 = argolas
task-3 = luas
task-4 = árvores
task-5 = flores
task-6 = pretzels
task-7 = bonecos de gengibre
task-8 = seis sobre vermelho
task-9 = uma linha ou coluna inteira

text-set-up = Põem-se as fichas.
text-dice-roll = Ronda { $round }: os dados rolam.
text-round = Ronda { $round }: { $one } e { $other } são { $sum }.

log-dealt = As fichas estão ao acaso nas casas com ponto.
log-placed = Todas as fichas estão postas.
log-throw = { $one } e { $other }: todos jogam o { $sum }.
log-throws = { $seat } lança { $one } e { $other }: todos jogam o { $sum }.
log-rests = { $seat } não tem nada para fazer.
log-bar = { $seat } risca um traço e já são { $bars }.
log-bonus = { $seat } acaba a bebida: um muro em qualquer borda.
log-crosses = { $seat } põe uma cruz em { $spaces }.
log-leaves = Não há lugar para o { $chip } de { $seat }: sai do jogo.
log-task = { $seat } cumpre «{ $task }», ganha { $points } pontos e entrega o { $chip }.
log-task-without-chip = { $seat } cumpre «{ $task }», ganha { $points } pontos e já não tem fichas para entregar.

measure-points-of-the-winner = pontos de quem ganha
measure-points-of-all = pontos de todos os jogadores juntos
measure-tasks = objetivos cumpridos por todos os jogadores juntos
measure-chips-given-up = fichas entregues por todos os jogadores juntos
measure-crosses = cruzes de todos os jogadores juntos

edition-side = Numa edição está side = "blue" ou side = "yellow", não «{ $value }».
edition-unknown-key = Uma edição não tem «{ $name }». Tem: { $known }.
edition-missing-key = Falta «{ $name }» à edição.
edition-kinds = kinds são { $needed } letras diferentes no lado { $side } (de a a z, mas não o), não «{ $value }».
edition-lines = O desenho de um tabuleiro tem { $needed } linhas, não { $count }: sete de bordas deitadas e, entre elas, seis de casas.
edition-line-too-long = A linha { $line } do tabuleiro é demasiado longa: tem no máximo { $longest } caracteres.
edition-drawing = Linha { $line } do tabuleiro, coluna { $column }: «{ $found }» não significa nada ali.
edition-count = No lado { $side } tem de haver { $needed } de «{ $letter }», não { $count }.
edition-dots = Onze casas têm ponto (:), não { $count }; { $needed } fichas têm de encontrar lugar.
edition-enclosed = Os muros impressos fecham { $space } antes de o jogo começar.
edition-blue-points = No lado azul cada objetivo dá 6, 4 e 3 pontos: tira points.
edition-points = points tem uma linha para cada tamanho de tipo: { $sizes }.
edition-places = Os pontos dos tipos de { $size } são três números inteiros de 30 a 1, nenhum maior do que o anterior, não «{ $value }».
edition-end-points = end_points são quatro números inteiros, para dois, três, quatro e cinco jogadores, não «{ $value }».
edition-never-ends = Com { $points } em end_points o jogo podia nunca acabar: com os últimos lugares, um tabuleiro cheio dá pelo menos { $lowest }.

law-1 = Quem não joga não tem tabuleiro (1.1).
law-2 = Os muros estão nas 84 bordas, e entre eles os impressos (1.3).
law-3 = Têm cruz as casas fechadas e mais nenhumas (3.6).
law-4 = Uma ficha está sozinha numa casa sem cruz, ou saiu do jogo para sempre (2.2, 3.6, 4.3).
law-5 = Nunca ficam riscados mais de dois traços (3.5).
law-6 = O que um jogador está para fazer condiz com o jogo e com o seu tabuleiro (3.1 a 3.8).
law-7 = Um objetivo foi cumprido por quem tem as cruzes necessárias (4.1, 4.2).
law-8 = Os lugares de um objetivo ocupam-se por ordem (4.4, 4.5).
law-9 = Os pontos são os dos lugares (4.4).
law-10 = Fase, ronda e dados condizem com o jogo, e este acabou quando alguém tem pontos que cheguem (3.1, 5.1).
law-11 = No quadro de pontos há no máximo uma ficha de um jogador por cada objetivo cumprido (4.3).
law-12 = Um muro que todos viram não se apaga (1.3).

# The picture, and what a player is asked to do.
view-cookie-0 = coração
view-cookie-1 = estrela
view-cookie-2 = argola
view-cookie-3 = lua
view-cookie-4 = árvore
view-cookie-5 = flor
view-cookie-6 = pretzel
view-cookie-7 = boneco de gengibre
view-cookie-8 = bolacha sobre vermelho
view-cookie-9 = bolacha simples
view-chip = O { $chip }
view-scoreboard = Quadro de pontos: o jogo acaba aos { $points } pontos
view-points = { $points ->
    [one] { $seat } tem um ponto.
   *[other] { $seat } tem { $points } pontos.
}
view-done = Acabou esta ronda.
view-thinking = Ainda está a pensar.

ask-place = { $left ->
    [one] Põe a tua última ficha numa casa livre.
   *[other] Toca numa ficha e depois numa casa. Faltam { $left }.
}
ask-placed = Todas as tuas fichas estão postas. Confirma.
ask-draw = { $left ->
    [one] Desenha um muro à volta do teu { $chip }: toca numa borda.
   *[other] Desenha { $left } muros à volta do teu { $chip }: toca nas bordas.
}
ask-draw-all = Um toque desenha os { $left } muros à volta do teu { $chip }.
ask-bonus = O terceiro traço! Desenha um muro em qualquer borda livre.
ask-put = { $left ->
    [one] Volta a pôr numa casa livre: ficha { $chips }.
   *[other] Volta a pôr em casas livres: fichas { $chips }.
}
ask-move = Podes mover uma ficha. Depois toca em «Pronto».
ask-move-or-give = «{ $task }»! Entrega uma ficha, ou move antes uma.
ask-give = «{ $task }»! Entrega uma ficha: toca nela e no quadro.
ask-done = É tudo: toca em «Pronto».
all-place = Todos põem as fichas
all-play = Todos jogam o { $chip }
first-chip = Escolhe primeiro uma ficha.
