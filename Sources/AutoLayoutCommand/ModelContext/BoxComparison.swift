import AutoLayout
import InterfaceBuilder

/// The differences between the frames of a layout and boxes that were measured elsewhere, such as
/// in a screenshot.
///
/// A box with the identifier or label of a view is compared with that view. Any other box is
/// compared with the view whose edges have the smallest total distance. Pixels are first divided by
/// the scale.
///
///     {"box":0,"id":"LgN-lb-002","class":"UILabel","measured":[16,62,361,41],
///      "frame":[16,59,361,41],"off":{"y":3}}
struct BoxComparison {
  /// The differing boxes, as JSON objects.
  private(set) var differences: [String] = []
  /// The number of boxes.
  private(set) var count = 0

  /// The default tolerance in points: less than a pixel at two pixels per point.
  private static let tolerance = 0.5

  /// Compares the boxes of a call with a layout.
  ///
  /// - Throws: `ToolFailure` for malformed boxes, and `InterfaceDocumentError` for unknown views.
  init(
    _ arguments: ToolArguments, _ snapshot: LayoutSnapshot, _ document: InterfaceDocument
  ) throws {
    let scale = arguments.number(.scale) ?? 1
    let tolerance = arguments.number(.tolerance) ?? Self.tolerance
    guard scale > 0, tolerance >= 0 else {
      throw ToolFailure("'scale' must be positive, and 'tolerance' must not be negative", "")
    }
    let views = snapshot.views.filter { view in
      view.identifier.map { document.element(withIdentifier: $0) != nil } ?? false
    }
    for (index, value) in arguments.boxes(.boxes).enumerated() {
      let box = try Self.box(value, index, scale)
      let view = try Self.view(value[.id]?.string, box, views, document)
      count += 1
      if let difference = Self.difference(of: box, from: view, tolerance, index) {
        differences.append(difference)
      }
    }
  }

  /// Returns the rectangle of a box, in points.
  private static func box(_ value: JSONValue, _ index: Int, _ scale: Double) throws -> CGRect {
    guard case .array(let numbers) = value[.box], numbers.count == 4 else {
      throw ToolFailure(
        "element \(index) of 'boxes' has no 'box' with four numbers",
        "expected {\"box\":[x,y,width,height]}")
    }
    let lengths = numbers.compactMap { number -> CGFloat? in
      guard case .number(let length) = number, abs(length) <= CanvasSize.largest * scale else {
        return nil
      }
      return CGFloat(length / scale)
    }
    guard lengths.count == 4 else {
      throw ToolFailure(
        "element \(index) of 'boxes' has a value that is not a length",
        "expected numbers up to \(Int(CanvasSize.largest)) points")
    }
    return CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  /// Returns the view that a box names, or else the nearest view, or `nil` if there is none.
  private static func view(
    _ name: String?, _ box: CGRect, _ views: [LayoutSnapshot.View], _ document: InterfaceDocument
  ) throws -> LayoutSnapshot.View? {
    if let name {
      let id = try document.object(named: name).id
      return views.first { $0.identifier == id }
    }
    return views.min { distance(box, $0.frameInRoot) < distance(box, $1.frameInRoot) }
  }

  /// Returns the sum of the distances between the edges of two rectangles, in points.
  private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX) + abs(a.maxY - b.maxY)
  }

  /// Returns the difference of a box, or `nil` if it is within the tolerance.
  private static func difference(
    of box: CGRect, from view: LayoutSnapshot.View?, _ tolerance: Double, _ index: Int
  ) -> String? {
    let measured = LayoutListJSON.numbers([box.minX, box.minY, box.width, box.height])
    guard let view else {
      return JSONText.object([
        ("box", "\(index)"), ("measured", measured),
        ("error", JSONText.string("the view is not in the scene")),
      ])
    }
    let frame = view.frameInRoot
    let offsets = [
      ("x", box.minX - frame.minX), ("y", box.minY - frame.minY),
      ("width", box.width - frame.width), ("height", box.height - frame.height),
    ]
    let wrong = offsets.filter { abs($0.1) > CGFloat(tolerance) }
    guard !wrong.isEmpty else { return nil }
    return JSONText.object([
      ("box", "\(index)"), ("id", view.identifier.map(JSONText.string)),
      ("class", JSONText.string(view.className)), ("measured", measured),
      ("frame", LayoutListJSON.numbers([frame.minX, frame.minY, frame.width, frame.height])),
      (
        "off",
        JSONText.object(
          wrong.map { ($0.0, JSONText.number((Double($0.1) * 1000).rounded() / 1000)) })
      ),
    ])
  }
}
