"""How fast OpenSpiel is: GAME whole|single|search SECONDS. Run by its own interpreter.

single   random matches, driven from Python; moves a second
whole    its loop in C++ (RandomRolloutEvaluator), which only its search can call: a search of two
         iterations, each with many playouts
search   its tree search in C++ (MCTSBot), one random playout an iteration; iterations a second
"""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel

ROLLOUTS = 100  # in one iteration, where playouts are what is measured
ITERATIONS = 1000  # of one search
UCT = 2.0
MEGABYTES = 1000

name, how, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
game = pyspiel.load_game(name)
choices = random.Random(1)


def past_chance(state):
    """Let chance do its part until somebody is to move."""
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(choices.choices(actions, weights)[0])
    return state


def one_match():
    """Play a match from Python; how many moves of players?"""
    state = past_chance(game.new_initial_state())
    moves = 0
    while not state.is_terminal():
        state.apply_action(choices.choice(state.legal_actions()))
        past_chance(state)
        moves += 1
    return moves


def search(iterations, rollouts):
    """Think about the first move."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, UCT, iterations, MEGABYTES, False, 1, False)
    bot.step(past_chance(game.new_initial_state()))


def pace(play):
    """How much is done in a second by something that says how much it did."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += play()
    return done / (time.process_time() - began)


def some_playouts():
    """From the start and from the move after it, as many moves as matches have from Python."""
    search(2, ROLLOUTS)
    return ROLLOUTS * (2 * each - 1)


def some_iterations():
    search(ITERATIONS, 1)
    return ITERATIONS


each = sum(one_match() for _ in range(20)) / 20
found = pace({"single": one_match, "whole": some_playouts, "search": some_iterations}[how])
print(json.dumps({"version": version("open_spiel"), "moves_per_second": found}))
