#!/usr/bin/env python3
"""Measure the tool on documents that it has never laid out: one round of first looks.

    Scripts/first-look.py [--corpus DIR] [--seen FILE] [--repositories N] [--round NAME] [--keep DIR] [--record]
                          --commit COMMIT CHECKOUTS TOOL

CHECKOUTS is a folder of git repositories, OWNER+NAME or OWNER/NAME; a clone, a bare one, or a folder with one in it. A
repository takes part if no list names it: `sources.tsv` of the corpus, `kept-apart.sha256` (SHA-256 of the name in lower
case), and the repositories of earlier rounds in `.ci/seen-repositories`, also those whose findings were judged
(Documentation/LintPrecision.md). Documents that the corpus has under another name, as copies in forks, are left out, and
so are roots that differ from others in identifiers only.

1. Repositories are drawn in the order of the SHA-256 of the round's name and their own, until N of them (default 30) have
   verified roots. At most 100 documents of a repository are drawn, in the same way.
2. `verify.py` of the corpus finds the roots whose recorded frames solve the document.
3. `check.py` of the corpus lays them out once with sizes given and once measured.

Prints the shares of roots that match. With --record the row is added to the table of Documentation/Fidelity.md, and the
names to the list of seen repositories: a round is recorded before its differences are read, and is never repeated.
--keep writes the round as a corpus for `check.py`, `places.py` and `verify.py`, and the results of each root.

Needs only the Python standard library, and git.
"""
import argparse
import collections
import csv
import datetime
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

HERE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(HERE)
# A round of fewer repositories says little about the next one.
LEAST_REPOSITORIES = 30
# One large application would decide the share of roots otherwise.
MOST_DOCUMENTS = 100
# Larger documents have hundreds of scenes, and take minutes to verify.
MOST_BYTES = 1_000_000
# The first release of each group, as in the table.
GROUPS = [((5, 0), "Xcode 5 to 10"), ((11, 0), "11 to 13"), ((14, 0), "14 to 16.2"), ((16, 3), "16.3 and later")]
TABLE_HEAD = "| round | date | commit | repositories | roots |"


def digest(*parts):
    return hashlib.sha256("/".join(parts).encode()).hexdigest()


def git(folder, *arguments, **options):
    run = subprocess.run(
        ["git", "-c", "safe.directory=*", "--git-dir", folder, *arguments], capture_output=True, **options)
    return run.stdout if run.returncode == 0 else b""


def checkouts(folder):
    """-> {OWNER/NAME: git directory}"""
    found = {}
    for first in sorted(os.listdir(folder)):
        path = os.path.join(folder, first)
        if not os.path.isdir(path):
            continue
        inner = {first.replace("+", "/", 1): path} if "+" in first else {
            f"{first}/{name}": os.path.join(path, name) for name in sorted(os.listdir(path))}
        for name, place in inner.items():
            for end in ("", ".git", "repo", "repo/.git"):
                if os.path.isfile(os.path.join(place, end, "HEAD")):
                    found[name] = os.path.join(place, end)
                    break
    return found


def names_seen(corpus, seen):
    """-> (names in lower case, hashes of names) of the repositories that cannot take part"""
    names, hashes = set(), set()
    with open(os.path.join(corpus, "sources.tsv"), encoding="utf-8") as file:
        names.update(row["repository"].lower() for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    kept = os.path.join(corpus, "kept-apart.sha256")
    if os.path.exists(kept):
        with open(kept, encoding="utf-8") as file:
            hashes.update(file.read().split())
    if os.path.exists(seen):
        with open(seen, encoding="utf-8") as file:
            names.update(line.split()[-1].lower() for line in file if line.strip() and not line.startswith("#"))
    return names, hashes


def documents(place, name, round_name, known):
    """Yields (suffix, SHA-256, bytes, path in the repository) of the documents that are drawn from a repository."""
    rows = []
    for line in git(place, "ls-tree", "-r", "-l", "-z", "HEAD").decode("utf-8", "replace").split("\0"):
        head, _, path = line.partition("\t")
        if path.endswith((".xib", ".storyboard")) and head.split()[-1].isdigit() and int(head.split()[-1]) <= MOST_BYTES:
            rows.append((digest(round_name, name, path), head.split()[2], path))
    taken = 0
    for _, blob, path in sorted(rows):
        data = git(place, "cat-file", "blob", blob)
        content = hashlib.sha256(data).hexdigest()
        if content in known or b"com.apple.InterfaceBuilder3.CocoaTouch" not in data:
            continue
        known.add(content)
        yield os.path.splitext(path)[1], content, data, path
        taken += 1
        if taken == MOST_DOCUMENTS:
            return


def uses_project_font(root):
    """Whether a text of the root has a font whose file is in the project, as the document says."""
    files = {string.text for string in root.d.doc.findall(".//customFonts//string")}
    return any(font.get("name") in files for font in root.e.iter("fontDescription"))


def draw(options, verify, folder):
    """Draws and verifies documents, and writes them as a corpus. -> names of the repositories"""
    names, hashes = names_seen(options.corpus, options.seen)
    found = {
        name: place for name, place in checkouts(options.checkouts).items()
        if name.lower() not in names and digest(name.lower()) not in hashes}
    os.makedirs(os.path.join(folder, "documents"))
    known = set()
    for name in os.listdir(os.path.join(options.corpus, "documents")):
        with open(os.path.join(options.corpus, "documents", name), "rb") as file:
            known.add(hashlib.sha256(file.read()).hexdigest())
    sources, roots, shapes, drawn, without = [], [], set(), [], 0
    for name in sorted(found, key=lambda name: digest(options.round, name.lower())):
        if len(drawn) == options.repositories:
            break
        before = len(roots)
        for suffix, content, data, path in documents(found[name], name, options.round, known):
            document = content[:10] + suffix
            place = os.path.join(folder, "documents", document)
            with open(place, "wb") as file:
                file.write(data)
            rows = verified(verify, place, shapes)
            if rows:
                sources.append([document, name, "", path, ""])
                roots += [[document, *row] for row in rows]
        if len(roots) > before:
            drawn.append(name)
        else:
            without += 1
    head = "document root set views constraints canvas device orientation xcode traits features skip".split()
    write(os.path.join(folder, "roots.tsv"), head, roots)
    write(os.path.join(folder, "sources.tsv"), "document repository commit path licence".split(), sources)
    print(f"{len(found)} repositories are in no list; {without} of those drawn have no verified root")
    return drawn


def verified(verify, place, shapes):
    """The rows of a document's verified roots."""
    rows = []
    try:
        judged = list(verify.judge_document(place))
        document = verify.Document(place)
    except (ET.ParseError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return rows
    elements = {e.get("id") or "": e for e in document.roots()}
    for row in judged:
        if row["verdict"] != "clean" or not row["compared"] or row["shape"] in shapes:
            continue
        shapes.add(row["shape"])
        features = list(row["features"])
        if uses_project_font(verify.Root(document, elements[row["root"]])):
            features.append("projectFont")
        rows.append([row["root"], "clean", row["views"], row["constraints"], row["canvas"], row["device"],
                     row["orientation"], row["xcode"], row["traits"], ",".join(features), ",".join(row["skip"])])
    return rows


def write(path, head, rows):
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join("\t".join(map(str, row)) + "\n" for row in [head, *rows]))


def look(options, folder, tier):
    """Lays out the round. -> the results of check.py"""
    results = os.path.join(folder, f"{tier}.json")
    subprocess.run(
        [sys.executable, os.path.join(options.corpus, "check.py"), "--corpus", folder, "--tier", tier, "--json", results,
         "--worst", "0", options.tool, "frames", "--format", "jsonl"], check=True, capture_output=True)
    with open(results, encoding="utf-8") as file:
        return json.load(file)


def share(results):
    return 100 * sum(not r["wrong"] for r in results) / len(results) if results else None


def mean(results, repository):
    by_name = collections.defaultdict(list)
    for result in results:
        by_name[repository[result["document"]]].append(result)
    return sum(map(share, by_name.values())) / len(by_name)


def release(text):
    """(major, minor) of the Xcode that `verify.py` names, as 15.3-15.4 or 26.1+"""
    parts = text.split("-")[0].rstrip("+").split(".")
    return tuple(int(p) if p.isdigit() else 0 for p in (parts + ["0"])[:2])


def percent(value):
    return "" if value is None else f"{value:.1f} %"


def row_of(options, drawn, given, measured, folder):
    """The row of the table."""
    with open(os.path.join(folder, "sources.tsv"), encoding="utf-8") as file:
        repository = {r["document"]: r["repository"] for r in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
    with open(os.path.join(folder, "roots.tsv"), encoding="utf-8") as file:
        roots = {(r["document"], r["root"]): r for r in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
    groups = collections.defaultdict(list)
    for result in given:
        since = release(roots[result["document"], result["root"]]["xcode"])
        groups[max((first for first, _ in GROUPS if first <= since), default=GROUPS[0][0])].append(result)
    system = [r for r in measured if "projectFont" not in r["features"].split(",")]
    views = 100 * sum(r["views"] - len(r["wrong"]) for r in system) / max(1, sum(r["views"] for r in system))
    cells = [options.round, options.date, options.commit, len(drawn), len(given),
             f"{percent(share(given))} / {percent(mean(given, repository))}"]
    cells += [f"{percent(share(groups[first]))} of {len(groups[first])}" if groups[first] else "" for first, _ in GROUPS]
    cells += [f"{percent(share(measured))} / {percent(mean(measured, repository))}",
              f"{percent(share(system))} / {views:.1f} %"]
    return "| " + " | ".join(map(str, cells)) + " |"


def record(options, row, drawn):
    """Adds the row to the table, and the names to the list."""
    path = os.path.join(PROJECT, "Documentation/Fidelity.md")
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    end = next(i for i, line in enumerate(lines) if line.startswith(TABLE_HEAD))
    while lines[end].startswith("|"):
        end += 1
    lines.insert(end, row)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))
    with open(options.seen, "a", encoding="utf-8") as file:
        file.write("".join(f"{options.round}\t{name}\n" for name in drawn))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", default=os.path.join(PROJECT, "../shared/conformance"))
    parser.add_argument("--seen", default=os.path.join(PROJECT, ".ci/seen-repositories"))
    parser.add_argument("--repositories", type=int, default=LEAST_REPOSITORIES, metavar="N")
    parser.add_argument("--round", default=None, help="a name that was not used before (default: the next number)")
    parser.add_argument("--date", default=datetime.date.today().isoformat())
    parser.add_argument("--commit", required=True, help="the commit that the tool was built from")
    parser.add_argument("--keep", metavar="DIR")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("checkouts")
    parser.add_argument("tool")
    options = parser.parse_args()
    options.corpus, options.tool = os.path.abspath(options.corpus), os.path.abspath(options.tool)
    used = set()
    if os.path.exists(options.seen):
        with open(options.seen, encoding="utf-8") as file:
            used = {line.split()[0] for line in file if line.strip() and not line.startswith("#")}
    options.round = options.round or str(1 + sum(name.isdigit() for name in used))
    if options.round in used:
        sys.exit(f"error: round {options.round} was made before; a first look is not repeated")
    if options.keep and os.path.exists(options.keep):
        sys.exit(f"error: {options.keep} exists")
    sys.path.insert(0, options.corpus)
    import verify
    folder = options.keep or tempfile.mkdtemp()
    try:
        drawn = draw(options, verify, folder)
        if len(drawn) < LEAST_REPOSITORIES:
            sys.exit(f"error: {len(drawn)} repositories have verified roots; a round needs {LEAST_REPOSITORIES}")
        given, measured = (look(options, folder, tier) for tier in ("given", "measured"))
        row = row_of(options, drawn, given, measured, folder)
        print(row)
        if options.record:
            record(options, row, drawn)
    finally:
        if not options.keep:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
