"""Writes measurements as Markdown and JSON."""
import json
import os
import platform
import subprocess

from measure import exponent
from peers import ROOT

TABLES = [
    ("Build from empty, solve and read all values (processor time)", "build_s", 1e6),
    ("Change the root's width, solve, read what changed", "e0_us", 1),
    ("Change one spacing, solve, read what changed", "e1_us", 1),
    ("Remove a constraint, solve, add it back, solve", "r0_us", 1),
]
# Growth is measured from here: below, fixed costs hide it.
GROWTH_FROM = 100


def first_line(command):
    try:
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return result.stdout.splitlines()[0] if result.stdout else "unknown"
    except OSError:
        return "absent"


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def conditions(solvers, absent, loads, options):
    """Everything that one has to know to believe a number."""
    changed = subprocess.run(["git", "-C", ROOT, "status", "--porcelain", "--", "Sources/LayoutEngine",
                              "Benchmarks/Sources", "Benchmarks/Peers"],
                             stdout=subprocess.PIPE, text=True).stdout.strip()
    return {
        "commit": solvers[0].version + (" with changes" if changed else ""),
        "machine": "%s, %d processors, %s %s" % (
            processor(), os.cpu_count(), platform.system(), platform.release()),
        "compilers": [first_line([name, "--version"]) for name in ("swift", "gcc", "rustc")],
        "solvers": {solver.name: solver.version for solver in solvers},
        "absent": absent,
        "load_before": loads[0], "load_after": loads[1],
        "is_quiet": max(loads) <= quiet_load(),
        "rounds": options.rounds, "builds": options.builds, "seconds": options.seconds,
        "timeout": options.timeout,
    }


def quiet_load():
    """The load that this benchmark causes itself, and half a process more."""
    return 1.5


def duration(microseconds):
    """Three digits and a unit."""
    for unit, size in (("s", 1e6), ("ms", 1e3), ("µs", 1)):
        if microseconds >= size:
            return "%.3g %s" % (microseconds / size, unit)
    return "%.2g µs" % microseconds


def cell(bench, workload, size, solver, field, scale):
    measurement = bench.results.get((workload, size, solver.name))
    if measurement is None:
        return ""
    value = measurement.median(field)
    if value is None:
        return measurement.reason or "–"
    marks = ""
    if bench.agrees(workload, size, solver) is False:
        marks += "†"
    if measurement.fields().get("failures"):
        marks += "‡"
    return duration(value * scale) + marks


def growth(bench, workload, solver, field):
    """The exponent between the first size that counts and the largest one that finished."""
    points = [(size, bench.results[workload, size, solver.name].median(field))
              for size in bench.options.sizes if size >= GROWTH_FROM]
    points = [(size, value) for size, value in points if value]
    if len(points) < 2:
        return "–"
    return "%.2f" % exponent(*points[0], *points[-1])


def table(bench, workload, field, scale):
    names = [solver.name for solver in bench.solvers]
    lines = ["| %s | %s |" % (workload, " | ".join(names)), "| --- " * (len(names) + 1) + "|"]
    for size in bench.options.sizes:
        cells = [cell(bench, workload, size, solver, field, scale) for solver in bench.solvers]
        lines.append("| %d | %s |" % (size, " | ".join(cells)))
    exponents = [growth(bench, workload, solver, field) for solver in bench.solvers]
    lines.append("| exponent | %s |" % " | ".join(exponents))
    return lines


def memory(bench):
    names = [solver.name for solver in bench.solvers]
    size = bench.options.sizes[-1]
    lines = ["| N = %d | %s |" % (size, " | ".join(names)), "| --- " * (len(names) + 1) + "|"]
    for workload in bench.options.workloads:
        values = [bench.results[workload, size, solver.name].median("rss_kb") for solver in bench.solvers]
        cells = ["–" if value is None else "%.1f MB" % (value / 1024) for value in values]
        lines.append("| %s | %s |" % (workload, " | ".join(cells)))
    return lines


def markdown(bench, facts):
    lines = ["# Solvers side by side", "",
             "Written by `make bench`; [Benchmarks.md](../../Documentation/Benchmarks.md) says what is measured and how.", ""]
    if not facts["is_quiet"]:
        lines += ["> **The machine was busy** (load %.1f before, %.1f after). The solvers took turns, so that they may be "
                  "compared with each other in a row; single numbers are too high." % (
                      facts["load_before"], facts["load_after"]), ""]
    lines += ["- commit: " + facts["commit"], "- machine: " + facts["machine"],
              "- compilers: " + "; ".join(facts["compilers"]),
              "- solvers: " + ", ".join("%s %s" % pair for pair in facts["solvers"].items())]
    for name, reason in facts["absent"].items():
        lines.append("- absent: %s (%s)" % (name, reason))
    lines += ["- medians of %d interleaved rounds; a process gets %g s" % (facts["rounds"], facts["timeout"]), "",
              "`> 15 s` did not finish; `~40 s` was not begun, extrapolated from the two sizes before (`not begun`: a "
              "smaller size did not finish). † other values than ours: where the best solution is not unique (RANDOM from about 100 views) or where weights outvote a priority. ‡ the solver reported failures.", ""]
    for title, field, scale in TABLES:
        lines += ["## " + title, ""]
        for workload in bench.options.workloads:
            lines += table(bench, workload, field, scale) + [""]
    lines += ["## Growth of the peak memory by the build", ""] + memory(bench) + [""]
    return "\n".join(lines)


def layers(facts, table):
    """The engine's layers by themselves, as `engine-layers` prints them."""
    lines = ["# The layers of the engine", "",
             "Written by `make bench`: each layer on a system that uses little else, the median processor time.", "",
             "- commit: " + facts["commit"], "- machine: " + facts["machine"], ""]
    if not facts["is_quiet"]:
        lines += ["> **The machine was busy** (load %.1f before, %.1f after)." % (
            facts["load_before"], facts["load_after"]), ""]
    return "\n".join(lines) + "\n" + table


def data(bench, facts):
    results = [{"workload": workload, "size": size, "solver": solver, **measurement.fields()}
               for (workload, size, solver), measurement in bench.results.items()]
    return json.dumps({"conditions": facts, "results": results}, indent=1) + "\n"
