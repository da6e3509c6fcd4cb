# Why a table does not do what somebody asks for.

no-such-request = A mesa não entende isso.
broken-request = A mesa não entende isso.
text-length = Entre 1 e { $longest } caracteres, por favor.
table-not-started = A partida ainda não começou.
table-ended = A mesa foi fechada.
no-throw-now = Agora não se espera nenhum lançamento.
nothing-there = Aí não há nada a fazer agora.
wrong-throw = «{ $move }» não pode sair nos dados.
seat-taken = Já está outra pessoa nesse lugar.
wrong-token = Este link de regresso já não é válido.
not-gone = { $name } ainda está cá.
not-your-seat = Esse não é o teu lugar.
not-at-table = Não tens lugar nesta mesa.
not-the-host = Só quem organiza a mesa pode fazer isso.
nothing-to-undo = Não fizeste nenhuma jogada que se possa desfazer.
nothing-to-agree = Já ninguém pede isso.
cannot-undo = Os outros já jogaram a partir dessa jogada: não se pode desfazer.
no-chat-in-teams = Quando se joga por equipas não há chat.
no-such-table = Essa mesa não existe.
no-such-code = Não há nenhuma mesa com o código «{ $code }».
