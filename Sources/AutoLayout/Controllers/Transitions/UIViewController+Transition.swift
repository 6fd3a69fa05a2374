import Foundation

extension UIViewController {
  /// The coordinator of the transition of the controller or its nearest ancestor, or `nil` if no
  /// transition is in progress.
  var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let transition = current.rareState?.transition { return transition.coordinator }
      if let transition = current.presentation?.transition { return transition.coordinator }
      if let transition = current.presentedController?.presentation?.transition {
        return transition.coordinator
      }
      controller = current.parent
    }
    return nil
  }

  /// Returns the presentation controller of a class for the current style, creating it if
  /// necessary. Returns `nil` if the style has a presentation controller of another class.
  func styledController<Kind: UIPresentationController>() -> Kind? {
    if let presentation { return presentation.controller as? Kind }
    if let known = rareState?.presentationController as? Kind, known.isOf(modalPresentationStyle) {
      return known
    }
    let made = modalPresentationStyle.makeController(for: self, presenting: nil)
    guard let wanted = made as? Kind else { return nil }
    madeState.presentationController = wanted
    return wanted
  }

  /// Returns the presentation controller for a presentation that begins.
  func makePresentationController(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom {
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
      if let custom { return custom }
    }
    let controller: UIPresentationController? = styledController()
    return controller
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}

extension UIPresentationController {
  /// Returns a Boolean value that indicates whether the class is that of a style.
  fileprivate func isOf(_ style: UIModalPresentationStyle) -> Bool {
    type(of: self) == style.controllerClass
  }
}

@MainActor
extension UIModalPresentationStyle {
  fileprivate var controllerClass: UIPresentationController.Type {
    switch self {
    case .popover: UIPopoverPresentationController.self
    case .automatic, .none, .pageSheet, .formSheet: UISheetPresentationController.self
    default: UIPresentationController.self
    }
  }

  /// Creates the presentation controller of the style.
  fileprivate func makeController(
    for presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch self {
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .automatic, .none, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    default: UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}

/// Animated exchanges of two children: of tabs, and of controllers on a stack.
extension UIViewController {
  /// Adds the view in which two children are exchanged, behind all others.
  func addTransitionView(_ container: UIView, with child: UIViewController) {
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    container.addSubview(child.view)
  }

  /// Stores the transition of an exchange of two children, and begins their appearance transitions.
  func beginExchange(
    _ context: TransitionContext, from: UIViewController, to: UIViewController
  ) {
    madeState.transition = context
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    to.announceAppearing()
  }

  /// Ends an exchange: removes its container, calls `show` to show the view of the current child,
  /// and ends the appearance transitions.
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
