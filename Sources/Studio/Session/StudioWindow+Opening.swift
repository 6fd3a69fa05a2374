import Foundation
import InterfaceBuilder

/// Opening and closing documents.
extension StudioWindow {
  /// Shows a scene of a document in the workspace. Another scene of the same document has the
  /// current canvas; another document has its own.
  ///
  /// - Throws: The errors of reading the file. No document is open in this case.
  func open(_ index: Int, _ scene: String?) throws {
    let new: StudioDocument
    do {
      new = try workspace.document(index)
    } catch {
      // The page shows the error. Edits must not reach a document that the page does not show.
      detach()
      throw error
    }
    let isSame = document === new && lesson == nil
    attach(new)
    documentIndex = index
    inspectorSource = nil
    stateSource = nil
    lesson = nil
    new.lookAtFile()
    rootID = scene
    if !isSame { canvas = CanvasRequest(isDark: canvas.isDark) }
    selection = []
    try layOut()
  }

  /// Opens the original document of a lesson.
  func open(lesson number: Int) throws -> LessonModel {
    guard Lesson.all.indices.contains(number) else {
      throw StudioError(
        "lesson \(number + 1) does not exist", hint: "choose a lesson from 1 to \(Lesson.all.count)"
      )
    }
    attach(try StudioDocument(lesson: Lesson.all[number]))
    documentIndex = -1
    inspectorSource = nil
    stateSource = nil
    lesson = number
    rootID = nil
    canvas = CanvasRequest(isDark: canvas.isDark)
    selection = []
    try layOut()
    var model = LessonModel(number, isSolved: false, hint: nil)
    model.goal = Lesson.goal(of: number, isDark: canvas.isDark ?? false)
    return model
  }

  /// Attaches a document, and observes it.
  func attach(_ new: StudioDocument) {
    if let observation { document?.stopObserving(observation) }
    document = new
    observation = new.observe { [weak self] in self?.documentDidChange() }
    sentSceneID = nil
  }

  /// Detaches the document.
  func detach() {
    if let observation { document?.stopObserving(observation) }
    (document, observation, lesson) = (nil, nil, nil)
    (instance, snapshot, model) = (nil, nil, nil)
    (sentScene, sentSceneID, sentState, sentInspector) = (nil, nil, nil, nil)
    (stateSource, inspectorSource) = (nil, nil)
    documentIndex = -1
  }
}

extension StudioDocument {
  /// Creates the document of a lesson, which has no file.
  convenience init(lesson: Lesson) throws {
    try self.init(
      data: Data(lesson.source.utf8), name: lesson.title)
  }
}
