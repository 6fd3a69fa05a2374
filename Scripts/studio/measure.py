#!/usr/bin/env python3
"""Measures how long a drag of the canvas' edge takes to be seen.

    measure.py TOOL

For scenes of 100 and of 500 views and 200 movements of a pointer: milliseconds from the time stamp of the pointer's event over
the layout in the program until the page has painted the frame that shows it. "Painted" means styled, laid out, painted and
given to the compositor: a message that is posted when a frame begins comes back after all of that. Events that a newer one
overtook are shown by no frame and not counted.

The first two figures leave out how long the page, with nothing more to do, waited for the browser to begin a frame. That is the
screen's time and not the program's: even with the limit of its frame rate off, Chromium without a screen begins no frame for
16.7 ms after one that changed nothing, such as that of the pointer's event itself. The third and fourth have it in.

Also the time to the first paint, and for one of the layouts the processor's time that the program takes, which other work on the
machine changes least, and the times that the page takes for its scripts and for style and layout, as the browser counts them.

    measure.py TOOL --map

measures how a map of 60 scenes pans: the times between its frames, and what the browser lays out and paints for each.
"""
import sys
import tempfile
import os

from browser import chromium, settle, studio
from panning import described, panned, storyboard

ROW = """<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="row-{n}">
<rect key="frame" x="0.0" y="{y}" width="390" height="44"/>
<subviews>
<imageView contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="img-{n}"><rect key="frame" x="16" y="10" width="24" height="24"/><color key="backgroundColor" systemColor="systemTealColor"/>
<constraints><constraint firstAttribute="width" constant="24" id="iw-{n}"/><constraint firstAttribute="height" constant="24" id="ih-{n}"/></constraints></imageView>
<label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" horizontalCompressionResistancePriority="749" text="Row {n} with a text that may be cut" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-{n}"><rect key="frame" x="48" y="12" width="220" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
<label opaque="NO" contentMode="left" horizontalHuggingPriority="252" verticalHuggingPriority="251" text="{n}.90" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="val-{n}"><rect key="frame" x="330" y="12" width="44" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sep-{n}"><rect key="frame" x="16" y="43" width="374" height="1"/><color key="backgroundColor" systemColor="separatorColor"/><constraints><constraint firstAttribute="height" constant="1" id="sh-{n}"/></constraints></view>
</subviews>
<constraints>
<constraint firstItem="img-{n}" firstAttribute="leading" secondItem="row-{n}" secondAttribute="leading" constant="16" id="a-{n}"/>
<constraint firstItem="img-{n}" firstAttribute="centerY" secondItem="row-{n}" secondAttribute="centerY" id="b-{n}"/>
<constraint firstItem="lab-{n}" firstAttribute="leading" secondItem="img-{n}" secondAttribute="trailing" constant="8" id="c-{n}"/>
<constraint firstItem="lab-{n}" firstAttribute="centerY" secondItem="row-{n}" secondAttribute="centerY" id="d-{n}"/>
<constraint firstItem="val-{n}" firstAttribute="leading" secondItem="lab-{n}" secondAttribute="trailing" constant="8" id="e-{n}"/>
<constraint firstItem="val-{n}" firstAttribute="firstBaseline" secondItem="lab-{n}" secondAttribute="firstBaseline" id="f-{n}"/>
<constraint firstAttribute="trailing" secondItem="val-{n}" secondAttribute="trailing" constant="16" id="g-{n}"/>
<constraint firstItem="sep-{n}" firstAttribute="leading" secondItem="row-{n}" secondAttribute="leading" constant="16" id="h-{n}"/>
<constraint firstAttribute="trailing" secondItem="sep-{n}" secondAttribute="trailing" id="i-{n}"/>
<constraint firstAttribute="bottom" secondItem="sep-{n}" secondAttribute="bottom" id="j-{n}"/>
<constraint firstAttribute="height" constant="44" id="k-{n}"/>
</constraints>
</view>"""

PAGE = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_0" orientation="portrait" appearance="light"/>
<scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
<subviews>
{rows}
</subviews>
<viewLayoutGuide key="safeArea" id="safe"/>
<constraints>
{ties}
</constraints></view></viewController></objects></scene></scenes></document>
"""


def scene(views):
    """A screen of rows of five views each."""
    count = views // 5
    ties = []
    for n in range(count):
        above = ("safe", "top") if n == 0 else (f"row-{n - 1}", "bottom")
        ties.append(f'<constraint firstItem="row-{n}" firstAttribute="top" secondItem="{above[0]}" secondAttribute="{above[1]}" id="t-{n}"/>')
        ties.append(f'<constraint firstItem="row-{n}" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l-{n}"/>')
        ties.append(f'<constraint firstItem="safe" firstAttribute="trailing" secondItem="row-{n}" secondAttribute="trailing" id="r-{n}"/>')
    rows = "\n".join(ROW.format(n=n, y=47 + 44 * n) for n in range(count))
    return PAGE.format(rows=rows, ties="\n".join(ties))


def processor_milliseconds(process):
    """The processor's time that a process has taken; 0 where the system does not tell."""
    try:
        with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def percentiles(times):
    """The median and the 95th percentile."""
    times = sorted(times)
    return [times[min(int(len(times) * share), len(times) - 1)] for share in (.5, .95)]


class Counters:
    """What the browser counts of a page: milliseconds of scripts, and of style and layout."""

    NAMES = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")
        self.first = self.values()

    def values(self):
        metrics = {each["name"]: each["value"] for each in self.session.send("Performance.getMetrics")["metrics"]}
        return [metrics[name] * 1000 for name in self.NAMES]

    def milliseconds(self):
        script, style, layout = (now - then for now, then in zip(self.values(), self.first))
        return script, style + layout


def measure(tool, browser, views):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, f"{views}.storyboard")
        with open(path, "w", encoding="utf-8") as file:
            file.write(scene(views))
        with studio(tool, browser, path) as s:
            page = s.page()
            page.evaluate("studio.select(['lab-3'])")
            page.wait_for_timeout(3000)
            paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
            box = page.locator(".edge.right").bounding_box()
            start = (box["x"] + 7, box["y"] + box["height"] / 2)
            page.mouse.move(*start)
            page.mouse.down()
            page.evaluate("studio.timings.length = 0")
            counted = Counters(page)
            began = processor_milliseconds(s.process)
            for step in range(200):
                page.mouse.move(start[0] - 60 + abs(step % 120 - 60), start[1])
                page.wait_for_timeout(10)
            page.mouse.up()
            settle(page)
            timings = page.evaluate("studio.timings")
            scripts, layout = (value / max(len(timings), 1) for value in counted.milliseconds())
            taken = (processor_milliseconds(s.process) - began) / max(len(timings), 1)
            work = percentiles(timing["whole"] - timing["waited"] for timing in timings)
            whole = percentiles(timing["whole"] for timing in timings)
            print(f"{views} views: median {work[0]:.1f} ms, 95th percentile {work[1]:.1f} ms of {len(timings)} frames; {whole[0]:.1f} and {whole[1]:.1f} ms "
                  f"with the wait for a frame; {taken:.1f} ms of the processor each, page scripts {scripts:.1f} ms, style and layout {layout:.1f} ms; first paint {paint:.0f} ms")


def measure_map(tool, browser):
    with tempfile.TemporaryDirectory() as folder, studio(tool, browser, storyboard(folder)) as s:
        print(described(*panned(browser, s.page())))


def main(tool, *options):
    if "--map" in options:
        with chromium() as opened:
            measure_map(tool, opened)
        return
    with chromium("--disable-frame-rate-limit", "--disable-gpu-vsync") as opened:
        for number in (100, 500):
            measure(tool, opened, number)


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), *sys.argv[2:])
