#!/usr/bin/env python3
"""Fail when a public declaration has no documentation comment, or the map does not name a folder of sources or names
one that does not exist.

    check-documentation.py [SWIFT FILE OR FOLDER ...]      (default: Sources, and the map)

Without arguments as many may lack one as `.ci/undocumented` says: a debt that may only shrink.

A declaration is public when it says `public` or `open`, or is a member of a `public extension`.
Not asked for: overrides and initializers that only hand on (`required init?(coder:)`), `static func ==`,
and the names that a protocol of the standard library prescribes, since their meaning is documented there.
Undocumented `case`s count, because a public enumeration's cases are public.
"""
import os
import re
import sys

DECLARATION = re.compile(
    r"^\s*(?:@\S+(?:\([^)]*\))?\s+)*(?:(?:nonisolated|final|static|class|mutating|convenience|required|indirect"
    r"|weak|unowned(?:\([a-z]+\))?|lazy|private\(set\)|internal\(set\)|fileprivate\(set\)|override|dynamic|consuming"
    r"|borrowing|nonmutating|isolated|prefix|postfix|infix)(?:\(unsafe\))?\s+)*"
    r"(?:public|open)\s+(?P<rest>.*)$")
# The start of a string literal of several lines, with its number signs.
TEXT = re.compile(r'(#*)"""\s*$')
KIND = re.compile(
    r"\b(class|struct|enum|protocol|actor|func|var|let|init|subscript|typealias|associatedtype|case|operator)\b")
PRESCRIBED = re.compile(
    r"func (==|<|hash\(into|encode\(to|encode\(with|copy\(with|isEqual\(|makeIterator\(|index\(after|index\(before)"
    r"|var (description|debugDescription|hash|hashValue|rawValue|errorDescription|startIndex|endIndex|isEmpty"
    r"|supportsSecureCoding)\b"
    r"|init\(rawValue|init\(from decoder|init\?\(coder|init\(coder|(?:let|var) rawValue\b"
    r"|typealias (RawValue|Element|Index|ArrayLiteralElement|FloatLiteralType|IntegerLiteralType|StringLiteralType)\b"
    r"|init\((array|float|integer|string)Literal")


def is_documented(lines, index):
    """Whether a comment stands above line `index`, attributes in between allowed."""
    for above in range(index - 1, -1, -1):
        line = lines[above].strip()
        if line.startswith("///") or line.endswith("*/"):
            return True
        if line.startswith("@") or line.startswith("#if") or line.startswith(")"):
            continue
        return False
    return False


def without_texts(lines):
    """The lines, empty where they are inside of a string literal of several lines."""
    end = None
    for line in lines:
        if end:
            yield ""
            if line.lstrip().startswith(end):
                end = None
            continue
        yield line
        start = TEXT.search(line)
        if start:
            end = '"""' + start.group(1)


def undocumented(path):
    with open(path, encoding="utf-8") as file:
        lines = list(without_texts(file.read().split("\n")))
    for index, line in enumerate(lines):
        match = DECLARATION.match(line)
        if not match or line.lstrip().startswith("//"):
            continue
        rest = match.group("rest")
        if "override " in line or rest.startswith("extension") or rest.startswith("import"):
            continue
        if not KIND.search(rest) or PRESCRIBED.search(rest):
            continue
        if not is_documented(lines, index):
            yield index + 1, rest.split("{")[0].strip()


def swift_files(paths):
    for path in paths:
        if os.path.isfile(path):
            yield path
        for folder, names, files in os.walk(path):
            names[:] = sorted(n for n in names if not n.startswith("."))
            yield from (os.path.join(folder, f) for f in sorted(files) if f.endswith(".swift"))


def unnamed_folders():
    """Folders of the modules' sources that the map does not name: as a link, or in backquotes where their module is
    described. Several modules have folders of one name."""
    with open("ARCHITECTURE.md", encoding="utf-8") as file:
        text = file.read()
    for module in sorted(os.listdir("Sources")):
        path = os.path.join("Sources", module)
        described = description(text, module)
        for name in sorted(os.listdir(path)) if os.path.isdir(path) else []:
            folder = os.path.join(path, name)
            if os.path.isdir(folder) and not name.endswith(".docc"):
                if f"({folder})" not in text and f"`{name}`" not in described:
                    yield folder


def missing_paths():
    """Paths in the map's table of where to change what that do not exist."""
    with open("ARCHITECTURE.md", encoding="utf-8") as file:
        section = re.search(r"^## Where to change what$.*?(?=^## )", file.read(), re.MULTILINE | re.DOTALL)
    for path in re.findall(r"`([A-Za-z.]+/[^`…]+)`", section.group()):
        if not any(os.path.exists(os.path.join(folder, path)) for folder in ("Sources", "Tests", ".")):
            yield path


def description(text, module):
    """What the map says of a module: its row in the table of modules, and a section of its own."""
    row = re.search(rf"^\| \[`{module}`\]\(Sources/{module}\) \|.*$", text, re.MULTILINE)
    section = re.search(rf"^## The folders of `{module}`$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return "".join(match.group() for match in (row, section) if match)


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    files = list(swift_files(sys.argv[1:] or ["Sources"]))
    faults = [(path, *fault) for path in files for fault in undocumented(path)]
    allowed = 0 if sys.argv[1:] else debt()
    print(f"{len(files)} files, {len(faults)} public declarations without a documentation comment ({allowed} allowed)")
    unnamed = [] if sys.argv[1:] else list(unnamed_folders())
    for folder in unnamed:
        print(f"ARCHITECTURE.md: error: {folder} is not named", file=sys.stderr)
    missing = [] if sys.argv[1:] else list(missing_paths())
    for path in missing:
        print(f"ARCHITECTURE.md: error: {path} does not exist", file=sys.stderr)
    if len(faults) <= allowed:
        sys.exit(1 if unnamed or missing else 0)
    for path, line, text in faults:
        print(f"{path}:{line}: error: no documentation comment: {text}", file=sys.stderr)
    sys.exit(1)


def debt():
    """How many declarations may still lack a comment."""
    try:
        with open(".ci/undocumented", encoding="utf-8") as file:
            return int(file.read())
    except FileNotFoundError:
        return 0


if __name__ == "__main__":
    main()
