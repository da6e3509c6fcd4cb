// Random matches of Tock in plain C: a translation by hand of games/tock/rules.py and picks.py,
// function by function, with the same generator. Match g of seed s is the same match as ours.
//
// A state has the bytes of ours, so a start comes from there, and ends can be compared. Two things
// are as a C programmer would have them: a move is a struct, not a number, and no index is checked.
// Nobody calls table talk in a playout, so calls and answers aren't here.

#include <stdbool.h>
#include <stdint.h>

enum { SEATS = 6, PAWNS = 4, HOME_SQUARES = 4, LARGE_BOARD = 96, KINDS = 13 };
enum { ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING };
enum { FOUR_STEPS = 4, SEVEN_STEPS = 7, JACK_STEPS = 11, LONGEST = 12 };
enum { DEALS_A_SHUFFLE = 3, FIRST_HAND = 5, LATER_HAND = 4 };
enum { IN_NEST = -1, VACANT = 0, ALONE = 0, NO_CARD = -1, NO_PAWN = 2 * PAWNS };
enum { WHO_DEALS, SHUFFLING, DEALING, TO_PLAY, ACCUSED, CONFIRMING, OVER };
enum { GOES_ON, HOME, TEAM, SEVEN_FOR_TWO };
enum { CHANCE = 8 };
enum { ENDING, WINNERS, BEGAN, MOVES, CHANCE_MOVES, ROUNDS, TURNS, TALLY };
enum { MOST_MOVES = 1000 };  // that a hand can have, and more

typedef struct {
    int32_t round;
    int8_t players, track, squares_per_place, to_start[LARGE_BOARD], starts[SEATS], partner_after;
    int8_t jack_from_start, never_forced_past_home, stays_at_home, table_talk;
    int8_t phase, turn, dealer, deal, won_by, winner;
    int8_t heap[KINDS], hands[SEATS][KINDS], sizes[SEATS], open_cards[SEATS][KINDS];
    int8_t has_laid_down[SEATS], laid_down[SEATS][KINDS], last_card;
    int8_t pawns[SEATS][PAWNS], board[LARGE_BOARD + SEATS * HOME_SQUARES];
    int8_t accused, caller, was_called[SEATS], answers[SEATS];
} State;

typedef enum { WALK, ENTER, SWAP, SPLIT, SHORT_SEVEN, LAY_DOWN } Kind;

// Pawns are 0 … 3 for one's own and 4 … 7 for the partner's. The second one is that of a Seven's
// second part, or the one of another seat that a Jack swaps.
typedef struct {
    uint8_t kind, card, pawn, steps, lap, second, second_lap, seat;
} Move;

// Jenkins' small fast generator

typedef struct {
    uint32_t a, b, c, d;
} Generator;

static uint32_t word(Generator *g) {
    uint32_t e = g->a - (g->b << 27 | g->b >> 5);
    g->a = g->b ^ (g->c << 17 | g->c >> 15);
    g->b = g->c + g->d;
    g->c = g->d + e;
    g->d = e + g->a;
    return g->d;
}

static void sow(Generator *g, int64_t seed, int64_t stream) {
    *g = (Generator){0xF1EA5EED, (uint32_t)seed, (uint32_t)(seed >> 32),
                     (uint32_t)(stream + 1) * 0x9E3779B9u};
    for (int i = 0; i < 20; i++) word(g);
}

static int below(Generator *g, int n) { return (int)(((uint64_t)word(g) * (uint64_t)n) >> 32); }

static int any_place(Generator *g, int count) { return count > 1 ? below(g, count) : 0; }

// 1. Players and board

static int partner_of(const State *s, int seat) {
    int partner = seat + s->partner_after;
    return partner >= s->players ? partner - s->players : partner;
}

static int location(const State *s, int owner, int progress) {
    if (progress >= s->track) return LARGE_BOARD + owner * HOME_SQUARES + progress - s->track;
    int square = progress + s->starts[owner];
    return square >= s->track ? square - s->track : square;
}

static int progress_at(const State *s, int owner, int square) {
    int progress = square - s->starts[owner];
    return progress < 0 ? progress + s->track : progress;
}

static int occupant(int seat, int pawn) { return seat * PAWNS + pawn + 1; }

static int owner_of(int standing) { return (unsigned)(standing - 1) / PAWNS; }

static int pawn_of(int standing) { return (unsigned)(standing - 1) % PAWNS; }

static bool has_all_home(const State *s, int seat) {
    for (int pawn = 0; pawn < PAWNS; pawn++)
        if (s->pawns[seat][pawn] < s->track) return false;
    return true;
}

// 2. Cards

static int left_of(const State *s, int seat) { return seat + 1 < s->players ? seat + 1 : 0; }

static int hand_size(const State *s) { return s->deal == 0 ? FIRST_HAND : LATER_HAND; }

static void begin_deal(State *s, int deal) {
    s->deal = deal;
    s->round++;
    s->phase = deal == 0 ? SHUFFLING : DEALING;
    s->turn = left_of(s, s->dealer);
    for (int seat = 0; seat < s->players; seat++) {
        s->was_called[seat] = 0;
        if (!s->has_laid_down[seat]) continue;
        s->has_laid_down[seat] = 0;
        for (int kind = 0; kind < KINDS; kind++) s->laid_down[seat][kind] = 0;
    }
}

static void shuffle(State *s) {
    for (int kind = 0; kind < KINDS; kind++) {
        s->heap[kind] = s->players;
        for (int seat = 0; seat < s->players; seat++) s->open_cards[seat][kind] = 0;
    }
    s->last_card = NO_CARD;
    s->phase = DEALING;
}

static void deal_card(State *s, int kind) {
    if (s->phase == SHUFFLING) shuffle(s);
    s->heap[kind]--;
    s->hands[s->turn][kind]++;
    s->sizes[s->turn]++;
    if (s->sizes[s->turn] < hand_size(s)) return;
    bool is_last = s->turn == s->dealer;
    s->turn = left_of(s, s->turn);
    if (is_last) s->phase = TO_PLAY;
}

static int draw_card(const State *s, Generator *g) {
    int odds[KINDS], total = 0, chosen = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        odds[kind] = s->phase == SHUFFLING ? s->players : s->heap[kind];
        total += odds[kind];
    }
    int number = below(g, total);
    for (int kind = 0; kind < KINDS; kind++) {
        number -= odds[kind];
        chosen += number >= 0;
    }
    return chosen;
}

static void pass_turn(State *s) {
    for (int i = 0; i < s->players; i++) {
        s->turn = left_of(s, s->turn);
        if (s->sizes[s->turn] > 0) return;
    }
    int deal = (s->deal + 1) % DEALS_A_SHUFFLE;
    if (deal == 0) s->dealer = left_of(s, s->dealer);
    begin_deal(s, deal);
}

static void lay_down(State *s, int seat) {
    for (int kind = 0; kind < KINDS; kind++) {
        s->laid_down[seat][kind] = s->hands[seat][kind];
        s->open_cards[seat][kind] += s->hands[seat][kind];
        s->hands[seat][kind] = 0;
    }
    s->sizes[seat] = 0;
    s->has_laid_down[seat] = 1;
}

// 3. What the cards do; 4. Moving

static int steps_of(int card) { return card == FOUR ? -FOUR_STEPS : card + 1; }

static bool is_blockade(const State *s, int square) {
    int standing = s->board[square];
    return standing != VACANT && s->starts[owner_of(standing)] == square;
}

static int lowest_in_nest(const State *s, int owner) {
    for (int pawn = 0; pawn < PAWNS; pawn++)
        if (s->pawns[owner][pawn] == IN_NEST) return pawn;
    return PAWNS;
}

static bool may_enter(const State *s, int owner) {
    return lowest_in_nest(s, owner) != PAWNS && !is_blockade(s, s->starts[owner]);
}

static bool may_go_back(const State *s, int owner, int pawn) {
    int here = s->pawns[owner][pawn];
    if (here >= s->track) return false;
    int square = location(s, owner, here);
    int behind = s->squares_per_place - s->to_start[square];
    return !(0 < behind && behind <= FOUR_STEPS && is_blockade(s, square - behind));
}

static bool may_be_swapped(const State *s, int owner, int pawn, bool from_start) {
    int progress = s->pawns[owner][pawn];
    return (0 < progress && progress < s->track) || (progress == 0 && from_start);
}

static int last_home(const State *s, int owner) {
    int last = IN_NEST;
    for (int square = 0; square < HOME_SQUARES; square++) {
        if (s->board[LARGE_BOARD + owner * HOME_SQUARES + square] != VACANT) continue;
        if (last != IN_NEST) return IN_NEST;
        last = s->track + square;
    }
    return last;
}

static int steps_to_last(const State *s, int owner, int pawn) {
    int here = s->pawns[owner][pawn], last = last_home(s, owner);
    return 0 <= here && here < s->track && last != IN_NEST ? last - here : 0;
}

static int goal(const State *s, int owner, int pawn, int steps, int lap) {
    int progress = s->pawns[owner][pawn] + steps;
    if (progress < 0) return progress + s->track;
    return lap ? progress - s->track : progress;
}

static int put(State *s, int owner, int pawn, int progress) {
    if (s->pawns[owner][pawn] != IN_NEST)
        s->board[location(s, owner, s->pawns[owner][pawn])] = VACANT;
    int square = location(s, owner, progress);
    int taken = s->board[square];
    if (taken != VACANT) s->pawns[owner_of(taken)][pawn_of(taken)] = IN_NEST;
    s->board[square] = occupant(owner, pawn);
    s->pawns[owner][pawn] = progress;
    return taken;
}

static void walk(State *s, int owner, int pawn, int steps, int lap) {
    put(s, owner, pawn, goal(s, owner, pawn, steps, lap));
}

static void swap(State *s, int owner, int pawn, int seat, int other) {
    int here = location(s, owner, s->pawns[owner][pawn]);
    int there = location(s, seat, s->pawns[seat][other]);
    s->board[there] = occupant(owner, pawn);
    s->board[here] = occupant(seat, other);
    s->pawns[owner][pawn] = progress_at(s, owner, there);
    s->pawns[seat][other] = progress_at(s, seat, here);
}

// 5. Teams

static int whose_pawns(const State *s, int seat) {
    return s->partner_after != ALONE && has_all_home(s, seat) ? partner_of(s, seat) : seat;
}

static int owner_in_move(const State *s, int seat, int pawn) {
    return pawn < PAWNS ? seat : partner_of(s, seat);
}

// A play

static void play_seven(State *s, int seat, int owner, Move m) {
    walk(s, owner, m.pawn % PAWNS, m.steps, m.lap);
    if (m.second == NO_PAWN) return;
    int other = owner_in_move(s, seat, m.second), pawn = m.second % PAWNS;
    int rest = m.kind == SPLIT ? SEVEN_STEPS - m.steps : steps_to_last(s, other, pawn);
    walk(s, other, pawn, rest, m.second_lap);
}

static void win(State *s, int seat, Move m) {
    s->phase = OVER;
    s->winner = seat;
    s->won_by = s->partner_after == ALONE ? HOME : TEAM;
    bool is_seven = m.kind == SPLIT || m.kind == SHORT_SEVEN;
    if (is_seven && m.pawn < PAWNS && PAWNS <= m.second && m.second < NO_PAWN)
        s->won_by = SEVEN_FOR_TWO;
}

static void play_card(State *s, int seat, Move m) {
    s->hands[seat][m.card]--;
    s->open_cards[seat][m.card]++;
    s->sizes[seat]--;
    s->last_card = m.card;
    int owner = owner_in_move(s, seat, m.pawn), pawn = m.pawn % PAWNS;
    if (m.kind == WALK)
        walk(s, owner, pawn, steps_of(m.card), m.lap);
    else if (m.kind == ENTER)
        put(s, owner, lowest_in_nest(s, owner), 0);
    else if (m.kind == SWAP)
        swap(s, owner, pawn, m.seat, m.second);
    else
        play_seven(s, seat, owner, m);
    if (has_all_home(s, owner) && has_all_home(s, partner_of(s, owner))) win(s, seat, m);
}

static void take_turn(State *s, int seat, Move m) {
    if (m.kind == LAY_DOWN)
        lay_down(s, seat);
    else
        play_card(s, seat, m);
    if (s->phase != OVER) pass_turn(s);
}

// A random move, as picks.py finds it: how far a pawn may go is a set of steps as bits, and the sets
// of an owner's four pawns lie side by side in one number

enum { LANE = 16, STRAIGHT = 0, BY_LAP = 1, SHORT = 2 };
#define EACH 0x0001000100010001ull
#define IN_A_LANE 0xFFFFull
#define ALL_STEPS ((2ull << LONGEST) - 2)
#define PARTS ((1ull << SEVEN_STEPS) - 2)
#define ENTERING (1ull << (ACE + 1) | 1ull << (KING + 1))
#define ALL_HOME ((1u << HOME_SQUARES) - 1)
#define NOT_BY_CARD (EACH << FOUR_STEPS | EACH << JACK_STEPS)

typedef uint64_t Sets;

typedef struct {
    Sets ahead, ways, past_home, laps;
} Reach;

typedef struct {
    Sets enters, walks, laps;
    int own, others, splits, split_laps;
} Plays;

typedef struct {
    Sets ways, laps;
    int short_pawn;
    bool stops, for_partner;
} Rest;

static int count_bits(Sets bits) { return __builtin_popcountll(bits); }

static int lowest_bit(Sets bits) { return __builtin_ctzll(bits); }

static int goes(Sets sets, int pawn, int steps) { return (sets >> (LANE * pawn + steps)) & 1; }

static Sets without(Sets sets, int pawn) { return sets & ~(IN_A_LANE << (LANE * pawn)); }

static Sets steps_in_hand(const State *s, int seat) {
    Sets cards = 0;
    for (int card = 0; card < KINDS; card++) cards |= (Sets)(s->hands[seat][card] > 0) << (card + 1);
    return cards;
}

static unsigned homes_taken(const State *s, int owner) {
    unsigned homes = 0;
    for (int pawn = 0; pawn < PAWNS; pawn++)
        if (s->pawns[owner][pawn] >= s->track) homes |= 1u << (s->pawns[owner][pawn] - s->track);
    return homes;
}

static int least(int one, int other) { return one < other ? one : other; }

static Sets steps_ahead(const State *s, int square, int away) {
    int ahead = s->to_start[square], start = square + ahead, end = least(away, LONGEST + 1);
    if (is_blockade(s, start >= s->track ? start - s->track : start)) end = least(end, ahead);
    return (1ull << end) - 2;
}

static Sets steps_home(const State *s, int here, unsigned homes) {
    unsigned taken = homes | 1u << HOME_SQUARES;
    if (here >= s->track) {
        int free = lowest_bit(taken >> (here - s->track + 1));
        return s->stays_at_home ? 0 : (2ull << free) - 2;
    }
    Sets squares = (1ull << lowest_bit(taken)) - 1;
    if (s->stays_at_home) squares ^= squares >> 1;
    return (squares << (s->track - here)) & ALL_STEPS;
}

static Reach reach_of(const State *s, int owner) {
    unsigned homes = homes_taken(s, owner);
    Sets ahead = 0, home = 0, past_home = 0;
    for (int pawn = 0; pawn < PAWNS; pawn++) {
        int here = s->pawns[owner][pawn], away = s->track - here;
        if (IN_NEST < here && here < s->track)
            ahead |= steps_ahead(s, location(s, owner, here), away) << (LANE * pawn);
        if (here + LONGEST >= s->track) {
            home |= steps_home(s, here, homes) << (LANE * pawn);
            if (here < s->track) past_home |= ((ALL_STEPS >> away) << away) << (LANE * pawn);
        }
    }
    Sets laps = is_blockade(s, s->starts[owner]) ? 0 : past_home;
    return (Reach){ahead, ahead | home, past_home, laps};
}

static Sets walks_by_card(const State *s, int owner, Sets cards, Sets ways) {
    ways &= ~NOT_BY_CARD;
    if ((cards >> FOUR_STEPS) & 1)
        for (int pawn = 0; pawn < PAWNS; pawn++)
            if (s->pawns[owner][pawn] != IN_NEST && may_go_back(s, owner, pawn))
                ways |= 1ull << (LANE * pawn + FOUR_STEPS);
    return ways;
}

static int count_going(Sets ways, Sets laps, int steps) {
    return count_bits((ways >> steps) & EACH) + count_bits((laps >> steps) & EACH);
}

static int go_at(Sets ways, Sets laps, int short_pawn, int steps, int at, int *how) {
    for (int pawn = 0; pawn < PAWNS; pawn++) {
        *how = STRAIGHT;
        if ((at -= goes(ways, pawn, steps)) < 0) return pawn;
        *how = BY_LAP;
        if ((at -= goes(laps, pawn, steps)) < 0) return pawn;
        *how = SHORT;
        if ((at -= pawn == short_pawn) < 0) return pawn;
    }
    *how = SHORT;
    return NO_PAWN;
}

static int count_own(const State *s, int owner) {
    int count = 0;
    for (int pawn = 0; pawn < PAWNS; pawn++)
        count += may_be_swapped(s, owner, pawn, s->jack_from_start);
    return count;
}

static int count_others(const State *s, int owner) {
    int count = 0;
    for (int seat = 0; seat < s->players; seat++)
        for (int other = 0; other < (seat != owner ? PAWNS : 0); other++)
            count += may_be_swapped(s, seat, other, false);
    return count;
}

static Move swap_at(const State *s, int owner, int offset, int own, int others) {
    int pawn = -1, standing = 0;
    while (own >= 0) own -= may_be_swapped(s, owner, ++pawn, s->jack_from_start);
    while (others >= 0) {
        int seat = owner_of(++standing);
        others -= seat != owner && may_be_swapped(s, seat, pawn_of(standing), false);
    }
    return (Move){.kind = SWAP, .card = JACK, .pawn = offset + pawn,
                  .seat = owner_of(standing), .second = pawn_of(standing)};
}

static int last_pawn(const State *s, int owner, unsigned homes, Sets ways, int rest) {
    if (count_bits(homes) != HOME_SQUARES - 1) return NO_PAWN;
    int last = s->track + lowest_bit(~homes);
    for (int pawn = 0; pawn < PAWNS; pawn++) {
        int here = s->pawns[owner][pawn], steps = last - here;
        if (IN_NEST < here && here < s->track && steps < rest && goes(ways, pawn, steps)) return pawn;
    }
    return NO_PAWN;
}

static Rest rest_at_home(const State *s, int owner, int pawn, int to, int steps, const Reach *reach) {
    int here = s->pawns[owner][pawn];
    unsigned homes = homes_taken(s, owner) | 1u << (to - s->track);
    if (here >= s->track) homes &= ~(1u << (here - s->track));
    if (homes == ALL_HOME) {
        if (s->partner_after == ALONE) return (Rest){0, 0, NO_PAWN, true, false};
        int partner = partner_of(s, owner);
        Reach others = reach_of(s, partner);
        int last = last_pawn(s, partner, homes_taken(s, partner), others.ways, steps);
        bool stops = !(((others.ways | others.laps) >> steps) & EACH);
        return (Rest){others.ways, others.laps, last, stops, true};
    }
    Sets ways = reach->ahead;
    for (int other = 0; other < PAWNS; other++)
        if (s->pawns[owner][other] + LONGEST >= s->track)
            ways |= steps_home(s, s->pawns[owner][other], homes) << (LANE * other);
    ways = without(ways, pawn);
    int last = NO_PAWN;
    if (s->partner_after == ALONE || has_all_home(s, partner_of(s, owner)))
        last = last_pawn(s, owner, homes, ways, steps);
    return (Rest){ways, without(reach->laps, pawn), last, false, false};
}

static Rest rest_after(const State *s, int owner, int pawn, int steps, int lap, const Reach *reach) {
    int here = s->pawns[owner][pawn];
    int to = here + steps - (lap ? s->track : 0);
    if (to >= s->track) return rest_at_home(s, owner, pawn, to, SEVEN_STEPS - steps, reach);
    Sets ways = reach->ways, laps = here == 0 ? reach->past_home : reach->laps;
    if (to == 0) laps = 0;
    int taken = s->board[location(s, owner, to)];
    if (taken != VACANT && owner_of(taken) == owner) {
        ways = without(ways, pawn_of(taken));
        laps = without(laps, pawn_of(taken));
    }
    return (Rest){without(ways, pawn), without(laps, pawn), NO_PAWN, false, false};
}

static int count_rest(const Rest *rest, int steps) {
    return count_going(rest->ways, rest->laps, steps) + (rest->short_pawn != NO_PAWN) + rest->stops;
}

static void count_splits(const State *s, int owner, const Reach *reach, Plays *plays) {
    Sets firsts = (reach->ways | reach->laps) & (PARTS * EACH);
    for (; firsts; firsts &= firsts - 1) {
        int first = lowest_bit(firsts), steps = SEVEN_STEPS - first % LANE;
        for (int lap = 0; lap < 2; lap++) {
            if (!(((lap ? reach->laps : reach->ways) >> first) & 1)) continue;
            Rest rest = rest_after(s, owner, first / LANE, first % LANE, lap, reach);
            int count = count_rest(&rest, steps);
            plays->splits += count;
            plays->split_laps += lap ? count : count_bits((rest.laps >> steps) & EACH);
        }
    }
}

static Move split_with(const Rest *rest, int offset, int pawn, int steps, int lap, int at) {
    int how;
    int second = go_at(rest->ways, rest->laps, rest->short_pawn, SEVEN_STEPS - steps, at, &how);
    if (second != NO_PAWN) second += rest->for_partner ? PAWNS : offset;
    Move m = {.kind = SPLIT, .card = SEVEN, .pawn = offset + pawn, .steps = steps, .lap = lap,
              .second = second, .second_lap = how};
    if (how == SHORT) {
        m.kind = SHORT_SEVEN;
        m.lap = m.second_lap = 0;
    }
    return m;
}

static Move split_at(const State *s, int owner, int offset, const Reach *reach, int at) {
    Sets firsts = (reach->ways | reach->laps) & (PARTS * EACH);
    for (; firsts; firsts &= firsts - 1) {
        int first = lowest_bit(firsts), pawn = first / LANE, steps = first % LANE;
        for (int lap = 0; lap < 2; lap++) {
            if (!(((lap ? reach->laps : reach->ways) >> first) & 1)) continue;
            Rest rest = rest_after(s, owner, pawn, steps, lap, reach);
            int some = count_rest(&rest, SEVEN_STEPS - steps);
            if (at < some) return split_with(&rest, offset, pawn, steps, lap, at);
            at -= some;
        }
    }
    return (Move){.kind = LAY_DOWN};
}

static Plays plays_of(const State *s, int owner, Sets cards, const Reach *reach) {
    Plays plays = {0};
    if (cards & ENTERING && may_enter(s, owner)) plays.enters = cards & ENTERING;
    if ((cards >> JACK_STEPS) & 1) {
        plays.own = count_own(s, owner);
        plays.others = count_others(s, owner);
    }
    if ((cards >> SEVEN_STEPS) & 1) count_splits(s, owner, reach, &plays);
    plays.walks = walks_by_card(s, owner, cards, reach->ways);
    plays.laps = reach->laps & ~NOT_BY_CARD;
    return plays;
}

static int count_plays(const State *s, Sets cards, const Plays *plays) {
    int laps = count_bits(plays->laps & (cards * EACH));
    int count = count_bits(plays->walks & (cards * EACH)) + laps + count_bits(plays->enters);
    count += plays->own * plays->others + plays->splits;
    bool may_lay_down = s->never_forced_past_home && count == laps + plays->split_laps;
    return count == 0 || may_lay_down ? count + 1 : count;
}

static int count_of_card(const Plays *plays, int steps) {
    int count = ((plays->enters >> steps) & 1) + count_going(plays->walks, plays->laps, steps);
    if (steps == JACK_STEPS) return count + plays->own * plays->others;
    return steps == SEVEN_STEPS ? count + plays->splits : count;
}

static Move play_at(const State *s, int owner, int offset, const Reach *reach, const Plays *plays,
                    int steps, int at) {
    at -= (plays->enters >> steps) & 1;
    if (at < 0) return (Move){.kind = ENTER, .card = steps - 1, .pawn = offset};
    if (steps == JACK_STEPS)
        return swap_at(s, owner, offset, at / plays->others, at % plays->others);
    int how, pawn = go_at(plays->walks, plays->laps, NO_PAWN, steps, at, &how);
    if (pawn != NO_PAWN)
        return (Move){.kind = WALK, .card = steps - 1, .pawn = offset + pawn, .lap = how};
    return split_at(s, owner, offset, reach, at - count_going(plays->walks, plays->laps, steps));
}

static Move pick(const State *s, int seat, Generator *g) {
    int owner = whose_pawns(s, seat), offset = owner != seat ? PAWNS : 0;
    Reach reach = reach_of(s, owner);
    Sets cards = steps_in_hand(s, seat);
    Plays plays = plays_of(s, owner, cards, &reach);
    int at = any_place(g, count_plays(s, cards, &plays));
    for (; cards; cards &= cards - 1) {
        int steps = lowest_bit(cards), some = count_of_card(&plays, steps);
        if (at < some) return play_at(s, owner, offset, &reach, &plays, steps, at);
        at -= some;
    }
    return (Move){.kind = LAY_DOWN};
}

// The same from a list of all moves, as `candidates` of rules.py writes it

typedef struct {
    Move moves[MOST_MOVES];
    int count;
} List;

static void add(List *out, Move m) { out->moves[out->count++] = m; }

static int ways_of(const State *s, int owner, int pawn, int steps) {
    int here = s->pawns[owner][pawn];
    return here < s->track && s->track <= here + steps ? 2 : 1;
}

static bool meets_blockade(const State *s, int square, int steps) {
    int ahead = s->to_start[square], start = square + ahead;
    return steps >= ahead && is_blockade(s, start >= s->track ? start - s->track : start);
}

static bool may_go_home(const State *s, int owner, int first, int last) {
    int end = s->track + HOME_SQUARES - 1;
    for (int progress = first; progress <= least(last, end); progress++)
        if (s->board[location(s, owner, progress)] != VACANT) return false;
    return last <= end;
}

static bool is_innermost(const State *s, int owner, int progress) {
    int end = s->track + HOME_SQUARES - 1;
    return progress == end || s->board[location(s, owner, progress + 1)] != VACANT;
}

static bool may_walk(const State *s, int owner, int pawn, int steps, int lap) {
    int here = s->pawns[owner][pawn], there = here + steps;
    if (here >= s->track)
        return !lap && !s->stays_at_home && may_go_home(s, owner, here + 1, there);
    if (there < s->track) return !lap && !meets_blockade(s, location(s, owner, here), steps);
    if (lap) return !is_blockade(s, s->starts[owner]);
    return may_go_home(s, owner, s->track, there) &&
           (!s->stays_at_home || is_innermost(s, owner, there));
}

static bool may_step(const State *s, int owner, int pawn, int card, int lap) {
    if (card == FOUR) return !lap && may_go_back(s, owner, pawn);
    return may_walk(s, owner, pawn, card + 1, lap);
}

static bool may_any_walk(const State *s, int owner, int steps) {
    for (int pawn = 0; pawn < PAWNS; pawn++)
        if (s->pawns[owner][pawn] != IN_NEST)
            for (int lap = 0; lap < ways_of(s, owner, pawn, steps); lap++)
                if (may_walk(s, owner, pawn, steps, lap)) return true;
    return false;
}

static bool may_win_short(const State *s, int owner, int pawn, int rest) {
    if (s->partner_after != ALONE && !has_all_home(s, partner_of(s, owner))) return false;
    int steps = steps_to_last(s, owner, pawn);
    return 0 < steps && steps < rest && may_walk(s, owner, pawn, steps, 0);
}

static void put_back(State *s, int owner, int pawn, int progress, int taken) {
    int square = location(s, owner, s->pawns[owner][pawn]);
    s->board[square] = taken;
    if (taken != VACANT) {
        int other = owner_of(taken);
        s->pawns[other][pawn_of(taken)] = progress_at(s, other, square);
    }
    s->board[location(s, owner, progress)] = occupant(owner, pawn);
    s->pawns[owner][pawn] = progress;
}

static void list_swaps(const State *s, int owner, int offset, List *out) {
    for (int pawn = 0; pawn < PAWNS; pawn++) {
        if (!may_be_swapped(s, owner, pawn, s->jack_from_start)) continue;
        for (int seat = 0; seat < s->players; seat++)
            for (int other = 0; other < (seat != owner ? PAWNS : 0); other++)
                if (may_be_swapped(s, seat, other, false))
                    add(out, (Move){.kind = SWAP, .card = JACK, .pawn = offset + pawn,
                                    .seat = seat, .second = other});
    }
}

static void list_rests(const State *s, int owner, int offset, int first, int steps, int lap,
                       List *out) {
    int rest = SEVEN_STEPS - steps;
    bool may_end = last_home(s, owner) != IN_NEST;
    Move m = {.card = SEVEN, .pawn = first, .steps = steps};
    for (int pawn = 0; pawn < PAWNS; pawn++) {
        m.second = offset + pawn;
        if (m.second == first || s->pawns[owner][pawn] == IN_NEST) continue;
        m.kind = SPLIT;
        m.lap = lap;
        for (int second_lap = 0; second_lap < ways_of(s, owner, pawn, rest); second_lap++) {
            if (!may_walk(s, owner, pawn, rest, second_lap)) continue;
            m.second_lap = second_lap;
            add(out, m);
        }
        m.kind = SHORT_SEVEN;
        m.lap = m.second_lap = 0;
        if (may_end && may_win_short(s, owner, pawn, rest)) add(out, m);
    }
}

// The board is as before when it returns.
static void list_splits(State *s, int owner, int offset, List *out) {
    for (int pawn = 0; pawn < PAWNS; pawn++) {
        int here = s->pawns[owner][pawn], first = offset + pawn;
        if (here == IN_NEST) continue;
        for (int steps = 1; steps < SEVEN_STEPS; steps++)
            for (int lap = 0; lap < ways_of(s, owner, pawn, steps); lap++) {
                if (!may_walk(s, owner, pawn, steps, lap)) continue;
                int to = goal(s, owner, pawn, steps, lap);
                int taken = put(s, owner, pawn, to);
                list_rests(s, owner, offset, first, steps, lap, out);
                if (to >= s->track && has_all_home(s, owner)) {
                    int partner = partner_of(s, owner);
                    list_rests(s, partner, PAWNS, first, steps, lap, out);
                    if (has_all_home(s, partner) || !may_any_walk(s, partner, SEVEN_STEPS - steps))
                        add(out, (Move){.kind = SHORT_SEVEN, .card = SEVEN, .pawn = first,
                                        .steps = steps, .second = NO_PAWN});
                }
                put_back(s, owner, pawn, here, taken);
            }
    }
}

static int pawns_out(const State *s, int owner) {
    int count = 0;
    for (int pawn = 0; pawn < PAWNS; pawn++) count += s->pawns[owner][pawn] != IN_NEST;
    return count;
}

static void list_plays(State *s, int seat, List *out) {
    int owner = whose_pawns(s, seat), offset = owner != seat ? PAWNS : 0;
    for (int card = 0; card < KINDS; card++) {
        if (s->hands[seat][card] == 0) continue;
        if (card == JACK) {
            list_swaps(s, owner, offset, out);
            continue;
        }
        if ((card == ACE || card == KING) && may_enter(s, owner))
            add(out, (Move){.kind = ENTER, .card = card, .pawn = offset});
        if (card == KING) continue;
        for (int pawn = 0; pawn < PAWNS; pawn++) {
            if (s->pawns[owner][pawn] == IN_NEST) continue;
            for (int lap = 0; lap < ways_of(s, owner, pawn, steps_of(card)); lap++)
                if (may_step(s, owner, pawn, card, lap))
                    add(out, (Move){.kind = WALK, .card = card, .pawn = offset + pawn, .lap = lap});
        }
        if (card == SEVEN && pawns_out(s, owner) > 1) list_splits(s, owner, offset, out);
    }
}

static bool are_all_laps(const List *out) {
    for (int at = 0; at < out->count; at++)
        if (!out->moves[at].lap && !out->moves[at].second_lap) return false;
    return true;
}

static Move listed_move(State *s, int seat, Generator *g) {
    List out;
    out.count = 0;
    list_plays(s, seat, &out);
    if (out.count == 0 || (s->never_forced_past_home && are_all_laps(&out)))
        add(&out, (Move){.kind = LAY_DOWN});
    return out.moves[any_place(g, out.count)];
}

// A match

static void playout(State *s, Generator *g, bool lists, int64_t limit, int64_t *tally) {
    int64_t began = CHANCE, moves = 0, chance_moves = 0;
    while (moves < limit && s->won_by == GOES_ON) {
        if (s->phase == TO_PLAY) {
            if (began == CHANCE) began = s->turn;
            take_turn(s, s->turn, lists ? listed_move(s, s->turn, g) : pick(s, s->turn, g));
            moves++;
            continue;
        }
        if (s->phase == WHO_DEALS) {
            s->dealer = below(g, s->players);
            begin_deal(s, 0);
        } else {
            deal_card(s, draw_card(s, g));
        }
        chance_moves++;
    }
    tally[ENDING] = s->won_by;
    tally[WINNERS] = s->won_by != GOES_ON ? 1 << s->winner | 1 << partner_of(s, s->winner) : 0;
    tally[BEGAN] = began;
    tally[MOVES] = tally[TURNS] = moves;
    tally[CHANCE_MOVES] = chance_moves;
    tally[ROUNDS] = s->round;
}

// Matches `first` … `first + games − 1` of a seed: a row of tallies each. The last states stay in
// `states`, which has room for one or more. With `lists`, a move is chosen from a list of all.
void play_out(const State *start, State *states, int64_t *tally, int64_t room, int64_t games,
              int64_t seed, int64_t first, int64_t limit, int lists) {
    for (int64_t at = 0; at < games; at++) {
        Generator g;
        sow(&g, seed, first + at);
        states[at % room] = *start;
        playout(&states[at % room], &g, lists, limit, tally + at * TALLY);
    }
}

int size_of_state(void) { return sizeof(State); }
