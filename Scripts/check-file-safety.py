#!/usr/bin/env python3
"""Check that parallel and killed runs of the tool lose no edit and leave nothing behind.

    check-file-safety.py TOOL                     200 rounds of two and of three writers, 120 kills
    check-file-safety.py TOOL --rounds 20 --kills 12

Each writer of a round changes an object of its own in the same file. The file must have the change of every writer
that ended with exit code 0, and others must end with 66. Writers alternate between `edit`, `edit --output` of the same
file, and `lint --fix`. A killed writer gets SIGKILL at a random moment; the file must be complete afterwards, and the
next run must remove what was left behind.
"""
import argparse
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

LABEL = """        <label opaque="NO" text="start" translatesAutoresizingMaskIntoConstraints="NO" id="label-{0}">
          <rect key="frame" x="0.0" y="{1}" width="100" height="20"/>
        </label>
"""
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina6_0" orientation="portrait" appearance="light"/>
  <objects>
    <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
{0}      </subviews>
    </view>
  </objects>
</document>
"""


def write(path, labels):
    with open(path, "w") as file:
        file.write(DOCUMENT.replace("{0}", "".join(LABEL.format(i, 20 * i) for i in range(labels))))


def texts(path):
    """The text of each label; fails for an incomplete document."""
    with open(path) as file:
        text = file.read()
    if not text.endswith("</document>\n"):
        sys.exit(f"{path}: the document is incomplete")
    return re.findall(r'text="([^"]*)"', text)


def start(tool, folder, arguments):
    return subprocess.Popen([tool, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL)


def check_folder(folder):
    left = sorted(set(os.listdir(folder)) - {"A.xib"})
    if left:
        sys.exit(f"{folder}: left behind: {', '.join(left)}")


def race(tool, folder, writers, rounds):
    """Runs rounds of parallel writers; returns the numbers of exit codes 0 and 66."""
    path = os.path.join(folder, "A.xib")
    counts = {0: 0, 66: 0}
    for number in range(rounds):
        runs = []
        for writer in range(writers):
            arguments = ["edit", "A.xib", "--set", f"label-{writer}.text=round {number}"]
            if (number + writer) % 3 == 1:
                arguments += ["--output", "A.xib"]
            runs.append(start(tool, folder, arguments))
        fixing = start(tool, folder, ["lint", "--fix", "--no-cache", "A.xib"]) if number % 5 == 0 else None
        for writer, run in enumerate(runs):
            code = run.wait()
            if code not in counts:
                sys.exit(f"round {number}: exit code {code}")
            counts[code] += 1
        if fixing:
            fixing.wait()
        found = texts(path)
        for writer, run in enumerate(runs):
            if run.returncode == 0 and found[writer] != f"round {number}":
                sys.exit(f"round {number} of {writers} writers: the edit of writer {writer} is lost")
        check_folder(folder)
    return counts


def kill(tool, folder, kills):
    """Kills runs at random moments; returns how many of them had not ended before."""
    path = os.path.join(folder, "A.xib")
    begin = time.monotonic()
    start(tool, folder, ["edit", "A.xib", "--set", "label-0.text=whole"]).wait()
    whole = time.monotonic() - begin
    killed = 0
    for number in range(kills):
        run = start(tool, folder, ["edit", "A.xib", "--set", f"label-0.text=kill {number}"])
        time.sleep(random.uniform(0, 1.2 * whole))
        run.send_signal(signal.SIGKILL)
        killed += run.wait() != 0
        if len(texts(path)) != 800:
            sys.exit(f"kill {number}: the document is damaged")
    left = len(os.listdir(folder)) - 1
    if start(tool, folder, ["edit", "A.xib", "--set", "label-1.text=after"]).wait() != 0:
        sys.exit("the run after the last kill fails")
    check_folder(folder)
    return killed, left


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--kills", type=int, default=120)
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    for writers in (2, 3):
        with tempfile.TemporaryDirectory() as folder:
            write(os.path.join(folder, "A.xib"), writers)
            counts = race(tool, folder, writers, options.rounds)
            print(f"{options.rounds} rounds of {writers} writers: {counts[0]} edits in the file, {counts[66]} refused")
    with tempfile.TemporaryDirectory() as folder:
        write(os.path.join(folder, "A.xib"), 800)
        killed, left = kill(tool, folder, options.kills)
        print(f"{options.kills} kills: {killed} runs ended by them, {left} temporary files left and removed")


if __name__ == "__main__":
    main()
