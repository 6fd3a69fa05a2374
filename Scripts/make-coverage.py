#!/usr/bin/env python3
"""Write Documentation/Coverage.md: what AutoLayout has of UIKit's classes and members, and what it does not have.

    make-coverage.py SYMBOL_GRAPHS [--check]
    make-coverage.py --table [--check]

SYMBOL_GRAPHS has a folder for each module, with the output of swift-symbolgraph-extract; Scripts/reference.sh makes them
in .build/reference-graphs. With --check the page is not written; the script fails where it differs. The table of
`autolayout port` (TABLE) is made of the page: --table makes or checks it without symbol graphs. It has the partial and
inert members whose names tell the class: no other class has a full member of the name, and names without labels have at
least LEAST characters.

The names of UIKit's API are in Scripts/uikit-names.tsv, in Objective-C. A Swift member has one of them if its parts
are those of the Objective-C name, without the words that repeat types: `deselectRow(at:animated:)` has
`deselectRowAtIndexPath:animated:`. A comment with “- Remark: Partial.” or “- Remark: Inert.” says that a member does only part
of what it does in UIKit, or has no effect.
"""
import argparse
import collections
import glob
import json
import os
import re
import sys

NAMES = "Scripts/uikit-names.tsv"
PAGE = "Documentation/Coverage.md"
TABLE = "Sources/AutoLayoutCommand/Port/UIKitCoverage+Table.swift"
LEAST = 10
MODULES = ("AutoLayout", "InterfaceBuilder", "UIKit")
REMARK = re.compile(r"^\s*- Remark: (Partial|Inert)\.\s*(.*)$")
# Members that have other names in Swift.
RENAMED = {
    "drawViewHierarchyInRect:afterScreenUpdates:": "drawHierarchy(in:afterScreenUpdates:)",
    "maskView": "mask",
    "viewForFirstBaselineLayout": "forFirstBaselineLayout",
    "viewForLastBaselineLayout": "forLastBaselineLayout",
    "removeFromParentViewController": "removeFromParent()",
    "childViewControllers": "children",
    "addChildViewController:": "addChild(_:)",
    "willMoveToParentViewController:": "willMove(toParent:)",
    "didMoveToParentViewController:": "didMove(toParent:)",
}
# Members of one name, such as a requirement and its default implementation, count as the one that does least.
STATES = ("inert", "partial", "full")
TYPE_KINDS = {"swift.class", "swift.protocol", "swift.struct", "swift.enum"}
MEMBER_KINDS = {"swift.method", "swift.property", "swift.init", "swift.type.method", "swift.type.property"}


def words(name):
    """The words of a name in camel case, in lower case: “setURL” has “set” and “url”."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", name)]


def parts_of_selector(selector):
    """The words of each part of an Objective-C name: one part per argument, and one if there is none."""
    return [words(part) for part in (selector[:-1].split(":") if selector.endswith(":") else [selector])]


def parts_of_member(name):
    """The words of each part of a Swift name, with the first label in the first part."""
    base, _, labels = name.partition("(")
    labels = [label for label in labels.rstrip(")").split(":") if label]
    first = words(base) + (words(labels[0]) if labels and labels[0] != "_" else [])
    return [first] + [words(label) if label != "_" else [] for label in labels[1:]]


def abbreviates(part, theirs, owner):
    """Whether a part of a Swift name is a part of an Objective-C name without words that repeat the types: words at the
    end (“atIndexPath” is “at”), and the class at the beginning (“colorWithAlphaComponent” is “withAlphaComponent”)."""
    if theirs[:len(part)] == part:
        return True
    return any(
        theirs[count:count + len(part)] == part for count in range(1, len(theirs)) if owner[-count:] == theirs[:count])


class Member:
    """A member of a type of this project."""

    def __init__(self, symbol):
        self.name = symbol["pathComponents"][-1]
        self.state, self.remark = "full", ""
        lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
        for index, line in enumerate(lines):
            found = REMARK.match(line)
            if found:
                self.state = found.group(1).lower()
                text = [found.group(2)]
                for more in lines[index + 1:]:
                    if not more.strip() or more.lstrip().startswith("- "):
                        break
                    text.append(more.strip())
                self.remark = " ".join(part for part in text if part)
                break
        self.parts = parts_of_member(self.name)

    def has(self, selector, owner):
        """Whether this is the member of an Objective-C name, with its sign."""
        if selector[1:] in RENAMED:
            return self.name == RENAMED[selector[1:]]
        sign, theirs, owner = selector[0], parts_of_selector(selector[1:]), words(owner)
        if selector.endswith(":") != (":" in self.name):
            return False
        if len(theirs) != len(self.parts):
            return False
        first, rest = self.parts[0], zip(self.parts[1:], theirs[1:])
        if not all(abbreviates(own, their, []) for own, their in rest):
            return False
        if not selector.endswith(":"):
            # A property, or a method without arguments.
            return first in (theirs[0], ["is"] + theirs[0]) or (
                sign == "+" and first in (theirs[0][:-1], ["init"])) or first == ["is"] + theirs[0][1:]
        if first[:1] == ["init"]:
            their = theirs[0][1:] if theirs[0][:1] == ["init"] else theirs[0]
            if sign == "-" and theirs[0][:1] != ["init"]:
                return False
            after = their[their.index("with") + 1:] if "with" in their else their
            return abbreviates(first[1:], after, []) or abbreviates(first[1:], their, [])
        return abbreviates(first, theirs[0], owner)


def read_names():
    """(class, kind, superclass, members) of UIKit."""
    with open(NAMES, encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                name, kind, base, members = line.rstrip("\n").split("\t")
                yield name, kind, base, members.split()


def read_graphs(folder):
    """The members of each type with their states, and the types that each type inherits from or conforms to."""
    members, parents, kinds, types = collections.defaultdict(list), collections.defaultdict(set), {}, {}
    identifiers, relations, inert_types = {}, [], {}
    for module in MODULES:
        for path in sorted(glob.glob(os.path.join(folder, module, "*.symbols.json"))):
            with open(path, encoding="utf-8") as file:
                graph = json.load(file)
            for symbol in graph["symbols"]:
                components, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
                name = ".".join(components)
                if kind in TYPE_KINDS:
                    identifiers[symbol["identifier"]["precise"]] = name
                    kinds[name] = kind
                    types[name] = Member(symbol)
                elif kind in MEMBER_KINDS and len(components) > 1:
                    members[".".join(components[:-1])].append(Member(symbol))
            relations += graph.get("relationships", [])
    # The compiler lists symbols in any order. Initializers are last: they stand for class methods that are nothing else.
    for group in members.values():
        group.sort(key=lambda member: (
            member.name.startswith("init("), member.name, STATES.index(member.state), member.remark))
    for relation in relations:
        if relation["kind"] in ("inheritsFrom", "conformsTo"):
            source = identifiers.get(relation["source"])
            target = identifiers.get(relation["target"]) or relation.get("targetFallback", "").rsplit(".", 1)[-1]
            if source and target:
                parents[source].add(target)
    return members, parents, types


def chain(name, parents):
    """A type and all that it inherits from or conforms to."""
    found, waiting = [], [name]
    while waiting:
        current = waiting.pop()
        if current not in found:
            found.append(current)
            waiting += sorted(parents.get(current, ()))
    return found


def first_match(selector, owner, groups):
    """The member of an Objective-C name: of the members of the first group that have it, the first one with the most words,
    since `convertTime(_:from:)` is nearer to its name than `convert(_:from:)`; None if there is none."""
    for group in groups:
        found = [member for member in group if member.has(selector, owner)]
        if found:
            return max(found, key=lambda member: len(member.parts[0]))
    return None


def compare(folder):
    """For each class of UIKit: (name, kind, Swift name or None, type, {state: [(name, remark)]})."""
    members, parents, types = read_graphs(folder)
    bare = {name.replace(".", ""): name for name in types}
    for name, kind, base, selectors in read_names():
        swift = name if name in types else bare.get(name)
        states = collections.defaultdict(list)
        if swift is None:
            states["absent"] = [(selector[1:], "") for selector in selectors]
            yield name, kind, None, None, states
            continue
        own = members[swift]
        inherited = [member for other in chain(swift, parents)[1:] for member in members[other]]
        extensions = [member for member in members.get("NSObject", [])]
        matched = set()
        for selector in selectors:
            found = first_match(selector, name, (own, inherited, extensions))
            if found is None:
                if selector[1:4] == "set" and any(
                        words(other[1:]) == words(selector[4:]) for other in selectors):
                    continue
                states["absent"].append((selector[1:], ""))
            elif found.name not in matched:
                matched.add(found.name)
                states[found.state].append((found.name, found.remark))
        for member in own:
            if member.name not in matched and member.state != "full":
                states[member.state].append((member.name, member.remark))
                matched.add(member.name)
        yield name, kind, swift, types[swift], states


def sentence(text):
    """A remark as the end of a list item."""
    return f": {text}" if text else ""


def section(name, kind, swift, declared, states):
    """The lines of a class."""
    yield f"### {swift}" if swift == name else f"### {swift} ({name})"
    yield ""
    if declared.state != "full":
        yield f"{declared.state.capitalize()}. {declared.remark}"
        yield ""
    if states["full"]:
        yield "Full: " + ", ".join(f"`{member}`" for member, _ in sorted(states["full"])) + "."
        yield ""
    for state in ("partial", "inert"):
        for member, remark in sorted(states[state]):
            yield f"- {state}: `{member}`{sentence(remark)}"
    if states["partial"] or states["inert"]:
        yield ""
    if states["absent"]:
        yield "Absent: " + ", ".join(f"`{member}`" for member, _ in sorted(states["absent"])) + "."
        yield ""


def page(folder):
    """The text of the page."""
    classes = list(compare(folder))
    present = [entry for entry in classes if entry[2]]
    absent = [entry for entry in classes if not entry[2]]
    count = collections.Counter()
    for entry in present:
        for state, names in entry[4].items():
            count[state] += len(names)
    yield "# What AutoLayout has of UIKit"
    yield ""
    yield ("This page is generated from the sources by `Scripts/make-coverage.py`. It compares the public classes, protocols and members "
           "with those of UIKit and Core Animation in iOS 18, without deprecated ones.")
    yield ""
    yield "- **Full**: behaves as documented by Apple, as far as it can be observed in a layout, a tree of views, a state or an event."
    yield "- **Partial**: does part of it. The remark says what differs."
    yield "- **Inert**: can be called and set, and has no effect. The remark says why."
    yield "- **Absent**: does not exist. The name is the one in Objective-C."
    yield ""
    yield "| classes and protocols | full | partial | inert | absent members |"
    yield "| --- | --- | --- | --- | --- |"
    yield f"| {len(present)} of {len(classes)} | {count['full']} | {count['partial']} | {count['inert']} | {count['absent']} |"
    yield ""
    yield "[Supported features](Support.md) describes what the tool and the library do as a whole."
    yield ""
    yield "## Classes and protocols"
    yield ""
    for entry in sorted(present, key=lambda entry: entry[2]):
        yield from section(*entry)
    yield "## Absent classes and protocols"
    yield ""
    yield ", ".join(f"`{entry[0]}`" for entry in absent) + "."


def rows(text):
    """The partial and inert classes and members of a page: (class, member or "", state, remark)."""
    owner = ""
    for line in text.splitlines():
        if line.startswith("#"):
            owner = line[4:].split(" ")[0] if line.startswith("### ") else ""
        member = re.match(r"- (partial|inert): `([^`]+)`(?:: (.*))?$", line)
        whole = re.match(r"(Partial|Inert)\. (.*)$", line)
        if member and owner:
            yield owner, member.group(2), member.group(1), member.group(3) or ""
        elif whole and owner:
            yield owner, "", whole.group(1).lower(), whole.group(2)


def table(text):
    """The Swift file with the table of a page."""
    full = {name for line in text.splitlines() if line.startswith("Full: ") for name in re.findall(r"`([^`]+)`", line)}
    yield "// Generated by Scripts/make-coverage.py. Do not edit."
    yield "// swift-format-ignore-file"
    yield ""
    yield "extension UIKitCoverage {"
    yield "  /// Class, member, state and remark of each row of Documentation/Coverage.md whose name tells the"
    yield "  /// class, separated by tabs. The member of a whole class is empty."
    yield '  static let table = #"""'
    seen = set()
    for owner, member, state, remark in rows(text):
        labels = [label for label in member.partition("(")[2].rstrip(")").split(":") if label not in ("", "_")]
        base = member.partition("(")[0]
        if member in full or base == "init" or (member and not labels and len(base) < LEAST) or member in seen:
            continue
        if member:
            seen.add(member)
        yield f"    {owner}\t{member}\t{state}\t{remark}".rstrip()
    yield '    """#'
    yield "}"


def settle(path, text, check):
    """Writes a file, or says whether it has the text already."""
    if not check:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return True
    with open(path, encoding="utf-8") as file:
        if file.read() == text:
            return True
    print(f"error: {path} is not up to date; run {' '.join(sys.argv).replace(' --check', '')}", file=sys.stderr)
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("graphs", nargs="?", help="folder with the symbol graphs of the modules")
    parser.add_argument("--table", action="store_true", help="make only the table, of the page that exists")
    parser.add_argument("--check", action="store_true", help="fail where the page or the table differs")
    options = parser.parse_args()
    if not options.graphs and not options.table:
        parser.error("name the folder with the symbol graphs, or --table")
    if options.table:
        with open(PAGE, encoding="utf-8") as file:
            text = file.read()
    else:
        text = "\n".join(page(options.graphs)).rstrip("\n") + "\n"
    fine = settle(TABLE, "\n".join(table(text)) + "\n", options.check)
    return 0 if (options.table or settle(PAGE, text, options.check)) and fine else 1


if __name__ == "__main__":
    sys.exit(main())
