# What the pages say.

tin-title = Cookie Tin
tin-lead = Family games for tonight: on one tablet, on several phones, or with friends far away.
tin-players = { $count } players
tin-minutes = about { $minutes } min
tin-play = Play now
tin-play-about = You and bots, right away
tin-level = Your opponents
tin-level-newcomer = Choose who you play against. Otherwise you get opponents that beginners beat about half the time.
tin-table = Open a table
tin-join = Join a table
tin-code = Code
tin-go = Join
tin-mine = My tables
tin-clubs = My tournaments
tin-over = Finished games ({ $count })
tin-won = Won by { $names }
tin-begun = Started { $ago }
tin-forget = Remove from the list
tin-forget-sure = Remove this table from the list on this device? Nothing changes for the others, and its link still takes you there.
tin-forget-over = Remove all finished tables
tin-forget-over-sure = Remove all finished tables from the list on this device? Their links still work.
tin-older = Only your last { $count } tables are listed here.
tin-older-show = Show older ones
tin-replay = Replay a saved game
tin-replay-file = Game record (.tin)
tin-file = Choose a file
tin-file-none = No file chosen
tin-open = Open
tin-broken = Games that don’t work

nav-rules = Rules
nav-about = About
nav-language = Language
nav-skip = Skip to content

new-title = A table for { $game }
new-players = Players
new-seats = Who plays
new-seat = Seat { $number }
new-me = me
new-here = someone on this device
new-open = open, for anyone with a link
new-bot = a bot
new-level = { $name } (bot)
new-partner = Plays with { $names }
new-name = Name
new-options = Rules at this table
new-options-about = For a first game, leave everything as it is.
new-own-dice = We’ll roll our own dice
new-own-dice-about = You roll real dice and tap what came up.
new-advice = Anyone can ask the bots for advice
new-advice-about = Everyone at the table sees who asked.
new-edition = Ours, unless you choose a file with your own edition
new-make = Open the table
option-told = { $option }: { $value }
option-on = yes
option-off = no
option-own = your own edition

table-invite = Invite
table-invite-lead = Anyone who opens this link or types the code can take an open seat.
table-code = Code
table-link = Link
table-qr = QR code for the link
table-only-here = Only this computer can reach this table. To let phones in, start the server with “cookietin serve --host 0.0.0.0”.
table-copy = Copy
table-copied = Copied
table-share = Share
table-start = Start now (bots take the open seats)
table-which-bot = Which bot
table-fill = Give the seat to this bot
table-fill-any = Give the seat to a bot
table-sit = Sit down
table-your-name = Your name
table-open-seat = open
table-bot = bot
table-gone = away
table-you = you
table-on-device = on this device
table-stand-in = Let a bot take over
table-standing-in = a bot has taken over
table-bot-missing = The bot { $name } isn’t on this server any more. Another one is playing in its place.
table-take-back = I’m back
table-stands-in = A bot takes over from { $name }.
table-stands-in-named = { $bot } takes over from { $name }.
table-is-back = { $name } is back.
table-advised = { $name } asked the bots for advice.
table-remove = Remove
table-remove-sure = Remove { $name }? A bot will take over the seat.
table-free-sure = Remove { $name }? The seat will be open again.
table-removed = The host has removed { $name }.
table-you-removed = The host has given your seat to a bot.
table-you-freed = The host has removed you from your seat. You can sit down again.
table-sit-again = Sit down again
table-end = Close the table
table-end-sure = Close the table for everyone? The game can’t go on after that.
table-cancel = Cancel
table-return = My link back
table-return-lead = This link is yours alone: it brings you back to your seat, even on another phone.
table-return-take = Take { $name }’s seat
table-watch = You’re watching.
table-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
table-room = There’s room for you in this game of { $game }: take a seat.
table-choose-again = Choose again
table-turn = Whose turn it is
table-moves = What you can do
table-wish = { $move } at the first chance
table-undo = Take back
advice-ask = Ask for advice
advice-agreed = At this table anyone can ask the bots for advice.
advice-title = What the bots would do
advice-chance = wins { $chance } of the time
advice-take = Play this
advice-waiting = The bots are thinking…
too-much-advice = That’s a lot of questions. The bots will answer again in a moment.
chances-title = How it went
chances-waiting = The bots are going through the game…
too-many-reviews = The bots already have a lot of games to go through. Yours will take a minute.
chances-about = Everyone’s chances of winning, as the bots see them, based only on what each player could know: how likely they were to win if everyone had played as well as the bots from then on. Tap a dot to go to that moment in the replay.
chances-turn = Turning point, move
chances-costs = { $name }: what cost the most
chances-none = { $name }: no costly mistakes
chances-cost =
    Played: { $played }.
    Better: { $better }.
table-undo-asked = { $name } wants to take a move back.
table-undo-asked-of = { $name } wants to take this back: “{ $move }”
table-undo-others = { $others ->
    [one] One later move will be undone too.
   *[other] { $others } later moves will be undone too.
}
table-undo-waiting = Waiting for { $names } to agree.
table-undo-agreed = Agreed: { $names }.
table-undo-withdraw = Never mind
table-undo-declined = { $name } said no.
table-agree = Agree
table-decline = No
table-log = What happened
table-undone = { $others ->
    [0] { $name } takes a move back.
    [one] { $name } takes a move back, and one later move is undone too.
   *[other] { $name } takes a move back, and { $others } later moves are undone too.
}
table-words = The board in words
table-words-ask = What’s where? (a square, a name, …)
table-words-go = Ask
table-words-none = The board says nothing about that.
table-chat = Chat
table-chat-write = Say something to the table
table-chat-send = Send
table-chat-none = There’s no chat in this game (rule { $clause }).
table-react = React
react-bravo = Bravo!
react-laugh = Ha ha!
react-wow = Wow!
react-sad = Oh no!
react-cookie = Have a cookie!
react-love = Lovely!
table-settings = Settings
table-speed = Animations
table-speed-off = off
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-sound = Sounds
table-notify = Notify me when it’s my turn
table-notify-blocked = This browser doesn’t allow notifications from this page.
table-guide = Tips for beginners
table-tips-again = Show the tips again
table-tip-read = Got it
table-contrast = High-contrast board, in every game
table-telling = What screen readers and “Read aloud” say
table-telling-all = everything
table-telling-mine = my moves and what affects me
table-telling-turn = only when it’s my turn
table-aloud = Read aloud
table-keys = Letters and digits as shortcuts
keys-title = Keys
keys-arrows = go through your choices, the way they’re laid out on the board
keys-digits = makes that choice at once
keys-more = goes on to the next nine choices; the digits then choose among those
keys-places = goes to the choice that names that place
keys-enter = makes the choice
keys-back = chooses again, or goes back to your choices
keys-moves = goes to your choices
keys-repeat = repeats what has happened since your move
keys-words = asks the board what’s where
keys-help = shows this list
table-throw = What did you roll?
table-die = Die { $number }
table-throw-send = Confirm
table-cover = Hand the screen to { $name }
table-cover-lead = No peeking! Secrets stay covered until then.
table-cover-show = I’m { $name }
table-peek = Hold to look: { $name }
table-look = Show { $name }’s board
table-close = Close
table-large = Tap anything to find out what it is.
table-lost = Connection lost. Reconnecting…
table-sending = Sending…
table-rule-link = Rule { $clause }
table-what = What’s this?
table-round = Round { $round }

status-gathering = { $open ->
    [0] All seats are taken.
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
status-you = Your turn, { $name }!
status-you-alone = Your turn!
status-you-both = Your turn!
status-wait = Waiting for { $names }
status-dice = Roll your dice!
status-replaced = A bot is playing for you.
status-ended = The host has closed the table.
status-worn-out = This game can’t go on.

end-you-win = You win, { $name }!
end-you-win-together = You and { $names } win!
end-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
end-draw = It’s a draw!
end-score = Score
end-stood = How it stood
end-badges = What we’ll remember
end-badge = { $what }: { $names }
end-numbers = In numbers
end-dice = The dice in this game
end-dice-lead = { $throws ->
    [one] One roll.
   *[other] { $throws } rolls.
} The dark line is what you’d expect on average.
end-dice-total = A total of { $which }: { $count ->
    [one] once
   *[other] { $count } times
}, where you’d expect { $expected } on average
end-dice-face = A { $which }: { $count ->
    [one] once
   *[other] { $count } times
}, where you’d expect { $expected } on average
end-again = Play again
end-again-by = { $name } is playing again: join in
end-again-by-watch = { $name } is playing again: watch
end-again-join = On to the new game
end-again-watch = Watch the new game
end-replay = Replay
end-record = Download the game record
end-commitment = Commitment before the first move
end-secret = Secret, now published
end-differ = This isn’t the commitment this device saw before the first move!
end-seen = This is the commitment this device saw before the first move.
end-digest = Digest of the whole game
end-digest-seen = This device has noted this digest. If a record of this game has a different one, it has been changed.
end-digest-differ = This isn’t the digest this device saw when the game ended!
rules-how = How to play
rules-hold = At the table, hold your finger on anything to find out what it is.
rules-all = All the rules
rules-example = An example of play
end-verify = If you’d rather not take this page’s word for it, download the record and check it yourself: { $command }
luck-proved = { $draws ->
    [one] The luck was fair: chance decided just once (in a shuffle, a draw or a roll), and the result wasn’t chosen or changed after the game started.
   *[other] The luck was fair: chance decided { $draws } times (in shuffles, draws or rolls), and not one result was chosen or changed after the game started.
}
luck-none = Nothing was left to chance here.
luck-typed = { $typed ->
    [one] One roll came from your own dice: nobody can check that one.
   *[other] { $typed } rolls came from your own dice: nobody can check those.
}
luck-set-up = The game started from a position set up by hand; nothing proves that position.
luck-wrong-draw = Random draw { $number } was “{ $found }”, but the secret gives “{ $expected }”. Someone has changed this record!
luck-other-draws = The random draws in the record aren’t the ones in this game. Someone has changed it!
luck-wrong-secret = The secret doesn’t belong to the commitment that was fixed before the game!
luck-no-secret = The secret is missing from the record, so nothing can be checked!
luck-other-digest = The draws follow from the secret, but the record isn’t the game this device saw: its digest is different!
luck-broken = This record can’t be read. Someone has changed it!
luck-later = The record can’t be reached right now. Close this and open it again to try once more.
luck-too-long = This game is too long for the page to check. Download the record and check it yourself: { $command }
luck-how = How this is checked
luck-open = Open this, and your browser checks it.
luck-about = Before the game, a secret was fixed and its seal, the commitment, was shown. Your browser works out every random draw from that secret and compares it with the record.

replay-title = Replay of { $game }
replay-step = Step { $at } of { $of }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-play = Play
replay-pause = Pause
replay-round-back = Previous round
replay-round-next = Next round
replay-slide = Moment in the game
replay-speed = Speed
replay-by = Steps
replay-by-round = By round
replay-by-move = By move
replay-view = Point of view
replay-view-all = What everyone could see
replay-view-open = Everything face up
replay-link = Link to this moment
replay-table = Back to the table
replay-turning = Turning point
replay-lost = This part of the game can’t be loaded right now. We’ll keep trying.
replay-gone = This part of the game can’t be shown. Reload the page to try once more.
replay-keys = Space: play or pause. Arrow keys: step by step.
replay-keys-rounds = With Shift: a whole round.
replay-keys-by = Space: play or pause. Arrow keys: by round or move, as chosen; with Shift, the other one.

about-title = About Cookie Tin
about-games = The games
about-games-text = The games are based on published family games and on traditional ones. If you like one, buy the box too: around a real table it’s even better.
about-ours = What’s ours
about-ours-text = The pictures, the layouts, the texts and every ruling marked as one. Where the printed rules are silent or say two different things, we decided, and the rules page says so.
about-dice = The dice
about-dice-text = Before the first move a secret is fixed and its seal, the commitment, is published; every device adds some random text of its own. At the end the secret is shown, and anyone can check every roll. Whoever runs the server could look at the secret, so play on a server you trust.
about-privacy = Your data
about-privacy-text = No account, no adverts, nothing loaded from other sites. A cookie tells the tables on this server that you’re you.

error-title = That didn’t work
error-back = Back to the tin

no-such-page = There’s no such page.
too-big = That’s too long.

too-many-requests = Too many requests are coming from here. Try again in a minute.
too-many-new-tables = Too many new tables from here. Try again in a minute.
too-many-tables-today = Too many new tables from here today. Try again tomorrow.
too-many-moves-today = Too many moves from here today. Try again tomorrow.
too-many-wrong-codes = Too many wrong codes from here. Try again in a minute.
too-many-keys = Too many keys have been tried from here. Try again in a minute.
too-many-joins = Too many seat changes from here. Try again in a minute.
too-many-newcomers = A lot of people have just joined this tournament from here. Try again in a minute.
too-many-lines = Too many pages are open from here. Close some of them; we’ll keep trying.
too-many-uploads = Other files from here are still being read. Try again in a moment.
too-much-reading = Too many files have come from here. Try again in a minute.
too-much-talk = That’s a lot of talk at once. Wait a moment.
too-many-readers = The server is reading too many files right now. Try again in a moment.

host-title = For the host
host-key = Key
host-key-lead = This page is for whoever runs this server. Its key was printed when the server started.
host-key-wrong = That’s not the key.
host-is-open = The server is open
host-is-closed = Closed for tonight
host-close = Close for tonight
host-close-lead = When you close, every table is told and no new tables can be opened. Games already under way can go on.
host-close-sure = Close for tonight and tell everyone?
host-open = Open again
host-said = Add a few words, if you like
host-load = Right now
host-process = Several processes share the tables. These numbers and tables are those of process { $name }; you can close any table from here.
host-people = People at tables
host-watchers = Watching
host-pages = Open pages
host-moves = Moves a second
host-delay = Longest delay in the last minute
host-memory = Memory
host-tables = Tables
host-no-tables = Nobody is at a table right now.
host-game = Game
host-phase = Status
host-gathering = waiting for people
host-running = playing
host-over = finished
host-stopped = closed
host-opened = Opened
host-last-move = Last move
host-which = Link or code of a table
host-organiser = Tournament without an organiser
host-organiser-lead = If nobody can run it any more, this gives you a code for another device.
host-club = Code of the tournament
host-organiser-go = Get a code
host-limits = Limits
host-limits-lead = To change one, start the server with: { $command }

club-title = Tournament
club-many = A tournament for a club or a class
club-lead = Everyone joins with one code and a name; you start the rounds, and everyone is given a table. Each round can be a different game.
club-game = Game
club-system = How people are paired
club-swiss = Swiss: people with similar scores meet
club-robin = Round robin: everyone meets everyone
club-rounds = Rounds
club-size = People at a table
club-open = Open the tournament
club-come = Scan this, or go to the home page and type in the code.
club-come-to = Join in: scan this, or go to { $address } and type the code.
club-join = I’m in
club-join-too = I’m playing too
club-you = You’re { $name }.
club-to-table = To your table
club-bye = You have a bye this round: it counts as a win.
club-wait = You’re in. When the next round starts, you’ll be taken to your table.
club-over = The tournament is over.
club-here = People ready to play: { $count }
club-start = Start round { $number } of { $of }
club-start-game = Start round { $number } of { $of }: { $game }
club-another = Choose another game
club-still = Tables still playing: { $count }
club-round = Round { $number } of { $of }
club-round-game = Round { $number } of { $of }: { $game }
club-table = Table { $number }
club-byes = Bye:
club-absent = Not here?
club-bot = Let a bot play
club-bot-sure = Let a bot play for { $name }?
club-bye-sure = { $name } isn’t here. Close this table and let the other player win?
club-people = Who’s here
club-away = Sit out
club-back = Back in
club-close = Let nobody else join
club-reopen = Let people join again
club-newcomers = Make newcomers sit out
club-newcomers-sure = Make everyone who hasn’t played yet sit out ({ $count })? You can let each of them back in.
club-standings = Standings
club-by-game = Standings by game
club-name = Name
club-points = Points
club-tie-break = Tie-break
club-csv = Results as a spreadsheet (CSV)
club-screen = For a big screen
club-no-show = The other player wins
club-settle = Enter a result
club-settle-sure = Enter this result and close the table?
club-result = Result
club-won = { $name } wins
club-tie = Tie: ½ each
club-void = Doesn’t count: no points
club-stuck = This table can’t go on. The organiser can enter its result.
club-rules = Rules for this game
club-organiser = organiser
club-return = This link is yours alone: it brings you back into the tournament, even on another phone.
club-return-host = Save this link and keep it to yourself: whoever opens it runs the tournament, on any device.
club-go-on = Play as { $name }
club-go-on-host = Run the tournament on this device
club-let-in = Another device
club-pass-title = Another device for { $name }
club-pass-host = Another device for the organiser
club-pass-lead = On the other device, scan this or type in the code on the home page. It works once, for { $minutes } minutes.

# Larger pieces

table-larger = Larger pieces, in every game

# Who is which animal, in the board in words

table-animal = { $name }: { $animal }

# Puzzles

puzzles-title = Puzzles
puzzles-lead = Positions from real games, each with one best way to play, and proof that nothing beats it.
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-number = Puzzle { $number }
puzzles-solved = solved
puzzles-all = All puzzles
puzzles-ask = You’re { $name }. What’s your best move?
puzzles-remembered = What you remember
puzzles-right = That’s right. Keep going!
puzzles-wrong = Not the best move. See why.
puzzles-done = Solved!
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-hint = Hint
puzzles-hint-told = Start here:
puzzles-find = Puzzles: find the best move
puzzles-lost = That didn’t work. Try again in a moment.
