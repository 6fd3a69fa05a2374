#!/usr/bin/env python3
"""Measure how long a large project takes to lint.

    measure-lint.py TOOL [--scenes N] [--sizes N] [--first SECONDS] [--again SECONDS]

Writes a project of N scenes (default 300, ten in a storyboard), with texts, fields, buttons and stacks of our own making,
and lints it on N device sizes (default 30), first with an empty cache and then again. Fails above the given seconds
(default 10 and 1); on a busy machine the processor's time counts, divided by the number of processors.
"""
import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time

SCENES_PER_STORYBOARD = 10
ROWS = 8

SCENE = """        <scene sceneID="s{n:02}-ce-ne0">
            <objects>
                <viewController id="s{n:02}-vc-000" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="s{n:02}-vw-000">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <label opaque="NO" contentMode="left" text="Scene {n}" lineBreakMode="tailTruncation" \
translatesAutoresizingMaskIntoConstraints="NO" id="s{n:02}-la-000">
                                <rect key="frame" x="16" y="20" width="343" height="20.5"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
{rows}
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="s{n:02}-sa-000"/>
                        <constraints>
                            <constraint firstItem="s{n:02}-la-000" firstAttribute="leading" \
secondItem="s{n:02}-sa-000" secondAttribute="leading" constant="16" id="s{n:02}-c0-000"/>
                            <constraint firstItem="s{n:02}-la-000" firstAttribute="top" \
secondItem="s{n:02}-sa-000" secondAttribute="top" constant="20" id="s{n:02}-c1-000"/>
                            <constraint firstItem="s{n:02}-sa-000" firstAttribute="trailing" \
secondItem="s{n:02}-la-000" secondAttribute="trailing" constant="16" id="s{n:02}-c2-000"/>
{constraints}
                        </constraints>
                    </view>
                </viewController>
            </objects>
        </scene>
"""
ROW = """                            <stackView opaque="NO" contentMode="scaleToFill" spacing="8" \
translatesAutoresizingMaskIntoConstraints="NO" id="s{n:02}-r{row}-000">
                                <rect key="frame" x="16" y="{y}" width="343" height="44"/>
                                <subviews>
                                    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Row {row}" \
lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="s{n:02}-l{row}-000">
                                        <rect key="frame" x="0.0" y="0.0" width="48" height="44"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
translatesAutoresizingMaskIntoConstraints="NO" id="s{n:02}-b{row}-000">
                                        <rect key="frame" x="56" y="0.0" width="287" height="44"/>
                                        <state key="normal" title="Choose"/>
                                    </button>
                                </subviews>
                                <constraints>
                                    <constraint firstAttribute="height" constant="44" id="s{n:02}-h{row}-000"/>
                                </constraints>
                            </stackView>"""
ROW_CONSTRAINTS = """                            <constraint firstItem="s{n:02}-r{row}-000" firstAttribute="top" \
secondItem="{above}" secondAttribute="bottom" constant="8" id="s{n:02}-t{row}-000"/>
                            <constraint firstItem="s{n:02}-r{row}-000" firstAttribute="leading" \
secondItem="s{n:02}-la-000" secondAttribute="leading" id="s{n:02}-d{row}-000"/>
                            <constraint firstItem="s{n:02}-r{row}-000" firstAttribute="trailing" \
secondItem="s{n:02}-la-000" secondAttribute="trailing" id="s{n:02}-e{row}-000"/>"""


def scene(n):
    rows, constraints, above = [], [], f"s{n:02}-la-000"
    for row in range(ROWS):
        rows.append(ROW.format(n=n, row=row, y=48.5 + 52 * row))
        constraints.append(ROW_CONSTRAINTS.format(n=n, row=row, above=above))
        above = f"s{n:02}-r{row}-000"
    return SCENE.format(n=n, rows="\n".join(rows), constraints="\n".join(constraints))


def write(folder, scenes):
    for first in range(0, scenes, SCENES_PER_STORYBOARD):
        path = f"{folder}/Part{first // SCENES_PER_STORYBOARD:02}.storyboard"
        count = min(SCENES_PER_STORYBOARD, scenes - first)
        with open(path, "w", encoding="utf-8") as file:
            file.write(
                '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.'
                f'XIB" version="3.0" toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" '
                'useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="s00-vc-000">\n'
                f'    <device id="retina4_7" orientation="portrait" appearance="light"/>\n    <!-- {first} -->\n'
                "    <scenes>\n" + "".join(scene(n) for n in range(count)) + "    </scenes>\n</document>\n")


def devices(tool, count):
    """Options that lint on so many sizes: portrait and landscape of devices, besides the document's own canvas."""
    listed = subprocess.run([tool, "devices", "--format", "json"], capture_output=True, text=True, check=True).stdout
    known = [device["id"] for device in json.loads(listed)]
    return ["--device", ",".join(known[:count // 2]), "--orientation", "all"]


def lint(tool, folder, options):
    """Wall seconds, and seconds of processor time over the number of processors."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    run = subprocess.run(
        [tool, "lint", ".", "--preset", "strict", "--cache-dir", f"{folder}/.cache", *options], cwd=folder, capture_output=True, text=True)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if run.returncode not in (0, 1):
        sys.exit(f"exit code {run.returncode}\n{run.stderr}")
    used = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return wall, used / os.cpu_count(), run.stdout


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("tool")
    arguments.add_argument("--scenes", type=int, default=300)
    arguments.add_argument("--sizes", type=int, default=30)
    arguments.add_argument("--first", type=float, default=10)
    arguments.add_argument("--again", type=float, default=1)
    options = arguments.parse_args()
    tool, failed = os.path.abspath(options.tool), False
    with tempfile.TemporaryDirectory(prefix="autolayout-lint-") as folder:
        write(folder, options.scenes)
        sizes = devices(tool, options.sizes)
        outputs = []
        for name, limit in (("first", options.first), ("again", options.again)):
            wall, used, output = lint(tool, folder, sizes)
            outputs.append(output)
            print(f"{name}: {options.scenes} scenes at {options.sizes} sizes in {wall:.2f} s, "
                  f"of which {used:.2f} s on all processors (limit {limit:g} s)")
            failed = failed or min(wall, used) > limit
        if outputs[0] != outputs[1]:
            sys.exit("the cache gives another report than the first run")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
