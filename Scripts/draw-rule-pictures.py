#!/usr/bin/env python3
"""Draw the pictures of Documentation/Rules, and that of the guide to `explain`.

    draw-rule-pictures.py TOOL [--check]

Writes the documents that this script holds to Documentation/Rules/Pictures, draws them with `autolayout preview`, and
fails where a document there, written here or by hand, has no finding of the rule that it is named after. With --check
nothing is written, and documents or pictures that are not what would be written fail, too.
"""
import os
import shutil
import subprocess
import sys
import json
import tempfile

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Documentation", "Rules", "Pictures")
CONFLICT = os.path.join(FOLDER, "..", "..", "Pictures", "explain.svg")
HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.%s" version="3.0" '
    'toolsVersion="17156" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" '
    'useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"%s>\n'
    '    <device id="%s" orientation="portrait" appearance="light"/>\n')
PLACEHOLDERS = (
    '        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File\'s Owner"/>\n'
    '        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\n')
BLUE, GRAY = "0.8 0.88 1.0", "0.93 0.93 0.95"
# Rules that need another canvas besides the document's own.
OPTIONS = {"never-binding-constraint"}


def rect(x, y, width, height):
    return '<rect key="frame" x="%s" y="%s" width="%s" height="%s"/>' % (x, y, width, height)


def color(rgb, key="backgroundColor"):
    red, green, blue = rgb.split()
    return (f'<color key="{key}" red="{red}" green="{green}" blue="{blue}" alpha="1" colorSpace="custom" '
            'customColorSpace="sRGB"/>')


def constraint(id, first, attribute, second=None, other=None, constant=0, more="", relation=None):
    text = f'<constraint firstItem="{first}" firstAttribute="{attribute}"'
    text += f' relation="{relation}"' if relation else ""
    text += f' secondItem="{second}" secondAttribute="{other or attribute}"' if second else ""
    return text + (f' constant="{constant}"' if constant else "") + f'{more} id="{id}"/>'


def view(id, frame, rgb=BLUE, inside="", element="view", more=""):
    return (f'<{element} contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" {more}id="{id}">'
            f"{rect(*frame)}{inside}{color(rgb)}</{element}>")


def label(id, text, frame, more="", rgb=BLUE):
    return (f'<label opaque="NO" contentMode="left" text="{text}" lineBreakMode="tailTruncation" '
            f'translatesAutoresizingMaskIntoConstraints="NO" {more}id="{id}">{rect(*frame)}'
            f'<fontDescription key="fontDescription" type="system" pointSize="17"/>{color(rgb)}</label>')


def placed(id, x, y, prefix, parent="roo-tV-iew", leading="leading"):
    return [constraint(f"{prefix}-le-000", id, leading, parent, constant=x),
            constraint(f"{prefix}-to-000", id, "top", parent, constant=y)]


def sized(id, width, height, prefix):
    return [constraint(f"{prefix}-wi-000", id, "width", constant=width),
            constraint(f"{prefix}-he-000", id, "height", constant=height)]


def xib(subviews, constraints, size=(300, 100)):
    return (HEAD % ("XIB", "", "retina4_0") + "    <objects>\n" + PLACEHOLDERS
            + '        <view contentMode="scaleToFill" id="roo-tV-iew">\n            ' + rect(0, 0, *size)
            + '\n            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\n'
            + "            <subviews>\n" + "".join(f"                {one}\n" for one in subviews)
            + f"            </subviews>\n            {color('1 1 1')}\n            <constraints>\n"
            + "".join(f"                {one}\n" for one in constraints)
            + '            </constraints>\n            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\n'
            + "        </view>\n    </objects>\n</document>\n")


def table(height, rows, extra=""):
    """A table of 300 points whose cells have the heights and contents of `rows`."""
    cells, top = "", 28
    for index, (cell, inside) in enumerate(rows):
        cells += (
            f'<tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="cel-l{index}-000">'
            f'{rect(0, top, 300, cell)}<autoresizingMask key="autoresizingMask"/>'
            f'<tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" '
            f'contentMode="center" tableViewCell="cel-l{index}-000" id="con-t{index}-000">{rect(0, 0, 300, cell)}'
            f'<autoresizingMask key="autoresizingMask"/>{inside}</tableViewCellContentView></tableViewCell>')
        top += cell
    return (HEAD % ("XIB", "", "retina4_0") + "    <objects>\n" + PLACEHOLDERS
            + '        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" '
            f'dataMode="static" style="plain" separatorStyle="default" {extra}sectionHeaderHeight="28" '
            f'sectionFooterHeight="28" id="tab-le-000">{rect(0, 0, 300, height)}'
            '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
            f'{color("1 1 1")}<sections><tableViewSection headerTitle="Section" id="sec-ti-on0"><cells>{cells}</cells>'
            '</tableViewSection></sections><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>'
            "</tableView>\n    </objects>\n</document>\n")


def cell_content(id, text, height, margin):
    inner = label(id, text, (16, margin, 268, height), 'numberOfLines="0" ')
    edges = ((side, side, gap if side in ("leading", "top") else -gap) for side, gap in
             (("leading", 16), ("top", margin), ("trailing", 16), ("bottom", margin)))
    owner = "con-t" + id[-1] + "-000"
    return "<subviews>" + inner + "</subviews><constraints>" + "".join(
        constraint(f"{side[:3]}-c{id[-1]}-000", id, side, owner, other, constant)
        for side, other, constant in edges) + "</constraints>"


def screen(subviews, constraints):
    """A controller's view on a phone with a home indicator."""
    return (HEAD % ("Storyboard.XIB", ' initialViewController="scr-ee-n00"', "retina6_1")
            + '    <scenes><scene sceneID="sce-ne-000"><objects><viewController id="scr-ee-n00" '
            'sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="roo-tV-iew">'
            + rect(0, 0, 414, 896) + "<subviews>" + "".join(subviews) + "</subviews>"
            '<viewLayoutGuide key="safeArea" id="saf-eA-rea"/>' + color("1 1 1") + "<constraints>"
            + "".join(constraints) + "</constraints></view></viewController></objects></scene></scenes>\n</document>\n")


FINE = label("lab-el-000", "Name", (30, 40, 44.5, 20.5))
SENTENCE = "A sentence that is as long as two lines of the cell, so that it needs room."

DOCUMENTS = {
    "ambiguous-scroll-content": xib(
        [view("scr-ol-l00", (20, 10, 260, 80), GRAY, "<subviews>" + view("con-te-nt0", (10, 10, 400, 60)) +
              "</subviews><constraints>" + "".join(
                  [constraint("con-le-000", "con-te-nt0", "leading", "scr-ol-l00", constant=10),
                   constraint("con-to-000", "con-te-nt0", "top", "scr-ol-l00", constant=10),
                   constraint("con-bo-000", "scr-ol-l00", "bottom", "con-te-nt0", constant=10),
                   *sized("con-te-nt0", 400, 60, "con")]) + "</constraints>", "scrollView")],
        placed("scr-ol-l00", 20, 10, "scr") + sized("scr-ol-l00", 260, 80, "scr")),
    "cell-below-canvas": table(70, [
        (44, cell_content("lab-el-000", "The first cell", 28, 8)),
        (44, cell_content("lab-el-001", "A cell below", 28, 8))], 'rowHeight="44" '),
    "invalid-document": xib(
        [label("lab-el-000", "Name", (30, 0, 44.5, 20.5))],
        [*placed("lab-el-000", 30, 40, "lab")[:1],
         constraint("lab-to-000", "lab-el-000", "top", "roo-tV-iew", constant="forty")]),
    "unknown-element": xib(
        [label("lab-el-000", "Name", (30, 40, 44.5, 20.5), 'glow="YES" ')], placed("lab-el-000", 30, 40, "lab")),
    "dead-reference": xib(
        [FINE], placed("lab-el-000", 30, 40, "lab")
        + [constraint("dea-d0-000", "lab-el-000", "trailing", "gon-e0-000", "leading", -8)]),
    "duplicate-identifier": xib(
        [FINE, label("lab-el-000", "Twin", (150, 40, 36, 20.5))], placed("lab-el-000", 30, 40, "lab")),
    "fixed-width-text": xib(
        [label("lab-el-000", "Save", (30, 40, 60, 20.5))],
        placed("lab-el-000", 30, 40, "lab") + [constraint("wid-th-000", "lab-el-000", "width", constant=60)]),
    "illegal-constraint": xib(
        [FINE], placed("lab-el-000", 30, 40, "lab")
        + [constraint("ill-eg-al0", "lab-el-000", "width", "roo-tV-iew", "leading", 20)]),
    "left-right-attribute": xib(
        [label("lab-el-000", "Name", (30, 40, 44.5, 20.5)), view("fie-ld-000", (90, 35, 180, 30), GRAY)],
        placed("lab-el-000", 30, 40, "lab", leading="left")
        + [constraint("fie-le-000", "fie-ld-000", "left", "roo-tV-iew", constant=90),
           constraint("fie-to-000", "fie-ld-000", "top", "roo-tV-iew", constant=35)]
        + sized("fie-ld-000", 180, 30, "fie")),
    "misplaced-view": xib(
        [view("vie-wA-000", (150, 20, 60, 60))],
        placed("vie-wA-000", 30, 20, "vie") + sized("vie-wA-000", 60, 60, "vie")),
    "missing-trailing-constraint": xib(
        [label("lab-el-000", "A name that became longer than anybody thought", (30, 40, 377, 20.5)),
         view("vie-wA-000", (220, 30, 60, 40), GRAY)],
        placed("lab-el-000", 30, 40, "lab") + sized("vie-wA-000", 60, 40, "vie")
        + [constraint("vie-to-000", "vie-wA-000", "top", "roo-tV-iew", constant=30),
           constraint("vie-tr-000", "roo-tV-iew", "trailing", "vie-wA-000", constant=20)]),
    "near-required-priority": xib(
        [view("vie-wA-000", (30, 20, 240, 60))],
        placed("vie-wA-000", 30, 20, "vie") + sized("vie-wA-000", 200, 60, "vie")[1:]
        + [constraint("vie-tr-000", "roo-tV-iew", "trailing", "vie-wA-000", constant=30),
           constraint("plu-g0-000", "vie-wA-000", "width", constant=200, more=' priority="999"')]),
    "never-binding-constraint": xib(
        [label("lab-el-000", "Name", (30, 40, 44.5, 20.5))],
        placed("lab-el-000", 30, 40, "lab")
        + [constraint("roo-m0-000", "roo-tV-iew", "trailing", "lab-el-000", constant=8,
                      relation="greaterThanOrEqual")]),
    "off-grid-constant": xib(
        [view("vie-wA-000", (24, 20, 60, 60)), view("vie-wB-000", (97, 20, 60, 60), GRAY)],
        placed("vie-wA-000", 24, 20, "vie") + sized("vie-wA-000", 60, 60, "vie") + sized("vie-wB-000", 60, 60, "vib")
        + [constraint("vib-to-000", "vie-wB-000", "top", "vie-wA-000"),
           constraint("vib-le-000", "vie-wB-000", "leading", "vie-wA-000", "trailing", 13)]),
    "redundant-constraint": xib(
        [view("vie-wA-000", (30, 20, 240, 60))],
        placed("vie-wA-000", 30, 20, "vie") + sized("vie-wA-000", 240, 60, "vie")
        + [constraint("vie-le-001", "vie-wA-000", "leading", "roo-tV-iew", constant=30)]),
    "required-content-size": xib(
        [label("lab-el-000", "A text of many words", (30, 40, 60, 20.5),
               'horizontalCompressionResistancePriority="1000" ')],
        placed("lab-el-000", 30, 40, "lab") + [constraint("wid-th-000", "lab-el-000", "width", constant=60)]),
    "self-sizing-cell": table(120, [(60, cell_content("lab-el-000", SENTENCE, 41, 24))],
                              'rowHeight="-1" estimatedRowHeight="-1" '),
    "unconstrained-view": xib(
        [label("lab-el-000", "Name", (225, 60, 44.5, 20.5), 'fixedFrame="YES" ')], []),
    "view-outside-safe-area": screen(
        [label("lab-el-000", "Under the home indicator", (30, 868, 196, 20.5))],
        [constraint("lab-le-000", "lab-el-000", "leading", "roo-tV-iew", constant=30),
         constraint("lab-bo-000", "roo-tV-iew", "bottom", "lab-el-000", constant=8)]),
}


def extension(text):
    return "storyboard" if "<scenes>" in text else "xib"


def rules(tool, path, name):
    options = ["--device", "ipad9_7"] if name in OPTIONS else []
    run = subprocess.run(
        [tool, "lint", "--no-cache", "--format", "json", "--only", name, *options, path], capture_output=True, text=True)
    report = json.loads(run.stdout or '{"findings": []}')
    return {finding["rule"] for finding in report["findings"]}, run.stderr


def check(tool, folder):
    """Every rule has a document that it finds something in; those without are printed."""
    documents = {os.path.splitext(name)[0]: os.path.join(folder, name)
                 for name in sorted(os.listdir(folder)) if name.endswith((".xib", ".storyboard"))}
    listed = subprocess.run([tool, "lint", "--list-rules"], capture_output=True, text=True, check=True).stdout
    missing = []
    for rule in (line.split()[0] for line in listed.splitlines()):
        found, errors = rules(tool, documents[rule], rule) if rule in documents else (set(), "there is no document\n")
        if rule not in found or not os.path.exists(os.path.join(folder, rule + ".svg")):
            missing.append(rule)
            print(f"{rule}: no picture, or no finding in its document: {errors}", end="")
    print(f"{len(documents)} documents, {len(missing)} rules without a picture of what they find")
    return not missing


def draw(tool, folder):
    for name, text in DOCUMENTS.items():
        path = os.path.join(folder, f"{name}.{extension(text)}")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        with tempfile.TemporaryDirectory() as output:
            device = ["--device", "retina6_1", "--orientation", "portrait"] if extension(text) == "storyboard" else [
                "--size", "300x" + ("100" if "tableView" not in text else "120")]
            subprocess.run([tool, "preview", path, *device, "--appearance", "light", "--output", output],
                           check=True, capture_output=True)
            picture = next(name for name in sorted(os.listdir(output)) if name.endswith(".svg"))
            shutil.copy(os.path.join(output, picture), os.path.join(folder, f"{name}.svg"))


def is_current(tool, folder):
    """Whether documents and pictures are those that this script and the tool make; others are named."""
    old = []
    with tempfile.TemporaryDirectory() as drawn:
        draw(tool, drawn)
        for name in sorted(os.listdir(drawn)):
            path = os.path.join(folder, name)
            with open(os.path.join(drawn, name), "rb") as file:
                new = file.read()
            if not os.path.exists(path) or open(path, "rb").read() != new:
                old.append(name)
                print(f"{name}: not what is drawn now; run draw-rule-pictures.py TOOL and look at it")
    return not old


def conflict(tool):
    """The drawing of the example log, which Documentation/Explain.md shows."""
    log = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Examples", "Logs", "ProductCell.log")
    return subprocess.run([tool, "explain", log, "--format", "svg"], capture_output=True, text=True, check=False).stdout


def main():
    tool = os.path.abspath(sys.argv[1])
    if "--check" not in sys.argv:
        draw(tool, FOLDER)
        with open(CONFLICT, "w", encoding="utf-8") as file:
            file.write(conflict(tool))
    elif not is_current(tool, FOLDER):
        sys.exit(1)
    else:
        with open(CONFLICT, encoding="utf-8") as file:
            if file.read() != conflict(tool):
                sys.exit(f"{CONFLICT}: error: is not what would be drawn")
    sys.exit(0 if check(tool, FOLDER) else 1)


if __name__ == "__main__":
    main()
