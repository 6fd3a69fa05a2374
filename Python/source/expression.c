// Expressions, and the arithmetic of all symbolic objects.

#include <math.h>
#include <string.h>

#include "objects.h"
#include "table.h"

/// Sums with more products than this find equal variables by a table instead of by comparing all.
enum { FEW_PRODUCTS = 12 };

Expression *new_expression(Py_ssize_t count, double constant) {
  Expression *self = (Expression *)PyType_GenericAlloc(ExpressionType, count);
  if (self) self->constant = constant;
  return self;
}

static PyObject *expression_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"terms", "constant", NULL};
  PyObject *terms, *constant = NULL;
  if (!PyArg_ParseTupleAndKeywords(
        arguments, keywords, "O|O:Expression", names, &terms, &constant)) {
    return NULL;
  }
  if (constant && !is_number(constant)) return wrong_type("a number", constant);
  double number = constant ? PyFloat_AsDouble(constant) : 0;
  if (number == -1 && PyErr_Occurred()) return NULL;
  PyObject *items = PySequence_Tuple(terms);
  if (!items) return NULL;
  Py_ssize_t count = PyTuple_Size(items);
  Expression *self = new_expression(count, number);
  for (Py_ssize_t index = 0; self && index < count; index++) {
    PyObject *item = PyTuple_GetItem(items, index);
    if (Py_TYPE(item) != TermType) {
      wrong_type("a Term", item);
      Py_CLEAR(self);
      break;
    }
    self->products[index] = ((Term *)item)->product;
    Py_INCREF(self->products[index].variable);
  }
  Py_DECREF(items);
  return (PyObject *)self;
}

static int expression_traverse(Expression *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  for (Py_ssize_t index = 0; index < Py_SIZE(self); index++) {
    Py_VISIT(self->products[index].variable);
  }
  return 0;
}

static void expression_dealloc(Expression *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  for (Py_ssize_t index = 0; index < Py_SIZE(self); index++) {
    Py_CLEAR(self->products[index].variable);
  }
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

// Operands

/// The products and the constant of an operand: of a number, a variable, a term or an expression.
typedef struct {
  const Product *products;
  Py_ssize_t count;
  double constant;
  Product own;
} Operand;

/// Reads an operand. Returns false for other objects, with an exception if a number is too large.
static bool read_operand(PyObject *object, Operand *operand) {
  PyTypeObject *type = Py_TYPE(object);
  operand->constant = 0;
  operand->products = &operand->own;
  operand->count = 1;
  if (type == ExpressionType) {
    Expression *expression = (Expression *)object;
    operand->products = expression->products;
    operand->count = Py_SIZE(expression);
    operand->constant = expression->constant;
  } else if (type == TermType) {
    operand->own = ((Term *)object)->product;
  } else if (is_variable(object)) {
    operand->own = (Product){(Variable *)object, 1};
  } else if (is_number(object)) {
    operand->count = 0;
    operand->constant = PyFloat_AsDouble(object);
    if (operand->constant == -1 && PyErr_Occurred()) return false;
  } else {
    return false;
  }
  return true;
}

/// `NotImplemented`, or NULL after an exception.
static PyObject *not_implemented(void) {
  if (PyErr_Occurred()) return NULL;
  Py_INCREF(Py_NotImplemented);
  return Py_NotImplemented;
}

/// Copies products, each multiplied by a factor.
static void append(Expression *sum, Py_ssize_t start, const Operand *operand, double factor) {
  for (Py_ssize_t index = 0; index < operand->count; index++) {
    Product product = operand->products[index];
    Py_INCREF(product.variable);
    sum->products[start + index] = (Product){product.variable, factor * product.coefficient};
  }
}

/// `a + factor * b`.
static Expression *sum(const Operand *a, const Operand *b, double factor) {
  Expression *result = new_expression(a->count + b->count, a->constant + factor * b->constant);
  if (!result) return NULL;
  append(result, 0, a, 1);
  append(result, a->count, b, factor);
  return result;
}

PyObject *add(PyObject *a, PyObject *b) {
  Operand first, second;
  if (!read_operand(a, &first) || !read_operand(b, &second)) return not_implemented();
  return (PyObject *)sum(&first, &second, 1);
}

PyObject *subtract(PyObject *a, PyObject *b) {
  Operand first, second;
  if (!read_operand(a, &first) || !read_operand(b, &second)) return not_implemented();
  return (PyObject *)sum(&first, &second, -1);
}

/// An object times a number: a term for variables and terms, otherwise an expression.
static PyObject *scaled(PyObject *object, double factor) {
  Operand operand;
  if (!read_operand(object, &operand)) return not_implemented();
  if (Py_TYPE(object) != ExpressionType) {
    return new_term(operand.own.variable, factor * operand.own.coefficient);
  }
  Expression *result = new_expression(operand.count, factor * operand.constant);
  if (result) append(result, 0, &operand, factor);
  return (PyObject *)result;
}

PyObject *multiply(PyObject *a, PyObject *b) {
  if (is_number(a)) {
    PyObject *swap = a;
    a = b;
    b = swap;
  }
  if (!is_number(b)) return not_implemented();
  double factor = PyFloat_AsDouble(b);
  if (factor == -1 && PyErr_Occurred()) return NULL;
  return scaled(a, factor);
}

PyObject *divide(PyObject *a, PyObject *b) {
  if (is_number(a) || !is_number(b)) return not_implemented();
  double divisor = PyFloat_AsDouble(b);
  if (divisor == -1 && PyErr_Occurred()) return NULL;
  if (divisor == 0) {
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    return NULL;
  }
  return scaled(a, 1 / divisor);
}

PyObject *negate(PyObject *a) { return scaled(a, -1); }

PyObject *compare(PyObject *a, PyObject *b, int operation) {
  le_relation relation;
  switch (operation) {
    case Py_EQ: relation = LE_EQUAL; break;
    case Py_LE: relation = LE_LESS_THAN_OR_EQUAL; break;
    case Py_GE: relation = LE_GREATER_THAN_OR_EQUAL; break;
    default: {
      // Python compares identities where `!=` is not implemented, which would hide the mistake.
      if (operation == Py_NE) {
        PyErr_SetString(PyExc_TypeError, "constraints must use ==, <= or >=, not !=");
        return NULL;
      }
      return not_implemented();
    }
  }
  Operand first, second;
  if (!read_operand(a, &first) || !read_operand(b, &second)) {
    if (PyErr_Occurred()) return NULL;
    if (operation != Py_EQ) return not_implemented();
    return wrong_type("a number, Variable, Term or Expression", b);
  }
  Expression *difference = sum(&first, &second, -1);
  if (!difference) return NULL;
  Expression *unique = reduced(difference);
  Py_DECREF(difference);
  return unique ? new_constraint(unique, relation, REQUIRED) : NULL;
}

// Reduction

/// Finds for each product the first one of the same variable. Returns the number of variables, or -1
/// with an exception.
static Py_ssize_t first_occurrences(Expression *sum, Py_ssize_t *places) {
  Py_ssize_t count = Py_SIZE(sum), unique = 0;
  Table table = {NULL, 0, 0};
  for (Py_ssize_t index = 0; index < count; index++) {
    Variable *variable = sum->products[index].variable;
    Py_ssize_t place = -1;
    if (count <= FEW_PRODUCTS) {
      for (Py_ssize_t other = 0; other < index && place < 0; other++) {
        if (sum->products[other].variable == variable) place = places[other];
      }
    } else {
      place = table_get(&table, variable);
      if (place < 0 && !table_add(&table, variable, (int32_t)unique)) {
        table_free(&table);
        PyErr_NoMemory();
        return -1;
      }
    }
    places[index] = place < 0 ? unique++ : place;
  }
  table_free(&table);
  return unique;
}

Expression *reduced(Expression *expression) {
  Py_ssize_t count = Py_SIZE(expression);
  Py_ssize_t few[FEW_PRODUCTS];
  Py_ssize_t *places = few;
  if (count > FEW_PRODUCTS) {
    places = PyMem_Malloc((size_t)count * sizeof(Py_ssize_t));
    if (!places) return (Expression *)PyErr_NoMemory();
  }
  Expression *result = NULL;
  Py_ssize_t unique = first_occurrences(expression, places);
  if (unique == count) {
    Py_INCREF(expression);
    result = expression;
  } else if (unique >= 0) {
    result = new_expression(unique, expression->constant);
    for (Py_ssize_t index = 0; result && index < count; index++) {
      Product product = expression->products[index];
      Product *target = &result->products[places[index]];
      if (!target->variable) {
        Py_INCREF(product.variable);
        target->variable = product.variable;
      }
      target->coefficient += product.coefficient;
    }
  }
  if (places != few) PyMem_Free(places);
  return result;
}

// Methods

double expression_value(Expression *self) {
  double value = self->constant;
  for (Py_ssize_t index = 0; index < Py_SIZE(self); index++) {
    value += self->products[index].coefficient * self->products[index].variable->value;
  }
  return value;
}

static PyObject *value(Expression *self, PyObject *unused) {
  return PyFloat_FromDouble(expression_value(self));
}

static PyObject *constant(Expression *self, PyObject *unused) {
  return PyFloat_FromDouble(self->constant);
}

static PyObject *terms(Expression *self, PyObject *unused) {
  PyObject *result = PyTuple_New(Py_SIZE(self));
  for (Py_ssize_t index = 0; result && index < Py_SIZE(self); index++) {
    Product product = self->products[index];
    PyObject *term = new_term(product.variable, product.coefficient);
    if (!term || PyTuple_SetItem(result, index, term) < 0) Py_CLEAR(result);
  }
  return result;
}

PyObject *expression_text(Expression *self) {
  PyObject *parts = PyList_New(0);
  for (Py_ssize_t index = 0; parts && index < Py_SIZE(self); index++) {
    PyObject *term = new_term(self->products[index].variable, self->products[index].coefficient);
    PyObject *text = term ? PyObject_Repr(term) : NULL;
    if (!text || PyList_Append(parts, text) < 0) Py_CLEAR(parts);
    Py_XDECREF(text);
    Py_XDECREF(term);
  }
  if (!parts) return NULL;
  char number[32];
  PyOS_snprintf(number, sizeof number, "%g", self->constant);
  PyObject *last = PyUnicode_FromString(number);
  PyObject *plus = PyUnicode_FromString(" + ");
  PyObject *text = NULL;
  if (last && plus && PyList_Append(parts, last) == 0) text = PyUnicode_Join(plus, parts);
  Py_XDECREF(last);
  Py_XDECREF(plus);
  Py_DECREF(parts);
  return text;
}

static PyMethodDef expression_methods[] = {
  {"terms", (PyCFunction)terms, METH_NOARGS, "The terms, in a tuple."},
  {"constant", (PyCFunction)constant, METH_NOARGS, "The constant."},
  {"value", (PyCFunction)value, METH_NOARGS, "The sum as of the last update."},
  {NULL},
};

static PyType_Slot expression_slots[] = {
  {Py_tp_doc, "Expression(terms, constant=0.0)\n--\n\nA sum of terms and a constant."},
  {Py_tp_new, expression_new},
  {Py_tp_dealloc, expression_dealloc},
  {Py_tp_traverse, expression_traverse},
  {Py_tp_repr, expression_text},
  {Py_tp_methods, expression_methods},
  {Py_tp_richcompare, compare},
  {Py_nb_add, add},
  {Py_nb_subtract, subtract},
  {Py_nb_multiply, multiply},
  {Py_nb_true_divide, divide},
  {Py_nb_negative, negate},
  {0, NULL},
};

PyType_Spec expression_spec = {
  "autolayout_engine.Expression", sizeof(Expression), sizeof(Product),
  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, expression_slots};
