"""The studio in a browser, for tests and measurements."""
import json
import os
import re
import shutil
import subprocess
import tempfile
from contextlib import contextmanager

from playwright.sync_api import Error, sync_playwright

HERE = os.path.dirname(os.path.abspath(__file__))
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@contextmanager
def chromium(*arguments):
    """A browser of the system's packages, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", *arguments])
        try:
            yield browser
        finally:
            browser.close()


class Studio:
    """A server with copies of some documents, and pages that show it."""

    def __init__(self, tool, browser, files, options=()):
        self.tool = tool
        self.folder = tempfile.mkdtemp(prefix="studio-")
        self.files = [shutil.copy(file, self.folder) for file in files]
        if os.environ.get("STUDIO_PAGE"):
            options = [*options, "--page", os.environ["STUDIO_PAGE"]]
        command = [tool, "studio", "--no-open", *options, *self.files]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()
        self.context = None
        self.browser = browser
        self.faults = []

    def page(self, width=1440, height=900, fragment="", **context):
        """A page that shows the first document."""
        if self.context is None:
            self.context = self.browser.new_context(viewport={"width": width, "height": height}, **context)
            start = self.address
        else:
            start = self.address.split("/?")[0] + "/"
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: message.type == "error" and self.faults.append(message.text))
        page.goto(start + fragment)
        until(page, "window.studio?.store.state && (studio.store.order.length || !document.getElementById('empty').hidden)")
        return page

    def close(self):
        if self.context:
            self.context.close()
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def studio(tool, browser, *files, options=()):
    running = Studio(tool, browser, [file if os.path.isabs(file) else os.path.join(HERE, file) for file in files], options)
    try:
        yield running
    finally:
        running.close()


def until(page, expression, value=None, seconds=10):
    """Waits until an expression holds; the page's policy forbids the scripts that Playwright would wait with."""
    for _ in range(seconds * 40):
        try:
            if page.evaluate(f"(value) => Boolean({expression})", value):
                return
        except Error as error:
            if "context" not in str(error):
                raise
        page.wait_for_timeout(25)
    raise AssertionError(f"never came true: {expression}")


def box_of(locator, seconds=10):
    """Where an element is in the window. One that the page is drawing again has no place for a moment.

    An element is found first and measured then. The canvas uses its elements for other marks when it is drawn in between,
    so two places in succession must agree.
    """
    last = None
    for _ in range(seconds * 40):
        box = locator.bounding_box()
        if box and box == last:
            return box
        if last or not box:
            locator.page.wait_for_timeout(25)
        last = box
    raise AssertionError(f"never had a place: {locator}")


IDENTIFIER = re.compile(r"\b\w{3}-\w{2}-\w{3}\b")


def lines_without_new_identifiers(text, before):
    """The lines of a text in any order, without identifiers that another text does not have: edits choose them freely, and
    Xcode writes constraints in their order."""
    known = set(IDENTIFIER.findall(before))
    return sorted(IDENTIFIER.sub(lambda found: found[0] if found[0] in known else "new", text).splitlines())


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def settle(page):
    """Waits until everything that was asked for is answered and drawn, and the fonts of texts are loaded.

    While a layout of the canvas or an edit of a drag is under way, the last of the later movements waits in the page, so no answer
    of the program is the last one before that.
    """
    until(page, "!studio.canvasRequest.isBusy && !studio.liveEdits.size")
    page.evaluate("studio.link.ask({type: 'lookAtFile'}).then(() => document.fonts.ready).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))")


def select(page, *keys):
    page.evaluate("(keys) => studio.select(keys)", list(keys))
    settle(page)


def middle(page, key):
    """The middle of a view, on the page."""
    return page.evaluate("""(key) => {
      const [x, y, w, h] = studio.store.views.get(key).rect;
      const [left, top] = studio.viewport.toStage(x + w / 2, y + h / 2);
      const box = document.getElementById('stage').getBoundingClientRect();
      return [box.left + left, box.top + top];
    }""", key)


def difference(before, after):
    """The lines that are gone and new, without their indents."""
    old, new = before.splitlines(), after.splitlines()
    return [line.strip() for line in old if line not in new], [line.strip() for line in new if line not in old]


def save(page):
    """Saves with the keyboard."""
    page.keyboard.press("Control+s")
    until(page, "!studio.store.state.isDirty")


def undo_all(page, path, before):
    """Undoes everything and saves: the file has its first bytes again."""
    for _ in range(60):
        if not page.evaluate("studio.store.state.undo"):
            break
        page.keyboard.press("Control+z")
        settle(page)
    save(page)
    assert text_of(path) == before


def drag(page, start, end, button="left", steps=6, modifiers=()):
    page.mouse.move(*start)
    for key in modifiers:
        page.keyboard.down(key)
    page.mouse.down(button=button)
    page.mouse.move(*end, steps=steps)
    page.mouse.up(button=button)
    for key in modifiers:
        page.keyboard.up(key)
    settle(page)


def frames(page):
    """Frames by identifier, as the page has them."""
    return page.evaluate("Object.fromEntries(studio.store.order.map((key) => [key, studio.store.views.get(key).frame]))")


def frames_of_tool(tool, path, *options):
    """Frames by identifier, as the command-line tool prints them."""
    text = subprocess.run([tool, "frames", path, "--format", "jsonl", *options], capture_output=True, text=True, check=True).stdout
    found = {}
    for line in text.splitlines():
        for root in json.loads(line)["roots"]:
            found.update({view["id"]: view["frame"] for view in root["views"] if view.get("id")})
    return found


def tones(page):
    """The colors of the lines on the canvas, by constraint."""
    return page.evaluate("""Object.fromEntries([...document.querySelectorAll('#overlay [data-constraint]')].map((line) =>
      [line.dataset.constraint, ['complete', 'open', 'conflict'].find((tone) => line.classList.contains(tone))]))""")
