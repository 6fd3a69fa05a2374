#!/usr/bin/env python3
"""Replays the merges of interface documents in the histories of repositories.

    Scripts/measure-merges.py --repositories FOLDER --find merges.jsonl
    Scripts/measure-merges.py --replay merges.jsonl --results results.jsonl [--tool .build/…/autolayout]
    Scripts/measure-merges.py --results results.jsonl --table

FOLDER has repositories, bare or not, at any depth up to three. A merge is a commit with two parents whose
document differs from those of both parents, and changed on both sides since the merge base. Each is merged by `git merge-file` and by
`autolayout merge`, and a result that `autolayout merge` reports as merged is compared with what the authors
committed, with `autolayout diff` on the document's own canvas and on devices. Nothing is written into the
repositories.
"""

import argparse
import collections
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor

SUFFIXES = (".storyboard", ".xib")
LONGEST = 4 << 20
IOS = re.compile(rb"iOS\.CocoaTouch|CocoaTouch\.(?:XIB|Storyboard)|IBCocoaTouchFramework")
#: Seconds for the layouts of a document: longer than the default, since several run at a time.
LIMIT = "200"
#: Lists in which views and rows are seen in their order.
ORDERED = ("subviews", "cells", "sections", "items", "prototypes")
DEVICES = "retina4_0,retina6_1,ipad9_7"


def git(repository, *arguments, data=None):
    """What git prints in a repository; None if it fails."""
    done = subprocess.run(
        ["git", "--no-pager", "-C", repository, *arguments], input=data, capture_output=True,
        env={**os.environ, "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"})
    return done.stdout if done.returncode == 0 else None


def repositories(folder):
    """The git directories in a folder."""
    found = []
    for place, folders, files in os.walk(folder):
        if "HEAD" in files and "objects" in folders:
            found.append(place)
            folders[:] = []
        elif place[len(folder):].count(os.sep) >= 3:
            folders[:] = []
    return sorted(found)


def find(repository):
    """The merges of documents in a repository, each once: those whose document differs from both parents'."""
    log = git(repository, "log", "--all", "--merges", "-c", "--raw", "--no-abbrev", "--no-renames",
              "--format=commit %H %P", "--", *("*" + suffix for suffix in SUFFIXES)) or b""
    seen = set()
    base = None
    for line in log.decode("utf-8", "replace").splitlines():
        if line.startswith("commit "):
            _, commit, *parents = line.split()
            base = None
            continue
        # ::MODE MODE MODE BLOB BLOB BLOB STATUS<tab>PATH, of both parents and the merge.
        if not line.startswith("::") or len(parents) != 2:
            continue
        meta, path = line.split("\t", 1)
        fields = meta.split()
        ours, theirs, result = fields[3:6]
        if any(set(name) == {"0"} for name in (ours, theirs)) or path.startswith('"'):
            continue
        if base is None:
            base = (git(repository, "merge-base", "--all", *parents) or b"").decode().split()
        if len(base) != 1:
            continue
        entry = git(repository, "rev-parse", "--verify", "--quiet", f"{base[0]}:{path}")
        old = entry.decode().strip() if entry else None
        if old in (ours, theirs) or ours == theirs or (old, ours, theirs) in seen:
            continue
        seen.update([(old, ours, theirs), (old, theirs, ours)])
        yield {"repository": repository, "commit": commit, "path": path, "base": old, "ours": ours,
               "theirs": theirs, "result": None if set(result) == {"0"} else result}


def blob(repository, name):
    """The bytes of a blob; empty for none."""
    return b"" if name is None else git(repository, "cat-file", "blob", name)


def replay(merge, tool, lays_out):
    """Merges one document with git and with the tool, and compares the result with what was committed.

    Without layouts, every document that says something else than the committed one counts as different.
    """
    versions = [blob(merge["repository"], merge[side]) for side in ("base", "ours", "theirs")]
    committed = blob(merge["repository"], merge["result"]) if merge["result"] else None
    answer = {**merge}
    if any(version is None or len(version) > LONGEST for version in versions):
        return {**answer, "status": "unavailable"}
    if not IOS.search(versions[1][:2000]):
        return {**answer, "status": "not of iOS"}
    with tempfile.TemporaryDirectory() as folder:
        suffix = os.path.splitext(merge["path"])[1]
        files = [os.path.join(folder, name + suffix) for name in ("base", "ours", "theirs")]
        for file, version in zip(files, versions):
            with open(file, "wb") as stream:
                stream.write(version)
        base, ours, theirs = files
        lines = subprocess.run(
            ["git", "merge-file", "-p", ours, base, theirs], capture_output=True)
        answer["git"] = "merged" if lines.returncode == 0 else "conflict"
        answer["gitHunks"] = lines.returncode
        # What authors committed with markers in it, or as no document, is no answer.
        output = os.path.join(folder, "merged" + suffix)
        done = subprocess.run(
            [tool, "merge", base, ours, theirs, "--output", output, "--report", "json", "--no-fallback",
             "--timeout", LIMIT, *([] if lays_out else ["--no-layout-check"])], capture_output=True, cwd=folder)
        answer["exit"] = done.returncode
        try:
            answer["report"] = json.loads(done.stdout)
        except ValueError:
            answer["report"] = None
            answer["error"] = done.stderr.decode("utf-8", "replace")[:400]
        answer["status"] = {0: "merged", 1: "conflict"}.get(done.returncode, "refused")
        if answer["status"] == "merged":
            with open(output, "rb") as stream:
                answer["digest"] = hashlib.sha256(stream.read()).hexdigest()[:16]
            if committed is not None:
                answer.update(compare(tool if lays_out else None, folder, suffix, output, committed))
                if answer["difference"] == "layout":
                    with open(output, "rb") as stream:
                        answer.update(explain(versions, stream.read(), committed))
        if answer["git"] == "merged" and committed is not None:
            answer["gitEqual"] = lines.stdout == committed
    return answer


def compare(tool, folder, suffix, output, committed):
    """How the layout of the merged document differs from the committed one; without tool, only whether they
    say the same."""
    with open(output, "rb") as stream:
        if stream.read() == committed:
            return {"difference": "none", "sameBytes": True}
        stream.seek(0)
        try:
            if facts(stream.read()) == facts(committed):
                return {"difference": "none", "sameFacts": True}
        except ElementTree.ParseError:
            return {"difference": "the committed file is not a document"}
    if tool is None:
        return {"difference": "layout"}
    expected = os.path.join(folder, "committed" + suffix)
    with open(expected, "wb") as stream:
        stream.write(committed)
    done = subprocess.run(
        [tool, "diff", output, expected, "--device", DEVICES, "--orientation", "portrait", "--format", "json",
         "--timeout", LIMIT],
        capture_output=True)
    if done.returncode not in (0, 1):
        return {"difference": "not compared", "error": done.stderr.decode("utf-8", "replace")[:400]}
    answer = json.loads(done.stdout.decode("utf-8", "replace").splitlines()[0])
    if not answer.get("roots"):
        # Xcode's recorded frames differ, or another finding of the strict preset.
        return {"difference": "none", "findings": len(answer.get("newFindings", []))}
    return {"difference": "layout", "detail": json.dumps(answer["roots"])[:3000]}


def facts(document):
    """What a document says: (object, path in it, attribute) to value, without what Xcode records."""
    found = {}
    if not document:
        return found
    stack = [(ElementTree.fromstring(document), "document", "")]
    while stack:
        element, owner, path = stack.pop()
        for name, value in element.attrib.items():
            if name not in ("misplaced", "ambiguous", "userLabel", "toolsVersion", "systemVersion"):
                found[owner, path, name] = number(value)
        if element.text and element.text.strip():
            found[owner, path, "text"] = element.text.strip()
        if element.tag in ORDERED:
            found[owner, path, "order"] = " ".join(child.get("id", "") for child in element)
        places = collections.Counter()
        for child in element:
            name = child.get("id") or (child.get("sceneID") if child.tag == "scene" else None)
            if child.tag in ("resources", "dependencies", "device") or (
                    child.tag == "point" and child.get("key") == "canvasLocation"):
                continue
            if name and child.tag not in ("device", "adaptation"):
                found[name, "", "parent"] = (owner, path)
                stack.append((child, name, ""))
                continue
            key = next((child.get(key) for key in ("key", "keyPath", "property", "reference")
                        if child.get(key)), "")
            places[child.tag, key] += 1
            stack.append((child, owner, f"{path}/{child.tag} {key} {places[child.tag, key]}"))
    return found


def number(text):
    """A number in one notation; other values as they are."""
    try:
        return f"{float(text):.5g}"
    except ValueError:
        return text


def explain(versions, merged, committed):
    """Why a committed document has another layout than the merged one, fact by fact.

    A fact is `edited` if the committed value is none of the three versions', `dropped` if it is that of the
    common version or one side although the merge took the other, `frame` if it is a recorded frame, and `wrong`
    if the merged value is not that of the side that changed it.
    """
    if committed in versions[1:]:
        return {"difference": "layout, the authors took one side as a whole"}
    try:
        base, ours, theirs, result, wanted = (
            facts(document) for document in (*versions, merged, committed))
    except ElementTree.ParseError:
        return {"difference": "layout, not readable"}
    count = collections.Counter()
    examples = collections.defaultdict(list)
    for fact in base.keys() | ours.keys() | theirs.keys() | result.keys() | wanted.keys():
        old, mine, other, now, then = (
            version.get(fact) for version in (base, ours, theirs, result, wanted))
        expected = {other} if mine == old else {mine} if other == old or mine == other else {mine, other}
        kind = None
        if fact[2] == "order" and now not in (mine, other):
            # Entries of both.
            kind = "dropped" if then in (old, mine, other) and now != then else None
        elif now not in expected:
            # What an object says is gone with it, and with what one side moved or removed.
            owners = [(fact[0], "", "parent") in version for version in (ours, theirs, result)]
            kind = "wrong" if all(owners) else "gone"
        elif now != then:
            kind = "dropped" if then in (old, mine, other) else "edited"
        if kind and "/rect frame" in fact[1]:
            kind = "frame"
        if kind:
            count[kind] += 1
            if len(examples[kind]) < 4:
                examples[kind].append([*map(str, fact), *map(str, (old, mine, other, now, then))])
    name = ("the authors edited more" if count["edited"] else "the authors dropped changes"
            if count["dropped"] else "only frames that Xcode recorded" if count["frame"] else "unexplained")
    if count["wrong"]:
        name += ", with other values than the sides'"
    return {"difference": f"layout, {name}", "facts": count, "examples": examples}


def table(results):
    """The table of results as Markdown, and its held-out third."""
    held = [result for result in results if is_held_out(result["repository"])]
    for name, part in (("all", results), ("held-out third of the repositories", held)):
        print(f"\n{name}:\n")
        rows(part)


def is_held_out(repository):
    """Whether a repository is in the third on which no rule was settled, by its owner and name."""
    name = next(part for part in repository.split("/") if "+" in part).lower()
    return hashlib.sha256(name.encode()).digest()[0] % 3 == 0


def rows(results):
    """One table."""
    count = collections.Counter()
    for result in results:
        if result["status"] not in ("merged", "conflict"):
            count[result["status"]] += 1
            continue
        count["replayed"] += 1
        count[f"git {result['git']}"] += 1
        count[f"git {result['git']}, tool {result['status']}"] += 1
        if result["status"] == "merged":
            count[f"difference {result.get('difference', 'not committed')}"] += 1
        elif all(entry["kind"] in ("frame", "finding") for entry in result["report"]["conflicts"]):
            count["tool conflict, only of the layout"] += 1
    repositories = {result["repository"] for result in results}
    rows = [("repositories", len(repositories)), ("merges", len(results)), *sorted(count.items())]
    print("| what | number |\n| --- | ---: |")
    for name, number in rows:
        print(f"| {name} | {number} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repositories", help="a folder of repositories")
    parser.add_argument("--find", help="the file that gets the merges, one a line")
    parser.add_argument("--replay", help="a file of merges")
    parser.add_argument("--results", help="the file of results, one a line")
    parser.add_argument("--table", action="store_true", help="print the results as a table")
    parser.add_argument("--tool", default="autolayout", help="the program (default: autolayout)")
    parser.add_argument("--no-layout", action="store_true",
                        help="replay without laying out: quick, and strict about differences")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    if options.find:
        with open(options.find, "a") as stream, open(options.find + ".done", "a+") as done:
            done.seek(0)
            known = set(done.read().splitlines())
            for repository in repositories(options.repositories):
                if repository in known:
                    continue
                merges = list(find(repository))
                for merge in merges:
                    stream.write(json.dumps(merge) + "\n")
                stream.flush()
                done.write(repository + "\n")
                done.flush()
                print(f"{len(merges):6} {repository}", file=sys.stderr)
    if options.replay:
        with open(options.replay) as stream:
            merges = [json.loads(line) for line in stream]
        with open(options.results, "w") as stream, ThreadPoolExecutor(options.jobs) as pool:
            for result in pool.map(lambda merge: replay(merge, options.tool, not options.no_layout), merges):
                stream.write(json.dumps(result) + "\n")
                stream.flush()
    if options.table:
        with open(options.results) as stream:
            table([json.loads(line) for line in stream])


if __name__ == "__main__":
    main()
