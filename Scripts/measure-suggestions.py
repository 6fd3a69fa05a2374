#!/usr/bin/env python3
"""Measure how suggested constraints generalize, next to pinning every view to its nearest neighbors.

    Scripts/measure-suggestions.py TOOL [--corpus DIR] [--part open|held|all] [--sample N] [--jobs N] [--worst N]

For each root of the corpus that its author constrained fully and without conflict, TOOL removes all constraints, suggests
new ones from the frames alone, and compares the layout with the author's on five other devices. Printed is the share of
views, times devices, whose edges agree within a point: for the suggested constraints and for the baseline, in which every
view is tied to its nearest neighbor or the edge of its superview at the left and at the top and has its recorded size unless
its content gives it. Weights are settled on the open part; `split-corpus.py` defines the held-out third of the repositories.

Needs only the Python standard library.
"""
import argparse, collections, concurrent.futures, importlib.util, json, os, subprocess, sys

COUNTS = ("views", "equal", "equalHorizontally", "equalVertically", "equalOnCanvas", "constraintsBefore", "constraints")
LONGEST = 120  # seconds for one document; one that takes longer is listed as failed and does not count


def split():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "split-corpus.py")
    spec = importlib.util.spec_from_file_location("split", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def measure(tool, path, arguments):
    try:
        run = subprocess.run([tool, "measure-suggestions"] + arguments, input=path + "\n", capture_output=True, text=True,
                             timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return None
    return [json.loads(line) for line in run.stdout.splitlines() if line] if run.returncode == 0 else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--corpus", default="../shared/conformance")
    parser.add_argument("--part", choices=("open", "held", "all"), default="open")
    parser.add_argument("--sample", type=int, default=1, help="measure every Nth document")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--worst", type=int, default=0, help="print this many roots with the most different views")
    options = parser.parse_args()
    parts = split()
    _, sources = parts.rows(os.path.join(options.corpus, "sources.tsv"))
    sources = [row for row in sources if options.part == "all" or parts.is_held_out(row[1]) == (options.part == "held")]
    paths = [os.path.abspath(os.path.join(options.corpus, "documents", row[0])) for row in sources][::options.sample]
    totals, roots, failed, worst, slowest = {}, 0, [], [], (0, "")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        arguments = ["--differences"] if options.worst else []
        for path, results in zip(paths, pool.map(lambda path: measure(options.tool, path, arguments), paths)):
            if results is None:
                failed.append(path)
                continue
            for result in results:
                total = totals.setdefault(result["method"], collections.Counter())
                total.update({name: result[name] for name in COUNTS})
                total["roots"] += 1
                total["whole"] += result["equal"] == result["views"]
                if result["method"] == "ranked":
                    worst.append((result["views"] - result["equal"], path, result))
                    slowest = max(slowest, (result["seconds"], path + " " + result["root"]))
    for method, total in sorted(totals.items()):
        views = max(1, total["views"])
        print("%-8s %d roots, %d views on devices: %.2f %% equal (horizontally %.2f %%, vertically %.2f %%); "
              "%.2f %% of roots; %.2f %% on the canvas; %d constraints for %d" % (
                  method, total["roots"], total["views"], 100 * total["equal"] / views,
                  100 * total["equalHorizontally"] / views, 100 * total["equalVertically"] / views,
                  100 * total["whole"] / max(1, total["roots"]), 500 * total["equalOnCanvas"] / views,
                  total["constraints"], total["constraintsBefore"]))
    print("slowest: %.2f s, %s" % slowest)
    for path in failed:
        print("failed: " + path)
    for count, path, result in sorted(worst, key=lambda row: -row[0])[:options.worst]:
        print("%d of %d differ: %s %s" % (count, result["views"], path, result["root"]))
        for line in result["differences"]:
            print("    " + line)


if __name__ == "__main__":
    sys.exit(main())
