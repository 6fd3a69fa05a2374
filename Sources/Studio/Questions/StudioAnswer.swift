/// The answers to requests. Each is written as its value: the page knows which request it answers.
enum StudioAnswer: Encodable {
  /// What the studio has and may do.
  case workspace(WorkspaceModel)
  /// What the rules find in the document.
  case issues([IssueModel])
  /// The constraints that make sense between two items.
  case offers([OfferModel])
  /// What the edges of a view can be pinned to.
  case neighbours(SurroundingsModel)
  /// The constraints that determine an edge.
  case explanation(ExplanationModel)
  /// The members of a conflict, and edits that end it.
  case repairs(ConflictAnswer)
  /// The scene after an edit; nil if there is none to preview.
  case preview(SceneModel?)
  /// The widths at which the layout breaks.
  case ruler(RulerModel)
  /// The scene in a Git revision; nil if the comparison ends.
  case comparison(SceneModel?)
  /// The Git revisions of the document, the newest first.
  case revisions([RevisionModel])
  /// What a console log says, a report for each conflict.
  case log([LogModel])
  /// A lesson with the result of the last check.
  case lesson(LessonModel)

  /// Writes the value without the name of the case.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .workspace(let value): try container.encode(value)
    case .issues(let value): try container.encode(value)
    case .offers(let value): try container.encode(value)
    case .neighbours(let value): try container.encode(value)
    case .explanation(let value): try container.encode(value)
    case .repairs(let value): try container.encode(value)
    case .preview(let value), .comparison(let value): try container.encode(value)
    case .ruler(let value): try container.encode(value)
    case .revisions(let value): try container.encode(value)
    case .log(let value): try container.encode(value)
    case .lesson(let value): try container.encode(value)
    }
  }
}
