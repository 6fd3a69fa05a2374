"""Measures whole screens, from views to frames: `python3 Scripts/bench --screens [options]`.

Builds the program `screens` of Benchmarks and a flexbox peer, lets them take turns, and writes Screens.md and screens.json
to Benchmarks/Results and the figures of Documentation/Performance.md. A run that is recorded there needs an idle machine.
`--fill` writes the figures from the results that are recorded already.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys

import peers
import report
from measure import exponent

RESULTS = os.path.join(peers.BENCHMARKS, "Results")
PAGE = os.path.join(peers.ROOT, "Documentation", "Performance.md")
# A recorded run begins below this load: half a process.
IDLE_LOAD = 0.5
# The first way is the one that the others are compared with.
OURS = "autolayout"
TITLES = {
    "cards": "Cards by themselves: measured and laid out one by one",
    "feed": "A feed of cards in one tree of constraints",
    "stack": "The same feed in a stack view",
    "boxes": "The same feed without text: views of given sizes",
    "form": "A form of nested stack views",
    "table": "A table of self-sizing rows",
    "storyboard": "Scenes of a storyboard on thirty screens",
}
UNITS = {"form": "rows", "table": "rows", "storyboard": "scenes"}
# The rows of the table of the page, and by what a time is divided.
FIGURES = [
    ("a card: create, measure, lay out", "cards", ("create", "first layout"), True),
    ("feed: first layout", "feed", ("first layout",), False),
    ("feed: change of width", "feed", ("change the width",), False),
    ("feed: one text changed", "feed", ("change the text of a card",), False),
    ("feed: one card inserted", "feed", ("insert a card",), False),
    ("feed: one card removed", "feed", ("remove a card",), False),
    ("feed in a stack view: one card hidden", "stack", ("hide a card",), False),
    ("feed without text: first layout", "boxes", ("first layout",), False),
    ("feed without text: change of width", "boxes", ("change the width",), False),
    ("form: first layout", "form", ("first layout",), False),
    ("form: change of width", "form", ("change the width",), False),
    ("table: a row that scrolls in", "table", ("scroll to the last row",), True),
    ("storyboard: a scene on thirty screens", "storyboard", ("first layout",), True),
]


def parse(arguments):
    parser = argparse.ArgumentParser(
        prog="bench --screens", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workloads", type=lambda text: text.split(","), default=list(TITLES))
    parser.add_argument("--sizes", help="sizes instead of those of each workload, such as 10,100")
    parser.add_argument("--rounds", type=int, default=3, help="processes of which the median counts")
    parser.add_argument("--seconds", type=float, default=0.5, help="time for the repetitions of each phase")
    parser.add_argument("--output", default=RESULTS)
    parser.add_argument("--fill", action="store_true", help="only write the figures of the page, from recorded results")
    options = parser.parse_args(arguments)
    strange = set(options.workloads) - set(TITLES)
    if strange or options.rounds < 1:
        parser.error("unknown: " + ", ".join(sorted(strange)) if strange else "--rounds is at least 1")
    return options


def build():
    """The commands to measure, by name, and their versions."""
    peers.run(["swift", "build", "-c", "release", "--package-path", peers.BENCHMARKS, "--product", "screens"])
    commands = {"screens": [os.path.join(peers.BENCHMARKS, ".build", "release", "screens")]}
    versions = {OURS: peers.run(["git", "-C", peers.ROOT, "rev-parse", "--short=10", "HEAD"]).strip()}
    try:
        os.makedirs(peers.BUILT, exist_ok=True)
        peers.pip("install", "stretchable")
        python = os.path.join(peers.PYTHON, "bin", "python")
        shown = peers.run([python, "-c", "from importlib.metadata import version; print(version('stretchable'))"])
        commands["flexbox"] = [python, peers.source("flexbox.py")]
        versions["taffy"] = "stretchable " + shown.strip()
    except peers.Absent as error:
        print("left out: taffy: %s" % error)
    return commands, versions


def lines(command):
    """What a driver measured: a line of JSON for every size and way."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit("%s ended with status %d: %s" % (command[0], result.returncode, result.stdout[-400:]))
    return [json.loads(line) for line in result.stdout.splitlines()]


def measure(commands, options):
    """All runs, by (workload, size, way)."""
    runs = {}
    for number in range(options.rounds):
        for workload in options.workloads:
            command = commands["screens"] + ["--workloads", workload, "--seconds", str(options.seconds)]
            found = lines(command + (["--sizes", options.sizes] if options.sizes else []))
            if workload == "boxes" and "flexbox" in commands:
                sizes = ",".join(str(size) for size in sorted({run["size"] for run in found}))
                found += lines(commands["flexbox"] + ["--sizes", sizes, "--seconds", str(options.seconds)])
            for run in found:
                runs.setdefault((workload, run["size"], run["way"]), []).append(run)
            print("round %d: %s" % (number + 1, workload), flush=True)
    return runs


def medians(runs):
    """The results as they are recorded."""
    results = []
    for (workload, size, way), found in runs.items():
        phases = {name: statistics.median(run["phases"][name] for run in found if name in run["phases"])
                  for name in found[0]["phases"]}
        memory = [run["memory_kb"] for run in found if "memory_kb" in run]
        results.append({"workload": workload, "size": size, "way": way, "rounds": len(found),
                        "height": found[0]["height"], "phases": phases,
                        **({"memory_kb": statistics.median(memory)} if memory else {})})
    return results


class Table:
    """Results by workload, size and way."""

    def __init__(self, results):
        self.found = {(r["workload"], r["size"], r["way"]): r for r in results}

    def sizes(self, workload):
        return sorted({size for name, size, _ in self.found if name == workload})

    def ways(self, workload):
        return list(dict.fromkeys(way for name, _, way in self.found if name == workload))

    def phases(self, workload):
        names = [name for (found, _, _), r in self.found.items() if found == workload for name in r["phases"]]
        return list(dict.fromkeys(names))

    def seconds(self, workload, size, way, phases):
        """The sum of some phases; None where one was not measured."""
        known = self.found.get((workload, size, way), {"phases": {}})["phases"]
        return sum(known[phase] for phase in phases) if all(phase in known for phase in phases) else None

    def growth(self, workload, way, phase):
        """The exponent between the smallest and the largest size."""
        points = [(size, self.seconds(workload, size, way, [phase])) for size in self.sizes(workload)]
        points = [point for point in points if point[1]]
        return "%.2f" % exponent(*points[0], *points[-1]) if len(points) > 1 else "–"


def duration(seconds):
    return "–" if seconds is None else report.duration(seconds * 1e6)


def ratio(ours, other):
    return "–" if not ours or not other else "%.1f" % (ours / other)


def markdown(table, facts):
    text = ["# Whole screens, from views to frames", "",
            "Written by `make bench BENCH=--screens`; [Benchmarks.md](../../Documentation/Benchmarks.md#whole-screens) says "
            "what is measured and how.", "", "- commit: " + facts["commit"], "- machine: " + facts["machine"],
            "- peers: " + ", ".join("%s (%s)" % pair for pair in facts["ways"].items() if pair[0] != OURS),
            "- medians of %d rounds; processor time; the load was %.1f before the run" % (facts["rounds"], facts["load"]), ""]
    if not facts["is_quiet"]:
        text += ["> **The machine was busy.** Rows may be compared with each other; single numbers are too high.", ""]
    for workload in TITLES:
        if table.sizes(workload):
            text += ["## " + TITLES[workload], ""] + section(table, workload) + [""]
    return "\n".join(text)


def section(table, workload):
    """A table of a workload: a row for each phase and way, a column for each size."""
    sizes, ways = table.sizes(workload), table.ways(workload)
    unit = UNITS.get(workload, "cards")
    head = ["phase", "way"] + ["%s %s" % (format(size, ","), unit) for size in sizes] + ["ratio", "exponent"]
    rows = ["| %s |" % " | ".join(head), "| --- " * len(head) + "|"]
    for phase in table.phases(workload):
        ours = table.seconds(workload, sizes[-1], OURS, [phase])
        for way in ways:
            values = [table.seconds(workload, size, way, [phase]) for size in sizes]
            if not any(value is not None for value in values):
                continue
            part = "" if way == OURS else ratio(ours, values[-1])
            cells = [phase, way] + [duration(value) for value in values] + [part, table.growth(workload, way, phase)]
            rows.append("| %s |" % " | ".join(cells))
    return rows


def figures(table, facts):
    """The table of the page: ours, by hand and the ratio, at the largest size."""
    rows = ["| what | size | constraints | by hand | ratio |", "| --- | --- | --- | --- | --- |"]
    for title, workload, phases, is_divided in FIGURES:
        if not table.sizes(workload):
            continue
        size = table.sizes(workload)[-1]
        parts = size if is_divided else 1
        ours, other = (table.seconds(workload, size, way, phases) for way in (OURS, "by hand"))
        cells = [title, "%s %s" % (format(size, ","), UNITS.get(workload, "cards")),
                 duration(ours and ours / parts), duration(other and other / parts), ratio(ours, other)]
        rows.append("| %s |" % " | ".join(cells))
    rows += memory(table)
    busy = "" if facts["is_quiet"] else " **The machine was busy: only the ratios count.**"
    return "Commit %s on %s.%s\n\n%s" % (facts["commit"], facts["machine"], busy, "\n".join(rows))


def memory(table):
    """The row of the memory of the largest feed. The peak of a process grows only by the way that is measured first."""
    sizes = table.sizes("feed")
    kilobytes = sizes and table.found.get(("feed", sizes[-1], OURS), {}).get("memory_kb")
    if not kilobytes:
        return []
    return ["| feed: memory | %s cards | %.0f MB | – | – |" % (format(sizes[-1], ","), kilobytes / 1024)]


def fill(results, facts):
    """Replaces what lies between the marks of the page."""
    begin, end = "<!-- figures: begin -->", "<!-- figures: end -->"
    with open(PAGE, encoding="utf-8") as file:
        before, _, rest = file.read().partition(begin)
    after = rest.partition(end)[2]
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(before + begin + "\n\n" + figures(Table(results), facts) + "\n\n" + end + after)


def main(arguments):
    options = parse(arguments)
    is_recorded = os.path.abspath(options.output) == RESULTS
    if options.fill:
        with open(os.path.join(RESULTS, "screens.json"), encoding="utf-8") as file:
            recorded = json.load(file)
        return fill(recorded["results"], recorded["conditions"])
    if is_recorded and (options.sizes or options.workloads != list(TITLES)):
        sys.exit("a part of the benchmark is not recorded: name another folder with --output")
    commands, versions = build()
    load = os.getloadavg()[0]
    if is_recorded and load > IDLE_LOAD:
        sys.exit("the load is %.1f: a recorded run begins below %.1f; wait, or write elsewhere with --output FOLDER" % (
            load, IDLE_LOAD))
    results = medians(measure(commands, options))
    facts = {"commit": versions[OURS], "ways": versions, "rounds": options.rounds, "load": load,
             "is_quiet": load <= IDLE_LOAD,
             "machine": "%s, %d processors" % (report.processor(), os.cpu_count())}
    os.makedirs(options.output, exist_ok=True)
    for name, text in (("screens.json", json.dumps({"conditions": facts, "results": results}, indent=1) + "\n"),
                       ("Screens.md", markdown(Table(results), facts))):
        with open(os.path.join(options.output, name), "w", encoding="utf-8") as file:
            file.write(text)
    if is_recorded:
        fill(results, facts)
    print("written to " + os.path.relpath(options.output))
