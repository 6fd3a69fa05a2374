"""Tests of scenes, segues, gesture recognizers, size classes and copies between documents; run.py runs them."""
import os
from contextlib import contextmanager

from browser import box_of, difference, drag, middle, save, select, settle, text_of, undo_all, until

LOGIN = os.path.abspath("Examples/Documents/Login.storyboard")
UNIVERSAL = os.path.abspath("Examples/Documents/Universal.storyboard")


@contextmanager
def restored(t, document):
    """A page of a document, and the file. In the end, everything is undone, and the file has its first bytes."""
    with t.studio(document) as s:
        page = t.page(s)
        before = text_of(s.files[0])
        yield page, s.files[0]
        undo_all(page, s.files[0], before)


def from_library(page, title):
    """Adds an object of the library with the keyboard."""
    page.locator("#stage").focus()
    page.keyboard.press("l")
    page.get_by_label("Filter objects").fill(title)
    page.locator(".library button:visible", has_text=title).first.press("Enter")


def another_scene(page):
    """Adds a view controller, which opens the map and is selected at last."""
    from_library(page, "View Controller")
    until(page, "studio.map.isOpen && studio.map.model?.scenes.length === 2 && studio.store.selection[0] === studio.map.model.scenes[1].id")
    settle(page)


def close_map(page):
    page.keyboard.press("Escape")
    until(page, "document.getElementById('map').hidden")


def card(page, name):
    """The middle of a scene on the map, by the name in its title."""
    box = box_of(page.locator(".map-scene", has=page.locator("b", has_text=name)).first)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def segues(page):
    return page.evaluate("studio.map.model.segues.map(({ from, to, kind, name }) => [from, to, kind, name ?? ''])")


def test_controllers_are_added_and_connected_in_the_map(t):
    """The library adds a navigation controller with its root; a Control-drag in the map makes it lead elsewhere, and undo restores the file."""
    with restored(t, LOGIN) as (page, path):
        from_library(page, "Navigation Controller")
        until(page, "studio.map.isOpen && studio.map.model?.scenes.length === 3")
        # The map opens with the first scene selected.
        until(page, "document.querySelector('#inspector h2')?.textContent === 'Navigation Controller'")
        t.picture(page, "map-added")
        names = page.evaluate("studio.map.model.scenes.map((scene) => [scene.name, scene.kind, scene.isInitial])")
        assert [kind for _, kind, _ in names[1:]] == ["Navigation Controller", "Table View Controller"], names
        # A Control-drag from the navigation controller to the first scene makes it the root.
        first = page.evaluate("studio.map.model.scenes[0]")
        drag(page, card(page, "Navigation Controller"), card(page, first["name"]), modifiers=["Control"])
        page.locator(".popover").get_by_role("button", name="Root View Controller").click()
        until(page, "studio.map.model?.segues.some(({ to }) => to === studio.map.model.scenes[0].id)")
        assert [segue[1:3] for segue in segues(page)] == [[first["id"], "relationship"]]
        # The entry point, with the keyboard.
        page.locator(".map-scene", has=page.locator("b", has_text="Navigation Controller")).first.focus()
        page.keyboard.press("Shift+F10")
        page.get_by_role("button", name="Is Initial View Controller").press("Enter")
        until(page, "studio.map.model?.scenes[1].isInitial")
        t.picture(page, "map-connected")
        page.keyboard.press("Escape")
        close_map(page)


def test_scenes_move_and_go(t):
    """A drag moves a scene by two numbers of the file; Delete removes it with its segues."""
    with restored(t, LOGIN) as (page, path):
        before = text_of(path)
        another_scene(page)
        save(page)
        added = text_of(path)
        box = box_of(page.locator(".map-scene").last)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        drag(page, (x, y), (x + 60, y + 30))
        until(page, "studio.store.state.undo === 'Move Scene'")
        save(page)
        gone, new = difference(added, text_of(path))
        assert len(gone) == len(new) == 1 and new[0].startswith('<point key="canvasLocation"'), (gone, new)
        page.locator(".map-scene").last.focus()
        page.keyboard.press("Delete")
        until(page, "studio.map.model?.scenes.length === 1")
        save(page)
        assert text_of(path) == before
        page.keyboard.press("Escape")


def test_a_button_leads_to_a_scene(t):
    """A segue from a button, with the menu and keys, and by a Control-drag to the list of scenes; the inspector names it."""
    with restored(t, LOGIN) as (page, path):
        before = text_of(path)
        another_scene(page)
        close_map(page)
        select(page, "LgN-bt-001")
        page.locator("#stage").focus()
        page.keyboard.press("Shift+F10")
        page.get_by_role("menuitem", name="Add Segue…").press("Enter")
        until(page, "studio.map.source")
        t.picture(page, "map-choosing")
        page.locator(".map-scene").last.focus()
        page.keyboard.press("Enter")
        page.locator(".popover").get_by_role("button", name="Present Modally").press("Enter")
        until(page, "studio.map.model?.segues.length === 1")
        close_map(page)
        # By a drag to the list of scenes.
        row = box_of(page.locator("#scenes .row").last)
        drag(page, middle(page, "LgN-bt-001"), (row["x"] + 30, row["y"] + 10), modifiers=["Control"])
        page.locator(".popover").get_by_role("button", name="Show", exact=True).click()
        until(page, "studio.store.inspector.outline.filter(({ kind }) => kind === 'segue').length === 2")
        page.locator("#outline .row", has_text="Present Modally segue").click()
        until(page, "studio.store.inspector.objects[0]?.element === 'segue'")
        t.picture(page, "segue-inspector")
        field = page.locator("#inspector [data-field='identifier']")
        field.fill("detail")
        field.press("Enter")
        settle(page)
        save(page)
        new = difference(before, text_of(path))[1]
        lines = [line for line in new if line.startswith("<segue")]
        assert len(lines) == 2 and 'kind="presentation" identifier="detail" id=' in lines[0] and 'kind="show" id=' in lines[1], lines
        page.locator("#stage").focus()
        page.keyboard.press("Delete")
        until(page, "studio.store.inspector.outline.filter(({ kind }) => kind === 'segue').length === 1")


def test_a_segue_begins_before_the_inspector_is_answered(t):
    """A Control-drag and the menu of the right button begin at a view that they select, also when the program is slow."""
    with restored(t, LOGIN) as (page, _):
        another_scene(page)
        close_map(page)
        page.evaluate("""() => {
          const { ask } = studio.link;
          studio.link.ask = async (request) => {
            if (request.type === 'select') await new Promise((done) => setTimeout(done, 500));
            return ask(request);
          };
        }""")
        row = box_of(page.locator("#scenes .row").last)
        drag(page, middle(page, "LgN-bt-001"), (row["x"] + 30, row["y"] + 10), modifiers=["Control"])
        page.locator(".popover").get_by_role("button", name="Show", exact=True).click()
        until(page, "studio.store.inspector.outline.filter(({ kind }) => kind === 'segue').length === 1")
        page.mouse.click(*middle(page, "LgN-lg-001"), button="right")
        page.locator(".popover").get_by_role("menuitem", name="Add Segue…").wait_for()
        page.keyboard.press("Escape")
        page.mouse.click(*middle(page, "LgN-bt-001"), button="right")
        page.locator(".popover").get_by_role("menuitem", name="Add Segue…").click()
        until(page, "studio.map.source")


def test_gesture_recognizers_and_guides_are_added(t):
    """A gesture recognizer is in the outline with its attributes; it goes with Delete."""
    with restored(t, LOGIN) as (page, path):
        before = text_of(path)
        select(page, "LgN-lg-001")
        from_library(page, "Swipe Gesture Recognizer")
        until(page, "studio.store.inspector.objects[0]?.element === 'swipeGestureRecognizer'")
        t.picture(page, "gesture-inspector")
        page.locator("#inspector [data-field='direction']").select_option("up")
        settle(page)
        save(page)
        gone, new = difference(before, text_of(path))
        assert not gone and [line.split(" ")[0] for line in new if "connections" not in line] == [
            "<outletCollection", "<swipeGestureRecognizer"], (gone, new)
        assert new[-1].startswith('<swipeGestureRecognizer direction="up" id='), new
        page.locator("#stage").focus()
        page.keyboard.press("Delete")
        settle(page)
        save(page)
        assert text_of(path) == before


def test_guides_are_added_selected_on_the_canvas_and_deleted(t):
    """The menu of a view adds the guide of the keyboard, a click on its dashes selects it, and Delete removes it."""
    with restored(t, LOGIN) as (page, path):
        before = text_of(path)
        select(page, "LgN-vw-001")
        page.locator("#stage").focus()
        page.keyboard.press("Shift+F10")
        page.get_by_role("menuitem", name="Add Keyboard Layout Guide").click()
        until(page, "studio.store.guides.length === 1")
        save(page)
        gone, new = difference(before, text_of(path))
        assert not gone and len(new) == 1 and new[0].startswith('<keyboardLayoutGuide key="keyboard" id='), (gone, new)
        select(page, "LgN-vw-001")
        page.locator("#stage").focus()
        page.keyboard.press("Shift+F10")
        page.wait_for_selector("[role=menuitem]")
        assert page.get_by_role("menuitem", name="Add Keyboard Layout Guide").count() == 0
        page.keyboard.press("Escape")
        t.picture(page, "keyboard-guide")
        box = box_of(page.locator("#overlay .placed-guide .placed"))
        page.mouse.click(box["x"] + box["width"] / 3, box["y"])
        until(page, "studio.store.selection[0] === studio.store.guides[0].key")
        # Delete does not wait for the inspector of the selection.
        page.evaluate("""studio.select([]);
            studio.select([studio.store.guides[0].key]);
            studio.gestures.stage.focus();
            studio.gestures.stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));""")
        until(page, "studio.store.guides.length === 0")
        save(page)
        assert text_of(path) == before


def test_a_container_view_brings_its_scene(t):
    """The library's container view embeds a scene of its size."""
    with restored(t, LOGIN) as (page, path):
        from_library(page, "Container View")
        until(page, "studio.store.state.scenes.length === 2")
        page.locator("#stage").focus()
        page.keyboard.press("b")
        until(page, "studio.map.model?.segues[0]?.kind === 'embed'")
        t.picture(page, "map-embedded")
        assert page.evaluate("studio.map.model.scenes[1].size") == [240, 128]
        page.keyboard.press("Escape")


def test_edits_on_a_canvas_of_size_classes_are_of_these_classes(t):
    """On the canvas of a compact width, a new view is installed for it alone, and a drag varies constants."""
    with restored(t, LOGIN) as (page, path):
        page.evaluate("studio.sizeClasses.choose('compact', 'any')")
        until(page, "studio.store.canvas.widthClass === 'compact'")
        settle(page)
        from_library(page, "Switch")
        until(page, "studio.store.selection.length === 1 && studio.store.state.undo === 'Add View'")
        new = page.evaluate("studio.store.selection[0]")
        select(page, "LgN-lg-001")
        page.locator("#stage").focus()
        page.keyboard.press("ArrowDown")
        settle(page)
        t.picture(page, "size-class-edited")
        save(page)
        text = text_of(path)
        masks = [line.strip() for line in text.splitlines() if f'reference="{new}"' in line]
        assert masks == [f'<exclude reference="{new}"/>', f'<include reference="{new}"/>'], masks
        assert '<variation key="widthClass=compact" constant=' in text
        # The view is not on the canvas of the document.
        page.evaluate("studio.sizeClasses.choose()")
        until(page, "studio.store.canvas.widthClass && studio.store.canvas.isOwn")


def test_deletion_on_a_canvas_of_size_classes(t):
    """On the canvas of a compact width, the menu of a view uninstalls it there, and a segue, which cannot vary, is deleted."""
    with restored(t, LOGIN) as (page, path):
        another_scene(page)
        close_map(page)
        page.evaluate("studio.edit({ type: 'addSegue', segue: 'show', from: 'LgN-bt-001', to: studio.store.state.scenes[1].controller })")
        until(page, "studio.store.inspector.outline.some(({ kind }) => kind === 'segue')")
        page.evaluate("studio.sizeClasses.choose('compact', 'any')")
        until(page, "studio.store.canvas.widthClass === 'compact'")
        settle(page)
        page.locator("#outline .row", has_text="Show segue").click()
        until(page, "studio.store.inspector.objects[0]?.element === 'segue'")
        page.locator("#stage").focus()
        page.keyboard.press("Delete")
        until(page, "!studio.store.inspector.outline.some(({ kind }) => kind === 'segue')")
        select(page, "LgN-lg-001")
        page.locator("#stage").focus()
        page.keyboard.press("Shift+F10")
        page.get_by_role("menuitem", name="Delete").press("Enter")
        until(page, "!studio.store.views.has('LgN-lg-001')")
        save(page)
        text = text_of(path)
        assert 'id="LgN-lg-001"' in text and '<exclude reference="LgN-lg-001"/>' in text
        page.evaluate("studio.sizeClasses.choose('regular', 'any')")
        until(page, "studio.store.views.has('LgN-lg-001')")


def write_beside(path, name, text):
    """Writes a file of the project of a document, for example a part of its catalog."""
    file = os.path.join(os.path.dirname(path), name)
    os.makedirs(os.path.dirname(file), exist_ok=True)
    with open(file, "w", encoding="utf-8") as written:
        written.write(text)


def test_a_button_unwinds_to_the_exit(t):
    """An unwind segue to an action of the project's sources, with the menu and keys, and by a Control-drag to the exit in the outline; without an action, a notice says what to write."""
    with restored(t, LOGIN) as (page, path):
        before = text_of(path)
        select(page, "LgN-bt-001")
        page.locator("#stage").focus()
        page.keyboard.press("Shift+F10")
        page.get_by_role("menuitem", name="Add Unwind Segue…").press("Enter")
        page.get_by_text("No class of the project has an unwind action.").wait_for()
        t.picture(page, "unwind-notice")
        page.locator("#notice").get_by_role("button", name="Close").click()
        write_beside(path, "Home.swift", "@IBAction func unwindHome(_ segue: UIStoryboardSegue) {}\n@IBAction func cancel(segue: UIStoryboardSegue) {}\n")
        settle(page)
        page.locator("#stage").focus()
        page.keyboard.press("Shift+F10")
        page.get_by_role("menuitem", name="Add Unwind Segue…").press("Enter")
        menu = page.locator(".popover")
        menu.get_by_role("button", name="unwindHome:").wait_for()
        t.picture(page, "unwind-menu")
        assert menu.locator(".menu-item").all_inner_texts() == ["cancelWithSegue:", "unwindHome:"]
        menu.get_by_role("button", name="unwindHome:").press("Enter")
        until(page, "studio.store.inspector.outline.filter(({ kind }) => kind === 'segue').length === 1")
        # By a drag to the exit.
        exit = page.locator("#outline .row", has_text="Exit").first
        exit.scroll_into_view_if_needed()
        box = box_of(exit)
        drag(page, middle(page, "LgN-bt-001"), (box["x"] + 60, box["y"] + box["height"] / 2), modifiers=["Control"])
        page.locator(".popover").get_by_role("button", name="cancelWithSegue:").click()
        until(page, "studio.store.inspector.outline.filter(({ kind }) => kind === 'segue').length === 2")
        page.locator("#outline .row", has_text="cancelWithSegue:").click()
        until(page, "studio.store.inspector.objects[0]?.element === 'segue'")
        t.picture(page, "unwind-segues")
        save(page)
        gone, new = difference(before, text_of(path))
        lines = [line for line in new if line.startswith(("<segue", "<exit"))]
        assert not gone and len(lines) == 3 and sum('kind="unwind" unwindAction=' in line for line in lines) == 2, (gone, new)
        # Views that trigger nothing begin no segue.
        select(page, "LgN-lg-001")
        page.locator("#stage").focus()
        page.keyboard.press("Shift+F10")
        assert page.get_by_role("menuitem", name="Add Unwind Segue…").is_disabled()
        page.keyboard.press("Escape")


def test_images_of_the_project_appear_when_they_are_added(t):
    """An image and a color that are added to a catalog while the program runs are drawn, and the image comes into the resources with its size."""
    with restored(t, UNIVERSAL) as (page, path):
        before = text_of(path)
        from_library(page, "Image View")
        until(page, "studio.store.inspector.views[0]?.element === 'imageView'")
        key = page.evaluate("studio.store.selection[0]")
        write_beside(path, "Media.xcassets/badge.imageset/Contents.json", '{"images": [{"idiom": "universal", "filename": "badge.svg"}]}')
        write_beside(path, "Media.xcassets/badge.imageset/badge.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="teal"/></svg>')
        settle(page)
        page.get_by_label("Image", exact=True).fill("badge")
        page.keyboard.press("Enter")
        until(page, "document.querySelector(`#canvas [href^='data:image/svg'], #stage [href^='data:image/svg'], #stage image`)")
        t.picture(page, "added-image")
        save(page)
        _, new = difference(before, text_of(path))
        assert '<image name="badge" width="40" height="30"/>' in new, new
        # Without the view, nothing uses the image.
        select(page, key)
        page.locator("#stage").focus()
        page.keyboard.press("Delete")
        until(page, "!studio.store.views.has(value)", key)
        save(page)
        assert text_of(path) == before


def test_a_canceled_drag_draws_no_segue(t):
    """A Control-drag from a scene to another one that the system cancels neither begins a segue nor opens a menu."""
    with restored(t, LOGIN) as (page, path):
        another_scene(page)
        boxes = [box_of(page.locator(".map-scene").nth(index)) for index in (0, 1)]
        scenes = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
        count = page.evaluate("studio.map.model.segues.length")
        for end in scenes[1], scenes[0]:
            page.evaluate("""([[x, y], [right, bottom]]) => {
              const point = (type, clientX, clientY, target) => target.dispatchEvent(
                new PointerEvent(type, { clientX, clientY, ctrlKey: true, pointerId: 7, bubbles: true }));
              point('pointerdown', x, y, document.elementFromPoint(x, y));
              point('pointermove', right, bottom, window);
              point('pointercancel', right, bottom, window);
            }""", [scenes[0], end])
            settle(page)
            assert page.evaluate("studio.map.model.segues.length") == count
            assert page.locator(".popover").count() == 0 and page.locator(".map-scene.target, .segue.new").count() == 0
        close_map(page)


def test_copies_bring_their_colors(t):
    """A copy in another document has its named color there."""
    source = os.path.join(t.pictures, "Colors.storyboard")
    with open(LOGIN, encoding="utf-8") as file:
        text = file.read()
    accent = ('<namedColor name="Accent"><color red="0.2" green="0.4" blue="0.9" alpha="1" colorSpace="custom" '
              'customColorSpace="sRGB"/></namedColor>')
    assert "<resources>" in text
    with open(source, "w", encoding="utf-8") as file:
        file.write(text.replace("<resources>", "<resources>" + accent, 1))
    with t.studio(os.path.abspath(source), UNIVERSAL) as s:
        page = t.page(s)
        before = text_of(s.files[1])
        page.evaluate("studio.edit({ type: 'setProperty', path: 'LgN-lg-001.backgroundColor', kind: 'color', value: 'named:Accent' })")
        settle(page)
        select(page, "LgN-lg-001")
        page.locator("#stage").focus()
        page.keyboard.press("Control+c")
        settle(page)
        page.evaluate("studio.openDocument(1)")
        until(page, "studio.store.state.document === 1")
        settle(page)
        page.locator("#stage").focus()
        page.keyboard.press("Control+v")
        until(page, "studio.store.state.undo === 'Paste'")
        save(page)
        assert '<namedColor name="Accent">' in text_of(s.files[1])
        undo_all(page, s.files[1], before)
