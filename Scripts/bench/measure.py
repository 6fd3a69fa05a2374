"""Runs drivers on workloads, one after another, interleaved."""
import json
import math
import os
import statistics
import subprocess
import time

WORKLOADS = ["CHAIN", "FLAT", "NESTED", "EQUAL", "FORM", "RANDOM", "CELLS", "CELLI"]
# The systems that documents lead to; N is a number of documents.
DOCUMENTS = "DOCUMENTS"
# Every field of which the median over the rounds is kept.
TIMES = ["build_s", "e0_us", "e1_us", "r0_us", "r1_us", "rss_kb"]
# Checksums count as equal up to this part: solvers of linear programs are right to about 1e-9 a value.
CHECKSUM = 1e-6


class Measurement:
    """What one solver did on one workload of one size."""

    def __init__(self):
        self.runs = []
        # Why there is nothing to run, such as "> 15 s".
        self.reason = None

    def median(self, field):
        values = [run[field] for run in self.runs if field in run]
        return statistics.median(values) if values else None

    def fields(self):
        found = {field: self.median(field) for field in TIMES}
        found = {field: value for field, value in found.items() if value is not None}
        for field in ("checksum_build", "checksum_edit", "checksum_remove"):
            if self.runs and field in self.runs[0]:
                found[field] = self.runs[0][field]
        failures = sum(run.get("failures", 0) for run in self.runs)
        if failures:
            found["failures"] = failures
        if self.reason:
            found["reason"] = self.reason
        return {**found, "rounds": len(self.runs)}


class Bench:
    """All measurements, by workload, size and solver."""

    def __init__(self, solvers, generators, folder, options):
        self.solvers, self.generators, self.folder, self.options = solvers, generators, folder, options
        self.results = {}
        self.start = time.monotonic()

    def run(self):
        os.makedirs(self.folder, exist_ok=True)
        for size in self.options.sizes:
            for workload in self.options.workloads:
                stream = os.path.join(self.folder, "%s-%d" % (workload, size))
                if workload == DOCUMENTS and self.has_all_documents(size):
                    for solver in self.solvers:
                        self.measurement(workload, size, solver).reason = "–"
                    continue
                subprocess.run(self.generation(workload, size, stream), check=True, stdout=subprocess.DEVNULL)
                self.rounds(workload, size, stream)
                os.remove(stream)

    def has_all_documents(self, size):
        """Whether a smaller size was all documents already."""
        return any(len(self.options.documents) <= smaller < size for smaller in self.options.sizes)

    def generation(self, workload, size, stream):
        """The command that writes a stream."""
        if workload == DOCUMENTS:
            return [self.generators.documents, stream, *self.options.documents[:size]]
        return [self.generators.workload, workload, str(size), stream]

    def rounds(self, workload, size, stream):
        for number in range(self.options.rounds):
            # Later rounds only make medians better: they are what is left out when time is short.
            if number > 0 and time.monotonic() - self.start > self.options.budget:
                break
            for solver in self.solvers:
                self.turn(self.measurement(workload, size, solver), workload, size, solver, stream)
        ours = self.measurement(workload, size, self.solvers[0]).median("build_s")
        print("%-7s %6d  %6.1f s  ours %s" % (
            workload, size, time.monotonic() - self.start, "-" if ours is None else "%.3g ms" % (ours * 1e3)), flush=True)

    def measurement(self, workload, size, solver):
        return self.results.setdefault((workload, size, solver.name), Measurement())

    def turn(self, measurement, workload, size, solver, stream):
        if measurement.reason:
            return
        command = solver.command(workload, size, stream)
        if command is None:
            measurement.reason = "–"
            return
        limit = self.options.timeout
        predicted = self.predicted(workload, size, solver)
        if predicted and predicted > limit:
            measurement.reason = "not begun" if math.isinf(predicted) else "~%.3g s" % predicted
            return
        command += ["--builds", str(self.options.builds), "--seconds", str(self.options.seconds)]
        try:
            result = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=limit)
            text, ended = result.stdout, result.returncode
        except subprocess.TimeoutExpired as expired:
            text, ended = expired.stdout or b"", None
            measurement.reason = "> %g s" % limit
        fields = parsed(text.decode())
        if fields and "build_s" in fields:
            measurement.runs.append(fields)
        elif ended is not None:
            measurement.reason = "failed" if ended == 1 else "crash"

    def predicted(self, workload, size, solver):
        """The seconds that a build should take, from the two sizes below, or that a smaller size was not built."""
        known = []
        for (name, other, owner), measurement in self.results.items():
            if name == workload and owner == solver.name and other < size:
                if measurement.reason and not measurement.runs:
                    return math.inf
                if measurement.median("build_s"):
                    known.append((other, measurement.median("build_s")))
        known.sort()
        if len(known) < 2:
            return None
        slope = exponent(*known[-2], *known[-1])
        return known[-1][1] * (size / known[-1][0]) ** slope

    def agrees(self, workload, size, solver):
        """Whether a solver's checksums are those of ours; None where there is nothing to compare."""
        mine = self.measurement(workload, size, self.solvers[0]).fields()
        theirs = self.measurement(workload, size, solver).fields()
        pairs = [(mine[f], theirs[f]) for f in ("checksum_build", "checksum_edit") if f in mine and f in theirs]
        if not pairs:
            return None
        return all(abs(a - b) <= CHECKSUM * max(1, abs(a)) for a, b in pairs)


def exponent(size, seconds, larger, longer):
    """b of time = a · size^b through two points."""
    return math.log(longer / seconds) / math.log(larger / size)


def parsed(text):
    """The fields of a line of JSON, which may have been cut off after a field."""
    for ending in ("", "}"):
        try:
            return json.loads(text + ending)
        except ValueError:
            continue
    return None
