// Solvers.

#include <string.h>

#include "objects.h"
#include "table.h"

/// A variable of a solver. The places are those of the engine's slots.
typedef struct {
  /// NULL in a free place.
  Variable *object;
  le_variable handle;
  /// The number of constraints with the variable; one more while it is edited.
  int32_t uses;
} VariableUse;

/// A constraint of a solver, in a place of a list.
typedef struct {
  /// NULL in a free place. The object that was added: a constraint, or the variable of an edit.
  PyObject *object;
  le_constraint handle;
  /// False for a constraint of strength 0, which the engine does not have.
  bool is_in_engine;
} ConstraintUse;

typedef struct {
  PyObject_HEAD
  le_engine *engine;
  /// From variables to slots of the engine.
  Table places;
  VariableUse *variables;
  size_t variable_capacity;
  /// From constraints, and from edited variables, to places of `list`.
  Table constraints, edits;
  ConstraintUse *list;
  size_t list_count, list_capacity;
  /// The first free places of `list` are at the end of this list.
  int32_t *free_places;
  size_t free_count, free_capacity;
  le_change *changes;
  size_t change_capacity;
  /// Whether the next update writes all values: a new variable had a value of another solver.
  bool writes_all;
} Solver;

/// The number of variables that several solvers have. While there are any, every update writes all
/// values, since another solver may have written its own.
static int64_t shared_variables = 0;

/// Sums of fewer terms than this need no memory from the heap.
enum { FEW_TERMS = 16 };

// Memory

/// Makes room for one more element. Returns false with an exception.
static bool reserve(void **elements, size_t *capacity, size_t count, size_t size) {
  if (count < *capacity) return true;
  size_t larger = *capacity ? 2 * *capacity : 16;
  void *moved = PyMem_Realloc(*elements, larger * size);
  if (!moved) {
    PyErr_NoMemory();
    return false;
  }
  memset((char *)moved + *capacity * size, 0, (larger - *capacity) * size);
  *elements = moved;
  *capacity = larger;
  return true;
}

/// Raises the exception of a status that is not a contradiction.
static PyObject *failure(le_status status) {
  switch (status) {
    case LE_INVALID_ARGUMENT:
      PyErr_SetString(PyExc_ValueError, "coefficients and constants must be finite");
      break;
    case LE_OVERFLOW:
      PyErr_SetString(PyExc_OverflowError, "a sum or product of the constraints is not finite");
      break;
    case LE_PRECISION:
      PyErr_SetString(
          PyExc_ArithmeticError, "the numbers of the constraints differ too much in magnitude");
      break;
    case LE_STEP_LIMIT:
      PyErr_SetString(PyExc_ArithmeticError, "rounding errors prevent the solver from finishing");
      break;
    default: PyErr_Format(PyExc_SystemError, "the engine returned status %d", (int)status);
  }
  return NULL;
}

// Variables

/// Adds a use of a variable, and the variable if it is new. Returns false with an exception.
static bool use_variable(Solver *self, Variable *variable, le_variable *handle) {
  int32_t place = table_get(&self->places, variable);
  if (place >= 0) {
    self->variables[place].uses++;
    *handle = self->variables[place].handle;
    return true;
  }
  le_add_variable(self->engine, handle);
  while (self->variable_capacity <= (size_t)handle->index) {
    if (!reserve(
          (void **)&self->variables, &self->variable_capacity, self->variable_capacity,
          sizeof(VariableUse))) {
      le_remove_variable(self->engine, *handle);
      return false;
    }
  }
  if (!table_add(&self->places, variable, handle->index)) {
    le_remove_variable(self->engine, *handle);
    PyErr_NoMemory();
    return false;
  }
  Py_INCREF(variable);
  self->variables[handle->index] = (VariableUse){variable, *handle, 1};
  if (variable->solvers++ == 1) shared_variables++;
  if (variable->value != 0) self->writes_all = true;
  return true;
}

/// Removes a use of a variable, and the variable with its last use.
static void disuse_variable(Solver *self, Variable *variable) {
  int32_t place = table_get(&self->places, variable);
  if (place < 0 || --self->variables[place].uses > 0) return;
  table_remove(&self->places, variable);
  le_remove_variable(self->engine, self->variables[place].handle);
  self->variables[place].object = NULL;
  if (--variable->solvers == 1) shared_variables--;
  // What no constraint determines is 0, as if the solver still had it.
  variable->value = 0;
  Py_DECREF(variable);
}

/// Removes the uses of the first products of an expression.
static void disuse_products(Solver *self, Expression *expression, Py_ssize_t count) {
  for (Py_ssize_t index = 0; index < count; index++) {
    disuse_variable(self, expression->products[index].variable);
  }
}

// Constraints

/// Notes an added constraint. Returns its place, or -1 with an exception.
static int32_t note(Solver *self, Table *table, PyObject *object) {
  size_t place = self->free_count ? (size_t)self->free_places[self->free_count - 1]
                                  : self->list_count;
  // The place can be freed later without memory.
  if (!reserve((void **)&self->list, &self->list_capacity, place, sizeof(ConstraintUse)) ||
      !reserve(
        (void **)&self->free_places, &self->free_capacity, self->list_count, sizeof(int32_t))) {
    return -1;
  }
  if (!table_add(table, object, (int32_t)place)) {
    PyErr_NoMemory();
    return -1;
  }
  if (self->free_count) {
    self->free_count--;
  } else {
    self->list_count++;
  }
  Py_INCREF(object);
  self->list[place] = (ConstraintUse){object, {-1, 0}, false};
  return (int32_t)place;
}

/// Forgets the constraint in a place, and removes it from the engine.
static void forget(Solver *self, Table *table, int32_t place) {
  ConstraintUse use = self->list[place];
  table_remove(table, use.object);
  if (use.is_in_engine) le_remove_constraint(self->engine, use.handle);
  self->list[place].object = NULL;
  self->free_places[self->free_count++] = place;
  Py_DECREF(use.object);
}

/// The constraints of the last contradiction, oldest first, with the refused one for its handle.
static PyObject *contradiction(Solver *self, PyObject *refused, le_constraint refused_handle) {
  size_t count = le_conflict(self->engine, NULL, 0);
  le_constraint *handles = PyMem_Malloc((count + 1) * sizeof(le_constraint));
  PyObject *result = handles ? PyTuple_New((Py_ssize_t)count) : PyErr_NoMemory();
  if (result) le_conflict(self->engine, handles, count);
  // Errors are rare, and the list is not ordered by handle.
  for (size_t index = 0; result && index < count; index++) {
    PyObject *object = refused;
    for (size_t place = 0; place < self->list_count; place++) {
      ConstraintUse *use = &self->list[place];
      if (use->object && use->is_in_engine && use->handle.index == handles[index].index &&
          use->handle.generation == handles[index].generation) {
        object = use->object;
      }
    }
    Py_INCREF(object);
    if (PyTuple_SetItem(result, (Py_ssize_t)index, object) < 0) Py_CLEAR(result);
  }
  PyMem_Free(handles);
  return result;
}

/// Raises `UnsatisfiableConstraint` with the contradiction.
static PyObject *unsatisfiable(Solver *self, PyObject *constraint, le_constraint handle) {
  PyObject *constraints = contradiction(self, constraint, handle);
  PyObject *error =
    constraints ? PyObject_CallFunctionObjArgs(UnsatisfiableConstraint, constraint, NULL) : NULL;
  if (error && PyObject_SetAttrString(error, "constraints", constraints) == 0) {
    PyErr_SetObject(UnsatisfiableConstraint, error);
  }
  Py_XDECREF(error);
  Py_XDECREF(constraints);
  return NULL;
}

/// Adds the row of a constraint to the engine, with uses of its variables.
static le_status add_row(Solver *self, Constraint *constraint, le_constraint *handle) {
  Expression *expression = constraint->expression;
  Py_ssize_t count = Py_SIZE(expression);
  le_term few[FEW_TERMS];
  le_term *terms = count <= FEW_TERMS ? few : PyMem_Malloc((size_t)count * sizeof(le_term));
  if (!terms) {
    PyErr_NoMemory();
    return -1;
  }
  le_status status = LE_OK;
  Py_ssize_t used = 0;
  for (; used < count; used++) {
    Product product = expression->products[used];
    terms[used].coefficient = product.coefficient;
    if (!use_variable(self, product.variable, &terms[used].variable)) {
      status = -1;
      break;
    }
  }
  if (status == LE_OK) {
    status = le_add_constraint_if_consistent(
      self->engine, terms, (size_t)count, constraint->relation, -expression->constant,
      constraint->strength / STRENGTHS_PER_PRIORITY, handle);
  }
  if (terms != few) PyMem_Free(terms);
  if (status != LE_OK) disuse_products(self, expression, used);
  return status;
}

static PyObject *add_constraint(Solver *self, PyObject *object) {
  if (Py_TYPE(object) != ConstraintType) return wrong_type("a Constraint", object);
  if (table_get(&self->constraints, object) >= 0) {
    PyErr_SetObject(DuplicateConstraint, object);
    return NULL;
  }
  Constraint *constraint = (Constraint *)object;
  int32_t place = note(self, &self->constraints, object);
  if (place < 0) return NULL;
  if (constraint->strength == 0) Py_RETURN_NONE;
  le_constraint handle = {-1, 0};
  le_status status = add_row(self, constraint, &handle);
  if (status == LE_OK) {
    self->list[place].handle = handle;
    self->list[place].is_in_engine = true;
    Py_RETURN_NONE;
  }
  if (status == LE_CONFLICT) {
    unsatisfiable(self, object, handle);
  } else if (!PyErr_Occurred()) {
    failure(status);
  }
  forget(self, &self->constraints, place);
  return NULL;
}

static PyObject *remove_constraint(Solver *self, PyObject *object) {
  if (Py_TYPE(object) != ConstraintType) return wrong_type("a Constraint", object);
  int32_t place = table_get(&self->constraints, object);
  if (place < 0) {
    PyErr_SetObject(UnknownConstraint, object);
    return NULL;
  }
  Py_INCREF(object);
  bool has_uses = self->list[place].is_in_engine;
  forget(self, &self->constraints, place);
  Expression *expression = ((Constraint *)object)->expression;
  if (has_uses) disuse_products(self, expression, Py_SIZE(expression));
  Py_DECREF(object);
  Py_RETURN_NONE;
}

static PyObject *has_constraint(Solver *self, PyObject *object) {
  if (Py_TYPE(object) != ConstraintType) return wrong_type("a Constraint", object);
  return PyBool_FromLong(table_get(&self->constraints, object) >= 0);
}

// Edits

static PyObject *add_edit(Solver *self, PyObject *const *arguments, Py_ssize_t count) {
  if (count != 2) {
    PyErr_SetString(PyExc_TypeError, "addEditVariable takes a variable and a strength");
    return NULL;
  }
  PyObject *object = arguments[0];
  double strength;
  if (!is_variable(object)) return wrong_type("a Variable", object);
  if (!read_strength(arguments[1], &strength)) return NULL;
  if (table_get(&self->edits, object) >= 0) {
    PyErr_SetObject(DuplicateEditVariable, object);
    return NULL;
  }
  if (strength == REQUIRED) {
    PyErr_SetString(BadRequiredStrength, "an edit variable cannot be required");
    return NULL;
  }
  int32_t place = note(self, &self->edits, object);
  if (place < 0) return NULL;
  if (strength == 0) Py_RETURN_NONE;
  le_term term = {{-1, 0}, 1};
  if (!use_variable(self, (Variable *)object, &term.variable)) {
    forget(self, &self->edits, place);
    return NULL;
  }
  le_status status = le_add_constraint(
    self->engine, &term, 1, LE_EQUAL, 0, strength / STRENGTHS_PER_PRIORITY,
    &self->list[place].handle);
  if (status != LE_OK) {
    disuse_variable(self, (Variable *)object);
    forget(self, &self->edits, place);
    return failure(status);
  }
  self->list[place].is_in_engine = true;
  Py_RETURN_NONE;
}

/// The place of an edited variable, or -1 with an exception.
static int32_t edit_place(Solver *self, PyObject *object) {
  if (!is_variable(object)) {
    wrong_type("a Variable", object);
    return -1;
  }
  int32_t place = table_get(&self->edits, object);
  if (place < 0) PyErr_SetObject(UnknownEditVariable, object);
  return place;
}

static PyObject *remove_edit(Solver *self, PyObject *object) {
  int32_t place = edit_place(self, object);
  if (place < 0) return NULL;
  Py_INCREF(object);
  bool has_use = self->list[place].is_in_engine;
  forget(self, &self->edits, place);
  if (has_use) disuse_variable(self, (Variable *)object);
  Py_DECREF(object);
  Py_RETURN_NONE;
}

static PyObject *has_edit(Solver *self, PyObject *object) {
  if (!is_variable(object)) return wrong_type("a Variable", object);
  return PyBool_FromLong(table_get(&self->edits, object) >= 0);
}

static PyObject *suggest_value(Solver *self, PyObject *const *arguments, Py_ssize_t count) {
  if (count != 2) {
    PyErr_SetString(PyExc_TypeError, "suggestValue takes a variable and a number");
    return NULL;
  }
  if (!is_number(arguments[1])) return wrong_type("a number", arguments[1]);
  double value = PyFloat_AsDouble(arguments[1]);
  if (value == -1 && PyErr_Occurred()) return NULL;
  int32_t place = edit_place(self, arguments[0]);
  if (place < 0) return NULL;
  if (!self->list[place].is_in_engine) Py_RETURN_NONE;
  le_status status = le_set_constant(self->engine, self->list[place].handle, value);
  if (status != LE_OK) return failure(status);
  Py_RETURN_NONE;
}

// Values

/// Writes the values that changed, or all.
static bool write_values(Solver *self) {
  size_t count = le_take_changes(self->engine, self->changes, self->change_capacity);
  if (count > self->change_capacity) {
    le_change *larger = PyMem_Realloc(self->changes, count * sizeof(le_change));
    if (!larger) {
      PyErr_NoMemory();
      return false;
    }
    self->changes = larger;
    self->change_capacity = count;
    count = le_take_changes(self->engine, self->changes, count);
  }
  if (self->writes_all || shared_variables > 0) {
    for (size_t slot = 0; slot < self->variable_capacity; slot++) {
      VariableUse *use = &self->variables[slot];
      if (use->object) le_value(self->engine, use->handle, &use->object->value);
    }
    self->writes_all = false;
    return true;
  }
  for (size_t index = 0; index < count; index++) {
    VariableUse *use = &self->variables[self->changes[index].variable.index];
    if (use->object) use->object->value = self->changes[index].value;
  }
  return true;
}

static PyObject *update_variables(Solver *self, PyObject *unused) {
  le_status status = le_solve(self->engine);
  if (status != LE_OK) return failure(status);
  if (!write_values(self)) return NULL;
  Py_RETURN_NONE;
}

// Questions

static PyObject *value_range(Solver *self, PyObject *object) {
  if (!is_variable(object)) return wrong_type("a Variable", object);
  int32_t place = table_get(&self->places, object);
  if (place < 0) return Py_BuildValue("(dd)", -Py_HUGE_VAL, Py_HUGE_VAL);
  double lower, upper;
  le_status status = le_range(self->engine, self->variables[place].handle, &lower, &upper);
  return status == LE_OK ? Py_BuildValue("(dd)", lower, upper) : failure(status);
}

static PyObject *ambiguous_variables(Solver *self, PyObject *unused) {
  le_status status = le_solve(self->engine);
  if (status != LE_OK) return failure(status);
  size_t capacity = self->places.count;
  le_variable *handles = PyMem_Malloc((capacity + 1) * sizeof(le_variable));
  if (!handles) return PyErr_NoMemory();
  size_t count = le_ambiguous_variables(self->engine, handles, capacity);
  PyObject *result = PyTuple_New((Py_ssize_t)count);
  for (size_t index = 0; result && index < count; index++) {
    PyObject *object = (PyObject *)self->variables[handles[index].index].object;
    Py_INCREF(object);
    if (PyTuple_SetItem(result, (Py_ssize_t)index, object) < 0) Py_CLEAR(result);
  }
  PyMem_Free(handles);
  return result;
}

// Descriptions

/// Adds a line with an object to a list of texts.
static bool append_line(PyObject *lines, const char *format, PyObject *object, double number) {
  char text[32];
  PyOS_snprintf(text, sizeof text, "%g", number);
  PyObject *line = PyUnicode_FromFormat(format, object, text);
  bool done = line && PyList_Append(lines, line) == 0;
  Py_XDECREF(line);
  return done;
}

static PyObject *dumps(Solver *self, PyObject *unused) {
  PyObject *lines = PyList_New(0);
  bool done = lines != NULL;
  done = done && append_line(lines, "Variables", NULL, 0);
  for (size_t slot = 0; done && slot < self->variable_capacity; slot++) {
    Variable *variable = self->variables[slot].object;
    if (variable) done = append_line(lines, "%R = %s", (PyObject *)variable, variable->value);
  }
  done = done && append_line(lines, "\nEdit variables", NULL, 0);
  for (int pass = 0; pass < 2; pass++) {
    if (pass == 1) done = done && append_line(lines, "\nConstraints", NULL, 0);
    for (size_t place = 0; done && place < self->list_count; place++) {
      PyObject *object = self->list[place].object;
      if (object && (Py_TYPE(object) == ConstraintType) == (pass == 1)) {
        done = append_line(lines, "%R", object, 0);
      }
    }
  }
  PyObject *newline = done ? PyUnicode_FromString("\n") : NULL;
  PyObject *text = newline ? PyUnicode_Join(newline, lines) : NULL;
  Py_XDECREF(newline);
  Py_XDECREF(lines);
  return text;
}

static PyObject *dump(Solver *self, PyObject *unused) {
  PyObject *text = dumps(self, NULL);
  if (!text) return NULL;
  PyObject *output = PySys_GetObject("stdout");
  int result = output && output != Py_None ? PyFile_WriteObject(text, output, Py_PRINT_RAW) : 0;
  if (result == 0 && output && output != Py_None) result = PyFile_WriteString("\n", output);
  Py_DECREF(text);
  if (result < 0) return NULL;
  Py_RETURN_NONE;
}

// Life

/// Releases all objects and the engine.
static int solver_clear(Solver *self) {
  le_engine *engine = self->engine;
  self->engine = NULL;
  VariableUse *variables = self->variables;
  size_t variable_capacity = self->variable_capacity;
  ConstraintUse *list = self->list;
  size_t list_count = self->list_count;
  self->variables = NULL;
  self->list = NULL;
  self->variable_capacity = self->list_count = self->list_capacity = 0;
  self->free_count = 0;
  table_free(&self->places);
  table_free(&self->constraints);
  table_free(&self->edits);
  le_engine_destroy(engine);
  for (size_t place = 0; place < list_count; place++) Py_XDECREF(list[place].object);
  for (size_t slot = 0; slot < variable_capacity; slot++) {
    if (!variables[slot].object) continue;
    if (--variables[slot].object->solvers == 1) shared_variables--;
    Py_DECREF(variables[slot].object);
  }
  PyMem_Free(list);
  PyMem_Free(variables);
  return 0;
}

static PyObject *solver_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  if (PyTuple_Size(arguments) > 0 || (keywords && PyDict_Size(keywords) > 0)) {
    PyErr_SetString(PyExc_TypeError, "Solver takes no arguments");
    return NULL;
  }
  Solver *self = (Solver *)PyType_GenericAlloc(type, 0);
  if (self) self->engine = le_engine_create();
  return (PyObject *)self;
}

static PyObject *reset(Solver *self, PyObject *unused) {
  solver_clear(self);
  self->engine = le_engine_create();
  Py_RETURN_NONE;
}

static int solver_traverse(Solver *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  for (size_t place = 0; place < self->list_count; place++) Py_VISIT(self->list[place].object);
  for (size_t slot = 0; slot < self->variable_capacity; slot++) {
    Py_VISIT(self->variables[slot].object);
  }
  return 0;
}

static void solver_dealloc(Solver *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  solver_clear(self);
  PyMem_Free(self->free_places);
  PyMem_Free(self->changes);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

#define METHOD(function) ((PyCFunction)(void (*)(void))(function))

static PyMethodDef solver_methods[] = {
  {"addConstraint", METHOD(add_constraint), METH_O,
   "addConstraint(constraint)\n--\n\nAdds a constraint. Raises UnsatisfiableConstraint, whose "
   "attribute `constraints` lists the conflict, if it conflicts with required constraints."},
  {"removeConstraint", METHOD(remove_constraint), METH_O,
   "removeConstraint(constraint)\n--\n\nRemoves a constraint."},
  {"hasConstraint", METHOD(has_constraint), METH_O,
   "hasConstraint(constraint)\n--\n\nReturns True if the constraint was added."},
  {"addEditVariable", METHOD(add_edit), METH_FASTCALL,
   "addEditVariable(variable, strength)\n--\n\nAllows values to be suggested for a variable."},
  {"removeEditVariable", METHOD(remove_edit), METH_O,
   "removeEditVariable(variable)\n--\n\nStops accepting suggested values for a variable."},
  {"hasEditVariable", METHOD(has_edit), METH_O,
   "hasEditVariable(variable)\n--\n\nReturns True if values can be suggested for the variable."},
  {"suggestValue", METHOD(suggest_value), METH_FASTCALL,
   "suggestValue(variable, value)\n--\n\nSuggests a value for an edit variable."},
  {"updateVariables", METHOD(update_variables), METH_NOARGS,
   "updateVariables()\n--\n\nSolves the constraints and updates the values of the variables."},
  {"reset", METHOD(reset), METH_NOARGS, "reset()\n--\n\nRemoves all constraints and variables."},
  {"range", METHOD(value_range), METH_O,
   "range(variable)\n--\n\nThe smallest and the largest value in all optimal solutions."},
  {"ambiguousVariables", METHOD(ambiguous_variables), METH_NOARGS,
   "ambiguousVariables()\n--\n\nThe variables that have other values in other optimal solutions."},
  {"dump", METHOD(dump), METH_NOARGS, "dump()\n--\n\nPrints the variables and constraints."},
  {"dumps", METHOD(dumps), METH_NOARGS, "dumps()\n--\n\nThe variables and constraints as text."},
  {NULL},
};

static PyType_Slot solver_slots[] = {
  {Py_tp_doc, "Solver()\n--\n\nDetermines the values of variables from constraints."},
  {Py_tp_new, solver_new},
  {Py_tp_dealloc, solver_dealloc},
  {Py_tp_traverse, solver_traverse},
  {Py_tp_clear, solver_clear},
  {Py_tp_methods, solver_methods},
  {0, NULL},
};

PyType_Spec solver_spec = {
  "autolayout_engine.Solver", sizeof(Solver), 0,
  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, solver_slots};
