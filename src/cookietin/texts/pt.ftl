# What the command line says.

# cookietin alone, and what cookietin play asks
start-hello = Cookie Tin: jogos de família para jogar e para estudar.
start-for = { $players } jogadores, cerca de { $minutes } minutos
start-play = jogar neste terminal
start-serve = abrir o Cookie Tin num navegador
start-rules = ler as regras de um jogo
start-more = Todos os comandos: { $command }
start-open = Enter abre o Cookie Tin no navegador; q para sair.
start-which = Que jogo?
start-players = Quantos jogadores? ({ $span }; Enter: { $usual })
start-people = Quantos deles estão aqui? Os outros são bots. ({ $span }; Enter: { $usual })
start-bots = Que bots? ({ $span }; Enter: { $usual })

# What takes a while
getting-ready = A preparar { $game } (só uma vez)…
thinking = { $seat } está a pensar…
working-out = A calcular { $game }…
looking-for-puzzles = À procura de desafios: { $game }…
few-puzzles = Não se encontraram todos, só { $count }.
measuring = A medir: { $what }…
reading = A ler { $file }…

# cookietin games
games-game = jogo
games-players = jogadores
games-minutes = minutos

# cookietin play
play-hello = { $game } para { $players } jogadores.
play-how = Escolhe um número, ou escreve uma jogada ou como ela começa. ? dá ajuda, q sai.
play-commitment = Um segredo já fixou os lançamentos. O selo dele, para depois os conferires: { $commitment }
play-turn = É a vez de { $seat }:
play-choices = Podes jogar: { $moves }
play-hand-over = Passa o dispositivo a { $seat } e carrega em Enter.
play-typed = O que saiu nos dados? ({ $moves })
play-prompt = ? dá ajuda
play-enter = Enter para continuar
play-back = Enter volta a mostrar todas as opções.
play-more = Enter mostra mais (faltam { $count }).
play-may = { $seat } pode intervir agora.
play-pass = Enter deixa passar; «skip» espera pela tua vez.
play-by = { $seat }: { $move }
play-step-in = { $seat } intervém
play-which = Há várias jogadas que começam por «{ $typed }».
play-warned = { $warning } Escolhe outra vez se é mesmo isso que queres.
play-no-words = O tabuleiro não diz nada sobre isso.
play-no-hint = Não há mais nada a dizer sobre «{ $typed }».
play-undone = Jogada desfeita.
play-nothing-to-undo = Não há nada para desfazer.
help-choose = escolhe a terceira opção; a própria jogada ou o seu começo também
help-hint = diz o que faria a terceira opção
help-look = mostra o tabuleiro todo e explica cada sinal
help-words = descreve o tabuleiro todo por palavras; «words 12», só o que está no 12
help-rules = mostra uma regra; «rules» sozinho mostra todas
help-undo = desfaz a tua última jogada
help-save = guarda o jogo num ficheiro com esse nome
help-quit = sai; o jogo fica guardado
play-saved = Guardado em { $file }.
play-left = O jogo não acabou e nada se perdeu: «{ $command }» retoma-o.
play-bot = { $seat } (bot)
play-dice = Confere os dados: { $command }

# Tables of cookietin simulate, exact and bench
row-game = jogo
row-options = opções
row-bots = bots nos lugares
row-matches = jogos realizados
row-seed = semente
row-moves = jogadas
row-chance-moves = sorteios
row-speed = jogadas por segundo
row-seconds = segundos
row-wins-by-seat = vitórias por lugar
row-wins-by-order = vitórias por ordem de jogo
row-draws = empates
row-endings = formas de acabar
row-rounds = rondas
row-turns = turnos
row-spread = média { $mean }, mediana { $median }, 95% até { $p95 }, máximo { $max }
row-mean = média { $mean }, desvio { $deviation }
row-exact = média { $mean }, desvio { $deviation }, mediana { $median }, 95% até { $p95 }
row-states = posições
happenings = Quantas vezes por jogo, em média:
progress = { $done } de { $total } jogos
progress-left = faltam { $time }
simulate-stopped = Parado. Repete o mesmo comando para continuar a partir daqui.

# cookietin tournament
tournament-bot = bot
tournament-other = contra
tournament-score = pontuação
tournament-score-range = 95% entre
tournament-matches = jogos
tournament-rating = Elo
tournament-rating-range = 95% entre

# cookietin legal
legal-over = O jogo acabou: { $ending }
chance = o acaso
legal-chance = Agora decide o acaso: { $moves }
legal-seat = { $seat } (lugar { $number }) pode jogar: { $moves }
legal-waiting = { $seat } (lugar { $number }) também pode jogar, embora ninguém esteja à espera: { $moves }
legal-allowed = { $seat } pode jogar «{ $move }».
legal-refused = { $seat } não pode jogar «{ $move }»: { $reason }

# cookietin replay and verify
replay-unfinished = O registo acaba antes de o jogo acabar.
verify-legal = { $moves ->
    [0] Nenhuma jogada.
    [1] Uma jogada, e foi legal.
   *[other] { $moves } jogadas, todas legais.
}
verify-proved = { $draws ->
    [0] Nenhum sorteio resulta do segredo do registo.
    [1] Um sorteio resulta do segredo do registo.
   *[other] { $draws } sorteios resultam do segredo do registo.
}
verify-seeded = { $draws ->
    [0] Nenhum sorteio resulta da semente, que qualquer pessoa podia conhecer.
    [1] Um sorteio resulta da semente, que qualquer pessoa podia conhecer.
   *[other] { $draws } sorteios resultam da semente, que qualquer pessoa podia conhecer.
}
verify-typed = { $draws ->
    [0] Nenhum sorteio foi introduzido à mão.
    [1] Um sorteio foi introduzido à mão: ninguém o pode provar.
   *[other] { $draws } sorteios foram introduzidos à mão: ninguém os pode provar.
}
verify-unproved = { $draws ->
    [0] Nenhum sorteio ficou por conferir.
    [1] Um sorteio não se pode conferir: o seu segredo não está no registo.
   *[other] { $draws } sorteios não se podem conferir: o seu segredo não está no registo.
}
verify-commitment = O selo é { $commitment }. Compara-o com o que viste antes da primeira jogada: só se for o mesmo é que os lançamentos já estavam fixados.
verify-commitment-same = O selo é o que anotaste: os lançamentos já estavam fixados antes da primeira jogada.
verify-commitment-sealed = O selo é { $commitment }. O segredo dele não está no registo.
verify-set-up = O jogo começou numa posição montada à mão; os lançamentos não provam essa posição.
verify-texts = O selo NÃO prova os textos dos dispositivos: quem os mudar fica com outros lançamentos.
verify-not-proved = Os lançamentos NÃO provam os nomes, as opções, o que as pessoas jogaram nem onde o registo acaba.
verify-digest = A soma de verificação deste registo é { $digest }. Compara-a com a que os dispositivos mostraram no fim.
verify-digest-same = Este é exatamente o registo cuja soma de verificação anotaste: os nomes, as opções, todas as jogadas e onde acaba.

# cookietin warm
warm-done = { $game }: pronto ao fim de { $seconds } s
warm-nothing = Aqui não há numba, por isso não há nada para compilar; tudo corre interpretado.

# cookietin copy, backup, restore, delete
copying = A copiar…
copied = Jogos copiados: { $count }
deleted = Jogos apagados: { $count }
delete-asks = Jogos que seriam apagados: { $count }. Acrescenta --yes para o fazer.

# cookietin check
checking = A verificar { $game }…
check-done = { $game }: funciona, também no servidor
check-all = Está tudo a funcionar.

# cookietin serve
serve-here = Neste computador: { $link }
serve-phones = Para os telemóveis desta rede: { $link }
serve-public = Para todos: { $link }
serve-only-here = Só este computador consegue lá chegar. Para os telemóveis desta rede: { $command }
serve-host = Para ti, que geres o servidor: { $link }
