# What the command line says.

# cookietin games
games-game = game
games-players = players
games-minutes = minutes

# cookietin play
play-hello = { $game } for { $players } players. Enter plays the only move, or type one; ? helps, q leaves.
play-commitment = The dice are already fixed by a secret. Its commitment, to check them by later: { $commitment }
play-turn = { $seat } to move:
play-choices = You may play: { $moves }
play-hand-over = Hand the screen to { $seat }, then press Enter.
play-typed = What did you throw? ({ $moves })
play-help = Type a move to play it, “rules 3.5” to read a clause, “save FILE” to write the game down, q to leave.
play-saved = Written down in { $file }.
play-left = The game is not over. Nothing is lost: “{ $command }” goes on.
play-bot = { $seat } (bot)
play-dice = Check the dice: { $command }

# Tables of cookietin simulate, exact and bench
row-game = game
row-options = options
row-bots = bots at the seats
row-matches = matches
row-seed = seed
row-moves = moves
row-chance-moves = moves of chance
row-speed = moves per second
row-seconds = seconds
row-wins-by-seat = wins by seat
row-wins-by-order = wins by order of play
row-draws = draws
row-endings = endings
row-rounds = rounds
row-turns = turns
row-spread = mean { $mean }, median { $median }, 95 % within { $p95 }, longest { $max }
row-mean = mean { $mean }, deviation { $deviation }
row-states = positions
progress = { $done } of { $total } matches

# cookietin tournament
tournament-bot = bot
tournament-other = against
tournament-score = score
tournament-score-range = 95 % within
tournament-matches = matches
tournament-rating = rating
tournament-rating-range = 95 % within

# cookietin legal
legal-over = The game is over: { $ending }
chance = chance
legal-chance = Chance is to move: { $moves }
legal-seat = { $seat } (seat { $number }) may play: { $moves }
legal-waiting = { $seat } (seat { $number }) may also play, though nobody waits for it: { $moves }
legal-allowed = { $seat } may play “{ $move }”.
legal-refused = { $seat } may not play “{ $move }”: { $reason }

# cookietin replay and verify
replay-unfinished = The record ends before the game does.
verify-legal = { $moves ->
    [one] One move, and it was legal.
   *[other] { $moves } moves, all of them legal.
}
verify-proved = { $draws ->
    [one] One draw of chance follows from the secret in the record.
   *[other] { $draws } draws of chance follow from the secret in the record.
}
verify-seeded = { $draws ->
    [one] One draw of chance follows from the seed, which anybody could have known.
   *[other] { $draws } draws of chance follow from the seed, which anybody could have known.
}
verify-typed = { $draws ->
    [one] One draw of chance was typed in: nobody can prove it.
   *[other] { $draws } draws of chance were typed in: nobody can prove them.
}
verify-unproved = { $draws ->
    [one] One draw of chance cannot be checked: its secret is not in the record.
   *[other] { $draws } draws of chance cannot be checked: their secret is not in the record.
}
verify-commitment = The commitment is { $commitment }. Compare it with the one you saw before the first move: only if it is the same were the dice fixed then.
verify-commitment-same = The commitment is the one you noted: the dice were fixed before the first move.
verify-commitment-sealed = The commitment is { $commitment }. The secret that belongs to it is not in the record.
verify-set-up = The match began from a position set up by hand; the dice do not prove that position.
verify-texts = The texts of the devices are NOT proved by the commitment: whoever changes them gets other dice.
verify-not-proved = Names, options, what people played and where the record stops are NOT proved by the dice.
verify-digest = The digest of this record is { $digest }. Compare it with the one that the devices showed at the end.
verify-digest-same = The whole record is the one whose digest you noted: names, options, every move, and where it stops.

# cookietin warm
warm-done = { $game }: ready after { $seconds } s
warm-nothing = There is no numba here, so there is nothing to compile; everything runs interpreted.

# cookietin serve
serve-here = On this computer: { $link }
serve-phones = For phones on this network: { $link }
serve-only-here = Only this computer can reach it. For phones on this network: { $command }
