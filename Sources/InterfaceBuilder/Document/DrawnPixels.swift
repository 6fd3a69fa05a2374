import Foundation

/// The evidence in a document of the pixels with which its canvas was drawn.
///
/// Documents without a device were drawn with the pixels of the Mac's screen. Lengths in the file
/// reveal them. Up to Xcode 9, documents with a device were drawn with these pixels, too, but the
/// file does not show which.
enum DrawnPixels {
  /// Returns the number of pixels per point: 2 if a document without a device has a length with
  /// half a point, or `nil` if the document does not show it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static func scale(of tree: XMLTree, hasDevice: Bool) -> CGFloat? {
    !hasDevice && statesHalfPoints(tree) ? 2 : nil
  }

  /// Returns a Boolean value that indicates whether a length that the layout does not compute ends
  /// in half a point: a constant, a placeholder content size, or the height of a cell's content
  /// view.
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

  /// Returns a Boolean value that indicates whether a length in points ends in exactly one half, as
  /// on a screen with two pixels per point.
  private static func isHalf(_ length: CGFloat?) -> Bool {
    length.map { abs($0).truncatingRemainder(dividingBy: 1) == 0.5 } ?? false
  }
}
