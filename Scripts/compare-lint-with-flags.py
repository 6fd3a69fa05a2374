#!/usr/bin/env python3
"""Compare what `autolayout lint` finds with what Interface Builder found.

    Scripts/compare-lint-with-flags.py [--corpus DIR] [--preset NAME] [--list] TOOL [ARG ...]

Interface Builder writes ambiguous="YES" and misplaced="YES" into documents that were saved with such issues. This script
lints all documents of the conformance corpus on their own canvas, with the preset `strict` unless another one is named, and
prints

  recall     of the views that carry a flag, how many have a finding of the same kind. Flags inside
             of cells below the visible part of their table count as found when the finding is that Xcode flags them for
             this reason. Views that no constraint places (bars, the custom views of bar items) are counted apart. The
             preset `recommended` has one finding for each cause: counted are also the views that a finding lists, and
             the roots with flagged views that have a finding.
  precision  of the views in roots that were verified to be clean, how many have a finding that is ambiguous, conflicting
             or misplaced. Views whose recorded frame does not follow from the document (column `skip`) are left out.

Needs only the Python standard library.
"""
import argparse, collections, csv, json, os, subprocess, sys
import xml.etree.ElementTree as ET

AMBIGUOUS = {"ambiguous-layout", "ambiguous-scroll-content", "self-sizing-cell"}
RULES = {"ambiguous": AMBIGUOUS, "misplaced": {"misplaced-view"}}
SOLVED = AMBIGUOUS | {"cell-below-canvas", "misplaced-view", "conflicting-constraints"}


def findings(tool, documents, preset):
    """-> {document: [finding]}"""
    names = sorted(os.path.join(documents, n) for n in os.listdir(documents))
    # Interface Builder flags every misplaced view, also those that follow from a conflict.
    run = subprocess.run(
        tool + ["lint", "--no-cache", "--preset", preset, "--format", "json"] + names, capture_output=True, text=True)
    found = collections.defaultdict(list)
    for finding in json.loads(run.stdout)["findings"]:
        found[os.path.basename(finding["file"])].append(finding)
    return found


def flagged(documents):
    """Yields (document, flag, element, whether constraints place it, the root)."""
    for name in sorted(os.listdir(documents)):
        root = ET.parse(os.path.join(documents, name)).getroot()
        parents = {child: parent for parent in root.iter() for child in parent}
        for element in root.iter():
            if element.tag == "variation":
                continue
            for flag in RULES:
                if element.get(flag) == "YES":
                    key = element.get("key")
                    placed = element.tag != "navigationBar" and key != "customView"
                    yield name, flag, element, placed, outermost(element, parents)


def outermost(element, parents):
    """The identifier of the outermost view around an element, which is the root that lint lays out."""
    view = element
    while element in parents:
        element = parents[element]
        if element.find("rect[@key='frame']") is not None:
            view = element
    return view.get("id")


def recall(found, documents, listing):
    counts = collections.Counter()
    roots = collections.defaultdict(set)
    for name, flag, element, placed, root in flagged(documents):
        view = element.get("id")
        of_kind = [f for f in found[name] if f["rule"] in RULES[flag]]
        below = flag == "ambiguous" and any(
            f["rule"] == "cell-below-canvas" and any(r.get("identifier") == view for r in f["related"])
            for f in found[name])
        hit = below or any(f["object"].get("identifier") == view for f in of_kind)
        listed = hit or any(r.get("identifier") == view for f in of_kind for r in f["related"])
        kind = flag if placed else flag + " (not placed by constraints)"
        counts[kind, "all"] += 1
        counts[kind, "found"] += hit
        counts[kind, "below"] += below
        counts[kind, "listed"] += listed
        roots[kind].add((name, root))
        if listing and not listed:
            print("not found: %s %s <%s> %s" % (name, flag, element.tag, view))
    for kind, places in roots.items():
        counts[kind, "roots"] = len(places)
        rules = RULES[kind.split()[0]]
        counts[kind, "roots found"] = sum(
            any(f.get("root") == root and f["rule"] in rules for f in found[name]) for name, root in places)
    return counts


def precision(found, corpus, documents, listing):
    views = wrong = 0
    kinds = collections.Counter()
    with open(os.path.join(corpus, "roots.tsv"), encoding="utf-8") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["set"] != "clean":
                continue
            skip = set(row["skip"].split(","))
            views += int(row["views"])
            bad = set()
            for f in found[row["document"]]:
                about = f["object"].get("identifier")
                if f.get("root") == row["root"] and f["rule"] in SOLVED and about not in skip:
                    kinds[f["rule"]] += 1
                    bad.add(about)
                    if listing:
                        print("in a clean root: %s %s %s: %s" % (row["document"], row["root"], f["rule"], f["message"]))
            wrong += len(bad)
    return views, wrong, kinds


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--corpus", default=os.path.join(here, "../../shared/conformance"))
    options.add_argument("--preset", default="strict", help="strict or recommended")
    options.add_argument("--list", action="store_true", help="print every disagreement")
    for flag in RULES:
        options.add_argument("--minimum-" + flag, type=float, help="exit 1 below this share of %s views in percent" % flag)
    options.add_argument("--maximum-wrong", type=float, help="exit 1 above this share in percent of clean views")
    options.add_argument("tool", nargs=argparse.REMAINDER)
    o = options.parse_args()
    if not o.tool:
        options.error("which tool?")
    documents = os.path.join(o.corpus, "documents")
    found = findings(o.tool, documents, o.preset)
    counts = recall(found, documents, o.list)
    failed = not counts
    if failed:
        print("no document has a flag: nothing was compared")
    for kind in sorted({k for k, _ in counts}):
        all_, hit, below, listed = (counts[kind, k] for k in ("all", "found", "below", "listed"))
        share = 100 * hit / max(1, all_)
        note = ", %d of them in cells below the canvas" % below if below else ""
        print("%-40s %3d of %3d found (%.1f %%%s), %d also listed (%.1f %%), %d of %d roots" % (
            kind, hit, all_, share, note, listed - hit, 100 * listed / max(1, all_), counts[kind, "roots found"],
            counts[kind, "roots"]))
        failed = failed or kind in RULES and share < (getattr(o, "minimum_" + kind) or 0)
    views, wrong, kinds = precision(found, o.corpus, documents, o.list)
    share = 100 * wrong / max(1, views)
    print("clean roots: %d of %d views have a finding (%.2f %%): %s" % (
        wrong, views, share, ", ".join("%s %d" % k for k in sorted(kinds.items()))))
    sys.exit(1 if failed or share > (o.maximum_wrong or 100) else 0)


if __name__ == "__main__":
    main()
