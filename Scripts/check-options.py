#!/usr/bin/env python3
"""Fail where an option of the tool is in no guide.

    check-options.py TOOL [--list]

Reads the commands and options that `autolayout --help` and the help of the subcommands show. A command is documented by
the guides in Documentation that contain `autolayout COMMAND`, and an option of it must be named in one of them: `--device`,
or the short form alone where an option has no other. Documentation/CommandLine.md counts for every command: it has what
commands share. `--help` and `--version` are not looked for. An option of a subcommand such as `fix pin` may be in any guide
of `fix`.

Every setting of `.autolayout.yml` must be in Documentation/Rules/README.md, at the beginning of a line of its example.

The other direction is checked as well: a line of a shell example in a guide that runs `autolayout COMMAND` may only use
options that the command has.

With --list, every option and the guides that name it are printed.
"""
import glob
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

CONFIGURATION = "Documentation/Rules/README.md"
SHARED = "Documentation/CommandLine.md"
ALWAYS = {"--help", "--version", "-h"}
BLOCK = re.compile(r"^ *```(?:console|sh|bash|yaml)?\n(.*?)^ *```", re.M | re.S)


def options_of(command):
    """The long and short names of the options that a command shows, one tuple per option."""
    for argument in command.get("arguments", []):
        if not argument.get("shouldDisplay", True) or argument["kind"] == "positional":
            continue
        names = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument.get("names", [])]
        if names and not ALWAYS & set(names):
            yield tuple(sorted(names, key=len, reverse=True))


def commands_of(command, path=()):
    """(path, options) of each command below `command` that help shows."""
    for child in command.get("subcommands", []):
        if child.get("shouldDisplay", True) and child["commandName"] != "help":
            below = path + (child["commandName"],)
            yield below, list(options_of(child))
            yield from commands_of(child, below)


def guides():
    """The texts of README, the guides and the pages of rules by path."""
    paths = ["README.md", *sorted(glob.glob("Documentation/**/*.md", recursive=True))]
    texts = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            texts[path] = file.read()
    return texts


def names(text, option):
    """Whether a text names an option as a whole word."""
    return re.search(r"(?<![\w-])" + re.escape(option) + r"(?![\w-])", text) is not None


def undocumented(commands, texts, lists):
    """(command, option) of every option that no guide of its command names."""
    for path, options in commands:
        about = [p for p, text in texts.items() if p == SHARED or re.search(rf"\bautolayout {path[0]}\b", text)]
        for spellings in options:
            found = [p for p in about if any(names(texts[p], s) for s in spellings if len(spellings) == 1 or len(s) > 2)]
            if lists:
                print(" ".join(path), spellings[0], "·", ", ".join(found) or "NOWHERE")
            if not found:
                yield " ".join(path), spellings[0]


def settings(tool):
    """The settings of the configuration, as the message about an unknown one lists them."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "unknown.yml")
        with open(path, "w", encoding="utf-8") as file:
            file.write("no-such-setting: 1\n")
        result = subprocess.run(
            [tool, "lint", folder, "--config", path], capture_output=True, text=True, check=False)
    listed = re.search(r"settings are ([a-z, -]+)", result.stdout + result.stderr)
    if not listed:
        sys.exit(f"error: the tool does not list its settings:\n{result.stdout}{result.stderr}")
    return re.split(r", | and ", listed[1].strip())


def command_lines(text):
    """The shell commands of a guide that run the tool, each as the words after `autolayout`."""
    for block in BLOCK.findall(text):
        for line in block.replace("\\\n", " ").splitlines():
            for part in re.split(r"[|;]|&&", re.sub(r"^\s*(?:\$|-(?= )|script:)\s*", "", line)):
                try:
                    words = shlex.split(part, comments=True)
                except ValueError:
                    continue
                if words and words[0] == "autolayout":
                    yield words[1:]


def unknown_options(commands, texts):
    """(guide, command, option) of every option in an example that its command does not have."""
    known = {path: {s for spellings in options for s in spellings} | ALWAYS for path, options in commands}
    for guide, text in texts.items():
        for words in command_lines(text):
            path = tuple(words[:2]) if tuple(words[:2]) in known else tuple(words[:1])
            for word in words if path in known else []:
                option = word.split("=")[0]
                if re.fullmatch(r"--[a-z][a-z-]*", option) and option not in known[path]:
                    yield guide, " ".join(path), option


def main():
    tool = os.path.abspath(sys.argv[1])
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    dump = subprocess.run([tool, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    commands = list(commands_of(json.loads(dump)["command"]))
    if not commands:
        sys.exit("error: the tool lists no commands")
    texts = guides()
    missing = list(undocumented(commands, texts, "--list" in sys.argv[2:]))
    for command, option in missing:
        print(f"error: no guide has the option {option} of autolayout {command}", file=sys.stderr)
    named = settings(tool)
    for name in named:
        if not re.search(rf"^{name}:", texts[CONFIGURATION], re.M):
            print(f"{CONFIGURATION}: error: the setting {name} is missing", file=sys.stderr)
            missing.append((CONFIGURATION, name))
    unknown = list(unknown_options(commands, texts))
    for guide, command, option in unknown:
        print(f"{guide}: error: autolayout {command} has no option {option}", file=sys.stderr)
    count = sum(len(options) for _, options in commands)
    print(f"{len(commands)} commands, {count} options and {len(named)} settings, {len(missing)} in no guide; "
          f"{len(unknown)} unknown in examples")
    sys.exit(1 if missing or unknown else 0)


if __name__ == "__main__":
    main()
