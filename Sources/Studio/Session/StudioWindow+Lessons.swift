import InterfaceBuilder

extension Lesson {
  /// Returns the scene that results from a solution, as a picture of the goal, or `nil` if the
  /// lesson's document is invalid. Steps that fail are skipped.
  @MainActor
  static func goal(of number: Int, isDark: Bool) -> SceneModel? {
    guard let document = try? StudioDocument(lesson: all[number]) else { return nil }
    for step in solution(of: number) { _ = try? document.perform(step(document.document)) }
    guard let root = document.document.roots.first else { return nil }
    var modeler = SceneModeler(isDark: isDark)
    let view = root.instantiate()
    return modeler.model(
      view.snapshot(), isOwnCanvas: true, isRightToLeft: false,
      documentIDs: Set(document.document.identifiersOfObjects))
  }
}

extension StudioWindow {
  /// Performs a solution of the open lesson on its original document, as one step.
  ///
  /// - Throws: `StudioError` if no lesson is open.
  func solveLesson() throws {
    guard let lesson else {
      throw StudioError("no lesson is open", hint: "choose one from the list")
    }
    let document = try opened
    while document.undoName != nil { try document.undo() }
    for step in Lesson.solution(of: lesson) {
      try document.perform(step(document.document), gesture: "solution")
    }
  }
}
