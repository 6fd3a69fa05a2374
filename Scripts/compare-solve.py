#!/usr/bin/env python3
"""Compare `autolayout solve` with an independent solver, or record that solver's answers for the tests.

    compare-solve.py TOOL ORACLE-FOLDER [--systems N] [--seed S]
    compare-solve.py --record ORACLE-FOLDER

ORACLE-FOLDER holds lexico.py (the solver) and gen.py (a generator of random systems). All systems go through one run
of the tool, a line each. The seed is printed; differences are printed with their system, and make the exit code 1.
--record answers the systems below by exact rational arithmetic and writes Tests/AutoLayoutCommandTests/
SolveSystems.jsonl.
"""
import argparse
import json
import os
import subprocess
import sys
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
RECORDED = os.path.join(ROOT, "Tests", "AutoLayoutCommandTests", "SolveSystems.jsonl")
# Values may differ by this part of the largest number of the system: the float solver's own tolerance.
TOLERANCE = 1e-6


def row(coeffs, relation, constant, priority=1000, name=None):
    result = {"id": name} if name else {}
    return {**result, "coeffs": coeffs, "relation": relation, "constant": constant, "priority": priority}


# Systems of our own; each is there for what its name says.
SYSTEMS = {
    "a wish gives way to what must hold": [
        row({"x": 1, "width": 1}, "<=", 320, name="fits"), row({"x": 1}, "==", 20, name="left"),
        row({"width": 1}, "==", 400, 750, "wish")],
    "no constraints": [],
    "a constraint without variables holds": [row({}, "<=", 3)],
    "a constraint without variables contradicts": [row({}, ">=", 3, name="impossible"), row({"x": 1}, "==", 0)],
    "hugging and compression resistance": [
        row({"w": 1}, "<=", 80, 250), row({"w": 1}, ">=", 80, 750), row({"w": 1, "m": 2}, "==", 100),
        row({"m": 1}, ">=", 16)],
    "many low wishes do not outvote a high one": [
        row({"x": 1}, "==", 0, 501), *[row({"x": 1}, "==", 10, 500, "low%d" % k) for k in range(20)]],
    "fractions of a priority are levels": [
        row({"x": 1}, "==", 1, 750), row({"x": 1}, "==", 2, 750.5), row({"x": 1}, "==", 3, 749.25)],
    "the median of equal wishes": [row({"x": 1}, "==", value, 400) for value in (1, 5, 9, 11, 40)],
    "two equal wishes leave a range": [row({"x": 1}, "==", 10, 400), row({"x": 1}, "==", 30, 400)],
    "open on one side": [row({"x": 1}, ">=", 12), row({"y": 1, "x": -1}, "==", 4)],
    "open on both sides": [row({"x": 1, "y": 1}, "==", 100)],
    "equal widths fill a row": [
        row({"a": 1}, "==", 4), row({"a": -1, "aw": -1, "b": 1}, "==", 4), row({"aw": 1, "bw": -1}, "==", 0),
        row({"b": -1, "bw": -1, "c": 1}, "==", 4), row({"bw": 1, "cw": -1}, "==", 0),
        row({"c": 1, "cw": 1}, "==", 316)],
    "three that contradict among others": [
        row({"w": 1}, ">=", 0, name="sane"), row({"w": 1, "h": -2}, "==", 0, name="aspect"),
        row({"h": 1}, ">=", 100, name="tall"), row({"x": 1}, "==", 7, name="aside"),
        row({"w": 1}, "<=", 150, name="narrow")],
    "a circle of distances": [
        row({"b": 1, "a": -1}, ">=", 2), row({"c": 1, "b": -1}, ">=", 2), row({"a": 1, "c": -1}, ">=", 2)],
    "negative and fractional numbers": [
        row({"x": -0.5, "y": 0.25}, "==", -3.75), row({"x": 1, "y": 1}, "==", -0.125),
        row({"z": -2}, "<=", 9, 10), row({"z": 1}, "<=", -20)],
    "redundant constraints": [
        row({"x": 1}, "==", 5), row({"x": 2}, "==", 10), row({"x": 1}, ">=", 5, 999), row({"x": 1}, "<=", 5)],
    "small and large numbers": [
        row({"x": 0.001, "y": 1000}, "==", 250000), row({"y": 1}, "==", 249.5, 300), row({"x": 1}, "<=", 400000)],
    "names that need escapes": [
        row({"\"quoted\"": 1, "back\\slash": -1}, "==", 0, name="new\nline"),
        row({"back\\slash": 1, "größe 日本 🙂": 1}, "==", 10, name="\u0001"), row({"größe 日本 🙂": 1}, "==", 4)],
}


def record(oracle):
    lexico = load(oracle)[0]
    with open(RECORDED, "w", encoding="utf-8") as file:
        for name, constraints in SYSTEMS.items():
            system = {"constraints": constraints}
            if name == "open on both sides":
                system["variables"] = ["unused", "y"]
            answer = lexico.solve_exact(system)
            answer.pop("solution_exact", None)
            answer["engine"] = "exact rational simplex"
            file.write(json.dumps({"name": name, "system": system, "answer": answer}) + "\n")
    print("recorded %d systems" % len(SYSTEMS))


def load(oracle):
    sys.path.insert(0, oracle)
    import gen
    import lexico
    return lexico, gen


def problems(lexico, system, mine):
    """What is wrong with the tool's answer; in doubt exact arithmetic decides."""
    found = []
    for solve in (lexico.solve, lexico.solve_exact):
        if solve is lexico.solve_exact and len(system["constraints"]) > 150:
            break
        found = differences(lexico, system, mine, solve(system))
        if not found:
            break
    return found


def differences(lexico, system, mine, theirs):
    if mine["status"] != theirs["status"]:
        return ["%s instead of %s" % (mine["status"], theirs["status"])]
    if mine["status"] == "infeasible":
        return irreducible(lexico, system, mine["iis"])
    scale = max([1.0] + [abs(c["constant"]) for c in system["constraints"]])
    near = TOLERANCE * scale
    found = []
    if [level["priority"] for level in mine["levels"]] != [level["priority"] for level in theirs["levels"]]:
        return ["other levels"]
    for a, b in zip(mine["levels"], theirs["levels"]):
        if abs(a["violation"] - b["violation"]) > near * max(1, len(a["violated"])):
            found.append("level %s: %r instead of %r" % (a["priority"], a["violation"], b["violation"]))
        if abs(sum(a["violated"].values()) - a["violation"]) > near:
            found.append("level %s: the violated constraints do not add up" % a["priority"])
    for name, (low, high) in theirs["range"].items():
        value, mine_range = mine["solution"][name], mine["range"][name]
        if (low is not None and value < low - near) or (high is not None and value > high + near):
            found.append("%s is %r, outside %r" % (name, value, [low, high]))
        for a, b in zip(mine_range, (low, high)):
            if (a is None) != (b is None) or (a is not None and abs(a - b) > near):
                found.append("the range of %s is %r instead of %r" % (name, mine_range, [low, high]))
                break
        if mine["unique"][name] != theirs["unique"][name]:
            found.append("%s: unique is %s" % (name, mine["unique"][name]))
    if mine["all_unique"] != all(mine["unique"].values()):
        found.append("all_unique is wrong")
    return found


def irreducible(lexico, system, names):
    """What is wrong with a set of contradicting constraints."""
    chosen = [c for k, c in enumerate(system["constraints"]) if str(c.get("id", k)) in names]
    if len(chosen) != len(names):
        return ["the set names what is not there"]
    if status(lexico, chosen) != "infeasible":
        return ["the constraints %r do not contradict each other" % names]
    return ["%r is not needed for the contradiction" % names[k]
            for k in range(len(chosen)) if status(lexico, chosen[:k] + chosen[k + 1:]) == "infeasible"]


def status(lexico, constraints):
    return lexico.solve({"constraints": constraints}, ranges=False)["status"]


def compare(tool, oracle, count, seed):
    lexico, gen = load(oracle)
    systems = [{"constraints": constraints} for constraints in SYSTEMS.values()]
    for k in range(count):
        systems.append(gen.generate(gen.KINDS[k % len(gen.KINDS)], 3 + k // len(gen.KINDS) % 8, seed + k))
    text = "".join(json.dumps(system) + "\n" for system in systems)
    result = subprocess.run([tool, "solve", "--lines", "-"], input=text.encode(), stdout=subprocess.PIPE)
    if result.returncode not in (0, 1):
        sys.exit("the tool ended with status %d" % result.returncode)
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    if len(answers) != len(systems):
        sys.exit("%d answers to %d systems" % (len(answers), len(systems)))
    wrong = 0
    for system, answer in zip(systems, answers):
        found = problems(lexico, system, answer)
        if found:
            wrong += 1
            print("\n".join(found[:5]), json.dumps(system), sep="\n")
    print("%d systems, %d differences, seed %d" % (len(systems), wrong, seed))
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", metavar="ORACLE")
    parser.add_argument("tool", nargs="?")
    parser.add_argument("oracle", nargs="?")
    parser.add_argument("--systems", type=int, default=120)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    if options.record:
        return record(options.record)
    if not options.oracle:
        parser.error("name the tool and the oracle's folder")
    if not os.path.exists(os.path.join(options.oracle, "lexico.py")):
        print("skipped: no oracle at " + options.oracle)
        # In continuous integration the oracle must be there.
        sys.exit(os.environ.get("CI") == "true")
    sys.exit(compare(options.tool, options.oracle, options.systems, options.seed) > 0)


if __name__ == "__main__":
    main()
