import AutoLayout

extension InterfaceDocument {
  /// The edit that records the frames of views which differ from the solution now and did not in an
  /// earlier state of the document, as Interface Builder does after every change.
  ///
  /// Ambiguous views, and views that were misplaced before, stay as they are.
  ///
  /// - Throws: `InterfaceDocumentError` if the frames cannot be recorded.
  @MainActor
  package func recordingFrames(
    movedSince earlier: InterfaceDocument
  ) throws(InterfaceDocumentError) -> DocumentEdit {
    let moved = misplacedViews().subtracting(earlier.misplacedViews())
    guard !moved.isEmpty else { return DocumentEdit() }
    var options = CommandOptions()
    options.views = moved.sorted()
    options.allowsWorse = true
    return try performing(.updateFrames, options).edit
  }

  /// The identifiers of views whose recorded frames are not those of the solution.
  @MainActor
  private func misplacedViews() -> Set<String> {
    LayoutLog.withoutConflicts {
      roots.reduce(into: []) {
        $0.formUnion(LayoutFindings(CanvasLayout($1)).views([.misplaced]))
      }
    }
  }
}
