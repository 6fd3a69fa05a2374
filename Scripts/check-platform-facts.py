#!/usr/bin/env python3
"""Compare the table of platform facts with what Interface Builder recorded.

    Scripts/check-platform-facts.py [--corpus DIR] [--check] [--list FACT] [--propose] TOOL

`places.py` of the corpus reads off recorded frames where guides and margins of roots and cells lie; the frames of controls
whose size their class gives are in the documents. For each of them `TOOL facts --used-by` says which rows of the table the
layout rests on. A row is supported by a root that has the value, and contradicted by one that has another. One recorded
place may rest on several rows (a status bar and a navigation bar): it then counts for all of them.

Prints a line for each row with the numbers of roots and repositories for it and against it. With --check it exits 1 where
a row has fewer roots than the table states, or more contradictions than it admits. Standard library only.

With --propose it prints what the contradictions of each row have in common: a value that at least three roots of two
repositories record, the releases and devices on which they do, and how many roots of these releases and devices support
the present value. Such a group is a proposal for a row; whether it is one, the roots for and against show.
"""
import argparse, collections, csv, io, json, os, subprocess, sys
import xml.etree.ElementTree as ET

TOLERANCE = 0.6  # Places are means of several constraints, each rounded to a pixel.
BATCH = 60
# What a proposal needs, as a row of the table does.
LEAST_ROOTS, LEAST_REPOSITORIES = 3, 2
# Roots against a proposal that are listed.
MOST_AGAINST = 5
# Rows that shape a value, by the part of the canvas that they shape.
TOP = ("status-bar", "safe-area.housing", "safe-area.adds", "safe-area.freeform", "navigation-bar", "sheet", "canvas.roots",
       "canvas.freeform-status")
BOTTOM = ("safe-area.adds", "tab-bar", "toolbar", "canvas.freeform-indicator")
SIDES = ("root.side-margin", "canvas.plain-xib-roots")
CELL_SIDES = ("table-cell.side-margin", "table-cell.alone")


# Facts that shape one side of a control only: 0 the width, 1 the height.
AXES = {"text-field.plain-has-no-room": 0, "segmented-control.room": 0, "segmented-control.medium-titles": 0,
        "text-field.rounded.least-height": 1, "text-field.rounded.room": 1, "text-field.rounds-lines-in-parts": 1, "text-field.empty.least-height": 1,
        "text-field.secure-rounds-line": 1,
        "segmented-control.height": 1, "stepper.height": 1, "progress-view.height": 1, "search-bar.height": 1,
        "page-control.height": 1, "page-control.padding": 0, "toolbar.height": 1, "tab-bar.height": 1,
        "navigation-bar.height": 1, "navigation-bar.large-title": 1, "navigation-bar.thin-height": 1}


def shapes(fact, axis):
    return AXES.get(fact.split("#")[0], axis) == axis


def evidence(corpus):
    run = subprocess.run([sys.executable, os.path.join(corpus, "places.py"), "--corpus", corpus], capture_output=True, text=True)
    return list(csv.DictReader(io.StringIO(run.stdout), delimiter="\t", quoting=csv.QUOTE_NONE))


def uses(tool, corpus, documents):
    """-> {(document, root): what the tool says of it}"""
    found = {}
    for start in range(0, len(documents), BATCH):
        part = [os.path.join(corpus, "documents", name) for name in documents[start:start + BATCH]]
        run = subprocess.run([tool, "facts", "--used-by"] + part, capture_output=True, text=True)
        for line in run.stdout.splitlines():
            use = json.loads(line)
            for root in use["roots"]:
                found[os.path.basename(use["file"]), root["id"]] = root
    return found


def predicted(row, use):
    """(value the tool gives for a recorded place, rows it rests on); None for what this script does not judge."""
    of, guide, edge = row["of"], row["guide"], row["edge"]
    safe = dict(zip(("top", "left", "bottom", "right"), use["safeArea"]))
    side = {"leading": "left", "trailing": "right"}
    rows = use["canvasFacts"]

    def those(prefixes):
        return [r for r in rows if r.startswith(prefixes)]

    if of == "ROOT" and guide == "safeArea":
        if edge == "top":
            return safe["top"], those(TOP)
        if edge == "bottom":
            return safe["bottom"], those(BOTTOM)
    if guide == "controller:top" and edge == "bottom":
        return ("at", use["guides"][0]), those(TOP)
    if guide == "controller:bottom" and edge == "top":
        return ("from the end", use["guides"][1]), those(BOTTOM)
    if of == "ROOT" and guide == "margin" and edge in ("leadingMargin", "trailingMargin") and use.get("sideMargin") is not None:
        return use["sideMargin"] + safe[side[edge[:-6]]], those(SIDES)
    if of in ("tableViewCell", "tableViewCellContentView") and guide == "margin" and use["cellMargins"]:
        place = ("topMargin", "leadingMargin", "bottomMargin", "trailingMargin").index(edge)
        if place % 2 == 0 and row["element"] != "tableViewCell":
            return None  # Vertical places of cells in a table are the table's.
        prefixes = CELL_SIDES if place % 2 else ("table-cell.%s-margin" % edge[:-6],)
        return ("one of", [m[place] for m in use["cellMargins"]]), [r for r in use["cellFacts"] if r.startswith(prefixes)]
    return None


def matches(row, value):
    inset = float(row["inset"] or row["place"])
    if isinstance(value, tuple) and value[0] == "at":
        return abs(float(row["place"]) - value[1]) <= TOLERANCE
    if isinstance(value, tuple) and value[0] == "from the end":
        height = float(row["canvas"].split("x")[1])
        return abs(height - float(row["place"]) - value[1]) <= TOLERANCE
    if isinstance(value, tuple):
        return any(abs(inset - v) <= TOLERANCE for v in value[1])
    return abs(inset - value) <= TOLERANCE


def explicit(document):
    """Whether a document states margins of its own anywhere, which say nothing about defaults."""
    return any(e.tag in ("edgeInsets", "directionalEdgeInsets") and "argins" in (e.get("key") or "") for e in document.iter())


def text(number):
    return f"{number:.2f}".rstrip("0").rstrip(".")


def recorded_value(row, value):
    """(recorded, given) in the terms of a place: an inset, or the end of a controller's guide."""
    inset = float(row["inset"] or row["place"])
    if isinstance(value, tuple) and value[0] == "at":
        return float(row["place"]), value[1]
    if isinstance(value, tuple) and value[0] == "from the end":
        return float(row["canvas"].split("x")[1]) - float(row["place"]), value[1]
    if isinstance(value, tuple):
        return inset, min(value[1], key=lambda v: abs(v - inset))
    return inset, value


def propose(misses, good, roots, repository):
    """Prints the groups of contradictions that a row of their own could explain."""
    by_root = {(r["document"], r["root"]): r for r in roots}
    for fact in sorted(misses):
        groups = collections.defaultdict(set)
        for key, recorded, given in misses[fact]:
            if key not in good[fact]:
                groups[text(round(2 * recorded) / 2), text(given)].add(key)
        for (recorded, given), keys in sorted(groups.items(), key=lambda g: -len(g[1])):
            names = {repository[d] for d, _ in keys}
            if len(keys) < LEAST_ROOTS or len(names) < LEAST_REPOSITORIES:
                continue
            releases = sorted({by_root[k]["xcode"] for k in keys})
            devices = {by_root[k]["device"] for k in keys}
            against = {k for k in good[fact] if k in by_root and by_root[k]["device"] in devices
                       and releases[0] <= by_root[k]["xcode"] <= releases[-1]}
            print("%s: %s instead of %s in %d roots of %d repositories; %d roots support the row there" % (
                fact, recorded, given, len(keys), len(names), len(against)))
            print("    Xcode %s to %s on %s" % (releases[0], releases[-1], ", ".join(sorted(devices)) or "no device"))
            for document, root in sorted(keys):
                print("    for: %s %s" % (document, root))
            for document, root in sorted(against)[:MOST_AGAINST]:
                print("    against: %s %s" % (document, root))


def preserving(document):
    """Identifiers of views that preserve the margins around them: they say nothing about their own."""
    return {e.get("id") for e in document.iter() if e.get("preservesSuperviewLayoutMargins") == "YES"}


def controls(document, use):
    """Yields (row, whether it holds, recorded size, given size) for views whose size a fact gives."""
    frames = {e.get("id"): e.find("rect[@key='frame']") for e in document.iter() if e.get("id")}
    for view in use["views"]:
        rect = frames.get(view["id"])
        if rect is None:
            continue
        recorded = [float(rect.get("width")), float(rect.get("height"))]
        for axis in (0, 1):
            if view["content"][axis] < 0:
                continue
            # Alignment insets and pixels lie between the content and the frame.
            solved = abs(view["size"][axis] - view["content"][axis]) <= 2.01
            if abs(recorded[axis] - view["size"][axis]) <= 1.01:
                if solved:
                    for fact in filter(lambda fact: shapes(fact, axis), view["facts"]):
                        yield fact, True, recorded[axis], view["size"][axis]
            elif solved:
                for fact in filter(lambda fact: shapes(fact, axis), view["facts"]):
                    yield fact, False, recorded[axis], view["size"][axis]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--corpus", default=os.path.join(here, "../../shared/conformance"))
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--list", metavar="FACT", help="print the roots that contradict rows whose name begins so")
    parser.add_argument("--propose", action="store_true", help="print what the contradictions of a row have in common")
    parser.add_argument("--json", metavar="FILE", help="write the counts to FILE")
    parser.add_argument("tool")
    o = parser.parse_args()
    corpus = os.path.abspath(o.corpus)
    table = json.loads(subprocess.run([o.tool, "facts", "--format", "json"], capture_output=True, text=True, check=True).stdout)
    with open(os.path.join(corpus, "roots.tsv"), encoding="utf-8") as f:
        roots = [r for r in csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE) if r["set"] == "clean"]
    with open(os.path.join(corpus, "sources.tsv"), encoding="utf-8") as f:
        repository = {r["document"]: r["repository"] for r in csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE)}
    documents = sorted({r["document"] for r in roots})
    used = uses(o.tool, corpus, documents)
    trees = {name: ET.parse(os.path.join(corpus, "documents", name)).getroot() for name in documents}
    stated = {name for name in documents if explicit(trees[name])}
    preserved = {name: preserving(trees[name]) for name in documents}
    good, bad = collections.defaultdict(set), collections.defaultdict(set)
    misses = collections.defaultdict(list)
    for row in evidence(corpus):
        key = row["document"], row["root"]
        if key not in used or row["guide"] == "margin" and row["document"] in stated:
            continue
        if row["of"] == "ROOT" and row["guide"] == "margin" and row["root"] in preserved[row["document"]]:
            continue
        judged = predicted(row, used[key])
        if judged is None:
            continue
        value, rows = judged
        for fact in rows:
            if matches(row, value):
                good[fact].add(key)
            else:
                bad[fact].add(key)
                misses[fact].append((key, *recorded_value(row, value)))
    for r in roots:
        key = r["document"], r["root"]
        if key in used:
            for fact, holds, recorded, given in controls(trees[r["document"]], used[key]):
                if holds:
                    good[fact].add(key)
                else:
                    bad[fact].add(key)
                    misses[fact].append((key, recorded, given))
    if o.propose:
        return propose(misses, good, roots, repository)
    failed, counts = False, {}
    for fact in table:
        print(fact["name"])
        for row in fact["rows"]:
            pro, con = good[row["id"]], bad[row["id"]] - good[row["id"]]
            repositories = {repository[d] for d, _ in pro}
            counts[row["id"]] = [len(pro), len(repositories), len(con)]
            note = ""
            if row.get("roots") is not None:
                if len(pro) < row["roots"] or len(repositories) < row["repositories"]:
                    note = "  FEWER than stated: %d of %d" % (row["roots"], row["repositories"])
                elif len(con) > row["contradictions"]:
                    note = "  MORE CONTRADICTIONS than admitted: %d" % row["contradictions"]
                failed = failed or bool(note)
            print("  %-28s %-60s +%d (%d) -%d%s" % (row["value"], row["scope"][:60], len(pro), len(repositories), len(con), note))
            if o.list and fact["name"].startswith(o.list):
                for document, root in sorted(con):
                    print("      against: %s %s" % (document, root))
    print("%d rows of %d facts; recorded roots against a row: %d" % (
        len(counts), len(table), len(set().union(*bad.values()) if bad else ())))
    if o.json:
        json.dump(counts, open(o.json, "w"), indent=1)
    sys.exit(1 if o.check and failed else 0)


if __name__ == "__main__":
    main()
