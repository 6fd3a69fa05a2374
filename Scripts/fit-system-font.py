#!/usr/bin/env python3
"""Fits advance widths of the system font to label widths that Interface Builder recorded.

    fit-system-font.py --inter DIR --labels FILE [--output FILE] [--hold-out]

The system font of iOS is not available outside Apple's platforms. Inter (SIL Open Font License) was drawn to similar
proportions; its advances and kerning are the prior, and recorded label widths move them. The model of a width is

    size * sum over characters of (advance + correction + kerning with the next + tracking(size, iOS) + offset(weight))

rounded up to the pixel. Below 20 points the text cut is meant, from 20 points the display cut. The corrections are
ridge regression with Cauchy weights, because some recorded frames are stale. `--hold-out` prints the error on labels
of repositories that took no part in the fit (the constants below were chosen with the same folds, and widths that are
far off count as stale, so it is a little optimistic). `--output` writes the Swift table.

--inter   folder with Inter-Regular.otf, InterDisplay-Regular.otf and the other weights (Debian: fonts-inter)
--labels  JSON list of {tag, text, size, weight, w, h, tv, dev, repo}; tv is the document's toolsVersion
Needs fonttools and numpy.
"""
import argparse, json, math, random, unicodedata
import numpy as np
from fontTools.ttLib import TTFont

WEIGHTS = {"ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
           "bold": 700, "heavy": 800, "black": 900}
MASTERS = {100: "Thin", 400: "Regular", 900: "Black"}   # Inter's advances are linear in between (within 0.0003 em)
CUTS = ("Inter-", "InterDisplay-")
DISPLAY_FROM = 20                                        # points
LINE_HEIGHT = 1.193359375                                # of the point size
ERAS = (0, 13000, 17156)                                 # first toolsVersion with iOS 9, 11 and 14 metrics
SCALE3 = {"retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_5", "retina6_3", "retina6_9"}
CHARACTERS = ([chr(c) for c in range(0x20, 0x7F)] + [chr(c) for c in range(0xA1, 0x100)] + list("ıŁłŒœŠšŽžŸşĞğİ")
              + [chr(c) for c in range(0x391, 0x3CA) if c != 0x3A2] + [chr(c) for c in range(0x410, 0x450)]
              + list("ЁёЄєІіЇїҐґ") + [chr(c) for c in range(0x250, 0x2B0)] + list("ˈˌː") + list("–—‘’‚“”„†‡•…‰‹›€™−≈≠≤≥←↑→↓"))
# Published tracking of the text and display cuts in em, by size in points (Human Interface Guidelines).
TRACKING_TEXT = dict(zip(range(6, 20), (.041, .034, .026, .019, .012, .006, 0, -.006, -.011, -.016, -.020, -.026, -.025,
                                        -.024)))
TRACKING_DISPLAY = {20: .019, 21: .017, 22: .016, 23: .016, 24: .015, 25: .014, 27: .013, 30: .012, 33: .011, 36: .011,
                    40: .009, 44: .008, 60: .005, 72: .003, 96: 0}
SIZES = list(range(6, 42, 1)) + [44, 48, 54, 60, 72, 80, 96, 120, 160]
# Strength of the priors: about how many average characters, squared points, a correction must explain to move freely.
RIDGE = dict(glyph=600.0, display=500.0, size=3000.0, weight=300.0, era=100.0)
PIXEL_NOISE = 0.7                                        # points; residuals beyond it lose weight


def kerning(font):
    """Subtables of the kern feature, in lookup order."""
    table = font["GPOS"].table
    wanted = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
    return [[s.ExtSubTable if s.LookupType == 9 else s for s in table.LookupList.Lookup[i].SubTable]
            for i in sorted(wanted)]


def pair_value(lookups, a, b):
    total = 0
    for subtables in lookups:
        for s in subtables:
            if s.LookupType != 2 or a not in s.Coverage.glyphs:
                continue
            if s.Format == 1:
                hit = [p for p in s.PairSet[s.Coverage.glyphs.index(a)].PairValueRecord if p.SecondGlyph == b]
                if not hit:
                    continue
                value = hit[0].Value1
            else:
                value = s.Class1Record[s.ClassDef1.classDefs.get(a, 0)].Class2Record[s.ClassDef2.classDefs.get(b, 0)].Value1
            total += getattr(value, "XAdvance", 0) or 0
            break
    return total


class Inter:
    """Advances of three masters of both cuts, and the kerning of the text cut, in em."""

    def __init__(self, folder):
        self.advances = []
        for cut in CUTS:
            for name in MASTERS.values():
                font = TTFont("%s/%s%s.otf" % (folder, cut, name))
                cmap, units = font.getBestCmap(), font["head"].unitsPerEm
                self.advances.append({c: font["hmtx"][cmap[ord(c)]][0] / units for c in CHARACTERS if ord(c) in cmap})
        self.kern = {}
        fonts = [TTFont("%s/Inter-%s.otf" % (folder, n)) for n in ("Regular", "Bold")]
        lookups = [kerning(f) for f in fonts]
        ascii_ = [c for c in CHARACTERS if "!" <= c <= "~"]
        for a in ascii_:
            for b in ascii_:
                v = [round(1000 * pair_value(l, f.getBestCmap()[ord(a)], f.getBestCmap()[ord(b)]) / f["head"].unitsPerEm)
                     for f, l in zip(fonts, lookups)]
                if max(map(abs, v)) >= 4:
                    self.kern[a + b] = v

    def advance(self, c, cut, weight):
        return float(np.interp(weight, list(MASTERS), [m[c] for m in self.advances[3 * cut:3 * cut + 3]]))

    def kern_value(self, pair, weight):
        v = self.kern.get(pair)
        return float(np.interp(weight, (400, 700), v)) / 1000 if v else 0.0


def published_tracking(size):
    table = TRACKING_TEXT if size < DISPLAY_FROM else TRACKING_DISPLAY
    return float(np.interp(size, list(table), list(table.values())))


def pixel_height(size, scale):
    return math.ceil(LINE_HEIGHT * size * scale - 1e-6) / scale


def clean(rows, inter):
    """Labels whose recorded height is that of one line of their font, each once, with the pixel size of their width."""
    out, seen = [], set()
    for row in rows:
        x = dict(row, weight=WEIGHTS[row["weight"]], scale=3 if row["dev"] in SCALE3 else 2)
        key = (x["text"], x["size"], x["weight"], round(x["w"], 2))
        if key in seen or any(c not in inter.advances[0] for c in x["text"]):
            continue
        seen.add(key)
        heights = {pixel_height(x["size"], s) for s in (1, 2, 3)}
        if x["tag"] == "button":
            x["scale"] = 1                               # button widths are whole points
        elif not any(abs(x["h"] - h) < 0.02 for h in heights):
            continue
        elif abs(x["h"] - pixel_height(x["size"], x["scale"])) > 0.01 and abs(x["w"] - round(x["w"])) < 0.01:
            x["scale"] = 1                               # size kept from the object library
        x["cut"] = int(x["size"] >= DISPLAY_FROM)
        x["era"] = sum(x["tv"] >= e for e in ERAS) - 1
        out.append(x)
    return out


class Fit:
    """Linear model; its columns are glyphs, glyphs of the display cut, sizes, weights by cut, and eras."""

    def __init__(self, rows, inter):
        self.rows = rows
        self.chars = {c: i for i, c in enumerate(sorted({c for x in rows for c in x["text"]}))}
        self.sizes = {s: i for i, s in enumerate(sorted({float(x["size"]) for x in rows}))}
        n, m = len(self.chars), len(self.sizes)
        self.at = dict(glyph=0, display=n, size=2 * n, weight=2 * n + m, era=2 * n + m + 18, end=2 * n + m + 27)
        self.ridge = np.concatenate([np.full(k, RIDGE[name]) for name, k in (
            ("glyph", n), ("display", n), ("size", m), ("weight", 18), ("era", 9))])
        self.matrix = np.array([self.columns(x) * x["size"] for x in rows])
        self.prior = np.array([self.prior_width(x, inter) for x in rows])
        self.measured = np.array([x["w"] - 0.5 / x["scale"] for x in rows]) - self.prior

    def prior_width(self, x, inter):
        t, w = x["text"], x["weight"]
        return x["size"] * (sum(inter.advance(c, x["cut"], w) for c in t)
                            + sum(inter.kern_value(a + b, w) for a, b in zip(t, t[1:]))
                            + len(t) * published_tracking(x["size"]))

    def columns(self, x):
        v, n = np.zeros(self.at["end"]), len(x["text"])
        for c in x["text"]:
            v[self.chars[c]] += 1
            v[self.at["display"] + self.chars[c]] += x["cut"]
        v[self.at["size"] + self.sizes[float(x["size"])]] = n
        v[self.at["weight"] + 9 * x["cut"] + x["weight"] // 100 - 1] = n
        v[self.at["era"]:][self.era_terms(x["size"], x["era"])[0]] = n * np.array(self.era_terms(x["size"], x["era"])[1])
        return v

    @staticmethod
    def era_terms(size, era):
        """The text cut has one offset an era; the display cut one, and one that fades out from 20 to 28 points."""
        if size < DISPLAY_FROM:
            return [6 + era], [1.0]
        return [era, 3 + era], [1.0, max(0.0, 1 - (size - 20) / 8)]

    def solve(self, rows):
        a, y, weight, theta = self.matrix[rows], self.measured[rows], np.ones(len(rows)), None
        for _ in range(30):
            theta = np.linalg.solve((a * weight[:, None]).T @ a + np.diag(self.ridge), (a * weight[:, None]).T @ y)
            weight = 1 / (1 + ((y - a @ theta) / PIXEL_NOISE) ** 2)
        return theta

    def errors(self, predicted):
        scale = np.array([x["scale"] for x in self.rows])
        return np.ceil((self.prior + predicted) * scale - 1e-6) / scale - np.array([x["w"] for x in self.rows])

    def report(self, errors, title):
        size = np.array([x["size"] for x in self.rows])
        for low, high in ((0, 20), (20, 1000), (20, 60), (60, 1000)):
            e = np.abs(errors[(size >= low) & (size < high)])
            stale = np.maximum(4, 0.25 * size[(size >= low) & (size < high)])
            kept = e[e < stale]
            print("%s %d-%d pt: %d labels, %d stale; mean error %.3f, within 0.5: %.1f%%, within 1: %.1f%%" % (
                title, low, high, len(e), len(e) - len(kept), kept.mean(), 100 * (kept <= 0.51).mean(),
                100 * (kept <= 1.01).mean()))

    def hold_out(self, folds=10):
        repos = sorted({x["repo"] for x in self.rows})
        random.Random(1).shuffle(repos)
        fold = {r: i % folds for i, r in enumerate(repos)}
        predicted = np.zeros(len(self.rows))
        for k in range(folds):
            test = [i for i, x in enumerate(self.rows) if fold[x["repo"]] == k]
            train = [i for i, x in enumerate(self.rows) if fold[x["repo"]] != k]
            predicted[test] = self.matrix[test] @ self.solve(train)
        self.report(self.errors(predicted), "held out")


def tables(fit, theta, inter):
    """-> masters (6 lists of advances in 1/10000 em), weight offsets, tracking by era and size (1/10000 em)."""
    glyph = lambda c, at: theta[at + fit.chars[c]] if c in fit.chars else 0.0
    base = lambda c: c if c in fit.chars else unicodedata.normalize("NFD", c)[0]
    correction = lambda c, cut: glyph(base(c), 0) + (glyph(base(c), fit.at["display"]) if cut else 0)
    chars = [c for c in CHARACTERS if c in inter.advances[0]]
    masters = [[round(1e4 * (m[c] + correction(c, i // 3))) for c in chars] for i, m in enumerate(inter.advances)]
    weights = np.round(1e4 * theta[fit.at["weight"]:fit.at["era"]]).astype(int).reshape(2, 9)
    delta = theta[fit.at["size"]:fit.at["weight"]]
    tracking = []
    for era in range(3):
        row = []
        for size in SIZES:
            known = [(s, delta[i]) for s, i in fit.sizes.items() if (s < DISPLAY_FROM) == (size < DISPLAY_FROM)]
            at, by = fit.era_terms(size, era)
            row.append(round(1e4 * (published_tracking(size) + np.interp(size, *zip(*known))
                                    + sum(theta[fit.at["era"] + i] * f for i, f in zip(at, by)))))
        tracking.append(row)
    return chars, masters, weights, tracking


def numbers(values, indent):
    lines, line = [], ""
    for v in values:
        if len(line) + len(str(v)) + 1 > 96 - indent:
            lines.append(line)
            line = ""
        line += ("" if not line else " ") + str(v)
    return ("\n" + " " * indent).join(lines + [line])


def swift(fit, theta, inter):
    chars, masters, weights, tracking = tables(fit, theta, inter)
    out = ["""// Generated by Scripts/fit-system-font.py. Do not edit.

/// Advances of the system font, fitted to label widths that Interface Builder recorded.
///
/// All numbers are ten-thousandths of the point size, except kerning, which is in thousandths.
/// The prior are the advances and the kerning of Inter (SIL Open Font License), the corrections come
/// from %d labels. `text` holds below 20 points, `display` from there; each has three masters, of
/// weight 100, 400 and 900, between which advances are linear.
enum SystemFontTable {
  /// The characters with an advance, as scalar values.
  static let scalars = \"""
    %s
    \"""
""" % (len(fit.rows), numbers(["%x" % ord(c) for c in chars], 4))]
    for i, values in enumerate(masters):
        name = ("text", "display")[i // 3] + str(list(MASTERS)[i % 3])
        out.append("  static let %s = \"\"\"\n    %s\n    \"\"\"\n" % (name, numbers(values, 4)))
    out.append("  /// What a weight from 100 to 900 adds to every advance of the text cut.\n"
               "  static let textWeightOffsets = \"%s\"\n" % " ".join(map(str, weights[0])))
    out.append("  /// What a weight from 100 to 900 adds to every advance of the display cut.\n"
               "  static let displayWeightOffsets = \"%s\"\n" % " ".join(map(str, weights[1])))
    out.append("  /// Sizes in points with a tracking.\n  static let trackingSizes = \"\"\"\n    %s\n    \"\"\"\n" % numbers(SIZES, 4))
    for name, what, row in zip(("trackingUpTo10", "tracking11To13", "trackingFrom14"),
                               ("up to iOS 10", "of iOS 11 to 13", "from iOS 14"), tracking):
        out.append("  /// Tracking %s.\n  static let %s = \"\"\"\n    %s\n    \"\"\"\n" % (what, name, numbers(row, 4)))
    first = {}
    for pair, (regular, bold) in inter.kern.items():
        first.setdefault(pair[0], []).append("%s%d,%d" % (pair[1], regular, bold))
    lines = "\n    ".join(numbers([a] + v, 4).replace("\n    ", "\n    %s " % a) for a, v in first.items())
    out.append("  /// Kerning: a line names the first character, then each second one with the value at regular\n"
               "  /// and bold weight.\n  static let kerning = #\"\"\"\n    %s\n    \"\"\"#\n}\n" % lines)
    return "\n".join(out)


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("--inter", required=True)
    a.add_argument("--labels", required=True)
    a.add_argument("--output")
    a.add_argument("--hold-out", action="store_true")
    o = a.parse_args()
    inter = Inter(o.inter)
    fit = Fit(clean(json.load(open(o.labels, encoding="utf-8")), inter), inter)
    if o.hold_out:
        fit.hold_out()
    theta = fit.solve(list(range(len(fit.rows))))
    fit.report(fit.errors(fit.matrix @ theta), "fitted")
    if o.output:
        open(o.output, "w", encoding="utf-8").write(swift(fit, theta, inter))


if __name__ == "__main__":
    main()
