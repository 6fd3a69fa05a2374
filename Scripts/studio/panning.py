"""Panning the map of a storyboard of 60 scenes: a movement of what is drawn; run.py and measure.py run it."""
import json
import os

from browser import settle, until

SCENES = 60

SCENE = """<scene sceneID="s-{n}"><objects><viewController title="Scene {n}" id="vc-{n}" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="root-{n}"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
<subviews>{labels}</subviews><viewLayoutGuide key="safeArea" id="safe-{n}"/><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
<connections><segue destination="vc-{next}" kind="show" id="sg-{n}"/></connections>
</viewController></objects><point key="canvasLocation" x="{x}" y="{y}"/></scene>"""

LABEL = """<label opaque="NO" contentMode="left" text="Row {row} of scene {n}" id="l-{n}-{row}"><rect key="frame" x="20" y="{y}" width="300" height="21"/>
<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"""

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/><scenes>{scenes}</scenes></document>
"""

# Moves the map by the wheel in each of 120 frames; the times between the frames.
PAN = """() => new Promise((done) => {
  const area = document.querySelector('.map-area');
  const times = [];
  let last = 0;
  const step = (time) => {
    if (last) times.push(time - last);
    last = time;
    if (times.length === 120) return done(times);
    area.dispatchEvent(new WheelEvent('wheel', { deltaX: times.length < 60 ? 6 : -6, deltaY: 3, bubbles: true, cancelable: true }));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""


def storyboard(folder):
    """A file with 60 scenes of ten labels each."""
    scenes = []
    for n in range(SCENES):
        labels = "".join(LABEL.format(row=row, n=n, y=80 + 40 * row) for row in range(10))
        scenes.append(SCENE.format(n=n, next=(n + 1) % SCENES, labels=labels, x=700 * (n % 10), y=900 * (n // 10)))
    path = os.path.abspath(os.path.join(folder, "Sixty.storyboard"))
    with open(path, "w", encoding="utf-8") as file:
        file.write(DOCUMENT.format(scenes="\n".join(scenes)))
    return path


def panned(browser, page):
    """Opens the map and pans it: the times between frames, and the names of what the browser did meanwhile, with their counts."""
    page.locator("#stage").focus()
    page.keyboard.press("b")
    until(page, f"document.querySelectorAll('.map-scene').length === {SCENES}")
    until(page, "[...document.querySelectorAll('.map-scene img')].every((image) => image.complete && image.src)", seconds=120)
    settle(page)
    page.wait_for_timeout(300)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    times = page.evaluate(PAN)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    counts = {}
    for event in events:
        if event.get("ph") in ("X", "B"):
            counts[event["name"]] = counts.get(event["name"], 0) + 1
    return times, counts


def test_panning_the_map(t):
    """A map of 60 scenes pans as a movement of what is drawn: nothing is laid out, and scenes are not painted for each frame."""
    with t.studio(storyboard(t.pictures)) as s:
        page = t.page(s)
        times, counts = panned(t.browser, page)
        print("  " + described(times, counts))
        # The browser records a scene again where the part of the map that it keeps ends, every dozen frames.
        assert counts.get("Layout", 0) <= 2 and counts.get("Paint", 0) <= SCENES * len(times) / 8, counts


def described(times, counts):
    return (f"map of {SCENES} scenes: median {sorted(times)[len(times) // 2]:.1f} ms and 95th percentile {sorted(times)[len(times) * 95 // 100]:.1f} ms "
            f"between frames; {counts.get('Layout', 0)} layouts and {counts.get('Paint', 0) / SCENES:.0f} paints of a scene in {len(times)} frames")
