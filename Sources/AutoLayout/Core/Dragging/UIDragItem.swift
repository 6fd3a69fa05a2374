import Foundation

/// A dragged item.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// The app's object that the item represents. It is not available to other apps.
  open var localObject: Any?
  /// A closure that returns the preview during the drag, or `nil` to keep the preview of the lift.
  /// - Remark: Inert. Previews are not drawn.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item of data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// Requests a new preview.
  /// - Remark: Inert. Previews are not drawn.
  open func setNeedsDropPreviewUpdate() {}
}

/// The preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view that is shown.
  public let view: UIView
  private let storedParameters: UIDragPreviewParameters
  /// The appearance.
  open var parameters: UIDragPreviewParameters { storedParameters }

  /// Creates a preview of a view with an appearance.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, storedParameters) = (view, parameters)
  }
  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
  /// Returns a preview of the same view.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: storedParameters)
  }
}

/// The appearance of a preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The target to which a preview of a dragged item moves.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item, with its target.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a view at its current position, with the specified appearance.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// An operation that a drop performs on its items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drop is canceled, and the items go back.
  case cancel = 0
  /// The drop is not allowed, which is indicated during the drag.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved, if the drag allows it.
  case move
}

/// The proposed outcome of a drop at the current position.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// The operation of the proposed drop.
  public let operation: UIDropOperation
  /// A Boolean value that indicates whether items are dropped next to the finger.
  /// - Remark: Inert. Fingers are not simulated.
  open var isPrecise = false
  /// A Boolean value that indicates whether previews keep their size.
  /// - Remark: Inert. Previews are not drawn.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
  /// Returns a proposal of the same operation.
  open func copy(with zone: NSZone? = nil) -> Any { UIDropProposal(operation: operation) }
}
