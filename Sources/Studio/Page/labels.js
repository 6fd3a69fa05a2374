// Places for the labels of constraints and views on the canvas, so that none lies over another.

/** The distance between two labels, in pixels. */
const gap = 2;

/** The number of places that are tried in each direction. */
const most = 4;

export class Labels {
  /**
   * The rectangles of the labels so far: x, y, width, height.
   *
   * @type {number[][]}
   */
  #taken = [];

  /**
   * Takes the nearest free place for a label with a center and a size, and returns its center. If
   * there is none, the label stays where it is wanted.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  take(x, y, width, height) {
    for (const [dx, dy] of steps(width + gap, height + gap)) {
      const rect = [x + dx - width / 2, y + dy - height / 2, width, height];
      if (this.#taken.some((other) => overlaps(rect, other))) continue;
      this.#taken.push(rect);
      return [x + dx, y + dy];
    }
    return [x, y];
  }
}

/** Yields the distances of places, nearest first: above, below, and to both sides. */
function* steps(width, height) {
  yield [0, 0];
  for (let count = 1; count <= most; count += 1) {
    yield [0, -height * count];
    yield [0, height * count];
    yield [width * count, 0];
    yield [-width * count, 0];
  }
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function overlaps([x, y, width, height], [left, top, w, h]) {
  return x < left + w && left < x + width && y < top + h && top < y + height;
}
