# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Caixa de bolachas
tagline = Uma caixa cheia de surpresas: tira a bolacha de cima e espera que não esteja rançosa.
intro = Agita-se uma caixa com 33 bolachas e abre-se. À vez, tira-se uma bolacha que não tenha nada em cima; a maioria é uma surpresa.

section-1 = As bolachas
clause-1-1 = São 33. Cada uma tem um desenho numa face, ou nenhum: 5 simples, 4 duplas, 4 desejosas, 4 generosas, 4 atrevidas, 3 rançosas, 6 de sorte, 2 de azar e 1 dourada.
    .ruling = De dois a seis jogadores.
clause-1-2 = Se o desenho está para cima, todos veem que bolacha é; se está para baixo, ninguém sabe. Uma bolacha simples é igual dos dois lados: parece uma com o desenho para baixo.

section-2 = Preparação
clause-2-1 = Agitem a caixa.
    .ruling = O monte é simulado. Bolachas redondas do mesmo tamanho caem uma a uma numa caixa retangular, em sítios ao acaso e de uma face ou da outra; cada uma para em cima do que tem por baixo, e algumas ficam de pé, contra a borda ou entre outras duas. Um número, que está no registo, fixa onde cada bolacha fica deitada ou de pé, quais têm o desenho para cima e que desenhos são. O que é uma bolacha com o desenho para baixo, ele não fixa: sorteia-se quando é mostrada, entre as que ainda não foram mostradas nem têm o desenho para cima.
    .house = O tamanho da caixa e das bolachas, como escorregam e quantas ficam de pé.
clause-2-2 = Um dos jogadores começa.
    .ruling = Sorteado, ou escolhido ao preparar a mesa; na folha impressa é quem comeu uma bolacha há menos tempo.
    .option = Quem começa (first): random, à sorte, ou um lugar.

section-3 = A tua vez
clause-3-1 = Tira da caixa uma bolacha que não tenha nenhuma outra em cima, nem em parte. Na dúvida, conta como tapada: muito perto é tocar.
clause-3-2 = Uma bolacha de pé não se pode tirar e não mostra nada. Tapa aquilo em que assenta, não aquilo a que se encosta. Quando se tira uma bolacha a que ela se encosta, cai deitada onde estava, por cima de tudo o que então tapar; sorteia-se nesse momento que face fica para cima. Se forem várias, caem pela ordem em que chegaram à caixa. A que só se encosta à borda fica de pé até se agitar outra vez.
clause-3-3 = Se não se puder tirar nenhuma bolacha, agita-se outra vez a caixa com o que resta, mesmo a meio de uma vez. Uma bolacha já conhecida volta a ser desconhecida se o desenho ficar para baixo.
    .ruling = Se depois de agitar nada se puder tirar, repete-se; também da primeira vez.
clause-3-4 = Mostra a bolacha, fica com ela e cumpre logo o seu efeito. Um efeito que não se pode cumprir é ignorado.
clause-3-5 = Depois joga quem está à tua esquerda.
clause-3-6 = As tuas bolachas ficam viradas para baixo à tua frente.
    .ruling = Podes ver as tuas. Os outros veem quantas tens e só sabem o que foi mostrado.

section-4 = Os efeitos
clause-4-1 = Simples: nada; um ponto no fim.
clause-4-2 = Dupla: tira outra bolacha, segundo 3.1 a 3.4. Se a caixa estiver vazia, é ignorada.
clause-4-3 = Desejosa: tira ao acaso uma bolacha a um jogador à tua escolha que tenha alguma e cumpre o seu efeito. Se mais ninguém tiver, é ignorada.
    .ruling = A bolacha é mostrada a todos.
clause-4-4 = Generosa: dá uma bolacha tua que não seja Generosa a outro jogador, que tem de cumprir o seu efeito. Se não tiveres outra, é ignorada.
    .ruling = Se podes, tens de o fazer, e a bolacha é mostrada a todos.
clause-4-5 = Atrevida: troca todas as tuas bolachas, esta também, por todas as de um jogador à tua escolha.
    .ruling = Também com um jogador que não tenha nenhuma.
clause-4-6 = Rançosa: baralha todas as tuas bolachas, esta também, e deita fora metade ao acaso, arredondada para baixo. Ficam fora do jogo, e ninguém vê quais são.
clause-4-7 = Sorte: vale dois pontos.
clause-4-8 = Azar: vale menos um.
clause-4-9 = Dourada: vale três pontos.
clause-4-10 = Uma bolacha age logo para quem a recebe, quando é tirada da caixa, tirada com Desejosa ou dada com Generosa.
    .ruling = As bolachas trocadas ou roubadas não agem. Quando a cadeia acaba, joga quem está à esquerda do jogador que tinha a vez. Cada bolacha de 4.2 a 4.6 que age é contada, mesmo ignorada; depois de 64 na mesma vez, as seguintes guardam-se sem agir.

section-5 = O ladrão
clause-5-1 = Enquanto o jogador que tem a vez ainda não tirou uma bolacha, qualquer outro pode roubar uma ao acaso do monte de outro jogador.
    .ruling = No máximo uma vez por ronda: uma vez de cada jogador, a contar do primeiro. Nunca entre dois efeitos. Para três jogadores ou mais, e nunca dois no mesmo aparelho.
    .option = Um ladrão (thief): off, on.
clause-5-2 = A bolacha roubada fica à parte até o roubo estar resolvido: não está no monte nem na conta de ninguém, nenhum efeito lhe toca, e não age.
clause-5-3 = O jogador roubado pode reclamá-la dizendo quem é o ladrão, uma vez por cada roubo, até ao fim da sua próxima vez. Se acertar, recupera-a; se ninguém a reclamar, é do ladrão.
    .ruling = Uma acusação errada também resolve o roubo: a bolacha é do ladrão. O que não estiver resolvido no fim do jogo é do ladrão. A próxima vez é uma que começa depois do roubo.
clause-5-4 = Rouba-se em silêncio: quem olha, vê.
    .ruling = No ecrã aparece durante um segundo, para todos, uma mão da cor do ladrão no monte roubado. O relato só fala do roubo quando está resolvido. Os bots reparam por acaso, os mais fortes mais vezes.

section-6 = O fim
clause-6-1 = O jogo acaba quando a caixa está vazia.
    .ruling = Os efeitos da última bolacha ainda se cumprem.
clause-6-2 = Cada bolacha vale um ponto, exceto as de 4.7, 4.8 e 4.9. Ganha quem tiver mais pontos.
    .ruling = Pode-se ficar abaixo de zero. A folha impressa fala de mais bolachas, com estes valores.
clause-6-3 = Com os mesmos pontos, ganha quem tiver mais bolachas simples.
    .ruling = Se continuarem empatados, ganham juntos.

refusal-3-1 = Esta bolacha está tapada, ou já não está lá.
refusal-3-2 = Esta bolacha está de pé: não se pode tirar.
refusal-3-4 = Primeiro cumpre o efeito da bolacha que tens.
refusal-4-3 = Com Desejosa tiras a outro jogador que tenha uma bolacha.
refusal-4-4 = Com Generosa dás a outro jogador uma bolacha tua que não seja Generosa.
refusal-4-5 = Com Atrevida trocas todas as bolachas com outro jogador.
refusal-5-1 = Podes roubar do monte de outro jogador uma vez por ronda, antes de o jogador que tem a vez tirar uma bolacha. Para três jogadores ou mais, com o ladrão, cada um no seu aparelho.
refusal-5-3 = Podes reclamar uma bolacha que te roubaram, uma só vez, a outro jogador.

option-thief = Um ladrão

ending-points = Mais pontos do que ninguém: { $winners } ganha.
ending-plain = Empate em pontos, mas mais bolachas simples: { $winners } ganha.
ending-shared = Empate em tudo: { $winners } ganham juntos.

plain = Simples
double = Dupla
yearning = Desejosa
generous = Generosa
cheeky = Atrevida
rancid = Rançosa
good-fortune = Sorte
bad-fortune = Azar
golden = Dourada

move-take = Tirar a bolacha { $number }
move-take-known = Tirar a bolacha { $number }: { $cookie }
move-from = Tirar a { $seat }
move-give = Dar a { $seat }: { $cookie }
move-swap = Trocar tudo com { $seat }
move-steal = Roubar a { $seat }
move-claim = Foi { $seat }!
move-claim-one = { $cookie }: foi { $seat }!
guide-move = Toca no que está rodeado: na caixa, as bolachas que não têm nada em cima. As que têm o desenho para baixo são uma surpresa; o que está por baixo também.

hint-take = Ninguém sabe o que é.
hint-plain = Um ponto.
hint-double = Um ponto, e tiras outra bolacha.
hint-yearning = Um ponto, e tiras ao acaso uma bolacha a outro jogador.
hint-generous = Um ponto, e dás uma das tuas bolachas.
hint-cheeky = Um ponto, e trocas todas as tuas bolachas com outro jogador.
hint-rancid = Um ponto, mas metade das tuas bolachas vai fora.
hint-good-fortune = Dois pontos.
hint-bad-fortune = Menos um ponto.
hint-golden = Três pontos.
hint-from = { $count ->
    [one] É a única bolacha de { $seat }.
   *[other] Uma das { $count } bolachas de { $seat }, ao acaso. O que ela faz, faz para ti.
}
hint-give = { $seat } tem de cumprir o seu efeito.
hint-swap = Dás { $yours } e recebes { $theirs }.
hint-steal = Uma bolacha ao acaso de { $seat }. Quem olhar vê a tua mão.
hint-claim = Se foi { $seat }, a bolacha volta. Se não, fica perdida.

log-begins = { $seat } começa.
log-shake = A caixa é agitada e aberta.
log-shake-again = Não se pode tirar nada: a caixa é agitada outra vez.
log-takes = { $seat } tira uma bolacha: { $cookie }.
log-falls = Uma bolacha que estava de pé cai.
log-falls-icon = Uma bolacha que estava de pé cai: { $cookie }.
log-yearns = { $seat } tira uma bolacha a { $other }: { $cookie }.
log-gives = { $seat } dá uma bolacha a { $other }: { $cookie }.
log-swaps = { $seat } e { $other } trocam todas as bolachas.
log-rancid = { $count ->
    [one] Uma das { $all } bolachas de { $seat } vai fora.
   *[other] { $count } das { $all } bolachas de { $seat } vão fora.
}
log-thrown = Foi fora, de { $seat }: { $cookie }.
log-ignored = { $cookie }: não há nada a fazer.
log-enough = { $cookie }: chega para uma vez, não faz nada.
log-stolen = Roubada a { $seat }: { $cookie }.
log-claim-right = { $seat } acusa { $other }, e acerta: a bolacha roubada volta.
log-claim-wrong = { $seat } acusa { $other }, e engana-se: foi { $thief }, que fica com a bolacha.
log-kept = { $thief } roubou uma bolacha a { $seat } e fica com ela.
log-counts = { $points ->
    [1] { $seat } tem 1 ponto.
    [-1] { $seat } tem -1 ponto.
   *[other] { $seat } tem { $points } pontos.
}

text-box = Na caixa: { $count }
text-free = pode-se tirar
text-under = por baixo de { $cookies }
text-edge = de pé
text-face-down = desenho para baixo
text-pile = { $count ->
    [1] 1 bolacha
   *[other] { $count } bolachas
}
text-thrown = deitadas fora: { $count }
text-apart = roubadas e por resolver: { $count }

law-1 = As 33 bolachas estão em algum sítio, cada uma só uma vez (1.1).
law-2 = Todas as bolachas juntas valem 37 pontos (6.2).
law-3 = Um monte tem tantas bolachas quantas se contam, dos tipos que o dono vê (3.6).
law-4 = O que um jogador sabe é verdade, e cada um conhece o seu monte (3.6).
law-5 = Pode-se tirar o que não tem nada em cima, e só uma bolacha deitada mostra um desenho (3.1, 3.2).
law-6 = Cada roubo por resolver tem um ladrão e uma bolacha à parte (5.1, 5.2).
law-7 = A vez, a fase e as contas condizem com o jogo (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, por baixo de: { $above }
view-number = Bolacha { $number }: { $cookie }
view-stolen = Roubaram-te: { $cookie }. Toca nela e depois no monte do ladrão.
view-loot = Roubaste: { $cookie }
view-yours = As tuas bolachas
view-hidden = Ainda por ver
view-points = { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}

does-plain = 1 ponto
does-double = tirar outra
does-yearning = tirar uma a alguém
does-generous = dar uma
does-cheeky = trocar todas as bolachas
does-rancid = metade do monte vai fora
does-good-fortune = 2 pontos
does-bad-fortune = menos 1 ponto
does-golden = 3 pontos

ask-take = Tira uma bolacha que não tenha nada em cima.
ask-double = Dupla: tira outra bolacha que não tenha nada em cima.
ask-yearning = Desejosa: escolhe de que monte tiras uma bolacha.
ask-generous = Generosa: escolhe uma das tuas bolachas e depois quem a recebe.
ask-cheeky = Atrevida: escolhe com quem trocas todas as bolachas.
ask-robbed = Roubaram-te uma bolacha: { $cookie }! Quem foi?
first-own = Escolhe primeiro uma das tuas bolachas.
first-theft = Toca primeiro na bolacha roubada.

banner-theft = Falta uma bolacha!
banner-who = Quem foi?
banner-claim = «Foste tu!»
banner-right = Certo! A bolacha volta.
banner-wrong = Errado! Foi…
banner-kept = O ladrão safou-se: …
