import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A page: its content, the data that it has received, and its live views.
///
/// The window remembers the data that it has sent, and sends only differences. Views are kept while
/// the canvas changes its size, device or orientation. If the document, the language or the text
/// size changes, they are created again. A window belongs to one connection and one scene at a
/// time. Several windows may share a `StudioDocument`.
@MainActor
final class StudioWindow {
  /// The documents that the page can open.
  let workspace: StudioWorkspace
  /// Sends bytes to the page.
  let send: @Sendable ([UInt8]) -> Void

  /// The open document.
  var document: StudioDocument?
  /// The number of the document in the workspace, or -1 if no document is open or if it belongs to
  /// a lesson.
  var documentIndex = -1
  /// The identifier of the root on the canvas, or `nil` for the first one.
  var rootID: String?
  /// The canvas of the scene.
  var canvas = CanvasRequest()
  /// The keys of the selected views and constraints.
  var selection: [String] = []
  /// The index of the lesson, or `nil` if the document does not belong to a lesson.
  var lesson: Int?

  /// The views of the scene, which are reused for other canvases, or `nil` if they must be created
  /// again.
  var instance: InstantiatedRoot?
  /// A Boolean value that indicates whether an edit laid the views out, before it recorded frames.
  /// Such views cannot be moved to another canvas.
  var isLaidOutByEdit = false
  /// The memory of the last snapshot of the views.
  var memory = SnapshotMemory()
  /// A Boolean value that indicates whether cells that grow may have changed the last snapshot, so
  /// that it differs from the memory.
  var hasGrowingCells = false
  /// The layout of the scene.
  var snapshot: LayoutSnapshot?
  /// The scene on the page.
  var model: SceneModel?
  /// The modeler for the appearance of the canvas.
  var modeler = SceneModeler(isDark: false)
  /// The identifiers of the objects in the document, which distinguish its views from those of the
  /// system.
  var documentIDs: Set<String> = []

  /// The scene that the page has.
  var sentScene: SceneModel?
  /// The identifier of the scene that the page has.
  var sentSceneID: String?
  /// The state of the document that the page has.
  var sentState: DocumentState?
  /// The number of documents of the workspace that the page has.
  var sentDocumentCount: Int
  /// The documents with unsaved changes, as the page has them.
  var sentDirty: [Int] = []
  /// The lines that the page has.
  var sentLines: [ConstraintLine] = []
  /// The inspectors that the page has.
  var sentInspector: InspectorModel?
  /// The values that determined the inspectors that the page has, or `nil` if they must be computed
  /// again.
  var inspectorSource: InspectorSource?
  /// The values that determined the state that the page has, or `nil` if it must be computed again.
  var stateSource: StateSource?
  /// The token of the observation of the document.
  var observation: UUID?
  /// The revisions that the comparison has read.
  var compared = ComparedRevisions()
  /// A Boolean value that indicates whether the page has sent the version of its messages.
  var knowsVersion = false
  /// The current measurement of the ruler.
  var measuring: Task<Void, Never>?
  /// A Boolean value that indicates whether the answer to a request will include all changes, so
  /// that changes are not sent separately.
  var isAnswering = false

  /// Creates a window without a document.
  init(_ workspace: StudioWorkspace, _ send: @escaping @Sendable ([UInt8]) -> Void) {
    self.workspace = workspace
    self.send = send
    sentDocumentCount = workspace.paths.count
  }

  /// Ends measurements and releases the views.
  func close() {
    measuring?.cancel()
    if let observation { document?.stopObserving(observation) }
    observation = nil
    document = nil
    instance = nil
  }

  /// The open document.
  ///
  /// - Throws: `StudioError` if no document is open.
  var opened: StudioDocument {
    get throws {
      guard let document else {
        throw StudioError("no document is open", hint: "choose one from the list")
      }
      return document
    }
  }

  /// Sends the documents of the workspace and those with unsaved changes, unless they are part of
  /// an answer.
  func documentsDidChange() {
    guard !isAnswering else { return }
    var message = StudioMessage()
    tellDirty(&message)
    if message.documents != nil || message.dirty != nil { send(message.bytes) }
  }

  /// Lays out the scene after an edit in any window, and sends the changes to the page unless they
  /// are part of an answer.
  func documentDidChange() {
    measuring?.cancel()
    // If a state cannot be laid out, the last picture stays visible. The answer has the error.
    try? layOut()
    guard !isAnswering else { return }
    var message = StudioMessage()
    tell(&message)
    send(message.bytes)
  }
}
