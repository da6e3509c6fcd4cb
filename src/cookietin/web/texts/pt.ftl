# What the pages say.

tin-title = Cookie Tin
tin-lead = Jogos em família para hoje à noite: num tablet, em vários telemóveis ou com amigos que estão longe.
tin-players = { $count } jogadores
tin-minutes = cerca de { $minutes } min
tin-play = Jogar já
tin-play-about = Tu e os bots, já
tin-level = Os teus adversários
tin-level-newcomer = Escolhe contra quem jogas. Se não, calham-te adversários a quem os principiantes ganham cerca de metade das vezes.
tin-table = Preparar uma mesa
tin-join = Entrar numa mesa
tin-code = Código
tin-go = Entrar
tin-mine = As minhas mesas
tin-clubs = Os meus torneios
tin-over = Jogos terminados ({ $count })
tin-won = Vitória: { $names }
tin-begun = Início: { $ago }
tin-forget = Tirar da lista
tin-forget-sure = Tirar esta mesa da lista neste dispositivo? Para os outros nada muda, e o link dela continua a levar-te lá.
tin-forget-over = Tirar todas as terminadas
tin-forget-over-sure = Tirar da lista deste dispositivo todas as mesas terminadas? Os links delas continuam a funcionar.
tin-older = Aqui só estão as tuas últimas { $count } mesas.
tin-older-show = Mostrar as mais antigas
tin-replay = Rever um jogo guardado
tin-replay-file = Registo do jogo (.tin)
tin-file = Escolher um ficheiro
tin-file-none = Nenhum ficheiro escolhido
tin-open = Abrir
tin-broken = Jogos que não funcionam

nav-rules = Regras
nav-about = Sobre
nav-language = Língua
nav-skip = Saltar para o conteúdo

new-title = Mesa nova: { $game }
new-players = Jogadores
new-seats = Quem joga
new-seat = Lugar { $number }
new-me = eu
new-here = alguém neste dispositivo
new-open = livre, para quem tem o link
new-bot = um bot
new-level = { $name } (bot)
new-partner = Joga com { $names }
new-name = Nome
new-options = Regras desta mesa
new-options-about = Para um primeiro jogo não é preciso mudar nada.
new-own-dice = Lançamos os nossos dados
new-own-dice-about = Lançam-se dados a sério e toca-se no que saiu.
new-advice = Todos podem pedir conselho aos bots
new-advice-about = Toda a mesa vê quem pediu.
new-edition = A nossa edição, a não ser que escolhas um ficheiro com a tua
new-make = Abrir a mesa
option-told = { $option }: { $value }
option-on = sim
option-off = não
option-own = edição própria

table-invite = Convidar
table-invite-lead = Quem abrir este link ou escrever o código pode ocupar um lugar livre.
table-code = Código
table-link = Link
table-qr = Código QR do link
table-only-here = Só este computador consegue chegar a esta mesa. Para os telemóveis poderem entrar, inicia o servidor com «cookietin serve --host 0.0.0.0».
table-copy = Copiar
table-copied = Copiado
table-share = Partilhar
table-start = Começar já (bots nos lugares livres)
table-which-bot = Que bot
table-fill = Dar o lugar a este bot
table-fill-any = Dar o lugar a um bot
table-sit = Sentar-me
table-your-name = O teu nome
table-open-seat = livre
table-bot = bot
table-gone = ausente
table-you = tu
table-on-device = neste dispositivo
table-stand-in = Substituir por um bot
table-standing-in = agora joga um bot
table-bot-missing = O bot { $name } já não está neste servidor. Outro joga no lugar dele.
table-take-back = Voltei
table-stands-in = Um bot passa a substituir { $name }.
table-stands-in-named = { $bot } passa a substituir { $name }.
table-is-back = { $name } voltou.
table-advised = { $name } pediu conselho aos bots.
table-remove = Retirar
table-remove-sure = Retirar { $name } da mesa? Um bot fica com o lugar.
table-free-sure = Retirar { $name } da mesa? O lugar volta a ficar livre.
table-removed = Quem organiza a mesa retirou { $name } do jogo.
table-you-removed = Quem organiza a mesa deu o teu lugar a um bot.
table-you-freed = Quem organiza a mesa libertou o teu lugar. Podes voltar a sentar-te.
table-sit-again = Voltar a sentar-me
table-end = Fechar a mesa
table-end-sure = Fechar a mesa para todos? Depois disso o jogo não pode continuar.
table-cancel = Cancelar
table-return = O meu link de regresso
table-return-lead = Este link é só teu: leva-te de volta ao teu lugar, mesmo noutro telemóvel.
table-return-take = Ocupar o lugar de { $name }
table-watch = Estás a assistir.
table-watching = { $count ->
    [1] Uma pessoa está a assistir
   *[other] { $count } pessoas estão a assistir
}
table-room = { $game }: há lugar para ti. Senta-te.
table-choose-again = Escolher outra vez
table-turn = De quem é a vez
table-moves = O que podes fazer
table-wish = Assim que puder: { $move }
table-undo = Desfazer
advice-ask = Pedir conselho
advice-agreed = Nesta mesa todos podem pedir conselho aos bots.
advice-title = O que fariam os bots
advice-chance = probabilidade de ganhar: { $chance }
advice-take = Jogar
advice-waiting = Os bots estão a pensar…
too-much-advice = São muitas perguntas. Os bots voltam a responder daqui a pouco.
chances-title = Como correu
chances-waiting = Os bots estão a rever o jogo…
too-many-reviews = Os bots já têm muitos jogos da tua ligação para rever. O teu demora um minuto.
chances-about = A probabilidade de ganhar segundo os bots, com o que cada um podia saber e supondo que daí em diante todos jogassem tão bem como eles. Toca num ponto para ires para esse momento do jogo.
chances-turn = Ponto de viragem, jogada
chances-costs = { $name }: o que saiu mais caro
chances-none = { $name }: nenhum erro grave
chances-cost =
    Jogado: { $played }.
    Melhor: { $better }.
table-undo-asked = { $name } quer desfazer uma jogada.
table-undo-asked-of = { $name } quer desfazer isto: «{ $move }»
table-undo-others = { $others ->
    [1] Desfaz-se também uma jogada posterior.
   *[other] Desfazem-se também { $others } jogadas posteriores.
}
table-undo-waiting = À espera do acordo de { $names }.
table-undo-agreed = De acordo: { $names }.
table-undo-withdraw = Afinal não
table-undo-declined = { $name } disse que não.
table-agree = Concordar
table-decline = Não
table-log = O que aconteceu
table-undone = { $others ->
    [0] { $name } desfaz uma jogada.
    [1] { $name } desfaz uma jogada, e desfaz-se também uma posterior.
   *[other] { $name } desfaz uma jogada, e desfazem-se também { $others } posteriores.
}
table-words = O tabuleiro por palavras
table-words-ask = O que há e onde? (uma casa, um nome…)
table-words-go = Perguntar
table-words-none = O tabuleiro não diz nada sobre isso.
table-chat = Chat
table-chat-write = Escrever para a mesa
table-chat-send = Enviar
table-chat-none = Neste jogo não há chat (regra { $clause }).
table-react = Reagir
react-bravo = Muito bem!
react-laugh = Ah, ah!
react-wow = Ena!
react-sad = Oh, não!
react-cookie = Toma uma bolacha!
react-love = Adoro!
table-settings = Definições
table-speed = Animações
table-speed-off = desligadas
table-speed-slow = lentas
table-speed-normal = normais
table-speed-fast = rápidas
table-sound = Sons
table-notify = Avisar-me quando for a minha vez
table-notify-blocked = Este navegador não permite notificações desta página.
table-guide = Dicas para principiantes
table-tips-again = Mostrar outra vez as dicas
table-tip-read = Percebi
table-contrast = Tabuleiro de alto contraste, em todos os jogos
table-telling = O que dizem o leitor de ecrã e a leitura em voz alta
table-telling-all = tudo
table-telling-mine = as minhas jogadas e o que me afeta
table-telling-turn = só quando é a minha vez
table-aloud = Ler em voz alta
table-keys = Letras e algarismos como atalhos
keys-title = Teclas
keys-arrows = percorrem o que podes fazer, tal como está no tabuleiro
keys-digits = faz logo essa jogada
keys-more = passa às nove jogadas seguintes da lista; os algarismos escolhem então entre elas
keys-places = vai para a jogada nesse sítio do tabuleiro
keys-enter = faz a jogada
keys-back = escolhe outra vez, ou volta ao que podes fazer
keys-moves = vai para o que podes fazer
keys-repeat = repete o que aconteceu desde a tua jogada
keys-words = pergunta ao tabuleiro o que há e onde
keys-help = mostra esta lista
table-throw = O que saiu nos dados?
table-die = Dado { $number }
table-throw-send = Confirmar
table-cover = Passa o dispositivo a { $name }
table-cover-lead = Não vale espreitar! Até lá, o que é segredo fica tapado.
table-cover-show = Sou eu: { $name }
table-peek = Mantém premido para ver: { $name }
table-look = Ver o tabuleiro de { $name }
table-close = Fechar
table-large = Toca em qualquer coisa para veres o que é.
table-lost = A ligação caiu. A ligar outra vez…
table-sending = A enviar…
table-rule-link = Regra { $clause }
table-what = O que é isto?
table-round = Ronda { $round }

status-gathering = { $open ->
    [0] Todos os lugares estão ocupados.
    [1] Ainda há um lugar livre.
   *[other] Ainda há { $open } lugares livres.
}
status-you = É a tua vez, { $name }!
status-you-alone = É a tua vez!
status-you-both = É a vossa vez!
status-wait = À espera de { $names }
status-dice = Lança os teus dados!
status-replaced = Um bot está a jogar por ti.
status-ended = Quem organiza a mesa fechou-a.
status-worn-out = Este jogo não pode continuar.

end-you-win = Ganhaste, { $name }!
end-you-win-together = Ganhaste com { $names }!
end-wins = { $count ->
    [1] { $names } ganha!
   *[other] { $names } ganham!
}
end-draw = Empate!
end-score = Pontuação
end-stood = Como ia o jogo
end-badges = Para recordar
end-badge = { $what }: { $names }
end-numbers = Em números
end-dice = Os dados neste jogo
end-dice-lead = { $throws ->
    [1] Um lançamento.
   *[other] { $throws } lançamentos.
} A linha escura é a média que se espera.
end-dice-total = Soma { $which }: { $count ->
    [1] uma vez
   *[other] { $count } vezes
}, em média { $expected }
end-dice-face = Um { $which }: { $count ->
    [1] uma vez
   *[other] { $count } vezes
}, em média { $expected }
end-again = Jogar outra vez
end-again-by = { $name } joga outra vez: junta-te
end-again-by-watch = { $name } joga outra vez: assiste
end-again-join = Ir para o novo jogo
end-again-watch = Assistir ao novo jogo
end-replay = Rever
end-record = Descarregar o registo do jogo
end-commitment = Selo anterior à primeira jogada
end-secret = Segredo, agora publicado
end-differ = Este não é o selo que este dispositivo viu antes da primeira jogada!
end-seen = Este é o selo que este dispositivo viu antes da primeira jogada.
end-digest = Soma de verificação do jogo inteiro
end-digest-seen = Este dispositivo guardou esta soma de verificação. Se um registo deste jogo tiver outra, foi alterado.
end-digest-differ = Esta não é a soma de verificação que este dispositivo viu no fim do jogo!
rules-how = Como se joga
rules-hold = Na mesa, mantém o dedo em qualquer coisa para leres o que é.
rules-all = Todas as regras
rules-example = Um exemplo de jogo
end-verify = Se preferes não confiar nesta página, descarrega o registo e verifica-o: { $command }
luck-proved = { $draws ->
    [1] Foi jogo limpo: o acaso decidiu uma só vez (ao baralhar, sortear ou lançar os dados) e ninguém escolheu nem mudou o resultado depois de o jogo começar.
   *[other] Foi jogo limpo: o acaso decidiu { $draws } vezes (ao baralhar, sortear ou lançar os dados) e ninguém escolheu nem mudou nenhum resultado depois de o jogo começar.
}
luck-none = Aqui nada ficou ao acaso.
luck-typed = { $typed ->
    [1] Um lançamento veio dos vossos dados: esse ninguém o pode verificar.
   *[other] { $typed } lançamentos vieram dos vossos dados: esses ninguém os pode verificar.
}
luck-set-up = O jogo começou numa posição preparada à mão; nada prova essa posição.
luck-wrong-draw = O sorteio { $number } deu «{ $found }», mas do segredo resulta «{ $expected }». Alguém alterou este registo!
luck-other-draws = Os sorteios do registo não são os deste jogo. Alguém o alterou!
luck-wrong-secret = O segredo não é o do selo fixado antes do jogo!
luck-no-secret = Falta o segredo no registo, por isso nada se pode verificar!
luck-other-digest = Os sorteios resultam do segredo, mas este não é o jogo que este dispositivo viu: a soma de verificação é outra!
luck-broken = Não é possível ler este registo. Alguém o alterou!
luck-later = De momento não é possível aceder ao registo. Fecha esta secção e volta a abri-la para tentar de novo.
luck-too-long = Este jogo é demasiado longo para a página o verificar. Descarrega o registo e verifica-o: { $command }
luck-how = Como se verifica
luck-open = Abre isto, e o teu navegador verifica.
luck-about = Antes do jogo fixou-se um segredo e mostrou-se o seu selo. O teu navegador calcula cada sorteio a partir desse segredo e compara-o com o registo.

replay-title = Repetição: { $game }
replay-step = Passo { $at } de { $of }
replay-first = Início
replay-back = Anterior
replay-next = Seguinte
replay-last = Fim
replay-play = Reproduzir
replay-pause = Pausar
replay-round-back = Ronda anterior
replay-round-next = Ronda seguinte
replay-slide = Momento do jogo
replay-speed = Velocidade
replay-by = Passos
replay-by-round = Por rondas
replay-by-move = Por jogadas
replay-view = Ponto de vista
replay-view-all = O que toda a gente podia ver
replay-view-open = Tudo à vista
replay-link = Link para este momento
replay-table = Voltar à mesa
replay-turning = Ponto de viragem
replay-lost = De momento não é possível carregar esta parte do jogo. Continuamos a tentar.
replay-gone = Não é possível mostrar esta parte do jogo. Recarrega a página para tentar de novo.
replay-keys = Espaço: reproduzir ou pausar. Setas: passo a passo.
replay-keys-rounds = Com Shift: uma ronda inteira.
replay-keys-by = Espaço: reproduzir ou pausar. Setas: por rondas ou jogadas, como escolheste; com Shift, da outra forma.

about-title = Sobre o Cookie Tin
about-games = Os jogos
about-games-text = Os jogos baseiam-se em jogos de mesa para a família e na tradição. Se gostares de algum, compra também o jogo de mesa: à volta de uma mesa a sério é ainda melhor.
about-ours = O que é nosso
about-ours-text = Os desenhos, a disposição dos tabuleiros, os textos e todas as decisões marcadas como tal. Onde as regras impressas nada dizem, ou dizem duas coisas diferentes, decidimos nós, e a página das regras diz isso mesmo.
about-dice = Os dados
about-dice-text = Antes da primeira jogada fixa-se um segredo e publica-se o seu hash, o selo; cada dispositivo junta um texto seu, ao acaso. No fim mostra-se o segredo, e qualquer pessoa pode conferir todos os lançamentos. Quem gere o servidor poderia ver o segredo, por isso joga num servidor em que confies.
about-privacy = Os teus dados pessoais
about-privacy-text = Sem conta, sem anúncios, sem nada carregado de outros sites. Um cookie diz às mesas deste servidor que tu és tu.

error-title = Não resultou
error-back = Voltar ao Cookie Tin

no-such-page = Essa página não existe.
too-big = Isso é longo demais.

too-many-requests = Há demasiados pedidos a chegar da tua ligação. Tenta outra vez daqui a um minuto.
too-many-new-tables = Há demasiadas mesas novas a partir da tua ligação. Tenta outra vez daqui a um minuto.
too-many-tables-today = Hoje já houve demasiadas mesas novas a partir da tua ligação. Tenta outra vez amanhã.
too-many-moves-today = Hoje já houve demasiadas jogadas a partir da tua ligação. Tenta outra vez amanhã.
too-many-wrong-codes = Houve demasiados códigos errados a partir da tua ligação. Tenta outra vez daqui a um minuto.
too-many-keys = Houve demasiadas chaves erradas a partir da tua ligação. Tenta outra vez daqui a um minuto.
too-many-joins = Demasiadas trocas de lugar a partir da tua ligação. Tenta outra vez daqui a um minuto.
too-many-newcomers = Acabou de entrar muita gente neste torneio a partir da tua ligação. Tenta outra vez daqui a um minuto.
too-many-lines = Há demasiadas páginas abertas na tua ligação. Fecha algumas; nós continuamos a tentar.
too-many-uploads = Ainda estamos a ler outros ficheiros da tua ligação. Tenta outra vez daqui a pouco.
too-much-reading = Já chegaram demasiados ficheiros da tua ligação. Tenta outra vez daqui a um minuto.
too-much-talk = Tanta conversa de uma vez! Espera um momento.
too-many-readers = O servidor está a ler demasiados ficheiros neste momento. Tenta outra vez daqui a pouco.

host-title = Para quem gere o servidor
host-key = Chave
host-key-lead = Esta página é para quem gere este servidor. A chave apareceu quando o servidor arrancou.
host-key-wrong = Essa não é a chave.
host-is-open = O servidor está aberto
host-is-closed = Fechado por hoje
host-close = Fechar por hoje
host-close-lead = Quando fechas, todas as mesas são avisadas e não se pode abrir mais nenhuma. Os jogos em curso continuam.
host-close-sure = Fechar por hoje e avisar toda a gente?
host-open = Voltar a abrir
host-said = Junta umas palavras, se quiseres
host-load = Neste momento
host-process = Vários processos partilham as mesas. Os números e a lista são os do processo { $name }; daqui podes fechar qualquer mesa.
host-people = Pessoas nas mesas
host-watchers = A assistir
host-pages = Páginas abertas
host-moves = Jogadas por segundo
host-delay = Maior atraso no último minuto
host-memory = Memória
host-tables = Mesas
host-no-tables = Neste momento não há ninguém em nenhuma mesa.
host-game = Jogo
host-phase = Estado
host-gathering = à espera de gente
host-running = a decorrer
host-over = terminada
host-stopped = fechada
host-opened = Aberta
host-last-move = Última jogada
host-which = Link ou código de uma mesa
host-organiser = Um torneio ficou sem quem o organize
host-organiser-lead = Se já ninguém o pode dirigir, aqui tens um código para outro dispositivo.
host-club = Código do torneio
host-organiser-go = Obter um código
host-limits = Limites
host-limits-lead = Para mudar um, inicia o servidor com: { $command }

club-title = Torneio
club-many = Um torneio para um clube ou uma turma
club-lead = Todos entram com o mesmo código e o seu nome; tu dás início a cada ronda e as mesas formam-se sozinhas. Em cada ronda podes escolher um jogo diferente.
club-game = Jogo
club-system = Quem joga contra quem
club-swiss = Suíço: adversários com pontuação parecida
club-robin = Todos contra todos
club-rounds = Rondas
club-size = Pessoas por mesa
club-open = Abrir o torneio
club-come = Lê isto com a câmara ou escreve o código na página inicial.
club-come-to = Participa: lê isto com a câmara, ou abre { $address } e escreve o código.
club-join = Vou jogar
club-join-too = Também jogo
club-you = Jogas como { $name }.
club-to-table = Ir para a minha mesa
club-bye = Nesta ronda descansas: conta como vitória.
club-wait = Estás no torneio. A próxima ronda leva-te à tua mesa.
club-over = O torneio acabou.
club-here = Prontos a jogar: { $count }
club-start = Começar a ronda { $number } de { $of }
club-start-game = Começar a ronda { $number } de { $of }: { $game }
club-another = Escolher outro jogo
club-still = Mesas ainda em jogo: { $count }
club-round = Ronda { $number } de { $of }
club-round-game = Ronda { $number } de { $of }: { $game }
club-table = Mesa { $number }
club-byes = Descanso:
club-absent = Não está cá?
club-bot = Joga um bot
club-bot-sure = Deixar um bot jogar por { $name }?
club-bye-sure = { $name } não está cá: fechar esta mesa e dar a vitória ao outro jogador?
club-people = Quem está cá
club-away = Não joga
club-back = Voltou
club-close = Fechar as inscrições
club-reopen = Reabrir as inscrições
club-newcomers = Deixar de fora quem ainda não jogou
club-newcomers-sure = Deixar de fora quem ainda não jogou ({ $count })? Podes voltar a admitir cada pessoa.
club-standings = Classificação
club-by-game = Classificação por jogo
club-name = Nome
club-points = Pontos
club-tie-break = Desempate
club-csv = Resultados em tabela (CSV)
club-screen = Para um ecrã grande
club-no-show = Ganha o outro
club-settle = Registar um resultado
club-settle-sure = Registar este resultado e fechar a mesa?
club-result = Resultado
club-won = Ganha { $name }
club-tie = Empate: ½ para cada um
club-void = Não conta: sem pontos
club-stuck = Esta mesa não pode continuar. Quem organiza pode registar o resultado.
club-rules = Regras deste jogo
club-organiser = organização
club-return = Este link é só teu: leva-te de volta ao torneio, mesmo noutro telemóvel.
club-return-host = Guarda este link e não o partilhes: quem o abrir dirige o torneio, em qualquer dispositivo.
club-go-on = Continuar como { $name }
club-go-on-host = Dirigir o torneio neste dispositivo
club-let-in = Outro dispositivo
club-pass-title = Outro dispositivo para { $name }
club-pass-host = Outro dispositivo para quem organiza
club-pass-lead = No outro dispositivo, lê isto com a câmara ou escreve o código na página inicial. Serve uma só vez, durante { $minutes } minutos.

# Larger pieces

table-larger = Peças maiores, em todos os jogos

# Who is which animal, in the board in words

table-animal = { $name }: { $animal }

# Puzzles

puzzles-title = Desafios
puzzles-lead = Posições de jogos reais. Em cada uma procura-se a melhor maneira de jogar, e está provado que nenhuma outra a supera.
puzzles-easy = Fácil
puzzles-medium = Médio
puzzles-hard = Difícil
puzzles-number = Desafio { $number }
puzzles-solved = resolvido
puzzles-all = Todos os desafios
puzzles-ask = És { $name }. Qual é a melhor jogada?
puzzles-remembered = O que recordas
puzzles-right = Certo. Continua!
puzzles-wrong = Não é a melhor jogada. Vê porquê.
puzzles-done = Resolvido!
puzzles-again = Tentar outra vez
puzzles-next = Desafio seguinte
puzzles-hint = Pista
puzzles-hint-told = Começa aqui:
puzzles-find = Desafios: encontra a melhor jogada
puzzles-lost = Não resultou. Tenta outra vez daqui a pouco.
