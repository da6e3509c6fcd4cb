# Why a table does not do what somebody asks for.

no-such-request = La mesa no entiende eso.
broken-request = La mesa no entiende eso.
text-length = Entre 1 y { $longest } caracteres, por favor.
table-not-started = La partida no ha empezado.
table-ended = La mesa se ha cerrado.
no-throw-now = Ahora no se espera ninguna tirada.
nothing-there = Ahí no se puede hacer nada ahora.
wrong-throw = «{ $move }» no puede salir en los dados.
seat-taken = Ahí ya se sienta otra persona.
wrong-token = Este enlace de vuelta ya no es válido.
not-gone = { $name } sigue aquí.
not-your-seat = Ese no es tu asiento.
not-at-table = No tienes asiento en esta mesa.
not-the-host = Eso solo puede hacerlo quien organiza la mesa.
nothing-to-undo = No has hecho ninguna jugada que se pueda deshacer.
nothing-to-agree = Ya nadie pide eso.
cannot-undo = Los demás ya han jugado a partir de esa jugada: no se puede deshacer.
no-chat-in-teams = Cuando se juega por equipos no hay chat.
no-such-table = Esa mesa no existe.
no-such-code = No hay ninguna mesa con el código «{ $code }».
