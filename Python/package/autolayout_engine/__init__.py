"""The solver of AutoLayout: linear constraints with strict priorities, as in Apple's Auto Layout.

    from autolayout_engine import Solver, Variable, strength

    left, width = Variable("left"), Variable("width")
    solver = Solver()
    solver.addConstraint(left == 20)
    solver.addConstraint(left + width <= 320)
    solver.addConstraint((width == 400) | strength.priority(750))
    solver.updateVariables()
    width.value()  # 300.0

The API is that of kiwisolver, and `autolayout_engine.kiwi` has no other names, so a program can
switch by changing an import. Unlike in kiwisolver, strengths are strict, so no number of weaker
constraints outweighs a stronger one, and conflicts are explained.
"""

from ._engine import (
    BadRequiredStrength,
    Constraint,
    DuplicateConstraint,
    DuplicateEditVariable,
    Expression,
    Solver,
    Term,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
    Variable,
    strength,
)
from . import exceptions
from .version import __version__

__all__ = [
    "BadRequiredStrength",
    "Constraint",
    "DuplicateConstraint",
    "DuplicateEditVariable",
    "Expression",
    "Solver",
    "Term",
    "UnknownConstraint",
    "UnknownEditVariable",
    "UnsatisfiableConstraint",
    "Variable",
    "__version__",
    "strength",
]
