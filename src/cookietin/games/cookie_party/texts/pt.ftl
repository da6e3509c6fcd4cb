# Cookie Party. Clauses: the value is the rule; .ruling is what we decided where the printed rules
# are silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Party
tagline = Um lançamento para todos: fecha as tuas bolachas antes dos outros.
intro = Jogam todos ao mesmo tempo, cada um no seu tabuleiro, com o mesmo lançamento. Um jogo para dois a cinco jogadores, nascido do jogo dos quadradinhos.
credit = Baseado em «Kekse Kästchen» (Cookie Party). Autor: Ralf zur Linde. Ilustrações: Ellie vs. Bear. Editora: Ravensburger.
score = Pontos

section-1 = Material
clause-1-1 = Cada jogador tem um tabuleiro de 6 por 6 casas (em cada uma há uma bolacha), uma bebida com três barras por baixo e onze fichas com os números de 2 a 12. O tabuleiro tem uma face azul e outra amarela, iguais para todos.
    .house = O tamanho do tabuleiro e, com ele, os 84 lados das casas: as regras impressas só o mostram numa imagem.
clause-1-2 = Uma ficha mostra quantas paredes desenhas com ela, e os números raros dão mais: quatro para o 2 e o 12, três para o 3 e o 11, duas para o 4 e o 10, e uma para o 5, o 6, o 7, o 8 e o 9.
    .house = No texto, as regras impressas só dizem quantas paredes dão o 6 (uma) e o 11 (três); as outras quantidades são nossas.
clause-1-3 = As paredes desenham-se nos lados das casas, também nos de fora: 84 sítios ao todo. Uma parede entre duas casas é das duas. Algumas paredes já estão impressas.
clause-1-4 = Nas duas faces do tabuleiro, dez bolachas estão sobre fundo vermelho.
    .told = Uma bolacha sobre vermelho não é de nenhum tipo. Com seis delas, sejam quais forem, cumpres um objetivo.
clause-1-5 = A face azul tem sete tipos de bolacha, três de cada, dez bolachas sobre vermelho e cinco simples, que não são de nenhum tipo. A amarela tem oito tipos, com duas, duas, três, três, três, quatro, quatro e cinco bolachas, e dez sobre vermelho.
    .house = No texto, as regras impressas só dizem que há três bolachas por tipo na face azul, dez sobre vermelho e mais um tipo na amarela do que na azul. Decidimos nós quantos tipos há, as bolachas simples, quantas bolachas tem cada tipo na amarela, e onde estão as bolachas, as casas vermelhas, as paredes impressas e as onze casas com ponto.
    .option = Se tens o jogo de mesa, podes jogar com tudo o que ele traz: um ficheiro desenha uma face do tabuleiro, com quatro a sete casas de largura e de altura, e diz quantas paredes dão as fichas, quanto valem os objetivos e com quantos pontos o jogo acaba.
    .told = Uma bolacha simples não é de nenhum tipo; só ajuda onde conta uma linha ou coluna inteira.

section-2 = Preparação
clause-2-1 = Todos jogam na mesma face do tabuleiro.
    .option = A face azul, como é costume, ou a amarela.
clause-2-2 = Num primeiro jogo, as fichas de cada jogador põem-se ao acaso nas onze casas com ponto. No jogo normal, cada um põe as suas onze fichas onde quiser, uma por casa.
    .ruling = Os tabuleiros mostram-se quando todos tiverem acabado. As fichas que não quiseres pôr podem ir sozinhas para as casas com ponto.
    .option = Na face azul, as fichas põem-se como num primeiro jogo, a não ser que se escolha o jogo normal; na amarela é sempre o jogo normal.

section-3 = Uma ronda
clause-3-1 = Lançam-se dois dados, e a soma vale para todos. Depois jogam todos ao mesmo tempo, cada um no seu tabuleiro. Ninguém tem de esperar por ninguém até ao fim da ronda.
    .option = Lança quem quiser, a não ser que se escolha quem lança na primeira ronda; nesse caso, lança cada um à vez. Só muda o nome que aparece com o lançamento.
clause-3-2 = Desenhas tantas paredes quantas mostra a ficha desse número, em lados livres da casa onde ela está.
    .ruling = Tens de desenhar todas as que puderes.
clause-3-3 = Se houver menos lados livres do que a ficha mostra, as outras paredes perdem-se e marcas uma barra debaixo da bebida, uma só, sejam quantas forem as paredes perdidas.
    .ruling = É obrigatório; nas regras impressas podes escolher.
clause-3-4 = Se já não tiveres a ficha desse número, marcas uma barra.
clause-3-5 = Quando marcas a terceira barra, desenhas logo, antes de marcares casas, uma parede em qualquer lado livre, e apagam-se as marcas de todas as barras.
    .ruling = É obrigatório; nas regras impressas podes escolher. Se já não houver lados livres, as marcas apagam-se na mesma.
clause-3-6 = Uma casa com quatro paredes está fechada. Primeiro marca com uma cruz todas as casas fechadas e levanta as fichas que lá estão; depois põe as fichas levantadas, pela ordem que quiseres, em casas sem ficha e sem cruz.
    .ruling = Se não houver lugar para todas, escolhes quais pões, e as outras saem do jogo. Se os dados derem o número de uma ficha que está fora do jogo, aplica-se 3.4.
clause-3-7 = Depois podes mover uma ficha para outra casa sem ficha e sem cruz.
clause-3-8 = Depois vêm os objetivos da secção 4. A ronda acaba quando todos tiverem acabado.

section-4 = Objetivos
clause-4-1 = Na face azul: para cada um dos sete tipos, marcar as três bolachas; marcar seis das dez sobre vermelho; marcar uma linha ou coluna inteira.
    .told = Cumpres um objetivo quando marcas todas as bolachas de um tipo, ou seis bolachas sobre vermelho, ou uma linha ou coluna inteira.
clause-4-2 = Na face amarela: para cada um dos oito tipos, marcar todas as bolachas desse tipo; marcar seis das dez sobre vermelho. Não há objetivo para linhas ou colunas.
    .told = Cumpres um objetivo quando marcas todas as bolachas de um tipo, ou seis bolachas sobre vermelho. Aqui as linhas e as colunas não contam.
clause-4-3 = Por cada objetivo que cumpres, entregas uma ficha à tua escolha: vai para o quadro de pontos, e não a podes voltar a usar.
    .ruling = Só podes entregar fichas do teu tabuleiro; se já não tiveres nenhuma, o objetivo dá pontos na mesma.
clause-4-4 = Um objetivo dá pontos uma só vez a cada jogador. O primeiro a cumpri-lo ganha 6 pontos; o seguinte, numa ronda posterior, 4; e todos os que vierem depois, 3. Isto vale para todos os objetivos da face azul e, também na amarela, para «seis sobre vermelho».
    .told = Um objetivo dá pontos uma só vez a cada jogador. O primeiro a cumpri-lo ganha mais pontos; quem o cumprir numa ronda posterior ganha menos. Por baixo de cada objetivo vês quantos.
clause-4-5 = Os jogadores que cumprem o mesmo objetivo na mesma ronda partilham o primeiro lugar livre, e cada um ganha todos os pontos desse lugar.
    .ruling = Os lugares e os pontos decidem-se quando todos tiverem acabado. Até lá, vês os outros tabuleiros como estavam depois da ronda anterior.
    .told = O tabuleiro de outro jogador, como estava depois da última ronda. Toca nele para o veres em grande.
clause-4-6 = Na face amarela, os pontos de um tipo dependem de quantas bolachas ele tem.
    .house = Os tipos de duas bolachas dão 4, 3 e 2 pontos; os de três, 6, 4 e 3; os de quatro, 8, 6 e 4; os de cinco, 10, 7 e 5.

section-5 = O fim
clause-5-1 = O jogo acaba depois da ronda em que alguém chega aos pontos necessários, que dependem do número de jogadores.
    .house = 25 pontos com dois jogadores, 24 com três, 23 com quatro, 22 com cinco. As regras impressas só mostram estes números numa imagem; o 25 vem de análises do jogo.
clause-5-2 = Ganha quem tiver mais pontos; se houver empate no primeiro lugar, esses jogadores ganham juntos.
clause-5-3 = Quando o teu tabuleiro está cheio, já não tens nada para fazer nas rondas seguintes.
    .ruling = Também não tens nada para fazer numa ronda em que já não tenhas fichas e a bebida não te dê uma parede. Um tabuleiro cheio dá pelo menos os pontos do último lugar de cada objetivo, ao todo 27 na face azul e 29 na amarela, o que chega para acabar o jogo; uma edição em que não chegue é recusada.

impossible-2-1 = O desenho desta edição é da outra face: escolhe também essa face.
impossible-2-2 = Na face amarela cada um põe as fichas onde quiser; a preparação do primeiro jogo é para a azul.
refusal-2-2 = Na preparação, põe cada ficha numa casa livre. Fica lá, a não ser que desfaças a jogada. Acabas quando as onze estiverem postas.
refusal-3-2 = As paredes vão para os lados livres da casa onde está a ficha do número que os dados deram: tantas quantas ela mostra, e antes de tudo o resto.
refusal-3-4 = Já não tens a ficha do número que os dados deram: não há paredes para desenhar, e em vez disso foi marcada uma barra.
refusal-3-5 = A bebida dá-te uma parede em qualquer lado livre do teu tabuleiro, agora mesmo.
refusal-3-6 = Primeiro põe as fichas levantadas em casas sem ficha e sem cruz. Uma ficha que saiu do jogo não volta.
refusal-3-7 = Podes mover uma ficha por ronda, para outra casa sem ficha e sem cruz, antes de entregares fichas.
refusal-4-3 = Por cada objetivo que cumpres, e só então, entregas uma ficha que esteja no teu tabuleiro.

option-side = Face do tabuleiro
    .blue = azul
    .yellow = amarela
option-setup = Como se põem as fichas
    .auto = como é costume nesta face
    .first = ao acaso, para um primeiro jogo
    .standard = cada um onde quiser
option-edition = Tabuleiros
option-first = Quem lança os dados
    .random = quem quiser

ending-single = { $winners } tem mais pontos e ganha.
ending-shared = { $winners } têm mais pontos e ganham juntos.

move-draw-above = Parede por cima de { $space }
move-draw-left = Parede à esquerda de { $space }
move-draw-right = Parede à direita de { $space }
move-draw-below = Parede por baixo de { $space }
said-wall-above = Uma parede por cima de { $space }.
said-wall-left = Uma parede à esquerda de { $space }.
said-wall-right = Uma parede à direita de { $space }.
said-wall-below = Uma parede por baixo de { $space }.
move-draw-all = Desenhar { $left } paredes de uma vez
move-put = Pôr o { $chip } em { $space }
move-move = Mover o { $chip } para { $space }
move-give = Entregar o { $chip }
move-place-rest = Pôr as outras por mim
move-placed = Confirmar as minhas fichas
move-done = Pronto
hint-encloses = Assim fechas { $spaces }.
hint-bonus = A parede da bebida pode ficar em qualquer sítio. Depois apagam-se as marcas das barras.
hint-wall = { $space } fica com { $walls } das quatro paredes.
hint-wall-between = { $space } fica com { $walls } das quatro paredes, { $other } com { $others }.
hint-chip = { $walls ->
    [1] Quando sair o { $chip }, desenhas ali uma parede.
   *[other] Quando sair o { $chip }, desenhas ali { $walls } paredes.
}
hint-give = O { $chip } vai para o quadro de pontos pelo objetivo «{ $task }». Já não podes desenhar paredes com ele.
hint-place-rest = Todas as fichas que ainda tens na mão vão para casas com ponto, ao acaso.
hint-placed = Os tabuleiros mostram-se quando todos tiverem acabado.
hint-done = Acabas a ronda. Os pontos contam-se quando todos tiverem acabado.
tip-goal = Uma bolacha com quatro paredes é tua e leva uma cruz. Se conseguires todas as de um tipo do quadro, ganhas pontos: quanto mais cedo, mais. Quando alguém chega aos pontos da bandeira, ganha quem tiver mais!
tip-place = Põe as fichas onde queres paredes. O 6, o 7 e o 8 saem mais vezes; o 2 e o 12 saem poucas, mas dão quatro paredes.
tip-draw = Saiu o número desta ficha, que vale para todos: a ficha diz quantas paredes desenhas à volta. Toca nos lados; quando não há escolha, as paredes desenham-se sozinhas.
tip-drawn = O número que sai vale para todos: as barrinhas da ficha dele dizem quantas paredes recebe a bolacha. Desta vez não havia escolha, e desenharam-se sozinhas: a bolacha é tua, e a ficha vai para outra casa.
tip-count = A tua primeira bolacha! Aqui vês quantas tens de cada tipo. Também dão pontos seis bolachas sobre vermelho. Toca no quadro para leres o que é cada coisa.
tip-count-line = A tua primeira bolacha! Aqui vês quantas tens de cada tipo. Também dão pontos seis sobre vermelho e («+») uma linha ou coluna inteira; uma bolacha simples só conta aí. Toca no quadro para leres mais.
tip-tasks = Só falta uma bolacha para este objetivo! Quem o cumprir primeiro ganha mais pontos. Cada objetivo custa uma ficha: isso trava quem vai à frente.
tip-give = Objetivo cumprido! Custa-te uma ficha: entrega uma de que não precises. Quando sair o número dela, só marcas uma barra debaixo da bebida. Os pontos chegam no fim da ronda.
tip-drink = Se sair o número de uma ficha sem espaço para todas as suas paredes, marcas uma barra aqui. A terceira dá-te uma parede onde quiseres.
tip-move = Antes de tocares em «Pronto», podes mover uma ficha. O 6, o 7 e o 8 saem mais vezes: põe-nos onde faltam paredes. Uma parede entre duas bolachas conta para as duas.
how-dice = Lançam-se dois dados, e a soma vale para todos: joga-se ao mesmo tempo, cada um no seu tabuleiro.
how-walls = Desenha paredes à volta da ficha com esse número, tantas quantas ela mostra.
how-cross = Uma bolacha com quatro paredes é tua: marca-a e põe a ficha dela noutra casa. Depois podes mover mais uma ficha.
how-drink = Pelas paredes que não cabem, marcas uma barra debaixo da bebida. A terceira dá-te uma parede onde quiseres.
how-tasks = Marca todas as bolachas de um tipo para cumprires um objetivo: quem o cumprir primeiro ganha mais pontos. Cada objetivo custa uma ficha. Quando alguém chega aos pontos indicados na bandeira, o jogo acaba, e ganha quem tiver mais pontos.

task-0 = corações
task-1 = estrelas
task-2 = argolas
task-3 = luas
task-4 = árvores
task-5 = flores
task-6 = pretzels
task-7 = bonecos de gengibre
task-8 = seis sobre vermelho
task-9 = linha ou coluna inteira

text-legend = 7 ficha · -- e | paredes · X marcada · o bolacha simples · / barra · ✓ pronto
told-crossed = marcada
told-chip = o { $chip }
told-walls = paredes: { $sides }
told-above = por cima
told-left = à esquerda
told-right = à direita
told-below = por baixo
told-bars = { $bars } de 3 barras marcadas
told-held = ainda por pôr: { $chips }
told-task = Objetivo
told-points = Pontos
told-done = Cumprido por
text-set-up = Todos estão a pôr as fichas.
text-dice-roll = Ronda { $round }: os dados estão a rolar.
text-round = Ronda { $round }: { $one } e { $other } dão { $sum }.

log-dealt = As fichas estão postas ao acaso nas casas com ponto.
log-placed = As fichas estão todas postas.
log-throw = { $one } e { $other }: sai o { $sum } para todos.
log-throws = { $seat } lança os dados, { $one } e { $other }: sai o { $sum } para todos.
log-rests = { $seat } não tem nada para fazer.
log-bar = { $seat } marca a barra { $bars } de 3.
log-bonus = { $seat } acaba a bebida: uma parede em qualquer lado livre.
log-crosses = { $seat } marca { $spaces }.
log-leaves = Não há lugar para o { $chip } de { $seat }: sai do jogo.
log-task = { $seat } cumpre o objetivo «{ $task }», ganha { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} e entrega o { $chip }.
log-task-without-chip = { $seat } cumpre o objetivo «{ $task }», ganha { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} e já não tem fichas para entregar.

highlight-first = { $times } a cumprir um objetivo antes de toda a gente
highlight-many = { $times } a fechar três ou mais bolachas de uma assentada
highlight-drink = { $times } a beber até ao fim
highlight-no-room = { $times } sem lugar para uma ficha
highlight-rests = { $times } sem nada para fazer
highlight-tasks = { $count ->
    [1] Um objetivo cumprido
   *[other] { $count } objetivos cumpridos
}
highlight-spaces = { $count ->
    [1] Uma bolacha entre quatro paredes
   *[other] { $count } bolachas entre quatro paredes
}
tally-drink = Bebidas acabadas
tally-tasks = Objetivos
tally-spaces = Bolachas entre quatro paredes

measure-points-of-the-winner = pontos de quem ganha
measure-points-of-all = pontos de todos os jogadores juntos
measure-tasks = objetivos cumpridos por todos os jogadores juntos
measure-chips-given-up = fichas entregues por todos os jogadores juntos
measure-crosses = casas marcadas por todos os jogadores juntos

edition-side = Uma edição diz side = "blue" ou side = "yellow", e não «{ $value }».
edition-unknown-key = Uma edição não tem «{ $name }». Tem: { $known }.
edition-missing-key = Nesta edição falta «{ $name }».
edition-kinds = kinds tem de ter de uma a { $most } letras diferentes (de a a z, menos o), e não «{ $value }».
edition-walls = walls tem de ter { $needed } números inteiros de 1 a 4, para as fichas 2 a 12, e não «{ $value }».
edition-lines = O desenho de um tabuleiro tem de ter um número ímpar de linhas, de { $least } a { $most }, e não { $count }: alternam linhas com lados horizontais e linhas com casas; a primeira e a última são de lados.
edition-corners = A primeira linha do desenho diz a largura do tabuleiro: tem de ter de { $least } a { $most } cantos, com dois caracteres entre eles: «+  +  +».
edition-line-too-long = A linha { $line } do tabuleiro é longa demais: pode ter no máximo { $longest } caracteres.
edition-drawing = Linha { $line } do tabuleiro, coluna { $column }: «{ $found }» não quer dizer nada ali.
edition-count = O tabuleiro tem de ter pelo menos { $least } de «{ $letter }», e não { $count }.
edition-dots = Onze casas têm de ter um ponto (:), e não { $count }; { $needed } fichas precisam de lugar.
edition-enclosed = As paredes impressas fecham { $space } antes de o jogo começar.
edition-points = Em points, um objetivo indica-se pelo tamanho de um tipo, por exemplo 3, ou assim: { $known }.
edition-size = Em points faltam os pontos dos tipos de { $size } ou de «{ $letter }».
edition-places = Os pontos de «{ $name }» têm de ser três números inteiros de 30 a 1, nenhum maior do que o anterior, e não «{ $value }».
edition-end-points = end_points tem de ter quatro números inteiros, para dois, três, quatro e cinco jogadores, e não «{ $value }».
edition-never-ends = Com { $points } em end_points, o jogo podia nunca acabar: um tabuleiro cheio só garante { $lowest }, os pontos do último lugar de cada objetivo.

law-1 = Quem não joga não tem tabuleiro (1.1).
law-2 = As paredes estão nos lados do tabuleiro, e as impressas também (1.3).
law-3 = As casas fechadas estão marcadas, e mais nenhuma (3.6).
law-4 = Uma ficha está sozinha numa casa sem cruz, ou saiu do jogo de vez (2.2, 3.6, 4.3).
law-5 = Nunca ficam marcadas mais de duas barras (3.5).
law-6 = O que um jogador tem para fazer bate certo com o jogo até aqui e com o seu tabuleiro (3.1 a 3.8).
law-7 = Um objetivo foi cumprido por quem tem as cruzes necessárias (4.1, 4.2).
law-8 = Os lugares de um objetivo ocupam-se por ordem (4.4, 4.5).
law-9 = Os pontos são os dos lugares (4.4).
law-10 = A fase, a ronda e os dados batem certo com o jogo até aqui, e o jogo acaba quando alguém tem pontos que cheguem (3.1, 5.1).
law-11 = No quadro de pontos há no máximo uma ficha de cada jogador por cada objetivo que ele cumpriu (4.3).
law-12 = Uma parede que todos viram nunca se apaga (1.3).

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
view-plain = Bolacha simples: não conta para nenhum tipo
view-dotted = Casa com ponto
view-chip = O { $chip }
view-scoreboard = Quadro de pontos: o jogo acaba aos { $points } pontos
view-scoreboard-give = Quadro de pontos: entregar a ficha
view-task = Objetivo: { $task }
view-dice = Os dados
view-drink = A bebida
view-walls-left = Paredes por desenhar: { $left }
view-places = pontos para quem o consegue primeiro, para o seguinte e para todos os outros
view-progress = para já, duas de três
view-points = { $points ->
    [1] { $seat } tem um ponto.
   *[other] { $seat } tem { $points } pontos.
}
view-done = Já fez tudo nesta ronda.
view-thinking = Ainda está a pensar.

ask-place = { $left ->
    [1] Põe a tua última ficha numa casa livre.
   *[other] Toca numa ficha e depois numa casa. Faltam { $left }.
}
    .typed = Põe uma ficha numa casa livre (por pôr: { $left }).
ask-placed = As tuas fichas estão todas postas. Confirma.
ask-draw = { $left ->
    [1] Desenha uma parede junto ao teu { $chip }: toca num lado.
   *[other] Desenha { $left } paredes à volta do teu { $chip }: toca nos lados.
}
    .typed = Desenha paredes à volta do teu { $chip } (por desenhar: { $left }).
ask-draw-all = Um toque desenha as { $left } paredes à volta do teu { $chip }.
    .typed = Desenha todas as paredes à volta do teu { $chip } (por desenhar: { $left }).
ask-bonus = A terceira barra! Desenha uma parede em qualquer lado livre.
ask-put = { $left ->
    [1] Uma bolacha para ti! Põe a ficha { $chips } numa casa livre.
   *[other] Bolachas para ti! Fichas { $chips }: toca numa e depois numa casa livre.
}
    .typed = { $left ->
        [1] Uma bolacha para ti! Põe a ficha { $chips } numa casa livre.
       *[other] Bolachas para ti! Põe estas fichas em casas livres: { $chips }.
    }
ask-move = Podes mover uma ficha para uma casa livre. Depois toca em «Pronto».
    .typed = Podes mover uma ficha para uma casa livre. Depois escolhe «Pronto».
ask-move-or-give = Cumprido! Toca na ficha que entregas e no quadro. Ou move uma antes.
    .typed = Objetivo «{ $task }»: entrega uma ficha, ou move uma antes.
ask-give = Objetivo cumprido! Toca na ficha que entregas e depois no quadro.
    .typed = Objetivo «{ $task }»: entrega uma ficha.
ask-done = É tudo: toca em «Pronto».
    .typed = É tudo: escolhe «Pronto».
all-place = Todos põem as fichas
all-play = Sai o { $chip } para todos
first-chip = Escolhe primeiro uma ficha.
then-space = Agora toca numa casa livre.
then-scoreboard = Agora toca no quadro de pontos.
then-either = Agora toca numa casa livre ou no quadro de pontos.

# Puzzles

goal-walls = Desenha as paredes deste lançamento de modo a fechar o maior número possível de casas.
goal-chip = Move uma ficha para onde seja mais provável fechar muitas casas no próximo lançamento. O 7 sai muito mais vezes do que o 2 ou o 12!
