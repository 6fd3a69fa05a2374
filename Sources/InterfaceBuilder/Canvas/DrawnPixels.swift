import Foundation

/// What a document tells of the pixels that its canvas was drawn with, beyond its device.
///
/// Up to Xcode 9 the canvas had the pixels of the Mac's screen, and documents without a device still
/// do. Lengths that the file states give them away.
enum DrawnPixels {
  /// Pixels a point; nil where the document does not tell. O(elements).
  static func scale(of tree: XMLTree, hasDevice: Bool, xcode: XcodeRelease) -> CGFloat? {
    if hasDevice {
      return xcode < XcodeRelease(10) && hasWholeSeparator(tree) ? 1 : nil
    }
    return statesHalfPoints(tree) ? 2 : nil
  }

  /// Whether a cell's content view is a whole point lower than the cell: the separator, which is a
  /// pixel high, then is a point (four documents of four round to whole points).
  private static func hasWholeSeparator(_ tree: XMLTree) -> Bool {
    tree.allElements.contains { element in
      guard element.name == "tableViewCellContentView", let cell = element.parent,
        let outer = cell.rect(key: "frame"), let inner = element.rect(key: "frame")
      else { return false }
      return outer.height - inner.height == 1
    }
  }

  /// Whether a length that nobody computes has half a point: a constant, the size of a content, a
  /// cell's content view.
  private static func statesHalfPoints(_ tree: XMLTree) -> Bool {
    tree.allElements.contains { element in
      switch element.name {
      case "constraint": isHalf(element.number("constant"))
      case "tableViewCellContentView": isHalf(element.rect(key: "frame")?.height)
      default:
        isHalf(element.number("placeholderIntrinsicWidth"))
          || isHalf(element.number("placeholderIntrinsicHeight"))
      }
    }
  }

  private static func isHalf(_ length: CGFloat?) -> Bool {
    length.map { abs($0).truncatingRemainder(dividingBy: 1) == 0.5 } ?? false
  }
}
