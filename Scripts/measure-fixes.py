#!/usr/bin/env python3
"""Run every command of `autolayout fix` on a folder: measure-fixes.py TOOL FOLDER [COUNT [SKIP]]

Commands that mend are given documents that need them: for update-frames and update-constants one
recorded frame is moved, for add-missing one constraint is removed. The result must be read and laid
out again, the patch must touch nothing but Xcode's vocabulary, and what the tool calls worse is a
refusal. Prints a table; exit code 1 when the tool crashed or left a broken document.
"""
import collections
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile

CONSTRAINT = re.compile(rb"<constraint ([^>]*?)/?>")
ORDER = ("firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant "
         "userLabel placeholder symbolic identifier id").split()


# Seconds of processor time that one command may take; a busy machine makes the clock say nothing.
LIMIT = 60


def run(*arguments):
    return subprocess.run(
        arguments, capture_output=True, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT)))


def frames(tool, path):
    result = run(tool, "frames", path, "--format", "jsonl", "--jobs", "1")
    return json.loads(result.stdout) if result.returncode == 0 else None


def open_views(layout):
    """Identifiers of ambiguous views, and the number of broken constraints."""
    views = {(view["id"], part) for root in layout["roots"] for view in root["views"]
             for part in view.get("ambiguous", [])}
    return views, sum(len(root.get("conflicts", [])) for root in layout["roots"])


def schema_fault(after):
    """Constraints whose attributes are none of Xcode's or not in its order; identifiers twice."""
    for match in CONSTRAINT.finditer(after):
        names = re.findall(r"([A-Za-z]+)=", re.sub(rb'"[^"]*"', b"", match.group(1)).decode())
        places = [ORDER.index(name) for name in names if name in ORDER]
        if places != sorted(places):
            return "attribute order"
    for block in re.findall(rb"<constraints>(.*?)</constraints>", after, re.S):
        made = re.findall(rb"<constraint [^>]*\bid=\"([^\"]+)\"", block)
        if made != sorted(made):
            return "order of constraints"
        if not made:
            return "empty constraints"
    return None


def moved(before, rng):
    """The document with one constrained view's recorded frame moved."""
    views = list(re.finditer(
        rb'translatesAutoresizingMaskIntoConstraints="NO"[^>]*\bid="([^"]+)"[^>]*>\s*'
        rb'<rect key="frame" x="([^"]+)"', before))
    if not views:
        return None
    view = rng.choice(views)
    value = b"%g" % (float(view.group(2)) + 7)
    return before[:view.start(2)] + value + before[view.end(2):], view.group(1).decode()


def opened(tool, scratch, before, rng):
    """The document without one constraint."""
    ids = re.findall(rb"<constraint [^>]*\bid=\"([^\"]+)\"", before)
    if not ids:
        return None
    path = os.path.join(scratch, "open.xib")
    with open(path, "wb") as file:
        file.write(before)
    result = run(tool, "edit", path, "--remove", "[" + rng.choice(ids).decode() + "]",
                 "--output", "-")
    return (result.stdout, None) if result.returncode == 0 else None


def pairs(before):
    """Two siblings that constraints place."""
    layout = re.findall(rb'translatesAutoresizingMaskIntoConstraints="NO"[^>]*\bid="([^"]+)"', before)
    return [name.decode() for name in layout[:2]]


def cases(tool, scratch, before, rng):
    views = pairs(before)
    one = ["--view", views[0]] if views else None
    yield "update-frames", moved(before, rng), []
    yield "update-constants", moved(before, rng), "view"
    yield "add-missing", opened(tool, scratch, before, rng), []
    yield "reset", (before, None), []
    yield "clear", (before, None), []
    if one:
        yield "pin --size", (before, None), one + ["--size", "width,height"]
        yield "pin --edges", (before, None), one + ["--edges", "top,leading"]
        yield "pin --aspect", (before, None), one + ["--aspect-ratio"]
        yield "align center", (before, None), one + ["--lines", "centerX", "--in-container",
                                                      "--current"]
    if len(views) > 1:
        both = one + ["--view", views[1]]
        yield "align leading", (before, None), both + ["--lines", "leading", "--current"]
        yield "pin --equal", (before, None), both + ["--equal-widths"]


def judge(tool, scratch, command, before, extra):
    """Carries one command out; returns a word for the table."""
    path = os.path.join(scratch, "case.xib")
    with open(path, "wb") as file:
        file.write(before)
    old = frames(tool, path)
    if old is None:
        return "unreadable"
    result = run(tool, "fix", command.split()[0], path, *extra)
    after = open(path, "rb").read()
    new = frames(tool, path)
    if result.returncode not in (0, 1, 65) or new is None:
        return "FAULT"
    if result.returncode == 65:
        return "FAULT" if after != before else "refused"
    if after == before:
        return "remains" if result.returncode == 1 else "nothing to do"
    fault = schema_fault(after) if schema_fault(before) is None else None
    if fault:
        return "FAULT"
    (was, conflicts), (now, left) = open_views(old), open_views(new)
    if command != "clear" and (now - was or left > conflicts):
        return "FAULT"
    return "remains" if result.returncode == 1 else "mended"


def main():
    tool, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 1 << 30
    skip = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    rng = random.Random(6)
    table = collections.defaultdict(collections.Counter)
    scratch = tempfile.mkdtemp()
    names = sorted(n for n in os.listdir(folder) if n.endswith((".xib", ".storyboard")))
    for name in names[::skip][:count]:
        before = open(os.path.join(folder, name), "rb").read()
        for command, made, extra in cases(tool, scratch, before, rng):
            if made is None:
                continue
            text, view = made
            if extra == "view":
                extra = ["--view", view]
            word = judge(tool, scratch, command, text, extra)
            table[command][word] += 1
            if word in ("FAULT", os.environ.get("SHOW")):
                print(word, name, command, *extra)
    words = ["mended", "nothing to do", "remains", "refused", "unreadable", "FAULT"]
    print(f"{'command':18}" + "".join(f"{word:>14}" for word in words))
    for command, row in table.items():
        print(f"{command:18}" + "".join(f"{row[word]:14}" for word in words))
    return any(row["FAULT"] for row in table.values())


if __name__ == "__main__":
    sys.exit(main())
