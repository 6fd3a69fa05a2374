import AutoLayout

extension InterfaceDocument {
  /// The edit that records the frames of views that moved since an earlier state of the document, as
  /// Interface Builder does after every change.
  ///
  /// A view moved if its solution changed, or if its recorded frame differs from the solution now and
  /// did not before. Of an ambiguous view, the determined numbers are recorded. Hidden views, and views
  /// that were misplaced before and did not move, stay as they are.
  ///
  /// - Complexity: Two layouts of each root that changed.
  /// - Throws: `InterfaceDocumentError` if the frames cannot be recorded.
  @MainActor
  package func recordingFrames(
    movedSince earlier: InterfaceDocument
  ) throws(InterfaceDocumentError) -> DocumentEdit {
    let moves = LayoutLog.withoutConflicts {
      roots.flatMap { root in
        let old = earlier.roots.first { $0.id == root.id }
        guard old.map({ $0.surroundingBytes != root.surroundingBytes }) ?? true else {
          return [MovedView]()
        }
        return MovedView.all(CanvasLayout(root), since: old.map(CanvasLayout.init))
      }
    }
    var editor = DocumentEditor(self)
    for move in moves { editor.record(move.frame, of: move.view) }
    return try editor.edit()
  }
}

/// A view whose recorded frame must follow its solution.
private struct MovedView {
  /// The view in the layout after the change.
  var view: PlacedView
  /// The frame to record.
  var frame: CGRect

  /// The difference of solutions that is a movement, in points.
  private static let movement: CGFloat = 0.001

  /// Returns the views of a layout that moved since an earlier one.
  @MainActor
  static func all(_ layout: CanvasLayout, since earlier: CanvasLayout?) -> [MovedView] {
    layout.views.compactMap { view in
      guard view.container != nil, !view.isHidden, let recorded = view.recorded else { return nil }
      let frame = view.ambiguity.frame(recorded: recorded, solved: view.solved)
      guard !recorded.isNear(frame, within: layout.tolerance) else { return nil }
      if let old = earlier?.view(view.id), let before = old.recorded {
        let known = old.ambiguity.frame(recorded: before, solved: old.solved)
        let wasMisplaced = !before.isNear(known, within: layout.tolerance)
        if wasMisplaced && known.isNear(frame, within: movement) { return nil }
      }
      return MovedView(view: view, frame: frame)
    }
  }
}

extension LayoutSnapshot.Ambiguity {
  /// Returns a frame with the solved numbers where constraints determine them, and the recorded ones
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
  /// The bytes of the object around the root: its controller, or the root itself. They have its views
  /// and constraints. Bars that another controller adds, and resources, are elsewhere.
  fileprivate var surroundingBytes: ArraySlice<UInt8> {
    document.bytes[(element.parent ?? element).range]
  }
}
