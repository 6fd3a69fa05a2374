#!/usr/bin/env python3
"""Write the manual of a tool, a page for each command: autolayout(1), autolayout-lint(1), autolayout-fix-pin(1).

    manual.py TOOL [FOLDER]      (default: .build/manual)

The pages say what `autolayout help` says, in mdoc, without hidden commands. The exit codes are those of
Documentation/CommandLine.md, and for `merge` those of its guide. The date is that of the commit, or SOURCE_DATE_EPOCH.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import time

CODES = {"merge": "Documentation/Merge.md"}
SHARED_CODES = "Documentation/CommandLine.md"
TABLE = re.compile(r"^## Exit codes\n.*?^\| --- \| --- \|\n(.*?)^(?!\|)", re.M | re.S)


def escape(text):
    """Text for a line of roff. Other characters than ASCII are named, so that no program has to guess an encoding."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in text)
    return "\\&" + text if text[:1] in (".", "'") else text


def prose(text):
    """Text with Markdown's marks removed, as lines that each begin a sentence or are the whole text."""
    text = re.sub(r"`([^`]*)`", r"\1", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text))
    return [escape(line) for line in re.split(r"(?<=[.!?]) +(?=[A-Z])", " ".join(text.split()))]


def argument(text):
    """Text as an argument of a macro."""
    return '"' + escape(text).replace('"', '\\(dq') + '"'


def discussion(text):
    """The lines of a description. What is indented is shown as it is."""
    lines = []
    for block in re.split(r"\n\n+", text.strip("\n")):
        if not block.strip():
            continue
        lines.append(".Pp")
        kind = None
        for line in block.split("\n"):
            literal = line.startswith("  ")
            if literal != kind:
                lines += [".Ed"] if kind else []
                lines += [".Bd -literal -offset indent -compact"] if literal else []
                kind = literal
            lines += [escape(line[2:]) or "\\&"] if literal else prose(line)
        lines += [".Ed"] if kind else []
    return lines[1:]


def spelled(names, value):
    """The heading of an option in its list."""
    flags = []
    for name in sorted(names, key=lambda name: name["kind"] == "long"):
        flags.append(("Fl \\-" if name["kind"] == "long" else "Fl ") + escape(name["name"]))
    return ".It " + " , ".join(flags) + (f" Ar {argument(value)}" if value else "")


def options(command):
    """The lines of the options, by the section that they are in."""
    sections = {}
    for one in command.get("arguments", []):
        if one.get("shouldDisplay", True):
            default = "Arguments" if one["kind"] == "positional" else "Options"
            sections.setdefault(one.get("sectionTitle", default), []).append(one)
    for title, members in sorted(sections.items(), key=lambda item: item[0] == "Options"):
        yield f".Ss {escape(title)}"
        yield ".Bl -tag -width Ds"
        for one in members:
            if one["kind"] == "positional":
                yield f".It Ar {argument(one['valueName'])}"
            else:
                yield spelled(one["names"], one["valueName"] if one["kind"] == "option" else None)
            yield from prose(one.get("abstract", "")) or ["\\&"]
        yield ".El"


def exit_codes(command):
    """The lines of the exit codes."""
    path = CODES.get(command, SHARED_CODES)
    with open(path, encoding="utf-8") as file:
        table = TABLE.search(file.read() + "\n")
    if not table:
        sys.exit(f"{path}: error: there is no table of exit codes")
    yield ".Bl -tag -width Ds"
    for row in table[1].splitlines():
        code, meaning = [cell.strip() for cell in row.strip("|").split("|")][:2]
        yield f".It {code}"
        yield from prose(meaning[:1].upper() + meaning[1:] + ".")
    yield ".El"


def shown(commands):
    return [c for c in commands if c.get("shouldDisplay", True) and c["commandName"] != "help"]


def page(command, path, date, version):
    """The lines of the page of a command."""
    name = "-".join(path)
    positional = [a for a in command.get("arguments", []) if a["kind"] == "positional" and a.get("shouldDisplay", True)]
    below = shown(command.get("subcommands", []))
    yield from (f".Dd {date}", f".Dt {escape(name.upper())} 1", f".Os {argument('AutoLayout ' + version)}")
    abstract = command.get("abstract", "").rstrip(".")
    yield from (".Sh NAME", f".Nm {escape(name)}", f".Nd {escape(abstract[:1].lower() + abstract[1:])}")
    yield from (".Sh SYNOPSIS", f".Nm {escape(' '.join(path))}", ".Op Ar options")
    yield from [".Ar command"] if below else []
    for one in positional:
        value = f"Ar {argument(one['valueName'])}" + (" ..." if one.get("isRepeating") else "")
        yield f".Op {value}" if one.get("isOptional") else f".{value}"
    yield ".Sh DESCRIPTION"
    yield from prose(command.get("abstract", "")) or ["\\&"]
    if command.get("discussion"):
        yield ".Pp"
        yield from discussion(command["discussion"])
    if below:
        yield from (".Sh COMMANDS", ".Bl -tag -width Ds")
        for one in below:
            yield f".It Xr {escape('-'.join((*path, one['commandName'])))} 1"
            yield from prose(one.get("abstract", ""))
        yield ".El"
    yield ".Sh OPTIONS"
    yield from options(command)
    yield ".Sh EXIT STATUS"
    yield from exit_codes(path[1] if len(path) > 1 else "")
    others = [path[:-1]] if len(path) > 1 else []
    if others:
        yield ".Sh SEE ALSO"
        yield f".Xr {escape('-'.join(others[0]))} 1"


def pages(command, path=()):
    """(path, command) of a command and of those below it."""
    path = (*path, command["commandName"])
    yield path, command
    for child in shown(command.get("subcommands", [])):
        yield from pages(child, path)


def epoch():
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    log = subprocess.run(["git", "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False)
    return int(log.stdout) if log.returncode == 0 and log.stdout.strip() else int(time.time())


def main():
    tool = os.path.abspath(sys.argv[1])
    folder = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else os.path.join(os.path.dirname(__file__), "../.build/manual"))
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    dump = subprocess.run([tool, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout.split()[0]
    date = time.strftime("%B %d, %Y", time.gmtime(epoch())).replace(" 0", " ")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    count = 0
    for path, command in pages(json.loads(dump)["command"]):
        with open(os.path.join(folder, "-".join(path) + ".1"), "w", encoding="ascii") as file:
            file.write("\n".join(page(command, path, date, version)) + "\n")
        count += 1
    print(f"{count} pages in {os.path.relpath(folder)}")


if __name__ == "__main__":
    main()
