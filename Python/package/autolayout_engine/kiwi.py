"""The names of kiwisolver: `import autolayout_engine.kiwi as kiwisolver`."""

from . import (
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
    __version__,
    exceptions,
    strength,
)

#: The version of kiwi's interface that this module has.
__kiwi_version__ = "1.5.1"

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
    "__kiwi_version__",
    "__version__",
    "strength",
]
