#!/usr/bin/env python3
"""Run the console examples of documents and compare what they print with what the documents say.

    check-readme.py TOOL [DOCUMENT ...]

Without documents README.md and all guides in Documentation that have console examples are checked.

In a block marked ```console a line that begins with "$ " is a command and the lines up to the next command are what it
prints, standard output and error together. A line "…" stands for any number of lines. `autolayout` in a command means
TOOL, `swift run autolayout` too, and `swift run NAME` the program NAME that the tests have built. Other commands that start with `swift`, `make` or
`git` take minutes or have been run already: they are left out.
A line `# exit code N` after a command says how it ends; without one it must end with 0.
Blocks marked ```swift in README.md must be a file of Examples, whole and unchanged. Scripts/reference.sh compiles the
complete programs of the other documents.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```console\n(.*?)^```", re.M | re.S)
PROGRAM = re.compile(r"^```swift\n(.*?)^```", re.M | re.S)
SLOW = ("swift ", "make ", "git ", "cd ")


def examples(text):
    """(command, expected lines, exit code) of every console block."""
    for block in BLOCK.findall(text):
        command, lines, status = None, [], 0
        for line in block.splitlines() + ["$ "]:
            if line.startswith("$ "):
                if command:
                    yield command, lines, status
                command, lines, status = line[2:], [], 0
            elif line.startswith("# exit code "):
                status = int(line.rsplit(" ", 1)[1])
            else:
                lines.append(line.rstrip())


def runnable(command):
    """The command as it is run here; None when it is not."""
    name = command.removeprefix("swift run ")
    program = os.path.join(".build", "debug", name)
    if name.startswith("autolayout "):
        return name
    if name != command and re.fullmatch(r"\w+", name) and os.path.exists(program):
        return program
    return None if command.startswith(SLOW) else command


def strange_programs(text):
    """Swift programs in `text` that are no file of Examples."""
    files = []
    for folder, _, names in os.walk("Examples"):
        for name in names:
            if name.endswith(".swift"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    files.append(file.read())
    return [program for program in PROGRAM.findall(text) if program not in files]


def agrees(expected, printed):
    """Whether `printed` is `expected` with each "…" replaced by some lines."""
    pattern = "".join(r"(?:.*\n)*" if line == "…" else re.escape(line) + "\n" for line in expected)
    return re.fullmatch(pattern, printed) is not None


def check(command, expected, status, folder):
    result = subprocess.run(
        ["bash", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300,
        env={**os.environ, "PATH": folder + os.pathsep + os.environ["PATH"], "NO_COLOR": "1"})
    printed = "\n".join(line.rstrip() for line in result.stdout.splitlines())
    printed = printed + "\n" if printed else ""
    if result.returncode != status:
        return f"exit code {result.returncode} instead of {status}\n{printed}"
    if not agrees(expected, printed):
        return f"printed\n{printed}instead of\n" + "\n".join(expected)
    return None


def faults(path, folder):
    """Prints what is wrong in a document. How many commands were run, and how many faults there are."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    found = [(runnable(c), lines, status) for c, lines, status in examples(text) if runnable(c)]
    strange = strange_programs(text) if path == "README.md" else []
    for program in strange:
        print(f"{path}: this program is not a file of Examples:\n{program}", file=sys.stderr)
    failed = len(strange)
    for command, expected, status in found:
        fault = check(command, expected, status, folder)
        failed += fault is not None
        if fault:
            print(f"{path}: $ {command}\n{fault}", file=sys.stderr)
    print(f"{len(found)} commands of {path} run, {failed} failed")
    return len(found), failed


def documents():
    """README and the guides that have console examples."""
    for path in ["README.md"] + sorted(glob.glob("Documentation/*.md")):
        with open(path, encoding="utf-8") as file:
            if BLOCK.search(file.read()):
                yield path


def main():
    tool = os.path.abspath(sys.argv[1])
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(tool, os.path.join(folder, "autolayout"))
        results = [faults(path, folder) for path in sys.argv[2:] or documents()]
    sys.exit(1 if any(failed or not found for found, failed in results) else 0)


if __name__ == "__main__":
    main()
