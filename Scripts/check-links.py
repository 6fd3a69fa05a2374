#!/usr/bin/env python3
"""Fail when a relative link in a Markdown document of this repository leads nowhere.

    check-links.py [FOLDER]

Links to other sites are not followed. A link may name a heading of a document: `ENGINE.md#priorities`.
"""
import os
import re
import subprocess
import sys
import urllib.parse

LINK = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)")
HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*$", re.M)
FENCE = re.compile(r"^(```|~~~).*?^\1", re.M | re.S)
INLINE = re.compile(r"`[^`\n]*`")


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return FENCE.sub("", file.read())


def anchors(path):
    """The names under which the headings of a document can be linked to, as GitHub makes them."""
    names = set()
    for heading in HEADING.findall(text_of(path)):
        plain = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        number = 0
        while (name := f"{plain}-{number}" if number else plain) in names:
            number += 1
        names.add(name)
    return names


def broken_links(path):
    for link in LINK.findall(INLINE.sub("", text_of(path))):
        parts = urllib.parse.urlsplit(link)
        if parts.scheme or link.startswith("//"):
            continue
        target = path if not parts.path else os.path.join(
            os.path.dirname(path), urllib.parse.unquote(parts.path))
        if not os.path.exists(target):
            yield link, "no such file"
        elif parts.fragment and target.endswith(".md") and parts.fragment not in anchors(target):
            yield link, "there is no such heading"


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..")
    os.chdir(root)
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        capture_output=True, text=True, check=True)
    documents = sorted(set(listed.stdout.split("\n")) - {""})
    faults = [(d, link, why) for d in documents if os.path.exists(d) for link, why in broken_links(d)]
    for document, link, why in faults:
        print(f"{document}: {link}: {why}", file=sys.stderr)
    print(f"{len(documents)} documents, {len(faults)} broken links")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
