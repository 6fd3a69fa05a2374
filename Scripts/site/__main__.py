#!/usr/bin/env python3
"""Write the guides, rules, lessons, commands and articles as a static site with a search.

    site [--tool TOOL] [--reference URL] [--output FOLDER]      (default: .build/site)

The pages work from a folder (file://) and on any host, below any path: every link is relative, and nothing is loaded from
other hosts. With --tool, the site has a page for each command of the tool. Files and folders of the repository that a guide
names have pages of their own. --reference is the address of the reference that `make reference` builds, for links to it.
"""
import argparse
import glob
import html
import json
import os
import posixpath
import re
import shutil
import sys
import urllib.parse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import sources  # noqa: E402
from markdown import Renderer, plain  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
GROUPS = ("Start", "Tasks", "Using the tool", "Writing code", "Rules", "Commands", "Lessons", "Modules", "Background",
          "The project")
# Open in the navigation of every page; the others are open on their own pages.
OPEN = ("Start", "Tasks", "Using the tool", "Writing code")
MAX_SOURCE_BYTES = 400_000
MAX_TEXT = 700
LISTED = re.compile(r"\[([^\]]+)\]\(((?!\.\./)[\w/]+\.md)\)")
PICTURES = (".png", ".svg", ".jpg")


class Page:
    def __init__(self, address, group, text, source=None, title=None):
        self.address, self.group, self.text, self.source = address, group, text, source
        heading = re.search(r"^# (.+)$", text, re.M)
        self.title = title or (plain(re.sub(r"[`\\]", "", heading[1])) if heading else address)
        self.short = self.title
        self.markup, self.headings, self.weight = "", [], 1.0


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def guide_group(path, index):
    """The section of Documentation/README.md that lists a guide, and the title that the table of tasks gives it."""
    name = posixpath.relpath(path, "Documentation")
    sections = re.split(r"^## (.+)$", index, flags=re.M)
    for title, body in zip(sections[1::2], sections[2::2]):
        for words, target in LISTED.findall(body):
            if target == name:
                return ("Tasks" if title.startswith("What do you") else title), words
    return None, None


def document_pages():
    """The documents of the repository, in the order of the navigation."""
    index = read("Documentation/README.md")
    yield Page("index.html", "Start", read("README.md"), "README.md", "AutoLayout")
    yield Page("guides/index.html", "Start", index, "Documentation/README.md")
    order = [target for _, target in LISTED.findall(index)]
    guides = sorted(glob.glob("Documentation/*.md"), key=lambda path: (
        order.index(os.path.basename(path)) if os.path.basename(path) in order else len(order)))
    for path in guides:
        if path != "Documentation/README.md":
            group, words = guide_group(path, index)
            if not group:
                sys.exit(f"{path}: error: Documentation/README.md does not list this guide")
            page = Page(f"guides/{os.path.basename(path)[:-3]}.html", group, read(path), path)
            page.short = words
            yield page
    yield Page("rules/index.html", "Rules", read("Documentation/Rules/README.md"), "Documentation/Rules/README.md")
    for path in sorted(glob.glob("Documentation/Rules/*.md")):
        if not path.endswith("README.md"):
            yield Page(f"rules/{os.path.basename(path)[:-3]}.html", "Rules", read(path), path)
    for path in ("CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"):
        yield Page(f"project/{path[:-3].lower().replace('_', '-')}.html", "The project", read(path), path)
    others = ["Python/README.md", "Editors/vscode/README.md", *sorted(glob.glob("Examples/*/README.md"))]
    for path in others:
        name = os.path.dirname(path).replace("/", "-").lower()
        page = Page(f"project/{name}.html", "The project", read(path), path)
        page.title = page.short = f"Example: {page.title}" if path.startswith("Examples") else page.title
        yield page


def made_pages(tool):
    """The pages that come from sources of other kinds."""
    for number, (title, text) in enumerate(sources.lessons(), 1):
        page = Page(f"learn/lesson-{number}.html", "Lessons", text)
        page.short = f"{number}. {title}"
        yield page
    for name, text in sources.commands(tool) if tool else ():
        words = "-".join(name.split()[1:])
        page = Page(f"commands/{words or 'index'}.html", "Commands", text, title=name)
        page.short = name.removeprefix("autolayout ")
        yield page
    for module, name, text in sources.articles():
        page = Page(f"modules/{module}{'' if name == module else '-' + name}.html", "Modules", text)
        page.short = module if name == module else f"{module}: {page.title}"
        page.title = f"Module {module}" if name == module else page.short
        yield page


class Site:
    def __init__(self, pages, output, reference):
        self.pages, self.output, self.reference = pages, output, reference
        self.by_source = {page.source: page for page in pages if page.source}
        self.by_address = {page.address: page for page in pages}
        # Files and folders that pages link to, by their path in the repository.
        self.wanted = {}
        self.pictures = set()

    def resolver(self, page):
        """A function that gives the address of a link on a page."""
        folder = posixpath.dirname(page.source or "")

        def relative(address, fragment=""):
            path = posixpath.relpath(address, posixpath.dirname(page.address) or ".")
            return urllib.parse.quote(path) + (f"#{fragment}" if fragment else "")

        def resolve(target):
            parts = urllib.parse.urlsplit(target)
            if parts.scheme == "commands":
                return relative(f"commands/{parts.path}.html")
            if parts.scheme == "article":
                found = [p for p in self.pages if p.group == "Modules" and re.split(r"[/\-.]", p.address)[-2] == parts.path]
                return relative(found[0].address) if found else None
            if parts.scheme or target.startswith("//"):
                return target
            if not parts.path:
                return target
            path = posixpath.normpath(posixpath.join(folder, urllib.parse.unquote(parts.path)))
            if path in self.by_source:
                return relative(self.by_source[path].address, parts.fragment)
            if path.endswith(PICTURES):
                self.pictures.add(path)
                return relative(f"pictures/{path}")
            if posixpath.join(path, "README.md") in self.by_source and not path.startswith("Examples"):
                return relative(self.by_source[posixpath.join(path, "README.md")].address, parts.fragment)
            if os.path.exists(path):
                address = f"files/{path}/index.html" if os.path.isdir(path) else f"files/{path}.html"
                self.wanted[path] = address
                return relative(address)
            return None

        return resolve

    # The parts of a page --------------------------------------------------------------------------------------------

    def navigation(self, page):
        base = posixpath.dirname(page.address) or "."
        for group in GROUPS:
            members = [p for p in self.pages if p.group == group]
            if not members:
                continue
            items = "".join(
                f'<li><a href="{urllib.parse.quote(posixpath.relpath(p.address, base))}"'
                f'{" aria-current=" + chr(34) + "page" + chr(34) if p is page else ""}>{html.escape(p.short)}</a></li>'
                for p in members)
            if group == "Modules" and self.reference:
                items += f'<li><a href="{html.escape(self.reference)}">Reference of all symbols</a></li>'
            if group in OPEN:
                yield f"<h2>{group}</h2><ul>{items}</ul>"
            else:
                opened = " open" if page.group == group else ""
                yield f"<details{opened}><summary>{group}</summary><ul>{items}</ul></details>"

    @staticmethod
    def contents(page):
        entries = [(level, name, text) for level, name, text in page.headings if level in (2, 3)]
        if len(entries) > 40:
            entries = [entry for entry in entries if entry[0] == 2]
        if len(entries) < 2:
            return ""
        items = "".join(f'<li{" class=deep" if level == 3 else ""}><a href="#{name}">{html.escape(text)}</a></li>'
                        for level, name, text in entries)
        return f'<h2>On this page</h2><ul>{items}</ul>'

    def trail(self, page):
        """Links to the page before and the page after, within the group."""
        members = [p for p in self.pages if p.group == page.group]
        at = members.index(page) if page in members else -1
        base = posixpath.dirname(page.address) or "."
        links = []
        for other, sign in ((members[at - 1] if at > 0 else None, "← {}"),
                            (members[at + 1] if 0 <= at < len(members) - 1 else None, "{} →")):
            links.append(f'<a href="{urllib.parse.quote(posixpath.relpath(other.address, base))}">'
                         f'{sign.format(html.escape(other.short))}</a>' if other else "<span></span>")
        return f'<nav class="trail" aria-label="Neighbors">{"".join(links)}</nav>' if page.address != "index.html" else ""

    def cards(self):
        """The tasks, as links above the first page."""
        tasks = re.findall(r"^\| ([^|]+) \| \[([^\]]+)\]\((\w+\.md)\)", self.by_source["Documentation/README.md"].text, re.M)
        items = "".join(
            f'<li><a href="{self.by_source["Documentation/" + target].address}">{html.escape(task)}'
            f'<span>{html.escape(guide)}</span></a></li>'
            for task, guide, target in tasks if self.by_source["Documentation/" + target].group == "Tasks")
        return f'<h2 id="tasks">What do you want to do?</h2><ul class="cards">{items}</ul>'

    def write(self, page, content, contents=""):
        base = posixpath.relpath(".", posixpath.dirname(page.address) or ".") + "/"
        title = "AutoLayout" if page.title == "AutoLayout" else f"{page.title} · AutoLayout"
        text = TEMPLATE.format(
            base=base, title=html.escape(title), description=html.escape(self.summary(page)),
            navigation="".join(self.navigation(page)), contents=contents, content=content, trail=self.trail(page))
        path = os.path.join(self.output, page.address)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    @staticmethod
    def summary(page):
        first = re.search(r"<p>(.*?)</p>", page.markup, re.S)
        return " ".join(plain(first[1]).split())[:200] if first else page.title

    def files(self):
        """Writes the files and folders that pages link to."""
        for path, address in sorted(self.wanted.items()):
            page = Page(address, "", "", path, path)
            if os.path.isdir(path):
                names = [name + ("/" if os.path.isdir(os.path.join(path, name)) else "") for name in sorted(os.listdir(path))
                         if not name.startswith((".", "__"))]
                items = "".join(f"<li><code>{html.escape(name)}</code></li>" for name in names)
                body = f"<p>A folder of the repository.</p><ul>{items}</ul>"
            elif os.path.getsize(path) > MAX_SOURCE_BYTES:
                body = f"<p>This file has {os.path.getsize(path):,} bytes. Read it in a clone.</p>"
            else:
                lines = "".join(f'<span class="line">{html.escape(line, quote=False)}</span>' for line in read(path).splitlines())
                body = f'<div class="source"><pre tabindex="0"><code>{lines}</code></pre></div>'
            self.write(page, f"<h1>{html.escape(path)}</h1>{body}")

    def index(self):
        """The search index: a section per entry."""
        entries = []
        for page in self.pages:
            sections = re.split(r'(?=<h[1-4] id=")', page.markup)
            for section in sections:
                heading = re.match(r'<h[1-4] id="([^"]+)">(.*?)(?:<a class="anchor".*?</a>)?</h[1-4]>', section, re.S)
                body = section[heading.end():] if heading else section
                text = " ".join(plain(re.sub(r"</(?:td|th|li|p|span)>", " ", body)).split())
                title = plain(heading[2]) if heading else page.title
                if not text and not heading:
                    continue
                first = section.startswith("<h1")
                entries.append({
                    "page": page.title, "title": title, "text": text[:MAX_TEXT * (2 if first else 1)],
                    "address": page.address + (f"#{heading[1]}" if heading and not first else ""),
                    "weight": page.weight * (1.3 if first else 1)})
        return entries

    def build(self):
        shutil.rmtree(self.output, ignore_errors=True)
        os.makedirs(self.output)
        for page in self.pages:
            renderer = Renderer(self.resolver(page))
            page.markup = renderer.render(page.text)
            page.headings = renderer.headings
            page.weight = {"Tasks": 1.4, "Start": 1.2, "Using the tool": 1.2, "Writing code": 1.1, "Rules": 1.1,
                           "Background": 0.8, "The project": 0.6, "Modules": 0.8}.get(page.group, 1.0)
            if page.source == "Documentation/Coverage.md":
                page.weight = 0.5
        for page in self.pages:
            markup = page.markup
            if page.address == "index.html":
                markup = markup.replace('<h2 id="try-it">', self.cards() + '<h2 id="try-it">', 1)
            self.write(page, markup, self.contents(page))
        self.files()
        for path in sorted(self.pictures):
            target = os.path.join(self.output, "pictures", path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copyfile(path, target)
        for name in ("style.css", "site.js"):
            shutil.copyfile(os.path.join(HERE, name), os.path.join(self.output, name))
        shutil.copyfile("Sources/Studio/Page/icon.svg", os.path.join(self.output, "icon.svg"))
        entries = self.index()
        with open(os.path.join(self.output, "search-index.js"), "w", encoding="utf-8") as file:
            text = json.dumps(entries, ensure_ascii=False, separators=(",", ":"))
            file.write(f"globalThis.SEARCH_INDEX = {text};\n")
        # Hosts that would leave out files with an underscore.
        open(os.path.join(self.output, ".nojekyll"), "w", encoding="utf-8").close()
        return len(entries)


TEMPLATE = """<!DOCTYPE html>
<html lang="en" data-base="{base}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content="{description}">
<link rel="icon" href="{base}icon.svg">
<link rel="stylesheet" href="{base}style.css">
<script src="{base}site.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="top">
<button class="icon menu" type="button" aria-label="Pages" aria-expanded="false">☰</button>
<a class="home" href="{base}index.html" aria-label="AutoLayout"><img src="{base}icon.svg" alt=""><span>AutoLayout</span></a>
<div class="search" role="search">
<input type="search" placeholder="Search (press /)" aria-label="Search" role="combobox" aria-expanded="false" \
aria-controls="results" autocomplete="off" spellcheck="false">
<ul class="results" id="results" role="listbox" aria-label="Results" hidden></ul>
</div>
<button class="icon theme" type="button" aria-label="Light or dark">◐</button>
</header>
<div class="frame">
<nav class="side" aria-label="Pages">{navigation}</nav>
<main id="content">
{content}
{trail}
<footer>AutoLayout is licensed under Apache 2.0. It is not affiliated with Apple.</footer>
</main>
<aside class="contents" aria-label="On this page">{contents}</aside>
</div>
</body>
</html>
"""


def main():
    parser = argparse.ArgumentParser(prog="site", description="Write the guides as a static site with a search.")
    parser.add_argument("--tool", help="an autolayout, for pages of its commands")
    parser.add_argument("--reference", help="the address of the reference that make reference builds")
    parser.add_argument("--output", default=os.path.join(ROOT, ".build/site"), help="the folder (default: .build/site)")
    arguments = parser.parse_args()
    tool = os.path.abspath(arguments.tool) if arguments.tool else None
    output = os.path.abspath(arguments.output)
    os.chdir(ROOT)
    pages = [*document_pages(), *made_pages(tool)]
    entries = Site(pages, output, arguments.reference).build()
    print(f"{os.path.join(output, 'index.html')}: {len(pages)} pages, {entries} entries of the search")


if __name__ == "__main__":
    main()
