import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// One page: what it looks at, what it was told, and the live views behind it.
///
/// The window remembers what it has sent, and sends differences only. Views are kept while the canvas
/// changes its size, device or orientation; a change of the document, the language or the text size
/// makes them again. A window belongs to one connection and one scene at a time, while several windows
/// may share a `StudioDocument`.
@MainActor
final class StudioWindow {
  /// The documents that the page can open.
  let workspace: StudioWorkspace
  /// Sends bytes to the page.
  let send: @Sendable ([UInt8]) -> Void

  /// The document and the scene in sight.
  var document: StudioDocument?
  /// The number of the document in the workspace; -1 for none and for lessons.
  var documentIndex = -1
  /// The identifier of the root on the canvas; nil for the first one.
  var rootID: String?
  /// What the scene is laid out on.
  var canvas = CanvasRequest()
  /// The keys of the selected views and constraints.
  var selection: [String] = []
  /// The lesson that the document belongs to.
  var lesson: Int?

  /// The views of the scene, moved from canvas to canvas; nil where they have to be made anew.
  var instance: InstantiatedRoot?
  /// What the last snapshot of the views was made from.
  var memory = SnapshotMemory()
  /// Whether cells that grow may have changed what the memory says of the last snapshot.
  var hasGrowingCells = false
  /// The layout of the scene; nil if there is none.
  var snapshot: LayoutSnapshot?
  /// The scene as the page shows it.
  var model: SceneModel?
  /// What makes models of layouts for the appearance of the canvas.
  var modeler = SceneModeler(isDark: false)
  /// The identifiers of the objects of the document, which tell its views from those of the system.
  var documentIDs: Set<String> = []

  /// The scene that the page has.
  var sentScene: SceneModel?
  /// Which scene the page has.
  var sentSceneID: String?
  /// The state of the document that the page has.
  var sentState: DocumentState?
  /// The lines that the page has.
  var sentLines: [ConstraintLine] = []
  /// The inspectors that the page has.
  var sentInspector: InspectorModel?
  /// What the inspectors of the page were made from.
  var inspectorSource: InspectorSource?
  /// What the state of the page was made from.
  var stateSource: StateSource?
  /// The token of the observation of the document.
  var observation: UUID?
  /// What the comparison with the past has read.
  var compared = ComparedRevisions()
  /// Whether the page has stated the version of its messages.
  var knowsVersion = false
  /// The ruler's measurement that runs.
  var measuring: Task<Void, Never>?
  /// Whether the answer to a request will tell everything, so that changes need not.
  var isAnswering = false

  /// A window without a document.
  init(_ workspace: StudioWorkspace, _ send: @escaping @Sendable ([UInt8]) -> Void) {
    self.workspace = workspace
    self.send = send
  }

  /// Ends measurements and lets the views go.
  func close() {
    measuring?.cancel()
    if let observation { document?.stopObserving(observation) }
    observation = nil
    document = nil
    instance = nil
  }

  /// The document that is open.
  var opened: StudioDocument {
    get throws {
      guard let document else {
        throw StudioError("no document is open", hint: "choose one of the list")
      }
      return document
    }
  }

  /// Lays out again after an edit of any window, and tells the page unless an answer does.
  func documentDidChange() {
    measuring?.cancel()
    // A state that cannot be laid out keeps the last picture; the error comes with the answer.
    try? layOut()
    guard !isAnswering else { return }
    var message = StudioMessage()
    tell(&message)
    send(message.bytes)
  }
}
