#!/usr/bin/env python3
"""Run the built tests in two processes, and print the failures and a summary.

    Scripts/run-tests.py [--log FOLDER] [--studio TOOL] [SWIFT-TEST-OPTION ...]

Most tests need the main actor, of which a process has one. So the tests run in two processes at a time, split by modules, and
take two processors; those that use XCTest run first. With --studio, those in a browser, which wait more than they compute, run
at the same time. `--filter` and other options of `swift test` for the choice of tests work. Everything that the tests print is
kept in FOLDER (default: .build/tests). Needs `swift build --build-tests`. Standard library only.
"""
import argparse, glob, os, re, subprocess, sys, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Tests of these modules run in the first process, all others in the second; Scripts/test-costs.py says what each costs.
FIRST = ["AutoLayoutTests", "InterfaceBuilderTests", "LayoutEngineTests", "StudioTests"]
FAILURE = re.compile(r"✘|error:|Fatal|Crash")
SUMMARY = re.compile(r"Test run with \d+ tests?|Executed \d+ tests?")


def program():
    found = glob.glob(f"{ROOT}/.build/debug/*PackageTests.xctest")
    if not found:
        sys.exit("error: there are no built tests; run `swift build --build-tests`")
    return found[0]


class Run:
    """A process with some of the tests."""

    def __init__(self, name, folder, command):
        self.name, self.path = name, f"{folder}/{name}.log"
        self.start = time.time()
        with open(self.path, "w", encoding="utf-8") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)

    def finish(self):
        """Prints failures and the summary; returns whether all tests passed."""
        status = self.process.wait()
        with open(self.path, encoding="utf-8", errors="replace") as log:
            lines = log.read().splitlines()
        if status:
            failures = [line for line in lines if FAILURE.search(line)]
            print("\n".join(failures or lines[-100:]))
        summary = [line for line in lines if SUMMARY.search(line)]
        # XCTest sums up each suite, and all of them last.
        print(f"{self.name}: {summary[-1].strip() if summary else f'ended with {status}'}, {time.time() - self.start:.0f} s")
        if status and not summary:
            print(f"the process ended before its tests, with {status}; {os.path.relpath(self.path)} has all that it printed")
        return status == 0


class BrowserRun(Run):
    """The tests in a browser."""

    def finish(self):
        """Prints what the tests printed if one failed, or the summary; returns whether all tests passed."""
        status = self.process.wait()
        with open(self.path, encoding="utf-8", errors="replace") as log:
            lines = log.read().splitlines()
        summary = [line for line in lines if re.match(r"\d+ passed, \d+ failed", line)]
        print("\n".join(lines if status or not summary else summary[-1:]))
        return status == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--log", default=f"{ROOT}/.build/tests", metavar="FOLDER", help="where to keep what is printed")
    parser.add_argument("--studio", metavar="TOOL", help="run the tests in a browser with this tool, too")
    given, arguments = parser.parse_known_args()
    folder = os.path.abspath(given.log)
    os.makedirs(folder, exist_ok=True)
    browser = [BrowserRun("studio", folder, ["Scripts/test-studio.sh", given.studio])] if given.studio else []
    if sys.platform == "darwin":
        # There the tests are a bundle, which SwiftPM loads.
        passed = subprocess.run(["swift", "test", "--skip-build", *arguments], cwd=ROOT, check=False).returncode == 0
        runs = browser
    else:
        first = "^(" + "|".join(FIRST) + r")\."
        passed = Run("xctest", folder, [program(), "--testing-library", "xctest", *arguments]).finish()
        # A filter chooses among all tests, so that it is left to one process.
        testing = [program(), "--testing-library", "swift-testing"]
        groups = [("tests", [])] if arguments else [("first", ["--filter", first]), ("second", ["--skip", first])]
        runs = [Run(name, folder, [*testing, *group, *arguments]) for name, group in groups] + browser
    for run in runs:
        passed = run.finish() and passed
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
