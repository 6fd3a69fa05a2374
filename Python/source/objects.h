// The objects of the module. Each has a file of its own.

#ifndef AUTOLAYOUT_OBJECTS_H
#define AUTOLAYOUT_OBJECTS_H

// Built once for CPython 3.10 and everything after it.
#define Py_LIMITED_API 0x030A0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>

#include "layout_engine.h"

/// A variable, and its value as of the last update of a solver.
typedef struct {
  PyObject_HEAD
  PyObject *name;
  PyObject *context;
  double value;
  /// The number of solvers that have the variable.
  int32_t solvers;
} Variable;

// Cycles of references are broken at variables and solvers: the other objects never change.

/// A variable times a number.
typedef struct {
  Variable *variable;
  double coefficient;
} Product;

typedef struct {
  PyObject_HEAD
  Product product;
} Term;

/// A sum of products and a constant. The products follow the object in memory.
typedef struct {
  PyObject_VAR_HEAD
  double constant;
  Product products[];
} Expression;

/// `expression op 0`, where each variable occurs once.
typedef struct {
  PyObject_HEAD
  Expression *expression;
  double strength;
  le_relation relation;
} Constraint;

/// Types and exceptions. The module is initialized once in a process.
extern PyTypeObject *VariableType, *TermType, *ExpressionType, *ConstraintType, *SolverType;
extern PyTypeObject *StrengthType;
extern PyObject *BadRequiredStrength, *DuplicateConstraint, *DuplicateEditVariable;
extern PyObject *UnknownConstraint, *UnknownEditVariable, *UnsatisfiableConstraint;

extern PyType_Spec variable_spec, term_spec, expression_spec, constraint_spec, solver_spec;
extern PyType_Spec strength_spec;

static inline bool is_variable(PyObject *object) {
  return Py_TYPE(object) == VariableType || PyType_IsSubtype(Py_TYPE(object), VariableType);
}

/// Numbers that a program writes. Not complex ones, and not what only converts to a number.
static inline bool is_number(PyObject *object) {
  return PyFloat_Check(object) || PyLong_Check(object);
}

/// Says what was expected, and returns NULL.
PyObject *wrong_type(const char *expected, PyObject *object);

// Arithmetic of variables, terms and expressions, in expression.c.

PyObject *add(PyObject *a, PyObject *b);
PyObject *subtract(PyObject *a, PyObject *b);
PyObject *multiply(PyObject *a, PyObject *b);
PyObject *divide(PyObject *a, PyObject *b);
PyObject *negate(PyObject *a);
PyObject *compare(PyObject *a, PyObject *b, int operation);

/// An expression without products, with room for some. NULL on failure.
Expression *new_expression(Py_ssize_t count, double constant);
/// A term. Takes no reference.
PyObject *new_term(Variable *variable, double coefficient);
/// The value of an expression by the values of its variables.
double expression_value(Expression *expression);
/// An expression in which each variable occurs once, in the order of the first occurrences.
Expression *reduced(Expression *expression);
/// `2 * x + 3`.
PyObject *expression_text(Expression *expression);

// Constraints, in constraint.c.

/// A constraint. Takes over the reference to the expression, also on failure.
PyObject *new_constraint(Expression *expression, le_relation relation, double strength);
/// The strength of a number or a name. Returns false with an exception for other objects.
bool read_strength(PyObject *object, double *strength);

/// The strength of constraints that must hold: that of kiwi.
#define REQUIRED 1001001000.0
/// Strengths per priority of the engine, whose required priority is 1000.
#define STRENGTHS_PER_PRIORITY (REQUIRED / LE_REQUIRED)

#endif
