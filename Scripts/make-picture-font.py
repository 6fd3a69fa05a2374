#!/usr/bin/env python3
"""Makes the font of pictures: the outlines of Inter with the advances of the system font.

    make-picture-font.py --inter FOLDER --advances FILE --output FOLDER

--inter     folder with Inter-Regular.otf and the other weights (Debian: fonts-inter)
--advances  the measured advances of the system font, as make-system-font-units.py takes them, with the position of
            each weight in weightAxis.position[name]
--output    folder for text300.ttf … text700.ttf

Characters: Latin with its extensions up to U+017F, Greek, Cyrillic, punctuation and currencies. ASCII has the measured
advances of 17 points and below; accented letters have those of their base. The advances of the other characters are
Inter's times the mean ratio. An outline is scaled to its advance by at most 6 %, and centered in the rest. Kerning,
features and hints are left out, as pictures set the width of each line.

Inter is licensed under the SIL Open Font License 1.1, and so are the files that this script writes. They have another
name than Inter.
Needs fonttools (PyPI).
"""
import argparse
import json
import os
import unicodedata

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FAMILY = "AutoLayout Sans"
UNITS = 2048                        # per em, as the measured advances
ASCENT, DESCENT = 1950, -494        # of the system font
WEIGHTS = {300: ("Light", "light"), 400: ("Regular", "regular"), 500: ("Medium", "medium"),
           600: ("SemiBold", "semibold"), 700: ("Bold", "bold")}
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x384, 0x3CE), (0x400, 0x45F), (0x490, 0x491),
          (0x2010, 0x2027), (0x2030, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A), (0x20A0, 0x20BF),
          (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212), (0x221E, 0x221E), (0x2248, 0x2248),
          (0x2260, 0x2260), (0x2264, 0x2265), (0x25CF, 0x25CF), (0x2713, 0x2713)]
STRETCH = 0.06                      # how far an outline is scaled horizontally at most: not visible in text
TOLERANCE = 2.0                     # the largest distance of quadratic from cubic curves, in font units


def measured(facts, position):
    """The advances of ASCII at a position between regular (0) and the ends of the weight axis (±16384)."""
    masters = facts["exactMasters"]["17"]
    end = masters["lightEnd" if position < 0 else "blackEnd"]
    share = abs(position) / 16384
    return {c: v + (end[c] - v) * share for c, v in masters["regular"].items() if len(c) == 1}


def advance(character, source, known, ratio):
    """The advance of a character, from the measurement, that of its base letter, or Inter's."""
    if character == "\u00a0":
        return known[" "]
    if character in known:
        return known[character]
    base = unicodedata.normalize("NFD", character)[0]
    return known[base] if base != character and base in known else source * ratio


def face(inter, facts, weight):
    name, position = WEIGHTS[weight]
    source = TTFont(os.path.join(inter, "Inter-%s.otf" % name))
    glyphs, cmap = source.getGlyphSet(), source.getBestCmap()
    scale = UNITS / source["head"].unitsPerEm
    known = measured(facts, facts["weightAxis"]["position"][position])
    own = {c: glyphs[cmap[ord(c)]].width * scale for c in known if ord(c) in cmap}
    ratio = sum(known[c] for c in own) / sum(own.values())
    order, codes = [".notdef"], {}
    outlines, metrics = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (UNITS // 2, 0)}
    for code in (c for first, last in RANGES for c in range(first, last + 1)):
        if code not in cmap:
            continue
        glyph = glyphs[cmap[code]]
        width = round(advance(chr(code), glyph.width * scale, known, ratio))
        stretch = min(max(width / (glyph.width * scale), 1 - STRETCH), 1 + STRETCH) if glyph.width else 1
        shift = (width - glyph.width * scale * stretch) / 2
        pen = TTGlyphPen(None)
        # Without components, so that a subset needs no renumbering of them.
        glyph.draw(TransformPen(Cu2QuPen(pen, TOLERANCE, reverse_direction=True),
                                Transform(scale * stretch, 0, 0, scale, shift, 0)))
        label = "u%04X" % code
        order.append(label)
        outlines[label] = pen.glyph()
        metrics[label] = (width, 0)
        codes[code] = label
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(codes)
    builder.setupGlyf(outlines)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({g: (metrics[g][0], getattr(table[g], "xMin", 0)) for g in order})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable({
        "familyName": FAMILY, "styleName": name,
        "copyright": "Copyright 2016-2022 The Inter Project Authors, with the advances of another font",
        "uniqueFontIdentifier": "%s %s" % (FAMILY, name), "fullName": "%s %s" % (FAMILY, name),
        "psName": "%s-%s" % (FAMILY.replace(" ", ""), name), "version": "Version 1.0",
        "licenseDescription": "SIL Open Font License, Version 1.1"}, mac=False)
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, sTypoLineGap=0, usWinAscent=ASCENT,
                     usWinDescent=-DESCENT, usWeightClass=weight, fsType=0,
                     fsSelection=0x20 if weight == 700 else 0x40 if weight == 400 else 0)
    builder.setupPost(keepGlyphNames=False)
    builder.font["head"].macStyle = 1 if weight == 700 else 0
    # The same bytes in every run.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    return builder.font


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("inter", "advances", "output"):
        arguments.add_argument("--" + name, required=True)
    options = arguments.parse_args()
    with open(options.advances, encoding="utf-8") as file:
        facts = json.load(file)
    for weight in WEIGHTS:
        path = os.path.join(options.output, "text%d.ttf" % weight)
        face(options.inter, facts, weight).save(path)
        print(path, os.path.getsize(path))


if __name__ == "__main__":
    main()
