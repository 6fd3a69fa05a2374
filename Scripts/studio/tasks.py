"""The tasks of Documentation/StudioTasks.md, each performed with the mouse and with the keyboard; run.py runs them.

The table of the document is what is performed. A step is a verb with its objects: **views** and rows of the outline,
`controls` and texts by their names, *keys*. Afterwards the document is saved, and its difference from Tasks.storyboard is that
of Tasks/NAME.diff, which was compared with what Xcode writes, but for the identifiers of new objects. Then everything is undone, and the bytes are the first ones.
"""
import difflib
import itertools
import os
import re
import time

from playwright.sync_api import Error

from browser import HERE, IDENTIFIER, box_of, drag, middle, text_of, until

DOCUMENT = os.path.join(HERE, "Tasks.storyboard")
TABLE = os.path.join(HERE, "..", "..", "Documentation", "StudioTasks.md")
DIFFERENCES = os.path.join(HERE, "Tasks")
OBJECT = re.compile(r"\*\*(.+?)\*\*|``? ?(.+?) ?``?(?!`)|\*(.+?)\*")

SCENES = ("Brd", "Frm", "Stk", "Trb", "Ctl")

# What a task shows that changes no file, in the page.
SHOWN = {
    "environment": "studio.store.canvas.width === 667 && studio.store.canvas.isDark && studio.store.canvas.isRightToLeft && studio.store.request.textSize === 'UICTContentSizeCategoryAccessibilityXXXL'",
    "previews": "document.querySelectorAll('.preview img[src]').length >= 3",
    "map": "studio.rootID === 'Stk-vw-000' && document.getElementById('map').hidden",
    "search": "studio.store.selection[0] === 'Stk-r2-001' && studio.rootID === 'Stk-vw-000'",
    "explanation": "document.querySelectorAll('.explanation .step').length > 0",
    "lesson": "document.querySelector('.task.solved')",
    "undo": "studio.store.state.redo && !studio.store.state.isDirty",
    "ambiguity": "!studio.store.views.get('Trb-ls-001').ambiguity",
    "conflict": "studio.store.conflicts.length === 0",
}

# The visible control with a name: of an open popover or dialog first, of equal names the first one.
FIND = """(name) => {
  const scopes = [...document.querySelectorAll('.popover, dialog[open]'), document];
  const nameOf = (element) => (element.getAttribute('aria-label') || element.labels?.[0]?.innerText ||
    (element.closest('label') ?? element).innerText || element.title || '').replace(/\\s+/g, ' ').trim();
  const isUsable = (element) => element.checkVisibility() && !element.disabled;
  for (const scope of scopes) {
    const all = [...scope.querySelectorAll('button, input, select, textarea, summary, [role=tab], [role=slider], [tabindex], .row')]
      .filter(isUsable);
    const found = all.find((element) => nameOf(element) === name) ?? all.find((element) => nameOf(element).startsWith(name));
    if (found) return found;
  }
  return null;
}"""

# Whether the Tab key can reach an element; it then has the focus.
REACH = """(element) => {
  if (element.tabIndex < 0 || element.disabled || element.closest('[inert], [hidden]')) return false;
  element.focus();
  return document.activeElement === element;
}"""


# Counts the questions that are not answered yet. Rulers, issues and pictures come later, as they may.
COUNT = """() => {
  window.pending = 0;
  const { ask } = studio.link;
  studio.link.ask = (request) => {
    if (['ruler', 'issues', 'picture', 'lookAtFile'].includes(request.type)) return ask(request);
    window.pending += 1;
    return ask(request).finally(() => { window.pending -= 1; });
  };
}"""
SETTLED = """() => new Promise((done) => {
  let calm = 0;
  const look = () => {
    calm = window.pending ? 0 : calm + 1;
    if (calm > 2) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


def settle(page):
    """Waits until everything that was asked for is answered, and drawn."""
    page.evaluate(SETTLED)


class Task:
    """A row of the table."""

    def __init__(self, cells):
        self.name, self.scene, _, mouse, keyboard, _ = cells
        self.steps = {"mouse": mouse.split("; "), "keyboard": keyboard.split("; ")}

    @property
    def path(self):
        return os.path.join(DIFFERENCES, f"{self.name}.diff")


def tasks():
    """The rows of the table."""
    rows = [line.strip().strip("|").split(" | ") for line in text_of(TABLE).splitlines() if line.startswith("| ") and " | " in line]
    return [Task([cell.strip() for cell in cells]) for cells in rows if re.fullmatch(r"[a-z0-9-]+", cells[0].strip()) and cells[1].strip() in SCENES]


class Hands:
    """Performs the steps of a task on a page."""

    def __init__(self, page, path):
        self.page, self.path = page, path

    def control(self, name):
        for _ in range(80):
            found = self.page.evaluate_handle(FIND, name).as_element()
            if found:
                return found
            self.page.wait_for_timeout(25)
        raise AssertionError(f"there is no control “{name}”")

    def key(self, name):
        """The identifier of a view by its name."""
        key = self.page.evaluate("(name) => studio.store.inspector.outline.find((entry) => entry.name === name)?.key ?? null", name)
        assert key, f"there is no view “{name}”"
        return key

    def place(self, found, isRow=False):
        """Where something is: a view on the canvas, a row of the outline, a control."""
        view, control, _ = found
        if view and not isRow:
            return middle(self.page, self.key(view))
        for _ in range(20):
            element = self.page.locator(f"[id='outline-{self.key(view)}']").element_handle() if view else self.control(control)
            try:
                element.scroll_into_view_if_needed()
                box = element.bounding_box()
            except Error as error:
                # The page has drawn the control again in between.
                if "not attached" not in str(error):
                    raise
                continue
            if box:
                return box["x"] + min(box["width"] / 2, 60), box["y"] + box["height"] / 2
        raise AssertionError(f"“{view or control}” does not stay on the page")

    def perform(self, step):
        found = OBJECT.findall(step)
        verb = OBJECT.sub("", step).strip()
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", verb)]
        words = re.sub(r"[-\d., ]+$", "", verb).split()
        getattr(self, words[0].lower().replace("-", "_"))(words[1:], found, numbers)
        settle(self.page)

    # MARK: Pointer

    def click(self, words, found, numbers, **options):
        self.page.mouse.click(*self.place(found[0], "row" in words), **options)

    def double_click(self, words, found, numbers):
        self.page.mouse.dblclick(*self.place(found[0], "row" in words))

    def right_click(self, words, found, numbers):
        self.click(words, found, numbers, button="right")

    def shift_click(self, words, found, numbers):
        self.page.keyboard.down("Shift")
        self.click(words, found, numbers)
        self.page.keyboard.up("Shift")

    def drag(self, words, found, numbers, modifiers=(), button="left"):
        """Drags by a distance in points, or to something and a distance from it."""
        zoom = self.page.evaluate("studio.viewport.zoom")
        start = self.place(found[0])
        end = self.place(found[1], "row" in words) if len(found) > 1 else start
        dx, dy = numbers or (0, 0)
        drag(self.page, start, (end[0] + dx * zoom, end[1] + dy * zoom), button=button, modifiers=modifiers)

    def command_drag(self, words, found, numbers):
        self.drag(words, found, numbers, modifiers=["Meta"])

    def control_drag(self, words, found, numbers):
        self.drag(words, found, numbers, modifiers=["Control"])

    def option_control_drag(self, words, found, numbers):
        self.drag(words, found, numbers, modifiers=["Control", "Alt"])

    def row(self, words, found, numbers):
        """Drags a row of the outline above another one: "row A above B", "row A below B", "row A onto B"."""
        boxes = [box_of(self.page.locator(f"[id='outline-{self.key(view)}']")) for view, _, _ in found]
        share = {"above": 0.1, "onto": 0.5, "below": 0.9}[words[0]]
        drag(self.page, (boxes[0]["x"] + 70, boxes[0]["y"] + boxes[0]["height"] / 2), (boxes[1]["x"] + 70, boxes[1]["y"] + boxes[1]["height"] * share), steps=8)

    def handle(self, words, found, numbers):
        """Drags a handle of the selected view: "handle at 1, 0 by 40, 0" is the right one."""
        box = box_of(self.page.locator(f".handle[data-handle='{int(numbers[0])},{int(numbers[1])}']"))
        zoom = self.page.evaluate("studio.viewport.zoom")
        start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        drag(self.page, start, (start[0] + numbers[2] * zoom, start[1] + numbers[3] * zoom))

    def beam(self, words, found, numbers):
        """Drags the line of a constraint, by its identifier."""
        box = box_of(self.page.locator(f"#overlay [data-constraint='{found[0][1]}'] .grip, #overlay [data-constraint='{found[0][1]}']").first)
        zoom = self.page.evaluate("studio.viewport.zoom")
        start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        drag(self.page, start, (start[0] + numbers[0] * zoom, start[1] + numbers[1] * zoom))

    def marquee(self, words, found, numbers):
        """Draws a rectangle from a point of the canvas to another one."""
        box = box_of(self.page.locator("#stage"))
        points = [self.page.evaluate("([x, y]) => studio.viewport.toStage(x, y)", numbers[index:index + 2]) for index in (0, 2)]
        drag(self.page, *[(box["x"] + x, box["y"] + y) for x, y in points])

    # MARK: Both

    def write(self, words, found, numbers):
        """Clicks a field, types a text and presses Return."""
        self.page.mouse.click(*self.place(found[1]))
        self.fill(found[0][1])

    def enter(self, words, found, numbers):
        """Reaches a field, types a text and presses Return."""
        self.reach(words, found[1:], numbers)
        self.fill(found[0][1])

    def fill(self, text):
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def choose(self, words, found, numbers):
        """Chooses an option of a pop-up menu. A browser shows its list outside of the page; the choice is the same."""
        self.control(found[1][1]).select_option(label=found[0][1])

    def pick(self, words, found, numbers):
        """Reaches a pop-up menu and chooses an option."""
        self.reach(words, found[1:], numbers)
        self.choose(words, found, numbers)

    # MARK: Keyboard

    def press(self, words, found, numbers):
        for _, _, keys in found:
            self.page.keyboard.press(keys)
            settle(self.page)

    def type(self, words, found, numbers):
        self.page.keyboard.type(found[0][1])

    def reach(self, words, found, numbers):
        element = self.control(found[0][1])
        assert element.evaluate(REACH), f"the Tab key does not reach “{found[0][1]}”"

    def find(self, words, found, numbers):
        """Selects a view by the letters of its name in the outline."""
        self.page.locator("#outline").focus()
        self.page.keyboard.type(found[0][0])
        until(self.page, "studio.store.selection[0] === value", self.key(found[0][0]))
        self.page.locator("#stage").focus()

    def target(self, words, found, numbers):
        """Chooses the other item of a constraint with the Tab key."""
        key = self.key(found[0][0])
        for _ in range(40):
            if self.page.evaluate("studio.connecting.to") == key:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach “{found[0][0]}”")

    def outline(self, words, found, numbers):
        """Selects a view by the letters of its name and stays in the outline."""
        self.find(words, found, numbers)
        self.page.locator("#outline").focus()

    # MARK: Elsewhere

    def meanwhile(self, words, found, numbers):
        """Another program changes the file: "meanwhile `a` becomes `b`"."""
        text = text_of(self.path)
        assert found[0][1] in text
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text.replace(found[0][1], found[1][1]))


def changes(before, after):
    """The difference of two texts, as git prints it."""
    lines = difflib.unified_diff(before.splitlines(keepends=True), after.splitlines(keepends=True), "a/Tasks.storyboard", "b/Tasks.storyboard")
    return "".join(lines)


def changed_lines(difference, before):
    """The lines that a difference adds and removes, without identifiers that are new, in whose order constraints are written."""
    known = set(IDENTIFIER.findall(before))
    lines = [IDENTIFIER.sub(lambda found: found[0] if found[0] in known else "new", line)
             for line in difference.splitlines() if line.startswith(("+", "-"))]
    groups = itertools.groupby(lines, lambda line: "<constraint " in line)
    return [line for is_constraint, group in groups for line in (sorted(group) if is_constraint else group)]


def perform(page, task, way, path):
    """Performs a task, and compares what the file then has."""
    before = text_of(path)
    hands = Hands(page, path)
    for step in task.steps[way]:
        try:
            hands.perform(step)
        except Exception as error:
            raise AssertionError(f"{step}: {str(error).splitlines()[0]}") from error
    if task.name in SHOWN:
        until(page, SHOWN[task.name], seconds=5)
    if page.evaluate("studio.store.state.isDirty && studio.store.state.lesson === undefined"):
        page.evaluate("studio.menus.close()")
        if way == "mouse":
            page.locator("#save").click()
        else:
            page.keyboard.press("Control+s")
        until(page, "!studio.store.state.isDirty", seconds=5)
    result = changes(before, text_of(path))
    if os.environ.get("STUDIO_TASKS") == "write" and way == "mouse":
        with open(task.path, "w", encoding="utf-8") as file:
            file.write(result)
    expected = text_of(task.path) if os.path.exists(task.path) else "no expected difference"
    assert changed_lines(result, before) == changed_lines(expected, before), f"the file has\n{result}"
    assert expected or task.name in SHOWN, "the task changes no file, and SHOWN does not say what it shows"
    undone(page, path, before, task)


def undone(page, path, before, task):
    """Undoes everything. What another program changed stays."""
    if any("Meanwhile" in step for step in task.steps["mouse"]):
        return
    for _ in range(30):
        if not page.evaluate("studio.store.state.undo"):
            break
        page.evaluate("studio.ask({type: 'undo'})")
        settle(page)
    page.evaluate("studio.save()")
    settle(page)
    assert text_of(path) == before or page.evaluate("studio.store.state.lesson !== undefined"), "undo does not give the first bytes"


def test_tasks_with_the_mouse(t):
    """Each task of Documentation/StudioTasks.md, with the mouse, leaves what a careful person would have written."""
    perform_tasks(t, "mouse")


def test_tasks_with_the_keyboard(t):
    """Each task of Documentation/StudioTasks.md, with the keyboard, leaves what a careful person would have written."""
    perform_tasks(t, "keyboard")


def perform_tasks(t, way):
    wanted = os.environ.get("STUDIO_TASK", "").split()
    chosen = [task for task in tasks() if not wanted or task.name in wanted]
    assert wanted or len(chosen) >= 60, len(chosen)
    began = time.monotonic()
    failed = []
    with t.studio(*copies(t, way, len(chosen))) as s:
        # The class of a controller, to which segues can return.
        with open(os.path.join(s.folder, "BoardController.swift"), "w", encoding="utf-8") as file:
            file.write("class BoardController: UIViewController {\n    @IBAction func unwindToBoard(_ segue: UIStoryboardSegue) {}\n}\n")
        page = t.page(s)
        for index, task in enumerate(chosen):
            page.evaluate("(address) => { localStorage.clear(); location.hash = address; }", f"document={index}&scene={task.scene}-vw-000")
            page.reload()
            until(page, "window.studio?.store.views.size && studio.store.state.document === value", index)
            page.evaluate(COUNT)
            try:
                perform(page, task, way, s.files[index])
            except AssertionError as error:
                failed.append(f"{task.name} ({way}): {error}")
                t.picture(page, f"task-{task.name}-{way}")
    print(f"  {len(chosen)} tasks in {time.monotonic() - began:.0f} s", flush=True)
    assert not failed, "\n".join(failed)
    assert wanted or sorted(os.listdir(DIFFERENCES)) == sorted(f"{task.name}.diff" for task in chosen)


def copies(t, way, count):
    """Copies of the document, one for each task. Another process may perform them the other way."""
    paths = [os.path.abspath(os.path.join(t.pictures, f"Tasks-{way}-{index:03}.storyboard")) for index in range(count)]
    for path in paths:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text_of(DOCUMENT))
    return paths
