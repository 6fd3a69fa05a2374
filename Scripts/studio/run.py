#!/usr/bin/env python3
"""Tests of the studio in a real browser.

    run.py [--jobs N] TOOL PICTURES [NAME]

Every function whose name starts with `test_` is a test and its comment says what it shows; with NAME, only those whose
names contain it are run. A picture of the page at the end of each test is left in the folder PICTURES. Most of a test's
time is spent waiting, so N processes with a browser each share the tests: two by default.
"""
import argparse
import collections
import concurrent.futures
import glob
import inspect
import multiprocessing
import os
import subprocess
import sys
import tempfile
import traceback

from accessibility import *  # noqa: F403 (tests)
from arranging import *  # noqa: F403
from browser import (box_of, chromium, drag, frames, frames_of_tool, lines_without_new_identifiers, middle, save, select, settle,
                     studio, text_of, tones, until)
from editing import *  # noqa: F403
from firstuse import *  # noqa: F403
from hands import *  # noqa: F403
from scenes import *  # noqa: F403
from measure import scene
from panning import *  # noqa: F403
from pictures import SHARE, Pictures
from saving import *  # noqa: F403
from tasks import *  # noqa: F403
from truth import *  # noqa: F403

LOGIN = os.path.abspath("Examples/Documents/Login.storyboard")
SETTINGS = os.path.abspath("Examples/Documents/Settings.storyboard")
UNIVERSAL = os.path.abspath("Examples/Documents/Universal.storyboard")
PRACTICE = "Practice.storyboard"


def close_to(a, b, allowance=0.01):
    return all(abs(x - y) <= allowance for x, y in zip(a, b))


def assert_frames_of_tool(t, page, path, *options):
    shown = frames(page)
    for key, frame in frames_of_tool(t.tool, path, *options).items():
        assert close_to(shown[key], frame), (key, shown[key], frame)


def test_opens_and_agrees_with_the_tool(t):
    """The scene has the frames that `autolayout frames` prints, and says that nothing is wrong."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        assert_frames_of_tool(t, page, s.files[0])
        until(page, "document.getElementById('health').textContent === 'No issues'")
        assert page.locator("#scenes [aria-selected=true]").inner_text().startswith("Sign In")


def test_colors_of_constraints(t):
    """Blue where views are placed, orange where they are ambiguous, red in a conflict; a frame of the file that differs is a quiet badge."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.mouse.click(*middle(page, "Prc-hd-001"))
        settle(page)
        assert set(tones(page).values()) == {"complete"}, tones(page)
        assert page.locator("#overlay .file-dot").count() == 1
        select(page, "Prc-ms-001")
        # hand: the file records 60 where the constraints give 20, and the view is drawn at 20.
        assert set(tones(page).values()) == {"complete"}
        assert page.locator("#overlay .file-badge .label").all_text_contents() == ["recorded x +40"]
        assert page.evaluate("studio.store.views.get('Prc-ms-001').rect[0]") == 20
        assert page.evaluate("studio.drawing.groupOf('Prc-ms-001').getAttribute('transform')").startswith("translate(20 ")
        select(page, "Prc-am-001")
        until(page, "document.querySelectorAll('#overlay .ambiguous').length === 1")
        page.evaluate("studio.changeCanvas({width: 340, height: 844})")
        settle(page)
        select(page, "Prc-ft-001")
        assert "conflict" in tones(page).values(), tones(page)


def test_dragging_the_canvas_across_a_break(t):
    """The layout follows the edge, agrees with the tool at that size, and turns red where it breaks."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        box = box_of(page.locator(".edge.right"))
        start = (box["x"] + 7, box["y"] + box["height"] / 2)
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 120, start[1], steps=10)
        settle(page)
        assert page.evaluate("studio.store.canvas.width") > 450
        assert page.evaluate("studio.store.conflicts.length") == 0
        page.mouse.move(start[0] - 60, start[1], steps=10)
        page.mouse.up()
        until(page, "studio.store.canvas.width < 370")
        settle(page)
        assert page.evaluate("studio.store.conflicts.length") == 1
        assert page.locator("#overlay .in-conflict").count() >= 2
        size = page.evaluate("studio.store.canvas.width + 'x' + studio.store.canvas.height")
        assert_frames_of_tool(t, page, s.files[0], "--size", size)
        # hand: 20 + 200 + 8 + 142 + 20 is the least width.
        page.wait_for_selector(".ruler .span.conflict")
        end = float(page.locator(".ruler .span.conflict").first.get_attribute("data-to"))
        assert abs(end - 390) <= 0.5, end


def hold_edge(page):
    """Presses the button on the canvas' right edge; where the pointer is."""
    box = box_of(page.locator(".edge.right"))
    place = (box["x"] + 7, box["y"] + box["height"] / 2)
    page.mouse.move(*place)
    page.mouse.down()
    return place


# Counts the layouts that are asked for and not answered yet, and what the ruler asks for within half a second after the canvas
# was resized, however slow the machine is.
COUNT_REQUESTS = """() => {
  window.counts = { now: 0, most: 0, layouts: 0, rulers: 0, early: 0 };
  const { ask } = studio.link;
  studio.link.ask = async (request) => {
    if (request.type === 'ruler') {
      counts.rulers += 1;
      if (performance.now() - studio.resizedAt < 500) counts.early += 1;
    }
    if (request.type !== 'canvas') return ask(request);
    counts.layouts += 1;
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    return ask(request).finally(() => { counts.now -= 1; });
  };
}"""


def test_a_drag_has_one_layout_at_a_time(t):
    """However fast the pointer moves, one layout is under way, the last movement wins, and the picture is the one that was told."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.evaluate(COUNT_REQUESTS)
        start = hold_edge(page)
        page.mouse.move(start[0] + 90, start[1], steps=60)
        page.mouse.move(start[0] - 50, start[1], steps=60)
        expected = page.evaluate("Math.round(390 - 50 / studio.viewport.zoom)")
        until(page, "studio.store.canvas.width === value", expected)
        page.mouse.up()
        settle(page)
        counts = page.evaluate("counts")
        assert counts["most"] == 1 and 2 <= counts["layouts"] <= 120, counts
        assert_frames_of_tool(t, page, s.files[0], "--size", f"{expected}x844")
        assert page.evaluate("studio.timings.length > 0 && studio.timings.every(({ whole, waited }) => whole > 0 && waited >= 0 && whole >= waited)")
        # The elements that stayed look like ones that are made anew.
        assert page.evaluate("""studio.store.order.filter((key) => {
          const fresh = document.createElementNS('http://www.w3.org/2000/svg', 'g');
          fresh.innerHTML = studio.store.views.get(key).below;
          return studio.drawing.groupOf(key).querySelector(':scope > g').innerHTML !== fresh.innerHTML;
        })""") == []


def test_a_drag_keeps_what_stays(t):
    """Of a drag, no element of a view that only changes its size is made anew."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        select(page, "LgN-lg-001")
        page.evaluate("window.kept = [...document.querySelectorAll('#tree rect, #overlay .selected, #overlay .handle')]")
        assert page.evaluate("kept.length") > 10
        start = hold_edge(page)
        page.mouse.move(start[0] + 20, start[1], steps=10)
        page.mouse.up()
        settle(page)
        assert page.evaluate("studio.store.canvas.isOwn") is False
        assert page.evaluate("kept.filter((element) => !element.isConnected).length") == 0


def test_a_drag_lays_out_no_panel(t):
    """Of a drag, the browser lays out nothing but drawings: around them, places change and no sizes or texts until it ends."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        select(page, "LgN-lg-001")
        start = hold_edge(page)
        page.mouse.move(start[0] + 10, start[1], steps=4)
        settle(page)
        # What waits for the pointer to pause is not to be waited for here, however slow the machine is.
        page.evaluate("() => { window.pause = studio.edges.paused; studio.edges.paused = () => {}; }")
        page.wait_for_timeout(200)
        page.evaluate("""() => {
          const placeless = (style) => (style ?? '').replace(/transform:[^;]*;/, '');
          window.changes = [];
          window.watch = new MutationObserver((records) => {
            for (const { type, target, attributeName, oldValue } of records) {
              const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
              if (element instanceof SVGElement) continue;
              if (attributeName === 'aria-valuenow' || attributeName === 'aria-valuetext') continue;
              if (attributeName === 'style' && placeless(oldValue) === placeless(element.getAttribute('style'))) continue;
              changes.push([type, attributeName, element.outerHTML.slice(0, 100)].join(' '));
            }
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true });
        }""")
        page.mouse.move(start[0] + 60, start[1], steps=30)
        settle(page)
        assert page.evaluate("changes") == []
        size = "`${studio.store.canvas.width} × ${studio.store.canvas.height}`"
        assert page.evaluate(f"document.querySelector('#overlay .size-text').textContent === {size}")
        edges = "['.edge.bottom', '.paper-shadow'].map((name) => document.querySelector(name).getBoundingClientRect())"
        middle = f"(([edge, shadow]) => [edge.left + edge.width / 2, shadow.left + shadow.width / 2, shadow.right].map(Math.round))({edges})"
        before = page.evaluate(middle)
        page.evaluate("() => { watch.disconnect(); studio.edges.paused = pause; pause(); }")
        until(page, f"document.querySelector('#devicebar .size').textContent.startsWith({size})")
        page.mouse.up()
        settle(page)
        # What was moved and stretched lies where what has the size lies.
        assert page.evaluate(middle) == before
        assert page.evaluate(f"(([edge, shadow]) => Math.abs(edge.width - shadow.width) < 1)({edges})")
        assert page.evaluate("document.querySelectorAll('#overlay .size-text').length") == 0
        assert page.evaluate(f"document.querySelector('#devicebar .size').textContent.startsWith({size})")
        until(page, "document.querySelector('.solved').textContent.includes(` ${Math.round(studio.store.selectedViews[0].frame[2] * 100) / 100} ×`)")


def test_pointing_at_a_constraint(t):
    """A constraint that is pointed at in the inspector is brought out on the canvas, as long as it is."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        select(page, "LgN-lg-001")
        card = page.locator("#inspector .card").first
        card.hover()
        until(page, "document.querySelectorAll('#overlay .chosen').length === 1")
        page.locator("#stage").hover(position={"x": 5, "y": 400})
        until(page, "document.querySelectorAll('#overlay .chosen').length === 0")
        card.hover()
        until(page, "document.querySelectorAll('#overlay .chosen').length === 1")
        # A card that is taken away is left by no pointer.
        page.evaluate("studio.select([])")
        page.locator("#stage").hover(position={"x": 5, "y": 400})
        select(page, "LgN-lg-001")
        until(page, "document.querySelectorAll('#overlay [data-constraint]').length && document.querySelectorAll('#overlay .chosen').length === 0")


def test_what_is_out_of_sight_comes_later(t):
    """A drag draws what is seen; the rest is right once nothing moves any more, or the canvas is moved to show it."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tall.storyboard")
        with open(path, "w", encoding="utf-8") as file:
            file.write(scene(200))
        with t.studio(path) as s:
            page = t.page(s)
            page.evaluate("""() => {
              const asked = (key) => {
                const view = studio.store.views.get(key);
                const [x, y] = view.shown ?? view.frame;
                return `translate(${x} ${y})`;
              };
              window.stale = () => studio.store.order.slice(1).filter((key) => studio.drawing.groupOf(key).getAttribute('transform') !== asked(key));
              window.isShown = (key) => studio.drawing.groupOf(key).getBoundingClientRect().width > 0;
              studio.viewport.isFitted = false;
            }""")
            # 40 rows of 44 points in a window of 900 pixels: the last one is out of sight, and its price moves with the edge.
            assert page.evaluate("[isShown('val-0'), isShown('val-39')]") == [True, False]
            page.evaluate("studio.link.ask({ type: 'canvas', canvas: { width: 500, height: 844 } }).then(() => { window.atOnce = [stale().includes('val-0'), stale().includes('val-39')]; })")
            until(page, "window.atOnce")
            assert page.evaluate("atOnce") == [False, True]
            until(page, "!stale().includes('val-39')")
            page.evaluate("studio.link.ask({ type: 'canvas', canvas: { width: 420, height: 844 } }).then(() => { studio.viewport.pan(0, -1200); window.moved = [isShown('val-0'), isShown('val-39'), stale().includes('val-39')]; })")
            until(page, "window.moved")
            assert page.evaluate("moved") == [False, True, False]


def test_the_ruler_waits_for_a_drag(t):
    """While an edge is moved nothing is measured; once the pointer rests it is, even before it goes up."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.evaluate(COUNT_REQUESTS)
        start = hold_edge(page)
        page.evaluate("studio.ruler.measured = null; studio.ruler.again()")
        for step in range(30):
            page.mouse.move(start[0] + 20 + step % 10, start[1])
            page.wait_for_timeout(50)
        until(page, "counts.rulers && studio.ruler.measured && studio.ruler.model")
        assert page.evaluate("counts.early") == 0
        page.mouse.up()


def test_control_drag_adds_a_constraint(t):
    """A drag from view to view offers what can be said; one choice is one step of undo."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        drag(page, middle(page, "Prc-am-001"), middle(page, "Prc-hd-001"), modifiers=["Control"])
        page.get_by_text("Vertical Spacing").click()
        settle(page)
        assert page.evaluate("studio.store.views.get('Prc-am-001').ambiguity") is None
        # hand: the frames recorded are 147 below and 180: a distance of 33.
        assert frames(page)["Prc-am-001"] == [20, 180, 120, 60]
        save(page)
        added = [line for line in text_of(s.files[0]).splitlines() if line not in before.splitlines()]
        assert len(added) == 1 and 'firstItem="Prc-am-001" firstAttribute="top" secondItem="Prc-hd-001" secondAttribute="bottom" constant="33"' in added[0], added
        page.keyboard.press("Control+z")
        until(page, "studio.store.state.isDirty")
        save(page)
        assert text_of(s.files[0]) == before


def test_resolving_an_ambiguity_is_the_command_of_the_tool(t):
    """The menu writes the bytes that `autolayout fix add-missing` writes, but for the identifiers of new constraints."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        other = s.files[0] + ".copy.storyboard"
        before = text_of(s.files[0])
        with open(other, "w", encoding="utf-8") as file:
            file.write(before)
        select(page, "Prc-am-001")
        page.keyboard.press("i")
        page.locator(".popover").get_by_text("Add Missing Constraints").first.click()
        until(page, "studio.store.state.undo === 'Add Missing Constraints'")
        save(page)
        subprocess.run([t.tool, "fix", "add-missing", other, "--view", "Prc-am-001"], check=True, capture_output=True)
        assert lines_without_new_identifiers(text_of(s.files[0]), before) == lines_without_new_identifiers(text_of(other), before)


def test_editing_a_constant_is_the_edit_of_the_tool(t):
    """A constant typed into the inspector writes the bytes that `autolayout edit` and `autolayout fix update-frames` write, as one step."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        other = s.files[0] + ".copy.storyboard"
        with open(other, "w", encoding="utf-8") as file:
            file.write(text_of(s.files[0]))
        page.mouse.click(*middle(page, "LgN-lg-001"))
        settle(page)
        page.locator("[data-card='LgN-c0-001'] .card-head").click()
        field = page.locator("[data-field='LgN-c0-001-constant']")
        field.fill("72")
        field.press("Enter")
        until(page, "studio.store.views.get('LgN-lg-001').frame[2] === 72")
        save(page)
        subprocess.run([t.tool, "edit", other, "--set", "LgN-c0-001.constant=72"], check=True, capture_output=True)
        subprocess.run([t.tool, "fix", "update-frames", other], check=True, capture_output=True)
        assert text_of(s.files[0]) == text_of(other)
        assert_frames_of_tool(t, page, s.files[0])
        page.keyboard.press("Escape")
        page.locator("#stage").focus()
        page.keyboard.press("Control+z")
        until(page, "studio.store.views.get('LgN-lg-001').frame[2] === 96 && !studio.store.state.undo")


def test_attributes(t):
    """Text, color, font and flags of a label are changed in the inspector, and the file has only these changes."""
    with t.studio(UNIVERSAL) as s:
        page = t.page(s)
        before = text_of(s.files[0]).splitlines()
        label = page.evaluate("studio.store.inspector.outline.find((entry) => entry.kind === 'label').key")
        select(page, label)
        page.locator("[data-field='textColor']").select_option("systemRedColor")
        settle(page)
        page.locator("[data-field='fontDescription-weight']").select_option("semibold")
        settle(page)
        field = page.locator("[data-field='tag']")
        field.fill("7")
        field.press("Enter")
        settle(page)
        field = page.locator("[data-field='tag']")
        field.fill("x")
        field.press("Enter")
        assert page.locator("[data-refusal='tag']").inner_text() == "'x' is not a number. Enter a value such as 40 or 40+8."
        page.locator("[data-field='runtime-new']").fill("layer.cornerRadius")
        page.locator("[data-field='runtime-new-type']").select_option("number")
        page.locator("[data-field='runtime-new']").press("Enter")
        settle(page)
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur()")
        save(page)
        after = text_of(s.files[0]).splitlines()
        added = [line.strip() for line in after if line not in before]
        assert '<color key="textColor" systemColor="systemRedColor"/>' in added, added
        assert any('weight="semibold"' in line for line in added), added
        assert any(' tag="7"' in line for line in added), added
        assert '<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">' in added, added
        for _ in range(4):
            page.keyboard.press("Control+z")
            settle(page)
        save(page)
        assert text_of(s.files[0]).splitlines() == before


def test_moving_and_resizing_views(t):
    """A dragged view is where it was dropped, through the constants that place it and in the file; undo takes it back."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        zoom = page.evaluate("studio.viewport.zoom")
        x, y = middle(page, "Prc-hd-001")
        page.mouse.click(x, y)
        drag(page, (x, y), (x + 40 * zoom, y + 100 * zoom))
        until(page, "studio.store.state.undo === 'Move'")
        rect = "studio.store.views.get('Prc-hd-001').rect"
        moved = page.evaluate(rect)
        assert abs(moved[0] - 60) <= 5 and abs(moved[1] - 167) <= 5 and moved[2:] == [350, 80], moved
        # The layout gives the frame, and the file has it.
        assert page.evaluate("studio.store.views.get('Prc-hd-001').recorded") is None
        assert page.evaluate("studio.store.inspector.views[0].frame") == moved
        page.keyboard.press("Control+z")
        until(page, "!studio.store.state.undo")
        assert page.evaluate(rect) == [20, 67, 350, 80]
        handle = box_of(page.locator(".handle[data-handle='1,1']"))
        start = (handle["x"] + 3, handle["y"] + 3)
        drag(page, start, (start[0] - 50 * zoom, start[1] + 20 * zoom))
        until(page, "studio.store.state.undo === 'Resize'")
        resized = page.evaluate(rect)
        assert abs(resized[2] - 300) <= 2 and abs(resized[3] - 100) <= 2, resized
        assert all(number == round(number) for number in moved + resized), (moved, resized)
        assert page.evaluate("studio.store.views.get('Prc-hd-001').recorded") is None


def test_pin_align_embed_and_library(t):
    """The popovers add what they say; the library adds a view and Delete takes it away."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-am-001")
        page.keyboard.press("p")
        page.locator(".pin-beam.top").click()
        page.get_by_text("Add 1 Constraint", exact=True).click()
        until(page, "!studio.store.views.get('Prc-am-001').ambiguity")
        select(page, "Prc-ft-001", "Prc-am-001")
        page.keyboard.press("a")
        page.get_by_label("Leading Edges", exact=True).check()
        page.locator(".popover .primary").click()
        until(page, "studio.store.state.undo === 'Align'")
        select(page, "Prc-am-001", "Prc-ms-001")
        page.keyboard.press("s")
        page.locator(".popover").get_by_text("Stack View", exact=True).click()
        until(page, "studio.store.inspector.views.some((view) => view.element === 'stackView')")
        page.keyboard.press("l")
        page.get_by_label("Filter objects").fill("switch")
        page.locator(".popover .menu-item:visible").click()
        until(page, "studio.store.inspector.views.some((view) => view.element === 'switch')")
        page.keyboard.press("Delete")
        until(page, "!studio.store.inspector.outline.some((entry) => entry.kind === 'switch')")
        for _ in range(5):
            page.keyboard.press("Control+z")
        until(page, "!studio.store.state.isDirty")


def test_unembedding(t):
    """What lies in a container is selected and stays where it is; undo gives the file's bytes back."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        original = text_of(s.files[0])
        for container, kind in (("Vertical Stack View", "stackView"), ("View Without Inset", "view"), ("Scroll View", "scrollView")):
            select(page, "Prc-am-001", "Prc-ms-001")
            page.keyboard.press("s")
            assert page.locator(".popover").get_by_text("Unembed").is_disabled()
            page.locator(".popover").get_by_text(container, exact=True).click()
            until(page, "studio.store.inspector.views.length === 1 && studio.store.inspector.views[0].element === kind".replace("kind", repr(kind)))
            page.keyboard.press("s")
            page.locator(".popover").get_by_text("Unembed").click()
            until(page, "studio.store.selection.length === 2 && studio.store.state.undo === 'Unembed'")
            assert page.evaluate("studio.store.views.get('Prc-am-001').parent") == "Prc-vw-001"
            settle(page)
            # hand: where they are recorded; the stack brings both to its leading edge, 20 points from the screen's.
            places = page.evaluate("studio.store.inspector.views.map((view) => view.frame.slice(0, 2))")
            assert places == [[20, 180], [20 if kind == "stackView" else 60, 300]], (kind, places)
            page.keyboard.press("Control+z")
            page.keyboard.press("Control+z")
            until(page, "!studio.store.state.undo")
        page.evaluate("studio.save()")
        settle(page)
        assert text_of(s.files[0]) == original


def test_items_of_a_constraint(t):
    """Items and attributes are chosen from popups, as in Interface Builder's inspector, and written with the least change."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        original = text_of(s.files[0])
        select(page, "Prc-k1-001")
        first, second = page.locator("[data-field='Prc-k1-001-firstItem']"), page.locator("[data-field='Prc-k1-001-secondItem']")
        assert (first.inner_text(), second.inner_text()) == ("Loose.Leading", "Safe Area.Leading")
        second.click()
        # Looking at the items with the keyboard changes nothing before one is chosen.
        assert page.evaluate("[document.activeElement.textContent, document.activeElement.ariaChecked]") == ["✓Safe Area", "true"]
        for _ in range(3):
            page.keyboard.press("ArrowUp")
        page.keyboard.press("h")
        settle(page)
        assert page.evaluate("document.activeElement.textContent") == "Header" and page.evaluate("!studio.store.state.undo") and page.locator(".popover").count() == 1
        page.keyboard.press("Enter")
        until(page, "studio.store.inspector.constraints[0].second === 'Prc-hd-001'")
        # The popup that was left has the focus again, on whatever the inspector shows now.
        assert page.evaluate("document.activeElement.dataset.field") == "Prc-k1-001-secondItem"
        page.keyboard.press("Enter")
        page.locator(".popover").get_by_role("menuitemradio", name="Trailing").click()
        until(page, "studio.store.inspector.constraints[0].secondAttribute === 'trailing'")
        first.click()
        page.locator(".popover").get_by_role("menuitemcheckbox", name="Respect language direction").click()
        until(page, "studio.store.inspector.constraints[0].firstAttribute === 'left'")
        page.evaluate("studio.save()")
        until(page, "!studio.store.state.isDirty")
        changed = [line.strip() for line in text_of(s.files[0]).splitlines() if line not in original.splitlines()]
        # hand: the view begins 20 points after the header's end at 370, and its frame is written with the constraint.
        assert changed[0] == '<rect key="frame" x="390" y="180" width="120" height="60"/>'
        assert len(changed) == 2 and changed[1].startswith('<constraint firstItem="Prc-am-001" firstAttribute="left" secondItem="Prc-hd-001" secondAttribute="right"'), changed
        for _ in range(3):
            page.keyboard.press("Control+z")
        until(page, "!studio.store.state.undo")
        first.click()
        page.locator(".popover").get_by_text("Reverse First And Second Item").click()
        until(page, "studio.store.inspector.constraints[0].first === 'Prc-sa-001'")
        assert first.inner_text() == "Safe Area.Leading"


def test_guides_of_old_documents_have_names(t):
    """The layout guides of a controller, which no outline has, are called as in Interface Builder."""
    with t.studio(PRACTICE) as s:
        text = text_of(s.files[0])
        old = 'firstAttribute="top" secondItem="Prc-sa-001" secondAttribute="top" constant="20" id="Prc-k0-003"'
        view = '<view key="view"'
        assert old in text and view in text
        with open(s.files[0], "w", encoding="utf-8") as file:
            file.write(text.replace(old, old.replace('"Prc-sa-001" secondAttribute="top"', '"Prc-tg-001" secondAttribute="bottom"'))
                       .replace(view, '<layoutGuides><viewControllerLayoutGuide type="top" id="Prc-tg-001"/><viewControllerLayoutGuide type="bottom" id="Prc-bg-001"/></layoutGuides>' + view))
        page = t.page(s)
        select(page, "Prc-hd-001")
        page.locator("[data-card='Prc-k0-003'] .card-head").click()
        second = page.locator("[data-field='Prc-k0-003-secondItem']")
        assert second.inner_text() == "Top Layout Guide.Bottom", second.inner_text()
        second.click()
        assert page.locator(".popover .items [aria-checked=true] .grow").all_inner_texts() == ["Top Layout Guide"]


def test_outline_is_a_tree(t):
    """Keys go through views, folders and constraints; screen readers are told level, place and what is open."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        tree = page.locator("#outline")
        tree.focus()
        at = "document.getElementById(document.getElementById('outline').getAttribute('aria-activedescendant'))"

        def line():
            settle(page)
            return page.evaluate(f"{at}.querySelector('.grow').textContent")

        page.keyboard.press("ArrowDown")
        assert line() == "View"
        page.keyboard.press("End")
        # The guides and the controller are below the constraints.
        for _ in range(6):
            if line() != "Constraints":
                page.keyboard.press("ArrowUp")
        assert line() == "Constraints" and page.evaluate(f"{at}.getAttribute('aria-expanded')") == "false"
        count = tree.locator(".row").count()
        page.keyboard.press("ArrowRight")
        assert page.evaluate(f"{at}.getAttribute('aria-expanded')") == "true"
        page.keyboard.press("ArrowRight")
        settle(page)
        assert page.evaluate("studio.store.constraints.has(studio.store.selection[0])")
        assert page.evaluate(f"[{at}.getAttribute('aria-level'), {at}.getAttribute('aria-posinset'), {at}.getAttribute('aria-selected')]") == ["3", "1", "true"]
        page.keyboard.press("ArrowLeft")
        assert line() == "Constraints"
        page.keyboard.press("ArrowLeft")
        assert tree.locator(".row").count() == count
        # Both at once: letters of one word come soon after each other.
        tree.evaluate("(tree) => { for (const key of 'mo') tree.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); }")
        assert line() == "Moved" and page.evaluate("studio.store.selection") == ["Prc-ms-001"]
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        assert line() == "View"
        page.keyboard.press("ArrowLeft")
        assert tree.locator(".row").count() == tree.locator(".row[aria-level='1']").count()
        page.keyboard.press("Home")
        # A constraint that is selected elsewhere is shown where it is.
        select(page, "Prc-k2-002")
        assert "Header" in line() and tree.locator("[aria-selected=true]").count() == 1


def test_pinning_to_another_neighbor(t):
    """The popover pins an edge to what is chosen for it, not to the nearest neighbor alone."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        select(page, "LgN-bt-001")
        page.keyboard.press("p")
        page.get_by_label("Pin top").click()
        names = page.get_by_label("Top to").locator("option").all_inner_texts()
        assert len(names) >= 3 and names[-1].startswith("Superview"), names
        page.get_by_label("Top to").select_option(label=names[-1])
        distance = float(page.get_by_label("Distance: top").input_value())
        # hand: the distance to the superview's edge is where the button lies.
        assert close_to([distance], [page.evaluate("studio.store.views.get('LgN-bt-001').rect[1]")])
        page.get_by_role("button", name="Add 1 Constraint").click()
        until(page, "studio.store.state.undo")
        added = page.evaluate("studio.store.inspector.constraints.filter((c) => c.first === 'LgN-bt-001' && c.firstAttribute === 'top').map((c) => [c.second, c.secondAttribute, c.constant])")
        assert ["LgN-vw-001", "top", distance] in added, added
        # With margins the container's line is its margin, for what is chosen as well as for what is nearest.
        select(page, "LgN-lg-001")
        page.keyboard.press("p")
        page.get_by_label("Constrain to margins").check()
        page.get_by_label("Pin leading").click()
        page.get_by_role("button", name="Add 1 Constraint").click()
        until(page, "studio.store.inspector.constraints.some((c) => [c.firstAttribute, c.secondAttribute].includes('leadingMargin'))")


def test_pinning_is_of_the_own_canvas(t):
    """On a canvas of another size, distances and sizes are those of the document, which go together; they cost one layout."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-hd-001")
        page.evaluate("studio.changeCanvas({width: 800, height: 600})")
        assert page.evaluate("studio.store.views.get('Prc-hd-001').rect[2]") == 760
        page.evaluate("""() => {
          window.asked = 0;
          const { ask } = studio.link;
          studio.link.ask = (request) => { if (request.type === 'neighbors') asked += 1; return ask(request); };
        }""")
        page.keyboard.press("p")
        page.wait_for_selector(".popover")
        t.picture(page, "pin")
        values = [page.locator(".popover").get_by_label(name, exact=True).last.input_value() for name in ("Distance: leading", "Distance: trailing", "Width", "Height")]
        # hand: 20 + 350 + 20 points are the 390 of the document's canvas.
        assert values == ["20", "20", "350", "80"], values
        assert page.evaluate("asked") == 1


def test_keyboard_alone(t):
    """Selecting, connecting and resizing work without a pointer."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.locator("#stage").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Alt+ArrowRight")
        settle(page)
        assert page.evaluate("studio.store.selection") == ["Prc-am-001"]
        page.keyboard.press("c")
        for _ in range(20):
            if page.evaluate("studio.connecting.to") == "Prc-hd-001":
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector(".popover")
        page.get_by_text("Vertical Spacing").focus()
        page.keyboard.press("Enter")
        until(page, "studio.store.state.undo === 'Add Constraint'")
        page.locator(".edge.right").focus()
        page.keyboard.press("Shift+ArrowRight")
        until(page, "studio.store.canvas.width === 400")
        # The address and the ruler follow, as they do after a drag.
        until(page, "new URLSearchParams(location.hash.slice(1)).get('size') === '400x844'")
        page.evaluate(COUNT_REQUESTS)
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowDown")
        until(page, "counts.rulers >= 1 && new URLSearchParams(location.hash.slice(1)).get('size') === '400x845'")
        assert page.evaluate("counts.early") == 0


def test_keys_that_are_documented(t):
    """Selecting all, leaving, panels, menus and switches do what Documentation/Studio.md says."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.locator("#stage").focus()
        page.keyboard.press("Control+a")
        until(page, "studio.store.selection.length === studio.store.children(studio.store.root.key).length")
        page.keyboard.press("Escape")
        assert page.evaluate("studio.store.selection") == []
        for key, panel in (("n", "#left"), ("Shift+N", "#right")):
            page.keyboard.press(key)
            assert not page.locator(panel).is_visible(), key
            page.keyboard.press(key)
            assert page.locator(panel).is_visible(), key
        for key, title in (("p", "Add New Constraints"), ("a", "Add New Alignment Constraints"), ("i", "All Views in the Scene"), ("s", "Embed In"), ("l", "Library")):
            page.keyboard.press(key)
            assert page.locator(".popover").get_by_role("heading", name=title, exact=True).count() == 1, key
            page.keyboard.press("Escape")
            assert page.locator(".popover").count() == 0, key
            page.locator("#stage").focus()
        page.keyboard.press("m")
        assert page.evaluate("studio.motion.isOn")
        page.keyboard.press("o")
        until(page, "document.querySelectorAll('#overlay .outline').length > 3")
        page.keyboard.press("r")
        until(page, "studio.store.canvas.isLandscape")
        page.keyboard.press("d")
        page.wait_for_selector(".paper.dark")
        for key, tab in (("2", "issues"), ("3", "log"), ("4", "lessons"), ("1", "outline")):
            page.keyboard.press(key)
            assert page.locator(f"#panel-{tab}").is_visible(), key
        zoom = page.evaluate("studio.viewport.zoom")
        page.keyboard.press("Control+-")
        assert page.evaluate("studio.viewport.zoom") < zoom
        page.keyboard.press("f")
        assert page.evaluate("studio.viewport.isFitted")


def test_every_control_has_a_name(t):
    """Screen readers have a name for every button, field and choice."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-hd-001")
        nameless = page.evaluate("""[...document.querySelectorAll('button, input, select, textarea, [role=slider]')]
          .filter((item) => item.offsetParent && !(item.getAttribute('aria-label') || item.textContent.trim() || item.labels?.length || item.closest('[aria-hidden=true]')))
          .map((item) => item.outerHTML.slice(0, 120))""")
        nameless = [item for item in nameless if 'aria-hidden' not in item]
        assert not nameless, nameless


def test_issues_and_their_fixes(t):
    """An issue leads to its object, and its fix repairs it."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.keyboard.press("2")
        issue = page.locator(".issue[data-object='Prc-ms-001']")
        issue.locator(".issue-text").click()
        settle(page)
        assert page.evaluate("studio.store.selection[0]") == "Prc-ms-001"
        issue.get_by_text("Update Frame").click()
        until(page, "!studio.store.views.get('Prc-ms-001').recorded")
        until(page, "!document.querySelector(\".issue[data-object='Prc-ms-001']\")")
        # A second change of the same name is looked at as well.
        width = page.evaluate("studio.store.constraints.get('Prc-c3-003').constant")
        conflict = "studio.store.issues.some((issue) => issue.rule === 'conflicting-constraints')"
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c3-003', change: {constant: 300}})")
        until(page, conflict)
        page.evaluate("(value) => studio.edit({type: 'changeConstraint', constraint: 'Prc-c3-003', change: {constant: value}})", width)
        until(page, f"!({conflict})")


def test_why_here(t):
    """The explanation of an edge names its constraints with numbers, and they are numbered on the canvas."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-ft-002")
        page.get_by_role("button", name="Leading", exact=True).click()
        page.wait_for_selector(".explanation .step")
        text = page.locator(".explanation").inner_text()
        # hand: the trailing edge at 370 and the width of 142 put the leading edge at 228.
        assert "228" in text and page.locator("#overlay .step-number").count() >= 1, text
        # It follows the layout, and stays at its step.
        points = "JSON.stringify(studio.overlay.steps.map((step) => step.line))"
        before = page.evaluate(points)
        last = page.locator(".explanation .step").count() - 1
        assert last > 0
        page.locator(".explanation .step").nth(last).click()
        page.evaluate("studio.changeCanvas({width: 400, height: 844})")
        until(page, "document.querySelector('.explanation').innerText.includes('238')")
        assert page.evaluate(points) != before
        assert page.locator(".explanation .step.current").get_attribute("data-step") == str(last)
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c3-003', change: {constant: 130}})")
        until(page, "document.querySelector('.explanation').innerText.includes('250')")
        page.keyboard.press("Control+z")
        until(page, "document.querySelector('.explanation').innerText.includes('238')")
        t.picture(page, "why-here")


def test_conflicts_and_repairs(t):
    """A conflict lists its repairs; choosing one ends it."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c3-003', change: {constant: 300}})")
        until(page, "studio.store.conflicts.length === 1")
        page.keyboard.press("2")
        page.get_by_text("Show repairs").click()
        page.wait_for_selector(".repair")
        members = page.locator(".explanation .members li").all_inner_texts()
        assert "width = 300 is broken" in members and "Left.leading = Safe Area.leading + 20" in members and all(len(text) > 5 for text in members), members
        page.locator(".repair").first.hover()
        page.wait_for_selector("#overlay .ghost")
        page.locator(".repair").first.click()
        until(page, "studio.store.conflicts.length === 0")


def test_other_solution_of_an_ambiguous_view(t):
    """The solutions of an ambiguous view alternate on request."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-am-001")
        assert page.evaluate("studio.store.views.get('Prc-am-001').rect[1]") == 180
        page.keyboard.press("e")
        until(page, "studio.store.views.get('Prc-am-001').rect[1] !== 180")
        first = page.evaluate("studio.store.views.get('Prc-am-001').rect[1]")
        page.keyboard.press("e")
        until(page, "studio.store.views.get('Prc-am-001').rect[1] !== value", first)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        until(page, "studio.store.views.get('Prc-am-001').rect[1] === 180")


def test_before_and_after(t):
    """The scene of a git revision lies beside the present one, or beside that of another revision."""
    with t.studio(PRACTICE) as s:
        git = ["git", "-C", s.folder, "-c", "user.name=Test", "-c", "user.email=test@example.com"]
        for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "Begin"]):
            subprocess.run(git + command, check=True)
        with open(s.files[0], encoding="utf-8") as file:
            text = file.read()
        with open(s.files[0], "w", encoding="utf-8") as file:
            file.write(text.replace('constant="80" id="Prc-c0-001"', 'constant="120" id="Prc-c0-001"'))
        subprocess.run(git + ["commit", "-qam", "Grow"], check=True)
        page = t.page(s)
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c0-001', change: {constant: 160}})")
        # On every canvas the solved layouts are compared: the frames of the file are those of the beginning.
        page.locator("#compare").click()
        page.locator(".popover").get_by_text("Grow").click()
        page.wait_for_selector("#before .view", state="attached")
        heights = """(layer) => [...document.querySelectorAll(`#${layer} .view rect`)].map((rect) => Number(rect.getAttribute('height')))"""
        assert 120 in page.evaluate(heights, "before") and 160 in page.evaluate(heights, "tree"), page.evaluate(heights, "before")
        page.get_by_label("End the comparison").click()
        page.evaluate("studio.changeCanvas({width: 400, height: 844})")
        page.locator("#compare").click()
        page.locator(".popover").get_by_text("Begin").click()
        page.wait_for_selector("#before .view", state="attached")
        assert page.locator(".slider .tag.before").inner_text()
        heights = """(layer) => [...document.querySelectorAll(`#${layer} .view rect`)].map((rect) => Number(rect.getAttribute('height')))"""
        assert 80 in page.evaluate(heights, "before")
        page.locator("#after").wait_for(state="detached")
        page.get_by_label("Compare with", exact=True).locator("option", has_text="Grow").wait_for(state="attached")
        page.get_by_label("Compare with", exact=True).select_option(label=page.get_by_label("Compare with", exact=True).locator("option", has_text="Grow").inner_text())
        page.wait_for_selector("#after .view", state="attached")
        assert 120 in page.evaluate(heights, "after")
        # A canvas that changes while a revision is asked for is not missed.
        page.evaluate(HOLD_ANSWERS, ["compare"])
        page.evaluate("studio.changeCanvas({width: 500, height: 844})")
        until(page, "held.length")
        page.evaluate("studio.changeCanvas({width: 600, height: 844})")
        for _ in range(40):
            page.evaluate("release()")
            settle(page)
            if page.evaluate("['before', 'after'].every((id) => document.querySelector(`#${id} rect[width='600'].paper`))"):
                break
        else:
            raise AssertionError(page.evaluate("document.querySelector('#before .paper').outerHTML"))
        page.evaluate("void (studio.link.ask = originalAsk)")
        page.get_by_label("Compare with", exact=True).select_option("")
        page.locator("#after").wait_for(state="detached")
        page.get_by_label("End the comparison").click()
        assert page.locator("#before").count() == 0


# Keeps the answers to some kinds of questions back until `release()`, as a large document does.
HOLD_ANSWERS = """(kinds) => {
  window.held = [];
  const ask = window.originalAsk = studio.link.ask;
  studio.link.ask = (request) => {
    const answer = ask(request);
    if (!kinds.includes(request.type)) return answer;
    return new Promise((done) => held.push(() => answer.then(done)));
  };
  window.release = async () => {
    for (const one of held.splice(0)) one();
    await new Promise((done) => setTimeout(done));
  };
}"""


def test_answers_that_come_late(t):
    """What was asked for of another selection, or of a repair that was left, is not shown when the answer comes."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c3-003', change: {constant: 300}})")
        until(page, "studio.store.conflicts.length === 1")
        page.evaluate(HOLD_ANSWERS, ["neighbors", "offers", "explain", "repairs", "preview"])

        def late(ask, leave):
            """Asks, goes on before the answer is there, and lets it come."""
            select(page, "Prc-hd-001")
            page.locator("#stage").focus()
            ask()
            until(page, "held.length")
            leave()
            page.evaluate("release()")
            settle(page)
            return page.locator(".popover").count(), page.locator(".explanation").is_visible()

        pin = lambda: page.keyboard.press("p")
        assert late(pin, lambda: None) == (1, False)
        page.keyboard.press("Escape")
        for leave in (lambda: page.mouse.click(*middle(page, "Prc-am-001")), lambda: page.keyboard.press("Escape")):
            for ask in (pin, lambda: page.evaluate("void studio.menus.offer('Prc-hd-001', 'Prc-am-001', [500, 300], null)"),
                        lambda: page.keyboard.press("w")):
                assert late(ask, leave) == (0, False)
        conflict = lambda: page.evaluate("void studio.understanding.showConflict('Prc-c3-003')")
        assert late(conflict, lambda: select(page, "Prc-am-001")) == (0, False)
        # A menu that needs no answer takes the place of one that waits.
        late(pin, lambda: page.get_by_label("Vary Hidden for traits").click())
        assert page.locator(".popover").get_by_text("Introduce Variation").count() == 1
        assert page.locator("[aria-expanded=true].plus").count() == 1 and page.locator(".command[aria-expanded=true]").count() == 0
        page.keyboard.press("Escape")
        assert late(conflict, lambda: None) == (0, True)
        page.locator(".repair").first.hover()
        until(page, "held.length")
        page.mouse.move(2, 2)
        page.evaluate("release()")
        settle(page)
        assert page.locator("#overlay .ghost").count() == 0


def test_console_logs(t):
    """A pasted log is explained and drawn."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.keyboard.press("3")
        page.get_by_label("Console log", exact=True).last.fill(text_of(sorted(glob.glob("Examples/Logs/*"))[0]))
        page.get_by_role("button", name="Explain").click()
        page.wait_for_selector(".report img")
        page.get_by_label("Enlarge the picture").click()
        assert box_of(page.locator(".popover img"))["width"] > 600


def test_two_windows_agree(t):
    """What one window changes the other shows."""
    with t.studio(PRACTICE) as s:
        first = t.page(s)
        second = s.page()
        first.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c0-001', change: {constant: 120}})")
        until(second, "studio.store.views.get('Prc-hd-001').frame[3] === 120")
        second.keyboard.press("Control+z")
        until(first, "studio.store.views.get('Prc-hd-001').frame[3] === 80")
        # The first is told before the second is answered.
        settle(second)
        assert frames(first) == frames(second)


def test_changes_made_elsewhere(t):
    """A file that another program writes is followed; a dispute is asked about."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        text = text_of(s.files[0])
        with open(s.files[0], "w", encoding="utf-8") as file:
            file.write(text.replace('constant="80" id="Prc-c0-001"', 'constant="90" id="Prc-c0-001"'))
        until(page, "studio.store.views.get('Prc-hd-001').frame[3] === 90")
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c0-001', change: {constant: 100}})")
        settle(page)
        with open(s.files[0], "w", encoding="utf-8") as file:
            file.write(text)
        # A second window asks as well, until one of both is answered.
        second = s.page()
        second.get_by_text("Use the File’s Version").wait_for()
        page.get_by_text("Use the File’s Version").click()
        until(page, "studio.store.views.get('Prc-hd-001').frame[3] === 80")
        until(second, "studio.store.views.get('Prc-hd-001').frame[3] === 80")
        assert not page.locator("#notice").is_visible() and not second.locator("#notice").is_visible()


def test_device_bar(t):
    """Devices, orientation, text size and direction give what the tool gives."""
    with t.studio(SETTINGS) as s:
        page = t.page(s)
        page.get_by_label("Device", exact=True).select_option("retina4_0")
        until(page, "studio.store.canvas.width === 320")
        assert_frames_of_tool(t, page, s.files[0], "--device", "retina4_0")
        page.get_by_label("Rotate").click()
        until(page, "studio.store.canvas.width === 568")
        page.get_by_label("Text size").select_option("UICTContentSizeCategoryXXXL")
        settle(page)
        assert_frames_of_tool(t, page, s.files[0], "--device", "retina4_0", "--orientation", "landscape", "--content-size", "XXXL")
        page.get_by_label("Dark appearance").click()
        page.wait_for_selector(".paper.dark")


def test_device_bar_fits(t):
    """The bar is one line, with nothing cut, in every window; what has no room in it is in a popover."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        for width in (1440, 1280, 1100, 1000):
            page.set_viewport_size({"width": width, "height": 800})
            for device in ("", "ipad9_7"):
                page.get_by_label("Device", exact=True).select_option(device)
                settle(page)
                bar = page.evaluate("(() => { const bar = document.getElementById('devicebar'); return [bar.scrollWidth <= bar.clientWidth, bar.clientHeight]; })()")
                assert bar[0] and bar[1] < 48, (width, device, bar)
                outside = page.evaluate("""[...document.querySelectorAll('#devicebar button, #devicebar select')].filter((item) => item.offsetParent
                  && item.getBoundingClientRect().right > document.getElementById('devicebar').getBoundingClientRect().right).length""")
                assert outside == 0, (width, device)
        page.get_by_label("Environment").click()
        page.get_by_label("Width in Split View").select_option(index=1)
        until(page, "studio.store.canvas.width < 768")
        page.get_by_label("Text size").select_option("UICTContentSizeCategoryXXXL")
        page.get_by_label("Dark appearance").click()
        page.wait_for_selector(".paper.dark")
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Environment"
        page.get_by_label("Device", exact=True).select_option("")
        page.set_viewport_size({"width": 1440, "height": 800})
        until(page, "document.querySelector('#devicebar select[aria-label=\"Text size\"]')?.value === 'UICTContentSizeCategoryXXXL'")


def test_ruler_asks_again_only_for_what_was_interrupted(t):
    """An interrupted measurement is repeated by itself, after an error only the next change is measured, and after a lost connection, too."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        until(page, "studio.ruler.model")
        page.evaluate("""() => {
          const { ask } = studio.link;
          window.rulers = 0;
          window.failures = [];
          studio.link.ask = (request) => {
            if (request.type !== 'ruler') return ask(request);
            rulers += 1;
            return failures.length ? Promise.reject(failures.shift()) : ask(request);
          };
        }""")

        def measure(failure):
            page.evaluate("(failure) => { rulers = 0; failures = [failure]; studio.ruler.model = null; studio.ruler.measured = null; studio.store.emit('canvasChanged'); }", failure)
            until(page, "rulers > 0")

        measure({"message": "interrupted", "hint": "", "isInterrupted": True})
        until(page, "rulers === 2 && studio.ruler.model")
        for failure in ({"message": "a fault", "hint": ""}, {"message": "stopped", "hint": "", "isLost": True}):
            measure(failure)
            # Longer than the ruler waits before it measures.
            page.wait_for_timeout(1500)
            assert page.evaluate("rulers") == 1
            page.evaluate("studio.store.emit('canvasChanged')")
            until(page, "rulers === 2 && studio.ruler.model")


def test_ruler_says_what_it_knows(t):
    """Where nothing breaks it names the widths; of a large scene it says that only some were tried."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        until(page, "studio.ruler.model")
        ruler = page.locator("#ruler-x")
        assert page.evaluate("studio.ruler.model.isExact")
        assert ruler.get_attribute("aria-label") == "No problems at widths 280 to 1024" and not ruler.get_attribute("title")
        label = page.evaluate("(Object.assign(studio.ruler.model, { isExact: false }), studio.ruler.place(), studio.ruler.host.getAttribute('aria-label'))")
        assert label == "No problems at widths 280 to 1024, at the tested widths" and ruler.get_attribute("title")


def test_ruler_moves_the_canvas(t):
    """A click on the ruler makes the canvas as wide, also in the address; one on a span shows where the layout breaks."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        until(page, "document.querySelectorAll('#ruler-x .span.conflict').length")
        box = box_of(page.locator("#ruler-x"))
        place = page.evaluate("[studio.viewport.toStage(420, 0)[0], studio.viewport.zoom]")
        page.mouse.click(box["x"] + place[0], box["y"] + box["height"] - 2)
        until(page, "Math.abs(studio.store.canvas.width - 420) < 2")
        until(page, "new URLSearchParams(location.hash.slice(1)).get('size') === `${studio.store.canvas.width}x844`")
        page.locator("#ruler-x .span.conflict").click()
        until(page, "studio.store.conflicts.length === 1")
        until(page, "new URLSearchParams(location.hash.slice(1)).get('size') === `${studio.store.canvas.width}x844`")


def test_ruler_is_of_the_scene(t):
    """The ruler of one document is not shown over another."""
    with t.studio(PRACTICE, LOGIN) as s:
        page = t.page(s)
        until(page, "document.querySelectorAll('#ruler-x .span.conflict').length")
        page.evaluate("studio.openDocument(1)")
        assert not page.locator("#ruler-x").is_visible()
        until(page, "studio.ruler.model")
        assert page.locator("#ruler-x .span.conflict").count() == 0


def test_deep_links(t):
    """The address brings document, device and selection back."""
    with t.studio(LOGIN, PRACTICE) as s:
        page = t.page(s)
        page.evaluate("studio.openDocument(1)")
        settle(page)
        page.evaluate("studio.changeCanvas({device: 'ipad9_7', isLandscape: true})")
        select(page, "Prc-hd-001")
        again = s.page(fragment=page.evaluate("location.hash"))
        until(again, "studio.store.canvas.width === 1024 && studio.store.selection[0] === 'Prc-hd-001'")
        assert again.evaluate("studio.store.state.name") == "Practice.storyboard"


def test_varying_for_traits(t):
    """A constant, a flag and "installed" get values for size classes, in the file as Xcode writes them, and lose them again."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        original = text_of(s.files[0])
        select(page, "Prc-c0-001")

        def vary(what, width, height):
            page.get_by_label(f"Vary {what} for traits").click()
            page.locator(".popover").get_by_label("Width").select_option(width)
            page.locator(".popover").get_by_label("Height").select_option(height)
            page.get_by_role("button", name="Add Variation").click()
            settle(page)

        vary("Constant", "any", "compact")
        page.get_by_label("Constant for hC", exact=True).fill("40")
        page.keyboard.press("Tab")
        settle(page)
        page.get_by_label("Rotate").click()
        until(page, "studio.store.views.get('Prc-hd-001').frame[3] === 40")
        page.get_by_label("Rotate").click()
        until(page, "studio.store.views.get('Prc-hd-001').frame[3] === 80")
        vary("Installed", "compact", "regular")
        assert page.get_by_label("Installed for wC hR", exact=True).is_checked() is False
        page.evaluate("studio.save()")
        until(page, "!studio.store.state.isDirty")
        saved = text_of(s.files[0])
        assert '<variation key="heightClass=compact" constant="40"/>' in saved
        assert '<variation key="heightClass=regular-widthClass=compact">' in saved and '<exclude reference="Prc-c0-001"/>' in saved
        page.get_by_label("Remove Constant for hC").click()
        settle(page)
        page.get_by_label("Remove Installed for wC hR").click()
        settle(page)
        assert page.locator(".variation").count() == 0
        select(page, "Prc-hd-001")
        vary("Hidden", "regular", "any")
        page.get_by_label("Hidden for wR", exact=True).check()
        settle(page)
        page.evaluate("studio.changeCanvas({device: 'ipad9_7'})")
        until(page, "studio.store.views.get('Prc-hd-001').isHidden")
        for _ in range(10):
            page.keyboard.press("Control+z")
        until(page, "!studio.store.state.undo")
        page.evaluate("studio.save()")
        until(page, "!studio.store.state.isDirty")
        assert text_of(s.files[0]) == original


def test_slow_motion(t):
    """A change can be watched, stepped through and taken back and forth."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        # Off the document's own canvas, where a view is drawn where it will be and not where it is recorded.
        page.evaluate("studio.changeCanvas({width: 400, height: 844})")
        settle(page)
        page.keyboard.press("m")
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-k3-001', change: {constant: 10}})")
        page.wait_for_selector(".motion:not([hidden])")
        place = "Number(studio.drawing.groupOf('Prc-ft-001').getAttribute('transform').match(/[0-9.]+/)[0])"
        page.get_by_label("Position in the animation").fill("0.5")
        # hand: halfway from 20 to 10, which easing does not change.
        assert page.evaluate(place) == 15
        page.get_by_label("Step forward").click()
        assert 10 < page.evaluate(place) < 15
        page.get_by_label("Position in the animation").fill("1")
        assert page.evaluate(place) == 10
        # On the own canvas, where the frames are recorded with the edit.
        page.evaluate("studio.resetCanvas()")
        settle(page)
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-k3-001', change: {constant: 30}})")
        page.get_by_label("Position in the animation").fill("0.5")
        assert page.evaluate(place) == 20
        page.get_by_label("Position in the animation").fill("1")
        assert page.evaluate(place) == 30
        page.get_by_label("End slow motion").click()
        assert page.evaluate(place) == 30
        # A canvas of another size ends a motion, whose places would be wrong on it.
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-k3-001', change: {constant: 40}})")
        page.wait_for_selector(".motion:not([hidden])")
        page.evaluate("document.body.classList.add('is-resizing')")
        page.evaluate("studio.changeCanvas({width: 420, height: 844})")
        settle(page)
        page.evaluate("document.body.classList.remove('is-resizing')")
        page.wait_for_selector(".motion", state="hidden")
        assert page.evaluate(place) == 40


def test_pictures(t):
    """The canvas looks as it did when it was looked at; STUDIO_REFERENCES=write keeps new pictures."""
    scenes = [
        ("login", 0, {}, []),
        ("settings-dark", 1, {"isDark": True}, []),
        ("universal-ipad", 2, {"device": "ipad9_7", "isLandscape": True}, []),
        ("constraints", 3, {}, ["Prc-hd-001"]),
        ("misplaced", 3, {}, ["Prc-ms-001", "Prc-am-001"]),
        ("conflict", 3, {"width": 340, "height": 844}, ["Prc-ft-001"]),
    ]
    with t.studio(LOGIN, SETTINGS, UNIVERSAL, PRACTICE) as s:
        page = t.page(s, width=1240, height=728)
        # The ruler is measured some time after; it has its own tests.
        page.evaluate("document.getElementById('ruler-x').style.visibility = 'hidden'")
        taken = {}
        for name, document, canvas, chosen in scenes:
            page.evaluate("(index) => studio.openDocument(index)", document)
            page.evaluate("(canvas) => studio.resetCanvas().then(() => studio.changeCanvas({isDark: undefined, ...canvas})).then(() => studio.fit())", canvas)
            select(page, *chosen)
            page.mouse.move(2, 2)
            settle(page)
            taken[name] = page.locator("#stage").screenshot()
            if os.environ.get("STUDIO_REFERENCES") == "write":
                t.pictures_of_reference.keep(name, taken[name])
            difference = t.pictures_of_reference.difference(name, taken[name])
            assert difference <= SHARE, (name, difference)
        # Another state of the same document is told apart.
        assert t.pictures_of_reference.difference("constraints", taken["misplaced"]) > SHARE


def test_lessons(t):
    """A lesson opens with its task, and says when it is solved."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        page.keyboard.press("4")
        assert page.locator(".lessons li").count() == 10
        page.locator(".lessons").get_by_text("Ambiguity").click()
        page.wait_for_selector(".task")
        select(page, "note")
        page.keyboard.press("i")
        page.locator(".popover").get_by_text("Add Missing Constraints").first.click()
        page.wait_for_selector(".task.solved")
        # Starting over leaves nothing of what was made.
        page.evaluate("studio.menus.addView('label')")
        until(page, "studio.store.state.undo === 'Add View'")
        page.get_by_text("Start over").click()
        until(page, "!studio.store.state.undo")
        page.wait_for_selector(".task:not(.solved)")
        assert page.evaluate("""[studio.store.views.size, document.querySelectorAll('#tree .view').length]
          .every((count) => count === studio.store.order.length)""")
        assert page.evaluate("[...studio.store.constraints.values()].filter(({ id }) => id && !studio.store.inspector.outline.some(({ key }) => key === id)).length") == 0
        # Another document with objects of the same names has nothing selected.
        page.evaluate("studio.openLesson(5)")
        settle(page)
        page.evaluate("studio.select(studio.store.conflicts[0]?.members ?? [...studio.store.constraints.keys()])")
        settle(page)
        page.evaluate("studio.openLesson(0)")
        settle(page)
        assert page.evaluate("studio.store.selection.length + studio.store.lines.length") == 0
        page.get_by_text("Back to the document").click()
        until(page, "studio.store.state.name === 'Login.storyboard'")


def test_read_only(t):
    """With --read-only a document cannot be changed, and a lesson can."""
    with t.studio(LOGIN, options=["--read-only"]) as s:
        page = t.page(s)
        assert not page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'LgN-c0-001', change: {constant: 50}})")
        assert page.get_by_text("was started with --read-only").is_visible()
        page.evaluate("studio.openLesson(4)")
        settle(page)
        assert page.evaluate("studio.edit({type: 'resolve', command: 'addMissing', views: ['note']})")
        page.wait_for_selector(".task.solved")


def test_a_document_that_cannot_be_opened(t):
    """The page says why, shows nothing of the document before, and can try again."""
    with t.studio(LOGIN, PRACTICE) as s:
        whole = text_of(s.files[1])
        with open(s.files[1], "w", encoding="utf-8") as file:
            file.write("<document")
        page = t.page(s)
        select(page, "LgN-bt-001")
        page.locator("#documents").select_option("1")
        page.get_by_role("button", name="Try Again").wait_for()
        assert page.locator("#empty h1").inner_text().endswith("unterminated tag 'document'")
        assert page.locator("#paper").count() == 0 and page.locator("#outline .row").count() == 0 and page.locator("#scenes li").count() == 0
        assert not page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'LgN-c0-001', change: {constant: 50}})")
        with open(s.files[1], "w", encoding="utf-8") as file:
            file.write(whole)
        page.get_by_role("button", name="Try Again").click()
        until(page, "studio.store.state?.name === 'Practice.storyboard'")
        assert page.locator("#paper").is_visible() and not page.locator("#empty").is_visible()
        page.locator("#documents").select_option("0")
        until(page, "studio.store.state.name === 'Login.storyboard'")
        until(page, "document.getElementById('health').textContent === 'No issues'")


def test_touch(t):
    """On a touch screen a tap selects; a button and a tap, or a long press and a drag, make a constraint."""
    with t.studio(PRACTICE) as s:
        page = t.page(s, has_touch=True)
        page.touchscreen.tap(*middle(page, "Prc-am-001"))
        until(page, "studio.store.selection[0] === 'Prc-am-001'")
        page.get_by_label("Add a constraint from the selected view").click()
        page.touchscreen.tap(*middle(page, "Prc-hd-001"))
        page.wait_for_selector(".popover .menu-item")
        page.get_by_text("Vertical Spacing").click()
        until(page, "studio.store.state.undo === 'Add Constraint'")
        page.keyboard.press("Control+z")
        until(page, "!studio.store.state.undo")
        fingers = page.context.new_cdp_session(page)

        def touch(kind, *places):
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]})

        (ax, ay), (bx, by) = middle(page, "Prc-am-001"), middle(page, "Prc-hd-001")
        touch("touchStart", (ax, ay))
        until(page, "studio.overlay.dropTarget === 'Prc-am-001'")
        for step in range(1, 6):
            touch("touchMove", (ax + (bx - ax) * step / 5, ay + (by - ay) * step / 5))
        page.wait_for_selector("#overlay .band")
        touch("touchEnd")
        page.locator(".popover").get_by_text("Vertical Spacing").click()
        until(page, "studio.store.state.undo === 'Add Constraint'")
        # Without the rest it moves the view; a slow machine rests between any two movements.
        page.evaluate("studio.gestures.holdTime = 1e6")
        touch("touchStart", (ax, ay))
        touch("touchMove", (ax + 30, ay))
        touch("touchMove", (ax + 60, ay))
        touch("touchEnd")
        until(page, "studio.store.state.undo === 'Move'")
        page.keyboard.press("Control+z")
        until(page, "studio.store.state.undo === 'Add Constraint'")
        # Two fingers zoom and move nothing.
        zoom = page.evaluate("studio.viewport.zoom")
        touch("touchStart", (ax, ay))
        touch("touchStart", (ax, ay), (ax + 40, ay))
        for step in range(1, 6):
            touch("touchMove", (ax - 8 * step, ay), (ax + 40 + 8 * step, ay))
        touch("touchEnd")
        settle(page)
        assert page.evaluate("studio.viewport.zoom") > zoom * 1.5 and page.evaluate("studio.store.state.undo") == "Add Constraint"


def test_a_second_finger_ends_nothing(t):
    """Two fingers zoom: a view under the first one is neither connected nor the only one that stays selected."""
    with t.studio(PRACTICE) as s:
        page = t.page(s, has_touch=True)
        fingers = page.context.new_cdp_session(page)

        def pinch(x, y):
            for kind, places in [("touchStart", [(x, y)]), *[("touchStart" if step == 0 else "touchMove", [(x - 4 * step, y), (x + 40 + 4 * step, y)]) for step in range(5)], ("touchEnd", [])]:
                fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in places]})
            settle(page)

        select(page, "Prc-am-001", "Prc-hd-001")
        pinch(*middle(page, "Prc-am-001"))
        assert page.evaluate("studio.store.selection") == ["Prc-am-001", "Prc-hd-001"]
        page.evaluate("studio.fit()")
        select(page, "Prc-am-001")
        page.get_by_label("Add a constraint from the selected view").click()
        pinch(*middle(page, "Prc-hd-001"))
        assert page.locator(".popover").count() == 0 and page.evaluate("studio.connecting !== null")
        page.evaluate("studio.fit()")
        page.touchscreen.tap(*middle(page, "Prc-hd-001"))
        page.wait_for_selector(".popover .menu-item")
        page.keyboard.press("Escape")
        # A button of a mouse that nothing follows is no finger.
        left, top = page.evaluate("studio.viewport.toStage(0, 0)")
        box = box_of(page.locator("#stage"))
        page.mouse.click(box["x"] + left - 30, box["y"] + top + 100, button="right")
        page.touchscreen.tap(*middle(page, "Prc-ms-001"))
        until(page, "studio.store.selection[0] === 'Prc-ms-001'")


def test_small_window_in_the_dark(t):
    """At 1,000 pixels nothing is cut off, and the page follows the system's dark appearance."""
    with t.studio(PRACTICE) as s:
        page = t.page(s, width=1000, height=700, color_scheme="dark")
        select(page, "Prc-ms-001")
        cut = page.evaluate("""[...document.querySelectorAll('#toolbar button, #devicebar button, #devicebar select')]
          .filter((item) => item.offsetParent && (item.getBoundingClientRect().right > innerWidth || item.getBoundingClientRect().bottom > innerHeight)).length""")
        assert cut == 0, cut
        assert page.evaluate("getComputedStyle(document.body).color") == "rgb(242, 242, 244)"
        # The picture of the outline's glyphs has the page's colors, and a glyph for each kind.
        picture = page.evaluate("fetch('glyphs.svg').then((answer) => answer.text())")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            accent = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--accent')")
            assert f'color="{accent}"' in picture, (scheme, accent)
        last = page.evaluate("import('./icons.js').then(({ glyph }) => Number(glyph('exit').style.getPropertyValue('--place')))")
        assert picture.count("translate(") == last + 1, last
        # Names in the outline that do not fit end with dots.
        for name in ("A name of so many words that no row has the room for it", "長い名前の見出しと表示"):
            page.evaluate("(value) => studio.edit({ type: 'setAttribute', path: 'Prc-ms-001.userLabel', value })", name)
            # The program tells the whole name, so that the page can show it where there is room.
            until(page, "value === document.querySelector('#outline-Prc-ms-001 .long')?.textContent", name)
            assert page.evaluate("getComputedStyle(document.querySelector('#outline-Prc-ms-001 .grow')).textOverflow") == "ellipsis"
        assert page.evaluate("""[...document.querySelectorAll('#outline .grow')]
          .filter((name) => name.scrollWidth > name.clientWidth && getComputedStyle(name).overflowX === 'visible').map((name) => name.textContent)""") == []


def test_forty_documents(t):
    """Documents of many kinds open without an error."""
    folder = os.path.abspath(os.path.join(os.environ.get("SHARED", "../shared"), "conformance/documents"))
    found = sorted(glob.glob(folder + "/*.storyboard"), key=os.path.getsize)
    if not found:
        t.skip("there are no conformance documents here")
        return
    chosen = found[:: max(len(found) // 40, 1)][:40]
    with t.studio(*chosen) as s:
        page = t.page(s)
        # A tool for debugging proves the widths of a large scene for minutes, and answers nothing meanwhile.
        page.evaluate("studio.ruler.measure = async () => {}")
        for index in range(len(chosen)):
            page.evaluate("(index) => studio.openDocument(index)", index)
            settle(page)
            state = page.evaluate("[studio.store.state.name, studio.store.order.length, document.getElementById('empty').hidden, document.getElementById('notice').hidden]")
            assert state[2] or state[1] == 0, state
            assert state[3], state
            if index % 5 == 0:
                t.picture(page, f"document-{index}")


class Run:
    """One run of the tests."""

    def __init__(self, tool, pictures):
        self.tool, self.pictures, self.name = tool, pictures, ""
        self.browser, self.last, self.skipped = None, None, 0
        self.references = None

    def studio(self, *files, **options):
        return studio(self.tool, self.browser, *files, **options)

    def page(self, running, **options):
        page = running.page(**options)
        self.last = (page, running)
        return page

    @property
    def pictures_of_reference(self):
        self.references = self.references or Pictures(self.browser)
        return self.references

    def picture(self, page, name):
        page.screenshot(path=os.path.join(self.pictures, f"{name}.png"))

    def skip(self, reason):
        self.skipped += 1
        print(f"  skipped: {reason}", flush=True)


def run(tests, tool, pictures):
    """Runs tests in this process, with a line for each outcome, and returns how many had each."""
    counts = collections.Counter()
    t = Run(os.path.abspath(tool), pictures)
    with chromium() as browser:
        t.browser = browser
        for test in tests:
            t.name, t.last, t.skipped = test.__name__[5:], None, 0
            try:
                test(Watched(t))
                outcome = "skipped" if t.skipped else "passed"
                report = f"{outcome} {t.name}"
            except Exception:  # whatever a test meets is its failure
                outcome = "failed"
                report = f"FAILED {t.name}: {inspect.getdoc(test)}\n{traceback.format_exc(limit=3)}"
            counts[outcome] += 1
            # In one write, between those of other processes.
            os.write(sys.stdout.fileno(), f"{report}\n".encode())
    return counts


def run_in_process(names, tool, pictures):
    return run([globals()[name] for name in names], tool, pictures)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="the number of processes that share the tests")
    parser.add_argument("tool", metavar="TOOL")
    parser.add_argument("pictures", metavar="PICTURES")
    parser.add_argument("name", metavar="NAME", nargs="?", default="")
    options = parser.parse_args()
    tests = [name for name in globals() if name.startswith("test_") and options.name in name]
    assert all(inspect.getdoc(globals()[test]) for test in tests), "every test says what it shows"
    jobs = max(1, min(options.jobs, len(tests)))
    sys.stdout.flush()
    with concurrent.futures.ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        parts = [pool.submit(run_in_process, tests[job::jobs], options.tool, options.pictures) for job in range(jobs)]
        counts = sum((part.result() for part in parts), collections.Counter())
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    return 1 if counts["failed"] else 0


class Watched:
    """A run that takes a picture before a studio closes, and fails for errors of the page."""

    def __init__(self, t):
        self.t = t
        self.tool = t.tool

    def __getattr__(self, name):
        return getattr(self.t, name)

    def studio(self, *files, **options):
        from contextlib import contextmanager

        @contextmanager
        def body():
            with self.t.studio(*files, **options) as running:
                try:
                    yield running
                finally:
                    if self.t.last:
                        self.t.picture(self.t.last[0], self.t.name)
                assert not running.faults, running.faults

        return body()


if __name__ == "__main__":
    sys.exit(main())
