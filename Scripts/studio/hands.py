"""What hands expect of the canvas: drags, keys that change them, and what is under the pointer; run.py runs them."""
import os

from browser import box_of, middle, save, select, settle, text_of, undo_all, until

LOGIN = os.path.abspath("Examples/Documents/Login.storyboard")
PRACTICE = "Practice.storyboard"
LOGO = "LgN-lg-001"
RECT = "(key) => studio.store.views.get(key).rect"

STACK = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/><objects>
<view contentMode="scaleToFill" id="Stk-vw-001"><rect key="frame" x="0.0" y="0.0" width="393" height="400"/>
<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
<subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="Stk-st-001">
<rect key="frame" x="40" y="80" width="200" height="116"/><subviews>{views}</subviews></stackView></subviews>
<viewLayoutGuide key="safeArea" id="Stk-sa-001"/>
<constraints><constraint firstItem="Stk-st-001" firstAttribute="leading" secondItem="Stk-vw-001" secondAttribute="leading" constant="40" id="Stk-c1-001"/>
<constraint firstItem="Stk-st-001" firstAttribute="top" secondItem="Stk-vw-001" secondAttribute="top" constant="80" id="Stk-c2-001"/></constraints>
</view></objects></document>
"""

ARRANGED = """<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Stk-a{n}-001"><rect key="frame" x="0.0" y="{y}" width="200" height="50"/>
<color key="backgroundColor" systemColor="systemTealColor"/><constraints><constraint firstAttribute="width" constant="200" id="Stk-w{n}-001"/>
<constraint firstAttribute="height" constant="50" id="Stk-h{n}-001"/></constraints></view>"""


def stack(folder):
    """A file with a column of two views of 50 points, 16 points apart."""
    path = os.path.abspath(os.path.join(folder, "Stack.xib"))
    with open(path, "w", encoding="utf-8") as file:
        file.write(STACK.format(views="".join(ARRANGED.format(n=n, y=66 * n) for n in range(2))))
    return path


def undoes_to(page, path, before):
    """One undo gives the first bytes."""
    page.keyboard.press("Control+z")
    settle(page)
    assert not page.evaluate("studio.store.state.undo")
    undo_all(page, path, before)


def hold(page, start, shift, keys=()):
    """Presses the button and moves by a distance in points; the button stays down."""
    zoom = page.evaluate("studio.viewport.zoom")
    page.mouse.move(*start)
    for key in keys:
        page.keyboard.down(key)
    page.mouse.down()
    page.mouse.move(start[0] + shift[0] * zoom, start[1] + shift[1] * zoom, steps=6)
    settle(page)


def test_lines_do_not_take_the_drag_of_a_view(t):
    """The middle of a selected view is covered by its lines and labels: a drag moves the view, a click selects the constraint."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        page.mouse.click(*middle(page, LOGO))
        settle(page)
        assert page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y).closest('[data-constraint]'))", middle(page, LOGO))
        hold(page, middle(page, LOGO), (0, 40), ["Meta"])
        page.keyboard.up("Meta")
        page.mouse.up()
        until(page, "studio.store.state.undo === 'Move'")
        settle(page)
        # hand: the top constant was 48 and the view stood at 95.
        assert page.evaluate(RECT, LOGO) == [147, 135, 96, 96]
        assert page.evaluate("studio.store.selection") == [LOGO]
        undoes_to(page, s.files[0], before)
        page.mouse.click(*middle(page, LOGO))
        settle(page)
        assert page.evaluate("studio.store.constraints.has(studio.store.selection[0])")
        # With the root selected, the line of an alignment lets the view be clicked.
        select(page, "LgN-vw-001")
        page.mouse.click(*middle(page, "LgN-bt-001"))
        assert page.evaluate("studio.store.selection") == ["LgN-bt-001"]


def test_the_layout_follows_a_move(t):
    """While a view is dragged, its fields, its lines and the views that depend on it follow; all of it is one step."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        select(page, LOGO)
        hold(page, middle(page, LOGO), (0, 30), ["Meta"])
        # hand: 95 + 30, and the field 48 points below a logo of 96.
        until(page, "document.querySelector('[data-field=frame-1]').value === '125'")
        until(page, "studio.store.views.get('LgN-tf-001').rect[1] === 125 + 96 + 48")
        until(page, "[...document.querySelectorAll('#overlay .constraint .label')].some(({ textContent }) => textContent === '78')")
        t.picture(page, "following")
        page.keyboard.up("Meta")
        page.mouse.up()
        settle(page)
        undoes_to(page, s.files[0], before)


def test_a_cancelled_drag_leaves_nothing(t):
    """A drag that comes back to where it began leaves no step, and the file has its bytes."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        select(page, LOGO)
        start = middle(page, LOGO)
        hold(page, start, (0, 30))
        until(page, "studio.store.views.get('LgN-lg-001').rect[1] > 100")
        page.mouse.move(*start, steps=4)
        page.mouse.up()
        until(page, "!studio.store.state.isDirty && !studio.store.state.undo")
        assert page.evaluate(RECT, LOGO) == [147, 95, 96, 96]


def test_resizing_shows_the_view(t):
    """While a handle is dragged, the view has its new size, its size is written, and distances are shown."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        select(page, "Prc-am-001")
        handle = box_of(page.locator(".handle[data-handle='1,1']"))
        hold(page, (handle["x"] + 3.5, handle["y"] + 3.5), (30, 25), ["Meta"])
        until(page, "String(studio.store.views.get('Prc-am-001').rect.slice(2)) === '150,85'")
        until(page, "document.querySelector('#overlay .size-text.tag')?.textContent === '150 × 85'")
        assert page.locator("#overlay .distance-text").count() >= 2
        t.picture(page, "resizing")
        page.keyboard.up("Meta")
        page.mouse.up()
        until(page, "!document.querySelector('#overlay .size-text.tag')")
        settle(page)
        assert page.evaluate("studio.store.state.undo") == "Resize"
        undoes_to(page, s.files[0], before)


def test_a_resized_side_snaps(t):
    """The right side of a view that comes near that of another one meets it, and a line shows it."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-am-001")
        # hand: Loose ends at 140 and Moved at 220.
        handle = box_of(page.locator(".handle[data-handle='1,0']"))
        hold(page, (handle["x"] + 3.5, handle["y"] + 3.5), (78, 0))
        assert page.locator("#overlay .snap").count() == 1
        page.mouse.up()
        until(page, "studio.store.state.undo === 'Resize'")
        settle(page)
        assert page.evaluate(RECT, "Prc-am-001")[2] == 200


def test_shift_keeps_to_an_axis(t):
    """With Shift, a drag moves a view along the axis on which it went further."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-am-001")
        x, y, *_ = page.evaluate(RECT, "Prc-am-001")
        middle_at_start, zoom = middle(page, "Prc-am-001"), page.evaluate("studio.viewport.zoom")
        hold(page, middle(page, "Prc-am-001"), (60, 0))
        page.keyboard.down("Shift")
        page.mouse.move(*[value + step for value, step in zip(middle_at_start, (60 * zoom, 25 * zoom))], steps=3)
        page.mouse.up()
        page.keyboard.up("Shift")
        until(page, "studio.store.state.undo === 'Move'")
        settle(page)
        after = page.evaluate(RECT, "Prc-am-001")
        assert after[1] == y and after[0] > x + 50, after


def test_option_shows_distances(t):
    """Option over another view shows the gap to it, over the selected one the distances to the sides of the superview."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        select(page, LOGO)
        page.mouse.move(*middle(page, "LgN-tf-002"))
        page.keyboard.down("Alt")
        # hand: the logo ends at 191, the field begins at 295 and is 131 points wider at both sides.
        shown = "[...document.querySelectorAll('#overlay .distance-text')].map(({ textContent }) => textContent)"
        until(page, f"String({shown}) === '131,131,104'")
        page.mouse.move(*middle(page, LOGO))
        # hand: a logo of 96 at 147, 95 in 390 × 844.
        until(page, f"String({shown}) === '147,147,95,653'")
        page.keyboard.up("Alt")
        until(page, f"{shown}.length === 0")


def test_a_double_click_edits_a_constraint(t):
    """A double click on a label opens the fields of the constraint there, although the first click draws the labels anew."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        select(page, LOGO)
        label = box_of(page.locator("#overlay [data-constraint='LgN-c2-001'] .plate"))
        page.mouse.dblclick(label["x"] + label["width"] / 2, label["y"] + label["height"] / 2)
        field = page.locator(".popover [data-field$='-constant']")
        field.wait_for()
        assert page.evaluate("studio.store.selection") == ["LgN-c2-001"]
        page.locator(".popover [data-field$='-relation']").select_option("greaterThanOrEqual")
        settle(page)
        field.fill("60")
        field.press("Enter")
        settle(page)
        t.picture(page, "constraint")
        page.keyboard.press("Escape")
        until(page, "!document.querySelector('.popover')")
        save(page)
        lines = [line.strip() for line in text_of(s.files[0]).splitlines() if "LgN-c2-001" in line]
        assert len(lines) == 1 and 'relation="greaterThanOrEqual"' in lines[0] and 'constant="60"' in lines[0], lines
        undo_all(page, s.files[0], before)


def test_the_right_button_acts_on_what_is_under_it(t):
    """A right click on a label selects the constraint, with its menu; on a view, the view."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        select(page, LOGO)
        label = box_of(page.locator("#overlay [data-constraint='LgN-c2-001'] .plate"))
        page.mouse.click(label["x"] + label["width"] / 2, label["y"] + label["height"] / 2, button="right")
        page.get_by_role("menuitem", name="Edit Constraint…").wait_for()
        assert page.evaluate("studio.store.selection") == ["LgN-c2-001"]
        page.get_by_role("menuitem", name="Delete").click()
        until(page, "!studio.store.constraints.has('LgN-c2-001')")
        page.mouse.click(*middle(page, "LgN-tf-002"), button="right")
        page.get_by_role("menu", name="Actions").wait_for()
        assert page.evaluate("studio.store.selection") == ["LgN-tf-002"]


def test_spacing_is_dragged_in_a_stack_view(t):
    """The handle between two views of a stack view changes its spacing, as one step."""
    with t.studio(stack(t.pictures)) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        select(page, "Stk-st-001")
        handle = box_of(page.locator("#overlay .spacing-handle"))
        hold(page, (handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2), (0, 14))
        # hand: 80 + 50 + 30.
        until(page, "studio.store.views.get('Stk-a1-001').rect[1] === 160")
        t.picture(page, "spacing")
        page.mouse.up()
        settle(page)
        save(page)
        assert text_of(s.files[0]).count('spacing="30"') == 1
        undoes_to(page, s.files[0], before)


def test_the_library_shows_where_it_drops(t):
    """A drag from the library shows the object with its target, and the line in a stack view; the drop is there, as one step."""
    with t.studio(stack(t.pictures)) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        page.keyboard.press("l")
        item = box_of(page.locator("[data-library='view-button']"))
        # Between the middles of both views.
        at = page.evaluate("""() => {
          const stage = document.getElementById('stage').getBoundingClientRect();
          const [x, y] = studio.viewport.toStage(140, 138);
          return [stage.left + x, stage.top + y];
        }""")
        page.mouse.move(item["x"] + 20, item["y"] + 8)
        page.mouse.down()
        page.mouse.move(at[0], at[1] - 6, steps=4)
        page.mouse.move(*at, steps=3)
        until(page, "studio.overlay.dropTarget === 'Stk-st-001' && document.querySelector('#overlay .insertion')")
        until(page, "document.querySelector('#overlay .size-text.tag')?.textContent.startsWith('Button → ')")
        t.picture(page, "library-drag")
        page.mouse.up()
        until(page, "studio.store.children('Stk-st-001').length >= 3")
        settle(page)
        assert not page.locator("#overlay .insertion").count()
        kids = page.evaluate("studio.store.children('Stk-st-001').filter((key) => studio.store.views.get(key).isInDocument)")
        assert [kids[0], kids[2]] == ["Stk-a0-001", "Stk-a1-001"], kids
        page.locator("#stage").focus()
        undoes_to(page, s.files[0], before)


def test_two_fingers_pan(t):
    """Two fingers that move together move the canvas by the same distance, and do not zoom."""
    with t.studio(LOGIN) as s:
        page = t.page(s, has_touch=True)
        session = page.context.new_cdp_session(page)
        old = page.evaluate("[studio.viewport.x, studio.viewport.y, studio.viewport.zoom]")
        x, y = middle(page, "LgN-vw-001")

        def touch(kind, dx=0, dy=0):
            points = [] if kind == "touchEnd" else [{"x": x + side + dx, "y": y + dy, "id": index} for index, side in enumerate((-40, 40))]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart")
        for step in range(1, 9):
            touch("touchMove", 10 * step, -5 * step)
        touch("touchEnd")
        settle(page)
        new = page.evaluate("[studio.viewport.x, studio.viewport.y, studio.viewport.zoom]")
        assert abs(new[0] - old[0] - 80) <= 2 and abs(new[1] - old[1] + 40) <= 2 and abs(new[2] - old[2]) < 0.01, (old, new)


def test_sections_fold_and_are_remembered(t):
    """A section that is folded stays so for other views and after the page is loaded again; no section is there twice."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        select(page, LOGO)
        titles = page.locator("#inspector summary h3").all_text_contents()
        assert len(titles) == len(set(titles)), titles
        page.locator("#inspector details[data-section='Why is it here?'] > summary").click()
        is_open = "document.querySelector(\"#inspector details[data-section='Why is it here?']\").open"
        select(page, "LgN-tf-001")
        assert not page.evaluate(is_open)
        page.reload()
        until(page, "window.studio?.store.inspector.views.length")
        assert not page.evaluate(is_open)
        # One column of labels: all begin at the same place.
        lefts = page.evaluate("""[...new Set([...document.querySelectorAll('#inspector details[open] .line')]
          .map((line) => [...line.children].find((child) => child.localName === 'span'))
          .filter(Boolean).map((label) => label.getBoundingClientRect().left))]""")
        assert len(lefts) == 1, lefts


def test_panels_are_resized(t):
    """The borders of the panels are dragged and moved by arrow keys, and the widths are remembered."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        width = "(id) => Math.round(document.getElementById(id).getBoundingClientRect().width)"
        assert [page.evaluate(width, side) for side in ("left", "right")] == [252, 276]
        box = box_of(page.locator(".panel-border.left"))
        page.mouse.move(box["x"] + 4, 400)
        page.mouse.down()
        page.mouse.move(box["x"] + 104, 400, steps=4)
        page.mouse.up()
        assert page.evaluate(width, "left") == 352
        page.locator(".panel-border.right").focus()
        page.keyboard.press("ArrowLeft")
        assert page.evaluate(width, "right") == 292
        page.reload()
        until(page, "window.studio?.store.order.length")
        assert [page.evaluate(width, side) for side in ("left", "right")] == [352, 292]
        # A double click gives a panel its first width.
        page.locator(".panel-border.left").dblclick()
        assert page.evaluate(width, "left") == 252


def test_everything_is_reachable_in_a_small_window(t):
    """In a window of 720 by 450 points, which is one of 1,440 at 200 %, and one of 1,000, every control of the bars can be reached."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        for size in ((720, 450), (1000, 700)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(100)
            hidden = page.evaluate("""() => [...document.querySelectorAll('#toolbar button, #devicebar button, #devicebar select')].filter((each) => {
              if (!each.offsetParent) return false;
              const box = each.getBoundingClientRect();
              const bar = each.closest('header, footer').getBoundingClientRect();
              return box.left < bar.left - 1 || box.right > bar.right + 1 || box.bottom > bar.bottom + 1;
            }).map((each) => each.ariaLabel || each.id || each.textContent)""")
            assert not hidden, (size, hidden)


def test_the_map_is_left_by_its_keys(t):
    """A scene of the list is led to on the open map; B and Escape close it wherever the focus is."""
    with t.studio("Tasks.storyboard") as s:
        page = t.page(s)
        for key in ("b", "Escape"):
            for focus in ("scene", "list"):
                page.locator("#stage").focus()
                page.keyboard.press("b")
                until(page, "document.querySelectorAll('.map-scene').length === 5")
                page.wait_for_timeout(100)
                if focus == "list":
                    page.locator("#scenes [data-scene='Stk-vw-000']").click()
                    until(page, "document.activeElement.closest?.('.map-scene.chosen')?.getAttribute('aria-label').startsWith('Stack')")
                    card, area = box_of(page.locator(".map-scene.chosen")), box_of(page.locator(".map-area"))
                    assert abs(card["x"] + card["width"] / 2 - area["x"] - area["width"] / 2) <= 2
                    page.locator("#outline-filter" if key == "Escape" else "#tab-outline").focus()
                page.keyboard.press(key)
                until(page, "!studio.map.isOpen && document.getElementById('map').hidden")


def test_empty_views_can_be_seen(t):
    """A white view on white and one without a picture have an outline with their names; badges are beside the views."""
    with t.studio("Tasks.storyboard") as s:
        page = t.page(s)
        page.evaluate("studio.edit({type: 'addView', kind: 'view', parent: 'Brd-vw-000', x: 40, y: 600})")
        until(page, "document.querySelectorAll('#overlay .empty-view').length === 1")
        assert page.locator("#overlay .empty-name").all_text_contents() == ["View"]
        until(page, "document.querySelectorAll('#overlay .issue-badge').length")
        inside = page.evaluate("""() => [...document.querySelectorAll('#overlay .issue-badge')].filter((badge) => {
          const view = studio.store.views.get(badge.dataset.issue);
          return Number(badge.firstChild.getAttribute('cx')) > studio.viewport.toStage(view.rect[0], 0)[0];
        }).length""")
        assert inside == 0


def test_frames_typed_on_another_device_change_what_was_typed(t):
    """A height typed on a small phone changes the height and the edge below, and no constant of another axis."""
    with t.studio("Tasks.storyboard") as s:
        page = t.page(s)
        page.locator("#scenes [data-scene='Frm-vw-000']").click()
        until(page, "studio.store.views.has('Frm-ft-001')")
        page.get_by_label("Device", exact=True).select_option("retina3_5")
        until(page, "studio.store.canvas.width === 320")
        select(page, "Frm-ft-001")
        field = page.get_by_label("Height", exact=True).first
        field.fill("60")
        field.press("Enter")
        until(page, "studio.store.views.get('Frm-ft-001').frame[3] === 60")
        save(page)
        text = text_of(s.files[0])
        # hand: the origin stays, so that the bottom edge moves up by 26 of 86 points.
        assert '<constraint firstAttribute="height" constant="60" id="Frm-c0-002"/>' in text
        assert 'secondAttribute="bottom" constant="26" id="Frm-k0-011"/>' in text
        assert 'secondAttribute="trailing" constant="16" id="Frm-k0-010"/>' in text
        assert '<rect key="frame" x="16" y="732" width="361" height="60"/>' in text
