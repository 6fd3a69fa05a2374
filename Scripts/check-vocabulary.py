#!/usr/bin/env python3
"""Fail when a Markdown document uses a word that the glossary of CONTRIBUTING.md replaces.

    check-vocabulary.py [DOCUMENT ...]      (default: all Markdown documents of the repository)

The second column of the glossary has the words in quotation marks; `*` stands for any ending. Code, and the glossary
itself, are not checked. `.ci/vocabulary-exceptions` has a line for each exception:

    DOCUMENT | WORDS | COUNT | REASON

An exception without a reason, and one that is not needed, are errors.
"""
import os
import re
import subprocess
import sys

EXCEPTIONS = ".ci/vocabulary-exceptions"
GLOSSARY = re.compile(r"^### Glossary$.*?(?=^## |\Z)", re.M | re.S)
CODE = re.compile(r"^(```|~~~).*?^\1|^(?: {4}|\t)[^\n]*$|`[^`\n]*`|\]\([^)\s]*\)", re.M | re.S)
# Words that are wrong only in some contexts: "there is no file" and "it is no longer there" are right.
CONTEXT = {
    "is no": r"(?<!there )is +no(?! +(?:longer|more|less)\b)",
    "are no": r"(?<!there )are +no(?! +(?:longer|more|less)\b)",
    # Any ratio: a plural or number, and the unit after it.
    "pixels a point": r"(?:pixels|points|documents|systems|constraints|variables|steps|entries|roots|layouts|lines?|one|two"
                      r"|four|interval|stage|picture|attempts|cents|tests?) +a +(?:point|second|minute|document|view|cell|row"
                      r"|column|rule|step|layout|level|priority|workload|root|module|test|core-hour|line|file)",
}


def terms():
    """(words, what to write instead, pattern) of every entry in the second column."""
    with open("CONTRIBUTING.md", encoding="utf-8") as file:
        glossary = GLOSSARY.search(file.read()).group()
    for line in glossary.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) < 5:
            continue
        for words in re.findall("“([^”]+)”", cells[2]):
            pattern = CONTEXT.get(words) or re.escape(words).replace(r"\*", r"\w*").replace(r"\ ", " +")
            yield words, cells[1], re.compile(r"\b" + pattern + r"\b", re.I)


def exceptions():
    """The allowed counts by document and words."""
    allowed = {}
    with open(EXCEPTIONS, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if not line.strip() or line.startswith("#"):
                continue
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) != 4 or not cells[2].isdigit() or len(cells[3].split()) < 3:
                sys.exit(f"{EXCEPTIONS}:{number}: error: expected DOCUMENT | WORDS | COUNT | REASON")
            allowed[cells[0], cells[1]] = int(cells[2])
    return allowed


def prose(path):
    """The text of a document with code, link targets and the glossary blanked; lines keep their numbers."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    patterns = [GLOSSARY, CODE] if path == "CONTRIBUTING.md" else [CODE]
    for pattern in patterns:
        text = pattern.sub(lambda match: re.sub(r"[^\n]", "·", match.group()), text)
    return text


def documents():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        capture_output=True, text=True, check=True)
    return sorted(path for path in set(listed.stdout.split("\n")) - {""} if os.path.exists(path))


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    glossary, allowed = list(terms()), exceptions()
    paths = sys.argv[1:] or documents()
    errors = 0
    for path in paths:
        text = prose(path)
        for words, instead, pattern in glossary:
            # A line may end between two words, but not a paragraph.
            found = list(pattern.finditer(re.sub(r"(?<!\n)\n(?!\n)", " ", text)))
            limit = allowed.pop((path, words), 0)
            if len(found) < limit:
                print(f"{EXCEPTIONS}: error: {path} uses “{words}” {len(found)} times, not {limit}", file=sys.stderr)
                errors += 1
            for match in found[limit:]:
                line = text.count("\n", 0, match.start()) + 1
                print(f"{path}:{line}: error: “{match.group()}”: use “{instead}”", file=sys.stderr)
                errors += 1
    for (path, words), _ in allowed.items() if not sys.argv[1:] else []:
        print(f"{EXCEPTIONS}: error: nothing to except: {path} | {words}", file=sys.stderr)
        errors += 1
    print(f"{len(paths)} documents, {len(glossary)} words of the glossary, {errors} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
