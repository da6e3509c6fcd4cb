# What the command line says.

# cookietin games
games-game = jogo
games-players = jogadores
games-minutes = minutos

# cookietin play
play-hello = { $game } para { $players } jogadores. Enter faz a única jogada possível, ou então escreve uma. Com ? tens ajuda e com q sais.
play-commitment = Um segredo já fixa os lançamentos. O seu compromisso, para os verificares depois: { $commitment }
play-turn = É a vez de { $seat }:
play-choices = Podes jogar: { $moves }
play-hand-over = Passa o ecrã a { $seat } e depois carrega em Enter.
play-typed = O que saiu nos dados? ({ $moves })
play-help = Escreve uma jogada para a fazer, «rules 3.5» para ler uma regra, «save FICHEIRO» para guardar o jogo por escrito, q para sair.
play-saved = Guardado em { $file }.
play-left = O jogo não acabou. Nada se perde: continua com «{ $command }».
play-bot = { $seat } (bot)
play-dice = Confere os dados: { $command }

# Tables of cookietin simulate, exact and bench
row-game = jogo
row-options = opções
row-bots = bots nos lugares
row-matches = partidas
row-seed = semente
row-moves = jogadas
row-chance-moves = jogadas do acaso
row-speed = jogadas por segundo
row-seconds = segundos
row-wins-by-seat = vitórias por lugar à mesa
row-wins-by-order = vitórias por ordem de jogo
row-draws = empates
row-endings = finais
row-rounds = rondas
row-turns = turnos
row-spread = média { $mean }, mediana { $median }, 95 % até { $p95 }, máximo { $max }
row-mean = média { $mean }, desvio { $deviation }
row-states = posições
happenings = Quantas vezes por partida, em média:
progress = { $done } de { $total } partidas

# cookietin tournament
tournament-bot = bot
tournament-other = contra
tournament-score = pontuação
tournament-score-range = 95 % entre
tournament-matches = partidas
tournament-rating = classificação
tournament-rating-range = 95 % entre

# cookietin legal
legal-over = O jogo acabou: { $ending }
chance = o acaso
legal-chance = É a vez do acaso: { $moves }
legal-seat = { $seat } (lugar { $number }) pode jogar: { $moves }
legal-waiting = { $seat } (lugar { $number }) também pode jogar, embora ninguém espere pela sua jogada: { $moves }
legal-allowed = { $seat } pode jogar «{ $move }».
legal-refused = { $seat } não pode jogar «{ $move }»: { $reason }

# cookietin replay and verify
replay-unfinished = O registo acaba antes do jogo.
verify-legal = { $moves ->
    [0] 0 jogadas, todas legais.
    [one] Uma jogada, e foi legal.
   *[other] { $moves } jogadas, todas legais.
}
verify-proved = { $draws ->
    [0] 0 sorteios resultam do segredo do registo.
    [one] Um sorteio resulta do segredo do registo.
   *[other] { $draws } sorteios resultam do segredo do registo.
}
verify-seeded = { $draws ->
    [0] 0 sorteios resultam da semente, que qualquer pessoa podia conhecer.
    [one] Um sorteio resulta da semente, que qualquer pessoa podia conhecer.
   *[other] { $draws } sorteios resultam da semente, que qualquer pessoa podia conhecer.
}
verify-typed = { $draws ->
    [0] 0 sorteios foram introduzidos à mão.
    [one] Um sorteio foi introduzido à mão: ninguém o pode provar.
   *[other] { $draws } sorteios foram introduzidos à mão: ninguém os pode provar.
}
verify-unproved = { $draws ->
    [0] 0 sorteios ficam por conferir.
    [one] Um sorteio não se pode conferir: o seu segredo não está no registo.
   *[other] { $draws } sorteios não se podem conferir: o seu segredo não está no registo.
}
verify-commitment = O compromisso é { $commitment }. Compara-o com o que viste antes da primeira jogada: só se for o mesmo é que os dados já estavam fixados nessa altura.
verify-commitment-same = O compromisso é o que anotaste: os dados estavam fixados antes da primeira jogada.
verify-commitment-sealed = O compromisso é { $commitment }. O segredo correspondente não está no registo.
verify-set-up = A partida começou numa posição montada à mão; os dados não provam essa posição.
verify-texts = Os textos dos dispositivos NÃO ficam provados pelo compromisso: quem os mudar obtém outros dados.
verify-not-proved = Os nomes, as opções, as jogadas das pessoas e o ponto onde o registo acaba NÃO são provados pelos dados.
verify-digest = A soma de verificação deste registo é { $digest }. Compara-a com a que os aparelhos mostraram no fim.
verify-digest-same = O registo inteiro é aquele cuja soma de verificação anotaste: os nomes, as opções, todas as jogadas e o ponto onde acaba.

# cookietin warm
warm-done = { $game }: tudo pronto após { $seconds } s
warm-nothing = Aqui não há numba, por isso não há nada para compilar; tudo corre interpretado.

# cookietin serve
serve-here = Neste computador: { $link }
serve-phones = Nos telemóveis desta rede: { $link }
serve-only-here = Só este computador consegue aceder. Para os telemóveis desta rede: { $command }
