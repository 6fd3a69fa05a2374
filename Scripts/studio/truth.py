"""Tests of the studio: one truth on the canvas, issues and repairs, work that is not lost, and lessons."""
import os
import re
import socket
import subprocess

from browser import box_of, difference, drag, middle, save, select, settle, text_of, undo_all, until

LOGIN = os.path.abspath("Examples/Documents/Login.storyboard")
SETTINGS = os.path.abspath("Examples/Documents/Settings.storyboard")
UNIVERSAL = os.path.abspath("Examples/Documents/Universal.storyboard")
PRACTICE = "Practice.storyboard"


def no_orange(page):
    """Whether nothing on the canvas is orange or red."""
    return page.evaluate("document.querySelectorAll('#overlay :is(.ambiguous, .in-conflict, .open, .conflict, .file-dot, .file-badge, .issue-badge)').length") == 0


def test_an_edit_moves_the_view_at_once(t):
    """The width of the logo is 140 on the canvas and in the file after one edit, without a warning, and undo gives the bytes back."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        original = text_of(s.files[0])
        page.mouse.click(*middle(page, "LgN-lg-001"))
        settle(page)
        page.locator("[data-card='LgN-c0-001'] .card-head").click()
        # The keyboard alone: the field computes.
        page.locator("[data-field='LgN-c0-001-constant']").focus()
        page.keyboard.press("Control+a")
        page.keyboard.type("96 + 2*22")
        page.keyboard.press("Enter")
        until(page, "studio.store.views.get('LgN-lg-001').rect[2] === 140")
        until(page, "document.getElementById('health').textContent === 'No issues'")
        assert no_orange(page)
        save(page)
        gone, new = difference(original, text_of(s.files[0]))
        assert any('constant="140" id="LgN-c0-001"' in line for line in new), new
        assert any('width="140"' in line and line.startswith("<rect") for line in new), new
        # Nothing but frames and the constant is written.
        assert all(line.startswith("<rect") or "LgN-c0-001" in line for line in gone + new), (gone, new)
        page.locator("#undo").click()
        until(page, "!studio.store.state.undo")
        undo_all(page, s.files[0], original)


def test_the_file_is_a_badge(t):
    """What the file records elsewhere is drawn where constraints put it, with a badge; both ways of making it true are one click."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        original = text_of(s.files[0])
        select(page, "Prc-ms-001")
        assert page.locator("#overlay .file-badge .label").all_text_contents() == ["recorded x +40"]
        assert "Recorded: 60, 300, 200 × 60" in page.locator("#inspector .solved").inner_text()
        page.get_by_role("button", name="Update the frame").click()
        until(page, "!document.querySelector('#overlay .file-badge')")
        page.evaluate("studio.save()")
        until(page, "!studio.store.state.isDirty")
        assert difference(original, text_of(s.files[0])) == (
            ['<rect key="frame" x="60" y="300" width="200" height="60"/>'], ['<rect key="frame" x="20" y="300" width="200" height="60"/>'])
        page.keyboard.press("Control+z")
        until(page, "document.querySelector('#overlay .file-badge')")
        page.get_by_role("button", name="update the constants").focus()
        page.keyboard.press("Enter")
        until(page, "studio.store.views.get('Prc-ms-001').rect[0] === 60")


def test_fields_compute_and_refuse(t):
    """Fields compute; what is not a number is refused next to the field, which keeps it; no field says null."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-c0-001")
        field = page.locator("[data-field='Prc-c0-001-constant']")
        for typed, value in (("40+8", 48), ("(390 - 2*16) / 2", 179), ("12,5", 12.5)):
            field.fill(typed)
            field.press("Enter")
            until(page, "studio.store.constraints.get('Prc-c0-001').constant === value", value)
        field.fill("abc")
        field.press("Tab")
        assert "'abc' is not a number" in page.locator(".refusal").inner_text()
        assert field.get_attribute("aria-invalid") == "true" and field.input_value() == "abc"
        assert page.evaluate("studio.store.constraints.get('Prc-c0-001').constant") == 12.5
        field.fill("80")
        field.press("Enter")
        until(page, "studio.store.constraints.get('Prc-c0-001').constant === 80 && !document.querySelector('.refusal')")
        select(page, "Prc-k0-001")
        multiplier = page.locator("[data-field='Prc-k0-001-multiplier']")
        multiplier.fill("x")
        multiplier.press("Tab")
        assert "is not a multiplier" in page.locator(".refusal").inner_text()
        for key in ("Prc-c0-001", "Prc-c3-001", "Prc-vw-001", "Prc-hd-001"):
            select(page, key)
            for head in page.locator(".card-head[aria-expanded=false]").all()[:2]:
                head.click()
            assert "null" not in page.locator("#inspector").inner_text(), key


def test_the_device_stays(t):
    """Another scene of a document keeps the device, and the popup says which it is, in full."""
    with t.studio(UNIVERSAL, PRACTICE) as s:
        page = t.page(s)
        device = page.get_by_label("Device", exact=True)
        device.select_option("ipad9_7")
        until(page, "studio.store.canvas.width === 768")
        page.locator("#scenes button").last.click()
        settle(page)
        assert device.input_value() == "ipad9_7" and page.evaluate("studio.store.canvas.width") == 768
        assert page.evaluate("""(() => { const select = document.querySelector('#devicebar [aria-label="Device"]');
          return select.title === select.selectedOptions[0].textContent && select.title.length > 4; })()""")
        page.locator("#documents").select_option("1")
        until(page, "studio.store.state.name === 'Practice.storyboard' && studio.store.canvas.width === 390")
        assert device.input_value() == "" and re.fullmatch(r"iPhone .+ \(document\)", device.locator("option").first.inner_text())


def test_letters_in_the_outline(t):
    """Letters find a name; one that begins no name is the command that it is elsewhere."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.locator("#outline").focus()
        page.keyboard.press("h")
        until(page, "studio.store.selection[0] === 'Prc-hd-001'")
        page.wait_for_timeout(800)
        # The controller's row is the last one.
        page.keyboard.press("p")
        until(page, "studio.store.selection[0] === 'Prc-vc-001'")
        page.wait_for_timeout(800)
        page.keyboard.press("a")
        page.wait_for_selector(".popover")
        assert page.locator(".popover").get_by_role("heading", name="Add New Alignment Constraints").count() == 1
        page.keyboard.press("Escape")
        page.locator("#outline").focus()
        page.wait_for_timeout(800)
        page.keyboard.press("?")
        page.wait_for_selector("#key-sheet")


def test_badges_do_not_overlap(t):
    """The labels of all constraints of a view lie next to each other."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        for key in page.evaluate("studio.store.order.filter((key) => studio.store.views.get(key).isInDocument)"):
            select(page, key)
            overlaps = page.evaluate("""(() => {
              const boxes = [...document.querySelectorAll('#overlay .plate')].map((plate) => plate.getBoundingClientRect());
              return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
                a.left < b.right - .5 && b.left < a.right - .5 && a.top < b.bottom - .5 && b.top < a.bottom - .5)).length;
            })()""")
            assert overlaps == 0, (key, overlaps)


def test_issues_name_their_view(t):
    """An issue begins with its view, has badges in outline and canvas, and its repairs have pictures of their results."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        until(page, "studio.store.issues")
        settle(page)
        assert page.locator("#outline-Prc-am-001 .issue-dot").count() == 1
        assert page.locator("#overlay [data-issue='Prc-am-001']").count() == 1
        # The badge leads to the issue.
        box = box_of(page.locator("#overlay [data-issue='Prc-am-001'] circle"))
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        issue = page.locator(".issue[data-view='Prc-am-001']").first
        until(page, "studio.store.selection[0] === 'Prc-am-001'")
        assert issue.locator("strong").inner_text() == "Loose"
        issue.locator(".fix").first.focus()
        until(page, "document.querySelectorAll(\".issue[data-view='Prc-am-001'] .fix .thumbnail\").length >= 2")
        assert "no conflicts" in issue.locator(".fix small").first.inner_text()
        issue.locator(".fix").first.press("Enter")
        until(page, "!studio.store.views.get('Prc-am-001').ambiguity")
        until(page, "!document.querySelector('#outline-Prc-am-001 .issue-dot') && !document.querySelector(\"#overlay [data-issue='Prc-am-001']\")")


def test_a_conflict_is_shown_as_boxes(t):
    """The conflict's panel stands in the inspector, with the boxes that cannot fit and a picture of each repair's result."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c3-003', change: {constant: 300}})")
        until(page, "studio.store.conflicts.length === 1")
        page.keyboard.press("2")
        page.get_by_text("Show repairs").click()
        page.wait_for_selector(".repair .thumbnail")
        assert page.evaluate("document.getElementById('right').contains(document.querySelector('.explanation'))")
        # hand: 20 + 200 + 8 + 300 + 20 points in 390.
        assert "= 548, but 390 are available" in page.locator(".conflict-boxes").get_attribute("aria-label")
        assert page.locator(".conflict-boxes .over").count() >= 1
        assert page.locator(".repair .thumbnail .moved").count() >= 1
        text = page.locator(".issue").first.inner_text()
        assert "NSLayoutConstraint" not in text and "Conflicting constraints" in page.locator("#panel-issues").inner_text(), text
        page.locator(".repair").first.click()
        until(page, "studio.store.conflicts.length === 0")


def test_explanations_cover_nothing(t):
    """The explanation of an edge stands in the inspector, which is shown for it."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        select(page, "Prc-ft-002")
        page.keyboard.press("Shift+N")
        page.keyboard.press("w")
        page.wait_for_selector(".explanation .step")
        panel, stage = box_of(page.locator(".explanation")), box_of(page.locator("#stage"))
        assert panel["x"] >= stage["x"] + stage["width"] - 1, (panel, stage)


def test_toolbar_and_keys(t):
    """The buttons of the toolbar have visible names; a sheet has all keys, by a key and by a button."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        labels = page.evaluate("""[...document.querySelectorAll('#toolbar button.icon')].map((button) => getComputedStyle(button, '::after').content)""")
        assert labels and all(len(label) > 4 for label in labels), labels
        for open_sheet in (lambda: page.keyboard.press("?"), lambda: page.locator("#keys").click()):
            open_sheet()
            page.wait_for_selector("#key-sheet[open]")
            assert page.locator("#key-sheet dt").count() > 20
            t.picture(page, "keys")
            # What is behind gets no keys.
            page.keyboard.press("l")
            assert page.locator(".popover").count() == 0
            page.keyboard.press("Escape")
            page.locator("#key-sheet").wait_for(state="detached")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def test_a_killed_studio_loses_nothing(t):
    """Changes of a killed program come back: its page connects to the next one, which offers them."""
    port = str(free_port())
    with t.studio(LOGIN, options=["--port", port]) as s:
        page = t.page(s)
        original = text_of(s.files[0])
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'LgN-c0-001', change: {constant: 140}})")
        until(page, "studio.store.state.isDirty")
        journal = os.path.join(s.folder, ".Login.storyboard.studio-journal")
        for _ in range(80):
            if os.path.exists(journal):
                break
            page.wait_for_timeout(25)
        assert os.path.exists(journal)
        s.process.kill()
        s.process.wait()
        s.process.stdout.close()
        page.get_by_text("The studio has stopped").wait_for()
        assert text_of(s.files[0]) == original
        options = ["--page", os.environ["STUDIO_PAGE"]] if os.environ.get("STUDIO_PAGE") else []
        s.process = subprocess.Popen([t.tool, "studio", "--no-open", *options, "--port", port, *s.files], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        s.address = s.process.stdout.readline().strip()
        # The new address lets the browser in; the old page connects by itself.
        second = page.context.new_page()
        second.goto(s.address)
        page.get_by_role("button", name="Restore").wait_for(timeout=15000)
        page.get_by_role("button", name="Restore").focus()
        page.keyboard.press("Enter")
        until(page, "studio.store.views.get('LgN-lg-001').rect[2] === 140 && studio.store.state.undo === 'Restore Changes'")
        save(page)
        assert 'constant="140" id="LgN-c0-001"' in text_of(s.files[0])
        page.wait_for_timeout(200)
        assert not os.path.exists(journal)
        s.faults[:] = [fault for fault in s.faults if "WebSocket" not in fault]


def test_dirty_marks_and_save_all(t):
    """Each edited document is marked, also in windows of other documents; Save All writes all of them."""
    with t.studio(LOGIN, PRACTICE) as s:
        page = t.page(s)
        other = s.page()
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'LgN-c0-001', change: {constant: 140}})")
        marks = "[...document.querySelectorAll('#documents optgroup:first-child option')].map((option) => option.textContent.startsWith('• '))"
        until(other, f"{marks}[0] && !{marks}[1]")
        assert not page.locator("#save-all").is_visible()
        page.locator("#documents").select_option("1")
        until(page, "studio.store.state.name === 'Practice.storyboard'")
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c0-001', change: {constant: 90}})")
        until(page, f"{marks}.join() === 'true,true'")
        assert page.locator("#save-all").inner_text() == "Save All (2)"
        page.keyboard.press("Control+Shift+S")
        until(page, f"{marks}.join() === 'false,false' && document.getElementById('save-all').hidden")
        assert 'constant="140" id="LgN-c0-001"' in text_of(s.files[0]) and 'constant="90" id="Prc-c0-001"' in text_of(s.files[1])


def test_differences_before_keeping(t):
    """Keeping one's own changes shows first what they do to the file."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        text = text_of(s.files[0])
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c0-001', change: {constant: 100}})")
        settle(page)
        with open(s.files[0], "w", encoding="utf-8") as file:
            file.write(text.replace('constant="80" id="Prc-c0-001"', 'constant="95" id="Prc-c0-001"'))
        page.get_by_role("button", name="Keep Mine…").click()
        page.wait_for_selector("#differences[open]")
        assert any('constant="95"' in line for line in page.locator("#differences .gone").all_inner_texts())
        assert any('constant="100"' in line for line in page.locator("#differences .added").all_inner_texts())
        t.picture(page, "differences")
        page.keyboard.press("Escape")
        assert page.evaluate("studio.store.state.isDisputed")
        page.get_by_role("button", name="Keep Mine…").click()
        page.get_by_role("button", name="Keep Mine", exact=True).click()
        until(page, "!studio.store.state.isDisputed")
        save(page)
        assert 'constant="100" id="Prc-c0-001"' in text_of(s.files[0])


def test_autosave(t):
    """With autosave a change is in the file after a moment, and without it not."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c0-001', change: {constant: 90}})")
        page.wait_for_timeout(1500)
        assert page.evaluate("studio.store.state.isDirty")
        page.get_by_label("Autosave").check()
        until(page, "!studio.store.state.isDirty")
        assert 'constant="90" id="Prc-c0-001"' in text_of(s.files[0])
        page.get_by_label("Autosave").uncheck()


def test_a_lesson_helps(t):
    """A lesson has a picture of its goal, points at the first control, and shows a solution after a failed try, on a canvas without orange."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        page.evaluate("studio.openLesson(1)")
        page.wait_for_selector(".goal .thumbnail")
        until(page, "document.querySelector('.lesson-start')?.textContent === 'Begin: select Card'")
        page.locator(".lesson-start").click()
        assert page.evaluate("studio.store.selection") == ["card"]
        until(page, "document.querySelector('.lesson-start')?.getAttribute('aria-label') === 'Add New Constraints'")
        assert page.get_by_role("button", name="Show me").count() == 0
        t.picture(page, "lesson")
        # A try that does not solve the task, with the keyboard.
        page.locator("#stage").focus()
        page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="Show me").wait_for()
        assert page.locator(".lesson-start").count() == 0
        page.get_by_role("button", name="Show me").click()
        page.wait_for_selector(".task.solved")
        settle(page)
        until(page, "document.getElementById('health').textContent === 'No issues'")
        for key in ("card", "root"):
            select(page, key)
            assert no_orange(page), key
        page.keyboard.press("Control+z")
        page.wait_for_selector(".task:not(.solved)")


def test_the_lessons_end_in_the_own_document(t):
    """The last lesson leads to the document with which the studio was started."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.evaluate("studio.openLesson(9)")
        page.wait_for_selector(".task")
        page.evaluate("studio.link.ask({type: 'solveLesson'})")
        page.wait_for_selector(".task.solved")
        page.get_by_role("button", name="Open Practice.storyboard").click()
        until(page, "studio.store.state.name === 'Practice.storyboard'")
        assert page.locator("#panel-issues").is_visible()


def test_drags_are_in_whole_points(t):
    """A beam and a handle that are dragged give whole points, even from between two."""
    with t.studio(PRACTICE) as s:
        page = t.page(s)
        page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c0-001', change: {constant: 80.4}})")
        until(page, "studio.store.views.get('Prc-hd-001').rect[3] > 80")
        select(page, "Prc-hd-001")
        handle = box_of(page.locator(".handle[data-handle='0,1']"))
        start = (handle["x"] + 3, handle["y"] + 3)
        drag(page, start, (start[0], start[1] + 33))
        until(page, "studio.store.state.undo === 'Resize'")
        assert all(value == round(value) for value in page.evaluate("studio.store.views.get('Prc-hd-001').rect"))
