import Foundation

extension CGPath {
  /// The outline of the line that a stroke of the path paints, to be filled by the winding rule.
  /// Curves become short straight lines. Linear.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
    var outline = StrokeOutline(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for subpath in FlatPath(elements).subpaths { outline.add(subpath) }
    return CGPath(elements: outline.path.elements.map { $0.applying(transform) })
  }

  /// The path interrupted by gaps. `lengths` are those of dashes and gaps alternately, in points,
  /// and `phase` is how far into the pattern the path begins. Curves become short straight lines.
  ///
  /// Without a positive length, it is the path itself. Linear in the number of dashes, which is
  /// limited.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
      return CGPath(elements: elements.map { $0.applying(transform) })
    }
    var dashing = Dashing(pattern: pattern, phase: phase)
    for subpath in FlatPath(elements).subpaths { dashing.add(subpath.line) }
    return CGPath(elements: dashing.path.elements.map { $0.applying(transform) })
  }

  /// The part of the path between two fractions of its length, from 0 to 1. Curves become short
  /// straight lines. Linear.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end else { return CGPath(elements: []) }
    if start == 0, end == 1 { return self }
    let flat = FlatPath(elements)
    let length = flat.subpaths.reduce(CGFloat(0)) { sum, subpath in
      zip(subpath.line, subpath.line.dropFirst()).reduce(sum) {
        $0 + CGVector(from: $1.0, to: $1.1).length
      }
    }
    guard length > 0, length.isFinite else { return CGPath(elements: []) }
    // One gap, the part, and a gap that the path does not reach.
    var dashing = Dashing(
      pattern: [0, start * length, (end - start) * length, 2 * length], phase: 0,
      continues: true)
    for subpath in flat.subpaths { dashing.add(subpath.line) }
    return CGPath(elements: dashing.path.elements)
  }
}

/// Cuts lines into dashes.
private struct Dashing {
  /// The lengths of dashes and gaps alternately, in points. Their sum is positive.
  let pattern: [CGFloat]
  /// How far into the pattern each subpath begins, in points.
  let phase: CGFloat
  /// A Boolean value that indicates whether the pattern continues from one subpath to the next.
  var continues = false
  /// The dashes.
  let path = CGMutablePath()
  /// The index of the current dash or gap.
  private var index = 0
  /// The rest of the current dash or gap, in points.
  private var rest: CGFloat = 0
  /// The number of dashes.
  private var count = 0

  /// The dashes that are made at most: more than the pixels along any line on a screen.
  private static let limit = 100_000

  init(pattern: [CGFloat], phase: CGFloat, continues: Bool = false) {
    self.pattern = pattern
    self.phase = phase
    self.continues = continues
    start()
  }

  /// Begins the pattern.
  private mutating func start() {
    let total = pattern.reduce(0, +)
    var offset = phase - total * (phase / total).rounded(.down)
    index = 0
    while offset >= pattern[index], index < pattern.count - 1 {
      offset -= pattern[index]
      index += 1
    }
    rest = max(0, pattern[index] - offset)
  }

  /// Adds the dashes along a line.
  mutating func add(_ line: [CGPoint]) {
    if !continues { start() }
    if index.isMultiple(of: 2), let first = line.first { path.move(to: first) }
    for (from, to) in zip(line, line.dropFirst()) {
      let direction = CGVector(from: from, to: to)
      let length = direction.length
      var done: CGFloat = 0
      while length - done > rest, count < Self.limit {
        // A dash that ended with the line before has its end already.
        let isDrawn = rest == 0 && done == 0 && path.elements.last == .line(from)
        done += rest
        let point = from.moved(along: direction, by: done)
        if !index.isMultiple(of: 2) {
          path.move(to: point)
        } else if !isDrawn {
          path.addLine(to: point)
        }
        index = (index + 1) % pattern.count
        rest = pattern[index]
        count += 1
      }
      rest = max(0, rest - (length - done))
      if index.isMultiple(of: 2) { path.addLine(to: to) }
    }
  }
}

extension CGPath {
  /// Creates the outline of the line that a stroke of a path paints, under the name of the function in C.
  /// Returns nil for a line without a width.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    guard lineWidth > 0, lineWidth.isFinite else { return nil }
    let stroked = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(elements: stroked.elements)
  }
}
