#include "linear_program.h"

#include <stdlib.h>

static int errors(const replay_constraint *constraint) {
  if (constraint->priority >= 1000) return 0;
  return constraint->relation == 0 ? 2 : 1;
}

static void allocate(linear_program *program) {
  program->lower = malloc(sizeof(double) * program->columns);
  program->upper = malloc(sizeof(double) * program->columns);
  program->cost = calloc(program->columns, sizeof(double));
  program->row_lower = malloc(sizeof(double) * (program->rows + 1));
  program->row_upper = malloc(sizeof(double) * (program->rows + 1));
  program->start = malloc(sizeof(int) * (program->rows + 1));
  program->index = malloc(sizeof(int) * (program->entries + 1));
  program->value = malloc(sizeof(double) * (program->entries + 1));
}

linear_program linear_program_make(const replay_stream *stream, double infinity) {
  linear_program program = {.columns = stream->variables, .rows = stream->constraints};
  for (int k = 0; k < stream->constraints; k++) {
    program.columns += errors(&stream->constraint[k]);
    program.entries += stream->constraint[k].count + errors(&stream->constraint[k]);
  }
  allocate(&program);
  for (int k = 0; k < stream->variables; k++) {
    program.lower[k] = -infinity;
    program.upper[k] = infinity;
  }
  for (int k = 0; k < stream->edits; k++) {
    program.lower[stream->edit[k].variable] = stream->edit[k].base;
    program.upper[stream->edit[k].variable] = stream->edit[k].base;
  }
  int column = stream->variables, entry = 0;
  for (int row = 0; row < stream->constraints; row++) {
    const replay_constraint *constraint = &stream->constraint[row];
    program.start[row] = entry;
    for (int k = 0; k < constraint->count; k++) {
      program.index[entry] = constraint->variables[k];
      program.value[entry++] = constraint->coefficients[k];
    }
    int count = errors(constraint);
    for (int k = 0; k < count; k++) {
      // The error adds to what is too small and takes from what is too large.
      program.index[entry] = column;
      program.value[entry++] = constraint->relation > 0 || (constraint->relation == 0 && k) ? 1 : -1;
      program.lower[column] = 0;
      program.upper[column] = infinity;
      program.cost[column++] = replay_weight(constraint->priority);
    }
    program.row_lower[row] = constraint->relation < 0 ? -infinity : -constraint->constant;
    program.row_upper[row] = constraint->relation > 0 ? infinity : -constraint->constant;
  }
  program.start[program.rows] = entry;
  return program;
}

void linear_program_free(linear_program *program) {
  free(program->lower);
  free(program->upper);
  free(program->cost);
  free(program->row_lower);
  free(program->row_upper);
  free(program->start);
  free(program->index);
  free(program->value);
}
