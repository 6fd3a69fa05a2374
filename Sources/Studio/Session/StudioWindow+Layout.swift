import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The layout of the scene.
extension StudioWindow {
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

  /// Lays the scene out on another canvas.
  ///
  /// - Throws: `StudioError` for unknown devices and languages.
  func show(_ canvas: CanvasRequest) throws {
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

  /// Takes a snapshot of the views, as the canvas shows them, and makes its model.
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

  /// Whether the canvas is that of the document, on which frames are recorded.
  var isOwnCanvas: Bool { canvas.isOwn }

  /// Whether leading edges of the root are on the right.
  var isRightToLeft: Bool {
    instance?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
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
