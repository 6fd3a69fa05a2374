// Variables and terms.

#include "objects.h"

PyObject *wrong_type(const char *expected, PyObject *object) {
  PyObject *name = PyObject_GetAttrString((PyObject *)Py_TYPE(object), "__name__");
  if (name) PyErr_Format(PyExc_TypeError, "expected %s, not %U", expected, name);
  Py_XDECREF(name);
  return NULL;
}

static PyObject *variable_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"name", "context", NULL};
  PyObject *name = NULL, *context = NULL;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OO:Variable", names, &name, &context)) {
    return NULL;
  }
  if (name && !PyUnicode_Check(name)) return wrong_type("a str", name);
  Variable *self = (Variable *)PyType_GenericAlloc(type, 0);
  if (!self) return NULL;
  Py_XINCREF(name);
  Py_XINCREF(context);
  self->name = name;
  self->context = context;
  return (PyObject *)self;
}

static int variable_traverse(Variable *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(self->context);
  return 0;
}

static int variable_clear(Variable *self) {
  Py_CLEAR(self->context);
  return 0;
}

static void variable_dealloc(Variable *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  Py_CLEAR(self->name);
  Py_CLEAR(self->context);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

static PyObject *variable_name(Variable *self, PyObject *unused) {
  if (!self->name) return PyUnicode_FromString("");
  Py_INCREF(self->name);
  return self->name;
}

static PyObject *variable_set_name(Variable *self, PyObject *name) {
  if (!PyUnicode_Check(name)) return wrong_type("a str", name);
  PyObject *old = self->name;
  Py_INCREF(name);
  self->name = name;
  Py_XDECREF(old);
  Py_RETURN_NONE;
}

static PyObject *variable_context(Variable *self, PyObject *unused) {
  PyObject *context = self->context ? self->context : Py_None;
  Py_INCREF(context);
  return context;
}

static PyObject *variable_set_context(Variable *self, PyObject *context) {
  PyObject *old = self->context;
  Py_INCREF(context);
  self->context = context;
  Py_XDECREF(old);
  Py_RETURN_NONE;
}

static PyObject *variable_value(Variable *self, PyObject *unused) {
  return PyFloat_FromDouble(self->value);
}

static PyMethodDef variable_methods[] = {
  {"name", (PyCFunction)variable_name, METH_NOARGS, "The name, which is used in messages."},
  {"setName", (PyCFunction)variable_set_name, METH_O, "Changes the name."},
  {"context", (PyCFunction)variable_context, METH_NOARGS, "The attached object."},
  {"setContext", (PyCFunction)variable_set_context, METH_O, "Attaches an object."},
  {"value", (PyCFunction)variable_value, METH_NOARGS, "The value as of the last update."},
  {NULL},
};

static PyType_Slot variable_slots[] = {
  {Py_tp_doc, "Variable(name='', context=None)\n--\n\nA number that a solver determines."},
  {Py_tp_new, variable_new},
  {Py_tp_dealloc, variable_dealloc},
  {Py_tp_traverse, variable_traverse},
  {Py_tp_clear, variable_clear},
  {Py_tp_repr, variable_name},
  {Py_tp_methods, variable_methods},
  {Py_tp_richcompare, compare},
  {Py_nb_add, add},
  {Py_nb_subtract, subtract},
  {Py_nb_multiply, multiply},
  {Py_nb_true_divide, divide},
  {Py_nb_negative, negate},
  {0, NULL},
};

PyType_Spec variable_spec = {
  "autolayout_engine.Variable", sizeof(Variable), 0,
  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, variable_slots};

// Terms

PyObject *new_term(Variable *variable, double coefficient) {
  Term *self = (Term *)PyType_GenericAlloc(TermType, 0);
  if (!self) return NULL;
  Py_INCREF(variable);
  self->product = (Product){variable, coefficient};
  return (PyObject *)self;
}

static PyObject *term_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"variable", "coefficient", NULL};
  PyObject *variable, *coefficient = NULL;
  if (!PyArg_ParseTupleAndKeywords(
        arguments, keywords, "O|O:Term", names, &variable, &coefficient)) {
    return NULL;
  }
  if (!is_variable(variable)) return wrong_type("a Variable", variable);
  if (coefficient && !is_number(coefficient)) return wrong_type("a number", coefficient);
  double number = coefficient ? PyFloat_AsDouble(coefficient) : 1;
  if (number == -1 && PyErr_Occurred()) return NULL;
  return new_term((Variable *)variable, number);
}

static int term_traverse(Term *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(self->product.variable);
  return 0;
}

static void term_dealloc(Term *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  Py_CLEAR(self->product.variable);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

static PyObject *term_variable(Term *self, PyObject *unused) {
  Py_INCREF(self->product.variable);
  return (PyObject *)self->product.variable;
}

static PyObject *term_coefficient(Term *self, PyObject *unused) {
  return PyFloat_FromDouble(self->product.coefficient);
}

static PyObject *term_value(Term *self, PyObject *unused) {
  return PyFloat_FromDouble(self->product.coefficient * self->product.variable->value);
}

static PyObject *term_text(Term *self) {
  char number[32];
  PyOS_snprintf(number, sizeof number, "%g", self->product.coefficient);
  PyObject *name = variable_name(self->product.variable, NULL);
  PyObject *text = name ? PyUnicode_FromFormat("%s * %U", number, name) : NULL;
  Py_XDECREF(name);
  return text;
}

static PyMethodDef term_methods[] = {
  {"variable", (PyCFunction)term_variable, METH_NOARGS, "The variable."},
  {"coefficient", (PyCFunction)term_coefficient, METH_NOARGS, "The factor of the variable."},
  {"value", (PyCFunction)term_value, METH_NOARGS, "The product as of the last update."},
  {NULL},
};

static PyType_Slot term_slots[] = {
  {Py_tp_doc, "Term(variable, coefficient=1.0)\n--\n\nA variable times a number."},
  {Py_tp_new, term_new},
  {Py_tp_dealloc, term_dealloc},
  {Py_tp_traverse, term_traverse},
  {Py_tp_repr, term_text},
  {Py_tp_methods, term_methods},
  {Py_tp_richcompare, compare},
  {Py_nb_add, add},
  {Py_nb_subtract, subtract},
  {Py_nb_multiply, multiply},
  {Py_nb_true_divide, divide},
  {Py_nb_negative, negate},
  {0, NULL},
};

PyType_Spec term_spec = {
  "autolayout_engine.Term", sizeof(Term), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, term_slots};
