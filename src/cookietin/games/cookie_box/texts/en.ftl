# Cookie Box. Clauses: the value is the rule; .ruling is what we decided where the printed rules are
# silent or unclear, .option a choice at the table, .house what is our own invention.

name = Cookie Box
tagline = A box full of surprises: take the one on top, and hope it is not rancid.
intro = A box of 33 cookies is shaken and opened. Take turns taking a cookie that nothing lies on; most are a surprise.

section-1 = The cookies
clause-1-1 = There are 33, each with one icon on one face or none: 5 plain, 4 double, 4 yearning, 4 generous, 4 cheeky, 3 rancid, 6 good fortune, 2 bad fortune and 1 golden.
    .ruling = Two to six players.
clause-1-2 = A cookie lies icon up, and all see what it is, or icon down, and nobody does. A plain cookie looks the same both ways, like one that lies icon down.

section-2 = Set-up
clause-2-1 = Shake the box.
    .ruling = The pile is simulated. Round cookies of one size fall one after another into a rectangular box, at random places and either way up; each comes to rest on what is under it, and a few come to rest on edge, against the side or between two others. One number, which stands in the record, fixes where each cookie lies or stands, which lie icon up, and those icons. What an icon-down cookie is, it does not fix: that is drawn when the cookie is shown, from those neither shown so far nor lying icon up.
    .house = The size of the box and of a cookie, how they slide and how many stand.
clause-2-2 = One of the players begins.
    .ruling = Drawn at random, or named when the table is made; in print it is whoever last ate a cookie.
    .option = Who begins (first): random, or a seat.

section-3 = A turn
clause-3-1 = Take one cookie from the box that no other cookie lies on, not even in part. In doubt it counts as covered: very near is touching.
clause-3-2 = A cookie on edge cannot be taken and shows nothing. It covers what it stands on, not what it leans on. When a cookie that it leans on is taken, it falls flat where it stood, on top of all that it then overlaps; which way up is drawn then. Several fall in the order in which they came into the box. One that leans on the side alone stays until the next shake.
clause-3-3 = If no cookie can be taken, the box is shaken again with what is left in it, in the middle of a turn too. A cookie known before is unknown again if it comes to lie icon down.
    .ruling = A shake after which nothing can be taken is repeated; the first shake too.
clause-3-4 = Show the cookie, keep it, and carry out its action at once. An action that cannot be carried out is ignored.
clause-3-5 = Then it is the turn of the player to the left.
clause-3-6 = Your cookies lie face down in front of you.
    .ruling = You may look at your own. The others see how many you have, and know only what was shown.

section-4 = Actions
clause-4-1 = Plain: nothing; one point at the end.
clause-4-2 = Double: take another cookie, by 3.1 to 3.4. If the box is empty, this is ignored.
clause-4-3 = Yearning: take a random cookie from a player of your choice who has one, and carry out its action. If nobody else has one, this is ignored.
    .ruling = The cookie is shown to all.
clause-4-4 = Generous: give one of your cookies that is not Generous to another player, who must carry out its action. If you have no other, this is ignored.
    .ruling = You must if you can, and the cookie is shown to all.
clause-4-5 = Cheeky: exchange all your cookies, this one too, with all those of a player of your choice.
    .ruling = Also with a player who has none.
clause-4-6 = Rancid: shuffle all your cookies, this one too, and throw half of them away at random, rounded down. They are out of the game, and nobody sees which they are.
clause-4-7 = Good fortune: counts two points.
clause-4-8 = Bad fortune: counts minus one.
clause-4-9 = Golden: counts three points.
clause-4-10 = A cookie acts for its new owner, at once, when it is taken from the box, taken by Yearning or given by Generous.
    .ruling = Exchanged and stolen cookies do not act. When the chain is over, play passes to the left of the player whose turn it was. Every cookie of 4.2 to 4.6 that acts is counted, even if ignored; after 64 in one turn, further ones are kept without acting.

section-5 = The thief
clause-5-1 = While the player in turn has not yet taken a cookie, any other player may steal a random one from another player’s pile.
    .ruling = At most once a round: one turn of every player, counted from the first. Never between actions. For three or more players, and no two of them on one device.
    .option = A thief (thief): off, on.
clause-5-2 = The stolen cookie lies apart until the theft is settled: it is in nobody’s pile or count, no action touches it, and it does not act.
clause-5-3 = The robbed player may claim it back by naming the thief, once for each theft, until the end of the own next turn. A right claim returns it; unclaimed, it is the thief’s.
    .ruling = A wrong claim settles it too: it is the thief’s. What is not settled at the end of the game is the thief’s. The next turn is one that begins after the theft.
clause-5-4 = Stealing is done quietly: who looks, sees it.
    .ruling = At the screen a hand in the thief’s colour shows for one second at the robbed pile, for everybody. The log tells of the theft when it is settled. Bots notice by chance, the stronger the more often.

section-6 = The end
clause-6-1 = The game ends when the box is empty.
    .ruling = The actions of the last cookie are still carried out.
clause-6-2 = Every cookie counts one point, except those of 4.7, 4.8 and 4.9. Most points wins.
    .ruling = Points may be negative. The printed sheet says most cookies, with these worths.
clause-6-3 = If points are equal, whoever has more plain cookies wins.
    .ruling = Still equal: they win together.

refusal-3-1 = This cookie is covered, or gone.
refusal-3-2 = This cookie stands on edge: it cannot be taken.
refusal-3-4 = First carry out the action of the cookie you have.
refusal-4-3 = With Yearning you take from another player who has a cookie.
refusal-4-4 = With Generous you give a cookie of yours that is not Generous to another player.
refusal-4-5 = With Cheeky you exchange all cookies with another player.
refusal-5-1 = You can steal from another player’s pile once a round, before the player in turn takes a cookie. For three or more players with the thief, each on a device of their own.
refusal-5-3 = You can claim a cookie that was stolen from you, once, from another player.

option-thief = A thief

ending-points = { $winners } has the most points and wins.
ending-plain = Equal points: { $winners } has more plain cookies and wins.
ending-shared = Equal in everything: { $winners } win together.

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
move-swap = Exchange all with { $seat }
move-steal = Steal from { $seat }
move-claim = It was { $seat }!
move-claim-one = { $cookie }: it was { $seat }!
guide-move = Tap what is ringed: in the box, cookies that nothing lies on. Those that lie icon down are a surprise; what is under them, too.

hint-take = Nobody knows what it is.
hint-plain = One point.
hint-double = One point, and you take another cookie.
hint-yearning = One point, and you take a random cookie from another player.
hint-generous = One point, and you give one of your cookies away.
hint-cheeky = One point, and you exchange all your cookies with another player.
hint-rancid = One point, but half of your cookies are thrown away.
hint-good-fortune = Two points.
hint-bad-fortune = One point less.
hint-golden = Three points.
hint-from = { $count ->
    [one] It is the only cookie of { $seat }.
   *[other] One of { $count } cookies of { $seat }, at random. What it does, it does for you.
}
hint-give = { $seat } must carry out what it does.
hint-swap = You give { $yours } and get { $theirs }.
hint-steal = A random cookie of { $seat }. Whoever looks, sees your hand.
hint-claim = If it was { $seat }, the cookie comes back. If not, it is lost.

log-begins = { $seat } begins.
log-shake = The box is shaken and opened.
log-shake-again = Nothing can be taken: the box is shaken again.
log-takes = { $seat } takes a cookie: { $cookie }.
log-falls = A cookie that stood on edge falls over.
log-falls-icon = A cookie that stood on edge falls over: { $cookie }.
log-yearns = { $seat } takes a cookie from { $other }: { $cookie }.
log-gives = { $seat } gives a cookie to { $other }: { $cookie }.
log-swaps = { $seat } and { $other } exchange all their cookies.
log-rancid = { $count ->
    [one] One of the { $all } cookies of { $seat } is thrown away.
   *[other] { $count } of the { $all } cookies of { $seat } are thrown away.
}
log-thrown = Thrown away, of { $seat }: { $cookie }.
log-ignored = { $cookie }: there is nothing to be done.
log-enough = { $cookie }: enough for one turn, it does nothing.
log-stolen = Stolen from { $seat }: { $cookie }.
log-claim-right = { $seat } names { $other }, and is right: the stolen cookie comes back.
log-claim-wrong = { $seat } names { $other }, and is wrong: the thief was { $thief } and keeps the cookie.
log-kept = { $thief } stole a cookie from { $seat }, and keeps it.
log-counts = { $points ->
    [one] { $seat } has { $points } point.
   *[other] { $seat } has { $points } points.
}

text-box = In the box: { $count }
text-free = can be taken
text-under = under { $cookies }
text-edge = on edge
text-face-down = icon down
text-pile = { $count ->
    [one] one cookie
   *[other] { $count } cookies
}
text-thrown = thrown away: { $count }
text-apart = stolen and not settled: { $count }

law-1 = The 33 cookies are somewhere, each exactly once (1.1).
law-2 = The points of all cookies together are 37 (6.2).
law-3 = A pile has as many cookies as are counted, of the kinds its owner sees (3.6).
law-4 = What a player knows is true, and everybody knows the own pile (3.6).
law-5 = What can be taken is what nothing lies on, and only a cookie that lies flat shows an icon (3.1, 3.2).
law-6 = Each theft that is not settled has one thief and one cookie that lies apart (5.1, 5.2).
law-7 = Turn, phase and counts fit the match (3.5, 4.10).

# The picture, and what a player is asked to do

view-under = { $cookie }, under: { $above }
view-number = Cookie { $number }: { $cookie }
view-stolen = Stolen from you: { $cookie }. Tap it, then the pile of the thief.
view-loot = Stolen by you: { $cookie }
view-yours = Your cookies
view-hidden = Not seen yet
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

does-plain = 1 point
does-double = take another one
does-yearning = take one from somebody
does-generous = give one away
does-cheeky = swap all cookies
does-rancid = half the pile is thrown away
does-good-fortune = 2 points
does-bad-fortune = minus 1 point
does-golden = 3 points

ask-take = Take a cookie that nothing lies on.
ask-double = Double: take another cookie that nothing lies on.
ask-yearning = Yearning: choose whose pile you take a cookie from.
ask-generous = Generous: choose one of your cookies, then who gets it.
ask-cheeky = Cheeky: choose with whom you exchange all cookies.
ask-robbed = Somebody stole your { $cookie }! Who was it?
first-own = Choose one of your cookies first.
first-theft = Tap the stolen cookie first.

banner-theft = A cookie is gone!
banner-who = Who was it?
banner-claim = “It was you!”
banner-right = Right! The cookie comes back.
banner-wrong = Wrong! It was …
banner-kept = The thief got away: …
