"""Shake the box of Cookie Box many times and count what a player finds in it."""

from statistics import mean

import cookietin
from cookietin.engine.playouts import play_out

SHAKES = range(0, 65_536, 256)
MATCHES = 100


def bits(mask: int) -> list[int]:
    """The cookies in a mask."""
    return [at for at in range(mask.bit_length()) if (mask >> at) & 1]


piles = [
    cookietin.game("cookie-box", first=0).start(chance=None).play(f"shake {number}").state
    for number in SHAKES
]
free = [len(bits(s.free)) for s in piles]
shown = [sum(1 for at in bits(s.free) if s.icons[at]) for s in piles]
icons = [sum(1 for at in bits(s.there) if s.icons[at]) for s in piles]
under = [mean(len(bits(s.on_top[at])) for at in bits(s.there & ~s.on_edge)) for s in piles]
layers = [max(s.heights[at] for at in bits(s.there & ~s.on_edge)) for s in piles]
stand = [len(bits(s.on_edge)) for s in piles]
sides = [sum(1 for at in bits(s.on_edge) if not s.leans_on[at]) for s in piles]

print(f"{len(piles)} boxes")
print(f"can be taken at the start   {mean(free):.1f}, from {min(free)} to {max(free)}")
print(f"  of these face up          {mean(shown):.1f}")
print(f"face up in the whole box    {mean(icons):.1f}")
print(f"on top of a flat cookie     {mean(under):.1f} others")
print(f"layers                      {mean(layers):.1f}, from {min(layers)} to {max(layers)}")
print(f"on edge                     {mean(stand):.1f}, from {min(stand)} to {max(stand)}")
print(f"  of these against the side {mean(sides):.1f}")

print(f"\n{MATCHES} random games each    moves  shakes  rounds")
for players in range(2, 7):
    game = cookietin.game("cookie-box", players=players)
    tally, states = play_out(game, MATCHES, seed=1, keep=True, fast=False)
    moves, rounds = tally[:, 3].mean(), tally[:, 5].mean()
    print(f"{players} players {moves:16.1f} {states['shakes'].mean():7.2f} {rounds:7.1f}")
