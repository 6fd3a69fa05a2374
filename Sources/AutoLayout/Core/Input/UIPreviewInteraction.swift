import Foundation

/// The delegate of a preview interaction.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Returns whether the interaction can begin. By default, returns true.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Tells the delegate how far the preview is.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Tells the delegate how far the commitment is. By default, does nothing.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Tells the delegate that the interaction was canceled.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// Returns true.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}

/// The pressure of a finger on a view.
///
/// - Remark: Inert. There is no finger, so that the delegate is not called.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The object that is told about the pressure.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction of a view.
  public init(view: UIView) { self.view = view }

  /// Returns where the finger is: the origin of the view.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view, let coordinateSpace else { return .zero }
    return view.convert(.zero, to: coordinateSpace)
  }

  /// Ends the interaction.
  open func cancel() {}
}
