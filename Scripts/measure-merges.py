#!/usr/bin/env python3
"""Replays the merges of interface documents in the histories of repositories.

    Scripts/measure-merges.py --repositories FOLDER --find merges.jsonl
    Scripts/measure-merges.py --replay merges.jsonl --results results.jsonl [--tool .build/…/autolayout]
    Scripts/measure-merges.py --results results.jsonl --table

FOLDER has repositories, bare or not, at any depth up to three. A merge is a commit with two parents whose
document changed on both sides since the merge base, in different ways. Each is merged by `git merge-file` and by
`autolayout merge`, and a result that `autolayout merge` reports as merged is compared with what the authors
committed, with `autolayout diff` on the document's own canvas and on devices. Nothing is written into the
repositories.
"""

import argparse
import collections
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

SUFFIXES = (".storyboard", ".xib")
LONGEST = 4 << 20
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


def changes(repository, old, new):
    """Documents that differ between two commits: path to (blob before, blob after); deletions are left out."""
    output = git(repository, "diff-tree", "-r", "-z", "--no-renames", "--diff-filter=AM", old, new)
    fields = (output or b"").split(b"\0")
    found = {}
    for meta, path in zip(fields[::2], fields[1::2]):
        path = path.decode("utf-8", "replace")
        if path.endswith(SUFFIXES):
            _, _, before, after, _ = meta.decode().split(" ")
            found[path] = (before, after)
    return found


def find(repository):
    """The merges of documents in a repository, each once."""
    log = git(repository, "log", "--all", "--merges", "--format=%H %P")
    seen = set()
    for line in (log or b"").decode().splitlines():
        commit, *parents = line.split()
        if len(parents) != 2:
            continue
        # A document that both parents change differs from both in most merges; git answers that quickly.
        bases = (git(repository, "merge-base", *parents) or b"").decode().split()
        if len(bases) != 1 or bases[0] in parents:
            continue
        ours = changes(repository, bases[0], parents[0])
        if not ours:
            continue
        theirs = changes(repository, bases[0], parents[1])
        for path in sorted(ours.keys() & theirs.keys()):
            (base, a), (_, b) = ours[path], theirs[path]
            if a == b or (base, a, b) in seen or (base, b, a) in seen:
                continue
            seen.add((base, a, b))
            entry = git(repository, "ls-tree", "-z", commit, "--", path)
            result = entry.decode("utf-8", "replace").split()[2] if entry else None
            yield {"repository": repository, "commit": commit, "path": path,
                   "base": None if set(base) == {"0"} else base, "ours": a, "theirs": b, "result": result}


def blob(repository, name):
    """The bytes of a blob; empty for none."""
    return b"" if name is None else git(repository, "cat-file", "blob", name)


def replay(merge, tool):
    """Merges one document with git and with the tool, and compares the result with what was committed."""
    versions = [blob(merge["repository"], merge[side]) for side in ("base", "ours", "theirs")]
    committed = blob(merge["repository"], merge["result"]) if merge["result"] else None
    answer = {**merge}
    if any(version is None or len(version) > LONGEST for version in versions):
        return {**answer, "status": "unavailable"}
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
             "--timeout", "60"], capture_output=True, cwd=folder)
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
                answer.update(compare(tool, folder, suffix, output, committed))
                if answer["difference"] == "layout" and committed in versions[1:]:
                    answer["difference"] = "layout, the authors dropped one side"
        if answer["git"] == "merged" and committed is not None:
            answer["gitEqual"] = lines.stdout == committed
    return answer


def compare(tool, folder, suffix, output, committed):
    """How the layout of the merged document differs from the committed one."""
    with open(output, "rb") as stream:
        if stream.read() == committed:
            return {"difference": "none", "sameBytes": True}
    expected = os.path.join(folder, "committed" + suffix)
    with open(expected, "wb") as stream:
        stream.write(committed)
    done = subprocess.run(
        [tool, "diff", output, expected, "--device", DEVICES, "--orientation", "portrait", "--format", "json"],
        capture_output=True)
    if done.returncode not in (0, 1):
        return {"difference": "invalid"}
    answer = json.loads(done.stdout.decode("utf-8", "replace").splitlines()[0])
    if not answer.get("roots"):
        # Xcode's recorded frames differ, or another finding of the strict preset.
        return {"difference": "none", "findings": len(answer.get("newFindings", []))}
    return {"difference": "layout", "detail": json.dumps(answer["roots"])[:3000]}


def table(results):
    """The table of results as Markdown."""
    count = collections.Counter()
    for result in results:
        if result["status"] in ("unavailable", "refused"):
            count[result["status"]] += 1
            continue
        count["replayed"] += 1
        count[f"git {result['git']}"] += 1
        count[f"git {result['git']}, tool {result['status']}"] += 1
        if result["status"] == "merged":
            count[f"difference {result.get('difference', 'not committed')}"] += 1
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
            for result in pool.map(lambda merge: replay(merge, options.tool), merges):
                stream.write(json.dumps(result) + "\n")
                stream.flush()
    if options.table:
        with open(options.results) as stream:
            table([json.loads(line) for line in stream])


if __name__ == "__main__":
    main()
