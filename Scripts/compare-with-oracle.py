#!/usr/bin/env python3
"""Compares the engine with an independent solver for strict priorities, on random systems and edits.

  compare-with-oracle.py [ORACLE_FOLDER] [--systems N] [--sequences N] [--mixed N] [--seed S] [--driver PATH]

ORACLE_FOLDER holds lexico.py (the solver) and gen.py (the generator); default ../shared/oracle.
--mixed N adds N systems with coefficients of 1e±3, as many of 1e±6 and of 1e±9 (mixed_scales.py), which the exact
solver alone decides.
Prints the seed and counts, each difference with the command that repeats it, and exits 1 on any.
Needs highspy and numpy for lexico.py. Where HiGHS's tolerance may be the reason for a difference the
exact rational solver decides.
"""
import argparse, json, os, random, subprocess, sys, time
from fractions import Fraction

import mixed_scales

RELATIONS = {"<=": -1, "==": 0, ">=": 1}
VIEWS = [3, 3, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30, 40]


class Driver:
    """The engine behind a pipe."""

    def __init__(self, path):
        self.path, self.process = path, None
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def send(self, line):
        self.process.stdin.write(line + "\n")

    def ask(self, line):
        self.send(line)
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            self.start()
            raise RuntimeError("the engine stopped at: " + line)
        return answer.split()

    def add(self, index, constraint):
        terms = " ".join("%d %r" % (index[v], float(a)) for v, a in constraint["coeffs"].items())
        self.send("add %d %r %r %s" % (RELATIONS[constraint["relation"]],
                  float(constraint["priority"]), float(constraint["constant"]), terms))


class Comparison:
    def __init__(self, oracle, driver):
        sys.path.insert(0, oracle)
        import gen, lexico
        self.gen, self.lexico, self.driver = gen, lexico, driver
        self.differences, self.counts = [], {}

    def count(self, what):
        self.counts[what] = self.counts.get(what, 0) + 1

    def differ(self, name, text):
        self.differences.append((name, text))
        print("DIFFERENT", name, text, flush=True)

    # -- one solved state ------------------------------------------------------------------

    def scale(self, constraints, values):
        largest = max([1.0] + [abs(v) for v in values])
        return max([largest] + [abs(c["constant"]) for c in constraints])

    def check_state(self, name, names, constraints, numbers):
        """Compares the driver's present state with the oracle. numbers: driver's constraint ids."""
        system = {"variables": names, "constraints": constraints}
        outcome = self.driver.ask("solve")
        answer = self.lexico.solve(system)
        if answer["status"] == "error":
            answer = self.lexico.solve_exact(system) if len(names) <= 60 else None
            if answer is None:
                return self.count("oracle gave up")
        if outcome[0] == "conflict":
            return self.check_conflict(name, names, constraints, numbers, outcome, answer)
        if answer["status"] != "optimal":
            if self.exact_says(system, "optimal"):
                return self.count("feasible by the exact solver only")
            return self.differ(name, "solved, but the oracle finds %s" % answer.get("iis"))
        self.check_optimum(name, names, constraints, answer)
        self.count("solved")

    def exact_says(self, system, status):
        if len(system["variables"]) > 200:
            return False
        return self.lexico.solve_exact(system, ranges=False)["status"] == status

    def check_conflict(self, name, names, constraints, numbers, outcome, answer):
        members = [constraints[numbers.index(int(n))] for n in outcome[1:]]
        self.count("conflicts")
        if any(c["priority"] < 1000 for c in members):
            return self.differ(name, "an optional constraint in a conflict")
        used = sorted({v for c in members for v in c["coeffs"]})
        if len(members) > 60:
            return self.count("conflict too large to check")
        if not self.infeasible(used, members):
            return self.differ(name, "the conflict can be satisfied: %s" % [c["id"] for c in members])
        for left_out in range(len(members)):
            rest = members[:left_out] + members[left_out + 1:]
            if rest and self.infeasible(used, rest):
                return self.differ(name, "the conflict is reducible: %s" % [c["id"] for c in members])

    def infeasible(self, names, constraints):
        system = {"variables": names, "constraints": constraints}
        return self.lexico.solve_exact(system, ranges=False)["status"] == "infeasible"

    def check_optimum(self, name, names, constraints, answer):
        levels = [float(v) for v in self.driver.ask("levels")]
        values = [float(v) for v in self.driver.ask("values")]
        ranges = [float(v) for v in self.driver.ask("ranges")]
        scale = self.scale(constraints, values)
        tolerance = 1e-6 * scale
        problems = self.level_problems(constraints, levels, answer, values, names, scale)
        wanted = answer["range"]
        inf = float("inf")
        for k, variable in enumerate(names):
            low, high = wanted[variable]
            low, high = -inf if low is None else low, inf if high is None else high
            if not low - tolerance <= values[k] <= high + tolerance:
                problems.append("%s = %r outside %r %r" % (variable, values[k], low, high))
            mine = ranges[2 * k], ranges[2 * k + 1]
            for a, b in zip(mine, (low, high)):
                if a != b and not abs(a - b) <= tolerance:
                    problems.append("range of %s %r, oracle %r" % (variable, mine, (low, high)))
            mine_unique = mine[1] < inf and mine[0] > -inf and mine[1] - mine[0] <= 1e-7 * max(1, abs(mine[0]))
            if mine_unique != answer["unique"][variable]:
                problems.append("uniqueness of %s %r, oracle %r" % (variable, mine, (low, high)))
        if problems and answer.get("engine") == "highs" and len(names) <= 60:
            exact = self.lexico.solve_exact({"variables": names, "constraints": constraints})
            self.count("decided by the exact solver")
            if exact["status"] != "optimal":
                return self.differ(name, "solved, but the exact solver finds a conflict")
            return self.check_optimum(name, names, constraints, exact)
        if not problems and not answer["all_unique"] and len(constraints) <= 150:
            problems = self.tie_problems(names, constraints, values, tolerance)
        if problems:
            self.differ(name, "; ".join(problems[:4]))

    def tie_problems(self, names, constraints, values, tolerance):
        system = self.ranked(names, constraints)
        answer = self.lexico.solve(system, ranges=False)
        self.count("ties")
        for attempt in (0, 1):
            if answer["status"] == "optimal":
                gaps = [v for v, mine in zip(names, values)
                        if abs(answer["solution"][v] - mine) > tolerance]
                if not gaps:
                    return []
            if attempt == 0:
                self.count("ties decided by the exact solver")
                answer = self.lexico.solve_exact(system, ranges=False)
        return ["tie-break: %s is %r, oracle %r" % (
            gaps[0], values[names.index(gaps[0])], answer["solution"][gaps[0]])]

    def ranked(self, names, constraints):
        """The system with the engine's tie-break as further priorities, below all others."""
        rules = []
        optional = [c for c in constraints if c["priority"] < 1000]
        rules += sorted(optional, key=lambda c: -c["priority"])
        slacks = [dict(c, relation="==") for c in constraints if c["relation"] != "=="]
        def first(c):
            return len([a for a in c["coeffs"].values() if a]) == 1 and c["constant"] == 0
        rules += sorted(slacks, key=first, reverse=True)
        rules += [{"coeffs": {v: 1}, "relation": "==", "constant": 0} for v in names]
        lowest = min([c["priority"] for c in constraints] + [1])
        step = lowest / (len(rules) + 1)
        ranked = [dict(c, id="tie%d" % k, priority=lowest - (k + 1) * step)
                  for k, c in enumerate(rules)]
        return {"variables": names, "constraints": constraints + ranked}

    def level_problems(self, constraints, levels, answer, values, names, scale):
        problems = []
        wanted = {l["priority"]: l["violation"] for l in answer["levels"]}
        got = dict(zip(levels[::2], levels[1::2]))
        sizes = {}
        for c in constraints:
            size = abs(c["constant"]) + sum(abs(a) * scale for a in c["coeffs"].values())
            sizes[c["priority"]] = sizes.get(c["priority"], 0) + size
        for priority, violation in wanted.items():
            if priority >= 1000:
                continue
            mine = got.get(float(priority))
            if mine is None or abs(mine - violation) > 1e-7 * sizes[priority]:
                problems.append("level %s: %r, oracle %r" % (priority, mine, violation))
        return problems

    # -- mixed scales ----------------------------------------------------------------------

    def mixed(self, kind, views, seed, digits):
        """A system with coefficients of many scales, compared with the exact solver."""
        name = "mixed %s %d %d %d" % (kind, views, seed, digits)
        system = mixed_scales.generate(kind, views, seed, digits)
        index = {v: k for k, v in enumerate(system["variables"])}
        self.driver.send("new %d" % len(index))
        for constraint in system["constraints"]:
            self.driver.add(index, constraint)
        self.run(name, lambda: self.check_mixed(name, system, "1e±%d " % digits))
        self.run(name, lambda: self.edit_mixed(name, system))

    def edit_mixed(self, name, system):
        """Changes, removes and adds constraints, and compares each step with a fresh engine."""
        chance = random.Random(name)
        index = {v: k for k, v in enumerate(system["variables"])}
        live = [[k, dict(c)] for k, c in enumerate(system["constraints"])]
        held_back, made = [], len(live)
        for step in range(4):
            made = self.one_edit(chance, live, held_back, index, made)
            verdict = self.driver.ask("fresh")
            self.count("steps of mixed scales")
            if verdict != ["same"]:
                return self.differ(name, "step %d: %s" % (step, " ".join(verdict)))

    def check_mixed(self, name, system, label):
        outcome = self.driver.ask("solve")
        exact = self.exact(system["constraints"])
        names = system["variables"]
        if outcome[0] == "refused":
            return self.count(label + "refused")
        answer = self.lexico.solve_exact({"variables": names, "constraints": exact})
        if outcome[0] == "conflict":
            self.count(label + "conflicts")
            return self.check_mixed_conflict(name, exact, [int(n) for n in outcome[1:]])
        values = [Fraction(float(v)) for v in self.driver.ask("values")]
        point = dict(zip(names, values))
        problems = [c["id"] for c in exact if c["priority"] >= 1000
                    and self.excess(c, point) > Fraction(1, 10 ** 12) * self.terms_size(c, point)]
        if problems:
            return self.differ(name, "required constraints do not hold: %s" % problems)
        if answer["status"] != "optimal":
            # The contradiction is smaller than what rounding does to the numbers of the system.
            return self.count(label + "feasible up to rounding")
        problems = self.mixed_level_problems(exact, answer, point)
        problems += self.mixed_range_problems(names, answer, values)
        if not problems and not answer["all_unique"]:
            problems = self.mixed_tie_problems(names, exact, point)
        self.count(label + "solved")
        if problems:
            self.differ(name, "; ".join(problems[:4]))

    def exact(self, constraints):
        """The constraints with rational numbers: the exact solver rounds others."""
        return [dict(c, constant=Fraction(c["constant"]),
                     coeffs={v: Fraction(a) for v, a in c["coeffs"].items()}) for c in constraints]

    def excess(self, constraint, point):
        """The violation of a constraint."""
        excess = sum(a * point[v] for v, a in constraint["coeffs"].items()) - constraint["constant"]
        sign = RELATIONS[constraint["relation"]]
        return abs(excess) if sign == 0 else max(0, -sign * excess)

    def terms_size(self, constraint, point):
        """The sum of the magnitudes of which a violation is the difference."""
        return abs(constraint["constant"]) + sum(abs(a * point[v]) for v, a in constraint["coeffs"].items())

    def check_mixed_conflict(self, name, exact, numbers):
        members = [exact[n] for n in numbers]
        names = sorted({v for c in members for v in c["coeffs"]})
        if any(c["priority"] < 1000 for c in members):
            return self.differ(name, "an optional constraint in a conflict")
        if not self.infeasible(names, members):
            return self.differ(name, "the conflict can be satisfied: %s" % [c["id"] for c in members])
        for left_out in range(len(members)):
            rest = members[:left_out] + members[left_out + 1:]
            if rest and self.infeasible(names, rest):
                return self.differ(name, "the conflict is reducible: %s" % [c["id"] for c in members])

    def mixed_level_problems(self, exact, answer, point):
        problems = []
        for level in answer["levels"]:
            members = [c for c in exact if c["priority"] == level["priority"] < 1000]
            got = sum(self.excess(c, point) for c in members)
            size = sum(self.terms_size(c, point) for c in members)
            if abs(got - Fraction(level["violation"])) > Fraction(1, 10 ** 9) * size:
                problems.append("level %s: %r, oracle %r" % (
                    level["priority"], float(got), level["violation"]))
        return problems

    def mixed_range_problems(self, names, answer, values):
        problems = []
        inf = float("inf")
        ranges = [float(v) for v in self.driver.ask("ranges")]

        def near(a, b):
            return a == b or abs(a - b) <= 1e-9 * max(1.0, abs(a), abs(b))

        for k, variable in enumerate(names):
            low, high = answer["range"][variable]
            low, high = -inf if low is None else low, inf if high is None else high
            value = float(values[k])
            if not (low <= value <= high or near(value, low) or near(value, high)):
                problems.append("%s = %r outside %r %r" % (variable, value, low, high))
            mine = ranges[2 * k], ranges[2 * k + 1]
            if not (near(mine[0], low) and near(mine[1], high)):
                problems.append("range of %s %r, oracle %r" % (variable, mine, (low, high)))
        return problems

    def mixed_tie_problems(self, names, exact, point):
        answer = self.lexico.solve_exact(self.ranked(names, exact), ranges=False)
        self.count("ties of mixed scales")
        for variable in names:
            wanted = answer["solution"][variable]
            if abs(float(point[variable]) - wanted) > 1e-9 * max(1.0, abs(wanted)):
                return ["tie-break: %s is %r, oracle %r" % (variable, float(point[variable]), wanted)]
        return []

    # -- systems and sequences -------------------------------------------------------------

    def system(self, kind, views, seed):
        name = "system %s %d %d" % (kind, views, seed)
        system = self.gen.generate(kind, views, seed)
        names = system["variables"]
        index = {v: k for k, v in enumerate(names)}
        self.driver.send("new %d" % len(names))
        for constraint in system["constraints"]:
            self.driver.add(index, constraint)
        self.run(name, lambda: self.check_state(
            name, names, system["constraints"], list(range(len(system["constraints"])))))

    def run(self, name, action):
        try:
            action()
        except RuntimeError as error:
            self.differ(name, str(error))

    def sequence(self, kind, views, seed, steps=24):
        """Random edits of a random system; every step is compared with a fresh engine, some with
        the oracle."""
        name = "sequence %s %d %d" % (kind, views, seed)
        self.run(name, lambda: self.edit(name, kind, views, seed, steps))

    def edit(self, name, kind, views, seed, steps):
        chance = random.Random(name)
        system = self.gen.generate(kind, views, seed)
        names = system["variables"]
        index = {v: k for k, v in enumerate(names)}
        held_back = [c for c in system["constraints"] if chance.random() < 0.15]
        live = [[k, c] for k, c in enumerate(
            c for c in system["constraints"] if not any(c is h for h in held_back))]
        made = len(live)
        self.driver.send("new %d" % len(names))
        for _, constraint in live:
            self.driver.add(index, dict(constraint))
        live = [[k, dict(c)] for k, c in live]
        for step in range(steps):
            if step > 0:
                for _ in range(chance.choice([1, 1, 1, 2, 5])):
                    made = self.one_edit(chance, live, held_back, index, made)
            self.resolve_conflicts(name, live)
            verdict = self.driver.ask("fresh")
            self.count("steps")
            if verdict != ["same"]:
                return self.differ(name, "step %d: %s" % (step, " ".join(verdict)))
            if chance.random() < 0.12:
                before = len(self.differences)
                self.check_state("%s step %d" % (name, step), names, [c for _, c in live],
                                 [k for k, _ in live])
                if len(self.differences) > before:
                    return

    def one_edit(self, chance, live, held_back, index, made):
        kind = chance.randrange(8)
        if kind <= 1 and held_back or not live:
            constraint = dict(held_back.pop(chance.randrange(len(held_back))))
            self.driver.add(index, constraint)
            live.append([made, constraint])
            return made + 1
        position = chance.randrange(len(live))
        number, constraint = live[position]
        if kind <= 3:
            self.driver.send("remove %d" % number)
            live.pop(position)
            held_back.append(constraint)
        elif kind <= 6:
            constraint["constant"] = chance.choice(
                [0, 1, constraint["constant"] + 1, constraint["constant"] - 3,
                 chance.randint(-20, 400)])
            self.driver.send("constant %d %r" % (number, float(constraint["constant"])))
        else:
            constraint["priority"] = chance.choice([1000, 1000, 999, 750, 500, 250, 250.5, 1])
            self.driver.send("priority %d %r" % (number, float(constraint["priority"])))
        return made

    def resolve_conflicts(self, name, live):
        """Does what a caller does: demotes one constraint of each conflict until there is none."""
        for _ in range(200):
            outcome = self.driver.ask("solve")
            if outcome[0] == "solved":
                return
            self.count("conflicts in sequences")
            number = int(outcome[-1])
            for entry in live:
                if entry[0] == number:
                    entry[1]["priority"] = 999
            self.driver.send("priority %d 999.0" % number)
        raise RuntimeError("conflicts without end in " + name)


def main():
    parser = argparse.ArgumentParser()
    here = os.path.dirname(os.path.abspath(__file__))
    root = os.path.dirname(here)
    parser.add_argument("oracle", nargs="?", default=os.path.join(root, "..", "shared", "oracle"))
    parser.add_argument("--systems", type=int, default=300)
    parser.add_argument("--sequences", type=int, default=60)
    parser.add_argument("--mixed", type=int, default=0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--driver", default=None)
    parser.add_argument("--only", nargs="+", metavar="WHAT KIND VIEWS SEED [DIGITS]")
    options = parser.parse_args()
    path = options.driver
    if path is None:
        fuzz = os.path.join(root, "Fuzz")
        subprocess.run(["swift", "build", "-c", "release", "--package-path", fuzz, "--product",
                        "engine-oracle"], check=True, stdout=sys.stderr)
        path = os.path.join(fuzz, ".build", "release", "engine-oracle")
    comparison = Comparison(options.oracle, Driver(path))
    print("seed", options.seed, flush=True)
    kinds = comparison.gen.KINDS
    if options.only:
        what, kind, *numbers = options.only
        getattr(comparison, what)(kind, *map(int, numbers))
    else:
        for k in range(options.systems):
            comparison.system(kinds[k % 6], VIEWS[(k // 6) % len(VIEWS)], options.seed + k)
        for k in range(options.sequences):
            comparison.sequence(kinds[k % 6], VIEWS[(k // 6) % 9], options.seed + k)
        kinds = mixed_scales.KINDS
        for k in range(options.mixed):
            for digits in (3, 6, 9):
                comparison.mixed(kinds[k % 4], 1 + k // 4 % 6, options.seed + k, digits)
    print("counts", json.dumps(comparison.counts, sort_keys=True))
    print("differences", len(comparison.differences))
    sys.exit(1 if comparison.differences else 0)


if __name__ == "__main__":
    main()
