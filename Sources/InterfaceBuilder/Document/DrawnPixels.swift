import Foundation

/// What a document tells of the pixels that its canvas was drawn with.
///
/// Documents without a device were drawn with the pixels of the Mac's screen. Lengths that the file
/// states give them away. Up to Xcode 9 that holds with a device, too, but nothing in the file tells.
enum DrawnPixels {
  /// Pixels a point; nil where the document does not tell. O(elements).
  static func scale(of tree: XMLTree, hasDevice: Bool) -> CGFloat? {
    !hasDevice && statesHalfPoints(tree) ? 2 : nil
  }

  /// Whether a length that nobody computes has half a point: a constant, the size of a content, a
  /// cell's content view.
  private static func statesHalfPoints(_ tree: XMLTree) -> Bool {
    tree.allElements.contains { element in
      switch element.kind {
      case .constraint: isHalf(element[ConstraintElement.constant])
      case .tableViewCellContentView: isHalf(element.rect(ViewElement.frame)?.height)
      default:
        isHalf(element[ViewElement.placeholderIntrinsicWidth]?.points)
          || isHalf(element[ViewElement.placeholderIntrinsicHeight]?.points)
      }
    }
  }

  private static func isHalf(_ length: CGFloat?) -> Bool {
    length.map { abs($0).truncatingRemainder(dividingBy: 1) == 0.5 } ?? false
  }
}
