import Foundation

/// The delegate of a preview interaction.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the interaction can begin. By default, returns
  /// true.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Notifies the delegate of the progress of the preview, from 0 to 1, which has ended if `ended`
  /// is true.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Notifies the delegate of the progress of the commit, from 0 to 1, which has ended if `ended`
  /// is true. The default implementation does nothing.
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
/// - Remark: Inert. There are no touches, so the delegate is not called.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that the user presses.
  open private(set) weak var view: UIView?
  /// The delegate, which is notified of the pressure.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction of a view.
  public init(view: UIView) { self.view = view }

  /// Returns the location of the finger. It is always the origin of the view.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view, let coordinateSpace else { return .zero }
    return view.convert(.zero, to: coordinateSpace)
  }

  /// Ends the interaction.
  open func cancel() {}
}
