"""Works with `autolayout lsp` as an editor does, and measures how long a keystroke takes.

    run.py TOOL [--most MILLISECONDS]

Diagnostics must equal the findings of `autolayout lint`; a keystroke, from the change of the text to the answer about
it, must take at most 50 ms in 19 of 20 cases, on 100, 1,000 and 5,000 lines.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from lsprotocol import types

from documents import document
from session import session

LENGTHS = [100, 1000, 5000]
TYPED = '<label text="Hello 😀" contentMode="left" id="new-la-001"/>'
ROUNDS = 3
EXAMPLES = sorted(Path("Examples/Documents").glob("*.storyboard"))


def findings(tool, folder, name):
    """The findings of the linter, as places, rules, severities and messages."""
    result = subprocess.run(
        [tool, "lint", name, "--format", "json", "--no-cache"], cwd=folder, capture_output=True, text=True)
    report = json.loads(result.stdout)
    numbers = {"error": 1, "warning": 2, "note": 3}
    return sorted(
        (found["line"], found["rule"], numbers[found["severity"]], found["message"])
        for found in report["findings"])


async def compare(tool, state, name, text):
    """Diagnostics are the findings of the linter."""
    state.open(name, text)
    diagnostics = await state.diagnostics(name)
    shown = sorted(
        (found.range.start.line + 1, found.code, int(found.severity), found.message.split("\n")[0])
        for found in diagnostics)
    expected = findings(tool, state.folder, name)
    assert shown == expected, f"{name}: {shown[:3]} are not {expected[:3]}"
    return len(shown)


async def work(state, name):
    """Every request once."""
    client = state.client
    text = state.document(name)

    def at(place, offset=0):
        return {"text_document": text, "position": state.place(name, place, offset)}

    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=text))
    assert symbols and symbols[0].children
    hover = await client.text_document_hover_async(types.HoverParams(**at("<label", 2)))
    assert "UILabel" in hover.contents.value and "Frame" in hover.contents.value, hover
    targets = await client.text_document_definition_async(
        types.DefinitionParams(**at("<constraint ", 3)))
    assert len(targets) == 2
    uses = await client.text_document_references_async(types.ReferenceParams(
        **at("<label", 2), context=types.ReferenceContext(include_declaration=True)))
    assert len(uses) > 4
    place = state.place(name, 'firstItem="lb-00', 13)
    edit = await client.text_document_rename_async(types.RenameParams(
        text_document=text, position=place, new_name="new-na-001"))
    assert len(edit.changes[state.uri(name)]) == len(uses)
    whole = types.Range(start=place, end=place)
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=text, range=whole,
        context=types.CodeActionContext(diagnostics=await state.diagnostics(name))))
    fix = next(action for action in actions if action.kind == "quickfix")
    resolved = await client.code_action_resolve_async(fix)
    assert resolved.edit.changes[state.uri(name)], resolved
    kinds = {action.kind for action in actions}
    assert kinds == {"quickfix", "refactor.rewrite", "source.fixAll"}, kinds


async def typed(state, name):
    """The milliseconds from each change of a text to the answer about it."""
    line = state.place(name, "<label").line
    times = []
    for _ in range(ROUNDS):
        column = 0
        for number, character in enumerate(TYPED):
            start = time.monotonic()
            state.change(name, (line, column), (line, column), character)
            column += len(character.encode("utf-16-le")) // 2
            place = {
                "text_document": state.document(name), "position": types.Position(line, column)}
            if number % 2:
                await state.client.text_document_hover_async(types.HoverParams(**place))
            else:
                await state.client.text_document_completion_async(types.CompletionParams(**place))
            times.append(1000 * (time.monotonic() - start))
            # As fast as people type; now and then a pause, so that layouts are computed meanwhile.
            await asyncio.sleep(0.5 if number % 20 == 19 else 0.05)
        state.change(name, (line, 0), (line, column), "")
    await state.diagnostics(name)
    return sorted(times)


async def survive(tool, folder):
    """A worker that is killed costs an answer, and the server goes on."""
    async with session(tool, folder) as state:
        state.open("a.storyboard", document(1000))
        await state.diagnostics("a.storyboard")
        server = state.client._server.pid
        children = Path(f"/proc/{server}/task/{server}/children")
        if not children.exists():
            return
        for child in children.read_text().split():
            subprocess.run(["kill", "-9", child], check=True)
        state.change("a.storyboard", (0, 0), (0, 0), "")
        state.versions["a.storyboard"] += 0
        found = await state.diagnostics("a.storyboard")
        assert found


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--most", type=float, default=50, help="milliseconds in 19 of 20 cases")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        async with session(options.tool, folder) as state:
            for example in EXAMPLES:
                await compare(options.tool, state, example.name, example.read_text(encoding="utf-8"))
            slow = []
            for length in LENGTHS:
                name = f"{length}.storyboard"
                text = document(length)
                count = await compare(options.tool, state, name, text)
                await work(state, name)
                times = await typed(state, name)
                late = times[int(len(times) * 0.95)]
                print(f"{text.count(chr(10))} lines, {count} findings: a keystroke takes "
                      f"{times[len(times) // 2]:.1f} ms, at the 95th percentile {late:.1f} ms")
                if late > options.most:
                    slow.append(f"{length} lines take {late:.1f} ms")
        await survive(options.tool, folder)
    assert not slow, slow


asyncio.run(main())
print("the language server answers as lint does")
