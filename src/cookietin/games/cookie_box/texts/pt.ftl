# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Caixa de bolachas
tagline = Caixa cheia de surpresas: tira uma bolacha de cima, e que não esteja rançosa!
intro = Agita-se uma caixa com 33 bolachas e abre-se. À vez, cada um tira uma bolacha que não tenha nada em cima; quase todas são uma surpresa.
credit = Baseado num jogo de mesa com 33 bolachas. As regras que seguimos não indicam título, autor nem editora.
score = Pontos

section-1 = As bolachas
clause-1-1 = São 33, cada uma com um ícone numa face, ou sem nenhum: 5 Normais, 4 de Dobro, 4 de Ânsia, 4 Generosas, 4 Descaradas, 3 Rançosas, 6 de Boa sorte, 2 de Má sorte e 1 de ouro.
    .ruling = De dois a seis jogadores.
clause-1-2 = Uma bolacha está virada para cima, com o ícone à vista, e todos veem qual é; ou virada para baixo, e ninguém sabe. Uma bolacha Normal não tem ícone: é igual dos dois lados e parece uma virada para baixo.

section-2 = Preparação
clause-2-1 = Agita a caixa.
    .ruling = O monte na caixa é simulado. Bolachas redondas do mesmo tamanho caem uma a uma numa caixa retangular, em sítios ao acaso e viradas para cima ou para baixo; cada uma assenta no que tem por baixo, e algumas ficam de pé, contra a lateral da caixa ou entre outras duas. Um número, que está no registo, fixa onde cada bolacha fica deitada ou de pé, quais mostram o ícone e que ícones são. Não fixa o que é uma bolacha virada para baixo: isso sorteia-se quando ela é mostrada, entre as bolachas que ainda não foram mostradas e que não têm o ícone à vista.
    .house = O tamanho da caixa e das bolachas, como escorregam e quantas ficam de pé.
clause-2-2 = Um dos jogadores começa.
    .ruling = Por sorteio, ou escolhido quando se prepara a mesa; nas regras impressas é quem comeu uma bolacha há menos tempo.
    .option = Quando se prepara a mesa, pode-se escolher quem começa.

section-3 = A tua vez
clause-3-1 = Tira da caixa uma bolacha que não tenha nenhuma outra em cima, nem sequer em parte. Na dúvida, conta como tapada.
    .ruling = Se uma bolacha estiver mais acima e quase a tocar noutra, a outra conta como tapada.
clause-3-2 = Uma bolacha de pé não se pode tirar enquanto não cair e ficar deitada.
    .ruling = Não mostra nada. Tapa aquela em que assenta, mas não aquela a que se encosta. Quando se tira uma bolacha a que ela se encosta, cai deitada onde estava, por cima de tudo o que então tapar; só nessa altura se sorteia para que lado fica virada. Se caírem várias, caem pela ordem em que entraram na caixa. Uma que só se encosta à lateral da caixa fica de pé até se voltar a agitar a caixa.
    .told = Ao agitar a caixa, esta bolacha ficou de pé. Só a podes tirar quando estiver deitada: cai quando se tira uma bolacha a que está encostada, ou quando se volta a agitar a caixa.
clause-3-3 = Se não se puder tirar nenhuma bolacha, volta-se a agitar a caixa com o que lá resta.
    .ruling = Pode acontecer mesmo a meio de uma jogada. Se uma bolacha já conhecida ficar virada para baixo, deixa de se saber o que é. Se depois de agitar não se puder tirar nada, agita-se outra vez; isto vale também no início.
clause-3-4 = Mostra a bolacha, fica com ela e faz logo a sua ação. Uma ação que não se possa fazer é ignorada.
clause-3-5 = Depois é a vez do jogador à tua esquerda.
clause-3-6 = As tuas bolachas ficam à tua frente, viradas para baixo.
    .ruling = Sempre; as regras impressas dizem «de preferência». Podes ver as tuas. Os outros veem quantas tens e só sabem o que foi mostrado.

section-4 = Ações
clause-4-1 = Normal: não acontece nada; vale um ponto no fim.
clause-4-2 = Dobro: tira outra bolacha da caixa. Se já não houver nenhuma, ignora-se.
clause-4-3 = Ânsia: escolhe outro jogador que tenha bolachas, tira-lhe uma ao acaso e faz a ação dela. Se mais ninguém tiver bolachas, ignora-se.
    .printed = As regras impressas em português não dizem a quem se tira a bolacha; aqui tira-se a outro jogador, à tua escolha, como nas outras línguas.
    .ruling = A bolacha é mostrada a todos.
clause-4-4 = Generosa: dá uma das tuas bolachas, que não seja Generosa, a outro jogador, que tem de fazer a ação dela. Se todas as tuas bolachas forem Generosas, ignora-se.
    .ruling = Se puderes, tens de dar, e a bolacha é mostrada a todos.
clause-4-5 = Descarada: troca todas as tuas bolachas, incluindo esta, por todas as bolachas de um jogador à tua escolha.
    .ruling = Mesmo com um jogador que não tenha nenhuma.
clause-4-6 = Rançosa: vira para baixo todas as tuas bolachas, incluindo esta, e baralha-as; metade, ao acaso e arredondada para baixo, vai para o lixo. Essas bolachas ficam fora do jogo.
    .ruling = Ninguém vê quais são.
clause-4-7 = Boa sorte: vale dois pontos.
clause-4-8 = Má sorte: vale menos um ponto.
clause-4-9 = De ouro: vale três pontos.
clause-4-10 = Fazes logo a ação de uma bolacha quando a tiras da caixa, quando a tiras com Ânsia ou quando a recebes por causa de uma Generosa.
    .ruling = As bolachas trocadas e roubadas não fazem nada. Quando já não houver ações para fazer, joga quem está à esquerda do jogador que tinha a vez. Conta-se cada bolacha de 4.2 a 4.6 que entra em ação, mesmo que a ação seja ignorada; depois de 64 na mesma jogada, as seguintes guardam-se e não fazem nada.

section-5 = O ladrão
clause-5-1 = Se não vigiares as tuas bolachas, outro jogador pode roubar-te uma.
    .ruling = As regras impressas não põem limites; nós, sim: enquanto o jogador que tem a vez não tirar uma bolacha, qualquer outro pode roubar uma ao acaso do monte de outro jogador. Cada um, no máximo uma vez por ronda; uma ronda é uma jogada de cada jogador, a contar do primeiro. Nunca entre duas ações. Para três ou mais jogadores, e nunca dois no mesmo dispositivo.
    .option = Pode-se jogar com um ladrão ou, como é costume, sem ele.
clause-5-2 = A bolacha roubada fica à parte até o roubo estar resolvido: não está no monte de ninguém, não conta para ninguém, nenhuma ação lhe toca, e a sua própria ação não se faz.
    .ruling = As regras impressas não dizem onde fica entretanto a bolacha roubada; isto é decisão nossa.
clause-5-3 = Se deres pelo roubo a tempo, podes reclamar a tua bolacha, e o ladrão tem de a devolver. Se não, o ladrão fica com ela.
    .ruling = Nas regras impressas reclama-se na hora, e a bolacha fica perdida quando a ronda acaba. Aqui reclama-se dizendo quem é o ladrão, uma vez por cada roubo, até ao fim da tua próxima jogada (a primeira que começa depois do roubo). Se te enganares, o roubo também fica resolvido: o ladrão fica com a bolacha. Se um roubo não estiver resolvido no fim do jogo, o ladrão fica com a bolacha.
clause-5-4 = Rouba-se pela calada, mas quem estiver atento vê.
    .ruling = No ecrã aparece durante um segundo, para todos, uma mão da cor do ladrão no monte da vítima. «O que aconteceu» só fala do roubo quando estiver resolvido. Um bot dá pelo roubo ou não, conforme o acaso; quanto mais forte for, mais vezes repara.

section-6 = O fim
clause-6-1 = O jogo acaba quando a caixa fica vazia.
    .ruling = As ações da última bolacha ainda se fazem.
clause-6-2 = Cada bolacha vale um ponto, exceto as de Boa sorte, as de Má sorte e a de ouro. Ganha quem tiver mais pontos.
    .ruling = Podes ficar abaixo de zero. Segundo as regras impressas, ganha quem tiver mais bolachas, contadas com estes valores.
    .told = No fim vale um ponto.
clause-6-3 = Em caso de empate em pontos, ganha quem tiver mais bolachas Normais.
    .ruling = Se aí também houver empate, ganham juntos.

refusal-3-1 = Esta bolacha está tapada, ou já não está lá.
refusal-3-2 = Esta bolacha está de pé: não a podes tirar.
refusal-3-4 = Faz primeiro a ação da bolacha que tiraste.
refusal-4-3 = Com Ânsia tiras uma bolacha a outro jogador que tenha alguma.
refusal-4-4 = Com uma Generosa dás a outro jogador uma das tuas bolachas que não seja Generosa.
refusal-4-5 = Com uma Descarada trocas todas as tuas bolachas com as de outro jogador.
refusal-5-1 = Podes roubar do monte de outro jogador uma vez por ronda, antes de se tirar uma bolacha da caixa. É preciso jogar com o ladrão e serem três ou mais, cada um no seu dispositivo.
refusal-5-3 = Podes reclamar uma bolacha que te roubaram, uma só vez, a outro jogador.

option-thief = Um ladrão
option-thief-about = Podem roubar-se bolachas quando ninguém está a ver. É preciso um dispositivo por pessoa.

ending-points = { $winners } tem mais pontos e ganha. Os outros trazem um copo de leite e bolachas de chocolate!
ending-plain = Empate em pontos: { $winners } tem mais bolachas Normais e ganha. Os outros trazem um copo de leite e bolachas de chocolate!
ending-shared = Empate em tudo: { $winners } ganham juntos.

plain = Normal
double = Dobro
yearning = Ânsia
generous = Generosa
cheeky = Descarada
rancid = Rançosa
good-fortune = Boa sorte
bad-fortune = Má sorte
golden = De ouro

move-take = Tirar a bolacha { $number }
move-take-known = Tirar a bolacha { $number }: { $cookie }
move-from = Tirar uma a { $seat }
move-give = Dar a { $seat }: { $cookie }
move-swap = Trocar tudo com { $seat }
move-steal = Roubar a { $seat }
move-claim = Foi { $seat }!
move-claim-one = { $cookie }: foi { $seat }!
tip-take = Quando a caixa fica vazia, ganha quem tiver mais pontos. Tira uma bolacha que não tenha nada em cima. Se não vês um ícone, quase sempre está virada para baixo: surpresa!
tip-icon = Desta vê-se o ícone. Mantém o dedo nela para leres o que faz, antes de a tirares.
tip-points = Estas são as tuas bolachas; só tu as vês. Quase todas valem um ponto; um trevo, dois; a estrela, três; uma nuvem de trovoada, menos um.
tip-chain-yearns = Esta bolacha tem uma ação, e tens de a fazer logo: toca no monte de outro jogador e ficas com uma das bolachas dele.
tip-chain-gives = Esta bolacha tem uma ação, e tens de a fazer logo: toca numa das tuas bolachas e depois no monte de quem a recebe.
tip-chain-swaps = Esta bolacha tem uma ação, e tens de a fazer logo: toca no monte de outro jogador e trocas todas as bolachas com ele.
tip-bin = Saiu uma Rançosa: metade desse monte está no lixo, e os outros não sabem qual. Quanto maior o monte, mais dói.
tip-edge = Esta bolacha ficou de pé ao agitar a caixa: não se pode tirar. Cai quando se tira uma bolacha a que está encostada.
tip-thief = Pode-se roubar: antes de outro tirar uma bolacha, podes roubar uma a qualquer um, uma vez por ronda. Mas a tua mão vê-se por um segundo: se te acusarem, devolves a bolacha.
tip-robbed = Alguém te roubou esta bolacha! Toca nela e depois no monte do ladrão. Se acertares, volta para ti; só tens uma tentativa, até ao fim da tua próxima jogada.
how-take = Agita-se a caixa e abre-se. Na tua vez, tiras uma bolacha que não tenha nada em cima.
how-show = Todos veem o que é. Muitas têm uma ação: tiras outra, dás uma, ou até trocas todas as tuas bolachas.
how-kinds = Cada tipo tem o seu ícone. Quase todas as bolachas valem um ponto, Boa sorte dois, De ouro três e Má sorte menos um.
how-pile = As tuas bolachas ficam à tua frente, viradas para baixo. Os outros só sabem aquilo de que se lembram.
how-win = Uma Rançosa custa metade do monte. Quando a caixa fica vazia, ganha quem tiver mais pontos.

hint-take = Ninguém sabe o que é.
hint-plain = Um ponto.
hint-double = Um ponto, e tiras outra bolacha.
hint-yearning = Um ponto, e tiras ao acaso uma bolacha a outro jogador.
hint-generous = Um ponto, e dás uma das tuas bolachas.
hint-cheeky = Um ponto, e trocas todas as tuas bolachas com as de outro jogador.
hint-rancid = Um ponto, mas metade das tuas bolachas vai para o lixo.
hint-good-fortune = Dois pontos.
hint-bad-fortune = Menos um ponto.
hint-golden = Três pontos.
hint-from = { $count ->
    [1] É a única bolacha de { $seat }.
   *[other] Uma das { $count } bolachas de { $seat }, ao acaso. Fazes a ação dessa bolacha.
}
hint-give = { $seat } tem de fazer a ação da bolacha.
hint-swap = Bolachas: dás { $yours } e recebes { $theirs }.
hint-steal = Uma bolacha de { $seat }, ao acaso. Quem estiver atento vê a tua mão.
hint-claim = Se foi { $seat }, a bolacha volta para ti. Se não, ficas sem ela.

log-begins = { $seat } começa.
log-shake = A caixa é agitada e aberta.
log-shake-again = Não se pode tirar nada: volta-se a agitar a caixa.
log-takes = { $seat } tira uma bolacha: { $cookie }.
log-falls = Uma bolacha que estava de pé cai.
log-falls-icon = Uma bolacha que estava de pé cai: { $cookie }.
log-yearns = { $seat } tira uma bolacha a { $other }: { $cookie }.
log-gives = { $seat } dá uma bolacha a { $other }: { $cookie }.
log-swaps = { $seat } e { $other } trocam todas as bolachas.
log-rancid = { $count ->
    [1] Uma das { $all } bolachas de { $seat } vai para o lixo.
   *[other] { $count } das { $all } bolachas de { $seat } vão para o lixo.
}
log-thrown = Do monte de { $seat } para o lixo: { $cookie }.
log-ignored-double = { $cookie } não faz nada: a caixa está vazia.
log-ignored-yearning = { $cookie } não faz nada: mais ninguém tem bolachas.
log-ignored-generous = { $cookie } não faz nada: não há bolachas de outro tipo para dar.
log-ignored-rancid = { $cookie } não faz nada: metade de uma bolacha, arredondada para baixo, é zero.
log-enough = { $cookie }: já chega nesta jogada, não acontece nada.
said-hand = A mão de { $seat } está no monte de { $other }!
log-stolen = Roubada a { $seat }: { $cookie }.
log-claim-right = { $seat } acusa { $other } e acerta: a bolacha roubada volta.
log-claim-wrong = { $seat } acusa { $other } e engana-se: foi { $thief }, que fica com a bolacha.
log-kept = { $thief } roubou uma bolacha a { $seat } e fica com ela.
log-counts = { $points ->
    [1] { $seat } tem 1 ponto.
    [-1] { $seat } tem { $points } ponto.
   *[other] { $seat } tem { $points } pontos.
}

text-box = Na caixa: { $count }
text-free = pode-se tirar
text-under = por baixo de { $cookies }
text-edge = de pé
text-face-down = virada para baixo
text-pile = { $count ->
    [1] 1 bolacha
   *[other] { $count } bolachas
}
text-thrown = no lixo: { $count }
text-apart = roubadas e por resolver: { $count }

highlight-golden = A bolacha de ouro, acabada de sair da caixa
highlight-theft = { $times } a roubar às escondidas
highlight-caught = { $times } a apanhar o ladrão
highlight-wrong = { $times } a acusar quem não foi
highlight-bin = { $count ->
    [1] Uma bolacha para o lixo
   *[other] { $count } bolachas para o lixo
}
highlight-grabs = { $times } com a mão no monte alheio
highlight-gifts = { $times } a oferecer uma bolacha
highlight-swaps = { $times } a trocar tudo
tally-bin = Bolachas para o lixo
tally-grabs = Tiradas aos outros
tally-gifts = Oferecidas

law-1 = Cada uma das 33 bolachas está em algum sítio, uma só vez (1.1).
law-2 = Todas as bolachas juntas valem 37 pontos (6.2).
law-3 = Um monte tem tantas bolachas quantas se contam, dos tipos que o dono vê (3.6).
law-4 = O que um jogador sabe é verdade, e cada um conhece o seu monte (3.6).
law-5 = Só se podem tirar bolachas sem nada em cima, e só uma bolacha deitada mostra um ícone (3.1, 3.2).
law-6 = Cada roubo por resolver tem um ladrão e uma bolacha à parte (5.1, 5.2).
law-7 = A vez, a fase e as contas batem certo com o jogo até aqui (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, por baixo de: { $above }
view-number = Bolacha { $number }: { $cookie }
view-stolen = Roubaram-te uma bolacha: { $cookie }. Toca nela e depois no monte do ladrão.
view-loot = Roubaste uma bolacha: { $cookie }
view-yours = As tuas bolachas
view-hidden = Ainda por ver
view-lid = A tampa
view-points = { $points ->
    [1] 1 ponto
    [-1] { $points } ponto
   *[other] { $points } pontos
}

does-plain = 1 ponto
does-double = tirar outra
does-yearning = tirar uma a alguém
does-generous = dar uma
does-cheeky = trocar todas as bolachas
does-rancid = metade do monte vai para o lixo
does-good-fortune = 2 pontos
does-bad-fortune = menos 1 ponto
does-golden = 3 pontos

ask-take = Tira uma bolacha que não tenha nada em cima.
ask-double = Dobro: tira outra bolacha que não tenha nada em cima.
ask-yearning = Ânsia: escolhe de que monte tiras uma bolacha.
ask-generous = Generosa: escolhe uma das tuas bolachas e depois quem a recebe.
ask-cheeky = Descarada: escolhe com quem trocas todas as bolachas.
ask-robbed = Roubaram-te uma bolacha: { $cookie }! Quem foi?
first-own = Escolhe primeiro uma das tuas bolachas.
first-theft = Toca primeiro na bolacha roubada.
then-pile = Agora toca em quem a recebe.
then-thief = Agora toca no monte do ladrão.

banner-theft = Falta uma bolacha!
banner-who = Quem foi?
banner-claim = «Foste tu!»
banner-right = Certo! A bolacha volta.
banner-wrong = Errado! Foi…
banner-kept = O ladrão safou-se. Foi…

# Puzzles

goal-lead = { $count ->
    [1] Compara os teus pontos com os do adversário que tem mais: nesta jogada, melhora essa diferença em 1 ponto, saia o que sair.
   *[other] Compara os teus pontos com os do adversário que tem mais: nesta jogada, melhora essa diferença em { $count } pontos, saia o que sair.
}

# The board in words

text-robbed = Roubaram-te: { $cookie }
