"""Tests of attributes, of texts that are edited in place, and of the library; run.py runs them."""
import os

from arranging import saved_changes
from browser import box_of, middle, select, settle, text_of, undo_all, until

LOGIN = os.path.abspath("Examples/Documents/Login.storyboard")
SETTINGS = os.path.abspath("Examples/Documents/Settings.storyboard")
PRACTICE = "Practice.storyboard"

TEXTS = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="Txt-sc-001">
            <objects>
                <viewController id="Txt-vc-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="Txt-vw-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="Txt-lb-001">
                                <rect key="frame" x="40" y="140" width="200" height="30"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <nil key="textColor"/>
                                <nil key="highlightedColor"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Txt-bt-001">
                                <rect key="frame" x="40" y="200" width="200" height="40"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Go"/>
                                <buttonConfiguration key="configuration" style="plain" title="Go"/>
                            </button>
                            <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" id="Txt-tf-001">
                                <rect key="frame" x="40" y="260" width="200" height="34"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                <textInputTraits key="textInputTraits"/>
                            </textField>
                            <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="0" id="Txt-sg-001">
                                <rect key="frame" x="40" y="320" width="240" height="32"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <segments>
                                    <segment title="First"/>
                                    <segment title="Second"/>
                                </segments>
                            </segmentedControl>
                            <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" text="Some lines" textAlignment="natural" id="Txt-tv-001">
                                <rect key="frame" x="40" y="380" width="300" height="120"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                            </textView>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="Txt-sa-001"/>
                    </view>
                    <navigationItem key="navigationItem" title="Start" id="Txt-ni-001"/>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="Txt-fr-001" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="900" y="0.0"/>
        </scene>
        <scene sceneID="Txt-sc-002">
            <objects>
                <navigationController id="Txt-nc-001" sceneMemberID="viewController">
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="Txt-nb-001">
                        <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <connections>
                        <segue destination="Txt-vc-001" kind="relationship" relationship="rootViewController" id="Txt-sg-009"/>
                    </connections>
                </navigationController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="Txt-fr-002" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
    </scenes>
</document>
"""


def document(t, text):
    """A file with a text, in the folder of the pictures."""
    path = os.path.join(t.pictures, "Texts.storyboard")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return os.path.abspath(path)


def test_color_wells_show_the_color(t):
    """The well of a system color shows its shade in the appearance of the canvas."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-hd-001")
        well = page.locator("[data-field='backgroundColor-components']")
        light = well.input_value()
        assert light != "#808080", light
        assert page.locator("[data-field='backgroundColor']").input_value() == "systemTealColor"
        page.evaluate("studio.changeCanvas({ isDark: true })")
        until(page, "studio.store.canvas.isDark")
        settle(page)
        assert well.input_value() not in (light, "#808080")


def test_enumerations_have_words(t):
    """Popups have Interface Builder's words for every value."""
    with t.studio(LOGIN, PRACTICE) as s:
        page = t.page(s)
        page.evaluate("studio.openDocument(1)")
        until(page, "studio.store.state.name === 'Practice.storyboard'")
        select(page, "Prc-hd-001")
        shown = page.locator("#inspector [data-field='contentMode'] option").all_text_contents()
        assert shown == ["Scale To Fill", "Aspect Fit", "Aspect Fill", "Redraw", "Center", "Top", "Bottom", "Left", "Right",
                         "Top Left", "Top Right", "Bottom Left", "Bottom Right"], shown
        # One line is between two sections.
        assert page.evaluate("""[...document.querySelectorAll('#inspector header + details')].every((part) =>
          getComputedStyle(part).borderTopWidth === '0px')""")


def edited(page, value, key="Enter"):
    """Types into the open field and ends with a key."""
    page.wait_for_selector(".text-editor")
    page.keyboard.press("Control+a")
    page.keyboard.type(value)
    page.keyboard.press(key)
    until(page, "!document.querySelector('.text-editor')")
    settle(page)


def test_texts_are_edited_in_place(t):
    """A double click or Return edits a text over itself; Return keeps it, Escape does not, and the file has nothing else."""
    path = document(t, TEXTS)
    with t.studio(path) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        page.mouse.dblclick(*middle(page, "Txt-bt-001"))
        page.wait_for_selector(".text-editor")
        t.picture(page, "editing-text")
        edited(page, "Start")
        removed, added = saved_changes(page, s.files[0], before)
        assert added == ['<state key="normal" title="Start"/>', '<buttonConfiguration key="configuration" style="plain" title="Start"/>'], added
        undo_all(page, s.files[0], before)
        # The keyboard alone.
        page.locator("#stage").focus()
        select(page, "Txt-lb-001")
        page.keyboard.press("Enter")
        edited(page, "Not kept", "Escape")
        assert not page.evaluate("studio.store.state.isDirty")
        page.keyboard.press("Enter")
        edited(page, "Good <morning>")
        removed, added = saved_changes(page, s.files[0], before)
        assert len(added) == 1 and 'text="Good &lt;morning&gt;"' in added[0], added
        undo_all(page, s.files[0], before)
        for key, typed, line in (("Txt-tf-001", "Surname", 'placeholder="Surname"'), ("Txt-tv-001", "Other", 'text="Other"')):
            select(page, key)
            page.keyboard.press("Enter")
            edited(page, typed)
            removed, added = saved_changes(page, s.files[0], before)
            assert len(added) == 1 and line in added[0], added
            undo_all(page, s.files[0], before)


def test_segments_and_titles_are_edited_in_place(t):
    """The segment under the pointer is edited, Tab goes to the next one, and the title in the navigation bar is that of its item."""
    path = document(t, TEXTS)
    with t.studio(path) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        page.evaluate("studio.openScene(studio.store.state.scenes[0].id)")
        until(page, "studio.store.views.has('Txt-sg-001')")
        page.evaluate("studio.select([])")
        x, y = middle(page, "Txt-sg-001")
        zoom = page.evaluate("studio.viewport.zoom")
        page.mouse.dblclick(x + 60 * zoom, y)
        page.wait_for_selector(".text-editor")
        assert page.locator(".text-editor").input_value() == "Second"
        edited(page, "Last")
        page.keyboard.press("Enter")
        page.wait_for_selector(".text-editor")
        assert page.locator(".text-editor").input_value() == "First"
        page.keyboard.press("Tab")
        until(page, "document.querySelector('.text-editor')?.value === 'Last'")
        page.keyboard.press("Escape")
        removed, added = saved_changes(page, s.files[0], before)
        assert added == ['<segment title="Last"/>'], added
        undo_all(page, s.files[0], before)
        bar = page.evaluate("studio.store.canvas.bars.find((bar) => bar.item)?.frame")
        assert bar, "the scene has a navigation bar"
        box = box_of(page.locator("#stage"))
        left, top = page.evaluate("([x, y]) => studio.viewport.toStage(x, y)", [bar[0] + bar[2] / 2, bar[1] + bar[3] / 2])
        page.mouse.dblclick(box["x"] + left, box["y"] + top)
        edited(page, "Overview")
        removed, added = saved_changes(page, s.files[0], before)
        assert added == ['<navigationItem key="navigationItem" title="Overview" id="Txt-ni-001"/>'], added
        undo_all(page, s.files[0], before)


def test_library_has_tables_and_bars(t):
    """The library adds tables with prototype cells, collections and bars as Xcode writes them, by search and keyboard."""
    path = document(t, TEXTS)
    with t.studio(path) as s:
        page = t.page(s)
        before = text_of(s.files[0])

        def add(name, wanted):
            page.locator("#stage").focus()
            page.keyboard.press("l")
            page.wait_for_selector(".popover")
            page.get_by_label("Filter objects").fill(name)
            page.locator(".library .menu-item:visible").filter(has_text=name).first.focus()
            page.keyboard.press("Enter")
            until(page, "!document.querySelector('.popover')")
            settle(page)
            if wanted:
                until(page, f"studio.store.inspector.outline.some((entry) => entry.kind === '{wanted}')")
            return page.evaluate("(kind) => studio.store.inspector.outline.find((entry) => entry.kind === kind)?.key", wanted)

        select(page, "Txt-vw-001")
        # A cell needs a table.
        add("Table View Cell", None)
        assert "Select a table view" in page.locator("#notice").inner_text()
        table = add("Table View", "tableView")
        select(page, table)
        add("Table View Cell", "tableViewCell")
        select(page, table)
        add("Table View Cell", "tableViewCell")
        select(page, "Txt-vw-001")
        collection = add("Collection View", "collectionView")
        select(page, collection)
        add("Collection View Cell", "collectionViewCell")
        select(page, "Txt-vw-001")
        add("Navigation Bar", "navigationBar")
        select(page, "Txt-vw-001")
        add("WebKit View", "wkWebView")
        t.picture(page, "library-views")
        removed, added = saved_changes(page, s.files[0], before)
        assert not removed, removed
        text = "\n".join(added)
        assert ('<tableView clipsSubviews="YES" contentMode="scaleToFill" fixedFrame="YES" alwaysBounceVertical="YES" dataMode="prototypes" '
                'style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="-1" '
                'estimatedSectionHeaderHeight="-1" sectionFooterHeight="-1" estimatedSectionFooterHeight="-1" '
                'translatesAutoresizingMaskIntoConstraints="NO" id="') in text, text
        assert text.count("<tableViewCell ") == 2 and text.count("<prototypes>") == 1
        assert '<tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center"' in text
        assert '<collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="' in text
        assert '<wkWebViewConfiguration key="configuration">' in text and '<navigationItem title="Title" id="' in text
        undo_all(page, s.files[0], before)


def test_size_classes_are_a_canvas(t):
    """The grid of size classes opens by button and key; a value that is changed there is that of the class, and the file has one variation."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        page.get_by_role("button", name="Size classes").click()
        page.wait_for_selector(".class-grid")
        assert page.locator(".class-cell").count() == 9
        page.locator(".class-cell[data-classes='compact regular']").hover()
        assert "For all iPhones in portrait" in page.locator(".popover").inner_text()
        t.picture(page, "size-classes")
        page.locator(".class-cell[data-classes='regular any']").click()
        until(page, "studio.store.canvas.widthClass === 'regular' && studio.store.canvas.heightClass === 'any'")
        assert page.evaluate("[studio.store.canvas.width, studio.store.canvas.height]") == [800, 600]
        assert "Regular Width | Any Height" in page.locator(".class-bar").inner_text()
        page.evaluate("studio.select(['Prc-c0-001'])")
        until(page, "document.querySelector('#inspector [data-class=constant] input')")
        field = page.locator("#inspector [data-class=constant] input")
        field.fill("120")
        field.press("Enter")
        until(page, "studio.store.views.get('Prc-hd-001').rect[3] === 120")
        t.picture(page, "size-class-canvas")
        removed, added = saved_changes(page, s.files[0], before)
        assert '<variation key="widthClass=regular" constant="120"/>' in added, added
        assert not any("<rect" in line for line in removed), removed
        page.locator(".class-bar").get_by_role("button", name="Done").click()
        until(page, "studio.store.canvas.isOwn && studio.store.views.get('Prc-hd-001').rect[3] === 80")
        assert not page.locator(".class-bar").is_visible()
        page.locator("#stage").focus()
        undo_all(page, s.files[0], before)
        # The keyboard alone: a view is uninstalled for compact width only.
        select(page, "Prc-ft-002")
        page.locator("#stage").focus()
        page.keyboard.press("z")
        page.wait_for_selector(".class-grid")
        assert page.evaluate("document.activeElement.dataset.classes") == "any any"
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        until(page, "studio.store.canvas.widthClass === 'compact'")
        page.locator("#stage").focus()
        page.keyboard.press("Delete")
        until(page, "!studio.store.views.has('Prc-ft-002')")
        removed, added = saved_changes(page, s.files[0], before)
        assert any('<variation key="widthClass=compact">' in line for line in added), added
        undo_all(page, s.files[0], before)
