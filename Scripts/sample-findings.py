#!/usr/bin/env python3
"""Draw a random sample of the findings of `autolayout lint`, to be judged by hand.

    Scripts/sample-findings.py [--seed N] [--count N] TOOL FOLDER ...

Lints each folder with the default preset and draws COUNT findings (default 20) per folder, spread over the rules by their
frequency. The same seed, tool and folders give the same sample. Where a folder has fewer findings, all of them are taken,
and the other folders give more. Prints tab-separated values: folder, file, line, rule, identifier, message.

Needs only the Python standard library.
"""
import argparse
import collections
import json
import os
import random
import subprocess
import sys


def findings(tool, folder):
    """-> the findings of a folder, in the order of files and lines"""
    run = subprocess.run(
        [os.path.abspath(tool), "lint", "--no-cache", "--format", "json", "."], cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1, 65):
        sys.exit(f"{folder}: {run.stderr.strip()}")
    return sorted(json.loads(run.stdout)["findings"], key=lambda f: (f["file"], f["line"], f["column"], f["rule"]))


def shares(sizes, count):
    """Divides `count` among parts by their sizes, by largest remainders; no part gets more than it has."""
    count = min(count, sum(sizes.values()))
    exact = {part: count * size / sum(sizes.values()) for part, size in sizes.items()}
    given = {part: int(share) for part, share in exact.items()}
    for part in sorted(exact, key=lambda p: (given[p] - exact[p], p))[:count - sum(given.values())]:
        given[part] += 1
    return given


def even(sizes, count):
    """Divides `count` evenly among folders; what a small folder lacks is taken from the others."""
    given = dict.fromkeys(sizes, 0)
    for _ in range(min(count, sum(sizes.values()))):
        given[min((f for f in sizes if given[f] < sizes[f]), key=lambda f: given[f])] += 1
    return given


def sample(found, count, random_numbers):
    """-> `count` findings, spread over the rules by their frequency"""
    rules = collections.Counter(f["rule"] for f in found)
    drawn = []
    for rule, share in sorted(shares(rules, count).items()):
        drawn += random_numbers.sample([f for f in found if f["rule"] == rule], share)
    return drawn


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("tool")
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()
    found = {folder: findings(options.tool, folder) for folder in options.folders}
    counts = even({folder: len(all) for folder, all in found.items()}, options.count * len(found))
    random_numbers = random.Random(options.seed)
    for folder, count in counts.items():
        rules = collections.Counter(f["rule"] for f in found[folder])
        print(f"# {folder}: {len(found[folder])} findings, {dict(rules.most_common())}")
        for finding in sample(found[folder], count, random_numbers):
            print(
                os.path.basename(os.path.normpath(folder)), finding["file"], finding["line"], finding["rule"],
                finding["object"].get("identifier") or "", finding["message"], sep="\t")


if __name__ == "__main__":
    main()
