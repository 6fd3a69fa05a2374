#!/usr/bin/env python3
"""Fail where a page of the site that Scripts/site writes is broken.

    check-site.py [FOLDER]      (default: .build/site)

Every link and every file that a page loads must be relative and exist, with the heading that a link names; nothing is loaded
from other hosts. Elements are closed in order, identifiers are unique, pictures have a text, titles differ, and every entry
of the search leads to a heading.
"""
import glob
import html.parser
import json
import os
import sys
import urllib.parse

VOID = {"meta", "link", "img", "input", "br", "hr"}
LOADED = {"img": "src", "script": "src", "link": "href"}


class Reader(html.parser.HTMLParser):
    """The links, identifiers and errors of a page."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.errors, self.title = [], set(), [], [], ""

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in values:
            if values["id"] in self.ids:
                self.errors.append(f"the identifier {values['id']} is not unique")
            self.ids.add(values["id"])
        if tag == "a" and "href" in values:
            self.links.append((values["href"], False))
        if tag in LOADED and LOADED[tag] in values:
            self.links.append((values[LOADED[tag]], True))
        if tag == "img" and "alt" not in values:
            self.errors.append("a picture has no text")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.errors.append(f"line {self.getpos()[0]}: </{tag}> closes another element")

    def handle_data(self, data):
        if self.open[-1:] == ["title"]:
            self.title += data


def target_errors(folder, page, readers, address, is_loaded):
    """What is wrong with a link."""
    parts = urllib.parse.urlsplit(address)
    if parts.scheme or parts.netloc:
        if is_loaded:
            yield f"{address} is loaded from another host"
        return
    if address.startswith("/"):
        yield f"{address} is not relative"
        return
    path = os.path.normpath(os.path.join(os.path.dirname(page), urllib.parse.unquote(parts.path))) if parts.path else page
    if path.startswith("..") or not os.path.isfile(os.path.join(folder, path)):
        yield f"{address} leads nowhere"
    elif parts.fragment and path in readers and urllib.parse.unquote(parts.fragment) not in readers[path].ids:
        yield f"{address} names no heading"


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "../.build/site")
    readers = {}
    for path in sorted(glob.glob(f"{folder}/**/*.html", recursive=True)):
        reader = Reader()
        with open(path, encoding="utf-8") as file:
            reader.feed(file.read())
        readers[os.path.relpath(path, folder)] = reader
    if "index.html" not in readers:
        sys.exit(f"error: there is no site in {folder}; make site writes one")
    errors, links, titles = [], 0, {}
    for page, reader in readers.items():
        found = list(reader.errors) + ([f"<{reader.open[-1]}> is not closed"] if reader.open else [])
        for address, is_loaded in reader.links:
            links += 1
            found += target_errors(folder, page, readers, address, is_loaded)
        if reader.title in titles:
            found.append(f"has the title of {titles[reader.title]}")
        titles[reader.title] = page
        errors += [f"{page}: error: {error}" for error in dict.fromkeys(found)]
    with open(f"{folder}/search-index.js", encoding="utf-8") as file:
        entries = json.loads(file.read().partition("=")[2].rstrip().rstrip(";"))
    for entry in entries:
        errors += [f"search: error: {error}" for error in target_errors(folder, "index.html", readers, entry["address"], False)]
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{len(readers)} pages, {links} links, {len(entries)} entries of the search, {len(errors)} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
