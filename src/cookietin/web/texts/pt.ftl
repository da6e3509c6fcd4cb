# What the pages say.

tin-title = Cookie Tin
tin-lead = Jogos em família para hoje à noite: num tablet, em vários telemóveis ou com amigos que estão longe.
tin-players = { $count } jogadores
tin-minutes = cerca de { $minutes } min
tin-play = Jogar já
tin-play-about = Tu contra um bot, agora mesmo
tin-table = Preparar mesa
tin-join = Entrar numa mesa
tin-code = Código
tin-go = Ir
tin-mine = As minhas mesas
tin-replay = Rever uma partida guardada
tin-replay-file = Registo (.tin)
tin-open = Abrir
tin-broken = Jogos que não funcionam

nav-rules = Regras
nav-about = Acerca de
nav-language = Língua
nav-skip = Ir para o conteúdo

new-title = Mesa nova: { $game }
new-players = Jogadores
new-seats = Quem joga
new-seat = Lugar { $number }
new-me = eu
new-here = alguém neste dispositivo
new-open = livre, para quem tiver o link
new-random = um bot que joga ao acaso
new-greedy = um bot que agarra tudo o que pode
new-name = Nome
new-options = Regras desta mesa
new-own-dice = Lançamos os nossos próprios dados
new-edition = A nossa, ou um ficheiro da tua própria edição
new-make = Abrir a mesa

table-invite = Convidar
table-invite-lead = Quem abrir este link ou escrever o código ocupa um lugar livre.
table-code = Código
table-link = Link
table-qr = Código QR do link
table-only-here = Só este computador consegue aceder a esta mesa. Para deixar entrar os telemóveis, inicia o servidor com «cookietin serve --host 0.0.0.0».
table-copy = Copiar
table-copied = Copiado
table-share = Partilhar
table-start = Começar: bots nos lugares livres
table-sit = Sentar-me
table-your-name = O teu nome
table-open-seat = livre
table-bot = bot
table-gone = ausente
table-you = tu
table-stand-in = Que continue um bot
table-standing-in = continua um bot
table-take-back = Voltei
table-stands-in = Um bot continua a jogar por { $name }.
table-is-back = { $name } voltou.
table-remove = Retirar
table-remove-sure = Retirar { $name }? Nesse lugar continua um bot.
table-free-sure = Retirar { $name }? O lugar volta a ficar livre.
table-removed = Quem organiza a mesa retirou { $name }.
table-you-removed = Quem organiza a mesa deu o teu lugar a um bot.
table-you-freed = Quem organiza a mesa libertou o teu lugar. Podes voltar a sentar-te.
table-sit-again = Voltar a sentar-me
table-end = Fechar a mesa
table-end-sure = Fechar a mesa para todos? Depois disso o jogo não pode continuar.
table-cancel = Cancelar
table-return = O meu link de regresso
table-return-lead = Este link é só teu: leva-te de volta ao teu lugar, mesmo noutro telemóvel.
table-return-take = Ocupar o lugar de { $name }
table-watch = Estás a ver a partida.
table-room = Há lugar: senta-te.
table-choose-again = Escolher outra coisa
table-moves = O que podes fazer
table-undo = Desfazer
table-undo-asked = { $name } quer desfazer uma jogada.
table-undo-asked-of = { $name } quer desfazer isto: «{ $move }»
table-undo-others = { $others ->
    [one] Desfaz-se também uma jogada posterior.
   *[other] Desfazem-se também { $others } jogadas posteriores.
}
table-undo-waiting = Falta o sim de { $names }.
table-undo-agreed = De acordo: { $names }.
table-undo-withdraw = Deixa estar
table-undo-declined = { $name } disse que não.
table-agree = Está bem
table-decline = Não
table-log = O que aconteceu
table-undone = { $others ->
    [0] { $name } desfaz uma jogada.
    [one] { $name } desfaz uma jogada e desfaz-se também uma posterior.
   *[other] { $name } desfaz uma jogada e desfazem-se também { $others } posteriores.
}
table-chat = Chat
table-chat-write = Escreve para a mesa
table-chat-send = Enviar
table-chat-none = Nesta partida não há chat (regra { $clause }).
table-react = Reagir com { $which }
table-settings = Definições
table-speed = Animações
table-speed-off = desligadas
table-speed-slow = lentas
table-speed-normal = normais
table-speed-fast = rápidas
table-sound = Sons
table-guide = Dicas para principiantes
table-guide-off = Sem mais dicas
table-throw = O que saiu nos dados?
table-die = Dado { $number }
table-throw-send = É isso
table-cover = Passa o ecrã a { $name }
table-cover-lead = Mais ninguém pode olhar. Até lá, o que é secreto fica tapado.
table-cover-show = Sou eu: { $name }
table-peek = Mantém premido para ver: { $name }
table-look = Ver o tabuleiro: { $name }
table-close = Fechar
table-lost = A ligação caiu. A tentar outra vez…
table-sending = A enviar…
table-rule-link = Regra { $clause }
table-round = Ronda { $round }

status-gathering = { $open ->
    [0] Todos os lugares estão ocupados.
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $open } lugares livres.
}
status-you = É a tua vez, { $name }!
status-you-both = É a vossa vez!
status-wait = À espera de { $names }
status-dice = Lança os dados!
status-replaced = Um bot joga por ti.
status-over = O jogo acabou.
status-ended = Quem organiza a mesa fechou-a.

guide-gathering = Envia o link aos teus amigos ou começa com bots.
guide-wait = Agora jogam os outros. Vai vendo o tabuleiro; avisamos-te quando for a tua vez.
guide-over = Joga outra vez ou revê a partida, passo a passo.

end-title = Fim
end-score = Pontuação
end-dice = Os dados desta partida
end-dice-lead = { $throws ->
    [0] 0 lançamentos.
    [one] Um lançamento.
   *[other] { $throws } lançamentos.
} Seria de esperar que cada face saísse { $expected } vezes.
end-dice-face = O { $face } { $count ->
    [0] não saiu
    [one] saiu uma vez
   *[other] saiu { $count } vezes
}
end-again = Jogar outra vez
end-again-waiting = Ir para a mesa nova
end-replay = Rever
end-record = Descarregar o registo
end-verify = Verifica que o acaso foi honesto: { $command }
end-commitment = Compromisso antes da primeira jogada
end-secret = Segredo, agora publicado
end-differ = Este não é o compromisso que este dispositivo viu antes da primeira jogada!
end-seen = O compromisso é o que este dispositivo viu antes da primeira jogada.
end-digest = Soma de verificação de toda a partida
end-digest-seen = Este dispositivo guarda esta soma. Um registo desta partida com outra soma foi alterado.
end-digest-differ = Esta não é a soma de verificação que este dispositivo viu no fim da partida!

replay-title = Repetição: { $game }
replay-step = Passo { $at } de { $of }
replay-first = Para o início
replay-back = Para trás
replay-next = Para a frente
replay-last = Para o fim

about-title = Acerca do Cookie Tin
about-games = Os jogos
about-games-text = Os jogos vêm de jogos de tabuleiro publicados, para toda a família, e da tradição. O Jogo da Glória tem séculos; não é de ninguém.
about-ours = O que é nosso
about-ours-text = Os desenhos, a disposição, os textos e cada decisão que está marcada como tal. Onde as regras impressas nada dizem ou dizem duas coisas diferentes, decidimos nós, e a página das regras indica-o.
about-dice = Os dados
about-dice-text = Antes da primeira jogada fixa-se um segredo e publica-se o seu hash; cada dispositivo acrescenta um texto próprio. No fim mostra-se o segredo, e qualquer pessoa pode conferir todos os lançamentos. Quem aloja a partida poderia ver o segredo, por isso joga onde a aloje alguém de confiança.
about-privacy = Os teus dados pessoais
about-privacy-text = Sem conta, sem anúncios, sem nada vindo de fora. Um cookie diz às mesas deste servidor que tu és tu.

error-title = Isso não resultou
error-back = Voltar à lata

no-such-page = Essa página não existe.
too-big = É demasiado longo.

guide-move = É a tua vez: em baixo tens botões com o que podes fazer, e também podes tocar no tabuleiro.

too-many-requests = Chegam demasiados pedidos daqui. Tenta outra vez daqui a um minuto.
too-many-new-tables = Chegam demasiadas mesas novas daqui. Tenta outra vez daqui a um minuto.
too-many-tables-today = Hoje chegaram demasiadas mesas novas daqui. Tenta outra vez amanhã.
too-many-moves-today = Hoje chegaram demasiadas jogadas daqui. Tenta outra vez amanhã.
too-many-wrong-codes = Chegam demasiados códigos errados daqui. Tenta outra vez daqui a um minuto.
too-many-joins = Daqui está gente a mais a sentar-se ao mesmo tempo. Tenta outra vez daqui a um minuto.
too-many-lines = Há demasiadas páginas abertas daqui. Fecha algumas; nós continuamos a tentar.
too-many-uploads = Ainda estão a ser lidos outros ficheiros enviados daqui. Tenta outra vez daqui a pouco.
too-much-reading = Chegaram tantos ficheiros daqui que é preciso esperar. Tenta outra vez daqui a um minuto.
too-much-talk = São muitas mensagens de uma vez. Espera um momento.
too-many-readers = O servidor está a ler demasiados ficheiros neste momento. Tenta outra vez daqui a pouco.
