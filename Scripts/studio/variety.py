#!/usr/bin/env python3
"""Opens varied storyboards in the studio and takes pictures of them, to be looked at.

    variety.py TOOL DOCUMENTS PICTURES [COUNT]

Of the storyboards in the folder DOCUMENTS it chooses COUNT (40) that differ: stacks, tables, collections, scroll views, size
classes, iPads, landscape, bars, autoresizing masks. Documents of less than a dozen views are left out. Each is opened, its scenes are gone through, and a picture of the richest
scene is left in the folder PICTURES. Exits with 1 where a document does not open or the page reports an error.
"""
import glob
import os
import re
import sys

from browser import chromium, settle, studio, until

FEATURES = {
    "stack": r"<stackView ",
    "table": r"<tableView ",
    "collection": r"<collectionView ",
    "scroll": r"<scrollView ",
    "variation": r"<variation key=\"(width|height)Class",
    "ipad": r"<device id=\"ipad",
    "landscape": r"orientation=\"landscape\"",
    "tabs": r"<tabBarController ",
    "navigation": r"<navigationController ",
    "masks": r"<autoresizingMask key=\"autoresizingMask\" (?!widthSizable=\"YES\" heightSizable=\"YES\")",
    "controls": r"<(switch|slider|segmentedControl|stepper|pageControl|datePicker|progressView) ",
    "images": r"<imageView ",
    "old": r"<document [^>]*version=\"[12]\.",
    "vibrancy": r"<visualEffectView ",
    "map": r"<(mapView|wkWebView|webView) ",
    "multiplier": r" multiplier=\"",
    "texts": r"<(textView|textField) ",
}


def features(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if text.count('<rect key="frame"') < 12:
        return set()
    return {name for name, pattern in FEATURES.items() if re.search(pattern, text)}


def varied(folder, count):
    """Documents that together show each feature about equally often; the same ones every time."""
    found = {path: features(path) for path in sorted(glob.glob(os.path.join(folder, "*.storyboard")))}
    shown = dict.fromkeys(FEATURES, 0)
    chosen = []
    while found and len(chosen) < count:
        best = max(found, key=lambda path: sum(1 / (1 + shown[name]) ** 2 for name in found[path]) / (1 + len(found[path])))
        for name in found.pop(best):
            shown[name] += 1
        chosen.append(best)
    return chosen


def richest(page):
    """The scene with the most views, of the first dozen."""
    scenes = page.evaluate("studio.store.state.scenes.slice(0, 12).map((scene) => scene.id)")
    best = (0, None)
    for scene in scenes:
        page.evaluate("(id) => studio.openScene(id)", scene)
        settle(page)
        best = max(best, (page.evaluate("studio.store.order.length"), scene), key=lambda pair: pair[0])
    if best[1]:
        page.evaluate("(id) => studio.openScene(id)", best[1])
        settle(page)


def measured(page):
    """Whether the ruler is there within some seconds; large scenes take longer, and are looked at without."""
    try:
        until(page, "studio.ruler.model || !studio.store.order.length", seconds=5)
    except AssertionError:
        return False
    settle(page)
    return True


def main(tool, folder, pictures, count="40"):
    os.makedirs(pictures, exist_ok=True)
    wrong = 0
    chosen = varied(folder, int(count))
    with chromium() as browser, studio(os.path.abspath(tool), browser, *map(os.path.abspath, chosen)) as s:
        page = s.page(width=1280, height=860)
        for index, path in enumerate(chosen):
            s.faults.clear()
            page.evaluate("(index) => studio.openDocument(index)", index)
            settle(page)
            richest(page)
            is_measured = measured(page)
            state = page.evaluate("({views: studio.store.order.length, isEmpty: !document.getElementById('empty').hidden, notice: document.getElementById('notice').hidden ? '' : document.getElementById('notice').textContent})")
            name = os.path.basename(path).split(".")[0]
            page.screenshot(path=os.path.join(pictures, f"{index:02}-{name}.png"))
            faults = s.faults + ([state["notice"]] if state["notice"] else []) + (["empty"] if state["isEmpty"] and state["views"] else [])
            wrong += bool(faults)
            print(f"{index:02} {name}: {state['views']} views; {' '.join(sorted(features(path)))}{'' if is_measured else ' (no ruler yet)'}{''.join(f'{chr(10)}  FAULT {fault}' for fault in faults)}", flush=True)
    print(f"{len(chosen)} documents, {wrong} with faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
