#!/usr/bin/env python3
"""Print the processor time of every suite of tests, with that of the processes that its tests start.

    Scripts/test-costs.py [--slowest N] [FILTER]

Needs a debug build: `swift build --build-tests`. Each suite runs in a process of its own, one at a time, so that its time is
not that of others; what a process needs to start is measured and subtracted. FILTER is a part of the suites' names. The
script exits 1 if a test fails. Standard library only.
"""
import argparse, glob, os, re, subprocess, sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def program():
    found = glob.glob(f"{ROOT}/.build/debug/*PackageTests.xctest")
    if not found:
        sys.exit("error: there are no built tests; run `swift build --build-tests`")
    return found[0]


def run(*arguments):
    """Runs the tests; returns seconds of processor time, exit code and output."""
    before = os.times()
    result = subprocess.run(
        [program(), "--testing-library", "swift-testing", *arguments], cwd=ROOT, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, check=False)
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    return seconds, result.returncode, result.stdout


def suites():
    """The names of suites as `Module.Suite`, of the identifiers `Module.Suite/Inner/test()`."""
    _, status, printed = run("--list-tests")
    if status:
        sys.exit(f"error: the tests cannot be listed:\n{printed}")
    names = {line.split("/")[0] for line in printed.splitlines() if re.match(r"\w+\.\S+/", line)}
    return sorted(names)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--slowest", type=int, metavar="N", help="print only the N suites that take longest")
    parser.add_argument("filter", nargs="?", default="", metavar="FILTER", help="a part of the suites' names")
    given = parser.parse_args()
    start, _, _ = run("--filter", "^no suite has this name$")
    costs, failed = [], []
    for name in suites():
        if given.filter not in name:
            continue
        seconds, status, printed = run("--filter", f"^{re.escape(name)}/")
        costs.append((max(0, seconds - start), name))
        if status:
            failed.append(name)
            print(f"{name} failed:\n{printed}", file=sys.stderr)
    costs.sort(key=lambda cost: (-cost[0], cost[1]))
    for seconds, name in costs[:given.slowest]:
        print(f"{seconds:8.1f} s  {name}")
    modules = {}
    for seconds, name in costs:
        module = name.split(".")[0]
        modules[module] = modules.get(module, 0) + seconds
    print()
    for module, seconds in sorted(modules.items(), key=lambda item: -item[1]):
        print(f"{seconds:8.1f} s  {module}")
    print(f"{sum(modules.values()):8.1f} s  {len(costs)} suites")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
