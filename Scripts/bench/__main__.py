#!/usr/bin/env python3
"""Measure the layout engine beside other solvers, and write tables and plots.

    python3 Scripts/bench [--sizes 10,100,1000,10000] [--workloads CHAIN,CELLS] [--rounds 3] [--output FOLDER]

Builds our driver, and the drivers of the solvers that the package registries offer; one that cannot be built is named
and left out. Every solver replays the same streams, interleaved, and the medians are written to Benchmarks/Results.
With the default sizes a run takes less than ten minutes: rounds after the first are left out when time is short.

    python3 Scripts/bench --screens [--help]

measures whole screens instead, from views to frames.
"""
import argparse
import hashlib
import os
import sys

import measure
import peers
import plot
import report
import screens


# Real documents, when they lie beside the project.
DOCUMENTS = os.path.join(peers.ROOT, "..", "shared", "conformance", "documents")


def documents(folder):
    """The documents of a folder, by name, in an order that has nothing to do with what is in them."""
    found = [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names
             if name.endswith((".xib", ".storyboard"))]
    return sorted(found, key=lambda path: hashlib.sha256(os.path.basename(path).encode()).digest())


def numbers(text):
    return sorted({int(part) for part in text.split(",")})


def parse():
    parser = argparse.ArgumentParser(
        prog="bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=numbers, default=[10, 100, 1000, 10000])
    parser.add_argument("--workloads", type=lambda text: text.split(","), default=measure.WORKLOADS)
    parser.add_argument("--solvers", type=lambda text: text.split(","), default=peers.NAMES,
                        help="the peers to build (default: all)")
    parser.add_argument("--documents", type=documents, default=documents(DOCUMENTS), metavar="FOLDER",
                        help="documents of which the systems are replayed as well (default: those beside the project)")
    parser.add_argument("--rounds", type=int, default=3, help="processes of which the median counts")
    parser.add_argument("--builds", type=int, default=9, help="builds in a process of which the median counts")
    parser.add_argument("--seconds", type=float, default=0.2, help="time for the repetitions of each phase")
    parser.add_argument("--timeout", type=float, default=15, help="seconds after which a process is ended")
    parser.add_argument("--budget", type=float, default=240, help="seconds after which only first rounds are run")
    parser.add_argument("--output", default=os.path.join(peers.BENCHMARKS, "Results"))
    options = parser.parse_args()
    if options.documents and options.workloads == measure.WORKLOADS:
        options.workloads = options.workloads + [measure.DOCUMENTS]
    if measure.DOCUMENTS in options.workloads and not options.documents:
        parser.error("DOCUMENTS needs --documents FOLDER")
    strange = set(options.workloads) - set(measure.WORKLOADS + [measure.DOCUMENTS]) | set(options.solvers) - set(peers.NAMES)
    if strange or options.rounds < 1:
        parser.error("unknown: " + ", ".join(sorted(strange)) if strange else "--rounds is at least 1")
    return options


def build(names):
    """Our driver, those of the peers and the arithmetic by hand, the generators, and why peers are absent."""
    ours, by_hand, generators = peers.build_ours()
    solvers, absent = [ours], {}
    for name in names:
        try:
            solvers.append(peers.build(name))
        except peers.Absent as error:
            absent[name] = str(error)
            print("left out: %s: %s" % (name, error))
    return solvers + [by_hand], generators, absent


def write(bench, facts, folder):
    os.makedirs(folder, exist_ok=True)
    files = {"Solvers.md": report.markdown(bench, facts), "solvers.json": report.data(bench, facts)}
    for workload in bench.options.workloads:
        series = {
            solver.name: [
                (size, bench.results[workload, size, solver.name].median("build_s"))
                for size in bench.options.sizes if bench.results[workload, size, solver.name].runs]
            for solver in bench.solvers}
        files["build-%s.svg" % workload] = plot.plot("%s: build and solve, over N" % workload, series)
    drawn = [text for name, text in files.items() if name.endswith(".svg") and text]
    if drawn:
        files["build.svg"] = plot.overview(drawn)
    files["Layers.md"] = report.layers(facts, peers.layers())
    for name, text in files.items():
        if text:
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)


def main():
    if "--screens" in sys.argv[1:]:
        return screens.main([argument for argument in sys.argv[1:] if argument != "--screens"])
    options = parse()
    solvers, generators, absent = build(options.solvers)
    before = os.getloadavg()[0]
    bench = measure.Bench(solvers, generators, os.path.join(peers.BUILT, "streams"), options)
    bench.run()
    facts = report.conditions(solvers, absent, (before, os.getloadavg()[0]), options)
    write(bench, facts, options.output)
    if not facts["is_quiet"]:
        print("the machine was busy (load %.1f): the numbers are marked so" % max(before, facts["load_after"]))
    print("written to " + os.path.relpath(options.output))


if __name__ == "__main__":
    main()
