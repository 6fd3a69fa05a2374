#!/usr/bin/env python3
"""Fail where README.md states other figures than the documents that they come from, or where it or the changelog is too long.

    check-figures.py

Documentation/Fidelity.md is the source of the accuracy, and Documentation/Rules/README.md of the number of rules. README.md
has at most MAX_WORDS words: it is read in minutes, and everything else is in a guide. A section of CHANGELOG.md has at most
MAX_LINES lines: it lists what users notice, and everything else is in the history.
"""
import os
import re
import sys

MAX_WORDS = 1500
MAX_LINES = 60
# Of the table of first looks: repositories, roots, share of right roots with sizes given, and measured.
ROUND = re.compile(r"^\| \d+ \| [\d-]+ \| \w+ \| (\d+) \| (\d+) \| ([\d.]+) %.*?\| ([\d.]+) % / [\d.]+ % \| [^|]+\|$", re.M)
FIRST_LOOKS = r"first looks: ([\d,]+) roots of (\d+) repositories[^|]*\| ([\d.]+) % with .*?, ([\d.]+) %"
REGRESSION = r"regression tests: ([\d,]+) roots with ([\d,]+) views, of (\d+) repositories[^|]*\| ([\d.]+) % given, ([\d.]+) %"
OPEN = r"documents of (\d+) repositories.*?: ([\d,]+) roots and ([\d,]+) views"
SHARES = r"^\| {}[^|]*\| [\d.]+ % \|[^|]*\| ([\d.]+) % \|"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def groups(pattern, text, path):
    """What a pattern finds in a document; ends the check if it finds nothing."""
    found = re.search(pattern, text, re.S if pattern == OPEN else re.M)
    if not found:
        sys.exit(f"{path}: error: no text of the form {pattern}")
    return found.groups()


def first_looks(fidelity):
    """Roots, repositories, and the shares of right roots of the last two rounds."""
    rounds = [(int(r), int(n), float(g), float(m)) for r, n, g, m in ROUND.findall(fidelity)][-2:]
    if not rounds:
        sys.exit("Documentation/Fidelity.md: error: no round of first looks")
    roots = sum(n for _, n, _, _ in rounds)
    shares = [sum(row[1] * row[column] for row in rounds) / roots for column in (2, 3)]
    return f"{roots:,}", str(sum(r for r, *_ in rounds)), *(f"{share:.1f}" for share in shares)


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    readme, fidelity = read("README.md"), read("Documentation/Fidelity.md")
    rules = len(re.findall(r"^\| \[`[a-z-]+`\]\(", read("Documentation/Rules/README.md"), re.M))
    repositories, roots, views = groups(OPEN, fidelity, "Documentation/Fidelity.md")
    given, = groups(SHARES.format("sizes of text and images given"), fidelity, "Documentation/Fidelity.md")
    measured, = groups(SHARES.format("everything measured"), fidelity, "Documentation/Fidelity.md")
    pairs = [
        ("first looks", groups(FIRST_LOOKS, readme, "README.md"), first_looks(fidelity)),
        ("regression tests", groups(REGRESSION, readme, "README.md"), (roots, views, repositories, given, measured)),
        ("rules", groups(r"\[(\d+) rules\]", readme, "README.md"), (str(rules),)),
    ]
    errors = 0
    for name, stated, found in pairs:
        if stated != found:
            print(f"README.md: error: {name}: {', '.join(stated)} instead of {', '.join(found)}", file=sys.stderr)
            errors += 1
    words = len(readme.split())
    if words > MAX_WORDS:
        print(f"README.md: error: {words} words; at most {MAX_WORDS}", file=sys.stderr)
        errors += 1
    for section in re.split(r"^(?=## )", read("CHANGELOG.md"), flags=re.M)[1:]:
        title, lines = section.split("\n", 1)[0], len(section.strip().splitlines())
        if lines > MAX_LINES:
            print(f"CHANGELOG.md: error: {title}: {lines} lines; at most {MAX_LINES}", file=sys.stderr)
            errors += 1
    print(f"{len(pairs)} groups of figures, {words} words in README.md, {errors} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
