/// The state of the open document in addition to its layout.
///
/// It follows from the history of the document, so that dragging the canvas does not send it.
struct DocumentState: Encodable, Equatable {
  /// The number of the document in the workspace; -1 for lessons.
  var document: Int
  /// The filename.
  var name: String
  /// The path, as the studio was started with it.
  var path: String
  /// Counts changes, so that one that looks like the last one is told, too.
  var revision: Int
  /// Whether the file lacks changes.
  var isDirty: Bool
  /// What undo would take back; nil if there is nothing.
  var undo: String?
  /// What redo would make again; nil if there is nothing.
  var redo: String?
  /// Whether the file was changed elsewhere in a way that does not go together.
  var isDisputed: Bool
  /// The roots of the document, in its order.
  var scenes: [Scene]
  /// The languages that the document is translated into.
  var languages: [String]
  /// The lesson's number, where the document is a lesson's.
  var lesson: Int?

  /// A root of the document.
  struct Scene: Encodable, Equatable {
    /// The identifier of the root.
    var id: String
    /// What people call the scene.
    var name: String
    /// A raw value of `InterfaceRoot.Kind`.
    var kind: String
  }
}
