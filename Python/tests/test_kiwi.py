"""The names and answers of kiwisolver, which is the oracle: it must be installed."""

import json
import os
import random
import unittest

import kiwisolver

import autolayout_engine.kiwi as kiwi

#: Expressions whose texts, or whose exceptions, are the same in both packages. `v` and `w` are
#: variables, `e` is `2 * v + 3`, `c` is a strong constraint.
EXPRESSIONS = [
    "v", "e", "c", "c.op()", "c.strength()", "c.violated()", "c.expression()", "v + w - v", "-v",
    "v - 1", "1 - v", "v + v + v", "3 <= v", "v >= e", "e >= 2 * v", "e == 3", "(e + e) * 2", "e / 2",
    "2 * v / 2", "2 - 2 * v", "e - e", "1 - e", "v * True", "(v == 1) | -5", "(v == 1) | 7",
    "'weak' | (v == 1)", "5.0 | (v == 1)", "(c | 5e9).strength()", "(2 * v).variable()",
    "(2 * v).coefficient()", "(2 * v).value()", "e.value()", "e.constant()", "e.terms()",
    "k.Term(v, 2)", "k.Term(v).coefficient()", "k.Expression([2 * v], 1)",
    "k.Constraint(e, '==', 'weak')", "k.Constraint(e, '<=')", "k.strength.create(1, 2, 3, 4)",
    "k.strength.create(2000, 0, 0)", "k.strength.create(-1, 0, 0)", "k.strength.required",
    "k.strength.strong", "k.strength.medium", "k.strength.weak", "k.Variable('z', 4).context()",
    "k.Variable(name='q').name()", "k.Variable()", "v.value()", "v < 1", "v != 1", "v * v", "1 / v",
    "v / 0", "v ** 2", "v + 'a'", "1j * v", "hash(v)", "hash(e)", "hash(c) == hash(c)", "bool(v == 1)",
    "k.Variable(3)", "k.Term(3)", "k.Expression(3)", "k.Expression([v])", "k.Constraint(v, '==')",
    "k.Constraint(e, '<')", "k.Constraint(e)", "c | 'foo'", "c | c", "e | 'strong'", "v.setName(2)",
    "k.Solver(1)", "k.strength.create()", "k.strength.foo", "k.Solver().addConstraint(v)",
]

#: Names that only this package has.
ADDITIONS = {"range", "ambiguousVariables", "priority"}


def outcome(module, text):
    """What an expression is as text, or the name of its exception."""
    v, w = module.Variable("v"), module.Variable("w")
    e = 2 * v + 3
    names = {"k": module, "v": v, "w": w, "e": e, "c": (e >= 4) | "strong"}
    try:
        return repr(eval(text, names))
    except Exception as error:
        return type(error).__name__


class KiwiTests(unittest.TestCase):
    def test_expressions(self):
        for text in EXPRESSIONS:
            with self.subTest(text):
                self.assertEqual(outcome(kiwi, text), outcome(kiwisolver, text))

    def test_names(self):
        self.assertEqual(sorted(kiwi.__all__), sorted(kiwisolver.__all__))
        for name in ("Variable", "Term", "Expression", "Constraint", "Solver", "strength"):
            ours, theirs = getattr(kiwi, name), getattr(kiwisolver, name)
            public = {member for member in dir(theirs) if not member.startswith("_")}
            self.assertEqual(
                {member for member in dir(ours) if not member.startswith("_")} - ADDITIONS, public)

    def test_values_where_strengths_do_not_tie(self):
        """Random systems whose solution is unique, with one constraint of each strength."""
        unique = 0
        for seed in range(300):
            rows, edits = random_system(random.Random(seed))
            answer = in_a_process(lambda: solve(kiwisolver, rows, edits))
            if answer is None:
                continue
            theirs, _, refused_by_kiwi = answer
            ours, is_unique, refused = solve(kiwi, rows, edits)
            self.assertEqual(refused, refused_by_kiwi, f"seed {seed}")
            if is_unique:
                unique += 1
                for a, b in zip(ours, theirs):
                    self.assertAlmostEqual(a, b, 6, f"seed {seed}")
        # Few systems are ambiguous, or end kiwi's process; otherwise nothing would be tested.
        self.assertGreater(unique, 200)


def in_a_process(function):
    """The result of a function in a copy of the process; None if the copy ended without one.

    kiwisolver ends the process with "Dual optimize failed" on some systems.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        with os.fdopen(writer, "w") as output:
            json.dump(function(), output)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else None


def random_system(dice):
    """Rows of coefficients, a relation, a constant and a strength; and suggested values."""
    rows = []
    for index in range(5):
        rows.append(({index: 1}, "==", dice.randint(0, 50), 10.0 ** index))
    for _ in range(dice.randint(2, 8)):
        terms = {index: dice.choice([-2, -1, 1, 2]) for index in dice.sample(range(5), dice.randint(1, 3))}
        rows.append((terms, dice.choice(["<=", ">=", "=="]), dice.randint(-40, 80), "required"))
    dice.shuffle(rows)
    return rows, [dice.randint(-50, 100) for _ in range(3)]


def solve(module, rows, edits):
    """The values after each suggestion, whether all were unique, and which rows were refused."""
    variables = [module.Variable(str(index)) for index in range(5)]
    solver = module.Solver()
    refused = []
    for place, (terms, relation, constant, strength) in enumerate(rows):
        expression = module.Expression(
            [module.Term(variables[index], factor) for index, factor in terms.items()], -constant)
        try:
            solver.addConstraint(module.Constraint(expression, relation, strength))
        except module.UnsatisfiableConstraint:
            refused.append(place)
    solver.addEditVariable(variables[0], 1e7)
    values, is_unique = [], True
    for value in edits:
        solver.suggestValue(variables[0], value)
        solver.updateVariables()
        values += [variable.value() for variable in variables]
        is_unique = is_unique and not getattr(solver, "ambiguousVariables", tuple)()
    return values, is_unique, refused


if __name__ == "__main__":
    unittest.main()
