#!/usr/bin/env python3
"""Edit every document of a folder and count what changed: measure-edits.py TOOL FOLDER

Without an edit the output must be the input. With one constant edited exactly one line may differ,
and the patch of --dry-run must lead to the same bytes. Prints a table; exit code 1 on a difference.
"""
import os
import re
import subprocess
import sys
import tempfile


def run(*arguments, **options):
    return subprocess.run(arguments, capture_output=True, **options)


def changed_lines(before, after):
    old, new = before.split(b"\n"), after.split(b"\n")
    if len(old) != len(new):
        return -1
    return sum(a != b for a, b in zip(old, new))


def main():
    tool, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    counts = {"documents": 0, "identical": 0, "with a constraint": 0, "one line differs": 0,
              "patch agrees": 0}
    scratch = tempfile.mkdtemp()
    run("git", "init", "-q", scratch)
    for name in sorted(os.listdir(folder)):
        if not name.endswith((".xib", ".storyboard")):
            continue
        path = os.path.join(folder, name)
        before = open(path, "rb").read()
        counts["documents"] += 1
        same = run(tool, "edit", path, "--output", "-").stdout == before
        counts["identical"] += same
        match = re.search(rb"<constraint [^>]*\bid=\"([^\"]+)\"", before)
        if not same:
            print("not identical:", name)
        if not match:
            continue
        counts["with a constraint"] += 1
        edit = f"[{match.group(1).decode()}].constant=123.25"
        after = run(tool, "edit", path, "--set", edit, "--output", "-").stdout
        single = changed_lines(before, after) == 1
        counts["one line differs"] += single
        copy = os.path.join(scratch, name)
        with open(copy, "wb") as file:
            file.write(before)
        patch = run(tool, "edit", copy, "--set", edit, "--dry-run").stdout
        run("git", "apply", "--whitespace=nowarn", "-", cwd=scratch, input=patch)
        agrees = open(copy, "rb").read() == after
        counts["patch agrees"] += agrees
        if not (single and agrees):
            print("differs:", name, single, agrees)
    for label, count in counts.items():
        print(f"{label:20} {count:6}")
    good = counts["documents"] == counts["identical"]
    edited = counts["with a constraint"]
    return not (good and edited == counts["one line differs"] == counts["patch agrees"])


if __name__ == "__main__":
    sys.exit(main())
