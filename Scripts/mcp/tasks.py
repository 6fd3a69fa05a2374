"""Tasks of a program that writes interfaces, which it does with nothing but the tools.

Expected frames come from `autolayout frames`, or are derived in a comment.
"""

import base64
import json
import math
import subprocess

import answers

ALL = {}


def task(reads_only=False, options=(), mode="auto"):
    def add(function):
        function.reads_only = reads_only
        function.options = list(options)
        function.mode = mode
        ALL[function.__name__] = function
        return function

    return add


def frames_by_tool(session, *arguments):
    output = subprocess.run(
        [session.tool, "frames", *arguments, "--format", "jsonl"], cwd=session.folder, check=True,
        capture_output=True, text=True).stdout
    return {view["id"]: view["frame"] for root in json.loads(output)["roots"] for view in root["views"]}


def frames(answer):
    return {item["id"]: item["frame"] for item in answer["layouts"] if "frame" in item}


def close(a, b):
    return all(abs(x - y) < 0.001 for x, y in zip(a, b, strict=True))


LOGIN = [
    "label Title", "textField Email", "textField Password", "button Enter",
    "Title.top = Safe Area.top + 40", "Title.leading = Superview.leadingMargin",
    "Title.trailing = Superview.trailingMargin", "Email.top = Title.bottom + 32",
    "Email.leading = Title.leading", "Email.trailing = Title.trailing", "Email.height >= 44",
    "Password.top = Email.bottom + 12", "Password.leading = Title.leading",
    "Password.trailing = Title.trailing", "Password.height = Email.height",
    "Enter.top = Password.bottom + 24", "Enter.centerX = Superview.centerX", "Enter.height >= 44",
    "Enter.width >= 120",
]


async def login(session, path="Login2.storyboard"):
    await session.call("new_document", kind="storyboard", path=path, device="iPhone 15")
    return await session.call("edit", path=path, add=LOGIN)


# Writing


@task()
async def write_a_login_screen_and_prove_it(session):
    answer = await login(session)
    assert answer["newFindings"] == [] and answer["written"]
    await session.call("edit", path="Login2.storyboard", set=["Title.numberOfLines=0"])
    proof = await session.call("prove", path="Login2.storyboard", width="320...430", text_growth="1.0...1.35")
    assert proof["holds"]
    picture = await session.call("picture", path="Login2.storyboard")
    assert picture["size"] == [393, 852]
    # new_document, edit, edit, prove, picture
    assert len(session.calls) < 10


@task()
async def place_a_label_below_the_safe_area(session):
    await session.call("new_document", kind="controller", path="Note", device="iPhone 15", **{"class": "Note"})
    await session.call("edit", path="Note.xib", add=[
        "label Text", "Text.top = Safe Area.top + 20", "Text.leading = Superview.leading + 16"])
    answer = await session.call("layout", path="Note.xib", devices=["iPhone 15"])
    # The safe area of an iPhone 15 begins at 59 points.
    text = next(item for item in answer["layouts"] if item.get("name") == "Text")
    assert text["frame"][:2] == [16, 79]


@task()
async def write_every_kind_of_document(session):
    for kind, name in [("view", "A.xib"), ("cell", "B.xib"), ("controller", "C.xib"), ("storyboard", "D.storyboard")]:
        answer = await session.call("new_document", kind=kind, path=name.split(".")[0])
        assert answer["file"] == name and answer["objects"]


@task()
async def do_not_replace_a_document(session):
    before = session.read("Login.storyboard")
    error = await session.call("new_document", fails=True, kind="storyboard", path="Login.storyboard")
    assert "exists" in error and session.read("Login.storyboard") == before


@task()
async def read_the_outline(session):
    answer = await session.call("outline", path="Login.storyboard")
    assert any("scene" in item for item in answer["objects"])
    assert any("constraint" in item for item in answer["objects"])


@task(reads_only=True)
async def page_through_a_long_layout(session):
    seen, offset = [], None
    for _ in range(50):
        arguments = {} if offset is None else {"offset": offset}
        answer = await session.call("layout", path="Settings.storyboard", devices=["all"], orientation="all", **arguments)
        seen += answer["layouts"]
        offset = answer.get("next")
        if offset is None:
            break
    assert offset is None and len(seen) > 100


@task(reads_only=True)
async def lay_out_as_the_command_does(session):
    for path in ["Login.storyboard", "Universal.storyboard"]:
        answer = await session.call("layout", path=path, devices=["iPhone 15"])
        expected = frames_by_tool(session, path, "--device", "iPhone 15")
        found = frames(answer)
        assert found.keys() == expected.keys()
        assert all(close(found[key], expected[key]) for key in expected)


@task(reads_only=True)
async def lay_out_a_document_without_a_file(session):
    content = session.read("Login.storyboard")
    answer = await session.call("layout", content=content, devices=["iPhone 15"])
    named = await session.call("layout", path="Login.storyboard", devices=["iPhone 15"])
    assert frames(answer) == frames(named)


@task(reads_only=True)
async def try_an_edit_without_writing(session):
    answer = await session.call("edit", path="Login.storyboard", add=["label Extra"], dry_run=True)
    assert not answer["written"] and "+" in answer["patch"]
    assert [finding["rule"] for finding in answer["newFindings"]] == ["unconstrained-view"]


@task()
async def set_the_title_of_a_button(session):
    await login(session)
    answer = await session.call("edit", path="Login2.storyboard", set=["Enter.state:normal.title=Sign In"])
    assert 'title="Sign In"' in answer["patch"]


# Repairing


@task()
async def repair_an_ambiguous_view(session):
    await session.call("new_document", kind="view", path="Badge")
    answer = await session.call("edit", path="Badge.xib", add=["label Count"])
    assert answer["newFindings"]
    repaired = await session.call("fix", path="Badge.xib", command="add-missing")
    assert repaired["fixed"] and repaired["remaining"] == 0
    assert (await session.call("lint", path="Badge.xib"))["count"] == 0


@task()
async def explain_and_repair_a_conflict(session):
    await login(session)
    await session.call("edit", path="Login2.storyboard", add=["Title.width = 300", "Title.width = 200"])
    answer = await session.call("lint", path="Login2.storyboard")
    conflict = next(item for item in answer["findings"] if item["rule"] == "conflicting-constraints")
    explained = await session.call("explain_conflict", path="Login2.storyboard")
    assert explained["conflicts"] and "200" in explained["conflicts"][0]
    ids = [item["id"] for item in (await session.call("outline", path="Login2.storyboard"))["objects"]
           if item.get("constraint", "") in ("Title.width = 300", "Title.width = 200", "width = 300", "width = 200")]
    assert len(ids) == 2 and conflict
    repaired = await session.call("edit", path="Login2.storyboard", remove=ids)
    assert repaired["remaining"] == 0


@task(reads_only=True)
async def explain_a_log(session):
    log = """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600000001 UIView:0x7f0001.width == 100   (active)>",
    "<NSLayoutConstraint:0x600000002 UIView:0x7f0001.width == 200   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600000002 UIView:0x7f0001.width == 200   (active)>
"""
    answer = await session.call("explain_conflict", log=log)
    assert "100" in answer["conflicts"][0] and "200" in answer["conflicts"][0]


@task()
async def record_frames(session):
    await login(session)
    await session.call("edit", path="Login2.storyboard", set=["Title.rect.x=99"])
    answer = await session.call("fix", path="Login2.storyboard", command="update-frames")
    assert 'x="16"' in answer["patch"] and answer["remaining"] == 0


@task()
async def repair_left_and_right(session):
    # The rule about left and right belongs to the preset localization.
    session.write(".autolayout.yml", "preset: localization\n")
    await session.call("new_document", kind="view", path="Badge")
    await session.call("edit", path="Badge.xib", add=[
        "label Count", "Count.left = Superview.left + 8", "Count.top = Superview.top + 8"])
    answer = await session.call("fix", path="Badge.xib", command="safe-fixes")
    text = session.read("Badge.xib")
    assert any(finding.startswith("left-right-attribute") for finding in answer["fixed"])
    assert 'firstAttribute="leading"' in text and 'firstAttribute="left"' not in text


@task()
async def pin_and_align(session):
    await session.call("new_document", kind="view", path="Badge")
    await session.call("edit", path="Badge.xib", add=["label Count"])
    await session.call("fix", path="Badge.xib", command="pin", views=["Count"], edges="top=8")
    answer = await session.call("fix", path="Badge.xib", command="align", views=["Count"], lines="centerX", in_container=True)
    assert "centerX" in answer["patch"] and answer["remaining"] == 0


@task()
async def refuse_an_unknown_object(session):
    before = session.read("Login.storyboard")
    error = await session.call("edit", fails=True, path="Login.storyboard", set=["NoSuchObject.text=x"])
    assert "NoSuchObject" in error and session.read("Login.storyboard") == before


@task(reads_only=True)
async def find_no_issue_in_good_documents(session):
    for path in ["Login.storyboard", "Settings.storyboard", "Universal.storyboard"]:
        assert (await session.call("lint", path=path))["count"] == 0


# Languages, sizes of text and widths


@task()
async def find_the_widths_at_which_a_text_is_clipped(session):
    await session.call("new_document", kind="view", path="Row")
    await session.call("edit", path="Row.xib", add=[
        "label Text", "Text.top = Superview.top", "Text.leading = Superview.leading + 20",
        "Text.trailing = Superview.trailing - 20"], set=["Text.text=A sentence that needs some more room than there is"])
    answer = await session.call("prove", path="Row.xib", width="100...700", checks=["clipped"])
    failure = answer["proofs"][0]["failures"][0]
    # The width of the text is that of a label without a trailing constraint; both margins are 20 points.
    await session.call("new_document", kind="view", path="Free")
    await session.call("edit", path="Free.xib", add=[
        "label Text", "Text.top = Superview.top", "Text.leading = Superview.leading"],
        set=["Text.text=A sentence that needs some more room than there is"])
    free = await session.call("layout", path="Free.xib", size="800x200")
    width = next(item["frame"][2] for item in free["layouts"] if item.get("class") == "UILabel")
    assert not answer["holds"] and failure["widths"] == [[100, math.ceil(width + 40) - 1]], (failure, width)


@task(reads_only=True)
async def lay_out_from_right_to_left(session):
    left = frames(await session.call("layout", path="Settings.storyboard", devices=["iPhone 15"], direction="ltr"))
    right = frames(await session.call("layout", path="Settings.storyboard", devices=["iPhone 15"], direction="rtl"))
    expected = frames_by_tool(session, "Settings.storyboard", "--device", "iPhone 15", "--direction", "rtl")
    assert left.keys() == right.keys() and left != right
    assert all(close(right[key], expected[key]) for key in expected)


@task(reads_only=True)
async def lay_out_with_larger_text(session):
    answer = await session.call("layout", path="Login.storyboard", devices=["iPhone 15"], content_sizes=["AX3"])
    expected = frames_by_tool(session, "Login.storyboard", "--device", "iPhone 15", "--content-size", "AX3")
    assert all(close(frames(answer)[key], expected[key]) for key in expected)


@task()
async def lay_out_and_lint_with_pseudo_texts(session):
    await session.call("new_document", kind="view", path="Free")
    await session.call("edit", path="Free.xib", add=[
        "label Text", "Text.top = Superview.top", "Text.leading = Superview.leading"], set=["Text.text=Some words"])
    plain = frames(await session.call("layout", path="Free.xib", devices=["iPhone 15"]))
    longer = frames(await session.call("layout", path="Free.xib", devices=["iPhone 15"], pseudo=True))
    expected = frames_by_tool(session, "Free.xib", "--device", "iPhone 15", "--pseudo")
    assert longer != plain and all(close(longer[key], expected[key]) for key in expected)
    await session.call("lint", path="Free.xib", pseudo=True, devices=["iPhone 15"])


@task()
async def lay_out_a_translation(session):
    session.folder.joinpath("Base.lproj").mkdir()
    await login(session, "Base.lproj/Form.storyboard")
    outline = await session.call("outline", path="Base.lproj/Form.storyboard")
    title = next(item["id"] for item in outline["objects"] if item.get("view") == "Title")
    session.write("de.lproj/Form.strings", f'"{title}.text" = "Willkommen zurück";\n')
    german = await session.call("layout", path="Base.lproj/Form.storyboard", locales=["de"], devices=["iPhone 15"])
    assert "de" in german["layouts"][0]["variant"]


@task(reads_only=True)
async def determine_how_long_translations_may_be(session):
    answer = await session.call("budget", path="Settings.storyboard", devices=["SE 3"], orientation="portrait", estimates=["de"])
    output = subprocess.run(
        [session.tool, "budget", "Settings.storyboard", "--device", "SE 3", "--orientation", "portrait", "--language", "de",
         "--format", "json"], cwd=session.folder, check=True, capture_output=True, text=True).stdout
    expected = {text["key"]: text for text in json.loads(output)["texts"]}
    assert answer["count"] == len(answer["texts"]) == len(expected)
    for text in answer["texts"]:
        assert text["most"] == expected[text["key"]]["most"] and len(expected[text["key"]]["text"]) == text["characters"]
        assert text["estimates"] == expected[text["key"]]["rooms"][0]["estimates"]
    growths = [text["most"] / text["characters"] for text in answer["texts"]]
    assert growths == sorted(growths) and answer["texts"][0]["limit"].startswith("clipped on ")


@task()
async def shorten_a_translation_until_it_fits(session):
    session.write("Base.lproj/Form.storyboard", session.read("Login.storyboard"))
    arguments = {"path": "Base.lproj/Form.storyboard", "translations": "de.lproj", "devices": ["SE 3"], "orientation": "portrait"}
    line = '"LgN-bt-003.normalTitle" = "%s";\n'
    session.write("de.lproj/Form.strings", line % "Haben Sie Ihr Passwort vergessen?")
    answer = await session.call("budget", **arguments)
    finding = answer["findings"][0]
    assert answer["count"] == 1 and finding["key"] == "de LgN-bt-003.normalTitle"
    assert (finding["file"], finding["line"]) == ("de.lproj/Form.strings", 1)
    # The hint has the longest beginning that fits: “shorten it to, for example, “…”, or …”.
    session.write("de.lproj/Form.strings", line % finding["hint"].split("“")[1].split("”")[0])
    assert (await session.call("budget", **arguments))["count"] == 0


# Pictures and screenshots


@task(reads_only=True)
async def draw_a_scene(session):
    await session.call("picture", path="Login.storyboard", frames=True)
    data = base64.b64decode(session.pictures[0].data)
    assert data.startswith(b"\x89PNG")


@task()
async def save_a_picture(session):
    await session.call("picture", path="Login.storyboard", format="svg", save_as="Login.svg")
    assert session.read("Login.svg").startswith("<?xml")
    assert "exists" in await session.call("picture", fails=True, path="Login.storyboard", save_as="Login.svg", format="svg")


@task(reads_only=True)
async def compare_with_boxes(session):
    answer = await session.call("layout", path="Login.storyboard", devices=["iPhone 15"])
    views = [item for item in answer["layouts"] if "frame" in item]
    root = views[0]
    # The children of the root have the same frames from the corner of the screen.
    same = await session.call("compare_boxes", path="Login.storyboard", devices=["iPhone 15"],
                              boxes=[{"id": root["id"], "box": root["frame"]}])
    assert same["equal"]
    other = await session.call("compare_boxes", path="Login.storyboard", devices=["iPhone 15"],
                               boxes=[{"id": root["id"], "box": [0, 0, root["frame"][2] - 3, root["frame"][3]]}])
    assert other["differences"][0]["off"] == {"width": -3}


@task(reads_only=True)
async def list_devices(session):
    phones = (await session.call("devices", idiom="phone"))["devices"]
    assert any(device["size"] == [393, 852] for device in phones)  # iPhone 15
    assert all("iPad" not in device["name"] for device in phones)


# Hostile input


@task(reads_only=True)
async def refuse_paths_out_of_the_project(session):
    for path in ["../Secret.xib", "/etc/passwd", "", "a\0b", "App/../../Secret.xib"]:
        await session.call("layout", fails=True, path=path)
        await session.call("edit", fails=True, path=path, add=["label"])
        await session.call("new_document", fails=True, kind="view", path="../Evil")
        await session.call("picture", fails=True, path="Login.storyboard", save_as="../Evil.png")


@task(reads_only=True)
async def refuse_malformed_documents(session):
    for content in ["", "<", "<!DOCTYPE x [<!ENTITY a 'b'>]><x/>", "<document/>", "a" * 100_000]:
        await session.call("layout", fails=True, content=content)


@task(reads_only=True)
async def lay_out_references_to_missing_objects(session):
    """A built-in cell style whose label and image do not exist. Only an optimized build went wrong here."""
    await session.call("layout", devices=["iPhone 15"], content="""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
  <objects>
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="aaa-aa-001" imageView="aaa-aa-002" id="aaa-aa-003">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="aaa-aa-003" id="aaa-aa-004">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      </tableViewCellContentView>
    </tableViewCell>
  </objects>
</document>
""")


@task(reads_only=True)
async def refuse_malformed_arguments(session):
    for arguments in [{}, {"path": 1}, {"path": "Login.storyboard", "devices": "iPhone 15"},
                      {"path": "Login.storyboard", "devices": [1]}, {"path": "Login.storyboard", "offset": -1},
                      {"path": "Login.storyboard", "orientation": "up"}, {"path": "Login.storyboard", "unknown": 1},
                      {"path": "Login.storyboard", "devices": ["--output=x"]},
                      {"path": "Login.storyboard", "size": "1e9x1"}, {"path": "Missing.xib"}]:
        await session.call("layout", fails=True, **arguments)


@task(reads_only=True)
async def refuse_budgets_without_sense(session):
    for path in ["../de.lproj", "/etc", "", "missing.strings", "Login.storyboard", "."]:
        await session.call("budget", fails=True, path="Login.storyboard", translations=path)
    for arguments in [{"devices": ["no such device"]}, {"estimates": ["tlh"]}, {"scene": "no such scene"},
                      {"content_sizes": ["huge"]}, {"translations": "de.lproj", "estimates": ["de"]}, {"locales": ["de"]}]:
        await session.call("budget", fails=True, path="Login.storyboard", **arguments)


@task(reads_only=True, options=["--read-only"])
async def leave_out_tools_that_write(session):
    names = {tool.name for tool in (await session.client.list_tools()).tools}
    assert "layout" in names and names.isdisjoint({"edit", "fix", "new_document"})
    try:
        await session.client.call_tool("edit", {"path": "Login.storyboard", "add": ["label"]})
    except Exception as error:
        assert "unknown tool" in str(error)
    else:
        raise AssertionError("a tool that writes was called")
    await session.call("devices")


@task(reads_only=True)
async def read_rules(session):
    resources = (await session.client.list_resources()).resources
    for resource in resources:
        text = (await session.client.read_resource(resource.uri)).contents[0].text
        assert len(text) > 100, resource.uri
    await session.call("devices")


@task(reads_only=True)
async def answer_hostile_lines(session):
    lines = [b"", b"{", b"[]", b"null", b'{"jsonrpc":"2.0"}', b'{"jsonrpc":"2.0","id":1,"method":"nothing"}',
             b'{"jsonrpc":"2.0","id":{},"method":"ping"}', b'{"jsonrpc":"2.0","id":2,"method":"tools/call","params":[]}',
             b"[" * 5000, b'{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"x"}}',
             b'{"jsonrpc":"2.0","method":"notifications/initialized"}', b"\xff\xfe", b'{"a":1,"a":2}',
             b'{"jsonrpc":"2.0","id":"last","method":"ping"}']
    run = subprocess.run([session.tool, "mcp", "--project", str(session.folder)], input=b"\n".join(lines) + b"\n",
                         capture_output=True, timeout=20)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0 and run.stderr == b"", run.stderr
    assert answers[-1] == {"jsonrpc": "2.0", "id": "last", "result": {}}
    codes = [answer["error"]["code"] for answer in answers[:-1]]
    assert set(codes) <= {-32700, -32600, -32601, -32602}
    await session.call("devices")


# The schema of the protocol


task()(answers.validate_every_answer)
task(reads_only=True)(answers.validate_methods)
task(reads_only=True)(answers.validate_malformed_requests)
# The client of a session is not asked before the first call: its first request would exceed the limit as well.
task(reads_only=True, options=["--timeout", "0.001"], mode="2026-07-28")(answers.answer_calls_of_every_tool_at_the_time_limit)
task(options=["--timeout", "2"])(answers.go_on_after_the_time_limit)
task(options=["--timeout", "2"])(answers.go_on_after_a_cancelled_call)
