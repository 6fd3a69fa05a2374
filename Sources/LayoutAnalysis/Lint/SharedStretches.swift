import AutoLayout
import Foundation

/// The space that ambiguous views of one superview share beyond the sizes of their contents.
///
/// Labels in a row of a fixed height often need a point or two less than the row has. Which of them
/// gets the space is ambiguous, and invisible.
struct SharedStretches {
  /// The amount of shared space, in points, up to which the ambiguity is invisible.
  private static let negligibleRoom: CGFloat = 3
  /// The number of points by which rounding makes a view smaller than its content.
  private static let rounding: CGFloat = 0.5

  /// The layout.
  private let layout: LayoutSnapshot
  /// The widths and heights of contents, by part.
  private let contents: [UnsettledParts.Part: CGFloat]

  /// Reads the sizes of contents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints.
  init(_ layout: LayoutSnapshot) {
    self.layout = layout
    guard layout.views.contains(where: { !$0.ambiguity.isEmpty }) else {
      contents = [:]
      return
    }
    var found: [UnsettledParts.Part: CGFloat] = [:]
    for constraint in layout.constraints where constraint.origin == .contentSize {
      let part = UnsettledParts.Part(
        view: constraint.first.view, isHorizontal: constraint.first.attribute == "width")
      found[part] = max(found[part] ?? 0, constraint.constant)
    }
    contents = found
  }

  /// Returns the ambiguous parts of a view in which it only shares a negligible amount of space
  /// with its siblings.
  ///
  /// - Complexity: O(*n*), where *n* is the number of siblings.
  func negligibleParts(of view: LayoutSnapshot.View) -> LayoutSnapshot.Ambiguity {
    guard let parent = view.parent else { return [] }
    var parts: LayoutSnapshot.Ambiguity = []
    if isNegligible(in: parent, isHorizontal: true) {
      parts.formUnion([.width, .horizontalPosition])
    }
    if isNegligible(in: parent, isHorizontal: false) {
      parts.formUnion([.height, .verticalPosition])
    }
    return parts
  }

  /// Returns a Boolean value that indicates whether the ambiguous subviews of a view all have
  /// contents, none is smaller than its content, and all together are little larger.
  private func isNegligible(in parent: Int, isHorizontal: Bool) -> Bool {
    let (position, size): (LayoutSnapshot.Ambiguity, LayoutSnapshot.Ambiguity) =
      isHorizontal ? (.horizontalPosition, .width) : (.verticalPosition, .height)
    var room: CGFloat = 0
    for child in layout.views[parent].children {
      let view = layout.views[child]
      guard !view.ambiguity.isDisjoint(with: position.union(size)) else { continue }
      let part = UnsettledParts.Part(view: child, isHorizontal: isHorizontal)
      guard view.ambiguity.contains(size), let content = contents[part] else { return false }
      let excess = (isHorizontal ? view.frame.width : view.frame.height) - content
      guard excess >= -Self.rounding else { return false }
      room += excess
    }
    return room <= Self.negligibleRoom
  }
}
