# What the pages say.

tin-title = Cookie Tin
tin-lead = Family games for tonight: on one tablet, on several phones, or with friends far away.
tin-players = { $count } players
tin-minutes = about { $minutes } min
tin-play = Play now
tin-play-about = You against a bot, at once
tin-table = Make a table
tin-join = Join a table
tin-code = Code
tin-go = Go
tin-mine = My tables
tin-replay = Replay a written match
tin-replay-file = Record (.tin)
tin-open = Open
tin-broken = Games that do not work

nav-rules = Rules
nav-about = About
nav-language = Language
nav-skip = To the content

new-title = A table for { $game }
new-players = Players
new-seats = Who plays
new-seat = Seat { $number }
new-me = me
new-here = somebody on this device
new-open = open, for whoever has the link
new-random = a bot that plays at random
new-greedy = a bot that takes what it can get
new-name = Name
new-options = Rules at this table
new-own-dice = We throw our own dice
new-edition = Ours, unless you choose a file of your own edition
new-make = Open the table

table-invite = Invite
table-invite-lead = Whoever opens this link or types the code takes an open seat.
table-code = Code
table-link = Link
table-qr = QR code of the link
table-only-here = Only this computer can reach this table. To let phones in, start the server with “cookietin serve --host 0.0.0.0”.
table-copy = Copy
table-copied = Copied
table-share = Share
table-start = Begin; open seats go to bots
table-sit = Sit down
table-your-name = Your name
table-open-seat = open
table-bot = bot
table-gone = gone
table-you = you
table-stand-in = Let a bot play on
table-standing-in = a bot plays on
table-take-back = I am back
table-stands-in = A bot plays on for { $name }.
table-is-back = { $name } is back.
table-remove = Remove
table-remove-sure = Remove { $name }? A bot will play on at that seat.
table-free-sure = Remove { $name }? The seat will be open again.
table-removed = The host has removed { $name }.
table-you-removed = The host has given your seat to a bot.
table-you-freed = The host has freed your seat. You may take a seat again.
table-sit-again = Sit down again
table-end = End the table
table-end-sure = End the table for everybody? The match cannot go on after that.
table-cancel = Cancel
table-return = My way back
table-return-lead = This link is yours alone: it brings you back to your seat, on another phone too.
table-return-take = Take the seat of { $name }
table-watch = You are watching.
table-room = There is room for you: take a seat.
table-choose-again = Choose again
table-moves = What you may do
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
table-chat-none = No chatting in this match (rule { $clause }).
table-react = React with { $which }
table-settings = Settings
table-speed = Animations
table-speed-off = off
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-sound = Sounds
table-guide = Hints for beginners
table-guide-off = No more hints
table-throw = What did you throw?
table-die = Die { $number }
table-throw-send = That is it
table-cover = Hand the screen to { $name }
table-cover-lead = Nobody else may look. What is secret stays covered until then.
table-cover-show = I am { $name }
table-peek = Hold to look: { $name }
table-look = Show { $name }’s board
table-close = Close
table-lost = The line is cut. Trying again …
table-sending = Sending …
table-rule-link = Rule { $clause }
table-round = Round { $round }

status-gathering = { $open ->
    [0] All seats are taken.
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
status-you = Your turn, { $name }!
status-you-both = Your turn!
status-wait = Waiting for { $names }
status-dice = Throw your dice!
status-replaced = A bot is playing for you.
status-over = It is over.
status-ended = The host has ended the table.

guide-gathering = Send the link to your friends, or begin with bots.
guide-wait = Others play now. Watch the board; your turn is announced.
guide-over = Play again, or look at the match once more, step by step.

end-title = The end
end-score = Score
end-dice = The dice of this match
end-dice-lead = { $throws ->
    [one] One throw.
   *[other] { $throws } throws.
} Each face was to be expected { $expected } times.
end-dice-face = { $face } came { $count ->
    [one] once
   *[other] { $count } times
}
end-again = Play again
end-again-waiting = Go to the new table
end-replay = Replay
end-record = Download the record
end-verify = Check that luck was fair: { $command }
end-commitment = Commitment before the first move
end-secret = Secret, now published
end-differ = This is not the commitment that this device saw before the first move!
end-seen = The commitment is the one this device saw before the first move.
end-digest = Digest of the whole match
end-digest-seen = This device keeps this digest. A record of this match with another digest has been changed.
end-digest-differ = This is not the digest that this device saw when the match ended!

replay-title = Replay of { $game }
replay-step = Step { $at } of { $of }
replay-first = To the start
replay-back = Back
replay-next = On
replay-last = To the end

about-title = About Cookie Tin
about-games = The games
about-games-text = The games come from printed family games and from tradition. Goose is centuries old; nobody owns it.
about-ours = What is ours
about-ours-text = The pictures, the layouts, the texts and every ruling that is marked as one. Where the printed rules are silent or say two things, we decided, and the rules page says so.
about-dice = The dice
about-dice-text = Before the first move a secret is fixed and its hash published; every device adds a text of its own. At the end the secret is shown, and anybody can check every throw. The host could look at the secret, so play with a host you trust.
about-privacy = Your data
about-privacy-text = No account, no adverts, nothing from elsewhere. A cookie tells the tables on this server that you are you.

error-title = That did not work
error-back = Back to the tin

no-such-page = There is no such page.
too-big = That is too long.

guide-move = It is your turn: what you may do stands below as buttons, and can be tapped on the board.

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
