import Foundation

/// Information about a transition in progress. Transitions are not animated and take no time.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration of the transition in seconds; always 0.
  var transitionDuration: TimeInterval { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the contents relative to the current orientation.
  var targetTransform: CGAffineTransform { get }
}

/// Methods that run a program's changes alongside a change of size or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the transition, when views have their new size and before they are laid
  /// out, and `completion` after the layout.
  ///
  /// - Returns: Whether the closures will run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition, when views have their new size and before they are laid
  /// out.
  ///
  /// - Returns: Whether the closure will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The view that changes.
  let containerView: UIView
  let isAnimated = false
  let transitionDuration: TimeInterval = 0
  let isCancelled = false
  let targetTransform: CGAffineTransform
  /// The closures that run with the transition and have not run yet.
  private var animations: [Step] = []
  /// The closures that run after the layout and have not run yet.
  private var completions: [Step] = []

  /// Creates a coordinator for a transition in a view, before the transition begins.
  init(container: UIView?, targetTransform: CGAffineTransform = .identity) {
    containerView = container ?? UIView(frame: .zero)
    self.targetTransform = targetTransform
  }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the closures alongside the transition, then `layout`, then the completion closures.
  func run(_ layout: () -> Void) {
    while !animations.isEmpty { animations.removeFirst()(self) }
    layout()
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
