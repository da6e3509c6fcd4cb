"""The board of Tock as text and as SVG, its taps, and what you see happen on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from cookietin.engine import ALLOWED, CHANCE_BIT, Say, Step, ask, draw, from_bytes
from cookietin.engine.blocks import Block, Drawing, Items, Rows, entries
from cookietin.engine.draw import Point, exact, group, middle, pane, stroke, use
from cookietin.engine.theme import CROWN
from cookietin.games.tock import art, data, rules, words
from cookietin.games.tock import happenings as h
from cookietin.games.tock import moves as m
from cookietin.games.tock.estimate import estimate
from cookietin.games.tock.layout import (
    ASIDE,
    CARD_WIDTH,
    SHELF_WIDTH,
    WIDTH,
    Layout,
    Tray,
    layout_for,
    place_of,
)
from cookietin.games.tock.rules import State

# The picture


def layout_of(s: State, seat: int) -> Layout:
    """The board of this match, as a seat sees it."""
    return layout_for(s.players, seat, s.squares_per_place)


def size(s: State) -> tuple[int, int]:
    """As wide as a phone, with the hand below the board."""
    return WIDTH, layout_for(s.players).total_height


def broad(s: State) -> tuple[int, int]:
    """With the hand beside the board."""
    return WIDTH + SHELF_WIDTH, layout_for(s.players).height


def describe(s: State, seat: int, say: Say) -> str:
    """Where the pawns of each seat are."""
    told = []
    for one in range(s.players):
        nest, home = in_nest(s, one), rules.score(s, one)
        where = {"nest": nest, "track": data.PAWNS - nest - home, "home": home}
        told.append(say("view-player", seat=say(f"seat-{one}"), **where))
    return ". ".join(told)


def in_nest(s: State, seat: int) -> int:
    return [s.pawns[seat, pawn] for pawn in range(data.PAWNS)].count(rules.IN_NEST)


def ground(s: State, seat: int, say: Any) -> str:
    """The board without cards and pawns."""
    viewer = min(seat, s.players)
    return draw_ground(s.players, viewer, s.squares_per_place, s.partner_after, say)


@lru_cache(draw.GROUNDS)
def draw_ground(players: int, seat: int, squares: int, partner_after: int, say: Say) -> str:
    """Drawn once, since a server shows it often; there is one `say` a language and table."""
    board = layout_for(players, seat, squares)
    places = {place_of(players, seat): seat for seat in range(players)}
    drawn = [art.definitions(board, players, corners(say)), art.tin(board), art.road(board)]
    drawn += [art.lane(board, place, seat) for place, seat in places.items()]
    drawn += [draw_square(board, square, places, say) for square in range(len(board.squares))]
    drawn.append(stroke("".join(art.chevrons(board, place) for place in places), art.RED, 5))
    for place, seat in places.items():
        drawn += [draw_home(board, place, seat, say), art.tray(board, place, seat)]
        if partner_after != rules.ALONE:
            partner = (seat + partner_after) % players
            pair = {"seat": say(f"seat-{seat}"), "partner": say(f"seat-{partner}")}
            heart, where = art.heart(partner), board.trays[place].heart
            title = say("view-partners", **pair)
            drawn.append(group(heart, ident=f"heart-{seat}", title=title, at=where))
    free = [place for place in range(len(board.trays)) if place not in places]
    drawn += [art.sweets(board.trays[place], place) for place in free]
    return "".join(drawn) + art.numbers(board, places) + art.pile_place(board)


def draw_square(board: Layout, square: int, places: dict[int, int], say: Say) -> str:
    """A square of the track; a start has the colour and the shape of its seat."""
    title = say("view-square", number=square)
    drawn = use(f"tock-bake-{square * 5 % art.BAKES}")
    starts = {board.start_of(place): place for place in places}
    if square in starts:
        place = starts[square]
        title = say("view-start", seat=say(f"seat-{places[place]}"), square=title)
        drawn = art.start(board, places[place])
    return group(drawn, ident=square_id(square), title=title, at=board.squares[square])


def draw_home(board: Layout, place: int, seat: int, say: Say) -> str:
    drawn = ""
    for number, where in enumerate(board.lanes[place]):
        title = say("view-home", seat=say(f"seat-{seat}"), number=number + 1)
        home = use(f"tock-home-{seat}")
        drawn += group(home, ident=f"home-{seat}-{number}", title=title, at=where)
    return drawn


def pieces(s: State, seat: int, say: Say) -> str:
    """Who must act or has won, cards and pawns; the hand below is that of the seat who looks."""
    board, players = layout_of(s, seat), range(s.players)
    framed = rules.winners(s) if s.phase == rules.OVER else rules.active(s)
    drawn = [art.frame(tray_of(s, other, board)) for other in players if framed >> other & 1]
    drawn += [draw_cards_of(s, other, board, say) for other in players]
    drawn += [draw_pile(s, seat, board, say), draw_pawns(s, board, say)]
    drawn += [draw_nest(s, other, board, say) for other in players]
    return "".join(drawn) + draw_hand(s, seat, board, say) + art.unseen_faces(board)


def tray_of(s: State, seat: int, board: Layout) -> Tray:
    """Where the nest and the cards of a seat are."""
    return board.trays[place_of(s.players, seat)]


def draw_cards_of(s: State, seat: int, board: Layout, say: Say) -> str:
    """At the tray of a seat: how many cards it holds, or what it has laid down."""
    tray, name = tray_of(s, seat, board), say(f"seat-{seat}")
    if s.has_laid_down[seat]:
        cards = [corners(say)[kind] for kind in kinds_of(s.laid_down, seat)]
        title = say("view-laid-down", seat=name, cards=" ".join(cards))
        drawn = art.open_cards(tray.cards, tray.open_width, cards)
    else:
        title = say("view-hand", seat=name, cards=s.sizes[seat])
        drawn = art.backs(tray.cards, s.sizes[seat], f"back-{seat}")
    cards_there = group(drawn, ident=f"hand-{seat}", title=title)
    if not rules.has_cards(s) or s.dealer != seat:
        return cards_there
    title = say("view-dealer", seat=name)
    return cards_there + group(art.PIN, ident=DEALER, title=title, at=tray.dealer)


def kinds_of(cards: Any, seat: int) -> list[int]:
    """What somebody has, each as often as it is there."""
    return [kind for kind in range(data.KINDS) for _ in range(cards[seat, kind])]


def names_of(cards: Any, seat: int) -> list[str]:
    return [data.CARD_NAMES[kind] for kind in kinds_of(cards, seat)]


def corners(say: Say) -> tuple[str, ...]:
    """What stands in the corner of each card, as the cards of a country have it."""
    return tuple(say(f"corner-{name}") if name in words.FACES else name for name in data.CARD_NAMES)


def draw_pile(s: State, seat: int, board: Layout, say: Say) -> str:
    """The last card that was played; to lay down the hand, it is tapped."""
    title, drawn = say("view-pile"), art.slot(board.pile_scale)
    if s.last_card != rules.NO_CARD:
        title = say("view-pile-card", card=say(f"card-{data.CARD_NAMES[s.last_card]}"))
        drawn += use(f"tock-card-{s.last_card}", scale=board.pile_scale)
    if m.LAY_DOWN in plays(s, seat):
        title = say("move-lay-down")
    return group(drawn, ident=DONE, title=title, at=board.pile)


def draw_pawns(s: State, board: Layout, say: Say) -> str:
    """All pawns, those in front last, and the fences."""
    players = range(s.players)
    drawn = [draw_pawn(s, one, pawn, board, say) for one in players for pawn in range(data.PAWNS)]
    fences = ""  # before a pawn on its own start
    for one in players:
        if rules.is_blockade(s, s.starts[one]):
            x, y, size = stand(s, one, 0, 0, board)
            fences += group(
                draw.grows(art.FENCE, by=draw.MUCH),
                ident=f"fence-{one}",
                at=(x, y),
                scale=size / 100,
                pointer_events="none",
            )
    return "".join(markup for _, markup in sorted(drawn)) + fences


def draw_pawn(s: State, owner: int, pawn: int, board: Layout, say: Say) -> tuple[float, str]:
    """A pawn, and how far down its foot is."""
    progress = s.pawns[owner, pawn]
    x, y, size = stand(s, owner, pawn, progress, board)
    who = {"seat": say(f"seat-{owner}"), "pawn": data.PAWN_LETTERS[pawn]}
    title = say("view-pawn", **who, place=say_place(s, owner, progress, say))
    drawn = use(f"tock-pawn-{owner}")
    if progress != rules.IN_NEST:
        drawn += use(f"tock-letter-{data.PAWN_LETTERS[pawn]}")
    if s.phase == rules.OVER and rules.winners(s) >> owner & 1:
        drawn += draw.grows(CROWN, by=draw.MUCH)
    ident = pawn_id(owner, pawn)
    return y, group(drawn, ident=ident, title=title, at=(x, y), scale=size / 100)


def say_place(s: State, owner: int, progress: int, say: Say) -> str:
    """Where a pawn is, in words."""
    if progress == rules.IN_NEST:
        return say("view-in-nest")
    if progress >= s.track:
        return say("view-at-home", number=progress - s.track + 1)
    return say("view-square", number=rules.location(s, owner, progress))


def stand(
    s: State, owner: int, pawn: int, progress: int, board: Layout
) -> tuple[float, float, float]:
    """Where a pawn of some progress stands, and how high it is there."""
    if progress == rules.IN_NEST:
        tray = tray_of(s, owner, board)
        return *tray.spots[pawn], tray.pawn
    if progress >= s.track:
        x, y = board.lanes[place_of(s.players, owner)][progress - s.track]
        return x, y + board.home_radius * 0.72, board.home_pawn
    x, y = board.squares[rules.location(s, owner, progress)]
    return x, y + board.radius * 0.72, board.pawn


def draw_nest(s: State, seat: int, board: Layout, say: Say) -> str:
    """What is tapped to bring a pawn out: all of the nest, since it is one of equals."""
    title = say("view-nest", seat=say(f"seat-{seat}"), pawns=in_nest(s, seat))
    return group(art.nest_box(tray_of(s, seat, board)), ident=f"nest-{seat}", title=title)


def draw_hand(s: State, seat: int, board: Layout, say: Say) -> str:
    """The cards of the seat who looks, equal ones on each other; backs for everybody else."""
    if seat >= s.players:
        return art.closed_hand(board)
    held, drawn = hand_of(s, seat), art.shelf_edge(board, seat)
    if not held:
        down = kinds_of(s.laid_down, seat)
        return drawn + (art.put_down(board, down) if down else art.empty_hand(board))
    may, hand = playable(s, seat), ""
    for place, kind in enumerate(held):
        count, title = s.hands[seat, kind], say(f"card-{data.CARD_NAMES[kind]}")
        if count > 1:
            title = f"{count} × {title}"
        if kind not in may:
            title = say("view-unplayable", card=title)
        cards = art.held_cards(kind, count, kind not in may)
        where = board.slot(place, len(held))
        card = group(cards, ident=f"card-{place}", title=title, at=where)
        hand += pane(board.pane(place, len(held)), card)
    title = say("view-hand", seat=say(f"seat-{seat}"), cards=s.sizes[seat])
    return drawn + group(hand, ident=HAND, title=title)


def hand_of(s: State, seat: int) -> list[int]:
    """The kinds of cards in a hand, as they lie in it."""
    return [kind for kind in range(data.KINDS) if s.hands[seat, kind] > 0]


def playable(s: State, seat: int) -> frozenset[int]:
    """The kinds of cards that are not shown as dead: all, as long as another is to play."""
    if s.phase != rules.TO_PLAY or s.turn != seat:
        return frozenset(range(data.KINDS))
    return frozenset(m.card_of(move) for move in plays(s, seat) if move != m.LAY_DOWN)


def plays(s: Any, seat: int) -> frozenset[int]:
    """What a seat may play or lay down now."""
    if s.phase != rules.TO_PLAY or s.turn != seat:
        return frozenset()
    return plays_of(bytes(s))


@lru_cache(256)
def plays_of(written: bytes) -> frozenset[int]:
    """What whoever is to play may do, in a state as bytes."""
    s = from_bytes(State, written)
    out = [0] * len(m.MOVES)
    return frozenset(out[: rules.candidates(s, s.turn, out)])


# Taps: a card, a pawn, where it goes; for a split Seven then the other pawn and where that goes.
# What stands on a square is tapped for it, and the nest for all pawns in it.

DONE = "pile"
HAND = "cards"  # which is laid down there, where no card can be played
DEALER = "dealer"  # the rolling pin


def voice_of(s: State, seat: int) -> str:
    """A player's nest."""
    return f"nest-{seat}"


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    made = m.MOVES.of(move)
    match made:
        case m.LayDown():
            return (HAND, DONE) if plays(s, seat) == {move} else (DONE,)
        case m.Call() | m.Admit() | m.Deny():
            return ()
    kind, first = m.card_of(move), m.first_pawn(move)
    if s.hands[seat, kind] == 0 or not may_be_meant(s, seat, move):
        return ()
    owner = rules.owner_in_move(s, seat, first)
    begun = f"card-{hand_of(s, seat).index(kind)}", tapped_pawn(s, owner, first % data.PAWNS)
    match made:
        case m.Enter():
            return begun[0], f"nest-{owner}", what_stands(s, s.starts[owner])
        case _ if s.pawns[owner, first % data.PAWNS] == rules.IN_NEST:
            return begun
        case m.Swap(_, other_seat, other):
            return (*begun, tapped_pawn(s, other_seat, other)) if other_seat < s.players else ()
        case m.Walk() if kind in (data.JACK, data.KING):
            return begun
        case m.Walk(lap=lap):
            to = target(s, owner, first % data.PAWNS, rules.steps_of(kind), lap)
            return (*begun, *to) if to else ()
    return taps_of_seven(s, seat, move, begun)


def may_be_meant(s: State, seat: int, move: int) -> bool:
    """A partner's pawns are not what anybody means whose own are not home: not while another
    reason tells better why the card cannot be played.
    """
    if not m.names_partner(move):
        return True
    if s.partner_after == rules.ALONE:
        return False
    return m.first_pawn(move) < data.PAWNS or m.card_of(move) in playable(s, seat)


def taps_of_seven(s: State, seat: int, move: int, begun: tuple[str, str]) -> tuple[str, ...]:
    """A Seven in two parts, or one that stops short."""
    first, steps, lap, second, second_lap = m.seven_parts(move)
    owner = rules.owner_in_move(s, seat, first)
    part = target(s, owner, first % data.PAWNS, steps, lap)
    if not part or first == second:
        return ()
    if second == m.NO_PAWN:
        return *begun, *part, DONE
    other, pawn = rules.owner_in_move(s, seat, second), second % data.PAWNS
    if s.pawns[other, pawn] == rules.IN_NEST:
        return *begun, *part, tapped_pawn(s, other, pawn)
    if not m.is_split(move):
        if rules.walk_refusal(s, owner, first % data.PAWNS, steps, lap) != ALLOWED:
            return *begun, *part
    rest = words.second_steps(s, seat, move)
    then = target(s, other, pawn, rest, second_lap) if rest > 0 else ()
    return (*begun, *part, tapped_pawn(s, other, pawn), *then) if then else ()


def target(s: State, owner: int, pawn: int, steps: int, lap: int) -> tuple[str, ...]:
    """What is tapped where a walk ends: nothing for a lap that is none, and the last square of
    home for what goes beyond it.
    """
    progress = s.pawns[owner, pawn] + steps
    if lap and (progress < s.track or s.pawns[owner, pawn] >= s.track):
        return ()
    end = s.track + data.HOME_SQUARES - 1
    square = rules.location(s, owner, min(end, rules.goal(s, owner, pawn, steps, lap)))
    return (what_stands(s, square),)


def what_stands(s: State, square: int) -> str:
    """What is tapped on a square: the pawn there, or the square itself."""
    standing = s.board[square]
    if standing == rules.VACANT:
        return square_id(square)
    return pawn_id(rules.owner_of(standing), rules.pawn_of(standing))


def square_id(square: int) -> str:
    """A square as the board counts it, of the track or at home."""
    if square < data.LARGE_BOARD:
        return f"square-{square}"
    seat, number = divmod(square - data.LARGE_BOARD, data.HOME_SQUARES)
    return f"home-{seat}-{number}"


def pawn_id(owner: int, pawn: int) -> str:
    return f"pawn-{owner}-{pawn}"


def tapped_pawn(s: State, owner: int, pawn: int) -> str:
    return f"nest-{owner}" if s.pawns[owner, pawn] == rules.IN_NEST else pawn_id(owner, pawn)


# What is seen to happen


def steps(before: State, happened: list[Any], after: State, seat: int) -> list[Step]:
    """The card, with it each pawn on its way, and what it takes; a hand that is laid open."""
    seen: list[Step] = []
    board = layout_of(before, seat)
    for one in happened:
        match one:
            case h.Plays(player, card):
                seen += put_down(before, player, card, board.pile, board)
            case h.Goes(owner, pawn, how, to):
                if seen[-1].kind == "taken":
                    seen[-1] = at_once(seen[-1])
                seen += open_fence(before, owner, pawn)
                passed = passes(before, owner, pawn, how, to)
                seen.append(go("walk", before, owner, pawn, passed, board))
            case h.Swaps(owner, pawn, to, player, other):
                seen += open_fence(before, owner, pawn)
                there = go("arc", before, owner, pawn, (before.pawns[owner, pawn], to), board)
                seen += [at_once(there), Step("arc", pawn_id(player, other), there.points[::-1])]
            case h.Taken(owner, pawn):
                nest = foot(before, owner, pawn, rules.IN_NEST, board)
                seen.append(Step("taken", pawn_id(owner, pawn), (seen[-1].points[-1], nest)))
            case h.SentBack(owner, pawn):
                way = before.pawns[owner, pawn], rules.IN_NEST
                seen.append(go("taken", before, owner, pawn, way, board))
            case h.LaysDown(player):
                cards = {two.card for two in happened if isinstance(two, h.Shows)}
                seen += lay_open(before, player, sorted(cards), board)
                seen.append(Step("flash", f"hand-{player}"))
            case h.AllHome(player):
                seen += rejoice(before, 1 << player)
            case h.Wins():
                seen += rejoice(before, rules.winners(after))
    return seen


def put_down(s: State, seat: int, kind: int, to: Point, board: Layout) -> list[Step]:
    """A card on its way from the hand of whoever sees it, or from the tray; it stays there.

    What moves is its face, which lies unseen beside the board: so it is as large as on the pile,
    and equal cards stay in the hand.
    """
    held = hand_of(s, seat)
    here, gone = tray_of(s, seat, board).cards, []
    if kind in held:
        place = held.index(kind)
        here = board.slot(place, len(held))
        if s.hands[seat, kind] == 1:
            gone = [Step("slide", f"card-{place}", (ASIDE, ASIDE))]
    face = Step("slide", f"played-{kind}", (exact(here), exact(to)))
    return [at_once(step) for step in (*gone, face)]


def lay_open(s: State, seat: int, kinds: list[int], board: Layout) -> list[Step]:
    """The cards side by side for everybody."""
    x, y = board.pile
    wide = CARD_WIDTH * board.pile_scale * 1.1
    left = x - wide * (len(kinds) - 1) / 2
    seen = []
    for at, kind in enumerate(kinds):
        *gone, face = put_down(s, seat, kind, (left + wide * at, y), board)
        here, there = face.points
        # It lies there for as long as it was on its way, to be read.
        way = here, exact(middle(here, there)), there, there, there
        seen += [*gone, replace(face, points=way)]
    return seen


def open_fence(s: State, owner: int, pawn: int) -> list[Step]:
    """The fence is gone as soon as the pawn behind it leaves."""
    if s.pawns[owner, pawn] != 0:
        return []
    return [at_once(Step("slide", f"fence-{owner}", (ASIDE, ASIDE)))]


def rejoice(s: State, seats: int) -> list[Step]:
    """All pawns of some seats jump for joy."""
    *first, last = (
        Step("hop", pawn_id(seat, pawn), together=True)
        for seat in range(s.players)
        for pawn in range(data.PAWNS)
        if seats >> seat & 1
    )
    return [*first, replace(last, together=False)]


def at_once(step: Step) -> Step:
    """Begins with the next one."""
    return replace(step, together=True)


def passes(s: State, owner: int, pawn: int, how: int, to: int) -> Iterator[int]:
    """The progress of a pawn on its way, square by square, from where it is."""
    at = s.pawns[owner, pawn]
    yield at
    while at != to:
        at += -1 if how == h.BACK else 1
        if how != h.INTO_HOME:
            at %= s.track
        yield at


def go(kind: str, s: State, owner: int, pawn: int, way: Iterable[int], board: Layout) -> Step:
    """A pawn on its way along some progress."""
    return Step(kind, pawn_id(owner, pawn), tuple(foot(s, owner, pawn, at, board) for at in way))


def foot(s: State, owner: int, pawn: int, progress: int, board: Layout) -> Point:
    """Where a pawn stands, as exactly as it is drawn."""
    return exact(stand(s, owner, pawn, progress, board)[:2])


def cover(game: Callable[..., Any]) -> Any:
    """A match of four in its middle, in which everybody takes the best move at hand."""
    position = game(players=4).start(seed=12)
    for _ in range(78):
        moves = position.legal(position.seats[0])
        position = position.play(max(moves, key=partial(worth, position)))
    return position


def worth(position: Any, move: ask.Move) -> int:
    """What a seat thinks of the position after its move."""
    after = ask.state_after(position.game.plug, position.bare, move.seat, move.number)
    return estimate(after, move.seat)


# The board in text

CELL = 4
MARGIN = 5
FREE = "·"


def text(s: State, seat: int, say: Say) -> list[Block]:
    """The squares of a place a line, then each player's line."""
    width = s.squares_per_place
    lines = [" " * MARGIN + "".join(str(square).rjust(CELL) for square in range(width))]
    for first in range(0, s.track, width):
        cells = "".join(
            square_in_text(s, square).rjust(CELL) for square in range(first, first + width)
        )
        lines.append(str(first).rjust(MARGIN) + cells)
    return [
        Drawing(lines, told=()),
        Items(
            [player_line(s, one, seat, say) for one in range(s.players)],
            told=what_is_known(s, seat, say),
        ),
        Items(entries(say("text-legend")), runs_on=True, may_wait=True, told=()),
    ]


def what_is_known(s: State, seat: int, say: Say) -> list[Block]:
    """One's own hand, where all pawns are, and what is known of the cards."""
    players = range(s.players)
    names = [say(f"seat-{one}") for one in players]
    pawns = [
        (names[one], *(told_pawn(s, one, pawn, say) for pawn in range(data.PAWNS)))
        for one in players
    ]
    facts = [told_cards(s, one, seat, say) for one in players]
    if s.last_card != rules.NO_CARD:
        card = say(f"card-{data.CARD_NAMES[s.last_card]}")
        facts.append(say("view-pile-card", card=card))
    if rules.has_cards(s):
        facts.append(say("view-dealer", seat=names[s.dealer]))
    pairs = [(names[one], rules.partner_of(s, one)) for one in players]
    if s.partner_after != rules.ALONE:
        facts += [say("view-partners", seat=one, partner=names[other]) for one, other in pairs]
    starts = [
        say("view-start", seat=names[one], square=say("view-square", number=s.starts[one]))
        for one in players
    ]
    return [Rows(pawns, heads=("", *data.PAWN_LETTERS)), Items(facts), Items(starts)]


def told_pawn(s: State, owner: int, pawn: int, say: Say) -> str:
    """Where a pawn is, and whether nobody passes it."""
    progress = s.pawns[owner, pawn]
    place = say_place(s, owner, progress, say)
    is_blockade = progress == 0 and rules.is_blockade(s, s.starts[owner])
    return f"{place}, {say('told-blockade')}" if is_blockade else place


def told_cards(s: State, other: int, seat: int, say: Say) -> str:
    """One's own cards by their names, what somebody laid down, else how many they are."""
    name = say(f"seat-{other}")
    if s.has_laid_down[other]:
        cards = [say(f"card-{one}") for one in names_of(s.laid_down, other)]
        return say("view-laid-down", seat=name, cards=", ".join(cards))
    count = say("view-hand", seat=name, cards=s.sizes[other])
    if other != seat or not s.sizes[other]:
        return count
    held = [say(f"card-{one}") for one in names_of(s.hands, other)]
    return say("named", name=count, told=", ".join(held))


def square_in_text(s: State, square: int) -> str:
    """Who stands there: `2c`, with a `!` on its own start; starts are marked."""
    standing = s.board[square]
    if standing != rules.VACANT:
        name = f"{rules.owner_of(standing)}{data.PAWN_NAMES[rules.pawn_of(standing)]}"
        return name + ("!" if rules.is_blockade(s, square) else "")
    return "o" if square in [s.starts[seat] for seat in range(s.players)] else FREE


def player_line(s: State, other: int, seat: int, say: Say) -> str:
    """Turn, name, pawns in the nest and at home, cards."""
    nest = "".join(
        data.PAWN_NAMES[pawn] if s.pawns[other, pawn] == rules.IN_NEST else FREE
        for pawn in range(data.PAWNS)
    )
    lane = data.LARGE_BOARD + other * data.HOME_SQUARES
    home = "".join(
        FREE if s.board[at] == rules.VACANT else data.PAWN_NAMES[rules.pawn_of(s.board[at])]
        for at in range(lane, lane + data.HOME_SQUARES)
    )
    name = say(f"seat-{other}")
    if s.partner_after != rules.ALONE:
        name += f" + {say(f'seat-{rules.partner_of(s, other)}')}"
    dealer = "⟲" if s.phase != rules.WHO_DEALS and s.dealer == other else " "
    mark = pointer(s, other)
    cards = draw_cards(s, other, seat)
    return f"{mark}{dealer}{other} {name}  ({nest})  ⌂{home}  {cards}".rstrip()


def pointer(s: State, seat: int) -> str:
    """A mark for who has won, or whose turn it is."""
    if s.phase == rules.OVER:
        return "★" if rules.winners(s) >> seat & 1 else " "
    return "▶" if rules.active(s) != CHANCE_BIT and s.turn == seat else " "


def draw_cards(s: State, other: int, seat: int) -> str:
    """One's own hand, what others laid down in this deal, and else a back for every card."""
    if s.has_laid_down[other]:
        return f"[{' '.join(names_of(s.laid_down, other))}]"
    if other == seat:
        return " ".join(names_of(s.hands, other))
    return "▒" * s.sizes[other]
