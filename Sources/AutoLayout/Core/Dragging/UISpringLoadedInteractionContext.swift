import Foundation

/// The phase of a drag that rests on a view.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// The drag does not rest on the view.
  case inactive
  /// The drag may rest on the view.
  case possible
  /// The view will be activated.
  case activating
  /// The view is activated.
  case activated
}

/// The context of a drag that rests on a view.
///
/// - Remark: Inert. Drags do not rest on views, so no context is created.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The phase of the drag.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect.
  var targetView: UIView? { get set }
  /// The item that the view represents.
  var targetItem: Any? { get set }
  /// Returns the location of the drag.
  func location(in view: UIView?) -> CGPoint
}
