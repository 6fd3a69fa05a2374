import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Queries, which do not change the document.
extension StudioWindow {
  /// Returns the answer to a query, or `nil` for requests without an answer.
  ///
  /// - Throws: `StudioError` if no document is open, or if the object of the query is missing.
  func answerQuestion(_ request: StudioRequest) throws -> StudioAnswer? {
    switch request {
    case .issues: return .issues(try opened.issues())
    case .offers(let from, let to, let toMargins):
      var offers = ConstraintOffers(try opened.document, try scene())
      offers.isToMargins = toMargins ?? false
      return .offers(try offers.offers(from, to))
    case .neighbors(let view): return .neighbors(try neighbors(of: view))
    case .explain(let view, let attribute):
      return .explanation(try explain(view, attribute))
    case .repairs(let conflict):
      return .repairs(try ConflictRepairs(try opened.document, try scene(), conflict).answer())
    case .preview(let edit): return .preview(try preview(edit))
    case .results(let edits): return .results(try results(of: edits))
    case .differences: return .differences(try opened.differences)
    case .exercise(let view): try exercise(view)
    case .log(let text): return .log(try LogModel.read(text))
    case .checkLesson: return .lesson(try checkLesson())
    case .copy(let views): return .copy(try ViewCopy(views, of: try opened.document).text)
    case .picture(let scene, let canvas): return .picture(try picture(of: scene, on: canvas))
    case .map: return .map(MapModel(try opened.document))
    case .unwindActions: return .unwindActions(try opened.unwindActions())
    case .search(let text): return .found(workspace.search(text))
    default: break
    }
    return nil
  }

  /// Returns the layout on the page.
  func scene() throws -> (snapshot: LayoutSnapshot, model: SceneModel) {
    guard let snapshot, let model else {
      throw StudioError("no scene is shown", hint: "choose one from the list")
    }
    return (snapshot, model)
  }

  /// Returns the scene after an edit, without performing it.
  ///
  /// - Throws: The error that performing the edit would throw, so that the page can show why it is
  ///   not possible.
  private func preview(_ edit: StudioEdit?) throws -> SceneModel? {
    guard let edit else { return nil }
    let document = try opened.document
    return try model(of: document.applying(try edit.settledEdit(of: document, try opened.assets)))
  }

  /// Returns the scene of another state of the document, on the same canvas, or `nil` if the
  /// document does not have the scene.
  ///
  /// - Throws: `StudioError` if the document does not support the canvas.
  func model(of document: InterfaceDocument) throws -> SceneModel? {
    guard let root = document.roots.first(where: { $0.id == rootID }) else { return nil }
    let instance = root.instantiate(on: try choice(for: canvas))
    var snapshot = instance.snapshot()
    try opened.assets?.addImages(
      to: &snapshot, isDark: canvas.isDark ?? false, limit: DocumentAssets.pageImageSize)
    _ = instance.openGrowingCells(of: &snapshot, document)
    var modeler = SceneModeler(isDark: canvas.isDark ?? false)
    return modeler.model(
      snapshot, isOwnCanvas: canvas.isOwn, isRightToLeft: isRightToLeft,
      documentIDs: Set(document.identifiersOfObjects))
  }

  /// Shows the next solution for an ambiguous view, or the recorded frames again if the key is
  /// `nil`.
  ///
  /// - Throws: `StudioError` if the view is no longer in the scene.
  private func exercise(_ key: String?) throws {
    guard let key else {
      showsSolutions = false
      return try layOut()
    }
    let (_, model) = try scene()
    guard let index = model.views.firstIndex(where: { $0.key == key }),
      let view = instance?.view.descendants[index]
    else { throw StudioError("the view was deleted", hint: "select another view") }
    // The canvas does not show the first solution, because it shows ambiguous views at their
    // recorded frames.
    if showsSolutions { view.exerciseAmbiguityInLayout() }
    showsSolutions = true
    takeSnapshot()
  }

  /// Checks the task of the current lesson.
  private func checkLesson() throws -> LessonModel {
    guard let lesson else {
      throw StudioError("no lesson is open", hint: "choose one from the list")
    }
    return try Lesson.all[lesson].check(try opened.document, number: lesson)
  }
}

extension UIView {
  /// The view and its descendants in the order of snapshots: parents first, back to front.
  var descendants: [UIView] {
    var found: [UIView] = []
    forEachInSnapshot { found.append($0) }
    return found
  }
}
