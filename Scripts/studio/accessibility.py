"""The page checked by axe-core in its main states; run.py runs it.

axe-core is that of the package axe-playwright-python. Violations with serious or critical impact fail; the oracle is axe-core's
rules for WCAG 2.0 to 2.2, levels A and AA, and its best practices.
"""
import importlib.util
import os

from browser import select, settle, until

LOGIN = os.path.abspath("Examples/Documents/Login.storyboard")
UNIVERSAL = os.path.abspath("Examples/Documents/Universal.storyboard")
PRACTICE = "Practice.storyboard"

SEVERE = ("serious", "critical")

# Colors are not measured in the middle of a transition.
CALM = "*, *::before, *::after { transition: none !important; animation: none !important; }"

VIOLATIONS = """() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map((each) => ({
  impact: each.impact,
  text: `${each.id}: ${each.help}`,
  nodes: each.nodes.map((node) => `${node.target.join(' ')} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''})`),
})))"""


def axe():
    """The text of axe-core; None if its package is not installed."""
    package = importlib.util.find_spec("axe_playwright_python")
    if package is None:
        return None
    with open(os.path.join(os.path.dirname(package.origin), "axe.min.js"), encoding="utf-8") as file:
        return file.read()


def violations(page):
    """What axe-core finds on the page now, with serious or critical impact."""
    settle(page)
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(axe())
        page.evaluate("(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); document.adoptedStyleSheets = [sheet]; }", CALM)
    found = page.evaluate(VIOLATIONS)
    return [f"{each['text']}\n    " + "\n    ".join(each["nodes"][:6]) for each in found if each["impact"] in SEVERE]


def pressed(page, key):
    page.locator("#stage").focus()
    page.keyboard.press(key)


def shown(page):
    """The states of the page, one after the other: each is named after it was shown."""
    settle(page)
    yield "nothing selected"
    select(page, "Prc-ft-001")
    page.locator(".card-head").first.click()
    yield "view and constraint selected"
    select(page, "Prc-ft-001", "Prc-ft-002")
    yield "several views selected"
    for key, name in (("p", "pin"), ("a", "align"), ("i", "resolve"), ("s", "embed"), ("l", "library"), ("z", "size classes"), ("Shift+F10", "context menu")):
        pressed(page, key)
        page.wait_for_selector(".popover")
        yield f"menu: {name}"
        page.keyboard.press("Escape")
    page.evaluate("studio.menus.offer('Prc-ft-001', 'Prc-hd-001', [500, 300], null)")
    page.wait_for_selector(".popover")
    yield "menu: constraints"
    page.keyboard.press("Escape")
    select(page, "Prc-k3-002")
    page.locator(".popup").first.click()
    page.wait_for_selector(".popover")
    yield "menu: item"
    page.keyboard.press("Escape")
    pressed(page, "?")
    page.wait_for_selector("#key-sheet[open]")
    yield "keys"
    page.keyboard.press("Escape")
    pressed(page, "2")
    until(page, "document.querySelectorAll('.issue').length > 1")
    yield "issues"
    select(page, "Prc-am-001")
    page.locator("#inspector .chip").first.click()
    page.wait_for_selector(".explanation .step")
    yield "explanation"
    pressed(page, "3")
    yield "log"
    pressed(page, "4")
    yield "lessons"
    pressed(page, "1")
    pressed(page, "v")
    until(page, "document.querySelectorAll('.preview img[src]').length >= 3", seconds=30)
    yield "previews"
    pressed(page, "v")
    pressed(page, "b")
    until(page, "document.querySelectorAll('.map-scene').length > 0")
    yield "map"
    page.keyboard.press("Escape")
    page.evaluate("studio.edit({type: 'changeConstraint', constraint: 'Prc-c3-003', change: {constant: 300}})")
    until(page, "studio.store.conflicts.length === 1")
    pressed(page, "2")
    page.get_by_text("Show repairs").click()
    page.wait_for_selector(".repair")
    yield "conflict"
    page.evaluate("studio.sizeClasses.choose('compact', 'regular')")
    select(page, "Prc-hd-001")
    yield "canvas of size classes"
    page.locator("#save-as").click()
    page.locator("#save-as-path").fill("Missing/Name")
    page.keyboard.press("Enter")
    page.get_by_text("does not exist").wait_for()
    yield "save as"
    page.keyboard.press("Escape")
    page.evaluate("studio.openLesson(1)")
    page.wait_for_selector(".task")
    yield "lesson"


def test_accessibility(t):
    """axe-core finds no serious violation in the main states of the page, in the light and in the dark."""
    if axe() is None:
        assert os.environ.get("CI") != "true", "axe-core is not installed"
        t.skip("axe-core is not installed")
        return
    found = {}
    for scheme in ("light", "dark"):
        with t.studio(PRACTICE, LOGIN, UNIVERSAL) as s:
            page = t.page(s, color_scheme=scheme)
            for state in shown(page):
                for text in violations(page):
                    found.setdefault(text, []).append(f"{state} ({scheme})")
    assert not found, "\n".join(f"{text}\n  in: {', '.join(states)}" for text, states in found.items())
