# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = Não é a tua vez.
clause-2 = O jogo acabou.
clause-3 = Essa jogada não existe aqui.
clause-4 = Tarde demais: o jogo já avançou.

refusal = { $clause } { $reason }
named = { $name }: { $told }

# Seats
seat-0 = Gengibre
seat-1 = Mirtilo
seat-2 = Mel
seat-3 = Ameixa
seat-4 = Menta
seat-5 = Cacau
seat-6 = Baunilha
seat-7 = Amêndoa

on = sim
off = não
option-first = Quem começa
    .random = por sorteio

# How often, at the beginning of a sentence
times = { $count ->
    [1] Uma vez
    [2] Duas vezes
    [3] Três vezes
   *[other] { $count } vezes
}

# Marks in the rules
ruling = Decisão
option = Opção
house = Ideia nossa
printed = Diferente do impresso
age = a partir dos { $age } anos

# What a person gave and cannot be used
unknown-game = Não há nenhum jogo chamado «{ $game }». Escolhe entre: { $known }.
unknown-game-near = Não há nenhum jogo chamado «{ $game }». Querias dizer «{ $near }»?
which-game = Que jogo? Escolhe entre: { $known }.
not-a-game = «{ $game }» está anunciado em { $where }, mas não há lá nenhum jogo com esse nome.
game-broken = O jogo «{ $game }» de { $where } não funciona: { $reason }
game-twice = Dois pacotes anunciam um jogo chamado «{ $game }»: usa-se { $where } e não { $other }.
text-missing = Em { $file } falta o texto «{ $text }».
announcement-unread = Não é possível ler o que o pacote { $package } anuncia: { $reason }
unknown-version = { $game }: não existe a versão { $version } das regras; a mais recente é a { $newest }.
unknown-option = Não há nenhuma opção chamada «{ $option }». Escolhe entre: { $known }.
unknown-value = A opção { $option } não pode ser «{ $value }». Pode ser: { $known }.
edition-unread = Não é possível ler o ficheiro { $file } da edição: { $reason }.
edition-broken = A edição não é TOML nem JSON: { $reason }
edition-too-long = A edição tem mais de { $longest } caracteres.
edition-key = A edição tem uma chave com mais de { $most } partes.
half-character = Contém um carácter inválido.
wrong-players = «{ $value }» não é um número de jogadores possível aqui: podem jogar { $count }.
unknown-bot = Nenhum bot chamado «{ $bot }» joga este jogo. Escolhe entre: { $known }.
too-few-bots = Um torneio precisa de pelo menos dois bots diferentes.
wrong-bots = Há { $players } lugares e { $given } bots: indica um bot para todos os lugares, ou um para cada.
own-bot-where = «{ $bot }» não diz onde está o bot: escreve módulo:Classe.
own-bot-fails = O bot { $bot } não pode ser usado: { $reason }
no-counts = Só se conta o que acontece quando «random» ou «greedy» joga em todos os lugares.
wrong-rows = As linhas vão para um ficheiro cujo nome acabe em .csv ou .parquet, e «{ $file }» não acaba assim.
needs-extra = { $option } precisa de mais do que está instalado aqui: { $command }
no-gpu = --device cuda precisa de uma placa NVIDIA com o seu controlador, e aqui não há nenhuma.
gpu-is-random = Numa placa gráfica só joga «random».
gpu-or-cluster = --device cuda joga na placa gráfica desta máquina e --ray num cluster: escolhe uma das duas opções.
no-cluster = Não há nenhum cluster Ray em «{ $address }».
ray-failed = O Ray não funciona em «{ $address }»: { $reason }
other-rules = Uma máquina do cluster tem outras regras: instala a mesma versão do Cookie Tin em todas.
not-a-notebook = «{ $file }» não é um ficheiro a partir do qual uma simulação possa continuar.
other-notebook = «{ $file }» é de outra simulação: aí { $name } é { $was }, não { $now }.
rows-exist = «{ $file }» já existe. Escolhe outro nome ou apaga-o.
rows-gone = Em «{ $file }» faltam linhas que constam em «{ $notebook }». Para começar de novo, apaga os dois ficheiros ou escolhe outro nome.
too-few-games = «{ $file }» já contém { $games } jogos. Pede pelo menos esse número.
no-such-seat = Não existe o lugar { $seat }: os lugares vão de 0 a { $last }.
impossible-options = Estas opções não combinam: { $reason }
unknown-language = «{ $language }» não é uma das nossas línguas: { $known }.
unknown-clause = { $game }: não há nenhuma regra { $clause }.
refusal-tried = Aqui { $seat } tenta «{ $move }»:
refusal-none = Neste jogo não há nada a escolher, por isso nenhuma regra recusa uma jogada.
not-written = Não é possível escrever «{ $file }»: { $reason }.
unknown-file = Não é possível ler o ficheiro «{ $file }».
not-text = O ficheiro «{ $file }» não é de texto.
cannot-write = Não é possível escrever o ficheiro «{ $file }».
cannot-listen = Não é possível escutar em { $host }:{ $port }. Já lá está outro Cookie Tin a funcionar?
check-failed = { $game } não funciona aqui: { $reason }
workers-need-database = Vários processos precisam de uma base de dados PostgreSQL: --database postgresql://…
wrong-base-url = «{ $value }» não é um endereço como https://tin.example.org.
wrong-key = A chave { $name } precisa de { $low } a { $high } letras, algarismos ou sinais, sem espaços.
copy-not-empty = Já há jogos nesse sítio. Copia para um ficheiro novo ou uma base de dados vazia.
copy-changed = Alguém jogou enquanto se copiava. Desliga o servidor e copia outra vez para um sítio vazio.
no-such-match = Não há nenhum jogo «{ $match }».
choose-matches = Indica que jogos: --match, --person ou --older.
unknown-limit = Não há nenhum limite chamado «{ $limit }». Escolhe entre: { $known }.
wrong-address = «{ $value }» não é um endereço nem uma rede.
wrong-setting = «{ $value }» não tem a forma opção=valor.
wrong-number = «{ $value }» não é um número inteiro de { $low } a { $high }.
no-exact = { $game }: não há resposta exata. Há para: { $known }.
no-exact-players = { $game }: só há respostas exatas para dois jogadores, não para { $players }.
no-puzzles = { $game } não tem desafios: não há nada para escolher. Jogos que os têm: { $known }.
no-dice = { $game }: não há dados que possas lançar.
move-refused = Não se pode jogar «{ $move }»: { $reason }
whose-move = Vários jogadores podem jogar (lugares { $seats }): diz de quem é a jogada «{ $move }».
unknown-field = Uma posição não tem o campo «{ $field }». Tem: { $known }.
wrong-field = { $field } não pode ser { $value }.
fixed-field = { $field } depende das opções e não se pode mudar numa posição.
position-impossible = Esta posição é impossível: { $reason }
position-senseless = Os valores não batem certo uns com os outros.
not-a-position = O ficheiro «{ $file }» não é um registo nem uma posição: { $reason }
not-json = a linha { $line }, coluna { $column }, não é JSON
in-file = { $file }: { $reason }
position-shape = precisa de «game», «state» e, se quiseres, «options»

# Records
because = { $reason }
record-broken = linha { $line }, coluna { $column }: { $reason }
record-title = Um registo começa por «{ $title }».
record-format = Este registo usa um formato mais recente do que { $known }, o mais recente que aqui se conhece.
record-line = Isto não é uma linha de cabeçalho nem uma jogada: «{ $text }».
record-twice = «{ $name }» aparece aqui pela segunda vez.
record-unknown = Um registo não tem a linha de cabeçalho «{ $name }».
record-stray = «{ $name }» não pertence a este registo.
record-missing = Falta a linha de cabeçalho «{ $name }».
record-value = { $name } não pode ser «{ $value }».
record-integer = «{ $value }» não é um número inteiro.
record-hex = «{ $value }» não são 64 dígitos hexadecimais.
record-json = «{ $value }» não é o que deve estar aqui.
record-option = «{ $value }» não tem a forma opção=valor.
record-truncated = O registo está cortado: falta a última linha, «end».
record-after-end = Depois de «end» não pode haver mais nada.
record-hidden = Há aqui uma jogada escondida, por isso não se pode repetir o que vem a seguir.
record-too-short = As jogadas param antes do fim que está no registo, «{ $ending }».
record-too-long = Este jogo nunca tem mais de { $most } jogadas desse tipo.
record-over-most = Aqui não se podem repetir registos com mais de { $most } jogadas.
record-texts = Um registo pode ter no máximo { $most } textos, cada um com até { $longest } caracteres.
record-differs = { $name } diz «{ $said }», mas as jogadas levam a «{ $found }».
other-commitment = Este não é o selo que anotaste, { $noted }.
other-digest = Este não é o registo cuja soma de verificação anotaste, { $noted }.
wrong-secret = O segredo não é o do selo { $commitment }.
wrong-draw = O sorteio { $number } deu «{ $found }», mas os dados dão «{ $expected }».

# O ficheiro das partidas
database-newer = O ficheiro «{ $file }» foi escrito por uma versão mais recente do Cookie Tin.
database-damaged = O ficheiro «{ $file }» está danificado ou não é uma base de dados.
database-foreign = O ficheiro «{ $file }» pertence a outro programa.
database-unreadable = Não é possível abrir o ficheiro «{ $file }».
database-read-only = Não é possível guardar os jogos: «{ $file }» ou a sua pasta é só de leitura.
database-locked = Outro programa está a usar o ficheiro «{ $file }».
database-full = Não é possível guardar os jogos: já não há espaço no disco para «{ $file }».
database-failing = Não é possível ler nem escrever o ficheiro «{ $file }»: o disco dá um erro.
database-away = Não é possível aceder à base de dados «{ $file }»: { $reason }
no-postgres = Para o PostgreSQL falta um pacote: { $command }
database-not-upgraded = Não é possível atualizar os jogos guardados em «{ $file }»; nada foi alterado: { $reason }
not-kept = Não ficou guardado: { $reason }
not-read = Não se consegue ler neste momento: { $reason }
store-gone = o ficheiro dos jogos guardados no servidor foi apagado ou substituído; é preciso reiniciar o servidor.
store-newer = uma versão mais recente do Cookie Tin tomou conta do ficheiro dos jogos guardados no servidor.
store-damaged = o ficheiro dos jogos guardados no servidor está danificado.
store-read-only = o ficheiro dos jogos guardados no servidor é só de leitura.
store-locked = outro programa está a usar o ficheiro dos jogos guardados no servidor.
store-full = o disco do servidor está cheio.
store-failing = o disco do servidor dá um erro.
store-away = não é possível aceder à base de dados do servidor.
store-busy = o servidor tem demasiado que fazer.
store-closed = o servidor está a desligar-se.

# Os bots: os seus nomes no primeiro lugar de uma mesa, no segundo, e assim por diante
bot-crumb = Pip, Momo, Fifi, Jojo, Mimi, Dodo
bot-crumb-about = Ainda está a aprender: agarra tudo o que brilha e deixa escapar muita coisa.
bot-biscuit = Matilde, Hugo, Nina, Óscar, Betina, Félix
bot-biscuit-about = Joga com gosto e de vez em quando escapa-lhe alguma coisa.
bot-baker = Gustavo, Marta, Valter, Edite, Ernesto, Henriqueta
bot-baker-about = Pensa um pouco antes de cada jogada. Vais ter de fazer o mesmo.
bot-master = Merlim, Minerva, Magnus, Morgana, Salomão, Sibila
bot-master-about = Pensa muitas jogadas à frente e não perdoa nada.

# The animals of the seats
animal-0 = panda-vermelho
animal-1 = guaxinim
animal-2 = leão
animal-3 = coelho
animal-4 = rã
animal-5 = urso
