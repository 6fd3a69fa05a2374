/// A request of a page.
///
/// Requests refer to documents by number and to objects by identifier. The answer to most requests
/// is the change of the scene, the state and the inspectors. Queries have a `StudioAnswer` in
/// addition.
enum StudioRequest: Sendable {
  /// Requests the documents, the devices and the permissions of the studio.
  case workspace
  /// Opens a document. Without a scene, its first scene is shown.
  case open(document: Int, scene: String?)
  /// Lays the scene out on another canvas.
  case canvas(CanvasRequest)
  /// Selects views and constraints by key.
  case select([String])
  /// Changes the document. Consecutive edits with the same gesture are undone together.
  case edit(StudioEdit, gesture: String?)
  /// Undoes or redoes an edit, or writes the file.
  case undo, redo, save
  /// Resolves a conflict between the file and the document.
  case resolve(StudioDocument.Resolution)
  /// Writes the document to another file, which becomes its file. An existing file is replaced only
  /// if `replaces` is true.
  case saveAs(path: String, replaces: Bool)
  /// Checks whether the file changed.
  case lookAtFile
  /// Writes the files of all documents with unsaved changes.
  case saveAll
  /// Restores the changes that an earlier session left unsaved, or discards them.
  case journal(restores: Bool)
  /// Requests the changes from the file to the document as a patch.
  case differences
  /// Requests the findings of the rules in the document.
  case issues
  /// Requests the possible constraints between two items. Distances to a container are measured
  /// from its margins if `toMargins` is true.
  case offers(from: String, to: String, toMargins: Bool?)
  /// Requests the lines to which a view can be pinned.
  case neighbors(view: String)
  /// Requests the constraints that determine an edge.
  case explain(view: String, attribute: String)
  /// Requests repairs of a conflict, which is specified by its index in the scene.
  case repairs(conflict: Int)
  /// Requests the scene after an edit. A value of `nil` ends the preview.
  case preview(StudioEdit?)
  /// Requests the results of several edits, none of which is performed.
  case results([StudioEdit])
  /// Requests the widths in a range, in points, at which the layout breaks.
  case ruler(from: Double, to: Double)
  /// Shows the next solution of an ambiguous view. If the view is `nil`, ambiguous views have their
  /// recorded frames again.
  case exercise(view: String?)
  /// Requests the scene in a Git revision. A revision of `nil` ends the comparison. A repeated
  /// request may use the data that was read before.
  case compare(revision: String?, isAgain: Bool?)
  /// Requests the Git revisions of the document's file.
  case revisions
  /// Requests copies of views as text, for the pasteboard.
  case copy([String])
  /// Requests a picture of a scene of the open document on a canvas. Without a scene, it is the one
  /// on the page.
  case picture(scene: String?, CanvasRequest)
  /// Requests the scenes of the open document with their positions and segues.
  case map
  /// Requests the selectors of the actions to which unwind segues of the project can return.
  case unwindActions
  /// Requests the scenes and objects of all documents whose names contain a text.
  case search(String)
  /// Explains a console log.
  case log(String)
  /// Opens the document of the lesson with an index.
  case lesson(Int)
  /// Checks the task of the open lesson.
  case checkLesson
  /// Performs a solution of the open lesson, as a step that can be undone.
  case solveLesson
}

extension StudioRequest {
  /// A Boolean value that indicates whether the request needs Git, which may take a long time.
  var isOfHistory: Bool {
    switch self {
    case .compare, .revisions: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the request writes files, which may require waiting
  /// until another program releases them.
  var writesFiles: Bool {
    switch self {
    case .save, .saveAll, .saveAs, .resolve: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the request ends a running measurement of the ruler,
  /// because it may change the layout or starts another measurement.
  var changesLayout: Bool {
    switch self {
    case .open, .canvas, .edit, .undo, .redo, .save, .saveAs, .resolve, .lesson, .ruler, .saveAll,
      .journal, .solveLesson:
      true
    default: false
    }
  }
}
