import AutoLayout
import InterfaceBuilder

extension StudioEdit {
  /// Returns the edit of a document's bytes with everything that follows from it, so that the
  /// document has one truth.
  ///
  /// 1. Perform the edit.
  /// 2. If it sets the frame of a view that constraints place, change the constants of these
  ///    constraints to give the frame.
  /// 3. Record the frames of all views that moved.
  ///
  /// - Throws: The errors of `edit(of:)`, and `StudioError` if constraints or a stack view do not
  ///   allow the frame.
  @MainActor
  func settledEdit(of document: InterfaceDocument) throws -> DocumentEdit {
    var steps = EditSteps(document)
    try steps.make(edit(of: document))
    guard steps.document.bytes != document.bytes else { return DocumentEdit() }
    let placed = framedViews.filter { steps.document.isPlacedByConstraints($0) }
    if !placed.isEmpty {
      var options = CommandOptions()
      options.views = placed
      options.allowsWorse = true
      try steps.make(
        steps.document.performing(.updateConstraintConstants, options).edit)
    }
    try steps.make(steps.document.recordingFrames(movedSince: document))
    if steps.document.bytes == document.bytes, let view = framedViews.first {
      let name = document.title(of: try document.view(withIdentifier: view))
      throw StudioError(
        "“\(name)” keeps its frame",
        hint: "its constraints, its content or its stack view determine it; change these")
    }
    return try steps.joined()
  }

  /// The views whose frames the edit sets.
  private var framedViews: [String] {
    switch self {
    case .setFrame(let view, _): [view]
    case .all(let edits): edits.flatMap(\.framedViews)
    default: []
    }
  }
}

extension InterfaceDocument {
  /// Returns a Boolean value that indicates whether constraints place a view, instead of its
  /// autoresizing mask or a stack view.
  fileprivate func isPlacedByConstraints(_ id: String) -> Bool {
    guard let element = element(withIdentifier: id), element.superview != nil else { return false }
    return element[ViewElement.translatesAutoresizingMask] == false
      && element[ViewElement.fixedFrame] != true && !element.isArranged
  }
}
