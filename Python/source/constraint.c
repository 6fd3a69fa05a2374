// Constraints and strengths.

#include <math.h>

#include "objects.h"

/// The largest violation in the unit of the constraint that counts as rounding.
static const double rounding = 1e-8;

PyObject *new_constraint(Expression *expression, le_relation relation, double strength) {
  Constraint *self = (Constraint *)PyType_GenericAlloc(ConstraintType, 0);
  if (!self) {
    Py_DECREF(expression);
    return NULL;
  }
  self->expression = expression;
  self->relation = relation;
  self->strength = strength;
  return (PyObject *)self;
}

static const char *relation_text(le_relation relation) {
  return relation == LE_EQUAL ? "==" : relation == LE_LESS_THAN_OR_EQUAL ? "<=" : ">=";
}

/// The relation of `==`, `<=` or `>=`. Returns false with an exception for other texts.
static bool read_relation(PyObject *object, le_relation *relation) {
  if (!PyUnicode_Check(object)) {
    wrong_type("a str", object);
    return false;
  }
  static const le_relation all[] = {LE_EQUAL, LE_LESS_THAN_OR_EQUAL, LE_GREATER_THAN_OR_EQUAL};
  for (size_t index = 0; index < sizeof all / sizeof *all; index++) {
    if (PyUnicode_CompareWithASCIIString(object, relation_text(all[index])) == 0) {
      *relation = all[index];
      return true;
    }
  }
  PyErr_Format(PyExc_ValueError, "relation must be '==', '<=' or '>=', not %R", object);
  return false;
}

static PyObject *constraint_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"expression", "op", "strength", NULL};
  PyObject *expression, *op, *name = NULL;
  if (!PyArg_ParseTupleAndKeywords(
        arguments, keywords, "OO|O:Constraint", names, &expression, &op, &name)) {
    return NULL;
  }
  if (Py_TYPE(expression) != ExpressionType) return wrong_type("an Expression", expression);
  le_relation relation;
  double strength = REQUIRED;
  if (!read_relation(op, &relation)) return NULL;
  if (name && !read_strength(name, &strength)) return NULL;
  Expression *unique = reduced((Expression *)expression);
  return unique ? new_constraint(unique, relation, strength) : NULL;
}

static int constraint_traverse(Constraint *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(self->expression);
  return 0;
}

static void constraint_dealloc(Constraint *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  Py_CLEAR(self->expression);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

static PyObject *expression(Constraint *self, PyObject *unused) {
  Py_INCREF(self->expression);
  return (PyObject *)self->expression;
}

static PyObject *op(Constraint *self, PyObject *unused) {
  return PyUnicode_FromString(relation_text(self->relation));
}

static PyObject *strength(Constraint *self, PyObject *unused) {
  return PyFloat_FromDouble(self->strength);
}

static bool is_violated(Constraint *self) {
  double value = expression_value(self->expression);
  switch (self->relation) {
    case LE_EQUAL: return fabs(value) > rounding;
    case LE_LESS_THAN_OR_EQUAL: return value > rounding;
    default: return value < -rounding;
  }
}

static PyObject *violated(Constraint *self, PyObject *unused) {
  return PyBool_FromLong(is_violated(self));
}

static PyObject *constraint_text(Constraint *self) {
  char number[32];
  PyOS_snprintf(number, sizeof number, "%g", self->strength);
  PyObject *left = expression_text(self->expression);
  if (!left) return NULL;
  PyObject *text = PyUnicode_FromFormat(
    "%U %s 0 | strength = %s%s", left, relation_text(self->relation), number,
    is_violated(self) ? " (VIOLATED)" : "");
  Py_DECREF(left);
  return text;
}

/// `constraint | strength`, in either order: the same constraint of another strength.
static PyObject *with_strength(PyObject *a, PyObject *b) {
  if (Py_TYPE(a) != ConstraintType) {
    PyObject *swap = a;
    a = b;
    b = swap;
  }
  double strength;
  if (!read_strength(b, &strength)) return NULL;
  Constraint *constraint = (Constraint *)a;
  Py_INCREF(constraint->expression);
  return new_constraint(constraint->expression, constraint->relation, strength);
}

static PyMethodDef constraint_methods[] = {
  {"expression", (PyCFunction)expression, METH_NOARGS, "The left-hand side; the right one is 0."},
  {"op", (PyCFunction)op, METH_NOARGS, "The relation: '==', '<=' or '>='."},
  {"strength", (PyCFunction)strength, METH_NOARGS, "The strength."},
  {"violated", (PyCFunction)violated, METH_NOARGS, "Returns True if the values violate the constraint."},
  {NULL},
};

static PyType_Slot constraint_slots[] = {
  {Py_tp_doc,
   "Constraint(expression, op, strength='required')\n--\n\nA relation of an expression to 0."},
  {Py_tp_new, constraint_new},
  {Py_tp_dealloc, constraint_dealloc},
  {Py_tp_traverse, constraint_traverse},
  {Py_tp_repr, constraint_text},
  {Py_tp_methods, constraint_methods},
  {Py_nb_or, with_strength},
  {0, NULL},
};

PyType_Spec constraint_spec = {
  "autolayout_engine.Constraint", sizeof(Constraint), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
  constraint_slots};

// Strengths

/// The strengths with a name.
static const struct {
  const char *name;
  double value;
} named_strengths[] = {
  {"required", REQUIRED}, {"strong", 1000000}, {"medium", 1000}, {"weak", 1}};

bool read_strength(PyObject *object, double *strength) {
  if (is_number(object)) {
    double number = PyFloat_AsDouble(object);
    if (number == -1 && PyErr_Occurred()) return false;
    if (isnan(number)) {
      PyErr_SetString(PyExc_ValueError, "strength must not be NaN");
      return false;
    }
    *strength = fmax(0, fmin(number, REQUIRED));
    return true;
  }
  if (!PyUnicode_Check(object)) {
    wrong_type("a number or the name of a strength", object);
    return false;
  }
  for (size_t index = 0; index < sizeof named_strengths / sizeof *named_strengths; index++) {
    if (PyUnicode_CompareWithASCIIString(object, named_strengths[index].name) == 0) {
      *strength = named_strengths[index].value;
      return true;
    }
  }
  PyErr_Format(
    PyExc_ValueError, "strength must be 'required', 'strong', 'medium' or 'weak', not %R", object);
  return false;
}

static PyObject *strength_get(PyObject *self, void *index) {
  return PyFloat_FromDouble(named_strengths[(size_t)index].value);
}

/// The part of a strength, between 0 and 1000.
static double part(double number, double weight) {
  return fmax(0, fmin(number * weight, LE_REQUIRED));
}

static PyObject *strength_create(PyObject *self, PyObject *arguments) {
  double strong, medium, weak, weight = 1;
  if (!PyArg_ParseTuple(arguments, "ddd|d:create", &strong, &medium, &weak, &weight)) return NULL;
  return PyFloat_FromDouble(
    part(strong, weight) * 1000000 + part(medium, weight) * 1000 + part(weak, weight));
}

static PyObject *strength_of_priority(PyObject *self, PyObject *object) {
  if (!is_number(object)) return wrong_type("a number", object);
  double priority = PyFloat_AsDouble(object);
  if (priority == -1 && PyErr_Occurred()) return NULL;
  if (!(priority > 0 && priority <= LE_REQUIRED)) {
    PyErr_Format(PyExc_ValueError, "priority must be greater than 0 and at most 1000, not %R", object);
    return NULL;
  }
  return PyFloat_FromDouble(priority * STRENGTHS_PER_PRIORITY);
}

static PyGetSetDef strength_values[] = {
  {"required", strength_get, NULL, "Constraints that must hold.", (void *)0},
  {"strong", strength_get, NULL, "1,000,000.", (void *)1},
  {"medium", strength_get, NULL, "1,000.", (void *)2},
  {"weak", strength_get, NULL, "1.", (void *)3},
  {NULL},
};

static PyMethodDef strength_methods[] = {
  {"create", strength_create, METH_VARARGS,
   "create(strong, medium, weak, weight=1)\n--\n\nA strength of three parts from 0 to 1000."},
  {"priority", strength_of_priority, METH_O,
   "priority(value)\n--\n\nThe strength of a UIKit priority, greater than 0 and at most 1000."},
  {NULL},
};

static PyType_Slot strength_slots[] = {
  {Py_tp_doc, "Strengths of constraints, which are strict: no number of constraints outweighs a "
              "stronger one."},
  {Py_tp_getset, strength_values},
  {Py_tp_methods, strength_methods},
  {0, NULL},
};

PyType_Spec strength_spec = {
  "autolayout_engine.Strength", sizeof(PyObject), 0, Py_TPFLAGS_DEFAULT, strength_slots};
