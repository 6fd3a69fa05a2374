/// What a page asks for.
///
/// Requests name documents by number and objects by identifier. Most are answered by what changed in the
/// scene, the state and the inspectors; queries have a `StudioAnswer` in addition.
enum StudioRequest: Sendable {
  /// The documents, the devices and what the studio may do.
  case workspace
  /// Shows a document; without a scene its first one.
  case open(document: Int, scene: String?)
  /// Lays the scene out on another canvas.
  case canvas(CanvasRequest)
  /// Makes views and constraints the selected ones, by key.
  case select([String])
  /// Changes the document.
  case edit(StudioEdit, gesture: String?)
  /// Takes the last edit back, makes it again, or writes the file.
  case undo, redo, save
  /// Ends a dispute about a file.
  case resolve(StudioDocument.Resolution)
  /// Asks whether the file changed.
  case lookAtFile
  /// What the rules find in the document.
  case issues
  /// What the constraints between two items could be.
  case offers(from: String, to: String)
  /// What a view can be pinned to.
  case neighbours(view: String)
  /// What an edge follows from.
  case explain(view: String, attribute: String)
  /// Repairs of a conflict, by its place in the scene.
  case repairs(conflict: Int)
  /// How the scene would look after an edit.
  case preview(StudioEdit?)
  /// At which widths the layout breaks.
  case ruler(from: Double, to: Double)
  /// The next solution of an ambiguous view; nil goes back.
  case exercise(view: String?)
  /// The scene as a git revision has it; asked again, what was read of it before will do.
  case compare(revision: String?, isAgain: Bool?)
  /// The git revisions of the document's file.
  case revisions
  /// What a console log says.
  case log(String)
  /// A lesson's document, or the check of its task.
  case lesson(Int)
  /// Checks the task of the open lesson.
  case checkLesson
}

extension StudioRequest {
  /// Whether git is asked, which may take long.
  var isOfHistory: Bool {
    switch self {
    case .compare, .revisions: true
    default: false
    }
  }

  /// Whether the answer may be another layout, so that measuring the present one is in vain.
  var changesLayout: Bool {
    switch self {
    case .open, .canvas, .edit, .undo, .redo, .save, .resolve, .lesson, .ruler: true
    default: false
    }
  }
}
