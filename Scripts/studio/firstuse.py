"""A first use of the studio: from an empty storyboard to a login screen without issues on three devices; run.py runs it."""
import os
import subprocess

from browser import settle, until

# Fewer than this many actions, from the command that opens the studio to the saved file.
MOST_ACTIONS = 40

DEVICES = ("iPhone SE 3", "iPhone 15", "iPad Pro 11 (M4)")


class Person:
    """Acts on the page and counts: a click, a drag, a key, and a text that is typed into a field are one action each."""

    def __init__(self, page):
        self.page, self.actions = page, []

    def did(self, what):
        self.actions.append(what)
        settle(self.page)

    def click(self, name, role="button", exact=False):
        self.page.get_by_role(role, name=name, exact=exact).last.click()
        self.did(f"click {name}")

    def press(self, key):
        self.page.keyboard.press(key)
        self.did(f"press {key}")

    def type(self, text):
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.did(f"type {text}")

    def choose(self, name, option):
        self.page.get_by_label(name, exact=True).last.select_option(label=option)
        self.did(f"choose {option}")

    def fill(self, name, text):
        """Clicks a field, and types: two actions."""
        field = self.page.get_by_label(name, exact=True).last
        field.click()
        self.did(f"click {name}")
        self.page.keyboard.press("Control+a")
        self.type(text)


def add(person, kind, text):
    """Adds a view of the library and writes its text: four actions."""
    page = person.page
    person.press("l")
    before = page.evaluate("studio.store.order.length")
    person.type(kind)
    until(page, "studio.store.order.length > value && studio.store.selection.length === 1", before)
    settle(page)
    person.press("Enter")
    page.wait_for_selector(".text-editor")
    person.type(text)
    until(page, "!document.querySelector('.text-editor')")


def test_a_first_login_screen(t):
    """Fewer than forty actions lead from an empty storyboard to a saved login screen that has no findings on three devices."""
    path = os.path.abspath(os.path.join(t.pictures, "First.storyboard"))
    if os.path.exists(path):
        os.remove(path)
    subprocess.run([t.tool, "new", "storyboard", path], check=True, capture_output=True)
    with t.studio(path) as s:
        page = t.page(s)
        person = Person(page)
        person.did("autolayout studio First.storyboard")
        add(person, "label", "Welcome")
        add(person, "text field", "Email")
        add(person, "text field", "Password")
        add(person, "button", "Sign In")
        # All four into a column, in the middle and between the margins.
        person.press("Control+a")
        person.press("s")
        person.click("Vertical Stack View")
        until(page, "studio.store.inspector.views[0]?.element === 'stackView'")
        person.fill("Spacing", "16")
        person.choose("Distribution", "Fill Equally")
        person.click("Add New Constraints")
        person.click("Constrain to margins", "checkbox")
        person.fill("Distance: leading", "0")
        person.fill("Distance: trailing", "0")
        # hand: four rows of 44 points and three spaces of 16.
        person.fill("Height", "224")
        person.click("Add 3 Constraints")
        person.click("Align", exact=True)
        person.click("Vertically in Container", "checkbox")
        person.click("Add 1 Constraint")
        until(page, "document.getElementById('health').textContent === 'No issues'")
        t.picture(page, "first-screen")
        person.press("Control+s")
        until(page, "!studio.store.state.isDirty")
        assert not page.locator("#notice").is_visible(), page.locator("#notice").inner_text()
        print(f"  {len(person.actions)} actions")
        assert len(person.actions) < MOST_ACTIONS, person.actions
        for device in DEVICES:
            found = subprocess.run([t.tool, "lint", s.files[0], "--preset", "strict", "--device", device], capture_output=True, text=True, check=False)
            assert found.returncode == 0 and not found.stdout, (device, found.stdout, found.stderr)
