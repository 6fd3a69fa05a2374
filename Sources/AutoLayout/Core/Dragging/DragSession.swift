import Foundation

/// The common state of a drag and its drop.
@MainActor
final class DragState {
  /// The items, in the order in which they were added.
  var items: [UIDragItem] = []
  /// The location in points in the window's coordinates.
  var location: CGPoint
  /// The window in which the drag began.
  weak var window: UIWindow?
  /// Boolean values that indicate whether the source permits the items to be moved, and whether
  /// other programs cannot receive them.
  var allowsMove = true
  var isRestricted = false

  init(window: UIWindow, location: CGPoint) { (self.window, self.location) = (window, location) }
}

/// The properties and methods that drag and drop sessions share.
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

/// The session that the delegate of a drag interaction receives.
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
    let objects = LoadedObjects(count: items.count, completion)
    for (index, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in objects.set(object, at: index) }
    }
    objects.returnFromLoading()
    return progress
  }
}

/// The objects that item providers create. They are delivered when the last one is loaded.
///
/// A program's closures may pass data on any thread.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var missing: Set<Int>
  private var isLoading = true
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    (missing, self.completion) = (Set(0..<count), completion)
  }

  /// Stores the object of an item, if any.
  func set(_ object: (any NSItemProviderReading)?, at index: Int) {
    lock.lock()
    let isLast = missing.remove(index) != nil && missing.isEmpty && !isLoading
    if let object { objects[index] = object }
    lock.unlock()
    if isLast { DispatchQueue.main.async { self.finish() } }
  }

  /// Delivers the objects immediately if no provider loads its data later.
  @MainActor func returnFromLoading() {
    lock.lock()
    isLoading = false
    let isComplete = missing.isEmpty
    lock.unlock()
    if isComplete { finish() }
  }

  private func finish() { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
}
