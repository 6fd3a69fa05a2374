#!/usr/bin/env python3
"""Port libraries and say how far they are from compiling.

    check-libraries.py TOOL MODULES FOLDER ...

TOOL is `autolayout`, built with the trait SourcePorting. MODULES is the folder with the module UIKit, such as
.build/debug/Modules. Each FOLDER has the Swift files of one module, without tests and examples. Nothing in the folders
is changed, and nothing of them is run: their ported files are typechecked.

Prints a table of the folders, and the symbols that they miss, those of the most folders first. Errors of compilers that
name no symbol are counted in the table and not listed.
"""
import collections
import json
import os
import subprocess
import sys

# Seconds for one folder: a compiler can take minutes for a single expression.
TIME_LIMIT = 600


def report(tool, modules, folder):
    """What the tool says of a folder; None if it fails."""
    try:
        result = subprocess.run([tool, "port", folder, "--check", modules, "--json"], stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        print(f"{folder}: no answer in {TIME_LIMIT} seconds", file=sys.stderr)
        return None
    if result.returncode > 1:
        print(f"{folder}: {result.stderr.strip()}", file=sys.stderr)
        return None
    return json.loads(result.stdout)


def row(folder, answer):
    """A row of the table."""
    edits = sum(file["edits"] for file in answer["files"])
    errors = sum(symbol["errors"] for symbol in answer["missing"])
    cells = [folder, len(answer["files"]), edits, len(answer["notes"]), errors, len(answer["missing"])]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    tool, modules, folders = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3:]
    missing = collections.defaultdict(set)
    whole = answered = 0
    print("| folder | files | edits | notes | errors | symbols |\n| --- | --- | --- | --- | --- | --- |")
    for folder in folders:
        answer = report(tool, modules, folder)
        if answer is None:
            continue
        answered += 1
        whole += not answer["missing"]
        for symbol in answer["missing"]:
            missing[symbol["symbol"]].add(folder)
        print(row(folder, answer), flush=True)
    print(f"\n{whole} of {answered} typecheck whole.\n")
    named = {symbol: names for symbol, names in missing.items() if " " not in symbol.removeprefix("override ")}
    for symbol, names in sorted(named.items(), key=lambda entry: (-len(entry[1]), entry[0])):
        print(f"{len(names):4} {symbol}")
    sys.exit(0 if answered == len(folders) else 1)


if __name__ == "__main__":
    main()
