// HiGHS, through the C interface of the library that the Python package highspy brings along. The
// package has no headers, so what is used of the interface is declared here.
#include <math.h>
#include <stdlib.h>

#include "linear_program.h"

typedef int HighsInt;
extern void *Highs_create(void);
extern void Highs_destroy(void *);
extern HighsInt Highs_run(void *);
extern HighsInt Highs_passLp(void *, HighsInt columns, HighsInt rows, HighsInt entries,
                             HighsInt format, HighsInt sense, double offset, const double *cost,
                             const double *lower, const double *upper, const double *row_lower,
                             const double *row_upper, const HighsInt *start, const HighsInt *index,
                             const double *value);
extern HighsInt Highs_changeColBounds(void *, HighsInt, double, double);
extern HighsInt Highs_changeRowBounds(void *, HighsInt, double, double);
extern HighsInt Highs_getSolution(const void *, double *, double *, double *, double *);
extern HighsInt Highs_getModelStatus(const void *);
extern HighsInt Highs_setBoolOptionValue(void *, const char *, HighsInt);
extern HighsInt Highs_setIntOptionValue(void *, const char *, HighsInt);

enum { ROWWISE = 2, MINIMIZE = 1, OPTIMAL = 7 };

typedef struct {
  void *highs;
  const replay_stream *stream;
  linear_program program;
  double *solution;
} solver;

static int solve(solver *s) {
  Highs_run(s->highs);
  return Highs_getModelStatus(s->highs) == OPTIMAL;
}

void *solver_build(const replay_stream *stream) {
  solver *s = malloc(sizeof *s);
  s->stream = stream;
  s->highs = Highs_create();
  Highs_setBoolOptionValue(s->highs, "output_flag", 0);
  Highs_setIntOptionValue(s->highs, "threads", 1);
  linear_program *p = &s->program;
  *p = linear_program_make(stream, INFINITY);
  s->solution = malloc(sizeof(double) * p->columns);
  Highs_passLp(s->highs, p->columns, p->rows, p->entries, ROWWISE, MINIMIZE, 0, p->cost, p->lower,
               p->upper, p->row_lower, p->row_upper, p->start, p->index, p->value);
  return solve(s) ? s : NULL;
}

int solver_read(void *state, double *values) {
  solver *s = state;
  Highs_getSolution(s->highs, s->solution, NULL, NULL, NULL);
  for (int k = 0; k < s->stream->variables; k++) values[k] = s->solution[k];
  return 1;
}

int solver_edit(void *state, int32_t index, double value, double *sum) {
  solver *s = state;
  Highs_changeColBounds(s->highs, s->stream->edit[index].variable, value, value);
  int solved = solve(s);
  Highs_getSolution(s->highs, s->solution, NULL, NULL, NULL);
  for (int k = 0; k < s->stream->variables; k++) *sum += s->solution[k];
  return solved;
}

// A row without limits is as good as none, and cheaper than taking it out.
int solver_remove_and_add(void *state, int32_t index) {
  solver *s = state;
  Highs_changeRowBounds(s->highs, index, -INFINITY, INFINITY);
  int solved = solve(s);
  Highs_changeRowBounds(s->highs, index, s->program.row_lower[index], s->program.row_upper[index]);
  return solve(s) && solved;
}

void solver_free(void *state) {
  solver *s = state;
  Highs_destroy(s->highs);
  linear_program_free(&s->program);
  free(s->solution);
  free(s);
}
