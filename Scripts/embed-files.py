#!/usr/bin/env python3
"""Writes the C sources of the target EmbeddedFiles, which make files part of the program.

    Scripts/embed-files.py [--check]

Every file of a folder below is embedded under its name; the folder is the list. Run this after adding, renaming or
removing a file; a changed file needs nothing. With --check nothing is written, and a source that differs is an error.
"""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources/EmbeddedFiles"

# Folders by the name of their C function.
FOLDERS = {
    "embeddedStudioPage": "Sources/Studio/Page",
    "embeddedGalleryPage": "Sources/LayoutRendering/Gallery/Page",
    "embeddedPictureFont": "Sources/LayoutRendering/Font/Faces",
}


def source(function, folder):
    """The C source that embeds the files of a folder."""
    names = sorted(path.name for path in (ROOT / folder).iterdir() if not path.name.startswith("."))
    lines = [
        f"// Written by Scripts/embed-files.py from {folder}.",
        "",
        '#include "EmbeddedFiles.h"',
        "",
        "#pragma clang diagnostic ignored \"-Wc23-extensions\"",
        "",
    ]
    for index, name in enumerate(names):
        # The zero ends an array that would be empty otherwise, which C before C23 does not have.
        lines += [
            f"static const unsigned char file{index}[] = {{",
            f'#embed "../../{folder}/{name}" suffix(, )',
            "    0};",
        ]
    lines += ["", "static const EmbeddedFile files[] = {"]
    lines += [f'    {{"{name}", file{index}, sizeof file{index} - 1}},' for index, name in enumerate(names)]
    lines += [
        "};",
        "",
        f"EmbeddedFolder {function}(void) {{",
        "  return (EmbeddedFolder){files, sizeof files / sizeof files[0]};",
        "}",
        "",
    ]
    return "\n".join(lines)


def main():
    checks = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not checks:
        sys.exit("error: embed-files.py takes --check or nothing")
    outdated = []
    for function, folder in FOLDERS.items():
        path = TARGET / f"{function[0].upper()}{function[1:]}.c"
        text = source(function, folder)
        if checks and (not path.exists() or path.read_text() != text):
            outdated.append(path.relative_to(ROOT))
        elif not checks:
            path.write_text(text)
    if outdated:
        sys.exit(f"error: {', '.join(map(str, outdated))}: not the files of the folder; run Scripts/embed-files.py")


main()
