import AutoLayout
import Foundation

/// "Update Frames": records the frames that constraints determine.
@MainActor
struct FrameUpdate {
  /// The root whose frames are recorded.
  let session: RepairSession

  init(_ session: RepairSession) { self.session = session }

  /// Updates misplaced views and all views inside them, because they move along.
  func run(_ targets: [PlacedView]) throws(InterfaceDocumentError) {
    let chosen = Set(targets.map(\.id))
    try record { view in
      chosen.contains(view.id) || isInside(view, chosen)
    }
  }

  /// Updates the views that were not misplaced or had no position before the command and are
  /// misplaced now.
  func recordMoved() throws(InterfaceDocumentError) {
    let moved = session.findings.views([.misplaced])
      .subtracting(session.before.views([.misplaced]))
    guard !moved.isEmpty else { return }
    try record { moved.contains($0.id) || isInside($0, moved) }
  }

  /// Records the solved frames of some views, in the coordinates of their superviews.
  ///
  /// Hidden views and ambiguous views keep their recorded frames. So do views whose frames differ
  /// only by rounding, unless the document marks them as misplaced.
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

  /// Returns a Boolean value that indicates whether the view is inside one of the chosen views, at
  /// any depth.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the view.
  private func isInside(_ view: PlacedView, _ chosen: Set<String>) -> Bool {
    var current = view.element.element.parent
    while let element = current {
      if let id = element.id, chosen.contains(id) { return true }
      current = element.parent
    }
    return false
  }
}
