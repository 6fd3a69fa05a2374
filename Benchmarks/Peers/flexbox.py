#!/usr/bin/env python3
"""Lays out the feed of boxes of the benchmark `screens` with a flexbox engine, and prints lines of JSON.

    flexbox.py --sizes 10,100,1000 [--seconds 0.5]

The engine is taffy, which is written in Rust, through the package stretchable. The boxes have the sizes of
SizedBox.swift. Only the engine's own work is timed: neither the creation of nodes, which the interpreter dominates, nor
reading the results. The three actions are spread evenly, since flexbox cannot center one among others without more views.
"""
import argparse
import json
import statistics
import time

from stretchable import Node, taffylib
from stretchable.node import taffy
from stretchable.style import PCT, AlignItems, FlexDirection, JustifyContent
from stretchable.style.geometry.size import SizeAvailableSpace

MARGIN, SPACING, AVATAR, COMMENT_AVATAR = 8, 4, 50, 30
AVATAR_SPACING, COMMENT_SPACING, LINE_SPACING, IMAGE_RATIO = 8, 6, 2, 0.5625
WIDTH = 375


def box(text, font_size, **style):
    """A view of a given size where a card has a label."""
    return Node(size=(min(200, len(text) * font_size / 2), font_size + 4), flex_shrink=0, **style)


def wide(font_size, **style):
    """A box over the width of its container."""
    return Node(size=(None, font_size + 4), flex_shrink=0, **style)


def row(*children, **style):
    return Node(*children, flex_direction=FlexDirection.ROW, **style)


def column(*children, **style):
    return Node(*children, flex_direction=FlexDirection.COLUMN, **style)


def top(points):
    return (points, 0, 0, 0)


def left(points):
    return (0, 0, 0, points)


def card(number):
    lines = column(
        *[box(text, size, margin=top(LINE_SPACING)) for text, size in (
            ("Name %d" % number, 15), ("Headline of poster", 13), ("3 hours ago", 11))],
        margin=left(AVATAR_SPACING), align_items=AlignItems.FLEX_START)
    bands = [
        row(box("...", 15), justify_content=JustifyContent.FLEX_END, margin=top(SPACING)),
        row(Node(size=(AVATAR, AVATAR), flex_shrink=0), lines, align_items=AlignItems.FLEX_START, margin=top(SPACING)),
        wide(14, margin=top(SPACING)),
        column(Node(size=(100 * PCT, None), aspect_ratio=1 / IMAGE_RATIO, flex_shrink=0), wide(15, margin=top(SPACING)),
               wide(12), margin=top(SPACING)),
        row(box("Like", 13), box("Comment", 13), box("Share", 13), justify_content=JustifyContent.SPACE_BETWEEN,
            margin=top(SPACING)),
        row(Node(size=(COMMENT_AVATAR, COMMENT_AVATAR), flex_shrink=0),
            Node(flex_grow=1, margin=left(COMMENT_SPACING)), margin=top(SPACING)),
    ]
    return column(*bands, padding=(0, MARGIN, MARGIN, MARGIN), flex_shrink=0)


def compute(root, width):
    """The seconds of one layout."""
    space = SizeAvailableSpace(width, None).to_dict()
    begin = time.process_time()
    done = taffylib.node_compute_layout_with_measure(taffy._ptr, root._node_id, space, lambda *_: None)
    seconds = time.process_time() - begin
    assert done
    return seconds


def measure(size, seconds):
    first, root = [], None
    start = time.process_time()
    while not first or (len(first) < 9 and time.process_time() - start < seconds):
        root = column(*[card(number) for number in range(size)])
        first.append(compute(root, WIDTH))
    layout = taffylib.PyLayout()
    taffylib.node_get_layout(taffy._ptr, root._node_id, layout)
    widths, start = [], time.process_time()
    while not widths or (len(widths) < 200 and time.process_time() - start < seconds):
        widths.append(compute(root, WIDTH + 1 + len(widths) % 20))
    return {"workload": "boxes", "size": size, "way": "taffy", "height": layout.height,
            "phases": {"first layout": statistics.median(first), "change the width": statistics.median(widths)}}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=lambda text: [int(part) for part in text.split(",")], default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=0.5)
    options = parser.parse_args()
    for size in options.sizes:
        print(json.dumps(measure(size, options.seconds)), flush=True)


if __name__ == "__main__":
    main()
