import Foundation

/// Information about a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation, or `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition started under the user's control.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the user can take control of the transition.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the user currently controls the transition.
  var isInteractive: Bool { get }
  /// The duration of the transition in seconds. Changes of size are immediate.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of an interactive transition when the user released it, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity with which an interactive transition ends, relative to its duration.
  var completionVelocity: CGFloat { get }
  /// The timing curve with which an interactive transition ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the contents relative to the current orientation.
  var targetTransform: CGAffineTransform { get }
  /// Returns the view controller that the key identifies, or `nil` if the transition is only a size
  /// change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that the transition adds or removes, or `nil` if there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Methods that run an app's changes alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the transition, and `completion` at its end. For a change of size,
  /// `animation` runs when views have their new size and before they are laid out, and `completion`
  /// after the layout.
  ///
  /// - Returns: `true` if the closures will run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `animation`, which changes a view outside the container, with the transition, and
  /// `completion` at its end.
  ///
  /// - Returns: `true` if the closures will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when the user releases an interactive transition.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls a closure when the user takes control of a transition or releases it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition.
  ///
  /// - Returns: `true` if the closure will run.
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

  /// The view in which the transition takes place, or whose size changes.
  let containerView: UIView
  let targetTransform: CGAffineTransform
  /// The transition between controllers, or `nil` for a change of size.
  private weak var context: TransitionContext?
  /// The closures to run with the transition.
  private var animations: [Step] = []
  /// The closures to run at the end of the transition.
  private var completions: [Step] = []
  /// The closures that are called when the interaction changes.
  private var changeHandlers: [Step] = []
  private let style: UIModalPresentationStyle
  let isAnimated: Bool
  let initiallyInteractive: Bool
  /// The duration in seconds of changes that are added after the transition began, or `nil` before
  /// it begins.
  private var begunDuration: TimeInterval?

  /// Creates a coordinator for a transition in a view, before the transition begins.
  init(container: UIView?, targetTransform: CGAffineTransform = .identity) {
    containerView = container ?? UIView(frame: .zero)
    self.targetTransform = targetTransform
    (style, isAnimated, initiallyInteractive) = (.none, false, false)
  }

  /// Creates the coordinator of a transition between controllers.
  init(context: TransitionContext) {
    containerView = context.containerView
    targetTransform = context.targetTransform
    self.context = context
    (style, isAnimated) = (context.presentationStyle, context.isAnimated)
    initiallyInteractive = context.startsInteractively
  }

  var presentationStyle: UIModalPresentationStyle { style }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? 0 }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { context?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.interactor?.completionCurve ?? .easeInOut }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    animations.append(animation)
    if let begunDuration { runAlongside(duration: begunDuration) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changeHandlers.append { if !$0.isInteractive { handler($0) } } }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changeHandlers.append(handler) }

  func interactionDidChange() { for handler in changeHandlers { handler(self) } }

  /// Runs the closures alongside the transition, then `layout`, then the completion closures.
  func run(_ layout: () -> Void) {
    while !animations.isEmpty { animations.removeFirst()(self) }
    layout()
    runCompletions()
  }

  /// Runs the closures alongside a transition within its duration, in seconds.
  func runAlongside(duration: TimeInterval) {
    begunDuration = duration
    guard !animations.isEmpty else { return }
    let run = {
      while !self.animations.isEmpty { self.animations.removeFirst()(self) }
    }
    guard duration > 0, isAnimated else { return UIView.performWithoutAnimation(run) }
    UIView.animate(withDuration: duration, animations: run)
  }

  /// Runs the completion closures.
  func runCompletions() { while !completions.isEmpty { completions.removeFirst()(self) } }
}
