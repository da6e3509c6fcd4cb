"""The board of Tock, as text and as SVG, its taps, and what is seen to happen on it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from cookietin.engine import ALLOWED, CHANCE, Say, Step
from cookietin.engine.draw import Point, short
from cookietin.engine.esc import esc
from cookietin.engine.position import Game, Position
from cookietin.engine.record import copy_of, from_bytes
from cookietin.games.tock import art, words
from cookietin.games.tock.bots import estimate
from cookietin.games.tock.data import (
    CARD_NAMES,
    FOUR,
    HOME_SQUARES,
    JACK,
    KINDS,
    KING,
    LARGE_BOARD,
    PAWNS,
    SQUARES_PER_PLACE,
)
from cookietin.games.tock.layout import (
    CARD_WIDTH,
    WIDTH,
    Layout,
    layout_for,
    place_of,
)
from cookietin.games.tock.rules import (
    ALONE,
    CALL,
    DEALING,
    ENTER,
    FOUR_STEPS,
    IN_NEST,
    LAY_DOWN,
    MOVES,
    NO_CARD,
    NO_PAWN,
    OVER,
    SEVEN_STEPS,
    SHORT,
    SHUFFLING,
    SPLIT,
    SWAP,
    TO_PLAY,
    VACANT,
    WHO_DEALS,
    State,
    active,
    candidates,
    card_of,
    first_lap,
    first_pawn,
    first_steps,
    goal,
    is_blockade,
    is_same_side,
    location,
    names_partner,
    owner_in_move,
    owner_of,
    partner_of,
    pawn_of,
    play,
    second_lap,
    second_pawn,
    swapped_pawn,
    swapped_seat,
    walk_refusal,
    winners,
)

WHOLE_PAWN = 100

LETTERS = "abcd"


# The picture


def svg(s: State, seat: int, say: Say) -> str:
    """The picture; the hand below is that of the seat who looks."""
    board = layout_for(s.players)
    speaks: Any = say  # one a language, so that what it says can be kept
    told = ". ".join(say_player(s, other, say) for other in range(s.players))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} '
        f'{short(board.total_height)}" role="img" {art.LETTERING}><title>{esc(say("name"))}</title>'
        f"<desc>{esc(told)}</desc>{ground(s.players, s.partner_after, speaks)}"
        f"{pieces(s, seat, board, say)}</svg>"
    )


def say_player(s: State, seat: int, say: Say) -> str:
    """Where the pawns of a seat are, in words."""
    pawns = [s.pawns[seat, pawn] for pawn in range(PAWNS)]
    nest, home = pawns.count(IN_NEST), sum(one >= s.track for one in pawns)
    track = PAWNS - nest - home
    return say("view-player", seat=say(f"seat-{seat}"), nest=nest, track=track, home=home)


@lru_cache(128)
def ground(players: int, partner_after: int, say: Say) -> str:
    """What stays the same for a whole match; drawn once, since a server shows it often."""
    board = layout_for(players)
    places = {place_of(players, seat): seat for seat in range(players)}
    taken = places.items()
    free = [place for place in range(len(board.trays)) if place not in places]
    names = [esc(say(f"seat-{seat}")) for seat in range(players)]
    squares = "".join(
        square_group(board, square, places, say) for square in range(len(board.squares))
    )
    homes = "".join(draw_home(board, place, seat, say) for place, seat in taken)
    hearts = ""
    if partner_after != ALONE:
        for place, seat in taken:
            partner = (seat + partner_after) % players
            title = esc(say("view-partners", seat=names[seat], partner=names[partner]))
            where = art.moved(*board.trays[place].heart)
            hearts += f"<g {where}><title>{title}</title>{art.heart(partner)}</g>"
    return (
        f'<g id="ground">{art.definitions(board, players)}{art.tin(board)}{art.road(board)}'
        f"{''.join(art.lane(board, place, seat) for place, seat in taken)}{squares}"
        f'<path d="{"".join(art.chevrons(board, place) for place in places)}" fill="none" '
        f'stroke="{art.RED}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
        f"{homes}{''.join(art.tray(board, place, seat) for place, seat in taken)}{hearts}"
        f"{''.join(art.sweets(board.trays[place], place) for place in free)}"
        f"{art.numbers(board, places)}{art.pile_place(board)}</g>"
    )


def square_group(board: Layout, square: int, places: dict[int, int], say: Say) -> str:
    """A square of the track; a start has the colour and the shape of its seat."""
    title = say("view-square", number=square)
    place, beyond = divmod(square, SQUARES_PER_PLACE)
    if beyond == 0 and place in places:
        seat = places[place]
        title = say("view-start", seat=say(f"seat-{seat}"), square=title)
        drawn = art.start(board, seat)
    else:
        drawn = art.use(f"bake-{square * 5 % art.BAKES}")
    where = art.moved(*board.squares[square])
    return f'<g id="square-{square}" {where}><title>{esc(title)}</title>{drawn}</g>'


def draw_home(board: Layout, place: int, seat: int, say: Say) -> str:
    drawn = ""
    for number in range(HOME_SQUARES):
        title = say("view-home", seat=say(f"seat-{seat}"), number=number + 1)
        drawn += (
            f'<g id="home-{seat}-{number}" {art.moved(*board.lanes[place][number])}>'
            f"<title>{esc(title)}</title>{art.use(f'home-{seat}')}</g>"
        )
    return drawn


def pieces(s: State, seat: int, board: Layout, say: Say) -> str:
    """What changes."""
    players = range(s.players)
    return (
        f'<g id="pieces">{"".join(draw_turn(s, board, other) for other in players)}'
        f"{''.join(draw_cards_of(s, board, other, say) for other in players)}"
        f"{draw_pile(s, seat, board, say)}{draw_pawns(s, seat, board, say)}"
        f"{''.join(draw_nest(s, board, other, say) for other in players)}"
        f"{draw_hand(s, seat, board, say)}{art.unseen_faces(board)}</g>"
    )


def draw_turn(s: State, board: Layout, seat: int) -> str:
    """A frame around the tray of whoever must act, and of who has won."""
    acts = winners(s) if s.phase == OVER else active(s)
    return art.frame(board.trays[place_of(s.players, seat)]) if acts >> seat & 1 else ""


def draw_cards_of(s: State, board: Layout, seat: int, say: Say) -> str:
    """At the tray of a seat: how many cards it holds, or what it has laid down."""
    tray = board.trays[place_of(s.players, seat)]
    name = say(f"seat-{seat}")
    if s.has_laid_down[seat]:
        cards = [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(s.laid_down[seat, kind])]
        title = say("view-laid-down", seat=name, cards=" ".join(cards))
        drawn = art.open_cards(*tray.cards, tray.open_width, cards)
    else:
        title = say("view-hand", seat=name, cards=s.sizes[seat])
        drawn = art.backs(*tray.cards, s.sizes[seat], f"back-{seat}")
    dealer = ""
    if s.phase > SHUFFLING and s.dealer == seat:
        deals = esc(say("view-dealer", seat=name))
        dealer = f"<g {art.moved(*tray.dealer)}><title>{deals}</title>{art.PIN}</g>"
    return f'<g id="hand-{seat}"><title>{esc(title)}</title>{drawn}</g>{dealer}'


def draw_pile(s: State, seat: int, board: Layout, say: Say) -> str:
    """The last card that was played; to lay down the hand, it is tapped."""
    is_played = s.last_card != NO_CARD
    title = say("view-pile")
    if may_lay_down(s, seat):
        title = say("move-lay-down")
    elif is_played:
        title = say("view-pile-card", card=say(f"card-{CARD_NAMES[s.last_card]}"))
    drawn = art.use(f"card-{s.last_card}", scale=board.pile_scale) if is_played else ""
    return (
        f'<g id="pile" {art.moved(*board.pile)}><title>{esc(title)}</title>'
        f"{art.slot(board.pile_scale)}{drawn}</g>"
    )


def may_lay_down(s: State, seat: int) -> bool:
    return seat < s.players and LAY_DOWN in plays(s, seat)


def draw_pawns(s: State, seat: int, board: Layout, say: Say) -> str:
    """All pawns, those in front last."""
    drawn = []
    for owner in range(s.players):
        for number in range(PAWNS):
            drawn.append(draw_pawn(s, seat, board, owner, number, say))
    fences = "".join(draw_fence(s, board, owner) for owner in range(s.players))
    return "".join(markup for _, markup in sorted(drawn)) + fences


def draw_fence(s: State, board: Layout, owner: int) -> str:
    """Before a pawn on its own start; it does not leave with it."""
    if not is_blockade(s, s.starts[owner]):
        return ""
    where = art.moved(*board.foot(s.starts[owner]), board.pawn / WHOLE_PAWN)
    return f'<g {where} pointer-events="none">{art.FENCE}</g>'


def draw_pawn(
    s: State, seat: int, board: Layout, owner: int, number: int, say: Say
) -> tuple[float, str]:
    progress = s.pawns[owner, number]
    x, y, size = stand(s, board, owner, number, progress)
    title = say(
        "view-pawn",
        seat=say(f"seat-{owner}"),
        pawn=LETTERS[number],
        place=say_place(s, owner, progress, say),
    )
    over = ""
    if progress != IN_NEST and seat < s.players and is_same_side(s, seat, owner):
        over += art.lettered(LETTERS[number])
    if s.phase == OVER and winners(s) >> owner & 1:
        over += art.CROWN
    return y, (
        f'<g id="{pawn_id(owner, number)}" {art.moved(x, y, size / WHOLE_PAWN)}>'
        f"<title>{esc(title)}</title>{art.use(f'pawn-{owner}')}{over}</g>"
    )


def say_place(s: State, owner: int, progress: int, say: Say) -> str:
    if progress == IN_NEST:
        return say("view-in-nest")
    if progress >= s.track:
        return say("view-at-home", number=progress - s.track + 1)
    return say("view-square", number=location(s, owner, progress))


def stand(
    s: State, board: Layout, owner: int, number: int, progress: int
) -> tuple[float, float, float]:
    """Where a pawn of some progress stands, and how high it is there."""
    place = place_of(s.players, owner)
    if progress == IN_NEST:
        return *board.trays[place].spots[number], board.trays[place].pawn
    if progress >= s.track:
        return *board.home_foot(place, progress - s.track), board.home_pawn
    return *board.foot(location(s, owner, progress)), board.pawn


def draw_nest(s: State, board: Layout, seat: int, say: Say) -> str:
    """What is tapped to bring a pawn out: all of the nest, since it is one of equals."""
    pawns = [s.pawns[seat, pawn] for pawn in range(PAWNS)].count(IN_NEST)
    title = say("view-nest", seat=say(f"seat-{seat}"), pawns=pawns)
    box = art.nest_box(board.trays[place_of(s.players, seat)])
    return f'<g id="nest-{seat}"><title>{esc(title)}</title>{box}</g>'


def draw_hand(s: State, seat: int, board: Layout, say: Say) -> str:
    """The cards of the seat who looks, equal ones on each other; backs for everybody else."""
    if seat >= s.players:
        return art.closed_hand(board)
    held, edge = hand_of(s, seat), art.shelf_edge(board, seat)
    if not held:
        down = [kind for kind in range(KINDS) if s.laid_down[seat, kind] > 0]
        return edge + art.empty_hand(board) + art.put_down(board, down)
    may = playable(s, seat)
    drawn = edge
    for place, kind in enumerate(held):
        count, name = s.hands[seat, kind], say(f"card-{CARD_NAMES[kind]}")
        title = name if count == 1 else f"{count} × {name}"
        if kind not in may:
            title = say("view-unplayable", card=title)
        where = art.moved(*board.slot(place, len(held)))
        drawn += (
            f'<g id="card-{place}" {where}><title>{esc(title)}</title>'
            f"{art.held(kind, count, kind not in may)}</g>"
        )
    return drawn


def hand_of(s: State, seat: int) -> list[int]:
    """The kinds of cards in a hand, as they lie in it."""
    return [kind for kind in range(KINDS) if s.hands[seat, kind] > 0]


def playable(s: State, seat: int) -> frozenset[int]:
    """The kinds of cards that are not shown as dead: all, as long as another is to play."""
    if s.phase != TO_PLAY or s.turn != seat:
        return frozenset(range(KINDS))
    return frozenset(card_of(move) for move in plays(s, seat) if move < LAY_DOWN)


def plays(s: Any, seat: int) -> frozenset[int]:
    return plays_of(bytes(s), seat)


@lru_cache(256)
def plays_of(written: bytes, seat: int) -> frozenset[int]:
    """What a seat may play or lay down now."""
    s = from_bytes(State, written)
    if s.phase != TO_PLAY or s.turn != seat:
        return frozenset()
    out = [0] * MOVES
    return frozenset(out[: candidates(s, seat, out)])


# Taps: a card, a pawn, where it goes; for a split Seven then the other pawn and where that goes.
# What stands on a square is tapped for it, and the nest for all pawns in it.

DONE = "pile"


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """A move as taps, also one that is not allowed but could be meant."""
    if move >= CALL:
        return ()
    if move == LAY_DOWN:
        return (DONE,)
    kind = card_of(move)
    if s.hands[seat, kind] == 0 or not may_be_meant(s, seat, move):
        return ()
    card = f"card-{hand_of(s, seat).index(kind)}"
    owner = owner_in_move(s, seat, first_pawn(move))
    first = first_pawn(move) % PAWNS
    if ENTER <= move < SWAP:
        return card, f"nest-{owner}"
    if s.pawns[owner, first] == IN_NEST:
        return card, f"nest-{owner}"
    pawn = pawn_id(owner, first)
    if SWAP <= move < SPLIT:
        other = swapped_seat(move)
        return (card, pawn, tapped_pawn(s, other, swapped_pawn(move))) if other < s.players else ()
    if kind in (JACK, KING):
        return card, pawn
    if move < ENTER:
        steps = -FOUR_STEPS if kind == FOUR else kind + 1
        to = target(s, owner, first, steps, first_lap(move))
        return (card, pawn, *to) if to else ()
    return taps_of_seven(s, seat, move, (card, pawn))


def may_be_meant(s: State, seat: int, move: int) -> bool:
    """A partner's pawns are not what anybody means whose own are not home: not while another
    reason tells better why the card cannot be played.
    """
    if not names_partner(move):
        return True
    if s.partner_after == ALONE:
        return False
    return first_pawn(move) < PAWNS or card_of(move) in playable(s, seat)


def taps_of_seven(s: State, seat: int, move: int, begun: tuple[str, str]) -> tuple[str, ...]:
    first, second = first_pawn(move), second_pawn(move)
    owner, steps = owner_in_move(s, seat, first), first_steps(move)
    part = target(s, owner, first % PAWNS, steps, first_lap(move))
    if not part or first == second:
        return ()
    if second == NO_PAWN:
        return *begun, *part, DONE
    other = owner_in_move(s, seat, second)
    pawn = tapped_pawn(s, other, second % PAWNS)
    if s.pawns[other, second % PAWNS] == IN_NEST:
        return *begun, *part, pawn
    rest = SEVEN_STEPS - steps
    if move >= SHORT:
        if walk_refusal(s, owner, first % PAWNS, steps, 0) != ALLOWED:
            return *begun, *part
        rest = words.second_steps(s, seat, move)
        if rest <= 0:
            return ()
    then = target(s, other, second % PAWNS, rest, second_lap(move))
    return (*begun, *part, pawn, *then) if then else ()


def target(s: State, owner: int, pawn: int, steps: int, lap: int) -> tuple[str, ...]:
    """What is tapped where a walk ends: nothing for a lap that is none, and the last square of
    home for what goes beyond it.
    """
    progress = s.pawns[owner, pawn] + steps
    if lap and (progress < s.track or s.pawns[owner, pawn] >= s.track):
        return ()
    end = s.track + HOME_SQUARES - 1
    square = location(s, owner, min(end, goal(s, owner, pawn, steps, lap)))
    if s.board[square] != VACANT:
        return (pawn_id(owner_of(s.board[square]), pawn_of(s.board[square])),)
    return (square_id(square),)


def square_id(square: int) -> str:
    if square < LARGE_BOARD:
        return f"square-{square}"
    seat, number = divmod(square - LARGE_BOARD, HOME_SQUARES)
    return f"home-{seat}-{number}"


def pawn_id(owner: int, pawn: int) -> str:
    return f"pawn-{owner}-{pawn}"


def tapped_pawn(s: State, owner: int, pawn: int) -> str:
    return f"nest-{owner}" if s.pawns[owner, pawn] == IN_NEST else pawn_id(owner, pawn)


# What is seen to happen


def steps(before: State, seat: int, move: int, after: State) -> list[Step]:
    """The card, then each pawn on its way, and what it takes."""
    if seat == CHANCE:
        return []
    if before.phase != TO_PLAY or move >= CALL:
        return sent_back(before, after)
    board = layout_for(before.players)
    if move == LAY_DOWN:
        return lay_open(before, seat, after, board)
    seen = show_card(before, seat, card_of(move), board)
    for part in words.parts_of(before, seat, move):
        seen += show_part(before, part)
    return seen


def show_card(s: State, seat: int, kind: int, board: Layout) -> list[Step]:
    """Whoever sees the hand sees the card leave it; the others see a back that turns over."""
    held = hand_of(s, seat)
    if kind in held:
        place = held.index(kind)
        points = rounded(board.slot(place, len(held))), rounded(board.pile)
        return [Step("slide", f"card-{place}", points=points)]
    tray = board.trays[place_of(s.players, seat)]
    points = rounded(tray.cards), rounded(board.pile)
    shown = Step("appear", f"face-{kind}", points=(rounded(board.pile),))
    return [Step("slide", f"back-{seat}", points=points), shown]


def lay_open(before: State, seat: int, after: State, board: Layout) -> list[Step]:
    """The cards side by side for everybody, and then at the tray."""
    kinds = sorted(set(words.laid_down(before, seat, after)))
    x, y = board.pile
    wide = CARD_WIDTH * board.pile_scale * 1.1
    left = x - wide * (len(kinds) - 1) / 2
    seen = [
        Step("appear", f"face-{kind}", points=(rounded((left + wide * at, y)),))
        for at, kind in enumerate(kinds)
    ]
    return [*seen, Step("flash", f"hand-{seat}")]


def show_part(s: State, part: words.Part) -> list[Step]:
    pawn = pawn_id(part.owner, part.pawn)
    here, there = (foot(s, part.owner, part.pawn, at) for at in (part.start, part.end))
    if part.how == words.SWAPS and part.other:
        other = pawn_id(*part.other)
        return [
            Step("slide", pawn, points=(here, there)),
            Step("slide", other, points=(there, here)),
        ]
    way = tuple(foot(s, part.owner, part.pawn, at) for at in passed(s, part))
    seen = [Step("walk", pawn, points=(here, *way))]
    if part.other:
        nest = foot(s, *part.other, IN_NEST)
        seen.append(Step("slide", pawn_id(*part.other), points=(there, nest)))
    return seen


def passed(s: State, part: words.Part) -> list[int]:
    """The progress of a pawn after each step of its way."""
    if part.how == words.ENTERS:
        return [part.end]
    if part.how == words.GOES_BACK:
        return [(part.start - step) % s.track for step in range(1, FOUR_STEPS + 1)]
    if part.how == words.LAPS:
        return [*range(part.start + 1, s.track), *range(part.end + 1)]
    return list(range(part.start + 1, part.end + 1))


def sent_back(before: State, after: State) -> list[Step]:
    """5.3 What talking has cost."""
    return [
        Step(
            "slide",
            pawn_id(owner, pawn),
            points=(
                foot(before, owner, pawn, before.pawns[owner, pawn]),
                foot(before, owner, pawn, IN_NEST),
            ),
        )
        for owner in range(before.players)
        for pawn in range(PAWNS)
        if before.pawns[owner, pawn] != after.pawns[owner, pawn]
    ]


@cache
def cover() -> Position:
    """A match of four in its middle, in which everybody takes the best move at hand."""
    from cookietin.games.tock import GAME

    position = Game.of(GAME, {"players": COVER_PLAYERS}).start(seed=COVER_SEED)
    for _ in range(COVER_MOVES):
        seat = position.seats[0]
        state = position.bare
        position = position.play(
            max(position.legal(seat), key=lambda move: worth(state, seat, move.number))
        )
    return position


COVER_PLAYERS, COVER_SEED, COVER_MOVES = 4, 12, 78


def worth(s: State, seat: int, move: int) -> int:
    """What a seat thinks of the position after its move."""
    after = copy_of(s)
    play(after, seat, move)
    return estimate(after, seat)


def foot(s: State, owner: int, pawn: int, progress: int) -> Point:
    """Where a pawn stands, as exactly as it is drawn."""
    x, y, _ = stand(s, layout_for(s.players), owner, pawn, progress)
    return rounded((x, y))


def rounded(point: Point) -> Point:
    return float(short(point[0])), float(short(point[1]))


# The board in text

CELL = 4
MARGIN = 5
FREE = "·"
START = "o"
BLOCKADE = "!"
HOME_MARK = "⌂"
DEALER_MARK = "⟲"


def text(s: State, seat: int, say: Say) -> str:
    """The board for a terminal: sixteen squares of the track a line, then each player's line."""
    numbers = "".join(str(square).rjust(CELL) for square in range(SQUARES_PER_PLACE))
    lines = [" " * MARGIN + numbers]
    for first in range(0, s.track, SQUARES_PER_PLACE):
        cells = "".join(
            draw_square(s, square).rjust(CELL) for square in range(first, first + SQUARES_PER_PLACE)
        )
        lines.append(str(first).rjust(MARGIN) + cells)
    lines += [player_line(s, other, seat, say) for other in range(s.players)]
    return "\n".join(lines)


def draw_square(s: State, square: int) -> str:
    """Who stands there: `2c`, with a `!` on its own start; starts are marked."""
    if s.board[square] != VACANT:
        return pawn_at(s, square) + (BLOCKADE if is_blockade(s, square) else "")
    return START if square in [s.starts[seat] for seat in range(s.players)] else FREE


def pawn_at(s: State, square: int) -> str:
    standing = s.board[square]
    return f"{owner_of(standing)}{LETTERS[pawn_of(standing)]}"


def player_line(s: State, other: int, seat: int, say: Say) -> str:
    """Turn, name, pawns in the nest and at home, cards."""
    nest = "".join(LETTERS[p] if s.pawns[other, p] == IN_NEST else FREE for p in range(PAWNS))
    lane = LARGE_BOARD + other * HOME_SQUARES
    home = "".join(
        FREE if s.board[at] == VACANT else LETTERS[pawn_of(s.board[at])]
        for at in range(lane, lane + HOME_SQUARES)
    )
    name = say(f"seat-{other}")
    if s.partner_after != ALONE:
        name += f" + {say(f'seat-{partner_of(s, other)}')}"
    dealer = DEALER_MARK if s.phase != WHO_DEALS and s.dealer == other else " "
    mark = pointer(s, other)
    cards = draw_cards(s, other, seat)
    return f"{mark}{dealer}{other} {name}  ({nest})  {HOME_MARK}{home}  {cards}".rstrip()


def pointer(s: State, seat: int) -> str:
    if s.phase == OVER:
        return "★" if winners(s) >> seat & 1 else " "
    return "▶" if s.phase > DEALING and s.turn == seat else " "


def draw_cards(s: State, other: int, seat: int) -> str:
    """The own hand, what others laid down in this deal, and else a back for every card."""
    if s.has_laid_down[other]:
        return f"[{say_cards([s.laid_down[other, kind] for kind in range(KINDS)])}]"
    if other == seat:
        return say_cards([s.hands[other, kind] for kind in range(KINDS)])
    return "▒" * s.sizes[other]


def say_cards(counts: list[int]) -> str:
    return " ".join(name for kind, name in enumerate(CARD_NAMES) for _ in range(counts[kind]))
