import Foundation

/// An interaction that lets users drop items on a view. `ScriptedDrag` simulates the finger.
@preconcurrency @MainActor
open class UIDropInteraction: _UIViewInteraction {
  /// The object that receives the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// A Boolean value that indicates whether several drags can be received at the same time.
  /// - Remark: Inert. There is one drag at a time.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with the object that receives the items.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// The destination of a drop.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the view accepts the items. The default is
  /// true.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// Called after the drag entered the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the proposed operation of a drop after the drag moved in the view. The default is
  /// `cancel`.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called after the drag left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called after the items were dropped on the view. The data of items is loaded here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after all animations of the drop.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called at the end of a drag that was over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns the preview of an item that was dropped, or `nil` for no preview.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called before the animation of an item that was dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Proposes to cancel.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
  /// Returns the default preview.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
