"""What must always hold in a match of Cookie Addict."""

from __future__ import annotations

from cookietin.engine import GOES_ON, SOUND
from cookietin.games.cookie_addict import data, rules
from cookietin.games.cookie_addict.moves import CELLS, GUARDS, LINES
from cookietin.games.cookie_addict.rules import State

EACH_TILE_IS_ONCE, TILES_LIE_FLAT, GUARDS_STAND_APART, PAWNS_STAND_BEFORE_LINES = 1, 2, 3, 4
NOBODY_HAS_LESS_THAN_NOTHING, FLAGS_ARE_FLAGS, PHASE_FITS, END_FITS = 5, 6, 7, 8
FLAGS = {0, 1}


def broken_law(s: State) -> int:
    if not rules.DRAW_SPECIALS <= s.phase <= rules.ASK_STEAL or s.turn not in FLAGS:
        return PHASE_FITS
    if not is_each_tile_once(s):
        return EACH_TILE_IS_ONCE
    if not is_deck_sound(s):
        return TILES_LIE_FLAT
    if not are_guards_sound(s):
        return GUARDS_STAND_APART
    if not are_pawns_sound(s):
        return PAWNS_STAND_BEFORE_LINES
    owned = s.cookies[0], s.cookies[1], s.lures[0], s.lures[1]
    if min(*owned, rules.cookies_in_bank(s), rules.lures_in_bank(s)) < 0:
        return NOBODY_HAS_LESS_THAN_NOTHING
    if not are_flags_sound(s):
        return FLAGS_ARE_FLAGS
    if not is_phase_sound(s):
        return PHASE_FITS
    return SOUND if is_end_sound(s) else END_FITS


def is_each_tile_once(s: State) -> bool:
    """Is no tile there twice, and none that does not belong to the length?"""
    specials = s.lines * s.lines - rules.first_special(s)
    end = s.in_deck
    if s.phase == rules.DRAW_SPECIALS:
        specials = data.SPECIAL_TILES
        end = rules.first_special(s) + specials
    places = [s.tiles[cell] for cell in range(CELLS)]
    places += [s.deck[place] for place in range(min(end, data.TILES))]
    tiles = [tile for tile in places if tile != rules.NO_TILE]
    return (
        len(set(tiles)) == len(tiles)
        and all(0 <= tile < data.TILES and rules.is_in_length(s, tile) for tile in tiles)
        and sum(tile >= data.COOKIE_TILES + data.LOST_TILES for tile in tiles) == specials
    )


def is_deck_sound(s: State) -> bool:
    """Is every tile either laid, row by row, or still to be drawn?"""
    tiles = s.lines * s.lines
    if not 0 <= s.laid <= tiles or not 0 <= s.in_deck <= tiles:
        return False
    if s.phase == rules.DRAW_SPECIALS:
        if s.laid or not rules.first_special(s) <= s.in_deck < tiles:
            return False
    elif s.laid + s.in_deck != tiles or (s.in_deck > 0) != (s.phase == rules.LAY_TILES):
        return False
    return all((s.tiles[cell] != rules.NO_TILE) == is_laid(s, cell) for cell in range(CELLS))


def is_laid(s: State, cell: int) -> bool:
    """Should a tile lie there by now?"""
    row, column = divmod(cell, LINES)
    return row < s.lines and column < s.lines and row * s.lines + column < s.laid


def are_guards_sound(s: State) -> bool:
    """Do the guards stand on different tiles, once all are laid, or beside the board?"""
    cells = [s.guards[guard] for guard in range(GUARDS) if s.guards[guard] != rules.BESIDE]
    if cells and s.laid < s.lines * s.lines:
        return False
    return len(set(cells)) == len(cells) and all(
        0 <= cell < CELLS and s.tiles[cell] != rules.NO_TILE for cell in cells
    )


def are_pawns_sound(s: State) -> bool:
    """Does each pawn stand before a line of its own direction, as soon as it is put?"""
    if rules.is_with_chance(s) or s.phase == rules.PUT_FIRST:
        placed = s.pawns[0], s.pawns[1], s.directions[0], s.directions[1]
        return set(placed) == {rules.NOWHERE}
    if s.directions[0] not in FLAGS or s.directions[1] != rules.other_than(s.directions[0]):
        return False
    for seat in range(rules.PLAYERS):
        line = s.pawns[s.directions[seat]]
        is_to_be_put = s.phase == rules.PUT_SECOND and seat == s.turn
        if line != rules.NOWHERE if is_to_be_put else not 0 <= line < s.lines:
            return False
    return True


def are_flags_sound(s: State) -> bool:
    """Are only tiles face down, and doubles there or not?"""
    return {s.doubles[0], s.doubles[1]} <= FLAGS and all(
        s.is_down[cell] in FLAGS and (not s.is_down[cell] or s.tiles[cell] != rules.NO_TILE)
        for cell in range(CELLS)
    )


def is_phase_sound(s: State) -> bool:
    """Does what is asked for fit the tile that was activated last, if any was?"""
    if rules.is_with_chance(s):
        return s.turns_begun == 0 and is_untouched(s)
    if s.phase == rules.PUT_FIRST or s.phase == rules.PUT_SECOND:
        return s.turns_begun == (1 if s.phase == rules.PUT_FIRST else 2) and is_untouched(s)
    kind = s.kinds[s.tiles[rules.cell_reached(s)]]
    if s.turns_begun < rules.PLAYERS or not s.is_down[rules.cell_reached(s)]:
        return False
    if kind == data.TRAP or kind == data.ALARM:
        return s.phase == rules.OVER
    if s.phase == rules.MOVE:
        return rules.may_move(s, s.turn)
    if s.phase == rules.ASK_TRADE:
        return kind == data.TRADE and rules.may_trade(s, s.turn)
    if s.phase == rules.LURE:
        return rules.may_lure(s, s.turn)
    if s.phase == rules.ASK_STEAL:
        return s.up_to_two == 1 and rules.most_to_steal(s, s.turn) > 0
    if s.phase == rules.ASK_GUARD:
        return kind == data.MOVE_A_GUARD
    return s.phase == rules.OVER or kind == data.TURN


def is_untouched(s: State) -> bool:
    """Does nobody have anything, and do all tiles lie face up?"""
    owned = s.cookies[0] | s.cookies[1] | s.lures[0] | s.lures[1] | s.doubles[0] | s.doubles[1]
    return owned == 0 and not any(s.is_down[cell] for cell in range(CELLS))


def is_end_sound(s: State) -> bool:
    """Is it over for a reason, and for the right one?"""
    if s.phase != rules.OVER:
        return s.end == GOES_ON
    kind = s.kinds[s.tiles[rules.cell_reached(s)]]
    if kind == data.TRAP:
        return s.end == rules.TRAPPED
    if kind != data.ALARM and rules.may_move(s, s.turn):
        return False
    if s.cookies[0] == s.cookies[1]:
        return s.end == rules.DRAW
    return s.end == (rules.ALARMED if kind == data.ALARM else rules.STUCK)
