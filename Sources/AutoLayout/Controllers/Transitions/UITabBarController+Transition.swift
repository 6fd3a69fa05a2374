import Foundation

extension UITabBarController {
  /// Selects a tab with an animator of the delegate.
  ///
  /// - Returns: Whether there is one.
  func selectWithAnimator(_ index: Int) -> Bool {
    let former = storedIndex
    guard appearance == .appeared, extras?.transition == nil, index != former,
      let from = selectedViewController, from.isViewLoaded,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: children[index])
    else { return false }
    let to = children[index]
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    to.loadViewIfNeeded()
    storedIndex = index
    let container = UITabTransitionView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    container.addSubview(from.view)
    to.view.frame = view.bounds
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    prepareForLayout()
    let context = makeContext(in: container, from: from, to: to, animator, interactor)
    madeExtras.transition = context
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    to.announceAppearing()
    context.start { [self] didComplete in
      extras?.transition = nil
      if !didComplete {
        storedIndex = former
        to.beginAppearanceTransition(false, animated: true)
        from.beginAppearanceTransition(true, animated: true)
      }
      if let shown = selectedViewController?.view {
        view.insertSubview(shown, aboveSubview: container)
      }
      container.removeFromSuperview()
      showSelected()
      updateScreen()
      view.window?.layoutIfNeeded()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    }
    return true
  }

  private func makeContext(
    in container: UIView, from: UIViewController, to: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionContext {
    var parts = TransitionContext.Parts(from: from, to: to, fromView: from.view, toView: to.view)
    parts.initialFrames[ObjectIdentifier(from)] = from.view.frame
    parts.finalFrames[ObjectIdentifier(to)] = to.view.frame
    return TransitionContext(
      in: container, parts, isAnimated: true, style: .none, animator: animator,
      interactor: interactor)
  }
}

/// The view in which a tab bar controller exchanges the views of its controllers.
@MainActor
final class UITabTransitionView: UIView {}
