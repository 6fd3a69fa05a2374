// GLPK: a batch build with its presolver, then the dual simplex from the last basis.
#include <glpk.h>
#include <math.h>
#include <stdlib.h>

#include "linear_program.h"

typedef struct {
  glp_prob *problem;
  const replay_stream *stream;
} solver;

static int kind(double lower, double upper) {
  if (lower == upper) return GLP_FX;
  if (isinf(lower)) return isinf(upper) ? GLP_FR : GLP_UP;
  return isinf(upper) ? GLP_LO : GLP_DB;
}

static int solve(solver *s, int presolves) {
  glp_smcp options;
  glp_init_smcp(&options);
  options.msg_lev = GLP_MSG_OFF;
  options.meth = GLP_DUALP;
  options.presolve = presolves ? GLP_ON : GLP_OFF;
  return glp_simplex(s->problem, &options) == 0 && glp_get_status(s->problem) == GLP_OPT;
}

static void load(glp_prob *problem, const linear_program *p) {
  glp_set_obj_dir(problem, GLP_MIN);
  if (p->rows) glp_add_rows(problem, p->rows);
  glp_add_cols(problem, p->columns);
  for (int k = 0; k < p->columns; k++) {
    glp_set_col_bnds(problem, k + 1, kind(p->lower[k], p->upper[k]), p->lower[k], p->upper[k]);
    glp_set_obj_coef(problem, k + 1, p->cost[k]);
  }
  int *index = malloc(sizeof(int) * (p->columns + 1));
  for (int row = 0; row < p->rows; row++) {
    double lower = p->row_lower[row], upper = p->row_upper[row];
    glp_set_row_bnds(problem, row + 1, kind(lower, upper), lower, upper);
    int count = p->start[row + 1] - p->start[row];
    for (int k = 0; k < count; k++) index[k + 1] = p->index[p->start[row] + k] + 1;
    // GLPK counts from 1.
    glp_set_mat_row(problem, row + 1, count, index, p->value + p->start[row] - 1);
  }
  free(index);
}

void *solver_build(const replay_stream *stream) {
  solver *s = malloc(sizeof *s);
  s->stream = stream;
  s->problem = glp_create_prob();
  linear_program program = linear_program_make(stream, INFINITY);
  load(s->problem, &program);
  linear_program_free(&program);
  if (!solve(s, 1)) return NULL;
  return s;
}

int solver_read(void *state, double *values) {
  solver *s = state;
  for (int k = 0; k < s->stream->variables; k++) values[k] = glp_get_col_prim(s->problem, k + 1);
  return 1;
}

int solver_edit(void *state, int32_t index, double value, double *sum) {
  solver *s = state;
  glp_set_col_bnds(s->problem, s->stream->edit[index].variable + 1, GLP_FX, value, value);
  int solved = solve(s, 0);
  for (int k = 0; k < s->stream->variables; k++) *sum += glp_get_col_prim(s->problem, k + 1);
  return solved;
}

// A row without limits is as good as none, and cheaper than taking it out.
int solver_remove_and_add(void *state, int32_t index) {
  solver *s = state;
  int row = index + 1, type = glp_get_row_type(s->problem, row);
  double lower = glp_get_row_lb(s->problem, row), upper = glp_get_row_ub(s->problem, row);
  glp_set_row_bnds(s->problem, row, GLP_FR, 0, 0);
  int solved = solve(s, 0);
  glp_set_row_bnds(s->problem, row, type, lower, upper);
  return solve(s, 0) && solved;
}

void solver_free(void *state) {
  solver *s = state;
  glp_delete_prob(s->problem);
  free(s);
}
