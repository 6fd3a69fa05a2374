import Foundation

/// Exchanges of two children with an animator: of tabs, and of controllers on a stack.
extension UIViewController {
  /// Adds the view in which two children are exchanged, behind all others.
  func addTransitionView(_ container: UIView, with child: UIViewController) {
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    container.addSubview(child.view)
  }

  /// Begins an exchange.
  func beginExchange(
    _ context: TransitionContext, from: UIViewController, to: UIViewController
  ) {
    madeState.transition = context
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    to.announceAppearing()
  }

  /// Ends an exchange, after which `show` shows the view of the current child.
  func endExchange(
    _ context: TransitionContext, from: UIViewController, to: UIViewController,
    current: UIViewController?, _ show: () -> Void
  ) {
    if let shown = current?.view { view.insertSubview(shown, aboveSubview: context.containerView) }
    context.containerView.removeFromSuperview()
    show()
    updateScreen()
    view.window?.layoutIfNeeded()
    from.endAppearanceTransition()
    to.endAppearanceTransition()
  }
}
