import Foundation
import InterfaceBuilder

/// Messages to the page.
extension StudioWindow {
  /// Adds the data that the page does not have yet to a message.
  func tell(_ message: inout StudioMessage) {
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
    tellDirty(&message)
  }

  /// Adds the documents of the workspace and those with unsaved changes, if they differ from those
  /// that the page has.
  func tellDirty(_ message: inout StudioMessage) {
    let count = workspace.paths.count
    if count != sentDocumentCount { message.documents = workspace.documents }
    sentDocumentCount = count
    let dirty = workspace.dirtyDocuments
    if dirty != sentDirty { message.dirty = dirty }
    sentDirty = dirty
  }

  /// Adds the state of the document, which depends on its history and not on the layout.
  func tellState(_ message: inout StudioMessage) {
    guard let document else { return }
    let source = StateSource(
      document: ObjectIdentifier(document), revision: document.revision, index: documentIndex)
    guard source != stateSource else { return }
    stateSource = source
    let state = self.state
    if let state, state != sentState { message.state = state }
    sentState = state
  }

  /// The values that determine the state of a document.
  struct StateSource: Equatable {
    /// The document, by identity.
    var document: ObjectIdentifier
    /// The revision of the document, which increases with every change.
    var revision: Int
    /// The number of the document in the workspace.
    var index: Int
  }

  /// Adds the contents of the inspectors. They depend on the document and the selection and not on
  /// the layout, so that they are not computed while the canvas is dragged.
  func tellInspector(_ message: inout StudioMessage) {
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

  /// The values that determine the contents of the inspectors.
  struct InspectorSource: Equatable {
    var document: ObjectIdentifier
    var revision: Int
    /// The identifier of the root of the outline.
    var root: String?
    /// The selected objects.
    var selection: [String]
  }

  /// The state of the document, or `nil` if none is open.
  var state: DocumentState? {
    guard let document else { return nil }
    let path = document.document.name
    return DocumentState(
      document: documentIndex, name: (path as NSString).lastPathComponent, path: path,
      revision: document.revision, isDirty: document.isDirty, undo: document.undoName,
      redo: document.redoName,
      isDisputed: document.fileConflict != nil, fileConflict: document.fileConflict?.kind,
      isRestorable: !document.leftBehind.isEmpty,
      scenes: document.document.roots.map { root in
        DocumentState.Scene(
          id: root.id, controller: root.controller?.id, name: ObjectNames.shown(root.displayName),
          kind: root.kind.rawValue)
      },
      isStoryboard: document.document.kind == .storyboard,
      languages: lesson == nil
        ? LocalizationFinder(document: URL(fileURLWithPath: path)).languageFolders.sorted() : [],
      colors: document.colorNames, lesson: lesson)
  }

  /// The lines of the selected constraints, and of the constraints of the selected views.
  var lines: [ConstraintLine] {
    guard let snapshot, let model, !selection.isEmpty else { return [] }
    let keys = Set(selection)
    let chosen = Set(model.views.indices.filter { keys.contains(model.views[$0].key) })
    let drawing = ConstraintDrawing(
      snapshot, isRightToLeft: isRightToLeft, showsSolutions: showsSolutions,
      guides: instance?.guides ?? [])
    var lines = drawing.lines(of: chosen) { model.constraints[$0].key }
    // The selected keys that are not views are constraints. A view's lines may already include
    // them.
    let rest = keys.subtracting(chosen.map { model.views[$0].key }).subtracting(lines.map(\.key))
    guard !rest.isEmpty else { return lines }
    for (index, constraint) in model.constraints.enumerated() where rest.contains(constraint.key) {
      if let line = drawing.line(of: index, key: constraint.key) { lines.append(line) }
    }
    return lines
  }
}
