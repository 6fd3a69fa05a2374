#!/usr/bin/env python3
"""Measure how fast documents are laid out.

    benchmark.py TOOL [--runs N] FILE-OR-FOLDER ...

Prints the median wall time over N runs (default 5) and documents a second, in one process and in two, and the
highest memory of a process. Failing documents count as documents: reading them is work, too.
"""
import argparse
import os
import resource
import statistics
import subprocess
import sys
import time


def run(tool, files, jobs):
    """Seconds and number of documents of one run."""
    start = time.perf_counter()
    result = subprocess.run(
        [tool, "frames", "--format", "jsonl", "--jobs", str(jobs), *files],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    seconds = time.perf_counter() - start
    if result.returncode not in (0, 1, 65, 66):
        sys.exit(f"the tool ended with status {result.returncode}")
    return seconds, result.stdout.count(b"\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("tool")
    arguments.add_argument("--runs", type=int, default=5)
    arguments.add_argument("files", nargs="+")
    options = arguments.parse_args()
    print(f"{os.cpu_count()} processors, {options.runs} runs")
    for jobs in (1, 2):
        runs = [run(options.tool, options.files, jobs) for _ in range(options.runs)]
        median = statistics.median(seconds for seconds, _ in runs)
        documents = runs[0][1]
        print(f"--jobs {jobs}: {documents} documents, median {median:.2f} s, {documents / median:.0f} documents/s")
    # Linux counts in kilobytes.
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"highest memory of a process: {peak / 1024:.0f} MB")


if __name__ == "__main__":
    main()
