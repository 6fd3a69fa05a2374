#!/usr/bin/env python3
"""Compare the public members of our UIKit classes with those of UIKit.

    Scripts/check-uikit-members.py SYMBOL_GRAPHS [--check | --record]

SYMBOL_GRAPHS is what Scripts/reference.sh makes. Two lists are compared with it:

  .ci/uikit-additional-members     public members, operators and initializers that UIKit's list of names does not have, each
                                   with its reason. Programs and libraries that declare the same become ambiguous.
  .ci/uikit-not-overridable        members that are open in UIKit and that programs cannot override here.

The names are those of Scripts/uikit-names.tsv, matched as in Scripts/make-coverage.py. With --check the script exits 1 on a
member that is not listed, on one that is listed and no longer found, and on one without a reason. --record writes both
lists, keeps the reasons that they have, and leaves those of new members empty. Standard library only.
"""
import collections, glob, importlib.util, json, os, sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ADDITIONAL = os.path.join(ROOT, ".ci/uikit-additional-members")
CLOSED = os.path.join(ROOT, ".ci/uikit-not-overridable")
# Kinds of symbols that a class or a structure can have.
CALLABLE = {"swift.func.op", "swift.subscript"}
# Kinds that a subclass can override.
OVERRIDABLE = {"swift.method", "swift.property", "swift.type.method", "swift.type.property"}
# Structures and enumerations whose operators and initializers programs declare themselves.
VALUES = ("UILayoutPriority", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "CGRect", "CGSize", "CGPoint")

spec = importlib.util.spec_from_file_location("coverage", os.path.join(ROOT, "Scripts/make-coverage.py"))
coverage = importlib.util.module_from_spec(spec)
spec.loader.exec_module(coverage)


def read_symbols(folder):
    """-> (symbols by type, identifiers of overrides, identifiers of members that a protocol asks for)"""
    symbols, overrides, required = collections.defaultdict(list), set(), set()
    for path in sorted(glob.glob(os.path.join(folder, "AutoLayout", "*.symbols.json"))):
        with open(path, encoding="utf-8") as file:
            graph = json.load(file)
        for symbol in graph["symbols"]:
            components = symbol["pathComponents"]
            if symbol["kind"]["identifier"] in coverage.MEMBER_KINDS | CALLABLE and len(components) > 1:
                symbols[".".join(components[:-1])].append(symbol)
        for relation in graph.get("relationships", []):
            if relation["kind"] == "overrides":
                overrides.add(relation["source"])
            elif relation["kind"] in ("requirementOf", "defaultImplementationOf"):
                required.add(relation["source"])
    return symbols, overrides, required


def open_classes(folder):
    """The names of the classes that a program can subclass."""
    found = set()
    for path in glob.glob(os.path.join(folder, "AutoLayout", "*.symbols.json")):
        with open(path, encoding="utf-8") as file:
            found |= {
                ".".join(symbol["pathComponents"]) for symbol in json.load(file)["symbols"]
                if symbol["kind"]["identifier"] == "swift.class" and symbol["accessLevel"] == "open"}
    return found


def find(folder):
    """-> (additional members, members that cannot be overridden), each as "Type member" """
    symbols, overrides, required = read_symbols(folder)
    members, parents, types = coverage.read_graphs(folder)
    names = {name: (kind, selectors) for name, kind, _, selectors in coverage.read_names()}
    swift_names = {name.replace(".", ""): name for name in types}
    objective_c = {swift_names.get(name, name): name for name in names}
    # Members of protocols, also of those of Swift alone, belong to the types that conform.
    asked = {name: {member.name for member in members[name]} for name in types}
    additional, closed = set(), set()
    # What are structures in Swift, and classes that cannot be subclassed here, have nothing to override.
    subclassed = open_classes(folder)
    for name in sorted(set(types) & set(objective_c)):
        kind, _ = names[objective_c[name]]
        if kind != "class":
            continue
        line = coverage.chain(name, parents)
        selectors = [
            (selector, objective_c[other]) for other in line if other in objective_c
            for selector in names[objective_c[other]][1]]
        conformances = set().union(*(
            asked.get(other, set()) for other in line[1:] if other not in objective_c or names[objective_c[other]][0] != "class"))
        for symbol in symbols[name]:
            identifier = symbol["identifier"]["precise"]
            if identifier in overrides or identifier in required:
                continue
            member = coverage.Member(symbol)
            if any(member.has(*selector) for selector in selectors):
                is_closed = symbol["accessLevel"] != "open" and symbol["kind"]["identifier"] in OVERRIDABLE
                if name in subclassed and is_closed:
                    closed.add(f"{name} {member.name}")
            elif member.name not in conformances:
                additional.add(f"{name} {member.name}")
    for name in VALUES:
        for symbol in symbols[name]:
            if symbol["kind"]["identifier"] in ("swift.func.op", "swift.init"):
                additional.add(f"{name} {symbol['pathComponents'][-1]}")
    return additional, closed


def read(path):
    """-> ({member: reason}, lines of the head)"""
    entries, head = {}, []
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            for line in file:
                if line.startswith("#"):
                    head.append(line)
                elif line.strip():
                    member, _, reason = line.rstrip("\n").partition("\t")
                    entries[member] = reason
    return entries, head


def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[1:] not in ([], ["--check"], ["--record"]):
        sys.exit(__doc__)
    failed = False
    for path, found in zip((ADDITIONAL, CLOSED), find(arguments[0])):
        listed, head = read(path)
        name = os.path.relpath(path, ROOT)
        if arguments[1:] == ["--record"]:
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(head)
                file.writelines(f"{member}\t{listed.get(member, '')}\n" for member in sorted(found))
            continue
        problems = [f"{member}: not listed" for member in sorted(found - set(listed))]
        problems += [f"{member}: listed, and no longer found" for member in sorted(set(listed) - found)]
        problems += [f"{member}: no reason" for member in sorted(found & set(listed)) if not listed[member]]
        for problem in problems:
            print(f"{name}: error: {problem}")
        print(f"{name}: {len(found)} members, {len(problems)} errors")
        failed = failed or bool(problems)
    sys.exit(1 if failed and arguments[1:] == ["--check"] else 0)


main()
