import Foundation

/// The state that the drag and the drop of one movement share.
@MainActor
final class DragState {
  /// The items, in the order in which they were added.
  var items: [UIDragItem] = []
  /// The place in points in the window's coordinates.
  var location: CGPoint
  /// The window in which the drag began.
  weak var window: UIWindow?
  /// Whether the source allows to move items, and whether it keeps them from other programs.
  var allowsMove = true
  var isRestricted = false

  init(window: UIWindow, location: CGPoint) { (self.window, self.location) = (window, location) }
}

/// A drag or a drop.
@MainActor
class DragDropSession: NSObject {
  let state: DragState

  init(_ state: DragState) { self.state = state }

  var items: [UIDragItem] { state.items }
  var allowsMoveOperation: Bool { state.allowsMove }
  var isRestrictedToDraggingApplication: Bool { state.isRestricted }

  func location(in view: UIView) -> CGPoint {
    state.window.map { $0.convert(state.location, to: view) } ?? state.location
  }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag.
@MainActor
final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?
}

/// The drop of a drag of the same program.
@MainActor
final class DropSession: DragDropSession, UIDropSession {
  let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)
  var localDragSession: (any UIDragSession)? { drag }

  init(_ drag: DragSession) {
    self.drag = drag
    super.init(drag.state)
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let found = LoadedObjects()
    for item in items {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { found.objects.append(object) }
      }
    }
    completion(found.objects)
    return progress
  }

  /// What the handlers of item providers receive. They are called before the providers return.
  private final class LoadedObjects: @unchecked Sendable {
    var objects: [any NSItemProviderReading] = []
  }
}
