#!/usr/bin/env python3
"""Measure suggested constraints on the screens that were published with InferUI.

    Scripts/measure-suggestions-inferui.py TOOL DATA.json [--every N] [--jobs N]

DATA is `inferui/data/neural_oracle/D_S+/data.json` of https://github.com/eth-sri/inferui: Android screens as lists of views,
each rendered at three resolutions. A screen becomes a xib whose root has all views as plain subviews with the frames of the
middle resolution. TOOL adds constraints, and the frames that they give at the two other sizes are compared with the rendered
ones, to one point (four pixels of the data). The hierarchy of the screens is not part of the data.

Needs only the Python standard library.
"""
import argparse, concurrent.futures, json, os, subprocess, sys, tempfile

PIXELS = 4  # per point, in this data

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \
useAutolayout="YES" useTraitCollections="YES" useSafeAreas="NO">
    <objects>
        <view contentMode="scaleToFill" id="root">
            %s
            <subviews>
%s
            </subviews>
        </view>
    </objects>
</document>
"""


def rect(x0, y0, x1, y1):
    return '<rect key="frame" x="%g" y="%g" width="%g" height="%g"/>' % (x0, y0, x1 - x0, y1 - y0)


def points(screen):
    return [[value / PIXELS for value in view] for view in screen["views"]]


def measure(tool, app):
    screens = sorted(app["screens"], key=lambda screen: screen["resolution"])
    middle = screens[1]
    width, height = (value / PIXELS for value in middle["resolution"])
    views = points(middle)
    if any(len(screen["views"]) != len(views) for screen in screens):
        return None
    lines = "\n".join(
        '<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v%d">%s</view>' % (i, rect(*view))
        for i, view in enumerate(views))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "screen.xib")
        with open(path, "w", encoding="utf-8") as file:
            file.write(DOCUMENT % (rect(0, 0, width, height), lines))
        run = subprocess.run([tool, "fix", "add-missing", path, "--even-if-worse", "--timeout", "60"], capture_output=True, text=True)
        if run.returncode not in (0, 1):
            return None
        equal = total = 0
        for screen in (screens[0], screens[2]):
            size = "%gx%g" % tuple(value / PIXELS for value in screen["resolution"])
            run = subprocess.run([tool, "frames", path, "--size", size, "--format", "jsonl"], capture_output=True, text=True)
            frames = {}
            for line in run.stdout.splitlines():
                for root in json.loads(line)["roots"]:
                    frames.update((view["id"], view["frame"]) for view in root["views"])
            for index, (x0, y0, x1, y1) in enumerate(points(screen)):
                total += 1
                frame = frames.get("v%d" % index)
                if frame:
                    x, y, w, h = frame
                    equal += max(abs(x - x0), abs(y - y0), abs(x + w - x1), abs(y + h - y1)) <= 1
    return equal, total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("data")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    with open(options.data, encoding="utf-8") as file:
        apps = [json.loads(line) for line in file if line.strip()][::options.every]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda app: measure(options.tool, app), apps))
    done = [result for result in results if result]
    equal, total = sum(result[0] for result in done), sum(result[1] for result in done)
    whole = sum(result[0] == result[1] for result in done)
    print("%d screens (%d without a result): %d of %d views on the two other sizes agree, %.1f %%; %d screens as a whole, %.1f %%" % (
        len(done), len(results) - len(done), equal, total, 100 * equal / max(1, total), whole, 100 * whole / max(1, len(done))))


if __name__ == "__main__":
    sys.exit(main())
