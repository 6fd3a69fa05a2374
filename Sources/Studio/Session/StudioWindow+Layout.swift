import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The layout of the scene.
extension StudioWindow {
  /// Creates the views from the document again. If the document does not have the root, its first
  /// root is shown.
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
    modeler.barItems = root.barItems
    // An edit may already have laid out the scene to record its frames.
    let laidOut = canvas.isPlain ? try opened.settled.take(root) : nil
    isLaidOutByEdit = laidOut != nil
    instance = try laidOut ?? root.instantiate(on: choice(for: canvas))
    memory = SnapshotMemory()
    takeSnapshot()
  }

  /// Returns a canvas for the document, with the colors of its project.
  ///
  /// - Throws: The errors of `CanvasRequest.choice(of:)`.
  func choice(for canvas: CanvasRequest) throws -> CanvasChoice {
    var choice = try canvas.choice(of: try opened.document.name)
    choice.assets = try opened.assets
    return choice
  }

  /// Lays out the scene on another canvas.
  ///
  /// - Throws: The errors of `CanvasRequest.choice(of:)`.
  func show(_ canvas: CanvasRequest) throws {
    let choice = try choice(for: canvas)
    let old = self.canvas
    self.canvas = canvas
    // Texts and settings are read when views are created. All other changes move the existing
    // views.
    guard instance != nil, !isLaidOutByEdit, old.sameViews(as: canvas) else { return try layOut() }
    instance?.move(to: choice)
    // Which constraint of a conflict is broken depends on the previous canvases. New views give the
    // same result as opening the document on this canvas.
    guard instance?.view.hasBrokenConstraints != true else { return try layOut() }
    takeSnapshot()
  }

  /// Takes a snapshot of the views as the canvas shows them, and creates its model.
  func takeSnapshot() {
    guard let instance, let document else { return }
    // The old values are released first, so that the memory does not need to copy them.
    snapshot = nil
    var snapshot = instance.snapshot(knowing: memory)
    let changes = hasGrowingCells || !snapshot.conflicts.isEmpty ? nil : memory.changes
    hasGrowingCells = instance.openGrowingCells(of: &snapshot, document.document)
    let isDark = canvas.isDark ?? false
    document.assets?.addImages(to: &snapshot, isDark: isDark, limit: DocumentAssets.pageImageSize)
    if modeler.isDark != isDark {
      let old = modeler
      modeler = SceneModeler(isDark: isDark)
      modeler.showsSolutions = old.showsSolutions
      modeler.barItems = old.barItems
    }
    self.snapshot = snapshot
    model = modeler.model(
      snapshot, isOwnCanvas: isOwnCanvas, isRightToLeft: isRightToLeft, documentIDs: documentIDs,
      changes: changes)
    model?.guides = instance.guides.map {
      GuideModel(key: $0.id, view: $0.view, frame: $0.frame.numbers)
    }
  }

  /// A Boolean value that indicates whether another solution of an ambiguous view is shown.
  var showsSolutions: Bool {
    get { modeler.showsSolutions }
    set { modeler.showsSolutions = newValue }
  }

  /// A Boolean value that indicates whether the canvas is that of the document, for which frames
  /// are recorded.
  var isOwnCanvas: Bool { canvas.isOwn }

  /// A Boolean value that indicates whether the leading edges of the root are on the right.
  var isRightToLeft: Bool {
    instance?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension InstantiatedRoot {
  /// Removes the conflicts of cells that grow with their content, as on the canvas. Returns a
  /// Boolean value that indicates whether the snapshot had any conflicts.
  func openGrowingCells(of snapshot: inout LayoutSnapshot, _ document: InterfaceDocument) -> Bool {
    guard !snapshot.conflicts.isEmpty else { return false }
    snapshot.openGrowingCells(Set(SelfSizingCells.growing(below: view, in: document).keys))
    return true
  }
}

extension SceneModel {
  /// The model of a document without roots.
  static let empty = SceneModel(
    canvas: CanvasModel(
      width: 0, height: 0, scale: 1, safeArea: [0, 0, 0, 0], isLandscape: false,
      widthClass: "any", heightClass: "any", isOwn: true, isDark: false, isRightToLeft: false,
      bars: [], systemBars: ""), views: [], constraints: [], conflicts: [])
}

extension InterfaceRoot {
  /// The identifiers of the items of the controller, by the class of the bar that shows them.
  var barItems: [String: String] {
    let items = [
      "UINavigationBar": controller?.child(ControllerElement.navigationItem)?.id,
      "UITabBar": controller?.child(ControllerElement.tabBarItem)?.id,
    ]
    return items.compactMapValues { $0 }
  }

  /// The name of the scene in the document, or if it has none, the title of its navigation item or
  /// the kind of its controller.
  var displayName: String {
    guard name == elementName, let controller else { return name }
    let title = ObjectTitle.navigationTitle(of: controller) ?? ""
    return title.isEmpty ? ObjectTitle.controller(controller.kind) : title
  }
}

extension InterfaceDocument {
  /// The identifiers of all objects.
  var identifiersOfObjects: [String] { tree.allElements.compactMap(\.id) }
}
