import Foundation

/// One transition between controllers.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The controllers and views of a transition.
  struct Parts {
    var from, to: UIViewController?
    var fromView, toView: UIView?
    /// The final frame of each controller that stays, in points in the container.
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// The initial frame of each controller that was there, in points in the container.
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
  }

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// The completed fraction of an interactive transition.
  private(set) var percentComplete: CGFloat = 0
  let parts: Parts
  /// The animator, or nil for a change that takes no time.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) lazy var coordinator = TransitionCoordinator(context: self)
  /// Ends the transition. The argument is false if it was canceled.
  private var complete: ((Bool) -> Void)?

  init(
    in container: UIView, _ parts: Parts, isAnimated: Bool, style: UIModalPresentationStyle,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    containerView = container
    self.parts = parts
    self.isAnimated = isAnimated
    presentationStyle = style
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
  }

  /// Creates the context of an exchange of two children, whose frames do not change.
  convenience init(
    in container: UIView, from: UIViewController, to: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    var parts = Parts(from: from, to: to, fromView: from.view, toView: to.view)
    parts.initialFrames[ObjectIdentifier(from)] = from.view.frame
    parts.finalFrames[ObjectIdentifier(to)] = to.view.frame
    self.init(
      in: container, parts, isAnimated: true, style: .none, animator: animator,
      interactor: interactor)
  }

  /// The duration of the transition in seconds.
  var duration: TimeInterval { max(animator?.transitionDuration(using: self) ?? 0, 0) }
  /// A Boolean value that indicates whether the transition begins under the user's control.
  var startsInteractively: Bool { interactor?.wantsInteractiveStart == true }

  /// Starts the transition. `complete` is called at its end, which can be immediately.
  func start(_ complete: @escaping (Bool) -> Void) {
    self.complete = complete
    guard let interactor, interactor.wantsInteractiveStart else { return animate() }
    isInteractive = true
    interactor.startInteractiveTransition(self)
  }

  /// Runs the animator and the changes alongside.
  func animate() {
    guard let animator else {
      coordinator.runAlongside(duration: 0)
      return completeTransition(true)
    }
    let duration = duration
    animator.animateTransition(using: self)
    if complete != nil { coordinator.runAlongside(duration: duration) }
  }

  // MARK: UIViewControllerContextTransitioning

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.interactionDidChange()
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    transitionWasCancelled = false
    coordinator.interactionDidChange()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let complete else { return }
    self.complete = nil
    // An animator can end the transition before the changes alongside have begun.
    if didComplete { coordinator.runAlongside(duration: 0) }
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    complete(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.runCompletions()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: parts.from
    case .to: parts.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: parts.fromView
    case .to: parts.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    parts.initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    parts.finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}

/// The animation of a presentation without an animator of the program, while a clock is current: a
/// slide from the lower edge, or a fade.
@MainActor
final class StandardTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let fades: Bool

  /// The duration in seconds. UIKit's is not documented; assumed.
  private static let duration: TimeInterval = 0.4

  init(isPresenting: Bool, fades: Bool) {
    self.isPresenting = isPresenting
    self.fades = fades
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let view = transitionContext.view(forKey: isPresenting ? .to : .from)
        ?? transitionContext.viewController(forKey: isPresenting ? .to : .from)?.view
    else { return transitionContext.completeTransition(true) }
    let shown = view.transform
    let alpha = view.alpha
    let container = transitionContext.containerView
    let hidden = shown.translatedBy(x: 0, y: container.bounds.maxY - view.frame.minY)
    func set(_ isShown: Bool) {
      if fades {
        view.alpha = isShown ? alpha : 0
      } else {
        view.transform = isShown ? shown : hidden
      }
    }
    if isPresenting { UIView.performWithoutAnimation { set(false) } }
    UIView.animate(withDuration: Self.duration) {
      set(self.isPresenting)
    } completion: { _ in
      UIView.performWithoutAnimation { set(true) }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
