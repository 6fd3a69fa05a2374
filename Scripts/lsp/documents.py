"""Storyboards of a number of lines: scenes with labels below one another."""

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES" initialViewController="vc-00-000">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
    </dependencies>
    <scenes>
"""

SCENE = """        <scene sceneID="sc-00-{s:03}">
            <objects>
                <viewController id="vc-00-{s:03}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="vw-00-{s:03}">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
"""

LABEL = """                            <label opaque="NO" contentMode="left" text="Row {r} é😀" \
textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lb-{r:02}-{s:03}">
                                <rect key="frame" x="16" y="{y}" width="100" height="20.333333333333332"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <nil key="textColor"/>
                                <nil key="highlightedColor"/>
                            </label>
"""

# The last constraint of a label follows from others; the linter reports it as redundant in some rows.
CONSTRAINTS = """                            <constraint firstItem="lb-{r:02}-{s:03}" firstAttribute="top" {top} \
id="ct-{r:02}-{s:03}"/>
                            <constraint firstItem="lb-{r:02}-{s:03}" firstAttribute="leading" \
secondItem="sa-00-{s:03}" secondAttribute="leading" constant="16" id="cl-{r:02}-{s:03}"/>
                            <constraint firstItem="sa-00-{s:03}" firstAttribute="trailing" \
secondItem="lb-{r:02}-{s:03}" secondAttribute="trailing" constant="16" id="cr-{r:02}-{s:03}"/>
                            <constraint firstItem="lb-{r:02}-{s:03}" firstAttribute="leading" \
secondItem="sa-00-{s:03}" secondAttribute="leading" constant="16" id="cx-{r:02}-{s:03}"/>
"""

MIDDLE = """                        </subviews>
                        <viewLayoutGuide key="safeArea" id="sa-00-{s:03}"/>
                        <constraints>
"""

END = """                        </constraints>
                    </view>
                </viewController>
            </objects>
            <point key="canvasLocation" x="{x}" y="0"/>
        </scene>
"""

# Lines of a scene around its rows, and of a row.
LINES_AROUND = 18
LINES_OF_ROW = 10
MOST_ROWS = 20


def scene(number, rows):
    text = SCENE.format(s=number)
    for row in range(rows):
        text += LABEL.format(s=number, r=row, y=59 + 28 * row)
    text += MIDDLE.format(s=number)
    for row in range(rows):
        top = f'secondItem="sa-00-{number:03}" secondAttribute="top"'
        if row:
            top = f'secondItem="lb-{row - 1:02}-{number:03}" secondAttribute="bottom" constant="8"'
        text += CONSTRAINTS.format(s=number, r=row, top=top)
    return text + END.format(x=number * 600)


def document(lines):
    """Returns a storyboard of about so many lines."""
    text = HEAD
    number = 0
    while (left := lines - text.count("\n") - LINES_AROUND) > LINES_OF_ROW:
        text += scene(number, min(MOST_ROWS, left // LINES_OF_ROW))
        number += 1
    return text + "    </scenes>\n</document>\n"
