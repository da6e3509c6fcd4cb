# What the pages say.

tin-title = Cookie Tin
tin-lead = Family games for tonight: on one tablet, on several phones, or with friends far away.
tin-players = { $count } players
tin-minutes = about { $minutes } min
tin-play = Play now
tin-play-about = You and bots, right away
tin-table = Make a table
tin-join = Join a table
tin-code = Code
tin-go = Join
tin-mine = My tables
tin-replay = Replay a saved game
tin-replay-file = Game record (.tin)
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
new-open = open to anyone with the link
new-random = a bot that plays at random
new-greedy = a bot that grabs what it can
new-name = Name
new-options = Rules at this table
new-own-dice = We’ll roll our own dice
new-edition = Ours, unless you choose a file with your own edition
new-make = Open the table

table-invite = Invite
table-invite-lead = Anyone who opens this link or types the code can take an open seat.
table-code = Code
table-link = Link
table-qr = QR code of the link
table-only-here = Only this computer can reach this table. To let phones in, start the server with “cookietin serve --host 0.0.0.0”.
table-copy = Copy
table-copied = Copied
table-share = Share
table-start = Start now (bots take the open seats)
table-sit = Sit down
table-your-name = Your name
table-open-seat = open
table-bot = bot
table-gone = gone
table-you = you
table-stand-in = Let a bot take over
table-standing-in = a bot has taken over
table-take-back = I’m back
table-stands-in = A bot takes over for { $name }.
table-is-back = { $name } is back.
table-remove = Remove
table-remove-sure = Remove { $name }? A bot will take over the seat.
table-free-sure = Remove { $name }? The seat will be open again.
table-removed = The host has removed { $name }.
table-you-removed = The host has given your seat to a bot.
table-you-freed = The host has freed your seat. You can take a seat again.
table-sit-again = Sit down again
table-end = Close the table
table-end-sure = Close the table for everyone? The game can’t go on after that.
table-cancel = Cancel
table-return = My link back
table-return-lead = This link is yours alone: it brings you back to your seat, even on another phone.
table-return-take = Take { $name }’s seat
table-watch = You’re watching.
table-room = There’s room for you: take a seat.
table-choose-again = Choose again
table-moves = What you can do
table-undo = Take back
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
table-chat = Chat
table-chat-write = Write to the table
table-chat-send = Send
table-chat-none = There’s no chat in this game (rule { $clause }).
table-react = React with { $which }
table-settings = Settings
table-speed = Animations
table-speed-off = off
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-sound = Sounds
table-guide = Hints for beginners
table-tips-again = Show the tips again
table-tip-read = Got it
table-throw = What did you roll?
table-die = Die { $number }
table-throw-send = Confirm
table-cover = Hand the screen to { $name }
table-cover-lead = No peeking! What’s secret stays covered until then.
table-cover-show = I’m { $name }
table-peek = Hold to look: { $name }
table-look = Show { $name }’s board
table-close = Close
table-lost = Connection lost. Reconnecting …
table-sending = Sending …
table-rule-link = Rule { $clause }
table-what = What’s this?
table-round = Round { $round }

status-gathering = { $open ->
    [0] All seats are taken.
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
status-you = Your turn, { $name }!
status-you-both = Your turn!
status-wait = Waiting for { $names }
status-dice = Roll your dice!
status-replaced = A bot is playing for you.
status-over = Game over.
status-ended = The host has closed the table.

end-title = The end
end-score = Score
end-dice = The dice in this game
end-dice-lead = { $throws ->
    [one] One roll.
   *[other] { $throws } rolls.
} On average, each face would come up { $expected } times.
end-dice-face = { $face } came up { $count ->
    [one] once
   *[other] { $count } times
}
end-again = Play again
end-again-waiting = Go to the new table
end-replay = Replay
end-record = Download the game record
end-verify = Check that the dice were fair: { $command }
end-commitment = Commitment before the first move
end-secret = Secret, now published
end-differ = This isn’t the commitment this device saw before the first move!
end-seen = This is the commitment this device saw before the first move.
end-digest = Digest of the whole game
end-digest-seen = This device has noted this digest. If a record of this game has a different one, it has been changed.
end-digest-differ = This isn’t the digest this device saw when the game ended!

rules-how = How to play
rules-hold = At the table, hold your finger on anything to read what it is.
rules-all = All the rules

replay-title = Replay of { $game }
replay-step = Step { $at } of { $of }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last

about-title = About Cookie Tin
about-games = The games
about-games-text = The games are based on printed family games and on tradition. Goose is centuries old; nobody owns it.
about-ours = What’s ours
about-ours-text = The pictures, the layouts, the texts and every ruling marked as one. Where the printed rules are silent or say two different things, we decided, and the rules page says so.
about-dice = The dice
about-dice-text = Before the first move a secret is fixed and its hash published; every device adds a text of its own. At the end the secret is shown, and anyone can check every roll. Whoever runs the server could look at the secret, so play on a server you trust.
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
too-many-joins = Too many people are sitting down from here at once. Try again in a minute.
too-many-lines = Too many pages are open from here. Close some of them; we’ll keep trying.
too-many-uploads = Other files from here are still being read. Try again in a moment.
too-much-reading = Too many files have come from here. Try again in a minute.
too-much-talk = That’s a lot of talk at once. Wait a moment.
too-many-readers = The server is reading too many files right now. Try again in a moment.
