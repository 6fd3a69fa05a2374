import AutoLayout
import Foundation

extension EditSteps {
  /// Records the frames that stack views determine for their arranged views, as Interface Builder
  /// does whenever a stack view changes: only the stack views position them.
  ///
  /// The cost is that of laying out the roots of the stack views. Identifiers of other objects are
  /// ignored.
  @MainActor
  package mutating func arrange(_ stackIDs: [String]) throws {
    let stacks = stackIDs.compactMap { document.element(withIdentifier: $0) }.filter {
      $0.kind == .stackView
    }
    guard !stacks.isEmpty else { return }
    let solved = document.solvedViews(around: stacks)
    try make { editor in
      for view in stacks.flatMap(\.arrangedInside) {
        guard let place = view.id.flatMap({ solved[$0] }), !place.isHidden else { continue }
        editor.recordArranged(place, of: view)
      }
    }
  }
}

extension XMLTree.Element {
  /// The arranged views of a stack view, and those of stack views among them.
  fileprivate var arrangedInside: [XMLTree.Element] {
    var found: [XMLTree.Element] = []
    var stacks = [self]
    while let stack = stacks.popLast() {
      let arranged = stack.subviews
      found += arranged
      stacks += arranged.filter { $0.kind == .stackView }
    }
    return found
  }
}

extension DocumentEditor {
  /// The number of points by which equal frames may differ. A point has at least two pixels on
  /// every screen since iOS 10.
  private static var rounding: CGFloat {
    LayoutSnapshot.Canvas.misplacementTolerance(pixelsPerPoint: 2)
  }

  /// Records the frame of a view that differs from the recorded one by more than rounding. Values
  /// that the stack view does not determine stay as they are recorded.
  fileprivate mutating func recordArranged(
    _ place: LayoutSnapshot.View, of view: XMLTree.Element
  ) {
    guard let recorded = view.child(ViewElement.frame), let old = recorded.rectValue else { return }
    let frame = place.ambiguity.frame(recorded: old, solved: place.frame)
    guard !frame.isNear(old, within: Self.rounding) else { return }
    record(frame, in: recorded)
  }
}
