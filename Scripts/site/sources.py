"""Pages that are not Markdown documents: the lessons of the studio, the commands of the tool, the articles of modules."""
import glob
import json
import os
import re
import subprocess

LESSON = re.compile(r"static let (\w+) = Lesson\((.*?)\n +source:", re.S)
ORDER = re.compile(r"static let all: \[Lesson\] = \[(.*?)\]", re.S)
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
FIELDS = re.compile(r"title:(.*?)\n\s*text:\s*\[(.*?)\n\s*\],\s*\n\s*task:(.*)", re.S)


def literals(text):
    """The strings of a Swift expression; those that a plus sign joins are one."""
    found, end = [], 0
    for match in LITERAL.finditer(text):
        value = re.sub(r"\\(.)", lambda escape: {"n": "\n", "t": "\t"}.get(escape[1], escape[1]), match[1])
        if found and "+" in text[end:match.start()]:
            found[-1] += value
        else:
            found.append(value)
        end = match.end()
    return found


def lessons():
    """(title, Markdown) of every lesson, in the order of the studio."""
    text = ""
    for path in sorted(glob.glob("Sources/Studio/Lessons/*.swift")):
        with open(path, encoding="utf-8") as file:
            text += file.read()
    order = re.findall(r"\w+", ORDER.search(text)[1])
    found = {}
    for name, body in LESSON.findall(text):
        fields = FIELDS.search(body)
        title, paragraphs, task = literals(fields[1])[0], literals(fields[2]), " ".join(literals(fields[3]))
        found[name] = (title, paragraphs, task)
    if set(order) != set(found):
        raise SystemExit(f"error: cannot read the lessons {', '.join(sorted(set(order) ^ set(found)))}")
    for name in order:
        title, paragraphs, task = found[name]
        # The texts are plain: marks of Markdown in them stand for themselves.
        paragraphs, task = ([re.sub(r"([\\`*_\[\]<>|])", r"\\\1", text) for text in texts] for texts in (paragraphs, [task]))
        yield title, "\n\n".join([f"# {title}", *paragraphs, "## Your task", *task,
                                  "Open the studio, press 4 for the lessons, and change the document until the task is "
                                  "solved. The layout is checked at several widths.",
                                  "```sh\nautolayout studio Examples/Documents\n```"])


def cell(text):
    return " ".join(text.split()).replace("|", "\\|")


def options(command):
    """Tables of the arguments and options of a command, by section."""
    sections = {}
    for one in command.get("arguments", []):
        if one.get("shouldDisplay", True):
            section = one.get("sectionTitle", "Arguments" if one["kind"] == "positional" else "Options")
            names = ["--" + name["name"] if name["kind"] == "long" else "-" + name["name"] for name in one.get("names", [])]
            value = f" {one['valueName'].upper()}" if one["kind"] == "option" else ""
            shown = ", ".join(f"`{name}{value}`" for name in sorted(names, key=len)) or f"`{one['valueName'].upper()}`"
            sections.setdefault(section, []).append(f"| {cell(shown)} | {cell(one.get('abstract', ''))} |")
    for title, rows in sorted(sections.items(), key=lambda item: item[0] == "Options"):
        yield "\n".join([f"| {title.lower()} | |", "| --- | --- |", *rows])


def discussion(text):
    """Paragraphs of a description; what is indented is code."""
    for block in re.split(r"\n\n+", text.strip("\n")):
        code = [line for line in block.split("\n") if line.startswith("  ")]
        words = " ".join(line for line in block.split("\n") if not line.startswith("  "))
        if words.strip():
            yield re.sub(r"([\\*_\[\]<>|])", r"\\\1", words)
        if code:
            yield "```text\n" + "\n".join(line[2:] for line in code) + "\n```"


def commands(tool):
    """(name, Markdown) of the tool and of every command that help shows."""
    dump = subprocess.run([tool, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    root = json.loads(dump)["command"]

    def write(command, path):
        below = [c for c in command.get("subcommands", []) if c.get("shouldDisplay", True) and c["commandName"] != "help"]
        lines = [f"# {' '.join(path)}", command.get("abstract", ""), *discussion(command.get("discussion", ""))]
        if below:
            rows = [f"| [`{c['commandName']}`](commands:{'-'.join((*path, c['commandName'])[1:])}) | {cell(c['abstract'])} |"
                    for c in below]
            lines.append("\n".join(["| command | |", "| --- | --- |", *rows]))
        yield " ".join(path), "\n\n".join([*lines, *options(command)])
        for child in below:
            yield from write(child, (*path, child["commandName"]))

    yield from write(root, (root["commandName"],))


def article_titles():
    """The titles of DocC's articles by their names in links."""
    titles = {}
    for path in glob.glob("Sources/*/*.docc/*.md"):
        with open(path, encoding="utf-8") as file:
            titles[os.path.basename(path).removesuffix(".md")] = file.readline().strip("# `\n")
    return titles


def articles():
    """(module, name, Markdown) of the articles of DocC, the landing page of each module first."""
    titles = article_titles()

    def link(match):
        name = match[1].split("/")[-1]
        return f"[{titles.get(name, name)}](article:{name})"

    for folder in sorted(glob.glob("Sources/*/*.docc")):
        module = os.path.basename(folder).removesuffix(".docc")
        for path in sorted(glob.glob(f"{folder}/*.md"), key=lambda path: os.path.basename(path) != f"{module}.md"):
            name = os.path.basename(path).removesuffix(".md")
            with open(path, encoding="utf-8") as file:
                text = file.read()
            # Extensions of a symbol's page are part of the reference alone.
            title = re.match(r"# ``?([^`\n]+)``?", text)
            if text.startswith("# ``") and title[1] != module:
                continue
            text = re.sub(r"^@\w+(?:\([^)]*\))?(?: \{.*?^\})?\n?", "", text, flags=re.M | re.S) if "\n@" in text else text
            text = re.sub(r"<doc:([\w/-]+)>", link, text)
            text = re.sub(r"``/?([^`]+)``", lambda match: f"`{match[1].split('/', 1)[-1] if match[0][2] == '/' else match[1]}`", text)
            yield module, name, text
