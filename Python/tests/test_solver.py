"""The solver of the wheel: values, contradictions, edits, lifetimes and invalid arguments."""

import gc
import sys
import unittest
import weakref

import autolayout_engine
from autolayout_engine import (
    BadRequiredStrength, Constraint, DuplicateConstraint, DuplicateEditVariable, Expression, Solver,
    Term, UnknownConstraint, UnknownEditVariable, UnsatisfiableConstraint, Variable, strength)


class SolverTests(unittest.TestCase):
    def test_example_of_the_package(self):
        left, width = Variable("left"), Variable("width")
        solver = Solver()
        solver.addConstraint(left == 20)
        solver.addConstraint(left + width <= 320)
        solver.addConstraint((width == 400) | strength.priority(750))
        solver.updateVariables()
        self.assertEqual(width.value(), 300)
        self.assertEqual((left + width).value(), 320)

    def test_strengths_are_strict(self):
        x = Variable("x")
        solver = Solver()
        solver.addConstraint((x == 10) | "strong")
        # As weights, 2,000 of these would be twice as strong.
        for _ in range(2000):
            solver.addConstraint((x == 0) | "medium")
        solver.updateVariables()
        self.assertEqual(x.value(), 10)

    def test_contradiction_is_irreducible_and_oldest_first(self):
        x, y, z = Variable("x"), Variable("y"), Variable("z")
        solver = Solver()
        first, other, second = x + y == 100, z == 1, x >= 60
        for constraint in (first, other, second):
            solver.addConstraint(constraint)
        third = y >= 50
        with self.assertRaises(UnsatisfiableConstraint) as caught:
            solver.addConstraint(third)
        self.assertEqual(len(caught.exception.constraints), 3)
        for found, expected in zip(caught.exception.constraints, (first, second, third)):
            self.assertIs(found, expected)
        self.assertIs(caught.exception.args[0], third)
        self.assertFalse(solver.hasConstraint(third))
        solver.addConstraint(y >= 40)
        solver.updateVariables()
        self.assertEqual((x.value(), y.value()), (60, 40))

    def test_contradiction_of_a_constraint_alone(self):
        x = Variable("x")
        with self.assertRaises(UnsatisfiableConstraint) as caught:
            Solver().addConstraint(x - x == 1)
        self.assertEqual(len(caught.exception.constraints), 1)

    def test_suggestions(self):
        left, right = Variable(), Variable()
        solver = Solver()
        solver.addConstraint(left >= 0)
        solver.addConstraint(right == left + 10)
        solver.addConstraint(right <= 50)
        solver.addEditVariable(left, "strong")
        for value, expected in ((5, 5), (70, 40), (-3, 0)):
            solver.suggestValue(left, value)
            solver.updateVariables()
            self.assertEqual(left.value(), expected)
            self.assertEqual(right.value(), expected + 10)
        solver.removeEditVariable(left)
        self.assertFalse(solver.hasEditVariable(left))

    def test_ambiguity(self):
        x, y = Variable("x"), Variable("y")
        solver = Solver()
        solver.addConstraint(x >= 10)
        solver.addConstraint(x <= 30)
        solver.addConstraint(y == 3)
        self.assertEqual(solver.range(x), (10, 30))
        self.assertEqual(solver.range(y), (3, 3))
        self.assertEqual(solver.range(Variable()), (float("-inf"), float("inf")))
        ambiguous = solver.ambiguousVariables()
        self.assertEqual(len(ambiguous), 1)
        self.assertIs(ambiguous[0], x)

    def test_errors(self):
        x = Variable("x")
        solver = Solver()
        constraint = (x == 1) | "weak"
        solver.addConstraint(constraint)
        with self.assertRaises(DuplicateConstraint):
            solver.addConstraint(constraint)
        with self.assertRaises(UnknownConstraint):
            solver.removeConstraint(constraint | "strong")
        with self.assertRaises(BadRequiredStrength):
            solver.addEditVariable(x, "required")
        solver.addEditVariable(x, "weak")
        with self.assertRaises(DuplicateEditVariable):
            solver.addEditVariable(x, "weak")
        with self.assertRaises(UnknownEditVariable):
            solver.suggestValue(Variable(), 1)
        for operation in (
                lambda: solver.addConstraint(x == float("nan")),
                lambda: solver.addConstraint(float("inf") * x == 1),
                lambda: solver.suggestValue(x, float("inf")),
                lambda: strength.priority(0), lambda: strength.priority(1000.5),
                lambda: constraint | float("nan"), lambda: constraint | "strongest",
                lambda: Constraint(Expression([]), "<")):
            self.assertRaises(ValueError, operation)
        for operation in (
                lambda: solver.addConstraint(x), lambda: x < 1, lambda: x != 1, lambda: x * x,
                lambda: x == "1", lambda: hash(x), lambda: Term(3), lambda: Expression([x]),
                lambda: Variable(3), lambda: solver.suggestValue(x, "1"),
                lambda: solver.suggestValue(x), lambda: Solver(1)):
            self.assertRaises(TypeError, operation)
        self.assertRaises(ZeroDivisionError, lambda: x / 0)
        # Nothing of that stayed.
        solver.updateVariables()
        self.assertEqual(x.value(), 1)

    def test_numbers_of_any_size_are_refused_or_solved(self):
        x, y = Variable(), Variable()
        solver = Solver()
        try:
            solver.addConstraint(1e300 * x == 1e-300 * y + 1e308)
            solver.addConstraint(y == 1e308)
            solver.updateVariables()
        except ArithmeticError:
            pass
        self.assertRaises(OverflowError, lambda: 10**400 * x)

    def test_many_terms(self):
        variables = [Variable(str(index)) for index in range(100)]
        total = Expression([Term(variable) for variable in variables + variables], 0)
        solver = Solver()
        for index, variable in enumerate(variables[1:]):
            solver.addConstraint(variable == index)
        constraint = total == 10000
        self.assertEqual(len(constraint.expression().terms()), 100)
        solver.addConstraint(constraint)
        solver.updateVariables()
        self.assertEqual(variables[0].value(), 5000 - sum(range(99)))

    def test_strength_zero_has_no_effect(self):
        x = Variable()
        solver = Solver()
        constraint = (x == 7) | 0
        solver.addConstraint(constraint)
        solver.updateVariables()
        self.assertEqual(x.value(), 0)
        self.assertTrue(solver.hasConstraint(constraint))
        solver.removeConstraint(constraint)
        self.assertFalse(solver.hasConstraint(constraint))


class LifetimeTests(unittest.TestCase):
    def test_variables_of_two_solvers_have_the_value_of_the_last_update(self):
        x = Variable()
        first, second = Solver(), Solver()
        first.addConstraint(x == 1)
        second.addConstraint(x == 2)
        for solver, expected in ((first, 1), (second, 2), (first, 1)):
            solver.updateVariables()
            self.assertEqual(x.value(), expected)

    def test_variables_of_an_earlier_solver_are_written(self):
        x = Variable()
        solver = Solver()
        solver.addConstraint(x == 5)
        solver.updateVariables()
        solver.reset()
        solver.addConstraint(x == 0)
        solver.updateVariables()
        self.assertEqual(x.value(), 0)

    def test_a_variable_without_constraints_is_released(self):
        x = Variable()
        solver = Solver()
        before = sys.getrefcount(x)
        constraint = x == 1
        solver.addConstraint(constraint)
        solver.removeConstraint(constraint)
        del constraint
        self.assertEqual(sys.getrefcount(x), before)

    def test_cycles_are_collected(self):
        class Owner:
            pass
        owner = Owner()
        x = Variable("x", owner)
        owner.solver = Solver()
        owner.solver.addConstraint(x >= 1)
        owner.constraint = x == 3
        reference = weakref.ref(owner)
        del owner, x
        gc.collect()
        self.assertIsNone(reference())

    def test_refused_constraints_leave_no_references(self):
        x = Variable()
        solver = Solver()
        solver.addConstraint(x == 1)
        before = sys.getrefcount(x)
        for _ in range(100):
            with self.assertRaises(UnsatisfiableConstraint):
                solver.addConstraint(x == 2)
        self.assertEqual(sys.getrefcount(x), before)

    def test_objects_are_freed(self):
        def work():
            solver = Solver()
            variables = [Variable() for _ in range(20)]
            for a, b in zip(variables, variables[1:]):
                solver.addConstraint(b >= 2 * a + 1)
            solver.addEditVariable(variables[0], "strong")
            solver.suggestValue(variables[0], 3)
            solver.updateVariables()
            solver.dumps()
        work()
        gc.collect()
        before = sys.getallocatedblocks()
        for _ in range(200):
            work()
        gc.collect()
        self.assertLess(sys.getallocatedblocks() - before, 200)

    def test_version(self):
        self.assertRegex(autolayout_engine.__version__, r"^[0-9]+\.[0-9]+\.[0-9]+$")


if __name__ == "__main__":
    unittest.main()
