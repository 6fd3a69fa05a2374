"""Tests of saving: files that other programs locked, removed, emptied, damaged or replaced with a link, and Save As."""
import fcntl
import os
import time

from browser import save, settle, text_of, until

LOGIN = os.path.abspath("Examples/Documents/Login.storyboard")
SETTINGS = os.path.abspath("Examples/Documents/Settings.storyboard")
CHANGED = 'constant="140" id="LgN-c0-001"'


def edit(page, constraint="LgN-c0-001", constant=140):
    page.evaluate("([constraint, constant]) => studio.edit({type: 'changeConstraint', constraint, change: {constant}})", [constraint, constant])
    until(page, "studio.store.state.isDirty")


def notice(page, text):
    """Waits for the notice, and returns the names of its buttons."""
    page.locator("#notice").get_by_text(text).wait_for()
    return page.locator("#notice button").all_inner_texts()


def test_a_file_that_was_removed_or_emptied_is_written_again(t):
    """Another program removes the file, with its folder, or empties it: the page says so by itself, and Keep Mine writes it."""
    for name in ("removed", "folder", "emptied"):
        with t.studio(LOGIN) as s:
            page = t.page(s)
            path = s.files[0]
            edit(page)
            if name == "emptied":
                open(path, "w", encoding="utf-8").close()
            else:
                os.remove(path)
            if name == "folder":
                time.sleep(0.3)  # the journal
                for other in os.listdir(s.folder):
                    os.remove(os.path.join(s.folder, other))
                os.rmdir(s.folder)
            text = "was emptied by another program" if name == "emptied" else "was removed by another program"
            assert notice(page, text) == ["Keep Mine", "Save As…"]
            assert not os.path.exists(path) or text_of(path) == ""
            t.picture(page, f"saving-{name}")
            page.get_by_role("button", name="Keep Mine").click()
            until(page, "!studio.store.state.isDirty && document.getElementById('notice').hidden")
            assert CHANGED in text_of(path)


def test_a_file_that_was_damaged_is_shown_before_it_is_replaced(t):
    """A merge of git leaves its marks: saving asks, shows what would be lost, and Keep Mine writes the document."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        path = s.files[0]
        edit(page)
        marked = "<<<<<<< HEAD\n" + text_of(path)
        with open(path, "w", encoding="utf-8") as file:
            file.write(marked)
        page.keyboard.press("Control+s")
        assert notice(page, "is no longer a valid document") == ["Keep Mine…", "Save As…"]
        assert text_of(path) == marked and page.evaluate("studio.store.state.isDirty")
        page.get_by_role("button", name="Keep Mine…").click()
        page.wait_for_selector("#differences[open]")
        assert page.locator("#differences .gone").first.inner_text().strip() == "-<<<<<<< HEAD"
        assert page.get_by_role("button", name="Use the File’s Version").count() == 0
        page.get_by_role("button", name="Keep Mine", exact=True).click()
        until(page, "!studio.store.state.isDirty")
        assert CHANGED in text_of(path) and "HEAD" not in text_of(path)


def test_a_file_that_comes_back_needs_no_decision(t):
    """A file without unsaved changes that is away for long marks the document as unsaved, and no longer when it is back."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        path = s.files[0]
        text = text_of(path)
        os.remove(path)
        notice(page, "was removed by another program")
        until(page, "studio.store.state.isDirty && !document.getElementById('save').disabled")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        until(page, "!studio.store.state.isDirty && document.getElementById('notice').hidden")


def test_a_link_out_of_the_project_is_not_followed(t):
    """A file that was replaced with a link elsewhere is neither shown nor written; the document is saved under another name."""
    with t.studio(LOGIN) as s, t.studio(SETTINGS) as other:
        page = t.page(s)
        path, outside = s.files[0], other.files[0]
        theirs = text_of(outside)
        edit(page)
        os.remove(path)
        os.symlink(outside, path)
        assert notice(page, "was replaced by a symbolic link") == ["Save As…"]
        assert page.evaluate("studio.store.state.name") == "Login.storyboard"
        page.get_by_role("button", name="Save As…").last.click()
        page.locator("#save-as-path").fill("Login 2")
        page.keyboard.press("Enter")
        until(page, "studio.store.state.name === 'Login 2.storyboard' && !studio.store.state.isDirty")
        assert CHANGED in text_of(os.path.join(s.folder, "Login 2.storyboard"))
        assert text_of(outside) == theirs and os.path.islink(path)
        assert not page.locator("#notice").is_visible()


def test_a_locked_file_delays_no_other_window(t):
    """While a save waits for another program, its page says so, and another window goes on editing and saving."""
    with t.studio(LOGIN, SETTINGS) as s:
        page = t.page(s)
        other = s.page()
        path = s.files[0]
        before = text_of(path)
        edit(page)
        with open(path, "rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            page.keyboard.press("Control+s")
            notice(page, "Another program has locked Login.storyboard")
            t.picture(page, "saving-locked")
            start = time.monotonic()
            edit(other, "LgN-c2-010", 50)
            settle(other)
            until(page, "studio.store.constraints.get('LgN-c2-010')?.constant === 50 || studio.store.state.undo === 'Change Constraint'")
            other.evaluate("studio.openDocument(1)")
            until(other, "studio.store.state.name === 'Settings.storyboard'")
            view = other.evaluate("studio.store.order[0]")
            other.evaluate("(view) => studio.edit({type: 'setAttribute', path: `${view}.tag`, value: '7'})", view)
            until(other, "studio.store.state.isDirty")
            save(other)
            assert time.monotonic() - start < 8, "the other window waited"
            assert 'tag="7"' in text_of(s.files[1]) and text_of(path) == before
            assert page.evaluate("studio.store.state.isDirty")
        until(page, "!studio.store.state.isDirty && document.getElementById('notice').hidden")
        assert CHANGED in text_of(path) and 'constant="50" id="LgN-c2-010"' in text_of(path)


def test_save_as(t):
    """Save As writes a new file, which all windows then show; a file that exists is replaced only after a confirmation."""
    with t.studio(LOGIN) as s:
        page = t.page(s)
        second = s.page()
        path = s.files[0]
        before = text_of(path)
        edit(page)
        page.locator("#save-as").click()
        dialog = page.get_by_role("dialog", name="Save Login.storyboard As")
        dialog.wait_for()
        # The name is selected, without its extension.
        page.keyboard.type("Home")
        assert page.locator("#save-as-path").input_value() == "Home.storyboard"
        t.picture(page, "save-as")
        page.keyboard.press("Enter")
        dialog.wait_for(state="detached")
        for window in (page, second):
            until(window, "studio.store.state.name === 'Home.storyboard' && !studio.store.state.isDirty")
            until(window, "document.getElementById('documents').selectedOptions[0].textContent === 'Home.storyboard'")
        assert "document=1" in page.url
        assert CHANGED in text_of(os.path.join(s.folder, "Home.storyboard")) and text_of(path) == before
        # What is edited now is saved there, and the first document is still in the list.
        edit(second, constant=150)
        save(second)
        assert 'constant="150" id="LgN-c0-001"' in text_of(os.path.join(s.folder, "Home.storyboard"))
        # An existing file, which another program wrote.
        existing = os.path.join(s.folder, "Other.storyboard")
        with open(existing, "w", encoding="utf-8") as file:
            file.write("theirs")
        page.keyboard.press("Control+Alt+s")
        page.locator("#save-as-path").fill("Other")
        page.keyboard.press("Enter")
        page.get_by_text("Other.storyboard already exists. Replacing it overwrites its contents.").wait_for()
        t.picture(page, "save-as-existing")
        assert text_of(existing) == "theirs"
        # Another name is another question; the first one is asked again.
        page.locator("#save-as-path").fill("../Outside")
        page.keyboard.press("Enter")
        page.get_by_text("The path is outside the project.").wait_for()
        page.locator("#save-as-path").fill("Other")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Replace").click()
        until(page, "studio.store.state.name === 'Other.storyboard'")
        assert 'constant="150" id="LgN-c0-001"' in text_of(existing)
        page.locator("#documents").select_option("0")
        until(page, "studio.store.state.name === 'Login.storyboard' && !studio.store.state.isDirty")
        until(page, "studio.store.views.get('LgN-lg-001').rect[2] === 96")


def test_save_as_is_for_documents_that_can_be_written(t):
    """Neither a lesson nor a studio for reading alone has Save As, and Escape leaves the dialog without a file."""
    with t.studio(LOGIN, options=["--read-only"]) as s:
        page = t.page(s)
        assert page.locator("#save-as").is_disabled()
        page.keyboard.press("Control+Alt+s")
        settle(page)
        assert page.locator("dialog[open]").count() == 0
    with t.studio(LOGIN) as s:
        page = t.page(s)
        page.evaluate("studio.openLesson(1)")
        page.wait_for_selector(".task")
        assert page.locator("#save-as").is_disabled()
        page.evaluate("studio.openDocument(0)")
        until(page, "studio.store.state.name === 'Login.storyboard'")
        page.locator("#save-as").click()
        page.locator("#save-as-path").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        assert os.listdir(s.folder) == ["Login.storyboard"]
