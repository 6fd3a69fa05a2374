import Foundation

/// The lines of a text with the positions of their characters, in UTF-16 units of the whole text.
package struct TextFragments: Sendable {
  /// A line of the layout.
  package struct Fragment: Sendable {
    /// The range of the line in UTF-16 units, including the spaces and the line break at its end.
    package var range: NSRange
    /// The upper edge of the line in the coordinates of the layout's rectangle, in points.
    package var top: CGFloat
    /// The distance to the next line, in points.
    package var height: CGFloat
    /// The left edge of the line's text, in points.
    package var left: CGFloat
    /// The width of the line's text without the spaces at its end, in points.
    package var width: CGFloat
    /// The distance from the top of the line to its baseline, in points.
    package var ascender: CGFloat
    /// The UTF-16 locations of every character of the line, followed by that of its end.
    var locations: [Int]
    /// The distances of these locations from the left edge, in points.
    var distances: [CGFloat]
  }

  /// The lines from top to bottom.
  package private(set) var fragments: [Fragment] = []
  /// The number of UTF-16 units of the text.
  package private(set) var length = 0
  /// A Boolean value that indicates whether a part of the text is not visible.
  package private(set) var isTruncated = false

  /// Computes the positions of a layout's lines.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: MeasuredText, _ layout: TextLayout, _ placement: TextLayout.Placement) {
    var units: [Int] = [0]
    units.reserveCapacity(text.count + 1)
    for index in 0..<text.count {
      units.append(units[units.count - 1] + text.utf16Count(at: index))
    }
    length = units[units.count - 1]
    isTruncated = layout.isTruncated
    var top = placement.rect.minY
    for (index, line) in layout.rows.enumerated() {
      let isLast = index + 1 == layout.rows.count
      let end = isLast ? text.count : layout.rows[index + 1].start
      let range = line.start..<max(line.start, end)
      let runsLeft = layout.runsLeft(atRow: index)
      let base = text.offsets[range.lowerBound]
      let last = max(line.width, 0) + line.hangingSpace
      let locations = (range.lowerBound...range.upperBound).map { units[$0] }
      let distances = (range.lowerBound...range.upperBound).map { character in
        let distance = min(text.offsets[character] - base, last)
        return runsLeft ? line.width - distance : distance
      }
      let height = max(line.pitch, line.height)
      fragments.append(
        Fragment(
          range: NSRange(
            location: units[range.lowerBound],
            length: units[range.upperBound] - units[range.lowerBound]),
          top: top, height: height,
          left: placement.rect.minX + layout.inset(of: line, in: placement), width: line.width,
          ascender: line.ascender, locations: locations, distances: distances))
      top += height
    }
  }

  /// Lays out a text in a rectangle, from its upper edge, as a text container does.
  package init(
    _ text: StyledText, _ limits: TextLayout.Limits, in rect: CGRect, alignment: NSTextAlignment,
    isRightToLeft: Bool = false, systemVersion: Int, measurer: any TextMeasuring
  ) {
    let measured = MeasuredText(text, systemVersion: systemVersion, measurer: measurer)
    self.init(
      measured, TextLayout(measured, limits),
      TextLayout.Placement(
        rect: rect, alignment: alignment, isRightToLeft: isRightToLeft, centersVertically: false))
  }

  /// The height of all lines, in points.
  package var height: CGFloat {
    guard let first = fragments.first, let last = fragments.last else { return 0 }
    return last.top + last.height - first.top
  }

  /// Returns the index of the line that contains a UTF-16 unit, or of the last line. Returns `nil`
  /// for an empty text.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  package func line(at location: Int) -> Int? {
    guard !fragments.isEmpty else { return nil }
    var low = 0
    var high = fragments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if fragments[middle].range.location <= location { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the index of the line at or nearest to a vertical position, in points in the
  /// coordinates of the layout's rectangle. Returns `nil` for an empty text.
  package func line(atHeight y: CGFloat) -> Int? {
    guard !fragments.isEmpty else { return nil }
    return fragments.firstIndex { y < $0.top + $0.height } ?? fragments.count - 1
  }

  /// Returns the rectangle between two locations of a line, as high as the line.
  package func rect(from start: Int, to end: Int, in line: Int) -> CGRect {
    let fragment = fragments[line]
    let (a, b) = (fragment.x(at: start), fragment.x(at: end))
    return CGRect(x: min(a, b), y: fragment.top, width: abs(b - a), height: fragment.height)
  }

  /// Returns the rectangles of a range, one for each line.
  package func rects(of range: NSRange) -> [CGRect] {
    fragments.indices.compactMap { line in
      let own = fragments[line].range
      let start = max(own.location, range.location)
      let end = min(NSMaxRange(own), NSMaxRange(range))
      return start < end ? rect(from: start, to: end, in: line) : nil
    }
  }
}

extension TextFragments.Fragment {
  /// Returns the horizontal position of a location, in points.
  package func x(at location: Int) -> CGFloat { left + distances[index(of: location)] }

  /// Returns the index of the character that contains a location, or the end index.
  func index(of location: Int) -> Int {
    var low = 0
    var high = locations.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if locations[middle] <= location { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the index of the character at a horizontal position, and the fraction of the character
  /// before the position, from 0 to 1. Beyond the last character, the index is the end index.
  func character(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
    for index in 0..<max(0, locations.count - 1) {
      let (a, b) = (left + distances[index], left + distances[index + 1])
      guard a != b, x >= min(a, b), x < max(a, b) else { continue }
      return (index, (x - a) / (b - a))
    }
    let isBefore = (distances.last ?? 0) >= (distances.first ?? 0) ? x < left : x > left + width
    return (isBefore ? 0 : locations.count - 1, 0)
  }
}
