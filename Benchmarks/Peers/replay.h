// Replays an operation stream on a solver, which a file beside this one adapts to `solver`.
#ifndef REPLAY_H
#define REPLAY_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// sum(coefficients · variables) + constant  <=, == or >=  0
typedef struct {
  int32_t relation;  // -1, 0, 1
  int32_t priority;  // 1 … 1000, which is required
  double constant;
  int32_t count;
  const int32_t *variables;
  const double *coefficients;
} replay_constraint;

typedef struct {
  int32_t variable;
  double base, amplitude;
} replay_edit;

typedef struct {
  int32_t variables, constraints, edits, removals;
  replay_constraint *constraint;
  replay_edit *edit;
  int32_t *removal;
} replay_stream;

// What a solver has to do. A function that fails returns 0.
//
// build: from nothing to all values solved, each edited variable held at its base.
// read: the values of all variables.
// edit: holds edit `index` at `value`, solves and reads; returns a sum of what it read in `sum`.
// remove_and_add: takes constraint `index` out, solves, puts it back, solves.
void *solver_build(const replay_stream *stream);
int solver_read(void *solver, double *values);
int solver_edit(void *solver, int32_t index, double value, double *sum);
int solver_remove_and_add(void *solver, int32_t index);
void solver_free(void *solver);

// The weight of a priority for solvers that add up violations: 1 … 750,000, the widest scale that
// their tolerances leave digits for.
double replay_weight(int32_t priority);

#ifdef __cplusplus
}
#endif
#endif
