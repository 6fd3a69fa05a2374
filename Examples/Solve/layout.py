#!/usr/bin/env python3
"""A split view whose divider is dragged: Python keeps the window, autolayout solves it.

One process answers every system: a line goes in, a line comes out.
"""
import json
import subprocess


class Engine:
    def __init__(self, tool="autolayout"):
        self.process = subprocess.Popen(
            [tool, "solve", "--lines", "--no-ranges", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def solve(self, constraints):
        self.process.stdin.write(json.dumps({"constraints": constraints}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["status"] != "optimal":
            raise ValueError(answer)
        return answer["solution"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def constraint(relation, constant, priority=1000, **coeffs):
    return {"coeffs": coeffs, "relation": relation, "constant": constant, "priority": priority}


engine = Engine()
for divider in (100, 250, 600):
    frames = engine.solve([
        constraint("==", 640, left=1, right=1),              # the panes fill the window
        constraint(">=", 160, left=1),                       # neither becomes too narrow
        constraint(">=", 240, right=1),
        constraint("==", divider, priority=500, left=1),     # the hand that drags
    ])
    print(divider, frames)
engine.close()
