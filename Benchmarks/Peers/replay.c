// The program of every peer: replay FILE [--builds N] [--seconds S]
//
// Prints one line of JSON with the fields of engine-replay: processor times, memory and checksums.
#include "replay.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum { MAGIC = 0x4C41594F, REPETITIONS = 1000 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static long peak_memory(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  if (count == 0) return 0;
  qsort(values, count, sizeof(double), by_value);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

double replay_weight(int32_t priority) { return pow(10, priority / 170.0); }

// MARK: Reading

static void fail(const char *message) {
  fprintf(stderr, "replay: %s\n", message);
  exit(65);
}

static void take(FILE *file, void *target, size_t size) {
  if (fread(target, 1, size, file) != size) fail("the stream is truncated");
}

static void *room(size_t count, size_t size) {
  void *memory = calloc(count ? count : 1, size);
  if (!memory) fail("out of memory");
  return memory;
}

static void read_constraint(FILE *file, replay_constraint *constraint) {
  take(file, &constraint->relation, 4);
  take(file, &constraint->priority, 4);
  take(file, &constraint->constant, 8);
  take(file, &constraint->count, 4);
  int32_t *variables = room(constraint->count, sizeof *variables);
  double *coefficients = room(constraint->count, sizeof *coefficients);
  for (int32_t k = 0; k < constraint->count; k++) {
    take(file, &variables[k], 4);
    take(file, &coefficients[k], 8);
  }
  constraint->variables = variables;
  constraint->coefficients = coefficients;
}

static replay_stream read_stream(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("the stream cannot be opened");
  int32_t header[5];
  take(file, header, sizeof header);
  if (header[0] != MAGIC) fail("the file is not a stream");
  replay_stream stream = {header[1], header[2], header[3], header[4], NULL, NULL, NULL};
  stream.constraint = room(stream.constraints, sizeof *stream.constraint);
  stream.edit = room(stream.edits, sizeof *stream.edit);
  stream.removal = room(stream.removals, sizeof *stream.removal);
  for (int32_t k = 0; k < stream.constraints; k++) read_constraint(file, &stream.constraint[k]);
  for (int32_t k = 0; k < stream.edits; k++) {
    take(file, &stream.edit[k].variable, 4);
    take(file, &stream.edit[k].base, 8);
    take(file, &stream.edit[k].amplitude, 8);
  }
  take(file, stream.removal, 4 * (size_t)stream.removals);
  fclose(file);
  return stream;
}

// MARK: Timing

static replay_stream stream;
static double *values;
static double limit = 3;
static int failures;
static long memory_before;

static double checksum(void *solver) {
  double sum = 0;
  if (!solver_read(solver, values)) failures++;
  for (int32_t k = 0; k < stream.variables; k++) sum += values[k] * (1 + k % 13);
  return sum;
}

static void *timed_build(double *seconds) {
  double start = now();
  void *solver = solver_build(&stream);
  if (!solver) {
    printf("{\"failed\": \"build\"}\n");
    exit(1);
  }
  if (!solver_read(solver, values)) failures++;
  *seconds = now() - start;
  return solver;
}

// The median of up to `count` builds, of which no more are begun after the limit; the last remains.
static void *build(int count) {
  double times[1000];
  void *solver = NULL;
  int done = 0;
  double start = now();
  while (done == 0 || (done < count && now() - start < limit)) {
    if (solver) solver_free(solver);
    solver = timed_build(&times[done++]);
    if (done == 1) printf("{\"rss_kb\": %ld", peak_memory() - memory_before);
  }
  printf(", \"build_s\": %.9g", median(times, done));
  return solver;
}

static double timed_edit(void *solver, int32_t index, double value) {
  double sum = 0, start = now();
  if (!solver_edit(solver, index, value, &sum)) failures++;
  return now() - start;
}

static void time_edit(void *solver, int32_t index) {
  replay_edit edit = stream.edit[index];
  double times[REPETITIONS], start = now();
  int done = 0;
  for (int k = 1; k <= REPETITIONS && (done == 0 || now() - start < limit); k++) {
    double value = edit.base + edit.amplitude * ((k * 37) % 101 - 50) / 50.0;
    times[done++] = timed_edit(solver, index, value);
  }
  timed_edit(solver, index, edit.base);
  printf(", \"e%d_us\": %.6g", index, median(times, done) * 1e6);
}

static void time_removal(void *solver, int32_t index) {
  double times[REPETITIONS], start = now();
  int done = 0;
  while (done < REPETITIONS && (done == 0 || now() - start < limit)) {
    double begin = now();
    if (!solver_remove_and_add(solver, stream.removal[index])) failures++;
    times[done++] = now() - begin;
  }
  printf(", \"r%d_us\": %.6g", index, median(times, done) * 1e6);
}

int main(int count, char **arguments) {
  int builds = 1;
  if (count < 2) fail("usage: replay FILE [--builds N] [--seconds S]");
  for (int k = 2; k + 1 < count; k += 2) {
    if (!strcmp(arguments[k], "--builds")) builds = atoi(arguments[k + 1]);
    if (!strcmp(arguments[k], "--seconds")) limit = atof(arguments[k + 1]);
  }
  if (builds < 1 || builds > 1000) fail("--builds is between 1 and 1000");
  stream = read_stream(arguments[1]);
  values = room(stream.variables, sizeof *values);
  memory_before = peak_memory();
  void *solver = build(builds);
  printf(", \"checksum_build\": %.15g", checksum(solver));
  // What is known so far arrives even when a later phase is cut off.
  fflush(stdout);
  for (int32_t k = 0; k < stream.edits; k++) time_edit(solver, k);
  printf(", \"checksum_edit\": %.15g", checksum(solver));
  fflush(stdout);
  for (int32_t k = 0; k < stream.removals; k++) time_removal(solver, k);
  printf(", \"checksum_remove\": %.15g, \"failures\": %d}\n", checksum(solver), failures);
  solver_free(solver);
  return 0;
}
