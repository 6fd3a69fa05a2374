import AutoLayout
import Foundation

/// "Update Frames": records the frames that constraints give.
@MainActor
struct FrameUpdate {
  /// The root whose frames are recorded.
  let session: RepairSession

  init(_ session: RepairSession) { self.session = session }

  /// Updates misplaced views and, because they move along, all views inside them.
  func run(_ targets: [PlacedView]) throws(InterfaceDocumentError) {
    let chosen = Set(targets.map(\.id))
    try record { view in
      chosen.contains(view.id) || isInside(view, chosen)
    }
  }

  /// Updates the views that were not misplaced or had no place before the command, and now are.
  func recordMoved() throws(InterfaceDocumentError) {
    let moved = session.findings.views([.misplaced])
      .subtracting(session.before.views([.misplaced]))
    guard !moved.isEmpty else { return }
    try record { moved.contains($0.id) || isInside($0, moved) }
  }

  /// Records the solved frames of the views that are wanted, in the coordinates of their
  /// superviews.
  ///
  /// Hidden views and views that constraints leave open keep what is recorded. So do views whose
  /// frames are off only by rounding, unless the document marks them as misplaced.
  private func record(_ isWanted: (PlacedView) -> Bool) throws(InterfaceDocumentError) {
    let tolerance = session.layout.tolerance
    let views = session.layout.views.filter { view in
      view.container != nil && view.ambiguity.isEmpty && !view.isHidden && isWanted(view)
        && (view.recorded.map { !$0.isNear(view.solved, within: tolerance) } ?? true
          || view.element.text(of: ViewElement.misplaced) != nil)
    }
    try session.make { editor in
      for view in views { editor.record(view.solved, of: view) }
    }
  }

  /// Returns a Boolean value that indicates whether the view lies inside one of the chosen views,
  /// at any depth. O(depth of the view).
  private func isInside(_ view: PlacedView, _ chosen: Set<String>) -> Bool {
    var current = view.element.element.parent
    while let element = current {
      if let id = element.id, chosen.contains(id) { return true }
      current = element.parent
    }
    return false
  }
}
