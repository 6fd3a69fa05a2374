// CLP (COIN-OR), through its C interface: a batch build, then the dual simplex from the last basis.
#include <coin/Clp_C_Interface.h>
#include <float.h>
#include <stdlib.h>

#include "linear_program.h"

typedef struct {
  Clp_Simplex *model;
  const replay_stream *stream;
} solver;

// CLP takes columns after one another.
static void load(Clp_Simplex *model, const linear_program *p) {
  int *start = calloc(p->columns + 2, sizeof(int));
  int *index = malloc(sizeof(int) * (p->entries + 1));
  double *value = malloc(sizeof(double) * (p->entries + 1));
  for (int k = 0; k < p->entries; k++) start[p->index[k] + 2]++;
  for (int k = 2; k < p->columns + 2; k++) start[k] += start[k - 1];
  for (int row = 0; row < p->rows; row++) {
    for (int k = p->start[row]; k < p->start[row + 1]; k++) {
      int place = start[p->index[k] + 1]++;
      index[place] = row;
      value[place] = p->value[k];
    }
  }
  Clp_loadProblem(model, p->columns, p->rows, start, index, value, p->lower, p->upper, p->cost,
                  p->row_lower, p->row_upper);
  free(start);
  free(index);
  free(value);
}

void *solver_build(const replay_stream *stream) {
  solver *s = malloc(sizeof *s);
  s->stream = stream;
  s->model = Clp_newModel();
  Clp_setLogLevel(s->model, 0);
  linear_program program = linear_program_make(stream, DBL_MAX);
  load(s->model, &program);
  linear_program_free(&program);
  Clp_initialSolve(s->model);
  return s;
}

int solver_read(void *state, double *values) {
  solver *s = state;
  const double *solution = Clp_primalColumnSolution(s->model);
  for (int k = 0; k < s->stream->variables; k++) values[k] = solution[k];
  return Clp_status(s->model) == 0;
}

int solver_edit(void *state, int32_t index, double value, double *sum) {
  solver *s = state;
  int column = s->stream->edit[index].variable;
  Clp_columnLower(s->model)[column] = value;
  Clp_columnUpper(s->model)[column] = value;
  Clp_dual(s->model, 0);
  const double *solution = Clp_primalColumnSolution(s->model);
  for (int k = 0; k < s->stream->variables; k++) *sum += solution[k];
  return Clp_status(s->model) == 0;
}

// A row without limits is as good as none, and cheaper than taking it out.
int solver_remove_and_add(void *state, int32_t index) {
  solver *s = state;
  double *lower = &Clp_rowLower(s->model)[index], *upper = &Clp_rowUpper(s->model)[index];
  double low = *lower, high = *upper;
  *lower = -DBL_MAX;
  *upper = DBL_MAX;
  Clp_dual(s->model, 0);
  int solved = Clp_status(s->model) == 0;
  Clp_rowLower(s->model)[index] = low;
  Clp_rowUpper(s->model)[index] = high;
  Clp_dual(s->model, 0);
  return solved && Clp_status(s->model) == 0;
}

void solver_free(void *state) {
  solver *s = state;
  Clp_deleteModel(s->model);
  free(s);
}
