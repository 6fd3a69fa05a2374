/// The state of the open document in addition to its layout.
///
/// It depends on the history of the document only, so that dragging the canvas does not send it.
struct DocumentState: Encodable, Equatable {
  /// The number of the document in the workspace; -1 for lessons.
  var document: Int
  /// The filename.
  var name: String
  /// The path of the document's file, or the title of a lesson.
  var path: String
  /// The number of changes. Because of it, a state is sent again even if all its other members are
  /// unchanged.
  var revision: Int
  /// A Boolean value that indicates whether there are unsaved changes.
  var isDirty: Bool
  /// The name of the step that undo reverts, or `nil` if there is none.
  var undo: String?
  /// The name of the step that redo repeats, or `nil` if there is none.
  var redo: String?
  /// A Boolean value that indicates whether the file needs a decision before the document is saved.
  var isDisputed: Bool
  /// The state of the file that needs a decision, or `nil` if there is none.
  var fileConflict: FileConflict.Kind?
  /// A Boolean value that indicates whether an earlier session left unsaved changes.
  var isRestorable: Bool
  /// The roots, in the order of the document.
  var scenes: [Scene]
  /// A Boolean value that indicates whether the document is a storyboard, which has scenes.
  var isStoryboard: Bool
  /// The languages of the document's translations.
  var languages: [String]
  /// The named colors of the document and of its project, sorted by name.
  var colors: [String]
  /// The number of the lesson, or `nil` if the document does not belong to a lesson.
  var lesson: Int?

  /// A root of the document.
  struct Scene: Encodable, Equatable {
    /// The identifier of the root.
    var id: String
    /// The identifier of the controller, or `nil` for a view of a xib.
    var controller: String?
    /// The display name of the scene.
    var name: String
    /// A raw value of `InterfaceRoot.Kind`.
    var kind: String
  }
}
