import Foundation

/// The `d` attribute of a path.
struct SVGPath {
  /// The commands so far, in the notation of the attribute `d`.
  private(set) var data: String

  /// Creates a path.
  ///
  /// - Parameter data: Valid commands in SVG's notation.
  init(data: String = "") { self.data = data }

  /// Begins a subpath at a point.
  mutating func move(_ x: Double, _ y: Double) { append("M", x, y) }
  /// Adds a line to a point.
  mutating func line(_ x: Double, _ y: Double) { append("L", x, y) }
  /// Closes the subpath with a line to its start, so that the corner there is joined like the
  /// others.
  mutating func close() { data += "Z" }

  /// Adds a cubic Bézier curve to a point.
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    append("C", x1, y1)
    append(" ", x2, y2)
    append(" ", x, y)
  }

  /// Adds an arc of a circle from the current point, clockwise on the screen if `sweep` is true.
  mutating func arc(_ radius: Double, _ x: Double, _ y: Double, isLarge: Bool, sweep: Bool) {
    data += "A\(text(radius)) \(text(radius)) 0 \(isLarge ? 1 : 0) \(sweep ? 1 : 0)"
    append(" ", x, y)
  }

  /// Returns a path of straight lines through `points`.
  static func lines(_ points: [(Double, Double)], isClosed: Bool = false) -> SVGPath {
    var path = SVGPath()
    for (index, point) in points.enumerated() {
      index == 0 ? path.move(point.0, point.1) : path.line(point.0, point.1)
    }
    if isClosed { path.close() }
    return path
  }

  /// Appends a command with a point.
  private mutating func append(_ command: String, _ x: Double, _ y: Double) {
    data += "\(command)\(text(x)) \(text(y))"
  }

  /// Returns the text of a coordinate.
  private func text(_ value: Double) -> String { DecimalText.string(value) }
}
