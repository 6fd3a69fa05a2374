import AutoLayout
import Foundation
import InterfaceBuilder

/// The evidence that two overlapping views are intended to overlap: the document shows them so.
///
/// If a design places one part over another, they overlap in the document, too: a badge on an
/// image, a button in a field, a sheet over a form. Views that overlap only on another canvas were
/// pushed there.
struct Layering {
  /// The layout in which one view covers the other.
  let layout: LintLayout
  /// The view in front.
  let upper: Int
  /// The view behind.
  let lower: Int
  /// The subviews of the innermost common superview that contain the two views or are equal to
  /// them.
  let branches: (upper: Int, lower: Int)

  /// Creates the layering of two views, or returns `nil` if one contains the other, or if code
  /// positions both, as with the cells of a table.
  init?(_ layout: LintLayout, upper: Int, lower: Int) {
    guard let found = layout.branches(of: upper, lower),
      let parent = layout.snapshot.views[found.first].parent
    else { return nil }
    switch layout.snapshot.views[parent].content {
    case .table, .collection: return nil
    default: break
    }
    self.layout = layout
    self.upper = upper
    self.lower = lower
    branches = (found.first, found.second)
  }

  /// The views on whose positions the overlap depends.
  var movedViews: [Int] {
    [(upper, branches.upper), (lower, branches.lower)].flatMap { view, branch in
      var chain = [view]
      for superview in layout.superviews(of: view) where chain.last != branch {
        chain.append(superview)
      }
      return chain
    }
  }

  /// A Boolean value that indicates whether the two are subviews of the same view.
  private var areSiblings: Bool { upper == branches.upper && lower == branches.lower }

  /// A Boolean value that indicates whether the overlap is intended.
  var isIntended: Bool {
    if areSiblings { return isPlaced(upper, in: lower) || isPlaced(lower, in: upper) }
    let parent = layout.snapshot.views[branches.upper].parent
    guard let parent, let front = layout.recordedFrame(of: upper, in: parent),
      let back = layout.recordedFrame(of: lower, in: parent),
      let frontBranch = layout.recordedFrame(of: branches.upper),
      let backBranch = layout.recordedFrame(of: branches.lower)
    else {
      return isPlaced(branches.upper, in: branches.lower)
        || isPlaced(branches.lower, in: branches.upper)
    }
    if front.overlaps(back, by: RuleTolerance.overlap) { return true }
    guard branches.upper != upper else { return false }
    return frontBranch.holds(backBranch)
      || layout.snapshot.views[branches.upper].isSurface
        && frontBranch.overlaps(backBranch, by: RuleTolerance.overlap)
  }

  /// Returns a Boolean value that indicates whether a view is completely inside another one
  /// intentionally: a badge, a button in a field.
  ///
  /// It is intentional if the frames of the document show it, too. A view that is inside another
  /// one only on a smaller canvas or with a longer text is treated like one that crosses it. If the
  /// document has no frames, the layout alone decides.
  private func isPlaced(_ inner: Int, in outer: Int) -> Bool {
    let views = layout.snapshot.views
    guard views[outer].frame.holds(views[inner].frame) else { return false }
    guard let recorded = layout.recordedFrame(of: inner),
      let around = layout.recordedFrame(of: outer)
    else { return true }
    return around.holds(recorded)
  }
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the view hides the views behind it: a sheet, a card.
  fileprivate var isSurface: Bool {
    if case .visualEffect = content { return true }
    return (appearance.backgroundColor?.light.alpha ?? 0) > 0
  }
}
