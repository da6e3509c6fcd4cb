# What the pages say.

tin-title = Cookie Tin
tin-lead = Jogos em família para hoje à noite: num tablet, em vários telemóveis ou com amigos que estão longe.
tin-players = { $count } jogadores
tin-minutes = cerca de { $minutes } min
tin-play = Jogar já
tin-play-about = Tu e bots, já
tin-table = Preparar uma mesa
tin-join = Entrar numa mesa
tin-code = Código
tin-go = Entrar
tin-mine = As minhas mesas
tin-replay = Rever um jogo guardado
tin-replay-file = Registo do jogo (.tin)
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
new-open = livre, para quem tiver o link
new-random = um bot que joga ao acaso
new-greedy = um bot que apanha tudo o que pode
new-name = Nome
new-options = Regras desta mesa
new-own-dice = Lançamos os nossos dados
new-edition = Jogamos com a nossa edição, a não ser que escolhas um ficheiro com a tua
new-make = Abrir a mesa

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
table-sit = Sentar-me
table-your-name = O teu nome
table-open-seat = livre
table-bot = bot
table-gone = ausente
table-you = tu
table-stand-in = Substituir por um bot
table-standing-in = agora joga um bot
table-take-back = Voltei
table-stands-in = Um bot passa a substituir { $name }.
table-is-back = { $name } voltou.
table-remove = Retirar
table-remove-sure = Retirar { $name }? Um bot fica com o lugar.
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
table-watch = Estás a assistir.
table-room = Há lugar para ti: senta-te.
table-choose-again = Escolher outra vez
table-moves = O que podes fazer
table-undo = Desfazer
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
table-chat = Chat
table-chat-write = Escrever para a mesa
table-chat-send = Enviar
table-chat-none = Neste jogo não há chat (regra { $clause }).
table-react = Reagir com { $which }
table-settings = Definições
table-speed = Animações
table-speed-off = desligadas
table-speed-slow = lentas
table-speed-normal = normais
table-speed-fast = rápidas
table-sound = Sons
table-guide = Dicas para principiantes
table-tips-again = Mostrar outra vez as dicas
table-tip-read = Percebi
table-throw = O que saiu nos dados?
table-die = Dado { $number }
table-throw-send = Confirmar
table-cover = Passa o ecrã a { $name }
table-cover-lead = Não vale espreitar! Até lá, o que é segredo fica tapado.
table-cover-show = Sou eu: { $name }
table-peek = Mantém premido para ver: { $name }
table-look = Ver o tabuleiro de { $name }
table-close = Fechar
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
status-you-both = É a vossa vez!
status-wait = À espera de { $names }
status-dice = Lança os teus dados!
status-replaced = Um bot está a jogar por ti.
status-over = O jogo acabou.
status-ended = Quem organiza a mesa fechou-a.

end-title = Fim
end-score = Pontuação
end-dice = Os dados neste jogo
end-dice-lead = { $throws ->
    [0] Nenhum lançamento.
    [1] Um lançamento.
   *[other] { $throws } lançamentos.
} Em média, cada face sairia { $expected } vezes.
end-dice-face = O { $face } { $count ->
    [0] não saiu
    [1] saiu uma vez
   *[other] saiu { $count } vezes
}
end-again = Jogar outra vez
end-again-waiting = Ir para a mesa nova
end-replay = Rever
end-record = Descarregar o registo do jogo
end-verify = Confirma que não houve batota nos dados: { $command }
end-commitment = Compromisso antes da primeira jogada
end-secret = Segredo, agora publicado
end-differ = Este não é o compromisso que este dispositivo viu antes da primeira jogada!
end-seen = Este é o compromisso que este dispositivo viu antes da primeira jogada.
end-digest = Soma de verificação do jogo inteiro
end-digest-seen = Este dispositivo guardou esta soma de verificação. Se um registo deste jogo tiver outra, foi alterado.
end-digest-differ = Esta não é a soma de verificação que este dispositivo viu no fim do jogo!

rules-how = Como se joga
rules-hold = Na mesa, mantém o dedo em qualquer coisa para leres o que é.
rules-all = Todas as regras

replay-title = Repetição: { $game }
replay-step = Passo { $at } de { $of }
replay-first = Início
replay-back = Anterior
replay-next = Seguinte
replay-last = Fim

about-title = Sobre o Cookie Tin
about-games = Os jogos
about-games-text = Os jogos baseiam-se em jogos de família impressos e na tradição. O Jogo da Glória tem séculos e não é de ninguém.
about-ours = O que é nosso
about-ours-text = Os desenhos, a disposição dos tabuleiros, os textos e todas as decisões marcadas como tal. Onde as regras impressas nada dizem, ou dizem duas coisas diferentes, decidimos nós, e a página das regras diz isso mesmo.
about-dice = Os dados
about-dice-text = Antes da primeira jogada fixa-se um segredo e publica-se o seu hash; cada dispositivo junta um texto seu. No fim mostra-se o segredo, e qualquer pessoa pode conferir todos os lançamentos. Quem tem o servidor podia ver o segredo, por isso joga num servidor em que confies.
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
too-many-joins = Há demasiada gente da tua ligação a sentar-se ao mesmo tempo. Tenta outra vez daqui a um minuto.
too-many-lines = Há demasiadas páginas abertas na tua ligação. Fecha algumas; nós continuamos a tentar.
too-many-uploads = Ainda estamos a ler outros ficheiros da tua ligação. Tenta outra vez daqui a pouco.
too-much-reading = Já chegaram demasiados ficheiros da tua ligação. Tenta outra vez daqui a um minuto.
too-much-talk = Tanta conversa de uma vez! Espera um momento.
too-many-readers = O servidor está a ler demasiados ficheiros neste momento. Tenta outra vez daqui a pouco.
