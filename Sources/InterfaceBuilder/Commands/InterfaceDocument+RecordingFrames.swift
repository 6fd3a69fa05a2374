import AutoLayout
import Foundation

extension InterfaceDocument {
  /// Returns the edit that records the frames of views that moved since an earlier state of the
  /// document, as Interface Builder does after every change.
  ///
  /// A view moved if its solution changed, or if its recorded frame differs from the solution now
  /// and did not before. For an ambiguous view, the determined values are recorded. Hidden views,
  /// and views that were misplaced before and did not move, are unchanged.
  ///
  /// - Complexity: Two layouts of each root that changed.
  /// - Throws: `InterfaceDocumentError` if the frames cannot be recorded.
  @MainActor
  package func recordingFrames(
    movedSince earlier: InterfaceDocument
  ) throws(InterfaceDocumentError) -> DocumentEdit {
    try movedFrames(since: earlier, SettledFrames()).edit
  }

  /// Returns the edit that records the frames of views that moved since an earlier state, and these
  /// frames.
  @MainActor
  fileprivate func movedFrames(
    since earlier: InterfaceDocument, _ settled: SettledFrames
  ) throws(InterfaceDocumentError) -> (edit: DocumentEdit, frames: [String: CGRect]) {
    let moves = LayoutLog.withoutConflicts {
      roots.flatMap { root in
        let old = earlier.roots.first { $0.id == root.id }
        guard old.map({ $0.surroundingBytes != root.surroundingBytes }) ?? true else {
          settled.keep(root.id, from: earlier, to: self)
          return [MovedView]()
        }
        let before = old.map(settled.frames)
        return MovedView.all(settled.layOut(root).layout, since: before)
      }
    }
    var editor = DocumentEditor(self)
    for move in moves { editor.record(move.frame, of: move.view) }
    let frames = Dictionary(moves.map { ($0.view.id, $0.frame) }, uniquingKeysWith: { a, _ in a })
    return (try editor.edit(), frames)
  }
}

extension EditSteps {
  /// Records the frames of views that moved since an earlier state of the document.
  ///
  /// - Parameters:
  ///   - earlier: The document before the change.
  ///   - settled: The frames of earlier states. The frames of the document after the step are
  ///     added.
  /// - Complexity: A layout of each root that changed, and one of its earlier state if `settled`
  ///   does not have it.
  /// - Throws: `InterfaceDocumentError` if the frames cannot be recorded.
  @MainActor
  package mutating func recordFrames(
    movedSince earlier: InterfaceDocument, _ settled: SettledFrames
  ) throws(InterfaceDocumentError) {
    let before = document
    let (edit, frames) = try before.movedFrames(since: earlier, settled)
    try make(edit)
    settled.record(frames, from: before, to: document)
  }
}

/// A view whose recorded frame must follow its solution.
private struct MovedView {
  /// The view in the layout after the change.
  var view: PlacedView
  /// The frame to record.
  var frame: CGRect

  /// The minimum difference of solutions that counts as a movement, in points.
  private static let movement: CGFloat = 0.001

  /// Returns the views of a layout that moved since the layout with some frames.
  @MainActor
  static func all(
    _ layout: CanvasLayout, since earlier: [String: SettledFrames.Frame]?
  ) -> [MovedView] {
    layout.views.compactMap { view in
      guard view.container != nil, !view.isHidden, let recorded = view.recorded else { return nil }
      let frame = view.ambiguity.frame(recorded: recorded, solved: view.solved)
      guard !recorded.isNear(frame, within: layout.tolerance) else { return nil }
      if let old = earlier?[view.id], let before = old.recorded {
        let wasMisplaced = !before.isNear(old.known, within: layout.tolerance)
        if wasMisplaced && old.known.isNear(frame, within: movement) { return nil }
      }
      return MovedView(view: view, frame: frame)
    }
  }
}

extension LayoutSnapshot.Ambiguity {
  /// Returns a frame with the solved values where constraints determine them, and the recorded ones
  /// where they do not.
  package func frame(recorded: CGRect, solved: CGRect) -> CGRect {
    CGRect(
      x: contains(.horizontalPosition) ? recorded.minX : solved.minX,
      y: contains(.verticalPosition) ? recorded.minY : solved.minY,
      width: contains(.width) ? recorded.width : solved.width,
      height: contains(.height) ? recorded.height : solved.height)
  }
}

extension InterfaceRoot {
  /// The bytes of the object around the root: its controller, or the root itself. They contain its
  /// views and constraints. Bars that another controller adds, and resources, are elsewhere.
  fileprivate var surroundingBytes: ArraySlice<UInt8> {
    document.bytes[(element.parent ?? element).range]
  }
}
