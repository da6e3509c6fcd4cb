# Il gioco dei quadratini. Clauses: the value is the rule; .ruling is what we decided where the rules
# are silent, .option a choice at the table.

name = Quadratini
tagline = Una linea a testa. Chiudi un quadratino: è tuo, e tocca ancora a te.
intro = A turno si tracciano linee tra i punti, e si chiudono più quadratini che si può. Da due a quattro giocatori. Sembra innocuo, fino al momento in cui ogni linea regala qualcosa.
credit = Un gioco tradizionale con carta e matita; non è di nessuno. Édouard Lucas lo descrisse nel 1889.
score = Quadratini

section-1 = Preparazione
clause-1-1 = Il tabellone è una griglia di punti; quattro punti vicini sono gli angoli di un quadratino. All’inizio non c’è nessuna linea.
    .option = Da una a sei righe di quadratini e da una a sei colonne; di solito quattro e quattro.

section-2 = Un turno
clause-2-1 = Traccia una linea tra due punti vicini, in orizzontale o in verticale, dove non ce n’è ancora una.
clause-2-2 = Se la tua linea è il quarto lato di un quadratino, il quadratino è tuo. Una linea può chiuderne due.
clause-2-3 = Se hai chiuso un quadratino, tracci un’altra linea, a meno che non siano finite. Altrimenti tocca al giocatore seguente.
    .ruling = Si gioca in senso orario, e si tira a sorte chi comincia.
    .option = Quando si apre il tavolo, si può scegliere chi comincia.

section-3 = La fine
clause-3-1 = Quando tutte le linee sono tracciate, vince chi ha più quadratini. In caso di parità si vince insieme; in due è un pareggio.

refusal-1-1 = Su questo tabellone quella linea non esiste.
refusal-2-1 = Quella linea c’è già: scegline una ancora libera.

option-rows = Righe di quadratini
option-columns = Colonne di quadratini

ending-single = { $winners } ha più quadratini di tutti e vince.
ending-shared = { $winners } hanno più quadratini di tutti e vincono insieme.
ending-draw = Stesso numero di quadratini: è un pareggio.

edge-above = sopra { $box }
edge-left = a sinistra di { $box }
edge-right = a destra di { $box }
edge-below = sotto { $box }
move-draw = Linea { $edge }
hint-closes = Così chiudi { $boxes }, e tracci un’altra linea.
hint-closes-last = Così chiudi { $boxes }: è l’ultima linea.
hint-offers = Il giocatore seguente può chiudere { $boxes }.
hint-safe = Dopo questa linea nessuno può chiudere un quadratino.

ask-draw = Traccia una linea tra due punti.
ask-close = C’è un quadratino da chiudere: traccia una linea.

tip-draw = Tocca tra due punti per tracciare una linea. Chi traccia il quarto lato di un quadratino se lo prende e traccia un’altra linea: evita quindi di tracciare il terzo! Alla fine vince chi ha più quadratini!
tip-close = Tre lati ci sono già! Traccia il quarto, e il quadratino è tuo. Poi tracci un’altra linea.
tip-third = Attenzione: se tracci qui il terzo lato, il giocatore seguente traccia il quarto e prende il quadratino.
tip-chain = Ora ogni linea regala quadratini. Prima conta: quanti ne potrebbe chiudere, uno dopo l’altro, il giocatore seguente? Traccia dove sono di meno, per esempio qui.
how-draw = A turno si traccia una linea tra due punti vicini.
how-close = Traccia il quarto lato di un quadratino, ed è tuo: ci va il tuo biscotto. Poi tracci un’altra linea.
how-third = Se puoi, non tracciare il terzo lato di un quadratino: il giocatore seguente traccia il quarto.
how-win = Quando tutte le linee sono tracciate, vince chi ha più quadratini.

log-begins = Comincia { $seat }.
log-draws = { $seat } traccia una linea { $edge }.
log-closes = { $seat } traccia una linea { $edge } e chiude { $boxes }.

view-boxes = { $boxes ->
    [one] { $seat } ha un quadratino.
   *[other] { $seat } ha { $boxes } quadratini.
}
view-left = { $left ->
    [one] Resta una linea da tracciare.
   *[other] Restano { $left } linee da tracciare.
}
view-box = Quadratino { $box }
view-owned = { $box }: { $seat }
text-legend = -- e | linee · A, B, C e D il giocatore che ha il quadratino
told-owner = di { $seat }
told-lines = linee: { $sides }
told-no-lines = nessuna linea
told-above = sopra
told-left = a sinistra
told-right = a destra
told-below = sotto

highlight-double = { $times } due quadratini con una linea sola
highlight-again = { $times } un’altra linea
highlight-offers = { $count ->
    [one] Un quadratino regalato
   *[other] { $count } quadratini regalati
}
tally-double = Due quadratini con una linea sola
tally-again = Linee in più
tally-offers = Quadratini regalati

measure-boxes-of-the-winner = quadratini di chi vince
measure-lead = quadratini di vantaggio sul secondo

law-1 = Solo chi gioca ha quadratini (1.1).
law-2 = Le linee uniscono punti vicini del tabellone (1.1, 2.1).
law-3 = Ogni quadratino con quattro lati è di un giocatore, e gli altri non sono di nessuno (2.2).
law-4 = La partita finisce quando tutte le linee sono tracciate, e non c’è nessuna linea prima che qualcuno cominci (2.3, 3.1).
law-5 = È il turno di qualcuno che gioca (2.3).

# Puzzles

goal-boxes = { $count ->
    [one] Chiudi più quadratini che puoi. Puoi ancora prenderne uno, qualunque cosa faccia l’altro.
   *[other] Chiudi più quadratini che puoi. Puoi ancora prenderne { $count }, qualunque cosa faccia l’altro.
}
