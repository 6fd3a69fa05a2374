// The stream as a linear program, for solvers that know no priorities: an optional constraint has
// error columns, whose cost is the weight of its priority.
#ifndef LINEAR_PROGRAM_H
#define LINEAR_PROGRAM_H

#include "replay.h"

typedef struct {
  int columns, rows, entries;
  double *lower, *upper, *cost;      // of columns; infinite ends are ±infinity
  double *row_lower, *row_upper;
  int *start, *index;                // rows after one another
  double *value;
} linear_program;

linear_program linear_program_make(const replay_stream *stream, double infinity);
void linear_program_free(linear_program *program);

#endif
