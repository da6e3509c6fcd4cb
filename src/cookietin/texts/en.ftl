# What the command line says.

# cookietin alone, and what cookietin play asks
start-hello = Cookie Tin: family games to play and to study.
start-for = { $players } players, about { $minutes } minutes
start-play = play in this terminal
start-serve = open the tin in a browser
start-rules = read the rules of a game
start-more = All commands: { $command }
start-open = Press Enter to open the tin in your browser, or q to leave.
start-which = Which game?
start-players = How many players? ({ $span }; Enter: { $usual })
start-people = How many of them are here? The others are bots. ({ $span }; Enter: { $usual })
start-bots = Which bots? ({ $span }; Enter: { $usual })

# What takes a while
getting-ready = Getting { $game } ready (once)…
thinking = { $seat } is thinking…
working-out = Working out { $game }…
looking-for-puzzles = Looking for puzzles: { $game }…
few-puzzles = Only { $count } could be found.
measuring = Measuring: { $what }…
reading = Reading { $file }…

# cookietin games
games-game = game
games-players = players
games-minutes = minutes

# cookietin play
play-hello = { $game } for { $players } players.
play-how = Choose by number, or type a move or just the start of it. ? for help, q to leave.
play-commitment = A secret has already fixed the dice. Its commitment, for checking them later: { $commitment }
play-turn = { $seat }’s turn:
play-choices = You can play: { $moves }
play-hand-over = Hand the screen to { $seat }, then press Enter.
play-typed = What did you roll? ({ $moves })
play-prompt = ? for help
play-enter = Enter to go on
play-back = Enter shows all the choices again.
play-more = Enter shows more ({ $count } left).
play-may = { $seat } can step in now.
play-pass = Press Enter to let it pass, or type “skip” to wait until it’s your turn.
play-by = { $seat }: { $move }
play-step-in = { $seat } steps in
play-which = Several moves start with “{ $typed }”.
play-warned = { $warning } Choose it again if you mean it.
play-no-words = The board says nothing about that.
play-no-hint = There’s nothing more to say about “{ $typed }”.
play-undone = Taken back.
play-nothing-to-undo = There’s nothing to take back.
help-choose = plays the third choice; you can also type the move, or just the start of it
help-hint = says what the third choice would do
help-look = shows the whole board, with every mark explained
help-words = describes the whole board in words; “words 12” says what’s at 12
help-rules = shows a rule; “rules” alone shows all of them
help-undo = takes your last move back
help-save = saves the game in a file of that name
help-quit = leaves; the game is kept
play-saved = Saved to { $file }.
play-left = The game isn’t over, and nothing is lost: “{ $command }” picks it up again.
play-bot = { $seat } (bot)
play-dice = Check the dice: { $command }

# Tables of cookietin simulate, exact and bench
row-game = game
row-options = options
row-bots = bots at the seats
row-matches = games played
row-seed = seed
row-moves = moves
row-chance-moves = random draws
row-speed = moves per second
row-seconds = seconds
row-wins-by-seat = wins by seat
row-wins-by-order = wins by order of play
row-draws = drawn games
row-endings = endings
row-rounds = rounds
row-turns = turns
row-spread = mean { $mean }, median { $median }, 95% within { $p95 }, longest { $max }
row-mean = mean { $mean }, deviation { $deviation }
row-exact = mean { $mean }, deviation { $deviation }, median { $median }, 95% within { $p95 }
row-states = positions
happenings = How often in a game, on average:
progress = { $done } of { $total } games
progress-left = { $time } left
simulate-stopped = Stopped. Run the same command again to carry on from here.

# cookietin tournament
tournament-bot = bot
tournament-other = against
tournament-score = score
tournament-score-range = 95% within
tournament-matches = games
tournament-rating = rating
tournament-rating-range = 95% within

# cookietin legal
legal-over = The game is over: { $ending }
chance = chance
legal-chance = It’s up to chance: { $moves }
legal-seat = { $seat } (seat { $number }) can play: { $moves }
legal-waiting = { $seat } (seat { $number }) can also play, though nobody is waiting for it: { $moves }
legal-allowed = { $seat } can play “{ $move }”.
legal-refused = { $seat } can’t play “{ $move }”: { $reason }

# cookietin replay and verify
replay-unfinished = The record ends before the game does.
verify-legal = { $moves ->
    [one] One move, and it was legal.
   *[other] { $moves } moves, all of them legal.
}
verify-proved = { $draws ->
    [one] One random draw follows from the secret in the record.
   *[other] { $draws } random draws follow from the secret in the record.
}
verify-seeded = { $draws ->
    [one] One random draw follows from the seed, which anyone could have known.
   *[other] { $draws } random draws follow from the seed, which anyone could have known.
}
verify-typed = { $draws ->
    [one] One random draw was typed in: nobody can prove it.
   *[other] { $draws } random draws were typed in: nobody can prove them.
}
verify-unproved = { $draws ->
    [one] One random draw can’t be checked: its secret isn’t in the record.
   *[other] { $draws } random draws can’t be checked: their secret isn’t in the record.
}
verify-commitment = The commitment is { $commitment }. Compare it with the one you saw before the first move: the dice were fixed by then only if it’s the same.
verify-commitment-same = The commitment is the one you noted: the dice were fixed before the first move.
verify-commitment-sealed = The commitment is { $commitment }. The secret that belongs to it isn’t in the record.
verify-set-up = The game started from a position set up by hand; the dice don’t prove that position.
verify-texts = The texts the devices added are NOT proved by the commitment: anyone who changes them gets different dice.
verify-not-proved = Names, options, what people played and where the record stops are NOT proved by the dice.
verify-digest = The digest of this record is { $digest }. Compare it with the one the devices showed at the end.
verify-digest-same = This is exactly the record whose digest you noted: names, options, every move, and where it stops.

# cookietin warm
warm-done = { $game }: ready after { $seconds } s
warm-nothing = There’s no numba here, so there’s nothing to compile; everything runs interpreted.

# cookietin copy, backup, restore, delete
copying = Copying…
copied = Games copied: { $count }
deleted = Games deleted: { $count }
delete-asks = Games that would be deleted: { $count }. Add --yes to delete them.

# cookietin check
checking = Checking { $game }…
check-done = { $game }: played and served
check-all = Everything works.

# cookietin serve
serve-here = On this computer: { $link }
serve-phones = For phones on this network: { $link }
serve-public = For everyone: { $link }
serve-only-here = Only this computer can reach it. For phones on this network: { $command }
serve-host = For you, the host: { $link }
