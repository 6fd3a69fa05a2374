import AutoLayout
import Foundation
import InterfaceBuilder

/// Why two views that cover each other may be meant to: the document shows them so.
///
/// A design that lays one part over another has them on each other in the document, too: a badge on a
/// picture, a button in a field, a sheet over a form. What lies on each other only on another canvas was
/// pushed there.
struct Layering {
  /// The layout in which one view covers the other.
  let layout: LintLayout
  /// The view in front.
  let upper: Int
  /// The view behind.
  let lower: Int
  /// The subviews of the innermost common superview that the two are in, or are.
  let branches: (upper: Int, lower: Int)

  /// The layering of two views; nil if one lies in the other, or if code places both, as the cells of a
  /// table.
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

  /// Returns whether a view lies wholly in another one on purpose: a badge, a button in a field.
  ///
  /// It is on purpose if the frames of the document are so, too. A view that comes to lie in another one
  /// on a smaller canvas or with a longer text is covered like one that crosses it. Where the document has
  /// no frames, the layout alone decides.
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
  /// A Boolean value that indicates whether the view hides what is behind it: a sheet, a card.
  fileprivate var isSurface: Bool {
    if case .visualEffect = content { return true }
    return (appearance.backgroundColor?.light.alpha ?? 0) > 0
  }
}
