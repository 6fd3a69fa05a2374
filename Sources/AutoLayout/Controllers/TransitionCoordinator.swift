import Foundation

/// What is known of a transition while it runs: nothing moves by itself here, so that every
/// transition takes no time.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is shown in steps.
  var isAnimated: Bool { get }
  /// How long the change takes, in seconds; 0.
  var transitionDuration: TimeInterval { get }
  /// Whether the change was given up.
  var isCancelled: Bool { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// How the contents turn, relative to the present orientation.
  var targetTransform: CGAffineTransform { get }
}

/// Runs what a program puts beside a change of size or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Has `animation` run with the change, when views have their new size and before they are laid
  /// out, and `completion` after the layout.
  ///
  /// - Returns: Whether they are going to run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The coordinator of one change.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The view that changes.
  let containerView: UIView
  let isAnimated = false
  let transitionDuration: TimeInterval = 0
  let isCancelled = false
  let targetTransform: CGAffineTransform
  /// What runs with the change and has not run yet.
  private var animations: [Step] = []
  /// What follows the layout and has not run yet.
  private var completions: [Step] = []

  /// A coordinator of a change in a view, before anything has happened.
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

  /// Runs what was put beside the change, then `layout`, then what follows it.
  func run(_ layout: () -> Void) {
    while !animations.isEmpty { animations.removeFirst()(self) }
    layout()
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
