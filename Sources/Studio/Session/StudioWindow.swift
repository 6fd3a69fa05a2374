import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// One page: what it looks at, what it was told, and the live views behind it.
@MainActor
final class StudioWindow {
  let workspace: StudioWorkspace
  private let send: @Sendable ([UInt8]) -> Void

  /// The document and the scene in sight.
  private(set) var document: StudioDocument?
  private(set) var documentIndex = -1
  private(set) var rootID: String?
  private(set) var canvas = CanvasRequest()
  private(set) var selection: [String] = []
  /// The lesson that the document belongs to.
  private(set) var lesson: Int?

  /// The views of the scene, moved from canvas to canvas; nil where they have to be made anew.
  private(set) var instance: InstantiatedRoot?
  /// What the last snapshot of the views was made from.
  private var memory = SnapshotMemory()
  /// Whether cells that grow may have changed what the memory says of the last snapshot.
  private var hasGrowingCells = false
  private(set) var snapshot: LayoutSnapshot?
  private(set) var model: SceneModel?
  private var modeler = SceneModeler(isDark: false)
  private var documentIDs: Set<String> = []

  private var sentScene: SceneModel?
  private var sentSceneID: String?
  private var sentState: DocumentState?
  private var sentLines: [ConstraintLine] = []
  private var sentInspector: InspectorModel?
  private var inspectorSource: InspectorSource?
  private var stateSource: StateSource?
  private var observation: UUID?
  /// What the comparison with the past has read.
  var compared = ComparedRevisions()
  /// The ruler's measurement that runs.
  private var measuring: Task<Void, Never>?
  /// Whether the answer to a request will tell everything, so that changes need not.
  private var isAnswering = false

  init(_ workspace: StudioWorkspace, _ send: @escaping @Sendable ([UInt8]) -> Void) {
    self.workspace = workspace
    self.send = send
  }

  func close() {
    measuring?.cancel()
    if let observation { document?.stopObserving(observation) }
    observation = nil
    document = nil
    instance = nil
  }

  private struct Envelope: Decodable {
    var id: Int?
    var ask: StudioRequest
  }

  /// Answers a message of the page; one that is no request gets an error.
  func receive(_ bytes: [UInt8]) {
    var message = StudioMessage()
    isAnswering = true
    defer { isAnswering = false }
    do {
      let envelope = try JSONDecoder().decode(Envelope.self, from: Data(bytes))
      message.re = envelope.id
      if envelope.ask.changesLayout { measuring?.cancel() }
      if case .ruler(let from, let to) = envelope.ask {
        return measure(from, to, number: envelope.id)
      }
      if envelope.ask.isOfHistory { return tellOfHistory(envelope.ask, number: envelope.id) }
      message.answer = try answer(envelope.ask)
    } catch {
      message.error = Self.failure(error)
    }
    tell(&message)
    send(message.bytes)
  }

  /// Answers once git has; other messages are answered meanwhile.
  private func tellOfHistory(_ request: StudioRequest, number: Int?) {
    Task { [weak self] in
      guard let self else { return }
      var message = StudioMessage(re: number)
      do {
        message.answer = try await answerOfHistory(request)
      } catch {
        message.error = Self.failure(error)
      }
      send(message.bytes)
    }
  }

  /// Answers for the ruler in pieces; whatever the page asks next goes first, and ends it.
  private func measure(_ from: Double, _ to: Double, number: Int?) {
    measuring = Task { [weak self] in
      guard let self else { return }
      var message = StudioMessage(re: number)
      do {
        message.answer = .ruler(try await ruler(from, to))
      } catch is CancellationError {
        message.error = StudioMessage.Failure(
          message: "the measurement was interrupted", hint: "ask again", isInterrupted: true)
      } catch {
        message.error = Self.failure(error)
      }
      send(message.bytes)
    }
  }

  /// Adds to a message what the page does not know yet.
  private func tell(_ message: inout StudioMessage) {
    if let model {
      let id = "\(documentIndex)/\(lesson ?? -1)/\(rootID ?? "")"
      if id != sentSceneID {
        sentScene = nil
        sentSceneID = id
        message.sceneID = id
      }
      let change = SceneChange(from: sentScene, to: model)
      if !change.isEmpty { message.scene = change }
      sentScene = model
      let lines = self.lines
      if lines != sentLines || message.sceneID != nil { message.lines = lines }
      sentLines = lines
    }
    tellState(&message)
    tellInspector(&message)
  }

  /// What is told of the document follows from its history, not from the layout.
  private func tellState(_ message: inout StudioMessage) {
    guard let document else { return }
    let source = StateSource(
      document: ObjectIdentifier(document), revision: document.revision, index: documentIndex)
    guard source != stateSource else { return }
    stateSource = source
    let state = self.state
    if let state, state != sentState { message.state = state }
    sentState = state
  }

  /// What a state was made from.
  private struct StateSource: Equatable {
    var document: ObjectIdentifier
    var revision: Int
    var index: Int
  }

  /// What the inspectors show follows from the document and the selection, not from the layout, so that
  /// a drag of the canvas does not look at it.
  private func tellInspector(_ message: inout StudioMessage) {
    guard let document, model != nil else { return }
    let source = InspectorSource(
      document: ObjectIdentifier(document), revision: document.revision, root: rootID,
      selection: selection)
    guard source != inspectorSource else { return }
    inspectorSource = source
    let inspector = InspectorModel(document.document, rootID: rootID, selection: selection)
    if inspector != sentInspector { message.inspector = inspector }
    sentInspector = inspector
  }

  /// What an inspector was made from.
  private struct InspectorSource: Equatable {
    var document: ObjectIdentifier
    var revision: Int
    var root: String?
    var selection: [String]
  }

  private static func failure(_ error: any Error) -> StudioMessage.Failure {
    switch error {
    case let error as StudioError:
      StudioMessage.Failure(message: error.message, hint: error.hint)
    case let error as InterfaceDocumentError:
      StudioMessage.Failure(
        message: error.location.map { "\($0.line): \(error.message)" } ?? error.message,
        hint: error.hint)
    default:
      StudioMessage.Failure(
        message: "the request was not understood",
        hint: "reload the page; it may be of another version")
    }
  }

  // MARK: - Requests

  private func answer(_ request: StudioRequest) throws -> StudioMessage.Answer? {
    switch request {
    case .workspace: return .workspace(workspace.model)
    case .open(let index, let scene): try open(index, scene)
    case .canvas(let canvas): try show(canvas)
    case .select(let keys): selection = Array(keys.prefix(Self.selectionLimit))
    case .edit(let edit, let gesture): try opened.perform(edit, gesture: gesture)
    case .undo: try opened.undo()
    case .redo: try opened.redo()
    case .save: try opened.save()
    case .resolve(let resolution): try opened.resolve(resolution)
    case .lookAtFile: document?.lookAtFile()
    case .lesson(let number): return .lesson(try open(lesson: number))
    default: return try answerQuestion(request)
    }
    return nil
  }

  /// Most objects of a selection; larger ones are cut, since each has lines.
  private static let selectionLimit = 500

  /// The document that is open.
  var opened: StudioDocument {
    get throws {
      guard let document else {
        throw StudioError("no document is open", hint: "choose one of the list")
      }
      return document
    }
  }

  private func open(_ index: Int, _ scene: String?) throws {
    let new: StudioDocument
    do {
      new = try workspace.document(index)
    } catch {
      // The page shows the error, and no edit may reach a document that it does not show.
      detach()
      throw error
    }
    attach(new)
    documentIndex = index
    inspectorSource = nil
    stateSource = nil
    lesson = nil
    new.lookAtFile()
    rootID = scene
    canvas = CanvasRequest(isDark: canvas.isDark)
    selection = []
    try layOut()
  }

  private func open(lesson number: Int) throws -> LessonModel {
    guard Lesson.all.indices.contains(number) else {
      throw StudioError("there is no lesson \(number + 1)", hint: "there are \(Lesson.all.count)")
    }
    attach(try StudioDocument(lesson: Lesson.all[number]))
    documentIndex = -1
    inspectorSource = nil
    stateSource = nil
    lesson = number
    rootID = nil
    canvas = CanvasRequest(isDark: canvas.isDark)
    selection = []
    try layOut()
    return LessonModel(number, isSolved: false, hint: nil)
  }

  private func attach(_ new: StudioDocument) {
    if let observation { document?.stopObserving(observation) }
    document = new
    observation = new.observe { [weak self] in self?.documentDidChange() }
    sentSceneID = nil
  }

  private func detach() {
    if let observation { document?.stopObserving(observation) }
    (document, observation, lesson) = (nil, nil, nil)
    (instance, snapshot, model) = (nil, nil, nil)
    (sentScene, sentSceneID, sentState, sentInspector) = (nil, nil, nil, nil)
    (stateSource, inspectorSource) = (nil, nil)
    documentIndex = -1
  }

  private func documentDidChange() {
    measuring?.cancel()
    // A state that cannot be laid out keeps the last picture; the error comes with the answer.
    try? layOut()
    guard !isAnswering else { return }
    var message = StudioMessage()
    tell(&message)
    send(message.bytes)
  }

  // MARK: - Layout

  /// Makes the views anew from the document.
  func layOut() throws {
    let document = try opened.document
    let roots = document.roots
    guard let root = roots.first(where: { $0.id == rootID }) ?? roots.first else {
      instance = nil
      snapshot = nil
      model = SceneModel.empty
      return
    }
    rootID = root.id
    documentIDs = Set(document.identifiersOfObjects)
    instance = root.instantiate(on: try canvas.choice(of: document.name))
    memory = SnapshotMemory()
    takeSnapshot()
  }

  private func show(_ canvas: CanvasRequest) throws {
    let choice = try canvas.choice(of: try opened.document.name)
    let old = self.canvas
    self.canvas = canvas
    // Texts and settings are read when views are made; the rest moves them in place.
    if instance != nil, old.sameViews(as: canvas) {
      instance?.move(to: choice)
      takeSnapshot()
    } else {
      try layOut()
    }
  }

  func takeSnapshot() {
    guard let instance, let document else { return }
    // The old values go first, so that the memory need not copy them.
    snapshot = nil
    var snapshot = instance.snapshot(knowing: memory)
    let changes = hasGrowingCells || !snapshot.conflicts.isEmpty ? nil : memory.changes
    hasGrowingCells = instance.openGrowingCells(of: &snapshot, document.document)
    let isDark = canvas.isDark ?? false
    if modeler.isDark != isDark {
      let showsSolutions = modeler.showsSolutions
      modeler = SceneModeler(isDark: isDark)
      modeler.showsSolutions = showsSolutions
    }
    self.snapshot = snapshot
    model = modeler.model(
      snapshot, isOwnCanvas: isOwnCanvas, isRightToLeft: isRightToLeft, documentIDs: documentIDs,
      changes: changes)
  }

  /// Whether another solution of an ambiguous view is shown.
  var showsSolutions: Bool {
    get { modeler.showsSolutions }
    set { modeler.showsSolutions = newValue }
  }

  private var isOwnCanvas: Bool { canvas.isOwn }

  var isRightToLeft: Bool {
    instance?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private var lines: [ConstraintLine] {
    guard let snapshot, let model, !selection.isEmpty else { return [] }
    let keys = Set(selection)
    let chosen = Set(model.views.indices.filter { keys.contains(model.views[$0].key) })
    let drawing = ConstraintDrawing(
      snapshot, isRightToLeft: isRightToLeft, showsSolutions: showsSolutions)
    var lines = drawing.lines(of: chosen) { model.constraints[$0].key }
    // What is selected and no view: constraints, which may be drawn with a view already.
    let rest = keys.subtracting(chosen.map { model.views[$0].key }).subtracting(lines.map(\.key))
    guard !rest.isEmpty else { return lines }
    for (index, constraint) in model.constraints.enumerated() where rest.contains(constraint.key) {
      if let line = drawing.line(of: index, key: constraint.key) { lines.append(line) }
    }
    return lines
  }

  private var state: DocumentState? {
    guard let document else { return nil }
    let path = document.document.name
    return DocumentState(
      document: documentIndex, name: (path as NSString).lastPathComponent, path: path,
      revision: document.revision, isDirty: document.isDirty, undo: document.undoName,
      redo: document.redoName,
      isDisputed: document.dispute != nil,
      scenes: document.document.roots.map { root in
        DocumentState.Scene(id: root.id, name: root.displayName, kind: root.kind.rawValue)
      },
      languages: lesson == nil
        ? LocalizationFinder(document: URL(fileURLWithPath: path)).languageFolders.sorted() : [],
      lesson: lesson)
  }
}

extension InstantiatedRoot {
  /// Makes a layout what the canvas shows, on which cells that grow with their content are no conflicts;
  /// whether it had any such conflict to look at.
  func openGrowingCells(of snapshot: inout LayoutSnapshot, _ document: InterfaceDocument) -> Bool {
    guard !snapshot.conflicts.isEmpty else { return false }
    snapshot.openGrowingCells(Set(SelfSizingCells.growing(below: view, in: document).keys))
    return true
  }
}

extension CanvasRequest {
  /// Whether the canvas is the document's own, on which frames are recorded.
  var isOwn: Bool {
    var other = self
    other.isDark = nil
    if other.hasBoldText == false { other.hasBoldText = nil }
    return other == CanvasRequest()
  }

  /// Whether a tree of the one canvas can be moved to the other.
  func sameViews(as other: CanvasRequest) -> Bool {
    textSize == other.textSize && locale == other.locale && isRightToLeft == other.isRightToLeft
      && hasBoldText == other.hasBoldText && systemVersion == other.systemVersion
  }
}

extension SceneModel {
  /// A document without roots.
  static let empty = SceneModel(
    canvas: CanvasModel(
      width: 0, height: 0, scale: 1, safeArea: [0, 0, 0, 0], isLandscape: false,
      widthClass: "any", heightClass: "any", isOwn: true, isDark: false, isRightToLeft: false,
      bars: [], systemBars: ""), views: [], constraints: [], conflicts: [])
}

extension InterfaceRoot {
  /// A name for people: what the scene's bar says where the document gives no other name.
  var displayName: String {
    let title = controller.flatMap(ObjectTitle.navigationTitle) ?? ""
    return name == elementName && !title.isEmpty ? title : name
  }
}

extension InterfaceDocument {
  /// The identifiers of all objects.
  var identifiersOfObjects: [String] { tree.allElements.compactMap(\.id) }
}
