#!/usr/bin/env python3
"""Load documents as a running program does, and compare the frames with those of `frames --device`.

    Scripts/check-loading.py [--corpus DIR] [--check | --record] [--list REASON] TOOL

`TOOL check-loading` loads every scene with UIStoryboard or UINib, shows it as its segues say in a window of a phone and of a
tablet, and rotates it once. Every document is loaded by a worker process with a time limit, so that a crash loses one
document and is reported. Screens (a root on one device in one orientation) whose frames differ from those of
`TOOL frames --device` are counted by reason.

.ci/loading-reasons lists the reasons that are admitted, with the number of screens in the documents of the corpus and in the
documents of this repository. The numbers may only fall; --record takes lower ones over. With --check the script exits 1 on a
crash, an exception, a document that was not loaded, and on more differences than are listed. Without documents in the
corpus it loads those of this repository. Standard library only.
"""
import argparse, collections, json, os, subprocess, sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIST = os.path.join(ROOT, ".ci/loading-reasons")
COLUMNS = ("corpus", "own")
SHOWN = 10


def own_documents():
    run = subprocess.run(["git", "-C", ROOT, "ls-files", "*.xib", "*.storyboard"], capture_output=True, text=True, check=True)
    return [os.path.join(ROOT, name) for name in run.stdout.splitlines()]


def corpus_documents(corpus):
    folder = os.path.join(corpus, "documents")
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder))] if os.path.isdir(folder) else []


def load(tool, documents, jobs):
    """Yields the report of every document; one without a report has the key `error`."""
    command = [tool, "check-loading"] + (["--jobs", str(jobs)] if jobs else [])
    run = subprocess.run(command + documents, capture_output=True, text=True)
    reports = [json.loads(line) for line in run.stdout.splitlines()]
    known = {os.path.abspath(report["file"]) for report in reports}
    return reports + [{"file": name, "error": "no report"} for name in documents if os.path.abspath(name) not in known]


class Result:
    """What the reports of a set of documents say."""

    def __init__(self, reports):
        self.documents, self.roots, self.frames = len(reports), 0, 0
        self.failures, self.screens = [], []
        self.reasons = collections.Counter()
        for report in reports:
            self.add(report)

    def add(self, report):
        name = os.path.basename(report["file"])
        if "error" in report:
            self.failures.append("%s: not loaded: %s" % (name, report["error"]))
            return
        self.failures += ["%s: exception: %s" % (name, text) for text in report["exceptions"]]
        self.roots += report["roots"]
        self.frames += report["frames"]
        for screen in report["screens"]:
            self.screens.append((name, screen))
            self.reasons[screen["reason"]] += 1

    def print(self, title):
        equal = self.frames - sum(screen["different"] for _, screen in self.screens)
        print("%s: %d documents, %d roots, %d frames on two devices in two orientations, %d equal"
              % (title, self.documents, self.roots, self.frames, equal))
        for failure in self.failures[:SHOWN]:
            print("  " + failure)
        if len(self.failures) > SHOWN:
            print("  and %d more failures" % (len(self.failures) - SHOWN))


def read_list():
    """-> {reason: (screens in the corpus, screens in this repository)}, and the lines of the head"""
    admitted, head = {}, []
    with open(LIST, encoding="utf-8") as f:
        for line in f:
            if line.startswith("#"):
                head.append(line)
            elif line.strip():
                name, corpus, own = line.split()
                admitted[name] = (int(corpus), int(own))
    return admitted, head


def compare(results, admitted):
    """Prints the reasons beside the list. -> whether all are admitted"""
    is_fine = True
    names = sorted(set(admitted) | {name for result in results.values() for name in result.reasons})
    print("%-20s" % "reason" + "".join("%10s%10s" % (column, "listed") for column in results))
    for name in names:
        line, mark = "%-20s" % name, ""
        for column, result in results.items():
            listed = admitted.get(name, (0, 0))[COLUMNS.index(column)]
            count = result.reasons[name]
            line += "%10d%10d" % (count, listed)
            if count > listed:
                mark, is_fine = "  MORE", False
        print(line + mark)
    return is_fine


def record(results, admitted, head):
    """Takes lower numbers over."""
    with open(LIST, "w", encoding="utf-8") as f:
        f.writelines(head)
        for name, listed in admitted.items():
            numbers = list(listed)
            for column, result in results.items():
                index = COLUMNS.index(column)
                numbers[index] = min(numbers[index], result.reasons[name])
            f.write("%-20s%10d%10d\n" % (name, *numbers))


def print_screens(results, reason):
    for result in results.values():
        for name, screen in result.screens:
            if screen["reason"] == reason:
                first = screen["first"]
                print(name, screen["root"], screen["device"], screen["orientation"], screen["different"], screen["canvas"],
                      first["view"], first["expected"], first.get("found"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", default=os.path.join(ROOT, "../shared/conformance"))
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--record", action="store_true", help="write lower numbers to the list")
    parser.add_argument("--list", metavar="REASON", help="print the screens that differ for a reason")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="load only every Nth document of the corpus")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("tool")
    o = parser.parse_args()
    results = {"own": Result(load(o.tool, own_documents(), o.jobs))}
    corpus = corpus_documents(o.corpus)[::o.every]
    if corpus:
        results = {"corpus": Result(load(o.tool, corpus, o.jobs)), **results}
    results["own"].print("documents of this repository")
    if corpus:
        results["corpus"].print("documents of the corpus")
    else:
        print("no documents in %s" % o.corpus)
    admitted, head = read_list()
    is_fine = compare(results, admitted)
    if o.list:
        print_screens(results, o.list)
    if o.record and o.every == 1:
        record(results, admitted, head)
    failures = [failure for result in results.values() for failure in result.failures]
    if o.check and (failures or not is_fine):
        print("error: documents load with crashes, exceptions or other differences than .ci/loading-reasons lists; "
              "repair them, or run with --list REASON to see where", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
