#!/usr/bin/env python3
"""Compares `autolayout budget` with `autolayout lint` at every length of a text, on a sample of texts.

Usage: compare-budget-with-brute-force.py TOOL FOLDER [--texts N] [--seed S] [--device NAMES] [--orientation O]
                                          [--seconds T]

For each text the document is copied next to one table of texts for each number of characters, each a language of its
own in which only that text differs, and `lint` checks all of them. A length fits if clipped-text does not report the
text itself, and if clipped-text, overlapping-views and view-outside-parent report nothing that they do not report with
the texts as they are written. The budget must be one less than the first length that does not fit. Only labels and
buttons are compared, since lint reports neither placeholders nor segments. Where one of those limits the text, the
lengths up to the budget are compared, and not those beyond. Exit code 1 when anything differs.
An interrupt ends the comparison and prints what was compared so far.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unicodedata

RULES = "clipped-text,overlapping-views,view-outside-parent"
# Lengths beyond the budget that are tried as well: a longer text must not fit again.
BEYOND = 6
# How the messages begin of what lint does not report.
UNSEEN = ("Placeholder ", "The segment titles need ")


def grown(text, count):
    """The text with a number of characters, as Documentation/Budget.md defines it."""
    if count <= len(text):
        return text[:count]
    pool = [letter for letter in text if letter.isalpha() or letter == " "]
    return text + " " + "".join(pool[i % len(pool)] for i in range(count - len(text) - 1))


def is_plain(text):
    """Whether Python and Swift count the same characters."""
    return all(ord(c) < 0x2E80 and not unicodedata.combining(c) and c not in "\r\n" for c in text)


def run(arguments, seconds):
    try:
        return subprocess.run(arguments, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def failing_lengths(options, path, budget, lengths):
    """The lengths that do not fit, by lint; None if it takes too long."""
    owner = budget["key"].split(".")[0]
    with tempfile.TemporaryDirectory() as folder:
        base = pathlib.Path(folder, "Base.lproj")
        base.mkdir()
        copy = base / path.name
        copy.write_bytes(path.read_bytes())
        # The document's own canvas is not one of the budget's.
        configuration = pathlib.Path(folder, "configuration.yml")
        configuration.write_text("canvas: false\n", encoding="utf-8")
        for length in lengths:
            table = pathlib.Path(folder, f"q{length:04}.lproj", path.stem + ".strings")
            table.parent.mkdir()
            text = grown(budget["text"], length)
            keys = [budget["key"], *budget.get("aliases", [])]
            table.write_text("".join(f"{quoted(key)} = {quoted(text)};\n" for key in keys), encoding="utf-8")
        done = run(
            [options.tool, "lint", str(copy), "--device", options.device, "--orientation", options.orientation,
             "--locale", ",".join(f"q{length:04}" for length in lengths), "--preset", "strict", "--only", RULES,
             "--config", str(configuration), "--format", "json", "--no-cache", "--timeout", "0"],
            options.seconds,
        )
    if done is None or done.returncode not in (0, 1):
        return None
    written, shown = set(), {}
    for finding in json.loads(done.stdout)["findings"]:
        name = (finding["rule"], finding["object"].get("identifier"), finding["fingerprint"])
        for canvas in finding["canvases"]:
            words = canvas.split()
            if words[-1].startswith("q"):
                shown.setdefault(int(words[-1][1:]), set()).add((" ".join(words[:-1]), name))
            else:
                written.add((canvas, name))
    failing = set()
    for length, faults in shown.items():
        own = any(name[0] == "clipped-text" and name[1] == owner for _, name in faults)
        if own or faults - written:
            failing.add(length)
    return failing


class Total:
    """What was compared so far."""

    def __init__(self):
        self.compared = self.limited = self.unseen = self.wrong = self.again = 0
        self.lengths = self.skipped = self.documents = 0


def examine(options, path, generator, total):
    """Compares the budgets of some texts of a document."""
    done = run(
        [options.tool, "budget", str(path), "--device", options.device, "--orientation", options.orientation,
         "--format", "json", "--timeout", "0"],
        options.seconds,
    )
    if done is None or done.returncode != 0:
        total.skipped += 1
        return
    budgets = [
        budget for budget in json.loads(done.stdout)["texts"]
        if budget["kind"] in ("label", "button") and budget["rooms"] and is_plain(budget["text"])
        and "attributed" not in budget["key"].lower() and len(budget["text"]) < 200
    ]
    total.documents += bool(budgets)
    for budget in generator.sample(budgets, min(options.of_document, len(budgets))):
        if total.compared >= options.texts:
            return
        compare(options, path, budget, total)


def compare(options, path, budget, total):
    """Compares the budget of a text with lint at every length."""
    room = budget["rooms"][0]
    most = room["characters"]
    is_unseen = room.get("limit", {}).get("message", "").startswith(UNSEEN)
    is_limited = "limit" in room and not is_unseen
    lengths = range(1, most + (BEYOND if is_limited else 0) + 1)
    failing = failing_lengths(options, path, budget, lengths)
    if failing is None:
        total.skipped += 1
        return
    total.compared += 1
    total.limited += is_limited
    total.unseen += is_unseen
    total.lengths += len(lengths)
    first = min(failing) - 1 if failing else None
    if first != (most if is_limited else None):
        total.wrong += 1
        print(f"{path}: {budget['key']} “{budget['text']}”: {most if is_limited else None}, tried {first}")
    elif room["example"] != grown(budget["text"], most):
        total.wrong += 1
        print(f"{path}: {budget['key']}: another example")
    if is_limited and any(length not in failing for length in range(most + 1, most + BEYOND + 1)):
        total.again += 1
        print(f"{path}: {budget['key']}: a longer text than the first that fails fits")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tool")
    parser.add_argument("folder")
    parser.add_argument("--texts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--device", default="retina4_0,ipad9_7")
    parser.add_argument("--orientation", default="all")
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--of-document", type=int, default=4, help="texts of one document at most")
    options = parser.parse_args()
    options.tool = str(pathlib.Path(options.tool).resolve())
    paths = sorted(p for p in pathlib.Path(options.folder).rglob("*") if p.suffix in (".xib", ".storyboard"))
    generator = random.Random(options.seed)
    generator.shuffle(paths)
    total = Total()
    try:
        for path in paths:
            if total.compared >= options.texts:
                break
            examine(options, path, generator, total)
    except KeyboardInterrupt:
        pass
    print(
        f"{total.compared} texts of {total.documents} documents, {total.limited} with a limit that lint sees and "
        f"{total.unseen} with another, {total.lengths} lengths laid out"
    )
    print(f"{total.wrong} differ, {total.again} fit again when longer, {total.skipped} skipped")
    sys.exit(1 if total.wrong else 0)


if __name__ == "__main__":
    main()
