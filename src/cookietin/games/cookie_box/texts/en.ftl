# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Box
tagline = A box full of surprises: take one from the top, and hope it’s not rancid.
intro = A box of 33 cookies is shaken and opened. On your turn you take a cookie with nothing on top of it; most are a surprise.
credit = Based on a printed game of 33 cookies. The sheet we follow gives no title, author or publisher.
score = Points

section-1 = The cookies
clause-1-1 = There are 33 cookies. Each has an icon on one face, or none at all: 5 plain, 4 double, 4 yearning, 4 generous, 4 cheeky, 3 rancid, 6 good fortune, 2 bad fortune and 1 golden.
    .ruling = Two to six players.
clause-1-2 = A cookie lies face up, with its icon showing, so everyone sees what it is; or face down, so nobody does. A plain cookie has no icon: it looks the same both ways, like one that’s face down.

section-2 = Setup
clause-2-1 = Shake the box.
    .ruling = How the cookies lie is simulated. Round cookies of one size fall one after another into a rectangular box, at random places and either way up; each comes to rest on what’s under it, and a few come to rest on edge, against the side or between two others. One number, which is in the record, fixes where each cookie lies or stands, which ones show their icons, and what those icons are. It doesn’t fix what a face-down cookie is: that’s drawn when the cookie is shown, from the cookies that haven’t been shown so far and whose icons aren’t showing.
    .house = The size of the box and of a cookie, how they slide, and how many stand on edge.
clause-2-2 = One of the players goes first.
    .ruling = Drawn at random, or chosen when the table is opened; in the printed rules it’s whoever last ate a cookie.
    .option = When you open the table, you can choose who goes first.

section-3 = A turn
clause-3-1 = From the box, take one cookie that no other cookie lies on, not even in part. If in doubt, it counts as covered.
    .ruling = A cookie that’s higher up and very close to another counts as lying on it.
clause-3-2 = You can’t take a cookie on edge until it falls flat.
    .ruling = It shows nothing. It covers what it stands on, but not what it leans on. When a cookie it leans on is taken, it falls flat where it stood, on top of everything it then overlaps; which way up is only then decided at random. If several fall, they fall in the order they came into the box. One that leans only on the side stays until the next shake.
    .told = Shaking left this cookie standing on edge. You can’t take it until it falls flat: when a cookie it leans on is taken, or when the box is shaken again.
clause-3-3 = If no cookie can be taken, the box is shaken again with what’s left in it.
    .ruling = This can happen in the middle of a turn. A cookie that was known before is unknown again if it ends up face down. If nothing can be taken after a shake, the box is shaken once more; that goes for the first shake too.
clause-3-4 = Show the cookie, keep it, and carry out its action at once. An action that can’t be carried out is ignored.
clause-3-5 = Then it’s the turn of the player to your left.
clause-3-6 = Your cookies lie face down in front of you.
    .ruling = Always; the printed rules say “preferably”. You can look at your own. The others see how many you have, and know only what was shown.

section-4 = Actions
clause-4-1 = Plain: nothing happens; it’s one point at the end.
clause-4-2 = Double: take another cookie from the box. If the box is empty, this is ignored.
clause-4-3 = Yearning: choose another player who has a cookie, take one of theirs at random, and carry out its action. If nobody else has one, this is ignored.
    .ruling = The cookie is shown to everyone.
clause-4-4 = Generous: give another player one of your cookies that isn’t Generous; they must carry out its action. If all your cookies are Generous, this is ignored.
    .ruling = You must if you can, and the cookie is shown to everyone.
clause-4-5 = Cheeky: swap all your cookies, including this one, for all the cookies of a player of your choice.
    .ruling = Even with a player who has none.
clause-4-6 = Rancid: shuffle all your cookies face down, including this one; a random half, rounded down, goes in the bin. Those cookies are out of the game.
    .ruling = Nobody sees which they are.
clause-4-7 = Good fortune: worth two points.
clause-4-8 = Bad fortune: worth minus one point.
clause-4-9 = Golden: worth three points.
clause-4-10 = You carry out a cookie’s action at once when you take it from the box, take it with Yearning, or are given it with Generous.
    .ruling = Swapped and stolen cookies do nothing. When the chain is over, it’s the turn of the player to the left of whoever’s turn it was. Every cookie of 4.2 to 4.6 whose action comes up is counted, even if it’s ignored; after 64 in one turn, any more are kept and do nothing.

section-5 = The thief
clause-5-1 = If you don’t keep an eye on your cookies, another player can steal one.
    .ruling = The printed rules set no limits; we do: until the player whose turn it is has taken a cookie, any other player can steal a random one from another player’s pile. Each player can do this at most once a round: a round is one turn of every player, counted from the first. Never between actions. For three or more players, with no two of them on one device.
    .option = You can play with a thief or, as usual, without one.
clause-5-2 = The stolen cookie lies apart until the theft is settled: it’s in nobody’s pile, counts for nobody, no action affects it, and its own action isn’t carried out.
    .ruling = The printed rules don’t say where a stolen cookie is meanwhile; this is ours.
clause-5-3 = If you notice the theft in time, you can claim your cookie back, and the thief must return it. If you don’t, the thief keeps it.
    .ruling = In the printed rules you claim it on the spot, and it’s lost once the round is over. With us you claim it by naming the thief, once for each theft, until the end of your own next turn (one that starts after the theft). A wrong claim settles it too: the thief keeps the cookie. If a theft isn’t settled by the end of the game, the thief keeps the cookie.
clause-5-4 = Stealing is done on the sly, but anyone watching can see it.
    .ruling = On screen, a hand in the thief’s colour shows for one second at the robbed pile, for everyone to see. “What happened” mentions the theft once it’s settled. Bots notice by chance; the stronger they are, the more often.

section-6 = The end
clause-6-1 = The game ends when the box is empty.
    .ruling = The actions of the last cookie are still carried out.
clause-6-2 = Every cookie is worth one point, except Good fortune, Bad fortune and Golden. Most points wins.
    .ruling = You can have fewer than 0 points. The printed rules say most cookies, counted with these values.
    .told = It’s worth one point at the end.
clause-6-3 = If points are tied, whoever has more plain cookies wins.
    .ruling = If that’s a tie too, they win together.

refusal-3-1 = This cookie is covered, or gone.
refusal-3-2 = This cookie is standing on edge: you can’t take it.
refusal-3-4 = First carry out the action of the cookie you took.
refusal-4-3 = With Yearning you take from another player who has a cookie.
refusal-4-4 = With Generous you give another player one of your cookies that isn’t Generous.
refusal-4-5 = With Cheeky you swap all your cookies with another player’s.
refusal-5-1 = You can steal from another player’s pile once a round, before the player whose turn it is takes a cookie. The table must play with a thief and have three or more players, each on their own device.
refusal-5-3 = You can claim back a cookie that was stolen from you, once, by naming another player.

option-thief = A thief
option-thief-about = Cookies can be stolen while nobody is looking. Everyone needs a device of their own.

ending-points = { $winners } has the most points and wins. The others bring a glass of milk and chocolate cookies!
ending-plain = Points are tied: { $winners } has more plain cookies and wins. The others bring a glass of milk and chocolate cookies!
ending-shared = A tie in everything: { $winners } win together.

plain = Plain
double = Double
yearning = Yearning
generous = Generous
cheeky = Cheeky
rancid = Rancid
good-fortune = Good fortune
bad-fortune = Bad fortune
golden = Golden

move-take = Take cookie { $number }
move-take-known = Take cookie { $number }: { $cookie }
move-from = Take from { $seat }
move-give = Give to { $seat }: { $cookie }
move-swap = Swap all with { $seat }
move-steal = Steal from { $seat }
move-claim = It was { $seat }!
move-claim-one = { $cookie }: it was { $seat }!
tip-take = Whoever has the most points when the box is empty wins. Take any cookie with nothing on top of it. One without an icon is most likely face down: a surprise!
tip-icon = This one shows its icon. Hold your finger on it to read what it does, before you take it.
tip-points = These are your cookies; nobody else can see them. Most are worth one point, a clover two, the star three, a storm cloud minus one.
tip-chain-yearns = This cookie has an action, and you carry it out at once: tap another player’s pile, and you get one of the cookies in it.
tip-chain-gives = This cookie has an action, and you carry it out at once: tap one of your cookies, then the pile of whoever gets it.
tip-chain-swaps = This cookie has an action, and you carry it out at once: tap another player’s pile, and you swap all your cookies for those.
tip-bin = Someone had a Rancid cookie: half of that pile is in the bin now, and the others don’t know which half. The bigger the pile, the more it hurts.
tip-edge = Shaking left this cookie on edge: you can’t take it. It falls over when a cookie it leans on is taken.
tip-thief = There’s a thief: before someone else takes a cookie, you can steal one from anyone, once a round. But your hand shows for a second: if you’re named, the cookie goes back.
tip-robbed = Someone has stolen this from you! Tap it, then the thief’s pile. If you’re right, you get it back; you only have one guess, until the end of your next turn.
how-take = The box is shaken and opened. Each turn, take a cookie with nothing on top of it.
how-show = Everyone sees what it is. Many have an action: you take another one, give one away, or even swap all your cookies.
how-kinds = Each kind has its own icon. Most cookies are worth one point, Good fortune two, Golden three, and Bad fortune minus one.
how-pile = Your cookies lie face down in front of you. The others know only what they remember.
how-win = A Rancid cookie costs half your pile. When the box is empty, most points wins.

hint-take = Nobody knows what it is.
hint-plain = One point.
hint-double = One point, and you take another cookie.
hint-yearning = One point, and you take a random cookie from another player.
hint-generous = One point, and you give one of your cookies away.
hint-cheeky = One point, and you swap all your cookies with another player.
hint-rancid = One point, but half of your cookies go in the bin.
hint-good-fortune = Two points.
hint-bad-fortune = Minus one point.
hint-golden = Three points.
hint-from = { $count ->
    [one] It’s { $seat }’s only cookie.
   *[other] One of { $seat }’s { $count } cookies, at random. You carry out its action.
}
hint-give = { $seat } must carry out its action.
hint-swap = You give { $yours } and get { $theirs }.
hint-steal = One of { $seat }’s cookies, at random. Anyone watching sees your hand.
hint-claim = If it was { $seat }, you get the cookie back. If not, it’s lost.

log-begins = { $seat } goes first.
log-shake = The box is shaken and opened.
log-shake-again = Nothing can be taken: the box is shaken again.
log-takes = { $seat } takes a cookie: { $cookie }.
log-falls = A cookie on edge falls over.
log-falls-icon = A cookie on edge falls over: { $cookie }.
log-yearns = { $seat } takes a cookie from { $other }: { $cookie }.
log-gives = { $seat } gives a cookie to { $other }: { $cookie }.
log-swaps = { $seat } and { $other } swap all their cookies.
log-rancid = { $count ->
    [one] One of { $seat }’s { $all } cookies goes in the bin.
   *[other] { $count } of { $seat }’s { $all } cookies go in the bin.
}
log-thrown = From { $seat }’s pile into the bin: { $cookie }.
log-ignored-double = { $cookie } does nothing: the box is empty.
log-ignored-yearning = { $cookie } does nothing: nobody else has a cookie.
log-ignored-generous = { $cookie } does nothing: there’s no other kind of cookie to give away.
log-ignored-rancid = { $cookie } does nothing: half of one cookie, rounded down, is none.
log-enough = { $cookie }: that’s enough for one turn, so nothing happens.
said-hand = { $seat }’s hand is on { $other }’s pile!
log-stolen = Stolen from { $seat }: { $cookie }.
log-claim-right = { $seat } names { $other } and is right: the stolen cookie comes back.
log-claim-wrong = { $seat } names { $other } and is wrong: the thief was { $thief }, who keeps the cookie.
log-kept = { $thief } stole a cookie from { $seat } and keeps it.
log-counts = { $points ->
    [one] { $seat } has { $points } point.
   *[other] { $seat } has { $points } points.
}

text-box = In the box: { $count }
text-free = can be taken
text-under = under { $cookies }
text-edge = on edge
text-face-down = face down
text-pile = { $count ->
    [one] one cookie
   *[other] { $count } cookies
}
text-thrown = in the bin: { $count }
text-apart = stolen and not settled: { $count }

highlight-golden = The golden cookie, fresh from the box
highlight-theft = { $times } stole in secret
highlight-caught = { $times } caught a thief
highlight-wrong = { $times } accused the wrong player
highlight-bin = { $count ->
    [one] One cookie in the bin
   *[other] { $count } cookies in the bin
}
highlight-grabs = { $times } dipped into someone else’s pile
highlight-gifts = { $times } gave a cookie away
highlight-swaps = { $times } swapped everything
tally-bin = Cookies in the bin
tally-grabs = Taken from other piles
tally-gifts = Given away

law-1 = Each of the 33 cookies is somewhere, exactly once (1.1).
law-2 = All the cookies together are worth 37 points (6.2).
law-3 = A pile has as many cookies as are counted, of the kinds its owner sees (3.6).
law-4 = What a player knows is true, and everyone knows their own pile (3.6).
law-5 = Only cookies that nothing lies on can be taken, and only a cookie that lies flat shows an icon (3.1, 3.2).
law-6 = Each theft that isn’t settled has one thief and one cookie that lies apart (5.1, 5.2).
law-7 = The turn, the phase and the counts are right for the game so far (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, with this on top: { $above }
view-number = Cookie { $number }: { $cookie }
view-stolen = Stolen from you: { $cookie }. Tap it, then the thief’s pile.
view-loot = Stolen by you: { $cookie }
view-yours = Your cookies
view-hidden = Not seen yet
view-lid = The lid
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

does-plain = 1 point
does-double = take another one
does-yearning = take one from someone
does-generous = give one away
does-cheeky = swap all cookies
does-rancid = half the pile goes in the bin
does-good-fortune = 2 points
does-bad-fortune = minus 1 point
does-golden = 3 points

ask-take = Take a cookie with nothing on top of it.
ask-double = Double: take another cookie with nothing on top of it.
ask-yearning = Yearning: choose whose pile to take a cookie from.
ask-generous = Generous: choose one of your cookies, then who gets it.
ask-cheeky = Cheeky: choose who to swap all your cookies with.
ask-robbed = Someone stole your cookie: { $cookie }! Who was it?
first-own = Choose one of your cookies first.
first-theft = Tap the stolen cookie first.
then-pile = Now tap who gets it.
then-thief = Now tap the thief’s pile.

banner-theft = A cookie is gone!
banner-who = Who was it?
banner-claim = “It was you!”
banner-right = Right! The cookie comes back.
banner-wrong = Wrong! It was…
banner-kept = The thief got away. It was…

# Puzzles

goal-lead = { $count ->
    [one] Compare your points with the best of the others: make the difference one point better for you this turn, whatever turns up.
   *[other] Compare your points with the best of the others: make the difference { $count } points better for you this turn, whatever turns up.
}

# The board in words

text-robbed = Stolen from you: { $cookie }
