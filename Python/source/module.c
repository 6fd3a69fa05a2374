// The module `_engine`.

#include "objects.h"

PyTypeObject *VariableType, *TermType, *ExpressionType, *ConstraintType, *SolverType;
PyTypeObject *StrengthType;
PyObject *BadRequiredStrength, *DuplicateConstraint, *DuplicateEditVariable;
PyObject *UnknownConstraint, *UnknownEditVariable, *UnsatisfiableConstraint;

static struct PyModuleDef definition = {
  PyModuleDef_HEAD_INIT, "autolayout_engine._engine",
  "The solver of AutoLayout. Use the package autolayout_engine.", -1, NULL};

/// Creates a type and adds it to the module. Returns NULL with an exception.
static PyTypeObject *add_type(PyObject *module, const char *name, PyType_Spec *spec) {
  PyObject *type = PyType_FromSpec(spec);
  if (!type || PyModule_AddObjectRef(module, name, type) < 0) Py_CLEAR(type);
  return (PyTypeObject *)type;
}

/// Creates an exception and adds it to the module. Returns NULL with an exception.
static PyObject *add_exception(PyObject *module, const char *name, const char *meaning) {
  PyObject *full = PyUnicode_FromFormat("autolayout_engine.%s", name);
  PyObject *bytes = full ? PyUnicode_AsUTF8String(full) : NULL;
  PyObject *type =
    bytes ? PyErr_NewExceptionWithDoc(PyBytes_AsString(bytes), meaning, NULL, NULL) : NULL;
  if (!type || PyModule_AddObjectRef(module, name, type) < 0) Py_CLEAR(type);
  Py_XDECREF(bytes);
  Py_XDECREF(full);
  return type;
}

PyMODINIT_FUNC PyInit__engine(void) {
  PyObject *module = PyModule_Create(&definition);
  if (!module) return NULL;
  bool done = (VariableType = add_type(module, "Variable", &variable_spec)) &&
    (TermType = add_type(module, "Term", &term_spec)) &&
    (ExpressionType = add_type(module, "Expression", &expression_spec)) &&
    (ConstraintType = add_type(module, "Constraint", &constraint_spec)) &&
    (SolverType = add_type(module, "Solver", &solver_spec)) &&
    (StrengthType = add_type(module, "Strength", &strength_spec));
  done = done &&
    (BadRequiredStrength = add_exception(
       module, "BadRequiredStrength", "An edit variable cannot be required.")) &&
    (DuplicateConstraint = add_exception(
       module, "DuplicateConstraint", "The constraint was already added.")) &&
    (DuplicateEditVariable = add_exception(
       module, "DuplicateEditVariable", "The edit variable was already added.")) &&
    (UnknownConstraint = add_exception(
       module, "UnknownConstraint", "The constraint was not added.")) &&
    (UnknownEditVariable = add_exception(
       module, "UnknownEditVariable", "The edit variable was not added.")) &&
    (UnsatisfiableConstraint = add_exception(
       module, "UnsatisfiableConstraint",
       "The constraint conflicts with required constraints. The attribute `constraints` lists the "
       "conflict, oldest first: if any one of them is removed, the others can be satisfied."));
  PyObject *strength = done ? PyType_GenericAlloc(StrengthType, 0) : NULL;
  done = strength && PyModule_AddObjectRef(module, "strength", strength) == 0;
  Py_XDECREF(strength);
  if (!done) Py_CLEAR(module);
  return module;
}
