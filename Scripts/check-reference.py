#!/usr/bin/env python3
"""Fail when the reference lacks a symbol, a comment says nothing, or a program in a document does not compile.

    check-reference.py SYMBOL_GRAPHS [-- COMPILER OPTIONS]

SYMBOL_GRAPHS has a folder for each module, with the output of swift-symbolgraph-extract. Scripts/reference.sh calls this.

- Every public type of a module, and every other declaration outside of types, is listed on the module's landing page.
- Every public symbol has a comment that adds at least one word to its name. Overrides and requirements of the standard
  library's protocols inherit theirs. At most as many symbols as `.ci/undocumented-symbols` says may lack such a comment,
  most of them cases of enumerations; the number may only fall.
- Every program in an article or guide compiles: a ```swift block that begins with an import. Fragments are left out.
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

# Documented where the standard library or Foundation declares them.
PRESCRIBED = {
    "init(rawValue:)", "rawValue", "init(from:)", "encode(to:)", "init(coder:)", "hash(into:)", "description",
    "errorDescription", "debugDescription", "copy(with:)", "==(_:_:)"}
INHERITING = {"overrides", "defaultImplementationOf"}
FILLERS = {"a", "an", "the", "of", "is", "are", "its", "it", "this", "that", "to", "for", "in", "with", "and", "or"}
LISTED = re.compile(r"^- ``([^`]+)``$", re.M)
PROGRAM = re.compile(r"^```swift\n(import .*?)^```", re.M | re.S)
DEBT = ".ci/undocumented-symbols"


def words(text):
    """The words of a sentence or of a name in camel case, in lower case and without a plural s."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    return {word.lower().rstrip("s") for word in re.findall(r"[A-Za-z]+", spaced)}


def graphs(folder):
    """(module, graph) of every symbol graph file."""
    for module in sorted(os.listdir(folder)):
        for path in sorted(glob.glob(os.path.join(folder, module, "*.symbols.json"))):
            with open(path, encoding="utf-8") as file:
                yield module, json.load(file)


def unlisted(module, symbols):
    """Declarations outside of types that the landing page does not list."""
    with open(f"Sources/{module}/{module}.docc/{module}.md", encoding="utf-8") as file:
        listed = {link.rsplit("/", 1)[-1] for link in LISTED.findall(file.read())}
    for symbol in symbols:
        path = symbol["pathComponents"]
        if len(path) == 1 and path[0] not in listed:
            yield path[0]


def comment(symbol):
    return " ".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))


def faulty_comments(graph):
    """What is wrong with the comments of a module's symbols."""
    inheriting = {r["source"] for r in graph["relationships"] if r["kind"] in INHERITING}
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        if path[-1] in PRESCRIBED or symbol["identifier"]["precise"] in inheriting:
            continue
        text = comment(symbol)
        if not text:
            yield "/".join(path) + " has no comment"
        elif not words(text) - words(path[-1]) - FILLERS:
            yield "the comment of " + "/".join(path) + " only repeats the name"


def programs():
    """(path, program) of every program in the catalogs and guides."""
    for path in sorted(glob.glob("Sources/*/*.docc/*.md") + glob.glob("Documentation/*.md") + ["README.md"]):
        with open(path, encoding="utf-8") as file:
            for program in PROGRAM.findall(file.read()):
                yield path, program


def compiler_errors(program, options):
    """What the compiler says of a program; empty when it compiles."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "main.swift")
        with open(source, "w", encoding="utf-8") as file:
            file.write(program)
        result = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", *options, source],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return result.stdout or "error\n" if result.returncode else ""


def main():
    folder = os.path.abspath(sys.argv[1])
    options = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    with open(DEBT, encoding="utf-8") as file:
        allowed = int(file.read())
    errors, missing, symbols = [], [], 0
    for module, graph in graphs(folder):
        symbols += len(graph["symbols"])
        if graph["module"]["name"] == module:
            errors += [f"{module}: the landing page does not list {name}" for name in unlisted(module, graph["symbols"])]
        missing += [f"{module}: {fault}" for fault in faulty_comments(graph)]
    compiled = 0
    for path, program in programs():
        compiled += 1
        output = compiler_errors(program, options)
        if output:
            errors.append(f"{path}: a program does not compile\n{program}\n{output}")
    if len(missing) > allowed:
        errors += missing + [f"{len(missing)} symbols lack a comment; {DEBT} allows {allowed}"]
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    print(f"{symbols} symbols, {len(missing)} without a meaningful comment ({allowed} allowed), {compiled} programs")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
