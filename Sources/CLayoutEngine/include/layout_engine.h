// The solver of AutoLayout for programs that are not written in Swift.
//
// Linear equations and inequalities with strict priorities: required constraints hold, and for each
// lower priority the sum of the absolute violations is as small as the higher priorities allow.
//
//     le_engine *engine = le_engine_create();
//     le_variable left, width;
//     le_add_variable(engine, &left);
//     le_add_variable(engine, &width);
//     le_term edge[] = {{left, 1}, {width, 1}};
//     le_add_constraint(engine, edge, 1, LE_EQUAL, 20, LE_REQUIRED, NULL);
//     le_add_constraint(engine, edge, 2, LE_LESS_THAN_OR_EQUAL, 320, LE_REQUIRED, NULL);
//     le_add_constraint(engine, edge + 1, 1, LE_EQUAL, 400, 750, NULL);
//     double value = 0;
//     if (le_solve(engine) == LE_OK) le_value(engine, width, &value);  // 300
//     le_engine_destroy(engine);
//
// No function traps, prints or allocates without bound because of an argument: what is invalid is
// answered by a status, and changes nothing. Pointers to results may be NULL. An engine may be used
// by one thread at a time; different engines are independent.
//
// The interface is stable: functions and values are added, and never changed or removed, within a
// major version.

#ifndef LAYOUT_ENGINE_H
#define LAYOUT_ENGINE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of this interface: major × 1000 + minor.
#define LE_INTERFACE_VERSION 1000

/// The priority of constraints that must hold. Others are above 0 and below 1000.
#define LE_REQUIRED 1000.0

/// A solver.
typedef struct le_engine le_engine;

/// A number whose value the engine determines. Valid until it is removed.
typedef struct le_variable {
  int32_t index;
  uint32_t generation;
} le_variable;

/// A constraint. Valid until it is removed.
typedef struct le_constraint {
  int32_t index;
  uint32_t generation;
} le_constraint;

/// A variable multiplied by a finite number.
typedef struct le_term {
  le_variable variable;
  double coefficient;
} le_term;

/// A variable, and its value after a call of `le_solve`.
typedef struct le_change {
  le_variable variable;
  double value;
} le_change;

/// The relation between the sum of a constraint's terms and its constant.
typedef int32_t le_relation;
enum {
  LE_LESS_THAN_OR_EQUAL = -1,
  LE_EQUAL = 0,
  LE_GREATER_THAN_OR_EQUAL = 1
};

/// The outcome of a call.
typedef int32_t le_status;
enum {
  /// The call did what it says.
  LE_OK = 0,
  /// Required constraints contradict each other. `le_conflict` has them. No values changed.
  LE_CONFLICT = 1,
  /// A sum or product of the system's numbers is not finite. No values changed.
  LE_OVERFLOW = 2,
  /// The simplex method exceeded the step limit. No values changed.
  LE_STEP_LIMIT = 3,
  /// The numbers differ too much in size. No values changed.
  LE_PRECISION = 4,
  /// The variable or constraint was removed, or belongs to no engine.
  LE_STALE_HANDLE = 5,
  /// A number is not finite, a priority is not above 0 and at most 1000, a relation is unknown, or a
  /// pointer is NULL.
  LE_INVALID_ARGUMENT = 6,
  /// The variable still has constraints.
  LE_VARIABLE_IN_USE = 7
};

/// Returns `LE_INTERFACE_VERSION` of the library.
int32_t le_interface_version(void);

/// Creates an empty engine.
le_engine *le_engine_create(void);

/// Creates an independent copy with the same handles; NULL for NULL.
le_engine *le_engine_copy(const le_engine *engine);

/// Destroys an engine. NULL is ignored.
void le_engine_destroy(le_engine *engine);

/// Limits the basis changes of the simplex method in a call of `le_solve`.
le_status le_set_step_limit(le_engine *engine, int64_t limit);

/// Adds a variable. Its value is 0 as long as it has no constraint.
le_status le_add_variable(le_engine *engine, le_variable *variable);

/// Removes a variable without constraints.
le_status le_remove_variable(le_engine *engine, le_variable variable);

/// Adds `terms relation constant`. Terms of the same variable are added up. Nothing is solved.
le_status le_add_constraint(
  le_engine *engine, const le_term *terms, size_t count, le_relation relation, double constant,
  double priority, le_constraint *constraint);

/// As `le_add_constraint`, unless the required constraints contradict each other with it. Then the
/// status is `LE_CONFLICT`, `le_conflict` has the contradiction, and the constraint is removed again;
/// its own handle in the contradiction is the one in `constraint`, which is stale.
///
/// Mostly takes constant time: a point that satisfies all required constraints is kept and moved along
/// one variable. The system is solved where that is not enough.
le_status le_add_constraint_if_consistent(
  le_engine *engine, const le_term *terms, size_t count, le_relation relation, double constant,
  double priority, le_constraint *constraint);

/// Removes a constraint.
le_status le_remove_constraint(le_engine *engine, le_constraint constraint);

/// Changes the right-hand side of a constraint: the fastest edit.
le_status le_set_constant(le_engine *engine, le_constraint constraint, double constant);

/// Changes the priority of a constraint.
le_status le_set_priority(le_engine *engine, le_constraint constraint, double priority);

/// Updates all values after the edits since the last call.
le_status le_solve(le_engine *engine);

/// Copies an irreducible set of contradicting constraints, oldest first, if the last call that solved
/// returned `LE_CONFLICT`. Returns their number, of which at most `capacity` are copied.
size_t le_conflict(const le_engine *engine, le_constraint *constraints, size_t capacity);

/// Returns the value of a variable.
le_status le_value(const le_engine *engine, le_variable variable, double *value);

/// Copies the values of the variables that changed since the last call of this function, and forgets
/// them. Returns their number; if it exceeds `capacity`, nothing is copied and nothing forgotten.
size_t le_take_changes(le_engine *engine, le_change *changes, size_t capacity);

/// Returns the amount by which the values violate a constraint; 0 if it holds.
le_status le_violation(const le_engine *engine, le_constraint constraint, double *violation);

/// Solves, and returns the smallest and the largest value of a variable in all optimal solutions, which
/// may be infinite. They differ if the variable is ambiguous.
le_status le_range(le_engine *engine, le_variable variable, double *lower, double *upper);

/// Solves, and copies the variables that have other values in other optimal solutions, oldest first.
/// Returns their number, of which at most `capacity` are copied.
size_t le_ambiguous_variables(le_engine *engine, le_variable *variables, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
