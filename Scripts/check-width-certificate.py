#!/usr/bin/env python3
"""Checks certificates of `autolayout prove` and `autolayout equivalent` without the program that wrote them.

A certificate lists, for ranges of widths ("pieces"), the linear constraints behind a layout, their
constants and solutions at both ends of the piece, and multipliers. For every piece this confirms that
the straight line between the two solutions is a best solution at every width of the piece:

1.  The two solutions meet all required constraints. Constants move along straight lines, so the feasible
    points over all widths form a convex set, and everything between the two solutions is in it.
2.  No optional constraint is missed on different sides at the two ends. So on the way each violation,
    and the sum of the violations of each priority, changes along a straight line.
3.  In the middle of the piece the multipliers of each priority, highest first, are those of a best
    point: subgradients of the violations of the priority, multiples of subgradients of the violations of
    higher priorities, and forces of tight required constraints add up to nothing.
4.  The least sum of violations is a convex function of the width. By 2 it lies nowhere above the straight
    line, by 3 it touches the line in the middle; a convex function that does so is the line.

Also, pieces, sampled parts and breaks of at most `resolution` points must cover the range.

A certificate of `equivalent` has two such proofs, the trees of views of both sides, and matched views for
ranges of widths ("cells") on which both sides are affine. For every cell this confirms that each edge of two
matched views, in the coordinates of the root, is the same at both ends of the cell before rounding, and so
everywhere in it, and that the same is rounded to pixels on the way to it; or else, that both edges are equal
after rounding between all widths at which one of them goes to another pixel.

Usage: check-width-certificate.py FILE...      (exit code 1 when a certificate does not hold)
"""

import json
import math
import sys

RESOLUTION = 3e-6  # points between pieces: a break is enclosed by two or three numbers 1e-6 apart
PIXEL_ALLOWANCE = 1e-6  # pixels below a tie that count as a tie, as in the layout
MOST_JUMPS = 100_000  # pixels that an edge may pass: the widest canvases at three pixels per point


class Failure(Exception):
    pass


def excess(row, constant, values):
    total = -constant
    for variable, coefficient in zip(row["variables"], row["coefficients"]):
        total += coefficient * values[variable]
    return total


def size(row, constant, values):
    """The magnitude of what was added, by which rounding errors are measured."""
    total = 1 + abs(constant)
    for variable, coefficient in zip(row["variables"], row["coefficients"]):
        total += abs(coefficient * values[variable])
    return total


def check_required(rows, constants, values, tolerance):
    for row, constant in zip(rows, constants):
        if row["priority"] < 1000:
            continue
        over = excess(row, constant, values)
        bound = tolerance * size(row, constant, values)
        if (
            row["relation"] != ">=" and over > bound
            or row["relation"] != "<=" and over < -bound
        ):
            raise Failure(f"a required constraint is missed by {over}")


def check_sides(rows, low, high, tolerance):
    for row, before, after in zip(rows, low, high):
        if row["priority"] < 1000 and min(before, after) < -tolerance and max(before, after) > tolerance:
            raise Failure("an optional constraint changes sides")


def subgradient(relation, over, tolerance):
    """The least and greatest slope of a violation along the left-hand side."""
    down, up = relation != ">=", relation != "<="
    if abs(over) <= tolerance:
        return (-1.0 if up else 0.0, 1.0 if down else 0.0)
    if over > 0:
        return (1.0, 1.0) if down else (0.0, 0.0)
    return (-1.0, -1.0) if up else (0.0, 0.0)


def check_level(rows, middle, level, tolerance):
    priority = level["priority"]
    above = dict(map(tuple, level["above"]))
    if any(scale < -tolerance for scale in above.values()):
        raise Failure("a higher priority counts less than nothing")
    given = dict(zip(level["rows"], level["multipliers"]))
    sums, sizes = {}, {}
    for number, (row, over) in enumerate(zip(rows, middle)):
        amount = given.get(number, 0.0)
        if row["priority"] < priority:
            if amount:
                raise Failure("a lower priority counts")
            continue
        least, most = subgradient(row["relation"], over, tolerance)
        if row["priority"] >= 1000:
            least, most = [bound * float("inf") if bound else 0.0 for bound in (least, most)]
            if abs(over) > tolerance * 1000:
                least, most = 0.0, 0.0
        elif row["priority"] > priority:
            scale = above.get(row["priority"], 0.0)
            least, most = least * scale, most * scale
        room = tolerance * (1 + abs(amount))
        if not least - room <= amount <= most + room:
            raise Failure(f"priority {priority}: row {number} counts {amount}, not {least}…{most}")
        if amount:
            for variable, coefficient in zip(row["variables"], row["coefficients"]):
                sums[variable] = sums.get(variable, 0.0) + amount * coefficient
                sizes[variable] = sizes.get(variable, 1.0) + abs(amount * coefficient)
    for variable, total in sums.items():
        if abs(total) > tolerance * sizes[variable]:
            raise Failure(f"priority {priority}: the multipliers leave {total} of variable {variable}")


def check_piece(certificate, piece):
    rows = certificate["systems"][piece["system"]]
    tolerance = certificate["tolerance"]
    ends = list(zip(piece["constants"], piece["values"]))
    if len(ends) != 2 or any(len(c) != len(rows) for c, _ in ends):
        raise Failure("constants or values are missing")
    for constants, values in ends:
        check_required(rows, constants, values, tolerance)
    low, high = [
        [excess(row, constant, values) for row, constant in zip(rows, constants)]
        for constants, values in ends
    ]
    check_sides(rows, low, high, tolerance)
    middle = [(a + b) / 2 for a, b in zip(low, high)]
    levels = {level["priority"]: level for level in piece["levels"]}
    for priority in sorted({row["priority"] for row in rows if row["priority"] < 1000}, reverse=True):
        if priority not in levels:
            raise Failure(f"priority {priority} has no multipliers")
        check_level(rows, middle, levels[priority], tolerance)


def check(certificate):
    """The points that are certified; raises Failure."""
    if certificate["tolerance"] > 1e-6:
        raise Failure("the tolerance is too large")
    end, last = certificate["widths"]
    certified = 0.0
    for piece in certificate["pieces"]:
        if not piece["from"] - end <= RESOLUTION:
            raise Failure(f"nothing is said between {end} and {piece['from']}")
        if piece["evidence"] != "sampled":
            try:
                check_piece(certificate, piece)
            except Failure as failure:
                raise Failure(f"{piece['from']}…{piece['to']}: {failure}") from None
            certified += piece["to"] - piece["from"]
        end = max(end, piece["to"])
    if last - end > RESOLUTION:
        raise Failure(f"nothing is said between {end} and {last}")
    return certified


class Tree:
    """The edges of the views of one side in a piece, in the coordinates of the root."""

    def __init__(self, side, number):
        self.piece = side["proof"]["pieces"][number]
        self.views = side["views"][number]
        self.scale = side["scale"]
        if self.piece["evidence"] == "sampled":
            raise Failure("a cell names a part that was sampled")

    def frame(self, view, width):
        """The frame in the superview before rounding: x, y, width and height."""
        ends = view.get("frames")
        if ends is None:
            first = view["variable"]
            ends = [values[first : first + 4] for values in self.piece["values"]]
        share = (width - self.piece["from"]) / (self.piece["to"] - self.piece["from"])
        return [low + (high - low) * share for low, high in zip(*ends)]

    def edges(self, width):
        """For each view left, right, top and bottom: the edge in the root before rounding, and what goes to
        pixels on the way to it; None for nothing."""
        found, origins, bases, screens = [], [], [], []
        for view in self.views:
            frame, parent = self.frame(view, width), view.get("parent")
            if parent is None:
                origin, base, screen = [0.0, 0.0], [0.0, 0.0], None
            else:
                outer = self.views[parent]
                origin = [
                    origins[parent][axis] - outer["bounds"][axis] + frame[axis] for axis in (0, 1)
                ]
                base = bases[parent]
                if outer["isRounded"]:
                    place = self.frame(outer, width)
                    base = [base[axis] + place[axis] for axis in (0, 1)]
                screen = screens[parent]
            top, left, bottom, right = view["insets"]
            edges = []
            starts = []
            for axis, (near, far) in enumerate(((left, right), (top, bottom))):
                start = base[axis] + frame[axis] + near
                starts.append(start)
                if view["isRounded"]:
                    pixels = [start, base[axis] + frame[axis] + frame[axis + 2] - far]
                else:
                    pixels = [None if screen is None else screen[axis]] * 2
                edges.append((origin[axis], pixels[0]))
                edges.append((origin[axis] + frame[axis + 2], pixels[1]))
            found.append(edges)
            origins.append(origin)
            bases.append(base)
            screens.append(starts if view["isRounded"] else screen)
        return found

    def rounded(self, edge):
        exact, pixels = edge
        if pixels is None:
            return exact
        return exact - pixels + math.floor(pixels * self.scale + 0.5 + PIXEL_ALLOWANCE) / self.scale


def near(a, b, tolerance):
    if a is None or b is None:
        return a is b
    return abs(a - b) <= tolerance * (1 + abs(a))


def jumps(tree, low, high, first, last):
    """The widths between `first` and `last` at which an edge goes to another pixel."""
    if low is None or abs(high - low) <= 1e-9:
        return []
    a, b = sorted((low * tree.scale, high * tree.scale))
    if b - a > MOST_JUMPS:
        raise Failure("an edge goes to too many pixels")
    pixels = range(math.floor(a + 0.5), math.ceil(b + 0.5) + 1)
    widths = [first + (last - first) * ((p - 0.5) / tree.scale - low) / (high - low) for p in pixels]
    return [width for width in widths if first < width < last]


def check_pixels(trees, pair, number, ends, cell):
    """Whether an edge of a pair is the same after rounding, between all jumps of a cell."""
    first, last = cell["from"], cell["to"]
    places = {first, last}
    for tree, index, (low, high) in zip(trees, pair, ends):
        places.update(jumps(tree, low[index][number][1], high[index][number][1], first, last))
    places = sorted(places)
    for lower, upper in zip(places, places[1:]):
        if upper - lower <= RESOLUTION:
            continue
        for width in (lower + (upper - lower) / 4, upper - (upper - lower) / 4):
            edges = [
                tree.rounded(tree.edges(width)[index][number]) for tree, index in zip(trees, pair)
            ]
            if not near(*edges, 1e-6):
                raise Failure(f"view {pair[0]} is not where view {pair[1]} is at width {width}")


def check_cell(certificate, cell):
    trees = [Tree(certificate["first"], cell["first"]), Tree(certificate["second"], cell["second"])]
    ends = [(tree.edges(cell["from"]), tree.edges(cell["to"])) for tree in trees]
    tolerance = certificate["first"]["proof"]["tolerance"]
    for tree in trees:
        if not tree.piece["from"] - RESOLUTION <= cell["from"] < cell["to"] <= tree.piece["to"] + RESOLUTION:
            raise Failure("a cell is not inside its pieces")
    for pair in cell["pairs"]:
        kinds = [tree.views[index]["isRounded"] for tree, index in zip(trees, pair)]
        for number in range(4):
            ours, theirs = [
                [edges[index][number] for edges in both] for both, index in zip(ends, pair)
            ]
            same = kinds[0] == kinds[1] and trees[0].scale == trees[1].scale and all(
                near(a[part], b[part], tolerance) for a, b in zip(ours, theirs) for part in (0, 1)
            )
            if not same:
                check_pixels(trees, pair, number, ends, cell)


def check_equivalence(certificate):
    """The points on which both sides are certified to be the same; raises Failure."""
    for side in ("first", "second"):
        if certificate[side]["proof"]["widths"] != certificate["widths"]:
            raise Failure("a side is proved for other widths")
        check(certificate[side]["proof"])
    certified, end = 0.0, certificate["widths"][0]
    for cell in certificate["cells"]:
        if cell["from"] < end - RESOLUTION:
            raise Failure("cells overlap")
        check_cell(certificate, cell)
        certified += cell["to"] - cell["from"]
        end = cell["to"]
    if end > certificate["widths"][1] + RESOLUTION:
        raise Failure("a cell is outside of the range")
    return certified


def report(certificate):
    """Checks a certificate of either kind; what is printed. Raises Failure."""
    total = certificate["widths"][1] - certificate["widths"][0]
    if "cells" not in certificate:
        return f"holds for {check(certificate):.1f} of {total:g} points"
    try:
        points = check_equivalence(certificate)
    except Failure as failure:
        if certificate["equivalent"]:
            raise
        return f"not equivalent, as it says: {failure!s}"
    verdict = "equivalent" if certificate["equivalent"] else "matched views are equal"
    return f"{verdict} for {points:.1f} of {total:g} points"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    status = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            certificates = json.load(file)
        for certificate in certificates:
            name = f"{path}: {certificate['root']}"
            try:
                print(f"{name}: {report(certificate)}")
            except (Failure, KeyError, IndexError, TypeError) as failure:
                print(f"{name}: {failure!s}")
                status = 1
    sys.exit(status)


if __name__ == "__main__":
    main()
