#!/usr/bin/env python3
"""Run the built tests in two processes, and print the failures and a summary.

    Scripts/run-tests.py [--log FOLDER] [SWIFT-TEST-OPTION ...]

Most tests need the main actor, of which a process has one. So the tests run in two processes at a time, split by modules, and
take two processors; those that use XCTest run first. `--filter` and other options of `swift test` for the choice of tests
work. Everything that the tests print is kept in FOLDER (default: .build/tests). Needs `swift build --build-tests`.
Standard library only.
"""
import glob, os, re, subprocess, sys, time

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

    def __init__(self, name, folder, arguments):
        self.name, self.path = name, f"{folder}/{name}.log"
        self.start = time.time()
        with open(self.path, "w", encoding="utf-8") as log:
            self.process = subprocess.Popen([program(), *arguments], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)

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
        print(f"{self.name}: {summary[-1].strip() if summary else f'ended with {status}'}")
        if status and not summary:
            print(f"the process ended before its tests, with {status}; {os.path.relpath(self.path)} has all that it printed")
        return status == 0


def main():
    arguments = sys.argv[1:]
    folder = f"{ROOT}/.build/tests"
    if arguments[:1] == ["--log"]:
        folder, arguments = os.path.abspath(arguments[1]), arguments[2:]
    if sys.platform == "darwin":
        # There the tests are a bundle, which SwiftPM loads.
        return subprocess.run(["swift", "test", "--skip-build", *arguments], cwd=ROOT, check=False).returncode
    os.makedirs(folder, exist_ok=True)
    first = "^(" + "|".join(FIRST) + r")\."
    passed = Run("xctest", folder, ["--testing-library", "xctest", *arguments]).finish()
    # A filter chooses among all tests, so that it is left to one process.
    testing = ["--testing-library", "swift-testing"]
    groups = [("tests", [])] if arguments else [("first", ["--filter", first]), ("second", ["--skip", first])]
    runs = [Run(name, folder, [*testing, *group, *arguments]) for name, group in groups]
    for run in runs:
        passed = run.finish() and passed
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
