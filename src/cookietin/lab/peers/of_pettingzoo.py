"""Random matches in PettingZoo: GAME single SECONDS. Run by its own interpreter."""

import json
import random
import sys
import time
from importlib import import_module
from importlib.metadata import version

name, _, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
environment = import_module(f"pettingzoo.classic.{name}_v3").env()
choices = random.Random(1)
moves = 0
began = time.process_time()
while time.process_time() - began < seconds:
    environment.reset(seed=1)
    for _ in environment.agent_iter():
        seen, _, is_over, is_cut, _ = environment.last()
        action = None
        if not (is_over or is_cut):
            action = choices.choice(seen["action_mask"].nonzero()[0])
            moves += 1
        environment.step(action)
taken = time.process_time() - began
print(json.dumps({"version": version("pettingzoo"), "moves_per_second": moves / taken}))
