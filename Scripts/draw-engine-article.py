#!/usr/bin/env python3
"""Draws the pictures of Documentation/EngineByExample.md.

    python3 Scripts/draw-engine-article.py

The numbers are those of the article's system; Tests/LayoutEngineTests/ArticleTests.swift proves them.
"""
import os

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Documentation", "Pictures")
INK, SOFT, PALE, LINE = "#212529", "#868e96", "#f1f3f5", "#adb5bd"
BLUE, RED, GREEN, ORANGE = "#1c7ed6", "#d6336c", "#2f9e44", "#e8590c"


class Picture:
    """An SVG with a white ground."""

    def __init__(self, width, height, title):
        self.parts = [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" font-family="system-ui, sans-serif" '
            'font-size="13" role="img" aria-label="%s">' % (width, height, width, title),
            '<rect width="100%" height="100%" fill="#fff"/>']

    def text(self, x, y, text, color=INK, anchor="start", size=13, weight=400, mono=False):
        family = ' font-family="ui-monospace, monospace"' if mono else ""
        self.parts.append(
            '<text x="%g" y="%g" fill="%s" text-anchor="%s" font-size="%g" font-weight="%d"%s>%s</text>' % (
                x, y, color, anchor, size, weight, family, escaped(text)))

    def box(self, x, y, width, height, fill=PALE, stroke=LINE, radius=4, dash=None):
        self.parts.append(
            '<rect x="%g" y="%g" width="%g" height="%g" rx="%g" fill="%s" stroke="%s"%s/>' % (
                x, y, width, height, radius, fill, stroke, ' stroke-dasharray="%s"' % dash if dash else ""))

    def path(self, path, stroke=LINE, width=1.5, fill="none", dash=None, opacity=1):
        self.parts.append('<path d="%s" stroke="%s" stroke-width="%g" fill="%s" opacity="%g"%s/>' % (
            path, stroke, width, fill, opacity, ' stroke-dasharray="%s"' % dash if dash else ""))

    def arrow(self, x1, y1, x2, y2, color=SOFT):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        a, b = (x2 - x1) / length, (y2 - y1) / length
        self.path("M%g %gL%g %g" % (x1, y1, x2, y2), color)
        self.path("M%g %gL%g %gL%g %gZ" % (
            x2, y2, x2 - 8 * a - 4 * b, y2 - 8 * b + 4 * a, x2 - 8 * a + 4 * b, y2 - 8 * b - 4 * a), color, 0, color)

    def dot(self, x, y, color=INK, radius=5):
        self.parts.append('<circle cx="%g" cy="%g" r="%g" fill="%s"/>' % (x, y, radius, color))

    def strut(self, x1, x2, y, label, color=BLUE):
        """A distance as Interface Builder draws it."""
        self.path("M%g %gH%gM%g %gv10M%g %gv10" % (x1, y, x2, x1, y - 5, x2, y - 5), color)
        self.text((x1 + x2) / 2, y - 8, label, color, "middle", 11)

    def write(self, name):
        os.makedirs(FOLDER, exist_ok=True)
        with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as file:
            file.write("\n".join(self.parts + ["</svg>"]) + "\n")


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def system():
    picture = Picture(680, 190, "A row of a picture, a title and a detail")
    left, top, scale = 20, 60, 2.0

    def at(x):
        return left + x * scale

    picture.box(at(0), top, 320 * scale, 60, "#fff", INK)
    picture.box(at(16), top + 10, 40 * scale, 40, "#e7f5ff", BLUE)
    picture.text(at(36), top + 34, "icon", anchor="middle")
    picture.box(at(64), top + 10, 142 * scale, 40, "#fff0f6", RED)
    picture.text(at(135), top + 34, "title, wants 180", anchor="middle")
    picture.box(at(214), top + 10, 90 * scale, 40, "#ebfbee", GREEN)
    picture.text(at(259), top + 34, "detail, wants 90", anchor="middle")
    picture.strut(at(0), at(16), top + 86, "16")
    picture.strut(at(56), at(64), top + 86, "8")
    picture.strut(at(206), at(214), top + 86, "≥ 8")
    picture.strut(at(304), at(320), top + 86, "16")
    picture.strut(at(0), at(320), 36, "row: 320", INK)
    for x, anchor in ((64, "start"), (206, "end"), (214, "start"), (304, "end")):
        picture.text(at(x), top + 108, str(x), SOFT, anchor, 11)
    picture.write("engine-system.svg")


def fixing():
    picture = Picture(680, 210, "Fixing: what follows from known numbers alone")
    nodes = {
        "row.width": (20, 60, "320", 1), "icon.left": (20, 130, "16", 2), "icon.width": (150, 130, "40", 3),
        "title.left": (310, 130, "64", 4)}
    for name, (x, y, value, rank) in nodes.items():
        picture.box(x, y - 22, 110, 40, "#e7f5ff", BLUE)
        picture.text(x + 8, y - 6, name, size=12)
        picture.text(x + 8, y + 11, "= " + value, BLUE, weight=600)
        picture.text(x + 104, y + 11, "rank %d" % rank, SOFT, "end", 10)
    picture.arrow(130, 58, 466, 58)
    picture.text(298, 50, "− 16: only a right-hand side, 304", SOFT, "middle", 11)
    picture.path("M75 150 C 75 188 330 188 350 156", SOFT)
    picture.arrow(348, 160, 351, 152)
    picture.arrow(260, 130, 306, 130)
    picture.text(284, 122, "+ 8", SOFT, "middle", 11)
    picture.box(470, 20, 190, 160, "#fff", LINE, dash="4 4")
    picture.text(565, 42, "not known yet", SOFT, "middle", 12)
    for index, name in enumerate(("title.width", "detail.left", "detail.width")):
        picture.box(500, 56 + 38 * index, 130, 30, "#fff0f6", RED)
        picture.text(565, 76 + 38 * index, name, anchor="middle")
    picture.write("engine-fixing.svg")


def reduction():
    picture = Picture(680, 180, "Reduction: an equality gives one variable away")
    rows = [
        ("detail.left + detail.width = 304", "defines detail.left = 304 − detail.width", GREEN),
        ("detail.left − title.width ≥ 72", "becomes title.width + detail.width ≤ 232", RED),
        ("title.width ≤ 180 @250,  ≥ 180 @750", "stays: two breakpoints on one variable", INK),
        ("detail.width ≤ 90 @251,  ≥ 90 @751", "stays: two breakpoints on one variable", INK)]
    picture.text(20, 26, "the component", SOFT, size=12)
    picture.text(360, 26, "what the simplex method gets to see", SOFT, size=12)
    for index, (before, after, color) in enumerate(rows):
        y = 42 + 33 * index
        picture.box(20, y, 290, 26, PALE, LINE)
        picture.text(28, y + 18, before, size=12, mono=True)
        picture.arrow(314, y + 13, 350, y + 13)
        picture.text(360, y + 18, after, color, size=12, mono=True)
    picture.write("engine-reduction.svg")


def block():
    picture = Picture(800, 400, "The block: two widths, one line that they may not cross, four wishes")
    left, bottom, scale = 60, 350, 1.3

    def at(title, detail):
        return left + title * scale, bottom - detail * scale

    corners = [at(0, 0), at(232, 0), at(0, 232)]
    picture.path("M" + "L".join("%g %g" % corner for corner in corners) + "Z", LINE, 1, "#f8f9fa")
    picture.path("M%g %gL%g %g" % (at(0, 232) + at(232, 0)), INK, 2)
    x, y = at(30, 210)
    picture.text(x + 10, y, "title.width + detail.width = 232", INK, size=12)
    picture.path("M%g %gH%g" % (at(0, 90) + (at(240, 0)[0],)), GREEN, 1.5, dash="5 4")
    picture.text(at(186, 0)[0], at(0, 90)[1] - 6, "detail wants 90 (751, 251)", GREEN, size=12)
    picture.path("M%g %gV%g" % (at(180, 0) + (at(0, 205)[1],)), RED, 1.5, dash="5 4")
    picture.text(at(184, 0)[0], at(0, 200)[1], "title wants 180 (750, 250)", RED, size=12)
    picture.arrow(left, bottom, left + 330, bottom, SOFT)
    picture.text(left + 334, bottom + 4, "title.width", SOFT, size=12)
    picture.arrow(left, bottom, left, bottom - 320, SOFT)
    picture.text(left - 8, bottom - 326, "detail.width", SOFT, size=12)
    steps = [((0, 0), "start"), ((0, 90), "751"), ((142, 90), "750")]
    for (start, _), (end, label) in zip(steps, steps[1:]):
        picture.arrow(*at(*start), *at(*end), ORANGE)
        x, y = [(a + b) / 2 for a, b in zip(at(*start), at(*end))]
        picture.text(x + 6, y - 8, label, ORANGE, size=12, weight=600)
    for point, _ in steps:
        picture.dot(*at(*point), ORANGE)
    picture.text(at(142, 0)[0] - 6, at(0, 90)[1] + 20, "142, 90", ORANGE, "end", weight=600)
    notes = [
        ("751", "detail.width ≥ 90: up until it holds", ORANGE),
        ("", "from now on detail.width stays ≥ 90", SOFT),
        ("750", "title.width ≥ 180: right as far as the line", ORANGE),
        ("", "38 points of it stay violated;", SOFT),
        ("", "nothing is free any more: the face is a point", SOFT),
        ("251", "skipped", SOFT), ("250", "skipped", SOFT)]
    for index, (level, note, color) in enumerate(notes):
        picture.text(520, 70 + 20 * index, level, color, "end", 12, 600)
        picture.text(528, 70 + 20 * index, note, color, size=12)
    picture.write("engine-block.svg")


def edits():
    picture = Picture(680, 230, "The row grows: first past a breakpoint, then not")
    left, top, scale = 90, 30, 1.45
    rows = [
        (320, 142, "320 → title 142, detail 90"), (340, 162, "340 → 162, 90: the basis stays, no pivot"),
        (358, 180, "358 → 180, 90: both wishes are met"), (380, 180, "380 → 180, 90: a pivot, the line lets go")]
    for index, (row, title, note) in enumerate(rows):
        y = top + 48 * index
        picture.text(left - 12, y + 20, "row %d" % row, SOFT, "end", 12)
        picture.box(left, y, row * scale * 0.62, 30, "#fff", INK)
        unit = scale * 0.62
        picture.box(left + 16 * unit, y + 5, 40 * unit, 20, "#e7f5ff", BLUE)
        picture.box(left + 64 * unit, y + 5, title * unit, 20, "#fff0f6", RED)
        picture.box(left + (row - 106) * unit, y + 5, 90 * unit, 20, "#ebfbee", GREEN)
        picture.text(left + 360, y + 20, note, size=11)
    picture.write("engine-edits.svg")


def conflict():
    picture = Picture(680, 190, "A contradiction: constraints that add up to nonsense")
    rows = [
        ("detail.width", "≥ 90", "required by someone"),
        ("title.width", "≥ 150", "required by someone"),
        ("title.width + detail.width", "≤ 232", "the row")]
    for index, (left, right, note) in enumerate(rows):
        y = 40 + 30 * index
        picture.text(270, y, left, anchor="end", mono=True)
        picture.text(290, y, right, mono=True)
        picture.text(380, y, note, SOFT, size=12)
    picture.text(30, 40, "+", ORANGE, weight=600)
    picture.text(30, 70, "+", ORANGE, weight=600)
    picture.text(30, 100, "−", ORANGE, weight=600)
    picture.path("M20 114H560", INK)
    picture.text(270, 138, "0", RED, "end", weight=600, mono=True)
    picture.text(290, 138, "≥ 8", RED, weight=600, mono=True)
    picture.text(380, 138, "never true: these three cannot hold together", RED, size=12)
    picture.text(20, 172, "The multipliers (1, 1, −1) are what the first stage of the simplex method ends with.", SOFT, size=12)
    picture.write("engine-conflict.svg")


for draw in (system, fixing, reduction, block, edits, conflict):
    draw()
