#!/usr/bin/env python3
"""Checks a certificate of `autolayout prove` without the program that wrote it.

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

Usage: check-width-certificate.py FILE...      (exit code 1 when a certificate does not hold)
"""

import json
import sys

RESOLUTION = 3e-6  # points between pieces: a break is enclosed by two or three numbers 1e-6 apart


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
                points = check(certificate)
                total = certificate["widths"][1] - certificate["widths"][0]
                print(f"{name}: holds for {points:.1f} of {total:g} points")
            except (Failure, KeyError, IndexError, TypeError) as failure:
                print(f"{name}: {failure!s}")
                status = 1
    sys.exit(status)


if __name__ == "__main__":
    main()
