"""Compares the solver with kiwisolver in one run: medians of processor time, and their ratio.

    python3 Python/benchmark.py [--sizes 3,30,300] [--seconds 0.2]

A system of size n is a row of n boxes, 3 n + 2 constraints: each has a smallest width, a width that it
should have, and a distance to the next; the last one ends before an edge. `build` makes the system,
solves it and reads all values. `drag` suggests an edge and reads all values.
"""

import argparse
import importlib
import statistics
import time


def row(module, count):
    """A solver with a row of boxes, their edges, their widths, and the edge that is dragged."""
    solver = module.Solver()
    lefts = [module.Variable() for _ in range(count)]
    widths = [module.Variable() for _ in range(count)]
    edge = module.Variable()
    solver.addConstraint(lefts[0] == 0)
    for index in range(count):
        solver.addConstraint(widths[index] >= 10)
        solver.addConstraint((widths[index] == 50) | "strong")
        if index:
            solver.addConstraint(lefts[index] == lefts[index - 1] + widths[index - 1] + 8)
    solver.addConstraint(lefts[-1] + widths[-1] <= edge)
    solver.addEditVariable(edge, "medium")
    solver.suggestValue(edge, 60 * count)
    solver.updateVariables()
    return solver, lefts, widths, edge


def read(variables):
    return sum(variable.value() for variable in variables)


def build(module, count):
    _, lefts, widths, _ = row(module, count)
    read(lefts)
    read(widths)


def drag(module, count):
    solver, lefts, widths, edge = row(module, count)

    def step(at=[0]):
        at[0] += 1
        solver.suggestValue(edge, 60 * count + at[0] % 7)
        solver.updateVariables()
        read(lefts)
        read(widths)

    return step


def measured(operations, seconds):
    """The median processor time of each operation, in turns."""
    times = [[] for _ in operations]
    end = time.perf_counter() + seconds * len(operations)
    while time.perf_counter() < end or len(times[0]) < 5:
        for place, operation in enumerate(operations):
            began = time.process_time_ns()
            repeats = 0
            while time.process_time_ns() - began < 200_000:
                operation()
                repeats += 1
            times[place].append((time.process_time_ns() - began) / repeats)
    return [statistics.median(values) / 1000 for values in times]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default="3,30,300")
    parser.add_argument("--seconds", type=float, default=0.2)
    options = parser.parse_args()
    modules = [importlib.import_module(name) for name in ("autolayout_engine", "kiwisolver")]
    print(f"{'':8}{'constraints':>12}{'autolayout':>14}{'kiwisolver':>14}{'ratio':>9}")
    for size in map(int, options.sizes.split(",")):
        for name in ("build", "drag"):
            if name == "build":
                operations = [lambda module=module: build(module, size) for module in modules]
            else:
                operations = [drag(module, size) for module in modules]
            ours, theirs = measured(operations, options.seconds)
            print(f"{name:8}{3 * size + 2:12}{ours:11.1f} µs{theirs:11.1f} µs{theirs / ours:8.2f}×")


if __name__ == "__main__":
    main()
