"""Draws times over sizes as SVG, both axes logarithmic."""
import math

COLORS = {"autolayout": "#d6336c", "kiwi": "#1c7ed6", "cassowary-rs": "#7048e8", "clp": "#2f9e44",
          "glpk": "#e8590c", "highs": "#868e96",
          "by hand": "#0b7285"}
WIDTH, HEIGHT = 560, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 110, 40, 44


class Axis:
    """Maps whole powers of ten around some values to a stretch of the picture."""

    def __init__(self, values, start, end):
        self.low = math.floor(math.log10(min(values)) + 1e-9)
        self.high = max(self.low + 1, math.ceil(math.log10(max(values)) - 1e-9))
        self.start, self.end = start, end

    def place(self, value):
        part = (math.log10(value) - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def powers(self):
        return [10.0 ** power for power in range(self.low, self.high + 1)]


def time_label(seconds):
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size * 0.999:
            return "%g %s" % (round(seconds / size), unit)
    return "%g µs" % (seconds * 1e6)


def spread(labels, gap):
    """Moves labels apart that would overlap; each is [y, …], from top to bottom."""
    labels.sort()
    for above, below in zip(labels, labels[1:]):
        below[0] = max(below[0], above[0] + gap)
    return labels


def grid(x, y, sizes):
    parts = []
    for value in y.powers():
        parts.append('<path class="grid" d="M%d %.1fH%d"/>' % (LEFT, y.place(value), WIDTH - RIGHT))
        parts.append('<text x="%d" y="%.1f" text-anchor="end">%s</text>' % (
            LEFT - 8, y.place(value) + 4, time_label(value)))
    for size in sizes:
        parts.append('<path class="grid" d="M%.1f %dV%d"/>' % (x.place(size), TOP, HEIGHT - BOTTOM))
        parts.append('<text x="%.1f" y="%d" text-anchor="middle">%s</text>' % (
            x.place(size), HEIGHT - BOTTOM + 18, format(size, ",")))
    return parts


def line(name, points, x, y):
    color = COLORS.get(name, "#000")
    places = [(x.place(size), y.place(seconds)) for size, seconds in points]
    path = "M" + "L".join("%.1f %.1f" % place for place in places)
    parts = ['<path d="%s" fill="none" stroke="%s" stroke-width="%g"/>' % (
        path, color, 3 if name == "autolayout" else 1.5)]
    parts += ['<circle cx="%.1f" cy="%.1f" r="3" fill="%s"/>' % (a, b, color) for a, b in places]
    return parts


def plot(title, series):
    """An SVG of series {name: [(size, seconds), …]}; None when there is nothing to draw."""
    series = {name: points for name, points in series.items() if points}
    if not series:
        return None
    sizes = sorted({size for points in series.values() for size, _ in points})
    x = Axis(sizes, LEFT, WIDTH - RIGHT)
    y = Axis([seconds for points in series.values() for _, seconds in points], HEIGHT - BOTTOM, TOP)
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="system-ui, sans-serif" '
             'font-size="12" fill="#495057">' % (WIDTH, HEIGHT),
             '<style>.grid{stroke:#dee2e6;stroke-width:1}</style>',
             '<rect width="100%" height="100%" fill="#fff"/>',
             '<text x="%d" y="22" font-size="15" font-weight="600" fill="#212529">%s</text>' % (LEFT, title)]
    parts += grid(x, y, sizes)
    labels = []
    # Ours last, so that it lies on top.
    for name, points in sorted(series.items(), key=lambda item: item[0] == "autolayout"):
        parts += line(name, points, x, y)
        labels.append([y.place(points[-1][1]) + 4, x.place(points[-1][0]) + 8, name])
    for top, left, name in spread(labels, 14):
        weight = ' font-weight="700"' if name == "autolayout" else ""
        parts.append('<text x="%.1f" y="%.1f" fill="%s"%s>%s</text>' % (
            left, top, COLORS.get(name, "#000"), weight, name))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def overview(plots, columns=3):
    """Several plots beside and below one another in one SVG."""
    rows = math.ceil(len(plots) / columns)
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">' % (WIDTH * columns, HEIGHT * rows)]
    for index, text in enumerate(plots):
        place = '<svg x="%d" y="%d" width="%d" height="%d" ' % (
            WIDTH * (index % columns), HEIGHT * (index // columns), WIDTH, HEIGHT)
        parts.append(text.strip().replace("<svg ", place, 1))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
