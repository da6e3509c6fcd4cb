"""Random playouts in OpenSpiel: GAME whole|single SECONDS. Run by its own interpreter."""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel

name, how, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
game = pyspiel.load_game(name)
choices = random.Random(1)


def one_match() -> int:
    """Play a match from Python; how many moves of players?"""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices.choices(actions, weights)[0])
        else:
            state.apply_action(choices.choice(state.legal_actions()))
            moves += 1
    return moves


began = time.perf_counter()
moves = matches = 0
while time.perf_counter() - began < seconds:
    moves += one_match()
    matches += 1
taken = time.perf_counter() - began
if how == "whole":  # the loop in C++ doesn't say how many moves it made: about as many
    each = moves / matches
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=20, seed=1)
    began = time.perf_counter()
    moves = 0
    while time.perf_counter() - began < seconds:
        evaluator.evaluate(game.new_initial_state())
        moves += round(20 * each)
    taken = time.perf_counter() - began
print(json.dumps({"version": version("open_spiel"), "moves_per_second": moves / taken}))
