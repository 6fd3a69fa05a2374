import AutoLayout
import InterfaceBuilder

/// The result of an edit, for a button that offers it.
struct EditResult: Encodable, Equatable {
  /// The scene after the edit, or `nil` if the edit is not possible.
  var scene: SceneModel?
  /// The number of conflicts after the edit.
  var conflicts: Int
  /// The number of ambiguous views after the edit.
  var ambiguous: Int
  /// The number of views that the edit moves on the canvas.
  var moved: Int
  /// The description of the consequences.
  var outcome: String
}

extension StudioWindow {
  /// The maximum number of edits in a request. Each needs several layouts.
  private static let maxEdits = 8

  /// Returns the results of the first `maxEdits` edits on the current canvas, without performing
  /// them.
  func results(of edits: [StudioEdit]) throws -> [EditResult] {
    let document = try opened.document
    let before = try scene().model
    return edits.prefix(Self.maxEdits).map { edit in
      guard let after = try? model(of: document.applying(edit.settledEdit(of: document))) else {
        return EditResult(
          scene: nil, conflicts: 0, ambiguous: 0, moved: 0, outcome: "not possible")
      }
      return EditResult(after, since: before)
    }
  }
}

extension EditResult {
  /// Creates the result of an edit from the scenes before and after it.
  init(_ after: SceneModel, since before: SceneModel) {
    let old = Dictionary(before.views.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    scene = after
    conflicts = after.conflicts.count
    ambiguous = after.views.filter { $0.ambiguity != nil }.count
    moved =
      after.views.filter { view in
        guard let known = old[view.key] else { return false }
        return (known.shown ?? known.frame) != (view.shown ?? view.frame)
      }.count
    var parts = [
      conflicts == 0 ? "no conflicts" : conflicts == 1 ? "1 conflict" : "\(conflicts) conflicts"
    ]
    if ambiguous > 0 {
      parts.append(ambiguous == 1 ? "1 ambiguous view" : "\(ambiguous) ambiguous views")
    }
    parts.append(moved == 0 ? "nothing moves" : moved == 1 ? "1 view moves" : "\(moved) views move")
    outcome = parts.joined(separator: ", ")
  }
}
