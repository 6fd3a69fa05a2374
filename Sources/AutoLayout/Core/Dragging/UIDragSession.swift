import Foundation

/// The common interface of drag and drop sessions.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items, in the order in which they were added.
  var items: [UIDragItem] { get }
  /// Returns the location of the drag in a view, in points in the view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the items can be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether other programs cannot receive the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns a Boolean value that indicates whether an item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns a Boolean value that indicates whether an object of a class can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, from the lift of its items until they are delivered or go back.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A custom object of the app. It is not available to other apps.
  var localContext: Any? { get set }
}

/// The ways in which the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// The progress is not shown.
  case none = 0
  /// The system shows the progress.
  case `default`
}

/// A drag over views that receive items.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the same program.
  var localDragSession: (any UIDragSession)? { get }
  /// The way in which the progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading.
  var progress: Progress { get }
  /// Creates objects of a class from the items, and passes those that could be created to a
  /// closure.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns a Boolean value that indicates whether a value of a type, such as `String`, can be
  /// made from an item.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Creates values of a type, such as `String`, from the items, and passes them to a closure.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? Value._ObjectiveCType }.map {
          Value._unconditionallyBridgeFromObjectiveC($0)
        })
    }
  }
}

/// An object to which changes alongside the animations of a drag are added.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Changes that are applied without animation.
@MainActor
package final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isDone = false

  package func addAnimations(_ animations: @escaping () -> Void) {
    if isDone { animations() } else { self.animations.append(animations) }
  }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if isDone { completion(.end) } else { completions.append(completion) }
  }
  /// Applies the changes and calls the closures.
  package func finish() {
    isDone = true
    for change in animations { change() }
    for completion in completions { completion(.end) }
    (animations, completions) = ([], [])
  }
}
