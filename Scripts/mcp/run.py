#!/usr/bin/env python3
"""Runs the tasks of tasks.py against `autolayout mcp`, each in a project of its own.

    Scripts/mcp/run.py TOOL [TASK…]
"""

import asyncio
import hashlib
import pathlib
import shutil
import sys
import tempfile
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import tasks
from session import session

EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples" / "Documents"


def digests(folder):
    return {
        path.relative_to(folder): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


async def run(tool, name, task):
    with tempfile.TemporaryDirectory() as outer:
        outside = pathlib.Path(outer)
        folder = outside / "App"
        folder.mkdir()
        for document in EXAMPLES.glob("*.storyboard"):
            shutil.copy(document, folder)
        (outside / "Secret.xib").write_text("secret")
        before = digests(outside)
        async with session(tool, folder, *task.options, mode=task.mode) as client:
            client.tool = tool
            await task(client)
        after = digests(outside)
        changed = {path for path in before | after if before.get(path) != after.get(path)}
        assert all(path.parts[0] == "App" for path in changed), f"written outside: {changed}"
        if getattr(task, "reads_only", False):
            assert not changed, f"written: {changed}"
        return client.calls


def main():
    tool, *names = sys.argv[1:]
    calls, failures = [], 0
    chosen = {name: task for name, task in tasks.ALL.items() if not names or name in names}
    for name, task in chosen.items():
        try:
            calls += asyncio.run(run(tool, name, task))
        except Exception:
            failures += 1
            print(f"FAILED {name}\n{traceback.format_exc()}")
    slowest = max(calls, key=lambda call: call[1])
    longest = max(calls, key=lambda call: call[2])
    print(f"{len(chosen) - failures} passed, {failures} failed; {len(calls)} calls")
    print(f"slowest: {slowest[0]} {slowest[1]:.2f} s; longest: {longest[0]} {longest[2]} characters")
    sys.exit(1 if failures else 0)


main()
