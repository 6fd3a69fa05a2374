import Foundation

/// What a document tells of the pixels that its canvas was drawn with, beyond its device.
///
/// Up to Xcode 9 the canvas had the pixels of the Mac's screen, and documents without a device still
/// do. Lengths that the file states give them away.
enum DrawnPixels {
  /// Pixels a point; nil where the document does not tell. O(elements).
  static func scale(of tree: XMLTree, hasDevice: Bool, xcode: XcodeRelease) -> CGFloat? {
    if hasDevice {
      guard xcode < XcodeRelease(10), hasWholeSeparator(tree) else { return nil }
      return tree.allElements.contains(where: statesPartOfPoint) ? nil : 1
    }
    return statesHalfPoints(tree) ? 2 : nil
  }

  /// Whether a cell's content view is a whole point lower than the cell: the separator, which is a
  /// pixel high, then is a point.
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

  /// Whether the size of a content, recorded or a placeholder, has a part of a point: one that only
  /// the pixels of the device explain, whatever the separators were drawn with.
  private static func statesPartOfPoint(_ element: XMLTree.Element) -> Bool {
    guard contents.contains(element.name) else { return false }
    let recorded = element.rect(key: "frame")
    let lengths = [
      element.number("placeholderIntrinsicWidth") ?? recorded?.width,
      element.number("placeholderIntrinsicHeight") ?? recorded?.height,
    ]
    return lengths.contains { $0.map { $0 != $0.rounded() } ?? false }
  }

  private static let contents: Set = [
    "label", "button", "textField", "textView", "segmentedControl", "imageView",
  ]

  private static func isHalf(_ length: CGFloat?) -> Bool {
    length.map { abs($0).truncatingRemainder(dividingBy: 1) == 0.5 } ?? false
  }
}
