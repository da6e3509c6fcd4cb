"""Random matches in Pgx, many side by side as it likes it: GAME whole SECONDS."""

import json
import sys
import time
from importlib.metadata import version

import jax
import jax.numpy as jnp
import pgx

BATCH, STEPS = 1024, 32

name, _, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
environment = pgx.make(name)
begin = jax.jit(jax.vmap(environment.init))
step = jax.vmap(environment.step)


@jax.jit
def play(state, key):
    """Some random moves in all matches; how many were played in matches still going on?"""

    def once(carried, key):
        state, moves = carried
        moves += jnp.sum(~state.terminated)
        choices, dice = jax.random.split(key)
        weights = jnp.log(state.legal_action_mask.astype(jnp.float32))
        chosen = jax.random.categorical(choices, weights)
        return (step(state, chosen, jax.random.split(dice, BATCH)), moves), None

    (state, moves), _ = jax.lax.scan(once, (state, 0), jax.random.split(key, STEPS))
    return state, moves


key = jax.random.PRNGKey(1)
state = begin(jax.random.split(key, BATCH))
play(state, key)[1].block_until_ready()  # compiles
moves = 0
began = time.process_time()
while time.process_time() - began < seconds:
    key, one = jax.random.split(key)
    state, some = play(state, one)
    moves += int(some)
    if bool(state.terminated.all()):
        state = begin(jax.random.split(one, BATCH))
taken = time.process_time() - began
print(json.dumps({"version": version("pgx"), "moves_per_second": moves / taken}))
