/// The answers to requests. Only the value of an answer is encoded, because the page knows the
/// request.
enum StudioAnswer: Encodable {
  /// The content and permissions of the studio.
  case workspace(WorkspaceModel)
  /// The findings of the rules in the document.
  case issues([IssueModel])
  /// The possible constraints between two items.
  case offers([OfferModel])
  /// The lines to which the edges of a view can be pinned.
  case neighbors(SurroundingsModel)
  /// The constraints that determine an edge.
  case explanation(ExplanationModel)
  /// The constraints of a conflict, and edits that resolve it.
  case repairs(ConflictAnswer)
  /// The scene after an edit, or `nil` to end the preview.
  case preview(SceneModel?)
  /// The results of several edits, in their order.
  case results([EditResult])
  /// The changes from the file to the document, as a patch.
  case differences(String)
  /// The file to which the document was saved, or the existing file that was not replaced.
  case savedAs(SavedAsModel)
  /// The widths at which the layout breaks.
  case ruler(RulerModel)
  /// The scene in a Git revision, or `nil` to end the comparison.
  case comparison(SceneModel?)
  /// The Git revisions of the document, newest first.
  case revisions([RevisionModel])
  /// The explanations of the reports in a console log, in their order.
  case log([LogModel])
  /// Copies of views as text.
  case copy(String)
  /// A picture of a scene.
  case picture(PictureModel)
  /// The scenes of a document.
  case map(MapModel)
  /// The selectors of unwind actions, sorted.
  case unwindActions([String])
  /// The scenes and objects that a search found.
  case found([FoundModel])
  /// A lesson with the result of the last check.
  case lesson(LessonModel)

  /// Writes the value without the name of the case.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .workspace(let value): try container.encode(value)
    case .issues(let value): try container.encode(value)
    case .offers(let value): try container.encode(value)
    case .neighbors(let value): try container.encode(value)
    case .explanation(let value): try container.encode(value)
    case .repairs(let value): try container.encode(value)
    case .preview(let value), .comparison(let value): try container.encode(value)
    case .results(let value): try container.encode(value)
    case .differences(let value): try container.encode(value)
    case .savedAs(let value): try container.encode(value)
    case .ruler(let value): try container.encode(value)
    case .revisions(let value): try container.encode(value)
    case .log(let value): try container.encode(value)
    case .copy(let value): try container.encode(value)
    case .picture(let value): try container.encode(value)
    case .map(let value): try container.encode(value)
    case .unwindActions(let value): try container.encode(value)
    case .found(let value): try container.encode(value)
    case .lesson(let value): try container.encode(value)
    }
  }
}
