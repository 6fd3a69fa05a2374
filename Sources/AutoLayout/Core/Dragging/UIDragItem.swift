import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// An object of the program that the item stands for. Other programs do not see it.
  open var localObject: Any?
  /// A closure that returns the preview during the drag, or nil for that of the lift.
  /// - Remark: Inert. Previews are not drawn.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item of data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// Asks for a new preview.
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

/// The place to which a preview of a dragged item moves.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item, with its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a view where it is, with the appearance.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// Returns the preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// An operation that a drop performs on its items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: the items go back.
  case cancel = 0
  /// Nothing, which a sign shows during the drag.
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
  /// - Remark: Inert. There is no finger.
  open var isPrecise = false
  /// A Boolean value that indicates whether previews keep their size.
  /// - Remark: Inert. Previews are not drawn.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
  /// Returns a proposal of the same operation.
  open func copy(with zone: NSZone? = nil) -> Any { UIDropProposal(operation: operation) }
}
