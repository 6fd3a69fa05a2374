#!/usr/bin/env python3
"""Compares `autolayout prove` with layouts at every whole width, on a sample of documents.

Usage: compare-prove-with-brute-force.py TOOL FOLDER [--count N] [--seed S] [--widths A...B]
                                         [--seconds T] [--log FILE]

Every document is proved, its certificate is checked by check-width-certificate.py, and the whole widths at
which each check fails are compared with those of `prove --exhaustive`, which lays the document out at
every whole width with the rules of `autolayout lint` and proves nothing. Exit code 1 when anything differs.
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

CHECKER = pathlib.Path(__file__).with_name("check-width-certificate.py")


def run(arguments, seconds):
    begin = time.monotonic()
    try:
        done = subprocess.run(arguments, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None, time.monotonic() - begin
    return done, time.monotonic() - begin


def widths(line):
    """The failing whole widths by root and failure, and points by evidence."""
    failing, evidence = {}, {}
    for root in json.loads(line)["roots"]:
        for proof in root["runs"]:
            for failure in proof["failures"]:
                name = (root["id"], failure["check"], failure.get("id"), failure.get("key", ""))
                found = failing.setdefault(name, set())
                for first, last in failure["widths"]:
                    found.update(range(first, last + 1))
            for piece in proof["pieces"]:
                length = piece["to"] - piece["from"]
                evidence[piece["evidence"]] = evidence.get(piece["evidence"], 0) + length
    return {name: found for name, found in failing.items() if found}, evidence


def compare(proved, tried):
    differences = []
    for name in sorted(set(proved) | set(tried), key=str):
        wrong = proved.get(name, set()) ^ tried.get(name, set())
        if wrong:
            differences.append((name, sorted(wrong)))
    return differences


def examine(tool, path, options, certificate):
    proof = [tool, "prove", path, "--width", options.widths, "--format", "json"]
    done, spent = run(proof + ["--certificate", certificate], options.seconds)
    if done is None:
        return {"skipped": "prove takes too long"}
    if done.returncode not in (0, 1):
        return {"skipped": f"exit code {done.returncode}", "fault": done.returncode not in (65, 66)}
    tried, slow = run(proof + ["--exhaustive"], options.seconds)
    if tried is None:
        return {"skipped": "every width takes too long"}
    failing, evidence = widths(done.stdout)
    expected, _ = widths(tried.stdout)
    checked, _ = run([sys.executable, str(CHECKER), certificate], options.seconds)
    result = {
        "differences": compare(failing, expected),
        "evidence": evidence,
        "certificate": checked is not None and checked.returncode == 0,
        "seconds": spent,
        "every": slow,
        "failures": len(expected),
    }
    if not result["certificate"] and checked is not None:
        bad = [line for line in checked.stdout.splitlines() if ": holds for " not in line]
        result["reason"] = bad[:3] or checked.stderr[-300:]
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tool")
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--widths", default="320...1366")
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--log")
    options = parser.parse_args()
    paths = sorted(
        str(path)
        for path in pathlib.Path(options.folder).rglob("*")
        if path.suffix in (".xib", ".storyboard")
    )
    random.Random(options.seed).shuffle(paths)
    log = open(options.log, "a", encoding="utf-8") if options.log else None
    done, wrong, uncertified, skipped, failures = 0, 0, 0, 0, 0
    points, seconds = {}, []
    for path in paths:
        if done >= options.count:
            break
        handle, certificate = tempfile.mkstemp(suffix=".json")
        os.close(handle)
        try:
            result = examine(options.tool, path, options, certificate)
        finally:
            os.unlink(certificate)
        if log:
            log.write(json.dumps({"file": os.path.basename(path), **result}) + "\n")
            log.flush()
        if "skipped" in result:
            skipped += 1
            if result.get("fault"):
                wrong += 1
                print(f"{path}: {result['skipped']}")
            continue
        done += 1
        failures += result["failures"]
        seconds.append(result["seconds"])
        for name, length in result["evidence"].items():
            points[name] = points.get(name, 0) + length
        if result["differences"]:
            wrong += 1
            for name, differing in result["differences"][:3]:
                print(f"{path}: {name}: {len(differing)} widths differ: {differing[:8]}")
        if not result["certificate"]:
            uncertified += 1
            print(f"{path}: certificate: {result.get('reason')}")
    seconds.sort()
    total = sum(points.values()) or 1
    print(f"{done} documents, {skipped} skipped, {failures} failures compared")
    print(f"{wrong} differ, {uncertified} certificates do not hold")
    print(", ".join(f"{name} {100 * length / total:.2f} %" for name, length in sorted(points.items())))
    if seconds:
        print(f"seconds: median {seconds[len(seconds) // 2]:.2f}, largest {seconds[-1]:.2f}")
    sys.exit(1 if wrong or uncertified else 0)


if __name__ == "__main__":
    main()
