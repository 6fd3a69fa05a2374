#!/usr/bin/env python3
"""Compares heights of one-line labels with those that Interface Builder recorded.

    measure-label-heights.py CONFORMANCE-FOLDER TOOL [ARG ...]

TOOL is the built `autolayout`; CONFORMANCE-FOLDER holds check.py, documents/ and roots.tsv. Frames are computed with
nothing given ("measured" in check.py) and compared within one pixel of the canvas. Printed are:

    all    every one-line label with a text that Auto Layout places
    free   of these the ones whose text alone decides the height: no constraint on the height, none on a second vertical
           attribute, not stretched by a stack view (arranged in a row that does not fill), no placeholder size; and not
           kept from the object library, where heights are whole points; and of these the ones in the system font

Then the fonts of the free labels that are not the same, with how many of that font, size, weight and scale are not.
Needs only the Python standard library.
"""
import collections, importlib.util, math, os, sys, tempfile
import xml.etree.ElementTree as ET

VERTICAL = {"top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
            "centerYWithinMargins"}
HEIGHT_LIMIT = 0.01                                      # points: how documents round what they record


def load_check(folder):
    spec = importlib.util.spec_from_file_location("check", os.path.join(folder, "check.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def font(label):
    """(family, style or size, weight or face) of a label; None for attributed text."""
    if label.get("usesAttributedText") == "YES":
        return None
    f = next((c for c in label.findall("fontDescription") if c.get("key") == "fontDescription"), None)
    if f is None:
        return ("system", "17", "regular")
    if f.get("style"):
        return ("system", f.get("style").replace("UICTFontTextStyle", ""), "")
    size = f.get("pointSize") or "14"
    if f.get("name"):
        return (f.get("family") or f.get("name"), size, f.get("name"))
    return ("system", size, f.get("weight") or f.get("type") or "regular")


def text(label):
    own = label.get("text")
    if own is None:
        own = next((c.text for c in label if c.tag in ("string", "mutableString") and c.get("key") == "text"), None)
    return own or ""


def decided(label, parent, constraints):
    """Whether something but the text decides the height."""
    if label.get("placeholderIntrinsicHeight"):
        return True
    used = set()
    for c in constraints:
        for item, attribute in (("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")):
            if c.get(item) == label.get("id") and c.get("placeholder") != "YES":
                used.add(c.get(attribute))
    own = label.find("constraints")
    for c in own if own is not None else []:
        used |= {c.get(a) for i, a in (("firstItem", "firstAttribute"), ("secondItem", "secondAttribute"))
                 if c.get(i) in (None, label.get("id"))}
    if "height" in used or len(used & VERTICAL) > 1:
        return True
    if parent is not None and parent.tag == "stackView":
        return parent.get("axis") == "vertical" or parent.get("alignment", "fill") == "fill"
    return False


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder, tool = sys.argv[1], sys.argv[2:]
    if len(tool) == 1:
        tool += ["frames", "--format", "jsonl"]
    check = load_check(folder)
    lines = open(os.path.join(folder, "roots.tsv"), encoding="utf-8").read().splitlines()
    head = lines[0].split("\t")
    rows = [dict(zip(head, l.split("\t"))) for l in lines[1:]]
    docs = collections.OrderedDict()
    for r in rows:
        if r["set"] == "clean":
            docs.setdefault(r["document"], []).append(r)
    with tempfile.TemporaryDirectory() as folder_:
        paths, expected, got = {}, {}, {}
        for n in docs:
            paths[n] = os.path.join(folder_, "document%04d%s" % (len(paths), os.path.splitext(n)[1]))
            expected[n] = check.prepare(os.path.join(folder, "documents", n), paths[n], [r["root"] for r in docs[n]],
                                        "measured")
        names = list(docs)
        for i in range(0, len(names), 40):
            found, _ = check.run(tool, [paths[n] for n in names[i:i + 40]], 600)
            got.update(found)
        samples = [s for n in docs for s in labels(check, folder, n, docs[n], expected[n], got.get(paths[n], {}))]
    report(samples)


def labels(check, folder, name, roots, expected, got):
    """-> (font, scale, recorded height, computed height, decided) of each one-line label of a document."""
    tree = ET.parse(os.path.join(folder, "documents", name))
    parents = {}
    for p in tree.iter():
        for c in p:
            parents[c] = parents.get(p) if p.tag == "subviews" else p
    constraints = list(tree.iter("constraint"))
    by_id = {e.get("id"): e for e in tree.iter("label")}
    for r in roots:
        scale = check.SCALE.get(r["device"], 2)
        for view, want in expected[r["root"]].items():
            label = by_id.get(view)
            have = got.get(r["root"], {}).get(view)
            if label is None or have is None or label.get("numberOfLines", "1") != "1" or not text(label):
                continue
            if font(label) is not None and "\n" not in text(label):
                yield (font(label), scale, want[3], have[3], decided(label, parents.get(label), constraints), name, view)


def report(samples):
    def close(s):
        return abs(s[2] - s[3]) <= 1 / s[1] + HEIGHT_LIMIT

    def from_library(s):
        return abs(s[2] - math.ceil(s[3] - HEIGHT_LIMIT)) < HEIGHT_LIMIT and abs(s[2] - s[3]) > HEIGHT_LIMIT

    def exact(s):
        return abs(s[2] - s[3]) <= 2 * HEIGHT_LIMIT

    free = [s for s in samples if not s[4] and not from_library(s)]
    system = [s for s in free if s[0][0] == "system"]
    for title, part in (("all", samples), ("free", free), ("of these in the system font", system)):
        good, same = sum(map(close, part)), sum(map(exact, part))
        print("%s: %d of %d within a pixel (%.1f %%), %d the same (%.1f %%)" % (
            title, good, len(part), 100 * good / max(1, len(part)), same, 100 * same / max(1, len(part))))
    print("kept from the object library: %d, of which %d are more than a pixel off" % (
        sum(map(from_library, samples)), sum(from_library(s) and not close(s) for s in samples)))
    fonts = collections.defaultdict(lambda: [0, []])
    for s in free:
        fonts[s[0] + (s[1],)][0] += 1
        if not exact(s):
            fonts[s[0] + (s[1],)][1].append(s)
    for key, (count, wrong) in sorted(fonts.items(), key=lambda x: -len(x[1][1])):
        if wrong:
            print("%s @%dx: %d of %d differ, e.g. %.2f recorded, %.2f computed (%s %s)" % (
                " ".join(key[:3]).strip(), key[3], len(wrong), count, wrong[0][2], wrong[0][3], wrong[0][5], wrong[0][6]))


if __name__ == "__main__":
    main()
