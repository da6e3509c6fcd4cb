# O jogo dos quadradinhos. Clauses: the value is the rule; .ruling is what we decided where the rules
# are silent, .option a choice at the table.

name = Quadradinhos
tagline = Um traço cada um. Fecha um quadradinho: é teu, e jogas outra vez.
intro = À vez, façam traços entre os pontos e fechem o maior número de quadradinhos que conseguirem. De dois a quatro jogadores. Parece inofensivo, até qualquer traço oferecer um quadradinho.
credit = Um jogo tradicional de lápis e papel; não é de ninguém. Édouard Lucas descreveu-o em 1889.
score = Quadradinhos

section-1 = Preparação
clause-1-1 = O tabuleiro é uma grelha de pontos, e quatro pontos vizinhos são os cantos de um quadradinho. No início não há nenhum traço.
    .option = De uma a seis linhas de quadradinhos e de uma a seis colunas; o normal é quatro por quatro.

section-2 = Uma jogada
clause-2-1 = Faz um traço entre dois pontos vizinhos, na horizontal ou na vertical, onde ainda não houver nenhum.
clause-2-2 = Se o teu traço for o quarto lado de um quadradinho, o quadradinho é teu. Um traço pode fechar dois.
clause-2-3 = Se fechaste um quadradinho, fazes outro traço, a não ser que já estejam todos feitos. Se não fechaste nenhum, é a vez do jogador seguinte.
    .ruling = Joga-se no sentido dos ponteiros do relógio, e quem começa é escolhido por sorteio.
    .option = Quando se prepara a mesa, pode-se escolher quem começa.

section-3 = O fim
clause-3-1 = Quando todos os traços estão feitos, ganha quem tiver mais quadradinhos. Se houver empate no primeiro lugar, esses jogadores ganham juntos; com dois jogadores, o jogo fica empatado.

refusal-1-1 = Esse traço não existe neste tabuleiro.
refusal-2-1 = Esse traço já está feito: escolhe um que ainda esteja livre.

option-rows = Linhas de quadradinhos
option-columns = Colunas de quadradinhos

ending-single = { $winners } tem mais quadradinhos e ganha.
ending-shared = { $winners } têm mais quadradinhos e ganham juntos.
ending-draw = Os dois têm o mesmo número de quadradinhos: empate.

edge-above = por cima de { $box }
edge-left = à esquerda de { $box }
edge-right = à direita de { $box }
edge-below = por baixo de { $box }
move-draw = Traço { $edge }
hint-closes = Assim fechas { $boxes }, e fazes outro traço.
hint-closes-last = Assim fechas { $boxes }: é o último traço.
hint-offers = O jogador seguinte pode fechar { $boxes }.
hint-safe = Depois deste traço, ninguém pode fechar um quadradinho.

ask-draw = Faz um traço entre dois pontos.
ask-close = Podes fechar um quadradinho: faz um traço.

tip-draw = Toca entre dois pontos para fazeres um traço. Quem faz o quarto lado de um quadradinho fica com ele e faz outro traço: evita fazer o terceiro! No fim, ganha quem tiver mais quadradinhos!
tip-close = Já há três lados! Faz o quarto, e o quadradinho é teu. Depois fazes outro traço.
tip-third = Cuidado: se fizeres aqui o terceiro lado, o jogador seguinte faz o quarto e fica com o quadradinho.
tip-chain = Agora qualquer traço oferece quadradinhos. Conta primeiro: quantos poderia o jogador seguinte fechar, um a seguir ao outro? Faz o traço onde forem menos, por exemplo aqui.
how-draw = À vez, faz-se um traço entre dois pontos vizinhos.
how-close = Faz o quarto lado de um quadradinho, e ele é teu: fica lá a tua bolacha. Depois fazes outro traço.
how-third = Se puderes, não faças o terceiro lado de um quadradinho: o jogador seguinte faz o quarto.
how-win = Quando todos os traços estão feitos, ganha quem tiver mais quadradinhos.

log-begins = { $seat } começa.
log-draws = { $seat } faz um traço { $edge }.
log-closes = { $seat } faz um traço { $edge } e fecha { $boxes }.

view-boxes = { $boxes ->
    [1] { $seat } tem um quadradinho.
   *[other] { $seat } tem { $boxes } quadradinhos.
}
view-left = { $left ->
    [1] Falta fazer um traço.
   *[other] Falta fazer { $left } traços.
}
view-box = Quadradinho { $box }
view-owned = { $box }: { $seat }
text-legend = -- e | traços · A, B, C e D de quem é o quadradinho
told-owner = de { $seat }
told-lines = traços: { $sides }
told-no-lines = nenhum traço
told-above = por cima
told-left = à esquerda
told-right = à direita
told-below = por baixo

highlight-double = { $times } a fechar dois quadradinhos com um só traço
highlight-again = { $times } a fazer outro traço
highlight-offers = { $count ->
    [1] Um quadradinho oferecido
   *[other] { $count } quadradinhos oferecidos
}
tally-double = Dois quadradinhos com um só traço
tally-again = Traços extra
tally-offers = Quadradinhos oferecidos

measure-boxes-of-the-winner = quadradinhos de quem ganha
measure-lead = quadradinhos de avanço sobre o seguinte

law-1 = Só quem joga tem quadradinhos (1.1).
law-2 = Os traços unem pontos vizinhos do tabuleiro (1.1, 2.1).
law-3 = Cada quadradinho com quatro lados é de um jogador, e mais nenhum tem dono (2.2).
law-4 = O jogo acaba quando todos os traços estão feitos, e não há nenhum antes de alguém começar (2.3, 3.1).
law-5 = É a vez de alguém que joga (2.3).

# Puzzles

goal-boxes = { $count ->
    [1] Fecha o maior número de quadradinhos que conseguires. Ainda podes ficar com um, faça o outro jogador o que fizer.
   *[other] Fecha o maior número de quadradinhos que conseguires. Ainda podes ficar com { $count }, faça o outro jogador o que fizer.
}
