"""Tests of moving, copying and arranging views, of the previews, and of the storyboard map; run.py runs them."""
import os

from browser import box_of, difference, drag, frames, middle, save, select, settle, text_of, undo_all, until

LOGIN = os.path.abspath("Examples/Documents/Login.storyboard")
SETTINGS = os.path.abspath("Examples/Documents/Settings.storyboard")
UNIVERSAL = os.path.abspath("Examples/Documents/Universal.storyboard")
PRACTICE = "Practice.storyboard"


def saved_changes(page, path, before):
    """Saves; the lines that were removed and those that were added."""
    save(page)
    settle(page)
    return difference(before, text_of(path))


def kids(page, key):
    return page.evaluate("(key) => studio.store.children(key).filter((other) => studio.store.views.get(other).isInDocument)", key)


def test_a_view_moves_under_the_pointer(t):
    """A dragged view is drawn where the pointer is, with guides and distances; the drop changes the constants that place it."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        zoom = page.evaluate("studio.viewport.zoom")
        x, y = middle(page, "Prc-hd-001")
        page.mouse.click(x, y)
        place = "studio.drawing.groupOf('Prc-hd-001').getAttribute('transform')"
        start = page.evaluate(place)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 37 * zoom, y + 51 * zoom, steps=6)
        settle(page)
        assert page.evaluate(place) != start
        assert page.locator("#overlay .distance-text").count() >= 2
        t.picture(page, "moving")
        page.mouse.up()
        until(page, "studio.store.state.undo === 'Move'")
        settle(page)
        frame = frames(page)["Prc-hd-001"]
        assert abs(frame[0] - 57) <= 5 and abs(frame[1] - 118) <= 5, frame
        assert page.evaluate(place) == f"translate({frame[0]:g} {frame[1]:g})"
        removed, added = saved_changes(page, s.files[0], before)
        # Leading, trailing and top constants, and the frames of the view and of the one that it places.
        assert len(added) == 5 and len(removed) == 5, (removed, added)
        assert sum("<constraint " in line for line in added) == 3, added
        undo_all(page, s.files[0], before)


def test_a_misplaced_view_moves_from_where_it_is_drawn(t):
    """A view that the file has elsewhere is drawn under the pointer, not at a distance from it."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        zoom = page.evaluate("studio.viewport.zoom")
        x, y = middle(page, "Prc-ms-001")
        page.mouse.click(x, y)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 37 * zoom, y + 51 * zoom, steps=6)
        settle(page)
        # hand: a subview of the root has the coordinates of the canvas.
        left, top = page.evaluate("studio.overlay.ghost[0].slice(0, 2)")
        assert abs(left - 57) <= 5, left
        assert page.evaluate("studio.drawing.groupOf('Prc-ms-001').getAttribute('transform')") == f"translate({left:g} {top:g})"
        page.mouse.move(x, y)
        page.mouse.up()
        settle(page)
        assert not page.evaluate("studio.store.state.isDirty")


def test_snapping_to_a_sibling(t):
    """A view that comes near the edge of a sibling has the same edge; with Command it has not."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        zoom = page.evaluate("studio.viewport.zoom")
        x, y = middle(page, "Prc-am-001")
        page.mouse.click(x, y)
        page.mouse.move(x, y)
        page.mouse.down()
        # Loose at 20 comes to 226; Right is at 228.
        page.mouse.move(x + 206 * zoom, y + 3, steps=5)
        settle(page)
        assert page.locator("#overlay .snap").count() >= 1
        shifted = page.evaluate("studio.overlay.ghost[0][0]")
        assert shifted == page.evaluate("studio.store.views.get('Prc-ft-002').rect[0]"), shifted
        page.keyboard.down("Meta")
        page.mouse.move(x + 206 * zoom, y + 4)
        settle(page)
        assert abs(page.evaluate("studio.overlay.ghost[0][0]") - 226) <= 1
        page.keyboard.up("Meta")
        page.mouse.move(x, y)
        page.mouse.up()
        settle(page)
        assert not page.evaluate("studio.store.state.isDirty")


def test_arrow_keys_move_views(t):
    """An arrow key moves the selected view by a point, with Shift by ten, through its constants or its frame."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        page.locator("#stage").focus()
        select(page, "Prc-hd-001")
        old = frames(page)["Prc-hd-001"]
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Shift+ArrowDown")
        until(page, "studio.store.views.get('Prc-hd-001').frame[1] === value", old[1] + 11)
        removed, added = saved_changes(page, s.files[0], before)
        # The top constant, and the frames of the view and of the one that it places.
        assert len(added) == 3 and len(removed) == 3, (removed, added)
        assert any('y="78"' in line for line in added), added
        select(page, "Prc-am-001")
        page.keyboard.press("ArrowRight")
        until(page, "studio.store.state.undo === 'Move' && studio.store.state.isDirty")
        removed, added = saved_changes(page, s.files[0], before)
        assert '<rect key="frame" x="21" y="180" width="120" height="60"/>' in added, added
        undo_all(page, s.files[0], before)


def test_stack_views_take_views_by_drag(t):
    """A line shows where a view will be inserted; dragging within the stack view reorders it, and dragging out takes it out."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        select(page, "Prc-am-001", "Prc-ms-001")
        page.evaluate("studio.edit({ type: 'embed', views: ['Prc-am-001', 'Prc-ms-001'], in: 'verticalStack' })")
        until(page, "studio.store.inspector.outline.some((entry) => entry.kind === 'stackView')")
        stack = page.evaluate("studio.store.inspector.outline.find((entry) => entry.kind === 'stackView').key")
        assert kids(page, stack) == ["Prc-am-001", "Prc-ms-001"]
        box = box_of(page.locator("#stage"))

        def at(x, y):
            place = page.evaluate("([x, y]) => studio.viewport.toStage(x, y)", [x, y])
            return box["x"] + place[0], box["y"] + place[1]

        # Below the second view: the first one becomes the second.
        select(page, "Prc-am-001")
        second = page.evaluate("studio.store.views.get('Prc-ms-001').rect")
        page.mouse.move(*middle(page, "Prc-am-001"))
        page.mouse.down()
        page.mouse.move(*at(second[0] + 30, second[1] + second[3] - 4), steps=6)
        settle(page)
        assert page.locator("#overlay .insertion").count() == 1
        t.picture(page, "insertion")
        page.mouse.up()
        until(page, "studio.store.state.undo === 'Move View'")
        settle(page)
        assert kids(page, stack) == ["Prc-ms-001", "Prc-am-001"]
        # Another view comes in.
        first = page.evaluate("studio.store.views.get('Prc-ms-001').rect")
        drag(page, middle(page, "Prc-ft-002"), at(first[0] + 30, first[1] + 3))
        until(page, "studio.store.views.get('Prc-ft-002').parent === value", stack)
        assert kids(page, stack) == ["Prc-ft-002", "Prc-ms-001", "Prc-am-001"]
        # A copy at a place of a stack view is one step.
        last = page.evaluate("studio.store.views.get('Prc-am-001').rect")
        drag(page, middle(page, "Prc-ft-002"), at(last[0] + 30, last[1] - 5), modifiers=["Alt"])
        until(page, "studio.store.children(value).indexOf('Prc-am-001') === 3", stack)
        settle(page)
        page.keyboard.press("Control+z")
        until(page, "studio.store.children(value).length === 3", stack)
        # And goes out again.
        drag(page, middle(page, "Prc-ft-002"), at(200, 560))
        until(page, "studio.store.views.get('Prc-ft-002').parent === 'Prc-vw-001'")
        undo_all(page, s.files[0], before)


def test_selecting_with_a_rectangle(t):
    """A rectangle selects the views that it touches; what they have in common is set for all of them."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        box = box_of(page.locator("#stage"))
        start = page.evaluate("studio.viewport.toStage(5, 660)")
        end = page.evaluate("studio.viewport.toStage(300, 700)")
        page.mouse.move(box["x"] + start[0], box["y"] + start[1])
        page.mouse.down()
        page.mouse.move(box["x"] + end[0], box["y"] + end[1], steps=5)
        settle(page)
        assert page.locator("#overlay .marquee").count() == 1
        page.mouse.up()
        settle(page)
        assert sorted(page.evaluate("studio.store.selection")) == ["Prc-ft-001", "Prc-ft-002"]
        until(page, "document.querySelector('#inspector .common')")
        field = page.locator("#inspector").get_by_label("Alpha", exact=True)
        field.fill("0.5")
        field.press("Enter")
        until(page, "studio.store.views.get('Prc-ft-001').alpha === 0.5 && studio.store.views.get('Prc-ft-002').alpha === 0.5")
        removed, added = saved_changes(page, s.files[0], before)
        assert len(added) == 2 and all('alpha="0.5"' in line for line in added), added
        page.locator("#stage").focus()
        undo_all(page, s.files[0], before)


def test_copying_and_pasting(t):
    """Copies have new identifiers and the constraints among them, within a document and in another one."""
    with t.studio(PRACTICE, LOGIN) as s:
        page = t.page(s)
        before, login = text_of(s.files[0]), text_of(s.files[1])
        page.locator("#stage").focus()
        select(page, "Prc-ft-001", "Prc-ft-002")
        page.keyboard.press("Control+c")
        until(page, "!studio.clipboard.isEmpty")
        page.keyboard.press("Control+v")
        until(page, "studio.store.state.undo === 'Paste'")
        settle(page)
        copies = page.evaluate("studio.store.selection")
        assert len(copies) == 2 and not set(copies) & {"Prc-ft-001", "Prc-ft-002"}, copies
        removed, added = saved_changes(page, s.files[0], before)
        assert not removed, removed
        # The spacing and the alignment between the two views are copied with their four sizes.
        among = [line for line in added if all(copy in line for copy in copies)]
        assert len(among) == 2 and all("<constraint " in line for line in among), among
        assert not any("Prc-ft-00" in line for line in added), added
        page.keyboard.press("Control+d")
        until(page, "studio.store.selection.length === 2 && !value.includes(studio.store.selection[0])", copies)
        undo_all(page, s.files[0], before)
        page.evaluate("studio.openDocument(1)")
        settle(page)
        page.locator("#stage").focus()
        page.keyboard.press("Control+v")
        until(page, "studio.store.state.undo === 'Paste' && studio.store.selection.length === 2")
        removed, added = saved_changes(page, s.files[1], login)
        assert not removed and len(added) > 10, (removed, added)
        undo_all(page, s.files[1], login)


def test_option_drag_copies(t):
    """A drag with the Option key leaves the original and puts a copy where it ends."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        zoom = page.evaluate("studio.viewport.zoom")
        x, y = middle(page, "Prc-am-001")
        page.mouse.click(x, y)
        drag(page, (x, y), (x + 100 * zoom, y + 200 * zoom), modifiers=["Alt"])
        until(page, "studio.store.state.undo === 'Paste' && studio.store.selection.length === 1")
        copy = page.evaluate("studio.store.selection[0]")
        assert copy != "Prc-am-001"
        new, old = page.evaluate("(keys) => keys.map((key) => studio.store.views.get(key).rect)", [copy, "Prc-am-001"])
        assert old[:2] == [20, 180], old
        assert abs(new[0] - 120) <= 6 and abs(new[1] - 380) <= 6, new
        undo_all(page, s.files[0], before)


def test_order_and_context_menus(t):
    """The right button opens the menu of the selection; brackets move views in front of and behind others."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        first = kids(page, "Prc-vw-001")
        page.mouse.click(*middle(page, "Prc-hd-001"), button="right")
        page.get_by_role("menuitem", name="Send to Front").click()
        until(page, "studio.store.state.undo === 'Send to Front'")
        settle(page)
        assert kids(page, "Prc-vw-001") == first[1:] + first[:1]
        page.locator("#stage").focus()
        page.keyboard.press("[")
        until(page, "studio.store.state.undo === 'Send Backward'")
        page.keyboard.press("{")
        until(page, "studio.store.state.undo === 'Send to Back'")
        settle(page)
        assert kids(page, "Prc-vw-001") == first
        assert not page.evaluate("studio.store.state.isDirty")
        page.keyboard.press("Shift+F10")
        assert page.locator(".popover [role=menuitem]").count() > 8
        t.picture(page, "context-menu")
        page.keyboard.press("Escape")
        page.locator("#outline-Prc-am-001").click(button="right")
        page.get_by_role("menuitem", name="Duplicate").click()
        until(page, "studio.store.state.undo === 'Paste'")
        undo_all(page, s.files[0], before)


def test_renaming_and_reordering_in_the_outline(t):
    """A double click or F2 changes the label; rows are dragged, and Option with arrows moves them."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        page.locator("#outline-Prc-am-001").dblclick()
        field = page.locator("#outline input")
        field.fill("Badge")
        field.press("Enter")
        until(page, "studio.store.name('Prc-am-001') === 'Badge'")
        removed, added = saved_changes(page, s.files[0], before)
        assert len(added) == 1 and 'userLabel="Badge"' in added[0], added
        order = kids(page, "Prc-vw-001")
        row = box_of(page.locator("#outline-Prc-ft-002"))
        target = box_of(page.locator("#outline-Prc-hd-001"))
        page.mouse.move(row["x"] + 60, row["y"] + 12)
        page.mouse.down()
        page.mouse.move(target["x"] + 60, target["y"] + 3, steps=8)
        assert page.locator(".drop-line").is_visible()
        page.mouse.up()
        until(page, "studio.store.state.undo === 'Move View'")
        settle(page)
        assert kids(page, "Prc-vw-001") == ["Prc-ft-002"] + [key for key in order if key != "Prc-ft-002"]
        page.locator("#outline").focus()
        until(page, "studio.store.selection.join() === 'Prc-ft-002'")
        page.keyboard.press("Alt+ArrowDown")
        until(page, "studio.store.state.undo === 'Send Forward'")
        settle(page)
        assert kids(page, "Prc-vw-001")[1] == "Prc-ft-002"
        undo_all(page, s.files[0], before)


def test_option_control_drag_offers_margins(t):
    """With the Option key, a control-drag to the container offers distances to its margins."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        box = box_of(page.locator("#stage"))
        end = page.evaluate("studio.viewport.toStage(2, 212)")
        drag(page, middle(page, "Prc-am-001"), (box["x"] + end[0], box["y"] + end[1]), modifiers=["Control", "Alt"])
        page.get_by_text("Leading Space to Container Margin").click()
        until(page, "studio.store.state.undo === 'Add Constraint'")
        constraint = page.evaluate("studio.store.inspector.constraints.find((each) => each.secondAttribute === 'leadingMargin')")
        assert constraint["first"] == "Prc-am-001", constraint


def test_previews_side_by_side(t):
    """The row shows the scene on seven canvases, one layout at a time, with findings; edits change it, and it is hidden at first."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        assert not page.locator("#previews").is_visible()
        page.evaluate("""() => {
          window.counts = { now: 0, most: 0, all: 0 };
          const { ask } = studio.link;
          studio.link.ask = (request) => {
            if (request.type !== 'picture') return ask(request);
            counts.now += 1;
            counts.all += 1;
            counts.most = Math.max(counts.most, counts.now);
            return ask(request).finally(() => { counts.now -= 1; });
          };
        }""")
        page.locator("#stage").focus()
        page.keyboard.press("v")
        done = "document.querySelectorAll('.preview img[src]').length >= 5 && counts.now === 0"
        until(page, done, seconds=30)
        assert page.locator(".preview").count() == 7
        assert page.evaluate("counts.most") == 1
        # hand: Practice needs 390 points; the small iPhone has 375.
        card = page.locator(".preview", has_text="iPhone SE")
        until(page, "document.querySelector('.preview .count').classList.contains('bad')")
        t.picture(page, "previews")
        all_before = page.evaluate("counts.all")
        source = card.locator("img").get_attribute("src")
        select(page, "Prc-hd-001")
        page.locator("#stage").focus()
        page.keyboard.press("Shift+ArrowDown")
        until(page, "document.querySelector('.preview img').src !== value", source, seconds=30)
        assert page.evaluate("counts.all") > all_before and page.evaluate("counts.most") == 1
        for kind in ("SVG", "PNG"):
            with page.expect_download() as download:
                card.get_by_label(f"Save iPhone SE as {kind}").click()
            path = download.value.path()
            assert download.value.suggested_filename == f"Practice-iPhone-SE.{kind.lower()}"
            with open(path, "rb") as file:
                head = file.read(400)
            assert head.startswith(b"\x89PNG") if kind == "PNG" else b"<svg" in head
        # The long language may be out of sight.
        page.get_by_label("Show Landscape on the canvas").click()
        until(page, "studio.store.canvas.isLandscape")
        page.locator("#stage").focus()
        page.keyboard.press("v")
        assert page.locator(".preview").count() == 0


def test_the_storyboard_is_a_map(t):
    """All scenes are at their places with pictures and segues; a double click or Return enters one, and the search finds views of all documents."""
    with t.studio(UNIVERSAL, LOGIN, SETTINGS) as s:
        page = t.page(s)
        before = [text_of(file) for file in s.files]
        page.locator("#stage").focus()
        page.keyboard.press("b")
        until(page, "studio.map.model && document.querySelectorAll('.map-scene').length === studio.map.model.scenes.length")
        until(page, "[...document.querySelectorAll('.map-scene img')].every((image) => image.src)", seconds=30)
        t.picture(page, "map")
        scene = page.evaluate("studio.map.model.scenes.find((each) => each.root)")
        page.locator(f".map-scene[data-scene='{scene['id']}']").dblclick()
        until(page, "studio.rootID === value && document.getElementById('map').hidden", scene["root"])
        page.keyboard.press("Control+Shift+o")
        field = page.get_by_label("Search all scenes and documents")
        until(page, "document.activeElement.type === 'search'")
        field.fill("logo")
        until(page, "document.querySelectorAll('.map-results button').length >= 1")
        t.picture(page, "map-search")
        field.press("Enter")
        until(page, "studio.store.state.document === 1 && studio.store.selection[0] === 'LgN-lg-001'")
        page.locator("#stage").focus()
        page.keyboard.press("b")
        until(page, "document.activeElement.dataset.scene")
        page.keyboard.press("Enter")
        until(page, "document.getElementById('map').hidden")
        assert [text_of(file) for file in s.files] == before


def test_arrow_keys_move_through_the_map(t):
    """Arrow keys go to the nearest scene in their direction; the map fits, zooms and pans."""
    with t.studio(SETTINGS) as s:
        page = t.page(s)
        page.get_by_label("Storyboard map", exact=True).first.click()
        until(page, "studio.map.model")
        settle(page)
        zoom = page.evaluate("studio.map.zoom")
        page.locator("#map").get_by_label("Show all scenes").focus()
        page.keyboard.press("Control+=")
        assert page.evaluate("studio.map.zoom") > zoom
        page.keyboard.press("Control+0")
        assert page.evaluate("studio.map.zoom") == zoom
        x = page.evaluate("studio.map.x")
        page.mouse.move(500, 600)
        page.mouse.wheel(40, 0)
        until(page, "studio.map.x === value", x - 40)
        page.keyboard.press("Escape")
        until(page, "document.getElementById('map').hidden")
